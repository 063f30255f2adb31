export const id = 1799;
export const ids = [1799,3920,6691];
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
        ...rest.flatMap(([key, inner]) => linesOf(inner, label === null ? key : `${label}.${key}`, depth + 1)),
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

/***/ 71799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderCheck: () => (/* binding */ renderCheck),
/* harmony export */   renderInventory: () => (/* binding */ renderInventory),
/* harmony export */   renderInventoryJson: () => (/* binding */ renderInventoryJson)
/* harmony export */ });
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59743);
/* harmony import */ var _policy_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16274);
/* harmony import */ var _versions_purl_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6691);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14674);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11283);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13920);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44702);







const styles = {
    PASS: 'green',
    WARN: 'yellow',
    FAIL: 'red',
    ERROR: 'red',
    pass: 'green',
    warn: 'yellow',
    fail: 'red',
    error: 'red',
    waived: 'dim',
};
/** The verdict of a check as lines for a terminal: a table, what was found and what to do, the verdict. */
function renderCheck(report, terminal) {
    const counted = report.servers.filter(({ isCounted }) => isCounted).sort(_order_js__WEBPACK_IMPORTED_MODULE_2__/* .worstServersFirst */ .UC);
    const rows = counted.map((server) => [
        (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictWord */ .E0)(server).toUpperCase(),
        (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(server),
        (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .versionOf */ .E4)(server),
        (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .gradeOf */ .V)(server),
        (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .scoreOf */ .uw)(server),
        (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .wordPlaceOf */ .TZ)(server),
    ]);
    const found = (0,_order_js__WEBPACK_IMPORTED_MODULE_2__/* .reportedProblems */ .kO)(counted, report.problems)
        .sort(_order_js__WEBPACK_IMPORTED_MODULE_2__/* .worstFirst */ .md)
        .map(({ problem }) => problem);
    const head = ['VERDICT', 'SERVER', 'VERSION', 'GRADE', 'SCORE', 'DECLARED IN'];
    return page([
        ...table(head, rows, terminal.width).map(byFirstWord),
        ...(found.length === 0 ? [] : ['']),
        ...said(found, new Set(report.problems)).flatMap((line) => wrapped(line, terminal.width).map(byFirstWord)),
        ...section('What the change does to versions:', counted.flatMap(moveLine)),
        ...section('Waivers that end soon:', (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .endingSoon */ .Ng)(report).map((each) => `  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plainSentence */ .Gx)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .endingWords */ .fg)(each))}`)),
        '',
        byFirstWord((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .headline */ .Pl)(report)),
        ...(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .teamWords */ .ZY)(report).flatMap((line) => wrapped(line, terminal.width)),
        ...(report.failure === null
            ? []
            : [...report.failure.details.map((detail) => `  ${detail}`), report.failure.remedy]),
    ], terminal.paint);
}
/** A line that begins with a verdict or level, in its colour. */
function byFirstWord(line) {
    const [first = ''] = /^\w+/.exec(line) ?? [];
    const style = Object.hasOwn(styles, first) ? styles[first] : undefined;
    return style === undefined ? line : { text: line, style, length: first.length };
}
function moveLine(server) {
    const move = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .moveWords */ .JU)(server);
    return move === null ? [] : [`  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plainSentence */ .Gx)((0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(server)}`, move)}`];
}
/** More findings or places of one problem than a reader of a terminal looks through. */
const most = 8;
/**
 * What was found, each sentence once, with its evidence, and its places where there are several.
 *
 * @param alone problems whose place no table tells
 */
function said(problems, alone) {
    const isAlone = (problem) => problem !== undefined && problem.file !== null && alone.has(problem);
    const sentence = ({ level, rule, message, advice, waived }) => waived === null
        ? `${level} ${rule}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plainSentence */ .Gx)(message, advice)}`
        : `waived ${rule}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plainSentence */ .Gx)(message, (0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `Waived: ${waived}`)}`;
    return [...Map.groupBy(problems, sentence)].flatMap(([text, same]) => {
        const all = same.flatMap(({ file, span }) => file === null ? [] : [span === null ? file : `${file}:${span.start.line}`]);
        const places = [...new Set(all)];
        const further = places.length > most ? ` and ${places.length - most} more` : '';
        const findings = same[0]?.findings ?? [];
        const rest = findings.length - most;
        return [
            text,
            ...findings.slice(0, most).map((finding) => `    • ${(0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .findingLine */ .mC)(finding, 400)}`),
            ...(rest > 0 ? [`    and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(rest, 'more finding')}; --json has all of them`] : []),
            ...(same.length === 1 && !isAlone(same[0])
                ? []
                : [`    in ${places.slice(0, most).join(', ')}${further}`]),
        ];
    });
}
/** A line of words broken at spaces; what follows is further in, or below the words of a bullet. */
function wrapped(line, width) {
    if (width === null || line.length <= width)
        return [line];
    const [bullet = ''] = /^\s*(?:• )?/.exec(line) ?? [];
    const indent = bullet.endsWith('• ') ? bullet.length : bullet.length + 2;
    const lines = [];
    let rest = line;
    while (rest.length > width) {
        const at = rest.lastIndexOf(' ', width);
        // A word that is longer than the line stays whole, so that it can be copied.
        const end = at > indent ? at : rest.indexOf(' ', width);
        if (end < 0)
            break;
        lines.push(rest.slice(0, end));
        rest = ' '.repeat(indent) + rest.slice(end + 1);
    }
    return [...lines, rest];
}
/** Types whose declarations name no version. */
const versionless = new Set(['remote', 'local', 'unidentified']);
/** What a project declares, as lines for a terminal: grouped by server, then what was not read. */
function renderInventory(inventory) {
    const { declarations, dependencies, candidates, files } = inventory;
    const servers = groupsOf(dependencies);
    const unread = files.filter(({ status }) => status === 'unreadable');
    const skipped = files.filter(({ status }) => status === 'skipped');
    const places = new Set(declarations.map(({ file }) => file));
    const named = (role) => new Set(dependencies
        .filter((each) => each.role === role)
        .map((each) => JSON.stringify(cellsOf(each).slice(0, 1)))).size;
    const launchers = named('launcher');
    return page([
        ...table(['SERVER', 'VERSION', 'TYPE', 'DECLARED IN'], servers.flatMap(rowsOf)),
        ...section('Direct dependencies of package manifests; servers are those that the export lists:', table(['PACKAGE', 'VERSION', 'TYPE', 'DECLARED IN'], groupsOf(candidates).flatMap(rowsOf))),
        ...section('Not read:', unread.map(({ path, span, reason }) => `  ${path}${span ? `:${span.start.line}` : ''}: ${reason ?? ''}`)),
        ...section('Skipped:', skipped.map(({ path, reason }) => `  ${path}: ${reason ?? ''}`)),
        ...(servers.length + candidates.length + unread.length + skipped.length === 0 ? [] : ['']),
        [
            `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(named('server'), 'server')}${launchers > 0 ? ` and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(launchers, 'launcher')}` : ''}`,
            `in ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(declarations.length, 'declaration')} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(places.size, 'file')}`,
            ...(unread.length > 0
                ? [`(${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(unread.length, 'fault')} in files that cannot be read)`]
                : []),
        ].join(' '),
    ]);
}
function section(title, lines) {
    return lines.length === 0 ? [] : ['', title, ...lines];
}
/** Dependencies that are the same server in the same version, by name; what is not identified is last. */
function groupsOf(dependencies) {
    const isOdd = ({ type }) => (type === 'unidentified' ? 1 : 0);
    const key = (each) => JSON.stringify(cellsOf(each));
    return [...Map.groupBy(dependencies, key).values()].sort(([a], [b]) => {
        if (a === undefined || b === undefined)
            return 0;
        const [one, other] = [cellsOf(a).join('\u0000'), cellsOf(b).join('\u0000')];
        return isOdd(a) - isOdd(b) || (one < other ? -1 : 1);
    });
}
/** What is told of a server once, wherever it is declared: its name, version, type and remark. */
function cellsOf(dependency) {
    const { type, role, name, reason, alterations, declaration } = dependency;
    const isKnown = type !== 'unidentified';
    const detail = name === null || name === declaration.alias ? '' : ` (${name})`;
    const changes = alterations.map(({ what, file, span }) => `${what}${file === null ? '' : ` (${file}:${span.start.line})`}`);
    const notices = [
        ...(isKnown ? [] : [`${reason ?? ''}${detail}`]),
        ...(changes.length === 0 ? [] : [`altered by ${[...new Set(changes)].join(', ')}`]),
    ];
    return [
        (0,_policy_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shownName */ .HD)(dependency),
        versionCell(dependency),
        role === 'launcher' ? `${type} (launcher)` : type,
        notices.join('; '),
    ];
}
/** The version that a lockfile proves and where, else the one that is written. */
function versionCell({ type, pin, version, specifier, digest, resolved }) {
    if (resolved !== null)
        return `${resolved.version} (${resolved.file}:${resolved.line})`;
    if (digest !== null)
        return `${digest.slice(0, 19)}…`;
    const written = pin === 'exact' ? version : (specifier?.replace(/^@/, '') ?? null);
    return written ?? (versionless.has(type) ? '' : 'not pinned');
}
/** A line for each place where a server is declared, and below them what is to be said of all. */
function rowsOf(group) {
    return group.flatMap((dependency, index) => {
        const { declaration } = dependency;
        const [name, version, type, notice] = cellsOf(dependency);
        const isPlain = declaration.client === 'package-manifest' || declaration.alias === name;
        const alias = isPlain ? '' : ` as ${declaration.alias}`;
        const place = `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(declaration)}${alias}${declaration.disabled ? ' (disabled)' : ''}`;
        const row = index > 0 ? ['', '', '', place] : [name, version, type, place];
        const isLast = index === group.length - 1;
        return isLast && notice !== '' ? [row, `    ${notice}`] : [row];
    });
}
/** The inventory as JSON. */
function renderInventoryJson(inventory) {
    const dependenciesOf = Map.groupBy([...inventory.dependencies, ...inventory.candidates], ({ declaration }) => declaration);
    const declarations = [...dependenciesOf].map(([declaration, dependencies]) => ({
        file: declaration.file,
        line: declaration.span.start.line,
        column: declaration.span.start.column,
        client: declaration.client,
        alias: declaration.alias,
        disabled: declaration.disabled,
        dependencies: dependencies.map((dependency) => ({
            role: dependency.role,
            type: dependency.type,
            name: (0,_policy_words_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOrNull */ .W3)(dependency),
            purl: (0,_versions_purl_js__WEBPACK_IMPORTED_MODULE_1__.purlOf)(dependency),
            specifier: dependency.specifier,
            version: dependency.version,
            pin: dependency.pin,
            resolved: dependency.resolved,
            reason: dependency.reason,
            ...(dependency.alterations.length === 0
                ? {}
                : { alterations: dependency.alterations.map((each) => alterationJson(each, declaration)) }),
        })),
    }));
    const files = inventory.files.map(({ path, status, reason }) => ({
        path,
        status,
        reason,
    }));
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_6__.json)({ declarations, files })}\n`;
}
function alterationJson({ kind, what, file, span }, declaration) {
    return { kind, what, file: file ?? declaration.file, line: span.start.line };
}
/** A cell that is longer pushes the others out of sight. */
const widestCell = 72;
/** A name that is cut shorter is none that anybody knows again. */
const narrowestName = 24;
/**
 * Rows under a head, in columns as wide as their widest cell; where the lines are too long, the second
 * column gives way. No rows give no table.
 */
