export const id = 604;
export const ids = [604];
export const modules = {

/***/ 5604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(3838);
// EXTERNAL MODULE: ./build/failure.js
var build_failure = __webpack_require__(9874);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/export/cache.js




/** A cache that remembers nothing. */
const noCache = {
    restore: async () => null,
    save: async () => { },
};
/**
 * A cache in a folder of the user, for the command line. It holds one entry: a new one replaces the old.
 */
function folderCache(folder, log) {
    const path = join(folder, 'export.sealed');
    const keyPath = join(folder, 'export.key');
    return {
        async restore(key) {
            const held = await readRegularFile(keyPath);
            return held !== null && Buffer.from(held).toString() === key ? readRegularFile(path) : null;
        },
        async save(key, bytes) {
            try {
                await writeWhole(path, bytes);
                await writeWhole(keyPath, Buffer.from(key));
            }
            catch (error) {
                log(`Cache: saving failed: ${causeOf(error)}`);
            }
        },
    };
}
/** Writes a file that is either there in full or not at all. */
async function writeWhole(path, bytes) {
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true, mode: 0o700 });
    const partial = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), `.${(0,external_node_path_.basename)(path)}.${process.pid}`);
    await (0,promises_.writeFile)(partial, bytes, { mode: 0o600 });
    await (0,promises_.rename)(partial, path);
}
/** The bytes of a file that is no link, pipe or folder; null where it is not there. */
async function readRegularFile(path) {
    try {
        if (!(await (0,promises_.lstat)(path)).isFile())
            return null;
        const handle = await (0,promises_.open)(path, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0));
        try {
            return await handle.readFile();
        }
        finally {
            await handle.close();
        }
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/export/actions-cache.js




/** A cache service that hangs must not hold up the verdict. */
const patienceMs = 30_000;
/**
 * The cache of GitHub Actions. `@actions/cache` is loaded when it is first used.
 *
 * @param folder absolute path of a folder of the runner's temporary one; it must be the same for
 *   saving and restoring, for the service keys an entry by its path too
 */
function actionsCache(folder, log) {
    const path = (0,external_node_path_.join)(folder, 'export.sealed');
    let isOff = false;
    const bounded = async (work, doing) => {
        if (isOff)
            return null;
        let timer;
        const patience = new Promise((resolve) => {
            timer = setTimeout(() => {
                isOff = true;
                log(`Cache: ${doing} took too long; the cache is not used any further`);
                resolve(null);
            }, patienceMs);
        });
        try {
            return await Promise.race([work(), patience]);
        }
        catch (error) {
            log(`Cache: ${doing} failed: ${(0,build_failure/* causeOf */.r)(error)}`);
            return null;
        }
        finally {
            clearTimeout(timer);
        }
    };
    return {
        async restore(key) {
            const hit = await bounded(async () => {
                const { isFeatureAvailable, restoreCache } = await __webpack_require__.e(/* import() */ 691).then(__webpack_require__.bind(__webpack_require__, 1691));
                if (!isFeatureAvailable())
                    return undefined;
                await (0,promises_.rm)(folder, { recursive: true, force: true });
                return restoreCache([path], key);
            }, 'restoring');
            // The service matches keys by prefix: another entry is none of ours.
            return hit === key ? readRegularFile(path) : null;
        },
        async save(key, bytes) {
            await bounded(async () => {
                const { isFeatureAvailable, saveCache } = await __webpack_require__.e(/* import() */ 691).then(__webpack_require__.bind(__webpack_require__, 1691));
                if (!isFeatureAvailable())
                    return;
                await writeWhole(path, bytes);
                await saveCache([path], key);
            }, 'saving');
        },
    };
}

;// CONCATENATED MODULE: ./build/files/workspace.js



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
    const realRoot = await (0,promises_.realpath)(root);
    const realBoundary = await (0,promises_.realpath)(boundary);
    const files = [];
    const found = new Set();
    const paths = new Set();
    const pending = [{ path: '', depth: Number.POSITIVE_INFINITY, real: realRoot }];
    const links = [];
    // What a link brings in may lie in `node_modules`: it is no code of the project.
    const walk = async (isLinked) => {
        for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
            const { path: parent, depth, real } = folder;
            const entries = await (0,promises_.readdir)(real, { withFileTypes: true }).catch((error) => {
                const reason = `the folder cannot be opened (${error.code ?? 'unknown'})`;
                files.push(unreadable(parent || '.', reason));
                return [];
            });
            for (const entry of entries) {
                const path = parent === '' ? entry.name : `${parent}/${entry.name}`;
                if (entry.name === '.git')
                    continue;
                if (entry.isFile() && !isLinked)
                    paths.add(path);
                if (wanted.ignored(path)) {
                    if (entry.isDirectory() || wanted.client(path) !== null) {
                        files.push({ path, status: 'skipped', reason: 'ignore-paths', span: null });
                    }
                }
                else if (entry.isDirectory()) {
                    if (vendored.has(entry.name)) {
                        files.push({ path, status: 'skipped', reason: 'vendored code', span: null });
                    }
                    else if (depth > 0) {
                        pending.push({ path, depth: depth - 1, real: (0,external_node_path_.join)(real, entry.name) });
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
        const real = await (0,promises_.realpath)((0,external_node_path_.join)(root, link)).catch(() => null);
        if (real === null || !(await (0,promises_.stat)(real)).isDirectory())
            continue;
        if (!isInside(realBoundary, real)) {
            // A client would follow the link; what it finds there is not ours to read.
            const status = wanted.folder(link) ? 'unreadable' : 'skipped';
            files.push({ path: link, status, reason: 'a link out of the repository', span: null });
            continue;
        }
        const inside = (0,external_node_path_.relative)(realRoot, real).split(external_node_path_.sep).join('/');
        const isWalked = isInside(realRoot, real) &&
            !inside.split('/').some((part) => vendored.has(part)) &&
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
    const sources = [];
    for (const path of [...found].sort(byCodeUnits)) {
        const text = await readFileInside(root, realBoundary, path);
        if ('text' in text)
            sources.push({ path, text: text.text });
        else
            files.push(unreadable(path, text.reason));
    }
    return { sources, paths, files: files.sort((a, b) => byCodeUnits(a.path, b.path)) };
}
async function readFileInside(root, realBoundary, path) {
    let real;
    try {
        real = await (0,promises_.realpath)((0,external_node_path_.join)(root, path));
    }
    catch {
        return { reason: 'a link that leads nowhere' };
    }
    if (!isInside(realBoundary, real))
        return { reason: 'a link out of the repository' };
    // `.git` holds what no client reads and what a pull request's author may not choose.
    if ((0,external_node_path_.relative)(realBoundary, real).split(external_node_path_.sep)[0] === '.git')
        return { reason: 'a link into .git' };
    try {
        // O_NONBLOCK: opening a pipe must not wait for its other end.
        const handle = await (0,promises_.open)(real, external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NONBLOCK ?? 0));
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
function isInside(realRoot, real) {
    const way = (0,external_node_path_.relative)(realRoot, real);
    return !(way === '..' || way.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.isAbsolute)(way));
}
function unreadable(path, reason) {
    return { path, status: 'unreadable', reason, span: null };
}
/** Order of the text itself, the same on every machine. */
function byCodeUnits(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

;// CONCATENATED MODULE: ./build/github/context.js
/** Events under which the checkout is the base branch, and the head's files must never be trusted. */
const privilegedEvents = new Set(['pull_request_target', 'workflow_run']);
/** Whether a workspace is not what this event is about. */
function isPrivilegedEvent(event) {
    return privilegedEvents.has(event);
}
/** The base and head commits of the run's event, as the runner tells them. */
async function readCommits() {
    const { pull_request, merge_group, before, after } = await readPayload();
    return {
        base: sha(pull_request?.base?.sha ?? merge_group?.base_sha ?? before),
        head: sha(pull_request?.head?.sha ?? merge_group?.head_sha ?? after ?? process.env['GITHUB_SHA']),
    };
}
/** Why this run has no API key: GitHub keeps secrets from forks, and most of them from Dependabot. */
async function explainMissingKey() {
    const { pull_request } = await readPayload();
    const base = pull_request?.base?.repo?.full_name;
    const head = pull_request?.head?.repo?.full_name;
    if (pull_request !== undefined && base !== head) {
        return {
            message: 'There is no API key: GitHub gives no secrets to pull requests from forks.',
            remedy: 'Let a maintainer judge the change from a branch of this repository, or set on-missing-key: warn to let the step pass undecided.',
        };
    }
    if (process.env['GITHUB_ACTOR'] === 'dependabot[bot]') {
        return {
            message: 'There is no API key: runs of Dependabot get only the secrets of Dependabot.',
            remedy: 'Add the key as a Dependabot secret of the same name (Settings, Secrets and variables, Dependabot).',
        };
    }
    return {
        message: 'There is no API key: the input api-key is empty.',
        remedy: 'Add the key as a repository secret and pass that secret to api-key. A misspelt name of a secret gives an empty value.',
    };
}
/** The event's payload; `@actions/github` is loaded when it is first asked for. */
async function readPayload() {
    try {
        const { context } = await __webpack_require__.e(/* import() */ 413).then(__webpack_require__.bind(__webpack_require__, 2413));
        return (context.payload ?? {});
    }
    catch {
        // The library throws on a payload that is no JSON; what is not known is left out of the report.
        return {};
    }
}
function sha(value) {
    return typeof value === 'string' && /^[0-9a-f]{40,64}$/.test(value) ? value : null;
}

;// CONCATENATED MODULE: ./build/policy/verdict.js
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
    const all = [...servers.flatMap((server) => server.problems), ...problems];
    const failsAnyway = ['fail', 'error'].includes(verdictOf(all));
    if (leniency.isMergeGroup || failure === null || failsAnyway)
        return true;
    if (failure.code === 'missing-key')
        return leniency.onMissingKey === 'fail';
    if (failure.code === 'export-unavailable')
        return leniency.onUnavailable === 'fail';
    return true;
}

;// CONCATENATED MODULE: ./build/report/evidence.js
const maxLines = 30;
/**
 * Evidence of any shape as lines to read: text by its lines, a list by its items, an object by its
 * fields; `file` and `line` (under their usual names) as `file:line`. At most 30 lines, then a count.
 */
function evidenceLines(evidence) {
    const lines = linesOf(evidence, null, 0);
    if (lines.length <= maxLines)
        return lines;
    return [
        ...lines.slice(0, maxLines),
        { label: null, text: `and ${lines.length - maxLines} more lines` },
    ];
}
/** The same as one line of text. */
function evidenceText(evidence) {
    return evidenceLines(evidence)
        .map(({ label, text }) => (label === null ? text : `${label}: ${text}`))
        .join('; ');
}
function linesOf(value, label, depth) {
    if (value === null || value === undefined)
        return [];
    if (typeof value === 'string') {
        return value
            .split(/\r\n|\r|\n/)
            .filter((line) => line.trim() !== '')
            .map((text, index) => ({ label: index === 0 ? label : null, text }));
    }
    if (typeof value !== 'object')
        return [{ label, text: String(value) }];
    if (depth >= 3)
        return [{ label, text: JSON.stringify(value).slice(0, 1000) }];
    if (Array.isArray(value))
        return value.flatMap((item) => linesOf(item, label, depth + 1));
    const place = placeOf(value);
    const rest = Object.entries(value).filter(([key]) => place === null || !place.keys.includes(key));
    return [
        ...(place === null ? [] : [{ label: label ?? 'at', text: place.text }]),
        ...rest.flatMap(([key, held]) => linesOf(held, label === null ? key : `${label}.${key}`, depth + 1)),
    ];
}
function placeOf(value) {
    const entries = new Map(Object.entries(value));
    const fileKey = ['file', 'path', 'filename'].find((key) => typeof entries.get(key) === 'string');
    if (fileKey === undefined)
        return null;
    const lineKey = ['line', 'line_number', 'lineNumber', 'start_line', 'startLine'].find((key) => typeof entries.get(key) === 'number');
    const file = String(entries.get(fileKey));
    return lineKey === undefined
        ? { text: file, keys: [fileKey] }
        : { text: `${file}:${String(entries.get(lineKey))}`, keys: [fileKey, lineKey] };
}

;// CONCATENATED MODULE: ./build/report/text.js
/*
 * Text of strangers made fit for where it goes: one function per sink. Aliases, names and evidence
 * come from repositories and publishers who may wish to write commands, markup or lies.
 */
/** Longest name or value that a report shows; longer ones are cut and say so. */
const longestValue = 400;
/**
 * A text on one line with everything invisible made visible: control characters, bidirectional and
 * zero-width characters, lone surrogates and their kin are shown as `\u{…}`.
 */
function visible(text, longest = longestValue) {
    // Not between the halves of a surrogate pair.
    const cut = text.length > longest ? text.slice(0, longest).replace(/[\ud800-\udbff]$/, '') : text;
    const shown = cut.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
    return cut === text ? shown : `${shown}… (${text.length - cut.length} more characters)`;
}
/**
 * A line for a log that GitHub's runner reads. The runner takes `::command` at the start of a line
 * and `##[command]` anywhere in it, so neither may come out of data.
 */
function logLine(text) {
    return visible(text, 20_000)
        .replace(/^(\s*):(?=:)/, '$1\\u{3a}')
        .replaceAll('##[', '#\\u{23}[');
}
/** Text as HTML that shows just that text: no tag, entity, mention or issue reference comes of it. */
function html(text) {
    return visible(text, 20_000).replace(/[&<>"']|[@#](?=\w)/g, (character) => 
    // GitHub links mentions and references in text; a break inside ends the name without being seen.
    '@#'.includes(character) ? `${character}<wbr>` : entity(character));
}
/** A stranger's text as HTML code, in which GitHub looks for neither mentions nor references. */
function htmlCode(text, longest = longestValue) {
    return `<code>${htmlText(visible(text, longest))}</code>`;
}
/** The characters of HTML in a text as entities. */
function htmlText(text) {
    return text.replace(/[&<>"']/g, entity);
}
function entity(character) {
    return `&#${character.charCodeAt(0)};`;
}

;// CONCATENATED MODULE: ./build/phrase.js
/**
 * Builds a sentence from a template: the template's words are ours, what is put in is a stranger's.
 * A phrase that is put in is taken over with its own words and values.
 */
function say(template, ...values) {
    const words = [template[0] ?? ''];
    const quoted = [];
    values.forEach((value, index) => {
        const after = template[index + 1] ?? '';
        if (typeof value === 'object') {
            words.push(`${words.pop() ?? ''}${value.words[0] ?? ''}`, ...value.words.slice(1));
            quoted.push(...value.values);
            words.push(`${words.pop() ?? ''}${after}`);
        }
        else {
            quoted.push(String(value));
            words.push(after);
        }
    });
    return { words, values: quoted };
}
/** Puts a sentence together; `word` and `value` make its parts fit for where they go. */
function renderPhrase({ words, values }, value, word = (text) => text) {
    return words
        .map((text, index) => `${index === 0 ? '' : value(values[index - 1] ?? '')}${word(text)}`)
        .join('');
}
/** A text of our own as a phrase, to be put into another one without being quoted. */
function words(text) {
    return { words: [text], values: [] };
}

// EXTERNAL MODULE: ./build/versions/remote.js
var remote = __webpack_require__(9460);
;// CONCATENATED MODULE: ./build/policy/words.js


/** A dependency's package, address or, where it has neither, its alias, without secrets in it. */
function shownName({ type, name, declaration }) {
    if (name === null)
        return declaration.alias;
    return type === 'remote' ? (0,remote/* shownAddress */.Uk)(name) : name;
}
/** A dependency as a sentence's subject: its package, address or, where it has neither, its alias. */
function nameOf({ dependency, match }) {
    const version = match?.report?.version ?? match?.judgedVersion ?? null;
    const name = shownName(dependency);
    return version === null || dependency.type === 'remote' ? say `${name}` : say `${name} ${version}`;
}
/** `graded D (41 of 100)`. */
function gradeOf({ match }) {
    const report = match?.report;
    return say `graded ${report?.grade || 'without a letter'} (${words(String(report?.score ?? 'no score'))} of 100)`;
}
/** How the judged version was chosen, where the declaration does not pin it; empty where it does. */
function judgedAs({ dependency, match }) {
    if (match?.judgedVersion == null || !['latest', 'range'].includes(match.kind))
        return say ``;
    if (dependency.type === 'remote') {
        return say ` The grade is of the published code; the service at that address may run other code.`;
    }
    return match.kind === 'range'
        ? say ` A range: judged as ${match.judgedVersion}, the highest listed in it.`
        : say ` Not pinned: judged as ${match.judgedVersion}, the highest listed; the registry's latest may differ.`;
}
/** A record as it is named in messages: its registry name and its id. */
function recordName({ name, id }) {
    return say `${name} (${id})`;
}
/** What to do about a version that does not meet the policy. */
function remedyOf({ dependency, remedy }) {
    if (remedy !== null) {
        return say `Use version ${remedy.version}, graded ${remedy.grade} (${words(String(remedy.score))} of 100).`;
    }
    return dependency.type === 'remote'
        ? say `Use another server, or ask its publisher to mend what the findings show.`
        : say `No scored version meets the policy: use another server, or ask its publisher to mend what the findings show.`;
}
/** The findings with one of some results, heaviest weight first. */
function findingsOf({ match }, ...results) {
    return (match?.report?.findings ?? [])
        .filter(({ result }) => results.includes(result))
        .sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0));
}
/** `1 failing finding`, `3 failing findings`. */
function count(number, one) {
    return words(`${number} ${one}${number === 1 ? '' : 's'}`);
}

;// CONCATENATED MODULE: ./build/report/words.js


function countsOf({ servers }) {
    const withVerdict = (verdict) => servers.filter((server) => server.verdict === verdict).length;
    return {
        servers: servers.length,
        failed: withVerdict('fail'),
        warned: withVerdict('warn'),
        errors: withVerdict('error'),
        waived: servers.filter(({ problems }) => problems.some(({ waived }) => waived !== null)).length,
        ungraded: servers.filter(({ match }) => match?.report?.score == null).length,
    };
}
/** The verdict in one line, what is ungraded first: it is what a pass does not speak of. */
function headline(report) {
    const { servers, failed, warned, errors, ungraded } = countsOf(report);
    if (report.failure !== null) {
        const undecided = servers > 0 ? `nothing was decided about ${plural(servers, 'server')}. ` : '';
        return `ERROR: ${undecided}${report.failure.message}`;
    }
    if (servers === 0 && report.problems.length === 0)
        return 'PASS: no MCP servers are declared.';
    const parts = [
        ungraded > 0
            ? `${ungraded} of ${plural(servers, 'server')} ungraded`
            : plural(servers, 'server'),
        ...(errors > 0 ? [`${errors} undecided`] : []),
        ...(failed > 0 ? [`${failed} failing`] : []),
        ...(warned > 0 ? [`${warned} with warnings`] : []),
        ...(report.problems.length > 0 ? [plural(report.problems.length, 'other problem')] : []),
    ];
    const rest = failed + warned + errors + report.problems.length === 0 ? ', all pass' : '';
    return `${report.verdict.toUpperCase()}: ${parts.join(', ')}${rest}.`;
}
const order = { error: 0, fail: 1, warn: 2 };
/** Worst first; otherwise in the order of the files and of the rules. */
function worstFirst(a, b) {
    return order[a.level] - order[b.level];
}
/** A phrase as plain text; the sink makes it harmless. */
function plain(phrase) {
    return renderPhrase(phrase, (text) => text);
}
/** `.mcp.json:12` */
function words_placeOf({ file, span }) {
    return `${file}:${span.start.line}`;
}
/** What a server is called: its package or address, else its alias. */
function words_nameOf({ dependency }) {
    return shownName(dependency);
}
/** The version as a reader wants it: the one judged, with a remark where it was not pinned. */
function versionOf({ dependency, match }) {
    const pinned = dependency.resolved?.version ?? dependency.version;
    if (dependency.type === 'unidentified' || dependency.type === 'local')
        return '–';
    if (dependency.type === 'remote')
        return match?.judgedVersion ?? '–';
    if (dependency.pin === 'exact' || dependency.pin === 'digest')
        return pinned ?? '–';
    const written = dependency.specifier ?? 'not pinned';
    return match?.judgedVersion == null ? written : `${written} → ${match.judgedVersion}`;
}
/** `B`, or in a word why there is none. */
function words_gradeOf({ match }) {
    if (match === null)
        return 'not judged';
    if (match.error !== null)
        return 'error';
    if (match.report !== null)
        return match.report.score === null ? 'unscannable' : match.report.grade || '?';
    return match.kind;
}
/** Score out of 100, or a dash. */
function scoreOf({ match }) {
    return match?.report?.score == null ? '–' : String(match.report.score);
}
const sourceWords = {
    cache: 'from the cache',
    download: 'downloaded',
    file: 'from a local file',
    none: 'not needed',
};
/** `1 server`, `3 servers`. */
function plural(number, one) {
    return `${number} ${one}${number === 1 ? '' : 's'}`;
}
/** `2026-11-20 04:00 UTC` */
function instant(ms) {
    return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** `812 B`, `13 kB`, `1.2 MB`, `310 MB`: decimal units. */
function byteSize(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    if (bytes < 1e6)
        return `${Math.round(bytes / 1000)} kB`;
    return `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;
}

;// CONCATENATED MODULE: ./build/report/annotations.js



/** GitHub keeps 10 annotations per level and step, and cuts a message at 4,096 characters. */
const maxPerLevel = 10;
const maxCharacters = 4096;
/**
 * The annotations of a report, worst first: one per server and rule, `unpinned` one per file. What
 * does not fit is counted in the last one, which points to the summary.
 *
 * @param prefix folder from the repository's root to the judged folder, empty or ending in `/`
 */
function annotationsOf(report, prefix) {
    const all = [...report.servers.flatMap(serverProblems), ...report.problems]
        .filter(({ waived }) => waived === null)
        .sort(worstFirst);
    const annotations = groupUnpinned(all, report.servers).map(({ rule, level, message, advice, findings, file, span }) => ({
        level: level === 'warn' ? 'warning' : 'error',
        title: `MCP Grade Gate: ${rule}`,
        message: withFindings([plain(message), plain(advice)], findings),
        file: file === null ? null : prefix + file,
        span,
    }));
    return ['error', 'warning'].flatMap((level) => {
        const ofLevel = annotations.filter((each) => each.level === level);
        if (ofLevel.length <= maxPerLevel)
            return ofLevel;
        const kept = ofLevel.slice(0, maxPerLevel - 1);
        const rest = {
            level,
            title: 'MCP Grade Gate',
            message: `and ${ofLevel.length - kept.length} more in the job summary`,
            file: null,
            span: null,
        };
        return [...kept, rest];
    });
}
function serverProblems({ dependency, problems }) {
    // On the lines of the declaration, which a reader of the diff knows; the word's line is within.
    return problems.map((problem) => ({ ...problem, span: problem.span ?? dependency.span }));
}
/** Nearly every server is unpinned: one annotation per file names them all. */
function groupUnpinned(problems, servers) {
    const first = new Map();
    return problems.flatMap((problem) => {
        if (problem.rule !== 'unpinned')
            return [problem];
        const key = `${problem.level} ${problem.file}`;
        if (first.has(key))
            return [];
        first.set(key, problem);
        const names = servers
            .filter(({ dependency, problems: own }) => dependency.declaration.file === problem.file &&
            own.some(({ rule, level }) => rule === 'unpinned' && level === problem.level))
            .map(words_nameOf);
        const unique = [...new Set(names)];
        if (unique.length === 1)
            return [problem];
        return [
            {
                ...problem,
                message: {
                    words: [
                        `${unique.length} servers of this file are not pinned, so each start may fetch another version than the one judged: `,
                        '.',
                    ],
                    values: [unique.map((name) => visible(name, 100)).join(', ')],
                },
                advice: { words: ['Pin exact versions; the job summary names them.'], values: [] },
            },
        ];
    });
}
/** Sentences first, then as many findings as fit whole. */
function withFindings(sentences, findings) {
    const lines = [visible(sentences.join(' '), 2500)];
    const limit = maxCharacters - 100;
    let length = lines.join('\n').length;
    for (const [index, finding] of findings.entries()) {
        const line = `• ${findingLine(finding)}`;
        if (length + line.length + 1 > limit) {
            lines.push(`and ${findings.length - index} more findings in the job summary`);
            break;
        }
        lines.push(line);
        length += line.length + 1;
    }
    return lines.join('\n');
}
function findingLine({ check, reference, result, weight, evidence }) {
    const text = evidenceText(evidence);
    const head = `${visible(check ?? reference, 100)} (${visible(result, 20)}${weight === null ? '' : `, weight ${weight}`})`;
    return text === '' ? head : `${head}: ${visible(text, 600)}`;
}

// EXTERNAL MODULE: ./node_modules/packageurl-js/index.js
var packageurl_js = __webpack_require__(7091);
;// CONCATENATED MODULE: ./build/versions/purl.js

/**
 * The package URL of a dependency, for display and patterns, never as an identity (a purl loses
 * the registry of an image and the case of an npm name). Null where the type has no purl.
 * Source: the purl specification.
 */
function purlOf({ type, name, version, digest }) {
    if (name === null)
        return null;
    const slash = name.lastIndexOf('/');
    const namespace = slash < 0 ? undefined : name.slice(0, slash);
    const last = name.slice(slash + 1);
    try {
        switch (type) {
            case 'npm':
            case 'golang':
            case 'jsr':
                return new packageurl_js.PackageURL(type, namespace, last, version ?? undefined).toString();
            case 'pypi':
            case 'nuget':
                return new packageurl_js.PackageURL(type, undefined, name, version ?? undefined).toString();
            case 'oci': {
                const tag = version !== null && version !== digest ? { tag: version } : {};
                const qualifiers = { repository_url: name, ...tag };
                return new packageurl_js.PackageURL('oci', undefined, last, digest ?? undefined, qualifiers).toString();
            }
            case 'git':
            case 'remote':
            case 'registry':
            case 'local':
            case 'unidentified':
                return null;
        }
    }
    catch {
        // A name that the purl specification does not admit has no purl; the identity stands without.
        return null;
    }
}

;// CONCATENATED MODULE: ./build/report/json.js



/**
 * The JSON report, `reportVersion` 1: one entry of `servers` per declaration and dependency; lines
 * and columns count from 1; `problems` at the top are those bound to no server.
 */
function renderJson(report) {
    const { run, policy } = report;
    const generatedAt = report.export.generatedAt;
    const document = {
        reportVersion: 1,
        verdict: report.verdict,
        ...(report.failure === null
            ? {}
            : {
                error: {
                    code: report.failure.code,
                    message: report.failure.message,
                    remedy: report.failure.remedy,
                    details: report.failure.details,
                },
            }),
        counts: { ...countsOf(report), unchanged: 0 },
        run: {
            event: run.event,
            base: run.base,
            head: run.head,
            version: report.toolVersion,
            scope: 'all',
            policy: policy === null ? [] : policyLayers(policy),
        },
        export: {
            generatedAt: generatedAt === null ? null : new Date(generatedAt).toISOString(),
            schemaVersion: report.export.schemaVersion,
            rubricVersion: report.export.rubricVersion,
            source: report.export.source,
        },
        servers: report.servers.map(serverEntry),
        files: report.files.map(({ path, status, reason }) => ({ path, status, reason })),
        problems: report.problems.map(problemEntry),
        waivers: [],
    };
    return `${JSON.stringify(document, null, 2)}\n`;
}
/** The layers that the policy in force was made of, the strongest last. */
function policyLayers({ preset, provenance }) {
    const sources = new Set([...provenance.values()].filter((source) => source !== 'default'));
    return [
        { layer: 'preset', source: preset, sha: null },
        ...[...sources].map((source) => ({ layer: source, source, sha: null })),
    ];
}
function serverEntry(server) {
    const { dependency, match, remedy, problems, verdict } = server;
    const { declaration } = dependency;
    const findings = match?.report?.findings ?? [];
    return {
        alias: declaration.alias,
        file: declaration.file,
        line: declaration.span.start.line,
        column: declaration.span.start.column,
        client: declaration.client,
        role: dependency.role,
        disabled: declaration.disabled,
        type: dependency.type,
        name: dependency.name === null ? null : shownName(dependency),
        purl: purlOf(dependency),
        specifier: dependency.specifier,
        version: dependency.resolved?.version ?? dependency.version,
        pin: dependency.pin,
        reason: dependency.reason,
        change: 'unknown',
        match: match?.kind ?? null,
        serverId: match?.server?.id ?? null,
        serverName: match?.server?.name ?? null,
        grade: match?.report?.grade ?? null,
        score: match?.report?.score ?? null,
        judgedVersion: match?.judgedVersion ?? null,
        verdict,
        passedFindings: findings.filter(({ result }) => result === 'pass').length,
        findings: findings
            .filter(({ result }) => result !== 'pass')
            .map(({ reference, check, result, weight, evidence }) => ({
            reference,
            check,
            result,
            weight,
            evidence,
        })),
        problems: problems.map(problemEntry),
        remedy,
    };
}
function problemEntry({ rule, level, message, advice, file, span, waived }) {
    return {
        rule,
        level,
        message: plain(message),
        advice: plain(advice),
        file,
        line: span?.start.line ?? null,
        waived,
    };
}

// EXTERNAL MODULE: ./node_modules/leven/index.js
var leven = __webpack_require__(7785);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core_core = __webpack_require__(8532);
;// CONCATENATED MODULE: ./build/model.js
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
const presetNames = [
    'recommended',
    'strict',
    'report-only',
];

;// CONCATENATED MODULE: ./build/policy/rule.js
/** A found problem in a few words, without findings. */
function found(message, advice, findings = []) {
    return { message, advice, findings };
}

;// CONCATENATED MODULE: ./build/policy/rules/altered-launch.js



const alteredLaunch = {
    about: 'dependency',
    judgesLaunchers: true,
    levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
    title: 'an option or variable changes what the launch fetches or runs',
    evaluate({ dependency }) {
        const { alterations } = dependency;
        if (alterations.length === 0)
            return null;
        const what = [...new Set(alterations.map((each) => each.what))].join(', ');
        return found(say `${what} changes what ${shownName(dependency)} fetches or runs, so its grade says nothing of what is started.`, say `Take it out, or review this server by hand.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/ambiguous-identity.js



const ambiguousIdentity = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'several servers of the export carry the identity',
    evaluate(graded) {
        const candidates = graded.match?.candidates ?? [];
        const server = graded.match?.server ?? null;
        if (candidates.length < 2 || server === null)
            return null;
        const others = candidates
            .filter((each) => each !== server)
            .map(({ name, id }) => `${name} (${id})`);
        return found(say `${nameOf(graded)} is claimed by several servers of the export; the worst, ${recordName(server)}, counts. The others: ${others.slice(0, 5).join(', ')}${others.length > 5 ? say ` and ${others.length - 5} more` : say ``}.`, say `Ask the owner of the grading service which of them is the real one.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/failing-finding.js



const weight = { off: 0, warn: 1, fail: 2 };
const failingFinding = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'a finding with result `fail` on a server that otherwise passes',
    evaluate(graded, { policy, levelOf }) {
        const failing = findingsOf(graded, 'fail');
        const score = graded.match?.report?.score ?? null;
        // A score below the minimum shows the findings already; they count apart only where they weigh more.
        const isShown = score !== null &&
            score < policy.minScore &&
            weight[levelOf('score-below-minimum')] >= weight[levelOf('failing-finding')];
        if (failing.length === 0 || isShown)
            return null;
        return found(say `${nameOf(graded)} is ${gradeOf(graded)} and has ${count(failing.length, 'failing finding')}.${judgedAs(graded)}`, say `Read the evidence: take a version without the finding, or accept it knowingly.`, failing);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/inconsistent-export.js


const hourMs = 60 * 60 * 1000;
const inconsistentExport = {
    about: 'export',
    levels: { recommended: 'warn', strict: 'warn', 'report-only': 'warn' },
    title: 'the export breaks its contract',
    evaluate({ inconsistencies, ageMs }) {
        const faults = ageMs < -hourMs
            ? [...inconsistencies, 'it says it was generated in the future']
            : inconsistencies;
        if (faults.length === 0)
            return null;
        return found(say `The export breaks its contract: ${words(faults.join('; '))}.`, say `Tell the owner of the grading service; the servers that can be read are judged all the same.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/inconsistent-record.js



/** The part of `inconsistent-export` that concerns one server. */
const inconsistentRecord = {
    about: 'dependency',
    judgesLaunchers: true,
    levels: { recommended: 'warn', strict: 'warn', 'report-only': 'warn' },
    title: 'the export breaks its contract',
    evaluate(graded) {
        const { match } = graded;
        if (match === null)
            return null;
        const advice = say `Tell the owner of the grading service.`;
        if (match.error !== null) {
            return {
                ...found(say `${nameOf(graded)} cannot be judged: ${words(match.error)}.`, advice),
                isError: true,
            };
        }
        const [first] = match.inconsistencies;
        if (first === undefined)
            return null;
        const more = match.inconsistencies.length - 1;
        return found(say `The export breaks its contract about ${nameOf(graded)}: ${words(first)}${more > 0 ? say ` and ${more} more` : say ``}.`, advice);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/local-code.js



const localCode = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'off', strict: 'warn', 'report-only': 'off' },
    title: 'a server that is code of the project, judged by nobody',
    evaluate({ dependency }) {
        if (dependency.type !== 'local')
            return null;
        return found(say `${shownName(dependency)} is code of this project: nobody has graded it.`, say `Review it like the rest of the project.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/matched-by-name.js



const matchedByName = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'the server was found by an equal name alone, without a package reference',
    evaluate(graded) {
        const { match, dependency } = graded;
        if (match?.by !== 'name' || match.server === null)
            return null;
        return found(say `${nameOf(graded)} (${words(dependency.type)}) was matched to ${recordName(match.server)} by its name alone: the export names no ${words(dependency.type)} package for that server.`, say `Check that they are the same server; its publisher can add the package reference to the registry.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/score-below-minimum.js



const scoreBelowMinimum = {
    about: 'dependency',
    judgesLaunchers: true,
    levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
    title: 'the score lies below min-score',
    evaluate(graded, { policy }) {
        const score = graded.match?.report?.score ?? null;
        if (score === null || score >= policy.minScore)
            return null;
        return found(say `${nameOf(graded)} is ${gradeOf(graded)}, below the minimum of ${words(String(policy.minScore))}.${judgedAs(graded)}`, remedyOf(graded), findingsOf(graded, 'fail', 'warn'));
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/stale-export.js


const stale_export_hourMs = 60 * 60 * 1000;
const staleExport = {
    about: 'export',
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'the export is older than `max-age`',
    evaluate({ ageMs, generatedAt }, { maxAgeMs }) {
        if (generatedAt === null || ageMs <= maxAgeMs)
            return null;
        return found(say `The export was generated ${words(String(Math.floor(ageMs / stale_export_hourMs)))} hours ago, at ${words(new Date(generatedAt).toISOString())}; max-age is ${words(String(Math.floor(maxAgeMs / stale_export_hourMs)))} hours.`, say `Ask the owner of the grading service why it is not refreshed, or raise max-age.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/unidentified.js


const unidentified = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'the launch does not tell which package, image or address it uses',
    evaluate({ dependency, match }) {
        if (dependency.type !== 'unidentified' && match?.kind !== 'unidentified')
            return null;
        const { alias } = dependency.declaration;
        return found(say `What ${alias} launches cannot be identified: ${words(dependency.reason ?? 'no reason is known')}${dependency.name === null ? say `` : say ` (${dependency.name})`}.`, say `Launch a published package, image or URL by its name, or review this server by hand.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/unlisted.js



const unlisted = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'the server is not in the export',
    evaluate(graded) {
        const { match, dependency } = graded;
        if (match?.kind !== 'unlisted' || match.error !== null) {
            return null;
        }
        return found(say `${nameOf(graded)} (${words(dependency.type)}) is not in the export: nobody has graded it.`, say `Check the spelling of its name, use a graded server, or review this one by hand.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/unparsable-file.js


const unparsableFile = {
    about: 'file',
    // A client may read what this gate cannot: without a base to compare with, every file counts as touched.
    levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
    title: 'a file that declares servers cannot be read',
    evaluate({ path, status, reason }) {
        if (status !== 'unreadable')
            return null;
        return found(say `${path} cannot be read in full: ${words(reason ?? 'no reason is known')}.`, say `Mend the file, or leave it out with ignore-paths if no client reads it.`);
    },
};

// EXTERNAL MODULE: ./build/versions/ecosystems.js
var ecosystems = __webpack_require__(7299);
;// CONCATENATED MODULE: ./build/grading/match.js

/** The identity that the export is asked for; null for what has none. */
function identityOf({ type, name }) {
    return type === 'local' || type === 'unidentified' || name === null ? null : { type, name };
}
const noMatch = {
    by: null,
    server: null,
    candidates: [],
    report: null,
    judgedVersion: null,
    scored: [],
    error: null,
    inconsistencies: [],
    rivals: [],
};
/**
 * Finds the report that decides about a dependency. Identity only, strongest first: a typed package
 * reference or URL; the registry name of a `registry` dependency; an equal name of a record that has
 * no readable reference of that type. Never by alias, never fuzzily. Where several records or reports
 * could decide, each is a match of its own, and the policy takes the worst.
 */
function matchDependency(dependency, selection) {
    const identity = identityOf(dependency);
    if (identity === null) {
        return { ...noMatch, kind: dependency.type === 'local' ? 'local' : 'unidentified' };
    }
    // A package of another registry is another package, whatever its name.
    if (dependency.alterations.some(({ kind }) => kind === 'registry')) {
        return { ...noMatch, kind: 'unlisted' };
    }
    const { by, servers } = carriersOf(identity, selection.servers);
    const candidates = servers.map(({ record }) => record);
    const malformed = selection.malformedRecords.get((0,ecosystems/* identityKey */.US)(identity));
    // A faulty record that only bears the name does not disturb one that names the package.
    if (malformed !== undefined && (malformed.isTyped || servers.length === 0 || by === 'name')) {
        return {
            ...noMatch,
            kind: 'unlisted',
            candidates,
            error: `its record in the export cannot be read (${malformed.reason})`,
        };
    }
    const [first, ...rivals] = servers
        .flatMap((server) => judge(dependency, identity.type, server))
        .map((judged) => ({ ...judged, by, candidates, rivals: [] }));
    return first === undefined ? { ...noMatch, kind: 'unlisted' } : { ...first, rivals };
}
/** The records that carry an identity, by the strongest kind of evidence that there is. */
function carriersOf(identity, servers) {
    const carriesRef = (ref) => ref.type === identity.type && ref.name === identity.name;
    const typed = servers.filter(({ record }) => record.packageRefs.some(carriesRef));
    if (typed.length > 0) {
        return { by: identity.type === 'remote' ? 'url' : 'package', servers: typed };
    }
    const { normaliseName } = ecosystems/* ecosystems */.uU[identity.type];
    const named = servers.filter(({ record }) => {
        if (record.packageRefs.some(({ type }) => type === identity.type))
            return false;
        const bare = record.packageRefs.filter(({ type }) => type === null).map(({ name }) => name);
        return [record.name, ...bare].some((name) => normaliseName(name) === identity.name);
    });
    if (named.length === 0)
        return { by: null, servers: [] };
    return { by: identity.type === 'registry' ? 'registry-name' : 'name', servers: named };
}
/** What one record says of a dependency: once for each version or report that could decide. */
function judge(dependency, type, server) {
    const { record } = server;
    const reports = newestPerVersion(type, server.reports);
    const scored = byVersionDescending(type, reports, ({ version }) => version).filter(({ score }) => score !== null);
    const base = { server: record, scored, inconsistencies: server.inconsistencies };
    return chooseVersions(dependency, type, server).flatMap(({ version, kind }) => {
        const unreadable = server.malformedReports.find((each) => version === null || each.version === null || (0,ecosystems/* sameVersion */.r1)(type, each.version, version));
        const error = unreadable ? `its score report cannot be read (${unreadable.reason})` : null;
        const own = reports.filter((each) => version !== null && (0,ecosystems/* sameVersion */.r1)(type, each.version, version));
        if (own.length === 0) {
            return [{ ...base, kind: 'unscored', report: null, judgedVersion: version, error }];
        }
        return own.map((report) => ({ ...base, kind, report, judgedVersion: version, error }));
    });
}
/** The versions to judge: the pinned one, or the highest that the specifier admits. */
function chooseVersions({ pin, version, digest, resolved }, type, server) {
    if (resolved !== null)
        return [{ version: resolved.version, kind: 'exact' }];
    const { record } = server;
    if (digest !== null) {
        // The tag beside a digest proves nothing: only a listed digest tells the version.
        const listed = record.versions.find((each) => each.digest === digest || each.version === digest) ??
            record.packageRefs.find((ref) => ref.type === type && ref.digest === digest);
        const reported = server.reports.find((each) => each.version === digest);
        return [{ version: listed?.version ?? reported?.version ?? null, kind: 'exact' }];
    }
    // A commit or branch is what it is: no other version speaks for it.
    if (pin === 'exact' || (pin === 'git' && version !== null))
        return [{ version, kind: 'exact' }];
    const { satisfies, isPrerelease } = ecosystems/* ecosystems */.uU[type];
    const all = listedVersions(type, server);
    if (pin === 'range' && version !== null) {
        const admitted = all.filter((each) => satisfies(each, version) !== false);
        return [
            { version: byVersionDescending(type, admitted, (each) => each)[0] ?? null, kind: 'range' },
        ];
    }
    const releases = all.filter((each) => !isPrerelease(each));
    const pool = releases.length > 0 ? releases : all;
    const highest = byVersionDescending(type, pool, (each) => each)[0] ?? null;
    const latest = { version: highest, kind: 'latest' };
    // A tag may be listed as a version of its own; then it speaks too.
    const tagged = version !== null && all.includes(version) && version !== highest;
    return tagged ? [latest, { version, kind: 'exact' }] : [latest];
}
/** Every version that the export knows of a server, scored or not, in the order of the export. */
function listedVersions(type, server) {
    const { record, reports, malformedReports } = server;
    const versions = [
        ...record.versions.map(({ version }) => version),
        ...record.packageRefs.flatMap((ref) => (ref.type === type ? (ref.version ?? []) : [])),
        ...reports.map(({ version }) => version),
        ...malformedReports.flatMap(({ version }) => version ?? []),
    ];
    const { normaliseVersion } = ecosystems/* ecosystems */.uU[type];
    return [...new Map(versions.map((each) => [normaliseVersion(each), each])).values()];
}
/** Highest first; where any of the texts has no order, the one listed later counts as higher. */
function byVersionDescending(type, items, versionOf) {
    const { compare } = ecosystems/* ecosystems */.uU[type];
    const lastFirst = items.toReversed();
    const areOrdered = items.every((item) => compare(versionOf(item), versionOf(item)) !== null);
    return areOrdered
        ? lastFirst.sort((a, b) => compare(versionOf(b), versionOf(a)) ?? 0)
        : lastFirst;
}
/** Of several reports for one version the newest count: more than one where they are equally new. */
function newestPerVersion(type, reports) {
    const { normaliseVersion } = ecosystems/* ecosystems */.uU[type];
    const newest = new Map();
    for (const report of reports) {
        const key = normaliseVersion(report.version);
        newest.set(key, Math.max(newest.get(key) ?? 0, timeOf(report)));
    }
    return reports.filter((report) => timeOf(report) === newest.get(normaliseVersion(report.version)));
}
function timeOf({ generatedAt }) {
    const time = Date.parse(generatedAt ?? '');
    return Number.isNaN(time) ? 0 : time;
}

;// CONCATENATED MODULE: ./build/policy/rules/unpinned.js



const unpinned = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'a package without exact version, digest or proof of a lockfile',
    evaluate({ dependency, remedy }) {
        const { type, pin, specifier, resolved, name } = dependency;
        if (identityOf(dependency) === null || type === 'remote' || resolved !== null)
            return null;
        if (pin === 'exact' || pin === 'digest')
            return null;
        if (pin === 'git' && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(specifier ?? ''))
            return null;
        return found(specifier === null
            ? say `${name ?? ''} is not pinned: each start may fetch another version than the one judged.`
            : say `${name ?? ''} is pinned to ${specifier} only: each start may fetch another version than the one judged.`, remedy === null
            ? say `Pin an exact version or a digest.`
            : say `Pin version ${remedy.version}, graded ${remedy.grade}.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/unscannable.js



const unscannable = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'the version is listed and could not be scanned: its score is null',
    evaluate(graded) {
        const report = graded.match?.report ?? null;
        if (report === null || report.score !== null)
            return null;
        return found(say `${nameOf(graded)} could not be scanned, so nothing is known of it.${judgedAs(graded)}`, remedyOf(graded), findingsOf(graded, 'unscannable'));
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/unscored-version.js



const unscoredVersion = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'the server is listed, the version in question has no score report',
    evaluate(graded) {
        const { match, dependency } = graded;
        if (match?.kind !== 'unscored' || match.error !== null)
            return null;
        const scored = match.scored.slice(0, 3).map(({ version }) => version);
        const others = scored.length === 0
            ? say `none of its versions is`
            : say `scored are ${scored.join(', ')}${match.scored.length > 3 ? say ` and ${match.scored.length - 3} more` : say ``}`;
        const subject = match.judgedVersion === null
            ? say `${nameOf(graded)} with ${dependency.specifier ?? 'no version'}`
            : nameOf(graded);
        return found(say `${subject} is listed and not scored; ${others}.`, remedyOf(graded));
    },
};

;// CONCATENATED MODULE: ./build/policy/catalogue.js















/**
 * Every rule, in the order in which reports list them. A new rule is one file and one line here. An
 * id may stand twice where it is about two kinds of subject.
 */
const catalogue = [
    { id: 'score-below-minimum', rule: scoreBelowMinimum },
    { id: 'altered-launch', rule: alteredLaunch },
    { id: 'failing-finding', rule: failingFinding },
    { id: 'unscannable', rule: unscannable },
    { id: 'unscored-version', rule: unscoredVersion },
    { id: 'unlisted', rule: unlisted },
    { id: 'unidentified', rule: unidentified },
    { id: 'local-code', rule: localCode },
    { id: 'unparsable-file', rule: unparsableFile },
    { id: 'unpinned', rule: unpinned },
    { id: 'matched-by-name', rule: matchedByName },
    { id: 'ambiguous-identity', rule: ambiguousIdentity },
    { id: 'inconsistent-export', rule: inconsistentRecord },
    { id: 'inconsistent-export', rule: inconsistentExport },
    { id: 'stale-export', rule: staleExport },
];
/** The ids that a policy may name. */
const ruleIds = [...new Set(catalogue.map(({ id }) => id))];

;// CONCATENATED MODULE: ./build/settings/settings.js





/** Settings that cannot be used, with all their faults at once. */
class SettingsError extends build_failure/* GateError */.u {
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
/** A shorter text is a slip of the hand; reports take out what is at least as long. */
const shortestKey = 8;
const defaults = {
    preset: 'recommended',
    minScore: 75,
    maxAge: '48h',
    timeout: '5m',
};
const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const duration = schemas/* string */.YjP()
    .regex(/^\d{1,9}(?:ms|s|m|h|d)$/)
    .transform((text) => {
    const [, number, unit] = /^(\d+)(\D+)$/.exec(text) ?? [];
    return Number(number) * units[unit];
})
    .pipe(schemas/* number */.aig()
    .min(1)
    .max(units.d * 365));
/** Timers of Node hold 24 days at most; no download takes one. */
const shortDuration = duration.pipe(schemas/* number */.aig().max(units.d));
const onOff = schemas/* enum */.k5n(['true', 'false']).transform((text) => text === 'true');
const outcome = schemas/* enum */.k5n(['fail', 'warn']);
/** What each input may hold, and how that is said to a person who got it wrong. */
const inputs = {
    'base-url': {
        allowed: 'an https:// address (http:// on loopback only) without user-info, query or fragment',
        schema: schemas/* string */.YjP().transform((text, context) => {
            const url = URL.canParse(text) ? new URL(text) : null;
            if (url !== null && isUsableBase(url))
                return url;
            context.addIssue('not usable');
            return core_core/* NEVER */.tm;
        }),
    },
    preset: { allowed: `one of ${presetNames.join(', ')}`, schema: schemas/* enum */.k5n(presetNames) },
    'min-score': {
        allowed: 'a number from 0 to 100',
        schema: schemas/* string */.YjP()
            .regex(/^\d{1,3}(?:\.\d+)?$/)
            .transform(Number)
            .pipe(schemas/* number */.aig().max(100)),
    },
    'max-age': { allowed: 'a duration such as 48h or 2d', schema: duration },
    timeout: { allowed: 'a duration such as 90s or 5m, of a day at most', schema: shortDuration },
    cache: { allowed: 'true or false', schema: onOff },
    'on-missing-key': { allowed: 'fail or warn', schema: outcome },
    'on-unavailable': { allowed: 'fail or warn', schema: outcome },
    'working-directory': {
        allowed: 'a folder inside the workspace, relative to it',
        schema: schemas/* string */.YjP()
            .refine((text) => !/^(?:[\\/]|[A-Za-z]:)/.test(text) && !text.split(/[\\/]/).includes('..')),
    },
};
/** Names of all inputs that a run reads, as `action.yml` declares them. */
const inputNames = [
    'api-key',
    'export-file',
    'rules',
    'ignore-paths',
    'report-file',
    'summary-file',
    ...Object.keys(inputs),
];
/**
 * Reads the inputs of a run. Empty text means "not given".
 *
 * @param raw text of each input by its name
 * @param source what the inputs are called in the provenance of values, for example `input`
 * @throws SettingsError with every fault
 */
function readSettings(raw, source) {
    const faults = [];
    const given = (name) => raw[name]?.trim() || null;
    const read = (name) => {
        const text = given(name);
        if (text === null)
            return null;
        const { schema, allowed } = inputs[name];
        const parsed = schema.safeParse(text);
        if (parsed.success)
            return parsed.data;
        // A faulty address may carry a password.
        faults.push({
            name,
            given: name === 'base-url' ? null : text,
            allowed: name === 'base-url' ? `must be ${allowed}` : allowed,
        });
        return null;
    };
    const provenance = new Map();
    const settled = (name, value, fallback, origin) => {
        provenance.set(name, value === null ? origin : source);
        return value ?? fallback;
    };
    const baseUrl = read('base-url');
    const exportFile = given('export-file');
    if (baseUrl === null && exportFile === null && given('base-url') === null) {
        faults.push({
            name: 'base-url',
            given: null,
            allowed: 'must be given (the address of the grading service), unless export-file is',
        });
    }
    const preset = settled('preset', read('preset'), defaults.preset, 'default');
    const minScore = settled('min-score', read('min-score'), defaults.minScore, 'default');
    const maxAgeMs = settled('max-age', read('max-age'), duration.parse(defaults.maxAge), 'default');
    const set = readRules(given('rules'), faults);
    for (const rule of set.keys())
        provenance.set(`rules.${rule}`, source);
    const ignorePaths = settings_linesOf(given('ignore-paths'));
    for (const pattern of ignorePaths.filter((each) => each.startsWith('!'))) {
        // "All but these" would leave out nearly everything.
        faults.push({
            name: 'ignore-paths',
            given: pattern,
            allowed: 'a pattern of what to leave out',
        });
    }
    const { key, cautions } = readKey(given('api-key'), faults);
    const settings = {
        apiKey: key,
        baseUrl,
        exportFile,
        policy: { preset, minScore, levels: set, maxAgeMs, provenance },
        ignorePaths,
        workingDirectory: read('working-directory') ?? '.',
        timeoutMs: read('timeout') ?? duration.parse(defaults.timeout),
        cache: read('cache') ?? true,
        onMissingKey: read('on-missing-key') ?? 'fail',
        onUnavailable: read('on-unavailable') ?? 'fail',
        reportFile: given('report-file'),
        summaryFile: given('summary-file'),
        cautions,
    };
    if (faults.length > 0)
        throw new SettingsError(faults);
    return settings;
}
function isUsableBase(url) {
    const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(url.hostname);
    const secure = url.protocol === 'https:' || (url.protocol === 'http:' && loopback);
    return (secure && url.username === '' && url.password === '' && url.search === '' && url.hash === '');
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
    if (key.length < shortestKey) {
        // So short a text is no key, and taking it out of every report would spoil them.
        faults.push({
            name: 'api-key',
            given: null,
            allowed: `must have ${shortestKey} characters at least`,
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
    for (const line of settings_linesOf(text)) {
        const [, rule, level] = /^([\w-]+)\s*:\s*([\w-]+)$/.exec(line) ?? [];
        if (rule === undefined || level === undefined) {
            faults.push({ name: 'rules', given: line, allowed: 'a line of the form "rule: level"' });
        }
        else if (!ruleIds.includes(rule)) {
            faults.push({
                name: 'rules',
                given: rule,
                allowed: `a rule; the nearest is ${nearest(rule, ruleIds)}`,
            });
        }
        else if (set.has(rule)) {
            faults.push({ name: 'rules', given: rule, allowed: 'to be set twice' });
        }
        else if (!isLevel(level)) {
            faults.push({
                name: 'rules',
                given: line,
                allowed: `one of the levels ${levels.join(', ')}`,
            });
        }
        else {
            set.set(rule, level);
        }
    }
    return set;
}
function isLevel(text) {
    return levels.some((level) => level === text);
}
function nearest(text, candidates) {
    return candidates.toSorted((a, b) => (0,leven/* default */.A)(text, a) - (0,leven/* default */.A)(text, b))[0] ?? '';
}
/** Lines that hold something; `#` begins a comment. */
function settings_linesOf(text) {
    return (text ?? '')
        .split(/\r?\n/)
        .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
        .filter((line) => line !== '');
}

;// CONCATENATED MODULE: ./build/report/redact.js


const mask = '***';
/**
 * The one redactor that every output passes before it leaves the process: it takes out the secrets
 * in clear and as they look in JSON, in a URL and in Base64.
 */
function redactorFor(secrets) {
    const forms = secrets
        .filter(({ length }) => length >= shortestKey)
        .flatMap((secret) => [
        secret,
        JSON.stringify(secret).slice(1, -1),
        encodeURIComponent(secret),
        htmlText(secret),
        Buffer.from(secret).toString('base64').replace(/=+$/, ''),
        Buffer.from(secret).toString('base64url'),
    ]);
    // The longest first, so that no form leaves a rest of another.
    const ordered = [...new Set(forms)].sort((a, b) => b.length - a.length);
    return (text) => ordered.reduce((rest, form) => rest.replaceAll(form, mask), text);
}
/** Fields whose texts are words of our own: a secret that equals one of them must not change it. */
const ownWords = new Set([
    'verdict',
    'level',
    'kind',
    'type',
    'pin',
    'role',
    'status',
    'source',
    'by',
    'rule',
    'preset',
    'event',
]);
/**
 * A report with the secrets taken out of every text of strangers in it, before anything is cut or
 * escaped, which could leave a part of a secret or dress it so that it is not recognised.
 */
function redactReport(report, redact) {
    const walk = (value, isStrange) => {
        if (typeof value === 'string')
            return redact(value);
        if (typeof value !== 'object' || value === null)
            return value;
        if (Array.isArray(value))
            return value.map((each) => walk(each, isStrange));
        if (value instanceof Map) {
            return new Map([...value].map(([key, held]) => [walk(key, true), walk(held, isStrange)]));
        }
        return Object.fromEntries(Object.entries(value).map(([key, held]) => {
            if (isStrange)
                return [redact(key), walk(held, true)];
            return [
                key,
                ownWords.has(key) && typeof held === 'string' ? held : walk(held, key === 'evidence'),
            ];
        }));
    };
    return walk(report, false);
}

;// CONCATENATED MODULE: ./build/report/summary.js




/** GitHub refuses a step summary above this size as a whole. */
const summary_maxBytes = 1024 * 1024;
/** What a summary shows, from all to least; the first that fits is taken. */
const ladder = ['findings', 'failing findings', 'servers', 'counts'];
const marks = { pass: '✅', warn: '⚠️', fail: '❌', error: '⛔' };
/**
 * The job summary as GitHub-flavoured Markdown, within 1 MiB. Everything is written as HTML blocks
 * without blank lines inside, where Markdown has no say: a stranger's text can only be text.
 */
function renderSummary(report) {
    for (const detail of ladder) {
        const text = joinWithin(blocksOf(report, detail), summary_maxBytes - 1024);
        if (text !== null)
            return text;
    }
    // Counts are few bytes whatever the report; only a broken ladder gets here.
    throw new Error('the shortest summary does not fit');
}
/** The blocks with a blank line between them, or null as soon as they exceed the limit in bytes. */
function joinWithin(blocks, limit) {
    const kept = [];
    let bytes = 0;
    for (const block of blocks) {
        bytes += Buffer.byteLength(block) + 2;
        if (bytes > limit)
            return null;
        kept.push(block);
    }
    return `${kept.join('\n\n')}\n`;
}
function* blocksOf(report, detail) {
    yield `<h2>${marks[report.verdict]} MCP Grade Gate: ${report.verdict}</h2>`;
    yield `<p>${html(headline(report))}</p>`;
    if (report.failure !== null) {
        const { details, remedy } = report.failure;
        if (details.length > 0) {
            yield ['<ul>', ...details.map((detail) => `<li>${html(detail)}</li>`), '</ul>'].join('\n');
        }
        yield `<p><strong>What to do:</strong> ${html(remedy)}</p>`;
    }
    if (detail === 'counts') {
        yield '<p>There is too much to show here; the JSON report holds everything.</p>';
    }
    else {
        const groups = grouped(report.servers);
        if (groups.length > 0)
            yield serverTable(groups);
        if (detail === 'servers') {
            yield '<p>The findings do not fit here; the JSON report holds them.</p>';
        }
        else {
            const remarkable = groups.filter(({ first }) => first.problems.length > 0);
            if (remarkable.length > 0)
                yield '<h3>What was found</h3>';
            for (const group of remarkable)
                yield serverBlock(group, detail);
        }
        if (report.problems.length > 0) {
            yield `<h3>Files and export</h3>\n${problemList(report.problems, detail)}`;
        }
    }
    yield coverage(report, detail);
}
/** One group per server and version, worst first, with every place that declares it. */
function grouped(servers) {
    const groups = new Map();
    for (const server of servers) {
        const { type, specifier, declaration, reason } = server.dependency;
        const key = JSON.stringify([type, words_nameOf(server), specifier, reason, server.verdict]);
        const known = groups.get(key) ?? { first: server, places: [] };
        known.places.push(words_placeOf({ file: declaration.file, span: declaration.span }));
        groups.set(key, known);
    }
    const order = ['error', 'fail', 'warn', 'pass'];
    return [...groups.values()].sort((a, b) => order.indexOf(a.first.verdict) - order.indexOf(b.first.verdict));
}
function serverTable(groups) {
    const rows = groups.map(({ first, places }) => {
        const { type, declaration, role } = first.dependency;
        const remarks = [
            ...(role === 'launcher' ? ['launcher'] : []),
            ...(declaration.disabled ? ['disabled'] : []),
        ];
        const cells = [
            `${marks[first.verdict]} ${first.verdict}`,
            `${htmlCode(words_nameOf(first))} ${[type, ...remarks].join(', ')}`,
            htmlCode(versionOf(first)),
            html(words_gradeOf(first)),
            html(scoreOf(first)),
            places
                .slice(0, 8)
                .map((place) => htmlCode(place))
                .join('<br>') + (places.length > 8 ? `<br>and ${places.length - 8} more` : ''),
        ];
        return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    });
    const head = ['Verdict', 'Server', 'Version', 'Grade', 'Score', 'Declared in'];
    return [
        '<table>',
        `<tr>${head.map((name) => `<th>${name}</th>`).join('')}</tr>`,
        ...rows,
        '</table>',
    ].join('\n');
}
function serverBlock({ first, places }, detail) {
    const { declaration } = first.dependency;
    const title = `<h4>${marks[first.verdict]} ${htmlCode(words_nameOf(first))} ${htmlCode(versionOf(first))}</h4>`;
    const place = `<p>Declared as ${htmlCode(declaration.alias)} in ${places
        .slice(0, 8)
        .map((each) => htmlCode(each))
        .join(', ')}</p>`;
    return `${title}\n${place}\n${problemList(first.problems, detail)}`;
}
function problemList(problems, detail) {
    const items = problems.toSorted(worstFirst).map((problem) => {
        const { rule, level, message, advice, findings, waived } = problem;
        const shown = detail === 'findings' ? findings : findings.filter(({ result }) => result === 'fail');
        const state = waived === null ? level : `waived: ${html(waived)}`;
        return [
            `<li><strong>${html(rule)}</strong> (${state}): ${phrase(message)} <em>${phrase(advice)}</em>`,
            ...(shown.length === 0 ? [] : [`<ul>`, ...shown.map(findingItem), `</ul>`]),
            '</li>',
        ].join('\n');
    });
    return ['<ul>', ...items, '</ul>'].join('\n');
}
function findingItem({ check, reference, result, weight, evidence }) {
    const lines = evidenceLines(evidence).map(({ label, text }) => `<br>${label === null ? '' : `${htmlCode(label)}: `}${htmlCode(text, 1000)}`);
    const heading = `${htmlCode(check ?? reference)} (${html(result)}${weight === null ? '' : `, weight ${weight}`})`;
    return `<li>${heading}${lines.join('')}</li>`;
}
function coverage(report, detail) {
    const { files, servers, policy } = report;
    const of = (status) => files.filter((file) => file.status === status);
    const disabled = servers.filter(({ dependency }) => dependency.declaration.disabled).length;
    const matched = servers.filter(({ match }) => match?.server != null).length;
    const lines = [
        `Files read: ${filesLine(of('read'), detail)}`,
        `Not readable: ${filesLine(of('unreadable'), detail)}`,
        `Left out: ${filesLine(of('skipped'), detail)}`,
        report.failure === null
            ? `Servers: ${servers.length}, in the export ${matched}, not in it ${servers.length - matched}, disabled ${disabled}`
            : `Servers: ${servers.length}, disabled ${disabled}`,
        `Export: ${report.failure === null ? exportLine(report) : 'none'}`,
        ...(policy === null ? [] : [`Policy: preset ${policy.preset}, min-score ${policy.minScore}`]),
    ];
    return [
        `<details><summary>Coverage: ${plural(of('read').length, 'file')} read, ${of('unreadable').length} not readable, ${of('skipped').length} left out</summary>`,
        '<ul>',
        ...lines.map((line) => `<li>${line}</li>`),
        '</ul>',
        '</details>',
    ].join('\n');
}
function filesLine(files, detail) {
    const shown = detail === 'counts' ? [] : files.slice(0, 50);
    const names = shown.map(({ path, reason }) => `${htmlCode(path)}${reason === null ? '' : ` (${html(reason)})`}`);
    const rest = files.length - shown.length;
    return files.length === 0 ? 'none' : [...names, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}
function exportLine({ export: { source, generatedAt, rubricVersion, caution } }) {
    if (generatedAt === null)
        return sourceWords[source];
    const rubric = rubricVersion === null ? '' : `, rubric ${htmlCode(rubricVersion)}`;
    const remark = caution === null ? '' : `. ${html(caution)}`;
    return `generated ${instant(generatedAt)}${rubric}, ${sourceWords[source]}${remark}`;
}
function phrase(text) {
    return renderPhrase(text, htmlCode, html);
}

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
// EXTERNAL MODULE: ./build/declarations/tree.js
var tree = __webpack_require__(3782);
;// CONCATENATED MODULE: ./build/declarations/servers.js

/** Key paths that are met in nearly every client's file, its own or one that drifted in. */
const commonWrappers = [
    ['mcpServers'],
    ['servers'],
    ['context_servers'],
    ['mcp_servers'],
    ['mcp', 'servers'],
    ['mcp', 'mcpServers'],
];
/** Keys that say what an entry starts or where it connects. */
const commandKeys = ['command', 'cmd'];
const urlKeys = ['url', 'httpUrl', 'serverUrl', 'uri'];
const envKeys = ['env', 'environment', 'envs'];
const containerKeys = ['container'];
/** Keys whose value the client runs as a command, beside what it connects to. */
const hookKeys = new Set(['headersHelper']);
/**
 * Reads the shape that most clients share: a map from alias to `{command, args, env, cwd}` or `{url}`,
 * or a list of such entries with a `name`, with the differences of one dialect.
 */
function readServers(document, dialect) {
    const { root, spanOf } = document;
    if (root === null)
        return { declarations: [], faults: [] };
    if (root.type !== 'object') {
        const fault = { message: 'not an object at the top', span: spanOf(root) };
        return { declarations: [], faults: [fault] };
    }
    // The servers of a description of an API are addresses of that API.
    const isApi = ['openapi', 'swagger', 'asyncapi'].some((key) => (0,tree/* memberOf */.C5)(root, key) !== null);
    if (dialect.onlyByShape && isApi)
        return { declarations: [], faults: [] };
    const faults = [];
    const declarations = [];
    const wrappers = dialect.wrappers ?? commonWrappers;
    repeatedKeys(root, spanOf, new Set(wrappers.map(([first = '']) => first)), faults);
    const maps = wrappers.flatMap((path) => membersAt(root, path));
    for (const map of dialect.mayBeBare ? [...maps, bareEntries(root)] : maps) {
        if (map.type !== 'object' && map.type !== 'array') {
            if (map.type !== 'null' && !dialect.onlyByShape) {
                faults.push({ message: 'servers that are no entries', span: spanOf(map) });
            }
            continue;
        }
        allRepeatedKeys(map, spanOf, faults);
        for (const property of entriesOf(map)) {
            if (dialect.onlyByShape && !isEntry(property.value))
                continue;
            const reading = readEntry(property, spanOf, dialect);
            declarations.push(...reading.declarations);
            faults.push(...reading.faults);
        }
    }
    return { declarations: declarations.sort(byPlace), faults };
}
function byPlace({ span: a }, { span: b }) {
    return a.start.line - b.start.line || a.start.column - b.start.column;
}
/** The values at a key path: more than one where a key stands several times. */
function membersAt(root, path) {
    return path.reduce((nodes, key) => nodes.flatMap((node) => (0,tree/* propertiesOf */.P1)(node)
        .filter((property) => property.key === key)
        .map(({ value }) => value)), [root]);
}
/** The entries of a map by their keys, and of a list by their names. */
function entriesOf(map) {
    if (map.type === 'object')
        return (0,tree/* propertiesOf */.P1)(map);
    return (map.children ?? []).map((item, index) => {
        const name = (0,tree/* memberOf */.C5)(item, 'name') ?? (0,tree/* memberOf */.C5)(item, 'id');
        return {
            key: name?.type === 'string' ? String(name.value) : `#${index + 1}`,
            node: item,
            value: item,
        };
    });
}
/** The root without what is no entry: `inputs` and the like stand beside bare entries. */
function bareEntries(root) {
    const children = (root.children ?? []).filter((property) => isEntry(property.children?.[1] ?? null));
    return { ...root, children };
}
function isEntry(node) {
    return [...commandKeys, ...urlKeys].some((key) => ['string', 'array'].includes((0,tree/* memberOf */.C5)(node, key)?.type ?? ''));
}
function readEntry({ key, node, value }, spanOf, { restsBy = [], maySwitch = false }) {
    const span = spanOf(node);
    const faults = [];
    const fault = (at, words) => {
        faults.push({ message: `an entry ${quote(key)} ${words}`, span: spanOf(at) });
    };
    if (value.type !== 'object') {
        fault(node, 'that is no object');
        return { declarations: [], faults };
    }
    const given = (names) => (0,tree/* propertiesOf */.P1)(value).filter((property) => names.includes(property.key));
    const text = (name, held) => {
        if (held.type !== 'string' && held.type !== 'null')
            fault(held, `whose ${quote(name)} is no text`);
        return (0,tree/* wordOf */.aG)(held, spanOf);
    };
    const list = (name, held) => {
        if (held === null || held.type === 'null')
            return [];
        if (held.type !== 'array')
            fault(held, `whose ${quote(name)} are no list of texts`);
        return (held.type === 'array' ? (held.children ?? []) : [held]).flatMap((item) => {
            if (['string', 'number', 'boolean'].includes(item.type)) {
                return [{ text: String(item.value), span: spanOf(item) }];
            }
            fault(item, `whose ${quote(name)} are no list of texts`);
            return [];
        });
    };
    const variables = (holder) => (0,tree/* propertiesOf */.P1)(holder)
        .filter((property) => envKeys.some((name) => name === property.key))
        .flatMap((property) => {
        const { type } = property.value;
        if (type !== 'object' && type !== 'null')
            fault(property.value, 'whose environment is no object');
        return (0,tree/* propertiesOf */.P1)(property.value);
    })
        .flatMap(({ key: name, value: held }) => {
        if (['object', 'array'].includes(held.type))
            fault(held, `whose variable ${quote(name)} is no text`);
        // A variable that is null is unset; one that is odd counts as set.
        return held.type === 'null'
            ? []
            : [[name, { text: String(held.value ?? ''), span: spanOf(held) }]];
    });
    const args = list('args', (0,tree/* memberOf */.C5)(value, 'args'));
    // An entry has one or two of these; thousands are a bomb.
    if (given([...commandKeys, ...urlKeys, ...containerKeys, ...envKeys]).length > 16) {
        fault(node, 'with more commands, addresses and environments than any client reads');
        const launch = {
            command: null,
            args: [],
            env: new Map(),
            cwd: null,
            url: null,
            hooks: [],
        };
        return { declarations: [{ alias: key, span, disabled: false, launch }], faults };
    }
    const commands = given(commandKeys).flatMap(({ key: name, value: held }) => {
        // `["npx", "-y", "p"]`, and Zed's `{path, args, env}`.
        const [command = null, ...inside] = held.type === 'array'
            ? list(name, held)
            : held.type === 'object'
                ? [(0,tree/* wordOf */.aG)((0,tree/* memberOf */.C5)(held, 'path'), spanOf), ...list('args', (0,tree/* memberOf */.C5)(held, 'args'))]
                : [text(name, held)];
        const words = inside.filter((word) => word !== null);
        const env = new Map([...variables(value), ...(held.type === 'object' ? variables(held) : [])]);
        return command === null ? [] : [{ command, args: [...words, ...args], env, url: null }];
    });
    // An image in a field of its own is run by docker, whoever does it.
    const images = given(containerKeys).flatMap(({ key: name, value: held }) => {
        const image = text(name, held);
        if (image === null)
            return [];
        const line = ['docker', 'run'].map((part) => ({ ...image, text: part }));
        const [command, verb] = line;
        return [{ command, args: [verb, image], env: new Map(variables(value)), url: null }];
    });
    const addresses = given(urlKeys).flatMap(({ key: name, value: held }) => {
        const url = text(name, held);
        return url === null ? [] : [{ command: null, args: [], env: new Map(), url }];
    });
    commands.push(...images);
    if (commands.length + addresses.length === 0 &&
        maySwitch &&
        given(['enabled', 'disabled']).length > 0) {
        return { declarations: [], faults };
    }
    const cwd = (0,tree/* wordOf */.aG)((0,tree/* memberOf */.C5)(value, 'cwd'), spanOf);
    const hooks = (0,tree/* propertiesOf */.P1)(value)
        .filter((property) => hookKeys.has(property.key))
        .map(({ key: what, value: held }) => ({ kind: 'path', what, span: spanOf(held) }));
    const disabled = (restsBy.includes('disabled') && (0,tree/* memberOf */.C5)(value, 'disabled')?.value === true) ||
        (restsBy.includes('enabled') && (0,tree/* memberOf */.C5)(value, 'enabled')?.value === false);
    // Which of several commands and addresses a client takes differs by client: each is declared.
    const [first = { command: null, args: [], env: new Map(), url: null }, ...others] = commands.length === 1 && addresses.length > 0
        ? [{ ...commands[0], url: addresses[0]?.url ?? null }, ...addresses.slice(1)]
        : [...commands, ...addresses];
    const declarations = [first, ...others].map((launch) => ({
        alias: key,
        span,
        disabled,
        launch: { command: null, args: [], env: new Map(), ...launch, cwd, hooks },
    }));
    return { declarations, faults };
}
/** A key that stands twice: readers differ in which one they take, so a second can hide a first. */
function repeatedKeys(node, spanOf, among, faults) {
    const seen = new Set();
    for (const { key, node: property } of (0,tree/* propertiesOf */.P1)(node)) {
        if (key === '__proto__') {
            // Some readers take it for a parent whose keys the object has too.
            faults.push({
                message: 'a key that readers take differently, "__proto__"',
                span: spanOf(property),
            });
        }
        if (among !== null && !among.has(key))
            continue;
        if (seen.has(key)) {
            faults.push({ message: `the key ${quote(key)} twice in one object`, span: spanOf(property) });
        }
        seen.add(key);
    }
}
function allRepeatedKeys(node, spanOf, faults) {
    repeatedKeys(node, spanOf, null, faults);
    for (const child of node.children ?? [])
        allRepeatedKeys(child, spanOf, faults);
}
function quote(text) {
    return JSON.stringify(text);
}

;// CONCATENATED MODULE: ./build/declarations/clients.js

/** The shape that most clients share; none of these documents a key by which an entry rests. */
const clients_plain = {};
const bare = { mayBeBare: true };
const resting = { restsBy: ['disabled'] };
const opencode = {
    wrappers: [['mcp'], ['mcpServers'], ['servers']],
    maySwitch: true,
    restsBy: ['enabled'],
};
/**
 * Every file that is read, by the client that reads it. A new client is one entry; a new format is one
 * reader beside this file. Paths are relative to any folder; `*` stands for a part of the last name.
 */
const clientFiles = [
    // Claude Code is known to start entries that are marked as disabled.
    { client: 'mcp-json', paths: ['.mcp.json'], dialect: bare },
    {
        client: 'claude-code',
        paths: ['.claude/mcp.json', '.claude/.mcp.json', '.claude/settings.json'],
        dialect: clients_plain,
    },
    { client: 'claude-desktop', paths: ['claude_desktop_config.json'], dialect: clients_plain },
    { client: 'vscode', paths: ['.vscode/mcp.json', '.vs/mcp.json'], dialect: bare },
    {
        client: 'vscode-settings',
        paths: ['.vscode/settings.json', '*.code-workspace'],
        dialect: {
            wrappers: [
                ['mcp', 'servers'],
                ['mcp.servers'],
                ['settings', 'mcp', 'servers'],
                ['settings', 'mcp.servers'],
            ],
        },
    },
    {
        client: 'devcontainer',
        paths: ['devcontainer.json', '.devcontainer.json'],
        dialect: { wrappers: [['customizations', 'vscode', 'mcp', 'servers']] },
    },
    { client: 'cursor', paths: ['.cursor/mcp.json'], dialect: bare },
    { client: 'generic', paths: ['mcp.json'], dialect: bare },
    {
        client: 'zed',
        paths: ['.zed/settings.json'],
        dialect: { wrappers: [['context_servers']], restsBy: ['enabled'] },
    },
    {
        client: 'opencode',
        paths: ['opencode.json', 'opencode.jsonc', '.opencode/mcp.json'],
        dialect: opencode,
    },
    { client: 'kilo', paths: ['kilo.jsonc'], dialect: opencode },
    { client: 'kilocode', paths: ['.kilocode/mcp.json'], dialect: resting },
    { client: 'roo', paths: ['.roo/mcp.json'], dialect: resting },
    { client: 'kiro', paths: ['.kiro/settings/mcp.json', '.kiro/agents/*.json'], dialect: resting },
    { client: 'cline', paths: ['.cline/mcp.json', 'cline_mcp_settings.json'], dialect: clients_plain },
    { client: 'gemini', paths: ['.gemini/settings.json', 'gemini-extension.json'], dialect: clients_plain },
    { client: 'qwen', paths: ['.qwen/settings.json'], dialect: clients_plain },
    { client: 'antigravity', paths: ['mcp_config.json'], dialect: bare },
    { client: 'junie', paths: ['.junie/mcp/mcp.json', '.ai/mcp/mcp.json'], dialect: bare },
    {
        client: 'copilot',
        paths: ['.github/mcp.json', '.copilot/mcp-config.json', '.github/copilot/mcp.json'],
        dialect: bare,
    },
    {
        client: 'crush',
        paths: ['crush.json', '.crush.json'],
        dialect: { wrappers: [['mcp'], ['mcpServers']], maySwitch: true },
    },
    { client: 'amazonq', paths: ['.amazonq/mcp.json', '.amazonq/cli-agents/*.json'], dialect: clients_plain },
    {
        client: 'amp',
        paths: ['.amp/settings.json', '.amp/settings.jsonc'],
        dialect: { wrappers: [['amp.mcpServers'], ...commonWrappers] },
    },
    { client: 'augment', paths: ['.augment/settings.json'], dialect: clients_plain },
    { client: 'tabnine', paths: ['.tabnine/agent/settings.json'], dialect: clients_plain },
    { client: 'firebender', paths: ['firebender.json'], dialect: clients_plain },
    { client: 'gitlab-duo', paths: ['.gitlab/duo/mcp.json'], dialect: bare },
    { client: 'warp', paths: ['.warp/.mcp.json'], dialect: bare },
    { client: 'deepagents', paths: ['.deepagents/.mcp.json'], dialect: bare },
    { client: 'rulesync', paths: ['.rulesync/mcp.json', '.rulesync/mcp.jsonc'], dialect: bare },
    { client: 'bob', paths: ['.bob/mcp.json'], dialect: bare },
    { client: 'idx', paths: ['.idx/mcp.json'], dialect: bare },
    { client: 'trae', paths: ['.trae/mcp.json'], dialect: bare },
    { client: 'qoder', paths: ['.qoder/mcp.json'], dialect: bare },
    { client: 'agents', paths: ['.agents/mcp.json'], dialect: bare },
    { client: 'windsurf', paths: ['.windsurf/mcp.json'], dialect: bare },
    { client: 'factory', paths: ['.factory/mcp.json'], dialect: bare },
    { client: 'kimi', paths: ['.kimi/mcp.json', '.kimi-code/mcp.json'], dialect: bare },
    { client: 'codebuddy', paths: ['.codebuddy/mcp.json'], dialect: bare },
    { client: 'rovodev', paths: ['.rovodev/mcp.json'], dialect: bare },
    {
        client: 'codex',
        paths: ['.codex/config.toml', '.grok/config.toml', '.vibe/config.toml'],
        format: 'toml',
        dialect: { wrappers: [['mcp_servers'], ['mcpServers']], restsBy: ['enabled'] },
    },
    {
        client: 'agents-toml',
        paths: ['agents.toml'],
        format: 'toml',
        dialect: { wrappers: [['mcp'], ['mcp_servers']] },
    },
    {
        client: 'continue',
        paths: ['.continue/config.yaml', '.continue/mcpServers/*.yaml', '.continue/mcpServers/*.yml'],
        format: 'yaml',
        dialect: clients_plain,
    },
    {
        client: 'librechat',
        paths: ['librechat.yaml', 'librechat.yml'],
        format: 'yaml',
        dialect: clients_plain,
    },
    {
        client: 'mcp-agent',
        paths: ['mcp_agent.config.yaml', 'fastagent.config.yaml'],
        format: 'yaml',
        dialect: clients_plain,
    },
    {
        client: 'github-agents',
        paths: ['.github/agents/*.md', 'agents/*.agent.md'],
        format: 'frontmatter',
        dialect: { wrappers: [['mcp-servers'], ['mcpServers']] },
    },
    {
        client: 'github-workflows',
        paths: ['.github/workflows/*.md'],
        format: 'frontmatter',
        dialect: { wrappers: [['mcp-servers']] },
    },
];
/**
 * One spelling for paths that one file system may hold for another: Unicode-composed and case-folded,
 * for on macOS and Windows `.CURSOR/MCP.json` is `.cursor/mcp.json`.
 */
function foldPath(path) {
    // Upper case first: some letters, such as the long s, only meet their fellows there.
    return path.normalize('NFC').toUpperCase().toLowerCase();
}
const patterns = clientFiles.flatMap((file) => file.paths.map((path) => {
    const parts = foldPath(path).split('/');
    const name = (parts.at(-1) ?? '')
        .split('*')
        .map((part) => part.replace(/[.\\+^$()[\]{}|?]/g, '\\$&'));
    return {
        folders: parts.slice(0, -1).join('/'),
        name: new RegExp(`^${name.join('[^/]*')}$`),
        file,
    };
}));
/** Patterns by the folders that their files lie in; those of no folder are last, for they are the least telling. */
const byFolders = Map.groupBy(patterns, ({ folders }) => folders);
const foldersOfClients = new Set([...byFolders.keys()].flatMap((folders) => {
    const parts = folders.split('/');
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}));
/** Whether a folder of the repository is one of those that client files lie in, as `.cursor` is. */
function isClientFolder(path) {
    const parts = foldPath(path).split('/');
    return parts.some((_, index) => foldersOfClients.has(parts.slice(index).join('/')));
}
/** How many parts the longest path of a client file has. */
const longestClientPath = Math.max(...[...byFolders.keys()].map((folders) => (folders === '' ? 1 : folders.split('/').length + 1)));
const byShape = { mayBeBare: true, onlyByShape: true };
/** Files of no known client whose name says that they may hold servers, by their ending. */
const shapes = {
    json: { client: 'by-shape', paths: [], dialect: byShape },
    jsonc: { client: 'by-shape', paths: [], dialect: byShape },
    toml: { client: 'by-shape', paths: [], format: 'toml', dialect: byShape },
    yaml: { client: 'by-shape', paths: [], format: 'yaml', dialect: byShape },
    yml: { client: 'by-shape', paths: [], format: 'yaml', dialect: byShape },
};
/** These say what a project is, not what it depends on. */
const ownManifests = new Set(['fastmcp.json', 'mcpb.json']);
/** The client file that a path of the repository is, at any depth; null where it is none. */
function clientFileOf(path) {
    const slash = path.lastIndexOf('/');
    const name = foldPath(path.slice(slash + 1));
    // Most files of a tree end otherwise; this keeps a walk of many thousands fast.
    if (!/\.(?:json|jsonc|code-workspace|toml|ya?ml|md)$/.test(name))
        return null;
    const folders = slash < 0 ? [] : foldPath(path.slice(0, slash)).split('/');
    for (let taken = Math.min(folders.length, longestClientPath - 1); taken >= 0; taken -= 1) {
        const candidates = byFolders.get(taken === 0 ? '' : folders.slice(-taken).join('/')) ?? [];
        const found = candidates.find((pattern) => pattern.name.test(name));
        if (found !== undefined)
            return found.file;
    }
    const ending = name.slice(name.lastIndexOf('.') + 1);
    const mayHold = name.includes('mcp') && !ownManifests.has(name);
    return mayHold && Object.hasOwn(shapes, ending) ? (shapes[ending] ?? null) : null;
}

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(9547);
;// CONCATENATED MODULE: ./build/declarations/jsonc.js


/** Reads JSON with comments and trailing commas. */
const readJsonc = (text) => {
    const spanOf = (0,tree/* spansOf */.Ly)(text);
    const deep = tooDeepAt(text);
    if (deep !== null) {
        return {
            message: `nested more than ${tree/* maxDepth */.Mw} levels deep`,
            span: spanOf({ offset: deep, length: 1 }),
        };
    }
    const errors = [];
    const root = (0,main.parseTree)(text, errors, { allowTrailingComma: true, allowEmptyContent: true });
    const first = errors[0];
    if (first !== undefined) {
        const words = (0,main.printParseErrorCode)(first.error)
            .replace(/([a-z])([A-Z])/g, '$1 $2')
            .toLowerCase();
        return { message: `not valid JSON: ${words}`, span: spanOf(first) };
    }
    return { root: root ?? null, spanOf };
};
/** The members of jsonc-parser's `SyntaxKind` that nest; a const enum, so its values stand here. */
const token = { openBrace: 1, closeBrace: 2, openBracket: 3, closeBracket: 4, end: 17 };
function tooDeepAt(text) {
    const scanner = (0,main.createScanner)(text, true);
    const closers = [];
    for (let kind = scanner.scan(); kind !== token.end; kind = scanner.scan()) {
        if (kind === token.openBrace || kind === token.openBracket) {
            closers.push(kind === token.openBrace ? token.closeBrace : token.closeBracket);
            if (closers.length > tree/* maxDepth */.Mw)
                return scanner.getTokenOffset();
        }
        else if (kind === closers.at(-1)) {
            // A closer of the other kind closes nothing: the parser goes on inside, and so does the count.
            closers.pop();
        }
    }
    return null;
}

;// CONCATENATED MODULE: ./build/declarations/formats.js

/** The formats of client files; those that few projects have are loaded when they are met. */
const formats = {
    json: async () => readJsonc,
    toml: async () => (await Promise.all(/* import() */[__webpack_require__.e(605), __webpack_require__.e(710)]).then(__webpack_require__.bind(__webpack_require__, 7710))).readToml,
    yaml: async () => (await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(785)]).then(__webpack_require__.bind(__webpack_require__, 2785))).readYaml,
    frontmatter: async () => (await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(62)]).then(__webpack_require__.bind(__webpack_require__, 62))).readFrontmatter,
};

;// CONCATENATED MODULE: ./build/declarations/read.js



/**
 * Reads the declarations of client files. A file with faults keeps what could be understood; each
 * fault is a report of its own on the place where it stands.
 */
async function readDeclarations(sources) {
    const declarations = [];
    const files = [];
    for (const { path, text } of sources) {
        const clientFile = clientFileOf(path);
        if (clientFile === null)
            continue;
        const reading = await readClientFile(clientFile, text);
        if (clientFile.dialect.onlyByShape && reading.declarations.length === 0) {
            // No client is known to read it, and nothing in it is a server: no fault in it is ours to report.
            files.push({ path, status: 'skipped', reason: 'no servers by its shape', span: null });
            continue;
        }
        for (const found of reading.declarations) {
            declarations.push({ ...found, file: path, client: clientFile.client });
        }
        if (reading.faults.length === 0)
            files.push({ path, status: 'read', reason: null, span: null });
        for (const { message, span } of reading.faults) {
            files.push({ path, status: 'unreadable', reason: message, span });
        }
    }
    return { declarations, files };
}
/** What one client file declares. It never rejects: what cannot be understood is a fault. */
async function readClientFile({ format = 'json', dialect }, text) {
    const read = await formats[format]();
    const document = read(text);
    if (!('message' in document))
        return readServers(document, dialect);
    // The head of a Markdown file is seldom strict YAML; where it cannot name servers, that is no matter.
    const isNoMatter = format === 'frontmatter' && !/mcp|\\/i.test(text);
    return { declarations: [], faults: isNoMatter ? [] : [document] };
}

// EXTERNAL MODULE: ./build/versions/ecosystem.js
var ecosystem = __webpack_require__(1868);
// EXTERNAL MODULE: ./build/versions/npm.js
var npm = __webpack_require__(9833);
// EXTERNAL MODULE: ./build/versions/semver.js
var semver = __webpack_require__(8394);
;// CONCATENATED MODULE: ./build/launch/launcher.js

/** A package specification as the server that a launch starts. */
function serverOf(spec, at, alterations = []) {
    return { ...spec, role: 'server', resolved: null, span: at.span, alterations };
}
/** A launch that does not tell what it starts, with the reason in words. */
function launcher_unidentified(at, reason) {
    return serverOf((0,ecosystem/* unidentifiedSpec */.a0)(at.text, reason), at);
}
/**
 * A program of the project by the path that is written; whoever knows the tree confirms that it is
 * in there, or makes it unidentified.
 */
function localCandidate(at, alterations) {
    const spec = { ...(0,ecosystem/* unidentifiedSpec */.a0)(at.text, 'code of the project'), type: 'local' };
    return { ...serverOf(spec, at, alterations), name: at.text };
}
/** What the words behind some options start; unidentified with the reason where there are none. */
function resolveWords(words, at, reason, resolveInner) {
    const [command, ...args] = words;
    return command === undefined ? [launcher_unidentified(at, reason)] : resolveInner({ command, args });
}
/** The same things, changed by something that stands around them. */
function altered(things, alterations) {
    if (alterations.length === 0)
        return things;
    return things.map((thing) => ({
        ...thing,
        alterations: [...thing.alterations, ...alterations],
    }));
}
/** Programs that run what their arguments say: behind them a package's name says nothing. */
const runners = new Set([
    'sh bash zsh dash ash ksh fish csh tcsh busybox cmd powershell pwsh node nodejs deno bun tsx ts-node',
    'ruby perl php java lua tclsh julia rscript r osascript awk gawk mawk find ssh script expect gdb strace',
    'env sudo su doas runuser xargs parallel eval exec command nohup setsid nice ionice stdbuf time timeout',
    'watch chroot unshare nsenter systemd-run taskset chrt flock start rundll32 mshta wscript cscript',
    'certutil bitsadmin msiexec regsvr32 npm npx pnpm pnpx yarn bunx corepack uv uvx pip pip3 pipx poetry pdm',
    'hatch rye pixi conda mamba docker podman dotnet dnx go cargo git curl wget make nix dotenv nodemon pm2',
    'concurrently vite-node zx electron swift scala kotlin groovy elixir erl runghc',
]
    .join(' ')
    .split(' '));
/** Whether a word names, under whatever path, a program that runs what its arguments say. */
function isRunner({ text }) {
    const name = commandName(text);
    return runners.has(name) || /^(?:python|pypy|py)[\d.]*w?$/.test(name);
}
/**
 * Whether a word names a program that is not what a package brings: a path, a shell, an interpreter
 * or another launcher. `npx -p good sh -c …` fetches `good` and runs whatever stands behind `-c`.
 */
function runsSomethingElse(word) {
    // Older npm puts the name into a shell's text: nothing but a plain name is taken.
    return !/^\w[\w.@-]*$/.test(word.text) || isRunner(word);
}
/** `C:\\nodejs\\npx.cmd` and `/usr/bin/npx` are `npx`. */
function commandName(text) {
    return (text.split(/[\\/]/).at(-1) ?? '').toLowerCase().replace(/\.(?:exe|cmd|bat|ps1)$/, '');
}
/** Whether a path lies where systems and tool managers install programs, and no checkout does. */
function isOfTheSystem(text) {
    const path = text.replaceAll('\\', '/');
    if (path.split('/').some((part) => part === '..' || part === '.'))
        return false;
    return (/^\/(?:usr|bin|sbin|opt|nix|snap|home\/linuxbrew)\//.test(path) ||
        /^(?:~|\/root|\/(?:home|Users)\/[^/]+)\/\.[^/]+\//.test(path) ||
        /^[A-Za-z]:\/(?:Program Files(?: \(x86\))?|nodejs|Windows)\//i.test(path));
}

;// CONCATENATED MODULE: ./build/launch/options.js
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
        alterations: options.flatMap(({ name, at }) => Object.hasOwn(grammar.altering, name)
            ? [{ kind: grammar.altering[name], what: name, span: at.span }]
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

;// CONCATENATED MODULE: ./build/launch/deno.js





const grammar = {
    flags: [
        '--node-modules-dir',
        '-q',
        '--quiet',
        '-r',
        '--reload',
        '-A',
        '--allow-all',
        '--no-lock',
        '--no-prompt',
        '--no-check',
        '--unstable',
        '--cached-only',
        '--no-config',
    ],
    valued: [
        '-c',
        '--config',
        '--import-map',
        '--cert',
        '-L',
        '--log-level',
        '--env-file',
        '--preload',
        '--require',
    ],
    altering: {
        '-c': 'loader',
        '--config': 'loader',
        '--import-map': 'loader',
        '--preload': 'loader',
        '--require': 'loader',
    },
};
/** `deno run [options] npm:…` or `jsr:…`; a path or address is a program of somebody's own. */
const deno = {
    commands: ['deno'],
    resolve([verb, ...args], command) {
        if (verb?.text !== 'run' && verb?.text !== 'x')
            return [launcher_unidentified(verb ?? command, 'not a "run" of deno')];
        // `--allow-net=host` and its kin open doors and start nothing.
        const words = args.filter(({ text }) => !/^--(?:allow|deny|unstable)-[a-z-]+(?:=.*)?$/.test(text));
        const read = readOptions(words, grammar);
        const [first] = read.rest;
        if (read.unknown !== null || first === undefined) {
            return [
                launcher_unidentified(read.unknown ?? command, 'an option of deno that may hide what it starts'),
            ];
        }
        return [serverOf(readDenoSpec(first.text), first, read.alterations)];
    },
};
/** `npm:@scope/name@1/sub/path` and `jsr:@scope/name@1/sub/path`, without the sub-path. */
function readDenoSpec(text) {
    const groups = /^(?<type>npm|jsr):\/?(?<name>(?:@[^/@]+\/)?[^/@]+)(?:@(?<version>[^/]+))?(?:\/.*)?$/s.exec(text)?.groups;
    if (groups === undefined || (0,ecosystem/* hasPlaceholder */.Kc)(text)) {
        return (0,ecosystem/* unidentifiedSpec */.a0)(text, 'a program by its path or address');
    }
    const { type, name = '', version } = groups;
    if (type === 'npm')
        return (0,npm/* readNpmSpec */.j)(version === undefined ? name : `${name}@${version}`);
    const isExact = version !== undefined && /^\d+\.\d+\.\d+/.test(version);
    return {
        type: 'jsr',
        name: semver/* semverEcosystem */.J.normaliseName(name),
        specifier: version ?? null,
        pin: version === undefined ? 'none' : isExact ? 'exact' : 'range',
        version: version ?? null,
        digest: null,
        reason: null,
    };
}

;// CONCATENATED MODULE: ./build/launch/dnx.js




/** Options of `dotnet tool exec`. Source: the command reference of .NET. */
const dnx_grammar = {
    flags: [
        '-y',
        '--yes',
        '--prerelease',
        '--allow-roll-forward',
        '--interactive',
        '--disable-parallel',
        '--no-http-cache',
        '--ignore-failed-sources',
    ],
    valued: [
        '--version',
        '-v',
        '--verbosity',
        '--source',
        '--add-source',
        '--configfile',
        '--framework',
    ],
    altering: { '--source': 'registry', '--add-source': 'registry', '--configfile': 'registry' },
};
function readNugetSpec(text, version) {
    const [, name = '', written = null] = /^([A-Za-z0-9][\w.-]*)(?:@(.+))?$/.exec(text) ?? [];
    if ((0,ecosystem/* hasPlaceholder */.Kc)(text) || name === '')
        return (0,ecosystem/* unidentifiedSpec */.a0)(text, 'not a package of NuGet');
    const specifier = version ?? written;
    const isExact = specifier !== null && /^\d+(?:\.\d+){1,3}(?:-[\w.-]+)?$/.test(specifier);
    return {
        type: 'nuget',
        name: ecosystems/* ecosystems */.uU.nuget.normaliseName(name),
        specifier,
        pin: specifier === null ? 'none' : isExact ? 'exact' : 'range',
        version: specifier,
        digest: null,
        reason: null,
    };
}
/** `dnx [options] package[@version] …`. */
const dnx = {
    commands: ['dnx'],
    resolve(args, command) {
        const read = readOptions(args, dnx_grammar);
        const [first] = read.rest;
        if (read.unknown !== null || first === undefined) {
            return [
                launcher_unidentified(read.unknown ?? command, 'an option of dnx that may hide what it starts'),
            ];
        }
        // dnx takes its own options behind the package too, up to `--`.
        const behind = readBehind(read.rest.slice(1));
        const [version] = [...valuesOf(read, '--version'), ...behind.versions].slice(-1);
        const spec = readNugetSpec(first.text, version?.text ?? null);
        return [serverOf(spec, first, [...read.alterations, ...behind.alterations])];
    },
};
function readBehind(words) {
    const end = words.findIndex(({ text }) => text === '--');
    const own = end < 0 ? words : words.slice(0, end);
    // .NET takes `--name value`, `--name=value` and `--name:value`.
    const options = own.map((word, index) => {
        const [, name = '', attached] = /^(--?[A-Za-z-]+)(?:[=:](.*))?$/s.exec(word.text) ?? [];
        return { name, span: word.span, value: attached ?? own[index + 1]?.text ?? '' };
    });
    return {
        versions: options
            .filter(({ name }) => name === '--version')
            .map(({ value, span }) => ({ text: value, span })),
        alterations: options
            .filter(({ name }) => Object.hasOwn(dnx_grammar.altering, name))
            .map(({ name, span }) => ({ kind: 'registry', what: name, span })),
    };
}

// EXTERNAL MODULE: ./build/versions/oci.js
var oci = __webpack_require__(2457);
;// CONCATENATED MODULE: ./build/launch/environment.js


/** Variables that change what a launch fetches or runs, by their names. */
const altering = [
    [/^npm_config_(?:.*registry|userconfig|globalconfig|cache|tag|strict[_-]ssl)$/i, 'registry'],
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
    [/^(?:PATH|COMSPEC|UV_PYTHON|UV_ENV_FILE|DOCKER_HOST|DOCKER_CONTEXT|CONTAINER_HOST)$/i, 'path'],
];
/** The variables of a launch's environment that alter it. */
function alterationsOf(env) {
    return [...env].flatMap(([name, word]) => {
        const kind = altering.find(([pattern]) => pattern.test(name))?.[1];
        if (kind === undefined || isUsual(name.toUpperCase(), valueOfAssignment(name, word)))
            return [];
        return [{ kind, what: name, span: word.span }];
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
    if (name === 'XDG_CONFIG_HOME')
        return isHome(value.replace(/[\\/]\.config[\\/]?$/, ''));
    if (name !== 'PATH')
        return false;
    // Windows separates by semicolons; a drive's colon is none of the separators then.
    const separator = /;|^[A-Za-z]:[\\/]/.test(value) ? ';' : ':';
    return value
        .replaceAll('${env:', '${')
        .split(separator)
        .every((part) => /^(?:|\$\{?PATH\}?|%PATH%)$/i.test(part) || isOfTheSystem(`${part}/x`));
}
function isHome(value) {
    return /^(?:~|\/root|\/(?:home|Users)\/[^/]+|\$\{?(?:env:)?HOME\}?|%USERPROFILE%|\$\{env:USERPROFILE\})\/?$/i.test(value);
}
/** The variables that options of the form `-v NAME=value` set. */
function assigned(read) {
    return splitAssignments(valuesOf(read, '-v')).env;
}
/** `A=b command …`, as `env` and shells take it: the assignments, and what stands behind them. */
function resolveAssignments(words, at, resolveInner) {
    const { env, rest } = splitAssignments(words);
    const things = resolveWords(rest, at, 'assignments without a command', resolveInner);
    return altered(things, alterationsOf(env));
}
/** Leading words of the form `NAME=value`, and the others. */
function splitAssignments(words) {
    const first = words.findIndex(({ text }) => !/^[A-Za-z_][A-Za-z0-9_]*=/.test(text));
    const count = first < 0 ? words.length : first;
    const env = new Map(words.slice(0, count).map((word) => [word.text.split('=')[0] ?? '', word]));
    return { env, rest: words.slice(count) };
}

;// CONCATENATED MODULE: ./build/launch/docker.js





/** Options before the sub-command. Source: `docker --help`, `podman --help`. */
const globalGrammar = {
    flags: ['-D', '--debug', '--tls', '--tlsverify', '-r', '--remote'],
    valued: ['--config', '-c', '--context', '-H', '--host', '-l', '--log-level', '--connection'],
    altering: {
        '--config': 'registry',
        '-c': 'path',
        '--context': 'path',
        '-H': 'path',
        '--host': 'path',
        '--connection': 'path',
        '-r': 'path',
        '--remote': 'path',
    },
};
/** Options of `run`. Source: the command references of docker and podman. */
const runGrammar = {
    flags: [
        '-i',
        '--interactive',
        '-t',
        '--tty',
        '-d',
        '--detach',
        '--rm',
        '--init',
        '-P',
        '--publish-all',
        '--privileged',
        '--read-only',
        '--no-healthcheck',
        '--oom-kill-disable',
        '-q',
        '--quiet',
        '--sig-proxy',
        '--disable-content-trust',
        '--replace',
        '--http-proxy',
    ],
    valued: [
        '-a',
        '--attach',
        '--add-host',
        '--annotation',
        '--blkio-weight',
        '--cap-add',
        '--cap-drop',
        '--cgroup-parent',
        '--cgroupns',
        '--cidfile',
        '-c',
        '--cpu-shares',
        '--cpus',
        '--cpuset-cpus',
        '--cpuset-mems',
        '--device',
        '--dns',
        '--dns-option',
        '--dns-search',
        '--domainname',
        '--entrypoint',
        '-e',
        '--env',
        '--env-file',
        '--expose',
        '--gpus',
        '--group-add',
        '-h',
        '--hostname',
        '--ip',
        '--ip6',
        '--ipc',
        '--isolation',
        '-l',
        '--label',
        '--label-file',
        '--link',
        '--log-driver',
        '--log-opt',
        '--mac-address',
        '-m',
        '--memory',
        '--memory-swap',
        '--mount',
        '--name',
        '--net',
        '--network',
        '--network-alias',
        '--oom-score-adj',
        '--pid',
        '--pids-limit',
        '--platform',
        '-p',
        '--publish',
        '--pull',
        '--restart',
        '--runtime',
        '--secret',
        '--security-opt',
        '--shm-size',
        '--stop-signal',
        '--stop-timeout',
        '--sysctl',
        '--tmpfs',
        '--ulimit',
        '-u',
        '--user',
        '--userns',
        '--uts',
        '-v',
        '--volume',
        '--volume-driver',
        '--volumes-from',
        '-w',
        '--workdir',
    ],
    hasBooleans: true,
    altering: { '--entrypoint': 'entrypoint', '--runtime': 'path' },
};
/** `docker run [options] image …` and podman's equal; what follows the image is the container's. */
const docker = {
    commands: ['docker', 'podman'],
    resolve(args, command) {
        const global = readOptions(args, globalGrammar);
        if (global.rest[0]?.text === 'mcp')
            return gateway(global.rest, command);
        const words = global.rest[0]?.text === 'container' ? global.rest.slice(1) : global.rest;
        const [verb, ...afterVerb] = words;
        if (global.unknown !== null || verb?.text !== 'run') {
            return [launcher_unidentified(command, 'not a "run" of an image')];
        }
        const read = readOptions(afterVerb, runGrammar);
        if (read.unknown !== null) {
            return [launcher_unidentified(read.unknown, 'an option of "run" that may hide the image')];
        }
        const [image, inside] = read.rest;
        if (image === undefined)
            return [launcher_unidentified(verb, '"run" without an image')];
        const alterations = [...global.alterations, ...read.alterations];
        // Variables that load code do so in a container too; of the others it has its own.
        const given = valuesOf(read, '-e', '--env').filter(({ text }) => text.includes('='));
        const env = new Map(given.map((word) => [word.text.slice(0, word.text.indexOf('=')), word]));
        alterations.push(...alterationsOf(env).filter(({ kind }) => kind === 'loader'));
        if (inside !== undefined && isRunner(inside)) {
            alterations.push({
                kind: 'entrypoint',
                what: 'another program as the command',
                span: inside.span,
            });
        }
        return [serverOf((0,oci/* readOciSpec */.n)(image.text), image, alterations)];
    },
};
/** `docker mcp gateway run --servers=a,b`: names of Docker's catalog, each a server. */
function gateway(words, command) {
    const [, second, third, ...args] = words;
    const names = args.flatMap((word, index) => {
        if (word.text === '--servers')
            return [args[index + 1] ?? []].flat();
        return word.text.startsWith('--servers=') ? [{ ...word, text: word.text.slice(10) }] : [];
    });
    const servers = names.flatMap((word) => word.text
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map((name) => serverOf(/^[\w.-]+$/.test(name)
        ? {
            type: 'registry',
            name,
            specifier: null,
            pin: 'none',
            version: null,
            digest: null,
            reason: null,
        }
        : (0,ecosystem/* unidentifiedSpec */.a0)(name, 'not a name of a catalog'), word)));
    if (second?.text !== 'gateway' || third?.text !== 'run' || servers.length === 0) {
        return [launcher_unidentified(command, 'a gateway that does not name its servers')];
    }
    return servers;
}

;// CONCATENATED MODULE: ./build/launch/go.js



/** `go run module/path@version …`; without a version it is a package of the project's own module. */
const go = {
    commands: ['go'],
    resolve([verb, ...args], command) {
        if (verb?.text !== 'run')
            return [launcher_unidentified(verb ?? command, 'not a "run" of go')];
        const read = readOptions(args, {
            flags: ['-v', '-x', '-race', '-a', '-trimpath'],
            valued: ['-mod', '-modfile', '-overlay', '-toolexec', '-exec', '-C', '-tags', '-ldflags'],
            altering: { '-modfile': 'path', '-overlay': 'path', '-toolexec': 'path', '-exec': 'path' },
        });
        const [first] = read.rest;
        if (read.unknown !== null || first === undefined) {
            return [
                launcher_unidentified(read.unknown ?? command, 'an option of go that may hide what it starts'),
            ];
        }
        const [, name, version] = /^([\w-]+(?:\.[\w-]+)+\/[^@\s]+)@([^@\s]+)$/.exec(first.text) ?? [];
        if (name === undefined || version === undefined || (0,ecosystem/* hasPlaceholder */.Kc)(first.text)) {
            return [launcher_unidentified(first, 'a program of the project, which the export does not grade')];
        }
        const spec = {
            type: 'golang',
            name,
            specifier: version,
            pin: /^v\d+\.\d+\.\d+/.test(version) ? 'exact' : 'tag',
            version,
            digest: null,
            reason: null,
        };
        return [serverOf(spec, first, read.alterations)];
    },
};

;// CONCATENATED MODULE: ./build/launch/interpreters.js


/** Endings of files that an interpreter runs as they are. A shell script may start anything: it is none. */
const programs = /\.(?:[cm]?[jt]s|[jt]sx|py|rb|php|jar)$/i;
const node = {
    flags: [
        '--no-warnings',
        '--enable-source-maps',
        '--experimental-strip-types',
        '--no-deprecation',
        '--trace-warnings',
        '--use-system-ca',
    ],
    valued: [
        '-r',
        '--require',
        '--import',
        '--loader',
        '--experimental-loader',
        '--env-file',
        '-C',
        '--conditions',
        '--max-old-space-size',
    ],
    altering: {
        '-r': 'loader',
        '--require': 'loader',
        '--import': 'loader',
        '--loader': 'loader',
        '--experimental-loader': 'loader',
    },
};
const python = {
    flags: ['-u', '-B', '-E', '-I', '-O', '-OO', '-s', '-S', '-P', '-q'],
    valued: ['-W', '-X'],
    altering: {},
};
const interpreters_plain = { flags: [], valued: [], altering: {} };
const grammars = new Map([
    ['node', node],
    ['nodejs', node],
    ['tsx', { ...node, flags: [...node.flags, '--no-cache'] }],
    ['python', python],
    ['python3', python],
    ['php', interpreters_plain],
    ['ruby', interpreters_plain],
    ['java', { flags: ['-jar'], valued: [], altering: {} }],
]);
/** `node [options] program.js …` and its kin: local, if the program is in the judged tree. */
const interpreters = {
    commands: [...grammars.keys()],
    resolve(args, command) {
        const name = commandName(command.text);
        const read = readOptions(args, grammars.get(name) ?? interpreters_plain);
        const [program] = read.rest;
        if (read.unknown !== null || program === undefined) {
            return [
                launcher_unidentified(read.unknown ?? command, 'an interpreter that does not say which program it runs'),
            ];
        }
        return isProgram(program)
            ? [localCandidate(program, read.alterations)]
            : [launcher_unidentified(program, 'a program that the export does not grade')];
    },
};
function isProgram({ text }) {
    return programs.test(text);
}

// EXTERNAL MODULE: ./build/versions/git.js
var git = __webpack_require__(7292);
;// CONCATENATED MODULE: ./build/launch/nix.js



/** `nix run github:owner/name[/ref][#output] …`, and `nix develop -c command …`, which starts another. */
const nix = {
    commands: ['nix'],
    resolve(args, command, resolveInner) {
        const words = args.filter(({ text }, index) => !isFeature(args[index - 1]?.text) && !isFeature(text) && text !== '--impure');
        const [verb, ...rest] = words;
        if (verb?.text === 'develop' || verb?.text === 'shell') {
            const at = rest.findIndex(({ text }) => text === '-c' || text === '--command');
            const things = resolveWords(at < 0 ? [] : rest.slice(at + 1), command, 'a shell without a command', resolveInner);
            // The shell is built by what stands before, or by the flake of the project: its hooks and
            // its programs come first.
            return [
                ...things,
                launcher_unidentified(verb, 'a shell of nix, built by a flake that the export does not grade'),
            ];
        }
        const [first] = rest;
        const [, owner, name, ref] = /^github:([\w.-]+)\/([\w.-]+)(?:\/([^#?\s]+))?(?:#.*)?$/.exec(first?.text ?? '') ?? [];
        const isPlain = !words.some(({ text }) => text.startsWith('--') && text.length > 2);
        if (verb?.text !== 'run' ||
            !isPlain ||
            first === undefined ||
            owner === undefined ||
            (0,ecosystem/* hasPlaceholder */.Kc)(first.text)) {
            return [launcher_unidentified(verb ?? command, 'not a "run" of a repository by nix')];
        }
        return [serverOf((0,git/* readGitRepository */.v)(`https://github.com/${owner}/${name}`, ref ?? null), first)];
    },
};
/** `--extra-experimental-features "nix-command flakes"` comes first in many launches. */
function isFeature(text) {
    return text === '--extra-experimental-features' || text === '--experimental-features';
}

// EXTERNAL MODULE: ./node_modules/shell-quote/index.js
var shell_quote = __webpack_require__(6591);
;// CONCATENATED MODULE: ./build/launch/shell.js



/** Commands of a shell that start nothing. */
const harmless = new Set('cd echo printf true : mkdir test [ [[ set unset pushd popd umask ulimit sleep wait which type'.split(' '));
/** Commands that change the folder in which those behind them work. */
const moving = new Set(['cd', 'pushd', 'popd']);
/** Words by which a shell's text becomes a program; what it starts cannot be told from its words. */
const keywords = new Set([
    'if',
    'then',
    'else',
    'elif',
    'fi',
    'for',
    'while',
    'until',
    'do',
    'done',
    'case',
    'esac',
    'function',
    'select',
    'eval',
    '{',
    '}',
    '!',
]);
/** What the text behind `sh -c` starts: each of its commands, in order. The text is only read. */
function resolveShellText(text, resolveInner) {
    const commands = commandsOf(text);
    if (commands === null)
        return [launcher_unidentified(text, 'a shell program that cannot be read as a list of commands')];
    const alterations = [];
    let hasMoved = false;
    const things = commands.flatMap((words) => {
        const { env, rest } = splitAssignments(words);
        const [command, ...args] = rest;
        if (command === undefined || command.text === 'export') {
            // It holds for every command that follows.
            alterations.push(...alterationsOf(command === undefined ? env : splitAssignments(args).env));
            return [];
        }
        if (moving.has(command.text))
            hasMoved = true;
        if (harmless.has(command.text))
            return [];
        if (command.text === 'nvm' && ['use', 'install'].includes(args[0]?.text ?? ''))
            return [];
        if (command.text === 'source' || command.text === '.') {
            // A script of the user's own sets up a tool; one of the repository may do anything.
            const isOwn = /^(?:[~/]|\$)/.test(args[0]?.text ?? '');
            return isOwn
                ? []
                : [launcher_unidentified(command, 'a script of the repository that the shell reads in')];
        }
        const inner = command.text === 'exec' || command.text === 'command'
            ? args[0] === undefined
                ? []
                : resolveInner({ command: args[0], args: args.slice(1) })
            : resolveInner({ command, args });
        // In another folder a path is another program.
        const placed = inner.map((thing) => thing.type === 'local' && hasMoved
            ? launcher_unidentified(command, 'a program in another folder')
            : thing);
        return altered(placed, [...alterations, ...alterationsOf(env)]);
    });
    return things.length > 0
        ? things
        : [launcher_unidentified(text, 'a shell that starts nothing that can be told')];
}
/** The simple commands of a text; null where it is more than a list of them. */
function commandsOf(text) {
    // What the library and shells read differently: substitutions within quotes, `#` inside a word,
    // escaped and commented line ends, and redirections that only some shells know.
    if (/`|\$\(|[^\s;&|(]#|\\\\\r?\n|#[^\n]*\\\r?\n|&>/.test(text.text))
        return null;
    const lines = text.text.replace(/\\\r?\n/g, ' ').split(/\r?\n/);
    const commands = [[]];
    for (const line of lines) {
        commands.push([]);
        let isTarget = false;
        // A variable is kept as a placeholder; nothing is expanded.
        for (const part of (0,shell_quote.parse)(line, (name) => `\${${name}}`)) {
            if (typeof part === 'string' || ('op' in part && part.op === 'glob')) {
                const word = typeof part === 'string' ? part : part.pattern;
                if (keywords.has(word) && commands.at(-1)?.length === 0)
                    return null;
                if (isTarget && !/^(?:\/dev\/null|\d|-)$/.test(word))
                    return null;
                if (!isTarget)
                    commands.at(-1)?.push({ ...text, text: word });
                isTarget = false;
            }
            else if ('comment' in part) {
                break;
            }
            else if (['&&', '||', ';', '|', '&', '|&'].includes(part.op)) {
                commands.push([]);
            }
            else if (['>', '>>', '<', '>&', '<&', '&>', '<<<'].includes(part.op)) {
                isTarget = true;
            }
            else {
                return null;
            }
        }
    }
    return commands.filter((words) => words.length > 0);
}
/** `sh -c "…"`, `bash -lc "…"`, `zsh -l -c "…"`; a script by its path is a program by its path. */
const posixShell = {
    commands: ['sh', 'bash', 'zsh', 'dash', 'ash', 'ksh', 'fish'],
    resolve(args, command, resolveInner) {
        let runsText = false;
        for (const [index, word] of args.entries()) {
            const { text } = word;
            if (/^-[a-z]+$/.test(text)) {
                // -s reads commands from elsewhere, -o takes a value.
                if (/[so]/.test(text))
                    break;
                runsText ||= text.includes('c');
            }
            else if (text === '--login' || text === '--noprofile' || text === '--norc') {
            }
            else if (runsText) {
                return resolveShellText(word, resolveInner);
            }
            else {
                return [launcher_unidentified(args[index] ?? command, 'a script, which the export does not grade')];
            }
        }
        return [launcher_unidentified(command, 'a shell that does not say what it starts')];
    },
};
/** `cmd /c command …`, the command in one word or in several. */
const windowsShell = {
    commands: ['cmd'],
    resolve(args, command, resolveInner) {
        const at = args.findIndex(({ text }) => /^\/[ck]$/i.test(text));
        const isPlain = args
            .slice(0, Math.max(at, 0))
            .every(({ text }) => /^\/[a-z](?::\w+)?$/i.test(text));
        const [first, ...rest] = at < 0 || !isPlain ? [] : args.slice(at + 1);
        if (first === undefined)
            return [launcher_unidentified(command, 'a shell that does not say what it starts')];
        const words = [first, ...rest];
        // cmd joins what it is given and takes it apart again: & and | begin another command there.
        if (words.some(({ text }) => /[&|<>^%]/.test(text))) {
            return [launcher_unidentified(first, 'a command line of cmd with operators in it')];
        }
        const split = words.flatMap((word) => word === first && /\s/.test(word.text)
            ? word.text.split(/\s+/).map((text) => ({ ...word, text: text.replaceAll('"', '') }))
            : [word]);
        const [inner, ...innerArgs] = split;
        return resolveInner({ command: inner ?? first, args: innerArgs });
    },
};

;// CONCATENATED MODULE: ./build/launch/bridges.js





/** `mcp-remote URL …`: the address is the server. `--header` and its value may stand before it. */
const toAddress = (args, at) => {
    const [url] = args.filter(({ text }, index) => text !== '--header' && args[index - 1]?.text !== '--header');
    return url === undefined
        ? [launcher_unidentified(at, 'a bridge without an address')]
        : [serverOf((0,remote/* readRemote */.Zz)(url.text), url)];
};
/** `supergateway --stdio "<command line>"`, `--sse URL` or `--streamableHttp URL`. */
const supergateway = (args, at, resolveInner) => {
    const things = args.flatMap((word, index) => {
        const [, name = '', attached] = /^(--[A-Za-z]+)(?:=(.*))?$/s.exec(word.text) ?? [];
        const value = attached === undefined ? args[index + 1] : { ...word, text: attached };
        if (value === undefined)
            return [];
        if (name === '--stdio')
            return resolveShellText(value, resolveInner);
        return name === '--sse' || name === '--streamableHttp'
            ? [serverOf((0,remote/* readRemote */.Zz)(value.text), value)]
            : [];
    });
    return things.length > 0 ? things : [launcher_unidentified(at, 'a bridge that does not say to what')];
};
/** `@smithery/cli run @a/b`: a name in Smithery's registry, not in npm's. */
const smithery = ([verb, ...args], at) => {
    const name = args.find(({ text }) => !text.startsWith('-'));
    if (verb?.text !== 'run' || name === undefined || args[0] !== name) {
        return [launcher_unidentified(at, 'not a "run" of a server of Smithery')];
    }
    const [server, version] = name.text.split(/(?<=.)@/, 2);
    return [
        serverOf({
            type: 'registry',
            name: server ?? '',
            specifier: version ?? null,
            pin: version === undefined ? 'none' : 'tag',
            version: version ?? null,
            digest: null,
            reason: null,
        }, name),
    ];
};
/** A command whose options, and perhaps a verb among them, are followed by the command line that it starts. */
function starter(grammar, verb) {
    return (args, at, resolveInner) => {
        const before = readOptions(args, grammar);
        const hasVerb = verb !== null && before.rest[0]?.text === verb;
        const after = hasVerb ? readOptions(before.rest.slice(1), grammar) : before;
        const unknown = before.unknown ?? after.unknown;
        if (unknown !== null)
            return [launcher_unidentified(unknown, 'an option that may hide what is started')];
        const things = resolveWords(after.rest, at, 'nothing behind the options', resolveInner);
        const reads = hasVerb ? [before, after] : [after];
        return altered(things, reads.flatMap((read) => [...read.alterations, ...alterationsOf(assigned(read))]));
    };
}
/** Options of the dotenv family; `-v NAME=value` sets a variable. What their files hold is not read. */
const dotenvOptions = {
    flags: ['--override', '-o', '--quiet', '-q'],
    valued: ['-e', '-c', '-v', '-f', '--env-file'],
    altering: {},
};
/** Packages that are no servers themselves, by type and name. Their own arguments tell the server. */
const bridges = new Map([
    ['npm mcp-remote', toAddress],
    ['npm supergateway', supergateway],
    ['npm @smithery/cli', smithery],
    ['npm dotenv-cli', starter(dotenvOptions, null)],
    ['npm envmcp', starter(dotenvOptions, null)],
    ['npm @dotenvx/dotenvx', starter(dotenvOptions, 'run')],
    ['npm cross-env', resolveAssignments],
]);
/**
 * What a fetched package starts: itself, or, where it is a bridge, the server that its arguments
 * name, with the package as its launcher.
 */
function throughBridge(spec, at, args, alterations, resolveInner) {
    const bridge = bridges.get(`${spec.type} ${spec.name}`);
    const own = serverOf(spec, at, alterations);
    if (bridge === undefined)
        return [own];
    return [...altered(bridge(args, at, resolveInner), alterations), { ...own, role: 'launcher' }];
}
/**
 * What packages start that an option such as `-p` or `--from` names, where the next word is a program
 * of theirs: each is itself or a bridge, and a program that cannot be theirs is one more thing.
 */
function throughPackages(packages, [program, ...args], alterations, resolveInner) {
    const things = packages.flatMap(({ spec, at }) => throughBridge(spec, at, args, alterations, resolveInner));
    return program !== undefined && runsSomethingElse(program)
        ? [...things, launcher_unidentified(program, 'a program that does not come from the package')]
        : things;
}

;// CONCATENATED MODULE: ./build/launch/npm.js



/** Options of npm that say nothing of what is started, as whole words. */
const npm_harmless = new Set([
    '-y',
    '--yes',
    '-q',
    '--quiet',
    '-s',
    '--silent',
    '--prefer-offline',
    '--offline',
]);
/**
 * `npm exec [options] [--] package …` and `npm x`. Up to `--` npm takes options wherever they stand,
 * behind the package too, so any that is not known leaves the launch unidentified.
 */
const npm_npm = {
    commands: ['npm'],
    resolve(args, command, resolveInner) {
        const verbAt = args.findIndex(({ text }) => !npm_harmless.has(text));
        const verb = args[verbAt];
        if (verb?.text !== 'exec' && verb?.text !== 'x') {
            return [
                launcher_unidentified(verb ?? command, 'a script or program of the project, which the export does not grade'),
            ];
        }
        const words = args.slice(verbAt + 1);
        const separator = words.findIndex(({ text }) => text === '--');
        const options = separator < 0 ? words : words.slice(0, separator);
        const positional = options.filter(({ text }) => !text.startsWith('-'));
        const unknown = options.find(({ text }) => text.startsWith('-') && !npm_harmless.has(text) && !isPackage(text));
        if (unknown !== undefined) {
            return [launcher_unidentified(unknown, 'an option of npm that may hide what it starts')];
        }
        const packages = options
            .filter(({ text }) => isPackage(text))
            .map((at) => ({ spec: (0,npm/* readNpmSpec */.j)(at.text.slice(at.text.indexOf('=') + 1)), at }));
        const behind = [...positional, ...(separator < 0 ? [] : words.slice(separator + 1))];
        if (packages.length > 0)
            return throughPackages(packages, behind, [], resolveInner);
        const [first, ...rest] = behind;
        if (first === undefined)
            return [launcher_unidentified(command, 'npm exec without a package')];
        return throughBridge((0,npm/* readNpmSpec */.j)(first.text), first, rest, [], resolveInner);
    },
};
function isPackage(text) {
    return text.startsWith('--package=');
}

;// CONCATENATED MODULE: ./build/launch/npx.js



/*
 * npx reads its options in two passes that follow rules of their own (`npx-cli.js`, then nopt): a
 * value attached to a flag becomes the package, an unknown switch swallows the next word, and there
 * are no attached short values. So only words that both passes take alike are taken here; any other
 * option makes the launch unidentified.
 */
const flags = new Set([
    '-y',
    '--yes',
    '--yes=true',
    '--no-install',
    '-q',
    '--quiet',
    '-s',
    '--silent',
    '-d',
    '--verbose',
    '--offline',
    '--prefer-offline',
    '--prefer-online',
]);
const valued = new Set(['-p', '--package', '--loglevel']);
const npx_altering = new Map([
    ['--registry', 'registry'],
    ['--userconfig', 'registry'],
    ['--globalconfig', 'registry'],
    ['--cache', 'registry'],
    ['--prefix', 'path'],
    ['--script-shell', 'path'],
    ['--shell', 'path'],
    ['--node-options', 'loader'],
    ['-w', 'path'],
    ['--workspace', 'path'],
]);
/** `npx [options] package[@version] …`, and `npx -p package bin`, where the positional is no package. */
const npx = {
    commands: ['npx'],
    resolve(args, command, resolveInner) {
        const packages = [];
        const alterations = [];
        const hidden = [];
        let rest = [];
        for (let index = 0; index < args.length; index += 1) {
            const at = args[index];
            const { text } = at;
            if (text === '--' || !text.startsWith('-')) {
                rest = args.slice(text === '--' ? index + 1 : index);
                break;
            }
            if (flags.has(text))
                continue;
            const equals = text.indexOf('=');
            const name = equals < 0 ? text : text.slice(0, equals);
            const kind = npx_altering.get(name);
            if (!valued.has(name) && kind === undefined) {
                hidden.push(/^(?:-c|--call)$/.test(name)
                    ? launcher_unidentified(command, 'npx runs a command line of its own')
                    : launcher_unidentified(at, 'an option of npx that may hide what it starts'));
                break;
            }
            if (equals < 0)
                index += 1;
            const value = equals < 0 ? args[index] : { ...at, text: text.slice(equals + 1) };
            if (value === undefined)
                break;
            if (equals < 0 && value.text.startsWith('-')) {
                // npx may rewrite or remove what looks like an option, where it stands as a value too.
                hidden.push(launcher_unidentified(value, 'an option of npx that may hide what it starts'));
                break;
            }
            if (kind !== undefined)
                alterations.push({ kind, what: name, span: at.span });
            else if (name !== '--loglevel')
                packages.push(value);
        }
        const [first] = rest;
        const servers = packages.length > 0
            ? throughPackages(packages.map((at) => ({ spec: (0,npm/* readNpmSpec */.j)(at.text), at })), rest, alterations, resolveInner)
            : first === undefined
                ? []
                : throughBridge((0,npm/* readNpmSpec */.j)(first.text), first, rest.slice(1), alterations, resolveInner);
        if (servers.length + hidden.length === 0)
            return [launcher_unidentified(command, 'npx without a package')];
        return [...servers, ...hidden];
    },
};

;// CONCATENATED MODULE: ./build/launch/package-runners.js




/*
 * The runners of npm's rivals: `pnpm dlx`, `pnpx`, `yarn dlx`, `bunx`, `bun x`. They take options up to
 * the package, and what follows it is the package's own.
 */
const installed = 'a program or script of the project, which the export does not grade';
function fetched(read, command, resolveInner) {
    const packages = valuesOf(read, '--package', '-p').map((at) => ({
        spec: (0,npm/* readNpmSpec */.j)(at.text),
        at,
    }));
    const { rest: behind, alterations, unknown } = read;
    const hidden = unknown === null ? [] : [launcher_unidentified(unknown, 'an option that may hide what is started')];
    if (packages.length > 0) {
        return [...throughPackages(packages, behind, alterations, resolveInner), ...hidden];
    }
    if (hidden.length > 0)
        return hidden;
    const [first, ...rest] = behind;
    if (first === undefined)
        return [launcher_unidentified(command, 'no package to fetch')];
    return throughBridge((0,npm/* readNpmSpec */.j)(first.text), first, rest, alterations, resolveInner);
}
const elsewhere = {
    '--registry': 'registry',
    '--config.registry': 'registry',
};
const pnpmOptions = {
    flags: [
        '--silent',
        '-s',
        '-y',
        '--yes',
        '-r',
        '--recursive',
        '--prefer-offline',
        '--offline',
        '-w',
        '--workspace-root',
        '-c',
        '--shell-mode',
    ],
    valued: [
        '--package',
        '-C',
        '--dir',
        '--reporter',
        '--loglevel',
        '--filter',
        '-F',
        '--registry',
        '--config.registry',
        '--allow-build',
    ],
    altering: { ...elsewhere, '-c': 'entrypoint', '--shell-mode': 'entrypoint' },
};
/** `pnpm [options] dlx [options] package …`; `exec`, `run` and the like start what is installed. */
const pnpm = {
    commands: ['pnpm'],
    resolve(args, command, resolveInner) {
        const global = readOptions(args, pnpmOptions);
        const [verb, ...rest] = global.rest;
        if (global.unknown !== null || verb === undefined) {
            return [launcher_unidentified(global.unknown ?? command, 'an option that may hide what is started')];
        }
        if (verb.text !== 'dlx')
            return [launcher_unidentified(verb, installed)];
        const read = readOptions(rest, pnpmOptions);
        return fetched({
            ...read,
            options: [...global.options, ...read.options],
            alterations: [...global.alterations, ...read.alterations],
        }, command, resolveInner);
    },
};
const pnpx = {
    commands: ['pnpx'],
    resolve: (args, command, resolveInner) => fetched(readOptions(args, pnpmOptions), command, resolveInner),
};
const yarn = {
    commands: ['yarn', 'yarnpkg'],
    resolve([verb, ...rest], command, resolveInner) {
        if (verb?.text !== 'dlx')
            return [launcher_unidentified(verb ?? command, installed)];
        const read = readOptions(rest, {
            flags: ['-q', '--quiet'],
            valued: ['-p', '--package'],
            altering: {},
        });
        return fetched(read, command, resolveInner);
    },
};
const bunOptions = {
    flags: ['--bun', '-b', '-y', '--yes', '--silent', '--verbose', '--no-install'],
    valued: ['-p', '--package'],
    altering: {},
};
const bunx = {
    commands: ['bunx'],
    resolve: (args, command, resolveInner) => fetched(readOptions(args, bunOptions), command, resolveInner),
};
const bun = {
    commands: ['bun'],
    resolve([verb, ...rest], command, resolveInner) {
        if (verb?.text !== 'x')
            return [launcher_unidentified(verb ?? command, installed)];
        return fetched(readOptions(rest, bunOptions), command, resolveInner);
    },
};

// EXTERNAL MODULE: ./build/versions/pypi.js
var pypi = __webpack_require__(8842);
;// CONCATENATED MODULE: ./build/launch/pipx.js




/** Options of `pipx run`. Source: pipx's command reference. */
const pipx_grammar = {
    flags: [
        '--no-cache',
        '--verbose',
        '-v',
        '-q',
        '--quiet',
        '--system-site-packages',
        '--pypackages',
    ],
    valued: [
        '--spec',
        '--python',
        '--pip-args',
        '--index-url',
        '-i',
        '--with',
        '--path',
        '--backend',
    ],
    altering: {
        '--pip-args': 'registry',
        '--index-url': 'registry',
        '-i': 'registry',
        '--path': 'path',
    },
};
/** `pipx run [options] package …`, and `pipx run --spec package program`. */
const pipx = {
    commands: ['pipx'],
    resolve([verb, ...args], command, resolveInner) {
        if (verb?.text !== 'run')
            return [launcher_unidentified(verb ?? command, 'not a "run" of pipx')];
        const read = readOptions(args, pipx_grammar);
        const { alterations } = read;
        const withs = valuesOf(read, '--with').map((at) => serverOf((0,pypi/* readPypiSpec */.c)(at.text), at, alterations));
        const named = valuesOf(read, '--spec').map((at) => ({ spec: (0,pypi/* readPypiSpec */.c)(at.text), at }));
        const [first, ...rest] = read.rest;
        const things = [...throughPackages(named, read.rest, alterations, resolveInner), ...withs];
        if (read.unknown !== null || first === undefined) {
            return [
                ...things,
                launcher_unidentified(read.unknown ?? command, 'an option of pipx that may hide what it starts'),
            ];
        }
        if (named.length > 0)
            return things;
        const spec = (0,pypi/* readPypiSpec */.c)(first.text);
        return [...throughBridge(spec, first, rest, alterations, resolveInner), ...withs];
    },
};

;// CONCATENATED MODULE: ./build/launch/uv.js




/** Options of `uv tool run`. Source: the command reference of uv. */
const uv_grammar = {
    flags: [
        '--isolated',
        '--no-env-file',
        '-U',
        '--upgrade',
        '--no-index',
        '--no-sources',
        '--reinstall',
        '--compile-bytecode',
        '--no-build-isolation',
        '--no-build',
        '--no-binary',
        '--refresh',
        '-n',
        '--no-cache',
        '--managed-python',
        '--no-managed-python',
        '--no-python-downloads',
        '-q',
        '--quiet',
        '-v',
        '--verbose',
        '--native-tls',
        '--offline',
        '--no-progress',
        '--no-config',
        '--lfs',
    ],
    valued: [
        '--from',
        '--with',
        '--with-editable',
        '--with-requirements',
        '-p',
        '--python',
        '--index',
        '--default-index',
        '-i',
        '--index-url',
        '--extra-index-url',
        '-f',
        '--find-links',
        '--index-strategy',
        '--keyring-provider',
        '--resolution',
        '--prerelease',
        '--fork-strategy',
        '--exclude-newer',
        '--link-mode',
        '-C',
        '--config-setting',
        '-c',
        '--constraints',
        '-b',
        '--build-constraints',
        '--overrides',
        '-P',
        '--upgrade-package',
        '--reinstall-package',
        '--refresh-package',
        '--no-build-package',
        '--no-binary-package',
        '--no-build-isolation-package',
        '--cache-dir',
        '--python-preference',
        '--python-platform',
        '--env-file',
        '--color',
        '--allow-insecure-host',
        '--directory',
        '--project',
        '--config-file',
        '--torch-backend',
    ],
    altering: {
        '--index': 'registry',
        '--default-index': 'registry',
        '-i': 'registry',
        '--index-url': 'registry',
        '--extra-index-url': 'registry',
        '-f': 'registry',
        '--find-links': 'registry',
        '--allow-insecure-host': 'registry',
        '--config-file': 'registry',
        '--cache-dir': 'registry',
        '--overrides': 'registry',
        '-c': 'registry',
        '--constraints': 'registry',
        '-b': 'registry',
        '--build-constraints': 'registry',
        '--with-editable': 'path',
        '--with-requirements': 'path',
    },
};
/** `uvx [options] package[@version] …`, and `uvx --from package command`. */
const uvx = {
    commands: ['uvx'],
    resolve(args, command, resolveInner) {
        const read = readOptions(args, uv_grammar);
        const alterations = [
            ...read.alterations,
            // A version chooses an interpreter, a path or another name brings one.
            ...valuesOf(read, '-p', '--python')
                .filter(({ text }) => !/^(?:(?:c?python|pypy)@?)?[\d.]+[a-z]*$/i.test(text))
                .map(({ span }) => ({ kind: 'path', what: '--python', span })),
        ];
        const named = valuesOf(read, '--from').slice(-1).map(specOf);
        const withs = listed(read, '--with').map(({ spec, at }) => serverOf(spec, at, alterations));
        const [first, ...rest] = read.rest;
        if (read.unknown !== null) {
            return [
                ...throughPackages(named, [], alterations, resolveInner),
                ...withs,
                launcher_unidentified(read.unknown, 'an option of uvx that may hide what it starts'),
            ];
        }
        if (named.length > 0) {
            return [...throughPackages(named, read.rest, alterations, resolveInner), ...withs];
        }
        if (first === undefined)
            return [...withs, launcher_unidentified(command, 'uvx without a package')];
        if (isInterpreter(first)) {
            return [...withs, launcher_unidentified(first, 'a program that does not come from the package')];
        }
        const { spec } = specOf(first);
        return [...throughBridge(spec, first, rest, alterations, resolveInner), ...withs];
    },
};
function specOf(at) {
    return { spec: (0,pypi/* readPypiSpec */.c)(at.text), at };
}
/** The packages of an option that takes several, separated by commas. */
function listed(read, option) {
    return valuesOf(read, option).flatMap((at) => at.text
        .split(',')
        .filter((text) => text.trim() !== '')
        .map((text) => ({ ...specOf({ ...at, text: text.trim() }), at })));
}
/**
 * `uv tool run …` is uvx. `uv run` starts a program of the project's environment; what `--with` and
 * `--from` bring in beside it is fetched.
 */
const uv = {
    commands: ['uv'],
    resolve(args, command, resolveInner) {
        const global = readOptions(args, uv_grammar);
        const [verb, ...rest] = global.rest;
        if (global.unknown !== null || verb === undefined) {
            return [
                launcher_unidentified(global.unknown ?? command, 'an option of uv that may hide what it starts'),
            ];
        }
        if (verb.text === 'tool' && rest[0]?.text === 'run') {
            return altered(uvx.resolve(rest.slice(1), command, resolveInner), global.alterations);
        }
        if (verb.text !== 'run')
            return [launcher_unidentified(verb, 'not a "run" of uv')];
        const read = readOptions(rest, {
            ...uv_grammar,
            flags: [...uv_grammar.flags, ...runFlags],
            valued: [...uv_grammar.valued, ...runValued],
        });
        const alterations = [...global.alterations, ...read.alterations];
        const named = valuesOf(read, '--from').map(specOf);
        const things = [
            ...throughPackages(named, read.rest, alterations, resolveInner),
            ...listed(read, '--with').map(({ spec, at }) => serverOf(spec, at, alterations)),
        ];
        if (read.unknown !== null) {
            things.push(launcher_unidentified(read.unknown, 'an option of uv that may hide what it starts'));
        }
        else if (named.length === 0) {
            const at = read.rest[0] ?? command;
            things.push(launcher_unidentified(at, 'a program of the project, which the export does not grade'));
        }
        return things;
    },
};
const runFlags = [
    '--frozen',
    '--locked',
    '--no-sync',
    '--no-dev',
    '--dev',
    '--all-extras',
    '--all-groups',
    '--no-project',
    '--active',
    '-s',
    '--script',
    '-m',
    '--module',
    '--exact',
    '--no-editable',
    '--no-default-groups',
];
const runValued = [
    '--extra',
    '--group',
    '--no-group',
    '--only-group',
    '--package',
    '--no-extra',
];
/** `uvx python` runs an interpreter and no package of that name. */
function isInterpreter({ text }) {
    return /^(?:python|pypy|cpython|graalpy)[\d.]*(?:@.*)?$/i.test(text);
}

;// CONCATENATED MODULE: ./build/launch/wrappers.js





/** Commands that set something up and start what stands behind `--`, under one of their verbs. */
const separated = [
    { commands: ['doppler'], verbs: ['run'] },
    { commands: ['op'], verbs: ['run'] },
    { commands: ['infisical'], verbs: ['run'] },
    { commands: ['mise', 'rtx'], verbs: ['x', 'exec'] },
    { commands: ['dotenvx', 'teller', 'varlock', 'volta', 'fnox'], verbs: ['run'] },
    { commands: ['chamber', 'aws-vault', 'fnm', 'asdf'], verbs: ['exec'] },
];
/** `doppler run [options] -- command …`; other verbs of these commands start something else. */
const separatedWrapper = {
    commands: separated.flatMap(({ commands }) => commands),
    resolve(args, command, resolveInner) {
        const name = commandName(command.text);
        const verbs = separated.find(({ commands }) => commands.includes(name))?.verbs ?? [];
        const separator = args.findIndex(({ text }) => text === '--');
        const before = separator < 0 ? args : args.slice(0, separator);
        const verb = before.find(({ text }) => !text.startsWith('-'));
        if (verb === undefined || !verbs.includes(verb.text)) {
            return [launcher_unidentified(command, `not a command line that "${verbs.join('" or "')}" starts`)];
        }
        const line = valueAfter(before, '--command');
        if (line !== null)
            return resolveShellText(line, resolveInner);
        const moved = before.find(({ text }) => /^(?:-C|--cd)(?:=|$)/.test(text));
        if (moved !== undefined) {
            return [launcher_unidentified(moved, 'an option that changes where the command is started')];
        }
        return resolveWords(separator < 0 ? [] : args.slice(separator + 1), command, 'a wrapper without "--", behind which the command would stand', resolveInner);
    },
};
/** Commands whose own options are followed at once by what they start. */
const prefixes = {
    sudo: { flags: ['-E', '-n', '-H', '--preserve-env'], valued: ['-u', '--user', '-g'] },
    nohup: { flags: [], valued: [] },
    time: { flags: ['-p'], valued: [] },
    timeout: { flags: ['--foreground', '-v'], valued: ['-k', '-s', '--signal'], skip: 1 },
    nice: { flags: [], valued: ['-n'] },
    stdbuf: { flags: [], valued: ['-i', '-o', '-e'] },
    'xvfb-run': { flags: ['-a', '--auto-servernum'], valued: ['-s', '-n'] },
    caffeinate: { flags: ['-d', '-i', '-m', '-s', '-u'], valued: ['-t'] },
    wsl: { flags: ['-e', '--exec'], valued: ['-d', '--distribution', '-u', '--user'] },
};
const prefixWrapper = {
    commands: Object.keys(prefixes),
    resolve(args, command, resolveInner) {
        const name = commandName(command.text);
        const { flags = [], valued = [], skip = 0 } = prefixes[name] ?? {};
        const read = readOptions(args, { flags, valued, altering: {} });
        if (read.unknown !== null) {
            return [launcher_unidentified(read.unknown, 'an option that may hide what is started')];
        }
        const { rest } = read;
        const words = rest.slice(skip).filter(({ text }, index) => index > 0 || text !== '--');
        return resolveWords(words, command, 'a wrapper without a command', resolveInner);
    },
};
/** `dotenv [-e FILE] [-v NAME=value] [run] [--] command …`. */
const dotenv = { commands: ['dotenv'], resolve: starter(dotenvOptions, 'run') };
/** `env [-i] [-u NAME] A=b command …`. */
const envWrapper = {
    commands: ['env'],
    resolve(args, command, resolveInner) {
        const read = readOptions(args, {
            flags: ['-i', '--ignore-environment', '-0'],
            valued: ['-u', '--unset'],
            altering: {},
        });
        if (read.unknown !== null) {
            return [launcher_unidentified(read.unknown, 'an option of env that may hide what is started')];
        }
        return resolveAssignments(read.rest, command, resolveInner);
    },
};
/** Every command that only starts another. */
const wrappers = [
    dotenv,
    separatedWrapper,
    prefixWrapper,
    envWrapper,
];
function valueAfter(words, option) {
    const at = words.findIndex(({ text }) => text === option || text.startsWith(`${option}=`));
    const word = words[at];
    if (word === undefined)
        return null;
    return word.text === option
        ? (words[at + 1] ?? null)
        : { ...word, text: word.text.slice(option.length + 1) };
}

;// CONCATENATED MODULE: ./build/launch/resolve.js

















/** Every launcher that is understood. A new one is one file and one line here. */
const launchers = [
    ...wrappers,
    posixShell,
    windowsShell,
    interpreters,
    npx,
    npm_npm,
    pnpm,
    pnpx,
    yarn,
    bun,
    bunx,
    uv,
    uvx,
    pipx,
    docker,
    dnx,
    deno,
    go,
    nix,
];
const byCommand = new Map(launchers.flatMap((launcher) => launcher.commands.map((name) => [name, launcher])));
/** Longer than any name, path or address of a launch; what follows costs time to read. */
const longestWord = 4096;
/**
 * What a declaration launches or connects to. Never empty: an entry that tells nothing is
 * `unidentified`, with the reason.
 *
 * @param paths of the tree's files: only what is in it is `local`
 */
function resolveLaunch(declaration, paths) {
    const { env, hooks } = declaration.launch;
    const command = withDefaults(declaration.launch.command, env);
    const url = withDefaults(declaration.launch.url, env);
    const args = declaration.launch.args.map((word) => withDefaults(word, env) ?? word);
    const whole = { text: '', span: declaration.span };
    const things = [];
    if ([command, url, ...args].some((word) => word !== null && word.text.length > longestWord)) {
        things.push(launcher_unidentified(whole, `a text of more than ${longestWord} characters`));
    }
    else {
        if (url !== null)
            things.push(serverOf((0,remote/* readRemote */.Zz)(url.text), url));
        if (command !== null)
            things.push(...resolveCommand(splitCommand({ command, args }), 0));
    }
    if (things.length === 0) {
        things.push(launcher_unidentified(whole, 'the entry has neither a command nor a URL'));
    }
    // The environment is that of the command; an address has none.
    const changed = command === null ? things : altered(things, alterationsOf(env));
    return altered(changed, hooks).map((thing) => ({
        ...(thing.type === 'local' ? confirmLocal(thing, declaration, paths) : thing),
        declaration,
    }));
}
/** Placeholders by which clients name the folder of the project, or of the plugin, that declares a server. */
const projectFolder = /^(?:\$\{(?:workspaceFolder|workspaceRoot|PWD|CLAUDE_PROJECT_DIR|CLAUDE_PLUGIN_ROOT|extensionPath)\}|\$PWD)[\\/]/;
/** A program is local where the tree holds it, below the folder that the client works in. */
function confirmLocal(thing, { file, launch: { cwd } }, paths) {
    const name = thing.name ?? '';
    const written = name.replace(projectFolder, '').replaceAll('\\', '/');
    const own = file.split('/').slice(0, -1);
    // A client's folder such as `.cursor` lies in the project; other files lie beside it.
    const hidden = own.findIndex((part) => part.startsWith('.'));
    const project = hidden < 0 ? own : own.slice(0, hidden);
    // A path that begins with the project's folder does not depend on the working directory.
    const below = cwd === null || projectFolder.test(name)
        ? ''
        : `${cwd.text}/`.replace(projectFolder, '').replaceAll('\\', '/');
    const isAbsolute = [written, below].some((part) => /^(?:\/|~|[A-Za-z]:)/.test(part));
    const path = isAbsolute ? null : normalise([...project, below + written].join('/'));
    if (path !== null && paths.has(path))
        return { ...thing, name: path };
    return { ...thing, ...(0,ecosystem/* unidentifiedSpec */.a0)(name, 'a program that is not in the tree') };
}
/** A path without `.` and `..`; null where it leaves the tree or holds a placeholder. */
function normalise(path) {
    const parts = [];
    if ((0,ecosystem/* hasPlaceholder */.Kc)(path))
        return null;
    for (const part of path.split('/')) {
        if (part === '..' && parts.pop() === undefined)
            return null;
        if (part !== '' && part !== '.' && part !== '..')
            parts.push(part);
    }
    return parts.join('/');
}
/**
 * `${NAME:-package}` is its default, which is what starts where nobody has set the variable. The entry
 * itself may set it, and so may a shell's text: there the placeholder stays.
 */
function withDefaults(word, env) {
    if (word === null || /\s/.test(word.text))
        return word;
    const text = word.text.replace(/\$\{(\w+):-([^${}]*)\}/g, (whole, name, value) => env.has(name) ? whole : value);
    return { ...word, text };
}
/** Wrappers within wrappers beyond this depth are nobody's honest launch. */
const deepest = 8;
function resolveCommand({ command, args }, depth) {
    if (depth > deepest)
        return [launcher_unidentified(command, 'wrappers within wrappers without end')];
    if (command.text.trim() === '')
        return [launcher_unidentified(command, 'an empty command')];
    if ((0,ecosystem/* hasPlaceholder */.Kc)(command.text))
        return [launcher_unidentified(command, 'the command is a placeholder')];
    if (/[\\/]/.test(command.text) && !isOfTheSystem(command.text)) {
        // `./npx` and `/proc/self/cwd/npx` are programs of the repository, whatever their names say.
        return [launcher_unidentified(command, 'a program by its path, which may be the repository’s own')];
    }
    const launcher = byCommand.get(commandName(command.text));
    if (launcher === undefined) {
        return [launcher_unidentified(command, 'a command that is not known to fetch a published package')];
    }
    return launcher.resolve(args, command, (inner) => resolveCommand(inner, depth + 1));
}
/** `"command": "npx -y package"`: arguments inside the command, where it begins with one that is known. */
function splitCommand({ command, args }) {
    const words = command.text.trim().split(/\s+/);
    const [first = ''] = words;
    const isPlain = !/[&|;<>`"'\\\n]|\$\(/.test(command.text);
    if (words.length < 2 || !isPlain || !byCommand.has(commandName(first)))
        return { command, args };
    const [name = command, ...inside] = words.map((text) => ({ ...command, text }));
    return { command: name, args: [...inside, ...args] };
}

;// CONCATENATED MODULE: ./build/policy/evaluate.js



/** Evaluates every rule on everything; nothing is decided before all are through. */
function evaluate(facts, policy) {
    const servers = facts.dependencies.map(({ dependency, match }) => match === null
        ? judgeOne(dependency, null, policy)
        : [match, ...match.rivals]
            .map((each) => judgeOne(dependency, each, policy))
            .reduce((worst, each) => (severity(each) > severity(worst) ? each : worst)));
    const problems = [];
    for (const { id, rule } of catalogue) {
        const level = levelIn(policy, id);
        if (rule.about === 'file') {
            for (const file of facts.files) {
                const place = { file: file.path, span: file.span };
                problems.push(...problemOf(id, level, rule.evaluate(file), place));
            }
        }
        else if (rule.about === 'export' && facts.export !== null) {
            const place = { file: null, span: null };
            problems.push(...problemOf(id, level, rule.evaluate(facts.export, policy), place));
        }
    }
    return { servers, problems };
}
const severities = { pass: 0, warn: 1, fail: 2, error: 3 };
/** The verdict first, the lower score among equal verdicts, no score as the lowest. */
function severity({ verdict, match }) {
    return severities[verdict] + (1 - ((match?.report?.score ?? -1) + 1) / 101) / 2;
}
function judgeOne(dependency, match, policy) {
    const bare = { dependency, match, remedy: null };
    const first = dependencyProblems(bare, policy);
    if (match === null)
        return { ...bare, problems: first, verdict: 'error' };
    if (first.length === 0)
        return { ...bare, problems: first, verdict: 'pass' };
    // Only where something is wrong is a better version looked for; the words then name it.
    const graded = { ...bare, remedy: nearestPassing({ dependency, match }, policy) };
    const problems = dependencyProblems(graded, policy);
    return { ...graded, problems, verdict: verdictOf(problems) };
}
/** The level of a rule: the one set by hand, else the preset's. Under `report-only` nothing fails. */
function levelIn(policy, id) {
    const entry = catalogue.find((each) => each.id === id);
    const level = policy.levels.get(id) ?? entry.rule.levels[policy.preset];
    return policy.preset === 'report-only' && level === 'fail' ? 'warn' : level;
}
function dependencyProblems(graded, policy) {
    const { declaration, span } = graded.dependency;
    const context = { policy, levelOf: (id) => levelIn(policy, id) };
    return catalogue.flatMap(({ id, rule }) => {
        if (rule.about !== 'dependency')
            return [];
        if (graded.dependency.role === 'launcher' && !rule.judgesLaunchers)
            return [];
        const level = levelIn(policy, id);
        // Nobody starts a disabled server: it is shown, and judged in full when it is enabled.
        const capped = declaration.disabled && level === 'fail' ? 'warn' : level;
        return problemOf(id, capped, rule.evaluate(graded, context), { file: declaration.file, span });
    });
}
function problemOf(rule, level, found, place) {
    if (found === null)
        return [];
    const { message, advice, findings, isError } = found;
    const effective = isError ? 'error' : level;
    if (effective === 'off')
        return [];
    return [{ rule, level: effective, message, advice, findings, ...place, waived: null }];
}
/**
 * The nearest version that meets the policy: the lowest above the judged one for a pinned
 * dependency, the highest of all for one that is not pinned or has no such version.
 */
function nearestPassing({ dependency, match }, policy) {
    const { compare, isPrerelease } = ecosystems/* ecosystems */.uU[dependency.type];
    const declaration = { ...dependency.declaration, disabled: false };
    const pinned = { ...dependency, declaration, pin: 'exact' };
    const passing = match.scored.filter((report) => {
        if (isPrerelease(report.version))
            return false;
        const judged = { ...match, kind: 'exact', report, judgedVersion: report.version };
        const problems = dependencyProblems({ dependency: pinned, match: judged, remedy: null }, policy);
        return ['pass', 'warn'].includes(verdictOf(problems));
    });
    const { judgedVersion } = match;
    const higher = passing.filter(({ version }) => judgedVersion !== null && (compare(version, judgedVersion) ?? 0) > 0);
    const isPinned = dependency.pin === 'exact' || dependency.pin === 'digest';
    const nearest = (isPinned ? higher.at(-1) : undefined) ?? passing[0];
    if (nearest === undefined || nearest.score === null)
        return null;
    return { version: nearest.version, grade: nearest.grade, score: nearest.score };
}

// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
;// CONCATENATED MODULE: ./build/run.js











const nothingToSave = async () => { };
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
    inconsistencies: [],
};
/**
 * Judges the servers that a tree declares: files → declarations → dependencies → export → matches →
 * problems → verdict. Trouble with the export ends as a report whose verdict is `error`.
 */
async function run(settings, world) {
    const { dependencies, files } = await takeInventory(settings, world);
    const identities = uniqueIdentities(dependencies);
    let obtained = null;
    if (identities.length > 0) {
        try {
            obtained = await obtain(settings, world);
        }
        catch (error) {
            if (!(error instanceof build_failure/* GateError */.u))
                throw error;
            const facts = { dependencies: dependencies.map(unjudged), files, export: null };
            const report = await conclude(settings, world, facts, noExport);
            return {
                report: { ...report, verdict: 'error', failure: plainFailure(error) },
                save: nothingToSave,
            };
        }
    }
    const selection = obtained === null ? emptySelection : await run_select(obtained, identities);
    const matched = dependencies.map((dependency) => ({
        dependency,
        match: matchDependency(dependency, selection),
    }));
    const exported = obtained === null
        ? noExport
        : { ...selection.header, source: obtained.source, caution: obtained.caution };
    const facts = {
        dependencies: matched,
        files,
        export: obtained === null
            ? null
            : {
                ...exported,
                ageMs: world.now() - selection.header.generatedAt,
                inconsistencies: selection.inconsistencies,
            },
    };
    const report = await conclude(settings, world, facts, exported);
    return { report, save: obtained?.save ?? nothingToSave };
}
/** Finds and identifies what the tree declares; needs neither key nor export. */
async function takeInventory(settings, world) {
    const started = world.now();
    const ignored = settings.ignorePaths.length > 0 ? picomatch([...settings.ignorePaths], { dot: true }) : null;
    const tree = await world.readTree({
        client: (path) => clientFileOf(path)?.client ?? null,
        folder: isClientFolder,
        depth: longestClientPath,
        ignored: (path) => ignored?.(path) ?? false,
    });
    const { declarations, files } = await readDeclarations(tree.sources);
    const dependencies = declarations.flatMap((declaration) => resolveLaunch(declaration, tree.paths));
    const disabled = declarations.filter((declaration) => declaration.disabled).length;
    world.log(`Declarations: ${declarations.length} in ${plural(tree.sources.length, 'file')}, ${disabled} disabled (${world.now() - started} ms)`);
    return { declarations, dependencies, files: [...files, ...tree.files] };
}
function uniqueIdentities(dependencies) {
    const identities = dependencies.flatMap((dependency) => identityOf(dependency) ?? []);
    return [...new Map(identities.map((each) => [(0,ecosystems/* identityKey */.US)(each), each])).values()];
}
async function obtain(settings, world) {
    if (settings.exportFile !== null)
        return readExportFile(settings.exportFile, world);
    const { apiKey, baseUrl } = settings;
    if (apiKey === null) {
        const { message, remedy } = await world.explainMissingKey();
        throw new build_failure/* GateError */.u('missing-key', message, remedy);
    }
    if (baseUrl === null)
        throw new Error('the settings have neither base-url nor export-file');
    // Loaded here, for a run with nothing to judge needs none of it.
    const [{ obtainExport }, { downloadExport }, { maxBodyBytes }] = await Promise.all([
        __webpack_require__.e(/* import() */ 734).then(__webpack_require__.bind(__webpack_require__, 6734)),
        __webpack_require__.e(/* import() */ 672).then(__webpack_require__.bind(__webpack_require__, 2672)),
        __webpack_require__.e(/* import() */ 638).then(__webpack_require__.bind(__webpack_require__, 7638)),
    ]);
    const download = async () => {
        const started = world.now();
        const request = {
            baseUrl,
            apiKey,
            timeoutMs: settings.timeoutMs,
            idleMs: Math.min(settings.timeoutMs, 60_000),
            maxBytes: maxBodyBytes,
            userAgent: `mcp-grade-gate/${version/* version */.r}`,
        };
        const bytes = await downloadExport(request, world);
        world.log(`Export: ${byteSize(bytes.length)} downloaded from ${baseUrl.host} (${world.now() - started} ms)`);
        return bytes;
    };
    const request = {
        baseUrl,
        apiKey,
        maxAgeMs: settings.policy.maxAgeMs,
        forPullRequest: world.event.startsWith('pull_request'),
        platform: world.platform,
    };
    return obtainExport(request, { now: world.now, cache: world.cache, download, log: world.log });
}
async function readExportFile(path, world) {
    const { parseExport } = await __webpack_require__.e(/* import() */ 670).then(__webpack_require__.bind(__webpack_require__, 9670));
    let bytes;
    try {
        bytes = await world.readFile(path);
    }
    catch (error) {
        throw new build_failure/* GateError */.u('export-file-unreadable', `The export file ${path} cannot be read (${error.code ?? 'unknown'}).`, 'Check the input export-file; it is relative to the workspace.', { cause: error });
    }
    const parsed = parseExport(bytes, path);
    return { parsed, source: 'file', caution: null, save: nothingToSave };
}
async function run_select({ parsed }, identities) {
    const { selectFromExport } = await __webpack_require__.e(/* import() */ 283).then(__webpack_require__.bind(__webpack_require__, 4283));
    return selectFromExport(parsed, identities);
}
function unjudged(dependency) {
    return { dependency, match: null };
}
async function conclude({ policy }, world, facts, exported) {
    const { servers, problems } = evaluate(facts, policy);
    const commits = servers.length > 0 ? await world.readCommits() : { base: null, head: null };
    const all = [...servers.flatMap((server) => server.problems), ...problems];
    return {
        toolVersion: version/* version */.r,
        run: { event: world.event, ...commits },
        verdict: verdictOf(all),
        failure: null,
        policy,
        export: exported,
        servers,
        problems,
        files: facts.files,
    };
}
/** Just the data of a failure: an error carries a stack and a cause too. */
function plainFailure({ code, message, remedy, details }) {
    return { code, message, remedy, details };
}
/** The report of a run that ended before it could judge anything. */
function failedReport(failure, event) {
    return {
        toolVersion: version/* version */.r,
        run: { event, base: null, head: null },
        verdict: 'error',
        failure: plainFailure(failure),
        policy: null,
        export: noExport,
        servers: [],
        problems: [],
        files: [],
    };
}

;// CONCATENATED MODULE: ./build/action.js


















const docs = 'https://docs.github.com/actions';
/** The action: reads its inputs, judges the workspace, publishes the report and sets the exit status. */
async function runAction() {
    const apiKey = core/* getInput */.V4('api-key').trim();
    if (apiKey.length >= shortestKey)
        core/* setSecret */.Pq(apiKey);
    const redact = redactorFor([apiKey]);
    const log = (line) => core/* info */.pq(logLine(redact(line)));
    const event = process.env['GITHUB_EVENT_NAME'] ?? 'unknown';
    let settings = null;
    let outcome;
    try {
        settings = readSettings(Object.fromEntries(inputNames.map((name) => [name, core/* getInput */.V4(name)])), 'input');
        for (const caution of settings.cautions)
            core/* warning */.$e(redact(caution));
        logPolicy(settings, log);
        const folder = await judgedFolder(event, settings.workingDirectory);
        outcome = await run(settings, buildWorld(settings, folder, event, log));
    }
    catch (error) {
        if (error instanceof Error)
            core/* debug */.Yz(redact(error.stack ?? ''));
        const failure = error instanceof build_failure/* GateError */.u ? error : unexpected(error);
        outcome = { report: failedReport(failure, event), save: async () => { } };
    }
    const report = redactReport(outcome.report, redact);
    const leniency = {
        onMissingKey: settings?.onMissingKey ?? 'fail',
        onUnavailable: settings?.onUnavailable ?? 'fail',
        isMergeGroup: event === 'merge_group',
    };
    // Decided before anything is said: whatever goes wrong in saying it, this stands.
    if (stepFails(outcome.report, leniency))
        process.exitCode = 1;
    await publish(report, settings, redact, log);
    await attempt('saving to the cache', log, outcome.save);
}
/** Does what must not decide anything: where it fails, the log says so and the rest goes on. */
async function attempt(doing, log, work) {
    try {
        await work();
    }
    catch (error) {
        log(`${doing} failed: ${(0,build_failure/* causeOf */.r)(error)}`);
    }
}
function unexpected(error) {
    return {
        code: 'internal',
        message: `The action met a fault of its own: ${(0,build_failure/* causeOf */.r)(error)}.`,
        remedy: 'Please report it with the log of a run with debug logging enabled.',
        details: [],
    };
}
/** The folder to judge, checked: an empty workspace is not a project without servers. */
async function judgedFolder(event, workingDirectory) {
    if (isPrivilegedEvent(event)) {
        throw new build_failure/* GateError */.u('unsupported-event', `Under ${event} the workspace holds the base branch or untrusted code, so it is not judged.`, 'Run the gate under pull_request and merge_group.');
    }
    const workspace = process.env['GITHUB_WORKSPACE'] ?? '';
    const hasCheckout = await (0,promises_.stat)((0,external_node_path_.join)(workspace, '.git')).then(() => workspace !== '', () => false);
    if (!hasCheckout) {
        throw new build_failure/* GateError */.u('no-checkout', 'The workspace holds no checkout, so there is nothing that could be judged.', 'Put a step "uses: actions/checkout" before this one.');
    }
    const root = await (0,promises_.realpath)(workspace);
    const folder = await (0,promises_.realpath)((0,external_node_path_.join)(root, workingDirectory)).catch(() => null);
    if (folder === null || !action_isInside(root, folder) || !(await (0,promises_.stat)(folder)).isDirectory()) {
        throw new build_failure/* GateError */.u('no-folder', `working-directory ${JSON.stringify(workingDirectory)} is no folder of the checkout.`, 'Name a folder that the checkout has, relative to its root.');
    }
    return folder;
}
function buildWorld(settings, folder, event, log) {
    const workspace = process.env['GITHUB_WORKSPACE'] ?? '';
    return {
        now: Date.now,
        random: Math.random,
        sleep: async (ms) => {
            await (0,external_node_timers_promises_.setTimeout)(ms);
        },
        log,
        readTree: (wanted) => readWorkspace(folder, wanted, workspace),
        readFile: (path) => (0,promises_.readFile)((0,external_node_path_.resolve)(workspace, path)),
        cache: settings.cache ? actionsCache((0,external_node_path_.join)(temporaryFolder(), 'store'), log) : noCache,
        event,
        readCommits: readCommits,
        platform: `${process.platform}-${process.arch}`,
        explainMissingKey: explainMissingKey,
    };
}
/** Below the runner's own temporary folder, which it empties after the job. */
function temporaryFolder() {
    const temporary = process.env['RUNNER_TEMP'];
    if (!temporary) {
        throw new build_failure/* GateError */.u('no-runner', 'RUNNER_TEMP is not set: the action was not started by a runner.', `Use the action in a workflow (${docs}), or the command line of this project elsewhere.`);
    }
    return (0,external_node_path_.join)(temporary, 'mcp-grade-gate');
}
function logPolicy({ policy }, log) {
    const origin = (name) => policy.provenance.get(name) ?? 'default';
    core/* startGroup */.Oh('Effective policy');
    log(`preset: ${policy.preset} (${origin('preset')})`);
    log(`min-score: ${policy.minScore} (${origin('min-score')})`);
    log(`max-age: ${policy.maxAgeMs / 3_600_000} h (${origin('max-age')})`);
    for (const [rule, level] of policy.levels)
        log(`${rule}: ${level} (${origin(`rules.${rule}`)})`);
    core/* endGroup */.N4();
}
/** Says everything that there is to say; one output that fails does not silence the others. */
async function publish(report, settings, redact, log) {
    await attempt('writing the annotations', log, () => annotate(report, settings, redact));
    let summary = '';
    await attempt('writing the job summary', log, async () => {
        summary = redact(renderSummary(report));
        await core/* summary */.z.addRaw(summary).write();
    });
    const files = { report: '', summary: '' };
    await attempt('writing the JSON report', log, async () => {
        files.report = await writeOutput(settings?.reportFile, 'report.json', redact(renderJson(report)));
    });
    await attempt('writing the summary file', log, async () => {
        files.summary = await writeOutput(settings?.summaryFile, 'summary.md', summary);
    });
    const counts = countsOf(report);
    const { generatedAt, source, rubricVersion } = report.export;
    const outputs = {
        verdict: report.verdict,
        failed: counts.failed,
        warned: counts.warned,
        servers: counts.servers,
        'report-file': files.report,
        'summary-file': files.summary,
        'export-generated-at': generatedAt === null ? '' : new Date(generatedAt).toISOString(),
        'export-source': source,
        'rubric-version': rubricVersion ?? '',
    };
    await attempt('setting the outputs', log, () => {
        for (const [name, value] of Object.entries(outputs))
            core/* setOutput */.uH(name, value);
    });
    if (files.report !== '')
        log(`Report: ${files.report}`);
    log(headline(report));
    for (const detail of report.failure?.details ?? [])
        log(`  ${detail}`);
}
function annotate(report, settings, redact) {
    const folder = external_node_path_.posix.normalize((settings?.workingDirectory ?? '.').replaceAll('\\', '/'));
    const prefix = folder === '.' ? '' : `${folder.replace(/\/$/, '')}/`;
    for (const { level, title, message, file, span } of annotationsOf(report, prefix)) {
        const isOneLine = span !== null && span.start.line === span.end.line;
        const place = {
            title: redact(title),
            ...(file === null ? {} : { file: redact(file) }),
            ...(span === null ? {} : { startLine: span.start.line, endLine: span.end.line }),
            // Columns mean something to GitHub only within one line.
            ...(isOneLine ? { startColumn: span.start.column, endColumn: span.end.column } : {}),
        };
        if (level === 'error')
            core/* error */.z3(redact(message), place);
        else
            core/* warning */.$e(redact(message), place);
    }
    const { failure } = report;
    if (failure !== null) {
        core/* error */.z3(redact([`${failure.message} ${failure.remedy}`, ...failure.details].join('\n')), {
            title: `MCP Grade Gate: ${failure.code}`,
        });
    }
    if (report.export.caution !== null) {
        core/* warning */.$e(redact(report.export.caution), { title: 'MCP Grade Gate: older export' });
    }
}
/**
 * Writes a file of the report. The path of the user's choice is relative to the workspace, whose
 * links are a pull request's to choose: the file replaces a link instead of following it, and its
 * folder must really lie in the workspace.
 *
 * @returns the absolute path
 */
async function writeOutput(chosen, fallback, text) {
    const workspace = process.env['GITHUB_WORKSPACE'] ?? '';
    const path = chosen ? (0,external_node_path_.resolve)(workspace, chosen) : (0,external_node_path_.join)(temporaryFolder(), fallback);
    if (chosen && !(0,external_node_path_.isAbsolute)(chosen)) {
        const [root, parent] = [await (0,promises_.realpath)(workspace), await realAncestor((0,external_node_path_.dirname)(path))];
        if (!action_isInside(root, parent))
            throw new Error('its folder lies outside the workspace');
    }
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
    const partial = `${path}.${process.pid}.partial`;
    await (0,promises_.writeFile)(partial, text, { flag: 'wx' });
    await (0,promises_.rename)(partial, path);
    return path;
}
/** The real path of the deepest folder on the way to a path that is there already. */
async function realAncestor(path) {
    return (0,promises_.realpath)(path).catch((error) => {
        if (error.code !== 'ENOENT' || (0,external_node_path_.dirname)(path) === path)
            throw error;
        return realAncestor((0,external_node_path_.dirname)(path));
    });
}
function action_isInside(root, path) {
    const way = (0,external_node_path_.relative)(root, path);
    return way === '' || !(way === '..' || way.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.isAbsolute)(way));
}


/***/ }),

/***/ 3782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ memberOf),
/* harmony export */   Ly: () => (/* binding */ spansOf),
/* harmony export */   Mw: () => (/* binding */ maxDepth),
/* harmony export */   P1: () => (/* binding */ propertiesOf),
/* harmony export */   aG: () => (/* binding */ wordOf)
/* harmony export */ });
/** Deeper than any client nests; readers recurse, and a hostile file must not exhaust their stack. */
const maxDepth = 100;
/** Places in a text, by offset and length. */
function spansOf(text) {
    const lines = lineStarts(text);
    return ({ offset, length }) => ({
        start: positionAt(lines, offset),
        end: positionAt(lines, offset + length),
    });
}
/** The properties of an object in the order of the file; none for any other value. */
function propertiesOf(node) {
    if (node?.type !== 'object')
        return [];
    return (node.children ?? []).flatMap((property) => {
        const [key, value] = property.children ?? [];
        return key !== undefined && value !== undefined
            ? [{ key: String(key.value), node: property, value }]
            : [];
    });
}
/** The value of an object's property; where a key stands twice, the last, as JSON readers take it. */
function memberOf(node, key) {
    return propertiesOf(node).findLast((property) => property.key === key)?.value ?? null;
}
/** A string value as a word with its place; null for any other value. */
function wordOf(node, spanOf) {
    return node?.type === 'string' ? { text: String(node.value), span: spanOf(node) } : null;
}
/** Offsets at which the lines of a text begin. */
function lineStarts(text) {
    const starts = [0];
    for (const match of text.matchAll(/\r\n|\r|\n/g))
        starts.push(match.index + match[0].length);
    return starts;
}
function positionAt(starts, offset) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}


/***/ }),

/***/ 9874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ causeOf),
/* harmony export */   u: () => (/* binding */ GateError)
/* harmony export */ });
/** Trouble that keeps the gate from deciding: a code, what happened, and what to do next. */
class GateError extends Error {
    code;
    remedy;
    details = [];
    constructor(code, message, remedy, options) {
        super(message, options);
        this.name = 'GateError';
        this.code = code;
        this.remedy = remedy;
    }
}
/** Short words for anything that was thrown: its message, or its system code where that is all it has. */
function causeOf(error) {
    if (!(error instanceof Error))
        return String(error);
    const { code } = error;
    return error.message || code || error.name;
}


/***/ }),

/***/ 1868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ hasPlaceholder),
/* harmony export */   a0: () => (/* binding */ unidentifiedSpec),
/* harmony export */   n0: () => (/* binding */ looksSecret)
/* harmony export */ });
/* unused harmony export withoutSecrets */
/**
 * A specification that does not tell what it fetches. Of its text only what cannot be a secret is
 * kept for the report.
 */
function unidentifiedSpec(text, reason) {
    const shown = withoutSecrets(text);
    return {
        type: 'unidentified',
        name: shown === '' ? null : shown,
        specifier: null,
        pin: 'none',
        version: null,
        digest: null,
        reason,
    };
}
/**
 * What may be shown of a word whose meaning is not known: of an option its name, of an address scheme
 * and host, of a command line the first word behind assignments; `***` stands for the rest.
 */
function withoutSecrets(text) {
    const trimmed = text.trim();
    if (/^\$\{(?:(?:env|input):)?[\w.-]{1,60}\}$/.test(trimmed))
        return trimmed;
    const address = /^([a-z][a-z0-9+.-]*:\/\/)(?:[^\s]*@)?([\w.:[\]-]*)/i.exec(trimmed);
    if (address !== null) {
        const [whole, scheme = '', host = ''] = address;
        return `${scheme}${host}${whole === trimmed ? '' : '/***'}`;
    }
    const words = trimmed.split(/\s+/).filter((word) => !/^\w+=/.test(word));
    const [first = ''] = words;
    const option = /^--?[\w-]*/.exec(first)?.[0];
    const name = option ? (option.startsWith('--') ? option : option.slice(0, 2)) : cutAtValue(first);
    const kept = name.split('/').some(looksSecret) ? '' : name;
    return kept === trimmed ? kept : `${kept}***`;
}
/** Whether a word may be a token: long, with digits or with letters of both cases, or of a known form. */
function looksSecret(word) {
    if (/^(?:gh[pousr]_|github_pat_|glpat-|sk-|pk_|xox[a-z]-|AKIA|npm_|eyJ)/.test(word))
        return true;
    return word.length >= 20 && (/\d/.test(word) || (/[a-z]/.test(word) && /[A-Z]/.test(word)));
}
/** A name up to where a value, a password or a query may begin. */
function cutAtValue(word) {
    const at = word.slice(1).search(/[=:@?#,;]/);
    return at < 0 ? word : word.slice(0, at + 1);
}
/**
 * Whether text still holds a placeholder that a client or shell fills in when it starts the server:
 * `${VAR}`, `$VAR`, `{env:X}`, `{{x}}`, `%VAR%`, `<name>`.
 */
function hasPlaceholder(text) {
    return /\$\{|\$[A-Za-z_]|\$\(|\{[^{}]*\}|%[A-Za-z_][A-Za-z0-9_]*%|<[^<>]+>|`/.test(text);
}


/***/ }),

/***/ 7299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   US: () => (/* binding */ identityKey),
/* harmony export */   r1: () => (/* binding */ sameVersion),
/* harmony export */   uU: () => (/* binding */ ecosystems)
/* harmony export */ });
/* harmony import */ var _npm_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9833);
/* harmony import */ var _oci_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2457);
/* harmony import */ var _pypi_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8842);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9460);
/* harmony import */ var _semver_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8394);





const remote = {
    ..._semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
    normaliseName: (name) => (0,_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .normaliseRemoteUrl */ .ae)(name) ?? name,
};
const caseless = {
    ..._semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
    normaliseName: (name) => name.toLowerCase(),
};
/** Every type's own rules. A new ecosystem is one file and one line here. */
const ecosystems = {
    npm: _npm_js__WEBPACK_IMPORTED_MODULE_0__/* .npm */ .w,
    pypi: _pypi_js__WEBPACK_IMPORTED_MODULE_2__/* .pypi */ .v,
    oci: _oci_js__WEBPACK_IMPORTED_MODULE_1__/* .oci */ .s,
    nuget: caseless,
    golang: _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
    jsr: caseless,
    git: _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
    remote,
    registry: _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
    local: _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
    unidentified: _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
};
/** The text under which an identity is looked up; equal exactly when the identities are. */
function identityKey(identity) {
    return `${identity.type}:${identity.name}`;
}
/** Whether two texts name the same version in an ecosystem. */
function sameVersion(type, a, b) {
    const { normaliseVersion } = ecosystems[type];
    return normaliseVersion(a) === normaliseVersion(b);
}


/***/ }),

/***/ 7292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ readGitRepository)
/* harmony export */ });
/* harmony import */ var _ecosystem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1868);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9460);


/**
 * A repository as `host/owner/name`, from any of git's URL forms.
 *
 * @param url for example `git+https://github.com/o/r.git` or `git@github.com:o/r`
 * @param ref branch, tag or commit; null for the default branch
 */
function readGitRepository(url, ref) {
    const text = url.replace(/^git\+/, '').replace(/^([^/:@]+@)([^/:]+):(?!\d)/, 'ssh://$1$2/');
    const parsed = URL.canParse(text) ? new URL(text) : null;
    if (parsed === null || parsed.hostname === '') {
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .unidentifiedSpec */ .a0)(url, 'a git address that cannot be read');
    }
    const path = (0,_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailingSlashes */ .A$)(parsed.pathname).replace(/\.git$/, '');
    return {
        type: 'git',
        name: `${parsed.host.toLowerCase()}${path}`,
        specifier: ref,
        pin: 'git',
        version: ref,
        digest: null,
        reason: null,
    };
}


/***/ }),

/***/ 9833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readNpmSpec),
/* harmony export */   w: () => (/* binding */ npm)
/* harmony export */ });
/* harmony import */ var npm_package_arg__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8056);
/* harmony import */ var _ecosystem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1868);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7292);
/* harmony import */ var _semver_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8394);




/** npm names are case-sensitive: `JSONStream` and `jsonstream` are two packages. */
const npm = _semver_js__WEBPACK_IMPORTED_MODULE_1__/* .semverEcosystem */ .J;
/**
 * What npm would fetch for a specification such as `@scope/name@^1.2.0`.
 * Source: npm-package-arg, the parser of npm itself.
 */
function readNpmSpec(written) {
    const text = written.trim();
    if (text === '')
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .unidentifiedSpec */ .a0)('', 'an empty package name');
    if ((0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .hasPlaceholder */ .Kc)(text))
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .unidentifiedSpec */ .a0)(text, 'the package is a placeholder');
    let spec;
    try {
        // A root that holds nothing: whether a path exists is not for the parser to say.
        spec = npm_package_arg__WEBPACK_IMPORTED_MODULE_0__(text, '/');
    }
    catch {
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .unidentifiedSpec */ .a0)(text, 'not a package that npm could fetch');
    }
    if (spec.type === 'alias') {
        const { subSpec } = spec;
        return readNpmSpec(subSpec.raw);
    }
    switch (spec.type) {
        case 'git': {
            const { hosted, gitCommittish, fetchSpec } = spec;
            const repository = hosted;
            const address = repository
                ? `https://${repository.domain}/${repository.user}/${repository.project}`
                : fetchSpec;
            return address
                ? (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .readGitRepository */ .v)(address, gitCommittish ?? null)
                : (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .unidentifiedSpec */ .a0)(text, 'a git address that cannot be read');
        }
        case 'remote':
            return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .unidentifiedSpec */ .a0)(text, 'a tarball, which the export does not grade');
        case 'file':
        case 'directory':
            return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .unidentifiedSpec */ .a0)(text, 'a path, not a package');
        case 'version':
        case 'range':
        case 'tag': {
            // The library gives an undefined name where its types say null.
            if (!spec.name)
                return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .unidentifiedSpec */ .a0)(text, 'not a package that npm could fetch');
            // `name` and `name@` parse as the range `*`: no version was asked for.
            const specifier = spec.rawSpec === '' || spec.rawSpec === '*' ? null : spec.rawSpec;
            const pin = { version: 'exact', range: 'range', tag: 'tag' };
            return {
                type: 'npm',
                name: npm.normaliseName(spec.name),
                specifier,
                pin: specifier === null ? 'none' : pin[spec.type],
                version: specifier,
                digest: null,
                reason: null,
            };
        }
        default:
            return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .unidentifiedSpec */ .a0)(text, 'not a package that npm could fetch');
    }
}


