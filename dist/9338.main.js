export const id = 9338;
export const ids = [9338,2785];
export const modules = {

/***/ 42785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readYaml: () => (/* binding */ readYaml),
/* harmony export */   readYamlAt: () => (/* binding */ readYamlAt)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3782);


/** YAML takes ten times as long to read as JSON, and aliases can make much of little. */
const maxLength = 256 * 1024;
const maxNodes = 100_000;
/** Each alias is looked for through the whole document. */
const maxAliases = 200;
/** Reads the first document of a YAML file; anchors are followed, within bounds. */
const readYaml = (text) => readYamlAt(text, text, 0);
/**
 * Reads YAML that is a part of a file.
 *
 * @param text the whole file, for the places
 * @param part the YAML itself
 * @param start offset of the part in the file
 */
function readYamlAt(text, part, start) {
    const spanOf = (0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .spansOf */ .Ly)(text);
    const fault = (message, offset = 0) => ({
        message,
        span: spanOf({ offset: start + offset, length: 0 }),
    });
    if (part.length > maxLength)
        return fault('more than 256 KB of YAML');
    const deep = part.search(/[[{](?:\s*[[{]){100}/);
    if (deep >= 0)
        return fault(`nested more than ${_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .maxDepth */ .Mw} levels deep`, deep);
    try {
        const documents = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseAllDocuments */ .hR)(part, {
            uniqueKeys: false,
            logLevel: 'silent',
            // Making errors pretty costs the length of the text for each.
            prettyErrors: false,
        });
        const [document, ...others] = Array.isArray(documents) ? documents : [];
        if (document === undefined)
            return { root: null, spanOf };
        const [error] = document.errors;
        if (error !== undefined) {
            const [words = 'not understood'] = error.message.split('\n');
            return fault(`not valid YAML: ${words}`, error.pos[0]);
        }
        const budget = { left: maxNodes, aliases: maxAliases };
        const root = nodeOf(document.contents, document, start, 0, budget);
        const second = others.find(({ contents }) => contents !== null);
        const message = 'a second document, which readers take differently';
        return second === undefined
            ? { root, spanOf }
            : { root, spanOf, faults: [fault(message, second.range[0])] };
    }
    catch (error) {
        if (error instanceof NoAnchor) {
            return fault('not valid YAML: an alias of nothing; text that begins with * needs quotes', error.offset);
        }
        return fault(`not valid YAML: ${error instanceof RangeError ? 'nested too deep' : 'not understood'}`);
    }
}
/** An alias of nothing: most often text that begins with `*`. */
class NoAnchor extends Error {
    offset;
    constructor(offset) {
        super();
        this.offset = offset;
    }
}
function nodeOf(node, document, start, depth, budget) {
    budget.left -= 1;
    if (depth > _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .maxDepth */ .Mw || budget.left < 0)
        throw new RangeError('too much');
    const again = (child) => nodeOf(child, document, start, depth + 1, budget);
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node)) {
        budget.aliases -= 1;
        if (budget.aliases < 0)
            throw new RangeError('too many aliases');
        const target = node.resolve(document);
        if (target === undefined)
            throw new NoAnchor(node.range?.[0] ?? 0);
        return again(target);
    }
    const place = placeOf(node?.range, start);
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node)) {
        const own = [];
        const merged = [];
        for (const { key, value } of node.items) {
            const keyNode = again(key);
            if (keyNode === null || !['string', 'number', 'boolean'].includes(keyNode.type)) {
                throw new Error('a key that is no text');
            }
            const name = String(keyNode.value);
            const valueNode = again(value) ?? { type: 'null', offset: keyNode.offset, length: 0 };
            if (name === '<<') {
                // The merge key: what stands behind it is part of this map, where the map has no own.
                const sources = valueNode.type === 'array' ? (valueNode.children ?? []) : [valueNode];
                if (sources.some(({ type }) => type !== 'object'))
                    throw new Error('a merge of no map');
                merged.push(...sources.flatMap(({ children = [] }) => children));
                continue;
            }
            const { offset } = keyNode;
            const end = Math.max(offset + keyNode.length, valueNode.offset + valueNode.length);
            const length = Math.max(end - offset, 0);
            own.push({
                type: 'property',
                offset,
                length,
                children: [{ ...keyNode, value: name }, valueNode],
            });
        }
        const names = new Set(own.map(({ children }) => children?.[0]?.value));
        const children = [
            ...own,
            ...merged.filter((property) => {
                const name = property.children?.[0]?.value;
                const isNew = !names.has(name);
                names.add(name);
                return isNew;
            }),
        ];
        return { type: 'object', ...place, children };
    }
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node)) {
        return { type: 'array', ...place, children: node.items.flatMap((item) => again(item) ?? []) };
    }
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node))
        return null;
    const { value } = node;
    switch (typeof value) {
        case 'string':
        case 'boolean':
        case 'number':
            return { type: typeof value, ...place, value };
        default:
            return { type: 'null', ...place };
    }
}
function placeOf(range, start) {
    const [from, to] = range ?? [0, 0];
    return { offset: start + from, length: to - from };
}


