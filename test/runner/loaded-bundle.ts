/*
 * Runs the gate's action of the bundle once for each message, with the folder and the environment that
 * the message has. A last line, which no log has, tells that the step has ended, and its exit status.
 */
const bundle: typeof import('../../src/entry/main.ts') = await import(
  `${import.meta.dirname}/../../dist/main.js`
);
const { runAction } = await bundle.loadAction();

process.on('message', async ({ cwd, env }: { cwd: string; env: Record<string, string> }) => {
  process.chdir(cwd);
  process.env = env;
  process.exitCode = 0;
  await runAction().catch((error: Error) => {
    process.stdout.write(`${error.stack}`);
    process.exitCode = 1;
  });
  process.stdout.write(`\n\0ended with ${process.exitCode}\n`);
});
