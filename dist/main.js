import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 31612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SQ: () => (/* binding */ describeFileError),
/* harmony export */   Uc: () => (/* binding */ describeError),
/* harmony export */   b$: () => (/* binding */ isDiskFull),
/* harmony export */   dN: () => (/* binding */ plainFailure),
/* harmony export */   qS: () => (/* binding */ withPlace),
/* harmony export */   ue: () => (/* binding */ GateError),
/* harmony export */   vo: () => (/* binding */ onCommandLine),
/* harmony export */   zm: () => (/* binding */ remediesBySurface)
/* harmony export */ });
class GateError extends Error {
    code;
    /** The remedy for a workflow step and, if `commandRemedy` is undefined, for the command line. */
    remedy;
    commandRemedy;
    details = [];
    place;
    page;
    constructor(code, message, remedy, { place, page, ...options } = {}) {
        super(message, options);
        this.place = place;
        this.page = page;
        this.name = 'GateError';
        this.code = code;
        this.remedy = typeof remedy === 'string' ? remedy : remedy.step;
        this.commandRemedy = typeof remedy === 'string' ? undefined : remedy.command;
    }
}
/**
 * Returns a short description of any thrown value: an error's message or, if that is empty, its system code
 * or name.
 */
function describeError(error) {
    if (!(error instanceof Error))
        return String(error);
    const { code } = error;
    return error.message || code || error.name;
}
/**
 * Returns whether a write failed because the disk is full, or because the quota or the process's maximum file
 * size was exceeded.
 */
function isDiskFull(error) {
    const { code, cause } = Object(error);
    return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code ?? '') || (cause != null && isDiskFull(cause));
}
/** Returns why a file cannot be read, worded to follow the file's path in a message. */
function describeFileError(error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return isAbsent ? 'it does not exist' : describeError(error);
}
function plainFailure(failure) {
    const { code, message, remedy, commandRemedy, details, place, page } = failure;
    return { code, message, remedy, commandRemedy, details, place, page };
}
function remediesBySurface({ remedy, commandRemedy = remedy }) {
    return { step: remedy, command: commandRemedy };
}
function onCommandLine(failure) {
    const { commandRemedy, ...plain } = plainFailure(failure);
    return { ...plain, remedy: commandRemedy ?? plain.remedy };
}
function withPlace(place, error) {
    if (error.place !== undefined)
        return error;
    const { code, message, page } = error;
    return new GateError(code, message, remediesBySurface(error), {
        cause: error.cause,
        place,
        page,
    });
}


/***/ }),

/***/ 5810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ createGlobTest)
/* harmony export */ });
/**
 * Wildcard matching for patterns. `*` matches any part of a segment, including an empty part; as a whole
 * segment, it matches only a non-empty segment. `**` matches any text; as a whole segment, it also matches
 * zero segments.
 *
 * A glob is an automaton whose states are the indices of its characters. All paths through the automaton are
 * followed in parallel. With backtracking, a malicious name could force the matcher to try exponentially many
 * paths.
 */
function compiled(written) {
    const text = written.replace(/\*{3,}/g, '**');
    const beginnings = [0];
    for (let at = 0; text.startsWith('**/', at); at += 3)
        beginnings.push(at + 3);
    /** Adds the states that can be reached without consuming another character. */
    const widen = (states) => {
        for (const at of states) {
            if (text.startsWith('**', at))
                states.add(at + 2);
            else if (text[at] === '*' && !isWholeSegment(text, at))
                states.add(at + 1);
            const behind = at + 3;
            const isWhole = behind === text.length || text[behind] === '/';
            if (text.startsWith('/**', at) && isWhole)
                states.add(behind);
        }
        return states;
    };
    return {
        text,
        start: widen(new Set(beginnings)),
        step: (states, char) => {
            const next = new Set();
            for (const at of states) {
                if (text.startsWith('**', at))
                    next.add(at);
                else if (text[at] === '*' && char !== '/')
                    next.add(at).add(at + 1);
                else if (text[at] === char)
                    next.add(at + 1);
            }
            return widen(next);
        },
        isEnd: (states) => states.has(text.length),
    };
}
const isWholeSegment = (text, at) => /^\/?$/.test(text[at - 1] ?? '') && /^\/?$/.test(text[at + 1] ?? '');
/**
 * Returns a prefix that all matching texts share. The prefix excludes a trailing slash, because `/**` also
 * matches zero segments.
 */
const literalPrefix = (text) => text.includes('*') ? text.slice(0, text.indexOf('*')).replace(/\/$/, '') : text;
/**
 * Compiles a glob into a test whose running time is at most proportional to the glob's length times the
 * text's length.
 */
