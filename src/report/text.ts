/*
 * Escaping, one function for each place that text goes to. Aliases, names and evidence come from
 * repositories and publishers, who may want to write commands, markup or lies.
 */

/** Characters of a name or value; longer ones are cut, and say so. */
const longestValue = 400;

/**
 * A text on one line with everything invisible made visible: control characters, bidirectional and
 * zero-width characters, lone surrogates and the like are shown as `\u{…}`.
 */
export function escapeInvisible(text: string, longest: number = longestValue): string {
  // Not between the halves of a surrogate pair.
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

/** Characters of a value in a sentence; a longer one would push our own words out of sight. */
const longestQuoted = 200;

/** A stranger's text for a sentence of plain text, as `visible` and `inQuotes` make it. */
export function quoteValue(text: string, longest: number = longestQuoted): string {
  return quoteIfUnclear(escapeInvisible(text, longest));
}

/**
 * A stranger's text, in quotation marks where it could pass for words of the sentence around it. It
 * cannot close them: quotation marks in it are shown as `\u{…}`.
 */
export function quoteIfUnclear(text: string): string {
  return text === '' || /[\s\u2800]/.test(text) || doubleQuotes.test(text)
    ? `“${text.replace(new RegExp(doubleQuotes, 'gu'), escapeAll)}”`
    : text;
}

/** Quotation marks that are written in pairs, and what looks like them. */
const doubleQuotes =
  /[\u02ba\u02dd\u02ee\u05f4\u201c-\u201f\u2033\u2036\u275d\u275e\u3003\u301d-\u301f\uff02\u{1f676}-\u{1f678}]|[\u2018-\u201b]{2,}/u;

/**
 * A value as JSON without characters that are invisible or reverse the text around them, and without
 * anything that a runner's log takes for a command.
 *
 * @param indent spaces for each level; 0 for one line
 */
export function safeJson(value: unknown, indent: number = 2): string {
  return JSON.stringify(value, null, indent).replace(
    /[\u007f-\u009f\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|#(?=\[)/gu,
    // Of a character beyond the first 65,536 each half.
    (character) =>
      character
        .split('')
        .map((half) => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join(''),
  );
}

/**
 * Text for a message of SARIF, where `[text](address)` is a link and `{0}` a placeholder. Brackets and
 * backslashes are escaped. Braces are doubled only where they could be a placeholder, because few
 * readers of SARIF undo that.
 */
export function escapeForSarif(text: string, longest: number = 5000): string {
  return escapeInvisible(text, longest)
    .replace(/[\\[\]]/g, '\\$&')
    .replace(/(?<!\{)\{+\d+\}+/g, (placeholder) => placeholder.replace(/[{}]/g, '$&$&'));
}

/**
 * A line for a log that GitHub's runner reads. The runner takes `::command` at the start of a line
 * and `##[command]` anywhere in it, so neither may come out of data.
 */
export function escapeForLog(text: string): string {
  return escapeInvisible(text, 20_000)
    .replace(/^(\s*):(?=:)/, '$1\\u{3a}')
    .replaceAll('##[', '#\\u{23}[');
}

/**
 * The beginnings of what GitHub turns into links or pictures: mentions, issues, addresses, e-mail,
 * commits, emoji codes, mathematics. Two numbers are emoji codes; others are lines and times.
 */
const linked =
  /[@#$](?=\S)|\bGH(?=-\d)|:(?=\/\/|(?:(?!\d+:)[\w+-]+|100|1234):)|\bwww(?=\.)|[0-9a-f]{6}(?=[0-9a-f])/gi;

/** Text as HTML that shows that text, without making a tag, an entity, a link or a mention. */
export function escapeForHtml(text: string): string {
  return escapeInvisible(text, 20_000)
    .split(/([&<>"'])/)
    .map((part, index) =>
      // An invisible break inside keeps it from being linked.
      index % 2 === 1 ? entity(part) : part.replace(linked, '$&<wbr>'),
    )
    .join('');
}

/** A stranger's text as HTML code, in which GitHub looks for neither mentions nor references. */
export function htmlCode(text: string, longest: number = longestValue): string {
  return `<code>${escapeEntities(escapeInvisible(text, longest))}</code>`;
}

/**
 * A text with the special characters of HTML as entities, and `#` before `[` too: a runner's log, to
 * which the command line may print a report, takes that for a command.
 */
export function escapeEntities(text: string): string {
  return text.replace(/[&<>"']|#(?=\[)/g, entity);
}

const entity = (character: string): string => `&#${character.charCodeAt(0)};`;
