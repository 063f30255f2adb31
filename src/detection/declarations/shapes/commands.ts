import type { Word } from '../../../model/model.ts';
import { isAbsoluteAddress, serverAddressOption } from '../../launch/arguments.ts';
import { startsServers } from '../../launch/command-line.ts';
import { commandName } from '../../launch/programs.ts';
import { commandsInText, isShell, readShellScript } from '../../launch/shell-script.ts';
import type { ShellWord } from '../../launch/shell-words.ts';
import { wordList } from '../../launch/word-list.ts';
import { startingWords } from '../content-words.ts';
import { pathBelow } from '../paths.ts';
import { readServers } from '../servers.ts';
import type { TreeDocument } from '../tree.ts';
import {
  contentWithServer,
  emptyContent,
  mergeContents,
  type ParsedContent,
  type ParseText,
  type Reference,
} from '../types.ts';
import { readConfigText, readEntryText } from './config-texts.ts';

/**
 * Reads the servers that command lines in workflow steps, package scripts and shell scripts declare. A
 * command declares a server only if it matches a row of `table`. Commands are never run, and the files that
 * they write, copy or download are not read.
 */

interface Command {
  readonly words: readonly Word[];
  readonly span: Word['span'];
  /** The folder in which the command runs, relative to the checkout folder. */
  readonly folder: string;
  /**
   * Whether the command is part of a workflow step. Unlike steps, scripts also start the project's own build
   * output in order to test it.
   */
  readonly isOfStep: boolean;
}

type Row = (command: Command) => ParsedContent | null;

