export const id = 7862;
export const ids = [7862,9874];
export const modules = {

/***/ 9874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GateError: () => (/* binding */ GateError),
/* harmony export */   causeOf: () => (/* binding */ causeOf)
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

/***/ 9442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ identityOf),
/* harmony export */   p: () => (/* binding */ matchDependency)
/* harmony export */ });
/* harmony import */ var _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7299);

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
    const malformed = selection.malformedRecords.get((0,_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .identityKey */ .US)(identity));
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
    const { normaliseName } = _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[identity.type];
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
        const unreadable = server.malformedReports.find((each) => version === null || each.version === null || (0,_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .sameVersion */ .r1)(type, each.version, version));
        const error = unreadable ? `its score report cannot be read (${unreadable.reason})` : null;
        const own = reports.filter((each) => version !== null && (0,_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .sameVersion */ .r1)(type, each.version, version));
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
    const { satisfies, isPrerelease } = _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[type];
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
    const { normaliseVersion } = _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[type];
    return [...new Map(versions.map((each) => [normaliseVersion(each), each])).values()];
}
/** Highest first; where any of the texts has no order, the one listed later counts as higher. */
function byVersionDescending(type, items, versionOf) {
    const { compare } = _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[type];
    const lastFirst = items.toReversed();
    const areOrdered = items.every((item) => compare(versionOf(item), versionOf(item)) !== null);
    return areOrdered
        ? lastFirst.sort((a, b) => compare(versionOf(b), versionOf(a)) ?? 0)
        : lastFirst;
}
/** Of several reports for one version the newest count: more than one where they are equally new. */
function newestPerVersion(type, reports) {
    const { normaliseVersion } = _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[type];
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


/***/ }),

