import { foldersAbove } from './tree.ts';

/** The attribute by which git writes a file into the working folder in another encoding than it stores. */
const attribute = 'working-tree-encoding';

/**
 * Finds whether a checkout has another content of a file than its commit: `.gitattributes` may convert it.
 * A pattern counts where it may match: its text behind the last wildcard decides.
 *
 * @param read the text of a tracked `.gitattributes` by its folder; null where there is none
 */
export function openAttributes(
  read: (folder: string) => Promise<string | null>,
): (path: string) => Promise<boolean> {
  const known = new Map<string, readonly string[]>();
  const endsIn = async (folder: string): Promise<readonly string[]> => {
    const ends = known.get(folder) ?? endsOf((await read(folder)) ?? '');
    known.set(folder, ends);
    return ends;
  };
  return async (path) => {
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    for (const folder of foldersAbove(path)) {
      if ((await endsIn(folder)).some((end) => name.endsWith(end))) return true;
    }
    return false;
  };
}

/** With more lines than this every file counts: each is compared with every name. */
const maxLines = 100;

/** The ends of the file names that the lines with the attribute may match. */
function endsOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.includes(attribute));
  if (lines.length > maxLines) return [''];
  return lines.flatMap((line) => {
    const [pattern = '', ...attributes] = line.split(/[ \t\r]/).filter((part) => part !== '');
    const [, encoding = null] =
      attributes.findLast((each) => each.startsWith(`${attribute}=`))?.split('=') ?? [];
    if (pattern.startsWith('#') || encoding === null || /^utf-?8$/i.test(encoding)) return [];
    // A macro may be given to any file, and a quoted pattern has escapes.
    if (/^\[attr\]|^"/.test(pattern)) return [''];
    const last = Math.max(...['/', '*', '?', ']', '\\'].map((each) => pattern.lastIndexOf(each)));
    return [pattern.slice(last + 1).toLowerCase()];
  });
}