/***/ }),

/***/ 99338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  stepRelaxations: () => (/* binding */ stepRelaxations)
});

// EXTERNAL MODULE: ./build/phrase.js
var phrase = __webpack_require__(59743);
// EXTERNAL MODULE: ./build/grading/grade.js
var grade = __webpack_require__(9748);
// EXTERNAL MODULE: ./build/model.js
var model = __webpack_require__(25933);
// EXTERNAL MODULE: ./build/policy/lines.js
var lines = __webpack_require__(51616);
// EXTERNAL MODULE: ./build/policy/strictness.js
var strictness = __webpack_require__(48429);
;// CONCATENATED MODULE: ./build/policy/steps/inputs.js




/** Inputs that have no say in the verdict. */
const harmless = new Set([
    'github-token',
    'cache',
    ...model/* reportFiles */.IU,
    'comment',
    'comment-key',
    'suggest',
]);
const scales = new Map(Object.entries({
    preset: scaleOf(strictness/* presetsByStrictness */.A),
    'on-missing-key': scaleOf(['warn', 'fail'], 'fail'),
    'on-unavailable': scaleOf(['warn', 'fail'], 'fail'),
    'warm-cache': scaleOf(['true', 'false'], 'false'),
    scope: scaleOf(['changed', 'auto', 'all'], 'auto'),
    'min-score': {
        rank: (value) => (/^\d+(?:\.\d+)?$/.test(value) ? Number(value) : null),
        usual: null,
        ends: [0, 100],
    },
    'min-grade': {
        rank: (value) => {
            const rank = (0,grade/* gradeRank */.U)(value);
            return rank === null ? null : -rank;
        },
        usual: null,
        // Without a minimum every grade passes, and what is no letter too.
        ends: [Number.NEGATIVE_INFINITY, 0],
    },
    'max-age': {
        rank: (value) => {
            const [, count, unit = ''] = /^(\d+)(ms|s|m|h|d)$/.exec(value) ?? [];
            const ms = { ms: 1, s: 1e3, m: 6e4, h: 3.6e6, d: 8.64e7 }[unit];
            return count === undefined || ms === undefined ? null : -Number(count) * ms;
        },
        usual: '48h',
        ends: [0, 0],
    },
}));
function scaleOf(order, usual = null) {
    return {
        rank: (value) => (order.includes(value) ? order.indexOf(value) : null),
        usual,
        ends: [0, order.length - 1],
    };
}
/** Whether an input is plainly as strict as before, or stricter. */
function isNoMilder(name, old, now) {
    if (harmless.has(name))
        return true;
    if (name === 'rules')
        return areNoMilder((0,lines/* spanLines */.Y)(old), (0,lines/* spanLines */.Y)(now));
    if (name === 'ignore-paths') {
        const known = new Set((0,lines/* spanLines */.Y)(old));
        // Where the input is gone, the policy file may leave out more.
        return (old !== undefined && now !== undefined && (0,lines/* spanLines */.Y)(now).every((line) => known.has(line)));
    }
    const scale = scales.get(name);
    if (scale === undefined)
        return false;
    const { rank, usual, ends } = scale;
    // What was not set was the policy file's, which may have said the strictest, or says the mildest.
    const rankOf = (value, end) => value === undefined ? (usual === null ? (end ?? null) : rank(usual)) : rank(value);
    const [before, after] = [rankOf(old, ends[1]), rankOf(now, ends[0])];
    return before !== null && after !== null && after >= before;
}
function areNoMilder(old, now) {
    const weights = new Map(Object.entries(strictness/* strictness */.V));
    const levels = (lines) => new Map(lines.map((line) => line.split(':').map((part) => part.trim())));
    const [before, after] = [levels(old), levels(now)];
    return [...new Set([...before.keys(), ...after.keys()])].every((rule) => {
        // As with every input: what is not set is the policy file's.
        const level = weights.get(after.get(rule) ?? 'off');
        return level !== undefined && level >= (weights.get(before.get(rule) ?? 'fail') ?? 2);
    });
}

