import type { Dependency } from '../../model/model.ts';

/** The variables that decide what an unidentified launch starts, with their values. */
export function hiddenVariables(dependency: Dependency): (readonly [string, string])[] {
  const { launch, environments = [] } = dependency.declaration;
  const variableNames = variablesInTexts(dependency);
  // The files of Compose may use any variable of the entry, and one names these files.
  const isOfCompose = hidingTexts(dependency).some((text) => /(?:^|[\s-])compose\b/.test(text));
  return [launch, ...environments]
    .flatMap(({ env }) => {
      const isUsed = isOfCompose && env === launch.env;
      return [...env].filter(([name]) => isUsed || variableNames.has(name));
    })
    .map(([name, { text }]) => [name, text] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

/** The variables in the texts of an unidentified launch; none for any other. */
export function variablesInTexts(dependency: Dependency): ReadonlySet<string> {
  return new Set(
    hidingTexts(dependency).flatMap((text) =>
      [...text.matchAll(/(?:[$%!]\{?\{?\s*(?:env[:.])?|\{env:)(\w+)/g)].map(
        ([, name = '']) => name,
      ),
    ),
  );
}

/** The texts of an unidentified launch, whose variables hide what it starts; none for any other. */
function hidingTexts({ type, declaration, through }: Dependency): readonly string[] {
  if (type !== 'unidentified') return [];
  const { command, args, url, cwd } = declaration.launch;
  return [...[command, url, cwd, ...args].map((word) => word?.text ?? ''), ...through];
}
