export const id = 862;
export const ids = [862,874];
export const modules = {

/***/ 9874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GateError: () => (/* binding */ GateError),
/* harmony export */   causeOf: () => (/* binding */ causeOf)
/* harmony export */ });
/** Trouble that keeps the gate from deciding: a code, what happened, and what to do next. */
class GateError extends Error {
    code;
    remedy;
    details = [];
    constructor(code, message, remedy, options) {
        super(message, options);
        this.name = 'GateError';
        this.code = code;
        this.remedy = remedy;
    }
}
/** Short words for anything that was thrown: its message, or its system code where that is all it has. */
function causeOf(error) {
    if (!(error instanceof Error))
        return String(error);
    const { code } = error;
    return error.message || code || error.name;
}


/***/ }),

/***/ 9743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aL: () => (/* binding */ words),
/* harmony export */   cv: () => (/* binding */ say),
/* harmony export */   gF: () => (/* binding */ renderPhrase)
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
/** A text of our own as a phrase, to be put into another one without being quoted. */
function words(text) {
    return { words: [text], values: [] };
}


/***/ }),

/***/ 8015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ catalogue),
  Z: () => (/* binding */ ruleIds)
});

// EXTERNAL MODULE: ./build/phrase.js
var phrase = __webpack_require__(9743);
;// CONCATENATED MODULE: ./build/policy/rule.js
/** A found problem in a few words, without findings. */
function found(message, advice, findings = []) {
    return { message, advice, findings };
}

// EXTERNAL MODULE: ./build/policy/words.js
var words = __webpack_require__(6274);
;// CONCATENATED MODULE: ./build/policy/rules/altered-launch.js



