import * as z from 'zod';
import { emptyLaunch, listClient } from '../../detection/declarations.ts';
import { nameOrNull, versionPart } from '../../detection/ecosystems.ts';
import { createLazyProject, readUntilComplete } from '../../detection/project.ts';
import { resolveLaunch } from '../../detection/resolution.ts';
import { createTrackedPaths } from '../../io/tree.ts';
import { GateError } from '../../model/failure.ts';
import type { Declaration, Dependency, Launch, Span, Word } from '../../model/model.ts';
import { firstNames } from '../../model/phrase.ts';
import { launchSchema, serverSchema } from '../../report/json.ts';
import { quoteValue } from '../../report/text.ts';
import { type LaunchSource, type ObservedLaunch, observedLaunch } from './launches.ts';

/**
 * These schemas cover only the parts of a JSON report that contain launches. They accept unknown fields,
 * because reports with the same version number can contain additional fields.
 */

const launch = z.object(launchSchema.shape).optional();
const place = serverSchema.pick({ file: true, line: true, alias: true, client: true }).shape;
const dependencySchema = z.object(
  serverSchema.pick({
    role: true,
    type: true,
    name: true,
    specifier: true,
    version: true,
    pin: true,
  }).shape,
);

const checkReport = z.object({
  servers: z.array(z.object({ ...place, ...dependencySchema.shape, launch })),
  omitted: z.string(),
  error: z.object({ message: z.string() }).optional(),
  files: z.array(z.object({ path: z.string(), status: z.string() })),
});

const inventoryReport = z.object({
  declarations: z.array(z.object({ ...place, launch, dependencies: z.array(dependencySchema) })),
  files: z.array(z.object({ path: z.string(), status: z.string() })),
});

const sweptServer = z.object({
  ...place,
  ...dependencySchema.shape,
  launch,
  repository: z.string(),
});
const sweptRepository = z.object({ name: z.string(), status: z.string() });
const sweepHead = z.object({
  grades: z.enum(['shown', 'withheld']),
  omitted: z.string(),
  error: z.object({ message: z.string() }).optional(),
});

type NamedDependency = z.output<typeof dependencySchema>;
type ReportedEntry = z.output<typeof checkReport>['servers'][number];

interface ReportedLaunch {
  readonly repository: string;
  readonly entry: Omit<ReportedEntry, keyof NamedDependency>;
  readonly namedDependencies: readonly NamedDependency[];
}

interface ReadReport {
  readonly launches: readonly ReportedLaunch[];
  readonly notices: readonly string[];
}

/**
 * Reads the launches in a JSON report from `check`, `inventory` or `sweep`. Each launch is parsed again from
 * its words. If the result differs from the report, `dependencies` is null, because only the repository shows
 * the launch's dependencies.
 *
 * @param name the report's name, for messages
 * @throws GateError `launches-unreadable` if the text is not a report or omits launches
 */
export async function readReportLaunches(text: string, name: string): Promise<LaunchSource> {
  const { launches, notices } = readReport(text, name);
  const rebuilt: ObservedLaunch[] = [];
  const inUse = launches.filter(({ entry }) => entry.client !== listClient);
  for (const each of inUse) rebuilt.push(await rebuildLaunch(each, name));
  return { launches: rebuilt, notices };
}

function readReport(text: string, name: string): ReadReport {
  const documents = documentsIn(text, name);
  const [first] = documents;
  const { reportVersion, sweepVersion, declarations } = Object(first) as Record<string, unknown>;
  const version = reportVersion ?? sweepVersion;
  const supportedVersion = reportVersion === undefined ? 1 : 2;
  if (version !== undefined && version !== supportedVersion) {
    throw noLaunches(
      `The report ${name} has report version ${quoteValue(JSON.stringify(version) ?? '')}, but this tool reads only version ${supportedVersion}.`,
      'Create the report and the list with the same version of the tool.',
    );
  }
  if (reportVersion !== undefined) return readCheck(first, name);
  if (sweepVersion !== undefined) return readSweep(documents, name);
  if (declarations !== undefined) return readInventory(first, name);
  throw notReport(name);
}

function documentsIn(text: string, name: string): readonly unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    // The text is not a single document; try one document per line.
  }
  try {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    return lines.map((line) => JSON.parse(line));
  } catch {
    throw notReport(name);
  }
}

function readCheck(document: unknown, name: string): ReadReport {
  const { servers, omitted, error, files } = parseWith(checkReport, document, name);
  const isCut = omitted === 'entries';
  return {
    launches: groupByDeclaration(servers.map((entry) => ({ ...entry, repository: '' }))),
    notices: [...partialNotices(name, { isCut, error }), ...unreadFiles(files, name)],
  };
}

function readInventory(document: unknown, name: string): ReadReport {
  const { declarations, files } = parseWith(inventoryReport, document, name);
  return {
    launches: declarations.map(({ dependencies, ...entry }) => ({
      repository: '',
      entry,
      namedDependencies: dependencies,
    })),
    notices: unreadFiles(files, name),
  };
}

/** Reads a sweep report in either form: a single document, or lines that each have a `kind`. */
function readSweep([first, ...lines]: readonly unknown[], name: string): ReadReport {
  const head = parseWith(sweepHead, first, name);
  if (head.grades === 'withheld') {
    throw noLaunches(
      `The report ${name} withholds grades, so it lists no servers.`,
      'Use the state of the sweep, or a report with grades.',
    );
  }
  const linesOfKind = (kind: string): unknown[] =>
    lines.filter((line) => Object(line).kind === kind);
  const isInLines = Object(first).kind === 'sweep';
  const { servers, repositories } = Object(first) as Record<string, unknown>;
  const serverEntries = parseWith(
    sweptServer.array(),
    isInLines ? linesOfKind('server') : servers,
    name,
  );
  const repositoryEntries = parseWith(
    sweptRepository.array(),
    isInLines ? linesOfKind('repository') : repositories,
    name,
  );
  const unread = repositoryEntries.filter(
    ({ status }) => status !== 'read' && status !== 'empty',
  ).length;
  return {
    launches: groupByDeclaration(serverEntries),
    notices: [
      ...partialNotices(name, { isCut: head.omitted === 'entries', error: head.error }),
      ...(unread === 0
        ? []
        : [
            `Launches may be missing: the sweep that wrote ${name} did not read all repositories (unread: ${unread}).`,
          ]),
    ],
  };
}

