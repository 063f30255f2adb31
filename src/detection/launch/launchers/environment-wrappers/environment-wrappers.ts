import type { Alteration, Word } from '../../../../model/model.ts';
import { type AmbientFormat, type AmbientInputs, systemAmbient } from '../../ambient-inputs.ts';
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
  type PartialLaunch,
  unidentifiedLaunch,
  withAlterations,
  withVariables,
} from '../../partial-launch.ts';
import { withAmbientFiles } from '../../places.ts';
import { resolveShellText } from '../../shell-text.ts';
import { withValueDigest } from '../../value-digest.ts';
import { wordList } from '../../word-list.ts';
import { nodeAmbient } from '../interpreters/interpreter-ambient.ts';
import { evaluatedAmbient, secretsAmbient } from './environment-ambient.ts';
import { environmentSettings } from './environment-settings.ts';

/** A command that sets up an environment and starts the command after `--`. */
interface EnvironmentWrapper {
  readonly commands: readonly string[];
  readonly verbs: readonly string[];
  readonly ambient: AmbientInputs;
  /** Options, in addition to `--env-file`, that specify files with variables. */
  readonly fileOptions?: readonly string[];
  /** The wrapper's options. Present only if a command can follow them without `--`. */
  readonly options?: string;
  /** Format of the files with variables. Plain variables by default. */
  readonly format?: AmbientFormat;
}

function defineWrapper(
  commands: string,
  verbs: string,
  reads: AmbientInputs,
  more: Pick<EnvironmentWrapper, 'fileOptions' | 'options' | 'format'> = {},
): EnvironmentWrapper {
  return { commands: wordList(commands), verbs: wordList(verbs), ambient: reads, ...more };
}

const evaluated = 'evaluated variables';
const table: readonly EnvironmentWrapper[] = [
  defineWrapper('doppler op', 'run', secretsAmbient),
  defineWrapper('infisical', 'run', secretsAmbient),
  defineWrapper('mise rtx', 'x exec', systemAmbient),
  defineWrapper('dotenvx', 'run', evaluatedAmbient, {
    fileOptions: ['-f', '-fv', '--env-vault-file'],
    format: evaluated,
  }),
  defineWrapper('varlock', 'run', evaluatedAmbient, {
    fileOptions: ['-p', '--path'],
    format: evaluated,
  }),
  defineWrapper('teller', 'run', secretsAmbient),
  defineWrapper('fnox', 'run exec', secretsAmbient),
  defineWrapper('volta', 'run', nodeAmbient, {
    options: `--bundled-npm --no-pnpm --no-yarn --verbose --very-verbose --quiet --node= --npm= --pnpm=
      --yarn= --env=`,
  }),
  defineWrapper('chamber aws-vault', 'exec', secretsAmbient),
  defineWrapper('fnm', 'exec', nodeAmbient, {
    options: `--corepack-enabled --resolve-engines --using= --node-dist-mirror= --fnm-dir= --log-level=
      --arch= --version-file-strategy=`,
  }),
  defineWrapper('asdf', 'exec', systemAmbient, { options: '' }),
];

/** `doppler run [options] -- command …` and similar commands. */
const launchers = table.map(
  (wrapper): Launcher => ({
    commands: wrapper.commands,
    ambient: wrapper.ambient,
    resolve(args, command, resolveInner) {
      const { leadingWords, startedWords } = splitWords(args, wrapper);
      const verb = leadingWords.find(({ text }) => !text.startsWith('-'));
      const { verbs } = wrapper;
      if (verb === undefined || !verbs.includes(verb.text)) {
        const reason = `no "${verbs.join('" or "')}" command that starts a program`;
        return [unidentifiedLaunch(command, reason)];
      }
      const moved = leadingWords.find(({ text }) => /^(?:-C|--cd)(?:=|$)/.test(text));
      if (moved !== undefined) {
        return [
          unidentifiedLaunch(
            moved,
            'an option that changes the folder in which the command starts',
          ),
        ];
      }
      const namedValues = collectNamedValues(leadingWords, verb);
      return withNamedValues(
        resolveStarted(namedValues, startedWords, command, resolveInner),
        namedValues,
        wrapper,
      );
    },
  }),
);

