import { join } from 'node:path/posix';
import picomatch from 'picomatch';
import {
  autoApprovedInProject,
  beyondNamedFiles,
  clientContext,
  collectDeclarations,
  findClientFile,
  findMentioned,
  isClientFolder,
  isClientText,
  isInClientFolder,
  mayDeclare,
  readNamedFiles,
} from '../../detection/declarations.ts';
import {
  createLazyProject,
  hasManifests,
  type LazyProject,
  readUntilAllComplete,
  readUntilComplete,
} from '../../detection/project.ts';
import { type FileSource, type Tree, unreadableReasons } from '../../io/tree.ts';
import type { Rereading } from '../../judging/suggestions.ts';
import type {
  AcceptedRegistry,
  Declaration,
  Dependency,
  Inventory,
  NamedFile,
} from '../../model/model.ts';
import { createShownPaths, type ShownPaths } from './shown-paths.ts';
import { unreadIn, unsearchedIn } from './unread.ts';
import type { ChargeWork } from './work-budget.ts';

export interface ScanOptions {
  /** The judged folder relative to the repository root; empty for the root itself. */
  readonly folder: string;
  /** Globs for paths relative to the repository root. */
  readonly ignorePaths: readonly string[];
  /** Registries that the policy accepts as equivalent to the default registry; used in comparisons. */
  readonly registries?: readonly AcceptedRegistry[];
  /** Whether to look for dependencies in package manifests. */
  readonly withCandidates: boolean;
  /** Whether to report programs that start servers themselves; false by default. */
  readonly withPrograms?: boolean;
  /** Maximum number of files that are searched through the GitHub API. */
  readonly mostSearched?: number;
  /** Charges work to the budget that a run's head and base share. */
  readonly charge: ChargeWork;
}

/**
 * An inventory and the tree that it was taken from. The candidates do not yet have the versions that
 * lockfiles prove. All paths are repository paths; `shown` converts them to report paths.
 */
export interface ScannedTree {
  readonly inventory: Inventory;
  readonly project: LazyProject;
  readonly tree: Tree;
  /** The same tree, but reads from it are not charged to the budget. */
  readonly uncounted: Tree;
  readonly charge: ChargeWork;
  readonly shown: ShownPaths;
}

/** Finds and identifies the servers that a tree declares. Requires neither an API key nor the export. */
export async function takeInventory(source: FileSource, options: ScanOptions): Promise<Inventory> {
  const { inventory, project, shown } = await scanTree(source, options);
  return shown.inventory({
    ...inventory,
    candidates: await proveCandidates(inventory.candidates, project),
  });
}

/**
 * Scans a tree as `takeInventory` does, but omits the candidates' versions, because reading lockfiles is
 * slow.
 */
export async function scanTree(source: FileSource, options: ScanOptions): Promise<ScannedTree> {
  const {
    folder,
    ignorePaths,
    withCandidates,
    withPrograms = false,
    mostSearched,
    charge,
  } = options;
  const ignored = ignorePaths.length > 0 ? picomatch([...ignorePaths], { dot: true }) : null;
  const clientFile = (path: string) => findClientFile(path)?.file ?? null;
  const treeFiles = await source.readTree(folder, {
    client: (path) => {
      const file = clientFile(path);
      return file === null || file.search !== undefined ? null : file;
    },
    searched: (path) => clientFile(path)?.search ?? null,
    keeps: isClientText,
    reportsUnreadable: (path, text) => mayDeclare(path, text, folder),
    folder: isClientFolder,
    isInFolder: isInClientFolder,
    context: clientContext,
    ignored: (path) => ignored?.(path) ?? false,
    ...(mostSearched !== undefined && { mostSearched }),
  });
  charge(stepsToList * (treeFiles.paths.size + treeFiles.links.size), folder || 'the repository');
  for (const { path, text } of treeFiles.sources)
    charge(stepsToOpen + stepsToRead(path, text), path);
  const read: Tree['read'] = async (path, limit) => {
    const content = await treeFiles.read(path, limit);
    charge(stepsToOpen + ('text' in content ? stepsToRead(path, content.text) : 0), path);
    const isAbsent = 'reason' in content && content.reason === unreadableReasons.absent;
    // macOS and Windows find a file regardless of the case of its name.
    const [other] = isAbsent ? project.project.trackedLike(path) : [];
    return other === undefined || other === path ? content : read(other, limit);
  };
  const tree = { ...treeFiles, read, charge };
  const project = createLazyProject(tree);
  const taken = await readInventory(tree, project, { withCandidates, charge });
  // Reading these files is not charged, because the listing limits already apply to them.
  const unread = withPrograms ? await unreadIn(treeFiles) : [];
  const files = [...taken.files, ...unread, ...unsearchedIn(treeFiles)];
  const inventory = { ...taken, files, withPrograms };
  return {
    inventory,
    project,
    tree,
    uncounted: treeFiles,
    charge,
    shown: createShownPaths(tree.start),
  };
}

