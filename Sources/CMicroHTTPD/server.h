/// What the files of this target share; the interface for others is include/CMicroHTTPD.h.
#ifndef SEGUE_SERVER_H
#define SEGUE_SERVER_H

#include "include/CMicroHTTPD.h"

#include <microhttpd.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>

enum {
    segue_target_limit = 8 * 1024,
    segue_headers_limit = 12 * 1024,
    segue_header_count_limit = 100,
    /// A refused body is read to its end up to here, so that the client gets to read the answer.
    segue_discard_limit = 16 * 1024 * 1024,
    segue_small_body = 2048,
    /// Answers up to this length lie in memory that the connection keeps: to get and to give back as much for
    /// each costs as much as to fill it.
    segue_kept_answer = 4096,
    /// How many whole requests a thread lets wait while it reads others: enough for it to answer several in a
    /// row, few enough that one does not wait long for the slowest of them.
    segue_waiting_limit = 6,
    /// By how many connections the other workers together may lead the one with the fewest. Side by side they are
    /// answered in a row, and a client on the same machine keeps a CPU: of two workers, 32 get 6 % more answers
    /// than where they are shared evenly, and 7 % more than where one worker may have all.
    segue_lead = 8
};

struct segue_reply {
    struct MHD_Response *response;
    unsigned status;
    size_t length;
    /// NULL before the first short answer.
    void *kept;
};

enum segue_phase { SEGUE_AWAITS_HEAD, SEGUE_RECEIVES, SEGUE_DISCARDS, SEGUE_WAITS, SEGUE_ANSWERED };

/// What the watchdog knows of a connection: no request, a request line at least, or a whole request.
enum segue_stage { SEGUE_RESTS, SEGUE_READS, SEGUE_ANSWERS };

/// A connection and the request on it; HTTP/1.1 has one at a time, so that a request needs no memory itself.
typedef struct segue_connection {
    struct segue_connection *next, *previous;
    segue_server *server;
    int socket;
    /// The tick at which the watchdog cuts the connection.
    _Atomic int64_t cut_at;
    _Atomic enum segue_stage stage;
    /// The `cut_at` of the request that the watchdog last saw left by its client; only the watchdog uses it.
    int64_t left_at;

    enum segue_phase phase;
    segue_head head;
    /// The request target as it was sent; libmicrohttpd takes its own apart where it has a query.
    segue_text target;
    char *target_copy;
    /// The answer that waits until a refused body is read.
    segue_reply reply;
    uint8_t *body;
    size_t length, capacity;
    /// The bytes of the body so far, discarded ones too.
    uint64_t received;
    int64_t started;
    uint8_t small_body[segue_small_body];
} segue_connection;

/// All connections, and the thread that cuts those that take too long.
///
/// Time is counted in ticks by that thread, so that a request reads no clock.
typedef struct segue_watch {
    pthread_mutex_t mutex;
    pthread_cond_t stop_condition;
    pthread_t thread;
    bool stops;
    segue_connection *first;
    _Atomic int64_t now;
    unsigned tick_milliseconds;
    int64_t receive_ticks, idle_ticks;
} segue_watch;

/// A thread of libmicrohttpd's that reads and answers requests, and how many connections it has.
typedef struct segue_worker {
    segue_server *server;
    struct MHD_Daemon *daemon;
    _Atomic unsigned connections;
} segue_worker;

struct segue_server {
    segue_options options;
    segue_handlers handlers;
    segue_watch watch;
    int listener;
    uint16_t port;
    /// Whether heads are checked for what libmicrohttpd before 1.0 overlooks.
    bool checks_layout;
    atomic_bool draining;
    pthread_t acceptor;
    /// How many more connections there may be.
    sem_t room;
    /// As many as `options.threads`.
    segue_worker workers[];
};

/// Returns a listening socket and its port, or -1 with the cause in `error`.
int segue_listen(const char *host, uint16_t *port, char *error, size_t size);

/// Starts the thread that hands out connections, up to the limit at a time; `workers` run by then.
bool segue_acceptor_start(segue_server *server);
/// Accepts no more connections; `draining` is set by then.
void segue_acceptor_stop(segue_server *server);
/// Makes room: a connection of the worker is gone.
void segue_acceptor_release(segue_worker *worker);
/// Counts the connections that were handed out and are not gone.
unsigned segue_acceptor_count(const segue_server *server);

/// Starts all workers or none; where libmicrohttpd says why, it replaces `error`.
bool segue_workers_start(segue_server *server, char *error, size_t size);
void segue_workers_stop(segue_server *server);

bool segue_watch_start(segue_watch *watch, unsigned receive_milliseconds, unsigned idle_milliseconds);
void segue_watch_stop(segue_watch *watch);
void segue_watch_add(segue_watch *watch, segue_connection *connection);
void segue_watch_remove(segue_watch *watch, segue_connection *connection);
/// Counts the connections that have a request.
unsigned segue_watch_busy(segue_watch *watch);

/// Has a connection cut in so many ticks from now.
static inline void segue_watch_allow(segue_watch *watch, segue_connection *connection, int64_t ticks) {
    int64_t now = atomic_load_explicit(&watch->now, memory_order_relaxed);
    atomic_store_explicit(&connection->cut_at, now + ticks, memory_order_relaxed);
}

/// The parts of a request line, as libmicrohttpd points into the bytes that it received.
typedef struct segue_line {
    const char *method, *url, *version;
} segue_line;

/// Reads the head of a request; false with the cause in `refusal` where it is malformed or too large.
bool segue_read_head(
    segue_connection *request, struct MHD_Connection *connection, segue_line line, bool *expects_continue,
    segue_refusal *refusal);

/// Takes the target apart into path and query; returns what is wrong with it, or NULL.
const char *segue_read_target(segue_text target, segue_head *head);

/// Whether bytes are a token as RFC 9110 §5.6.2 has it.
bool segue_is_token(const char *bytes, size_t length);

/// The callbacks of libmicrohttpd, in the order in which a connection meets them.
void segue_on_connection(
    void *context, struct MHD_Connection *connection, void **state, enum MHD_ConnectionNotificationCode code);
void *segue_on_target(void *context, const char *target, struct MHD_Connection *connection);
enum MHD_Result segue_on_request(
    void *context, struct MHD_Connection *connection, const char *url, const char *method,
    const char *version, const char *data, size_t *size, void **state);
void segue_on_completed(
    void *context, struct MHD_Connection *connection, void **state, enum MHD_RequestTerminationCode code);

#endif
