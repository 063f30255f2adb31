import type { Policy } from '../../judging/policy.ts';

/**
 * Policies in the state. A sweep also judges an export under the last run's policy, to distinguish policy
 * changes from changes by the service.
 */

/**
 * Encodes an effective policy as JSON: a map becomes an object with its entries under `$map`, and a set
 * becomes an object with its entries under `$set`.
 */
export function encodePolicy(policy: Policy): string {
  return JSON.stringify(policy, (_, value: unknown) => {
    if (value instanceof Map) return { $map: [...value] };
    return value instanceof Set ? { $set: [...value] } : value;
  });
}

/** Decodes the result of `encodePolicy`. */
export function decodePolicy(text: string): Policy {
  return JSON.parse(text, (_, value: unknown) => {
    const { $map, $set } = Object(value) as {
      $map?: readonly (readonly [unknown, unknown])[];
      $set?: readonly unknown[];
    };
    if ($map !== undefined) return new Map($map);
    return $set === undefined ? value : new Set($set);
  }) as Policy;
}
