import { isIn, type TrackedPaths, unreadableReasons } from '../../io/tree.ts';
import { folderOf, foldersUpFrom } from '../../model/paths.ts';
import type { Import } from './activations.ts';
import type { ClientFile } from './client.ts';
import { clientFileOf } from './client-files.ts';
import { clientFiles } from './clients.ts';
import { namedFile } from './files-by-shape.ts';
import { pathBelow, withoutProjectFolder } from './paths.ts';
import { offersOf } from './plugins.ts';
import { mayDeclareAs, readClientFile } from './read-file.ts';
import {
  emptyReading,
  type FileReading,
  type ReadAs,
  type Reading,
  type Reference,
  readingKey,
} from './reader.ts';
import { clientFilesIn } from './skipped-files.ts';
import { firstPlace } from './tree.ts';

/** Reads one more file of the tree, by its path. */
export type ReadMore = (path: string) => Promise<{ text: string } | Unread>;

/** Says which files are read next, so that they can be read together. */
export type Prepare = (paths: Iterable<string>) => void;

interface Unread {
  readonly reason: string;
  readonly excerpt?: string;
}

/** More files than manifests refer to, and more paths than are tried for one tree. */
const maxReferences = 200;
const maxTries = 5000;

/** More servers than files have that others mention, once for each place that mentions them. */
const maxMentioned = 20_000;

const outside = 'not a path within the tree';

/** Files in which plugins of the tree declare servers. */
const pluginFiles = ['.mcp.json', '.claude-plugin/plugin.json'];

interface Followed {
  /** The files referred to, and for each reference that leads nowhere a fault of the file it is in. */
  readonly readings: readonly FileReading[];
  /** Folders in which a file that was referred to has been found. */
  readonly foldersFound: ReadonlySet<string>;
  /** Workflows that others import, and that were read by their names. */
  readonly imports: readonly Import[];
}

/** A reference with the file that it is in, and the folder that it is relative to. */
interface PlacedReference
  extends Pick<FileReading, 'path' | 'client' | 'folder' | 'place' | 'namedBy' | 'isSetAside'> {
  readonly reference: Reference;
  /** The folder that its path is relative to, where that is not the one that the client works in. */
  readonly base?: string | undefined;
  /** Whether the same path is looked for in another folder afterwards. */
  readonly isFirstTry?: boolean;
}

/**
 * Reads the files that others refer to, and those that these refer to. A file that was read as that of
 * another client is read once more.
 *
 * @param direct the files that were read by their names
 */
export async function followReferences(
  direct: readonly FileReading[],
  readMore: ReadMore,
  prepare: Prepare,
  tracked: TrackedPaths,
): Promise<Followed> {
  const byName = new Set(direct.flatMap(({ path, isByContent }) => (isByContent ? [] : [path])));
  const referencesIn = (read: FileReading): PlacedReference[] => [
    ...referencesOf(read),
    ...referencesBelow(read, byName, tracked),
  ];
  const references = direct.flatMap(referencesIn);
  const state = initialState(direct, byName, readMore);
  state.readings.push(...direct.flatMap((each) => hiddenFolders(each, tracked)));
  let prepared = 0;
  // The loop adds to the list.
  for (const [index, placed] of references.entries()) {
    if (index === prepared) {
      const next = references.slice(index, index + maxReferences);
      prepared += next.length;
      prepare(next.flatMap((each) => pathOf(each) ?? []));
    }
    const way = wayOf(placed, state);
    if (way === null) continue;
    state.tries += 1;
    const { followed, tries, mentioned } = state;
    if (followed === maxReferences || tries === maxTries || mentioned > maxMentioned) {
      const message = `one of more than ${maxReferences} references to further files`;
      state.readings.push(faultOf(placed, message));
      break;
    }
    const reading = await readOne(placed, way, state);
    for (const each of reading === null ? [] : referencesIn(reading)) references.push(each);
  }
  return state;
}

