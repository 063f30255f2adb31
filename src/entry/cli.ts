#!/usr/bin/env node
import { loadBundle } from './start.ts';

try {
  const { loadCommand } = await loadBundle({
    oldNode: 'Install Node 24 or later and start the command with it.',
    missingPart: 'Restore the dist folder from the repository, or build it with "npm run build".',
  });
  const { runCommand } = await loadCommand();
  process.exitCode = await runCommand(process.argv.slice(2));
} catch (error) {
  const cause = error instanceof Error ? error.message : 'unknown';
  process.stderr.write(`The command could not run: ${cause}\n`);
  process.exitCode = 2;
}
// A connection that a server keeps open must not delay the end of the command.
process.stdout.write('', () => process.exit());
