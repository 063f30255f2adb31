export const id = 3513;
export const ids = [3513];
export const modules = {

/***/ 98629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ vendored)
/* harmony export */ });
/** Folders of other people's code: their files configure no client of this project, and are not walked. */
const vendored = new Set([
    'node_modules',
    'bower_components',
    'vendor',
    'third_party',
    'site-packages',
    '.venv',
]);


/***/ }),

/***/ 73513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readWorkspace: () => (/* binding */ readWorkspace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _vendored_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98629);




/** A declaration file of a real project has some KB; parsers are slow on megabytes. */
const maxBytes = 1024 * 1024;
/** How much of a larger file is looked at for whether it could declare servers. */
const maxLook = 8 * 1024 * 1024;
/** More than all files of clients of any repository together. */
const maxTotal = 128 * 1024 * 1024;
/** More linked folders than any project has; each costs a look. */
const maxLinks = 1000;
/**
 * Reads the wanted files below a folder of the disk. Links are followed only inside the folder, and
 * only regular files are opened: everything else that is wanted is reported as unreadable.
 *
 * @param root absolute path of the folder
 * @param boundary absolute path of the repository, beyond which no link is followed
 */
async function readWorkspace(root, wanted, boundary = root) {
    const realRoot = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(root);
    const realBoundary = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(boundary);
    const files = [];
    const found = new Set();
    const paths = new Set();
    const linked = new Set();
    const foreign = new Set();
    const pending = [{ path: '', depth: Number.POSITIVE_INFINITY, real: realRoot }];
    const links = [];
    // What a link brings in may lie in `node_modules`: it is no code of the project.
    const walk = async (isLinked) => {
        for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
            const { path: parent, depth, real } = folder;
            const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(real, { withFileTypes: true }).catch((error) => {
                const reason = `the folder cannot be opened (${error.code ?? 'unknown'})`;
                files.push(unreadable(parent || '.', reason));
                return [];
            });
            for (const entry of entries) {
                const path = parent === '' ? entry.name : `${parent}/${entry.name}`;
                if (entry.name === '.git') {
                    if (parent !== '')
                        foreign.add(parent);
                    continue;
                }
                if (entry.isFile() && !isLinked)
                    paths.add(path);
                if (entry.isSymbolicLink())
                    linked.add(path);
                if (wanted.ignored(path)) {
                    if (entry.isDirectory() || wanted.client(path) !== null) {
                        files.push({ path, status: 'skipped', reason: 'ignore-paths', span: null });
                    }
                }
                else if (entry.isDirectory()) {
                    if (_vendored_js__WEBPACK_IMPORTED_MODULE_3__/* .vendored */ .q.has(entry.name)) {
                        files.push({ path, status: 'skipped', reason: 'vendored code', span: null });
                    }
                    else if (depth > 0) {
                        pending.push({ path, depth: depth - 1, real: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(real, entry.name) });
                    }
                }
                else if (wanted.client(path) !== null) {
                    found.add(path);
                }
                else if (entry.isSymbolicLink() && depth > 0) {
                    links.push(path);
                }
            }
        }
    };
    await walk(false);
    // Linked folders make files appear under paths of their own: `.cursor -> tools/cursor`. What is
    // walked at its real place is looked into as deep as a client's path reaches; what is not (vendored
    // or ignored code) is walked as if it stood here, once.
    const entered = new Set();
    for (let link = links.shift(); link !== undefined; link = links.shift()) {
        const real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, link)).catch(() => null);
        if (real === null || !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(real)).isDirectory())
            continue;
        if (!isInside(realBoundary, real)) {
            // A client would follow the link; what it finds there is not ours to read.
            const status = wanted.folder(link) ? 'unreadable' : 'skipped';
            files.push({ path: link, status, reason: 'a link out of the repository', span: null });
            continue;
        }
        const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(realRoot, real).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/');
        const isWalked = isInside(realRoot, real) &&
            !inside.split('/').some((part) => _vendored_js__WEBPACK_IMPORTED_MODULE_3__/* .vendored */ .q.has(part)) &&
            !wanted.ignored(inside);
        const key = isWalked ? `${link.split('/').at(-1)} ${real}` : real;
        if (entered.has(key))
            continue;
        entered.add(key);
        if (entered.size > maxLinks) {
            files.push(unreadable(link, `one of more than ${maxLinks} linked folders`));
            break;
        }
        pending.push({
            path: link,
            depth: isWalked ? wanted.depth - 1 : Number.POSITIVE_INFINITY,
            real,
        });
        const before = new Set(found);
        await walk(true);
        for (const path of found) {
            if (before.has(path))
                continue;
            // Under its real path it is read already, and no other client reads it here.
            const own = `${inside}${path.slice(link.length)}`.replace(/^\//, '');
            if (before.has(own) && wanted.client(own) === wanted.client(path))
                found.delete(path);
        }
    }
    const read = (path, limit = maxBytes) => readFileInside(root, realBoundary, path, limit);
    const sources = [];
    let total = 0;
    for (const path of [...found].sort(byCodeUnits)) {
        const text = total > maxTotal ? { reason: 'one of more than 128 MB of such files' } : await read(path);
        if ('text' in text)
            total += text.text.length;
        if ('text' in text)
            sources.push({ path, text: text.text });
        else if (wanted.matters(path, text.about ?? null))
            files.push(unreadable(path, text.reason));
    }
    return {
        sources,
        paths,
        links: linked,
        foreign,
        read,
        files: files.sort((a, b) => byCodeUnits(a.path, b.path)),
    };
}
async function readFileInside(root, realBoundary, path, limit) {
    let real;
    try {
        real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path));
    }
    catch {
        const isThere = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path)).catch(() => null);
        return { reason: isThere === null ? 'it is not there' : 'a link that leads nowhere' };
    }
    if (!isInside(realBoundary, real))
        return { reason: 'a link out of the repository' };
    // `.git` holds what no client reads and what a pull request's author may not choose.
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(realBoundary, real).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)[0] === '.git')
        return { reason: 'a link into .git' };
    try {
        // O_NONBLOCK: opening a pipe must not wait for its other end.
        const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(real, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0));
        try {
            const status = await handle.stat();
            if (!status.isFile())
                return { reason: 'not a regular file' };
            if (status.size > limit) {
                const reason = `larger than ${Math.floor(limit / (1024 * 1024))} MB`;
                // Enough of it to tell whether it matters.
                const bytes = Buffer.alloc(Math.min(status.size, maxLook));
                await handle.read(bytes, 0, bytes.length, 0);
                // What cannot be looked at to its end may hold anything.
                const about = bytes.toString('utf8').replaceAll('\0', '');
                return status.size > maxLook ? { reason } : { reason, about };
            }
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
        const about = Buffer.from(bytes).toString('utf8').replaceAll('\0', '');
        return { reason: 'not UTF-8 text', about };
    }
}
function isInside(realRoot, real) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(realRoot, real);
    return !(way === '..' || way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way));
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
