import type { Alteration, PackageSpec, Span, VariableUse } from '../../model/model.ts';
import { digestOf } from '../declarations/digest.ts';
import { isIdentified, isOwnAddress } from '../ecosystems/ecosystems.ts';
import type { EnvConsumer } from '../launch/ambient-inputs.ts';
import { declaresServers, isAbsoluteAddress } from '../launch/arguments.ts';
import { launchesOfValue } from '../launch/command-line.ts';
import type { GivenVariable, PartialLaunch } from '../launch/partial-launch.ts';
import { withValueDigest } from '../launch/value-digest.ts';
import { type VariableMeaning, variableMeanings } from '../launch/variables/meanings.ts';
import { computeOnce } from '../lockfiles/lockfile.ts';
import { isHarmless, negateTruthValue } from './harmless-values.ts';
import {
  cachedPlace,
  findNamedContent,
  isWebAddress,
  isWithoutSchemes,
  type NamedContent,
  type ValuePlace,
} from './value-paths.ts';

/** A variable for a launch, or a setting that has the same meaning for the launched program. */
export interface SetVariable extends GivenVariable {
  /** The file that sets the variable; null for the declaring file. */
  readonly file: string | null;
  /** Whether the variable belongs to the client's environment and is therefore also read by the client. */
  readonly isOfClient: boolean;
  /** The name in reports: the variable's own name or the key of a setting. */
  readonly what: string;
  /**
   * The folders from which relative paths in the value are resolved. These folders are used before the
   * launch's own start folders.
   */
  readonly starts?: readonly string[];
  /** Whether a later file sets another value. If the later value were removed, this value would apply. */
  readonly isOverridden?: boolean;
}

/** The effects of variables on a launch. */
export interface JudgedVariables {
  readonly alterations: readonly Alteration[];
  /** The variables that refer to files or to the project, whether or not they alter the launch. */
  readonly uses: readonly VariableUse[];
}

/** The facts about a launch that determine the effects of its variables. */
export interface VariableLaunch {
  readonly spec: PackageSpec;
  /** The programs involved in the launch. */
  readonly envConsumers: readonly EnvConsumer[];
  /** The programs in all of the declaration's launches; null if one of the launches may start anything. */
  readonly around: ReadonlySet<EnvConsumer> | null;
  /** The parts of the client that read variables. */
  readonly client: readonly EnvConsumer[];
  readonly place: ValuePlace;
}

interface Judged {
  readonly variable: SetVariable;
  readonly value: string;
  /** The value's meanings for the programs that read the variable; empty if no program reads it. */
  readonly meanings: readonly VariableMeaning[];
  /** The alteration that the value causes; null if the value causes no alteration. */
  readonly alteration: Alteration | null;
  /** Null if the value neither alters the launch nor refers to data. */
  readonly use: VariableUse | null;
  /**
   * The judgement that applies if something else makes the variable harmless; absent if the variable has no
   * effect anyway.
   */
  readonly harmless?: Judged;
}

/**
 * Returns the effects of variables on a launch. A variable has an effect if a program in the launch reads it,
 * unless its value is known to be harmless. A variable that no program in the launch is known to read has an
 * effect if it refers to anything in the tree other than data.
 */
export function judgeVariables(
  variables: readonly SetVariable[],
  launch: VariableLaunch,
): JudgedVariables {
  const ownConsumers = new Set(launch.envConsumers);
  const withClient = new Set([...ownConsumers, ...launch.client]);
  const valuesIn = createValueLookup(variables);
  const isForOthers = createOtherScopeTest(variables, launch.spec.name ?? '');
  const context = variableContext(launch);
  const judgements = variables.flatMap((variable) => {
    const consumers = variable.isOfClient ? withClient : ownConsumers;
    const isOfOthers = isForOthers(variable);
    return valuesIn(variable).map((value) => {
      const each = judgeOnce({ variable, value }, consumers, launch, context);
      return isOfOthers ? (each.harmless ?? each) : each;
    });
  });
  const readsAll = computeOnce(() => readsTraffic(judgements, launch));
  const counted = judgements.map((each) =>
    isProxy(each) && !readsAll() ? (each.harmless ?? each) : each,
  );
  return {
    alterations: counted.flatMap(({ alteration }) => alteration ?? []),
    uses: counted.flatMap(({ use }) => use ?? []),
  };
}

/**
 * Caches for judgements of variables from files. The caches are shared by launches that are equal in all
 * other respects.
 */
