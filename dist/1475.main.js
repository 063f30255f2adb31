export const id = 1475;
export const ids = [1475];
export const modules = {

/***/ 44702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   E0: () => (/* binding */ verdictWord),
/* harmony export */   E4: () => (/* binding */ versionOf),
/* harmony export */   Ev: () => (/* binding */ told),
/* harmony export */   HI: () => (/* binding */ lead),
/* harmony export */   JU: () => (/* binding */ moveWords),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Ng: () => (/* binding */ endingSoon),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   QL: () => (/* binding */ lookedWords),
/* harmony export */   V: () => (/* binding */ gradeOf),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   ZL: () => (/* binding */ helpOf),
/* harmony export */   ZY: () => (/* binding */ teamWords),
/* harmony export */   fg: () => (/* binding */ endingWords),
/* harmony export */   hI: () => (/* binding */ sourceWords),
/* harmony export */   mQ: () => (/* binding */ countsOf),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   sm: () => (/* binding */ warmedWords),
/* harmony export */   uR: () => (/* binding */ instant),
/* harmony export */   uw: () => (/* binding */ scoreOf)
/* harmony export */ });
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59743);
/* harmony import */ var _policy_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16274);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13920);



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
/** What the team wants said with this verdict, by its lines. */
function teamWords({ policy, verdict }) {
    const message = policy?.messages.get(verdict)?.trim() ?? '';
    return message === '' ? [] : message.split(/\r\n|\r|\n/);
}
/** A phrase as plain text of any length, with characters of every kind. */
function plain(phrase) {
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPhrase */ .gF)(phrase, _text_js__WEBPACK_IMPORTED_MODULE_1__.inQuotes);
}
/** The longest that sentences are told at, well within what any output cuts. */
const longestSentences = 2500;
/**
 * Phrases as sentences of plain text, for people: however long the values are, our own words and the
 * last sentence, which is the advice, are whole.
 */
function told(...phrases) {
    const tell = (longest) => phrases.map((phrase) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPhrase */ .gF)(phrase, (value) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__.quoted)(value, longest), _text_js__WEBPACK_IMPORTED_MODULE_1__.visible));
    for (const longest of [200, 80]) {
        const text = tell(longest).join(' ').trim();
        if (text.length <= longestSentences)
            return text;
    }
    const share = Math.floor(longestSentences / phrases.length) - 40;
    return tell(30)
        .map((sentence) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__.visible)(sentence, share))
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
/** What a server is called: its package or address, else its alias. */
function nameOf({ dependency }) {
    return (0,_policy_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shownName */ .HD)(dependency);
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
    const move = (0,_policy_words_js__WEBPACK_IMPORTED_MODULE_2__/* .moveOf */ .ds)(server);
    const before = server.previous?.match?.judgedVersion ?? null;
    const after = server.match?.judgedVersion ?? null;
    if (move === null || before === null || after === null || before === after)
        return null;
    const grade = (match) => match?.report?.grade || '?';
    const checks = (title, findings) => findings.length === 0 ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `` : (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `; ${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(title)} ${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(findings.map(_policy_words_js__WEBPACK_IMPORTED_MODULE_2__/* .checkOf */ .EG))}`;
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
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The waiver of ${(0,_policy_words_js__WEBPACK_IMPORTED_MODULE_2__/* .waiverTarget */ .gX)(waiver)} ends ${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(days)}, on ${waiver.expires}: ${waiver.reason}.`;
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

/***/ 87299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   US: () => (/* binding */ identityKey),
/* harmony export */   r1: () => (/* binding */ sameVersion),
/* harmony export */   uU: () => (/* binding */ ecosystems)
/* harmony export */ });
/* harmony import */ var _npm_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89833);
/* harmony import */ var _oci_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22457);
/* harmony import */ var _pypi_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98842);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49460);
/* harmony import */ var _semver_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88394);





const remote = {
    ..._semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
    normaliseName: (name) => (0,_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .normaliseRemoteUrl */ .ae)(name) ?? name,
};
const caseless = {
    ..._semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
    normaliseName: (name) => name.toLowerCase(),
};
/** NuGet takes leading zeros, and a fourth number that is 0, for nothing. Source: its "normalized version numbers". */
const withoutFourth = (version) => version.replace(/^(\s*\d+\.\d+\.\d+)\.0+(?=\s*$|[-+])/, '$1');
const nuget = {
    normaliseName: (name) => name.toLowerCase(),
    normaliseVersion: (version) => _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .looseSemver */ .N.normaliseVersion(withoutFourth(version)),
    compare: (a, b) => _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .looseSemver */ .N.compare(withoutFourth(a), withoutFourth(b)),
    isPrerelease: (version) => _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .looseSemver */ .N.isPrerelease(withoutFourth(version)),
    satisfies: (version, range) => _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .looseSemver */ .N.satisfies(withoutFourth(version), range),
};
/** Every type's own rules. A new ecosystem is one file and one line here. */
const ecosystems = {
    npm: _npm_js__WEBPACK_IMPORTED_MODULE_0__/* .npm */ .w,
    pypi: _pypi_js__WEBPACK_IMPORTED_MODULE_2__/* .pypi */ .v,
    oci: _oci_js__WEBPACK_IMPORTED_MODULE_1__/* .oci */ .sk,
    nuget,
    golang: _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
    jsr: caseless,
    git: _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
    remote,
    registry: _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
    local: _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
    unidentified: _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
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
            return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .unidentifiedSpec */ .a0)(text, 'a tarball, which the export does not grade');
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
/** Container images: the name includes the registry; tags that are versions order as such. */
const oci = {
    ..._semver_js__WEBPACK_IMPORTED_MODULE_0__/* .semverEcosystem */ .J,
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
 * @param loose whether `01.2.0` and `1.2.0beta` are versions too, as they are to npm and NuGet: who
 *   writes one so gets 1.2.0, and must get its grade
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
/** The same for tools that take what is nearly a version. Source: npm-pick-manifest, NuGet's normalised versions. */
const looseSemver = semverBy(true);


/***/ })

};
