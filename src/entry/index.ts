import { loadBundle } from './start.ts';

try {
  const { loadAction, version } = await loadBundle({
    oldNode: 'Use a runner of version 2.327.1 or later, which brings Node 24.',
    missingPart: 'Use a release of the action, or a commit that holds the whole folder dist.',
  });
  // The first line is written before the libraries are loaded, so that it appears at once.
  process.stdout.write(`MCP Grade Gate ${version}\n`);
  const { runAction } = await loadAction();
  await runAction();
} catch (error) {
  // The gate must not pass if the action cannot run.
  const cause = error instanceof Error ? error.message : 'unknown';
  // Escape the characters that the runner decodes, and those that would end the line.
  const data = cause.replace(/[%\r\n]/g, encodeURIComponent);
  process.stdout.write(`::error title=MCP Grade Gate::The action could not run: ${data}\n`);
  process.exitCode = 1;
}
// All work is done: a connection that a server keeps open must not delay the job.
process.stdout.write('', () => process.exit());
