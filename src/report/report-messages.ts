import { hasVersions, versionPart } from '../detection/ecosystems.ts';
import { decidingReport, listedMatch, matchError } from '../judging/grading.ts';
import type { JudgedDependency, Report } from '../judging/report.ts';
import { displayName, severities, waiverTarget } from '../judging/verdict-words.ts';
import type {
  Attribution,
  AutoApproval,
  Declaration,
  Dependency,
  ExportSource,
  Inventory,
  Phrase,
  Remedy,
  RunFailure,
  Verdict,
  WaiverReport,
  WarmedCache,
} from '../model/model.ts';
import { countPhrase, firstNames, plural, renderPhrase, say } from '../model/phrase.ts';
import { declarationCount, distinctServers } from './contents/distinct.ts';
import { type ExplainedFailure, helpOnFailure } from './links.ts';
import { escapeInvisible, quoteIfUnclear, quoteValue } from './text.ts';

/**
 * Numbers of servers for the headline and the outputs, as defined in docs/reports.md. A server that is
 * declared in several places counts once. `failed`, `warned`, `errors` and the number of passing servers add
 * up to `servers`.
 */
export interface Counts {
  readonly servers: number;
  readonly declarations: number;
  readonly failed: number;
  readonly warned: number;
  readonly errors: number;
  readonly waived: number;
  /** Number of servers without a score, for any reason. */
  readonly ungraded: number;
  /**
   * Number of servers that the change does not touch anywhere. These servers are excluded from all other
   * numbers.
   */
  readonly unchanged: number;
}

/**
 * Counts the servers in a report. A server declared in several places is counted under the worst of its
 * verdicts.
 */
export function countServers(report: Pick<Report, 'servers'>): Counts {
  const counted = report.servers.filter(({ isCounted }) => isCounted);
  const servers = distinctServers(counted);
  const withVerdict = (verdict: Verdict): number =>
    servers.filter((places) => worstVerdict(places) === verdict).length;
  const countServersWhere = (holds: (place: JudgedDependency) => boolean): number =>
    servers.filter((places) => places.some(holds)).length;
  return {
    servers: servers.length,
    declarations: declarationCount(counted),
    failed: withVerdict('fail'),
    warned: withVerdict('warn'),
    errors: withVerdict('error'),
    waived: countServersWhere(({ problems }) => problems.some(({ waived }) => waived !== null)),
    ungraded: countServersWhere(({ match }) => decidingReport(match)?.score == null),
    unchanged: untouchedServers(report.servers).length,
  };
}

function worstVerdict(places: readonly JudgedDependency[]): Verdict {
  return places
    .map(({ verdict }) => verdict ?? 'pass')
    .reduce((worst, each) => (severities[each] > severities[worst] ? each : worst));
}

/** Returns the servers that a change does not touch anywhere that they are declared. */
export function untouchedServers(
  all: readonly JudgedDependency[],
): (readonly JudgedDependency[])[] {
  return distinctServers(all).filter((places) => places.every(({ isCounted }) => !isCounted));
}

/**
 * Returns text such as `6 servers (16 declarations)`. The part in parentheses is omitted if the two numbers
 * are equal.
 */
export function serverCountWords(all: readonly { readonly dependency: Dependency }[]): string {
  return withDeclarations(distinctServers(all).length, declarationCount(all));
}

/**
 * Returns how many servers a change does not touch in the given places, such as `2 servers (5 declarations)`.
 * Places that are not passed in are ignored, even if the change touches them.
 */
export function untouchedCountWords(all: readonly JudgedDependency[]): string {
  const servers = untouchedServers(all).length;
  const declarations = declarationCount(all.filter(({ isCounted }) => !isCounted));
  return servers === 0
    ? plural(declarations, 'further declaration')
    : withDeclarations(servers, declarations);
}

function withDeclarations(servers: number, declarations: number): string {
  const detail = declarations > servers ? ` (${plural(declarations, 'declaration')})` : '';
  return `${plural(servers, 'server')}${detail}`;
}