function table(head, rows, width = null) {
    if (rows.length === 0)
        return [];
    const shown = [head, ...rows].map((row) => typeof row === 'string'
        ? row
        : // A place without its end would lead nowhere.
            row.map((cell, column) => (0,_text_js__WEBPACK_IMPORTED_MODULE_6__.visible)(cell, column === head.length - 1 ? 1000 : 100)));
    const widths = head.map((_, column) => shown.reduce((widest, row) => {
        const { length } = typeof row === 'string' ? '' : (row[column] ?? '');
        return length > widest && length <= widestCell ? length : widest;
    }, 0));
    const line = widths.reduce((sum, each) => sum + each + 2, -2);
    const named = Math.max(narrowestName, (widths[1] ?? 0) - Math.max(0, line - (width ?? line)));
    if (width !== null)
        widths[1] = Math.min(widths[1] ?? 0, named);
    const cut = (cell, column) => width !== null && column === 1 && cell.length > named ? `${cell.slice(0, named - 1)}…` : cell;
    return shown.map((row) => typeof row === 'string'
        ? (0,_text_js__WEBPACK_IMPORTED_MODULE_6__.visible)(row, 300)
        : row
            .map((cell, column) => cut(cell, column).padEnd(widths[column] ?? 0))
            .join('  ')
            .trimEnd());
}
function page(lines, paint = (_, text) => text) {
    const shown = lines.map((line) => {
        if (typeof line === 'string')
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_6__.logLine)(line);
        // Painted last: what comes out of data has no colour codes in it by then.
        const text = (0,_text_js__WEBPACK_IMPORTED_MODULE_6__.logLine)(line.text);
        return paint(line.style, text.slice(0, line.length)) + text.slice(line.length);
    });
    return `${shown.join('\n')}\n`;
}


