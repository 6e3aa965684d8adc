#!/usr/bin/env bats
# The work of the service, called as an app calls it.

load service

setup_file() {
    start_service "$BATS_FILE_TMPDIR" --log off
}

teardown_file() {
    stop_service
}

# A picture of 3024x4032 upright points fits 390x844 as 390x520, at (844 - 520) / 2.
@test "the picture comes to rest in the middle of the viewer" {
    call /v1/transitions --json @"$request"
    [ "$status" = 200 ]
    has_field Content-Type application/json
    says '.layers | map(select(.name == "image"))[0].tracks
        | map(select(.property == "window"))[0].keyframes[-1]
        | . == {time: 1, value: {x: 0, y: 162, width: 390, height: 520}}'
    says '.rects.destination.window == {x: 0, y: 162, width: 390, height: 520}'
    says '.strategy == "zoom" and .warnings == []'
}

@test "the same request has the same bytes" {
    call /v1/transitions --json @"$request"
    cp "$body" "$BATS_TEST_TMPDIR/first"
    call /v1/transitions --json @"$request"
    cmp "$body" "$BATS_TEST_TMPDIR/first"
}

@test "/v1/rects places a picture" {
    post /v1/rects '{"items": [{"image": {"width": 40, "height": 30},
        "frame": {"x": 0, "y": 0, "width": 100, "height": 60}, "contentMode": "scaleAspectFit"}]}'
    [ "$status" = 200 ]
    says '.items[0].window == {x: 10, y: 0, width: 80, height: 60}'
    says '.items[0].corrected == {contentMode: "scaleAspectFill",
        frame: {x: 10, y: 0, width: 80, height: 60}, exact: true}'
}

@test "/v1/participants finds the screen that takes part" {
    post /v1/participants '{"screens": {"type": "split", "children": [{"type": "screen", "participant": false},
        {"type": "nav", "id": "stack", "children": [{"type": "screen", "id": "list"}],
         "presented": {"type": "pager", "selected": "b", "children": [{"type": "screen", "id": "a"},
            {"type": "screen", "id": "b"}]}}]}}'
    [ "$status" = 200 ]
    says '. == {participant: "b", path: ["split", "stack", "pager", "b"]}'
    post /v1/participants '{"screens": {"type": "tab", "selected": 3}}'
    [ "$status" = 200 ]
    says '. == {participant: null, reason: "participantNotFound", path: ["tab"]}'
}

@test "a transition finds its elements in screens" {
    call /v1/transitions --json "$(jq '.source = {screens: {type: "navigation", children: [{type: "screen",
        id: "grid", elements: .source.elements}]}}' "$request")"
    [ "$status" = 200 ]
    says '.strategy == "zoom" and .rects.source.path == ["navigation", "grid"]'
    call /v1/transitions --json "$(jq '.source = {screens: {type: "navigation", children: []}}' "$request")"
    [ "$status" = 200 ]
    says '.strategy == "fade" and .reason == "participantNotFound" and .rects.source.path == ["navigation"]'
}

# In 300x200 a picture of 1200x900 is 300x225, which is 12.5 pixels too high on either side.
@test "each platform's words and its rounding are understood" {
    local mode y
    while read -r mode y; do
        post /v1/rects '{"items": [{"image": {"width": 1200, "height": 900}, "rounding": "platform",
            "frame": {"x": 0, "y": 0, "width": 300, "height": 200}, "contentMode": "'"$mode"'"}]}'
        [ "$status" = 200 ]
        says ".items[0].image == {x: 0, y: $y, width: 300, height: 225}"
    done <<END
        cover -12.5
        android:centerCrop -12
        compose:Crop -12
        flutter:fitWidth -12.5
        rn:cover -12.5
        rn-android:cover -12
END
}

@test "a word without its vocabulary is refused with the one that was meant" {
    post /v1/rects '{"items": [{"image": null, "frame": null, "contentMode": "centerCrop"}]}'
    [ "$status" = 422 ]
    says '.errors[0].pointer == "/items/0/contentMode"
        and (.errors[0].detail | endswith("did you mean `android:centerCrop`?"))'
}

@test "/v1/conversions converts between views" {
    call /v1/conversions --json @"$BATS_TEST_DIRNAME/conversion.json"
    [ "$status" = 200 ]
    has_field Content-Type application/json
    says '.items == [{boundingBox: {x: 0, y: 94, width: 150, height: 150}, axisAligned: true,
        quad: [{x: 150, y: 94}, {x: 150, y: 244}, {x: 0, y: 244}, {x: 0, y: 94}]}]'
}

@test "a transition that is turned back returns from where it is, unfinished" {
    call /v1/transitions --json "$(jq '.timing = {durationMs: 2000} | .resume = {progress: 0.25, reversed: true}' \
        "$request")"
    [ "$status" = 200 ]
    says '.durationMs == 500 and .events[-1] == {timeMs: 500, action: "complete", finished: false}'
}

@test "/v1/gestures has the picture follow a finger, and settles it" {
    call /v1/gestures --json "$(jq '.direction = "dismiss" | .gesture = {translation: {x: 0, y: 200},
        velocity: {x: 0, y: 800}, phase: "ended"}' "$request")"
    [ "$status" = 200 ]
    says '.progress == 0.5 and .decision == "finish" and .settling.pacing.spring.initialVelocity < 0
        and (.layers | map(.name) | index("image")) != null'
}

