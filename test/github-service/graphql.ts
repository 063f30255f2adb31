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
 * The schema file is read directly, because importing the package builds a second schema. Its descriptions,
 * which make up two thirds of it, are dropped.
 */
const published = new URL('schema.graphql', import.meta.resolve('@octokit/graphql-schema'));
const types = readFileSync(published, 'utf8').replace(/"""[\s\S]*?"""/g, '');
const schema = buildASTSchema(parse(types, { noLocation: true }), {
  assumeValid: true,
  assumeValidSDL: true,
});

/**
 * Checks a query against GitHub's own schema and runs it.
 *
 * @param root the data to query, as values and resolvers
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

/** Queries by text: most are sent repeatedly. */
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

/** Returns GraphQL's error for something that the token may not know about. */
export function notResolved(what: string): GraphQLError {
  const extensions = { type: 'NOT_FOUND' };
  return new GraphQLError(`Could not resolve to ${what}.`, { extensions });
}

/**
 * Returns the faults in a query: its errors, except those that the service intends, which have one of
 * GitHub's types.
 */
export function queryFaults(answer: unknown): string[] {
  const { errors } = Object(answer) as { errors?: unknown };
  if (!Array.isArray(errors)) return [];
  return errors
    .filter((error) => typeof Object(error).type !== 'string')
    .map((error) => `POST /graphql: ${Object(error).message}`);
}
