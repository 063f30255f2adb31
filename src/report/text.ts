/**
 * Escapes text for each kind of output. Aliases, names and evidence are untrusted: their authors might try to
 * inject commands, markup or false statements.
 */

/** Maximum length of a name or value, in characters. */
const longestValue = 400;

/**
 * Converts a string to one line and makes invisible characters visible. Control, bidirectional, zero-width
 * and similar characters, and unpaired surrogates, become `\u{…}`. Text beyond `longest` characters is
 * replaced by the number of omitted characters.
 */
export function escapeInvisible(text: string, longest: number = longestValue): string {
  // Avoids splitting a surrogate pair.
  const cut = text.length > longest ? text.slice(0, longest).replace(/[\ud800-\udbff]$/, '') : text;
  const escapedText = cut.replace(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
    escapeCharacter,
  );
  return cut === text
    ? escapedText
    : `${escapedText}… (${text.length - cut.length} more characters)`;
}

const escapeAll = (characters: string): string => [...characters].map(escapeCharacter).join('');

const escapeCharacter = (character: string): string =>
  `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

/**
 * Maximum length of a value in a sentence, in characters. A longer value would push our own words out of
 * view.
 */
const longestQuoted = 200;

/** Escapes third-party text for use in a plain-text sentence, and quotes it if necessary. */
export function quoteValue(text: string, longest: number = longestQuoted): string {
  return quoteIfUnclear(escapeInvisible(text, longest));
}

/**
 * Puts third-party text in quotation marks if it could be mistaken for part of the surrounding sentence. The
 * text cannot close the quotation, because quotation marks inside it become `\u{…}`.
 */
export function quoteIfUnclear(text: string): string {
  return text === '' || /[\s\u2800]/.test(text) || doubleQuotes.test(text)
    ? `“${text.replace(new RegExp(doubleQuotes, 'gu'), escapeAll)}”`
    : text;
}

/** Typographic double quotation marks, and characters that look like them. */
const doubleQuotes =
  /[\u02ba\u02dd\u02ee\u05f4\u201c-\u201f\u2033\u2036\u275d\u275e\u3003\u301d-\u301f\uff02\u{1f676}-\u{1f678}]|[\u2018-\u201b]{2,}/u;

/**
 * Returns a value as JSON, without invisible characters, characters that reverse the surrounding text, or
 * anything that a runner interprets as a command in its log.
 *
 * @param indent spaces per level; 0 to write everything on one line
 */
export function safeJson(value: unknown, indent: number = 2): string {
  return JSON.stringify(value, null, indent).replace(
    /[\u007f-\u009f\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|#(?=\[)/gu,
    // JSON escapes have four digits, so each half of a surrogate pair is escaped separately.
    (character) =>
      character
        .split('')
        .map((half) => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join(''),
  );
}

/**
 * Escapes text for a SARIF message, where `[text](address)` is a link and `{0}` is a placeholder. Braces are
 * doubled only where they could form a placeholder, because few SARIF readers undo the doubling.
 */
export function escapeForSarif(text: string, longest: number = 5000): string {
  return escapeInvisible(text, longest)
    .replace(/[\\[\]]/g, '\\$&')
    .replace(/(?<!\{)\{+\d+\}+/g, (placeholder) => placeholder.replace(/[{}]/g, '$&$&'));
}

/**
 * Escapes a line for a log that GitHub's runner parses. The runner interprets `::command` at the start of a
 * line and `##[command]` anywhere in a line as commands, so data must not contain either.
 */
export function escapeForLog(text: string): string {
  return escapeInvisible(text, 20_000)
    .replace(/^(\s*):(?=:)/, '$1\\u{3a}')
    .replaceAll('##[', '#\\u{23}[');
}

/**
 * Matches the start of text that GitHub turns into links or images: mentions, issues, addresses, e-mail
 * addresses, commits, emoji codes and mathematics. Numbers between colons do not match, because they are line
 * numbers or times; the exceptions are the emoji codes `:100:` and `:1234:`.
 */
const linked =
  /[@#$](?=\S)|\bGH(?=-\d)|:(?=\/\/|(?:(?!\d+:)[\w+-]+|100|1234):)|\bwww(?=\.)|[0-9a-f]{6}(?=[0-9a-f])/gi;

/** Escapes text as HTML that shows the same text and creates no tag, entity, link or mention. */
export function escapeForHtml(text: string): string {
  return escapeInvisible(text, 20_000)
    .split(/([&<>"'])/)
    .map((part, index) =>
      // An invisible break inside the text prevents GitHub from turning the text into a link.
      index % 2 === 1 ? entity(part) : part.replace(linked, '$&<wbr>'),
    )
    .join('');
}

/** Returns third-party text as an HTML `code` element, in which GitHub ignores mentions and references. */
export function htmlCode(text: string, longest: number = longestValue): string {
  return `<code>${escapeEntities(escapeInvisible(text, longest))}</code>`;
}

/**
 * Replaces HTML special characters with entities. Also replaces `#` before `[`, because the command line can
 * print a report to a runner's log, where `##[` starts a command.
 */
export function escapeEntities(text: string): string {
  return text.replace(/[&<>"']|#(?=\[)/g, entity);
}

const entity = (character: string): string => `&#${character.charCodeAt(0)};`;
