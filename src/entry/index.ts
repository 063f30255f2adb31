import { loadBundle } from './start.ts';

try {
  const { loadAction, version } = await loadBundle({
    oldNode: 'Use a runner of version 2.327.1 or later, which brings Node 24.',
    missingPart: 'Use a release of the action, or a commit that holds the whole folder dist.',
  });
  // The first sign of life comes before the libraries are loaded.
  process.stdout.write(`MCP Grade Gate ${version}\n`);
  const { runAction } = await loadAction();
  await runAction();
} catch (error) {
  // Whatever goes wrong, the gate does not pass.
  const cause = error instanceof Error ? error.message : 'unknown';
  // Just what the runner decodes, and what would end the line.
  const data = cause.replace(/[%\r\n]/g, encodeURIComponent);
  process.stdout.write(`::error title=MCP Grade Gate::The action could not run: ${data}\n`);
  process.exitCode = 1;
}
// A connection that somebody else holds open must not keep the job waiting: all is said and done.
process.stdout.write('', () => process.exit());
