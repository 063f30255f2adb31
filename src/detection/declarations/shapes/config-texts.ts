import type { Word } from '../../../model/model.ts';
import { geminiSettings } from '../clients/gemini/gemini-settings.ts';
import { isEntry, readEntry } from '../entry.ts';
import { isFamilyKey } from '../family.ts';
import type { Format } from '../formats.ts';
import { readJsonc } from '../jsonc.ts';
import { mayNameServers } from '../server-keys.ts';
import { commonWrappers, type Dialect, readServers } from '../servers.ts';
import { memberOf, propertiesOf, type TreeDocument, type TreeNode } from '../tree.ts';
import { emptyContent, mergeContents, type ParsedContent, type ParseText } from '../types.ts';

/* Reads server configurations from strings: action inputs, variables and option values. */

/** Limit in characters; configuration strings are usually a few KB long. */
const maxLength = 256 * 1024;

const startOfJson = /^\s*[{[]/;

/**
 * Returns the servers declared in a string.
 * @param isConfig whether the string can only be a server configuration, in which case its entries need no
 * surrounding key such as `mcpServers`
 * @returns null for a string that is too long or serves another purpose
 */
export function readConfigText(
  { text, span }: Word,
  isConfig: boolean,
  deepSpan: TreeDocument['spanOf'] = () => span,
): ParsedContent | null {
  if (text.length > maxLength || (!isConfig && !mayNameServers.test(text))) return null;
  if (startOfJson.test(text)) {
    const document = parseJsonTemplate(text);
    if (document !== null) return serversIn({ ...document, spanOf: deepSpan }, isConfig);
    const fault = { message: 'a server configuration that cannot be parsed as JSON', span };
    return isConfig || shownKey.test(text) ? { ...emptyContent, faults: [fault] } : null;
  }
  const format = detectFormat(text);
  if (format === null) return null;
  const deferred = async (parse: ParseText): Promise<ParsedContent> => {
    const document = await parse(format, text);
    return 'message' in document
      ? emptyContent
      : (serversIn({ ...document, spanOf: deepSpan }, isConfig) ?? emptyContent);
  };
  return { ...emptyContent, deferred: [deferred] };
}

const shownKey = /"(?:mcpServers|mcp_servers|mcp-servers|context_servers)"\s{0,20}:/;

const tomlTable = /^[ \t]{0,20}\[{1,2}["\w.-]{0,200}mcp/m;
const yamlKey =
  /^[ \t-]{0,99}["']?[\w-]{0,99}mcp[\w-]{0,99}["']?[ \t]{0,20}:[ \t]{0,20}(?:\n|[{[])/im;

function detectFormat(text: string): Format | null {
  if (tomlTable.test(text)) return 'toml';
  return yamlKey.test(text) ? 'yaml' : null;
}

const byKey: Dialect = { wrappers: [], byKey: true, onlyByShape: true };
const asConfig: Dialect = { wrappers: commonWrappers, isDeep: true, mayBeBare: true };

function serversIn(document: TreeDocument, isConfig: boolean): ParsedContent | null {
  const { root, spanOf } = document;
  if (root?.type !== 'object') return null;
  if (isConfig && isEntry(root)) {
    const name = memberOf(root, 'name')?.value;
    const key = typeof name === 'string' ? name : '#1';
    return readEntry({ key, node: root, value: root }, spanOf);
  }
  const servers = readServers(document, isConfig ? asConfig : byKey);
  const content = mergeContents([servers, geminiSettings(document)]);
  return content.declarations.length + content.faults.length > 0 ? content : null;
}

/**
 * Reads an entry, or a map of entries without a surrounding key such as `mcpServers`. Returns null for any
 * other string.
 * @param isOfServers whether the context shows that the value describes servers; if not, an entry needs both
 * `command` and `args`
 */
export function readEntryText({ text, span }: Word, isOfServers: boolean): ParsedContent | null {
  if (!startOfJson.test(text) || text.length > maxLength) return null;
  const root = parseJsonTemplate(text)?.root ?? null;
  const counts = (node: TreeNode): boolean =>
    isEntry(node) &&
    (isOfServers || (memberOf(node, 'command') !== null && memberOf(node, 'args') !== null));
  if (root === null) return null;
  const entries = counts(root)
    ? [{ key: '#1', node: root, value: root }]
    : propertiesOf(root).filter(({ key, value }) => !isFamilyKey(key) && counts(value));
  const contents = entries.map((entry) => readEntry(entry, () => span));
  return contents.length === 0
    ? null
    : {
        declarations: contents.flatMap(({ declarations }) => declarations),
        faults: contents.flatMap(({ faults }) => faults),
      };
}

/**
 * Parses JSON in which variables can stand for values. Filling in the variables does not change the length of
 * the text, so offsets stay valid.
 */
export function parseJsonTemplate(text: string): TreeDocument | null {
  for (const variant of [text, fillPlaceholders(text)]) {
    const document = readJsonc(variant);
    if (!('message' in document)) return document;
  }
  return null;
}

/**
 * Replaces variables outside quotes with strings of equal length, or with an empty object if a variable
 * stands for the whole `env`.
 */
function fillPlaceholders(text: string): string {
  const plain = text.replace(
    /(?<="env"\s{0,9}:\s{0,9})\$\{\{[^{}]{0,500}\}\}/g,
    (part) => `{${' '.repeat(part.length - 2)}}`,
  );
  return plain.replace(
    /"(?:[^"\\\n]|\\.)*"?|\$\{\{[^{}]{0,500}\}\}|\$\{[^{}]{0,500}\}|\$\w+/g,
    (part) => (part.startsWith('"') ? part : `"${part.slice(1, -1).replace(/["\\]/g, ' ')}"`),
  );
}
