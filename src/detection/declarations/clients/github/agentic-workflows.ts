import type { Word } from '../../../../model/model.ts';
import { memberOf, type TreeDocument, type TreeNode, toWord } from '../../tree.ts';
import { emptyContent, mergeContents, type ParsedContent, type Reference } from '../../types.ts';

/**
 * Reads the plugins and workflows that GitHub's agentic workflows load: `plugins` and `imports` in the front
 * matter, and `#import` directives in the text. Source: the gh-aw reference.
 */

/** The folders, relative to the project, in which local imports are looked up. */
const importFolders = ['.github/workflows', ''];

/** Directives in a workflow's text: `{{#import? x.md#Part}}`, and the older spelling `@include x.md`. */
const directive =
  /(?:\{\{[ \t]{0,9}#import\??[ \t]{0,20}:?|^[ \t]{0,20}@(?:include|import)\??[ \t])[ \t]{0,20}["']?([^\s{}"']{1,300})/gm;

export function agenticWorkflow({ root, spanOf }: TreeDocument, text: string): ParsedContent {
  const imports = memberOf(root, 'imports');
  const importList = imports?.type === 'object' ? memberOf(imports, 'aw') : imports;
  const directives = [...text.matchAll(directive)]
    .map(
      ({ index, 0: whole, 1: path = '' }): Word => ({
        text: path,
        span: spanOf({ offset: index, length: whole.length }),
      }),
    )
    // Other languages use the same directives, so only Markdown paths count.
    .filter((path) => /\.md(?:[@#?]|$)/i.test(path.text));
  const plugins = memberOf(root, 'plugins');
  const repositories = plugins?.type === 'object' ? memberOf(plugins, 'repos') : plugins;
  return mergeContents([
    ...[...listPaths(importList, spanOf), ...directives].map(readImport),
    ...listPaths(repositories, spanOf).map(readFetchedPlugin),
  ]);
}

function listPaths(list: TreeNode | null, spanOf: TreeDocument['spanOf']): Word[] {
  return (list?.children ?? []).flatMap((item) => {
    const keys = ['path', 'uses', 'name', 'url', 'id'];
    const members = keys.map((key) => toWord(memberOf(item, key), spanOf));
    return toWord(item, spanOf) ?? members.find((word) => word !== null) ?? [];
  });
}

function readImport(path: Word): ParsedContent {
  const [file = ''] = path.text.split(/[#?]/, 1);
  if (isRemote(file)) return readFetchedPlugin(path);
  if (!/\.md$/i.test(file)) return emptyContent;
  const refersTo = importFolders.map(
    (below): Reference => ({
      path: { ...path, text: file.replace(/^\//, '') },
      below,
      readAs: 'workflow',
    }),
  );
  return { ...emptyContent, refersTo };
}

/**
 * Reports whether an import comes from another repository (`owner/repository/path@ref`, where `@ref` is
 * optional).
 */
function isRemote(file: string): boolean {
  const [path = '', ref] = file.split('@', 2);
  const [first = '', ...others] = path.split('/');
  return ref !== undefined || (others.length > 1 && !first.startsWith('.') && first !== 'shared');
}

function readFetchedPlugin(plugin: Word): ParsedContent {
  return { ...emptyContent, enables: [plugin] };
}
