import { StructureError } from '../contract/faults.ts';
import { takeCensus, type Visitor } from '../store/census.ts';
import { type NeighbourSearch, searchNeighbours } from '../store/neighbours.ts';
import { listedRefs } from '../store/server-index.ts';
import { type Origin, structureFailure } from './head.ts';
import { hashFilter } from './record-key.ts';
import type { RecordSource } from './source.ts';
import { createSplitter, parseElement, type Section } from './splitter.ts';

interface Lookup {
  keys: ReadonlySet<string>;
  neighbours: NeighbourSearch;
  servers: unknown[];
  isScore: (hash: number) => boolean;
  scores: Map<number, unknown>;
  isFinding: (hash: number) => boolean;
  positions: ReadonlySet<number>;
  findings: Map<number, unknown>;
}

/**
 * Reads records from a document without storing the document. A lookup in an array that has already been read
 * restarts at the beginning of the document. If servers, scores and findings appear in this order, the
 * document is read once; otherwise, it is read up to three times.
 *
 * @param open opens the document at its beginning; each chunk is valid until the next chunk is read
 * @param origin the document's source, for errors
 */
export function scanExport(open: () => AsyncIterable<Uint8Array>, origin: Origin): RecordSource {
  const lookup: Lookup = {
    keys: new Set(),
    neighbours: searchNeighbours([]),
    servers: [],
    isScore: () => false,
    scores: new Map(),
    isFinding: () => false,
    positions: new Set(),
    findings: new Map(),
  };
  const visitor = lookupVisitor(lookup);
  let pass = beginPass(open, origin, visitor);
  const readThrough = async (section: Section): Promise<void> => {
    if (pass.hasPassed(section)) {
      await pass.close();
      pass = beginPass(open, origin, visitor);
    }
    await pass.advance(section);
  };
  return {
    async servers(keys, watched) {
      [lookup.keys, lookup.neighbours, lookup.servers] = [keys, searchNeighbours(watched), []];
      await readThrough('servers');
      lookup.keys = new Set();
      return { records: lookup.servers, neighbours: lookup.neighbours.neighbours() };
    },
    async scores(servers) {
      [lookup.isScore, lookup.scores] = [hashFilter(servers), new Map()];
      if (servers.size > 0) await readThrough('scores');
      lookup.isScore = () => false;
      return lookup.scores;
    },
    async findings(ids, positions) {
      [lookup.isFinding, lookup.positions, lookup.findings] = [
        hashFilter(ids),
        positions,
        new Map(),
      ];
      if (ids.size + positions.size > 0) await readThrough('findings');
      [lookup.isFinding, lookup.positions] = [() => false, new Set()];
      return lookup.findings;
    },
    summary: () => pass.finish(),
  };
}

function lookupVisitor(lookup: Lookup): Pick<Visitor, 'server' | 'element'> {
  return {
    server(server, raw) {
      for (const ref of listedRefs(server)) lookup.neighbours.add(ref);
      for (const key of server.keys) {
        if (!lookup.keys.has(key)) continue;
        lookup.servers.push(raw);
        break;
      }
    },
    element(section, bytes, start, end, keyHash, position) {
      if (section === 'scores') {
        if (lookup.isScore(keyHash)) lookup.scores.set(position, parseElement(bytes, start, end));
      } else if (section === 'findings') {
        if (lookup.isFinding(keyHash) || lookup.positions.has(position)) {
          lookup.findings.set(position, parseElement(bytes, start, end));
        }
      }
    },
  };
}

/** Starts one pass over the document. Each call to `advance` continues where the previous call stopped. */
function beginPass(
  open: () => AsyncIterable<Uint8Array>,
  origin: Origin,
  visitor: Pick<Visitor, 'server' | 'element'>,
) {
  const passed = new Set<Section>();
  let until: Section | null = null;
  const census = takeCensus({
    ...visitor,
    sectionEnd(section) {
      passed.add(section);
      return section === until;
    },
  });
  const splitter = createSplitter(census.target);
  const chunks = open()[Symbol.asyncIterator]();
  let chunk: Uint8Array = new Uint8Array(0);
  let taken = 0;

  const close = async (): Promise<void> => {
    await chunks.return?.();
  };

  /** Reads to the end of a section, or to the end of the document if the section is null. */
  const advance = async (section: Section | null): Promise<void> => {
    until = section;
    try {
      for (;;) {
        taken = splitter.push(chunk, taken);
        if (section !== null && passed.has(section)) return;
        const next = await chunks.next();
        if (next.done) break;
        [chunk, taken] = [next.value, 0];
      }
      splitter.end();
    } catch (error) {
      await close();
      if (!(error instanceof StructureError)) throw error;
      throw structureFailure(error, origin);
    }
  };
  return {
    hasPassed: (section: Section) => passed.has(section),
    advance,
    async finish() {
      await advance(null);
      return census.summary(origin, splitter.hasNumericIds());
    },
    close,
  };
}