@test "what is wrong with a running transition and a gesture comes at once" {
    call /v1/gestures --json "$(jq '.resume = {progress: 2} | .gesture = {law: "photos", phase: "up"}' "$request")"
    [ "$status" = 422 ]
    says '[.errors[] | "\(.pointer) \(.code)"] | sort == ["/gesture/law notAllowed", "/gesture/phase notAllowed",
        "/gesture/translation required", "/resume notAllowed", "/resume/progress outOfRange"]'
}

@test "all that keeps views from being a tree comes at once" {
    post /v1/conversions '{"views": [
        {"id": "a", "parent": "b", "frame": {"x": 0, "y": 0, "width": 1, "height": 1}},
        {"id": "b", "parent": "a", "frame": {"x": 0, "y": 0, "width": 1, "height": 1}, "scale": 0}],
        "items": [{"from": "a"}]}'
    [ "$status" = 422 ]
    says '[.errors[] | "\(.pointer) \(.code)"] | sort == [
        "/items/0/to required", "/views/0/parent notAllowed", "/views/1/scale outOfRange"]'
}

@test "10,000 views in each other are converted" {
    jq --null-input --compact-output '{items: [{from: "9999", to: "0"}], views: [range(10000)
        | {id: "\(.)", frame: {x: 1, y: 2, width: 3, height: 4}}
        + if . > 0 then {parent: "\(. - 1)"} else {} end]}' >"$BATS_TEST_TMPDIR/deep"
    start_service "$BATS_TEST_TMPDIR" --log off --max-body 4MiB
    call /v1/conversions --json @"$BATS_TEST_TMPDIR/deep"
    stop_service
    [ "$status" = 200 ]
    says '.items[0].boundingBox == {x: 9999, y: 19998, width: 3, height: 4}'
}

@test "of several places the one that can be seen is taken" {
    call /v1/transitions --json "$(jq '.source.elements.image |= [{id: "gone", frame: null}, . + {id: "opener"}]' "$request")"
    [ "$status" = 200 ]
    says '.strategy == "zoom" and .rects.source.id == "opener"'
}

@test "a zoomed viewer is left from where its picture is" {
    call /v1/transitions --json "$(jq '.direction = "dismiss" | .destination.elements.image.zoom = {
        contentOffset: {x: 390, y: 0}, contentSize: {width: 1170, height: 1560}}' "$request")"
    [ "$status" = 200 ]
    says '.rects.destination.image == {x: -390, y: 0, width: 1170, height: 1560}'
}

@test "unusable geometry is answered with a fallback" {
    call /v1/transitions --json "$(jq '.source = null' "$request")"
    [ "$status" = 200 ]
    says '.strategy == "fade" and .reason == "sourceMissing" and .events[-1].action == "complete"'
}

@test "/ says how to call the service" {
    call /
    [ "$status" = 200 ]
    has_field Content-Type 'text/plain; charset=utf-8'
    grep -q 'curl --json' "$body"
    grep -q 'POST /v1/transitions' "$body"
}

@test "the example of / works" {
    call /
    example="$(sed -n "/--json '/,/' /p" "$body" | tr -d '\n' | sed "s/^[^']*'//; s/'.*//")"
    post /v1/transitions "$example"
    [ "$status" = 200 ]
    says '.rects.destination.window == {x: 0, y: 162, width: 390, height: 520}'
}

@test "probes and the version are there" {
    for path in /livez /readyz; do
        call "$path"
        [ "$status" = 200 ]
        [ "$(cat "$body")" = ok ]
        has_field Cache-Control no-store
    done
    call /version
    [ "$status" = 200 ]
    says '. == {name: "segue", version: "0.1.0"}'
}

@test "a body that is no JSON is a problem with the place" {
    post /v1/transitions '{"direction": "present",}'
    [ "$status" = 400 ]
    has_field Content-Type application/problem+json
    says '.type == "/problems/malformed-json" and .status == 400 and .byteOffset == 24'
    says '.title == "Malformed JSON" and .instance == "/v1/transitions" and (.detail | length) > 0'
}

@test "100,000 nested arrays are refused at the 65th" {
    head -c 100000 /dev/zero | tr '\0' '[' >"$BATS_TEST_TMPDIR/deep"
    call /v1/transitions --json @"$BATS_TEST_TMPDIR/deep"
    [ "$status" = 400 ]
    says '.byteOffset == 64'
}

@test "an empty body is refused" {
    call /v1/transitions --json ''
    [ "$status" = 400 ]
    says '.type == "/problems/malformed-json" and .byteOffset == 0 and (.detail | test("empty"))'
}

@test "all violations come at once" {
    post /v1/transitions '{"direction": "open", "container": {"width": 0, "height": 844}, "imag": null,
        "image": {"width": 4032}, "source": {}, "destination": {}}'
    [ "$status" = 422 ]
    has_field Content-Type application/problem+json
    says '.type == "/problems/invalid-body"'
    says '[.errors[] | "\(.pointer) \(.code)"] | sort == ["/container/width outOfRange",
        "/direction notAllowed", "/imag unknownMember", "/image/height required"]'
    says '.errors[] | select(.pointer == "/imag").detail | test("`image`")'
    says '.errors[] | select(.pointer == "/container/width").detail | test("greater than 0.*is 0")'
}
