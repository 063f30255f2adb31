export const id = 9525;
export const ids = [9525];
export const modules = {

/***/ 49525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openGit: () => (/* binding */ openGit)
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


/***/ })

};
