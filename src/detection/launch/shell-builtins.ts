import type { Word } from '../../model/model.ts';
import { assignmentIn } from './environment.ts';
import type { Assignment } from './partial-launch.ts';
import { wordList } from './word-list.ts';

/**
 * Recognizes shell builtins that start nothing with the given arguments. A variable that one of these
 * builtins sets applies to later commands. Any other builtin might affect later commands in any way.
 */

export const movingCommands: ReadonlySet<string> = new Set(['cd', 'pushd', 'popd']);

/** Commands that compare values and can evaluate a name in their arguments as a variable. */
export const comparingCommands: ReadonlySet<string> = new Set(['test', '[', '[[']);

export const declaringCommands: ReadonlySet<string> = new Set(
  wordList('export declare typeset local readonly'),
);

/** Returns the variables that a command sets; null if its arguments could make it do anything else. */
type ReadBuiltin = (args: readonly Word[]) => readonly Assignment[] | null;

const inert: ReadBuiltin = () => [];

/**
 * Rejects expressions, which a shell would evaluate, and the `-p` option of `wait`, which sets a variable.
 */
const plainly: ReadBuiltin = (args) =>
  args.every(({ text }) => !/=|^-\w*p/.test(text)) ? [] : null;

/** Rejects `printf -v NAME` and `%n`, which set a variable. */
const print: ReadBuiltin = ([format]) =>
  /^-(?!-$)|%[^%a-z]*[hljzt]*n/i.test(format?.text ?? '') ? null : [];

/**
 * Rejects `-v`, `-R`, and complex operands of numeric comparisons, which are expressions: `PATH=5` would set
 * a variable.
 */
const compare: ReadBuiltin = (args) => {
  const isOfNumbers = args.some(({ text }) => /^-(?:eq|ne|[lg][te])$/.test(text));
  const isRead = args.every(
    ({ text }) =>
      !/^-[vR]$/.test(text) &&
      (!isOfNumbers || /^(?:-?\w+|-[a-z]+|[[\]]+|!|\|\||&&|=|==|!=|\$\{[^{}]*\})?$/.test(text)),
  );
  return isRead ? [] : null;
};

/**
 * Accepts `export A=b C` and `declare -x A=b`, but rejects options that compute values or make one name an
 * alias for another.
 */
const declare: ReadBuiltin = (args) =>
  args.every(({ text }) => !/^[-+]/.test(text) || /^-(?:-|[xgrp]+)$/.test(text))
    ? args.flatMap((word) => assignmentIn(word) ?? [])
    : null;

/** Options of `set` that change only error handling and output, and fish's options for variables. */
const setOptions = /^(?:[-+][abefglmouvxhCETU]+|--(?:export|global|local|universal)|--?)$/;
/** Options that make fish's `set` set a variable. With other options, `set` sets the shell's arguments. */
const nameOptions = /^(?:-[efglUux]+|--\w+)$/;
const setModes = new Set(wordList('errexit nounset xtrace verbose pipefail noglob'));

/**
 * Accepts `set -eu -o pipefail`, and fish's `set -gx NAME value …`, which exports a variable. The values of a
 * variable whose name ends in `PATH` are joined with colons.
 */
const set: ReadBuiltin = (args) => {
  const firstIndex = args.findIndex(({ text }) => !/^[-+]/.test(text));
  const options = firstIndex < 0 ? args : args.slice(0, firstIndex);
  if (!options.every(({ text }) => setOptions.test(text))) return null;
  const [name, ...values] = firstIndex < 0 ? [] : args.slice(firstIndex);
  if (name === undefined) return [];
  if (/o$/.test(options.at(-1)?.text ?? '')) {
    return setModes.has(name.text) && (values.length === 0 || set(values) !== null) ? [] : null;
  }
  const isNamed = options.every(({ text }) => nameOptions.test(text));
  if (!isNamed || !/^[A-Za-z_]\w*$/.test(name.text)) return null;
  const text = values.map((value) => value.text).join(name.text.endsWith('PATH') ? ':' : ' ');
  return [{ name: name.text, value: { ...(values[0] ?? name), text } }];
};

/** Treats the variables that `unset` removes as empty. */
const unset: ReadBuiltin = (args) =>
  args.map((word) => ({ name: word.text, value: { ...word, text: '' } }));

const builtins: Readonly<Record<string, ReadBuiltin>> = {
  ...Object.fromEntries(
    wordList('echo true false : mkdir which type exit').map((name) => [name, inert]),
  ),
  ...Object.fromEntries(
    wordList('cd pushd popd umask ulimit sleep wait').map((name) => [name, plainly]),
  ),
  ...Object.fromEntries([...comparingCommands].map((name) => [name, compare])),
  ...Object.fromEntries([...declaringCommands].map((name) => [name, declare])),
  printf: print,
  set,
  unset,
};

/** Other builtins. Sources: the bash, dash, ksh and zsh manuals. */
const others = new Set(
  wordList(`
  . source exec command alias autoload bg bind bindkey break builtin bye caller chdir compgen complete
  compopt continue dirs disable disown emulate enable eval fc fg float functions getln getopts hash
  history integer jobs kill let limit local logout mapfile nameref nocorrect noglob print pushln read
  readarray rehash return sched setenv setopt shift shopt suspend times trap unalias unfunction unhash
  unlimit unsetenv unsetopt vared zcompile zle zmodload zparseopts zstyle
`),
);

/** Reports whether a word is a shell builtin, which takes precedence over any program with the same name. */
export function isBuiltin({ text }: Word): boolean {
  return Object.hasOwn(builtins, text) || others.has(text);
}

/**
 * Returns the variables that a builtin sets for later commands; null if the command is not in `builtins` or
 * might do anything else.
 */
export function builtinAssignments(
  command: Word,
  args: readonly Word[],
): readonly Assignment[] | null {
  if (!Object.hasOwn(builtins, command.text)) return null;
  // An array index is an expression, which can run a command.
  const evaluates = args.some(({ text }) => /\$\(|`|\w\[/.test(text));
  return evaluates ? null : (builtins[command.text]?.(args) ?? null);
}
