import { dayWords, spanWords } from '../../judging/history.ts';
import { page, type TerminalOptions, wrapped } from '../../report/terminal.ts';
import { json, quoted, visible } from '../../report/text.ts';
import { plural } from '../../report/words.ts';
import type { SweepState } from '../sweep/state.ts';
import { repositoriesWords } from '../sweep/words.ts';
import { type PastPlace, versionKey } from './past-servers.ts';
import type { JsonSweepHistory } from './schema.ts';

type About = Pick<SweepState, 'organisation' | 'lastAt' | 'isLogCut'>;

/** The history as JSON. */
export function renderHistoryJson(
  { organisation, lastAt, isLogCut }: About,
  places: readonly PastPlace[],
): string {
  const history: JsonSweepHistory = {
    historyVersion: 1,
    ...{ organisation, lastAt, isCut: isLogCut },
    places: [...places],
  };
  return json(history, 2);
}

/** The history as text: each version of a server once, with the repositories that ran it. */
export function renderHistory(
  { lastAt, isLogCut }: About,
  places: readonly PastPlace[],
  terminal: TerminalOptions,
): string {
  const groups = [...Map.groupBy(places, versionKey).values()];
  const repositories = new Set(places.map(({ repository }) => repository)).size;
  const end =
    lastAt === null
      ? 'No run has judged all repositories yet, so nothing is known.'
      : `${foundWords(groups.length, repositories)}, as of the run on ${dayWords(lastAt)}.`;
  const lines = [
    ...groups.flatMap(groupLines),
    ...(groups.length === 0 ? [] : ['']),
    end,
    ...(isLogCut ? ['Older entries are not kept: there were too many.'] : []),
  ];
  return page(
    lines.flatMap((line) => wrapped(line, terminal.width)),
    terminal.paint,
  );
}

function foundWords(versions: number, repositories: number): string {
  if (versions === 0) return 'No repository is known to have run such a server';
  return `${plural(versions, 'version')} of servers in ${repositoriesWords(repositories)}`;
}

function groupLines(places: readonly PastPlace[]): string[] {
  const [first] = places;
  if (first === undefined) return [];
  const { name, alias, grade, gradedAt } = first;
  const graded = grade === null ? 'not graded' : `graded ${quoted(grade)}`;
  const when = gradedAt === null ? 'now' : `on ${dayWords(gradedAt)}`;
  const title = `${quoted(name ?? alias)}${versionWords(first)}, ${graded} ${when}:`;
  return [
    title,
    ...places.map(
      ({ repository, file, declared, gone }) =>
        `  ${repository} ${visible(file)}: ${spanWords(declared, gone)}`,
    ),
  ];
}

function versionWords({ version, judgedVersion }: PastPlace): string {
  if (version === judgedVersion || judgedVersion === null) {
    return version === null ? '' : ` ${quoted(version)}`;
  }
  const written = version === null ? 'not pinned' : `written as ${quoted(version)}`;
  return ` ${quoted(judgedVersion)} (${written})`;
}
