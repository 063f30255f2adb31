export const modules = {

/***/ 31969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ judgeCorpus)
});

// EXTERNAL MODULE: ./build/export/scan.js
var scan = __webpack_require__(47862);
// EXTERNAL MODULE: ./build/export/select.js
var export_select = __webpack_require__(64283);
// EXTERNAL MODULE: ./build/grading/match.js + 1 modules
var match = __webpack_require__(7353);
// EXTERNAL MODULE: ./build/policy/evaluate.js + 1 modules
var evaluate = __webpack_require__(76451);
// EXTERNAL MODULE: ./build/versions/ecosystems.js
var ecosystems = __webpack_require__(87299);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/export/document-store.js
var document_store = __webpack_require__(60738);
// EXTERNAL MODULE: ./build/export/mirror/layout.js
var layout = __webpack_require__(60385);
// EXTERNAL MODULE: ./build/export/mirror/read.js
var read = __webpack_require__(21547);
// EXTERNAL MODULE: ./build/export/mirror/write.js + 2 modules
var write = __webpack_require__(65162);
;// CONCATENATED MODULE: ./build/corpus/grouped-copy.js





/**
 * Copies an export into a file in which the records of each server are together, sealed under a random
 * key: a lookup reads little more than it needs, whatever the order of the document.
 *
 * @throws GateError if the document is no export, or the folder cannot be written
 */
async function openGroupedCopy({ open, origin }, { createFile, createSpill }) {
    const key = (0,external_node_crypto_.randomBytes)(32).toString('hex');
    const seal = (0,layout/* mirrorSeal */.Jh)(key, '', (0,external_node_crypto_.randomBytes)(32));
    const { store, file: stored } = await (0,document_store/* storeOfDocument */.m)(open(), origin, key, createFile());
    const created = createFile();
    let place;
    try {
        ({ directory: place } = (0,write/* writeMirror */.l)(store, { seal, append: created.append, createSpill }));
    }
    catch (error) {
        created.discard();
        throw error;
    }
    finally {
        stored.close();
    }
    const file = await created.complete();
    try {
        const { servers, scores, findings, summary } = await (0,read/* openMirror */.Y)(seal, place, async (places) => places.map(({ offset, length }) => Buffer.from(file.read(offset, length))));
        // It has no dates: a document by itself knows none of earlier ones.
        return { source: { servers, scores, findings, summary }, close: file.close };
    }
    catch (error) {
        file.close();
        throw error;
    }
}

// EXTERNAL MODULE: ./build/corpus/judge-package.js
var judge_package = __webpack_require__(8519);
// EXTERNAL MODULE: ./build/export/server-index.js
var server_index = __webpack_require__(57701);
;// CONCATENATED MODULE: ./build/corpus/named-servers.js

/** Indexes servers by their names, so that a look-up does not go through all of them. */
function indexNames(servers) {
    const places = new Map();
    for (const [at, { record }] of servers.entries()) {
        for (const key of (0,server_index/* nameKeys */.u3)(record.name, record.packageRefs)) {
            const known = places.get(key);
            if (known === undefined)
                places.set(key, [at]);
            else
                known.push(at);
        }
    }
    return (identities) => {
        const found = new Set(identities.flatMap(({ name }) => places.get(name) ?? []));
        return [...found].sort((a, b) => a - b).flatMap((at) => servers[at] ?? []);
    };
}

// EXTERNAL MODULE: ./build/corpus/pinned-launch.js
var pinned_launch = __webpack_require__(59443);
// EXTERNAL MODULE: ./build/corpus/plan.js
var plan = __webpack_require__(442);
;// CONCATENATED MODULE: ./build/corpus/judge-corpus.js










/** Records in memory, which take some five times as much there. */
const defaultBatchBytes = 2 * 1024 * 1024;
/** Reading the document again costs a tenth of copying it. */
const maxScans = 8;
/**
 * Judges what an export lists as the gate judges somebody who adds it, pinned to each version. Memory does
 * not depend on the size of the export but for the names of its servers, and the time is linear in it.
 *
 * @param given the names of its servers, if they were read before
 * @throws GateError if the document is no export, or the folder cannot be written; `packages` does too
 */
async function judgeCorpus(file, { policy, now, folder, isWanted = () => true, batchBytes = defaultBatchBytes }, given) {
    const names = given ?? (await (0,plan/* readNames */.r6)(file));
    const { summary } = names;
    const batches = (0,plan/* batchesOf */.cS)(names, isWanted, batchBytes);
    const judge = (0,judge_package/* openJudge */.S)(policy, now);
    async function* judged(source) {
        for (const batch of batches) {
            const selection = await (0,export_select.selectFromExport)(source(), queryOf(batch));
            const serversNamed = indexNames(selection.servers);
            for (const identity of batch) {
                const found = judge(identity, selection, serversNamed);
                if (found !== null)
                    yield found;
            }
        }
    }
    async function* packages() {
        if (batches.length <= maxScans) {
            yield* judged(() => (0,scan.scanExport)(file.open, file.origin));
            return;
        }
        const { source, close } = await openGroupedCopy(file, folder);
        try {
            yield* judged(() => source);
        }
        finally {
            close();
        }
    }
    return {
        header: (0,export_select.exportHeader)(summary),
        problems: exportProblems(summary, policy, now),
        packages: packages(),
    };
}
/** Everything that may decide about some identities, each once. */
function queryOf(batch) {
    const all = batch.flatMap((each) => {
        const dependency = (0,pinned_launch/* launchOf */.v)(each);
        return dependency === null ? [] : (0,match/* identitiesOf */.UI)(dependency);
    });
    return {
        identities: [...new Map(all.map((each) => [(0,ecosystems/* identityKey */.US)(each), each])).values()],
        watched: [],
    };
}
/** What the gate says of an export in every run. */
function exportProblems(summary, policy, now) {
    const header = (0,export_select.exportHeader)(summary);
    const inconsistencies = (0,export_select.summaryFaults)(summary);
    const ageMs = now - header.generatedAt;
    const about = { ...header, source: 'file', caution: null, ageMs, inconsistencies };
    const nothing = { dependencies: [], files: [], relaxations: [], folder: '' };
    // In the scope of a change nothing is said of waivers that are about what was not judged.
    const subjects = { ...nothing, export: about, scope: 'changed', now };
    return (0,evaluate/* evaluate */._)(subjects, policy, false).problems;
}


/***/ }),

/***/ 8519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ openJudge)
/* harmony export */ });
/* harmony import */ var _grading_age_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66072);
/* harmony import */ var _grading_match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7353);
/* harmony import */ var _grading_matched_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60879);
/* harmony import */ var _grading_server_versions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40508);
/* harmony import */ var _policy_bindings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12817);
/* harmony import */ var _policy_judge_dependency_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46092);
/* harmony import */ var _policy_layered_terms_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51033);
/* harmony import */ var _policy_waivers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58266);
/* harmony import */ var _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87299);
/* harmony import */ var _pinned_launch_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59443);










/**
 * A version that is no pin, such as a tag, may mean any other one, and is compared with all. So many
 * comparisons are made for one package; none that is honest needs more.
 */
const maxComparisons = 1_000_000;
/**
 * Returns a function that judges packages by the rules of the gate: each version for itself, as if it were
 * declared in a repository without a base.
 *
 * @param now milliseconds since the epoch
 */
function openJudge(policy, now) {
    const boundTo = (0,_policy_bindings_js__WEBPACK_IMPORTED_MODULE_3__/* .openBindings */ .j)(policy);
    const context = {
        terms: (0,_policy_layered_terms_js__WEBPACK_IMPORTED_MODULE_5__/* .layeredTermsOf */ .bW)(policy),
        now,
        waivers: (0,_policy_waivers_js__WEBPACK_IMPORTED_MODULE_6__/* .openWaivers */ .m)(policy.values.waivers, policy.floors, now),
        trialWaivers: null,
        pathOf: (file) => file,
        inapplicable: null,
        mayYield: false,
    };
    const judge = (dependency, version, selection) => {
        const match = (0,_grading_match_js__WEBPACK_IMPORTED_MODULE_1__/* .matchDependency */ .px)(dependency, selection, boundTo(dependency));
        const subject = {
            dependency,
            match,
            previous: null,
            change: 'unknown',
            isCounted: true,
        };
        const judged = (0,_policy_judge_dependency_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeDependency */ .n)(subject, context);
        const report = (0,_grading_matched_js__WEBPACK_IMPORTED_MODULE_9__/* .decidingReport */ .O)(judged.match);
        const time = report && (0,_grading_age_js__WEBPACK_IMPORTED_MODULE_0__/* .gradedAt */ .F)(report);
        const failing = judged.problems.filter(({ level, waived }) => level === 'error' || (level === 'fail' && waived === null));
        return {
            version,
            judgedVersion: (0,_grading_matched_js__WEBPACK_IMPORTED_MODULE_9__/* .listedMatch */ .Ry)(judged.match)?.judgedVersion ?? null,
            verdict: judged.verdict ?? 'error',
            score: report?.score ?? null,
            grade: report?.grade || null,
            ...(report?.rubricVersion != null && { rubric: report.rubricVersion }),
            rules: [...new Set(failing.map(({ rule }) => rule))].sort(),
            digest: null,
            gradedAt: time === null ? null : new Date(time).toISOString(),
        };
    };
    return (identity, whole, serversNamed) => {
        const unpinned = (0,_pinned_launch_js__WEBPACK_IMPORTED_MODULE_8__/* .launchOf */ .v)(identity);
        if (unpinned === null)
            return null;
        const selection = { ...whole, servers: serversNamed((0,_grading_match_js__WEBPACK_IMPORTED_MODULE_1__/* .identitiesOf */ .UI)(unpinned)) };
        const servers = (0,_grading_match_js__WEBPACK_IMPORTED_MODULE_1__/* .serversOf */ .U2)(identity, selection.servers);
        const named = {
            identity,
            servers: servers.map(({ record: { id, name } }) => ({ id, name })),
        };
        const versions = _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_7__/* .ecosystems */ .uU[identity.type].versions === 'none' ? [] : versionsOf(identity, servers);
        if (versions.length === 0)
            return { ...named, versions: [judge(unpinned, null, selection)] };
        const digestOf = digestsOf(identity, servers);
        let comparisons = 0;
        return {
            ...named,
            versions: versions.map((version) => {
                const pinned = (0,_pinned_launch_js__WEBPACK_IMPORTED_MODULE_8__/* .pinnedLaunchOf */ .P)(unpinned, version);
                // Whoever launches it runs something that was not judged.
                if (pinned === null)
                    return undecided(version, ['unidentified']);
                if (pinned.pin !== 'exact' && pinned.pin !== 'git')
                    comparisons += versions.length;
                if (comparisons > maxComparisons)
                    return undecided(version, []);
                return { ...judge(pinned, version, selection), digest: digestOf(version) };
            }),
        };
    };
}
function undecided(version, rules) {
    const nothing = { judgedVersion: null, score: null, grade: null, digest: null, gradedAt: null };
    return { ...nothing, version, verdict: 'error', rules };
}
/** Every version that the export knows of some servers, each once, the highest first. */
function versionsOf({ type }, servers) {
    const { normaliseVersion } = _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_7__/* .ecosystems */ .uU[type];
    const all = servers
        .flatMap((server) => (0,_grading_server_versions_js__WEBPACK_IMPORTED_MODULE_2__/* .versionsOfServer */ .wm)(type, server).listed)
        .filter((version) => version.trim() !== '');
    const unique = [...new Map(all.map((each) => [normaliseVersion(each), each])).values()];
    const { ordered, rest } = (0,_grading_server_versions_js__WEBPACK_IMPORTED_MODULE_2__/* .inVersionOrder */ .CJ)(type, unique, (each) => each);
    return [...ordered, ...rest];
}
/** Returns a function that finds the digest of an image's version; null where none is listed, or several. */
function digestsOf({ type, name }, servers) {
    const digests = new Map();
    for (const { versions, packageRefs } of servers.map(({ record }) => record)) {
        const own = packageRefs.filter((ref) => ref.type === type && ref.name === name);
        for (const { version, digest } of [...versions, ...own]) {
            if (version === null || digest === null)
                continue;
            const known = digests.get(version);
            digests.set(version, known === undefined || known === digest ? digest : null);
        }
    }
    return (version) => digests.get(version) ?? null;
}


/***/ }),

/***/ 59443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ pinnedLaunchOf),
/* harmony export */   v: () => (/* binding */ launchOf)
/* harmony export */ });
/* harmony import */ var _declarations_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27345);
/* harmony import */ var _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87299);


const nowhere = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
/** An entry of no file: a policy names files and aliases by texts that are not empty. */
const declaration = {
    ...{ file: '', client: '', folder: '', alias: '' },
    span: nowhere,
    disabled: false,
    launch: _declarations_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyLaunch */ .XF,
};
/**
 * The dependency of somebody who adds a server by its identity, without a version.
 *
 * @returns null if nothing can be launched by such a name, as of a package of another registry
 */
function launchOf(identity) {
    const { readPackage } = _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__/* .ecosystems */ .uU[identity.type];
    return dependencyOf(readPackage(identity.name, null), identity);
}
/**
 * The same, written with a version of the export as the ecosystem's registry spells it. What such a text
 * does not pin, such as the tag `latest`, is read as a launcher reads it.
 *
 * @returns null if a launch with that text would fetch something else, or nothing
 */
function pinnedLaunchOf(unpinned, version) {
    const { writing, readPackage } = _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__/* .ecosystems */ .uU[unpinned.type];
    const text = /^v?\d/.test(version) ? writing?.spell(version, unpinned) : null;
    const spelled = typeof text === 'string' ? text : version;
    const pinned = dependencyOf(readPackage(unpinned.name, spelled), unpinned);
    const isSame = pinned?.version != null && (0,_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__/* .sameVersion */ .r1)(pinned.type, pinned.version, spelled);
    return isSame ? pinned : null;
}
function dependencyOf(spec, identity) {
    if (!(0,_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__/* .isIdentified */ .mO)(spec) || (0,_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__/* .identityKey */ .US)(spec) !== (0,_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__/* .identityKey */ .US)(identity))
        return null;
    return {
        ...spec,
        role: 'server',
        resolved: null,
        span: nowhere,
        alterations: [],
        through: [],
        declaration,
        variableUses: [],
    };
}


/***/ }),

/***/ 442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YD: () => (/* binding */ compareKeys),
/* harmony export */   cS: () => (/* binding */ batchesOf),
/* harmony export */   r6: () => (/* binding */ readNames)
/* harmony export */ });
/* harmony import */ var _export_census_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62464);
/* harmony import */ var _export_faults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83306);
/* harmony import */ var _export_head_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49929);
/* harmony import */ var _export_record_key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77272);
/* harmony import */ var _export_server_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57701);
/* harmony import */ var _export_splitter_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19252);
/* harmony import */ var _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87299);







/** The keys of the identities that a record lists: its packages and addresses, and its registry names. */
function listedKeys(server) {
    return new Set([
        ...(0,_export_server_index_js__WEBPACK_IMPORTED_MODULE_4__/* .listedRefs */ .ut)(server).flatMap(({ type, name }) => type === null ? [] : (0,_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_6__/* .identityKey */ .US)({ type, name })),
        ...(0,_export_server_index_js__WEBPACK_IMPORTED_MODULE_4__/* .untypedNames */ .ci)(server.name, server.refs).map((name) => (0,_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_6__/* .identityKey */ .US)({ type: 'registry', name })),
    ]);
}
/**
 * Reads the names of an export's servers, in one pass over the document.
 *
 * @param visitor for what the caller needs besides; scores are parsed for it alone
 * @throws GateError if the document is no export
 */
async function readNames({ open, origin }, visitor = null) {
    const keys = [];
    const carriers = [];
    const serverHashes = [];
    const serverBytes = [];
    const scoreBytes = new Map();
    let findingBytes = 0;
    const census = (0,_export_census_js__WEBPACK_IMPORTED_MODULE_0__/* .takeCensus */ .T)({
        server(server, _, position) {
            serverHashes.push(server.id === null ? 0 : (0,_export_record_key_js__WEBPACK_IMPORTED_MODULE_3__/* .hashText */ .qj)(server.id));
            const listed = listedKeys(server);
            for (const key of listed) {
                keys.push(key);
                carriers.push(position);
            }
            visitor?.server(server, listed);
        },
        element(section, bytes, start, end, keyHash) {
            const size = end - start;
            if (section === 'servers')
                serverBytes.push(size);
            else if (section === 'findings')
                findingBytes += size;
            else {
                scoreBytes.set(keyHash, (scoreBytes.get(keyHash) ?? 0) + size);
                visitor?.score((0,_export_splitter_js__WEBPACK_IMPORTED_MODULE_5__/* .parseElement */ .on)(bytes, start, end));
            }
        },
    });
    const splitter = (0,_export_splitter_js__WEBPACK_IMPORTED_MODULE_5__/* .createSplitter */ .W3)(census.target);
    try {
        for await (const chunk of open())
            splitter.push(chunk);
        splitter.end();
    }
    catch (error) {
        throw error instanceof _export_faults_js__WEBPACK_IMPORTED_MODULE_1__.StructureError ? (0,_export_head_js__WEBPACK_IMPORTED_MODULE_2__.structureFailure)(error, origin) : error;
    }
    const known = [...serverBytes, ...scoreBytes.values()].reduce((sum, size) => sum + size, 1);
    const perByte = (known + findingBytes) / known;
    return {
        summary: census.summary(origin, splitter.hasNumericIds()),
        keys,
        carriers,
        bytesOf: (server) => ((serverBytes[server] ?? 0) + (scoreBytes.get(serverHashes[server] ?? 0) ?? 0)) * perByte,
    };
}
/**
 * Divides the identities that an export lists, in the order of their keys, into lists whose records fit
 * into memory together.
 *
 * @param isWanted whether the identity with a key is of interest
 * @param batchBytes about how many bytes the records of one list have
 */
function batchesOf({ keys, carriers, bytesOf }, isWanted, batchBytes) {
    const wanted = [...keys.keys()].filter((at) => isWanted(keys[at]));
    const order = Uint32Array.from(wanted).sort((a, b) => compareKeys(keys[a], keys[b]));
    const batches = [];
    let batch = [];
    let servers = new Set();
    let used = 0;
    let last;
    for (const at of order) {
        const [key = '', server = 0] = [keys[at], carriers[at]];
        const isNew = key !== last;
        if (isNew && used > batchBytes) {
            batches.push(batch);
            [batch, servers, used] = [[], new Set(), 0];
        }
        if (isNew)
            batch.push((0,_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_6__/* .parseIdentityKey */ .fB)(key));
        last = key;
        if (servers.has(server))
            continue;
        servers.add(server);
        used += bytesOf(server);
    }
    return batch.length === 0 ? batches : [...batches, batch];
}
/** Orders identities by their keys, as text. */
function compareKeys(a = '', b = '') {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 8025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exportDiff: () => (/* binding */ exportDiff)
});

