import type { PackageSpec, Span, Word } from '../../../model/model.ts';
import { readJsonc } from '../../declarations/jsonc.ts';
import {
  memberOf,
  propertiesOf,
  type TreeDocument,
  type TreeNode,
  toWord,
} from '../../declarations/tree.ts';
import { versionPart } from '../../ecosystems/ecosystems.ts';
import { readNpmDependency, readNpmSpec } from '../../ecosystems/npm.ts';
import { computeOnce } from '../../lockfiles/lockfile.ts';
import type { FileKind } from './project.ts';

/** A dependency that a manifest declares. */
export interface DeclaredPackage {
  /** The name, as normalised in its ecosystem. */
  readonly name: string;
  /**
   * The manifest's text for this name, used to find the lockfile entry: `^1.2.0`, `npm:other@1`; empty if
   * there is none.
   */
  readonly range: string;
  /** The package that is fetched for this name. */
  readonly spec: PackageSpec;
  /** The setting that causes the package to be fetched from elsewhere; null if there is none. */
  readonly elsewhere: string | null;
  readonly span: Span;
}

/** The parts of a `package.json` that influence launches. */
export interface PackageJson {
  readonly name: string | null;
  readonly version: string | null;
  readonly scripts: ReadonlyMap<string, Word>;
  /** The file that is loaded if the folder is used as a module, as written; null if there is none. */
  readonly main: string | null;
  /** The package's own programs, by name, each with the path of its file. */
  readonly programs: ReadonlyMap<string, Word>;
  /** Direct dependencies of all kinds, by name. */
  readonly dependencies: ReadonlyMap<string, DeclaredPackage>;
  /**
   * Packages that npm fetches from a tarball, an address or a repository and that may have any name. Each
   * item consists of a name in the manifest and the value under that name. Peer dependencies and packages in
   * overrides are included.
   */
  readonly fromElsewhere: readonly (readonly [name: string, written: string])[];
  /** Folders that are installed as dependencies, as written. */
  readonly linkedFolders: readonly string[];
  /**
   * The replacements from overrides and resolutions, by package name; null if an override or resolution
   * mentions the package in a form that is not understood. No lockfile proves the version of a replaced
   * package.
   */
  readonly redirects: ReadonlyMap<string, string | null>;
  /** Names of packages that `patchedDependencies` modifies. */
  readonly patched: ReadonlySet<string>;
  /** Whether `packageExtensions` adds dependencies to other packages. */
  readonly isExtended: boolean;
  /** Versions to which `catalog:` refers, by catalog name and package name: `default react`. */
  readonly catalogs: ReadonlyMap<string, string>;
  /** The folder patterns of the package's workspaces, if there are any. */
  readonly workspaces: readonly string[];
}

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

