/*
 * Writes an export of any size that follows the contract. The same seed gives the same export:
 *
 *   node bench/generate.ts --megabytes 300 --seed 1 --out export.json
 *
 * Every name in it is made up.
 */

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { computeScore, serviceGrade } from '../test/export-service/corpus.ts';

/** The shape of a generated export. */
export interface Shape {
  /** Approximate size in bytes. */
  readonly bytes: number;
  readonly seed: number;
  /** `documented`: servers, scores, findings; `reversed`: the reverse. */
  readonly order?: 'documented' | 'reversed';
  /** How a score refers to its findings. */
  readonly references?: 'id' | 'index' | 'pointer' | 'object';
  /** Whether the findings of a server are adjacent or scattered over the document. */
  readonly findings?: 'together' | 'scattered';
  /** The export of the day after: one version in a hundred was graded anew. */
  readonly isDayAfter?: boolean;
  /** ISO 8601; the default is a fixed day. */
  readonly generatedAt?: string;
}

/** Approximate size of one server with its scores and findings. */
const bytesPerServer = 26_500;
const findingsPerScore = 15;
/** Which score was graded anew on the day after, with its first finding. */
const scoresPerChange = 100;

/** The number of servers in an export; server `n` is the package `@made-up/server-n`. */
export function serversOf({ bytes }: Shape): number {
  return Math.max(1, Math.round(bytes / bytesPerServer));
}

/** The number of versions of a server: 4 to 6, from `1.0.0`. */
function versionsOf(server: number): number {
  return 4 + (server % 3);
}

/** The document in pieces of about 64 KB. */
export function* generateExport(shape: Shape): Generator<string> {
  const generatedAt = shape.generatedAt ?? '2026-11-20T04:00:00.000Z';
  const servers = serversOf(shape);
  let scores = 0;
  for (let server = 0; server < servers; server += 1) scores += versionsOf(server);
  const findings = scores * findingsPerScore;
  const place = placesOf(findings, shape);
  const sections = {
    *servers() {
      for (let server = 0; server < servers; server += 1) yield serverText(server);
    },
    *scores() {
      let score = 0;
      for (let server = 0; server < servers; server += 1) {
        for (let version = 0; version < versionsOf(server); version += 1) {
          yield scoreText(server, version, score, shape, place, generatedAt);
          score += 1;
        }
      }
    },
    *findings() {
      const random = randomOf(shape.seed);
      for (let finding = 0; finding < findings; finding += 1)
        yield findingText(finding, random, shape);
    },
  };
  const names = ['servers', 'scores', 'findings'] as const;
  const head =
    `"schema_version":"1.0","rubric_version":"1.4.0","generated_at":"${generatedAt}",` +
    `"counts":{"servers":${servers},"scores":${scores},"findings":${findings}}`;
  let piece = shape.order === 'reversed' ? '{' : `{${head},`;
  const ordered = shape.order === 'reversed' ? names.toReversed() : names;
  for (const [index, name] of ordered.entries()) {
    piece += `${index === 0 ? '' : ','}"${name}":[`;
    let isFirst = true;
    for (const text of sections[name]()) {
      piece += isFirst ? text : `,${text}`;
      isFirst = false;
      if (piece.length >= 65_536) {
        yield piece;
        piece = '';
      }
    }
    piece += ']';
  }
  yield `${piece}${shape.order === 'reversed' ? `,${head}` : ''}}`;
}

