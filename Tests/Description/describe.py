"""Writes the JSON form of openapi.yaml, or checks that it is up to date."""

import json
import pathlib
import sys

import yaml

root = pathlib.Path(__file__).parents[2]
target = root / "Sources/CAssets/openapi.json"

document = yaml.safe_load((root / "openapi.yaml").read_text())
# Without spaces: it is embedded in the program, and read by machines.
text = json.dumps(document, separators=(",", ":"), ensure_ascii=False) + "\n"

if "--check" not in sys.argv[1:]:
    target.write_text(text)
elif target.read_text() != text:
    sys.exit("Sources/CAssets/openapi.json is not openapi.yaml: run Scripts/describe")
