export const id = 9903;
export const ids = [9903,3920];
export const modules = {

/***/ 27405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ clock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** The clock and the chance of the machine, as the ports name them. */
const clock = {
    /** Milliseconds since the epoch. */
    now: Date.now,
    /** From 0 to 1, without it. */
    random: Math.random,
    sleep: async (ms) => {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms);
    },
};


/***/ }),

/***/ 11808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ readChunks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59874);



const chunkBytes = 512 * 1024;
/**
 * The bytes of a local file from its beginning; a chunk is good until the next one is asked for.
 *
 * @throws GateError `file-unreadable` where it is not there, may not be read or is no regular file: it
 *   may be read more than once, which a pipe cannot be
 */
async function* readChunks(path) {
    // Not blocking: a pipe without a writer would keep the call waiting for ever.
    const flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, flags).catch((error) => {
        throw unreadable(path, error.code === 'ENOENT' ? 'it is not there' : (error.code ?? 'unknown'));
    });
    try {
        if (!(await file.stat()).isFile())
            throw unreadable(path, 'it is no regular file');
        // While one chunk is worked on, the next is read into the other buffer.
        const buffers = [Buffer.allocUnsafe(chunkBytes), Buffer.allocUnsafe(chunkBytes)];
        const readAt = (place, turn) => file.read(turn % 2 === 0 ? buffers[0] : buffers[1], 0, chunkBytes, place);
        let pending = readAt(0, 0);
        // Where nobody waits for it any more, its trouble is nobody's.
        pending.catch(() => { });
        for (let place = 0, turn = 1;; turn += 1) {
            const { bytesRead, buffer } = await pending;
            if (bytesRead === 0)
                return;
            place += bytesRead;
            pending = readAt(place, turn);
            pending.catch(() => { });
            yield buffer.subarray(0, bytesRead);
        }
    }
    finally {
        await file.close();
    }
}
function unreadable(path, reason) {
    return new _failure_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .u('file-unreadable', `The file ${path} cannot be read: ${reason}.`, 'Check the path: that of a command is relative to the current folder, that of the input export-file to the workspace.');
}


/***/ }),

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
/** More of a list than a sentence bears. */
const mostListed = 10;
/** Values with commas between them, each a value of its own; of many the first, and how many more. */
function listed(values) {
    const shown = values.slice(0, mostListed).map((each) => say `${each}`);
    const rest = values.length - shown.length;
    const more = rest > 0 ? say ` and ${words(String(rest))} more` : say ``;
    return say `${shown.reduce((before, each) => say `${before}, ${each}`, shown.shift() ?? say ``)}${more}`;
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
/* harmony export */   W3: () => (/* binding */ nameOrNull),
/* harmony export */   WX: () => (/* binding */ findingsOf),
/* harmony export */   ds: () => (/* binding */ moveOf),
/* harmony export */   gX: () => (/* binding */ waiverTarget),
/* harmony export */   xD: () => (/* binding */ recordName)
/* harmony export */ });
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59743);
/* harmony import */ var _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80335);
/* harmony import */ var _versions_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49460);



