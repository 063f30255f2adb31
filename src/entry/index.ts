import { loadAction, version } from './main.ts';

// The first sign of life comes before the libraries are loaded.
process.stdout.write(`MCP Grade Gate ${version}\n`);

try {
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
