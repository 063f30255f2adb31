import { memberOf, propertiesOf } from '../../detection/documents.ts';
import { readYaml } from '../../detection/yaml.ts';
import type { Relaxation, SourceFile } from '../../model/model.ts';
import { say } from '../../model/phrase.ts';
import { actionNameOf } from '../settings/actions.ts';
import { createEdit } from './edit.ts';
import { asText, membersOf, plainValue } from './workflow/values.ts';

/*
 * The file that pins the actions in all workflows to commits: `dependencies: {owner/repo@ref: {commit}}`.
 * Generally available since 28 October 2026. Sources: zizmorcore/zizmor#2371, github/codeql#22464.
 */

/**
 * Returns the edited and removed lock file entries for the actions that the gate's steps use. As in
 * workflows, switching to an entry for another version does not count as an edit. A new entry is not
 * reported, because it pins a previously unpinned action.
 *
 * @param before the base's lock file; null if it does not exist or cannot be read
 * @param now the change's lock file; null if it does not exist or cannot be read
 * @param uses actions that the gate's steps use in the change, as `owner/repo@ref`
 */
export function lockEdits(
  before: SourceFile | null,
  now: SourceFile | null,
  uses: readonly string[],
): Relaxation[] {
  if (before === null || before.text === now?.text) return [];
  const [old, lockedEntries] = [readLockEntries(before.text), readLockEntries(now?.text ?? '')];
  return [...new Set(uses.map(lockKey))].flatMap((used): Relaxation[] => {
    const [lockedBefore, lockedNow] = [old.get(used) ?? null, lockedEntries.get(used) ?? null];
    if (lockedBefore === null || lockedBefore === lockedNow) return [];
    const message =
      lockedNow === null
        ? say`${used} is no longer locked to ${lockedBefore}`
        : say`${used} is locked to ${lockedNow} instead of ${lockedBefore}`;
    return [
      {
        ...createEdit(say`lock of ${used}`, message, lockedBefore, lockedNow),
        file: before.path,
        span: null,
      },
    ];
  });
}

/** Returns the locked values by `owner/repo@ref`; empty for a file that is not valid YAML. */
function readLockEntries(text: string): Map<string, string> {
  const document = readYaml(text);
  if (!('root' in document)) return new Map();
  return new Map(
    propertiesOf(memberOf(document.root, 'dependencies')).map(({ key, value }) => {
      const locked = plainValue(value);
      return [lockKey(key), asText(membersOf(locked)['commit'] ?? locked)];
    }),
  );
}

/**
 * Returns an action's lock file key without the action's folder, because an entry applies to the whole
 * repository.
 */
function lockKey(uses: string): string {
  const [owner = '', name = ''] = actionNameOf(uses).split('/');
  return `${owner}/${name}@${uses.slice(uses.indexOf('@') + 1)}`;
}
