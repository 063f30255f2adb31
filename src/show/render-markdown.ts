import { findingLine } from '../report/evidence.ts';
import { html, htmlCode, visible } from '../report/text.ts';
import type { Shown, ShownPackage } from './schema.ts';
import { exportLine, gradeCell, nothingFound, policyLine, takeSentence } from './words.ts';

/** Versions and findings that Markdown lists; JSON has all. */
const mostRows = 30;

/** What an export says, as Markdown for a pull request or a wiki. */
export function renderShowMarkdown(shown: Shown): string {
  const parts = [
    ...shown.packages.map(packagePart),
    ...(shown.packages.length > 0 ? [] : nothingFound(shown).map((line) => html(line))),
    ...shown.problems.map(({ message, advice }) => html(`${message} ${advice}`)),
    html(`${policyLine(shown)} ${exportLine(shown)}`),
  ];
  return `${parts.join('\n\n')}\n`;
}

function packagePart(each: ShownPackage): string {
  const { type, name, servers, versions, detail } = each;
  const rows = versions
    .slice(0, mostRows)
    .map((each) =>
      [
        each.verdict,
        htmlCode(each.version ?? each.judgedVersion ?? '–', 100),
        htmlCode(gradeCell(each), 20),
        each.score ?? '–',
        each.rules.join(', '),
      ].join(' | '),
    );
  const rest = versions.length - mostRows;
  const lines = [
    `### ${htmlCode(name)} (${type})`,
    ...servers.map(
      ({ id, name: record, publisher, verified }) =>
        `- ${htmlCode(record)} (${htmlCode(id)}) by ${htmlCode(publisher ?? 'no named publisher')}, ${verified === true ? 'verified' : 'not verified'}`,
    ),
  ];
  const table = [
    '| verdict | version | grade | score | fails |',
    '| --- | --- | --- | --- | --- |',
  ];
  const problems = (detail?.problems ?? []).map(
    ({ level, rule, message, advice }) =>
      `- ${level} \`${rule}\`: ${html(visible(`${message} ${advice}`, 2500))}`,
  );
  const findings = (detail?.findings ?? [])
    .slice(0, mostRows)
    .map((finding) => `- ${html(findingLine(finding, 400))}`);
  return [
    lines.join('\n'),
    [
      ...table,
      ...rows.map((row) => `| ${row} |`),
      ...(rest > 0 ? [`| | and ${rest} more | | | |`] : []),
    ].join('\n'),
    html(takeSentence(each)),
    ...(problems.length > 0 ? [problems.join('\n')] : []),
    ...(findings.length > 0
      ? [`Findings of ${htmlCode(detail?.version ?? name)}:\n\n${findings.join('\n')}`]
      : []),
    ...(each.addFault === null ? [] : [`Nothing to paste: ${html(each.addFault)}`]),
    ...(each.add === null
      ? []
      : [`${htmlCode(each.add.file)}:\n\n<pre>${html(each.add.text)}</pre>`]),
  ].join('\n\n');
}
