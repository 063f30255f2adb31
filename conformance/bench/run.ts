/*
 * Runs generated command lines with the real launchers against registries on the loopback interface, and
 * writes the outcomes into the tables in `launch/`:
 *
 *   npm run conformance:node                             everything; it can be interrupted and continued
 *   npm run conformance:node -- --only bun,npm@11.19.1   some of the tools
 *   npm run conformance:node -- --limit 500              at most so many lines of each
 *   npm run conformance:node -- --reduce                 only the tables, from what is recorded
 *   npm run conformance:node -- --held-out               with the third that is held out
 *   npm run conformance:node -- --seed random            other mixtures of options
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { tellingOf } from './generate.ts';
import type { NamedOption } from './help.ts';
import type { GeneratedLine, RecordedLine } from './lines.ts';
import { readRecords, record, recordFile } from './record.ts';
import { isHeldOut, reduced, unevenIn } from './reduce.ts';
import { startRegistry } from './registry.ts';
import { type InstalledTool, installed, type Tool } from './tools.ts';

/** A family of launchers: `bench/<name>.ts` exports one as `suite`. */
export interface Suite {
  readonly tools: readonly Tool[];
  /** The lines that a tool runs, the most informative ones first; the seed determines the random ones. */
  readonly lines: (tool: InstalledTool, seed: number) => Promise<readonly GeneratedLine[]>;
  /** The options that a tool's help names, by the words that they follow. */
  readonly options?: (
    tool: InstalledTool,
  ) => Promise<Readonly<Record<string, readonly NamedOption[]>>>;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    limit: { type: 'string', default: '100000' },
    jobs: { type: 'string', default: '2' },
    folder: { type: 'string', default: join(tmpdir(), 'mcp-grade-gate-conformance') },
    seed: { type: 'string', default: '0' },
    reduce: { type: 'boolean', default: false },
    'held-out': { type: 'boolean', default: false },
  },
});
const [name = ''] = positionals;
const { suite } = (await import(`./${name}.ts`)) as { readonly suite: Suite };
const only = values.only?.split(',');
const tools = suite.tools.filter(
  ({ name, version }) =>
    only === undefined || only.includes(name) || only.includes(`${name}@${version}`),
);
await mkdir(values.folder, { recursive: true });

if (!values.reduce) {
  const registry = await startRegistry();
  const seed = values.seed === 'random' ? Date.now() : Number(values.seed);
  const limits = { limit: Number(values.limit), jobs: Number(values.jobs) };
  const playing: { tool: InstalledTool; lines: readonly GeneratedLine[] }[] = [];
  for (const each of tools) {
    const tool = await installed(each, values.folder);
    if (tool === null) {
      process.stdout.write(`${each.name} ${each.version}: not measured\n`);
      continue;
    }
    if (suite.options !== undefined) await keepOptions(tool, await suite.options(tool));
    playing.push({ tool, lines: await suite.lines(tool, seed) });
  }
  const siblings = (tool: InstalledTool): typeof playing =>
    playing.filter((other) => other.tool !== tool && other.tool.name === tool.name);
  for (const { tool, lines } of playing) {
    // Running one version's options in another version shows whether both interpret them alike.
    const known = namesIn(lines);
    const foreign = siblings(tool).flatMap((other) =>
      tellingOf(other.lines).filter(({ options }) => !options.some((each) => known.has(each))),
    );
    const all = [...asForeign(foreign, known), ...lines];
    await record(all, tool, registry, recordFile(values.folder, tool), limits);
  }
  // If versions differ on an option, all of them run every line with that option.
  for (const { tool, lines } of playing) {
    const records = (of: InstalledTool) => readRecords(recordFile(values.folder, of));
    const others = (await Promise.all(siblings(tool).map((each) => records(each.tool)))).flat();
    const uneven = asForeign(unevenIn(await records(tool), others), namesIn(lines));
    const file = recordFile(values.folder, tool);
    await record(uneven, tool, registry, file, { ...limits, limit: uneven.length });
  }
  registry.close();
}

// A table holds the records of all of its tools, including those that did not run this time.
for (const table of new Set(suite.tools.map((tool) => tool.table))) {
  const recorded = new Map<string, readonly RecordedLine[]>();
  for (const tool of suite.tools.filter((each) => each.table === table)) {
    const records = await readRecords(recordFile(values.folder, tool));
    if (records.length > 0) recorded.set(`${tool.name} ${tool.version}`, records);
  }
  if (recorded.size === 0) continue;
  const seen = new Set<string>();
  const open = reduced(recorded, (line) => !isHeldOut(line), seen);
  const rows = values['held-out'] ? [...open, ...reduced(recorded, isHeldOut, seen)] : open;
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  await writeFile(join(import.meta.dirname, '..', 'launch', `${table}.jsonl`), text);
  const total = [...recorded.values()].reduce((sum, lines) => sum + lines.length, 0);
  process.stdout.write(`launch/${table}.jsonl: ${rows.length} rows of ${total} recorded lines\n`);
}

/**
 * Writes the options that a tool's help names into `options/<suite>.json`, and keeps the other tools'
 * entries.
 */
async function keepOptions(
  { name: toolName, version }: InstalledTool,
  options: Readonly<Record<string, readonly NamedOption[]>>,
): Promise<void> {
  const file = join(import.meta.dirname, '..', 'options', `${name}.json`);
  const known = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  await mkdir(dirname(file), { recursive: true });
  const all = { ...known, [`${toolName} ${version}`]: options };
  await writeFile(file, `${JSON.stringify(all, null, 1)}\n`);
}

function namesIn(lines: readonly GeneratedLine[]): ReadonlySet<string> {
  return new Set(lines.flatMap(({ options }) => options));
}

/**
 * Returns the lines for a version with the given known options, and marks each line that has an unknown
 * option.
 */
function asForeign(
  lines: readonly GeneratedLine[],
  known: ReadonlySet<string>,
): readonly GeneratedLine[] {
  return lines.map(({ isForeign: _, ...line }) =>
    line.options.every((each) => known.has(each)) ? line : { ...line, isForeign: true },
  );
}
