import type * as z from 'zod';
import { ruleIds, ungraded, ungradedRules } from '../../judging/rules.ts';
import type { Span } from '../../model/model.ts';
import { similarName } from './nearest.ts';
import { floorSchema, type policySchema } from './policy-schema.ts';

/** Maximum number of errors to explain. Locating each error takes a pass through the file. */
export const maxFaults = 100;

export type PolicyShape = typeof policySchema | typeof floorSchema;
/** The path of a value in a policy file: keys of maps and indices of lists. */
export type ValuePath = readonly PropertyKey[];

/**
 * Adds an error, located at `at`: a span, or `key` for the value's key. The default location is the value
 * itself.
 */
export type AddFault = (path: ValuePath, words: string, at?: Span | 'key') => void;

/**
 * Adds the error for an issue that a schema reports, with the most similar valid name if there is one.
 *
 * @param plain the policy file, converted to plain values
 */
export function explainIssue(
  issue: z.core.$ZodIssue,
  plain: unknown,
  schema: PolicyShape,
  fault: AddFault,
): void {
  const { path } = issue;
  switch (issue.code) {
    case 'unrecognized_keys':
      for (const [at, key] of issue.keys.entries()) {
        const words =
          path.length === 0 && knownKeys(floorSchema, path).includes(key)
            ? "is allowed only in an organisation's policy"
            : `is not known here${at < maxFaults ? nearestHint(key, knownKeys(schema, path)) : ''}`;
        fault([...path, key], words, 'key');
      }
      return;
    case 'invalid_value': {
      const values = issue.values.map(String);
      const givenValue = valueAt(plain, path);
      const ofSettings = values.includes('min-score');
      const list =
        values.length <= 8
          ? `one of ${values.join(', ')}`
          : ofSettings
            ? 'a setting or rule'
            : 'a rule that can be waived';
      if (givenValue === undefined) fault(path, `is missing: ${list}`);
      else if (givenValue === ungraded && !ofSettings && values.length > 8) {
        fault(path, `covers several rules; in a waiver, use one of ${ungradedRules.join(', ')}`);
      } else if (values.length > 8 && ruleIds.includes(String(givenValue))) {
        fault(path, `is ${givenValue}, which cannot be waived`);
      } else {
        const hint = typeof givenValue === 'string' ? nearestHint(givenValue, values) : '';
        fault(path, `must be ${list}${hint}`);
      }
      return;
    }
    case 'invalid_type':
      fault(
        path,
        valueAt(plain, path) === undefined
          ? 'is missing'
          : issue.message.startsWith('must ')
            ? issue.message
            : `must be ${typeWords[issue.expected] ?? issue.expected}`,
      );
      return;
    case 'too_small':
    case 'too_big':
      fault(path, rangeWords(issue));
      return;
    default:
      fault(path, issue.message);
  }
}

const typeWords: Readonly<Record<string, string>> = {
  object: 'a map of keys and values',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
};

function rangeWords(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const limit = String(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const isText = issue.origin === 'string';
  if (issue.code === 'too_small') return isText ? 'must not be empty' : `must be at least ${limit}`;
  return isText ? `must have at most ${limit} characters` : `must be at most ${limit}`;
}

/** Returns text such as `; the nearest is min-score` if a known name is similar; otherwise an empty string. */
function nearestHint(name: string, known: readonly string[]): string {
  const similar = similarName(name, known);
  return similar === null ? '' : `; the nearest is ${similar}`;
}

function knownKeys(schema: PolicyShape, path: ValuePath): string[] {
  let at: unknown = schema;
  for (const part of path) {
    at = unwrapped(at);
    const { shape, element } = at as { shape?: Record<string, unknown>; element?: unknown };
    at = typeof part === 'number' ? element : shape?.[String(part)];
  }
  return Object.keys((unwrapped(at) as { shape?: object }).shape ?? {});
}

/** Returns a schema without its optional and transforming wrappers. */
function unwrapped(schema: unknown): unknown {
  let at = schema as { def?: { innerType?: unknown; in?: unknown } } | undefined;
  for (let inner = at?.def; inner !== undefined; inner = at?.def) {
    const next = inner.innerType ?? inner.in;
    if (next === undefined) return at;
    at = next as typeof at;
  }
  return at;
}

function valueAt(value: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>(
    (inner, part) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[part],
    value,
  );
}

/** Returns a path as text such as `servers[0].rules.unpinned`, truncated to 200 characters. */
export function pathText(path: ValuePath): string {
  return path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`,
    )
    .join('')
    .slice(0, 200);
}
