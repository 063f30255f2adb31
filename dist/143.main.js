export const id = 143;
export const ids = [143];
export const modules = {

/***/ 14674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mC: () => (/* binding */ findingLine),
/* harmony export */   p1: () => (/* binding */ evidenceLines),
/* harmony export */   rS: () => (/* binding */ evidenceText)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13920);

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
/**
 * A finding in one line: its check, result and weight, and the evidence.
 *
 * @param longest characters of evidence
 */
function findingLine({ check, reference, result, weight, evidence }, longest) {
    const text = evidenceText(evidence);
    const head = `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__.quoted)(check ?? reference, 100)} (${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__.quoted)(result, 20)}${weight === null ? '' : `, weight ${weight}`})`;
    return text === '' ? head : `${head}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__.visible)(text, longest)}`;
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


/***/ }),

/***/ 11283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UC: () => (/* binding */ worstServersFirst),
/* harmony export */   a3: () => (/* binding */ graverFirst),
/* harmony export */   dc: () => (/* binding */ toldOf),
/* harmony export */   md: () => (/* binding */ worstFirst)
/* harmony export */ });
/* harmony import */ var _policy_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52280);

/** The problems of some servers, and those of none. */
function toldOf(servers, others = []) {
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

/***/ 26269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderSarif: () => (/* binding */ renderSarif)
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/policy/catalogue.js + 28 modules
var catalogue = __webpack_require__(52280);
// EXTERNAL MODULE: ./build/phrase.js
var phrase = __webpack_require__(59743);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/sarif/values.js


/** What is waived is a note: it stops nobody. */
function levelOf({ level, waived }) {
    if (waived !== null)
        return 'note';
    return level === 'warn' ? 'warning' : 'error';
}
/** Phrases as one sentence after the other, whose words are whole however long the values are. */
function sentenceOf(...phrases) {
    return (0,report_text.sarifText)((0,words/* told */.Ev)(...phrases));
}
/** A value that may be missing. */
function shown(text) {
    return text == null ? null : (0,report_text.visible)(text);
}

;// CONCATENATED MODULE: ./build/report/sarif/notifications.js





const maxNotifications = 200;
/** A problem that stands in no file of the repository. */
function notificationOf({ problem, server }) {
    const { message, advice } = problem;
    const subject = server === null ? [] : [(0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(server)}:`];
    return {
        ...notification(levelOf(problem), sentenceOf(...subject, message, advice)),
        associatedRule: { id: problem.rule, index: catalogue/* ruleIds */.Zl.indexOf(problem.rule) },
    };
}
/** What kept the gate from deciding, and what is to be known of the run. */
function remarksOf({ failure, export: { caution }, run, servers }) {
    const unjudged = servers.filter(({ verdict }) => verdict === null).length;
    const failed = failure === null
        ? []
        : [`${failure.message} ${failure.remedy}`, ...failure.details].map((text) => ({
            ...notification('error', (0,report_text.sarifText)(text)),
            descriptor: { id: failure.code },
        }));
    return [
        ...failed,
        ...(caution === null ? [] : [notification('warning', (0,report_text.sarifText)(caution))]),
        ...run.remarks.map((remark) => notification('note', (0,report_text.sarifText)(remark))),
        // Who takes this file for all that there is must know.
        ...(unjudged === 0
            ? []
            : [
                notification('note', `${(0,words/* plural */.LS)(unjudged, 'server')} that the change does not touch had not to be judged, so this file says nothing of them.`),
            ]),
    ];
}
/** The first of many, and how many there are beside them. */
function limited(notifications) {
    const more = notifications.length - maxNotifications;
    if (more <= 0)
        return [...notifications];
    return [
        ...notifications.slice(0, maxNotifications),
        notification('warning', `${(0,words/* plural */.LS)(more, 'further notification')} did not fit here.`),
    ];
}
/** @param text fit for SARIF already */
function notification(level, text) {
    return { level, message: { text } };
}

// EXTERNAL MODULE: ./build/report/evidence.js
var report_evidence = __webpack_require__(14674);
;// CONCATENATED MODULE: ./build/report/sarif/results.js





const maxMessage = 4000;
const maxFindings = 100;
/** What results show, from all to least; the first that fits is taken, then fewer results. */
const ladder = ['evidence', 'findings', 'sentences'];
/** The results as JSON, a line each. */
function* resultLines(placed, detail) {
    // Where one result tells what was accepted, all do.
    const areSuppressed = placed.some(({ problem }) => problem.waived !== null);
    for (const each of placed)
        yield (0,report_text.json)(resultOf(each, detail, areSuppressed), 0);
}
function resultOf({ problem, server, baselineState, uri, span, fingerprints }, detail, areSuppressed) {
    const { rule, waived, findings } = problem;
    return {
        ruleId: rule,
        ruleIndex: catalogue/* ruleIds */.Zl.indexOf(rule),
        level: levelOf(problem),
        message: { text: messageOf(problem, detail) },
        locations: [
            {
                physicalLocation: {
                    artifactLocation: { uri, uriBaseId: 'SRCROOT' },
                    region: regionOf(span),
                },
            },
        ],
        partialFingerprints: fingerprints,
        ...(areSuppressed ? { suppressions: suppressionsOf(waived) } : {}),
        ...(baselineState === null ? {} : { baselineState }),
        properties: {
            ...(server === null ? {} : propertiesOf(server)),
            ...(detail === 'sentences' || findings.length === 0
                ? {}
                : {
                    findings: findings
                        .slice(0, maxFindings)
                        .map((finding) => findingEntry(finding, detail === 'evidence')),
                    findingsInAll: findings.length,
                }),
        },
    };
}
function suppressionsOf(waived) {
    if (waived === null)
        return [];
    return [{ kind: 'external', status: 'accepted', justification: (0,report_text.visible)(waived, 1000) }];
}
/** Where nothing is known of the place within a file, its beginning. */
function regionOf(span) {
    const start = span?.start ?? { line: 1, column: 1 };
    const end = span?.end ?? start;
    const isEmpty = end.line === start.line && end.column <= start.column;
    return {
        startLine: start.line,
        startColumn: start.column,
        endLine: end.line,
        // An empty region marks nothing.
        endColumn: isEmpty ? start.column + 1 : end.column,
    };
}
/** Sentences first, then as many findings as fit whole. */
function messageOf({ message, advice, findings }, detail) {
    const lines = [sentenceOf(message, advice)];
    if (detail === 'sentences')
        return lines.join('');
    let left = maxMessage - 100 - lines.join('').length;
    for (const [index, finding] of findings.entries()) {
        const told = detail === 'evidence' ? finding : { ...finding, evidence: null };
        const line = `• ${(0,report_text.sarifText)((0,report_evidence/* findingLine */.mC)(told, 600))}`;
        left -= line.length + 1;
        if (left < 0) {
            lines.push(`and ${(0,words/* plural */.LS)(findings.length - index, 'more finding')} in the JSON report`);
            break;
        }
        lines.push(line);
    }
    return lines.join('\n');
}
function propertiesOf(server) {
    const { dependency, match, change, verdict } = server;
    const { declaration, role, type, specifier, pin, version, resolved } = dependency;
    return {
        alias: (0,report_text.visible)(declaration.alias),
        client: declaration.client,
        role,
        type,
        name: (0,report_text.visible)((0,words/* nameOf */.Vb)(server)),
        specifier: shown(specifier),
        version: shown(resolved?.version ?? version),
        pin,
        judgedVersion: shown(match?.judgedVersion),
        serverId: shown(match?.server?.id),
        serverName: shown(match?.server?.name),
        grade: shown(match?.report?.grade),
        score: match?.report?.score ?? null,
        verdict,
        change,
    };
}
function findingEntry({ reference, check, result, weight, evidence }, withEvidence) {
    return {
        reference: (0,report_text.visible)(reference),
        check: shown(check),
        result: (0,report_text.visible)(result, 100),
        weight,
        ...(withEvidence ? { evidence: (0,report_text.visible)((0,report_evidence/* evidenceText */.rS)(evidence), 1000) } : {}),
    };
}

;// CONCATENATED MODULE: ./build/report/sarif/rules.js



/** GitHub cuts the descriptions of rules here. */
const maxDescription = 1024;
/** The rule behind an id; where two share it, the first tells of both. */
function ruleOf(id) {
    return catalogue/* catalogue */.sW.find((each) => each.id === id)?.rule;
}
/** What SARIF tells of a rule. */
function descriptorOf(id) {
    const { title = '', help = '', levels } = ruleOf(id) ?? {};
    const level = levels?.recommended ?? 'off';
    const heading = `${title.charAt(0).toUpperCase()}${title.slice(1)}.`;
    const more = `See ${(0,words/* helpOf */.ZL)(id)} of the action's repository.`;
    return {
        id,
        name: id.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase()),
        shortDescription: { text: (0,report_text.sarifText)(heading.replaceAll('`', '')) },
        fullDescription: {
            text: sentencesWithin((0,report_text.sarifText)(`${heading} ${help}`.replaceAll('`', '')), maxDescription),
        },
        help: {
            text: (0,report_text.sarifText)(`${heading} ${help} ${more}`.replaceAll('`', '')),
            markdown: `${heading}\n\n${help}\n\n${more}`,
        },
        defaultConfiguration: {
            enabled: level !== 'off',
            level: level === 'fail' ? 'error' : 'warning',
        },
        properties: {
            tags: ['security', 'supply-chain', 'mcp'],
            'problem.severity': severities[level],
        },
    };
}
const severities = {
    fail: 'error',
    warn: 'warning',
    off: 'recommendation',
};
/** As many whole sentences as fit. */
function sentencesWithin(text, longest) {
    if (text.length <= longest)
        return text;
    const end = text.lastIndexOf('. ', longest - 1);
    return text.slice(0, end + 1);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
// EXTERNAL MODULE: ./build/report/order.js
var order = __webpack_require__(11283);
;// CONCATENATED MODULE: ./build/report/sarif/subjects.js





/**
 * All problems of a report.
 *
 * @param prefix folder from the repository's root to the judged folder, empty or ending in `/`
 */
function subjectsOf(report, prefix) {
    const isCompared = report.run.base !== null;
    const ofServers = report.servers.flatMap((server) => server.problems.map((problem) => ({
        problem,
        server,
        isCounted: server.isCounted,
        baselineState: isCompared && server.change !== 'unknown'
            ? server.change === 'unchanged'
                ? 'unchanged'
                : 'new'
            : null,
        span: problem.span ?? server.dependency.span,
    })));
    const ofOthers = (problems, isCounted) => problems.map((problem) => ({
        problem,
        server: null,
        isCounted,
        // Where everything is judged nobody looked what of it was there before.
        baselineState: isCompared && report.run.scope === 'changed'
            ? isCounted
                ? 'new'
                : 'unchanged'
            : null,
        span: problem.span,
    }));
    return [
        ...ofServers,
        ...ofOthers(report.problems, true),
        ...ofOthers(report.earlierProblems, false),
    ].map((each) => ({ ...each, uri: uriOf(each.problem.file, prefix) }));
}
function hasUri(subject) {
    return subject.uri !== null;
}
/** A path of the repository as a relative URI; null for what lies outside of it. */
function uriOf(file, prefix) {
    if (file === null || file.startsWith('/'))
        return null;
    const path = (0,posix_.normalize)(prefix + file);
    if (/^(?:\.{0,2}$|\.\.?\/|\/)/.test(path))
        return null;
    // Half a character has no form in a URI.
    return path
        .split('/')
        .map((part) => encodeURIComponent(part.toWellFormed()))
        .join('/');
}
/**
 * Gives every subject its fingerprints. Neither knows of lines or scores: `primaryLocationLineHash`,
 * which GitHub follows alerts by, is the launch as it is written, so another version is another alert;
 * `mcpGradeGate/v1` is the server and the rule alone. Those that are alike are numbered.
 */
function withFingerprints(subjects) {
    const seen = new Map();
    const numbered = (parts, digits) => {
        const hash = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, digits);
        const count = (seen.get(hash) ?? 0) + 1;
        seen.set(hash, count);
        return `${hash}:${count}`;
    };
    return subjects.map((each) => {
        const { problem, server, uri } = each;
        const subject = server === null ? subjects_words(problem) : launchOf(server);
        const written = server === null
            ? []
            : [
                server.dependency.specifier,
                server.dependency.resolved?.version ?? server.dependency.version,
            ];
        return {
            ...each,
            fingerprints: {
                primaryLocationLineHash: numbered([problem.rule, uri, subject, written], 16),
                'mcpGradeGate/v1': numbered([problem.rule, uri, subject], 32),
            },
        };
    });
}
/** What tells a problem without a server from others of its rule: a file has one of a kind. */
function subjects_words({ rule, message }) {
    // As it is: how values are shown is no part of it.
    return ruleOf(rule)?.about === 'file' ? [] : [(0,phrase/* renderPhrase */.gF)(message, (text) => text)];
}
function launchOf({ dependency }) {
    const { declaration, role, type, name } = dependency;
    return [declaration.client, declaration.alias, role, type, name];
}
/** What counts before what is waived, what is new before what was there, then the worst first. */
function moreImportant(a, b) {
    return (Number(a.problem.waived !== null) - Number(b.problem.waived !== null) ||
        Number(b.isCounted) - Number(a.isCounted) ||
        (0,order/* worstFirst */.md)(a, b));
}

;// CONCATENATED MODULE: ./build/report/sarif.js









/** GitHub keeps this many results of a run, and refuses a file that is larger when it is packed. */
const maxResults = 5000;
const maxPackedBytes = 9_500_000;
/** What is not packed at all must not fill the memory. */
const maxBytes = 40_000_000;
/**
 * The report as SARIF 2.1.0: the rules of the catalogue, one result for each problem in a file, and a
 * notification for what stands in none. Within what GitHub takes: of more results the worst are kept,
 * and where all are too large their evidence goes first, then their findings; nothing is cut within.
 *
 * @param prefix folder from the repository's root to the judged folder, empty or ending in `/`
 */
function renderSarif(report, prefix) {
    const subjects = subjectsOf(report, prefix);
    const placed = withFingerprints(subjects.filter(hasUri)).sort(moreImportant);
    const elsewhere = subjects.filter((each) => !hasUri(each)).sort(moreImportant);
    const documentOf = (detail, most) => {
        const kept = placed.slice(0, most);
        const lost = [
            ...(kept.length < placed.length
                ? [`${(0,words/* plural */.LS)(placed.length - kept.length, 'further result')} did not fit here.`]
                : []),
            ...(detail === 'evidence' ? [] : ['The evidence of the findings did not fit here.']),
        ].map((text) => notification('warning', (0,report_text.sarifText)(`${text} The JSON report holds everything.`)));
        const head = headOf(report, prefix, [
            ...lost,
            ...limited(elsewhere.map(notificationOf)),
            ...limited(remarksOf(report)),
        ]);
        return joinWithin(head, resultLines(kept, detail));
    };
    for (const detail of ladder) {
        const text = documentOf(detail, maxResults);
        if (text !== null)
            return text;
    }
    for (let most = maxResults / 2; most >= 1; most = Math.floor(most / 2)) {
        const text = documentOf('sentences', most);
        if (text !== null)
            return text;
    }
    // One result is a few kilobytes; only a broken ladder gets here.
    throw new Error('the shortest SARIF does not fit');
}
/** The document with a result on each line, or null where it is too large. */
function joinWithin(head, entries) {
    const lines = [];
    let bytes = Buffer.byteLength(head);
    for (const line of entries) {
        bytes += Buffer.byteLength(line) + 2;
        if (bytes > maxBytes)
            return null;
        lines.push(line);
    }
    const end = '}]}';
    const results = lines.length === 0 ? '' : `\n${lines.join(',\n')}\n`;
    const text = `${head.slice(0, -end.length)},"results":[${results}]${end}\n`;
    // The fastest packing is the worst: who packs better has room to spare.
    const fits = bytes < maxPackedBytes || (0,external_node_zlib_.gzipSync)(text, { level: 1 }).length < maxPackedBytes;
    return fits ? text : null;
}
/** Everything but the results. */
function headOf(report, prefix, notifications) {
    const { run, verdict, toolVersion } = report;
    const { generatedAt, rubricVersion, source } = report.export;
    return (0,report_text.json)({
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: 'MCP Grade Gate',
                        version: toolVersion,
                        semanticVersion: toolVersion,
                        rules: catalogue/* ruleIds */.Zl.map(descriptorOf),
                    },
                },
                // Tells the runs of several folders apart: GitHub closes no alert of another one.
                automationDetails: { id: `mcp-grade-gate/${(0,report_text.visible)(prefix)}` },
                columnKind: 'utf16CodeUnits',
                originalUriBaseIds: { SRCROOT: { description: { text: 'The root of the repository.' } } },
                invocations: [
                    {
                        executionSuccessful: report.failure === null,
                        toolExecutionNotifications: notifications,
                    },
                ],
                properties: {
                    verdict,
                    counts: (0,words/* countsOf */.mQ)(report),
                    scope: run.scope,
                    base: shown(run.base),
                    head: shown(run.head),
                    export: {
                        generatedAt: generatedAt === null ? null : new Date(generatedAt).toISOString(),
                        rubricVersion: shown(rubricVersion),
                        source,
                    },
                },
            },
        ],
    }, 0);
}


