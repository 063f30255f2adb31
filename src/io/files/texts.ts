import { createHash } from 'node:crypto';
import { createTrackedPaths } from './tracked.ts';
import type { FileSource, FileText, Tree } from './tree.ts';
import { unreadableReasons } from './unreadable.ts';

export function createTextSource(files: ReadonlyMap<string, string>): FileSource {
  const read = async (path: string): Promise<FileText> => {
    const text = files.get(path);
    return text === undefined ? { reason: unreadableReasons.absent } : { text };
  };
  return {
    readFile: read,
    readBytes: async (path) => {
      const content = await read(path);
      return 'text' in content ? Buffer.from(content.text) : content;
    },
    namesIn: async (folder) =>
      [...files.keys()]
        .filter((path) => path.startsWith(folderPrefix(folder)))
        .map((path) => path.slice(folderPrefix(folder).length))
        .filter((name) => !name.includes('/'))
        .sort(),
    readTree: async (folder, { client, searched, ignored }) => {
      const prefix = folderPrefix(folder);
      const paths = [...files.keys()];
      return {
        start: folder,
        sources: paths
          .filter((path) => path.startsWith(prefix) && !ignored(path))
          .filter((path) => {
            const search = searched?.(path) ?? null;
            return client(path) !== null || search?.mayDeclare(Buffer.from(files.get(path) ?? ''));
          })
          .map((path) => ({ path, text: files.get(path) ?? '' })),
        files: [],
        tooLarge: [],
        unsearched: 0,
        paths: new Set(paths),
        links: new Set(),
        foreign: new Set(),
        realPath: (path) => path,
        tracked: createTrackedPaths(paths.map((path) => [path, 'file'])),
        read,
        prepare: () => {},
        idOf: async (path) => {
          const text = files.get(path);
          return text === undefined ? null : createHash('sha1').update(text).digest('hex');
        },
      };
    },
  };
}

const folderPrefix = (folder: string): string => (folder === '' ? '' : `${folder}/`);

/**
 * Returns the same source with the text of some files replaced. `readBytes` still returns the original bytes.
 */
export function withTexts(source: FileSource, texts: ReadonlyMap<string, string>): FileSource {
  const over =
    (read: Tree['read']): Tree['read'] =>
    async (path, limit) => {
      const text = texts.get(path);
      return text === undefined ? read(path, limit) : { text };
    };
  return {
    ...source,
    readFile: over(source.readFile),
    async readTree(folder, filter) {
      const tree = await source.readTree(folder, filter);
      const sources = tree.sources.map(({ path, text }) => ({
        path,
        text: texts.get(path) ?? text,
      }));
      return { ...tree, sources, read: over(tree.read) };
    },
  };
}

/** Returns the text with LF line endings, because a checkout on Windows can use CRLF. */
export function withPlainLineEnds(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/**
 * Reports whether two commits have the same text at a path, or neither has a file there. False if either file
 * is unreadable.
 */
export function haveSameText(one: FileText, other: FileText): boolean {
  return 'text' in one && 'text' in other
    ? one.text === other.text
    : isAbsent(one) && isAbsent(other);
}

export function isAbsent(file: FileText): boolean {
  return 'reason' in file && file.reason === unreadableReasons.absent;
}
