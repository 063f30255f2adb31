import { createHash } from 'node:crypto';
import { isIdentified } from '../../detection/ecosystems.ts';
import type { Alteration, Dependency, Waiver } from '../../model/model.ts';
import { distinctBy } from '../../model/phrase.ts';
import { collectEntryWords } from '../changes/fingerprint.ts';
import { hiddenVariables } from '../changes/hidden.ts';
import { alteredLaunch } from './rules/altered-launch.ts';

/*
 * What a waiver is bound to beside its target: what somebody has reviewed. Without that, a waiver of an alias
 * would cover whatever is put under it later.
 */

/** Long enough that nobody finds another launch with the same digest. */
const digestLength = 16;

/** How a waiver for a problem has to name what it was granted for. */
export type WaiverBinding = Pick<Waiver, 'launch' | 'alteredBy'>;

/** What a waiver of a rule has to name beside a server. */
export function createWaiverBinding(rule: string, dependency: Dependency): WaiverBinding {
  return {
    ...(!isIdentified(dependency) && { launch: launchDigest(dependency) }),
    ...(rule === alteredLaunch.id && {
      alteredBy: distinctBy(dependency.alterations.map(alterationKey)).sort(),
    }),
  };
}

/** Whether a waiver names all that it has to; a pattern is bound to what it names. */
export function isBound(
  { match, launch, alteredBy = [] }: Pick<Waiver, 'match' | 'launch' | 'alteredBy'>,
  needed: WaiverBinding,
): boolean {
  const { launch: ofLaunch, alteredBy: altering = [] } = needed;
  return (
    (match !== null || launch === ofLaunch) && altering.every((each) => alteredBy.includes(each))
  );
}

/** A binding as lines of a waiver in YAML. */
export function bindingLines({ launch, alteredBy }: WaiverBinding): string[] {
  return [
    ...(launch === undefined ? [] : [`launch: ${JSON.stringify(launch)}`]),
    ...(alteredBy === undefined ? [] : [`altered-by: ${JSON.stringify(alteredBy)}`]),
  ];
}

/** Files that a launch runs are left out: their edits are reviewed like all code of the repository. */
function launchDigest(dependency: Dependency): string {
  const { launch } = dependency.declaration;
  const { cwd, url, envFile } = launch;
  return shortDigest([
    [...collectEntryWords(launch), cwd, url, envFile].map((word) => word?.text ?? null),
    hiddenVariables(dependency),
    dependency.through,
  ]);
}

/** Servers share the settings that alter them. */
const alterationKeys = new WeakMap<Alteration, string>();

function alterationKey(alteration: Alteration): string {
  const { what, address, contentDigest } = alteration;
  if (contentDigest === undefined && address === undefined) return what;
  const key =
    alterationKeys.get(alteration) ??
    `${what} ${shortDigest([contentDigest ?? null, address ?? null])}`;
  alterationKeys.set(alteration, key);
  return key;
}

function shortDigest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, digestLength);
}
