/// What libmicrohttpd calls, in the order of a request's life.
///
/// Its access handler is called once when the headers are there, then for every piece of the body, then until
/// there is an answer. An answer in the first call closes the connection, one in the calls with a body is not
/// taken at all.
#define _GNU_SOURCE
#include "server.h"

#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>

/// How many requests of this thread wait.
static _Thread_local unsigned waiting;

static int64_t microseconds_now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

static void forget(segue_server *server, segue_connection *closed) {
    segue_watch_remove(&server->watch, closed);
    free(closed->reply.kept);
    free(closed);
}

void segue_on_connection(
    void *context, struct MHD_Connection *connection, void **state,
    enum MHD_ConnectionNotificationCode code) {
    segue_worker *worker = context;
    segue_server *server = worker->server;
    if (code == MHD_CONNECTION_NOTIFY_STARTED) {
        segue_connection *created = calloc(1, sizeof *created);
        int socket = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
        // A connection that nobody watches would have all the time in the world.
        if (!created) shutdown(socket, SHUT_RDWR);
        if (!created) return;
        created->server = server;
        created->socket = socket;
        created->body = created->small_body;
        created->capacity = segue_small_body;
        segue_watch_add(&server->watch, created);
        *state = created;
    } else {
        if (*state) forget(server, *state);
        *state = NULL;
        segue_acceptor_release(worker);
    }
}

void *segue_on_target(void *context, const char *target, struct MHD_Connection *connection) {
    segue_server *server = context;
    segue_connection *request =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT)->socket_context;
    if (!request) return NULL;
    segue_watch_allow(&server->watch, request, server->watch.receive_ticks);
    atomic_store_explicit(&request->stage, SEGUE_READS, memory_order_relaxed);
    if (server->handlers.completed) request->started = microseconds_now();
    size_t length = strlen(target);
    request->target_copy = memchr(target, '?', length) ? strdup(target) : NULL;
    request->target = (segue_text){request->target_copy ? request->target_copy : target, length};
    return request;
}

/// Also called for a connection that ends while its request waits; when the server stops, on another thread.
static void stop_waiting(segue_connection *request) {
    if (request->phase != SEGUE_WAITS) return;
    request->phase = SEGUE_RECEIVES;
    if (waiting) waiting--;
}

static bool is_answered(const segue_connection *request) {
    return request->reply.response != NULL;
}

/// Queues the answer that there is.
static enum MHD_Result send_reply(segue_connection *request, struct MHD_Connection *connection) {
    segue_server *server = request->server;
    if (!is_answered(request)) return MHD_NO;
    if (atomic_load_explicit(&server->draining, memory_order_relaxed))
        MHD_add_response_header(request->reply.response, "Connection", "close");
    request->phase = SEGUE_ANSWERED;
    return MHD_queue_response(connection, request->reply.status, request->reply.response);
}

static void refuse(segue_connection *request, segue_refusal refusal) {
    const segue_handlers *handlers = &request->server->handlers;
    handlers->refuse(handlers->context, &request->head, &refusal, &request->reply);
}

/// Grows the buffer of the body to hold `capacity` bytes.
static bool reserve(segue_connection *request, size_t capacity) {
    if (capacity <= request->capacity) return true;
    uint8_t *grown = realloc(request->body == request->small_body ? NULL : request->body, capacity);
    if (!grown) return false;
    if (request->body == request->small_body) memcpy(grown, request->small_body, request->length);
    request->body = grown;
    request->capacity = capacity;
    return true;
}

/// A short body is there most often, and `respond` sees to its head as well, in one go.
static bool is_short(const segue_head *head) {
    return !head->chunked && head->content_length <= segue_small_body;
}

/// The first call: lets the body come, has it discarded, or refuses it at once, which closes the connection.
static enum MHD_Result begin(segue_connection *request, struct MHD_Connection *connection, segue_line line) {
    const segue_handlers *handlers = &request->server->handlers;
    size_t limit = request->server->options.body_limit;
    bool expects_continue;
    segue_refusal refusal;
    // What follows a malformed head may be anything: nothing after it is read.
    if (!segue_read_head(request, connection, line, &expects_continue, &refusal)) {
        refuse(request, refusal);
        return send_reply(request, connection);
    }
    int64_t length = request->head.content_length;
    bool has_body = length > 0 || request->head.chunked;
    bool is_too_large = length > (int64_t)limit;
    if (expects_continue || is_too_large || !is_short(&request->head))
        handlers->accept(handlers->context, &request->head, &request->reply);
    if (!is_answered(request) && is_too_large)
        refuse(request, (segue_refusal){SEGUE_BODY_TOO_LARGE, NULL, limit});
    request->phase = is_answered(request) ? SEGUE_DISCARDS : SEGUE_RECEIVES;
    if (request->phase == SEGUE_RECEIVES) return length <= 0 || reserve(request, length) ? MHD_YES : MHD_NO;
    bool is_endless = length > segue_discard_limit;
    return has_body && (expects_continue || is_endless) ? send_reply(request, connection) : MHD_YES;
}

