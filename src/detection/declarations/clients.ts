import type { ClientFile } from './client.ts';
import { aiderFiles } from './clients/aider/aider.ts';
import { apmFiles } from './clients/apm/apm.ts';
import { claudeClientFiles } from './clients/claude/claude.ts';
import { codexFiles } from './clients/codex/codex.ts';
import { commonFiles } from './clients/common/common.ts';
import { continueFiles } from './clients/continue/continue.ts';
import { dockerFiles } from './clients/docker/docker.ts';
import { geminiFiles } from './clients/gemini/gemini.ts';
import { githubFiles } from './clients/github/github.ts';
import { gooseFiles } from './clients/goose/goose.ts';
import { listFiles } from './clients/lists/lists.ts';
import { mcpdFiles } from './clients/mcpd/mcpd.ts';
import { openhandsFiles } from './clients/openhands/openhands.ts';
import { vscodeFiles } from './clients/vscode/vscode.ts';

/**
 * Every file that is recognized by its name, grouped by client family. To add a client, add a row in its
 * family's folder. For a new family, copy `clients/_template/` to a new folder and add one line here.
 *
 * Paths are relative to any folder. `*` matches part of a file name, and `**` matches any number of folders.
 * If several rows contain the same pattern, the first row takes precedence.
 */
export const clientFiles: readonly ClientFile[] = [
  ...claudeClientFiles,
  ...vscodeFiles,
  ...commonFiles,
  ...geminiFiles,
  ...codexFiles,
  ...openhandsFiles,
  ...continueFiles,
  ...mcpdFiles,
  ...aiderFiles,
  ...apmFiles,
  ...gooseFiles,
  ...dockerFiles,
  ...githubFiles,
  ...listFiles,
];
