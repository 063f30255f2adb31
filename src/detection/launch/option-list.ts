import { wordList } from './word-list.ts';

/**
 * How an option takes a value. `flag`: none. `value`: the next word, or a value attached with `=`. `two
 * values`: the next two words. `optional value`: only an attached value. `attached value`: attached in some
 * versions, the next word in others. `text`: the next word, unless it starts with a dash.
 */
export type OptionKind =
  | ('flag' | 'value' | 'two values')
  | ('optional value' | 'attached value' | 'text');

export interface ListedOption {
  readonly name: string;
  readonly kind: OptionKind;
}

/** Listed options, keyed by each of their names. */
export type Options = ReadonlyMap<string, ListedOption>;

const kinds: Readonly<Record<string, OptionKind>> = {
  '': 'flag',
  '=': 'value',
  '=2': 'two values',
  '[=]': 'optional value',
  '==': 'attached value',
  '=?': 'text',
};

/**
 * Parses a list of options separated by white space: `--flag`, `--value=`, `--pair=2`, `--maybe[=]`,
 * `--versions-differ==` and `--text=?`. In `-s|--long=`, the last name is the full name.
 */
export function optionList(text: string): Options {
  return new Map(
    wordList(text).flatMap((word) => {
      const [, names = '', sign = ''] = /^(.*?)((?:\[=\]|=[=?2]?)?)$/s.exec(word) ?? [];
      const kind = kinds[sign] ?? 'flag';
      const name = names.slice(names.lastIndexOf('|') + 1);
      return names.split('|').map((each) => [each, { name, kind }] as const);
    }),
  );
}
