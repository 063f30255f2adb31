import type { IdentifiedSpec } from '../../model/model.ts';

/** How to insert a version into a launch. */
export interface VersionWriting {
  /** Returns a version in its registry's spelling, or the reason why that spelling is unknown. */
  readonly spell: (version: string, spec: IdentifiedSpec) => string | { readonly reason: string };
  /**
   * Returns the places for a version.
   *
   * @param words the words of the launch, for forms that only some commands accept
   */
  readonly places: (spec: IdentifiedSpec, words: readonly string[]) => readonly VersionPlace[];
}

/** A place for a version: a pattern whose group `old` is the text that an edit replaces. */
export interface VersionPlace {
  readonly pattern: string;
  /**
   * Where the pattern must match: on the lines of the word that specifies the dependency, or anywhere in the
   * declaration.
   */
  readonly within: 'word' | 'declaration';
  /** Returns the replacement text, given the old text and the text before the name. */
  readonly spell: (version: string, old: string, before: string) => string;
}

/** Returns a version without a leading `v`, for registries whose versions do not start with `v`. */
export function withoutV(version: string): string {
  return version.replace(/^v(?=\d)/, '');
}

/**
 * Returns a version's spelling in a registry that lists versions with and without a leading `v`, and also
 * tags for variants.
 */
export function spellAsListed(
  version: string,
  { specifier }: IdentifiedSpec,
): ReturnType<VersionWriting['spell']> {
  if (specifier === null || specifier === 'latest') return version;
  const isPlain = /^v?\d+(?:\.\d+){0,2}$/.test(specifier);
  return isPlain && specifier.startsWith('v') === version.startsWith('v')
    ? version
    : { reason: 'its tag may belong to a variant' };
}

/**
 * The strings that may precede a name that is not part of a longer name: nothing, `npm:`, `jsr:` or the `:-`
 * of a default.
 */
export const beforeName = String.raw`(?:(?<=(?:npm|jsr):/?|:-)|(?<![\w@/.+~-]))`;

/** Returns the place for a version in `name@version`; `*` is not a version. */
export function versionAfterAt({ name, specifier }: IdentifiedSpec): readonly VersionPlace[] {
  return [
    {
      pattern: `${beforeName}${literalPattern(name)}(?<old>${specifier === null ? String.raw`(?:@\*?)?` : `@${literalPattern(specifier)}`})${String.raw`(?![\w@.+~-])`}`,
      within: 'word',
      spell: (version) => `@${version}`,
    },
  ];
}

/** Returns the place for a version in `name@version`, but only if the launch already specifies a version. */
export function existingVersionAfterAt(spec: IdentifiedSpec): readonly VersionPlace[] {
  return spec.specifier === null ? [] : versionAfterAt(spec);
}

/** Returns a pattern that matches a string literally. In JSON, a slash may be written as `\/`. */
export function literalPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('/', String.raw`\\?/`);
}
