import type { Word } from '../../../../model/model.ts';
import { type Ambiguous, areAllEqual } from '../../ambiguous.ts';
import type { Assignment } from '../../partial-launch.ts';
import { affectsOutputOnly, variableName } from '../../settings.ts';
import { findRow, tableOptions } from '../../variables/space.ts';
import { wordList } from '../../word-list.ts';
import { npmSettings } from './npm-settings.ts';

/**
 * Parses options as npm 10, 11 and 12 do (nopt, in `parse`). In `npmSettings`, `=?` marks an option of kind
 * `text`. For options that only some versions support, `[=]` marks a flag and `==` marks an option with a
 * value. Every npm setting can be given as an option or as the variable `npm_config_…`.
 *
 * Source: the definitions in `@npmcli/config`. `conformance/launch/npm.jsonl` records npm's behaviour for
 * each option.
 */

const options = tableOptions(npmSettings);

/** Flags that take the next word as their value if it is `true` or `false`, or matches the pattern. */
const booleansWith: Readonly<Record<string, RegExp>> = {
  ...{ 'expect-results': /^null$/, optional: /^null$/, production: /^null$/, workspaces: /^null$/ },
  ...{ yes: /^null$/, color: /^always$/ },
  // `--browser` also accepts a program name.
  browser: /^(?!-[^-])/s,
};

const shorthands: Readonly<Record<string, string>> = {
  ...{ 'enjoy-by': '--before', d: '--loglevel info', dd: '--loglevel verbose' },
  ...{ ddd: '--loglevel silly', quiet: '--loglevel warn', q: '--loglevel warn' },
  ...{ s: '--loglevel silent', silent: '--loglevel silent', verbose: '--loglevel verbose' },
  ...{
    desc: '--description',
    help: '--usage',
    local: '--no-global',
    n: '--no-yes',
    no: '--no-yes',
  },
  ...{ porcelain: '--parseable', readonly: '--read-only', reg: '--registry' },
  ...{ iwr: '--include-workspace-root', a: '--all', c: '--call', f: '--force', g: '--global' },
  ...{ L: '--location', l: '--long', m: '--message', p: '--parseable', C: '--prefix', S: '--save' },
  ...{ B: '--save-bundle', D: '--save-dev', E: '--save-exact', O: '--save-optional' },
  ...{ P: '--save-prod', '?': '--usage', H: '--usage', h: '--usage', v: '--version' },
  ...{ w: '--workspace', ws: '--workspaces', y: '--yes' },
};

/**
 * The kind of an option, which determines whether the option takes the next word as its value. A `flag` takes
 * `true`, `false` or a word that matches `booleansWith`. A `text` takes any word except an option, and a
 * `value` takes any word except `--`.
 */
type Kind = 'flag' | 'text' | 'value';

type Known = ReadonlyMap<string, Kind>;

/**
 * Returns the options that an npm version supports.
 *
 * @param news how the version parses each version-specific kind of option; kinds that are absent are
 * unsupported
 */
function kindsWith(news: Readonly<Record<string, Kind>>): Known {
  return new Map(
    [...options].flatMap(([written, { kind }]): [string, Kind][] => {
      const isOld = kind === 'flag' || kind === 'text' || kind === 'value';
      const own = isOld ? kind : news[kind];
      return own === undefined ? [] : [[written.slice('--'.length), own]];
    }),
  );
}

const versions = [
  kindsWith({}),
  kindsWith({ 'optional value': 'flag', 'attached value': 'value' }),
];

/**
 * Reports whether only some versions support an option. The other versions treat the option as a flag unless
 * a value is attached.
 */
const isNew = (name: string): boolean =>
  ['optional value', 'attached value'].includes(options.get(`--${name}`)?.kind ?? '');

/** An option as npm interprets it. `name` is the full name without dashes. */
export interface NpmSetting extends Assignment {
  readonly name: string;
  /** The words that spell the option: its name and, if separate, its value. */
  readonly words: readonly Word[];
}

/**
 * Reports whether a launch fetches and runs the same code without the setting. `--yes` is idle because
 * clients start servers without a prompt.
 */
const isIdle = ({ name, value, words: [at = value] }: NpmSetting): boolean =>
  affectsOutputOnly({ name, value, at }, { space: npmSettings }) &&
  (name !== 'yes' || value.text === 'true');