/** Appended to the path of a manual page, because the report is read in a different repository. */
export const ofTool = 'in the MCP Grade Gate repository' as const;

export function failureLines(failure: RunFailure): string[] {
  return [describeFailure(failure), ...failure.details, adviceText(failure), helpPointer(failure)];
}

export function describeFailure(failure: Pick<RunFailure, 'message' | 'blame'>): string {
  const { message, blame } = failure;
  return blame === undefined ? message : `${attributionSentence(blame)} ${message}`;
}

/** Returns the opening of a failure's description, which tells readers who has to act. */
export function attributionSentence({ subject, isCause, place, edits = [] }: Attribution): string {
  const isReviewed = subject === 'change' || subject === 'merge group';
  if (isCause === 'yes') {
    return isReviewed
      ? `Not judged because of ${place}, which this ${subject} edits.`
      : `Because of ${place}, nothing was judged.`;
  }
  if (subject === 'files') return 'Not everything was judged. Your files are not the cause.';
  if (!isReviewed) return 'The owners of the workflow need to act.';
  const detail = edits.length === 0 ? '' : `: ${firstNames(edits, mostEdits)}`;
  const clauses = {
    no: 'is not the cause',
    perhaps: `edits ${place}, which may be the cause${detail}`,
    'if-edited': `is the cause only if it edits ${place}`,
  }[isCause];
  return `${subject === 'change' ? 'Your change' : 'The merge group'} was not judged. It ${clauses}.`;
}

const mostEdits = 3;

/**
 * Returns a title that addresses a failure's advice to the owners of the workflow, because the author of the
 * change cannot act on it. Null if no title is needed.
 */
export function adviceTitle({ blame }: Pick<RunFailure, 'blame'>): string | null {
  const isTheirs = blame?.subject === 'change' || blame?.subject === 'merge group';
  return isTheirs && blame.isCause === 'no' ? 'Advice for the owners of the workflow:' : null;
}

export function adviceText(failure: Pick<RunFailure, 'remedy' | 'blame'>): string {
  const title = adviceTitle(failure);
  return title === null ? failure.remedy : `${title} ${failure.remedy}`;
}

/**
 * Returns a line that points to more information about a failure.
 * @param address address of the manual section about the failure; null if unknown
 */
export function helpPointer(failure: ExplainedFailure, address: string | null = null): string {
  return `More: ${address ?? `${helpOnFailure(failure)} ${ofTool}`}`;
}

export function verdictHeadline(report: Report): string {
  return `${report.verdict.toUpperCase()}: ${reportSentence(report)}`;
}

export function reportSentence(report: Report): string {
  const { generatedAt } = report.export;
  const isGraded = generatedAt !== null && report.servers.some(({ isCounted }) => isCounted);
  const day = isGraded ? ` Grades as of ${instant(generatedAt).slice(0, 10)}.` : '';
  return `${verdictSentence(report)}${day}`;
}

/**
 * Returns the verdict in a sentence that starts with the decisive part: a failure, servers that could not be
 * judged, or failing servers. The numbers of servers add up to the total. Each number is followed by how many
 * of those servers have no grade, because a server can pass without a grade.
 */