/***/ }),

/***/ 44702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   E0: () => (/* binding */ verdictWord),
/* harmony export */   E4: () => (/* binding */ versionOf),
/* harmony export */   Ev: () => (/* binding */ told),
/* harmony export */   HI: () => (/* binding */ lead),
/* harmony export */   JU: () => (/* binding */ moveWords),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Ng: () => (/* binding */ endingSoon),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   QL: () => (/* binding */ lookedWords),
/* harmony export */   V: () => (/* binding */ gradeOf),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   ZL: () => (/* binding */ helpOf),
/* harmony export */   ZY: () => (/* binding */ teamWords),
/* harmony export */   fg: () => (/* binding */ endingWords),
/* harmony export */   hI: () => (/* binding */ sourceWords),
/* harmony export */   mQ: () => (/* binding */ countsOf),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   sm: () => (/* binding */ warmedWords),
/* harmony export */   uR: () => (/* binding */ instant),
/* harmony export */   uw: () => (/* binding */ scoreOf)
/* harmony export */ });
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59743);
/* harmony import */ var _policy_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16274);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13920);



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
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPhrase */ .gF)(phrase, _text_js__WEBPACK_IMPORTED_MODULE_1__.inQuotes);
}
/** The longest that sentences are told at, well within what any output cuts. */
const longestSentences = 2500;
/**
 * Phrases as sentences of plain text, for people: however long the values are, our own words and the
 * last sentence, which is the advice, are whole.
 */
