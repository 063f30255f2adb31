import type { GivenEnvironment, Word } from '../../../model/model.ts';
import { readEnvFile } from '../env-file.ts';
import { emptyReading, joinReadings, type Reading, type Reference } from '../reader.ts';
import { readServers } from '../servers.ts';
import type { FormatReader, TreeDocument } from '../tree.ts';
import { spread } from '../variables-in.ts';
import { agentNames, checkout } from './step-commands.ts';
import { foldersEntered } from './step-files.ts';
import { assignedIn } from './workflow-environments.ts';

/*
 * What a workflow's step tells clients in their own words: folders of plugins and of settings, and single
 * settings. Nothing is run.
 */

/**
 * Variables with the folder that a client takes its settings from, by the folder that it is instead of.
 * Sources: the references of Claude Code, Codex, OpenCode, Copilot and Qwen.
 */
const settingsFolders: ReadonlyMap<string, string> = new Map([
  ['CLAUDE_CONFIG_DIR', '.claude'],
  ['CODEX_HOME', '.codex'],
  ['OPENCODE_CONFIG_DIR', '.opencode'],
  ['COPILOT_HOME', '.copilot'],
  ['QWEN_HOME', '.qwen'],
]);

/**
 * The files of a folder of settings that a variable names.
 *
 * @param paths of client files, from a folder
 */
export function filesOfSettings(
  { name, value }: { readonly name: string; readonly value: Word },
  paths: readonly string[],
): Reading {
  const instead = settingsFolders.get(name);
  if (instead === undefined) return emptyReading;
  const folder = value.text.trim().replace(checkout, '').replace(/\/$/, '');
  const refersTo = paths
    .filter((path) => path.startsWith(`${instead}/`))
    .map((like) => ({
      path: { ...value, text: `${folder}${like.slice(instead.length)}` },
      readAs: 'own' as const,
      like,
    }));
  return { ...emptyReading, refersTo };
}