// EXTERNAL MODULE: ./build/export-diff/compare-exports.js
var compare_exports = __webpack_require__(74840);
// EXTERNAL MODULE: ./build/export-diff/corpus.js
var corpus = __webpack_require__(73745);
// EXTERNAL MODULE: ./build/export-diff/names.js + 1 modules
var export_diff_names = __webpack_require__(31762);
// EXTERNAL MODULE: ./build/corpus/judge-corpus.js + 2 modules
var judge_corpus = __webpack_require__(31969);
// EXTERNAL MODULE: ./build/corpus/plan.js
var plan = __webpack_require__(442);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/versions/ecosystems.js
var ecosystems = __webpack_require__(87299);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/export/fields.js
var fields = __webpack_require__(77378);
// EXTERNAL MODULE: ./build/export/schema.js
var schema = __webpack_require__(27428);
// EXTERNAL MODULE: ./build/export/text-table.js
var text_table = __webpack_require__(8361);
;// CONCATENATED MODULE: ./build/export-diff/differing-keys.js






/**
 * Finds the identities that may be judged differently: those of servers that differ in anything that the
 * gate reads, and so all packages that these share with others.
 *
 * @throws GateError if one of them is no export
 */
async function findDifferingKeys(older, newer, diff) {
    const hash = (0,text_table/* createTextHash */.Wn)((0,external_node_crypto_.randomBytes)(8));
    const sides = [await readSide(older, hash), await readSide(newer, hash)];
    const [was, is] = sides;
    const ids = new Set([
        ...gradedIds(diff),
        ...[...was.records.keys(), ...is.records.keys()].filter((id) => was.records.get(id) !== is.records.get(id)),
    ]);
    const keys = new Set(sides.flatMap(({ names, ids: own }) => names.keys.filter((_, at) => ids.has(own[names.carriers[at]]))));
    return {
        names: [was.names, is.names],
        isWanted: (key) => keys.has(key) || widerKeys(key).some((each) => keys.has(each)),
    };
}
/** Hashes are added, so that the order of records does not count. */
const modulus = 2 ** 52;
async function readSide(file, hash) {
    const ids = [];
    const records = new Map();
    const add = (id, content) => {
        const number = hash.ofText(JSON.stringify(content)) % modulus;
        records.set(id, ((records.get(id) ?? 0) + number) % modulus);
    };
    const names = await (0,plan/* readNames */.r6)(file, {
        server({ id, read }) {
            ids.push(id ?? '');
            add(id ?? '', read);
        },
        score(raw) {
            const read = (0,schema/* readScoreReport */.dL)(raw);
            const server = (0,fields/* ownValue */.e)(raw, 'server');
            if ('reason' in read && typeof server === 'string') {
                add(server, [(0,fields/* ownValue */.e)(raw, 'version') ?? null, read.reason]);
            }
        },
    });
    return { names, ids, records };
}
/** The servers of which something differs. */
function gradedIds({ servers, versions }) {
    return [
        ...[...servers.came, ...servers.went].map(({ id }) => id),
        ...[...versions.came, ...versions.went, ...versions.changed].map(({ server }) => server),
    ];
}
/** The keys of what the identity with a key is a part of. */
function widerKeys(key) {
    const { type, name } = (0,ecosystems/* parseIdentityKey */.fB)(key);
    const { partOf } = ecosystems/* ecosystems */.uU[type];
    return (partOf?.(name) ?? []).map((each) => (0,ecosystems/* identityKey */.US)({ type, name: each }));
}

;// CONCATENATED MODULE: ./build/export-diff/policy-changes.js





/**
 * Adds to the difference between two exports what would pass or fail now under a policy that did not.
 * Both are judged at the same time, so that nothing differs but what the exports say.
 *
 * @throws GateError if one of them is no export, or the folder for copies cannot be written
 */
async function withPolicyChanges(diff, older, newer, judging) {
    const { names, isWanted } = await findDifferingKeys(older, newer, diff);
    const was = await (0,judge_corpus/* judgeCorpus */.k)(older, { ...judging, isWanted }, names[0]);
    const is = await (0,judge_corpus/* judgeCorpus */.k)(newer, { ...judging, isWanted }, names[1]);
    const changes = openChanges();
    for await (const [before, after] of joinPackages(was.packages, is.packages)) {
        changes.add(before, after);
    }
    const policy = { problems: is.problems.map(problemOf), ...changes.result() };
    const { blocked, changed, came, went } = policy;
    const differs = [blocked, changed, came, went].some(({ length }) => length > 0);
    return { ...diff, differs: diff.differs || differs, policy };
}
function problemOf({ rule, level, message }) {
    return { rule, level, message: (0,words/* plainText */.wh)(message) };
}
/** Packages of two exports side by side. Both come in the order of their keys. */
async function* joinPackages(older, newer) {
    const next = async (from) => (await from.next()).value ?? null;
    try {
        let [was, is] = [await next(older), await next(newer)];
        while (was !== null || is !== null) {
            const order = was === null
                ? 1
                : is === null
                    ? -1
                    : (0,plan/* compareKeys */.YD)((0,ecosystems/* identityKey */.US)(was.identity), (0,ecosystems/* identityKey */.US)(is.identity));
            yield [order <= 0 ? was : null, order >= 0 ? is : null];
            if (order <= 0)
                was = await next(older);
            if (order >= 0)
                is = await next(newer);
        }
    }
    finally {
        await Promise.all([older.return(), newer.return()]);
    }
}
function openChanges() {
    const lists = { blocked: [], changed: [], came: [], went: [] };
    return {
        add(before, after) {
            const any = after ?? before;
            if (any === null)
                return;
            const named = {
                package: (0,ecosystems/* identityKey */.US)(any.identity),
                servers: any.servers.map(({ id }) => id),
            };
            const { normaliseVersion } = ecosystems/* ecosystems */.uU[any.identity.type];
            const keyOf = ({ version }) => version === null ? null : normaliseVersion(version);
            const old = new Map(before?.versions.map((each) => [keyOf(each), each]));
            if (before !== null && after !== null && isBlocked(before, after)) {
                const rules = new Set(after.versions.flatMap((each) => each.rules));
                lists.blocked.push({
                    ...named,
                    versions: after.versions.length,
                    rules: [...rules].sort(),
                });
            }
            for (const each of after?.versions ?? []) {
                const { version } = each;
                const was = old.get(keyOf(each));
                old.delete(keyOf(each));
                if (was === undefined)
                    lists.came.push({ ...named, version, ...outcomeOf(each) });
                else if (effects[was.verdict] !== effects[each.verdict]) {
                    lists.changed.push({
                        ...named,
                        version,
                        change: effects[each.verdict],
                        cause: causeOf(was, each),
                        before: outcomeOf(was),
                        after: outcomeOf(each),
                    });
                }
            }
            for (const each of old.values()) {
                lists.went.push({ ...named, version: each.version, ...outcomeOf(each) });
            }
        },
        result: () => ({
            blocked: withoutEchoes(lists.blocked, ({ versions }) => versions),
            changed: withoutEchoes(lists.changed, ({ version, change }) => [version, change]),
            came: withoutEchoes(lists.came, ({ version, verdict }) => [version, verdict]),
            went: withoutEchoes(lists.went, ({ version, verdict }) => [version, verdict]),
        }),
    };
}
/** What a verdict does to whoever has that version. */
const effects = {
    pass: 'passes',
    warn: 'passes',
    fail: 'fails',
    error: 'undecided',
};
/** Whether a version passed, and none does now. */
function isBlocked(before, after) {
    const hasPassing = ({ versions }) => versions.some(({ verdict }) => effects[verdict] === 'passes');
    return hasPassing(before) && !hasPassing(after);
}
function outcomeOf({ verdict, score, grade, rules }) {
    return { verdict, score, grade, rules: [...rules] };
}
function causeOf(was, is) {
    return was.rubric === is.rubric ? 'graded-anew' : 'rubric-changed';
}
/**
 * Leaves out what is said of a registry name if the same is said of a package of the same servers: a
 * record has a name besides its packages.
 */
function withoutEchoes(all, contentOf) {
    const isName = (each) => each.package.startsWith('registry:');
    const keyOf = (each) => JSON.stringify([each.servers, contentOf(each)]);
    const known = new Set(all.filter((each) => !isName(each)).map(keyOf));
    return all.filter((each) => !isName(each) || !known.has(keyOf(each)));
}

// EXTERNAL MODULE: ./build/export-diff/render.js + 2 modules
var render = __webpack_require__(98571);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/entry/clock.js
var clock = __webpack_require__(27405);
// EXTERNAL MODULE: ./build/entry/command-line.js
var command_line = __webpack_require__(93509);
// EXTERNAL MODULE: ./build/entry/corpus-policy.js
var corpus_policy = __webpack_require__(96618);
// EXTERNAL MODULE: ./build/entry/local-export.js
var local_export = __webpack_require__(41179);
// EXTERNAL MODULE: ./build/entry/temporary-folder.js
var temporary_folder = __webpack_require__(69829);
// EXTERNAL MODULE: ./build/entry/terminal.js
var terminal = __webpack_require__(65411);
;// CONCATENATED MODULE: ./build/entry/commands/export-diff.js












/**
 * Compares two exports, also by what a policy makes of them if one is given.
 *
 * @returns the exit status: 0 nothing differs, 1 something does
 */
async function exportDiff({ argument: older, second: newer = '', values, outputs }, redact) {
    const { line } = (0,terminal/* openLines */.es)(process.stderr);
    const log = (text) => line((0,report_text.logLine)(redact(text)));
    const hasPolicy = command_line/* policyOptionNames */.sy.some((name) => values[name] !== undefined);
    const policy = hasPolicy ? await (0,corpus_policy/* readCorpusPolicy */.N)(values, log) : null;
    const names = (0,export_diff_names/* createNames */.N)();
    const opened = [];
    const open = async (source) => {
        const file = await (0,local_export/* openLocalExport */.O)(source, values.timeout ?? '', redact);
        opened.push(file);
        return { open: file.open, origin: { name: source, isFile: true } };
    };
    const read = async (file) => [
        file.origin.name,
        await (0,corpus/* readCorpus */.XR)(file.open, file.origin, names),
    ];
    try {
        const [was, is] = [await open(older), await open(newer)];
        const compared = (0,compare_exports/* compareExports */.D)(await read(was), await read(is), names);
        const diff = policy === null ? compared : await withPolicy(compared, was, is, policy);
        await (0,terminal/* writeOutputs */.Kn)(outputs, (format) => redact((0,render/* renderDiff */["in"])(diff, format)));
        return diff.differs ? 1 : 0;
    }
    finally {
        for (const each of opened)
            each.close();
    }
}
async function withPolicy(diff, older, newer, policy) {
    const folder = (0,temporary_folder/* createTemporaryFolder */.a)();
    try {
        return await withPolicyChanges(diff, older, newer, { policy, now: clock/* clock */.p.now(), folder });
    }
    finally {
        folder.remove();
    }
}


/***/ }),

/***/ 40719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exportTables: () => (/* binding */ exportTables)
});

// EXTERNAL MODULE: ./build/export/entries.js + 1 modules
var entries = __webpack_require__(73709);
// EXTERNAL MODULE: ./build/phrase.js
var phrase = __webpack_require__(59743);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/tables/layout.js
var layout = __webpack_require__(61176);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
;// CONCATENATED MODULE: ./build/tables/manifest.js


/**
 * The manifest of a day's tables as JSON: what the export says of itself, and each table's file with the
 * number of its rows.
 *
 * @param day the UTC day of the export: `2026-11-20`
 */
function renderManifest({ head, tables }, day, compression) {
    const manifest = {
        date: day,
        generated_at: new Date(head.generatedAt).toISOString(),
        schema_version: head.schemaVersion,
        rubric_version: head.rubricVersion,
        counts: head.counts,
        written_by: `mcp-grade-gate ${version/* version */.r}`,
        tables: Object.fromEntries(layout/* tableNames */.n$.map((name) => [
            name,
            { file: (0,layout/* tablePath */.YP)(name, day, compression), ...tables[name] },
        ])),
    };
    return `${JSON.stringify(manifest, null, 2)}\n`;
}

// EXTERNAL MODULE: ./build/export/faults.js
var faults = __webpack_require__(83306);
// EXTERNAL MODULE: ./build/export/head.js
var head = __webpack_require__(49929);
// EXTERNAL MODULE: ./build/export/joined-reading.js + 3 modules
var joined_reading = __webpack_require__(69491);
// EXTERNAL MODULE: ./build/export/reference-join.js
var reference_join = __webpack_require__(1507);
// EXTERNAL MODULE: ./build/export/splitter.js + 1 modules
var splitter = __webpack_require__(19252);
// EXTERNAL MODULE: ./build/export/record-members.js
var record_members = __webpack_require__(59812);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/tables/table-writer.js



/** Largest row that may be written as bytes. */
const maxRowBytes = 256 * 1024;
const bufferBytes = 1024 * 1024;
/** Largest row in characters: engines have limits, DuckDB's is 16 MB. */
const maxRowLength = 8 * 1024 * 1024;
/** Texts of a larger row that are left out. */
const longText = 64 * 1024;
/** @param append takes the bytes of the file; they are valid until it returns */
function createTableWriter(compression, append) {
    const buffer = Buffer.allocUnsafe(bufferBytes);
    let [rows, unreadable, bytes] = [0, 0, 0];
    const put = (text) => {
        if (!(0,external_node_buffer_.isUtf8)(text))
            throw new faults.StructureError('one of its elements is not JSON');
        const part = compression === 'zstd' ? (0,external_node_zlib_.zstdCompressSync)(text) : text;
        bytes += part.length;
        append(part);
    };
    const flush = () => {
        if (writer.length > 0)
            put(buffer.subarray(0, writer.length));
        writer.length = 0;
    };
    const writer = {
        buffer,
        length: 0,
        endRow(isReadable) {
            rows += 1;
            if (!isReadable)
                unreadable += 1;
            if (writer.length > bufferBytes - maxRowBytes)
                flush();
        },
        write(row, isReadable) {
            let text = `${jsonText(row)}\n`;
            let isWhole = true;
            if (text.length > maxRowLength) {
                text = `${jsonText(withoutLongTexts(row))}\n`;
                isWhole = false;
            }
            if (3 * text.length > maxRowBytes) {
                flush();
                put(Buffer.from(text));
            }
            else {
                writer.length += buffer.write(text, writer.length);
            }
            writer.endRow(isReadable && isWhole);
        },
        finish() {
            flush();
            return { rows, unreadable, bytes };
        },
    };
    return writer;
}
/**
 * JSON without surrogates that have no other half: engines refuse the whole file for one of them.
 */
function jsonText(value) {
    const json = JSON.stringify(value);
    return json.includes('\\ud')
        ? json.replace(/\\(?:ud[89a-f][0-9a-f]{2}|.)/gs, (part) => (part.length > 2 ? '\ufffd' : part))
        : json;
}
function withoutLongTexts(row) {
    const kept = Object.entries(row).filter(([, value]) => typeof value !== 'string' || value.length <= longText);
    return { ...Object.fromEntries(kept), unreadable: 'it is too large for a row' };
}
/** Writes a whole number that is not negative. Returns the position after it. */
function writeInteger(buffer, start, number) {
    let digits = 1;
    for (let rest = number; rest >= 10; rest = Math.floor(rest / 10))
        digits += 1;
    let rest = number;
    for (let at = start + digits - 1; at >= start; at -= 1) {
        const next = Math.floor(rest / 10);
        buffer[at] = 0x30 + rest - 10 * next;
        rest = next;
    }
    return start + digits;
}
/** Copies a few bytes. Returns the position after them. */
function copyBytes(bytes, target, start) {
    for (let at = 0; at < bytes.length; at += 1)
        target[start + at] = bytes[at];
    return start + bytes.length;
}

;// CONCATENATED MODULE: ./build/tables/plain-finding.js


/*
 * Writes the row of a finding from its undecoded bytes: the same row as `findingRow` of the parsed one,
 * in a third of the time. Findings are nine tenths of an export.
 */
const parts = {
    index: Buffer.from('{"finding_index":'),
    id: Buffer.from(',"id"'),
    numericId: Buffer.from(',"id":"'),
    check: Buffer.from(',"check_name"'),
    other: Buffer.from(',"other":"{\\"'),
    nextOther: Buffer.from(',\\"'),
    otherName: Buffer.from('\\":'),
    otherQuote: Buffer.from('\\"'),
    otherEnd: Buffer.from('}"'),
    end: Buffer.from('}\n'),
};
/**
 * Writes the row of a finding. Members that have the names of columns are copied together.
 *
 * @returns false if it must be parsed: it has nested values or unusual characters, or cannot be read
 */
function writePlainFinding(writer, bytes, start, end, found, position) {
    const { members, id, check, result, weight, evidence } = found;
    const { buffer } = writer;
    const { places, kinds, count } = members;
    // A byte takes at most two in the text of JSON in JSON, and the names of the columns take some more.
    if (2 * (end - start) + 1024 > maxRowBytes)
        return false;
    if (result < 0 || kinds[result] !== record_members/* memberKinds */.Aq.text)
        return false;
    if (!isLower(bytes, places[4 * result + 2], places[4 * result + 3]))
        return false;
    if (evidence < 0 || kinds[evidence] !== record_members/* memberKinds */.Aq.text)
        return false;
    if (weight >= 0 && kinds[weight] !== record_members/* memberKinds */.Aq.number)
        return false;
    let at = copyBytes(parts.index, buffer, writer.length);
    at = writeInteger(buffer, at, position);
    let [from, to] = [-1, -1];
    let others = 0;
    for (let member = 0; member < count; member += 1) {
        const place = 4 * member;
        const nameFrom = places[place];
        const nameTo = places[place + 1];
        const isText = kinds[member] === record_members/* memberKinds */.Aq.text;
        const valueTo = places[place + 3] + (isText ? 1 : 0);
        const isRenamed = (member === id && (nameTo - nameFrom !== 2 || !isText)) || member === check;
        const isColumn = isOfColumn(found, member);
        const follows = from >= 0 && to + 2 === nameFrom;
        if (isColumn && !isRenamed && follows) {
            to = valueTo;
            continue;
        }
        if (from >= 0)
            at = copyText(bytes, from, to, buffer, at);
        if (at < 0)
            return false;
        from = -1;
        if (!isColumn) {
            others += 1;
            continue;
        }
        if (member === id && !isText) {
            at = copyBytes(parts.numericId, buffer, at);
            at = copyText(bytes, places[place + 2], valueTo, buffer, at);
            buffer[at++] = quote;
            continue;
        }
        if (isRenamed)
            at = copyBytes(member === id ? parts.id : parts.check, buffer, at);
        else
            buffer[at++] = comma;
        from = isRenamed ? nameTo + 1 : nameFrom - 1;
        to = valueTo;
    }
    if (from >= 0)
        at = copyText(bytes, from, to, buffer, at);
    if (at < 0)
        return false;
    let isFirst = true;
    for (let member = 0; others > 0 && member < count; member += 1) {
        if (isOfColumn(found, member))
            continue;
        at = copyBytes(isFirst ? parts.other : parts.nextOther, buffer, at);
        at = copyMember(bytes, members, member, buffer, at);
        if (at < 0)
            return false;
        isFirst = false;
    }
    if (!isFirst)
        at = copyBytes(parts.otherEnd, buffer, at);
    writer.length = copyBytes(parts.end, buffer, at);
    writer.endRow(true);
    return true;
}
const comma = 0x2c;
const quote = 0x22;
const backslash = 0x5c;
/** The bytes that may follow a backslash, besides `u`. Source: RFC 8259, section 7. */
const simpleEscapes = new Uint8Array(256);
for (const byte of Buffer.from('"\\/bfnrt'))
    simpleEscapes[byte] = 1;
