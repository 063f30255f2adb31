/*
 * Text of strangers made fit for where it goes: one function per sink. Aliases, names and evidence
 * come from repositories and publishers who may wish to write commands, markup or lies.
 */

/** Longest name or value that a report shows; longer ones are cut and say so. */
const longestValue = 400;

/**
 * A text on one line with everything invisible made visible: control characters, bidirectional and
 * zero-width characters, lone surrogates and their kin are shown as `\u{…}`.
 */
export function visible(text: string, longest: number = longestValue): string {
  // Not between the halves of a surrogate pair.
  const cut = text.length > longest ? text.slice(0, longest).replace(/[\ud800-\udbff]$/, '') : text;
  const shown = cut.replace(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
  return cut === text ? shown : `${shown}… (${text.length - cut.length} more characters)`;
}

/** A value as JSON in which no character hides or turns the others round. */
export function json(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  return text.replace(
    /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * A line for a log that GitHub's runner reads. The runner takes `::command` at the start of a line
 * and `##[command]` anywhere in it, so neither may come out of data.
 */
export function logLine(text: string): string {
  return visible(text, 20_000)
    .replace(/^(\s*):(?=:)/, '$1\\u{3a}')
    .replaceAll('##[', '#\\u{23}[');
}

/** Text as HTML that shows just that text: no tag, entity, mention, reference or link comes of it. */
export function html(text: string): string {
  return visible(text, 20_000).replace(linking, (found) =>
    // GitHub links mentions, references and addresses in text; a break inside is not seen and ends them.
    /[&<>"']/.test(found) ? entity(found) : `${found}<wbr>`,
  );
}

/** What is written otherwise in HTML, and what GitHub makes links of by what follows it. */
const linking = /[&<>"']|[@#](?=\w)|:(?=\/\/)|\bwww(?=\.)|\bGH(?=-\d)/gi;

/** A stranger's text as HTML code, in which GitHub looks for neither mentions nor references. */
export function htmlCode(text: string, longest: number = longestValue): string {
  return `<code>${htmlText(visible(text, longest))}</code>`;
}

/** The characters of HTML in a text as entities. */
export function htmlText(text: string): string {
  return text.replace(/[&<>"']/g, entity);
}

function entity(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}

/** Tokens of known forms, wherever they stand: no name, version or evidence looks like one. */
const tokens =
  /\b(?:gh[pousr]_|github_pat_|glpat-|sk-(?:ant-|proj-)?|pk_live_|xox[abeprs]-|AKIA|npm_|eyJ)[\w-]{14,}/g;

/** A text without what looks like a token. */
export function withoutTokens(text: string): string {
  return text.replace(tokens, (token) =>
    /\d/.test(token) && /[A-Z]/.test(token.slice(4)) ? '***' : token,
  );
}
