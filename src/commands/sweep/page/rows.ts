import { severities } from '../../../judging/words.ts';
import { gradeRank } from '../../../model/grade.ts';
import { asLine, type Inline, link, verdictSign } from '../../../report/document.ts';
import { linksOf, type ReportLinks } from '../../../report/links.ts';
import { html, htmlText, visible } from '../../../report/text.ts';
import { lineHtml } from '../../../report/write-html.ts';
import { gradeClass } from '../overview.ts';
import type { ShownServer, SweepReport, SweptRepository } from '../report.ts';
import { causeWords, foundWords, shortened, sinceWords } from '../words.ts';

/*
 * The rows of the page's table, one for each place. What they are filtered and sorted by stands in their
 * attributes.
 */

const shown = (inline: Inline): string => lineHtml(asLine(inline));

interface Column {
  readonly title: string;
  readonly cell: (place: ShownServer, links: ReportLinks) => Cell;
}

interface Cell {
  readonly html: string;
  /** What it is sorted by; absent where that is its text. */
  readonly key?: number;
  readonly isNumber?: true;
}

const columns: readonly Column[] = [
  {
    title: 'Verdict',
    cell: ({ entry }) => {
      const verdict = entry.verdict ?? 'pass';
      const word = entry.verdict === null ? 'not judged' : shown(verdictSign(verdict));
      return { html: `<span class="${verdict}">${word}</span>`, key: -severities[verdict] };
    },
  },
  { title: 'Server', cell: ({ name }) => ({ html: shown(name) }) },
  { title: 'Version', cell: ({ version }) => ({ html: shown(version) }) },
  {
    title: 'Grade',
    cell: ({ grade, entry }) => ({
      html: shown(grade),
      key: entry.grade === null || entry.score === null ? 101 : (gradeRank(entry.grade) ?? 100),
    }),
  },
  {
    title: 'Score',
    cell: ({ score, entry }) => ({
      html: html(`${score ?? '–'}`),
      key: entry.score ?? 101,
      isNumber: true,
    }),
  },
  { title: 'Repository', cell: ({ entry }) => ({ html: shown(entry.repository) }) },
  {
    title: 'File',
    cell: ({ entry: { file, line } }, links) => ({
      html: shown(link(links.place(file, line), `${file}:${line}`)),
    }),
  },
  {
    title: 'Owners',
    cell: ({ entry: { owners, ownersFrom } }) => ({
      html:
        owners.length === 0
          ? '<span class="soft">nobody</span>'
          : owners.map((owner) => shown(owner)).join(' ') +
            (ownersFrom === 'property' ? ' <span class="soft">(property)</span>' : ''),
    }),
  },
  { title: 'Why', cell: ({ entry }) => ({ html: reasons(entry.problems) }) },
  {
    title: 'Declared',
    cell: ({ entry: { history } }) => {
      if (history === null) return { html: '' };
      const news = history.news === null ? '' : `<br><b>new: ${causeWords[history.news]}</b>`;
      const key = Date.parse(history.declared.by) || 0;
      const { declared, graded } = history;
      const anew = graded.by === declared.by ? '' : `, graded so ${sinceWords(graded)}`;
      const since = html(`${sinceWords(declared)}${anew}`).replace(/\d+-\d+-\d+/g, day);
      return { html: `${since}${news}`, key };
    },
  },
];

const day = '<span class="day">$&</span>';

/** The columns; the last one only where an earlier run is known of. */
function columnsOf({ servers }: SweepReport): readonly Column[] {
  const hasHistory = servers.some(({ entry }) => entry.history !== null);
  return hasHistory ? columns : columns.slice(0, -1);
}

export function headRow(report: SweepReport): string {
  const titles = columnsOf(report).map(
    ({ title }) => `<th scope="col"${title === 'Score' ? ' align="right"' : ''}>${title}</th>`,
  );
  return `<tr>${titles.join('')}</tr>`;
}

/** A row for each place. */
export function* placeRows(report: SweepReport, places: Iterable<ShownServer>): Generator<string> {
  const wanted = columnsOf(report);
  const repositories = new Map(report.repositories.map((each) => [each.name, each]));
  for (const place of places) {
    const { entry } = place;
    const links = linksTo(repositories.get(entry.repository), report.github);
    const attributes = {
      verdict: [entry.verdict ?? 'not judged'],
      server: [place.name],
      repository: [entry.repository],
      grade: [gradeClass(entry) ?? ''],
      owner: entry.owners.length === 0 ? [''] : entry.owners,
      news: [entry.history?.news == null ? '' : causeWords[entry.history.news]],
      rule: entry.problems.length === 0 ? [''] : entry.problems.map(({ rule }) => rule),
    };
    // A line break as it is would let a value begin a line, where a log takes it for a command.
    const data = Object.entries(attributes).map(
      ([name, values]) =>
        ` data-${name}="${values.map((text) => htmlText(visible(text))).join('&#10;')}"`,
    );
    const cells = wanted.map(({ cell }) => cellOf(cell(place, links)));
    yield `<tr${data.join('')}>${cells.join('')}</tr>`;
  }
}

function linksTo(repository: SweptRepository | undefined, github: string | null): ReportLinks {
  return linksOf({
    ...{ github: github ?? undefined, repository: repository?.name, prefix: '' },
    commit: repository?.commit ?? null,
    ...{ actionRepository: undefined, actionRef: undefined, details: null },
  });
}

function cellOf({ html: inner, key, isNumber }: Cell): string {
  const sorted = key === undefined ? '' : ` data-key="${key}"`;
  return `<td${sorted}${isNumber ? ' align="right"' : ''}>${inner}</td>`;
}

/** The rules, and behind a line that opens what they found and what to do. */
function reasons(problems: ShownServer['entry']['problems']): string {
  if (problems.length === 0) return '';
  const rules = [...new Set(problems.map(({ rule }) => rule))].map(html);
  const items = problems
    .map(foundWords)
    .map(({ state, text }) => `<li>${state}: ${html(shortened(text))}</li>`);
  return `<details><summary>${rules.join(', ')}</summary><ul>${items.join('')}</ul></details>`;
}
