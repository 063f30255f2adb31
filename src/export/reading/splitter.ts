import { RecordError, StructureError } from '../contract/faults.ts';
import { faultMessage, type State, states } from './document-grammar.ts';
import { readKeyHash, type StringTokens } from './record-key.ts';
import { createValueReader, type Value } from './value-reader.ts';
import type { Fail } from './value-scanner.ts';

/**
 * Splits an export document into the elements of its arrays as the bytes arrive, without decoding them. The
 * grammar around the elements (document-grammar.ts) is checked to the last byte. value-scanner.ts finds the
 * ends of values, and value-reader.ts joins values that are split across chunks. An element is validated only
 * when it is parsed, and most elements are never parsed.
 */

/** The arrays of the export document (section 2.1 of the contract). */
export const sections = ['servers', 'scores', 'findings'] as const;
export type Section = (typeof sections)[number];

/** Members of the document's head. Members that are neither head fields nor sections are skipped. */
export const headFields = ['schema_version', 'rubric_version', 'generated_at', 'counts'] as const;
export type HeadField = (typeof headFields)[number];

/**
 * Number of leading document bytes that an error includes, so that a reader can recognise the actual format.
 */
const beginningBytes = 200;

export interface SplitterTarget {
  readonly head: (field: HeadField, value: unknown) => void;
  /**
   * Receives one array element, in document order: `bytes` from `start` up to `end` (exclusive), which are
   * valid until the call returns. `keyHash` is the hash of the element's lookup key: the `server` of a score
   * or the id of a finding. `keyHash` is 0 for an element without a key and for every server, because a
   * server has many keys. `strings` returns the strings at the element's outermost level.
   */
  readonly element: (
    section: Section,
    bytes: Buffer,
    start: number,
    end: number,
    keyHash: number,
    strings: () => StringTokens,
  ) => void;
  /**
   * Whether elements are looked up by key; true by default. If false, `keyHash` is 0. The target then checks
   * whether scores are JSON and whether ids are numbers, because it reads every element anyway.
   */
  readonly hasKeys?: boolean;
  /**
   * Reads the element that starts at `at`. `chunk` and `bytes` share memory. Returns the position after the
   * element, or -1 to leave the element to the splitter.
   */
  readonly readElement?: (section: Section, chunk: Uint8Array, bytes: Buffer, at: number) => number;
  /** Whether to parse the members that are otherwise skipped, to check that they are JSON. */
  readonly isThorough?: boolean;
  /** Called when an array is complete. Return true to pause the splitter after the array. */
  readonly sectionEnd?: (section: Section) => boolean;
}

export interface Splitter {
  /**
   * Takes the next chunk of the document, which can be split at any byte.
   *
   * @param from the position in the chunk at which to start; after a pause, the result of the previous call
   * @returns the position up to which the chunk was read: the chunk's length, or less if the target paused
   * the splitter
   * @throws StructureError
   */
  readonly push: (chunk: Uint8Array, from?: number) => number;
  /**
   * Marks the end of the document.
   *
   * @throws StructureError if the document is incomplete
   */
  readonly end: () => void;
  /**
   * Reports whether any finding has a numeric `id`. If so, a number in a reference is an id rather than an
   * index.
   */
  readonly hasNumericIds: () => boolean;
  /** Returns the number of bytes read so far. */
  readonly position: () => number;
  /** Reports whether any of the arrays has begun. */
  readonly hasSection: () => boolean;
  readonly isComplete: () => boolean;
}

export function createSplitter(target: SplitterTarget): Splitter {
  const progress = createProgress();
  const members = createMembers(target, progress.fail);
  const elements = createElements(target, progress.fail);
  const reader = createValueReader((message, at) => {
    const section = members.section();
    return progress.fail(
      section === null ? message : `in the record at ${elements.next(section)}, ${message}`,
      at,
    );
  });
  let state: State = states.start;

  /** Delivers the value that ends before `at` in the chunk, and returns the state after the value. */
  const complete = (at: number): State => {
    switch (state) {
      case states['in a name']:
        members.takeName(reader.value, at);
        return members.section() === null ? states.colon : states['colon before a list'];
      case states['in a value']:
        members.takeValue(reader.value, at);
        return states['after a value'];
      default:
        elements.take(members.section() as Section, reader.value, at);
        return states['after an element'];
    }
  };

  const endSection = (): boolean => target.sectionEnd?.(members.section() as Section) ?? false;

  return {
    push(bytes, from = 0) {
      // A plain `Uint8Array` is faster to search, but a `Buffer` is faster to copy.
      const chunk = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
      const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
      reader.enter(chunk, buffer);
      progress.enter(chunk, from);
      let at = from;
      while (at < chunk.length) {
        if (state.isOpen) {
          const end = reader.follow(at);
          if (end < 0) break;
          state = complete(end);
          at = end;
          continue;
        }
        const next = state.next[chunk[at] as number] ?? null;
        if (next === null) return progress.fail(faultMessage(state, members.name()), at);
        state = next;
        if (state === states['in an element'] && target.readElement !== undefined) {
          const end = target.readElement(members.section() as Section, chunk, buffer, at);
          if (end >= 0) {
            elements.skip(members.section() as Section);
            state = states['after an element'];
            at = end;
            continue;
          }
        }
        // The byte that opens a value is part of the value.
        if (state.isOpen) reader.begin(at, state !== states['in a value'] || members.isParsed());
        else at += 1;
        if (state === states['end of a list'] && endSection()) return progress.leave(at);
      }
      return progress.leave(chunk.length);
    },
    end() {
      if (state !== states.end) throw progress.failure('it is truncated', true);
      const missing = sections.filter((each) => !members.has(each));
      if (missing.length > 0) throw progress.failure(`${missing.join(', ')} missing`);
    },
    hasNumericIds: elements.hasNumericIds,
    position: progress.position,
    hasSection: () => sections.some(members.has),
    isComplete: () => state === states.end,
  };
}