/** Whether a member is in a column of its own; the others are together in one. */
function isOfColumn({ id, check, result, weight, evidence }, member) {
    return (member === evidence ||
        member === id ||
        member === check ||
        member === result ||
        member === weight);
}
/** Copies a member into a text of JSON. Returns the position after it, or -1 if it must be parsed. */
function copyMember(bytes, { places, kinds }, member, target, at) {
    const [nameFrom, nameTo, from, to] = places.subarray(4 * member, 4 * member + 4);
    const kind = kinds[member];
    if (kind === record_members/* memberKinds */.Aq.nested)
        return -1;
    const afterName = copyText(bytes, nameFrom, nameTo, target, at);
    if (afterName < 0)
        return -1;
    let end = copyBytes(parts.otherName, target, afterName);
    if (kind !== record_members/* memberKinds */.Aq.text) {
        return copyText(bytes, from, to, target, end);
    }
    end = copyBytes(parts.otherQuote, target, end);
    end = copyEscaped(bytes, from, to, target, end);
    return end < 0 ? -1 : copyBytes(parts.otherQuote, target, end);
}
/**
 * Copies the inside of a text, and checks that it is JSON.
 *
 * @returns the position after it in `target`; -1 if it is no JSON, or may have half of a surrogate pair
 */
function copyText(bytes, from, to, target, start) {
    const view = viewOf(bytes);
    for (let place = from;;) {
        place = plainEnd(view, place, to);
        if (place >= to)
            break;
        if (bytes[place] !== backslash || !isEscape(bytes, place + 1, to))
            return -1;
        place += 2;
    }
    if (to - from > 24)
        bytes.copy(target, start, from, to);
    else
        for (let at = 0; at < to - from; at += 1)
            target[start + at] = bytes[from + at];
    return start + to - from;
}
/** The first byte that is a backslash or a control character; `to` if there is none. */
function plainEnd(view, from, to) {
    let at = from;
    // Four bytes at a time: in a word, a byte below 0x20 or a zero borrows from its highest bit.
    for (; at + 4 <= to; at += 4) {
        const word = view.getInt32(at, true);
        const other = word ^ 0x5c5c5c5c;
        const low = (word - 0x20202020) & ~word;
        const zero = (other - 0x01010101) & ~other;
        if (((low | zero) & 0x80808080) !== 0)
            break;
    }
    for (; at < to; at += 1) {
        const byte = view.getUint8(at);
        if (byte < 0x20 || byte === backslash)
            return at;
    }
    return to;
}
let viewed = null;
let view = new DataView(new ArrayBuffer(0));
function viewOf(bytes) {
    if (viewed !== bytes) {
        view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
        viewed = bytes;
    }
    return view;
}
/** The same into a text of JSON in JSON, where each backslash takes another one. */
function copyEscaped(bytes, from, to, target, start) {
    let at = start;
    for (let place = from; place < to; place += 1) {
        const byte = bytes[place];
        if (byte < 0x20)
            return -1;
        if (byte === backslash) {
            if (!isEscape(bytes, place + 1, to))
                return -1;
            target[at++] = backslash;
            target[at++] = backslash;
            place += 1;
            const next = bytes[place];
            if (next === quote || next === backslash)
                target[at++] = backslash;
            target[at++] = next;
        }
        else {
            target[at++] = byte;
        }
    }
    return at;
}
/** Whether what follows a backslash is an escape that stands for a character of its own. */
function isEscape(bytes, at, to) {
    const byte = bytes[at];
    if (at >= to)
        return false;
    if (simpleEscapes[byte] === 1)
        return true;
    if (byte !== 0x75 || at + 4 >= to)
        return false;
    const code = Number.parseInt(bytes.toString('latin1', at + 1, at + 5), 16);
    const isHex = [1, 2, 3, 4].every((each) => isHexDigit(bytes[at + each]));
    return isHex && (code < 0xd800 || code > 0xdfff);
}
function isHexDigit(byte) {
    return (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66);
}
/** Whether a text is not empty and has only ASCII without capital letters. */
function isLower(bytes, from, to) {
    for (let at = from; at < to; at += 1) {
        const byte = bytes[at];
        if (byte >= 0x80 || (byte >= 0x41 && byte <= 0x5a))
            return false;
    }
    return to > from;
}

;// CONCATENATED MODULE: ./build/tables/plain-score.js


/*
 * Writes the row of a score from its undecoded bytes, as plain-finding.ts does for findings.
 */
/** The columns of a score that are members too, in their order. */
const columns = [
    ['server', Buffer.from(',"server_id":"')],
    ['version', Buffer.from(',"version":"')],
    ['score', Buffer.from(',"score":')],
    ['grade', Buffer.from(',"grade":"')],
    ['rubricVersion', Buffer.from(',"rubric_version":"')],
    ['generatedAt', Buffer.from(',"generated_at":"')],
];
const index = Buffer.from('{"score_index":');
const plain_score_quote = 0x22;
const end = Buffer.from('}\n');
/**
 * Writes the row of a score from its undecoded bytes: the same row as `scoreRow` of the parsed one.
 *
 * @returns false if it must be parsed, because the gate may not be able to read it
 */
function writePlainScore(writer, bytes, found, position) {
    const { places, kinds } = found.members;
    const { buffer } = writer;
    if (!isReadable(bytes, found))
        return false;
    let at = writeInteger(buffer, copyBytes(index, buffer, writer.length), position);
    for (const [role, before] of columns) {
        const member = found[role];
        if (member < 0)
            continue;
        const kind = kinds[member];
        // A null is left out.
        if (kind === record_members/* memberKinds */.Aq.literal)
            continue;
        at = copyBytes(before, buffer, at);
        const to = places[4 * member + 3];
        for (let from = places[4 * member + 2]; from < to; from += 1) {
            buffer[at] = bytes[from];
            at += 1;
        }
        if (kind === record_members/* memberKinds */.Aq.text) {
            buffer[at] = plain_score_quote;
            at += 1;
        }
    }
    writer.length = copyBytes(end, buffer, at);
    writer.endRow(true);
    return true;
}
/** What `readScoreReport` reads in any case, in bytes: longer ones are parsed. */
const maxVersionBytes = 64;
const maxReferencesBytes = 30_000;
function isReadable(bytes, found) {
    const { places, kinds } = found.members;
    const { server, version, score, grade, rubricVersion, generatedAt, findings } = found;
    const lengthOf = (member) => member < 0 ? 0 : places[4 * member + 3] - places[4 * member + 2];
    if (score < 0 || lengthOf(version) > maxVersionBytes)
        return false;
    if (lengthOf(findings) > maxReferencesBytes)
        return false;
    const length = [server, grade, rubricVersion, generatedAt].reduce((sum, member) => sum + lengthOf(member), 0);
    if (length > maxRowBytes / 2)
        return false;
    if (kinds[score] === record_members/* memberKinds */.Aq.literal)
        return true;
    const from = places[4 * score + 2];
    return Number(bytes.toString('latin1', from, from + lengthOf(score))) <= 100;
}

// EXTERNAL MODULE: ./build/export/fields.js
var fields = __webpack_require__(77378);
// EXTERNAL MODULE: ./build/export/package-ref.js
var package_ref = __webpack_require__(16731);
// EXTERNAL MODULE: ./build/export/record-key.js
var record_key = __webpack_require__(77272);
// EXTERNAL MODULE: ./build/export/schema.js
var schema = __webpack_require__(27428);
;// CONCATENATED MODULE: ./build/tables/rows.js





/** Values deeper than this in a record are left out: some engines limit how deep JSON may be. */
const maxDepth = 64;
/** The row of a server (section 2.2 of the contract). */
function serverRow(raw, position) {
    const taken = takeMembers(raw);
    const publisher = takeMembers((0,fields/* ownValue */.e)(raw, 'publisher'));
    const row = {
        server_index: position,
        id: taken.text('id'),
        name: taken.text('name'),
        publisher: publisher.text('namespace'),
        verified: publisher.boolean('verified'),
        categories: taken.texts('categories'),
    };
    if (publisher.isTaken())
        taken.drop('publisher');
    // They have tables of their own.
    for (const list of ['package_refs', 'versions']) {
        if (Array.isArray((0,fields/* ownValue */.e)(raw, list)))
            taken.drop(list);
    }
    return finished(row, taken.rest(), (0,schema/* readServerRecord */.Fz)(raw));
}
/** The rows of the package references of a server. */
function packageRefRows(raw, position) {
    return listOf(raw, 'package_refs').map((each, index) => {
        const ref = (0,package_ref/* readPackageRef */._)(each);
        const row = {
            server_index: position,
            ref_index: index,
            ecosystem: ref?.type ?? undefined,
            name: ref?.name,
            version: ref?.version ?? undefined,
            digest: ref?.digest ?? undefined,
            raw: jsonOf(each),
        };
        return { row, isReadable: ref !== null };
    });
}
/** The rows of the versions that a server lists. */
function versionRows(raw, position) {
    return listOf(raw, 'versions').map((each, index) => {
        const version = (0,schema/* readVersion */.$4)(each);
        const row = {
            server_index: position,
            version_index: index,
            version: version?.version,
            digest: version?.digest ?? undefined,
            raw: each === version?.version ? undefined : jsonOf(each),
        };
        return { row, isReadable: version !== null };
    });
}
/** The row of a score report (section 2.3 of the contract). */
function scoreRow(raw, position) {
    const taken = takeMembers(raw);
    const row = {
        score_index: position,
        server_id: taken.text('server'),
        version: taken.text('version'),
        score: taken.number('score'),
        grade: taken.text('grade'),
        rubric_version: taken.text('rubric_version'),
        generated_at: taken.text('generated_at'),
    };
    // Its references have a table of their own.
    if (Array.isArray((0,fields/* ownValue */.e)(raw, 'findings')))
        taken.drop('findings');
    return finished(row, taken.rest(), (0,schema/* readScoreReport */.dL)(raw));
}
/** The row of a finding (section 2.4 of the contract). */
function findingRow(raw, position) {
    const taken = takeMembers(raw);
    const evidence = (0,fields/* ownValue */.e)(raw, 'evidence');
    const isPlain = typeof evidence === 'string';
    const row = {
        finding_index: position,
        id: (0,record_key/* findingId */.zK)(raw) ?? undefined,
        check_name: (0,schema/* readCheck */.jc)(raw) ?? undefined,
        result: taken.text('result')?.toLowerCase(),
        weight: taken.number('weight'),
        evidence: isPlain ? evidence : evidence == null ? undefined : jsonOf(evidence),
        evidence_is_json: isPlain || evidence == null ? undefined : true,
    };
    taken.drop(firstWith(record_key/* findingIdKeys */.f2, raw, isId));
    taken.drop(firstWith(schema/* checkKeys */.L, raw, isFilled));
    taken.drop('evidence');
    return finished(row, taken.rest(), (0,schema/* readFinding */.Gd)(raw, ''));
}
function finished(row, rest, read) {
    const reason = 'reason' in read ? read.reason : undefined;
    return {
        row: { ...row, other: rest === undefined ? undefined : jsonOf(rest), unreadable: reason },
        isReadable: reason === undefined,
    };
}
/**
 * Takes members of a record for columns: those that have the column's type, and nulls. The others are
 * the rest, so that nothing is lost.
 */
function takeMembers(raw) {
    const isRecord = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
    const taken = [];
    const take = (name, isType) => {
        const value = (0,fields/* ownValue */.e)(raw, name);
        const hasType = isType(value);
        if (hasType || value === null)
            taken.push(name);
        return hasType ? value : undefined;
    };
    return {
        text: (name) => take(name, isText),
        number: (name) => take(name, isFiniteNumber),
        boolean: (name) => take(name, isBoolean),
        texts: (name) => take(name, isTextList),
        drop(name) {
            if (name !== undefined && (0,fields/* ownValue */.e)(raw, name) !== undefined)
                taken.push(name);
        },
        /** Whether nothing is left of what was an object, or null. */
        isTaken: () => (isRecord ? Object.keys(raw).length === taken.length : raw === null),
        /** What is left; undefined if nothing. What is no object is left as it is. */
        rest() {
            if (!isRecord)
                return raw ?? null;
            if (Object.keys(raw).length === taken.length)
                return undefined;
            const names = new Set(taken);
            return Object.fromEntries(Object.entries(raw).filter(([name]) => !names.has(name)));
        },
    };
}
function isText(value) {
    return typeof value === 'string';
}
function isFiniteNumber(value) {
    return Number.isFinite(value);
}
function isBoolean(value) {
    return typeof value === 'boolean';
}
function isTextList(value) {
    return Array.isArray(value) && value.every(isText);
}
function jsonOf(value) {
    return jsonText((0,schema/* limitDepth */.Z8)(value, maxDepth));
}
function listOf(raw, name) {
    const list = (0,fields/* ownValue */.e)(raw, name);
    return Array.isArray(list) ? list : [];
}
function firstWith(names, raw, isValue) {
    return names.find((name) => isValue((0,fields/* ownValue */.e)(raw, name)));
}
function isFilled(value) {
    return typeof value === 'string' && value !== '';
}
function isId(value) {
    return isFilled(value) || typeof value === 'number';
}

;// CONCATENATED MODULE: ./build/tables/write-tables.js










/**
 * Writes an export as tables (layout.ts), one row after the other.
 *
 * @param open opens the document at its beginning; a chunk is valid until the next one is read
 * @param origin where the document comes from, for errors
 * @param append takes the next bytes of a table's file; they are valid until it returns
 * @param windowSize see `readJoined`
 * @throws GateError if it is no export; errors of `append`
 */
async function writeTables(open, origin, compression, append, windowSize) {
    const writers = Object.fromEntries(layout/* tableNames */.n$.map((name) => [
        name,
        createTableWriter(compression, (bytes) => append(name, bytes)),
    ]));
    const write = (table, { row, isReadable }) => writers[table].write(row, isReadable);
    const visitor = {
        server(raw, position) {
            write('servers', serverRow(raw, position));
            for (const each of packageRefRows(raw, position))
                write('package_refs', each);
            for (const each of versionRows(raw, position))
                write('versions', each);
        },
        score: (raw, position) => write('scores', scoreRow(raw, position)),
        plainScore: (bytes, members, position) => writePlainScore(writers.scores, bytes, members, position),
        inlineFinding: (raw, position) => write('findings', findingRow(raw, position)),
        finding(bytes, start, end, members, position) {
            if (writePlainFinding(writers.findings, bytes, start, end, members, position))
                return;
            write('findings', findingRow((0,splitter/* parseElement */.on)(bytes, start, end), position));
        },
        parsedFinding: (raw, position) => write('findings', findingRow(raw, position)),
    };
    const reading = await (0,joined_reading/* readJoined */.s)(open, origin, visitor, windowSize);
    try {
        writeScoreFindings(writers.score_findings, reading);
        const sizes = layout/* tableNames */.n$.map((name) => [name, writers[name].finish()]);
        return { head: reading.head, tables: Object.fromEntries(sizes) };
    }
    catch (error) {
        // The last bytes of a table are checked when they are written.
        throw error instanceof faults.StructureError ? (0,head.structureFailure)(error, origin) : error;
    }
}
const scoreFinding = {
    score: Buffer.from('{"score_index":'),
    reference: Buffer.from(',"reference_index":'),
    finding: Buffer.from(',"finding_index":'),
    minus: Buffer.from('-'),
    end: Buffer.from('}\n'),
};
/** Writes which findings each score refers to. */
function writeScoreFindings(writer, { referenceCounts, targets }) {
    const { buffer } = writer;
    let next = 0;
    for (let score = 0; score < referenceCounts.length; score += 1) {
        const count = referenceCounts[score];
        for (let index = 0; index < count; index += 1) {
            const target = targets[next];
            next += 1;
            let at = copyBytes(scoreFinding.score, buffer, writer.length);
            at = copyBytes(scoreFinding.reference, buffer, writeInteger(buffer, at, score));
            at = writeInteger(buffer, at, index);
            if (target !== reference_join/* noFinding */.l) {
                at = copyBytes(scoreFinding.finding, buffer, at);
                if (target < 0)
                    at = copyBytes(scoreFinding.minus, buffer, at);
                at = writeInteger(buffer, at, Math.abs(target));
            }
            writer.length = copyBytes(scoreFinding.end, buffer, at);
            writer.endRow(target !== reference_join/* noFinding */.l);
        }
    }
}

// EXTERNAL MODULE: ./build/entry/clock.js
var clock = __webpack_require__(27405);
// EXTERNAL MODULE: ./build/entry/command-line.js
var command_line = __webpack_require__(93509);
// EXTERNAL MODULE: ./build/entry/exit-status.js
var exit_status = __webpack_require__(27062);
// EXTERNAL MODULE: ./build/entry/local-export.js
var local_export = __webpack_require__(41179);
// EXTERNAL MODULE: ./build/entry/table-files.js
var table_files = __webpack_require__(74897);
;// CONCATENATED MODULE: ./build/entry/commands/export-tables.js











/** Writes an export as tables. Returns the exit status. */
async function exportTables({ argument: source, values }, redact) {
    const { out: folder = '', compress = 'none', timeout = '' } = values;
    if (folder === '')
        throw new command_line/* UsageError */.eb('export tables needs --out DIR.');
    const compression = Object.keys(layout/* compressions */.MG).find((each) => each === compress);
    if (compression === undefined) {
        throw new command_line/* UsageError */.eb(`--compress: ${JSON.stringify(compress)} is not zstd.`);
    }
    const opened = await (0,local_export/* openLocalExport */.O)(source, timeout, redact);
    try {
        const files = (0,table_files/* createTableFiles */.E6)(folder, clock/* clock */.p.now());
        try {
            const origin = { name: opened.name, isFile: true };
            const written = await writeTables(opened.open, origin, compression, files.append);
            const day = (0,entries/* dayOf */.kb)(written.head.generatedAt);
            const paths = Object.fromEntries(layout/* tableNames */.n$.map((name) => [name, (0,layout/* tablePath */.YP)(name, day, compression)]));
            files.publish(day, paths, renderManifest(written, day, compression));
            process.stdout.write(redact(summary(written, folder, day)));
            return exit_status/* exitStatus */.$.pass;
        }
        finally {
            files.close();
        }
    }
    finally {
        opened.close();
    }
}
function summary({ head, tables }, folder, day) {
    const rows = layout/* tableNames */.n$.map((name) => {
        const { rows: count, unreadable, bytes } = tables[name];
        const faults = unreadable === 0 ? '' : `, ${unreadable} of them unreadable`;
        return `  ${name}: ${count} rows${faults}, ${(0,phrase/* byteSize */.mz)(bytes)}`;
    });
    const lines = [`Tables of ${day} in ${folder}:`, ...rows];
    for (const kind of ['servers', 'scores', 'findings']) {
        const counted = head.counts?.[kind] ?? null;
        // Findings that are written in scores are rows too.
        const has = tables[kind].rows;
        if (counted !== null && counted !== has) {
            lines.push(`The export counts ${counted} ${kind} and has ${has}.`);
        }
    }
    return `${lines.map(report_text.logLine).join('\n')}\n`;
}


/***/ }),

/***/ 96618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readCorpusPolicy)
/* harmony export */ });
/* unused harmony export corpusPolicy */
/* harmony import */ var _files_unreadable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23193);
/* harmony import */ var _run_effective_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31712);
/* harmony import */ var _run_organisation_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24037);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84663);
/* harmony import */ var _command_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93509);
/* harmony import */ var _policy_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84981);






