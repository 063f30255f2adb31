export const id = 3962;
export const ids = [3962];
export const modules = {

/***/ 49525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ openGit)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/failure.js
var failure = __webpack_require__(59874);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./build/files/git-objects.js

/** Git ends on some objects that a partial clone lacks; more of them than that say nothing new. */
const maxEnds = 32;
function openObjects(git) {
    let batch = null;
    let ends = 0;
    let last = Promise.resolve();
    const ask = async (name, wanted) => {
        if (ends >= maxEnds)
            return { reason: 'git ends before it answers' };
        try {
            if (batch === null || batch.isOver())
                batch = startBatch(git);
            return await batch.ask(name, wanted);
        }
        catch {
            ends += 1;
            batch?.end();
            batch = null;
            return { reason: 'git ended before it had answered' };
        }
    };
    return {
        get: (name, wanted) => {
            const answer = last.then(() => ask(name, wanted));
            last = answer;
            return answer;
        },
        close: () => {
            ends = maxEnds;
            batch?.end();
            batch = null;
        },
    };
}
function startBatch(git) {
    const child = git.start(['cat-file', '--batch']);
    let isOver = false;
    child.once('exit', () => {
        isOver = true;
    });
    const reader = readerOf(child);
    // An idle git must not keep this process; it ends by itself when its input does.
    child.unref();
    for (const stream of [child.stdin, child.stdout])
        if (stream instanceof external_node_net_.Socket)
            stream.unref();
    const waiting = (is) => {
        if (child.stdout instanceof external_node_net_.Socket)
            child.stdout[is ? 'ref' : 'unref']();
    };
    return {
        isOver: () => isOver,
        end: () => child.kill(),
        ask: async (name, wanted) => {
            waiting(true);
            try {
                child.stdin.write(`${name}\n`);
                const head = /^([0-9a-f]{40,64}) ([a-z]+) (\d+)$/.exec(await reader.line());
                if (head === null)
                    return { reason: 'the checkout does not have it' };
                const [, id = '', type = '', digits] = head;
                const size = Number(digits);
                const bytes = await reader.bytes(size, Math.min(size, wanted(size)));
                await reader.line();
                return { id, type, size, bytes };
            }
            finally {
                waiting(false);
            }
        },
    };
}
/** Takes lines and counted bytes from a process's output; both reject where it ends before that. */
function readerOf(child) {
    const chunks = child.stdout[Symbol.asyncIterator]();
    let rest = Buffer.alloc(0);
    const more = async () => {
        const next = await chunks.next();
        if (next.done === true)
            throw new Error('the output ended');
        return next.value;
    };
    return {
        line: async () => {
            let end = rest.indexOf(0x0a);
            while (end < 0) {
                rest = Buffer.concat([rest, await more()]);
                end = rest.indexOf(0x0a);
            }
            const line = rest.toString('utf8', 0, end);
            rest = rest.subarray(end + 1);
            return line;
        },
        /** Passes over `count` bytes and keeps the first of them. */
        bytes: async (count, kept) => {
            const bytes = Buffer.alloc(kept);
            for (let at = 0; at < count;) {
                if (rest.length === 0)
                    rest = await more();
                const taken = rest.subarray(0, count - at);
                if (at < kept)
                    taken.copy(bytes, at);
                at += taken.length;
                rest = rest.subarray(taken.length);
            }
            return bytes;
        },
    };
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/files/git-program.js




/** Git for Windows knows this name too. */
const nothing = '/dev/null';
/** What a repository's own settings could name as a program, answered before they are asked. */
const settings = [
    'core.fsmonitor=false',
    `core.hooksPath=${nothing}`,
    'core.pager=cat',
    'protocol.allow=never',
    // In a container the checkout is another user's. Git then reads nothing, lest it run something.
    'safe.directory=*',
].flatMap((setting) => ['-c', setting]);
/**
 * Looks for git along the PATH, but not in the checkout: a pull request may put a `git` there.
 *
 * @param root absolute path of the checkout
 * @returns null where there is none
 */
async function findGit(root) {
    const folders = await searchedFolders(root);
    const name = process.platform === 'win32' ? 'git.exe' : 'git';
    for (const folder of folders) {
        const program = (0,external_node_path_.join)(folder, name);
        if (await isProgramOutside(root, program))
            return bind(program, folders, root);
    }
    return null;
}
/** The folders of the PATH, without relative ones, which depend on where one stands. */
async function searchedFolders(root) {
    const named = (process.env['PATH'] ?? '').split(external_node_path_.delimiter).filter((each) => (0,external_node_path_.isAbsolute)(each));
    const kept = await Promise.all(named.map((folder) => isOutside(root, folder)));
    return named.filter((_, index) => kept[index]);
}
async function isProgramOutside(root, program) {
    try {
        await (0,promises_.access)(program, external_node_fs_.constants.X_OK);
        // The folder was looked at; a link in it may still lead into the checkout.
        return (await (0,promises_.stat)(program)).isFile() && (await isOutside(root, program));
    }
    catch {
        return false;
    }
}
async function isOutside(root, path) {
    try {
        const way = (0,external_node_path_.relative)(await (0,promises_.realpath)(root), await (0,promises_.realpath)(path));
        return way === '..' || way.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.isAbsolute)(way);
    }
    catch {
        return false;
    }
}
function bind(program, folders, root) {
    const stopped = new AbortController();
    // With its folder named, git looks for no repository in the folders above.
    const head = ['--no-pager', `--git-dir=${(0,external_node_path_.join)((0,external_node_path_.resolve)(root), '.git')}`, ...settings];
    const start = (words) => {
        const child = (0,external_node_child_process_.spawn)(program, [...head, ...words], {
            // Windows looks for programs in the current folder first, and git for a work tree.
            cwd: (0,external_node_path_.parse)((0,external_node_path_.resolve)(root)).root,
            env: environment(folders),
            shell: false,
            windowsHide: true,
            stdio: ['pipe', 'pipe', 'ignore'],
            signal: stopped.signal,
        });
        // A stream's end tells of all trouble; without a listener these would end the process.
        child.on('error', () => { });
        child.stdin?.on('error', () => { });
        return child;
    };
    return { start, output: (words) => outputOf(start(words)), stop: () => stopped.abort() };
}
/** All that git learns of the environment: variables of its own could name programs, too. */
function environment(folders) {
    const kept = ['SystemRoot', 'TEMP', 'TMP', 'TMPDIR'].flatMap((name) => {
        const value = process.env[name];
        return value === undefined ? [] : [[name, value]];
    });
    return {
        ...Object.fromEntries(kept),
        PATH: folders.join(external_node_path_.delimiter),
        LC_ALL: 'C',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: nothing,
        GIT_ATTR_NOSYSTEM: '1',
        // A partial clone's missing objects would be fetched, by whatever transport its settings name.
        GIT_NO_LAZY_FETCH: '1',
        // Older git does not know that one; no transport has the empty name that is allowed here.
        GIT_ALLOW_PROTOCOL: ':',
        // What stands in an object's place is not what the commit's id vouches for.
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_GRAFT_FILE: nothing,
        GIT_OPTIONAL_LOCKS: '0',
        GIT_TERMINAL_PROMPT: '0',
    };
}
async function* outputOf(child) {
    const status = new Promise((done) => {
        child.once('close', done);
        child.once('error', () => done(null));
    });
    try {
        child.stdin.end();
        yield* child.stdout;
        const code = await status;
        if (code !== 0)
            throw new Error(`git ended with status ${code ?? 'unknown'}`);
    }
    finally {
        // Nobody may have waited for all of it.
        child.kill();
    }
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/files/unreadable.js
var unreadable = __webpack_require__(23193);
;// CONCATENATED MODULE: ./build/files/git-tree.js



/** More than any repository's listing has; a few small trees that hold each other make endless ones. */
const maxListed = 128 * 1024 * 1024;
const maxEntries = 1_000_000;
/** The longest path and the longest target of a link that a disk takes, in bytes. */
const maxPath = 4095;
/** As many links on one way as Linux follows. */
const maxFollowed = 40;
/**
 * Lists all that a tree of git holds, at any depth. What git itself would not check out (an entry
 * `..`, one like `.git`, a path that no disk takes) is left out.
 *
 * @param tree its id
 * @throws Error with a reason where a part of it is missing or damaged, or where it is endless
 */
async function listTree(git, tree) {
    const folders = new Map([['', new Map()]]);
    let rest = Buffer.alloc(0);
    let listed = 0;
    let entries = 0;
    for await (const chunk of git.output(['ls-tree', '-r', '-t', '-z', '--full-tree', tree])) {
        listed += chunk.length;
        rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
        let from = 0;
        for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0, from)) {
            enter(folders, rest.subarray(from, end));
            from = end + 1;
            entries += 1;
        }
        rest = rest.subarray(from);
        if (listed > maxListed || entries > maxEntries) {
            throw new Error(`it has more than ${maxEntries} files, or paths beyond any measure`);
        }
    }
    return folders;
}
/** Adds a line of `ls-tree`, without the NUL at its end: mode, type, id, a tab, the path. */
function enter(folders, line) {
    const tab = line.indexOf(0x09);
    const path = line.subarray(tab + 1);
    const [mode = '', type = '', id = ''] = line.toString('latin1', 0, tab).split(' ');
    const slash = path.lastIndexOf(0x2f);
    const inFolder = path.subarray(0, Math.max(slash, 0));
    // Below a name that is no text nothing can be reached; `ls-tree` tells of a folder before its entries.
    if (path.length > maxPath || !(0,external_node_buffer_.isUtf8)(inFolder))
        return;
    const folder = folders.get(inFolder.toString('utf8'));
    const name = path.toString('utf8', slash + 1);
    if (folder === undefined || isRefused(name))
        return;
    const isText = (0,external_node_buffer_.isUtf8)(path);
    // Of entries that stand twice git's own order decides, but what has a path goes first.
    const before = folder.get(name);
    if (before !== undefined && (before.id !== null || !isText))
        return;
    const kind = kindOf(mode, type);
    folder.set(name, { kind, id: isText ? id : null });
    if (kind === 'folder' && isText)
        folders.set(path.toString('utf8'), new Map());
}
/** Names that git writes to no disk, for what they could do there. */
function isRefused(name) {
    return name === '' || name === '.' || name === '..' || name.toLowerCase() === '.git';
}
function kindOf(mode, type) {
    if (type === 'tree')
        return 'folder';
    if (type === 'commit')
        return 'repository';
    return mode === '120000' ? 'link' : 'file';
}
/** A commit's files as a file system: as a checkout without submodules would have them. */
function filesOf(listing, objects, hash) {
    const targets = new Map();
    const entryAt = (path) => {
        const { dir, base } = external_node_path_.posix.parse(path);
        const entry = listing.get(dir)?.get(base);
        return entry === undefined || entry.id === null ? null : entry;
    };
    const isFolder = (path) => listing.has(path) || entryAt(path)?.kind === 'repository';
    const targetOf = (id) => {
        const target = targets.get(id) ?? readTarget(objects, id);
        targets.set(id, target);
        return target;
    };
    const walk = async (path) => {
        let here = '';
        let followed = 0;
        const ahead = path.split('/').reverse();
        for (let part = ahead.pop(); part !== undefined; part = ahead.pop()) {
            // Nothing lies below a file, not even `.` or `..`.
            if (!isFolder(here))
                return { reason: unreadable/* unreadableReasons */.Z.absent };
            if (part === '' || part === '.')
                continue;
            if (part === '..') {
                if (here === '')
                    return { reason: unreadable/* unreadableReasons */.Z.outside };
                here = external_node_path_.posix.parse(here).dir;
                continue;
            }
            if (here === '' && part === '.git')
                return { reason: unreadable/* unreadableReasons */.Z.git };
            const next = here === '' ? part : `${here}/${part}`;
            const entry = entryAt(next);
            if (entry === null)
                return { reason: unreadable/* unreadableReasons */.Z.absent };
            if (entry.kind !== 'link') {
                here = next;
                continue;
            }
            followed += 1;
            // Links may go round.
            if (followed > maxFollowed)
                return { reason: unreadable/* unreadableReasons */.Z.absent };
            const target = await targetOf(entry.id ?? '');
            if ('reason' in target)
                return target;
            if (target.text.startsWith('/'))
                return { reason: unreadable/* unreadableReasons */.Z.outside };
            ahead.push(...target.text.split('/').reverse());
        }
        return { path: here };
    };
    const follow = async (path) => {
        const place = await walk(path);
        if (!('reason' in place) || place.reason !== unreadable/* unreadableReasons */.Z.absent)
            return place;
        const { dir, base } = external_node_path_.posix.parse(path);
        const folder = await walk(dir);
        const isLink = 'path' in folder && entryAt(external_node_path_.posix.join(folder.path, base))?.kind === 'link';
        return { reason: isLink ? unreadable/* unreadableReasons */.Z.nowhere : unreadable/* unreadableReasons */.Z.absent };
    };
    return {
        follow,
        list: async (folder) => {
            const entries = listing.get(folder);
            const isRepository = folder === '' || entryAt(folder)?.kind === 'repository';
            if (!isRepository && entries === undefined) {
                throw Object.assign(new Error('no such folder'), { code: 'ENOENT' });
            }
            const shown = [...(entries ?? [])].map(([name, { kind }]) => shownAs(name, kind));
            return isRepository ? [...shown, { name: '.git', kind: 'other' }] : shown;
        },
        isFolder: async (path) => isFolder(path),
        read: async (path, wanted) => {
            const entry = entryAt(path);
            if (entry?.kind !== 'file' || entry.id === null)
                return { reason: unreadable/* notAFile */.$ };
            const object = await objects.get(entry.id, wanted);
            if ('reason' in object)
                return { reason: `not to be had from git: ${object.reason}`, isLost: true };
            return object.type === 'blob' ? object : { reason: unreadable/* notAFile */.$ };
        },
        idOf: async (path, asked) => {
            const entry = entryAt(path);
            const hasContent = entry?.kind === 'file' || entry?.kind === 'link';
            return hasContent && asked === hash ? entry.id : null;
        },
    };
}
/** To a walk, another repository is a folder that has something to tell. */
function shownAs(name, kind) {
    return { name, kind: kind === 'repository' ? 'folder' : kind };
}
/** Where a link leads; the reason where git cannot tell, or where no disk could hold such a link. */
async function readTarget(objects, id) {
    const object = await objects.get(id, (size) => (size > maxPath ? 0 : size));
    if ('reason' in object) {
        return { reason: `a link that git cannot read: ${object.reason}`, isLost: true };
    }
    const { type, size, bytes } = object;
    if (type !== 'blob' || size === 0 || size > maxPath || !(0,external_node_buffer_.isUtf8)(bytes) || bytes.includes(0)) {
        return { reason: unreadable/* unreadableReasons */.Z.absent };
    }
    return { text: Buffer.from(bytes).toString('utf8') };
}

// EXTERNAL MODULE: ./build/files/tree.js
var tree = __webpack_require__(37926);
;// CONCATENATED MODULE: ./build/files/git.js








/** What of a commit is looked at, in bytes: its parents come first, its message is anything. */
const maxCommit = 1024 * 1024;
/** Longer than any name of a branch that a host takes. */
const maxRevision = 256;
/**
 * What no name of a commit has: characters of git's own syntax for revisions (`a:file`, `a~2`, `@{1}`, a
 * search `^{/text}`, which takes long), white space and control characters; two dots; a dash in front.
 */
