export const id = 3513;
export const ids = [3513,3193];
export const modules = {

/***/ 37926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ walkTree),
/* harmony export */   y: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _unreadable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23193);
/* harmony import */ var _vendored_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98629);



const megabyte = 1024 * 1024;
/** A declaration file of a real project has some KB; parsers are slow on megabytes. In bytes. */
const maxBytes = megabyte;
/** How much of a larger file is looked at for whether it could declare servers. */
const maxLook = 8 * megabyte;
/** More than all files of clients of any repository together. */
const maxTotal = 128 * megabyte;
/** More linked folders than any project has; each costs a look. */
const maxLinks = 1000;
/**
 * Reads the wanted files below a folder. Links are followed only inside the repository, and only
 * regular files are opened: everything else that is wanted is reported as unreadable.
 *
 * @param start real path of the folder in the file system; the tree's own paths are relative to it
 */
async function walkTree(system, start, wanted) {
    const files = [];
    const found = new Set();
    const paths = new Set();
    const linked = new Set();
    const foreign = new Set();
    const links = [];
    // What a link brings in may lie in `node_modules`: it is no code of the project.
    const walk = async (top, isLinked) => {
        const pending = [top];
        const passed = [];
        for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
            const { path: parent, depth, real } = folder;
            const entries = await system.list(real).catch((error) => {
                const reason = `the folder cannot be opened (${error.code ?? 'unknown'})`;
                files.push(unreadable(parent || '.', reason));
                return [];
            });
            for (const { name, kind } of entries) {
                const path = below(parent, name);
                if (name === '.git') {
                    if (parent !== '')
                        foreign.add(parent);
                    continue;
                }
                if (kind === 'file' && !isLinked)
                    paths.add(path);
                if (kind === 'link')
                    linked.add(path);
                if (wanted.ignored(path)) {
                    if (kind === 'folder' || wanted.client(path) !== null) {
                        files.push({ path, status: 'skipped', reason: 'ignore-paths', span: null });
                    }
                }
                else if (kind === 'folder') {
                    if (_vendored_js__WEBPACK_IMPORTED_MODULE_2__/* .vendored */ .q.has(name)) {
                        files.push({ path, status: 'skipped', reason: 'vendored code', span: null });
                    }
                    else if (depth > 0) {
                        pending.push({ path, depth: depth - 1, real: below(real, name) });
                    }
                }
                else if (wanted.client(path) !== null) {
                    found.add(path);
                }
                else if (kind === 'link' && depth > 0) {
                    passed.push(path);
                }
            }
        }
        // Of links to one folder the first counts: which one that is must not hang on the file system.
        links.push(...passed.sort(byCodeUnits));
    };
    await walk({ path: '', depth: Number.POSITIVE_INFINITY, real: start }, false);
    // Linked folders make files appear under paths of their own: `.cursor -> tools/cursor`. What is
    // walked at its real place is looked into as deep as a client's path reaches; what is not (vendored
    // or ignored code) is walked as if it stood here, once.
    const entered = new Set();
    for (const link of links) {
        const place = await system.follow(below(start, link));
        if ('reason' in place) {
            if (place.reason === _unreadable_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadableReasons */ .Z.absent || place.reason === _unreadable_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadableReasons */ .Z.nowhere)
                continue;
            // A client would follow the link; what it finds there is not ours to read.
            const status = wanted.folder(link) ? 'unreadable' : 'skipped';
            files.push({ path: link, status, reason: place.reason, span: null });
            continue;
        }
        const real = place.path;
        if (!(await system.isFolder(real)))
            continue;
        const inside = wayFrom(start, real);
        const isWalked = inside !== null &&
            !inside.split('/').some((part) => _vendored_js__WEBPACK_IMPORTED_MODULE_2__/* .vendored */ .q.has(part)) &&
            !wanted.ignored(inside);
        const key = isWalked ? `${link.split('/').at(-1)} ${real}` : real;
        if (entered.has(key))
            continue;
        entered.add(key);
        if (entered.size > maxLinks) {
            files.push(unreadable(link, `one of more than ${maxLinks} linked folders`));
            break;
        }
        const before = new Set(found);
        const depth = isWalked ? wanted.depth - 1 : Number.POSITIVE_INFINITY;
        await walk({ path: link, depth, real }, true);
        for (const path of found) {
            if (before.has(path) || inside === null)
                continue;
            // Under its real path it is read already, and no other client reads it here.
            const own = `${inside}${path.slice(link.length)}`.replace(/^\//, '');
            if (before.has(own) && wanted.client(own) === wanted.client(path))
                found.delete(path);
        }
    }
    const read = (path, limit) => readText(system, start, path, limit);
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
        idOf: (path, hash) => idInside(system, start, path, hash),
        files: files.sort((a, b) => byCodeUnits(a.path, b.path)),
    };
}
/**
 * One file's text, or why it cannot be read.
 *
 * @param start real path of the folder that `path` is relative to
 * @param limit in bytes
 */
