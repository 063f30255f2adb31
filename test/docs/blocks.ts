/* The code blocks in the documents and the example files, each with the kind or path that it declares. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexer, type Token, walkTokens } from 'marked';
import { filesMatching } from '../system.ts';

export const root = join(import.meta.dirname, '../..');

/** A code block in a document, or an example file. */
export interface Block {
  /** The path of the document or file, relative to the root of the repository. */
  readonly page: string;
  /** The line on which it begins. */
  readonly line: number;
  /** The word after the fence, or a file's extension. */
  readonly language: string;
  readonly text: string;
  /**
   * The path or the name of a kind that a comment in front of the block declares (`<!-- block:
   * .vscode/mcp.json -->`). For a file, its own path.
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

/** Files that people copy or that GitHub reads. */
const files = filesMatching(
  root,
  ...['examples/**/*.{yml,yaml,json,toml}', '.github/**/*.{yml,yaml}', '.pre-commit-hooks.yaml'],
);

/** Returns a document's blocks in order, including those within lists and quotations. */
export function readBlocks(page: string, text: string): Block[] {
  const found: Block[] = [];
  let before: Token | undefined;
  let searched = 0;
  walkTokens(lexer(text), (token) => {
    if (token.type === 'code') {
      // The parser removes the indentation of a block within a list, so the block is located by its first
      // line.
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

/** Returns the blocks of all documents, and the files as blocks. */
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

/** Returns the texts between backquotes in the documents' sentences. */
export function codeSpans(): { readonly page: string; readonly text: string }[] {
  return documents.flatMap((page) => {
    const found: { page: string; text: string }[] = [];
    walkTokens(lexer(readFileSync(join(root, page), 'utf8')), (token) => {
      if (token.type === 'codespan') found.push({ page, text: token.text });
    });
    return found;
  });
}