const noRevision = /^-|\.\.|@\{|[\p{Cc}\s~^:?*[\]\\]/u;
/**
 * Opens the repository of a checkout. Never rejects.
 *
 * @param root absolute path of the folder that has `.git`, a folder or a file
 * @returns null where the folder is no checkout, where there is no git program outside of it, and where
 *   git (before 2.25, or for a format it does not know) cannot read it
 */
async function openGit(root) {
    try {
        await (0,promises_.lstat)((0,external_node_path_.join)(root, '.git'));
        const git = await findGit(root);
        if (git === null)
            return null;
        const hash = (await textOf(git, ['rev-parse', '--show-object-format'])).trim();
        return hash === 'sha1' || hash === 'sha256' ? repository(git, root, hash) : null;
    }
    catch {
        return null;
    }
}
function repository(git, root, hash) {
    const objects = openObjects(git);
    const listings = new Map();
    const commit = async (revision) => {
        if (revision === '' || revision.length > maxRevision || noRevision.test(revision))
            return null;
        // Git looks for a name in further places too: who may push a tag `refs/remotes/origin/main` must
        // not choose what that is where there is no such branch.
        const name = revision.startsWith('refs/') ? await idOfRef(git, revision) : revision;
        if (name === null)
            return null;
        const wanted = (size) => Math.min(size, maxCommit);
        const object = await objects.get(`${name}^{commit}`, wanted);
        return 'reason' in object ? null : parseCommit(object);
    };
    const filesIn = async ({ tree }) => {
        if (!isId(tree))
            throw new Error('it has no tree');
        const listing = listings.get(tree) ?? listTree(git, tree);
        listings.set(tree, listing);
        return filesOf(await listing, objects, hash);
    };
    return {
        hash,
        commit,
        mergeBase: async (one, other) => {
            const [first, second] = [await commit(one), await commit(other)];
            if (first === null || second === null)
                return null;
            return mergeBase(git, root, first.id, second.id).catch(() => null);
        },
        readTree: async (of, folder, wanted) => {
            try {
                const files = await filesIn(of);
                const start = await startOf(files, folder);
                if (start !== null)
                    return await (0,tree/* walkTree */.I)(files, start, wanted);
                return await (0,tree/* walkTree */.I)(filesOf(new Map([['', new Map()]]), objects, hash), '', wanted);
            }
            catch (error) {
                throw git_unreadable(of, error);
            }
        },
        readFile: async (of, path, limit) => {
            try {
                return await (0,tree/* readText */.y)(await filesIn(of), '', path, limit);
            }
            catch (error) {
                return { reason: `the commit's files cannot be listed: ${(0,failure/* causeOf */.r)(error)}`, isLost: true };
            }
        },
        close: () => {
            listings.clear();
            objects.close();
            git.stop();
        },
    };
}
/** The id that a ref of just this name has; null where there is none. */
async function idOfRef(git, ref) {
    const id = await textOf(git, ['show-ref', '--verify', '--hash', ref]).catch(() => '');
    return isId(id.trim()) ? id.trim() : null;
}
/** What stands before a commit's message: `tree <id>`, then `parent <id>` for each parent. */
function parseCommit({ id, type, bytes }) {
    const head = Buffer.from(bytes).toString('latin1');
    const [line, tree] = /^tree ([0-9a-f]{40,64})\n/.exec(head) ?? [];
    if (type !== 'commit' || line === undefined || tree === undefined)
        return null;
    const lines = /^(?:parent [0-9a-f]{40,64}\n)*/.exec(head.slice(line.length))?.[0] ?? '';
    return { id, tree, parents: [...lines.matchAll(/ (\w+)/g)].map(([, parent = '']) => parent) };
}
/**
 * The real path of the judged folder; null where a commit has no such folder.
 *
 * @throws Error with a reason where it lies where the commit does not reach
 */
async function startOf(files, folder) {
    const parts = folder.split('/');
    let start = '';
    for (let taken = 1; taken <= parts.length; taken += 1) {
        const place = await files.follow(parts.slice(0, taken).join('/'));
        if ('reason' in place) {
            if (place.reason === unreadable/* unreadableReasons */.Z.absent || place.reason === unreadable/* unreadableReasons */.Z.nowhere)
                return null;
            throw new Error(`its folder ${folder} is ${place.reason}`);
        }
        if (!(await files.isFolder(place.path)))
            return null;
        const isRepository = (await files.list(place.path)).some(({ name }) => name === '.git');
        if (isRepository && place.path !== '')
            throw new Error(`its folder ${folder} lies in a submodule`);
        start = place.path;
    }
    return start;
}
async function mergeBase(git, root, one, other) {
    const bases = (await textOf(git, ['merge-base', '--all', one, other])).split('\n').filter(isId);
    const [base = null] = bases;
    // What is an ancestor of the other is the base for sure. Of several, one may still have what another
    // has not: who makes the history must not choose.
    if (base === null || base === one || base === other)
        return base;
    if (bases.length > 1)
        return null;
    const cut = await cutCommits(git, root);
    if (cut.size === 0)
        return base;
    // Where history was cut above the base, a newer one may lie behind the cut.
    let rest = '';
    for await (const chunk of git.output(['rev-list', one, other, `^${base}`, '--'])) {
        const lines = (rest + chunk.toString('latin1')).split('\n');
        rest = lines.pop() ?? '';
        if (lines.some((id) => cut.has(id)))
            return null;
    }
    return base;
}
/** The commits whose parents a shallow clone left behind. */
async function cutCommits(git, root) {
    const path = (await textOf(git, ['rev-parse', '--git-path', 'shallow'])).replace(/\n$/, '');
    const text = await (0,promises_.readFile)((0,external_node_path_.resolve)(root, path), 'latin1').catch((error) => {
        if (error.code === 'ENOENT')
            return '';
        throw error;
    });
    return new Set(text.split('\n').filter(isId));
}
async function textOf(git, words) {
    const chunks = [];
    for await (const chunk of git.output(words))
        chunks.push(chunk);
    return Buffer.concat(chunks).toString('utf8');
}
function isId(text) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
function git_unreadable({ id }, cause) {
    return new failure/* GateError */.u('commit-unreadable', `The files of commit ${id.slice(0, 12)} cannot be read from the checkout: ${(0,failure/* causeOf */.r)(cause)}.`, 'Have actions/checkout fetch the commit whole: with fetch-depth: 0 and without filter.', { cause });
}


/***/ }),

/***/ 96567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ addressed)
/* harmony export */ });
/* harmony import */ var _declarations_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30758);
/* harmony import */ var _versions_registries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85197);


/** Options, variables and settings whose value is where packages come from, and nothing else. */
const namesRegistry = /regist|index|source|url|find-links|^-[if]$/i;
/**
 * An alteration with a mark of its value, and with the registry that this names, for policies that
 * accept one. Only what takes packages from an address alone has one: an option that does more is no
 * registry.
 *
 * @param value of the option, variable or setting
 */
function addressed(alteration, value) {
    const isOne = alteration.kind === 'registry' && namesRegistry.test(alteration.what);
    const address = isOne ? (0,_versions_registries_js__WEBPACK_IMPORTED_MODULE_1__/* .registryAddress */ .M)(value) : null;
    const withDigest = { ...alteration, contentDigest: (0,_declarations_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .o)(value) };
    return address === null ? withDigest : { ...withDigest, address };
}


/***/ }),

/***/ 20515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X4: () => (/* binding */ resolveAssignments),
/* harmony export */   Xz: () => (/* binding */ assigned),
/* harmony export */   Zq: () => (/* binding */ isHarmlessForNode),
/* harmony export */   fA: () => (/* binding */ splitAssignments),
/* harmony export */   uy: () => (/* binding */ alterationsOf)
/* harmony export */ });
/* harmony import */ var _versions_registries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85197);
/* harmony import */ var _addressed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96567);
/* harmony import */ var _launcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10496);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90908);




/** Variables that change what a launch fetches or runs, by their names. */
const altering = [
    [
        /^npm_config_(?:.*registry|userconfig|globalconfig|cache|tag|before|strict[_-]ssl)$/i,
        'registry',
    ],
    [/^npm_config_(?:workspaces?|include[_-]workspace[_-]root)$/i, 'path'],
    [/^npm_config_(?:prefix|script[_-]shell|shell)$/i, 'path'],
    [/^npm_config_(?:node[_-]options|package|call)$/i, 'loader'],
    [
        /^(?:UV|PIP)_(?:.*INDEX.*|FIND_LINKS|CONFIG_FILE|OVERRIDE|.*CONSTRAINT|REQUIREMENT|.*HOST|CACHE_DIR|.*MIRROR)$/i,
        'registry',
    ],
    [
        /^(?:PREFIX|DOCKER_CONFIG|CONTAINERS_(?:REGISTRIES_)?CONF|NODE_TLS_REJECT_UNAUTHORIZED)$/i,
        'registry',
    ],
    [/^(?:HOME|USERPROFILE|XDG_CONFIG_HOME)$/i, 'registry'],
    [/^CDPATH$/, 'path'],
    [
        /^(?:NODE_OPTIONS|NODE_PATH|PYTHONPATH|PYTHONSTARTUP|PYTHONHOME|BASH_ENV|ENV|LD_.+|DYLD_.+)$/i,
        'loader',
    ],
    [
        /^(?:BUN_CONFIG_.*|YARN_.*|PIPX_.*|JSR_URL|NPM_REGISTRY|NIX_CONFIG|NIX_PATH|GO(?:FLAGS|PROXY|NOSUMDB|SUMDB|ENV|PRIVATE))$/i,
        'registry',
    ],
    [
        /^(?:ZDOTDIR|BASH_FUNC_.*|DOTNET_STARTUP_HOOKS|CORECLR_.*|JAVA_TOOL_OPTIONS|_JAVA_OPTIONS|JDK_JAVA_OPTIONS|RUBYOPT|PERL5OPT|PHPRC)$/i,
        'loader',
    ],
    [/^UV_(?:PROJECT|WORKING_DIR(?:ECTORY)?|TOOL_DIR|PROJECT_ENVIRONMENT|RESOLUTION)$/i, 'path'],
    [/^(?:PATH|COMSPEC|UV_PYTHON|UV_ENV_FILE|DOCKER_HOST|DOCKER_CONTEXT|CONTAINER_HOST)$/i, 'path'],
];
/** The variables of a launch's environment that alter it. */
function alterationsOf(env) {
    return [...env].flatMap(([name, word]) => {
        const kind = altering.find(([pattern]) => pattern.test(name))?.[1];
        const value = valueOfAssignment(name, word);
        if (kind === undefined || isUsual(name.toUpperCase(), value))
            return [];
        return [(0,_addressed_js__WEBPACK_IMPORTED_MODULE_0__/* .addressed */ .U)({ kind, what: name, file: null, span: word.span }, value)];
    });
}
/** Words of a command line hold the assignment, those of a file just its value. */
function valueOfAssignment(name, { text }) {
    return text.startsWith(`${name}=`) ? text.slice(name.length + 1) : text;
}
/** Whether a variable that many set has a value that leads to no file of the repository. */
function isUsual(name, value) {
    if (name === 'HOME' || name === 'USERPROFILE')
        return isHome(value);
    // These are anybody's names; as settings they hold paths.
    if (name === 'ENV' || name === 'PREFIX')
        return !/[\\/]/.test(value);
    if (/^(?:NODE_OPTIONS|NPM_CONFIG_NODE_OPTIONS)$/.test(name))
        return isHarmlessForNode(value);
    if (/REGISTRY$|INDEX(?:_URL)?$/.test(name))
        return (0,_versions_registries_js__WEBPACK_IMPORTED_MODULE_3__/* .isDefaultRegistry */ .n)(value);
    // A cache of the machine, as no pull request fills it.
    if (/CACHE(?:_DIR)?$/.test(name))
        return /^(?:\/(?!proc|dev)|~|\$\{?HOME)/.test(value);
    if (name === 'UV_PYTHON')
        return !/[\\/]/.test(value);
    if (name === 'DOCKER_HOST')
        return value === 'unix:///var/run/docker.sock';
    if (/^NPM_CONFIG_SCRIPT_SHELL$/.test(name))
        return /^(?:\/(?:usr\/)?bin\/)?\w+$/.test(value);
    if (/^NPM_CONFIG_PREFIX$/.test(name))
        return /^(?:~|\$\{?HOME)/.test(value);
    if (value === '')
        return /^(?:NODE_PATH|PYTHONPATH)$/.test(name);
    if (name === 'XDG_CONFIG_HOME')
        return isHome(value.replace(/[\\/]\.config[\\/]?$/, ''));
    if (name !== 'PATH')
        return false;
    // Windows separates by semicolons; a drive's colon is none of the separators then.
    const separator = /;|^[A-Za-z]:[\\/]/.test(value) ? ';' : ':';
    return value
        .replaceAll('${env:', '${')
        .split(separator)
        .every((part) => /^(?:|\$\{?PATH\}?|%PATH%)$/i.test(part) || (0,_launcher_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfTheSystem */ .an)(`${part}/x`));
}
/** Options of node that load nothing: memory, warnings, addresses. */
function isHarmlessForNode(value) {
    return value
        .split(/\s+/)
        .every((option) => /^(?:|--max-(?:old-space|semi-space|http-header)-size=\d+|--no-(?:warnings|deprecation)|--trace-[\w-]+|--enable-source-maps|--experimental-(?:vm-modules|strip-types|transform-types|wasm-modules)|--use-(?:system|openssl|bundled)-ca|--dns-result-order=\w+|--unhandled-rejections=\w+)$/.test(option));
}
function isHome(value) {
    return /^(?:~|\/root|\/(?:home|Users)\/[^/]+|\$\{?(?:env:)?HOME\}?|%USERPROFILE%|\$\{env:USERPROFILE\})\/?$/i.test(value);
}
/** The variables that options of the form `-v NAME=value` set. */
function assigned(read) {
    return splitAssignments((0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .valuesOf */ .s)(read, '-v')).env;
}
/** `A=b command …`, as `env` and shells take it: the assignments, and what stands behind them. */
function resolveAssignments(words, at, resolveInner) {
    const { env, rest } = splitAssignments(words);
    const things = (0,_launcher_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveWords */ .GA)(rest, at, 'assignments without a command', resolveInner);
    return (0,_launcher_js__WEBPACK_IMPORTED_MODULE_1__/* .altered */ .Wn)(things, alterationsOf(env));
}
/** Leading words of the form `NAME=value`, and the others. */
function splitAssignments(words) {
    const first = words.findIndex(({ text }) => !/^[A-Za-z_][A-Za-z0-9_]*=/.test(text));
    const count = first < 0 ? words.length : first;
    const env = new Map(words.slice(0, count).map((word) => [word.text.split('=')[0] ?? '', word]));
    return { env, rest: words.slice(count) };
}


/***/ }),

/***/ 90908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readOptions),
/* harmony export */   s: () => (/* binding */ valuesOf)
/* harmony export */ });
/* harmony import */ var _versions_registries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85197);
/* harmony import */ var _addressed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96567);


/**
 * Reads options up to the first word that is none, or up to `--`, the way getopt, clap and pflag do:
 * `--name value`, `--name=value`, `-n value`, `-nvalue` and clusters of flags such as `-it`. A flag
 * with a value attached is unknown, for tools differ in what they make of it.
 */
function readOptions(args, grammar) {
    const options = [];
    const flags = new Set(grammar.flags);
    const valued = new Set(grammar.valued);
    const result = (rest, unknown) => ({
        options,
        rest,
        unknown,
        alterations: options.flatMap(({ name, value, at }) => Object.hasOwn(grammar.altering, name) && !(0,_versions_registries_js__WEBPACK_IMPORTED_MODULE_1__/* .isDefaultRegistry */ .n)(value?.text ?? '')
            ? [
                (0,_addressed_js__WEBPACK_IMPORTED_MODULE_0__/* .addressed */ .U)({
                    kind: grammar.altering[name],
                    what: name,
                    file: null,
                    span: at.span,
                }, value?.text ?? ''),
            ]
            : []),
    });
    for (let index = 0; index < args.length; index += 1) {
        const at = args[index];
        const { text } = at;
        if (text === '--')
            return result(args.slice(index + 1), null);
        if (!text.startsWith('-') || text === '-')
            return result(args.slice(index), null);
        const found = splitOption(text, flags, valued, grammar.hasBooleans ?? false);
        if (found === null)
            return result(args.slice(index + 1), at);
        for (const name of found.flags)
            options.push({ name, value: null, at });
        if (found.valued === null)
            continue;
        let value = { ...at, text: found.attached ?? '' };
        if (found.attached === null) {
            index += 1;
            value = args[index];
        }
        if (value === undefined)
            return result([], at);
        options.push({ name: found.valued, value, at });
    }
    return result([], null);
}
/** The values that were given for an option under any of its names, in order. */
function valuesOf(read, ...names) {
    return read.options.flatMap(({ name, value }) => value !== null && names.includes(name) ? [value] : []);
}
/** One word as flags and at most one option with a value, attached or to come; null where unknown. */
function splitOption(text, flags, valued, hasBooleans) {
    if (flags.has(text))
        return { flags: [text], valued: null, attached: null };
    if (valued.has(text))
        return { flags: [], valued: text, attached: null };
    if (text.startsWith('--')) {
        const equals = text.indexOf('=');
        const name = equals < 0 ? text : text.slice(0, equals);
        if (equals < 0)
            return null;
        if (hasBooleans && flags.has(name) && /^(?:true|false)$/.test(text.slice(equals + 1))) {
            return { flags: [name], valued: null, attached: null };
        }
        if (!valued.has(name))
            return null;
        return { flags: [], valued: name, attached: text.slice(equals + 1) };
    }
    // A cluster: flags up to the first letter that takes a value, which is the remainder or the next word.
    const letters = text.slice(1);
    let at = 0;
    while (at < letters.length && flags.has(`-${letters[at]}`))
        at += 1;
    const clustered = [...letters.slice(0, at)].map((letter) => `-${letter}`);
    if (at === letters.length)
        return { flags: clustered, valued: null, attached: null };
    const short = `-${letters[at]}`;
    if (!valued.has(short))
        return null;
    const attached = letters.slice(at + 1).replace(/^=/, '');
    return { flags: clustered, valued: short, attached: attached === '' ? null : attached };
}


/***/ }),

/***/ 25933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IU: () => (/* binding */ reportFiles),
/* harmony export */   gC: () => (/* binding */ presetNames),
/* harmony export */   yr: () => (/* binding */ levels)
/* harmony export */ });
/* unused harmony export dependencyTypes */
/**
 * The nouns of the gate, as plain read-only values. Data goes one way through the folders of `src/`:
 * each step takes values of this file and gives back new ones. Lines and columns count from 1.
 */
/** The ecosystems that dependencies and package references live in. */
const dependencyTypes = (/* unused pure expression or super */ null && ([
    'npm',
    'pypi',
    'oci',
    'nuget',
    'golang',
    'jsr',
    'git',
    'remote',
    'registry',
    'local',
    'unidentified',
]));
const levels = ['fail', 'warn', 'off'];
/** The inputs that say where the files of the report go; `report/files.ts` makes them. */
const reportFiles = ['report-file', 'sarif-file', 'summary-file'];
const presetNames = [
    'recommended',
    'strict',
    'report-only',
];


/***/ }),

/***/ 31734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ globTest),
/* harmony export */   a: () => (/* binding */ globIncludes)
/* harmony export */ });
/*
 * The wildcards of patterns: `*` is any part of a segment, and where it stands alone a whole one; `**`
 * is anything, and between slashes also nothing. A glob is an automaton whose places are its characters;
 * every way through it is followed at once, for one after the other a hostile name would make them too
 * many.
 */
function compiled(written) {
    const text = written.replace(/\*{3,}/g, '**');
    const beginnings = [0];
    for (let at = 0; text.startsWith('**/', at); at += 3)
        beginnings.push(at + 3);
    /** Adds the places that are reached without a further character. */
    const widen = (places) => {
        for (const at of places) {
            if (text.startsWith('**', at))
                places.add(at + 2);
            else if (text[at] === '*' && !standsAlone(text, at))
                places.add(at + 1);
            const behind = at + 3;
            const isWhole = behind === text.length || text[behind] === '/';
            if (text.startsWith('/**', at) && isWhole)
                places.add(behind);
        }
        return places;
    };
    return {
        text,
        start: widen(new Set(beginnings)),
        step: (places, char) => {
            const next = new Set();
            for (const at of places) {
                if (text.startsWith('**', at))
                    next.add(at);
                else if (text[at] === '*' && char !== '/')
                    next.add(at).add(at + 1);
                else if (text[at] === char)
                    next.add(at + 1);
            }
            return widen(next);
        },
        isEnd: (places) => places.has(text.length),
    };
}
function standsAlone(text, at) {
    return /^\/?$/.test(text[at - 1] ?? '') && /^\/?$/.test(text[at + 1] ?? '');
}
/** What all texts of a glob begin with. */
function beginningOf(text) {
    return text.includes('*') ? text.slice(0, text.indexOf('*')).replace(/\/$/, '') : text;
}
/** Compiles a glob into a test of texts, whose cost grows no faster than glob times text. */
function globTest(written) {
    if (!written.includes('*'))
        return (text) => text === written;
    const glob = compiled(written);
    const beginning = beginningOf(glob.text);
    return (text) => {
        if (!text.startsWith(beginning))
            return false;
        let places = glob.start;
        for (const char of text) {
            places = glob.step(places, char);
            if (places.size === 0)
                return false;
        }
        return glob.isEnd(places);
    };
}
/** Places, more than two globs of people take; globs made to be costly are not compared to the end. */
const mostPlaces = 20_000;
/** A character that no glob has: it stands for all that neither of two globs asks for. */
const other = '\0';
/**
 * Whether every text of one glob is one of another. Both are walked side by side over all texts of the
 * narrower; the characters that neither waits for are alike. False also where that takes too long.
 */
