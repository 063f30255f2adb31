import { folderOf } from '../declarations/paths.ts';
import type { TaskLookup } from '../launch/pending-lookup.ts';
import { nearestFile, type Project } from './project/project.ts';
import { pythonTasks, taskKey } from './project/tasks.ts';

/** What a lookup of a task found. */
export interface FoundTasks {
  /** The folder of the manifest, in which tasks run. */
  readonly folder: string;
  /** The command lines with their arguments; null if what runs is not told by them. */
  readonly lines: readonly string[] | null;
}

/**
 * The command lines that a manager runs under a name: those of every manifest, and of every environment,
 * that has it. Null if none has, and the name is that of a program.
 */
export function tasksNamed(
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
