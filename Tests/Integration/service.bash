# Starts, calls and ends the service; for `load service`.
bats_require_minimum_version 1.5.0

segue="${SEGUE:-.build/debug/segue}"
request="$BATS_TEST_DIRNAME/request.json"

# Starts the service on a free port with the flags given; its output and errors go to files in a folder.
start_service() {
    local folder="$1"
    shift
    "$segue" --listen 127.0.0.1:0 --admin-listen off "$@" >"$folder/out" 2>"$folder/err" 3>&- &
    service_pid=$!
    await grep -q 'listens on' "$folder/err"
    service_url="$(sed -n 's/^segue: .* listens on \(http:[^,]*\),.*/\1/p' "$folder/err")"
    [ -n "$service_url" ]
    export service_pid service_url
}

# Ends the service that was started last, and waits until it is gone.
stop_service() {
    kill -TERM "$service_pid" 2>/dev/null || return 0
    await is_gone
}

is_gone() {
    ! kill -0 "$service_pid" 2>/dev/null
}

# Runs a command until it succeeds, for up to ten seconds.
await() {
    for _ in {1..200}; do
        "$@" && return 0
        sleep 0.05
    done
    return 1
}

# Calls a path; the status goes to $status, the head to $head and the body to $body, both files.
call() {
    local path="$1"
    shift
    head="$BATS_TEST_TMPDIR/head"
    body="$BATS_TEST_TMPDIR/body"
    status="$(curl --silent --show-error --max-time 20 --dump-header "$head" --output "$body" \
        --write-out '%{http_code}' "$service_url$path" "$@")"
}

# Posts JSON that is given as text.
post() {
    call "$1" --json "$2"
}

# Whether a jq expression is true of the body.
says() {
    jq --exit-status "$1" "$body" >/dev/null && return 0
    echo "not so: $1 of $(head -c 2000 "$body")" >&2
    return 1
}

# Whether the answer has a header field of a name and a value.
has_field() {
    tr -d '\r' <"$head" | grep --quiet --ignore-case --line-regexp --fixed-strings "$1: $2" && return 0
    echo "no $1: $2 in $(cat "$head")" >&2
    return 1
}

has_no_field() {
    ! grep --quiet --ignore-case "^$1:" "$head"
}
