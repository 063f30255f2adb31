import type { FileOwners, FileText } from '../../io/tree.ts';
import { GateError } from '../../model/failure.ts';
import type { Declaration, Dependency, FileReport } from '../../model/model.ts';

/** The declarations of a repository at one commit. */
export interface RepositoryContents {
  /**
   * An identifier that is the same for all readers that parse files in the same way. Contents stored by another
   * reader may have any shape.
   */
  readonly reader: string;
  /** The repository's policy file, or the reason why it is missing. */
  readonly policy: FileText;
  readonly dependencies: readonly Dependency[];
  readonly files: readonly FileReport[];
  readonly owners: FileOwners;
}

/** The stored record of a repository before it is judged: plain JSON, so that no file stays in memory. */
export interface RepositoryRecord {
  readonly commit: string;
  /** Two keys are equal if reading the same commit again would produce the same contents. */
  readonly key: string;
  /** `RepositoryContents`, encoded by `encodeContents`. */
  readonly contents: string;
}

/** Maximum length, in characters: far more than the declarations in any repository. */
const maxContents = 4 * 1024 * 1024;

/**
 * Encodes contents as JSON. A declaration with several dependencies is stored once. A map is encoded as an
 * object with its entries under `$map`; no other object has keys from untrusted input.
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
    'The repository declares more than 4 MB of servers.',
    'Find out why its client files are so large, or exclude them with ignore-paths.',
  );
}

/** Decodes the result of `encodeContents`. */
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
