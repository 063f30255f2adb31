export const id = 234;
export const ids = [234,920];
export const modules = {

/***/ 7234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   redactReport: () => (/* binding */ redactReport),
/* harmony export */   redactorFor: () => (/* binding */ redactorFor)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3920);

const mask = '***';
/**
 * The one redactor that every output passes before it leaves the process: it takes out the secrets
 * in clear and as they look in JSON, in a URL and in Base64.
 */
function redactorFor(secrets) {
    const forms = secrets
        .filter((secret) => secret !== '')
        .flatMap((secret) => [
        secret,
        JSON.stringify(secret).slice(1, -1),
        encodeURIComponent(secret),
        (0,_text_js__WEBPACK_IMPORTED_MODULE_0__.htmlText)(secret),
        Buffer.from(secret).toString('base64').replace(/=+$/, ''),
        Buffer.from(secret).toString('base64url'),
    ]);
    // The longest first, so that no form leaves a rest of another.
    const ordered = [...new Set(forms)].sort((a, b) => b.length - a.length);
    return (text) => ordered.reduce((rest, form) => rest.replaceAll(form, mask), text);
}
/** Fields whose texts are words of our own: a secret that equals one of them must not change it. */
const ownWords = new Set([
    'verdict',
    'level',
    'kind',
    'type',
    'pin',
    'role',
    'status',
    'source',
    'by',
    'rule',
    'preset',
    'event',
]);
/**
 * A report with the secrets taken out of every text of strangers in it, before anything is cut or
 * escaped, which could leave a part of a secret or dress it so that it is not recognised.
 */
function redactReport(report, redact) {
    const walk = (value, isStrange) => {
        if (typeof value === 'string')
            return redact(value);
        if (typeof value !== 'object' || value === null)
            return value;
        if (Array.isArray(value))
            return value.map((each) => walk(each, isStrange));
        if (value instanceof Map) {
            return new Map([...value].map(([key, held]) => [walk(key, true), walk(held, isStrange)]));
        }
        return Object.fromEntries(Object.entries(value).map(([key, held]) => {
            if (isStrange)
                return [redact(key), walk(held, true)];
            return [
                key,
                ownWords.has(key) && typeof held === 'string' ? held : walk(held, key === 'evidence'),
            ];
        }));
    };
    return walk(report, false);
}


/***/ }),

/***/ 3920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   html: () => (/* binding */ html),
/* harmony export */   htmlCode: () => (/* binding */ htmlCode),
/* harmony export */   htmlText: () => (/* binding */ htmlText),
/* harmony export */   logLine: () => (/* binding */ logLine),
/* harmony export */   visible: () => (/* binding */ visible)
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
 * A line for a log that GitHub's runner reads. The runner takes `::command` at the start of a line
 * and `##[command]` anywhere in it, so neither may come out of data.
 */
function logLine(text) {
    return visible(text, 20_000)
        .replace(/^(\s*):(?=:)/, '$1\\u{3a}')
        .replaceAll('##[', '#\\u{23}[');
}
/** Text as HTML that shows just that text: no tag, entity, mention or issue reference comes of it. */
function html(text) {
    return visible(text, 20_000).replace(/[&<>"']|[@#](?=\w)/g, (character) => 
    // GitHub links mentions and references in text; a break inside ends the name without being seen.
    '@#'.includes(character) ? `${character}<wbr>` : entity(character));
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


/***/ })

};
