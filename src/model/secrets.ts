/** Removes secrets from third-party text. `report/redact.ts` removes the secrets that a run knows. */

const beginnings = 'gh[pousr]_|github_pat_|glpat-|sk-|pk_|xox[a-z]-|AKIA|npm_|eyJ';

const tokenBeginning = new RegExp(`^(?:${beginnings})`);
const token = new RegExp(`\\b(?:${beginnings})[\\w-]{14,}`, 'g');

/**
 * Replaces tokens that have known prefixes with `***`. No name, version or evidence looks like such a token.
 */
export function withoutTokens(text: string): string {
  return text.replace(token, (found) =>
    /\d/.test(found) && /[A-Z]/.test(found.slice(4)) ? '***' : found,
  );
}

/**
 * Returns whether a word may be a token: it has a known prefix, or it is long and does not consist of
 * natural-language words.
 */
export function looksSecret(word: string): boolean {
  if (tokenBeginning.test(word)) return true;
  return word.length >= 20 && !isMadeOfWords(word);
}

/**
 * Words in a single case or with initial capitals, as in `MyServer`, or words with a number, as in `v2` and
 * `2024`.
 */
const nameParts = /^(?:[a-z]*(?:[A-Z][a-z]+){0,6}|[A-Z]+|[A-Za-z]{0,8}\d{1,4})$/;

/**
 * Returns whether a string looks like a human-readable name: its parts are words, and at most two of them
 * contain a number.
 */
function isMadeOfWords(word: string): boolean {
  const parts = word.split(/[^A-Za-z\d]+/);
  return (
    parts.every((part) => nameParts.test(part)) &&
    parts.filter((part) => /\d/.test(part)).length <= 2
  );
}

/**
 * Returns the safe part of a word whose meaning is unknown: an option's name, an address's scheme and host, a
 * Windows path's file name, or a command line's first word after assignments. `***` replaces the rest.
 */
export function withoutSecrets(text: string): string {
  const trimmed = text.trim();
  if (/^\$\{(?:(?:env|input):)?[\w.-]{1,60}\}$/.test(trimmed)) return trimmed;
  const address = redactHost(trimmed);
  if (address !== null) return address;
  const [first = ''] = trimmed.split(/\s+/).filter((word) => !/^\w+=/.test(word));
  if (/^[a-z]:[\\/]/i.test(first)) return windowsFileName(trimmed, first);
  const option = /^--?[\w-]*/.exec(first)?.[0];
  const name = option ? (option.startsWith('--') ? option : option.slice(0, 2)) : cutAtValue(first);
  const keptName = name.split('/').some(looksSecret) ? '' : name;
  return keptName === trimmed ? keptName : `${keptName}***`;
}

/**
 * Schemes for which URL parsers treat a backslash as a slash and accept any number of slashes after the
 * colon.
 */
const ofTheWeb = /^(https?|wss?|ftp):[/\\]+/i;

/**
 * Returns the scheme and host of an address as a connecting program parses them, with `***` for the rest;
 * null if the text is not an address. User-info ends at the last `@` before the path, query or fragment.
 * Sources: the WHATWG URL Standard; RFC 3986; for `user@host:path`, the git manual.
 */
