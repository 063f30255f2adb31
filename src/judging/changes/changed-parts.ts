import { nameOrNull, ownCodePath, versionPart } from '../../detection/ecosystems.ts';
import type {
  Alteration,
  ChangedPart,
  ChangedPartName,
  Dependency,
  Word,
} from '../../model/model.ts';
import { redactWords, withoutSecrets } from '../../model/secrets.ts';
import { collectEntryWords, type decidingParts } from './fingerprint.ts';
import { hiddenVariables } from './hidden.ts';

export interface ComparedDependency {
  readonly dependency: Dependency;
  /** All dependencies that the same entry declares, including `dependency`. */
  readonly siblings: readonly Dependency[];
  readonly parts: ReturnType<typeof decidingParts>;
}

export interface Difference {
  /** The differing parts, for display. If the server itself differs, only the `server` part is included. */
  readonly parts: readonly ChangedPart[];
  /** Every differing part that can change which program starts. */
  readonly edited: readonly ChangedPartName[];
}

/**
 * Compares a dependency with its counterpart in the base.
 *
 * @param further differences that the caller found in addition to those in the parts
 */
export function compareDependencies(
  now: ComparedDependency,
  before: ComparedDependency,
  further: readonly ('place' | 'activation' | 'integrity')[],
): Difference {
  const differing = (Object.keys(now.parts) as (keyof typeof now.parts)[]).filter(
    (part) => JSON.stringify(now.parts[part]) !== JSON.stringify(before.parts[part]),
  );
  const words = differing.includes('words') ? changedWords(now, before) : [];
  const isNamed =
    words.length > 0 || differing.includes('registry') || differing.includes('alterations');
  const [is, was] = [now.dependency, before.dependency];
  const others: readonly ChangedPartName[] = [
    ...differing.filter((part) => part !== 'words'),
    ...further,
  ].filter((part) => {
    // Variables used only in options or settings are reported with those options or settings.
    return part !== 'variables' || !isNamed || namesIn(part, is, was).length > 0;
  });
  const parts = [
    ...others.map((part) => buildChangedPart(part, is, was)),
    ...words,
    ...changedNames(is, was, others),
    ...(is.declaration.alias === was.declaration.alias ? [] : [buildChangedPart('alias', is, was)]),
  ].map(withoutAlikeTexts);
  const isOther = differing.includes('server');
  return {
    parts: isOther ? parts.filter(({ part }) => part === 'server') : parts,
    edited: [
      ...differing.flatMap((part) => (part === 'words' ? [] : [part])),
      ...further,
      ...words.map(({ part }) => part),
    ],
  };
}

const noTexts = { from: null, to: null, names: [] };

/** Removes the texts of a changed part if masked values make both sides look the same. */
function withoutAlikeTexts(changed: ChangedPart): ChangedPart {
  const { from, to } = changed;
  if (from === null || from !== to || !from.includes('***')) return changed;
  return { ...changed, ...noTexts, names: from === '***' ? [] : [`the hidden part of ${from}`] };
}

/** The text of each part that has one, in a form that is safe to display. */
const texts: Partial<Record<ChangedPartName, (dependency: Dependency) => string | null>> = {
  server: (dependency) => nameOrNull(dependency) ?? dependency.declaration.alias,
  version: (dependency) =>
    // Dependencies in a package manifest are compared by installed version.
    (dependency.declaration.client === 'package-manifest' ? dependency.resolved?.version : null) ??
    versionPart(dependency).specifier,
  lockfile: ({ resolved }) => resolved?.version ?? null,
  url: ({ declaration }) => redactWord(declaration.launch.url),
  envFile: ({ declaration }) => redactWord(declaration.launch.envFile),
  folder: ({ declaration }) => redactWord(declaration.launch.cwd),
  file: ({ declaration }) => declaration.file,
  place: ({ declaration }) => declaration.place?.folder ?? declaration.folder,
  client: ({ declaration }) => declaration.client,
  enabled: ({ declaration: { disabled, isExample = false } }) =>
    disabled ? 'disabled' : isExample ? 'set aside' : 'enabled',
  alias: ({ declaration }) => declaration.alias,
};

const namedParts: Partial<
  Record<ChangedPartName, (dependency: Dependency) => readonly (readonly [string, unknown])[]>
> = {
  registry: ({ alterations }) =>
    alterationNames(alterations.filter(({ kind }) => kind === 'registry')),
  alterations: ({ alterations }) =>
    alterationNames(alterations.filter(({ kind }) => kind !== 'registry')),
  hooks: ({ declaration }) => alterationNames(declaration.launch.hooks),
  variables: (dependency) => {
    const alterations = new Set(dependency.alterations.map(({ what }) => what));
    return [
      ...[...dependency.declaration.launch.env].map(([name, { text }]) => [name, text] as const),
      ...[
        ...hiddenVariables(dependency),
        ...dependency.variableUses.map(({ name, valueDigest }) => [name, valueDigest] as const),
        // Variable uses in options are compared as arguments, and those in settings as alterations.
      ].filter(([name]) => !name.startsWith('-') && !alterations.has(name)),
    ];
  },
};

function alterationNames(alterations: readonly Alteration[]) {
  return alterations.map(({ what, file, contentDigest }) => [what, [file, contentDigest]] as const);
}

