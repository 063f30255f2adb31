export const id = 4611;
export const ids = [4611,3920];
export const modules = {

/***/ 6813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MZ: () => (/* binding */ phrase),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   Uo: () => (/* binding */ joinWithin),
/* harmony export */   Z8: () => (/* binding */ marks),
/* harmony export */   Zl: () => (/* binding */ serverBlock),
/* harmony export */   gH: () => (/* binding */ problemList),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   wx: () => (/* binding */ verdictBlocks),
/* harmony export */   yI: () => (/* binding */ earlierWords),
/* harmony export */   yp: () => (/* binding */ serverTable),
/* harmony export */   zD: () => (/* binding */ grouped),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59743);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14674);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13920);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);




/*
 * The pieces that the job summary and the comment are put together from: HTML blocks without blank
 * lines inside, where Markdown has no say, so a stranger's text can only be text.
 */
/** How much is shown, from all to least; of an output the first that fits is taken. */
const details = ['findings', 'failing findings', 'servers', 'counts'];
const marks = {
    pass: '✅',
    warn: '⚠️',
    fail: '❌',
    error: '⛔',
};
/** The verdict on a server with its mark. */
function verdictCell(server) {
    return server.verdict === null
        ? (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictWord */ .E0)(server)
        : // Not broken between the two, however narrow the table.
            `${marks[server.verdict]}\u00a0${server.verdict}`;
}
/**
 * The blocks with a blank line between them, or null as soon as they exceed the limit.
 *
 * @param sizeOf how the limit counts a text
 */
