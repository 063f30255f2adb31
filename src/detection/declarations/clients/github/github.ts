import { type ClientFile, defineClientFiles, perhapsOther } from '../../client.ts';
import { stepWords } from '../../content-words.ts';
import { serverWords } from '../../server-keys.ts';
import { agenticWorkflow } from './agentic-workflows.ts';
import { workflowSteps } from './workflow-steps.ts';

const ofSteps = {
  format: 'workflow',
  onlyWith: stepWords,
  faultsWith: serverWords,
} as const;

export const githubFiles: readonly ClientFile[] = [
  defineClientFiles(
    'github-agents',
    { wrappers: [['mcp-servers'], ['mcpServers']] },
    { format: 'frontmatter' },
  )`.github/agents/*.md agents/*.agent.md`,
  defineClientFiles(
    'github-workflows',
    { wrappers: [['mcp-servers']] },
    { format: 'frontmatter', isOnlyAtRoot: true, also: agenticWorkflow },
  )`.github/workflows/**/*.md`,
  defineClientFiles(
    'github-workflow-library',
    { wrappers: [['mcp-servers']] },
    {
      format: 'frontmatter',
      onlyWith: /mcp-servers|\\[xuU\r\n]/,
      ...perhapsOther,
      also: agenticWorkflow,
    },
  )`workflows/**/*.md`,
  defineClientFiles('github-workflow-steps', workflowSteps, {
    ...ofSteps,
    isOnlyAtRoot: true,
  })`.github/workflows/*.yml .github/workflows/*.yaml`,
  defineClientFiles('github-workflow-steps', workflowSteps, ofSteps)`action.yml action.yaml`,
];