function verdictSentence(report: Report): string {
  const countedServers = distinctServers(report.servers.filter(({ isCounted }) => isCounted));
  const { unchanged } = countServers(report);
  if (report.failure !== null) {
    const undecided =
      countedServers.length > 0
        ? ` ${plural(countedServers.length, 'server')} could not be judged.`
        : '';
    return `${describeFailure(report.failure)}${undecided}`;
  }
  if (countedServers.length + report.problems.length === 0) {
    if (unchanged === 0) return 'no MCP servers are declared.';
    return unchanged === 1
      ? 'this change does not touch the only declared server.'
      : `this change touches none of the ${unchanged} servers.`;
  }
  const byVerdict = Map.groupBy(countedServers, worstVerdict);
  const present = verdicts.filter((each) => byVerdict.has(each));
  const clauses = present.map((verdict, at) => {
    const some = byVerdict.get(verdict) ?? [];
    const verb = some.length === 1 ? verdictVerbs[verdict][0] : verdictVerbs[verdict][1];
    const number =
      at === 0 ? countWords(some.length, countedServers.length + unchanged) : some.length;
    return `${number} ${verb}${asideWords(some)}`;
  });
  const others = report.problems.filter(({ waived }) => waived === null);
  const faults = others.filter(({ level }) => level !== 'warn').length;
  const warnings = others.length - faults;
  const rest = [
    ...(warnings > 0
      ? [plural(warnings, countedServers.length > 0 ? 'other warning' : 'warning')]
      : []),
    ...(unchanged > 0
      ? [untouchedWords(unchanged, countedServers.length > 0 && warnings === 0)]
      : []),
  ];
  const fault = faults > 0 ? [`${plural(faults, 'problem')} with files or the policy`] : [];
  const failing = byVerdict.get('fail') ?? [];
  if (failing.length === 0 && !byVerdict.has('error')) {
    return `${[...fault, ...clauses, ...rest].join(', ') || 'nothing to judge'}.`;
  }
  const remedy = remedyWords(failing);
  const first = remedy === '' ? [] : clauses.splice(0, present.indexOf('fail') + 1);
  const further = [...clauses, ...rest, ...fault].join(', ');
  return [first.join(', ') + remedy, further]
    .flatMap((each) => (each === '' ? [] : [`${each}.`]))
    .join(' ');
}

const verdicts = ['error', 'fail', 'warn', 'pass'] as const satisfies readonly Verdict[];

const verdictVerbs: Readonly<Record<Verdict, readonly [one: string, many: string]>> = {
  error: ['could not be judged', 'could not be judged'],
  fail: ['fails', 'fail'],
  warn: ['has warnings', 'have warnings'],
  pass: ['passes', 'pass'],
};

/**
 * Returns text such as `18 of 40 servers` or `all 3 servers`. The total includes servers that the change does
 * not touch.
 */
function countWords(number: number, all: number): string {
  if (number < all) return `${number} of ${plural(all, 'server')}`;
  if (all === 1) return '1 server';
  return all === 2 ? 'both servers' : `all ${all} servers`;
}

type Servers = readonly (readonly JudgedDependency[])[];

/** Returns text such as ` (7 of them have no grade)`, or an empty string if there is nothing to add. */
function asideWords(servers: Servers): string {
  const isUngraded = ({ match }: JudgedDependency): boolean => decidingReport(match)?.score == null;
  const isWaived = ({ problems }: JudgedDependency): boolean =>
    problems.some(({ waived }) => waived !== null);
  const asides = [
    ...someServersWords(servers, isUngraded, 'no grade'),
    ...someServersWords(servers, isWaived, 'a waiver'),
  ];
  return asides.length === 0 ? '' : ` (${asides.join(', ')})`;
}

/** Returns text such as `; each has a version that passes`, or an empty string. */
function remedyWords(servers: Servers): string {
  const [some] = someServersWords(
    servers,
    (each) => neededRemedy(each) !== null,
    'a version that passes',
  );
  return some === undefined ? '' : `; ${some}`;
}

/**
 * Returns text such as `each has …` or `3 of them have …`, which states how many servers have a property in
 * at least one place. Empty if no server has the property.
 */
function someServersWords(
  servers: Servers,
  holds: (place: JudgedDependency) => boolean,
  what: string,
): string[] {
  const number = servers.filter((places) => places.some(holds)).length;
  if (number === 0) return [];
  if (number === servers.length) return [`${number === 1 ? 'it' : 'each'} has ${what}`];
  return [`${number} of them ${number === 1 ? 'has' : 'have'} ${what}`];
}