/***/ }),

/***/ 2457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readOciSpec),
/* harmony export */   s: () => (/* binding */ oci)
/* harmony export */ });
/* harmony import */ var _ecosystem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1868);
/* harmony import */ var _semver_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8394);


/**
 * `registry/path[:tag][@digest]` taken apart, or null where it is no image reference.
 * Source: the grammar of the distribution project's reference package, and Docker's defaults
 * (no registry means `docker.io`, a single name lies under `library/`).
 */
function readReference(text) {
    const match = /^(?<path>[A-Za-z0-9][A-Za-z0-9._-]*(?::\d+(?=\/))?(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*)(?::(?<tag>[A-Za-z0-9_][A-Za-z0-9._-]{0,127}))?(?:@(?<digest>[a-z0-9]+(?:[.+_-][a-z0-9]+)*:[0-9a-f]{32,}))?$/.exec(text)?.groups;
    if (match === undefined)
        return null;
    const parts = (match['path'] ?? '').split('/');
    const first = parts[0] ?? '';
    const hasRegistry = parts.length > 1 && (/[.:]/.test(first) || first === 'localhost');
    const registry = hasRegistry ? first.toLowerCase() : 'docker.io';
    const rest = hasRegistry ? parts.slice(1) : parts;
    // Only a registry may have capitals.
    if (rest.some((part) => part !== part.toLowerCase()))
        return null;
    const isHub = registry === 'docker.io' || registry === 'index.docker.io';
    const path = isHub && rest.length === 1 ? `library/${rest[0]}` : rest.join('/');
    return {
        name: `${isHub ? 'docker.io' : registry}/${path}`,
        tag: match['tag'] ?? null,
        digest: match['digest'] ?? null,
    };
}
/** Container images: the name includes the registry; tags that are versions order as such. */
const oci = {
    ..._semver_js__WEBPACK_IMPORTED_MODULE_0__/* .semverEcosystem */ .J,
    normaliseName: (name) => readReference(name)?.name ?? name,
};
/** What docker, podman or a package reference means by an image reference. */
function readOciSpec(text) {
    if ((0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPlaceholder */ .Kc)(text))
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .unidentifiedSpec */ .a0)(text, 'the image is a placeholder');
    const reference = readReference(text);
    if (reference === null)
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .unidentifiedSpec */ .a0)(text, 'not an image reference');
    const { name, tag, digest } = reference;
    const specifier = [tag, digest].filter((part) => part !== null).join('@');
    return {
        type: 'oci',
        name,
        specifier: specifier === '' ? null : specifier,
        pin: digest !== null ? 'digest' : tag === null ? 'none' : isFullVersion(tag) ? 'exact' : 'tag',
        version: digest ?? tag,
        digest,
        reason: null,
    };
}
/** An image tag with three numeric parts names one version; `1.2` and `latest` move. */
function isFullVersion(tag) {
    return /^v?\d+\.\d+\.\d+(?:$|[-.+_])/.test(tag);
}


