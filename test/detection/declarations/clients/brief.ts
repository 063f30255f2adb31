import { findClientFile } from '../../../../src/detection/declarations/client-files.ts';
import { collectDeclarations } from '../../../../src/detection/declarations/collect.ts';

/* Formats what small trees declare as lines, for the tests of client file families. */

/** Reads the declarations in the given files, which are keyed by path. */
export async function readFiles(files: Readonly<Record<string, string>>) {
  const sources = Object.entries(files)
    .filter(([path]) => findClientFile(path) !== null)
    .map(([path, text]) => ({ path, text }));
  return collectDeclarations(sources, async (path) => {
    const text = files[path];
    return text === undefined ? { reason: 'it does not exist' } : { text };
  });
}

/** Returns one line for each declaration: `file:line alias: words`. */
export async function brief(files: Readonly<Record<string, string>>): Promise<string[]> {
  const { declarations } = await readFiles(files);
  return declarations.map(({ file, span, alias, disabled, launch }) => {
    const { command, args, url, registry, plugin } = launch;
    const words = [command, ...args, url, registry, plugin].flatMap((word) => word?.text ?? []);
    return `${file}:${span.start.line} ${alias}: ${words.join(' ')}${disabled ? ' (disabled)' : ''}`;
  });
}

/** Returns one line for each fault: `file:line: reason`. */
export async function faults(files: Readonly<Record<string, string>>): Promise<string[]> {
  return (await readFiles(files)).files
    .filter(({ status }) => status === 'unreadable')
    .map(({ path, span, reason }) => `${path}:${span?.start.line}: ${reason}`);
}
