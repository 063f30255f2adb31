import { say } from '../../../model/phrase.ts';
import { createEdit, type Edit } from '../edit.ts';
import {
  asList,
  asText,
  membersOf,
  sayEdit,
  type ValueEdit,
  valueEdits,
  type YamlMap,
  type YamlValue,
} from './values.ts';

/** Returns the edits that make or might make a workflow run less often. */
export function triggerEdits(before: YamlValue | undefined, now: YamlValue | undefined): Edit[] {
  const eventsNow = readEvents(now);
  return [...readEvents(before)].flatMap(([event, filters]): Edit[] => {
    const current = eventsNow.get(event);
    if (current === undefined)
      return [createEdit(say`on`, say`${event} no longer triggers the workflow`, event)];
    return valueEdits(filters, current, 2)
      .filter((edit) => !isNoNarrower(edit, current))
      .map((edit) => sayEdit(say`${['on', event, edit.place].filter(Boolean).join('.')}`, edit));
  });
}

/** Activity types that apply if a workflow lists none. Other events default to all types. */
const defaultTypes: ReadonlyMap<string, YamlMap> = new Map([
  ['pull_request', { types: ['opened', 'synchronize', 'reopened'] }],
  ['pull_request_target', { types: ['opened', 'synchronize', 'reopened'] }],
  ['merge_group', { types: ['checks_requested'] }],
]);

/**
 * Returns the events under `on`, with their filters. An unnamed list, as under `schedule`, is stored under
 * the key ''.
 */
function readEvents(on: YamlValue | undefined): ReadonlyMap<string, YamlMap> {
  const namedEvents = asList(on).map((event): [string, YamlValue] => [asText(event), '']);
  const events = [...namedEvents, ...Object.entries(membersOf(on))]
    // A manual run does not gate a change.
    .filter(([event]) => event !== 'workflow_dispatch');
  return new Map(
    events.map(([event, value]) => [
      event,
      Array.isArray(value) ? { '': value } : { ...defaultTypes.get(event), ...membersOf(value) },
    ]),
  );
}

/**
 * Reports whether a key filters branches or tags. If a workflow filters only branches or only tags, refs of
 * the other kind do not trigger it.
 */
const isReferenceFilter = (key: string): boolean => /^(?:branches|tags)/.test(key);

/**
 * Reports whether the event is guaranteed to trigger the workflow at least as often after a filter edit as
 * before the edit.
 */
function isNoNarrower({ place, before, now }: ValueEdit, filters: YamlMap): boolean {
  const isFilter = !/^(?:inputs|outputs|secrets)\./.test(place);
  if (before === undefined) return !isFilter;
  if (now === undefined) {
    return isFilter && !(isReferenceFilter(place) && Object.keys(filters).some(isReferenceFilter));
  }
  const [old = [], given = []] = [before, now].map((value) =>
    asList(value).map((each) => JSON.stringify(each)),
  );
  // If any pattern is negated, the order of patterns matters.
  if ([...old, ...given].some((item) => item.startsWith('"!'))) return false;
  const [narrow, wide] = place.endsWith('-ignore') ? [given, old] : [old, given];
  const wideEntries = new Set(wide);
  return narrow.length > 0 && narrow.every((item) => wideEntries.has(item));
}
