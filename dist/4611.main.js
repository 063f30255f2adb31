export const id = 4611;
export const ids = [4611,3920];
export const modules = {

/***/ 59743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ listed),
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
/** Several values with commas between them, each a value of its own. */
function listed(values) {
    return values.length === 0
        ? words('')
        : { words: ['', ...values.slice(1).map(() => ', '), ''], values };
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

/***/ 16274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EG: () => (/* binding */ checkOf),
/* harmony export */   HD: () => (/* binding */ shownName),
/* harmony export */   KY: () => (/* binding */ judgedAs),
/* harmony export */   SM: () => (/* binding */ remedyOf),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   V: () => (/* binding */ gradeOf),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   WX: () => (/* binding */ findingsOf),
/* harmony export */   ds: () => (/* binding */ moveOf),
/* harmony export */   gX: () => (/* binding */ waiverTarget),
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
/** The move of a server from one judged version to another; null where it is another, or not graded. */
function moveOf(graded) {
    const { dependency, previous, match } = graded;
    if (previous === null || previous.dependency.name !== dependency.name)
        return null;
    if (previous.dependency.type !== dependency.type)
        return null;
    const [before, after] = [previous.match?.report ?? null, match?.report ?? null];
    if (before === null || after === null || before.score === null || after.score === null)
        return null;
    const failing = findingsOf(graded, 'fail');
    const failed = findingsOf({ ...previous, previous: null, remedy: null }, 'fail');
    const without = (some, others) => {
        const checks = new Set(others.map(checkOf));
        return some.filter((finding) => !checks.has(checkOf(finding)));
    };
    return {
        before: before.score,
        after: after.score,
        newFailing: without(failing, failed),
        resolved: without(failed, failing),
    };
}
/** What a finding is about, from one version to the next: its check, where the export names it. */
function checkOf({ check, reference }) {
    return check ?? reference;
}
/** What a waiver is of, and what it names: `failing-finding (net-egress) for pkg:npm/@acme/files`. */
function waiverTarget({ match, file, alias, rule, check }) {
    const what = check === null ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(rule) : (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(rule)} (${check})`;
    if (match !== null)
        return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${what} for ${match.text}`;
    return alias === null
        ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${what} for ${file ?? ''}`
        : (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${what} for ${alias} in ${file ?? ''}`;
}


/***/ }),

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

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderWarmed),
/* harmony export */   renderSummary: () => (/* binding */ renderSummary)
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


/***/ }),

