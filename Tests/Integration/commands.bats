#!/usr/bin/env bats
# The commands beside serve.

load service

teardown() {
    [ -z "${service_pid:-}" ] || stop_service
}

@test "compute answers a file as the service answers its body" {
    start_service "$BATS_TEST_TMPDIR" --log off
    curl -s --json "@$BATS_TEST_DIRNAME/request.json" "$service_url/v1/transitions" >"$BATS_TEST_TMPDIR/served"
    run --separate-stderr "$segue" compute "$BATS_TEST_DIRNAME/request.json"
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    [ "$output" = "$(cat "$BATS_TEST_TMPDIR/served")" ]
}

@test "compute reads the standard input, with and without -" {
    for argument in "" -; do
        run --separate-stderr bash -c '"$0" compute $1 <"$2"' "$segue" "$argument" "$BATS_TEST_DIRNAME/request.json"
        [ "$status" -eq 0 ]
        [ "$(jq -r .strategy <<<"$output")" = zoom ]
    done
}

@test "compute writes a problem to the standard error and fails" {
    run --separate-stderr bash -c 'echo "{}" | "$0" compute' "$segue"
    [ "$status" -eq 1 ]
    [ -z "$output" ]
    [ "$(jq -r '.errors[0].pointer' <<<"$stderr")" = /direction ]
    run --separate-stderr bash -c 'echo "{" | "$0" compute' "$segue"
    [ "$status" -eq 1 ]
    [ "$(jq -r .status <<<"$stderr")" = 400 ]
}

@test "compute names a file that cannot be read" {
    run --separate-stderr "$segue" compute "$BATS_TEST_TMPDIR/none.json"
    [ "$status" -eq 1 ]
    [[ "$stderr" = *none.json*'No such file'* ]]
    run --separate-stderr "$segue" compute one two
    [ "$status" -eq 2 ]
}

@test "styles lists each style with its source" {
    run --separate-stderr "$segue" styles
    [ "$status" -eq 0 ]
    [[ "$output" = *photo-zoom*400\ ms*card-zoom*1250\ ms*CustomTransitionTutorial*card-zoom-opaque*fade* ]]
    run "$segue" styles all
    [ "$status" -eq 2 ]
}

@test "healthcheck asks the service where the same settings put it" {
    start_service "$BATS_TEST_TMPDIR" --log off
    address="${service_url#http://}"
    run --separate-stderr "$segue" healthcheck --listen "$address"
    [ "$status" -eq 0 ]
    [ -z "$output$stderr" ]
    SEGUE_LISTEN="0.0.0.0:${address##*:}" run --separate-stderr "$segue" healthcheck
    [ "$status" -eq 0 ]
    stop_service
    run --separate-stderr "$segue" healthcheck --listen "$address"
    [ "$status" -eq 1 ]
    [[ "$stderr" = *"$address/readyz does not answer"* ]]
    run --separate-stderr "$segue" healthcheck --listen nowhere
    [ "$status" -eq 2 ]
}

@test "--help names every command" {
    run --separate-stderr "$segue" --help
    [ "$status" -eq 0 ]
    for command in serve compute styles healthcheck; do [[ "$output" = *"  $command"* ]]; done
}
