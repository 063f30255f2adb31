export const id = 9006;
export const ids = [9006,2785];
export const modules = {

/***/ 3782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ memberOf),
/* harmony export */   Ly: () => (/* binding */ spansOf),
/* harmony export */   Mw: () => (/* binding */ maxDepth),
/* harmony export */   P1: () => (/* binding */ propertiesOf),
/* harmony export */   aG: () => (/* binding */ wordOf)
/* harmony export */ });
/** Deeper than any client nests; readers recurse, and a hostile file must not exhaust their stack. */
const maxDepth = 100;
/** Places in a text, by offset and length. */
function spansOf(text) {
    const lines = lineStarts(text);
    return ({ offset, length }) => ({
        start: positionAt(lines, offset),
        end: positionAt(lines, offset + length),
    });
}
/** The properties of an object in the order of the file; none for any other value. */
function propertiesOf(node) {
    if (node?.type !== 'object')
        return [];
    return (node.children ?? []).flatMap((property) => {
        const [key, value] = property.children ?? [];
        return key !== undefined && value !== undefined
            ? [{ key: String(key.value), node: property, value }]
            : [];
    });
}
/** The value of an object's property; where a key stands twice, the last, as JSON readers take it. */
function memberOf(node, key) {
    return propertiesOf(node).findLast((property) => property.key === key)?.value ?? null;
}
/** A string value as a word with its place; null for any other value. */
function wordOf(node, spanOf) {
    return node?.type === 'string' ? { text: String(node.value), span: spanOf(node) } : null;
}
/** Offsets at which the lines of a text begin. */
function lineStarts(text) {
    const starts = [0];
    for (const match of text.matchAll(/\r\n|\r|\n/g))
        starts.push(match.index + match[0].length);
    return starts;
}
function positionAt(starts, offset) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}


/***/ }),

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
        return fault(`not valid YAML: ${error instanceof RangeError ? 'nested too deep' : 'not understood'}`);
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
            throw new Error('an alias of nothing');
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

/***/ 49006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   stepLoosenings: () => (/* binding */ stepLoosenings)
/* harmony export */ });
/* harmony import */ var _declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3782);
/* harmony import */ var _declarations_yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42785);
/* harmony import */ var _grading_grade_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9748);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59743);




/** This action by the name under which a workflow may use it; GitHub takes any case. */
const ownName = 'mcp-grade-gate';
/**
 * What a change loosens in the workflow steps that use this action.
 *
 * @param base workflow files of the base
 * @param head workflow files of the change
 * @param action `owner/name` of the repository that holds this action; null where it is not known
 */
