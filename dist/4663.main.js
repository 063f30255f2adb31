export const id = 4663;
export const ids = [4663];
export const modules = {

/***/ 25933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IU: () => (/* binding */ reportFiles),
/* harmony export */   gC: () => (/* binding */ presetNames),
/* harmony export */   yr: () => (/* binding */ levels)
/* harmony export */ });
/* unused harmony export dependencyTypes */
/**
 * The nouns of the gate, as plain read-only values. Data goes one way through the folders of `src/`:
 * each step takes values of this file and gives back new ones. Lines and columns count from 1.
 */
/** The ecosystems that dependencies and package references live in. */
const dependencyTypes = (/* unused pure expression or super */ null && ([
    'npm',
    'pypi',
    'oci',
    'nuget',
    'golang',
    'jsr',
    'git',
    'remote',
    'registry',
    'local',
    'unidentified',
]));
const levels = ['fail', 'warn', 'off'];
/** The inputs that say where the files of the report go; `report/files.ts` makes them. */
const reportFiles = ['report-file', 'sarif-file', 'summary-file'];
const presetNames = [
    'recommended',
    'strict',
    'report-only',
];


/***/ }),

/***/ 51616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ spanLines)
/* harmony export */ });
/** The lines of an input that hold something, without comments, which `#` begins. */
function spanLines(text) {
    return (text ?? '')
        .split(/\r?\n/)
        .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
        .filter((line) => line !== '');
}


/***/ }),

/***/ 19511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QL: () => (/* binding */ inputs),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   sw: () => (/* binding */ commentModes),
/* harmony export */   vj: () => (/* binding */ inputNames)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25933);


/** When a pull request gets a comment. */
const commentModes = ['never', 'on-failure', 'always'];
const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
/** A text such as `48h`, read as milliseconds. */
const duration = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^\d{1,9}(?:ms|s|m|h|d)$/)
    .transform((text) => {
    const [, number, unit] = /^(\d+)(\D+)$/.exec(text) ?? [];
    return Number(number) * units[unit];
})
    .pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
    .min(1)
    .max(units.d * 365));
/** Timers of Node hold 24 days at most; no download takes one. */
const shortDuration = duration.pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().max(units.d));
const onOff = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['true', 'false']).transform((text) => text === 'true');
const outcome = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['fail', 'warn']);
const pathInside = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .refine((text) => !/^(?:[\\/]|[A-Za-z]:)/.test(text) && !text.split(/[\\/]/).includes('..'));
/** What each input may hold, and how that is said to a person who got it wrong. */
const inputs = {
    'base-url': {
        allowed: 'an https:// address (http:// on loopback only) without user-info, query or fragment',
        schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform((text, context) => {
            const url = URL.canParse(text) ? new URL(text) : null;
            if (url !== null && isUsableBase(url))
                return url;
            context.addIssue('not usable');
            return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
        }),
    },
    preset: { allowed: `one of ${_model_js__WEBPACK_IMPORTED_MODULE_2__/* .presetNames */ .gC.join(', ')}`, schema: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_js__WEBPACK_IMPORTED_MODULE_2__/* .presetNames */ .gC) },
    'min-score': {
        allowed: 'a number from 0 to 100',
        schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
            .regex(/^\d{1,3}(?:\.\d+)?$/)
            .transform(Number)
            .pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().max(100)),
    },
    'min-grade': {
        allowed: 'a letter from A to F, perhaps with + or -',
        schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-F][+-]?$/),
    },
    scope: { allowed: 'auto, changed or all', schema: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['auto', 'changed', 'all']) },
    'config-file': { allowed: 'a path inside the repository, from its root', schema: pathInside },
    'max-age': { allowed: 'a duration such as 48h or 2d', schema: duration },
    timeout: { allowed: 'a duration such as 90s or 5m, of a day at most', schema: shortDuration },
    cache: { allowed: 'true or false', schema: onOff },
    'warm-cache': { allowed: 'true or false', schema: onOff },
    suggest: { allowed: 'true or false', schema: onOff },
    'on-missing-key': { allowed: 'fail or warn', schema: outcome },
    'on-unavailable': { allowed: 'fail or warn', schema: outcome },
    comment: { allowed: `one of ${commentModes.join(', ')}`, schema: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(commentModes) },
    'working-directory': {
        allowed: 'a folder inside the workspace, relative to it',
        schema: pathInside,
    },
};
/** Names of all inputs that a run reads, as `action.yml` declares them. */
const inputNames = [
    'api-key',
    'github-token',
    'comment-key',
    'export-file',
    'policy',
    'rules',
    'ignore-paths',
    ..._model_js__WEBPACK_IMPORTED_MODULE_2__/* .reportFiles */ .IU,
    ...Object.keys(inputs),
];
function isUsableBase(url) {
    const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(url.hostname);
    const secure = url.protocol === 'https:' || (url.protocol === 'http:' && loopback);
    return (secure && url.username === '' && url.password === '' && url.search === '' && url.hash === '');
}


