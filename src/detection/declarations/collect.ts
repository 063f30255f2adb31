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
import { consentSettings, findAutoApproved, mayAutoApprove } from './auto-approved.ts';
import { type ClientFile, defineClientFiles } from './client.ts';
import { type ClientFileMatch, findClientFile, isExampleClientFile } from './client-files.ts';
import { admittingLists, listClient } from './clients/lists/admitting-lists.ts';
import { listFileOptions } from './clients/lists/lists.ts';
import { withDefinitions } from './definitions.ts';
import { enabledPlugins } from './enabled-plugins.ts';
import { withEnvironments } from './environments.ts';
import { isExampleFile } from './examples.ts';
import { withFileValues } from './file-values.ts';
import { byShape } from './files-by-shape.ts';
import { formats } from './formats.ts';
import { isOfKubernetes } from './kubernetes.ts';
import { contentWithFault, mayDeclareAs, parseClientFile } from './parse-file.ts';
import { followReferences, type PrefetchFiles, type ReadTreeFile } from './references.ts';
import {
  type BareDeclaration,
  type ContentFault,
  emptyContent,
  type ParsedContent,
  type ParsedFile,
  parsedFileKey,
} from './types.ts';

export type CollectedDeclarations = Pick<Inventory, 'autoApproved' | 'declarations' | 'files'>;

/**
 * Limits per file, higher than any real file needs. A file that exceeds a limit is reported as unreadable.
 */
const maxEntries = 1000;
const maxFaults = 20;

const nothingTracked: TrackedPaths = { kindAt: () => null, namesIn: () => [] };

/**
 * Maximum number of servers in files that launches refer to, more than in any real project. A server counts
 * once per reference to its file.
 */
const maxNamedServers = 50_000;

/**
 * The reason given for an unread file if launches refer to too many files, directly or through other files.
 */
export const beyondNamedFiles = 'beyond the limit for files that launches refer to';

/** Maximum total length of all YAML, and the maximum that a single file adds to this total, in characters. */
const maxYaml = 24 * 1024 * 1024;
const maxYamlFile = 1024 * 1024;

/**
 * Reads the declarations in client files and in the files that client files refer to. If a file contains
 * faults, the parts that can be parsed still count, and each fault is reported with its span.
 *
 * @param readMore reads files that a manifest refers to, in any folder
 * @param realPath resolves links in a folder's path, because a program that runs there sees only the resolved
 * path
 * @param tracked the paths in the tree, including folders that were not walked
 * @param start the folder that the gate judges
 */
export async function collectDeclarations(
  sources: readonly SourceFile[],
  readMore: ReadTreeFile,
  realPath = (path: string): string => path,
  prepare: PrefetchFiles = () => {},
  tracked: TrackedPaths = nothingTracked,
  start = '',
): Promise<CollectedDeclarations> {
  const parsedSources = await parseSources(sources, realPath, start);
  const isOfConsents = ({ content }: ParsedFile): boolean => content.consents !== undefined;
  const direct = parsedSources.filter((each) => !isOfConsents(each));
  const followed = await followReferences(direct, readMore, prepare, tracked);
  const { files: referred, foldersFound, imports } = followed;
  const referredPaths = new Set(
    referred.flatMap(({ path, isMention }) => (isMention ? [] : [path])),
  );
  // A file found by its shape is dropped if another file refers to it, because the reference determines how
  // to parse it.
  const parsedFiles = [
    ...direct.filter(({ client, path }) => client !== byShape || !referredPaths.has(path)),
    ...referred,
  ];
  const switchedOn = Map.groupBy(
    parsedFiles.flatMap(({ client, folder, content: { switchesOn = [] } }) =>
      switchesOn.map((alias) => ({ client, alias, folder })),
    ),
    aliasKey,
  );
  const declared = mergeMentions(
    listDeclarations(parsedFiles.filter(({ isMention }) => !isMention)),
    listDeclarations(parsedFiles.filter(({ isMention }) => isMention)),
  );
  const withValues = await withFileValues(
    [...declared, ...unmatchedPartials(parsedFiles, declared)],
    readMore,
    prepare,
  );
  const plugins = enabledPlugins(
    parsedFiles,
    // A plugin without servers is treated as part of the tree if the tree contains its folder.
    (folder) => foldersFound.has(folder) || tracked.kindAt(folder) === 'folder',
  );
  const declarations = withActivations(
    withEnvironments(
      withDefinitions([...withValues, ...plugins.declarations], parsedFiles),
      parsedFiles,
    ),
    parsedFiles,
    plugins.activations,
    imports,
  );
  return {
    files: reportFiles(parsedFiles),
    autoApproved: findAutoApproved(parsedSources.filter(isOfConsents)),
    // One file can enable servers that another file of the same client disables.
    declarations: declarations.map((each) =>
      each.disabled && hasRelatedEntry(switchedOn, each) ? { ...each, disabled: false } : each,
    ),
  };
}

