#include "server.h"

#include <string.h>
#include <strings.h>

bool segue_is_token(const char *bytes, size_t length) {
    static const bool token_bytes[256] = {
        ['!'] = true, ['#'] = true, ['$'] = true, ['%'] = true, ['&'] = true, ['\''] = true, ['*'] = true,
        ['+'] = true, ['-'] = true, ['.'] = true, ['^'] = true, ['_'] = true, ['`'] = true, ['|'] = true,
        ['~'] = true, ['0' ... '9'] = true, ['A' ... 'Z'] = true, ['a' ... 'z'] = true,
    };
    for (size_t i = 0; i < length; i++)
        if (!token_bytes[(uint8_t)bytes[i]]) return false;
    return length > 0;
}

/// Skips the scheme and the authority of a target in absolute form, which RFC 9112 §3.2.2 has servers accept.
static const char *skip_authority(const char *target) {
    size_t scheme = !strncasecmp(target, "http://", 7) ? 7 : !strncasecmp(target, "https://", 8) ? 8 : 0;
    return scheme ? target + scheme + strcspn(target + scheme, "/?") : target;
}

const char *segue_read_target(segue_text target, segue_head *head) {
    const char *end = target.bytes + target.length;
    // Bytes from 0x80 on should be percent-encoded too, but clients that send UTF-8 as it is do no harm.
    for (const char *each = target.bytes; each < end; each++)
        if ((uint8_t)*each <= ' ' || *each == 0x7f)
            return "the request target must be percent-encoded, it has a space or a control character";
    const char *path = *target.bytes == '/' ? target.bytes : skip_authority(target.bytes);
    const char *question = memchr(path, '?', (size_t)(end - path));
    size_t length = (size_t)((question ? question : end) - path);
    bool lacks_path = !length && path != target.bytes;
    if (!lacks_path && *path != '/' && strcmp(path, "*"))
        return "the request target must begin with a slash";
    head->path = lacks_path ? (segue_text){"/", 1} : (segue_text){path, length};
    if (question) head->query = (segue_text){question + 1, (size_t)(end - question - 1)};
    return NULL;
}
