export const id = 9330;
export const ids = [9330];
export const modules = {

/***/ 9748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ gradeRank),
/* harmony export */   k: () => (/* binding */ meetsGrade)
/* harmony export */ });
/** Letters from the best to the worst, each with `+` before and `-` behind it. */
const letters = 'ABCDEF';
/**
 * The rank of a grade, 0 the best; null for a text that is no letter grade. Of the contract: letters A
 * to F, optionally with `+` or `-`.
 */
function gradeRank(grade) {
    const [, letter, sign] = /^([A-F])([+-]?)$/.exec(grade.trim()) ?? [];
    if (letter === undefined)
        return null;
    const within = sign === '+' ? 0 : sign === '-' ? 2 : 1;
    return letters.indexOf(letter) * 3 + within;
}
/** Whether a grade is at least as good as another one; what is no letter grade meets none. */
function meetsGrade(grade, minimum) {
    const [own, least] = [gradeRank(grade), gradeRank(minimum)];
    return own !== null && least !== null && own <= least;
}


/***/ }),

/***/ 49442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ identityOf),
/* harmony export */   p: () => (/* binding */ matchDependency)
/* harmony export */ });
/* harmony import */ var _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80335);

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
 *
 * @param boundTo id of the one record among them that the policy says it is; null where it says none
 */
function matchDependency(dependency, selection, boundTo = null) {
    const identity = identityOf(dependency);
    if (identity === null) {
        return { ...noMatch, kind: dependency.type === 'local' ? 'local' : 'unidentified' };
    }
    // A package of another registry is another package, whatever its name.
    if (dependency.alterations.some(({ kind }) => kind === 'registry')) {
        return { ...noMatch, kind: 'unlisted' };
    }
    const found = carriersOf(identity, selection.servers);
    const bound = found.servers.filter(({ record }) => record.id === boundTo);
    const { by, servers } = bound.length > 0 ? { by: 'binding', servers: bound } : found;
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
    const { ordered, rest } = inOrder(type, reports, ({ version }) => version);
    const scored = [...ordered, ...rest].filter(({ score }) => score !== null);
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
/** The versions to judge: the pinned one, or those that the specifier could fetch. */
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
    const all = listedVersions(type, server);
    if (pin === 'range' && version !== null) {
        const fetched = fetchedOf(type, all, version);
        return (fetched.length > 0 ? fetched : [null]).map((each) => ({
            version: each,
            kind: 'range',
        }));
    }
    // A tag may be listed as a version of its own; one such as `1.2-alpine` moves with what begins so.
    const begun = beginningOf(version);
    // A number alone means what has an order.
    const isAny = begun === null || /[-_+]/.test((version ?? '').replace(/^\D+/, ''));
    const newest = newestOf(type, all, isAny);
    const latest = (newest.length > 0 ? newest : [null]).map((each) => ({ version: each, kind: 'latest' }));
    const tag = version ?? (type === 'oci' ? 'latest' : null);
    if (tag === null)
        return latest;
    const fetched = begun === null ? [] : fetchedOf(type, all, begun);
    const further = [...(all.includes(tag) ? [tag] : []), ...fetched]
        .filter((each) => !newest.includes(each))
        .map((each) => ({ version: each, kind: each === tag ? 'exact' : 'range' }));
    return [...latest, ...new Map(further.map((each) => [each.version, each])).values()];
}
/** The version or part of one that a tag begins with; null where it begins with none. */
function beginningOf(tag) {
    const beginning = /^(?:v|ver|version|rel|release)?[-_.]?(\d+(?:\.\d+){0,2})(?=$|[-_+]|\.x)/i;
    return beginning.exec(tag ?? '')?.[1] ?? null;
}
/**
 * The versions that whoever does not pin could get: releases, unless all that order are for one.
 *
 * @param isAny whether what has no order could be meant
 */
function newestOf(type, all, isAny) {
    const { isPrerelease } = _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[type];
    const { ordered, rest } = inOrder(type, all, (each) => each);
    const highest = ordered.find((each) => !isPrerelease(each)) ?? ordered[0];
    const further = isAny || highest === undefined ? mayBeNewer(type, all, highest, rest[0]) : [];
    return [highest, ...further].filter((each) => each !== undefined);
}
/**
 * The last listed of what has no order, where it may be newer than the highest of the rest: listed behind
 * it, and where such may be fetched. To package managers it is no version at all.
 */
