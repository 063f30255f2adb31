/*
 * The tools that no npm package has: they are installed once, below `node_modules/.cache`, by Go and pip,
 * with their ordinary registries.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const start = promisify(execFile);
const cache = join(import.meta.dirname, '../../node_modules/.cache/tools');

/** Installing all of them takes a minute where nothing is cached, and seconds where Go has compiled them. */
const longest = 480_000;

/** A program, or the sentence that says why it is not there. */
export type Tool = { readonly path: string } | { readonly reason: string };

async function installed(
  path: string,
  install: () => Promise<unknown>,
  needs: string,
): Promise<Tool> {
  if (existsSync(path)) return { path };
  try {
    await install();
    return { path };
  } catch (error) {
    await rm(path, { force: true });
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string };
    const said = code === 'ENOENT' ? '' : `: ${stderr.trim().split('\n').at(-1) ?? ''}`;
    return { reason: `${needs} could not install it${said}` };
  }
}

/** Compiles a program of a Go module, `path@version`, as Go's proxy has it. */
function goTool(name: string, module: string): Promise<Tool> {
  const folder = join(cache, module.replaceAll('/', '-'));
  const env = { ...process.env, GOBIN: folder, GOFLAGS: '-mod=mod', CGO_ENABLED: '0' };
  return installed(
    join(folder, name),
    () => start('go', ['install', module], { env, timeout: longest }),
    'Go',
  );
}

/** Runs workflows as GitHub's runner does: https://github.com/nektos/act. */
export const act = (): Promise<Tool> => goTool('act', 'github.com/nektos/act@v0.2.89');

/** Checks workflows: https://github.com/rhysd/actionlint. */
export const actionlintTool = (): Promise<Tool> =>
  goTool('actionlint', 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12');

/** Finds what is unsafe in workflows: https://docs.zizmor.sh. */
export function zizmor(): Promise<Tool> {
  const folder = join(cache, 'zizmor-1.32.0');
  return installed(
    join(folder, 'bin/zizmor'),
    async () => {
      await start('python3', ['-m', 'venv', '--clear', folder], { timeout: longest });
      const words = ['-m', 'pip', 'install', '--quiet', 'zizmor==1.32.0'];
      await start(join(folder, 'bin/python'), words, { timeout: longest });
    },
    'pip',
  );
}
