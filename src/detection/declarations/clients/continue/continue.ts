import { type ClientFile, defineClientFiles } from '../../client.ts';
import { commonWrappers, type Dialect } from '../../servers.ts';
import { bareDialect, commonDialect } from '../dialects.ts';
import { continueAgent } from './continue-agent.ts';

/** Continue's original format nests servers under `experimental`. */
const continueJson: Dialect = {
  wrappers: [...commonWrappers, ['experimental', 'modelContextProtocolServers']],
};

export const continueFiles: readonly ClientFile[] = [
  defineClientFiles('continue', commonDialect, {
    isOnePlace: true,
    format: 'yaml',
  })`.continue/config.yaml
    .continue/mcpServers/*.yaml .continue/mcpServers/*.yml`,
  defineClientFiles('continue', commonDialect, {
    isOnePlace: true,
    format: 'yaml',
  })`.continue/agents/*.yaml
    .continue/assistants/*.yaml`,
  defineClientFiles('continue-agents', continueAgent, {
    format: 'frontmatter',
  })`.continue/agents/*.md`,
  defineClientFiles('continue-json', continueJson)`.continue/config.json .continuerc.json`,
  defineClientFiles('continue-json', bareDialect)`.continue/mcpServers/*.json`,
];
