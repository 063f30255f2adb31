export const id = 4421;
export const ids = [4421];
export const modules = {

/***/ 64421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderJson: () => (/* binding */ renderJson)
});

// EXTERNAL MODULE: ./build/policy/words.js
var words = __webpack_require__(16274);
;// CONCATENATED MODULE: ./build/report/json/document.js
/*
 * A document of JSON made piece by piece, so that one that is too large is never held as a whole.
 */
/**
 * Joins the fields of a document and the lists behind them, as `JSON.stringify` indents them by two;
 * null where that is too large. Entries are taken as they are written.
 *
 * @param head the other fields, one at least
 * @param write a value as JSON, indented by two
 */
function joinDocument(head, lists, room, write) {
    const parts = [];
    let bytes = 0;
    const add = (text) => {
        bytes += Buffer.byteLength(text);
        parts.push(text);
    };
    add(write(head).slice(0, -'\n}'.length));
    for (const [name, entries] of Object.entries(lists)) {
        add(`,\n  ${JSON.stringify(name)}: [`);
        const before = bytes;
        for (const entry of entries) {
            const start = bytes === before ? '\n    ' : ',\n    ';
            // No line break stands within a string of JSON.
            const text = start + write(entry).replaceAll('\n', '\n    ');
            if (bytes - before + Buffer.byteLength(text) > room.list)
                continue;
            add(text);
            if (bytes > room.document)
                return null;
        }
        add(bytes === before ? ']' : '\n  ]');
    }
    add('\n}\n');
    return bytes > room.document ? null : parts.join('');
}

// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/json/entries.js


/** An entry of `servers`. */
function serverEntry(server, detail) {
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
        name: (0,words/* nameOrNull */.W3)(dependency),
        purl: detail.purlOf(dependency),
        specifier: dependency.specifier,
        version: dependency.resolved?.version ?? dependency.version,
        pin: dependency.pin,
        reason: dependency.reason,
        change: server.change,
        previous: previousEntry(server),
        move: moveEntry(server, detail),
        isCounted: server.isCounted,
        match: match?.kind ?? null,
        serverId: match?.server?.id ?? null,
        serverName: match?.server?.name ?? null,
        grade: match?.report?.grade ?? null,
        score: match?.report?.score ?? null,
        judgedVersion: match?.judgedVersion ?? null,
        verdict,
        passedFindings: findings.filter(({ result }) => result === 'pass').length,
        findings: findingEntries(server, detail),
        problems: problems.map((problem) => problemEntry(problem, detail)),
        remedy,
    };
}
/** The findings that were not passed. */
function findingEntries({ match, verdict, isCounted }, { omits }) {
    if (omits('findings'))
        return [];
    const isPassing = !isCounted || verdict === 'pass' || verdict === null;
    const hasEvidence = !omits(isPassing ? 'evidence-of-passing' : 'evidence');
    return (match?.report?.findings ?? [])
        .filter(({ result }) => result !== 'pass')
        .map(({ reference, check, result, weight, evidence }) => ({
        reference,
        check,
        result,
        weight,
        evidence: hasEvidence ? evidence : null,
    }));
}
/** What it was before the change; null where it is new or the same. */
function previousEntry({ previous, change }) {
    if (previous === null || change === 'unchanged')
        return null;
    const { dependency, match } = previous;
    return {
        type: dependency.type,
        name: (0,words/* nameOrNull */.W3)(dependency),
        version: match?.judgedVersion ?? dependency.resolved?.version ?? dependency.version,
        grade: match?.report?.grade ?? null,
        score: match?.report?.score ?? null,
    };
}
/** What the change does to the findings of a server; null where it is another one, or ungraded. */
function moveEntry(server, { omits }) {
    const move = server.change === 'unchanged' ? null : (0,words/* moveOf */.ds)(server);
    const { previous, match } = server;
    if (move === null || !previous?.match?.report || !match?.report)
        return null;
    const sideOf = ({ version, grade }, score) => ({
        version,
        grade,
        score,
    });
    const checks = (findings) => omits('findings') ? [] : findings.map(words/* checkOf */.EG);
    return {
        from: sideOf(previous.match.report, move.before),
        to: sideOf(match.report, move.after),
        newFailing: checks(move.newFailing),
        resolved: checks(move.resolved),
    };
}
/** An entry of `waivers`. */
function waiverEntry({ waiver, status, covers, daysLeft, reason, }) {
    const { match, file, alias, rule, check, expires, writtenIn, span } = waiver;
    return {
        match: match?.text ?? null,
        file,
        alias,
        rule,
        check,
        reason: waiver.reason,
        expires,
        status,
        covers,
        daysLeft,
        refused: reason,
        writtenIn,
        line: span?.start.line ?? null,
    };
}
/** An entry of `problems`, of a server or of none. */
function problemEntry({ rule, level, message, advice, findings, file, span, waived }, { omits }) {
    return {
        rule,
        level,
        message: (0,report_words/* plain */.pj)(message),
        advice: (0,report_words/* plain */.pj)(advice),
        help: (0,report_words/* helpOf */.ZL)(rule),
        findings: omits('findings') ? [] : findings.map(({ reference }) => reference),
        file,
        line: span?.start.line ?? null,
        column: span?.start.column ?? null,
        endLine: span?.end.line ?? null,
        endColumn: span?.end.column ?? null,
        waived,
    };
}

