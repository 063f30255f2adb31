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
import { shownName } from '../policy/words.ts';
import { purlOf } from '../versions/purl.ts';
import { json, logLine, visible } from './text.ts';
import {
  endingSoon,
  endingWords,
  gradeOf,
  headline,
  moveWords,
  nameOf,
  placeOf,
  plain,
  plural,
  scoreOf,
  verdictWord,
  versionOf,
  worstFirst,
} from './words.ts';

/** The verdict of a check as lines for a terminal: a table, then what was found and what to do. */
export function renderCheck(report: Report): string {
  const counted = report.servers.filter(({ isCounted }) => isCounted);
  const rows = counted.map((server): string[] => [
    verdictWord(server).toUpperCase(),
    nameOf(server),
    versionOf(server),
    gradeOf(server),
    scoreOf(server),
    placeOf(server.dependency.declaration),
  ]);
  const found = [
    ...counted.flatMap(({ problems }: JudgedDependency) => problems),
    ...report.problems,
  ].sort(worstFirst);
  return page([
    ...table(['VERDICT', 'SERVER', 'VERSION', 'GRADE', 'SCORE', 'DECLARED IN'], rows),
    ...(found.length === 0 ? [] : ['']),
    ...said(found),
    ...section('What the change does to versions:', counted.flatMap(moveLine)),
    ...section(
      'Waivers that end soon:',
      endingSoon(report).map((each) => `  ${plain(endingWords(each))}`),
    ),
    '',
    headline(report),
    ...(report.policy?.messages.get(report.verdict) ?? []),
    ...(report.failure === null
      ? []
      : [...report.failure.details.map((detail) => `  ${detail}`), report.failure.remedy]),
  ]);
}

function moveLine(server: JudgedDependency): string[] {
  const move = moveWords(server);
  return move === null ? [] : [`  ${nameOf(server)} ${plain(move)}`];
}

/** What was found, each sentence once, with the places below it where there are several. */
function said(problems: readonly Problem[]): string[] {
  const sentence = ({ level, rule, message, advice, waived }: Problem): string =>
    waived === null
      ? `${level} ${rule}: ${plain(message)} ${plain(advice)}`.trim()
      : `waived ${rule}: ${plain(message)} Waived: ${waived}`;
  return [...Map.groupBy(problems, sentence)].flatMap(([text, same]) => {
    const places = same.flatMap(({ file, span }) =>
      file === null ? [] : [span === null ? file : `${file}:${span.start.line}`],
    );
    return same.length === 1 ? [text] : [text, `    in ${[...new Set(places)].join(', ')}`];
  });
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
  const remarks = [
    ...(isKnown ? [] : [`${reason ?? ''}${detail}`]),
    ...(changes.length === 0 ? [] : [`altered by ${[...new Set(changes)].join(', ')}`]),
  ];
  return [
    isKnown ? shownName(dependency) : declaration.alias,
    versionCell(dependency),
    role === 'launcher' ? `${type} (launcher)` : type,
    remarks.join('; '),
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
    const [name, version, type, remark] = cellsOf(dependency);
    const isPlain = declaration.client === 'package-manifest' || declaration.alias === name;
    const alias = isPlain ? '' : ` as ${declaration.alias}`;
    const place = `${placeOf(declaration)}${alias}${declaration.disabled ? ' (disabled)' : ''}`;
    const row = index > 0 ? ['', '', '', place] : [name, version, type, place];
    const isLast = index === group.length - 1;
    return isLast && remark !== '' ? [row, `    ${remark}`] : [row];
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
      name: dependency.name === null ? null : shownName(dependency),
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

/** Rows under a head, in columns as wide as their widest cell. No rows give no table. */
function table(head: readonly string[], rows: readonly Row[]): string[] {
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
  return shown.map((row) =>
    typeof row === 'string'
      ? visible(row, 300)
      : row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd(),
  );
}

function page(lines: readonly string[]): string {
  return `${lines.map(logLine).join('\n')}\n`;
}
