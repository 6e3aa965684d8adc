/// What libmicrohttpd can do at best: reads each body whole and answers a constant. `ceiling THREADS LENGTH`
///
/// Its memory per connection and its limits are the library's own, not those that Segue found better.
#include <arpa/inet.h>
#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct {
    size_t length;
    char bytes[256 * 1024];
} body;

static char *answer;
static size_t answer_length;

static void append(body *body, const char *bytes, size_t count) {
    size_t room = sizeof body->bytes - body->length;
    if (count > room) count = room;
    memcpy(body->bytes + body->length, bytes, count);
    body->length += count;
}

static enum MHD_Result reply(struct MHD_Connection *connection) {
    struct MHD_Response *response =
        MHD_create_response_from_buffer(answer_length, answer, MHD_RESPMEM_MUST_COPY);
    if (!response) return MHD_NO;
    MHD_add_response_header(response, "Content-Type", "application/json");
    enum MHD_Result result = MHD_queue_response(connection, MHD_HTTP_OK, response);
    MHD_destroy_response(response);
    return result;
}

/// Is called with the head, then with each part of the body, then once more.
static enum MHD_Result on_request(
    void *context, struct MHD_Connection *connection, const char *target, const char *method,
    const char *version, const char *bytes, size_t *count, void **request) {
    (void)context, (void)target, (void)method, (void)version;
    if (!*request) {
        body *received = malloc(sizeof *received);
        if (!received) return MHD_NO;
        received->length = 0;
        *request = received;
        return MHD_YES;
    }
    if (!*count) return reply(connection);
    append(*request, bytes, *count);
    *count = 0;
    return MHD_YES;
}

static void on_completed(
    void *context, struct MHD_Connection *connection, void **request, enum MHD_RequestTerminationCode code) {
    (void)context, (void)connection, (void)code;
    free(*request);
}

int main(int count, char **arguments) {
    if (count != 3) return 2;
    unsigned threads = (unsigned)atoi(arguments[1]);
    answer_length = strtoul(arguments[2], NULL, 10);
    answer = malloc(answer_length);
    if (!answer) return 1;
    memset(answer, ' ', answer_length);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    struct MHD_OptionItem pool = {MHD_OPTION_THREAD_POOL_SIZE, threads, NULL};
    struct MHD_OptionItem items[] = {
        {MHD_OPTION_SOCK_ADDR, 0, &address},
        {MHD_OPTION_NOTIFY_COMPLETED, (intptr_t)on_completed, NULL},
        // libmicrohttpd warns of a pool of one.
        threads > 1 ? pool : (struct MHD_OptionItem){MHD_OPTION_END, 0, NULL},
        {MHD_OPTION_END, 0, NULL},
    };
    struct MHD_Daemon *daemon = MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD, 0, NULL, NULL, on_request, NULL, MHD_OPTION_ARRAY, items, MHD_OPTION_END);
    if (!daemon) return 1;
    const union MHD_DaemonInfo *port = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
    fprintf(stderr, "listens on http://127.0.0.1:%u\n", port->port);
    pause();
}
