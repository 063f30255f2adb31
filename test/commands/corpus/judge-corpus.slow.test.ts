/* Tests that a whole export is judged exactly as the gate judges a tree that declares the same servers. */
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeCorpus } from '../../../src/commands/corpus/judge-corpus.ts';
import type { JudgedPackage, JudgedVersion } from '../../../src/commands/corpus/judged-package.ts';
import { identityKey, versionPart } from '../../../src/detection/ecosystems/ecosystems.ts';
import { isPinned } from '../../../src/detection/ecosystems/pinned.ts';
import { createSpill } from '../../../src/export/ports/spill-file.ts';
import { createStoreFile } from '../../../src/export/ports/store-file.ts';
import { decidingReport, listedMatch } from '../../../src/judging/grading/matched.ts';
import type { Policy } from '../../../src/judging/policy/keys.ts';
import type { JudgedDependency, Report } from '../../../src/judging/report.ts';
import type { Verdict } from '../../../src/model/model.ts';
import { sourceOf } from '../../builders.ts';
import { inPieces } from '../../export/sources.ts';
import { exportDocument } from '../../export-service/corpus.ts';
import { judgeFiles } from '../../gate/pipeline/judge-files.ts';
import { policyFrom } from '../../judging/policy/judging.ts';
import { runs } from '../../seed.ts';
import { anyExport, anyPolicy, createClientEntry } from './documents.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const folder = {
  createFile: () => createStoreFile(tmpdir()),
  createSpill: (parts: number) => createSpill(join(tmpdir(), randomUUID()), parts),
  pause: () => setImmediate(),
};

async function judged(
  document: object,
  policy: Policy,
  batchBytes?: number,
  maxOfServer = 100_000,
) {
  const text = Buffer.from(JSON.stringify(document));
  let readings = 0;
  const open = async function* () {
    readings += 1;
    yield* inPieces(text, 10_000);
  };
  const { packages, problems } = await judgeCorpus(
    { open, origin: { name: 'a test', isFile: true } },
    { policy, now, folder, maxOfServer, ...(batchBytes === undefined ? {} : { batchBytes }) },
  );
  const all: JudgedPackage[] = [];
  for await (const each of packages) all.push(each);
  return { packages: all, problems, readings };
}

/** Runs `check` on the given files, with a document as its export. */
async function checked(
  files: Readonly<Record<string, string>>,
  document: object,
  floor: object | null,
): Promise<Report> {
  return judgeFiles(sourceOf(new Map(Object.entries(files))), {
    inputs: { 'org-policy': floor === null ? '' : JSON.stringify(floor) },
    exported: JSON.stringify(document),
    now,
  });
}

const keyOf = ({ identity: { type, name } }: JudgedPackage, { version }: JudgedVersion): string =>
  JSON.stringify([type, name, version]);

/** Returns a tree that declares each version of each package, under an alias that identifies it. */
function treeOf(packages: readonly JudgedPackage[], policy: object): Record<string, string> {
  const servers: Record<string, object> = {};
  const registered: string[] = [];
  for (const each of packages) {
    for (const one of each.versions) {
      const { type, name } = each.identity;
      const entry = createClientEntry(type, name, one.version);
      if (entry !== null) servers[keyOf(each, one)] = entry;
      else registered.push(one.version === null ? name : `${name}@${one.version}`);
    }
  }
  return {
    '.mcp.json': JSON.stringify({ mcpServers: servers }),
    'apm.yml': JSON.stringify({ dependencies: { mcp: registered } }),
    '.github/mcp-grade-gate.yml': JSON.stringify(policy),
  };
}

function serversByAlias({ servers }: Report): Map<string, JudgedDependency> {
  return new Map(servers.map((each) => [each.dependency.declaration.alias, each]));
}

/** Returns the facts about a version that both commands report. */
function outcomeOf({ verdict, problems, match }: JudgedDependency) {
  const report = decidingReport(match);
  const failing = problems.filter(
    ({ level, waived }) => level === 'error' || (level === 'fail' && waived === null),
  );
  return {
    verdict,
    rules: [...new Set(failing.map(({ rule }) => rule))].sort(),
    judgedVersion: listedMatch(match)?.judgedVersion ?? null,
    score: report?.score ?? null,
    grade: report?.grade || null,
  };
}

/** Compares the verdict on every version of every package with that of `check`. */
async function compare(
  document: object,
  { own, floor }: { own: object; floor: object | null },
): Promise<readonly JudgedPackage[]> {
  const policy = policyFrom(JSON.stringify(own), floor === null ? null : JSON.stringify(floor));
  const { packages, problems } = await judged(document, policy);
  const report = await checked(treeOf(packages, own), document, floor);
  const found = serversByAlias(report);
  for (const each of packages) {
    const { type, name } = each.identity;
    expect(each.versions.length).toBeGreaterThan(0);
    for (const one of each.versions) {
      const alias =
        type === 'registry'
          ? `${name}${one.version === null ? '' : `@${one.version}`}`
          : keyOf(each, one);
      const server = found.get(alias);
      if (server === undefined) throw new Error(`check has no ${alias}`);
      const { dependency } = server;
      if (one.verdict === 'error' && one.rules.includes('unidentified')) {
        // A launch with this text does not reliably start this version of this package.
        const isThis = dependency.type === type && dependency.name === name;
        expect([
          alias,
          isThis && versionPart(dependency).version === one.version && isPinned(dependency),
        ]).toEqual([alias, false]);
        continue;
      }
      expect([alias, dependency.type, dependency.name]).toEqual([alias, type, name]);
      const { version: _, digest: __, gradedAt: ___, rubric: ____, ...outcome } = one;
      expect([alias, outcome]).toEqual([alias, outcomeOf(server)]);
    }
  }
  const ofExport = (all: Report['problems']) =>
    all
      .filter(({ rule }) => ['stale-export', 'inconsistent-export'].includes(rule))
      .map(({ rule, level }) => `${rule} ${level}`);
  // Servers that cannot be launched need no export.
  if (report.export.source === 'file')
    expect(ofExport(problems)).toEqual(ofExport(report.problems));
  return packages;
}

