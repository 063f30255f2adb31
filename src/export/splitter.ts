import { faultOf, type State, states } from './document-grammar.ts';
import { StructureError } from './faults.ts';
import { readKeyHash } from './record-key.ts';
import { createValueReader, type Value } from './value-reader.ts';
import type { Fail } from './value-scanner.ts';

/*
 * Cuts an export document into the elements of its arrays while its bytes arrive, without decoding
 * them. The document's own grammar (document-grammar.ts) is checked to its last byte, and values are
 * followed to their ends (value-scanner.ts) and put together where chunks cut them (value-reader.ts).
 * What is inside an element is checked when the element is parsed, which only few are.
 */

/** The arrays of the export document (section 2.1 of the contract). */
export const sections = ['servers', 'scores', 'findings'] as const;
export type Section = (typeof sections)[number];

/** Members of the document that say what the export is; others are passed over. */
export const headFields = ['schema_version', 'rubric_version', 'generated_at', 'counts'] as const;
export type HeadField = (typeof headFields)[number];

/** How much of the document's beginning is kept, to say what it is where it is none. */
const beginningBytes = 200;

/** What is told of a document while it is read. */
export interface SplitterTarget {
  /** A member of the document's head, parsed. */
  readonly head: (field: HeadField, value: unknown) => void;
  /**
   * One element of an array, in document order: in `bytes` from `start` up to `end`, which are good
   * until the call returns. `keyHash` is the hash of the text that the element is looked up by (the
   * `server` of a score, the id of a finding); 0 where there is none, and for servers, which have
   * many.
   */
  readonly element: (
    section: Section,
    bytes: Buffer,
    start: number,
    end: number,
    keyHash: number,
  ) => void;
  /** Whether members that are passed over are parsed too, only to see that they are JSON. */
  readonly isThorough?: boolean;
  /** An array is complete. True pauses the splitter behind it. */
  readonly sectionEnd?: (section: Section) => boolean;
}

/** A document that is being read. */
export interface Splitter {
  /**
   * Takes the next bytes; they may be cut anywhere.
   *
   * @param from where in the chunk to begin: behind what was taken before a pause
   * @returns up to where the chunk was taken: its length, but where the target asked for a pause
   * @throws StructureError
   */
  readonly push: (chunk: Uint8Array, from?: number) => number;
  /** @throws StructureError where the document is not complete */
  readonly end: () => void;
  /** Whether a finding has a number for its `id`, so that a number may be an id and no index. */
  readonly hasNumericIds: () => boolean;
  /** Bytes taken so far. */
  readonly position: () => number;
  /** Whether one of the arrays has begun. */
  readonly hasSection: () => boolean;
  /** Whether the document has ended. */
  readonly isComplete: () => boolean;
}

/** Starts reading a document. */
export function createSplitter(target: SplitterTarget): Splitter {
  const place = createPlace();
  const members = createMembers(target, place.fail);
  const elements = createElements(target, place.fail);
  const reader = createValueReader(place.fail);
  let state: State = states.start;

  /** The state behind a complete value, which ends before a place in the chunk. */
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
      // The plain array's search is faster than that of a Buffer, whose copying is.
      const chunk = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
      reader.enter(chunk, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
      place.enter(chunk, from);
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
        if (next === null) return place.fail(faultOf(state, members.name()), at);
        state = next;
        // A value is followed from its first byte on.
        if (state.isOpen) reader.begin(at, state !== states['in a value'] || members.isParsed());
        else at += 1;
        if (state === states['end of a list'] && endSection()) return place.leave(at);
      }
      return place.leave(chunk.length);
    },
    end() {
      if (state !== states.end) throw place.failure('it breaks off', true);
      const missing = sections.filter((each) => !members.has(each));
      if (missing.length > 0) throw place.failure(`${missing.join(', ')} missing`);
    },
    hasNumericIds: elements.hasNumericIds,
    position: place.position,
    hasSection: () => sections.some(members.has),
    isComplete: () => state === states.end,
  };
}

/** Where in the document the chunk lies, and how the document begins, for errors. */
function createPlace() {
  let position = 0;
  /** Bytes of the document before the first one of the chunk. */
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
    /** Notes that the chunk has been read up to a place, which is given back. */
    leave(at: number): number {
      position = base + at;
      return at;
    },
    position: () => position,
    fail,
    /** What is wrong with a document that ends here. */
    failure: (message: string, isCut = false) =>
      new StructureError(message, position, beginning, isCut),
  };
}

/** The members of the document: the one that is being read, and which there have been. */
function createMembers(target: SplitterTarget, fail: Fail) {
  const seen = new Set<string>();
  let name = '';
  const isParsed = (): boolean => isHeadField(name) || target.isThorough === true;
  return {
    name: () => name,
    /** The array that the member is, if it is one. */
    section: () => (isSection(name) ? name : null),
    has: (section: Section) => seen.has(section),
    /** Whether the member's value is parsed. */
    isParsed,
    takeName(value: Value, at: number): void {
      name = String(parse(value, at, fail));
      if (seen.has(name)) fail(`"${name}" stands twice in it`, at);
      if (isSection(name) || isHeadField(name)) seen.add(name);
    },
    takeValue(value: Value, at: number): void {
      const parsed = value.isScalar || isParsed() ? parse(value, at, fail) : null;
      if (isHeadField(name)) target.head(name, parsed);
    },
  };
}

/** Hands the elements of the arrays on, each with the hash of its key. */
function createElements(target: SplitterTarget, fail: Fail) {
  let hasNumericIds = false;
  const noteNumericId = (): void => {
    hasNumericIds = true;
  };
  const hashOf = (section: Section, { bytes, start, end, strings }: Value): number =>
    section === 'servers' ? 0 : readKeyHash(section, bytes, start, end, strings(), noteNumericId);
  return {
    hasNumericIds: () => hasNumericIds,
    take(section: Section, value: Value, at: number): void {
      if (value.isScalar) parse(value, at, fail);
      const hash = hashOf(section, value);
      // A score that names no server is odd enough to be looked at: it may be no JSON.
      if (hash === 0 && section === 'scores') parse(value, at, fail);
      target.element(section, value.bytes, value.start, value.end, hash);
    },
  };
}

function parse({ bytes, start, end }: Value, at: number, fail: Fail): unknown {
  try {
    return parseElement(bytes, start, end);
  } catch {
    return fail('a value is no JSON', at);
  }
}

/**
 * Parses an element that lies in `bytes` from `start` up to `end`.
 *
 * @throws StructureError where it is no JSON, and so neither is the document
 */
export function parseElement(bytes: Uint8Array, start = 0, end = bytes.length): unknown {
  try {
    return JSON.parse(decoder.decode(bytes.subarray(start, end)));
  } catch {
    // The parser's own words quote the document.
    throw new StructureError('one of its elements is no JSON');
  }
}

// A mark at the beginning of an element is no white space to JSON.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function isSection(name: string): name is Section {
  return sections.some((each) => each === name);
}

function isHeadField(name: string): name is HeadField {
  return headFields.some((each) => each === name);
}