interface KnownVariables {
  /** Judgements for launches in one place. */
  readonly atPlace: WeakMap<SetVariable, Judged[]>;
  /**
   * Judgements that apply in any place, because the values contain web addresses, which have the same meaning
   * everywhere.
   */
  readonly anywhere: WeakMap<SetVariable, Judged[]>;
  /** Whether the place contains no file or folder that a web address could refer to by its scheme. */
  readonly isWithoutSchemes: boolean;
}

function variableContext({
  spec,
  envConsumers,
  client,
  around,
  place,
}: VariableLaunch): KnownVariables {
  const { contexts, contextsAnywhere } = cachedPlace(place);
  const isExact = isIdentified(spec) && spec.pin === 'exact';
  const others = around === null ? null : [...around].sort();
  const { fromOptions = [] } = place;
  const of = [spec.type, isExact, [...envConsumers].sort(), client, others, fromOptions];
  const key = JSON.stringify(of);
  const [atPlace, anywhere] = [contexts, contextsAnywhere].map((caches) => {
    const cached = caches.get(key) ?? new WeakMap<SetVariable, Judged[]>();
    caches.set(key, cached);
    return cached;
  });
  return { atPlace, anywhere, isWithoutSchemes: isWithoutSchemes(place) } as KnownVariables;
}

/**
 * Returns whether a variable's value is judged in the same way in all places for which `isWithoutSchemes` is
 * true.
 */
const isPlaceless = (
  { variable: { starts = [] }, value }: Pick<Judged, 'variable' | 'value'>,
  place: ValuePlace,
): boolean => isWebAddress(value) && isWithoutSchemes({ ...place, starts });

/** Judges a variable's value once for all launches that receive it from the same file. */
function judgeOnce(
  variableValue: Pick<Judged, 'variable' | 'value'>,
  consumers: ReadonlySet<EnvConsumer>,
  launch: VariableLaunch,
  { atPlace, anywhere, isWithoutSchemes: isPlain }: KnownVariables,
): Judged {
  const { variable, value } = variableValue;
  // A variable that an entry sets belongs only to that entry.
  if (variable.file === null) return judgeVariable(variableValue, consumers, launch);
  const isSameValue = (each: Judged): boolean => each.value === value;
  const cachedJudgement =
    (isPlain ? anywhere.get(variable)?.find(isSameValue) : undefined) ??
    atPlace.get(variable)?.find(isSameValue);
  if (cachedJudgement !== undefined) return cachedJudgement;
  const judgement = judgeVariable(variableValue, consumers, launch);
  const known = isPlain && isPlaceless(variableValue, launch.place) ? anywhere : atPlace;
  const ofVariable = known.get(variable) ?? [];
  known.set(variable, ofVariable);
  if (ofVariable.length < maxValues) ofVariable.push(judgement);
  return judgement;
}

/** Whether an entry sets a variable only for its own launch. */
const isOfEntry = (variable: SetVariable): boolean =>
  !variable.isOfClient && !isForMany(variable) && variable.what === variable.name;

/**
 * Returns the launches in the values of variables: servers at addresses, and command lines. If many programs
 * share a variable, only an address is considered, and only if a program in the launch is known to read it as
 * a server's address.
 *
 * @param at the position at which the declaration starts the programs
 */
export function launchesInVariables(
  variables: readonly SetVariable[],
  readers: ReadonlySet<EnvConsumer>,
  client: readonly EnvConsumer[],
  at: Span,
): readonly PartialLaunch[] {
  const valuesIn = createValueLookup(variables);
  const withClient = new Set([...readers, ...client]);
  return variables.flatMap((variable) => {
    const { name, value, file, inside, isOfClient } = variable;
    const consumers = isOfClient ? withClient : readers;
    const meanings = variableMeanings(name, inside === null ? consumers : new Set(inside));
    const isOfServer = meanings.some(({ connection }) => connection === 'server');
    if (!isOfServer && (isForMany(variable) || meanings.length > 0)) return [];
    const span = file === null ? value.span : at;
    const idle = startingNothing.get(variable) ?? new Set<string>();
    if (file !== null) startingNothing.set(variable, idle);
    return valuesIn(variable).flatMap((text) => {
      const key = `${isOfServer} ${text}`;
      if (idle.has(key)) return [];
      const launches = launchesOfValue(name.trim(), { text, span }, isOfServer);
      if (launches.length === 0) idle.add(key);
      return launches;
    });
  });
}

/**
 * Variables from files whose values start nothing, each with the ways in which its value was parsed: as a
 * server's address or not.
 */
const startingNothing = new WeakMap<SetVariable, Set<string>>();