/**
 * The policy by which a command judges the whole export: a file that the user names, options that
 * override it, and the organisation's floors, as `check` has them. No repository has a part in it: without
 * `--config` the options and defaults apply.
 *
 * @param values of `policyOptionNames`; all others are left alone
 * @param log gets what the policy sets in vain, and which commits names of branches stand for
 * @throws SettingsError for options that cannot be used
 * @throws PolicyError if a policy has faults, with their places
 * @throws GateError `no-policy-file`, `org-policy-unreadable`, and those of GitHub's API
 */
async function readCorpusPolicy(values, log) {
    const { config } = values;
    const inputs = Object.fromEntries(_command_line_js__WEBPACK_IMPORTED_MODULE_4__/* .policyOptionNames */ .sy.map((name) => [name, values[name] ?? '']));
    const settings = (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_3__.readSettings)(inputs, 'command line', false);
    const file = config === undefined ? null : { path: config, read: () => (0,_policy_text_js__WEBPACK_IMPORTED_MODULE_5__/* .readPolicyText */ .O)(config) };
    return corpusPolicy(settings, file, log, async (repository) => {
        const { openGitHubCommits } = await Promise.all(/* import() */[__webpack_require__.e(4942), __webpack_require__.e(3889), __webpack_require__.e(6483), __webpack_require__.e(5215), __webpack_require__.e(4461)]).then(__webpack_require__.bind(__webpack_require__, 30717));
        return openGitHubCommits(repository, 'HEAD', log);
    });
}
/**
 * The policy by which the whole export is judged, of settings, a file and the organisation's floors.
 *
 * @throws as `readCorpusPolicy` does
 */
async function corpusPolicy(settings, file, log, openRepository) {
    const [organisation, text] = await Promise.all([
        (0,_run_organisation_policy_js__WEBPACK_IMPORTED_MODULE_2__.readOrganisationPolicy)(settings, { openRepository }),
        file?.read() ?? null,
    ]);
    const { policy, notices } = await (0,_run_effective_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .standingPolicy */ .j)(text === null ? { reason: _files_unreadable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreadableReasons */ .Z.absent } : { text }, { given: settings.given, floors: organisation.floors, maxAge: settings.maxAge }, file?.path);
    for (const notice of [...organisation.notices, ...notices])
        log(notice);
    return policy;
}


/***/ }),

/***/ 68484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runExportDiffAction: () => (/* binding */ runExportDiffAction)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/export/download.js
var download = __webpack_require__(59795);
// EXTERNAL MODULE: ./build/export/splitter.js + 1 modules
var splitter = __webpack_require__(19252);
;// CONCATENATED MODULE: ./build/export/store-document.js

const chunkBytes = 512 * 1024;
/**
 * The export of a store as a document again: what is read of its head, and all records byte for byte, in
 * their order. It may be opened as often as needed; a chunk is valid until the next one is requested.
 *
 * @throws StoreDamaged where the store is
 */
async function* storeDocument({ head, elements, }) {
    const buffer = Buffer.allocUnsafe(chunkBytes);
    // The object of the head is left open for the arrays.
    yield Buffer.from(JSON.stringify(headValues(head.whole.head)).slice(0, -1));
    let used = 0;
    let between = ',';
    for (const section of splitter/* sections */.V0) {
        between += `"${section}":[`;
        for (const { bytes } of elements(section)) {
            if (used + between.length + bytes.length > chunkBytes) {
                yield buffer.subarray(0, used);
                used = 0;
            }
            used += buffer.write(between, used);
            between = ',';
            if (bytes.length <= chunkBytes - used) {
                buffer.set(bytes, used);
                used += bytes.length;
            }
            else {
                yield buffer.subarray(0, used);
                used = 0;
                yield bytes;
            }
        }
        between = between === ',' ? '],' : `${between}],`;
    }
    yield buffer.subarray(0, used);
    yield Buffer.from(`${between.slice(0, -1)}}`);
}
/** The members of a document from which `readHead` reads a head. */
function headValues({ schemaVersion, rubricVersion, generatedAt, counts }) {
    const known = Object.entries(counts ?? {}).filter(([, count]) => count !== null);
    return {
        schema_version: schemaVersion,
        rubric_version: rubricVersion,
        generated_at: new Date(generatedAt).toISOString(),
        ...(counts === null ? {} : { counts: Object.fromEntries(known) }),
    };
}

// EXTERNAL MODULE: ./build/export-diff/compare-exports.js
var compare_exports = __webpack_require__(74840);
// EXTERNAL MODULE: ./build/export-diff/corpus.js
var corpus = __webpack_require__(73745);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/settings/input.js
var input = __webpack_require__(44648);
// EXTERNAL MODULE: ./build/settings/inputs.js
var inputs = __webpack_require__(19511);
// EXTERNAL MODULE: ./build/settings/settings.js
var settings = __webpack_require__(84663);
;// CONCATENATED MODULE: ./build/export-diff/outputs.js
/*
 * The outputs of the action in `export-diff/`.
 */
/** The files that it writes, by the inputs that say where they go and the outputs that say where they are. */
const diffFiles = {
    'report-file': { what: 'all differences as JSON', fallback: 'export-diff.json' },
    'summary-file': { what: 'the job summary as Markdown', fallback: 'export-diff.md' },
};
const pathOf = (name) => `Path of ${diffFiles[name].what}; empty if nothing was compared, or grades are not shown.`;
/** The outputs of the step with their descriptions. */
const exportDiffOutputDescriptions = {
    differs: '`true` or `false`; empty if nothing was compared.',
    'old-generated-at': 'When the earlier export was generated, ISO 8601; empty if there is none.',
    'new-generated-at': 'When the newer export was generated, ISO 8601.',
    'export-source': 'Where the newer export came from: `cache`, `download` or `file`.',
    'packages-moved': 'How many packages a server lists now that another one listed before.',
    'servers-came': 'How many servers only the newer export has.',
    'servers-went': 'How many servers only the earlier export has.',
    'versions-changed': 'How many versions were graded anew, also by another rubric.',
    'report-file': pathOf('report-file'),
    'summary-file': pathOf('summary-file'),
};
/** What the outputs say of a difference. */
function countsOfDiff({ differs, packages, servers, versions, }) {
    return {
        differs,
        'packages-moved': packages.moved.length,
        'servers-came': servers.came.length,
        'servers-went': servers.went.length,
        'versions-changed': versions.changed.length,
    };
}

;// CONCATENATED MODULE: ./build/export-diff/inputs.js





/*
 * The inputs of the action in `export-diff/`. It judges no change, so an edit of them has no effect on a
 * verdict about one.
 */
/** When the step fails although both exports were compared. */
const failures = ['never', 'any'];
/** Those that mean what they do for the gate. */
const sharedInputs = {
    'api-key': inputs/* inputs */.QL['api-key'],
    'base-url': {
        ...inputs/* inputs */.QL['base-url'],
        description: 'Address of the grading service, to which `/api/v1/scores.json` is appended. Required, unless `export-file` is given.',
    },
    'export-file': {
        ...inputs/* inputs */.QL['export-file'],
        description: 'Path of a local export to use as the newer one instead of that of the service, relative to the workspace; needs `old-export-file`, and no key.',
    },
    timeout: inputs/* inputs */.QL.timeout,
    cache: {
        ...inputs/* inputs */.QL.cache,
        description: "Whether the newer export is kept, encrypted, in the cache of GitHub Actions for the next day's comparison. Without it `old-export-file` is needed.",
    },
};
/** Those that only this action has. */
const ownInputs = {
    'old-export-file': {
        description: 'Path of a local export to compare with, relative to the workspace, instead of an earlier one in the cache.',
        schema: schemas/* string */.YjP(),
        effect: 'none',
    },
    days: {
        description: 'How many days older the export is at least that is compared with, give or take half a day: the newest such one in the cache, which keeps them for seven days after their last use.',
        default: '1',
        allowed: 'a number of days from 1 to 7',
        schema: schemas/* string */.YjP()
            .regex(/^[1-7]$/)
            .transform(Number),
        effect: 'none',
    },
    'fail-on': {
        description: 'When the step fails: `any`, if anything differs; `never`. If the newer export, or what it is to be compared with, cannot be read, it fails either way.',
        default: 'never',
        allowed: `one of ${failures.join(', ')}`,
        schema: schemas/* enum */.k5n(failures),
        effect: 'none',
    },
    'github-token': {
        ...inputs/* inputs */.QL['github-token'],
        description: 'Token that finds out whether this repository is public. It is sent only to GitHub.',
    },
    'publish-grades': {
        description: 'Whether a public repository shows names and grades in the summary, and writes the files of the report. Other repositories always do.',
        default: 'false',
        allowed: 'true or false',
        schema: input/* onOff */.Ro,
        effect: 'none',
    },
    // biome-ignore lint/suspicious/noExplicitAny: the types of the values differ from input to input.
};
/** The inputs that name a file of the report. */
const fileInputs = Object.fromEntries(Object.entries(diffFiles).map(([name, { what }]) => [
    name,
    { ...inputs/* inputs */.QL['report-file'], description: `Where to write ${what}, relative to the workspace.` },
]));
/** The inputs of the action, from which `export-diff/action.yml` and its table in docs/corpus.md come. */
const exportDiffInputs = { ...sharedInputs, ...ownInputs, ...fileInputs };
/**
 * Reads the inputs of the action.
 *
 * @param raw text of each input by its name
 * @throws SettingsError with every fault
 */
function readExportDiffSettings(raw) {
    const faults = [];
    const own = (0,settings.readValues)(ownInputs, raw, faults);
    const files = (0,settings.readValues)(fileInputs, raw, faults);
    const given = Object.fromEntries(Object.keys(sharedInputs).map((name) => [name, raw[name] ?? '']));
    const needed = own['old-export-file'] === null ? whyNeeded(given) : null;
    if (needed !== null)
        faults.push({ name: 'old-export-file', given: null, allowed: needed });
    try {
        const shared = (0,settings.readSettings)(given, 'input');
        if (faults.length === 0)
            return { own, shared, files };
    }
    catch (error) {
        if (!(error instanceof settings.SettingsError))
            throw error;
        faults.push(...error.faults);
    }
    throw new settings.SettingsError(faults);
}
/** Why the earlier export must be a file, as a predicate; null if it comes from the cache. */
function whyNeeded(given) {
    if (given['export-file']?.trim()) {
        return 'must be given, because export-file is: a file is compared with a file';
    }
    return given['cache']?.trim() === 'false'
        ? 'must be given, because cache is false: nothing else is kept to compare with'
        : null;
}

// EXTERNAL MODULE: ./build/export-diff/names.js + 1 modules
var export_diff_names = __webpack_require__(31762);
// EXTERNAL MODULE: ./build/export-diff/render.js + 2 modules
var render = __webpack_require__(98571);
// EXTERNAL MODULE: ./build/files/chunks.js
var chunks = __webpack_require__(11808);
// EXTERNAL MODULE: ./build/report/annotations/render.js
var annotations_render = __webpack_require__(8620);
// EXTERNAL MODULE: ./build/report/step-outputs.js
var step_outputs = __webpack_require__(79994);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/run/load-export.js
var load_export = __webpack_require__(57811);
// EXTERNAL MODULE: ./build/entry/publish.js
var publish = __webpack_require__(63340);
// EXTERNAL MODULE: ./build/entry/report-files.js
var report_files = __webpack_require__(68891);
// EXTERNAL MODULE: ./build/entry/step.js
var step = __webpack_require__(61969);
;// CONCATENATED MODULE: ./build/entry/export-diff-action.js



















/** Runs the action of `export-diff/`: says what differs between two exports, and sets the exit status. */
async function runExportDiffAction() {
    const given = (0,step/* readInputs */.Ko)(exportDiffInputs);
    const tokens = ['api-key', 'github-token'].map((name) => given[name]?.trim() ?? '');
    const secrets = (0,step/* maskSecrets */.QU)(tokens);
    const { redact, log } = secrets;
    // Hardly an object outlives its record; without this, V8 makes room for more and more of them.
    (0,external_node_v8_.setFlagsFromString)('--semi-space-growth-factor=1');
    try {
        const settings = readExportDiffSettings(given);
        const { own, shared } = settings;
        for (const caution of shared.cautions)
            core/* warning */.$e(redact(caution));
        const sides = await openSides(settings, log);
        const compared = await compareSides(sides, shared.cache);
        const { diff } = compared;
        if (own['fail-on'] === 'any' && diff?.differs) {
            process.exitCode = 1;
            core/* error */.z3('The exports differ: the job summary says in what. fail-on is any.', {
                title: 'MCP Grade Gate: export diff',
            });
        }
        const isWithheld = !own['publish-grades'] && (await isPublic(own['github-token'], log));
        setOutputs({
            'export-source': sides.source,
            'new-generated-at': (0,step_outputs/* timeOutput */.li)(compared.generatedAt),
            ...(diff === null ? {} : { 'old-generated-at': diff.old.generatedAt, ...countsOfDiff(diff) }),
            ...(await export_diff_action_publish(compared, settings, isWithheld, secrets)),
        });
    }
    catch (error) {
        // Without a comparison there is nothing that fail-on could be about.
        process.exitCode = 1;
        (0,publish/* annotate */.fz)((0,annotations_render/* failureAnnotations */.r)((0,step/* stepFailure */.nK)(error, redact)), redact);
    }
}
/** Whether strangers may see what is published; the client of GitHub's API is loaded only then. */
async function isPublic(token, log) {
    const { isPublicRun } = await Promise.all(/* import() */[__webpack_require__.e(6483), __webpack_require__.e(1523)]).then(__webpack_require__.bind(__webpack_require__, 41523));
    return isPublicRun(token, log);
}
/** Finds both exports: files, or those of the service and of the cache. */
async function openSides({ own, shared }, log) {
    const older = fileSide(own['old-export-file']);
    const newer = fileSide(shared['export-file']);
    if (newer !== null) {
        return { newer, older, source: 'file', notices: [], save: async () => true };
    }
    const event = process.env['GITHUB_EVENT_NAME'] ?? 'unknown';
    const found = await (0,load_export.loadDays)(shared, own.days, (0,step/* exportPorts */.P9)(log, event, shared.cache));
    const ofStore = (store) => {
        const baseUrl = shared['base-url'];
        const open = () => storeDocument(store);
        return { origin: (0,download.serviceOrigin)(baseUrl), name: baseUrl.host, open };
    };
    const { generatedAt } = found.newer.head.whole.head;
    const isStill = found.source === 'cache' && found.isChecked;
    return {
        newer: ofStore(found.newer),
        older: older ?? (found.earlier && ofStore(found.earlier)),
        source: found.source,
        notices: isStill
            ? [`The service has no newer export than that of ${(0,words/* instant */.uR)(generatedAt)}.`]
            : [],
        save: found.save,
    };
}
function fileSide(path) {
    if (path === null)
        return null;
    const absolute = (0,external_node_path_.resolve)(process.env['GITHUB_WORKSPACE'] ?? '', path);
    return { origin: { name: path, isFile: true }, name: path, open: () => (0,chunks/* readChunks */.z)(absolute) };
}
/**
 * Compares both exports, and keeps the newer one as soon as it is known to be one.
 *
 * @param isToBeKept whether somebody expects that
 */
async function compareSides({ newer, older, notices: known, save }, isToBeKept) {
    const names = (0,export_diff_names/* createNames */.N)();
    const read = async ({ open, origin, name }) => [name, await (0,corpus/* readCorpus */.XR)(open, origin, names)];
    const now = await read(newer);
    let diff = null;
    let isKept = false;
    try {
        if (older !== null)
            diff = (0,compare_exports/* compareExports */.D)(await read(older), now, names);
    }
    finally {
        isKept = await save();
    }
    const warnings = [
        ...(older === null
            ? ['Nothing was compared: the cache has no earlier export that this API key opens.']
            : []),
        ...(isToBeKept && !isKept
            ? [
                'The export is not kept in the cache, so the next one may have nothing to be compared with.',
            ]
            : []),
    ];
    const isFirst = older === null && isKept;
    const first = 'This export is kept in the cache, so that the next one is compared with it.';
    const notices = isFirst ? [...known, first] : known;
    return { generatedAt: now[1].head.generatedAt, diff, notices, warnings };
}
/** Publishes what differs. A failing output does not stop the others. */
async function export_diff_action_publish({ diff, notices, warnings, generatedAt }, { files }, isWithheld, { redact, log }) {
    const warn = (line) => {
        core/* warning */.$e(redact(line), { title: 'MCP Grade Gate: output' });
    };
    for (const warning of warnings) {
        core/* warning */.$e(redact(warning), { title: 'MCP Grade Gate: export diff' });
    }
    const hidden = 'Names and grades are not shown, because this repository is public or may be. publish-grades: true shows them.';
    const others = diff !== null && isWithheld ? [...notices, hidden] : notices;
    for (const notice of others)
        log(notice);
    const sentences = [...warnings, ...others];
    const text = redact(diff === null
        ? (0,render/* renderSingleExport */.P6)(generatedAt, sentences)
        : (0,render/* renderDiffSummary */.g2)(diff, sentences, isWithheld));
    await (0,publish/* attempt */.CD)('writing the job summary', warn, () => core/* summary */.z.addRaw(text).write());
    if (diff === null)
        return {};
    for (const { title: kind, count } of (0,render/* kindCounts */.vE)(diff))
        log(`${kind}: ${count}`);
    if (!diff.differs)
        log('Nothing differs.');
    if (isWithheld)
        return {};
    return (0,report_files/* writeReportFiles */.t)(diffFiles, files, async (name) => (name === 'summary-file' ? text : redact((0,render/* renderDiff */["in"])(diff, 'json'))), (name, work) => (0,publish/* attempt */.CD)(`writing the ${name}`, warn, work));
}
function setOutputs(values) {
    for (const [name, value] of Object.entries(values))
        core/* setOutput */.uH(name, value);
}


/***/ }),

/***/ 74897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DA: () => (/* binding */ removeLeftovers),
/* harmony export */   E6: () => (/* binding */ createTableFiles),
/* harmony export */   W3: () => (/* binding */ partialPrefix)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59874);
/* harmony import */ var _tables_layout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61176);




/** How folders begin in which files are made. */
const partialPrefix = '.partial-';
const dayMs = 86_400_000;
/**
 * Creates files under temporary names in a folder, which is created if needed.
 *
 * @param now milliseconds since the epoch; what runs that were killed left there a day ago is removed
 * @throws GateError `tables-unwritable`
 */
function createTableFiles(folder, now) {
    const guarded = (act) => {
        try {
            return act();
        }
        catch (error) {
            throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('tables-unwritable', `The tables cannot be written to ${folder}: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .causeOf */ .rl)(error)}.`, 'Name another folder with --out, or make room for about the size of the export.', { cause: error });
        }
    };
    const partial = guarded(() => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
        removeLeftovers(folder, now);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, partialPrefix));
    });
    const files = new Map();
    const partialPath = (table) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(partial, table);
    const closeAll = () => {
        for (const file of files.values())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        files.clear();
    };
    guarded(() => {
        for (const table of _tables_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .tableNames */ .n$)
            files.set(table, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(partialPath(table), 'wx'));
    });
    return {
        append(table, bytes) {
            const file = files.get(table);
            if (file === undefined)
                throw new Error(`the file of ${table} is closed`);
            guarded(() => {
                for (let at = 0; at < bytes.length;)
                    at += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, bytes, at);
            });
        },
        publish(day, paths, manifest) {
            guarded(() => {
                closeAll();
                const manifestFile = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, (0,_tables_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .dayManifestPath */ .Bz)(day));
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(manifestFile, { force: true });
                for (const table of _tables_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .tableNames */ .n$) {
                    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, paths[table]);
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(partialPath(table), path);
                    for (const other of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path))) {
                        // An earlier run may have compressed them in another way.
                        const isPart = other.startsWith('part-') && other !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path);
                        if (isPart)
                            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), other));
                    }
                }
                const partialManifest = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(partial, 'manifest');
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(partialManifest, manifest);
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(partialManifest, manifestFile);
            });
        },
        close() {
            closeAll();
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(partial, { recursive: true, force: true });
        },
    };
}
/** Removes what runs that were killed left in a folder a day ago. */
function removeLeftovers(folder, now) {
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder)) {
        if (!name.startsWith(partialPrefix))
            continue;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && now - (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).mtimeMs > dayMs) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
        }
    }
}