function createGlobTest(written) {
    if (!written.includes('*'))
        return (text) => text === written;
    const glob = compiled(written);
    const beginning = literalPrefix(glob.text);
    return (text) => {
        if (!text.startsWith(beginning))
            return false;
        let states = glob.start;
        for (const char of text) {
            states = glob.step(states, char);
            if (states.size === 0)
                return false;
        }
        return glob.isEnd(states);
    };
}


/***/ }),

/***/ 34765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ escapeFormulas),
/* harmony export */   J1: () => (/* binding */ requiredColumns),
/* harmony export */   Pz: () => (/* binding */ unescapeFormula),
/* harmony export */   Uq: () => (/* binding */ gradeRank),
/* harmony export */   _n: () => (/* binding */ isLowerLetter),
/* harmony export */   kU: () => (/* binding */ meetsGrade),
/* harmony export */   mS: () => (/* binding */ gradeLetter),
/* harmony export */   n9: () => (/* binding */ reviewColumnNames),
/* harmony export */   rM: () => (/* binding */ gradeForScore)
/* harmony export */ });
/* unused harmony export reviewColumns */
const letters = 'ABCDEF';
/**
 * Returns the rank of a grade, where 0 is the best, or null if the grade cannot be compared. The contract
 * does not list the possible grades (section 2.3). Only the letters A to F, in upper or lower case and
 * optionally with `+` or `-`, have a known order.
 */
function gradeRank(grade) {
    const [, letter = '', sign] = /^([A-F])([+-]?)$/i.exec(grade.trim()) ?? [];
    if (letter === '')
        return null;
    const within = sign === '+' ? 0 : sign === '-' ? 2 : 1;
    return letters.indexOf(letter.toUpperCase()) * 3 + within;
}
function gradeLetter(grade) {
    const rank = gradeRank(grade);
    return rank === null ? null : letters.charAt(Math.floor(rank / 3));
}
/** Returns whether `grade` has a worse letter than `other`, or null if the two grades cannot be compared. */
function isLowerLetter(grade, other) {
    const [own, others] = [gradeLetter(grade), gradeLetter(other)];
    return own === null || others === null ? null : own > others;
}
/** Returns whether a grade is at least as good as the minimum, or null if the grades cannot be compared. */
function meetsGrade(grade, minimum) {
    const [own, least] = [gradeRank(grade), gradeRank(minimum)];
    return own === null || least === null ? null : own <= least;
}
/** The columns of a review list by header name, each with its description for the manual. */
const reviewColumns = {
    server: 'A package URL, `TYPE:NAME` such as `npm:@acme/files`, the address of a remote server, or a registry name.',
    version: 'The reviewed version. Empty for an address, which has no version.',
    score: 'A number from 0 to 100. Empty if the version has no review yet.',
    grade: 'A letter. If the grade is empty, the score determines it: A from 90, B from 75, C from 60, D from 40.',
    check: "The check's name, if the row contains a finding.",
    result: 'The result of the check: `pass`, `warn`, `fail` or `unscannable`.',
    evidence: 'The reason: a sentence, or a place in the code.',
    reviewed: 'The date of the review, such as `2026-11-23`.',
    note: 'A note for the reviewers. The gate ignores this note.',
};
const reviewColumnNames = Object.keys(reviewColumns);
/** Columns that distinguish a review list from any other table. */
const requiredColumns = ['server', 'version', 'score'];
/** Returns the letter for a score, according to the score ranges in the manual. */
function gradeForScore(score) {
    if (score >= 90)
        return 'A';
    if (score >= 75)
        return 'B';
    if (score >= 60)
        return 'C';
    return score >= 40 ? 'D' : 'F';
}
/**
 * Characters that start a formula in a spreadsheet. Some spreadsheets also accept the full-width forms.
 * Source: OWASP, "CSV Injection".
 */
const signs = String.raw `[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]`;
/**
 * Matches where a formula can start, including inside the text, because a spreadsheet that uses a different
 * separator splits the text into several cells.
 */
const formulaStart = new RegExp(`(?<=^|[\\s,;|"'])(?=${signs})`, 'gu');
const escapedStart = new RegExp(`^'(?=${signs})`, 'u');
/**
 * Inserts an apostrophe before everything that a spreadsheet could interpret as a formula. The spreadsheet
 * then treats the cell as text.
 */
const escapeFormulas = (text) => text.replace(formulaStart, "'");
/** Removes the apostrophe that `escapeFormulas` inserts at the start of a text. */
const unescapeFormula = (text) => text.startsWith("'") ? text.replace(escapedStart, '') : text;


/***/ }),

/***/ 85523:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ES: () => (/* binding */ standings),
/* harmony export */   _Q: () => (/* binding */ ecosystemTypes),
/* harmony export */   bm: () => (/* binding */ alterationKinds),
/* harmony export */   cw: () => (/* binding */ changedPartNames),
/* harmony export */   gC: () => (/* binding */ presetNames),
/* harmony export */   hm: () => (/* binding */ pins),
/* harmony export */   yr: () => (/* binding */ levels)
/* harmony export */ });
/**
 * The gate's data types: plain read-only values. Data flows through the folders of `src/` in one direction:
 * each step takes values of these types and returns new values. The types share one long file so that the
 * data model can be read from top to bottom.
 */