/***/ }),

/***/ 63460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ mergeLayers),
/* harmony export */   PW: () => (/* binding */ emptyLayer),
/* harmony export */   VV: () => (/* binding */ placeIn),
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
    const hasPreset = repository.some(({ preset }) => preset !== null);
    // Levels under the organisation's own preset: with another one they say nothing of what was meant.
    const levels = mergeLevels(hasPreset ? repository : layers, provenance);
    return {
        preset: strongest('preset', ({ preset }) => preset, 'recommended'),
        minScore: strongest('min-score', ({ minScore }) => minScore, defaultMinScore),
        minGrade: strongest('min-grade', ({ minGrade }) => minGrade, null),
        levels,
        overrides: list('servers', ({ overrides }) => overrides, repository).map((each) => allows('servers') ? each : { ...each, server: null }),
        inherited: floor === null ? [] : inheritedOverrides(floor, repository),
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
/** Levels by rule id; of several the first layer's. */
function mergeLevels(layers, provenance) {
    const levels = new Map(layers.toReversed().flatMap((layer) => [...layer.levels]));
    for (const id of levels.keys()) {
        const layer = layers.find((each) => each.levels.has(id));
        if (layer !== undefined)
            provenance.set(`rules.${id}`, placeIn(layer, `rules.${id}`));
    }
    return levels;
}
/** What the organisation says of some servers, as far as the repository says nothing of it. */
function inheritedOverrides(floor, repository) {
    const isSilentOf = (of) => repository.every((layer) => of(layer) === null);
    const hasPreset = !isSilentOf(({ preset }) => preset);
    return floor.overrides.map((each) => ({
        ...each,
        minScore: isSilentOf(({ minScore }) => minScore) ? each.minScore : null,
        minGrade: isSilentOf(({ minGrade }) => minGrade) ? each.minGrade : null,
        levels: new Map([...each.levels].filter(([id]) => !hasPreset && !repository.some((layer) => layer.levels.has(id)))),
    }));
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


/***/ }),

/***/ 78898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ nearestName)
/* harmony export */ });
/* harmony import */ var leven__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47785);

/** What other tools call it. */
const elsewhere = {
    error: 'fail',
    failure: 'fail',
    warning: 'warn',
    none: 'off',
    ignore: 'off',
};
/** The nearest of some right spellings to a wrong one; the empty text where there are none. */
function nearestName(text, candidates) {
    const known = Object.hasOwn(elsewhere, text) ? elsewhere[text] : undefined;
    if (known !== undefined && candidates.includes(known))
        return known;
    // What is compared has a limit: a stranger's key may have any length.
    const start = text.slice(0, 60);
    return candidates.toSorted((a, b) => (0,leven__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(start, a) - (0,leven__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(start, b))[0] ?? '';
}


/***/ }),