// EXTERNAL MODULE: ./build/report/order.js
var order = __webpack_require__(11283);
// EXTERNAL MODULE: ./build/report/redact.js
var report_redact = __webpack_require__(17234);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
;// CONCATENATED MODULE: ./build/report/json.js







/** More is of no use to anybody, and a pull request can make it more than a text can hold. */
const maxBytes = 100_000_000;
/** From all to least; the first that fits is taken. Each leaves out what those before it do. */
const ladder = [
    'nothing',
    'evidence-of-passing',
    'evidence',
    'findings',
    'entries',
];
/**
 * The JSON report, `reportVersion` 1: one entry of `servers` per declaration and dependency; lines
 * and columns count from 1; `problems` at the top are those bound to no server. What is too much for it
 * is left out by kinds, as `omitted` tells.
 *
 * @param most bytes that it may have
 */
async function renderJson(report, redact, most = maxBytes) {
    // Loaded where there is a server to name: the library takes a while.
    const { purlOf } = report.servers.length > 0 ? await Promise.all(/* import() */[__webpack_require__.e(7091), __webpack_require__.e(6691)]).then(__webpack_require__.bind(__webpack_require__, 6691)) : { purlOf: () => null };
    const write = (value) => (0,report_redact.redactJson)((0,report_text.json)(value), redact).trimEnd();
    for (const omitted of ladder) {
        const omits = (what) => ladder.indexOf(what) <= ladder.indexOf(omitted);
        const lists = listsOf(report, { omits, purlOf });
        // What is left over is for the other fields, which are few.
        const share = omits('entries') ? (most * 0.9) / Object.keys(lists).length : Infinity;
        const room = { document: most, list: share };
        const text = joinDocument(headOf(report, omitted), lists, room, write);
        if (text !== null)
            return text;
    }
    // All but the lists is a few kilobytes; only a broken ladder gets here.
    throw new Error('the shortest JSON report does not fit');
}
/** Everything but the lists. */
function headOf(report, omitted) {
    const { run, policy } = report;
    const generatedAt = report.export.generatedAt;
    return {
        reportVersion: 1,
        verdict: report.verdict,
        ...(report.failure === null
            ? {}
            : {
                error: {
                    code: report.failure.code,
                    message: report.failure.message,
                    remedy: report.failure.remedy,
                    details: [...report.failure.details],
                },
            }),
        counts: (0,report_words/* countsOf */.mQ)(report),
        omitted,
        run: {
            event: run.event,
            base: run.base,
            head: run.head,
            version: report.toolVersion,
            scope: run.scope,
            remarks: [...run.notices],
            policy: policy === null ? [] : policyLayers(policy, run.policy),
        },
        export: {
            generatedAt: generatedAt === null ? null : new Date(generatedAt).toISOString(),
            schemaVersion: report.export.schemaVersion,
            rubricVersion: report.export.rubricVersion,
            source: report.export.source,
            caution: report.export.caution,
        },
    };
}
/** The lists, each entry of which is made when it is taken. */
function listsOf(report, detail) {
    const servers = detail.omits('entries') ? report.servers.toSorted(worstOfAll) : report.servers;
    const problemEntryOf = (problem) => problemEntry(problem, detail);
    return {
        servers: servers.values().map((server) => serverEntry(server, detail)),
        files: report.files.values().map(({ path, status, reason }) => ({ path, status, reason })),
        removed: report.removed.values().map((dependency) => ({
            alias: dependency.declaration.alias,
            file: dependency.declaration.file,
            type: dependency.type,
            name: (0,words/* nameOrNull */.W3)(dependency),
            version: dependency.resolved?.version ?? dependency.version,
        })),
        problems: report.problems.values().map(problemEntryOf),
        earlierProblems: report.earlierProblems.values().map(problemEntryOf),
        waivers: report.waivers.values().map(waiverEntry),
    };
}
function worstOfAll(one, other) {
    return Number(other.isCounted) - Number(one.isCounted) || (0,order/* worstServersFirst */.UC)(one, other);
}
/** The layers that the policy in force was made of, the strongest last. */
function policyLayers({ preset, provenance, floor }, origin) {
    const given = [...provenance.values()]
        .map((source) => source.replace(/:\d+$/, ''))
        .filter((source) => source !== 'default' && source !== floor?.source);
    const layerOf = (source) => source === 'input' || source === 'command line' ? source : 'policy file';
    const sources = new Set([...(origin === null ? [] : [origin.source]), ...given]);
    return [
        { layer: 'preset', source: preset, sha: null },
        ...[...sources].map((source) => ({
            layer: layerOf(source),
            source,
            sha: source === origin?.source ? origin.commit : null,
        })),
        ...(floor === null ? [] : [{ layer: 'organisation', source: floor.source, sha: null }]),
    ];
}


