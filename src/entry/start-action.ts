/* The build copies this file into each action's entry. */
import { loadBundle } from './start.ts';

/**
 * Loads the bundle, runs an action and ends the process. Any error that prevents the action from running
 * fails the step.
 */
export async function startAction(
  run: (bundle: typeof import('./main.ts')) => Promise<void>,
): Promise<void> {
  try {
    const bundle = await loadBundle({
      oldNode: 'Use runner version 2.327.1 or later, which includes Node 24.',
      missingPart:
        'Use a release of the action, or a commit that contains the complete dist folder.',
    });
    // The first line is written before the libraries are loaded, so that it appears at once.
    process.stdout.write(`MCP Grade Gate ${bundle.version}\n`);
    await run(bundle);
  } catch (error) {
    const cause = error instanceof Error ? error.message : 'unknown';
    // Escapes the characters that the runner decodes, and those that would end the line.
    const data = cause.replace(/[%\r\n]/g, encodeURIComponent);
    process.stdout.write(`::error title=MCP Grade Gate::The action could not run: ${data}\n`);
    process.exitCode = 1;
  }
  // Exits even if a server keeps a connection open. Otherwise, the open connection would delay the job.
  process.stdout.write('', () => process.exit());
}