function joinWithin(blocks, limit, sizeOf) {
    const kept = [];
    let size = 0;
    for (const block of blocks) {
        size += sizeOf(block) + 2;
        if (size > limit)
            return null;
        kept.push(block);
    }
    return `${kept.join('\n\n')}\n`;
}
/** The heading, which is the verdict. */
function heading({ verdict }) {
    return `<h2>${marks[verdict]} MCP Grade Gate: ${verdict}</h2>`;
}
/** The verdict in words, the team's own message, remarks, and why nothing could be decided. */
function* verdictBlocks(report) {
    yield `<p><strong>${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__.html)((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .lead */ .HI)(report))}</strong></p>`;
    const message = report.policy?.messages.get(report.verdict);
    if (message !== undefined)
        yield `<p>${lines(message)}</p>`;
    const { remarks } = report.run;
    if (remarks.length > 0)
        yield list(remarks.map(_text_js__WEBPACK_IMPORTED_MODULE_1__.html));
    if (report.failure === null)
        return;
    const { details: matters, remedy } = report.failure;
    if (matters.length > 0)
        yield list(matters.map(_text_js__WEBPACK_IMPORTED_MODULE_1__.html));
    yield `<p><strong>What to do:</strong> ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__.html)(remedy)}</p>`;
}
/** A list of items that are HTML already. */
function list(items) {
    return ['<ul>', ...items.map((item) => `<li>${item}</li>`), '</ul>'].join('\n');
}
/** Words of several lines. */
function lines(text) {
    return text.trim().split(/\r?\n/).map(_text_js__WEBPACK_IMPORTED_MODULE_1__.html).join('<br>');
}
/** One group per server and version, worst first, with every place that declares it. */
function grouped(servers) {
    const groups = new Map();
    for (const server of servers) {
        const { type, specifier, declaration, reason } = server.dependency;
        const rules = server.problems.map(({ rule, level, waived }) => [rule, level, waived]);
        const before = server.previous?.match?.judgedVersion ?? null;
        const key = JSON.stringify([
            type,
            (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(server),
            specifier,
            reason,
            server.verdict,
            rules,
            before,
        ]);
        const known = groups.get(key) ?? { first: server, places: [] };
        known.places.push((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t)({ file: declaration.file, span: declaration.span }));
        groups.set(key, known);
    }
    const order = ['error', 'fail', 'warn', 'pass'];
    return [...groups.values()].sort((a, b) => order.indexOf(a.first.verdict ?? 'pass') - order.indexOf(b.first.verdict ?? 'pass'));
}
/** More places than a reader looks up. */
const mostPlaces = 8;
/**
 * A row for each group: what and where it is, what it was before, why it does not pass, and what would.
 *
 * @param withReasons whether there is something to be done about them
 */
function serverTable(groups, withReasons = true) {
    const rows = groups.map(({ first, places }) => [
        verdictCell(first),
        `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__.htmlCode)((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(first))}<br><sub>${aboutOf(first, places)}</sub>`,
        fromTo(first, (server) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__.htmlCode)((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .versionOf */ .E4)(server))),
        fromTo(first, gradeCell),
        ...(withReasons ? [reasonCell(first), remedyCell(first)] : []),
    ]);
    const reasons = withReasons ? ['Why', 'Would pass'] : [];
    return tableOf(['Verdict', 'Server', 'Version', 'Grade', ...reasons], rows);
}
/** Its type and state, and where it is declared. */
function aboutOf({ dependency }, places) {
    const { type, declaration, role } = dependency;
    const more = places.length > mostPlaces ? ` and ${places.length - mostPlaces} more` : '';
    return [
        ...[type, ...(role === 'launcher' ? ['launcher'] : [])],
        ...(declaration.disabled ? ['disabled'] : []),
        `${places.slice(0, mostPlaces).map(codeOf).join(', ')}${more}`,
    ].join(', ');
}
const codeOf = (text) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__.htmlCode)(text);
/** Cells that are HTML already, under a head of our own words. */
function tableOf(head, rows) {
    const row = (name, cells) => `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>`;
    return [
        '<table>',
        ...(head.length === 0 ? [] : [row('th', head)]),
        ...rows.map((cells) => row('td', cells)),
        '</table>',
    ].join('\n');
}
/** What something is now, behind what it was before where that was another. */
function fromTo(server, cell) {
    const { previous, dependency } = server;
    const now = cell(server);
    // What another package was says nothing of this one.
    const isSame = previous?.dependency.type === dependency.type && previous.dependency.name === dependency.name;
    const before = isSame ? cell(previous) : now;
    return before === now ? now : `${before} → ${now}`;
}
function gradeCell(server) {
    const grade = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .gradeOf */ .V)(server);
    // Any other text is a stranger's, or a word for why there is no grade.
    const shown = /^[A-F][+-]?$/.test(grade) ? `<strong>${grade}</strong>` : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__.htmlCode)(grade);
    return server.match?.report?.score == null ? shown : `${shown}\u00a0${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .scoreOf */ .uw)(server)}`;
}
/** The rules that speak of it, the worst first. */
function reasonCell({ problems }) {
    const rules = problems
        .toSorted(_words_js__WEBPACK_IMPORTED_MODULE_0__/* .worstFirst */ .md)
        .map(({ rule, waived }) => (waived === null ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__.html)(rule) : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__.html)(rule)} (waived)`));
    return [...new Set(rules)].join('<br>');
}
function remedyCell({ remedy }) {
    if (remedy === null)
        return '';
    const { version, grade, score } = remedy;
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__.htmlCode)(version)} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__.htmlCode)(grade)}\u00a0${score}`;
}
/** What is said of a group: its name, its places, what the change does to it, and some of its problems. */
function serverBlock({ first, places }, problems, detail) {
    const { declaration } = first.dependency;
    const mark = first.verdict === null ? '' : marks[first.verdict];
    const title = `<h4>${mark} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__.htmlCode)((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(first))} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__.htmlCode)((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .versionOf */ .E4)(first))}</h4>`;
    const where = places.slice(0, mostPlaces).map(codeOf).join(', ');
    const place = `Declared as ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__.htmlCode)(declaration.alias)} in ${where}`;
    const move = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .moveWords */ .JU)(first);
    const moved = move === null ? '' : `<br>This change: ${phrase(move)}`;
    return [title, `<p>${place}${moved}</p>`, problemList(problems, detail)].join('\n');
}
/**
 * Problems with their advice and, where there is room, their findings; the worst first.
 *
 * @param withPlaces whether each says where it is: nothing around it does
 */