/** Plugins that a step loads from folders of the tree. */
export function loadedPlugins(value: string): Reading {
  const pattern = /--plugin-dir(?:=|[ \t]{1,20})["']?([^\s"';|&]{1,300})/g;
  const offers = [...value.matchAll(pattern)].map(({ 1: folder = '' }) => ({
    ...{ plugin: '', origin: null },
    source: folder.replace(checkout, '').replace(/^\.\//, ''),
  }));
  return { ...emptyReading, offers: offers.filter(({ source }) => !/^[/~]|[$`]/.test(source)) };
}

/** More options than a step has, and longer than any, in characters. */
const maxOptions = 200;
const longestOption = 4096;

/** Where an option ends, by what stands before it; what is escaped within quotes belongs to it. */
const closings: ReadonlyMap<string, RegExp> = new Map([
  ['"', /(?<!\\)"(?=[\s,\]]|$)/],
  ['\\"', /\\"(?=[\s,\]]|$)/],
  ["'", /'(?=[\s,\]]|$)/],
]);

/** Servers that Codex takes from its options, each a line of TOML: `-c mcp_servers.x.command=npx`. */
export function optionServers(written: string, spanIn: TreeDocument['spanOf']): Reading {
  const pattern = /(\\?["'\s=,])mcp_servers((?:\.[\w.-]{1,200})?)[ \t]{0,3}=/g;
  const all = [...written.matchAll(pattern)];
  const options = all.slice(0, maxOptions).map(({ index, 0: whole, 1: before = '', 2: key }) => {
    const from = index + whole.length;
    const [rest = ''] = written.slice(from, from + longestOption).split('\n', 1);
    const closing = closings.get(before) ?? /\s/;
    const end = rest.search(closing);
    const text = (end < 0 ? rest : rest.slice(0, end)).replaceAll('\\"', '"').trim();
    return { key, text, index };
  });
  const [first] = options;
  if (first === undefined) return emptyReading;
  const span = spanIn({ offset: Math.min(first.index, written.length), length: 0 });
  const read = (readToml: FormatReader): Reading => {
    const lines = options.map(({ key, text }) => {
      const line = `mcp_servers${key} = `;
      // What is no value of TOML is a text.
      return 'message' in readToml(`${line}${text}\n`)
        ? `${line}${JSON.stringify(text)}`
        : line + text;
    });
    const document = readToml(`${lines.join('\n')}\n`);
    if ('message' in document || all.length > maxOptions) {
      const fault = { message: 'a step whose options of servers cannot be read', span };
      return { ...emptyReading, faults: [fault] };
    }
    return readServers({ ...document, spanOf: () => span }, { wrappers: [['mcp_servers']] });
  };
  return { ...emptyReading, inToml: [read] };
}

/** Variables of a text, as shells and workflows write them, perhaps with a default. */
const variable =
  /\$(?:(\w+)|\{(\w+)(?::?[-=]([^${}\n]{0,300}))?\}|\{\{\s{0,9}env\.(\w+)\s{0,9}(?:\|\|\s{0,9}'([^'\n]{0,300})'\s{0,9})?\}\})/g;

/** What a script gives to a variable of its own. */
const assignment =
  /(?:^|[\s;&|(])([A-Za-z_]\w{0,100})=(?:"([^"$\n]{0,300})"|'([^'\n]{0,300})'|([^\s"'$;&|()<>]{1,300}))/g;

/** More places and values of one variable than a step has, and longer values than paths. */
const maxPlaces = 200;
const maxValues = 8;
const longestValue = 300;

/**
 * A text with the values of its variables in their places, within limits: the last value that the workflow,
 * or the text itself, gives to each, and further texts for the others; a default where there is none. Empty
 * if there is nothing to fill in.
 */
export function filledIn(value: string, environments: readonly GivenEnvironment[]): string[] {
  if (!value.includes('$')) return [];
  const own = [...value.matchAll(assignment).take(maxPlaces)];
  const valuesOf = (name: string): string[] =>
    [
      ...environments.flatMap(({ env }) => env.get(name)?.text ?? []),
      ...own.flatMap(([, each, ...texts]) => (each === name ? (texts.find(Boolean) ?? []) : [])),
    ]
      .filter(({ length }) => length <= longestValue)
      .toReversed();
  const known = new Map<string, readonly string[]>();
  const fill = (at: number): string => {
    let places = 0;
    return value.replace(variable, (written, ...found: (string | undefined)[]) => {
      places += 1;
      const [bare, braced, fallback, expression, otherwise] = found;
      const name = bare ?? braced ?? expression ?? '';
      if (places > maxPlaces) return written;
      const values = known.get(name) ?? valuesOf(name);
      known.set(name, values);
      return values[at] ?? values[0] ?? fallback ?? otherwise ?? written;
    });
  };
  const first = fill(0);
  const most = known.values().reduce((count, { length }) => Math.max(count, length), 1);
  const others = Array.from({ length: Math.min(most, maxValues) - 1 }, (_, at) => fill(at + 1));
  return [...new Set([first, ...others])].filter((text) => text !== value);
}

/** Several readings of a text: as it is written, and with the values of variables. */
export function readExpanded(
  value: string,
  environments: readonly GivenEnvironment[],
  spanIn: TreeDocument['spanOf'],
  read: (value: string, spanIn: TreeDocument['spanOf']) => Reading,
): Reading {
  const start = spanIn({ offset: 0, length: 1 });
  const expanded = filledIn(value, environments).map((text) => read(text, () => start));
  return joinReadings([read(value, spanIn), ...expanded]);
}

const agents = new RegExp(`(?<![\\w.-])(?:${agentNames})(?![\\w.]|-instructions)`, 'i');

/** The folder of the checkout, wherever a text has it. */
const inCheckout = new RegExp(checkout.source.slice(1), 'g');

/** What stands behind an option. */
const named = /(?<=\s)--?[A-Za-z][\w-]{0,50}(?:[ \t]{1,9}|=)["']?(?=([\w@./-]{1,300}))/g;

/**
 * The folders that a text of a step may name for an agent: a text of one word, what options have, and where
 * its commands change to.
 *
 * @param folder that the step begins in
 */
export function foldersFor(text: string, folder: string, span: Word['span']): Word[] {
  const plain = text.replace(inCheckout, '');
  const ofOptions = [...plain.matchAll(named).take(maxPlaces)].map(([, word = '']) => word);
  const words = [...foldersEntered(text), ...ofOptions];
  const whole = /^[\w@./-]{1,300}$/.test(text) ? [text] : [];
  const below = folder === '' ? [] : ['.', ...whole, ...words].map((word) => `${folder}/${word}`);
  return [...whole, ...words, ...below].map((word) => ({ text: word.replace(checkout, ''), span }));
}

/** Paths of files of variables, as shells and programs read them for what they start. */
const variableFile = /(?<![\w$./-])[\w./-]{0,200}\.env(?:rc|\.[\w-]{1,50})?(?![\w/])/g;

/** What a text of a step gives to the agent that it starts: assignments, and files of variables. */
export function givenInText(key: string, { text, span }: Word): Reading {
  const variables =
    key === 'run'
      ? assignedIn(text)
      : /env/i.test(key)
        ? readEnvFile(text).map(({ key: name, value }) => [name, value] as const)
        : [];
  const environments = spread(
    variables.map(([name, value]) => [name, { text: value, span }] as const),
  ).map((env) => ({ env, reach: 'terminal' as const }));
  const files = key === 'run' ? [...text.matchAll(variableFile).take(maxPlaces)] : [];
  const refersTo = files.map(([path]): Reference => {
    const readAs = { variablesFor: 'terminal' } as const;
    return { path: { text: path, span }, readAs };
  });
  return { ...emptyReading, environments, refersTo };
}

/** Whether a text of a step starts an agent, or uses an action that does. */
export const startsAgent = (text: string): boolean =>
  agents.test(text.replace(/^[ \t]*#.*$/gm, ''));
