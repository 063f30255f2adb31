export const modules = {

/***/ 41999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ openPacedApi),
/* harmony export */   j: () => (/* binding */ progressOf)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);
/* harmony import */ var _github_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76483);
/* harmony import */ var _github_pace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74103);
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44702);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27405);





/*
 * What runs share that make thousands of requests.
 */
/** How long one response of the API may take, in milliseconds: a tree has up to 7 MB. */
const responseMs = 60_000;
/** Opens GitHub's API for thousands of requests, and prepares the process for what they bring. */
async function openPacedApi(access, log, limits = _github_pace_js__WEBPACK_IMPORTED_MODULE_2__/* .calmPace */ .D) {
    // Nearly all objects are garbage once their repository is read. V8 would let its spaces grow to twice
    // the memory all the same, to collect it less often.
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--semi-space-growth-factor=1');
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--heap-growing-percent=40');
    const pace = (0,_github_pace_js__WEBPACK_IMPORTED_MODULE_2__/* .openPace */ .g)(limits, _clock_js__WEBPACK_IMPORTED_MODULE_4__/* .clock */ .p);
    const waits = { responseMs, waitMs: limits.pauseMs, totalMs: limits.totalMs };
    return { api: await (0,_github_api_js__WEBPACK_IMPORTED_MODULE_1__.openApi)(access, { ..._clock_js__WEBPACK_IMPORTED_MODULE_4__/* .clock */ .p, log }, waits, pace), pace };
}
/** In milliseconds: how often the line of a terminal changes, and how often a log gets another one. */
const screenMs = 200;
const logMs = 30_000;
/** Shows how much is done: on a screen all the time, in a log every half minute. */
function progressOf(what, pace, { screen, log }) {
    const [started, interval] = [_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .clock */ .p.now(), screen === null ? logMs : screenMs];
    let next = started + interval;
    let isEnded = false;
    return (done, total) => {
        const now = _clock_js__WEBPACK_IMPORTED_MODULE_4__/* .clock */ .p.now();
        const isDone = done === total;
        // The end may be reported by the last step, and again by what waits for all.
        if (isDone ? isEnded : now < next)
            return;
        next = now + interval;
        isEnded = isDone;
        const left = pace.left();
        const minutes = Math.ceil((((now - started) / done) * (total - done)) / 60_000);
        const words = [
            `${done} of ${total} ${what}`,
            (0,_report_words_js__WEBPACK_IMPORTED_MODULE_3__.plural)(pace.made(), 'request'),
            ...(left === null ? [] : [`${left} left this hour`]),
            ...(isDone || !Number.isFinite(minutes) ? [] : [`about ${minutes} min to go`]),
        ].join(', ');
        if (screen === null || isDone)
            log(words);
        else
            screen(words);
    };
}


/***/ }),

/***/ 3595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ patternsIn),
  M: () => (/* binding */ runSweep)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/failure.js
var build_failure = __webpack_require__(59874);
// EXTERNAL MODULE: ./build/files/decode.js
var decode = __webpack_require__(96876);
// EXTERNAL MODULE: ./build/github/remote/commits.js + 2 modules
var commits = __webpack_require__(95215);
// EXTERNAL MODULE: ./build/github/remote/repositories.js
var repositories = __webpack_require__(64681);
// EXTERNAL MODULE: ./build/github/workflow-run.js
var workflow_run = __webpack_require__(47889);
// EXTERNAL MODULE: ./build/settings/settings.js
var settings = __webpack_require__(84663);
// EXTERNAL MODULE: ./build/sweep/choose.js
var choose = __webpack_require__(88958);
// EXTERNAL MODULE: ./build/policy/verdict.js
var policy_verdict = __webpack_require__(76234);
// EXTERNAL MODULE: ./build/run/collected-query.js
var collected_query = __webpack_require__(8984);
// EXTERNAL MODULE: ./build/run/judge.js + 1 modules
var judge = __webpack_require__(30550);
// EXTERNAL MODULE: ./build/run/organisation-policy.js
var organisation_policy = __webpack_require__(24037);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/sweep/counts.js
var counts = __webpack_require__(19527);
// EXTERNAL MODULE: ./build/sweep/judge-all.js
var judge_all = __webpack_require__(86970);
// EXTERNAL MODULE: ./build/history/compare.js
var compare = __webpack_require__(21540);
// EXTERNAL MODULE: ./build/history/observe.js
var observe = __webpack_require__(86467);
// EXTERNAL MODULE: ./build/sweep/state.js + 2 modules
var sweep_state = __webpack_require__(47614);
;// CONCATENATED MODULE: ./build/sweep/memory.js



/**
 * Opens what is known of earlier runs. Until a run is whole, it only keeps what was read: the run that goes
 * on then says the same as one that was never cut off.
 */
function openMemory({ state, run }, { at, reader, service, organisation }) {
    const entries = new Set();
    const byId = new Map();
    const byName = new Map();
    const add = (known) => {
        const entry = { ...known, found: null, isListed: false };
        entries.add(entry);
        if (entry.id !== null)
            byId.set(entry.id, entry);
        byName.set(entry.name.toLowerCase(), entry);
        return entry;
    };
    for (const each of state?.repositories ?? [])
        add(each);
    let lastAt = state?.lastAt ?? null;
    let log = { log: state?.log ?? [], isLogCut: state?.isLogCut ?? false };
    const gone = [];
    const find = (repository) => {
        const id = 'hidden' in repository ? null : repository.id;
        const named = byName.get(nameOf(repository).toLowerCase()) ?? null;
        const known = id === null ? null : (byId.get(id) ?? null);
        // One that is called as another one was is not that one.
        return known ?? (named !== null && (id === null || named.id === null) ? named : null);
    };
    const entryOf = (repository) => {
        const name = nameOf(repository);
        const known = find(repository);
        if (known === null)
            return add({ name, id: repository.id, read: null, judged: null });
        known.name = name;
        return known;
    };
    const rememberGone = ({ name }, last, places) => {
        for (const place of places) {
            const { file, alias, type, name: server, version, judgedVersion } = place;
            const { grade, verdict, declared } = place;
            gone.push({
                ...{ repository: name, file, alias, type, name: server, version, judgedVersion },
                ...{ grade, verdict, declared, gone: { after: last?.at ?? null, by: at } },
            });
        }
    };
    return {
        lastAt,
        listed(repository) {
            const known = find(repository);
            if (known !== null)
                known.isListed = true;
        },
        readOf: (repository) => find(repository)?.read ?? null,
        keep(repository, record) {
            const entry = entryOf(repository);
            entry.isListed = true;
            entry.read = { ...record, run };
        },
        historyOf(repository, commit, report) {
            const entry = entryOf(repository);
            entry.isListed = true;
            const last = judgedOf(entry);
            const observed = { at, reader, commit };
            const now = report === null ? { ...observed, policy: '', places: [] } : (0,observe/* observe */.l)(report, observed);
            const { createdAt } = repository;
            const isYounger = lastAt !== null && Date.parse(createdAt ?? '') > Date.parse(lastAt);
            const compared = (0,compare/* compareRuns */.q)(last, now, isYounger ? lastAt : null);
            entry.found = JSON.stringify(compared.kept);
            rememberGone(entry, last, compared.gone);
            return compared.histories;
        },
        endWhole() {
            for (const entry of entries) {
                // Who takes a name from a list does not take the repository away.
                if (!entry.isListed && organisation !== null) {
                    const last = judgedOf(entry);
                    rememberGone(entry, last, last?.places ?? []);
                    entries.delete(entry);
                }
                entry.judged = entry.found ?? entry.judged;
            }
            log = (0,sweep_state/* extendLog */.Tl)(log, gone);
            lastAt = at;
        },
        gone: () => gone,
        state: () => ({
            ...{ service, organisation, run, writtenAt: at, lastAt, ...log },
            repositories: [...entries].flatMap(({ name, id, read, judged }) => read === null && judged === null ? [] : [{ name, id, read, judged }]),
        }),
    };
}
function judgedOf({ judged }) {
    return judged === null ? null : JSON.parse(judged);
}
function nameOf({ owner, name }) {
    return `${owner}/${name}`;
}

;// CONCATENATED MODULE: ./build/sweep/state-store.js


/**
 * Reads the state, and its copy. The one that was written later counts: they are never merged. Where the
 * file cannot be used, all repositories are read again, and only what is known of earlier runs comes from
 * the copy.
 *
 * @throws GateError `state-unwritable` if a file that cannot be used cannot be put away either
 */
async function readStates(store, scope) {
    const [file, copy] = await Promise.all([
        readSlot(store, store.file, scope),
        readSlot(store, store.copy, scope),
    ]);
    const [ofFile, ofCopy] = [stateIn(file), stateIn(copy)];
    const isOld = ofFile !== null && ofCopy !== null && ofCopy.run > ofFile.run;
    const chosen = isOld ? ofCopy : (ofFile ?? ofCopy);
    const { name } = store;
    const copied = ofCopy === null ? '' : `the copy in ${store.copy.name}, of ${runWords(ofCopy)}`;
    const notices = [];
    const lines = [];
    if (file !== null && 'fault' in file) {
        const place = await store.file.setAside().catch((error) => {
            throw notWritten(store, error);
        });
        const known = ofCopy === null
            ? 'Nothing is known of earlier runs.'
            : `What is known of earlier runs is that of ${copied}.`;
        notices.push(`The state ${name} is not used, because ${file.fault}: all repositories are read again. ${known} The file is kept as ${place}.`);
    }
    else if (ofFile === null && ofCopy !== null) {
        notices.push(`The state ${name} is not there: ${copied}, is used in its place. To begin anew, remove that too.`);
    }
    else if (isOld) {
        notices.push(`The state ${name} is older than its copy: it is of ${runWords(ofFile)}. It is not used and not merged, but ${copied}. If the older one was put back on purpose, remove the copy.`);
    }
    else if (ofFile !== null && ofCopy === null) {
        lines.push(`There is no copy of the state in ${store.copy.name}, so whether ${name}, of ${runWords(ofFile)}, is the newest is not known.`);
    }
    else if (ofFile === null)
        lines.push(`There is no state ${name} yet: this run makes it.`);
    if (copy !== null && 'fault' in copy) {
        lines.push(`The copy of the state in ${store.copy.name} is not used, because ${copy.fault}.`);
    }
    const isFull = file !== null && 'fault' in file;
    return {
        state: isFull && chosen !== null ? withoutContents(chosen) : chosen,
        run: Math.max(ofFile?.run ?? 0, ofCopy?.run ?? 0) + 1,
        notices,
        lines,
    };
}
/**
 * Writes the state and its copy.
 *
 * @returns why there is no copy; null if there is one
 * @throws GateError `state-unwritable`
 */
async function writeStates(store, state) {
    const bytes = (0,sweep_state/* sealState */.Bw)(store.keys, state);
    await store.file.write(bytes).catch((error) => {
        throw notWritten(store, error);
    });
    return store.copy.write(bytes).then(() => null, (error) => (0,build_failure/* causeOf */.rl)(error));
}
function notWritten({ name }, error) {
    return new build_failure/* GateError */.ue('state-unwritable', `The state ${name} cannot be written: ${(0,build_failure/* causeOf */.rl)(error)}.`, (0,build_failure/* isDiskFull */.b$)(error)
        ? 'Make room on its disk.'
        : 'Name a file that can be written, in a folder that exists.', { cause: error });
}
async function readSlot({ keys }, slot, scope) {
    try {
        const bytes = await slot.read();
        return bytes === null ? null : (0,sweep_state/* openState */.Gf)(keys, bytes, scope);
    }
    catch (error) {
        return { fault: `it cannot be read (${(0,build_failure/* causeOf */.rl)(error)})` };
    }
}
function stateIn(opened) {
    return opened !== null && 'state' in opened ? opened.state : null;
}
function withoutContents(state) {
    return { ...state, repositories: state.repositories.map((each) => ({ ...each, read: null })) };
}
function runWords({ run, writtenAt }) {
    return `run ${run} on ${writtenAt.slice(0, 16).replace('T', ' ')} UTC`;
}

;// CONCATENATED MODULE: ./build/sweep/keep-state.js



/** What may be lost where a run is killed: so many milliseconds, and so many repositories. */
const mostMs = 30_000;
const mostRead = 200;
/**
 * Opens the state, and writes it at once: a wrong name of its file must not be found out at the end.
 *
 * @throws GateError `state-unwritable`
 */
async function keepState(store, { scope, startedAt, reader, now, log }) {
    const stored = await readStates(store, scope);
    for (const line of [...stored.notices, ...stored.lines])
        log(line);
    const { service, organisation } = scope;
    const at = new Date(startedAt).toISOString();
    const memory = openMemory(stored, { at, reader, service, organisation });
    let writing = Promise.resolve();
    let isWriting = false;
    let read = 0;
    let savedAt = startedAt;
    let isCopied = true;
    const write = async () => {
        isWriting = true;
        [read, savedAt] = [0, now()];
        try {
            const fault = await writeStates(store, memory.state());
            if (fault !== null && isCopied)
                log(`The copy of the state cannot be written: ${fault}.`);
            isCopied = fault === null;
        }
        finally {
            isWriting = false;
        }
    };
    await write().catch((error) => {
        // There may be room at the end, and the report needs none.
        if (!(0,build_failure/* isDiskFull */.b$)(error))
            throw error;
        log((0,build_failure/* causeOf */.rl)(error));
    });
    return {
        ...memory,
        notices: stored.notices,
        keep(repository, record) {
            read += 1;
            memory.keep(repository, record);
        },
        saveNowAndThen() {
            const isDue = read >= mostRead || (read > 0 && now() - savedAt >= mostMs);
            if (isWriting || !isDue)
                return;
            // The last one counts, and says what keeps it from being written.
            writing = write().catch((error) => log((0,build_failure/* causeOf */.rl)(error)));
        },
        async save() {
            await writing;
            await write();
        },
    };
}

// EXTERNAL MODULE: ./build/sweep/read-all.js
var read_all = __webpack_require__(48789);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/run/changed-dependencies.js + 1 modules
var changed_dependencies = __webpack_require__(89819);
// EXTERNAL MODULE: ./build/run/effective-policy.js + 2 modules
var effective_policy = __webpack_require__(31712);
// EXTERNAL MODULE: ./build/run/inventory.js + 8 modules
var run_inventory = __webpack_require__(73741);
// EXTERNAL MODULE: ./build/run/work-budget.js
var work_budget = __webpack_require__(53543);
// EXTERNAL MODULE: ./build/sweep/code-owners.js
var code_owners = __webpack_require__(34647);
// EXTERNAL MODULE: ./build/sweep/contents.js
var sweep_contents = __webpack_require__(5361);
;// CONCATENATED MODULE: ./build/sweep/read-one.js









/** Reads what one repository declares. */
async function readRepository(repository, { openFiles, layers, reader, add }) {
    const { head } = repository;
    if (head === null)
        throw new Error('a repository without commits has no files');
    const { files, close } = openFiles({ ...repository, head });
    try {
        const policyFile = await files.readFile(settings.defaultConfigFile);
        const { policy } = await (0,effective_policy/* standingPolicy */.j)(policyFile, layers);
        const { inventory } = await (0,run_inventory/* scanTree */.wp)(files, {
            folder: '',
            ignorePaths: policy.values['ignore-paths'],
            withCandidates: false,
            spend: (0,work_budget/* openBudget */.a)(),
        });
        const { dependencies, files: reports } = inventory;
        const owners = await (0,code_owners/* readCodeOwners */.kj)(files, inventory);
        const declared = { policy: policyFile, dependencies, files: reports, owners };
        const contents = (0,sweep_contents/* encodeContents */.d)({ reader, ...declared });
        addQuery(contents, policy, add);
        return { commit: head.commit.id, key: keyOf(reader, policy), contents };
    }
    finally {
        close();
    }
}
/**
 * What an earlier run has read of a repository, if reading it again would give the same: of the same
 * commit, in the same way, without the paths that the policies of today ignore.
 */
async function knownRecord(repository, record, { layers, reader, add }) {
    if (record === null || record.commit !== repository.head?.commit.id)
        return null;
    const { commit, key, contents } = record;
    try {
        const { policy } = await (0,effective_policy/* standingPolicy */.j)((0,sweep_contents/* decodeContents */.X)(contents).policy, layers);
        if (key !== keyOf(reader, policy))
            return null;
        addQuery(contents, policy, add);
        return { commit, key, contents };
    }
    catch {
        // Contents of another version may have any shape; a policy that is refused is told when it is read.
        return null;
    }
}
/** Decodes what was encoded, so that no name holds on to the text of the file that it comes from. */
function addQuery(contents, policy, add) {
    const judged = (0,judge_all/* standing */.J)((0,sweep_contents/* decodeContents */.X)(contents).dependencies);
    add((0,changed_dependencies/* queryFor */.qR)(judged, [], policy), judged.some(changed_dependencies/* needsExport */.GK));
}
function keyOf(reader, { values }) {
    const text = JSON.stringify([reader, values['ignore-paths']]);
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('base64url');
}

;// CONCATENATED MODULE: ./build/sweep/sweep.js











/**
 * Judges the default branches of many repositories, each by its own policy under the organisation's
 * floors, against one export: all are read first, then everything that they name is looked up at once.
 * What cannot be read is an error of the report.
 *
 * @throws GateError if the organisation's policy or the list of repositories cannot be read
 */
async function sweep(settings, { scope, github, ...options }, ports) {
    const { reader, openFiles, now, log } = ports;
    const startedAt = now();
    const { floors, notices } = await (0,organisation_policy.readOrganisationPolicy)(settings, ports);
    for (const notice of notices)
        log(notice);
    const layers = { given: settings.given, floors, maxAge: settings.maxAge };
    const kept = ports.state === null
        ? null
        : await keepState(ports.state, { scope, startedAt, reader, now, log });
    const query = (0,collected_query/* openQuery */.J)();
    const reading = { openFiles, layers, reader, add: query.add };
    const { repositories, leftOut, unlisted } = await (0,read_all/* readAll */.yw)(ports.pages, {
        ...options,
        listed: (repository) => kept?.listed(repository),
        known: async (each) => knownRecord(each, kept?.readOf(each) ?? null, reading),
        lastReadBy: (repository) => kept?.readOf(repository)?.run ?? null,
        async read(repository) {
            const record = await readRepository(repository, reading);
            kept?.keep(repository, record);
            kept?.saveNowAndThen();
            return record;
        },
    });
    const requests = ports.requests();
    // What was read is not read again, whatever happens from here. The last attempt counts.
    await kept?.save().catch((error) => log((0,build_failure/* causeOf */.rl)(error)));
    let loaded = null;
    let failure = unlisted === null ? null : (0,build_failure/* plainFailure */.dN)(unlisted);
    let isUndecided = false;
    try {
        if (query.isNeeded()) {
            const { loadExport } = await __webpack_require__.e(/* import() */ 192).then(__webpack_require__.bind(__webpack_require__, 57811));
            loaded = await loadExport(settings, query.all(), ports);
        }
    }
    catch (error) {
        if (!(error instanceof build_failure/* GateError */.ue))
            throw error;
        isUndecided = true;
        failure = (0,build_failure/* plainFailure */.dN)(error);
    }
    const { redact } = ports;
    const judging = { loaded, isUndecided, layers, now, redact, memory: kept };
    const judged = [];
    for (const repository of repositories)
        judged.push(await (0,judge_all/* judgeRepository */.e)(repository, judging));
    const swept = judged.map(({ repository }) => repository);
    const servers = judged.flatMap((each) => each.servers);
    const isWhole = failure === null && swept.every(({ status }) => status !== 'not-read-yet');
    if (isWhole)
        kept?.endWhole();
    const unsaved = await kept?.save().catch((error) => (0,build_failure/* causeOf */.rl)(error));
    if (unsaved !== undefined)
        log(unsaved);
    const report = {
        toolVersion: version/* version */.r,
        at: startedAt,
        ...{ organisation: scope.organisation, github },
        verdict: failure === null ? worstOf(swept) : 'error',
        failure,
        export: (0,judge/* exportReport */.bz)(loaded),
        repositories: swept,
        leftOut,
        servers,
        counts: (0,counts/* sweepCounts */.B1)({ repositories: swept, leftOut, servers, lacksGrades: isUndecided }),
        lacksGrades: isUndecided,
        isWithheld: false,
        last: kept?.lastAt == null ? null : { at: kept.lastAt },
        gone: kept?.gone() ?? [],
        requests,
        notices: [...notices, ...(kept?.notices ?? []), ...(unsaved === undefined ? [] : [unsaved])],
    };
    return { report, save: loaded?.save ?? (async () => { }) };
}
function worstOf(repositories) {
    return repositories.reduce((worst, { verdict }) => (policy_verdict/* severities */.gO[verdict] > policy_verdict/* severities */.gO[worst] ? verdict : worst), 'pass');
}