// EXTERNAL MODULE: ./build/declarations/tree.js
var tree = __webpack_require__(3782);
// EXTERNAL MODULE: ./build/declarations/yaml.js
var yaml = __webpack_require__(42785);
;// CONCATENATED MODULE: ./build/policy/steps/nodes.js

/** A text or a list of texts as a list. */
function listOf(node) {
    if (node === null || node.type === 'null' || node.type === 'object')
        return [];
    return node.type === 'array' ? (node.children ?? []).map(scalarText) : [scalarText(node)];
}
/** A scalar as text; of anything else its plain value as JSON. */
function scalarText(node) {
    return node.type === 'object' || node.type === 'array'
        ? JSON.stringify(plain(node))
        : String(node.value ?? '');
}
/** A node as plain JSON; members as pairs, in their order. */
function plain(node) {
    if (node === null)
        return null;
    if (node.type === 'object') {
        return (0,tree/* propertiesOf */.P1)(node).map(({ key, value }) => [key, plain(value)]);
    }
    return node.type === 'array' ? (node.children ?? []).map(plain) : (node.value ?? null);
}

;// CONCATENATED MODULE: ./build/policy/steps/triggers.js


/** Types that an event has where none are named; of other events it has all. */
const usualTypes = new Map([
    ['pull_request', ['opened', 'synchronize', 'reopened']],
    ['pull_request_target', ['opened', 'synchronize', 'reopened']],
    ['merge_group', ['checks_requested']],
]);
/** What triggers a workflow: the filters by event. */
function triggersOf(on) {
    const filters = ['types', ...families.flat(), 'workflows'];
    const given = on?.type === 'object'
        ? (0,tree/* propertiesOf */.P1)(on)
        : listOf(on).map((key) => ({ key, value: null }));
    return new Map(given
        // Who starts a workflow by hand starts it for himself.
        .filter(({ key }) => key !== 'workflow_dispatch')
        .map(({ key: event, value }) => {
        const set = (0,tree/* propertiesOf */.P1)(value)
            .filter(({ key }) => filters.includes(key))
            .map(({ key, value: list }) => [key, listOf(list)]);
        const usual = usualTypes.get(event);
        return [event, new Map([...(usual ? [['types', usual]] : []), ...set])];
    }));
}
/** Filters of one matter: where one of them stands, the others let nothing through. */
const families = [
    ['branches', 'branches-ignore', 'tags', 'tags-ignore'],
    ['paths', 'paths-ignore'],
];
/** Whether an event may trigger a workflow less often than before. */
function isNarrower(before, now) {
    const isLess = (key) => {
        const [old, given] = [before.get(key), now.get(key)];
        if (given === undefined || JSON.stringify(old) === JSON.stringify(given))
            return false;
        if (old === undefined)
            return true;
        // With exceptions among them the order counts.
        if ([...old, ...given].some((each) => each.startsWith('!')))
            return true;
        const [wide, narrow] = key.endsWith('-ignore') ? [old, given] : [given, old];
        return !narrow.every((each) => wide.includes(each));
    };
    const isCutShort = (family) => family.some((key) => before.has(key) && !now.has(key)) && family.some((key) => now.has(key));
    return [...now.keys()].some(isLess) || families.some(isCutShort);
}

