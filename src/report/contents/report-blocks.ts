import type { JudgedDependency, Report } from '../../judging/report.ts';
import { catalogue } from '../../judging/rules.ts';
import type { RunFailure, Verdict } from '../../model/model.ts';
import { distinctBy, plural } from '../../model/phrase.ts';
import {
  type Block,
  code,
  fold,
  lazyFold,
  list,
  moreLine,
  paragraph,
  section,
  title,
} from '../document/block.ts';
import {
  pluralLine as countedLine,
  emptyLine,
  joinLines,
  type Line,
  line,
  link,
  ownText,
  prose,
  strong,
  value,
  verdictSymbol,
} from '../document/line.ts';
import { helpOnFailure, type ReportFrame, type ReportLinks } from '../links.ts';
import {
  adviceTitle,
  ofTool,
  serverCountWords,
  teamMessageLines,
  untouchedCountWords,
  untouchedServers,
  verdictLead,
} from '../report-messages.ts';
import { escapeInvisible } from '../text.ts';
import { autoApprovedBlocks } from './auto-approved-blocks.ts';
import { disputeLine } from './dispute.ts';
import { distinctServers } from './distinct.ts';
import { endingWaivers } from './ending-waivers.ts';
import { runNews } from './news-words.ts';
import { compareProblems, reportedProblems } from './order.ts';
import { problemItems } from './problem-items.ts';
import {
  groupServers,
  isSentence,
  limitRows,
  type ServerGroup,
  serverItem,
  serverTable,
  showsAll,
  withAlike,
} from './server-tables.ts';

/* Blocks that the job summary and the comment share. */

export const verdictTitle = (verdict: Verdict): Block =>
  title(line`${verdictSymbol(verdict)}MCP Grade Gate: ${ownText(verdict)}`);

export function* verdictBlocks(report: Report, links: ReportLinks): Generator<Block> {
  yield paragraph(strong(prose(verdictLead(report))));
  const message = teamMessageLines(report);
  if (message.length > 0) yield paragraph(...message.map((each) => prose(each)));
  yield list(report.run.notices.map((each) => prose(each)));
  yield list(runNews(report));
  if (report.failure !== null) yield* failureBlocks(report.failure, links);
}

export function* failureBlocks(failure: RunFailure, links: ReportLinks): Generator<Block> {
  const { code: id, details, remedy } = failure;
  yield list(details.map((each) => prose(each)));
  const address = links.failure(failure);
  const more =
    address === null
      ? line`${helpOnFailure(failure)} ${ownText(ofTool)}`
      : link(address, value(id));
  const advice = strong(prose(adviceTitle(failure) ?? 'Next step:'));
  yield paragraph(line`${advice} ${prose(remedy)} More: ${more}`);
}

export interface PageSize {
  /** Maximum number of entries that show sentences and findings. */
  readonly open: number;
  /** Maximum number of entries that have a row. */
  readonly rows: number;
}

/**
 * Yields problems and remedies, worst verdict first. Details that do not fit into the tables are folded, as
 * are passing servers. Problems without a server follow the tables; waivers come last.
 */
export function* reportBlocks(
  report: Report,
  size: PageSize,
  frame: ReportFrame,
): Generator<Block> {
  const { links } = frame;
  const counted = report.servers.filter(({ isCounted }) => isCounted);
  if (report.failure !== null) return yield* undecidedBlocks(report, counted, links);
  const groups = groupServers(counted);
  const groupsWithVerdict = (verdict: Verdict) =>
    groups.filter(({ first }) => first.verdict === verdict);
  const closed: ServerGroup[] = [];
  let { open, rows } = size;
  for (const verdict of ['error', 'fail', 'warn'] as const) {
    const entries = withAlike(groupsWithVerdict(verdict));
    const { shown, omitted, left } = limitRows(entries, rows);
    yield section(headings[verdict], [
      serverTable(shown, { links, byFile: true, open }, omitted.length),
    ]);
    for (const [at, entry] of shown.entries()) {
      if (at < open ? !showsAll(entry) : !isSentence(entry)) closed.push(...entry);
    }
    closed.push(...omitted);
    open = Math.max(0, open - shown.length);
    rows = left;
  }
  if (closed.length > 0) {
    const behind = distinctServers(closed.map(({ first }) => first)).length;
    // The folded entries are in a single list, so that they are omitted before open entries if space is
    // short.
    const about = lazyFold(line`More about ${countedLine(behind, 'server')}`, () => [
      list(
        closed.slice(0, mostFolded).map((group) => serverItem(group, links)),
        { one: 'server', total: closed.length },
      ),
    ]);
    yield { ...about, detail: 1 };
  }
  const lines = [legendLine(counted), disputeLine(report, links)];
  yield* lines.flatMap((each) => (each === null ? [] : [paragraph(each)]));
  yield section(line`Files, export and policy`, [
    list(problemItems(report.problems, links, true), { one: 'problem' }),
  ]);
  yield* autoApprovedBlocks(report.autoApproved, report.run.scope);
  const passing = groupsWithVerdict('pass');
  if (passing.length > 0) {
    const passingCount = distinctServers(passing.flatMap(({ members }) => members)).length;
    const pass = ownText(passingCount === 1 ? 'passes' : 'pass');
    yield fold(
      line`${countedLine(passingCount, 'server')} ${pass}`,
      serverTable(withAlike(passing), { links, byFile: true, open: passing.length }),
    );
  }
  yield* waiverBlocks(report, frame);
  yield endingWaivers(report);
}

