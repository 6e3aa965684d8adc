#!/usr/bin/env bats
# The field cases against the running service; in process, the tests of SegueAPI run the same files.

load service

cases="$BATS_TEST_DIRNAME/../FieldCases"

setup_file() {
    start_service "$BATS_FILE_TMPDIR" --log off
}

teardown_file() {
    stop_service
}

# Makes the calls of the case that the test is named by, and notes that it ran.
check() {
    local id="$BATS_TEST_DESCRIPTION" count
    count="$(jq '.calls | length' "$cases/$id.json")"
    [ "$count" -gt 0 ]
    for ((n = 0; n < count; n++)); do check_call "$id" "$n"; done
    echo "$id" >>"$BATS_FILE_TMPDIR/ran"
}

check_call() {
    local call complaints
    call="$(jq --compact-output ".calls[$2]" "$cases/$1.json")"
    jq --join-output '.body // (.request | tojson)' <<<"$call" >"$BATS_TEST_TMPDIR/request"
    call "$(jq --raw-output .path <<<"$call")" --json @"$BATS_TEST_TMPDIR/request"
    [ "$status" = "$(jq .status <<<"$call")" ] || { cat "$body" >&2; return 1; }
    complaints="$(jq --raw-output --null-input --slurpfile answer "$body" --argjson call "$call" \
        --from-file "$BATS_TEST_DIRNAME/expectations.jq")"
    [ -z "$complaints" ] || { echo "call $2: $complaints" >&2; return 1; }
}

@test "FC-001" { check; }
@test "FC-003" { check; }
@test "FC-004" { check; }
@test "FC-006" { check; }
@test "FC-007" { check; }
@test "FC-009" { check; }
@test "FC-011" { check; }
@test "FC-013" { check; }
@test "FC-015" { check; }
@test "FC-017" { check; }
@test "FC-019" { check; }
@test "FC-020" { check; }
@test "FC-021" { check; }
@test "FC-022" { check; }
@test "FC-024" { check; }
@test "FC-025" { check; }
@test "FC-027" { check; }
@test "FC-030" { check; }
@test "FC-032" { check; }
@test "FC-033" { check; }
@test "FC-035" { check; }
@test "FC-037" { check; }
@test "FC-039" { check; }
@test "FC-041" { check; }
@test "FC-043" { check; }
@test "FC-044" { check; }
@test "FC-046" { check; }
@test "FC-048" { check; }
@test "FC-050" { check; }
@test "FC-051" { check; }
@test "FC-052" { check; }
@test "FC-053" { check; }
@test "FC-054" { check; }
@test "FC-057" { check; }
@test "FC-059" { check; }
@test "FC-061" { check; }
@test "FC-062" { check; }
@test "FC-063" { check; }
@test "FC-065" { check; }
@test "FC-067" { check; }
@test "FC-069" { check; }
@test "FC-070" { check; }
@test "FC-071" { check; }
@test "FC-073" { check; }
@test "FC-075" { check; }
@test "FC-077" { check; }
@test "FC-079" { check; }
@test "FC-080" { check; }
@test "FC-081" { check; }
@test "FC-083" { check; }
@test "FC-084" { check; }
@test "FC-085" { check; }
@test "FC-087" { check; }
@test "FC-088" { check; }
@test "FC-090" { check; }
@test "FC-092" { check; }
@test "FC-094" { check; }
@test "FC-096" { check; }
@test "FC-113" { check; }
@test "FC-124" { check; }
@test "FC-097" { check; }
@test "FC-100" { check; }
@test "FC-101" { check; }
@test "FC-103" { check; }
@test "FC-104" { check; }
@test "FC-105" { check; }
@test "FC-106" { check; }
@test "FC-109" { check; }
@test "FC-111" { check; }
@test "FC-112" { check; }
@test "FC-114" { check; }
@test "FC-116" { check; }
@test "FC-117" { check; }
@test "FC-119" { check; }
@test "FC-121" { check; }
@test "FC-123" { check; }
@test "FC-126" { check; }
@test "FC-128" { check; }
@test "FC-130" { check; }

@test "every field case ran" {
    [ "$(wc -l <"$BATS_FILE_TMPDIR/ran")" -eq 79 ]
    diff <(sort "$BATS_FILE_TMPDIR/ran") <(cd "$cases" && ls | sed 's/\.json$//' | sort)
}
