import type { Alteration, Declaration, Dependency } from '../../model/model.ts';
import { isIdentified, isOwnAddress } from '../ecosystems/ecosystems.ts';
import type { EnvConsumer } from '../launch/ambient-inputs.ts';
import { declaredLaunches } from '../launch/declared.ts';
import { unidentifiedLaunch } from '../launch/partial-launch.ts';
import { ambientFileFor } from '../launch/places.ts';
import { clientEnvConsumers } from '../launch/variables/client-variables.ts';
import { clientVariables, entryVariables } from './client-environments.ts';
import { isDecidedByVariables } from './expansions.ts';
import { judgeArguments } from './judge-arguments.ts';
import { judgeVariables, launchesInVariables, type SetVariable } from './judge-variables.ts';
import { resolveFromProject } from './lookups.ts';
import { mountAlterations } from './mounts.ts';
import { filesNamedBy } from './named-files.ts';
import { resolveOwnAddress } from './own-addresses.ts';
import { asUnidentified, type PlacedLaunch } from './placed-launch.ts';
import type { Project } from './project/project.ts';
import { findAmbientAlterations } from './surroundings.ts';
import { committedBins, shadowingPrograms } from './tree-programs.ts';
import {
  clientWorkingFolder,
  locatePath,
  mayHideFiles,
  moveWorkingFolder,
  startFolders,
  valuePlace,
  type WorkingFolder,
  withOtherFolders,
} from './working-folder.ts';

/**
 * Returns everything that a declaration launches or connects to. The result is never empty: an entry with
 * neither a command nor an address yields an `unidentified` dependency with the reason.
 *
 * @param project the surrounding files; only files in the tree are `local`. The project's scripts and
 * lockfiles identify the programs that commands start without fetching anything
 */
export function resolveLaunch(declaration: Declaration, project: Project): Dependency[] {
  const { folder, span } = declaration;
  const { cwd } = declaration.launch;
  const client = clientWorkingFolder(folder);
  const start = cwd === null ? client : moveWorkingFolder(client, cwd.text, project);
  const resolved = resolveFromProject(declaredLaunches(declaration), start, project);
  if (resolved.length === 0) {
    const reason = 'the entry has neither a command nor a URL';
    const { launch } = unidentifiedLaunch({ text: '', span }, reason);
    return [{ ...launch, declaration, variableUses: [] }];
  }
  const seen = new Map<string | null, Set<string>>();
  const isKnown = resolved.every(({ launch }) => isIdentified(launch) || isOwnAddress(launch));
  const readers = isKnown ? new Set(resolved.flatMap((each) => each.envConsumers)) : null;
  const surrounded = resolved.map((each) => collectSurroundings(each, declaration, start, project));
  // A variable that several launches share is read once.
  const variables = surrounded.flatMap((each) => each.variables);
  const inVariables =
    declaration.launch.command === null
      ? []
      : launchesInVariables(
          [...new Map(variables.map((each) => [each.value, each])).values()],
          new Set(resolved.flatMap((each) => each.envConsumers)),
          clientEnvConsumers(declaration.client),
          span,
        );
  const furtherLaunches = resolveFromProject(inVariables, start, project).map((each) =>
    collectSurroundings(each, declaration, start, project),
  );
  return unique(
    [...surrounded, ...furtherLaunches].map((each) => {
      const { launch, values, ...affected } = applySurroundings(
        each,
        declaration,
        start,
        readers,
        project,
      );
      const namedFiles = filesNamedBy(each.placed, declaration, start, values, project, seen);
      const names = namedFiles.length === 0 ? {} : { namedFiles };
      return { ...launch, ...names, ...affected, declaration };
    }),
  );
}

/** Removes duplicates: if several lines in a script start the same launch, only one dependency remains. */
function unique(dependencies: Dependency[]): Dependency[] {
  if (dependencies.length < 2) return dependencies;
  // Keys contain an ID instead of each script's text, because the text can be long and many launches share
  // it.
  const texts = new Map<string, number>();
  const dependencyId = (text: string): number => {
    const id = texts.get(text) ?? texts.size;
    texts.set(text, id);
    return id;
  };
  const key = ({ declaration: _, through, ...launch }: Dependency): string =>
    JSON.stringify([launch, through.map(dependencyId)]);
  return [...new Map(dependencies.map((each) => [key(each), each])).values()];
}

const keys = new WeakMap<SetVariable, string>();

/**
 * Removes duplicates, which arise because a file can set a variable for both the client and a program that
 * reads the file directly.
 */
