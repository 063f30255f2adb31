import { isIn, type TrackedPaths, unreadableReasons } from '../../io/tree.ts';
import { folderOf, foldersUpFrom } from '../../model/paths.ts';
import type { Import } from './activations.ts';
import type { ClientFile } from './client.ts';
import { findClientFile } from './client-files.ts';
import { clientFiles } from './clients.ts';
import { listOfferedPlugins } from './enabled-plugins.ts';
import { namedFile } from './files-by-shape.ts';
import { mayDeclareAs, parseClientFile } from './parse-file.ts';
import { pathBelow, withoutProjectFolder } from './paths.ts';
import { clientFilesIn } from './skipped-files.ts';
import { firstPlace } from './tree.ts';
import {
  emptyContent,
  type ParsedContent,
  type ParsedFile,
  parsedFileKey,
  type ReadAs,
  type Reference,
} from './types.ts';

export type ReadTreeFile = (path: string) => Promise<{ text: string } | Unread>;

/** Announces the files that will be read next, so that they can be read together. */
export type PrefetchFiles = (paths: Iterable<string>) => void;

interface Unread {
  readonly reason: string;
  readonly excerpt?: string;
}

/**
 * Limits on the number of references followed and paths tried in one tree. Real projects stay below both
 * limits.
 */
const maxReferences = 200;
const maxTries = 5000;

/**
 * Maximum number of servers in mentioned files. Real projects have fewer, although a server counts once for
 * each place that mentions its file.
 */
const maxMentioned = 20_000;

const outside = 'not a path within the tree';

const pluginFiles = ['.mcp.json', '.claude-plugin/plugin.json'];

interface FollowedReferences {
  /** The referenced files, and faults in the files whose references could not be followed. */
  readonly files: readonly ParsedFile[];
  /** Folders in which a referenced file was found. */
  readonly foldersFound: ReadonlySet<string>;
  /** Imported workflows that were also read by name. */
  readonly imports: readonly Import[];
}

interface PlacedReference
  extends Pick<ParsedFile, 'path' | 'client' | 'folder' | 'place' | 'namedBy' | 'isExample'> {
  readonly reference: Reference;
  /** The folder that the path is relative to. If absent, the path is relative to `folder`. */
  readonly base?: string | undefined;
  /** Whether the same path is also tried in another folder. */
  readonly isFirstTry?: boolean;
}

/**
 * Reads the files that other files refer to, and follows the references in those files in turn. A file that
 * was already read for another client is read again.
 *
 * @param direct the files that were found without following a reference
 */
export async function followReferences(
  direct: readonly ParsedFile[],
  readMore: ReadTreeFile,
  prepare: PrefetchFiles,
  tracked: TrackedPaths,
): Promise<FollowedReferences> {
  const byName = new Set(direct.flatMap(({ path, isByContent }) => (isByContent ? [] : [path])));
  const referencesIn = (read: ParsedFile): PlacedReference[] => [
    ...collectReferences(read),
    ...referencesInFolders(read, byName, tracked),
  ];
  const references = direct.flatMap(referencesIn);
  const state = createState(direct, byName, readMore);
  state.files.push(...direct.flatMap((each) => hiddenFolders(each, tracked)));
  let prepared = 0;
  // The loop appends to the list that it iterates over.
  for (const [index, placed] of references.entries()) {
    if (index === prepared) {
      const next = references.slice(index, index + maxReferences);
      prepared += next.length;
      prepare(next.flatMap((each) => resolveTarget(each) ?? []));
    }
    const plan = planReference(placed, state);
    if (plan === null) continue;
    state.tries += 1;
    const { followed, tries, mentioned } = state;
    if (followed === maxReferences || tries === maxTries || mentioned > maxMentioned) {
      const message = `the gate follows at most ${maxReferences} references to other files`;
      state.files.push(faultAtReference(placed, message));
      break;
    }
    const parsedFile = await readReference(placed, plan, state);
    for (const each of parsedFile === null ? [] : referencesIn(parsedFile)) references.push(each);
  }
  return state;
}