function stepLoosenings(base, head, action) {
    const stepsOf = (files) => files.flatMap((file) => gateSteps(file, action));
    const left = stepsOf(head);
    const take = (matches) => {
        const index = left.findIndex(matches);
        return index < 0 ? undefined : left.splice(index, 1)[0];
    };
    // Each by the firmest place first, so that no step stands in for the one beside it.
    const before = stepsOf(base);
    const pairs = new Map();
    for (const isSame of [
        (a, b) => a.file === b.file && a.job === b.job,
        (a, b) => a.file === b.file,
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
        const now = pairs.get(step);
        if (now !== undefined)
            return differences(step, now);
        const message = (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `the job ${step.job} of ${step.file} no longer uses this action`;
        return [{ message, file: step.file, span: null }];
    });
}
function gateSteps({ path, text }, action) {
    const document = (0,_declarations_yaml_js__WEBPACK_IMPORTED_MODULE_0__.readYaml)(text);
    if (!('root' in document))
        return [];
    const { root } = document;
    const triggers = JSON.stringify(plain((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(root, 'on')));
    return (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .propertiesOf */ .P1)((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(root, 'jobs')).flatMap(({ key: job, value }) => ((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(value, 'steps')?.children ?? []).flatMap((step) => {
        const uses = (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(step, 'uses');
        if (uses === null || !isThisAction(String(uses.value ?? ''), action))
            return [];
        const inputs = (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .propertiesOf */ .P1)((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(step, 'with')).map(({ key, value: given }) => [key.toLowerCase(), textOf(given).trim()]);
        return [
            {
                file: path,
                job,
                span: document.spanOf(uses),
                inputs: new Map(inputs),
                conditions: conditionsOf(step, value),
                triggers,
            },
        ];
    }));
}
function isThisAction(uses, action) {
    const name = uses.toLowerCase().replace(/@.*$/s, '').replace(/\/$/, '');
    return name === action?.toLowerCase() || name.split('/').at(-1) === ownName;
}
function conditionsOf(step, job) {
    const keys = ['if', 'continue-on-error'];
    return new Map([
        ...keys.map((key) => [key, (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(step, key)]),
        ...keys.map((key) => [`${key} of the job`, (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(job, key)]),
    ].flatMap(([name, node]) => (node === null ? [] : [[name, textOf(node).trim()]])));
}
function differences(before, now) {
    const at = (message) => ({ message, file: now.file, span: now.span });
    const names = new Set([...before.inputs.keys(), ...now.inputs.keys()]);
    const inputs = [...names].flatMap((name) => {
        const [old, given] = [before.inputs.get(name), now.inputs.get(name)];
        if (old === given || isNoMilder(name, old, given))
            return [];
        if (given === undefined)
            return [at((0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `the input ${name} is no longer ${old ?? ''}`)];
        const instead = old === undefined ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `` : (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) ` instead of ${old}`;
        return [at((0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `the input ${name} is ${given}${instead}`)];
    });
    const conditions = [...now.conditions].flatMap(([name, value]) => value === (before.conditions.get(name) ?? 'false') || value === 'false'
        ? []
        : [at((0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(name)} is ${value}`)]);
    const triggers = before.triggers === now.triggers ? [] : [at((0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `what triggers the workflow has changed`)];
    return [...inputs, ...conditions, ...triggers];
}
/** Inputs that have no say in the verdict. */
const harmless = new Set([
    'api-key',
    'github-token',
    'cache',
    'timeout',
    'report-file',
    'sarif-file',
    'summary-file',
    'comment',
    'comment-key',
    'suggest',
]);
/** How strict a value is, the higher the stricter; null where that is not known. */
const ranks = {
    preset: rankIn(['report-only', 'recommended', 'strict']),
    'on-missing-key': rankIn(['warn', 'fail'], 'fail'),
    'on-unavailable': rankIn(['warn', 'fail'], 'fail'),
    'warm-cache': rankIn(['true', 'false'], 'false'),
    scope: rankIn(['changed', 'auto', 'all'], 'auto'),
    'min-score': (value) => value !== undefined && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : null,
    'min-grade': (value) => {
        const rank = (0,_grading_grade_js__WEBPACK_IMPORTED_MODULE_3__/* .gradeRank */ .U)(value ?? '');
        return rank === null ? null : -rank;
    },
};
function rankIn(order, fallback) {
    return (value) => {
        const index = order.indexOf(value ?? fallback ?? '');
        return index < 0 ? null : index;
    };
}
/** Whether an input is plainly as strict as before, or stricter. */
function isNoMilder(name, old, now) {
    if (harmless.has(name))
        return true;
    if (name === 'rules')
        return areNoMilder(linesOf(old), linesOf(now));
    if (name === 'ignore-paths') {
        const known = new Set(linesOf(old));
        return old !== undefined && linesOf(now).every((line) => known.has(line));
    }
    const rank = ranks[name];
    const [before, after] = [rank?.(old) ?? null, rank?.(now) ?? null];
    // What was not set was the policy file's, which may have said more.
    return before !== null && after !== null && after >= before;
}
function areNoMilder(old, now) {
    const weight = rankIn(['off', 'warn', 'fail']);
    const levels = (lines) => new Map(lines.map((line) => line.split(':').map((part) => part.trim())));
    const [before, after] = [levels(old), levels(now)];
    return [...new Set([...before.keys(), ...after.keys()])].every((rule) => {
        const level = weight(after.get(rule));
        return level !== null && level >= (weight(before.get(rule)) ?? 2);
    });
}
function linesOf(text) {
    return (text ?? '')
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
}
/** A scalar as text; of anything else its plain value as JSON. */
function textOf(node) {
    return node.type === 'object' || node.type === 'array'
        ? JSON.stringify(plain(node))
        : String(node.value ?? '');
}
function plain(node) {
    if (node === null)
        return null;
    if (node.type === 'object') {
        return (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .propertiesOf */ .P1)(node).map(({ key, value }) => [key, plain(value)]);
    }
    return node.type === 'array' ? (node.children ?? []).map(plain) : (node.value ?? null);
}


/***/ })

};
