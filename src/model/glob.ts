/**
 * Wildcard matching for patterns. `*` matches any part of a segment, including an empty part; as a whole
 * segment, it matches only a non-empty segment. `**` matches any text; as a whole segment, it also matches
 * zero segments.
 *
 * A glob is an automaton whose states are the indices of its characters. All paths through the automaton are
 * followed in parallel. With backtracking, a malicious name could force the matcher to try exponentially many
 * paths.
 */

type States = ReadonlySet<number>;

interface Glob {
  readonly text: string;
  readonly start: States;
  /**
   * Returns the states after one more character; empty if no matching text starts with the characters so far.
   */
  step(states: States, char: string): States;
  isEnd(states: States): boolean;
}

function compiled(written: string): Glob {
  const text = written.replace(/\*{3,}/g, '**');
  const beginnings = [0];
  for (let at = 0; text.startsWith('**/', at); at += 3) beginnings.push(at + 3);
  /** Adds the states that can be reached without consuming another character. */
  const widen = (states: Set<number>): States => {
    for (const at of states) {
      if (text.startsWith('**', at)) states.add(at + 2);
      else if (text[at] === '*' && !isWholeSegment(text, at)) states.add(at + 1);
      const behind = at + 3;
      const isWhole = behind === text.length || text[behind] === '/';
      if (text.startsWith('/**', at) && isWhole) states.add(behind);
    }
    return states;
  };
  return {
    text,
    start: widen(new Set(beginnings)),
    step: (states, char) => {
      const next = new Set<number>();
      for (const at of states) {
        if (text.startsWith('**', at)) next.add(at);
        else if (text[at] === '*' && char !== '/') next.add(at).add(at + 1);
        else if (text[at] === char) next.add(at + 1);
      }
      return widen(next);
    },
    isEnd: (states) => states.has(text.length),
  };
}

const isWholeSegment = (text: string, at: number): boolean =>
  /^\/?$/.test(text[at - 1] ?? '') && /^\/?$/.test(text[at + 1] ?? '');

/**
 * Returns a prefix that all matching texts share. The prefix excludes a trailing slash, because `/**` also
 * matches zero segments.
 */
const literalPrefix = (text: string): string =>
  text.includes('*') ? text.slice(0, text.indexOf('*')).replace(/\/$/, '') : text;

/**
 * Compiles a glob into a test whose running time is at most proportional to the glob's length times the
 * text's length.
 */
export function createGlobTest(written: string): (text: string) => boolean {
  if (!written.includes('*')) return (text) => text === written;
  const glob = compiled(written);
  const beginning = literalPrefix(glob.text);
  return (text) => {
    if (!text.startsWith(beginning)) return false;
    let states = glob.start;
    for (const char of text) {
      states = glob.step(states, char);
      if (states.size === 0) return false;
    }
    return glob.isEnd(states);
  };
}