function buildChangedPart(part: ChangedPartName, now: Dependency, before: Dependency): ChangedPart {
  const textOf = texts[part] ?? (() => null);
  const isOfCode = ownCodePath(now) !== null && ownCodePath(before) !== null;
  const isPath = part === 'file' || part === 'place' || (part === 'server' && isOfCode);
  return {
    ...{ part, from: textOf(before), to: textOf(now), names: namesIn(part, now, before) },
    ...(isPath && { isPath }),
  };
}

export function changedServerPart(now: Dependency, before: Dependency): ChangedPart {
  return buildChangedPart('server', now, before);
}

const redactWord = (word: Word | null): string | null =>
  word === null ? null : withoutSecrets(word.text);

function namesIn(part: ChangedPartName, now: Dependency, before: Dependency): readonly string[] {
  const listNames = namedParts[part];
  if (listNames === undefined) return [];
  const [is, was] = [now, before].map(
    (each) => new Set(listNames(each).map((one) => JSON.stringify(one))),
  );
  if (is === undefined || was === undefined) return [];
  const apart = [...is, ...was].filter((each) => !is.has(each) || !was.has(each));
  return [...new Set(apart.map((each) => (JSON.parse(each) as [string])[0]))].sort();
}

function changedNames(
  now: Dependency,
  before: Dependency,
  known: readonly ChangedPartName[],
): ChangedPart[] {
  const part = buildChangedPart('variables', now, before);
  return known.includes('variables') || part.names.length === 0 ? [] : [part];
}

/**
 * Returns the differences between the words of two launches. Versions in the words are compared separately.
 */
function changedWords(now: ComparedDependency, before: ComparedDependency): ChangedPart[] {
  const [is, was] = [withoutVersions(now), withoutVersions(before)];
  if (is.join('\0') === was.join('\0')) {
    const [names, others] = [listCompanions(now), listCompanions(before)];
    const isSame = names.join(' ') === others.join(' ');
    return isSame
      ? []
      : [{ ...noTexts, part: 'companion', from: others.join(' '), to: names.join(' ') }];
  }
  const [longer, shorter] = is.length > was.length ? [is, was] : [was, is];
  const added = longer.length - shorter.length;
  if (added > 0 && shorter.every((word, index) => word === longer[index + added])) {
    const wrapper = redactWords(longer, 0, added);
    const isNew = longer === is;
    return [{ ...noTexts, part: 'wrapper', [isNew ? 'to' : 'from']: wrapper }];
  }
  const [command = '', formerly = ''] = [is[0], was[0]];
  const ofCommand: ChangedPart[] =
    command === formerly
      ? []
      : [
          {
            ...noTexts,
            part: 'command',
            from: withoutSecrets(formerly) || null,
            to: withoutSecrets(command) || null,
          },
        ];
  return [...ofCommand, ...changedArguments(is, was)];
}

/** Returns the differing arguments, without the common prefix and suffix. */
function changedArguments(now: readonly string[], before: readonly string[]): ChangedPart[] {
  const shared = Math.min(now.length, before.length);
  let start = Math.min(1, shared);
  while (start < shared && now[start] === before[start]) start += 1;
  let end = 0;
  while (end < shared - start && now.at(-1 - end) === before.at(-1 - end)) end += 1;
  const [from, to] = [before, now].map((words) => redactWords(words, start, words.length - end));
  const isSame = now.length === before.length && start + end >= now.length;
  if (isSame) return [];
  // Masked values look the same on both sides, so their option is named instead.
  if (from === to) {
    const option = (before[start]?.match(/^(--?[\w-]+)=/) ??
      before[start - 1]?.match(/^(--?[\w-]+)$/))?.[1];
    const name = option === undefined ? 'the value of an argument' : `the value of ${option}`;
    return [{ ...noTexts, part: 'arguments', names: [name] }];
  }
  return [{ ...noTexts, part: 'arguments', from: from || null, to: to || null }];
}

function withoutVersions({ dependency, siblings }: ComparedDependency): string[] {
  const { launch } = dependency.declaration;
  return collectEntryWords(launch).map((word) => {
    if (word === null) return '';
    const here = siblings.filter(({ span }) => span === word.span);
    return here.reduce(withoutVersion, word.text);
  });
}

/** Removes the dependency's version, and the separator before it, from an argument. */
function withoutVersion(text: string, dependency: Dependency): string {
  const { specifier } = versionPart(dependency);
  const { name } = dependency;
  if (specifier === null || name === null) return text;
  const behindName = Math.max(text.indexOf(name), 0);
  const at = text.indexOf(specifier, behindName);
  if (at < 0) return text;
  const head = text.slice(0, at).replace(/(?<![@:#=])[@:#=]+$/, '');
  return `${head}${text.slice(at + specifier.length)}`;
}

/** Lists the entry's other dependencies that have a version, as `name@version`. */
function listCompanions({ dependency, siblings }: ComparedDependency): string[] {
  return siblings.flatMap((each) => {
    const { specifier } = versionPart(each);
    const isOther = each.type !== dependency.type || each.name !== dependency.name;
    return isOther && specifier !== null ? [`${nameOrNull(each)}@${specifier}`] : [];
  });
}
