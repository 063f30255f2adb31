export const id = 7097;
export const ids = [7097,3920];
export const modules = {

/***/ 27097:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderPolicy: () => (/* binding */ renderPolicy)
/* harmony export */ });
/* harmony import */ var _settings_layers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63460);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13920);


/** What is longer pushes the sources of all others out of sight. */
const widestValue = 70;
/** The effective policy, a value on each line, with where it comes from. */
function renderPolicy(policy) {
    const lines = (0,_settings_layers_js__WEBPACK_IMPORTED_MODULE_0__/* .policyLines */ .EO)(policy);
    const told = lines.map(({ name, value }) => `${name}: ${value}`);
    const widest = Math.max(...told.map(({ length }) => (length > widestValue ? 0 : length)));
    return lines
        .map(({ source }, index) => `${(told[index] ?? '').padEnd(widest)}  ${source}`)
        .map((line) => `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__.logLine)(line.trimEnd())}\n`)
        .join('');
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