function mayBeNewer(type, all, highest, last) {
    if (last === undefined)
        return [];
    const isBehind = highest === undefined ||
        (_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[type].hasFreeVersions === true && all.indexOf(last) > all.indexOf(highest));
    return isBehind ? [last] : [];
}
/** The versions that a range could fetch. */
function fetchedOf(type, all, range) {
    const { satisfies, takesLowest } = _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[type];
    const admitted = all.filter((each) => satisfies(each, range) !== false);
    const { ordered, rest } = inOrder(type, admitted, (each) => each);
    const lowest = takesLowest?.(range) ? ordered.at(-1) : undefined;
    const further = mayBeNewer(type, all, ordered[0], rest[0]);
    return [...new Set([ordered[0], lowest, ...further])].filter((each) => each !== undefined);
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
/** What has an order, highest first, and the rest, of which the one listed last may be the newest. */
function inOrder(type, items, versionOf) {
    const { compare } = _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[type];
    const { ordered = [], rest = [] } = Object.groupBy(items.toReversed(), (item) => compare(versionOf(item), versionOf(item)) === null ? 'rest' : 'ordered');
    return { ordered: ordered.sort((a, b) => compare(versionOf(b), versionOf(a)) ?? 0), rest };
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

/***/ 52280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qc: () => (/* binding */ beyondScore),
  sW: () => (/* binding */ catalogue),
  BW: () => (/* binding */ findingRules),
  Zl: () => (/* binding */ ruleIds),
  J_: () => (/* binding */ waivableRules)
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
    help: 'A grade is of what the default registry holds under a name and a version. Another registry, `NODE_OPTIONS`, `--entrypoint`, an own program of that name or the like make the launch fetch or run something else, and the grade says nothing of it. Take the alteration out; list a mirror that you trust under `registries`.',
    isWaivable: true,
    isBeyondScore: true,
    evaluate({ dependency }) {
        const { alterations } = dependency;
        if (alterations.length === 0)
            return null;
        const named = alterations.map(({ what, file, span }) => file === null ? (0,phrase/* say */.cv) `${what}` : (0,phrase/* say */.cv) `${what} (${`${file}:${span.start.line}`})`);
        const unique = new Map(named.map((each) => [JSON.stringify(each.values), each]));
        return found((0,phrase/* say */.cv) `${(0,phrase/* listed */.KE)([...unique.values()])} changes what ${(0,words/* shownName */.HD)(dependency)} fetches or runs, so its grade says nothing of what is started.`, alterations.every(({ kind }) => kind === 'registry')
            ? (0,phrase/* say */.cv) `Take it out, or list the registry under registries in the policy if it is one of yours.`
            : (0,phrase/* say */.cv) `Take it out, or review this server by hand.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/ambiguous-identity.js



const ambiguousIdentity = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'several servers of the export carry the identity',
    help: 'Several servers of the export claim this package or address. The worst of their reports counts. Bind the right one with `servers: [{match, server}]`.',
    isWaivable: true,
    evaluate(graded) {
        const candidates = graded.match?.candidates ?? [];
        const server = graded.match?.server ?? null;
        if (candidates.length < 2 || server === null)
            return null;
        const others = candidates.filter((each) => each !== server).map(words/* recordName */.xD);
        return found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} is claimed by several servers of the export; the worst, ${(0,words/* recordName */.xD)(server)}, counts. The others: ${(0,phrase/* listed */.KE)(others)}.`, (0,phrase/* say */.cv) `Ask the owner of the grading service which of them is the real one.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/denied.js



const denied = {
    about: 'dependency',
    judgesLaunchers: true,
    levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
    title: 'the deny list names it',
    help: 'An entry of `deny` without a version means every version. One with a version or range means also what is not pinned, where the version that would be judged lies in it, or none is known: of a digest that the export does not list, a branch, or a tag without an order none is. No waiver takes it back.',
    isWaivable: false,
    isBeyondScore: true,
    evaluate(graded, { deniedBy }) {
        if (deniedBy === null)
            return null;
        return found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} must not be used: the deny list names ${deniedBy}.`, (0,phrase/* say */.cv) `Take it out, or use another server.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/failing-finding.js



const failingFinding = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'a finding with result `fail` on a server that otherwise passes',
    help: 'A score is an average: a server can pass it with a failing check that you would not accept. Read the evidence and take a version without the finding, or accept it knowingly with a waiver that names the check. Where `score-below-minimum` fires at the same level or a higher one, it shows these findings already; where that is waived, they count by themselves.',
    isWaivable: true,
    ofFindings: 'fail',
    evaluate(graded) {
        const failing = (0,words/* findingsOf */.WX)(graded, 'fail');
        if (failing.length === 0)
            return null;
        return found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} is ${(0,words/* gradeOf */.V)(graded)} and has ${(0,words/* count */.U9)(failing.length, 'failing finding')}.${(0,words/* judgedAs */.KY)(graded)}`, (0,phrase/* say */.cv) `Read the evidence: take a version without the finding, or accept it with a waiver that names the check.`, failing);
    },
};

// EXTERNAL MODULE: ./build/grading/grade.js
var grade = __webpack_require__(9748);
;// CONCATENATED MODULE: ./build/policy/rules/grade-below-minimum.js




const gradeBelowMinimum = {
    about: 'dependency',
    judgesLaunchers: true,
    levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
    title: 'the grade lies below min-grade, where one is set',
    help: 'Grades are letters from A to F, perhaps with `+` or `-`, compared in that order. Any other grade meets no minimum. A version whose score is null has no grade: that is `unscannable`.',
    isWaivable: true,
    evaluate(graded, { minScore, minGrade, levelOf, owner }) {
        const report = graded.match?.report ?? null;
        if (minGrade === null || report === null || report.score === null)
            return null;
        if ((0,grade/* meetsGrade */.k)(report.grade, minGrade))
            return null;
        const isShown = report.score < minScore && levelOf('score-below-minimum') !== 'off';
        return found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} is ${(0,words/* gradeOf */.V)(graded)}, below the minimum grade of ${(0,phrase/* words */.aL)(`${minGrade}${owner}`)}.${(0,words/* judgedAs */.KY)(graded)}`, (0,words/* remedyOf */.SM)(graded), 
        // Where the score lies below its minimum too, the evidence stands there.
        isShown ? [] : (0,words/* findingsOf */.WX)(graded, 'fail', 'warn'));
    },
};

// EXTERNAL MODULE: ./build/policy/strictness.js
var strictness = __webpack_require__(48429);
;// CONCATENATED MODULE: ./build/policy/rules/grade-dropped.js




const gradeDropped = {
    about: 'dependency',
    judgesLaunchers: true,
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'the change moves a server to a version with a lower score',
    help: "Both versions are judged against the same export, so a new grade of what was there before is nobody's fault. The message names the failing checks that are new and those that are resolved. It needs a base to compare with.",
    isWaivable: true,
    evaluate(graded, terms) {
        const { previous } = graded;
        const move = (0,words/* moveOf */.ds)(graded);
        if (previous === null || move === null || move.after >= move.before)
            return null;
        const before = { ...previous, previous: null, remedy: null };
        const checks = move.newFailing.map(({ check, reference }) => check ?? reference);
        return found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} is ${(0,words/* gradeOf */.V)(graded)}; before this change it was ${(0,words/* nameOf */.Vb)(before)}, ${(0,words/* gradeOf */.V)(before)}.${checks.length === 0 ? (0,phrase/* say */.cv) `` : (0,phrase/* say */.cv) ` New failing checks: ${(0,phrase/* listed */.KE)(checks)}.`}`, (0,words/* remedyOf */.SM)(graded), 
        // Where the score is too low they stand there already.
        isShownByScore(graded, terms) ? [] : move.newFailing);
    },
};
/** Whether the problem of a score below the minimum shows the findings already. */
function isShownByScore({ match }, { minScore, levelOf }) {
    const score = match?.report?.score ?? null;
    if (score === null || score >= minScore)
        return false;
    return strictness/* strictness */.V[levelOf('score-below-minimum')] >= strictness/* strictness */.V[levelOf('grade-dropped')];
}

