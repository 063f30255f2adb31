import { unreadableReasons } from '../files/unreadable.ts';
import { clientFileOf } from './client-files.ts';
import { pathBelow, withoutProjectFolder } from './paths.ts';
import { offersOf } from './plugins.ts';
import { readClientFile } from './read-file.ts';
import { emptyReading, type FileReading, type Reference, readingKey } from './reader.ts';

/** Reads one more file of the tree, by its path. */
export type ReadMore = (path: string) => Promise<{ text: string } | { reason: string }>;

/** More files than manifests refer to, and more paths than are tried for one tree. */
const maxReferences = 200;
const maxTries = 5000;

const outside = 'not a path within the tree';

/** Files in which plugins of the tree declare servers. */
const pluginFiles = ['.mcp.json', '.claude-plugin/plugin.json'];

/** What following the references of some files gave. */
interface Followed {
  /** The files referred to, and for each reference that leads nowhere a fault of the file it is in. */
  readonly readings: readonly FileReading[];
  /** Folders in which a file that was referred to has been found. */
  readonly foldersFound: ReadonlySet<string>;
}

/** A reference with the file that it is in, and the folder that it is relative to. */
interface PlacedReference extends Pick<FileReading, 'path' | 'client' | 'folder'> {
  readonly reference: Reference;
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
): Promise<Followed> {
  const readings: FileReading[] = [];
  const foldersFound = new Set<string>();
  const references = direct.flatMap(referencesOf);
  if (references.length === 0) return { readings, foldersFound };
  const isRead = new Set(direct.filter(({ path }) => isReadAsMap(path)).map(readingKey));
  const manifests = new Set(direct.filter(({ path }) => isPlugin(path)).map(readingKey));
  let followed = 0;
  // The loop adds to the list.
  for (const [index, { reference, ...from }] of references.entries()) {
    const fault = (message: string): FileReading => ({
      ...from,
      reading: { ...emptyReading, faults: [{ message, span: reference.path.span }] },
    });
    if (followed === maxReferences || index === maxTries) {
      readings.push(fault(`one of more than ${maxReferences} references to further files`));
      break;
    }
    const path = pathBelow(from.folder, withoutProjectFolder(reference.path.text));
    const key = readingKey({ folder: from.folder, path: path ?? '' });
    // The manifest of an offered plugin was read as one; a file that is referred to may be a bare map too.
    if (isRead.has(key) || (!reference.isRequired && manifests.has(key))) {
      foldersFound.add(from.folder);
      continue;
    }
    const more = path === null ? { reason: outside } : await readMore(path);
    if (path !== null && 'text' in more) {
      followed += 1;
      foldersFound.add(from.folder);
      isRead.add(key);
      const reading = await readReferred({ ...from, path }, reference, more.text);
      if (reading === null) continue;
      readings.push(reading);
      for (const each of referencesOf(reading)) references.push(each);
    } else if ('reason' in more) {
      // An optional file may be missing; one that is there and cannot be read is a fault.
      const isAbsent = more.reason === outside || more.reason === unreadableReasons.absent;
      if (reference.isRequired || !isAbsent) {
        readings.push(fault(`it refers to a file of servers that cannot be read: ${more.reason}`));
      }
    }
  }
  return { readings, foldersFound };
}

async function readReferred(
  at: Pick<FileReading, 'path' | 'client' | 'folder'>,
  { isRequired }: Reference,
  text: string,
): Promise<FileReading | null> {
  const own = !isRequired && isPlugin(at.path) ? clientFileOf(at.path)?.file : undefined;
  const file = own ?? { client: at.client, paths: [], shape: { mayBeBare: true } };
  const reading = await readClientFile(file, text);
  return reading === null ? null : { ...at, reading };
}

/** The files that a file refers to, with those of the plugins in the tree that it offers. */
function referencesOf(read: FileReading): PlacedReference[] {
  const { path, client, folder, reading } = read;
  const start = { line: 1, column: 1 };
  const ofPlugins = offersOf(read).flatMap(({ source }) =>
    source === null
      ? []
      : pluginFiles.map((file) => ({
          ...{ path, client, folder: source },
          // A plugin may lack either.
          reference: { path: { text: file, span: { start, end: start } }, isRequired: false },
        })),
  );
  const own = (reading.refersTo ?? []).map((reference) => ({
    ...{ path, client, folder: pathBelow(folder, reference.below ?? '') ?? folder },
    reference,
  }));
  return [...ofPlugins, ...own];
}

/** Whether a file with this name may also be a map of servers without a wrapper, as every referenced file may. */
function isReadAsMap(path: string): boolean {
  const shape = clientFileOf(path)?.file.shape;
  return typeof shape === 'object' && shape.mayBeBare === true && shape.onlyByShape !== true;
}

function isPlugin(path: string): boolean {
  return path.endsWith('plugin.json');
}
