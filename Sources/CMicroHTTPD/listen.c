#define _GNU_SOURCE
#include "server.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { backlog = 4096 };

/// Fills a socket address; returns its length, or 0 where `host` is no numeric address.
static socklen_t make_address(const char *host, uint16_t port, struct sockaddr_storage *storage) {
    memset(storage, 0, sizeof *storage);
    struct sockaddr_in *version4 = (struct sockaddr_in *)storage;
    if (inet_pton(AF_INET, host, &version4->sin_addr) == 1) {
        version4->sin_family = AF_INET;
        version4->sin_port = htons(port);
        return sizeof *version4;
    }
    struct sockaddr_in6 *version6 = (struct sockaddr_in6 *)storage;
    if (inet_pton(AF_INET6, host, &version6->sin6_addr) == 1) {
        version6->sin6_family = AF_INET6;
        version6->sin6_port = htons(port);
        return sizeof *version6;
    }
    return 0;
}

static uint16_t bound_port(int socket) {
    struct sockaddr_storage storage;
    socklen_t length = sizeof storage;
    if (getsockname(socket, (struct sockaddr *)&storage, &length)) return 0;
    return ntohs(
        storage.ss_family == AF_INET ? ((struct sockaddr_in *)&storage)->sin_port
                                     : ((struct sockaddr_in6 *)&storage)->sin6_port);
}

/// Returns a listening socket, or -1 with errno.
static int listen_on(const struct sockaddr_storage *storage, socklen_t length) {
    int listener = socket(storage->ss_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    int on = 1, off = 0;
    if (listener < 0) return -1;
    if (!setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on)
        && (storage->ss_family != AF_INET6
            || !setsockopt(listener, IPPROTO_IPV6, IPV6_V6ONLY, &off, sizeof off))
        && !bind(listener, (const struct sockaddr *)storage, length) && !listen(listener, backlog))
        return listener;
    int cause = errno;
    close(listener);
    errno = cause;
    return -1;
}

int segue_listen(const char *host, uint16_t *port, char *error, size_t size) {
    struct sockaddr_storage storage;
    socklen_t length = make_address(host, *port, &storage);
    if (!length) {
        snprintf(error, size, "%s is no numeric address, such as 0.0.0.0 or ::1", host);
        return -1;
    }
    int listener = listen_on(&storage, length);
    // Where version 6 is switched off, as in many containers, all addresses are those of version 4.
    if (listener < 0 && (errno == EAFNOSUPPORT || errno == EADDRNOTAVAIL) && !strcmp(host, "::"))
        listener = listen_on(&storage, make_address("0.0.0.0", *port, &storage));
    if (listener < 0) snprintf(error, size, "cannot listen on %s port %u: %s", host, *port, strerror(errno));
    else *port = bound_port(listener);
    return listener;
}
