export const id = 7774;
export const ids = [7774,7785,166,3193,2547];
export const modules = {

/***/ 23193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ notAFile),
/* harmony export */   Z: () => (/* binding */ unreadableReasons)
/* harmony export */ });
/** Why a path leads to no place in the repository. */
const unreadableReasons = {
    absent: 'it is not there',
    nowhere: 'a link that leads nowhere',
    outside: 'a link out of the repository',
    // `.git` holds what no client reads and what a pull request's author may not choose.
    git: 'a link into .git',
};
/** Why a folder, a pipe or the like is not read. */
const notAFile = 'not a regular file';


/***/ }),

/***/ 18850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findEffectivePolicy: () => (/* binding */ findEffectivePolicy)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53916);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59874);
/* harmony import */ var _files_unreadable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23193);
/* harmony import */ var _settings_layers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63460);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84663);





/**
 * Finds the policy in force: of a change that of the default branch, for nobody judges himself; where
 * that has none, preset and inputs; where that is broken, the change's, and it is said.
 *
 * @throws PolicyError where a policy that is to be used, or the change's own, has faults
 * @throws GateError `no-base-policy` where the change has a policy file and the one in force cannot be
 *   read: neither passing by the one nor failing by none would be just
 */
async function findEffectivePolicy(settings, ports, found) {
    const { configFile: path, given, floorText, maxAge } = settings;
    const { base } = found;
    // Shown like every other place: from the judged folder.
    const place = { path, shown: (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.relative)(ports.folder, path) };
    const floor = floorText === null
        ? null
        : (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(235)]).then(__webpack_require__.bind(__webpack_require__, 20235))).readFloor(floorText, 'the input policy');
    const file = await ports.head.readFile(path);
    // What the change does not edit it is not asked about, faults included.
    const isEdited = base === null || !isSameText(await base.source.readFile(path), file);
    const own = found.policy === null || isEdited ? await layerOf(file, path, place) : undefined;
    const chosen = found.policy === null
        ? { layer: ownAlone(own ?? null, path, found), commit: null, notices: [] }
        : await chooseLayer(found.policy, place, async () => own ?? (await layerOf(file, path, place)));
    const { layer, commit } = chosen;
    const notices = [...chosen.notices];
    const relaxations = [];
    if (found.policy !== null && own !== undefined) {
        // What the change edits is compared with what it found there; in force may be another branch's.
        const before = (await layerOfBase(base, place)) ?? (commit === null ? null : { layer });
        const [old, now] = [before?.layer ?? _settings_layers_js__WEBPACK_IMPORTED_MODULE_3__/* .emptyLayer */ .PW, own ?? _settings_layers_js__WEBPACK_IMPORTED_MODULE_3__/* .emptyLayer */ .PW];
        if (before !== null && !isSame(old, now)) {
            const { relaxationsOf } = await __webpack_require__.e(/* import() */ 3555).then(__webpack_require__.bind(__webpack_require__, 43555));
            relaxations.push(...relaxationsOf(old, now, place.shown, { minScore: _settings_layers_js__WEBPACK_IMPORTED_MODULE_3__/* .defaultMinScore */ .qi }));
            if (own !== null) {
                notices.push(`This change edits ${path}; its policy counts once it is merged.`);
            }
        }
    }
    if (base !== null)
        relaxations.push(...(await relaxationsOfSteps(base.source, ports)));
    if (floor !== null)
        notices.push(...refusedBy(floor, [given, ...(layer === null ? [] : [layer])]));
    return {
        policy: (0,_settings_layers_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeLayers */ .J)({ file: layer, given, floor, maxAge }),
        origin: layer === null || commit === null ? null : { source: layer.source, commit },
        relaxations,
        notices,
    };
}
/** The policy file of the owner; that of the change where it is broken, for then it is mended here. */
async function chooseLayer(owner, place, readOwn) {
    const { name, commit, insteadOf } = owner;
    const notices = insteadOf === null
        ? []
        : [
            `In force is the policy of ${name}, for that of the default branch ${insteadOf} is not in the checkout: fetch-depth: 0 brings it.`,
        ];
    try {
        return { layer: await readLayer(owner.source, place, name), commit, notices };
    }
    catch (error) {
        // Out of reach it is still in force.
        if (!isBroken(error))
            throw error;
        const layer = await readOwn();
        if (layer === null)
            throw error;
        const faults = [error.message, ...error.details].join(' ');
        notices.push(`The policy of ${name} cannot be used, so that of this change is in force: ${faults}`);
        return { layer, commit: null, notices };
    }
}
/** The policy of the judged tree, where that may be in force. */
function ownAlone(own, path, { needsPolicy, missing }) {
    if (own === null && path !== _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__.defaultConfigFile) {
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('no-policy-file', `The policy file ${path} is not there.`, 'Check config-file: it is a path from the root of the repository.');
    }
    if (needsPolicy && own !== null) {
        const why = missing ?? 'the event does not tell it';
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('no-base-policy', `${path} is there, and the one that is in force, that of the base, cannot be read, for ${why}. A change is not judged by the policy that it brings itself.`, 'With the base in the checkout the change is judged by the policy that is in force.');
    }
    return own;
}
/** What of a repository's policy does not count beside the organisation's, in sentences. */
function refusedBy({ overridable }, layers) {
    const given = [
        ['ignore-paths', ({ ignorePaths }) => (ignorePaths ?? []).length > 0],
        ['registries', ({ registries }) => registries.length > 0],
        ['servers', ({ overrides }) => overrides.some(({ server }) => server !== null)],
    ];
    return layers.flatMap((layer) => given
        .filter(([name, isGiven]) => !overridable.has(name) && isGiven(layer))
        .map(([name]) => {
        const what = name === 'servers' ? 'the binding of servers to records' : name;
        return `What ${layer.source} says of ${what} does not count: the organisation's policy does not list ${name} under overridable.`;
    }));
}
/** Whether a policy file is there and cannot be used for its own faults. */
function isBroken(error) {
    return error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u && error.code !== 'no-base-policy';
}
/** What the change found there; null where there is no base, or it is broken. */
async function layerOfBase(base, place) {
    if (base === null)
        return null;
    try {
        return { layer: await readLayer(base.source, place, 'the base') };
    }
    catch (error) {
        if (isBroken(error))
            return null;
        throw error;
    }
}
/** The policy file of a commit; null where there is none. */
async function readLayer(source, place, name) {
    return layerOf(await source.readFile(place.path), `${place.path} of ${name}`, place);
}
/** A policy file as a layer; null where there is none. */
async function layerOf(file, name, { shown }) {
    if (isMissing(file))
        return null;
    if ('reason' in file && file.isLost) {
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('no-base-policy', `The policy file ${name} cannot be read from the checkout: ${file.reason}.`, 'Have actions/checkout fetch the commit whole: without filter.');
    }
    if ('reason' in file) {
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('invalid-policy', `The policy file ${name} cannot be read: ${file.reason}.`, 'Make it a regular text file of the repository, or take it out.');
    }
    const { readPolicy } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(235)]).then(__webpack_require__.bind(__webpack_require__, 20235));
    return readPolicy(file.text, name, shown);
}
function isSameText(one, other) {
    return 'text' in one && 'text' in other
        ? one.text === other.text
        : isMissing(one) && isMissing(other);
}
function isMissing(file) {
    return 'reason' in file && file.reason === _files_unreadable_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadableReasons */ .Z.absent;
}
/** Whether two layers say the same, wherever they say it. */
function isSame(one, other) {
    const plain = ({ places: _, source: __, ...rest }) => JSON.stringify(rest, (key, value) => {
        if (key === 'span')
            return undefined;
        return value instanceof Map ? [...value] : value;
    });
    return plain(one) === plain(other);
}
/** What the change takes back of the workflow steps that use this action. */
async function relaxationsOfSteps(base, { head, actionRepository }) {
    const [then, now] = [await readWorkflows(base), await readWorkflows(head)];
    if (then.every(({ path, text }) => textOf(now, path) === text))
        return [];
    const { stepRelaxations } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9338)]).then(__webpack_require__.bind(__webpack_require__, 99338));
    return stepRelaxations(then, now, actionRepository);
}
/** The workflow files of a tree; those that cannot be read are none. */
async function readWorkflows(source) {
    const folder = '.github/workflows';
    const tree = await source
        .readTree(folder, {
        client: (path) => (/^[^/]+\.ya?ml$/i.test(path) ? 'workflow' : null),
        matters: () => false,
        folder: () => false,
        depth: 1,
        ignored: () => false,
    })
        .catch(() => null);
    return (tree?.sources ?? []).map(({ path, text }) => ({ path: `${folder}/${path}`, text }));
}
function textOf(files, path) {
    return files.find((file) => file.path === path)?.text;
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