/** Splits the words into the wrapper's part and the command, which follows `--` or the known options. */
function splitWords(
  args: readonly Word[],
  { options }: EnvironmentWrapper,
): { readonly leadingWords: readonly Word[]; readonly startedWords: readonly Word[] } {
  const separator = args.findIndex(({ text }) => text === '--');
  if (options !== undefined) {
    const grammar = { options: optionList(options) };
    const global = readOptions(args, grammar);
    const verbOptions = readOptions(global.rest.slice(1), grammar);
    const isKnown = global.unknown === null && verbOptions.unknown === null;
    const end = verbOptions.rest[0] === undefined ? -1 : args.indexOf(verbOptions.rest[0]);
    if (isKnown && end > 0 && (separator < 0 || end <= separator + 1)) {
      return {
        leadingWords: args.slice(0, end).filter(({ text }) => text !== '--'),
        startedWords: verbOptions.rest,
      };
    }
  }
  return separator < 0
    ? { leadingWords: args, startedWords: [] }
    : { leadingWords: args.slice(0, separator), startedWords: args.slice(separator + 1) };
}

/** A value in the wrapper's part of the command line. `option` is empty if the value belongs to no option. */
interface NamedValue {
  readonly option: string;
  readonly value: Word;
}

function collectNamedValues(words: readonly Word[], verb: Word): NamedValue[] {
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

function resolveStarted(
  namedValues: readonly NamedValue[],
  startedWords: readonly Word[],
  command: Word,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const line = namedValues.find(({ option }) => option === '--command')?.value;
  if (line !== undefined) return resolveShellText(line, resolveInner);
  const reason = 'a wrapper without the "--" that precedes the command';
  return resolveWords(startedWords, command, reason, resolveInner);
}

const ownService =
  /^https:\/\/(?:[\w-]+\.)*(?:doppler\.com|infisical\.com|1password\.com|varlock\.dev|dotenvx\.com)(?:[/?].*)?$/i;

/**
 * Reports whether an option selects a service that the vendor does not run. The service's secrets become
 * variables of the started command.
 */
function isOtherService({ option, value: { text } }: NamedValue): boolean {
  const isNamed = /^--?(?:[\w-]+-)?(?:host|domain|url|addr|address|endpoint|proxy|resolver)$/i.test(
    option,
  );
  return option !== '' && (isNamed || /^[a-z]+:\/\//i.test(text)) && !ownService.test(text);
}

function withNamedValues(
  launches: readonly PartialLaunch[],
  namedValues: readonly NamedValue[],
  { fileOptions = [], format }: EnvironmentWrapper,
): readonly PartialLaunch[] {
  const valuesWhere = (isWanted: (each: NamedValue) => boolean): Word[] =>
    namedValues.filter(isWanted).map(({ value }) => value);
  const isOfVariables = ({ option }: NamedValue): boolean =>
    option.startsWith('--env-file') || fileOptions.includes(option);
  const isAssignment = ({ option, value }: NamedValue): boolean =>
    /^(?:-e|--env)$/.test(option) && assignmentIn(value) !== null;
  const assigned = valuesWhere(isAssignment).flatMap((word) => assignmentIn(word) ?? []);
  // `mise exec node@path:./node -- …` runs a program from the tree, and a backend such as `npm:` can supply
  // any program.
  const tools = valuesWhere(({ option, value: { text } }) => {
    return option === '' && /^(?!core:|aqua:)[a-z]+:|@path:/.test(text);
  });
  // Any other value that names a file in the tree can change the launch.
  const otherValues = valuesWhere((each) => !isOfVariables(each) && !isAssignment(each));
  const files = withAmbientFiles(launches, valuesWhere(isOfVariables), format);
  return withAlterations(withVariables(withAmbientFiles(files, otherValues, 'code'), assigned), [
    ...tools.map(({ span }): Alteration => {
      return { kind: 'path', what: 'a tool from another source', file: null, span };
    }),
    ...namedValues
      .filter(isOtherService)
      .map(({ option: what, value }) =>
        withValueDigest({ kind: 'registry', what, file: null, span: value.span }, value.text),
      ),
  ]);
}

export const environmentWrappers: LauncherFamily = {
  launchers,
  settings: environmentSettings,
};
