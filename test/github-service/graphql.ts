import { schema as published } from '@octokit/graphql-schema';
import { buildSchema, graphql } from 'graphql';

const schema = buildSchema(published.idl, { assumeValid: true, assumeValidSDL: true });

/**
 * Runs a query, checked against GitHub's own schema.
 *
 * @param repository what there is of the repository, as values and resolvers
 */
export async function runQuery(
  query: string,
  variables: Record<string, unknown>,
  repository: object,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const body = await graphql({
    schema,
    source: query,
    variableValues: variables,
    rootValue: { repository: () => repository },
  });
  return { status: 200, body };
}

/** What is wrong with a query: its errors, unless the service means them, which have a type of GitHub's. */
export function queryFaults(answer: unknown): string[] {
  const { errors } = Object(answer) as { errors?: unknown };
  if (!Array.isArray(errors)) return [];
  return errors
    .filter((error) => typeof Object(error).type !== 'string')
    .map((error) => `POST /graphql: ${Object(error).message}`);
}