/** The cost of listing a file or link, and of opening a file, regardless of its content. */
const stepsToList = 50;
const stepsToOpen = 1000;

/** Returns the cost of reading a file. Parsing YAML takes many times as long as parsing any other format. */
const stepsToRead = (path: string, { length }: string): number =>
  /\.(?:ya?ml|md)$/i.test(path) ? 10 * length : length;

/** Returns the cost of resolving a dependency or comparing it with another dependency. */
export function stepsToResolve({ through, alterations, declaration }: Dependency): number {
  const { launch, environments = [] } = declaration;
  const variables = environments.reduce((sum, { env }) => sum + env.size, launch.env.size);
  const texts = through.reduce((sum, { length }) => sum + length, 0);
  return 4000 + 100 * (launch.args.length + variables) + 500 * alterations.length + texts;
}

/**
 * Returns a `Rereading`, which tries suggested changes on a scanned tree and counts the characters that it
 * reads.
 */
export function createRereading({ tree, project, charge, shown }: ScannedTree): Rereading {
  let spent = 0;
  const read: Tree['read'] = async (path, limit) => {
    const content = await tree.read(path, limit);
    if ('text' in content) spent += content.text.length;
    return content;
  };
  const size = tree.sources.reduce((sum, { text }) => sum + text.length, 0);
  return {
    read: async (file) => {
      const content = await read(join(tree.start, file));
      return 'text' in content ? content.text : null;
    },
    take: async (edited, withCandidates) => {
      spent += size;
      const texts = new Map([...edited].map(([file, text]) => [join(tree.start, file), text]));
      const options = { withCandidates, charge };
      return shown.inventory(await rescan({ ...tree, read }, project, texts, options));
    },
    spent: () => spent,
  };
}

/** Takes the inventory of a tree as if the files in `edited` had the given texts. */
async function rescan(
  tree: Tree,
  project: LazyProject,
  edited: ReadonlyMap<string, string>,
  options: Pick<ScanOptions, 'withCandidates' | 'charge'>,
): Promise<Inventory> {
  const changed: Tree = {
    ...tree,
    sources: tree.sources.map((source) => ({
      ...source,
      text: edited.get(source.path) ?? source.text,
    })),
    read: async (path, limit) => {
      const text = edited.get(path);
      return text === undefined ? tree.read(path, limit) : { text };
    },
  };
  // The project's files are read again only if one of them has been edited.
  const isRead = [...edited.keys()].some(project.hasRead);
  return readInventory(changed, isRead ? createLazyProject(changed) : project, options);
}

async function readInventory(
  tree: Tree,
  project: LazyProject,
  { withCandidates, charge }: Pick<ScanOptions, 'withCandidates' | 'charge'>,
): Promise<Inventory> {
  const { sources, realPath, prepare, tracked, start } = tree;
  const read = await collectDeclarations(sources, tree.read, realPath, prepare, tracked, start);
  const resolve = (declarations: readonly Declaration[]): Promise<Dependency[]> =>
    resolveAll(declarations, project, charge);
  const dependencies = await resolve(read.declarations);
  const withNamedFiles = await followNamedFiles({ ...read, dependencies }, tree, project, resolve);
  const { declarations, files } = withNamedFiles;
  const candidates = withCandidates
    ? await findCandidates(withNamedFiles.dependencies, project, tree)
    : [];
  const prefix = tree.start === '' ? '' : `${tree.start}/`;
  const searched = tree.paths.values().filter((path) => path.startsWith(prefix));
  return {
    dependencies: withNamedFiles.dependencies,
    declarations,
    candidates,
    files: [...files, ...tree.files],
    autoApproved: autoApprovedInProject(read.autoApproved, withNamedFiles.dependencies),
    searched: searched.toArray().length,
    withPrograms: false,
  };
}

