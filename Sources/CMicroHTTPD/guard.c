/// The guards against requests that two parsers on the way may read differently: libmicrohttpd before 1.0.10
/// lets most of them through, and goes on to read what follows as another request.
#include "server.h"

#include <string.h>
#include <strings.h>

/// What the walk over the headers gathers.
typedef struct walk {
    segue_head *head;
    segue_text host, length, encoding;
    bool expects_continue;
    unsigned count;
    /// Where the next header must begin; NULL where that is not checked.
    const char *next;
    /// What is wrong; NULL so far.
    const char *reason;
} walk;

enum { crlf = 2 };
static const char broken_line[] = "a header must be one line that ends with CRLF, without a zero byte";

static segue_text trimmed(const char *bytes, size_t length) {
    while (length && (bytes[length - 1] == ' ' || bytes[length - 1] == '\t')) length--;
    return (segue_text){bytes, length};
}

static bool is(segue_text text, const char *other) {
    return text.length == strlen(other) && !strncasecmp(text.bytes, other, text.length);
}

static void take_once(walk *walk, segue_text *place, segue_text value, const char *reason) {
    if (place->bytes) walk->reason = reason;
    *place = value;
}

static void take(walk *walk, segue_text name, segue_text value) {
    switch (name.length) {
    case 4:
        if (is(name, "Host")) take_once(walk, &walk->host, value, "there must be one Host header");
        break;
    case 6:
        if (is(name, "Origin")) walk->head->origin = value;
        else if (is(name, "Expect")) walk->expects_continue = is(value, "100-continue");
        break;
    case 12:
        if (is(name, "Content-Type"))
            take_once(walk, &walk->head->content_type, value, "there must be one Content-Type header");
        break;
    case 14:
        if (is(name, "Content-Length"))
            take_once(walk, &walk->length, value, "there must be one Content-Length header");
        break;
    case 17:
        if (is(name, "Transfer-Encoding"))
            take_once(walk, &walk->encoding, value, "there must be one Transfer-Encoding header");
        break;
    }
}

/// Looks at all bytes without leaving early, which compilers turn into a few vector instructions.
static bool has_controls(const char *value, size_t length) {
    uint8_t found = 0;
    for (size_t i = 0; i < length; i++)
        found |= ((uint8_t)value[i] < ' ' && value[i] != '\t') | (value[i] == 0x7f);
    return found;
}

static enum MHD_Result visit(
    void *context, enum MHD_ValueKind kind, const char *name, size_t name_length, const char *value,
    size_t length) {
    (void)kind;
    walk *walk = context;
    if (++walk->count > segue_header_count_limit) return MHD_NO;
    if (walk->next && name != walk->next) walk->reason = broken_line;
    if (walk->next) walk->next = value + length + crlf;
    if (!segue_is_token(name, name_length)) walk->reason = "a header name must be a token, without spaces";
    if (has_controls(value, length)) walk->reason = "a header value must be without control characters";
    if (!walk->reason) take(walk, (segue_text){name, name_length}, trimmed(value ? value : "", length));
    return walk->reason ? MHD_NO : MHD_YES;
}

/// Whether text is a name or an address in brackets, then perhaps a colon and digits (RFC 9110 §7.2).
static bool is_host(segue_text host) {
    static const bool name_bytes[256] = {
        ['.'] = true, ['-'] = true, ['_'] = true, ['~'] = true, ['%'] = true, ['!'] = true, ['$'] = true,
        ['&'] = true, ['\''] = true, ['('] = true, [')'] = true, ['*'] = true, ['+'] = true, [','] = true,
        [';'] = true, ['='] = true, ['0' ... '9'] = true, ['A' ... 'Z'] = true, ['a' ... 'z'] = true,
    };
    size_t i = 0;
    bool has_bracket = host.length && host.bytes[0] == '[';
    if (has_bracket) i++;
    while (i < host.length
           && (name_bytes[(uint8_t)host.bytes[i]] || (has_bracket && host.bytes[i] == ':'))) i++;
    if (has_bracket && (i == host.length || host.bytes[i++] != ']')) return false;
    if (i < host.length && host.bytes[i] == ':') i++;
    else return i == host.length;
    while (i < host.length && host.bytes[i] >= '0' && host.bytes[i] <= '9') i++;
    return i == host.length;
}

