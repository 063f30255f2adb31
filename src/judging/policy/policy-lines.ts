import { type Floor, type Policy, type PolicyValues, placeIn, policyKeyEntries } from './keys.ts';

/** A line of the effective policy. */
export interface PolicyLine {
  readonly name: string;
  readonly value: string;
  /** Where it comes from. */
  readonly source: string;
}

/** The effective policy as lines, each with the source of its value. */
export function policyLines({ values, provenance, maxAgeMs, floors }: Policy): PolicyLine[] {
  const sourceOf = (place: string): string => provenance.get(place) ?? 'default';
  return [
    ...linesOf(values, sourceOf),
    { name: 'max-age', value: `${maxAgeMs / 3_600_000} h`, source: sourceOf('max-age') },
    ...floors.flatMap(floorLines),
  ];
}

/** `min-score: 80 (.github/mcp-grade-gate.yml:1)`, not escaped. */
export const policyLineText = ({ name, value, source }: PolicyLine): string =>
  source === '' ? `${name}: ${value}` : `${name}: ${value} (${source})`;

/** A line for each single value, entry of a map and entry of a list. */
function linesOf(values: Partial<PolicyValues>, sourceOf: (place: string) => string): PolicyLine[] {
  return policyKeyEntries.flatMap(([name, key]): PolicyLine[] => {
    const value: unknown = values[name];
    if (value === undefined || value === null) return [];
    if (key.kind === 'map') {
      return [...(value as ReadonlyMap<string, unknown>)].map(([id, entry]) => ({
        name: `${name}.${id}`,
        value: String(entry),
        source: sourceOf(`${name}.${id}`),
      }));
    }
    if (key.kind === 'list') {
      return (value as readonly unknown[]).map((entry, at) => ({
        name,
        value: key.textOf(entry),
        source: sourceOf(`${name}.${at}`),
      }));
    }
    return [{ name, value: String(value), source: sourceOf(name) }];
  });
}

/** The organisation's limits. Its other values are merged into those of the repository. */
function floorLines(floor: Floor): PolicyLine[] {
  const { values, overridable, waivable, maxWaiverDays, source, commit } = floor;
  const sourceOf = (place: string): string => placeIn(floor, place);
  const limiting = policyKeyEntries.filter(([, { organisation }]) => organisation !== 'added');
  const own = Object.fromEntries(limiting.map(([name]) => [name, values[name]]));
  const limits = [
    ...linesOf(own, sourceOf),
    ...Object.entries({ overridable, waivable }).map(([name, names]) => ({
      name,
      value: [...names].join(', ') || 'nothing',
      source: sourceOf(name),
    })),
    ...(maxWaiverDays === null
      ? []
      : [
          {
            name: 'max-waiver-days',
            value: String(maxWaiverDays),
            source: sourceOf('max-waiver-days'),
          },
        ]),
  ].map((line) => ({ ...line, name: `floor.${line.name}` }));
  const origin = { name: 'floor', value: source, source: `commit ${commit}` };
  return commit === null ? limits : [origin, ...limits];
}
