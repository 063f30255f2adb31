import type { Span, Word } from '../../model/model.ts';
import { plainToken, quotedToken, type TokenKind } from './shell-tokens.ts';

/*
 * Splits POSIX shell text into words and commands in a single linear-time pass. Nothing is expanded or run.
 * Text is not plain if shells parse it differently, or if it is more than a list of simple commands.
 */

export interface UsedVariable {
  /** The variable's name, or the digit or sign of a special parameter. */
  readonly name: string;
  /** Whether the value stays a single word. */
  readonly isQuoted: boolean;
}

/**
 * A word in shell text, with its quotes removed. In the word's text, `${NAME}` stands for a variable, and
 * `${?}` for the output of commands.
 */
export interface ShellWord extends Word {
  readonly variables: readonly UsedVariable[];
  /**
   * The part of the word before its first pattern character, such as `*`; null if the word contains no
   * pattern.
   */
  readonly pattern: string | null;
  /** The word's offset in the text, in characters. */
  readonly offset: number;
}

export interface ShellText {
  /**
   * The words of each command, including commands in substitutions, in the order in which the commands end.
   */
  readonly commands: readonly (readonly ShellWord[])[];
  /** Whether the text is a list of simple commands that every shell parses in the same way. */
  readonly isPlain: boolean;
  /** Whether every quote and bracket is closed. */
  readonly isClosed: boolean;
}

/** A command that is being parsed. It ends at a closing bracket, a backtick, or the end of the text. */
interface Frame {
  readonly closing: ')' | '`' | '';
  words: ShellWord[];
  /** The word that is being parsed; null between words. */
  word: OpenWord | null;
  isQuoted: boolean;
  /** The redirection operator whose target is the next word; empty if there is none. */
  redirection: string;
}

interface OpenWord {
  text: string;
  readonly offset: number;
  readonly variables: UsedVariable[];
  /** Whether the word contains an unquoted brace, which might expand to several words. */
  hasBrace: boolean;
  /** The offset of the word's first unquoted pattern character; -1 if there is none. */
  patternAt: number;
}

interface State {
  readonly span: Span;
  readonly commands: (readonly ShellWord[])[];
  readonly frames: [Frame, ...Frame[]];
  isPlain: boolean;
  isClosed: boolean;
  /** The offset of the token that is being parsed. */
  at: number;
  /**
   * The delimiters of the heredocs that start on the next line, in order. The delimiter of a `<<-` heredoc
   * keeps the leading `-`.
   */
  heredocs: string[];
}