;// CONCATENATED MODULE: ./build/policy/steps/read.js




/**
 * More uses of one action than the jobs of a file have. Those behind are not looked at: a step of the base
 * that is found no more is named.
 */
const mostSteps = 100;
/** This action by the name under which a workflow may use it; GitHub takes any case. */
const ownName = 'mcp-grade-gate';
/**
 * The steps of a workflow file that use this action.
 *
 * @param action `owner/name` of the repository that holds this action; null where it is not known
 */
function gateSteps({ path, text }, action) {
    // Most workflows have none, and reading YAML takes time.
    const lower = text.toLowerCase();
    if (![ownName, action?.toLowerCase()].some((name) => name && lower.includes(name)))
        return [];
    const document = (0,yaml.readYaml)(text);
    if (!('root' in document))
        return [];
    const { root } = document;
    const triggers = triggersOf((0,tree/* memberOf */.C5)(root, 'on'));
    const jobs = (0,tree/* propertiesOf */.P1)((0,tree/* memberOf */.C5)(root, 'jobs'));
    const uses = jobs.flatMap(({ key: job, value }) => {
        const steps = (0,tree/* memberOf */.C5)(value, 'steps')?.children ?? [];
        return steps.flatMap((step, index) => {
            const name = (0,tree/* memberOf */.C5)(step, 'uses');
            if (name === null || !isThisAction(nameOf(name), action))
                return [];
            return [{ job, value, step, name, before: () => steps.slice(0, index) }];
        });
    });
    return uses.slice(0, mostSteps).map(({ job, value, step, name, before }) => {
        const inputs = new Map((0,tree/* propertiesOf */.P1)((0,tree/* memberOf */.C5)(step, 'with'))
            .map(({ key, value: given }) => [key.toLowerCase(), scalarText(given).trim()])
            .filter(([, given]) => given !== ''));
        const conditions = new Map([...conditionsOf(step, value), ...conditionsOfNeeded(value, jobs)]);
        const said = [...inputs.values(), ...conditions.values()].join('\n');
        return {
            file: path,
            job,
            span: document.spanOf(name),
            uses: nameOf(name),
            inputs,
            conditions,
            needs: listOf((0,tree/* memberOf */.C5)(value, 'needs')),
            surroundings: new Map([
                ...variablesOf([root, value, step], said),
                ...(/\bmatrix\b/i.test(said)
                    ? [['strategy of the job', JSON.stringify(plain((0,tree/* memberOf */.C5)(value, 'strategy')))]]
                    : []),
                ['what actions/checkout takes before it', checkoutsOf(before())],
                ['the container of the job', JSON.stringify(plain((0,tree/* memberOf */.C5)(value, 'container')))],
            ]),
            triggers,
        };
    });
}
/** An action by its name, without its version. */
function nameOf(uses) {
    return scalarText(uses).trim().toLowerCase().replace(/@.*$/s, '').replace(/\/$/, '');
}
function isThisAction(name, action) {
    return name === action?.toLowerCase() || name.split('/').at(-1) === ownName;
}
function conditionsOf(step, job) {
    const keys = ['if', 'continue-on-error'];
    return new Map([
        ...keys.map((key) => [key, (0,tree/* memberOf */.C5)(step, key)]),
        ...keys.map((key) => [`${key} of the job`, (0,tree/* memberOf */.C5)(job, key)]),
    ].flatMap(([name, node]) => (node === null ? [] : [[name, expressionOf(node)]])));
}
/** When the jobs run that a job needs, directly or not: where one is skipped, it is skipped too. */
function conditionsOfNeeded(job, jobs) {
    const byName = new Map(jobs.map(({ key, value }) => [key, value]));
    const needed = new Set(listOf((0,tree/* memberOf */.C5)(job, 'needs')));
    for (const name of needed) {
        for (const further of listOf((0,tree/* memberOf */.C5)(byName.get(name) ?? null, 'needs')))
            needed.add(further);
    }
    return [...needed].flatMap((name) => {
        const condition = (0,tree/* memberOf */.C5)(byName.get(name) ?? null, 'if');
        const shown = `if of the job ${name}, which it needs,`;
        return condition === null ? [] : [[shown, expressionOf(condition)]];
    });
}
/** A condition without the braces that it may have. */
function expressionOf(node) {
    const text = scalarText(node).trim();
    return /^\$\{\{((?:(?!\}\}).)*)\}\}$/s.exec(text)?.[1]?.trim() ?? text;
}
/** Variables that change what runs, whatever the step says: inputs by another way, and loaders. */
const telling = /^(?:INPUT_|NODE_|LD_|DYLD_)/i;
/** The variables of workflow, job and step that the step reads. */
function variablesOf(scopes, said) {
    const mentioned = new Set([...said.matchAll(/\benv\s*\.\s*([\w-]+)/gi)].map(([, name = '']) => name.toLowerCase()));
    const readsAny = /\benv\b(?!\s*\.)/i.test(said);
    const environments = scopes.flatMap((scope) => (0,tree/* memberOf */.C5)(scope, 'env') ?? []);
    const variables = new Map(environments.flatMap((env) => (0,tree/* propertiesOf */.P1)(env).map(({ key, value }) => [key, scalarText(value)])));
    // What an expression makes of them as a whole may be anything.
    const unknown = environments.filter(({ type }) => type === 'string').map(scalarText);
    return [
        ...[...variables]
            .filter(([name]) => readsAny || telling.test(name) || mentioned.has(name.toLowerCase()))
            .map(([name, value]) => [`the variable ${name}`, value]),
        ...(unknown.length > 0
            ? [['what sets the variables', unknown.join()]]
            : []),
    ];
}
/** Inputs of `actions/checkout` that say which files lie in the workspace. */
const places = ['repository', 'ref', 'path', 'sparse-checkout', 'sparse-checkout-cone-mode'];
function checkoutsOf(steps) {
    return steps
        .filter((step) => {
        const uses = (0,tree/* memberOf */.C5)(step, 'uses');
        return uses !== null && nameOf(uses) === 'actions/checkout';
    })
        .flatMap((step) => (0,tree/* propertiesOf */.P1)((0,tree/* memberOf */.C5)(step, 'with'))
        .filter(({ key }) => places.includes(key.toLowerCase()))
        .map(({ key, value }) => `${key.toLowerCase()} ${scalarText(value).trim()}`))
        .sort()
        .join(', ');
}

