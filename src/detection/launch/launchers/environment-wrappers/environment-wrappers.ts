import type { Alteration, Word } from '../../../../model/model.ts';
import { addressed } from '../../addressed.ts';
import { assignmentIn } from '../../environment.ts';
import {
  type Launcher,
  type LauncherFamily,
  type ResolveInner,
  resolveWords,
} from '../../launcher.ts';
import { optionList } from '../../option-list.ts';
import { readOptions } from '../../options.ts';
import {
  altered,
  type PartialLaunch,
  unidentifiedLaunch,
  withVariables,
} from '../../partial-launch.ts';
import { withFiles } from '../../places.ts';
import { type AmbientFormat, type Reads, systemReads } from '../../reads.ts';
import { resolveShellText } from '../../shell-text.ts';
import { wordList } from '../../word-list.ts';
import { nodeReads } from '../interpreters/interpreter-reads.ts';
import { evaluatedReads, secretsReads } from './environment-reads.ts';
import { environmentSettings } from './environment-settings.ts';

/** A command that sets up an environment and starts what follows `--`. */
interface EnvironmentWrapper {
  readonly commands: readonly string[];
  /** The verbs that do so; others start something else. */
  readonly verbs: readonly string[];
  readonly reads: Reads;
  /** Options that name files of variables, beside `--env-file`. */
  readonly fileOptions?: readonly string[];
  /** Its options, if the command may follow them without `--`. */
  readonly options?: string;
  /** How these files are read; as plain variables if it is absent. */
  readonly format?: AmbientFormat;
}

function wrapper(
  commands: string,
  verbs: string,
  reads: Reads,
  more: Pick<EnvironmentWrapper, 'fileOptions' | 'options' | 'format'> = {},
): EnvironmentWrapper {
  return { commands: wordList(commands), verbs: wordList(verbs), reads, ...more };
}

const evaluated = 'evaluated variables';
const table: readonly EnvironmentWrapper[] = [
  wrapper('doppler op', 'run', secretsReads),
  wrapper('infisical', 'run', secretsReads),
  wrapper('mise rtx', 'x exec', systemReads),
  wrapper('dotenvx', 'run', evaluatedReads, {
    fileOptions: ['-f', '-fv', '--env-vault-file'],
    format: evaluated,
  }),
  wrapper('varlock', 'run', evaluatedReads, { fileOptions: ['-p', '--path'], format: evaluated }),
  wrapper('teller', 'run', secretsReads),
  wrapper('fnox', 'run exec', secretsReads),
  wrapper('volta', 'run', nodeReads, {
    options: `--bundled-npm --no-pnpm --no-yarn --verbose --very-verbose --quiet --node= --npm= --pnpm=
      --yarn= --env=`,
  }),
  wrapper('chamber aws-vault', 'exec', secretsReads),
  wrapper('fnm', 'exec', nodeReads, {
    options: `--corepack-enabled --resolve-engines --using= --node-dist-mirror= --fnm-dir= --log-level=
      --arch= --version-file-strategy=`,
  }),
  wrapper('asdf', 'exec', systemReads, { options: '' }),
];

/** `doppler run [options] -- command …`. */
const launchers = table.map(
  (wrapper): Launcher => ({
    commands: wrapper.commands,
    reads: wrapper.reads,
    resolve(args, command, resolveInner) {
      const { before, behind } = divided(args, wrapper);
      const verb = before.find(({ text }) => !text.startsWith('-'));
      const { verbs } = wrapper;
      if (verb === undefined || !verbs.includes(verb.text)) {
        const reason = `not a command line that "${verbs.join('" or "')}" starts`;
        return [unidentifiedLaunch(command, reason)];
      }
      const moved = before.find(({ text }) => /^(?:-C|--cd)(?:=|$)/.test(text));
      if (moved !== undefined) {
        return [unidentifiedLaunch(moved, 'an option that changes where the command is started')];
      }
      const named = namedBy(before, verb);
      return withNamed(startedBy(named, behind, command, resolveInner), named, wrapper);
    },
  }),
);