/***/ 84663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SettingsError: () => (/* binding */ SettingsError),
/* harmony export */   defaultConfigFile: () => (/* binding */ defaultConfigFile),
/* harmony export */   readCommentSettings: () => (/* binding */ readCommentSettings),
/* harmony export */   readSettings: () => (/* binding */ readSettings)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59874);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25933);
/* harmony import */ var _policy_catalogue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52280);
/* harmony import */ var _policy_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51616);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19511);
/* harmony import */ var _key_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3435);
/* harmony import */ var _layers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63460);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78898);








/** Settings that cannot be used, with all their faults at once. */
class SettingsError extends _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u {
    faults;
    details;
    constructor(faults) {
        super('invalid-settings', faults.length === 1
            ? 'A setting cannot be used.'
            : `${faults.length} settings cannot be used.`, 'Correct the inputs of the workflow step, or the options of the command line.');
        this.faults = faults;
        this.details = faults.map(({ name, given, allowed }) => given === null
            ? `${name}: ${allowed}`
            : `${name}: ${JSON.stringify(given)} is not ${allowed}`);
    }
}
const defaults = { maxAge: '48h', timeout: '5m' };
/** Where a repository keeps its policy. */
const defaultConfigFile = '.github/mcp-grade-gate.yml';
/**
 * Reads the inputs of a run. Empty text means "not given".
 *
 * @param raw text of each input by its name
 * @param source what the inputs are called in the provenance of values, for example `input`
 * @param needsExport whether an address or a local export must be given
 * @throws SettingsError with every fault
 */
function readSettings(raw, source, needsExport = true) {
    const faults = [];
    const given = (name) => raw[name]?.trim() || null;
    const read = (name) => readInput(name, given(name), faults);
    const baseUrl = read('base-url');
    const exportFile = given('export-file');
    if (needsExport && exportFile === null && given('base-url') === null) {
        faults.push({
            name: 'base-url',
            given: null,
            allowed: 'must be given (the address of the grading service), unless export-file is',
        });
    }
    read('comment');
    const maxAge = read('max-age');
    const ignorePaths = readIgnorePaths(given('ignore-paths'), faults);
    const { key, cautions } = readKey(given('api-key'), faults);
    const cache = read('cache') ?? true;
    const warmCache = read('warm-cache') ?? false;
    if (warmCache && (!cache || exportFile !== null)) {
        const allowed = 'cannot be set together with export-file, or with cache: false';
        faults.push({ name: 'warm-cache', given: null, allowed });
    }
    const settings = {
        apiKey: key,
        baseUrl,
        exportFile,
        given: {
            ..._layers_js__WEBPACK_IMPORTED_MODULE_3__/* .emptyLayer */ .PW,
            source,
            preset: read('preset'),
            minScore: read('min-score'),
            minGrade: read('min-grade'),
            levels: readRules(given('rules'), faults),
            ignorePaths,
        },
        configFile: read('config-file') ?? defaultConfigFile,
        floorText: given('policy'),
        maxAge: {
            ms: maxAge ?? _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0.parse(defaults.maxAge),
            source: maxAge === null ? 'default' : source,
        },
        scope: read('scope') ?? 'auto',
        workingDirectory: read('working-directory') ?? '.',
        timeoutMs: read('timeout') ?? _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0.parse(defaults.timeout),
        cache,
        warmCache,
        suggest: read('suggest') ?? false,
        onMissingKey: read('on-missing-key') ?? 'fail',
        onUnavailable: read('on-unavailable') ?? 'fail',
        files: Object.fromEntries(_model_js__WEBPACK_IMPORTED_MODULE_5__/* .reportFiles */ .IU.map((name) => [name, given(name)])),
        ...readCommentSettings(raw),
        cautions,
    };
    if (faults.length > 0)
        throw new SettingsError(faults);
    return settings;
}
/** The value of one input; null where there is none, or a fault, which is added. */
function readInput(name, text, faults) {
    if (text === null)
        return null;
    const { schema, allowed } = _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .inputs */ .QL[name];
    const parsed = schema.safeParse(text);
    if (parsed.success)
        return parsed.data;
    // A faulty address may carry a password.
    const isShown = name !== 'base-url';
    faults.push({
        name,
        given: isShown ? text : null,
        allowed: isShown ? allowed : `must be ${allowed}`,
    });
    return null;
}
function readIgnorePaths(text, faults) {
    const patterns = (0,_policy_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .spanLines */ .Y)(text);
    for (const pattern of patterns.filter((each) => each.startsWith('!'))) {
        // "All but these" would leave out nearly everything.
        faults.push({
            name: 'ignore-paths',
            given: pattern,
            allowed: 'a pattern of what to leave out',
        });
    }
    return text === null ? null : patterns;
}
/**
 * Reads what is said of the comment, without a look at the other inputs: a run whose settings cannot
 * be used has a verdict too, which is to be told where it was asked for.
 *
 * @param raw text of each input by its name
 */