/***/ }),

/***/ 8842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ readPypiSpec),
/* harmony export */   v: () => (/* binding */ pypi)
/* harmony export */ });
/* harmony import */ var _renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9687);
/* harmony import */ var _ecosystem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1868);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7292);



/** Python packages: names by PEP 503, versions by PEP 440. */
const pypi = {
    normaliseName: (name) => name.toLowerCase().replace(/[-_.]+/g, '-'),
    normaliseVersion: (version) => {
        const parsed = (0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .explain */ .WE)(version.trim());
        if (parsed === null)
            return version.trim();
        // PEP 440: trailing zeros of the release do not count.
        const release = parsed.base_version.replace(/(?:\.0+)+$/, '');
        const rest = parsed.public.slice(parsed.base_version.length);
        return `${release}${rest}${parsed.local ? `+${parsed.local}` : ''}`;
    },
    compare: (a, b) => ((0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .rZ)(a) === null || (0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .rZ)(b) === null ? null : (0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .compare */ .UD)(a, b)),
    // PEP 440 counts development releases among the pre-releases.
    isPrerelease: (version) => (0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .explain */ .WE)(version)?.is_prerelease ?? false,
    satisfies(version, range) {
        if (!(0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .validRange */ .Im)(range))
            return null;
        return (0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .rZ)(version) !== null && (0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .satisfies */ .ib)(version, range);
    },
};
const requirement = /^(?<name>[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)\s*(?:\[[^\]]*\])?\s*(?<rest>.*)$/s;
/**
 * What uv or pip would fetch for `name`, `name==1.2`, `name>=1`, `name[extra]`, `name @ url`,
 * or uv's own `name@1.2` and `name@latest`. Sources: PEP 508, uv's guide to tools.
 */
