import { detectUtf16 } from '../../io/tree.ts';
import { latin1Text } from './content-words.ts';
import { isExampleFile } from './examples.ts';

/**
 * Programs that start MCP servers from code. The gate does not read these servers; it only reports the
 * programs. Measured on 139 repositories: 13 reported lines in 10 repositories, including two false
 * positives.
 */

const codeEnding = /\.(?:py|[cm]?[jt]sx?|java|kt)$/;
const shellScript = /\.(?:(?:ba|z|k|da)?sh|ps1)$/i;
const taskFile =
  /\.(?:mk|just)$|(?:^|\/)(?:(?:gnu)?makefile|\.?justfile|taskfile(?:\.dist)?\.ya?ml)$/i;
const testName = /(?:^|\/)(?:test_|conftest\.)[^/]*$/;

/** Files in languages that can configure clients but that the gate does not read. */
const otherText =
  /\.(?:nix|lua|el|tf|hcl|cue|pkl|dhall|jsonnet|libsonnet|rb|php|go|rs|cs|fs|swift|clj|exs?|env|txt|ini|cfg|conf)$|(?:^|\/)(?:(?:docker|container|vagrant)file(?:\.[\w-]+)?|[\w-]+\.(?:docker|container)file|\.env(?:\.[\w-]+)?|\.gitlab-ci\.ya?ml|jenkinsfile)$/i;

export const isShellScript = (path: string): boolean => shellScript.test(path);

const isScript = (path: string): boolean => isShellScript(path) || taskFile.test(path);

export function isProgram(path: string): boolean {
  const isText = codeEnding.test(path) || isScript(path) || otherText.test(path);
  return isText && !isExampleFile(path) && !testName.test(path);
}

/** Client constructors in Python, JavaScript and Java libraries. */
const construction =
  /\b(?:StdioServerParameters|MultiServerMCPClient|MCPServer(?:Stdio|SSE|StreamableHttp)|MCPToolset|StdioConnectionParams|HostedMCPTool|MCPClient)\(|\bnew \w{0,60}ClientTransport\(/g;

/** A launcher or an address as a string literal. */
const literal =
  /["'`](?:npx|npm|pnpm|bunx|uvx|uv|pipx|deno|dnx|docker|podman)["'`]|["'`]https:\/\/[^\s"'`${}]/;

/** Number of characters before and after a match that are searched for a launcher, an address or an entry. */
const [before, behind] = [300, 500];

const added = /\bmcp[ \t]+add\b(.*)/g;
const launcher = /\b(?:npx|uvx|bunx|pipx|docker|podman|deno|dnx)\b|https:/;
const configured = /[ \t]--mcp-config\b/;

/** Returns the offset of the first command that declares servers; -1 if there is none. */
function commandAt(text: string): number {
  const option = text.search(configured);
  // Each match extends to the end of its line, so it covers all later commands on that line.
  for (const { index, 1: line = '' } of text.matchAll(added)) {
    if (launcher.test(line)) return option < 0 ? index : Math.min(index, option);
  }
  return option;
}

/** Maximum number of constructors or keys to inspect, more than any real program contains. */
const maxConstructors = 1000;

const configuredKey =
  /(?:\bmcp[-_]?servers|\bcontext_servers|\bMcpServers|\bmcp\.servers)["'\]]{0,2}[ \t]{0,9}[=:{(]/gi;
const entryNear =
  /\b(?:command|cmd|url)\b["'\]]{0,2}\s{0,9}[=:(]\s{0,9}["'[{(]|\b(?:npx|uvx|bunx|pipx|docker run)\b/i;

/**
 * Returns the offset of the first command that declares servers, or else of the first server key with an
 * entry near it; -1 if there is neither.
 */
function configurationAt(text: string): number {
  const command = commandAt(text);
  if (command >= 0) return command;
  let looked = 0;
  for (const { index } of text.matchAll(configuredKey)) {
    if (entryNear.test(text.slice(index, index + behind))) return index;
    looked += 1;
    if (looked === maxConstructors) break;
  }
  return -1;
}

const isOtherText = (path: string): boolean => otherText.test(path) && !isScript(path);

export const unreadReason = (path: string): string =>
  isOtherText(path)
    ? 'configures MCP servers in a language that the gate does not read'
    : 'starts MCP servers in code, which the gate does not read';

/**
 * Reports whether `serversInCode` could find anything in a program, judging by its bytes. Only the few
 * programs that pass this test are read.
 */
export function mayStartServers(path: string, bytes: Uint8Array): boolean {
  if (detectUtf16(bytes) !== null) return true;
  const text = latin1Text(bytes);
  if (isScript(path)) return commandAt(text) >= 0;
  return isOtherText(path) ? configurationAt(text) >= 0 : text.search(construction) >= 0;
}

/**
 * Returns the offset where a program starts or connects to a server that its code specifies. Returns `from
 * variables` if the program creates a client without specifying a server, and null for any other program.
 */
export function serversInCode(path: string, text: string): number | 'from variables' | null {
  if (isScript(path) || isOtherText(path)) {
    const at = isScript(path) ? commandAt(text) : configurationAt(text);
    return at < 0 ? null : at;
  }
  let made = 0;
  for (const { index } of text.matchAll(construction)) {
    if (literal.test(text.slice(Math.max(index - before, 0), index + behind))) return index;
    made += 1;
    if (made === maxConstructors) break;
  }
  return made === 0 ? null : 'from variables';
}