/***/ }),

/***/ 74840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ compareExports)
/* harmony export */ });
/* harmony import */ var _corpus_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73745);
/* harmony import */ var _number_lists_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70200);
/* harmony import */ var _report_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59265);



/** Compares two exports. Everything is sorted, so that the order of records makes no difference. */
function compareExports([oldName, old], [newName, now], names) {
    const versions = compareVersions(old, now, names);
    const pairs = pairsOf(old, now, names);
    const [before, after] = [old.head.rubricVersion, now.head.rubricVersion];
    const parts = {
        rubric: before === after ? null : { before, after },
        packages: {
            moved: movedPackages(old, now, pairs, names),
            changed: changedPackages(pairs),
        },
        publishers: changedPublishers(pairs),
        servers: {
            came: missingIn(now, old, names),
            went: missingIn(old, now, names),
            renamed: pairs.flatMap(([, id, was, is]) => was.name === is.name ? [] : [{ id, before: was.name, after: is.name }]),
        },
        versions,
        checks: checkTotals(versions.changed),
    };
    const lists = [
        ...Object.values(parts.packages),
        parts.publishers,
        ...Object.values(parts.servers),
        ...Object.values(versions),
    ];
    const differs = parts.rubric !== null || lists.some(({ length }) => length > 0);
    return { old: sideOf(oldName, old), new: sideOf(newName, now), differs, ...parts };
}
function sideOf(name, { head, totals, unreadable }) {
    return {
        name,
        generatedAt: new Date(head.generatedAt).toISOString(),
        schemaVersion: head.schemaVersion,
        rubricVersion: head.rubricVersion,
        ...totals,
        unreadable,
    };
}
/** Servers of one export that the other does not have. */
function missingIn(corpus, other, names) {
    return serverNumbers(names)
        .filter((server) => corpus.servers.only(server) !== _number_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .none */ .dv && other.servers.only(server) === _number_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .none */ .dv)
        .map((server) => serverOf(server, corpus, names))
        .sort((a, b) => (0,_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTexts */ .qy)(a.id, b.id));
}
/** Numbers of all servers, of which either export may have any. */
function serverNumbers({ servers }) {
    return Array.from({ length: servers.count() }, (_, server) => server);
}
function serverOf(server, corpus, names) {
    const [first] = factsOf(server, corpus, names);
    return { id: names.servers.textOf(server), name: first?.name ?? null };
}
/** The facts of all records with the id of a server, in an order that does not depend on the document's. */
function factsOf(server, { servers }, names) {
    return servers
        .of(server)
        .map((number) => names.serverFacts.textOf(number))
        .sort(_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTexts */ .qy)
        .map((text) => JSON.parse(text));
}
/** Servers of both exports that differ. Records that share an id are compared in their order. */
function pairsOf(old, now, names) {
    const pairs = [];
    for (let server = 0; server < names.servers.count(); server += 1) {
        const [before, after] = [old.servers.only(server), now.servers.only(server)];
        if (before === _number_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .none */ .dv || after === _number_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .none */ .dv)
            continue;
        // Equal facts have the same number.
        if (before === after && before !== _number_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .several */ .J$)
            continue;
        const id = names.servers.textOf(server);
        const all = factsOf(server, old, names);
        const others = factsOf(server, now, names);
        for (let at = 0; at < Math.max(all.length, others.length); at += 1) {
            const was = all[Math.min(at, all.length - 1)];
            const is = others[Math.min(at, others.length - 1)];
            if (was && is && JSON.stringify(was) !== JSON.stringify(is)) {
                pairs.push([server, id, was, is]);
            }
        }
    }
    return pairs.sort(([, a], [, b]) => (0,_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTexts */ .qy)(a, b));
}
function changedPackages(pairs) {
    return pairs.flatMap(([, id, was, is]) => {
        const added = is.packages.filter((each) => !was.packages.includes(each));
        const removed = was.packages.filter((each) => !is.packages.includes(each));
        return added.length + removed.length > 0 ? [{ id, name: is.name, added, removed }] : [];
    });
}
function changedPublishers(pairs) {
    return pairs.flatMap(([, id, was, is]) => {
        if (was.publisher === is.publisher && was.verified === is.verified)
            return [];
        const before = { namespace: was.publisher, verified: was.verified };
        const after = { namespace: is.publisher, verified: is.verified };
        return [{ id, name: is.name, before, after }];
    });
}
/** Packages that a server has taken over, or claims too. */
function movedPackages(old, now, pairs, names) {
    const came = serverNumbers(names).filter((server) => old.servers.only(server) === _number_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .none */ .dv);
    const changed = new Set([...pairs.map(([server]) => server), ...came]);
    const claimed = new Set([...changed].flatMap((server) => {
        const before = new Set(factsOf(server, old, names).flatMap(({ packages }) => packages));
        const after = factsOf(server, now, names).flatMap(({ packages }) => packages);
        return after.filter((each) => !before.has(each));
    }));
    if (claimed.size === 0)
        return [];
    const [before, after] = [ownersOf(claimed, old, names), ownersOf(claimed, now, names)];
    return [...claimed]
        .flatMap((name) => {
        const [from, to] = [before.get(name), after.get(name)];
        if (from === undefined || to === undefined)
            return [];
        return [{ package: name, from: shown(from, old, names), to: shown(to, now, names) }];
    })
        .sort((a, b) => (0,_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTexts */ .qy)(a.package, b.package));
}
function shown(servers, corpus, names) {
    return [...servers]
        .map((server) => serverOf(server, corpus, names))
        .sort((a, b) => (0,_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTexts */ .qy)(a.id, b.id));
}
/** The servers that list some packages. */
function ownersOf(packages, corpus, names) {
    const owners = new Map();
    for (const server of serverNumbers(names)) {
        for (const name of factsOf(server, corpus, names).flatMap((facts) => facts.packages)) {
            if (!packages.has(name))
                continue;
            const known = owners.get(name);
            if (known === undefined)
                owners.set(name, new Set([server]));
            else
                known.add(server);
        }
    }
    return owners;
}
function compareVersions(old, now, names) {
    const parts = {
        came: [],
        went: [],
        changed: [],
    };
    for (let version = 0; version < names.versions.count(); version += 1) {
        const [before, after] = [old.reports.only(version), now.reports.only(version)];
        if (before === after && before !== _number_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .several */ .J$)
            continue;
        const key = (0,_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .scoredVersionOf */ .mE)(version, names);
        const [was, is] = [reportsOf(version, old, names), reportsOf(version, now, names)];
        if (was.length === 0)
            parts.came.push({ ...key, ...gradeOf(is[0]) });
        else if (is.length === 0)
            parts.went.push({ ...key, ...gradeOf(was[0]) });
        else {
            const change = changeOf(was, is, names);
            if (change !== null)
                parts.changed.push({ ...key, ...change });
        }
    }
    parts.came.sort(compareVersionsOf);
    parts.went.sort(compareVersionsOf);
    parts.changed.sort(compareVersionsOf);
    return parts;
}
function compareVersionsOf(a, b) {
    return (0,_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTexts */ .qy)(a.server, b.server) || (0,_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTexts */ .qy)(a.version, b.version);
}
/** All reports of a version in an order that does not depend on the document's; the worst score first. */
function reportsOf(version, { reports }, names) {
    return reports
        .of(version)
        .map((number) => (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .reportFactsOf */ .Fp)(number, names))
        .sort((a, b) => (a.score ?? -1) - (b.score ?? -1) ||
        (0,_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTexts */ .qy)(String([a.grade, a.rubric, a.outcomes]), String([b.grade, b.rubric, b.outcomes])));
}
/** Null if only what does not count differs, such as capital letters of a result. */
function changeOf(was, is, names) {
    const [before, after] = [gradeOf(was[0]), gradeOf(is[0])];
    const [resultsBefore, resultsAfter] = [resultsOf(was, names), resultsOf(is, names)];
    const checks = [...new Set([...resultsBefore.keys(), ...resultsAfter.keys()])]
        .map((check) => ({
        check,
        before: resultsBefore.get(check) ?? [],
        after: resultsAfter.get(check) ?? [],
    }))
        .filter((each) => String(each.before) !== String(each.after))
        .sort((a, b) => (0,_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTexts */ .qy)(a.check ?? '', b.check ?? ''));
    const isSame = checks.length === 0 &&
        was.length === is.length &&
        JSON.stringify(was.map(gradeOf)) === JSON.stringify(is.map(gradeOf));
    if (isSame)
        return null;
    const cause = before.rubric === after.rubric ? 'graded-anew' : 'rubric-changed';
    return { cause, before, after, checks };
}
function gradeOf(report) {
    const { score = null, grade = null, rubric = null } = report ?? {};
    return { score, grade, rubric };
}
/** The results of a version's checks in lower case, sorted; one for each finding. */
function resultsOf(reports, names) {
    const results = new Map();
    for (const { outcomes } of reports) {
        for (const outcome of outcomes) {
            const isMissing = outcome === _report_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .missingOutcome */ .dg;
            const [check, result] = isMissing ? [null, 'missing'] : names.outcome(outcome);
            const word = (result ?? 'none').toLowerCase();
            const known = results.get(check);
            if (known === undefined)
                results.set(check, [word]);
            else
                known.push(word);
        }
    }
    for (const each of results.values())
        each.sort();
    return results;
}
function checkTotals(changed) {
    const totals = new Map();
    for (const { cause, checks } of changed) {
        for (const { check, before, after } of checks) {
            const [failed, fails] = [before.includes('fail'), after.includes('fail')];
            if (failed === fails)
                continue;
            const key = JSON.stringify([check, cause]);
            const total = totals.get(key) ?? { check, cause, began: 0, ceased: 0 };
            if (fails)
                total.began += 1;
            else
                total.ceased += 1;
            totals.set(key, total);
        }
    }
    return [...totals.values()].sort((a, b) => b.began - a.began || b.ceased - a.ceased || (0,_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTexts */ .qy)(a.check ?? '', b.check ?? ''));
}


/***/ }),

/***/ 73745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XR: () => (/* binding */ readCorpus),
/* harmony export */   mE: () => (/* binding */ scoredVersionOf),
/* harmony export */   qy: () => (/* binding */ compareTexts)
/* harmony export */ });
/* unused harmony export serverFactsOf */
/* harmony import */ var _export_fields_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77378);
/* harmony import */ var _export_joined_reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69491);
/* harmony import */ var _export_record_members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59812);
/* harmony import */ var _export_reference_join_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1507);
/* harmony import */ var _export_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27428);
/* harmony import */ var _export_text_table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8361);
/* harmony import */ var _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87299);
/* harmony import */ var _number_lists_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70200);
/* harmony import */ var _report_facts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59265);









/** The server and version of a scored version by its number. */
function scoredVersionOf(number, { servers, versions, words }) {
    const bytes = versions.bytesOf(number);
    return {
        server: servers.textOf(bytes.readInt32LE(0)),
        version: words.textOf(bytes.readInt32LE(4)),
    };
}
/** The facts of a server by their number. */
function serverFactsOf(number, { serverFacts }) {
    return JSON.parse(serverFacts.textOf(number));
}
/**
 * Reads what an export is compared by. Memory grows by 8 bytes for each reference and 4 for each finding
 * until it is read. What stays is some 10 bytes for each score report and server, besides the texts and
 * facts that nothing else has in common (names.ts).
 *
 * @param names numbers that both exports share
 * @throws GateError if it is no export
 */
async function readCorpus(open, origin, names) {
    const servers = (0,_number_lists_js__WEBPACK_IMPORTED_MODULE_4__/* .createNumberLists */ .pY)();
    const scores = createScoreColumns(names);
    const outcomes = (0,_export_text_table_js__WEBPACK_IMPORTED_MODULE_5__/* .createNumberList */ .G4)(Int32Array);
    const inlineOutcomes = (0,_export_text_table_js__WEBPACK_IMPORTED_MODULE_5__/* .createNumberList */ .G4)(Int32Array);
    let unreadable = 0;
    const reading = await (0,_export_joined_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readJoined */ .s)(open, origin, {
        server(raw) {
            const facts = serverFactsIn(raw);
            if (facts === null)
                unreadable += 1;
            else {
                const [id, content] = facts;
                servers.add(names.servers.ofText(id), names.serverFacts.ofText(JSON.stringify(content)));
            }
        },
        score: scores.add,
        plainScore: scores.addPlain,
        inlineFinding: (raw) => inlineOutcomes.add(outcomeOf(raw, names)),
        finding: (bytes, _start, _end, members) => outcomes.add(outcomeIn(bytes, members, names)),
        parsedFinding: (raw) => outcomes.add(outcomeOf(raw, names)),
    });
    const outcomeAt = (target) => {
        if (target === _export_reference_join_js__WEBPACK_IMPORTED_MODULE_6__/* .noFinding */ .l)
            return _report_facts_js__WEBPACK_IMPORTED_MODULE_7__/* .missingOutcome */ .dg;
        return target < 0 ? inlineOutcomes.at(-1 - target) : outcomes.at(target);
    };
    const { head, totals } = reading;
    const { reports, unnamed } = scores.reports(reading, outcomeAt);
    return { head, totals, servers, reports, unreadable: unreadable + unnamed };
}
/** The id and facts of a server; null if it cannot be compared. */
function serverFactsIn(raw) {
    const read = (0,_export_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .readServerRecord */ .Fz)(raw);
    if ('reason' in read)
        return null;
    const { id, name, publisher, packageRefs } = read.value.record;
    const packages = packageRefs.map(({ type, name: ref }) => type === null ? ref : (0,_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_3__/* .identityKey */ .US)({ type, name: ref }));
    const { namespace, verified } = publisher;
    return [id, { name, publisher: namespace, verified, packages: [...new Set(packages)].sort() }];
}
/** Collects scores in document order, until it is known to which findings they refer. */
function createScoreColumns(names) {
    const { servers, versions, words } = names;
    /** Numbers of scored versions; -1 for a score that names none. */
    const keys = (0,_export_text_table_js__WEBPACK_IMPORTED_MODULE_5__/* .createNumberList */ .G4)(Int32Array);
    const values = (0,_export_text_table_js__WEBPACK_IMPORTED_MODULE_5__/* .createNumberList */ .G4)();
    const grades = (0,_export_text_table_js__WEBPACK_IMPORTED_MODULE_5__/* .createNumberList */ .G4)(Int32Array);
    const rubrics = (0,_export_text_table_js__WEBPACK_IMPORTED_MODULE_5__/* .createNumberList */ .G4)(Int32Array);
    const key = Buffer.alloc(8);
    let unnamed = 0;
    const keyOf = (server, version) => {
        key.writeInt32LE(server, 0);
        key.writeInt32LE(version, 4);
        return versions.ofBytes(key, 0, key.length);
    };
    const wordOf = (value) => (typeof value === 'string' ? words.ofText(value) : -1);
    return {
        add(raw) {
            const [server, version] = [(0,_export_fields_js__WEBPACK_IMPORTED_MODULE_8__/* .ownValue */ .e)(raw, 'server'), (0,_export_fields_js__WEBPACK_IMPORTED_MODULE_8__/* .ownValue */ .e)(raw, 'version')];
            const score = (0,_export_fields_js__WEBPACK_IMPORTED_MODULE_8__/* .ownValue */ .e)(raw, 'score');
            const isNamed = typeof server === 'string' && typeof version === 'string';
            if (!isNamed)
                unnamed += 1;
            keys.add(isNamed ? keyOf(servers.ofText(server), words.ofText(version)) : -1);
            values.add(score === null ? _report_facts_js__WEBPACK_IMPORTED_MODULE_7__/* .unscannable */ .rk : typeof score === 'number' ? score : _report_facts_js__WEBPACK_IMPORTED_MODULE_7__/* .unread */ .gy);
            grades.add(wordOf((0,_export_fields_js__WEBPACK_IMPORTED_MODULE_8__/* .ownValue */ .e)(raw, 'grade')));
            rubrics.add(wordOf((0,_export_fields_js__WEBPACK_IMPORTED_MODULE_8__/* .ownValue */ .e)(raw, 'rubric_version')));
        },
        addPlain(bytes, found) {
            const { members, server, version, score, grade, rubricVersion } = found;
            const wordIn = (member) => numberIn(bytes, members, member, words);
            keys.add(keyOf(numberIn(bytes, members, server, servers), wordIn(version)));
            values.add(scoreIn(bytes, members, score));
            grades.add(wordIn(grade));
            rubrics.add(wordIn(rubricVersion));
            return true;
        },
        /** The reports of scored versions, and how many scores name none. */
        reports({ targets, referenceCounts }, outcomeAt) {
            const reports = (0,_number_lists_js__WEBPACK_IMPORTED_MODULE_4__/* .createNumberLists */ .pY)();
            const encoder = (0,_report_facts_js__WEBPACK_IMPORTED_MODULE_7__/* .createReportEncoder */ .FY)(names);
            let next = 0;
            keys.forEach((version, position) => {
                const end = next + referenceCounts[position];
                for (; next < end; next += 1) {
                    if (version >= 0)
                        encoder.addOutcome(outcomeAt(targets[next]));
                }
                if (version < 0)
                    return;
                const facts = [values, grades, rubrics].map((column) => column.at(position));
                reports.add(version, encoder.numberOf(...facts));
            });
            return { reports, unnamed };
        },
    };
}
/** The number of a member's text without escapes; -1 if there is no such member. */
function numberIn(bytes, { places }, member, texts) {
    if (member < 0)
        return -1;
    return texts.ofBytes(bytes, places[4 * member + 2], places[4 * member + 3]);
}
function scoreIn(bytes, { places, kinds }, member) {
    if (member < 0)
        return _report_facts_js__WEBPACK_IMPORTED_MODULE_7__/* .unread */ .gy;
    if (kinds[member] !== _export_record_members_js__WEBPACK_IMPORTED_MODULE_1__/* .memberKinds */ .Aq.number)
        return _report_facts_js__WEBPACK_IMPORTED_MODULE_7__/* .unscannable */ .rk;
    return Number(bytes.toString('latin1', places[4 * member + 2], places[4 * member + 3]));
}
function outcomeIn(bytes, { members, check, result }, { words, outcomeOf: numberOf }) {
    const word = numberIn(bytes, members, check, words);
    const isText = result >= 0 && members.kinds[result] === _export_record_members_js__WEBPACK_IMPORTED_MODULE_1__/* .memberKinds */ .Aq.text;
    return numberOf(word, isText ? numberIn(bytes, members, result, words) : -1);
}
function outcomeOf(raw, { words, outcomeOf: numberOf }) {
    const [check, result] = [(0,_export_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .readCheck */ .jc)(raw), (0,_export_fields_js__WEBPACK_IMPORTED_MODULE_8__/* .ownValue */ .e)(raw, 'result')];
    return numberOf(check === null ? -1 : words.ofText(check), typeof result === 'string' ? words.ofText(result) : -1);
}
/** The order of texts by their units, which is the same everywhere. */
function compareTexts(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 31762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ createNames)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/export/text-table.js
var text_table = __webpack_require__(8361);
;// CONCATENATED MODULE: ./build/export/text-numbers.js


