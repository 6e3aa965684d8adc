"""Measures servers side by side and prints their figures beside the goals. `measure.py SEGUE CEILING`

One-second slices of load go to each server in turn, there and back (A B B A ...), so that what else the machine
does falls on all alike; figures are ratios of the sums. The ceiling runs as two processes: how far its ratio to
itself is from 1 is the noise of the run. The CPU is that of the server's process, so the load is not counted.
"""

import contextlib
import json
import os
import pathlib
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

SLICES = int(os.environ.get("BENCH_SLICES", 12))
REQUESTS = int(os.environ.get("BENCH_REQUESTS", 100_000))
CONNECTIONS = 32
STARTS = 20
THREADS = str(len(os.sched_getaffinity(0)))

here = pathlib.Path(__file__).parent
photo = (here.parent / "Integration/request.json").read_text()
ticks_per_second = os.sysconf("SC_CLK_TCK")


def progress(sentence):
    print(sentence, file=sys.stderr, flush=True)


class Server:
    """A process that says on its standard error where it listens, and the load it was under so far."""

    def __init__(self, command, path="", output=subprocess.DEVNULL):
        self.process = subprocess.Popen(command, stdout=output, stderr=subprocess.PIPE, text=True)
        self.url = self.address() + path
        self.forget()

    def address(self):
        for line in self.process.stderr:
            if found := re.search(r"listens on (http://[\d.:]+)", line):
                return found[1]
        sys.exit(f"{self.process.args[0]} did not start")

    def forget(self):
        self.requests, self.seconds, self.cpu_seconds = 0, 0.0, 0.0

    def post(self, body):
        question = urllib.request.Request(self.url, body.encode(), {"Content-Type": "application/json"})
        return urllib.request.urlopen(question, timeout=10).read()

    def cpu_now(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / ticks_per_second

    def mebibytes(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024

    def load(self, script):
        """Is called as fast as it answers for a second."""
        before, options = self.cpu_now(), ["-t1", f"-c{CONNECTIONS}", "-d1s"]
        text = subprocess.run(
            ["wrk", *options, "-s", script, self.url], capture_output=True, text=True, check=True).stdout
        if fault := re.search(r"(Non-2xx|Socket errors).*", text):
            progress(f"{self.url}: {fault[0]}")
        requests = int(re.search(r"(\d+) requests in", text)[1])
        self.requests += requests
        self.seconds += requests / float(re.search(r"Requests/sec:\s+([\d.]+)", text)[1])
        self.cpu_seconds += self.cpu_now() - before

    def rate(self):
        return self.requests / self.seconds

    def cpu(self):
        """Microseconds a request."""
        return self.cpu_seconds / self.requests * 1e6

    def stop(self):
        self.process.terminate()
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()


class Bench:
    """The programs that are compared, and the servers of them that run."""

    def __init__(self, stack, segue, ceiling):
        self.stack, self.segue_command, self.ceiling_command = stack, segue, ceiling
        self.folder = pathlib.Path(stack.enter_context(tempfile.TemporaryDirectory()))

    def start(self, *arguments, **options):
        server = Server(*arguments, **options)
        self.stack.callback(server.stop)
        return server

    def segue(self, path="/v1/transitions", log="off", **options):
        quiet = ["--admin-listen", "off", "--log", log]
        command = [self.segue_command, "serve", "--listen", "127.0.0.1:0", "--threads", THREADS, *quiet]
        return self.start(command, path, **options)

    def ceiling(self, length):
        return self.start([self.ceiling_command, THREADS, str(length)])

    def script(self, name, body):
        """A script for wrk that posts the body."""
        path = self.folder / f"{name}.lua"
        path.write_text(
            f'wrk.method = "POST"\nwrk.headers["Content-Type"] = "application/json"\nwrk.body = [==[{body}]==]\n')
        return path


def take_turns(turns, servers, script):
    # The first slice does not count: Node compiles while it runs, and all have memory to ask for.
    for server in servers.values():
        server.load(script)
        server.forget()
    for turn in range(turns):
        progress(f"slice {turn + 1} of {turns} for each of {', '.join(servers)}")
        for name in list(servers) if turn % 2 == 0 else reversed(servers):
            servers[name].load(script)


def start_node(bench, answer):
    """Node's server, or nothing where there is no Node."""
    if not shutil.which("node"):
        return {}
    node = bench.start(["node", str(here / "peer.js")])
    if json.loads(node.post(photo)) != json.loads(answer):
        progress("Node answers another document than Segue does")
    return {"node": node}


def compare(bench):
    """The rows of the figures that are ratios."""
    log = bench.stack.enter_context(open(bench.folder / "log", "ab"))
    segue, logging = bench.segue(), bench.segue(log="json", output=log)
    answer = segue.post(photo)
    ceiling, again = bench.ceiling(len(answer)), bench.ceiling(len(answer))
    servers = {"segue": segue, "segue with a log": logging, "ceiling": ceiling, "ceiling again": again}
    servers |= start_node(bench, answer)
    take_turns(SLICES, servers, bench.script("photo", photo))

    progress(f"{'':18}requests/s  µs of CPU a request")
    for name, server in servers.items():
        progress(f"{name:18}{server.rate():10.0f}{server.cpu():21.1f}")
    progress(f"noise: the ceiling against itself {again.rate() / ceiling.rate():.2f} requests/s, "
             f"{again.cpu() / ceiling.cpu():.2f} CPU")
    best, least = (ceiling.rate() + again.rate()) / 2, (ceiling.cpu() + again.cpu()) / 2
    node = f"{segue.rate() / servers['node'].rate():.1f} ×" if "node" in servers else "no node"
    return [
        ("CPU a request, against the ceiling", "≤ 1.25", f"{segue.cpu() / least:.2f}"),
        ("requests/s, against the ceiling", "≥ 0.90", f"{segue.rate() / best:.2f}"),
        ("the same with --log json: CPU", "≤ +0.10", f"{(logging.cpu() - segue.cpu()) / least:+.2f}"),
        ("the same with --log json: requests/s", "", f"{logging.rate() / best:.2f}"),
        ("requests/s, against Node (one process)", "≥ 6 ×", node)]


def batches(bench):
    """What an item costs in a large batch, against a small one."""
    end = json.loads(photo)["source"]["elements"]["image"]
    item = json.loads(photo)["image"]
    costs = {}
    for count in (10, 1000):
        server = bench.segue("/v1/rects")
        body = json.dumps({"items": [{"image": item, **end}] * count})
        script = bench.script(f"items-{count}", body)
        take_turns(max(1, SLICES // 6), {f"batches of {count}": server}, script)
        costs[count] = server.cpu() / count
    return [("CPU an item of /v1/rects, 1000 against 10", "≤ 1.1", f"{costs[1000] / costs[10]:.2f}")]


def memory(bench):
    """Resident memory when idle, once every connection has been used, and in the end."""
    server = bench.segue()
    server.post(photo)
    script, idle = bench.script("memory", photo), server.mebibytes()
    server.load(script)
    warm, first = server.mebibytes(), server.requests
    while server.requests < REQUESTS:
        progress(f"memory: {server.requests} of {REQUESTS} requests")
        server.load(script)
    return [
        ("resident memory, idle", "≤ 20 MiB", f"{idle:.1f} MiB"),
        (f"... after {server.requests} requests", "≤ 20 MiB", f"{server.mebibytes():.1f} MiB"),
        (f"... growth since the {first}th", "none", f"{server.mebibytes() - warm:+.1f} MiB")]


def start_time(bench):
    """From before the process is made to its first transition."""
    milliseconds = []
    for _ in range(STARTS):
        began = time.monotonic()
        server = bench.segue()
        server.post(photo)
        milliseconds.append((time.monotonic() - began) * 1000)
        server.stop()
    measured = f"{statistics.median(milliseconds):.0f} ms (worst of {STARTS}: {max(milliseconds):.0f})"
    return [("start to first answer", "≤ 30 ms", measured)]


def print_table(rows):
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    for row in rows:
        print("| " + " | ".join(text.ljust(width) for text, width in zip(row, widths)) + " |")
        if row is rows[0]:
            print("| " + " | ".join("-" * width for width in widths) + " |")


# Unwinds, which ends the servers.
signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
with contextlib.ExitStack() as stack:
    bench = Bench(stack, *sys.argv[1:])
    print_table(
        [("figure", "goal", "measured"), *start_time(bench), *compare(bench), *batches(bench), *memory(bench)])
