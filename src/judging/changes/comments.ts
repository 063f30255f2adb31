/**
 * Syntax in which the parser, which understands only quotes and substitutions, could misjudge where a comment
 * starts.
 */
const unclear = /<<|`|\\\n|\(\(|\bcase\b|\$['"]|\$\{(?!\w+(?:\[\w+\]|:?[-+=][\w./-]*)?\})/;

const beforeComment = new Set('\n\t ;&|()');

/**
 * Removes comments and blank lines from a shell script. Returns the script unchanged if it contains
 * here-documents, expansions or other syntax in which `#` might not start a comment. Source: POSIX, 2.3 Token
 * Recognition.
 */
export function withoutComments(script: string): string {
  if (!script.includes('\n') || unclear.test(script)) return script;
  const keptParts: string[] = [];
  // The quotes and substitutions that enclose the current character, innermost last.
  const around: string[] = [];
  let from = 0;
  const leaveOut = (start: number, end: number): void => {
    keptParts.push(script.slice(from, start));
    from = end;
  };
  const start = script.startsWith('#!') ? script.indexOf('\n') : 0;
  for (let at = start; at < script.length; at += 1) {
    const character = script.charAt(at);
    const inner = around.at(-1);
    if (inner === "'") {
      if (character === inner) around.pop();
    } else if (character === '\\') {
      at += 1;
    } else if (character === inner) {
      around.pop();
    } else if (character === '"' || (character === "'" && inner !== '"')) {
      around.push(character);
    } else if (character === '(' && (inner !== '"' || script.charAt(at - 1) === '$')) {
      around.push(')');
    } else if (inner === '"') {
    } else if (character === '#' && (at === 0 || beforeComment.has(script.charAt(at - 1)))) {
      const lineEnd = script.indexOf('\n', at);
      const end = lineEnd < 0 ? script.length : lineEnd;
      leaveOut(beforeBlanks(script, at, from), end);
      at = end - 1;
    } else if (character === '\n') {
      const last = lastLineEnd(script, at);
      if (last > at) leaveOut(at, last);
      at = last;
    }
  }
  // A quote or substitution is still open, so the parser did not understand the script.
  if (around.length > 0) return script;
  return [...keptParts, script.slice(from)].join('');
}

/**
 * Returns the position after the last word before a comment. For a comment on its own line, returns the
 * position of the preceding line ending.
 */
function beforeBlanks(script: string, comment: number, from: number): number {
  let at = comment;
  while (at > from && /[ \t]/.test(script.charAt(at - 1))) at -= 1;
  return at > from && script.charAt(at - 1) === '\n' ? at - 1 : at;
}

function lastLineEnd(script: string, first: number): number {
  let last = first;
  for (let at = first + 1; /[ \t\n]/.test(script.charAt(at)); at += 1) {
    if (script.charAt(at) === '\n') last = at;
  }
  return last;
}
