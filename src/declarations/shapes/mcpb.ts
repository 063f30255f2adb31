import { readEntry } from '../entry.ts';
import { emptyReading, joinReadings, type ShapeReader } from '../reader.ts';
import { memberOf, propertiesOf, type TreeNode, wordOf } from '../tree.ts';

/**
 * The manifest of an MCP bundle: one server under `server.mcp_config`, perhaps another on some
 * platforms. Source: the manifest specification of MCPB (`dxt_version` before it had that name).
 */
export const bundleManifest: ShapeReader = ({ root, spanOf }) => {
  const config = memberOf(memberOf(root, 'server'), 'mcp_config');
  const isBundle = ['manifest_version', 'dxt_version'].some((key) => memberOf(root, key) !== null);
  if (config === null || !isBundle) return emptyReading;
  const alias = wordOf(memberOf(root, 'name'), spanOf)?.text ?? 'server';
  const overrides = propertiesOf(memberOf(config, 'platform_overrides'));
  // An override of the command or its arguments starts another server, with the rest unchanged.
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
  return joinReadings(
    entries.map((value) => readEntry({ key: alias, node: value, value: last(value) }, spanOf)),
  );
};

/** An object with only the last of equal keys. */
function last(node: TreeNode): TreeNode {
  const byKey = new Map((node.children ?? []).map((each) => [each.children?.[0]?.value, each]));
  return { ...node, children: [...byKey.values()] };
}
