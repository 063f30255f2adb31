"""Answers what the resolvers of Python choose: lines of JSON in, lines of JSON out, in one process.

A line is {"program", "kind", ...}; the answer is {"answer"}, or {"invalid": true} where the program
does not read the text. Kinds:
  select       "range", "versions"  the version that is installed, or null
  order        "versions"           the versions, lowest first; equal ones share a list
  requirement  "text"               {"name", "range"} of a requirement
"""

import json
import logging
import sys

from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.version import Version
from pip._internal.index.package_finder import CandidateEvaluator
from pip._internal.models.candidate import InstallationCandidate
from pip._internal.models.link import Link
from pip._vendor.packaging.specifiers import SpecifierSet as PipSpecifierSet
from poetry.core.constraints.version import parse_constraint
from poetry.core.packages.dependency import Dependency
from poetry.core.packages.package import Package
from poetry.repositories.repository import Repository

logging.disable(logging.CRITICAL)


def highest(versions):
    return max(versions, key=Version, default=None)


def with_packaging(line):
    return highest(list(SpecifierSet(line["range"]).filter(line["versions"])))


def with_pip(line):
    candidates = [
        InstallationCandidate("p", each, Link(f"https://index.example/p-{Version(each)}.tar.gz"))
        for each in line["versions"]
    ]
    evaluator = CandidateEvaluator.create("p", specifier=PipSpecifierSet(line["range"]))
    best = evaluator.compute_best_candidate(candidates).best_candidate
    if best is None:
        return None
    return next(each for each in line["versions"] if Version(each) == Version(str(best.version)))


def with_poetry(line):
    dependency = Dependency("p", parse_constraint(line["range"]))
    packages = {Package("p", each): each for each in line["versions"]}
    found = Repository("index", list(packages)).find_packages(dependency)
    # Poetry's provider tries them in this order.
    found.sort(
        key=lambda each: (
            not each.is_prerelease() and not dependency.allows_prereleases(),
            each.version,
        ),
        reverse=True,
    )
    return packages[found[0]] if found else None


def in_order(line):
    levels = []
    for each in sorted(line["versions"], key=Version):
        if levels and Version(levels[-1][0]) == Version(each):
            levels[-1].append(each)
        else:
            levels.append([each])
    return levels


def requirement(line):
    read = Requirement(line["text"])
    return {"name": read.name, "range": str(read.specifier), "address": read.url}


answers = {
    ("packaging", "select"): with_packaging,
    ("packaging", "order"): in_order,
    ("packaging", "requirement"): requirement,
    ("pip", "select"): with_pip,
    ("poetry", "select"): with_poetry,
}

for text in sys.stdin:
    line = json.loads(text)
    try:
        answer = {"answer": answers[line["program"], line["kind"]](line)}
    except Exception as error:  # each program has exceptions of its own for texts it does not read
        answer = {"invalid": type(error).__name__}
    sys.stdout.write(json.dumps(answer) + "\n")
