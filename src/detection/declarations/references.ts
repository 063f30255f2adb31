import { isIn, type TrackedPaths, unreadableReasons } from '../../io/tree.ts';
import type { GivenEnvironment } from '../../model/model.ts';
import { folderOf, foldersUpFrom } from '../../model/paths.ts';
import type { Import } from './activations.ts';
import type { ClientFile } from './client.ts';
import { clientFileOf } from './client-files.ts';
import { clientFiles, clientPaths, stepTexts } from './clients.ts';
import { namedFile } from './files-by-shape.ts';
import type { Format } from './formats.ts';
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
import { composeFile } from './shapes/compose.ts';
import { shellScript } from './shapes/scripts.ts';
import { variablesFile } from './shapes/variables.ts';
import { handingAction } from './shapes/workflows.ts';
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
  const readings: FileReading[] = [];
  const foldersFound = new Set<string>();
  const settings = direct.flatMap(({ folder: at, reading }) =>
    (reading.turnsOn ?? []).map((name) => ({ at, name })),
  );
  const counts = ({ folder, reference: { onlyWith } }: PlacedReference): boolean =>
    onlyWith === undefined ||
    settings.some(({ at, name }) => name === onlyWith && (isIn(at, folder) || isIn(folder, at)));
  const byName = new Set(direct.flatMap(({ path, isByContent }) => (isByContent ? [] : [path])));
  const referencesIn = (read: FileReading): PlacedReference[] => [
    ...referencesOf(read).filter(counts),
    ...referencesBelow(read, byName, tracked),
  ];
  const references = direct.flatMap(referencesIn);
  const imports: Import[] = [];
  if (references.length === 0) return { readings, foldersFound, imports };
  const isRead = new Set(direct.filter(({ path }) => isReadAsMap(path)).map(readingKey));
  const tried = new Set<string>();
  const referred = new Set<string>();
  const manifests = new Set(direct.filter(({ path }) => isPlugin(path)).map(readingKey));
  const environmentIds = new Map<GivenEnvironment, number>();
  const idOf = (environment: GivenEnvironment): number => {
    const id = environmentIds.get(environment) ?? environmentIds.size;
    environmentIds.set(environment, id);
    return id;
  };
  const withoutServers = new Set<string>();
  const unread = new Map<string, Unread>();
  // What a file says is the same in each environment that it is given.
  const known = new Map<string, Promise<Reading | null>>();
  const readOnce: ReadAsFile = (file, how, text) => {
    const reading = known.get(how) ?? readClientFile(file, text);
    known.set(how, reading);
    return reading;
  };
  let followed = 0;
  let tries = 0;
  let mentioned = 0;
  let prepared = 0;
  // The loop adds to the list.
  for (const [index, { reference, base, ...from }] of references.entries()) {
    if (index === prepared) {
      const next = references.slice(index, index + maxReferences);
      prepared += next.length;
      prepare(next.flatMap((each) => pathOf(each) ?? []));
    }
    const fault = (message: string, leadsTo: string | null = null): FileReading => ({
      ...from,
      reading: {
        ...emptyReading,
        faults: [{ message, span: reference.path.span, ...(leadsTo !== null && { leadsTo }) }],
      },
    });
    const path = pathOf({ reference, base, ...from });
    const key = readingKey({ folder: from.folder, path: path ?? '' });
    const { readAs, environments = [] } = reference;
    const ids = environments.map(idOf).join();
    const around = `${key} ${ids}`;
    const byProgram = `${from.place?.program} ${key}`;
    let isMention = false;
    if (readAs !== undefined) {
      const isByName = path !== null && byName.has(path);
      if (isByName && readAs === 'workflow') {
        imports.push({ from: from.path, folder: from.folder, path });
      }
      // A file that is only mentioned is read once in each way, and by its own name says what it is.
      const way = `${JSON.stringify(readAs)} ${key}`;
      const isForVariables = typeof readAs === 'object' || readAs === 'action';
      isMention = (isByName && !isForVariables) || tried.has(way);
      const isOfStep = readAs === 'own' && reference.environments !== undefined;
      const isRereadable =
        (readAs === 'shape' || readAs === 'action' || isOfStep) && path !== from.path;
      const isKnown = tried.has(`${way} ${ids}`) || (isMention && !isRereadable);
      if (path === null || isKnown || (isMention && withoutServers.has(path))) continue;
      tried.add(way).add(`${way} ${ids}`);
    }
    tries += 1;
    if (followed === maxReferences || tries === maxTries || mentioned > maxMentioned) {
      readings.push(fault(`one of more than ${maxReferences} references to further files`));
      break;
    }
    // The manifest of an offered plugin was read as one; a file that is referred to may be a bare map too.
    if (isRead.has(key) || (!reference.isRequired && manifests.has(key))) {
      foldersFound.add(from.folder);
      const isOfOther = referred.has(key) && !tried.has(byProgram);
      if (!isOfOther && (environments.length === 0 || tried.has(around))) continue;
      isMention = true;
    }
    const isBundle = reference.isRequired && /\.(?:mcpb|dxt)$/i.test(path ?? '');
    const more =
      path === null
        ? { reason: outside }
        : isBundle
          ? { reason: 'bundles are not read' }
          : (unread.get(path) ?? (await readMore(path)));
    if (path !== null && 'reason' in more) unread.set(path, more);
    if (path !== null && 'text' in more) {
      tried.add(around).add(byProgram);
      const reading = await readReferred(from, path, reference, more.text, readOnce);
      if (readAs === undefined) {
        foldersFound.add(from.folder);
        if (!isRead.has(key)) referred.add(key);
        isRead.add(key);
      }
      const counts = readAs === undefined || (readAs !== 'script' && reading !== null);
      if (!isMention && counts) followed += 1;
      if (reading === null) {
        if (readAs === 'shape') withoutServers.add(path);
        continue;
      }
      if (isMention) {
        mentioned += reading.reading.declarations.length;
        readings.push({ ...reading, isMention });
        continue;
      }
      readings.push(reading);
      for (const each of referencesIn(reading)) references.push(each);
    } else if ('reason' in more) {
      // An optional file may be missing; one that is there and cannot be read is a fault.
      const isAbsent = more.reason === outside || more.reason === unreadableReasons.absent;
      if (isAbsent && reference.otherwise !== undefined) {
        readings.push({
          ...from,
          reading: { ...emptyReading, declarations: [reference.otherwise] },
        });
      }
      if (reference.isRequired || (!isAbsent && mayHoldServers(path ?? '', reference, more))) {
        const message = `it refers to a file of servers that cannot be read: ${more.reason}`;
        readings.push(fault(message, path));
      }
    }
  }
  return { readings, foldersFound, imports };
}

