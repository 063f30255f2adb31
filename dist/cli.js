#!/usr/bin/env node
/**
 * Checks that run before the bundle is loaded. The build copies this file into both entries, so it does not
 * import any other file in `src/`. The file also runs on older versions of Node, because it has to reject
 * them.
 */
/** The files of the bundle, `main` first; `.ci/parts.ts` assigns modules to them. */
const parts = [
    'main',
    'judging',
    'resolution',
    'advice',
    'settings',
    'late',
    'formats',
    'export',
    'cache',
    'github',
    'organisation',
    'corpus',
    'command',
];
/**
 * Loads the bundle.
 *
 * @throws Error if Node is older than 24 or a part of the bundle is missing. All parts are checked at once: a
 *   library that failed to load later could be mistaken for an unavailable optional one, and the run would
 *   pass without it.
 */
async function loadBundle(remedies) {
    if (Number.parseInt(process.version.slice(1), 10) < 24) {
        throw new Error(`Node 24 is required, but this is ${process.version}. ${remedies.oldNode}`);
    }
    // Hardly any object outlives the file or record from which it is read. Without this flag, V8 keeps
    // enlarging the space for new objects, by hundreds of megabytes for a large repository, without saving any
    // time.
    process.getBuiltinModule('node:v8').setFlagsFromString('--semi-space-growth-factor=1');
    // Importing a Node module evaluates all of its exports, which would load streams.
    const { existsSync } = process.getBuiltinModule('node:fs');
    const files = parts.map((part) => `${part}.js`);
    const missing = files.filter((file) => !existsSync(new URL(file, import.meta.url)));
    if (missing.length > 0) {
        const subject = missing.map((file) => `dist/${file}`).join(', ');
        throw new Error(`${subject} ${missing.length === 1 ? 'is' : 'are'} missing. ${remedies.missingPart}`);
    }
    return await import('./main.js');
}
/** Advice for https://pre-commit.com hooks; pre-commit sets a variable when it runs them. */
const ofHook = ' Or let pre-commit install Node: remove language_version from the hook mcp-grade-gate in .pre-commit-config.yaml. Until then, SKIP=mcp-grade-gate git commit skips the hook.';
// If a reader such as `head` closes the pipe early, the exit status does not change. Any other error on
// standard output changes the exit status.
process.stderr.on('error', () => { });
process.stdout.on('error', ({ code, message }) => {
    if (code === 'EPIPE')
        return;
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
}
catch (error) {
    const cause = error instanceof Error ? error.message : 'unknown';
    process.stderr.write(`The command could not run: ${cause}\n`);
    process.exitCode = 2;
}
// A connection that a server keeps open must not delay the end of the command. Output errors are reported
// first.
process.stdout.write('', () => setImmediate(() => process.exit()));
