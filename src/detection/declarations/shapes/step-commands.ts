import { parse } from 'shell-quote';
import type { Word } from '../../../model/model.ts';
import { readEntry } from '../entry.ts';
import { readJsonc } from '../jsonc.ts';
import { declaring, emptyReading, joinReadings, type Reading } from '../reader.ts';
import { memberOf, type TreeDocument } from '../tree.ts';

/*
 * Servers that the commands of a workflow's step add to a client. Nothing is run.
 */

/** Folders of the checkout and of an action in it, as workflows name them. */
export const checkout =
  /^(?:\$\{\{\s*github\.(?:workspace|action_path)\s*\}\}|\$\{?(?:GITHUB_WORKSPACE|GITHUB_ACTION_PATH|PWD)\}?)\//;

/** Agents that read the files of clients in the folder where they are started, by their commands and packages. */
export const agentNames =
  'claude|codex|gemini|qwen|iflow|opencode|kilo|crush|goose|copilot|amp|kiro|codebuddy|kimi|cursor-agent|droid|auggie|junie|openhands|fast-agent';

/** The letters of a word as a shell reads them: it drops quotes and backslashes between them. */
const spelled = (word: string): string => [...word].join('["\'\\\\]{0,2}');

/** `mcp add` and `mcp add-json`, and the option `--add-mcp` of editors. */
const adding = new RegExp(
  `(?<=[\\s"'\\\\])(?:${spelled('mcp')}["']?[ \\t]{1,20}["'\\\\]?(?:${spelled('add')}(-json)?|(set))|--(add-mcp))["']?(?:[ \\t=]|$)`,
  'gm',
);

/** Clients whose command is meant wherever it stands, with any version, ending or quote behind it. */
const knownClient = new RegExp(
  `\\b(?:${agentNames})(?:-code|-cli)?(?:\\.(?:exe|cmd))?(?:@[^\\s"'@]{1,100})?["']?\\s`,
);

/** A program with nothing but variables before it. */
const program =
  /^[ \t]{0,99}(?:\w{1,99}=\S{0,99}[ \t]{1,9})*["']?[\w.$~/\\{}:-]{1,200}["']?[ \t]+["'\\]?$/;

const printing = /^[ \t]{0,99}(?:echo|printf)[ \t]/;

/** Longer than what stands before the words of a command. */
const longestBefore = 300;

/**
 * `claude mcp add [options] name [--] command …`, `… --transport http name URL` and `mcp add-json name
 * '{…}'`, as many clients have them. One of a known client that is not understood is a fault; behind any
 * other program it counts where it says what to start or to connect to.
 *
 * @param isScript whether the text is commands, and not perhaps prose
 */