/** Shell text that cannot be read in full is a fault only if it matches this pattern. */
const declaringWords = /mcp["']?[\s\\]{1,200}["']?(?:add|set)|--(?:[a-z]{1,20}-)?mcp|mcp_servers/;

/** Programs that only print, search or compare their arguments. */
const inert = new Set(wordList('echo printf grep egrep rg sed awk jq yq test [ [[ cat'));

/**
 * Returns the servers that the commands in shell text declare.
 *
 * @param folder the folder where the step starts, relative to the checkout folder
 */
export function declaredByCommands(
  text: string,
  spanIn: TreeDocument['spanOf'],
  { folder = '', isOfStep = false }: Partial<Pick<Command, 'folder' | 'isOfStep'>> = {},
): ParsedContent {
  if (!startingWords.test(text)) return emptyContent;
  const { commands, isCut } = readShellScript(text, true);
  let currentFolder = folder;
  let isTooDeep = false;
  const contents = commands.flatMap((commandWords) => {
    const [first, target] = commandWords;
    const lastWord = commandWords.at(-1);
    if (first === undefined || lastWord === undefined) return [];
    if (/^(?:cd|pushd)$/.test(first.text))
      currentFolder = folderAfterCd(currentFolder, target?.text ?? '');
    const length = Math.max(wordEnd(lastWord, text) - first.offset, 0);
    const span = spanIn({ offset: first.offset, length });
    const place = { span, folder: currentFolder, isOfStep };
    return [commandWords, ...nestedShellCommands(commandWords)].flatMap((words) => {
      isTooDeep ||= words === null;
      return words === null ? [] : readCommand(words, place);
    });
  });
  const message = 'too many commands';
  const fault = { message, span: spanIn({ offset: 0, length: 0 }) };
  const isFault = (isCut || isTooDeep) && declaringWords.test(text);
  return mergeContents([...contents, ...(isFault ? [{ ...emptyContent, faults: [fault] }] : [])]);
}

/**
 * Returns the offset at which a word ends. A word's value can be longer than its source text, so the offset
 * is at most the end of the line, unless the word contains a line break.
 */
function wordEnd({ text: word, offset }: ShellWord, text: string): number {
  const line = word.includes('\n') ? -1 : text.indexOf('\n', offset);
  return Math.min(offset + word.length, line < 0 ? text.trimEnd().length : line);
}

/**
 * Matches a workflow expression with a default, such as `${{ inputs.server || 'npx' }}`, which is treated
 * like a default in a shell.
 */
const expressionDefault =
  /\$\{\{\s{0,9}[\w.-]{1,99}\s{0,9}\|\|\s{0,9}'([^'{}$]{0,300})'\s{0,9}\}\}/g;

const starting = new Set(wordList('sudo nohup time'));

/**
 * Returns the servers that a command declares, including those in variables assigned in front of it, as in
 * `NAME='{…}' command`.
 */
function readCommand(
  allWords: readonly ShellWord[],
  place: Omit<Command, 'words'>,
): ParsedContent[] {
  const { span } = place;
  const words = allWords.map(({ text }) => {
    return { text: text.replace(expressionDefault, '${DEFAULT:-$1}'), span };
  });
  const start = words.findIndex(({ text }) => !/^\w+=/.test(text) && !starting.has(text));
  const given = words.slice(0, start < 0 ? words.length : start).flatMap(({ text }) => {
    const value = { text: text.slice(text.indexOf('=') + 1), span };
    return readConfigText(value, false) ?? [];
  });
  const ownWords = start < 0 ? [] : words.slice(start);
  if (ownWords[0] === undefined || inert.has(commandName(ownWords[0].text))) return given;
  for (const row of table) {
    const content = row({ ...place, words: ownWords });
    if (content !== null) return [...given, content];
  }
  return given;
}

function folderAfterCd(folder: string, target: string): string {
  const plain = `${target}/`.replace(checkout, '');
  const isFromCheckout = plain !== `${target}/`;
  return pathBelow(isFromCheckout ? '' : folder, plain === '' ? '.' : plain) ?? folder;
}

const deepestShell = 5;

/**
 * Returns the commands in shell text that a command passes to a shell or to `env`, such as `bash -c 'claude
 * mcp add …'`. A null item stands for text that is nested too deeply.
 */
function nestedShellCommands(
  words: readonly ShellWord[],
  depth = deepestShell,
): readonly (readonly ShellWord[] | null)[] {
  return words.flatMap((word, at) => {
    const option = words[at + 1]?.text ?? '';
    const text = words[at + 2];
    const isText =
      (isShell(word) && /^-[a-z]*c$/.test(option)) ||
      (commandName(word.text) === 'env' && /^(?:-[a-z]*S|--split-string)$/.test(option));
    if (!isText || text === undefined) return [];
    if (depth === 0) return [null];
    return commandsInText([text], text.text).flatMap((each) => [
      each,
      ...nestedShellCommands(each, depth - 1),
    ]);
  });
}

/** Matches `PROGRAM mcp add NAME …`, `mcp add-json NAME JSON` and `mcp set NAME JSON`. */
const addedServers: Row = ({ words, span }) => {
  const verbIndex = words.findIndex(
    ({ text }, index) =>
      index > 0 && text === 'mcp' && /^(?:add|add-json|set)$/.test(words[index + 1]?.text ?? ''),
  );
  if (verbIndex < 0) return null;
  const verbArgs = words.slice(verbIndex + 2);
  if (verbArgs.some(({ text }) => text === '--help' || text === '-h')) return emptyContent;
  const isJson = words[verbIndex + 1]?.text !== 'add';
  const operands = (isJson ? null : namedParts(verbArgs)) ?? withoutOptions(verbArgs);
  // The client consumes only the first `--`, wherever it appears.
  const dashes = operands.findIndex(({ text }) => text === '--');
  const [alias, first, ...args] = operands.filter((_, index) => index !== dashes);
  if (alias === undefined) return emptyContent;
  if (first === undefined) return contentWithServer(alias.text, span, { plugin: alias });
  if (isJson) return jsonEntry(alias.text, first);
  return isAbsoluteAddress(first.text)
    ? contentWithServer(alias.text, span, { url: first })
    : contentWithServer(alias.text, span, { command: first, args });
};

/**
 * Returns the server in a JSON entry, named `alias` unless a key names it. If the text is not a JSON entry,
 * the server is unidentified.
 */
function jsonEntry(alias: string, word: Word): ParsedContent {
  const content = readEntryText(word, true);
  if (content === null)
    return contentWithServer(alias, word.span, { plugin: { ...word, text: alias } });
  const declarations = content.declarations.map((each) => ({
    ...each,
    alias: each.alias === '#1' ? alias : each.alias,
  }));
  return { ...content, declarations };
}

/**
 * Returns a server's name, its command or URL, and its arguments, read from options as in `--name x --command
 * npx --args "-y,x"`. Returns null if neither `--command` nor `--url` is given.
 */
function namedParts(words: readonly Word[]): readonly Word[] | null {
  const end = words.findIndex(({ text }) => text === '--');
  const ownWords = end < 0 ? words : words.slice(0, end);
  const [target] = findOptionValues(ownWords, /^--(?:command|url)$/);
  if (target === undefined) return null;
  const [alias = { ...target, text: '#1' }] = [
    ...findOptionValues(ownWords, /^--name$/),
    ...withoutOptions(ownWords),
  ];
  const args = findOptionValues(ownWords, /^--args$/).flatMap((word) =>
    word.text.split(/[\s,]+/).map((text) => ({ ...word, text })),
  );
  return [alias, target, ...args];
}

const valuedOptions = new Set(
  wordList(`-s --scope -t --transport -e --env -H --header --name --command --args --url`),
);

/** Returns the words without the options before the command. */
function withoutOptions(words: readonly Word[]): readonly Word[] {
  const remaining: Word[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined || word.text === '--' || remaining.length > 1) {
      return [...remaining, ...words.slice(index)];
    }
    if (!word.text.startsWith('-')) remaining.push(word);
    else if (valuedOptions.has(word.text)) index += 1;
  }
  return remaining;
}

