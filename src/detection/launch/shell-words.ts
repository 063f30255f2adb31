import type { Span, Word } from '../../model/model.ts';
import { plainToken, quotedToken, type TokenKind } from './shell-tokens.ts';

/*
 * Texts of POSIX shells as words and commands, in one pass that takes linear time. Nothing is expanded or
 * run. What shells read differently, and what is more than a list of simple commands, makes a text not
 * plain.
 */

/** A variable whose value the shell puts into a word. */
export interface UsedVariable {
  /** Its name, or the digit or sign of a special parameter. */
  readonly name: string;
  /** Whether the value stays one word. */
  readonly isQuoted: boolean;
}

/** A word of a shell's text, without its quotes: a variable is `${NAME}`, and the output of commands `${?}`. */
export interface ShellWord extends Word {
  readonly variables: readonly UsedVariable[];
  /** What precedes the first sign of a pattern that the names of files may match; null if there is none. */
  readonly pattern: string | null;
  /** Where it begins in the text, in characters. */
  readonly offset: number;
}

/** The simple commands of a text. */
export interface ShellText {
  /** The words of each command, those of substitutions too, in the order in which they end. */
  readonly commands: readonly (readonly ShellWord[])[];
  /** Whether it is a list of simple commands that every shell reads alike. */
  readonly isPlain: boolean;
  /** Whether every quote and bracket is closed. */
  readonly isClosed: boolean;
}

/** A command that is being read, with what ends it: a bracket, a backtick, or the end of the text. */
interface Frame {
  readonly closing: ')' | '`' | '';
  words: ShellWord[];
  /** The word that is being read; null between words. */
  word: OpenWord | null;
  isQuoted: boolean;
  /** The sign of the redirection whose target the next word is; empty if it is none. */
  redirection: string;
}

interface OpenWord {
  text: string;
  readonly offset: number;
  readonly variables: UsedVariable[];
  /** Whether braces in it may make several words of it. */
  hasBrace: boolean;
  /** Where its first unquoted sign of a pattern stands; -1 if there is none. */
  patternAt: number;
}

interface State {
  readonly span: Span;
  readonly commands: (readonly ShellWord[])[];
  readonly frames: [Frame, ...Frame[]];
  isPlain: boolean;
  isClosed: boolean;
  /** The offset of the token that is being read. */
  at: number;
  /** The closing words of the heredocs that begin on the next line, in order. */
  heredocs: string[];
}

/** What stands between the braces where nothing is run: a name, a plain default, a part that is cut off. */
const plainExpansion = /^(?:#?\w+|[@*#?$!-]|\w+(?::?[-+?]|%%?|##?)[^[\]@!]*)$/;

/** Targets of redirections that write nothing into the tree. */
const plainTarget = /^(?:\/dev\/null|\d|-)$/;

/** No honest text has more brackets within brackets. */
const deepest = 64;

/**
 * Reads the text of a shell: each of its words has the span of the whole.
 *
 * @param skipsHeredocs whether the lines of heredocs are left out; they are read as commands otherwise, as is
 *   a heredoc that a shell gets
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

/** Whether a line gives its heredoc to a shell as commands: one without the name of a script. */
export const givesToShell =
  /(?:^|[\s;&|(/])(?:ba|z|k|da)?sh(?:[ \t]{1,9}-[\w-]{1,20}){0,9}[ \t]{0,9}(?:$|[<>|;&)])/;

/** The offset behind the last of some heredocs; the end of the text where one is not closed. */
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
  // Within quotes, or behind them, a tilde is the name of a folder like any other.
  word.text += word.text === '' && text.startsWith('~') ? `./${text}` : text;
};

/** Signs of patterns, and a first sign that stands for what the shell knows: `~+/sub`, `=program` of zsh. */
const appendPlain = (state: State, text: string): void => {
  const { word } = topFrame(state);
  if (word === null && /^(?:~[^/]|=\w)/.test(text)) state.isPlain = false;
  const open = currentWord(state);
  const signOffset = text.search(/[*?[]/);
  if (open.patternAt < 0 && signOffset >= 0) open.patternAt = open.text.length + signOffset;
  if (word === null) open.text = text;
  else append(state, text);
};

/** What each token does. */
const readers = {
  text(state, text) {
    (topFrame(state).isQuoted ? append : appendPlain)(state, text);
  },
  escaped(state, letter) {
    // Of the line ends of Windows only one character is escaped.
    if (letter === '\r') state.isPlain = false;
    append(state, letter);
  },
  single(state, quoted) {
    // In fish a backslash escapes here too.
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
  /** Quotes of another kind, and expansions that may run something. */
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
  // The number of a stream is no word.
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

/** A bracket that nothing closes is no pattern. */
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
