import { wordList } from '../../launch/word-list.ts';
import { emptyReading, joinReadings, type Reading, type ShapeReader } from '../reader.ts';
import { memberOf, spansOf, type TreeDocument, type TreeNode } from '../tree.ts';
import { type ClientPaths, readStepText } from './step-texts.ts';

/*
 * Commands outside of workflows that are read as those of steps are: shell scripts that steps and dev
 * containers start, and what dev containers run while they are made.
 */

/** A shell script. */
export const shellScript =
  (paths: () => ClientPaths): ShapeReader =>
  (_document, text) => {
    const plain = text.replaceAll('\r\n', '\n');
    return readCommands(plain, spansOf(plain), paths());
  };

const readCommands = (value: string, spanIn: TreeDocument['spanOf'], paths: ClientPaths): Reading =>
  readStepText({ key: 'script', value, uses: '', environments: [] }, spanIn, paths);

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
