import { helpOf, type NamedOption, textOf } from './help.ts';
import { otherRegistry } from './sandbox.ts';
import type { InstalledTool } from './tools.ts';

/* Reads the options of the Python launchers from their help. */

/** Values that options accept, by option name. */
const valid: Readonly<Record<string, string>> = {
  '--color': 'never',
  '--python': '3.11',
  '-p': '3.11',
  '--link-mode': 'copy',
  '--index-strategy': 'first-index',
  '--keyring-provider': 'disabled',
  '--resolution': 'lowest',
  '--prerelease': 'allow',
  '--fork-strategy': 'fewest',
  '--exclude-newer': '2030-01-01',
  '--exclude-newer-package': 'mcp-a=2030-01-01',
  '--torch-backend': 'cpu',
  '--python-platform': 'linux',
  '--env-file': '.env',
  '--with-requirements': 'requirements.txt',
  '--constraints': 'constraints.txt',
  '-c': 'constraints.txt',
  '--build-constraints': 'constraints.txt',
  '-b': 'constraints.txt',
  '--overrides': 'constraints.txt',
  '--cache-dir': './cache',
  '--allow-insecure-host': 'localhost',
  '--directory': './src',
  '--project': './src',
  '--config-file': 'uv.toml',
  '--config-setting': 'a=b',
  '-C': 'a=b',
  '--config-settings-package': 'mcp-a:a=b',
  '--index': otherRegistry,
  '--default-index': otherRegistry,
  '--index-url': otherRegistry,
  '-i': otherRegistry,
  '--extra-index-url': otherRegistry,
  '--find-links': otherRegistry,
  '-f': otherRegistry,
  '--with-editable': '.',
  '--from': 'mcp-b',
  '--python-args': '-X dev',
  '--pip-args': '--pre',
  '--backend': 'uv',
  '--fetch-python': 'never',
  '--cooldown': '0',
  '-W': 'ignore',
  '-X': 'dev',
  '--check-hash-based-pycs': 'default',
  '-m': 'src.value',
};

/** Options that uv's help omits. Source: uv's code. */
export const hiddenOptions = [
  ...['--native-tls', '--preview', '--no-preview', '--pre', '--no-upgrade', '--no-refresh'],
  ...['--no-reinstall', '--index-versions', '--no-offline', '--no-verify-hashes', '--dev'],
  ...['--no-compile-bytecode', '--build-isolation', '--binary', '--build', '--show-resolution'],
  ...['--no-native-tls', '--no-system-certs', '--allow-python-downloads', '--python-fetch'],
  ...['--no-isolated', '--no-lfs', '--no-color', '--no-quiet', '--generate-shell-completion'],
].map((name): NamedOption => ({ name, value: 'never' }));

export async function optionsOf(
  tool: InstalledTool,
  ...calls: readonly (readonly string[])[]
): Promise<readonly NamedOption[]> {
  const found = await helpOf(tool, ...calls);
  return found.map((option) => {
    const accepted = valid[option.name];
    return accepted === undefined || option.value === 'never'
      ? option
      : { ...option, valid: accepted };
  });
}

/** Returns the options in the interpreter's own help: `-W arg : …`. */
export async function optionsOfPython(tool: InstalledTool): Promise<readonly NamedOption[]> {
  const help = await textOf(tool, 'python3', ['--help']);
  return [...help.matchAll(/^(-{1,2}[a-zA-Z][\w-]*)( \S+)?\s*:/gm)].map(([, name = '', value]) => {
    const accepted = value === undefined ? undefined : valid[name];
    const takes = value === undefined ? ('never' as const) : ('always' as const);
    return { name, value: takes, ...(accepted === undefined ? {} : { valid: accepted }) };
  });
}

/** For each tool, the words that options follow, and the calls whose help names those options. */
const helps: Readonly<Record<string, Readonly<Record<string, readonly (readonly string[])[]>>>> = {
  uv: { uvx: [['uv', 'help', 'tool', 'run']], 'uv run': [['uv', 'help', 'run']] },
  pipx: { 'pipx run': [['pipx', 'run', '--help']] },
  poetry: { poetry: [['poetry', '--help']] },
  hatch: { hatch: [['hatch', '--help']] },
};

export async function namedOptions(
  tool: InstalledTool,
): Promise<Readonly<Record<string, readonly NamedOption[]>>> {
  if (tool.name === 'python') return { python3: await optionsOfPython(tool) };
  const found = Object.entries(helps[tool.name] ?? {}).map(
    async ([words, calls]) => [words, await optionsOf(tool, ...calls)] as const,
  );
  return Object.fromEntries(await Promise.all(found));
}