// EXTERNAL MODULE: ./build/entry/paced-api.js
var paced_api = __webpack_require__(41999);
// EXTERNAL MODULE: ./build/entry/state-files.js
var state_files = __webpack_require__(62400);
// EXTERNAL MODULE: ./build/entry/sweep-readers.js
var sweep_readers = __webpack_require__(55646);
;// CONCATENATED MODULE: ./build/entry/run-sweep.js













/** More listed entries than this at the same time take too much memory. */
const maxEntries = 30_000;
/**
 * Judges the default branches of many repositories.
 *
 * @throws SettingsError for a choice that cannot be used
 * @throws GateError as `sweep` does, and those of opening the API
 */
async function runSweep(settings, { organisation, repos, include, exclude, archived, forks }, { folder, access, exportPorts, log, screen, redact, state }) {
    if (organisation === null && repos === null)
        throw fault('org', 'must be given, unless repos is');
    if (organisation !== null && repos !== null)
        throw fault('org', 'excludes repos: give one of both');
    if (organisation !== null && !/^[\w-]+$/.test(organisation)) {
        throw fault('org', `${JSON.stringify(organisation)} is not a name of an organisation`);
    }
    const named = repos === null ? [] : await namesIn(repos, folder);
    for (const caution of settings.cautions)
        log(caution);
    const home = organisation ?? named[0]?.owner;
    const readers = (0,sweep_readers/* openReaders */.J)(access(), log);
    const scope = {
        service: (0,workflow_run/* apiAddresses */.By)(process.env).apiUrl,
        organisation,
        names: named.map(({ owner, name }) => `${owner}/${name}`),
    };
    const outcome = await sweep(settings, {
        scope,
        github: (0,workflow_run/* pagesAddress */.xq)(process.env),
        leavesOut: (0,choose/* openChoice */.y)({
            include: patternsIn(include),
            exclude: patternsIn(exclude),
            // Who names a repository wants it judged.
            archived: organisation === null || archived,
            forks: organisation === null || forks,
        }),
        hasRoom: () => readers.entries() < maxEntries,
        progress: (0,paced_api/* progressOf */.j)('repositories', readers, { screen, log }),
    }, {
        ...exportPorts,
        async openRepository(repository) {
            const { api } = await readers.of(repository.owner).catch((error) => {
                // It may be public, and then any installation reads it.
                if (error.code !== 'app-not-installed' || home === undefined)
                    throw error;
                return readers.of(home);
            });
            return (0,commits.openRemoteCommits)(api, repository, 'HEAD');
        },
        pages: organisation === null
            ? readers.find(named)
            : (0,repositories/* listOrganisation */.l)((await readers.of(organisation)).api, organisation),
        openFiles: (repository) => readers.open(repository, repository.head.commit),
        requests: readers.made,
        redact,
        state: state?.(scope) ?? null,
        reader: await (0,state_files.readerName)(),
    });
    const { caution } = outcome.report.export;
    if (caution !== null)
        log(caution);
    return outcome;
}
function fault(name, words) {
    return new settings.SettingsError([{ name, given: null, allowed: words }]);
}
/** Patterns that are parted by commas. */
function patternsIn(text) {
    return text
        .split(',')
        .map((pattern) => pattern.trim())
        .filter((pattern) => pattern !== '');
}
/** The repositories that a file names, each once. */
async function namesIn(file, folder) {
    const read = async () => (0,decode/* decodeText */.g)(await (0,promises_.readFile)((0,external_node_path_.resolve)(folder, file)));
    const text = await read().catch((error) => {
        throw fault('repos', `${JSON.stringify(file)} cannot be read: ${(0,build_failure/* fileCauseOf */.ru)(error)}`);
    });
    const names = new Map();
    for (const [at, line] of text.split(/\r?\n/).entries()) {
        const [word = ''] = line.split('#');
        if (word.trim() === '')
            continue;
        const [, owner, name] = /^([\w-]+)\/([\w.-]+)$/.exec(word.trim()) ?? [];
        if (owner === undefined || name === undefined) {
            throw fault('repos', `${file}:${at + 1}: ${JSON.stringify(word.trim())} is not OWNER/NAME`);
        }
        const key = `${owner}/${name}`.toLowerCase();
        names.set(key, names.get(key) ?? { owner, name });
    }
    if (names.size === 0)
        throw fault('repos', `${JSON.stringify(file)} names no repository`);
    return [...names.values()];
}


/***/ }),

/***/ 40778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ sweepAccess)
});

// EXTERNAL MODULE: ./build/failure.js
var failure = __webpack_require__(59874);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/github/api.js + 1 modules
var api = __webpack_require__(76483);
;// CONCATENATED MODULE: ./build/github/app-token.js



/** The only permissions that a token gets, whatever the installation has. */
const permissions = { contents: 'read', metadata: 'read' };
/** In milliseconds: a token is renewed this long before it ends, and a clock may be this far off. */
const renewalMs = 5 * 60_000;
const lifetimeMs = 60 * 60_000;
const toleratedSkewMs = 30_000;
/**
 * Reads the private key of an App as it is pasted: its line breaks may be escaped, be spaces or be gone.
 *
 * @param text PEM, PKCS#1 or PKCS#8
 * @throws GateError `app-key-unusable`, which shows nothing of the key
 */
function readAppKey(text) {
    const unusable = (why) => new failure/* GateError */.ue('app-key-unusable', `The private key of the GitHub App cannot be used: ${why}.`, "Give it the whole .pem file that the App's settings made under Private keys, with its first and last lines.");
    const [, label = '', given = ''] = /-----BEGIN ([A-Z0-9 ]+)-----([\s\S]*?)-----END \1-----/.exec(text) ?? [];
    if (label === '')
        throw unusable('it is not in PEM, which begins with -----BEGIN');
    if (!/^(?:RSA )?PRIVATE KEY$/.test(label))
        throw unusable(`it is labelled ${label}`);
    const body = given.replace(/\\[rn]|\s/g, '');
    try {
        const key = (0,external_node_crypto_.createPrivateKey)(`-----BEGIN ${label}-----\n${body}\n-----END ${label}-----\n`);
        if (key.asymmetricKeyType === 'rsa')
            return key;
    }
    catch {
        throw unusable('it is damaged or encrypted');
    }
    throw unusable('it is not an RSA key');
}
/** The assertion of an App, valid for nine minutes. */
function appAssertion({ id, key }, now) {
    const seconds = Math.floor(now / 1000);
    const encoded = (part) => Buffer.from(JSON.stringify(part)).toString('base64url');
    // A minute back, because clocks differ; GitHub allows ten minutes at most.
    const claims = { iat: seconds - 60, exp: seconds + 9 * 60, iss: id };
    const text = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}`;
    return `${text}.${(0,external_node_crypto_.sign)('sha256', Buffer.from(text), key).toString('base64url')}`;
}
/**
 * Opens the tokens of an App's installations. Each is renewed before it ends, or once GitHub refuses it;
 * calls at the same time share one renewal.
 *
 * All reject with a GateError: `app-refused` (a wrong key or id), for one account `app-not-installed` and
 * `app-not-allowed` (a suspended installation, missing permissions), and those of the API.
 */
function openAppTokens(app, addresses, ports) {
    /** How far GitHub's clock is ahead of this one, by its last answer. */
    let aheadMs = 0;
    let usedAheadMs = 0;
    const seen = {
        run: (_, request) => request(),
        see(_, headers) {
            const date = Date.parse(headers['date'] ?? '');
            if (Number.isFinite(date))
                aheadMs = date - ports.now();
        },
        pause() { },
    };
    const assertions = {
        async current() {
            const assertion = appAssertion(app, ports.now() + usedAheadMs);
            ports.addSecret(assertion);
            return assertion;
        },
        async replace() {
            if (Math.abs(aheadMs - usedAheadMs) <= toleratedSkewMs)
                return false;
            usedAheadMs = aheadMs;
            const minutes = Math.ceil(Math.abs(aheadMs) / 60_000);
            const side = aheadMs > 0 ? 'behind' : 'ahead of';
            ports.log(`This machine's clock is ${minutes} min ${side} GitHub's, whose time is used.`);
            return true;
        },
    };
    // Time limits begin when the API is opened, and renewals are an hour apart.
    const asApp = () => (0,api.openApi)({ ...addresses, token: assertions }, ports, undefined, seen);
    const find = async (owner) => {
        const api = await asApp();
        const at = (kind) => api.rest({ method: 'GET', path: `/${kind}/${owner}/installation` });
        const found = await at('orgs')
            .catch((error) => {
            if (codeOf(error) !== 'api-not-found')
                throw error;
            return at('users');
        })
            .catch(async (error) => {
            throw await explained(error, app, owner, api);
        });
        const { id, suspended_at: suspended, permissions: has, repository_selection: chosen, } = Object(found);
        if (suspended != null)
            throw suspendedOn(app, owner);
        if (typeof id !== 'number')
            throw oddAnswer();
        if (!['read', 'write'].includes(String(Object(has)['contents']))) {
            throw new failure/* GateError */.ue('app-not-allowed', `The installation of the GitHub App ${app.id} on ${owner} does not have contents: read.`, "Add the permission in the App's settings, and accept it in the settings of the organisation.");
        }
        if (chosen === 'selected') {
            ports.log(`The GitHub App ${app.id} is installed on selected repositories of ${owner}: GitHub lists no others but public ones.`);
        }
        return id;
    };
    const make = async (installation, owner) => {
        const api = await asApp();
        const made = await api
            .rest({
            method: 'POST',
            path: `/app/installations/${installation}/access_tokens`,
            body: { permissions },
        })
            .catch(async (error) => {
            throw await explained(error, app, owner, api);
        });
        const { token, expires_at: end } = Object(made);
        if (typeof token !== 'string' || !/^[\x21-\x7e]+$/.test(token))
            throw oddAnswer();
        ports.addSecret(token);
        const now = ports.now();
        const left = Date.parse(String(end)) - aheadMs - now;
        const lasts = left > 0 && left < lifetimeMs ? left : lifetimeMs;
        return { token, renewAt: now + lasts - Math.min(renewalMs, lasts / 2) };
    };
    return async (owner) => {
        const installation = await find(owner);
        let known = null;
        /** Makes another token in place of one, unless another caller has done so already. */
        const after = (old) => {
            if (known !== null && known !== old)
                return known;
            const next = make(installation, owner);
            known = next;
            next.catch(() => {
                // The next call may have more success.
                if (known === next)
                    known = null;
            });
            return next;
        };
        return {
            async current() {
                const latest = after(null);
                const { token, renewAt } = await latest;
                return ports.now() < renewAt ? token : (await after(latest)).token;
            },
            async replace(refused) {
                const latest = after(null);
                if ((await latest).token === refused)
                    await after(latest);
                return true;
            },
        };
    };
}
/** What GitHub's refusal of a call of an App means. */
async function explained(error, app, owner, api) {
    const code = codeOf(error);
    if (code === 'api-forbidden')
        return suspendedOn(app, owner);
    if (code === 'api-refused') {
        return new failure/* GateError */.ue('app-not-allowed', `GitHub makes no token with contents: read for the installation of the GitHub App ${app.id} on ${owner}.`, 'See that the App has contents: read and metadata: read, and that the organisation has accepted them.');
    }
    if (code === 'api-token-refused')
        return wrongKey(app);
    if (code !== 'api-not-found')
        return error;
    try {
        const { html_url: page } = Object(await api.rest({ method: 'GET', path: '/app' }));
        const where = /^https?:\/\/[\w./:-]+$/.test(String(page)) ? ` from ${page}` : '';
        return new failure/* GateError */.ue('app-not-installed', `The GitHub App ${app.id} is not installed on ${owner}.`, `An owner of ${owner} can install it${where}. Check the name too.`);
    }
    catch (other) {
        const why = codeOf(other);
        return why === 'api-not-found' || why === 'api-token-refused' ? wrongKey(app) : other;
    }
}
function codeOf(error) {
    return Object(error).code;
}
function wrongKey({ id }) {
    return new failure/* GateError */.ue('app-refused', `GitHub refuses the private key for the GitHub App ${id}: either there is no such App, or the key is not one of its own.`, "Compare app-id with the App's settings, and see that the key is still listed there under Private keys.");
}
function suspendedOn({ id }, owner) {
    return new failure/* GateError */.ue('app-not-allowed', `The installation of the GitHub App ${id} on ${owner} is suspended.`, `An owner of ${owner} can unsuspend it: Settings, GitHub Apps, Configure.`);
}
function oddAnswer() {
    return new failure/* GateError */.ue('api-wrong-content', "GitHub's API answered a request for a token of a GitHub App with something else.", 'Run it again. If a proxy stands between this machine and GitHub, see whether it changes responses.');
}

;// CONCATENATED MODULE: ./build/entry/sweep-access.js


/**
 * How a sweep reads GitHub: as a GitHub App if one is given, else with a token.
 *
 * @throws GateError `no-token`, `app-incomplete`, `app-id-unusable`, `app-key-unusable`
 */
function sweepAccess({ token, appId, privateKey }, names, urls, ports) {
    const both = `${names.appId} and ${names.privateKey}`;
    if (appId === '' && privateKey === '') {
        if (token !== '')
            return { ...urls, tokenOf: async () => token, isApp: false };
        throw new failure/* GateError */.ue('no-token', `There is no token for GitHub's API: ${names.token} is empty.`, `Give it a token that can read the repositories, or a GitHub App by ${both}.`);
    }
    if (appId === '' || privateKey === '') {
        const [empty, given] = appId === '' ? ['appId', 'privateKey'] : ['privateKey', 'appId'];
        throw new failure/* GateError */.ue('app-incomplete', `${names[given]} is given, but ${names[empty]} is empty.`, `A GitHub App needs both ${both}. A misspelt secret or variable gives an empty value.`);
    }
    if (!/^(?:\d+|Iv[\w.-]+)$/.test(appId)) {
        throw new failure/* GateError */.ue('app-id-unusable', `${names.appId} is neither the id of a GitHub App nor its client id.`, "Copy the App ID (a number) from the App's settings, under About.");
    }
    const tokenOf = openAppTokens({ id: appId, key: readAppKey(privateKey) }, urls, ports);
    return { ...urls, tokenOf, isApp: true };
}


/***/ }),

/***/ 46361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runSweepAction: () => (/* binding */ runSweepAction)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/files/chunks.js
var chunks = __webpack_require__(11808);
// EXTERNAL MODULE: ./build/github/workflow-run.js
var workflow_run = __webpack_require__(47889);
// EXTERNAL MODULE: ./build/report/redact.js
var redact = __webpack_require__(17234);
// EXTERNAL MODULE: ./build/sweep/counts.js
var counts = __webpack_require__(19527);
// EXTERNAL MODULE: ./build/sweep/inputs.js
var inputs = __webpack_require__(29474);
// EXTERNAL MODULE: ./build/entry/clock.js
var clock = __webpack_require__(27405);
// EXTERNAL MODULE: ./build/entry/public-repository.js
var public_repository = __webpack_require__(41523);
// EXTERNAL MODULE: ./build/entry/publish.js + 1 modules
var publish = __webpack_require__(78014);
// EXTERNAL MODULE: ./build/sweep/outputs.js
var outputs = __webpack_require__(57065);
// EXTERNAL MODULE: ./build/sweep/words.js
var words = __webpack_require__(1886);
// EXTERNAL MODULE: ./build/entry/report-files.js
var report_files = __webpack_require__(68891);
;// CONCATENATED MODULE: ./build/entry/publish-sweep.js






/**
 * Publishes a report. A failing output does not stop the others.
 *
 * @param report without grades where none may be shown
 * @returns the outputs of the step
 */
async function publishSweep(report, chosen, { redact, log }) {
    const warn = (line) => {
        core/* warning */.$e(redact(line), { title: 'MCP Grade Gate: output' });
    };
    const textOf = (name) => outputs/* sweepOutputs */.z[name].render(report, redact);
    await (0,publish/* attempt */.CD)('writing the annotations', warn, () => {
        if (report.failure !== null)
            (0,publish/* annotateFailure */.pC)(report.failure, redact);
        (0,publish/* annotate */.fz)(annotationsOf(report), redact);
    });
    await (0,publish/* attempt */.CD)('writing the job summary', warn, async () => {
        await core/* summary */.z.addRaw(await textOf('summary-file')).write();
    });
    const files = await (0,report_files/* writeReportFiles */.t)(outputs/* sweepOutputs */.z, chosen, textOf, (name, work) => (0,publish/* attempt */.CD)(`writing the ${name}`, warn, work));
    const { read, notRead, notReadYet, servers, failedServers } = report.counts;
    log(`${report.verdict.toUpperCase()}: ${(0,words/* resultWords */.Xb)(report)}`);
    return {
        verdict: report.verdict,
        failed: failedServers ?? '',
        new: report.isWithheld || report.lacksGrades ? '' : (0,inputs/* newFailures */.gy)(report).length,
        servers,
        repositories: read,
        'not-read': notRead + notReadYet,
        ...files,
    };
}
/** What is to be known of the run itself. What single servers have is in the summary. */
function annotationsOf({ counts, export: { caution } }) {
    const about = (level, title, message) => ({
        ...{ level, title: `MCP Grade Gate: ${title}`, message },
        ...{ file: null, span: null },
    });
    const { notRead, notReadYet } = counts;
    const many = (number) => number === 1 ? '1 repository was' : `${number} repositories were`;
    return [
        ...(notRead === 0
            ? []
            : [
                about('error', 'not read', `${many(notRead)} not read: the job summary has the reasons.`),
            ]),
        ...(notReadYet === 0
            ? []
            : [
                about('error', 'not read yet', `${many(notReadYet)} not read yet, because the requests or the time of the token were used up: the next run goes on there.`),
            ]),
        ...(caution === null ? [] : [about('warning', 'older export', caution)]),
    ];
}

// EXTERNAL MODULE: ./build/entry/run-sweep.js + 5 modules
var run_sweep = __webpack_require__(3595);
// EXTERNAL MODULE: ./build/entry/state-files.js
var state_files = __webpack_require__(62400);
// EXTERNAL MODULE: ./build/entry/step.js
var step = __webpack_require__(61969);
// EXTERNAL MODULE: ./build/entry/sweep-access.js + 1 modules
var sweep_access = __webpack_require__(40778);
;// CONCATENATED MODULE: ./build/entry/sweep-action.js