/**
 * The ecosystems of dependencies and package references, each with an entry in
 * `detection/ecosystems/ecosystems.ts`.
 */
const ecosystemTypes = [
    'npm',
    'pypi',
    'oci',
    'nuget',
    'golang',
    'jsr',
    'git',
    'remote',
    'registry',
];
const pins = ['exact', 'range', 'tag', 'digest', 'git', 'none'];
/**
 * `registry`: the package is fetched from another registry. `loader`, `path`, `entrypoint`: other code runs
 * before the program or replaces it.
 */
const alterationKinds = ['registry', 'loader', 'path', 'entrypoint'];
/** Parts of a dependency that a change can edit, in the order in which reports list them. */
const changedPartNames = [
    'server',
    'version',
    'lockfile',
    'integrity',
    'companion',
    'command',
    'wrapper',
    'arguments',
    'url',
    'registry',
    'alterations',
    'hooks',
    'variables',
    'envFile',
    'surroundings',
    'script',
    'files',
    'ownPackages',
    'folder',
    'file',
    'client',
    'place',
    'activation',
    'enabled',
    'alias',
];
/**
 * How a problem compares with the base. `before`: the same server had the problem in the same place, and the
 * problem is no worse now. `worse`: as `before`, but the problem is worse now. `new`: any other problem.
 */
const standings = ['before', 'worse', 'new'];
const levels = ['fail', 'warn', 'off'];
const presetNames = [
    'recommended',
    'strict',
    'report-only',
];


/***/ }),

/***/ 91066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ pathInFolder),
/* harmony export */   Mj: () => (/* binding */ downTo),
/* harmony export */   c9: () => (/* binding */ upFrom),
/* harmony export */   k1: () => (/* binding */ policyPath),
/* harmony export */   tD: () => (/* binding */ foldersUpFrom),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/** Paths in a tree, relative to its root, with `/` as the separator. */
function pathInFolder(folder, name) {
    return folder === '' ? name : `${folder}/${name}`;
}
function folderOf(path) {
    return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
const chains = new Map();
/** Maximum total number of folders in the cached chains. `remembered` is the current total. */
const mostRemembered = 200_000;
let remembered = 0;
/**
 * Returns a folder and its parents, nearest first, up to the repository root, which is the empty string. The
 * list is cached, because every server in or below the folder needs it.
 */
function foldersUpFrom(folder) {
    const knownChain = chains.get(folder);
    if (knownChain !== undefined)
        return knownChain;
    const chain = [folder];
    for (let each = folder; each !== ''; chain.push(each))
        each = folderOf(each);
    if (remembered > mostRemembered) {
        chains.clear();
        remembered = 0;
    }
    remembered += chain.length;
    chains.set(folder, chain);
    return chain;
}
/** Returns the folders and all their parents without duplicates, in order of first occurrence. */
function upFrom(folders) {
    const uniqueFolders = new Set();
    for (const folder of folders) {
        for (const each of foldersUpFrom(folder)) {
            // The parents of this folder are already in the set.
            if (uniqueFolders.has(each))
                break;
            uniqueFolders.add(each);
        }
    }
    return [...uniqueFolders];
}
/**
 * Returns a folder's value, which depends on its parent's value. Computes missing values from the top down
 * and caches them in `valuesByFolder`.
 * @param valuesByFolder must contain the value of the repository root
 * @param isEnd returns whether a value also applies to every folder below. Such a value is not cached,
 * because each of many starting folders would add entries to the cache.
 */
function downTo(valuesByFolder, folder, next, isEnd) {
    const missing = [];
    let nearest = folder;
    for (; !valuesByFolder.has(nearest) && nearest !== ''; nearest = folderOf(nearest))
        missing.push(nearest);
    let value = valuesByFolder.get(nearest);
    for (const each of missing.reverse()) {
        value = next(each, value);
        if (isEnd?.(value) === true)
            return value;
        valuesByFolder.set(each, value);
    }
    return value;
}
/** Default path of the policy file, relative to the repository root. */
const policyPath = '.github/mcp-grade-gate.yml';


/***/ }),

/***/ 77229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CN: () => (/* binding */ joinNamed),
/* harmony export */   D7: () => (/* binding */ joinList),
/* harmony export */   Ex: () => (/* binding */ restWords),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Pl: () => (/* binding */ countPhrase),
/* harmony export */   Re: () => (/* binding */ prosePhrase),
/* harmony export */   YC: () => (/* binding */ ourWords),
/* harmony export */   cv: () => (/* binding */ say),
/* harmony export */   d9: () => (/* binding */ firstNames),
/* harmony export */   ey: () => (/* binding */ distinctBy),
/* harmony export */   gF: () => (/* binding */ renderPhrase),
/* harmony export */   mz: () => (/* binding */ byteSize),
/* harmony export */   v: () => (/* binding */ andMore)
/* harmony export */ });
/**
 * Builds a phrase from a template. Template text and numbers become words. Inserted strings become values,
 * because they come from third parties. An inserted phrase keeps its words and values.
 */
