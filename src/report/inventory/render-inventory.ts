import { isExampleFile } from '../../detection/declarations.ts';
import {
  hasVersions,
  isIdentified,
  isPinned,
  unidentifiedReason,
  versionPart,
} from '../../detection/ecosystems.ts';
import type { GradedInventory, JudgedDependency } from '../../judging/report.ts';
import { displayName } from '../../judging/verdict-words.ts';
import type { Alteration, Dependency, FileReport } from '../../model/model.ts';
import { firstNames } from '../../model/phrase.ts';
import { autoApprovedBlocks } from '../contents/auto-approved-blocks.ts';
import {
  declarationCount,
  distinctServers,
  pluginMarketplace,
  pluginsTitle,
} from '../contents/distinct.ts';
import { versionLines } from '../contents/version-lines.ts';
import { type Block, list, paragraph, type Row, section, table } from '../document/block.ts';
import {
  dash,
  emptyLine,
  type Inline,
  joinLines,
  type Line,
  line,
  ownText,
  pluralLine,
  prose,
} from '../document/line.ts';
import { plainTerminal, type TerminalOptions, writeText } from '../document/write-text.ts';
import { gradeText, scoreText, wordPlace } from '../report-messages.ts';

/**
 * Returns a project's inventory as text, with grades if an export was given.
 * @param withAll whether to list every candidate; otherwise, the text only counts the candidates in each
 * manifest
 */
export function renderInventory(
  inventory: GradedInventory,
  withAll: boolean,
  terminal: TerminalOptions = plainTerminal,
): string {
  return writeText(inventoryBlocks(inventory, withAll), terminal);
}

function* inventoryBlocks(inventory: GradedInventory, withAll: boolean): Generator<Block> {
  const { report, dependencies, candidates, files, searched, withPrograms } = inventory;
  const gradeOf = report === null ? null : createGradeLookup(report.servers);
  const isExampleDependency = ({ declaration }: Dependency): boolean =>
    isExampleFile(declaration.file);
  const servers = dependencies.filter((each) => !isExampleDependency(each));
  const examples = dependencies.filter(isExampleDependency);
  const fileList = (wantedStatus: string): Block =>
    list(
      files
        .filter(({ status }) => status === wantedStatus)
        .map(({ path, span, reason }) => {
          const at = span === null ? prose(path) : prose(`${path}:${span.start.line}`);
          return line`${at}: ${prose(reason ?? '')}`;
        }),
    );
  yield paragraph(totalLine(servers, files));
  yield serverTable(servers, gradeOf);
  yield list(versionLines(servers));
  yield section(line`In folders for examples, templates, tests and archives`, [
    serverTable(examples, gradeOf),
  ]);
  yield section(
    line`Direct dependencies in package manifests; those listed in the export are servers`,
    withAll
      ? [
          table(
            ['Package', 'Version', 'Type', 'Declared in'],
            groupRows(shownGroups(candidates, null)),
          ),
        ]
      : countBlocks(candidates),
  );
  yield* autoApprovedBlocks(inventory.autoApproved, 'all');
  yield section(line`Not read`, [fileList('unreadable')]);
  yield section(line`Skipped`, [fileList('skipped')]);
  yield paragraph(
    line`Searched ${pluralLine(searched, 'file')}.${withPrograms ? emptyLine : ownText(withoutPrograms)}`,
  );
}

const withoutPrograms =
  ' Program code is not searched, so servers that are started only from code are not listed.';

/**
 * Returns a line with the number of servers, and the number of servers with each problem that can be found
 * without grades.
 */
