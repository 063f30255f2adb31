import { readEntry } from '../../entry.ts';
import { memberOf, propertiesOf, type TreeNode, toWord } from '../../tree.ts';
import { type DocumentReader, emptyContent, mergeContents } from '../../types.ts';

/**
 * Reads an MCP bundle manifest: one server under `server.mcp_config`, with optional overrides for each
 * platform, or only the server's program. Source: the MCPB manifest specification (`dxt_version` is from its
 * former name).
 */
export const bundleManifest: DocumentReader = ({ root, spanOf }) => {
  const server = memberOf(root, 'server');
  const config = memberOf(server, 'mcp_config') ?? defaultConfig(server);
  const isBundle = ['manifest_version', 'dxt_version'].some((key) => memberOf(root, key) !== null);
  if (config === null || !isBundle) return emptyContent;
  const alias = toWord(memberOf(root, 'name'), spanOf)?.text ?? 'server';
  const overrides = propertiesOf(memberOf(config, 'platform_overrides'));
  // An override of the command, arguments or variables starts a different server; the rest of the
  // configuration still applies.
  const entries = [
    config,
    ...overrides
      .filter(({ value }) =>
        ['command', 'args', 'env'].some((key) => memberOf(value, key) !== null),
      )
      .map(({ value }) => ({
        ...value,
        children: [...(config.children ?? []), ...(value.children ?? [])],
      })),
  ];
  return mergeContents(
    entries.map((value) =>
      readEntry({ key: alias, node: value, value: withoutRepeatedKeys(value) }, spanOf),
    ),
  );
};

/** How a host starts a bundle that specifies only its program, by server type. */
const starts: Readonly<Record<string, (program: string) => readonly [string, ...string[]]>> = {
  node: (program) => ['node', program],
  python: (program) => ['python', program],
  uv: (program) => ['uv', 'run', '--directory', '${__dirname}', program],
  binary: (program) => [program],
};

/** Returns the configuration that is derived from `server.entry_point` for a bundle without `mcp_config`. */
function defaultConfig(server: TreeNode | null): TreeNode | null {
  const program = memberOf(server, 'entry_point');
  const start = starts[String(memberOf(server, 'type')?.value ?? '')];
  if (program?.type !== 'string' || start === undefined) return null;
  const [command, ...args] = start(`\${__dirname}/${program.value}`);
  // Every node gets the position of the program's name.
  const text = (value: string): TreeNode => ({ ...program, value });
  const member = (key: string, value: TreeNode): TreeNode => {
    return { ...program, type: 'property', children: [text(key), value] };
  };
  const list: TreeNode = { ...program, type: 'array', children: args.map(text) };
  const children = [member('command', text(command)), member('args', list)];
  return { ...program, type: 'object', children };
}

/** Returns an object in which each key occurs only once, with its last value. */
function withoutRepeatedKeys(node: TreeNode): TreeNode {
  const byKey = new Map((node.children ?? []).map((each) => [each.children?.[0]?.value, each]));
  return { ...node, children: [...byKey.values()] };
}