interface State extends Followed {
  readonly readings: FileReading[];
  readonly foldersFound: Set<string>;
  readonly imports: Import[];
  readonly byName: ReadonlySet<string>;
  readonly readMore: (path: string) => Promise<{ text: string } | Unread>;
  /** Reads a text; `how` is equal for equal texts that are read in the same way. */
  readonly readOnce: ReadAsFile;
  /** Files that were read as maps of servers, and those of them that a reference led to. */
  readonly isRead: Set<string>;
  readonly referred: Set<string>;
  readonly manifests: ReadonlySet<string>;
  readonly tried: Set<string>;
  /** Files that were read by their shape and declare nothing. */
  readonly withoutServers: Set<string>;
  /** References that lead to a file. */
  readonly met: Set<Reference>;
  followed: number;
  tries: number;
  mentioned: number;
}

function initialState(
  direct: readonly FileReading[],
  byName: ReadonlySet<string>,
  readMore: ReadMore,
): State {
  const unread = new Map<string, Unread>();
  const known = new Map<string, Promise<Reading | null>>();
  return {
    ...{ byName, readings: [], foldersFound: new Set(), imports: [] },
    readMore: async (path) => {
      const more = unread.get(path) ?? (await readMore(path));
      if ('reason' in more) unread.set(path, more);
      return more;
    },
    readOnce: (file, how, text) => {
      const reading = known.get(how) ?? readClientFile(file, text);
      known.set(how, reading);
      return reading;
    },
    isRead: new Set(direct.filter(({ path }) => isReadAsMap(path)).map(readingKey)),
    manifests: new Set(direct.filter(({ path }) => isPlugin(path)).map(readingKey)),
    ...{ referred: new Set(), tried: new Set(), withoutServers: new Set(), met: new Set() },
    ...{ followed: 0, tries: 0, mentioned: 0 },
  };
}

/** A fault for each folder that a file opens and that lies in a submodule which is not checked out. */
function hiddenFolders(read: FileReading, { kindAt }: TrackedPaths): FileReading[] {
  const { reading, path, client, folder, place } = read;
  return (reading.opens ?? []).flatMap((written) => {
    const opened = pathBelow(folder, written);
    const above = opened === null ? [] : foldersUpFrom(opened);
    const hidden = above.find((each) => kindAt(each) === 'repository');
    if (hidden === undefined) return [];
    const message = `it opens a folder that cannot be read: ${unreadableReasons.submodule}`;
    const fault = { message, span: firstPlace, leadsTo: hidden };
    return [{ ...{ path, client, folder, place }, reading: { ...emptyReading, faults: [fault] } }];
  });
}

/** How a reference is followed. */
interface Way {
  /** Null for one that leads out of the tree. */
  readonly path: string | null;
  readonly key: string;
  /** Equal for files that one program reads for one folder. */
  readonly byProgram: string;
  /** Whether the file was read by its own name, or for another client, and is read once more. */
  readonly isMention: boolean;
}

/** How a reference is followed; null for one that needs no reading. */
function wayOf(placed: PlacedReference, state: State): Way | null {
  const { reference, base: _, ...from } = placed;
  const { readAs, isRequired = false } = reference;
  const path = pathOf(placed);
  const key = readingKey({ folder: from.folder, path: path ?? '' });
  const byProgram = `${from.place?.program} ${key}`;
  if (readAs !== undefined) {
    const isByName = path !== null && state.byName.has(path);
    if (isByName && readAs === 'workflow') {
      state.imports.push({ from: from.path, folder: from.folder, path });
    }
    // A file that is only mentioned is read once in each way, and by its own name says what it is.
    const way = `${readAs} ${key}`;
    const isRereadable = readAs === 'shape' && path !== from.path;
    const isKnown = state.tried.has(way) || (isByName && !isRereadable);
    if (path === null || isKnown || (isByName && state.withoutServers.has(path))) return null;
    state.tried.add(way);
    return { path, key, byProgram, isMention: isByName };
  }
  // The manifest of an offered plugin was read as one; a file that is referred to may be a bare map too.
  if (!state.isRead.has(key) && (isRequired || !state.manifests.has(key))) {
    return { path, key, byProgram, isMention: false };
  }
  state.foldersFound.add(from.folder);
  const isOfOther = state.referred.has(key) && !state.tried.has(byProgram);
  return isOfOther ? { path, key, byProgram, isMention: true } : null;
}