/** Runs the action of `sweep/`: judges many repositories, publishes the report and sets the exit status. */
async function runSweepAction() {
    const given = (0,step/* readInputs */.Ko)(inputs/* sweepInputs */.YW);
    const secretOf = (name) => given[name]?.trim() ?? '';
    const tokens = ['api-key', 'github-token', 'issue-token'].map(secretOf);
    const stateSecrets = (0,state_files.stateKeysIn)(secretOf('state-key'));
    const masked = (0,step/* maskSecrets */.QU)([...tokens, ...stateSecrets]);
    const redactKey = (0,redact.keyRedactor)(secretOf('private-key'));
    if (secretOf('private-key') !== '')
        core/* setSecret */.Pq(secretOf('private-key'));
    let secrets = { ...masked, redact: (text) => redactKey(masked.redact(text)) };
    let outcome;
    let settings;
    let isWithheld;
    try {
        settings = (0,inputs/* readSweepSettings */.yJ)(given);
        isWithheld =
            !settings.own['publish-grades'] &&
                (await (0,public_repository.isPublicRun)(settings.own['issue-token'] ?? settings.own['github-token'], secrets.log));
        if (isWithheld)
            secrets = withoutNames(secrets);
        outcome = await judgeAll(settings, secrets);
    }
    catch (error) {
        // Without a report there is nothing that fail-on could be about.
        process.exitCode = 1;
        (0,publish/* annotateFailure */.pC)((0,step/* stepFailure */.nK)(error, secrets.redact), secrets.redact);
        setOutputs({ verdict: 'error' });
        return;
    }
    const { own, files } = settings;
    // Set before anything is published, so that a failure to publish cannot change it.
    const { report } = outcome;
    if ((0,inputs/* sweepFails */.Wc)(own['fail-on'], report))
        process.exitCode = 1;
    const shown = isWithheld ? (0,counts/* withoutGrades */.XM)(report) : report;
    if (isWithheld) {
        secrets.log('Grades are not shown, because this repository is public or may be. publish-grades: true shows them.');
    }
    setOutputs(await publishSweep(shown, files, secrets));
    if (own.issue) {
        await (0,publish/* attempt */.CD)('the issue', secrets.log, async () => setOutputs({ 'issue-url': await updateIssue(report, shown, own, secrets) }));
    }
    await (0,publish/* attempt */.CD)('saving to the cache', secrets.log, outcome.save);
}
/** Takes names of repositories out of everything that is written from here on. */
function withoutNames({ redact, log, ...rest }) {
    return {
        ...rest,
        redact: (text) => (0,counts/* withoutPaths */.fx)(redact(text)),
        log: (line) => log((0,counts/* withoutPaths */.fx)(line)),
    };
}
/** Brings the issue up to date. Returns its address; empty if there is none. */
async function updateIssue(report, shown, own, { redact, log }) {
    const { publishIssue } = await __webpack_require__.e(/* import() */ 3205).then(__webpack_require__.bind(__webpack_require__, 33205));
    const { issueTask } = await Promise.all(/* import() */[__webpack_require__.e(3281), __webpack_require__.e(109)]).then(__webpack_require__.bind(__webpack_require__, 80109));
    const { org, repos, include, exclude, mention } = own;
    const identity = JSON.stringify([org?.toLowerCase(), repos, include, exclude]);
    const task = issueTask(report, shown, { identity, mention });
    const result = await publishIssue(task, own['issue-token'], redact, { ...clock/* clock */.p, log });
    if ('warning' in result) {
        core/* warning */.$e(redact(result.warning), { title: 'MCP Grade Gate: issue' });
        return '';
    }
    log(result.line);
    return result.url ?? '';
}
async function judgeAll({ own, shared }, { redact, log, addSecret }) {
    const { 'state-file': stateFile, 'state-key': stateKey } = own;
    const keys = (0,state_files.stateKeys)({ file: stateFile, keys: stateKey ?? '', keysName: 'state-key' });
    let state = null;
    const workspace = process.env['GITHUB_WORKSPACE'] ?? '';
    const event = process.env['GITHUB_EVENT_NAME'] ?? 'unknown';
    const names = { token: 'github-token', appId: 'app-id', privateKey: 'private-key' };
    const { report, save } = await (0,run_sweep/* runSweep */.M)(shared, {
        organisation: own.org,
        repos: own.repos,
        include: own.include ?? '',
        exclude: own.exclude ?? '',
        archived: own.archived,
        forks: own.forks,
    }, {
        folder: workspace,
        access: () => (0,sweep_access/* sweepAccess */.h)({
            token: own['github-token'] ?? '',
            appId: own['app-id'] ?? '',
            privateKey: own['private-key'] ?? '',
        }, names, (0,workflow_run/* apiAddresses */.By)(process.env), { ...clock/* clock */.p, log, addSecret }),
        exportPorts: {
            ...(0,step/* exportPorts */.P9)(log, event, true),
            readChunks: (path) => (0,chunks/* readChunks */.z)((0,external_node_path_.resolve)(workspace, path)),
        },
        log,
        screen: null,
        redact,
        state: stateFile === null || keys === null
            ? null
            : (scope) => {
                state = (0,state_files.stepState)(stateFile, keys, scope, log);
                return state;
            },
    });
    return {
        report,
        async save() {
            await state?.saveCopy();
            await save();
        },
    };
}
function setOutputs(values) {
    for (const [name, value] of Object.entries(values))
        core/* setOutput */.uH(name, value);
}


/***/ }),

/***/ 33205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publishIssue: () => (/* binding */ publishIssue)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59874);
/* harmony import */ var _github_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76483);
/* harmony import */ var _github_issue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40033);
/* harmony import */ var _github_workflow_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47889);




const placedWords = {
    none: 'none, because nothing fails',
    created: 'created',
    updated: 'updated',
    unchanged: 'up to date',
    reopened: 'opened again',
    closed: 'closed, because nothing fails any more',
    'left-closed': 'left closed, because somebody closed it and nothing is new',
    gone: 'deleted by somebody else during this run; the next run creates it again',
};
/** News of a run that was repeated are looked for so far back, in milliseconds. */
const repeatedMs = 3 * 24 * 3_600_000;
/** Brings the issue of the repository that sweeps up to date. */
async function publishIssue(task, token, redact, ports) {
    if (task === null) {
        return { line: 'Issue: left as it is, because too little is known', url: null };
    }
    const cannot = 'The issue could not be updated';
    if (token === null)
        return { warning: `${cannot}: issue-token is empty.` };
    const run = (0,_github_workflow_run_js__WEBPACK_IMPORTED_MODULE_3__/* .workflowRun */ .tM)(process.env);
    const since = new Date(ports.now() - repeatedMs).toISOString();
    const clean = {
        ...task,
        body: redact(task.body),
        news(writtenAt) {
            const news = task.news(writtenAt);
            return news === null ? null : redact(news);
        },
        farewell: redact(task.farewell),
    };
    try {
        const api = await (0,_github_api_js__WEBPACK_IMPORTED_MODULE_1__.openApi)({ token, ...run }, ports);
        const { placement, url } = await (0,_github_issue_js__WEBPACK_IMPORTED_MODULE_2__/* .placeIssue */ .vK)(api, run.repository, clean, since);
        return { line: `Issue: ${placedWords[placement]}${url === null ? '' : ` (${url})`}`, url };
    }
    catch (error) {
        if (!(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue))
            throw error;
        return { warning: `${cannot}. ${error.message} ${adviceOn(error, run.repository)}` };
    }
}
/** What is missing, or what to do next, in a sentence. */
function adviceOn({ code, remedy }, repository) {
    switch (code) {
        case 'api-token-refused':
            return 'The token of issue-token is wrong or has expired.';
        case 'api-forbidden':
            return 'The token lacks issues: write. Add it to the permissions of the job, or set issue: false.';
        case 'api-gone':
            return `Issues are disabled in ${repository}: enable them in its settings, or set issue: false.`;
        case 'api-not-found':
            return `The token of issue-token does not reach ${repository}.`;
        default:
            return remedy;
    }
}


/***/ }),

/***/ 55646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ pagesOf),
/* harmony export */   J: () => (/* binding */ openReaders)
/* harmony export */ });
/* harmony import */ var _github_pace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74103);
/* harmony import */ var _github_remote_repositories_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64681);
/* harmony import */ var _sweep_remote_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76943);
/* harmony import */ var _paced_api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41999);




/** Repositories by their names, fifty a page. */
async function* pagesOf(api, names) {
    for (let at = 0; at < names.length; at += 50) {
        const repositories = await (0,_github_remote_repositories_js__WEBPACK_IMPORTED_MODULE_1__/* .findRepositories */ .i)(api, names.slice(at, at + 50));
        yield { total: names.length, repositories };
    }
}
/** How long a run with renewed tokens makes requests, in milliseconds: a job ends after six hours. */
const renewedMs = 5.5 * 3_600_000;
function openReaders({ tokenOf, isApp, ...urls }, log) {
    const limits = isApp ? { ..._github_pace_js__WEBPACK_IMPORTED_MODULE_0__/* .calmPace */ .D, totalMs: renewedMs } : _github_pace_js__WEBPACK_IMPORTED_MODULE_0__/* .calmPace */ .D;
    const opening = new Map();
    const opened = new Map();
    const keyOf = (owner) => (isApp ? owner.toLowerCase() : '');
    const open = async (owner) => {
        const token = await tokenOf(owner);
        const { api, pace } = await (0,_paced_api_js__WEBPACK_IMPORTED_MODULE_3__/* .openPacedApi */ .G)({ token, ...urls }, log, limits);
        const reader = { api, many: (0,_sweep_remote_files_js__WEBPACK_IMPORTED_MODULE_2__/* .openManyRepositories */ .G)(api), pace };
        opened.set(keyOf(owner), reader);
        return reader;
    };
    const of = (owner) => {
        const reader = opening.get(keyOf(owner)) ?? open(owner);
        opening.set(keyOf(owner), reader);
        return reader;
    };
    const sum = (numberOf) => opened.values().reduce((total, reader) => total + numberOf(reader), 0);
    return {
        of,
        async *find(names) {
            for (const group of Map.groupBy(names, ({ owner }) => keyOf(owner)).values()) {
                const [{ owner }] = group;
                const hidden = await of(owner).then(() => null, (error) => {
                    // Another account may have an installation that reads.
                    if (['app-not-installed', 'app-not-allowed'].includes(error.code))
                        return error;
                    throw error;
                });
                const pages = hidden === null
                    ? pagesOf((await of(owner)).api, group)
                    : [{ repositories: group.map((each) => ({ ...each, hidden })) }];
                for await (const { repositories } of pages)
                    yield { total: names.length, repositories };
            }
        },
        open(repository, commit) {
            const reader = opened.get(keyOf(repository.owner));
            if (reader === undefined)
                throw new Error(`nothing reads ${repository.owner}`);
            return reader.many.open(repository, commit);
        },
        entries: () => sum(({ many }) => many.entries()),
        made: () => sum(({ pace }) => pace.made()),
        left() {
            const all = [...opened.values()].flatMap(({ pace }) => pace.left() ?? []);
            return all.length === 0 ? null : Math.min(...all);
        },
    };
}


/***/ }),

/***/ 27293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KJ: () => (/* binding */ overviewSections),
/* harmony export */   lK: () => (/* binding */ besideServers),
/* harmony export */   rx: () => (/* binding */ introduction),
/* harmony export */   zm: () => (/* binding */ sentenceItem)
/* harmony export */ });
/* harmony import */ var _report_html_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38707);
/* harmony import */ var _report_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51006);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13920);
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19527);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90896);
/* harmony import */ var _shortened_blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49102);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1886);








/** What stands below the verdict: what was judged, and what is to be known of it. */
function introduction(report, overview) {
    const { failure, notices, export: exported, requests, organisation } = report;
    const leftOut = (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .leftOutWords */ .Ny)(report);
    const lines = [
        `${organisation === null ? 'Read' : `Organisation ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.htmlCode)(organisation)}, read`} at ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.html)((0,_report_words_js__WEBPACK_IMPORTED_MODULE_2__.instant)(report.at))}`,
        ...(leftOut === null ? [] : [(0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.html)(leftOut)]),
        ...(overview === null ? _words_js__WEBPACK_IMPORTED_MODULE_6__/* .withheldWords */ .ZJ.map(_report_text_js__WEBPACK_IMPORTED_MODULE_7__.html) : pinnedLines(overview)),
        ...(exported.generatedAt === null ? [] : [(0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.html)(exportWords(report))]),
        `${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_2__.plural)(requests, 'request')} to GitHub's API`,
        ...notices.slice(0, mostNotices).map((notice) => (0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.html)((0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.visible)(notice, 1000))),
    ];
    return [
        ...(failure === null
            ? []
            : [`<p><strong>${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.html)(failure.message)}</strong></p>`, ...(0,_report_html_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .failureBlocks */ .pD)(failure, _report_links_js__WEBPACK_IMPORTED_MODULE_1__/* .noLinks */ .dH)]),
        (0,_report_html_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(lines),
    ];
}
/** Nobody reads more; the JSON report has all. */
const mostNotices = 20;
function pinnedLines({ pinned, unpinned }) {
    const all = pinned + unpinned;
    if (all === 0)
        return [];
    const share = Math.floor((100 * pinned) / all);
    return [`Pinned: ${pinned} of ${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_2__.plural)(all, 'place')} (${share}%)`];
}
function exportWords({ export: { source, generatedAt, rubricVersion, caution } }) {
    const rubric = rubricVersion === null ? '' : `, rubric ${rubricVersion}`;
    const at = generatedAt === null ? '' : `generated ${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_2__.instant)(generatedAt)}${rubric}, `;
    return `Export: ${at}${_report_words_js__WEBPACK_IMPORTED_MODULE_2__.sourceWords[source]}${caution === null ? '' : `. ${caution}`}`;
}
/**
 * The numbers, each list with no more entries than `most`; those that have nothing to show are missing.
 */
function overviewSections(report, overview, most) {
    const { grades, rules, teams, exposure, waivers, edits } = overview;
    const firstOf = (all) => all && { total: all.length, first: all };
    const unread = (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .unreadGroups */ .KJ)(report.repositories);
    const sections = [
        {
            id: 'unread',
            title: 'Not read',
            blocks: (0,_shortened_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .listBlocks */ .ZV)(firstOf(unread), ({ reason, isYet, names }) => {
                const rest = names.length - mostNames;
                const shown = names.slice(0, mostNames).map((name) => (0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.htmlCode)(name));
                return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}: ${isYet ? 'not yet: ' : ''}${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.html)(reason)}`;
            }, most),
        },
        {
            id: 'new',
            title: 'What is new since the last run',
            blocks: newsBlocks(report, overview, most),
        },
        {
            id: 'edits',
            title: 'Edits that would clear the most failures',
            blocks: (0,_shortened_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .listBlocks */ .ZV)(edits, (edit) => (0,_report_html_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ)((0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .editWords */ .uf)(edit)), most, '<p>Each version that is named here meets the policy in every place that is counted for it. The other entries need somebody to decide.</p>'),
        },
        { id: 'servers', title: 'Servers', blocks: serverBlocks(report, most) },
        {
            id: 'teams',
            title: 'Failures by owner',
            blocks: (0,_shortened_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .tableBlocks */ .VA)(['Owner (CODEOWNERS)', 'Places', 'Repositories'], teams, ({ team, places, repositories }) => [
                team === null ? 'nobody' : (0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.htmlCode)(team),
                places,
                repositories,
            ], most),
        },
        {
            id: 'rules',
            title: 'Failures by rule',
            blocks: (0,_shortened_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .tableBlocks */ .VA)(['Rule', 'Places', 'Repositories'], firstOf(rules), ({ rule, places, repositories }) => [(0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.html)(rule), places, repositories], most),
        },
        {
            id: 'grades',
            title: 'Servers by grade and number of repositories',
            blocks: (0,_shortened_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .tableBlocks */ .VA)(['Grade', 'Servers', 'Places', ..._overview_js__WEBPACK_IMPORTED_MODULE_4__/* .reaches */ .O6.map((reach) => reachTitles[reach])], firstOf(grades), ({ grade, servers, places, byReach }) => [
                grade ?? 'not graded',
                servers,
                places,
                ..._overview_js__WEBPACK_IMPORTED_MODULE_4__/* .reaches */ .O6.map((reach) => byReach[reach]),
            ], most),
        },
        {
            id: 'exposure',
            title: 'Exposure to low scores',
            blocks: (0,_shortened_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .tableBlocks */ .VA)(['Server', 'Version', 'Grade', 'Score', 'Repositories', 'Exposure'], exposure, (each) => [
                ...[(0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.htmlCode)(each.name), (0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.htmlCode)(each.version), (0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.htmlCode)(each.grade)],
                ...[each.score, each.repositories, Math.round(each.exposure)],
            ], most, '<p>Exposure is what the score lacks to 100, times the number of repositories.</p>'),
        },
        {
            id: 'waivers',
            title: 'Waivers that end within 30 days',
            blocks: (0,_shortened_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .listBlocks */ .ZV)(waivers, (waiver) => (0,_report_html_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ)((0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .waiverWords */ .O3)(waiver)), most),
        },
    ];
    return sections.filter(({ blocks }) => blocks.length > 0);
}
const mostNames = 20;
const reachTitles = {
    '1': 'In one repository',
    '2-9': 'In 2 to 9',
    '10-99': 'In 10 to 99',
    '100+': 'In 100 or more',
};
/** The servers, each once, the worst first. */
function serverBlocks({ servers }, most) {
    const all = (0,_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .serversOfMany */ .Bq)(servers);
    return (0,_shortened_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .tableBlocks */ .VA)(['Verdict', 'Server', 'Version', 'Grade', 'Score', 'Where', 'Places'], { total: all.length, first: all }, ({ shown: { name, version, grade, score, entry }, verdict, repositories, places }) => [
        verdictWords(verdict),
        ...[(0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.htmlCode)(name), (0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.htmlCode)(version), (0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.htmlCode)(grade), (0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.html)(score)],
        repositories === 1 ? (0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.htmlCode)(entry.repository) : (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .repositoriesWords */ .c8)(repositories),
        places.length,
    ], most);
}
/** More would push what there is to do out of sight. */
const mostNews = 20;
/** What is new by cause and place by place, and what is gone; nothing if no last run is known. */
function newsBlocks({ last, servers, gone }, overview, most) {
    if (last === null || overview.news === null)
        return [];
    const news = (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .newsWords */ .$M)(overview);
    const places = (0,_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .serversOfMany */ .Bq)(servers)
        .flatMap((server) => server.places)
        .filter(({ entry }) => entry.history?.news != null);
    const since = `<p>The last run was at ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.html)((0,_report_words_js__WEBPACK_IMPORTED_MODULE_2__.instant)(Date.parse(last.at)))}.</p>`;
    return [
        `${since}\n${news.length === 0 ? '<p>Nothing is new.</p>' : (0,_report_html_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(news.map(_report_text_js__WEBPACK_IMPORTED_MODULE_7__.html))}`,
        ...(0,_shortened_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .tableBlocks */ .VA)(['Verdict', 'Server', 'Version', 'Grade', 'Where', 'Why it is new'], { total: places.length, first: places }, ({ name, version, grade, entry: { verdict, repository, file, history } }) => [
            verdictWords(verdict),
            ...[(0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.htmlCode)(name), (0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.htmlCode)(version), (0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.htmlCode)(grade), (0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.htmlCode)(`${repository} ${file}`)],
            history?.news == null ? '' : _words_js__WEBPACK_IMPORTED_MODULE_6__/* .causeWords */ .pQ[history.news],
        ], Math.min(most, mostNews)),
        ...(gone.length === 0 ? [] : ['<p>No longer there:</p>']),
        ...(0,_shortened_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .tableBlocks */ .VA)(['Server', 'Version', 'Grade', 'Where', 'Went'], { total: gone.length, first: gone }, ({ name, alias, version, grade, repository, file, gone: went }) => [
            ...[(0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.htmlCode)(name ?? alias), (0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.htmlCode)(version ?? '–'), (0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.htmlCode)(grade ?? '–')],
            ...[(0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.htmlCode)(`${repository} ${file}`), (0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.html)((0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .sinceWords */ .KR)(went))],
        ], Math.min(most, mostNews)),
    ];
}
/** The verdict with its symbol, and a space at which no line is broken. */
function verdictWords(verdict) {
    return verdict === null ? 'not judged' : `${_report_words_js__WEBPACK_IMPORTED_MODULE_2__.verdictSymbols[verdict]}\u00a0${verdict}`;
}
/** Of the places of a sentence so many are shown. */
const mostPlaces = 8;
/** What a rule found, with the places that it is about. */
function sentenceItem({ state, rule, text, places }) {
    const rest = places.length - mostPlaces;
    const named = places.slice(0, mostPlaces).map((place) => (0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.htmlCode)(place));
    return `<strong>${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.html)(rule)}</strong> (${state}): ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.html)((0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .shortened */ .vI)(text))}<br>in ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
/** What the rules found beside servers, such as files that cannot be read. */
function besideServers({ repositories }, most) {
    const all = (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .foundSentences */ .xH)({ repositories, servers: [] });
    const blocks = (0,_shortened_blocks_js__WEBPACK_IMPORTED_MODULE_5__/* .listBlocks */ .ZV)({ total: all.length, first: all }, sentenceItem, most);
    return blocks.length === 0 ? [] : [{ id: 'files', title: 'Files and policies', blocks }];
}


/***/ }),

/***/ 88958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ openChoice)
/* harmony export */ });
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72896);

/** Says why a repository is left out, as a member of `LeftOutCounts`; null if it is judged. */
function openChoice({ include, exclude, archived, forks }) {
    const [included, excluded] = [include, exclude].map((patterns) => patterns.map(nameTest));
    return (repository) => {
        const { owner, name, isArchived, isFork } = repository;
        const fits = (test) => test(owner, name);
        if (isArchived && !archived)
            return 'archived';
        if (isFork && !forks)
            return 'forks';
        const isWanted = include.length === 0 || included?.some(fits);
        return isWanted && !excluded?.some(fits) ? null : 'byPattern';
    };
}
/** GitHub's names are the same in capitals. */
function nameTest(pattern) {
    const test = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .globTest */ .F)(pattern.toLowerCase());
    return (owner, name) => test((pattern.includes('/') ? `${owner}/${name}` : name).toLowerCase());
}


/***/ }),

/***/ 34647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K2: () => (/* binding */ ownersOf),
/* harmony export */   kj: () => (/* binding */ readCodeOwners)
/* harmony export */ });
/* unused harmony export codeOwners */
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53916);

/*
 * The file CODEOWNERS, as GitHub reads it: docs.github.com, "About code owners". Its lines come from
 * strangers, so what they can cost is limited.
 */
/** Where GitHub looks for the file: the first that is there counts. */
const codeOwnersFolders = ['.github', '', 'docs'];
/** Of a larger file GitHub loads nothing. In bytes. */
const maxCodeOwners = 3 * 1024 * 1024;
/** Of one place so many owners are kept: a line may name any number. */
const mostOwners = 50;
/** Characters that are compared for one repository: less than a second. */
const mostSteps = 20_000_000;
/**
 * Reads who owns the files that declare servers, and those that cannot be read. Where there are none of
 * these, nothing is read. Rejects where files cannot be read as a whole.
 */
