/*
 * Extracts the text that people wrote on a page as readers see it, without code blocks, comments and
 * generated tables.
 */
import { lexer, type Token, type Tokens } from 'marked';

/** A generated part of a page. */
const made = /<!-- ([\w -]+) -->\n(.*?)<!-- end of \1 -->/gs;
/** The beginning of a page that is entirely generated. */
const madeWhole = /^<!-- Made of /;

/** Returns a page's passages: paragraphs, headings, list items and table cells. */
export function readPassages(page: string): string[] {
  const whole = madeWhole.test(page);
  const parts = [...page.matchAll(made)].map(([, , part = '']) => part);
  return [
    ...passages(whole ? '' : page.replace(made, ''), true),
    ...passages(whole ? page : parts.join('\n'), false),
  ];
}

function passages(markdown: string, withTables: boolean): string[] {
  const found: string[] = [];
  const visit = (token: Token): void => {
    if (token.type === 'table') {
      const { header, rows } = token as Tokens.Table;
      if (withTables) found.push(...[header, ...rows].flat().map(({ tokens }) => textOf(tokens)));
    } else if (token.type === 'list') {
      for (const item of (token as Tokens.List).items) item.tokens.forEach(visit);
    } else if (token.type === 'blockquote') {
      (token as Tokens.Blockquote).tokens.forEach(visit);
    } else if ('tokens' in token && token.tokens !== undefined) {
      found.push(textOf(token.tokens));
    }
  };
  lexer(markdown).forEach(visit);
  return found.filter((text) => text !== '');
}

/** Returns a text without its link addresses and HTML. */
function textOf(tokens: readonly Token[]): string {
  const texts = tokens.map((token) => {
    if (token.type === 'html' || token.type === 'br') return ' ';
    // A dot in code does not end a sentence.
    if (token.type === 'codespan') return (token as Tokens.Codespan).text.replace(/[.!?]/g, '_');
    return 'tokens' in token && token.tokens !== undefined
      ? textOf(token.tokens)
      : (token as Tokens.Text).text;
  });
  return texts.join('').trim();
}

export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export function splitSentences(passage: string): string[] {
  return passage.split(/(?<=[.!?][)”"’']*)\s+/u);
}