/***/ }),

/***/ 13920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   html: () => (/* binding */ html),
/* harmony export */   htmlCode: () => (/* binding */ htmlCode),
/* harmony export */   htmlText: () => (/* binding */ htmlText),
/* harmony export */   inQuotes: () => (/* binding */ inQuotes),
/* harmony export */   json: () => (/* binding */ json),
/* harmony export */   logLine: () => (/* binding */ logLine),
/* harmony export */   quoted: () => (/* binding */ quoted),
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
    const shown = cut.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, escaped);
    return cut === text ? shown : `${shown}… (${text.length - cut.length} more characters)`;
}
function escapedAll(characters) {
    return [...characters].map(escaped).join('');
}
function escaped(character) {
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
/** Longest value within a sentence: what is longer would push our own words out of sight. */
const longestQuoted = 200;
/** A stranger's text for a sentence of plain text, as `visible` and `inQuotes` make it. */
function quoted(text, longest = longestQuoted) {
    return inQuotes(visible(text, longest));
}
/**
 * A stranger's text in quotation marks where it could pass for words of the sentence that it stands
 * in. It cannot close them: marks of that kind in it are shown as `\u{…}`.
 */
function inQuotes(text) {
    return text === '' || /[\s\u2800]/.test(text) || doubleQuotes.test(text)
        ? `“${text.replace(new RegExp(doubleQuotes, 'gu'), escapedAll)}”`
        : text;
}
/** Quotation marks that are written in pairs, and what looks like them. */
const doubleQuotes = /[\u02ba\u02dd\u02ee\u05f4\u201c-\u201f\u2033\u2036\u275d\u275e\u3003\u301d-\u301f\uff02\u{1f676}-\u{1f678}]|[\u2018-\u201b]{2,}/u;
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
 * mathematics. Each up to where a break ends it. Two numbers are emoji codes, others are lines and times.
 */
const linked = /[@#$](?=\S)|\bGH(?=-\d)|:(?=\/\/|(?:(?!\d+:)[\w+-]+|100|1234):)|\bwww(?=\.)|[0-9a-f]{6}(?=[0-9a-f])/gi;
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
/**
 * The characters of HTML in a text as entities, and the one with which a runner's log could take it for
 * a command: the command line prints reports as well.
 */
function htmlText(text) {
    return text.replace(/[&<>"']|#(?=\[)/g, entity);
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


/***/ }),

/***/ 6691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   purlOf: () => (/* binding */ purlOf)
/* harmony export */ });
/* harmony import */ var packageurl_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87091);

