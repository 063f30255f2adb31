import { wordList } from './word-list.ts';

/*
 * Lists of options, written as help texts write them.
 */

/**
 * What an option takes: nothing, the next word or what is attached by `=`, the next two words, only what is
 * attached, what is attached in some versions and the next word in others, or the next word unless that begins
 * with a dash.
 */
export type OptionKind =
  | ('flag' | 'value' | 'two values')
  | ('optional value' | 'attached value' | 'text');

export interface ListedOption {
  /** Its name in full. */
  readonly name: string;
  readonly kind: OptionKind;
}

/** Options by each of their names. */
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
 * The options of a list that white space separates: `--flag`, `--value=`, `--pair=2`, `--maybe[=]`,
 * `--versions-differ==` and `--text=?`. In `-s|--long=` the last name is that in full.
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