async function readCodeOwners(files, inventory) {
    const unreadable = inventory.files.filter(({ status }) => status === 'unreadable');
    const paths = new Set([
        ...inventory.dependencies.map(({ declaration }) => declaration.file),
        ...unreadable.map(({ path }) => path),
    ]);
    return ownersOf(files, paths);
}
/** Reads who owns some files. Where there are none, nothing is read. Rejects as `readCodeOwners`. */
async function ownersOf(files, paths) {
    const none = { owners: new Map(), fault: null };
    if (paths.size === 0)
        return none;
    for (const folder of codeOwnersFolders) {
        const names = await files.namesIn(folder);
        if (!names.includes('CODEOWNERS'))
            continue;
        const path = (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'CODEOWNERS');
        const content = await files.readFile(path, maxCodeOwners);
        if ('reason' in content) {
            return {
                ...none,
                fault: `The owners of its files are not known, because ${path} cannot be read: ${content.reason}.`,
            };
        }
        const owners = codeOwners(content.text, paths);
        if (owners.size === paths.size)
            return { owners, fault: null };
        return {
            owners,
            fault: `The owners of its files are not known, because the lines of ${path} take too long to compare.`,
        };
    }
    return none;
}
const one = Symbol('one');
const any = Symbol('any');
/** Any number of folders. */
const deep = '**';
/**
 * Who owns some files: users, teams and addresses of e-mail, in lower case, which is the same to GitHub.
 * Files are missing whose owners would take too long to find.
 *
 * @param text of the file CODEOWNERS
 */
function codeOwners(text, paths) {
    const found = new Map();
    const open = new Map(Iterator.from(paths).map((path) => [path, path.split('/').map((part) => [...part])]));
    const work = { steps: 0 };
    // The last line that matches counts. Lines are not kept: there may be a million of them.
    for (let end = text.length; end >= 0 && open.size > 0;) {
        const start = text.lastIndexOf('\n', end - 1) + 1;
        const rule = ruleOf(text.slice(start, end));
        work.steps += end - start;
        for (const [path, parts] of rule === null ? [] : open) {
            if (work.steps > mostSteps)
                return found;
            if (rule === null || !matches(rule, parts, work))
                continue;
            found.set(path, rule.owners);
            open.delete(path);
        }
        end = start - 1;
    }
    for (const path of open.keys())
        found.set(path, []);
    return found;
}
/** Follows all ways through the pattern at once, and counts the steps. */
function matches({ segments, isBelow }, parts, work) {
    const end = segments.length;
    /** Before a `**` also behind it, for no folder; the last one stands for one part at least. */
    const reached = (at) => segments[at] === deep && at + 1 < end ? [at, at + 1] : [at];
    let states = new Set(reached(0));
    for (const part of parts) {
        const next = new Set();
        for (const at of states) {
            const segment = segments[at];
            work.steps += 1;
            if (segment === undefined) {
                if (isBelow)
                    next.add(end);
            }
            else if (segment === deep) {
                for (const each of [...reached(at), ...(at + 1 === end ? [end] : [])])
                    next.add(each);
            }
            else if (fits(segment, part, work)) {
                for (const each of reached(at + 1))
                    next.add(each);
            }
        }
        states = next;
        if (states.size === 0)
            return false;
    }
    return states.has(end);
}
/** Whether the characters match; the last `*` takes one more of them where the rest does not. */
function fits(tokens, part, work) {
    let [at, token, star, tried] = [0, 0, -1, 0];
    while (at < part.length) {
        work.steps += 1;
        const wanted = tokens[token];
        if (wanted === any) {
            star = token;
            tried = at;
            token += 1;
        }
        else if (wanted === one || wanted === part[at]) {
            at += 1;
            token += 1;
        }
        else if (star >= 0) {
            tried += 1;
            at = tried;
            token = star + 1;
        }
        else
            return false;
    }
    // A pattern may be much longer than any name, so what is left of it is not copied.
    while (tokens[token] === any)
        token += 1;
    return token === tokens.length;
}
/** The rule of a line; null for a blank one, a comment, and one that GitHub cannot read. */
function ruleOf(line) {
    const words = line.match(/(?:\\.|\\$|[^\s\\])+/g) ?? [];
    const comment = words.findIndex((word) => word.startsWith('#'));
    const [pattern, ...owners] = comment < 0 ? words : words.slice(0, comment);
    if (pattern === undefined || !owners.every(isOwner))
        return null;
    const segments = segmentsOf(pattern);
    if (segments === null)
        return null;
    const last = segments.at(-1);
    const isBelow = last !== deep && !(last?.length === 1 && last[0] === any);
    const names = new Set(owners.slice(0, mostOwners).map((owner) => owner.toLowerCase()));
    return { segments, isBelow, owners: [...names] };
}
/** `@user`, `@organisation/team`, or an address of e-mail. */
function isOwner(word) {
    return word.length <= 300 && /^(?:@[\w.-]+(?:\/[\w.-]+)?|[^\s@]+@[^\s@]+)$/.test(word);
}
/** The parts of a pattern; null for one that GitHub does not take. */
function segmentsOf(pattern) {
    if (/^!|^\\#|\*{3}/.test(pattern))
        return null;
    const [first, ...others] = pattern.split('/');
    const isName = first !== '' && (others.length === 0 || others.join('/') === '');
    const texts = first === '' ? others : [...(isName ? [deep] : []), first ?? '', ...others];
    // What ends in a slash is a folder, and stands for all that is in it.
    if (texts.length > 1 && texts.at(-1) === '')
        texts[texts.length - 1] = deep;
    const segments = texts
        // Several in a row are one.
        .filter((text, at) => text !== deep || texts[at + 1] !== deep)
        .map((text) => (text === deep ? deep : tokensOf(text)));
    return segments.includes(null) ? null : segments;
}
/**
 * The characters of one part of a pattern; null where it has what GitHub does not take. Brackets are
 * characters like others: GitHub knows no ranges of them here.
 */
function tokensOf(text) {
    const tokens = [];
    for (const [found] of text.matchAll(/\\.|\*+|[\s\S]/gu)) {
        if (found === '\\')
            return null;
        if (found.startsWith('*'))
            tokens.push(any);
        else
            tokens.push(found === '?' ? one : found.replace(/^\\/, ''));
    }
    return tokens;
}


/***/ }),

/***/ 5361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ decodeContents),
/* harmony export */   d: () => (/* binding */ encodeContents)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59874);

/** Far more than any repository declares; in characters. */
const maxContents = 4 * 1024 * 1024;
/**
 * Contents as JSON. A declaration with several dependencies stands there once, and a map is an object
 * with its entries as `$map`: no other object has names of a stranger's choice.
 *
 * @throws GateError `too-much-declared`
 */
function encodeContents({ reader, policy, dependencies, files, owners, }) {
    const places = new Map();
    const indexed = dependencies.map(({ declaration, ...rest }) => {
        const at = places.get(declaration) ?? places.size;
        places.set(declaration, at);
        return { ...rest, declaration: at };
    });
    const declared = { declarations: [...places.keys()], dependencies: indexed };
    const plain = { reader, policy, ...declared, files, owners };
    const text = JSON.stringify(plain, (_, value) => value instanceof Map ? { $map: [...value] } : value);
    if (text.length <= maxContents)
        return text;
    throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('too-much-declared', 'It declares more than 4 MB of servers.', 'See what makes its client files so large, or leave them out with ignore-paths.');
}
/** The contents that `encodeContents` has written. */
function decodeContents(text) {
    const { reader, policy, declarations, dependencies, files, owners } = JSON.parse(text, (_, value) => {
        const { $map } = Object(value);
        return $map === undefined ? value : new Map($map);
    });
    const whole = dependencies.map((each) => ({ ...each, declaration: declarations[each.declaration] }));
    return { reader, policy, dependencies: whole, files, owners };
}


/***/ }),

/***/ 19527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ sweepCounts),
/* harmony export */   Bq: () => (/* binding */ serversOfMany),
/* harmony export */   DI: () => (/* binding */ isFailing),
/* harmony export */   XM: () => (/* binding */ withoutGrades),
/* harmony export */   fx: () => (/* binding */ withoutPaths)
/* harmony export */ });
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76234);

/** The servers, each once: the worst first, and of those that are equally bad the most widespread. */
function serversOfMany(servers) {
    const groups = Map.groupBy(servers, ({ key }) => key).values();
    return groups
        .map((group) => {
        const places = group.toSorted((a, b) => rank(b) - rank(a));
        const [shown] = places;
        const repositories = new Set(places.map(({ entry }) => entry.repository)).size;
        return { shown, verdict: shown.entry.verdict ?? 'pass', places, repositories };
    })
        .toArray()
        .sort((a, b) => rank(b.shown) - rank(a.shown) ||
        b.repositories - a.repositories ||
        (a.shown.name < b.shown.name ? -1 : 1));
}
function rank({ entry }) {
    return _policy_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO[entry.verdict ?? 'pass'];
}
/** Whether it is among what fails, or could not be judged. */
function isFailing({ level, waived }) {
    return level !== 'warn' && waived === null;
}
/** What is counted of a sweep. */
function sweepCounts({ repositories, leftOut, servers, lacksGrades, }) {
    const having = (status) => repositories.filter((each) => each.status === status);
    const read = having('read');
    const verdicts = serversOfMany(servers).map(({ verdict }) => verdict);
    return {
        listed: repositories.length + leftOut.archived + leftOut.forks + leftOut.byPattern,
        read: read.length,
        empty: having('empty').length,
        notRead: having('not-read').length,
        notReadYet: having('not-read-yet').length,
        withServers: new Set(servers.map(({ entry }) => entry.repository)).size,
        servers: verdicts.length,
        places: servers.length,
        failing: lacksGrades ? null : read.filter(({ verdict }) => verdict === 'fail').length,
        undecided: read.filter(({ verdict }) => verdict === 'error').length,
        failedServers: lacksGrades ? null : verdicts.filter((verdict) => verdict === 'fail').length,
    };
}
/**
 * A report for places where no grades may be shown, such as a public repository: neither grades nor
 * anything that tells them, nor names of repositories, which may be private. What is left are numbers of
 * what was read, and whether something fails. Fields that are added to a report have to be decided on
 * here.
 */
function withoutGrades(report) {
    const { toolVersion, at, organisation, verdict, failure, leftOut, last, requests } = report;
    const { listed, read, empty, notRead, notReadYet, withServers, servers, places } = report.counts;
    return {
        ...{ toolVersion, at, organisation, verdict, failure, leftOut, last, requests },
        export: report.export,
        lacksGrades: report.lacksGrades,
        github: null,
        isWithheld: true,
        counts: {
            ...{ listed, read, empty, notRead, notReadYet, withServers, servers, places },
            ...{ failing: null, undecided: null, failedServers: null },
        },
        repositories: [],
        servers: [],
        gone: [],
        notices: [],
    };
}
/** A line of the log for places where no names of repositories may be shown: requests have them in their paths. */
function withoutPaths(line) {
    return line.replace(/\/repos\/[^/\s]+\/[^\s;,:"<>\\]+/g, '/repos/…');
}


/***/ }),

/***/ 29474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wc: () => (/* binding */ sweepFails),
/* harmony export */   YW: () => (/* binding */ sweepInputs),
/* harmony export */   gy: () => (/* binding */ newFailures),
/* harmony export */   yJ: () => (/* binding */ readSweepSettings)
/* harmony export */ });
/* unused harmony export sweepOutputDescriptions */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26921);
/* harmony import */ var _settings_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44648);
/* harmony import */ var _settings_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19511);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84663);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57065);





/*
 * The inputs and outputs of the action in `sweep/`. It judges no change, so an edit of them has no effect
 * on a verdict about one.
 */
/** When the step of a sweep fails, the mildest first. */
const failures = ['never', 'error', 'new', 'any'];
const text = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP();
const flag = { default: 'false', allowed: 'true or false', schema: _settings_input_js__WEBPACK_IMPORTED_MODULE_0__/* .onOff */ .Ro, effect: 'none' };
/** The inputs that name a file of the report. */
const fileInputs = Object.fromEntries(Object.entries(_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .sweepOutputs */ .z).map(([name, { what }]) => [
    name,
    { ..._settings_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputs */ .QL['report-file'], description: `Where to write ${what}, relative to the workspace.` },
]));
/** Those that mean what they do for the gate. */
const sharedInputs = {
    'api-key': _settings_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputs */ .QL['api-key'],
    'base-url': _settings_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputs */ .QL['base-url'],
    'export-file': {
        ..._settings_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputs */ .QL['export-file'],
        description: 'Path of a local export to use instead of a download, relative to the workspace; needs no key.',
    },
    timeout: _settings_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputs */ .QL.timeout,
    'org-policy': _settings_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputs */ .QL['org-policy'],
};
/** Those that only a sweep has. */
const ownInputs = {
    org: {
        description: 'The organisation whose repositories are judged. Either this or `repos`.',
        allowed: 'the name of an organisation',
        schema: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^[\w-]+$/),
        effect: 'none',
    },
    repos: {
        description: 'A file that names the repositories to judge, one `OWNER/NAME` a line, relative to the workspace. Either this or `org`.',
        schema: text,
        effect: 'none',
    },
    include: {
        description: 'Only repositories with such names, for example `api-*, web`.',
        schema: text,
        effect: 'none',
    },
    exclude: { description: 'No repositories with such names.', schema: text, effect: 'none' },
    archived: { ...flag, description: 'Whether archived repositories of the organisation count.' },
    forks: { ...flag, description: 'Whether forks of the organisation count.' },
    'app-id': {
        description: 'Id or client id of a GitHub App that is installed on the organisation with `contents: read` and `metadata: read`. Its tokens are renewed, so the run may take longer than an hour.',
        schema: text,
        effect: 'none',
    },
    'private-key': {
        description: 'Private key of that App, as PEM, from a repository secret.',
        schema: text,
        isSecret: true,
        effect: 'none',
    },
    'github-token': {
        ..._settings_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputs */ .QL['github-token'],
        description: "Token that reads the repositories if no App is given, for at most 50 minutes. The job's own token reads only its own repository and public ones.",
    },
    'state-file': {
        description: 'The file that keeps what earlier runs knew, encrypted, relative to the workspace. Keep it between runs by steps of your own, on a branch or as an artifact; without it nothing is known of earlier runs, and everything is read each time.',
        schema: text,
        effect: 'none',
    },
    'state-key': {
        description: 'Secret of your own that encrypts the state file: at least 32 characters, from a repository secret. To change it, give several, one a line: the first one encrypts, and all decrypt.',
        schema: text,
        isSecret: true,
        effect: 'none',
    },
    'fail-on': {
        description: 'When the step fails: `any`, if any server fails; `new`, if one fails that did not in the last run, or whose grade, version or entry is another one since, or if no last run is known; `error`, only if not everything could be read and judged; `never`. Under `any` and `new` it also fails like `error`.',
        default: 'new',
        allowed: `one of ${failures.join(', ')}`,
        schema: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(failures),
        effect: 'none',
    },
    issue: {
        ...flag,
        description: 'Whether one issue in this repository shows what fails; what is new is a comment on it. Needs `issues: write`.',
    },
    'issue-token': {
        ..._settings_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputs */ .QL['github-token'],
        description: 'Token for the issue (`issues: write`). It reads no other repository.',
    },
    mention: {
        ...flag,
        description: 'Whether that comment mentions the owners of what is new, so that GitHub notifies them.',
    },
    'publish-grades': {
        ...flag,
        description: 'Whether a public repository shows grades in the summary, the files of the report and the issue. Other repositories always show them.',
    },
    // biome-ignore lint/suspicious/noExplicitAny: the types of the values differ from input to input.
};
/** The inputs of a sweep, from which `sweep/action.yml` and its table in docs/inputs.md come. */
const sweepInputs = { ...ownInputs, ...sharedInputs, ...fileInputs };
/** The outputs of the step with their descriptions. */
const sweepOutputDescriptions = {
    verdict: '`pass`, `warn`, `fail`, or `error` if not everything could be read and judged.',
    failed: 'How many servers fail, each once wherever it is declared; empty where that is unknown or not shown.',
    new: 'How many places have a server that fails, and did not in the last run or has another grade, version or entry since; empty as `failed`.',
    servers: 'How many servers were judged.',
    repositories: 'How many repositories were read.',
    'not-read': 'How many repositories were not read, or not yet.',
    ...Object.fromEntries(Object.entries(_outputs_js__WEBPACK_IMPORTED_MODULE_3__/* .sweepOutputs */ .z).map(([name, { what }]) => [name, `Path of ${what}.`])),
    'issue-url': 'Address of the issue; empty if there is none.',
};
/**
 * Reads the inputs of a sweep.
 *
 * @param raw text of each input by its name
 * @throws SettingsError with every fault
 */
function readSweepSettings(raw) {
    const faults = [];
    const own = (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_2__.readValues)(ownInputs, raw, faults);
    const files = (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_2__.readValues)(fileInputs, raw, faults);
    const given = Object.fromEntries(Object.keys(sharedInputs).map((name) => [name, raw[name] ?? '']));
    try {
        const shared = (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_2__.readSettings)(given, 'input');
        if (faults.length === 0)
            return { own, shared, files };
    }
    catch (error) {
        if (!(error instanceof _settings_settings_js__WEBPACK_IMPORTED_MODULE_2__.SettingsError))
            throw error;
        faults.push(...error.faults);
    }
    throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_2__.SettingsError(faults);
}
/** Places with a server that fails, and that no earlier run knows to fail. */
function newFailures({ servers, at }) {
    const now = new Date(at).toISOString();
    return servers.filter(({ entry: { verdict, history } }) => {
        if (verdict !== 'fail')
            return false;
        return history === null || history.news !== null || history.graded.by >= now;
    });
}
/**
 * Whether the step fails. What is not read, and what could not be judged, never passes for the other
 * verdicts, unless the user wants no failure at all.
 */
function sweepFails(mode, report) {
    if (mode === 'never')
        return false;
    if (report.verdict === 'error')
        return true;
    if (mode === 'error' || report.verdict !== 'fail')
        return false;
    if (mode === 'any' || newFailures(report).length > 0)
        return true;
    // Of what is about no server, such as a file that cannot be read, no run keeps what was before.
    return report.repositories.some(({ problems }) => problems.some(({ level, waived }) => level === 'fail' && waived === null));
}


/***/ }),

/***/ 86970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ standing),
/* harmony export */   e: () => (/* binding */ judgeRepository)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59874);
/* harmony import */ var _policy_rules_unpinned_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80918);
/* harmony import */ var _report_distinct_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20139);
/* harmony import */ var _report_json_entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75722);
/* harmony import */ var _report_redact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17234);
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44702);
/* harmony import */ var _run_changed_dependencies_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89819);
/* harmony import */ var _run_compare_with_base_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80259);
/* harmony import */ var _run_effective_policy_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(31712);
/* harmony import */ var _run_judge_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(30550);
/* harmony import */ var _run_shown_paths_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(38022);
/* harmony import */ var _contents_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5361);
/* harmony import */ var _read_all_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(48789);













