import { StructureError } from '../contract/faults.ts';
import { ownValue } from './fields.ts';
import { createFindingReader, type FindingMembers } from './finding-members.ts';
import { type Head, type HeadValues, type Origin, readHead, structureFailure } from './head.ts';
import { findingId, type StringTokens } from './record-key.ts';
import { memberKinds } from './record-members.ts';
import { createReferenceJoin, type ReferenceJoin } from './reference-join.ts';
import { readFindingReference } from './schema.ts';
import { createScoreReader, type ScoreMembers } from './score-members.ts';
import { createSplitter, parseElement, type Section, type SplitterTarget } from './splitter.ts';
import { textHash } from './text-table.ts';

/** Receives every record of an export, in document order. Positions are array indexes. */
export interface RecordVisitor {
  readonly server: (raw: unknown, position: number) => void;
  readonly score: (raw: unknown, position: number) => void;
  /**
   * A score in the usual form, unparsed. `bytes` is valid only until the call returns. Return false to
   * receive the parsed score.
   */
  readonly plainScore: (bytes: Buffer, members: ScoreMembers, position: number) => boolean;
  /** A finding that is embedded in a score. Positions of embedded findings count down from -1. */
  readonly inlineFinding: (raw: unknown, position: number) => void;
  /** A finding in the usual form, unparsed. `bytes` is valid only until the call returns. */
  readonly finding: (
    bytes: Buffer,
    start: number,
    end: number,
    members: FindingMembers,
    position: number,
  ) => void;
  /** A finding in an unusual form, parsed. */
  readonly parsedFinding: (raw: unknown, position: number) => void;
}

export interface JoinedReading {
  readonly head: Head;
  readonly totals: Readonly<Record<Section, number>>;
  /** Number of references in each score, by the score's position. */
  readonly referenceCounts: ArrayLike<number>;
  /**
   * The target of each reference, for all scores in order: the position of a finding or of an embedded
   * finding (see `RecordVisitor`), or `noFinding`.
   */
  readonly targets: ArrayLike<number>;
}

/**
 * Reads all records of an export, and resolves the references in its scores. Memory use grows by 8 bytes per
 * reference. Finding ids are indexed in windows of `windowSize`, and the document is read once for each
 * window.
 *
 * @param open opens the document at its beginning; a chunk is valid until the next chunk is read
 * @param windowSize number of finding ids to keep in memory at once
 * @throws GateError if the document is not an export
 */
export async function readJoined(
  open: () => AsyncIterable<Uint8Array>,
  origin: Origin,
  visitor: RecordVisitor,
  windowSize = 4_000_000,
): Promise<JoinedReading> {
  const join = createReferenceJoin(windowSize);
  try {
    const { head, totals, hasNumericIds } = await readAll(open, visitor, join);
    join.resolve(totals.findings, hasNumericIds);
    while (join.openWindow() < totals.findings) {
      await readIds(open, join);
      join.resolve(totals.findings, hasNumericIds);
    }
    const { targets, counts } = join.results();
    return { head: readHead(head, origin), totals, referenceCounts: counts, targets };
  } catch (error) {
    if (!(error instanceof StructureError)) throw error;
    throw structureFailure(error, origin);
  }
}

