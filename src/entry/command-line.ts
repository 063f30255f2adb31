import { parseArgs } from 'node:util';

export const usage = `Usage:
  mcp-grade-gate inventory [dir] [--json[=FILE]] [--candidates]
  mcp-grade-gate check [dir] (--export-file FILE | --base-url URL)
                       [--base REF] [--scope auto|changed|all] [--config FILE]
                       [--preset NAME] [--min-score N] [--min-grade X] [--timeout TIME]
                       [--json[=FILE]] [--markdown[=FILE]] [--sarif[=FILE]]
  mcp-grade-gate check [dir] --print-policy [--config FILE] [--base REF]
  mcp-grade-gate validate-export FILE|URL [--timeout TIME]

The API key comes from the environment variable MCP_GRADE_GATE_API_KEY.
Exit status: 0 pass or warn, 1 fail, 2 could not decide, 64 a wrong command line. Of
validate-export: 0 the export keeps its contract, 1 it does not, 2 it cannot be read.
`;

const options = {
  'export-file': { type: 'string' },
  'base-url': { type: 'string' },
  preset: { type: 'string' },
  'min-score': { type: 'string' },
  'min-grade': { type: 'string' },
  base: { type: 'string' },
  scope: { type: 'string' },
  config: { type: 'string' },
  'print-policy': { type: 'boolean' },
  timeout: { type: 'string' },
  candidates: { type: 'boolean' },
  json: { type: 'string' },
  markdown: { type: 'string' },
  sarif: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

/** Values of the options, by name; absent if the option is not given. */
export type OptionValues = ReturnType<typeof parseCommandLine>['values'];

/**
 * Parses a command line.
 *
 * @throws TypeError of `node:util` for an option that does not exist or has no value
 */
export function parseCommandLine(args: readonly string[]) {
  // `--json` alone means standard output; `parseArgs` does not support optional values.
  const alone = ['--json', '--markdown', '--sarif'];
  const written = args.map((arg) => (alone.includes(arg) ? `${arg}=` : arg));
  return parseArgs({ args: written, options, allowPositionals: true });
}
