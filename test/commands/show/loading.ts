import type { LoadedExport } from '../../../src/export/cache/entries.ts';
import { selectFromExport } from '../../../src/export/reading/select.ts';
import type { ExportQuery } from '../../../src/export/reading/source.ts';
import { scanned } from '../../export/sources.ts';

/** Returns a loader for a document that counts its calls. */
export function loadingFrom(document: object): {
  readonly load: (query: ExportQuery) => Promise<LoadedExport>;
  readonly times: () => number;
} {
  let times = 0;
  return {
    async load(query) {
      times += 1;
      const selection = await selectFromExport(scanned(JSON.stringify(document)), query);
      return { selection, source: 'file', caution: null, service: null, save: async () => {} };
    },
    times: () => times,
  };
}

/** Returns a document with some servers, each with its scores by version. */
export function createDocument(
  servers: readonly (Readonly<Record<string, unknown>> & {
    readonly id: string;
    readonly scores?: Readonly<Record<string, number | null>>;
  })[],
  generatedAt = '2026-11-20T04:00:00Z',
): object {
  const scores = servers.flatMap(({ id, scores: own = {} }) =>
    Object.entries(own).map(([version, score]) => ({
      ...{ server: id, version, score, grade: score === null ? 'F' : 'A', findings: [] },
      rubric_version: '1',
      generated_at: generatedAt,
    })),
  );
  return {
    ...{ schema_version: '1.0', rubric_version: '1', generated_at: generatedAt },
    counts: { servers: servers.length, scores: scores.length, findings: 0 },
    servers: servers.map(({ scores: _, ...server }) => ({ package_refs: [], ...server })),
    scores,
    findings: [],
  };
}

/** Returns a server with one package reference, whose versions are all graded. */
export function gradedServer(
  id: string,
  ref: unknown,
  scores: Readonly<Record<string, number | null>>,
) {
  const versions = Object.keys(scores);
  const publisher = { namespace: 'acme', verified: true };
  return { id, name: `com.acme/${id}`, publisher, package_refs: [ref].flat(), versions, scores };
}
