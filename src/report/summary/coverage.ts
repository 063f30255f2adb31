import { listedMatch } from '../../judging/grading.ts';
import { type Policy, policyLines } from '../../judging/policy.ts';
import type { Report } from '../../judging/report.ts';
import { distinctServers } from '../contents/distinct.ts';
import { type HtmlDetail, list } from '../html/blocks.ts';
import { html, htmlCode } from '../text.ts';
import { instant, plural, serverCountWords, sourceWords } from '../words.ts';

/** What was judged: the files, the servers, the export and the policy, behind a line that opens to them. */
export function coverage(report: Report, detail: HtmlDetail): string {
  const { files, servers, policy } = report;
  const of = (status: string) => files.filter((file) => file.status === status);
  const all = distinctServers(servers);
  const disabled = all.filter((places) =>
    places.every(({ dependency }) => dependency.declaration.disabled),
  ).length;
  const matched = all.filter(([{ match }]) => listedMatch(match) !== null).length;
  const count = serverCountWords(servers);
  const lines = [
    `Files read: ${filesLine(of('read'), detail)}`,
    `Not readable: ${filesLine(of('unreadable'), detail)}`,
    `Left out: ${filesLine(of('skipped'), detail)}`,
    report.export.generatedAt !== null
      ? `Declared: ${count}, in the export ${matched}, not in it ${all.length - matched}, disabled ${disabled}`
      : `Declared: ${count}, disabled ${disabled}`,
    `Export: ${report.failure === null ? exportLine(report) : 'none'}`,
    ...(policy === null ? [] : [policyLine(policy)]),
  ];
  return [
    `<details><summary>Coverage: ${plural(of('read').length, 'file')} read, ${of('unreadable').length} not readable, ${of('skipped').length} left out</summary>`,
    list(lines),
    '</details>',
  ].join('\n');
}

/** The main values of the effective policy with their sources; the log has all of them. */
function policyLine(policy: Policy): string {
  const main = ['preset', 'min-score', 'min-grade'];
  const all = policyLines(policy);
  const shown = all
    .filter(({ name }) => main.includes(name))
    .map(({ name, value, source }) => `${name} ${htmlCode(value)} (${htmlCode(source)})`);
  const rest = all.length - shown.length;
  return `Policy: ${shown.join(', ')}, and ${plural(rest, 'more setting')} in the log`;
}

function filesLine(files: Report['files'], detail: HtmlDetail): string {
  const shown = detail === 'counts' ? [] : files.slice(0, 50);
  const names = shown.map(
    ({ path, reason }) => `${htmlCode(path)}${reason === null ? '' : ` (${html(reason)})`}`,
  );
  const rest = files.length - shown.length;
  return files.length === 0 ? 'none' : [...names, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}

function exportLine({ export: { source, generatedAt, rubricVersion, caution } }: Report): string {
  if (generatedAt === null) return sourceWords[source];
  const rubric = rubricVersion === null ? '' : `, rubric ${htmlCode(rubricVersion)}`;
  const notice = caution === null ? '' : `. ${html(caution)}`;
  return `generated ${instant(generatedAt)}${rubric}, ${sourceWords[source]}${notice}`;
}