function globIncludes(wide, narrow) {
    if (!narrow.includes('*'))
        return globTest(wide)(narrow);
    if (!beginningOf(narrow).startsWith(beginningOf(wide)))
        return false;
    const [all, some] = [compiled(wide), compiled(narrow)];
    const seen = new Set();
    const left = [[all.start, some.start]];
    let visited = 0;
    for (let pair = left.pop(); pair !== undefined; pair = left.pop()) {
        const [here, there] = pair;
        // From every place of a glob there is a way to its end: what the wide one lost is a counterexample.
        if (here.size === 0 || (some.isEnd(there) && !all.isEnd(here)))
            return false;
        const chars = new Set(['/', other]);
        for (const at of here)
            chars.add(all.text[at] ?? other);
        for (const at of there)
            chars.add(some.text[at] ?? other);
        chars.delete('*');
        for (const char of chars) {
            const next = some.step(there, char);
            if (next.size === 0)
                continue;
            visited += here.size + there.size;
            if (visited > mostPlaces)
                return false;
            const both = [all.step(here, char), next];
            const key = both.map((places) => [...places].sort((a, b) => a - b).join()).join(';');
            if (!seen.has(key))
                left.push(both);
            seen.add(key);
        }
    }
    return true;
}


/***/ }),

/***/ 40467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   FH: () => (/* binding */ reachingNameTest),
/* harmony export */   Sf: () => (/* binding */ nameTest),
/* harmony export */   ZB: () => (/* binding */ meansVersion),
/* harmony export */   gx: () => (/* binding */ reachesVersion),
/* harmony export */   l0: () => (/* binding */ isOneVersion)
/* harmony export */ });
/* harmony import */ var _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80335);
/* harmony import */ var _versions_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37292);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31734);



/** Compiles a pattern's name. */
function nameTest({ type, name }) {
    if (!name.includes('*'))
        return (otherType, other) => otherType === type && other === name;
    if (type !== 'remote') {
        const matches = (0,_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .globTest */ .F)(name);
        return (otherType, other) => otherType === type && matches(other);
    }
    const wanted = partsOf(name);
    const host = (0,_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .globTest */ .F)(wanted.host);
    const path = (0,_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .globTest */ .F)(wanted.path);
    return (otherType, other) => {
        if (otherType !== 'remote')
            return false;
        const parts = partsOf(other);
        // Each by itself: a wildcard of the host must not reach into the path.
        return parts.scheme === wanted.scheme && host(parts.host) && path(parts.path);
    };
}
/**
 * Compiles a pattern's name for a deny list, which nobody gets round by spelling the same in another
 * way: in other letters or with more slashes, which many hosts take for one, by another scheme, or
 * another port where the pattern names none.
 */
function reachingNameTest(pattern) {
    const hasPort = /^[^:]*:\/\/[^/]*:\d+(?:\/|$)/.test(pattern.name);
    const plain = (name) => {
        const lower = name.toLowerCase();
        if (pattern.type !== 'remote')
            return lower;
        const address = lower
            .replace(/^[^:]*:\/\//, '')
            .replace(/\/{2,}/g, '/')
            .replace(/^/, 'any://');
        return hasPort ? address : address.replace(/^([^/]*\/\/[^/]*):\d+(?=\/|$)/, '$1');
    };
    const matches = nameTest({ ...pattern, name: plain(pattern.name) });
    return (type, name) => matches(type, plain(name));
}
/** An address whose host is written as a path, so that `*` stays within a label. */
function partsOf(address) {
    const [, scheme = '', host = '', path = ''] = /^([^:]*):\/\/([^/]*)(.*)$/.exec(address) ?? [];
    return { scheme, host: host.replaceAll('.', '/'), path: path === '' ? '/' : path };
}
/** Whether a version is one that a pattern means; every version where it names none. */
function meansVersion({ type, version: wanted }, version) {
    if (wanted === null || (0,_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .sameVersion */ .r1)(type, wanted, version))
        return true;
    return _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[type].satisfies(version, wanted) === true;
}
/**
 * Whether a launch may be of a version that a deny list means. Nobody gets round it by a spelling that
 * tells nothing: a tag that does not order, a digest or a branch where the entry names a number.
 *
 * @param known what is known of the version, be it nothing
 */
function reachesVersion(pattern, known) {
    const { type, version: wanted } = pattern;
    if (wanted === null)
        return true;
    const telling = known.filter((version) => tells(type, version, wanted));
    if (telling.length === 0)
        return true;
    if (isHash(type, wanted))
        return telling.some((version) => isSameHash(type, wanted, version));
    return telling.some((version) => meansVersion(pattern, version) ||
        // Ranges leave pre-releases out; of one the release counts that it is for.
        (!isOneVersion(type, wanted) &&
            meansVersion(pattern, version.replace(/^([v=]*(?:\d+!)?\d+(?:\.\d+)*).*$/s, '$1'))));
}
/** Whether a version tells that it is, or is not, what a pattern names. */
function tells(type, version, wanted) {
    // A tag of an image that is one version is taken at its word, a branch or tag of git is not.
    if (isHash(type, wanted))
        return type !== 'git' || (0,_versions_git_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommit */ .W)(version);
    if (isHash(type, version))
        return false;
    // `v2` of git is a branch or a tag that moves.
    if (type === 'git' && !isOneVersion(type, version))
        return false;
    const isText = type === 'oci' && isOneVersion(type, wanted);
    return isText || _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[type].compare(version, version) !== null;
}
/** Whether a version is a digest or commit, perhaps the beginning of one. */
function isHash(type, version) {
    return type === 'git'
        ? /^[0-9a-f]{7,}$/i.test(version)
        : /^(?:sha\d+:)?[0-9a-f]{32,}$/i.test(version);
}
/** Whether one of two digests or commits is the other one, or its beginning. */
function isSameHash(type, a, b) {
    if (!isHash(type, b))
        return false;
    const [one = '', other = ''] = [a, b].map((each) => each.toLowerCase().replace(/^sha\d+:/, ''));
    return one.startsWith(other) || other.startsWith(one);
}
/** Whether a version names one, and no range of them. */
function isOneVersion(type, version) {
    // A short version such as `1.2` is a range for all but Python.
    return type === 'pypi'
        ? _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU.pypi.compare(version, version) !== null
        : /^(?:[v=]*\d+\.\d+\.\d+[\w.+-]*|(?:sha\d+:)?[0-9a-f]{7,})$/i.test(version);
}


/***/ }),

/***/ 62420:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xx: () => (/* binding */ longestPattern),
/* harmony export */   ZS: () => (/* binding */ readPattern),
/* harmony export */   dr: () => (/* binding */ patternForm)
/* harmony export */ });
/* harmony import */ var _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80335);
/* harmony import */ var _versions_oci_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22457);
/* harmony import */ var _versions_remote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49460);



/*
 * Patterns of policies: `pkg:type/name[@version or range]`, or a URL. `*` stays within a segment (of a
 * host: within a label), `**` crosses. A pattern is asked of names that strangers choose, so it has few
 * wildcards and plain characters, and its cost grows no faster than the name.
 */
/** Types of packages by their names in patterns: those of the purl specification, and our own. */
const types = new Map([
    ['npm', 'npm'],
    ['pypi', 'pypi'],
    ['oci', 'oci'],
    ['docker', 'oci'],
    ['nuget', 'nuget'],
    ['golang', 'golang'],
    ['jsr', 'jsr'],
    ['git', 'git'],
    ['registry', 'registry'],
]);
/** What a pattern looks like, for a person who got it wrong. */
const patternForm = 'a pattern such as pkg:npm/@acme/files@^1.2, pkg:pypi/acme-* or https://*.acme.example/**';
const longestPattern = 500;
const mostWildcards = 6;
/** Reads a pattern, or says in words what is wrong with it. */
function readPattern(written) {
    const text = written.trim();
    const wildcards = text.match(/\*+/g)?.length ?? 0;
    if (text.length > longestPattern)
        return { fault: `is longer than ${longestPattern} characters` };
    if (wildcards > mostWildcards)
        return { fault: `has more than ${mostWildcards} wildcards` };
    return /^(?:https?|wss?):\/\//i.test(text) ? readAddress(text) : readPackage(text);
}
function readPackage(text) {
    const [, written = '', rest = ''] = /^pkg:([a-z]+)\/(.+)$/.exec(text) ?? [];
    const type = types.get(written);
    if (type === undefined) {
        const known = [...types.keys()].join(', ');
        if (written !== '')
            return { fault: `names none of the types ${known}` };
        const isNear = types.has(/^[a-z]+(?=[/:])/.exec(text)?.[0] ?? '');
        const near = isNear ? `; write pkg:${text.replace(':', '/')}` : '';
        return { fault: `is not ${patternForm}${near}` };
    }
    const plain = rest.replaceAll('%40', '@');
    // The `@` of a scope stands at the beginning of a segment, that of a version behind a name.
    const at = plain.search(/(?<=[^/])@/);
    const name = at < 0 ? plain : plain.slice(0, at);
    const version = at < 0 ? null : plain.slice(at + 1).trim();
    if (!/^[\w@.~*:-][\w@./~*:-]*$/.test(name))
        return { fault: `is not ${patternForm}` };
    if (type === 'oci' && /:[^/]*$/.test(name)) {
        return { fault: 'has a tag: the version of an image stands behind @' };
    }
    if (/^@(?!.*(?:\/.|\*\*))/.test(name)) {
        return { fault: `names a scope and no package: ${name.replace(/\/$/, '')}/* means all of it` };
    }
    if (version !== null && !isVersion(type, version)) {
        return { fault: `has a version or range that cannot be read: ${version}` };
    }
    return { text, type, name: normalised(type, name), version };
}
function isVersion(type, version) {
    if (version === '' || version.includes('*'))
        return false;
    const { satisfies, compare } = _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[type];
    return (satisfies('1.0.0', version) !== null ||
        compare(version, version) !== null ||
        // Digests and commits are versions by their own text; a tag moves, and is none.
        /^(?:sha\d+:)?[0-9a-f]{7,128}$/i.test(version));
}
/** The name as identities have it; wildcards stay. */
function normalised(type, name) {
    if (type === 'git') {
        const [host = '', ...path] = name.split('/');
        return [host.toLowerCase(), ...path].join('/').replace(/\.git$/, '');
    }
    if (type !== 'oci')
        return _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[type].normaliseName(name);
    const lower = name.toLowerCase();
    if (!lower.includes('*'))
        return _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU.oci.normaliseName(lower);
    const [first = '', ...others] = lower.split('/');
    const isRegistry = /[.:]/.test(first) || first === 'localhost' || /^\*+$/.test(first);
    const hasRegistry = isRegistry && (others.length > 0 || first === '**');
    const isHub = !hasRegistry || (0,_versions_oci_js__WEBPACK_IMPORTED_MODULE_1__/* .isDockerHub */ .gr)(first);
    if (!isHub)
        return lower;
    // Docker's defaults: without a registry the image is one of `docker.io`, without an owner its own.
    const path = hasRegistry ? others : [first, ...others];
    const hasOwner = path.length > 1 || path[0] === '**';
    return ['docker.io', ...(hasOwner ? [] : ['library']), ...path].join('/');
}
function readAddress(text) {
    const [, scheme = '', host = '', path = ''] = /^([a-z]+):\/\/([^/?#]*)([^?#]*)$/i.exec(text) ?? [];
    if (!/^[\w.*-]+(?::\d+)?$/.test(host)) {
        return { fault: 'has no host that can be matched, or user-info, a query or a fragment' };
    }
    if (!/^[\w./~%@:+*-]*$/.test(path))
        return { fault: 'has characters that a path cannot have' };
    const isPlain = !text.includes('*');
    if (!isPlain && path.split('/').some((part) => /^(?:\.|%2e){1,2}$/i.test(part))) {
        return { fault: 'has . or .. as a part of its path' };
    }
    const origin = host.includes('*')
        ? wildOrigin(scheme.toLowerCase(), host.toLowerCase())
        : (0,_versions_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .normaliseRemoteUrl */ .ae)(`${scheme}://${host}`);
    const name = isPlain
        ? (0,_versions_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .normaliseRemoteUrl */ .ae)(text)
        : origin && `${origin}${(0,_versions_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .withPlainCharacters */ .ZP)((0,_versions_remote_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutTrailingSlashes */ .A$)(path))}`;
    return name === null
        ? { fault: 'has a host that no address can have' }
        : { text, type: 'remote', name, version: null };
}
/** Scheme, host and port in the spelling of identities, where the host has wildcards. */
function wildOrigin(scheme, host) {
    const [, name = '', port = ''] = /^(.*?)\.?(:\d+)?$/.exec(host) ?? [];
    const usual = scheme === 'https' || scheme === 'wss' ? 443 : 80;
    const isUsual = port === '' || Number(port.slice(1)) === usual;
    return `${scheme}://${name}${isUsual ? '' : `:${Number(port.slice(1))}`}`;
}


/***/ }),

/***/ 2087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* binding */ mayOverlap),
/* harmony export */   hU: () => (/* binding */ covers),
/* harmony export */   m6: () => (/* binding */ bySpecificity),
/* harmony export */   tb: () => (/* binding */ literalOwner)
/* harmony export */ });
/* unused harmony export specificity */
/* harmony import */ var _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80335);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31734);
/* harmony import */ var _match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40467);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62420);




/** Puts what says more before what says less. */
function bySpecificity(a, b) {
    return specificity(b.match) - specificity(a.match);
}
/**
 * The more it says, the more it counts: a name before any wildcard, more of a name before less, one
 * version before a range, a range before none.
 */
function specificity({ type, name, version }) {
    const literal = name.replaceAll('*', '').length;
    const ofVersion = version === null ? 0 : (0,_match_js__WEBPACK_IMPORTED_MODULE_1__/* .isOneVersion */ .l0)(type, version) ? 2 : 1;
    return (name.includes('*') ? 0 : _read_js__WEBPACK_IMPORTED_MODULE_2__/* .longestPattern */ .Xx * 100) + literal * 4 + ofVersion;
}
/** Whether everything that one pattern means is meant by another one too; when in doubt it is not. */
function covers(wide, narrow) {
    const { type, version } = narrow;
    const isMeant = wide.version === null ||
        wide.version === version ||
        (version !== null && (0,_match_js__WEBPACK_IMPORTED_MODULE_1__/* .isOneVersion */ .l0)(type, version) && (0,_match_js__WEBPACK_IMPORTED_MODULE_1__/* .meansVersion */ .ZB)(wide, version));
    if (!isMeant || wide.type !== type)
        return false;
    if (type !== 'remote')
        return (0,_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .globIncludes */ .a)(wide.name, narrow.name);
    const [all, some] = [(0,_match_js__WEBPACK_IMPORTED_MODULE_1__/* .partsOf */ .CI)(wide.name), (0,_match_js__WEBPACK_IMPORTED_MODULE_1__/* .partsOf */ .CI)(narrow.name)];
    return (all.scheme === some.scheme &&
        (0,_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .globIncludes */ .a)(all.host, some.host) &&
        (0,_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .globIncludes */ .a)(all.path, some.path));
}
/** Whether something may be meant by both of two patterns; when in doubt it may. */
function mayOverlap(one, other) {
    if (one.type !== other.type)
        return false;
    const { type, version } = one;
    const areApart = version !== null &&
        other.version !== null &&
        (0,_match_js__WEBPACK_IMPORTED_MODULE_1__/* .isOneVersion */ .l0)(type, version) &&
        (0,_match_js__WEBPACK_IMPORTED_MODULE_1__/* .isOneVersion */ .l0)(type, other.version) &&
        !(0,_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .sameVersion */ .r1)(type, version, other.version);
    if (areApart)
        return false;
    const literal = [one, other].find(({ name }) => !name.includes('*'));
    if (literal !== undefined)
        return (0,_match_js__WEBPACK_IMPORTED_MODULE_1__/* .nameTest */ .Sf)(literal === one ? other : one)(type, literal.name);
    const [start, otherStart] = [one, other].map(({ name }) => name.replace(/\/?\*.*$/s, ''));
    const [end, otherEnd] = [one, other].map(({ name }) => name.replace(/^.*\*\/?/s, ''));
    const agree = (test, a = '', b = '') => a[test](b) || b[test](a);
    return agree('startsWith', start, otherStart) && agree('endsWith', end, otherEnd);
}
/** Segments that a waiver must name by their text, by type: the account that answers for the code. */
const ownerSegments = {
    oci: 2,
    golang: 2,
    git: 2,
};
/**
 * The owner that a pattern names by its text: the whole name, or the segments that tell whose code it
 * is. Null where none is named: such a pattern means anybody's code.
 */
function literalOwner({ type, name }) {
    if (!name.includes('*'))
        return name;
    if (type === 'remote') {
        const host = /^[^:]*:\/\/[^/*]*(?=\/|$)/.exec(name)?.[0];
        return host ?? null;
    }
    const segments = name.split('/');
    const first = segments.findIndex((segment) => segment.includes('*'));
    const needed = ownerSegments[type] ?? 1;
    return first < needed ? null : segments.slice(0, needed).join('/');
}


/***/ }),

/***/ 51616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ spanLines)
/* harmony export */ });
/** The lines of an input that hold something, without comments, which `#` begins. */
function spanLines(text) {
    return (text ?? '')
        .split(/\r?\n/)
        .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
        .filter((line) => line !== '');
}


/***/ }),