function readCommentSettings(raw) {
    const given = (name) => raw[name]?.trim() ?? '';
    return {
        comment: _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .commentModes */ .sw.find((mode) => mode === given('comment')) ?? 'never',
        commentKey: given('comment-key'),
        githubToken: given('github-token') || null,
    };
}
function readKey(key, faults) {
    if (key === null)
        return { key, cautions: [] };
    // The key goes into a header: a line break would smuggle in another one.
    if (!/^[\x21-\x7e]+$/.test(key)) {
        faults.push({
            name: 'api-key',
            given: null,
            allowed: 'must be one line of visible ASCII without spaces; check how the secret was pasted',
        });
        return { key: null, cautions: [] };
    }
    if (key.length < _key_js__WEBPACK_IMPORTED_MODULE_7__/* .shortestKey */ .A) {
        // So short a text is no key, and taking it out of every report would spoil them.
        faults.push({
            name: 'api-key',
            given: null,
            allowed: `must have ${_key_js__WEBPACK_IMPORTED_MODULE_7__/* .shortestKey */ .A} characters at least`,
        });
        return { key: null, cautions: [] };
    }
    return {
        key,
        cautions: key.length < 20 ? ['api-key has fewer than 20 characters: is the secret whole?'] : [],
    };
}
function readRules(text, faults) {
    const set = new Map();
    for (const line of (0,_policy_lines_js__WEBPACK_IMPORTED_MODULE_6__/* .spanLines */ .Y)(text)) {
        const [, rule, level] = /^([\w-]+)\s*:\s*([\w-]+)$/.exec(line) ?? [];
        if (rule === undefined || level === undefined) {
            faults.push({ name: 'rules', given: line, allowed: 'a line of the form "rule: level"' });
        }
        else if (!_policy_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleIds */ .Zl.includes(rule)) {
            faults.push({
                name: 'rules',
                given: rule,
                allowed: `a rule; the nearest is ${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearestName */ .q)(rule, _policy_catalogue_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleIds */ .Zl)}`,
            });
        }
        else if (set.has(rule)) {
            faults.push({ name: 'rules', given: rule, allowed: 'to be set twice' });
        }
        else if (!isLevel(level)) {
            faults.push({
                name: 'rules',
                given: line,
                allowed: `one of the levels ${_model_js__WEBPACK_IMPORTED_MODULE_5__/* .levels */ .yr.join(', ')}`,
            });
        }
        else {
            set.set(rule, level);
        }
    }
    return set;
}
function isLevel(text) {
    return _model_js__WEBPACK_IMPORTED_MODULE_5__/* .levels */ .yr.some((level) => level === text);
}


/***/ }),

/***/ 47785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ leven)
/* harmony export */ });
/* unused harmony export closestMatch */
const array = [];
const characterCodeCache = [];