/** Reads a `package.json`; null if the text is not valid. Source: npm's reference for the file. */
export function readPackageJson(text: string): PackageJson | null {
  const document = readJsonc(text);
  if ('message' in document || document.root?.type !== 'object') return null;
  const { root, spanOf } = document;
  const name = toWord(memberOf(root, 'name'), spanOf)?.text ?? null;
  // For most manifests, no launch needs the dependencies, which take longer to read than the rest of the
  // manifest.
  const dependencies = computeOnce(() =>
    indexByName(
      kinds.flatMap((kind) =>
        allMembers(root, kind).flatMap(({ key, node, value }) => {
          if (value.type !== 'string') return [];
          const range = String(value.value);
          // A workspace's catalog is looked up later, where the lockfile is found.
          const spec = range.startsWith('catalog:')
            ? readNpmSpec(key)
            : readNpmDependency(key, range);
          return [{ name: key, range, spec, elsewhere: null, span: spanOf(node) }];
        }),
      ),
    ),
  );
  const fetched = computeOnce(() => [
    ...[...kinds, 'peerDependencies'].flatMap((kind) => textsIn(memberOf(root, kind))),
    ...textsIn(memberOf(root, 'overrides')),
  ]);
  const fromElsewhere = computeOnce(() => fetched().filter(isFromElsewhere));
  const linkedFolders = computeOnce(() =>
    fetched().flatMap(([, written]) => dependencyFolder(written) ?? []),
  );
  const bin = memberOf(root, 'bin');
  const singleProgram = toWord(bin, spanOf);
  const programs =
    singleProgram !== null && name !== null
      ? new Map([[name.slice(name.lastIndexOf('/') + 1), singleProgram]])
      : readWords(bin, spanOf);
  const workspaces = memberOf(root, 'workspaces');
  const listed = workspaces?.type === 'object' ? memberOf(workspaces, 'packages') : workspaces;
  return {
    name,
    version: toWord(memberOf(root, 'version'), spanOf)?.text ?? null,
    main: toWord(memberOf(root, 'main'), spanOf)?.text ?? null,
    scripts: readScripts(root, spanOf),
    programs,
    get dependencies() {
      return dependencies();
    },
    get fromElsewhere() {
      return fromElsewhere();
    },
    get linkedFolders() {
      return linkedFolders();
    },
    redirects: readRedirects(
      [
        ...valuesAt(root, 'overrides'),
        ...valuesAt(root, 'resolutions'),
        ...valuesAt(memberOf(root, 'pnpm'), 'overrides'),
      ].flatMap(overridePairs),
    ),
    patched: new Set(
      [
        memberOf(root, 'patchedDependencies'),
        memberOf(memberOf(root, 'pnpm'), 'patchedDependencies'),
      ]
        .flatMap((each) => propertiesOf(each))
        .map(({ key }) => key.replace(/(?<=.)@.*$/s, '')),
    ),
    isExtended: [root, memberOf(root, 'pnpm')]
      .flatMap((each) => allMembers(each, 'packageExtensions'))
      .some(({ value }) =>
        ['dependencies', 'optionalDependencies'].some((key) => memberOf(value, key) !== null),
      ),
    catalogs: new Map(
      [root, workspaces].flatMap((each) => [
        ...readCatalog(memberOf(each, 'catalog'), 'default'),
        ...propertiesOf(memberOf(each, 'catalogs')).flatMap(({ key, value }) =>
          readCatalog(value, key),
        ),
      ]),
    ),
    workspaces: (listed?.type === 'array' ? (listed.children ?? []) : []).flatMap(
      (item) => toWord(item, spanOf)?.text ?? [],
    ),
  };
}

/**
 * Returns the values under a key. If the key is repeated, programs use the first value, the last value or all
 * of them.
 */
const valuesAt = (node: TreeNode | null, wanted: string): TreeNode[] =>
  propertiesOf(node).flatMap(({ key, value }) => (key === wanted ? [value] : []));

const allMembers = (node: TreeNode | null, key: string) =>
  valuesAt(node, key).flatMap(propertiesOf);

/**
 * Returns the scripts by name, except for scripts with repeated names: Bun uses the first of these scripts,
 * and npm uses the last.
 */
function readScripts(root: TreeNode, spanOf: TreeDocument['spanOf']): Map<string, Word> {
  const allScripts = valuesAt(root, 'scripts').flatMap((each) => [...propertiesOf(each)]);
  const byKey = Map.groupBy(allScripts, ({ key }) => key);
  return new Map(
    [...byKey].flatMap(([key, [first, ...others]]) => {
      const word = first === undefined ? null : toWord(first.value, spanOf);
      return word === null || others.length > 0 ? [] : [[key, word] as const];
    }),
  );
}

const readCatalog = (node: TreeNode | null, catalog: string): (readonly [string, string])[] =>
  propertiesOf(node).map(({ key, value }) => [`${catalog} ${key}`, String(value.value)] as const);

const isArchive = /\.(?:tgz|tar\.gz|tar)$/i;
/** A folder in the repository, as npm, pnpm and Yarn write it. */
const folderForm = /^(?:(?:file|link|portal):|(?=\.{1,2}(?:\/|$)))(.*)$/s;
/** A reference to a place elsewhere in the repository. */
const isReference = /^(?:workspace|catalog|patch):|^\$/;