;// CONCATENATED MODULE: ./build/policy/rules/grade-lost.js



const gradeLost = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
    title: 'the change replaces a graded server by one of which nothing is known',
    help: 'Under `recommended` an ungraded server warns; one that takes the place of a graded one fails, for that is what a change looks like that leads the gate astray. A record that has only the name of the new one is no grade of it. What took whose place is told by the file, the name of the package and the alias; where several came and went in one file under other names, what came may have taken the place of any. It needs a base to compare with.',
    isWaivable: true,
    isBeyondScore: true,
    evaluate(graded, { isFirstParty }) {
        const { previous, match } = graded;
        const score = previous?.match?.report?.score ?? null;
        if (previous === null || score === null || match === null || match.error !== null)
            return null;
        const now = isFirstParty ? null : lostBy(match, previous.match);
        if (now === null)
            return null;
        const before = { ...previous, previous: null, remedy: null };
        return found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} is ${(0,phrase/* words */.aL)(now)}; before this change it was ${(0,words/* nameOf */.Vb)(before)}, ${(0,words/* gradeOf */.V)(before)}.`, (0,phrase/* say */.cv) `Keep the graded server, or have the new one graded first.`);
    },
};
function lostBy({ kind, report, by }, before) {
    if (kind === 'unlisted')
        return 'not in the export';
    if (kind === 'unidentified')
        return 'not identified';
    // Anybody can publish a record of any name: it may worsen a result, and clears nobody.
    if (by === 'name' && before?.by !== 'name')
        return 'known by its name alone';
    return report !== null && report.score === null ? 'not scannable' : null;
}

;// CONCATENATED MODULE: ./build/policy/rules/inconsistent-export.js


const hourMs = 60 * 60 * 1000;
const inconsistentExport = {
    about: 'export',
    levels: { recommended: 'warn', strict: 'warn', 'report-only': 'warn' },
    title: 'the export breaks its contract',
    help: 'Something in the export is not as its contract says. The servers that can be read are judged all the same; one whose own record cannot be read is an error, which no level takes back.',
    isWaivable: false,
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
    help: 'Something in the export is not as its contract says. The servers that can be read are judged all the same; one whose own record cannot be read is an error, which no level takes back.',
    isWaivable: false,
    evaluate(graded) {
        const { match } = graded;
        if (match === null)
            return null;
        const advice = (0,phrase/* say */.cv) `Tell the owner of the grading service.`;
        if (match.error !== null) {
            return {
                ...found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} cannot be judged: ${match.error}.`, advice),
                isError: true,
            };
        }
        const [first] = match.inconsistencies;
        if (first === undefined)
            return null;
        const more = match.inconsistencies.length - 1;
        return found((0,phrase/* say */.cv) `The export breaks its contract about ${(0,words/* nameOf */.Vb)(graded)}: ${first}${more > 0 ? (0,phrase/* say */.cv) ` and ${(0,phrase/* words */.aL)(String(more))} more` : (0,phrase/* say */.cv) ``}.`, advice);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/local-code.js



