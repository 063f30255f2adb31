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
    const write = (value) => (0,report_redact/* redactJson */.K)((0,report_text/* json */.Pq)(value), redact).trimEnd();
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


/***/ })

};
