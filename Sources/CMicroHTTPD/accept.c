/// The thread that accepts connections and hands each to a worker, which keeps it.
///
/// Left to itself, libmicrohttpd gives a connection to the thread that wakes first, which may take all of them.
#define _GNU_SOURCE
#include "server.h"

#include <errno.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

/// What the process needs besides its connections: standard streams, epolls, event counters.
enum { other_files = 64 };

static unsigned count(const segue_worker *worker) {
    return atomic_load_explicit(&worker->connections, memory_order_relaxed);
}

/// By how many connections a worker may lead the one with the fewest.
static unsigned lead(const segue_options *options) {
    unsigned others = options->threads - 1;
    return others > 0 && others < segue_lead ? segue_lead / others : 1;
}

/// The first worker whose lead is not full; the one with the fewest connections has none.
static segue_worker *choose_worker(segue_server *server) {
    segue_worker *each = server->workers;
    unsigned fewest = count(each);
    for (unsigned i = 1; i < server->options.threads; i++)
        if (count(&server->workers[i]) < fewest) fewest = count(&server->workers[i]);
    // Others may lose connections meanwhile, but only this thread adds them.
    while (count(each) >= fewest + lead(&server->options)) each++;
    return each;
}

static void hand_out(segue_server *server, int socket, const struct sockaddr *address, socklen_t length) {
    segue_worker *worker = choose_worker(server);
    atomic_fetch_add_explicit(&worker->connections, 1, memory_order_relaxed);
    // A socket that is not taken is closed.
    if (MHD_add_connection(worker->daemon, socket, address, length) != MHD_YES) segue_acceptor_release(worker);
}

/// After most errors, such as too many open files, the next try would fail as well.
static void rest_after(int error) {
    const struct timespec pause = {0, 10 * 1000000};
    if (error != ECONNABORTED && error != EINTR) nanosleep(&pause, NULL);
}

static void *run(void *context) {
    segue_server *server = context;
    for (;;) {
        struct sockaddr_storage address;
        socklen_t length = sizeof address;
        while (sem_wait(&server->room)) {}
        int socket = accept4(
            server->listener, (struct sockaddr *)&address, &length, SOCK_CLOEXEC | SOCK_NONBLOCK);
        int error = errno;
        if (socket >= 0) {
            hand_out(server, socket, (const struct sockaddr *)&address, length);
            continue;
        }
        sem_post(&server->room);
        if (atomic_load(&server->draining)) return NULL;
        rest_after(error);
    }
}

/// The connections that the limit on open files leaves room for.
static unsigned affordable_connections(const segue_options *options) {
    struct rlimit files;
    rlim_t wanted = options->connections + other_files;
    if (getrlimit(RLIMIT_NOFILE, &files)) return options->connections;
    if (files.rlim_cur < wanted) {
        files.rlim_cur = files.rlim_max < wanted ? files.rlim_max : wanted;
        setrlimit(RLIMIT_NOFILE, &files);
    }
    if (files.rlim_cur >= wanted) return options->connections;
    return files.rlim_cur > 2 * other_files ? files.rlim_cur - other_files : other_files;
}

bool segue_acceptor_start(segue_server *server) {
    if (sem_init(&server->room, 0, affordable_connections(&server->options))) return false;
    return !pthread_create(&server->acceptor, NULL, run, server);
}

void segue_acceptor_stop(segue_server *server) {
    // It ends a call of `accept` that waits; one more place ends a wait for room.
    shutdown(server->listener, SHUT_RD);
    sem_post(&server->room);
    pthread_join(server->acceptor, NULL);
    close(server->listener);
}

void segue_acceptor_release(segue_worker *worker) {
    atomic_fetch_sub_explicit(&worker->connections, 1, memory_order_relaxed);
    sem_post(&worker->server->room);
}

unsigned segue_acceptor_count(const segue_server *server) {
    unsigned sum = 0;
    for (unsigned i = 0; i < server->options.threads; i++) sum += count(&server->workers[i]);
    return sum;
}
