export const id = 4611;
export const ids = [4611];
export const modules = {

/***/ 6813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MZ: () => (/* binding */ phrase),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   Uo: () => (/* binding */ joinWithin),
/* harmony export */   Zl: () => (/* binding */ serverBlock),
/* harmony export */   gH: () => (/* binding */ problemList),
/* harmony export */   p2: () => (/* binding */ isWithoutFindings),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   wx: () => (/* binding */ verdictBlocks),
/* harmony export */   yI: () => (/* binding */ earlierWords),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59743);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14674);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11283);
/* harmony import */ var _servers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82339);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13920);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);






/*
 * The pieces that the job summary and the comment are put together from: HTML blocks without blank
 * lines inside, where Markdown has no say, so a stranger's text can only be text.
 */
/** How much is shown, from all to least; of an output the first that fits is taken. */
const details = [
    'findings',
    'failing findings',
    'sentences',
    'servers',
    'the worst',
    'counts',
];
/** Whether findings are left out that might be there. */
function isWithoutFindings(detail) {
    return detail !== 'findings' && detail !== 'failing findings';
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
    return `<h2>${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictSymbols */ .d7[verdict]} MCP Grade Gate: ${verdict}</h2>`;
}
/** The verdict in words, the team's own message, remarks, and why nothing could be decided. */
function* verdictBlocks(report) {
    yield `<p><strong>${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .lead */ .HI)(report))}</strong></p>`;
    const message = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .teamWords */ .ZY)(report);
    if (message.length > 0)
        yield `<p>${message.map(_text_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy).join('<br>')}</p>`;
    const { notices } = report.run;
    if (notices.length > 0)
        yield list(notices.map(_text_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy));
    if (report.failure === null)
        return;
    const { details: matters, remedy } = report.failure;
    if (matters.length > 0)
        yield list(matters.map(_text_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy));
    yield `<p><strong>What to do:</strong> ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)(remedy)}</p>`;
}
/** A list of items that are HTML already. */
function list(items) {
    return ['<ul>', ...items.map((item) => `<li>${item}</li>`), '</ul>'].join('\n');
}
/** What is said of a group: its name, its places, what the change does to it, and some of its problems. */
function serverBlock({ first, members }, problems, detail) {
    const mark = first.verdict === null ? '' : _words_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictSymbols */ .d7[first.verdict];
    const title = `<h4>${mark} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlCode */ .h8)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(first))} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlCode */ .h8)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .versionOf */ .E4)(first))}</h4>`;
    const move = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .moveWords */ .JU)(first);
    const moved = move === null ? '' : `<br>This change: ${phrase(move)}`;
    return [title, `<p>${declaredWords(members)}${moved}</p>`, problemList(problems, detail)].join('\n');
}
/** Under which names servers are declared, and where. */
function declaredWords(servers) {
    const byAlias = Map.groupBy(servers, ({ dependency }) => dependency.declaration.alias);
    const named = [...byAlias].map(([alias, same]) => `as ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlCode */ .h8)(alias)} in ${(0,_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)([...new Set(same.map(_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .namedAt */ .Fp))])}`);
    const more = named.length > _servers_js__WEBPACK_IMPORTED_MODULE_1__/* .mostPlaces */ .Gv ? `; and under ${named.length - _servers_js__WEBPACK_IMPORTED_MODULE_1__/* .mostPlaces */ .Gv} more names` : '';
    return `Declared ${named.slice(0, _servers_js__WEBPACK_IMPORTED_MODULE_1__/* .mostPlaces */ .Gv).join('; ')}${more}`;
}
/**
 * Problems with their advice and, where there is room, their findings; the worst first.
 *
 * @param withPlaces whether each says where it is: nothing around it does
 */
