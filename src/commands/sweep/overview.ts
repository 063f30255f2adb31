import { type Cause, causes } from '../../judging/history.ts';
import { isFailing } from '../../judging/verdict-words.ts';
import { gradeLetter, gradeRank } from '../../model/grade.ts';
import { failedRules, type GroupedServer, groupSweptServers } from './counts.ts';
import { clearingEdits } from './edits.ts';
import type {
  ExposedServer,
  OwnersFrom,
  ShownServer,
  SweepEdit,
  SweepOverview,
  SweepReport,
  SweptServer,
  TeamCount,
  UsedWaiver,
} from './report.ts';

export interface FirstEntries<T> {
  readonly total: number;
  readonly first: readonly T[];
}

type GradeCount = NonNullable<SweepOverview['grades']>[number];

const mostEdits = 10;
const mostExposed = 10;
const mostTeams = 100;
/** Higher than the other limits, because auditors want to see every waiver and its last day. */
const mostWaivers = 5000;

/** Returns the statistics; null if the report withholds grades. */
export function sweepOverview(report: SweepReport): SweepOverview | null {
  if (report.isWithheld) return null;
  const { servers } = report;
  const pins = servers.map(({ entry }) => entry.isPinned);
  const pinned = pins.filter((isPinned) => isPinned === true).length;
  const unpinned = pins.filter((isPinned) => isPinned === false).length;
  if (report.lacksGrades && report.counts.earlier === 0) {
    const unknown = { grades: null, rules: null, teams: null, news: null };
    const lists = { exposure: null, waivers: null, edits: null, decisions: null };
    return { ...unknown, pinned, unpinned, ...lists };
  }
  const edits = clearingEdits(report);
  const editsOfKind = (wanted: SweepEdit['kind']): FirstEntries<SweepEdit> =>
    takeFirst(
      edits.filter(({ kind }) => kind === wanted),
      mostEdits,
    );
  const grouped = groupSweptServers(servers);
  return {
    grades: gradeCounts(grouped),
    rules: ruleCounts(report),
    teams: takeFirst(teamCounts(report), mostTeams),
    ...{ pinned, unpinned },
    news: report.last === null || report.lacksGrades ? null : countNews(servers),
    exposure: takeFirst(exposedServers(grouped), mostExposed),
    waivers: takeFirst(usedWaivers(report), mostWaivers),
    edits: editsOfKind('version'),
    decisions: editsOfKind('other'),
  };
}

function takeFirst<T>(all: readonly T[], most: number): FirstEntries<T> {
  return { total: all.length, first: all.slice(0, most) };
}

function gradeCounts(servers: readonly GroupedServer[]): GradeCount[] {
  const groups = Map.groupBy(servers, ({ shown }) => gradeClass(shown.entry));
  return [...groups]
    .sort(([a], [b]) => gradeOrder(a) - gradeOrder(b))
    .map(([grade, same]) => {
      const byReach = { '1': 0, '2-9': 0, '10-99': 0, '100+': 0 };
      for (const { repositories } of same) byReach[reachClass(repositories)] += 1;
      const places = same.reduce((sum, each) => sum + each.places.length, 0);
      return { grade, servers: same.length, places, byReach };
    });
}

/**
 * Returns a grade's letter. Any other string is untrusted and becomes `other`. A letter without a score is
 * ignored: the server is shown as unscannable and counts as not graded.
 */
export function gradeClass({ grade, score }: Pick<SweptServer, 'grade' | 'score'>): string | null {
  if (grade === null || score === null) return null;
  return gradeLetter(grade) ?? 'other';
}

const gradeOrder = (grade: string | null): number =>
  grade === null ? 101 : (gradeRank(grade) ?? 100);

function reachClass(repositories: number): keyof GradeCount['byReach'] {
  if (repositories === 1) return '1';
  return repositories < 10 ? '2-9' : repositories < 100 ? '10-99' : '100+';
}