function say(template, ...values) {
    const words = [template[0] ?? ''];
    const quoted = [];
    values.forEach((value, index) => {
        const after = template[index + 1] ?? '';
        if (typeof value === 'string') {
            quoted.push(value);
            words.push(after);
        }
        else {
            const inner = typeof value === 'number' ? prosePhrase(`${value}`) : value;
            words.push(`${words.pop() ?? ''}${inner.words[0] ?? ''}`, ...inner.words.slice(1));
            quoted.push(...inner.values);
            words.push(`${words.pop() ?? ''}${after}`);
        }
    });
    return { words, values: quoted };
}
function renderPhrase({ words, values }, value, word = (text) => text) {
    return words
        .map((text, index) => `${index === 0 ? '' : value(values[index - 1] ?? '')}${word(text)}`)
        .join('');
}
const maxListed = 10;
/**
 * Joins values with commas. A long list shows only its first values, followed by the number of remaining
 * values.
 */
const joinList = (values, most = maxListed) => joinNamed(values, (each) => each, most);
/** Joins the names of values as `joinList` does, but creates only the names that are shown. */
function joinNamed(values, nameOf, most = maxListed) {
    const shown = values.slice(0, most).map((each) => say `${nameOf(each)}`);
    const first = shown.reduce((before, each) => say `${before}, ${each}`, shown.shift() ?? say ``);
    return say `${first}${prosePhrase(andMore(values.length - most))}`;
}
/** Joins names that have already been escaped: `a, b and 3 more`. */
const firstNames = (names, most, between = ', ') => names.slice(0, most).join(between) + andMore(names.length - most);
/** Returns the end of a shortened list, ` and 3 more`, or an empty string if there are no more values. */
const andMore = (rest) => (rest > 0 ? ` and ${restWords(rest)}` : '');
/** Returns `3 more servers`, or `3 more` without a noun. */
const restWords = (rest, one = null) => one === null ? `${rest} more` : plural(rest, `more ${one}`);
/**
 * Returns the values without duplicates. Among values with the same key, the last value takes the position of
 * the first.
 */
const distinctBy = (all, keyOf = JSON.stringify) => [...new Map(Array.from(all, (each) => [keyOf(each), each])).values()];
/** Returns a number with a noun: `1 server`, `3 servers`, `3 repositories`, `3 addresses`. */
function plural(number, one) {
    if (number === 1)
        return `1 ${one}`;
    const stem = one.replace(/(?<=[^aeiou])y$/, 'ie').replace(/(?<=s|x|[cs]h)$/, 'e');
    return `${number} ${stem}s`;
}
/** Creates a phrase from our own text, so that it is not escaped as a value when it is inserted. */
const ourWords = (text) => prosePhrase(text);
/**
 * Creates a phrase from text that was assembled elsewhere. The text is shown as our own words, although it
 * may quote third-party text.
 */
