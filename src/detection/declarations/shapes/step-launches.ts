import type { Word } from '../../../model/model.ts';
import { isAbsoluteAddress, isEndpoint, namesServer } from '../../launch/arguments.ts';
import { launchesOfValue, startsServers } from '../../launch/command-line.ts';
import { commandName } from '../../launch/programs.ts';
import { readShellText } from '../../launch/shell-words.ts';
import { isEntry, readEntry } from '../entry.ts';
import { declaring, joinReadings, type Reading } from '../reader.ts';
import { readServers } from '../servers.ts';
import { memberOf, propertiesOf, type TreeDocument, type TreeNode } from '../tree.ts';
import { readLoosely, wrapperKey } from './embedded-json.ts';

/*
 * Servers that the commands of a step start or connect to, by the shape of their words: a command line, an
 * address or JSON of servers behind a long option, and whatever a bridge starts. Nothing is run.
 */

/** The words of a command, without what precedes it, and where its line is. */
export interface StepCommand {
  readonly words: readonly Word[];
  /** What stands before them: words of the shell, and values of variables. */
  readonly before: readonly Word[];
  /** The text of its line, and its offset. */
  readonly line: string;
  readonly offset: number;
}

/** More commands than a step has, and more words in all of them. */
const maxCommands = 5000;
const maxWords = 20_000;