function collectFailures({ servers, repositories }: SweepReport) {
  return [
    ...servers.map(({ entry: { repository, problems, owners, ownersFrom } }) => ({
      ...{ repository, owners, ownersFrom },
      rules: failedRules(problems),
    })),
    ...repositories.flatMap(({ name, problems }) =>
      problems.map((problem) => ({
        ...{ repository: name, owners: problem.owners, ownersFrom: problem.ownersFrom },
        rules: failedRules([problem]),
      })),
    ),
  ].filter(({ rules }) => rules.length > 0);
}

function ruleCounts(report: SweepReport): NonNullable<SweepOverview['rules']> {
  const ruleFailures = collectFailures(report).flatMap((each) =>
    each.rules.map((key) => ({ key, ...each })),
  );
  return countByKey(ruleFailures).map(({ key, ...count }) => ({ rule: key, ...count }));
}

function teamCounts(report: SweepReport): TeamCount[] {
  const failures = collectFailures(report);
  const ownerFailures = failures.flatMap(({ owners, repository }) =>
    (owners.length === 0 ? [null] : owners).map((key) => ({ key, repository })),
  );
  const codeOwners = new Set(
    failures.flatMap(({ owners, ownersFrom }) => (ownersFrom === 'codeowners' ? owners : [])),
  );
  const ownersSource = (team: string | null): OwnersFrom =>
    team === null ? null : codeOwners.has(team) ? 'codeowners' : 'property';
  return countByKey(ownerFailures).map(({ key, ...count }) => ({
    team: key,
    from: ownersSource(key),
    ...count,
  }));
}

/** Counts the places and repositories for each key, most places first. */
function countByKey<Key>(all: readonly { readonly key: Key; readonly repository: string }[]) {
  return [...Map.groupBy(all, ({ key }) => key)]
    .map(([key, same]) => ({
      key,
      places: same.length,
      repositories: new Set(same.map(({ repository }) => repository)).size,
    }))
    .sort((a, b) => b.places - a.places || (`${a.key}` < `${b.key}` ? -1 : 1));
}

function countNews(servers: readonly ShownServer[]): NonNullable<SweepOverview['news']> {
  const countCause = (cause: Cause) => {
    const places = servers.filter(({ entry }) => entry.history?.news === cause);
    const failing = places.filter(({ entry }) => entry.problems.some(isFailing)).length;
    return { places: places.length, failing };
  };
  return Object.fromEntries(
    causes.map((cause) => [cause, countCause(cause)] as const),
  ) as NonNullable<SweepOverview['news']>;
}

function exposedServers(servers: readonly GroupedServer[]): ExposedServer[] {
  return servers.flatMap(
    ({ shown: { name, version, grade, score }, repositories, failing, exposure }) =>
      score === null || exposure === 0
        ? []
        : [{ name, version, grade, score, failing, repositories, exposure }],
  );
}

/**
 * Lists the waivers in use. A waiver in an organisation's policy appears once, however many repositories use
 * it.
 */
function usedWaivers({ repositories }: SweepReport): UsedWaiver[] {
  const waiverEntries = repositories.flatMap(({ name, waivers }) =>
    waivers.map((waiver) => ({
      ...waiver,
      repository: waiver.writtenIn === null ? null : name,
    })),
  );
  const groups = Map.groupBy(waiverEntries, ({ covers, asOf, daysLeft, ...waiver }) =>
    JSON.stringify(waiver),
  );
  return [...groups.values()]
    .flatMap((same) => {
      const covers = same.reduce((sum, each) => sum + each.covers, 0);
      // If `daysLeft` differs between entries, the lowest value is the most recent.
      const [first] = same.toSorted((a, b) => a.daysLeft - b.daysLeft);
      const asOf = same.some((each) => each.asOf === null) ? null : (first?.asOf ?? null);
      return first === undefined ? [] : [{ ...first, covers, asOf }];
    })
    .sort((a, b) => (a.expires < b.expires ? -1 : 1));
}