function readPypiSpec(text) {
    if ((0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPlaceholder */ .Kc)(text))
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .unidentifiedSpec */ .a0)(text, 'the package is a placeholder');
    if (/^git\+/.test(text))
        return readPythonUrl(text);
    if (/^(?:\.|\/|~|[A-Za-z]:\\)/.test(text))
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .unidentifiedSpec */ .a0)(text, 'a path, not a package');
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text))
        return readPythonUrl(text);
    const groups = requirement.exec(text)?.groups;
    if (groups === undefined)
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .unidentifiedSpec */ .a0)(text, 'not a Python requirement');
    const name = pypi.normaliseName(groups['name'] ?? '');
    // An environment marker (`; python_version > "3"`) does not change what is fetched.
    const rest = (groups['rest'] ?? '').replace(/;.*$/s, '').trim();
    const found = (pin, version) => ({
        type: 'pypi',
        name,
        specifier: rest === '' ? null : rest,
        pin,
        version,
        digest: null,
        reason: null,
    });
    if (rest === '')
        return found('none', null);
    if (rest.startsWith('@')) {
        const after = rest.slice(1).trim();
        if (after === 'latest')
            return found('tag', after);
        if ((0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .rZ)(after) !== null)
            return found('exact', after);
        if (after.includes('://'))
            return readPythonUrl(after);
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .unidentifiedSpec */ .a0)(text, 'not a Python requirement');
    }
    const exact = /^={2,3}\s*([^\s,*]+)$/.exec(rest)?.[1];
    if (exact !== undefined && (0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .rZ)(exact) !== null)
        return found('exact', exact);
    return (0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .validRange */ .Im)(rest)
        ? found('range', rest)
        : (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .unidentifiedSpec */ .a0)(text, 'not a Python requirement');
}
function readPythonUrl(text) {
    if (!text.startsWith('git+')) {
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .unidentifiedSpec */ .a0)(text, 'an archive by its address, which the export does not grade');
    }
    // `git+https://host/o/r@ref#subdirectory=x`: the ref stands behind the last `@` of the path.
    const address = text.replace(/#.*$/s, '');
    const ref = /^(?<url>[^/]*\/\/[^/]*\/[^@]*)@(?<ref>.+)$/s.exec(address)?.groups;
    return (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .readGitRepository */ .v)(ref?.['url'] ?? address, ref?.['ref'] ?? null);
}


