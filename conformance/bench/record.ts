import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type GeneratedLine, keyOf, type RecordedLine, readLines } from './lines.ts';
import type { Registry } from './registry.ts';
import { play } from './sandbox.ts';
import type { InstalledTool } from './tools.ts';

/** Returns the path of the file that stores a tool's outcomes. */
export function recordFile(folder: string, { name, version }: { name: string; version: string }) {
  return join(folder, 'records', `${name}-${version}.jsonl`);
}

export async function readRecords(file: string): Promise<RecordedLine[]> {
  return readLines<RecordedLine>(await readFile(file, 'utf8').catch(() => ''));
}

/**
 * Runs the lines that have no record yet, several at a time. Each outcome is appended immediately, so that
 * the next run can continue an interrupted one.
 *
 * @param limit the maximum number of records for the tool, including existing ones
 */
export async function record(
  lines: readonly GeneratedLine[],
  tool: InstalledTool,
  registry: Registry,
  file: string,
  { limit, jobs }: { readonly limit: number; readonly jobs: number },
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const known = new Set((await readRecords(file)).map(keyOf));
  const unique = [...new Map(lines.map((line) => [keyOf(line), line])).entries()];
  const left = unique
    .slice(0, limit)
    .filter(([key]) => !known.has(key))
    .map(([, line]) => line);
  const begun = Date.now();
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < left.length) {
      const line = left[next] as GeneratedLine;
      next += 1;
      const result = await play(line, tool, registry);
      await appendFile(file, `${JSON.stringify({ ...line, ...result })}\n`);
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  const seconds = Math.round((Date.now() - begun) / 1000);
  process.stdout.write(
    `${tool.name} ${tool.version}: ${left.length} of ${unique.length} lines in ${seconds} s\n`,
  );
}
