export const id = 7234;
export const ids = [7234,3920];
export const modules = {

/***/ 17234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ redactJson),
/* harmony export */   a: () => (/* binding */ redactReport),
/* harmony export */   redactorFor: () => (/* binding */ redactorFor)
/* harmony export */ });
/* harmony import */ var _settings_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3435);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13920);


const mask = '***';
/**
 * What may stand between two characters of a secret that is broken over lines, also once that is escaped.
 * Each break can be taken in one way only: a pattern with two tries all their combinations.
 */
const lineBreak = '(?:(?:[ \\t]*(?:\\r|\\n|\\\\[rn]|%0[ADad]|<br>))+[ \\t]*)?';
/**
 * The one redactor that every output passes before it leaves the process: it takes out the secrets
 * in clear and as they look in JSON, in HTML, in a URL and in Base64, broken over lines too, and
 * whatever has the form of a token.
 */
function redactorFor(secrets) {
    const forms = secrets
        .filter(({ length }) => length >= _settings_key_js__WEBPACK_IMPORTED_MODULE_0__/* .shortestKey */ .A)
        .flatMap((secret) => [
        secret,
        JSON.stringify(secret).slice(1, -1),
        (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq)(secret).slice(1, -1),
        encodeURIComponent(secret),
        encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase()),
        (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .js)(secret),
        Buffer.from(secret).toString('base64').replace(/=+$/, ''),
        Buffer.from(secret).toString('base64url'),
        ...base64Forms(secret),
    ]);
    // The longest first, so that no form leaves a rest of another.
    const ordered = [...new Set(forms)].sort((a, b) => b.length - a.length);
    if (ordered.length === 0)
        return _text_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTokens */ .N_;
    const any = ordered.map((form) => [...form].map(literal).join(lineBreak)).join('|');
    const pattern = new RegExp(any, 'g');
    return (text) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTokens */ .N_)(text.replace(pattern, mask));
}
/** A secret within a longer text in Base64, at each of the three places where it can begin in a group. */
function base64Forms(secret) {
    return [0, 1, 2].flatMap((shift) => {
        const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(secret)]);
        // The characters that hold bits of what stands beside it are another's.
        const start = [0, 2, 3][shift] ?? 0;
        const end = Math.floor((bytes.length * 8) / 6);
        return ['base64', 'base64url'].map((form) => bytes.toString(form).slice(start, end));
    });
}
function literal(character) {
    return character.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&');
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
 * A report or an inventory with the secrets taken out of every text of strangers in it, before anything
 * is cut or escaped, which could leave a part of a secret or dress it so that it is not recognised.
 */
function redactReport(report, redact) {
    return redacted(report, redact, false);
}
/**
 * A document of JSON with the secrets taken out of its strings, the names of fields too; such documents
 * pass it in the redactor's place before they leave the process. In the text itself a letter of an escape
 * can be the first of what looks like a secret, as in `\n` before `pm_…`: without it nobody could parse
 * the rest.
 */
function redactJson(text, redact, indent) {
    if (redact(text) === text)
        return text;
    const clean = (each) => {
        const rest = redact(each);
        const written = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq)(rest);
        return redact(written) === written ? rest : mask;
    };
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq)(redacted(JSON.parse(text), clean, true), indent)}\n`;
}
/** A copy with other texts; in what is strange there are no words of our own. */
function redacted(root, redact, isAllStrange) {
    // What many servers share, such as the findings of one score, they share afterwards too.
    const known = { own: new WeakMap(), strange: new WeakMap() };
    const walk = (value, isStrange) => {
        if (typeof value === 'string')
            return redact(value);
        if (typeof value !== 'object' || value === null)
            return value;
        const copies = isStrange ? known.strange : known.own;
        const copy = copies.get(value) ?? copied(value, isStrange);
        copies.set(value, copy);
        return copy;
    };
    const copied = (value, isStrange) => {
        if (Array.isArray(value))
            return value.map((each) => walk(each, isStrange));
        if (value instanceof Set)
            return new Set([...value].map((each) => walk(each, isStrange)));
        if (value instanceof Map) {
            return new Map([...value].map(([key, inner]) => [walk(key, true), walk(inner, isStrange)]));
        }
        return Object.fromEntries(Object.entries(value).map(([key, inner]) => {
            if (isStrange)
                return [redact(key), walk(inner, true)];
            return [
                key,
                ownWords.has(key) && typeof inner === 'string' ? inner : walk(inner, key === 'evidence'),
            ];
        }));
    };
    return walk(root, isAllStrange);
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

/***/ 3435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shortestKey)
/* harmony export */ });
/** A shorter text is a slip of the hand; reports take out what is at least as long. */
const shortestKey = 8;


/***/ })

};