/** Returns an option's values, whether attached (`--option=value`) or in the next word. */
function findOptionValues(words: readonly Word[], option: RegExp): Word[] {
  return words.flatMap((word, at) => {
    const [name = ''] = word.text.split('=', 1);
    if (!option.test(name)) return [];
    const isAttached = name.length < word.text.length;
    const value = isAttached ? { ...word, text: word.text.slice(name.length + 1) } : words[at + 1];
    return value === undefined ? [] : [value];
  });
}

/** Matches `code --add-mcp '{"name": …}'`. */
const addedToEditor: Row = ({ words }) =>
  mergeValues(findOptionValues(words, /^--add-mcp$/), (value) => {
    return readConfigText(value, true) ?? jsonEntry('#1', value);
  });

/** Matches `--mcp-config` with JSON, or with one or more files. */
const namedConfigs: Row = ({ words, folder }) => {
  const contents = words.flatMap((word, at): ParsedContent[] => {
    const [, attached] = /^--(?:additional-)?mcp-config(?:=(.*))?$/s.exec(word.text) ?? [];
    if (attached !== undefined) return [readConfigValue({ ...word, text: attached }, folder)];
    if (!/^--(?:additional-)?mcp-config$/.test(word.text)) return [];
    // Each option applies to the words up to the next option, so no word is read twice.
    let end = at + 1;
    while (words[end]?.text.startsWith('-') === false) end += 1;
    // Words after the first might be something else, such as a prompt.
    return words
      .slice(at + 1, end)
      .map((value, index) => readConfigValue(value, folder, { mayBeOther: index > 0 }));
  });
  return contents.length === 0 ? null : mergeContents(contents);
};

/**
 * Matches the prefix by which workflows refer to the checkout folder, or to the folder of an action in the
 * checkout.
 */
const checkout =
  /^(?:\$\{\{\s*github\.(?:workspace|action_path)\s*\}\}|\$\{?(?:GITHUB_WORKSPACE|GITHUB_ACTION_PATH|PWD)\}?)\//;

/**
 * Returns the servers in a value that is JSON or the path of a file in the tree. If the file is not in the
 * tree, the result is an unidentified server, or nothing if `mayBeOther` is set.
 */
