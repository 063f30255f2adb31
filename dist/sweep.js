/* The build copies this file into each action's entry. */
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
 * Loads the bundle, runs an action and ends the process. Any error that prevents the action from running
 * fails the step.
 */
async function startAction(run) {
    try {
        const bundle = await loadBundle({
            oldNode: 'Use runner version 2.327.1 or later, which includes Node 24.',
            missingPart: 'Use a release of the action, or a commit that contains the complete dist folder.',
        });
        // The first line is written before the libraries are loaded, so that it appears at once.
        process.stdout.write(`MCP Grade Gate ${bundle.version}\n`);
        await run(bundle);
    }
    catch (error) {
        const cause = error instanceof Error ? error.message : 'unknown';
        // Escapes the characters that the runner decodes, and those that would end the line.
        const data = cause.replace(/[%\r\n]/g, encodeURIComponent);
        process.stdout.write(`::error title=MCP Grade Gate::The action could not run: ${data}\n`);
        process.exitCode = 1;
    }
    // Exits even if a server keeps a connection open. Otherwise, the open connection would delay the job.
    process.stdout.write('', () => process.exit());
}
await startAction(async ({ loadSweepAction }) => (await loadSweepAction()).runSweepAction());
