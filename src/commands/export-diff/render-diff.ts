import {
  type Block,
  emptyLine,
  firstItems,
  type Inline,
  type Line,
  limits,
  line,
  list,
  ownText,
  paragraph,
  pluralLine,
  prose,
  section,
  title,
} from '../../report/document.ts';
import { type Redactor, redactJson } from '../../report/redact.ts';
import { instant } from '../../report/report-messages.ts';
import { safeJson } from '../../report/text.ts';
import { writeMarkdown } from '../../report/write-html.ts';
import type { DiffFormat } from './formats.ts';
import {
  type DiffKind,
  gradesLine,
  listKind,
  policyKinds,
  policyNotices,
  scoreAndGrade,
} from './policy-kinds.ts';
import type { ExportDiff } from './schema.ts';

/** Default maximum number of lines per kind of difference. JSON output is not truncated. */
const maxLines = 20;
/** Line limits per kind in a job summary, tried in order until the summary fits. */
const summarySteps = [100, maxLines, 5].map((most) => ({ detail: 3, most }) as const);
/** GitHub rejects step summaries above this size. */
const maxSummaryBytes = 1024 * 1024;

/** Approximate length of each piece that `renderDiff` yields, in characters. */
const pieceLength = 64 * 1024;

/**
 * Renders a diff as text in pieces, because the whole text can exceed the maximum string length, for example
 * after a rubric change. The text ends with a line break.
 *
 * @param redact removes secrets; JSON output stays valid
 */
export function* renderDiff(
  diff: ExportDiff,
  format: Exclude<DiffFormat, 'table'>,
  redact: Redactor = (text) => text,
): Generator<string> {
  let piece = '';
  for (const part of renderParts(diff, format, redact)) {
    piece += part;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

function* renderParts(
  diff: ExportDiff,
  format: Exclude<DiffFormat, 'table'>,
  redact: Redactor,
): Generator<string> {
  const encode = (value: unknown): string => redactJson(safeJson(value, 0), redact, 0).trimEnd();
  switch (format) {
    case 'json':
      yield* jsonParts(diff, encode);
      yield '\n';
      break;
    case 'ndjson':
      for (const line of diffLines(diff)) yield `${encode(line)}\n`;
      break;
    case 'markdown':
      yield redact(
        renderDiffMarkdown(diff, [], { most: maxLines, limit: Number.POSITIVE_INFINITY }),
      );
  }
}

/** Yields JSON with one list element per line. */
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
    yield `${separator}\n${indent}  ${isList ? '' : `${safeJson(key)}: `}`;
    if (isList || typeof each !== 'object' || each === null) yield encode(each);
    else yield* jsonParts(each, encode, `${indent}  `);
    separator = ',';
  }
  yield `${separator === '' ? '' : `\n${indent}`}${isList ? ']' : '}'}`;
}

/**
 * Renders the job summary as GitHub Flavored Markdown of at most 1 MiB.
 *
 * @param isWithheld whether to show only counts, without names or grades
 */
export function renderDiffSummary(
  diff: ExportDiff,
  notices: readonly string[],
  isWithheld: boolean,
): string {
  return renderDiffMarkdown(diff, notices, {
    most: isWithheld ? 0 : Number.POSITIVE_INFINITY,
    limit: maxSummaryBytes - 1024,
  });
}

/** @param most maximum number of lines per kind; 0 shows only counts */
function renderDiffMarkdown(
  diff: ExportDiff,
  notices: readonly string[],
  { most, limit }: { readonly most: number; readonly limit: number },
): string {
  const blocks = [heading, limits, ...diffBlocks(diff, most, notices)];
  return writeMarkdown(blocks, { limit, steps: summarySteps, whereRest: null });
}

/** Renders the job summary if there is no earlier export to compare with. */
export function renderSingleExport(generatedAt: number, notices: readonly string[]): string {
  const sentences = [
    line`New: generated ${prose(instant(generatedAt))}.`,
    ...notices.map((each) => prose(each)),
  ];
  const blocks = [heading, ...sentences.map((each) => paragraph(each))];
  return writeMarkdown(blocks, { limit: maxSummaryBytes });
}

/** Yields one object for the two exports, then one object for each difference. */
function* diffLines(diff: ExportDiff): Generator<object> {
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
  const { old, new: now, differs, schema, rubric } = diff;
  yield { kind: 'exports', old, new: now, differs, schema, rubric };
  for (const [kind, entries] of Object.entries(kinds)) {
    for (const each of entries) yield { kind, ...each };
  }
}

/** Maximum number of items shown on a line; the rest are only counted. */
const maxParts = 20;

function joinFirst<T>(all: readonly T[], lineFor: (each: T) => Inline, between = line`, `): Line {
  return all.length === 0 ? line`none` : firstItems(all.map(lineFor), maxParts, between);
}

type VersionChange = ExportDiff['versions']['changed'][number];
type VersionName = Pick<VersionChange, 'server' | 'name' | 'version'>;

/**
 * Returns a sort key that puts the largest losses first, because many readers see only the first lines. If
 * the rubric changed, the key is the new score.
 */
const scoreGain = ({ cause, before, after }: VersionChange): number =>
  (after.score ?? 0) - (cause === 'rubric-changed' ? 0 : (before.score ?? 0));

const serverLine = ({ id, name }: { id: string; name: string | null }): Line =>
  name === null ? line`${id}` : line`${name} (${id})`;
const textList = (texts: readonly string[]): Line => joinFirst(texts, (each) => each);
const versionLine = ({ server, name, version }: VersionName): Line =>
  name === null ? line`${server} ${version}` : line`${name} ${version} (${server})`;