/***/ }),

/***/ 11283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UC: () => (/* binding */ worstServersFirst),
/* harmony export */   a3: () => (/* binding */ graverFirst),
/* harmony export */   kO: () => (/* binding */ reportedProblems),
/* harmony export */   md: () => (/* binding */ worstFirst)
/* harmony export */ });
/* harmony import */ var _policy_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52280);

/** The problems of some servers, and those of none. */
function reportedProblems(servers, others = []) {
    return [
        ...servers.flatMap((server) => server.problems.map((problem) => ({ problem, server }))),
        ...others.map((problem) => ({ problem, server: null })),
    ];
}
const levelOrder = { error: 0, fail: 1, warn: 2 };
const verdictOrder = { error: 0, fail: 1, warn: 2, pass: 3 };
/** Orders problems: what counts before what is waived, by level, then what no score excuses. */
function graverFirst(a, b) {
    return (Number(a.waived !== null) - Number(b.waived !== null) ||
        levelOrder[a.level] - levelOrder[b.level] ||
        Number(_policy_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .beyondScore */ .qc.has(b.rule)) - Number(_policy_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .beyondScore */ .qc.has(a.rule)));
}
/** Orders problems as `graverFirst`, and those that are equally grave by their servers' scores. */
function worstFirst(a, b) {
    return graverFirst(a.problem, b.problem) || lowerFirst(a.server, b.server);
}
/** Orders servers: by verdict, then what no score excuses, then the lower score. */
function worstServersFirst(a, b) {
    return (verdictOrder[a.verdict ?? 'pass'] - verdictOrder[b.verdict ?? 'pass'] ||
        Number(isBeyondScore(b)) - Number(isBeyondScore(a)) ||
        lowerFirst(a, b));
}
/** Whether what makes its verdict is nothing that a score excuses. */
function isBeyondScore({ verdict, problems }) {
    return problems.some(({ rule, level, waived }) => waived === null && level === verdict && _policy_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .beyondScore */ .qc.has(rule));
}
/** What has no score stands behind what is known to be bad, before what just misses a minimum. */
const ungraded = 50;
/** The lower score first; of equals what the change brings, for it stands in the diff. */
function lowerFirst(a, b) {
    const scoreOf = (server) => server?.match?.report?.score ?? ungraded;
    const wasThere = (server) => Number(server?.change === 'unchanged');
    return scoreOf(a) - scoreOf(b) || wasThere(a) - wasThere(b);
}


/***/ }),