interface State extends FollowedReferences {
  readonly files: ParsedFile[];
  readonly foldersFound: Set<string>;
  readonly imports: Import[];
  readonly byName: ReadonlySet<string>;
  readonly readMore: (path: string) => Promise<{ text: string } | Unread>;
  /** Parses a file's text once per `how`, which identifies the file and the way it is read. */
  readonly parseOnce: ParseOnce;
  /** Files that were read as maps of servers, and the subset that was reached through a reference. */
  readonly readAsMaps: Set<string>;
  readonly referred: Set<string>;
  readonly manifests: ReadonlySet<string>;
  readonly tried: Set<string>;
  /** Files that were read by shape and declare nothing. */
  readonly withoutServers: Set<string>;
  readonly resolvedReferences: Set<Reference>;
  followed: number;
  tries: number;
  mentioned: number;
}

function createState(
  direct: readonly ParsedFile[],
  byName: ReadonlySet<string>,
  readMore: ReadTreeFile,
): State {
  const unreadFiles = new Map<string, Unread>();
  const parsedTexts = new Map<string, Promise<ParsedContent | null>>();
  return {
    ...{ byName, files: [], foldersFound: new Set(), imports: [] },
    readMore: async (path) => {
      const more = unreadFiles.get(path) ?? (await readMore(path));
      if ('reason' in more) unreadFiles.set(path, more);
      return more;
    },
    parseOnce: (file, how, text) => {
      const content = parsedTexts.get(how) ?? parseClientFile(file, text);
      parsedTexts.set(how, content);
      return content;
    },
    readAsMaps: new Set(direct.filter(({ path }) => isReadAsMap(path)).map(parsedFileKey)),
    manifests: new Set(direct.filter(({ path }) => isPlugin(path)).map(parsedFileKey)),
    ...{
      referred: new Set(),
      tried: new Set(),
      withoutServers: new Set(),
      resolvedReferences: new Set(),
    },
    ...{ followed: 0, tries: 0, mentioned: 0 },
  };
}

/** Returns a fault for each folder that a file opens inside a submodule that is not checked out. */
function hiddenFolders(parsedFile: ParsedFile, { kindAt }: TrackedPaths): ParsedFile[] {
  const { content, path, client, folder, place } = parsedFile;
  return (content.opens ?? []).flatMap((openedPath) => {
    const opened = pathBelow(folder, openedPath);
    const parents = opened === null ? [] : foldersUpFrom(opened);
    const hidden = parents.find((each) => kindAt(each) === 'repository');
    if (hidden === undefined) return [];
    const message = `it opens a folder that cannot be read (${unreadableReasons.submodule})`;
    const fault = { message, span: firstPlace, referredFile: hidden };
    return [{ ...{ path, client, folder, place }, content: { ...emptyContent, faults: [fault] } }];
  });
}

interface ReferencePlan {
  /** Null for a reference that leaves the tree. */
  readonly path: string | null;
  readonly key: string;
  /** Identifies the program, the folder and the path. */
  readonly byProgram: string;
  /** Whether the file was already read, by name or for another client, and is now reread. */
  readonly isMention: boolean;
}

/** Plans how to follow a reference. Returns null if the file does not need to be read. */
function planReference(placed: PlacedReference, state: State): ReferencePlan | null {
  const { reference, base: _, ...source } = placed;
  const { readAs, isRequired = false } = reference;
  const path = resolveTarget(placed);
  const key = parsedFileKey({ folder: source.folder, path: path ?? '' });
  const byProgram = `${source.place?.program} ${key}`;
  if (readAs !== undefined) {
    const isByName = path !== null && state.byName.has(path);
    if (isByName && readAs === 'workflow') {
      state.imports.push({ from: source.path, folder: source.folder, path });
    }
    // A mentioned file is read once for each way of reading it. A file that was already read by name is
    // reread only by shape, and only if another file mentions it.
    const attemptKey = `${readAs} ${key}`;
    const isRereadable = readAs === 'shape' && path !== source.path;
    const isKnown = state.tried.has(attemptKey) || (isByName && !isRereadable);
    if (path === null || isKnown || (isByName && state.withoutServers.has(path))) return null;
    state.tried.add(attemptKey);
    return { path, key, byProgram, isMention: isByName };
  }
  // Any referenced file can be a bare map of servers. An optional plugin manifest is skipped, because it was
  // already read as a manifest.
  if (!state.readAsMaps.has(key) && (isRequired || !state.manifests.has(key))) {
    return { path, key, byProgram, isMention: false };
  }
  state.foldersFound.add(source.folder);
  const isOfOther = state.referred.has(key) && !state.tried.has(byProgram);
  return isOfOther ? { path, key, byProgram, isMention: true } : null;
}

