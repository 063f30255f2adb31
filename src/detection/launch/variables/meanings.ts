import type { AlterationKind } from '../../../model/model.ts';
import type { EnvConsumer } from '../ambient-inputs.ts';
import { launcherFamilies } from '../launchers.ts';
import { bridgeSpaces } from './bridge-variables.ts';
import { clientSpaces } from './client-variables.ts';
import { otherPrograms } from './other-programs.ts';
import { findRow, type HarmlessValues, type NamedVariables, type VariableSpace } from './space.ts';
import { systemSpaces } from './system.ts';

export const variableSpaces: readonly VariableSpace[] = [
  ...launcherFamilies.flatMap(({ settings = [] }) => settings),
  ...otherPrograms,
  ...systemSpaces,
  ...bridgeSpaces,
  ...clientSpaces,
];

export interface VariableMeaning {
  readonly kind: AlterationKind;
  readonly harmless: HarmlessValues;
  readonly connection: NamedVariables['connection'] | null;
  readonly countsEmpty: boolean;
  /** Whether `harmless` applies to the opposite variable, such as `X` for `NO_X`. */
  readonly isNegated: boolean;
}

const ofClients: ReadonlySet<VariableSpace> = new Set(clientSpaces);

/**
 * Returns the meanings of a variable for the given programs or, for `'any'`, for all programs except clients.
 * Programs that do not read the variable contribute no meanings.
 *
 * @param name with `-` or `_`, and in upper or lower case, because some programs and systems ignore case
 */
export function variableMeanings(
  name: string,
  consumers: ReadonlySet<EnvConsumer> | 'any',
): readonly VariableMeaning[] {
  const ofReaders = consumers === 'any' ? toAny : cachedMeanings(consumers);
  const cached = ofReaders.get(name) ?? findMeanings(name, consumers);
  if (ofReaders.size >= mostKept) ofReaders.clear();
  if (name.length <= longestKept) ofReaders.set(name, cached);
  return cached;
}

type Meanings = Map<string, readonly VariableMeaning[]>;

/** Meanings are cached per set of consumers, because most launches use the same few variables. */
const toAny: Meanings = new Map();
const bySet = new WeakMap<ReadonlySet<EnvConsumer>, Meanings>();
const byReaders = new Map<string, Meanings>();
const mostKept = 4096;
const longestKept = 256;

function cachedMeanings(consumers: ReadonlySet<EnvConsumer>): Meanings {
  const cachedOfSet = bySet.get(consumers);
  if (cachedOfSet !== undefined) return cachedOfSet;
  const key = [...consumers].sort().join();
  const cached = byReaders.get(key) ?? new Map<string, readonly VariableMeaning[]>();
  if (byReaders.size >= mostKept) byReaders.clear();
  byReaders.set(key, cached);
  bySet.set(consumers, cached);
  return cached;
}

function findMeanings(
  name: string,
  consumers: ReadonlySet<EnvConsumer> | 'any',
): VariableMeaning[] {
  // A container image can start any program, so the loader variables of all programs except clients apply to
  // it.
  const isContainer = consumers !== 'any' && consumers.has('container');
  return variableSpaces.flatMap((space) => {
    const isOfClients = ofClients.has(space);
    const isRead =
      consumers === 'any'
        ? !isOfClients
        : space.envConsumers.some((reader) => consumers.has(reader));
    if (!isRead && (!isContainer || isOfClients)) return [];
    const meaning = meaningInSpace(space, name);
    return meaning !== null && (isRead || meaning.kind === 'loader') ? [meaning] : [];
  });
}

/**
 * Reports whether any program other than a client reads the variable to decide what the program fetches or
 * runs.
 */
export function isKnownVariable(name: string): boolean {
  return variableMeanings(name, 'any').length > 0;
}

function meaningInSpace(space: VariableSpace, name: string): VariableMeaning | null {
  const ofSpace = findRow(name, space);
  if (ofSpace === null) return null;
  const { row, isNegated } = ofSpace;
  return {
    kind: row?.kind ?? space.kind,
    harmless: row?.harmless ?? 'none',
    connection: row?.connection ?? null,
    countsEmpty: row?.countsEmpty ?? false,
    isNegated,
  };
}
