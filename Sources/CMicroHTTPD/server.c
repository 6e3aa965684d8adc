#define _GNU_SOURCE
#include "server.h"

#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

/// The memory of a connection for a request's head and its answer's. All of it is cleared after every
/// request: 32 KiB cost 7 % more of the CPU of a small one.
static const size_t connection_memory = 16 * 1024;
static const size_t stack_size = 1024 * 1024;
/// Where a thread that starts a server keeps what libmicrohttpd says about it; NULL in all others.
static _Thread_local struct { char *text; size_t size; } start_error;
/// What the process needs besides its connections: standard streams, epolls, event counters.
enum { other_files = 64 };

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

static void take_line(void *context, const char *format, va_list arguments) {
    segue_server *server = context;
    char line[512];
    vsnprintf(line, sizeof line, format, arguments);
    line[strcspn(line, "\r\n")] = 0;
    if (start_error.text) snprintf(start_error.text, start_error.size, "%s", line);
    else if (server->handlers.log) server->handlers.log(server->handlers.context, line);
}

/// Leaves paths and queries as they were sent; otherwise %00 would cut them short.
static size_t leave_escaped(void *context, struct MHD_Connection *connection, char *text) {
    (void)context, (void)connection;
    return strlen(text);
}

/// The connections that the limit on open files leaves room for, a multiple of the threads.
static unsigned affordable_connections(const segue_options *options) {
    struct rlimit files;
    rlim_t wanted = options->connections + other_files;
    if (getrlimit(RLIMIT_NOFILE, &files)) return options->connections;
    if (files.rlim_cur < wanted) {
        files.rlim_cur = files.rlim_max < wanted ? files.rlim_max : wanted;
        setrlimit(RLIMIT_NOFILE, &files);
    }
    unsigned count = options->connections;
    if (files.rlim_cur < wanted)
        count = files.rlim_cur > 2 * other_files ? files.rlim_cur - other_files : other_files;
    return (count + options->threads - 1) / options->threads * options->threads;
}

/// Before 1.0 the option is named differently, and -1 is the level that refuses a space before the colon;
/// 1 would send its refusal twice.
static struct MHD_OptionItem strictness(void) {
    const enum MHD_OPTION client_discipline_level = 38, strict_for_client = 29;
    bool is_modern = strcmp(MHD_get_version(), "1") > 0;
    return is_modern ? (struct MHD_OptionItem){client_discipline_level, 1, NULL}
                     : (struct MHD_OptionItem){strict_for_client, -1, NULL};
}

static struct MHD_Daemon *start_daemon(segue_server *server) {
    const segue_options *options = &server->options;
    struct MHD_OptionItem pool = {MHD_OPTION_THREAD_POOL_SIZE, options->threads, NULL};
    struct MHD_OptionItem items[] = {
        {MHD_OPTION_EXTERNAL_LOGGER, (intptr_t)take_line, server},
        {MHD_OPTION_LISTEN_SOCKET, server->listener, NULL},
        {MHD_OPTION_THREAD_STACK_SIZE, stack_size, NULL},
        {MHD_OPTION_CONNECTION_MEMORY_LIMIT, connection_memory, NULL},
        {MHD_OPTION_CONNECTION_LIMIT, affordable_connections(options), NULL},
        strictness(),
        {MHD_OPTION_UNESCAPE_CALLBACK, (intptr_t)leave_escaped, NULL},
        {MHD_OPTION_URI_LOG_CALLBACK, (intptr_t)segue_on_target, server},
        {MHD_OPTION_NOTIFY_CONNECTION, (intptr_t)segue_on_connection, server},
        {MHD_OPTION_NOTIFY_COMPLETED, (intptr_t)segue_on_completed, server},
        // One thread is none in a pool: libmicrohttpd warns of a pool of one.
        options->threads > 1 ? pool : (struct MHD_OptionItem){MHD_OPTION_END, 0, NULL},
        {MHD_OPTION_END, 0, NULL},
    };
    return MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_USE_ITC | MHD_USE_ERROR_LOG, 0, NULL, NULL, segue_on_request,
        server, MHD_OPTION_ARRAY, items, MHD_OPTION_END);
}

/// Starts the daemon on threads that do not interrupt others when a request comes, but wait for their turn: by
/// then there are several, and whoever sends them got to do so. A policy of the operator's stays as it is.
static struct MHD_Daemon *start_patient_daemon(segue_server *server) {
    const struct sched_param none = {0};
    bool is_usual = sched_getscheduler(0) == SCHED_OTHER;
    // Threads take the policy of the one that starts them.
    if (is_usual) pthread_setschedparam(pthread_self(), SCHED_BATCH, &none);
    struct MHD_Daemon *daemon = start_daemon(server);
    if (is_usual) pthread_setschedparam(pthread_self(), SCHED_OTHER, &none);
    return daemon;
}

static segue_server *fail(segue_server *server) {
    if (server && server->listener >= 0) close(server->listener);
    free(server);
    return NULL;
}

segue_server *segue_server_start(
    const segue_options *options, const segue_handlers *handlers, char *error, size_t size) {
    snprintf(error, size, "out of memory");
    segue_server *server = calloc(1, sizeof *server);
    if (!server) return NULL;
    server->options = *options;
    server->handlers = *handlers;
    server->port = options->port;
    server->checks_layout = strcmp(MHD_get_version(), "1") < 0;
    server->listener = segue_listen(options->host, &server->port, error, size);
    if (server->listener < 0) return fail(server);
    server->options.host = NULL;
    snprintf(error, size, "cannot start a thread");
    if (!segue_watch_start(&server->watch, options->receive_milliseconds, options->idle_milliseconds))
        return fail(server);
    start_error.text = error;
    start_error.size = size;
    server->daemon = start_patient_daemon(server);
    start_error.text = NULL;
    if (server->daemon) return server;
    segue_watch_stop(&server->watch);
    return fail(server);
}

uint16_t segue_server_port(const segue_server *server) {
    return server->port;
}

const char *segue_server_library_version(void) {
    return MHD_get_version();
}

/// Puts a socket that nobody can reach in the place of the listening one, which ends that.
///
/// MHD_quiesce_daemon leaves the kernel listening, and with a pool of threads it may abort the process: a
/// thread and it take the socket out of the same epoll, and the second one to do so panics (daemon.c, 0.9.75
/// to 1.0.1). The shutdown alone would have the threads try to accept without a pause.
static void stop_listening(segue_server *server) {
    int unreachable = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    shutdown(server->listener, SHUT_RD);
    if (unreachable < 0) return;
    dup3(unreachable, server->listener, O_CLOEXEC);
    close(unreachable);
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
    stop_listening(server);
    for (;;) {
        int64_t waited = milliseconds_now() - start;
        unsigned count = segue_watch_count(&server->watch, &busy);
        if (!count || waited >= deadline_milliseconds || (!busy && waited >= grace_milliseconds)) break;
        nanosleep(&step, NULL);
    }
    // It closes the unreachable socket too.
    MHD_stop_daemon(server->daemon);
    segue_watch_stop(&server->watch);
    free(server);
    return busy;
}
