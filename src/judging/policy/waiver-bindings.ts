import { createHash } from 'node:crypto';
import { isIdentified } from '../../detection/ecosystems.ts';
import type { Alteration, Dependency, Waiver } from '../../model/model.ts';
import { distinctBy } from '../../model/phrase.ts';
import { collectEntryWords } from '../changes/fingerprint.ts';
import { hiddenVariables } from '../changes/hidden.ts';
import { alteredLaunch } from './rules/altered-launch.ts';

/**
 * A waiver is bound to the reviewed launch or settings as well as to its target. Otherwise, a waiver for an
 * alias would also cover any later launch under that alias.
 */

/**
 * Number of hexadecimal digits in a digest: enough that an attacker cannot find a different launch with the
 * same digest.
 */
const digestLength = 16;

/** The reviewed launch or settings that a problem's waiver must list. */
export type WaiverBinding = Pick<Waiver, 'launch' | 'alteredBy'>;

export function createWaiverBinding(rule: string, dependency: Dependency): WaiverBinding {
  return {
    ...(!isIdentified(dependency) && { launch: launchDigest(dependency) }),
    ...(rule === alteredLaunch.id && {
      alteredBy: distinctBy(dependency.alterations.map(alterationKey)).sort(),
    }),
  };
}

/**
 * Returns whether a waiver contains the binding that its rule requires. A waiver with a pattern needs no
 * launch digest, because the name in the pattern binds it.
 */
export function isBound(
  { match, launch, alteredBy = [] }: Pick<Waiver, 'match' | 'launch' | 'alteredBy'>,
  needed: WaiverBinding,
): boolean {
  const { launch: ofLaunch, alteredBy: altering = [] } = needed;
  return (
    (match !== null || launch === ofLaunch) && altering.every((each) => alteredBy.includes(each))
  );
}

export function bindingLines({ launch, alteredBy }: WaiverBinding): string[] {
  return [
    ...(launch === undefined ? [] : [`launch: ${JSON.stringify(launch)}`]),
    ...(alteredBy === undefined ? [] : [`altered-by: ${JSON.stringify(alteredBy)}`]),
  ];
}

/**
 * Computes a launch's digest. The files that the launch runs are omitted, because edits to them are reviewed
 * like all code in the repository.
 */
function launchDigest(dependency: Dependency): string {
  const { launch } = dependency.declaration;
  const { cwd, url, envFile } = launch;
  return shortDigest([
    [...collectEntryWords(launch), cwd, url, envFile].map((word) => word?.text ?? null),
    hiddenVariables(dependency),
    dependency.through,
  ]);
}

/** Keys, cached because the same settings can alter many servers. */
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
