import { propertiesOf, type TreeNode } from '../../declarations/tree.ts';
import { listOf } from './nodes.ts';

/** Filters of an event by their key, such as `branches` and `types`. */
export type Filters = ReadonlyMap<string, readonly string[]>;

/** Types of an event if a workflow names none; for other events these are all types. */
const defaultTypes: ReadonlyMap<string, readonly string[]> = new Map([
  ['pull_request', ['opened', 'synchronize', 'reopened']],
  ['pull_request_target', ['opened', 'synchronize', 'reopened']],
  ['merge_group', ['checks_requested']],
]);

/** The filters of a workflow's triggers, by event. */
export function triggersOf(on: TreeNode | null): Map<string, Filters> {
  const filters = ['types', ...filterFamilies.flat(), 'workflows'];
  const given =
    on?.type === 'object'
      ? propertiesOf(on)
      : listOf(on).map((key) => ({ key, value: null as TreeNode | null }));
  return new Map(
    given
      // A run that is started by hand gates nothing.
      .filter(({ key }) => key !== 'workflow_dispatch')
      .map(({ key: event, value }) => {
        const set = propertiesOf(value)
          .filter(({ key }) => filters.includes(key))
          .map(({ key, value: list }) => [key, listOf(list)] as const);
        const usual = defaultTypes.get(event);
        return [event, new Map([...(usual ? [['types', usual] as const] : []), ...set])];
      }),
  );
}

/** Filters that belong together: if one of a family is set, the others exclude everything. */
const filterFamilies = [
  ['branches', 'branches-ignore', 'tags', 'tags-ignore'],
  ['paths', 'paths-ignore'],
] as const;

/** Whether an event may trigger a workflow less often than before. */
export function isNarrower(before: Filters, now: Filters): boolean {
  const isLess = (key: string): boolean => {
    const [old, given] = [before.get(key), now.get(key)];
    if (given === undefined || JSON.stringify(old) === JSON.stringify(given)) return false;
    if (old === undefined) return true;
    // The order of patterns matters if there are exceptions (`!`).
    if ([...old, ...given].some((each) => each.startsWith('!'))) return true;
    const [wide, narrow] = key.endsWith('-ignore') ? [old, given] : [given, old];
    return !narrow.every((each) => wide.includes(each));
  };
  const isCutShort = (family: readonly string[]): boolean =>
    family.some((key) => before.has(key) && !now.has(key)) && family.some((key) => now.has(key));
  return [...now.keys()].some(isLess) || filterFamilies.some(isCutShort);
}
