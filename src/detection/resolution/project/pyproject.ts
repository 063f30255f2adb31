import type { PackageSpec, Word } from '../../../model/model.ts';
import {
  memberOf,
  propertiesOf,
  type TreeDocument,
  type TreeNode,
  toWord,
} from '../../declarations/tree.ts';
import { unidentifiedSpec } from '../../ecosystems/ecosystem.ts';
import { readGitRepository } from '../../ecosystems/git.ts';
import {
  pypi,
  readPoetrySpec,
  readPypiDependency,
  readPypiSpec,
  requirementName,
} from '../../ecosystems/pypi.ts';
import { type DeclaredPackage, indexByName } from './package-json.ts';
import type { FileKind } from './project.ts';
import { type Setting, settingsBelow } from './settings.ts';

/**
 * The replacement for a package: another specification, or a setting that makes the package come from another
 * source.
 */
export type Redirect = Partial<Pick<DeclaredPackage, 'spec' | 'elsewhere'>>;

export interface Pyproject {
  readonly name: string | null;
  /** Entry points of the project's programs, as `module:function`, by program name. */
  readonly programs: ReadonlyMap<string, string>;
  /** Direct dependencies in all groups, by normalised name. */
  readonly dependencies: ReadonlyMap<string, DeclaredPackage>;
  /**
   * Names in `tool.uv.sources`, overrides or constraints. A lockfile cannot prove the versions of packages
   * with these names.
   */
  readonly touched: ReadonlySet<string>;
  /** Replacements from uv's sources and overrides, by normalised name. */
  readonly redirects: ReadonlyMap<string, Redirect>;
  /** Settings in `tool.uv`, with keys as in `uv.toml`. */
  readonly settings: readonly Setting[];
}

/**
 * The reason reported for a package that `tool.uv.sources` or Poetry takes from a path, an address or the
 * workspace.
 */
export const ownSourceReason = 'one of the project’s own sources, which is not a package';

/** Reads a `pyproject.toml`. Sources: PEP 621, PEP 735, and the references for uv and Poetry. */
export function readPyproject(document: TreeDocument): Pyproject {
  const { root, spanOf } = document;
  const project = memberOf(root, 'project');
  const tool = memberOf(root, 'tool');
  const uv = memberOf(tool, 'uv');
  const poetry = memberOf(tool, 'poetry');
  const lists = [
    memberOf(project, 'dependencies'),
    ...propertyValues(memberOf(project, 'optional-dependencies')),
    ...propertyValues(memberOf(root, 'dependency-groups')),
    memberOf(uv, 'dev-dependencies'),
    ...propertyValues(memberOf(memberOf(tool, 'pdm'), 'dev-dependencies')),
    ...propertyValues(memberOf(memberOf(tool, 'hatch'), 'envs')).flatMap((environment) => [
      memberOf(environment, 'dependencies'),
      memberOf(environment, 'extra-dependencies'),
    ]),
  ];
  const poetryGroups = [
    memberOf(poetry, 'dependencies'),
    memberOf(poetry, 'dev-dependencies'),
    ...propertyValues(memberOf(poetry, 'group')).map((group) => memberOf(group, 'dependencies')),
  ];
  const sources = new Map(
    propertiesOf(memberOf(uv, 'sources')).map(({ key, value }) => {
      const name = pypi.normaliseName(key);
      return [name, readSource(name, value, spanOf)] as const;
    }),
  );
  const overrides = createRequirementsReader(spanOf)(memberOf(uv, 'override-dependencies'));
  const constraints = createRequirementsReader(spanOf)(memberOf(uv, 'constraint-dependencies'));
  const redirects = new Map<string, Redirect>([
    ...sources,
    ...overrides.map(({ name, spec }) => [name, { spec }] as const),
  ]);
  const declared = [
    ...lists.flatMap(createRequirementsReader(spanOf)),
    ...poetryGroups.flatMap((group) => poetryDependencies(group, spanOf)),
  ].map((each) => ({ ...each, ...redirects.get(each.name) }));
  const programs = [memberOf(project, 'scripts'), memberOf(poetry, 'scripts')].flatMap((scripts) =>
    propertiesOf(scripts).map(({ key, value }) => [key, String(value.value ?? '')] as const),
  );
  return {
    name: toWord(memberOf(project, 'name') ?? memberOf(poetry, 'name'), spanOf)?.text ?? null,
    programs: new Map(programs),
    dependencies: indexByName(declared),
    touched: new Set([...redirects.keys(), ...constraints.map(({ name }) => name)]),
    redirects,
    settings: uv === null ? [] : settingsBelow(uv, spanOf),
  };
}

