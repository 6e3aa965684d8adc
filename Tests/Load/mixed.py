#!/usr/bin/env python3
"""Sends mixed requests to a running service, and exits with 1 where an answer is not as it must be.

Right and wrong bodies whole, in chunks and two at once, heads that are refused, and clients that go away in
the middle of a body or of an answer. The same body must always have the same answer, however it was sent and
whatever the other connections do.

    mixed.py PORT --pid PID [--requests 100000] [--connections 8] [--seconds 600] [--seed 1]
"""
import argparse
import collections
import pathlib
import random
import socket
import struct
import sys
import threading
import time

CORPUS = pathlib.Path(__file__).parent.parent / "Corpus"
PATHS = {
    b"t": "/v1/transitions", b"r": "/v1/rects", b"c": "/v1/conversions", b"p": "/v1/participants", b"g": "/v1/gestures",
}


def calls():
    """The paths and bodies of the corpus, but for those that take long: every kind is to come often."""
    files = sorted(path for path in CORPUS.rglob("*") if path.is_file())
    inputs = [path.read_bytes() for path in files]
    return [(PATHS[each[:1]], each[1:]) for each in inputs if each[:1] in PATHS and len(each) < 4000]


class Run:
    """What the threads share: how many requests are left, what was seen, and what was wrong."""

    def __init__(self, options):
        self.options = options
        self.lock = threading.Lock()
        self.left = options.requests
        self.deadline = time.monotonic() + options.seconds
        self.kinds = collections.Counter()
        self.statuses = collections.Counter()
        self.answers = {}
        self.complaints = []
        self.memory = []

    def take(self):
        """Takes one of the requests that are left; false where all are sent or too much went wrong."""
        with self.lock:
            if self.left == 0 or len(self.complaints) >= 20:
                return False
            if time.monotonic() > self.deadline:
                self.complaints.append(f"{self.left} requests were not sent in time")
                self.left = 0
                return False
            if self.left % max(1, self.options.requests // 10) == 0:
                self.memory.append(resident_mebibytes(self.options.pid))
            self.left -= 1
            return True

    def complain(self, text):
        with self.lock:
            self.complaints.append(text)

    def saw(self, kind, status):
        with self.lock:
            self.kinds[kind] += 1
            self.statuses[status] += 1

    def compare(self, path, body, answer):
        """Holds an answer to the one that the same body had before."""
        with self.lock:
            first = self.answers.setdefault((path, body), answer)
        if first != answer or answer[0] not in (200, 400, 422):
            self.complain(f"{path} {body[:200]!r}: {answer[0]} {answer[1][:200]!r}, was {first[0]}")


def resident_mebibytes(pid):
    for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) // 1024
    return 0


