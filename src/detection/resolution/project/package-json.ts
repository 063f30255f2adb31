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

export interface DeclaredPackage {
  /** The package name, normalised by its ecosystem's rules. */
  readonly name: string;
  /**
   * The range as written in the manifest, such as `^1.2.0` or `npm:other@1`, used to find the lockfile entry.
   * Empty if no range is recorded.
   */
  readonly range: string;
  readonly spec: PackageSpec;
  /**
   * A description, for reports, of the setting that makes the package come from another source. Null if there
   * is none.
   */
  readonly elsewhere: string | null;
  readonly span: Span;
}

export interface PackageJson {
  readonly name: string | null;
  readonly version: string | null;
  readonly scripts: ReadonlyMap<string, Word>;
  readonly main: string | null;
  /** File paths of the programs in `bin`, by program name. */
  readonly programs: ReadonlyMap<string, Word>;
  readonly dependencies: ReadonlyMap<string, DeclaredPackage>;
  /**
   * Packages that npm fetches from a tarball, an address or a repository, and whose real names can therefore
   * be anything. Includes peer dependencies and packages in overrides.
   */
  readonly fromElsewhere: readonly (readonly [name: string, written: string])[];
  /** Paths of folders that are installed as dependencies, as written in the manifest. */
  readonly linkedFolders: readonly string[];
  /**
   * Replacements from overrides and resolutions, by package name. Null marks a package that an override or
   * resolution mentions in an ambiguous form. No lockfile proves the version of a replaced package.
   */
  readonly redirects: ReadonlyMap<string, string | null>;
  /** Names of packages that `patchedDependencies` modifies. */
  readonly patched: ReadonlySet<string>;
  /** Whether `packageExtensions` adds dependencies to other packages. */
  readonly isExtended: boolean;
  /**
   * Versions that `catalog:` references resolve to, keyed by catalog and package name, such as `default
   * react`.
   */
  readonly catalogs: ReadonlyMap<string, string>;
  readonly workspaces: readonly string[];
}

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

/**
 * Parses a `package.json`, or returns null if the text is not a valid JSON object. Source: npm's reference
 * for `package.json`.
 */
export function readPackageJson(text: string): PackageJson | null {
  const document = readJsonc(text);
  if ('message' in document || document.root?.type !== 'object') return null;
  const { root, spanOf } = document;
  const name = toWord(memberOf(root, 'name'), spanOf)?.text ?? null;
  // Dependencies are read on demand. They take longer to read than the rest of the manifest, and for most
  // manifests, no launch needs them.
  const dependencies = computeOnce(() =>
    indexByName(
      kinds.flatMap((kind) =>
        allMembers(root, kind).flatMap(({ key, node, value }) => {
          if (value.type !== 'string') return [];
          const range = String(value.value);
          // The workspace's catalog is looked up later, in the folder that contains the lockfile.
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
 * Returns every value of a key. If a key is repeated, programs differ in whether they use the first value,
 * the last or all of them.
 */
const valuesAt = (node: TreeNode | null, wanted: string): TreeNode[] =>
  propertiesOf(node).flatMap(({ key, value }) => (key === wanted ? [value] : []));

const allMembers = (node: TreeNode | null, key: string) =>
  valuesAt(node, key).flatMap(propertiesOf);

/**
 * Returns the scripts by name. Omits repeated names, because Bun uses the first script with a repeated name,
 * but npm uses the last.
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
/** A dependency on a folder, in the forms that npm, pnpm and Yarn accept. */
const folderForm = /^(?:(?:file|link|portal):|(?=\.{1,2}(?:\/|$)))(.*)$/s;
const isReference = /^(?:workspace|catalog|patch):|^\$/;

/**
 * Returns the strings in an object and its nested objects, each paired with the package name from its key.
 * The key `.` stands for the parent's name.
 */
function textsIn(node: TreeNode | null, parent = ''): (readonly [string, string])[] {
  return propertiesOf(node).flatMap(({ key, value }) => {
    const name = key === '.' ? parent : key.replace(/(?<=.)@.*$/s, '');
    return value.type === 'string'
      ? [[name, String(value.value).trim()] as const]
      : textsIn(value, name);
  });
}

const dependencyFolder = (written: string): string | null =>
  isArchive.test(written) ? null : (folderForm.exec(written)?.[1] ?? null);

/** Names and ranges that can refer only to packages in the registry. */
const plainName = /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/i;
const plainRange = /^[~^]?\d+(?:\.\d+){0,2}(?:-[\w.-]+)?$/;

function isFromElsewhere([name, written]: readonly [string, string]): boolean {
  if (plainName.test(name) && plainRange.test(written)) return false;
  // Manifests use keys such as `//` for comments.
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
 * Indexes declarations by name. If declarations with the same name differ, keeps the first and sets
 * `elsewhere`, because it is unknown which one applies.
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
 * Returns the keys of overrides with their values. In a nested object, only the `.` member replaces the
 * package itself. The other members apply only to some of the package's dependencies, so they map to null.
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
 * key that is a bare name is unambiguous. Names in any other key, and repeated names, map to null.
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

export const packageJson: FileKind<PackageJson> = {
  name: 'package.json',
  limit: 1024 * 1024,
  load: async () => readPackageJson,
};
