import type { IdentifiedSpec } from '../../model/model.ts';

/** How a version is written into a launch. */
export interface VersionWriting {
  /** A version as its registry spells it, or the reason why that is not known. */
  readonly spell: (version: string, spec: IdentifiedSpec) => string | { readonly reason: string };
  /**
   * Where a version may be written.
   *
   * @param words those of the launch, for what only some commands accept
   */
  readonly places: (spec: IdentifiedSpec, words: readonly string[]) => readonly VersionPlace[];
}

/** Where a version may be written: a pattern whose group `old` is the text that an edit replaces. */
export interface VersionPlace {
  readonly pattern: string;
  /** On the lines of the word that names the dependency, or anywhere in the declaration. */
  readonly within: 'word' | 'declaration';
  /** The new text, given the old one and the text before the name. */
  readonly spell: (version: string, old: string, before: string) => string;
}

/** A version of a registry whose versions have no leading `v`. */
export function withoutV(version: string): string {
  return version.replace(/^v(?=\d)/, '');
}

/** A version of a registry that has both spellings, and tags of variants beside them. */
export function spellAsListed(
  version: string,
  { specifier }: IdentifiedSpec,
): ReturnType<VersionWriting['spell']> {
  if (specifier === null || specifier === 'latest') return version;
  const isPlain = /^v?\d+(?:\.\d+){0,2}$/.test(specifier);
  return isPlain && specifier.startsWith('v') === version.startsWith('v')
    ? version
    : { reason: 'its tag may be that of a variant' };
}

/** What may precede a name, so that it is not a part of another: nothing, `npm:`, `jsr:` or the `:-` of a default. */
export const beforeName = String.raw`(?:(?<=(?:npm|jsr):/?|:-)|(?<![\w@/.+~-]))`;

/** `name@version`; `*` is not a version. */
export function versionAfterAt({ name, specifier }: IdentifiedSpec): readonly VersionPlace[] {
  return [
    {
      pattern: `${beforeName}${literalPattern(name)}(?<old>${specifier === null ? String.raw`(?:@\*?)?` : `@${literalPattern(specifier)}`})${String.raw`(?![\w@.+~-])`}`,
      within: 'word',
      spell: (version) => `@${version}`,
    },
  ];
}

/** `name@version`, only if it already has a version. */
export function existingVersionAfterAt(spec: IdentifiedSpec): readonly VersionPlace[] {
  return spec.specifier === null ? [] : versionAfterAt(spec);
}

/** A pattern that matches a text literally; JSON may write `\/` for a slash. */
export function literalPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('/', String.raw`\\?/`);
}
