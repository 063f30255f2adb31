import { identityKey } from '../../detection/ecosystems.ts';
import {
  type Head,
  type Origin,
  ownValue,
  readCheck,
  readServerRecord,
  type Section,
} from '../../export/records.ts';
import {
  createNumberList,
  type FindingMembers,
  type JoinedReading,
  memberKinds,
  noFinding,
  type RecordMembers,
  readJoined,
  type ScoreMembers,
  type TextNumbers,
} from '../../export/whole.ts';
import type { ListedVersion, PackageRef } from '../../model/model.ts';
import { isDamagedJson, isDamagedValue } from './damaged-evidence.ts';
import type { Names } from './names.ts';
import { createNumberLists, type NumberLists } from './number-lists.ts';
import { createReportEncoder, missingOutcome, noScore, unreadScore } from './report-facts.ts';

/** A listed version; `text` describes it for display, with its package and digest. */
type VersionListing = readonly [version: string | null, text: string];

function versionListings({
  versions,
  packageRefs,
}: {
  readonly versions: readonly ListedVersion[];
  readonly packageRefs: readonly PackageRef[];
}): VersionListing[] {
  const listings = [
    ...versions.map((each): VersionListing => [each.version, listingText('', each)]),
    ...packageRefs.flatMap((each): VersionListing[] => {
      const { type, name, version, digest } = each;
      if (version === null && digest === null) return [];
      return [[version, listingText(type === null ? name : identityKey({ type, name }), each)]];
    }),
  ];
  const unique = new Map(listings.map((each) => [each[1], each]));
  return [...unique.values()].sort(([, a], [, b]) => (a < b ? -1 : 1));
}

function listingText(
  name: string,
  { version, digest }: Pick<PackageRef, 'version' | 'digest'>,
): string {
  const parts = [version === null ? name : name === '' ? version : `${name}@${version}`, digest];
  return parts.filter((part) => part !== null && part !== '').join(' ');
}

export interface ServerFacts {
  readonly name: string;
  readonly publisher: string | null;
  readonly verified: boolean | null;
  /**
   * Packages such as `npm:@scope/name`, sorted and without duplicates. Names without an ecosystem have no
   * prefix.
   */
  readonly packages: readonly string[];
  readonly listings: readonly VersionListing[];
}

/** The facts to compare from one export, encoded as numbers that both exports share (names.ts). */
export interface Corpus {
  readonly head: Head;
  readonly totals: Readonly<Record<Section, number>>;
  /** Encoded server facts, keyed by server. A server has several entries if records share its id. */
  readonly servers: NumberLists;
  /** Encoded report facts, keyed by scored version. A version has one entry for each of its reports. */
  readonly reports: NumberLists;
  /**
   * Number of records that cannot be compared: servers without an id or a name, and scores without a server
   * or a version.
   */
  readonly unreadable: number;
}

export function decodeScoredVersion(
  number: number,
  { servers, versions, words }: Names,
): { readonly server: string; readonly version: string } {
  const bytes = versions.bytesOf(number);
  return {
    server: servers.textOf(bytes.readInt32LE(0)),
    version: words.textOf(bytes.readInt32LE(4)),
  };
}

export function nameServer(
  server: number,
  corpus: Corpus,
  names: Names,
): { readonly id: string; readonly name: string | null } {
  const [first] = readServerFacts(server, corpus, names);
  return { id: names.servers.textOf(server), name: first?.name ?? null };
}

/**
 * Returns the facts from every record with the server's id, regardless of the order of records in the
 * document.
 */
export function readServerFacts(
  server: number,
  { servers }: Corpus,
  names: Names,
): readonly ServerFacts[] {
  return servers
    .of(server)
    .map((number) => names.serverFacts.textOf(number))
    .sort(compareTexts)
    .map((text) => JSON.parse(text) as ServerFacts);
}

export function scoredVersionNumber(
  server: number,
  version: string,
  names: Pick<Names, 'versions' | 'words'>,
): number {
  return versionNumber(server, names.words.ofText(version), names);
}

const versionKey = Buffer.alloc(8);

function versionNumber(
  server: number,
  word: number,
  { versions }: Pick<Names, 'versions'>,
): number {
  versionKey.writeInt32LE(server, 0);
  versionKey.writeInt32LE(word, 4);
  return versions.ofBytes(versionKey, 0, versionKey.length);
}

/**
 * Reads the facts to compare from an export. During the read, memory use grows by 8 bytes per reference and 4
 * bytes per finding. Afterwards, about 10 bytes remain for each score report and each server, in addition to
 * unique strings and facts (names.ts).
 *
 * @throws GateError if the document is not an export
 */