;// CONCATENATED MODULE: ./build/policy/gate-steps.js




/*
 * Steps of workflows that use this action, and what a change takes back of them. A workflow is compared
 * as text: what an expression gives is not known, so every change that is not plainly stricter is named.
 * Not seen is what stands elsewhere: the caller of a reusable workflow, a composite action, a script of
 * an earlier step; nor is the version of this action a matter of it, which bots raise every week.
 */
/**
 * What a change loosens in the workflow steps that use this action.
 *
 * @param base workflow files of the base
 * @param head workflow files of the change
 * @param action `owner/name` of the repository that holds this action; null where it is not known
 */
function stepRelaxations(base, head, action) {
    const stepsOf = (files) => files.flatMap((file) => gateSteps(file, action));
    const left = stepsOf(head);
    const take = (matches) => {
        const index = left.findIndex(matches);
        return index < 0 ? undefined : left.splice(index, 1)[0];
    };
    // Each by the firmest likeness first, so that no step stands in for the one beside it.
    const before = stepsOf(base);
    const pairs = new Map();
    const inFile = (a, b) => a.file === b.file;
    const inJob = (a, b) => inFile(a, b) && a.job === b.job;
    for (const isSame of [
        (a, b) => inJob(a, b) && areAlike(a, b),
        inJob,
        (a, b) => inFile(a, b) && areAlike(a, b),
        inFile,
        areAlike,
        () => true,
    ]) {
        for (const step of before) {
            if (pairs.has(step))
                continue;
            const now = take((each) => isSame(step, each));
            if (now !== undefined)
                pairs.set(step, now);
        }
    }
    return before.flatMap((step) => {
        // A step that only fills the cache judges nothing, so there is nothing to loosen.
        if (step.inputs.get('warm-cache') === 'true')
            return [];
        const now = pairs.get(step);
        if (now !== undefined)
            return differences(step, now);
        const message = (0,phrase/* say */.cv) `the job ${step.job} of ${step.file} no longer uses this action`;
        return [{ message, file: step.file, span: null }];
    });
}
function areAlike(a, b) {
    const text = ({ uses, inputs, conditions }) => JSON.stringify([uses, [...inputs].sort(), [...conditions].sort()]);
    return text(a) === text(b);
}
function differences(before, now) {
    const found = [];
    const name = (message) => {
        found.push({ message, file: now.file, span: now.span });
    };
    if (before.uses !== now.uses)
        name((0,phrase/* say */.cv) `it uses ${now.uses} instead of ${before.uses}`);
    const isDecided = (input) => (now.inputs.get(input) ?? 'fail') === 'fail';
    for (const input of new Set([...before.inputs.keys(), ...now.inputs.keys()])) {
        const [old, given] = [before.inputs.get(input), now.inputs.get(input)];
        const outcome = outcomes.get(input);
        if (old === given || isNoMilder(input, old, given))
            continue;
        if (outcome !== undefined) {
            // Its value may be a secret, and matters where an undecided gate lets pass.
            if (!isDecided(outcome))
                name((0,phrase/* say */.cv) `the input ${input} has changed, and ${outcome} is not fail`);
        }
        else if (given === undefined) {
            name((0,phrase/* say */.cv) `the input ${input} is no longer ${shown(old)}`);
        }
        else {
            const instead = old === undefined ? (0,phrase/* say */.cv) `` : (0,phrase/* say */.cv) ` instead of ${shown(old)}`;
            name((0,phrase/* say */.cv) `the input ${input} is ${shown(given)}${instead}`);
        }
    }
    for (const condition of new Set([...before.conditions.keys(), ...now.conditions.keys()])) {
        const [old, given] = [before.conditions.get(condition), now.conditions.get(condition)];
        if (old === given || (condition.startsWith('if') ? runsAsOften(old, given) : given === 'false'))
            continue;
        if (given !== undefined)
            name((0,phrase/* say */.cv) `${(0,phrase/* words */.aL)(condition)} is ${shown(given)}`);
        else if (condition.startsWith('if'))
            name((0,phrase/* say */.cv) `${(0,phrase/* words */.aL)(condition)} is no longer ${shown(old)}`);
    }
    const further = now.needs.filter((job) => !before.needs.includes(job));
    if (further.length > 0)
        name((0,phrase/* say */.cv) `its job needs ${(0,phrase/* listed */.KE)(further)}`);
    for (const each of new Set([...before.surroundings.keys(), ...now.surroundings.keys()])) {
        if (before.surroundings.get(each) !== now.surroundings.get(each)) {
            name((0,phrase/* say */.cv) `${each} has changed`);
        }
    }
    for (const [event, filters] of before.triggers) {
        const nowadays = now.triggers.get(event);
        if (nowadays === undefined)
            name((0,phrase/* say */.cv) `${event} no longer triggers the workflow`);
        else if (isNarrower(filters, nowadays)) {
            name((0,phrase/* say */.cv) `${event} triggers the workflow under other conditions`);
        }
    }
    return found;
}
/** How often something runs under a condition: 1 where all before it succeeded, more where not only then. */
const reach = {
    true: 1,
    'success()': 1,
    'success() || failure()': 2,
    '!cancelled()': 2,
    'always()': 3,
};
/** Whether a condition lets run whatever another one did. A job that is skipped counts as passed. */
function runsAsOften(before = 'success()', now = 'success()') {
    const usual = /\b(?:always|cancelled|failure)\s*\(/i.test(before) ? 3 : 1;
    return (reach[now] ?? 0) >= (reach[before] ?? usual);
}
/** A value as it is shown: in one line, and not at length. */
function shown(value = '') {
    const line = value.replace(/\s+/g, ' ');
    return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
/** Inputs that have a say in the verdict only where the other input lets pass what is not decided. */
const outcomes = new Map([
    ['api-key', 'on-missing-key'],
    ['timeout', 'on-unavailable'],
]);


/***/ })

};