/** Words that may stand before a command. */
const leading = /^(?:then|else|do|if|elif|while|!|\{|\(|exec|command|time|sudo|nohup|\w+=.*)$/s;

/**
 * The commands of a step's text: each line alone, and as one the lines over which a quote goes on, because in
 * a heredoc a quote is none.
 *
 * @returns null for more than any step has
 */
export function commandsIn(
  value: string,
  spanIn: TreeDocument['spanOf'],
): readonly StepCommand[] | null {
  const lines = value.replaceAll('\\\n', '  ').split('\n');
  const counts = joinedLines(lines);
  const found: StepCommand[] = [];
  let offset = 0;
  let total = 0;
  for (const [at, line] of lines.entries()) {
    const count = counts[at] ?? 1;
    const text = count === 1 ? line : lines.slice(at, at + count).join('\n');
    const span = spanIn({ offset, length: text.length });
    // What another line closes hides nothing.
    const alone = count === 1 ? [] : [line.replace(/["'`]/g, ' ')];
    for (const each of [text, ...alone]) {
      for (const all of wordsOfCommands({ text: each, span })) {
        const start = Math.max(
          all.findIndex((word) => !leading.test(word.text)),
          0,
        );
        const [before, words] = [all.slice(0, start), all.slice(start)];
        found.push({ words, before, line: text, offset });
        total += all.length;
      }
    }
    if (found.length > maxCommands || total > maxWords) return null;
    offset += line.length + 1;
  }
  return found;
}

/** For each line how many belong together, as far as a quote in it is open; 1 if nothing closes it. */
function joinedLines(lines: readonly string[]): number[] {
  const counts = lines.map(() => 1);
  let open = null as { readonly line: number; readonly quote: string } | null;
  for (const [line, text] of lines.entries()) {
    for (let at = 0; at < text.length; at += 1) {
      const letter = text[at] ?? '';
      if (letter === '\\' && open?.quote !== "'") at += 1;
      else if (letter === open?.quote) {
        counts[open.line] = line - open.line + 1;
        open = null;
      } else if (open === null) {
        // A comment goes on to the end of its line.
        if (letter === '#' && /^\s?$/.test(text[at - 1] ?? '')) break;
        if (letter === '"' || letter === "'") open = { line, quote: letter };
      }
    }
  }
  return counts;
}

/** The words of each command of a text, in which an expression of the workflow is a placeholder. */
function wordsOfCommands({ text, span }: Word): (readonly Word[])[] {
  const expressions: string[] = [];
  const masked = text.replace(
    /\$\{\{[^{}]*\}\}/g,
    (each) => `\${EXPRESSION_${expressions.push(each) - 1}}`,
  );
  return readShellText({ text: masked, span }).commands.map((words) =>
    words.map((word) => ({
      text: word.text.replace(
        /\$\{EXPRESSION_(\d+)\}/g,
        (mask, index: number) => expressions[index] ?? mask,
      ),
      span,
    })),
  );
}

/** Which of the shapes count. */
export interface CountedShapes {
  /** Whether bridges and testers count that start files of the tree. */
  readonly countsOwn: boolean;
  /** Whether nothing else looks for the usual keys in the whole text. */
  readonly isAlone: boolean;
}

/** The servers that commands name by the shape of their words. */
export function startedServers(
  commands: readonly StepCommand[],
  { countsOwn, isAlone }: CountedShapes,
): Reading {
  return joinReadings(
    commands.flatMap(({ words, before }) => {
      const whole = asWhole(words, countsOwn);
      const given = before.flatMap((word) => {
        const text = /^\w+=(.*)$/s.exec(word.text)?.[1] ?? '';
        return wholeConfig(text, () => word.span, isAlone);
      });
      return [...given, ...(whole.length > 0 ? whole : inOptions(words, isAlone))];
    }),
  );
}

/** What a bridge, a tester or a gateway starts: the whole command, which is resolved like one of an entry. */
function asWhole([command, ...args]: readonly Word[], countsOwn: boolean): Reading[] {
  if (command === undefined || !startsServers({ command, args }, countsOwn)) return [];
  return [declaring(commandName(command.text), command.span, { command, args })];
}

function inOptions(words: readonly Word[], isAlone: boolean): Reading[] {
  return words.flatMap((word, index) => {
    const [, name = '', attached] = /^(--[A-Za-z][\w-]*)(?:=(.*))?$/s.exec(word.text) ?? [];
    const value = attached === undefined ? words[index + 1] : { ...word, text: attached };
    return name === '' || value === undefined ? [] : readValue(name, value, isAlone);
  });
}

function readValue(name: string, value: Word, isAlone: boolean): Reading[] {
  const { text, span } = value;
  const isOfServer = namesServer.test(name);
  if (isAbsoluteAddress(text)) {
    return isOfServer || isEndpoint(value) ? [declaring(name.slice(2), span, { url: value })] : [];
  }
  if (/^\s*\{/.test(text)) {
    const isOfServers = isOfServer || /server/i.test(name);
    return [...readJson(text, isOfServers, () => span), ...wholeConfig(text, () => span, isAlone)];
  }
  const isLine = /\S\s/.test(text) && launchesOfValue('', value, false).length > 0;
  return isLine ? [declaring(name.slice(2), span, lineOf(value))] : [];
}

/** A command line in one word, as a shell starts it. */
const lineOf = (value: Word) => ({
  command: { ...value, text: 'sh' },
  args: [{ ...value, text: '-c' }, value],
});

/** JSON of one entry, or of a map of them without a wrapper. */
function readJson(text: string, isOfServer: boolean, spanOf: TreeDocument['spanOf']): Reading[] {
  const root = readLoosely(text)?.root ?? null;
  const counts = (node: TreeNode): boolean =>
    isEntry(node) &&
    (isOfServer || (memberOf(node, 'command') !== null && memberOf(node, 'args') !== null));
  if (root === null) return [];
  const entries = counts(root)
    ? [{ key: '#1', node: root, value: root }]
    : propertiesOf(root).filter(({ value }) => counts(value));
  return entries.map((entry) => readEntry(entry, spanOf));
}

/**
 * The servers of a text that is settings of a client as a whole, as a variable or an option may hold them.
 *
 * @param isAlone whether nothing else looks for the usual keys in it
 */
export function wholeConfig(
  value: string,
  spanOf: TreeDocument['spanOf'],
  isAlone: boolean,
): readonly Reading[] {
  const isWhole =
    /^\s*\{/.test(value) && value.includes('mcp') && (isAlone || value.search(wrapperKey) < 0);
  const document = isWhole ? readLoosely(value) : null;
  const dialect = { wrappers: [], byKey: true, onlyByShape: true } as const;
  return document === null ? [] : [readServers({ ...document, spanOf }, dialect)];
}