/** Tracks the position in the document, and keeps the document's first bytes for errors. */
function createProgress() {
  let position = 0;
  /** Number of document bytes before the current chunk. */
  let base = 0;
  let beginning = Buffer.alloc(0);
  const fail: Fail = (message, at) => {
    throw new StructureError(message, base + at, beginning);
  };
  return {
    enter(chunk: Uint8Array, from: number): void {
      base = position - from;
      const missing = beginningBytes - beginning.length;
      if (missing > 0) beginning = Buffer.concat([beginning, chunk.subarray(from, from + missing)]);
    },
    /** Records that the chunk has been read up to `at`, and returns `at`. */
    leave(at: number): number {
      position = base + at;
      return at;
    },
    position: () => position,
    fail,
    /** Returns the error for a document that ends at the current position. */
    failure: (message: string, isCut = false) =>
      new StructureError(message, position, beginning, isCut),
  };
}

/** Tracks the document member that is being read and the names of earlier members. */
function createMembers(target: SplitterTarget, fail: Fail) {
  const seen = new Set<string>();
  let name = '';
  const isParsed = (): boolean => isHeadField(name) || target.isThorough === true;
  return {
    name: () => name,
    section: () => (isSection(name) ? name : null),
    has: (section: Section) => seen.has(section),
    isParsed,
    takeName(value: Value, at: number): void {
      name = String(parse(value, at, fail));
      if (seen.has(name)) fail(`it contains "${name}" twice`, at);
      if (isSection(name) || isHeadField(name)) seen.add(name);
    },
    takeValue(value: Value, at: number): void {
      const parsed = value.isScalar || isParsed() ? parse(value, at, fail) : null;
      if (isHeadField(name)) target.head(name, parsed);
    },
  };
}

function createElements(target: SplitterTarget, fail: Fail) {
  let hasNumericIds = false;
  const counts = { servers: 0, scores: 0, findings: 0 };
  const noteNumericId = (): void => {
    hasNumericIds = true;
  };
  const elementHash = (section: Section, { bytes, start, end, strings }: Value): number =>
    section === 'servers' || target.hasKeys === false
      ? 0
      : readKeyHash(section, bytes, start, end, strings(), noteNumericId);
  return {
    hasNumericIds: () => hasNumericIds,
    /** Returns the JSON Pointer of the next element. */
    next: (section: Section) => `/${section}/${counts[section]}`,
    /** Counts an element that the target has read itself. */
    skip(section: Section): void {
      counts[section] += 1;
    },
    take(section: Section, value: Value, at: number): void {
      const { bytes, start, end, strings } = value;
      try {
        if (value.isScalar) parseElement(bytes, start, end);
        const hash = elementHash(section, value);
        // A score without a server might not be JSON, so it is parsed as a check.
        if (hash === 0 && section === 'scores' && target.hasKeys !== false) {
          parseElement(bytes, start, end);
        }
        target.element(section, bytes, start, end, hash, strings);
      } catch (error) {
        if (!(error instanceof RecordError)) throw error;
        const record = `/${section}/${counts[section]}`;
        fail(new RecordError(record).message, at - (end - start));
      }
      counts[section] += 1;
    },
  };
}

function parse({ bytes, start, end }: Value, at: number, fail: Fail): unknown {
  try {
    return parseElement(bytes, start, end);
  } catch {
    return fail('a value is not JSON', at);
  }
}

/**
 * Parses the element in `bytes` from `start` up to `end` (exclusive).
 *
 * @param record the element's JSON Pointer, for the error; null if the splitter adds the location
 * @throws RecordError if the element is not JSON
 */
export function parseElement(
  bytes: Uint8Array,
  start = 0,
  end = bytes.length,
  record: string | null = null,
): unknown {
  try {
    return JSON.parse(decoder.decode(bytes.subarray(start, end)));
  } catch {
    // The parser's message would quote the document, which might be paid data.
    throw new RecordError(record);
  }
}

// `ignoreBOM` leaves a byte order mark in the text, so that JSON.parse rejects an element that begins with
// one.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function isSection(name: string): name is Section {
  return sections.some((each) => each === name);
}

function isHeadField(name: string): name is HeadField {
  return headFields.some((each) => each === name);
}