async function readText(system, start, path, limit = maxBytes) {
    const asked = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(start, path);
    const place = isOutside(asked)
        ? { reason: _unreadable_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadableReasons */ .Z.outside }
        : await system.follow(asked);
    if ('reason' in place)
        return place;
    // Of a larger file, enough to tell whether it matters.
    const content = await system.read(place.path, (size) => size <= Math.max(limit, maxLook) ? size : 0);
    if ('reason' in content)
        return content;
    const { bytes, size } = content;
    if (size <= limit)
        return decode(bytes);
    const reason = `larger than ${Math.floor(limit / megabyte)} MB`;
    // What cannot be looked at to its end may hold anything.
    return size > maxLook ? { reason } : { reason, about: lenientText(bytes) };
}
async function idInside(system, start, path, hash) {
    const asked = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(start, path);
    if (isOutside(asked) || asked === '.')
        return null;
    const { dir, base } = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.parse(asked);
    const folder = await system.follow(dir);
    if ('reason' in folder)
        return null;
    const real = below(folder.path, base);
    return real === '.git' ? null : system.idOf(real, hash);
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
        return { reason: 'not UTF-8 text', about: lenientText(bytes) };
    }
}
function lenientText(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
        .toString('utf8')
        .replaceAll('\0', '');
}
/** The path of an entry of a folder. */
function below(folder, name) {
    return folder === '' ? name : `${folder}/${name}`;
}
/** The way from a folder to what lies in it; null where it does not. */
function wayFrom(folder, path) {
    if (folder === '')
        return path;
    if (path === folder)
        return '';
    return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : null;
}
function isOutside(path) {
    return path === '..' || path.startsWith('../');
}
function unreadable(path, reason) {
    return { path, status: 'unreadable', reason, span: null };
}
/** Order of the text itself, the same on every machine. */
function byCodeUnits(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 23193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ notAFile),
/* harmony export */   Z: () => (/* binding */ unreadableReasons)
/* harmony export */ });
/** Why a path leads to no place in the repository. */
const unreadableReasons = {
    absent: 'it is not there',
    nowhere: 'a link that leads nowhere',
    outside: 'a link out of the repository',
    // `.git` holds what no client reads and what a pull request's author may not choose.
    git: 'a link into .git',
};
/** Why a folder, a pipe or the like is not read. */
const notAFile = 'not a regular file';


/***/ }),

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
/* harmony export */   readWorkspace: () => (/* binding */ readWorkspace),
/* harmony export */   workspaceSource: () => (/* binding */ workspaceSource)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37926);
/* harmony import */ var _unreadable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23193);






/** Larger files have no id, in bytes: nothing that a launch depends on is as large. */
const maxHashed = 100 * 1024 * 1024;
/** How much of a file is held while it is hashed, in bytes. */
const hashedAtOnce = 1024 * 1024;
/**
 * Reads the wanted files below a folder of the disk. Links are followed only inside the repository,
 * and only regular files are opened: everything else that is wanted is reported as unreadable.
 *
 * @param root absolute path of the folder
 * @param boundary absolute path of the repository, beyond which no link is followed
 * @throws the system's error where one of the two is not there
 */
async function readWorkspace(root, wanted, boundary = root) {
    const realBoundary = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(boundary);
    const start = wayFrom(realBoundary, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(root));
    return (0,_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .walkTree */ .I)(diskFrom(realBoundary), start, wanted);
}
/**
 * A checkout as a source of files.
 *
 * @param root its absolute path
 */
