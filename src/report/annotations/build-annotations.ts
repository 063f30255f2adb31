import { parseReference } from '../../judging/policy.ts';
import type { JudgedDependency, Report } from '../../judging/report.ts';
import { findDependencyRule, scoreIndependentRules } from '../../judging/rules.ts';
import type { Finding, JsonValue, Problem, RunFailure, Span } from '../../model/model.ts';
import { folderOf, foldersUpFrom } from '../../model/paths.ts';
import { distinctBy, firstNames, restWords, say } from '../../model/phrase.ts';
import { affectedServerNames, joinByCause } from '../contents/causes.ts';
import { changeWords } from '../contents/change-words.ts';
import { serverKey } from '../contents/distinct.ts';
import { findingLine } from '../contents/evidence.ts';
import { serverNews } from '../contents/news-words.ts';
import {
  compareGravity,
  compareProblems,
  type ReportedProblem,
  reportedProblems,
} from '../contents/order.ts';
import { noLinks, type ReportLinks } from '../links.ts';
import {
  adviceText,
  autoApprovedPhrase,
  describeFailure,
  endingSoon,
  endingWords,
  helpPointer,
  plainSentence,
} from '../report-messages.ts';
import { escapeInvisible } from '../text.ts';

export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  readonly file: string | null;
  readonly span: Span | null;
}

/** GitHub shows 10 annotations per level and step, and truncates messages at 4,096 characters. */
const maxPerLevel = 10;
const maxCharacters = 4096;

/**
 * Returns the annotations for a report: the reason if there is no verdict, then the problems that count,
 * worst first.
 *
 * Each server has one annotation, with its worst problem first. Servers in the same file whose only problem
 * is `unpinned` share one annotation. If a setting in another file alters launches, the annotation is on the
 * setting's line. Problems that existed before the change have no annotation, nor do problems that another
 * annotation for the same server already reports. If a level has too many annotations, its last annotation
 * states how many were omitted and refers to the summary.
 * @param prefix path from the repository root to the judged folder; empty or ending in `/`
 */
export function buildAnnotations(
  report: Report,
  prefix: string,
  links: Pick<ReportLinks, 'failure'> = noLinks,
): Annotation[] {
  const { failure } = report;
  const servers = report.servers.filter(({ isCounted }) => isCounted);
  const sorted = reportedProblems(servers, report.problems)
    // If a run has no verdict, warnings would hide the cause.
    .filter(
      ({ problem: { waived, level } }) => waived === null && (failure === null || level !== 'warn'),
    )
    .filter((each) => !isCoveredByAnother(each))
    .sort(compareProblems);
  const located = joinByCause(sorted).map(({ first, problem, touched }) => ({
    problem,
    // A problem that represents several servers does not concern any one of them in particular.
    server: touched.length > 1 ? null : first.server,
  }));
  const problems = groupByServer(located).map(
    ({ first: { problem, server }, others, places }): Annotation => {
      const { rule, level, message, advice, file, span } = problem;
      const sentences = [
        plainSentence(message, advice),
        ...(places.length === 0 ? [] : [`Also in ${firstNames(places, mostPlaces)}.`]),
        ...changeLines(server, report.run.lastRun),
        ...others.map((other) => `${other.rule}: ${plainSentence(other.message, other.advice)}`),
      ];
      const findings = new Set([problem, ...others].flatMap((each) => each.findings));
      return {
        level: level === 'warn' ? 'warning' : 'error',
        title: `MCP Grade Gate: ${rule}`,
        message: withFindings(sentences, [...findings]),
        file: file === null ? null : prefix + file,
        span,
      };
    },
  );
  const notices = endingSoon(report).map(
    (each): Annotation => ({
      level: 'notice',
      title: 'MCP Grade Gate: a waiver expires soon',
      message: plainSentence(endingWords(each)),
      file: each.waiver.writtenIn === null ? null : prefix + each.waiver.writtenIn,
      span: each.waiver.span,
    }),
  );
  const autoApprovals = report.autoApproved.map(
    (each): Annotation => ({
      level: 'notice',
      title: 'MCP Grade Gate: runs without approval',
      message: plainSentence(
        autoApprovedPhrase(each),
        say`Grades do not cover what a tool is allowed to do.`,
      ),
      file: prefix + each.file,
      span: each.span,
    }),
  );
  const { caution } = report.export;
  const annotations = [
    ...(failure === null ? [] : failureAnnotations(failure, links)),
    ...(caution === null ? [] : [cautionAnnotation(caution)]),
    ...problems,
    ...notices,
    ...autoApprovals,
  ].map(withPlainPlace);
  return (['error', 'warning', 'notice'] as const).flatMap((level) => {
    const ofLevel = annotations.filter((each) => each.level === level);
    if (ofLevel.length <= maxPerLevel) return ofLevel;
    const keptAnnotations = ofLevel.slice(0, maxPerLevel - 1);
    const rest: Annotation = {
      level,
      title: 'MCP Grade Gate',
      message: `and ${restWords(ofLevel.length - keptAnnotations.length)} in the job summary`,
      file: null,
      span: null,
    };
    return [...keptAnnotations, rest];
  });
}

