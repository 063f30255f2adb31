export const id = 513;
export const ids = [513];
export const modules = {

/***/ 3513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readWorkspace: () => (/* binding */ readWorkspace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);



/** A declaration file of a real project has some KB; parsers are slow on megabytes. */
const maxBytes = 1024 * 1024;
/** Folders of other people's code: their files configure no client of this project. */
const vendored = new Set([
    'node_modules',
    'bower_components',
    'vendor',
    'third_party',
    'site-packages',
    '.venv',
]);
/**
 * Reads the wanted files below a folder of the disk. Links are followed only inside the folder, and
 * only regular files are opened: everything else that is wanted is reported as unreadable.
 *
 * @param root absolute path of the folder
 */
async function readWorkspace(root, wanted) {
    const realRoot = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(root);
    const files = [];
    const found = new Set();
    const pending = [''];
    for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, folder), { withFileTypes: true }).catch((error) => {
            files.push(unreadable(folder || '.', `the folder cannot be opened (${error.code ?? 'unknown'})`));
            return [];
        });
        for (const entry of entries) {
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.name === '.git')
                continue;
            if (wanted.ignored(path)) {
                if (entry.isDirectory() || wanted.file(path)) {
                    files.push({ path, status: 'skipped', reason: 'ignore-paths', span: null });
                }
            }
            else if (entry.isDirectory()) {
                if (vendored.has(entry.name)) {
                    files.push({ path, status: 'skipped', reason: 'vendored code', span: null });
                }
                else {
                    pending.push(path);
                }
            }
            else if (wanted.file(path)) {
                found.add(path);
            }
            else if (entry.isSymbolicLink()) {
                for (const linked of await wantedBehind(root, path, wanted))
                    found.add(linked);
            }
        }
    }
    const sources = [];
    for (const path of [...found].sort(byCodeUnits)) {
        const text = await readInside(root, realRoot, path);
        if ('text' in text)
            sources.push({ path, text: text.text });
        else
            files.push(unreadable(path, text.reason));
    }
    return { sources, files: files.sort((a, b) => byCodeUnits(a.path, b.path)) };
}
/**
 * Wanted files that a linked folder holds under its own, logical path: `.cursor -> tools/cursor`
 * makes `.cursor/mcp.json`. The link itself is not walked, so links cannot make the walk endless.
 */
async function wantedBehind(root, link, wanted) {
    const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, link)).catch(() => null);
    if (!target?.isDirectory())
        return [];
    const candidates = new Set();
    const base = link.split('/').at(-1) ?? '';
    for (const suffix of wanted.suffixes) {
        const parts = suffix.split('/');
        candidates.add(`${link}/${suffix}`);
        parts.forEach((part, index) => {
            if (part === base.toLowerCase() && index < parts.length - 1) {
                candidates.add(`${link}/${parts.slice(index + 1).join('/')}`);
            }
        });
    }
    const present = [];
    for (const path of candidates) {
        const exists = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path)).then(() => true, () => false);
        if (exists && wanted.file(path) && !wanted.ignored(path))
            present.push(path);
    }
    return present;
}
async function readInside(root, realRoot, path) {
    let real;
    try {
        real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path));
    }
    catch {
        return { reason: 'a link that leads nowhere' };
    }
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(realRoot, real);
    if (inside === '..' || inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(inside)) {
        return { reason: 'a link out of the repository' };
    }
    // `.git` holds what no client reads and what a pull request's author may not choose.
    if (inside.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)[0] === '.git')
        return { reason: 'a link into .git' };
    try {
        // O_NONBLOCK: opening a pipe must not wait for its other end.
        const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(real, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0));
        try {
            const status = await handle.stat();
            if (!status.isFile())
                return { reason: 'not a regular file' };
            if (status.size > maxBytes)
                return { reason: 'larger than 1 MB' };
            return decode(await handle.readFile());
        }
        finally {
            await handle.close();
        }
    }
    catch (error) {
        return { reason: `cannot be opened (${error.code ?? 'unknown'})` };
    }
}
function decode(bytes) {
    try {
        // The decoder drops a byte order mark.
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        // A checkout without Git LFS leaves a pointer where the content should be.
        if (text.startsWith('version https://git-lfs.github.com/spec/')) {
            return { reason: 'a Git LFS pointer, not the file itself' };
        }
        return { text };
    }
    catch {
        return { reason: 'not UTF-8 text' };
    }
}
function unreadable(path, reason) {
    return { path, status: 'unreadable', reason, span: null };
}
/** Order of the text itself, the same on every machine. */
function byCodeUnits(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ })

};
