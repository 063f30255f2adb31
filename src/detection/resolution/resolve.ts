import type { Alteration, Declaration, Dependency } from '../../model/model.ts';
import { isIdentified, isOwnAddress } from '../ecosystems/ecosystems.ts';
import { declaredLaunches } from '../launch/declared.ts';
import { unidentifiedLaunch } from '../launch/partial-launch.ts';
import { ambientFileNamed } from '../launch/places.ts';
import type { Reader } from '../launch/reads.ts';
import { clientReaders } from '../launch/variables/clients.ts';
import { judgeArguments } from './arguments.ts';
import { variablesOfClient, variablesOfEntry } from './client-environments.ts';
import { isDecidedByVariables } from './expansions.ts';
import { resolveFromProject } from './lookups.ts';
import { mountAlterations } from './mounts.ts';
import { filesNamedBy } from './named-files.ts';
import { asReached } from './own-addresses.ts';
import { type PlacedLaunch, unidentifiedAs } from './placed-launch.ts';
import type { Project } from './project/project.ts';
import { alterationsAround } from './surroundings.ts';
import { committedBins, standIns } from './tree-programs.ts';
import { judgeVariables, launchesInVariables, type SetVariable } from './variables.ts';
import {
  folderOfClient,
  foldersOf,
  locate,
  mayHideFiles,
  moved,
  orIn,
  valuePlace,
  type WorkingFolder,
} from './working-folder.ts';

/**
 * What a declaration launches or connects to. Never empty: an entry that tells nothing is
 * `unidentified`, with the reason.
 *
 * @param project the files around it: only what the tree contains is `local`, and its scripts and
 *   lockfiles tell what a command that fetches nothing starts
 */