export function readConfigValue(
  value: Word,
  folder: string,
  { spanIn, mayBeOther = false }: { spanIn?: TreeDocument['spanOf']; mayBeOther?: boolean } = {},
): ParsedContent {
  // `${NAME:-default}` stands for its default.
  const text = value.text.trim().replace(/^\$\{\w{1,99}:?-([^{}$]{1,300})\}$/, '$1');
  if (/^[{[]/.test(text)) return readConfigText(value, true, spanIn) ?? emptyContent;
  const plainPath = text.replace(/^@/, '').replace(checkout, '');
  const otherwise = mayBeOther
    ? emptyContent
    : contentWithServer(plainPath, value.span, { plugin: { ...value, text } });
  if (!/^[\w@.][\w@./-]*$/.test(plainPath)) return otherwise;
  const [unknown] = otherwise.declarations;
  const reference: Reference = {
    path: { ...value, text: plainPath },
    ...(folder !== '' && plainPath === text && { below: folder }),
    ...(unknown !== undefined && { otherwise: unknown }),
  };
  return { ...emptyContent, refersTo: [reference] };
}

/** Matches Codex's `-c mcp_servers.x.command=npx`. A value that is not valid TOML is a plain string. */
const codexOptions: Row = ({ words, span }) => {
  const lines = words.flatMap(({ text }, at) => {
    const [, attached] = /^(?:-c|--config)=?(.*)$/s.exec(text) ?? [];
    const value = attached === '' ? (words[at + 1]?.text ?? '') : (attached ?? '');
    const [, key, line] = /^(mcp_servers(?:\.[\w.-]{1,200})?)[ \t]{0,3}=(.*)$/s.exec(value) ?? [];
    return key === undefined || line === undefined ? [] : [{ key, line: line.trim() }];
  });
  if (lines.length === 0) return null;
  const deferred = async (parse: ParseText): Promise<ParsedContent> => {
    const written = await Promise.all(
      lines.map(async ({ key, line }) => {
        const document = await parse('toml', `${key} = ${line}\n`);
        return `${key} = ${'message' in document ? JSON.stringify(line) : line}`;
      }),
    );
    const document = await parse('toml', `${written.join('\n')}\n`);
    if ('message' in document) {
      const message = 'it declares servers in options that cannot be read';
      return { ...emptyContent, faults: [{ message, span }] };
    }
    return readServers({ ...document, spanOf: () => span }, { wrappers: [['mcp_servers']] });
  };
  return { ...emptyContent, deferred: [deferred] };
};

/** Matches Goose's `--with-extension` options, whose values are command lines or addresses. */
const gooseExtensions: Row = ({ words, span }) =>
  mergeValues(
    findOptionValues(words, /^--with-(?:(?:remote|streamable-http)-)?extension$/),
    (value): ParsedContent => {
      if (isAbsoluteAddress(value.text))
        return contentWithServer('extension', span, { url: value });
      const [command, option] = ['sh', '-c'].map((text) => ({ text, span })) as [Word, Word];
      return contentWithServer('extension', span, { command, args: [option, value] });
    },
  );

/** Matches `cn --mcp NAME`, where the name is an address or a name in Continue's hub. */
const continueServers: Row = ({ words, span }) =>
  commandName(words[0]?.text ?? '') !== 'cn'
    ? null
    : mergeValues(findOptionValues(words, /^--mcp$/), (value) =>
        contentWithServer(
          value.text,
          span,
          isAbsoluteAddress(value.text) ? { url: value } : { plugin: value },
        ),
      );

/** Matches `docker mcp server enable NAME …`, where the names come from Docker's catalog. */
const dockerServers: Row = ({ words, span }) => {
  const verbs = words.slice(0, 4).map(({ text }) => text);
  if (!/^(?:\S*\/)?docker mcp server enable$/.test(verbs.join(' '))) return null;
  const names = words.slice(4).filter(({ text }) => !text.startsWith('-'));
  return mergeValues(names, (name) => contentWithServer(name.text, span, { registry: name }));
};

/**
 * Matches bridges, testers, installers and gateways that start or connect to servers. The launch is the
 * entire command.
 */
const bridgedServers: Row = ({ words: [command, ...args], span, folder, isOfStep }) => {
  if (command === undefined || !startsServers({ command, args }, isOfStep)) return null;
  const cwd = folder === '' ? null : { text: folder, span };
  return contentWithServer(commandName(command.text), span, { command, args, cwd });
};

/** Matches a JSON map of servers, or a JSON entry, as the value of any long option. */
const optionValues: Row = ({ words }) => {
  const contents = words.flatMap((word, at): ParsedContent[] => {
    const [name = ''] = word.text.split('=', 1);
    const [value] = findOptionValues(words.slice(at, at + 2), /^--[A-Za-z][\w-]*$/);
    if (value === undefined) return [];
    const isOfServers = serverAddressOption.test(name) || /server/i.test(name);
    return [readConfigText(value, false) ?? readEntryText(value, isOfServers) ?? []].flat();
  });
  return contents.length === 0 ? null : mergeContents(contents);
};

function mergeValues(
  values: readonly Word[],
  read: (value: Word) => ParsedContent,
): ParsedContent | null {
  return values.length === 0 ? null : mergeContents(values.map(read));
}

/** The ways in which a command can declare servers. Only the first matching row applies. */
const table: readonly Row[] = [
  addedServers,
  addedToEditor,
  namedConfigs,
  codexOptions,
  gooseExtensions,
  continueServers,
  dockerServers,
  bridgedServers,
  optionValues,
];
