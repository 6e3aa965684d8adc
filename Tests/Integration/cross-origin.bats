#!/usr/bin/env bats
# Web pages from another origin.

load service

setup_file() {
    start_service "$BATS_FILE_TMPDIR" --log off --cors-origin https://app.example
}

teardown_file() {
    stop_service
}

@test "the question before a POST is answered" {
    call /v1/transitions --request OPTIONS --header 'Origin: https://app.example' \
        --header 'Access-Control-Request-Method: POST' --header 'Access-Control-Request-Headers: content-type'
    [ "$status" = 204 ]
    has_field Access-Control-Allow-Origin https://app.example
    has_field Access-Control-Allow-Methods 'POST, OPTIONS'
    has_field Access-Control-Allow-Headers Content-Type
    has_field Vary Origin
}

@test "answers and problems name the origin" {
    call /v1/transitions --header 'Origin: https://app.example' --json @"$request"
    [ "$status" = 200 ]
    has_field Access-Control-Allow-Origin https://app.example
    call /v1/transitions --header 'Origin: https://app.example' --json '{}'
    [ "$status" = 422 ]
    has_field Access-Control-Allow-Origin https://app.example
    call /nothing --header 'Origin: https://app.example'
    [ "$status" = 404 ]
    has_field Access-Control-Allow-Origin https://app.example
}

@test "a body that is too large is refused readably for a page too" {
    head -c 300000 /dev/zero | tr '\0' ' ' >"$BATS_TEST_TMPDIR/large"
    call /v1/transitions --header 'Origin: https://app.example' --json @"$BATS_TEST_TMPDIR/large"
    [ "$status" = 413 ]
    has_field Access-Control-Allow-Origin https://app.example
}
