/*
 * What this repository's reading says about a command line of the tables. As a program it answers lines on
 * its standard input: `node conformance/run.mjs -- node test/conformance/answer.ts`.
 */
import { createInterface } from 'node:readline';
import { clean, maxSatisfying, satisfies } from 'semver';
import served from '../../conformance/launch/served.json' with { type: 'json' };
import type { Answer, Line } from '../../conformance/run.mjs';
import type { Dependency, Identified, Pin } from '../../src/model.ts';
import { ecosystems, isIdentified } from '../../src/versions/ecosystems.ts';
import { declare, launchOf, resolveIn, word } from '../builders.ts';

/** The version that a launcher chooses of those that are served; undefined where a row cannot tell. */
function chosen({ type, pin, version }: Identified<Dependency>): string | undefined {
  const { versions = [], tags = {} }: Served = (served as Record<string, Served>)[type] ?? {};
  const wanted = version ?? '';
  if (pin === 'none') return tags['latest'];
  if (pin === 'tag') return tags[wanted];
  return (type === 'pypi' ? chosenOfPython : chosenOfNode)(wanted, pin, versions, tags['latest']);
}

interface Served {
  readonly versions?: readonly string[];
  readonly tags?: Readonly<Record<string, string>>;
}

function chosenOfNode(
  wanted: string,
  pin: Pin,
  versions: readonly string[],
  latest = '',
): string | undefined {
  if (pin === 'exact') return clean(wanted, { loose: true }) ?? wanted;
  if (pin !== 'range') return undefined;
  if (satisfies(latest, wanted)) return latest;
  return maxSatisfying(versions, wanted) ?? undefined;
}

/** Pre-releases are chosen only where a range names one. */
function chosenOfPython(wanted: string, pin: Pin, versions: readonly string[]): string | undefined {
  const { normaliseVersion, isPrerelease } = ecosystems.pypi;
  if (pin === 'exact') {
    return versions.find((each) => normaliseVersion(each) === normaliseVersion(wanted)) ?? wanted;
  }
  if (pin !== 'range') return undefined;
  const isAdmitted = /\d(?:a|b|rc|\.?dev)\d/.test(wanted);
  return versions.findLast(
    (each) => (isAdmitted || !isPrerelease(each)) && ecosystems.pypi.satisfies(each, wanted),
  );
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
    // A package with a marker counts, whether or not the marker is true for the interpreter that is there.
    altered: found.some(({ alterations }) => alterations.length > 0) || args.some(hasMarker),
  };
}

/** Whether a word is a requirement with an environment marker (PEP 508). */
function hasMarker(text: string): boolean {
  return /;\s*\(?\s*(?:python|platform|sys|os|implementation|extra)\w*/.test(text);
}

if (import.meta.main) {
  for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(`${JSON.stringify(await answerTo(JSON.parse(line) as Line))}\n`);
  }
}