/** Reads the file of a reference; gives what it declares if its own references have to be followed. */
async function readOne(
  placed: PlacedReference,
  { path, key, byProgram, isMention }: Way,
  state: State,
): Promise<FileReading | null> {
  const { reference, base: _, ...from } = placed;
  const { readAs } = reference;
  const isBundle = reference.isRequired === true && /\.(?:mcpb|dxt)$/i.test(path ?? '');
  const unread = path === null ? outside : isBundle ? 'bundles are not read' : null;
  const more =
    path === null || unread !== null ? { reason: unread ?? '' } : await state.readMore(path);
  if (path === null || 'reason' in more) {
    state.readings.push(...insteadOf(placed, path, more as Unread, state));
    return null;
  }
  state.tried.add(byProgram);
  state.met.add(reference);
  const reading = await readReferred(from, path, reference, more.text, state.readOnce);
  if (readAs === undefined) {
    state.foldersFound.add(from.folder);
    if (!state.isRead.has(key)) state.referred.add(key);
    state.isRead.add(key);
  }
  if (!isMention && (readAs === undefined || reading !== null)) state.followed += 1;
  if (reading === null) {
    if (readAs === 'shape') state.withoutServers.add(path);
    return null;
  }
  if (isMention) state.mentioned += reading.reading.declarations.length;
  state.readings.push(isMention ? { ...reading, isMention } : reading);
  return isMention ? null : reading;
}

/** What stands for a file that cannot be read; an optional one may be missing. */
function insteadOf(
  placed: PlacedReference,
  path: string | null,
  more: Unread,
  { met }: State,
): FileReading[] {
  const { reference, base: _, isFirstTry = false, ...from } = placed;
  const { isRequired = false, otherwise } = reference;
  const isAbsent = more.reason === outside || more.reason === unreadableReasons.absent;
  const message = `it refers to a file of servers that cannot be read: ${more.reason}`;
  const isFault = isRequired || (!isAbsent && mayHoldServers(path ?? '', reference, more));
  return [
    ...(isAbsent && otherwise !== undefined && !isFirstTry && !met.has(reference)
      ? [{ ...from, reading: { ...emptyReading, declarations: [otherwise] } }]
      : []),
    ...(isFault ? [faultOf(placed, message, path)] : []),
  ];
}

function faultOf(
  { reference, base: _, ...from }: PlacedReference,
  message: string,
  leadsTo: string | null = null,
): FileReading {
  const { span } = reference.path;
  const fault = { message, span, ...(leadsTo !== null && { leadsTo }) };
  return { ...from, reading: { ...emptyReading, faults: [fault] } };
}

/** Whether an unreadable file may be one of servers: a mere mention says no more than its words do. */
function mayHoldServers(
  path: string,
  { readAs, isOfServers = false }: Reference,
  { excerpt }: Unread,
): boolean {
  if (readAs !== 'shape' || isOfServers) return true;
  return excerpt === undefined ? /mcp/i.test(path) : mayDeclareAs(namedFile(path), excerpt);
}

type ReadAsFile = (file: ClientFile, how: string, text: string) => Promise<Reading | null>;

async function readReferred(
  from: Omit<PlacedReference, 'reference' | 'base'>,
  path: string,
  { isRequired, readAs = 'servers', like = path }: Reference,
  text: string,
  read: ReadAsFile,
): Promise<FileReading | null> {
  const isManifest = readAs === 'servers' && !isRequired && isPlugin(path);
  const file = fileAs(isManifest ? 'own' : readAs, like, from.client);
  const how = JSON.stringify([path, isManifest, readAs, like, from.client]);
  const reading = file === null ? null : await read(file, how, text);
  if (file === null || reading === null) return null;
  return {
    ...from,
    ...(from.place && { place: { ...from.place, isNamed: true } }),
    path,
    client: readAs === 'own' ? file.client : from.client,
    namedBy: from.namedBy ?? from.path,
    reading,
  };
}