/** Returns the words without idle options, or all words if any option is unknown or ambiguous. */
export function withoutIdleSettings(
  args: readonly Word[],
  readIn: (args: readonly Word[]) => Ambiguous<NpmOptions>,
): readonly Word[] {
  // Each word gets a separate span object, so that the span identifies the word.
  const copiedArgs = args.map(({ text, span }) => ({ text, span: { ...span } }));
  const { variants, differingWord } = readIn(copiedArgs);
  const [{ settings, unknown } = { settings: [], unknown: null }] = variants;
  if (unknown !== null || differingWord !== null) return args;
  const bySpan = Map.groupBy(
    settings.flatMap((setting) => setting.words.map(({ span }) => ({ setting, span }))),
    ({ span }) => span,
  );
  return args.filter((_, index) => {
    const given = bySpan.get(copiedArgs[index]?.span as Word['span']);
    return given === undefined || !given.every(({ setting }) => isIdle(setting));
  });
}

export interface NpmOptions {
  readonly settings: readonly NpmSetting[];
  /** The words that are not options; words after `--` come last. */
  readonly rest: readonly Word[];
  /** A word that npm can parse in several ways; null if there is none. */
  readonly unknown: Word | null;
}

/** Parses npm's options, which can appear anywhere before `--`. */
export function readNpmOptions(args: readonly Word[]): Ambiguous<NpmOptions> {
  return readInAllVersions(args, (kinds) => readOptionsAs(args, kinds), 2);
}

/** Parses npx's options as `npm exec` receives them. */
export function readNpxOptions(args: readonly Word[]): Ambiguous<NpmOptions> {
  return readInAllVersions(args, (kinds) => readOptionsAs(npxToNpmWords(args, kinds), kinds), 1);
}

/**
 * Parses the words as each group of npm versions does. Each version-specific option was added in a different
 * version, so a command line with several such options can have more than two results. In that case, the
 * first version-specific option is treated as unknown.
 *
 * @param fewest minimum number of words in a launch; results with fewer words start nothing and are ignored
 * if any other result starts a program
 */
function readInAllVersions(
  args: readonly Word[],
  readIn: (kinds: Known) => NpmOptions,
  fewest: number,
): Ambiguous<NpmOptions> {
  const news = args.filter(({ text }) => isNew(optionName(text)));
  const [first] = news;
  const results = versions.map(readIn);
  const starting = results.filter(({ rest }) => rest.length >= fewest);
  const all = starting.length > 0 ? starting : results;
  const [firstResult = { settings: [], rest: [], unknown: null }] = all;
  if (first === undefined || areAllEqual(results))
    return { variants: [firstResult], differingWord: null };
  return new Set(news.map(({ text }) => optionName(text))).size === 1
    ? { variants: all, differingWord: first }
    : { variants: [{ settings: [], rest: [], unknown: first }], differingWord: null };
}

const optionName = (text: string): string => text.replace(/^-+(?:no-)?/, '').replace(/=.*$/s, '');

function readOptionsAs(args: readonly Word[], kinds: Known): NpmOptions {
  const settings: NpmSetting[] = [];
  const rest: Word[] = [];
  // The words are reversed so that `pop` takes the next word; `shift` would move all other words each time.
  const remaining = args.toReversed();
  const add = (words: readonly Word[]): void => {
    for (const word of words.toReversed()) remaining.push(word);
  };
  const result = (unknown: Word | null): NpmOptions => ({ settings, rest, unknown });
  for (let at = remaining.pop(); at !== undefined; at = remaining.pop()) {
    const { text } = at;
    if (/^--+$/.test(text))
      return { settings, rest: [...rest, ...remaining.reverse()], unknown: null };
    if (!text.startsWith('-') || text === '-') {
      rest.push(at);
      continue;
    }
    const equals = text.indexOf('=');
    const name = (equals < 0 ? text : text.slice(0, equals)).replace(/^-+/, '');
    const attached = equals < 0 ? [] : [{ ...at, text: text.slice(equals + 1) }];
    const longer = expandShorthand(name, kinds);
    if (longer !== null) {
      add([...longer.map((each) => ({ ...at, text: each })), ...attached]);
      continue;
    }
    const kind = optionKind(name, attached.length > 0, kinds);
    if (kind === null) return result(at);
    add(attached);
    const nextWord = remaining.at(-1);
    if (kind === 'flag') {
      const positiveName = name.replace(/^no-/, '');
      const isTaken = nextWord !== undefined && canBeValue(positiveName, nextWord.text);
      if (isTaken) remaining.pop();
      const isOn = (isTaken ? nextWord.text !== 'false' : true) === (positiveName === name);
      const words = isTaken ? [at, nextWord] : [at];
      settings.push({ name: positiveName, value: { ...at, text: String(isOn) }, words });
      continue;
    }
    const isMissing =
      nextWord === undefined ||
      /^--+$/.test(nextWord.text) ||
      (kind === 'text' && /^-{1,2}[^-]/.test(nextWord.text));
    const value = isMissing ? { ...at, text: '' } : nextWord;
    settings.push({ name, value, words: [at, value] });
    if (!isMissing) remaining.pop();
  }
  return result(null);
}