/**
 * The package URL of a dependency, for display and patterns, never as an identity (a purl loses
 * the registry of an image and the case of an npm name). Null where the type has no purl.
 * Source: the purl specification.
 */
function purlOf({ type, name, version, digest }) {
    if (name === null)
        return null;
    const slash = name.lastIndexOf('/');
    const namespace = slash < 0 ? undefined : name.slice(0, slash);
    const last = name.slice(slash + 1);
    try {
        switch (type) {
            case 'npm':
            case 'golang':
            case 'jsr':
                return new packageurl_js__WEBPACK_IMPORTED_MODULE_0__.PackageURL(type, namespace, last, version ?? undefined).toString();
            case 'pypi':
            case 'nuget':
                return new packageurl_js__WEBPACK_IMPORTED_MODULE_0__.PackageURL(type, undefined, name, version ?? undefined).toString();
            case 'oci': {
                const tag = version !== null && version !== digest ? { tag: version } : {};
                const qualifiers = { repository_url: name, ...tag };
                return new packageurl_js__WEBPACK_IMPORTED_MODULE_0__.PackageURL('oci', undefined, last, digest ?? undefined, qualifiers).toString();
            }
            case 'git':
            case 'remote':
            case 'registry':
            case 'local':
            case 'unidentified':
                return null;
        }
    }
    catch {
        // A name that the purl specification does not admit has no purl; the identity stands without.
        return null;
    }
}


/***/ })

};
