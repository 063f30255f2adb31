"""Answers what uv and pip install from an index: lines of JSON in, lines of JSON out.

A line is {"program", "range", "versions"} and may have "yanked" and "unsuited", lists of versions: those
that are withdrawn, and those that need another Python. The answer is {"answer"}, the version that the
program chooses, or null; {"invalid": true} where it does not read the range; or {"absent": true} where the
program is not there. Each line is a package of its own on an index of the loopback interface; pip runs in
this process, and uv in one for each line.
"""

import contextlib
import http.server
import io
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
import urllib.parse

from packaging.version import Version

lines = [json.loads(text) for text in sys.stdin]


def metadata(name, version):
    return f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"


def page(name, line):
    files = []
    for text in line["versions"]:
        file = f"{name.replace('-', '_')}-{Version(text)}-py3-none-any.whl"
        python = ' data-requires-python="&gt;=99"' if text in line.get("unsuited", []) else ""
        yanked = ' data-yanked="withdrawn"' if text in line.get("yanked", []) else ""
        link = f'<a href="/files/{name}/{file}" data-core-metadata="true"{python}{yanked}>{file}</a>'
        files.append(link)
    return f"<!DOCTYPE html><html><body>{'<br>'.join(files)}</body></html>"


class Index(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        found = re.match(r"^/(simple|files)/(case-(\d+))/(.*)$", urllib.parse.unquote(self.path))
        kind, body = "text/html", None
        if found and found[1] == "simple":
            body = page(found[2], lines[int(found[3])])
        elif found and found[4].endswith(".metadata"):
            kind, body = "text/plain", metadata(found[2], found[4].split("-")[1])
        data = (body or "").encode()
        self.send_response(200 if body is not None else 404)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


def written(line, version):
    return next(each for each in line["versions"] if Version(each) == Version(version))


def with_uv(line, name, address, folder):
    program = shutil.which("uv") or shutil.which("uv", path=sysconfig.get_path("scripts"))
    if program is None:
        return {"absent": True}
    options = ["--no-deps", "--no-header", "--no-annotate", "--no-config", "--quiet"]
    source = ["--default-index", f"{address}/simple", "--cache-dir", folder, "--python", sys.executable]
    ended = subprocess.run(
        [program, "pip", "compile", "-", *options, *source],
        input=f"{name}{line['range']}\n",
        capture_output=True,
        text=True,
    )
    chosen = re.search(rf"^{name}==(\S+)", ended.stdout, re.M)
    if chosen:
        return {"answer": written(line, chosen[1])}
    if "No solution found" in ended.stderr or "no versions" in ended.stderr:
        return {"answer": None}
    return {"invalid": True, "why": ended.stderr}


def with_pip(line, name, address, folder):
    from pip._internal.cli.main import main

    report = pathlib.Path(folder, "report.json")
    report.unlink(missing_ok=True)
    options = ["--dry-run", "--no-deps", "--ignore-installed", "--no-cache-dir", "--quiet"]
    source = ["--index-url", f"{address}/simple", "--report", str(report), "--isolated"]
    errors = io.StringIO()
    with contextlib.redirect_stderr(errors), contextlib.redirect_stdout(io.StringIO()):
        main(["install", *options, *source, f"{name}{line['range']}"])
    if report.exists():
        [installed] = json.loads(report.read_text())["install"]
        return {"answer": written(line, installed["metadata"]["version"])}
    is_read = "Invalid requirement" not in errors.getvalue()
    return {"answer": None} if is_read else {"invalid": True}


def main():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Index)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}"
    for name in [each for each in os.environ if each.lower().endswith("_proxy")]:
        del os.environ[name]
    os.environ["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    with tempfile.TemporaryDirectory() as folder:
        for number, line in enumerate(lines):
            play = with_uv if line["program"] == "uv" else with_pip
            answer = play(line, f"case-{number}", address, folder)
            sys.__stdout__.write(json.dumps(answer) + "\n")
    server.shutdown()


main()
