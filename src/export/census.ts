import { type HeadValues, type Origin, readHead } from './head.ts';
import { type IndexedServer, indexServer } from './server-index.ts';
import type { Whole } from './source.ts';
import { parseElement, type Section, type SplitterTarget } from './splitter.ts';
import { createTextTable, wideHash } from './text-table.ts';

/** What passes by while an export is read from its beginning to its end. */
export interface Visitor {
  /** A server, read, at its place in the document. */
  readonly server: (server: IndexedServer, raw: unknown, place: number) => void;
  /** Any element, undecoded, as the splitter gives it. */
  readonly element: SplitterTarget['element'];
  readonly sectionEnd?: (section: Section) => boolean;
}

/** A count of what an export holds, kept while it is read once. */
export interface Census {
  readonly target: SplitterTarget;
  /** The head as far as it was read. */
  readonly head: HeadValues;
  readonly totals: Readonly<Record<Section, number>>;
  /** @throws GateError where the head is none */
  readonly whole: (origin: Origin, hasNumericIds: boolean) => Whole;
}

/**
 * Counts what passes by and hands it on. Every server is read, for it can be found by many names;
 * memory grows with their number alone, by 24 bytes for each.
 */
export function takeCensus(visitor: Visitor): Census {
  const head: HeadValues = {};
  const totals = { servers: 0, scores: 0, findings: 0 };
  // Hashes instead of texts: that two ids are taken for one is one in a million at 150,000 servers.
  const ids = createTextTable();
  const repeated = new Set<string>();
  let unreadable = 0;
  let anonymous = 0;
  return {
    head,
    totals,
    target: {
      head(field, value) {
        head[field] = value;
      },
      element(section, bytes, start, end, keyHash) {
        if (section === 'servers') {
          const raw = parseElement(bytes, start, end);
          const server = indexServer(raw);
          if ('reason' in server.read) unreadable += 1;
          if (server.id !== null) {
            const isNew = ids.add(wideHash(server.id), totals.servers);
            if (!isNew) repeated.add(server.id);
          }
          visitor.server(server, raw, totals.servers);
        } else if (section === 'scores' && keyHash === 0) {
          anonymous += 1;
        }
        visitor.element(section, bytes, start, end, keyHash);
        totals[section] += 1;
      },
      ...(visitor.sectionEnd === undefined ? {} : { sectionEnd: visitor.sectionEnd }),
    },
    whole: (origin, hasNumericIds) => ({
      head: readHead(head, origin),
      totals: { ...totals },
      unreadable,
      anonymous,
      repeatedIds: [...repeated],
      hasNumericIds,
    }),
  };
}