/***/ 76234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ verdictOf),
/* harmony export */   u: () => (/* binding */ stepFails)
/* harmony export */ });
/** The verdict of some problems: an error beats all, then fail, then warn. Waived ones do not count. */
function verdictOf(problems) {
    const levels = new Set(problems.filter(({ waived }) => waived === null).map(({ level }) => level));
    // An error cannot be waived: what could not be judged was not accepted either.
    if (problems.some(({ level }) => level === 'error'))
        return 'error';
    return levels.has('fail') ? 'fail' : levels.has('warn') ? 'warn' : 'pass';
}
/**
 * Whether the step fails. An error fails it, but for want of a key or an export where the user says
 * so; what failed without needing the export fails it all the same.
 */
function stepFails({ verdict, failure, servers, problems, }, leniency) {
    if (verdict === 'fail')
        return true;
    if (verdict !== 'error')
        return false;
    const counted = servers.filter(({ isCounted }) => isCounted);
    const all = [...counted.flatMap((server) => server.problems), ...problems];
    const failsAnyway = ['fail', 'error'].includes(verdictOf(all));
    if (leniency.isMergeGroup || failure === null || failsAnyway)
        return true;
    if (failure.code === 'missing-key')
        return leniency.onMissingKey === 'fail';
    if (failure.code === 'export-unavailable')
        return leniency.onUnavailable === 'fail';
    return true;
}


/***/ }),

/***/ 86376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ fileOutputs)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17234);

/** All of them, by the inputs that say where they go. */
const fileOutputs = {
    'report-file': {
        option: 'json',
        fallback: 'report.json',
        render: async (report, _, redact) => {
            const { renderJson } = await __webpack_require__.e(/* import() */ 4421).then(__webpack_require__.bind(__webpack_require__, 64421));
            return renderJson(report, redact);
        },
    },
    'sarif-file': {
        option: 'sarif',
        fallback: 'report.sarif',
        render: async (report, prefix, redact) => {
            const { renderSarif } = await __webpack_require__.e(/* import() */ 6269).then(__webpack_require__.bind(__webpack_require__, 26269));
            return (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redactJson */ .K)(renderSarif(report, prefix), redact, 0);
        },
    },
    'summary-file': {
        option: 'markdown',
        fallback: 'summary.md',
        render: async (report, _, redact) => {
            const { renderSummary } = await __webpack_require__.e(/* import() */ 4611).then(__webpack_require__.bind(__webpack_require__, 74611));
            return redact(renderSummary(report));
        },
    },
};


/***/ }),

/***/ 18850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ findEffectivePolicy)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53916);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59874);
/* harmony import */ var _files_unreadable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23193);
/* harmony import */ var _settings_layers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63460);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84663);





/**
 * Finds the policy in force: of a change that of the default branch, for nobody judges himself; where
 * that has none, preset and inputs; where that is broken, the change's, and it is said.
 *
 * @throws PolicyError where a policy that is to be used, or the change's own, has faults
 * @throws GateError `no-base-policy` where the change has a policy file and the one in force cannot be
 *   read: neither passing by the one nor failing by none would be just
 */
async function findEffectivePolicy(settings, ports, found) {
    const { configFile: path, given, floorText, maxAge } = settings;
    const { base } = found;
    // Shown like every other place: from the judged folder.
    const place = { path, shown: (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.relative)(ports.folder, path) };
    const floor = floorText === null
        ? null
        : (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 60666))).readFloor(floorText, 'the input policy');
    const file = await ports.head.readFile(path);
    // What the change does not edit it is not asked about, faults included.
    const isEdited = base === null || !isSameText(await base.source.readFile(path), file);
    const own = found.policy === null || isEdited ? await layerOf(file, path, place) : undefined;
    const chosen = found.policy === null
        ? { layer: ownAlone(own ?? null, path, found), commit: null, notices: [] }
        : await chooseLayer(found.policy, place, async () => own ?? (await layerOf(file, path, place)));
    const { layer, commit } = chosen;
    const notices = [...chosen.notices];
    const relaxations = [];
    if (found.policy !== null && own !== undefined) {
        // What the change edits is compared with what it found there; in force may be another branch's.
        const before = (await layerOfBase(base, place)) ?? (commit === null ? null : { layer });
        const [old, now] = [before?.layer ?? _settings_layers_js__WEBPACK_IMPORTED_MODULE_3__/* .emptyLayer */ .PW, own ?? _settings_layers_js__WEBPACK_IMPORTED_MODULE_3__/* .emptyLayer */ .PW];
        if (before !== null && !isSame(old, now)) {
            const { relaxationsOf } = await __webpack_require__.e(/* import() */ 5664).then(__webpack_require__.bind(__webpack_require__, 95664));
            relaxations.push(...relaxationsOf(old, now, place.shown, { minScore: _settings_layers_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultMinScore */ .qi }));
            if (own !== null) {
                notices.push(`This change edits ${path}; its policy counts once it is merged.`);
            }
        }
    }
    if (base !== null)
        relaxations.push(...(await relaxationsOfSteps(base.source, ports)));
    if (floor !== null)
        notices.push(...refusedBy(floor, [given, ...(layer === null ? [] : [layer])]));
    return {
        policy: (0,_settings_layers_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeLayers */ .J)({ file: layer, given, floor, maxAge }),
        origin: layer === null || commit === null ? null : { source: layer.source, commit },
        relaxations,
        notices,
    };
}
/** The policy file of the owner; that of the change where it is broken, for then it is mended here. */
async function chooseLayer(owner, place, readOwn) {
    const { name, commit, insteadOf } = owner;
    const notices = insteadOf === null
        ? []
        : [
            `In force is the policy of ${name}, for that of the default branch ${insteadOf} is not in the checkout: fetch-depth: 0 brings it.`,
        ];
    try {
        return { layer: await readLayer(owner.source, place, name), commit, notices };
    }
    catch (error) {
        // Out of reach it is still in force.
        if (!isBroken(error))
            throw error;
        const layer = await readOwn();
        if (layer === null)
            throw error;
        const faults = [error.message, ...error.details].join(' ');
        notices.push(`The policy of ${name} cannot be used, so that of this change is in force: ${faults}`);
        return { layer, commit: null, notices };
    }
}
/** The policy of the judged tree, where that may be in force. */
function ownAlone(own, path, { needsPolicy, missing }) {
    if (own === null && path !== _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__.defaultConfigFile) {
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('no-policy-file', `The policy file ${path} is not there.`, 'Check config-file: it is a path from the root of the repository.');
    }
    if (needsPolicy && own !== null) {
        const why = missing ?? 'the event does not tell it';
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('no-base-policy', `${path} is there, and the one that is in force, that of the base, cannot be read, for ${why}. A change is not judged by the policy that it brings itself.`, 'With the base in the checkout the change is judged by the policy that is in force.');
    }
    return own;
}
/** What of a repository's policy does not count beside the organisation's, in sentences. */
function refusedBy({ overridable }, layers) {
    const given = [
        ['ignore-paths', ({ ignorePaths }) => (ignorePaths ?? []).length > 0],
        ['registries', ({ registries }) => registries.length > 0],
        ['servers', ({ overrides }) => overrides.some(({ server }) => server !== null)],
    ];
    return layers.flatMap((layer) => given
        .filter(([name, isGiven]) => !overridable.has(name) && isGiven(layer))
        .map(([name]) => {
        const what = name === 'servers' ? 'the binding of servers to records' : name;
        return `What ${layer.source} says of ${what} does not count: the organisation's policy does not list ${name} under overridable.`;
    }));
}
/** Whether a policy file is there and cannot be used for its own faults. */
function isBroken(error) {
    return error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u && error.code !== 'no-base-policy';
}
/** What the change found there; null where there is no base, or it is broken. */
async function layerOfBase(base, place) {
    if (base === null)
        return null;
    try {
        return { layer: await readLayer(base.source, place, 'the base') };
    }
    catch (error) {
        if (isBroken(error))
            return null;
        throw error;
    }
}
/** The policy file of a commit; null where there is none. */
async function readLayer(source, place, name) {
    return layerOf(await source.readFile(place.path), `${place.path} of ${name}`, place);
}
/** A policy file as a layer; null where there is none. */
async function layerOf(file, name, { shown }) {
    if (isMissing(file))
        return null;
    if ('reason' in file && file.isLost) {
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('no-base-policy', `The policy file ${name} cannot be read from the checkout: ${file.reason}.`, 'Have actions/checkout fetch the commit whole: without filter.');
    }
    if ('reason' in file) {
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('invalid-policy', `The policy file ${name} cannot be read: ${file.reason}.`, 'Make it a regular text file of the repository, or take it out.');
    }
    const { readPolicy } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 60666));
    return readPolicy(file.text, name, shown);
}
function isSameText(one, other) {
    return 'text' in one && 'text' in other
        ? one.text === other.text
        : isMissing(one) && isMissing(other);
}
function isMissing(file) {
    return 'reason' in file && file.reason === _files_unreadable_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadableReasons */ .Z.absent;
}
/** Whether two layers say the same, wherever they say it. */
function isSame(one, other) {
    const plain = ({ places: _, source: __, ...rest }) => JSON.stringify(rest, (key, value) => {
        if (key === 'span')
            return undefined;
        return value instanceof Map ? [...value] : value;
    });
    return plain(one) === plain(other);
}
/** What the change takes back of the workflow steps that use this action. */
async function relaxationsOfSteps(base, { head, actionRepository }) {
    const [then, now] = [await readWorkflows(base), await readWorkflows(head)];
    if (then.every(({ path, text }) => textOf(now, path) === text))
        return [];
    const { stepRelaxations } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9338)]).then(__webpack_require__.bind(__webpack_require__, 99338));
    return stepRelaxations(then, now, actionRepository);
}
/** The workflow files of a tree; those that cannot be read are none. */
async function readWorkflows(source) {
    const folder = '.github/workflows';
    const tree = await source
        .readTree(folder, {
        client: (path) => (/^[^/]+\.ya?ml$/i.test(path) ? 'workflow' : null),
        matters: () => false,
        folder: () => false,
        depth: 1,
        ignored: () => false,
    })
        .catch(() => null);
    return (tree?.sources ?? []).map(({ path, text }) => ({ path: `${folder}/${path}`, text }));
}
function textOf(files, path) {
    return files.find((file) => file.path === path)?.text;
}


/***/ }),

/***/ 28256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ failedReport),
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/failure.js
var failure = __webpack_require__(59874);
// EXTERNAL MODULE: ./build/grading/match.js
var match = __webpack_require__(49442);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/versions/ecosystems.js + 2 modules
var ecosystems = __webpack_require__(80335);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
// EXTERNAL MODULE: ./build/launch/environment.js
var environment = __webpack_require__(20515);
;// CONCATENATED MODULE: ./build/changes/recipes.js
/*
 * Programs that start what a file of a usual name says: which files these are. Sources: the references
 * of Compose, GNU make, just, Task, mise and Deno.
 */