/**
 * Escapes a path that contains control characters and moves it into the message, so that the characters
 * cannot reach the runner or its log.
 */
function withPlainPlace(annotation: Annotation): Annotation {
  const { file, message } = annotation;
  if (file === null || !/\p{Cc}/u.test(file)) return annotation;
  return {
    ...annotation,
    message: `${escapeInvisible(file, 60)}: ${message}`,
    file: null,
    span: null,
  };
}

function cautionAnnotation(caution: string): Annotation {
  const title = 'MCP Grade Gate: older export';
  return {
    level: 'warning',
    title,
    message: escapeInvisible(caution, 2500),
    file: null,
    span: null,
  };
}

/** Policy errors begin with their location: `file:line:column: what is wrong`. */
const placed = /^(?<file>[^:\n]+):(?<line>\d+):(?<column>\d+): (?<words>.*)$/s;

/**
 * Returns the annotations for a run without a verdict. One annotation states who has to act, why, and what to
 * do; the rest mark the changed lines that the first details refer to. The annotations are warnings if the
 * step passes anyway.
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
    // The change contains no line for an input, or for a file from another branch or repository.
    const isElsewhere = / of |^the input /.test(file) || parseReference(file) !== null;
    if (line === undefined || isElsewhere) return [];
    const start = { line: Number(line), column: Number(column) };
    const span = { start, end: start };
    return [{ level, title, message: escapeInvisible(words, 2500), file, span }];
  });
  const whole: string[] = [];
  const sentences = [describeFailure(failure), adviceText(failure)]
    .map((each) => escapeInvisible(each, 1000))
    .join(' ');
  for (const line of [sentences, ...details.map((each) => escapeInvisible(each, 1000))]) {
    if ([...whole, line].join('\n').length > maxCharacters - 100) {
      whole.push(`and ${restWords(details.length + 1 - whole.length)} in the job summary`);
      break;
    }
    whole.push(line);
  }
  whole.push(helpPointer(failure, links.failure(failure)));
  return [
    { level, title, message: whole.join('\n'), file: null, span: null },
    ...lines.slice(0, maxPerLevel - 1),
  ];
}

/**
 * Returns whether another annotation for the same server, with the same or a higher level, already reports
 * the problem.
 */
const isCoveredByAnother = ({ problem, server }: ReportedProblem): boolean =>
  server?.problems.some(
    (other) =>
      other.waived === null &&
      findDependencyRule(other.rule)?.alsoReports === problem.rule &&
      compareGravity(other, problem) <= 0,
  ) ?? false;

interface Grouped {
  readonly first: ReportedProblem;
  readonly others: readonly Problem[];
  readonly places: readonly string[];
}

const mostPlaces = 5;

/**
 * Groups a server's problems across all places that declare it, unless the levels of the worst problems in
 * those places differ. Also groups problems in the same file if nearly every server violates their rule and
 * their servers have no other problems.
 */