const pageBytes = 256 * 1024;
/** Larger than any page: a place is the number of its page and the position there in one number. */
const placesOfPage = 2 ** 32;
/** Begins a text with half of a surrogate pair, which UTF-8 does not have, in UTF-16. Never in UTF-8. */
const utf16 = Buffer.of(0xff);
function createTextNumbers() {
    const hash = (0,text_table/* createTextHash */.Wn)((0,external_node_crypto_.randomBytes)(8));
    const pages = [];
    let used = 0;
    const places = (0,text_table/* createNumberList */.G4)();
    const lengths = (0,text_table/* createNumberList */.G4)();
    const hashes = (0,text_table/* createNumberList */.G4)();
    /** Numbers by slot, from 1; 0 is a free slot. */
    let slots = new Int32Array(1024);
    let count = 0;
    const isAt = (number, bytes, from, to) => {
        if (lengths.at(number) !== to - from)
            return false;
        const place = places.at(number);
        const page = pages[Math.floor(place / placesOfPage)];
        const start = place % placesOfPage;
        for (let at = from; at < to; at += 1) {
            if (page[start + at - from] !== bytes[at])
                return false;
        }
        return true;
    };
    const grow = () => {
        slots = new Int32Array(2 * slots.length);
        const mask = slots.length - 1;
        hashes.forEach((each, number) => {
            let slot = (each >>> 0) & mask;
            while (slots[slot] !== 0)
                slot = (slot + 1) & mask;
            slots[slot] = number + 1;
        });
    };
    const store = (bytes, from, to) => {
        const length = to - from;
        if (pages.length === 0 || used + length > pageBytes) {
            pages.push(Buffer.allocUnsafeSlow(Math.max(pageBytes, length)));
            used = 0;
        }
        pages.at(-1).set(bytes.subarray(from, to), used);
        places.add((pages.length - 1) * placesOfPage + used);
        lengths.add(length);
        used += length;
    };
    const ofBytes = (bytes, from, to) => {
        if (3 * count >= 2 * slots.length)
            grow();
        const key = hash.ofBytes(bytes, from, to);
        const mask = slots.length - 1;
        for (let slot = (key >>> 0) & mask;; slot = (slot + 1) & mask) {
            const number = slots[slot] - 1;
            if (number < 0) {
                count += 1;
                slots[slot] = count;
                hashes.add(key);
                store(bytes, from, to);
                return count - 1;
            }
            if (hashes.at(number) === key && isAt(number, bytes, from, to))
                return number;
        }
    };
    const bytesOf = (number) => {
        const place = places.at(number);
        const start = place % placesOfPage;
        const page = pages[Math.floor(place / placesOfPage)];
        return page.subarray(start, start + lengths.at(number));
    };
    return {
        ofBytes,
        ofText(text) {
            const bytes = text.isWellFormed()
                ? Buffer.from(text)
                : Buffer.concat([utf16, Buffer.from(text, 'utf16le')]);
            return ofBytes(bytes, 0, bytes.length);
        },
        bytesOf,
        textOf(number) {
            const bytes = bytesOf(number);
            return bytes[0] === utf16[0] ? bytes.toString('utf16le', 1) : bytes.toString();
        },
        count: () => count,
    };
}

;// CONCATENATED MODULE: ./build/export-diff/names.js

const factor = 2 ** 26;
function createNames() {
    const words = createTextNumbers();
    const numbers = new Map();
    const outcomes = [];
    // Most are among a few: a map takes much longer.
    const recentKeys = new Float64Array(256);
    const recentNumbers = new Int32Array(256);
    const textOf = (word) => (word < 0 ? null : words.textOf(word));
    return {
        words,
        servers: createTextNumbers(),
        serverFacts: createTextNumbers(),
        versions: createTextNumbers(),
        reportFacts: createTextNumbers(),
        outcomeOf(check, result) {
            // Never 0, which an unused slot has.
            const key = (check + 2) * factor + result + 1;
            const slot = (check ^ (result << 3)) & 255;
            if (recentKeys[slot] === key)
                return recentNumbers[slot];
            let number = numbers.get(key);
            if (number === undefined) {
                number = outcomes.push(key) - 1;
                numbers.set(key, number);
            }
            recentKeys[slot] = key;
            recentNumbers[slot] = number;
            return number;
        },
        outcome(number) {
            const key = outcomes[number];
            return [textOf(Math.floor(key / factor) - 2), textOf((key % factor) - 1)];
        },
    };
}


/***/ }),

/***/ 70200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J$: () => (/* binding */ several),
/* harmony export */   dv: () => (/* binding */ none),
/* harmony export */   pY: () => (/* binding */ createNumberLists)
/* harmony export */ });
const none = -1;
const several = -2;
function createNumberLists() {
    let singles = new Int32Array(1024).fill(none);
    const lists = new Map();
    const only = (key) => singles[key] ?? none;
    return {
        only,
        add(key, number) {
            if (key >= singles.length) {
                const larger = new Int32Array(Math.max(key + 1, 2 * singles.length)).fill(none);
                larger.set(singles);
                singles = larger;
            }
            const known = only(key);
            if (known === none)
                singles[key] = number;
            else if (known === several)
                lists.get(key)?.push(number);
            else {
                singles[key] = several;
                lists.set(key, [known, number]);
            }
        },
        of(key) {
            const known = only(key);
            return known === none ? [] : known === several ? (lists.get(key) ?? []) : [known];
        },
    };
}


/***/ }),

/***/ 98571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vE: () => (/* binding */ kindCounts),
  "in": () => (/* binding */ renderDiff),
  g2: () => (/* binding */ renderDiffSummary),
  P6: () => (/* binding */ renderSingleExport)
});

// EXTERNAL MODULE: ./build/report/fit.js
var fit = __webpack_require__(29848);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/export-diff/kinds.js
/** @param most how many lines there are at most */
function listKind(title, all, line, most) {
    return { title, count: all.length, lines: all.slice(0, most).map(line) };
}
/** A score with its grade; `value` makes a stranger's text harmless. */
function gradeWords({ score, grade }, value) {
    return `${score ?? 'no score'} ${value(grade ?? '–')}`;
}

;// CONCATENATED MODULE: ./build/export-diff/policy-kinds.js


/**
 * What a policy makes of a difference. First what nobody can upgrade out of.
 *
 * @param value makes a stranger's text harmless
 * @param most how many lines each kind has
 */
function policyKinds({ blocked, changed, came, went }, value, most) {
    const named = (each) => [each.package, each.version].flatMap((text) => (text === null ? [] : value(text))).join(' ');
    const reasons = (rules) => rules.length === 0 ? '' : `; ${rules.join(', ')}`;
    const graded = (each) => `${named(each)}: ${gradeWords(each, value)}${reasons(each.rules)}`;
    const changes = (title, isOne) => listKind(title, changed.filter(isOne), (each) => `${named(each)}: ${gradeWords(each.before, value)} → ${gradeWords(each.after, value)}${reasons(each.after.rules)}`, most);
    const passed = ({ before: { verdict } }) => verdict === 'pass' || verdict === 'warn';
    const isAnew = ({ cause }) => cause === 'graded-anew';
    const passes = ({ verdict }) => verdict === 'pass' || verdict === 'warn';
    return [
        listKind('Packages of which no version passes any more', blocked, (each) => `${value(each.package)}: ${(0,words/* plural */.LS)(each.versions, 'version')}${reasons(each.rules)}`, most),
        changes('Versions that passed and fail now', (each) => each.change === 'fails' && passed(each) && isAnew(each)),
        changes('Versions that passed and fail now, graded by another rubric', (each) => each.change === 'fails' && passed(each) && !isAnew(each)),
        changes('Versions that cannot be judged now', ({ change }) => change === 'undecided'),
        changes('Versions that could not be judged and fail now', (each) => each.change === 'fails' && !passed(each)),
        changes('Versions that did not pass and do now', (each) => each.change === 'passes' && isAnew(each)),
        changes('Versions that did not pass and do now, graded by another rubric', (each) => each.change === 'passes' && !isAnew(each)),
        listKind('New versions that do not pass', came.filter((each) => !passes(each)), graded, most),
        listKind('New versions that pass', came.filter(passes), graded, most),
        listKind('Versions that passed and are listed no longer', went.filter(passes), graded, most),
        listKind('Versions that did not pass and are listed no longer', went.filter((each) => !passes(each)), graded, most),
    ];
}
/** What is wrong with the new export as a whole, in sentences. */
function policyNotices({ problems }, value) {
    return problems.map(({ rule, level, message }) => {
        const effect = level === 'warn' ? 'every run warns' : 'every run fails';
        return `By the new export ${effect} (${rule}): ${value(message)}`;
    });
}

;// CONCATENATED MODULE: ./build/export-diff/render.js





/** Lines of each kind of difference for people; JSON has them all. */
const maxLines = 20;
/** Lines of each kind in a job summary: fewer where more do not fit. */
const summaryLines = [100, maxLines, 5, 0];
/** GitHub refuses a step summary above this size as a whole. */
const maxSummaryBytes = 1024 * 1024;
/** A difference as text. It ends with a line break. */
function renderDiff(diff, format) {
    switch (format) {
        case 'json':
            return `${(0,report_text.json)(diff)}\n`;
        case 'ndjson':
            return linesOf(diff)
                .map((line) => `${(0,report_text.json)(line, 0)}\n`)
                .join('');
        case 'markdown':
            return [...markdownBlocks(diff, maxLines)].join('');
        case 'table':
            return renderText(diff);
    }
}
/**
 * The job summary as GitHub-flavoured Markdown, within 1 MiB.
 *
 * @param notices sentences about the comparison
 * @param isWithheld whether only counts may be shown: neither names nor grades
 */
function renderDiffSummary(diff, notices, isWithheld) {
    return (0,fit/* firstThatFits */.e)(isWithheld ? [0] : summaryLines, (most) => (0,fit/* joinWithin */.U)(markdownBlocks(diff, most, notices), maxSummaryBytes - 1024));
}
/** The job summary where there was nothing to compare with. */
function renderSingleExport(generatedAt, notices) {
    const sentences = [`New: generated ${(0,words/* instant */.uR)(generatedAt)}.`, ...notices];
    return markdownHeading + sentences.map(paragraph).join('');
}
/** One object for each difference, after one with the two exports. */
function linesOf(diff) {
    const { packages, publishers, servers, versions, checks, policy } = diff;
    const kinds = {
        ...(policy && {
            'policy-problem': policy.problems,
            'policy-blocked': policy.blocked,
            'policy-changed': policy.changed,
            'policy-came': policy.came,
            'policy-went': policy.went,
        }),
        'package-moved': packages.moved,
        'packages-changed': packages.changed,
        'publisher-changed': publishers,
        'server-came': servers.came,
        'server-went': servers.went,
        'server-renamed': servers.renamed,
        'version-came': versions.came,
        'version-went': versions.went,
        'version-changed': versions.changed,
        check: checks,
    };
    const { old, new: now, differs, rubric } = diff;
    return [
        { kind: 'exports', old, new: now, differs, rubric },
        ...Object.entries(kinds).flatMap(([kind, all]) => all.map((each) => ({ kind, ...each }))),
    ];
}
/** Parts of a line that are written out; of more only the number is. */
const maxParts = 20;
function someOf(all, words, between = ', ') {
    if (all.length === 0)
        return 'none';
    const more = all.length > maxParts ? [`${all.length - maxParts} more`] : [];
    return [...all.slice(0, maxParts).map(words), ...more].join(between);
}
/**
 * @param value makes a stranger's text harmless
 * @param most how many lines each kind has
 */
function kindsOf(diff, value, most) {
    const { packages, publishers, servers, versions, policy } = diff;
    const kind = (title, all, line) => listKind(title, all, line, most);
    const named = ({ id, name }) => name === null ? value(id) : `${value(name)} (${value(id)})`;
    const list = (texts) => someOf(texts, (each) => value(each));
    const graded = (each) => gradeWords(each, value);
    const versionOf = ({ server, version }) => `${value(server)} ${value(version)}`;
    const publisherOf = (each) => `${value(each.namespace ?? 'none')} (${each.verified === true ? 'verified' : 'not verified'})`;
    const changed = (cause) => versions.changed.filter((each) => each.cause === cause);
    const changedLine = ({ before, after, checks, ...each }) => {
        const words = ({ check, before: was, after: is }) => `${value(check ?? 'unnamed check')}: ${list(was)} → ${list(is)}`;
        const grades = `${versionOf(each)}: ${graded(before)} → ${graded(after)}`;
        return checks.length === 0 ? grades : `${grades}; ${someOf(checks, words, '; ')}`;
    };
    return [
        ...(policy === undefined ? [] : policyKinds(policy, value, most)),
        kind('Packages that another server lists now', packages.moved, (each) => `${value(each.package)}: ${someOf(each.from, named)} → ${someOf(each.to, named)}`),
        kind('Servers whose packages changed', packages.changed, (each) => `${named(each)}: added ${list(each.added)}; removed ${list(each.removed)}`),
        kind('Servers whose publisher changed', publishers, (each) => `${named(each)}: ${publisherOf(each.before)} → ${publisherOf(each.after)}`),
        kind('Versions graded anew', changed('graded-anew'), changedLine),
        kind('Versions graded by another rubric', changed('rubric-changed'), changedLine),
        kind('Servers that came', servers.came, named),
        kind('Servers that went', servers.went, named),
        kind('Servers that were renamed', servers.renamed, ({ id, before, after }) => `${value(id)}: ${value(before)} → ${value(after)}`),
        kind('Versions that came', versions.came, (each) => `${versionOf(each)}: ${graded(each)}`),
        kind('Versions that went', versions.went, (each) => `${versionOf(each)}: ${graded(each)}`),
        kind('Checks that began or ceased to fail', diff.checks, ({ check, cause, began, ceased }) => {
            const rubric = cause === 'rubric-changed' ? ', by another rubric' : '';
            return `${value(check ?? 'unnamed check')}: began in ${(0,words/* plural */.LS)(began, 'version')}, ceased in ${ceased}${rubric}`;
        }),
    ].filter(({ count }) => count > 0);
}
/** How many differences of each kind there are. */
function kindCounts(diff) {
    return kindsOf(diff, report_text.quoted, 0);
}
/** Of which exports the difference is, in words. */
function headLines({ old, new: now, rubric, differs, policy }, value) {
    const sideWords = ({ name, generatedAt, ...totals }) => `${value(name)}, generated ${(0,words/* instant */.uR)(Date.parse(generatedAt))}: ${(0,words/* plural */.LS)(totals.servers, 'server')}, ${(0,words/* plural */.LS)(totals.scores, 'score')}, ${(0,words/* plural */.LS)(totals.findings, 'finding')}` +
        (totals.unreadable > 0 ? `, ${totals.unreadable} records that cannot be compared` : '');
    return [
        `Old: ${sideWords(old)}`,
        `New: ${sideWords(now)}`,
        ...(rubric === null
            ? []
            : [
                `The rubric changed from ${value(rubric.before ?? 'none')} to ${value(rubric.after ?? 'none')}: grades of both are not comparable.`,
            ]),
        ...(policy === undefined ? [] : policyNotices(policy, value)),
        ...(differs ? [] : ['Nothing differs.']),
    ];
}
function renderText(diff) {
    const lines = [
        ...headLines(diff, report_text.quoted),
        ...kindsOf(diff, report_text.quoted, maxLines).flatMap(({ title, count, lines: all }) => [
            '',
            `${title}: ${count}`,
            ...all.map((line) => `  ${line}`),
            ...(count > all.length ? [`  and ${count - all.length} more`] : []),
        ]),
    ];
    return `${lines.map(report_text.logLine).join('\n')}\n`;
}
const markdownHeading = '<h2>What differs between two exports</h2>\n';
const paragraph = (sentence) => `<p>${(0,report_text.html)(sentence)}</p>\n`;
function* markdownBlocks(diff, most, notices = []) {
    const code = (text) => (0,report_text.htmlCode)(text);
    yield markdownHeading;
    yield* notices.map(paragraph);
    for (const line of headLines(diff, code))
        yield `<p>${line}</p>\n`;
    for (const { title, count, lines } of kindsOf(diff, code, most)) {
        yield `<h3>${(0,report_text.html)(title)}: ${count}</h3>\n`;
        if (lines.length === 0)
            continue;
        const more = count > lines.length ? `<li>and ${count - lines.length} more</li>` : '';
        yield `<ul>\n${lines.map((line) => `<li>${line}</li>`).join('\n')}\n${more}</ul>\n`;
    }
}


/***/ }),

/***/ 59265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ createReportEncoder),
/* harmony export */   Fp: () => (/* binding */ reportFactsOf),
/* harmony export */   dg: () => (/* binding */ missingOutcome),
/* harmony export */   gy: () => (/* binding */ unread),
/* harmony export */   rk: () => (/* binding */ unscannable)
/* harmony export */ });
const unscannable = -1;
const unread = -2;
/** The outcome of a reference that leads to no finding. */
const missingOutcome = -1;
const headBytes = 16;
/**
 * Encodes the facts of reports as bytes, so that equal facts have equal bytes.
 *
 * @param names gives the numbers of those bytes
 */
function createReportEncoder(names) {
    let bytes = Buffer.alloc(1024);
    let outcomes = new Int32Array(bytes.buffer, bytes.byteOffset + headBytes);
    let count = 0;
    return {
        addOutcome(outcome) {
            if (count === outcomes.length) {
                const larger = Buffer.alloc(2 * bytes.length);
                larger.set(bytes);
                bytes = larger;
                outcomes = new Int32Array(bytes.buffer, bytes.byteOffset + headBytes);
            }
            outcomes[count] = outcome;
            count += 1;
        },
        /**
         * The number of a report with the outcomes that were added.
         *
         * @param score `unscannable` for null, `unread` if it is none
         * @param grade a word (names.ts), or -1
         * @param rubric a word, or -1
         */
        numberOf(score, grade, rubric) {
            sort(outcomes, count);
            bytes.writeDoubleLE(score, 0);
            bytes.writeInt32LE(grade, 8);
            bytes.writeInt32LE(rubric, 12);
            const number = names.reportFacts.ofBytes(bytes, 0, headBytes + 4 * count);
            count = 0;
            return number;
        },
    };
}
/** The facts of a report by their number. */
function reportFactsOf(number, { reportFacts, words }) {
    // A copy, because numbers must be aligned.
    const { buffer } = new Uint8Array(reportFacts.bytesOf(number));
    const view = new DataView(buffer);
    const score = view.getFloat64(0, true);
    const wordAt = (place) => {
        const word = view.getInt32(place, true);
        return word < 0 ? null : words.textOf(word);
    };
    return {
        score: score === unscannable ? null : score === unread ? undefined : score,
        grade: wordAt(8),
        rubric: wordAt(12),
        outcomes: new Int32Array(buffer, headBytes),
    };
}
/** Sorts the first of some numbers; most reports have too few for the overhead of the built-in way. */
function sort(numbers, count) {
    if (count > 40) {
        numbers.subarray(0, count).sort();
        return;
    }
    for (let at = 1; at < count; at += 1) {
        const number = numbers[at];
        let place = at;
        for (; place > 0 && numbers[place - 1] > number; place -= 1) {
            numbers[place] = numbers[place - 1];
        }
        numbers[place] = number;
    }
}


