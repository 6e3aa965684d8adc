"""Lints openapi.yaml with vacuum; an error fails. Most of its other findings ask for an example of every number."""

import json
import pathlib
import subprocess
import sys
import tempfile

import vacuum

root = pathlib.Path(__file__).parents[2]
program = pathlib.Path(vacuum.__file__).parent / "lib" / "vacuum"

with tempfile.TemporaryDirectory() as folder:
    subprocess.run(
        [program, "spectral-report", root / "openapi.yaml", f"{folder}/report.json"],
        check=True, stdout=subprocess.DEVNULL)
    findings = json.loads(pathlib.Path(f"{folder}/report.json").read_text())

errors = [finding for finding in findings if finding["severity"] == 0]
for finding in errors:
    print(f"openapi.yaml:{finding['range']['start']['line']}: {finding['message']} ({finding['code']})")
if errors:
    sys.exit(1)
print(f"vacuum: no error among {len(findings)} findings")
