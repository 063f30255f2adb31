import { takeCensus } from './census.ts';
import { StructureError } from './faults.ts';
import { type Origin, structureFailure } from './head.ts';
import { searchNeighbours } from './neighbours.ts';
import { hashFilter } from './record-key.ts';
import { listedRefs } from './server-index.ts';
import type { RecordSource } from './source.ts';
import { createSplitter, parseElement, type Section } from './splitter.ts';

/** What is taken out of the elements that pass by. */
interface Taking {
  keys: ReadonlySet<string>;
  neighbours: ReturnType<typeof searchNeighbours>;
  servers: unknown[];
  isScore: (hash: number) => boolean;
  scores: unknown[];
  isFinding: (hash: number) => boolean;
  places: ReadonlySet<number>;
  findings: Map<number, unknown>;
}

/**
 * An export that is read from its beginning whenever it is asked for something that has passed by:
 * once where servers, scores and findings stand in this order, three times at most.
 *
 * @param open gives the document's bytes from the beginning; a chunk is good until the next one
 * @param origin where it comes from, for errors
 */
export function scanExport(open: () => AsyncIterable<Uint8Array>, origin: Origin): RecordSource {
  const taking: Taking = {
    keys: new Set(),
    neighbours: searchNeighbours([]),
    servers: [],
    isScore: () => false,
    scores: [],
    isFinding: () => false,
    places: new Set(),
    findings: new Map(),
  };
  let pass = beginPass(open, origin, taking);
  const through = async (section: Section): Promise<void> => {
    if (pass.hasPassed(section)) {
      await pass.close();
      pass = beginPass(open, origin, taking);
    }
    await pass.advance(section);
  };
  return {
    async servers(keys, watched) {
      [taking.keys, taking.neighbours, taking.servers] = [keys, searchNeighbours(watched), []];
      await through('servers');
      taking.keys = new Set();
      return { records: taking.servers, neighbours: taking.neighbours.found() };
    },
    async scores(servers) {
      [taking.isScore, taking.scores] = [hashFilter(servers), []];
      if (servers.size > 0) await through('scores');
      taking.isScore = () => false;
      return taking.scores;
    },
    async findings(ids, places) {
      [taking.isFinding, taking.places, taking.findings] = [hashFilter(ids), places, new Map()];
      if (ids.size + places.size > 0) await through('findings');
      [taking.isFinding, taking.places] = [() => false, new Set()];
      return taking.findings;
    },
    whole: () => pass.finish(),
  };
}

/** One reading of the document, which goes on where it was left. */
function beginPass(open: () => AsyncIterable<Uint8Array>, origin: Origin, taking: Taking) {
  const passed = new Set<Section>();
  let until: Section | null = null;
  const census = takeCensus({
    server(server, raw) {
      for (const ref of listedRefs(server)) taking.neighbours.offer(ref);
      for (const key of server.keys) {
        if (!taking.keys.has(key)) continue;
        taking.servers.push(raw);
        break;
      }
    },
    element(section, bytes, start, end, keyHash) {
      if (section === 'scores') {
        if (taking.isScore(keyHash)) taking.scores.push(parseElement(bytes, start, end));
      } else if (section === 'findings') {
        const place = census.totals.findings;
        if (taking.isFinding(keyHash) || taking.places.has(place)) {
          taking.findings.set(place, parseElement(bytes, start, end));
        }
      }
    },
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

  /** Reads on to the end of a section, or to the end of the document. */
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
      return census.whole(origin, splitter.hasNumericIds());
    },
    close,
  };
}
