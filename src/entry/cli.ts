#!/usr/bin/env node
import { loadBundle } from './start.ts';

/** Advice for https://pre-commit.com hooks; pre-commit sets a variable when it runs them. */
const ofHook =
  ' Or let pre-commit install Node: remove language_version from the hook mcp-grade-gate in .pre-commit-config.yaml. Until then, SKIP=mcp-grade-gate git commit skips the hook.';

// If a reader such as `head` closes the pipe early, the exit status does not change. Any other error on
// standard output changes the exit status.
process.stderr.on('error', () => {});
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') return;
  process.exitCode = 2;
  process.stderr.write(`Standard output cannot be written: ${message}\n`);
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
// A connection that a server keeps open must not delay the end of the command. Output errors are reported
// first.
process.stdout.write('', () => setImmediate(() => process.exit()));
