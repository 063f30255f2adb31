import { emptyLaunch } from '../src/detection/declarations/types.ts';
import { isIdentified } from '../src/detection/ecosystems/ecosystems.ts';
import {
  createLazyProject,
  type LazyProject,
  readUntilComplete,
} from '../src/detection/resolution/project/project.ts';
import { resolveLaunch } from '../src/detection/resolution/resolve.ts';
import { createTrackedPaths } from '../src/io/files/tracked.ts';
import type {
  Declaration,
  Dependency,
  Identified,
  Launch,
  Span,
  UnidentifiedSpec,
  Word,
} from '../src/model/model.ts';

/** Minimal values for tests; every field can be overridden. */

export const nowhere: Span = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };

export const word = (text: string): Word => ({ text, span: nowhere });

/** A word with a location of its own, like the words of a file. */
const wordAt = (text: string, index: number): Word => {
  const line = index + 2;
  return { text, span: { start: { line, column: 1 }, end: { line, column: 2 } } };
};

/** A launch with the given fields; all others are empty. */
export const launchWith = (parts: Partial<Launch>): Launch => ({ ...emptyLaunch, ...parts });

/** A declaration of `npx -y package`, or of a URL. */
export function declare(launch: string, overrides: Partial<Declaration> = {}): Declaration {
  const [command, ...args] = launch.split(' ');
  const isUrl = /^https?:/.test(launch);
  const parts = isUrl
    ? launchWith({ url: word(launch) })
    : launchWith({ command: word(command ?? ''), args: args.map(wordAt) });
  return {
    file: '.mcp.json',
    span: nowhere,
    client: 'mcp-json',
    folder: '',
    alias: 'alias',
    disabled: false,
    launch: parts,
    ...overrides,
  };
}

/** A project without files. */
export const { project: emptyProject } = createLazyProject({
  paths: new Set(),
  links: new Set(),
  foreign: new Set(),
  tracked: createTrackedPaths([]),
  realPath: (path) => path,
  read: async () => ({ reason: 'not there' }),
});

/** A project with the given files, by their paths and texts. */
export function projectWith(files: Readonly<Record<string, string>>): LazyProject {
  return createLazyProject({
    paths: new Set(Object.keys(files)),
    links: new Set(),
    foreign: new Set(),
    tracked: createTrackedPaths(Object.keys(files).map((path) => [path, 'file'])),
    realPath: (path) => path,
    read: async (path) => {
      const text = files[path];
      return text === undefined ? { reason: 'not there' } : { text };
    },
  });
}

/** What a declaration launches in a project. */
export function resolveInProject(
  open: LazyProject,
  declaration: Declaration,
): Promise<Dependency[]> {
  return readUntilComplete(open, (project) => resolveLaunch(declaration, project));
}

/** What a declaration launches in a project with the given files. */
export function resolveIn(
  files: Readonly<Record<string, string>>,
  declaration: Declaration,
): Promise<Dependency[]> {
  return resolveInProject(projectWith(files), declaration);
}

/** Every dependency of a launch command; a bridge is one in addition to its target. */
export function parseDependencies(
  launch: string,
  overrides: Partial<Declaration> = {},
): Dependency[] {
  return resolveLaunch(declare(launch, overrides), emptyProject);
}

/** The first dependency of a launch command such as `npx -y @acme/notes@1.0.0`. */
export function parseDependency(launch: string, overrides: Partial<Declaration> = {}): Dependency {
  const [dependency] = parseDependencies(launch, overrides);
  if (dependency === undefined) throw new Error(`${launch} has no dependency`);
  return dependency;
}

/** The same for a launch that tells which package or address it uses. */
export function parsePackage(
  launch: string,
  overrides: Partial<Declaration> = {},
): Identified<Dependency> {
  const dependency = parseDependency(launch, overrides);
  if (!isIdentified(dependency)) throw new Error(`${launch} names no package`);
  return dependency;
}

/** The same for a launch that does not tell what it uses. */
export function createUnidentified(
  overrides: Partial<Declaration> = {},
): Extract<Dependency, UnidentifiedSpec> {
  const dependency = parseDependency('odd --start', overrides);
  if (dependency.type !== 'unidentified') throw new Error('it is identified');
  return dependency;
}

/** A repository in memory, with files by their paths and texts, in the given order. */
export { createTextSource as sourceOf } from '../src/io/files/texts.ts';
