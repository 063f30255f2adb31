#!/usr/bin/env node
/**
 * Runs checks before the bundle loads. The build copies this file into each entry, so it has no static
 * imports from `src/`. The file must run on older versions of Node in order to reject them.
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
 * Loads the bundle after checking that all its parts exist. A library that failed to load later could be
 * mistaken for an unavailable optional library, and the run would pass without it.
 *
 * @throws Error if Node is older than 24 or a part of the bundle is missing
 */
async function loadBundle(remedies) {
    if (Number.parseInt(process.version.slice(1), 10) < 24) {
        throw new Error(`Node 24 or later is required, but the current version is ${process.version}. ${remedies.oldNode}`);
    }
    // Few objects outlive the file or record from which they are read. Without this flag, V8 grows the space
    // for new objects by hundreds of megabytes in a large repository but saves no time.
    process.getBuiltinModule('node:v8').setFlagsFromString('--semi-space-growth-factor=1');
    // An `import` of `node:fs` would evaluate all its exports, which would load streams.
    const { existsSync } = process.getBuiltinModule('node:fs');
    const files = parts.map((part) => `${part}.js`);
    const missing = files.filter((file) => !existsSync(new URL(file, import.meta.url)));
    if (missing.length > 0) {
        const subject = missing.map((file) => `dist/${file}`).join(', ');
        throw new Error(`${subject} ${missing.length === 1 ? 'is' : 'are'} missing. ${remedies.missingPart}`);
    }
    return await import('./main.js');
}
/**
 * Advice for hooks that are run by pre-commit (https://pre-commit.com), which sets `PRE_COMMIT` when it runs
 * them.
 */
const ofHook = ' Alternatively, configure pre-commit to install Node: remove language_version from the mcp-grade-gate hook in .pre-commit-config.yaml. Until then, run "SKIP=mcp-grade-gate git commit" to skip the hook.';
// A reader such as `head` can close the pipe early without changing the exit status. Any other error on
// standard output sets the status to 2.
process.stderr.on('error', () => { });
process.stdout.on('error', ({ code, message }) => {
    if (code === 'EPIPE')
        return;
    process.exitCode = 2;
    process.stderr.write(`Could not write to standard output: ${message}\n`);
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
// Exits even if a server keeps a connection open, but only after output errors are reported.
process.stdout.write('', () => setImmediate(() => process.exit()));