/***/ }),

/***/ 9460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A$: () => (/* binding */ withoutTrailingSlashes),
/* harmony export */   Uk: () => (/* binding */ shownAddress),
/* harmony export */   Zz: () => (/* binding */ readRemote),
/* harmony export */   ae: () => (/* binding */ normaliseRemoteUrl)
/* harmony export */ });
/* harmony import */ var _ecosystem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1868);

/**
 * A remote server's address as the identity that the export is asked for: scheme, host, port and
 * path without a trailing slash. Query and fragment are dropped, for they may hold secrets and name
 * no other server; user-info hides a secret in the address itself, so it identifies nothing.
 */
function readRemote(text) {
    const written = text.trim();
    const groups = /^(?<scheme>[a-z][a-z0-9+.-]*):\/\/(?<authority>[^/?#\\]*)(?<path>[^?#]*)/i.exec(written)?.groups;
    // Nothing of a text that cannot be taken apart is shown: it may be a secret as a whole.
    if (groups === undefined) {
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .unidentifiedSpec */ .a0)('', (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .hasPlaceholder */ .Kc)(written) ? 'the URL is a placeholder' : 'not a URL');
    }
    const authority = groups['authority'] ?? '';
    if (authority.includes('@'))
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .unidentifiedSpec */ .a0)('', 'the URL carries user-info');
    if ((0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .hasPlaceholder */ .Kc)(authority)) {
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .unidentifiedSpec */ .a0)('', 'the host of the URL is a placeholder');
    }
    const name = normaliseRemoteUrl(written);
    if (name === null)
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .unidentifiedSpec */ .a0)('', 'not a URL that a client can connect to');
    return {
        type: 'remote',
        name,
        specifier: null,
        pin: 'none',
        version: null,
        digest: null,
        reason: null,
    };
}
/** Scheme, host, port and path of a URL, or null where it is none that a server listens on. */
function normaliseRemoteUrl(text) {
    if (!URL.canParse(text))
        return null;
    const url = new URL(text);
    if (!['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol))
        return null;
    if (url.username !== '' || url.password !== '')
        return null;
    return `${url.protocol}//${url.host.replace(/\.(?=$|:)/, '')}${withoutTrailingSlashes(url.pathname)}`;
}
/** A loop, for a regular expression of this takes quadratic time on many slashes. */
function withoutTrailingSlashes(path) {
    let end = path.length;
    while (end > 0 && path[end - 1] === '/')
        end -= 1;
    return path.slice(0, end);
}
/**
 * An address as it may be shown: path segments that look like a secret are `***`, for some services
 * put the user's token there. For display only.
 */
function shownAddress(name) {
    const [scheme = '', , host = '', ...segments] = name.split('/');
    return [
        scheme,
        '',
        host,
        ...segments.map((segment) => ((0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .looksSecret */ .n0)(segment) ? '***' : segment)),
    ].join('/');
}


/***/ }),

