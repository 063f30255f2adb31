/*
 * What this repository's reading says about a command line of the tables. As a program it answers lines on
 * its standard input: `node conformance/run.mjs -- node test/conformance/answer.ts`.
 */
import { createInterface } from 'node:readline';
import { clean, maxSatisfying, satisfies } from 'semver';
import served from '../../conformance/launch/served.json' with { type: 'json' };
import type { Answer, Line } from '../../conformance/run.mjs';
import type { Dependency, Identified } from '../../src/model.ts';
import { isIdentified } from '../../src/versions/ecosystems.ts';
import { declare, launchOf, resolveIn, word } from '../builders.ts';

/** The version that a launcher chooses of those that are served; undefined where a row cannot tell. */
function chosen({ type, pin, version }: Identified<Dependency>): string | undefined {
  const { versions, tags } = served[type as 'npm'] ?? { versions: [], tags: {} };
  const { latest } = tags;
  if (pin === 'none') return latest;
  const wanted = version ?? '';
  if (pin === 'exact') return clean(wanted, { loose: true }) ?? wanted;
  if (pin === 'tag') return (tags as Record<string, string>)[wanted];
  if (pin !== 'range') return undefined;
  if (satisfies(latest, wanted)) return latest;
  return maxSatisfying(versions, wanted) ?? undefined;
}

/** What a line fetches and runs, as far as this repository can tell. */
export async function answerTo({ command, args, env = {}, files = {} }: Line): Promise<Answer> {
  const variables = Object.entries(env).map(([name, value]) => [name, word(value)] as const);
  const parts = { command: word(command), args: args.map(word), env: new Map(variables) };
  const found = await resolveIn(files, declare('x', { launch: launchOf(parts) }));
  return {
    packages: found.filter(isIdentified).map((each) => {
      const version = chosen(each);
      const base = { ecosystem: each.type, name: each.name };
      return version === undefined ? base : { ...base, version };
    }),
    files: found.flatMap((each) => (each.type === 'local' ? [each.name] : [])),
    unidentified: found.some(({ type }) => type === 'unidentified'),
    altered: found.some(({ alterations }) => alterations.length > 0),
  };
}

if (import.meta.main) {
  for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(`${JSON.stringify(await answerTo(JSON.parse(line) as Line))}\n`);
  }
}
