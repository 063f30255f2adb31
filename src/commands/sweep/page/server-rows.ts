import { severities } from '../../../judging/verdict-words.ts';
import { gradeRank } from '../../../model/grade.ts';
import type { Verdict } from '../../../model/model.ts';
import { asLine, type Inline, link, verdictSign } from '../../../report/document.ts';
import { createLinks, type ReportLinks } from '../../../report/links.ts';
import { escapeEntities, escapeForHtml, escapeInvisible } from '../../../report/text.ts';
import { lineHtml } from '../../../report/write-html.ts';
import type { GroupedServer } from '../counts.ts';
import { gradeClass } from '../overview.ts';
import type { ShownServer, SweepReport, SweptRepository } from '../report.ts';
import { causeWords, failsInWords, problemSentence, shortened } from '../sweep-messages.ts';

/**
 * Renders the table rows, one per server. The page's script filters and sorts by their `data-` attributes.
 */

const inlineHtml = (inline: Inline): string => lineHtml(asLine(inline));

/**
 * Limits per row. Places beyond the limit are collapsed; sentences beyond the limit appear only in the JSON
 * report.
 */
const mostPlaces = 3;
const mostSentences = 8;

interface Column {
  readonly title: string;
  readonly isNumber?: true;
  readonly cell: (server: GroupedServer, placeHtml: (place: ShownServer) => string) => Cell;
}

interface Cell {
  readonly html: string;
  /** The sort key; if absent, rows are sorted by the cell's text. */
  readonly key?: number;
}

const columns: readonly Column[] = [
  {
    title: 'Verdict',
    cell: ({ verdict, shown: { entry } }) => ({
      html: verdictHtml(entry.verdict === null ? null : verdict),
      key: -severities[verdict],
    }),
  },
  {
    title: 'Server',
    cell: ({ shown: { name, version } }) => ({
      html: `${inlineHtml(name)}<br>${inlineHtml(version)}`,
    }),
  },
  {
    title: 'Grade',
    cell: ({ shown: { grade, entry } }) => ({
      html: inlineHtml(grade),
      key: entry.grade === null || entry.score === null ? 101 : (gradeRank(entry.grade) ?? 100),
    }),
  },
  {
    title: 'Score',
    isNumber: true,
    cell: ({ shown: { score, entry } }) => ({
      html: escapeForHtml(`${score ?? '–'}`),
      key: entry.score ?? 101,
    }),
  },
  {
    title: 'Exposure',
    isNumber: true,
    cell: ({ exposure }) => ({ html: `${Math.round(exposure)}`, key: -exposure }),
  },
  {
    title: 'Fails in',
    cell: ({ failing, repositories }) => ({
      html: failing === 0 ? 'none' : escapeForHtml(failsInWords({ failing, repositories })),
      key: -failing,
    }),
  },
  { title: 'Why', cell: ({ places }) => ({ html: reasonsHtml(places) }) },
  {
    title: 'Places',
    cell: ({ places }, placeHtml) => ({
      html: placesHtml(places.map(placeHtml)),
      key: -places.length,
    }),
  },
];

const verdictHtml = (verdict: Verdict | null): string =>
  verdict === null
    ? 'not judged'
    : `<span class="${verdict}">${inlineHtml(verdictSign(verdict))}</span>`;

export const headRow = `<tr>${columns
  .map(({ title, isNumber }) => `<th scope="col"${isNumber ? ' align="right"' : ''}>${title}</th>`)
  .join('')}</tr>`;

export function* serverRows(
  report: SweepReport,
  servers: Iterable<GroupedServer>,
): Generator<string> {
  const repositories = new Map(report.repositories.map((each) => [each.name, each]));
  for (const server of servers) {
    const { name, entry } = server.shown;
    const isMixed = server.places.some((place) => place.entry.verdict !== entry.verdict);
    const placeHtml = (place: ShownServer): string => {
      const links = linksTo(repositories.get(place.entry.repository), report.github);
      return placeItem(place, links, isMixed);
    };
    const cells = columns.map(({ cell, isNumber }) => {
      const { html: inner, key } = cell(server, placeHtml);
      const sorted = key === undefined ? '' : ` data-key="${key}"`;
      return `<td${sorted}${isNumber ? ' align="right"' : ''}>${inner}</td>`;
    });
    yield `<tr${dataAttributes({ server: [name], grade: [gradeClass(entry) ?? ''] })}>${cells.join('')}</tr>`;
  }
}

