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

/** A variable that a launch receives, or a setting with the same meaning for the launched program. */
export interface SetVariable extends GivenVariable {
  /** The file that sets the variable; null for the declaring file. */
  readonly file: string | null;
  /** Whether the variable is part of the client's environment, so that the client reads it too. */
  readonly isOfClient: boolean;
  /** The name shown in reports: the variable's name or a setting's key. */
  readonly what: string;
  /**
   * Folders that are tried before the launch's start folders when relative paths in the value are resolved.
   */
  readonly starts?: readonly string[];
  /** Whether a later file overrides the value. Removing the override would put the value into effect. */
  readonly isOverridden?: boolean;
}

export interface JudgedVariables {
  readonly alterations: readonly Alteration[];
  /** The variables that alter the launch or refer to data. */
  readonly uses: readonly VariableUse[];
}

export interface VariableLaunch {
  readonly spec: PackageSpec;
  readonly envConsumers: readonly EnvConsumer[];
  /** The programs in all of the declaration's launches; null if a launch could start any program. */
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
  readonly alteration: Alteration | null;
  /** Null if the value neither alters the launch nor refers to data. */
  readonly use: VariableUse | null;
  /**
   * Replaces this judgement if another check finds the variable harmless; absent if the variable has no
   * effect anyway.
   */
  readonly harmless?: Judged;
}

/**
 * Returns the effects of variables on a launch. A variable that a program in the launch reads alters the
 * launch unless its value is known to be harmless. A variable without a known reader can alter the launch if
 * it refers to anything in the tree other than data.
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
 * Caches of judgements about variables from files, shared by launches that are equal in everything that
 * affects these judgements.
 */
interface KnownVariables {
  readonly atPlace: WeakMap<SetVariable, Judged[]>;
  /**
   * Judgements that apply in any place, because the values are web addresses, which mean the same everywhere.
   */
  readonly anywhere: WeakMap<SetVariable, Judged[]>;
  /**
   * Whether the place has no file or folder, such as one named `https:`, that would make a web address a
   * valid path.
   */
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

const isPlaceless = (
  { variable: { starts = [] }, value }: Pick<Judged, 'variable' | 'value'>,
  place: ValuePlace,
): boolean => isWebAddress(value) && isWithoutSchemes({ ...place, starts });

function judgeOnce(
  variableValue: Pick<Judged, 'variable' | 'value'>,
  consumers: ReadonlySet<EnvConsumer>,
  launch: VariableLaunch,
  { atPlace, anywhere, isWithoutSchemes: isPlain }: KnownVariables,
): Judged {
  const { variable, value } = variableValue;
  // An entry's own variable is not shared, so its judgement is not cached.
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

const isOfEntry = (variable: SetVariable): boolean =>
  !variable.isOfClient && !isForMany(variable) && variable.what === variable.name;

/**
 * Returns the launches in the values of variables: servers at addresses, and command lines. A variable that
 * many programs share counts only if a program in the launch reads it as a server's address.
 *
 * @param at the declaration's position, used for variables from other files
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
 * For variables from files, caches the values that start no program. Each key is the value, preceded by `true`
 * if it was parsed as a server's address and by `false` otherwise.
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
  // Reuses the launch's place object if possible, because judgements of referenced files are cached per
  // place.
  const place =
    otherStarts.length === 0
      ? launch.place
      : { ...launch.place, starts: [...new Set([...otherStarts, ...launch.place.starts])] };
  const meanings = variableMeanings(name, inside === null ? consumers : new Set(inside));
  const isHarmful = ({ harmless, countsEmpty, isNegated }: VariableMeaning): boolean => {
    const effectiveValue = isNegated ? negateTruthValue(value) : value;
    if (value === '' || effectiveValue === null) return value !== '' || countsEmpty;
    // A launch that pins an exact version leaves no release to select.
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

const digestOfVariable = ({ isOverridden = false }: SetVariable, value: string): string =>
  digestOf(isOverridden ? `overridden ${value}` : value);

/**
 * Matches files whose variables a project's programs share, such as `.env.local`, but not files written for a
 * server, such as `.env.mcp`.
 */
const sharedVariables = /^\.env(?:\.(?!mcp$)[\w.-]+)?$/i;

const isForMany = ({ file }: SetVariable): boolean =>
  file !== null && sharedVariables.test(file.slice(file.lastIndexOf('/') + 1));

/**
 * Reports whether a program might load the files that a variable refers to, even if no program is known to
 * read the variable. A shared variable that refers to settings counts only if a program in the declaration
 * reads it, because shared variables are usually meant for other programs.
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
  // A loader variable of a program that the declaration does not start also counts, because a package can
  // start an interpreter itself.
  const isAlone = spec.type === 'oci' || spec.type === 'remote';
  return isCode && !isAlone && files.length > 0 && meanings.some(({ kind }) => kind === 'loader');
}

/** Words in a name that mark the value as the path of code to load. */
const codeWord =
  /^(?:plugin|module|extension|addon|script|lib|hook|preload|loader|require|import)s?$/;

/**
 * Words in a variable's name that mark its value as a path. The last group also matches word endings, as in
 * `LOGFILE` but not `PROFILE`.
 */
const pathWord =
  /^(?:conf|bin|exec|executable|command|program|workspace)s?$|(?:path|dir|folder|(?<!pro)file|filename|root|home|config)s?$/;

/**
 * Last words of variable names that mark the value as something other than a path, as in `NODE_CONFIG_ENV`.
 */
const valueWord =
  /^(?:id|key|token|secret|password|env|environment|mode|type|format|level|version|region|profile|enabled)$/;

function namesPath(name: string): boolean {
  const words = nameWords(name);
  const isPath = words.some((word) => pathWord.test(word) || codeWord.test(word));
  return isPath && !valueWord.test(words.at(-1) ?? '');
}

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
 * Returns a test for variables that set the registry of a scope to which the package does not belong. With
 * the `scope` setting, npm uses that scope's registry for every package. In variable names, npm ignores the
 * case of a scope and reads `_` as `-`, unlike in options and settings lines (npm 11). For options and
 * settings lines, `what` is the key instead of the variable's name.
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
 * Reports whether a proxy can read or change the traffic, because a connection is unencrypted or a variable
 * makes the proxy's certificates trusted.
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

/**
 * Maximum number of values per variable, one for each place that sets the variable; real projects have fewer.
 */
const maxValues = 8;

function createValueLookup(variables: readonly SetVariable[]): (variable: SetVariable) => string[] {
  const variablesByName = computeOnce(() => {
    const byName = Map.groupBy(variables, ({ name }) => name.trim().toUpperCase());
    const mostOfOne = [...byName.values()].reduce((most, { length }) => Math.max(most, length), 1);
    return { byName, count: Math.min(mostOfOne, maxValues) };
  });
  return (variable) => substituteValues(variable, variablesByName);
}

/**
 * Replaces placeholders in a variable's value with the values of other variables. Returns several values if
 * another variable is set more than once. A placeholder for an unset variable becomes its default, or stays
 * if it has none.
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

/** Maximum length of a substituted value, in characters; real values are shorter. */
const maxLength = 65_536;

const reference =
  /\$?\{(?:(?:env|localEnv|containerEnv):)?(\w+)(?::?[-=+]([^${}]*))?\}|\$(?:env:)?(\w+)|%(\w+)%/gi;
