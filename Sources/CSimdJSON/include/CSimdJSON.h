#ifndef SEGUE_CSIMDJSON_H
#define SEGUE_CSIMDJSON_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// How many arrays and objects may lie inside each other; one more is refused.
enum { SEGUE_JSON_DEPTH_LIMIT = 64 };

typedef enum {
    SEGUE_JSON_PARSED,
    /// simdjson refused the bytes. It does not say where, so neither does this.
    SEGUE_JSON_REFUSED,
    /// The thread has a document that segue_json_end has not ended yet.
    SEGUE_JSON_BUSY,
} segue_json_status;

/// A parsed document in simdjson's own representation (simdjson, doc/tape.md).
typedef struct {
    const uint64_t *tape;
    /// Each string is a length of four bytes, the bytes and a NUL. At least 64 bytes that may be read
    /// (not used) follow the last.
    const uint8_t *strings;
} segue_json_document;

/// Parses with the calling thread's parser; the bytes are copied and need no padding.
/// The document is valid until segue_json_end, which the same thread calls once for each PARSED.
segue_json_status segue_json_parse(const uint8_t *bytes, size_t length, segue_json_document *document);

/// Ends the calling thread's document, and gives its memory back if the body was a large one.
void segue_json_end(void);

#ifdef __cplusplus
}
#endif

#endif
