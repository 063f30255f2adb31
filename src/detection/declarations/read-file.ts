import type { ClientFile } from './client.ts';
import { clientFileOf, isExample } from './client-files.ts';
import { mergeConflict } from './conflict-markers.ts';
import { definitionsIn } from './definitions.ts';
import { digestOf, digestOfNode } from './digest.ts';
import { isEntry } from './entry.ts';
import { reachOf } from './environments.ts';
import { formats } from './formats.ts';
import { isOfKubernetes } from './kubernetes.ts';
import { mentionedFiles, mentionedFolders } from './mentioned-files.ts';
import {
  emptyReading,
  joinReadings,
  type ParseText,
  type Reading,
  type ReadingFault,
  type TextTest,
} from './reader.ts';
import { allRepeatedKeys, isRepeatedKey, quote } from './repeated-keys.ts';
import { serverMaps } from './server-keys.ts';
import { readServers } from './servers.ts';
import { mayAdmit } from './shapes/admitting-lists.ts';
import { listsIn } from './switches.ts';
import { asTemplate } from './templates.ts';
import { entriesOf, firstPlace, type Property, type TreeDocument } from './tree.ts';
import { mayBeUnasked } from './unasked.ts';
import { ownEnvironment } from './variables-in.ts';

/** In characters. A declaration file of a real project has some KB; parsers are slow on megabytes. */
const maxLength = 1024 * 1024;

/**
 * Whether a client file may declare servers, by as much of its text as is available; null for none. An example
 * is no problem.
 *
 * @param start the judged folder
 */
export function mayDeclare(path: string, text: string | null, start: string): boolean {
  const found = clientFileOf(path);
  if (found !== null && isExample(found, path, start)) return false;
  const file = found?.file;
  if (text === null) return file?.search === undefined;
  return mayDeclareAs(file, text);
}

/** Whether a file of a kind may declare servers, by as much of its text as is available. */
export function mayDeclareAs(file: ClientFile | undefined, text: string): boolean {
  return isRead(file, text) && (file === undefined || isBlamed(file, text));
}

/** Whether a text that cannot be read is a fault: not if it is about something else. */
function isBlamed(file: ClientFile, text: string): boolean {
  return (file.faultsWith?.test(text) ?? true) && !isOfKubernetes(text, file);
}

/** Whether a client file with a text may declare anything: others need not be kept. */
export function isClientText(path: string, text: string): boolean {
  const { file, otherwise } = clientFileOf(path) ?? {};
  const isAdmitting = (file?.format ?? 'json') === 'json' && mayAdmit.test(text);
  const isUnasked = file !== undefined && mayBeUnasked(file, text);
  return (
    isAdmitting ||
    isUnasked ||
    isRead(file, text) ||
    (otherwise !== undefined && isRead(otherwise, text))
  );
}

const isRead = (file: ClientFile | undefined, text: string): boolean =>
  file?.onlyWith?.test(text) ?? true;

/**
 * What one client file declares; null for a file about something else, which only files of ambiguous
 * names can be. It never rejects: what cannot be understood is a fault.
 */
export function readClientFile(file: ClientFile, text: string): Promise<Reading | null> {
  if (!isRead(file, text)) return readClientText(file, text);
  const ofFile = remembered.readings.get(file) ?? new Map<string, Promise<Reading | null>>();
  const known = ofFile.get(text);
  if (known !== undefined) return known;
  remembered.length += text.length;
  if (remembered.length > maxRemembered) {
    remembered = { readings: new Map(), length: text.length };
    ofFile.clear();
  }
  const reading = readClientText(file, text);
  remembered.readings.set(file, ofFile.set(text, reading));
  return reading;
}

/** Readings of texts, which a tree and its base mostly share: parsing is the longest part of a run. */
let remembered: {
  readonly readings: Map<ClientFile, Map<string, Promise<Reading | null>>>;
  length: number;
} = { readings: new Map(), length: 0 };

/** In characters of all texts. */
const maxRemembered = 16 * 1024 * 1024;

/** The same without the memory. Merge conflict markers replace all other faults of a text. */
export async function readClientText(file: ClientFile, written: string): Promise<Reading | null> {
  const reading = await readText(file, written);
  const conflict = reading !== null && reading.faults.length > 0 ? mergeConflict(written) : null;
  return reading === null || conflict === null ? reading : { ...reading, faults: [conflict] };
}

