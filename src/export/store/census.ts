import { type HeadValues, type Origin, readHead } from '../reading/head.ts';
import type { StringTokens } from '../reading/record-key.ts';
import type { ExportSummary } from '../reading/source.ts';
import { parseElement, type Section, type SplitterTarget } from '../reading/splitter.ts';
import { createTextTable, textHash } from '../reading/text-table.ts';
import { type IndexedServer, indexServer } from './server-index.ts';

export interface Visitor {
  readonly server: (server: IndexedServer, raw: unknown, position: number) => void;
  /**
   * Receives every element, including servers, as undecoded bytes from the splitter. `position` is the
   * element's index in its array.
   */
  readonly element: (
    section: Section,
    bytes: Buffer,
    start: number,
    end: number,
    keyHash: number,
    position: number,
    strings: () => StringTokens,
  ) => void;
  /** Called when an array is complete. Return true to pause the splitter after the array. */
  readonly sectionEnd?: (section: Section) => boolean;
}

export interface Census {
  readonly target: SplitterTarget;
  /** The members of the head that have been read so far. */
  readonly head: HeadValues;
  /**
   * Returns the document's head and totals.
   *
   * @throws GateError if the document has no valid head
   */
  readonly summary: (origin: Origin, hasNumericIds: boolean) => ExportSummary;
}

/**
 * Counts the elements of an export, and passes them to a visitor. Parses every server, because a server can
 * be found by many names. Memory use grows by only 24 bytes per server.
 */
export function takeCensus(visitor: Visitor): Census {
  const head: HeadValues = {};
  const totals = { servers: 0, scores: 0, findings: 0 };
  // The table holds hashes instead of ids. With 150,000 servers, the chance that any two ids collide is one
  // in a million.
  const ids = createTextTable();
  const repeated = new Set<string>();
  let unreadable = 0;
  let anonymous = 0;
  return {
    head,
    target: {
      head(field, value) {
        head[field] = value;
      },
      element(section, bytes, start, end, keyHash, strings) {
        const position = totals[section];
        if (section === 'servers') {
          const raw = parseElement(bytes, start, end);
          const server = indexServer(raw);
          if ('reason' in server.read) unreadable += 1;
          if (server.id !== null) {
            const isNew = ids.add(textHash.ofText(server.id), position);
            if (!isNew) repeated.add(server.id);
          }
          visitor.server(server, raw, position);
        } else if (section === 'scores' && keyHash === 0) {
          anonymous += 1;
        }
        visitor.element(section, bytes, start, end, keyHash, position, strings);
        totals[section] = position + 1;
      },
      ...(visitor.sectionEnd === undefined ? {} : { sectionEnd: visitor.sectionEnd }),
    },
    summary: (origin, hasNumericIds) => ({
      head: readHead(head, origin),
      totals: { ...totals },
      unreadable,
      anonymous,
      repeatedIds: [...repeated],
      hasNumericIds,
    }),
  };
}
