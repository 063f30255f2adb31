import { fieldRules, headRules } from './contract.ts';
import { ownValue } from './fields.ts';
import type { HeadValues } from './head.ts';
import { readPackageRef } from './package-ref.ts';
import { findingId } from './record-key.ts';
import { createRuleTally, type RuleOutcome, type RuleTally } from './rule-tally.ts';
import { type FindingReference, readCheck, readFindingReference, readVersion } from './schema.ts';
import { createSplitter, parseElement, type Section, sections } from './splitter.ts';
import { createNumberList, createTextTable, type TextTable, wideHash } from './text-table.ts';

/** Whether an export keeps its contract. */
export interface Validation {
  readonly head: HeadValues;
  /** How many elements each array of the document has. */
  readonly lengths: Readonly<Record<Section, number>>;
  readonly bytes: number;
  readonly outcomes: readonly RuleOutcome[];
}

/** An export that is being validated while its bytes arrive. */
export interface Validator {
  /** @throws StructureError where it is no JSON document with the three arrays */
  readonly push: (chunk: Uint8Array) => void;
  readonly isComplete: () => boolean;
  /** @throws StructureError where it is not complete */
  readonly finish: () => Validation;
}

/**
 * Starts to validate an export against its contract, rule by rule. Nothing is kept of the elements
 * but hashes and places: some 60 bytes for a finding and its reference, so memory does grow with the
 * export, to about a quarter of its size.
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
    element(section, bytes, start, end) {
      const raw = parseElement(bytes, start, end);
      const pointer = `/${section}/${lengths[section]}`;
      validateFields(tally, section, raw, pointer);
      elements[section].add(raw, pointer, lengths[section]);
      lengths[section] += 1;
    },
    // What the contract does not know is parsed, too.
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
      validateReferences(tally, scores, findings, splitter.hasNumericIds());
      return { head, lengths, bytes: splitter.position(), outcomes: tally.outcomes() };
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
    const said = ownValue(head.counts, section);
    // A count that is no number breaks the rule on the field.
    if (typeof said !== 'number') continue;
    const words = `${said} said, ${lengths[section]} in the file`;
    tally.joint('counts add up', said === lengths[section], `/counts/${section}`, words);
  }
}

/** The rules on the single fields of an element. */
function validateFields(tally: RuleTally, section: Section, raw: unknown, pointer: string): void {
  for (const { field, schema } of fieldRules[section]) {
    const value = ownValue(raw, field);
    tally.field(`${section}[].${field}`, schema.safeParse(value).success, pointer, field, value);
  }
}

/** Validates servers, and keeps their ids. */
function validateServers(tally: RuleTally) {
  const ids = createTextTable();
  return {
    ids,
    add(raw: unknown, pointer: string, place: number): void {
      const id = ownValue(raw, 'id');
      if (typeof id === 'string') {
        const isNew = ids.add(wideHash(id), place);
        tally.joint('server ids are unique', isNew, `${pointer}/id`, id);
      }
      for (const [at, ref] of listOf(raw, 'package_refs')) {
        const isKnown = (readPackageRef(ref)?.type ?? null) !== null;
        const rule = 'package references are understood';
        tally.notice(rule, isKnown, `${pointer}/package_refs/${at}`, ref);
      }
      for (const [at, version] of listOf(raw, 'versions')) {
        const isKnown = readVersion(version) !== null;
        tally.notice('versions are understood', isKnown, `${pointer}/versions/${at}`, version);
      }
    },
  };
}

/** What a score says, and what its findings say about it. */
const isNull = 1;
const hasUnscannable = 2;
const hasScanned = 4;