const alteredLaunch = {
    about: 'dependency',
    judgesLaunchers: true,
    levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
    title: 'an option or variable changes what the launch fetches or runs',
    evaluate({ dependency }) {
        const { alterations } = dependency;
        if (alterations.length === 0)
            return null;
        const what = [...new Set(alterations.map((each) => each.what))].join(', ');
        return found((0,phrase/* say */.cv) `${what} changes what ${(0,words/* shownName */.HD)(dependency)} fetches or runs, so its grade says nothing of what is started.`, (0,phrase/* say */.cv) `Take it out, or review this server by hand.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/ambiguous-identity.js



const ambiguousIdentity = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'several servers of the export carry the identity',
    evaluate(graded) {
        const candidates = graded.match?.candidates ?? [];
        const server = graded.match?.server ?? null;
        if (candidates.length < 2 || server === null)
            return null;
        const others = candidates
            .filter((each) => each !== server)
            .map(({ name, id }) => `${name} (${id})`);
        return found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} is claimed by several servers of the export; the worst, ${(0,words/* recordName */.xD)(server)}, counts. The others: ${others.slice(0, 5).join(', ')}${others.length > 5 ? (0,phrase/* say */.cv) ` and ${others.length - 5} more` : (0,phrase/* say */.cv) ``}.`, (0,phrase/* say */.cv) `Ask the owner of the grading service which of them is the real one.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/failing-finding.js



const weight = { off: 0, warn: 1, fail: 2 };
const failingFinding = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'a finding with result `fail` on a server that otherwise passes',
    evaluate(graded, { policy, levelOf }) {
        const failing = (0,words/* findingsOf */.WX)(graded, 'fail');
        const score = graded.match?.report?.score ?? null;
        // A score below the minimum shows the findings already; they count apart only where they weigh more.
        const isShown = score !== null &&
            score < policy.minScore &&
            weight[levelOf('score-below-minimum')] >= weight[levelOf('failing-finding')];
        if (failing.length === 0 || isShown)
            return null;
        return found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} is ${(0,words/* gradeOf */.V)(graded)} and has ${(0,words/* count */.U9)(failing.length, 'failing finding')}.${(0,words/* judgedAs */.KY)(graded)}`, (0,phrase/* say */.cv) `Read the evidence: take a version without the finding, or accept it knowingly.`, failing);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/inconsistent-export.js


const hourMs = 60 * 60 * 1000;
const inconsistentExport = {
    about: 'export',
    levels: { recommended: 'warn', strict: 'warn', 'report-only': 'warn' },
    title: 'the export breaks its contract',
    evaluate({ inconsistencies, ageMs }) {
        const faults = ageMs < -hourMs
            ? [...inconsistencies, 'it says it was generated in the future']
            : inconsistencies;
        if (faults.length === 0)
            return null;
        return found((0,phrase/* say */.cv) `The export breaks its contract: ${(0,phrase/* words */.aL)(faults.join('; '))}.`, (0,phrase/* say */.cv) `Tell the owner of the grading service; the servers that can be read are judged all the same.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/inconsistent-record.js



/** The part of `inconsistent-export` that concerns one server. */
const inconsistentRecord = {
    about: 'dependency',
    judgesLaunchers: true,
    levels: { recommended: 'warn', strict: 'warn', 'report-only': 'warn' },
    title: 'the export breaks its contract',
    evaluate(graded) {
        const { match } = graded;
        if (match === null)
            return null;
        const advice = (0,phrase/* say */.cv) `Tell the owner of the grading service.`;
        if (match.error !== null) {
            return {
                ...found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} cannot be judged: ${(0,phrase/* words */.aL)(match.error)}.`, advice),
                isError: true,
            };
        }
        const [first] = match.inconsistencies;
        if (first === undefined)
            return null;
        const more = match.inconsistencies.length - 1;
        return found((0,phrase/* say */.cv) `The export breaks its contract about ${(0,words/* nameOf */.Vb)(graded)}: ${(0,phrase/* words */.aL)(first)}${more > 0 ? (0,phrase/* say */.cv) ` and ${more} more` : (0,phrase/* say */.cv) ``}.`, advice);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/local-code.js



const localCode = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'off', strict: 'warn', 'report-only': 'off' },
    title: 'a server that is code of the project, judged by nobody',
    evaluate({ dependency }) {
        if (dependency.type !== 'local')
            return null;
        return found((0,phrase/* say */.cv) `${(0,words/* shownName */.HD)(dependency)} is code of this project: nobody has graded it.`, (0,phrase/* say */.cv) `Review it like the rest of the project.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/matched-by-name.js



const matchedByName = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'the server was found by an equal name alone, without a package reference',
    evaluate(graded) {
        const { match, dependency } = graded;
        if (match?.by !== 'name' || match.server === null)
            return null;
        return found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} (${(0,phrase/* words */.aL)(dependency.type)}) was matched to ${(0,words/* recordName */.xD)(match.server)} by its name alone: the export names no ${(0,phrase/* words */.aL)(dependency.type)} package for that server.`, (0,phrase/* say */.cv) `Check that they are the same server; its publisher can add the package reference to the registry.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/score-below-minimum.js



const scoreBelowMinimum = {
    about: 'dependency',
    judgesLaunchers: true,
    levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
    title: 'the score lies below min-score',
    evaluate(graded, { policy }) {
        const score = graded.match?.report?.score ?? null;
        if (score === null || score >= policy.minScore)
            return null;
        return found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} is ${(0,words/* gradeOf */.V)(graded)}, below the minimum of ${(0,phrase/* words */.aL)(String(policy.minScore))}.${(0,words/* judgedAs */.KY)(graded)}`, (0,words/* remedyOf */.SM)(graded), (0,words/* findingsOf */.WX)(graded, 'fail', 'warn'));
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/stale-export.js


const stale_export_hourMs = 60 * 60 * 1000;
const staleExport = {
    about: 'export',
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'the export is older than `max-age`',
    evaluate({ ageMs, generatedAt }, { maxAgeMs }) {
        if (generatedAt === null || ageMs <= maxAgeMs)
            return null;
        return found((0,phrase/* say */.cv) `The export was generated ${(0,phrase/* words */.aL)(String(Math.floor(ageMs / stale_export_hourMs)))} hours ago, at ${(0,phrase/* words */.aL)(new Date(generatedAt).toISOString())}; max-age is ${(0,phrase/* words */.aL)(String(Math.floor(maxAgeMs / stale_export_hourMs)))} hours.`, (0,phrase/* say */.cv) `Ask the owner of the grading service why it is not refreshed, or raise max-age.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/unidentified.js


const unidentified = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'the launch does not tell which package, image or address it uses',
    evaluate({ dependency, match }) {
        if (dependency.type !== 'unidentified' && match?.kind !== 'unidentified')
            return null;
        const { alias } = dependency.declaration;
        return found((0,phrase/* say */.cv) `What ${alias} launches cannot be identified: ${(0,phrase/* words */.aL)(dependency.reason ?? 'no reason is known')}${dependency.name === null ? (0,phrase/* say */.cv) `` : (0,phrase/* say */.cv) ` (${dependency.name})`}.`, (0,phrase/* say */.cv) `Launch a published package, image or URL by its name, or review this server by hand.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/unlisted.js



const unlisted = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'the server is not in the export',
    evaluate(graded) {
        const { match, dependency } = graded;
        if (match?.kind !== 'unlisted' || match.error !== null) {
            return null;
        }
        return found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} (${(0,phrase/* words */.aL)(dependency.type)}) is not in the export: nobody has graded it.`, (0,phrase/* say */.cv) `Check the spelling of its name, use a graded server, or review this one by hand.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/unparsable-file.js


const unparsableFile = {
    about: 'file',
    // A client may read what this gate cannot: without a base to compare with, every file counts as touched.
    levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
    title: 'a file that declares servers cannot be read',
    evaluate({ path, status, reason }) {
        if (status !== 'unreadable')
            return null;
        return found((0,phrase/* say */.cv) `${path} cannot be read in full: ${(0,phrase/* words */.aL)(reason ?? 'no reason is known')}.`, (0,phrase/* say */.cv) `Mend the file, or leave it out with ignore-paths if no client reads it.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/unpinned.js



const unpinned = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'a package without exact version, digest or proof of a lockfile',
    evaluate({ dependency, remedy }) {
        const { type, pin, specifier, resolved, name } = dependency;
        if (!(0,words/* isGradable */.T9)(dependency) || type === 'remote' || resolved !== null)
            return null;
        if (pin === 'exact' || pin === 'digest')
            return null;
        if (pin === 'git' && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(specifier ?? ''))
            return null;
        return found(specifier === null
            ? (0,phrase/* say */.cv) `${name ?? ''} is not pinned: each start may fetch another version than the one judged.`
            : (0,phrase/* say */.cv) `${name ?? ''} is pinned to ${specifier} only: each start may fetch another version than the one judged.`, remedy === null
            ? (0,phrase/* say */.cv) `Pin an exact version or a digest.`
            : (0,phrase/* say */.cv) `Pin version ${remedy.version}, graded ${remedy.grade}.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/unscannable.js



const unscannable = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'the version is listed and could not be scanned: its score is null',
    evaluate(graded) {
        const report = graded.match?.report ?? null;
        if (report === null || report.score !== null)
            return null;
        return found((0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} could not be scanned, so nothing is known of it.${(0,words/* judgedAs */.KY)(graded)}`, (0,words/* remedyOf */.SM)(graded), (0,words/* findingsOf */.WX)(graded, 'unscannable'));
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/unscored-version.js



const unscoredVersion = {
    about: 'dependency',
    judgesLaunchers: false,
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'the server is listed, the version in question has no score report',
    evaluate(graded) {
        const { match, dependency } = graded;
        if (match?.kind !== 'unscored' || match.error !== null)
            return null;
        const scored = match.scored.slice(0, 3).map(({ version }) => version);
        const others = scored.length === 0
            ? (0,phrase/* say */.cv) `none of its versions is`
            : (0,phrase/* say */.cv) `scored are ${scored.join(', ')}${match.scored.length > 3 ? (0,phrase/* say */.cv) ` and ${match.scored.length - 3} more` : (0,phrase/* say */.cv) ``}`;
        const subject = match.judgedVersion === null
            ? (0,phrase/* say */.cv) `${(0,words/* nameOf */.Vb)(graded)} with ${dependency.specifier ?? 'no version'}`
            : (0,words/* nameOf */.Vb)(graded);
        return found((0,phrase/* say */.cv) `${subject} is listed and not scored; ${others}.`, (0,words/* remedyOf */.SM)(graded));
    },
};

;// CONCATENATED MODULE: ./build/policy/catalogue.js















/**
 * Every rule, in the order in which reports list them. A new rule is one file and one line here. An
 * id may stand twice where it is about two kinds of subject.
 */
const catalogue = [
    { id: 'score-below-minimum', rule: scoreBelowMinimum },
    { id: 'altered-launch', rule: alteredLaunch },
    { id: 'failing-finding', rule: failingFinding },
    { id: 'unscannable', rule: unscannable },
    { id: 'unscored-version', rule: unscoredVersion },
    { id: 'unlisted', rule: unlisted },
    { id: 'unidentified', rule: unidentified },
    { id: 'local-code', rule: localCode },
    { id: 'unparsable-file', rule: unparsableFile },
    { id: 'unpinned', rule: unpinned },
    { id: 'matched-by-name', rule: matchedByName },
    { id: 'ambiguous-identity', rule: ambiguousIdentity },
    { id: 'inconsistent-export', rule: inconsistentRecord },
    { id: 'inconsistent-export', rule: inconsistentExport },
    { id: 'stale-export', rule: staleExport },
];
/** The ids that a policy may name. */
const ruleIds = [...new Set(catalogue.map(({ id }) => id))];


/***/ }),

/***/ 6274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HD: () => (/* binding */ shownName),
/* harmony export */   KY: () => (/* binding */ judgedAs),
/* harmony export */   SM: () => (/* binding */ remedyOf),
/* harmony export */   T9: () => (/* binding */ isGradable),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   V: () => (/* binding */ gradeOf),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   WX: () => (/* binding */ findingsOf),
/* harmony export */   xD: () => (/* binding */ recordName)
/* harmony export */ });
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9743);
/* harmony import */ var _versions_remote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9460);


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
/** How the judged version was chosen, where the declaration does not pin it; empty where it does. */
function judgedAs({ dependency, match }) {
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
/** Dependencies that the export is asked about. */
function isGradable({ type }) {
    return type !== 'local' && type !== 'unidentified';
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

/***/ 9460:
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