type FoundServers = Pick<Inventory, 'declarations' | 'dependencies' | 'files'>;

/**
 * Maximum number of files that launches refer to: in an entire tree, and in a chain in which each file refers
 * to the next. No real tree reaches these limits.
 */
const maxNamed = 1000;
const deepestNamed = 5;

/** Adds the servers in files that launches refer to, recursively. */
async function followNamedFiles(
  initial: FoundServers,
  tree: Tree,
  project: LazyProject,
  resolve: (declarations: readonly Declaration[]) => Promise<Dependency[]>,
): Promise<FoundServers> {
  const isRead = new Set(initial.files.map(({ path }) => path));
  const unread = new Set(
    tree.files.flatMap(({ path, status }) => (status === 'unreadable' ? [path] : [])),
  );
  const knownKeys = new Set<string>();
  let accumulated: FoundServers = initial;
  let latest = initial.dependencies;
  let scripts = await filesInScripts(project, tree);
  for (let depth = 0; ; depth += 1) {
    const newFiles = [...latest.flatMap(({ namedFiles = [] }) => namedFiles), ...scripts].filter(
      ({ path, folder }) => {
        const key = `${folder}\u0000${path}`;
        const isNew = !knownKeys.has(key);
        knownKeys.add(key);
        return isNew;
      },
    );
    if (newFiles.length === 0) return accumulated;
    if (knownKeys.size > maxNamed || depth === deepestNamed) {
      const [{ path } = { path: '' }] = newFiles;
      const beyond = { path, status: 'unreadable', reason: beyondNamedFiles, span: null } as const;
      return { ...accumulated, files: [...accumulated.files, beyond] };
    }
    const read = await readNamedFiles(newFiles, tree.read, tree.prepare);
    const { mentioned, others } = findMentioned(accumulated.declarations, read.declarations);
    latest = await resolve(others);
    scripts = [];
    accumulated = {
      declarations: [
        ...accumulated.declarations.map((each) => mentioned.get(each) ?? each),
        ...others,
      ],
      dependencies: [
        ...accumulated.dependencies.map((each) => {
          const declaration = mentioned.get(each.declaration);
          return declaration === undefined ? each : { ...each, declaration };
        }),
        ...latest,
      ],
      files: [
        ...accumulated.files,
        ...read.files.filter(({ path, status }) =>
          status === 'unreadable' ? !unread.has(path) : !isRead.has(path),
        ),
      ],
    };
  }
}

async function filesInScripts(
  project: LazyProject,
  { start }: Tree,
): Promise<readonly NamedFile[]> {
  if (project.project.named('package.json').length === 0) return [];
  const { filesNamedByScripts } = await import('../../detection/resolution.ts');
  return readUntilComplete(project, (files) => filesNamedByScripts(files, start));
}

async function resolveAll(
  declarations: readonly Declaration[],
  project: LazyProject,
  charge: ChargeWork,
): Promise<Dependency[]> {
  if (declarations.length === 0) return [];
  const { resolveLaunch } = await import('../../detection/resolution.ts');
  const resolved = await readUntilAllComplete(project, declarations, (declaration, files) => {
    const found = resolveLaunch(declaration, files);
    for (const each of found) charge(stepsToResolve(each), declaration.file);
    return found;
  });
  return resolved.flat();
}

async function findCandidates(
  dependencies: readonly Dependency[],
  project: LazyProject,
  { start }: Tree,
): Promise<Dependency[]> {
  if (!hasManifests(project.project)) return [];
  const { candidatesOf } = await import('../../detection/resolution.ts');
  return readUntilComplete(project, (files) => candidatesOf(files, dependencies, start));
}

/** Returns the candidates in the same order, with the versions that lockfiles prove. */
export async function proveCandidates(
  candidates: readonly Dependency[],
  project: LazyProject,
): Promise<readonly Dependency[]> {
  if (candidates.length === 0) return [];
  const { proveCandidate } = await import('../../detection/resolution.ts');
  return readUntilAllComplete(project, candidates, proveCandidate);
}
