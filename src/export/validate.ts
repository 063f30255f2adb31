import {
  fieldRules,
  headRules,
  type JointRule,
  jointRules,
  type Remark,
  remarks,
} from './contract.ts';
import { ownValue } from './fields.ts';
import type { HeadValues } from './head.ts';
import { readPackageRef } from './package-ref.ts';
import { findingId } from './record-key.ts';
import {
  type FindingReference,
  readCheck,
  readFindingReference,
  readVersion,
  shallow,
} from './schema.ts';
import { createSplitter, parseElement, type Section, sections } from './splitter.ts';
import { createNumberList, createTextTable, wideHash } from './text-table.ts';

/** How one rule of the contract was kept. */
export interface RuleOutcome {
  /** `servers[].id`, or the name of a rule on several fields. */
  readonly rule: string;
  /** What the contract says. */
  readonly says: string;
  /** `contract`: what it says; `remark`: what it leaves open, and the gate cannot use. */
  readonly kind: 'contract' | 'remark';
  /** How often it was looked at, and how often it did not hold. */
  readonly checked: number;
  readonly broken: number;
  /** The first places where it did not, as JSON pointers, with what stands there. */
  readonly examples: readonly string[];
}

/** Whether an export keeps its contract. */
export interface Validation {
  readonly head: HeadValues;
  readonly held: Readonly<Record<Section, number>>;
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

const mostExamples = 3;
const longestShown = 60;

/** What the findings of a score say about it. */
const isNull = 1;
const hasUnscannable = 2;
const hasScanned = 4;

/**
 * Starts to validate an export against its contract, rule by rule. Nothing is kept of the elements
 * but hashes and places: some 60 bytes for a finding and its reference, so memory does grow with the
 * export, to about a quarter of its size.
 */
export function createValidator(): Validator {
  const tally = createTally();
  const head: HeadValues = {};
  const held = { servers: 0, scores: 0, findings: 0 };
  const serverIds = createTextTable();
  const versions = createTextTable();
  const scoredServers = createNumberList();
  const scoreFlags = createNumberList();
  const findingIds = createTextTable();
  /** By place: 1 for unscannable, 2 for any other result. */
  const results = createNumberList();
  const references = createNumberList();
  const owners = createNumberList();

  const checkFields = (section: Section, raw: unknown, pointer: string): void => {
    for (const { field, schema } of fieldRules[section]) {
      const value = ownValue(raw, field);
      const holds = schema.safeParse(value).success;
      tally.field(`${section}[].${field}`, holds, pointer, field, value);
    }
  };

  const visit: Readonly<Record<Section, (raw: unknown, pointer: string) => void>> = {
    servers(raw, pointer) {
      const id = ownValue(raw, 'id');
      if (typeof id === 'string') {
        const isNew = serverIds.add(wideHash(id), held.servers);
        tally.joint('server ids are unique', isNew, `${pointer}/id`, id);
      }
      for (const [at, ref] of listOf(raw, 'package_refs')) {
        const isKnown = (readPackageRef(ref)?.type ?? null) !== null;
        const rule = 'package references are understood';
        tally.remark(rule, isKnown, `${pointer}/package_refs/${at}`, ref);
      }
      for (const [at, version] of listOf(raw, 'versions')) {
        const isKnown = readVersion(version) !== null;
        tally.remark('versions are understood', isKnown, `${pointer}/versions/${at}`, version);
      }
    },
    scores(raw, pointer) {
      const server = ownValue(raw, 'server');
      const version = ownValue(raw, 'version');
      scoredServers.add(typeof server === 'string' ? wideHash(server) : 0);
      if (typeof server === 'string' && typeof version === 'string') {
        const isNew = versions.add(wideHash(`${server}\n${version}`), held.scores);
        tally.joint('one score for a version', isNew, pointer, `${server} ${version}`);
      }
      const score = ownValue(raw, 'score');
      const grade = ownValue(raw, 'grade');
      if (typeof score === 'number' && typeof grade === 'string') {
        const holds = score >= 75 || !/^[AB]/.test(grade);
        tally.joint('below 75 is below B', holds, pointer, `${score} ${grade}`);
      }
      let flags = score === null ? isNull : 0;
      for (const [at, reference] of listOf(raw, 'findings')) {
        // A number that is no place may still be the number of an id.
        const read =
          readFindingReference(reference) ??
          (typeof reference === 'number' ? ({ kind: 'id', id: String(reference) } as const) : null);
        const isKnown = read !== null;
        tally.joint('references are understood', isKnown, `${pointer}/findings/${at}`, reference);
        if (read?.kind === 'inline') {
          checkFields('findings', read.raw, `${pointer}/findings/${at}`);
          flags |= ownValue(read.raw, 'result') === 'unscannable' ? hasUnscannable : hasScanned;
        } else if (read !== null) {
          references.add(keptReference(read, typeof reference === 'number'));
          owners.add(held.scores);
        }
      }
      scoreFlags.add(flags);
    },
    findings(raw, pointer) {
      const id = findingId(raw);
      tally.remark('findings have an id', id !== null, pointer, raw);
      if (id !== null) {
        const isNew = findingIds.add(wideHash(id), held.findings);
        tally.joint('finding ids are unique', isNew, pointer, id);
      }
      tally.remark('findings name their check', readCheck(raw) !== null, pointer, raw);
      results.add(ownValue(raw, 'result') === 'unscannable' ? 1 : 2);
    },
  };

  // Everything is parsed, what the contract does not know too.
  const splitter = createSplitter({
    head(field, value) {
      head[field] = value;
    },
    element(section, bytes, start, end) {
      const raw = parseElement(bytes, start, end);
      const pointer = `/${section}/${held[section]}`;
      checkFields(section, raw, pointer);
      visit[section](raw, pointer);
      held[section] += 1;
    },
    isThorough: true,
  });

  /** Where a kept reference leads; -1 for nowhere. */
  const placeOf = (reference: number): number => {
    if (reference >= 0) return findingIds.get(reference);
    const number = Math.floor((-1 - reference) / 2);
    const isBare = (-1 - reference) % 2 === 1;
    // A bare number is an id where findings have numbers for ids, else a place.
    return isBare && splitter.hasNumericIds() ? findingIds.get(wideHash(String(number))) : number;
  };

  /** Follows every reference, when all that they can lead to has been read. */
  const follow = (): void => {
    const flags = new Uint8Array(held.scores);
    scoreFlags.forEach((each, at) => {
      flags[at] = each;
    });
    const referred = new Uint8Array(held.findings);
    references.forEach((reference, at) => {
      const score = owners.at(at);
      const place = placeOf(reference);
      const leads = place >= 0 && place < held.findings;
      tally.joint('references lead to findings', leads, `/scores/${score}/findings`, null);
      if (!leads) return;
      referred[place] = 1;
      flags[score] =
        (flags[score] as number) | (results.at(place) === 1 ? hasUnscannable : hasScanned);
    });
    flags.forEach((each, at) => {
      const holds =
        each & isNull ? each & hasUnscannable : !(each & hasUnscannable) || each & hasScanned;
      const words =
        each & isNull
          ? 'null, without an unscannable finding'
          : 'a score, all findings unscannable';
      tally.joint('null means unscannable', Boolean(holds), `/scores/${at}`, words);
    });
    referred.forEach((each, at) => {
      tally.remark('findings are referred to', each === 1, `/findings/${at}`, null);
    });
    scoredServers.forEach((hash, at) => {
      const holds = hash !== 0 && serverIds.get(hash) >= 0;
      tally.joint('scores have a server', holds, `/scores/${at}/server`, null);
    });
  };

  return {
    push(chunk) {
      splitter.push(chunk);
    },
    isComplete: splitter.isComplete,
    finish() {
      splitter.end();
      for (const { field, schema } of headRules) {
        tally.field(field, schema.safeParse(head[field]).success, '', field, head[field]);
      }
      for (const section of sections) {
        const said = ownValue(head.counts, section);
        // That it is no number is said already.
        if (typeof said !== 'number') continue;
        const words = `${said} said, ${held[section]} in the file`;
        tally.joint('counts add up', said === held[section], `/counts/${section}`, words);
      }
      follow();
      return { head, held, bytes: splitter.position(), outcomes: tally.outcomes() };
    },
  };
}

/** Counts how every rule is kept. */
function createTally() {
  const counted = new Map<string, { checked: number; broken: number; examples: string[] }>();
  const note = (rule: string, holds: boolean, pointer: string, value: unknown): void => {
    const known = counted.get(rule) ?? { checked: 0, broken: 0, examples: [] };
    if (known.checked === 0) counted.set(rule, known);
    known.checked += 1;
    if (holds) return;
    known.broken += 1;
    if (known.examples.length < mostExamples) known.examples.push(exampleOf(pointer, value));
  };
  return {
    field: (rule: string, holds: boolean, pointer: string, field: string, value: unknown): void =>
      note(rule, holds, `${pointer}/${field}`, value === undefined ? 'missing' : value),
    joint: (rule: JointRule, holds: boolean, pointer: string, value: unknown): void =>
      note(rule, holds, pointer, value),
    remark: (rule: Remark, holds: boolean, pointer: string, value: unknown): void =>
      note(rule, holds, pointer, value),
    outcomes(): RuleOutcome[] {
      const of = (kind: RuleOutcome['kind'], rule: string, says: string): RuleOutcome => {
        const { checked, broken, examples } = counted.get(rule) ?? none;
        return { rule, says, kind, checked, broken, examples };
      };
      return [
        ...headRules.map(({ field, says }) => of('contract', field, says)),
        ...sections.flatMap((section) =>
          fieldRules[section].map(({ field, says }) =>
            of('contract', `${section}[].${field}`, says),
          ),
        ),
        ...Object.entries(jointRules).map(([rule, says]) => of('contract', rule, says)),
        ...Object.entries(remarks).map(([rule, says]) => of('remark', rule, says)),
      ];
    },
  };
}

const none = { checked: 0, broken: 0, examples: [] } as const;

/** A reference in a number: the hash of an id; else negative, odd places and even bare numbers apart. */
function keptReference(
  read: Exclude<FindingReference, { kind: 'inline' }>,
  isBare: boolean,
): number {
  if (read.kind === 'id') return wideHash(read.id);
  // Beyond what a number can hold there is no finding either.
  const place = Math.min(read.index, 2 ** 51);
  return -1 - (2 * place + (isBare ? 1 : 0));
}

/** A place and what stands there, in few words. */
function exampleOf(pointer: string, value: unknown): string {
  if (value === null) return pointer;
  const text = typeof value === 'string' ? value : (JSON.stringify(shallow(value, 3)) ?? '');
  return `${pointer}: ${text.length > longestShown ? `${text.slice(0, longestShown)}…` : text}`;
}

/** The elements of a field that is a list, with their places. */
function listOf(raw: unknown, field: string): Iterable<readonly [number, unknown]> {
  const list = ownValue(raw, field);
  return Array.isArray(list) ? list.entries() : [];
}
