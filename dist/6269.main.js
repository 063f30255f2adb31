export const id = 6269;
export const ids = [6269];
export const modules = {

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
    return (0,report_text/* sarifText */.BC)((0,words/* plainSentence */.Gx)(...phrases));
}
/** A value that may be missing. */
function shown(text) {
    return text == null ? null : (0,report_text/* visible */.RK)(text);
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
            ...notification('error', (0,report_text/* sarifText */.BC)(text)),
            descriptor: { id: failure.code },
        }));
    return [
        ...failed,
        ...(caution === null ? [] : [notification('warning', (0,report_text/* sarifText */.BC)(caution))]),
        ...run.notices.map((notice) => notification('note', (0,report_text/* sarifText */.BC)(notice))),
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
        yield (0,report_text/* json */.Pq)(resultOf(each, detail, areSuppressed), 0);
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
    return [{ kind: 'external', status: 'accepted', justification: (0,report_text/* visible */.RK)(waived, 1000) }];
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
        const line = `• ${(0,report_text/* sarifText */.BC)((0,report_evidence/* findingLine */.mC)(told, 600))}`;
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
        alias: (0,report_text/* visible */.RK)(declaration.alias),
        client: declaration.client,
        role,
        type,
        name: (0,report_text/* visible */.RK)((0,words/* nameOf */.Vb)(server)),
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
        reference: (0,report_text/* visible */.RK)(reference),
        check: shown(check),
        result: (0,report_text/* visible */.RK)(result, 100),
        weight,
        ...(withEvidence ? { evidence: (0,report_text/* visible */.RK)((0,report_evidence/* evidenceText */.rS)(evidence), 1000) } : {}),
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
        shortDescription: { text: (0,report_text/* sarifText */.BC)(heading.replaceAll('`', '')) },
        fullDescription: {
            text: sentencesWithin((0,report_text/* sarifText */.BC)(`${heading} ${help}`.replaceAll('`', '')), maxDescription),
        },
        help: {
            text: (0,report_text/* sarifText */.BC)(`${heading} ${help} ${more}`.replaceAll('`', '')),
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
/** What is left out at a step. */
const left = { findings: 'evidence of the findings', sentences: 'findings' };
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
            ...(detail === 'evidence' ? [] : [`The ${left[detail]} did not fit here.`]),
        ].map((text) => notification('warning', (0,report_text/* sarifText */.BC)(`${text} The JSON report holds more.`)));
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
    return (0,report_text/* json */.Pq)({
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
                automationDetails: { id: `mcp-grade-gate/${(0,report_text/* visible */.RK)(prefix)}` },
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


/***/ })

};