/**
 * Returns the long options for a short name or for a cluster of single letters; null if the name is neither.
 */
function expandShorthand(name: string, kinds: Known): readonly string[] | null {
  if (kinds.has(name)) return null;
  const longForm = Object.hasOwn(shorthands, name) ? shorthands[name] : undefined;
  if (longForm !== undefined) return longForm.split(' ');
  const letters = [...name];
  const isCluster = letters.every((letter) => Object.hasOwn(shorthands, letter));
  return isCluster ? letters.flatMap((letter) => shorthands[letter]?.split(' ') ?? []) : null;
}

/** Returns the kind of a full option name, as npm parses it; null if no version supports the option. */
function optionKind(name: string, isAttached: boolean, kinds: Known): Kind | null {
  const kind = kinds.get(name);
  if (kind !== undefined) return kind;
  const positiveName = name.replace(/^no-/, '');
  if (positiveName !== name && kinds.get(positiveName) === 'flag') return 'flag';
  if (isNew(positiveName)) return isAttached ? 'value' : 'flag';
  // Matches a scope's registry, credentials for an address, and settings for programs that npm starts.
  const isSetting =
    /^(?:@|\/\/)/.test(name) || findRow(variableName('npm_config_', name), npmSettings)?.row;
  return isAttached && positiveName === name && isSetting ? 'value' : null;
}

const canBeValue = (name: string, text: string): boolean =>
  text === 'true' || text === 'false' || (booleansWith[name]?.test(text) ?? false);

/** Obsolete options, which npx removes together with their values. */
const removedFlags = new Set(wordList('always-spawn ignore-existing shell-auto-fallback'));
const removedValued = new Set(wordList('npm node-arg n'));

/** Options that npx itself recognises: without a value, and with a value. */
const ownFlags = new Set(wordList('no-install quiet q version v help h'));
const ownValued = new Set(wordList('package p cache userconfig call c shell'));

/**
 * Returns the words that npx passes to `npm exec`. npx renames some options and puts `--` before the first
 * word that it parses as neither an option nor an option's value (`npx-cli.js`).
 */
function npxToNpmWords(args: readonly Word[], kinds: Known): readonly Word[] {
  const words: Word[] = [];
  const remaining = args.toReversed();
  for (let at = remaining.pop(); at !== undefined; at = remaining.pop()) {
    const own = at;
    if (own.text === '--' || !own.text.startsWith('-')) {
      remaining.push(own);
      if (own.text !== '--') words.push({ ...own, text: '--' });
      break;
    }
    const [key = '', ...parts] = own.text.replace(/^-+/, '').split('=');
    if (removedFlags.has(key) || removedValued.has(key)) {
      if (removedValued.has(key) && parts.length === 0) remaining.pop();
      continue;
    }
    const spelledOption = (name: string): Word => ({ ...own, text: [name, ...parts].join('=') });
    if (key === 'p') words.push(spelledOption('--package'));
    else if (key === 'shell') words.push(spelledOption('--script-shell'));
    else if (key === 'no-install') words.push({ ...own, text: '--yes=false' });
    else if (Object.hasOwn(shorthands, key)) {
      const value = parts.length > 0 ? [parts.join('=')] : [];
      const longer = [...(shorthands[key]?.split(' ') ?? []), ...value];
      remaining.push(...longer.toReversed().map((text) => ({ ...own, text })));
      continue;
    } else words.push(own);
    const isFlag = ownFlags.has(key) || kinds.get(key) === 'flag';
    const nextWord = remaining.at(-1);
    const takesNext = ownValued.has(key) || !nextWord?.text.startsWith('-');
    if (parts.length === 0 && !isFlag && takesNext && nextWord !== undefined) {
      words.push(nextWord);
      remaining.pop();
    }
  }
  return [...words, ...remaining.reverse()];
}
