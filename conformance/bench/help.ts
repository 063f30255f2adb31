import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { InstalledTool } from './tools.ts';

const execute = promisify(execFile);

/** An option that a program names in its own help. */
export interface NamedOption {
  /** With its dashes. */
  readonly name: string;
  /** What the help says: whether a value follows, and whether it may be left out. */
  readonly value: 'never' | 'optional' | 'always';
  /** A value that it accepts; absent where any value tells as much. */
  readonly valid?: string;
}

/** The text that a command prints, whether or not it counts that as a success. */
export async function textOf(
  tool: InstalledTool,
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const [program = '', ...leading] = tool.commands[command] ?? [];
  const env = { PATH: process.env['PATH'] ?? '', HOME: tool.path, NO_COLOR: '1', ...environment };
  const options = { env, cwd: tool.path, timeout: 60_000, maxBuffer: 1 << 24 };
  const { stdout, stderr } = await execute(program, [...leading, ...args], options).catch(
    (error: { stdout?: string; stderr?: string }) => error,
  );
  return `${stdout ?? ''}\n${stderr ?? ''}`;
}

/**
 * The options that a help text names at the beginnings of its lines, as `-x, --name <value>`,
 * `--name=<value>`, `--name[=<value>]`, `--name {a,b}`, `--[no-]name` and `-x,--name #0`.
 */
export function optionsIn(help: string): readonly NamedOption[] {
  const found = new Map<string, NamedOption>();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: programs colour their help
  const plain = help.replace(/\u001b\[[\d;]*m/g, '');
  for (const [, statement = ''] of plain.matchAll(/^\s+(-{1,2}[[\w].*?)(?:\s{2,}.*)?$/gm)) {
    const names = statement.matchAll(/(?:^|[\s,|])(-{1,2}(?:\[no-\])?[A-Za-z](?:[\w.-]*\w)?)/g);
    const value = /\[(?:=|<|[A-Z])/.test(statement)
      ? 'optional'
      : /[=<#{]|\s[A-Z_]+$/.test(statement)
        ? 'always'
        : 'never';
    for (const [, written = ''] of names) {
      const both = written.includes('[no-]')
        ? [written.replace('[no-]', ''), written.replace('[no-]', 'no-')]
        : [written];
      for (const name of both) if (!found.has(name)) found.set(name, { name, value });
    }
  }
  return [...found.values()];
}

/** The options that several calls name in their help, each once. */
export async function helpOf(
  tool: InstalledTool,
  ...calls: readonly (readonly string[])[]
): Promise<readonly NamedOption[]> {
  const texts = await Promise.all(
    calls.map(([command = '', ...args]) => textOf(tool, command, args)),
  );
  const all = texts.flatMap(optionsIn);
  return [...new Map(all.map((option) => [option.name, option])).values()];
}