/***/ 9743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aL: () => (/* binding */ words),
/* harmony export */   cv: () => (/* binding */ say),
/* harmony export */   gF: () => (/* binding */ renderPhrase),
/* harmony export */   mz: () => (/* binding */ byteSize)
/* harmony export */ });
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
/** `812 B`, `13 kB`, `1.2 MB`, `310 MB`: decimal units. */
function byteSize(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    if (bytes < 1e6)
        return `${Math.round(bytes / 1000)} kB`;
    return `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;
}


/***/ }),

/***/ 8015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ catalogue),
  Z: () => (/* binding */ ruleIds)
});

// EXTERNAL MODULE: ./build/phrase.js
var phrase = __webpack_require__(9743);
;// CONCATENATED MODULE: ./build/policy/rule.js
/** A found problem in a few words, without findings. */
function found(message, advice, findings = []) {
    return { message, advice, findings };
}

// EXTERNAL MODULE: ./build/policy/words.js
var words = __webpack_require__(6274);
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
        const named = alterations.map(({ what, file, span }) => file === null ? what : `${what} (${file}:${span.start.line})`);
        const what = [...new Set(named)].join(', ');
        return found((0,phrase/* say */.cv) `${what} changes what ${(0,words/* shownName */.HD)(dependency)} fetches or runs, so its grade says nothing of what is started.`, (0,phrase/* say */.cv) `Take it out, or review this server by hand.`);
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
        return found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} is claimed by several servers of the export; the worst, ${(0,words/* recordName */.xD)(server)}, counts. The others: ${others.slice(0, 5).join(', ')}${others.length > 5 ? (0,phrase/* say */.cv) ` and ${others.length - 5} more` : (0,phrase/* say */.cv) ``}.`, (0,phrase/* say */.cv) `Ask the owner of the grading service which of them is the real one.`);
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
        const failing = (0,words/* findingsOf */.WX)(graded, 'fail');
        const score = graded.match?.report?.score ?? null;
        // A score below the minimum shows the findings already; they count apart only where they weigh more.
        const isShown = score !== null &&
            score < policy.minScore &&
            weight[levelOf('score-below-minimum')] >= weight[levelOf('failing-finding')];
        if (failing.length === 0 || isShown)
            return null;
        return found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} is ${(0,words/* gradeOf */.V)(graded)} and has ${(0,words/* count */.U9)(failing.length, 'failing finding')}.${(0,words/* judgedAs */.KY)(graded)}`, (0,phrase/* say */.cv) `Read the evidence: take a version without the finding, or accept it knowingly.`, failing);
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
        return found((0,phrase/* say */.cv) `The export breaks its contract: ${(0,phrase/* words */.aL)(faults.join('; '))}.`, (0,phrase/* say */.cv) `Tell the owner of the grading service; the servers that can be read are judged all the same.`);
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
        const advice = (0,phrase/* say */.cv) `Tell the owner of the grading service.`;
        if (match.error !== null) {
            return {
                ...found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} cannot be judged: ${(0,phrase/* words */.aL)(match.error)}.`, advice),
                isError: true,
            };
        }
        const [first] = match.inconsistencies;
        if (first === undefined)
            return null;
        const more = match.inconsistencies.length - 1;
        return found((0,phrase/* say */.cv) `The export breaks its contract about ${(0,words/* nameOf */.Vb)(graded)}: ${(0,phrase/* words */.aL)(first)}${more > 0 ? (0,phrase/* say */.cv) ` and ${more} more` : (0,phrase/* say */.cv) ``}.`, advice);
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
        return found((0,phrase/* say */.cv) `${(0,words/* shownName */.HD)(dependency)} is code of this project: nobody has graded it.`, (0,phrase/* say */.cv) `Review it like the rest of the project.`);
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
        return found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} (${(0,phrase/* words */.aL)(dependency.type)}) was matched to ${(0,words/* recordName */.xD)(match.server)} by its name alone: the export names no ${(0,phrase/* words */.aL)(dependency.type)} package for that server.`, (0,phrase/* say */.cv) `Check that they are the same server; its publisher can add the package reference to the registry.`);
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
        return found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} is ${(0,words/* gradeOf */.V)(graded)}, below the minimum of ${(0,phrase/* words */.aL)(String(policy.minScore))}.${(0,words/* judgedAs */.KY)(graded)}`, (0,words/* remedyOf */.SM)(graded), (0,words/* findingsOf */.WX)(graded, 'fail', 'warn'));
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
        return found((0,phrase/* say */.cv) `The export was generated ${(0,phrase/* words */.aL)(String(Math.floor(ageMs / stale_export_hourMs)))} hours ago, at ${(0,phrase/* words */.aL)(new Date(generatedAt).toISOString())}; max-age is ${(0,phrase/* words */.aL)(String(Math.floor(maxAgeMs / stale_export_hourMs)))} hours.`, (0,phrase/* say */.cv) `Ask the owner of the grading service why it is not refreshed, or raise max-age.`);
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
        return found((0,phrase/* say */.cv) `What ${alias} launches cannot be identified: ${(0,phrase/* words */.aL)(dependency.reason ?? 'no reason is known')}${dependency.name === null ? (0,phrase/* say */.cv) `` : (0,phrase/* say */.cv) ` (${dependency.name})`}.`, (0,phrase/* say */.cv) `Launch a published package, image or URL by its name, or review this server by hand.`);
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
        return found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} (${(0,phrase/* words */.aL)(dependency.type)}) is not in the export: nobody has graded it.`, (0,phrase/* say */.cv) `Check the spelling of its name, use a graded server, or review this one by hand.`);
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
        return found((0,phrase/* say */.cv) `${path} cannot be read in full: ${(0,phrase/* words */.aL)(reason ?? 'no reason is known')}.`, (0,phrase/* say */.cv) `Mend the file, or leave it out with ignore-paths if no client reads it.`);
    },
};

// EXTERNAL MODULE: ./build/grading/match.js
var match = __webpack_require__(9442);
;// CONCATENATED MODULE: ./build/policy/rules/unpinned.js



const unpinned = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'a package without exact version, digest or proof of a lockfile',
    evaluate({ dependency, remedy }) {
        const { type, pin, specifier, resolved, name } = dependency;
        if ((0,match/* identityOf */.c)(dependency) === null || type === 'remote' || resolved !== null)
            return null;
        if (pin === 'exact' || pin === 'digest')
            return null;
        if (pin === 'git' && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(specifier ?? ''))
            return null;
        return found(specifier === null
            ? (0,phrase/* say */.cv) `${name ?? ''} is not pinned: each start may fetch another version than the one judged.`
            : (0,phrase/* say */.cv) `${name ?? ''} is pinned to ${specifier} only: each start may fetch another version than the one judged.`, remedy === null
            ? (0,phrase/* say */.cv) `Pin an exact version or a digest.`
            : (0,phrase/* say */.cv) `Pin version ${remedy.version}, graded ${remedy.grade}.`);
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
        return found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} could not be scanned, so nothing is known of it.${(0,words/* judgedAs */.KY)(graded)}`, (0,words/* remedyOf */.SM)(graded), (0,words/* findingsOf */.WX)(graded, 'unscannable'));
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
            ? (0,phrase/* say */.cv) `none of its versions is`
            : (0,phrase/* say */.cv) `scored are ${scored.join(', ')}${match.scored.length > 3 ? (0,phrase/* say */.cv) ` and ${match.scored.length - 3} more` : (0,phrase/* say */.cv) ``}`;
        const subject = match.judgedVersion === null
            ? (0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} with ${dependency.specifier ?? 'no version'}`
            : (0,words/* nameOf */.Vb)(graded);
        return found((0,phrase/* say */.cv) `${subject} is listed and not scored; ${others}.`, (0,words/* remedyOf */.SM)(graded));
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


/***/ }),

/***/ 6274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HD: () => (/* binding */ shownName),
/* harmony export */   KY: () => (/* binding */ judgedAs),
/* harmony export */   SM: () => (/* binding */ remedyOf),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   V: () => (/* binding */ gradeOf),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   WX: () => (/* binding */ findingsOf),
/* harmony export */   xD: () => (/* binding */ recordName)
/* harmony export */ });
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9743);
/* harmony import */ var _versions_remote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9460);


/** A dependency's package, address or, where it has neither, its alias, without secrets in it. */
function shownName({ type, name, declaration }) {
    if (name === null)
        return declaration.alias;
    return type === 'remote' ? (0,_versions_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .shownAddress */ .Uk)(name) : name;
}
/** A dependency as a sentence's subject: its package, address or, where it has neither, its alias. */
function nameOf({ dependency, match }) {
    const version = match?.report?.version ?? match?.judgedVersion ?? null;
    const name = shownName(dependency);
    return version === null || dependency.type === 'remote' ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${name}` : (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${name} ${version}`;
}
/** `graded D (41 of 100)`. */
function gradeOf({ match }) {
    const report = match?.report;
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `graded ${report?.grade || 'without a letter'} (${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(String(report?.score ?? 'no score'))} of 100)`;
}
/** How the judged version was chosen or proved, where the declaration does not pin it; empty where it does. */
function judgedAs({ dependency, match }) {
    if (dependency.resolved !== null) {
        const { file, line } = dependency.resolved;
        return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) ` The version is that of ${`${file}:${line}`}.`;
    }
    if (match?.judgedVersion == null || !['latest', 'range'].includes(match.kind))
        return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) ``;
    if (dependency.type === 'remote') {
        return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) ` The grade is of the published code; the service at that address may run other code.`;
    }
    return match.kind === 'range'
        ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) ` A range: judged as ${match.judgedVersion}, the highest listed in it.`
        : (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) ` Not pinned: judged as ${match.judgedVersion}, the highest listed; the registry's latest may differ.`;
}
/** A record as it is named in messages: its registry name and its id. */
function recordName({ name, id }) {
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${name} (${id})`;
}
/** What to do about a version that does not meet the policy. */
function remedyOf({ dependency, remedy }) {
    if (remedy !== null) {
        return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `Use version ${remedy.version}, graded ${remedy.grade} (${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(String(remedy.score))} of 100).`;
    }
    return dependency.type === 'remote'
        ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `Use another server, or ask its publisher to mend what the findings show.`
        : (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `No scored version meets the policy: use another server, or ask its publisher to mend what the findings show.`;
}
/** The findings with one of some results, heaviest weight first. */
function findingsOf({ match }, ...results) {
    return (match?.report?.findings ?? [])
        .filter(({ result }) => results.includes(result))
        .sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0));
}
/** `1 failing finding`, `3 failing findings`. */
function count(number, one) {
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(`${number} ${one}${number === 1 ? '' : 's'}`);
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
