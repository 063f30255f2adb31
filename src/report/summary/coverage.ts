import { listedMatch } from '../../judging/grading.ts';
import { type Policy, policyLines } from '../../judging/policy.ts';
import type { Report } from '../../judging/report.ts';
import { distinctServers } from '../contents/distinct.ts';
import { versionLines } from '../contents/version-lines.ts';
import { type Block, fold, list } from '../document/block.ts';
import {
  emptyLine,
  firstItems,
  joinLines,
  type Line,
  line,
  pluralLine,
  prose,
} from '../document/line.ts';
import { instant, serverCountWords, sourceWords } from '../report-messages.ts';

/** Returns a fold with the files, servers, export and policy on which the verdict is based. */
export function coverage(report: Report): Block {
  const { files, servers, policy } = report;
  const filesWithStatus = (status: string) => files.filter((file) => file.status === status);
  const distinct = distinctServers(servers);
  const disabled = distinct.filter((places) =>
    places.every(({ dependency }) => dependency.declaration.disabled),
  ).length;
  const matched = distinct.filter(([{ match }]) => listedMatch(match) !== null).length;
  const count = prose(serverCountWords(servers));
  const listed =
    report.export.generatedAt === null
      ? emptyLine
      : line`, ${matched} in the export, ${distinct.length - matched} not in the export`;
  const [read, unreadable, skipped] = [
    filesWithStatus('read'),
    filesWithStatus('unreadable'),
    filesWithStatus('skipped'),
  ];
  return fold(
    line`Coverage: ${pluralLine(read.length, 'file')} read, ${unreadable.length} unreadable, ${skipped.length} skipped`,
    list([
      line`Files read: ${filesLine(read)}`,
      line`Unreadable: ${filesLine(unreadable)}`,
      line`Skipped: ${filesLine(skipped)}`,
      line`Declared: ${count}${listed}, ${disabled} disabled`,
      ...versionLines(servers.map(({ dependency }) => dependency)),
      line`Export: ${report.failure === null ? exportLine(report) : line`none`}`,
      ...(policy === null ? [] : [policyLine(policy)]),
    ]),
  );
}

/**
 * Shows the most important values of the effective policy, with their sources. The log contains all values.
 */
function policyLine(policy: Policy): Line {
  const main = ['preset', 'min-score', 'min-grade'];
  const allLines = policyLines(policy);
  const mainLines = allLines
    .filter(({ name }) => main.includes(name))
    .map(({ name, value, source }) => line`${prose(name)} ${value} (${source})`);
  const rest = pluralLine(allLines.length - mainLines.length, 'more setting');
  return line`Policy: ${joinLines(mainLines)}, and ${rest} in the log`;
}

function filesLine(files: Report['files']): Line {
  const names = files.map(({ path, reason }) =>
    reason === null ? path : line`${path} (${prose(reason)})`,
  );
  return files.length === 0 ? line`none` : firstItems(names, 50);
}

function exportLine({
  export: { source, generatedAt, rubricVersion, caution, change },
}: Report): Line {
  if (generatedAt === null) return prose(sourceWords[source]);
  const rubric = rubricVersion === null ? emptyLine : line`, rubric ${rubricVersion}`;
  const notice = caution === null ? emptyLine : line`. ${prose(caution)}`;
  const news = change === undefined ? emptyLine : line`. ${change}`;
  return line`generated ${prose(instant(generatedAt))}${rubric}, ${prose(sourceWords[source])}${notice}${news}`;
}
