export const id = 509;
export const ids = [509];
export const modules = {

/***/ 49442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ identityOf),
/* harmony export */   p: () => (/* binding */ matchDependency)
/* harmony export */ });
/* harmony import */ var _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87299);

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
    neighbours: [],
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
        .map((judged) => ({ ...judged, by, candidates, neighbours: [], rivals: [] }));
    if (first !== undefined)
        return { ...first, rivals };
    const neighbours = selection.neighbours.get((0,_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .identityKey */ .US)(identity)) ?? [];
    return { ...noMatch, kind: 'unlisted', neighbours };
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

/***/ 59743:
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

/***/ 80509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ catalogue),
  Z: () => (/* binding */ ruleIds)
});

// EXTERNAL MODULE: ./build/phrase.js
var phrase = __webpack_require__(59743);
;// CONCATENATED MODULE: ./build/policy/rule.js
/** A found problem in a few words, without findings. */
function found(message, advice, findings = []) {
    return { message, advice, findings };
}

// EXTERNAL MODULE: ./build/policy/words.js
var words = __webpack_require__(16274);
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

;// CONCATENATED MODULE: ./build/policy/rules/lookalike-name.js



const lookalikeName = {
    about: 'dependency',
    // A launcher is known as one by its name: it cannot be another that looks like it.
    judgesLaunchers: false,
    levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
    title: 'an unlisted package has nearly the name of a listed one',
    evaluate(graded) {
        const { match } = graded;
        if (match?.kind !== 'unlisted' || match.error !== null)
            return null;
        const [first, ...others] = match.neighbours;
        if (first === undefined)
            return null;
        const more = others.length === 0 ? (0,phrase/* say */.cv) `` : (0,phrase/* say */.cv) `, and of ${others.join(', ')}`;
        return found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} is not in the export, and its name is one character away from that of ${first}${more}, which is.`, (0,phrase/* say */.cv) `Check the spelling: a name like that of a known package is how people are led astray. If it is meant, set the rule to warn.`);
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
var match = __webpack_require__(49442);
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
    { id: 'lookalike-name', rule: lookalikeName },
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

/***/ 16274:
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
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59743);
/* harmony import */ var _versions_remote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49460);


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


/***/ })

};