function untouchedWords(number: number, isOfMore: boolean): string {
  const servers = isOfMore ? String(number) : plural(number, 'server');
  return `${servers} ${number === 1 ? 'is' : 'are'} not touched by this change`;
}

export function verdictLead(report: Report): string {
  const text = reportSentence(report);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

export function teamMessageLines({
  policy,
  verdict,
}: Pick<Report, 'policy' | 'verdict'>): string[] {
  const message = policy?.values.messages.get(verdict)?.trim() ?? '';
  return message === '' ? [] : message.split(/\r\n|\r|\n/);
}

/** Returns a phrase as a string without truncating or escaping it; the JSON encoder escapes it later. */
export function plainText(phrase: Phrase): string {
  return renderPhrase(phrase, quoteIfUnclear);
}

/** Maximum total length of the sentences in characters, well below the limit of any output. */
const longestSentences = 2500;

/**
 * Joins phrases into plain text and truncates long values. Sentences are truncated only if shorter values do
 * not bring the text within `longestSentences`.
 */
export function plainSentence(...phrases: readonly Phrase[]): string {
  const sentencesWith = (longest: number): string[] =>
    phrases.map((phrase) =>
      renderPhrase(phrase, (value) => quoteValue(value, longest), escapeInvisible),
    );
  for (const longest of [200, 80]) {
    const text = sentencesWith(longest).join(' ').trim();
    if (text.length <= longestSentences) return text;
  }
  const share = Math.floor(longestSentences / phrases.length) - 40;
  return sentencesWith(30)
    .map((sentence) => escapeInvisible(sentence, share))
    .join(' ')
    .trim();
}

/** Returns the file and line of a declaration, such as `.mcp.json:12`. */
export function formatPlace({ file, span }: Pick<Declaration, 'file' | 'span'>): string {
  return `${file}:${span.start.line}`;
}

/** Returns the file and line of a server's package or address, such as `.mcp.json:14`. */
export function wordPlace({ declaration: { file }, span }: Dependency): string {
  return formatPlace({ file, span });
}

/** Returns a server's name: its package or address, or its alias if the server has neither. */
export function serverName({ dependency }: Pick<JudgedDependency, 'dependency'>): string {
  return displayName(dependency);
}

/**
 * Returns the judged version, such as `1.2.0`. An unpinned version is followed by its specifier, as in `1.2.0
 * (latest)`, or by `(not pinned)` if it has no specifier.
 */
export function versionText({
  dependency,
  match,
}: Pick<JudgedDependency, 'dependency' | 'match'>): string {
  const judged = listedMatch(match)?.judgedVersion ?? null;
  if (!hasVersions(dependency)) return judged ?? '–';
  if (dependency.resolved !== null) return dependency.resolved.version;
  const { specifier, pin, version } = versionPart(dependency);
  if (pin === 'exact' || pin === 'digest') return version ?? '–';
  const writtenVersion = specifier ?? 'not pinned';
  return judged === null ? writtenVersion : `${judged} (${writtenVersion})`;
}

/**
 * Returns the version that would pass; null if no version would pass, or if the judged version already
 * passes, for example because of a waiver.
 */
export function neededRemedy(
  server: Pick<JudgedDependency, 'remedy' | 'verdict' | 'dependency' | 'match'>,
): Remedy | null {
  const { remedy, verdict } = server;
  // If the judged version only causes warnings, it can itself be the nearest passing version.
  return verdict === 'pass' || remedy?.version === versionText(server) ? null : remedy;
}

/** Returns a grade such as `B`, or a word that explains why there is no grade. */
export function gradeText({ match }: Pick<JudgedDependency, 'match'>): string {
  if (match === null) return 'not judged';
  if (matchError(match) !== null) return 'error';
  const report = decidingReport(match);
  if (report === null) return match.kind;
  return report.score === null ? 'unscannable' : report.grade || '?';
}

/** Returns the score out of 100; null if there is no score. */
export const scoreOrNull = ({ match }: Pick<JudgedDependency, 'match'>): number | null =>
  decidingReport(match)?.score ?? null;

/**
 * Returns the score for a table cell. A rubric that differs from the export's is added: `41, rubric 1.3.0`.
 */
export function scoreText(server: Pick<JudgedDependency, 'match'>): number | string | null {
  const score = scoreOrNull(server);
  const rubric = decidingReport(server.match)?.otherRubric;
  return score === null || rubric === undefined ? score : `${score}, rubric ${rubric}`;
}

export const sourceWords: Readonly<Record<ExportSource, string>> = {
  cache: 'from the cache',
  download: 'downloaded',
  file: 'from a local file',
  none: 'not needed',
};

/** Returns a time in the format `2026-11-20 04:00 UTC`. */
export function instant(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

export function scanWords({ declarations, dependencies, candidates }: Inventory): string {
  const servers = dependencies
    .filter(({ role }) => role !== 'library')
    .map((dependency) => ({ dependency }));
  const disabled = declarations.filter((declaration) => declaration.disabled).length;
  const packages =
    candidates.length > 0 ? `; ${plural(candidates.length, 'package')} in manifests` : '';
  const files = new Set(declarations.map(({ file }) => file)).size;
  const withDisabled = disabled > 0 ? `, ${plural(disabled, 'declaration')} disabled` : '';
  return `Declared: ${serverCountWords(servers)} in ${plural(files, 'file')}${withDisabled}${packages}`;
}

export function answerWords({ generatedAt, declaredServers }: AnsweredHead): string {
  // Cache entries from earlier versions of the gate do not contain the number of servers.
  const servers =
    declaredServers == null ? '' : ` and contains ${plural(declaredServers, 'server')}`;
  return `The grading service responded. Its export was generated at ${instant(generatedAt)}${servers}.`;
}

type AnsweredHead = WarmedCache['header'];

/** The title of messages about the cache. */
export const cacheTitle = 'MCP Grade Gate: cache';

export function warmedWords({ day, header, isNew, isKept }: WarmedCache): string {
  return `${answerWords(header)} ${keptWords({ day, isNew, isKept })}`;
}

function keptWords({ day, isNew, isKept }: Pick<WarmedCache, 'day' | 'isNew' | 'isKept'>): string {
  const exported = `the export from ${day}`;
  if (!isKept)
    return `The cache did not accept ${exported}. Possible causes: this run lacks write access to the cache, the cache is unavailable, or an upload under the same key was interrupted within the last day.`;
  return isNew
    ? `The cache now contains ${exported}.`
    : `The cache already contained ${exported}, and there is no newer one.`;
}

/** Starting this many days in advance, the report announces that a waiver in use will expire. */
const noticeDays = 14;

export function endingSoon({ waivers }: Report): readonly WaiverReport[] {
  return waivers.filter(({ status, daysLeft }) => status === 'used' && daysLeft <= noticeDays);
}

export function endingWords({ waiver, daysLeft }: WaiverReport): Phrase {
  const days = daysLeft === 0 ? say`today` : say`in ${countPhrase(daysLeft, 'day')}`;
  return say`The waiver for ${waiverTarget(waiver)} expires ${days}, on ${waiver.expires}. Reason: ${waiver.reason}.`;
}

/** Describes an auto-approval. A setting that starts with a dash is a container option. */
export function autoApprovedPhrase({ alias, setting }: AutoApproval): Phrase {
  if (/^enableAllProjectMcpServers\b/.test(setting)) {
    return say`All servers in .mcp.json start without approval (${setting}), but their tools still require approval.`;
  }
  if (alias === null) return say`All tools are auto-approved (${setting}).`;
  return setting.startsWith('-')
    ? say`The container for ${alias} runs with ${setting}.`
    : say`All tools from ${alias} are auto-approved (${setting}).`;
}