const prosePhrase = (text) => ({ words: [text], values: [] });
const countPhrase = (number, one) => prosePhrase(plural(number, one));
/** Formats a number of bytes in decimal units: `812 B`, `13 kB`, `1.2 MB`, `310 MB`. */
function byteSize(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    if (bytes < 1e6)
        return `${Math.round(bytes / 1000)} kB`;
    return `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;
}


/***/ }),

/***/ 94121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IU: () => (/* binding */ reportFiles),
/* harmony export */   bg: () => (/* binding */ fileOutputs),
/* harmony export */   bj: () => (/* binding */ summaryFile),
/* harmony export */   n2: () => (/* binding */ checkOutputs)
/* harmony export */ });
/** Describes the job summary file for every kind of report. */
const summaryFile = { format: 'markdown', what: 'the job summary as Markdown' };
/**
 * All file outputs. Each key is both the name of the input for the file's path and the name of the output
 * that contains this path. To add a file output, add a folder next to this file and an entry here.
 */
const fileOutputs = {
    'report-file': {
        format: 'json',
        what: 'the JSON report',
        fallback: 'report.json',
        render: async (report, _, redact) => {
            const { renderJson } = await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(3884), __webpack_require__.e(9002), __webpack_require__.e(1006), __webpack_require__.e(3602), __webpack_require__.e(8846)]).then(__webpack_require__.bind(__webpack_require__, 14394));
            return renderJson(report, redact);
        },
    },
    'sarif-file': {
        format: 'sarif',
        what: 'the report as SARIF 2.1.0, for code scanning',
        fallback: 'report.sarif',
        render: async (report, prefix, redact, frame) => {
            const { renderSarif } = await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(3884), __webpack_require__.e(9002), __webpack_require__.e(1006), __webpack_require__.e(5881), __webpack_require__.e(3602), __webpack_require__.e(3060), __webpack_require__.e(2517)]).then(__webpack_require__.bind(__webpack_require__, 82610));
            const { redactJson } = await __webpack_require__.e(/* import() */ 7234).then(__webpack_require__.bind(__webpack_require__, 17234));
            return redactJson(renderSarif(report, prefix, frame), redact, 0);
        },
    },
    'summary-file': {
        ...summaryFile,
        fallback: 'summary.md',
        render: async (report, _, redact, frame) => {
            const { renderSummary } = await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(3884), __webpack_require__.e(9547), __webpack_require__.e(9002), __webpack_require__.e(1006), __webpack_require__.e(5881), __webpack_require__.e(3602), __webpack_require__.e(246), __webpack_require__.e(7677), __webpack_require__.e(100), __webpack_require__.e(8095), __webpack_require__.e(6011), __webpack_require__.e(5052)]).then(__webpack_require__.bind(__webpack_require__, 16011));
            return redact(renderSummary(report, frame));
        },
    },
};
const reportFiles = Object.keys(fileOutputs);
/** Report formats that the command line offers besides the table. */
const checkOutputs = [
    ...Object.values(fileOutputs),
    {
        format: 'gitlab-code-quality',
        render: async (report, prefix, redact) => {
            const { renderCodeQuality } = await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(3884), __webpack_require__.e(9002), __webpack_require__.e(1006), __webpack_require__.e(3602), __webpack_require__.e(3060), __webpack_require__.e(2199)]).then(__webpack_require__.bind(__webpack_require__, 12199));
            const { redactJson } = await __webpack_require__.e(/* import() */ 7234).then(__webpack_require__.bind(__webpack_require__, 17234));
            return redactJson(renderCodeQuality(report, prefix), redact, 0);
        },
    },
];


/***/ }),

/***/ 13920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   escapeEntities: () => (/* binding */ escapeEntities),
/* harmony export */   escapeForHtml: () => (/* binding */ escapeForHtml),
/* harmony export */   escapeForLog: () => (/* binding */ escapeForLog),
/* harmony export */   escapeForSarif: () => (/* binding */ escapeForSarif),
/* harmony export */   escapeInvisible: () => (/* binding */ escapeInvisible),
/* harmony export */   htmlCode: () => (/* binding */ htmlCode),
/* harmony export */   quoteIfUnclear: () => (/* binding */ quoteIfUnclear),
/* harmony export */   quoteValue: () => (/* binding */ quoteValue),
/* harmony export */   safeJson: () => (/* binding */ safeJson)
/* harmony export */ });
/**
 * Escapes text for each kind of output. Aliases, names and evidence are untrusted: their authors might try to
 * inject commands, markup or false statements.
 */
/** Maximum length of a name or value, in characters. */
const longestValue = 400;
/**
 * Converts a string to one line and makes invisible characters visible. Control, bidirectional, zero-width
 * and similar characters, and unpaired surrogates, become `\u{\u2026}`. Text beyond `longest` characters is
 * replaced by the number of omitted characters.
 */
function escapeInvisible(text, longest = longestValue) {
    // Avoids splitting a surrogate pair.
    const cut = text.length > longest ? text.slice(0, longest).replace(/[\ud800-\udbff]$/, '') : text;
    const escapedText = cut.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, escapeCharacter);
    return cut === text
        ? escapedText
        : `${escapedText}\u2026 (${text.length - cut.length} more characters)`;
}
const escapeAll = (characters) => [...characters].map(escapeCharacter).join('');
const escapeCharacter = (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
/**
 * Maximum length of a value in a sentence, in characters. A longer value would push our own words out of
 * view.
 */
const longestQuoted = 200;
/** Escapes third-party text for use in a plain-text sentence, and quotes it if necessary. */
function quoteValue(text, longest = longestQuoted) {
    return quoteIfUnclear(escapeInvisible(text, longest));
}
/**
 * Puts third-party text in quotation marks if it could be mistaken for part of the surrounding sentence. The
 * text cannot close the quotation, because quotation marks inside it become `\u{\u2026}`.
 */
function quoteIfUnclear(text) {
    return text === '' || /[\s\u2800]/.test(text) || doubleQuotes.test(text)
        ? `\u201c${text.replace(new RegExp(doubleQuotes, 'gu'), escapeAll)}\u201d`
        : text;
}
/** Typographic double quotation marks, and characters that look like them. */
const doubleQuotes = /[\u02ba\u02dd\u02ee\u05f4\u201c-\u201f\u2033\u2036\u275d\u275e\u3003\u301d-\u301f\uff02\u{1f676}-\u{1f678}]|[\u2018-\u201b]{2,}/u;
/**
 * Returns a value as JSON, without invisible characters, characters that reverse the surrounding text, or
 * anything that a runner interprets as a command in its log.
 *
 * @param indent spaces per level; 0 to write everything on one line
 */
function safeJson(value, indent = 2) {
    return JSON.stringify(value, null, indent).replace(/[\u007f-\u009f\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|#(?=\[)/gu, 
    // JSON escapes have four digits, so each half of a surrogate pair is escaped separately.
    (character) => character
        .split('')
        .map((half) => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join(''));
}
/**
 * Escapes text for a SARIF message, where `[text](address)` is a link and `{0}` is a placeholder. Braces are
 * doubled only where they could form a placeholder, because few SARIF readers undo the doubling.
 */
function escapeForSarif(text, longest = 5000) {
    return escapeInvisible(text, longest)
        .replace(/[\\[\]]/g, '\\$&')
        .replace(/(?<!\{)\{+\d+\}+/g, (placeholder) => placeholder.replace(/[{}]/g, '$&$&'));
}
/**
 * Escapes a line for a log that GitHub's runner parses. The runner interprets `::command` at the start of a
 * line and `##[command]` anywhere in a line as commands, so data must not contain either.
 */
function escapeForLog(text) {
    return escapeInvisible(text, 20_000)
        .replace(/^(\s*):(?=:)/, '$1\\u{3a}')
        .replaceAll('##[', '#\\u{23}[');
}
/**
 * Matches the start of text that GitHub turns into links or images: mentions, issues, addresses, e-mail
 * addresses, commits, emoji codes and mathematics. Numbers between colons do not match, because they are line
 * numbers or times; the exceptions are the emoji codes `:100:` and `:1234:`.
 */
const linked = /[@#$](?=\S)|\bGH(?=-\d)|:(?=\/\/|(?:(?!\d+:)[\w+-]+|100|1234):)|\bwww(?=\.)|[0-9a-f]{6}(?=[0-9a-f])/gi;
/** Escapes text as HTML that shows the same text and creates no tag, entity, link or mention. */
function escapeForHtml(text) {
    return escapeInvisible(text, 20_000)
        .split(/([&<>"'])/)
        .map((part, index) => 
    // An invisible break inside the text prevents GitHub from turning the text into a link.
    index % 2 === 1 ? entity(part) : part.replace(linked, '$&<wbr>'))
        .join('');
}
/** Returns third-party text as an HTML `code` element, in which GitHub ignores mentions and references. */
function htmlCode(text, longest = longestValue) {
    return `<code>${escapeEntities(escapeInvisible(text, longest))}</code>`;
}
/**
 * Replaces HTML special characters with entities. Also replaces `#` before `[`, because the command line can
 * print a report to a runner's log, where `##[` starts a command.
 */
function escapeEntities(text) {
    return text.replace(/[&<>"']|#(?=\[)/g, entity);
}
const entity = (character) => `&#${character.charCodeAt(0)};`;


/***/ }),

/***/ 42613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 20181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 35317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 76982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 24434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 79896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 58611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 65692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 69278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 34589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 16698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 31421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 37540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 77598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 53053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 78474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 73024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 51455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 32467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 44708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 98995:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");

/***/ }),

/***/ 77030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 48161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 76760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 53916:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/posix");

/***/ }),

/***/ 58152:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/win32");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 41792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 57075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 46466:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

/***/ }),

