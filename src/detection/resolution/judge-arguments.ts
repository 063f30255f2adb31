import type { Alteration, VariableUse, Word } from '../../model/model.ts';
import { digestOf } from '../declarations/digest.ts';
import { loadsCode } from './judge-variables.ts';
import { findNamedContent, type ValuePlace } from './value-paths.ts';

/**
 * Files in the tree that the arguments of a published package refer to. Code among these files runs with the
 * package or inside it; data files are only its input. A folder is treated as data unless the option before
 * it loads code.
 */

export interface JudgedArguments {
  readonly alterations: readonly Alteration[];
  /**
   * The arguments that refer to code in the tree, each with the files that it refers to. An edit to one of
   * these files changes the launch.
   */
  readonly uses: readonly VariableUse[];
}

export function judgeArguments(args: readonly Word[], place: ValuePlace): JudgedArguments {
  const judgedWords = args.flatMap((word, at) => {
    const [, ownOption, attached] = /^(--?[A-Za-z][\w-]*)(?:=(.*))?/s.exec(word.text) ?? [];
    const option = ownOption ?? optionBefore(args, at);
    const { holding, files } = findNamedContent(attached ?? word.text, place, false);
    if (holding !== 'code' || (files.length === 0 && !loadsCode(option))) return [];
    const what = option === '' ? (files[0] ?? word.text) : option;
    return [{ what, word, files }];
  });
  return {
    alterations: judgedWords.map(({ what, word }) => {
      return { kind: 'path', what, file: null, span: word.span };
    }),
    uses: judgedWords.map(({ what, word, files }) => {
      return { name: what, valueDigest: digestOf(word.text), files };
    }),
  };
}

function optionBefore(args: readonly Word[], at: number): string {
  const before = args[at - 1]?.text ?? '';
  return /^--?[A-Za-z][\w-]*$/.test(before) ? before : '';
}
