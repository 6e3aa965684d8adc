#include "CSimdJSON.h"

#include <simdjson.h>

namespace {

// Bodies up to this size (bytes) leave the buffers as they are, so that the next one parses without
// allocating. A parser that kept those of a larger one would hold up to fifteen times its size for good, on
// each thread.
constexpr size_t retained_capacity = 1024 * 1024;
constexpr size_t initial_capacity = 16 * 1024;

// simdjson refuses a container of depth n at a limit of n, unless it is empty, which it does not count.
// So this limit lets nothing through that is too deep, but refuses some that are just deep enough.
constexpr size_t strict_depth = SEGUE_JSON_DEPTH_LIMIT;
// And this one refuses nothing that is just deep enough, but lets an empty container through one below.
constexpr size_t lenient_depth = SEGUE_JSON_DEPTH_LIMIT + 1;

struct thread_parser {
    simdjson::dom::parser parser;
    simdjson::dom::document document;
    bool is_busy = false;

    simdjson::error_code parse(const uint8_t *bytes, size_t length) noexcept {
        return parser.parse_into_document(document, bytes, length, true).error();
    }

    simdjson::error_code allocate(size_t capacity, size_t depth) noexcept {
        return parser.allocate(capacity, depth);
    }

    void release() noexcept {
        parser = simdjson::dom::parser();
        document = simdjson::dom::document();
    }
};

thread_local thread_parser current;

bool is_too_deep(const uint64_t *tape) {
    const uint64_t end = tape[0] & 0xFFFFFFFF;
    int depth = 0;
    for (uint64_t index = 1; index < end; index++) {
        switch (tape[index] >> 56) {
        case '[': case '{':
            if (++depth > SEGUE_JSON_DEPTH_LIMIT) { return true; }
            break;
        case ']': case '}':
            depth--;
            break;
        case 'l': case 'u': case 'd':
            index++;
            break;
        }
    }
    return false;
}

// Only what lies at the limit or below comes here, so that all else pays for neither the second parse nor
// the walk.
simdjson::error_code parse_deep(const uint8_t *bytes, size_t length) {
    simdjson::error_code error = current.allocate(current.parser.capacity(), lenient_depth);
    if (!error) { error = current.parse(bytes, length); }
    if (!error && is_too_deep(current.document.tape.get())) { error = simdjson::DEPTH_ERROR; }
    const simdjson::error_code restored = current.allocate(current.parser.capacity(), strict_depth);
    return error ? error : restored;
}

}

segue_json_status segue_json_parse(const uint8_t *bytes, size_t length, segue_json_document *document) {
    if (current.is_busy) { return SEGUE_JSON_BUSY; }
    if (current.parser.capacity() == 0 && current.allocate(initial_capacity, strict_depth)) {
        return SEGUE_JSON_REFUSED;
    }
    simdjson::error_code error = current.parse(bytes, length);
    if (error == simdjson::DEPTH_ERROR) { error = parse_deep(bytes, length); }
    if (error) {
        segue_json_end();
        return SEGUE_JSON_REFUSED;
    }
    current.is_busy = true;
    document->tape = current.document.tape.get();
    document->strings = current.document.string_buf.get();
    return SEGUE_JSON_PARSED;
}

void segue_json_end(void) {
    current.is_busy = false;
    if (current.parser.capacity() > retained_capacity) { current.release(); }
}