static const char *read_length(segue_text text, int64_t *length) {
    *length = 0;
    for (size_t i = 0; i < text.length; i++) {
        if (text.bytes[i] < '0' || text.bytes[i] > '9' || i == 18)
            return "Content-Length must be a number of at most 18 digits";
        *length = *length * 10 + (text.bytes[i] - '0');
    }
    return text.length ? NULL : "Content-Length must be a number";
}

/// Decides how the body ends; returns what is wrong, or NULL.
static const char *read_framing(const walk *walk, bool is_version11) {
    if (walk->encoding.bytes && walk->length.bytes)
        return "there must be either Content-Length or Transfer-Encoding, not both";
    if (walk->encoding.bytes && (!is_version11 || !is(walk->encoding, "chunked")))
        return "Transfer-Encoding must be chunked, in HTTP/1.1";
    if (is_version11 && !walk->host.bytes) return "there must be a Host header";
    if (walk->host.bytes && !is_host(walk->host))
        return "Host must be a name or an address, with or without a port";
    walk->head->chunked = walk->encoding.bytes != NULL;
    walk->head->content_length = -1;
    return walk->length.bytes ? read_length(walk->length, &walk->head->content_length) : NULL;
}

static size_t head_size(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return info ? info->header_size : 0;
}

/// Reads all headers; returns what is wrong with them, or NULL.
static const char *read_headers(walk *walk, struct MHD_Connection *connection) {
    MHD_get_connection_values_n(connection, MHD_HEADER_KIND, visit, walk);
    return walk->reason;
}

/// The same, and looks where libmicrohttpd found the parts of the head: they must follow each other without a
/// gap. Before 1.0 it drops what follows a zero byte, folds lines and takes a lone LF for the end of one.
static const char *read_layout(
    walk *walk, struct MHD_Connection *connection, segue_line line, size_t target, size_t size) {
    if (line.url + target + 1 != line.version) return "the request target must be without a zero byte";
    walk->next = line.version + strlen(line.version) + crlf;
    const char *reason = read_headers(walk, connection);
    if (reason || walk->count > segue_header_count_limit) return reason;
    return walk->next + crlf != line.method + size ? broken_line : NULL;
}

bool segue_read_head(
    segue_connection *request, struct MHD_Connection *connection, segue_line line, bool *expects_continue,
    segue_refusal *refusal) {
    segue_head *head = &request->head;
    size_t method = strlen(line.method), target = request->target.length, size = head_size(connection);
    *refusal = (segue_refusal){0};
    *head = (segue_head){.method = {line.method, method}, .path = {"/", 1}, .content_length = -1};
    walk walk = {.head = head};
    const char *reason = request->server->checks_layout
        ? read_layout(&walk, connection, line, target, size) : read_headers(&walk, connection);
    *expects_continue = walk.expects_continue;
    if (!reason && !segue_is_token(line.method, method)) reason = "the method must be a token";
    if (!reason) reason = read_framing(&walk, strcmp(line.version, "HTTP/1.0") != 0);
    if (!reason) reason = segue_read_target(request->target, head);

    if (walk.count > segue_header_count_limit)
        *refusal = (segue_refusal){SEGUE_TOO_MANY_HEADERS, NULL, segue_header_count_limit};
    else if (reason)
        *refusal = (segue_refusal){SEGUE_BAD_HEADER, reason, 0};
    else if (target > segue_target_limit)
        *refusal = (segue_refusal){SEGUE_TARGET_TOO_LONG, NULL, segue_target_limit};
    else if (size > method + target + segue_headers_limit)
        *refusal = (segue_refusal){SEGUE_HEADERS_TOO_LARGE, NULL, segue_headers_limit};
    return !refusal->kind;
}
