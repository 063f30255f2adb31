import { codeOwners } from '../../io/tree.ts';
import type { Relaxation, SourceFile } from '../../model/model.ts';
import { listed, say } from '../../model/phrase.ts';
import { editOf } from './edit.ts';

/**
 * Files of the gate whose changes somebody had to approve, and now nobody has to.
 *
 * @param before the file CODEOWNERS of the base; null if there is none
 * @param now that of the change; null if there is none, or it cannot be read
 */
export function ownerEdits(
  before: SourceFile | null,
  now: SourceFile | null,
  paths: readonly string[],
): Relaxation[] {
  if (before === null || before.text === now?.text) return [];
  const [old, given] = [codeOwners(before.text, paths), codeOwners(now?.text ?? '', paths)];
  const ownersOf = (path: string) => old.get(path) ?? [];
  const open = paths.filter((path) => ownersOf(path).length > 0 && !given.get(path)?.length);
  if (open.length === 0) return [];
  const owners = [...new Set(open.flatMap(ownersOf))].join(' ');
  const message = say`nobody has to approve changes of ${listed(open)} any more (before: ${owners})`;
  return [{ ...editOf(say`owners`, message, owners), file: now?.path ?? before.path, span: null }];
}
