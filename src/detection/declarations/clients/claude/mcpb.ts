import { readEntry } from '../../entry.ts';
import { memberOf, propertiesOf, type TreeNode, toWord } from '../../tree.ts';
import { type DocumentReader, emptyContent, mergeContents } from '../../types.ts';

/**
 * Reads an MCP bundle manifest, which declares one server: either `server.mcp_config` with optional overrides
 * per platform, or only `server.entry_point`. Source: the MCPB manifest specification (`dxt_version` comes
 * from the format's former name).
 */
export const bundleManifest: DocumentReader = ({ root, spanOf }) => {
  const server = memberOf(root, 'server');
  const config = memberOf(server, 'mcp_config') ?? defaultConfig(server);
  const isBundle = ['manifest_version', 'dxt_version'].some((key) => memberOf(root, key) !== null);
  if (config === null || !isBundle) return emptyContent;
  const alias = toWord(memberOf(root, 'name'), spanOf)?.text ?? 'server';
  const overrides = propertiesOf(memberOf(config, 'platform_overrides'));
  // An override of the command, arguments or variables makes a separate server, which keeps the other fields
  // of the base configuration.
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

/** The command line for a bundle without `mcp_config`, by server type. */
const starts: Readonly<Record<string, (program: string) => readonly [string, ...string[]]>> = {
  node: (program) => ['node', program],
  python: (program) => ['python', program],
  uv: (program) => ['uv', 'run', '--directory', '${__dirname}', program],
  binary: (program) => [program],
};

/** Derives the configuration of a bundle without `mcp_config` from `server.type` and `server.entry_point`. */
function defaultConfig(server: TreeNode | null): TreeNode | null {
  const program = memberOf(server, 'entry_point');
  const start = starts[String(memberOf(server, 'type')?.value ?? '')];
  if (program?.type !== 'string' || start === undefined) return null;
  const [command, ...args] = start(`\${__dirname}/${program.value}`);
  // Every synthesized node has the source position of the `entry_point` value.
  const text = (value: string): TreeNode => ({ ...program, value });
  const member = (key: string, value: TreeNode): TreeNode => {
    return { ...program, type: 'property', children: [text(key), value] };
  };
  const list: TreeNode = { ...program, type: 'array', children: args.map(text) };
  const children = [member('command', text(command)), member('args', list)];
  return { ...program, type: 'object', children };
}

/** Removes repeated keys, keeping the last value of each key. */
function withoutRepeatedKeys(node: TreeNode): TreeNode {
  const byKey = new Map((node.children ?? []).map((each) => [each.children?.[0]?.value, each]));
  return { ...node, children: [...byKey.values()] };
}