const compose = ['compose', 'docker-compose'].flatMap((name) => ['yaml', 'yml'].flatMap((end) => [`${name}.${end}`, `${name}.override.${end}`]));
/** What a file of Compose names by variables is told by this one, beside it. */
const variables = '.env';
const make = ['GNUmakefile', 'makefile', 'Makefile'];
const task = ['Taskfile', 'taskfile'].flatMap((name) => ['yml', 'yaml', 'dist.yml', 'dist.yaml'].map((end) => `${name}.${end}`));
const files = new Map([
    ['compose', compose],
    ['docker-compose', compose],
    ['podman-compose', compose],
    ['make', make],
    ['gmake', make],
    ['just', ['justfile', 'Justfile', '.justfile']],
    ['task', task],
    ['go-task', task],
    ['mise', ['mise.toml', '.mise.toml', 'mise.local.toml', '.mise.local.toml']],
    ['deno', ['deno.json', 'deno.jsonc']],
]);
/** The parts of a text that may be words of their own: programs, options, paths. */
function wordsIn(text) {
    return text.split(/[\s=:;,'"`&|()<>]+/).filter((word) => word !== '');
}
/** Names of the files in which programs look up what they start, by the words that may call for these. */
function recipesIn(words) {
    const found = new Set();
    // From the back, so that each word is looked at once: whether Compose is told its file, and looks for
    // none, an option between it and its command says. Null before a command.
    let isTold = null;
    for (const word of words.toReversed()) {
        const name = word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1);
        const usual = files.get(name.replace(/\.exe$/i, '')) ?? [];
        if (usual !== compose || isTold !== true)
            for (const file of usual)
                found.add(file);
        if (usual === compose)
            found.add(variables);
        if (/^(?:run|up|exec|start|create)$/.test(word))
            isTold = false;
        else if (isTold === false && /^(?:-f|--file$)/.test(word))
            isTold = true;
    }
    return [...found];
}

;// CONCATENATED MODULE: ./build/changes/hidden.js


/** The variables of an entry that decide what is fetched or run, with their values. */
function alteringVariables(dependency) {
    const { env } = dependency.declaration.launch;
    if (env.size === 0)
        return [];
    const altering = new Set((0,environment/* alterationsOf */.uy)(env).map(({ what }) => what));
    const named = hiddenBehind(dependency);
    // A recipe may read any of them.
    const isByRecipe = recipesOf(dependency).length > 0;
    return [...env]
        .filter(([name]) => isByRecipe || altering.has(name) || named.has(name))
        .map(([name, { text }]) => [name, text])
        .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}
/** The variables behind which a launch hides what it starts; none where that is known. */
function hiddenBehind(dependency) {
    return new Set(hidingTexts(dependency).flatMap((text) => [...text.matchAll(/[$%!]\{?\{?\s*(?:env[:.])?(\w+)/g)].map(([, name = '']) => name)));
}
/** The texts of a launch that may hide what it starts; none where that is known. */
function hidingTexts({ type, declaration, through }) {
    if (type !== 'unidentified')
        return [];
    const { command, args, url, cwd } = declaration.launch;
    return [...[command, url, cwd, ...args].map((word) => word?.text ?? ''), ...through];
}
/** The words of the scripts that start what nobody can tell. */
function scriptWords({ type, through }) {
    if (type !== 'unidentified')
        return [];
    return through.flatMap((text) => wordsIn(text.replace(/^[ \t]*#.*$/gm, '')));
}
/** Names of the files in which a launch may look up what it starts; none where that is known. */
function recipesOf(dependency) {
    const { type, declaration } = dependency;
    if (type !== 'unidentified')
        return [];
    const { command, args } = declaration.launch;
    const words = [command, ...args].flatMap((word) => wordsIn(word?.text ?? ''));
    return recipesIn([...words, ...scriptWords(dependency)]);
}
/** Expressions of nothing but settings of GitHub, which no step and no other line can set. */
const ofSettings = /\$\{\{(?:\s|\|\||&&|(?:vars|secrets)\.[\w-]+|'[^']*')+\}\}/g;
/** What stands around an entry and decides what is started; null where nothing there does. */
function surroundingsOf(dependency) {
    const { surroundings } = dependency.declaration;
    const texts = hidingTexts(dependency);
    const hides = (text) => /[$%!`]/.test(text);
    if (surroundings === undefined)
        return null;
    const isByRecipe = recipesOf(dependency).length > 0;
    if (isByRecipe || texts.some((text) => hides(text.replaceAll(ofSettings, '')))) {
        return surroundings.ofVariables;
    }
    return texts.some(hides) ? surroundings.ofSettings : null;
}

;// CONCATENATED MODULE: ./build/changes/fingerprint.js


/**
 * Everything that makes a dependency what it is, as one text.
 *
 * @param nameInBase gives each path of the side the name that the file has in the base
 */
function fingerprint(dependency, side, nameInBase) {
    const { role, type, specifier, pin, version, digest, reason, through } = dependency;
    const { file, folder, client, disabled, launch } = dependency.declaration;
    const program = programOf(dependency);
    const name = program === null ? dependency.name : nameInBase(program);
    const { command, args, cwd, url, registry, plugin, envFile, hooks } = launch;
    return JSON.stringify([
        nameInBase(file),
        client,
        [role, type, name, specifier, pin, version, digest, reason],
        provedBy(dependency, nameInBase),
        disabled,
        [command, cwd, url, registry, plugin, envFile].map((word) => word?.text ?? null),
        args.map(({ text }) => text),
        alteringVariables(dependency),
        surroundingsOf(dependency),
        hooks.map(({ what, contentDigest }) => [what, contentDigest]),
        inOrder(dependency.alterations).map((each) => [
            each.kind,
            each.what,
            each.file === null ? null : nameInBase(each.file),
            each.address,
            // What alters it from elsewhere may have kept its name and have another value.
            each.contentDigest ?? (each.file === null ? null : side.contentOf(each.file)),
        ]),
        // Which of several recipes wins is told by their names and folders: as they lie around the start.
        filesDeciding(dependency, side)
            .map((path) => [(0,posix_.relative)(folder, path), side.contentOf(path)])
            .sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
        through.map(withPlainLineEnds),
    ]);
}
/**
 * The version that a lockfile proves, and which one does; null where none does, or it only says what is
 * pinned anyway: a lockfile proves nothing of what it takes from elsewhere.
 */
function provedBy({ resolved, pin, version }, nameInBase) {
    const isPinned = resolved === null || (pin === 'exact' && resolved.version === version);
    return isPinned ? null : [resolved.version, nameInBase(resolved.file)];
}
/** The file of the project that is started; null where a dependency is none. */
function programOf({ type, name }) {
    return type === 'local' ? name : null;
}
/** A text whose line ends are those of git, whatever the system of the checkout makes of them. */
function withPlainLineEnds(text) {
    return text.replaceAll('\r\n', '\n');
}
/** In an order that does not hang on that of keys; what has one name stays as it stands. */
function inOrder(alterations) {
    const key = ({ kind, what, file }) => JSON.stringify([kind, what, file]);
    return alterations.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}
function filesDeciding(dependency, { deciding }) {
    return deciding.get(dependency) ?? [];
}
/** The files whose content is part of what the dependencies of a side are. */
function filesThatCount(side) {
    return new Set(side.dependencies.flatMap((dependency) => [
        ...dependency.alterations.flatMap(({ file, contentDigest }) => file === null || contentDigest !== undefined ? [] : [file]),
        ...filesDeciding(dependency, side),
    ]));
}
/** Every file that is part of what the dependencies of a side are by its name. */
function filesNamed(side) {
    const files = side.dependencies.flatMap((dependency) => [
        dependency.declaration.file,
        dependency.resolved?.file,
        programOf(dependency),
        ...dependency.alterations.map(({ file }) => file),
        ...filesDeciding(dependency, side),
    ]);
    return new Set(files.flatMap((file) => file ?? []));
}

;// CONCATENATED MODULE: ./build/changes/compare.js

/**
 * Compares two trees. A dependency is unchanged where the base has one of the same client file (or of
 * the identical file that was renamed) with the same identity, version and its source, state, command,
 * arguments, address, folder and altering environment; its alias does not count, for it is no identity.
 * Of the others each has what it was before: the same package, or what has left its place. There what
 * is gone stands for all that came, so that nothing is let pass by what was put beside it.
 *
 * @param renamed paths of the base by those of the head that are identical files under a new name
 */
function compare(base, head, renamed) {
    const nameInBase = (path) => renamed.get(path) ?? path;
    const inBase = ({ declaration: { file } }) => nameInBase(file);
    const prints = new Map(base.dependencies.map((each) => [each, fingerprint(each, base, (path) => path)]));
    const known = new Map([...prints].map(([each, print]) => [print, each]));
    const changes = new Map();
    const kept = new Set();
    for (const dependency of head.dependencies) {
        const print = fingerprint(dependency, head, nameInBase);
        const before = known.get(print);
        if (before === undefined)
            continue;
        changes.set(dependency, { kind: 'unchanged', before, replaced: [] });
        kept.add(print);
    }
    // The same launch may stand twice in the base: what is there is not gone.
    const gone = base.dependencies.filter((each) => !kept.has(prints.get(each) ?? ''));
    const isGone = new Set(gone);
    /** What of the gone is told to be before something. */
    const followed = new Set();
    /** What of the gone is still started, elsewhere or in another way. */
    const alive = new Set();
    const left = () => head.dependencies.filter((each) => !changes.has(each));
    const pair = (dependency, before, replaced) => {
        // Who switches a server on brings it in.
        const isEnabled = before.declaration.disabled && !dependency.declaration.disabled;
        const isFirst = isGone.has(before) && !followed.has(before);
        changes.set(dependency, {
            kind: isEnabled || !isFirst ? 'added' : 'changed',
            before,
            replaced,
        });
        followed.add(before);
    };
    const bySelf = (place) => {
        const waiting = Map.groupBy(gone.filter((each) => !followed.has(each)), (each) => place(each, each.declaration.file));
        for (const dependency of left()) {
            const key = place(dependency, inBase(dependency));
            const before = key === null ? undefined : waiting.get(key)?.shift();
            if (before === undefined)
                continue;
            pair(dependency, before, []);
            // What is switched off at the same time is as good as gone.
            if (before.declaration.disabled || !dependency.declaration.disabled)
                alive.add(before);
        }
    };
    const byPlace = (place, hasLeft) => {
        const identified = (each, key) => JSON.stringify([key, each.type, each.name]);
        const staying = new Set(head.dependencies.flatMap((each) => {
            const key = each.declaration.disabled ? null : place(each, inBase(each));
            return key === null ? [] : [identified(each, key)];
        }));
        const waiting = Map.groupBy(base.dependencies.filter(hasLeft), (each) => {
            const key = place(each, each.declaration.file);
            return key === null || staying.has(identified(each, key)) ? null : key;
        });
        const next = new Map();
        for (const dependency of left()) {
            const key = place(dependency, inBase(dependency));
            const there = key === null ? undefined : waiting.get(key);
            if (key === null || there === undefined)
                continue;
            const at = next.get(key) ?? 0;
            next.set(key, at + 1);
            const before = there[at] ?? there[0];
            if (before !== undefined)
                pair(dependency, before, there);
        }
    };
    const [filesThen, filesNow] = [
        new Set(base.dependencies.map((each) => each.declaration.file)),
        new Set(head.dependencies.map(inBase)),
    ];
    const isDead = (each) => isGone.has(each) && !alive.has(each);
    bySelf(({ type, name, role }, file) => JSON.stringify([file, role, type, name]));
    // Who calls for the alias gets what stands there now, wherever its server went.
    byPlace(({ role, declaration }, file) => inFile(declaration, [file, role, declaration.alias]), () => true);
    bySelf(({ type, name, role }) => JSON.stringify([role, type, name]));
    byPlace(({ role, declaration }) => inFile(declaration, [role, declaration.alias]), (each) => isDead(each) || !filesNow.has(each.declaration.file));
    // The last ones keep a server from losing its grade by being renamed at the same time.
    byPlace(({ role, declaration }, file) => inFile(declaration, [file, role]), isDead);
    byPlace(({ role, declaration }, file) => filesThen.has(file) && filesNow.has(file) ? null : inFile(declaration, [role]), isDead);
    for (const dependency of left())
        changes.set(dependency, { kind: 'added', before: null, replaced: [] });
    return { changes, removed: gone.filter((each) => !followed.has(each)) };
}
function inFile({ client }, parts) {
    return client === 'package-manifest' ? null : JSON.stringify(parts);
}

// EXTERNAL MODULE: ./build/declarations/paths.js
var paths = __webpack_require__(19924);
// EXTERNAL MODULE: ./build/project/project.js
var project = __webpack_require__(75215);
;// CONCATENATED MODULE: ./build/changes/deciding-files.js




/**
 * The files that decide what is started: links on the way to what the words of a launch name, and where
 * it is altered, or nobody can tell what it starts, the files that it names or looks for.
 */
function decidingFiles(dependencies, tree) {
    // The launches of one script are alike in all that counts here, and a long one has many of them.
    const known = new Map();
    return new Map(dependencies.map((dependency) => {
        const isOpen = dependency.type !== 'unidentified' && dependency.alterations.length === 0;
        if (isOpen && tree.links.size === 0)
            return [dependency, []];
        const texts = textsOf(dependency);
        const { type, through, declaration } = dependency;
        const { folder, launch } = declaration;
        const isAltered = dependency.alterations.length > 0;
        const { url, args } = launch;
        const key = JSON.stringify([type, isAltered, folder, url?.text, args.length, texts, through]);
        const files = known.get(key) ?? filesNamedBy(wordsOf(dependency, texts), tree);
        known.set(key, files);
        return [dependency, files];
    }));
}
/** What a launch says in the entry, in texts of an order of their own. */
function textsOf(dependency) {
    const { command, args, cwd, envFile } = dependency.declaration.launch;
    return [
        ...[cwd, envFile, command, ...args].map((word) => word?.text ?? null),
        ...alteringVariables(dependency).map(([, value]) => value),
    ];
}
function wordsOf(dependency, [cwd = null, envFile = null, ...texts]) {
    const { folder } = dependency.declaration;
    const isHidden = hiddenBehind(dependency).size > 0;
    const recipes = recipesOf(dependency);
    const readsVariables = isHidden || recipes.length > 0;
    const below = cwd === null ? null : pathIn(folder, cwd);
    const written = [cwd, readsVariables ? envFile : null, ...texts];
    const ofScripts = scriptWords(dependency).filter((word) => !code.test(word));
    return {
        folders: [...new Set([folder, below ?? folder])],
        words: [...written.flatMap((text) => wordsIn(text ?? '')), ...ofScripts],
        recipes,
        count: isHidden || dependency.alterations.length > 0
            ? 'all'
            : dependency.type === 'unidentified'
                ? 'all but code'
                : 'none',
        readsVariables,
    };
}
/** Code of the project is its own matter, whoever runs it, as it is where a launch is `local`. */
const code = /\.(?:[cm]?[jt]sx?|pyw?|rb|php|go|rs|java|jar|kts?|cs|fs|swift|lua|dart|exs?|p[lm]|r|jl|c|cc|cpp|h|hs|clj|scala|zig|nim|cr)$/i;
function filesNamedBy(search, { paths, links }) {
    const found = new Set();
    const folders = new Set(search.folders.flatMap(project/* foldersUpFrom */.tD));
    const take = (path) => {
        const counts = search.count === 'all' || (search.count === 'all but code' && !code.test(path));
        if (links.has(path) || (counts && paths.has(path)))
            found.add(path);
    };
    for (const [index, word] of search.words.entries()) {
        const before = search.words[index - 1] ?? '';
        if (!search.readsVariables && /^--env-file/.test(before))
            continue;
        // Programs are told the folder of their file, or a file that others lie beside; no bare name is one.
        const isPlace = /^-|^(?:cd|pushd)$/.test(before) || /^-[a-z]|[\\/]/i.test(word);
        // An option may have its value in the same word: `-fcompose.yml`.
        for (const text of new Set([word, word.replace(/^-[a-z]/i, '')])) {
            for (const start of search.folders) {
                const path = pathIn(start, text);
                if (path === null)
                    continue;
                for (let at = path.indexOf('/'); at > 0; at = path.indexOf('/', at + 1)) {
                    if (links.has(path.slice(0, at)))
                        found.add(path.slice(0, at));
                }
                take(path);
                if (isPlace)
                    folders.add(path).add((0,project/* folderOf */.yS)(path));
            }
        }
    }
    for (const name of search.recipes)
        for (const folder of folders)
            take((0,project/* inFolder */._z)(folder, name));
    return [...found].sort();
}
function pathIn(folder, text) {
    return (0,paths/* pathBelow */.Br)(folder, (0,paths/* isOfProjectFolder */.JY)(`${text}/`) ? (0,paths/* withoutProjectFolder */.O_)(text) : text);
}

// EXTERNAL MODULE: ./build/project/lockfiles.js + 1 modules
var lockfiles = __webpack_require__(85942);
// EXTERNAL MODULE: ./build/run/inventory.js + 1 modules
var run_inventory = __webpack_require__(98634);
;// CONCATENATED MODULE: ./build/changes/renames.js

/**
 * Which files of a head are those of its base under a new name: identical ones, and each stands for one
 * alone, so that of several copies only as many were there before as are gone. Which of several alike
 * is which is told by the folder, where another file of it tells from where that came; it decides
 * nothing else, for what is not alike in all that counts is no rename.
 *
 * @param gone files that only the base has
 * @param added files that only the head has
 * @returns paths of the base by those of the head
 */
function renamesOf(gone, added) {
    const waiting = pathsByContent(gone);
    const folders = movedFolders(waiting, pathsByContent(added));
    const renamed = new Map();
    const paths = [...added.keys()].sort();
    const take = (path, from) => {
        const left = waiting.get(added.get(path) ?? '');
        if (from !== undefined && left?.delete(from))
            renamed.set(path, from);
    };
    for (const path of paths)
        take(path, withFolder(path, folders));
    for (const path of paths) {
        if (!renamed.has(path))
            take(path, waiting
                .get(added.get(path) ?? '')
                ?.values()
                .next().value);
    }
    return renamed;
}
/** Paths in their order, by what the files hold. */
function pathsByContent(contents) {
    const found = new Map();
    for (const [path, content] of [...contents].sort(([a], [b]) => (a < b ? -1 : 1))) {
        found.set(content, (found.get(content) ?? new Set()).add(path));
    }
    return found;
}
/** New folders with their old names, as told by files of which each side has only one. */
function movedFolders(gone, added) {
    const folders = new Map();
    for (const [content, paths] of added) {
        const olds = gone.get(content);
        const [path = '', old = ''] = [...paths, ...(olds ?? [])];
        if (paths.size > 1 || olds?.size !== 1)
            continue;
        const [now, then] = [path.split('/'), old.split('/')];
        while (now.length > 0 && now.at(-1) === then.at(-1)) {
            now.pop();
            then.pop();
        }
        const folder = now.join('/');
        if (!folders.has(folder))
            folders.set(folder, then.join('/'));
    }
    return folders;
}
/** What a file was called before the nearest moved folder around it got its name. */
function withFolder(path, folders) {
    const folder = (0,project/* foldersUpFrom */.tD)((0,project/* folderOf */.yS)(path)).find((each) => folders.has(each));
    const old = folder === undefined ? undefined : folders.get(folder);
    return folder === undefined || old === undefined
        ? undefined
        : (0,project/* inFolder */._z)(old, path.slice(folder === '' ? 0 : folder.length + 1));
}

// EXTERNAL MODULE: ./build/declarations/digest.js
var digest = __webpack_require__(30758);
// EXTERNAL MODULE: ./build/files/unreadable.js
var unreadable = __webpack_require__(23193);
;// CONCATENATED MODULE: ./build/run/tree-contents.js




/** Longest file that is compared as a text, in bytes. */
const longestFile = 8 * 1024 * 1024;
/**
 * The contents of some files of one side, by path.
 *
 * @returns a function whose text equals that of the other side only where the files are the same: a
 *   file that cannot be read equals nothing
 */
async function readContents(tree, files, side, hash) {
    const known = new Map();
    let targets = null;
    for (const file of files) {
        const isLink = tree.links.has(file);
        if (!isLink && !tree.paths.has(file)) {
            known.set(file, 'not there');
            continue;
        }
        const read = await tree.read(file, longestFile);
        const text = 'text' in read ? `text ${withPlainLineEnds(read.text)}` : null;
        if (isLink) {
            // Its target counts, and what is found there; a link may lead to another link.
            if ('reason' in read && !leadsOut.has(read.reason) && read.reason !== unreadable/* notAFile */.$) {
                known.set(file, `unknown to the ${side}`);
                continue;
            }
            targets ??= await linkTargets(tree, hash);
            known.set(file, `${targets} ${text}`);
            continue;
        }
        const id = text === null ? await tree.idOf(file, hash) : '';
        known.set(file, id === null ? `unknown to the ${side}` : `${id} ${text}`);
    }
    return (file) => known.get(file) ?? `unknown to the ${side}`;
}
/** The targets of all links of a tree, as one text. */
async function linkTargets({ links, idOf }, hash) {
    const targets = [];
    for (const link of [...links].sort())
        targets.push(`${link}\0${await idOf(link, hash)}`);
    return targets.join('\0');
}
/** Files that are only in the head, by the identical ones that are only in the base. */
async function findRenames(head, base) {
    const gone = [];
    for (const file of only(base, head)) {
        // Of linked folders only one may have been looked into: what is still there was not renamed.
        if (!('text' in (await head.tree.read(file, longestFile))))
            gone.push(file);
    }
    const added = gone.length === 0 ? [] : only(head, base);
    return renamesOf(await digests(base.tree, gone), await digests(head.tree, added));
}
/** What one side names and the other does not have. */
function only(one, { files, tree: { paths, links } }) {
    return [...one.files].filter((file) => !files.has(file) && !paths.has(file) && !links.has(file));
}
/** What tells the texts of some files from others. */
async function digests(tree, files) {
    const found = new Map();
    for (const file of files) {
        const read = await tree.read(file, longestFile);
        if ('text' in read)
            found.set(file, (0,digest/* digestOf */.o)(withPlainLineEnds(read.text)));
    }
    return found;
}
/** Why nothing in the repository is what a link leads to. */
const leadsOut = new Set([
    unreadable/* unreadableReasons */.Z.nowhere,
    unreadable/* unreadableReasons */.Z.outside,
    unreadable/* unreadableReasons */.Z.git,
]);
/** Whether a file that cannot be understood is the same on both sides. */
async function isSameFile(path, head, base, hash) {
    const [now, then] = await Promise.all([head.read(path), base.read(path)]);
    if ('text' in now || 'text' in then) {
        return ('text' in now &&
            'text' in then &&
            withPlainLineEnds(now.text) === withPlainLineEnds(then.text));
    }
    if (head.links.has(path) || base.links.has(path)) {
        // What a link leads to is not named by it; but where all lead where they led, out of the
        // repository, nothing of that is this change's.
        const [ours, theirs] = await Promise.all([linkTargets(head, hash), linkTargets(base, hash)]);
        return now.reason === then.reason && leadsOut.has(now.reason) && ours === theirs;
    }
    const [one, other] = await Promise.all([head.idOf(path, hash), base.idOf(path, hash)]);
    return one !== null && one === other;
}

;// CONCATENATED MODULE: ./build/run/compare-with-base.js







/** Where there is nothing to compare with, everything may be new. */
const unknownChanges = {
    of: () => ({ kind: 'unknown', before: null, replaced: [] }),
    removed: [],
    touches: () => true,
};
const added = { kind: 'added', before: null, replaced: [] };
/**
 * Compares a tree with its base.
 *
 * @returns the reason alone where the base cannot be understood, so that nothing is known of it
 */
async function compareWithBase(head, base, options) {
    let then;
    try {
        then = await (0,run_inventory/* scanTree */.wp)(base.source, options);
    }
    catch (error) {
        return { reason: `the base cannot be understood (${(0,failure/* causeOf */.r)(error)})` };
    }
    const { hash } = base;
    // A lockfile may move what no declaration names, and reading it takes time.
    const isMoved = head.inventory.candidates.length > 0 && (await installationsDiffer(head.tree, then.tree, hash));
    const [ours, theirs] = await Promise.all([allOf(head, isMoved), allOf(then, isMoved)]);
    const [now, before] = [ours.map(({ proved }) => proved), theirs.map(({ proved }) => proved)];
    const sides = { base: sideOf(before, then.tree), head: sideOf(now, head.tree) };
    const files = new Set([...filesThatCount(sides.base), ...filesThatCount(sides.head)]);
    const { changes, removed } = compare({ ...sides.base, contentOf: await readContents(then.tree, files, 'base', hash) }, { ...sides.head, contentOf: await readContents(head.tree, files, 'head', hash) }, await findRenames({ tree: head.tree, files: filesNamed(sides.head) }, { tree: then.tree, files: filesNamed(sides.base) }));
    const touched = await touchedFiles(head, then.tree, hash);
    const provedOf = new Map(ours.map(({ plain, proved }) => [plain, proved]));
    return {
        of: (dependency) => changes.get(provedOf.get(dependency) ?? dependency) ?? added,
        removed: removed.filter(({ declaration }) => declaration.client !== 'package-manifest'),
        touches: ({ path }) => touched.has(path),
    };
}
/** Files that cannot be read and are not the same in the base. */
async function touchedFiles({ inventory, tree }, base, hash) {
    const touched = new Set();
    for (const { path, status } of inventory.files) {
        if (status !== 'unreadable' || touched.has(path))
            continue;
        if (!(await isSameFile(path, tree, base, hash)))
            touched.add(path);
    }
    return touched;
}
/** Everything that is declared, and the candidates, proved where that may matter. */
async function allOf({ inventory, project }, isMoved) {
    const { dependencies, candidates } = inventory;
    const versions = isMoved ? await (0,run_inventory/* prove */.zn)(candidates, project) : candidates;
    return [
        ...dependencies.map((plain) => ({ plain, proved: plain })),
        ...candidates.map((plain, index) => ({ plain, proved: versions[index] ?? plain })),
    ];
}
/** Whether any file that decides about installed versions is another one. */
async function installationsDiffer(head, base, hash) {
    const filesOf = ({ paths, links }) => [...paths, ...links].filter(lockfiles/* isInstallationFile */.v).sort();
    const files = filesOf(head);
    if (files.join('\0') !== filesOf(base).join('\0'))
        return true;
    for (const path of files) {
        // What a link leads to is not named by it.
        if (head.links.has(path))
            return true;
        const [now, then] = await Promise.all([head.idOf(path, hash), base.idOf(path, hash)]);
        if (now === null || now !== then)
            return true;
    }
    return false;
}
function sideOf(dependencies, tree) {
    return { dependencies, deciding: decidingFiles(dependencies, tree) };
}

// EXTERNAL MODULE: ./build/run/effective-policy.js
var effective_policy = __webpack_require__(18850);
// EXTERNAL MODULE: ./build/versions/git.js
var git = __webpack_require__(37292);
// EXTERNAL MODULE: ./build/patterns/match.js
var patterns_match = __webpack_require__(40467);
;// CONCATENATED MODULE: ./build/patterns/meaning.js


/**
 * What a pattern means, compiled once for it is asked of every dependency.
 *
 * @param isOf whether what is known of a version makes it one of the pattern's
 * @param isNamed whether a name is one of the pattern's
 */
function meaningOf(pattern, isOf = meansOneOf, isNamed = (0,patterns_match/* nameTest */.Sf)(pattern)) {
    return (dependency, known = certainVersions(dependency)) => dependency.name !== null &&
        isNamed(dependency.type, dependency.name) &&
        (pattern.version === null || isOf(pattern, known));
}
function meansOneOf(pattern, versions) {
    return versions.some((version) => (0,patterns_match/* meansVersion */.ZB)(pattern, version));
}
/** What is not pinned has no version that a pattern could mean; a branch or tag of git pins nothing. */
function certainVersions(dependency) {
    const stated = statedVersion(dependency);
    if (stated === null)
        return [];
    const mayMove = dependency.resolved === null && dependency.pin === 'git' && !(0,git/* isCommit */.W)(stated);
    return mayMove ? [] : [stated];
}
/** The version that a lockfile proves, or that the declaration names: one version, or a ref of git. */
function statedVersion({ resolved, pin, version }) {
    if (resolved !== null)
        return resolved.version;
    return pin === 'exact' || pin === 'digest' || pin === 'git' ? version : null;
}

// EXTERNAL MODULE: ./build/patterns/relations.js
var relations = __webpack_require__(2087);
;// CONCATENATED MODULE: ./build/policy/bindings.js


/** A dependency without the registries that the policy takes for the default one. */
function withAcceptedRegistries(dependency, registries) {
    const accepted = new Set(registries.flatMap(({ type, address }) => (type === dependency.type ? [address] : [])));
    if (accepted.size === 0)
        return dependency;
    const alterations = dependency.alterations.filter(({ kind, address }) => kind !== 'registry' || address === undefined || !accepted.has(address));
    return { ...dependency, alterations };
}
/**
 * Tells the record that a policy binds a dependency to, by its id; null where it binds it to none. The
 * organisation's word counts before the repository's, but where it lets repositories say it.
 */
function openBindings({ overrides, floor, }) {
    const [own, ofFloor] = [boundBy(overrides), boundBy(floor?.overrides ?? [])];
    const bound = floor?.overridable.has('servers') ? [...own, ...ofFloor] : [...ofFloor, ...own];
    return (dependency) => bound.find(({ means }) => means(dependency))?.server ?? null;
}
function boundBy(overrides) {
    return overrides
        .filter(({ server }) => server !== null)
        .map(({ match, server }) => ({ match, server, means: meaningOf(match) }))
        .sort(relations/* bySpecificity */.m6);
}

// EXTERNAL MODULE: ./build/model.js
var model = __webpack_require__(25933);
// EXTERNAL MODULE: ./build/policy/catalogue.js + 28 modules
var catalogue = __webpack_require__(52280);
;// CONCATENATED MODULE: ./build/policy/remedy.js

/**
 * The nearest version that meets the policy: the lowest above the judged one for a pinned dependency,
 * else the one with the best score, the highest of several; for one that is not pinned the highest.
 *
 * @param passes whether the policy passes the dependency in another version
 */
function nearestPassing(dependency, match, passes) {
    const { compare, isPrerelease } = ecosystems/* ecosystems */.uU[dependency.type];
    const declaration = { ...dependency.declaration, disabled: false };
    const passing = match.scored.filter((report) => {
        const { version } = report;
        if (isPrerelease(version))
            return false;
        const exact = { pin: 'exact', specifier: version, version, digest: null };
        const pinned = { ...dependency, declaration, ...exact, resolved: null };
        return passes(pinned, { ...match, kind: 'exact', report, judgedVersion: version });
    });
    const isPinned = dependency.pin === 'exact' || dependency.pin === 'digest';
    const { judgedVersion } = match;
    const isHigher = (version) => judgedVersion !== null && (compare(version, judgedVersion) ?? 0) > 0;
    const best = passing.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))[0];
    const nearest = isPinned
        ? (passing.findLast(({ version }) => isHigher(version)) ?? best)
        : passing[0];
    if (nearest === undefined || nearest.score === null)
        return null;
    return { version: nearest.version, grade: nearest.grade, score: nearest.score };
}

;// CONCATENATED MODULE: ./build/policy/terms.js





/** Opens the terms of a policy, for the dependencies of a run. */
function openTerms(source, owner = '') {
    const overrides = [source.overrides, source.inherited ?? []].flatMap((list) => list.map((override) => ({ ...override, means: meaningOf(override.match) })).sort(relations/* bySpecificity */.m6));
    const [deny, allow, firstParty] = ['deny', 'allow', 'firstParty'].map((list) => source[list].map((pattern) => ({
        text: pattern.text,
        means: list === 'deny'
            ? meaningOf(pattern, patterns_match/* reachesVersion */.gx, (0,patterns_match/* reachingNameTest */.FH)(pattern))
            : meaningOf(pattern),
    })));
    const levelOf = (id, isTouched, byHand) => {
        const level = byHand ?? source.levels.get(id) ?? presetLevel(source, id, isTouched);
        return source.preset === 'report-only' && level === 'fail' ? 'warn' : level;
    };
    const isExplicit = (id) => source.levels.has(id);
    return {
        levelOf: (id, isTouched) => levelOf(id, isTouched),
        isExplicit,
        termsOf(dependency, match) {
            const known = knownVersions(dependency, match);
            const { reachable: name } = dependency;
            const reached = name === undefined ? dependency : { ...dependency, type: 'remote', name };
            // A package of another registry is another package.
            const isForeign = dependency.alterations.some(({ kind }) => kind === 'registry');
            const own = overrides.filter(({ means }) => means(dependency));
            return {
                minScore: own.find(({ minScore }) => minScore !== null)?.minScore ?? source.minScore ?? 0,
                minGrade: own.find(({ minGrade }) => minGrade !== null)?.minGrade ?? source.minGrade,
                levelOf: (id) => levelOf(id, true, own.find(({ levels }) => levels.has(id))?.levels.get(id)),
                isExplicit: (id) => isExplicit(id) || own.some(({ levels }) => levels.has(id)),
                isFirstParty: firstParty?.some(({ means }) => means(dependency)) ?? false,
                deniedBy: deny?.find(({ means }) => means(reached, known))?.text ?? null,
                isAllowed: source.allow.length === 0 ||
                    dependency.type === 'local' ||
                    (!isForeign && (allow?.some(({ means }) => means(dependency)) ?? false)),
                owner,
            };
        },
    };
}
/** All that is known of the version of a launch: what it tells, what it is judged as, and the digests of these. */
function knownVersions(dependency, match) {
    const { type } = dependency;
    const versions = [statedVersion(dependency), match?.judgedVersion ?? null].filter((each) => each !== null);
    const { versions: listed = [], packageRefs = [] } = match?.server ?? {};
    const digests = [...listed, ...packageRefs.filter((ref) => ref.type === type)].flatMap(({ version, digest }) => digest !== null && versions.some((each) => (0,ecosystems/* sameVersion */.r1)(type, each, version ?? ''))
        ? [digest]
        : []);
    return [...versions, ...digests];
}
/** What a floor without a preset means by setting a value: the rule of that value is in force. */
const implied = {
    'score-below-minimum': ({ minScore, overrides }) => minScore !== null || overrides.some((each) => each.minScore !== null),
    'grade-below-minimum': ({ minGrade, overrides }) => minGrade !== null || overrides.some((each) => each.minGrade !== null),
    denied: ({ deny }) => deny.length > 0,
    'not-allowed': ({ allow }) => allow.length > 0,
};
function presetLevel(source, id, isTouched) {
    const rule = byId.get(id);
    const { preset = null } = source;
    if (rule === undefined || (preset === null && !implied[id]?.(source)))
        return 'off';
    const levels = rule.about === 'file' && isTouched ? rule.touchedLevels : rule.levels;
    return levels[preset ?? 'recommended'];
}
const byId = new Map(catalogue/* catalogue */.sW.map(({ id, rule }) => [id, rule]));

// EXTERNAL MODULE: ./build/policy/verdict.js
var policy_verdict = __webpack_require__(76234);
;// CONCATENATED MODULE: ./build/policy/waivers.js


const dayMs = 24 * 60 * 60 * 1000;
/**
 * Opens the waivers of a policy.
 *
 * @param now milliseconds since the epoch
 * @param floor what an organisation lets be waived; its own waivers are among the others
 */
function openWaivers(waivers, floor, now) {
    const entries = waivers.map((waiver) => {
        const daysLeft = Math.floor(Date.parse(waiver.expires) / dayMs) - Math.floor(now / dayMs);
        const isOfFloor = floor?.waivers.includes(waiver) ?? false;
        const refusal = floor === null || isOfFloor ? null : refusalOf(waiver, daysLeft, floor);
        const means = waiver.match === null ? null : meaningOf(waiver.match);
        return { waiver, daysLeft, refusal, means, covers: 0, otherChecks: new Set() };
    });
    const byShelf = new Map([...Map.groupBy(entries, ({ waiver }) => bucketOf(waiver))].map(([bucket, inBucket]) => {
        const byBeginning = Map.groupBy(inBucket, ({ waiver }) => beginningOf(waiver));
        const lengths = [...new Set([...byBeginning.keys()].map((each) => each?.length ?? 0))];
        // Who says more comes first.
        lengths.sort((a, b) => b - a);
        return [bucket, { byBeginning, lengths }];
    }));
    return {
        find(subject, check) {
            const named = askedOf(subject)
                .flatMap(({ bucket, name }) => {
                const { byBeginning, lengths = [] } = byShelf.get(bucket) ?? {};
                return lengths
                    .filter((length) => length <= name.length)
                    .flatMap((length) => byBeginning?.get(name.slice(0, length)) ?? []);
            })
                .filter(({ waiver, means }) => isAbout(waiver, means, subject));
            const ofCheck = Map.groupBy(named, ({ waiver }) => waiver.check === null || waiver.check === check);
            const [found, missed] = [ofCheck.get(true) ?? [], ofCheck.get(false) ?? []];
            if (check !== null)
                for (const { otherChecks } of missed)
                    otherChecks.add(check);
            const counts = Map.groupBy(found, ({ daysLeft, refusal }) => daysLeft >= 0 && refusal === null);
            for (const entry of found)
                entry.covers += 1;
            return {
                waiver: counts.get(true)?.[0]?.waiver ?? null,
                ended: (counts.get(false) ?? []).map(({ waiver }) => waiver),
                missed: missed.map(({ waiver }) => waiver),
            };
        },
        reports: () => entries.map(({ waiver, daysLeft, refusal, covers, otherChecks }) => ({
            waiver,
            status: daysLeft < 0 ? 'expired' : refusal !== null ? 'refused' : covers > 0 ? 'used' : 'unused',
            covers,
            otherChecks: [...otherChecks].sort(),
            daysLeft,
            reason: refusal,
        })),
    };
}
function refusalOf(waiver, daysLeft, floor) {
    if (!floor.waivable.has(waiver.rule)) {
        return `the organisation's policy does not let ${waiver.rule} be waived`;
    }
    const { maxWaiverDays } = floor;
    return maxWaiverDays !== null && daysLeft > maxWaiverDays
        ? `the organisation's policy lets a waiver end in ${maxWaiverDays} days at most`
        : null;
}
/** Where waivers of one rule stand together: those of one type, or those by file. */
function bucketOf({ rule, match }) {
    return `${rule} ${match?.type ?? 'file'}`;
}
/** How the names begin that a waiver may mean; null where it names no owner, and so means none. */
function beginningOf({ match, file }) {
    if (match === null)
        return file;
    if ((0,relations/* literalOwner */.tb)(match) === null)
        return null;
    // `/**` means the folder itself, too.
    return match.name.includes('*') ? match.name.replace(/\/*\*.*$/s, '') : match.name;
}
/** On which shelves to look for what. */
function askedOf({ rule, file, dependency }) {
    const ofFile = { bucket: `${rule} file`, name: file };
    if (dependency === null || !hasIdentity(dependency))
        return [ofFile];
    const { type, name } = dependency;
    return [{ bucket: `${rule} ${type}`, name: name ?? '' }];
}
/** What has none is known by its file and alias alone. */
function hasIdentity({ type, name }) {
    return type !== 'local' && type !== 'unidentified' && name !== null;
}
function isAbout({ file, alias }, means, { file: where, dependency }) {
    if (means !== null)
        return dependency !== null && means(dependency);
    if (file !== where)
        return false;
    // An alias is the user's to give: it never stands for what has a name of its own.
    return dependency === null ? alias === null : alias === dependency.declaration.alias;
}

// EXTERNAL MODULE: ./build/policy/words.js
var policy_words = __webpack_require__(16274);
;// CONCATENATED MODULE: ./build/policy/evaluate.js








/** Evaluates every rule on everything; nothing is decided before all are through. */
function evaluate(facts, policy) {
    const ruling = rulingOf(policy);
    const waivers = openWaivers(policy.waivers, policy.floor, facts.now);
    // Versions that are only looked at for a remedy must not make a waiver used.
    const draft = openWaivers(policy.waivers, policy.floor, facts.now);
    const lapsed = new Set();
    const pathOf = (file) => (0,posix_.join)(facts.folder, file);
    const servers = facts.dependencies.map((each) => {
        const judge = { ruling, waivers, draft, pathOf, lapsed: each.isCounted ? lapsed : null };
        return each.match === null
            ? judgeOne(each, judge)
            : [each.match, ...each.match.rivals]
                .map((match) => judgeOne({ ...each, match }, judge))
                .reduce((worst, one) => (severity(one) > severity(worst) ? one : worst));
    });
    const files = facts.files.map((each) => ({
        problems: fileProblems(each, { ruling, waivers, pathOf, lapsed }),
        isCounted: facts.scope === 'all' || each.isTouched,
    }));
    const reports = waivers.reports();
    // What is not judged may be what a waiver waits for.
    const isAll = facts.scope === 'all' && facts.dependencies.every(({ match }) => match !== null);
    const problems = catalogue/* catalogue */.sW.flatMap(({ id, rule }) => {
        const level = levelIn(ruling, id, true);
        const nowhere = { file: null, span: null };
        switch (rule.about) {
            case 'export':
                if (facts.export === null)
                    return [];
                return problemOf(id, level, rule.evaluate(facts.export, policy), nowhere);
            case 'gate':
                return facts.relaxations.flatMap((relaxation) => problemOf(id, level, rule.evaluate(relaxation), relaxation));
            case 'waiver':
                return reports
                    .filter(({ waiver }) => isAll || lapsed.has(waiver))
                    .flatMap((report) => {
                    const { writtenIn: file, span } = report.waiver;
                    return problemOf(id, level, rule.evaluate(report), { file, span });
                });
            default:
                return [];
        }
    });
    const ofFiles = (isCounted) => files.filter((each) => each.isCounted === isCounted).flatMap((each) => each.problems);
    return {
        servers,
        problems: [...ofFiles(true), ...problems],
        earlierProblems: ofFiles(false),
        waivers: reports,
    };
}
function rulingOf(policy) {
    const { floor } = policy;
    const free = floor?.overridable ?? new Set();
    return {
        own: openTerms(policy),
        floor: floor === null
            ? null
            : openTerms({ ...floor, preset: free.has('preset') ? null : floor.preset }, ' of the organisation'),
        free,
    };
}
/** The terms of the floor, with the repository's word where that is its own matter. */
function floorTerms(floor, own, free) {
    return {
        ...floor,
        minScore: free.has('min-score') ? own.minScore : floor.minScore,
        minGrade: free.has('min-grade') ? own.minGrade : floor.minGrade,
        levelOf: (rule) => free.has(rule) && own.isExplicit(rule) ? own.levelOf(rule) : floor.levelOf(rule),
    };
}
const severities = { pass: 0, warn: 1, fail: 2, error: 3 };
/** The verdict first, the lower score among equal verdicts, no score as the lowest. */
function severity({ verdict, match }) {
    return severities[verdict ?? 'pass'] + (1 - ((match?.report?.score ?? -1) + 1) / 101) / 2;
}
function judgeOne(facts, judge) {
    const bare = { ...facts, remedy: null };
    const first = dependencyProblems(bare, judge);
    if (facts.match === null) {
        // What was there before is not judged where nothing needs the export.
        return facts.isCounted
            ? { ...bare, problems: first, verdict: 'error' }
            : { ...bare, problems: [], verdict: null };
    }
    if (first.length === 0)
        return { ...bare, problems: first, verdict: 'pass' };
    // Only where something is wrong is a better version looked for; the words then name it.
    const tried = { ...judge, waivers: judge.draft, lapsed: null };
    const remedy = nearestPassing(facts.dependency, facts.match, (dependency, match) => isAdvisable({ ...facts, dependency, match, remedy: null }, tried));
    if (remedy === null)
        return { ...bare, problems: first, verdict: (0,policy_verdict/* verdictOf */.V)(first) };
    const problems = dependencyProblems({ ...bare, remedy }, { ...judge, waivers: judge.draft });
    return { ...bare, remedy, problems, verdict: (0,policy_verdict/* verdictOf */.V)(problems) };
}
/** The level of a rule that is about no dependency: the floor's, where that is the stronger. */
function levelIn({ own, floor, free }, id, isTouched) {
    const level = own.levelOf(id, isTouched);
    const isFree = free.has(id) && own.isExplicit(id);
    const least = floor === null || isFree ? 'off' : floor.levelOf(id, isTouched);
    return model/* levels */.yr.indexOf(least) < model/* levels */.yr.indexOf(level) ? least : level;
}
function dependencyProblems(graded, judge) {
    const { ruling } = judge;
    const { dependency, match } = graded;
    const own = ruling.own.termsOf(dependency, match);
    const floor = ruling.floor?.termsOf(dependency, match) ?? null;
    // Under both terms, and the stronger counts; of two alike that of the organisation is told.
    const least = floor === null ? null : floorTerms(floor, own, ruling.free);
    const both = least !== null && own.minScore > least.minScore ? [own, least] : [least, own];
    const terms = both.filter((each) => each !== null);
    const problems = catalogue/* catalogue */.sW.flatMap(({ id, rule }) => {
        if (rule.about !== 'dependency')
            return [];
        if (dependency.role === 'launcher' && !rule.judgesLaunchers)
            return [];
        const found = terms.map((each) => ruleProblems(id, rule, graded, each, judge));
        return found.reduce((worst, each) => (weightOf(each) > weightOf(worst) ? each : worst));
    });
    return problems.filter((problem) => !shownByScore.has(problem.rule) || !isShown(problem, problems));
}
/** Rules about the findings that a score below the minimum shows too. */
const shownByScore = new Set(['failing-finding', 'warning-finding']);
/**
 * Whether findings are told with the score and weigh nothing beside it. A score that is waived takes no
 * finding with it: who accepts a number has not read what stands behind it.
 */
function isShown(findings, beside) {
    return (findings.waived === null &&
        beside.some(({ rule, level, waived }) => rule === 'score-below-minimum' &&
            waived === null &&
            severities[level] >= severities[findings.level]));
}
/** How much problems of one rule weigh: what is waived weighs nothing. */
function weightOf(problems) {
    const verdict = (0,policy_verdict/* verdictOf */.V)(problems);
    return severities[verdict] + (problems.length > 0 ? 0.5 : 0);
}
/** The problems of one rule on one dependency under one set of terms: at most one, and a waived one. */
function ruleProblems(id, rule, graded, terms, judge) {
    const { dependency } = graded;
    const { declaration, span } = dependency;
    const level = terms.levelOf(id);
    // Nobody starts a disabled server: it is shown, and judged in full when it is enabled.
    const capped = declaration.disabled && level === 'fail' ? 'warn' : level;
    const place = { file: declaration.file, span };
    const problems = (each) => problemOf(id, capped, rule.evaluate(each, terms), place);
    const all = problems(graded);
    if (all.length === 0 || !rule.isWaivable || all[0]?.level === 'error')
        return all;
    const waive = (check) => waiverOf(judge, { rule: id, file: judge.pathOf(declaration.file), dependency }, check);
    const { ofFindings } = rule;
    if (ofFindings === undefined) {
        const waiver = waive(null);
        return all.map((problem) => ({ ...problem, waived: waiver?.reason ?? null }));
    }
    // Each finding has its waiver or none: what is left is a problem of its own.
    const findings = all.flatMap((problem) => problem.findings);
    const byWaiver = Map.groupBy(findings, (finding) => waive((0,policy_words/* checkOf */.EG)(finding)));
    return [...byWaiver].flatMap(([waiver, ones]) => problems(withFindings(graded, ofFindings, ones)).map((problem) => ({
        ...problem,
        waived: waiver?.reason ?? null,
    })));
}
/** The same dependency with only some of its findings of one result. */
function withFindings(graded, result, findings) {
    const { match } = graded;
    if (match === null || match.report === null)
        return graded;
    const kept = match.report.findings.filter((finding) => finding.result !== result || findings.includes(finding));
    return { ...graded, match: { ...match, report: { ...match.report, findings: kept } } };
}
function waiverOf({ waivers, lapsed }, subject, check) {
    const { waiver, ended, missed } = waivers.find(subject, check);
    if (waiver === null)
        for (const each of [...ended, ...missed])
            lapsed?.add(each);
    return waiver;
}
function fileProblems({ file, isTouched }, { ruling, waivers, pathOf, lapsed }) {
    return catalogue/* catalogue */.sW.flatMap(({ id, rule }) => {
        if (rule.about !== 'file')
            return [];
        const level = levelIn(ruling, id, isTouched);
        const place = { file: file.path, span: file.span };
        return problemOf(id, level, rule.evaluate(file), place).map((problem) => {
            const subject = { rule: id, file: pathOf(file.path), dependency: null };
            const waiver = waiverOf({ waivers, lapsed: isTouched ? lapsed : null }, subject, null);
            return { ...problem, waived: waiver?.reason ?? null };
        });
    });
}
function problemOf(rule, level, found, { file, span }) {
    if (found === null)
        return [];
    const { message, advice, findings, isError } = found;
    const effective = isError ? 'error' : level;
    if (effective === 'off')
        return [];
    return [{ rule, level: effective, message, advice, findings, file, span, waived: null }];
}
/** Rules whose problems no remedy has, waived or not. */
const minimums = new Set(['score-below-minimum', 'grade-below-minimum']);
/** Whether the policy passes a dependency, so that it can be advised. */
function isAdvisable(graded, judge) {
    const problems = dependencyProblems(graded, judge);
    // However mildly it is taken: a version below the minimum is none to be advised.
    const isBelow = problems.some(({ rule }) => minimums.has(rule));
    return !isBelow && ['pass', 'warn'].includes((0,policy_verdict/* verdictOf */.V)(problems));
}

;// CONCATENATED MODULE: ./build/run/judge.js





const noExport = {
    generatedAt: null,
    schemaVersion: null,
    rubricVersion: null,
    source: 'none',
    caution: null,
};
const emptySelection = {
    header: { schemaVersion: null, rubricVersion: null, generatedAt: 0 },
    servers: [],
    malformedRecords: new Map(),
    neighbours: new Map(),
    inconsistencies: [],
};
/** Whether the export lists a package by a typed reference. */
function isListed(candidate, loaded) {
    const selection = loaded?.selection ?? emptySelection;
    const { by, error } = (0,match/* matchDependency */.p)(candidate, selection);
    return by === 'package' || by === 'url' || error !== null;
}
/** Matches, evaluates, decides. Without an export only what can stand in none is matched. */
async function judge(changed, loaded, { effective, context, files, removed }, ports) {
    const { policy, relaxations, origin } = effective;
    const now = ports.now();
    const exported = exportReport(loaded);
    const { servers, problems, earlierProblems, waivers } = evaluate({
        dependencies: matchAll(changed, loaded, policy),
        files,
        export: loaded === null
            ? null
            : {
                ...exported,
                ageMs: now - loaded.selection.header.generatedAt,
                inconsistencies: loaded.selection.inconsistencies,
            },
        relaxations,
        scope: context.scope,
        folder: ports.folder,
        now,
    }, policy);
    const counted = servers.filter(({ isCounted }) => isCounted);
    const head = servers.length > 0 ? await ports.readHeadCommit() : null;
    return {
        toolVersion: version/* version */.r,
        run: {
            ...context,
            head,
            policy: origin,
            notices: [...context.notices, ...effective.notices],
        },
        verdict: (0,policy_verdict/* verdictOf */.V)([...counted.flatMap((server) => server.problems), ...problems]),
        failure: null,
        policy,
        export: exported,
        servers: servers.map(asReported),
        removed,
        problems,
        earlierProblems,
        waivers,
        files: withManifests(files.map(({ file }) => file), servers),
    };
}
/** Each dependency with what the export says of it, and of what it was before. */
function matchAll(changed, loaded, policy) {
    const boundTo = openBindings(policy);
    const matchOf = (dependency) => loaded === null && (0,match/* identityOf */.c)(dependency) !== null
        ? null
        : (0,match/* matchDependency */.p)(dependency, loaded?.selection ?? emptySelection, boundTo(dependency));
    const matched = (dependency) => {
        const accepted = withAcceptedRegistries(dependency, policy.registries);
        return { dependency: accepted, match: matchOf(accepted) };
    };
    const previousOf = openPrevious(matched);
    return changed.map(({ change, isCounted, ...was }) => ({
        ...matched(was.dependency),
        change,
        isCounted,
        previous: previousOf(was),
    }));
}
/** The files with those that servers were found in beside them: package manifests, read in full. */
function withManifests(files, servers) {
    const known = new Set(files.map(({ path }) => path));
    const found = new Set(servers.map(({ dependency }) => dependency.declaration.file));
    const further = [...found].filter((path) => !known.has(path));
    return [
        ...files,
        ...further.map((path) => ({ path, status: 'read', reason: null, span: null })),
    ];
}
/**
 * Tells what a dependency was before. Where it came to a place that several have left, it may have
 * taken that of any: one that was graded counts, so that none loses its grade behind another.
 */
function openPrevious(judged) {
    const graded = new Map();
    const isGraded = ({ match }) => (match?.report?.score ?? null) !== null;
    return ({ dependency: { type, name }, before, replaced }) => {
        if (before === null)
            return null;
        const own = judged(before);
        if (isGraded(own) || (before.type === type && before.name === name))
            return own;
        if (!graded.has(replaced))
            graded.set(replaced, replaced.map(judged).find(isGraded) ?? null);
        return graded.get(replaced) ?? own;
    };
}
function exportReport(loaded) {
    if (loaded === null)
        return noExport;
    const { selection, source, caution } = loaded;
    return { ...selection.header, source, caution };
}
/** A judged server without what was only there to be weighed: no report shows it. */
function asReported(server) {
    const plain = (match) => match === null ? null : { ...match, scored: [], rivals: [] };
    const { match, previous } = server;
    return {
        ...server,
        match: plain(match),
        previous: previous === null ? null : { ...previous, match: plain(previous.match) },
    };
}

;// CONCATENATED MODULE: ./build/run/run.js









const nothingToSave = async () => { };
const nothingToSuggest = async () => ({ suggestions: [], leftOut: [] });
/**
 * Judges the servers that a tree declares, or those that a change brings: policy → files →
 * declarations → dependencies → changes → export → matches → problems → verdict. Trouble with the
 * export ends as a report whose verdict is `error`.
 *
 * @throws GateError where the policy cannot be used, or the tree not be understood
 */
async function run(settings, ports) {
    const found = await ports.findBase();
    const effective = await (0,effective_policy/* findEffectivePolicy */.p)(settings, ports, found);
    ports.showPolicy(effective.policy);
    const options = {
        folder: ports.folder,
        ignorePaths: effective.policy.ignorePaths,
        withCandidates: true,
    };
    const head = await scanHead(ports, options);
    const { changes, missing } = await changesSince(found, head, options);
    const context = contextOf(settings, ports, found.base, missing);
    for (const notice of [...context.notices, ...effective.notices])
        ports.log(notice);
    const { inventory } = head;
    const withChange = (dependency) => {
        const { kind, ...was } = changes.of(dependency);
        const isCounted = context.scope === 'all' || kind !== 'unchanged';
        return { dependency, change: kind, ...was, isCounted };
    };
    const declared = inventory.dependencies.map(withChange);
    const candidates = inventory.candidates.map(withChange);
    const facts = {
        effective,
        context,
        files: inventory.files.map((file) => ({ file, isTouched: changes.touches(file) })),
        removed: changes.removed,
    };
    let loaded;
    try {
        loaded = await loadGrades(declared, candidates, settings, ports);
    }
    catch (error) {
        if (!(error instanceof failure/* GateError */.u))
            throw error;
        const report = await judge(declared, null, facts, ports);
        return {
            report: { ...report, verdict: 'error', failure: plainFailure(error) },
            save: nothingToSave,
            suggest: nothingToSuggest,
        };
    }
    const listed = await provedCandidates(candidates, loaded, head);
    const report = await judge([...declared, ...listed], loaded, facts, ports);
    return {
        report,
        save: loaded?.save ?? nothingToSave,
        async suggest() {
            const { suggest: find } = await __webpack_require__.e(/* import() */ 4575).then(__webpack_require__.bind(__webpack_require__, 94575));
            return find(report.servers, (0,run_inventory/* rereading */.kZ)(head));
        },
    };
}
async function scanHead(ports, options) {
    const started = ports.now();
    const head = await (0,run_inventory/* scanTree */.wp)(ports.head, options);
    ports.log(`${(0,words/* scanWords */.HJ)(head.inventory)} (${ports.now() - started} ms)`);
    return head;
}
/** What the tree changes, and why there is no base to tell it, in words; null where there is one. */
async function changesSince({ base, missing }, head, options) {
    if (base === null)
        return { changes: unknownChanges, missing };
    const compared = await compareWithBase(head, base, options);
    return 'reason' in compared
        ? { changes: unknownChanges, missing: missing ?? compared.reason }
        : { changes: compared, missing };
}
/** What is compared with what, and how much the verdict speaks of. */
function contextOf(settings, ports, base, missing) {
    const isComparable = base !== null && missing === null;
    const scope = settings.scope !== 'all' && isComparable ? 'changed' : 'all';
    const notices = missing === null ? [] : [`Everything is judged, for there is no base: ${missing}.`];
    return { event: ports.event, base: isComparable ? base.commit : null, scope, notices };
}
/** What the export says of the names of a tree; null where none of them can stand in an export. */
async function loadGrades(declared, candidates, settings, ports) {
    if (![...declared, ...candidates].some(needsExport))
        return null;
    const { loadExport } = await __webpack_require__.e(/* import() */ 7811).then(__webpack_require__.bind(__webpack_require__, 57811));
    return loadExport(settings, queryFor(declared, candidates), ports);
}
/** Whether anything that the verdict speaks of, or what it was before, can stand in an export. */
function needsExport({ dependency, before, replaced, isCounted }) {
    return (isCounted &&
        [dependency, before, ...replaced].some((each) => each !== null && (0,match/* identityOf */.c)(each) !== null));
}
/** One query for everything, for what was there before too: the report shows all. */
function queryFor(declared, candidates) {
    const changed = [...declared, ...candidates];
    const all = [
        ...changed.flatMap(({ dependency, before }) => before === null ? [dependency] : [dependency, before]),
        // Many have one list in common.
        ...[...new Set(changed.map(({ replaced }) => replaced))].flat(),
    ];
    return {
        identities: uniqueIdentities(all),
        watched: uniqueIdentities(declared.map(({ dependency }) => dependency)),
    };
}
function uniqueIdentities(dependencies) {
    const identities = dependencies.flatMap((dependency) => (0,match/* identityOf */.c)(dependency) ?? []);
    return [...new Map(identities.map((each) => [(0,ecosystems/* identityKey */.US)(each), each])).values()];
}
/**
 * The candidates that are servers, in the versions that lockfiles prove. A name alone makes no server
 * of a library: the export must list it by a typed reference.
 */
async function provedCandidates(candidates, loaded, { project }) {
    const listed = candidates.filter(({ dependency }) => isListed(dependency, loaded));
    const proved = await (0,run_inventory/* prove */.zn)(listed.map(({ dependency }) => dependency), project);
    return listed.map((each, index) => ({ ...each, dependency: proved[index] ?? each.dependency }));
}
/** Just the data of a failure: an error carries a stack and a cause too. */
function plainFailure({ code, message, remedy, details }) {
    return { code, message, remedy, details };
}
/** The report of a run that ended before it could judge anything. */
function failedReport(failure, event) {
    return {
        toolVersion: version/* version */.r,
        run: { event, base: null, head: null, scope: 'all', policy: null, notices: [] },
        verdict: 'error',
        failure: plainFailure(failure),
        policy: null,
        export: noExport,
        servers: [],
        removed: [],
        problems: [],
        earlierProblems: [],
        waivers: [],
        files: [],
    };
}


/***/ }),

/***/ 19511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QL: () => (/* binding */ inputs),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   sw: () => (/* binding */ commentModes),
/* harmony export */   vj: () => (/* binding */ inputNames)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25933);


/** When a pull request gets a comment. */
const commentModes = ['never', 'on-failure', 'always'];
const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
/** A text such as `48h`, read as milliseconds. */
const duration = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^\d{1,9}(?:ms|s|m|h|d)$/)
    .transform((text) => {
    const [, number, unit] = /^(\d+)(\D+)$/.exec(text) ?? [];
    return Number(number) * units[unit];
})
    .pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
    .min(1)
    .max(units.d * 365));
/** Timers of Node hold 24 days at most; no download takes one. */
const shortDuration = duration.pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().max(units.d));
const onOff = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['true', 'false']).transform((text) => text === 'true');
const outcome = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['fail', 'warn']);
const pathInside = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .refine((text) => !/^(?:[\\/]|[A-Za-z]:)/.test(text) && !text.split(/[\\/]/).includes('..'));
/** What each input may hold, and how that is said to a person who got it wrong. */
const inputs = {
    'base-url': {
        allowed: 'an https:// address (http:// on loopback only) without user-info, query or fragment',
        schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform((text, context) => {
            const url = URL.canParse(text) ? new URL(text) : null;
            if (url !== null && isUsableBase(url))
                return url;
            context.addIssue('not usable');
            return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
        }),
    },
    preset: { allowed: `one of ${_model_js__WEBPACK_IMPORTED_MODULE_2__/* .presetNames */ .gC.join(', ')}`, schema: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_js__WEBPACK_IMPORTED_MODULE_2__/* .presetNames */ .gC) },
    'min-score': {
        allowed: 'a number from 0 to 100',
        schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
            .regex(/^\d{1,3}(?:\.\d+)?$/)
            .transform(Number)
            .pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().max(100)),
    },
    'min-grade': {
        allowed: 'a letter from A to F, perhaps with + or -',
        schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-F][+-]?$/),
    },
    scope: { allowed: 'auto, changed or all', schema: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['auto', 'changed', 'all']) },
    'config-file': { allowed: 'a path inside the repository, from its root', schema: pathInside },
    'max-age': { allowed: 'a duration such as 48h or 2d', schema: duration },
    timeout: { allowed: 'a duration such as 90s or 5m, of a day at most', schema: shortDuration },
    cache: { allowed: 'true or false', schema: onOff },
    'warm-cache': { allowed: 'true or false', schema: onOff },
    suggest: { allowed: 'true or false', schema: onOff },
    'on-missing-key': { allowed: 'fail or warn', schema: outcome },
    'on-unavailable': { allowed: 'fail or warn', schema: outcome },
    comment: { allowed: `one of ${commentModes.join(', ')}`, schema: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(commentModes) },
    'working-directory': {
        allowed: 'a folder inside the workspace, relative to it',
        schema: pathInside,
    },
};
/** Names of all inputs that a run reads, as `action.yml` declares them. */
const inputNames = [
    'api-key',
    'github-token',
    'comment-key',
    'export-file',
    'policy',
    'rules',
    'ignore-paths',
    ..._model_js__WEBPACK_IMPORTED_MODULE_2__/* .reportFiles */ .IU,
    ...Object.keys(inputs),
];
function isUsableBase(url) {
    const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(url.hostname);
    const secure = url.protocol === 'https:' || (url.protocol === 'http:' && loopback);
    return (secure && url.username === '' && url.password === '' && url.search === '' && url.hash === '');
}


