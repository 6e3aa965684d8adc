#!/usr/bin/env bats
# HTTP as clients speak it.

load service

setup_file() {
    start_service "$BATS_FILE_TMPDIR" --log off
}

teardown_file() {
    stop_service
}

@test "HEAD has the head of GET and no body" {
    call /livez --head
    [ "$status" = 200 ]
    has_field Content-Length 3
    has_field Content-Type 'text/plain; charset=utf-8'
    [ "$(curl --silent --head --write-out '%{size_download}' --output /dev/null "$service_url/")" = 0 ]
}

@test "OPTIONS names the methods of a path" {
    call /v1/transitions --request OPTIONS
    [ "$status" = 204 ]
    has_field Allow 'POST, OPTIONS'
    call /version --request OPTIONS
    has_field Allow 'GET, HEAD, OPTIONS'
    has_no_field Access-Control
}

@test "another method is refused with those that are allowed" {
    for method in GET PUT DELETE BREW; do
        call /v1/transitions --request "$method"
        [ "$status" = 405 ]
        has_field Allow 'POST, OPTIONS'
        says '.status == 405 and .instance == "/v1/transitions"'
    done
    call /livez --json '{}'
    [ "$status" = 405 ]
    has_field Allow 'GET, HEAD, OPTIONS'
}

@test "there is nothing at other paths" {
    for path in /v1/transition /V1/rects /v1/rects/ /%2e%2e/etc/passwd; do
        call "$path" --path-as-is --json '{}'
        [ "$status" = 404 ]
        says '.status == 404 and .title == "Not Found"'
    done
}

@test "two requests share a connection" {
    local times
    times="$(curl --silent --output /dev/null --output /dev/null --json @"$request" \
        --write-out '%{http_code} %{num_connects}\n' "$service_url/v1/transitions" "$service_url/v1/transitions")"
    [ "$times" = $'200 1\n200 0' ]
}

@test "a chunked body is read" {
    call /v1/transitions --header 'Transfer-Encoding: chunked' --json @"$request"
    [ "$status" = 200 ]
    says '.rects.destination.window.height == 520'
}

@test "a POST without a body is asked for one" {
    call /v1/rects --request POST
    [ "$status" = 411 ]
    says '.title == "Length Required"'
}

@test "a body of 10 MB is refused with an answer that can be read" {
    head -c 10000000 /dev/zero | tr '\0' ' ' >"$BATS_TEST_TMPDIR/large"
    for expect in '100-continue' ''; do
        for length in 'X-Nothing: 1' 'Transfer-Encoding: chunked'; do
            call /v1/transitions --header "Expect: $expect" --header "$length" --json @"$BATS_TEST_TMPDIR/large"
            [ "$status" = 413 ]
            has_field Content-Type application/problem+json
            says '.type == "/problems/payload-too-large" and (.detail | test("262144"))'
        done
    done
}

@test "a body is JSON by its media type, or without one" {
    for type in application/json 'application/json; charset=utf-8' application/vnd.segue+json ''; do
        call /v1/rects --header "Content-Type: $type" --data '{"items": []}'
        [ "$status" = 200 ]
        says '. == {items: []}'
    done
}

@test "another media type is refused, and the answer names --json" {
    for type in application/x-www-form-urlencoded text/plain 'application/json; charset=latin1'; do
        call /v1/rects --header "Content-Type: $type" --data '{"items": []}'
        [ "$status" = 415 ]
        has_field Accept application/json
        says '.type == "/problems/unsupported-media-type" and (.detail | test("--json"))'
    done
}

@test "a long target and large headers are refused" {
    call "/livez?$(head -c 9000 /dev/zero | tr '\0' a)"
    [ "$status" = 414 ]
    call /livez --header "X-Large: $(head -c 13000 /dev/zero | tr '\0' a)"
    [ "$status" = 431 ]
}

@test "many requests at once are all answered" {
    seq 40 | xargs -P 8 -I{} curl --silent --output /dev/null --write-out '%{http_code}\n' \
        --json @"$request" "$service_url/v1/transitions" >"$BATS_TEST_TMPDIR/statuses"
    [ "$(sort "$BATS_TEST_TMPDIR/statuses" | uniq -c | tr -s ' ')" = ' 40 200' ]
}
