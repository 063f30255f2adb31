import type { GitHubApi } from '../api.ts';

export interface RepositoryName {
  readonly owner: string;
  readonly name: string;
}

export interface WantedText {
  readonly repository: RepositoryName;
  readonly id: string;
  /** In bytes. */
  readonly size: number;
}

/**
 * Returns the texts of the files in the requested order, with null for a truncated, binary or missing file.
 * Rejects if the API request fails.
 */
export type ReadTexts = (wanted: readonly WantedText[]) => Promise<readonly (string | null)[]>;

export async function readTexts(
  api: GitHubApi,
  wanted: readonly WantedText[],
): Promise<readonly (string | null)[]> {
  const variables: Record<string, string> = {};
  const types: string[] = [];
  const variable = (name: string, type: string, value: string): string => {
    variables[name] = value;
    types.push(`$${name}: ${type}!`);
    return `$${name}`;
  };
  const files = wanted.map((each, at) => ({ ...each, at }));
  const groups = [...Map.groupBy(files, ({ repository: { owner, name } }) => `${owner}/${name}`)];
  const fields = groups.map(([, [first, ...others]], at) => {
    if (first === undefined) return '';
    const { owner, name } = first.repository;
    const suffix = at === 0 ? '' : `${at}`;
    const named = `owner: ${variable(`owner${suffix}`, 'String', owner)}, name: ${variable(`name${suffix}`, 'String', name)}`;
    const objects = [first, ...others].map(
      ({ id, at: file }) =>
        `file${file}: object(oid: ${variable(`id${file}`, 'GitObjectID', id)}) { ... on Blob { isTruncated text } }`,
    );
    return `  repository${at}: repository(${named}) {\n    ${objects.join('\n    ')}\n  }`;
  });
  const query = `query (${types.join(', ')}) {\n${fields.join('\n')}\n}`;
  const data = Object(await api.graphql(query, variables)) as Record<string, unknown>;
  const texts: (string | null)[] = wanted.map(() => null);
  for (const [at, [, group]] of groups.entries()) {
    const repository = Object(data[`repository${at}`]) as Record<string, unknown>;
    for (const file of group) {
      const { isTruncated, text } = Object(repository[`file${file.at}`]) as {
        isTruncated?: unknown;
        text?: unknown;
      };
      if (isTruncated === false && typeof text === 'string') texts[file.at] = text;
    }
  }
  return texts;
}