/***/ 8394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ semverEcosystem)
/* harmony export */ });
/* harmony import */ var semver__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2088);

/** Full semantic version of a text such as `v1.2`, or null. Source: semver.org, npm's `v` and `=` prefixes. */
function read(version) {
    const text = version.trim();
    const short = /^[v=]*(\d+)(?:\.(\d+))?$/.exec(text);
    return semver__WEBPACK_IMPORTED_MODULE_0__.valid(short ? `${short[1]}.${short[2] ?? '0'}.0` : text);
}
/** Ordering and ranges by semantic versioning; names as they are. */
const semverEcosystem = {
    normaliseName: (name) => name,
    normaliseVersion: (version) => read(version) ?? version.trim(),
    compare(a, b) {
        const [left, right] = [read(a), read(b)];
        return left === null || right === null ? null : semver__WEBPACK_IMPORTED_MODULE_0__.compare(left, right);
    },
    isPrerelease: (version) => semver__WEBPACK_IMPORTED_MODULE_0__.prerelease(read(version) ?? '') !== null,
    satisfies(version, range) {
        const valid = read(version);
        if (semver__WEBPACK_IMPORTED_MODULE_0__.validRange(range) === null)
            return null;
        return valid !== null && semver__WEBPACK_IMPORTED_MODULE_0__.satisfies(valid, range);
    },
};


/***/ })

};
