/*
 * What the entries do before they load the bundle. The build copies it into both, so it imports nothing
 * of ours, and it runs on older versions of Node too: what it says of them must be said there.
 */
import { existsSync } from 'node:fs';
/** The files that the bundle is made of, `main` first; `.ci/parts.ts` says what stands in each. */
const parts = [
    'main',
    'judging',
    'settings',
    'formats',
    'export',
    'cache',
    'github',
    'command',
];
/**
 * Loads the bundle.
 *
 * @throws Error in plain words, where Node is older than 24 or a part of the bundle is missing. All
 *   parts are looked for at once: a library that fails to load later could be taken for one that is
 *   not available, and the run would pass without it.
 */
async function loadBundle(remedies) {
    if (Number.parseInt(process.version.slice(1), 10) < 24) {
        throw new Error(`Node 24 is needed, this is ${process.version}. ${remedies.oldNode}`);
    }
    const files = parts.map((part) => `${part}.js`);
    const missing = files.filter((file) => !existsSync(new URL(file, import.meta.url)));
    if (missing.length > 0) {
        const subject = missing.map((file) => `dist/${file}`).join(', ');
        throw new Error(`${subject} ${missing.length === 1 ? 'is' : 'are'} missing. ${remedies.missingPart}`);
    }
    return await import('./main.js');
}
try {
    const { loadAction, version } = await loadBundle({
        oldNode: 'Use a runner of version 2.327.1 or later, which brings Node 24.',
        missingPart: 'Use a release of the action, or a commit that holds the whole folder dist.',
    });
    // The first sign of life comes before the libraries are loaded.
    process.stdout.write(`MCP Grade Gate ${version}\n`);
    const { runAction } = await loadAction();
    await runAction();
}
catch (error) {
    // Whatever goes wrong, the gate does not pass.
    const cause = error instanceof Error ? error.message : 'unknown';
    // Just what the runner decodes, and what would end the line.
    const data = cause.replace(/[%\r\n]/g, encodeURIComponent);
    process.stdout.write(`::error title=MCP Grade Gate::The action could not run: ${data}\n`);
    process.exitCode = 1;
}
// A connection that somebody else holds open must not keep the job waiting: all is said and done.
process.stdout.write('', () => process.exit());
