import type { Word } from '../../model/model.ts';
import { quote } from './repeated-keys.ts';
import { memberOf, type Property, propertiesOf, type TreeDocument, type TreeNode } from './tree.ts';
import type { ContentFault } from './types.ts';

export const envKeys = ['env', 'environment', 'envs'];

/** Reads an entry's fields as the types that clients expect. A value of any other type is a fault. */
export interface EntryFields {
  /** Returns the properties with one of these keys, including repeated keys. */
  readonly matchingProperties: (keys: readonly string[]) => Property[];
  /**
   * Returns the string under a key of the entry, or of `parent` if given; null for a value of any other type.
   */
  readonly word: (key: string, parent?: TreeNode) => Word | null;
  /** Returns a string value; a value of any other type except null is a fault. */
  readonly text: (key: string, value: TreeNode) => Word | null;
  /**
   * Returns the items of a list as strings. A single value is a fault but still counts as a one-item list.
   */
  readonly list: (key: string, value: TreeNode | null) => Word[];
  readonly variables: (parent: TreeNode) => (readonly [string, Word])[];
  /** Counts the properties whose key is in `keys` or in `envKeys`. */
  readonly count: (keys: readonly string[]) => number;
  /** Faults in the fields read so far. */
  readonly faults: readonly ContentFault[];
}

export function fieldsOfEntry(
  alias: string,
  entry: TreeNode,
  spanOf: TreeDocument['spanOf'],
): EntryFields {
  const faults: ContentFault[] = [];
  const fault = (at: TreeNode, words: string): void => {
    faults.push(entryFault(alias, words, spanOf(at)));
  };
  const textAt = (node: TreeNode): Word => ({
    text: withPlainDefaults(String(node.value ?? '')),
    span: spanOf(node),
  });
  const word = (node: TreeNode | null): Word | null =>
    node?.type === 'string' ? textAt(node) : null;
  const given = (keys: readonly string[]): Property[] =>
    propertiesOf(entry).filter(({ key }) => keys.includes(key));
  return {
    faults,
    matchingProperties: given,
    count: (keys) => given([...keys, ...envKeys]).length,
    word: (key, parent = entry) => word(memberOf(parent, key)),
    text: (key, value) => {
      if (value.type !== 'string' && value.type !== 'null')
        fault(value, `whose ${quote(key)} is not a string`);
      return word(value);
    },
    list: (key, value) => {
      if (value === null || value.type === 'null') return [];
      const notTexts = `whose ${quote(key)} is not a list of strings`;
      if (value.type !== 'array') fault(value, notTexts);
      return (value.type === 'array' ? (value.children ?? []) : [value]).flatMap((item) => {
        if (['string', 'number', 'boolean'].includes(item.type)) {
          return [textAt(item)];
        }
        fault(item, notTexts);
        return [];
      });
    },
    variables: (parent) =>
      propertiesOf(parent)
        .filter(({ key }) => envKeys.includes(key))
        .flatMap(({ value }) => {
          if (value.type !== 'object' && value.type !== 'null')
            fault(value, 'whose environment is not an object');
          return propertiesOf(value);
        })
        .flatMap(({ key, value }) => {
          if (['object', 'array'].includes(value.type))
            fault(value, `whose variable ${quote(key)} is not a string`);
          // A variable with the value null is unset. A variable whose value has an unexpected type is treated
          // as set.
          return value.type === 'null' ? [] : [[key, textAt(value)] as const];
        }),
  };
}

/** Converts SEP-2633's `${env:NAME | value:text}` to the usual form: `${NAME:-text}`. */
const withPlainDefaults = (text: string): string =>
  text.replace(/\$\{[ \t]*env:(\w+)[ \t]*\|[ \t]*value:([^${}|]*)\}/g, (_, name, value) => {
    return `\${${name}:-${value.trim()}}`;
  });

export function entryFault(alias: string, words: string, span: ContentFault['span']): ContentFault {
  return { message: `an entry ${quote(alias)} ${words}`, span };
}
