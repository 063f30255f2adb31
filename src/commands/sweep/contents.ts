import type { FileOwners, FileText } from '../../io/tree.ts';
import { GateError } from '../../model/failure.ts';
import type { Declaration, Dependency, FileReport } from '../../model/model.ts';

export interface RepositoryContents {
  /** Identifies how files are parsed. Contents stored by a different reader can have any shape. */
  readonly reader: string;
  /** The repository's policy file, or the reason it is missing. */
  readonly policy: FileText;
  readonly dependencies: readonly Dependency[];
  readonly files: readonly FileReport[];
  readonly owners: FileOwners;
}

/**
 * A repository that has been read but not yet judged. The contents are JSON text, so that no parsed file
 * stays in memory.
 */
export interface RepositoryRecord {
  readonly commit: string;
  /** For the same commit, equal keys mean equal contents. */
  readonly key: string;
  /** `RepositoryContents`, encoded by `encodeContents`. */
  readonly contents: string;
}

/** Maximum length in characters, far above that of any real repository's declarations. */
const maxContents = 4 * 1024 * 1024;

/**
 * Encodes contents as JSON, storing each declaration once. A map becomes an object with its entries under
 * `$map`. No other object takes keys from untrusted input, so `$map` is unambiguous.
 *
 * @throws GateError `too-much-declared`
 */
export function encodeContents({
  reader,
  policy,
  dependencies,
  files,
  owners,
}: RepositoryContents): string {
  const declarationIndexes = new Map<Declaration, number>();
  const indexed = dependencies.map(({ declaration, ...rest }) => {
    const index = declarationIndexes.get(declaration) ?? declarationIndexes.size;
    declarationIndexes.set(declaration, index);
    return { ...rest, declaration: index };
  });
  const declared = { declarations: [...declarationIndexes.keys()], dependencies: indexed };
  const plain = { reader, policy, ...declared, files, owners };
  const text = JSON.stringify(plain, (_, value: unknown) =>
    value instanceof Map ? { $map: [...value] } : value,
  );
  if (text.length <= maxContents) return text;
  throw new GateError(
    'too-much-declared',
    'The server declarations in the repository exceed 4 MB.',
    'Find out why its client files are so large, or exclude them with ignore-paths.',
  );
}

export function decodeContents(text: string): RepositoryContents {
  const { reader, policy, declarations, dependencies, files, owners } = JSON.parse(
    text,
    (_, value: unknown) => {
      const { $map } = Object(value) as { $map?: readonly (readonly [unknown, unknown])[] };
      return $map === undefined ? value : new Map($map);
    },
  ) as Omit<RepositoryContents, 'dependencies'> & {
    readonly declarations: readonly Declaration[];
    readonly dependencies: readonly (Omit<Dependency, 'declaration'> & { declaration: number })[];
  };
  const linkedDependencies = dependencies.map(
    (each) => ({ ...each, declaration: declarations[each.declaration] }) as Dependency,
  );
  return { reader, policy, dependencies: linkedDependencies, files, owners };
}
