import type { Dependency } from '../../model/model.ts';

/** As many servers as the notice names. */
const mostNamed = 5;

/** Says which servers have more than one launch because versions of their launcher read an option differently. */
export function differentReadings(dependencies: readonly Dependency[]): string[] {
  const found = dependencies.flatMap(({ readDifferently, declaration }) =>
    readDifferently === undefined
      ? []
      : [`${readDifferently} of ${declaration.alias} in ${declaration.file}`],
  );
  const unique = [...new Set(found)];
  const rest = unique.length - mostNamed;
  const list = [...unique.slice(0, mostNamed), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
  return list === ''
    ? []
    : [
        `Versions of the launcher read these options differently, so everything that one of them would start is judged: ${list}. Write the value of such an option after “=”: then all of them read it the same way.`,
      ];
}
