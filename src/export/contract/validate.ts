import { meetsGrade } from '../../model/grade.ts';
import {
  encodeReference,
  idHashIn,
  isBareNumber,
  positionIn,
} from '../reading/encoded-reference.ts';
import { ownValue } from '../reading/fields.ts';
import type { HeadValues } from '../reading/head.ts';
import { readPackageRef } from '../reading/package-ref.ts';
import {
  findingId,
  findingIdKeys,
  isWhitespace,
  type StringTokens,
} from '../reading/record-key.ts';
import { readCheck, readFindingReference, readVersion } from '../reading/schema.ts';
import { createSplitter, parseElement, type Section, sections } from '../reading/splitter.ts';
import {
  createNumberList,
  createTextTable,
  type TextTable,
  textHash,
} from '../reading/text-table.ts';
import { fieldRules, headRules } from './contract.ts';
import { createRuleTally, type RuleOutcome, type RuleTally } from './rule-tally.ts';

export interface Validation {
  readonly head: HeadValues;
  /** Number of elements in each array of the document. */
  readonly lengths: Readonly<Record<Section, number>>;
  readonly bytes: number;
  readonly outcomes: readonly RuleOutcome[];
  /** Counts of score reports that have the same findings as another report under the same rubric. */
  readonly sharing: {
    readonly reports: number;
    /** Number of score reports whose score differs from that of a report with the same findings. */
    readonly disagreeing: number;
  };
}

export interface Validator {
  /** @throws StructureError if the document is not a JSON object with the three arrays */
  readonly push: (chunk: Uint8Array) => void;
  readonly isComplete: () => boolean;
  /** @throws StructureError if the document is incomplete */
  readonly finish: () => Validation;
}

/**
 * Creates a validator that checks an export against the contract, rule by rule. The validator stores only
 * hashes and positions of elements, about 70 bytes for a finding and its reference. Memory use therefore
 * grows to about a quarter of the export's size.
 */
export function createValidator(): Validator {
  const tally = createRuleTally();
  const head: HeadValues = {};
  const lengths = { servers: 0, scores: 0, findings: 0 };
  const elements = {
    servers: validateServers(tally),
    scores: validateScores(tally),
    findings: validateFindings(tally),
  };
  const splitter = createSplitter({
    head(field, value) {
      head[field] = value;
    },
    element(section, bytes, start, end, _, strings) {
      const raw = parseElement(bytes, start, end);
      const pointer = `/${section}/${lengths[section]}`;
      validateFields(tally, section, raw, pointer);
      const position = lengths[section];
      if (section === 'findings') {
        elements.findings.add(raw, pointer, position, { bytes, start, end, strings });
      } else elements[section].add(raw, pointer, position);
      lengths[section] += 1;
    },
    // Members that the contract does not list are also parsed.
    isThorough: true,
  });

  return {
    push(chunk) {
      splitter.push(chunk);
    },
    isComplete: splitter.isComplete,
    finish() {
      splitter.end();
      const { servers, scores, findings } = elements;
      validateHead(tally, head, lengths);
      validateOwners(tally, scores, servers.ids);
      const sets = validateReferences(tally, scores, findings, splitter.hasNumericIds());
      const sharing = validateScoring(tally, scores, findings, sets);
      return { head, lengths, bytes: splitter.position(), outcomes: tally.outcomes(), sharing };
    },
  };
}

function validateHead(
  tally: RuleTally,
  head: HeadValues,
  lengths: Readonly<Record<Section, number>>,
): void {
  for (const { field, schema } of headRules) {
    tally.field(field, schema.safeParse(head[field]).success, '', field, head[field]);
  }
  for (const section of sections) {
    if (section !== 'findings') {
      tally.joint('servers and scores are there', lengths[section] > 0, `/${section}`, 'empty');
    }
    const declared = ownValue(head.counts, section);
    // The rule for the field already reports a count that is not a number.
    if (typeof declared !== 'number') continue;
    const words = `${declared} declared, ${lengths[section]} in the file`;
    tally.joint('counts add up', declared === lengths[section], `/counts/${section}`, words);
  }
}

function validateFields(tally: RuleTally, section: Section, raw: unknown, pointer: string): void {
  for (const { field, schema } of fieldRules[section]) {
    const value = ownValue(raw, field);
    tally.field(`${section}[].${field}`, schema.safeParse(value).success, pointer, field, value);
  }
}

