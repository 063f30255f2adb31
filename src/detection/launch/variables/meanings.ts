import type { AlterationKind } from '../../../model/model.ts';
import type { Reader } from '../reads.ts';
import { wordList } from '../word-list.ts';
import { clientSpaces } from './clients.ts';
import { javascriptSpaces } from './javascript.ts';
import { pythonSpaces } from './python.ts';
import type { HarmlessValues, NamedVariables, VariableSpace } from './space.ts';
import { systemSpaces } from './system.ts';
import { toolSpaces } from './tools.ts';

/** Every space; a new program is one entry here. */
export const variableSpaces: readonly VariableSpace[] = [
  ...javascriptSpaces,
  ...pythonSpaces,
  ...systemSpaces,
  ...toolSpaces,
  ...clientSpaces,
];

/** What a variable means to a program of a launch. */
export interface VariableMeaning {
  readonly kind: AlterationKind;
  readonly harmless: HarmlessValues;
  readonly connection: NamedVariables['connection'] | null;
  readonly countsEmpty: boolean;
}

interface CompiledSpace extends Omit<VariableSpace, 'variables'> {
  readonly isOfClients: boolean;
  readonly variables: readonly (NamedVariables & { readonly pattern: RegExp })[];
}

const compiled: readonly CompiledSpace[] = variableSpaces.map((space) => ({
  ...space,
  isOfClients: clientSpaces.includes(space),
  prefixes: space.prefixes?.map(spelled) ?? null,
  variables: space.variables.map((each) => ({ ...each, pattern: patternOf(each.names) })),
}));

/**
 * What a variable means to some programs, or to any but clients: nothing to those that do not read it.
 *
 * @param name in any case, because some programs and systems ignore it, and with `-` for `_`
 */
export function meaningsOf(name: string, readers: ReadonlySet<Reader> | 'any'): VariableMeaning[] {
  const written = spelled(name.trim());
  // An image may start anything: of what it is given, that counts which makes a language load code.
  const isContainer = readers !== 'any' && readers.has('container');
  return compiled.flatMap((space) => {
    const isRead =
      readers === 'any' ? !space.isOfClients : space.readers.some((reader) => readers.has(reader));
    if (!isRead && (!isContainer || space.isOfClients)) return [];
    const meaning = meaningIn(space, written);
    return meaning !== null && (isRead || meaning.kind === 'loader') ? [meaning] : [];
  });
}

/** Whether any program but clients reads a variable to find what it fetches or runs. */
export function isKnownVariable(name: string): boolean {
  return meaningsOf(name, 'any').length > 0;
}

function meaningIn(
  { prefixes, kind, variables }: CompiledSpace,
  name: string,
): VariableMeaning | null {
  const own = prefixes === null ? name : withoutPrefix(name, prefixes);
  if (own === null) return null;
  const found = variables.find(({ pattern }) => pattern.test(own));
  if (found === undefined && prefixes === null) return null;
  return {
    kind: found?.kind ?? kind,
    harmless: found?.harmless ?? 'none',
    connection: found?.connection ?? null,
    countsEmpty: found?.countsEmpty ?? false,
  };
}

/** What follows a prefix; one that does not end in `_` is followed by a letter. */
function withoutPrefix(name: string, prefixes: readonly string[]): string | null {
  for (const prefix of prefixes) {
    const rest = name.startsWith(prefix) ? name.slice(prefix.length) : '';
    if (rest !== '' && (prefix.endsWith('_') || /^[A-Z]/.test(rest))) return rest;
  }
  return null;
}

function spelled(name: string): string {
  return name.toUpperCase().replaceAll('-', '_');
}

function patternOf(names: string): RegExp {
  const alternatives = wordList(spelled(names)).map((name) =>
    name
      .split('*')
      .map((part) => part.replace(/[.\\+^$()[\]{}|?]/g, '\\$&'))
      .join('.*'),
  );
  return new RegExp(`^(?:${alternatives.join('|')})$`, 's');
}
