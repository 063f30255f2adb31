import { mayAutoApprove } from './auto-approved.ts';
import type { ClientFile } from './client.ts';
import { findClientFile, isExampleClientFile } from './client-files.ts';
import { mayAdmit } from './clients/lists/admitting-lists.ts';
import { mergeConflict } from './conflict-markers.ts';
import { definitionsIn } from './definitions.ts';
import { digestOf, digestOfNode } from './digest.ts';
import { isEntry } from './entry.ts';
import { clientReach } from './environments.ts';
import { formats } from './formats.ts';
import { isOfKubernetes } from './kubernetes.ts';
import { mentionedFiles, mentionedFolders } from './mentioned-files.ts';
import { allRepeatedKeys, isRepeatedKey, quote } from './repeated-keys.ts';
import { serverMaps } from './server-keys.ts';
import { readServers } from './servers.ts';
import { listsIn } from './switches.ts';
import { asTemplate } from './templates.ts';
import { entriesOf, firstPlace, type Property, type TreeDocument } from './tree.ts';
import {
  type ContentFault,
  emptyContent,
  mergeContents,
  type ParsedContent,
  type ParseText,
  type TextTest,
} from './types.ts';
import { ownEnvironment } from './variables-in.ts';

/**
 * Limit in characters. Real declaration files are only a few KB long, and parsers are slow on files of
 * several megabytes.
 */
const maxLength = 1024 * 1024;

/**
 * Reports whether a client file might declare servers, judged by the available part of its text. Returns
 * false for an example.
 *
 * @param text null if no text is available
 * @param start the judged folder
 */
export function mayDeclare(path: string, text: string | null, start: string): boolean {
  const match = findClientFile(path);
  if (match !== null && isExampleClientFile(match, path, start)) return false;
  const file = match?.file;
  if (text === null) return file?.search === undefined;
  return mayDeclareAs(file, text);
}

export function mayDeclareAs(file: ClientFile | undefined, text: string): boolean {
  return passesFilter(file, text) && (file === undefined || countsAsFault(file, text));
}

/**
 * Reports whether text that cannot be parsed counts as a fault. In a file that serves another purpose, it
 * does not.
 */
function countsAsFault(file: ClientFile, text: string): boolean {
  return (file.faultsWith?.test(text) ?? true) && !isOfKubernetes(text, file);
}

/**
 * Reports whether a client file with this text might declare anything. Other client files can be discarded.
 */
export function isClientText(path: string, text: string): boolean {
  const { file, otherwise } = findClientFile(path) ?? {};
  const isAdmitting = (file?.format ?? 'json') === 'json' && mayAdmit.test(text);
  const isUnasked = file !== undefined && mayAutoApprove(file, text);
  return (
    isAdmitting ||
    isUnasked ||
    passesFilter(file, text) ||
    (otherwise !== undefined && passesFilter(otherwise, text))
  );
}

const passesFilter = (file: ClientFile | undefined, text: string): boolean =>
  file?.onlyWith?.test(text) ?? true;

/**
 * Returns the content of one client file; null for a file that has an ambiguous name and serves another
 * purpose. The promise never rejects: parts that cannot be parsed become faults.
 */
export function parseClientFile(file: ClientFile, text: string): Promise<ParsedContent | null> {
  if (!passesFilter(file, text)) return parseClientText(file, text);
  const ofFile =
    remembered.contentsByFile.get(file) ?? new Map<string, Promise<ParsedContent | null>>();
  const cached = ofFile.get(text);
  if (cached !== undefined) return cached;
  remembered.length += text.length;
  if (remembered.length > maxRemembered) {
    remembered = { contentsByFile: new Map(), length: text.length };
    ofFile.clear();
  }
  const content = parseClientText(file, text);
  remembered.contentsByFile.set(file, ofFile.set(text, content));
  return content;
}

/** Cache of parsed files. A tree and its base share most files, and parsing takes most of a run's time. */
let remembered: {
  readonly contentsByFile: Map<ClientFile, Map<string, Promise<ParsedContent | null>>>;
  length: number;
} = { contentsByFile: new Map(), length: 0 };

