import { readEntry } from '../../entry.ts';
import { entriesOf, memberOf, type TreeDocument, type TreeNode, toWord } from '../../tree.ts';
import { emptyContent, mergeContents, type ParsedContent, type Reference } from '../../types.ts';

/** Types of extensions that are built into Goose or into the program that embeds Goose. */
const ownKinds = new Set(['builtin', 'platform', 'frontend']);

const serverKinds = new Set(['stdio', 'sse', 'streamable_http', 'inline_python']);

export const gooseKeys = ['extensions', 'sub_recipes'] as const;

/**
 * Reads Goose's extensions, which are a map in the configuration and a list in a recipe. Source: Goose's
 * guides to extensions and recipes.
 *
 * @param needsKind whether to read only entries with a known server type; set for files in which the
 * `extensions` key can hold another program's list
 */
export function gooseExtensions({ root, spanOf }: TreeDocument, needsKind = false): ParsedContent {
  const [extensions = null, recipes = null] = gooseKeys.map((key) => memberOf(root, key));
  const parts = { ...emptyContent, refersTo: subRecipes(recipes, spanOf) };
  if (extensions?.type !== 'object' && extensions?.type !== 'array') return parts;
  // A recipe starts all its extensions; only the configuration can disable extensions.
  const switchedOffBy = extensions.type === 'object' ? (['enabled'] as const) : [];
  const entries = entriesOf(extensions).filter(({ value }) => {
    const type = toWord(memberOf(value, 'type'), spanOf)?.text ?? '';
    const isServer =
      !needsKind &&
      ['cmd', 'uri', 'url', 'command', 'code'].some((key) => memberOf(value, key) !== null);
    return !ownKinds.has(type) && (isServer || serverKinds.has(type));
  });
  const ownContents = entries.map((entry) => readEntry(entry, spanOf, { switchedOffBy }));
  return mergeContents([parts, ...ownContents]);
}

/**
 * Returns references to the recipes that a recipe runs. Paths are relative to the folder of the referring
 * recipe.
 */
function subRecipes(recipes: TreeNode | null, spanOf: TreeDocument['spanOf']): Reference[] {
  return (recipes?.children ?? [])
    .flatMap((each) => toWord(memberOf(each, 'path'), spanOf) ?? [])
    .map((path) => ({ path, readAs: 'shape', isOfServers: true, search: 'beside' }));
}
