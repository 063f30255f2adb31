import type { Word } from '../../model/model.ts';
import { type ResolveInner, resolveWords } from './launcher.ts';
import { type ReadOptions, valuesOf } from './options.ts';
import { type Assignment, type PartialLaunch, withVariables } from './partial-launch.ts';

/** Options of Node that load nothing, in the spelling with dashes: memory, warnings, certificates. */
const harmlessForNode =
  /^(?:|--max-(?:old-space|semi-space|http-header)-size=\d+|--no-(?:warnings|deprecation)|--trace-[\w-]+|--enable-source-maps|--experimental-(?:vm-modules|strip-types|transform-types|wasm-modules)|--use-(?:system|openssl|bundled)-ca|--use-env-proxy|--disable-warning=[\w-]+|--dns-result-order=\w+|--unhandled-rejections=[\w-]+)$/;

/** Whether options of Node load nothing. It reads `_` in their names as `-`. */
export function isHarmlessForNode(value: string): boolean {
  return value.split(/\s+/).every((option) => harmlessForNode.test(option.replaceAll('_', '-')));
}

/** Flags of Go that only say how much is printed, checked, built anew and optimised. */
const harmlessForGo =
  /^'?-{1,2}(?:a|n|v|x|json|race|asan|msan|work|cover|trimpath|linkshared|modcacherw|buildvcs|s|w|N|l|(?:buildvcs|buildmode|covermode|coverpkg|installsuffix|mod|p|pgo|tags|o|vet|debug-[\w-]+)=[^']*|buildid=\w*|(?:ldflags|gcflags|asmflags)=(?:-[swNl]|-trimpath|-buildid=\w*)?)'?$/;

/** Whether flags of Go put nothing in place of a module, and let no program take part. */
export function isHarmlessForGo(value: string): boolean {
  return value
    .trim()
    .split(/\s+/)
    .every((flag) => harmlessForGo.test(flag));
}

/** The variables that options of the form `-v NAME=value` set. */
export function assigned(read: ReadOptions): readonly Assignment[] {
  return valuesOf(read, '-v').flatMap((word) => assignmentIn(word) ?? []);
}

/** `A=b command …`, as `env` and shells read it: what the command behind the assignments starts. */
export function resolveAssignments(
  words: readonly Word[],
  at: Word,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const { env, rest } = splitAssignments(words);
  return withVariables(resolveWords(rest, at, 'assignments without a command', resolveInner), env);
}

/** Leading words of the form `NAME=value`, and the others. */
export function splitAssignments(words: readonly Word[]): {
  readonly env: readonly Assignment[];
  readonly rest: readonly Word[];
} {
  const first = words.findIndex((word) => assignmentIn(word) === null);
  const count = first < 0 ? words.length : first;
  return {
    env: words.slice(0, count).flatMap((word) => assignmentIn(word) ?? []),
    rest: words.slice(count),
  };
}

/** `NAME=value`, and `NAME+=value`, which adds to what the variable has; null for any other word. */
export function assignmentIn(word: Word): Assignment | null {
  const [, name, plus] = /^([A-Za-z_]\w*)(\+?)=/.exec(word.text) ?? [];
  if (name === undefined) return null;
  const value = word.text.slice(word.text.indexOf('=') + 1);
  const text = plus === '' ? value : `\${${name}}${value}`;
  return { name, value: { ...word, text } };
}
