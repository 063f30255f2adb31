import { createRequire } from 'node:module';
import { helpOf, type NamedOption } from './help.ts';
import type { InstalledTool } from './tools.ts';

/* Reads the options of the JavaScript launchers from their help. */

/**
 * Returns npm's options, which include all of its settings. Source: npm's own definitions, from which its
 * manual is generated.
 */
export function optionsOfNpm(tool: InstalledTool): readonly NamedOption[] {
  const [, program = ''] = tool.commands['npm'] ?? [];
  const load = createRequire(program);
  const { definitions, shorthands } = load('@npmcli/config/lib/definitions') as {
    definitions: Readonly<Record<string, { type: unknown }>>;
    shorthands: Readonly<Record<string, readonly string[]>>;
  };
  const isSwitch = (type: unknown): boolean =>
    type === Boolean || (Array.isArray(type) && type.includes(Boolean));
  return [
    ...Object.entries(definitions).map(([name, { type }]): NamedOption => {
      return { name: `--${name}`, value: isSwitch(type) ? 'never' : 'always' };
    }),
    ...Object.entries(shorthands).map(([name, [long = '', ...value]]): NamedOption => {
      const type = definitions[long.slice(2)]?.type ?? Boolean;
      return {
        name: name.length === 1 ? `-${name}` : `--${name}`,
        value: value.length > 0 || isSwitch(type) ? 'never' : 'always',
      };
    }),
  ];
}

/** For each tool, the words that options follow, and the calls whose help names those options. */
const helps: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  pnpm: { 'pnpm dlx': ['pnpm', 'dlx', '--help'] },
  bun: { bunx: ['bunx', '--help'], 'bun run': ['bun', 'run', '--help'] },
  deno: { 'deno run': ['deno', 'run', '--help=full'], 'deno x': ['deno', 'x', '--help=full'] },
  node: { node: ['node', '--help'] },
};

export async function namedOptions(
  tool: InstalledTool,
): Promise<Readonly<Record<string, readonly NamedOption[]>>> {
  if (tool.name === 'npm') return { npx: optionsOfNpm(tool) };
  const found = Object.entries(helps[tool.name] ?? {}).map(
    async ([words, call]) => [words, await helpOf(tool, call)] as const,
  );
  const all = await Promise.all(found);
  return Object.fromEntries(all.filter(([, options]) => options.length > 0));
}