function told(...phrases) {
    const tell = (longest) => phrases.map((phrase) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPhrase */ .gF)(phrase, (value) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__.quoted)(value, longest), _text_js__WEBPACK_IMPORTED_MODULE_1__.visible));
    for (const longest of [200, 80]) {
        const text = tell(longest).join(' ').trim();
        if (text.length <= longestSentences)
            return text;
    }
    const share = Math.floor(longestSentences / phrases.length) - 40;
    return tell(30)
        .map((sentence) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__.visible)(sentence, share))
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
/** What a server is called: its package or address, else its alias. */
function nameOf({ dependency }) {
    return (0,_policy_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shownName */ .HD)(dependency);
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
function lookedWords({ declarations, candidates, files }) {
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
    const move = (0,_policy_words_js__WEBPACK_IMPORTED_MODULE_2__/* .moveOf */ .ds)(server);
    const before = server.previous?.match?.judgedVersion ?? null;
    const after = server.match?.judgedVersion ?? null;
    if (move === null || before === null || after === null || before === after)
        return null;
    const grade = (match) => match?.report?.grade || '?';
    const checks = (title, findings) => findings.length === 0 ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `` : (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `; ${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(title)} ${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(findings.map(_policy_words_js__WEBPACK_IMPORTED_MODULE_2__/* .checkOf */ .EG))}`;
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${before}, ${grade(server.previous?.match)} (${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(String(move.before))}) → ${after}, ${grade(server.match)} (${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(String(move.after))})${checks('new failing checks:', move.newFailing)}${checks('resolved:', move.resolved)}`;
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
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The waiver of ${(0,_policy_words_js__WEBPACK_IMPORTED_MODULE_2__/* .waiverTarget */ .gX)(waiver)} ends ${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(days)}, on ${waiver.expires}: ${waiver.reason}.`;
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

/***/ 87299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   US: () => (/* binding */ identityKey),
/* harmony export */   r1: () => (/* binding */ sameVersion),
/* harmony export */   uU: () => (/* binding */ ecosystems)
/* harmony export */ });
/* harmony import */ var _npm_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89833);
/* harmony import */ var _oci_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22457);
/* harmony import */ var _pypi_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98842);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49460);
/* harmony import */ var _semver_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88394);





