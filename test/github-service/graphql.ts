import { readFileSync } from 'node:fs';
import {
  buildASTSchema,
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  parse,
  validate,
} from 'graphql';

/*
 * The file itself, because the package builds a second schema when it is imported; without its texts for
 * people, which are two thirds of it.
 */
const published = new URL('schema.graphql', import.meta.resolve('@octokit/graphql-schema'));
const types = readFileSync(published, 'utf8').replace(/"""[\s\S]*?"""/g, '');
const schema = buildASTSchema(parse(types, { noLocation: true }), {
  assumeValid: true,
  assumeValidSDL: true,
});

/**
 * Runs a query, checked against GitHub's own schema.
 *
 * @param root what there is to be queried, as values and resolvers
 */
export async function runQuery(
  query: string,
  variables: Record<string, unknown>,
  root: object,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const checked = known.get(query) ?? checkedQuery(query);
  known.set(query, checked);
  const { data = null, errors }: ExecutionResult =
    'errors' in checked
      ? checked
      : await execute({
          schema,
          document: checked.document,
          variableValues: variables,
          rootValue: root,
        });
  if (errors === undefined) return { status: 200, body: { data } };
  const described = errors.map(({ message, path, extensions }) => ({
    ...(typeof extensions['type'] === 'string' ? { type: extensions['type'] } : {}),
    path,
    message,
  }));
  return { status: 200, body: { data, errors: described } };
}

/** Queries by their texts: most are sent again and again. */
const known = new Map<string, ReturnType<typeof checkedQuery>>();

function checkedQuery(
  query: string,
): { readonly document: DocumentNode } | { readonly errors: readonly GraphQLError[] } {
  try {
    const document = parse(query);
    const errors = validate(schema, document);
    return errors.length === 0 ? { document } : { errors };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}

/** The error of GraphQL for what the token may not know of. */
export function notResolved(what: string): GraphQLError {
  const extensions = { type: 'NOT_FOUND' };
  return new GraphQLError(`Could not resolve to ${what}.`, { extensions });
}

/** What is wrong with a query: its errors, unless the service means them, which have a type of GitHub's. */
export function queryFaults(answer: unknown): string[] {
  const { errors } = Object(answer) as { errors?: unknown };
  if (!Array.isArray(errors)) return [];
  return errors
    .filter((error) => typeof Object(error).type !== 'string')
    .map((error) => `POST /graphql: ${Object(error).message}`);
}