/**
 * Reads the files that launches refer to. A file counts only if its shape shows that it declares servers, or
 * if it is unreadable but seems to declare servers.
 */
export async function readNamedFiles(
  namedFiles: readonly NamedFile[],
  readMore: ReadTreeFile,
  prepare: PrefetchFiles,
): Promise<CollectedDeclarations> {
  const parsedFiles: ParsedFile[] = [];
  prepare(namedFiles.map(({ path }) => path));
  let declared = 0;
  for (const namedFile of namedFiles) {
    const loaded = await readMore(namedFile.path);
    if ('reason' in loaded) {
      const mayDeclare =
        loaded.excerpt === undefined
          ? dataEnding.test(namedFile.path)
          : mayDeclareAs(clientFileByEnding(namedFile.path, '.json'), loaded.excerpt);
      if (mayDeclare) parsedFiles.push({ ...namedFile, content: contentWithFault(loaded.reason) });
      continue;
    }
    if (declared > maxNamedServers) {
      parsedFiles.push({
        ...namedFile,
        content: contentWithFault(beyondNamedFiles),
      });
      break;
    }
    // Most tools parse a file that starts like JSON as JSON, whatever its name.
    const isJson = /^\uFEFF?\s*[{[]/.test(loaded.text);
    const clientFile = clientFileByEnding(namedFile.path, isJson ? '.json' : '');
    const reading =
      clientFile === undefined ? null : await parseClientFile(clientFile, loaded.text);
    if (reading === null) continue;
    declared += reading.declarations.length;
    parsedFiles.push({ ...namedFile, content: reading });
  }
  return {
    declarations: listDeclarations(parsedFiles),
    files: reportFiles(parsedFiles),
    autoApproved: [],
  };
}

function clientFileByEnding(path: string, otherwise: string): ClientFile | undefined {
  const ending = dataEnding.exec(path)?.[0].toLowerCase() ?? otherwise;
  return findClientFile(`named-mcp${ending}`)?.file;
}

const dataEnding = /\.(?:jsonc?|toml|ya?ml)$/i;

async function parseSources(
  sources: readonly SourceFile[],
  realPath: (path: string) => string,
  start: string,
): Promise<ParsedFile[]> {
  const parsedFiles: ParsedFile[] = [];
  let yaml = 0;
  const paths = new Set(sources.map(({ path }) => path));
  // A file found only by its content is not read again through a link, unless the file is an example and the
  // link is not.
  const isTwice = (path: string, { file }: ClientFileMatch): boolean => {
    if (file.search === undefined) return false;
    const real = [realPath(folderOf(path)), path.slice(path.lastIndexOf('/') + 1)]
      .filter((part) => part !== '')
      .join('/');
    const isOut = isExampleFile(real) && !isExampleFile(path);
    return real !== path && paths.has(real) && !isOut && findClientFile(real)?.file === file;
  };
  for (const { path, text } of sources) {
    const match = findClientFile(path);
    if (match === null || isTwice(path, match)) continue;
    const { file, order, isTemplate } = match;
    const folder = realPath(match.folder);
    const place = { ...match.place, folder: realPath(match.place.folder) };
    const isYaml = ['yaml', 'workflow', 'frontmatter'].includes(file.format ?? '');
    if (isYaml && (file.onlyWith?.test(text) ?? true)) yaml += Math.min(text.length, maxYamlFile);
    if (yaml > maxYaml) {
      if (isOfKubernetes(text, file)) continue;
      const reading = contentWithFault('beyond the 24 MB limit for YAML');
      parsedFiles.push({ path, client: file.client, folder, place, content: reading });
      continue;
    }
    const location = { path, folder, place };
    const parsed = await parseAsMatch(match, text);
    if (parsed !== null) {
      const isByContent = parsed.file.search !== undefined;
      const isExample =
        isTemplate === true ||
        parsed.content.isOfTemplate === true ||
        (isByContent ? isExampleFile(path) : isExampleClientFile(match, path, start));
      const { faults, left = [] } = parsed.content;
      // A broken example does not affect users of the repository.
      const reading = isExample
        ? { ...parsed.content, faults: [], left: [...left, ...faults] }
        : parsed.content;
      parsedFiles.push({
        ...{ ...location, client: parsed.file.client, content: reading },
        ...(order !== undefined && { order }),
        ...(isByContent && { isByContent }),
        ...(isExample && { isExample }),
      });
    }
    const consents = isTemplate === true ? [] : await readConsents(path, match, text);
    if (consents.length > 0) {
      const reading = { ...emptyContent, consents };
      parsedFiles.push({
        ...{ ...location, client: file.client, content: reading },
        ...(order !== undefined && { order }),
      });
    }
    const admitted = await readAllowlists(path, file, text);
    // The fault in an unparseable file is reported only once, under its client.
    const isKnown = admitted?.declarations.length === 0 && (parsed?.content.faults.length ?? 0) > 0;
    if (admitted !== null && !isKnown) {
      parsedFiles.push({ ...location, client: listClient, content: admitted });
    }
  }
  return parsedFiles;
}

async function readConsents(path: string, { file }: ClientFileMatch, text: string) {
  if (!mayAutoApprove(file, text) || isExampleFile(path)) return [];
  const document = (await formats[file.format ?? 'json']())(text);
  return 'message' in document ? [] : consentSettings(document);
}

async function readAllowlists(path: string, { client, format = 'json' }: ClientFile, text: string) {
  if (client === listClient || format !== 'json' || isExampleFile(path)) return null;
  return parseClientFile(defineClientFiles(listClient, admittingLists, listFileOptions)``, text);
}

/**
 * Parses a file in its client's format, or by its content if the format does not fit. In a template, only the
 * servers count.
 */
async function parseAsMatch(
  { file, otherwise, isTemplate }: ClientFileMatch,
  text: string,
): Promise<{ readonly file: ClientFile; readonly content: ParsedContent } | null> {
  for (const candidate of [file, otherwise]) {
    const reading = candidate === undefined ? null : await parseClientFile(candidate, text);
    if (candidate === undefined || reading === null) continue;
    if (isTemplate !== true) return { file: candidate, content: reading };
    const { declarations } = reading;
    if (declarations.length > 0) return { file: candidate, content: { declarations, faults: [] } };
  }
  return null;
}

/**
 * Returns the declarations in files. A file that was read twice in the same way contributes each declaration
 * once.
 */
function listDeclarations(parsedFiles: readonly ParsedFile[]): Declaration[] {
  const declarationsByFile = new Map<string, readonly BareDeclaration[]>();
  return parsedFiles.flatMap((each) => {
    const { path: file, client, folder, place, content } = each;
    const earlier = declarationsByFile.get(parsedFileKey(each)) ?? [];
    const repeated = new Set(earlier.map(declarationKey));
    const newDeclarations = content.declarations
      .slice(0, maxEntries)
      .filter((declaration) => repeated.size === 0 || !repeated.has(declarationKey(declaration)));
    declarationsByFile.set(parsedFileKey(each), [...earlier, ...newDeclarations]);
    return newDeclarations.map((declaration) => ({
      ...{ ...declaration, file, client, folder },
      ...(place && { place }),
      ...(each.isExample && { isExample: true as const }),
    }));
  });
}

/**
 * Returns the entries that start no server, unless the same client declares a server of that name in the same
 * folder, above it or below it.
 */
function unmatchedPartials(
  parsedFiles: readonly ParsedFile[],
  declared: readonly Declaration[],
): Declaration[] {
  const partial = listDeclarations(
    parsedFiles.map((each) => ({
      ...each,
      content: { ...each.content, declarations: each.content.partials ?? [] },
    })),
  );
  const byName = Map.groupBy(partial.length > 0 ? declared : [], aliasKey);
  return partial.filter((each) => !hasRelatedEntry(byName, each));
}

/**
 * Merges mentions into the declarations. A mention comes from a file that counts only because another file or
 * a launch refers to it.
 */
function mergeMentions(
  declarations: readonly Declaration[],
  mentions: readonly Declaration[],
): Declaration[] {
  const { mentioned, others } = findMentioned(declarations, mentions);
  return [...declarations.map((each) => mentioned.get(each) ?? each), ...others];
}

/**
 * Splits mentions into updates of known declarations and additional declarations. A reference to a file can
 * reveal more declarations than the file's name alone.
 */
export function findMentioned(
  declarations: readonly Declaration[],
  mentions: readonly Declaration[],
): { readonly mentioned: ReadonlyMap<Declaration, Declaration>; readonly others: Declaration[] } {
  const entryKey = ({ file, span: { start } }: Declaration): string =>
    `${start.line}:${start.column} ${file}`;
  const knownEntries = new Set(declarations.map(entryKey));
  const byEntry = Map.groupBy(mentions, entryKey);
  const mentionedPairs = declarations.flatMap((each): [Declaration, Declaration][] => {
    const entryMentions = byEntry.get(entryKey(each)) ?? [];
    if (entryMentions.length === 0) return [];
    // A file that no program reads by default takes effect only if something refers to it.
    const isRead = ['exact', 'folded'].includes(each.place?.certainty ?? 'exact');
    const isPlace = isRead && each.place?.isNamed !== true;
    const activations = entryMentions.map(({ folder, place }) => ({
      ...{ folder, by: 'mention', isPlace },
      ...(place && { program: place.program }),
    }));
    const { isExample: _, ...used } = each;
    // A file that only examples refer to remains an example.
    const isExample = entryMentions.every((mention) => mention.isExample === true);
    return [
      [
        each,
        {
          ...(isExample ? each : used),
          activations: [...(each.activations ?? []), ...activations],
        },
      ],
    ];
  });
  return {
    mentioned: new Map(mentionedPairs),
    others: mentions.filter((each) => !knownEntries.has(entryKey(each))),
  };
}

function reportFiles(parsedFiles: readonly ParsedFile[]): FileReport[] {
  const reported = new Set<string>();
  const reportedFaults = new Set<string>();
  const isNew = (path: string, { message, span, referredFile }: ContentFault): boolean => {
    const key = JSON.stringify([path, message, span, referredFile]);
    const isFirst = !reportedFaults.has(key);
    reportedFaults.add(key);
    return isFirst || referredFile === undefined;
  };
  const skippedReports = parsedFiles.flatMap(({ path, content }) =>
    (content.left ?? []).map(({ message: reason, span }): FileReport => {
      return { path, status: 'skipped', reason, span };
    }),
  );
  const readReports = parsedFiles.flatMap(
    ({ path, content: { declarations, faults } }): FileReport[] => {
      const isFirst = !reported.has(path);
      reported.add(path);
      const beyond = declarations[maxEntries];
      const tooMany = { message: `more than ${maxEntries} servers`, span: beyond?.span ?? null };
      // Parsing a file in two ways can produce the same fault twice.
      const newFaults = faults.filter((each) => isNew(path, each));
      const allFaults = beyond === undefined ? newFaults : [...newFaults, tooMany];
      if (faults.length > 0 && allFaults.length === 0) return [];
      if (allFaults.length === 0) {
        return isFirst ? [{ path, status: 'read', reason: null, span: null }] : [];
      }
      const firstOmitted = allFaults[maxFaults];
      const omittedFaults = {
        message: `${allFaults.length - maxFaults} more errors`,
        span: firstOmitted?.span ?? null,
      };
      return [
        ...allFaults.slice(0, maxFaults),
        ...(firstOmitted === undefined ? [] : [omittedFaults]),
      ].map(({ message: reason, ...fault }) => ({ path, status: 'unreadable', reason, ...fault }));
    },
  );
  return [...readReports, ...skippedReports];
}

const declarationKey = ({ span, disabled, launch }: BareDeclaration): string =>
  JSON.stringify([span, disabled, { ...launch, env: [...launch.env] }]);

type AliasedEntry = Pick<Declaration, 'client' | 'alias' | 'folder'>;

const aliasKey = ({ client, alias }: AliasedEntry): string => JSON.stringify([client, alias]);

/**
 * Reports whether `byName` has an entry with the given entry's client and name in the same folder, above it
 * or below it.
 */
const hasRelatedEntry = (
  byName: ReadonlyMap<string, readonly AliasedEntry[]>,
  each: AliasedEntry,
): boolean =>
  (byName.get(aliasKey(each)) ?? []).some(
    ({ folder }) => isIn(folder, each.folder) || isIn(each.folder, folder),
  );