/** Validates scores, and keeps their servers and what they refer to. */
function validateScores(tally: RuleTally) {
  const versions = createTextTable();
  const servers = createNumberList();
  const flags = createNumberList();
  const references = createNumberList();
  /** By reference the place of its score. */
  const owners = createNumberList();

  /** Gives what a finding within the score says about it; 0 for a reference to be followed later. */
  const addReference = (reference: unknown, pointer: string, place: number): number => {
    const read = readReference(reference);
    tally.joint('references are understood', read !== null, pointer, reference);
    if (read?.kind === 'inline') {
      validateFields(tally, 'findings', read.raw, pointer);
      return flagOf(read.raw);
    }
    if (read !== null) {
      references.add(encodeReference(read, typeof reference === 'number'));
      owners.add(place);
    }
    return 0;
  };

  return {
    servers,
    flags,
    references,
    owners,
    add(raw: unknown, pointer: string, place: number): void {
      const [server, version] = [ownValue(raw, 'server'), ownValue(raw, 'version')];
      servers.add(typeof server === 'string' ? wideHash(server) : 0);
      if (typeof server === 'string' && typeof version === 'string') {
        const isNew = versions.add(wideHash(`${server}\n${version}`), place);
        tally.joint('one score for a version', isNew, pointer, `${server} ${version}`);
      }
      const [score, grade] = [ownValue(raw, 'score'), ownValue(raw, 'grade')];
      if (typeof score === 'number' && typeof grade === 'string') {
        const holds = score >= 75 || !/^[AB]/.test(grade);
        tally.joint('below 75 is below B', holds, pointer, `${score} ${grade}`);
      }
      let flag = score === null ? isNull : 0;
      for (const [at, reference] of listOf(raw, 'findings')) {
        flag |= addReference(reference, `${pointer}/findings/${at}`, place);
      }
      flags.add(flag);
    },
  };
}

/** Validates findings, and keeps their ids and what they say about scores. */
function validateFindings(tally: RuleTally) {
  const ids = createTextTable();
  const flags = createNumberList();
  return {
    ids,
    flags,
    add(raw: unknown, pointer: string, place: number): void {
      const id = findingId(raw);
      tally.notice('findings have an id', id !== null, pointer, raw);
      if (id !== null) {
        const isNew = ids.add(wideHash(id), place);
        tally.joint('finding ids are unique', isNew, pointer, id);
      }
      tally.notice('findings name their check', readCheck(raw) !== null, pointer, raw);
      flags.add(flagOf(raw));
    },
  };
}

/** What a finding says about the score that refers to it. */
function flagOf(finding: unknown): number {
  return ownValue(finding, 'result') === 'unscannable' ? hasUnscannable : hasScanned;
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

/** Follows every reference, when all that they can lead to has been read. */
function validateReferences(
  tally: RuleTally,
  scores: ReturnType<typeof validateScores>,
  findings: ReturnType<typeof validateFindings>,
  hasNumericIds: boolean,
): void {
  const flags = scores.flags.toArray();
  const findingFlags = findings.flags.toArray();
  const referred = new Uint8Array(findingFlags.length);
  scores.references.forEach((reference, at) => {
    const score = scores.owners.at(at);
    const place = placeOf(reference, findings.ids, hasNumericIds);
    const flag = findingFlags[place];
    const leads = flag !== undefined;
    tally.joint('references lead to findings', leads, `/scores/${score}/findings`, null);
    if (!leads) return;
    referred[place] = 1;
    flags[score] = (flags[score] as number) | flag;
  });
  flags.forEach((each, at) => {
    const [holds, words] =
      each & isNull
        ? [each & hasUnscannable, 'null, without an unscannable finding']
        : [!(each & hasUnscannable) || each & hasScanned, 'a score, all findings unscannable'];
    tally.joint('null means unscannable', Boolean(holds), `/scores/${at}`, words);
  });
  referred.forEach((each, at) => {
    tally.notice('findings are referred to', each === 1, `/findings/${at}`, null);
  });
}

/** A reference as the gate reads it; a number that is no place may be the number of an id. */
function readReference(reference: unknown): FindingReference | null {
  const read = readFindingReference(reference);
  if (read !== null || typeof reference !== 'number') return read;
  return { kind: 'id', id: String(reference) };
}

/**
 * A reference as one number: the hash of an id; a place as a negative one, which is even for a bare
 * number and odd for any other spelling.
 */
function encodeReference(
  read: Exclude<FindingReference, { kind: 'inline' }>,
  isBare: boolean,
): number {
  if (read.kind === 'id') return wideHash(read.id);
  // Beyond what a number can hold there is no finding either.
  const place = Math.min(read.index, 2 ** 51);
  return -1 - (2 * place + (isBare ? 1 : 0));
}

/** Where an encoded reference leads; -1 for nowhere. */
function placeOf(reference: number, findingIds: TextTable, hasNumericIds: boolean): number {
  if (reference >= 0) return findingIds.get(reference);
  const place = Math.floor((-1 - reference) / 2);
  const isBare = (-1 - reference) % 2 === 1;
  // A bare number is an id where findings have numbers for ids, else a place.
  return isBare && hasNumericIds ? findingIds.get(wideHash(String(place))) : place;
}

/** The elements of a field that is a list, with their places. */
function listOf(raw: unknown, field: string): Iterable<readonly [number, unknown]> {
  const list = ownValue(raw, field);
  return Array.isArray(list) ? list.entries() : [];
}
