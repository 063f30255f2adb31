export const id = 6644;
export const ids = [6644,3920];
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

/***/ 86644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   brokenRules: () => (/* binding */ brokenRules),
/* harmony export */   renderValidation: () => (/* binding */ renderValidation)
/* harmony export */ });
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59743);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13920);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);



/**
 * How an export keeps its contract, as text: what was found, then rule by rule what does not hold, with
 * the first places, then what does.
 *
 * @param origin where the export came from, in words
 */
function renderValidation({ head, held, bytes, outcomes }, origin) {
    const said = (value) => (typeof value === 'string' ? value : 'not told');
    const broken = brokenRules(outcomes);
    const noticed = outcomes.filter(({ kind, broken: count }) => kind === 'remark' && count > 0);
    const sound = outcomes.filter(({ broken: count }) => count === 0);
    const lines = [
        `${origin}: ${held.servers} servers, ${held.scores} scores, ${held.findings} findings in ${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .byteSize */ .mz)(bytes)}`,
        `generated at ${said(head.generated_at)}, schema ${said(head.schema_version)}, rubric ${said(head.rubric_version)}`,
        '',
        ...broken.flatMap((outcome) => linesOf('BROKEN', outcome)),
        ...noticed.flatMap((outcome) => linesOf('remark', outcome)),
        ...sound.map(({ rule, checked }) => `ok      ${rule} (${checked} looked at)`),
        '',
        broken.length === 0
            ? 'The export keeps its contract.'
            : `The export breaks its contract: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(broken.length, 'rule')} of ${outcomes.filter(({ kind }) => kind === 'contract').length}.`,
    ];
    return `${lines.map(_text_js__WEBPACK_IMPORTED_MODULE_2__.logLine).join('\n')}\n`;
}
/** The rules of the contract that do not hold. */
function brokenRules(outcomes) {
    return outcomes.filter(({ kind, broken }) => kind === 'contract' && broken > 0);
}
function linesOf(mark, { rule, says, checked, broken, examples }) {
    const more = broken - examples.length;
    return [
        `${mark}  ${rule}: ${broken} of ${checked}. Expected: ${says}`,
        ...examples.map((example) => `          ${example}`),
        ...(more > 0 ? [`          and ${more} more`] : []),
    ];
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