const remote = {
    ..._semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
    normaliseName: (name) => (0,_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .normaliseRemoteUrl */ .ae)(name) ?? name,
};
const caseless = {
    ..._semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
    normaliseName: (name) => name.toLowerCase(),
};
/** NuGet takes leading zeros, and a fourth number that is 0, for nothing. Source: its "normalized version numbers". */
const withoutFourth = (version) => version.replace(/^(\s*\d+\.\d+\.\d+)\.0+(?=\s*$|[-+])/, '$1');
const nuget = {
    normaliseName: (name) => name.toLowerCase(),
    normaliseVersion: (version) => _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .looseSemver */ .N.normaliseVersion(withoutFourth(version)),
    compare: (a, b) => _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .looseSemver */ .N.compare(withoutFourth(a), withoutFourth(b)),
    isPrerelease: (version) => _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .looseSemver */ .N.isPrerelease(withoutFourth(version)),
    satisfies: (version, range) => _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .looseSemver */ .N.satisfies(withoutFourth(version), range),
};
/** Every type's own rules. A new ecosystem is one file and one line here. */
const ecosystems = {
    npm: _npm_js__WEBPACK_IMPORTED_MODULE_0__/* .npm */ .w,
    pypi: _pypi_js__WEBPACK_IMPORTED_MODULE_2__/* .pypi */ .v,
    oci: _oci_js__WEBPACK_IMPORTED_MODULE_1__/* .oci */ .sk,
    nuget,
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

/***/ 37292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ readGitRepository)
/* harmony export */ });
/* harmony import */ var _ecosystem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1868);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49460);


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

