import { withoutProjectFolder } from '../declarations/paths.ts';
import { isDefaultRegistry } from '../ecosystems/registries.ts';
import { isHarmlessForGo } from '../launch/launchers/go/go-settings.ts';
import { isHarmlessForNode } from '../launch/launchers/interpreters/interpreter-settings.ts';
import { isOfTheSystem } from '../launch/programs.ts';
import type { HarmlessRule, HarmlessValues } from '../launch/variables/space.ts';
import { wordList } from '../launch/word-list.ts';
import {
  findNamedContent,
  isFolderOutside,
  leadsOutside,
  pathsIn,
  pathsInTree,
  type ValuePlace,
} from './value-paths.ts';

type Test = (value: string, place: ValuePlace, name: string) => boolean;

const tests: Readonly<Record<HarmlessRule, Test>> = {
  any: () => true,
  none: () => false,
  outside: leadsOutside,
  word: (value, place) =>
    !/[\\/]/.test(value) && findNamedContent(value, place, false).files.length === 0,
  'free word': (value, place) =>
    !/[\\/]/.test(value) &&
    ['nothing', 'workspace'].includes(findNamedContent(value, place, true).holding),
  'not of the tree': isNotOfTree,
  'default registry': isDefaultRegistry,
  on: (value) => /^(?:1|true|yes|on)$/i.test(value),
  'system program': (value) =>
    /^\w+(?:\.exe)?$/i.test(value) || isOfTheSystem(value) || isOfTheSystem(ofWindows(value)),
  'search path': findsSystemFirst,
  'folders outside': hasOnlyOutside,
  'read as an option': (value, { fromOptions = [] }) => fromOptions.includes(value),
  unoccupied: isUnoccupied,
  'node options': (value, _, name) => isHarmlessForNode(replaceOwnPlaceholder(value, name, '')),
  'go flags': isHarmlessForGo,
  'no dot': (value) => !value.includes('.'),
  socket: isLocalSocket,
  'usual endings': (value) => {
    const given = value.toUpperCase().split(';');
    return usualEndings.every((ending, at) => given[at] === ending);
  },
  'newest release': (value) => newestRelease.test(value.trim()),
};

/**
 * Values for uv, pip and pipx settings that select the newest release: a strategy, a disabled switch, or a
 * minimum release age of at most about three months. An age without a unit is in days. Sources: the
 * references for uv, pip and pipx.
 */
const newestRelease = new RegExp(
  [
    String.raw`^(?:highest|disallow|explicit|if-necessary(?:-or-explicit)?|false|no|off|[02-9]|\d\d`,
    String.raw`\d\d? *d(?:ays?)?|[1-9] *w(?:eeks?)?|\d{1,3} *h(?:ours?|rs?)?`,
    String.raw`P(?:[1-9]W|\d\d?D)?(?:T[\dHMS]{1,8})?)$`,
  ].join('|'),
  'i',
);

/**
 * Reports whether a value refers to nothing in the tree. A word without a separator can equal a folder's name
 * without referring to that folder.
 */
function isNotOfTree(value: string, place: ValuePlace): boolean {
  return ['nothing', 'workspace'].includes(
    findNamedContent(value, place, /[\\/]/.test(value)).holding,
  );
}

/** Program extensions on Windows, in lookup order. */
const usualEndings = wordList('.COM .EXE .BAT .CMD');

export function isHarmless(
  values: HarmlessValues,
  value: string,
  place: ValuePlace,
  name: string,
): boolean {
  if (replaceOwnPlaceholder(value, name, '') === '' || /^(?:\/dev\/null|NUL)$/i.test(value))
    return true;
  return typeof values === 'string'
    ? tests[values](value, place, name)
    : values.includes(value.trim().toLowerCase());
}

export function negateTruthValue(value: string): string | null {
  if (/^(?:1|t|true|y|yes|on)$/i.test(value)) return 'false';
  return /^(?:0|f|false|n|no|off)$/i.test(value) ? 'true' : null;
}

function replaceOwnPlaceholder(value: string, name: string, other: string): string {
  return /[$%{]/.test(value) ? value.replaceAll(ownPlaceholder(name), other) : value;
}

/**
 * Returns a pattern for placeholders that refer to the variable itself and so pass on the machine's value.
 */
function ownPlaceholder(name: string): RegExp {
  const escapedName = name.replace(/[.\\+*?^$()[\]{}|/]/g, '\\$&');
  return new RegExp(
    String.raw`\$\{\{ *env\.${escapedName} *\}\}|\$?\{(?:(?:env|localEnv|containerEnv):)?${escapedName}\}|\$(?:env:)?${escapedName}(?!\w)|%${escapedName}%`,
    'gi',
  );
}

/**
 * Reports whether a search path finds the system's programs before any programs in the tree. A folder after
 * the machine's own path is harmless if nothing in it is committed.
 */
function findsSystemFirst(value: string, place: ValuePlace, name: string): boolean {
  let isBehind = false;
  return pathsIn(replaceOwnPlaceholder(value, name, '\0')).every((quoted) => {
    const part = quoted.replace(/^"([^"]*)"$/, '$1');
    if (part === '\0') {
      isBehind = true;
      return true;
    }
    if (part === '') return false;
    if (isFolderOutside(part, place)) return true;
    return isBehind && findNamedContent(part, place, true).holding === 'nothing';
  });
}

function isUnoccupied(value: string, place: ValuePlace): boolean {
  if (leadsOutside(value, place)) return true;
  const isPlain = !/[$%{<`\\]/.test(withoutProjectFolder(value));
  const isInTree = isPlain && pathsInTree(value, place).length > 0;
  return isInTree && findNamedContent(value, place, true).holding === 'nothing';
}

/**
 * Reports whether a list contains only folders outside the tree. An empty item stands for the start folder.
 */
function hasOnlyOutside(value: string, place: ValuePlace, name: string): boolean {
  return pathsIn(replaceOwnPlaceholder(value, name, '\0')).every(
    (part) => part === '\0' || isFolderOutside(part, place),
  );
}

function ofWindows(path: string): string {
  return path.replace(/^(?:%(?:SystemRoot|windir)%|\$\{(?:SystemRoot|windir)\})/i, 'C:/Windows');
}

function isLocalSocket(value: string, place: ValuePlace): boolean {
  if (/^npipe:\/\/\/\/\.\/pipe\/\w+$/.test(value)) return true;
  return value.startsWith('unix://') && leadsOutside(value.slice('unix://'.length), place);
}