function totalLine(dependencies: readonly Dependency[], files: readonly FileReport[]): Line {
  const servers = serversAmong(dependencies.filter(({ role }) => role !== 'library'));
  const countWhere = (is: (dependency: Dependency) => boolean): number =>
    servers.filter((group) => group.some(is)).length;
  const launchers = countWhere(({ role }) => role === 'launcher');
  const declarations = declarationCount(
    dependencies.filter(({ role }) => role !== 'library').map((dependency) => ({ dependency })),
  );
  const about = [
    ...(declarations > servers.length ? [line`${pluralLine(declarations, 'declaration')}`] : []),
    ...(launchers === 0
      ? []
      : [line`${launchers} of them ${ownText(launchers === 1 ? 'a launcher' : 'launchers')}`]),
  ];
  const withAbout = about.length === 0 ? emptyLine : line` (${joinLines(about)})`;
  const places = pluralLine(
    new Set(dependencies.map(({ declaration }) => declaration.file)).size,
    'file',
  );
  const counts = [
    [countWhere((each) => isPinned(each) === false), line`not pinned`],
    [countWhere(({ alterations }) => alterations.length > 0), line`altered`],
    [
      countWhere(({ unprovenProgram }) => unprovenProgram !== undefined),
      line`with an unproven program`,
    ],
    [countWhere(({ type }) => type === 'unidentified'), line`unidentified`],
  ] as const;
  const shownCounts = counts.flatMap(([count, words]) =>
    count === 0 ? [] : [line`${count} ${words}`],
  );
  const detail = shownCounts.length === 0 ? emptyLine : line`: ${joinLines(shownCounts)}`;
  const faults = files.filter(({ status }) => status === 'unreadable').length;
  const withFaults =
    faults === 0 ? emptyLine : line` ${pluralLine(faults, 'error')} in unreadable files.`;
  if (servers.length === 0) return line`No MCP servers are declared.${withFaults}`;
  return line`${pluralLine(servers.length, 'server')}${withAbout} in ${places}${detail}.${withFaults}`;
}

type GradeOf = (dependency: Dependency) => readonly Inline[];

function createGradeLookup(servers: readonly JudgedDependency[]): GradeOf {
  const judged = new Map(servers.map((server) => [server.dependency, server]));
  return (dependency) => {
    const server = judged.get(dependency);
    return server === undefined
      ? [emptyLine, emptyLine]
      : [gradeText(server), scoreText(server) ?? dash];
  };
}

function serverTable(dependencies: readonly Dependency[], gradeOf: GradeOf | null): Block {
  const plugins = dependencies.filter((each) => pluginMarketplace(each) !== null);
  const others = dependencies.filter((each) => pluginMarketplace(each) === null);
  const rows = groupRows([...shownGroups(others, gradeOf), ...shownPlugins(plugins, gradeOf)]);
  const ofGrade = gradeOf === null ? [] : (['Grade', 'Score'] as const);
  return table(['Server', 'Version', 'Type', ...ofGrade, 'Declared in'], rows);
}

interface ShownGroup {
  readonly rows: readonly Row[];
  readonly notices: readonly string[];
}

/**
 * Returns the rows of all groups. If consecutive groups have the same notes, the notes appear once, below the
 * last of these groups.
 */
function groupRows(groups: readonly ShownGroup[]): Row[] {
  return groups.flatMap(({ rows, notices }, at): Row[] => {
    const isRepeated = JSON.stringify(notices) === JSON.stringify(groups[at + 1]?.notices);
    return [...rows, ...(isRepeated ? [] : notices.map((each) => ({ note: prose(each) })))];
  });
}

const shownGroups = (dependencies: readonly Dependency[], gradeOf: GradeOf | null): ShownGroup[] =>
  groupDependencies(dependencies).map((group) => {
    const notices = new Set(group.map((dependency) => dependencyCells(dependency)[3]));
    return { rows: placeRows(group, gradeOf), notices: [...notices].filter((each) => each !== '') };
  });

/** Groups plugins by marketplace, with one row for each file that enables them. */
function shownPlugins(plugins: readonly Dependency[], gradeOf: GradeOf | null): ShownGroup[] {
  const byMarketplace = [...Map.groupBy(plugins, pluginMarketplace)].sort(([a], [b]) =>
    String(a) < String(b) ? -1 : 1,
  );
  return byMarketplace.map(([marketplace, marketplacePlugins]) => {
    const title = pluginsTitle(marketplace ?? '', marketplacePlugins);
    const files = [
      ...Map.groupBy(marketplacePlugins, ({ declaration }) => declaration.file).values(),
    ];
    const rows = files.map(([first], index): Inline[] => {
      if (first === undefined) return [];
      const cells = [title, '', first.type, ...(gradeOf?.(first) ?? [])];
      return [...(index > 0 ? cells.map(() => emptyLine) : cells), wordPlace(first)];
    });
    return {
      rows,
      notices: [...new Set(marketplacePlugins.map((each) => unidentifiedReason(each) ?? ''))],
    };
  });
}

