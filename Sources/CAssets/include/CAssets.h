/// Files that the service serves, as bytes within the program.
#ifndef CASSETS_H
#define CASSETS_H

#include <stddef.h>

/// The bytes of a file; they live as long as the process.
typedef struct {
    const unsigned char *bytes;
    size_t length;
} segue_asset;

/// The description of the service.
segue_asset segue_asset_openapi_yaml(void);
/// The same description as JSON.
segue_asset segue_asset_openapi_json(void);
/// How many styles there are.
size_t segue_asset_style_count(void);
/// A style as JSON, by number; the first is the default.
segue_asset segue_asset_style(size_t index);

#endif
