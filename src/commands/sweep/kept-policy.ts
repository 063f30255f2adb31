import type { Policy } from '../../judging/policy.ts';

/**
 * The state stores policies so that a sweep can also judge repositories under the last run's policy.
 * Comparing the two results separates the effects of a policy change from those of changes by the grading
 * service.
 */

export function encodePolicy(policy: Policy): string {
  return JSON.stringify(policy, (_, value: unknown) => {
    if (value instanceof Map) return { $map: [...value] };
    return value instanceof Set ? { $set: [...value] } : value;
  });
}

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
