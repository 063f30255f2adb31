import type { Dependency } from '../../model/model.ts';
import { firstNames } from '../../model/phrase.ts';

const mostNamed = 5;

/**
 * Reports servers that have more than one possible launch because versions of their launcher parse an option
 * differently.
 */
export function differentReadings(dependencies: readonly Dependency[]): string[] {
  const differences = dependencies.flatMap(({ readDifferently, declaration }) =>
    readDifferently === undefined
      ? []
      : [`${readDifferently} of ${declaration.alias} in ${declaration.file}`],
  );
  const list = firstNames([...new Set(differences)], mostNamed);
  return list === ''
    ? []
    : [
        `Versions of the launcher parse these options differently: ${list}. The gate therefore judges everything that any version would start. Write the value of such an option after “=”, so that all versions parse it the same way.`,
      ];
}