/***/ }),

/***/ 63460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ mergeLayers),
/* harmony export */   PW: () => (/* binding */ emptyLayer),
/* harmony export */   VV: () => (/* binding */ placeIn),
/* harmony export */   qi: () => (/* binding */ defaultMinScore)
/* harmony export */ });
/** A layer that says nothing. */
const emptyLayer = {
    source: '',
    preset: null,
    minScore: null,
    minGrade: null,
    levels: new Map(),
    overrides: [],
    firstParty: [],
    registries: [],
    deny: [],
    allow: [],
    waivers: [],
    ignorePaths: null,
    messages: new Map(),
    places: new Map(),
};
/** The score that passes where nobody says another: the lower end of the band of grade B. */
const defaultMinScore = 75;
/**
 * Puts the layers of a policy together, and notes where each value comes from. Where the repository
 * says nothing the organisation's value counts, and where that says nothing the default.
 */
function mergeLayers({ file, given, floor, maxAge }) {
    const repository = file === null ? [given] : [given, file];
    const layers = floor === null ? repository : [...repository, floor];
    const provenance = new Map([['max-age', maxAge.source]]);
    const strongest = (name, of, fallback) => {
        const layer = layers.find((each) => of(each) !== null);
        provenance.set(name, layer === undefined ? 'default' : placeIn(layer, name));
        return (layer === undefined ? null : of(layer)) ?? fallback;
    };
    // What would make the floor's judgement milder counts only where the organisation says so.
    const allows = (name) => floor === null || floor.overridable.has(name);
    const list = (name, of, from) => {
        const entries = from.flatMap((layer) => (of(layer) ?? []).map((entry, at) => ({ entry, place: placeIn(layer, `${name}.${at}`) })));
        for (const [at, { place }] of entries.entries())
            provenance.set(`${name}.${at}`, place);
        return entries.map(({ entry }) => entry);
    };
    const floors = floor === null ? [] : [floor];
    const ofSettings = (name) => [...floors, ...(allows(name) ? repository : [])];
    // Of the inputs and the file the one that names paths; the floor's are left out anyway.
    const ignoring = repository.find(({ ignorePaths }) => ignorePaths !== null);
    const ownIgnoring = ignoring !== undefined && allows('ignore-paths') ? [ignoring] : [];
    const hasPreset = repository.some(({ preset }) => preset !== null);
    // Levels under the organisation's own preset: with another one they say nothing of what was meant.
    const levels = mergeLevels(hasPreset ? repository : layers, provenance);
    return {
        preset: strongest('preset', ({ preset }) => preset, 'recommended'),
        minScore: strongest('min-score', ({ minScore }) => minScore, defaultMinScore),
        minGrade: strongest('min-grade', ({ minGrade }) => minGrade, null),
        levels,
        overrides: list('servers', ({ overrides }) => overrides, repository).map((each) => allows('servers') ? each : { ...each, server: null }),
        inherited: floor === null ? [] : inheritedOverrides(floor, repository),
        firstParty: list('first-party', ({ firstParty }) => firstParty, [...floors, ...repository]),
        registries: list('registries', ({ registries }) => registries, ofSettings('registries')),
        deny: list('deny', ({ deny }) => deny, repository),
        allow: list('allow', ({ allow }) => allow, repository),
        waivers: [...floors, ...repository].flatMap(({ waivers }) => waivers),
        ignorePaths: list('ignore-paths', ({ ignorePaths }) => ignorePaths, [
            ...floors,
            ...ownIgnoring,
        ]),
        messages: messagesOf([...floors, ...repository].toReversed(), provenance),
        floor,
        maxAgeMs: maxAge.ms,
        provenance,
    };
}
/** Levels by rule id; of several the first layer's. */
function mergeLevels(layers, provenance) {
    const levels = new Map(layers.toReversed().flatMap((layer) => [...layer.levels]));
    for (const id of levels.keys()) {
        const layer = layers.find((each) => each.levels.has(id));
        if (layer !== undefined)
            provenance.set(`rules.${id}`, placeIn(layer, `rules.${id}`));
    }
    return levels;
}
/** What the organisation says of some servers, as far as the repository says nothing of it. */
function inheritedOverrides(floor, repository) {
    const isSilentOf = (of) => repository.every((layer) => of(layer) === null);
    const hasPreset = !isSilentOf(({ preset }) => preset);
    return floor.overrides.map((each) => ({
        ...each,
        minScore: isSilentOf(({ minScore }) => minScore) ? each.minScore : null,
        minGrade: isSilentOf(({ minGrade }) => minGrade) ? each.minGrade : null,
        levels: new Map([...each.levels].filter(([id]) => !hasPreset && !repository.some((layer) => layer.levels.has(id)))),
    }));
}
/** Messages by verdict; of several the last layer's. */
function messagesOf(layers, provenance) {
    const messages = [];
    for (const layer of layers) {
        for (const [verdict, text] of layer.messages) {
            messages.push([verdict, text]);
            provenance.set(`messages.${verdict}`, placeIn(layer, `messages.${verdict}`));
        }
    }
    return new Map(messages);
}
/** `.github/mcp-grade-gate.yml:3`, or the name of a source without lines. */
function placeIn({ source, places }, name) {
    const line = places.get(name)?.start.line;
    return line === undefined ? source : `${source}:${line}`;
}