/** The dependencies of a default branch as they are judged: nothing is compared, so all of them count. */
function standing(dependencies) {
    const shown = (0,_run_shown_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .shownPaths */ .U)('');
    return dependencies.map((each) => (0,_run_changed_dependencies_js__WEBPACK_IMPORTED_MODULE_6__/* .changedDependency */ .M_)(each, _run_compare_with_base_js__WEBPACK_IMPORTED_MODULE_7__/* .unknownChanges */ .s, shown, 'all'));
}
/** Judges one repository by its own policy under the floors. What was not read is an error. */
async function judgeRepository(read, judging) {
    const about = aboutOf(read);
    if ('record' in read) {
        try {
            return await judgeRecord(read, about, judging);
        }
        catch (error) {
            // Whatever one repository causes must not keep the others from being judged.
            return { repository: notRead(about, (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .causeOf */ .rl)(error)), servers: [] };
        }
    }
    const { repository, status, reason } = read;
    if (status === 'empty' && !('hidden' in repository)) {
        judging.memory?.historyOf(repository, null, null);
    }
    const verdict = status === 'empty' ? 'pass' : 'error';
    return { repository: { ...notRead(about, reason), status, verdict }, servers: [] };
}
function aboutOf(read) {
    const { repository } = read;
    const name = (0,_read_all_js__WEBPACK_IMPORTED_MODULE_12__/* .fullNameOf */ .E4)(read);
    if ('hidden' in repository)
        return { name, branch: null, visibility: null, pushedAt: null };
    const { visibility, pushedAt, head } = repository;
    return { name, branch: head?.branch ?? null, visibility, pushedAt };
}
function notRead(about, reason) {
    const nothing = { commit: null, problems: [], waivers: [], notices: [] };
    return { ...about, ...nothing, status: 'not-read', reason, verdict: 'error' };
}
async function judgeRecord({ repository, record: { commit, contents } }, about, { loaded, isUndecided, layers, now, redact, memory }) {
    const { policy: file, dependencies, files, owners } = (0,_contents_js__WEBPACK_IMPORTED_MODULE_11__/* .decodeContents */ .X)(contents);
    const ownersOf = (path) => (owners.owners.get(path ?? '') ?? []).map(redact);
    const { policy, notices } = await (0,_run_effective_policy_js__WEBPACK_IMPORTED_MODULE_8__/* .standingPolicy */ .j)(file, layers);
    const found = await (0,_run_judge_js__WEBPACK_IMPORTED_MODULE_9__/* .judge */ .S4)(standing(dependencies), loaded, {
        effective: withoutChange(policy, notices),
        context: { event: 'sweep', base: null, scope: 'all', notices: [] },
        files: files.map((each) => ({ file: each, isTouched: _run_compare_with_base_js__WEBPACK_IMPORTED_MODULE_7__/* .unknownChanges */ .s.touches(each) })),
        removed: [],
    }, { now, readHeadCommit: async () => commit, folder: '' });
    const report = (0,_report_redact_js__WEBPACK_IMPORTED_MODULE_4__/* .redactReport */ .a)(found, redact);
    // Without grades nothing can be compared with those of the last run.
    const histories = isUndecided ? [] : (memory?.historyOf(repository, commit, report) ?? []);
    return {
        repository: {
            ...about,
            commit,
            status: 'read',
            reason: null,
            verdict: isUndecided ? 'error' : found.verdict,
            problems: report.problems.map((each) => ({
                ...sweptProblem(each),
                owners: ownersOf(each.file),
            })),
            waivers: report.waivers.filter(({ status }) => status === 'used').map(sweptWaiver),
            notices: [...report.run.notices, ...(owners.fault === null ? [] : [redact(owners.fault)])],
        },
        servers: report.servers.map((server, at) => shownServer(server, {
            repository: about.name,
            owners: ownersOf(server.dependency.declaration.file),
            history: histories[at] ?? null,
        })),
    };
}
function withoutChange(policy, notices) {
    return {
        ...{ policy, notices, relaxations: [], isGateIntroduced: false },
        ...{ origin: null, edited: null },
    };
}
const entryOptions = { omits: () => true, purlOf: () => null };
function shownServer(server, { repository, owners, history }) {
    const all = (0,_report_json_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .serverEntry */ .iH)(server, entryOptions);
    const { file, line, alias, client, role, launch, type, name, specifier, version, pin } = all;
    const { match, judgedVersion, grade, score, verdict, remedy } = all;
    const entry = {
        ...{ repository, file, line, alias, client, role, launch, type, name, specifier, version, pin },
        ...{ match, judgedVersion, grade, score, verdict, remedy, owners },
        isPinned: (0,_policy_rules_unpinned_js__WEBPACK_IMPORTED_MODULE_1__/* .isPinned */ .T)(server.dependency),
        problems: server.problems.map(sweptProblem),
        history,
    };
    // Code of one repository is not that of another, whatever it is called.
    const isOwn = type === 'local' || type === 'unidentified';
    return {
        key: `${isOwn ? repository : ''} ${(0,_report_distinct_js__WEBPACK_IMPORTED_MODULE_2__/* .serverKey */ .Pd)(server.dependency)}`,
        name: (0,_report_words_js__WEBPACK_IMPORTED_MODULE_5__.serverName)(server),
        version: (0,_report_words_js__WEBPACK_IMPORTED_MODULE_5__.versionOf)(server),
        grade: (0,_report_words_js__WEBPACK_IMPORTED_MODULE_5__.shownGrade)(server),
        score: (0,_report_words_js__WEBPACK_IMPORTED_MODULE_5__.scoreOf)(server),
        entry,
    };
}
function sweptWaiver(waiver) {
    const { status, refused, line, ...rest } = (0,_report_json_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .waiverEntry */ .hb)(waiver);
    return rest;
}
function sweptProblem(problem) {
    const { rule, level, message, advice, file, line, waived, waivedUntil } = (0,_report_json_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .problemEntry */ .WO)(problem, entryOptions);
    return { rule, level, message, advice, file, line, waived, waivedUntil };
}


/***/ }),

/***/ 90896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d6: () => (/* binding */ endingDays),
  ik: () => (/* binding */ gradeClass),
  BG: () => (/* binding */ lowScore),
  O6: () => (/* binding */ reaches),
  _y: () => (/* binding */ sweepOverview)
});

// EXTERNAL MODULE: ./build/grade.js
var build_grade = __webpack_require__(44011);
// EXTERNAL MODULE: ./build/history/history.js
var history_history = __webpack_require__(32215);
// EXTERNAL MODULE: ./build/sweep/counts.js
var counts = __webpack_require__(19527);
;// CONCATENATED MODULE: ./build/sweep/edits.js

const mostVersions = 5;
const mostAdvice = 3;
/**
 * The edits that clear what fails, those that clear the most places first: the same server to the same
 * version that passes, or else what the rules advise for it. A version is proved to pass by its policy,
 * so that it clears all that fails in its places; the other edits need somebody to decide.
 */
function clearingEdits({ servers, repositories }) {
    const all = [
        ...servers.flatMap(clearedServer),
        ...repositories.flatMap(({ name, problems }) => problems.filter(counts/* isFailing */.DI).map((problem) => ({
            // What is about no file is the same in all repositories.
            key: [problem.rule, problem.file === null ? problem.advice : [name, problem.file]],
            ...{ kind: 'other', name: problem.file, to: null, repository: name, version: null },
            problems: [problem],
        }))),
    ];
    const groups = Map.groupBy(all, ({ key }) => JSON.stringify(key));
    return [...groups.values()]
        .flatMap((same) => same.slice(0, 1).map((first) => editOf(first, same)))
        .sort((a, b) => b.places - a.places || b.repositories - a.repositories);
}
function clearedServer({ name, version, entry }) {
    const problems = entry.problems.filter(counts/* isFailing */.DI);
    if (problems.length === 0)
        return [];
    const { type, remedy: to, repository } = entry;
    // Code of one repository is not that of another, whatever it is called.
    const owner = type === 'local' || type === 'unidentified' ? repository : null;
    const rules = [...new Set(problems.map(({ rule }) => rule))].sort();
    const key = [owner, type, name, to?.version ?? rules];
    const kind = to === null ? 'other' : 'version';
    return [{ key, kind, name, to, repository, version, problems }];
}
function editOf({ kind, name, to, repository }, same) {
    const problems = same.flatMap((each) => each.problems);
    const advice = kind === 'version' ? [] : problems.map((each) => each.advice);
    const firsts = (texts, most) => [...new Set(texts)].filter((text) => text !== '').slice(0, most);
    return {
        ...{ kind, name, to },
        from: firsts(same.flatMap(({ version }) => version ?? []), mostVersions),
        advice: firsts(advice, mostAdvice),
        rules: [...new Set(problems.map(({ rule }) => rule))],
        places: same.length,
        repositories: new Set(same.map((each) => each.repository)).size,
        example: repository,
    };
}

;// CONCATENATED MODULE: ./build/sweep/overview.js




/** The classes of reach: servers of one repository, of 2 to 9, of 10 to 99, and of more. */
const reaches = ['1', '2-9', '10-99', '100+'];
/** Scores below this are low: the lower end of grade B. */
const lowScore = 75;
/** In how many days at most the waivers end that are listed. */
const endingDays = 30;
const mostEdits = 10;
const mostExposed = 10;
const mostTeams = 100;
const mostWaivers = 100;
/** Null for a report without grades. */
function sweepOverview(report) {
    if (report.isWithheld)
        return null;
    const { servers } = report;
    const pins = servers.map(({ entry }) => entry.isPinned);
    const pinned = pins.filter((isPinned) => isPinned === true).length;
    const unpinned = pins.filter((isPinned) => isPinned === false).length;
    if (report.lacksGrades) {
        const unknown = { grades: null, rules: null, teams: null, news: null };
        return { ...unknown, pinned, unpinned, exposure: null, waivers: null, edits: null };
    }
    const grouped = (0,counts/* serversOfMany */.Bq)(servers);
    return {
        grades: gradeCounts(grouped),
        rules: ruleCounts(report),
        teams: firstOf(teamCounts(report), mostTeams),
        ...{ pinned, unpinned },
        news: report.last === null ? null : newsOf(servers),
        exposure: firstOf(exposedServers(grouped), mostExposed),
        waivers: firstOf(endingWaivers(report), mostWaivers),
        edits: firstOf(clearingEdits(report), mostEdits),
    };
}
function firstOf(all, most) {
    return { total: all.length, first: all.slice(0, most) };
}
function gradeCounts(servers) {
    const groups = Map.groupBy(servers, ({ shown }) => gradeClass(shown.entry));
    return [...groups]
        .sort(([a], [b]) => rankOf(a) - rankOf(b))
        .map(([grade, same]) => {
        const byReach = { '1': 0, '2-9': 0, '10-99': 0, '100+': 0 };
        for (const { repositories } of same)
            byReach[reachOf(repositories)] += 1;
        const places = same.reduce((sum, each) => sum + each.places.length, 0);
        return { grade, servers: same.length, places, byReach };
    });
}
/**
 * The letter of a grade; a text that is none is a stranger's. Without a score nothing is known, whatever
 * letter the export has: such a server is shown as unscannable, and counts as not graded.
 */
function gradeClass({ grade, score }) {
    if (grade === null || score === null)
        return null;
    return (0,build_grade/* gradeLetter */.mS)(grade) ?? 'other';
}
function rankOf(grade) {
    return grade === null ? 101 : ((0,build_grade/* gradeRank */.Uq)(grade) ?? 100);
}
function reachOf(repositories) {
    if (repositories === 1)
        return '1';
    return repositories < 10 ? '2-9' : repositories < 100 ? '10-99' : '100+';
}
function failuresOf({ servers, repositories }) {
    const rulesOf = (problems) => [
        ...new Set(problems.filter(counts/* isFailing */.DI).map(({ rule }) => rule)),
    ];
    return [
        ...servers.map(({ entry: { repository, problems, owners } }) => ({
            ...{ repository, owners },
            rules: rulesOf(problems),
        })),
        ...repositories.flatMap(({ name, problems }) => problems.map((problem) => ({
            ...{ repository: name, owners: problem.owners },
            rules: rulesOf([problem]),
        }))),
    ].filter(({ rules }) => rules.length > 0);
}
function ruleCounts(report) {
    const all = failuresOf(report).flatMap((each) => each.rules.map((key) => ({ key, ...each })));
    return countedBy(all).map(({ key, ...count }) => ({ rule: key, ...count }));
}
function teamCounts(report) {
    const all = failuresOf(report).flatMap(({ owners, repository }) => (owners.length === 0 ? [null] : owners).map((key) => ({ key, repository })));
    return countedBy(all).map(({ key, ...count }) => ({ team: key, ...count }));
}
/** The places and repositories of each key, the most places first. */
function countedBy(all) {
    return [...Map.groupBy(all, ({ key }) => key)]
        .map(([key, same]) => ({
        key,
        places: same.length,
        repositories: new Set(same.map(({ repository }) => repository)).size,
    }))
        .sort((a, b) => b.places - a.places || (`${a.key}` < `${b.key}` ? -1 : 1));
}
function newsOf(servers) {
    const of = (cause) => {
        const places = servers.filter(({ entry }) => entry.history?.news === cause);
        const failing = places.filter(({ entry }) => entry.problems.some(counts/* isFailing */.DI)).length;
        return { places: places.length, failing };
    };
    return Object.fromEntries(history_history/* causes */.p.map((cause) => [cause, of(cause)]));
}
function exposedServers(servers) {
    return servers
        .flatMap(({ shown, repositories }) => {
        const { name, version, grade, entry } = shown;
        const { score } = entry;
        if (score === null || score >= lowScore)
            return [];
        return { name, version, grade, score, repositories, exposure: (100 - score) * repositories };
    })
        .sort((a, b) => b.exposure - a.exposure);
}
/** A waiver of the organisation is one, in however many repositories it is in use. */
function endingWaivers({ repositories }) {
    const all = repositories.flatMap(({ name, waivers }) => waivers
        .filter(({ daysLeft }) => daysLeft <= endingDays)
        .map((waiver) => ({ ...waiver, repository: waiver.writtenIn === null ? null : name })));
    const groups = Map.groupBy(all, ({ covers, ...waiver }) => JSON.stringify(waiver));
    return [...groups.values()]
        .flatMap((same) => {
        const covers = same.reduce((sum, each) => sum + each.covers, 0);
        return same.slice(0, 1).map((waiver) => ({ ...waiver, covers }));
    })
        .sort((a, b) => a.daysLeft - b.daysLeft);
}


/***/ }),

/***/ 80384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderSweepPage: () => (/* binding */ renderSweepPage)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/report/fit.js
var fit = __webpack_require__(29848);
// EXTERNAL MODULE: ./build/report/html/blocks.js
var blocks = __webpack_require__(38707);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/sweep/blocks.js
var sweep_blocks = __webpack_require__(27293);
// EXTERNAL MODULE: ./build/sweep/counts.js
var counts = __webpack_require__(19527);
// EXTERNAL MODULE: ./build/sweep/overview.js + 1 modules
var sweep_overview = __webpack_require__(90896);
// EXTERNAL MODULE: ./build/sweep/shortened-blocks.js
var shortened_blocks = __webpack_require__(49102);
// EXTERNAL MODULE: ./build/sweep/words.js
var sweep_words = __webpack_require__(1886);
// EXTERNAL MODULE: ./build/grade.js
var build_grade = __webpack_require__(44011);
// EXTERNAL MODULE: ./build/policy/verdict.js
var policy_verdict = __webpack_require__(76234);
// EXTERNAL MODULE: ./build/report/html/servers.js
var servers = __webpack_require__(54421);
// EXTERNAL MODULE: ./build/report/links.js
var links = __webpack_require__(51006);
;// CONCATENATED MODULE: ./build/sweep/page/rows.js








const columns = [
    {
        title: 'Verdict',
        cell: ({ entry }) => {
            const verdict = entry.verdict ?? 'pass';
            const shown = entry.verdict === null ? 'not judged' : `${words.verdictSymbols[verdict]} ${verdict}`;
            return { html: `<span class="${verdict}">${shown}</span>`, key: -policy_verdict/* severities */.gO[verdict] };
        },
    },
    { title: 'Server', cell: ({ name }) => ({ html: (0,report_text.htmlCode)(name) }) },
    { title: 'Version', cell: ({ version }) => ({ html: (0,report_text.htmlCode)(version) }) },
    {
        title: 'Grade',
        cell: ({ grade, entry }) => ({
            html: (0,report_text.htmlCode)(grade),
            key: entry.grade === null || entry.score === null ? 101 : ((0,build_grade/* gradeRank */.Uq)(entry.grade) ?? 100),
        }),
    },
    {
        title: 'Score',
        cell: ({ score, entry }) => ({ html: (0,report_text.html)(score), key: entry.score ?? 101, isNumber: true }),
    },
    { title: 'Repository', cell: ({ entry }) => ({ html: (0,report_text.htmlCode)(entry.repository) }) },
    {
        title: 'File',
        cell: ({ entry: { file, line } }, links) => ({
            html: (0,servers/* linked */.q)(links.place(file, line), (0,report_text.htmlCode)(`${file}:${line}`)),
        }),
    },
    {
        title: 'Owners',
        cell: ({ entry: { owners } }) => ({
            html: owners.map((owner) => (0,report_text.htmlCode)(owner)).join(' ') || '<span class="soft">nobody</span>',
        }),
    },
    { title: 'Why', cell: ({ entry }) => ({ html: reasons(entry.problems) }) },
    {
        title: 'Declared',
        cell: ({ entry: { history } }) => {
            if (history === null)
                return { html: '' };
            const news = history.news === null ? '' : `<br><b>new: ${sweep_words/* causeWords */.pQ[history.news]}</b>`;
            const key = Date.parse(history.declared.by) || 0;
            const { declared, graded } = history;
            const anew = graded.by === declared.by ? '' : `, graded so ${(0,sweep_words/* sinceWords */.KR)(graded)}`;
            const since = (0,report_text.html)(`${(0,sweep_words/* sinceWords */.KR)(declared)}${anew}`).replace(/\d+-\d+-\d+/g, day);
            return { html: `${since}${news}`, key };
        },
    },
];
const day = '<span class="day">$&</span>';
/** The columns; the last one only where an earlier run is known of. */
function columnsOf({ servers }) {
    const hasHistory = servers.some(({ entry }) => entry.history !== null);
    return hasHistory ? columns : columns.slice(0, -1);
}
function headRow(report) {
    const titles = columnsOf(report).map(({ title }) => `<th scope="col"${title === 'Score' ? ' align="right"' : ''}>${title}</th>`);
    return `<tr>${titles.join('')}</tr>`;
}
/** A row for each place. */
function* placeRows(report, places) {
    const shown = columnsOf(report);
    const repositories = new Map(report.repositories.map((each) => [each.name, each]));
    for (const place of places) {
        const { entry } = place;
        const links = linksTo(repositories.get(entry.repository), report.github);
        const attributes = {
            verdict: [entry.verdict ?? 'not judged'],
            server: [place.name],
            repository: [entry.repository],
            grade: [(0,sweep_overview/* gradeClass */.ik)(entry) ?? ''],
            owner: entry.owners.length === 0 ? [''] : entry.owners,
            news: [entry.history?.news == null ? '' : sweep_words/* causeWords */.pQ[entry.history.news]],
            rule: entry.problems.length === 0 ? [''] : entry.problems.map(({ rule }) => rule),
        };
        // A line break as it is would let a value begin a line, where a log takes it for a command.
        const data = Object.entries(attributes).map(([name, values]) => ` data-${name}="${values.map((text) => (0,report_text.htmlText)((0,report_text.visible)(text))).join('&#10;')}"`);
        const cells = shown.map(({ cell }) => cellOf(cell(place, links)));
        yield `<tr${data.join('')}>${cells.join('')}</tr>`;
    }
}
function linksTo(repository, github) {
    return (0,links/* linksOf */.hP)({
        ...{ github: github ?? undefined, repository: repository?.name, prefix: '' },
        commit: repository?.commit ?? null,
        ...{ actionRepository: undefined, actionRef: undefined, details: null },
    });
}
function cellOf({ html: inner, key, isNumber }) {
    const sorted = key === undefined ? '' : ` data-key="${key}"`;
    return `<td${sorted}${isNumber ? ' align="right"' : ''}>${inner}</td>`;
}
/** The rules, and behind a line that opens what they found and what to do. */
function reasons(problems) {
    if (problems.length === 0)
        return '';
    const rules = [...new Set(problems.map(({ rule }) => rule))].map(report_text.html);
    const items = problems
        .map(sweep_words/* foundWords */.oJ)
        .map(({ state, text }) => `<li>${state}: ${(0,report_text.html)((0,sweep_words/* shortened */.vI)(text))}</li>`);
    return `<details><summary>${rules.join(', ')}</summary><ul>${items.join('')}</ul></details>`;
}

;// CONCATENATED MODULE: ./build/sweep/page/script.js
/**
 * The script of the page: it sorts and filters the rows that are there, and changes nothing else. All that
 * it shows of them it sets as text.
 */
const script = `
'use strict';
{
  const table = document.querySelector('#places table');
  const body = table.tBodies[0];
  let rows = [...body.rows];
  const status = document.querySelector('#shown');
  const fields = [...document.querySelectorAll('.filters [data-by]')];
  const valuesOf = (row, name) => (row.getAttribute('data-' + name) || '').split('\\n');
  const order = new Intl.Collator('en', { numeric: true });
  // A browser takes seconds to lay out all rows of a long table.
  const step = 500;
  let most = step;
  const more = document.querySelector('#more');

  for (const field of fields) {
    if (field.tagName !== 'SELECT') continue;
    const name = field.getAttribute('data-by');
    const values = new Set(rows.flatMap((row) => valuesOf(row, name)));
    for (const value of [...values].sort(order.compare)) {
      const option = document.createElement('option');
      option.value = '=' + value;
      option.textContent = value === '' ? field.getAttribute('data-none') : value;
      field.append(option);
    }
  }
  const show = () => {
    const wanted = fields
      .map((field) => [field.getAttribute('data-by'), field.value, field.tagName === 'SELECT'])
      .filter(([, value]) => value !== '');
    let found = 0;
    for (const row of rows) {
      const fits = wanted.every(([name, value, isExact]) => isExact
        ? valuesOf(row, name).includes(value.slice(1))
        : valuesOf(row, name).some((each) => each.toLowerCase().includes(value.toLowerCase())));
      if (fits) found += 1;
      row.hidden = !fits || found > most;
    }
    more.hidden = found <= most;
    const all = found + ' of ' + rows.length + (rows.length === 1 ? ' place' : ' places');
    status.textContent = more.hidden ? all : all + ', the first ' + most + ' are shown';
  };
  const showFirst = () => {
    most = step;
    show();
  };
  for (const field of fields) field.addEventListener('input', showFirst);
  more.addEventListener('click', () => {
    most += step;
    show();
  });
  document.querySelector('#reset').addEventListener('click', () => {
    for (const field of fields) field.value = '';
    showFirst();
  });

  const heads = [...table.tHead.rows[0].cells];
  const keyOf = (row, at) => {
    const cell = row.cells[at];
    return cell.getAttribute('data-key') ?? cell.textContent;
  };
  const sortBy = (at) => {
    const isAscending = heads[at].getAttribute('aria-sort') !== 'ascending';
    for (const head of heads) head.removeAttribute('aria-sort');
    heads[at].setAttribute('aria-sort', isAscending ? 'ascending' : 'descending');
    const keyed = rows.map((row) => [keyOf(row, at), row]);
    keyed.sort(([a], [b]) => (isAscending ? 1 : -1) * order.compare(a, b));
    rows = keyed.map(([, row]) => row);
    most = step;
    show();
    body.replaceChildren(...rows);
  };
  heads.forEach((head, at) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener('click', () => sortBy(at));
  });
  document.querySelector('.filters').hidden = false;
  show();
  // From here it is the script that hides rows.
  table.classList.remove('long');
}
`;