async function readAll(
  open: () => AsyncIterable<Uint8Array>,
  visitor: RecordVisitor,
  join: ReferenceJoin,
): Promise<{
  head: HeadValues;
  totals: Readonly<Record<Section, number>>;
  hasNumericIds: boolean;
}> {
  const head: HeadValues = {};
  const totals = { servers: 0, scores: 0, findings: 0 };
  const findings = createFindingReader();
  const { findingMembers } = findings;
  let hasNumericIds = false;
  let inlineFindings = 0;
  const takeReferences = (raw: unknown): void => {
    const references = ownValue(raw, 'findings');
    if (Array.isArray(references)) {
      for (const each of references) {
        const read = readFindingReference(each);
        if (read?.kind === 'inline') {
          inlineFindings += 1;
          visitor.inlineFinding(read.raw, -inlineFindings);
          join.addTarget(-inlineFindings);
        } else {
          join.addReference(each, read);
        }
      }
    }
    join.endScore();
  };
  const scores = createScoreReader();
  /** Handles a score without parsing it. Returns false if the score must be parsed. */
  const takePlainScore = (
    bytes: Buffer,
    start: number,
    end: number,
    strings: StringTokens,
  ): boolean => {
    if (!scores.read(bytes, start, end, strings)) return false;
    if (!visitor.plainScore(bytes, scores.scoreMembers, totals.scores)) return false;
    scores.forEachReference((from, to) => join.addId(textHash.ofBytes(bytes, from, to)));
    join.endScore();
    totals.scores += 1;
    return true;
  };
  const takeFinding = (bytes: Buffer, start: number, end: number): void => {
    const position = totals.findings;
    totals.findings += 1;
    if (hasNumericId(findingMembers)) hasNumericIds = true;
    join.addFinding(position, hashMemberId(bytes, findingMembers));
    visitor.finding(bytes, start, end, findingMembers, position);
  };
  const takeParsedFinding = (raw: unknown): void => {
    const position = totals.findings;
    totals.findings += 1;
    if (typeof ownValue(raw, 'id') === 'number') hasNumericIds = true;
    join.addFinding(position, hashFindingId(raw));
    visitor.parsedFinding(raw, position);
  };
  await split(open, {
    hasKeys: false,
    head(field, value) {
      head[field] = value;
    },
    readElement(section, chunk, bytes, at) {
      if (section !== 'findings') return -1;
      const end = findings.readNext(chunk, at);
      if (end >= 0) takeFinding(bytes, at, end);
      return end;
    },
    element(section, bytes, start, end, _, strings) {
      if (section === 'findings') {
        if (findings.read(bytes, start, end, strings())) takeFinding(bytes, start, end);
        else takeParsedFinding(parseElement(bytes, start, end));
        return;
      }
      if (section === 'scores' && takePlainScore(bytes, start, end, strings())) return;
      const position = totals[section];
      totals[section] += 1;
      const raw = parseElement(bytes, start, end);
      if (section === 'servers') {
        visitor.server(raw, position);
      } else {
        visitor.score(raw, position);
        takeReferences(raw);
      }
    },
  });
  return { head, totals, hasNumericIds };
}

/** Reads only finding ids, for the next window of the join. */
async function readIds(open: () => AsyncIterable<Uint8Array>, join: ReferenceJoin): Promise<void> {
  const findings = createFindingReader();
  let position = 0;
  const add = (idHash: () => number): void => {
    if (join.isInWindow(position)) join.addFinding(position, idHash());
    position += 1;
  };
  await split(open, {
    hasKeys: false,
    head() {},
    readElement(section, chunk, bytes, at) {
      if (section !== 'findings') return -1;
      const end = findings.readNext(chunk, at);
      if (end >= 0) add(() => hashMemberId(bytes, findings.findingMembers));
      return end;
    },
    element(section, bytes, start, end, _, strings) {
      if (section !== 'findings') return;
      const isUsual = findings.read(bytes, start, end, strings());
      add(() =>
        isUsual
          ? hashMemberId(bytes, findings.findingMembers)
          : hashFindingId(parseElement(bytes, start, end)),
      );
    },
  });
}

async function split(open: () => AsyncIterable<Uint8Array>, target: SplitterTarget): Promise<void> {
  const splitter = createSplitter(target);
  for await (const chunk of open()) splitter.push(chunk);
  splitter.end();
}

/**
 * Reports whether a finding has a numeric `id`. Alternative id members, whose names have a different length,
 * do not count.
 */
function hasNumericId({ members: { places, kinds }, id }: FindingMembers): boolean {
  if (id < 0 || kinds[id] !== memberKinds.number) return false;
  return (places[4 * id + 1] as number) - (places[4 * id] as number) === 'id'.length;
}

function hashMemberId(bytes: Buffer, { members, id }: FindingMembers): number {
  if (id < 0) return 0;
  const { places } = members;
  return textHash.ofBytes(bytes, places[4 * id + 2] as number, places[4 * id + 3] as number);
}

function hashFindingId(raw: unknown): number {
  const id = findingId(raw);
  return id === null ? 0 : textHash.ofText(id);
}
