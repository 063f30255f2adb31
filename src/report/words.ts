import { decidingReport, listedMatch, matchError } from '../grading/matched.ts';
import type {
  Declaration,
  ExportSource,
  Finding,
  Inventory,
  JudgedDependency,
  Match,
  Phrase,
  Remedy,
  Report,
  Verdict,
  WaiverReport,
  WarmedCache,
} from '../model.ts';
import { listed, renderPhrase, say, words } from '../phrase.ts';
import { checkOf, shownName, versionChangeOf, waiverTarget } from '../policy/words.ts';
import { hasVersions, versionPart } from '../versions/ecosystems.ts';
import { inQuotes, quoted, visible } from './text.ts';

/** Numbers that the headline and the outputs give. */
export interface Counts {
  readonly servers: number;
  readonly failed: number;
  readonly warned: number;
  readonly errors: number;
  readonly waived: number;
  /** Servers without a score, whatever the reason; libraries beside them are in neither number. */
  readonly ungraded: number;
  /** Servers that were there before the change; none of the other numbers counts them. */
  readonly unchanged: number;
}

/** The numbers of a report; a server counts under its verdict. */
export function countsOf(report: Pick<Report, 'servers'>): Counts {
  const servers = report.servers.filter(({ isCounted }) => isCounted);
  const withVerdict = (verdict: Verdict): number =>
    servers.filter((server) => server.verdict === verdict).length;
  const named = servers.filter(({ dependency }) => dependency.role !== 'library');
  return {
    servers: named.length,
    failed: withVerdict('fail'),
    warned: withVerdict('warn'),
    errors: withVerdict('error'),
    waived: servers.filter(({ problems }) => problems.some(({ waived }) => waived !== null)).length,
    ungraded: named.filter(({ match }) => decidingReport(match)?.score == null).length,
    unchanged: report.servers.length - servers.length,
  };
}

/** A symbol for each verdict, for outputs that show pictures. */
export const verdictSymbols: Readonly<Record<Verdict, string>> = {
  pass: '✅',
  warn: '⚠️',
  fail: '❌',
  error: '⛔',
};

/** The verdict in one line, for a log. */
export function headline(report: Report): string {
  return `${report.verdict.toUpperCase()}: ${sentence(report)}`;
}

/** The verdict in a sentence. It begins with the ungraded servers, since a pass says nothing about them. */
function sentence(report: Report): string {
  const { servers, failed, warned, errors, waived, ungraded, unchanged } = countsOf(report);
  if (report.failure !== null) {
    const undecided = servers > 0 ? `nothing was decided about ${plural(servers, 'server')}. ` : '';
    return `${undecided}${report.failure.message}`;
  }
  if (servers + report.problems.length === 0) {
    return unchanged === 0
      ? 'no MCP servers are declared.'
      : `this change touches none of the ${plural(unchanged, 'server')}.`;
  }
  const parts = [
    servers === 0
      ? 'no server to judge'
      : ungraded > 0
        ? `${ungraded} of ${plural(servers, 'server')} ungraded`
        : plural(servers, 'server'),
    ...(errors > 0 ? [`${errors} undecided`] : []),
    ...(failed > 0 ? [`${failed} failing`] : []),
    ...(warned > 0 ? [`${warned} with warnings`] : []),
    ...(waived > 0 ? [`${waived} waived`] : []),
    ...(report.problems.length > 0 ? [plural(report.problems.length, 'other problem')] : []),
    ...(unchanged > 0 ? [`${unchanged} unchanged`] : []),
  ];
  const rest = failed + warned + errors + report.problems.length === 0 ? ', all pass' : '';
  return `${parts.join(', ')}${rest}.`;
}