/** Maximum total size of the cached files, in characters. */
const maxRemembered = 16 * 1024 * 1024;

/**
 * Parses one client file without the cache. If a file contains both faults and merge conflict markers, only
 * the conflict is reported.
 */
export async function parseClientText(
  file: ClientFile,
  written: string,
): Promise<ParsedContent | null> {
  const content = await parseText(file, written);
  const conflict = content !== null && content.faults.length > 0 ? mergeConflict(written) : null;
  return content === null || conflict === null ? content : { ...content, faults: [conflict] };
}

async function parseText(file: ClientFile, written: string): Promise<ParsedContent | null> {
  const { format = 'json', mayBeOther = false, hasColonDefaults = false } = file;
  // Converts `:` defaults to the usual `:-`. The extra character shifts only later spans on the same line.
  const text = hasColonDefaults ? written.replace(/(\$\{\w+:)(?!-)/g, '$1-') : written;
  if (!passesFilter(file, text)) return null;
  const hasFaults = countsAsFault(file, text);
  if (text.length > maxLength) return hasFaults ? contentWithFault('larger than 1 MB') : null;
  const document = (await formats[format]())(text);
  if ('message' in document) {
    const filled = mayBeOther ? asTemplate(text, format) : null;
    if (filled !== null) {
      const read = await parseClientText(
        { ...file, onlyWith: anyText, faultsWith: noText },
        filled,
      );
      if (read !== null) return { ...read, isOfTemplate: true };
      if (!('message' in (await formats[format]())(filled))) return null;
    }
    return hasFaults ? { ...emptyContent, faults: [document] } : null;
  }
  const parsed = await parseDeferred(
    parseDocuments(document, (each) => parseDocument(file, each, text)),
  );
  const isSettings = ['vscode-settings', 'devcontainer'].includes(file.client);
  const definitions = definitionsIn(document.root, isSettings);
  const content = parsed === null ? null : { ...parsed, definitions };
  if (mayBeOther) {
    // A script with a fault might contain unread commands that declare servers.
    const isCut = format === 'text' && (content?.faults.length ?? 0) > 0;
    return content === null || (!isCut && declaresNothing(content)) ? null : content;
  }
  const ofFormat = hasFaults ? (document.faults ?? []) : [];
  const ownFaults = [...unreadServers(document, content ?? emptyContent), ...ofFormat];
  const mentioned = format === 'workflow' ? [] : mentionedFiles(document);
  const refersTo = [...(content?.refersTo ?? []), ...mentioned];
  const isEmpty =
    content === null || (!hasFaults && declaresNothing(content) && !hasOwnFault(content));
  if (isEmpty && ownFaults.length + refersTo.length === 0) return null;
  return {
    ...(content ?? emptyContent),
    faults: [...(content?.faults ?? []), ...ownFaults],
    refersTo,
    serverLists: [...(content?.serverLists ?? []), ...listsIn(document.root)],
    // Folder paths in a workflow serve many purposes, so they are ignored.
    folderMentions: format === 'workflow' ? [] : mentionedFolders(document),
  };
}

const anyText: TextTest = { test: () => true };
const noText: TextTest = { test: () => false };

/** Adds the content of embedded documents whose parser had to be loaded first. */
async function parseDeferred(content: ParsedContent | null): Promise<ParsedContent | null> {
  const { deferred = [] } = content ?? emptyContent;
  if (content === null || deferred.length === 0) return content;
  const parse: ParseText = async (format, text) => (await formats[format]())(text);
  return mergeContents([content, ...(await Promise.all(deferred.map((read) => read(parse))))]);
}

function parseDocument(
  { client, shape, also, format, mayBeOther = false }: ClientFile,
  document: TreeDocument,
  text: string,
): ParsedContent | null {
  if (typeof shape === 'function') {
    const content = shape(document, text);
    return format === 'workflow' ? content : withRepeatedKeys(content, document);
  }
  const servers = readServers(document, shape);
  const completed = [...(servers.completes ?? [])].map(([alias, env]) => ({
    ...{ alias, env, reach: clientReach(client) },
  }));
  const reading = mergeContents([
    servers,
    { ...emptyContent, environments: completed },
    // The front matter of a Markdown file is specific to one agent or workflow.
    ...(mayBeOther || format === 'frontmatter'
      ? []
      : [ownEnvironment(document, clientReach(client))]),
  ]);
  return also === undefined ? reading : mergeContents([reading, also(document, text)]);
}

/** Returns the content of all documents in a file, because parsers differ in which document they use. */
function parseDocuments(
  document: TreeDocument,
  parseRoot: (document: TreeDocument) => ParsedContent | null,
): ParsedContent | null {
  const contents = [
    document,
    ...(document.furtherRoots ?? []).map((root) => ({ ...document, root })),
  ]
    .map(parseRoot)
    .filter((reading) => reading !== null);
  if (contents.length === 0) return null;
  const merged = mergeContents(contents);
  const knownSpans = new Set<string>();
  // Two documents can be the same text, parsed in two ways.
  const declarations = contents.flatMap((content) => {
    const newDeclarations = content.declarations.filter(
      ({ span }) => !knownSpans.has(JSON.stringify(span)),
    );
    for (const { span } of content.declarations) knownSpans.add(JSON.stringify(span));
    return newDeclarations;
  });
  return { ...merged, declarations };
}

/**
 * Returns a fault if a client's reader ignored entries under a key for servers, because another reader might
 * use them.
 */
function unreadServers({ root, spanOf }: TreeDocument, content: ParsedContent): ContentFault[] {
  const maps = root === null ? [] : serverMaps(root);
  if (maps.length === 0) return [];
  const recognised = [...content.declarations, ...content.faults];
  const recognisedPlaces = new Set(
    recognised.map(({ span: { start } }) => `${start.line}:${start.column}`),
  );
  const isTaken = ({ node, value }: Property): boolean =>
    [node, value].some((each) => {
      const { line, column } = spanOf(each).start;
      return recognisedPlaces.has(`${line}:${column}`);
    });
  const unreadMaps = maps.filter(({ property: { value } }) =>
    entriesOf(value).some((entry) => isEntry(entry.value, true) && !isTaken(entry)),
  );
  const contents = unreadMaps.map(({ keyPath, property }) => [
    ...keyPath,
    digestOfNode(property.node),
  ]);
  return unreadMaps.slice(0, 1).map(({ property: { key, node } }) => ({
    message: `it declares servers under ${quote(key)}, a key that this client is not known to read`,
    span: spanOf(node),
    contentDigest: digestOf(JSON.stringify(contents)),
  }));
}

export function contentWithFault(message: string): ParsedContent {
  return { ...emptyContent, faults: [{ message, span: firstPlace }] };
}

function declaresNothing(content: ParsedContent): boolean {
  const { declarations, refersTo = [], enables = [], offers = [], environments = [] } = content;
  const { marketplaces = [], switchesOff = [], folderMentions = [] } = content;
  const { left = [] } = content;
  const settings = [enables, offers, environments, marketplaces, switchesOff, folderMentions, left];
  return [declarations, refersTo, ...settings].every(({ length }) => length === 0);
}

const hasOwnFault = ({ faults }: ParsedContent): boolean =>
  faults.some((fault) => !isRepeatedKey(fault));

/**
 * Adds faults for repeated keys. A shape reader uses only one occurrence of a repeated key, and the client
 * might use another.
 */
function withRepeatedKeys(
  content: ParsedContent | null,
  { root, spanOf }: TreeDocument,
): ParsedContent | null {
  if (content === null || root === null) return content;
  const faults: ContentFault[] = [];
  allRepeatedKeys(root, spanOf, faults);
  return { ...content, faults: [...content.faults, ...faults] };
}