/** Reads a referenced file into `state.files`. Returns the file only if its references must be followed. */
async function readReference(
  placed: PlacedReference,
  { path, key, byProgram, isMention }: ReferencePlan,
  state: State,
): Promise<ParsedFile | null> {
  const { reference, base: _, ...source } = placed;
  const { readAs } = reference;
  const isBundle = reference.isRequired === true && /\.(?:mcpb|dxt)$/i.test(path ?? '');
  const unreadReason = path === null ? outside : isBundle ? 'the gate does not read bundles' : null;
  const loaded =
    path === null || unreadReason !== null
      ? { reason: unreadReason ?? '' }
      : await state.readMore(path);
  if (path === null || 'reason' in loaded) {
    state.files.push(...replaceUnreadable(placed, path, loaded as Unread, state));
    return null;
  }
  state.tried.add(byProgram);
  state.resolvedReferences.add(reference);
  const parsedFile = await parseReferred(source, path, reference, loaded.text, state.parseOnce);
  if (readAs === undefined) {
    state.foldersFound.add(source.folder);
    if (!state.readAsMaps.has(key)) state.referred.add(key);
    state.readAsMaps.add(key);
  }
  if (!isMention && (readAs === undefined || parsedFile !== null)) state.followed += 1;
  if (parsedFile === null) {
    if (readAs === 'shape') state.withoutServers.add(path);
    return null;
  }
  if (isMention) state.mentioned += parsedFile.content.declarations.length;
  state.files.push(isMention ? { ...parsedFile, isMention } : parsedFile);
  return isMention ? null : parsedFile;
}

/**
 * Returns the fallback declaration or the fault for a file that cannot be read. A missing optional file is
 * not a fault.
 */
function replaceUnreadable(
  placed: PlacedReference,
  path: string | null,
  unread: Unread,
  { resolvedReferences }: State,
): ParsedFile[] {
  const { reference, base: _, isFirstTry = false, ...source } = placed;
  const { isRequired = false, otherwise } = reference;
  const isAbsent = unread.reason === outside || unread.reason === unreadableReasons.absent;
  const message = `it refers to a server configuration file that cannot be read (${unread.reason})`;
  const isFault = isRequired || (!isAbsent && mayHoldServers(path ?? '', reference, unread));
  return [
    ...(isAbsent && otherwise !== undefined && !isFirstTry && !resolvedReferences.has(reference)
      ? [{ ...source, content: { ...emptyContent, declarations: [otherwise] } }]
      : []),
    ...(isFault ? [faultAtReference(placed, message, path)] : []),
  ];
}

function faultAtReference(
  { reference, base: _, ...source }: PlacedReference,
  message: string,
  referredFile: string | null = null,
): ParsedFile {
  const { span } = reference.path;
  const fault = { message, span, ...(referredFile !== null && { referredFile }) };
  return { ...source, content: { ...emptyContent, faults: [fault] } };
}

/**
 * Reports whether an unreadable file might declare servers. For a file that is merely mentioned, the result
 * depends on the available text, or on the path if no text is available.
 */
function mayHoldServers(
  path: string,
  { readAs, isOfServers = false }: Reference,
  { excerpt }: Unread,
): boolean {
  if (readAs !== 'shape' || isOfServers) return true;
  return excerpt === undefined ? /mcp/i.test(path) : mayDeclareAs(namedFile(path), excerpt);
}

type ParseOnce = (file: ClientFile, how: string, text: string) => Promise<ParsedContent | null>;