function leven(first, second, options) {
	if (first === second) {
		return 0;
	}

	const maxDistance = options?.maxDistance;
	const swap = first;

	// Swapping the strings if `a` is longer than `b` so we know which one is the
	// shortest & which one is the longest
	if (first.length > second.length) {
		first = second;
		second = swap;
	}

	let firstLength = first.length;
	let secondLength = second.length;

	// Performing suffix trimming:
	// We can linearly drop suffix common to both strings since they
	// don't increase distance at all
	// Note: `~-` is the bitwise way to perform a `- 1` operation
	while (firstLength > 0 && (first.charCodeAt(~-firstLength) === second.charCodeAt(~-secondLength))) {
		firstLength--;
		secondLength--;
	}

	// Performing prefix trimming
	// We can linearly drop prefix common to both strings since they
	// don't increase distance at all
	let start = 0;

	while (start < firstLength && (first.charCodeAt(start) === second.charCodeAt(start))) {
		start++;
	}

	firstLength -= start;
	secondLength -= start;

	// Early termination after trimming: if difference in length exceeds max distance
	if (maxDistance !== undefined && secondLength - firstLength > maxDistance) {
		return maxDistance;
	}

	if (firstLength === 0) {
		return maxDistance !== undefined && secondLength > maxDistance
			? maxDistance
			: secondLength;
	}

	let bCharacterCode;
	let result;
	let temporary;
	let temporary2;
	let index = 0;
	let index2 = 0;

	while (index < firstLength) {
		characterCodeCache[index] = first.charCodeAt(start + index);
		array[index] = ++index;
	}

	while (index2 < secondLength) {
		bCharacterCode = second.charCodeAt(start + index2);
		temporary = index2++;
		result = index2;

		for (index = 0; index < firstLength; index++) {
			temporary2 = bCharacterCode === characterCodeCache[index] ? temporary : temporary + 1;
			temporary = array[index];
			// eslint-disable-next-line no-multi-assign
			result = array[index] = temporary > result
				? (temporary2 > result ? result + 1 : temporary2)
				: (temporary2 > temporary ? temporary + 1 : temporary2);
		}

		// Early termination: if all values in current row exceed maxDistance
		if (maxDistance !== undefined) {
			let rowMinimum = result;
			for (index = 0; index < firstLength; index++) {
				if (array[index] < rowMinimum) {
					rowMinimum = array[index];
				}
			}

			if (rowMinimum > maxDistance) {
				return maxDistance;
			}
		}
	}

	// Bound arrays to avoid retaining large previous sizes
	array.length = firstLength;
	characterCodeCache.length = firstLength;

	return maxDistance !== undefined && result > maxDistance ? maxDistance : result;
}

function closestMatch(target, candidates, options) {
	if (!Array.isArray(candidates) || candidates.length === 0) {
		return undefined;
	}

	const userMax = options?.maxDistance;
	const targetLength = target.length;

	// Exact match fast-path
	for (const candidate of candidates) {
		if (candidate === target) {
			return candidate;
		}
	}

	if (userMax === 0) {
		return undefined;
	}

	let best;
	let bestDist = Number.POSITIVE_INFINITY;
	const seen = new Set();

	for (const candidate of candidates) {
		if (seen.has(candidate)) {
			continue;
		}

		seen.add(candidate);

		const lengthDiff = Math.abs(candidate.length - targetLength);
		if (lengthDiff >= bestDist) {
			continue;
		}

		if (userMax !== undefined && lengthDiff > userMax) {
			continue;
		}

		const cap = Number.isFinite(bestDist)
			? (userMax === undefined ? bestDist : Math.min(bestDist, userMax))
			: userMax;

		const distance = cap === undefined
			? leven(target, candidate)
			: leven(target, candidate, {maxDistance: cap});

		// Skip candidates that exceed the user's maximum distance
		if (userMax !== undefined && distance > userMax) {
			continue;
		}

		// If we got a capped result that equals the cap, we need the actual distance
		// for accurate comparison, but only if the cap was due to userMax
		let actualD = distance;
		if (cap !== undefined && distance === cap && cap === userMax) {
			actualD = leven(target, candidate);
		}

		if (actualD < bestDist) {
			bestDist = actualD;
			best = candidate;
			if (bestDist === 0) {
				break;
			}
		}
	}

	if (userMax !== undefined && bestDist > userMax) {
		return undefined;
	}

	return best;
}


/***/ })

};
