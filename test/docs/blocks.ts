/*
 * The blocks of code in the documents, and the files of examples, each with what it says it is.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexer, type Token, walkTokens } from 'marked';
import { filesMatching } from '../system.ts';

export const root = join(import.meta.dirname, '../..');

/** A block of code of a document, or a file of the examples. */
export interface Block {
  /** The document or file, from the root of the repository. */
  readonly page: string;
  /** The line on which it begins. */
  readonly line: number;
  /** The word behind the fence; the ending of a file. */
  readonly language: string;
  readonly text: string;
  /**
   * What a comment in front of it says it is (`<!-- block: .vscode/mcp.json -->`): the path of such a
   * file, or the name of a kind. For a file it is its own path.
   */
  readonly hint: string | null;
}

const documents = filesMatching(
  root,
  ...[
    '*.md',
    'docs/**/*.md',
    '{warm,sweep,export-diff}/*.md',
    'examples/**/*.md',
    '.github/**/*.md',
  ],
);

/** The files that people copy, or that GitHub reads. */
const files = filesMatching(
  root,
  ...['examples/**/*.{yml,yaml,json,toml}', '.github/**/*.{yml,yaml}', '.pre-commit-hooks.yaml'],
);

/** The blocks of a document in their order, also those within lists and quotations. */
export function readBlocks(page: string, text: string): Block[] {
  const found: Block[] = [];
  let before: Token | undefined;
  let searched = 0;
  walkTokens(lexer(text), (token) => {
    if (token.type === 'code') {
      // The text of a block within a list is not indented, so its place is that of its first line.
      const first = token.text.split('\n', 1)[0] ?? '';
      const fence = text.indexOf('```', searched);
      const start = Math.max(text.indexOf(first, fence), fence);
      searched = text.indexOf('```', start + token.text.length) + 3;
      const comment = before?.type === 'html' ? before.raw : '';
      found.push({
        page,
        line: text.slice(0, start).split('\n').length,
        language: token.lang ?? '',
        text: token.text,
        hint: /<!-- block: (\S.*?) -->/.exec(comment)?.[1] ?? null,
      });
    }
    if (token.type !== 'space' && token.type !== 'text') before = token;
  });
  return found;
}

/** The blocks of all documents, and the files as blocks. */
export function allBlocks(): Block[] {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  return [
    ...documents.flatMap((page) => readBlocks(page, read(page))),
    ...files.map((page) => ({
      page,
      line: 1,
      language: page.replace(/^.*\./, ''),
      text: read(page),
      hint: page,
    })),
  ];
}

/** What stands between backquotes in the sentences of the documents. */
export function codeSpans(): { readonly page: string; readonly text: string }[] {
  return documents.flatMap((page) => {
    const found: { page: string; text: string }[] = [];
    walkTokens(lexer(readFileSync(join(root, page), 'utf8')), (token) => {
      if (token.type === 'codespan') found.push({ page, text: token.text });
    });
    return found;
  });
}
