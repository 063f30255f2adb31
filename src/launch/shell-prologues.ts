import type { Word } from '../model.ts';
import { commandName, isOfTheSystem } from './programs.ts';
import { type Reads, reads } from './reads.ts';

/** A program whose output a shell evaluates: it prints the variables of an environment. */
interface Prologue {
  readonly commands: readonly string[];
  readonly verbs: readonly string[];
  /** What it takes from around it. */
  readonly reads: Reads;
}

const prologues: readonly Prologue[] = [
  { commands: ['mise', 'rtx'], verbs: ['env', 'activate', 'hook-env'], reads: reads.mise },
  { commands: ['fnm'], verbs: ['env'], reads: reads.node },
  { commands: ['brew'], verbs: ['shellenv'], reads: reads.nothing },
  { commands: ['nodenv'], verbs: ['init'], reads: reads.node },
  { commands: ['pyenv'], verbs: ['init', 'virtualenv-init'], reads: reads.python },
  { commands: ['rbenv', 'jenv', 'goenv'], verbs: ['init'], reads: reads.nothing },
  { commands: ['direnv'], verbs: ['hook'], reads: reads.nothing },
  { commands: ['ssh-agent'], verbs: ['-s'], reads: reads.nothing },
];

/** Words behind the verb that name a shell, or choose how the output is written. */
const plainWord =
  /^(?:(?:ba|z|fi|k|da)?sh|-|-[sqk]|--(?:shell|shims|quiet|path|no-rehash|use-on-cd|corepack-enabled|resolve-engines|log-level)|--(?:shell|log-level|version-file-strategy)=\w+)$/;

/** `eval "$(program verb …)"`, or `$(program verb …)` as a command, with literal words. */
const evaluated =
  /(?:\beval[ \t]{1,4}|(?<=(?:^|[;&|\n])[ \t]{0,4}))(["']?)\$\(((?:\$HOME(?=\/)|\$\{HOME\}(?=\/))?[\w./~-]+(?:[ \t][\w./=:-]+)*)\)\1(?=[ \t]{0,4}(?:$|[;&|\n]))/g;

/** A shell's text in which `eval` has the words of known programs for their output. */
export function withPlainPrologues(text: string): string {
  return text.replace(evaluated, (whole, _quote, line: string) =>
    prologueOf(line.replace(/^\$\{?HOME\}?/, '~').split(/[ \t]/)) === null ? whole : `eval ${line}`,
  );
}

/** What the program behind `eval` takes from around it; null for any other. */
export function prologueReads(args: readonly Word[]): Reads | null {
  return prologueOf(args.map(({ text }) => text.replace(/^\$\{HOME\}/, '~')))?.reads ?? null;
}

function prologueOf([program = '', verb = '', ...others]: readonly string[]): Prologue | null {
  const name = commandName(program);
  const isOfTheMachine = name === program || isOfTheSystem(program);
  const found = prologues.find(({ commands, verbs }) => {
    return commands.includes(name) && verbs.includes(verb);
  });
  const isPlain = isOfTheMachine && others.every((word) => plainWord.test(word));
  return isPlain ? (found ?? null) : null;
}
