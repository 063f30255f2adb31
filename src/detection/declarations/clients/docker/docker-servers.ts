import type { Word } from '../../../../model/model.ts';
import { readEntry } from '../../entry.ts';
import { embeddedConfigs } from '../../shapes/embedded-configs.ts';
import {
  itemsOrSelf,
  memberOf,
  type Property,
  propertiesOf,
  type TreeDocument,
  type TreeNode,
  toWord,
} from '../../tree.ts';
import {
  contentWithServer,
  type DocumentReader,
  emptyContent,
  mergeContents,
  type ParsedContent,
} from '../../types.ts';

export const dockerAgentKeys = ['agents', 'mcps'] as const;
export const dockerCatalogKeys = ['image', 'remote'] as const;

/**
 * Reads the servers in a Docker Agent file. In an agent's `toolsets`, an item of type `mcp` is a server: a
 * catalog name (`ref: docker:name`), an address under `remote`, or a command. Source: the Docker Agent
 * configuration reference.
 */
export function dockerAgents({ root, spanOf }: TreeDocument): ParsedContent {
  const [agents, mcps] = dockerAgentKeys.map((key) => propertiesOf(memberOf(root, key)));
  const toolsets = (agents ?? []).flatMap(({ key, value }) =>
    // `tools` is the older name for `toolsets`.
    ['toolsets', 'tools']
      .flatMap((key) => memberOf(value, key)?.children ?? [])
      .filter((toolset) => memberOf(toolset, 'type')?.value === 'mcp')
      .map((toolset): Property => ({ key, node: toolset, value: toolset })),
  );
  const contents = [...(mcps ?? []), ...toolsets].map((entry) => readToolset(entry, spanOf));
  return mergeContents([
    ...contents,
    ...(agents ?? []).map((agent) => agentsElsewhere(agent, spanOf)),
  ]);
}

/** Returns the registry agents that an agent delegates to. A registry agent's servers are unknown. */
function agentsElsewhere({ value }: Property, spanOf: TreeDocument['spanOf']): ParsedContent {
  const agentNames = ['sub_agents', 'handoffs'].flatMap((key) => itemsOrSelf(memberOf(value, key)));
  return mergeContents(
    agentNames.flatMap((item) => {
      const plugin = toWord(item, spanOf);
      const isElsewhere = plugin !== null && /^[\w.-]+(?:\/[\w.-]+)+(?:[:@].*)?$/.test(plugin.text);
      return isElsewhere && !/^\.|\.ya?ml$/.test(plugin.text)
        ? [contentWithServer(plugin.text, plugin.span, { plugin })]
        : [];
    }),
  );
}

function readToolset(
  { key, node, value }: Property,
  spanOf: TreeDocument['spanOf'],
): ParsedContent {
  const ref = toWord(memberOf(value, 'ref'), spanOf);
  const remote = memberOf(value, 'remote');
  const name = toWord(memberOf(value, 'name'), spanOf)?.text;
  const catalogued = /^docker:(.+)$/s.exec(ref?.text ?? '')?.[1];
  const alias = name ?? catalogued ?? key;
  if (ref !== null && catalogued !== undefined) {
    return contentWithServer(alias, spanOf(node), { registry: { ...ref, text: catalogued } });
  }
  // Any other `ref` points to a server that is declared in the same file.
  if (ref !== null) return emptyContent;
  const entry = remote?.type === 'object' ? remote : value;
  return readEntry({ key: alias, node, value: entry }, spanOf);
}

/**
 * Reads a Docker catalog entry: a server with an `image`, or with an address under `remote`. Source: the
 * contribution guide in docker/mcp-registry.
 */