/***/ 58500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 41692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 73136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 57975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 73429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 78877:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 75919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 70857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 16928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 13193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 53557:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 64756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 52018:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");

/***/ }),

/***/ 87016:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 39023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 90178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
/**
 * The version of the action and the command line. A test checks that it matches the version in
 * `package.json`.
 */
const version = '1.0.0';


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/* load parts */
(() => {
	var partsOf = {
		9956: ["judging"],
		4382: ["judging","settings"],
		6410: ["judging","settings","organisation","corpus","command"],
		330: ["judging","settings","corpus"],
		9982: ["command"],
		8796: ["advice"],
		3756: ["settings"],
		7711: ["judging"],
		8104: ["judging"],
		1064: ["judging"],
		1375: ["settings"],
		7721: ["github"],
		1691: ["cache"],
		1931: ["judging","settings","github"],
		8846: ["judging"],
		2517: ["judging"],
		7234: ["judging"],
		5052: ["judging"],
		2199: ["judging"],
		2969: ["judging"],
		3082: ["formats"],
		9271: ["formats"],
		2407: ["judging"],
		9938: ["formats"],
		8376: ["judging"],
		6436: ["advice"],
		8382: ["judging"],
		2724: ["resolution"],
		2442: ["resolution"],
		1117: ["resolution"],
		3518: ["resolution"],
		9864: ["resolution"],
		1086: ["resolution"],
		2093: ["resolution"],
		6803: ["judging","settings"],
		2350: ["judging","settings"],
		4024: ["advice"],
		3050: ["judging","advice","settings","formats"],
		5722: ["advice"],
		4398: ["judging","advice","settings","formats"],
		5639: ["judging","advice"],
		894: ["export"],
		8994: ["settings"],
		5068: ["export"],
		8203: ["export"],
		4673: ["judging"],
		7348: ["organisation"],
		6116: ["judging","organisation"],
		5194: ["github"],
		6207: ["judging","organisation"],
		4433: ["judging","organisation"],
		4805: ["judging","organisation"],
		2452: ["advice"],
		7638: ["judging"],
		5404: ["export"],
		5556: ["judging","corpus"],
		7780: ["judging"],
		406: ["export"],
		6743: ["judging","settings"],
		3920: [],
		3602: ["judging"],
		7053: ["judging","command"],
		107: ["judging","resolution","export","organisation","corpus","command"],
		906: ["judging","settings","command"],
		2405: ["judging","export","corpus","command"],
		1673: ["judging","settings","corpus","command"],
		2269: ["judging","export","command"],
		8187: ["judging","settings","command"],
		2602: ["judging","settings","corpus","command"],
		6797: ["command"],
		2946: ["judging","settings","export","corpus","command"],
		7301: ["judging","settings","github","organisation","corpus","command"],
		6930: ["github"],
		7962: ["resolution"],
		4203: ["settings","github","command"],
		6613: ["settings"],
		4430: ["settings"],
		5174: ["organisation","command"],
		331: ["judging","command"],
		8478: ["settings","command"],
		1221: ["command"],
		7642: ["judging"],
		1069: ["settings"],
		4374: ["command"],
		2503: ["settings"],
		3884: ["judging"],
		8815: ["formats"],
		7091: ["resolution"],
		9547: ["judging"],
		4942: [],
		4006: ["judging"],
		3838: ["settings"],
		3243: ["formats"],
		3292: ["formats"],
		4668: ["command"],
		9605: ["formats"],
		9002: ["judging","settings"],
		1006: ["judging"],
		5881: ["judging"],
		246: ["judging"],
		1082: ["settings"],
		7677: ["judging"],
		100: ["judging"],
		5929: ["judging"],
		8905: ["export"],
		1056: ["export"],
		4503: ["settings","export"],
		4975: ["judging","settings","formats"],
		9308: ["judging"],
		9108: ["judging"],
		5886: ["judging"],
		8095: ["judging"],
		6755: ["judging","command"],
		6011: ["judging"],
		6525: ["judging"],
		6256: ["github"],
		3982: ["judging","export","organisation"],
		8477: ["export","corpus"],
		1373: ["judging","export","corpus"],
		3812: ["settings","github","organisation"],
		170: ["judging","settings","corpus"],
		9522: ["corpus"],
		6929: ["judging","resolution","command"],
		8987: ["judging","settings","organisation"],
		3654: ["judging","settings","command"],
		3060: ["judging"],
	};
	var loading = {};
	var load = (part) => loading[part] ??= import(`./${part}.js`).then(({ modules }) => {
		Object.assign(__nccwpck_require__.m, modules);
	});
	__nccwpck_require__.e = (chunkId) => Promise.all(partsOf[chunkId].map(load));
	var standIns = ["44942","41955","88701","92145"];
	var isLate = true;
	var valuesOf = (id) => {
		if (isLate) {
			var require = process.getBuiltinModule("module").createRequire(import.meta.url);
			Object.assign(__nccwpck_require__.m, require("./late.js").modules);
			for (var each of standIns) delete __webpack_module_cache__[each];
			isLate = false;
		}
		return __nccwpck_require__(id);
	};
	standIns.forEach((id) => {
		__nccwpck_require__.m[id] = (module) => {
			module.exports = new Proxy({}, { get: (_, name) => valuesOf(id)[name] });
		};
	});
})();