const propertyValues = (node: TreeNode | null): TreeNode[] =>
  propertiesOf(node).map(({ value }) => value);

function createRequirementsReader(
  spanOf: TreeDocument['spanOf'],
): (list: TreeNode | null) => DeclaredPackage[] {
  return (list) =>
    (list?.type === 'array' ? (list.children ?? []) : []).flatMap((item) => {
      const word = toWord(item, spanOf);
      return word === null ? [] : [readRequirement(word)];
    });
}

/** Parses a requirement, which is an address or has a form such as `name[extra]>=1`. */
export function readRequirement({ text, span }: Word): DeclaredPackage {
  const requirement = text.trim();
  const name = requirementName(requirement);
  const spec = name === null ? readPypiSpec(requirement) : readPypiDependency(requirement, name);
  const displayName = name === null ? (spec.name ?? 'a requirement') : pypi.normaliseName(name);
  return { name: displayName, range: '', spec, elsewhere: null, span };
}

/**
 * Returns the replacement that a uv or Poetry source makes for a package. A Git repository identifies a
 * package; a folder or an address does not. On another index, the same name can refer to a different package.
 */
function readSource(name: string, node: TreeNode | null, spanOf: TreeDocument['spanOf']): Redirect {
  // The gate does not evaluate the conditions that select a source from a list.
  if (node?.type === 'array') return { elsewhere: 'one of several sources' };
  const text = (key: string): string | null => toWord(memberOf(node, key), spanOf)?.text ?? null;
  const address = text('git');
  if (address !== null) {
    return { spec: readGitRepository(address, text('rev') ?? text('tag') ?? text('branch')) };
  }
  const isNoPackage = ['path', 'url', 'file', 'workspace'].some(
    (key) => memberOf(node, key) !== null,
  );
  if (isNoPackage) return { spec: unidentifiedSpec(name, ownSourceReason) };
  const isElsewhere = ['index', 'source'].some((key) => memberOf(node, key) !== null);
  return isElsewhere ? { elsewhere: 'one of the project’s own sources' } : {};
}

/**
 * Reads dependencies in Poetry's format: `name = "^1.2"`, `name = {version = "^1.2", …}`, or a table with a
 * source instead of a version.
 */
function poetryDependencies(
  group: TreeNode | null,
  spanOf: TreeDocument['spanOf'],
): DeclaredPackage[] {
  return propertiesOf(group)
    .filter(({ key }) => key !== 'python')
    .map(({ key, node, value }) => {
      const name = pypi.normaliseName(key);
      const version = value.type === 'string' ? value : memberOf(value, 'version');
      const spec = poetrySpec(name, version);
      const span = spanOf(node);
      return { name, range: '', spec, elsewhere: null, span, ...readSource(name, value, spanOf) };
    });
}

function poetrySpec(name: string, version: TreeNode | null): PackageSpec {
  if (version?.type !== 'string') return readPypiSpec(name);
  return readPoetrySpec(name, String(version.value));
}

export const pyproject: FileKind<Pyproject> = {
  name: 'pyproject.toml',
  limit: 1024 * 1024,
  load: async () => {
    const { readToml } = await import('../../declarations/toml.ts');
    return (text) => {
      const document = readToml(text);
      return 'message' in document ? null : readPyproject(document);
    };
  },
};
