import {
  memberOf,
  propertiesOf,
  type TreeDocument,
  type TreeNode,
  wordOf,
} from '../declarations/tree.ts';
import type { PackageSpec, Word } from '../model.ts';
import { readGitRepository } from '../versions/git.ts';
import { pypi, readPypiSpec } from '../versions/pypi.ts';
import type { DeclaredPackage } from './package-json.ts';
import type { FileKind } from './project.ts';
import { type Setting, settingsBelow } from './settings.ts';

/** What a Python project says of itself. */
export interface Pyproject {
  readonly name: string | null;
  /** Its own programs, by name, each with `module:function`. */
  readonly programs: ReadonlyMap<string, string>;
  /** Direct dependencies of all groups, by normalised name. */
  readonly dependencies: ReadonlyMap<string, DeclaredPackage>;
  /** Names that `tool.uv.sources` or overrides mention: no lockfile proves them. */
  readonly touched: ReadonlySet<string>;
  /** The settings of uv, as `uv.toml` would hold them. */
  readonly settings: readonly Setting[];
}

/** Reads a `pyproject.toml`. Sources: PEP 621, PEP 735, and the references of uv and Poetry. */
export function readPyproject(document: TreeDocument): Pyproject {
  const { root, spanOf } = document;
  const project = memberOf(root, 'project');
  const tool = memberOf(root, 'tool');
  const uv = memberOf(tool, 'uv');
  const poetry = memberOf(tool, 'poetry');
  const lists = [
    memberOf(project, 'dependencies'),
    ...valuesOf(memberOf(project, 'optional-dependencies')),
    ...valuesOf(memberOf(root, 'dependency-groups')),
    memberOf(uv, 'dev-dependencies'),
  ];
  const poetryGroups = [
    memberOf(poetry, 'dependencies'),
    memberOf(poetry, 'dev-dependencies'),
    ...valuesOf(memberOf(poetry, 'group')).map((group) => memberOf(group, 'dependencies')),
  ];
  const sources = propertiesOf(memberOf(uv, 'sources'));
  const fromGit = new Map(
    sources.flatMap(({ key, value }) => {
      const spec = gitSpec(value, spanOf);
      return spec === null ? [] : [[pypi.normaliseName(key), spec] as const];
    }),
  );
  const declared = [
    ...lists.flatMap(requirementsOf(spanOf)),
    ...poetryGroups.flatMap((group) => poetryDependencies(group, spanOf)),
  ].map((each) => ({ ...each, spec: fromGit.get(each.name) ?? each.spec }));
  const programs = [memberOf(project, 'scripts'), memberOf(poetry, 'scripts')].flatMap((scripts) =>
    propertiesOf(scripts).map(({ key, value }) => [key, String(value.value ?? '')] as const),
  );
  const overrides = ['override-dependencies', 'constraint-dependencies'].flatMap((key) =>
    requirementsOf(spanOf)(memberOf(uv, key)),
  );
  return {
    name: wordOf(memberOf(project, 'name') ?? memberOf(poetry, 'name'), spanOf)?.text ?? null,
    programs: new Map(programs),
    dependencies: new Map(declared.map((each) => [each.name, each])),
    touched: new Set([
      ...sources.map(({ key }) => pypi.normaliseName(key)),
      ...overrides.map(({ name }) => name),
    ]),
    settings: uv === null ? [] : settingsBelow(uv, spanOf),
  };
}

function valuesOf(node: TreeNode | null): TreeNode[] {
  return propertiesOf(node).map(({ value }) => value);
}

function requirementsOf(
  spanOf: TreeDocument['spanOf'],
): (list: TreeNode | null) => DeclaredPackage[] {
  return (list) =>
    (list?.type === 'array' ? (list.children ?? []) : []).flatMap((item) => {
      const word = wordOf(item, spanOf);
      return word === null ? [] : (declaredBy(word) ?? []);
    });
}

/** The package that a requirement such as `name[extra]>=1` declares; null where it cannot be read. */
export function declaredBy({ text, span }: Word): DeclaredPackage | null {
  const name = /^\s*([A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)/.exec(text)?.[1];
  if (name === undefined) return null;
  return { name: pypi.normaliseName(name), range: '', spec: readPypiSpec(text.trim()), span };
}

/** A source of uv, or of Poetry, that is a repository of git; null for any other. */
function gitSpec(node: TreeNode | null, spanOf: TreeDocument['spanOf']): PackageSpec | null {
  const text = (key: string): string | null => wordOf(memberOf(node, key), spanOf)?.text ?? null;
  const address = text('git');
  return address === null
    ? null
    : readGitRepository(address, text('rev') ?? text('tag') ?? text('branch'));
}

/** Poetry's own form: `name = "^1.2"`, `name = {version = "^1.2", …}`, or a source that is no version. */
function poetryDependencies(
  group: TreeNode | null,
  spanOf: TreeDocument['spanOf'],
): DeclaredPackage[] {
  return propertiesOf(group)
    .filter(({ key }) => key !== 'python')
    .map(({ key, node, value }) => {
      const name = pypi.normaliseName(key);
      const version = value.type === 'string' ? value : memberOf(value, 'version');
      const spec = gitSpec(value, spanOf) ?? poetrySpec(name, version);
      return { name, range: '', spec, span: spanOf(node) };
    });
}

function poetrySpec(name: string, version: TreeNode | null): PackageSpec {
  if (version?.type !== 'string') return readPypiSpec(name);
  const text = String(version.value);
  // Without an operator it is exact, as PEP 440 would write with `==`.
  if (/^\d[\w.]*$/.test(text)) return readPypiSpec(`${name}==${text}`);
  const spec = readPypiSpec(text === '*' ? name : `${name}${text}`);
  // `^1.2` and `~1.2` are Poetry's own.
  return spec.type === 'pypi'
    ? spec
    : { ...readPypiSpec(name), specifier: text, pin: 'range', version: text };
}

export const pyproject: FileKind<Pyproject> = {
  name: 'pyproject.toml',
  limit: 1024 * 1024,
  load: async () => {
    const { readToml } = await import('../declarations/toml.ts');
    return (text) => {
      const document = readToml(text);
      return 'message' in document ? null : readPyproject(document);
    };
  },
};
