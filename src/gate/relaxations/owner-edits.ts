import type { FileText } from '../../io/tree.ts';
import { matchCodeOwners } from '../../io/tree.ts';
import type { Relaxation } from '../../model/model.ts';
import { joinList, prosePhrase, say } from '../../model/phrase.ts';
import { createEdit } from './edit.ts';

/** The CODEOWNERS file of the base or of the change. */
interface OwnersFile {
  readonly path: string;
  readonly content: FileText;
}

/**
 * Returns an edit if changes to some gate files no longer require an owner's approval; otherwise returns an
 * empty list.
 *
 * @param before the CODEOWNERS file of the base; null if there is no such file
 * @param now the CODEOWNERS file of the change; null if there is no such file
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
 * Returns the reason why a CODEOWNERS file has no effect, worded to end a sentence; an empty string if the
 * file can be read.
 */
function ignoredReason(file: OwnersFile | null) {
  if (file === null || 'text' in file.content) return say``;
  return say`: GitHub ignores ${file.path}, which is ${prosePhrase(file.content.reason)}`;
}
