import type { IdentifiedSpec } from '../../model/model.ts';

/** How to insert a version into a launch. */
export interface VersionWriting {
  /** Returns a version in its registry's spelling, or the reason why that spelling is unknown. */
  readonly spell: (version: string, spec: IdentifiedSpec) => string | { readonly reason: string };
  /**
   * Returns the places in a launch where a version can be written.
   *
   * @param words the launch's words, which are needed because only some commands accept certain forms
   */
  readonly places: (spec: IdentifiedSpec, words: readonly string[]) => readonly VersionPlace[];
}

/** A place for a version: a pattern whose `old` group is the text to replace. */
export interface VersionPlace {
  readonly pattern: string;
  /**
   * Where the pattern must match: on the lines of the word that specifies the dependency, or anywhere in the
   * declaration.
   */
  readonly within: 'word' | 'declaration';
  /** Returns the replacement for `old`. `before` is the text before the name. */
  readonly spell: (version: string, old: string, before: string) => string;
}

export function withoutV(version: string): string {
  return version.replace(/^v(?=\d)/, '');
}

/**
 * Spells a version for a registry whose tags can have a leading `v` or identify a variant. Returns a reason
 * if the current specifier suggests a variant or a different prefix.
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
 * Matches the position before a name that is not part of a longer name. `npm:`, `jsr:` or the `:-` of a
 * default can precede the name.
 */
export const beforeName = String.raw`(?:(?<=(?:npm|jsr):/?|:-)|(?<![\w@/.+~-]))`;

/** Returns the place for a version in `name@version`. A bare `@` or `@*` is treated as no version. */
export function versionAfterAt({ name, specifier }: IdentifiedSpec): readonly VersionPlace[] {
  return [
    {
      pattern: `${beforeName}${literalPattern(name)}(?<old>${specifier === null ? String.raw`(?:@\*?)?` : `@${literalPattern(specifier)}`})${String.raw`(?![\w@.+~-])`}`,
      within: 'word',
      spell: (version) => `@${version}`,
    },
  ];
}

export function existingVersionAfterAt(spec: IdentifiedSpec): readonly VersionPlace[] {
  return spec.specifier === null ? [] : versionAfterAt(spec);
}

/** Returns a pattern that matches a string literally, including slashes that JSON escapes as `\/`. */
export function literalPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('/', String.raw`\\?/`);
}