/**
 * Renders `data-` attributes. Line breaks are encoded, because a raw line break in a value could start a log
 * line that the runner interprets as a command.
 */
function dataAttributes(attributes: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(attributes)
    .map(
      ([name, values]) =>
        ` data-${name}="${values.map((text) => escapeEntities(escapeInvisible(text))).join('&#10;')}"`,
    )
    .join('');
}

/** @param isMixed whether the server's places have different verdicts */
function placeItem({ entry }: ShownServer, links: ReportLinks, isMixed: boolean): string {
  const { repository, file, line, owners, ownersFrom, problems, history, verdict } = entry;
  const data = dataAttributes({
    repository: [repository],
    owner: owners.length === 0 ? [''] : owners,
    rule: problems.length === 0 ? [''] : [...new Set(problems.map(({ rule }) => rule))],
    verdict: [verdict ?? 'not judged'],
    news: [history?.news == null ? '' : causeWords[history.news]],
  });
  const where = line === null ? file : `${file}:${line}`;
  const parts = [
    ...(isMixed ? [verdictHtml(verdict)] : []),
    inlineHtml(link(links.place(file, line), `${repository} ${where}`)),
    `<span class="soft">${ownersHtml(owners, ownersFrom)}</span>`,
  ];
  const since = history === null ? '' : sinceHtml(history);
  return `<li${data}>${parts.join(' ')}${since}</li>`;
}

function ownersHtml(owners: readonly string[], from: ShownServer['entry']['ownersFrom']): string {
  if (owners.length === 0) return 'no owner';
  return (
    owners.map((owner) => inlineHtml(owner)).join(' ') + (from === 'property' ? ' (property)' : '')
  );
}

function sinceHtml({
  declared,
  graded,
  news,
}: NonNullable<ShownServer['entry']['history']>): string {
  const [first, anew] = [declared, graded].map(({ by }) => by.slice(0, 10));
  const gradedNote = first === anew ? '' : `, this grade since ${anew}`;
  const since = escapeForHtml(`, first seen ${first}${gradedNote}`);
  return `<span class="soft">${since}</span>${news === null ? '' : ` <b>new: ${causeWords[news]}</b>`}`;
}

function placesHtml(items: readonly string[]): string {
  const restItems = items.slice(mostPlaces);
  const firstList = `<ul>${items.slice(0, mostPlaces).join('')}</ul>`;
  if (restItems.length === 0) return firstList;
  return `${firstList}<details><summary>${restItems.length} more</summary><ul>${restItems.join('')}</ul></details>`;
}

function linksTo(repository: SweptRepository | undefined, github: string | null): ReportLinks {
  return createLinks({
    ...{ github: github ?? undefined, repository: repository?.name, prefix: '' },
    commit: repository?.commit ?? null,
    ...{ actionRepository: undefined, actionRef: undefined, details: null },
  });
}

function reasonsHtml(places: readonly ShownServer[]): string {
  const problems = places.flatMap(({ entry }) => entry.problems);
  if (problems.length === 0) return '';
  const rules = [...new Set(problems.map(({ rule }) => rule))].map(escapeForHtml);
  const sentences = new Set(
    problems
      .map(problemSentence)
      .map(({ state, text }) => `<li>${state}: ${escapeForHtml(shortened(text))}</li>`),
  );
  const restCount = sentences.size - mostSentences;
  const restItem = restCount > 0 ? [`<li>${restCount} more in the JSON report</li>`] : [];
  const items = [...[...sentences].slice(0, mostSentences), ...restItem];
  return `<details><summary>${rules.join(', ')}</summary><ul>${items.join('')}</ul></details>`;
}
