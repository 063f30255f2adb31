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
import { findingId } from '../reading/record-key.ts';
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

/** How an export meets its contract. */
export interface Validation {
  readonly head: HeadValues;
  /** How many elements each array of the document has. */
  readonly lengths: Readonly<Record<Section, number>>;
  readonly bytes: number;
  readonly outcomes: readonly RuleOutcome[];
}

/** An export that is being validated while its bytes arrive. */
export interface Validator {
  /** @throws StructureError if the document is no JSON object with the three arrays */
  readonly push: (chunk: Uint8Array) => void;
  readonly isComplete: () => boolean;
  /** @throws StructureError if the document is not complete */
  readonly finish: () => Validation;
}

/**
 * Starts to validate an export against its contract, rule by rule. Only hashes and positions of elements
 * are kept, about 60 bytes for a finding and its reference, so memory grows to about a quarter of the
 * size of the export.
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
    // Members that the contract does not list are parsed, too.
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
    const declared = ownValue(head.counts, section);
    // A count that is no number already breaks the rule on the field.
    if (typeof declared !== 'number') continue;
    const words = `${declared} said, ${lengths[section]} in the file`;
    tally.joint('counts add up', declared === lengths[section], `/counts/${section}`, words);
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
    add(raw: unknown, pointer: string, position: number): void {
      const id = ownValue(raw, 'id');
      if (typeof id === 'string') {
        const isNew = ids.add(textHash.ofText(id), position);
        tally.joint('server ids are unique', isNew, `${pointer}/id`, id);
      }
      const isNamed = ownValue(raw, 'name') !== '';
      tally.notice('names and versions are given', isNamed, `${pointer}/name`, null);
      for (const [at, ref] of listOf(raw, 'package_refs')) {
        const isKnown = (readPackageRef(ref)?.type ?? null) !== null;
        const rule = 'package references can be read';
        tally.notice(rule, isKnown, `${pointer}/package_refs/${at}`, ref);
      }
      for (const [at, version] of listOf(raw, 'versions')) {
        const isKnown = readVersion(version) !== null;
        tally.notice('versions are understood', isKnown, `${pointer}/versions/${at}`, version);
      }
    },
  };
}

/** Flags of a score and its findings: the score is null, and what kinds of results the findings have. */
const isNull = 1;
const hasUnscannable = 2;
const hasScanned = 4;

/** Validates scores, and keeps their servers and references. */
function validateScores(tally: RuleTally) {
  const versions = createTextTable();
  const servers = createNumberList();
  const flags = createNumberList();
  const references = createNumberList();
  /** The position of the score of each reference. */
  const owners = createNumberList();

  /** Returns the flag of a finding inside the score; 0 for a reference, which is followed later. */
  const addReference = (reference: unknown, pointer: string, position: number): number => {
    const read = readFindingReference(reference);
    if (read?.kind === 'inline') {
      tally.notice('references can be read', true, pointer, null);
      return flagOf(read.raw);
    }
    const encoded = encodeReference(reference, read, textHash.ofText);
    if (encoded === 0) {
      tally.notice('references can be read', false, pointer, reference);
    } else {
      references.add(encoded);
      owners.add(position);
    }
    return 0;
  };

  return {
    servers,
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
      const isVersioned = version !== '';
      tally.notice('names and versions are given', isVersioned, `${pointer}/version`, null);
      if (typeof score === 'number' && typeof grade === 'string') {
        const isOfB = meetsGrade(grade, 'B');
        tally.notice('grades can be compared', isOfB !== null, `${pointer}/grade`, grade);
        const holds = score >= 75 || isOfB !== true;
        tally.joint('below 75 is below B', holds, pointer, `${score} ${grade}`);
      }
      let flag = score === null ? isNull : 0;
      for (const [at, reference] of listOf(raw, 'findings')) {
        flag |= addReference(reference, `${pointer}/findings/${at}`, position);
      }
      flags.add(flag);
    },
  };
}

/** Validates findings, and keeps their ids and flags. */
function validateFindings(tally: RuleTally) {
  const ids = createTextTable();
  const flags = createNumberList();
  return {
    ids,
    flags,
    add(raw: unknown, pointer: string, position: number): void {
      const id = findingId(raw);
      tally.notice('findings have an id', id !== null, pointer, raw);
      if (id !== null) {
        const isNew = ids.add(textHash.ofText(id), position);
        tally.notice('finding ids are unique', isNew, pointer, id);
      }
      tally.notice('findings name their check', readCheck(raw) !== null, pointer, raw);
      const isGiven = ownValue(raw, 'evidence') !== null && ownValue(raw, 'weight') !== null;
      tally.notice('evidence and weight are given', isGiven, pointer, raw);
      flags.add(flagOf(raw));
    },
  };
}

/** The flag that a finding sets on scores that refer to it. */
const flagOf = (finding: unknown): number =>
  ownValue(finding, 'result') === 'unscannable' ? hasUnscannable : hasScanned;

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

/** Follows every reference, once all findings have been read. */
function validateReferences(
  tally: RuleTally,
  scores: ReturnType<typeof validateScores>,
  findings: ReturnType<typeof validateFindings>,
  hasNumericIds: boolean,
): void {
  const flags = scores.flags.toArray();
  const findingFlags = findings.flags.toArray();
  const referred = new Uint8Array(findingFlags.length);
  // The contract does not show how references are written: a form of which none leads to a finding is
  // one that cannot be read, unless there is no finding at all.
  const leading = new Set<string>();
  const dangling = createNumberList();
  scores.references.forEach((reference, at) => {
    const score = scores.owners.at(at);
    const position = positionOf(reference, findings.ids, hasNumericIds);
    const flag = findingFlags[position];
    if (flag === undefined) {
      dangling.add(at);
      return;
    }
    leading.add(formOf(reference));
    tally.notice('references can be read', true, '', null);
    tally.joint('references lead to findings', true, '', null);
    referred[position] = 1;
    flags[score] = (flags[score] as number) | flag;
  });
  dangling.forEach((at) => {
    const pointer = `/scores/${scores.owners.at(at)}/findings`;
    const isKnown = leading.has(formOf(scores.references.at(at))) || findingFlags.length === 0;
    tally.notice('references can be read', isKnown, pointer, null);
    if (isKnown) tally.joint('references lead to findings', false, pointer, null);
  });
  flags.forEach((each, at) => {
    const [holds, words] =
      each & isNull
        ? [each & hasUnscannable, 'null, without an unscannable finding']
        : [!(each & hasUnscannable) || each & hasScanned, 'a score, all findings unscannable'];
    tally.notice('null means unscannable', Boolean(holds), `/scores/${at}`, words);
  });
  referred.forEach((each, at) => {
    tally.notice('findings are referred to', each === 1, `/findings/${at}`, null);
  });
}

/** How an encoded reference was written: as an id, a bare number, or a place. */
function formOf(reference: number): 'id' | 'number' | 'place' {
  if (reference > 0) return 'id';
  return isBareNumber(reference) ? 'number' : 'place';
}

/** The position of the finding that an encoded reference leads to; -1 if there is none. */
function positionOf(reference: number, findingIds: TextTable, hasNumericIds: boolean): number {
  const id = idHashIn(reference, hasNumericIds, textHash.ofText);
  return id === 0 ? positionIn(reference) : findingIds.get(id);
}

/** The elements of a field that is a list, with their indexes; none if it is no list. */
function listOf(raw: unknown, field: string): Iterable<readonly [number, unknown]> {
  const list = ownValue(raw, field);
  return Array.isArray(list) ? list.entries() : [];
}