export function resolveLaunch(declaration: Declaration, project: Project): Dependency[] {
  const { folder, span } = declaration;
  const { cwd } = declaration.launch;
  const client = folderOfClient(folder);
  const start = cwd === null ? client : moved(client, cwd.text, project);
  const resolved = resolveFromProject(declaredLaunches(declaration), start, project);
  if (resolved.length === 0) {
    const reason = 'the entry has neither a command nor a URL';
    const { launch } = unidentifiedLaunch({ text: '', span }, reason);
    return [{ ...launch, declaration, variableUses: [] }];
  }
  const seen = new Map<string | null, Set<string>>();
  const isKnown = resolved.every(({ launch }) => isIdentified(launch) || isOwnAddress(launch));
  const readers = isKnown ? new Set(resolved.flatMap((each) => each.readers)) : null;
  const surrounded = resolved.map((each) => surroundedBy(each, declaration, start, project));
  // A variable of several launches is read once.
  const variables = surrounded.flatMap((each) => each.variables);
  const inVariables =
    declaration.launch.command === null
      ? []
      : launchesInVariables(
          [...new Map(variables.map((each) => [each.value, each])).values()],
          new Set(resolved.flatMap((each) => each.readers)),
          clientReaders(declaration.client),
          span,
        );
  const further = resolveFromProject(inVariables, start, project).map((each) =>
    surroundedBy(each, declaration, start, project),
  );
  return unique(
    [...surrounded, ...further].map((each) => {
      const { launch, values, ...affected } = affectedBy(
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

/** The same launch, started by several lines of a script, is one dependency. */
function unique(dependencies: Dependency[]): Dependency[] {
  if (dependencies.length < 2) return dependencies;
  // Launches of one script share its text, which may be long.
  const texts = new Map<string, number>();
  const idOf = (text: string): number => {
    const id = texts.get(text) ?? texts.size;
    texts.set(text, id);
    return id;
  };
  const key = ({ declaration: _, through, ...launch }: Dependency): string =>
    JSON.stringify([launch, through.map(idOf)]);
  return [...new Map(dependencies.map((each) => [key(each), each])).values()];
}

const keys = new WeakMap<SetVariable, string>();

/** A variable once that a file gives both to a client and to a program that reads the file itself. */
function unrepeated(variables: readonly SetVariable[]): SetVariable[] {
  const key = (variable: SetVariable): string => {
    const { name, value, file } = variable;
    const key =
      keys.get(variable) ?? JSON.stringify([name, value.text, file, value.span.start.line]);
    keys.set(variable, key);
    return key;
  };
  const known = new Map<string, SetVariable>();
  for (const each of variables) {
    // What the client is given as well, it reads itself.
    if (each.file === null) known.set(`${known.size}`, each);
    else if (each.isOfClient || !known.has(key(each))) known.set(key(each), each);
  }
  return [...known.values()];
}

/** A launch as it is in its surroundings. */
interface Affected
  extends Pick<Dependency, 'alterations' | 'variableUses'>,
    Pick<PlacedLaunch, 'launch'> {
  /** The values of its variables. */
  readonly values: readonly string[];
}

/** What a client reads that connects to an address itself. */
const connecting: readonly Reader[] = ['system', 'node'];

/** A launch with what is set for it, and what the files around it change. */
interface Surrounded {
  readonly placed: PlacedLaunch;
  readonly found: ReturnType<typeof alterationsAround>;
  readonly variables: readonly SetVariable[];
}

function surroundedBy(
  placed: PlacedLaunch,
  declaration: Declaration,
  start: WorkingFolder,
  project: Project,
): Surrounded {
  const { command, envFile } = declaration.launch;
  // The environment is that of the command; an address has none.
  const files = envFile === null || command === null ? [] : [envFile];
  const named = files.map((at) => ({ file: ambientFileNamed(at), at, place: start }));
  const found = alterationsAround({ ...placed, ambient: [...named, ...placed.ambient] }, project);
  const variables = unrepeated([
    ...placed.variables.map((each) => {
      const what = each.what ?? each.name;
      return { ...each, what, file: null, isOfClient: false };
    }),
    ...found.flatMap((each) => ('kind' in each ? [] : [each])),
    ...variablesOfEntry(declaration),
    ...variablesOfClient(declaration),
  ]);
  return { placed, found, variables };
}

/** What the command line, the environment, the entry and the files around it change about a launch. */
function affectedBy(
  { placed, found, variables }: Surrounded,
  declaration: Declaration,
  start: WorkingFolder,
  around: ReadonlySet<Reader> | null,
  project: Project,
): Affected {
  const { readers } = placed;
  const { command, hooks, cwd } = declaration.launch;
  const place = {
    ...valuePlace(orIn(start, foldersOf(placed.place)), project),
    fromOptions: [
      placed.folder,
      ...placed.projects,
      ...placed.ambient.flatMap(({ at }) => at?.text ?? []),
    ],
  };
  const { launch } = isDecidedByVariables(placed.expansions, variables)
    ? unidentifiedAs(placed, placed.launch.name ?? '', 'a shell’s text that its variables decide')
    : asReached(placed, declaration, variables);
  const judged = judgeVariables(variables, {
    spec: launch,
    readers: command === null ? connecting : readers,
    client: clientReaders(declaration.client),
    around,
    place,
  });
  const named = judgeArguments(placed.args, place);
  const values = variables.map(({ value }) => value.text);
  // What a client does not start depends on no path.
  const alterations = judged.alterations.filter(({ kind }) => command !== null || kind !== 'path');
  const uses = command === null ? [] : [...judged.uses, ...named.uses];
  // Code of the project and what is unidentified have no grade that an alteration could falsify.
  const hasGrade = isIdentified(launch) || isOwnAddress(launch);
  if (!hasGrade) return { launch, values, alterations: [], variableUses: uses };
  // Settings in a folder of the repository that is not in the tree cannot be seen.
  const written = placed.folder || (cwd?.text ?? '');
  const client = folderOfClient(declaration.folder);
  // The folder of the words is relative to the one that the client starts in, which may be unknown as well.
  const from = start.folder === null ? client : start;
  const isUnseen =
    placed.ambient.length > 0 &&
    placed.place.folder === null &&
    mayHideFiles(written, from, project);
  const unseen: Alteration = {
    kind: 'path',
    what: 'a folder that is not in the tree',
    file: isUnseen ? project.unknownAt(locate(from, written) ?? '') : null,
    span: launch.span,
  };
  const installed = placed.commands.flatMap(({ name, isInstalled }) => (isInstalled ? [name] : []));
  return {
    launch,
    values,
    alterations: [
      ...launch.alterations,
      ...named.alterations,
      ...standIns(placed, place.starts, project),
      ...committedBins(installed, foldersOf(placed.place), project),
      ...found.flatMap((each) => ('kind' in each ? [each] : [])),
      ...mountAlterations(placed.mounts, variables, valuePlace(placed.place, project)),
      ...(isUnseen ? [unseen] : []),
      ...alterations,
      ...hooks,
    ],
    variableUses: uses,
  };
}