/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KP: () => (/* binding */ loadWarmAction),
/* harmony export */   dT: () => (/* binding */ loadAction),
/* harmony export */   rE: () => (/* reexport safe */ _model_version_js__WEBPACK_IMPORTED_MODULE_0__.r),
/* harmony export */   vJ: () => (/* binding */ loadSweepAction),
/* harmony export */   wA: () => (/* binding */ loadExportDiffAction),
/* harmony export */   yV: () => (/* binding */ loadCommand)
/* harmony export */ });
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(90178);
/**
 * The bundle that every entry loads. It holds one copy of the code for the actions and the command line, and
 * loads each part on first use.
 */

const loadAction = () => Promise.all(/* import() */[__nccwpck_require__.e(2503), __nccwpck_require__.e(3884), __nccwpck_require__.e(9547), __nccwpck_require__.e(4942), __nccwpck_require__.e(4006), __nccwpck_require__.e(3838), __nccwpck_require__.e(9002), __nccwpck_require__.e(1006), __nccwpck_require__.e(5881), __nccwpck_require__.e(3602), __nccwpck_require__.e(246), __nccwpck_require__.e(1082), __nccwpck_require__.e(7677), __nccwpck_require__.e(100), __nccwpck_require__.e(5929), __nccwpck_require__.e(9308), __nccwpck_require__.e(9108), __nccwpck_require__.e(5886), __nccwpck_require__.e(8095), __nccwpck_require__.e(6011), __nccwpck_require__.e(6525), __nccwpck_require__.e(9956)]).then(__nccwpck_require__.bind(__nccwpck_require__, 480));
const loadWarmAction = () => Promise.all(/* import() */[__nccwpck_require__.e(2503), __nccwpck_require__.e(3884), __nccwpck_require__.e(9547), __nccwpck_require__.e(4942), __nccwpck_require__.e(3838), __nccwpck_require__.e(9002), __nccwpck_require__.e(1006), __nccwpck_require__.e(5881), __nccwpck_require__.e(3602), __nccwpck_require__.e(246), __nccwpck_require__.e(1082), __nccwpck_require__.e(7677), __nccwpck_require__.e(100), __nccwpck_require__.e(5929), __nccwpck_require__.e(8095), __nccwpck_require__.e(6011), __nccwpck_require__.e(6525), __nccwpck_require__.e(4382)]).then(__nccwpck_require__.bind(__nccwpck_require__, 58559));
const loadSweepAction = () => Promise.all(/* import() */[__nccwpck_require__.e(2503), __nccwpck_require__.e(3884), __nccwpck_require__.e(8815), __nccwpck_require__.e(7091), __nccwpck_require__.e(9547), __nccwpck_require__.e(4942), __nccwpck_require__.e(4006), __nccwpck_require__.e(3838), __nccwpck_require__.e(9002), __nccwpck_require__.e(1006), __nccwpck_require__.e(5881), __nccwpck_require__.e(3602), __nccwpck_require__.e(246), __nccwpck_require__.e(1082), __nccwpck_require__.e(7677), __nccwpck_require__.e(100), __nccwpck_require__.e(5929), __nccwpck_require__.e(8905), __nccwpck_require__.e(1056), __nccwpck_require__.e(4503), __nccwpck_require__.e(4975), __nccwpck_require__.e(8796), __nccwpck_require__.e(9308), __nccwpck_require__.e(9108), __nccwpck_require__.e(5886), __nccwpck_require__.e(8095), __nccwpck_require__.e(6011), __nccwpck_require__.e(6525), __nccwpck_require__.e(6256), __nccwpck_require__.e(3982), __nccwpck_require__.e(3812), __nccwpck_require__.e(6410)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2022));
const loadExportDiffAction = () => Promise.all(/* import() */[__nccwpck_require__.e(2503), __nccwpck_require__.e(3884), __nccwpck_require__.e(7091), __nccwpck_require__.e(9547), __nccwpck_require__.e(4942), __nccwpck_require__.e(3838), __nccwpck_require__.e(9002), __nccwpck_require__.e(1006), __nccwpck_require__.e(5881), __nccwpck_require__.e(3602), __nccwpck_require__.e(246), __nccwpck_require__.e(1082), __nccwpck_require__.e(7677), __nccwpck_require__.e(100), __nccwpck_require__.e(5929), __nccwpck_require__.e(8905), __nccwpck_require__.e(1056), __nccwpck_require__.e(4503), __nccwpck_require__.e(5886), __nccwpck_require__.e(8095), __nccwpck_require__.e(6011), __nccwpck_require__.e(6525), __nccwpck_require__.e(5404), __nccwpck_require__.e(8477), __nccwpck_require__.e(1373), __nccwpck_require__.e(170), __nccwpck_require__.e(9522), __nccwpck_require__.e(330)]).then(__nccwpck_require__.bind(__nccwpck_require__, 17707));
const loadCommand = () => Promise.all(/* import() */[__nccwpck_require__.e(4668), __nccwpck_require__.e(9982)]).then(__nccwpck_require__.bind(__nccwpck_require__, 19982));

var __webpack_exports__loadAction = __webpack_exports__.dT;
var __webpack_exports__loadCommand = __webpack_exports__.yV;
var __webpack_exports__loadExportDiffAction = __webpack_exports__.wA;
var __webpack_exports__loadSweepAction = __webpack_exports__.vJ;
var __webpack_exports__loadWarmAction = __webpack_exports__.KP;
var __webpack_exports__version = __webpack_exports__.rE;
export { __webpack_exports__loadAction as loadAction, __webpack_exports__loadCommand as loadCommand, __webpack_exports__loadExportDiffAction as loadExportDiffAction, __webpack_exports__loadSweepAction as loadSweepAction, __webpack_exports__loadWarmAction as loadWarmAction, __webpack_exports__version as version };