const localCode = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'off', strict: 'warn', 'report-only': 'off' },
    title: 'a server that is code of the project, judged by nobody',
    help: 'A server that is code of this project, or that is yours by `first-party` and not listed: nobody has graded it, and reviewing it is your own work.',
    isWaivable: true,
    evaluate({ dependency, match }, { isFirstParty }) {
        if (dependency.type !== 'local' && !(isFirstParty && match?.kind === 'unlisted'))
            return null;
        return found(dependency.type === 'local'
            ? (0,phrase/* say */.cv) `${(0,words/* shownName */.HD)(dependency)} is code of this project: nobody has graded it.`
            : (0,phrase/* say */.cv) `${(0,words/* shownName */.HD)(dependency)} is your own by the policy: nobody has graded it.`, (0,phrase/* say */.cv) `Review it like the rest of your code.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/lookalike-name.js



const lookalikeName = {
    about: 'dependency',
    // A launcher is known as one by its name: it cannot be another that looks like it.
    judgesLaunchers: false,
    levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
    title: 'an unlisted package has nearly the name of a listed one, or a name has letters that pass for others',
    help: 'People are led astray by names that look like known ones: one character more, less, other or in another place, or a letter of another script. It fires for what is not listed, where the name has five characters or more, and not within one scope or account, whose names have one owner. Check the spelling; what you mean can be named under `first-party`, or waived.',
    isWaivable: true,
    isBeyondScore: true,
    evaluate(graded, { isFirstParty }) {
        const { match } = graded;
        const odd = oddCharacters(graded.dependency);
        if (odd !== null) {
            return found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} has ${(0,phrase/* words */.aL)(odd)}, so it may not be what it looks like.`, (0,phrase/* say */.cv) `Write the name by hand, from its publisher's page.`);
        }
        if (match?.kind !== 'unlisted' || match.error !== null || isFirstParty)
            return null;
        const [first, ...others] = match.neighbours;
        if (first === undefined)
            return null;
        const more = others.length === 0 ? (0,phrase/* say */.cv) `` : (0,phrase/* say */.cv) `, and of ${(0,phrase/* listed */.KE)(others)}`;
        return found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} is not in the export, and its name is one character away from that of ${first}${more}, which is.`, (0,phrase/* say */.cv) `Check the spelling: a name like that of a known package is how people are led astray. If it is meant, say so with a waiver.`);
    },
};
/** Scripts whose letters pass for Latin ones. */
const alike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
/** Letters of ASCII in other clothes: fullwidth, mathematical, small capitals. */
const dressed = /[\uff01-\uff5e\u{1d400}-\u{1d7ff}\u1d00-\u1d2b\u2100-\u214f]/u;
const lookalike_name_hidden = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
/**
 * Characters in what a declaration writes that deceive the eye, in words; null where there are none.
 * Only what mixes scripts does: a name in another script alone is a name like any other.
 */
function oddCharacters({ span, name, declaration: { launch } }) {
    const { line, column } = span.start;
    const word = [launch.command, launch.url, launch.registry, launch.plugin, ...launch.args].find((each) => each?.span.start.line === line && each.span.start.column === column);
    // Of an address the host: it tells who answers.
    const text = (word?.text ?? name ?? '').replace(/^([a-z]+:\/\/[^/?#]*).*$/is, '$1');
    if (lookalike_name_hidden.test(text))
        return 'invisible characters in it';
    const isMixed = text
        .split(/[\s/.@:=_-]+/)
        .some((part) => alike.test(part) && /[a-z]/i.test(part));
    return isMixed || dressed.test(text)
        ? 'letters of another script in it that pass for Latin ones'
        : null;
}

;// CONCATENATED MODULE: ./build/policy/rules/matched-by-name.js



const matchedByName = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'the server was found by an equal name alone, without a package reference',
    help: 'The export names a server of this name and no package of it, so that the two are the same is likely and not proved. Such a match may make a verdict worse, and never passes in silence. Bind it with `servers: [{match, server}]` once you have checked it.',
    isWaivable: true,
    evaluate(graded) {
        const { match, dependency } = graded;
        if (match?.by !== 'name' || match.server === null)
            return null;
        return found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} (${(0,phrase/* words */.aL)(dependency.type)}) was matched to ${(0,words/* recordName */.xD)(match.server)} by its name alone: the export names no ${(0,phrase/* words */.aL)(dependency.type)} package for that server.`, (0,phrase/* say */.cv) `Check that they are the same server; its publisher can add the package reference to the registry.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/not-allowed.js



const notAllowed = {
    about: 'dependency',
    judgesLaunchers: true,
    levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
    title: 'there is an allow list, and it does not name it',
    help: 'Where `allow` is not empty, nothing else may be used: launchers such as `mcp-remote` and what cannot be identified neither. An entry with a version or range means only what is pinned to it or proved by a lockfile, which a branch or tag of git is not. A package of another registry is none that the list names. Code of the project is not its matter.',
    isWaivable: true,
    isBeyondScore: true,
    evaluate(graded, { isAllowed, owner }) {
        if (isAllowed)
            return null;
        return found(owner === ''
            ? (0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} is not on the allow list.`
            : (0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} is not on the allow list of the organisation.`, (0,phrase/* say */.cv) `Use a server that the list names, or ask its owners to add this one.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/policy-weakened.js


