/*
 * Tells how this repository reads a command line from the tables. Run as a program, it answers the lines on
 * its standard input: `node conformance/run.mjs -- node test/detection/conformance/answer.ts`.
 */
import { createInterface } from 'node:readline';
import served from '../../../conformance/launch/served.json' with { type: 'json' };
import type { Answer, Line } from '../../../conformance/run.mjs';
import { ecosystems, isIdentified } from '../../../src/detection/ecosystems/ecosystems.ts';
import type { Dependency, Identified } from '../../../src/model/model.ts';
import { declare, launchWith, resolveIn, word } from '../../builders.ts';

interface Served {
  readonly versions?: readonly string[];
  readonly tags?: Readonly<Record<string, string>>;
}

/** Returns the version that a launcher chooses from those served, or undefined if a row cannot tell. */
function chosen({
  type,
  pin,
  version,
  digest,
  alterations,
}: Identified<Dependency>): string | undefined {
  // An option that changes what is fetched can also change which version is chosen.
  if (alterations.length > 0 && pin !== 'exact' && type !== 'oci') return undefined;
  const { versions = [], tags = {} }: Served = (served as Record<string, Served>)[type] ?? {};
  if (pin === 'none') return tags['latest'];
  const wanted = version ?? '';
  // An image's tag is the version itself, but a digest overrides it.
  if (type === 'oci') return digest ?? wanted;
  if (pin === 'tag') return tags[wanted];
  const { normaliseVersion, fetched } = ecosystems[type];
  if (pin === 'exact') {
    return versions.find((each) => normaliseVersion(each) === normaliseVersion(wanted)) ?? wanted;
  }
  const found = pin === 'range' ? (fetched(versions, wanted) ?? []) : [];
  return found.length === 1 ? found[0] : undefined;
}

/** Returns the name that is fetched for a dependency: for a Go package, the module that contains it. */
function fetchedName({ type, name }: Identified<Dependency>): string {
  return type === 'golang' ? name.replace(/\/cmd\/.*$/, '') : name;
}

/** Returns the file that runs when a command names a Go folder. */
function mainFile(command: string, name: string): string {
  if (command !== 'go' || name.endsWith('.go')) return name;
  return name === '.' ? 'main.go' : `${name}/main.go`;
}

/** Returns what a line fetches and runs, as far as this repository can tell. */
export async function answerTo({ command, args, env = {}, files = {} }: Line): Promise<Answer> {
  const variables = Object.entries(env).map(([name, value]) => [name, word(value)] as const);
  const parts = { command: word(command), args: args.map(word), env: new Map(variables) };
  const found = await resolveIn(files, declare('x', { launch: launchWith(parts) }));
  return {
    packages: found.filter(isIdentified).map((each) => {
      const version = chosen(each);
      const base = { ecosystem: each.type, name: fetchedName(each) };
      return version === undefined ? base : { ...base, version };
    }),
    files: found.flatMap((each) => (each.type === 'local' ? [mainFile(command, each.name)] : [])),
    unidentified: found.some(({ type }) => type === 'unidentified'),
    differs: found.some(({ readDifferently }) => readDifferently !== undefined),
    // A package with a marker counts, whether or not the marker is true for the installed interpreter.
    altered: found.some(({ alterations }) => alterations.length > 0) || args.some(hasMarker),
  };
}

/** Returns whether a word is a requirement with an environment marker (PEP 508). */
function hasMarker(text: string): boolean {
  return /;\s*\(?\s*(?:python|platform|sys|os|implementation|extra)\w*/.test(text);
}

if (import.meta.main) {
  for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(`${JSON.stringify(await answerTo(JSON.parse(line) as Line))}\n`);
  }
}
