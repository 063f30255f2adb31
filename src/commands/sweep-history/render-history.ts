import { dayWords, spanWords } from '../../judging/history.ts';
import {
  type Block,
  counted,
  type Item,
  item,
  type Line,
  line,
  list,
  nothing,
  paragraph,
  prose,
} from '../../report/document.ts';
import { json } from '../../report/text.ts';
import { type TerminalOptions, writeText } from '../../report/write-text.ts';
import type { SweepState } from '../sweep/state.ts';
import { type PastPlace, versionKey } from './past-servers.ts';
import type { JsonSweepHistory } from './schema.ts';

/** Where it is from. */
export interface About extends Pick<SweepState, 'organisation' | 'lastAt' | 'isLogCut'> {
  /** How many places could not be told to fit, because their owners and rules are not known. */
  readonly unknown: number;
}

export function renderHistoryJson(
  { organisation, lastAt, isLogCut }: About,
  places: readonly PastPlace[],
): string {
  const history: JsonSweepHistory = {
    historyVersion: 1,
    ...{ organisation, lastAt, isCut: isLogCut },
    places: places.map(({ owners, fails, ...rest }) => ({
      ...rest,
      ...{ owners: owners && [...owners], fails: fails && [...fails] },
    })),
  };
  return json(history, 2);
}

/** The history as text: each version of a server once, with the repositories that ran it. */
export function renderHistory(
  about: About,
  places: readonly PastPlace[],
  terminal: TerminalOptions,
): string {
  return writeText(blocksOf(about, places), terminal);
}

function* blocksOf(
  { lastAt, isLogCut, unknown }: About,
  places: readonly PastPlace[],
): Generator<Block> {
  const groups = [...Map.groupBy(places, versionKey).values()];
  const repositories = new Set(places.map(({ repository }) => repository)).size;
  yield list(groups.flatMap(groupItem));
  yield paragraph(
    lastAt === null
      ? line`No run has judged all repositories yet, so nothing is known.`
      : line`${foundLine(groups.length, repositories)}, as of the run on ${prose(dayWords(lastAt))}.`,
    ...(unknown === 0
      ? []
      : [
          line`${counted(unknown, 'other place')} may fit too: a state has no owners and rules of what is gone. --history has them.`,
        ]),
    ...(isLogCut ? [line`Older entries are not kept: there were too many.`] : []),
  );
}

function foundLine(versions: number, repositories: number): Line {
  return versions === 0
    ? line`No repository is known to have run such a server`
    : line`${counted(versions, 'version')} of servers in ${counted(repositories, 'repository')}`;
}

function groupItem(places: readonly PastPlace[]): Item[] {
  const [first] = places;
  if (first === undefined) return [];
  const { name, alias, grade, gradedAt } = first;
  const graded = grade === null ? line`not graded` : line`graded ${grade}`;
  const when = gradedAt === null ? line`now` : line`on ${prose(dayWords(gradedAt))}`;
  const lines = places.map(
    ({ repository, file, declared, gone }) =>
      line`${prose(repository)} ${prose(file)}: ${prose(spanWords(declared, gone))}`,
  );
  return [
    item(line`${name ?? alias}${versionLine(first)}, ${graded} ${when}:`, paragraph(...lines)),
  ];
}

function versionLine({ version, judgedVersion }: PastPlace): Line {
  if (version === judgedVersion || judgedVersion === null) {
    return version === null ? nothing : line` ${version}`;
  }
  const written = version === null ? line`not pinned` : line`written as ${version}`;
  return line` ${judgedVersion} (${written})`;
}
