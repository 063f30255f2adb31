import type { AlterationKind } from '../../../model/model.ts';
import type { EnvConsumer } from '../ambient-inputs.ts';
import { launcherFamilies } from '../launchers.ts';
import { bridgeSpaces } from './bridge-variables.ts';
import { clientSpaces } from './client-variables.ts';
import { otherPrograms } from './other-programs.ts';
import { findRow, type HarmlessValues, type NamedVariables, type VariableSpace } from './space.ts';
import { systemSpaces } from './system.ts';

/** All spaces: the spaces of launchers, and those of other programs that take part in launches. */
export const variableSpaces: readonly VariableSpace[] = [
  ...launcherFamilies.flatMap(({ settings = [] }) => settings),
  ...otherPrograms,
  ...systemSpaces,
  ...bridgeSpaces,
  ...clientSpaces,
];

/** The meaning of a variable for a program in a launch. */
export interface VariableMeaning {
  readonly kind: AlterationKind;
  readonly harmless: HarmlessValues;
  readonly connection: NamedVariables['connection'] | null;
  readonly countsEmpty: boolean;
  /** Whether the variable is the opposite of the one to which these harmless values apply: `NO_X` for `X`. */
  readonly isNegated: boolean;
}

const ofClients: ReadonlySet<VariableSpace> = new Set(clientSpaces);

/**
 * Returns the meanings that a variable has for the given programs, or for any program other than clients.
 * Programs that do not read the variable add no meaning.
 *
 * @param name in any case, which some programs and systems ignore, and with `-` or `_`
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

/** A cache of meanings by consumers, because most launches use the same few variables. */
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
  // An image may start anything, so only variables that make a language load code apply to it.
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

/** Whether any program other than clients reads a variable to find what it fetches or runs. */
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