/***/ }),

/***/ 69753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadDailyStores: () => (/* binding */ loadDailyStores)
/* harmony export */ });
/* harmony import */ var _download_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59795);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73709);


/** How many days back a store is searched: the cache keeps unused entries for seven. */
const maxDaysBack = 7;
/**
 * Loads the newest export, from the cache while the next one is not due (see `loadFromService`) or by a
 * download, and the newest cached one that is some days older. All records of both are intact.
 *
 * @param daysBetween how many days older the other one is at least, give or take half a day
 * @returns null if the address is that of a mirror, of which nothing is kept
 * @throws GateError as the download does. Without an answer of the service, an export whose successor is
 *   due would be compared again as if nothing had happened since
 */
async function loadDailyStores(given, ports, daysBetween) {
    // However old the last export is, the service is to send only a newer one.
    const request = { ...given, maxAgeMs: Number.POSITIVE_INFINITY };
    const load = {
        request,
        query: { identities: [], watched: [] },
        ports,
    };
    const now = ports.now();
    const [today, yesterday] = [(0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .dayOf */ .kb)(now), (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .dayOf */ .kb)(now - _entries_js__WEBPACK_IMPORTED_MODULE_1__/* .dayMs */ .LP)];
    await ports.cache.prefetch([
        ...[today, yesterday].map((day) => (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .cacheKey */ .k$)('store', request, day)),
        ...[today, yesterday].map((day) => (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .cacheKey */ .k$)('store', request, 'later', day)),
    ]);
    const newest = await newestStore(now + _entries_js__WEBPACK_IMPORTED_MODULE_1__/* .hourMs */ .$0, [], load);
    const known = newest === null ? [] : [newest];
    const earlierThan = (store, stores) => newestStore(timeOf(store) - (daysBetween - 0.5) * _entries_js__WEBPACK_IMPORTED_MODULE_1__/* .dayMs */ .LP, stores, load);
    const fromCache = async (newer, isChecked) => ({
        newer,
        earlier: await earlierThan(newer, []),
        source: 'cache',
        isChecked,
        save: async () => true,
    });
    const isCurrent = newest !== null && !request.mustAnswer && now < timeOf(newest) + _entries_js__WEBPACK_IMPORTED_MODULE_1__/* .dayMs */ .LP;
    if (isCurrent)
        return fromCache(newest, false);
    const downloaded = await (0,_download_js__WEBPACK_IMPORTED_MODULE_0__.downloadStore)(request, ports, {
        validators: newest?.head.validators ?? null,
        isEnough: (generatedAt) => newest !== null && generatedAt <= timeOf(newest),
        async openEarlier(generatedAt) {
            const found = await (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .restoreEarlierStores */ .Ju)(load, generatedAt, known);
            known.splice(0, known.length, ...found);
            return found;
        },
    });
    if (downloaded.kind === 'mirror')
        return null;
    if (downloaded.kind === 'enough') {
        if (newest === null)
            throw new Error('without a cached export the download is whole or fails');
        return fromCache(newest, true);
    }
    const { store: newer, file } = downloaded;
    return {
        newer,
        earlier: await earlierThan(newer, known),
        source: 'download',
        isChecked: true,
        async save() {
            const generatedAt = timeOf(newer);
            const keyOf = (...slot) => (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .cacheKey */ .k$)('store', request, ...slot, (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .dayOf */ .kb)(generatedAt));
            // The day's first key may be taken: by an earlier export of the day, or by one that is damaged.
            const isTaken = await ports.cache.has(keyOf());
            const isSaved = await (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .saveStore */ .aS)(load, file, generatedAt, isTaken ? 'later' : 'first');
            // Another job may have saved it first.
            return isSaved || (await ports.cache.has(keyOf(...(isTaken ? ['later'] : []))));
        },
    };
}
function timeOf({ head }) {
    return head.whole.head.generatedAt;
}
/**
 * The store of the newest export whose records are all intact.
 *
 * @param latest when it was generated at the latest, in milliseconds since the epoch
 * @param known stores that were restored already
 */
async function newestStore(latest, known, load) {
    for (let daysAgo = 0; daysAgo <= maxDaysBack; daysAgo += 1) {
        const day = (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .dayOf */ .kb)(latest - daysAgo * _entries_js__WEBPACK_IMPORTED_MODULE_1__/* .dayMs */ .LP);
        const stores = known.filter((store) => (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .dayOf */ .kb)(timeOf(store)) === day);
        if (stores.length === 0) {
            for (const slot of _entries_js__WEBPACK_IMPORTED_MODULE_1__/* .slots */ .Q0) {
                const restored = await (0,_entries_js__WEBPACK_IMPORTED_MODULE_1__/* .restoreEntry */ .fe)({ kind: 'store', day, slot }, load);
                if (restored?.store)
                    stores.push(restored.store);
            }
        }
        const candidates = stores.filter((store) => timeOf(store) <= latest);
        for (const store of candidates.sort((a, b) => timeOf(b) - timeOf(a))) {
            if (store.isIntact())
                return store;
            load.ports.log('Cache: an entry is damaged; it is not used');
        }
    }
    return null;
}


/***/ }),

/***/ 69491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ readJoined)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/export/faults.js
var faults = __webpack_require__(83306);
// EXTERNAL MODULE: ./build/export/fields.js
var fields = __webpack_require__(77378);
// EXTERNAL MODULE: ./build/export/record-key.js
var record_key = __webpack_require__(77272);
// EXTERNAL MODULE: ./build/export/record-members.js
var record_members = __webpack_require__(59812);
// EXTERNAL MODULE: ./build/export/value-reader.js
var value_reader = __webpack_require__(5168);
// EXTERNAL MODULE: ./build/export/value-scanner.js
var value_scanner = __webpack_require__(79697);
;// CONCATENATED MODULE: ./build/export/record-shape.js



/** Longest text between two values, in bytes, for a shape to be of use. */
const maxBetween = 256;
function createRecordShape() {
    /** What stands before each value, one after the other, and after the last one. */
    const between = new Uint8Array((record_members/* maxMembers */.mm + 1) * maxBetween);
    const ends = new Int32Array(record_members/* maxMembers */.mm + 1);
    /** By member: where its name begins and ends, counted back from the value. */
    const names = new Int32Array(2 * record_members/* maxMembers */.mm);
    const kinds = new Uint8Array(record_members/* maxMembers */.mm);
    const plain = new Uint8Array(record_members/* maxMembers */.mm);
    let count = 0;
    const addBetween = (bytes, from, to, member) => {
        if (to - from > maxBetween)
            return false;
        const start = member === 0 ? 0 : ends[member - 1];
        for (let at = from; at < to; at += 1)
            between[start + at - from] = bytes[at];
        ends[member] = start + to - from;
        return true;
    };
    return {
        learn(bytes, start, end, members, isPlain) {
            count = 0;
            const { places } = members;
            let from = start;
            for (let member = 0; member < members.count; member += 1) {
                const place = 4 * member;
                const value = places[place + 2];
                const kind = members.kinds[member];
                if (kind !== record_members/* memberKinds */.Aq.text && kind !== record_members/* memberKinds */.Aq.number)
                    return;
                if (!addBetween(bytes, from, value, member))
                    return;
                names[2 * member] = value - places[place];
                names[2 * member + 1] = value - places[place + 1];
                kinds[member] = kind;
                plain[member] = isPlain(member) ? 1 : 0;
                from = places[place + 3];
            }
            if (addBetween(bytes, from, end, members.count))
                count = members.count;
        },
        read(bytes, start, members) {
            if (count === 0)
                return -1;
            const { length } = bytes;
            const { places } = members;
            let at = start;
            let next = 0;
            for (let member = 0;; member += 1) {
                const last = ends[member];
                if (at + last - next > length)
                    return -1;
                for (; next < last; next += 1) {
                    if (bytes[at] !== between[next])
                        return -1;
                    at += 1;
                }
                if (member === count)
                    break;
                const from = at;
                if (kinds[member] === record_members/* memberKinds */.Aq.number) {
                    at = plain[member] === 1 ? digitsEnd(bytes, from) : (0,record_members/* numberEnd */.XD)(bytes, from);
                }
                else {
                    at = plain[member] === 1 ? plainTextEnd(bytes, from) : (0,value_scanner/* closingQuote */.m2)(bytes, from);
                }
                if (at < 0)
                    return -1;
                const place = 4 * member;
                places[place] = from - names[2 * member];
                places[place + 1] = from - names[2 * member + 1];
                places[place + 2] = from;
                places[place + 3] = at;
                members.kinds[member] = kinds[member];
            }
            members.count = count;
            return at - start > value_reader/* maxElementBytes */.E ? -1 : at;
        },
    };
}
/** The end of a number without sign and fraction (`numberEnd`); -1 for any other. */
function digitsEnd(bytes, from) {
    const end = (0,record_members/* numberEnd */.XD)(bytes, from);
    for (let at = from; at < end; at += 1) {
        if (bytes[at] === 0x2d || bytes[at] === 0x2e)
            return -1;
    }
    return end;
}
/** The closing quote of a text that is not empty and has no escapes; -1 for any other. */
function plainTextEnd(bytes, from) {
    const { length } = bytes;
    for (let at = from; at < length; at += 1) {
        const byte = bytes[at];
        if (byte === 0x22)
            return at === from ? -1 : at;
        if (byte === 0x5c)
            return -1;
    }
    return -1;
}

// EXTERNAL MODULE: ./build/export/schema.js
var schema = __webpack_require__(27428);
;// CONCATENATED MODULE: ./build/export/finding-members.js




const namesByRole = {
    id: record_key/* findingIdKeys */.f2,
    check: schema/* checkKeys */.L,
    result: ['result'],
    weight: ['weight'],
    evidence: ['evidence'],
};
const namesByLength = Array.from({ length: 32 }, () => []);
for (const role of Object.keys(namesByRole)) {
    namesByRole[role].forEach((name, rank) => {
        namesByLength[name.length]?.push({ bytes: Buffer.from(name), role, rank });
    });
}
function createFindingReader() {
    const members = (0,record_members/* createRecordMembers */.Pw)();
    const found = { members, id: -1, check: -1, result: -1, weight: -1, evidence: -1 };
    const shape = createRecordShape();
    /** Whether `found` has the roles of the shape's members. */
    let isOfShape = false;
    const isPlainInShape = (member) => member === found.id || member === found.check || member === found.result;
    return {
        found,
        read(bytes, start, end, strings) {
            const reading = readFindingMembers(bytes, start, end, strings, found);
            isOfShape = reading === 'usual';
            if (isOfShape)
                shape.learn(bytes, start, end, members, isPlainInShape);
            return reading !== null;
        },
        readNext: (bytes, start) => (isOfShape ? shape.read(bytes, start, members) : -1),
    };
}
/**
 * Null if the record is unusual. `some-empty` if which of its members are its id and check depends on
 * others being empty.
 */
function readFindingMembers(bytes, start, end, strings, found) {
    const { members } = found;
    if (!(0,record_members/* readMembers */.mo)(bytes, start, end, strings, members))
        return null;
    const { places, kinds } = members;
    found.id = -1;
    found.check = -1;
    found.result = -1;
    found.weight = -1;
    found.evidence = -1;
    let idRank = 32;
    let checkRank = 32;
    let isSomeEmpty = false;
    for (let member = 0; member < members.count; member += 1) {
        const name = nameOf(members, member, bytes);
        if (name === null)
            continue;
        const { role, rank } = name;
        const kind = kinds[member];
        const from = places[4 * member + 2];
        const to = places[4 * member + 3];
        const isFilled = kind === record_members/* memberKinds */.Aq.text && to > from;
        if (role === 'id') {
            const isNumber = kind === record_members/* memberKinds */.Aq.number;
            // Another spelling of a number would be another text.
            if (isNumber && !isPlainInteger(bytes, from, to))
                return null;
            if (!isNumber && !isFilled)
                isSomeEmpty = true;
            else if (rank < idRank) {
                found.id = member;
                idRank = rank;
            }
        }
        else if (role === 'check') {
            if (!isFilled)
                isSomeEmpty = true;
            else if (rank < checkRank) {
                found.check = member;
                checkRank = rank;
            }
        }
        else {
            found[role] = member;
        }
    }
    const isUsual = isPlain(members, found.id, bytes) &&
        isPlain(members, found.check, bytes) &&
        isPlain(members, found.result, bytes);
    return isUsual ? (isSomeEmpty ? 'some-empty' : 'usual') : null;
}
function nameOf(members, member, bytes) {
    const { places } = members;
    const names = namesByLength[places[4 * member + 1] - places[4 * member]];
    if (names === undefined)
        return null;
    for (let at = 0; at < names.length; at += 1) {
        const name = names[at];
        if ((0,record_members/* isNamed */.ev)(members, member, bytes, name.bytes))
            return name;
    }
    return null;
}
/** Whether the value of a member has no backslash; also if there is no such member. */
function isPlain({ places }, member, bytes) {
    if (member < 0)
        return true;
    const to = places[4 * member + 3];
    for (let at = places[4 * member + 2]; at < to; at += 1) {
        if (bytes[at] === 0x5c)
            return false;
    }
    return true;
}
function isPlainInteger(bytes, from, to) {
    if (bytes[from] === 0x2d)
        return false;
    for (let at = from; at < to; at += 1)
        if (bytes[at] === 0x2e)
            return false;
    return true;
}

// EXTERNAL MODULE: ./build/export/head.js
var export_head = __webpack_require__(49929);
// EXTERNAL MODULE: ./build/export/reference-join.js
var reference_join = __webpack_require__(1507);
;// CONCATENATED MODULE: ./build/export/score-members.js


const names = {
    server: Buffer.from('server'),
    version: Buffer.from('version'),
    score: Buffer.from('score'),
    grade: Buffer.from('grade'),
    rubricVersion: Buffer.from('rubric_version'),
    generatedAt: Buffer.from('generated_at'),
    findings: Buffer.from('findings'),
};
const roles = Object.entries(names);
function createScoreReader() {
    const found = {
        members: (0,record_members/* createRecordMembers */.Pw)(),
        server: -1,
        version: -1,
        score: -1,
        grade: -1,
        rubricVersion: -1,
        generatedAt: -1,
        findings: -1,
    };
    /** Positions of the beginning and end of each reference. */
    let references = new Int32Array(64);
    let count = 0;
    /** Reads a list of ids. False if it has anything else, such as a pointer. */
    const readReferences = (bytes, from, to) => {
        count = 0;
        if (bytes[from] !== 0x5b)
            return false;
        let at = skipSpace(bytes, from + 1);
        if (bytes[at] === 0x5d)
            return at + 1 === to;
        for (;;) {
            const first = bytes[at + 1];
            if (bytes[at] !== 0x22 || first === 0x2f || first === 0x23)
                return false;
            const end = printableEnd(bytes, at + 1);
            if (bytes[end] !== 0x22)
                return false;
            if (count === references.length) {
                references = new Int32Array(references.buffer.transfer(8 * count));
            }
            references[count] = at + 1;
            references[count + 1] = end;
            count += 2;
            at = skipSpace(bytes, end + 1);
            if (bytes[at] === 0x5d)
                return at + 1 === to;
            if (bytes[at] !== 0x2c)
                return false;
            at = skipSpace(bytes, at + 1);
        }
    };
    const isUsual = (bytes, role, member) => {
        const { places, kinds } = found.members;
        const from = places[4 * member + 2];
        const to = places[4 * member + 3];
        const kind = kinds[member];
        if (role === 'findings') {
            return kind === record_members/* memberKinds */.Aq.nested && readReferences(bytes, from, to);
        }
        if (role === 'score') {
            return kind === record_members/* memberKinds */.Aq.number ? bytes[from] !== 0x2d : bytes[from] === 0x6e;
        }
        return kind === record_members/* memberKinds */.Aq.text && printableEnd(bytes, from) === to;
    };
    const hasText = (member) => member >= 0 &&
        found.members.places[4 * member + 3] >
            found.members.places[4 * member + 2];
    return {
        found,
        read(bytes, start, end, strings) {
            const { members } = found;
            count = 0;
            if (!(0,record_members/* readMembers */.mo)(bytes, start, end, strings, members))
                return false;
            for (const [role] of roles)
                found[role] = -1;
            for (let member = 0; member < members.count; member += 1) {
                const role = roles.find(([, name]) => (0,record_members/* isNamed */.ev)(members, member, bytes, name))?.[0];
                if (role === undefined || !isUsual(bytes, role, member))
                    return false;
                found[role] = member;
            }
            return hasText(found.server) && hasText(found.version);
        },
        forEachReference(visit) {
            for (let at = 0; at < count; at += 2) {
                visit(references[at], references[at + 1]);
            }
        },
    };
}
/** The first byte from a position on that may not stand as it is in a text of JSON, or is no ASCII. */
function printableEnd(bytes, from) {
    for (let at = from;; at += 1) {
        const byte = bytes[at];
        if (byte === undefined || byte < 0x20 || byte > 0x7e || byte === 0x22 || byte === 0x5c) {
            return at;
        }
    }
}
function skipSpace(bytes, from) {
    let at = from;
    while ((0,record_key/* isWhitespace */.Yv)(bytes[at]))
        at += 1;
    return at;
}

// EXTERNAL MODULE: ./build/export/splitter.js + 1 modules
var export_splitter = __webpack_require__(19252);
// EXTERNAL MODULE: ./build/export/text-table.js
var text_table = __webpack_require__(8361);
;// CONCATENATED MODULE: ./build/export/joined-reading.js












/**
 * Reads all records of an export, and follows the references of its scores. Memory grows by 8 bytes for
 * each reference: findings are found by their ids in windows of some millions, and where there are more,
 * the document is read again.
 *
 * @param open opens the document at its beginning; a chunk is valid until the next one is read
 * @param origin where the document comes from, for errors
 * @param windowSize how many ids of findings are in memory at once
 * @throws GateError if it is no export
 */
