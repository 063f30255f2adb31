import { joinReadings, type ShapeReader } from '../reader.ts';
import { readServers } from '../servers.ts';
import { dockerAgents } from './docker.ts';
import { gooseExtensions } from './goose.ts';

/** YAML in which agents keep servers in shapes of their own or in that of others; null where there is none. */
const reader =
  (mayBeBare: boolean): ShapeReader =>
  (document) => {
    const reading = joinReadings([
      readServers(document, { mayBeBare, onlyByShape: true }),
      dockerAgents(document),
      gooseExtensions(document),
    ]);
    return reading.declarations.length === 0 ? null : reading;
  };

/** For names that seldom say whose the file is. */
export const agentYaml = reader(false);

/** For names that hold `mcp`: entries may stand there without a wrapper. */
export const yamlByShape = reader(true);
