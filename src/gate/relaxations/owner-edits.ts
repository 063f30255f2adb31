import type { FileText } from '../../io/tree.ts';
import { matchCodeOwners } from '../../io/tree.ts';
import type { Relaxation } from '../../model/model.ts';
import { joinList, prosePhrase, say } from '../../model/phrase.ts';
import { createEdit } from './edit.ts';

interface OwnersFile {
  readonly path: string;
  readonly content: FileText;
}

/**
 * Returns a list with one edit if changes to any of the gate's files no longer require an owner's approval;
 * otherwise, an empty list.
 *
 * @param before the base's CODEOWNERS file; null if there is none
 * @param now the change's CODEOWNERS file; null if there is none
 */
export function ownerEdits(
  before: OwnersFile | null,
  now: OwnersFile | null,
  paths: readonly string[],
): Relaxation[] {
  if (before === null || !('text' in before.content)) return [];
  const text = now !== null && 'text' in now.content ? now.content.text : '';
  if (before.content.text === text) return [];
  const [old, ownersNow] = [
    matchCodeOwners(before.content.text, paths),
    matchCodeOwners(text, paths),
  ];
  const ownersBefore = (path: string) => old.get(path) ?? [];
  const open = paths.filter(
    (path) => ownersBefore(path).length > 0 && !ownersNow.get(path)?.length,
  );
  if (open.length === 0) return [];
  const owners = [...new Set(open.flatMap(ownersBefore))].join(' ');
  const message = say`changes to ${joinList(open)} no longer need an owner's approval (before: ${owners})${ignoredReason(now)}`;
  return [
    { ...createEdit(say`owners`, message, owners), file: now?.path ?? before.path, span: null },
  ];
}

/**
 * Returns why GitHub ignores a CODEOWNERS file, worded to end a sentence; empty if the file is absent or can
 * be read.
 */
function ignoredReason(file: OwnersFile | null) {
  if (file === null || 'text' in file.content) return say``;
  return say`: GitHub ignores ${file.path}, which is ${prosePhrase(file.content.reason)}`;
}
