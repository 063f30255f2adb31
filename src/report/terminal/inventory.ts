import { hasVersions, isIdentified, reasonOf, versionPart } from '../../detection/ecosystems.ts';
import { isSetAsideFile } from '../../judging/changes.ts';
import type { GradedInventory, JudgedDependency } from '../../judging/report.ts';
import { shownName } from '../../judging/words.ts';
import type { Dependency } from '../../model/model.ts';
import { declarationCount, distinctServers } from '../contents/distinct.ts';
import { placeOf, plural, scoreOf, shownGrade } from '../words.ts';
import { type Row, table } from './columns.ts';
import { page, section } from './page.ts';

/**
 * What a project declares, as text: the servers with their places, those of examples, templates, tests
 * and archives behind the others, then the files that were not read. With grades if an export was given.
 *
 * @param withAll whether every candidate is listed; else they are counted for each manifest
 */
export function renderInventory(inventory: GradedInventory, withAll: boolean): string {
  const { report, declarations, dependencies, candidates, files, searched } = inventory;
  const gradeOf = report === null ? null : gradesOf(report.servers);
  const isSetAside = ({ declaration }: Dependency): boolean => isSetAsideFile(declaration.file);
  const servers = dependencies.filter((each) => !isSetAside(each));
  const setAside = dependencies.filter(isSetAside);
  const unread = files.filter(({ status }) => status === 'unreadable');
  const skipped = files.filter(({ status }) => status === 'skipped');
  const places = new Set(declarations.map(({ file }) => file));
  const count = (role: Dependency['role']): number =>
    serversAmong(dependencies.filter((each) => each.role === role)).length;
  const [launchers, libraries] = [count('launcher'), count('library')];
  const total = [
    `${plural(count('server') + launchers, 'server')}${launchers > 0 ? ` (${launchers} of them ${launchers === 1 ? 'a launcher' : 'launchers'})` : ''}`,
    ...(libraries > 0 ? [libraries === 1 ? '1 library' : `${libraries} libraries`] : []),
  ];
  return page([
    ...serversOf(servers, gradeOf),
    ...section(
      'In folders of examples, templates, tests and archives:',
      serversOf(setAside, gradeOf),
    ),
    ...section(
      'Direct dependencies of package manifests; those that the export lists are servers:',
      withAll
        ? table(
            ['PACKAGE', 'VERSION', 'TYPE', 'DECLARED IN'],
            groupsOf(candidates).flatMap((group) => rowsOf(group, null)),
          )
        : countsOf(candidates),
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
    ...(dependencies.length + candidates.length + unread.length + skipped.length === 0 ? [] : ['']),
    [
      total.join(' and '),
      `in ${plural(declarationCount(dependencies.map((dependency) => ({ dependency }))), 'declaration')} of ${plural(places.size, 'file')}`,
      ...(unread.length > 0
        ? [`(${plural(unread.length, 'fault')} in files that cannot be read)`]
        : []),
    ].join(' '),
    `Searched ${plural(searched, 'file')}. Program code is not searched: servers that are started only from code are not listed.`,
  ]);
}

type GradeOf = (dependency: Dependency) => readonly string[];

function gradesOf(servers: readonly JudgedDependency[]): GradeOf {
  const judged = new Map(servers.map((server) => [server.dependency, server]));
  return (dependency) => {
    const server = judged.get(dependency);
    return server === undefined ? ['', ''] : [shownGrade(server), scoreOf(server)];
  };
}

function serversOf(dependencies: readonly Dependency[], gradeOf: GradeOf | null): string[] {
  return table(
    ['SERVER', 'VERSION', 'TYPE', ...(gradeOf === null ? [] : ['GRADE', 'SCORE']), 'DECLARED IN'],
    groupsOf(dependencies).flatMap((group) => rowsOf(group, gradeOf)),
  );
}

/** How many candidates each manifest has, and how to list them. */
function countsOf(candidates: readonly Dependency[]): string[] {
  const manifests = Map.groupBy(candidates, ({ declaration }) => declaration.file);
  const rows = [...manifests].map(([file, { length }]) => [file, String(length)]);
  if (rows.length === 0) return [];
  return [
    ...table(['MANIFEST', 'PACKAGES'], rows),
    `${plural(candidates.length, 'package')}; -o table=FILE lists them.`,
  ];
}

/** The servers, ordered by name; those that are not identified come last. */
function groupsOf(dependencies: readonly Dependency[]): (readonly Dependency[])[] {
  const isUnidentified = ({ type }: Dependency): number => (type === 'unidentified' ? 1 : 0);
  return serversAmong(dependencies).sort(([a], [b]) => {
    if (a === undefined || b === undefined) return 0;
    const [one, other] = [cellsOf(a).join('\u0000'), cellsOf(b).join('\u0000')];
    return isUnidentified(a) - isUnidentified(b) || (one < other ? -1 : 1);
  });
}

function serversAmong(dependencies: readonly Dependency[]): (readonly Dependency[])[] {
  return distinctServers(dependencies.map((dependency) => ({ dependency }))).map((members) =>
    members.map(({ dependency }) => dependency),
  );
}

/** What is shown once of a server, wherever it is declared: name, version, type and notices. */
function cellsOf(dependency: Dependency): [string, string, string, string] {
  const { type, role, name, alterations, declaration } = dependency;
  const isKnown = type !== 'unidentified';
  const detail = name === null || name === declaration.alias ? '' : ` (${name})`;
  const changes = alterations.map(
    ({ what, file, span }) => `${what}${file === null ? '' : ` (${file}:${span.start.line})`}`,
  );
  const written = isIdentified(dependency) ? dependency.written : undefined;
  const notices = [
    ...(written === undefined ? [] : [`written as ${written}`]),
    ...(isKnown ? [] : [`${reasonOf(dependency) ?? ''}${detail}`]),
    ...(changes.length === 0 ? [] : [`altered by ${[...new Set(changes)].join(', ')}`]),
  ];
  return [
    shownName(dependency),
    versionCell(dependency),
    role === 'server' ? type : `${type} (${role})`,
    notices.join('; '),
  ];
}

/** The version that a lockfile proves, with its place, else the one that is written. */
function versionCell(dependency: Dependency): string {
  const { resolved } = dependency;
  const { pin, version, specifier, digest } = versionPart(dependency);
  if (resolved !== null) return `${resolved.version} (${resolved.file}:${resolved.line})`;
  if (digest !== null) return `${digest.slice(0, 19)}…`;
  const written = pin === 'exact' ? version : (specifier?.replace(/^@/, '') ?? null);
  return written ?? (hasVersions(dependency) ? 'not pinned' : '');
}

/** A row for each place where a server is declared, and below them the notices. */
function rowsOf(group: readonly Dependency[], gradeOf: GradeOf | null): Row[] {
  const rows = group.map((dependency, index): string[] => {
    const { declaration } = dependency;
    const [name, version, type] = cellsOf(dependency);
    const isPlain = declaration.client === 'package-manifest' || declaration.alias === name;
    const alias = isPlain ? '' : ` as ${declaration.alias}`;
    const place = `${placeOf(declaration)}${alias}${declaration.disabled ? ' (disabled)' : ''}`;
    const cells = [name, version, type, ...(gradeOf?.(dependency) ?? [])];
    return [...(index > 0 ? cells.map(() => '') : cells), place];
  });
  const notices = new Set(group.map((dependency) => cellsOf(dependency)[3]));
  return [...rows, ...[...notices].filter((each) => each !== '').map((each) => `    ${each}`)];
}
