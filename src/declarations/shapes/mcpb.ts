import { emptyReading, joinReadings, type ShapeReader } from '../reader.ts';
import { readEntry } from '../servers.ts';
import { memberOf, propertiesOf, wordOf } from '../tree.ts';

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
  const entries = [config, ...overrides.map(({ value }) => value)].filter(
    // An override of the environment alone starts the same.
    (value) => value === config || memberOf(value, 'command') !== null,
  );
  return joinReadings(
    entries.map((value) => readEntry({ key: alias, node: value, value }, spanOf)),
  );
};
