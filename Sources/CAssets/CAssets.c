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

// A new style is a file in styles/ and a line here and in the table below; the first is the default.
static const unsigned char photo_zoom[] = {
#embed "styles/photo-zoom.json"
};

static const unsigned char card_zoom[] = {
#embed "styles/card-zoom.json"
};

static const unsigned char card_zoom_opaque[] = {
#embed "styles/card-zoom-opaque.json"
};

static const unsigned char ios_photos[] = {
#embed "styles/ios-photos.json"
};

static const unsigned char material_container[] = {
#embed "styles/material-container.json"
};

static const unsigned char material_container_arc[] = {
#embed "styles/material-container-arc.json"
};

static const unsigned char flutter_hero[] = {
#embed "styles/flutter-hero.json"
};

static const unsigned char compose_shared_bounds[] = {
#embed "styles/compose-shared-bounds.json"
};

static const unsigned char view_transition[] = {
#embed "styles/view-transition.json"
};

static const unsigned char motion_layout[] = {
#embed "styles/motion-layout.json"
};

static const unsigned char photoswipe[] = {
#embed "styles/photoswipe.json"
};

static const unsigned char medium_zoom[] = {
#embed "styles/medium-zoom.json"
};

static const unsigned char fade[] = {
#embed "styles/fade.json"
};

static const segue_asset styles[] = {
    {photo_zoom, sizeof photo_zoom},
    {card_zoom, sizeof card_zoom},
    {card_zoom_opaque, sizeof card_zoom_opaque},
    {ios_photos, sizeof ios_photos},
    {material_container, sizeof material_container},
    {material_container_arc, sizeof material_container_arc},
    {flutter_hero, sizeof flutter_hero},
    {compose_shared_bounds, sizeof compose_shared_bounds},
    {view_transition, sizeof view_transition},
    {motion_layout, sizeof motion_layout},
    {photoswipe, sizeof photoswipe},
    {medium_zoom, sizeof medium_zoom},
    {fade, sizeof fade},
};

size_t segue_asset_style_count(void) {
    return sizeof styles / sizeof styles[0];
}

segue_asset segue_asset_style(size_t index) {
    return styles[index];
}

segue_asset segue_asset_openapi_yaml(void) {
    return (segue_asset){openapi_yaml, sizeof openapi_yaml};
}

segue_asset segue_asset_openapi_json(void) {
    return (segue_asset){openapi_json, sizeof openapi_json};
}
