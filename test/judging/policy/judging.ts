/*
 * Judges launches by YAML policies with the fictional corpus, both for tests that read like a manual and for
 * the manual's examples.
 */

import { readPackageRef } from '../../../src/export/reading/package-ref.ts';
import { selectFromExport } from '../../../src/export/reading/select.ts';
import { emptyLayer, mergeLayers } from '../../../src/gate/settings/layers.ts';
import { readFloor, readPolicy } from '../../../src/gate/settings/policy-file.ts';
import { compare } from '../../../src/judging/changes/compare.ts';
import { matchDependency } from '../../../src/judging/grading/match.ts';
import {
  createBindingLookup,
  withAcceptedRegistries,
} from '../../../src/judging/policy/bindings.ts';
import { catalogue } from '../../../src/judging/policy/catalogue.ts';
import { type Evaluation, evaluate, type Subjects } from '../../../src/judging/policy/evaluate.ts';
import { allValues, type Policy } from '../../../src/judging/policy/keys.ts';
import type { Dependency, Identity, Match, Problem, Selection } from '../../../src/model/model.ts';
import { parseDependencies } from '../../builders.ts';
import { scanned } from '../../export/sources.ts';
import { servers as corpus, exportDocument } from '../../export-service/corpus.ts';

/** The time at which everything is judged. */
export const today = new Date('2026-11-20T12:00:00Z');

/**
 * How many days ago each version was last missing from an export and first present in one; unknown for all
 * other versions.
 */
const daysAgo: Readonly<Record<string, readonly [after: number | null, by: number]>> = {
  '@fictional-mcp/notes 1.3.0': [30, 29],
  '@fictional-mcp/notes 1.4.0': [3, 2],
  '@fictional-mcp/files 1.2.0': [null, 60],
  '@fictional-mcp/files 1.4.0': [3, 2],
  '@fictional-mcp/files 1.5.0': [11, 10],
  '@fictional-mcp/shell 0.1.0': [null, 1],
  '@fictional-mcp/calendar 2.0.0': [20, 3],
};

/** Returns a selection from the corpus with these dates. */
export function dated(selected: Selection): Selection {
  const timeOf = (days: number): number => today.getTime() - days * 86_400_000;
  const servers = selected.servers.map((server) => ({
    ...server,
    reports: server.reports.map((report) => {
      const [after, by] = daysAgo[`${server.record.name} ${report.version}`] ?? [];
      if (after === undefined || by === undefined) return report;
      return {
        ...report,
        firstSeen: { after: after === null ? null : timeOf(after), by: timeOf(by) },
      };
    }),
  }));
  return { ...selected, servers };
}

/** The complete export of the corpus, with dates for some versions. */
export const selection = dated(
  await selectFromExport(scanned(JSON.stringify(exportDocument(today))), {
    identities: corpus.flatMap(({ name, refs }): Identity[] => [
      ...refs
        .flatMap((ref) => readPackageRef(`${ref.type}:${ref.name}`) ?? [])
        .map((ref) => ({ type: ref.type ?? 'registry', name: ref.name })),
      ...(['npm', 'pypi', 'registry'] as const).map((type) => ({ type, name })),
    ]),
    watched: [],
  }),
);

/** Returns the effective policy for a policy file and, optionally, an organisation's policy. */
export function policyFrom(text: string, floor: string | null = null): Policy {
  return mergeLayers({
    file: readPolicy(text, '.github/mcp-grade-gate.yml'),
    given: { ...emptyLayer, source: 'input' },
    floors: floor === null ? [] : [readFloor(floor, 'the organisation')],
    maxAge: { ms: 48 * 3_600_000, source: 'default' },
  });
}

/** Resolved launches by their lines, cached because property tests judge the same few again and again. */
const resolved = new Map<string, readonly Dependency[]>();

