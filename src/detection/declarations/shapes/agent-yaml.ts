import { dockerAgentKeys, dockerAgents } from '../clients/docker/docker-servers.ts';
import { gooseExtensions, gooseKeys } from '../clients/goose/goose-extensions.ts';
import { type Dialect, dialectReadsKey, readServers } from '../servers.ts';
import type { TreeDocument } from '../tree.ts';
import { type DocumentReader, mergeContents, type ParsedContent } from '../types.ts';

const byShape = { byKey: true, onlyByShape: true } as const satisfies Dialect;

/**
 * Creates a reader for agent YAML, whose servers have either the agents' own shapes or the common shape. The
 * reader returns null for a file that declares no servers and refers to no other file.
 */
const createAgentReader =
  (mayBeBare: boolean | 'alone'): DocumentReader =>
  (document) => {
    const agentContent = mergeContents([dockerAgents(document), gooseExtensions(document)]);
    const places = new Set(agentContent.declarations.map(({ span }) => JSON.stringify(span)));
    const common = readServers(document, { ...byShape, mayBeBare });
    const otherDeclarations = common.declarations.filter(
      ({ span }) => !places.has(JSON.stringify(span)),
    );
    const content = mergeContents([{ ...common, declarations: otherDeclarations }, agentContent]);
    const { declarations, refersTo = [] } = content;
    return declarations.length + refersTo.length === 0 ? null : content;
  };

/** Reads agent YAML in files whose names rarely identify a client. */
export const agentYaml = createAgentReader(false);

/** Reads agent YAML in files whose names contain `mcp`, where entries need no wrapper. */
export const yamlByShape = createAgentReader('alone');

/** Reads a file that another file refers to, whatever its name. Only the agents' own shapes are accepted. */
export const agentsByShape = (document: TreeDocument): ParsedContent =>
  mergeContents([dockerAgents(document), gooseExtensions(document, true)]);

const agentKeys: readonly string[] = [...dockerAgentKeys, ...gooseKeys];

/** Reports whether `agentsByShape` reads servers below a given top-level key. */
export const isAgentKey = (key: string): boolean => agentKeys.includes(key);

export const agentYamlReadsKey = (key: string): boolean =>
  isAgentKey(key) || dialectReadsKey(byShape, key);