function validateServers(tally: RuleTally) {
  const ids = createTextTable();
  return {
    ids,
    add(raw: unknown, pointer: string, position: number): void {
      const id = ownValue(raw, 'id');
      if (typeof id === 'string') {
        const isNew = ids.add(textHash.ofText(id), position);
        tally.joint('server ids are unique', isNew, `${pointer}/id`, id);
      }
      const isNamed = ownValue(raw, 'name') !== '';
      tally.notice('names and versions are given', isNamed, `${pointer}/name`, null);
      for (const [at, ref] of listEntries(raw, 'package_refs')) {
        const isKnown = (readPackageRef(ref)?.type ?? null) !== null;
        const rule = 'package references can be read';
        tally.notice(rule, isKnown, `${pointer}/package_refs/${at}`, ref);
      }
      for (const [at, version] of listEntries(raw, 'versions')) {
        const isKnown = readVersion(version) !== null;
        tally.notice('versions are understood', isKnown, `${pointer}/versions/${at}`, version);
      }
    },
  };
}

/** A score's bit flags: whether the score is null, and which kinds of results its findings have. */
const isNull = 1;
const hasUnscannable = 2;
const hasScanned = 4;
/** The score embeds a finding, or contains a reference that leads to no finding in the file. */
const hasOther = 8;

function validateScores(tally: RuleTally) {
  const versions = createTextTable();
  const servers = createNumberList();
  /** Hashes of the rubric versions; 0 for a score without a rubric version. */
  const rubrics = createNumberList();
  /** Score values; -1 for null, NaN for an invalid score. */
  const values = createNumberList();
  const flags = createNumberList();
  const references = createNumberList();
  /** For each reference, the position of the score that contains it. */
  const owners = createNumberList();

  /**
   * Stores a reference, which is resolved later, and returns 0. For an embedded finding or an unreadable
   * reference, returns flags for the score instead.
   */
  const addReference = (reference: unknown, pointer: string, position: number): number => {
    const read = readFindingReference(reference);
    if (read?.kind === 'inline') {
      tally.notice('references can be read', true, pointer, null);
      return scanFlag(read.raw) | hasOther;
    }
    const encoded = encodeReference(reference, read, textHash.ofText);
    if (encoded === 0) {
      tally.notice('references can be read', false, pointer, reference);
      return hasOther;
    }
    references.add(encoded);
    owners.add(position);
    return 0;
  };

  return {
    servers,
    rubrics,
    values,
    flags,
    references,
    owners,
    add(raw: unknown, pointer: string, position: number): void {
      const [server, version] = [ownValue(raw, 'server'), ownValue(raw, 'version')];
      servers.add(typeof server === 'string' ? textHash.ofText(server) : 0);
      if (typeof server === 'string' && typeof version === 'string') {
        const isNew = versions.add(textHash.ofText(`${server}\n${version}`), position);
        tally.joint('one score for a version', isNew, pointer, `${server} ${version}`);
      }
      const [score, grade] = [ownValue(raw, 'score'), ownValue(raw, 'grade')];
      const rubric = ownValue(raw, 'rubric_version');
      rubrics.add(typeof rubric === 'string' ? textHash.ofText(rubric) : 0);
      const isScore = typeof score === 'number' && score >= 0;
      values.add(score === null ? -1 : isScore ? score : Number.NaN);
      const isVersioned = version !== '';
      tally.notice('names and versions are given', isVersioned, `${pointer}/version`, null);
      if (typeof score === 'number' && typeof grade === 'string') {
        const isOfB = meetsGrade(grade, 'B');
        tally.notice('grades can be compared', isOfB !== null, `${pointer}/grade`, grade);
        const holds = score >= 75 || isOfB !== true;
        tally.joint('below 75 is below B', holds, pointer, `${score} ${grade}`);
      }
      let flag = score === null ? isNull : 0;
      for (const [at, reference] of listEntries(raw, 'findings')) {
        flag |= addReference(reference, `${pointer}/findings/${at}`, position);
      }
      flags.add(flag);
    },
  };
}

interface ElementBytes {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
  readonly strings: () => StringTokens;
}

function validateFindings(tally: RuleTally) {
  const ids = createTextTable();
  const flags = createNumberList();
  const contents = createNumberList();
  return {
    ids,
    flags,
    contents,
    add(raw: unknown, pointer: string, position: number, element: ElementBytes): void {
      const id = findingId(raw);
      contents.add(hashWithoutId(raw, id, element));
      tally.notice('findings have an id', id !== null, pointer, raw);
      if (id !== null) {
        const isNew = ids.add(textHash.ofText(id), position);
        tally.notice('finding ids are unique', isNew, pointer, id);
      }
      tally.notice('findings name their check', readCheck(raw) !== null, pointer, raw);
      const isGiven = ownValue(raw, 'evidence') !== null && ownValue(raw, 'weight') !== null;
      tally.notice('evidence and weight are given', isGiven, pointer, raw);
      flags.add(scanFlag(raw));
    },
  };
}

