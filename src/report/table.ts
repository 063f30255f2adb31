import type { Dependency, FileReport, Inventory, JudgedDependency, Report } from '../model.ts';
import { shownName } from '../policy/words.ts';
import { purlOf } from '../versions/purl.ts';
import { logLine, visible } from './text.ts';
import {
  gradeOf,
  headline,
  nameOf,
  placeOf,
  plain,
  scoreOf,
  versionOf,
  worstFirst,
} from './words.ts';

/** The verdict of a check as lines for a terminal: a table, then what was found and what to do. */
export function renderCheck(report: Report): string {
  const rows = report.servers.map((server): string[] => [
    server.verdict.toUpperCase(),
    nameOf(server),
    versionOf(server),
    gradeOf(server),
    scoreOf(server),
    placeOf(server.dependency.declaration),
  ]);
  const found = [
    ...report.servers.flatMap(({ problems }: JudgedDependency) => problems),
    ...report.problems,
  ].sort(worstFirst);
  return page([
    ...table(['VERDICT', 'SERVER', 'VERSION', 'GRADE', 'SCORE', 'DECLARED IN'], rows),
    ...(found.length === 0 ? [] : ['']),
    ...found.map(({ level, rule, message, advice }) =>
      `${level} ${rule}: ${plain(message)} ${plain(advice)}`.trim(),
    ),
    '',
    headline(report),
    ...(report.failure === null
      ? []
      : [...report.failure.details.map((detail) => `  ${detail}`), report.failure.remedy]),
  ]);
}

/** Types whose declarations name no version. */
const versionless: ReadonlySet<string> = new Set(['remote', 'local', 'unidentified']);

/** What a project declares, as lines for a terminal: grouped by server, then what was not read. */
export function renderInventory({ declarations, dependencies, files }: Inventory): string {
  const groups = new Map<string, Dependency[]>();
  for (const dependency of dependencies) {
    const { type, name, specifier, reason, declaration } = dependency;
    const key = JSON.stringify([type, name ?? declaration.alias, specifier, reason]);
    groups.set(key, [...(groups.get(key) ?? []), dependency]);
  }
  const rows = [...groups.values()].flatMap((group) =>
    group.map((dependency, index) => {
      const { type, specifier, reason, declaration } = dependency;
      const place = `${placeOf(declaration)} as ${declaration.alias}${declaration.disabled ? ' (disabled)' : ''}`;
      if (index > 0) return ['', '', '', place, ''];
      const version = specifier ?? (versionless.has(type) ? '' : 'not pinned');
      return [shownName(dependency), version, type, place, reason ?? ''];
    }),
  );
  const remarkable = files.filter(({ status }) => status !== 'read');
  return page([
    ...table(['SERVER', 'VERSION', 'TYPE', 'DECLARED IN', 'REMARK'], rows),
    ...(remarkable.length === 0 ? [] : ['']),
    ...remarkable.map(({ path, status, reason }) => `${status}: ${path} (${reason ?? ''})`),
    '',
    `${groups.size} servers in ${declarations.length} declarations`,
  ]);
}

/** The inventory as JSON. */
export function renderInventoryJson(inventory: Inventory): string {
  const declarations = inventory.declarations.map((declaration) => ({
    file: declaration.file,
    line: declaration.span.start.line,
    column: declaration.span.start.column,
    client: declaration.client,
    alias: declaration.alias,
    disabled: declaration.disabled,
    dependencies: inventory.dependencies
      .filter((dependency) => dependency.declaration === declaration)
      .map((dependency) => ({
        role: dependency.role,
        type: dependency.type,
        name: dependency.name === null ? null : shownName(dependency),
        purl: purlOf(dependency),
        specifier: dependency.specifier,
        version: dependency.version,
        pin: dependency.pin,
        resolved: dependency.resolved,
        reason: dependency.reason,
      })),
  }));
  const files = inventory.files.map(({ path, status, reason }: FileReport) => ({
    path,
    status,
    reason,
  }));
  return `${JSON.stringify({ declarations, files }, null, 2)}\n`;
}

/** Rows under a head, in columns as wide as their widest cell. No rows give no table. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const shown = [head, ...rows].map((row) => row.map((cell) => visible(cell, 100)));
  const widths = head.map((_, column) =>
    Math.max(...shown.map((row) => (row[column] ?? '').length)),
  );
  return shown.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function page(lines: readonly string[]): string {
  return `${lines.map(logLine).join('\n')}\n`;
}