/** The verdict in a sentence, for below a heading that names it. */
export function lead(report: Report): string {
  const text = sentence(report);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The lines of the message that the policy has for this verdict. */
export function teamWords({ policy, verdict }: Pick<Report, 'policy' | 'verdict'>): string[] {
  const message = policy?.values.messages.get(verdict)?.trim() ?? '';
  return message === '' ? [] : message.split(/\r\n|\r|\n/);
}

/** A phrase as text, not shortened and with all its characters: for JSON, which escapes them. */
export function plainText(phrase: Phrase): string {
  return renderPhrase(phrase, inQuotes);
}

/** Characters of sentences together, well below what any output cuts. */
const longestSentences = 2500;

/**
 * Phrases as sentences of plain text, for people. However long the values are, our own words and the
 * last sentence, which is the advice, are complete: values are shortened instead.
 */
export function plainSentence(...phrases: readonly Phrase[]): string {
  const sentencesWith = (longest: number): string[] =>
    phrases.map((phrase) => renderPhrase(phrase, (value) => quoted(value, longest), visible));
  for (const longest of [200, 80]) {
    const text = sentencesWith(longest).join(' ').trim();
    if (text.length <= longestSentences) return text;
  }
  const share = Math.floor(longestSentences / phrases.length) - 40;
  return sentencesWith(30)
    .map((sentence) => visible(sentence, share))
    .join(' ')
    .trim();
}

/** Where the manual explains a rule, from the root of the action's repository. */
export function helpOf(rule: string): string {
  return `docs/rules.md#${rule}`;
}

/** `.mcp.json:12` */
export function placeOf({ file, span }: Pick<Declaration, 'file' | 'span'>): string {
  return `${file}:${span.start.line}`;
}

/** The place of the word that names what is launched, which annotations and SARIF mark too. */
export function wordPlaceOf({ dependency }: Pick<JudgedDependency, 'dependency'>): string {
  return placeOf({ file: dependency.declaration.file, span: dependency.span });
}

/** What a server is called: its package or address, else its alias. */
export function serverName({ dependency }: Pick<JudgedDependency, 'dependency'>): string {
  return shownName(dependency);
}

/** The judged version; where none is pinned, behind what is written instead. */
export function versionOf({
  dependency,
  match,
}: Pick<JudgedDependency, 'dependency' | 'match'>): string {
  const judged = listedMatch(match)?.judgedVersion ?? null;
  if (!hasVersions(dependency)) return judged ?? '–';
  if (dependency.resolved !== null) return dependency.resolved.version;
  const { specifier, pin, version } = versionPart(dependency);
  if (pin === 'exact' || pin === 'digest') return version ?? '–';
  const written = specifier ?? 'not pinned';
  return judged === null ? written : `${written} → ${judged}`;
}

/** The version that would pass; null where none does, or what is judged passes as it is, by a waiver for example. */
export function neededRemedy({
  remedy,
  verdict,
}: Pick<JudgedDependency, 'remedy' | 'verdict'>): Remedy | null {
  return verdict === 'pass' ? null : remedy;
}

/** The verdict on a server in a word. */
export function verdictWord({ verdict }: Pick<JudgedDependency, 'verdict'>): string {
  return verdict ?? 'not judged';
}

/** `B`, or a word for why there is none. */
export function shownGrade({ match }: Pick<JudgedDependency, 'match'>): string {
  if (match === null) return 'not judged';
  if (matchError(match) !== null) return 'error';
  const report = decidingReport(match);
  if (report === null) return match.kind;
  return report.score === null ? 'unscannable' : report.grade || '?';
}

/** Score out of 100, or a dash. */
export function scoreOf({ match }: Pick<JudgedDependency, 'match'>): string {
  return String(decidingReport(match)?.score ?? '–');
}

export const sourceWords: Readonly<Record<ExportSource, string>> = {
  cache: 'from the cache',
  download: 'downloaded',
  file: 'from a local file',
  none: 'not needed',
};

/** `1 server`, `3 servers`. */
export function plural(number: number, one: string): string {
  return `${number} ${one}${number === 1 ? '' : 's'}`;
}

/** `2026-11-20 04:00 UTC` */
export function instant(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** What was found in a tree, as a line of the log. */
export function scanWords({ declarations, candidates, files }: Inventory): string {
  const disabled = declarations.filter((declaration) => declaration.disabled).length;
  const packages =
    candidates.length > 0 ? `; ${plural(candidates.length, 'package')} of manifests` : '';
  const read = new Set(files.filter(({ status }) => status === 'read').map(({ path }) => path));
  return `Declarations: ${declarations.length} in ${plural(read.size, 'file')}, ${disabled} disabled${packages}`;
}

/** That the service has answered, and with what. */
export function answerWords({ generatedAt, declaredServers }: AnsweredHead): string {
  const servers = declaredServers === null ? '' : `, with ${plural(declaredServers, 'server')}`;
  return `The grading service answers: its export is of ${instant(generatedAt)}${servers}.`;
}

type AnsweredHead = WarmedCache['header'];

/** What a run that only fills the cache has done. */
export function warmedWords({ day, header, isNew, isKept }: WarmedCache): string {
  return `${answerWords(header)} ${keptWords({ day, isNew, isKept })}`;
}

function keptWords({ day, isNew, isKept }: Omit<WarmedCache, 'header'>): string {
  const exported = `the export of ${day}`;
  if (!isKept)
    return `The cache did not take ${exported}: this run may not write to it, it is out of order, or an upload under the same key broke off within the last day.`;
  return isNew
    ? `The cache holds ${exported} now.`
    : `The cache had ${exported} already; there is nothing newer.`;
}

/** What a change does to a server's version, where both were judged: `1.2.0, B (82) → 1.3.0, D (41)`. */
export function moveWords(server: JudgedDependency): Phrase | null {
  const move = versionChangeOf(server);
  const before = listedMatch(server.previous?.match)?.judgedVersion ?? null;
  const after = listedMatch(server.match)?.judgedVersion ?? null;
  if (move === null || before === null || after === null || before === after) return null;
  const grade = (match: Match | null | undefined): string => decidingReport(match)?.grade || '?';
  const checks = (title: string, findings: readonly Finding[]): Phrase =>
    findings.length === 0 ? say`` : say`; ${words(title)} ${listed(findings.map(checkOf))}`;
  return say`${before}, ${grade(server.previous?.match)} (${words(String(move.before))}) → ${after}, ${grade(server.match)} (${words(String(move.after))})${checks('new failing checks:', move.newFailing)}${checks('resolved:', move.resolved)}`;
}

/** So many days before its end a waiver that is in use is announced. */
const noticeDays = 14;

/** Waivers that are in use and end soon. */
export function endingSoon({ waivers }: Report): readonly WaiverReport[] {
  return waivers.filter(({ status, daysLeft }) => status === 'used' && daysLeft <= noticeDays);
}

/** The announcement of a waiver's end. */
export function endingWords({ waiver, daysLeft }: WaiverReport): Phrase {
  const days = daysLeft === 0 ? 'today' : `in ${plural(daysLeft, 'day')}`;
  return say`The waiver of ${waiverTarget(waiver)} ends ${words(days)}, on ${waiver.expires}: ${waiver.reason}.`;
}
