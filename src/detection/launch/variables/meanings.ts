import type { AlterationKind } from '../../../model/model.ts';
import { launcherFamilies } from '../launchers.ts';
import type { Reader } from '../reads.ts';
import { bridgeSpaces } from './bridges.ts';
import { clientSpaces } from './clients.ts';
import { otherPrograms } from './other-programs.ts';
import { type HarmlessValues, type NamedVariables, rowOf, type VariableSpace } from './space.ts';
import { systemSpaces } from './system.ts';

/** Every space: those of launchers, and of what takes part in launches beside them. */
export const variableSpaces: readonly VariableSpace[] = [
  ...launcherFamilies.flatMap(({ settings = [] }) => settings),
  ...otherPrograms,
  ...systemSpaces,
  ...bridgeSpaces,
  ...clientSpaces,
];

/** What a variable means to a program of a launch. */
export interface VariableMeaning {
  readonly kind: AlterationKind;
  readonly harmless: HarmlessValues;
  readonly connection: NamedVariables['connection'] | null;
  readonly countsEmpty: boolean;
  /** Whether it is the opposite of what has these harmless values: `NO_X` of `X`. */
  readonly isNegated: boolean;
}

const ofClients: ReadonlySet<VariableSpace> = new Set(clientSpaces);

/**
 * What a variable means to some programs, or to any but clients: nothing to those that do not read it.
 *
 * @param name in any case, because some programs and systems ignore it, and with `-` for `_`
 */
export function meaningsOf(
  name: string,
  readers: ReadonlySet<Reader> | 'any',
): readonly VariableMeaning[] {
  const ofReaders = readers === 'any' ? toAny : meaningsTo(readers);
  const known = ofReaders.get(name) ?? findMeanings(name, readers);
  if (ofReaders.size >= mostKept) ofReaders.clear();
  if (name.length <= longestKept) ofReaders.set(name, known);
  return known;
}

type Meanings = Map<string, readonly VariableMeaning[]>;

/** What was found, by the readers: the same few variables are given to most launches. */
const toAny: Meanings = new Map();
const bySet = new WeakMap<ReadonlySet<Reader>, Meanings>();
const byReaders = new Map<string, Meanings>();
const mostKept = 4096;
const longestKept = 256;

function meaningsTo(readers: ReadonlySet<Reader>): Meanings {
  const own = bySet.get(readers);
  if (own !== undefined) return own;
  const key = [...readers].sort().join();
  const known = byReaders.get(key) ?? new Map<string, readonly VariableMeaning[]>();
  if (byReaders.size >= mostKept) byReaders.clear();
  byReaders.set(key, known);
  bySet.set(readers, known);
  return known;
}

function findMeanings(name: string, readers: ReadonlySet<Reader> | 'any'): VariableMeaning[] {
  // An image may start anything: of what it is given, that counts which makes a language load code.
  const isContainer = readers !== 'any' && readers.has('container');
  return variableSpaces.flatMap((space) => {
    const isOfClients = ofClients.has(space);
    const isRead =
      readers === 'any' ? !isOfClients : space.readers.some((reader) => readers.has(reader));
    if (!isRead && (!isContainer || isOfClients)) return [];
    const meaning = meaningIn(space, name);
    return meaning !== null && (isRead || meaning.kind === 'loader') ? [meaning] : [];
  });
}

/** Whether any program but clients reads a variable to find what it fetches or runs. */
export function isKnownVariable(name: string): boolean {
  return meaningsOf(name, 'any').length > 0;
}

function meaningIn(space: VariableSpace, name: string): VariableMeaning | null {
  const ofSpace = rowOf(name, space);
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