async function readJoined(open, origin, visitor, windowSize = 4_000_000) {
    const hash = (0,text_table/* createTextHash */.Wn)((0,external_node_crypto_.randomBytes)(8));
    const join = (0,reference_join/* createReferenceJoin */.K)(hash, windowSize);
    try {
        const { head, totals, hasNumericIds } = await readAll(open, visitor, join, hash);
        join.resolve(totals.findings, hasNumericIds);
        while (join.openWindow() < totals.findings) {
            await readIds(open, join, hash);
            join.resolve(totals.findings, hasNumericIds);
        }
        const { targets, counts } = join.results();
        return { head: (0,export_head.readHead)(head, origin), totals, referenceCounts: counts, targets };
    }
    catch (error) {
        if (!(error instanceof faults.StructureError))
            throw error;
        throw (0,export_head.structureFailure)(error, origin);
    }
}
/** The first reading, which passes all records on. */
async function readAll(open, visitor, join, hash) {
    const head = {};
    const totals = { servers: 0, scores: 0, findings: 0 };
    const findings = createFindingReader();
    const { found } = findings;
    let hasNumericIds = false;
    let inlineFindings = 0;
    const takeReferences = (raw) => {
        const references = (0,fields/* ownValue */.e)(raw, 'findings');
        if (Array.isArray(references)) {
            for (const each of references) {
                const read = (0,schema/* readFindingReference */.h7)(each);
                if (read?.kind === 'inline') {
                    inlineFindings += 1;
                    visitor.inlineFinding(read.raw, -inlineFindings);
                    join.addTarget(-inlineFindings);
                }
                else {
                    join.addReference(each, read);
                }
            }
        }
        join.endScore();
    };
    const scores = createScoreReader();
    /** Takes a score without parsing it. False if it must be parsed. */
    const takePlainScore = (bytes, start, end, strings) => {
        if (!scores.read(bytes, start, end, strings))
            return false;
        if (!visitor.plainScore(bytes, scores.found, totals.scores))
            return false;
        scores.forEachReference((from, to) => join.addId(hash.ofBytes(bytes, from, to)));
        join.endScore();
        totals.scores += 1;
        return true;
    };
    const takeFinding = (bytes, start, end) => {
        const position = totals.findings;
        totals.findings += 1;
        if (hasNumericId(found))
            hasNumericIds = true;
        join.addFinding(position, hashOfMember(hash, bytes, found));
        visitor.finding(bytes, start, end, found, position);
    };
    const takeParsedFinding = (raw) => {
        const position = totals.findings;
        totals.findings += 1;
        if (typeof (0,fields/* ownValue */.e)(raw, 'id') === 'number')
            hasNumericIds = true;
        join.addFinding(position, hashOfId(hash, raw));
        visitor.parsedFinding(raw, position);
    };
    await split(open, {
        hasKeys: false,
        head(field, value) {
            head[field] = value;
        },
        readElement(section, chunk, bytes, at) {
            if (section !== 'findings')
                return -1;
            const end = findings.readNext(chunk, at);
            if (end >= 0)
                takeFinding(bytes, at, end);
            return end;
        },
        element(section, bytes, start, end, _, strings) {
            if (section === 'findings') {
                if (findings.read(bytes, start, end, strings()))
                    takeFinding(bytes, start, end);
                else
                    takeParsedFinding((0,export_splitter/* parseElement */.on)(bytes, start, end));
                return;
            }
            if (section === 'scores' && takePlainScore(bytes, start, end, strings()))
                return;
            const position = totals[section];
            totals[section] += 1;
            const raw = (0,export_splitter/* parseElement */.on)(bytes, start, end);
            if (section === 'servers') {
                visitor.server(raw, position);
            }
            else {
                visitor.score(raw, position);
                takeReferences(raw);
            }
        },
    });
    return { head, totals, hasNumericIds };
}
/** Reads only the ids of findings, for the join's next window. */
async function readIds(open, join, hash) {
    const findings = createFindingReader();
    let position = 0;
    const add = (idHash) => {
        if (join.isInWindow(position))
            join.addFinding(position, idHash());
        position += 1;
    };
    await split(open, {
        hasKeys: false,
        head() { },
        readElement(section, chunk, bytes, at) {
            if (section !== 'findings')
                return -1;
            const end = findings.readNext(chunk, at);
            if (end >= 0)
                add(() => hashOfMember(hash, bytes, findings.found));
            return end;
        },
        element(section, bytes, start, end, _, strings) {
            if (section !== 'findings')
                return;
            const isUsual = findings.read(bytes, start, end, strings());
            add(() => isUsual
                ? hashOfMember(hash, bytes, findings.found)
                : hashOfId(hash, (0,export_splitter/* parseElement */.on)(bytes, start, end)));
        },
    });
}
/** Splits a document to its end. */
async function split(open, target) {
    const splitter = (0,export_splitter/* createSplitter */.W3)(target);
    for await (const chunk of open())
        splitter.push(chunk);
    splitter.end();
}
/** Whether `id` itself is a number: names of other lengths are its other spellings. */
function hasNumericId({ members: { places, kinds }, id }) {
    if (id < 0 || kinds[id] !== record_members/* memberKinds */.Aq.number)
        return false;
    return places[4 * id + 1] - places[4 * id] === 'id'.length;
}
/** The hash of the id of a finding; 0 if it has none. */
function hashOfMember(hash, bytes, { members, id }) {
    if (id < 0)
        return 0;
    const { places } = members;
    return hash.ofBytes(bytes, places[4 * id + 2], places[4 * id + 3]);
}
function hashOfId(hash, raw) {
    const id = (0,record_key/* findingId */.zK)(raw);
    return id === null ? 0 : hash.ofText(id);
}


/***/ }),

/***/ 59812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aq: () => (/* binding */ memberKinds),
/* harmony export */   Pw: () => (/* binding */ createRecordMembers),
/* harmony export */   XD: () => (/* binding */ numberEnd),
/* harmony export */   ev: () => (/* binding */ isNamed),
/* harmony export */   mm: () => (/* binding */ maxMembers),
/* harmony export */   mo: () => (/* binding */ readMembers)
/* harmony export */ });
/* harmony import */ var _record_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77272);

/*
 * Finds the members of a record in its undecoded bytes, from the strings that the splitter has recorded.
 * What is unusual (an escaped or repeated name, very many members, a number that JavaScript would write
 * in another way) is left to JSON.parse.
 */
/** How the value of a member begins. The inside of a text and of a nested value is not checked. */
const memberKinds = { text: 0, number: 1, literal: 2, nested: 3 };
/** How many members are recorded. */
const maxMembers = 32;
function createRecordMembers() {
    const places = new Int32Array(4 * maxMembers);
    return { count: 0, places, kinds: new Uint8Array(maxMembers) };
}
/**
 * Finds the members of the record in `bytes` from `start` up to `end` (exclusive).
 *
 * @returns false if the record is unusual, or no object: parse it then
 */
function readMembers(bytes, start, end, { quotes, escapes, count }, members) {
    members.count = 0;
    if (bytes[start] !== 0x7b || count < 0)
        return false;
    const closing = end - 1;
    let at = skipSpace(bytes, start + 1);
    if (at === closing)
        return true;
    for (let token = 0;;) {
        if (token >= count || members.count === maxMembers)
            return false;
        const opening = start + quotes[2 * token];
        const nameEnd = start + quotes[2 * token + 1];
        if (opening !== at || escapes[token] !== _record_key_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutEscapes */ .Lx)
            return false;
        if (hasMember(members, bytes, opening + 1, nameEnd))
            return false;
        token += 1;
        at = skipSpace(bytes, nameEnd + 1);
        if (bytes[at] !== 0x3a)
            return false;
        at = skipSpace(bytes, at + 1);
        let kind = memberKinds.text;
        let valueStart = at;
        let valueEnd = at;
        const byte = bytes[at];
        if (byte === 0x22) {
            if (token >= count)
                return false;
            valueStart = at + 1;
            valueEnd = start + quotes[2 * token + 1];
            at = valueEnd + 1;
            token += 1;
        }
        else {
            kind = kindOf(byte);
            const next = token < count ? start + quotes[2 * token] : -1;
            valueEnd = kind === memberKinds.nested ? nestedEnd(bytes, next, closing) : -1;
            if (kind === memberKinds.number)
                valueEnd = numberEnd(bytes, at);
            if (kind === memberKinds.literal)
                valueEnd = literalEnd(bytes, at);
            if (valueEnd <= at)
                return false;
            at = valueEnd;
        }
        const place = 4 * members.count;
        members.places[place] = opening + 1;
        members.places[place + 1] = nameEnd;
        members.places[place + 2] = valueStart;
        members.places[place + 3] = valueEnd;
        members.kinds[members.count] = kind;
        members.count += 1;
        at = skipSpace(bytes, at);
        if (bytes[at] === 0x2c)
            at = skipSpace(bytes, at + 1);
        else
            return at === closing && token === count;
    }
}
/** Whether a member has this name, which is given as bytes. */
function isNamed({ places }, member, bytes, name) {
    const from = places[4 * member];
    if (places[4 * member + 1] - from !== name.length)
        return false;
    for (let at = 0; at < name.length; at += 1)
        if (bytes[from + at] !== name[at])
            return false;
    return true;
}
function hasMember(members, bytes, from, to) {
    const { places, count } = members;
    for (let member = 0; member < count; member += 1) {
        const other = places[4 * member];
        if (places[4 * member + 1] - other !== to - from)
            continue;
        let at = 0;
        while (from + at < to && bytes[other + at] === bytes[from + at])
            at += 1;
        if (from + at === to)
            return true;
    }
    return false;
}
function kindOf(byte) {
    if ((byte | 0x20) === 0x7b)
        return memberKinds.nested;
    return byte === 0x2d || isDigit(byte) ? memberKinds.number : memberKinds.literal;
}
/** The end of a nested value before the next name at `next`, or without one before the record's end. */
function nestedEnd(bytes, next, closing) {
    let at = next < 0 ? closing : next;
    while ((0,_record_key_js__WEBPACK_IMPORTED_MODULE_0__/* .isWhitespace */ .Yv)(bytes[at - 1]))
        at -= 1;
    if (next < 0)
        return at;
    if (bytes[at - 1] !== 0x2c)
        return -1;
    at -= 1;
    while ((0,_record_key_js__WEBPACK_IMPORTED_MODULE_0__/* .isWhitespace */ .Yv)(bytes[at - 1]))
        at -= 1;
    return at;
}
/** The end of a decimal number without an exponent and with at most 15 digits; -1 for any other. */
function numberEnd(bytes, from) {
    const first = bytes[from] === 0x2d ? from + 1 : from;
    let at = first;
    while (isDigit(bytes[at]))
        at += 1;
    if (at === first || (bytes[first] === 0x30 && at > first + 1))
        return -1;
    if (bytes[at] === 0x2e) {
        const point = at;
        at += 1;
        while (isDigit(bytes[at]))
            at += 1;
        if (at === point + 1)
            return -1;
    }
    return at - first > 15 || (bytes[at] | 0x20) === 0x65 ? -1 : at;
}
const literals = ['true', 'false', 'null'].map((text) => Buffer.from(text));
function literalEnd(bytes, from) {
    for (const literal of literals) {
        let at = 0;
        while (at < literal.length && bytes[from + at] === literal[at])
            at += 1;
        if (at === literal.length)
            return from + at;
    }
    return -1;
}
function skipSpace(bytes, from) {
    let at = from;
    while ((0,_record_key_js__WEBPACK_IMPORTED_MODULE_0__/* .isWhitespace */ .Yv)(bytes[at]))
        at += 1;
    return at;
}
function isDigit(byte) {
    return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}


/***/ }),

/***/ 1507:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ createReferenceJoin),
/* harmony export */   l: () => (/* binding */ noFinding)
/* harmony export */ });
/* harmony import */ var _encoded_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75249);
/* harmony import */ var _text_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8361);


/** Where a reference leads if the export has no such finding. */
const noFinding = -(2 ** 31);
/** A reference whose target is known is this less the target, below all references that are not. */
const resolvedFrom = -(2 ** 52 + 2 ** 51);
const lowestWritten = -(2 ** 52 + 2);
/**
 * @param windowSize how many findings are in memory at once
 */
function createReferenceJoin(hash, windowSize) {
    /** An id as its hash, a position as a negative number (encoded-reference.ts), or the known target. */
    const references = (0,_text_table_js__WEBPACK_IMPORTED_MODULE_0__/* .createNumberList */ .G4)();
    const counts = (0,_text_table_js__WEBPACK_IMPORTED_MODULE_0__/* .createNumberList */ .G4)();
    /** The hashes of the ids of the window's findings. */
    let ids = (0,_text_table_js__WEBPACK_IMPORTED_MODULE_0__/* .createNumberList */ .G4)();
    let from = 0;
    let ofScore = 0;
    const isInWindow = (position) => position >= from && position < from + windowSize;
    return {
        isInWindow,
        addReference(raw, read) {
            ofScore += 1;
            references.add((0,_encoded_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .encodeReference */ .YN)(raw, read, hash.ofText));
        },
        addId(idHash) {
            ofScore += 1;
            references.add(idHash);
        },
        addTarget(target) {
            ofScore += 1;
            references.add(resolvedFrom - target);
        },
        endScore() {
            counts.add(ofScore);
            ofScore = 0;
        },
        addFinding(position, idHash) {
            if (isInWindow(position))
                ids.add(idHash);
        },
        resolve(findings, hasNumericIds) {
            const all = references.toArray();
            const index = indexIds(ids.toArray());
            let last = -1;
            for (let at = 0; at < all.length; at += 1) {
                const reference = all[at];
                if (reference === 0 || reference < lowestWritten)
                    continue;
                const id = (0,_encoded_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .idHashIn */ .T)(reference, hasNumericIds, hash.ofText);
                if (id === 0) {
                    const position = (0,_encoded_reference_js__WEBPACK_IMPORTED_MODULE_1__/* .positionIn */ .Nu)(reference);
                    all[at] = position < findings ? resolvedFrom - position : 0;
                }
                else {
                    const place = index.find(id, last + 1);
                    if (place < 0)
                        continue;
                    last = place;
                    all[at] = resolvedFrom - (from + place);
                }
            }
        },
        openWindow() {
            from += windowSize;
            ids = (0,_text_table_js__WEBPACK_IMPORTED_MODULE_0__/* .createNumberList */ .G4)();
            return from;
        },
        results() {
            const targets = references.toArray();
            for (let at = 0; at < targets.length; at += 1) {
                const reference = targets[at];
                targets[at] = reference < lowestWritten ? resolvedFrom - reference : noFinding;
            }
            return { targets, counts: counts.toArray() };
        },
    };
}
/** Finds the first place of a hash among others; zeros are none. Repeated hashes are set to zero. */
function indexIds(hashes) {
    let size = 1024;
    while (size < 2 * hashes.length)
        size *= 2;
    /** Places by slot, from 1; 0 is a free slot. */
    const slots = new Int32Array(size);
    const slotOf = (hash) => {
        let slot = (hash >>> 0) & (size - 1);
        while (slots[slot] !== 0 && hashes[slots[slot] - 1] !== hash) {
            slot = (slot + 1) & (size - 1);
        }
        return slot;
    };
    for (let place = 0; place < hashes.length; place += 1) {
        const hash = hashes[place];
        if (hash === 0)
            continue;
        const slot = slotOf(hash);
        if (slots[slot] === 0)
            slots[slot] = place + 1;
        else
            hashes[place] = 0;
    }
    return {
        /** @param guess where it probably is: references mostly have the order of the findings */
        find: (hash, guess) => hashes[guess] === hash ? guess : slots[slotOf(hash)] - 1,
    };
}


/***/ }),

/***/ 61176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bz: () => (/* binding */ dayManifestPath),
/* harmony export */   MG: () => (/* binding */ compressions),
/* harmony export */   YP: () => (/* binding */ tablePath),
/* harmony export */   n$: () => (/* binding */ tableNames)
/* harmony export */ });
/* unused harmony export tables */
/*
 * The tables into which an export is written, with their columns. A column has one type in every row,
 * whatever shape the export uses. What a record has besides is in `other`.
 */
const serverIndex = {
    type: 'BIGINT',
    meaning: 'Which server: its position in the `servers` of the export.',
};
const scoreIndex = {
    type: 'BIGINT',
    meaning: 'Which score report: its position in the `scores` of the export.',
};
const findingIndex = {
    type: 'BIGINT',
    meaning: 'Which finding: its position in the `findings` of the export. Negative if it is written in a score report instead.',
};
const other = {
    type: 'VARCHAR',
    meaning: 'What the record has besides, as JSON; null if nothing.',
};
const unreadable = {
    type: 'VARCHAR',
    meaning: 'Why the gate cannot read the record; null if it can.',
};
const digest = { type: 'VARCHAR', meaning: 'Digest, for images.' };
/** The columns by table, in their order. */
const tables = {
    servers: {
        server_index: serverIndex,
        id: { type: 'VARCHAR', meaning: 'Its id, to which `scores.server_id` refers.' },
        name: { type: 'VARCHAR', meaning: 'Its name in the registry.' },
        publisher: { type: 'VARCHAR', meaning: 'The namespace of its publisher.' },
        verified: { type: 'BOOLEAN', meaning: 'Whether the publisher is verified.' },
        categories: { type: 'VARCHAR[]', meaning: 'Its categories.' },
        other,
        unreadable,
    },
    package_refs: {
        server_index: serverIndex,
        ref_index: { type: 'BIGINT', meaning: 'Position among the references of the server.' },
        ecosystem: {
            type: 'VARCHAR',
            meaning: 'Ecosystem of the package (`npm`, `pypi`, `oci`, `remote`, …); null if it is not named.',
        },
        name: {
            type: 'VARCHAR',
            meaning: 'Name as the gate compares it; null if the reference cannot be read.',
        },
        version: { type: 'VARCHAR', meaning: 'Version, if the reference names one.' },
        digest,
        raw: { type: 'VARCHAR', meaning: 'The reference as the export has it, as JSON.' },
    },
    versions: {
        server_index: serverIndex,
        version_index: { type: 'BIGINT', meaning: 'Position among the versions of the server.' },
        version: { type: 'VARCHAR', meaning: 'The version; null if it cannot be read.' },
        digest,
        raw: {
            type: 'VARCHAR',
            meaning: 'The element as the export has it, as JSON; null if it is only the version.',
        },
    },
    scores: {
        score_index: scoreIndex,
        server_id: { type: 'VARCHAR', meaning: 'The id of the server.' },
        version: { type: 'VARCHAR', meaning: 'The version that was graded.' },
        score: { type: 'DOUBLE', meaning: '0 to 100; null means unscannable.' },
        grade: { type: 'VARCHAR', meaning: 'The grade.' },
        rubric_version: { type: 'VARCHAR', meaning: 'The rubric that was used.' },
        generated_at: { type: 'VARCHAR', meaning: 'When the version was graded.' },
        other,
        unreadable,
    },
    findings: {
        finding_index: findingIndex,
        id: { type: 'VARCHAR', meaning: 'Its id, as text; null if it has none.' },
        check_name: { type: 'VARCHAR', meaning: 'The check that it is the result of.' },
        result: { type: 'VARCHAR', meaning: '`pass`, `warn`, `fail` or `unscannable`, in lower case.' },
        weight: { type: 'DOUBLE', meaning: 'The weight of the check.' },
        evidence: { type: 'VARCHAR', meaning: 'The evidence: a text, or JSON.' },
        evidence_is_json: {
            type: 'BOOLEAN',
            meaning: 'True if the evidence is JSON; null if it is a text.',
        },
        other,
        unreadable,
    },
    score_findings: {
        score_index: scoreIndex,
        reference_index: {
            type: 'BIGINT',
            meaning: 'Position among the references of the score report.',
        },
        finding_index: {
            type: 'BIGINT',
            meaning: `${findingIndex.meaning} Null if the reference leads to no finding.`,
        },
    },
};
const tableNames = Object.keys(tables);
/** How the files are compressed, with the ending that this adds to their names. */
const compressions = { none: '', zstd: '.zst' };
/** The path of a table's file in the folder of all tables: `servers/date=2026-11-20/part-0.ndjson`. */
function tablePath(table, day, compression) {
    return `${table}/date=${day}/part-0.ndjson${compressions[compression]}`;
}
/** The manifest's path, which is written when all files of the day are complete. */
function dayManifestPath(day) {
    return `manifest-${day}.json`;
}


/***/ }),

};
