export const id = 5150;
export const ids = [5150,3920];
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
    const head = `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__.visible)(check ?? reference, 100)} (${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__.visible)(result, 20)}${weight === null ? '' : `, weight ${weight}`})`;
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

/***/ 35150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderSarif: () => (/* binding */ renderSarif)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53916);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38522);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59743);
/* harmony import */ var _policy_catalogue_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52280);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14674);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13920);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44702);








/** GitHub keeps this many results of a run, and refuses a file that is larger when it is packed. */
const maxResults = 5000;
const maxPackedBytes = 9_500_000;
/** What is not packed at all must not fill the memory. */
const maxBytes = 40_000_000;
/** GitHub cuts the descriptions of rules here. */
const maxDescription = 1024;
const maxMessage = 4000;
const maxFindings = 100;
const maxNotifications = 200;
/** What results show, from all to least; the first that fits is taken, then fewer results. */
const ladder = ['evidence', 'findings', 'sentences'];
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
    const elsewhere = subjects.filter((each) => !hasUri(each));
    const documentOf = (detail, most) => {
        const kept = placed.slice(0, most);
        const lost = [
            ...(kept.length < placed.length
                ? [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(placed.length - kept.length, 'further result')} did not fit here.`]
                : []),
            ...(detail === 'evidence' ? [] : ['The evidence of the findings did not fit here.']),
        ].map((text) => notification('warning', (0,_text_js__WEBPACK_IMPORTED_MODULE_5__.sarifText)(`${text} The JSON report holds everything.`)));
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
    const path = (0,node_path_posix__WEBPACK_IMPORTED_MODULE_1__.normalize)(prefix + file);
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
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, digits);
        const count = (seen.get(hash) ?? 0) + 1;
        seen.set(hash, count);
        return `${hash}:${count}`;
    };
    return subjects.map((each) => {
        const { problem, server, uri } = each;
        const subject = server === null ? words(problem) : launchOf(server);
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
function words({ rule, message }) {
    return ruleOf(rule)?.about === 'file' ? [] : [(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(message)];
}
function launchOf({ dependency }) {
    const { declaration, role, type, name } = dependency;
    return [declaration.client, declaration.alias, role, type, name];
}
/** What counts before what is waived, what is new before what was there, then the worst first. */
function moreImportant(a, b) {
    return (Number(a.problem.waived !== null) - Number(b.problem.waived !== null) ||
        Number(b.isCounted) - Number(a.isCounted) ||
        (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .worstFirst */ .md)(a.problem, b.problem));
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
    const fits = bytes < maxPackedBytes || (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.gzipSync)(text, { level: 1 }).length < maxPackedBytes;
    return fits ? text : null;
}
/** Everything but the results. */
function headOf(report, prefix, notifications) {
    const { run, verdict, toolVersion } = report;
    const { generatedAt, rubricVersion, source } = report.export;
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__.json)({
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: 'MCP Grade Gate',
                        version: toolVersion,
                        semanticVersion: toolVersion,
                        rules: _policy_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleIds */ .Zl.map(descriptorOf),
                    },
                },
                // Tells the runs of several folders apart: GitHub closes no alert of another one.
                automationDetails: { id: `mcp-grade-gate/${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__.visible)(prefix)}` },
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
                    counts: (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countsOf */ .mQ)(report),
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
/** The rule behind an id; where two share it, the first tells of both. */
function ruleOf(id) {
    return _policy_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .catalogue */ .sW.find((each) => each.id === id)?.rule;
}
function descriptorOf(id) {
    const { title = '', help = '', levels } = ruleOf(id) ?? {};
    const level = levels?.recommended ?? 'off';
    const heading = `${title.charAt(0).toUpperCase()}${title.slice(1)}.`;
    const more = `See ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .helpOf */ .ZL)(id)} of the action's repository.`;
    return {
        id,
        name: id.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase()),
        shortDescription: { text: (0,_text_js__WEBPACK_IMPORTED_MODULE_5__.sarifText)(heading.replaceAll('`', '')) },
        fullDescription: {
            text: sentencesWithin((0,_text_js__WEBPACK_IMPORTED_MODULE_5__.sarifText)(`${heading} ${help}`.replaceAll('`', '')), maxDescription),
        },
        help: {
            text: (0,_text_js__WEBPACK_IMPORTED_MODULE_5__.sarifText)(`${heading} ${help} ${more}`.replaceAll('`', '')),
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
function* resultLines(placed, detail) {
    // Where one result tells what was accepted, all do.
    const areSuppressed = placed.some(({ problem }) => problem.waived !== null);
    for (const each of placed)
        yield (0,_text_js__WEBPACK_IMPORTED_MODULE_5__.json)(resultOf(each, detail, areSuppressed), 0);
}
function resultOf({ problem, server, baselineState, uri, span, fingerprints }, detail, areSuppressed) {
    const { rule, waived, findings } = problem;
    return {
        ruleId: rule,
        ruleIndex: _policy_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleIds */ .Zl.indexOf(rule),
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
/** What is waived is a note: it stops nobody. */
function levelOf({ level, waived }) {
    if (waived !== null)
        return 'note';
    return level === 'warn' ? 'warning' : 'error';
}
function suppressionsOf(waived) {
    if (waived === null)
        return [];
    return [{ kind: 'external', status: 'accepted', justification: (0,_text_js__WEBPACK_IMPORTED_MODULE_5__.visible)(waived, 1000) }];
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
        const line = `• ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__.sarifText)((0,_evidence_js__WEBPACK_IMPORTED_MODULE_6__/* .findingLine */ .mC)(told, 600))}`;
        left -= line.length + 1;
        if (left < 0) {
            lines.push(`and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(findings.length - index, 'more finding')} in the JSON report`);
            break;
        }
        lines.push(line);
    }
    return lines.join('\n');
}
/** Phrases as one sentence after the other, whose words are whole however long the values are. */
function sentenceOf(...phrases) {
    const told = phrases.map((phrase) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_7__/* .renderPhrase */ .gF)(phrase, (value) => (0,_text_js__WEBPACK_IMPORTED_MODULE_5__.visible)(value)));
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__.sarifText)(told.join(' ').trim(), 20_000);
}
function propertiesOf(server) {
    const { dependency, match, change, verdict } = server;
    const { declaration, role, type, specifier, pin, version, resolved } = dependency;
    return {
        alias: (0,_text_js__WEBPACK_IMPORTED_MODULE_5__.visible)(declaration.alias),
        client: declaration.client,
        role,
        type,
        name: (0,_text_js__WEBPACK_IMPORTED_MODULE_5__.visible)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(server)),
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
        reference: (0,_text_js__WEBPACK_IMPORTED_MODULE_5__.visible)(reference),
        check: shown(check),
        result: (0,_text_js__WEBPACK_IMPORTED_MODULE_5__.visible)(result, 100),
        weight,
        ...(withEvidence ? { evidence: (0,_text_js__WEBPACK_IMPORTED_MODULE_5__.visible)((0,_evidence_js__WEBPACK_IMPORTED_MODULE_6__/* .evidenceText */ .rS)(evidence), 1000) } : {}),
    };
}
function shown(text) {
    return text == null ? null : (0,_text_js__WEBPACK_IMPORTED_MODULE_5__.visible)(text);
}
function notificationOf({ problem, server }) {
    const { message, advice } = problem;
    const subject = server === null ? [] : [(0,_phrase_js__WEBPACK_IMPORTED_MODULE_7__/* .say */ .cv) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .nameOf */ .Vb)(server)}:`];
    return {
        ...notification(levelOf(problem), sentenceOf(...subject, message, advice)),
        associatedRule: { id: problem.rule, index: _policy_catalogue_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleIds */ .Zl.indexOf(problem.rule) },
    };
}
/** What kept the gate from deciding, and what is to be known of the run. */
function remarksOf({ failure, export: { caution }, run, servers }) {
    const unjudged = servers.filter(({ verdict }) => verdict === null).length;
    const failed = failure === null
        ? []
        : [`${failure.message} ${failure.remedy}`, ...failure.details].map((text) => ({
            ...notification('error', (0,_text_js__WEBPACK_IMPORTED_MODULE_5__.sarifText)(text)),
            descriptor: { id: failure.code },
        }));
    return [
        ...failed,
        ...(caution === null ? [] : [notification('warning', (0,_text_js__WEBPACK_IMPORTED_MODULE_5__.sarifText)(caution))]),
        ...run.remarks.map((remark) => notification('note', (0,_text_js__WEBPACK_IMPORTED_MODULE_5__.sarifText)(remark))),
        // Who takes this file for all that there is must know.
        ...(unjudged === 0
            ? []
            : [
                notification('note', `${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(unjudged, 'server')} that the change does not touch had not to be judged, so this file says nothing of them.`),
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
        notification('warning', `${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(more, 'further notification')} did not fit here.`),
    ];
}
/** @param text fit for SARIF already */
function notification(level, text) {
    return { level, message: { text } };
}


/***/ }),

/***/ 13920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   html: () => (/* binding */ html),
/* harmony export */   htmlCode: () => (/* binding */ htmlCode),
/* harmony export */   htmlText: () => (/* binding */ htmlText),
/* harmony export */   json: () => (/* binding */ json),
/* harmony export */   logLine: () => (/* binding */ logLine),
/* harmony export */   sarifText: () => (/* binding */ sarifText),
/* harmony export */   visible: () => (/* binding */ visible),
/* harmony export */   withoutTokens: () => (/* binding */ withoutTokens)
/* harmony export */ });
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
 * A value as JSON in which no character hides or turns the others round, and of which a runner's log
 * takes nothing for a command; on one line where it is not indented.
 */
function json(value, indent = 2) {
    return JSON.stringify(value, null, indent).replace(/[\u007f-\u009f\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|#(?=\[)/gu, 
    // Of a character beyond the first 65,536 each half.
    (character) => character
        .split('')
        .map((half) => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join(''));
}
/**
 * Text for a message of SARIF that shows just that text: `[text](address)` is a link there and `{0}` a
 * placeholder. Brackets, and the backslash that takes their meaning from them, are escaped; braces are
 * doubled where they could be a placeholder, and left alone elsewhere, for few readers join them again.
 */
function sarifText(text, longest = 5000) {
    return visible(text, longest)
        .replace(/[\\[\]]/g, '\\$&')
        .replace(/(?<!\{)\{+\d+\}+/g, (placeholder) => placeholder.replace(/[{}]/g, '$&$&'));
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
/**
 * What GitHub makes more of in text: mentions, issues, addresses, e-mail, commits, emoji codes,
 * mathematics. Each up to where a break ends it.
 */
const linked = /[@#$](?=\S)|\bGH(?=-\d)|:(?=\/\/|[a-z+-][\w+-]*:)|\bwww(?=\.)|[0-9a-f]{6}(?=[0-9a-f])/gi;
/** Text as HTML that shows just that text: no tag, entity, link or mention comes of it. */
function html(text) {
    return visible(text, 20_000)
        .split(/([&<>"'])/)
        .map((part, index) => 
    // A break inside ends what would be linked, without being seen.
    index % 2 === 1 ? entity(part) : part.replace(linked, '$&<wbr>'))
        .join('');
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
/** Tokens of known forms, wherever they stand: no name, version or evidence looks like one. */
const tokens = /\b(?:gh[pousr]_|github_pat_|glpat-|sk-(?:ant-|proj-)?|pk_live_|xox[abeprs]-|AKIA|npm_|eyJ)[\w-]{14,}/g;
/** A text without what looks like a token. */
function withoutTokens(text) {
    return text.replace(tokens, (token) => /\d/.test(token) && /[A-Z]/.test(token.slice(4)) ? '***' : token);
}


/***/ })

};
