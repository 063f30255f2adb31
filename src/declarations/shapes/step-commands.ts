import { parse } from 'shell-quote';
import type { Word } from '../../model.ts';
import { readEntry } from '../entry.ts';
import { readJsonc } from '../jsonc.ts';
import { emptyLaunch, emptyReading, joinReadings, type Reading } from '../reader.ts';
import type { TreeDocument } from '../tree.ts';

/*
 * Servers that the commands of a workflow's step add to a client. Nothing is run.
 */

/** Folders of the checkout and of an action in it, as workflows name them. */
export const checkout =
  /^(?:\$\{\{\s*github\.(?:workspace|action_path)\s*\}\}|\$\{?(?:GITHUB_WORKSPACE|GITHUB_ACTION_PATH|PWD)\}?)\//;

/**
 * `claude mcp add [options] name [--] command …`, `… --transport http name URL` and `mcp add-json name
 * '{…}'`, as several clients have them. One that is not understood is a fault.
 */
export function addedServers(value: string, spanIn: TreeDocument['spanOf']): Reading {
  const text = value.replaceAll('\\\n', '  ');
  const pattern =
    /\b(?:claude(?:-code)?|codex|gemini|qwen|droid|copilot|amp)\s(?:[^\n;|&]{0,200}\s)?mcp\s+add(-json)?\s/g;
  const readings = [...text.matchAll(pattern)]
    .slice(0, maxAdded)
    .map(({ index, 0: whole, 1: isJson }): Reading => {
      const [line = ''] = text
        .slice(index + whole.length, index + whole.length + longestLine)
        .split('\n');
      const span = spanIn({ offset: index, length: whole.length + line.length });
      const rest = withoutOptions(wordsOf(line));
      const [alias, ...command] = rest.filter((word, at) => word !== '--' || at > 1);
      const [first, ...args] = command;
      if (alias === undefined || first === undefined) {
        return {
          ...emptyReading,
          faults: [{ message: 'a server that is added in an unread way', span }],
        };
      }
      if (isJson !== undefined) {
        const document = readJsonc(first);
        return 'message' in document || document.root === null
          ? { ...emptyReading, faults: [{ message: 'a server whose JSON cannot be read', span }] }
          : readEntry({ key: alias, node: document.root, value: document.root }, () => span);
      }
      const word = (each: string): Word => ({ text: each, span });
      const launch = /^https?:\/\//i.test(first)
        ? { ...emptyLaunch, url: word(first) }
        : { ...emptyLaunch, command: word(first), args: args.map(word) };
      return { ...emptyReading, declarations: [{ alias, span, disabled: false, launch }] };
    });
  const [more] = [...text.matchAll(pattern)].slice(maxAdded);
  const tooMany = {
    message: `more than ${maxAdded} servers that are added`,
    span: spanIn({ offset: more?.index ?? 0, length: 0 }),
  };
  return joinReadings([
    ...readings,
    { ...emptyReading, faults: more === undefined ? [] : [tooMany] },
  ]);
}

/** Longer than any such command, and more than any workflow adds. */
const longestLine = 4096;
const maxAdded = 500;

const valuedOptions = new Set([
  '-s',
  '--scope',
  '-t',
  '--transport',
  '-e',
  '--env',
  '-H',
  '--header',
]);

/** Words without the options before the command. */
function withoutOptions(words: readonly string[]): string[] {
  const rest: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (word === '--' || rest.length > 1) return [...rest, ...words.slice(index)];
    if (!word.startsWith('-')) rest.push(word);
    else if (valuedOptions.has(word)) index += 1;
  }
  return rest;
}

/** The words of a line up to the first operator; variables and expressions stay as they are. */
function wordsOf(line: string): string[] {
  // The library supports neither expressions nor defaults of variables, so both are masked. The workflow
  // may have set such a variable, so its default is not written in the form that clients expand.
  const placeholders: string[] = [];
  const masked = line.replace(
    /\$\{\{[^{}]*\}\}|\$\{[^{}]*\}/g,
    (placeholder) => `PLACEHOLDER${placeholders.push(placeholder.replace(':-', '-')) - 1}X`,
  );
  const words: string[] = [];
  try {
    for (const part of parse(masked, (name) => `\${${name.replace(':-', '-')}}`)) {
      if (typeof part === 'string') words.push(part);
      else if ('pattern' in part) words.push(part.pattern);
      else break;
    }
  } catch {
    return [];
  }
  return words.map((word) =>
    word.replace(/PLACEHOLDER(\d+)X/g, (mask, index: number) => placeholders[index] ?? mask),
  );
}