async function readText(file: ClientFile, written: string): Promise<Reading | null> {
  const { format = 'json', mayBeOther = false, hasColonDefaults = false } = file;
  // The usual `:-` is one character longer, which moves only spans behind it on its line.
  const text = hasColonDefaults ? written.replace(/(\$\{\w+:)(?!-)/g, '$1-') : written;
  if (!isRead(file, text)) return null;
  const hasFaults = isBlamed(file, text);
  if (text.length > maxLength) return hasFaults ? faultAtStart('larger than 1 MB') : null;
  const document = (await formats[format]())(text);
  if ('message' in document) {
    const filled = mayBeOther ? asTemplate(text, format) : null;
    if (filled !== null) {
      const read = await readClientText({ ...file, onlyWith: anyText, faultsWith: noText }, filled);
      if (read !== null) return { ...read, isOfTemplate: true };
      if (!('message' in (await formats[format]())(filled))) return null;
    }
    return hasFaults ? { ...emptyReading, faults: [document] } : null;
  }
  const read = await withDeferred(readAll(document, (each) => readDocument(file, each, text)));
  const isSettings = ['vscode-settings', 'devcontainer'].includes(file.client);
  const definitions = definitionsIn(document.root, isSettings);
  const reading = read === null ? null : { ...read, definitions };
  if (mayBeOther) {
    // A fault of a script means that commands which declare servers may follow.
    const isCut = format === 'text' && (reading?.faults.length ?? 0) > 0;
    return reading === null || (!isCut && declaresNothing(reading)) ? null : reading;
  }
  const ofFormat = hasFaults ? (document.faults ?? []) : [];
  const own = [...unreadServers(document, reading ?? emptyReading), ...ofFormat];
  const mentioned = format === 'workflow' ? [] : mentionedFiles(document);
  const refersTo = [...(reading?.refersTo ?? []), ...mentioned];
  const isEmpty =
    reading === null || (!hasFaults && declaresNothing(reading) && !hasOwnFault(reading));
  if (isEmpty && own.length + refersTo.length === 0) return null;
  return {
    ...(reading ?? emptyReading),
    faults: [...(reading?.faults ?? []), ...own],
    refersTo,
    serverLists: [...(reading?.serverLists ?? []), ...listsIn(document.root)],
    // A workflow names folders for much else.
    leadsTo: format === 'workflow' ? [] : mentionedFolders(document),
  };
}

const anyText: TextTest = { test: () => true };
const noText: TextTest = { test: () => false };

/** A reading with what texts in the file declare whose reader had to be loaded. */
async function withDeferred(reading: Reading | null): Promise<Reading | null> {
  const { deferred = [] } = reading ?? emptyReading;
  if (reading === null || deferred.length === 0) return reading;
  const parse: ParseText = async (format, text) => (await formats[format]())(text);
  return joinReadings([reading, ...(await Promise.all(deferred.map((read) => read(parse))))]);
}

function readDocument(
  { client, shape, also, format, mayBeOther = false }: ClientFile,
  document: TreeDocument,
  text: string,
): Reading | null {
  if (typeof shape === 'function') {
    const reading = shape(document, text);
    return format === 'workflow' ? reading : withRepeatedKeys(reading, document);
  }
  const servers = readServers(document, shape);
  const completed = [...(servers.completes ?? [])].map(([alias, env]) => ({
    ...{ alias, env, reach: reachOf(client) },
  }));
  const reading = joinReadings([
    servers,
    { ...emptyReading, environments: completed },
    // The head of a Markdown file is about one agent or workflow.
    ...(mayBeOther || format === 'frontmatter' ? [] : [ownEnvironment(document, reachOf(client))]),
  ]);
  return also === undefined ? reading : joinReadings([reading, also(document, text)]);
}

/** What the documents of a file declare: readers differ in which of several they take. */
function readAll(
  document: TreeDocument,
  read: (document: TreeDocument) => Reading | null,
): Reading | null {
  const readings = [document, ...(document.further ?? []).map((root) => ({ ...document, root }))]
    .map(read)
    .filter((reading) => reading !== null);
  if (readings.length === 0) return null;
  const all = joinReadings(readings);
  const known = new Set<string>();
  // Documents may be the same text in two readings.
  const declarations = readings.flatMap((reading) => {
    const found = reading.declarations.filter(({ span }) => !known.has(JSON.stringify(span)));
    for (const { span } of reading.declarations) known.add(JSON.stringify(span));
    return found;
  });
  return { ...all, declarations };
}

/** Entries under a key of servers that the reader of a client did not take: another reader may. */
function unreadServers({ root, spanOf }: TreeDocument, reading: Reading): ReadingFault[] {
  const maps = root === null ? [] : serverMaps(root);
  if (maps.length === 0) return [];
  const found = [...reading.declarations, ...reading.faults];
  const read = new Set(found.map(({ span: { start } }) => `${start.line}:${start.column}`));
  const isTaken = ({ node, value }: Property): boolean =>
    [node, value].some((each) => {
      const { line, column } = spanOf(each).start;
      return read.has(`${line}:${column}`);
    });
  const unread = maps.filter(({ property: { value } }) =>
    entriesOf(value).some((entry) => isEntry(entry.value, true) && !isTaken(entry)),
  );
  const contents = unread.map(({ way, property }) => [...way, digestOfNode(property.node)]);
  return unread.slice(0, 1).map(({ property: { key, node } }) => ({
    message: `servers under ${quote(key)}, where this client is not known to read them`,
    span: spanOf(node),
    contentDigest: digestOf(JSON.stringify(contents)),
  }));
}

/** A reading of nothing but a fault of the file as a whole. */
export function faultAtStart(message: string): Reading {
  return { ...emptyReading, faults: [{ message, span: firstPlace }] };
}

function declaresNothing(reading: Reading): boolean {
  const { declarations, refersTo = [], enables = [], offers = [], environments = [] } = reading;
  const { marketplaces = [], switchesOff = [], leadsTo = [] } = reading;
  const { left = [] } = reading;
  const settings = [enables, offers, environments, marketplaces, switchesOff, leadsTo, left];
  return [declarations, refersTo, ...settings].every(({ length }) => length === 0);
}

const hasOwnFault = ({ faults }: Reading): boolean => faults.some((fault) => !isRepeatedKey(fault));

/** Shape readers take one of two equal keys, as clients do, but not always the same one as the client. */
function withRepeatedKeys(reading: Reading | null, { root, spanOf }: TreeDocument): Reading | null {
  if (reading === null || root === null) return reading;
  const faults: ReadingFault[] = [];
  allRepeatedKeys(root, spanOf, faults);
  return { ...reading, faults: [...reading.faults, ...faults] };
}