/** The words before what is started, and those that start it: behind `--`, or behind the known options. */
function divided(
  args: readonly Word[],
  { options }: EnvironmentWrapper,
): { readonly before: readonly Word[]; readonly behind: readonly Word[] } {
  const separator = args.findIndex(({ text }) => text === '--');
  if (options !== undefined) {
    const grammar = { options: optionList(options) };
    const global = readOptions(args, grammar);
    const own = readOptions(global.rest.slice(1), grammar);
    const isKnown = global.unknown === null && own.unknown === null;
    const end = own.rest[0] === undefined ? -1 : args.indexOf(own.rest[0]);
    if (isKnown && end > 0 && (separator < 0 || end <= separator + 1)) {
      return { before: args.slice(0, end).filter(({ text }) => text !== '--'), behind: own.rest };
    }
  }
  return separator < 0
    ? { before: args, behind: [] }
    : { before: args.slice(0, separator), behind: args.slice(separator + 1) };
}

/** A value among the words of a wrapper, with the option that it belongs to; empty if it has none. */
interface NamedValue {
  readonly option: string;
  readonly value: Word;
}

/** The values before `--`: what is attached to an option, and what follows one or stands alone. */
function namedBy(words: readonly Word[], verb: Word): NamedValue[] {
  return words.flatMap((word, index) => {
    if (word === verb) return [];
    const [, name, attached] = /^(--?[A-Za-z][\w-]*)(?:=(.*))?$/s.exec(word.text) ?? [];
    if (name === undefined) {
      const before = words[index - 1]?.text ?? '';
      return [{ option: before.startsWith('-') ? before : '', value: word }];
    }
    return attached === undefined ? [] : [{ option: name, value: { ...word, text: attached } }];
  });
}

/** What stands behind `--`, or the text of `--command`. */
function startedBy(
  named: readonly NamedValue[],
  behind: readonly Word[],
  command: Word,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const line = named.find(({ option }) => option === '--command')?.value;
  if (line !== undefined) return resolveShellText(line, resolveInner);
  const reason = 'a wrapper without the "--" that precedes the command';
  return resolveWords(behind, command, reason, resolveInner);
}

/** The services of those whose wrappers these are. */
const ownService =
  /^https:\/\/(?:[\w-]+\.)*(?:doppler\.com|infisical\.com|1password\.com|varlock\.dev|dotenvx\.com)(?:[/?].*)?$/i;

/** Whether an option names another service, whose secrets become variables of what is started. */
function isOtherService({ option, value: { text } }: NamedValue): boolean {
  const isNamed = /^--?(?:[\w-]+-)?(?:host|domain|url|addr|address|endpoint|proxy|resolver)$/i.test(
    option,
  );
  return option !== '' && (isNamed || /^[a-z]+:\/\//i.test(text)) && !ownService.test(text);
}

/** The same launches with what the words of a wrapper add: variables, files of them, other tools. */
function withNamed(
  launches: readonly PartialLaunch[],
  named: readonly NamedValue[],
  { fileOptions = [], format }: EnvironmentWrapper,
): readonly PartialLaunch[] {
  const valuesOf = (isWanted: (each: NamedValue) => boolean): Word[] =>
    named.filter(isWanted).map(({ value }) => value);
  const isOfVariables = ({ option }: NamedValue): boolean =>
    option.startsWith('--env-file') || fileOptions.includes(option);
  const isAssignment = ({ option, value }: NamedValue): boolean =>
    /^(?:-e|--env)$/.test(option) && assignmentIn(value) !== null;
  const assigned = valuesOf(isAssignment).flatMap((word) => assignmentIn(word) ?? []);
  // `mise exec node@path:./node -- …`; a backend such as `npm:` may provide any program.
  const tools = valuesOf(({ option, value: { text } }) => {
    return option === '' && /^(?!core:|aqua:)[a-z]+:|@path:/.test(text);
  });
  // Whatever else an option names changes what is started if it is a file of the tree.
  const others = valuesOf((each) => !isOfVariables(each) && !isAssignment(each));
  const files = withFiles(launches, valuesOf(isOfVariables), format);
  return altered(withVariables(withFiles(files, others, 'code'), assigned), [
    ...tools.map(({ span }): Alteration => {
      return { kind: 'path', what: 'a tool from another place', file: null, span };
    }),
    ...named
      .filter(isOtherService)
      .map(({ option: what, value }) =>
        addressed({ kind: 'registry', what, file: null, span: value.span }, value.text),
      ),
  ]);
}

export const environmentWrappers: LauncherFamily = {
  launchers,
  settings: environmentSettings,
};
