import * as z from 'zod';
import type { Pattern } from '../../../model/model.ts';
import { ruleKeys } from '../catalogue.ts';
import { pattern } from './patterns.ts';
import { type ListKey, optionalSchemas, type ValuesOf } from './policy-key.ts';
import { rules } from './rules.ts';

/** The keys that can also be set for individual servers. */
export const serverKeys = {
  ...ruleKeys,
  rules,
} as const;

type ServerKeys = typeof serverKeys;
export type ServerValueName = {
  [Name in keyof ServerKeys]: ServerKeys[Name]['kind'] extends 'value' ? Name : never;
}[keyof ServerKeys];

export const serverValueNames = Object.entries(serverKeys).flatMap(([name, { kind }]) =>
  kind === 'value' ? [name] : [],
) as readonly string[] as readonly ServerValueName[];

/** Values that a policy sets only for some dependencies. */
export interface Override {
  readonly match: Pattern;
  readonly values: Partial<ValuesOf<typeof serverKeys>>;
  /** Id of the server record to which matching dependencies are bound; null if they are matched as usual. */
  readonly server: string | null;
}

function describeOverride(name: string, value: unknown): string[] {
  return value instanceof Map
    ? [...value].map(([id, entry]) => `${id}: ${entry}`)
    : [`${name} ${value}`];
}

export const servers: ListKey<Override> = {
  kind: 'list',
  schema: () =>
    z
      .array(
        z
          .strictObject({
            match: pattern(),
            ...optionalSchemas(serverKeys),
            server: z
              .string()
              .min(1)
              .optional()
              .describe(
                'Id of the right server in the export, if several servers claim this package or address.',
              ),
          })
          .transform(
            ({ match, server = null, ...values }): Override => ({ match, server, values }),
          ),
      )
      .describe(
        'Different minimums or levels for specific servers, or the export record to use for them. If several entries match, the most specific pattern takes precedence.',
      ),
  unset: [],
  organisation: 'separate',
  isOverridable: true,
  withoutOverride: (overrides) => overrides.map((each) => ({ ...each, server: null })),
  overrideWords: 'the binding of servers to records',
  textOf: ({ match, values, server }) =>
    [
      match.text,
      ...Object.entries(values).flatMap(([name, value]) => describeOverride(name, value)),
      ...(server === null ? [] : [`is ${server}`]),
    ].join(', '),
};
