"""Serves, has schemathesis call every operation of openapi.yaml, and counts what was answered.

First with requests as clients send them (schemathesis.toml), then with bodies that are wrong in one member
(wrong.toml). The number of requests and the seed are in those files.
"""

import collections
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

LEAST_REQUESTS = 200
LEAST_SHARE = 0.3

root = pathlib.Path(__file__).parents[2]


def start(log):
    """Starts the server on a free port; returns it and its address.

    It takes large bodies, so that 1001 large items are refused for their number, as the description says.
    """
    server = subprocess.Popen(
        [os.environ["SEGUE"], "serve", "--listen", "127.0.0.1:0", "--admin-listen", "off", "--log", "json",
         "--max-body", "16MiB"],
        stdout=log, stderr=subprocess.PIPE, text=True)
    for line in server.stderr:
        if address := re.search(r"listens on (http://\S+?),", line):
            return server, address[1]
    sys.exit("the server did not start")


def run(address, config):
    """Runs every check; its output is the progress."""
    return subprocess.run(
        [root / ".venv/bin/schemathesis", "--config-file", config, "run", "openapi.yaml", "--url", address,
         "--checks", "all", "--no-color"],
        cwd=root, timeout=1800).returncode


def statuses(log):
    """The statuses of all POSTs by path."""
    paths = collections.defaultdict(collections.Counter)
    for line in log:
        exchange = json.loads(line)
        if exchange["method"] == "POST" and exchange["path"].startswith("/v1/"):
            paths[exchange["path"]][exchange["status"]] += 1
    return paths


def conform(config):
    """Runs schemathesis against a server of its own; returns what went wrong, and the statuses by path."""
    with tempfile.TemporaryFile("w+") as log:
        server, address = start(log)
        try:
            code = run(address, config)
            died = server.poll() is not None
        finally:
            server.terminate()
            server.communicate(timeout=60)
        log.seek(0)
        return ["schemathesis found failures"] * bool(code) + ["the server died"] * died, statuses(log)


faults, paths = conform("schemathesis.toml")
total = sum(paths.values(), collections.Counter())
share = sum(count for status, count in total.items() if status // 100 == 2) / max(1, total.total())
for path, counts in sorted(paths.items()):
    print(f"POST {path}: {counts.total()} requests, " + ", ".join(f"{counts[key]} × {key}" for key in sorted(counts)))
    faults += [f"too few requests to {path}"] if counts.total() < LEAST_REQUESTS else []
print(f"{share:.0%} of {total.total()} POSTs were answered 2xx")
faults += ["too few right requests"] if share < LEAST_SHARE else []

more, paths = conform("Tests/Description/wrong.toml")
print(f"{sum(counts.total() for counts in paths.values())} POSTs with one wrong member")
faults += more
sys.exit("; ".join(faults) or 0)
