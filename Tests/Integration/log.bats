#!/usr/bin/env bats
# The log of requests on the standard output.

load service

teardown() {
    [ -z "${service_pid:-}" ] || stop_service
}

# Whether the log has a number of lines.
has_lines() {
    [ "$(wc -l <"$BATS_TEST_TMPDIR/out")" -eq "$1" ]
}

@test "--log json writes one object a request" {
    start_service "$BATS_TEST_TMPDIR" --log json
    call /v1/transitions --json @"$request"
    sent="$(wc -c <"$body")"
    call '/no%22thing?secret=1'
    call /livez
    await has_lines 2
    stop_service
    has_lines 2
    jq --exit-status --slurp --argjson in "$(wc -c <"$request")" --argjson out "$sent" '.[0]
        | (keys == ["bytesIn", "bytesOut", "durationUs", "level", "method", "path", "status", "time"])
        and .level == "info" and .method == "POST" and .path == "/v1/transitions" and .status == 200
        and .bytesIn == $in and .bytesOut == $out and .durationUs > 0
        and (.time | test("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:]{8}[.][0-9]{3}Z$"))' "$BATS_TEST_TMPDIR/out"
    jq --exit-status --slurp '.[1] | .level == "warning" and .status == 404 and .path == "/no%22thing"' \
        "$BATS_TEST_TMPDIR/out"
}

@test "--log-level debug logs probes too" {
    start_service "$BATS_TEST_TMPDIR" --log json --log-level debug
    call /livez
    await has_lines 1
    jq --exit-status '.path == "/livez" and .level == "debug"' "$BATS_TEST_TMPDIR/out"
}

@test "--log-level warning leaves out what went well" {
    start_service "$BATS_TEST_TMPDIR" --log json --log-level warning
    call /v1/transitions --json @"$request"
    call /nothing
    stop_service
    has_lines 1
    jq --exit-status '.status == 404' "$BATS_TEST_TMPDIR/out"
}

@test "--log text writes one line a request" {
    start_service "$BATS_TEST_TMPDIR" --log text
    call /version
    stop_service
    has_lines 1
    grep -Eq '^[0-9-]{10}T[0-9:.]{12}Z info GET /version 200 [0-9]+us in 0 out [0-9]+$' "$BATS_TEST_TMPDIR/out"
}

@test "--log off writes nothing" {
    start_service "$BATS_TEST_TMPDIR" --log off
    call /v1/transitions --json @"$request"
    call /nothing
    stop_service
    [ ! -s "$BATS_TEST_TMPDIR/out" ]
}

# Sends the start of a request and hangs up, which the service has a line for on its standard error.
hang_up() {
    exec 4<>"/dev/tcp/127.0.0.1/${service_url##*:}"
    printf 'POST /v1/rects HTTP/1.1\r\nHost: segue\r\nContent-Length: 9\r\n\r\n{' >&4
    exec 4>&-
}

@test "errors that nobody reads hold up no request" {
    mkfifo "$BATS_TEST_TMPDIR/errors"
    exec 5<>"$BATS_TEST_TMPDIR/errors"
    "$segue" --listen 127.0.0.1:0 --admin-listen off --threads 1 --log off 2>&5 3>&- 5>&- &
    service_pid=$!
    read -r -t 10 line <&5
    service_url="$(sed -n 's/^segue: .* listens on \(http:[^,]*\),.*/\1/p' <<<"$line")"
    # Twice what a pipe holds.
    for _ in {1..2000}; do hang_up; done
    call /livez
    [ "$status" = 200 ]
    cat <&5 >/dev/null 3>&- &
    reader=$!
    stop_service
    kill "$reader"
}
