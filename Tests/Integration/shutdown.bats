#!/usr/bin/env bats
# How the service ends.

load service

teardown() {
    is_gone || kill -KILL "$service_pid"
}

# Opens a connection and sends the start of a request; the rest goes with `send_rest`.
send_start() {
    local address="${service_url#http://}"
    exec 4<>"/dev/tcp/${address%:*}/${address#*:}"
    printf 'POST /v1/transitions HTTP/1.1\r\nHost: segue\r\nContent-Length: %d\r\n\r\n' \
        "$(wc -c <"$request")" >&4
    head -c 100 "$request" >&4
}

send_rest() {
    tail -c +101 "$request" >&4
}

@test "SIGTERM finishes an upload that is under way, and exits with 0" {
    start_service "$BATS_TEST_TMPDIR" --log off
    send_start
    sleep 0.3
    kill -TERM "$service_pid"
    sleep 0.5
    kill -0 "$service_pid"
    send_rest
    timeout 10 cat <&4 >"$BATS_TEST_TMPDIR/answer"
    head -n 1 "$BATS_TEST_TMPDIR/answer" | grep -q '^HTTP/1.1 200 '
    tail -n 1 "$BATS_TEST_TMPDIR/answer" | jq --exit-status '.rects.destination.window.height == 520'
    wait "$service_pid"
}

@test "a process that ends takes no new connection" {
    start_service "$BATS_TEST_TMPDIR" --log off
    send_start
    sleep 0.3
    kill -TERM "$service_pid"
    sleep 0.5
    run ! curl --silent --max-time 2 "$service_url/livez"
    send_rest
    wait "$service_pid"
}

@test "SIGTERM and SIGINT end an idle process at once, with 0" {
    for signal in TERM INT; do
        start_service "$BATS_TEST_TMPDIR" --log off
        call /livez
        kill -"$signal" "$service_pid"
        wait "$service_pid"
    done
}

@test "a second SIGTERM ends it whatever is under way" {
    start_service "$BATS_TEST_TMPDIR" --log off
    send_start
    sleep 0.3
    kill -TERM "$service_pid"
    sleep 0.3
    kill -TERM "$service_pid"
    code=0
    wait "$service_pid" || code=$?
    [ "$code" -eq 143 ]
}