const publisherLine = (each: ExportDiff['publishers'][number]['before']): Line =>
  line`${each.namespace ?? 'none'} (${ownText(each.verified === true ? 'verified' : 'not verified')})`;
const addedLine = (each: { added: readonly string[]; removed: readonly string[] }): Line =>
  line`added ${textList(each.added)}; removed ${textList(each.removed)}`;

function changedLine({ checks, ...each }: VersionChange): Line {
  const grades = line`${versionLine(each)}: ${gradesLine(each)}`;
  const checkChanges = joinFirst(
    checks,
    ({ check, before: was, after: is }) =>
      line`${check ?? 'unnamed check'}: ${textList(was)} → ${textList(is)}`,
    line`; `,
  );
  return checks.length === 0 ? grades : line`${grades}; ${checkChanges}`;
}

export function diffKinds(diff: ExportDiff): DiffKind[] {
  const { packages, publishers, servers, versions, policy } = diff;
  const changedVersions = (cause: string) =>
    versions.changed
      .filter((each) => each.cause === cause)
      .sort((a, b) => scoreGain(a) - scoreGain(b));
  const gradedLine = (each: ExportDiff['versions']['came'][number]): Line =>
    line`${versionLine(each)}: ${scoreAndGrade(each)}`;
  return [
    ...(policy === undefined ? [] : policyKinds(policy)),
    listKind(
      'Packages now listed by another server',
      packages.moved,
      (each) =>
        line`${each.package}: ${joinFirst(each.from, serverLine)} → ${joinFirst(each.to, serverLine)}`,
    ),
    listKind(
      'Servers whose packages changed',
      packages.changed,
      (each) => line`${serverLine(each)}: ${addedLine(each)}`,
    ),
    listKind(
      'Servers whose publisher changed',
      publishers,
      (each) =>
        line`${serverLine(each)}: ${publisherLine(each.before)} → ${publisherLine(each.after)}`,
    ),
    listKind('Versions graded again', changedVersions('graded-anew'), changedLine),
    listKind(
      'Versions graded with a different rubric',
      changedVersions('rubric-changed'),
      changedLine,
    ),
    listKind('Servers added', servers.came, serverLine),
    listKind('Servers removed', servers.went, serverLine),
    listKind(
      'Servers renamed',
      servers.renamed,
      ({ id, before, after }) => line`${id}: ${before} → ${after}`,
    ),
    listKind(
      'Servers whose listed versions or digests changed',
      servers.relisted,
      (each) => line`${serverLine(each)}: ${addedLine(each)}`,
    ),
    listKind(
      'Servers whose number of records changed',
      servers.repeated,
      ({ id, before, after }) => line`${id}: ${before} → ${after}`,
    ),
    listKind('Versions added', versions.came, gradedLine),
    listKind('Versions removed', versions.went, gradedLine),
    listKind(
      'Checks that started or stopped failing',
      diff.checks,
      ({ check, cause, began, ceased }) => {
        const rubric = ownText(cause === 'rubric-changed' ? ', with a different rubric' : '');
        return line`${check ?? 'unnamed check'}: started in ${pluralLine(began, 'version')}, stopped in ${ceased}${rubric}`;
      },
    ),
  ].filter(({ count }) => count > 0);
}

export const noDifferences = 'There are no differences.';

function headLines({ old, new: now, schema, rubric, differs, policy }: ExportDiff): Line[] {
  const sideLine = ({ name, generatedAt, ...totals }: ExportDiff['old']): Line => {
    const { servers, scores, findings, unreadable } = totals;
    const unreadableNote =
      unreadable > 0 ? line`, records that cannot be compared: ${unreadable}` : emptyLine;
    return line`${name}, generated ${prose(instant(Date.parse(generatedAt)))}: ${pluralLine(servers, 'server')}, ${pluralLine(scores, 'score')}, ${pluralLine(findings, 'finding')}${unreadableNote}`;
  };
  return [
    line`Old: ${sideLine(old)}`,
    line`New: ${sideLine(now)}`,
    ...(Date.parse(old.generatedAt) > Date.parse(now.generatedAt)
      ? [line`The old export was generated after the new one. If this is unintended, swap them.`]
      : []),
    ...(schema === null
      ? []
      : [line`The schema changed from ${schema.before ?? 'none'} to ${schema.after ?? 'none'}.`]),
    ...(rubric === null
      ? []
      : [
          line`The rubric changed from ${rubric.before ?? 'none'} to ${rubric.after ?? 'none'}, so the two exports' grades are not comparable. To find servers in use that fail now, run mcp-grade-gate check in a repository, or mcp-grade-gate sweep for all repositories.`,
        ]),
    ...(policy === undefined ? [] : policyNotices(policy)),
    ...(differs ? [] : [ownText(noDifferences)]),
  ];
}

const heading = title(line`Differences between two exports`);

/** @param most maximum number of lines per kind; 0 shows only counts */
export function* diffBlocks(
  diff: ExportDiff,
  most: number = maxLines,
  notices: readonly string[] = [],
): Generator<Block> {
  yield* notices.map((each) => paragraph(prose(each)));
  yield* headLines(diff).map((each) => paragraph(each));
  const kinds = diffKinds(diff);
  if (most === 0) yield list(kinds.map(({ title: kind, count }) => line`${prose(kind)}: ${count}`));
  for (const { title: kind, count, lines } of most === 0 ? [] : kinds) {
    yield section(line`${prose(kind)}: ${count}`, [list(lines, { most, total: count })]);
  }
}
