/// Paths are relative to this file. SwiftPM can embed resources too, but takes minutes for 200 kB: it writes
/// them as an array of Swift.
#include "CAssets.h"

// #embed is of C23; clang has it in older modes too, and says so.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char openapi_yaml[] = {
#embed "../../openapi.yaml"
};

static const unsigned char openapi_json[] = {
#embed "openapi.json"
};

segue_asset segue_asset_openapi_yaml(void) {
    return (segue_asset){openapi_yaml, sizeof openapi_yaml};
}

segue_asset segue_asset_openapi_json(void) {
    return (segue_asset){openapi_json, sizeof openapi_json};
}
