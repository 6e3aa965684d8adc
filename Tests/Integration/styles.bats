#!/usr/bin/env bats
# Styles of one's own, as files in a folder.

load service

setup() {
    styles="$BATS_TEST_TMPDIR/styles"
    mkdir "$styles"
}

teardown() {
    [ -z "${service_pid:-}" ] || stop_service
}

@test "a new style is a file in the folder, and nothing else" {
    cp "$BATS_TEST_DIRNAME/../Styles/flutter-open-container.json" "$styles"
    echo 'not JSON' >"$styles/notes.txt"
    start_service "$BATS_TEST_TMPDIR" --log off --styles "$styles"
    call /v1/transitions --json "$(jq '.style = "flutter-open-container"' "$request")"
    [ "$status" = 200 ]
    says '.style == "flutter-open-container" and .durationMs == 300 and .pacing == "linear"'
    call /v1/styles/flutter-open-container
    [ "$status" = 200 ]
    diff <(jq -S . "$body") <(jq -S . "$styles/flutter-open-container.json")
    call /v1/styles
    says '[.styles[].name] | length == 14 and .[0] == "photo-zoom" and .[-1] == "flutter-open-container"'
    run --separate-stderr env SEGUE_STYLES="$styles" "$segue" styles
    [[ "$output" = *flutter-open-container* ]]
    run --separate-stderr env SEGUE_STYLES="$styles" "$segue" compute <(jq '.style = "flutter-open-container"' "$request")
    [ "$(jq -r .style <<<"$output")" = flutter-open-container ]
}

@test "a bad file stops the start, with its path and every pointer" {
    echo '{"name": "own", "durationMs": "300", "layers": [{"kind": "image", "of": "source.image", "tracks": [
        {"property": "window"}, {"property": "image"}, {"property": "opacity", "from": 2, "keyframes": []}]}]}' \
        >"$styles/own.json"
    run --separate-stderr timeout 10 "$segue" serve --listen 127.0.0.1:0 --admin-listen off --styles "$styles"
    [ "$status" -eq 2 ]
    [ -z "$output" ]
    [ "${#stderr_lines[@]}" -eq 3 ]
    for pointer in /durationMs /layers/0/name /layers/0/tracks/2/from; do
        [[ "$stderr" = *"segue: $styles/own.json: $pointer "* ]]
    done
}

@test "a name that is taken, a file that is no JSON and a folder that is none stop the start" {
    jq '.name = "fade"' "$BATS_TEST_DIRNAME/../Styles/photoswipe-viewport.json" >"$styles/taken.json"
    echo '{"name": ' >"$styles/torn.json"
    SEGUE_STYLES="$styles" run --separate-stderr timeout 10 "$segue" --threads none
    [ "$status" -eq 2 ]
    [ "${#stderr_lines[@]}" -eq 3 ]
    [[ "$stderr" = *'--threads must be'* ]]
    [[ "$stderr" = *"$styles/taken.json: /name must be a name that no other style has"* ]]
    [[ "$stderr" = *"$styles/torn.json: At byte "* ]]
    run --separate-stderr timeout 10 "$segue" styles --styles "$BATS_TEST_TMPDIR/none"
    [ "$status" -eq 2 ]
    [[ "$stderr" = *"$BATS_TEST_TMPDIR/none cannot be read: No such file"* ]]
}

@test "a style is sent whole" {
    start_service "$BATS_TEST_TMPDIR" --log off
    call /v1/styles/material-container
    call /v1/transitions --json "$(jq --slurpfile style "$body" '.style = $style[0]' "$request")"
    [ "$status" = 200 ]
    says '.style == "material-container" and .durationMs == 500'
    call /v1/styles/nothing
    [ "$status" = 404 ]
}