function groupByServer(problems: readonly ReportedProblem[]): Grouped[] {
  const ofEach = Map.groupBy(problems, ({ server }) => server);
  const fileGroupKey = ({
    problem: { rule, level, file },
    server,
  }: ReportedProblem): string | null => {
    const isAlone = server !== null && ofEach.get(server)?.length === 1;
    return isAlone && findDependencyRule(rule)?.ofFile ? `${rule} ${level} ${file}` : null;
  };
  const ofFiles = Map.groupBy(problems, fileGroupKey);
  const groupKey = (reported: ReportedProblem): unknown => {
    const { problem, server } = reported;
    if (server === null) return causeKey(problem) ?? problem;
    const file = fileGroupKey(reported);
    if (file !== null && affectedServerNames(ofFiles.get(file) ?? []).length > 1) return file;
    const worst = ofEach.get(server)?.[0]?.problem.level;
    return `${worst} ${serverKey({ ...server.dependency, role: 'server' })}`;
  };
  return [...Map.groupBy(problems, groupKey).values()].flatMap((group): Grouped[] => {
    const first = group.find(isNoManifest) ?? group[0];
    if (first === undefined) return [];
    const names = affectedServerNames(group);
    const ofFile = findDependencyRule(first.problem.rule)?.ofFile;
    if (names.length > 1 && ofFile !== undefined) {
      const problem = { ...first.problem, ...ofFile(names) };
      return [{ first: { problem, server: null }, others: [], places: [] }];
    }
    // A rule's message about a grade differs from place to place, because the message names the lockfile.
    const sentenceKey = ({ rule, message }: Problem): string =>
      scoreIndependentRules.has(rule) ? JSON.stringify([rule, message]) : rule;
    const [, ...others] = distinctBy(
      [first.problem, ...group.map(({ problem }) => problem)],
      sentenceKey,
    );
    return [{ first, others, places: furtherPlaces(first, group) }];
  });
}

/**
 * Returns a key shared by all problems that the same setting causes, whatever their rule; null for other
 * problems.
 */
function causeKey({ rule, facts: { alterations } }: Problem): string | null {
  if (findDependencyRule(rule)?.ofCause === undefined || !Array.isArray(alterations)) return null;
  const [first] = alterations as readonly JsonValue[];
  return first === undefined ? null : `cause ${JSON.stringify(first)}`;
}

/** Returns a server's other places, except package manifests in or above a launch's folder. */
function furtherPlaces({ problem }: ReportedProblem, group: readonly ReportedProblem[]): string[] {
  const served = new Set(
    group.flatMap((each) =>
      isNoManifest(each) ? foldersUpFrom(folderOf(each.problem.file ?? '')) : [],
    ),
  );
  const places = group
    .filter((each) => isNoManifest(each) || !served.has(folderOf(each.problem.file ?? '')))
    .flatMap((each) => annotationPlace(each.problem) ?? []);
  const own = annotationPlace(problem);
  return [...new Set(places)].filter((place) => place !== own);
}

/**
 * Reports whether a problem lies outside package manifests, which only determine the version that a launch
 * starts.
 */
const isNoManifest = ({ server }: ReportedProblem): boolean =>
  server?.dependency.declaration.client !== 'package-manifest';

const annotationPlace = ({ file, span }: Pick<Problem, 'file' | 'span'>): string | null =>
  file === null
    ? null
    : escapeInvisible(`${file}${span === null ? '' : `:${span.start.line}`}`, 200);

function changeLines(
  server: JudgedDependency | null,
  lastRun: Report['run']['lastRun'],
): readonly string[] {
  if (server === null) return [];
  const [change, news] = [changeWords(server), serverNews(server, lastRun)];
  return [
    ...(change === null ? [] : [plainSentence(say`This change: ${change}`)]),
    ...(news === null ? [] : [plainSentence(news)]),
  ];
}

/** Joins the first sentence with as many of the other sentences and findings as fit. */
function withFindings(
  [first = '', ...sentences]: readonly string[],
  findings: readonly Finding[],
): string {
  const lines = [first];
  const others = [...sentences, ...findings.map((each) => `• ${findingLine(each, 600)}`)];
  let length = first.length;
  for (const [index, line] of others.entries()) {
    length += line.length + 1;
    // Leaves room for the number of remaining findings, and for a path at the start.
    if (length > maxCharacters - 150) {
      const rest = restWords(others.length - index, index < sentences.length ? null : 'finding');
      return [...lines, `and ${rest} in the job summary`].join('\n');
    }
    lines.push(line);
  }
  return lines.join('\n');
}
