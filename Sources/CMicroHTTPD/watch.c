#define _GNU_SOURCE
#include "server.h"

#include <sys/socket.h>
#include <time.h>

static const int64_t never = INT64_MAX;

/// Whether the client of an unfinished request is gone, seen twice as its last bytes may be on their way.
///
/// libmicrohttpd before 1.0 does not notice where the end comes together with a part of the request, and keeps
/// the connection until it is late.
static bool is_left(segue_connection *connection, int64_t cut_at) {
    char byte;
    if (atomic_load_explicit(&connection->stage, memory_order_relaxed) != SEGUE_READS) return false;
    if (recv(connection->socket, &byte, 1, MSG_PEEK | MSG_DONTWAIT) != 0) return false;
    if (connection->left_at == cut_at) return true;
    connection->left_at = cut_at;
    return false;
}

/// Has the threads of libmicrohttpd see the end of connections that are late or left; they close them.
static void cut(segue_watch *watch, int64_t now) {
    for (segue_connection *each = watch->first; each; each = each->next) {
        int64_t cut_at = atomic_load_explicit(&each->cut_at, memory_order_relaxed);
        if (cut_at > now && !is_left(each, cut_at)) continue;
        atomic_store_explicit(&each->cut_at, never, memory_order_relaxed);
        shutdown(each->socket, SHUT_RDWR);
    }
}

static void advance(struct timespec *time, unsigned milliseconds) {
    time->tv_nsec += (long)(milliseconds % 1000) * 1000000;
    time->tv_sec += milliseconds / 1000 + time->tv_nsec / 1000000000;
    time->tv_nsec %= 1000000000;
}

static void *run(void *context) {
    segue_watch *watch = context;
    struct timespec next;
    clock_gettime(CLOCK_MONOTONIC, &next);
    pthread_mutex_lock(&watch->mutex);
    while (!watch->stops) {
        advance(&next, watch->tick_milliseconds);
        while (!watch->stops && !pthread_cond_timedwait(&watch->stop_condition, &watch->mutex, &next)) {}
        cut(watch, atomic_fetch_add_explicit(&watch->now, 1, memory_order_relaxed) + 1);
    }
    pthread_mutex_unlock(&watch->mutex);
    return NULL;
}

/// The ticks that a time takes, and one more as it may start in the middle of one.
static int64_t ticks(const segue_watch *watch, unsigned milliseconds) {
    return (milliseconds + watch->tick_milliseconds - 1) / watch->tick_milliseconds + 1;
}

bool segue_watch_start(segue_watch *watch, unsigned receive_milliseconds, unsigned idle_milliseconds) {
    unsigned shorter = receive_milliseconds < idle_milliseconds ? receive_milliseconds : idle_milliseconds;
    // A twentieth of the shorter time is exact enough, and 500 ms seldom enough to wake an idle machine.
    watch->tick_milliseconds = shorter < 200 ? 10 : shorter > 10000 ? 500 : shorter / 20;
    watch->receive_ticks = ticks(watch, receive_milliseconds);
    watch->idle_ticks = ticks(watch, idle_milliseconds);
    pthread_mutex_init(&watch->mutex, NULL);
    pthread_condattr_t attributes;
    pthread_condattr_init(&attributes);
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    pthread_cond_init(&watch->stop_condition, &attributes);
    pthread_condattr_destroy(&attributes);
    return !pthread_create(&watch->thread, NULL, run, watch);
}

void segue_watch_stop(segue_watch *watch) {
    pthread_mutex_lock(&watch->mutex);
    watch->stops = true;
    pthread_cond_signal(&watch->stop_condition);
    pthread_mutex_unlock(&watch->mutex);
    pthread_join(watch->thread, NULL);
    pthread_cond_destroy(&watch->stop_condition);
    pthread_mutex_destroy(&watch->mutex);
}

void segue_watch_add(segue_watch *watch, segue_connection *connection) {
    segue_watch_allow(watch, connection, watch->receive_ticks);
    pthread_mutex_lock(&watch->mutex);
    connection->next = watch->first;
    if (watch->first) watch->first->previous = connection;
    watch->first = connection;
    pthread_mutex_unlock(&watch->mutex);
}

void segue_watch_remove(segue_watch *watch, segue_connection *connection) {
    pthread_mutex_lock(&watch->mutex);
    if (connection->next) connection->next->previous = connection->previous;
    if (connection->previous) connection->previous->next = connection->next;
    else watch->first = connection->next;
    pthread_mutex_unlock(&watch->mutex);
}

unsigned segue_watch_busy(segue_watch *watch) {
    unsigned busy = 0;
    pthread_mutex_lock(&watch->mutex);
    for (segue_connection *each = watch->first; each; each = each->next)
        // Pairs with the release where a request ends: what its thread did is done.
        if (atomic_load_explicit(&each->stage, memory_order_acquire) != SEGUE_RESTS) busy++;
    pthread_mutex_unlock(&watch->mutex);
    return busy;
}
