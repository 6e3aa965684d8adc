#define _GNU_SOURCE
#include "server.h"

#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

void segue_reply_set(segue_reply *reply, int status, const void *bytes, size_t length) {
    if (!reply->kept) reply->kept = malloc(segue_kept_answer);
    bool is_kept = reply->kept && length <= segue_kept_answer;
    if (is_kept && length) memcpy(reply->kept, bytes, length);
    reply->response = MHD_create_response_from_buffer(
        length, is_kept ? reply->kept : (void *)bytes,
        is_kept ? MHD_RESPMEM_PERSISTENT : MHD_RESPMEM_MUST_COPY);
    reply->status = (unsigned)status;
    reply->length = length;
}

/// Copies a text to `place` and ends it with a NUL; returns where the next one goes.
static char *put(char *place, segue_text text) {
    memcpy(place, text.bytes, text.length);
    place[text.length] = 0;
    return place + text.length + 1;
}

void segue_reply_add(segue_reply *reply, segue_text name, segue_text value) {
    char small[256];
    size_t size = name.length + value.length + 2;
    char *texts = size <= sizeof small ? small : malloc(size);
    if (!texts) return;
    char *second = put(texts, name);
    put(second, value);
    if (reply->response) MHD_add_response_header(reply->response, texts, second);
    if (texts != small) free(texts);
}

/// Starts the threads, all or none.
static bool start_threads(segue_server *server, char *error, size_t size) {
    const segue_options *options = &server->options;
    snprintf(error, size, "cannot start a thread");
    if (!segue_watch_start(&server->watch, options->receive_milliseconds, options->idle_milliseconds))
        return false;
    if (segue_workers_start(server, error, size)) {
        if (segue_acceptor_start(server)) return true;
        segue_workers_stop(server);
    }
    segue_watch_stop(&server->watch);
    return false;
}

/// Starts threads that do not interrupt others when a request or a connection comes, but wait for their turn: by
/// then there are several, and whoever sends them got to do so. A policy of the operator's stays as it is.
static bool start_patient_threads(segue_server *server, char *error, size_t size) {
    const struct sched_param none = {0};
    bool is_usual = sched_getscheduler(0) == SCHED_OTHER;
    // Threads take the policy of the one that starts them.
    if (is_usual) pthread_setschedparam(pthread_self(), SCHED_BATCH, &none);
    bool are_started = start_threads(server, error, size);
    if (is_usual) pthread_setschedparam(pthread_self(), SCHED_OTHER, &none);
    return are_started;
}

static segue_server *fail(segue_server *server) {
    if (server->listener >= 0) close(server->listener);
    free(server);
    return NULL;
}

segue_server *segue_server_start(
    const segue_options *options, const segue_handlers *handlers, char *error, size_t size) {
    snprintf(error, size, "out of memory");
    segue_server *server = calloc(1, sizeof *server + options->threads * sizeof *server->workers);
    if (!server) return NULL;
    server->options = *options;
    server->handlers = *handlers;
    server->port = options->port;
    server->checks_layout = strcmp(MHD_get_version(), "1") < 0;
    server->listener = segue_listen(options->host, &server->port, error, size);
    if (server->listener < 0) return fail(server);
    server->options.host = NULL;
    return start_patient_threads(server, error, size) ? server : fail(server);
}

uint16_t segue_server_port(const segue_server *server) {
    return server->port;
}

const char *segue_server_library_version(void) {
    return MHD_get_version();
}

static int64_t milliseconds_now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

unsigned segue_server_drain(
    segue_server *server, unsigned deadline_milliseconds, unsigned grace_milliseconds) {
    const struct timespec step = {0, 2 * 1000000};
    // By the clock: on a busy machine a step takes longer than it says.
    int64_t start = milliseconds_now();
    unsigned busy;
    atomic_store(&server->draining, true);
    segue_acceptor_stop(server);
    for (;;) {
        int64_t waited = milliseconds_now() - start;
        busy = segue_watch_busy(&server->watch);
        if (!segue_acceptor_count(server) || waited >= deadline_milliseconds) break;
        if (!busy && waited >= grace_milliseconds) break;
        nanosleep(&step, NULL);
    }
    segue_workers_stop(server);
    segue_watch_stop(&server->watch);
    free(server);
    return busy;
}
