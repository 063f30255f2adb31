import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { InstalledTool } from './tools.ts';

const execute = promisify(execFile);

/** An option that a program's help names. */
export interface NamedOption {
  /** The name, with its dashes. */
  readonly name: string;
  /** Whether, according to the help, a value follows, and whether it can be omitted. */
  readonly value: 'never' | 'optional' | 'always';
  /** A value that the option accepts; absent if any value is equally informative. */
  readonly valid?: string;
}

/** Returns the text that a command prints, even if the command fails. */
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
 * Returns the options that a help text names at the start of its lines, as `-x, --name <value>`,
 * `--name=<value>`, `--name[=<value>]`, `--name {a,b}`, `--[no-]name` or `-x,--name #0`.
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

/** Returns the options named in the help output from several calls, without duplicates. */
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