async function parseReferred(
  source: Omit<PlacedReference, 'reference' | 'base'>,
  path: string,
  { isRequired, readAs = 'servers', like = path }: Reference,
  text: string,
  parseOnce: ParseOnce,
): Promise<ParsedFile | null> {
  const isManifest = readAs === 'servers' && !isRequired && isPlugin(path);
  const file = clientFileFor(isManifest ? 'own' : readAs, like, source.client);
  const how = JSON.stringify([path, isManifest, readAs, like, source.client]);
  const reading = file === null ? null : await parseOnce(file, how, text);
  if (file === null || reading === null) return null;
  return {
    ...source,
    ...(source.place && { place: { ...source.place, isNamed: true } }),
    path,
    client: readAs === 'own' ? file.client : source.client,
    namedBy: source.namedBy ?? source.path,
    content: reading,
  };
}

function clientFileFor(readAs: ReadAs, path: string, client: string): ClientFile | null {
  const { format } = namedFile(path);
  switch (readAs) {
    case 'servers':
      return { client, paths: [], ...(format && { format }), shape: { mayBeBare: true } };
    case 'shape':
      return { ...namedFile(path), client };
    case 'own':
      return findClientFile(path)?.file ?? null;
    case 'workflow':
      return requireClientFile('github-workflows');
  }
}

function requireClientFile(client: string): ClientFile {
  const clientFile = clientFiles.find((file) => file.client === client);
  if (clientFile === undefined) throw new Error(`no client ${client}`);
  return clientFile;
}

const resolveTarget = ({ reference, base, folder }: PlacedReference): string | null =>
  pathBelow(base ?? folder, withoutProjectFolder(reference.path.text));

function collectReferences(parsedFile: ParsedFile): PlacedReference[] {
  const { path, client, folder, place, content, namedBy = path, isExample } = parsedFile;
  const ofPlugins = listOfferedPlugins(parsedFile).flatMap(({ source }) =>
    source === null
      ? []
      : pluginFiles.map((file) => ({
          ...{ path, client, folder: source, place: place && { ...place, folder: source } },
          // `isRequired` is not set, because a plugin can lack any of the files in `pluginFiles`.
          reference: { path: { text: file, span: firstPlace } },
        })),
  );
  const ownReferences = (content.refersTo ?? []).map((reference) => ({
    ...{ path, client, folder: pathBelow(folder, reference.below ?? '') ?? folder, place, namedBy },
    ...(isExample && { isExample }),
    reference,
  }));
  return [...ofPlugins, ...ownReferences.flatMap(expandReference)];
}

/**
 * Returns references to the files that clients read in the folders that a file mentions. Skips the file's
 * folder, the folders above it, and files that were already read by name.
 */
function referencesInFolders(
  { path, client, folder, place, content, namedBy = path }: ParsedFile,
  byName: ReadonlySet<string>,
  tracked: TrackedPaths,
): PlacedReference[] {
  const bases = new Set([folder, folderOf(path)]);
  const targets = new Map(
    (content.folderMentions ?? []).flatMap(({ text, span }) => {
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

/** Returns a copy of the reference for each folder that its path can be relative to. */
function expandReference(placed: PlacedReference): PlacedReference[] {
  const { path, client, folder, reference } = placed;
  const base = folderOf(path);
  if (reference.search === 'beside') return [{ ...placed, base }];
  const isBesideToo = reference.search === 'beside too' || isBeside(reference, client);
  return isBesideToo && base !== folder
    ? [{ ...placed, base, isFirstTry: true }, placed]
    : [placed];
}

/**
 * Reports whether a path can also be relative to the folder of the file that contains the path, as in an
 * action.
 */
function isBeside({ readAs }: Reference, client: string): boolean {
  const isOfStep = client === 'github-workflow-steps' && readAs === undefined;
  return readAs === 'shape' || isOfStep;
}

/**
 * Reports whether a file with this name is also read as a map of servers without a wrapper, like any
 * referenced file.
 */
function isReadAsMap(path: string): boolean {
  const shape = findClientFile(path)?.file.shape;
  return typeof shape === 'object' && shape.mayBeBare === true && shape.onlyByShape !== true;
}

const isPlugin = (path: string): boolean => path.endsWith('plugin.json');
