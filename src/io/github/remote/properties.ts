import * as z from 'zod';
import { GateError } from '../../../model/failure.ts';
import type { GitHubApi } from '../api.ts';
import { wrongContentError } from './wrong-content.ts';

/**
 * A repository's custom property values, keyed by property name in lower case, because GitHub ignores the
 * case of names.
 */
export type CustomProperties = ReadonlyMap<string, readonly string[]>;

const perPage = 100;

const pageSchema = z.array(
  z.object({
    repository_full_name: z.string(),
    properties: z.array(
      z.object({
        property_name: z.string(),
        value: z.union([z.string(), z.array(z.string())]).nullable(),
      }),
    ),
  }),
);

/**
 * Lists the custom properties of all repositories in an organisation, with one request per hundred
 * repositories. The keys are `owner/name` in lower case.
 *
 * @throws GateError `properties-unreadable`, `api-wrong-content`, and API errors
 */
export async function listProperties(
  api: GitHubApi,
  organisation: string,
): Promise<ReadonlyMap<string, CustomProperties>> {
  const propertiesByRepository = new Map<string, CustomProperties>();
  for (let page = 1; ; page += 1) {
    const path = `/orgs/${organisation}/properties/values?per_page=${perPage}&page=${page}`;
    const answer = await api.rest({ method: 'GET', path }).catch((error: unknown) => {
      const isRefusal =
        error instanceof GateError && ['api-not-found', 'api-forbidden'].includes(error.code);
      if (!isRefusal) throw error;
      throw new GateError(
        'properties-unreadable',
        `GitHub does not show the custom properties of ${organisation} to this token.`,
        "Give the GitHub App or token permission to read the organisation's custom properties (organization_custom_properties: read).",
      );
    });
    const { success, data } = pageSchema.safeParse(answer);
    if (!success)
      throw wrongContentError(
        'answered with unexpected content instead of a list of custom properties',
        'command',
      );
    for (const { repository_full_name: name, properties } of data) {
      const values = properties.map(
        ({ property_name, value }) => [property_name.toLowerCase(), [value ?? []].flat()] as const,
      );
      propertiesByRepository.set(name.toLowerCase(), new Map(values));
    }
    if (data.length < perPage) return propertiesByRepository;
  }
}
