import type { Word } from '../model.ts';
import { resolveAssignments } from './environment.ts';
import type { Launcher, ResolveInner } from './launcher.ts';
import { type OptionGrammar, readOptions, valuesOf } from './options.ts';
import { type PartialLaunch, unidentifiedLaunch } from './partial-launch.ts';
import { startedIn } from './places.ts';
import { reads } from './reads.ts';
import { wordList } from './word-list.ts';

/** Source: `env --help` of GNU coreutils, which has the options of others. */
const grammar: OptionGrammar = {
  flags: wordList('-i --ignore-environment -v --debug --list-signal-handling'),
  valued: wordList('-u --unset -C --chdir -S --split-string'),
  optional: wordList('--block-signal --default-signal --ignore-signal'),
  altering: {},
  style: 'getopt',
  hasAbbreviations: true,
};

const hiding = 'an option of env that may hide what is started';

/** `env [-i] [-u NAME] [-S text] A=b command …`. */
export const envWrapper: Launcher = {
  commands: ['env'],
  reads: reads.nothing,
  resolve: resolveEnv,
};

function resolveEnv(
  args: readonly Word[],
  command: Word,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const read = readOptions(args, grammar);
  const splitting = read.options.find(({ name }) => name === '-S' || name === '--split-string');
  const own =
    splitting === undefined ? read.options : read.options.slice(0, read.options.indexOf(splitting));
  const folder = valuesOf({ ...read, options: own }, '-C', '--chdir').at(-1)?.text ?? '';
  if (splitting?.value) {
    const words = splitText(splitting.value);
    if (words === null) return [unidentifiedLaunch(splitting.value, hiding)];
    // The words of the text take its place, options among them.
    const last = args.includes(splitting.value) ? splitting.value : splitting.at;
    const inside = [...words, ...args.slice(args.indexOf(last) + 1)];
    return startedIn(resolveEnv(inside, command, resolveInner), folder);
  }
  if (read.unknown !== null) return [unidentifiedLaunch(read.unknown, hiding)];
  const words = read.rest[0]?.text === '-' ? read.rest.slice(1) : read.rest;
  return startedIn(resolveAssignments(words, command, resolveInner), folder);
}

/**
 * The words of a text as `env -S` splits it; null if it has escapes, variables or a comment, which mean
 * something of their own there.
 */
function splitText(text: Word): readonly Word[] | null {
  if (/[\\$]|(?:^|\s)#/.test(text.text) || !/^(?:[^"']|"[^"]*"|'[^']*')*$/.test(text.text))
    return null;
  const words = text.text.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? [];
  return words.map((word) => ({ ...text, text: word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2') }));
}