/***/ 89833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readNpmSpec),
/* harmony export */   w: () => (/* binding */ npm)
/* harmony export */ });
/* harmony import */ var npm_package_arg__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78056);
/* harmony import */ var _ecosystem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1868);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37292);
/* harmony import */ var _semver_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88394);




/** npm names are case-sensitive: `JSONStream` and `jsonstream` are two packages. */
const npm = _semver_js__WEBPACK_IMPORTED_MODULE_1__/* .looseSemver */ .N;
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

/***/ 22457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gr: () => (/* binding */ isDockerHub),
/* harmony export */   nN: () => (/* binding */ readOciSpec),
/* harmony export */   sk: () => (/* binding */ oci)
/* harmony export */ });
/* harmony import */ var _ecosystem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1868);
/* harmony import */ var _semver_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88394);


/** Hosts that give the images of Docker Hub. */
const hub = new Set([
    'docker.io',
    'index.docker.io',
    'registry-1.docker.io',
    'registry.hub.docker.com',
]);
/** Whether a registry is Docker Hub, by whichever of its names. */
function isDockerHub(registry) {
    return hub.has(registry);
}
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
    const isHub = isDockerHub(registry);
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

/***/ 98842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ readPypiSpec),
/* harmony export */   v: () => (/* binding */ pypi)
/* harmony export */ });
/* harmony import */ var _renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99687);
/* harmony import */ var _ecosystem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1868);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37292);



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