function judgeVariable(
  { variable, value }: Pick<Judged, 'variable' | 'value'>,
  consumers: ReadonlySet<EnvConsumer>,
  launch: VariableLaunch,
): Judged {
  const { spec } = launch;
  const { name, what, file, inside, starts = [] } = variable;
  const otherStarts = starts.filter((each) => !launch.place.starts.includes(each));
  // Judgements of referenced files are cached per place.
  const place =
    otherStarts.length === 0
      ? launch.place
      : { ...launch.place, starts: [...new Set([...otherStarts, ...launch.place.starts])] };
  const meanings = variableMeanings(name, inside === null ? consumers : new Set(inside));
  const isHarmful = ({ harmless, countsEmpty, isNegated }: VariableMeaning): boolean => {
    const effectiveValue = isNegated ? negateTruthValue(value) : value;
    if (value === '' || effectiveValue === null) return value !== '' || countsEmpty;
    // If the launch specifies a version, no release is selected.
    if (harmless === 'newest release' && isIdentified(spec) && spec.pin === 'exact') return false;
    return !isHarmless(harmless, effectiveValue, place, name.trim());
  };
  // Inside a container, paths in a value refer to the container's files.
  const namedContent: NamedContent =
    inside === null
      ? findNamedContent(value, place, meanings.length > 0 || namesPath(name))
      : { holding: 'nothing', files: [] };
  const namesCode =
    meanings.length === 0 && mayLoad(variable, namedContent, launch) ? 'path' : undefined;
  const startsOthers = declaresServers(value) ? 'loader' : undefined;
  const kind = meanings.find(isHarmful)?.kind ?? startsOthers ?? namesCode;
  const valueDigest = digestOfVariable(variable, value);
  const alteration =
    kind === undefined
      ? null
      : {
          ...withValueDigest({ kind, what, file, span: variable.value.span }, value),
          contentDigest: valueDigest,
        };
  const isData =
    meanings.length === 0 &&
    (namedContent.holding !== 'nothing' || (isOfEntry(variable) && isAbsoluteAddress(value)));
  const use = { name: what, valueDigest, files: namedContent.files };
  const of = { variable, value, meanings };
  const harmless: Judged = { ...of, alteration: null, use: isData ? use : null };
  return alteration === null ? harmless : { ...of, alteration, use, harmless };
}

/** Returns a digest of a value and of whether the value is overridden. */
const digestOfVariable = ({ isOverridden = false }: SetVariable, value: string): string =>
  digestOf(isOverridden ? `overridden ${value}` : value);

/**
 * Files with variables that a project's programs share. Files with shared variables are not written for a
 * particular server.
 */
const sharedVariables = /^\.env(?:\.(?!mcp$)[\w.-]+)?$/i;

/** Whether programs other than the launched one receive a variable. */
const isForMany = ({ file }: SetVariable): boolean =>
  file !== null && sharedVariables.test(file.slice(file.lastIndexOf('/') + 1));

/**
 * Whether a program that is not known to read a variable may load the files that the variable refers to.
 * Variables that many programs share are usually intended for other programs. A setting in a shared variable
 * is considered only if a program in the launch reads that name.
 */
function mayLoad(
  variable: SetVariable,
  { holding, files }: NamedContent,
  { spec, around }: VariableLaunch,
): boolean {
  const isCode = holding === 'code';
  if (!isCode && holding !== 'settings') return false;
  const { name } = variable;
  const meanings = variableMeanings(name, 'any');
  const isRead = around === null || variableMeanings(name, around).length > 0;
  if (!isCode && isForMany(variable)) return isRead && meanings.length > 0;
  if (isRead || meanings.length === 0) return true;
  // A variable that belongs to a program that is not started is also considered, because a package may itself
  // start an interpreter.
  const isAlone = spec.type === 'oci' || spec.type === 'remote';
  return isCode && !isAlone && files.length > 0 && meanings.some(({ kind }) => kind === 'loader');
}

/** Words in variable names that show that the value is the path of code to load. */
const codeWord =
  /^(?:plugin|module|extension|addon|script|lib|hook|preload|loader|require|import)s?$/;

/**
 * Words in variable names that show that the value is a path. The last group also matches at the end of a
 * word: `LOGFILE`, but not `PROFILE`.
 */
const pathWord =
  /^(?:conf|bin|exec|executable|command|program|workspace)s?$|(?:path|dir|folder|(?<!pro)file|filename|root|home|config)s?$/;

/** Words at the end of variable names that show that the value is not a path: `NODE_CONFIG_ENV`. */
const valueWord =
  /^(?:id|key|token|secret|password|env|environment|mode|type|format|level|version|region|profile|enabled)$/;

