import type { LoadedExport } from '../export/load.ts';
import type { JudgedDependency, Phrase, Relaxation } from '../model.ts';
import { listed, say, words } from '../phrase.ts';
import { evaluate } from '../policy/evaluate.ts';
import type { Policy } from '../policy/keys.ts';
import { severities } from '../policy/verdict.ts';
import { nameOf } from '../policy/words.ts';
import type { EditedPolicy } from './edited-policy.ts';
import { type ChangedDependency, matchAll } from './judge.ts';

/**
 * Judges the servers of the tree under the policy before and after an edit.
 *
 * @param changed all dependencies of the tree
 * @param loaded the export; null if there is none: then only what no export can list is judged
 * @returns a relaxation that names those that the edited policy judges more mildly; none if there are none
 */
export function milderServers(
  changed: readonly ChangedDependency[],
  loaded: LoadedExport | null,
  { before, after, file }: EditedPolicy,
  { folder, now }: { readonly folder: string; readonly now: number },
): Relaxation[] {
  const judge = (policy: Policy): readonly JudgedDependency[] =>
    evaluate(
      {
        dependencies: matchAll(changed, loaded, policy),
        ...{ files: [], export: null, relaxations: [], scope: 'changed', folder, now },
      },
      policy,
    ).servers;
  const judgedAfter = judge(after);
  const milder = judge(before).flatMap((was, at): [string, Phrase][] => {
    const is = judgedAfter[at];
    if (is === undefined || was.verdict === null || is.verdict === null) return [];
    if (severities[is.verdict] >= severities[was.verdict]) return [];
    const sentence = say`${nameOf(is)} is ${words(is.verdict)} instead of ${words(was.verdict)}`;
    return [[JSON.stringify(sentence), sentence]];
  });
  // Several declarations may start the same server.
  const sentences = [...new Map(milder).values()];
  return sentences.length === 0
    ? []
    : [{ message: say`under the edited policy ${listed(sentences)}`, file, span: null }];
}
