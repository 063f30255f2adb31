import type { Dependency } from '../../model/model.ts';

/** The variables that decide what an unidentified launch starts, with their values. */
export function hiddenVariables(dependency: Dependency): (readonly [string, string])[] {
  const { launch, environments = [] } = dependency.declaration;
  const named = hiddenBehind(dependency);
  return [launch, ...environments]
    .flatMap(({ env }) => [...env])
    .filter(([name]) => named.has(name))
    .map(([name, { text }]) => [name, text] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

/** The variables in the texts of an unidentified launch; none for any other. */
export function hiddenBehind({ type, declaration, through }: Dependency): ReadonlySet<string> {
  if (type !== 'unidentified') return new Set();
  const { command, args, url, cwd } = declaration.launch;
  const texts = [...[command, url, cwd, ...args].map((word) => word?.text ?? ''), ...through];
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/(?:[$%!]\{?\{?\s*(?:env[:.])?|\{env:)(\w+)/g)].map(
        ([, name = '']) => name,
      ),
    ),
  );
}
