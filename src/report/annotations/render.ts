import { parseReference } from '../../judging/policy.ts';
import type { JudgedDependency, Report } from '../../judging/report.ts';
import { dependencyRuleOf } from '../../judging/rules.ts';
import type { Finding, RunFailure, Span } from '../../model/model.ts';
import { restWords, say } from '../../model/phrase.ts';
import { atCauses, namesOf } from '../contents/causes.ts';
import { changeWords } from '../contents/change-words.ts';
import { findingLine } from '../contents/evidence.ts';
import { newsOfServer } from '../contents/news-words.ts';
import {
  graverFirst,
  type ReportedProblem,
  reportedProblems,
  worstFirst,
} from '../contents/order.ts';
import { noLinks, type ReportLinks } from '../links.ts';
import { visible } from '../text.ts';
import {
  endingSoon,
  endingWords,
  moreWords,
  nextWords,
  plainSentence,
  whatFailed,
} from '../words.ts';

/** A message on lines of a file, as GitHub shows it in the check and in "Files changed". */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  readonly file: string | null;
  readonly span: Span | null;
}

/** GitHub keeps 10 annotations per level and step, and cuts a message at 4,096 characters. */
const maxPerLevel = 10;
const maxCharacters = 4096;

/**
 * The annotations of a report: why it could not decide, then the problems that count, the worst first.
 * There is one per server and rule, one per file for `unpinned`, and one for what alters launches from
 * another file, on its line; what was there before has none, nor has what another one of the server says
 * too. The last one of a level counts those that do not fit and points to the summary.
 *
 * @param prefix folder from the repository's root to the judged folder, empty or ending in `/`
 */
export function annotationsOf(
  report: Report,
  prefix: string,
  links: Pick<ReportLinks, 'failure'> = noLinks,
): Annotation[] {
  const { failure } = report;
  const servers = report.servers.filter(({ isCounted }) => isCounted);
  const sorted = reportedProblems(servers, report.problems)
    // Where nothing could be decided, what only warns would hide the cause.
    .filter(
      ({ problem: { waived, level } }) => waived === null && (failure === null || level !== 'warn'),
    )
    .filter((each) => !isCoveredByAnother(each))
    .sort(worstFirst);
  const all = atCauses(sorted).map(({ first, problem, touched }) => ({
    problem,
    // What stands for several servers is about none of them.
    server: touched.length > 1 ? null : first.server,
  }));
  // What the change edits stands beside the gravest problem of a server.
  const named = new Set<JudgedDependency | null>();
  const problems = groupOfFiles(all).map(({ problem, server }): Annotation => {
    const { rule, level, message, advice, findings, file, span } = problem;
    const isFirst = !named.has(server);
    named.add(server);
    const sentences = plainSentence(message, advice);
    return {
      level: level === 'warn' ? 'warning' : 'error',
      title: `MCP Grade Gate: ${rule}`,
      message: withFindings(
        isFirst ? withChange(sentences, server, report.run.lastRun) : sentences,
        findings,
      ),
      file: file === null ? null : prefix + file,
      span,
    };
  });
  const notices = endingSoon(report).map(
    (each): Annotation => ({
      level: 'notice',
      title: 'MCP Grade Gate: a waiver ends',
      message: plainSentence(endingWords(each)),
      file: each.waiver.writtenIn === null ? null : prefix + each.waiver.writtenIn,
      span: each.waiver.span,
    }),
  );
  const { caution } = report.export;
  const annotations = [
    ...(failure === null ? [] : failureAnnotations(failure, links)),
    ...(caution === null ? [] : [cautionAnnotation(caution)]),
    ...problems,
    ...notices,
  ].map(withPlainPlace);
  return (['error', 'warning', 'notice'] as const).flatMap((level) => {
    const ofLevel = annotations.filter((each) => each.level === level);
    if (ofLevel.length <= maxPerLevel) return ofLevel;
    const kept = ofLevel.slice(0, maxPerLevel - 1);
    const rest: Annotation = {
      level,
      title: 'MCP Grade Gate',
      message: `and ${restWords(ofLevel.length - kept.length)} in the job summary`,
      file: null,
      span: null,
    };
    return [...kept, rest];
  });
}

/**
 * An annotation that gives no control character to the runner and its log: a path with one is named in the
 * message only.
 */
function withPlainPlace(annotation: Annotation): Annotation {
  const { file, message } = annotation;
  if (file === null || !/\p{Cc}/u.test(file)) return annotation;
  return { ...annotation, message: `${visible(file, 60)}: ${message}`, file: null, span: null };
}