/** Maps the nth finding of the scores to its index in the document: a permutation. */
function placesOf(findings: number, { findings: kind }: Shape): (nth: number) => number {
  if (kind !== 'scattered') return (nth) => nth;
  // A stride that is coprime to the number of findings visits every index once.
  let stride = Math.floor(findings * 0.618) | 1;
  while (divisor(stride, findings) !== 1) stride += 2;
  return (nth) => (nth * stride) % findings;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

function serverText(server: number): string {
  const versions = Array.from({ length: versionsOf(server) }, (_, index) => `1.${index}.0`);
  return JSON.stringify({
    id: `srv-${server}`,
    name: `io.example.made-up/server-${server}`,
    publisher: { namespace: `publisher-${server % 997}`, verified: server % 3 !== 0 },
    package_refs: [{ registryType: 'npm', identifier: `@made-up/server-${server}` }],
    versions,
    categories: ['made-up', `category-${server % 20}`],
  });
}

function scoreText(
  server: number,
  version: number,
  score: number,
  shape: Shape,
  place: (nth: number) => number,
  generatedAt: string,
): string {
  const places = Array.from({ length: findingsPerScore }, (_, index) =>
    place(score * findingsPerScore + index),
  );
  const value = computeScore(places.map((at) => weighed(at, shape)));
  return JSON.stringify({
    server: `srv-${server}`,
    version: `1.${version}.0`,
    score: value,
    grade: serviceGrade(value),
    findings: places.map((at) => referenceTo(at, shape.references)),
    rubric_version: '1.4.0',
    generated_at: generatedAt,
  });
}

function referenceTo(at: number, kind: Shape['references'] = 'id'): unknown {
  switch (kind) {
    case 'id':
      return `fnd-${at}`;
    case 'index':
      return at;
    case 'pointer':
      return `#/findings/${at}`;
    case 'object':
      return { id: `fnd-${at}` };
  }
}

const words = [
  'reads a path that the caller chooses without checking it',
  'src/handlers/request.ts:88:12',
  'the description of the tool says "ignore what was said before"',
  'calls child_process.exec with {"shell": true}',
  'sends [redacted] to https://stats.example/collect?id=7',
  'C:\\Users\\build\\index.js',
  'grüße, 世界, 🙂 and a tab\there',
  'no lockfile; 14 of 31 dependencies are ranges: ^1.2.3, ~4.5',
];
const results = ['pass', 'pass', 'pass', 'warn', 'fail'] as const;

/** What the score follows from: of findings at other places another result or weight. */
function weighed(finding: number, { isDayAfter }: Shape) {
  const isAnew = isDayAfter === true && finding % (scoresPerChange * findingsPerScore) === 0;
  const result = isAnew ? 'fail' : (results[finding % results.length] ?? 'pass');
  return { result, weight: 1 + ((Math.imul(finding + 1, 0x9e3779b1) >>> 16) % 30) };
}

function findingText(finding: number, random: () => number, shape: Shape): string {
  const size = 80 + Math.floor(random() * 320);
  let evidence = '';
  // A third of it cannot be compressed, as with real paths, names and hashes.
  while (evidence.length < size) {
    const token = `${Math.floor(random() * 2 ** 48).toString(36)}${Math.floor(random() * 2 ** 48).toString(36)}`;
    evidence += `${words[Math.floor(random() * words.length)]} ${token}; `;
  }
  return JSON.stringify({
    id: `fnd-${finding}`,
    check: `check-${finding % 40}`,
    ...weighed(finding, shape),
    evidence: evidence.slice(0, size).toWellFormed(),
  });
}

/** Uniform in [0, 1), the same for the same seed. Source: mulberry32. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Writes an export to a stream, and ends it. */
export async function writeExport(shape: Shape, stream: Writable): Promise<void> {
  for (const piece of generateExport(shape)) {
    if (!stream.write(piece)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      megabytes: { type: 'string', default: '300' },
      seed: { type: 'string', default: '1' },
      order: { type: 'string', default: 'documented' },
      references: { type: 'string', default: 'id' },
      findings: { type: 'string', default: 'together' },
      out: { type: 'string' },
    },
  });
  const bytes = Number(values.megabytes) * 1_000_000;
  if (!(bytes > 0)) throw new Error('--megabytes must be a number above 0');
  const shape: Shape = {
    bytes,
    seed: Number(values.seed),
    order: values.order === 'reversed' ? 'reversed' : 'documented',
    references:
      (['index', 'pointer', 'object'] as const).find((each) => each === values.references) ?? 'id',
    findings: values.findings === 'scattered' ? 'scattered' : 'together',
  };
  await writeExport(
    shape,
    values.out === undefined ? process.stdout : createWriteStream(values.out),
  );
}
