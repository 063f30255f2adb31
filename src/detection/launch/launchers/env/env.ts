import type { Word } from '../../../../model/model.ts';
import { systemAmbient } from '../../ambient-inputs.ts';
import { assignmentIn } from '../../environment.ts';
import {
  type Launcher,
  type LauncherFamily,
  type ResolveInner,
  resolveWords,
} from '../../launcher.ts';
import { optionList } from '../../option-list.ts';
import { givenValues, type OptionGrammar, readOptions } from '../../options.ts';
import {
  type Assignment,
  hiddenLaunch,
  type PartialLaunch,
  withVariables,
} from '../../partial-launch.ts';
import { withStartFolder } from '../../places.ts';

/** Source: `env --help` from GNU coreutils, whose options include those of other implementations. */
const grammar: OptionGrammar = {
  options: optionList(`
    -i|--ignore-environment -v|--debug --list-signal-handling -u|--unset= -C|--chdir= -S|--split-string=
    --block-signal[=] --default-signal[=] --ignore-signal[=]
  `),
  style: 'getopt',
  hasAbbreviations: true,
};

/** `env [-i] [-u NAME] [-S text] A=b command …`. */
const env: Launcher = {
  commands: ['env'],
  ambient: systemAmbient,
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
  const folder = givenValues({ ...read, options: own }, '--chdir').at(-1)?.text ?? '';
  if (splitting?.value) {
    const words = splitText(splitting.value);
    if (words === null) return [hiddenLaunch(splitting.value)];
    // The words in the string replace the option and can be options themselves.
    const lastWord = args.includes(splitting.value) ? splitting.value : splitting.at;
    const innerWords = [...words, ...args.slice(args.indexOf(lastWord) + 1)];
    return withStartFolder(resolveEnv(innerWords, command, resolveInner), folder);
  }
  if (read.unknown !== null) return [hiddenLaunch(read.unknown)];
  const words = read.rest[0]?.text === '-' ? read.rest.slice(1) : read.rest;
  return withStartFolder(resolveAssigned(words, command, resolveInner), folder);
}

/** Resolves `NAME=value … command`. The name can be any text, including an empty string. */
function resolveAssigned(
  words: readonly Word[],
  command: Word,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const first = words.findIndex(({ text }) => !text.includes('='));
  const assignedWords = words.slice(0, first < 0 ? words.length : first);
  const env = assignedWords.map((word): Assignment => {
    const equalsIndex = word.text.indexOf('=');
    const plain = {
      name: word.text.slice(0, equalsIndex),
      value: { ...word, text: word.text.slice(equalsIndex + 1) },
    };
    return assignmentIn(word) ?? plain;
  });
  const commandWords = words.slice(assignedWords.length);
  return withVariables(
    resolveWords(commandWords, command, 'env without a command', resolveInner),
    env,
  );
}

const escapes: Readonly<Record<string, string>> = {
  ...{ f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', '#': '#', $: '$', _: ' ', '"': '"' },
  ...{ "'": "'", '\\': '\\' },
};

/**
 * Splits a string into words as `env -S` does. Returns null if the string contains a variable or a syntax
 * error. Source: the GNU coreutils manual, "-S/--split-string usage in scripts".
 */
function splitText(text: Word): readonly Word[] | null {
  const words: string[] = [];
  let word: string | null = null;
  let quote = '';
  const characters = [...text.text];
  for (let index = 0; index < characters.length; index += 1) {
    const character = characters[index] ?? '';
    const nextCharacter = characters[index + 1] ?? '';
    const isEscape =
      character === '\\' && (quote !== "'" || nextCharacter === "'" || nextCharacter === '\\');
    if (quote === '' && (/\s/.test(character) || (isEscape && nextCharacter === '_'))) {
      if (word !== null) words.push(word);
      word = null;
      index += Number(isEscape);
    } else if (
      quote === '' &&
      ((character === '#' && word === null) || (isEscape && nextCharacter === 'c'))
    ) {
      break;
    } else if (character === quote || (quote === '' && (character === '"' || character === "'"))) {
      quote = quote === '' ? character : '';
      word ??= '';
    } else if (isEscape) {
      const escapedText = escapes[nextCharacter];
      if (escapedText === undefined) return null;
      word = (word ?? '') + escapedText;
      index += 1;
    } else if (character === '$' && quote !== "'") {
      return null;
    } else {
      word = (word ?? '') + character;
    }
  }
  if (quote !== '') return null;
  if (word !== null) words.push(word);
  return words.map((each) => ({ ...text, text: each }));
}

export const envLaunchers: LauncherFamily = { launchers: [env] };
