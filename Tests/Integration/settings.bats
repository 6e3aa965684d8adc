#!/usr/bin/env bats
# Flags and the environment.

load service

teardown() {
    [ -z "${service_pid:-}" ] || stop_service
}

@test "all that is wrong with the settings is said at once" {
    SEGUE_THREADS=none run --separate-stderr "$segue" serve --listen nowhere --max-body=0 --log-level loud \
        --colour --cors-origin
    [ "$status" -eq 2 ]
    [ -z "$output" ]
    [ "${#stderr_lines[@]}" -eq 6 ]
    [ "${stderr_lines[0]}" = 'segue: SEGUE_THREADS must be 1...64, is none' ]
    [[ "$stderr" = *'--listen must be host:port'*'is nowhere'* ]]
    [[ "$stderr" = *'--max-body must be'*'is 0'* ]]
    [[ "$stderr" = *'--log-level must be debug, info, warning or error, is loud'* ]]
    [[ "$stderr" = *'--colour is not a flag'* ]]
    [[ "$stderr" = *'--cors-origin needs a value'* ]]
}

@test "an unknown command is refused" {
    run --separate-stderr "$segue" server
    [ "$status" -eq 2 ]
    [[ "$stderr" = *'server is not a command'* ]]
}

@test "a variable counts, and a flag counts more" {
    SEGUE_MAX_BODY=20 start_service "$BATS_TEST_TMPDIR" --log off
    post /v1/rects '{"items": [], "precision": 4}'
    [ "$status" = 413 ]
    stop_service
    SEGUE_MAX_BODY=20 start_service "$BATS_TEST_TMPDIR" --log off --max-body 1KiB
    post /v1/rects '{"items": [], "precision": 4}'
    [ "$status" = 200 ]
}

@test "variables that it does not know are ignored, as Kubernetes makes them" {
    SEGUE_PORT=tcp://10.0.0.1:8080 SEGUE_SERVICE_HOST=10.0.0.1 start_service "$BATS_TEST_TMPDIR" --log off
    call /livez
    [ "$status" = 200 ]
}

@test "port 0 picks a port and says which, and the admin port too" {
    "$segue" --listen 127.0.0.1:0 --admin-listen 127.0.0.1:0 --log off 2>"$BATS_TEST_TMPDIR/err" 3>&- &
    service_pid=$!
    await grep -q 'listens on' "$BATS_TEST_TMPDIR/err"
    line="$(cat "$BATS_TEST_TMPDIR/err")"
    [[ "$line" =~ ^segue:\ 0\.1\.0\ listens\ on\ (http://127\.0\.0\.1:[1-9][0-9]*),\ admin\ on\ (http://[0-9.:]+)$ ]]
    service_url="${BASH_REMATCH[1]}" admin_url="${BASH_REMATCH[2]}"
    call /livez
    [ "$status" = 200 ]
    service_url="$admin_url"
    call /readyz
    [ "$status" = 200 ]
    call /v1/rects --json '{"items": []}'
    [ "$status" = 404 ]
}

@test "a port in use is said to be, with exit code 1" {
    start_service "$BATS_TEST_TMPDIR" --log off
    run --separate-stderr timeout 10 "$segue" --listen "${service_url#http://}" --admin-listen off
    [ "$status" -eq 1 ]
    [ "$stderr" = "segue: could not start: cannot listen on 127.0.0.1 port ${service_url##*:}: Address already in use" ]
}

@test "--help names every flag with its variable" {
    run --separate-stderr "$segue" --help
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    for name in listen admin-listen threads max-body styles cors-origin log log-level; do
        variable="SEGUE_$(tr 'a-z-' 'A-Z_' <<<"$name")"
        [[ "$output" = *"--$name, $variable"* ]]
    done
}

@test "--version names the version" {
    run --separate-stderr "$segue" --version
    [ "$status" -eq 0 ]
    [ "$output" = 'segue 0.1.0' ]
}