/***/ 44702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   E0: () => (/* binding */ verdictWord),
/* harmony export */   E4: () => (/* binding */ versionOf),
/* harmony export */   Gx: () => (/* binding */ plainSentence),
/* harmony export */   HI: () => (/* binding */ lead),
/* harmony export */   HJ: () => (/* binding */ scanWords),
/* harmony export */   JU: () => (/* binding */ moveWords),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Ng: () => (/* binding */ endingSoon),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   TZ: () => (/* binding */ wordPlaceOf),
/* harmony export */   V: () => (/* binding */ gradeOf),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   ZL: () => (/* binding */ helpOf),
/* harmony export */   ZY: () => (/* binding */ teamWords),
/* harmony export */   d7: () => (/* binding */ verdictSymbols),
/* harmony export */   fg: () => (/* binding */ endingWords),
/* harmony export */   hI: () => (/* binding */ sourceWords),
/* harmony export */   mQ: () => (/* binding */ countsOf),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   sm: () => (/* binding */ warmedWords),
/* harmony export */   uR: () => (/* binding */ instant),
/* harmony export */   uw: () => (/* binding */ scoreOf)
/* harmony export */ });
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59743);
/* harmony import */ var _policy_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16274);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13920);



function countsOf(report) {
    const servers = report.servers.filter(({ isCounted }) => isCounted);
    const withVerdict = (verdict) => servers.filter((server) => server.verdict === verdict).length;
    return {
        servers: servers.length,
        failed: withVerdict('fail'),
        warned: withVerdict('warn'),
        errors: withVerdict('error'),
        waived: servers.filter(({ problems }) => problems.some(({ waived }) => waived !== null)).length,
        ungraded: servers.filter(({ match }) => match?.report?.score == null).length,
        unchanged: report.servers.length - servers.length,
    };
}
/** Verdicts at a glance, where there is room for a sign. */
const verdictSymbols = {
    pass: '✅',
    warn: '⚠️',
    fail: '❌',
    error: '⛔',
};
/** The verdict in one line, for a log. */
function headline(report) {
    return `${report.verdict.toUpperCase()}: ${sentence(report)}`;
}
/** The verdict in a sentence, what is ungraded first: it is what a pass does not speak of. */
function sentence(report) {
    const { servers, failed, warned, errors, waived, ungraded, unchanged } = countsOf(report);
    if (report.failure !== null) {
        const undecided = servers > 0 ? `nothing was decided about ${plural(servers, 'server')}. ` : '';
        return `${undecided}${report.failure.message}`;
    }
    if (servers + report.problems.length === 0) {
        return unchanged === 0
            ? 'no MCP servers are declared.'
            : `nothing to judge, for this change touches none of the ${plural(unchanged, 'server')}.`;
    }
    const parts = [
        servers === 0
            ? 'no server to judge'
            : ungraded > 0
                ? `${ungraded} of ${plural(servers, 'server')} ungraded`
                : plural(servers, 'server'),
        ...(errors > 0 ? [`${errors} undecided`] : []),
        ...(failed > 0 ? [`${failed} failing`] : []),
        ...(warned > 0 ? [`${warned} with warnings`] : []),
        ...(waived > 0 ? [`${waived} waived`] : []),
        ...(report.problems.length > 0 ? [plural(report.problems.length, 'other problem')] : []),
        ...(unchanged > 0 ? [`${unchanged} unchanged`] : []),
    ];
    const rest = failed + warned + errors + report.problems.length === 0 ? ', all pass' : '';
    return `${parts.join(', ')}${rest}.`;
}
/** The same where the verdict stands above it already. */
function lead(report) {
    const text = sentence(report);
    return text.slice(0, 1).toUpperCase() + text.slice(1);
}
/** What the team wants said with this verdict, by its lines. */
function teamWords({ policy, verdict }) {
    const message = policy?.messages.get(verdict)?.trim() ?? '';
    return message === '' ? [] : message.split(/\r\n|\r|\n/);
}
/** A phrase as plain text of any length, with characters of every kind. */
function plain(phrase) {
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .renderPhrase */ .gF)(phrase, _text_js__WEBPACK_IMPORTED_MODULE_2__.inQuotes);
}
/** The longest that sentences are told at, well within what any output cuts. */
const longestSentences = 2500;
/**
 * Phrases as sentences of plain text, for people: however long the values are, our own words and the
 * last sentence, which is the advice, are whole.
 */
