import { type Cause, causes } from '../../judging/history.ts';
import type { SweepReport, TrendWeek } from './report.ts';
import type { HistoryDay, HistoryRow } from './tables.ts';

/** A run in a history. `day` is a date such as `2026-11-20`. */
export interface DatedRun {
  readonly day: string;
  readonly row: HistoryRow<'runs'>;
}

/** Maximum number of weeks, enough to cover a year. */
const mostWeeks = 53;

/**
 * Adds the weekly trend to a report.
 * @param today null for an incomplete run, which the trend leaves out
 */
export function withTrend(
  report: SweepReport,
  past: readonly DatedRun[],
  today: HistoryDay | null,
): SweepReport {
  const day = new Date(report.at).toISOString().slice(0, 10);
  const todayRuns = today?.runs.map((row) => ({ day, row })) ?? [];
  return {
    ...report,
    trend: weeklyTrend([...past.filter((each) => each.day < day), ...todayRuns]),
  };
}

/** Groups runs into weeks, oldest first; weeks without a run are omitted. */
export function weeklyTrend(runs: readonly DatedRun[]): TrendWeek[] {
  const weeks = Map.groupBy(runs, ({ day }) => weekStart(day));
  return [...weeks].slice(-mostWeeks).map(([week, same]) => {
    const sum = (column: (typeof columns)[Cause]): number =>
      same.reduce((all, { row }) => all + (row[column] ?? 0), 0);
    const last = same.at(-1)?.row;
    return {
      week,
      ...{ failing: last?.failing_places ?? 0, places: last?.places ?? 0 },
      ...{ pinned: last?.pinned ?? 0, unpinned: last?.unpinned ?? 0 },
      news: Object.fromEntries(causes.map((cause) => [cause, sum(columns[cause])])) as Record<
        Cause,
        number
      >,
    };
  });
}

const columns = {
  'brought-in': 'brought_in',
  'graded-anew': 'graded_anew',
  'rubric-changed': 'rubric_changed',
  'policy-changed': 'policy_changed',
} as const satisfies Record<Cause, keyof HistoryRow<'runs'>>;

const dayMs = 86_400_000;

function weekStart(day: string): string {
  const time = Date.parse(day);
  const daysSinceMonday = (new Date(time).getUTCDay() + 6) % 7;
  return new Date(time - daysSinceMonday * dayMs).toISOString().slice(0, 10);
}

/**
 * Returns the percentage of pinned places among the places with a version, rounded down; null if no place has
 * a version.
 */
export function pinnedShare({ pinned, unpinned }: Pick<TrendWeek, 'pinned' | 'unpinned'>) {
  const total = pinned + unpinned;
  return total === 0 ? null : Math.floor((100 * pinned) / total);
}