/** Whether an unreadable file may be one of servers: a mere mention says no more than its words do. */
function mayHoldServers(path: string, { readAs }: Reference, { excerpt }: Unread): boolean {
  if (readAs !== 'shape') return true;
  return excerpt === undefined ? /mcp/i.test(path) : mayDeclareAs(namedFile(path), excerpt);
}

/** Reads a text; `how` is equal for equal texts that are read in the same way. */
type ReadAsFile = (file: ClientFile, how: string, text: string) => Promise<Reading | null>;

async function readReferred(
  from: Omit<PlacedReference, 'reference' | 'base'>,
  path: string,
  { isRequired, readAs = 'servers', like = path, environments = [] }: Reference,
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
    environments: environments.map((given) => {
      return { file: from.path, folder: from.folder, isShared: true, ...given };
    }),
  };
}

/** The format of a file of variables, which is lines of them unless its ending says otherwise. */
function formatOfVariables(path: string): Format {
  if (/\.jsonc?$/i.test(path)) return 'json';
  if (/\.toml$/i.test(path)) return 'toml';
  return /\.ya?ml$/i.test(path) ? 'yaml' : 'text';
}

/** A file of Compose is about much else. */
const compose = {
  paths: [],
  format: 'yaml',
  mayBeOther: true,
  faultsWith: /environment|env_file|volumes|extends/,
} as const;

function fileAs(readAs: ReadAs, path: string, client: string): ClientFile | null {
  const { format } = namedFile(path);
  if (typeof readAs === 'object') {
    return 'variablesFor' in readAs
      ? {
          client,
          paths: [],
          format: formatOfVariables(path),
          shape: variablesFile(readAs.variablesFor),
        }
      : { ...compose, client, shape: composeFile(readAs.serviceOfCompose) };
  }
  switch (readAs) {
    case 'servers':
      return { client, paths: [], ...(format && { format }), shape: { mayBeBare: true } };
    case 'shape':
      return { ...namedFile(path), client };
    case 'own':
      return clientFileOf(path)?.file ?? null;
    case 'settings':
      return { ...fileOf('claude-code-settings'), client };
    case 'workflow':
      return fileOf('github-workflows');
    case 'script':
      return {
        ...{ client, paths: [], format: 'text', mayBeOther: true },
        ...{ onlyWith: stepTexts, shape: shellScript(clientPaths) },
      };
    case 'action':
      return { client, paths: [], format: 'workflow', mayBeOther: true, shape: handingAction };
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
  if (reference.search === 'upwards') {
    return foldersUpFrom(folder).map((each) => ({ ...placed, base: each }));
  }
  const isBesideToo = reference.search === 'beside too' || isBeside(reference, client);
  return isBesideToo && base !== folder ? [placed, { ...placed, base }] : [placed];
}

/** Whether what a file names may also be beside the file itself, as an action has its files. */
function isBeside({ readAs, isRequired }: Reference, client: string): boolean {
  const isOfStep = client === 'github-workflow-steps' && !isRequired;
  return readAs === 'shape' || (isOfStep && (readAs ?? 'settings') === 'settings');
}

/** Whether a file with this name may also be a map of servers without a wrapper, as every referenced file may. */
function isReadAsMap(path: string): boolean {
  const shape = clientFileOf(path)?.file.shape;
  return typeof shape === 'object' && shape.mayBeBare === true && shape.onlyByShape !== true;
}

const isPlugin = (path: string): boolean => path.endsWith('plugin.json');