/** Returns the flag that a finding sets on scores that refer to it. */
const scanFlag = (finding: unknown): number =>
  ownValue(finding, 'result') === 'unscannable' ? hasUnscannable : hasScanned;

/**
 * Hashes a finding's bytes without its id. Because JSON allows several spellings, findings that differ only
 * in their ids can still have different hashes.
 */
function hashWithoutId(
  raw: unknown,
  id: string | null,
  { bytes, start, end, strings }: ElementBytes,
): number {
  const key = findingIdKeys.find((each) => String(ownValue(raw, each)) === id);
  const written = typeof ownValue(raw, key ?? '') === 'string' ? `"${id}"` : `${id}`;
  const at = key === undefined ? -1 : valuePosition(key, written, bytes, start, strings());
  if (at < 0) return textHash.ofBytes(bytes, start, end);
  const after = textHash.ofBytes(bytes, at + written.length, end);
  return (textHash.ofBytes(bytes, start, at) + after) % 2 ** 53;
}

/**
 * Returns the position of a member's value; -1 if the member is missing or its value is not spelled like
 * `written`.
 */
function valuePosition(
  key: string,
  written: string,
  bytes: Uint8Array,
  start: number,
  { quotes, count }: StringTokens,
): number {
  for (let token = 0; token < count; token += 1) {
    const name = start + (quotes[2 * token] as number) + 1;
    const colon = start + (quotes[2 * token + 1] as number) + 1;
    if (colon - name - 1 !== key.length || !isTextAt(bytes, name, key)) continue;
    let at = colon;
    while (bytes[at] === 0x3a || isWhitespace(bytes[at] as number)) at += 1;
    if (at > colon && isTextAt(bytes, at, written)) return at;
  }
  return -1;
}

function isTextAt(bytes: Uint8Array, from: number, text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    if (bytes[from + at] !== text.charCodeAt(at)) return false;
  }
  return true;
}

function validateOwners(
  tally: RuleTally,
  scores: ReturnType<typeof validateScores>,
  serverIds: TextTable,
): void {
  scores.servers.forEach((hash, at) => {
    const holds = hash !== 0 && serverIds.get(hash) >= 0;
    tally.joint('scores have a server', holds, `/scores/${at}/server`, null);
  });
}

/**
 * Follows every reference. Called once all findings have been read.
 *
 * @returns for each reference, the position of the finding to which it leads; -1 if there is no such finding
 */
function validateReferences(
  tally: RuleTally,
  scores: ReturnType<typeof validateScores>,
  findings: ReturnType<typeof validateFindings>,
  hasNumericIds: boolean,
): Int32Array {
  const flags = scores.flags.toArray();
  const findingFlags = findings.flags.toArray();
  const referred = new Uint8Array(findingFlags.length);
  // The contract does not specify how references are written. If the file contains findings but no reference
  // in a given form leads to one, references in that form are treated as unreadable.
  const leading = new Set<string>();
  const positions = new Int32Array(scores.references.toArray().length);
  scores.references.forEach((reference, at) => {
    const score = scores.owners.at(at);
    const position = findingPosition(reference, findings.ids, hasNumericIds);
    const flag = findingFlags[position];
    flags[score] = (flags[score] as number) | (flag ?? hasOther);
    positions[at] = flag === undefined ? -1 : position;
    if (flag === undefined) return;
    leading.add(referenceForm(reference));
    tally.notice('references can be read', true, '', null);
    tally.joint('references lead to findings', true, '', null);
    referred[position] = 1;
  });
  positions.forEach((position, at) => {
    if (position >= 0) return;
    const pointer = `/scores/${scores.owners.at(at)}/findings`;
    const isKnown =
      leading.has(referenceForm(scores.references.at(at))) || findingFlags.length === 0;
    tally.notice('references can be read', isKnown, pointer, null);
    if (isKnown) tally.joint('references lead to findings', false, pointer, null);
  });
  flags.forEach((each, at) => {
    const [holds, words] =
      each & isNull
        ? [each & hasUnscannable, 'null, without an unscannable finding']
        : [
            !(each & hasUnscannable) || each & hasScanned,
            'a score, although all findings are unscannable',
          ];
    tally.notice('null means unscannable', Boolean(holds), `/scores/${at}`, words);
  });
  referred.forEach((each, at) => {
    tally.notice('findings are referred to', each === 1, `/findings/${at}`, null);
  });
  return positions;
}

