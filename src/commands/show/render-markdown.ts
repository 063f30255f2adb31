import { findingLine } from '../../report/listing.ts';
import { html, htmlCode } from '../../report/text.ts';
import type { Shown, ShownPackage } from './schema.ts';
import {
  exportLine,
  gradeInTable,
  nothingFound,
  policyLine,
  publisherWords,
  takeSentence,
} from './words.ts';

/** Versions and findings that Markdown lists; JSON has all. */
const mostRows = 30;

/**
 * What an export says, as Markdown for a pull request or a wiki. It is all HTML: in that GitHub reads no
 * Markdown, which names and evidence could have.
 */
export function renderShowMarkdown(shown: Shown): string {
  const parts = [
    ...shown.packages.map(packagePart),
    ...(shown.packages.length > 0 ? [] : nothingFound(shown, false).map(paragraph)),
    ...shown.problems.map(({ message, advice }) => paragraph(`${message} ${advice}`)),
    paragraph(`${policyLine(shown)} ${exportLine(shown)}`),
  ];
  return `${parts.join('\n\n')}\n`;
}

function packagePart(each: ShownPackage): string {
  const { type, name, servers, versions, detail, add, addFault } = each;
  const rows = versions
    .slice(0, mostRows)
    .map((version) =>
      row('td', [
        version.verdict,
        htmlCode(version.version ?? version.judgedVersion ?? '–', 100),
        htmlCode(gradeInTable(version), 20),
        String(version.score ?? '–'),
        version.rules.join(', '),
      ]),
    );
  const rest = versions.length - rows.length;
  const findings = (detail?.findings ?? []).slice(0, mostRows);
  return [
    `<h3>${htmlCode(name)} (${type})</h3>`,
    list(servers.map((server) => `${htmlCode(server.name)} ${html(publisherWords(server))}`)),
    `<table>\n${[row('th', ['verdict', 'version', 'grade', 'score', 'fails']), ...rows].join('\n')}\n</table>`,
    ...(rest > 0 ? [paragraph(`and ${rest} more`)] : []),
    paragraph(takeSentence(each)),
    list(
      (detail?.problems ?? []).map(
        ({ level, rule, message, advice }) =>
          `${level} <code>${rule}</code>: ${html(`${message} ${advice}`)}`,
      ),
    ),
    list(findings.map((finding) => html(findingLine(finding, 400)))),
    ...(addFault === null ? [] : [paragraph(`There is nothing to paste. ${addFault}`)]),
    ...(add === null
      ? []
      : [`<p>${htmlCode(add.file)}:</p>\n<pre>${preformatted(add.text)}</pre>`]),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

const paragraph = (text: string): string => `<p>${html(text)}</p>`;

const row = (tag: string, cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

function list(items: readonly string[]): string {
  return items.length === 0
    ? ''
    : `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;
}

function preformatted(text: string): string {
  // An empty line would end the HTML for Markdown.
  return text
    .trimEnd()
    .split('\n')
    .filter((line) => line !== '')
    .map(html)
    .join('\n');
}
