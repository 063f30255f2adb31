/*
 * Measures the promises about speed and memory, each compared with a reference on the same files in the
 * same run, and prints medians and ratios:
 *
 *   npm run bench                                        a few minutes, with small exports
 *   npm run bench -- --megabytes 300 --large 1000        the sizes of the promises
 *   npm run bench -- --only memory --huge 4000           one of them
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchmarks } from './benchmarks.ts';
import { createWorkbench } from './workbench.ts';

const { values } = parseArgs({
  options: {
    megabytes: { type: 'string', default: '100' },
    large: { type: 'string', default: '300' },
    huge: { type: 'string', default: '600' },
    files: { type: 'string', default: '10000' },
    repositories: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
});
/** The value of a numeric option. */
function numberOf(name: Exclude<keyof typeof values, 'only'>): number {
  const number = Number(values[name]);
  if (!(number > 0)) throw new Error(`--${name} must be a number above 0`);
  return number;
}

const sizes = {
  megabytes: numberOf('megabytes'),
  large: numberOf('large'),
  huge: numberOf('huge'),
  files: numberOf('files'),
  repositories: numberOf('repositories'),
  rounds: numberOf('rounds'),
};
const folder = await mkdtemp(join(tmpdir(), 'mcp-grade-gate-bench-'));

try {
  const bench = createWorkbench(folder);
  const chosen = values.only === undefined ? Object.keys(benchmarks) : values.only.split(',');
  for (const name of chosen) {
    const benchmark = benchmarks[name];
    if (benchmark === undefined) {
      throw new Error(`${name} is none of ${Object.keys(benchmarks).join(', ')}`);
    }
    for (const { what, figure, ratio, bar, megabytes = 0 } of await benchmark(bench, sizes)) {
      const limit = bar === '' ? '' : ` (target ${bar})`;
      const [most = '', memory = 'Infinity'] = bar.split(', ');
      const isMissed =
        Number(ratio) > Number.parseFloat(most) || megabytes > Number.parseFloat(memory);
      const symbol = isMissed ? '✗' : ' ';
      process.stdout.write(`${symbol}${ratio.padStart(6)}${limit.padEnd(16)} ${what}: ${figure}\n`);
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