export async function readCorpus(
  open: () => AsyncIterable<Uint8Array>,
  origin: Origin,
  names: Names,
): Promise<Corpus> {
  const servers = createNumberLists();
  const scores = createScoreColumns(names);
  const outcomes = createNumberList(Int32Array);
  const inlineOutcomes = createNumberList(Int32Array);
  let unreadable = 0;
  const reading = await readJoined(open, origin, {
    server(raw) {
      const facts = serverFactsIn(raw);
      if (facts === null) unreadable += 1;
      else {
        const [id, content] = facts;
        servers.add(names.servers.ofText(id), names.serverFacts.ofText(JSON.stringify(content)));
      }
    },
    score: scores.add,
    plainScore: scores.addPlain,
    inlineFinding: (raw) => inlineOutcomes.add(parsedOutcome(raw, names)),
    finding: (bytes, _start, _end, members) => outcomes.add(outcomeIn(bytes, members, names)),
    parsedFinding: (raw) => outcomes.add(parsedOutcome(raw, names)),
  });
  const outcomeAt = (target: number): number => {
    if (target === noFinding) return missingOutcome;
    return target < 0 ? inlineOutcomes.at(-1 - target) : outcomes.at(target);
  };
  const { head, totals } = reading;
  const { reports, unnamed } = scores.reports(reading, outcomeAt);
  return { head, totals, servers, reports, unreadable: unreadable + unnamed };
}

function serverFactsIn(raw: unknown): readonly [id: string, facts: ServerFacts] | null {
  const parsed = readServerRecord(raw);
  if ('reason' in parsed) return null;
  const { record } = parsed.value;
  const { id, name, publisher, packageRefs } = record;
  const packages = packageRefs.map(({ type, name: ref }) =>
    type === null ? ref : identityKey({ type, name: ref }),
  );
  const { namespace, verified } = publisher;
  const facts: ServerFacts = {
    name,
    publisher: namespace,
    verified,
    packages: [...new Set(packages)].sort(),
    listings: versionListings(record),
  };
  return [id, facts];
}

function createScoreColumns(names: Names) {
  const { servers, words } = names;
  /** Numbers that identify scored versions; -1 for a score without a server or a version. */
  const keys = createNumberList(Int32Array);
  const values = createNumberList();
  const grades = createNumberList(Int32Array);
  const rubrics = createNumberList(Int32Array);
  let unnamed = 0;
  const textNumber = (value: unknown): number =>
    typeof value === 'string' ? words.ofText(value) : -1;
  return {
    add(raw: unknown): void {
      const [server, version] = [ownValue(raw, 'server'), ownValue(raw, 'version')];
      const score = ownValue(raw, 'score');
      const isNamed = typeof server === 'string' && typeof version === 'string';
      if (!isNamed) unnamed += 1;
      keys.add(isNamed ? versionNumber(servers.ofText(server), words.ofText(version), names) : -1);
      values.add(score === null ? noScore : typeof score === 'number' ? score : unreadScore);
      grades.add(textNumber(ownValue(raw, 'grade')));
      rubrics.add(textNumber(ownValue(raw, 'rubric_version')));
    },
    addPlain(bytes: Buffer, scoreMembers: ScoreMembers): boolean {
      const { members, server, version, score, grade, rubricVersion } = scoreMembers;
      const wordIn = (member: number): number => numberIn(bytes, members, member, words);
      keys.add(versionNumber(numberIn(bytes, members, server, servers), wordIn(version), names));
      values.add(scoreIn(bytes, members, score));
      grades.add(wordIn(grade));
      rubrics.add(wordIn(rubricVersion));
      return true;
    },
    /** Returns the reports; `unnamed` counts scores without a server or a version. */
    reports(
      { targets, referenceCounts }: JoinedReading,
      outcomeAt: (target: number) => number,
    ): { readonly reports: NumberLists; readonly unnamed: number } {
      const reports = createNumberLists();
      const encoder = createReportEncoder(names);
      let next = 0;
      keys.forEach((version, position) => {
        const end = next + (referenceCounts[position] as number);
        for (; next < end; next += 1) {
          if (version >= 0) encoder.addOutcome(outcomeAt(targets[next] as number));
        }
        if (version < 0) return;
        const facts = [values, grades, rubrics].map((column) => column.at(position));
        reports.add(version, encoder.finishReport(...(facts as [number, number, number])));
      });
      return { reports, unnamed };
    },
  };
}

function numberIn(
  bytes: Buffer,
  { places }: RecordMembers,
  member: number,
  texts: TextNumbers,
): number {
  if (member < 0) return -1;
  return texts.ofBytes(bytes, places[4 * member + 2] as number, places[4 * member + 3] as number);
}

function scoreIn(bytes: Buffer, { places, kinds }: RecordMembers, member: number): number {
  if (member < 0) return unreadScore;
  if (kinds[member] !== memberKinds.number) return noScore;
  return Number(bytes.toString('latin1', places[4 * member + 2], places[4 * member + 3]));
}

function outcomeIn(
  bytes: Buffer,
  { members, check, result, evidence }: FindingMembers,
  { words, outcomeNumber }: Names,
): number {
  const word = numberIn(bytes, members, check, words);
  const isText = result >= 0 && members.kinds[result] === memberKinds.text;
  const { places } = members;
  const isDamaged =
    evidence >= 0 &&
    isDamagedJson(bytes.subarray(places[4 * evidence + 2], places[4 * evidence + 3]));
  return outcomeNumber(word, isText ? numberIn(bytes, members, result, words) : -1, isDamaged);
}

function parsedOutcome(raw: unknown, { words, outcomeNumber }: Names): number {
  const [check, result] = [readCheck(raw), ownValue(raw, 'result')];
  return outcomeNumber(
    check === null ? -1 : words.ofText(check),
    typeof result === 'string' ? words.ofText(result) : -1,
    isDamagedValue(ownValue(raw, 'evidence')),
  );
}

/** Compares by code unit, so that the order is the same on every system. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
