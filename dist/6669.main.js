export const id = 6669;
export const ids = [6669];
export const modules = {

/***/ 76669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SettingsError: () => (/* binding */ SettingsError),
  inputNames: () => (/* binding */ inputNames),
  readSettings: () => (/* binding */ readSettings),
  shortestKey: () => (/* binding */ shortestKey)
});

// EXTERNAL MODULE: ./node_modules/leven/index.js
var leven = __webpack_require__(47785);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./build/failure.js
var failure = __webpack_require__(59874);
;// CONCATENATED MODULE: ./build/model.js
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
const presetNames = [
    'recommended',
    'strict',
    'report-only',
];

// EXTERNAL MODULE: ./build/policy/catalogue.js + 17 modules
var catalogue = __webpack_require__(80509);
;// CONCATENATED MODULE: ./build/settings/settings.js





/** Settings that cannot be used, with all their faults at once. */
class SettingsError extends failure/* GateError */.u {
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
/** A shorter text is a slip of the hand; reports take out what is at least as long. */
const shortestKey = 8;
const defaults = {
    preset: 'recommended',
    minScore: 75,
    maxAge: '48h',
    timeout: '5m',
};
const units = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const duration = schemas/* string */.YjP()
    .regex(/^\d{1,9}(?:ms|s|m|h|d)$/)
    .transform((text) => {
    const [, number, unit] = /^(\d+)(\D+)$/.exec(text) ?? [];
    return Number(number) * units[unit];
})
    .pipe(schemas/* number */.aig()
    .min(1)
    .max(units.d * 365));
/** Timers of Node hold 24 days at most; no download takes one. */
const shortDuration = duration.pipe(schemas/* number */.aig().max(units.d));
const onOff = schemas/* enum */.k5n(['true', 'false']).transform((text) => text === 'true');
const outcome = schemas/* enum */.k5n(['fail', 'warn']);
/** What each input may hold, and how that is said to a person who got it wrong. */
const inputs = {
    'base-url': {
        allowed: 'an https:// address (http:// on loopback only) without user-info, query or fragment',
        schema: schemas/* string */.YjP().transform((text, context) => {
            const url = URL.canParse(text) ? new URL(text) : null;
            if (url !== null && isUsableBase(url))
                return url;
            context.addIssue('not usable');
            return core/* NEVER */.tm;
        }),
    },
    preset: { allowed: `one of ${presetNames.join(', ')}`, schema: schemas/* enum */.k5n(presetNames) },
    'min-score': {
        allowed: 'a number from 0 to 100',
        schema: schemas/* string */.YjP()
            .regex(/^\d{1,3}(?:\.\d+)?$/)
            .transform(Number)
            .pipe(schemas/* number */.aig().max(100)),
    },
    'max-age': { allowed: 'a duration such as 48h or 2d', schema: duration },
    timeout: { allowed: 'a duration such as 90s or 5m, of a day at most', schema: shortDuration },
    cache: { allowed: 'true or false', schema: onOff },
    'warm-cache': { allowed: 'true or false', schema: onOff },
    'on-missing-key': { allowed: 'fail or warn', schema: outcome },
    'on-unavailable': { allowed: 'fail or warn', schema: outcome },
    'working-directory': {
        allowed: 'a folder inside the workspace, relative to it',
        schema: schemas/* string */.YjP()
            .refine((text) => !/^(?:[\\/]|[A-Za-z]:)/.test(text) && !text.split(/[\\/]/).includes('..')),
    },
};
/** Names of all inputs that a run reads, as `action.yml` declares them. */
const inputNames = [
    'api-key',
    'export-file',
    'rules',
    'ignore-paths',
    'report-file',
    'summary-file',
    ...Object.keys(inputs),
];
/**
 * Reads the inputs of a run. Empty text means "not given".
 *
 * @param raw text of each input by its name
 * @param source what the inputs are called in the provenance of values, for example `input`
 * @throws SettingsError with every fault
 */
function readSettings(raw, source) {
    const faults = [];
    const given = (name) => raw[name]?.trim() || null;
    const read = (name) => {
        const text = given(name);
        if (text === null)
            return null;
        const { schema, allowed } = inputs[name];
        const parsed = schema.safeParse(text);
        if (parsed.success)
            return parsed.data;
        // A faulty address may carry a password.
        faults.push({
            name,
            given: name === 'base-url' ? null : text,
            allowed: name === 'base-url' ? `must be ${allowed}` : allowed,
        });
        return null;
    };
    const provenance = new Map();
    const settled = (name, value, fallback, origin) => {
        provenance.set(name, value === null ? origin : source);
        return value ?? fallback;
    };
    const baseUrl = read('base-url');
    const exportFile = given('export-file');
    if (baseUrl === null && exportFile === null && given('base-url') === null) {
        faults.push({
            name: 'base-url',
            given: null,
            allowed: 'must be given (the address of the grading service), unless export-file is',
        });
    }
    const preset = settled('preset', read('preset'), defaults.preset, 'default');
    const minScore = settled('min-score', read('min-score'), defaults.minScore, 'default');
    const maxAgeMs = settled('max-age', read('max-age'), duration.parse(defaults.maxAge), 'default');
    const set = readRules(given('rules'), faults);
    for (const rule of set.keys())
        provenance.set(`rules.${rule}`, source);
    const ignorePaths = linesOf(given('ignore-paths'));
    for (const pattern of ignorePaths.filter((each) => each.startsWith('!'))) {
        // "All but these" would leave out nearly everything.
        faults.push({
            name: 'ignore-paths',
            given: pattern,
            allowed: 'a pattern of what to leave out',
        });
    }
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
        policy: { preset, minScore, levels: set, maxAgeMs, provenance },
        ignorePaths,
        workingDirectory: read('working-directory') ?? '.',
        timeoutMs: read('timeout') ?? duration.parse(defaults.timeout),
        cache,
        warmCache,
        onMissingKey: read('on-missing-key') ?? 'fail',
        onUnavailable: read('on-unavailable') ?? 'fail',
        reportFile: given('report-file'),
        summaryFile: given('summary-file'),
        cautions,
    };
    if (faults.length > 0)
        throw new SettingsError(faults);
    return settings;
}
function isUsableBase(url) {
    const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(url.hostname);
    const secure = url.protocol === 'https:' || (url.protocol === 'http:' && loopback);
    return (secure && url.username === '' && url.password === '' && url.search === '' && url.hash === '');
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
    if (key.length < shortestKey) {
        // So short a text is no key, and taking it out of every report would spoil them.
        faults.push({
            name: 'api-key',
            given: null,
            allowed: `must have ${shortestKey} characters at least`,
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
    for (const line of linesOf(text)) {
        const [, rule, level] = /^([\w-]+)\s*:\s*([\w-]+)$/.exec(line) ?? [];
        if (rule === undefined || level === undefined) {
            faults.push({ name: 'rules', given: line, allowed: 'a line of the form "rule: level"' });
        }
        else if (!catalogue/* ruleIds */.Z.includes(rule)) {
            faults.push({
                name: 'rules',
                given: rule,
                allowed: `a rule; the nearest is ${nearest(rule, catalogue/* ruleIds */.Z)}`,
            });
        }
        else if (set.has(rule)) {
            faults.push({ name: 'rules', given: rule, allowed: 'to be set twice' });
        }
        else if (!isLevel(level)) {
            faults.push({
                name: 'rules',
                given: line,
                allowed: `one of the levels ${levels.join(', ')}`,
            });
        }
        else {
            set.set(rule, level);
        }
    }
    return set;
}
function isLevel(text) {
    return levels.some((level) => level === text);
}
function nearest(text, candidates) {
    return candidates.toSorted((a, b) => (0,leven/* default */.A)(text, a) - (0,leven/* default */.A)(text, b))[0] ?? '';
}
/** Lines that hold something; `#` begins a comment. */
function linesOf(text) {
    return (text ?? '')
        .split(/\r?\n/)
        .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
        .filter((line) => line !== '');
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
