import type {
  Alteration,
  Declaration,
  Dependency,
  FileReport,
  Inventory,
  JudgedDependency,
  Problem,
  Report,
} from '../model.ts';
import { say } from '../phrase.ts';
import { nameOrNull, shownName } from '../policy/words.ts';
import { purlOf } from '../versions/purl.ts';
import { findingLine } from './evidence.ts';
import { reportedProblems, worstFirst, worstServersFirst } from './order.ts';
import { json, logLine, visible } from './text.ts';
import {
  endingSoon,
  endingWords,
  gradeOf,
  headline,
  moveWords,
  nameOf,
  placeOf,
  plainSentence,
  plural,
  scoreOf,
  teamWords,
  verdictWord,
  versionOf,
  wordPlaceOf,
} from './words.ts';

/** How a check is shown: what a terminal can do, and how wide it is. */
export interface TerminalOptions {
  /** Paints a text; gives it back as it is where there are no colours. */
  readonly paint: (style: Style, text: string) => string;
  /** Characters of a line; null where lines may be of any length. */
  readonly width: number | null;
}

export type Style = 'red' | 'yellow' | 'green' | 'dim' | 'bold';

/** A line whose first characters have a style of their own. */
interface Styled {
  readonly text: string;
  readonly style: Style;
  readonly length: number;
}

const styles: Readonly<Record<string, Style>> = {
  PASS: 'green',
  WARN: 'yellow',
  FAIL: 'red',
  ERROR: 'red',
  pass: 'green',
  warn: 'yellow',
  fail: 'red',
  error: 'red',
  waived: 'dim',
};

/** The verdict of a check as lines for a terminal: a table, what was found and what to do, the verdict. */
export function renderCheck(report: Report, terminal: TerminalOptions): string {
  const counted = report.servers.filter(({ isCounted }) => isCounted).sort(worstServersFirst);
  const rows = counted.map((server): string[] => [
    verdictWord(server).toUpperCase(),
    nameOf(server),
    versionOf(server),
    gradeOf(server),
    scoreOf(server),
    wordPlaceOf(server),
  ]);
  const found = reportedProblems(counted, report.problems)
    .sort(worstFirst)
    .map(({ problem }) => problem);
  const head = ['VERDICT', 'SERVER', 'VERSION', 'GRADE', 'SCORE', 'DECLARED IN'];
  return page(
    [
      ...table(head, rows, terminal.width).map(byFirstWord),
      ...(found.length === 0 ? [] : ['']),
      ...said(found, new Set(report.problems)).flatMap((line) =>
        wrapped(line, terminal.width).map(byFirstWord),
      ),
      ...section('What the change does to versions:', counted.flatMap(moveLine)),
      ...section(
        'Waivers that end soon:',
        endingSoon(report).map((each) => `  ${plainSentence(endingWords(each))}`),
      ),
      '',
      byFirstWord(headline(report)),
      ...teamWords(report).flatMap((line) => wrapped(line, terminal.width)),
      ...(report.failure === null
        ? []
        : [...report.failure.details.map((detail) => `  ${detail}`), report.failure.remedy]),
    ],
    terminal.paint,
  );
}

/** A line that begins with a verdict or level, in its colour. */
function byFirstWord(line: string): string | Styled {
  const [first = ''] = /^\w+/.exec(line) ?? [];
  const style = Object.hasOwn(styles, first) ? styles[first] : undefined;
  return style === undefined ? line : { text: line, style, length: first.length };
}

function moveLine(server: JudgedDependency): string[] {
  const move = moveWords(server);
  return move === null ? [] : [`  ${plainSentence(say`${nameOf(server)}`, move)}`];
}

/** More findings or places of one problem than a reader of a terminal looks through. */
const most = 8;

/**
 * What was found, each sentence once, with its evidence, and its places where there are several.
 *
 * @param alone problems whose place no table tells
 */
function said(problems: readonly Problem[], alone: ReadonlySet<Problem>): string[] {
  const isAlone = (problem: Problem | undefined): boolean =>
    problem !== undefined && problem.file !== null && alone.has(problem);
  const sentence = ({ level, rule, message, advice, waived }: Problem): string =>
    waived === null
      ? `${level} ${rule}: ${plainSentence(message, advice)}`
      : `waived ${rule}: ${plainSentence(message, say`Waived: ${waived}`)}`;
  return [...Map.groupBy(problems, sentence)].flatMap(([text, same]) => {
    const all = same.flatMap(({ file, span }) =>
      file === null ? [] : [span === null ? file : `${file}:${span.start.line}`],
    );
    const places = [...new Set(all)];
    const further = places.length > most ? ` and ${places.length - most} more` : '';
    const findings = same[0]?.findings ?? [];
    const rest = findings.length - most;
    return [
      text,
      ...findings.slice(0, most).map((finding) => `    • ${findingLine(finding, 400)}`),
      ...(rest > 0 ? [`    and ${plural(rest, 'more finding')}; --json has all of them`] : []),
      ...(same.length === 1 && !isAlone(same[0])
        ? []
        : [`    in ${places.slice(0, most).join(', ')}${further}`]),
    ];
  });
}

