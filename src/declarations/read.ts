import { unreadableReasons } from '../files/unreadable.ts';
import type { Alteration, Declaration, FileReport, SourceFile } from '../model.ts';
import { clientFileOf } from './client-files.ts';
import { formats } from './formats.ts';
import { pathBelow, withoutProjectFolder } from './paths.ts';
import {
  type ClientFile,
  emptyLaunch,
  emptyReading,
  type FoundDeclaration,
  type KnownMarketplace,
  type Reading,
  type ReadingFault,
  type Reference,
  type ShapeReader,
} from './reader.ts';
import { allRepeatedKeys, isRepeatedKey } from './repeated-keys.ts';
import { readServers } from './servers.ts';
import { workflowSteps } from './shapes/workflows.ts';
import type { TreeDocument } from './tree.ts';

/** The declarations of some files, and what became of each file. */
export interface ReadDeclarations {
  readonly declarations: readonly Declaration[];
  readonly files: readonly FileReport[];
}

/** Reads one more file of the tree, by its path. */
export type ReadMore = (path: string) => Promise<{ text: string } | { reason: string }>;

/** More files than manifests point at, and more places than are looked at for one. */
const maxReferences = 200;
const maxLooks = 5000;

/** More entries than any file declares, and more faults than anybody reads of one. */
const maxEntries = 1000;
const maxFaults = 20;

/** YAML of all files together, in characters: reading it takes time. */
const maxYaml = 24 * 1024 * 1024;
const maxYamlFile = 256 * 1024;

