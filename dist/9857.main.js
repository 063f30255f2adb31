export const id = 9857;
export const ids = [9857];
export const modules = {

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

/***/ 63460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ policyLines),
/* harmony export */   J: () => (/* binding */ mergeLayers),
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
function mergeLayers({ file, given, floor, maxAge }) {
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


/***/ })

};