/** A line of words broken at spaces; what follows is further in, or below the words of a bullet. */
function wrapped(line: string, width: number | null): string[] {
  if (width === null || line.length <= width) return [line];
  const [bullet = ''] = /^\s*(?:• )?/.exec(line) ?? [];
  const indent = bullet.endsWith('• ') ? bullet.length : bullet.length + 2;
  const lines: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const at = rest.lastIndexOf(' ', width);
    // A word that is longer than the line stays whole, so that it can be copied.
    const end = at > indent ? at : rest.indexOf(' ', width);
    if (end < 0) break;
    lines.push(rest.slice(0, end));
    rest = ' '.repeat(indent) + rest.slice(end + 1);
  }
  return [...lines, rest];
}

/** Types whose declarations name no version. */
const versionless: ReadonlySet<string> = new Set(['remote', 'local', 'unidentified']);

/** What a project declares, as lines for a terminal: grouped by server, then what was not read. */
export function renderInventory(inventory: Inventory): string {
  const { declarations, dependencies, candidates, files } = inventory;
  const servers = groupsOf(dependencies);
  const unread = files.filter(({ status }) => status === 'unreadable');
  const skipped = files.filter(({ status }) => status === 'skipped');
  const places = new Set(declarations.map(({ file }) => file));
  const named = (role: Dependency['role']): number =>
    new Set(
      dependencies
        .filter((each) => each.role === role)
        .map((each) => JSON.stringify(cellsOf(each).slice(0, 1))),
    ).size;
  const launchers = named('launcher');
  return page([
    ...table(['SERVER', 'VERSION', 'TYPE', 'DECLARED IN'], servers.flatMap(rowsOf)),
    ...section(
      'Direct dependencies of package manifests; servers are those that the export lists:',
      table(['PACKAGE', 'VERSION', 'TYPE', 'DECLARED IN'], groupsOf(candidates).flatMap(rowsOf)),
    ),
    ...section(
      'Not read:',
      unread.map(
        ({ path, span, reason }) =>
          `  ${path}${span ? `:${span.start.line}` : ''}: ${reason ?? ''}`,
      ),
    ),
    ...section(
      'Skipped:',
      skipped.map(({ path, reason }) => `  ${path}: ${reason ?? ''}`),
    ),
    ...(servers.length + candidates.length + unread.length + skipped.length === 0 ? [] : ['']),
    [
      `${plural(named('server'), 'server')}${launchers > 0 ? ` and ${plural(launchers, 'launcher')}` : ''}`,
      `in ${plural(declarations.length, 'declaration')} of ${plural(places.size, 'file')}`,
      ...(unread.length > 0
        ? [`(${plural(unread.length, 'fault')} in files that cannot be read)`]
        : []),
    ].join(' '),
  ]);
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines];
}

/** Dependencies that are the same server in the same version, by name; what is not identified is last. */
function groupsOf(dependencies: readonly Dependency[]): (readonly Dependency[])[] {
  const isOdd = ({ type }: Dependency): number => (type === 'unidentified' ? 1 : 0);
  const key = (each: Dependency): string => JSON.stringify(cellsOf(each));
  return [...Map.groupBy(dependencies, key).values()].sort(([a], [b]) => {
    if (a === undefined || b === undefined) return 0;
    const [one, other] = [cellsOf(a).join('\u0000'), cellsOf(b).join('\u0000')];
    return isOdd(a) - isOdd(b) || (one < other ? -1 : 1);
  });
}

/** What is told of a server once, wherever it is declared: its name, version, type and remark. */
function cellsOf(dependency: Dependency): [string, string, string, string] {
  const { type, role, name, reason, alterations, declaration } = dependency;
  const isKnown = type !== 'unidentified';
  const detail = name === null || name === declaration.alias ? '' : ` (${name})`;
  const changes = alterations.map(
    ({ what, file, span }) => `${what}${file === null ? '' : ` (${file}:${span.start.line})`}`,
  );
  const notices = [
    ...(isKnown ? [] : [`${reason ?? ''}${detail}`]),
    ...(changes.length === 0 ? [] : [`altered by ${[...new Set(changes)].join(', ')}`]),
  ];
  return [
    shownName(dependency),
    versionCell(dependency),
    role === 'launcher' ? `${type} (launcher)` : type,
    notices.join('; '),
  ];
}