function problemList(problems, detail, withPlaces = false) {
    const items = problems.toSorted(_order_js__WEBPACK_IMPORTED_MODULE_0__/* .graverFirst */ .a3).map((problem) => {
        const { rule, level, message, advice, findings, waived, file, span } = problem;
        const shown = findings.filter(({ result }) => detail === 'findings' || (detail === 'failing findings' && result === 'fail'));
        const state = waived === null ? level : `waived: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)(waived)}`;
        const place = file === null || span === null ? file : `${file}:${span.start.line}`;
        const at = withPlaces && place !== null ? ` in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlCode */ .h8)(place)}` : '';
        return [
            `<li><strong>${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)(rule)}</strong> (${state})${at}: ${phrase(message)}<br>→ ${phrase(advice)}`,
            ...(shown.length === 0 ? [] : [`<ul>`, ...shown.map(findingItem), `</ul>`]),
            '</li>',
        ].join('\n');
    });
    return ['<ul>', ...items, '</ul>'].join('\n');
}
function findingItem({ check, reference, result, weight, evidence }) {
    const lines = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .evidenceLines */ .p1)(evidence);
    const heading = `${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlCode */ .h8)(check ?? reference)} (${/^(?:pass|warn|fail|unscannable)$/.test(result) ? result : (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlCode */ .h8)(result)}${weight === null ? '' : `, weight ${weight}`})`;
    const isRecord = lines.length > 1 && lines.every(({ label }) => label !== null);
    const shown = isRecord
        ? `\n${(0,_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .tableOf */ .c_)([], lines.map(({ label, text }) => [(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlCode */ .h8)(label ?? ''), (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlCode */ .h8)(text, 1000)]))}`
        : lines
            .map(({ label, text }) => `<br>${label === null ? '' : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlCode */ .h8)(label)}: `}${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlCode */ .h8)(text, 1000)}`)
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
        : `, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(earlierProblems.length, 'file')} that cannot be read`;
    return `Was there before: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(earlier.length, 'server')}${wouldFail}${faulty}`;
}
/** A sentence as HTML, with what it quotes as code. */
function phrase(text) {
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .renderPhrase */ .gF)(text, _text_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlCode */ .h8, _text_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy);
}


/***/ }),

/***/ 82339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fp: () => (/* binding */ namedAt),
/* harmony export */   Gv: () => (/* binding */ mostPlaces),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   c_: () => (/* binding */ tableOf),
/* harmony export */   yp: () => (/* binding */ serverTable),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11283);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13920);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44702);



/** The groups of some servers, worst first. */
function grouped(servers) {
    const numbers = new Map();
    const numberOf = (finding) => {
        const number = numbers.get(finding) ?? numbers.size;
        numbers.set(finding, number);
        return number;
    };
    const sorted = servers.toSorted(_order_js__WEBPACK_IMPORTED_MODULE_0__/* .worstServersFirst */ .UC);
    return [...Map.groupBy(sorted, (server) => saidOf(server, numberOf)).values()].flatMap((members) => members.slice(0, 1).map((first) => ({ first, members })));
}
/**
 * All that is said of a server but its places, to tell it from others.
 *
 * @param numberOf a finding's number: servers of one score share its findings, whose evidence may be long
 */
function saidOf(server, numberOf) {
    const problems = server.problems.map(({ file, span, findings, ...said }) => [
        said,
        findings.map(numberOf),
    ]);
    return JSON.stringify([rowOf(server), (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .moveWords */ .JU)(server), problems]);
}
/** More places than a reader looks up. */
const mostPlaces = 8;
/**
 * A row for each server: what and where it is, what it was before, why it does not pass, and what
 * would. Groups whose sentences alone differ have one row.
 *
 * @param withReasons whether there is something to be done about them
 */
function serverTable(groups, withReasons = true) {
    const all = groups.map(({ first, members }) => ({ row: rowOf(first, withReasons), members }));
    const rows = [...Map.groupBy(all, ({ row }) => JSON.stringify(row)).values()].flatMap((same) => {
        const places = same.flatMap(({ members }) => members.map(namedAt));
        return same.slice(0, 1).map(({ row: { verdict, name, about, rest } }) => {
            return [verdict, `${name}<br><sub>${about}, ${listOf([...new Set(places)])}</sub>`, ...rest];
        });
    });
    const reasons = withReasons ? ['Why', 'Would pass'] : [];
    return tableOf(['Verdict', 'Server', 'Version', 'Grade', ...reasons], rows);
}
/** What a row says of a server, but for its places. */
function rowOf(server, withReasons = true) {
    const { type, role, name, declaration } = server.dependency;
    // Such a server is called by its alias; a word of its launch tells at most what kind of thing it is.
    const launched = type === 'unidentified' && name !== null ? `${type} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlCode */ .h8)(name)}` : type;
    return {
        verdict: verdictCell(server),
        name: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlCode */ .h8)((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(server)),
        about: [
            ...[launched, ...(role === 'launcher' ? ['launcher'] : [])],
            ...(declaration.disabled ? ['disabled'] : []),
        ].join(', '),
        rest: [
            fromTo(server, (side) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlCode */ .h8)((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .versionOf */ .E4)(side))),
            fromTo(server, gradeCell),
            ...(withReasons ? [reasonCell(server), remedyCell(server)] : []),
        ],
    };
}
/** Where a server is named. */
function namedAt(server) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlCode */ .h8)((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .wordPlaceOf */ .TZ)(server));
}
/** Places that are HTML already; of many the first, and how many there are beside them. */
function listOf(places) {
    const more = places.length > mostPlaces ? ` and ${places.length - mostPlaces} more` : '';
    return `${places.slice(0, mostPlaces).join(', ')}${more}`;
}
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
/** The verdict on a server with its mark. */
function verdictCell(server) {
    return server.verdict === null
        ? (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictWord */ .E0)(server)
        : // Not broken between the two, however narrow the table.
            `${_words_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictSymbols */ .d7[server.verdict]}\u00a0${server.verdict}`;
}
function gradeCell(server) {
    const grade = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .gradeOf */ .V)(server);
    // Any other text is a stranger's, or a word for why there is no grade.
    const shown = /^[A-F][+-]?$/.test(grade) ? `<strong>${grade}</strong>` : (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlCode */ .h8)(grade);
    return server.match?.report?.score == null ? shown : `${shown}\u00a0${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .scoreOf */ .uw)(server)}`;
}
/** The rules that speak of it, the worst first. */
function reasonCell({ problems }) {
    const rules = problems
        .toSorted(_order_js__WEBPACK_IMPORTED_MODULE_0__/* .graverFirst */ .a3)
        .map(({ rule, waived }) => (waived === null ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy)(rule) : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy)(rule)} (waived)`));
    return [...new Set(rules)].join('<br>');
}
function remedyCell({ remedy }) {
    if (remedy === null)
        return '';
    const { version, grade, score } = remedy;
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlCode */ .h8)(version)} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlCode */ .h8)(grade)}\u00a0${score}`;
}


/***/ }),

/***/ 74611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderWarmed),
/* harmony export */   renderSummary: () => (/* binding */ renderSummary)
/* harmony export */ });
/* harmony import */ var _policy_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16274);
/* harmony import */ var _settings_policy_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7606);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6813);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11283);
/* harmony import */ var _servers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82339);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13920);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44702);







/** GitHub refuses a step summary above this size as a whole. */
const maxBytes = 1024 * 1024;
/**
 * The job summary as GitHub-flavoured Markdown, within 1 MiB.
 */
function renderSummary(report) {
    const counted = (0,_servers_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(report.servers.filter(({ isCounted }) => isCounted));
    const earlier = (0,_servers_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(report.servers.filter(({ isCounted }) => !isCounted));
    for (const detail of _blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .details */ .zH) {
        const blocks = blocksOf(report, { counted, earlier }, detail);
        const text = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .joinWithin */ .Uo)(blocks, maxBytes - 1024, Buffer.byteLength);
        if (text !== null)
            return text;
    }
    // Counts are few bytes whatever the report; only a broken ladder gets here.
    throw new Error('the shortest summary does not fit');
}
/** The summary of a run that only fills the cache. */
function renderWarmed(warmed) {
    return `<h2>MCP Grade Gate: cache</h2>\n\n<p>${(0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy)((0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .warmedWords */ .sm)(warmed))}</p>\n`;
}
function* blocksOf(report, groups, detail) {
    yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .heading */ .R_)(report);
    yield* (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictBlocks */ .wx)(report);
    if (detail === 'counts' || detail === 'the worst') {
        if (detail === 'the worst')
            yield* worstBlocks(report, groups.counted);
        yield '<p>There is too much to show here; the JSON report holds more.</p>';
    }
    else {
        const { counted } = groups;
        if (counted.length > 0)
            yield (0,_servers_js__WEBPACK_IMPORTED_MODULE_4__/* .serverTable */ .yp)(counted);
        if ((0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithoutFindings */ .p2)(detail)) {
            yield '<p>The findings do not fit here; the JSON report holds more.</p>';
        }
        if (detail !== 'servers') {
            const remarkable = counted.filter(({ first }) => first.problems.length > 0);
            if (remarkable.length > 0)
                yield '<h3>What was found</h3>';
            for (const group of remarkable)
                yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .serverBlock */ .Zl)(group, group.first.problems, detail);
        }
        if (report.problems.length > 0)
            yield otherBlock(report.problems, detail);
        const ending = (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .endingSoon */ .Ng)(report).map((each) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ)((0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .endingWords */ .fg)(each)));
        if (ending.length > 0)
            yield `<h3>Waivers that end soon</h3>\n${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(ending)}`;
        if (report.removed.length > 0)
            yield `<p>${removedLine(report)}</p>`;
        const earlier = earlierBlock(report, groups.earlier, detail);
        if (earlier !== null)
            yield earlier;
    }
    yield coverage(report, detail);
}
/** Where not even a row for each fits: so many of them, for what is worst must be seen. */
const mostWorst = 100;
function* worstBlocks({ problems }, counted) {
    const others = problems.toSorted(_order_js__WEBPACK_IMPORTED_MODULE_3__/* .graverFirst */ .a3).slice(0, mostWorst);
    if (counted.length > 0)
        yield (0,_servers_js__WEBPACK_IMPORTED_MODULE_4__/* .serverTable */ .yp)(counted.slice(0, mostWorst));
    if (others.length > 0)
        yield otherBlock(others, 'the worst');
    const left = counted.length + problems.length - Math.min(counted.length, mostWorst) - others.length;
    if (left > 0)
        yield `<p>These are the worst; there are ${left} more.</p>`;
}
/** Problems of no server. */
function otherBlock(problems, detail) {
    return `<h3>Files, export and policy</h3>\n${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .problemList */ .gH)(problems, detail, true)}`;
}
function removedLine({ removed }) {
    const names = [...new Set(removed.map(_policy_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shownName */ .HD))];
    const rest = names.length > 20 ? ` and ${names.length - 20} more` : '';
    return `Taken out: ${names
        .slice(0, 20)
        .map((name) => (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .htmlCode */ .h8)(name))
        .join(', ')}${rest}`;
}
/** What was there before: one line, and the rest for who opens it. */
function earlierBlock({ servers, earlierProblems }, earlier, detail) {
    const words = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .earlierWords */ .yI)({ servers, earlierProblems });
    if (words === null)
        return null;
    return [
        `<details><summary>${words}</summary>`,
        ...(detail === 'servers' || earlier.length === 0 ? [] : [(0,_servers_js__WEBPACK_IMPORTED_MODULE_4__/* .serverTable */ .yp)(earlier, false)]),
        ...(detail === 'servers' || earlierProblems.length === 0
            ? []
            : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .problemList */ .gH)(earlierProblems, detail, true)]),
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
        `<details><summary>Coverage: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(of('read').length, 'file')} read, ${of('unreadable').length} not readable, ${of('skipped').length} left out</summary>`,
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(lines),
        '</details>',
    ].join('\n');
}
/** The policy in force with where it comes from; the log has the whole of it. */
function policyLine(policy) {
    const main = ['preset', 'min-score', 'min-grade'];
    const all = (0,_settings_policy_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .policyLines */ .E)(policy);
    const shown = all
        .filter(({ name }) => main.includes(name))
        .map(({ name, value, source }) => `${name} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .htmlCode */ .h8)(value)} (${(0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .htmlCode */ .h8)(source)})`);
    const rest = all.length - shown.length;
    return `Policy: ${shown.join(', ')}, and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(rest, 'more setting')} in the log`;
}
function filesLine(files, detail) {
    const shown = detail === 'counts' ? [] : files.slice(0, 50);
    const names = shown.map(({ path, reason }) => `${(0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .htmlCode */ .h8)(path)}${reason === null ? '' : ` (${(0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy)(reason)})`}`);
    const rest = files.length - shown.length;
    return files.length === 0 ? 'none' : [...names, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}
function exportLine({ export: { source, generatedAt, rubricVersion, caution } }) {
    if (generatedAt === null)
        return _words_js__WEBPACK_IMPORTED_MODULE_5__/* .sourceWords */ .hI[source];
    const rubric = rubricVersion === null ? '' : `, rubric ${(0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .htmlCode */ .h8)(rubricVersion)}`;
    const notice = caution === null ? '' : `. ${(0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy)(caution)}`;
    return `generated ${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .instant */ .uR)(generatedAt)}${rubric}, ${_words_js__WEBPACK_IMPORTED_MODULE_5__/* .sourceWords */ .hI[source]}${notice}`;
}


/***/ })

};
