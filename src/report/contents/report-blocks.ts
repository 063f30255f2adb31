import { hasVersions } from '../../detection/ecosystems.ts';
import type { JudgedDependency, Report } from '../../judging/report.ts';
import type { RunFailure, Verdict } from '../../model/model.ts';
import { plural } from '../../model/phrase.ts';
import {
  type Block,
  code,
  fold,
  list,
  moreOf,
  paragraph,
  section,
  title,
} from '../document/block.ts';
import {
  type Line,
  line,
  link,
  nothing,
  own,
  prose,
  strong,
  symbolOf,
  value,
} from '../document/line.ts';
import { helpOnFailure, type ReportFrame, type ReportLinks } from '../links.ts';
import { visible } from '../text.ts';
import {
  adviceTitle,
  lead,
  ofTool,
  serverCountWords,
  serverName,
  teamWords,
  versionOf,
} from '../words.ts';
import { changeWords } from './change-words.ts';
import { distinctServers } from './distinct.ts';
import { newsOfRun } from './news-words.ts';
import { problemItems } from './problem-items.ts';
import { declaredLine, type ServerGroup } from './server-tables.ts';

/*
 * What the job summary and the comment have in common.
 */

/** The title, which is the verdict. */
export const verdictTitle = (verdict: Verdict): Block =>
  title(line`${symbolOf(verdict)}MCP Grade Gate: ${own(verdict)}`);

/** The verdict in words, the team's own message, notices, and why nothing could be decided. */
export function* verdictBlocks(report: Report, links: ReportLinks): Generator<Block> {
  yield paragraph(strong(prose(lead(report))));
  const message = teamWords(report);
  if (message.length > 0) yield paragraph(...message.map((each) => prose(each)));
  yield list(report.run.notices.map((each) => prose(each)));
  yield list(newsOfRun(report));
  if (report.failure !== null) yield* failureBlocks(report.failure, links);
}

/** The details of a failure, what to do, and its code, linked to the manual. */
export function* failureBlocks(failure: RunFailure, links: ReportLinks): Generator<Block> {
  const { code: id, details, remedy } = failure;
  yield list(details.map((each) => prose(each)));
  const address = links.failure(failure);
  const more =
    address === null ? line`${helpOnFailure(failure)} ${own(ofTool)}` : link(address, value(id));
  const advice = strong(prose(adviceTitle(failure) ?? 'What to do:'));
  yield paragraph(line`${advice} ${prose(remedy)} More: ${more}`);
}

/** A server in a line of text: its name, and its version if it has one. */
export function nameLine(server: JudgedDependency, to: string | null = null): Line {
  const name = link(to, serverName(server));
  return hasVersions(server.dependency) ? line`${name} ${versionOf(server)}` : name;
}

/**
 * A group of servers: its name and version, what the change does to it, and its problems.
 *
 * @param withPlaces whether to say where it is declared, where nothing around it does
 */
export function serverSection(
  { first, members }: ServerGroup,
  links: ReportLinks,
  withPlaces: boolean,
): Block {
  const symbol = first.verdict === null ? nothing : symbolOf(first.verdict);
  const change = changeWords(first);
  const lines = [
    ...(withPlaces ? [line`Declared ${declaredLine(members, links)}`] : []),
    ...(change === null ? [] : [line`This change: ${change}`]),
  ];
  return section(
    line`${symbol}${nameLine(first, links.server(first))}`,
    [paragraph(...lines), list(problemItems(first.problems, links, false))],
    { detail: 1 },
  );
}

/** What the change does not touch, in one line; null where there is nothing. */
export function earlierLine({
  servers,
  earlierProblems,
}: Pick<Report, 'servers' | 'earlierProblems'>): Line | null {
  const earlier = servers.filter(({ isCounted }) => !isCounted);
  if (earlier.length + earlierProblems.length === 0) return null;
  const failing = distinctServers(
    earlier.filter(({ verdict }) => verdict === 'fail' || verdict === 'error'),
  ).length;
  const wouldFail = failing === 0 ? nothing : line`, ${failing} of which would fail today`;
  const faulty =
    earlierProblems.length === 0
      ? nothing
      : line`, ${prose(plural(earlierProblems.length, 'file'))} that cannot be read`;
  return line`Not touched by this change: ${prose(serverCountWords(earlier))}${wouldFail}${faulty}`;
}

/** The most waivers that are written out: nobody waives more at once. */
const mostOffered = 10;

/** How to get a waiver, with waivers to paste into the policy; nothing where none would help. */
export function* waiverBlocks(
  { offeredWaivers = [] }: Report,
  { policyFile }: ReportFrame,
): Generator<Block> {
  // What cannot be pasted as it is shown would waive something else, or nothing.
  const entries = offeredWaivers
    .map(yamlOf)
    .filter(
      (text) =>
        visible(text.replaceAll('\n', ' '), text.length) === text.replaceAll('\n', ' ') &&
        !text.includes('***'),
    );
  if (policyFile === null || entries.length === 0) return;
  const more = entries.length - mostOffered;
  const help = fold(
    line`How to get a waiver`,
    paragraph(
      line`Somebody who may change the policy adds this to ${policyFile}, under the key ${'waivers'} if there is one, and fills in the reason. It counts once it is merged, because a change is never judged by its own policy. Then run this check again.`,
    ),
    code(['waivers:', ...entries.slice(0, mostOffered)].join('\n'), 'yaml'),
    ...(more > 0
      ? [paragraph(line`${moreOf(more, 'waiver')} would be needed for the others.`)]
      : []),
  );
  yield { ...help, detail: 1 };
}

/** A waiver as an entry of the policy file; strings of strangers are quoted as JSON, which is YAML. */
function yamlOf({
  match,
  file,
  alias,
  rule,
  check,
  reason,
  expires,
}: NonNullable<Report['offeredWaivers']>[number]): string {
  const fields = {
    ...(match === null ? {} : { match: JSON.stringify(match.text) }),
    ...(file === null ? {} : { file: JSON.stringify(file) }),
    ...(alias === null ? {} : { alias: JSON.stringify(alias) }),
    rule,
    ...(check === null ? {} : { check: JSON.stringify(check) }),
    reason: JSON.stringify(reason),
    expires,
  };
  const lines = Object.entries(fields).map(([key, text]) => `${key}: ${text}`);
  return `  - ${lines.join('\n    ')}`;
}