/** Text that a chart or a generator makes a file of. */
const template = /\{\{-?\s*(?:\.|(?:if|range|with|include|toYaml|define|template|end)\b)/;

/** What tells that a file which cannot be read may declare servers, or an escape that may hide it. */
const telling =
  /mcp[_-]?servers|mcp[_-]config|mcp\s+add|context_servers|enabledPlugins|toolsets|mcps|\bcmd\b|\buri\b|streamable_http|type:\s*["']?(?:mcp|poci|stdio)\b|\\[xuU\r\n]/i;

/** Whether a file that may be about something else matters all the same, by its text. */
export function mayDeclare(path: string, text: string): boolean {
  const holds = clientFileOf(path)?.file.holds;
  return holds === undefined || (holds.test(text) && telling.test(text));
}

/**
 * Reads the declarations of client files, and of the files that these point at. A file with faults
 * keeps what could be understood; each fault is a report of its own on the place where it stands.
 *
 * @param readMore for files that a manifest refers to; they are read wherever they are
 */
export async function readDeclarations(
  sources: readonly SourceFile[],
  readMore: ReadMore,
): Promise<ReadDeclarations> {
  const found: Found = {
    declarations: [],
    files: [],
    enabled: [],
    offered: [],
    seen: new Set(),
    references: [],
    marketplaces: [],
    switchedOn: new Set(),
  };
  // Files in which nothing is left to be found.
  const whole = new Set<string>();
  const plugins = new Set<string>();
  let yaml = 0;
  for (const { path, text } of sources) {
    const client = clientFileOf(path);
    if (client === null) continue;
    const isYaml = client.file.format === 'yaml' || client.file.format === 'frontmatter';
    if (isYaml && (client.file.holds?.test(text) ?? true))
      yaml += Math.min(text.length, maxYamlFile);
    const reading =
      yaml > maxYaml
        ? tooMuch('one of more than 24 MB of YAML')
        : await readClientFile(client.file, text);
    // A file that is about something else is no file of ours.
    if (reading === null) continue;
    const { shape } = client.file;
    const isBare = typeof shape === 'object' && shape.mayBeBare && !shape.onlyByShape;
    if (isBare) whole.add(placeOf(client.folder, path));
    if (isPlugin(path)) plugins.add(placeOf(client.folder, path));
    keep(found, path, client.file.client, client.folder, reading);
  }
  await followReferences(found, whole, plugins, readMore);
  for (const { declaration, marketplace } of found.enabled) {
    const offers = found.offered.filter(({ name }) => name === declaration.alias);
    const isHere =
      marketplace !== null &&
      offers.length > 0 &&
      offers.every(({ root, folder }) => root === marketplace && found.seen.has(folder));
    if (isHere) continue;
    const name = declaration.alias.slice(declaration.alias.lastIndexOf('@') + 1);
    const hooks = [
      ...found.marketplaces
        .filter((each) => each.name === null || each.name === name)
        .map(({ source }) => source),
      ...offers.flatMap(({ origin }) => origin ?? []),
    ];
    found.declarations.push({ ...declaration, launch: { ...declaration.launch, hooks } });
  }
  const { declarations, files, switchedOn } = found;
  return {
    files,
    // What one file lets rest another one of that client may wake.
    declarations: declarations.map((each) =>
      each.disabled && switchedOn.has(switchOf(each)) ? { ...each, disabled: false } : each,
    ),
  };
}

/** What an entry that only switches a server on names. */
function switchOf({ client, alias }: Pick<Declaration, 'client' | 'alias'>): string {
  return JSON.stringify([client, alias]);
}

/** What is gathered while files are read. */
interface Found {
  readonly declarations: Declaration[];
  readonly files: FileReport[];
  readonly enabled: { readonly declaration: Declaration; readonly marketplace: string | null }[];
  /** Plugins by `name@marketplace`, with the folder of the marketplace, and theirs in the tree. */
  readonly offered: {
    readonly name: string;
    readonly root: string | null;
    readonly folder: string;
    readonly origin: Alteration | null;
  }[];
  readonly marketplaces: KnownMarketplace[];
  readonly switchedOn: Set<string>;
  /** Folders of plugins in which there is a file of theirs. */
  readonly seen: Set<string>;
  readonly references: {
    readonly from: string;
    readonly client: string;
    readonly folder: string;
    readonly reference: Reference;
  }[];
}

function keep(found: Found, path: string, client: string, folder: string, reading: Reading): void {
  const declared = (each: FoundDeclaration): Declaration => ({
    ...each,
    file: path,
    client,
    folder,
  });
  // What is read twice in the same way is one; read as another client's it may mean something else.
  const key = (each: FoundDeclaration): string =>
    JSON.stringify([each.span, each.disabled, { ...each.launch, env: [...each.launch.env] }]);
  const known = new Set(
    found.declarations.filter((each) => each.file === path && each.folder === folder).map(key),
  );
  const faults = [...reading.faults];
  for (const [index, each] of reading.declarations.entries()) {
    if (index === maxEntries) {
      faults.push({ message: `more than ${maxEntries} servers`, span: each.span });
      break;
    }
    if (!known.has(key(each))) found.declarations.push(declared(each));
  }
  for (const { plugin, marketplace } of reading.enables ?? []) {
    const launch = { ...emptyLaunch, plugin };
    const each = { alias: plugin.text, span: plugin.span, disabled: false, launch };
    const root = marketplace === null ? null : pathBelow(folder, marketplace);
    found.enabled.push({ declaration: declared(each), marketplace: root });
  }
  for (const each of reading.marketplaces ?? []) found.marketplaces.push(each);
  for (const alias of reading.switchesOn ?? []) found.switchedOn.add(switchOf({ client, alias }));
  for (const { plugin, source, origin } of reading.offers ?? []) {
    const root = source === null ? null : pathBelow(folder, source);
    const place = { root: root === null ? null : folder, folder: root ?? '' };
    found.offered.push({ name: plugin, ...place, origin });
    if (root === null) continue;
    // Its files are read wherever they are; where they are not there, it has none.
    for (const file of ['.mcp.json', '.claude-plugin/plugin.json']) {
      const place = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
      const reference = { path: { text: file, span: place }, isRequired: false };
      found.references.push({ from: path, client, folder: root, reference });
    }
  }
  for (const reference of reading.refersTo ?? []) {
    const base = pathBelow(folder, reference.below ?? '') ?? folder;
    found.references.push({ from: path, client, folder: base, reference });
  }
  if (faults.length === 0 && !found.files.some((each) => each.path === path)) {
    found.files.push({ path, status: 'read', reason: null, span: null });
  }
  for (const { message, span } of faults.slice(0, maxFaults)) {
    found.files.push({ path, status: 'unreadable', reason: message, span });
  }
  const more = faults[maxFaults];
  if (more !== undefined) {
    const reason = `${faults.length - maxFaults} more faults`;
    found.files.push({ path, status: 'unreadable', reason, span: more.span });
  }
}

function isPlugin(path: string): boolean {
  return path.endsWith('plugin.json');
}

/** A file as it is read for one folder. */
function placeOf(folder: string, path: string): string {
  return `${folder}\u0000${path}`;
}

/** Reads the files that others name; a file that was read as that of another client is read once more. */
async function followReferences(
  found: Found,
  whole: Set<string>,
  plugins: Set<string>,
  readMore: ReadMore,
): Promise<void> {
  let followed = 0;
  for (let index = 0; index < found.references.length; index += 1) {
    const { from, client, folder, reference } = found.references[index] as Found['references'][0];
    const say = (reason: string): void => {
      found.files.push({ path: from, status: 'unreadable', reason, span: reference.path.span });
    };
    if (followed === maxReferences || index === maxLooks) {
      say(`one of more than ${maxReferences} references to further files`);
      return;
    }
    const path = pathBelow(folder, withoutProjectFolder(reference.path.text));
    const place = placeOf(folder, path ?? '');
    // An offered plugin's own manifest is read as such; a manifest that is referred to, as a map too.
    if (whole.has(place) || (!reference.isRequired && plugins.has(place))) {
      found.seen.add(folder);
      continue;
    }
    const more = path === null ? { reason: outside } : await readMore(path);
    if (path !== null && 'text' in more) {
      followed += 1;
      found.seen.add(folder);
      whole.add(place);
      const own = !reference.isRequired && isPlugin(path) ? clientFileOf(path)?.file : undefined;
      const file = own ?? { client, paths: [], shape: { mayBeBare: true } };
      const reading = await readClientFile(file, more.text);
      if (reading !== null) keep(found, path, client, folder, reading);
    } else if ('reason' in more) {
      // Where nothing must be, only what is there and cannot be read is told.
      const isAbsent = more.reason === outside || more.reason === unreadableReasons.absent;
      if (reference.isRequired || !isAbsent) {
        say(`it refers to a file of servers that cannot be read: ${more.reason}`);
      }
    }
  }
}

const outside = 'not a path within the tree';

function tooMuch(message: string): Reading {
  const place = { line: 1, column: 1 };
  return { ...emptyReading, faults: [{ message, span: { start: place, end: place } }] };
}

/**
 * What one client file declares; null where files of its name may be about something else, and this
 * one is. It never rejects: what cannot be understood is a fault.
 */
export async function readClientFile(
  { format = 'json', shape, holds, hasColonDefaults = false }: ClientFile,
  written: string,
): Promise<Reading | null> {
  // The mark that others have is one longer, and nothing behind it on its line is what is looked for.
  const text = hasColonDefaults ? written.replace(/(\$\{\w+:)(?!-)/g, '$1-') : written;
  if (holds !== undefined && !holds.test(text)) return null;
  const isOptional = holds !== undefined && !telling.test(text);
  if (text.length > maxLength) return isOptional ? null : tooMuch('larger than 1 MB');
  const read = await formats[format]();
  const document = read(text);
  if ('message' in document) {
    // No client reads a chart's template.
    const isOther = isOptional || (holds !== undefined && template.test(text));
    return isOther ? null : { ...emptyReading, faults: [document] };
  }
  const reading =
    typeof shape === 'function'
      ? withRepeatedKeys(shape(document, text), document, shape)
      : readServers(document, shape);
  // No client is known to read it: where nothing in it is a server, no fault in it is ours to report.
  const isNothing =
    reading === null ||
    (typeof shape === 'object' && shape.onlyByShape && reading.declarations.length === 0);
  if (isNothing || (isOptional && isEmpty(reading))) return null;
  return { ...reading, faults: [...reading.faults, ...(document.faults ?? [])] };
}

function isEmpty(reading: Reading): boolean {
  const { declarations, faults, refersTo = [], enables = [], offers = [] } = reading;
  const own = faults.filter((fault) => !isRepeatedKey(fault));
  return [declarations, own, refersTo, enables, offers].every(({ length }) => length === 0);
}

/** A declaration file of a real project has some KB; parsers are slow on megabytes. */
const maxLength = 1024 * 1024;

/** A reader of its own takes one of two equal keys, as clients do, and not always the same one. */
function withRepeatedKeys(
  reading: Reading | null,
  { root, spanOf }: TreeDocument,
  shape: ShapeReader,
): Reading | null {
  if (reading === null || root === null || shape === workflowSteps) return reading;
  const faults: ReadingFault[] = [];
  allRepeatedKeys(root, spanOf, faults);
  return { ...reading, faults: [...reading.faults, ...faults] };
}
