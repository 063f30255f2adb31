import { html, htmlCode, json, logLine, quoted } from '../report/text.ts';
import { instant, plural } from '../report/words.ts';
import type { DiffFormat } from './formats.ts';
import type { ExportDiff } from './schema.ts';

/** Lines of each kind of difference for people; JSON has them all. */
const maxLines = 20;

/** A difference as text. It ends with a line break. */
export function renderDiff(diff: ExportDiff, format: DiffFormat): string {
  switch (format) {
    case 'json':
      return `${json(diff)}\n`;
    case 'ndjson':
      return linesOf(diff)
        .map((line) => `${json(line, 0)}\n`)
        .join('');
    case 'markdown':
      return renderMarkdown(diff);
    case 'table':
      return renderText(diff);
  }
}

/** One object for each difference, after one with the two exports. */
function linesOf(diff: ExportDiff): object[] {
  const { packages, publishers, servers, versions, checks } = diff;
  const kinds: Readonly<Record<string, readonly object[]>> = {
    'package-moved': packages.moved,
    'packages-changed': packages.changed,
    'publisher-changed': publishers,
    'server-came': servers.came,
    'server-went': servers.went,
    'server-renamed': servers.renamed,
    'version-came': versions.came,
    'version-went': versions.went,
    'version-changed': versions.changed,
    check: checks,
  };
  const { old, new: now, differs, rubric } = diff;
  return [
    { kind: 'exports', old, new: now, differs, rubric },
    ...Object.entries(kinds).flatMap(([kind, all]) => all.map((each) => ({ kind, ...each }))),
  ];
}

interface Kind {
  readonly title: string;
  readonly count: number;
  readonly lines: readonly string[];
}

/** @param value makes a stranger's text harmless */
function kindsOf(diff: ExportDiff, value: (text: string) => string): Kind[] {
  const { packages, publishers, servers, versions } = diff;
  const kind = <T>(title: string, all: readonly T[], line: (each: T) => string): Kind => ({
    title,
    count: all.length,
    lines: all.slice(0, maxLines).map(line),
  });
  const named = ({ id, name }: { id: string; name: string | null }): string =>
    name === null ? value(id) : `${value(name)} (${value(id)})`;
  const list = (texts: readonly string[]): string =>
    texts.length === 0 ? 'none' : texts.map(value).join(', ');
  const graded = ({ score, grade }: { score: number | null; grade: string | null }): string =>
    `${score ?? 'no score'} ${value(grade ?? '–')}`;
  const versionOf = ({ server, version }: { server: string; version: string }): string =>
    `${value(server)} ${value(version)}`;
  const publisherOf = (each: ExportDiff['publishers'][number]['before']): string =>
    `${value(each.namespace ?? 'none')} (${each.verified === true ? 'verified' : 'not verified'})`;
  const changed = (cause: string) => versions.changed.filter((each) => each.cause === cause);
  const changedLine = ({ before, after, checks, ...each }: (typeof versions.changed)[number]) => {
    const words = checks.map(
      ({ check, before: was, after: is }) =>
        `${value(check ?? 'unnamed check')}: ${list(was)} → ${list(is)}`,
    );
    const grades = `${graded(before)} → ${graded(after)}`;
    return [`${versionOf(each)}: ${grades}`, ...words].join('; ');
  };
  return [
    kind(
      'Packages that another server lists now',
      packages.moved,
      (each) =>
        `${value(each.package)}: ${each.from.map(named).join(', ')} → ${each.to.map(named).join(', ')}`,
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
    kind('Versions that came', versions.came, (each) => `${versionOf(each)}: ${graded(each)}`),
    kind('Versions that went', versions.went, (each) => `${versionOf(each)}: ${graded(each)}`),
    kind('Checks that began or ceased to fail', diff.checks, ({ check, cause, began, ceased }) => {
      const rubric = cause === 'rubric-changed' ? ', by another rubric' : '';
      return `${value(check ?? 'unnamed check')}: began in ${plural(began, 'version')}, ceased in ${ceased}${rubric}`;
    }),
  ].filter(({ count }) => count > 0);
}

/** Of which exports the difference is, in words. */
function headLines(
  { old, new: now, rubric, differs }: ExportDiff,
  value: (text: string) => string,
): string[] {
  const sideWords = ({ name, generatedAt, ...totals }: ExportDiff['old']): string =>
    `${value(name)}, generated ${instant(Date.parse(generatedAt))}: ${plural(totals.servers, 'server')}, ${plural(totals.scores, 'score')}, ${plural(totals.findings, 'finding')}` +
    (totals.unreadable > 0 ? `, ${totals.unreadable} records that cannot be compared` : '');
  return [
    `Old: ${sideWords(old)}`,
    `New: ${sideWords(now)}`,
    ...(rubric === null
      ? []
      : [
          `The rubric changed from ${value(rubric.before ?? 'none')} to ${value(rubric.after ?? 'none')}: grades of both are not comparable.`,
        ]),
    ...(differs ? [] : ['Nothing differs.']),
  ];
}

function renderText(diff: ExportDiff): string {
  const lines = [
    ...headLines(diff, quoted),
    ...kindsOf(diff, quoted).flatMap(({ title, count, lines: all }) => [
      '',
      `${title}: ${count}`,
      ...all.map((line) => `  ${line}`),
      ...(count > all.length ? [`  and ${count - all.length} more`] : []),
    ]),
  ];
  return `${lines.map(logLine).join('\n')}\n`;
}

function renderMarkdown(diff: ExportDiff): string {
  const code = (text: string): string => htmlCode(text);
  const parts = kindsOf(diff, code).map(({ title, count, lines }) => {
    const more = count > lines.length ? `<li>and ${count - lines.length} more</li>` : '';
    const items = lines.map((line) => `<li>${line}</li>`).join('\n');
    return `<h3>${html(title)}: ${count}</h3>\n<ul>\n${items}\n${more}</ul>\n`;
  });
  const head = headLines(diff, code).map((line) => `<p>${line}</p>\n`);
  return `<h2>What differs between two exports</h2>\n${head.join('')}${parts.join('')}`;
}