function cautionAnnotation(caution: string): Annotation {
  const title = 'MCP Grade Gate: older export';
  return { level: 'warning', title, message: visible(caution, 2500), file: null, span: null };
}

/** Faults of a policy begin with their place: `file:line:column: what is wrong`. */
const placed = /^(?<file>[^:\n]+):(?<line>\d+):(?<column>\d+): (?<words>.*)$/s;

/**
 * The annotations of a run that could not decide: one says whose that is, why, and what to do; the first of
 * its details that name a line of the change have one each, on that line. They are warnings where the step
 * passes all the same.
 */
export function failureAnnotations(
  failure: RunFailure,
  links: Pick<ReportLinks, 'failure'> = noLinks,
): Annotation[] {
  const { code, details, isTolerated = false } = failure;
  const level = isTolerated ? 'warning' : 'error';
  const title = isTolerated ? 'MCP Grade Gate: Not judged' : `MCP Grade Gate: ${code}`;
  const lines = details.flatMap((detail): Annotation[] => {
    const { file = '', line, column, words = '' } = placed.exec(detail)?.groups ?? {};
    // A file of another branch or repository has no line in this change, nor has an input.
    const isElsewhere = / of |^the input /.test(file) || parseReference(file) !== null;
    if (line === undefined || isElsewhere) return [];
    const start = { line: Number(line), column: Number(column) };
    const span = { start, end: start };
    return [{ level, title, message: visible(words, 2500), file, span }];
  });
  const whole: string[] = [];
  const sentences = [whatFailed(failure), nextWords(failure)]
    .map((each) => visible(each, 1000))
    .join(' ');
  for (const line of [sentences, ...details.map((each) => visible(each, 1000))]) {
    if ([...whole, line].join('\n').length > maxCharacters - 100) {
      whole.push(`and ${restWords(details.length + 1 - whole.length)} in the job summary`);
      break;
    }
    whole.push(line);
  }
  whole.push(moreWords(failure, links.failure(failure)));
  return [
    { level, title, message: whole.join('\n'), file: null, span: null },
    ...lines.slice(0, maxPerLevel - 1),
  ];
}

/** Whether an annotation of the same server that is no milder says the same. */
const isCoveredByAnother = ({ problem, server }: ReportedProblem): boolean =>
  server?.problems.some(
    (other) =>
      other.waived === null &&
      dependencyRuleOf(other.rule)?.alsoReports === problem.rule &&
      graverFirst(other, problem) <= 0,
  ) ?? false;

/** Joins the problems of a file by a rule of which nearly every server has one. */
function groupOfFiles(all: readonly ReportedProblem[]): ReportedProblem[] {
  const together = Map.groupBy(all, ({ problem: { rule, level, file } }) =>
    JSON.stringify([rule, level, file]),
  );
  return all.flatMap((each) => {
    const { rule, level, file } = each.problem;
    const { ofFile } = dependencyRuleOf(rule) ?? {};
    if (ofFile === undefined) return [each];
    const same = together.get(JSON.stringify([rule, level, file])) ?? [];
    if (same[0] !== each) return [];
    const names = namesOf(same);
    const problem = { ...each.problem, ...ofFile(names) };
    return [names.length > 1 ? { problem, server: null } : each];
  });
}

/** Sentences, and below them what the change edits of a server, or what is new of it since the last run. */
function withChange(
  sentences: string,
  server: JudgedDependency | null,
  lastRun: Report['run']['lastRun'],
): string {
  if (server === null) return sentences;
  const [change, news] = [changeWords(server), newsOfServer(server, lastRun)];
  return [
    sentences,
    ...(change === null ? [] : [plainSentence(say`This change: ${change}`)]),
    ...(news === null ? [] : [plainSentence(news)]),
  ].join('\n');
}

/** Sentences, and below them as many whole findings as fit. */
function withFindings(sentences: string, findings: readonly Finding[]): string {
  const lines = [sentences];
  const limit = maxCharacters - 100;
  let length = lines.join('\n').length;
  for (const [index, finding] of findings.entries()) {
    const line = `• ${findingLine(finding, 600)}`;
    if (length + line.length + 1 > limit) {
      lines.push(`and ${restWords(findings.length - index, 'finding')} in the job summary`);
      break;
    }
    lines.push(line);
    length += line.length + 1;
  }
  return lines.join('\n');
}