/***/ 49460:
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

/***/ 88394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ semverEcosystem),
/* harmony export */   N: () => (/* binding */ looseSemver)
/* harmony export */ });
/* harmony import */ var semver__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62088);

/** Full semantic version of a text such as `v1.2`, or null. Source: semver.org, npm's `v` and `=` prefixes. */
function read(version, loose) {
    const text = version.trim();
    const short = /^[v=]*(\d+)(?:\.(\d+))?$/.exec(text);
    const full = short ? `${short[1]}.${short[2] ?? '0'}.0` : text.replace(/^[v=]+/, '');
    return semver__WEBPACK_IMPORTED_MODULE_0__.valid(full, { loose });
}
/**
 * Ordering and ranges by semantic versioning; names as they are.
 *
 * @param loose whether `01.2.0` and `1.2.0beta` are versions too, as they are to npm and NuGet: who
 *   writes one so gets 1.2.0, and must get its grade
 */
function semverBy(loose) {
    return {
        normaliseName: (name) => name,
        normaliseVersion: (version) => read(version, loose) ?? version.trim(),
        compare(a, b) {
            const [left, right] = [read(a, loose), read(b, loose)];
            return left === null || right === null ? null : semver__WEBPACK_IMPORTED_MODULE_0__.compare(left, right);
        },
        isPrerelease: (version) => semver__WEBPACK_IMPORTED_MODULE_0__.prerelease(read(version, loose) ?? '') !== null,
        satisfies(version, range) {
            const valid = read(version, loose);
            if (semver__WEBPACK_IMPORTED_MODULE_0__.validRange(range, { loose }) === null)
                return null;
            return valid !== null && semver__WEBPACK_IMPORTED_MODULE_0__.satisfies(valid, range, { loose });
        },
    };
}
const semverEcosystem = semverBy(false);
/** The same for tools that take what is nearly a version. Source: npm-pick-manifest, NuGet's normalised versions. */
const looseSemver = semverBy(true);


/***/ })

};