/**
 * Creates the subjects for an example's lines. A line is a launch such as `npx -y package`, optionally
 * followed by `(disabled)`, and then by `unchanged` or by `was …` with the launch before the change.
 */
export function createSubjects(
  lines: readonly string[],
  policy: Pick<Policy, 'values' | 'floors'> = { values: allValues(emptyLayer), floors: [] },
): Subjects {
  const boundTo = createBindingLookup(policy);
  const matchOf = (dependency: Dependency): Match =>
    matchDependency(dependency, selection, boundTo(dependency));
  const declared = (launch: string): Dependency[] => {
    const disabled = launch.endsWith(' (disabled)');
    const found =
      resolved.get(launch) ?? parseDependencies(launch.replace(/ \(disabled\)$/, ''), { disabled });
    resolved.set(launch, found);
    // Each line gets separate server objects.
    return found.map((dependency) =>
      withAcceptedRegistries({ ...dependency }, policy.values.registries),
    );
  };
  return {
    ...noSubjects,
    scope: lines.some((line) => / (?:unchanged|was .*)$/.test(line)) ? 'changed' : 'all',
    dependencies: lines.flatMap((line) => {
      const [, launch = '', suffix = '', before = ''] =
        /^(.*?)(?: (unchanged|was)(?: (.*))?)?$/.exec(line) ?? [];
      const dependencies = declared(launch);
      const { changes } = compare(
        sideOf(suffix === 'was' ? declared(before) : []),
        sideOf(dependencies),
        new Map(),
      );
      return dependencies.map((dependency) => {
        const change = suffix === 'was' ? changes.get(dependency) : undefined;
        const was = change?.before ?? null;
        const { parts: changedParts = [], edited = [], obstacles = [] } = change ?? {};
        const kind = change?.kind ?? (suffix === 'unchanged' ? 'unchanged' : 'unknown');
        return {
          dependency,
          match: matchOf(dependency),
          previous:
            was === null
              ? null
              : { dependency: was, match: matchOf(was), changedParts, edited, obstacles },
          change: kind,
          isCounted: kind !== 'unchanged',
        };
      });
    }),
  };
}

/** Creates one side of a comparison, without any files. */
function sideOf(dependencies: readonly Dependency[]) {
  return {
    dependencies,
    deciding: new Map(),
    contentOf: (file: string) => file,
    holds: () => true,
  };
}

/** No subjects, with everything in scope. */
export const noSubjects = {
  dependencies: [],
  files: [],
  export: null,
  relaxations: [],
  scope: 'all',
  folder: '',
  now: today.getTime(),
} as const satisfies Subjects;

/** Returns the verdict on each line of an example, with its rules: `fail: unlisted, unpinned`. */
export function decide(lines: readonly string[], policy: Policy): string[] {
  return evaluate(createSubjects(lines, policy), policy).servers.map(decision);
}

/**
 * Returns a line such as `warn: unpinned; waived: failing-finding`; a problem that is milder than the verdict
 * is shown with its level.
 */
export function decision({ verdict, problems }: Evaluation['servers'][number]): string {
  const shown = problems
    .filter(({ waived }) => waived === null)
    .map(({ rule, level }) => (level === verdict ? rule : `${rule} (${level})`));
  const waived = problems.flatMap(({ rule, waived: reason }) => (reason === null ? [] : [rule]));
  return [
    `${verdict}${shown.length === 0 ? '' : `: ${shown.join(', ')}`}`,
    ...(waived.length === 0 ? [] : [`waived: ${waived.join(', ')}`]),
  ].join('; ');
}

/** Returns the places where problems' facts differ from the shapes that their rules declare. */
export function factFaults(problems: readonly Problem[]): unknown[] {
  return problems.flatMap(({ rule, facts }) => {
    const shapes = catalogue.filter(({ id }) => id === rule).map((each) => each.facts());
    return shapes.flatMap((shape) => shape.safeParse(facts).error?.issues ?? []);
  });
}