export const dockerCatalogEntry: DocumentReader = ({ root, spanOf }) => {
  const type = toWord(memberOf(root, 'type'), spanOf)?.text ?? '';
  const [imageNode = null, remote = null] = dockerCatalogKeys.map((key) => memberOf(root, key));
  const image = toWord(imageNode, spanOf);
  const alias = toWord(memberOf(root, 'name'), spanOf)?.text ?? 'server';
  if (root === null || !['server', 'poci', 'remote'].includes(type)) return emptyContent;
  if (type === 'remote') {
    return remote === null
      ? emptyContent
      : readEntry({ key: alias, node: remote, value: remote }, spanOf);
  }
  if (image === null) return emptyContent;
  const [command, run] = ['docker', 'run'].map((text) => ({ ...image, text })) as [Word, Word];
  return contentWithServer(alias, image.span, { command, args: [run, image] });
};

const wordsOfCommand = (node: TreeNode | null, spanOf: TreeDocument['spanOf']): Word[] =>
  itemsOrSelf(node).flatMap((item) => {
    const { text = '', span = spanOf(item) } = toWord(item, spanOf) ?? {};
    return text.split(/\s+/).map((part) => ({ text: part, span }));
  });

export const composeServices: DocumentReader = (document, text) => {
  const { root, spanOf } = document;
  const services = propertiesOf(memberOf(root, 'services')).map((service) => {
    const words = ['entrypoint', 'command'].flatMap((name) =>
      wordsOfCommand(memberOf(service.value, name), spanOf),
    );
    return gatewayService(service, words, spanOf) ?? serverService(service, words, spanOf);
  });
  return mergeContents([...services, embeddedConfigs(document, text)]);
};

/**
 * Reads a service that runs Docker's MCP gateway, recognized by its image or command. Returns null for any
 * other service. A gateway declares servers only if its command line names servers, catalogs or registries.
 */
function gatewayService(
  { key, node, value }: Property,
  words: readonly Word[],
  spanOf: TreeDocument['spanOf'],
): ParsedContent | null {
  const image = String(memberOf(value, 'image')?.value ?? '');
  const isGateway = /(?:^|\/)mcp-gateway(?:[:@]|$)/.test(image);
  const verb = words.findIndex(({ text }, at) => {
    return text === 'run' && words[at - 1]?.text === 'gateway' && words[at - 2]?.text === 'mcp';
  });
  if (!isGateway && verb < 0) return null;
  const args = words.slice(verb + 1);
  const names = args.some(({ text }) => /^--[\w-]*(?:server|catalog|registry)/.test(text));
  if (!names) return emptyContent;
  const span = spanOf(node);
  const [command, ...before] = ['docker', 'mcp', 'gateway', 'run'].map((text) => ({ text, span }));
  return contentWithServer(key, span, { command: command ?? null, args: [...before, ...args] });
}

const mcpPart = /(?:^|[/@])mcp(?:[/_.:@-]|$)|[_.-]mcp(?:$|[:@/]|[_-]server)/i;

/**
 * Treats a service as a server if the name of its image, or of the package that its command launches,
 * contains `mcp` as a separate part. The service's name alone is not enough: `mcp-qdrant` can be a database.
 */
function serverService(
  { key, node, value }: Property,
  words: readonly Word[],
  spanOf: TreeDocument['spanOf'],
): ParsedContent {
  const image = toWord(memberOf(value, 'image'), spanOf);
  const [command, ...args] = words;
  const startsPackage =
    command !== undefined &&
    /^(?:npx|bunx|uvx|pipx|pnpm|yarn|uv|dnx)$/.test(command.text) &&
    args.some(({ text }) => !text.startsWith('-') && mcpPart.test(text));
  if (startsPackage) return contentWithServer(key, spanOf(node), { command, args });
  // With `build`, the image is built from the project's own code.
  const isBuilt = memberOf(value, 'build') !== null;
  if (image === null || isBuilt || !mcpPart.test(image.text)) return emptyContent;
  const [docker, run] = ['docker', 'run'].map((text) => ({ ...image, text })) as [Word, Word];
  return contentWithServer(key, image.span, { command: docker, args: [run, image] });
}
