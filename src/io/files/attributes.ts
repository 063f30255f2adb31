import { createGlobTest } from '../../model/glob.ts';
import { foldersAbove } from './tree.ts';

/**
 * Determines whether git attributes convert a file on checkout, so that the checked-out content differs from
 * the committed content.
 */

/**
 * A conversion that git performs on checkout: to another encoding, or from `$Id: anything$` to the file's
 * object id.
 */
export type Conversion = 'working-tree-encoding' | 'ident';
const conversions: readonly Conversion[] = ['working-tree-encoding', 'ident'];

interface Line {
  readonly sets: ReadonlySet<Conversion>;
  /** @param path relative to the folder of the attributes file, in lower case */
  readonly matches: (path: string) => boolean;
}

interface Attributes {
  readonly lines: readonly Line[];
  /** Conversions by attribute name, including names defined in the folders above. */
  readonly names: ReadonlyMap<string, ReadonlySet<Conversion>>;
}

/** Stands in for an attributes file that was not read completely, which might convert any file. */
const anything: Line = { sets: new Set(conversions), matches: () => true };

const none: Attributes = {
  lines: [],
  names: new Map(conversions.map((name) => [name, new Set([name])])),
};

/**
 * Creates a function that finds the conversions that apply to a file.
 *
 * @param read returns the contents of a folder's attributes files; null for a file that cannot be read
 * completely
 */
export function createAttributes(
  read: (folder: string) => Promise<readonly (string | null)[]>,
): (path: string) => Promise<ReadonlySet<Conversion>> {
  const attributesByFolder = new Map<string, Promise<Attributes>>();
  const loadAttributes = (folders: readonly string[]): Promise<Attributes> => {
    const folder = folders.at(-1);
    if (folder === undefined) return Promise.resolve(none);
    const load = async (): Promise<Attributes> => {
      const [{ names }, texts] = await Promise.all([
        loadAttributes(folders.slice(0, -1)),
        read(folder),
      ]);
      return texts.length === 0 ? { lines: [], names } : parse(texts, names);
    };
    const attributes = attributesByFolder.get(folder) ?? load();
    attributesByFolder.set(folder, attributes);
    return attributes;
  };
  return async (path) => {
    const folders = foldersAbove(path);
    const conversionsFound = new Set<Conversion>();
    for (const [index, folder] of folders.entries()) {
      const { lines } = await loadAttributes(folders.slice(0, index + 1));
      const below = path.slice(folder === '' ? 0 : folder.length + 1).toLowerCase();
      for (const { sets, matches } of lines) {
        if (matches(below)) for (const each of sets) conversionsFound.add(each);
      }
    }
    return conversionsFound;
  };
}

/**
 * Maximum number of lines. Each line is compared with every path, so above this limit, every file is treated
 * as converted.
 */
const maxLines = 100;

function parse(texts: readonly (string | null)[], above: Attributes['names']): Attributes {
  const written = texts.flatMap((text) => (text ?? '').split('\n')).flatMap(split);
  const names = new Map(above);
  // The lines are processed twice, because a macro can expand to other macros.
  for (const [macro, attributes] of [...written, ...written]) {
    if (!macro.startsWith('[attr]')) continue;
    const name = macro.slice('[attr]'.length);
    names.set(name, new Set([...(names.get(name) ?? []), ...conversionsSetBy(attributes, names)]));
  }
  const lines = written.flatMap(([pattern, attributes]): Line[] => {
    const sets = conversionsSetBy(attributes, names);
    const isPattern = sets.size > 0 && !/^(?:#|\[attr\])/.test(pattern);
    return isPattern ? [{ sets, matches: createMatcher(pattern) }] : [];
  });
  const isWhole = lines.length <= maxLines && !texts.includes(null);
  return { lines: isWhole ? lines : [anything], names };
}

function split(line: string): (readonly [pattern: string, attributes: readonly string[]])[] {
  const found = /^[ \t]*("(?:[^"\\]|\\.)*"|[^ \t\r]+)(.*)/.exec(line);
  return found === null ? [] : [[found[1] ?? '', (found[2] ?? '').split(/[ \t\r]+/)]];
}

function conversionsSetBy(
  attributes: readonly string[],
  names: Attributes['names'],
): ReadonlySet<Conversion> {
  return new Set(
    attributes.flatMap((attribute) => {
      const [, name = '', value = null] = /^([^=]+)(?:=(.*))?$/.exec(attribute) ?? [];
      const isPlain = name === 'working-tree-encoding' && /^utf-?8$/i.test(value ?? '');
      return isPlain ? [] : [...(names.get(name) ?? [])];
    }),
  );
}

/**
 * Returns a function that reports whether a pattern might match a path. For patterns with syntax other than
 * `*`, only the text after the last wildcard or separator is compared.
 */
function createMatcher(written: string): Line['matches'] {
  const pattern = written.replace(/^"(.*)"$/, '$1').toLowerCase();
  if (/[?[\]\\!]/.test(pattern)) {
    const end = pattern.slice(
      Math.max(...[...'/*?]\\'].map((each) => pattern.lastIndexOf(each))) + 1,
    );
    return (path) => path.endsWith(end);
  }
  const matches = createGlobTest(pattern.replace(/^\//, ''));
  return pattern.includes('/') ? matches : (path) => matches(path.slice(path.lastIndexOf('/') + 1));
}
