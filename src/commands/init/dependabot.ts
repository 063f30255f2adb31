import { memberOf, nodesOf, type TreeNode } from '../../detection/documents.ts';
import { readYaml } from '../../detection/yaml.ts';
import { areSame, listOf, membersOf, plainValue } from '../../gate/workflows.ts';

/** Where GitHub looks for what Dependabot updates. */
export const dependabotPaths = ['.github/dependabot.yml', '.github/dependabot.yaml'] as const;

/** The item of `updates` that has Dependabot raise the commits of actions, with their comments. */
export const updatesItem = [
  '- package-ecosystem: github-actions',
  '  directory: /',
  '  schedule:',
  '    interval: weekly',
] as const;

const ecosystem = 'github-actions';

/**
 * A configuration of Dependabot with the item for actions behind the others. Nothing else of it changes,
 * which is proved by reading the result.
 *
 * @returns the text itself where it has one; null for a form in which this is not safely done
 */
export function withActionUpdates(text: string): string | null {
  const document = readYaml(text);
  if (!('root' in document) || document.further?.length || document.faults?.length) return null;
  const list = memberOf(document.root, 'updates');
  const items = listOf(plainValue(list));
  if (items.some((item) => membersOf(item)['package-ecosystem'] === ecosystem)) return text;
  const last = list?.type === 'array' ? nodesOf(list).at(-1) : undefined;
  const after = last === undefined ? null : insertedBehind(text, last);
  return after !== null && isProved(document.root, after) ? after : null;
}

/** The text with the item behind another one, indented as that is; null if that is on no line of its own. */
function insertedBehind(text: string, { offset, length }: TreeNode): string | null {
  const [, indent] = /(?:^|\n)( *)- +$/.exec(text.slice(0, offset)) ?? [];
  if (indent === undefined) return null;
  const end = text.slice(0, offset + length).trimEnd().length;
  // With the rest of its last line, and comments that are indented as a part of it.
  const rest = new RegExp(`[^\\n]*(?:\\n${indent} +#[^\\n]*)*`, 'y');
  rest.lastIndex = end;
  const place = end + (rest.exec(text)?.[0].length ?? 0);
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = updatesItem.map((line) => indent + line).join(lineBreak);
  const isOpen = place === text.length;
  return isOpen
    ? `${text}${lineBreak}${lines}${lineBreak}`
    : `${text.slice(0, place + 1)}${lines}${lineBreak}${text.slice(place + 1)}`;
}

/** Whether a text says what a configuration does, with one item more. */
function isProved(before: TreeNode | null, after: string): boolean {
  const [read, item] = [readYaml(after), readYaml(updatesItem.join('\n'))];
  if (!('root' in read && 'root' in item)) return false;
  const old = membersOf(plainValue(before));
  const added = listOf(plainValue(item.root));
  const wanted = { ...old, updates: [...listOf(old['updates']), ...added] };
  return areSame(membersOf(plainValue(read.root)), wanted);
}