/**
 * Score reports with the same findings. `other` is the first report whose score differs from that of the
 * `first` report.
 */
interface Group {
  readonly first: number;
  reports: number;
  other: number | null;
}

/**
 * Compares the scores of reports that refer to the same findings under the same rubric. Also compares groups
 * of reports whose findings look alike; each group is represented by its first report. Skips a report that
 * embeds a finding, or that contains a reference that leads to no finding in the file. Groups, like ids, are
 * distinguished by 53 bits of a hash.
 *
 * @param positions for each reference, the position of the finding to which it leads
 */
function validateScoring(
  tally: RuleTally,
  scores: ReturnType<typeof validateScores>,
  findings: ReturnType<typeof validateFindings>,
  positions: Int32Array,
): Validation['sharing'] {
  const [same, similar] = [createGroups(scores), createGroups(scores)];
  const owners = scores.owners.toArray();
  for (let from = 0, to = 0; from < owners.length; from = to) {
    const report = owners[from] as number;
    while (owners[to] === report) to += 1;
    const rubric = scores.rubrics.at(report);
    const isKnown = (scores.flags.at(report) & hasOther) === 0 && rubric !== 0;
    if (!isKnown || Number.isNaN(scores.values.at(report))) continue;
    const set = [...new Set(positions.subarray(from, to))];
    const isFirst = same.add(report, rubric, set);
    if (isFirst) similar.add(report, rubric, set.map(findings.contents.at));
  }
  const shared = same.groups();
  const [rule, notice] = [
    'equal findings have one score',
    'findings that look alike have one score',
  ] as const;
  for (const group of shared) tally.joint(rule, ...groupOutcome(group, scores));
  for (const group of similar.groups()) tally.notice(notice, ...groupOutcome(group, scores));
  const count = (groups: readonly Group[]): number =>
    groups.reduce((sum, { reports }) => sum + reports, 0);
  return {
    reports: count(shared),
    disagreeing: count(shared.filter(({ other }) => other !== null)),
  };
}

function createGroups({ values }: ReturnType<typeof validateScores>) {
  const firsts = createTextTable();
  const groups = new Map<number, Group>();
  return {
    /**
     * Adds a report to the group for its rubric and for `numbers`, which identify its findings. Returns
     * whether the report is the first in the group.
     */
    add(report: number, rubric: number, numbers: readonly number[]): boolean {
      const key = textHash.ofText(`${rubric} ${numbers.toSorted((a, b) => a - b).join()}`);
      if (firsts.add(key, report)) return true;
      const first = firsts.get(key);
      const group = groups.get(first) ?? { first, reports: 1, other: null };
      if (group.reports === 1) groups.set(first, group);
      group.reports += 1;
      if (values.at(report) !== values.at(first)) group.other ??= report;
      return false;
    },
    /** Returns the groups with more than one report. */
    groups: () => [...groups.values()],
  };
}

function groupOutcome(
  { first, reports, other }: Group,
  { values }: ReturnType<typeof validateScores>,
): [holds: boolean, pointer: string, words: string | null] {
  const scoreText = (report: number): string => {
    const value = values.at(report);
    return value < 0 ? 'null' : String(value);
  };
  const pointer = `/scores/${first}`;
  if (other === null) return [true, pointer, null];
  return [
    false,
    pointer,
    `${scoreText(first)}, /scores/${other}: ${scoreText(other)}; ${reports} reports`,
  ];
}

function referenceForm(reference: number): 'id' | 'number' | 'place' {
  if (reference > 0) return 'id';
  return isBareNumber(reference) ? 'number' : 'place';
}

/**
 * Returns the position to which an encoded reference leads; -1 for an id that no finding has. The position
 * can lie beyond the last finding.
 */
function findingPosition(reference: number, findingIds: TextTable, hasNumericIds: boolean): number {
  const id = idHashIn(reference, hasNumericIds, textHash.ofText);
  return id === 0 ? positionIn(reference) : findingIds.get(id);
}

function listEntries(raw: unknown, field: string): Iterable<readonly [number, unknown]> {
  const list = ownValue(raw, field);
  return Array.isArray(list) ? list.entries() : [];
}
