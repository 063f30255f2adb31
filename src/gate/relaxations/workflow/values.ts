import { propertiesOf, type TreeNode } from '../../../detection/documents.ts';
import type { Phrase } from '../../../model/model.ts';
import { renderPhrase, say } from '../../../model/phrase.ts';
import { mayHoldSecret } from '../../../model/secrets.ts';
import { createEdit, type Edit } from '../edit.ts';

/** A normalised YAML value: a scalar as a trimmed string, null as an empty string. */
export type YamlValue = string | readonly YamlValue[] | YamlMap;

/** A map, sorted by key. */
export interface YamlMap {
  readonly [key: string]: YamlValue;
}

export function plainValue(node: TreeNode | null): YamlValue {
  if (node?.type === 'array') return (node.children ?? []).map(plainValue);
  if (node?.type !== 'object') return String(node?.value ?? '').trim();
  const members = propertiesOf(node).map(({ key, value }) => [key, plainValue(value)] as const);
  return Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : Number(a > b))));
}

/** Returns the members of a map, or an empty map for any other value. */
export function membersOf(value: YamlValue | undefined): YamlMap {
  return typeof value === 'object' && !Array.isArray(value) ? (value as YamlMap) : {};
}

/**
 * Returns a value as a list. A scalar becomes a one-element list; maps and empty scalars become an empty
 * list.
 */
export function asList(value: YamlValue | undefined): readonly YamlValue[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'string' && value !== '' ? [value] : [];
}

/** Returns a value as text: a scalar unchanged, anything else as JSON. */
export function asText(value: YamlValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function areSame(one: YamlValue | undefined, other: YamlValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A value that differs between two maps. `before` or `now` is undefined if its map lacks the value. */
export interface ValueEdit {
  /** The keys that lead to the value, joined with dots. */
  readonly place: string;
  readonly before: YamlValue | undefined;
  readonly now: YamlValue | undefined;
}

/**
 * Returns the differences between two maps. Nested maps are compared member by member, down to `depth`
 * levels.
 */
export function valueEdits(before: YamlMap, now: YamlMap, depth = Number.POSITIVE_INFINITY) {
  const [old, given] = [new Map(leavesOf(before, depth)), new Map(leavesOf(now, depth))];
  return [...new Set([...old.keys(), ...given.keys()])]
    .map((place): ValueEdit => ({ place, before: old.get(place), now: given.get(place) }))
    .filter((edit) => !areSame(edit.before, edit.now));
}

function leavesOf(map: YamlMap, depth: number): [place: string, value: YamlValue][] {
  return Object.entries(map).flatMap(([key, value]): [string, YamlValue][] => {
    const inner = depth > 1 ? leavesOf(membersOf(value), depth - 1) : [];
    if (inner.length === 0) return [[key, value]];
    return inner.map(([place, leaf]) => [`${key}.${place}`, leaf]);
  });
}

export function sayEdit(name: Phrase, { before, now }: Omit<ValueEdit, 'place'>): Edit {
  const key = renderPhrase(name, (value) => value);
  const [old, given] = [before, now].map((value) =>
    value === undefined ? null : shortValue(value, key),
  );
  const instead = old === null ? say`` : say` instead of ${old ?? ''}`;
  const message =
    given === null
      ? say`${name} is no longer ${old ?? ''}`
      : say`${name} is ${given ?? ''}${instead}`;
  return createEdit(name, message, old, given);
}

/**
 * Returns a value as one line of at most 80 characters, or `***` if it might contain a secret. Truncates only
 * between words, because the redactor would not recognise part of a secret.
 *
 * @param key the value's key, whose name can suggest a secret
 */
export function shortValue(value: YamlValue = '', key = ''): string {
  const json = asText(value);
  const text =
    value === json ? json : json.replace(/"?([:,])(?=["[{])/g, '$1 ').replace(/^\{|\}$|"/g, '');
  const line = text.replace(/\s+/g, ' ') || "''";
  if (mayHoldSecret(`${key}: ${line}`)) return '***';
  return line.length > 80 ? `${line.slice(0, 79).replace(/(?<!\S)\S+$/, '')}…` : line;
}