function fileAs(readAs: ReadAs, path: string, client: string): ClientFile | null {
  const { format } = namedFile(path);
  switch (readAs) {
    case 'servers':
      return { client, paths: [], ...(format && { format }), shape: { mayBeBare: true } };
    case 'shape':
      return { ...namedFile(path), client };
    case 'own':
      return clientFileOf(path)?.file ?? null;
    case 'workflow':
      return fileOf('github-workflows');
  }
}

function fileOf(client: string): ClientFile {
  const found = clientFiles.find((file) => file.client === client);
  if (found === undefined) throw new Error(`no client ${client}`);
  return found;
}

/** The path that a reference leads to; null where that is not within the tree. */
const pathOf = ({ reference, base, folder }: PlacedReference): string | null =>
  pathBelow(base ?? folder, withoutProjectFolder(reference.path.text));

/** The files that a file refers to, with those of the plugins in the tree that it offers. */
function referencesOf(read: FileReading): PlacedReference[] {
  const { path, client, folder, place, reading, namedBy = path, isSetAside } = read;
  const ofPlugins = offersOf(read).flatMap(({ source }) =>
    source === null
      ? []
      : pluginFiles.map((file) => ({
          ...{ path, client, folder: source, place: place && { ...place, folder: source } },
          // A plugin may lack either.
          reference: { path: { text: file, span: firstPlace } },
        })),
  );
  const own = (reading.refersTo ?? []).map((reference) => ({
    ...{ path, client, folder: pathBelow(folder, reference.below ?? '') ?? folder, place, namedBy },
    ...(isSetAside && { isSetAside }),
    reference,
  }));
  return [...ofPlugins, ...own.flatMap(placesOf)];
}

/**
 * The files that clients read in folders to which a file leads, beyond its own and those above, if their
 * names alone do not lead to them.
 *
 * @param byName files that are read by their names
 */
function referencesBelow(
  { path, client, folder, place, reading, namedBy = path }: FileReading,
  byName: ReadonlySet<string>,
  tracked: TrackedPaths,
): PlacedReference[] {
  const bases = new Set([folder, folderOf(path)]);
  const targets = new Map(
    (reading.leadsTo ?? []).flatMap(({ text, span }) => {
      const plain = withoutProjectFolder(text);
      return [...bases].map((base) => [pathBelow(base, plain), span] as const);
    }),
  );
  return [...targets].flatMap(([target, span]) => {
    if (target === null || isIn(folder, target)) return [];
    const files = clientFilesIn(target, tracked).filter((file) => !byName.has(`${target}/${file}`));
    return files.map((file) => ({
      ...{ path, client, folder: target, place, namedBy },
      reference: { path: { text: file, span }, readAs: 'own' as const },
    }));
  });
}

/** A reference, once for each folder that its path may be relative to. */
function placesOf(placed: PlacedReference): PlacedReference[] {
  const { path, client, folder, reference } = placed;
  const base = folderOf(path);
  if (reference.search === 'beside') return [{ ...placed, base }];
  const isBesideToo = reference.search === 'beside too' || isBeside(reference, client);
  return isBesideToo && base !== folder
    ? [{ ...placed, base, isFirstTry: true }, placed]
    : [placed];
}

/** Whether what a file names may also be beside the file itself, as an action has its files. */
function isBeside({ readAs }: Reference, client: string): boolean {
  const isOfStep = client === 'github-workflow-steps' && readAs === undefined;
  return readAs === 'shape' || isOfStep;
}

/** Whether a file with this name may also be a map of servers without a wrapper, as every referenced file may. */
function isReadAsMap(path: string): boolean {
  const shape = clientFileOf(path)?.file.shape;
  return typeof shape === 'object' && shape.mayBeBare === true && shape.onlyByShape !== true;
}

const isPlugin = (path: string): boolean => path.endsWith('plugin.json');
