import type { Policy } from '../../judging/policy.ts';
import type { Dependency } from '../../model/model.ts';
import { firstNames } from '../../model/phrase.ts';
import type { ChangedDependency } from './judge.ts';

const maybeServer = /mcp|modelcontextprotocol|context-server/i;

/** The question left open if there is no export and a change affects only packages in manifests. */
export interface UndecidedPackages {
  readonly sentence: string;
  /** Whether the step may pass by default. The workflow can override this default. */
  readonly mayPass: boolean;
}

const mostNamed = 5;

/**
 * Returns the question that packages leave open if there is no export.
 *
 * @param candidates the packages that affect the verdict; at least one
 */
export function undecidedPackages(
  candidates: readonly ChangedDependency[],
  policy: Policy,
): UndecidedPackages {
  const places = [...new Set(candidates.map(({ dependency }) => dependencyPlace(dependency)))];
  const [verb, noun] = places.length === 1 ? ['is', 'a listed server'] : ['are', 'listed servers'];
  const presets = [policy.values, ...policy.floors.map(({ values }) => values)].map(
    ({ preset }) => preset ?? 'recommended',
  );
  return {
    sentence: `Only the export shows whether ${firstNames(places, mostNamed)} ${verb} ${noun}.`,
    mayPass: presets.every((preset) => preset !== 'strict') && !candidates.some(isNewLikeServer),
  };
}

const dependencyPlace = ({ name, declaration: { file, span } }: Dependency): string =>
  `${name} (${file}:${span.start.line})`;

/** Reports whether the change adds a package name or alias that looks like a server name. */
function isNewLikeServer({ dependency, before }: ChangedDependency): boolean {
  const dependencyNames = ({ name, declaration }: Dependency): string[] => [
    name ?? '',
    declaration.alias,
  ];
  const known = new Set(before === null ? [] : dependencyNames(before));
  return dependencyNames(dependency).some((name) => maybeServer.test(name) && !known.has(name));
}

/**
 * Reports whether package manifests are judged. A policy can exclude manifests only if every floor allows it.
 */
export function judgesManifests({ values, floors }: Policy): boolean {
  return (
    values.manifests === 'on' ||
    floors.some((floor) => floor.values.manifests !== 'off' && !floor.overridable.has('manifests'))
  );
}