;// CONCATENATED MODULE: ./build/sweep/page/style.js
/** The style of the page: GitHub's colours, light and dark. */
const style = `
:root {
  color-scheme: light dark;
  --ink: #1f2328; --soft: #59636e; --back: #ffffff; --band: #f6f8fa; --line: #d1d9e0;
  --link: #0550ae; --fail: #b31d28; --warn: #7d4e00; --pass: #116329; --focus: #0969da;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #f0f6fc; --soft: #9198a1; --back: #0d1117; --band: #151b23; --line: #3d444d;
    --link: #79c0ff; --fail: #ff8f87; --warn: #e3b341; --pass: #56d364; --focus: #58a6ff;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { background: var(--back); color: var(--ink); font: 14px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 1600px; padding: 16px 24px 48px; }
h1 { font-size: 1.6rem; margin: 8px 0; }
h2 { font-size: 1.15rem; margin: 32px 0 8px; border-bottom: 1px solid var(--line); }
p, ul { margin: 8px 0; overflow-wrap: anywhere; }
ul { padding-left: 24px; }
code { font: 0.87em ui-monospace, monospace; overflow-wrap: anywhere; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 1px; }
.wide { overflow-x: auto; width: fit-content; max-width: 100%; border: 1px solid var(--line); border-radius: 6px; }
.wide:focus-visible { outline-offset: -2px; }
table { border-collapse: collapse; }
#places table { width: 100%; min-width: 1200px; }
th, td { padding: 6px 10px; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
tr:last-child > td { border-bottom: 0; }
th { background: var(--band); white-space: nowrap; }
[align="right"] { text-align: right; font-variant-numeric: tabular-nums; }
th button { all: unset; cursor: pointer; font-weight: 600; }
th button:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
th button::after { content: " \\2195"; color: var(--soft); }
th[aria-sort="ascending"] button::after { content: " \\2191"; color: var(--ink); }
th[aria-sort="descending"] button::after { content: " \\2193"; color: var(--ink); }
td:nth-child(1), .day { white-space: nowrap; }
.fail, .error { color: var(--fail); font-weight: 600; }
.warn { color: var(--warn); font-weight: 600; }
.pass { color: var(--pass); }
.soft { color: var(--soft); }
#places td { max-width: 18rem; }
#places code { overflow-wrap: break-word; }
#places details { min-width: 9rem; }
#places details ul { margin: 4px 0; padding-left: 18px; }
.filters { display: flex; flex-wrap: wrap; gap: 8px 16px; margin: 8px 0; }
.filters label { display: flex; flex-direction: column; color: var(--soft); font-size: 0.87rem; }
.filters input, .filters select, .filters button, #more {
  font: inherit; color: var(--ink); background: var(--back);
  border: 1px solid var(--soft); border-radius: 6px; padding: 4px 8px; max-width: 16rem;
}
.filters button { align-self: end; }
.filters button, #more { cursor: pointer; }
#more { margin: 8px 0; }
@media (scripting: enabled) { table.long tr:nth-child(n+501) { display: none; } }
@media (max-width: 600px) { body { padding: 8px 12px 32px; } }
`;

;// CONCATENATED MODULE: ./build/sweep/page/render.js













/** Browsers become slow with longer tables, and with larger pages; in rows and in bytes. */
const maxRows = 10_000;
const maxBytes = 20_000_000;
/** So many entries of each list of numbers are shown. */
const mostEntries = 100;
/**
 * A sweep as one page that needs nothing else: its policy lets it load nothing, and run only its own
 * script. Without scripts all rows are there, and the filters are not.
 */
function renderSweepPage(report) {
    const overview = (0,sweep_overview/* sweepOverview */._y)(report);
    const rows = overview === null ? 0 : Math.min(report.servers.length, maxRows);
    const steps = [rows, Math.floor(rows / 4), Math.floor(rows / 16), 0];
    return (0,fit/* firstThatFits */.e)(steps, (most) => (0,fit/* joinWithin */.U)(parts(report, overview, most), maxBytes));
}
function* parts(report, overview, most) {
    const whose = report.organisation === null ? '' : ` of ${report.organisation}`;
    const isInteractive = most > 0;
    yield [
        '<!doctype html>',
        '<html lang="en">',
        '<head>',
        '<meta charset="utf-8">',
        `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '${hashOf(style)}'; script-src '${hashOf(script)}'; base-uri 'none'; form-action 'none'">`,
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="referrer" content="no-referrer">',
        `<title>${(0,report_text.html)(`MCP servers${whose}: ${report.verdict}`)}</title>`,
        `<style>${style}</style>`,
        '</head>',
        '<body>',
        '<header>',
        (0,blocks/* heading */.R_)(report).replaceAll('h2>', 'h1>'),
        `<p><strong>${(0,report_text.html)((0,sweep_words/* resultWords */.Xb)(report))}</strong></p>`,
        '</header>',
        '<main>',
        ...(0,sweep_blocks/* introduction */.rx)(report, overview),
        '',
    ].join('\n');
    if (overview !== null) {
        yield* sectionsOf(report, overview);
        yield* placesOf(report, most);
    }
    yield `</main>\n${isInteractive ? `<script>${script}</script>\n` : ''}</body>\n</html>\n`;
}
function* sectionsOf(report, overview) {
    const sections = [
        ...(0,sweep_blocks/* overviewSections */.KJ)(report, overview, mostEntries),
        // The table of places has those of servers.
        ...(0,sweep_blocks/* besideServers */.lK)(report, mostEntries),
    ];
    for (const { id, title, blocks } of sections) {
        const tables = blocks.join('\n').replaceAll('<table>', `<div class="wide"><table>`);
        yield [
            `<section aria-labelledby="${id}">`,
            `<h2 id="${id}">${title}</h2>`,
            tables.replaceAll('</table>', '</table></div>'),
            '</section>\n',
        ].join('\n');
    }
}
function* placesOf(report, most) {
    const all = (0,counts/* serversOfMany */.Bq)(report.servers).flatMap(({ places }) => places);
    const shown = all.slice(0, most);
    if (all.length === 0)
        return;
    yield `<section id="places" aria-labelledby="places-title">\n<h2 id="places-title">Places</h2>\n`;
    yield* (0,shortened_blocks/* moreBlocks */.oE)(all.length - shown.length);
    if (shown.length > 0) {
        yield `${filtersOf(report)}\n<p id="shown" role="status">${(0,words.plural)(shown.length, 'place')}</p>\n`;
        yield `<div class="wide" role="region" aria-labelledby="places-title" tabindex="0">\n<table class="long">\n<thead>${headRow(report)}</thead>\n<tbody>\n`;
        yield* placeRows(report, shown);
        yield '</tbody>\n</table>\n</div>\n<button type="button" id="more" hidden>Show 500 more</button>\n';
    }
    yield '</section>\n';
}
const filtersOf = ({ lacksGrades }) => [
    '<div class="filters" role="search" aria-label="Filter the places" hidden>',
    '<label>Server<input type="search" data-by="server" autocomplete="off"></label>',
    '<label>Repository<input type="search" data-by="repository" autocomplete="off"></label>',
    render_select('Owner', 'owner', 'nobody'),
    render_select('Grade', 'grade', lacksGrades ? 'unknown' : 'not graded'),
    render_select('Rule', 'rule', 'none'),
    render_select('Verdict', 'verdict', ''),
    render_select('New since the last run', 'news', 'not new'),
    '<button type="button" id="reset">Show all</button>',
    '</div>',
].join('\n');
function render_select(title, by, none) {
    return `<label>${title}<select data-by="${by}" data-none="${none}" autocomplete="off"><option value="">all</option></select></label>`;
}
function hashOf(text) {
    return `sha256-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('base64')}`;
}


/***/ }),

/***/ 48789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E4: () => (/* binding */ fullNameOf),
/* harmony export */   V1: () => (/* binding */ endings),
/* harmony export */   pQ: () => (/* binding */ eachOf),
/* harmony export */   rJ: () => (/* binding */ reasonFrom),
/* harmony export */   yw: () => (/* binding */ readAll)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59874);

/** Enough that a query for their files is full before all of them wait for it. */
const maxOpen = 120;
/** As many repositories in a row that the service does not answer for, and it is away for all. */
const maxUnavailable = 20;
/**
 * Reads the repositories of a list, many at the same time: first those that no run has read, then those
 * whose commit differs, the ones that were read longest ago first. Once the requests that the token may
 * make are used up, those that are left are `not-read-yet`.
 *
 * @throws GateError if there is no list
 */
async function readAll(pages, { listed: note, leavesOut, read, known, lastReadBy, hasRoom, progress }) {
    const found = [];
    const leftOut = { archived: 0, forks: 0, byPattern: 0 };
    const open = new Set();
    const seen = new Set();
    const changed = [];
    let listed = 0;
    let total = 0;
    let left = 0;
    let ended = null;
    let unavailable = 0;
    const keep = (one) => {
        found.push(one);
        progress(found.length + left, total);
    };
    const readOne = async (repository) => {
        try {
            const record = await read(repository);
            unavailable = 0;
            keep({ repository, record });
        }
        catch (error) {
            const { code = '' } = Object(error);
            unavailable = code === 'api-unavailable' ? unavailable + 1 : 0;
            const isEnd = endings.has(code) || unavailable >= maxUnavailable;
            if (isEnd && error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue)
                ended ??= error;
            // Whatever one repository causes must not keep the others from being read.
            const reason = error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue ? reasonFrom(error) : (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .causeOf */ .rl)(error);
            keep({ repository, status: isEnd ? 'not-read-yet' : 'not-read', reason });
        }
    };
    const start = async (repository) => {
        while (open.size >= maxOpen || (open.size > 0 && !hasRoom()))
            await Promise.race(open);
        if (ended !== null) {
            keep({ repository, status: 'not-read-yet', reason: reasonFrom(ended) });
            return;
        }
        const reading = readOne(repository).finally(() => open.delete(reading));
        open.add(reading);
    };
    const consider = async (repository) => {
        const record = await known(repository);
        const run = record === null ? lastReadBy(repository) : null;
        if (record !== null)
            keep({ repository, record });
        else if (run !== null)
            changed.push({ repository, run });
        else
            await start(repository);
    };
    const unlisted = await eachOf(pages, async (page) => {
        total = page.total;
        for (const repository of page.repositories) {
            listed += 1;
            // A list may have a repository under an old and a new name, and one that is renamed meanwhile.
            if ('id' in repository && repository.id !== null) {
                if (seen.has(repository.id)) {
                    left += 1;
                    continue;
                }
                seen.add(repository.id);
            }
            note(repository);
            if ('hidden' in repository) {
                keep({ repository, status: 'not-read', reason: reasonFrom(repository.hidden) });
                continue;
            }
            const why = leavesOut(repository);
            if (why !== null) {
                leftOut[why] += 1;
                left += 1;
            }
            else if (repository.head === null)
                keep({ repository, status: 'empty', reason: null });
            else
                await consider(repository);
        }
    });
    changed.sort((a, b) => a.run - b.run);
    for (const { repository } of changed)
        await start(repository);
    await Promise.all(open);
    if (unlisted !== null && listed === 0)
        throw unlisted;
    progress(listed, total);
    found.sort((a, b) => (fullNameOf(a) < fullNameOf(b) ? -1 : 1));
    return { repositories: found, leftOut, unlisted };
}
/** What ends the whole run: with the next repository it would be the same. */
const endings = new Set([
    'api-limited',
    'api-token-refused',
    'app-not-allowed',
    'app-not-installed',
    'app-refused',
    'certificate-refused',
]);
/** Takes each page; the error that ends the list before its end, else null. */
async function eachOf(pages, take) {
    const list = pages[Symbol.asyncIterator]();
    for (;;) {
        let next;
        try {
            next = await list.next();
        }
        catch (error) {
            if (error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue)
                return error;
            throw error;
        }
        if (next.done)
            return null;
        await take(next.value);
    }
}
/** Why GitHub does not let something be read, in sentences. */
function reasonFrom({ code, message, details }) {
    return code === 'api-not-found' || code === 'api-forbidden'
        ? 'GitHub does not let this token read it: the token needs contents: read.'
        : [message, ...details].join(' ');
}
/** `owner/name`. */
function fullNameOf({ repository: { owner, name }, }) {
    return `${owner}/${name}`;
}


/***/ }),

/***/ 76943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ openManyRepositories),
/* harmony export */   v: () => (/* binding */ withinShare)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59874);
/* harmony import */ var _github_remote_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95215);
/* harmony import */ var _github_remote_text_queue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6060);



/** More requests, and more files, than one repository may use up of what all of them share. */
const maxRequests = 150;
const maxTexts = 5000;
/** Counts what is read, and rejects with GateError `api-too-much` once it is more than its share. */
function withinShare({ api, textsOf }) {
    let [requests, texts] = [0, 0];
    const count = () => {
        requests += 1;
        if (requests > maxRequests)
            throw tooMuch(`${maxRequests} requests`);
    };
    return {
        api: {
            async rest(call) {
                count();
                return api.rest(call);
            },
            async graphql(query, variables) {
                count();
                return api.graphql(query, variables);
            },
        },
        async textsOf(wanted) {
            texts += wanted.length;
            if (texts > maxTexts)
                throw tooMuch(`${maxTexts} files`);
            return textsOf(wanted);
        },
    };
}
function openManyRepositories(shared) {
    const queue = (0,_github_remote_text_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .openTextQueue */ .j)(shared);
    let entries = 0;
    return {
        open(repository, commit) {
            const { owner, name } = repository;
            let own = 0;
            const { api, textsOf } = withinShare(queue);
            const counted = {
                ...api,
                async rest(call) {
                    const data = await api.rest(call);
                    const { tree } = Object(data);
                    const size = Array.isArray(tree) ? tree.length : 0;
                    own += size;
                    entries += size;
                    return data;
                },
            };
            const commits = (0,_github_remote_commits_js__WEBPACK_IMPORTED_MODULE_1__.openRemoteCommits)(counted, { owner, name }, null, [], textsOf);
            const close = () => {
                entries -= own;
                own = 0;
            };
            return { files: commits.commitFiles(commit), close };
        },
        entries: () => entries,
    };
}
function tooMuch(what) {
    return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('api-too-much', `Reading it takes more than ${what}.`, 'Judge a checkout of it with "mcp-grade-gate check".');
}


/***/ }),

/***/ 80109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   issueTask: () => (/* binding */ issueTask)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _github_issue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40033);
/* harmony import */ var _history_history_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(32215);
/* harmony import */ var _history_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27322);
/* harmony import */ var _report_comment_render_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90817);
/* harmony import */ var _report_fit_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(29848);
/* harmony import */ var _report_html_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38707);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(13920);
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44702);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27293);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19527);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(29474);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(90896);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1886);














/** The sections of the summary that the issue has too: those that do not change from day to day. */
const sections = ['edits', 'teams', 'rules', 'unread'];
/** So many entries of each list: fewer where more do not fit. */
const details = [100, 30, 10, 3, 0];
/**
 * What is to be done with the issue; null if so little is known that it stays as it is.
 *
 * @param report the whole report, which decides
 * @param shown the same, without grades where none may be shown
 */
function issueTask(report, shown, { identity, mention }) {
    if (report.failure !== null)
        return null;
    const failing = report.servers.filter(({ entry }) => entry.verdict === 'fail');
    const fails = failing.length > 0 || report.repositories.some(({ verdict }) => verdict === 'fail');
    const marker = (0,_report_comment_render_js__WEBPACK_IMPORTED_MODULE_3__/* .commentMarker */ .Ql)(['sweep', identity]);
    const failures = !fails ? [] : shown.isWithheld ? ['some'] : failureWords(failing);
    const isKnown = report.verdict !== 'error';
    return {
        intent: fails ? 'open' : isKnown ? 'close' : 'update',
        marker,
        title: `MCP servers that fail${report.organisation === null ? '' : ` in ${report.organisation}`}`,
        body: bodyOf(shown, [marker, (0,_github_issue_js__WEBPACK_IMPORTED_MODULE_1__/* .failuresLine */ .G_)(failures), (0,_github_issue_js__WEBPACK_IMPORTED_MODULE_1__/* .writtenLine */ .OH)(new Date(report.at).toISOString())].join('\n')),
        failures,
        news: (writtenAt) => newsOf(report, shown, { mention, writtenAt }),
        isWithoutPast: report.last === null,
        farewell: `${(0,_report_comment_render_js__WEBPACK_IMPORTED_MODULE_3__/* .commentMarker */ .Ql)(['clear', `${report.at}`])}\n\n<p>Nothing fails any more. ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_11__.html)((0,_words_js__WEBPACK_IMPORTED_MODULE_10__/* .resultWords */ .Xb)(shown))}</p>\n`,
    };
}
function placeKey({ key, entry }) {
    return JSON.stringify([key, entry.repository, entry.file, entry.alias]);
}
/** More words would leave the body too little room. */
const mostWords = 500;
/** A word for each place that fails; one for all of them where they are too many. */
function failureWords(failing) {
    const hash = (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 16);
    const all = [...new Set(failing.map((each) => hash(placeKey(each))))].sort();
    // What is about no server has no place.
    return all.length === 0 || all.length > mostWords ? [hash(all.join('\n'))] : all;
}
/** The present state, within the length that GitHub takes. */
function bodyOf(report, head) {
    const overview = (0,_overview_js__WEBPACK_IMPORTED_MODULE_9__/* .sweepOverview */ ._y)(report);
    const failing = (0,_counts_js__WEBPACK_IMPORTED_MODULE_7__/* .serversOfMany */ .Bq)(report.servers).filter(({ verdict }) => verdict === 'fail');
    return (0,_report_fit_js__WEBPACK_IMPORTED_MODULE_12__/* .firstThatFits */ .e)(details, (most) => (0,_report_html_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .joinBlocks */ .x9)([
        head,
        (0,_report_html_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .heading */ .R_)(report),
        `<p><strong>${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_11__.html)((0,_words_js__WEBPACK_IMPORTED_MODULE_10__/* .resultWords */ .Xb)(report))}</strong></p>`,
        ...(failing.length === 0
            ? []
            : ['<h3>What fails</h3>', ...serverList(failing, most, codeOwner)]),
        ...(overview === null
            ? ['<p>Grades and names are not shown in a public repository.</p>']
            : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .overviewSections */ .KJ)(report, overview, most)
                .filter(({ id }) => sections.includes(id))
                .flatMap(({ title, blocks }) => [`<h3>${title}</h3>`, ...blocks])),
        '<p>This text is replaced by each sweep. What is new is a comment below; the summary of the job has more.</p>',
    ], _report_comment_render_js__WEBPACK_IMPORTED_MODULE_3__/* .longestComment */ .yd, _report_comment_render_js__WEBPACK_IMPORTED_MODULE_3__/* .charactersOf */ .EX));
}
/**
 * The comment on what fails and did not fail in the last run, or when the issue was written; null for
 * nothing, or if no last run is known.
 */