function withoutRepetitions(variables: readonly SetVariable[]): SetVariable[] {
  const key = (variable: SetVariable): string => {
    const { name, value, file } = variable;
    const key =
      keys.get(variable) ?? JSON.stringify([name, value.text, file, value.span.start.line]);
    keys.set(variable, key);
    return key;
  };
  const variablesByKey = new Map<string, SetVariable>();
  for (const each of variables) {
    // The client's copy of a variable replaces a program's copy.
    if (each.file === null) variablesByKey.set(`${variablesByKey.size}`, each);
    else if (each.isOfClient || !variablesByKey.has(key(each))) variablesByKey.set(key(each), each);
  }
  return [...variablesByKey.values()];
}

interface Affected
  extends Pick<Dependency, 'alterations' | 'variableUses'>,
    Pick<PlacedLaunch, 'launch'> {
  readonly values: readonly string[];
}

/** The parts of a client that read variables when the client itself connects to an address. */
const connecting: readonly EnvConsumer[] = ['system', 'node'];

interface Surrounded {
  readonly placed: PlacedLaunch;
  readonly ambientAlterations: ReturnType<typeof findAmbientAlterations>;
  readonly variables: readonly SetVariable[];
}

function collectSurroundings(
  placed: PlacedLaunch,
  declaration: Declaration,
  start: WorkingFolder,
  project: Project,
): Surrounded {
  const { command, envFile } = declaration.launch;
  // An environment file applies only to a command, not to an address.
  const files = envFile === null || command === null ? [] : [envFile];
  const namedFiles = files.map((at) => ({ file: ambientFileFor(at), at, place: start }));
  const found = findAmbientAlterations(
    { ...placed, ambient: [...namedFiles, ...placed.ambient] },
    project,
  );
  const variables = withoutRepetitions([
    ...placed.variables.map((each) => {
      const what = each.what ?? each.name;
      return { ...each, what, file: null, isOfClient: false };
    }),
    ...found.flatMap((each) => ('kind' in each ? [] : [each])),
    ...entryVariables(declaration),
    ...clientVariables(declaration),
  ]);
  return { placed, ambientAlterations: found, variables };
}

function applySurroundings(
  { placed, ambientAlterations, variables }: Surrounded,
  declaration: Declaration,
  start: WorkingFolder,
  around: ReadonlySet<EnvConsumer> | null,
  project: Project,
): Affected {
  const { envConsumers } = placed;
  const { command, hooks, cwd } = declaration.launch;
  const place = {
    ...valuePlace(withOtherFolders(start, startFolders(placed.place)), project),
    fromOptions: [
      placed.folder,
      ...placed.projects,
      ...placed.ambient.flatMap(({ at }) => at?.text ?? []),
    ],
  };
  const { launch } = isDecidedByVariables(placed.expansions, variables)
    ? asUnidentified(placed, placed.launch.name ?? '', 'a shell command that depends on variables')
    : resolveOwnAddress(placed, declaration, variables);
  const judgedVariables = judgeVariables(variables, {
    spec: launch,
    envConsumers: command === null ? connecting : envConsumers,
    client: clientEnvConsumers(declaration.client),
    around,
    place,
  });
  const judgedArguments = judgeArguments(placed.args, place);
  const values = variables.map(({ value }) => value.text);
  // A `path` alteration cannot affect a server that the client does not start.
  const alterations = judgedVariables.alterations.filter(
    ({ kind }) => command !== null || kind !== 'path',
  );
  const uses = command === null ? [] : [...judgedVariables.uses, ...judgedArguments.uses];
  // The project's own code and unidentified launches have no grade that an alteration could invalidate.
  const hasGrade = isIdentified(launch) || isOwnAddress(launch);
  if (!hasGrade) return { launch, values, alterations: [], variableUses: uses };
  // Settings in a repository folder that is not in the tree cannot be read.
  const writtenFolder = placed.folder || (cwd?.text ?? '');
  const client = clientWorkingFolder(declaration.folder);
  // A folder in the command line is relative to the start folder, which can itself be unknown.
  const startPlace = start.folder === null ? client : start;
  const isUnseen =
    placed.ambient.length > 0 &&
    placed.place.folder === null &&
    mayHideFiles(writtenFolder, startPlace, project);
  const unseen: Alteration = {
    kind: 'path',
    what: 'a folder that is not in the tree',
    file: isUnseen ? project.unknownAt(locatePath(startPlace, writtenFolder) ?? '') : null,
    span: launch.span,
  };
  const installed = placed.commands.flatMap(({ name, isInstalled }) => (isInstalled ? [name] : []));
  return {
    launch,
    values,
    alterations: [
      ...launch.alterations,
      ...judgedArguments.alterations,
      ...shadowingPrograms(placed, place.starts, project),
      ...committedBins(installed, startFolders(placed.place), project),
      ...ambientAlterations.flatMap((each) => ('kind' in each ? [each] : [])),
      ...mountAlterations(placed.mounts, variables, valuePlace(placed.place, project)),
      ...(isUnseen ? [unseen] : []),
      ...alterations,
      ...hooks,
    ],
    variableUses: uses,
  };
}
