import { quoted, visible } from '../../report/text.ts';
import { plural } from '../../report/words.ts';
import { serversOfMany } from './counts.ts';
import type { GonePlace, ShownServer, SweepReport } from './report.ts';
import { causeWords } from './words.ts';

/** Only so many are listed: the JSON report has all. */
const mostNews = 20;
const mostGone = 10;

/** What is new since the last run place by place, the worst first, and what is gone. */
export function newPlaceLines({ servers, gone }: Pick<SweepReport, 'servers' | 'gone'>): string[] {
  const news = serversOfMany(servers)
    .flatMap(({ places }) => places)
    .flatMap((shown) => newsLine(shown) ?? []);
  return [
    ...news.slice(0, mostNews),
    ...restLine(news.length - mostNews, 'new place'),
    ...gone.slice(0, mostGone).map(goneLine),
    ...restLine(gone.length - mostGone, 'gone place'),
  ];
}

function newsLine({ name, version, grade, entry }: ShownServer): string | null {
  const { repository, file, history, verdict } = entry;
  if (history === null || history.news === null) return null;
  const what = `${quoted(name)} ${quoted(version)}, ${quoted(grade)}`;
  return `${verdict ?? 'pass'}: ${what}, in ${repository} ${visible(file)}: ${causeWords[history.news]}`;
}

function goneLine({ repository, file, name, alias, version, grade }: GonePlace): string {
  const server = [name ?? alias, ...(version === null ? [] : [version])].map((each) =>
    quoted(each),
  );
  const graded = grade === null ? '' : `, ${quoted(grade)}`;
  return `gone: ${server.join(' ')}${graded}, in ${repository} ${visible(file)}`;
}

const restLine = (rest: number, one: string): string[] =>
  rest > 0 ? [`and ${plural(rest, `more ${one}`)}; --json has all of them`] : [];