/***/ 44702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   E0: () => (/* binding */ verdictWord),
/* harmony export */   E4: () => (/* binding */ versionOf),
/* harmony export */   HI: () => (/* binding */ lead),
/* harmony export */   JU: () => (/* binding */ moveWords),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Ng: () => (/* binding */ endingSoon),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   QL: () => (/* binding */ lookedWords),
/* harmony export */   V: () => (/* binding */ gradeOf),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   ZL: () => (/* binding */ helpOf),
/* harmony export */   fg: () => (/* binding */ endingWords),
/* harmony export */   hI: () => (/* binding */ sourceWords),
/* harmony export */   mQ: () => (/* binding */ countsOf),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   sm: () => (/* binding */ warmedWords),
/* harmony export */   uR: () => (/* binding */ instant),
/* harmony export */   uw: () => (/* binding */ scoreOf)
/* harmony export */ });
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59743);
/* harmony import */ var _policy_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16274);


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
const order = { error: 0, fail: 1, warn: 2 };
/** Worst first; otherwise in the order of the files and of the rules. */
function worstFirst(a, b) {
    return order[a.level] - order[b.level];
}
/** A phrase as plain text; the sink makes it harmless. */
function plain(phrase) {
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPhrase */ .gF)(phrase, (text) => text);
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
    return (0,_policy_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shownName */ .HD)(dependency);
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
    const move = (0,_policy_words_js__WEBPACK_IMPORTED_MODULE_1__/* .moveOf */ .ds)(server);
    const before = server.previous?.match?.judgedVersion ?? null;
    const after = server.match?.judgedVersion ?? null;
    if (move === null || before === null || after === null || before === after)
        return null;
    const grade = (match) => match?.report?.grade || '?';
    const checks = (title, findings) => findings.length === 0 ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `` : (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `; ${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(title)} ${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(findings.map(_policy_words_js__WEBPACK_IMPORTED_MODULE_1__/* .checkOf */ .EG))}`;
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
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The waiver of ${(0,_policy_words_js__WEBPACK_IMPORTED_MODULE_1__/* .waiverTarget */ .gX)(waiver)} ends ${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(days)}, on ${waiver.expires}: ${waiver.reason}.`;
}


/***/ }),

/***/ 63460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ effectivePolicy),
/* harmony export */   EO: () => (/* binding */ policyLines),
/* harmony export */   PW: () => (/* binding */ emptyLayer),
/* harmony export */   qi: () => (/* binding */ defaultMinScore)
/* harmony export */ });
/** A layer that says nothing. */
const emptyLayer = {
    source: '',
    preset: null,
    minScore: null,
    minGrade: null,
    levels: new Map(),
    overrides: [],
    firstParty: [],
    registries: [],
    deny: [],
    allow: [],
    waivers: [],
    ignorePaths: null,
    messages: new Map(),
    places: new Map(),
};
/** The score that passes where nobody says another: the lower end of the band of grade B. */
const defaultMinScore = 75;
/**
 * Puts the layers of a policy together, and notes where each value comes from. Where the repository
 * says nothing the organisation's value counts, and where that says nothing the default.
 */
function effectivePolicy({ file, given, floor, maxAge }) {
    const repository = file === null ? [given] : [given, file];
    const layers = floor === null ? repository : [...repository, floor];
    const provenance = new Map([['max-age', maxAge.source]]);
    const strongest = (name, of, fallback) => {
        const layer = layers.find((each) => of(each) !== null);
        provenance.set(name, layer === undefined ? 'default' : placeIn(layer, name));
        return (layer === undefined ? null : of(layer)) ?? fallback;
    };
    // What would make the floor's judgement milder counts only where the organisation says so.
    const allows = (name) => floor === null || floor.overridable.has(name);
    const list = (name, of, from) => {
        const entries = from.flatMap((layer) => (of(layer) ?? []).map((entry, at) => ({ entry, place: placeIn(layer, `${name}.${at}`) })));
        for (const [at, { place }] of entries.entries())
            provenance.set(`${name}.${at}`, place);
        return entries.map(({ entry }) => entry);
    };
    const floors = floor === null ? [] : [floor];
    const ofSettings = (name) => [...floors, ...(allows(name) ? repository : [])];
    // Of the inputs and the file the one that names paths; the floor's are left out anyway.
    const ignoring = repository.find(({ ignorePaths }) => ignorePaths !== null);
    const ownIgnoring = ignoring !== undefined && allows('ignore-paths') ? [ignoring] : [];
    // Levels under the organisation's own preset: with another one they say nothing of what was meant.
    const hasPreset = repository.some(({ preset }) => preset !== null);
    const leveling = hasPreset ? repository : layers;
    const levels = new Map(leveling.toReversed().flatMap((layer) => [...layer.levels]));
    for (const id of levels.keys()) {
        const layer = leveling.find((each) => each.levels.has(id));
        if (layer !== undefined)
            provenance.set(`rules.${id}`, placeIn(layer, `rules.${id}`));
    }
    const isSilentOf = (of) => repository.every((layer) => of(layer) === null);
    const inherited = (floor?.overrides ?? []).map((each) => ({
        ...each,
        minScore: isSilentOf(({ minScore }) => minScore) ? each.minScore : null,
        minGrade: isSilentOf(({ minGrade }) => minGrade) ? each.minGrade : null,
        levels: new Map([...each.levels].filter(([id]) => !hasPreset && !repository.some((layer) => layer.levels.has(id)))),
    }));
    return {
        preset: strongest('preset', ({ preset }) => preset, 'recommended'),
        minScore: strongest('min-score', ({ minScore }) => minScore, defaultMinScore),
        minGrade: strongest('min-grade', ({ minGrade }) => minGrade, null),
        levels,
        overrides: list('servers', ({ overrides }) => overrides, repository).map((each) => allows('servers') ? each : { ...each, server: null }),
        inherited,
        firstParty: list('first-party', ({ firstParty }) => firstParty, [...floors, ...repository]),
        registries: list('registries', ({ registries }) => registries, ofSettings('registries')),
        deny: list('deny', ({ deny }) => deny, repository),
        allow: list('allow', ({ allow }) => allow, repository),
        waivers: [...floors, ...repository].flatMap(({ waivers }) => waivers),
        ignorePaths: list('ignore-paths', ({ ignorePaths }) => ignorePaths, [
            ...floors,
            ...ownIgnoring,
        ]),
        messages: messagesOf([...floors, ...repository].toReversed(), provenance),
        floor,
        maxAgeMs: maxAge.ms,
        provenance,
    };
}
/** Messages by verdict; of several the last layer's. */
function messagesOf(layers, provenance) {
    const messages = [];
    for (const layer of layers) {
        for (const [verdict, text] of layer.messages) {
            messages.push([verdict, text]);
            provenance.set(`messages.${verdict}`, placeIn(layer, `messages.${verdict}`));
        }
    }
    return new Map(messages);
}
/** `.github/mcp-grade-gate.yml:3`, or the name of a source without lines. */
function placeIn({ source, places }, name) {
    const line = places.get(name)?.start.line;
    return line === undefined ? source : `${source}:${line}`;
}
/** The effective policy as lines: each value with where it comes from. */
function policyLines(policy) {
    const { provenance, floor } = policy;
    const line = (name, value) => ({
        name,
        value,
        source: provenance.get(name) ?? 'default',
    });
    const list = (name, entries) => entries.map((value, at) => ({ name, value, source: provenance.get(`${name}.${at}`) ?? '' }));
    return [
        line('preset', policy.preset),
        line('min-score', String(policy.minScore)),
        ...(policy.minGrade === null ? [] : [line('min-grade', policy.minGrade)]),
        line('max-age', `${policy.maxAgeMs / 3_600_000} h`),
        ...[...policy.levels].map(([rule, level]) => line(`rules.${rule}`, level)),
        ...list('servers', policy.overrides.map(overrideWords)),
        ...list('first-party', policy.firstParty.map(textOf)),
        ...list('registries', policy.registries.map(({ type, address }) => `${type}=${address}`)),
        ...list('deny', policy.deny.map(textOf)),
        ...list('allow', policy.allow.map(textOf)),
        ...policy.waivers.map(({ match, file, alias, rule, check, expires, writtenIn, span }) => ({
            name: 'waivers',
            value: [
                match?.text ?? [alias, file].filter((part) => part !== null).join(' in '),
                check === null ? rule : `${rule} of ${check}`,
                `until ${expires}`,
            ].join(', '),
            source: `${writtenIn ?? floor?.source ?? ''}:${span?.start.line ?? 1}`,
        })),
        ...list('ignore-paths', policy.ignorePaths),
        ...[...policy.messages].map(([verdict, text]) => line(`messages.${verdict}`, text)),
        ...(floor === null ? [] : floorLines(floor)),
    ];
}
const textOf = ({ text }) => text;
function overrideWords({ match, minScore, minGrade, levels, server }) {
    return [
        match.text,
        ...(minScore === null ? [] : [`min-score ${minScore}`]),
        ...(minGrade === null ? [] : [`min-grade ${minGrade}`]),
        ...[...levels].map(([rule, level]) => `${rule}: ${level}`),
        ...(server === null ? [] : [`is ${server}`]),
    ].join(', ');
}
/** What the organisation demands; its other values stand among those of the repository. */
function floorLines(floor) {
    const line = (name, value) => ({
        name: `floor.${name}`,
        value,
        source: placeIn(floor, name),
    });
    const list = (name, entries) => entries.map((value, at) => ({ ...line(`${name}.${at}`, value), name: `floor.${name}` }));
    return [
        ...(floor.preset === null ? [] : [line('preset', floor.preset)]),
        ...(floor.minScore === null ? [] : [line('min-score', String(floor.minScore))]),
        ...(floor.minGrade === null ? [] : [line('min-grade', floor.minGrade)]),
        ...[...floor.levels].map(([rule, level]) => line(`rules.${rule}`, level)),
        ...list('servers', floor.overrides.map(overrideWords)),
        ...list('deny', floor.deny.map(textOf)),
        ...list('allow', floor.allow.map(textOf)),
        line('overridable', [...floor.overridable].join(', ') || 'nothing'),
        line('waivable', [...floor.waivable].join(', ') || 'nothing'),
        ...(floor.maxWaiverDays === null ? [] : [line('max-waiver-days', String(floor.maxWaiverDays))]),
    ];
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


/***/ })

};