/** Text between braces that runs no command: a name, a plain default, or a removed prefix or suffix. */
const plainExpansion = /^(?:#?\w+|[@*#?$!-]|\w+(?::?[-+?]|%%?|##?)[^[\]@!]*)$/;

/** Redirection targets that leave the tree unchanged. */
const plainTarget = /^(?:\/dev\/null|\d|-)$/;

/** Maximum nesting depth of brackets; real shell text is nested less deeply. */
const deepest = 64;

/**
 * Parses shell text. Each word receives the span of the whole text.
 *
 * @param skipsHeredocs whether to skip heredocs that are not passed to a shell; otherwise the lines of all
 *   heredocs are parsed as commands
 */
export function readShellText({ text, span }: Word, skipsHeredocs = false): ShellText {
  const state: State = {
    span,
    commands: [],
    frames: [newFrame('')],
    isPlain: true,
    isClosed: true,
    at: 0,
    heredocs: [],
  };
  for (let at = 0; at < text.length; ) {
    const { isQuoted, word } = topFrame(state);
    state.at = at;
    if (text[at] === '#' && !isQuoted && word === null) {
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end;
      continue;
    }
    const [kind, value, end] = isQuoted ? quotedToken(text, at) : plainToken(text, at);
    if (kind !== 'continued') readers[kind](state, value);
    at = end;
    if (state.heredocs.length > 0 && kind === 'end' && text[end - 1] === '\n') {
      const line = text.slice(text.lastIndexOf('\n', end - 2) + 1, end - 1);
      if (skipsHeredocs && !givesToShell.test(line)) at = behindHeredocs(text, end, state.heredocs);
      state.heredocs = [];
    }
  }
  const { frames } = state;
  const isClosed = state.isClosed && frames.length === 1 && !frames[0].isQuoted;
  while (frames.length > 1) closeFrame(state);
  endCommand(state);
  return { commands: state.commands, isPlain: state.isPlain && isClosed, isClosed };
}

/**
 * Matches a line that starts a shell without a script. The shell then runs the line's heredoc as commands.
 */
export const givesToShell =
  /(?:^|[\s;&|(/])(?:ba|z|k|da)?sh(?:[ \t]{1,9}-[\w-]{1,20}){0,9}[ \t]{0,9}(?:$|[<>|;&)])/;

/** Returns the offset after the last heredoc, or the end of the text if a heredoc is unclosed. */
function behindHeredocs(text: string, start: number, heredocs: readonly string[]): number {
  let at = start;
  for (const written of heredocs) {
    const isIndented = written.startsWith('-');
    const closing = isIndented ? written.slice(1) : written;
    for (let isOpen = true; isOpen && at < text.length; ) {
      const end = text.indexOf('\n', at);
      const line = text.slice(at, end < 0 ? text.length : end);
      isOpen = (isIndented ? line.trimStart() : line) !== closing;
      at = end < 0 ? text.length : end + 1;
    }
  }
  return at;
}

const append = (state: State, text: string): void => {
  const word = currentWord(state);
  // Inside or after quotes, a tilde is a literal part of the path and does not mean the home folder.
  word.text += word.text === '' && text.startsWith('~') ? `./${text}` : text;
};

/**
 * Appends unquoted text and records the first pattern character. Text is not plain if the shell expands the
 * start of a word, as in `~+/sub` or zsh's `=program`.
 */
const appendPlain = (state: State, text: string): void => {
  const { word } = topFrame(state);
  if (word === null && /^(?:~[^/]|=\w)/.test(text)) state.isPlain = false;
  const open = currentWord(state);
  const signOffset = text.search(/[*?[]/);
  if (open.patternAt < 0 && signOffset >= 0) open.patternAt = open.text.length + signOffset;
  if (word === null) open.text = text;
  else append(state, text);
};

const readers = {
  text(state, text) {
    (topFrame(state).isQuoted ? append : appendPlain)(state, text);
  },
  escaped(state, letter) {
    // A backslash escapes only one of the two characters in a Windows line ending.
    if (letter === '\r') state.isPlain = false;
    append(state, letter);
  },
  single(state, quoted) {
    // Unlike POSIX shells, fish treats a backslash inside single quotes as an escape character.
    if (quoted.includes('\\')) state.isPlain = false;
    append(state, quoted);
  },
  'open quote'(state, rest) {
    state.isClosed = false;
    append(state, rest);
  },
  quote(state) {
    const frame = topFrame(state);
    frame.isQuoted = !frame.isQuoted;
    append(state, '');
  },
  variable: addVariable,
  open: openFrame,
  /** Handles `$'…'`, `$"…"`, and expansions that might run a command. */
  unread(state) {
    state.isPlain = false;
    append(state, '${?}');
  },
  end: endCommand,
  'odd end'(state) {
    state.isPlain = false;
    endCommand(state);
  },
  redirect,
  'odd redirect'(state, sign) {
    state.isPlain = false;
    redirect(state, sign);
  },
  close(state) {
    state.isPlain = false;
    if (topFrame(state).closing === ')') closeFrame(state);
    else endCommand(state);
  },
  space: endWord,
  brace(state, letter) {
    append(state, letter);
    currentWord(state).hasBrace = true;
  },
} as const satisfies Readonly<Record<TokenKind, (state: State, value: string) => void>>;

function newFrame(closing: Frame['closing']): Frame {
  return { closing, words: [], word: null, isQuoted: false, redirection: '' };
}

const topFrame = ({ frames }: State): Frame => frames.at(-1) ?? frames[0];

function currentWord(state: State): OpenWord {
  const frame = topFrame(state);
  frame.word ??= { text: '', offset: state.at, variables: [], hasBrace: false, patternAt: -1 };
  return frame.word;
}

function addVariable(state: State, written: string): void {
  if (!plainExpansion.test(written)) state.isPlain = false;
  const word = currentWord(state);
  word.text += `\${${written}}`;
  const [name = ''] = /\w+|./.exec(written.replace(/^#(?=.)/, '')) ?? [];
  word.variables.push({ name, isQuoted: topFrame(state).isQuoted });
}

function openFrame(state: State, bracket: string): void {
  state.isPlain = false;
  const { closing, isQuoted } = topFrame(state);
  if (bracket === '`' && closing === '`' && !isQuoted) {
    closeFrame(state);
    return;
  }
  if (bracket === '(') endCommand(state);
  else append(state, '${?}');
  if (state.frames.length < deepest) state.frames.push(newFrame(bracket === '`' ? '`' : ')'));
}

function closeFrame(state: State): void {
  endCommand(state);
  state.frames.pop();
}

function redirect(state: State, sign: string): void {
  const frame = topFrame(state);
  // A number before a redirection operator is a file descriptor, not a word.
  if (frame.word !== null && /^\d+$/.test(frame.word.text)) frame.word = null;
  endWord(state);
  frame.redirection = sign;
}

function endWord(state: State): void {
  const frame = topFrame(state);
  const { word, redirection } = frame;
  if (word === null) return;
  frame.word = null;
  frame.redirection = '';
  if (redirection === '<<') state.heredocs.push(word.text);
  if (word.hasBrace && /,|\.\./.test(word.text)) state.isPlain = false;
  if (redirection !== '') state.isPlain &&= plainTarget.test(word.text);
  else {
    const { text, offset, variables } = word;
    frame.words.push({ text, span: state.span, variables, pattern: wordPattern(word), offset });
  }
}

/**
 * Returns the part of a word before its pattern; null if there is no pattern. An unclosed bracket is not a
 * pattern.
 */
function wordPattern({ text, patternAt }: OpenWord): string | null {
  const rest = patternAt < 0 ? '' : text.slice(patternAt);
  return /[*?]/.test(rest) || rest.includes(']') ? text.slice(0, patternAt) : null;
}

function endCommand(state: State): void {
  endWord(state);
  const frame = topFrame(state);
  if (frame.words.length > 0) state.commands.push(frame.words);
  frame.words = [];
  frame.redirection = '';
}