function partialNotices(
  name: string,
  { isCut, error }: { readonly isCut: boolean; readonly error: { message: string } | undefined },
): string[] {
  return [
    ...(isCut
      ? [`The report ${name} was truncated because it was too large, so launches are missing.`]
      : []),
    ...(error === undefined
      ? []
      : [`Launches may be missing: the report ${name} comes from a run that ended with an error.`]),
  ];
}

export function unreadFiles(
  files: readonly { readonly path: string; readonly status: string }[],
  name: string,
): string[] {
  const unread = files.filter(({ status }) => status === 'unreadable');
  if (unread.length === 0) return [];
  const fileNames = firstNames(
    unread.map(({ path }) => quoteValue(path)),
    1,
  );
  return [`Launches may be missing: ${fileNames} in ${name} could not be read.`];
}

/** Groups entries, because `check` and `sweep` reports contain one entry per dependency of a declaration. */
function groupByDeclaration(
  servers: readonly (ReportedEntry & { readonly repository: string })[],
): ReportedLaunch[] {
  const groups = Map.groupBy(servers, ({ repository, file, line, alias, client, launch }) =>
    JSON.stringify([repository, file, line, alias, client, launch?.command, launch?.url]),
  );
  return [...groups.values()].flatMap((group): ReportedLaunch[] => {
    const [entry] = group;
    if (entry === undefined) return [];
    const surroundingEntry = group.find(({ launch }) => launch?.decidedBy === 'surroundings');
    return [
      { repository: entry.repository, entry: surroundingEntry ?? entry, namedDependencies: group },
    ];
  });
}

function parseWith<T extends z.ZodType>(schema: T, value: unknown, name: string): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`;
  throw noLaunches(
    `The report ${name} is not in this tool's format: ${quoteValue(`${issue?.message}${where}`)}.`,
    'Create the report again.',
  );
}

function notReport(name: string): GateError {
  return noLaunches(
    `${name} is not a folder, the state of a sweep, or a JSON report from check, inventory or sweep.`,
    'Create a report with "inventory -o json=FILE", or give a folder.',
  );
}

const noLaunches = (message: string, remedy: string): GateError =>
  new GateError('launches-unreadable', message, remedy);

/** Contains no files, because only a launch's words are parsed. */
const emptyTree = {
  paths: new Set<string>(),
  links: new Set<string>(),
  foreign: new Set<string>(),
  tracked: createTrackedPaths([]),
  realPath: (path: string) => path,
  read: async () => ({ reason: 'not known' }),
};

async function rebuildLaunch(
  { repository, entry, namedDependencies }: ReportedLaunch,
  name: string,
): Promise<ObservedLaunch> {
  const { launch } = entry;
  if (launch === undefined) {
    throw noLaunches(
      `The report ${name} comes from an earlier version of the tool, which did not report launches.`,
      'Create the report again with this version.',
    );
  }
  const declaration = rebuildDeclaration(entry, launch);
  const dependencies = await readUntilComplete(createLazyProject(emptyTree), (project) =>
    resolveLaunch(declaration, project),
  );
  const isKnown = launch.decidedBy === 'text' && hasSameNames(dependencies, namedDependencies);
  return observedLaunch(declaration, isKnown ? dependencies : null, repository);
}

function rebuildDeclaration(
  { file, line, alias, client }: ReportedLaunch['entry'],
  { command, url }: NonNullable<ReportedEntry['launch']>,
): Declaration {
  // Each word gets a distinct location, because words at the same location count as one.
  const spanAt = (column: number): Span => ({
    start: { line, column },
    end: { line, column: column + 1 },
  });
  const [first = null, ...args] = (command ?? []).map(
    (text, at): Word => ({ text, span: spanAt(at + 1) }),
  );
  const rebuiltLaunch: Launch = {
    ...emptyLaunch,
    command: first,
    args,
    url: url === null ? null : { text: url, span: spanAt(args.length + 2) },
  };
  return {
    ...{ file, client, alias, folder: '', disabled: false },
    span: spanAt(1),
    launch: rebuiltLaunch,
  };
}

/**
 * Reports whether parsing the words alone yields the dependencies named in the report. Libraries that the
 * report omits are ignored.
 */
function hasSameNames(
  dependencies: readonly Dependency[],
  namedDependencies: readonly NamedDependency[],
): boolean {
  const keys = new Set(dependencies.map((each) => dependencyKey(nameDependency(each))));
  const namedKeys = new Set(namedDependencies.map(dependencyKey));
  return (
    [...namedKeys].every((key) => keys.has(key)) &&
    dependencies.every(
      (each) => each.role === 'library' || namedKeys.has(dependencyKey(nameDependency(each))),
    )
  );
}

function nameDependency(dependency: Dependency): NamedDependency {
  const { role, type } = dependency;
  return { role, type, name: nameOrNull(dependency), ...versionPart(dependency) };
}

const dependencyKey = ({ role, type, name, specifier, version, pin }: NamedDependency): string =>
  JSON.stringify([role, type, name, specifier, version, pin]);
