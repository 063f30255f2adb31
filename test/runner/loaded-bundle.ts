/*
 * Runs an entry of the bundle once for each message, with the arguments, the folder and the environment
 * that the message has. What no text has, at the end of both streams, tells that the run has ended, and
 * its exit status.
 *
 * Runs have an entry each and share the modules of the bundle: these read the environment when they are
 * called, and keep nothing of a run but what they know of its own objects. The one exception is GitHub's
 * library, which finds the file of the job summary once: in all runs it is a link to that of the run.
 */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepVersionOfZstd } from './known-version.ts';
import type { EntryStart } from './processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'loaded-bundle-'));
const summary = join(folder, 'summary');
process.on('disconnect', () => rmSync(folder, { recursive: true, force: true }));

keepVersionOfZstd();

// The entries end the process; here that ends the run.
process.exit = ((status = process.exitCode ?? 0): void => {
  process.stderr.write(`\0ended with ${status}\n`, () => {
    process.stdout.write(`\0ended with ${status}\n`);
  });
}) as typeof process.exit;

let runs = 0;
process.on('message', async ({ entry, args = [], cwd, env }: EntryStart) => {
  runs += 1;
  process.chdir(cwd);
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  rmSync(summary, { force: true });
  if (env['GITHUB_STEP_SUMMARY'] !== undefined) {
    symlinkSync(env['GITHUB_STEP_SUMMARY'], summary);
    process.env['GITHUB_STEP_SUMMARY'] = summary;
  }
  process.argv = [process.execPath, entry, ...args];
  process.exitCode = undefined;
  for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners('error');
  await import(`${entry}?${runs}`);
});
