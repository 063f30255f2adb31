import type { Word } from '../../../../model/model.ts';
import { assignmentIn } from '../../environment.ts';
import {
  type Launcher,
  type LauncherFamily,
  type ResolveInner,
  resolveWords,
} from '../../launcher.ts';
import { optionList } from '../../option-list.ts';
import { type OptionGrammar, readOptions, valuesOf } from '../../options.ts';
import {
  type Assignment,
  type PartialLaunch,
  unidentifiedLaunch,
  withVariables,
} from '../../partial-launch.ts';
import { startedIn } from '../../places.ts';
import { systemReads } from '../../reads.ts';

/** Source: `env --help` of GNU coreutils, which has the options of others. */
const grammar: OptionGrammar = {
  options: optionList(`
    -i|--ignore-environment -v|--debug --list-signal-handling -u|--unset= -C|--chdir= -S|--split-string=
    --block-signal[=] --default-signal[=] --ignore-signal[=]
  `),
  style: 'getopt',
  hasAbbreviations: true,
};

const hiding = 'an option of env that may hide what is started';

/** `env [-i] [-u NAME] [-S text] A=b command …`. */
const env: Launcher = {
  commands: ['env'],
  reads: systemReads,
  resolve: resolveEnv,
};

function resolveEnv(
  args: readonly Word[],
  command: Word,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const read = readOptions(args, grammar);
  const splitting = read.options.find(({ name }) => name === '--split-string');
  const own =
    splitting === undefined ? read.options : read.options.slice(0, read.options.indexOf(splitting));
  const folder = valuesOf({ ...read, options: own }, '--chdir').at(-1)?.text ?? '';
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
  return startedIn(resolveAssigned(words, command, resolveInner), folder);
}

/** `NAME=value …` with any name, which may be empty, and the command behind. */
function resolveAssigned(
  words: readonly Word[],
  command: Word,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const first = words.findIndex(({ text }) => !text.includes('='));
  const given = words.slice(0, first < 0 ? words.length : first);
  const env = given.map((word): Assignment => {
    const at = word.text.indexOf('=');
    const plain = {
      name: word.text.slice(0, at),
      value: { ...word, text: word.text.slice(at + 1) },
    };
    return assignmentIn(word) ?? plain;
  });
  const rest = words.slice(given.length);
  return withVariables(resolveWords(rest, command, 'an env without a command', resolveInner), env);
}

/** What stands behind a backslash in a text for `env -S`, and what it means. */
const escapes: Readonly<Record<string, string>> = {
  ...{ f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', '#': '#', $: '$', _: ' ', '"': '"' },
  ...{ "'": "'", '\\': '\\' },
};

/**
 * The words of a text as `env -S` splits it; null if it has variables, or what is an error. Source: the
 * manual of GNU coreutils, "-S/--split-string usage in scripts".
 */
function splitText(text: Word): readonly Word[] | null {
  const words: string[] = [];
  let word: string | null = null;
  let quote = '';
  const characters = [...text.text];
  for (let index = 0; index < characters.length; index += 1) {
    const each = characters[index] ?? '';
    const next = characters[index + 1] ?? '';
    const isEscape = each === '\\' && (quote !== "'" || next === "'" || next === '\\');
    if (quote === '' && (/\s/.test(each) || (isEscape && next === '_'))) {
      if (word !== null) words.push(word);
      word = null;
      index += Number(isEscape);
    } else if (quote === '' && ((each === '#' && word === null) || (isEscape && next === 'c'))) {
      break;
    } else if (each === quote || (quote === '' && (each === '"' || each === "'"))) {
      quote = quote === '' ? each : '';
      word ??= '';
    } else if (isEscape) {
      const meant = escapes[next];
      if (meant === undefined) return null;
      word = (word ?? '') + meant;
      index += 1;
    } else if (each === '$' && quote !== "'") {
      return null;
    } else {
      word = (word ?? '') + each;
    }
  }
  if (quote !== '') return null;
  if (word !== null) words.push(word);
  return words.map((each) => ({ ...text, text: each }));
}

export const envLaunchers: LauncherFamily = { launchers: [env] };