describe('a whole export', () => {
  test('is judged as check judges a tree that declares all of it', async () => {
    const verdicts = new Set<Verdict>();
    await fc.assert(
      fc.asyncProperty(anyExport, anyPolicy, async (document, policies) => {
        for (const each of await compare(document, policies)) {
          for (const { verdict } of each.versions) verdicts.add(verdict);
        }
      }),
      { numRuns: runs(500) },
    );
    expect([...verdicts].sort()).toEqual(['error', 'fail', 'pass', 'warn']);
  });

  test('has a server with any number of packages and versions judged in time', async () => {
    const package_refs = Array.from({ length: 50 }, (_, at) => `pkg:npm/many-${at}`);
    const versions = Array.from({ length: 50 }, (_, at) => `1.0.${at}`);
    const server = { id: 'many', name: 'many', publisher: {}, package_refs, versions };
    const document = { ...exportDocument(new Date(now)), servers: [server] };
    const { packages } = await judged(document, policyFrom('{}'), undefined, 1000);
    const undecided = packages.filter(({ versions: [first] }) => first?.version === null);
    expect(packages.length - undecided.length).toBe(1000 / 50);
    expect(undecided.length).toBeGreaterThanOrEqual(30);
    expect(new Set(undecided.map(({ versions: [first] }) => first?.verdict))).toEqual(
      new Set(['error']),
    );
  });

  test('is judged the same from a copy and from the document, whatever belongs together', async () => {
    await fc.assert(
      fc.asyncProperty(anyExport, anyPolicy, async (document, { own, floor }) => {
        const policy = policyFrom(JSON.stringify(own), floor && JSON.stringify(floor));
        const [whole, parts] = [await judged(document, policy), await judged(document, policy, 1)];
        expect(parts.packages).toEqual(whole.packages);
        expect(whole.readings).toBeLessThanOrEqual(2);
        // One pass surveys the document and one makes the copy; or each of a few lists takes one pass.
        expect(parts.readings).toBeLessThanOrEqual(9);
      }),
      { numRuns: runs(150) },
    );
  });

  test('lets signals in while it is judged from a copy', async () => {
    const text = Buffer.from(JSON.stringify(exportDocument(new Date(now))));
    const { packages } = await judgeCorpus(
      {
        open: async function* () {
          yield text;
        },
        origin: { name: 'a test', isFile: true },
      },
      { policy: policyFrom(''), now, folder, batchBytes: 1 },
    );
    let [tasks, first, last] = [0, -1, -1];
    const task = setInterval(() => {
      tasks += 1;
    }, 0);
    for await (const _ of packages) {
      const until = performance.now() + 5;
      while (performance.now() < until);
      if (first < 0) first = tasks;
      last = tasks;
    }
    clearInterval(task);
    expect(last - first).toBeGreaterThan(3);
  });

  test('has every name that can be launched, in the order of their keys', async () => {
    const { packages } = await judged(exportDocument(new Date(now)), policyFrom(''));
    const keys = packages.map(({ identity }) => identityKey(identity));
    expect(keys).toEqual(keys.toSorted());
    expect(keys).toEqual(
      expect.arrayContaining([
        'npm:@fictional-mcp/files',
        'pypi:fictional-mcp-weather',
        'oci:registry.example/fictional/maps',
        'remote:https://mcp.fictional.example/search',
        'registry:io.github.fictional/weather',
      ]),
    );
    const shown = packages.find(
      ({ identity }) => identity.name === '@fictional-mcp/files' && identity.type === 'npm',
    );
    expect(shown).toMatchInlineSnapshot(`
      {
        "identity": {
          "name": "@fictional-mcp/files",
          "type": "npm",
        },
        "servers": [
          {
            "id": "srv-files",
            "name": "@fictional-mcp/files",
          },
        ],
        "versions": [
          {
            "digest": null,
            "grade": "B",
            "gradedAt": "2026-11-20T12:00:00.000Z",
            "judgedVersion": "1.5.0",
            "rubric": "1.4.0",
            "rules": [],
            "score": 82,
            "verdict": "pass",
            "version": "1.5.0",
          },
          {
            "digest": null,
            "grade": "C",
            "gradedAt": "2026-11-20T12:00:00.000Z",
            "judgedVersion": "1.4.0",
            "rubric": "1.4.0",
            "rules": [
              "below-minimum",
            ],
            "score": 70,
            "verdict": "fail",
            "version": "1.4.0",
          },
          {
            "digest": null,
            "grade": "D",
            "gradedAt": "2026-11-20T12:00:00.000Z",
            "judgedVersion": "1.2.0",
            "rubric": "1.4.0",
            "rules": [
              "below-minimum",
            ],
            "score": 41,
            "verdict": "fail",
            "version": "1.2.0",
          },
        ],
      }
    `);
  });
});
