import type { Word } from '../../model/model.ts';
import { type AmbientInputs, systemAmbient } from './ambient-inputs.ts';
import { nodeAmbient, pythonAmbient } from './launchers/interpreters/interpreter-ambient.ts';
import { commandName, isOfTheSystem } from './programs.ts';

/** A program that prints environment variables for a shell to evaluate, such as `brew shellenv`. */
interface Prologue {
  readonly commands: readonly string[];
  readonly verbs: readonly string[];
  readonly ambient: AmbientInputs;
}

const prologues: readonly Prologue[] = [
  { commands: ['mise', 'rtx'], verbs: ['env', 'activate', 'hook-env'], ambient: systemAmbient },
  { commands: ['fnm'], verbs: ['env'], ambient: nodeAmbient },
  { commands: ['brew'], verbs: ['shellenv'], ambient: systemAmbient },
  { commands: ['nodenv'], verbs: ['init'], ambient: nodeAmbient },
  { commands: ['pyenv'], verbs: ['init', 'virtualenv-init'], ambient: pythonAmbient },
  { commands: ['rbenv', 'jenv', 'goenv'], verbs: ['init'], ambient: systemAmbient },
  { commands: ['direnv'], verbs: ['hook'], ambient: systemAmbient },
  { commands: ['ssh-agent'], verbs: ['-s'], ambient: systemAmbient },
];

/** Words after the verb that specify a shell or the output format. */
const plainWord =
  /^(?:(?:ba|z|fi|k|da)?sh|-|-[sqk]|--(?:shell|shims|quiet|path|no-rehash|use-on-cd|corepack-enabled|resolve-engines|log-level)|--(?:shell|log-level|version-file-strategy)=\w+)$/;

/** Matches `eval "$(program verb …)"`, or `$(program verb …)` as a command, if all words are literal. */
const evaluated =
  /(?:\beval[ \t]{1,4}|(?<=(?:^|[;&|\n])[ \t]{0,4}))(["']?)\$\(((?:\$HOME(?=\/)|\$\{HOME\}(?=\/))?[\w./~-]+(?:[ \t][\w./=:-]+)*)\)\1(?=[ \t]{0,4}(?:$|[;&|\n]))/g;

/**
 * Rewrites `eval "$(program verb …)"` to `eval program verb …` for known programs, and leaves other text
 * unchanged.
 */
export function withPlainPrologues(text: string): string {
  return text.replace(evaluated, (whole, _quote, line: string) =>
    findPrologue(line.replace(/^\$\{?HOME\}?/, '~').split(/[ \t]/)) === null
      ? whole
      : `eval ${line}`,
  );
}

/** Returns the inputs of the program after `eval`; null if the program is unknown. */
export function prologueAmbient(args: readonly Word[]): AmbientInputs | null {
  return findPrologue(args.map(({ text }) => text.replace(/^\$\{HOME\}/, '~')))?.ambient ?? null;
}

function findPrologue([program = '', verb = '', ...others]: readonly string[]): Prologue | null {
  const name = commandName(program);
  const isOfTheMachine = name === program || isOfTheSystem(program);
  const matchingPrologue = prologues.find(({ commands, verbs }) => {
    return commands.includes(name) && verbs.includes(verb);
  });
  const isPlain = isOfTheMachine && others.every((word) => plainWord.test(word));
  return isPlain ? (matchingPrologue ?? null) : null;
}

/**
 * Programs that print a single value from the machine or a secret store, each with a pattern for its
 * arguments. Commands whose arguments determine the printed text, such as `date +text` and `cat`, are left
 * out. Sources: the programs' manuals.
 */
const printers: Readonly<Record<string, RegExp>> = {
  date: /^(?:-u )?(?:\+(?:%[A-Za-z][-:_T.]?)+)?$/,
  hostname: /^(?:-[fs])?$/,
  whoami: /^$/,
  id: /^-u?[ugn]+$/,
  uname: /^(?:-[amnrsv])?$/,
  nproc: /^$/,
  git: /^rev-parse (?:--short )?HEAD$/,
  gh: /^auth token\b/,
  glab: /^auth token\b/,
  op: /^(?:read|item get) /,
  security: /^find-(?:generic|internet)-password /,
  'secret-tool': /^lookup /,
  pass: /^show /,
  bw: /^get /,
  rbw: /^get /,
  keyring: /^get /,
  vault: /^(?:kv get|read) /,
  doppler: /^secrets get /,
  gcloud: /^(?:auth print-(?:access|identity)-token|config get-value )/,
  aws: /^(?:configure get|secretsmanager get-secret-value|ssm get-parameter) /,
  az: /^(?:account get-access-token|keyvault secret show)\b/,
};

/** The variable, with an unknown value, that stands for a printed value in shell text. */
export const printedVariable = 'PRINTED_VALUE';

/** `$(program words)` with literal words. */
const printed = /\$\(([\w-]+)((?:[ \t]+(?:[\w./:=@%+-]+|'[^'$`\\]*'|"[^"$`\\]*"))*)[ \t]*\)/g;

/** Substitutes `printedVariable` for each `$(…)` that runs a program from `printers`. */
export function withPrintedValues(text: string): string {
  return text.replace(printed, (whole, program: string, rest: string) => {
    const words = rest.trim().replace(/\s+/g, ' ');
    const form = Object.hasOwn(printers, program) ? printers[program] : undefined;
    return form?.test(words) === true ? `\${${printedVariable}}` : whole;
  });
}
