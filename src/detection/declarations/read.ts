import { isIn, type TrackedPaths } from '../../io/tree.ts';
import type {
  Declaration,
  FileReport,
  Inventory,
  NamedFile,
  SourceFile,
} from '../../model/model.ts';
import { folderOf } from '../../model/paths.ts';
import { withActivations } from './activations.ts';
import { type ClientFile, filesOf } from './client.ts';
import { clientFileOf, type FoundClientFile, isExample } from './client-files.ts';
import { ofLists } from './clients.ts';
import { withDefinitions } from './definitions.ts';
import { withEnvironments } from './environments.ts';
import { withFileValues } from './file-values.ts';
import { byShape } from './files-by-shape.ts';
import { formats } from './formats.ts';
import { isOfKubernetes } from './kubernetes.ts';
import { enabledPlugins } from './plugins.ts';
import { faultAtStart, mayDeclareAs, readClientFile } from './read-file.ts';
import {
  emptyReading,
  type FileReading,
  type FoundDeclaration,
  type Reading,
  type ReadingFault,
  readingKey,
} from './reader.ts';
import { followReferences, type Prepare, type ReadMore } from './references.ts';
import { isSetAsideFile } from './set-aside.ts';
import { admittingLists, listClient } from './shapes/admitting-lists.ts';
import { consentSettings, mayBeUnasked, unaskedAmong } from './unasked.ts';

/** The declarations of some files, and what became of each file. */
export type ReadDeclarations = Pick<Inventory, 'declarations' | 'files' | 'unasked'>;

/** More entries than any file declares, and more faults than anybody reads of one. */
const maxEntries = 1000;
const maxFaults = 20;

const nothingTracked: TrackedPaths = { kindAt: () => null, namesIn: () => [] };

/** More servers than files have that launches name, once for each place that names them. */
const maxNamedServers = 50_000;

/** Limits for the YAML of all files together, and for how much of one is counted, in characters. */
const maxYaml = 24 * 1024 * 1024;
const maxYamlFile = 1024 * 1024;

/**
 * Reads the declarations of client files, and of the files that these refer to. A file with faults
 * keeps what could be understood; each fault is a report of its own with its span.
 *
 * @param readMore for files that a manifest refers to; they are read wherever they are
 * @param realPath of a folder whose path leads through links: a program that works in it sees only that
 * @param tracked what the tree holds, in folders that were not walked, too
 * @param start the judged folder
 */
export async function readDeclarations(
  sources: readonly SourceFile[],
  readMore: ReadMore,
  realPath = (path: string): string => path,
  prepare: Prepare = () => {},
  tracked: TrackedPaths = nothingTracked,
  start = '',
): Promise<ReadDeclarations> {
  const found = await readSources(sources, realPath, start);
  const isOfConsents = ({ reading }: FileReading): boolean => reading.consents !== undefined;
  const direct = found.filter((each) => !isOfConsents(each));
  const followed = await followReferences(direct, readMore, prepare, tracked);
  const { readings: referred, foldersFound, imports } = followed;
  const named = new Set(referred.flatMap(({ path, isMention }) => (isMention ? [] : [path])));
  // A file that another one names is read as that one says.
  const readings = [
    ...direct.filter(({ client, path }) => client !== byShape || !named.has(path)),
    ...referred,
  ];
  const switchedOn = Map.groupBy(
    readings.flatMap(({ client, folder, reading: { switchesOn = [] } }) =>
      switchesOn.map((alias) => ({ client, alias, folder })),
    ),
    switchKey,
  );
  const declared = joinMentions(
    declarationsOf(readings.filter(({ isMention }) => !isMention)),
    declarationsOf(readings.filter(({ isMention }) => isMention)),
  );
  const withValues = await withFileValues(
    [...declared, ...partialsAlone(readings, declared)],
    readMore,
    prepare,
  );
  const plugins = enabledPlugins(readings, foldersFound);
  const declarations = withActivations(
    withEnvironments(withDefinitions([...withValues, ...plugins.declarations], readings), readings),
    readings,
    plugins.activations,
    imports,
  );
  return {
    files: reportsOf(readings),
    unasked: unaskedAmong(found.filter(isOfConsents)),
    // One file may switch on what another one of the same client switches off.
    declarations: declarations.map((each) =>
      each.disabled && isAmong(switchedOn, each) ? { ...each, disabled: false } : each,
    ),
  };
}

