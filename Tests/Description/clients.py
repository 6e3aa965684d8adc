"""Generates clients from openapi.yaml, looks for values without a type of their own, and compiles the Swift one."""

import pathlib
import re
import subprocess
import sys
import tempfile

root = pathlib.Path(__file__).parents[2]

# Swift's generator needs help with two names: `container` hides its encoder's, and it takes every union of models
# that have an `id` for Identifiable.
OPTIONS = {
    "swift6": ["--name-mappings", "container=containerView", "--additional-properties", "identifiableModels=false"],
}

# The generator, where its models and calls are, the words for a value of any type, and the support code that needs
# them: what turns JSON into values and back, and what compares values.
CLIENTS = [
    ("swift6", ["Sources/OpenAPIClient/Models", "Sources/OpenAPIClient/APIs"],
     r"\b(Any|AnyCodable|AnyObject|AnyHashable|JSONValue)\b",
     []),
    ("kotlin", ["src/main/kotlin/org/openapitools/client/models", "src/main/kotlin/org/openapitools/client/apis"],
     r"\b(Any|JsonElement|JsonObject)\b",
     [r"fun (encode|decode)\(data: kotlin\.Any\?\)"]),
    ("dart", ["lib/model", "lib/api"],
     r"\b(dynamic|Object)\b",
     [r"(<String, dynamic>\{\};|cast<String, dynamic>\(\)|Map<String, dynamic> toJson\(\))",
      r"(fromJson|decode|mapFromJson|listFromJson|mapListFromJson)\(dynamic \w+",
      r"operator ==\(Object other\)", r"Object\? postBody"]),
    ("typescript-fetch", ["models", "apis"],
     r"\b(any|unknown|object)\b",
     [r"export function \w+(FromJSON|FromJSONTyped|ToJSON|ToJSONTyped)\(", r"export function instanceOf\w+\(value: ",
      r"return (\{\}|value|new runtime\.TextApiResponse\(response\)) as any;", r"as Array<any>\)\.map\(",
      r"typeof (json|value) !== 'object'", r"typeof item === 'object'", r"const queryParameters: any = \{\};"]),
]


def untyped(folder, parts, words, allowed):
    """Yields the lines of the models and calls that have a value of any type."""
    for part in parts:
        files = sorted(path for path in (folder / part).rglob("*") if path.is_file())
        if not files:
            sys.exit(f"{folder.name}: nothing was generated in {part}")
        for path in files:
            for number, line in enumerate(path.read_text().splitlines(), 1):
                code = "" if re.match(r"\s*(\*|/\*)", line) else re.sub(r"//.*$", "", line)
                if re.search(words, code) and not any(re.search(each, code) for each in allowed):
                    yield f"{path.relative_to(folder)}:{number}: {line.strip()}"


failed = False
with tempfile.TemporaryDirectory() as temporary:
    for generator, parts, words, allowed in CLIENTS:
        folder = pathlib.Path(temporary) / generator
        run = subprocess.run(
            [root / ".venv/bin/openapi-generator-cli", "generate", "-g", generator,
             "-i", root / "openapi.yaml", "-o", folder, *OPTIONS.get(generator, [])],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if run.returncode or re.search(r"^\[\w+\] ERROR|Exception", run.stdout, re.M):
            sys.exit(f"{generator}: {run.stdout}")
        hits = list(untyped(folder, parts, words, allowed))
        failed = failed or bool(hits)
        count = sum(1 for part in parts for _ in (folder / part).rglob("*.*"))
        print(f"{generator}: {count} files of models and calls, {len(hits)} untyped values", *hits, sep="\n  ")
        if generator == "swift6":
            subprocess.run(["swift", "build", "--quiet", "--package-path", folder], check=True)
sys.exit(failed)