function problemList(problems, detail, withPlaces = false) {
    const items = problems.toSorted(_words_js__WEBPACK_IMPORTED_MODULE_0__/* .worstFirst */ .md).map((problem) => {
        const { rule, level, message, advice, findings, waived, file, span } = problem;
        const shown = findings.filter(({ result }) => detail === 'findings' || (detail === 'failing findings' && result === 'fail'));
        const state = waived === null ? level : `waived: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__.html)(waived)}`;
        const place = file === null || span === null ? file : `${file}:${span.start.line}`;
        const at = withPlaces && place !== null ? ` in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__.htmlCode)(place)}` : '';
        return [
            `<li><strong>${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__.html)(rule)}</strong> (${state})${at}: ${phrase(message)}<br>→ ${phrase(advice)}`,
            ...(shown.length === 0 ? [] : [`<ul>`, ...shown.map(findingItem), `</ul>`]),
            '</li>',
        ].join('\n');
    });
    return ['<ul>', ...items, '</ul>'].join('\n');
}
function findingItem({ check, reference, result, weight, evidence }) {
    const lines = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .evidenceLines */ .p1)(evidence);
    const heading = `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__.htmlCode)(check ?? reference)} (${/^(?:pass|warn|fail|unscannable)$/.test(result) ? result : (0,_text_js__WEBPACK_IMPORTED_MODULE_1__.htmlCode)(result)}${weight === null ? '' : `, weight ${weight}`})`;
    const isRecord = lines.length > 1 && lines.every(({ label }) => label !== null);
    const shown = isRecord
        ? `\n${tableOf([], lines.map(({ label, text }) => [(0,_text_js__WEBPACK_IMPORTED_MODULE_1__.htmlCode)(label ?? ''), (0,_text_js__WEBPACK_IMPORTED_MODULE_1__.htmlCode)(text, 1000)]))}`
        : lines
            .map(({ label, text }) => `<br>${label === null ? '' : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__.htmlCode)(label)}: `}${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__.htmlCode)(text, 1000)}`)
            .join('');
    return `<li>${heading}${shown}</li>`;
}
/** What was there before in one line; null where nothing was. */
function earlierWords({ servers, earlierProblems, }) {
    const earlier = servers.filter(({ isCounted }) => !isCounted);
    if (earlier.length + earlierProblems.length === 0)
        return null;
    const failing = earlier.filter(({ verdict }) => verdict === 'fail' || verdict === 'error').length;
    const wouldFail = failing === 0 ? '' : `, ${failing} of which would fail today`;
    const faulty = earlierProblems.length === 0
        ? ''
        : `, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(earlierProblems.length, 'file')} that cannot be read`;
    return `Was there before: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(earlier.length, 'server')}${wouldFail}${faulty}`;
}
/** A sentence as HTML, with what it quotes as code. */
function phrase(text) {
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .renderPhrase */ .gF)(text, _text_js__WEBPACK_IMPORTED_MODULE_1__.htmlCode, _text_js__WEBPACK_IMPORTED_MODULE_1__.html);
}


/***/ }),

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

/***/ 74611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderSummary: () => (/* binding */ renderSummary),
/* harmony export */   renderWarmed: () => (/* binding */ renderWarmed)
/* harmony export */ });
/* harmony import */ var _policy_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16274);
/* harmony import */ var _settings_layers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63460);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6813);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13920);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);





/** GitHub refuses a step summary above this size as a whole. */
const maxBytes = 1024 * 1024;
/**
 * The job summary as GitHub-flavoured Markdown, within 1 MiB.
 */
function renderSummary(report) {
    for (const detail of _blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .details */ .zH) {
        const text = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .joinWithin */ .Uo)(blocksOf(report, detail), maxBytes - 1024, Buffer.byteLength);
        if (text !== null)
            return text;
    }
    // Counts are few bytes whatever the report; only a broken ladder gets here.
    throw new Error('the shortest summary does not fit');
}
/** The summary of a run that only fills the cache. */
function renderWarmed(warmed) {
    return `<h2>MCP Grade Gate: cache</h2>\n\n<p>${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__.html)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .warmedWords */ .sm)(warmed))}</p>\n`;
}
function* blocksOf(report, detail) {
    yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .heading */ .R_)(report);
    yield* (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictBlocks */ .wx)(report);
    if (detail === 'counts') {
        yield '<p>There is too much to show here; the JSON report holds everything.</p>';
    }
    else {
        const groups = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(report.servers.filter(({ isCounted }) => isCounted));
        if (groups.length > 0)
            yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .serverTable */ .yp)(groups);
        if (detail === 'servers') {
            yield '<p>The findings do not fit here; the JSON report holds them.</p>';
        }
        else {
            const remarkable = groups.filter(({ first }) => first.problems.length > 0);
            if (remarkable.length > 0)
                yield '<h3>What was found</h3>';
            for (const group of remarkable)
                yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .serverBlock */ .Zl)(group, group.first.problems, detail);
        }
        if (report.problems.length > 0) {
            yield `<h3>Files, export and policy</h3>\n${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .problemList */ .gH)(report.problems, detail, true)}`;
        }
        const ending = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .endingSoon */ .Ng)(report).map((each) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .endingWords */ .fg)(each)));
        if (ending.length > 0)
            yield `<h3>Waivers that end soon</h3>\n${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(ending)}`;
        if (report.removed.length > 0)
            yield `<p>${removedLine(report)}</p>`;
        const earlier = earlierBlock(report, detail);
        if (earlier !== null)
            yield earlier;
    }
    yield coverage(report, detail);
}
function removedLine({ removed }) {
    const names = [...new Set(removed.map(_policy_words_js__WEBPACK_IMPORTED_MODULE_4__/* .shownName */ .HD))];
    const rest = names.length > 20 ? ` and ${names.length - 20} more` : '';
    return `Taken out: ${names
        .slice(0, 20)
        .map((name) => (0,_text_js__WEBPACK_IMPORTED_MODULE_3__.htmlCode)(name))
        .join(', ')}${rest}`;
}
/** What was there before: one line, and the rest for who opens it. */
function earlierBlock({ servers, earlierProblems }, detail) {
    const words = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .earlierWords */ .yI)({ servers, earlierProblems });
    if (words === null)
        return null;
    const earlier = servers.filter(({ isCounted }) => !isCounted);
    return [
        `<details><summary>${words}</summary>`,
        ...(detail === 'servers' || earlier.length === 0 ? [] : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .serverTable */ .yp)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(earlier), false)]),
        ...(detail === 'servers' || earlierProblems.length === 0
            ? []
            : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .problemList */ .gH)(earlierProblems, detail, true)]),
        '</details>',
    ].join('\n');
}
function coverage(report, detail) {
    const { files, servers, policy } = report;
    const of = (status) => files.filter((file) => file.status === status);
    const disabled = servers.filter(({ dependency }) => dependency.declaration.disabled).length;
    const matched = servers.filter(({ match }) => match?.server != null).length;
    const lines = [
        `Files read: ${filesLine(of('read'), detail)}`,
        `Not readable: ${filesLine(of('unreadable'), detail)}`,
        `Left out: ${filesLine(of('skipped'), detail)}`,
        report.export.generatedAt !== null
            ? `Servers: ${servers.length}, in the export ${matched}, not in it ${servers.length - matched}, disabled ${disabled}`
            : `Servers: ${servers.length}, disabled ${disabled}`,
        `Export: ${report.failure === null ? exportLine(report) : 'none'}`,
        ...(policy === null ? [] : [policyLine(policy)]),
    ];
    return [
        `<details><summary>Coverage: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(of('read').length, 'file')} read, ${of('unreadable').length} not readable, ${of('skipped').length} left out</summary>`,
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(lines),
        '</details>',
    ].join('\n');
}
/** The policy in force with where it comes from; the log has the whole of it. */
function policyLine(policy) {
    const main = ['preset', 'min-score', 'min-grade'];
    const all = (0,_settings_layers_js__WEBPACK_IMPORTED_MODULE_0__/* .policyLines */ .EO)(policy);
    const shown = all
        .filter(({ name }) => main.includes(name))
        .map(({ name, value, source }) => `${name} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__.htmlCode)(value)} (${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__.htmlCode)(source)})`);
    const rest = all.length - shown.length;
    return `Policy: ${shown.join(', ')}, and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(rest, 'more setting')} in the log`;
}
function filesLine(files, detail) {
    const shown = detail === 'counts' ? [] : files.slice(0, 50);
    const names = shown.map(({ path, reason }) => `${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__.htmlCode)(path)}${reason === null ? '' : ` (${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__.html)(reason)})`}`);
    const rest = files.length - shown.length;
    return files.length === 0 ? 'none' : [...names, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}
function exportLine({ export: { source, generatedAt, rubricVersion, caution } }) {
    if (generatedAt === null)
        return _words_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceWords */ .hI[source];
    const rubric = rubricVersion === null ? '' : `, rubric ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__.htmlCode)(rubricVersion)}`;
    const remark = caution === null ? '' : `. ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__.html)(caution)}`;
    return `generated ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .instant */ .uR)(generatedAt)}${rubric}, ${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .sourceWords */ .hI[source]}${remark}`;
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