/***/ }),

/***/ 78898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ nearestName)
/* harmony export */ });
/* harmony import */ var leven__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47785);

/** What other tools call it. */
const elsewhere = {
    error: 'fail',
    failure: 'fail',
    warning: 'warn',
    none: 'off',
    ignore: 'off',
};
/** The nearest of some right spellings to a wrong one; the empty text where there are none. */
function nearestName(text, candidates) {
    const known = Object.hasOwn(elsewhere, text) ? elsewhere[text] : undefined;
    if (known !== undefined && candidates.includes(known))
        return known;
    // What is compared has a limit: a stranger's key may have any length.
    const start = text.slice(0, 60);
    return candidates.toSorted((a, b) => (0,leven__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(start, a) - (0,leven__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(start, b))[0] ?? '';
}


/***/ }),

/***/ 7606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ policyLines)
/* harmony export */ });
/* harmony import */ var _layers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63460);

/** The effective policy as lines: each value with where it comes from. */
function policyLines(policy) {
    const { provenance, floor } = policy;
    const line = (name, value) => ({
        name,
        value,
        source: provenance.get(name) ?? 'default',
    });
    const list = (name, entries) => entries.map((value, at) => ({ name, value, source: provenance.get(`${name}.${at}`) ?? '' }));
    return [
        line('preset', policy.preset),
        line('min-score', String(policy.minScore)),
        ...(policy.minGrade === null ? [] : [line('min-grade', policy.minGrade)]),
        line('max-age', `${policy.maxAgeMs / 3_600_000} h`),
        ...[...policy.levels].map(([rule, level]) => line(`rules.${rule}`, level)),
        ...list('servers', policy.overrides.map(overrideWords)),
        ...list('first-party', policy.firstParty.map(textOf)),
        ...list('registries', policy.registries.map(({ type, address }) => `${type}=${address}`)),
        ...list('deny', policy.deny.map(textOf)),
        ...list('allow', policy.allow.map(textOf)),
        ...policy.waivers.map(({ match, file, alias, rule, check, expires, writtenIn, span }) => ({
            name: 'waivers',
            value: [
                match?.text ?? [alias, file].filter((part) => part !== null).join(' in '),
                check === null ? rule : `${rule} of ${check}`,
                `until ${expires}`,
            ].join(', '),
            source: `${writtenIn ?? floor?.source ?? ''}:${span?.start.line ?? 1}`,
        })),
        ...list('ignore-paths', policy.ignorePaths),
        ...[...policy.messages].map(([verdict, text]) => line(`messages.${verdict}`, text)),
        ...(floor === null ? [] : floorLines(floor)),
    ];
}
const textOf = ({ text }) => text;
function overrideWords({ match, minScore, minGrade, levels, server }) {
    return [
        match.text,
        ...(minScore === null ? [] : [`min-score ${minScore}`]),
        ...(minGrade === null ? [] : [`min-grade ${minGrade}`]),
        ...[...levels].map(([rule, level]) => `${rule}: ${level}`),
        ...(server === null ? [] : [`is ${server}`]),
    ].join(', ');
}
/** What the organisation demands; its other values stand among those of the repository. */
function floorLines(floor) {
    const line = (name, value) => ({
        name: `floor.${name}`,
        value,
        source: (0,_layers_js__WEBPACK_IMPORTED_MODULE_0__/* .placeIn */ .VV)(floor, name),
    });
    const list = (name, entries) => entries.map((value, at) => ({ ...line(`${name}.${at}`, value), name: `floor.${name}` }));
    return [
        ...(floor.preset === null ? [] : [line('preset', floor.preset)]),
        ...(floor.minScore === null ? [] : [line('min-score', String(floor.minScore))]),
        ...(floor.minGrade === null ? [] : [line('min-grade', floor.minGrade)]),
        ...[...floor.levels].map(([rule, level]) => line(`rules.${rule}`, level)),
        ...list('servers', floor.overrides.map(overrideWords)),
        ...list('deny', floor.deny.map(textOf)),
        ...list('allow', floor.allow.map(textOf)),
        line('overridable', [...floor.overridable].join(', ') || 'nothing'),
        line('waivable', [...floor.waivable].join(', ') || 'nothing'),
        ...(floor.maxWaiverDays === null ? [] : [line('max-waiver-days', String(floor.maxWaiverDays))]),
    ];
}