function plainSentence(...phrases) {
    const tell = (longest) => phrases.map((phrase) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .renderPhrase */ .gF)(phrase, (value) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__.quoted)(value, longest), _text_js__WEBPACK_IMPORTED_MODULE_2__.visible));
    for (const longest of [200, 80]) {
        const text = tell(longest).join(' ').trim();
        if (text.length <= longestSentences)
            return text;
    }
    const share = Math.floor(longestSentences / phrases.length) - 40;
    return tell(30)
        .map((sentence) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__.visible)(sentence, share))
        .join(' ')
        .trim();
}
/** Where the manual explains a rule, from the root of the action's repository. */
function helpOf(rule) {
    return `docs/rules.md#${rule}`;
}
/** `.mcp.json:12` */
function placeOf({ file, span }) {
    return `${file}:${span.start.line}`;
}
/** Where the word stands that names what is launched: the line that annotations and SARIF mark, too. */
function wordPlaceOf({ dependency }) {
    return placeOf({ file: dependency.declaration.file, span: dependency.span });
}
/** What a server is called: its package or address, else its alias. */
function nameOf({ dependency }) {
    return (0,_policy_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shownName */ .HD)(dependency);
}
/** The version as a reader wants it: the one judged, with a remark where it was not pinned. */
function versionOf({ dependency, match, }) {
    const pinned = dependency.resolved?.version ?? dependency.version;
    if (dependency.type === 'unidentified' || dependency.type === 'local')
        return '–';
    if (dependency.type === 'remote')
        return match?.judgedVersion ?? '–';
    const isProved = dependency.resolved !== null;
    if (isProved || dependency.pin === 'exact' || dependency.pin === 'digest')
        return pinned ?? '–';
    const written = dependency.specifier ?? 'not pinned';
    return match?.judgedVersion == null ? written : `${written} → ${match.judgedVersion}`;
}
/** The verdict on a server in a word. */
function verdictWord({ verdict }) {
    return verdict ?? 'not judged';
}
/** `B`, or in a word why there is none. */
function gradeOf({ match }) {
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
/** What was found in a tree, in a line of the log. */
function scanWords({ declarations, candidates, files }) {
    const disabled = declarations.filter((declaration) => declaration.disabled).length;
    const packages = candidates.length > 0 ? `; ${plural(candidates.length, 'package')} of manifests` : '';
    const read = new Set(files.filter(({ status }) => status === 'read').map(({ path }) => path));
    return `Declarations: ${declarations.length} in ${plural(read.size, 'file')}, ${disabled} disabled${packages}`;
}
/** What a run that only fills the cache has done. */
function warmedWords({ day, isNew, isKept }) {
    const exported = `the export of ${day}`;
    if (!isKept)
        return `The cache did not take ${exported}: this run may not write to it, or it is out of order.`;
    return isNew
        ? `The cache holds ${exported} now.`
        : `The cache had ${exported} already; there is nothing newer.`;
}
/** What a change does to a server's version, where both were judged: `1.2.0, B (82) → 1.3.0, D (41)`. */
function moveWords(server) {
    const move = (0,_policy_words_js__WEBPACK_IMPORTED_MODULE_0__/* .moveOf */ .ds)(server);
    const before = server.previous?.match?.judgedVersion ?? null;
    const after = server.match?.judgedVersion ?? null;
    if (move === null || before === null || after === null || before === after)
        return null;
    const grade = (match) => match?.report?.grade || '?';
    const checks = (title, findings) => findings.length === 0 ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `` : (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `; ${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(title)} ${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(findings.map(_policy_words_js__WEBPACK_IMPORTED_MODULE_0__/* .checkOf */ .EG))}`;
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${before}, ${grade(server.previous?.match)} (${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(String(move.before))}) → ${after}, ${grade(server.match)} (${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(String(move.after))})${checks('new failing checks:', move.newFailing)}${checks('resolved:', move.resolved)}`;
}
/** Days before its end from which a waiver that is in use is told of. */
const noticeDays = 14;
/** Waivers that are in use and end soon. */
function endingSoon({ waivers }) {
    return waivers.filter(({ status, daysLeft }) => status === 'used' && daysLeft <= noticeDays);
}
/** That a waiver ends soon. */
function endingWords({ waiver, daysLeft }) {
    const days = daysLeft === 0 ? 'today' : `in ${plural(daysLeft, 'day')}`;
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `The waiver of ${(0,_policy_words_js__WEBPACK_IMPORTED_MODULE_0__/* .waiverTarget */ .gX)(waiver)} ends ${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(days)}, on ${waiver.expires}: ${waiver.reason}.`;
}


/***/ })

};
