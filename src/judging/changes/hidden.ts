import type { Dependency } from '../../model/model.ts';

/**
 * Returns the variables that determine which program an unidentified launch starts, as name-value pairs
 * sorted by name.
 */
export function hiddenVariables(dependency: Dependency): (readonly [string, string])[] {
  const { launch, environments = [] } = dependency.declaration;
  const variableNames = variablesInTexts(dependency);
  // Compose files can use any of the entry's variables, and a variable can select the Compose files.
  const isOfCompose = hidingTexts(dependency).some((text) => /(?:^|[\s-])compose\b/.test(text));
  return [launch, ...environments]
    .flatMap(({ env }) => {
      const isUsed = isOfCompose && env === launch.env;
      return [...env].filter(([name]) => isUsed || variableNames.has(name));
    })
    .map(([name, { text }]) => [name, text] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

/** Returns the names of the variables in an unidentified launch; empty for any other launch. */
export function variablesInTexts(dependency: Dependency): ReadonlySet<string> {
  return new Set(
    hidingTexts(dependency).flatMap((text) =>
      [...text.matchAll(/(?:[$%!]\{?\{?\s*(?:env[:.])?|\{env:)(\w+)/g)].map(
        ([, name = '']) => name,
      ),
    ),
  );
}

/**
 * Returns the strings in an unidentified launch. Variables in these strings can hide which program starts.
 * Returns an empty list for any other launch.
 */
function hidingTexts({ type, declaration, through }: Dependency): readonly string[] {
  if (type !== 'unidentified') return [];
  const { command, args, url, cwd } = declaration.launch;
  return [...[command, url, cwd, ...args].map((word) => word?.text ?? ''), ...through];
}