function workspaceSource(root) {
    return {
        readTree: (folder, wanted) => readWorkspace((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, folder), wanted, root),
        readFile: async (path) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .readText */ .y)(diskFrom(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(root)), '', path),
    };
}
/** The disk as far as a repository goes; `boundary` is its real path. */
function diskFrom(boundary) {
    const onDisk = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(boundary, path);
    return {
        list: async (folder) => (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(onDisk(folder), { withFileTypes: true })).map((entry) => ({
            name: entry.name,
            kind: kindOf(entry),
        })),
        follow: (path) => follow(boundary, path),
        isFolder: (path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(onDisk(path)).then((status) => status.isDirectory(), () => false),
        read: (path, wanted) => readBeginning(onDisk(path), wanted),
        idOf: (path, hash) => idOf(onDisk(path), hash).catch(() => null),
    };
}
function kindOf(entry) {
    if (entry.isFile())
        return 'file';
    if (entry.isDirectory())
        return 'folder';
    return entry.isSymbolicLink() ? 'link' : 'other';
}
async function follow(boundary, path) {
    const asked = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(boundary, path);
    let real;
    try {
        real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(asked);
    }
    catch {
        const isThere = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(asked).catch(() => null);
        return { reason: isThere === null ? _unreadable_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadableReasons */ .Z.absent : _unreadable_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadableReasons */ .Z.nowhere };
    }
    const way = wayFrom(boundary, real);
    if (way === '..' || way.startsWith('../') || (0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(way))
        return { reason: _unreadable_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadableReasons */ .Z.outside };
    return way === '.git' || way.startsWith('.git/')
        ? { reason: _unreadable_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadableReasons */ .Z.git }
        : { path: way };
}
async function readBeginning(file, wanted) {
    try {
        return await withFile(file, async (handle) => {
            const status = await handle.stat();
            if (!status.isFile())
                return { reason: _unreadable_js__WEBPACK_IMPORTED_MODULE_5__/* .notAFile */ .$ };
            const { size } = status;
            return { size, bytes: await fill(handle, Buffer.alloc(Math.min(wanted(size), size)), 0) };
        });
    }
    catch (error) {
        return { reason: `cannot be opened (${error.code ?? 'unknown'})` };
    }
}
/** Git's id of a file or link; null for anything else. Throws where it cannot be read. */
async function idOf(path, hash) {
    const status = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(path);
    if (status.isSymbolicLink()) {
        const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readlink)(path, { encoding: 'buffer' });
        return blobHash(hash, target.length).update(target).digest('hex');
    }
    if (!status.isFile())
        return null;
    return withFile(path, async (handle) => {
        const { size } = await handle.stat();
        if (size > maxHashed)
            return null;
        const id = blobHash(hash, size);
        const buffer = Buffer.allocUnsafe(Math.min(size, hashedAtOnce));
        for (let at = 0; at < size;) {
            const bytes = await fill(handle, buffer.subarray(0, Math.min(buffer.length, size - at)), at);
            // It grew shorter while it was read: it has no one content.
            if (bytes.length === 0)
                return null;
            id.update(bytes);
            at += bytes.length;
        }
        return id.digest('hex');
    });
}
/** A hash that has seen what git puts before a file's bytes. */
function blobHash(hash, size) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(hash).update(`blob ${size}\0`);
}
async function withFile(path, use) {
    // O_NONBLOCK: opening a pipe must not wait for its other end.
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK ?? 0));
    try {
        return await use(handle);
    }
    finally {
        await handle.close();
    }
}
/** Reads into a buffer from a place of a file on; gives the part that could be filled. */
async function fill(handle, buffer, from) {
    let filled = 0;
    while (filled < buffer.length) {
        const { bytesRead } = await handle.read(buffer, filled, buffer.length - filled, from + filled);
        if (bytesRead === 0)
            break;
        filled += bytesRead;
    }
    return buffer.subarray(0, filled);
}
/** The way from one real path to another, with `/` between its parts. */
function wayFrom(folder, path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(folder, path).split(node_path__WEBPACK_IMPORTED_MODULE_3__.sep).join('/');
}


/***/ })

};
