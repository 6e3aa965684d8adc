/// The threads of libmicrohttpd, each with a daemon and connections of its own.
#include "server.h"

#include <stdio.h>
#include <string.h>

/// The memory of a connection for a request's head and its answer's. All of it is cleared after every
/// request: 32 KiB cost 7 % more of the CPU of a small one.
static const size_t connection_memory = 16 * 1024;
static const size_t stack_size = 1024 * 1024;
/// Where a thread that starts a server keeps what libmicrohttpd says about it; NULL in all others.
static _Thread_local struct { char *text; size_t size; } start_error;

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

/// Before 1.0 the option is named differently, and -1 is the level that refuses a space before the colon;
/// 1 would send its refusal twice.
static struct MHD_OptionItem strictness(void) {
    const enum MHD_OPTION client_discipline_level = 38, strict_for_client = 29;
    bool is_modern = strcmp(MHD_get_version(), "1") > 0;
    return is_modern ? (struct MHD_OptionItem){client_discipline_level, 1, NULL}
                     : (struct MHD_OptionItem){strict_for_client, -1, NULL};
}

static struct MHD_Daemon *start_daemon(segue_worker *worker) {
    segue_server *server = worker->server;
    struct MHD_OptionItem items[] = {
        {MHD_OPTION_EXTERNAL_LOGGER, (intptr_t)take_line, server},
        {MHD_OPTION_THREAD_STACK_SIZE, stack_size, NULL},
        {MHD_OPTION_CONNECTION_MEMORY_LIMIT, connection_memory, NULL},
        // None: who hands them out counts them.
        {MHD_OPTION_CONNECTION_LIMIT, INT32_MAX, NULL},
        strictness(),
        {MHD_OPTION_UNESCAPE_CALLBACK, (intptr_t)leave_escaped, NULL},
        {MHD_OPTION_URI_LOG_CALLBACK, (intptr_t)segue_on_target, server},
        {MHD_OPTION_NOTIFY_CONNECTION, (intptr_t)segue_on_connection, worker},
        {MHD_OPTION_NOTIFY_COMPLETED, (intptr_t)segue_on_completed, server},
        {MHD_OPTION_END, 0, NULL},
    };
    return MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_USE_ITC | MHD_USE_ERROR_LOG | MHD_USE_NO_LISTEN_SOCKET, 0, NULL,
        NULL, segue_on_request, server, MHD_OPTION_ARRAY, items, MHD_OPTION_END);
}

static bool start_daemons(segue_server *server) {
    for (unsigned i = 0; i < server->options.threads; i++) {
        segue_worker *worker = &server->workers[i];
        worker->server = server;
        worker->daemon = start_daemon(worker);
        if (worker->daemon) continue;
        segue_workers_stop(server);
        return false;
    }
    return true;
}

bool segue_workers_start(segue_server *server, char *error, size_t size) {
    start_error.text = error;
    start_error.size = size;
    bool are_started = start_daemons(server);
    start_error.text = NULL;
    return are_started;
}

void segue_workers_stop(segue_server *server) {
    for (unsigned i = 0; i < server->options.threads && server->workers[i].daemon; i++)
        MHD_stop_daemon(server->workers[i].daemon);
}