function newsOf(report, shown, { mention, writtenAt }) {
    const known = new Set((0,_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .newFailures */ .gy)(report));
    const fresh = report.servers.filter((server) => known.has(server) || (writtenAt !== null && isFoundAfter(server, writtenAt)));
    if (report.last === null || fresh.length === 0)
        return null;
    const marker = (0,_report_comment_render_js__WEBPACK_IMPORTED_MODULE_3__/* .commentMarker */ .Ql)(['news', report.last.at, ...fresh.map(placeKey)]);
    if (shown.isWithheld)
        return `${marker}\n\n<p>Something fails that did not fail before.</p>\n`;
    const groups = [..._history_history_js__WEBPACK_IMPORTED_MODULE_13__/* .causes */ .p, null].flatMap((cause) => {
        const same = fresh.filter(({ entry }) => (entry.history?.news ?? null) === cause);
        const title = cause === null ? 'found by an earlier run, or not known from one' : _words_js__WEBPACK_IMPORTED_MODULE_10__/* .causeWords */ .pQ[cause];
        return same.length === 0 ? [] : [{ title, servers: (0,_counts_js__WEBPACK_IMPORTED_MODULE_7__/* .serversOfMany */ .Bq)(same) }];
    });
    return (0,_report_fit_js__WEBPACK_IMPORTED_MODULE_12__/* .firstThatFits */ .e)(details, (most) => {
        const owner = mention ? mentioner() : codeOwner;
        return (0,_report_html_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .joinBlocks */ .x9)([
            marker,
            `<p><strong>${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_5__.plural)(fresh.length, 'place')} ${fresh.length === 1 ? 'fails' : 'fail'} since the last run.</strong></p>`,
            ...groups.flatMap(({ title, servers }) => [
                `<p>${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_11__.html)(`${title[0]?.toUpperCase()}${title.slice(1)}`)}:</p>`,
                ...serverList(servers, most, owner),
            ]),
        ], _report_comment_render_js__WEBPACK_IMPORTED_MODULE_3__/* .longestComment */ .yd, _report_comment_render_js__WEBPACK_IMPORTED_MODULE_3__/* .charactersOf */ .EX);
    });
}
/** Whether a run after that time has found it first. */
function isFoundAfter({ entry: { verdict, history } }, at) {
    return verdict === 'fail' && history !== null && history.graded.by > at;
}
/** `began to fail between 20 and 21 November 2026`, or `fails at least since 21 November 2026` */
function failsSince({ after, by }) {
    if (after !== null)
        return `began to fail ${(0,_history_words_js__WEBPACK_IMPORTED_MODULE_2__/* .betweenWords */ .cT)(after, by)}`;
    return `fails at least since ${(0,_history_words_js__WEBPACK_IMPORTED_MODULE_2__/* .dayWords */ .Yw)(by)}`;
}
const mostPlaces = 8;
const mostOwners = 8;
const codeOwner = (owner) => (0,_report_text_js__WEBPACK_IMPORTED_MODULE_11__.htmlCode)(owner);
/** No comment notifies more, whatever a CODEOWNERS lists. */
const mostMentions = 20;
/**
 * Shows owners so that GitHub notifies them: users, and teams of the organisation that the repository
 * belongs to. The rest is code.
 */
function mentioner() {
    const mentioned = new Set();
    return (owner, repository) => {
        const [, team] = /^@([a-z\d-]{1,39})(?:\/[a-z\d][\w-]{0,99})?$/.exec(owner) ?? [];
        const isOwn = !owner.includes('/') || team === repository.split('/')[0]?.toLowerCase();
        if (team === undefined || !isOwn)
            return (0,_report_text_js__WEBPACK_IMPORTED_MODULE_11__.htmlCode)(owner);
        if (!mentioned.has(owner) && mentioned.size >= mostMentions)
            return (0,_report_text_js__WEBPACK_IMPORTED_MODULE_11__.htmlCode)(owner);
        mentioned.add(owner);
        return owner;
    };
}
/** Servers with what fails, since when, where, and whose it is. */
function serverList(servers, most, owner) {
    const shown = servers.slice(0, most);
    const rest = servers.length - shown.length;
    return [
        ...(shown.length === 0 ? [] : [(0,_report_html_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(shown.map((server) => serverItem(server, owner)))]),
        ...(rest === 0
            ? []
            : [`<p>${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_5__.plural)(rest, 'more server')} ${rest === 1 ? 'is' : 'are'} in the JSON report.</p>`]),
    ];
}
function serverItem({ shown, places }, owner) {
    const failing = places.filter(({ entry }) => entry.verdict === 'fail');
    const rules = new Set(failing.flatMap(({ entry }) => entry.problems.filter(_counts_js__WEBPACK_IMPORTED_MODULE_7__/* .isFailing */ .DI).map(({ rule }) => rule)));
    const since = failing.flatMap(({ entry }) => entry.history?.graded ?? []);
    const [oldest] = since.toSorted((a, b) => (a.by < b.by ? -1 : 1));
    const where = failing.slice(0, mostPlaces).map(({ entry: { repository, file, line } }) => {
        return (0,_report_text_js__WEBPACK_IMPORTED_MODULE_11__.htmlCode)(`${repository} ${file}${line === null ? '' : `:${line}`}`);
    });
    const owners = new Map(failing.flatMap(({ entry }) => entry.owners.map((each) => [each, entry.repository])));
    const named = [...owners].slice(0, mostOwners).map(([each, of]) => owner(each, of));
    const more = (rest) => (rest > 0 ? ` and ${rest} more` : '');
    const repositories = new Set(failing.map(({ entry }) => entry.repository)).size;
    return [
        `<strong>${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_11__.htmlCode)(shown.name)} ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_11__.htmlCode)(shown.version)}</strong>, graded ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_11__.htmlCode)(shown.grade)}`,
        ...(rules.size === 0 ? [] : [(0,_report_text_js__WEBPACK_IMPORTED_MODULE_11__.html)([...rules].join(', '))]),
        ...(oldest === undefined ? [] : [(0,_report_text_js__WEBPACK_IMPORTED_MODULE_11__.html)(failsSince(oldest))]),
        `in ${(0,_words_js__WEBPACK_IMPORTED_MODULE_10__/* .repositoriesWords */ .c8)(repositories)}: ${where.join(', ')}${more(failing.length - where.length)}`,
        ...(named.length === 0
            ? []
            : [`owned by ${named.join(', ')}${more(owners.size - named.length)}`]),
    ].join('; ');
}


/***/ }),

/***/ 99522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderSweepJson: () => (/* binding */ renderSweepJson),
/* harmony export */   renderSweepLines: () => (/* binding */ renderSweepLines)
/* harmony export */ });
/* harmony import */ var _report_fit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29848);
/* harmony import */ var _report_json_document_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7249);
/* harmony import */ var _report_json_entries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75722);
/* harmony import */ var _report_json_export_entry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69727);
/* harmony import */ var _report_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17234);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13920);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19527);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90896);








/** Nobody reads more, and repositories could make it longer than a string may be. */
const maxBytes = 100_000_000;
/** The JSON report of a sweep, `sweepVersion` 1. */
function renderSweepJson(report, redact, most = maxBytes) {
    const write = (value) => (0,_report_redact_js__WEBPACK_IMPORTED_MODULE_1__.redactJson)((0,_report_text_js__WEBPACK_IMPORTED_MODULE_4__.json)(value), redact).trimEnd();
    const { repositories, servers, gone } = listsOf(report);
    return (0,_report_fit_js__WEBPACK_IMPORTED_MODULE_5__/* .firstThatFits */ .e)(['nothing', 'entries'], (omitted) => (0,_report_fit_js__WEBPACK_IMPORTED_MODULE_5__/* .joinWithin */ .U)((0,_report_json_document_js__WEBPACK_IMPORTED_MODULE_6__/* .documentParts */ .k)(headOf(report, omitted), { repositories, servers, gone }, mostOfList(omitted, most), write), most));
}
/** The report as lines of JSON, each with its `kind`: one of the whole, then one for each entry. */
function renderSweepLines(report, redact, most = maxBytes) {
    const write = (kind, value) => `${(0,_report_redact_js__WEBPACK_IMPORTED_MODULE_1__.redactJson)((0,_report_text_js__WEBPACK_IMPORTED_MODULE_4__.json)({ kind, ...value }, 0), redact, 0).trimEnd()}\n`;
    const { repositories, servers, gone } = listsOf(report);
    const lists = { repository: repositories, server: servers, gone };
    return (0,_report_fit_js__WEBPACK_IMPORTED_MODULE_5__/* .firstThatFits */ .e)(['nothing', 'entries'], (omitted) => {
        function* lines() {
            yield write('sweep', headOf(report, omitted));
            for (const [kind, entries] of Object.entries(lists)) {
                let left = mostOfList(omitted, most);
                for (const entry of entries) {
                    const line = write(kind, entry);
                    const size = Buffer.byteLength(line);
                    if (size > left)
                        continue;
                    left -= size;
                    yield line;
                }
            }
        }
        return (0,_report_fit_js__WEBPACK_IMPORTED_MODULE_5__/* .joinWithin */ .U)(lines(), most);
    });
}
function listsOf(report) {
    const groups = (0,_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .serversOfMany */ .Bq)(report.servers);
    const servers = groups.flatMap(({ places }) => places.map(({ entry }) => entry));
    return { repositories: report.repositories, servers, gone: report.gone };
}
function mostOfList(omitted, most) {
    return omitted === 'nothing' ? Number.POSITIVE_INFINITY : most * 0.3;
}
function headOf(report, omitted) {
    const { failure, counts, leftOut, isWithheld } = report;
    const overview = (0,_overview_js__WEBPACK_IMPORTED_MODULE_3__/* .sweepOverview */ ._y)(report);
    return {
        sweepVersion: 1,
        verdict: report.verdict,
        ...(failure === null ? {} : { error: (0,_report_json_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .errorEntry */ .Nb)(failure) }),
        ...{ counts, leftOut, omitted },
        grades: isWithheld ? 'withheld' : report.lacksGrades ? 'unknown' : 'shown',
        overview: overview,
        run: {
            version: report.toolVersion,
            at: new Date(report.at).toISOString(),
            organisation: report.organisation,
            requests: report.requests,
            notices: [...report.notices],
            last: report.last,
        },
        export: (0,_report_json_export_entry_js__WEBPACK_IMPORTED_MODULE_7__/* .exportEntry */ .N)(report.export),
    };
}


/***/ }),

/***/ 88057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderSweepSummary: () => (/* binding */ renderSweepSummary)
/* harmony export */ });
/* harmony import */ var _report_fit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29848);
/* harmony import */ var _report_html_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38707);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13920);
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44702);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27293);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90896);
/* harmony import */ var _shortened_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49102);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1886);








/** GitHub refuses a step summary above this size as a whole. */
const maxBytes = 1024 * 1024;
/** So many entries of each list are shown: fewer where more do not fit. */
const details = [100, 30, 10, 0];
/** The job summary of a sweep as GitHub-flavoured Markdown, within 1 MiB. */
function renderSweepSummary(report) {
    const overview = (0,_overview_js__WEBPACK_IMPORTED_MODULE_3__/* .sweepOverview */ ._y)(report);
    return (0,_report_fit_js__WEBPACK_IMPORTED_MODULE_6__/* .firstThatFits */ .e)(details, (most) => (0,_report_html_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .joinBlocks */ .x9)(blocksOf(report, overview, most), maxBytes - 1024, Buffer.byteLength));
}
function* blocksOf(report, overview, most) {
    yield (0,_report_html_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .heading */ .R_)(report);
    yield `<p><strong>${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__.html)((0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .resultWords */ .Xb)(report))}</strong></p>`;
    yield* (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .introduction */ .rx)(report, overview);
    if (overview === null)
        return;
    for (const { title, blocks } of (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .overviewSections */ .KJ)(report, overview, most)) {
        yield* [`<h3>${title}</h3>`, ...blocks];
    }
    yield* sentenceBlocks(report, most);
}
/** What the rules found, behind a line that opens to it. */
function* sentenceBlocks(report, most) {
    const all = (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .foundSentences */ .xH)(report);
    const shown = all.slice(0, most);
    if (shown.length === 0)
        return;
    yield `<details><summary>What the rules found: ${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_1__.plural)(all.length, 'sentence')}</summary>`;
    yield (0,_report_html_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(shown.map(_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .sentenceItem */ .zm));
    yield* (0,_shortened_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .moreBlocks */ .oE)(all.length - shown.length);
    yield '</details>';
}


/***/ }),

/***/ 49102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VA: () => (/* binding */ tableBlocks),
/* harmony export */   ZV: () => (/* binding */ listBlocks),
/* harmony export */   oE: () => (/* binding */ moreBlocks)
/* harmony export */ });
/* harmony import */ var _report_html_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38707);

/*
 * Lists and tables of HTML that show the first entries, and say how many more there are.
 */
