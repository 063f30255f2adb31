import type { Dependency } from '../../model/model.ts';
import type { ClientServer } from './client.ts';

/**
 * Detects launches that run inline code, or a file from an address or a path. The code or the file has no
 * grade, and a list entry would admit it permanently.
 */

const interpreters =
  /^(?:node|nodejs|bun|bunx|deno|npx|tsx|python[\d.]*|py|pypy[\d.]*|uv|ruby|perl|php|lua|osascript|(?:ba|z|k|da|a|fi)?sh|pwsh|powershell|cmd)(?:\.exe|\.cmd)?$/i;
/** Matches `-c`, `-lc`, `-e`, `--eval` and similar options, including those of PowerShell and cmd.exe. */
const codeOption =
  /^(?:-[a-z]{0,4}[cep]|--(?:eval|print|command|call)(?:=.*)?|eval|-(?:command|encodedcommand)|\/[ck])$/i;
const archive = /^https?:|\.(?:tgz|tar|tar\.[a-z0-9]{2,3}|zip|whl|mcpb|dxt)$/i;

/** Returns why a passing launch is excluded from all lists, or null if it can be listed. */
export function codeReason(
  servers: readonly ClientServer[],
  dependencies: readonly Dependency[],
): string | null {
  const unidentified = dependencies.filter(({ type }) => type === 'unidentified');
  if (unidentified.length === 0) return null;
  if (unidentified.some(({ name }) => archive.test(name ?? ''))) {
    return 'The launch runs a file from an address or a path, and such a file has no grade. Publish the file as a package.';
  }
  const isCode = servers.some((server) => server.kind === 'command' && runsCode(server.argv));
  return isCode
    ? 'The launch runs inline code, which has no grade. Start a published package instead.'
    : null;
}

function runsCode(argv: readonly string[]): boolean {
  const interpreterIndex = argv.findIndex((word) =>
    interpreters.test(word.split(/[\\/]/).at(-1) ?? ''),
  );
  return (
    interpreterIndex >= 0 && argv.slice(interpreterIndex + 1).some((word) => codeOption.test(word))
  );
}
