import { resolveLaunch } from '../src/launch/resolve.ts';
import type { Declaration, Dependency, Launch, Span, Word } from '../src/model.ts';

/** Small values for tests; every field can be overridden. */

export const nowhere: Span = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };

export const word = (text: string): Word => ({ text, span: nowhere });

/** A launch of nothing, with what is given. */
export const launchOf = (parts: Partial<Launch>): Launch => ({
  command: null,
  args: [],
  env: new Map(),
  cwd: null,
  url: null,
  hooks: [],
  ...parts,
});

/** A declaration of `npx -y package`, or of a URL. */
export function declare(launch: string, overrides: Partial<Declaration> = {}): Declaration {
  const [command, ...args] = launch.split(' ');
  const isUrl = /^https?:/.test(launch);
  const parts = isUrl
    ? launchOf({ url: word(launch) })
    : launchOf({ command: word(command ?? ''), args: args.map(word) });
  return {
    file: '.mcp.json',
    span: nowhere,
    client: 'mcp-json',
    alias: 'alias',
    disabled: false,
    launch: parts,
    ...overrides,
  };
}

/** The first dependency of a launch command such as `npx -y @acme/notes@1.0.0`. */
export function dependencyOf(launch: string, overrides: Partial<Declaration> = {}): Dependency {
  const [dependency] = resolveLaunch(declare(launch, overrides), new Set());
  if (dependency === undefined) throw new Error(`${launch} has no dependency`);
  return dependency;
}
