import type { Word } from '../../../model/model.ts';
import { launchesOfValue, startsServers } from '../../launch/command-line.ts';
import { commandName } from '../../launch/programs.ts';
import { readShellText } from '../../launch/shell-words.ts';
import { isEntry, readEntry } from '../entry.ts';
import { emptyLaunch, emptyReading, joinReadings, type Reading } from '../reader.ts';
import { memberOf, propertiesOf, type TreeDocument, type TreeNode } from '../tree.ts';
import { readLoosely } from './embedded-json.ts';

/*
 * Servers that the commands of a step start or connect to, by the shape of their words: a command line, an
 * address or JSON of servers behind a long option, and whatever a bridge starts. Nothing is run.
 */

/** The words of a command, without what precedes it, and where its line is. */
export interface StepCommand {
  readonly words: readonly Word[];
  /** The text of its line, and its offset. */
  readonly line: string;
  readonly offset: number;
}

/** More lines than a quoted word has, and more commands than a step has. */
const maxJoined = 40;
const maxCommands = 2000;

/** Words that may stand before a command. */
const leading = /^(?:then|else|do|if|elif|while|!|\{|\(|exec|command|time|sudo|nohup|\w+=.*)$/s;

/** The commands of a step's text: each line alone, with those over which a quote of it goes on. */
export function commandsIn(value: string, spanIn: TreeDocument['spanOf']): StepCommand[] {
  const lines = value.replaceAll('\\\n', '  ').split('\n');
  const found: StepCommand[] = [];
  let offset = 0;
  for (let at = 0; at < lines.length && found.length < maxCommands; ) {
    const { text, count } = joined(lines, at);
    const span = spanIn({ offset, length: text.length });
    const expressions: string[] = [];
    // An expression of the workflow is a placeholder like a variable.
    const masked = text.replace(
      /\$\{\{[^{}]*\}\}/g,
      (each) => `\${EXPRESSION_${expressions.push(each) - 1}}`,
    );
    const { commands } = readShellText({ text: masked, span });
    for (const words of commands) {
      const start = words.findIndex((word) => !leading.test(word.text));
      const written = words.slice(Math.max(start, 0)).map((word) => ({
        text: word.text.replace(
          /\$\{EXPRESSION_(\d+)\}/g,
          (mask, index: number) => expressions[index] ?? mask,
        ),
        span,
      }));
      if (written.length > 0) found.push({ words: written, line: text, offset });
    }
    offset += text.length + 1;
    at += count;
  }
  return found;
}

/** A line with those behind it, as far as a quote in it is open. */
function joined(lines: readonly string[], at: number): { text: string; count: number } {
  const first = lines[at] ?? '';
  let text = first;
  for (let count = 1; /["']/.test(first) && count <= maxJoined; count += 1) {
    if (readShellText({ text, span: nowhere }).isClosed) return { text, count };
    text += `\n${lines[at + count] ?? ''}`;
  }
  return { text: first, count: 1 };
}

const nowhere = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

/** The servers that commands name by the shape of their words. */
export function startedServers(commands: readonly StepCommand[]): Reading {
  return joinReadings(
    commands.flatMap(({ words }) => {
      const whole = asWhole(words);
      return whole.length > 0 ? whole : inOptions(words);
    }),
  );
}

/** What a bridge, a tester or a gateway starts: the whole command, which is resolved like one of an entry. */
function asWhole([command, ...args]: readonly Word[]): Reading[] {
  if (command === undefined || !startsServers({ command, args })) return [];
  return [declaring(commandName(command.text), { ...emptyLaunch, command, args })];
}

function inOptions(words: readonly Word[]): Reading[] {
  return words.flatMap((word, index) => {
    const [, name = '', attached] = /^(--[A-Za-z][\w-]*)(?:=(.*))?$/s.exec(word.text) ?? [];
    const value = attached === undefined ? words[index + 1] : { ...word, text: attached };
    return name === '' || value === undefined ? [] : readValue(name, value);
  });
}

/** The parts of an option's name that make its address one of a server. */
const serverPart = /(?:^|-)(?:mcp|sse|extensions?)(?:-|$)/i;
const endpoint = /^(?:https?|wss?):\/\/[^?#]*\/(?:mcp|sse)(?:[/?#]|$)/i;

function readValue(name: string, value: Word): Reading[] {
  const { text, span } = value;
  const isOfServer = serverPart.test(name.slice(2));
  if (/^(?:https?|wss?):\/\//i.test(text)) {
    const isServer = isOfServer || endpoint.test(text);
    return isServer ? [declaring(name.slice(2), { ...emptyLaunch, url: value })] : [];
  }
  if (/^\s*\{/.test(text)) return readJson(text, isOfServer || /server/i.test(name), () => span);
  const isLine = /\S\s/.test(text) && launchesOfValue('', value, false).length > 0;
  return isLine ? [declaring(name.slice(2), { ...emptyLaunch, ...lineOf(value) })] : [];
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

function declaring(alias: string, launch: Reading['declarations'][number]['launch']): Reading {
  const { span } = launch.command ?? launch.url ?? { span: nowhere };
  return { ...emptyReading, declarations: [{ alias, span, disabled: false, launch }] };
}
