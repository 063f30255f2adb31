import {
  expressionsOf,
  renovateEcosystems,
} from '../../../src/commands/allowlist/renovate/launches.ts';
import type { EcosystemType } from '../../../src/model/model.ts';

/** A launch that the expressions find in a text. */
export interface FoundInText {
  readonly type: EcosystemType;
  readonly depName: string;
  readonly currentValue: string;
  /** Where the version stands in the text. */
  readonly at: number;
}

/** The expressions by ecosystem, in the order of the preset. */
export const expressions = Object.entries(renovateEcosystems).flatMap(([type, { launches }]) =>
  launches.flatMap(expressionsOf).map((pair) => ({
    type: type as EcosystemType,
    pair: pair.map((each) => new RegExp(each, 'g')),
  })),
);

/** What Renovate's managers find, each expression in the match of the one before. */
export function launchesIn(text: string): FoundInText[] {
  return expressions.flatMap(({ type, pair: [launch, version] }) =>
    [...text.matchAll(launch as RegExp)].flatMap((outer) =>
      [...outer[0].matchAll(version as RegExp)].map((inner) => ({
        type,
        depName: outer.groups?.['depName'] ?? '',
        currentValue: inner.groups?.['currentValue'] ?? '',
        at: outer.index + inner.index + inner[0].indexOf(inner.groups?.['currentValue'] ?? ''),
      })),
    ),
  );
}

/** Where Renovate looks for a package, as its template has it. */
export function templatePath(type: string, name: string): string {
  return `${type}/${name.replace(/([A-Z])/g, '!$1').toLowerCase()}.json`;
}
