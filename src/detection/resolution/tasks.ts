import { folderOf } from '../../model/paths.ts';
import { shownScript } from '../../model/secrets.ts';
import { launchesInEnvironment, launchesOfTask } from '../launch/command-line.ts';
import { altered, expanding, type PartialLaunch } from '../launch/partial-launch.ts';
import type { TaskLookup } from '../launch/pending-lookup.ts';
import { readBy } from '../launch/places.ts';
import { readsOfProject } from '../launch/reads.ts';
import { leadingTo, type PlacedLaunch, through, unidentifiedAs } from './placed-launch.ts';
import { nearestFile, type Project } from './project/project.ts';
import { pythonTasks, taskKey } from './project/tasks.ts';

interface FoundTasks {
  /** The folder of the manifest, in which tasks run. */
  readonly folder: string;
  /** The command lines with their arguments; null if what runs is not told by them. */
  readonly lines: readonly string[] | null;
}

/**
 * The command lines that a manager runs under a name: those of every manifest, and of every environment,
 * that has it. Null if none has, and the name is that of a program.
 */
function tasksNamed(
  { manager, words: [first, ...args] }: TaskLookup,
  folder: string,
  project: Project,
): FoundTasks | null {
  const files = manager === 'pdm' || manager === 'rye' ? [] : [`${manager}.toml`];
  const paths = ['pyproject.toml', ...files].flatMap(
    (name) => nearestFile(project, folder, name) ?? [],
  );
  // Hatch takes the environment before the name.
  const name = manager === 'hatch' ? first.text.replace(/^[\w.-]+:/, '') : first.text;
  const found = paths.flatMap((path) => {
    const tasks = project.get(path, pythonTasks)?.get(taskKey(manager, name)) ?? [];
    return tasks.map((line) => ({ line, folder: folderOf(path) }));
  });
  const [own] = found;
  if (own === undefined) return null;
  const isPlain = args.every(({ text }) => /^[\w@./:=,+-]+$/.test(text));
  const given = args.map(({ text }) => text).join(' ');
  const whole = (line: string): string => {
    const filled = line.replace(/\{args(?::([^{}]*))?\}/g, (_, otherwise: string = '') =>
      given === '' ? otherwise : given,
    );
    return filled !== line || manager === 'hatch' || given === '' ? filled : `${line} ${given}`;
  };
  const lines = found.flatMap(({ line }) => (line === null ? [] : [whole(line)]));
  const isComplete = isPlain && lines.length === found.length;
  return { folder: own.folder, lines: isComplete ? lines : null };
}

interface TaskContext {
  readonly project: Project;
  /** The working folder; null if it is not in the tree. */
  readonly folder: string | null;
  /** Whether there are too many scripts on the way here. */
  readonly isTooDeep: boolean;
  /** Resolves what a task starts in its folder, or without one what the launch starts itself. */
  readonly resolveIn: (
    launches: readonly PartialLaunch[],
    folder: string | null,
  ) => readonly PlacedLaunch[];
}

/** What a task starts, or if there is none of that name, a program of the environment. */
export function resolveTask(
  placed: PlacedLaunch,
  pending: TaskLookup,
  { project, folder, isTooDeep, resolveIn }: TaskContext,
): readonly PlacedLaunch[] {
  const { manager, words } = pending;
  const started = (launches: readonly PartialLaunch[], within: string | null) => {
    const all = readBy(expanding(launches, placed.expansions), readsOfProject[manager]);
    return leadingTo(placed, altered(resolveIn(all, within), placed.launch.alterations));
  };
  const found = folder === null ? null : tasksNamed(pending, folder, project);
  if (found === null) return started(launchesInEnvironment(words, manager), null);
  if (found.lines === null || isTooDeep) {
    const [{ text }] = words;
    const reason = 'a task of the project that is more than a command line';
    return [unidentifiedAs(placed, text, reason, shownScript(text))];
  }
  return found.lines.flatMap((text) => {
    const launches = launchesOfTask({ text, span: placed.launch.span }, manager);
    return through(text, started(launches, found.folder));
  });
}
