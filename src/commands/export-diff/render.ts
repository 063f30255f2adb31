import { firstThatFits, joinWithin } from '../../report/fit.ts';
import { type Redactor, redactJson } from '../../report/redact.ts';
import { html, htmlCode, json, logLine, quoted } from '../../report/text.ts';
import { instant, plural } from '../../report/words.ts';
import type { DiffFormat } from './formats.ts';
import { type Kind, listKind, scoreAndGrade } from './kinds.ts';
import { policyKinds, policyNotices } from './policy-kinds.ts';
import type { ExportDiff } from './schema.ts';

/** Lines of each kind of difference for people; JSON has them all. */
const maxLines = 20;
/** Lines of each kind in a job summary: fewer where more do not fit. */
const summaryLines = [100, maxLines, 5, 0] as const;
/** GitHub refuses a step summary above this size as a whole. */
const maxSummaryBytes = 1024 * 1024;

/** Pieces of a text are about as long as this, in characters. */
const pieceLength = 64 * 1024;

/**
 * A difference as text that ends with a line break, in pieces: where everything differs, as after a new
 * rubric, it may be longer than a string can be.
 *
 * @param redact takes secrets out of texts; JSON stays JSON
 */
export function* renderDiff(
  diff: ExportDiff,
  format: DiffFormat,
  redact: Redactor = (text) => text,
): Generator<string> {
  let piece = '';
  for (const part of partsOf(diff, format, redact)) {
    piece += part;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

function* partsOf(diff: ExportDiff, format: DiffFormat, redact: Redactor): Generator<string> {
  const encode = (value: unknown): string => redactJson(json(value, 0), redact, 0).trimEnd();
  switch (format) {
    case 'json':
      yield* jsonParts(diff, encode);
      yield '\n';
      break;
    case 'ndjson':
      for (const line of linesOf(diff)) yield `${encode(line)}\n`;
      break;
    case 'markdown':
      for (const block of markdownBlocks(diff, maxLines)) yield redact(block);
      break;
    case 'table':
      yield redact(renderText(diff));
  }
}

/** JSON in which each element of a list has a line of its own. */
function* jsonParts(
  value: object,
  encode: (value: unknown) => string,
  indent = '',
): Generator<string> {
  const isList = Array.isArray(value);
  yield isList ? '[' : '{';
  let separator = '';
  for (const [key, each] of Object.entries(value)) {
    if (each === undefined) continue;
    yield `${separator}\n${indent}  ${isList ? '' : `${json(key)}: `}`;
    if (isList || typeof each !== 'object' || each === null) yield encode(each);
    else yield* jsonParts(each, encode, `${indent}  `);
    separator = ',';
  }
  yield `${separator === '' ? '' : `\n${indent}`}${isList ? ']' : '}'}`;
}

/**
 * The job summary as GitHub-flavoured Markdown, within 1 MiB.
 *
 * @param notices sentences about the comparison
 * @param isWithheld whether only counts may be shown: neither names nor grades
 */
export function renderDiffSummary(
  diff: ExportDiff,
  notices: readonly string[],
  isWithheld: boolean,
): string {
  return firstThatFits(isWithheld ? [0] : summaryLines, (most) =>
    joinWithin(markdownBlocks(diff, most, notices), maxSummaryBytes - 1024),
  );
}

/** The job summary where there was nothing to compare with. */
export function renderSingleExport(generatedAt: number, notices: readonly string[]): string {
  const sentences = [`New: generated ${instant(generatedAt)}.`, ...notices];
  return markdownHeading + sentences.map(paragraph).join('');
}

/** One object for each difference, after one with the two exports. */
function* linesOf(diff: ExportDiff): Generator<object> {
  const { packages, publishers, servers, versions, checks, policy } = diff;
  const kinds: Readonly<Record<string, readonly object[]>> = {
    ...(policy && {
      'policy-problem': policy.problems,
      'policy-blocked': policy.blocked,
      'policy-changed': policy.changed,
      'policy-came': policy.came,
      'policy-went': policy.went,
    }),
    'package-moved': packages.moved,
    'packages-changed': packages.changed,
    'publisher-changed': publishers,
    'server-came': servers.came,
    'server-went': servers.went,
    'server-renamed': servers.renamed,
    'server-relisted': servers.relisted,
    'server-repeated': servers.repeated,
    'version-came': versions.came,
    'version-went': versions.went,
    'version-changed': versions.changed,
    check: checks,
  };
  const { old, new: now, differs, rubric } = diff;
  yield { kind: 'exports', old, new: now, differs, rubric };
  for (const [kind, all] of Object.entries(kinds)) {
    for (const each of all) yield { kind, ...each };
  }
}

/** Parts of a line that are written out; of more only the number is. */
const maxParts = 20;

function someOf<T>(all: readonly T[], words: (each: T) => string, between = ', '): string {
  if (all.length === 0) return 'none';
  const more = all.length > maxParts ? [`${all.length - maxParts} more`] : [];
  return [...all.slice(0, maxParts).map(words), ...more].join(between);
}

type VersionChange = ExportDiff['versions']['changed'][number];
type VersionName = Pick<VersionChange, 'server' | 'name' | 'version'>;

/** By how much a score rose: who reads only the first lines is to see what fell furthest. */
const gain = ({ before, after }: VersionChange): number => (after.score ?? 0) - (before.score ?? 0);

/**
 * @param value makes a stranger's text harmless
 * @param most how many lines each kind has
 */
function kindsOf(diff: ExportDiff, value: (text: string) => string, most: number): Kind[] {
  const { packages, publishers, servers, versions, policy } = diff;
  const kind = <T>(title: string, all: readonly T[], line: (each: T) => string): Kind =>
    listKind(title, all, line, most);
  const named = ({ id, name }: { id: string; name: string | null }): string =>
    name === null ? value(id) : `${value(name)} (${value(id)})`;
  const list = (texts: readonly string[]): string => someOf(texts, (each) => value(each));
  const graded = (each: { score: number | null; grade: string | null }): string =>
    scoreAndGrade(each, value);
  const versionOf = ({ server, name, version }: VersionName): string =>
    `${value(name ?? server)} ${value(version)}${name === null ? '' : ` (${value(server)})`}`;
  const publisherOf = (each: ExportDiff['publishers'][number]['before']): string =>
    `${value(each.namespace ?? 'none')} (${each.verified === true ? 'verified' : 'not verified'})`;
  const changed = (cause: string) =>
    versions.changed.filter((each) => each.cause === cause).sort((a, b) => gain(a) - gain(b));
  const changedLine = ({ before, after, checks, ...each }: VersionChange): string => {
    const words = ({ check, before: was, after: is }: (typeof checks)[number]): string =>
      `${value(check ?? 'unnamed check')}: ${list(was)} → ${list(is)}`;
    const grades = `${versionOf(each)}: ${graded(before)} → ${graded(after)}`;
    return checks.length === 0 ? grades : `${grades}; ${someOf(checks, words, '; ')}`;
  };
  return [
    ...(policy === undefined ? [] : policyKinds(policy, value, most)),
    kind(
      'Packages that another server lists now',
      packages.moved,
      (each) => `${value(each.package)}: ${someOf(each.from, named)} → ${someOf(each.to, named)}`,
    ),
    kind(
      'Servers whose packages changed',
      packages.changed,
      (each) => `${named(each)}: added ${list(each.added)}; removed ${list(each.removed)}`,
    ),
    kind(
      'Servers whose publisher changed',
      publishers,
      (each) => `${named(each)}: ${publisherOf(each.before)} → ${publisherOf(each.after)}`,
    ),
    kind('Versions graded anew', changed('graded-anew'), changedLine),
    kind('Versions graded by another rubric', changed('rubric-changed'), changedLine),
    kind('Servers that came', servers.came, named),
    kind('Servers that went', servers.went, named),
    kind(
      'Servers that were renamed',
      servers.renamed,
      ({ id, before, after }) => `${value(id)}: ${value(before)} → ${value(after)}`,
    ),
    kind(
      'Servers that list other versions or digests',
      servers.relisted,
      (each) => `${named(each)}: added ${list(each.added)}; removed ${list(each.removed)}`,
    ),
    kind(
      'Servers with another number of records',
      servers.repeated,
      ({ id, before, after }) => `${value(id)}: ${before} → ${after}`,
    ),
    kind('Versions that came', versions.came, (each) => `${versionOf(each)}: ${graded(each)}`),
    kind('Versions that went', versions.went, (each) => `${versionOf(each)}: ${graded(each)}`),
    kind('Checks that began or ceased to fail', diff.checks, ({ check, cause, began, ceased }) => {
      const rubric = cause === 'rubric-changed' ? ', by another rubric' : '';
      return `${value(check ?? 'unnamed check')}: began in ${plural(began, 'version')}, ceased in ${ceased}${rubric}`;
    }),
  ].filter(({ count }) => count > 0);
}

/** How many differences of each kind there are. */
export function kindCounts(diff: ExportDiff): Pick<Kind, 'title' | 'count'>[] {
  return kindsOf(diff, quoted, 0);
}

/** Of which exports the difference is, in words. */
function headLines(
  { old, new: now, rubric, differs, policy }: ExportDiff,
  value: (text: string) => string,
): string[] {
  const sideWords = ({ name, generatedAt, ...totals }: ExportDiff['old']): string =>
    `${value(name)}, generated ${instant(Date.parse(generatedAt))}: ${plural(totals.servers, 'server')}, ${plural(totals.scores, 'score')}, ${plural(totals.findings, 'finding')}` +
    (totals.unreadable > 0 ? `, ${totals.unreadable} records that cannot be compared` : '');
  return [
    `Old: ${sideWords(old)}`,
    `New: ${sideWords(now)}`,
    ...(Date.parse(old.generatedAt) > Date.parse(now.generatedAt)
      ? ['The old one was generated after the new one: if that is not meant, swap them.']
      : []),
    ...(rubric === null
      ? []
      : [
          `The rubric changed from ${value(rubric.before ?? 'none')} to ${value(rubric.after ?? 'none')}: grades of both are not comparable.`,
        ]),
    ...(policy === undefined ? [] : policyNotices(policy, value)),
    ...(differs ? [] : ['Nothing differs.']),
  ];
}

function renderText(diff: ExportDiff): string {
  const lines = [
    ...headLines(diff, quoted),
    ...kindsOf(diff, quoted, maxLines).flatMap(({ title, count, lines: all }) => [
      '',
      `${title}: ${count}`,
      ...all.map((line) => `  ${line}`),
      ...(count > all.length ? [`  and ${count - all.length} more`] : []),
    ]),
  ];
  return `${lines.map(logLine).join('\n')}\n`;
}

const markdownHeading = '<h2>What differs between two exports</h2>\n';
const paragraph = (sentence: string): string => `<p>${html(sentence)}</p>\n`;

function* markdownBlocks(
  diff: ExportDiff,
  most: number,
  notices: readonly string[] = [],
): Generator<string> {
  const code = (text: string): string => htmlCode(text);
  yield markdownHeading;
  yield* notices.map(paragraph);
  for (const line of headLines(diff, code)) yield `<p>${line}</p>\n`;
  for (const { title, count, lines } of kindsOf(diff, code, most)) {
    yield `<h3>${html(title)}: ${count}</h3>\n`;
    if (lines.length === 0) continue;
    const more = count > lines.length ? `<li>and ${count - lines.length} more</li>` : '';
    yield `<ul>\n${lines.map((line) => `<li>${line}</li>`).join('\n')}\n${more}</ul>\n`;
  }
}