/** A dependency's package, address or first word, without secrets in it; null where it has none. */
function nameOrNull({ type, name }) {
    return name !== null && type === 'remote' ? (0,_versions_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .shownAddress */ .Uk)(name) : name;
}
/** What a dependency is called: its package or address, else its alias. */
function shownName(dependency) {
    const name = dependency.type === 'unidentified' ? null : nameOrNull(dependency);
    return name ?? dependency.declaration.alias;
}
/** A dependency as a sentence's subject: its package, address or, where it has neither, its alias. */
function nameOf({ dependency, match }) {
    const version = match?.report?.version ?? match?.judgedVersion ?? null;
    const name = shownName(dependency);
    return version === null || dependency.type === 'remote' ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${name}` : (0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${name} ${version}`;
}
/** `graded D (41 of 100)`. */
function gradeOf({ match }) {
    const report = match?.report;
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `graded ${report?.grade || (0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)('without a letter')} (${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(String(report?.score ?? 'no score'))} of 100)`;
}
/** How the judged version was chosen or proved, where the declaration does not pin it; empty where it does. */
function judgedAs({ dependency, match }) {
    if (dependency.resolved !== null) {
        const { file, line } = dependency.resolved;
        return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) ` The version is that of ${`${file}:${line}`}.`;
    }
    if (match?.judgedVersion == null || !['latest', 'range'].includes(match.kind))
        return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) ``;
    if (dependency.type === 'remote') {
        return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) ` The grade is of the published code; the service at that address may run other code.`;
    }
    if (match.kind === 'range')
        return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) ` A range: judged as ${match.judgedVersion}, listed in it.`;
    const { compare } = _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[dependency.type];
    const isOrdered = compare(match.judgedVersion, match.judgedVersion) !== null;
    const which = isOrdered ? 'the highest listed' : 'listed last of those without an order';
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) ` Not pinned: judged as ${match.judgedVersion}, ${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(which)}; the registry's latest may differ.`;
}
/** A record as it is named in messages: its registry name and its id. */
function recordName({ name, id }) {
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${name} (${id})`;
}
/** What to do about a version that does not meet the policy. */
function remedyOf({ dependency, remedy }) {
    if (remedy !== null) {
        return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `Use version ${remedy.version}, graded ${remedy.grade} (${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(String(remedy.score))} of 100).`;
    }
    return dependency.type === 'remote'
        ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `Use another server, or ask its publisher to mend what the findings show.`
        : (0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `No scored version meets the policy: use another server, or ask its publisher to mend what the findings show.`;
}
/** The findings with one of some results, heaviest weight first. */
function findingsOf({ match }, ...results) {
    return (match?.report?.findings ?? [])
        .filter(({ result }) => results.includes(result))
        .sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0));
}
/** `1 failing finding`, `3 failing findings`. */
function count(number, one) {
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(`${number} ${one}${number === 1 ? '' : 's'}`);
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
    const what = check === null ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(rule) : (0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .words */ .aL)(rule)} (${check})`;
    if (match !== null)
        return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${what} for ${match.text}`;
    return alias === null
        ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${what} for ${file ?? ''}`
        : (0,_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${what} for ${alias} in ${file ?? ''}`;
}


/***/ }),

/***/ 13920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BC: () => (/* binding */ sarifText),
/* harmony export */   N_: () => (/* binding */ withoutTokens),
/* harmony export */   Nt: () => (/* binding */ inQuotes),
/* harmony export */   Pq: () => (/* binding */ json),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   h8: () => (/* binding */ htmlCode),
/* harmony export */   js: () => (/* binding */ htmlText),
/* harmony export */   logLine: () => (/* binding */ logLine),
/* harmony export */   qy: () => (/* binding */ html)
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
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .renderPhrase */ .gF)(phrase, _text_js__WEBPACK_IMPORTED_MODULE_2__/* .inQuotes */ .Nt);
}
/** The longest that sentences are told at, well within what any output cuts. */
const longestSentences = 2500;
/**
 * Phrases as sentences of plain text, for people: however long the values are, our own words and the
 * last sentence, which is the advice, are whole.
 */
function plainSentence(...phrases) {
    const tell = (longest) => phrases.map((phrase) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .renderPhrase */ .gF)(phrase, (value) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(value, longest), _text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK));
    for (const longest of [200, 80]) {
        const text = tell(longest).join(' ').trim();
        if (text.length <= longestSentences)
            return text;
    }
    const share = Math.floor(longestSentences / phrases.length) - 40;
    return tell(30)
        .map((sentence) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)(sentence, share))
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

/***/ 80335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uU: () => (/* binding */ ecosystems),
  US: () => (/* binding */ identityKey),
  r1: () => (/* binding */ sameVersion)
});

// EXTERNAL MODULE: ./build/versions/npm.js
var npm = __webpack_require__(89833);
// EXTERNAL MODULE: ./node_modules/semver/index.js
var semver = __webpack_require__(62088);
;// CONCATENATED MODULE: ./build/versions/nuget-version.js
const largest = 2_147_483_647;
/**
 * Reads a version; null for what is none. Source: NuGet's "package versioning" and its class
 * NuGetVersion: leading zeros, missing numbers, a fourth one that is 0 and what stands behind a `+` say
 * nothing, and labels know no capitals.
 */
function readNugetVersion(text) {
    const [, written = '', labels] = /^[v=]*(\d+(?:\.\d+){0,3})(?:-([0-9a-z-]+(?:\.[0-9a-z-]+)*))?(?:\+[0-9a-z.-]*)?$/.exec(text.trim().toLowerCase()) ?? [];
    const numbers = filledUp(written.split('.').map(Number));
    if (written === '' || numbers.some((number) => number > largest))
        return null;
    return { numbers, labels: labels?.split('.').map(withoutLeadingZeros) ?? [] };
}
/** Four numbers, whose last ones are 0 where they are not given. */
function filledUp(given) {
    return [0, 1, 2, 3].map((index) => given[index] ?? 0);
}
/** The one spelling of a version. */
function writeNugetVersion({ numbers, labels }) {
    const shown = numbers.at(-1) === 0 ? numbers.slice(0, -1) : numbers;
    return `${shown.join('.')}${labels.length === 0 ? '' : `-${labels.join('.')}`}`;
}
/** Negative, zero or positive as the first is lower, equal or higher. */
function orderNugetVersions(a, b) {
    const byNumber = a.numbers
        .map((number, index) => number - (b.numbers[index] ?? 0))
        .find((difference) => difference !== 0);
    if (byNumber !== undefined)
        return byNumber;
    // What has labels comes before the release that it is for.
    if (a.labels.length === 0 || b.labels.length === 0)
        return b.labels.length - a.labels.length;
    const byLabel = a.labels
        .map((label, index) => orderLabels(label, b.labels[index]))
        .find((difference) => difference !== 0);
    return byLabel ?? a.labels.length - b.labels.length;
}
/** Numbers by their value and before words, words by their characters; one label more is higher. */
function orderLabels(a, b) {
    if (b === undefined)
        return 1;
    if (isNumber(a) && isNumber(b))
        return Number(a) - Number(b);
    if (isNumber(a) !== isNumber(b))
        return isNumber(a) ? -1 : 1;
    return a < b ? -1 : Number(a > b);
}
function isNumber(label) {
    return /^\d+$/.test(label) && Number(label) <= largest;
}
function withoutLeadingZeros(label) {
    return isNumber(label) ? String(Number(label)) : label;
}

;// CONCATENATED MODULE: ./build/versions/nuget.js


const longest = 256;
function isWithin(version, { sign, end }) {
    const difference = orderNugetVersions(version, end);
    if (difference === 0)
        return !/^[<>]$/.test(sign);
    return difference < 0 ? sign.startsWith('<') : sign.startsWith('>');
}
const isPrerelease = ({ labels }) => labels.length > 0;
/**
 * `[1.0,2.0)`, `(,1.0]`, `[1.0]`; null for what is none. Pre-releases lie in it only where an end is one.
 * Source: NuGet's "package versioning".
 */
function readInterval(text) {
    const [, only, opening = '', low = '', high = '', closing] = /^(?:\[([^,[\]()]+)\]|([[(])([^,[\]()]*),([^,[\]()]*)([\])]))$/.exec(text) ?? [];
    if (only === undefined && closing === undefined)
        return null;
    const bounds = only === undefined
        ? [
            ...boundsOf(opening === '[' ? '>=' : '>', low),
            ...boundsOf(closing === ']' ? '<=' : '<', high),
        ]
        : boundsOf('=', only);
    if (bounds.includes(null))
        return null;
    const known = bounds.filter((bound) => bound !== null);
    const namesPrerelease = known.some(({ end }) => isPrerelease(end));
    return (version) => (namesPrerelease || !isPrerelease(version)) && known.every((bound) => isWithin(version, bound));
}
/** What an end of an interval says: nothing where it is open, null where it cannot be read. */
function boundsOf(sign, text) {
    // `[1.*,2.0)` takes the highest of 1: it begins where it floats.
    const written = text.trim().replace(/[.-]?\*.*$/s, '');
    if (written === '')
        return [];
    const end = readNugetVersion(written);
    return [end === null ? null : { sign, end }];
}
/** `1.*`, `*`, and with pre-releases `1.2.0-*`, `1.2.0-beta*`, `1.*-*`; null for what is none. */
function readFloating(text) {
    const [, written = '', star, prefix] = /^((?:\d+\.){0,3}(?:(\*)|\d+(?=-)))(?:-([0-9a-z.-]*)\*)?$/.exec(text.toLowerCase()) ?? [];
    if (star === undefined && prefix === undefined)
        return null;
    const given = written.split('.').filter((part) => part !== '*');
    const fixed = star === undefined ? filledUp(given.map(Number)) : given.map(Number);
    return ({ numbers, labels }) => fixed.every((number, index) => number === numbers[index]) &&
        (labels.length === 0 || (prefix !== undefined && labels.join('.').startsWith(prefix)));
}
/** Ranges as policies write them in all ecosystems: `^1.2`, `>=1 <2`, `<1.0.0.4 || 3.x`. */
function readComparators(text) {
    const sets = text
        .replace(/(\S+)\s+-\s+(\S+)/g, '>=$1 <=$2')
        .split('||')
        .map(readSet);
    if (sets.includes(null))
        return null;
    return (version) => sets.some((isIn) => isIn?.(version));
}
function readSet(text) {
    // What has four numbers is nothing to semver.
    const withFour = /(?<=^|\s)([<>]?=?)\s*(v?\d+(?:\.\d+){3}[\w.+-]*)(?=\s|$)/g;
    const rest = text.replace(withFour, '').trim();
    if (semver.validRange(rest, { loose: true }) === null)
        return null;
    const bounds = [
        ...[...text.matchAll(withFour)].map(([, sign = '', version = '']) => ({ sign, version })),
        ...[...(new semver.Range(rest, { loose: true }).set[0] ?? [])].flatMap((comparator) => comparator.value === ''
            ? []
            : [{ sign: comparator.operator, version: comparator.semver.version }]),
    ].map(({ sign, version }) => ({ sign, end: readNugetVersion(version) }));
    const known = bounds.flatMap(({ sign, end }) => (end === null ? [] : [{ sign, end }]));
    if (known.length < bounds.length)
        return null;
    // As npm has it: a pre-release lies in no range that does not name one of the same release.
    const isNamed = ({ numbers }) => known.some(({ end }) => isPrerelease(end) && String(end.numbers) === String(numbers));
    return (version) => (!isPrerelease(version) || isNamed(version)) &&
        known.every((bound) => isWithin(version, bound));
}
/** Packages of NuGet: neither names nor labels know capitals, and a version has four numbers. */
const nuget = {
    normaliseName: (name) => name.toLowerCase(),
    normaliseVersion: (text) => {
        const version = readNugetVersion(text);
        return version === null ? text.trim() : writeNugetVersion(version);
    },
    compare(a, b) {
        const [left, right] = [readNugetVersion(a), readNugetVersion(b)];
        return left === null || right === null ? null : orderNugetVersions(left, right);
    },
    isPrerelease: (text) => (readNugetVersion(text)?.labels.length ?? 0) > 0,
    satisfies(text, range) {
        const written = range.trim();
        // Strangers write it, and to read what is long takes more than its length.
        if (written.length > longest)
            return null;
        const isIn = readInterval(written) ?? readFloating(written) ?? readComparators(written);
        const version = readNugetVersion(text);
        return isIn && version !== null && isIn(version);
    },
    // Source: NuGet's "dependency resolution"; what floats takes the highest.
    takesLowest: (range) => !range.includes('*'),
};

// EXTERNAL MODULE: ./build/versions/oci.js
var oci = __webpack_require__(22457);
// EXTERNAL MODULE: ./build/versions/pypi.js
var pypi = __webpack_require__(98842);
// EXTERNAL MODULE: ./build/versions/remote.js
var remote = __webpack_require__(49460);
// EXTERNAL MODULE: ./build/versions/semver.js
var versions_semver = __webpack_require__(88394);
;// CONCATENATED MODULE: ./build/versions/ecosystems.js






const free = { ...versions_semver/* semverEcosystem */.J, hasFreeVersions: true };
const ecosystems_remote = {
    ...free,
    normaliseName: (name) => (0,remote/* normaliseRemoteUrl */.ae)(name) ?? name,
};
const caseless = {
    ...versions_semver/* semverEcosystem */.J,
    normaliseName: (name) => name.toLowerCase(),
};
/** Every type's own rules. A new ecosystem is one file and one line here. */
const ecosystems = {
    npm: npm/* npm */.w,
    pypi: pypi/* pypi */.v,
    oci: oci/* oci */.sk,
    nuget: nuget,
    golang: versions_semver/* semverEcosystem */.J,
    jsr: caseless,
    git: free,
    remote: ecosystems_remote,
    registry: free,
    local: versions_semver/* semverEcosystem */.J,
    unidentified: versions_semver/* semverEcosystem */.J,
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
/* harmony export */   W: () => (/* binding */ isCommit),
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
/** Whether a ref is a whole commit: all others may move. */
function isCommit(ref) {
    return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(ref);
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
/* harmony import */ var _registries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85197);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49460);
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
            return (readTarball(spec.fetchSpec ?? '') ??
                (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .unidentifiedSpec */ .a0)(text, 'a tarball, which the export does not grade'));
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
/**
 * A version by the address at which the default registry keeps it; null for any other tarball.
 * Source: the addresses that registry.npmjs.org gives as `dist.tarball`.
 */
function readTarball(address) {
    const url = URL.parse(address);
    if (url === null || !(0,_registries_js__WEBPACK_IMPORTED_MODULE_4__/* .isDefaultRegistry */ .n)(url.origin))
        return null;
    const path = (0,_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .withPlainCharacters */ .ZP)(url.pathname)
        .replace(/^\/%40/, '/@')
        .replace(/%2F/, '/');
    const [, name, last = '', file = ''] = /^\/((?:@[^/@]+\/)?([^/@]+))\/-\/([^/]+)\.tgz$/.exec(path) ?? [];
    if (name === undefined || !file.startsWith(`${last}-`))
        return null;
    const version = file.slice(last.length + 1);
    return npm.compare(version, version) === null ? null : readNpmSpec(`${name}@${version}`);
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
/**
 * Container images: the name includes the registry; tags that are versions order as such, `2025.01.02`
 * too. But another spelling is another tag: it is not the same version.
 */
const oci = {
    ..._semver_js__WEBPACK_IMPORTED_MODULE_0__/* .looseSemver */ .N,
    hasFreeVersions: true,
    normaliseVersion: _semver_js__WEBPACK_IMPORTED_MODULE_0__/* .semverEcosystem */ .J.normaliseVersion,
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

/***/ 85197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ registryAddress),
/* harmony export */   n: () => (/* binding */ isDefaultRegistry)
/* harmony export */ });
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49460);

/** Registries that packages come from unless somebody says otherwise. */
const registries = [
    /^https?:\/\/registry\.npmjs\.org\/?$/,
    /^https?:\/\/registry\.yarnpkg\.com\/?$/,
    /^https:\/\/pypi\.org\/simple\/?$/,
    /^https:\/\/api\.nuget\.org\/v3\/index\.json$/,
];
/** Whether an address is the registry that a package would come from anyway. */
function isDefaultRegistry(address) {
    return registries.some((pattern) => pattern.test(address.trim()));
}
/**
 * A registry's address in one spelling: host in small letters, no slash at the end. Null for what is no
 * plain HTTP address: one with user-info, a query or a placeholder could stand for any other.
 */
function registryAddress(text) {
    const written = text.trim().replace(/^(?:sparse|registry)\+/, '');
    if (!/^https?:\/\/[^\s@?#${}%\\]+$/i.test(written) || !URL.canParse(written))
        return null;
    const { origin, pathname } = new URL(written);
    return `${origin}${(0,_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutTrailingSlashes */ .A$)(pathname)}`;
}


/***/ }),

/***/ 49460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A$: () => (/* binding */ withoutTrailingSlashes),
/* harmony export */   Uk: () => (/* binding */ shownAddress),
/* harmony export */   ZP: () => (/* binding */ withPlainCharacters),
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
        return unidentifiedAddress(written, (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .hasPlaceholder */ .Kc)(written) ? 'the URL is a placeholder' : 'not a URL');
    }
    const authority = groups['authority'] ?? '';
    if (authority.includes('@'))
        return unidentifiedAddress(written, 'the URL carries user-info');
    if ((0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .hasPlaceholder */ .Kc)(authority)) {
        return unidentifiedAddress(written, 'the host of the URL is a placeholder');
    }
    const name = normaliseRemoteUrl(written);
    if (name === null)
        return unidentifiedAddress(written, 'not a URL that a client can connect to');
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
/** What stands before a port that cannot be read, and the port, which may be a placeholder. */
const unknownPort = /^([^/?#]*\/\/(?:[^/?#@]*@)?(?:\[[^\]/?#]*\]|[^/?#:@[]*)):[^/?#]*/;
/** Where a client that is more liberal would connect to is kept for deny lists, and shown nowhere. */
function unidentifiedAddress(text, reason) {
    const url = URL.parse(text) ?? URL.parse(text.replace(unknownPort, '$1'));
    const reachable = url === null ? null : addressOf(url);
    return { ...(0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .unidentifiedSpec */ .a0)('', reason), ...(reachable === null ? {} : { reachable }) };
}
/** Scheme, host, port and path of a URL, or null where it is none that a server listens on. */
function normaliseRemoteUrl(text) {
    const url = URL.parse(text);
    if (url === null || url.username !== '' || url.password !== '')
        return null;
    return addressOf(url);
}
function addressOf({ protocol, host, pathname }) {
    if (!['http:', 'https:', 'ws:', 'wss:'].includes(protocol))
        return null;
    const path = withPlainCharacters(withoutTrailingSlashes(pathname));
    return `${protocol}//${host.replace(/\.(?=$|:)/, '')}${path}`;
}
/**
 * A path in which `%6d` is `m`, and other escapes have capitals: to every server the same. Two slashes
 * stay two, for some servers tell them from one. Source: RFC 3986, 6.2.2.
 */
function withPlainCharacters(path) {
    return path.replace(/%([0-9a-f]{2})/gi, (written, code) => {
        const character = String.fromCharCode(Number.parseInt(code, 16));
        return /[\w.~-]/.test(character) ? character : written.toUpperCase();
    });
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
 * @param loose whether `01.2.0` and `1.2.0beta` are versions too, as they are to npm: who writes one
 *   so gets 1.2.0, and must get its grade
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
/** The same for tools that take what is nearly a version. Source: npm-pick-manifest. */
const looseSemver = semverBy(true);


/***/ })

};