function countBlocks(candidates: readonly Dependency[]): Block[] {
  const manifests = Map.groupBy(candidates, ({ declaration }) => declaration.file);
  const rows = [...manifests].map(([file, { length }]): Row => [file, length]);
  if (rows.length === 0) return [];
  return [
    table(['Manifest', 'Packages'], rows),
    paragraph(line`${pluralLine(candidates.length, 'package')}; -o table=FILE lists them.`),
  ];
}

/** Groups dependencies by server and sorts the groups by name, with unidentified servers last. */
function groupDependencies(dependencies: readonly Dependency[]): (readonly Dependency[])[] {
  const isUnidentified = ({ type }: Dependency): number => (type === 'unidentified' ? 1 : 0);
  // Unidentified servers are sorted by reason, so that neighbouring servers can share a note.
  const keyed = serversAmong(dependencies).flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const cells = dependencyCells(first);
    const key = [isUnidentified(first) === 1 ? cells[3] : '', ...cells].join('\u0000');
    return [{ group, rank: isUnidentified(first), key }];
  });
  keyed.sort((a, b) => a.rank - b.rank || (a.key < b.key ? -1 : 1));
  return keyed.map(({ group }) => group);
}

function serversAmong(dependencies: readonly Dependency[]): (readonly Dependency[])[] {
  return distinctServers(dependencies.map((dependency) => ({ dependency }))).map((members) =>
    members.map(({ dependency }) => dependency),
  );
}

const maxAlterations = 10;

/** Cached because the same settings can alter many servers. */
const alterationTexts = new WeakMap<Alteration, string>();

function alterationText(alteration: Alteration): string {
  const { what, file, span } = alteration;
  const text =
    alterationTexts.get(alteration) ??
    `${what}${file === null ? '' : ` (${file}:${span.start.line})`}`;
  alterationTexts.set(alteration, text);
  return text;
}

/** Returns the cells that are the same wherever a server is declared: name, version, type and notices. */
function dependencyCells(dependency: Dependency): [string, string, string, string] {
  const { type, role, name, alterations, declaration, unprovenProgram } = dependency;
  const isKnown = type !== 'unidentified';
  const detail = name === null || name === declaration.alias ? '' : ` (${name})`;
  const changes = [...new Set(alterations.map(alterationText))];
  const writtenName = isIdentified(dependency) ? dependency.written : undefined;
  const notices = [
    ...(writtenName === undefined ? [] : [`written as ${writtenName}`]),
    ...(isKnown ? [] : [`${unidentifiedReason(dependency) ?? ''}${detail}`]),
    ...(unprovenProgram === undefined
      ? []
      : [`starts ${unprovenProgram}, which is not known to belong to this package`]),
    ...(changes.length === 0 ? [] : [`altered by ${firstNames(changes, maxAlterations)}`]),
  ];
  return [
    displayName(dependency),
    versionCell(dependency),
    role === 'server' ? type : `${type} (${role})`,
    notices.join('; '),
  ];
}

/**
 * Returns the version that a lockfile proves, with its place in the lockfile; otherwise the version as
 * written.
 */
function versionCell(dependency: Dependency): string {
  const { resolved } = dependency;
  const { pin, version, specifier, digest } = versionPart(dependency);
  if (resolved !== null) return `${resolved.version} (${resolved.file}:${resolved.line})`;
  if (digest !== null) return `${digest.slice(0, 19)}…`;
  const written = pin === 'exact' ? version : (specifier?.replace(/^@/, '') ?? null);
  if (written === null) return hasVersions(dependency) ? 'not pinned' : '';
  return isPinned(dependency) === false ? `${written} (not pinned)` : written;
}

function placeRows(group: readonly Dependency[], gradeOf: GradeOf | null): Row[] {
  return group.map((dependency, index): Inline[] => {
    const { declaration } = dependency;
    const [name, version, type] = dependencyCells(dependency);
    const isPlain = declaration.client === 'package-manifest' || declaration.alias === name;
    const alias = isPlain ? '' : ` as ${declaration.alias}`;
    const place = `${wordPlace(dependency)}${alias}${declaration.disabled ? ' (disabled)' : ''}`;
    const cells = [name, version, type, ...(gradeOf?.(dependency) ?? [])];
    return [...(index > 0 ? cells.map(() => emptyLine) : cells), place];
  });
}
