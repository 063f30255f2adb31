export const id = 385;
export const ids = [385];
export const modules = {

/***/ 9874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ causeOf),
/* harmony export */   u: () => (/* binding */ GateError)
/* harmony export */ });
/** Trouble that keeps the gate from deciding: a code, what happened, and what to do next. */
class GateError extends Error {
    code;
    remedy;
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

/***/ 694:
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

;// CONCATENATED MODULE: ./build/policy/words.js

/** A dependency as a sentence's subject: its package, address or, where it has neither, its alias. */
function nameOf({ dependency, match }) {
    const version = match?.report?.version ?? match?.judgedVersion ?? null;
    const name = dependency.name ?? dependency.declaration.alias;
    return version === null || dependency.type === 'remote' ? (0,phrase/* say */.cv) `${name}` : (0,phrase/* say */.cv) `${name} ${version}`;
}
/** `graded D (41 of 100)`. */
function gradeOf({ match }) {
    const report = match?.report;
    return (0,phrase/* say */.cv) `graded ${report?.grade || 'without a letter'} (${(0,phrase/* words */.aL)(String(report?.score ?? 'no score'))} of 100)`;
}
/** How the judged version was chosen, where the declaration does not pin it; empty where it does. */
function judgedAs({ dependency, match }) {
    if (match?.judgedVersion == null || !['latest', 'range'].includes(match.kind))
        return (0,phrase/* say */.cv) ``;
    if (dependency.type === 'remote') {
        return (0,phrase/* say */.cv) ` The grade is of the published code; the service at that address may run other code.`;
    }
    return match.kind === 'range'
        ? (0,phrase/* say */.cv) ` A range: judged as ${match.judgedVersion}, the highest listed in it.`
        : (0,phrase/* say */.cv) ` Not pinned: judged as ${match.judgedVersion}, the highest listed; the registry's latest may differ.`;
}
/** A record as it is named in messages: its registry name and its id. */
function recordName({ name, id }) {
    return (0,phrase/* say */.cv) `${name} (${id})`;
}
/** What to do about a version that does not meet the policy. */
function remedyOf({ dependency, remedy }) {
    if (remedy !== null) {
        return (0,phrase/* say */.cv) `Use version ${remedy.version}, graded ${remedy.grade} (${(0,phrase/* words */.aL)(String(remedy.score))} of 100).`;
    }
    return dependency.type === 'remote'
        ? (0,phrase/* say */.cv) `Use another server, or ask its publisher to mend what the findings show.`
        : (0,phrase/* say */.cv) `No scored version meets the policy: use another server, or ask its publisher to mend what the findings show.`;
}
/** The findings with one of some results, heaviest weight first. */
function findingsOf({ match }, ...results) {
    return (match?.report?.findings ?? [])
        .filter(({ result }) => results.includes(result))
        .sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0));
}
/** `1 failing finding`, `3 failing findings`. */
function count(number, one) {
    return (0,phrase/* words */.aL)(`${number} ${one}${number === 1 ? '' : 's'}`);
}
/** Dependencies that the export is asked about. */
function isGradable({ type }) {
    return type !== 'local' && type !== 'unidentified';
}

;// CONCATENATED MODULE: ./build/policy/rules/ambiguous-identity.js



