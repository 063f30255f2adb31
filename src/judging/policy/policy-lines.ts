import { type Floor, type Policy, type PolicyValues, placeIn, policyKeyEntries } from './keys.ts';

export interface PolicyLine {
  readonly name: string;
  readonly value: string;
  readonly source: string;
}

export function policyLines({ values, provenance, maxAgeMs, floors }: Policy): PolicyLine[] {
  const valueSource = (place: string): string => provenance.get(place) ?? 'default';
  return [
    ...buildPolicyLines(values, valueSource),
    { name: 'max-age', value: `${maxAgeMs / 3_600_000} h`, source: valueSource('max-age') },
    ...floors.flatMap(floorLines),
  ];
}

/** Formats a line, such as `min-score: 80 (.github/mcp-grade-gate.yml:1)`, without escaping its text. */
export const policyLineText = ({ name, value, source }: PolicyLine): string =>
  source === '' ? `${name}: ${value}` : `${name}: ${value} (${source})`;

function buildPolicyLines(
  values: Partial<PolicyValues>,
  findSource: (place: string) => string,
): PolicyLine[] {
  return policyKeyEntries.flatMap(([name, key]): PolicyLine[] => {
    const value: unknown = values[name];
    if (value === undefined || value === null) return [];
    if (key.kind === 'map') {
      return [...(value as ReadonlyMap<string, unknown>)].map(([id, entry]) => ({
        name: `${name}.${id}`,
        value: String(entry),
        source: findSource(`${name}.${id}`),
      }));
    }
    if (key.kind === 'list') {
      return (value as readonly unknown[]).map((entry, at) => ({
        name,
        value: key.textOf(entry),
        source: findSource(`${name}.${at}`),
      }));
    }
    return [{ name, value: String(value), source: findSource(name) }];
  });
}

/**
 * Returns lines for the organisation's limits. The organisation's other values are already part of the
 * repository's values.
 */
function floorLines(floor: Floor): PolicyLine[] {
  const { values, overridable, waivable, maxWaiverDays, source, commit } = floor;
  const floorSource = (place: string): string => placeIn(floor, place);
  const limiting = policyKeyEntries.filter(([, { organisation }]) => organisation !== 'added');
  const limitingValues = Object.fromEntries(limiting.map(([name]) => [name, values[name]]));
  const limits = [
    ...buildPolicyLines(limitingValues, floorSource),
    ...Object.entries({ overridable, waivable }).map(([name, names]) => ({
      name,
      value: [...names].join(', ') || 'nothing',
      source: floorSource(name),
    })),
    ...(maxWaiverDays === null
      ? []
      : [
          {
            name: 'max-waiver-days',
            value: String(maxWaiverDays),
            source: floorSource('max-waiver-days'),
          },
        ]),
  ].map((line) => ({ ...line, name: `floor.${line.name}` }));
  const origin = { name: 'floor', value: source, source: `commit ${commit}` };
  return commit === null ? limits : [origin, ...limits];
}
