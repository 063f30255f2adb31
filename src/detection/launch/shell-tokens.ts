/* Tokeniser for POSIX shell text. Reading a token takes time proportional to its length. */

export type TokenKind =
  | 'text'
  | 'escaped'
  | 'single'
  | 'quote'
  | 'variable'
  | 'open'
  | 'unread'
  | 'end'
  | 'redirect'
  | 'close'
  | 'space'
  | 'brace'
  | 'open quote'
  | 'odd end'
  | 'odd redirect';

type Token = readonly [kind: TokenKind | 'continued', value: string, end: number];

const parts = {
  braced: /\{([^{}$`"'\\]*)\}/y,
  // GitHub workflow expressions, which GitHub replaces before a shell parses the text.
  expression: /\{(\{[^{}]{0,1000}\})\}/y,
  name: /[A-Za-z_]\w*|[\d@*#?$!-]/y,
  redirect: /<<<|>>|[<>]&|[<>](?![<>|(])|(<<|<>|>\||[<>])/y,
  space: /[^\S\n]+/y,
  text: /[^\s\\'"`$;&|()<>#{}]+|[\s\S]/y,
  quoted: /[^\\"`$]+|[\s\S]/y,
} as const;

function partAt(part: keyof typeof parts, text: string, at: number): RegExpExecArray | null {
  const pattern = parts[part];
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Returns the token at an offset outside double quotes. */
export function plainToken(text: string, at: number): Token {
  const letter = text[at] ?? '';
  const next = text[at + 1] ?? '';
  switch (letter) {
    case '\\':
      return next === '\n' ? ['continued', '', at + 2] : ['escaped', next, at + 2];
    case "'": {
      const end = text.indexOf("'", at + 1);
      return end < 0
        ? ['open quote', text.slice(at + 1), text.length]
        : ['single', text.slice(at + 1, end), end + 1];
    }
    case '"':
      return ['quote', '', at + 1];
    case '$':
      // `$'…'` and `$"…"` are special quotes, which are not read.
      return /['"]/.test(next) ? ['unread', '', at + 1] : dollarToken(text, at);
    case '`':
    case '(':
      return ['open', letter, at + 1];
    case ')':
      return ['close', '', at + 1];
    case '{':
    case '}':
      return ['brace', letter, at + 1];
    case '\n':
    case ';':
      return [letter === ';' && next === ';' ? 'odd end' : 'end', '', at + 1];
    case '&':
      return next === '>'
        ? ['odd redirect', '&>', at + 2]
        : ['end', '', at + (next === '&' ? 2 : 1)];
    case '|':
      return ['end', '', at + (/[|&]/.test(next) ? 2 : 1)];
    case '<':
    case '>': {
      const [whole = letter, odd] = partAt('redirect', text, at) ?? [];
      return [odd === undefined ? 'redirect' : 'odd redirect', whole, at + whole.length];
    }
  }
  if (letter === '\r' && next === '\n') return ['end', '', at + 2];
  const [space] = partAt('space', text, at) ?? [];
  if (space !== undefined) return ['space', '', at + space.length];
  const [run = letter] = partAt('text', text, at) ?? [];
  return ['text', run, at + run.length];
}

/** Returns the token at an offset inside double quotes. */
export function quotedToken(text: string, at: number): Token {
  const next = text[at + 1] ?? '';
  switch (text[at]) {
    case '"':
      return ['quote', '', at + 1];
    case '`':
      return ['open', '`', at + 1];
    case '$':
      return dollarToken(text, at);
    case '\\':
      if (next === '\n') return ['continued', '', at + 2];
      if (/[$`"\\]/.test(next)) return ['escaped', next, at + 2];
  }
  const [run = ''] = partAt('quoted', text, at) ?? [];
  return ['text', run, at + run.length];
}

function dollarToken(text: string, at: number): Token {
  if (text[at + 1] === '(') return ['open', '$(', at + 2];
  const [braced, inside] =
    partAt('braced', text, at + 1) ?? partAt('expression', text, at + 1) ?? [];
  if (braced !== undefined) return ['variable', inside ?? '', at + 1 + braced.length];
  if (text[at + 1] === '{') return ['unread', '', at + 2];
  const [name] = partAt('name', text, at + 1) ?? [];
  return name === undefined ? ['text', '$', at + 1] : ['variable', name, at + 1 + name.length];
}
