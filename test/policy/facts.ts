import { readPackageRef } from '../../src/export/package-ref.ts';
import { selectFromExport } from '../../src/export/select.ts';
import { matchDependency } from '../../src/grading/match.ts';
import type { Identity } from '../../src/model.ts';
import type { Facts } from '../../src/policy/evaluate.ts';
import { dependencyOf } from '../builders.ts';
import { scanned } from '../export/sources.ts';
import { servers as corpus, exportDocument } from '../export-service/corpus.ts';

/** The day on which the corpus is judged. */
export const day = new Date('2026-11-20T00:00:00Z');

/** What the export says of every name in it. */
const selection = await selectFromExport(scanned(JSON.stringify(exportDocument(day))), {
  identities: corpus.flatMap(({ name, refs }): Identity[] => [
    ...refs
      .flatMap((ref) => readPackageRef(`${ref.type}:${ref.name}`) ?? [])
      .map((ref) => ({
        type: ref.type ?? 'registry',
        name: ref.name,
      })),
    ...(['npm', 'pypi', 'registry'] as const).map((type) => ({ type, name })),
  ]),
  watched: [],
});

/** Nothing but dependencies, without a base. */
export const noFacts = {
  dependencies: [],
  files: [],
  export: null,
  loosenings: [],
  scope: 'all',
  now: day.getTime(),
} as const satisfies Facts;

/** A dependency of which no base is known. */
export const alone = { change: 'unknown', isCounted: true, previous: null } as const;

/** What is known of some launches, by the corpus; `(disabled)` behind one switches it off. */
export function factsOf(launches: readonly string[], overrides: Partial<Facts> = {}): Facts {
  const dependencies = launches.map((launch) => {
    const disabled = launch.endsWith(' (disabled)');
    return dependencyOf(launch.replace(' (disabled)', ''), { disabled });
  });
  return {
    ...noFacts,
    dependencies: dependencies.map((dependency) => ({
      ...alone,
      dependency,
      match: matchDependency(dependency, selection),
    })),
    ...overrides,
  };
}