function redactHost(text: string): string | null {
  const repository = /^[\w.-]+@((?:[\w-]+\.)+[a-z]{2,}):(?!\/\/)/i.exec(text)?.[1];
  if (repository !== undefined) return `${repository}:***`;
  // URL parsers ignore line breaks and tabs.
  const plainText = text.replace(/[\t\r\n]/g, '');
  const isOfTheWeb = ofTheWeb.test(plainText);
  const [start, scheme = ''] =
    (isOfTheWeb ? ofTheWeb : /^([a-z][a-z0-9+.-]*):\/\//i).exec(plainText) ?? [];
  if (start === undefined) return null;
  const behind = plainText.slice(start.length);
  const authority = behind.slice(0, behind.search(isOfTheWeb ? /[/?#\\]|$/ : /[/?#]|$/));
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  const [plain = ''] = /^(?:\[[\w:.]*\]|[\w.-]*)(?::\d+$)?/.exec(host) ?? [];
  // A host with non-ASCII letters or escapes is shown in the form that is looked up in DNS.
  const looked = plain === host ? plain : (URL.parse(`https://${host}`)?.host ?? plain);
  const shownAuthority = /^[\w.:[\]-]*$/.test(looked) ? looked : plain;
  const isWhole = authority === behind && (shownAuthority !== plain || plain === host);
  return `${scheme}://${shownAuthority}${isWhole ? '' : '/***'}`;
}

/**
 * Returns the parts of a command line that are safe to show: each word as `withoutSecrets` returns it, and
 * `***` after an option whose name suggests a secret.
 *
 * @param start index of the first word to show
 * @param end index after the last word to show
 */
export function redactWords(words: readonly string[], start: number, end: number): string {
  const shownTexts = words.slice(start, end).map((word, index) => {
    const before = words[start + index - 1] ?? '';
    const isSecret = /^-[^=]*$/.test(before) && mayHoldSecret(`${before} ${word}`);
    return isSecret ? '***' : withoutSecrets(word);
  });
  return shownTexts.join(' ').slice(0, longestShown);
}

/** Maximum length of a displayed command line, in characters. People do not read longer command lines. */
const longestShown = 500;

/**
 * Returns the part of a script name that is safe to show. Colons separate the words of a script name, as in
 * `mcp:debug`.
 */
export function redactScript(name: string): string {
  return name.split(':').map(withoutSecrets).join(':');
}

/**
 * Returns the file name of a Windows path, or `***` if the name may contain a secret. Spaces belong to the
 * path unless the text contains an option or continues after a file extension.
 */
function windowsFileName(text: string, first: string): string {
  const path = /\s-|\.\w+\s/.test(text) ? first : text;
  const name = path.split(/[\\/]/).at(-1) ?? '';
  return looksSecret(name) || cutAtValue(name) !== name ? '***' : name;
}

/**
 * Returns the words of a command line, with `***` for each word that may be a secret. A word may be a secret
 * if it is a token, follows a secret-like name, contains user-info, or has a part that is not natural
 * language.
 */
export function wordsWithoutSecrets(words: readonly string[]): string[] {
  return words.map((word, at) => {
    const before = words[at - 1] ?? '';
    const line = /^-[^=]*$/.test(before) ? `${before} ${word}` : word;
    return mayBeSecret(word, line) ? '***' : word;
  });
}

/**
 * Maximum length of a word with its option, in characters. A longer word is treated as a secret, because
 * people do not write words that long.
 */
const longestWord = 2000;

/** User-info in an address (except for git over SSH), and query values whose names suggest a secret. */
const inAddresses: readonly RegExp[] = [
  /:\/\/(?!git@[^\s/?#@]*(?:[\s/?#]|$))[^\s/?#@]*@/,
  /[?&][^=&#]{0,60}(?:key|sig|code|session)[^=&#]{0,60}=[^&#$]/i,
];

/** Public values that look like secrets: digests, commits, versions. */
const publicParts: readonly RegExp[] = [
  /\bsha(?:256|384|512):[0-9a-f]{64,128}\b/g,
  /(?<=\w[@#])[0-9a-f]{40}\b/g,
  /(?<=\w(?:@|==|:))v?\d{1,9}(?:\.\d{1,14}){1,3}(?:[-+.][\da-z]{1,20}){0,8}(?![\w-])/g,
];

/**
 * Reports whether a word may be a secret.
 * @param line the word, preceded by the option whose value it may be
 */
function mayBeSecret(word: string, line: string): boolean {
  if (line.length > longestWord) return true;
  const withoutPublic = (text: string): string =>
    publicParts.reduce((left, part) => left.replace(part, '0'), text);
  const rest = withoutPublic(word);
  const parts = rest.split(/[\s/\\=@:,;?&#"'{}()[\]]+/);
  return (
    mayHoldSecret(withoutPublic(line)) ||
    inAddresses.some((pattern) => pattern.test(rest)) ||
    parts.some((part) => looksSecret(part) && !isMadeOfWords(part))
  );
}

/** Truncates a name where a value, a password or a query may start. */
function cutAtValue(word: string): string {
  const at = word.slice(1).search(/[=:@?#,;]/);
  return at < 0 ? word : word.slice(0, at + 1);
}

/** Names that suggest a secret. */
const names = 'token|secret|passw|pwd|api[-_]?key|auth|credential|private[-_]?key|dsn';

const credentialName = new RegExp(`${names}|cookie`, 'i');

export function isCredentialName(name: string): boolean {
  return credentialName.test(name);
}

/**
 * Matches a whole key that contains a name that suggests a secret. Starting a match at each such name inside
 * the key would take quadratic time.
 */
const credentialKey = `(?<![\\w-])(?=[\\w-]*(?:${names}))[\\w-]*`;

const inLines: readonly RegExp[] = [
  // Matches user-info in an address.
  /:\/\/(?:[^\s/"'@]*\$)?[^\s/"'@$:]*:[^\s/"'@$]+@/,
  // Matches values after names that suggest a secret: in assignments, JSON, YAML or headers, or after
  // options.
  new RegExp(`${credentialKey}=["']?[^\\s"'$%{}<>,\\]=]`, 'i'),
  new RegExp(
    `${credentialKey}(?:["']\\s*:|:(?=\\s))\\s*["']?(?!bearer\\s|basic\\s)[^\\s"'$%{}<>,[\\]&*|]`,
    'i',
  ),
  /(?:authorization|x-api-key):["']?[^\s"'$%{}<>,\]]/i,
  /(?<![\w@/.-])(?=[\w-]*(?:token|secret|passw|pwd|key|auth|credential|dsn))-[\w-]*["']?[\s,]+["']?[^\s"'$%{}<>,\]-]/i,
  /\b(?:bearer|basic)\s+[^\s"'$%{}<>,\]]/i,
  // Matches long words of letters and digits.
  /\b(?=\w*\d)(?=\w*[A-Za-z])\w{24,}\b/,
];

export function mayHoldSecret(line: string): boolean {
  return inLines.some((pattern) => pattern.test(line)) || withoutTokens(line) !== line;
}

/**
 * Minimum length of an API key. A shorter string is a mistake, and redacting it would make reports
 * unreadable.
 */
export const minKeyLength = 8;

/** Maximum length of an API key. A longer string is not a key; perhaps a user pasted a whole file. */
export const maxKeyLength = 1024;
