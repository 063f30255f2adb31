import { ownValue } from '../export/fields.ts';
import type { FindingMembers } from '../export/finding-members.ts';
import type { Head, Origin } from '../export/head.ts';
import { readJoined } from '../export/joined-reading.ts';
import { noFinding } from '../export/reference-join.ts';
import { readCheck, readServerRecord } from '../export/schema.ts';
import type { Section } from '../export/splitter.ts';
import { createNumberList } from '../export/text-table.ts';
import { identityKey } from '../versions/ecosystems.ts';
import type { Names } from './names.ts';

/** What two exports are compared by, of one server. */
export interface ServerFacts {
  readonly name: string;
  readonly publisher: string | null;
  readonly verified: boolean | null;
  /** Its packages: `npm:@scope/name`; names without an ecosystem stand alone. Sorted, each once. */
  readonly packages: readonly string[];
}

/** What two exports are compared by. Memory grows by about 40 bytes for a finding and its reference. */
export interface Corpus {
  readonly head: Head;
  readonly totals: Readonly<Record<Section, number>>;
  /** By id; several if records share one, sorted. */
  readonly servers: ReadonlyMap<string, readonly ServerFacts[]>;
  /** Score reports by server and version, as their positions; several if reports share both. */
  readonly reports: ReadonlyMap<string, readonly number[]>;
  readonly report: (position: number) => ReportFacts;
  /** Records that cannot be compared: servers without an id or name, scores without server and version. */
  readonly unreadable: number;
}

/** What two exports are compared by, of one score report. */
export interface ReportFacts {
  /** Null means unscannable, undefined that it cannot be read. */
  readonly score: number | null | undefined;
  readonly grade: string | null;
  readonly rubric: string | null;
  /** Numbers of check and result together (names.ts), sorted. */
  readonly outcomes: Float64Array;
}

/** The key of a version of a server: ids may have any characters. */
export function scoredVersionKey(server: string, version: string): string {
  return `${server.length} ${server}${version}`;
}

/** The server and version of a key. */
export function readScoredVersionKey(key: string): {
  readonly server: string;
  readonly version: string;
} {
  const digits = key.indexOf(' ');
  const end = digits + 1 + Number(key.slice(0, digits));
  return { server: key.slice(digits + 1, end), version: key.slice(end) };
}

/**
 * Reads what an export is compared by.
 *
 * @param names numbers for checks, results, grades and rubrics, which both exports share
 * @throws GateError if it is no export
 */
export async function readCorpus(
  open: () => AsyncIterable<Uint8Array>,
  origin: Origin,
  names: Names,
): Promise<Corpus> {
  const servers = new Map<string, ServerFacts[]>();
  const reports = new Map<string, number[]>();
  const outcomes = createNumberList();
  const inlineOutcomes = createNumberList();
  const scores = createNumberList();
  const grades = createNumberList();
  const rubrics = createNumberList();
  let unreadable = 0;
  const reading = await readJoined(open, origin, {
    server(raw) {
      const read = readServerRecord(raw);
      if ('reason' in read) {
        unreadable += 1;
        return;
      }
      const { id, name, publisher, packageRefs } = read.value.record;
      const packages = packageRefs.map(({ type, name: ref }) =>
        type === null ? ref : identityKey({ type, name: ref }),
      );
      const { namespace, verified } = publisher;
      add(servers, id, {
        name,
        publisher: namespace,
        verified,
        packages: [...new Set(packages)].sort(),
      });
    },
    score(raw, position) {
      const [server, version] = [ownValue(raw, 'server'), ownValue(raw, 'version')];
      const score = ownValue(raw, 'score');
      scores.add(score === null ? unscannable : typeof score === 'number' ? score : unread);
      grades.add(names.ofText(textOf(ownValue(raw, 'grade'))));
      rubrics.add(names.ofText(textOf(ownValue(raw, 'rubric_version'))));
      if (typeof server === 'string' && typeof version === 'string') {
        add(reports, scoredVersionKey(server, version), position);
      } else unreadable += 1;
    },
    inlineFinding: (raw) => inlineOutcomes.add(outcomeOf(raw, names)),
    finding: (bytes, _start, _end, members) => outcomes.add(outcomeIn(bytes, members, names)),
    parsedFinding: (raw) => outcomes.add(outcomeOf(raw, names)),
  });
  const { targets, referenceCounts } = reading;
  const firsts = new Float64Array(referenceCounts.length + 1);
  for (let at = 0; at < referenceCounts.length; at += 1) {
    firsts[at + 1] = (firsts[at] as number) + (referenceCounts[at] as number);
  }
  for (const each of servers.values()) {
    if (each.length > 1) each.sort((a, b) => compareTexts(JSON.stringify(a), JSON.stringify(b)));
  }
  return {
    head: reading.head,
    totals: reading.totals,
    servers,
    reports,
    unreadable,
    report(position) {
      const [from, to] = [firsts[position] as number, firsts[position + 1] as number];
      const found = new Float64Array(to - from);
      for (let at = from; at < to; at += 1) {
        const target = targets[at] as number;
        found[at - from] =
          target === noFinding
            ? noFinding
            : target < 0
              ? inlineOutcomes.at(-1 - target)
              : outcomes.at(target);
      }
      const score = scores.at(position);
      return {
        score: score === unscannable ? null : score === unread ? undefined : score,
        grade: names.textOf(grades.at(position)),
        rubric: names.textOf(rubrics.at(position)),
        outcomes: found.sort(),
      };
    },
  };
}

const unscannable = -1;
const unread = -2;

function outcomeIn(
  bytes: Buffer,
  { members, check, result }: FindingMembers,
  names: Names,
): number {
  const { places } = members;
  const numberOf = (member: number): number =>
    member < 0
      ? names.ofText(null)
      : names.ofBytes(bytes, places[4 * member + 2] as number, places[4 * member + 3] as number);
  return names.pair(numberOf(check), numberOf(result));
}

function outcomeOf(raw: unknown, names: Names): number {
  const result = textOf(ownValue(raw, 'result'));
  return names.pair(names.ofText(readCheck(raw)), names.ofText(result));
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function add<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** The order of texts by their units, which is the same everywhere. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
