import type { Word } from '../../model/model.ts';
import { type ResolveInner, resolveWords } from './launcher.ts';
import { givenValues, type ReadOptions } from './options.ts';
import { type Assignment, type PartialLaunch, withVariables } from './partial-launch.ts';

export function readAssignments(read: ReadOptions): readonly Assignment[] {
  return givenValues(read, '-v').flatMap((word) => assignmentIn(word) ?? []);
}

/** Returns the launches of `A=b command …`, as `env` and shells run it. */
export function resolveAssignments(
  words: readonly Word[],
  at: Word,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const { env, rest } = splitAssignments(words);
  return withVariables(resolveWords(rest, at, 'assignments without a command', resolveInner), env);
}

export function splitAssignments(words: readonly Word[]): {
  readonly env: readonly Assignment[];
  readonly rest: readonly Word[];
} {
  const firstIndex = words.findIndex((word) => assignmentIn(word) === null);
  const count = firstIndex < 0 ? words.length : firstIndex;
  return {
    env: words.slice(0, count).flatMap((word) => assignmentIn(word) ?? []),
    rest: words.slice(count),
  };
}

/** Parses `NAME=value` or `NAME+=value`, which appends to the variable; returns null for any other word. */
export function assignmentIn(word: Word): Assignment | null {
  const [, name, plus] = /^([A-Za-z_]\w*)(\+?)=/.exec(word.text) ?? [];
  if (name === undefined) return null;
  const value = word.text.slice(word.text.indexOf('=') + 1);
  const text = plus === '' ? value : `\${${name}}${value}`;
  return { name, value: { ...word, text } };
}