const policyWeakened = {
    about: 'gate',
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'the change loosens the policy, or a workflow step that uses this action',
    help: 'Each loosening is named: a level or minimum that is lowered, an entry of a list that goes or comes, a waiver that is added or lives longer; in workflow files the inputs of a step that uses this action, its `if`, `continue-on-error`, what its job needs, the variables and the checkout that it reads, what triggers it, another action in its place, and its removal. A policy file of the change itself is not in force yet, so nothing passes by it; a workflow file is, under `pull_request`. It needs a base to compare with. Not seen is another version of this action, how a reusable workflow is called, and what earlier steps do.',
    isWaivable: false,
    isBeyondScore: true,
    evaluate: ({ message, file }) => found((0,phrase/* say */.cv) `This change loosens the gate: ${message}.`, isWorkflow.test(file)
        ? (0,phrase/* say */.cv) `Have it reviewed by whoever answers for the policy.`
        : (0,phrase/* say */.cv) `Have it reviewed by whoever answers for the policy; it counts once it is merged.`),
};
/** What a workflow file says is in force at once. */
const isWorkflow = /(?:^|\/)\.github\/workflows\//;

;// CONCATENATED MODULE: ./build/policy/rules/score-below-minimum.js



const scoreBelowMinimum = {
    about: 'dependency',
    judgesLaunchers: true,
    levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
    title: 'the score lies below min-score',
    help: 'The score is what the grading service makes of all findings. Raise the version to the one that the message names, or take another server. `min-score` is 75 by default, the lower end of the band of grade B, and can be set for single servers under `servers`. A score of 0 is a score; a score of null is `unscannable`.',
    isWaivable: true,
    evaluate(graded, { minScore, owner }) {
        const score = graded.match?.report?.score ?? null;
        if (score === null || score >= minScore)
            return null;
        return found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} is ${(0,words/* gradeOf */.V)(graded)}, below the minimum of ${(0,phrase/* words */.aL)(`${minScore}${owner}`)}.${(0,words/* judgedAs */.KY)(graded)}`, (0,words/* remedyOf */.SM)(graded), (0,words/* findingsOf */.WX)(graded, 'fail', 'warn'));
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/stale-export.js


const stale_export_hourMs = 60 * 60 * 1000;
const staleExport = {
    about: 'export',
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'the export is older than `max-age`',
    help: 'The export is older than `max-age` (48 hours by default), though it was just downloaded or read. A cached one beyond it is not used at all.',
    isWaivable: false,
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
    help: 'The launch does not tell which package, image or address it uses: a bare program, a placeholder, an option that may hide what follows. Launch a published package by its name. A waiver names such an entry by its file and alias.',
    isWaivable: true,
    evaluate({ dependency, match }) {
        if (dependency.type !== 'unidentified' && match?.kind !== 'unidentified')
            return null;
        const { alias } = dependency.declaration;
        return found((0,phrase/* say */.cv) `What the server ${alias} launches cannot be identified: ${(0,phrase/* words */.aL)(dependency.reason ?? 'no reason is known')}${dependency.name === null ? (0,phrase/* say */.cv) `` : (0,phrase/* say */.cv) ` (${dependency.name})`}.`, (0,phrase/* say */.cv) `Launch a published package, image or URL by its name, or review this server by hand and waive it by its file and alias.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/unlisted.js



const unlisted = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'the server is not in the export',
    help: 'Nobody has graded the server. Under `recommended` this warns, so that the gate can be adopted before everything is listed; **who wants to stop ungraded servers sets it to `fail` or takes the preset `strict`**. What is yours can be named under `first-party`.',
    isWaivable: true,
    evaluate(graded, { isFirstParty }) {
        const { match, dependency } = graded;
        if (match?.kind !== 'unlisted' || match.error !== null || isFirstParty)
            return null;
        return found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} (${(0,phrase/* words */.aL)(dependency.type)}) is not in the export: nobody has graded it.`, (0,phrase/* say */.cv) `Check the spelling of its name, use a graded server, or review this one by hand.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/unparsable-file.js


const unparsableFile = {
    about: 'file',
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    // A client may read what this gate cannot: what the change brings must be readable.
    touchedLevels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
    title: 'a file that declares servers cannot be read',
    help: 'A client may read what this gate cannot, so a file that could declare servers and cannot be read in full is shown. Where the change adds or touches the file it fails; where the file was there before, it is only shown.',
    isWaivable: true,
    evaluate({ path, status, reason }) {
        if (status !== 'unreadable')
            return null;
        return found((0,phrase/* say */.cv) `${path} cannot be read in full: ${(0,phrase/* words */.aL)(reason ?? 'no reason is known')}.`, (0,phrase/* say */.cv) `Mend the file, or leave it out with ignore-paths if no client reads it.`);
    },
};

// EXTERNAL MODULE: ./build/grading/match.js
var match = __webpack_require__(49442);
// EXTERNAL MODULE: ./build/versions/git.js
var git = __webpack_require__(37292);
;// CONCATENATED MODULE: ./build/policy/rules/unpinned.js




const unpinned = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'a package without exact version, digest or proof of a lockfile',
    help: 'Without an exact version, a digest or the proof of a lockfile each start may fetch another version than the one judged. Pin the version that the message names. Addresses and local code have no version to pin.',
    isWaivable: true,
    evaluate({ dependency, remedy }) {
        const { type, pin, specifier, resolved, name } = dependency;
        if ((0,match/* identityOf */.c)(dependency) === null || type === 'remote' || resolved !== null)
            return null;
        if (pin === 'exact' || pin === 'digest')
            return null;
        if (pin === 'git' && (0,git/* isCommit */.W)(specifier ?? ''))
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
    help: 'The grading service has the version and could not scan it: its score is null, which is not 0. Nothing is known of it, so it is no better than an unlisted one.',
    isWaivable: true,
    evaluate(graded) {
        const report = graded.match?.report ?? null;
        if (report === null || report.score !== null)
            return null;
        return found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} could not be scanned, so nothing is known of it.${(0,words/* judgedAs */.KY)(graded)}`, (0,words/* remedyOf */.SM)(graded), (0,words/* findingsOf */.WX)(graded, 'unscannable'));
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/unscanned-finding.js



const unscannedFinding = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'off', strict: 'warn', 'report-only': 'off' },
    title: 'a finding with result `unscannable` on a scored version',
    help: 'The version has a score, and some of the checks could not be made: of these nothing is known.',
    isWaivable: true,
    ofFindings: 'unscannable',
    evaluate(graded) {
        const ones = (0,words/* findingsOf */.WX)(graded, 'unscannable');
        if (ones.length === 0 || graded.match?.report?.score == null)
            return null;
        return found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} is ${(0,words/* gradeOf */.V)(graded)} and has ${(0,words/* count */.U9)(ones.length, 'check')} that could not be made.${(0,words/* judgedAs */.KY)(graded)}`, (0,phrase/* say */.cv) `Read the evidence and decide whether it matters to you.`, ones);
    },
};

