/// An HTTP/1.1 server over libmicrohttpd, without a word of libmicrohttpd in its interface: Swift cannot call
/// its variadic functions, and imports its enumerations as frozen.
///
/// The server reads requests whole, refuses what is malformed or too large, and asks functions for answers.
/// They run on the server's threads, several at once, and what they are given lives until they return.
#ifndef SEGUE_CMICROHTTPD_H
#define SEGUE_CMICROHTTPD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Bytes that need not end with a zero; `bytes` is NULL where there is no such text.
typedef struct segue_text {
    const char *bytes;
    size_t length;
} segue_text;

typedef struct segue_head {
    segue_text method;
    segue_text path;
    segue_text query;
    segue_text content_type;
    segue_text origin;
    /// -1 where there is none.
    int64_t content_length;
    bool chunked;
} segue_head;

/// Why the server itself refuses a request.
enum segue_refusal_kind {
    SEGUE_BAD_HEADER = 1,
    SEGUE_BODY_TOO_LARGE,
    SEGUE_TARGET_TOO_LONG,
    SEGUE_HEADERS_TOO_LARGE,
    SEGUE_TOO_MANY_HEADERS
};

typedef struct segue_refusal {
    enum segue_refusal_kind kind;
    /// What is wrong and what would be right; only with SEGUE_BAD_HEADER.
    const char *reason;
    /// What the request is over, in bytes or headers; not with SEGUE_BAD_HEADER.
    size_t limit;
} segue_refusal;

/// A request that is over, with what came of it.
typedef struct segue_outcome {
    /// 0 where the connection broke before the answer was sent.
    int status;
    uint64_t bytes_in;
    uint64_t bytes_out;
    int64_t microseconds;
} segue_outcome;

typedef struct segue_reply segue_reply;

/// Gives a reply its status and a copy of its body; `segue_reply_add` follows.
void segue_reply_set(segue_reply *reply, int status, const void *bytes, size_t length);
/// The texts need no NUL at their end and must have none inside.
void segue_reply_add(segue_reply *reply, segue_text name, segue_text value);

typedef struct segue_handlers {
    void *context;
    /// Looks at a request before its body is read, where that is long or the client asks; filling the reply
    /// refuses it.
    void (*accept)(void *context, const segue_head *head, segue_reply *reply);
    /// Answers a request, or refuses it by its head.
    void (*respond)(
        void *context, const segue_head *head, const uint8_t *body, size_t length, segue_reply *reply);
    void (*refuse)(
        void *context, const segue_head *head, const segue_refusal *refusal, segue_reply *reply);
    /// Hears of every request that is over; where it is NULL no clock is read.
    void (*completed)(void *context, const segue_head *head, const segue_outcome *outcome);
    /// Takes what libmicrohttpd has to say, a line without its end; may be NULL.
    void (*log)(void *context, const char *line);
} segue_handlers;

typedef struct segue_options {
    /// A numeric address of version 4 or 6; `::` takes both.
    const char *host;
    /// 0 lets the system choose.
    uint16_t port;
    unsigned threads;
    unsigned connections;
    size_t body_limit;
    /// A request must be received whole in this time, from its request line on.
    unsigned receive_milliseconds;
    /// A connection may rest this long between two requests, and a client take this long to read an answer.
    unsigned idle_milliseconds;
} segue_options;

typedef struct segue_server segue_server;

/// Starts a server; NULL with the cause in `error` where it cannot start.
segue_server *segue_server_start(
    const segue_options *options, const segue_handlers *handlers, char *error, size_t size);

uint16_t segue_server_port(const segue_server *server);

/// Refuses new connections, waits for the requests being handled, closes everything and frees the server.
///
/// Connections that rest get `grace` for a request that is already on its way.
/// Returns how many requests the deadline cut off.
unsigned segue_server_drain(
    segue_server *server, unsigned deadline_milliseconds, unsigned grace_milliseconds);

/// The version of the libmicrohttpd that is loaded, such as "0.9.75".
const char *segue_server_library_version(void);

#endif