/// A call with a piece of the body.
static enum MHD_Result receive(segue_connection *request, const char *data, size_t size) {
    size_t limit = request->server->options.body_limit;
    request->received += size;
    if (request->phase == SEGUE_RECEIVES && request->received > limit) {
        refuse(request, (segue_refusal){SEGUE_BODY_TOO_LARGE, NULL, limit});
        request->phase = SEGUE_DISCARDS;
    }
    if (request->phase == SEGUE_DISCARDS) return request->received > segue_discard_limit ? MHD_NO : MHD_YES;
    size_t needed = request->length + size;
    size_t generous = needed * 2 < limit ? needed * 2 : limit;
    if (needed > request->capacity && !reserve(request, generous)) return MHD_NO;
    memcpy(request->body + request->length, data, size);
    request->length = needed;
    return MHD_YES;
}

/// Whether a whole request waits for its next call, which comes when all that the thread found were read.
///
/// So requests that came together are read together, then answered, then sent: the caches keep what a step
/// needs, and a client that sleeps is woken for several answers at once.
static bool waits(segue_connection *request) {
    if (request->phase == SEGUE_RECEIVES && waiting < segue_waiting_limit) {
        request->phase = SEGUE_WAITS;
        waiting++;
        return true;
    }
    stop_waiting(request);
    return false;
}

/// The request is whole.
static enum MHD_Result answer(segue_connection *request, struct MHD_Connection *connection) {
    segue_server *server = request->server;
    atomic_store_explicit(&request->stage, SEGUE_ANSWERS, memory_order_relaxed);
    segue_watch_allow(&server->watch, request, server->watch.idle_ticks);
    if (waits(request)) return MHD_YES;
    if (!is_answered(request))
        server->handlers.respond(
            server->handlers.context, &request->head, request->body, request->length, &request->reply);
    return send_reply(request, connection);
}

enum MHD_Result segue_on_request(
    void *context, struct MHD_Connection *connection, const char *url, const char *method,
    const char *version, const char *data, size_t *size, void **state) {
    (void)context;
    segue_connection *request = *state;
    if (!request) return MHD_NO;
    if (request->phase == SEGUE_AWAITS_HEAD)
        return begin(request, connection, (segue_line){method, url, version});
    if (!*size) return answer(request, connection);
    size_t piece = *size;
    *size = 0;
    return receive(request, data, piece);
}

/// Reports a request whose head was read; one that libmicrohttpd refused itself has no method.
static void report(const segue_connection *request, enum MHD_RequestTerminationCode code) {
    const segue_handlers *handlers = &request->server->handlers;
    bool is_sent = code == MHD_REQUEST_TERMINATED_COMPLETED_OK && request->phase == SEGUE_ANSWERED;
    bool is_head = request->head.method.length == 4 && !memcmp(request->head.method.bytes, "HEAD", 4);
    segue_outcome outcome = {
        .status = is_sent ? (int)request->reply.status : 0,
        .bytes_in = request->received,
        .bytes_out = is_sent && !is_head ? request->reply.length : 0,
        .microseconds = microseconds_now() - request->started,
    };
    handlers->completed(handlers->context, &request->head, &outcome);
}

void segue_on_completed(
    void *context, struct MHD_Connection *connection, void **state, enum MHD_RequestTerminationCode code) {
    (void)context, (void)connection;
    segue_connection *request = *state;
    if (!request) return;
    segue_watch *watch = &request->server->watch;
    if (request->server->handlers.completed && request->phase != SEGUE_AWAITS_HEAD) report(request, code);
    if (request->reply.response) MHD_destroy_response(request->reply.response);
    if (request->body != request->small_body) free(request->body);
    free(request->target_copy);
    request->reply = (segue_reply){.kept = request->reply.kept};
    stop_waiting(request);
    request->phase = SEGUE_AWAITS_HEAD;
    request->target_copy = NULL;
    request->body = request->small_body;
    request->capacity = segue_small_body;
    request->length = 0;
    request->received = 0;
    // No request line by then counts as idle: a line that comes byte by byte is cut as well.
    segue_watch_allow(watch, request, watch->idle_ticks);
    atomic_store_explicit(&request->stage, SEGUE_RESTS, memory_order_release);
}