/***/ }),

/***/ 84663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SettingsError: () => (/* binding */ SettingsError),
/* harmony export */   defaultConfigFile: () => (/* binding */ defaultConfigFile),
/* harmony export */   readCommentSettings: () => (/* binding */ readCommentSettings),
/* harmony export */   readSettings: () => (/* binding */ readSettings)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59874);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25933);
/* harmony import */ var _policy_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52280);
/* harmony import */ var _policy_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51616);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19511);
/* harmony import */ var _key_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3435);
/* harmony import */ var _layers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63460);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78898);








/** Settings that cannot be used, with all their faults at once. */
class SettingsError extends _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u {
    faults;
    details;
    constructor(faults) {
        super('invalid-settings', faults.length === 1
            ? 'A setting cannot be used.'
            : `${faults.length} settings cannot be used.`, 'Correct the inputs of the workflow step, or the options of the command line.');
        this.faults = faults;
        this.details = faults.map(({ name, given, allowed }) => given === null
            ? `${name}: ${allowed}`
            : `${name}: ${JSON.stringify(given)} is not ${allowed}`);
    }
}
const defaults = { maxAge: '48h', timeout: '5m' };
/** Where a repository keeps its policy. */
const defaultConfigFile = '.github/mcp-grade-gate.yml';
/**
 * Reads the inputs of a run. Empty text means "not given".
 *
 * @param raw text of each input by its name
 * @param source what the inputs are called in the provenance of values, for example `input`
 * @param needsExport whether an address or a local export must be given
 * @throws SettingsError with every fault
 */
function readSettings(raw, source, needsExport = true) {
    const faults = [];
    const given = (name) => raw[name]?.trim() || null;
    const read = (name) => readInput(name, given(name), faults);
    const baseUrl = read('base-url');
    const exportFile = given('export-file');
    if (needsExport && exportFile === null && given('base-url') === null) {
        faults.push({
            name: 'base-url',
            given: null,
            allowed: 'must be given (the address of the grading service), unless export-file is',
        });
    }
    read('comment');
    const maxAge = read('max-age');
    const ignorePaths = readIgnorePaths(given('ignore-paths'), faults);
    const { key, cautions } = readKey(given('api-key'), faults);
    const cache = read('cache') ?? true;
    const warmCache = read('warm-cache') ?? false;
    if (warmCache && (!cache || exportFile !== null)) {
        const allowed = 'cannot be set together with export-file, or with cache: false';
        faults.push({ name: 'warm-cache', given: null, allowed });
    }
    const settings = {
        apiKey: key,
        baseUrl,
        exportFile,
        given: {
            ..._layers_js__WEBPACK_IMPORTED_MODULE_3__/* .emptyLayer */ .PW,
            source,
            preset: read('preset'),
            minScore: read('min-score'),
            minGrade: read('min-grade'),
            levels: readRules(given('rules'), faults),
            ignorePaths,
        },
        configFile: read('config-file') ?? defaultConfigFile,
        floorText: given('policy'),
        maxAge: {
            ms: maxAge ?? _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0.parse(defaults.maxAge),
            source: maxAge === null ? 'default' : source,
        },
        scope: read('scope') ?? 'auto',
        workingDirectory: read('working-directory') ?? '.',
        timeoutMs: read('timeout') ?? _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0.parse(defaults.timeout),
        cache,
        warmCache,
        suggest: read('suggest') ?? false,
        onMissingKey: read('on-missing-key') ?? 'fail',
        onUnavailable: read('on-unavailable') ?? 'fail',
        files: Object.fromEntries(_model_js__WEBPACK_IMPORTED_MODULE_5__/* .reportFiles */ .IU.map((name) => [name, given(name)])),
        ...readCommentSettings(raw),
        cautions,
    };
    if (faults.length > 0)
        throw new SettingsError(faults);
    return settings;
}
/** The value of one input; null where there is none, or a fault, which is added. */
function readInput(name, text, faults) {
    if (text === null)
        return null;
    const { schema, allowed } = _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .inputs */ .QL[name];
    const parsed = schema.safeParse(text);
    if (parsed.success)
        return parsed.data;
    // A faulty address may carry a password.
    const isShown = name !== 'base-url';
    faults.push({
        name,
        given: isShown ? text : null,
        allowed: isShown ? allowed : `must be ${allowed}`,
    });
    return null;
}
function readIgnorePaths(text, faults) {
    const patterns = (0,_policy_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .spanLines */ .Y)(text);
    for (const pattern of patterns.filter((each) => each.startsWith('!'))) {
        // "All but these" would leave out nearly everything.
        faults.push({
            name: 'ignore-paths',
            given: pattern,
            allowed: 'a pattern of what to leave out',
        });
    }
    return text === null ? null : patterns;
}
/**
 * Reads what is said of the comment, without a look at the other inputs: a run whose settings cannot
 * be used has a verdict too, which is to be told where it was asked for.
 *
 * @param raw text of each input by its name
 */
function readCommentSettings(raw) {
    const given = (name) => raw[name]?.trim() ?? '';
    return {
        comment: _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .commentModes */ .sw.find((mode) => mode === given('comment')) ?? 'never',
        commentKey: given('comment-key'),
        githubToken: given('github-token') || null,
    };
}
function readKey(key, faults) {
    if (key === null)
        return { key, cautions: [] };
    // The key goes into a header: a line break would smuggle in another one.
    if (!/^[\x21-\x7e]+$/.test(key)) {
        faults.push({
            name: 'api-key',
            given: null,
            allowed: 'must be one line of visible ASCII without spaces; check how the secret was pasted',
        });
        return { key: null, cautions: [] };
    }
    if (key.length < _key_js__WEBPACK_IMPORTED_MODULE_7__/* .shortestKey */ .A) {
        // So short a text is no key, and taking it out of every report would spoil them.
        faults.push({
            name: 'api-key',
            given: null,
            allowed: `must have ${_key_js__WEBPACK_IMPORTED_MODULE_7__/* .shortestKey */ .A} characters at least`,
        });
        return { key: null, cautions: [] };
    }
    return {
        key,
        cautions: key.length < 20 ? ['api-key has fewer than 20 characters: is the secret whole?'] : [],
    };
}
function readRules(text, faults) {
    const set = new Map();
    for (const line of (0,_policy_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .spanLines */ .Y)(text)) {
        const [, rule, level] = /^([\w-]+)\s*:\s*([\w-]+)$/.exec(line) ?? [];
        if (rule === undefined || level === undefined) {
            faults.push({ name: 'rules', given: line, allowed: 'a line of the form "rule: level"' });
        }
        else if (!_policy_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleIds */ .Zl.includes(rule)) {
            faults.push({
                name: 'rules',
                given: rule,
                allowed: `a rule; the nearest is ${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestName */ .q)(rule, _policy_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleIds */ .Zl)}`,
            });
        }
        else if (set.has(rule)) {
            faults.push({ name: 'rules', given: rule, allowed: 'to be set twice' });
        }
        else if (!isLevel(level)) {
            faults.push({
                name: 'rules',
                given: line,
                allowed: `one of the levels ${_model_js__WEBPACK_IMPORTED_MODULE_5__/* .levels */ .yr.join(', ')}`,
            });
        }
        else {
            set.set(rule, level);
        }
    }
    return set;
}
function isLevel(text) {
    return _model_js__WEBPACK_IMPORTED_MODULE_5__/* .levels */ .yr.some((level) => level === text);
}


/***/ })

};