/** Blocks of a list; none for an empty one, or where it is not known. */
function listBlocks(entries, item, most, before) {
    return shortened(entries, (shown) => (0,_report_html_blocks_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(shown.map(item)), most, before);
}
/** Blocks of a table; none for an empty one, or where it is not known. Numbers stand at the right. */
function tableBlocks(head, entries, cells, most, before) {
    return shortened(entries, (shown) => headedTable(head, shown.map(cells)), most, before);
}
function shortened(entries, blockOf, most, before) {
    if (entries === null || entries.total === 0)
        return [];
    const { total, first } = entries;
    const shown = first.slice(0, most);
    return [
        ...(before === undefined ? [] : [before]),
        ...(shown.length === 0 ? [] : [blockOf(shown)]),
        ...moreBlocks(total - shown.length),
    ];
}
/** How many entries are not shown. */
function moreBlocks(rest) {
    return rest > 0 ? [`<p>${rest} more ${rest === 1 ? 'is' : 'are'} in the JSON report.</p>`] : [];
}
/** A table under a head of our own words; cells are HTML, or numbers. */
function headedTable(head, rows) {
    const isNumber = (value) => (typeof value === 'number' ? ' align="right"' : '');
    const cell = (value) => `<td${isNumber(value)}>${value}</td>`;
    return [
        '<table>',
        `<thead><tr>${head.map((title, at) => `<th scope="col"${isNumber(rows[0]?.[at])}>${title}</th>`).join('')}</tr></thead>`,
        '<tbody>',
        ...rows.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`),
        '</tbody>',
        '</table>',
    ].join('\n');
}


/***/ }),

/***/ 47614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tl: () => (/* binding */ extendLog),
  Gf: () => (/* binding */ openState),
  Bw: () => (/* binding */ sealState)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/export/form.js
var export_form = __webpack_require__(56581);
// EXTERNAL MODULE: ./build/history/schema.js
var schema = __webpack_require__(55400);
// EXTERNAL MODULE: ./build/history/seal.js
var seal = __webpack_require__(58730);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/history/history.js
var history_history = __webpack_require__(32215);
// EXTERNAL MODULE: ./build/report/json/schema.js
var json_schema = __webpack_require__(22339);
// EXTERNAL MODULE: ./build/sweep/overview.js + 1 modules
var overview = __webpack_require__(90896);
;// CONCATENATED MODULE: ./build/sweep/schema-overview.js




/*
 * The numbers of a sweep as its JSON report holds them.
 */
const schema_overview_text = (about) => schemas/* string */.YjP().describe(about);
const count = (about) => schemas/* int */.Whr().min(0).describe(about);
const places = count('Places.');
const repositories = count('Repositories that these are in.');
function listed(item, about) {
    return schemas/* strictObject */.rej({
        total: count('How many there are.'),
        first: schemas/* array */.YOg(item).describe('The first of them.'),
    })
        .nullable()
        .describe(`${about} Null where grades are unknown.`);
}
/** A waiver of a policy that is in use. */
const sweptWaiverSchema = json_schema/* waiverSchema */.IM.pick({
    match: true,
    file: true,
    alias: true,
    rule: true,
    check: true,
    reason: true,
    expires: true,
    covers: true,
    daysLeft: true,
    writtenIn: true,
});
const news = schemas/* strictObject */.rej({
    places: count('Places that are new by it.'),
    failing: count('Those that fail, or could not be judged.'),
});
const newsAbout = {
    'brought-in': 'By a commit.',
    'graded-anew': 'Graded anew by the service.',
    'rubric-changed': 'Because the rubric changed.',
    'policy-changed': 'Because the policy changed.',
};
const overviewSchema = schemas/* strictObject */.rej({
    grades: schemas/* array */.YOg(schemas/* strictObject */.rej({
        grade: schemas/* string */.YjP()
            .nullable()
            .describe('A letter; `other` for what is no letter; null for what has no score.'),
        servers: count('Servers with it.'),
        places: count('Places that declare them.'),
        byReach: schemas/* strictObject */.rej(Object.fromEntries(overview/* reaches */.O6.map((reach) => [reach, count(`Those in ${reach} repositories.`)])))
            .describe('These servers by the number of repositories that declare them.'),
    }))
        .nullable()
        .describe('Servers by their grade, from the best to the worst; null where grades are unknown.'),
    rules: schemas/* array */.YOg(schemas/* strictObject */.rej({ rule: schema_overview_text('Id of the rule.'), places, repositories }))
        .nullable()
        .describe('What fails, or could not be judged. A place with two rules counts for both. Null where grades are unknown.'),
    teams: listed(schemas/* strictObject */.rej({
        team: schemas/* string */.YjP().nullable().describe('An owner by CODEOWNERS; null for nobody.'),
        places,
        repositories,
    }), 'Whose files fail. A place with two owners counts for both.'),
    pinned: count('Places with a version that is pinned.'),
    unpinned: count('Places where each start may fetch another version.'),
    news: schemas/* strictObject */.rej(Object.fromEntries(history_history/* causes */.p.map((cause) => [cause, news.describe(newsAbout[cause])])))
        .nullable()
        .describe('What is new since the last run, by cause; null if no last run is known, or grades are unknown.'),
    exposure: listed(schemas/* strictObject */.rej({
        name: schema_overview_text('What it is called.'),
        version: schema_overview_text('Its version, as it is shown.'),
        grade: schema_overview_text('Its grade.'),
        score: schemas/* number */.aig().describe('Its score.'),
        repositories: count('Repositories that declare it.'),
        exposure: schemas/* number */.aig()
            .describe('What its score lacks to 100, times the number of repositories.'),
    }), `Servers with a score below ${overview/* lowScore */.BG}, those with the greatest exposure first.`),
    waivers: listed(sweptWaiverSchema.extend({
        repository: schemas/* string */.YjP()
            .nullable()
            .describe("The repository whose policy has it; null for the organisation's."),
    }), `Waivers in use that end within ${overview/* endingDays */.d6} days, the next one first.`),
    edits: listed(schemas/* strictObject */.rej({
        kind: schemas/* enum */.k5n(['version', 'other'])
            .describe('`version`: another version passes. `other`: none does, or it is no server; the rules advise.'),
        name: schemas/* string */.YjP().nullable().describe('A server or a file; null for neither.'),
        from: schemas/* array */.YOg(schemas/* string */.YjP()).describe('The versions that are there now, five at most.'),
        to: json_schema/* serverSchema */.zT.shape.remedy.describe('The version that passes; null if none does.'),
        advice: schemas/* array */.YOg(schemas/* string */.YjP()).describe('What the rules advise, three sentences at most.'),
        rules: schemas/* array */.YOg(schemas/* string */.YjP()).describe('The rules that no longer fail.'),
        places: count('Failing places that it clears.'),
        repositories,
        example: schema_overview_text('One of the repositories.'),
    }), 'The edits that clear the most failures.'),
})
    .nullable()
    .describe('Numbers for those who are responsible; null where grades are withheld.');

;// CONCATENATED MODULE: ./build/sweep/schema.js




/*
 * What the JSON report of a sweep holds. It shares the shapes of the gate's own report.
 */
const schema_text = (about) => schemas/* string */.YjP().describe(about);
const schema_count = (about) => schemas/* int */.Whr().min(0).describe(about);
const optionalCount = (about) => schemas/* int */.Whr().min(0).nullable().describe(about);
const verdict = schemas/* enum */.k5n(['pass', 'warn', 'fail', 'error']);
const repositoryName = schema_text('`owner/name`.');
const owners = schemas/* array */.YOg(schemas/* string */.YjP())
    .describe('Who owns the file by CODEOWNERS, in lower case: `@user`, `@organisation/team`, or an address of e-mail; empty for nobody.');
const repository = schemas/* strictObject */.rej({
    name: repositoryName,
    visibility: schemas/* enum */.k5n(['public', 'internal', 'private'])
        .nullable()
        .describe('Null where GitHub does not show the repository.'),
    pushedAt: schemas/* string */.YjP().nullable().describe('When something was pushed last; null where unknown.'),
    branch: schemas/* string */.YjP().nullable().describe('The default branch; null where there is none.'),
    commit: schemas/* string */.YjP().nullable().describe('The judged commit; null where nothing was read.'),
    status: schemas/* enum */.k5n(['read', 'empty', 'not-read', 'not-read-yet'])
        .describe('`empty`: it has no commits. `not-read`: it cannot be read. `not-read-yet`: the run ended before it.'),
    reason: schemas/* string */.YjP().nullable().describe('Why it was not read, else null.'),
    verdict: verdict.describe('`error` where it was not read, or could not be judged.'),
    problems: schemas/* array */.YOg(json_schema/* briefProblem */.Qu.extend({ owners }))
        .describe('Those of no server, such as files that cannot be read.'),
    waivers: schemas/* array */.YOg(sweptWaiverSchema).describe('The waivers of its policy that are in use.'),
    notices: schemas/* array */.YOg(schemas/* string */.YjP()).describe('What is to be known of its policy and its CODEOWNERS.'),
});
const sinceSchema = schemas/* strictObject */.rej({
    after: schemas/* string */.YjP()
        .nullable()
        .describe('The last run before it was so; null if none is known: then it is so at least since `by`.'),
    by: schema_text('The first run that found it so.'),
})
    .describe('When something came to be so: between two runs.');
const server = schemas/* strictObject */.rej({
    repository: repositoryName,
    ...json_schema/* serverSchema */.zT.pick({
        file: true,
        line: true,
        alias: true,
        client: true,
        role: true,
        launch: true,
        type: true,
        name: true,
        specifier: true,
        version: true,
        pin: true,
        match: true,
        judgedVersion: true,
        grade: true,
        score: true,
        verdict: true,
        remedy: true,
    }).shape,
    isPinned: schemas/* boolean */.zMY()
        .nullable()
        .describe('Whether each start fetches the same version; null for what has no versions.'),
    owners,
    problems: schemas/* array */.YOg(json_schema/* briefProblem */.Qu).describe('What the rules found.'),
    history: schemas/* strictObject */.rej({
        declared: sinceSchema.describe('Since when this version of it is declared there.'),
        graded: sinceSchema.describe('Since when it has this grade and verdict there.'),
        news: schemas/* enum */.k5n(history_history/* causes */.p)
            .nullable()
            .describe('Why it is new since the last run: brought in by a commit, graded anew by the service, because the rubric changed, or because the policy changed; null if nothing is new, or no last run is known.'),
    })
        .nullable()
        .describe('What earlier runs know of it; null without `--state-file`.'),
});
/** A server that was in a place. */
const gonePlace = schemas/* strictObject */.rej({
    repository: repositoryName,
    ...json_schema/* serverSchema */.zT.pick({
        file: true,
        alias: true,
        type: true,
        name: true,
        version: true,
        judgedVersion: true,
        grade: true,
        verdict: true,
    }).shape,
    declared: sinceSchema.describe('Since when it was declared there.'),
    gone: sinceSchema.describe('Between which runs it went.'),
});
const headSchema = schemas/* strictObject */.rej({
    sweepVersion: schemas/* literal */.euz(1).describe('Raised when a field goes or changes its meaning.'),
    verdict: verdict.describe('The worst of all repositories; `error` also where one was not read.'),
    error: json_schema/* reportError */.N7
        .optional()
        .describe('Why nothing was decided, or the list has no end; only there where that is so.'),
    counts: schemas/* strictObject */.rej({
        listed: schema_count('Repositories that GitHub lists, or the file names.'),
        read: schema_count('Those that were read.'),
        empty: schema_count('Those without commits.'),
        notRead: schema_count('Those that cannot be read.'),
        notReadYet: schema_count('Those that the run did not come to.'),
        withServers: schema_count('Those that declare servers.'),
        failing: optionalCount('Those that were read and fail.'),
        undecided: optionalCount('Those that were read and could not be judged.'),
        servers: schema_count('Servers, each once wherever it is declared.'),
        places: schema_count('Entries of `servers`.'),
        failedServers: optionalCount('Servers that fail somewhere.'),
    })
        .describe('Numbers of repositories and servers; null for those that need grades, where these are not shown.'),
    grades: schemas/* enum */.k5n(['shown', 'withheld', 'unknown'])
        .describe('`withheld`: nothing here tells grades, and the lists are empty. `unknown`: `error` says why there are none; nothing is judged, and nothing is compared with the last run.'),
    overview: overviewSchema,
    leftOut: schemas/* strictObject */.rej({
        archived: schema_count('Archived repositories.'),
        forks: schema_count('Forks.'),
        byPattern: schema_count('Repositories that `--include` and `--exclude` leave out.'),
    })
        .describe('Numbers of repositories that are not judged, because nobody wants them to be.'),
    omitted: schemas/* enum */.k5n(['nothing', 'entries'])
        .describe('`entries`: those that would make the report larger than 100 MB are not there.'),
    run: schemas/* strictObject */.rej({
        version: schema_text('The version of MCP Grade Gate.'),
        at: iso/* datetime */.w$().describe('When everything was read.'),
        organisation: schemas/* string */.YjP().nullable().describe('Null for a list of repositories.'),
        requests: schema_count("Requests to GitHub's API."),
        notices: schemas/* array */.YOg(schemas/* string */.YjP())
            .describe("What is to be known of the organisation's policy, and of the state."),
        last: schemas/* strictObject */.rej({ at: schema_text('When it was judged.') })
            .nullable()
            .describe('The last run that is known; null if none is.'),
    })
        .describe('The circumstances.'),
    export: json_schema/* reportExport */.hQ,
});
/** The JSON report of a sweep, as `renderSweepJson` writes it. */
const sweepSchema = headSchema.extend({
    repositories: schemas/* array */.YOg(repository).describe('One entry for each repository, by its name.'),
    servers: schemas/* array */.YOg(server)
        .describe('One entry for each place and what it launches, the worst verdicts first.'),
    gone: schemas/* array */.YOg(gonePlace).describe('What the last run found in a place that has it no longer.'),
});
const kind = (name) => schemas/* literal */.euz(name).describe('What the line is.');
/** A line of the report in lines, as `renderSweepLines` writes it: first the one without lists. */
const sweepLineSchema = schemas/* discriminatedUnion */.gMt('kind', [
    headSchema.extend({ kind: kind('sweep') }),
    repository.extend({ kind: kind('repository') }),
    server.extend({ kind: kind('server') }),
    gonePlace.extend({ kind: kind('gone') }),
]);
/** The JSON Schema of the report, for other tools. */
function sweepJsonSchema() {
    return titled('JSON report of a sweep of MCP Grade Gate', sweepSchema);
}
/** The JSON Schema of a line. */
function sweepLineJsonSchema() {
    return titled('Line of the report of a sweep of MCP Grade Gate', sweepLineSchema);
}
function titled(title, all) {
    const { $schema, ...rest } = z.toJSONSchema(all, { io: 'input' });
    return { $schema, title, ...rest };
}

;// CONCATENATED MODULE: ./build/sweep/state.js





/*
 * In bytes, of one repository and of all of them: all that is kept can be opened again, whatever
 * strangers have in their files.
 */
const mostContents = { ofOne: 1024 * 1024, ofAll: 200 * 1024 * 1024 };
const mostJudged = { ofOne: 2 * 1024 * 1024, ofAll: 100 * 1024 * 1024 };
const maxLogBytes = 50 * 1024 * 1024;
/** The log keeps the newest of these: of all repositories, and of one. */
const maxLog = 50_000;
const maxLogOfOne = 1000;
/** Far more than GitHub lists of any organisation that is swept in a day. */
const maxRepositories = 200_000;
const state_text = schemas/* string */.YjP();
const read = { commit: state_text, key: state_text, run: schemas/* int */.Whr() };
/** The lines that are JSON, but for contents, which are only opened where `ReadState.key` is that of this build. */
const lineSchemas = {
    head: schemas/* object */.Ikc({
        service: state_text,
        organisation: state_text.nullable(),
        run: schemas/* int */.Whr(),
        writtenAt: state_text,
        lastAt: state_text.nullable(),
        repositories: schemas/* int */.Whr().max(maxRepositories),
        log: schemas/* int */.Whr().max(maxLog),
        isLogCut: schemas/* boolean */.zMY(),
    }),
    repository: schemas/* object */.Ikc({
        name: state_text,
        id: schemas/* int */.Whr().nullable(),
        read: schemas/* object */.Ikc(read).nullable(),
    }),
    judged: schema.rememberedSchema,
    gone: gonePlace,
};
const stateForm = (0,export_form/* formDigest */.lh)(seal/* sealedParts */.Fo, ...Object.values(lineSchemas));
/** A state, sealed under the first of the keys. */
function sealState(keys, state) {
    return (0,seal/* sealLines */.JD)(keys, stateForm, linesOf(state));
}
function* linesOf({ repositories, log, ...head }) {
    yield JSON.stringify({ ...head, repositories: repositories.length, log: log.length });
    const hasContents = kept(repositories.map(({ read }) => read?.contents ?? ''), mostContents);
    const hasJudged = kept(repositories.map(({ judged }) => judged ?? ''), mostJudged);
    for (const [at, { read, judged, ...about }] of repositories.entries()) {
        const { contents = '', ...rest } = read ?? {};
        const isRead = read !== null && hasContents.has(at);
        yield JSON.stringify({ ...about, read: isRead ? rest : null });
        yield isRead ? contents : '';
        yield (hasJudged.has(at) ? judged : null) ?? '';
    }
    yield* log;
}
/** Which of the texts are kept: the shortest first, so that a few large ones take no room from the others. */
function kept(texts, { ofOne, ofAll }) {
    let all = 0;
    return new Set(texts
        .map((text, at) => ({ at, size: Buffer.byteLength(text) }))
        .sort((a, b) => a.size - b.size)
        .filter(({ size }) => {
        all += size;
        return size <= ofOne && all <= ofAll;
    })
        .map(({ at }) => at));
}
/** Why a state cannot be used, in words that go on after "because". */
const faultWords = {
    'not-sealed': 'it is not a state that this tool has written',
    'other-version': 'another version of this tool has written it',
    'other-key': 'none of the state keys opens it',
    altered: 'it is damaged or was altered',
};
/**
 * Opens a state that `sealState` has written.
 *
 * @param scope null for any
 * @returns why it cannot be used, as words that go on after "because", in place of a state that does not
 *   open or belongs to something else
 */
function openState(keys, bytes, scope) {
    const opened = (0,seal/* unsealLines */.MG)(keys, stateForm, bytes);
    if ('fault' in opened)
        return { fault: faultWords[opened.fault] };
    try {
        const state = stateFrom(opened.lines);
        const fault = scope === null ? null : foreignWords(state, scope);
        return fault === null ? { state } : { fault };
    }
    catch {
        return { fault: faultWords.altered };
    }
}
/** @throws an error for lines that do not fit */
function stateFrom(lines) {
    const rest = lines[Symbol.iterator]();
    const next = () => {
        const line = rest.next();
        if (line.done)
            throw new Error('it has fewer lines than its head says');
        return line.value;
    };
    const { head, repository, judged, gone } = lineSchemas;
    const { repositories: count, log: logged, ...about } = head.parse(JSON.parse(next()));
    const repositories = Array.from({ length: count }, () => {
        const { read, ...known } = repository.parse(JSON.parse(next()));
        const [contents, found] = [next(), next()];
        if (found !== '')
            judged.parse(JSON.parse(found));
        return {
            ...known,
            read: read === null ? null : { ...read, contents },
            judged: found === '' ? null : found,
        };
    });
    const log = Array.from({ length: logged }, () => {
        const line = next();
        gone.parse(JSON.parse(line));
        return line;
    });
    return { ...about, repositories, log };
}
/** Why a state belongs to something else; null if it does not. */
function foreignWords(state, scope) {
    const lower = (text) => text?.toLowerCase() ?? null;
    if (state.service !== scope.service)
        return `it is of another GitHub, ${state.service}`;
    if (lower(state.organisation) !== lower(scope.organisation)) {
        const { organisation } = state;
        return `it is of ${organisation === null ? 'a list of repositories' : `the organisation ${organisation}`}`;
    }
    const names = new Set(scope.names.map(lower));
    const isShared = scope.organisation !== null ||
        state.repositories.length === 0 ||
        state.repositories.some(({ name }) => names.has(lower(name)));
    return isShared ? null : 'it has none of the repositories of the list';
}
/** The entries of the log, with those that are new. */
function extendLog({ log, isLogCut }, gone) {
    if (gone.length === 0)
        return { log, isLogCut };
    const all = [...log, ...gone.map((each) => JSON.stringify(withShortTexts(each)))];
    const counts = new Map();
    let bytes = 0;
    const newest = all
        .toReversed()
        .filter((line) => {
        const { repository } = JSON.parse(line);
        const count = (counts.get(repository) ?? 0) + 1;
        counts.set(repository, count);
        if (count > maxLogOfOne)
            return false;
        bytes += Buffer.byteLength(line);
        return bytes <= maxLogBytes;
    })
        .slice(0, maxLog)
        .reverse();
    return { log: newest, isLogCut: isLogCut || newest.length < all.length };
}
/** In characters: names of packages and files that anybody uses are shorter. */
const longestText = 500;
function withShortTexts(place) {
    const short = (text) => text.length > longestText ? `${text.slice(0, longestText)}…` : text;
    const { file, alias, name, version } = place;
    return {
        ...place,
        ...{ file: short(file), alias: short(alias) },
        ...{ name: name && short(name), version: version && short(version) },
    };
}


/***/ }),

/***/ 1886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $M: () => (/* binding */ newsWords),
/* harmony export */   KJ: () => (/* binding */ unreadGroups),
/* harmony export */   KR: () => (/* binding */ sinceWords),
/* harmony export */   Nc: () => (/* binding */ reachWords),
/* harmony export */   Ny: () => (/* binding */ leftOutWords),
/* harmony export */   O3: () => (/* binding */ waiverWords),
/* harmony export */   Xb: () => (/* binding */ resultWords),
/* harmony export */   ZJ: () => (/* binding */ withheldWords),
/* harmony export */   c8: () => (/* binding */ repositoriesWords),
/* harmony export */   oJ: () => (/* binding */ foundWords),
/* harmony export */   pQ: () => (/* binding */ causeWords),
/* harmony export */   uf: () => (/* binding */ editWords),
/* harmony export */   vI: () => (/* binding */ shortened),
/* harmony export */   xH: () => (/* binding */ foundSentences)
/* harmony export */ });
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59743);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13920);
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);



/*
 * What the outputs of a sweep say in words.
 */
/** `1 repository`, `3 repositories`. */
function repositoriesWords(number) {
    return number === 1 ? '1 repository' : `${number} repositories`;
}
/** `37 places of 21 repositories` */
function reachWords({ places, repositories, }) {
    return `${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_0__.plural)(places, 'place')} of ${repositoriesWords(repositories)}`;
}
/** What was read and what fails, in a sentence. */
function resultWords({ counts }) {
    const { read, withServers, servers, failing, notRead, notReadYet, undecided } = counts;
    const declared = withServers === 0
        ? 'none declares MCP servers'
        : `${withServers} ${withServers === 1 ? 'declares' : 'declare'} ${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_0__.plural)(servers, servers === 1 ? 'server' : 'different server')}`;
    const missing = [
        ...some(notRead, 'not read'),
        ...some(notReadYet, 'not read yet'),
        ...some(undecided ?? 0, 'not judged'),
    ];
    const judged = [declared, ...(failing === null ? [] : failWords(failing, withServers))];
    const rest = missing.length === 0 ? '' : `; ${missing.join(', ')}`;
    return `${repositoriesWords(read)} read: ${judged.join(', ')}${rest}.`;
}
/** In how many repositories something fails: a file can, where no server is declared. */
function failWords(number, withServers) {
    if (number > 0)
        return [`something fails in ${repositoriesWords(number)}`];
    return withServers === 0 ? [] : ['nothing fails'];
}
/** What nobody wanted to be judged, in a sentence; null if nothing. */
function leftOutWords({ counts, leftOut }) {
    const parts = [
        ...some(leftOut.archived, 'archived'),
        ...some(leftOut.forks, leftOut.forks === 1 ? 'fork' : 'forks'),
        ...some(leftOut.byPattern, 'left out by include and exclude'),
        ...some(counts.empty, 'without commits'),
    ];
    return parts.length === 0 ? null : `Not judged: ${parts.join(', ')}.`;
}
function some(number, text) {
    return number === 0 ? [] : [`${number} ${text}`];
}
/** What a report without grades says in their place. */
const withheldWords = [
    'This repository is public, so grades, findings and names of repositories are not shown here.',
    'To see them, run the sweep in a private repository or on the command line, or set publish-grades: true to show them here.',
];
/** How a cause of news is called, behind a number of places. */
const causeWords = {
    'brought-in': 'brought in by a commit',
    'graded-anew': 'graded anew by the service',
    'rubric-changed': 'because the rubric changed',
    'policy-changed': 'because the policy changed',
};
/** What is new since the last run, by cause; empty for nothing, or if no last run is known. */
function newsWords({ news }) {
    return Object.entries(news ?? {}).flatMap(([cause, { places, failing }]) => {
        if (places === 0)
            return [];
        const some = failing < places ? `${failing} of which` : places === 1 ? 'which' : 'all of which';
        const fails = failing === 0 ? '' : `, ${some} ${failing === 1 ? 'fails' : 'fail'}`;
        return [`${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_0__.plural)(places, 'place')} ${causeWords[cause]}${fails}`];
    });
}
/** `between 2026-11-20 and 2026-11-21`, or `at least since 2026-11-21` */
function sinceWords({ after, by }) {
    const [first, last] = [after?.slice(0, 10) ?? null, by.slice(0, 10)];
    if (first === null)
        return `at least since ${last}`;
    return first === last ? `on ${last}` : `between ${first} and ${last}`;
}
/** What to do, and what it clears. */
function editWords({ kind, name, from, to, advice, ...reach }) {
    const { places, repositories, example } = reach;
    const cleared = repositories === 1
        ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `(${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)((0,_report_words_js__WEBPACK_IMPORTED_MODULE_0__.plural)(places, 'place'))} of ${example})`
        : (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(`(${reachWords(reach)})`);
    if (kind === 'version' && to !== null) {
        const before = from.length === 0 ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `` : (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) ` in place of ${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(from)}`;
        return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `Use version ${to.version}, graded ${to.grade}, of ${name ?? '?'}${before} ${cleared}`;
    }
    const about = name === null ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `` : (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${name}: `;
    // Its values are escaped with it, as all of a phrase is.
    const rest = advice.length === 0 ? 'See what the rules found.' : advice.map(shortened).join(' ');
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${about}${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(rest)} ${cleared}`;
}
/** A sentence of a rule, whose values may be of any length, as people read it. */
function shortened(sentence) {
    return (0,_report_text_js__WEBPACK_IMPORTED_MODULE_2__.visible)(sentence, mostShown);
}
/** Characters of a sentence that are shown; our own have fewer. */
const mostShown = 700;
/** When a waiver ends, and what of. */
function waiverWords(waiver) {
    const { match, file, alias, rule, check, daysLeft, expires, reason, repository } = waiver;
    const days = (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(daysLeft === 0 ? 'today' : `in ${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_0__.plural)(daysLeft, 'day')}`);
    const named = alias === null ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${file ?? ''}` : (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${alias} in ${file ?? ''}`;
    const target = match === null ? named : (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${match}`;
    const what = check === null ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${rule}` : (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${check} (${rule})`;
    const whose = repository === null ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)("the organisation's policy") : (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${repository}`;
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `The waiver of ${what} for ${target} in ${whose} ends ${days}, on ${expires}: ${reason}`;
}
/** What was not read, by its reason: the one of the most repositories first. */
function unreadGroups(repositories) {
    const unread = repositories.filter(({ status }) => status.startsWith('not-read'));
    const groups = Map.groupBy(unread, ({ status, reason }) => `${status} ${reason}`);
    return [...groups.values()]
        .map((same) => ({
        reason: same[0]?.reason ?? '',
        isYet: same[0]?.status === 'not-read-yet',
        names: same.map(({ name }) => name),
    }))
        .sort((a, b) => b.names.length - a.names.length);
}
/** Each sentence of the rules once: those of a higher level first, then those of the most places. */
function foundSentences({ repositories, servers, }) {
    const all = [
        ...servers.flatMap(({ entry }) => entry.problems.map((problem) => ({ problem, repository: entry.repository }))),
        ...repositories.flatMap(({ name, problems }) => problems.map((problem) => ({ problem, repository: name }))),
    ].map((each) => ({ ...foundWords(each.problem), place: placeOfProblem(each) }));
    const groups = Map.groupBy(all, ({ place, ...rest }) => JSON.stringify(rest));
    const rank = ({ state }) => states.indexOf(state);
    return [...groups.values()]
        .flatMap((same) => same.slice(0, 1).map(({ place, ...rest }) => ({
        ...rest,
        places: [...new Set(same.map((each) => each.place))],
    })))
        .sort((a, b) => rank(a) - rank(b) || b.places.length - a.places.length);
}
const states = ['error', 'fail', 'warn', 'waived'];
/** What a rule found, in one text. */
function foundWords({ level, rule, message, advice, waived }) {
    const rest = waived === null ? advice : `Waived: “${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_2__.visible)(waived)}”.`;
    const text = [message, rest].filter((part) => part !== '').join(' ');
    return { state: waived === null ? level : 'waived', rule, text };
}
function placeOfProblem(at) {
    const { file, line } = at.problem;
    return file === null
        ? at.repository
        : `${at.repository} ${file}${line === null ? '' : `:${line}`}`;
}


/***/ }),

};
