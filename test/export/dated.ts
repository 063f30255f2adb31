import { selectFromExport } from '../../src/export/reading/select.ts';
import type { Store } from '../../src/export/store/store-reader.ts';
import type { Identity } from '../../src/model/model.ts';

/* Builds exports for several days, and reads the dates that their stores give to versions. */

const dayMs = 86_400_000;
const start = Date.parse('2026-11-01T04:00:00Z');
/** Returns the time of a day, counted from 0, in milliseconds since the epoch. */
export const dayTime = (day: number): number => start + day * dayMs;

/** Versions by server id. By default, the id is also the name of the server's package. */
export type Corpus = Readonly<Record<string, readonly string[]>>;

export interface Shape {
  readonly order?: readonly string[];
  /** Returns a server's references; by default, the npm package that its id names. */
  readonly refsOf?: (id: string) => readonly string[];
}

/** Returns the export for a day. */
export function datedDocument(day: number, corpus: Corpus, shape: Shape = {}): string {
  const {
    order = ['generated_at', 'servers', 'scores', 'findings'],
    refsOf = (id) => [`npm:${id}`],
  } = shape;
  const members: Readonly<Record<string, unknown>> = {
    generated_at: new Date(dayTime(day)).toISOString(),
    servers: Object.keys(corpus).map((id) => ({ id, name: id, package_refs: refsOf(id) })),
    scores: Object.entries(corpus).flatMap(([server, versions]) =>
      versions.map((version) => ({ server, version, score: 90, grade: 'A', findings: [] })),
    ),
    findings: [],
  };
  return JSON.stringify(Object.fromEntries(order.map((name) => [name, members[name]])));
}

/** Returns a store's dates by package and version, with times converted to days. */
export async function datesIn(store: Store, ...packages: readonly string[]) {
  const identities = packages.map((name): Identity => ({ type: 'npm', name }));
  const { servers } = await selectFromExport(store, { identities, watched: [] });
  const dayOf = (time: number): number => (time - start) / dayMs;
  return Object.fromEntries(
    servers.flatMap(({ record, reports }) =>
      reports.map(({ version, firstSeen }): [string, unknown] => [
        `${record.id} ${version}`,
        firstSeen && [
          firstSeen.after === null ? null : dayOf(firstSeen.after),
          dayOf(firstSeen.by),
        ],
      ]),
    ),
  );
}
