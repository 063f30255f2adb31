import { propertiesOf, type TreeNode } from '../../declarations/tree.ts';
import type { TaskManager } from '../../launch/pending-lookup.ts';
import type { FileKind } from './project.ts';

/**
 * The command lines of tasks, by manager and name; null for one that is more than that. Several environments
 * may have tasks of one name: each counts.
 */
export type Tasks = ReadonlyMap<string, readonly (string | null)[]>;

/** Where manifests have tasks: below which key of `tool`, and under which name at any depth below it. */
const keys: Readonly<Record<TaskManager, string>> = {
  hatch: 'scripts',
  pdm: 'scripts',
  rye: 'scripts',
  pixi: 'tasks',
};

/** The key under which a task is found. */
export function taskKey(manager: TaskManager, name: string): string {
  return `${manager} ${name}`;
}

/**
 * The tasks of a `pyproject.toml`, `hatch.toml` or `pixi.toml`. Sources: the references of Hatch, PDM, Rye
 * and pixi.
 */
function readTasks(root: TreeNode | null): Tasks {
  const found = new Map<string, (string | null)[]>();
  const walk = (node: TreeNode, path: readonly string[]): void => {
    for (const { key, value } of propertiesOf(node)) {
      const managers = managersAt([...path, key]);
      if (managers.length === 0) walk(value, [...path, key]);
      for (const manager of managers) {
        for (const task of propertiesOf(value)) {
          const name = taskKey(manager, task.key);
          found.set(name, [...(found.get(name) ?? []), lineOf(task.value, manager)]);
        }
      }
    }
  };
  if (root !== null) walk(root, []);
  return found;
}

function managersAt(path: readonly string[]): TaskManager[] {
  const [first, second] = path;
  const last = path.at(-1);
  // A file of its own has no section of `tool`, nor that of a project.
  const isOwn = first !== 'tool' && first !== 'project';
  return (Object.keys(keys) as TaskManager[]).filter(
    (manager) => keys[manager] === last && (isOwn || second === manager),
  );
}

function lineOf(node: TreeNode, manager: TaskManager): string | null {
  // Hatch goes on after a failure of what stands behind a dash.
  if (node.type === 'string') return String(node.value).replace(/^- /, '');
  if (node.type === 'array') {
    const parts = (node.children ?? []).map((each) =>
      each.type === 'string' ? lineOf(each, manager) : null,
    );
    if (parts.includes(null)) return null;
    // A list is one of command lines to Hatch, and of words to others.
    if (manager === 'hatch') return parts.join(' && ');
    return parts.every((part) => /^[\w@%+=:,./-]+$/.test(part ?? '')) ? parts.join(' ') : null;
  }
  const members = propertiesOf(node);
  const [command] = members.filter(({ key }) => key === 'cmd' || key === 'shell');
  const isPlain = members.every(({ key }) => /^(?:cmd|shell|help|description)$/.test(key));
  return isPlain && command !== undefined ? lineOf(command.value, manager) : null;
}

export const pythonTasks: FileKind<Tasks> = {
  name: 'tasks of Python',
  limit: 1024 * 1024,
  load: async () => {
    const { readToml } = await import('../../declarations/toml.ts');
    return (text) => {
      const document = readToml(text);
      return 'message' in document ? null : readTasks(document.root);
    };
  },
};