/** Maximum number of entries in a fold. With more entries, the unfolded page would be too long to read. */
const mostFolded = 200;

/**
 * Minimum number of rules for a legend. If there are fewer rules, the sentences in the tables explain them.
 */
const leastRules = 3;

/**
 * Returns a line that groups the rules in the tables by subject; null if there are fewer than `leastRules`.
 */
function legendLine(servers: readonly JudgedDependency[]): Line | null {
  const problems = servers.flatMap((each) => each.problems);
  const namedRules = new Set(problems.flatMap((each) => (each.figures ? [] : [each.rule])));
  if (namedRules.size < leastRules) return null;
  const about = distinctBy(
    catalogue.filter(({ id }) => namedRules.has(id)).map(({ id, heading }) => ({ id, heading })),
  );
  const lines = [...Map.groupBy(about, ({ heading }) => heading)].map(
    ([heading, rules]) =>
      line`${strong(prose(heading))}: ${joinLines(rules.map(({ id }) => prose(id)))}`,
  );
  return line`Rules by subject: ${joinLines(lines, line`; `)}.`;
}

const headings = {
  error: line`Could not be judged`,
  fail: line`Failures`,
  warn: line`Warnings`,
} as const;

/** Yields the failures found without an export and, in a fold, the servers that could not be judged. */
function* undecidedBlocks(
  report: Report,
  counted: readonly JudgedDependency[],
  links: ReportLinks,
): Generator<Block> {
  const failing = reportedProblems(counted, report.problems)
    .sort(compareProblems)
    .flatMap(({ problem }) =>
      problem.level !== 'warn' && problem.waived === null ? [problem] : [],
    );
  yield section(line`Failures found without grades`, [
    list(problemItems(failing, links, true), { most: 100 }),
  ]);
  if (counted.length === 0) return;
  const entries = withAlike(groupServers(counted));
  yield fold(
    line`${prose(serverCountWords(counted))} could not be judged`,
    serverTable(entries, { links, byFile: true, open: 0 }),
  );
}

/**
 * Returns a line that counts the servers and unreadable files that the change does not touch; null if there
 * are none.
 */
export function earlierLine({
  servers,
  earlierProblems,
}: Pick<Report, 'servers' | 'earlierProblems'>): Line | null {
  const earlier = servers.filter(({ isCounted }) => !isCounted);
  if (earlier.length + earlierProblems.length === 0) return null;
  const failing = untouchedServers(servers).filter((places) =>
    places.some(({ verdict }) => verdict === 'fail' || verdict === 'error'),
  ).length;
  const wouldFail = failing === 0 ? emptyLine : line`, ${failing} of which would fail today`;
  const faulty =
    earlierProblems.length === 0
      ? emptyLine
      : line`, ${prose(plural(earlierProblems.length, 'file'))} that cannot be read`;
  return line`Not touched by this change: ${prose(untouchedCountWords(servers))}${wouldFail}${faulty}`;
}

/** Maximum number of waivers to show in full. Users do not grant more waivers at once. */
const mostOffered = 10;

/**
 * Explains how to get a waiver, and shows waivers to paste into the policy. Yields nothing if no waiver would
 * help or none are offered.
 */
export function* waiverBlocks(
  { offeredWaivers = [] }: Report,
  { policyFile }: ReportFrame,
): Generator<Block> {
  // A waiver that is not shown exactly as written would, once pasted, waive something else or nothing.
  const entries = offeredWaivers
    .map(waiverYaml)
    .filter(
      (text) =>
        escapeInvisible(text.replaceAll('\n', ' '), text.length) === text.replaceAll('\n', ' ') &&
        !text.includes('***'),
    );
  if (policyFile === null || entries.length === 0) return;
  const omittedCount = entries.length - mostOffered;
  const help = fold(
    line`How to get a waiver`,
    paragraph(
      line`Ask a policy owner to add this to ${policyFile} (under the ${'waivers'} key if it exists) and to fill in the reason. The waiver takes effect once it is merged, because a change is never judged by its own policy. After the merge, run this check again.`,
    ),
    code(['waivers:', ...entries.slice(0, mostOffered)].join('\n'), 'yaml'),
    ...(omittedCount > 0
      ? [
          paragraph(
            line`${moreLine(omittedCount, 'waiver')} would be needed for the remaining problems.`,
          ),
        ]
      : []),
  );
  yield { ...help, detail: 1 };
}

/**
 * Formats a waiver as an entry for the policy file. Third-party strings are written as JSON strings, which
 * are also valid YAML.
 */
function waiverYaml({
  match,
  file,
  alias,
  rule,
  check,
  launch,
  alteredBy,
  reason,
  expires,
}: NonNullable<Report['offeredWaivers']>[number]): string {
  const fields = {
    ...(match === null ? {} : { match: JSON.stringify(match.text) }),
    ...(file === null ? {} : { file: JSON.stringify(file) }),
    ...(alias === null ? {} : { alias: JSON.stringify(alias) }),
    rule,
    ...(check === null ? {} : { check: JSON.stringify(check) }),
    ...(launch === undefined ? {} : { launch: JSON.stringify(launch) }),
    ...(alteredBy === undefined ? {} : { 'altered-by': JSON.stringify(alteredBy) }),
    reason: JSON.stringify(reason),
    expires,
  };
  const lines = Object.entries(fields).map(([key, text]) => `${key}: ${text}`);
  return `  - ${lines.join('\n    ')}`;
}