export function addedServers(
  value: string,
  spanIn: TreeDocument['spanOf'],
  isScript: boolean,
): Reading {
  const text = value.replaceAll('\\\n', '  ');
  const places = [...text.matchAll(adding)];
  const found = places
    .slice(0, maxPlaces)
    .flatMap(({ index, 0: whole, 1: json, 2: set, 3: option }) => {
      const before =
        text
          .slice(Math.max(0, index - longestBefore), index)
          .split(/[\n;|&]/)
          .at(-1) ?? '';
      const [line = ''] = text
        .slice(index + whole.length, index + whole.length + longestLine)
        .split('\n', 1);
      const offset = index - before.trimStart().length;
      const isKnown = option === undefined && knownClient.test(before);
      const isPlain = isScript && program.test(before);
      const isJson = (json ?? set ?? option) !== undefined;
      const isExplicitly = isExplicit(line, isJson);
      const isMeant =
        set === undefined
          ? isKnown || (before.trim() !== '' && (isPlain || isExplicitly))
          : isExplicitly;
      const length = index + whole.length + line.length - offset;
      // A comment, and what is only printed, start nothing.
      const isIdle =
        isScript && (/^\s*#/.test(before) || (printing.test(before) && !/[|>]/.test(line)));
      return isMeant && !isIdle
        ? [{ line, offset, length, isJson, isUnnamed: option !== undefined, isKnown }]
        : [];
    });
  const readings = found.slice(0, maxAdded).map((each) => readAdded(each, spanIn));
  const beyond = places[maxPlaces];
  const more = found[maxAdded] ?? (beyond && { offset: beyond.index });
  const tooMany = {
    message: `more than ${maxAdded} added servers`,
    span: spanIn({ offset: more?.offset ?? 0, length: 0 }),
  };
  return joinReadings([
    ...readings,
    { ...emptyReading, faults: more === undefined ? [] : [tooMany] },
  ]);
}

/** Whether the rest of a command says by its form what it adds: a `--` behind the name, an address, an option, JSON. */
function isExplicit(line: string, isJson: boolean): boolean {
  return isJson
    ? /[{$]/.test(line)
    : /^[ \t]*(?:-\S+[ \t]+)*\S+[ \t]+--[ \t]|(?:^|\s)(?:["']?https?:\/\/|--(?:command|url)[\s=])/.test(
        line,
      );
}

interface Added {
  /** What stands behind the words `mcp add`, to the end of the line. */
  readonly line: string;
  readonly offset: number;
  readonly length: number;
  readonly isJson: boolean;
  /** Whether the JSON has the name. */
  readonly isUnnamed: boolean;
  readonly isKnown: boolean;
}

function readAdded(
  { line, offset, length, isJson, isUnnamed, isKnown }: Added,
  spanIn: TreeDocument['spanOf'],
): Reading {
  const span = spanIn({ offset, length });
  const faulty = (message: string): Reading => ({ ...emptyReading, faults: [{ message, span }] });
  const words = wordsOf(line);
  const named = isJson ? null : namedParts(words);
  const rest = isUnnamed ? ['', ...words] : (named ?? withoutOptions(words));
  // The first one is for the client, wherever it stands.
  const [alias, ...command] = rest.filter((word, at) => word !== '--' || at > rest.indexOf('--'));
  const [first, ...args] = command;
  if (alias === undefined || first === undefined) {
    return isKnown
      ? faulty('a server that is added in a way that is not understood')
      : emptyReading;
  }
  if (isJson) {
    const document = readJsonc(first);
    if ('message' in document || document.root === null) {
      return faulty('a server whose JSON cannot be read');
    }
    const { root } = document;
    const key = isUnnamed ? String(memberOf(root, 'name')?.value ?? '#1') : alias;
    return readEntry({ key, node: root, value: root }, () => span);
  }
  const word = (each: string): Word => ({ text: each, span });
  return /^https?:\/\//i.test(first)
    ? declaring(alias, span, { url: word(first) })
    : declaring(alias, span, { command: word(first), args: args.map(word) });
}

/** Name and command where options have them: `--name x --command npx --args "-y,x"`; null elsewhere. */
function namedParts(words: readonly string[]): string[] | null {
  const own = words.slice(0, words.includes('--') ? words.indexOf('--') : words.length);
  const valuesOf = (option: string): string[] =>
    own.flatMap((word, at) => {
      if (word.startsWith(`${option}=`)) return [word.slice(option.length + 1)];
      return word === option ? own.slice(at + 1, at + 2) : [];
    });
  const [target] = [...valuesOf('--command'), ...valuesOf('--url')];
  if (target === undefined) return null;
  const alias = valuesOf('--name')[0] ?? withoutOptions(own)[0] ?? '#1';
  return [alias, target, ...valuesOf('--args').flatMap((each) => each.split(/[\s,]+/))];
}

/** Longer than any such command, and more than any workflow adds. */
const longestLine = 4096;
const maxAdded = 500;

/** More places than a text has that look like such a command. */
const maxPlaces = 5000;

const valuedOptions = new Set(
  '-s --scope -t --transport -e --env -H --header --name --command --args --url'.split(' '),
);

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
