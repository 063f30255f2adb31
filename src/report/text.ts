/**
 * Functions that escape text, one for each kind of output. Aliases, names and evidence come from repositories
 * and publishers, who may try to inject commands, markup or false statements.
 */

/** Maximum length of a name or value, in characters. Longer values are truncated and marked. */
const longestValue = 400;

/**
 * Converts a string to one line and makes all invisible characters visible: control, bidirectional and
 * zero-width characters, unpaired surrogates and similar characters become `\u{…}`.
 */
export function escapeInvisible(text: string, longest: number = longestValue): string {
  // The text is never truncated between the two halves of a surrogate pair.
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

/**
 * Returns third-party text for a plain-text sentence: escaped by `escapeInvisible`, and quoted by
 * `quoteIfUnclear`.
 */
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

/** Paired quotation marks, and similar characters. */
const doubleQuotes =
  /[\u02ba\u02dd\u02ee\u05f4\u201c-\u201f\u2033\u2036\u275d\u275e\u3003\u301d-\u301f\uff02\u{1f676}-\u{1f678}]|[\u2018-\u201b]{2,}/u;

/**
 * Returns a value as JSON, without invisible characters, characters that reverse the surrounding text, or
 * anything that a runner's log interprets as a command.
 *
 * @param indent spaces per level; 0 to write everything on one line
 */
export function safeJson(value: unknown, indent: number = 2): string {
  return JSON.stringify(value, null, indent).replace(
    /[\u007f-\u009f\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|#(?=\[)/gu,
    // For a character outside the first 65,536 of Unicode, each half of its surrogate pair is escaped.
    (character) =>
      character
        .split('')
        .map((half) => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join(''),
  );
}

/**
 * Escapes text for a SARIF message, where `[text](address)` is a link and `{0}` is a placeholder. Brackets
 * and backslashes are escaped. Braces are doubled only where they could be a placeholder, because few SARIF
 * readers reverse the doubling.
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
 * The beginnings of text that GitHub turns into links or images: mentions, issues, addresses, e-mail
 * addresses, commits, emoji codes and mathematics. Two emoji codes are numbers; all other numbers between
 * colons are lines and times.
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
 * Replaces the special characters of HTML in a string with entities. Also escapes `#` before `[`, because the
 * command line may print a report to a runner's log, which interprets `##[` as a command.
 */
export function escapeEntities(text: string): string {
  return text.replace(/[&<>"']|#(?=\[)/g, entity);
}

const entity = (character: string): string => `&#${character.charCodeAt(0)};`;