/** Whether the words in a variable's name show that its value is a path. */
function namesPath(name: string): boolean {
  const words = nameWords(name);
  const isPath = words.some((word) => pathWord.test(word) || codeWord.test(word));
  return isPath && !valueWord.test(words.at(-1) ?? '');
}

/** Whether the words in an option's name show that the option loads code from a path. */
export function loadsCode(option: string): boolean {
  return nameWords(option).some((word) => codeWord.test(word));
}

const nameWords = (name: string): string[] =>
  name
    .replace(/([a-z\d])(?=[A-Z])/g, '$1_')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');

/**
 * Returns a function that checks whether a variable sets a registry for a scope that the package does not
 * belong to. With the setting `scope`, npm uses that scope's registry for every package. In a variable's
 * name, npm also ignores the case of a scope. npm does not ignore the case in options and settings lines,
 * which reports show by their key (npm 11).
 */
function createOtherScopeTest(variables: readonly SetVariable[], packageName: string) {
  const isAnyScope = variables.some(({ name }) => /^p?npm_config_scope$/i.test(name.trim()));
  return ({ name, what }: SetVariable): boolean => {
    const scope = /^p?npm_config_(@[^:]*):registry$/i.exec(name)?.[1];
    const [own, other] = [packageName, `${scope}/`].map((each) =>
      (what.includes(name) ? each.replaceAll('_', '-') : each).toLowerCase(),
    ) as [string, string];
    return scope !== undefined && !isAnyScope && !own.startsWith(other);
  };
}

const isProxy = ({ meanings }: Pick<Judged, 'meanings'>): boolean =>
  meanings.length > 0 && meanings.every(({ connection }) => connection === 'proxy');

/**
 * Whether a proxy can read or change the traffic. A proxy can read or change the traffic if the connection is
 * not encrypted, or if something makes the proxy's certificates trusted.
 */
function readsTraffic(judged: readonly Judged[], { spec }: VariableLaunch): boolean {
  const isAddress = spec.type === 'remote' || isOwnAddress(spec);
  const isPlain = isAddress && /^(?:http|ws):/i.test(spec.name);
  return (
    isPlain ||
    judged.some(
      ({ alteration, meanings }) =>
        alteration !== null &&
        (alteration.address?.startsWith('http:') === true ||
          meanings.some(({ connection }) => connection === 'trust')),
    )
  );
}

/** Maximum depth of references from one variable's value to other variables. */
const deepest = 3;

/** Maximum number of values per variable, one for each place that sets it; real projects contain fewer. */
const maxValues = 8;

/**
 * Returns a function that looks up a variable's values, which may refer to other variables of the same
 * launch.
 */
function createValueLookup(variables: readonly SetVariable[]): (variable: SetVariable) => string[] {
  const variablesByName = computeOnce(() => {
    const byName = Map.groupBy(variables, ({ name }) => name.trim().toUpperCase());
    const mostOfOne = [...byName.values()].reduce((most, { length }) => Math.max(most, length), 1);
    return { byName, count: Math.min(mostOfOne, maxValues) };
  });
  return (variable) => substituteValues(variable, variablesByName);
}

/**
 * Replaces placeholders in a variable's value with the values of other variables. Returns several values if a
 * variable is set more than once. The placeholder of an unset variable is kept, or replaced with its default.
 */
function substituteValues(
  { value }: SetVariable,
  named: () => { byName: ReadonlyMap<string, readonly SetVariable[]>; count: number },
): string[] {
  if (!/[$%{]/.test(value.text)) return [value.text];
  const { byName, count } = named();
  const values = Array.from({ length: count }, (_, index) => {
    let text = value.text;
    for (let round = 0; round < deepest; round += 1) {
      text = text.replace(reference, (whole, ...found) => {
        const [braced, fallback, bare, percent] = found as (string | undefined)[];
        const name = (braced ?? bare ?? percent ?? '').toUpperCase();
        const set = byName.get(name)?.filter((other) => other.value !== value);
        if (set === undefined || set.length === 0) return fallback ?? whole;
        return (set[index] ?? set.at(-1))?.value.text ?? whole;
      });
      if (text.length > maxLength) return value.text;
    }
    return text;
  });
  return [...new Set(values)];
}

/** Maximum length in characters of values that are composed of other values; real values are shorter. */
const maxLength = 65_536;

const reference =
  /\$?\{(?:(?:env|localEnv|containerEnv):)?(\w+)(?::?[-=+]([^${}]*))?\}|\$(?:env:)?(\w+)|%(\w+)%/gi;
