#!/usr/bin/env node
import { loadBundle } from './start.ts';

/**
 * Advice for hooks that are run by pre-commit (https://pre-commit.com), which sets `PRE_COMMIT` when it runs
 * them.
 */
const ofHook =
  ' Alternatively, configure pre-commit to install Node: remove language_version from the mcp-grade-gate hook in .pre-commit-config.yaml. Until then, run "SKIP=mcp-grade-gate git commit" to skip the hook.';

// A reader such as `head` can close the pipe early without changing the exit status. Any other error on
// standard output sets the status to 2.
process.stderr.on('error', () => {});
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') return;
  process.exitCode = 2;
  process.stderr.write(`Could not write to standard output: ${message}\n`);
});

try {
  const { loadCommand } = await loadBundle({
    oldNode: `Install Node 24 or later, and run the command with it.${process.env['PRE_COMMIT'] === '1' ? ofHook : ''}`,
    missingPart: 'Restore the dist folder from the repository, or build it with "npm run bundle".',
  });
  const { runCommand } = await loadCommand();
  const status = await runCommand(process.argv.slice(2));
  process.exitCode ??= status;
} catch (error) {
  const cause = error instanceof Error ? error.message : 'unknown';
  process.stderr.write(`The command could not run: ${cause}\n`);
  process.exitCode = 2;
}
// Exits even if a server keeps a connection open, but only after output errors are reported.
process.stdout.write('', () => setImmediate(() => process.exit()));
