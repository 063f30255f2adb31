import { wordList } from '../../launch/word-list.ts';
import { startingWords } from '../content-words.ts';
import { emptyReading, joinReadings, type Reading, type ShapeReader } from '../reader.ts';
import { memberOf, propertiesOf, spansOf, type TreeDocument, type TreeNode } from '../tree.ts';
import { givenInText, startsAgent } from './step-clients.ts';
import { commandsIn, startedServers } from './step-launches.ts';
import { type ClientPaths, readStepText } from './step-texts.ts';

/*
 * Commands outside of workflows. Shell scripts that steps and dev containers start, and what dev containers run
 * while they are made, are read as steps are; other scripts and tasks only by the shape of their words.
 */

export const shellScript =
  (paths: () => ClientPaths): ShapeReader =>
  (_document, text) => {
    const plain = text.replaceAll('\r\n', '\n');
    const spanOf = spansOf(plain);
    const read = readCommands(plain, spanOf, paths());
    if (!startsAgent(plain)) return read;
    const given = givenInText('run', { text: plain, span: spanOf({ offset: 0, length: 0 }) });
    return joinReadings([read, given, { ...emptyReading, startsAgent: true }]);
  };

const readCommands = (value: string, spanIn: TreeDocument['spanOf'], paths: ClientPaths): Reading =>
  readStepText({ key: 'script', value, uses: '', environments: [] }, spanIn, paths);

/** What stands before a command in a file of tasks. */
const beforeTask = /^[ \t]*(?:- )?(?:(?:cmd|sh): ?)?[@+-]*(?=\S)/gm;

/** Servers that a script, or the tasks of a file, start or connect to by the shape of their words. */
export const tasksByShape: ShapeReader = (_document, text) => {
  const plain = text
    .replaceAll('\r\n', '\n')
    .replace(beforeTask, (each) => ' '.repeat(each.length));
  return startedInScript(plain, spansOf(plain));
};

/** The same of the scripts of a package. */
export const packageScripts = ({ root, spanOf }: TreeDocument): Reading =>
  joinReadings(
    propertiesOf(memberOf(root, 'scripts')).map(({ value }) =>
      value.type === 'string'
        ? startedInScript(String(value.value), () => spanOf(value))
        : emptyReading,
    ),
  );

/** A script tests what was built, and says much that no step does: only shapes count. */
function startedInScript(text: string, spanIn: TreeDocument['spanOf']): Reading {
  const commands = startingWords.test(text) ? commandsIn(text, spanIn) : [];
  return startedServers(commands ?? [], { countsOwn: false, isAlone: true });
}

/** When a dev container runs commands. Source: its reference. */
const moments = wordList('initialize onCreate updateContent postCreate postStart postAttach');

/** What a dev container runs: a text, a list of words, or several of these by name. */
export const lifecycleCommands =
  (paths: () => ClientPaths) =>
  ({ root, spanOf }: TreeDocument): Reading => {
    const ofNode = (node: TreeNode): Reading => {
      if (node.type === 'object') {
        const each = (node.children ?? []).flatMap(({ children = [] }) => children.slice(1));
        return joinReadings(each.map(ofNode));
      }
      const words = (node.children ?? []).map(({ value }) => quoted(String(value)));
      const text = node.type === 'array' ? words.join(' ') : String(node.value);
      return readCommands(text, () => spanOf(node), paths());
    };
    return joinReadings(
      moments.map((moment) => {
        const node = memberOf(root, `${moment}Command`);
        return node === null ? emptyReading : ofNode(node);
      }),
    );
  };

/** A word as a shell takes it for one. */
const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