class Client(threading.Thread):
    """A connection at a time, opened anew where a request closed it."""

    def __init__(self, run, number):
        super().__init__()
        self.run_state = run
        self.random = random.Random(f"{run.options.seed} {number}")
        self.calls = calls()
        self.socket = None
        self.buffer = b""

    def run(self):
        kinds = [self.whole, self.chunked, self.paired, self.refused, self.too_much, self.leave, self.leave_deaf]
        while self.run_state.take():
            kind = self.random.choices(kinds, weights=[50, 15, 10, 12, 3, 7, 3])[0]
            try:
                kind()
            except (OSError, ValueError) as error:
                self.run_state.complain(f"{kind.__name__}: {error!r}")
                self.close()
        self.close()

    # Kinds of requests

    def whole(self):
        path, body = self.random.choice(self.calls)
        self.send(self.head("POST", path, f"Content-Length: {len(body)}"), body)
        self.expect("whole", path, body)

    def chunked(self):
        path, body = self.random.choice(self.calls)
        self.send(self.head("POST", path, "Transfer-Encoding: chunked"), self.chunks(body) + b"0\r\n\r\n")
        self.expect("chunked", path, body)

    def paired(self):
        """Two requests in one packet."""
        pair = self.random.sample(self.calls, 2)
        self.send(*(self.head("POST", path, f"Content-Length: {len(body)}") + body for path, body in pair))
        for path, body in pair:
            self.expect("paired", path, body)

    def refused(self):
        """What is answered without a look at a body."""
        status, head = self.random.choice([
            (200, self.head("GET", "/")), (200, self.head("GET", "/readyz?a=b")),
            (200, self.head("GET", "/v1/styles")), (200, self.head("GET", "/v1/styles/material-container")),
            (404, self.head("GET", "/v1/styles/none")), (404, self.head("GET", "/v2")), (405, self.head("DELETE", "/v1/rects")),
            (405, self.head("GET", "/v1/transitions")), (204, self.head("OPTIONS", "/v1/rects")),
        ])
        self.send(head)
        self.expect_status("refused", status)

    def too_much(self):
        """What closes the connection, before or after the answer."""
        statuses, head = self.random.choice([
            ((415,), self.head("POST", "/v1/rects", "Content-Type: text/plain", "Content-Length: 2") + b"{}"),
            ((413,), self.head("POST", "/v1/rects", "Content-Length: 100000000")),
            ((414,), self.head("GET", "/" + "a" * 9000)),
            ((431,), self.head("GET", "/", *(f"X-{index}: 1" for index in range(200)))),
            ((400, 411), self.head("POST", "/v1/rects")),
            ((400,), self.head("POST", "/v1/rects", "Content-Length: 2", "Content-Length: 3") + b"{}"),
        ])
        self.close()
        self.send(head)
        self.expect_status("too much", *statuses)
        self.close()

    def leave(self):
        """Goes away in the middle of a body, with or without a word."""
        path, body = self.random.choice(self.calls)
        part = body[: self.random.randrange(len(body) + 1)]
        if self.random.random() < 0.5:
            self.send(self.head("POST", path, f"Content-Length: {len(body) + 1}"), part)
        else:
            self.send(self.head("POST", path, "Transfer-Encoding: chunked"), self.chunks(part)[:-1])
        self.go("left")

    def leave_deaf(self):
        """Goes away before the answer has come."""
        path, body = self.random.choice(self.calls)
        self.send(self.head("POST", path, f"Content-Length: {len(body)}"), body)
        self.go("left deaf")

    # Sending and reading

    @staticmethod
    def head(method, path, *fields):
        lines = [f"{method} {path} HTTP/1.1", "Host: segue", *fields, "", ""]
        return "\r\n".join(lines).encode()

    def chunks(self, body):
        chunks = []
        while body:
            size = self.random.randrange(1, 600)
            chunks.append(b"%x\r\n%s\r\n" % (len(body[:size]), body[:size]))
            body = body[size:]
        return b"".join(chunks)

    def send(self, *parts):
        if self.socket is None:
            self.socket = socket.create_connection(("127.0.0.1", self.run_state.options.port), timeout=60)
            self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self.buffer = b""
        data = b"".join(parts)
        # Some in two packets, so that the server has to wait in the middle.
        cut = self.random.randrange(len(data)) if self.random.random() < 0.1 else 0
        self.socket.sendall(data[:cut])
        self.socket.sendall(data[cut:])

    def go(self, kind):
        if self.random.random() < 0.5:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.close()
        self.run_state.saw(kind, "none")

    def expect(self, kind, path, body):
        answer = self.read()
        self.run_state.saw(kind, answer[0])
        self.run_state.compare(path, body, answer)

    def expect_status(self, kind, *statuses):
        status, body = self.read()
        self.run_state.saw(kind, status)
        if status not in statuses:
            self.run_state.complain(f"{kind}: {status} {body[:200]!r}, not {statuses}")

    def read(self):
        """Reads an answer: its status and its body."""
        while b"\r\n\r\n" not in self.buffer:
            self.receive()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        lines = head.decode("latin-1").lower().split("\r\n")
        fields = dict(line.split(": ", 1) for line in lines[1:])
        length = int(fields.get("content-length", "0"))
        while len(self.buffer) < length:
            self.receive()
        body, self.buffer = self.buffer[:length], self.buffer[length:]
        if fields.get("connection") == "close":
            self.close()
        return int(lines[0].split()[1]), body

    def receive(self):
        data = self.socket.recv(1 << 16) if self.socket else b""
        if not data:
            raise ValueError(f"the connection ends after {self.buffer[:200]!r}")
        self.buffer += data

    def close(self):
        if self.socket is not None:
            self.socket.close()
            self.socket = None


def growth_complaints(memory):
    """Memory is taken at every tenth; what is needed at all is there when half of them are served."""
    half, end = memory[len(memory) // 2], memory[-1]
    return [f"memory grows from {half} to {end} MiB"] if end > half * 1.2 + 16 else []


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("port", type=int)
    parser.add_argument("--pid", type=int, required=True)
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--connections", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", default="1")
    run = Run(parser.parse_args())
    start = time.monotonic()
    clients = [Client(run, number) for number in range(run.options.connections)]
    for client in clients:
        client.start()
    for client in clients:
        client.join()
    run.memory.append(resident_mebibytes(run.options.pid))
    seconds = time.monotonic() - start
    print(f"{sum(run.kinds.values())} requests in {seconds:.0f} s: {dict(run.kinds)}")
    print(f"statuses {dict(run.statuses)}, memory in MiB {run.memory}")
    complaints = run.complaints + growth_complaints(run.memory)
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


sys.exit(main())
