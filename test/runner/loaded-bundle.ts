/*
 * Runs an entry of the bundle once for each message, with the arguments, the folder and the environment
 * that the message has. A last line on both streams, which no log has, tells that the run has ended, and
 * its exit status.
 *
 * A run has all modules to itself: the hook gives each a module graph of its own, and the parts of the
 * bundle contain functions that make modules, no state. So a run finds nothing of those before it but
 * what Node itself keeps, such as open connections.
 */
import { registerHooks } from 'node:module';
import type { EntryStart } from './processes.ts';

let runs = 0;
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url.endsWith('/dist/main.js') ? { ...found, url: `${found.url}?${runs}` } : found;
  },
});

// The entries end the process; here that ends the run.
process.exit = ((status = process.exitCode ?? 0): void => {
  process.stderr.write(`\n\0ended with ${status}\n`, () => {
    process.stdout.write(`\n\0ended with ${status}\n`);
  });
}) as typeof process.exit;

process.on('message', async ({ entry, args = [], cwd, env }: EntryStart) => {
  runs += 1;
  process.chdir(cwd);
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  process.argv = [process.execPath, entry, ...args];
  process.exitCode = undefined;
  for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners('error');
  await import(`${entry}?${runs}`);
});