const ambiguousIdentity = {
    about: 'dependency',
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
        return found((0,phrase/* say */.cv) `${nameOf(graded)} is claimed by several servers of the export; the worst, ${recordName(server)}, counts. The others: ${others.slice(0, 5).join(', ')}${others.length > 5 ? (0,phrase/* say */.cv) ` and ${others.length - 5} more` : (0,phrase/* say */.cv) ``}.`, (0,phrase/* say */.cv) `Ask the owner of the grading service which of them is the real one.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/failing-finding.js



const weight = { off: 0, warn: 1, fail: 2 };
const failingFinding = {
    about: 'dependency',
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'a finding with result `fail` on a server that otherwise passes',
    evaluate(graded, { policy, levelOf }) {
        const failing = findingsOf(graded, 'fail');
        const score = graded.match?.report?.score ?? null;
        // A score below the minimum shows the findings already; they count apart only where they weigh more.
        const isShown = score !== null &&
            score < policy.minScore &&
            weight[levelOf('score-below-minimum')] >= weight[levelOf('failing-finding')];
        if (failing.length === 0 || isShown)
            return null;
        return found((0,phrase/* say */.cv) `${nameOf(graded)} is ${gradeOf(graded)} and has ${count(failing.length, 'failing finding')}.${judgedAs(graded)}`, (0,phrase/* say */.cv) `Read the evidence: take a version without the finding, or accept it knowingly.`, failing);
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
    levels: { recommended: 'warn', strict: 'warn', 'report-only': 'warn' },
    title: 'the export breaks its contract',
    evaluate(graded) {
        const { match } = graded;
        if (match === null)
            return null;
        const advice = (0,phrase/* say */.cv) `Tell the owner of the grading service.`;
        if (match.error !== null) {
            return {
                ...found((0,phrase/* say */.cv) `${nameOf(graded)} cannot be judged: ${(0,phrase/* words */.aL)(match.error)}.`, advice),
                isError: true,
            };
        }
        const [first] = match.inconsistencies;
        if (first === undefined)
            return null;
        const more = match.inconsistencies.length - 1;
        return found((0,phrase/* say */.cv) `The export breaks its contract about ${nameOf(graded)}: ${(0,phrase/* words */.aL)(first)}${more > 0 ? (0,phrase/* say */.cv) ` and ${more} more` : (0,phrase/* say */.cv) ``}.`, advice);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/matched-by-name.js



const matchedByName = {
    about: 'dependency',
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'the server was found by an equal name alone, without a package reference',
    evaluate(graded) {
        const { match, dependency } = graded;
        if (match?.by !== 'name' || match.server === null)
            return null;
        return found((0,phrase/* say */.cv) `${nameOf(graded)} (${(0,phrase/* words */.aL)(dependency.type)}) was matched to ${recordName(match.server)} by its name alone: the export names no ${(0,phrase/* words */.aL)(dependency.type)} package for that server.`, (0,phrase/* say */.cv) `Check that they are the same server; its publisher can add the package reference to the registry.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/score-below-minimum.js



const scoreBelowMinimum = {
    about: 'dependency',
    levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
    title: 'the score lies below min-score',
    evaluate(graded, { policy }) {
        const score = graded.match?.report?.score ?? null;
        if (score === null || score >= policy.minScore)
            return null;
        return found((0,phrase/* say */.cv) `${nameOf(graded)} is ${gradeOf(graded)}, below the minimum of ${(0,phrase/* words */.aL)(String(policy.minScore))}.${judgedAs(graded)}`, remedyOf(graded), findingsOf(graded, 'fail', 'warn'));
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
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'the launch does not tell which package, image or address it uses',
    evaluate({ dependency }) {
        if (dependency.type !== 'unidentified')
            return null;
        const { alias } = dependency.declaration;
        return found((0,phrase/* say */.cv) `What ${alias} launches cannot be identified: ${(0,phrase/* words */.aL)(dependency.reason ?? 'no reason is known')}${dependency.name === null ? (0,phrase/* say */.cv) `` : (0,phrase/* say */.cv) ` (${dependency.name})`}.`, (0,phrase/* say */.cv) `Launch a published package, image or URL by its name, or review this server by hand.`);
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/unlisted.js



const unlisted = {
    about: 'dependency',
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'the server is not in the export',
    evaluate(graded) {
        const { match, dependency } = graded;
        if (match?.kind !== 'unlisted' || match.error !== null || dependency.role === 'launcher') {
            return null;
        }
        return found((0,phrase/* say */.cv) `${nameOf(graded)} (${(0,phrase/* words */.aL)(dependency.type)}) is not in the export: nobody has graded it.`, (0,phrase/* say */.cv) `Check the spelling of its name, use a graded server, or review this one by hand.`);
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
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'a package without exact version, digest or proof of a lockfile',
    evaluate({ dependency, remedy }) {
        const { type, pin, specifier, resolved, name } = dependency;
        if (!isGradable(dependency) || type === 'remote' || resolved !== null)
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
    levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
    title: 'the version is listed and could not be scanned: its score is null',
    evaluate(graded) {
        const report = graded.match?.report ?? null;
        if (report === null || report.score !== null)
            return null;
        return found((0,phrase/* say */.cv) `${nameOf(graded)} could not be scanned, so nothing is known of it.${judgedAs(graded)}`, remedyOf(graded), findingsOf(graded, 'unscannable'));
    },
};

;// CONCATENATED MODULE: ./build/policy/rules/unscored-version.js



const unscoredVersion = {
    about: 'dependency',
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
            ? (0,phrase/* say */.cv) `${nameOf(graded)} with ${dependency.specifier ?? 'no version'}`
            : nameOf(graded);
        return found((0,phrase/* say */.cv) `${subject} is listed and not scored; ${others}.`, remedyOf(graded));
    },
};

;// CONCATENATED MODULE: ./build/policy/catalogue.js













/**
 * Every rule, in the order in which reports list them. A new rule is one file and one line here. An
 * id may stand twice where it is about two kinds of subject.
 */
const catalogue = [
    { id: 'score-below-minimum', rule: scoreBelowMinimum },
    { id: 'failing-finding', rule: failingFinding },
    { id: 'unscannable', rule: unscannable },
    { id: 'unscored-version', rule: unscoredVersion },
    { id: 'unlisted', rule: unlisted },
    { id: 'unidentified', rule: unidentified },
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

/***/ 4385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SettingsError: () => (/* binding */ SettingsError),
  inputNames: () => (/* binding */ inputNames),
  readSettings: () => (/* binding */ readSettings)
});

;// CONCATENATED MODULE: ./node_modules/leven/index.js
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

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
// EXTERNAL MODULE: ./build/failure.js
var failure = __webpack_require__(9874);
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

// EXTERNAL MODULE: ./build/policy/catalogue.js + 15 modules
var catalogue = __webpack_require__(694);
;// CONCATENATED MODULE: ./build/settings/settings.js





/** Settings that cannot be used, with all their faults at once. */
class SettingsError extends failure/* GateError */.u {
    faults;
    constructor(faults) {
        const lines = faults.map(({ name, given, allowed }) => given === null
            ? `${name}: ${allowed}`
            : `${name}: ${JSON.stringify(given)} is not ${allowed}`);
        super('invalid-settings', `${faults.length === 1 ? 'A setting' : `${faults.length} settings`} cannot be used: ${lines.join('; ')}.`, 'Correct the inputs of the workflow step, or the options of the command line.');
        this.faults = faults;
    }
}
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
    timeout: { allowed: 'a duration such as 90s or 5m', schema: duration },
    cache: { allowed: 'true or false', schema: onOff },
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
    const { key, cautions } = readKey(given('api-key'), faults);
    const settings = {
        apiKey: key,
        baseUrl,
        exportFile,
        policy: { preset, minScore, levels: set, maxAgeMs, provenance },
        ignorePaths: linesOf(given('ignore-paths')),
        workingDirectory: read('working-directory') ?? '.',
        timeoutMs: read('timeout') ?? duration.parse(defaults.timeout),
        cache: read('cache') ?? true,
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
    return candidates.toSorted((a, b) => leven(text, a) - leven(text, b))[0] ?? '';
}
/** Lines that hold something; `#` begins a comment. */
function linesOf(text) {
    return (text ?? '')
        .split(/\r?\n/)
        .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
        .filter((line) => line !== '');
}


/***/ })

};
