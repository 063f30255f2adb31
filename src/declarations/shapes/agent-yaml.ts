import { joinReadings, type Reading, type ShapeReader } from '../reader.ts';
import { readServers } from '../servers.ts';
import type { TreeDocument } from '../tree.ts';
import { dockerAgents } from './docker.ts';
import { gooseExtensions } from './goose.ts';

/** YAML of agents, with servers in a shape of their own or the common one; null where there is none. */
const reader =
  (mayBeBare: boolean | 'alone'): ShapeReader =>
  (document) => {
    const own = joinReadings([dockerAgents(document), gooseExtensions(document)]);
    const places = new Set(own.declarations.map(({ span }) => JSON.stringify(span)));
    const common = readServers(document, { mayBeBare, byKey: true, onlyByShape: true });
    const others = common.declarations.filter(({ span }) => !places.has(JSON.stringify(span)));
    const reading = joinReadings([{ ...common, declarations: others }, own]);
    const { declarations, refersTo = [] } = reading;
    return declarations.length + refersTo.length === 0 ? null : reading;
  };

/** For file names that rarely identify a client. */
export const agentYaml = reader(false);

/** For file names with `mcp`: entries need no wrapper there. */
export const yamlByShape = reader('alone');

/** Agents in the shapes of their own programs, for a file of any name that something else names. */
export const agentsByShape = (document: TreeDocument): Reading =>
  joinReadings([dockerAgents(document), gooseExtensions(document, true)]);
