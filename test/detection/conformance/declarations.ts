/*
 * Tells which servers this repository finds in a client's file. Run as a program, it answers the lines on its
 * standard input: `node conformance/run.mjs --kind declare -- node
 * test/detection/conformance/declarations.ts`.
 */
import { createInterface } from 'node:readline';
import type { DeclareAnswer, DeclareRow } from '../../../conformance/run.mjs';
import { findClientFile } from '../../../src/detection/declarations/client-files.ts';
import { collectDeclarations } from '../../../src/detection/declarations/collect.ts';
import type { Word } from '../../../src/model/model.ts';

/** Returns the servers that a file in a small tree declares, as far as this repository can tell. */
export async function declaredIn({
  file,
  files,
}: Pick<DeclareRow, 'file' | 'files'>): Promise<DeclareAnswer> {
  const textAt = (path: string): string | undefined => files[path]?.replace(/^\uFEFF/, '');
  const found = await collectDeclarations(
    [{ path: file, text: textAt(file) ?? '' }],
    async (path) => {
      const text = textAt(path);
      return text === undefined ? { reason: 'it does not exist' } : { text };
    },
  );
  // Where a client puts a bare colon before a default, the reader writes `:-` as for other clients, so the
  // colon is restored here.
  const hasColonDefaults = findClientFile(file)?.file.hasColonDefaults === true;
  const written = ({ text }: Word): string =>
    hasColonDefaults ? text.replace(/(\$\{\w+):-/g, '$1:') : text;
  const textOf = (word: Word | null): string | undefined =>
    word === null ? undefined : written(word);
  return {
    servers: found.declarations.flatMap(({ alias, file: at, span, disabled, launch }) => {
      const base = { name: alias, file: at, line: span.start.line, enabled: !disabled };
      const { command, args, env, url, registry } = launch;
      const started = {
        command: textOf(command),
        args: args.map(written),
        env: Object.fromEntries([...env].map(([name, word]) => [name, written(word)])),
      };
      // An entry with both a command and a URL is read as both, because clients differ in which they prefer.
      return [
        ...(command === null ? [] : [{ ...base, ...started }]),
        ...(url === null ? [] : [{ ...base, url: textOf(url) }]),
        ...(registry === null ? [] : [{ ...base, registry: textOf(registry) }]),
      ];
    }),
    unidentified: found.files.some(({ reason }) => reason !== null),
  };
}

if (import.meta.main) {
  for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(`${JSON.stringify(await declaredIn(JSON.parse(line) as DeclareRow))}\n`);
  }
}
