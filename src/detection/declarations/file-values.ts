import { withPlainLineEnds } from '../../io/tree.ts';
import type { Declaration, Word } from '../../model/model.ts';
import { folderOf } from '../../model/paths.ts';
import { digestOf } from './digest.ts';
import { pathBelow } from './paths.ts';
import type { PrefetchFiles, ReadTreeFile } from './references.ts';

/** Clients that replace `{file:path}` with the content of the file. Source: OpenCode's settings reference. */
const clients = new Set(['opencode', 'kilo']);

const placeholder = /\{file:([^{}\n]{1,300})\}/g;

/**
 * Limits in characters, per file and in total. Content that would exceed either limit is replaced by its
 * digest.
 */
const longest = 4096;
const mostAdded = 4 * 1024 * 1024;

/**
 * Replaces placeholders in declarations with file contents, as the clients do. If a file cannot be read, the
 * reason is added to its placeholder. A placeholder whose path leaves the tree stays unchanged.
 */
export async function withFileValues(
  declarations: readonly Declaration[],
  readMore: ReadTreeFile,
  prepare: PrefetchFiles,
): Promise<readonly Declaration[]> {
  const contentsByPath = new Map<string, string>();
  let remainingLength = mostAdded;
  const contentOf = (file: string, path: string): string | null => {
    const place = pathBelow(folderOf(file), path) ?? '';
    const content = contentsByPath.get(place) ?? null;
    remainingLength -= content?.length ?? 0;
    return content !== null && remainingLength < 0
      ? `{file:${place} ${digestOf(content)}}`
      : content;
  };
  const namedPaths = declarations.filter(({ client }) => clients.has(client)).flatMap(filesNamed);
  if (namedPaths.length === 0) return declarations;
  prepare(namedPaths);
  for (const path of new Set(namedPaths)) {
    const content = await readMore(path);
    if ('text' in content) {
      const text = withPlainLineEnds(content.text).trim();
      contentsByPath.set(path, text.length > longest ? `{file:${path} ${digestOf(text)}}` : text);
    } else contentsByPath.set(path, `{file:${path} ${content.reason}}`);
  }
  return declarations.map((declaration) => {
    const { client, file, launch } = declaration;
    if (!clients.has(client) || filesNamed(declaration).length === 0) return declaration;
    const filled = <T extends Word | null>(word: T): T =>
      word === null
        ? word
        : {
            ...word,
            text: word.text.replace(placeholder, (all, path) => contentOf(file, path) ?? all),
          };
    return {
      ...declaration,
      launch: {
        ...launch,
        command: filled(launch.command),
        args: launch.args.map(filled),
        url: filled(launch.url),
        env: new Map([...launch.env].map(([name, value]) => [name, filled(value)])),
      },
    };
  });
}

function filesNamed({ file, launch: { command, args, url, env } }: Declaration): string[] {
  return [command, ...args, url, ...env.values()].flatMap((word) =>
    [...(word?.text ?? '').matchAll(placeholder)].flatMap(
      ([, path = '']) => pathBelow(folderOf(file), path) ?? [],
    ),
  );
}
