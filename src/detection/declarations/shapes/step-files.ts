import { commandName } from '../../launch/programs.ts';
import { isDataFile } from '../mentioned-files.ts';
import { pathBelow } from '../paths.ts';
import { emptyReading, type Reading, type Reference } from '../reader.ts';
import type { TreeDocument } from '../tree.ts';
import { agentNames, checkout } from './step-commands.ts';
import type { StepCommand } from './step-launches.ts';

/*
 * Files and plugins that the commands and inputs of a workflow's step name. Nothing is run.
 */

/** A command that changes the folder, with a plain path. */
const changing =
  /(?<![\w-])(?:cd|pushd)[ \t]{1,9}(?:--[ \t]{1,9})?["']?((?:\$\{?(?:GITHUB_WORKSPACE|PWD)\}?|\$\{\{\s*github\.workspace\s*\}\})?[\w@./-]{0,200})/g;

/** The folders that the commands of a text change into, with their offsets. */
function changesIn(text: string): { readonly index: number; readonly folder: string }[] {
  let way = '';
  return [...text.matchAll(changing)].slice(0, maxChanges).map(({ index, 1: to = '' }) => {
    const rest = `${to}/`.replace(checkout, '');
    const isFromCheckout = rest !== `${to}/`;
    const next = to.startsWith('/') ? null : pathBelow(isFromCheckout ? '' : way, rest || '.');
    way = next === null || next.length > longestFolder ? '' : next;
    return { index, folder: way };
  });
}

/** The folders that the commands of a text change into, from where they begin. */
export const foldersEntered = (text: string): string[] =>
  changesIn(text).flatMap(({ folder }) => (folder === '' ? [] : [folder]));

/** The folder that the commands of a text have changed into at an offset, from where they begin. */
export function foldersIn(text: string): (offset: number) => string {
  const changes = changesIn(text);
  return (offset) => changes.findLast(({ index }) => index < offset)?.folder ?? '';
}

/** More changes than a step makes, and longer folders than a checkout has. */
const maxChanges = 100;
const longestFolder = 300;

/** The same reference, and once more from the folder that the commands have changed into. */
const alsoBelow = (reference: Reference, below: string): Reference[] =>
  below === '' ? [reference] : [reference, { ...reference, below }];

/** The files behind `--mcp-config`: several may follow, up to the next option. */
export function namedFiles(value: string, spanIn: TreeDocument['spanOf']): Reference[] {
  const text = value.replaceAll('\\\n', '  ');
  const folderAt = foldersIn(text);
  const pattern = /["']?--(?:additional-)?mcp-config["']?(?:=|\s+)/g;
  return [...text.matchAll(pattern)].flatMap(({ index, 0: option }) => {
    const behind = text.slice(index + option.length, index + option.length + 4096);
    const [words = ''] = behind.split(/\s-|[\n;|&]|\s(?=['"]?\{)/, 1);
    return words
      .trim()
      .replaceAll(/\$\{\{\s*github\.(?:workspace|action_path)\s*\}\}/g, '${GITHUB_WORKSPACE}')
      .split(/\s+/)
      .map((word) =>
        word
          .replace(/^["']|["']$/g, '')
          .replace(/^@/, '')
          .replace(checkout, ''),
      )
      .filter((path) => /^[\w@./-]+$/.test(path) && !path.startsWith('/'))
      .flatMap((path) => {
        const named = { text: path, span: spanIn({ offset: index, length: option.length }) };
        // Another step may write it, and then that step's text contains the servers.
        return alsoBelow({ path: named }, folderAt(index));
      });
  });
}

/** The files of data that a step mentions, in any of its words: they may hold servers. */
export function mentionedIn(value: string, spanIn: TreeDocument['spanOf']): Reference[] {
  const found: Reference[] = [];
  const folderAt = foldersIn(value);
  let offset = 0;
  let isSettings = false;
  for (const word of value.split(/[\s"'`=,;()|&<>]/)) {
    const text = word.replace(/^(?:@|\}\}\/)/, '').replace(checkout, '');
    if (isDataFile(text) && !text.startsWith('/')) {
      const path = { text, span: spanIn({ offset, length: word.length }) };
      for (const readAs of isSettings ? (['shape', 'settings'] as const) : (['shape'] as const)) {
        found.push(...alsoBelow({ path, readAs }, folderAt(offset)));
      }
    }
    offset += word.length + 1;
    if (word !== '') isSettings = word === '--settings';
  }
  return found;
}

/** What shells, PowerShell among them, take for a script by its name. */
const scriptName = /\.(?:(?:ba|z|k|da)?sh|ps1)$/;

/** Shell scripts of the tree that commands start, or read into the shell. */
export function startedScripts(commands: readonly StepCommand[], text: string): Reference[] {
  const folderAt = foldersIn(text);
  return commands.flatMap(({ words: [first, ...args], line, offset }) => {
    const isShell =
      first !== undefined &&
      /^(?:\.|source|(?:ba|z|k|da)?sh|pwsh|powershell)$/.test(commandName(first.text));
    const named = isShell ? args.find((word) => !/^[-+]/.test(word.text)) : first;
    const path = named?.text.replace(checkout, '') ?? '';
    const isScript = /^[\w@.-][\w@./-]{0,300}$/.test(path) && (isShell || scriptName.test(path));
    if (named === undefined || !isScript) return [];
    const reference = {
      path: { ...named, text: path },
      readAs: 'script',
    } as const;
    return alsoBelow(reference, folderAt(offset + Math.max(line.indexOf(named.text), 0)));
  });
}

const installing = new RegExp(
  `\\b(?:${agentNames})["']? {1,9}(?:extensions?|plugins?) {1,9}(?:add|i|install|link|enable)(?: {1,9}(?:--?(?:s|scope)[ =]\\w{1,20}|--?[\\w=-]{1,50}))* {1,9}["']?([^\\s;|&'"-][^\\s;|&'"]{0,300})`,
  'g',
);

/** Plugins and extensions that a step installs by a command of a client. */
export function installedPlugins(value: string, spanIn: TreeDocument['spanOf']): Reading {
  return enabling(
    [...value.matchAll(installing)].map(({ index, 0: whole, 1: text = '' }) => ({
      ...{ text, offset: index, length: whole.length },
    })),
    spanIn,
  );
}

/** Extensions as an action lists them; of an action of Gemini also those without a scheme. */
export function listedExtensions(
  value: string,
  uses: string,
  spanIn: TreeDocument['spanOf'],
): Reading {
  const isAgent = /gemini|qwen/i.test(uses);
  const found: Enabled[] = [];
  let offset = 0;
  for (const text of value.split(/[\s"',[\]]/)) {
    const isSource = /^(?:https?|git|ssh):\/\//i.test(text) || (isAgent && text.includes('/'));
    if (isSource) found.push({ text, offset, length: text.length });
    offset += text.length + 1;
  }
  return enabling(found, spanIn);
}

interface Enabled {
  readonly text: string;
  readonly offset: number;
  readonly length: number;
}

function enabling(found: readonly Enabled[], spanIn: TreeDocument['spanOf']): Reading {
  const enables = found.map(({ text, offset, length }) => ({
    text,
    span: spanIn({ offset, length }),
  }));
  return { ...emptyReading, enables };
}

/** Plugins as an action lists them, one per line. */
export function listedPlugins(value: string, spanIn: TreeDocument['spanOf']): Reading {
  const enables = [...value.matchAll(/^[ \t]*([\w.-]+@[\w.-]+)[ \t]*$/gm)].map(
    ({ index, 0: line, 1: text = '' }) => ({
      ...{ text, span: spanIn({ offset: index, length: line.length }) },
    }),
  );
  return { ...emptyReading, enables };
}
