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

/** The result of validating an export. */
export interface Validation {
  readonly head: HeadValues;
  /** Number of elements in each array of the document. */
  readonly lengths: Readonly<Record<Section, number>>;
  readonly bytes: number;
  readonly outcomes: readonly RuleOutcome[];
  /** Number of score reports with the same findings as another report under the same rubric. */
  readonly sharing: {
    readonly reports: number;
    /** Number of score reports that share their findings with another report but have a different score. */
    readonly disagreeing: number;
  };
}

/** An export that is validated while its bytes arrive. */
export interface Validator {
  /** @throws StructureError if the document is not a JSON object with the three arrays */
  readonly push: (chunk: Uint8Array) => void;
  readonly isComplete: () => boolean;
  /** @throws StructureError if the document is incomplete */
  readonly finish: () => Validation;
}

/**
 * Creates a validator that checks an export against its contract, rule by rule. Only hashes and positions of
 * elements are stored, about 70 bytes for a finding and its reference. Memory use therefore grows to about a
 * quarter of the export's size.
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
    // A count that is not a number is already reported by the rule for the field.
    if (typeof declared !== 'number') continue;
    const words = `${declared} declared, ${lengths[section]} in the file`;
    tally.joint('counts add up', declared === lengths[section], `/counts/${section}`, words);
  }
}

/** Checks the rules for individual fields of an element. */
function validateFields(tally: RuleTally, section: Section, raw: unknown, pointer: string): void {
  for (const { field, schema } of fieldRules[section]) {
    const value = ownValue(raw, field);
    tally.field(`${section}[].${field}`, schema.safeParse(value).success, pointer, field, value);
  }
}

/** Validates servers and stores their ids. */
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

/**
 * Flags for a score and its findings: whether the score is null, and which kinds of results the findings
 * have.
 */
const isNull = 1;
const hasUnscannable = 2;
const hasScanned = 4;
/** The score contains a finding, or a reference that does not lead to any finding in the file. */
const hasOther = 8;

/** Validates scores and stores their servers, numbers and references. */
function validateScores(tally: RuleTally) {
  const versions = createTextTable();
  const servers = createNumberList();
  /** Hashes of the rubric versions; 0 for a score without its own version. */
  const rubrics = createNumberList();
  /** The scores themselves; -1 for null, NaN for an invalid score. */
  const values = createNumberList();
  const flags = createNumberList();
  const references = createNumberList();
  /** For each reference, the position of the score that contains it. */
  const owners = createNumberList();

  /** Returns the flags of a finding embedded in the score; 0 for a reference, which is resolved later. */
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

/** An element as delivered by the splitter. */
interface ElementBytes {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
  readonly strings: () => StringTokens;
}

/** Validates findings and stores their ids, flags, and hashes of their content without the id. */
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

/** The flag that a finding sets on scores that refer to it. */
const scanFlag = (finding: unknown): number =>
  ownValue(finding, 'result') === 'unscannable' ? hasUnscannable : hasScanned;

/**
 * Hashes a finding's bytes without its id. Findings with the same hash look alike. Because JSON allows
 * several spellings, some findings that look alike have different hashes.
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
 * The position of a member's value; -1 if the member is not found, or if its value is written in another
 * form.
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
 * Follows every reference, once all findings have been read.
 *
 * @returns the positions of the findings that the references lead to; -1 for a reference that does not lead
 * to a finding
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
  // The contract does not specify how references are written. If no reference in a given form leads to a
  // finding, references in that form are treated as unreadable, unless there are no findings at all.
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
            'a score although all findings are unscannable',
          ];
    tally.notice('null means unscannable', Boolean(holds), `/scores/${at}`, words);
  });
  referred.forEach((each, at) => {
    tally.notice('findings are referred to', each === 1, `/findings/${at}`, null);
  });
  return positions;
}

/** Score reports with the same findings: the first report, and the first report with a different score. */
interface Group {
  readonly first: number;
  reports: number;
  other: number | null;
}

/**
 * Compares the scores of reports under one rubric that refer to the same findings. Also compares the first
 * report of each group with the first reports of groups whose findings look alike. A report with a reference
 * that does not lead to any finding in the file has unknown findings and is left out. Groups are
 * distinguished by 53 bits of a hash, as ids are.
 *
 * @param positions the position of the finding that each reference leads to
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
     * Adds a report by its rubric and the indexes of its findings. Returns whether the report is the first in
     * its group.
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
    /** Groups with several reports. */
    groups: () => [...groups.values()],
  };
}

/** Compares the scores of a group. Returns whether the scores are equal, and an example if they are not. */
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

/** The form in which an encoded reference was written: an id, a bare number, or a place. */
function referenceForm(reference: number): 'id' | 'number' | 'place' {
  if (reference > 0) return 'id';
  return isBareNumber(reference) ? 'number' : 'place';
}

/** The position of the finding that an encoded reference leads to; -1 if it does not lead to a finding. */
function findingPosition(reference: number, findingIds: TextTable, hasNumericIds: boolean): number {
  const id = idHashIn(reference, hasNumericIds, textHash.ofText);
  return id === 0 ? positionIn(reference) : findingIds.get(id);
}

/** The elements of a list field, with their indexes; empty if the value is not a list. */
function listEntries(raw: unknown, field: string): Iterable<readonly [number, unknown]> {
  const list = ownValue(raw, field);
  return Array.isArray(list) ? list.entries() : [];
}
