/*
 * Runs an entry of the bundle once for each message, with the arguments, folder and environment in the
 * message. A marker that cannot occur in text ends both streams; it signals the end of the run and gives its
 * exit status.
 *
 * Each run loads its entry again, but all runs share the bundle's modules. The modules read the environment
 * when they are called, and keep nothing from a run except data about that run's objects.
 *
 * The one exception is GitHub's library, which looks up the job summary file only once. All runs therefore
 * give it the same link, which points to the current run's file.
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

// The entries end the process; here, that ends only the run.
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