/**
 * Returns the strings in an object and in nested objects, each with the package name at the start of its key.
 */
function textsIn(node: TreeNode | null, parent = ''): (readonly [string, string])[] {
  return propertiesOf(node).flatMap(({ key, value }) => {
    const name = key === '.' ? parent : key.replace(/(?<=.)@.*$/s, '');
    return value.type === 'string'
      ? [[name, String(value.value).trim()] as const]
      : textsIn(value, name);
  });
}

/**
 * Returns the folder from which a dependency is installed; null if the dependency is not installed from a
 * folder.
 */
const dependencyFolder = (written: string): string | null =>
  isArchive.test(written) ? null : (folderForm.exec(written)?.[1] ?? null);

/** Names and ranges that can only come from the registry. */
const plainName = /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/i;
const plainRange = /^[~^]?\d+(?:\.\d+){0,2}(?:-[\w.-]+)?$/;

function isFromElsewhere([name, written]: readonly [string, string]): boolean {
  if (plainName.test(name) && plainRange.test(written)) return false;
  // Comments use keys such as `//`.
  if (name.startsWith('//') || isReference.test(written) || dependencyFolder(written) !== null)
    return false;
  return readNpmSpec(`${name}@${written}`).type !== 'npm';
}

function readWords(node: TreeNode | null, spanOf: TreeDocument['spanOf']): Map<string, Word> {
  return new Map(
    propertiesOf(node).flatMap(({ key, value }) => {
      const word = toWord(value, spanOf);
      return word === null ? [] : [[key, word] as const];
    }),
  );
}

/**
 * Groups declarations by name. If several declarations with the same name differ, the first is kept and
 * marked as fetched from elsewhere, because it is unknown which one applies.
 */
export function indexByName(declared: readonly DeclaredPackage[]): Map<string, DeclaredPackage> {
  const packagesByName = new Map<string, DeclaredPackage>();
  const meaning = ({ spec }: DeclaredPackage): string =>
    JSON.stringify([spec.type, spec.name, versionPart(spec).specifier]);
  for (const each of declared) {
    const existing = packagesByName.get(each.name);
    if (existing === undefined) packagesByName.set(each.name, each);
    else if (meaning(existing) !== meaning(each)) {
      packagesByName.set(each.name, {
        ...existing,
        elsewhere: 'a second declaration that differs from the first',
      });
    }
  }
  return packagesByName;
}

/**
 * Returns the keys of overrides with their values. If a key's value is an object, only the member `.`
 * replaces the package itself. The inner keys apply to only some of the package's dependencies, so it is
 * unknown which packages are replaced.
 */
function overridePairs(node: TreeNode | null): (readonly [string, string | null])[] {
  return propertiesOf(node).flatMap(({ key, value }): (readonly [string, string | null])[] => {
    if (value.type === 'string') return [[key, String(value.value)]];
    const ownValue = memberOf(value, '.')?.value;
    const innerPairs = overridePairs(value).filter(([inner]) => inner !== '.');
    return [
      ...(typeof ownValue === 'string' ? [[key, ownValue] as const] : []),
      ...innerPairs.map(([inner]) => [inner, null] as const),
    ];
  });
}

/**
 * Returns the replacements from pairs such as `name` and `1.2.0`, or `parent>name` and `npm:other@1`. Only a
 * bare name has an unambiguous meaning. A name in any other key maps to null.
 */
export function readRedirects(
  pairs: readonly (readonly [string, string | null])[],
): Map<string, string | null> {
  const redirects = new Map<string, string | null>();
  for (const [key, value] of pairs) {
    const names = key.match(/(?:@[^@/>*\s]+\/)?[^@/>*\s]+/g) ?? [];
    const [only] = names;
    if (only !== undefined && only === key) redirects.set(only, redirects.has(only) ? null : value);
    else for (const name of names) redirects.set(name, null);
  }
  return redirects;
}

/** The size limit is larger than any real manifest. */
export const packageJson: FileKind<PackageJson> = {
  name: 'package.json',
  limit: 1024 * 1024,
  load: async () => readPackageJson,
};
