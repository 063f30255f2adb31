import type { Word } from '../../model/model.ts';
import { isBlocking } from './switches.ts';
import { propertiesOf, type TreeDocument, type TreeNode, toWord } from './tree.ts';
import type { Reference } from './types.ts';

/** Maximum path length, in characters, and maximum number of paths. Real files stay below both limits. */
const longestPath = 300;
const maxMentioned = 500;

/**
 * Keys that are skipped, because their strings belong to a launch. The arguments are examined when the launch
 * is resolved.
 */
const launchKeys = new Set('args command cmd env environment envs'.split(' '));

/**
 * Returns the data files whose paths appear as complete strings in a client's file. These files can declare
 * the client's servers.
 */
export function mentionedFiles({ root, spanOf }: TreeDocument): Reference[] {
  return (root === null ? [] : textsIn(root))
    .filter((node) => isDataFile(String(node.value)))
    .slice(0, maxMentioned)
    .flatMap((node) => toWord(node, spanOf) ?? [])
    .map((path) => ({ path, readAs: 'shape' }));
}

/** The checkout folder in a container. */
const workspaces = /^\/workspaces\/[^/]+\//;

/**
 * Returns the strings in a client's file that might be folder paths: values, and keys set to `true`. The
 * client opens or loads these folders, except those under a key that excludes them.
 */
export function mentionedFolders({ root, spanOf }: TreeDocument): Word[] {
  const visit = (node: TreeNode): Word[] => {
    const ownWord = toWord(node, spanOf);
    if (ownWord !== null) return isFolderLike(ownWord.text) ? [ownWord] : [];
    if (node.type === 'array') return (node.children ?? []).flatMap(visit);
    return propertiesOf(node).flatMap(({ key, node: at, value }) => {
      if (isBlocking(key) || launchKeys.has(key.toLowerCase())) return [];
      const isOn = value.value === true && isFolderLike(key);
      return [...(isOn ? [{ text: key, span: spanOf(at) }] : []), ...visit(value)];
    });
  };
  return (root === null ? [] : visit(root)).map(({ text, span }) => ({
    ...{ text: text.replace(workspaces, ''), span },
  }));
}

const isFolderLike = (text: string): boolean =>
  text.length > 0 &&
  text.length <= longestPath &&
  !/[\s*?"'<>|:]/.test(text.replace(/^\$\{\w+:/, ''));

export function isDataFile(text: string): boolean {
  return (
    text.length <= longestPath &&
    /\.(?:jsonc?|toml|ya?ml)$/i.test(text) &&
    !/[\s*?"'<>|:]/.test(text.replace(/^\$\{\w+:/, ''))
  );
}

function textsIn(node: TreeNode): TreeNode[] {
  if (node.type === 'string') return [node];
  if (node.type !== 'object') return (node.children ?? []).flatMap(textsIn);
  return propertiesOf(node).flatMap(({ key, value }) =>
    launchKeys.has(key.toLowerCase()) ? [] : textsIn(value),
  );
}
