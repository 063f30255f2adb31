import type { TrackedPaths } from '../../io/tree.ts';
import type { Alteration, ClientEnvironment, Declaration } from '../../model/model.ts';
import { folderOf } from '../../model/paths.ts';
import { readMounts } from '../launch/mounts.ts';
import { isForPrograms, mountAlterations } from './mounts.ts';
import { mountsOf } from './project/dev-container.ts';
import type { Project } from './project/project.ts';
import type { SetVariable } from './variables.ts';

/*
 * What clients, and the containers in which they are started, give to a launch.
 */

/** The variables of an entry; an address has no use for them. */
export function variablesOfEntry({ launch: { command, env } }: Declaration): SetVariable[] {
  return command === null ? [] : variablesIn({ file: null, env, isShared: false }, false);
}

/** The variables that a client is given, and hands to its servers. */
export function variablesOfClient({ environments = [] }: Declaration): SetVariable[] {
  return environments.flatMap((each) => variablesIn(each, true));
}

function variablesIn(
  {
    file,
    env,
    isShared,
    overridden,
  }: Pick<ClientEnvironment, 'env' | 'overridden'> & Pick<SetVariable, 'file' | 'isShared'>,
  isOfClient: boolean,
): SetVariable[] {
  return [...env].map(([name, value]) => ({
    ...{ name, what: name, value, file, inside: null, isOfClient, isShared },
    ...(overridden?.has(name) && { isOverridden: true }),
  }));
}

/** More mounts than a container has. */
const maxMounts = 100;

/** What was found for an environment, which many declarations may share. */
const known = new WeakMap<TrackedPaths, WeakMap<ClientEnvironment['env'], readonly Alteration[]>>();

/**
 * What the containers of clients have of the tree where a system keeps its programs and their settings. They
 * are made to work on the tree, which may be anywhere else in them.
 */
export function alterationsOfContainers(
  { environments = [] }: Declaration,
  project: Project,
): readonly Alteration[] {
  const { tracked } = project;
  const found = known.get(tracked) ?? new WeakMap<ClientEnvironment['env'], Alteration[]>();
  known.set(tracked, found);
  return environments.flatMap((each) => {
    const alterations = found.get(each.env) ?? mountsIn(each, project);
    found.set(each.env, alterations);
    return alterations;
  });
}

function mountsIn(
  { file, folder, volumes = [], mounts = [] }: ClientEnvironment,
  project: Project,
): Alteration[] {
  const [first] = [...volumes, ...mounts];
  if (first === undefined) return [];
  if (volumes.length + mounts.length > maxMounts) {
    return [{ kind: 'path', what: `more than ${maxMounts} mounts`, file, span: first.span }];
  }
  const read = readMounts(volumes, mounts, [], []);
  const overPrograms = read.mounts.filter(({ target }) => isForPrograms(target));
  const { tracked } = project;
  // Compose begins at its own file.
  const starts = [folder, folderOf(file)];
  const place = { starts, project: folder, mounts: mountsOf(project), tracked };
  return [...read.alterations, ...mountAlterations(overPrograms, [], place)].map((each) => ({
    ...each,
    file,
  }));
}
