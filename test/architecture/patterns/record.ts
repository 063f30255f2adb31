/*
 * Prints, as JSON lines, the regular expressions that the modules in `src/` construct when they are loaded
 * and when the examples run. Runs in a separate process, in which the modules have not been loaded before.
 */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { filesMatching, withSlashes } from '../../system.ts';
import type { Pattern } from './find.ts';

const src = join(import.meta.dirname, '../../../src');
const folder = withSlashes(src);

/** Entries that run the program when they are loaded. */
const runsProgram = /^entry\/(?:cli|index|main|start|start-action|sweep|warm|export-diff)\.ts$/;

function record(pattern: RegExp, stack: string): void {
  const caller = withSlashes(fileURLToPath(placeIn(stack) ?? 'file:///'));
  const [, file = '', line = ''] = /^(.*):(\d+):\d+$/s.exec(caller) ?? [];
  if (!file.startsWith(folder)) return;
  const { source, flags } = pattern;
  const found: Pattern = { place: `${file.slice(folder.length + 1)}:${line}`, source, flags };
  process.stdout.write(`${JSON.stringify(found)}\n`);
}

/**
 * Returns the place that called the constructor: the first line of the stack that is in neither the proxy nor
 * this file.
 */
const placeIn = (stack: string): string | undefined =>
  stack
    .split('\n')
    .map((line) => line.slice(line.indexOf('file:')).replace(/\)$/, ''))
    .find((line) => line.startsWith('file:') && !line.startsWith(import.meta.url));

const construct = (target: typeof RegExp, args: ConstructorParameters<typeof RegExp>): RegExp => {
  const pattern = new target(...args);
  record(pattern, new Error('for its stack').stack ?? '');
  return pattern;
};
globalThis.RegExp = new Proxy(RegExp, {
  construct: (target, args) => construct(target, args as [string]),
  apply: (target, _, args) => construct(target, args as [string]),
});

for (const file of filesMatching(src, '**/*.ts')) {
  if (!runsProgram.test(file)) await import(pathToFileURL(join(src, file)).href);
}
const { runExamples } = await import('./examples.ts');
runExamples();