/**
 * Reads files that launches name: those that declare servers by their shape, or that cannot be read and
 * seem to. All others are about something else.
 */
export async function readNamedFiles(
  named: readonly NamedFile[],
  readMore: ReadMore,
  prepare: Prepare,
): Promise<ReadDeclarations> {
  const readings: FileReading[] = [];
  prepare(named.map(({ path }) => path));
  let declared = 0;
  for (const at of named) {
    const more = await readMore(at.path);
    if ('reason' in more) {
      const mayDeclare =
        more.excerpt === undefined
          ? dataEnding.test(at.path)
          : mayDeclareAs(likeNamed(at.path, '.json'), more.excerpt);
      if (mayDeclare) readings.push({ ...at, reading: faultAtStart(more.reason) });
      continue;
    }
    if (declared > maxNamedServers) {
      readings.push({ ...at, reading: faultAtStart('one of too many files that launches name') });
      break;
    }
    // Most tools read such a file as JSON, whatever it is called.
    const isJson = /^\uFEFF?\s*[{[]/.test(more.text);
    const like = likeNamed(at.path, isJson ? '.json' : '');
    const reading = like === undefined ? null : await readClientFile(like, more.text);
    if (reading === null) continue;
    declared += reading.declarations.length;
    readings.push({ ...at, reading });
  }
  return { declarations: declarationsOf(readings), files: reportsOf(readings), unasked: [] };
}

/** As what a file is read that a launch names, by its ending, or by another one where that says nothing. */
function likeNamed(path: string, otherwise: string): ClientFile | undefined {
  const ending = dataEnding.exec(path)?.[0].toLowerCase() ?? otherwise;
  return clientFileOf(`named-mcp${ending}`)?.file;
}

const dataEnding = /\.(?:jsonc?|toml|ya?ml)$/i;

/** Reads files as their names say; those about something else are left out. */
async function readSources(
  sources: readonly SourceFile[],
  realPath: (path: string) => string,
  start: string,
): Promise<FileReading[]> {
  const readings: FileReading[] = [];
  let yaml = 0;
  const paths = new Set(sources.map(({ path }) => path));
  // What only content shows is the same file behind a link, unless the link takes it out of a set-aside place.
  const isTwice = (path: string, { file }: FoundClientFile): boolean => {
    if (file.search === undefined) return false;
    const real = [realPath(folderOf(path)), path.slice(path.lastIndexOf('/') + 1)]
      .filter((part) => part !== '')
      .join('/');
    const isOut = isSetAsideFile(real) && !isSetAsideFile(path);
    return real !== path && paths.has(real) && !isOut && clientFileOf(real)?.file === file;
  };
  for (const { path, text } of sources) {
    const found = clientFileOf(path);
    if (found === null || isTwice(path, found)) continue;
    const { file, order, isTemplate } = found;
    const folder = realPath(found.folder);
    const place = { ...found.place, folder: realPath(found.place.folder) };
    const isYaml = ['yaml', 'workflow', 'frontmatter'].includes(file.format ?? '');
    if (isYaml && (file.onlyWith?.test(text) ?? true)) yaml += Math.min(text.length, maxYamlFile);
    if (yaml > maxYaml) {
      if (isOfKubernetes(text, file)) continue;
      const reading = faultAtStart('one of more than 24 MB of YAML');
      readings.push({ path, client: file.client, folder, place, reading });
      continue;
    }
    const at = { path, folder, place };
    const read = await readAsFound(found, text);
    if (read !== null) {
      const isByContent = read.file.search !== undefined;
      const isSetAside =
        isTemplate === true ||
        read.reading.isOfTemplate === true ||
        (isByContent ? isSetAsideFile(path) : isExample(found, path, start));
      const { faults, left = [] } = read.reading;
      // A broken example is no problem of anybody who uses the repository.
      const reading = isSetAside
        ? { ...read.reading, faults: [], left: [...left, ...faults] }
        : read.reading;
      readings.push({
        ...{ ...at, client: read.file.client, reading },
        ...(order !== undefined && { order }),
        ...(isByContent && { isByContent }),
        ...(isSetAside && { isSetAside }),
      });
    }
    const consents = isTemplate === true ? [] : await readConsents(path, found, text);
    if (consents.length > 0) {
      const reading = { ...emptyReading, consents };
      readings.push({
        ...{ ...at, client: file.client, reading },
        ...(order !== undefined && { order }),
      });
    }
    const admitted = await readAdmitted(path, file, text);
    // A text that cannot be read is one fault.
    const isKnown = admitted?.declarations.length === 0 && (read?.reading.faults.length ?? 0) > 0;
    if (admitted !== null && !isKnown) {
      readings.push({ ...at, client: listClient, reading: admitted });
    }
  }
  return readings;
}

/** The settings in a client's own file that decide whether it asks; none where it is set aside. */
async function readConsents(path: string, { file }: FoundClientFile, text: string) {
  if (!mayBeUnasked(file, text) || isSetAsideFile(path)) return [];
  const document = (await formats[file.format ?? 'json']())(text);
  return 'message' in document ? [] : consentSettings(document);
}

/** The lists that let servers run in a file that is read as another client's; none where it is set aside. */
async function readAdmitted(path: string, { client, format = 'json' }: ClientFile, text: string) {
  if (client === listClient || format !== 'json' || isSetAsideFile(path)) return null;
  return readClientFile(filesOf(listClient, admittingLists, ofLists)``, text);
}

/**
 * Reads a file as that of its client, or where it is none of that by its content. Of a template only the
 * servers count: what else it says is said to nobody.
 */
async function readAsFound(
  { file, otherwise, isTemplate }: FoundClientFile,
  text: string,
): Promise<{ readonly file: ClientFile; readonly reading: Reading } | null> {
  for (const each of [file, otherwise]) {
    const reading = each === undefined ? null : await readClientFile(each, text);
    if (each === undefined || reading === null) continue;
    if (isTemplate !== true) return { file: each, reading };
    const { declarations } = reading;
    if (declarations.length > 0) return { file: each, reading: { declarations, faults: [] } };
  }
  return null;
}

/** What the files declare. A file that was read twice in the same way declares it once. */
function declarationsOf(readings: readonly FileReading[]): Declaration[] {
  const known = new Map<string, readonly FoundDeclaration[]>();
  return readings.flatMap((each) => {
    const { path: file, client, folder, place, reading } = each;
    const earlier = known.get(readingKey(each)) ?? [];
    const repeated = new Set(earlier.map(contentKey));
    const found = reading.declarations
      .slice(0, maxEntries)
      .filter((declaration) => repeated.size === 0 || !repeated.has(contentKey(declaration)));
    known.set(readingKey(each), [...earlier, ...found]);
    return found.map((declaration) => ({
      ...{ ...declaration, file, client, folder },
      ...(place && { place }),
      ...(each.isSetAside && { isSetAside: true as const }),
    }));
  });
}

/** The entries that start nothing and whose server no other file in the same folders declares. */
function partialsAlone(
  readings: readonly FileReading[],
  declared: readonly Declaration[],
): Declaration[] {
  const partial = declarationsOf(
    readings.map((each) => ({
      ...each,
      reading: { ...each.reading, declarations: each.reading.partials ?? [] },
    })),
  );
  const byName = Map.groupBy(partial.length > 0 ? declared : [], switchKey);
  return partial.filter((each) => !isAmong(byName, each));
}

/** Declarations, and those that a file has beyond them where something else leads to it. */
function joinMentions(
  declarations: readonly Declaration[],
  mentions: readonly Declaration[],
): Declaration[] {
  const { met, others } = findMentioned(declarations, mentions);
  return [...declarations.map((each) => met.get(each) ?? each), ...others];
}

/**
 * Which declarations something else leads to, each as it is then, and which it has beyond those: readers
 * may take more of a file that is named than of one whose own name says what it is.
 */
export function findMentioned(
  declarations: readonly Declaration[],
  mentions: readonly Declaration[],
): { readonly met: ReadonlyMap<Declaration, Declaration>; readonly others: Declaration[] } {
  const entryOf = ({ file, span: { start } }: Declaration): string =>
    `${start.line}:${start.column} ${file}`;
  const known = new Set(declarations.map(entryOf));
  const byEntry = Map.groupBy(mentions, entryOf);
  const met = declarations.flatMap((each): [Declaration, Declaration][] => {
    const those = byEntry.get(entryOf(each)) ?? [];
    if (those.length === 0) return [];
    // What no program reads by itself is nowhere in force before something leads to it.
    const isRead = ['exact', 'folded'].includes(each.place?.certainty ?? 'exact');
    const isPlace = isRead && each.place?.isNamed !== true;
    const activations = those.map(({ folder, place }) => ({
      ...{ folder, by: 'mention', isPlace },
      ...(place && { program: place.program }),
    }));
    const { isSetAside: _, ...used } = each;
    // What is named only by an example stays one.
    const isSetAside = those.every((mention) => mention.isSetAside === true);
    return [
      [
        each,
        {
          ...(isSetAside ? each : used),
          activations: [...(each.activations ?? []), ...activations],
        },
      ],
    ];
  });
  return { met: new Map(met), others: mentions.filter((each) => !known.has(entryOf(each))) };
}

function reportsOf(readings: readonly FileReading[]): FileReport[] {
  const reported = new Set<string>();
  const known = new Set<string>();
  const isNew = (path: string, { message, span, leadsTo }: ReadingFault): boolean => {
    const key = JSON.stringify([path, message, span, leadsTo]);
    const isFirst = !known.has(key);
    known.add(key);
    return isFirst || leadsTo === undefined;
  };
  const left = readings.flatMap(({ path, reading }) =>
    (reading.left ?? []).map(({ message: reason, span }): FileReport => {
      return { path, status: 'skipped', reason, span };
    }),
  );
  const read = readings.flatMap(({ path, reading: { declarations, faults } }): FileReport[] => {
    const isFirst = !reported.has(path);
    reported.add(path);
    const beyond = declarations[maxEntries];
    const tooMany = { message: `more than ${maxEntries} servers`, span: beyond?.span ?? null };
    // Two ways of reading one file may fail at the same reference.
    const own = faults.filter((each) => isNew(path, each));
    const all = beyond === undefined ? own : [...own, tooMany];
    if (faults.length > 0 && all.length === 0) return [];
    if (all.length === 0) {
      return isFirst ? [{ path, status: 'read', reason: null, span: null }] : [];
    }
    const more = all[maxFaults];
    const rest = { message: `${all.length - maxFaults} more faults`, span: more?.span ?? null };
    return [...all.slice(0, maxFaults), ...(more === undefined ? [] : [rest])].map(
      ({ message: reason, ...fault }) => ({ path, status: 'unreadable', reason, ...fault }),
    );
  });
  return [...read, ...left];
}

/** Equal for declarations that say the same in the same place. */
const contentKey = ({ span, disabled, launch }: FoundDeclaration): string =>
  JSON.stringify([span, disabled, { ...launch, env: [...launch.env] }]);

type Named = Pick<Declaration, 'client' | 'alias' | 'folder'>;

/** What an entry that changes one of another file refers to. */
const switchKey = ({ client, alias }: Named): string => JSON.stringify([client, alias]);

/** Whether there is an entry of that name which its client reads together with another one. */
const isAmong = (byName: ReadonlyMap<string, readonly Named[]>, each: Named): boolean =>
  (byName.get(switchKey(each)) ?? []).some(
    ({ folder }) => isIn(folder, each.folder) || isIn(each.folder, folder),
  );