// EXTERNAL MODULE: ./build/versions/ecosystems.js + 2 modules
var ecosystems = __webpack_require__(80335);
;// CONCATENATED MODULE: ./build/policy/rules/unscored-version.js




const unscoredVersion = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'the server is listed, the version in question has no score report',
    help: "The server is listed, and the version that would be started has no score report. The message names the nearest versions that have one. New versions are usually scored with the next day's export.",
    isWaivable: true,
    evaluate(graded) {
        const { match, dependency } = graded;
        if (match?.kind !== 'unscored' || match.error !== null)
            return null;
        const near = nearMisses(graded, match);
        const more = match.scored.length - near.length;
        const others = near.length === 0
            ? (0,phrase/* say */.cv) `none of its versions is`
            : (0,phrase/* say */.cv) `scored ${(0,phrase/* words */.aL)(match.scored.length === 1 ? 'is' : 'are')} ${(0,phrase/* listed */.KE)(near)}${more > 0 ? (0,phrase/* say */.cv) ` and ${(0,phrase/* words */.aL)(String(more))} more` : (0,phrase/* say */.cv) ``}`;
        const subject = match.judgedVersion === null
            ? (0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} with ${dependency.specifier ?? (0,phrase/* words */.aL)('no version')}`
            : (0,words/* nameOf */.Vb)(graded);
        return found((0,phrase/* say */.cv) `${subject} is listed and not scored; ${others}.`, (0,words/* remedyOf */.SM)(graded));
    },
};
/** The scored versions next to the one in question, the lower first; the highest where none is in question. */
function nearMisses({ dependency }, { scored, judgedVersion }) {
    const { compare } = ecosystems/* ecosystems */.uU[dependency.type];
    const versions = scored.map(({ version }) => version);
    const isAbove = (version) => judgedVersion !== null && (compare(version, judgedVersion) ?? 0) > 0;
    const below = versions.find((version) => !isAbove(version));
    const above = versions.findLast(isAbove);
    return [below, above].filter((version) => version !== undefined);
}

;// CONCATENATED MODULE: ./build/policy/rules/unverified-publisher.js



const unverifiedPublisher = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'off', strict: 'warn', 'report-only': 'off' },
    title: 'the export says that the publisher is not verified',
    help: 'The registry of servers has not verified who publishes this one. Where the export does not say it either way, nothing is reported.',
    isWaivable: true,
    evaluate(graded) {
        const server = graded.match?.server ?? null;
        if (server === null || server.publisher.verified !== false)
            return null;
        const { namespace } = server.publisher;
        return found((0,phrase/* say */.cv) `The publisher of ${(0,words/* nameOf */.Vb)(graded)}, ${namespace ?? (0,words/* recordName */.xD)(server)}, is not verified.`, (0,phrase/* say */.cv) `Make sure of who publishes it.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/waiver-expired.js



const waiverExpired = {
    about: 'waiver',
    levels: { recommended: 'warn', strict: 'warn', 'report-only': 'warn' },
    title: 'a waiver has ended, or the organisation does not let it count',
    help: 'A waiver counts through the day that it names, UTC. From then on what it covered counts again. Fourteen days before, the report says so as a notice. Where everything is judged, every ended waiver is reported; else those that would cover something of the change.',
    isWaivable: false,
    evaluate({ waiver, status, reason }) {
        if (status === 'refused') {
            return found((0,phrase/* say */.cv) `The waiver of ${(0,words/* waiverTarget */.gX)(waiver)} does not count: ${(0,phrase/* words */.aL)(reason ?? '')}.`, (0,phrase/* say */.cv) `Take it out, or ask the owners of the organisation's policy.`);
        }
        if (status !== 'expired')
            return null;
        return found((0,phrase/* say */.cv) `The waiver of ${(0,words/* waiverTarget */.gX)(waiver)} ended on ${waiver.expires}: ${waiver.reason}.`, (0,phrase/* say */.cv) `Review the reason: solve what it waited for, or grant it anew with a later day.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/waiver-unused.js



const waiverUnused = {
    about: 'waiver',
    levels: { recommended: 'warn', strict: 'warn', 'report-only': 'warn' },
    title: 'a waiver covers nothing any more',
    help: 'What it covered is gone or solved, so it waits for something else to cover. It is reported where everything is judged, and where it names another check than those of the server that a change brings; else the report only lists it.',
    isWaivable: false,
    evaluate({ waiver, status, otherChecks }) {
        if (status !== 'unused')
            return null;
        if (otherChecks.length > 0) {
            return found((0,phrase/* say */.cv) `The waiver of ${(0,words/* waiverTarget */.gX)(waiver)} covers nothing: no finding is of that check. There are findings of ${(0,phrase/* listed */.KE)(otherChecks.slice(0, 5))}.`, (0,phrase/* say */.cv) `Correct the check, or take the waiver out.`);
        }
        return found((0,phrase/* say */.cv) `The waiver of ${(0,words/* waiverTarget */.gX)(waiver)} covers nothing: ${waiver.reason}.`, (0,phrase/* say */.cv) `Take it out of the policy.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/warning-finding.js



const warningFinding = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'off', strict: 'warn', 'report-only': 'off' },
    title: 'a finding with result `warn`',
    help: 'Checks that did not fail and found something to look at. Off by default, for most servers have some.',
    isWaivable: true,
    ofFindings: 'warn',
    evaluate(graded) {
        const ones = (0,words/* findingsOf */.WX)(graded, 'warn');
        if (ones.length === 0 || graded.match?.report?.score == null)
            return null;
        return found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} is ${(0,words/* gradeOf */.V)(graded)} and has ${(0,words/* count */.U9)(ones.length, 'warning')}.${(0,words/* judgedAs */.KY)(graded)}`, (0,phrase/* say */.cv) `Read the evidence and decide whether it matters to you.`, ones);
    },
};

;// CONCATENATED MODULE: ./build/policy/catalogue.js



























/**
 * Every rule, in the order in which reports list them. A new rule is one file and one line here. An
 * id may stand twice where it is about two kinds of subject.
 */
const catalogue = [
    { id: 'score-below-minimum', rule: scoreBelowMinimum },
    { id: 'grade-below-minimum', rule: gradeBelowMinimum },
    { id: 'denied', rule: denied },
    { id: 'not-allowed', rule: notAllowed },
    { id: 'grade-lost', rule: gradeLost },
    { id: 'altered-launch', rule: alteredLaunch },
    { id: 'lookalike-name', rule: lookalikeName },
    { id: 'unparsable-file', rule: unparsableFile },
    { id: 'failing-finding', rule: failingFinding },
    { id: 'warning-finding', rule: warningFinding },
    { id: 'unscanned-finding', rule: unscannedFinding },
    { id: 'unscannable', rule: unscannable },
    { id: 'unscored-version', rule: unscoredVersion },
    { id: 'unlisted', rule: unlisted },
    { id: 'unidentified', rule: unidentified },
    { id: 'unpinned', rule: unpinned },
    { id: 'matched-by-name', rule: matchedByName },
    { id: 'ambiguous-identity', rule: ambiguousIdentity },
    { id: 'grade-dropped', rule: gradeDropped },
    { id: 'unverified-publisher', rule: unverifiedPublisher },
    { id: 'local-code', rule: localCode },
    { id: 'stale-export', rule: staleExport },
    { id: 'inconsistent-export', rule: inconsistentRecord },
    { id: 'inconsistent-export', rule: inconsistentExport },
    { id: 'policy-weakened', rule: policyWeakened },
    { id: 'waiver-expired', rule: waiverExpired },
    { id: 'waiver-unused', rule: waiverUnused },
];
/** The ids that a policy may name. */
const ruleIds = [...new Set(catalogue.map(({ id }) => id))];
/** The rules that a waiver can be of. */
const waivableRules = ruleIds.filter((id) => catalogue.some((entry) => entry.id === id && entry.rule.isWaivable));
/** The rules that are about findings, of which a waiver may cover one check. */
const findingRules = catalogue.flatMap(({ id, rule }) => rule.about === 'dependency' && rule.ofFindings !== undefined ? [id] : []);
/** The rules that no score excuses. */
const beyondScore = new Set(catalogue.flatMap(({ id, rule }) => (rule.isBeyondScore ? [id] : [])));


/***/ }),

/***/ 48429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ presetsByStrictness),
/* harmony export */   V: () => (/* binding */ strictness)
/* harmony export */ });
/** Presets from the mildest to the strictest. */
const presetsByStrictness = [
    'report-only',
    'recommended',
    'strict',
];
/** Levels by what they weigh. */
const strictness = { off: 0, warn: 1, fail: 2 };


/***/ }),

/***/ 3435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shortestKey)
/* harmony export */ });
/** A shorter text is a slip of the hand; reports take out what is at least as long. */
const shortestKey = 8;


/***/ })

};