/** The version that a lockfile proves and where, else the one that is written. */
function versionCell({ type, pin, version, specifier, digest, resolved }: Dependency): string {
  if (resolved !== null) return `${resolved.version} (${resolved.file}:${resolved.line})`;
  if (digest !== null) return `${digest.slice(0, 19)}…`;
  const written = pin === 'exact' ? version : (specifier?.replace(/^@/, '') ?? null);
  return written ?? (versionless.has(type) ? '' : 'not pinned');
}

/** A line for each place where a server is declared, and below them what is to be said of all. */
function rowsOf(group: readonly Dependency[]): Row[] {
  return group.flatMap((dependency, index): Row[] => {
    const { declaration } = dependency;
    const [name, version, type, notice] = cellsOf(dependency);
    const isPlain = declaration.client === 'package-manifest' || declaration.alias === name;
    const alias = isPlain ? '' : ` as ${declaration.alias}`;
    const place = `${placeOf(declaration)}${alias}${declaration.disabled ? ' (disabled)' : ''}`;
    const row = index > 0 ? ['', '', '', place] : [name, version, type, place];
    const isLast = index === group.length - 1;
    return isLast && notice !== '' ? [row, `    ${notice}`] : [row];
  });
}

/** The inventory as JSON. */
export function renderInventoryJson(inventory: Inventory): string {
  const dependenciesOf = Map.groupBy(
    [...inventory.dependencies, ...inventory.candidates],
    ({ declaration }) => declaration,
  );
  const declarations = [...dependenciesOf].map(([declaration, dependencies]) => ({
    file: declaration.file,
    line: declaration.span.start.line,
    column: declaration.span.start.column,
    client: declaration.client,
    alias: declaration.alias,
    disabled: declaration.disabled,
    dependencies: dependencies.map((dependency) => ({
      role: dependency.role,
      type: dependency.type,
      name: nameOrNull(dependency),
      purl: purlOf(dependency),
      specifier: dependency.specifier,
      version: dependency.version,
      pin: dependency.pin,
      resolved: dependency.resolved,
      reason: dependency.reason,
      ...(dependency.alterations.length === 0
        ? {}
        : { alterations: dependency.alterations.map((each) => alterationJson(each, declaration)) }),
    })),
  }));
  const files = inventory.files.map(({ path, status, reason }: FileReport) => ({
    path,
    status,
    reason,
  }));
  return `${json({ declarations, files })}\n`;
}

function alterationJson({ kind, what, file, span }: Alteration, declaration: Declaration) {
  return { kind, what, file: file ?? declaration.file, line: span.start.line };
}

/** The cells of a line, or a line as it is. */
type Row = readonly string[] | string;

/** A cell that is longer pushes the others out of sight. */
const widestCell = 72;

/** A name that is cut shorter is none that anybody knows again. */
const narrowestName = 24;

/**
 * Rows under a head, in columns as wide as their widest cell; where the lines are too long, the second
 * column gives way. No rows give no table.
 */
function table(
  head: readonly string[],
  rows: readonly Row[],
  width: number | null = null,
): string[] {
  if (rows.length === 0) return [];
  const shown = [head, ...rows].map((row) =>
    typeof row === 'string'
      ? row
      : // A place without its end would lead nowhere.
        row.map((cell, column) => visible(cell, column === head.length - 1 ? 1000 : 100)),
  );
  const widths = head.map((_, column) =>
    shown.reduce((widest, row) => {
      const { length } = typeof row === 'string' ? '' : (row[column] ?? '');
      return length > widest && length <= widestCell ? length : widest;
    }, 0),
  );
  const line = widths.reduce((sum, each) => sum + each + 2, -2);
  const named = Math.max(narrowestName, (widths[1] ?? 0) - Math.max(0, line - (width ?? line)));
  if (width !== null) widths[1] = Math.min(widths[1] ?? 0, named);
  const cut = (cell: string, column: number): string =>
    width !== null && column === 1 && cell.length > named ? `${cell.slice(0, named - 1)}…` : cell;
  return shown.map((row) =>
    typeof row === 'string'
      ? visible(row, 300)
      : row
          .map((cell, column) => cut(cell, column).padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd(),
  );
}

function page(
  lines: readonly (string | Styled)[],
  paint: TerminalOptions['paint'] = (_, text) => text,
): string {
  const shown = lines.map((line) => {
    if (typeof line === 'string') return logLine(line);
    // Painted last: what comes out of data has no colour codes in it by then.
    const text = logLine(line.text);
    return paint(line.style, text.slice(0, line.length)) + text.slice(line.length);
  });
  return `${shown.join('\n')}\n`;
}
