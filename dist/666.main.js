export const id = 666;
export const ids = [666,2785];
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

/***/ 60666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PolicyError: () => (/* binding */ PolicyError),
  readFloor: () => (/* binding */ readFloor),
  readPolicy: () => (/* binding */ readPolicy)
});

// EXTERNAL MODULE: ./build/declarations/tree.js
var tree = __webpack_require__(3782);
// EXTERNAL MODULE: ./build/declarations/yaml.js
var yaml = __webpack_require__(42785);
// EXTERNAL MODULE: ./build/failure.js
var failure = __webpack_require__(59874);
// EXTERNAL MODULE: ./build/patterns/read.js
var patterns_read = __webpack_require__(62420);
// EXTERNAL MODULE: ./build/policy/catalogue.js + 28 modules
var catalogue = __webpack_require__(52280);
// EXTERNAL MODULE: ./build/settings/nearest.js
var nearest = __webpack_require__(78898);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/iso.js



function datetime(params) {
    return core._isoDateTime(ZodISODateTime, params);
}
function date(params) {
    return api/* _isoDate */.db(schemas/* ZodISODate */.Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}

// EXTERNAL MODULE: ./build/model.js
var model = __webpack_require__(25933);
// EXTERNAL MODULE: ./build/patterns/relations.js
var relations = __webpack_require__(2087);
// EXTERNAL MODULE: ./build/versions/registries.js
var registries = __webpack_require__(85197);
;// CONCATENATED MODULE: ./build/settings/policy-schema.js






/*
 * What a policy file may hold. The JSON Schema that editors use is made of this; what it cannot say
 * (patterns, waivers that fit together) is said in words by the checks here, so that all faults of a
 * file come at once.
 */
/** Names of the settings in which an organisation may let repositories be milder, beside rules. */
const overridableSettings = [
    'preset',
    'min-score',
    'min-grade',
    'servers',
    'registries',
    'ignore-paths',
];
/** A text with a check of its own, which says in words what is wrong; the empty text is wrong anyway. */
function policy_schema_text(faultOf) {
    return schemas/* string */.YjP()
        .min(1)
        .superRefine((given, context) => {
        const fault = given === '' ? null : faultOf(given);
        if (fault !== null)
            context.addIssue(fault);
    });
}
const pattern = policy_schema_text((given) => {
    const read = (0,patterns_read/* readPattern */.ZS)(given);
    return 'fault' in read ? read.fault : null;
}).describe(`Packages or addresses: ${patterns_read/* patternForm */.dr}.`);
const minScore = schemas/* number */.aig().min(0).max(100).describe('The lowest score that passes, 0 to 100.');
const minGrade = schemas/* string */.YjP()
    .regex(/^[A-F][+-]?$/)
    .describe('The lowest grade that passes, A to F, perhaps with + or -.');
const level = schemas/* enum */.k5n(model/* levels */.yr);
const rules = schemas/* strictObject */.rej(Object.fromEntries(catalogue/* ruleIds */.Zl.map((id) => [id, level.optional()])))
    .describe('The level of single rules; the preset says the rest.');
const server = schemas/* strictObject */.rej({
    match: pattern,
    'min-score': minScore.optional(),
    'min-grade': minGrade.optional(),
    rules: rules.optional(),
    server: schemas/* string */.YjP()
        .min(1)
        .optional()
        .describe('Id of the one server of the export that these are, where several claim to be it.'),
});
const waiverShape = schemas/* strictObject */.rej({
    match: pattern.optional(),
    file: schemas/* string */.YjP()
        .min(1)
        .optional()
        .describe('Path of the declaring file from the root of the repository, for what has no identity, or cannot be read.'),
    alias: schemas/* string */.YjP().min(1).optional().describe('The name of the server in that file.'),
    rule: schemas/* enum */.k5n(catalogue/* waivableRules */.J_),
    check: schemas/* string */.YjP()
        .min(1)
        .optional()
        .describe('One check of a rule about findings; the others still count.'),
    reason: schemas/* string */.YjP().trim().min(1).describe('Why it is accepted: reports show it.'),
    expires: date().describe('The last day on which it counts, UTC.'),
});
const waiver = waiverShape.superRefine((given, context) => {
    for (const [key, message] of waiverFaults(given)) {
        context.addIssue({ code: 'custom', path: key === null ? [] : [key], message });
    }
}, 
// Other faults of it hide none of these.
{ when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) });
/** What keeps a waiver from meaning one thing, each with the key that it is about. */
function* waiverFaults({ match, file, alias, rule, check, }) {
    if (rule === 'unparsable-file') {
        if (file === undefined || match !== undefined || alias !== undefined) {
            yield [null, 'is about a file: name it by file, without match and alias'];
        }
    }
    else if (match === undefined && file === undefined) {
        yield [null, 'needs match (a pattern), or file and alias for what has no identity'];
    }
    else if (match !== undefined && (file !== undefined || alias !== undefined)) {
        yield [null, 'has both match and file or alias: one of them names what is waived'];
    }
    else if (match === undefined && alias === undefined) {
        yield [null, 'needs alias beside file: a file holds many servers'];
    }
    const read = typeof match === 'string' ? (0,patterns_read/* readPattern */.ZS)(match) : null;
    if (read !== null && !('fault' in read) && (0,relations/* literalOwner */.tb)(read) === null) {
        yield ['match', `must name whose packages it means: ${read.text} could be anybody's`];
    }
    const isOfFindings = catalogue/* findingRules */.BW.some((id) => id === rule);
    if (check !== undefined && !isOfFindings && catalogue/* waivableRules */.J_.some((id) => id === rule)) {
        yield ['check', `is known to rules about findings alone: ${catalogue/* findingRules */.BW.join(', ')}`];
    }
}
const patterns = schemas/* array */.YOg(pattern);
/**
 * What is wrong with a glob pattern. It becomes a regular expression that is asked of every path: one
 * with many wildcards, or a repeated group, takes hours for some.
 */
function globFault(given) {
    // "All but these" would leave out nearly everything.
    if (given.startsWith('!'))
        return 'must say what is left out, without !';
    if (given.length > 500)
        return 'is longer than 500 characters';
    const wildcards = (part) => part.match(/\*+|\++|\?+/g)?.length ?? 0;
    const segments = given.split('/');
    const crossing = segments.filter((part) => part.includes('**')).length;
    if (segments.some((part) => wildcards(part) > 3) || crossing > 3 || wildcards(given) > 6) {
        return 'has too many wildcards: three in a segment, three ** and six in all are the most';
    }
    return /\)[*+?{]|\}\+|[*+?@!]\(/.test(given)
        ? 'repeats a group: write what is meant as {a,b}'
        : null;
}
/** What an entry of `registries` looks like, for a person who got it wrong. */
const registryForm = 'npm=https://npm.acme.example/, for npm, pypi, nuget or jsr';
const roughForm = /^[a-z]+=https?:\/\/\S+$/;
const mirrored = ['npm', 'pypi', 'nuget', 'jsr'];
const registry = schemas/* string */.YjP()
    .regex(roughForm)
    .superRefine((given, context) => {
    if (!roughForm.test(given))
        return;
    const { type, address } = readRegistry(given);
    if (address === null || !mirrored.includes(type)) {
        context.addIssue(`must be of the form ${registryForm}`);
    }
});
/** An entry of `registries` taken apart. */
function readRegistry(given) {
    const [type = '', ...rest] = given.split('=');
    return { type, address: (0,registries/* registryAddress */.M)(rest.join('=')) };
}
const common = {
    preset: schemas/* enum */.k5n(model/* presetNames */.gC).optional().describe('Levels of all rules. Default recommended.'),
    'min-score': minScore.optional(),
    'min-grade': minGrade.optional(),
    rules: rules.optional(),
    servers: schemas/* array */.YOg(server)
        .optional()
        .describe('What differs for some servers; of several the most specific pattern counts.'),
    'first-party': patterns.optional().describe('What is ours: never unlisted.'),
    registries: schemas/* array */.YOg(registry)
        .optional()
        .describe('Accepted mirrors, such as npm=https://npm.acme.example/.'),
    deny: patterns.optional().describe('What must not be used.'),
    allow: patterns.optional().describe('When not empty, nothing else may be used.'),
    waivers: schemas/* array */.YOg(waiver).optional().describe('Exceptions that end.'),
    'ignore-paths': schemas/* array */.YOg(policy_schema_text(globFault))
        .optional()
        .describe('Glob patterns of files and folders that are not judged, from the root of the repository.'),
    messages: schemas/* strictObject */.rej({
        fail: schemas/* string */.YjP().max(2000).optional(),
        warn: schemas/* string */.YjP().max(2000).optional(),
        error: schemas/* string */.YjP().max(2000).optional(),
    })
        .optional()
        .describe('Words of your own that go with a verdict.'),
};
/** A repository's policy file. */
const policySchema = schemas/* strictObject */.rej(common);
/** An organisation's policy: the floor of every repository's. */
const floorSchema = schemas/* strictObject */.rej({
    ...common,
    overridable: schemas/* array */.YOg(schemas/* enum */.k5n([...overridableSettings, ...catalogue/* ruleIds */.Zl]))
        .optional()
        .describe('Settings and rules in which a repository may be milder.'),
    waivable: schemas/* array */.YOg(schemas/* enum */.k5n(catalogue/* waivableRules */.J_))
        .optional()
        .describe('Rules that a repository may waive; none where it is not given.'),
    'max-waiver-days': schemas/* int */.Whr()
        .min(1)
        .max(3650)
        .optional()
        .describe("How many days ahead a repository's waiver may end."),
});
/** The JSON Schema of policy files, for editors. */
function policyJsonSchema() {
    const { $schema, ...rest } = z.toJSONSchema(policySchema, { io: 'input' });
    return { $schema, title: 'Policy of MCP Grade Gate', ...rest };
}

;// CONCATENATED MODULE: ./build/settings/policy-faults.js



/** More faults than anybody mends at once; each takes a look through the file. */
const mostFaults = 100;
/**
 * Says in words what a schema finds wrong, with the nearest right spelling.
 *
 * @param plain the policy file as plain values
 */
function explainIssue(issue, plain, schema, fault) {
    const { path } = issue;
    switch (issue.code) {
        case 'unrecognized_keys':
            for (const [at, key] of issue.keys.entries()) {
                const words = path.length === 0 && knownKeys(floorSchema, path).includes(key)
                    ? "belongs to an organisation's policy"
                    : `is not known here; the nearest is ${at < mostFaults ? (0,nearest/* nearestName */.q)(key, knownKeys(schema, path)) : ''}`;
                fault([...path, key], words, 'key');
            }
            return;
        case 'invalid_value': {
            const values = issue.values.map(String);
            const given = valueAt(plain, path);
            const ofSettings = values.includes('min-score');
            const list = values.length <= 8
                ? `one of ${values.join(', ')}`
                : ofSettings
                    ? 'a setting or rule'
                    : 'a rule that can be waived';
            if (given === undefined)
                fault(path, `is missing: ${list}`);
            else if (values.length > 8 && catalogue/* ruleIds */.Zl.includes(String(given))) {
                fault(path, `is ${given}, which nothing waives`);
            }
            else {
                const hint = typeof given === 'string' ? `; the nearest is ${(0,nearest/* nearestName */.q)(given, values)}` : '';
                fault(path, `must be ${list}${hint}`);
            }
            return;
        }
        case 'invalid_type':
            fault(path, valueAt(plain, path) === undefined
                ? 'is missing'
                : `must be ${typeWords[issue.expected] ?? issue.expected}`);
            return;
        case 'too_small':
        case 'too_big':
            fault(path, rangeWords(issue));
            return;
        case 'invalid_format':
            fault(path, formWords(path));
            return;
        default:
            fault(path, issue.message);
    }
}
const typeWords = {
    object: 'a map of keys and values',
    array: 'a list',
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
};
function rangeWords(issue) {
    const limit = String(issue.code === 'too_small' ? issue.minimum : issue.maximum);
    const isText = issue.origin === 'string';
    if (issue.code === 'too_small')
        return isText ? 'must not be empty' : `must be ${limit} or more`;
    return isText ? `must have ${limit} characters at most` : `must be ${limit} or less`;
}
function formWords(path) {
    const key = path.findLast((part) => typeof part === 'string');
    if (key === 'expires')
        return 'must be a day such as 2027-01-31';
    if (key === 'min-grade')
        return 'must be a letter from A to F, perhaps with + or -';
    return `must be of the form ${registryForm}`;
}
/** The keys that a map at some path may have. */
function knownKeys(schema, path) {
    let at = schema;
    for (const part of path) {
        at = unwrapped(at);
        const { shape, element } = at;
        at = typeof part === 'number' ? element : shape?.[String(part)];
    }
    return Object.keys(unwrapped(at).shape ?? {});
}
function unwrapped(schema) {
    let at = schema;
    while (at?.def?.type === 'optional')
        at = at.def.innerType;
    return at;
}
function valueAt(value, path) {
    return path.reduce((inner, part) => inner?.[part], value);
}
/** `servers[0].rules.unpinned` */
function shownPath(path) {
    return path
        .map((part, index) => typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`)
        .join('')
        .slice(0, 200);
}

;// CONCATENATED MODULE: ./build/settings/policy-file.js






/** A policy that cannot be used, with every fault and its place. */
class PolicyError extends failure/* GateError */.u {
    details;
    /** @param more faults that are only counted */
    constructor(source, faults, more = 0) {
        const count = faults.length + more;
        const what = count === 1 ? 'a fault' : `${count} faults`;
        super('invalid-policy', `The policy in ${source} has ${what}, so nothing was judged by it.`, 'Correct it at the places named; docs/policy.md explains every key.');
        this.details = more === 0 ? faults : [...faults, `${source}: and ${more} more`];
    }
}
/** Longer than any policy. */
const longest = 256 * 1024;
/**
 * Reads a repository's policy file.
 *
 * @param source what it is called in messages and in the provenance of values
 * @param file its path, under which what it says is shown
 * @throws PolicyError with every fault
 */
function readPolicy(text, source, file = source) {
    return read(text, source, file, policySchema).layer;
}
/**
 * Reads an organisation's policy.
 *
 * @throws PolicyError with every fault
 */
function readFloor(text, source) {
    const { layer, value } = read(text, source, null, floorSchema);
    return {
        ...layer,
        overridable: new Set(value.overridable),
        waivable: new Set(value.waivable),
        maxWaiverDays: value['max-waiver-days'] ?? null,
    };
}
function read(text, source, file, schema) {
    if (text.length > longest)
        throw new PolicyError(source, [`${source}: longer than 256 KB`]);
    // No editor counts a byte order mark as a column.
    const document = (0,yaml.readYaml)(text.replace(/^\uFEFF/, ''));
    if (!('root' in document)) {
        const { line, column } = document.span.start;
        throw new PolicyError(source, [`${source}:${line}:${column}: ${document.message}`]);
    }
    const faults = [];
    let more = 0;
    const fault = (path, words, at = null) => {
        if (faults.length === mostFaults) {
            more += 1;
            return;
        }
        const span = at === null || at === 'key' ? spanAt(document, path, at === 'key') : at;
        faults.push({ path, text: words, span });
    };
    for (const { message, span } of document.faults ?? [])
        fault([], message, span);
    const places = new Map();
    const plain = plainOf(document.root, document, [], places, fault);
    // An empty file says nothing, which is something to say.
    const parsed = schema.safeParse(plain ?? {});
    for (const issue of parsed.error?.issues ?? []) {
        if (faults.length < mostFaults)
            explainIssue(issue, plain, schema, fault);
        else
            more += issue.code === 'unrecognized_keys' ? issue.keys.length : 1;
    }
    if (!parsed.success || faults.length > 0) {
        const order = faults.toSorted(({ span: one }, { span: other }) => (one?.start.line ?? 0) - (other?.start.line ?? 0) ||
            (one?.start.column ?? 0) - (other?.start.column ?? 0));
        const sentences = order.map(({ path, text: words, span }) => {
            const place = span === null ? source : `${source}:${span.start.line}:${span.start.column}`;
            return path.length === 0 ? `${place}: ${words}` : `${place}: ${shownPath(path)} ${words}`;
        });
        throw new PolicyError(source, sentences, more);
    }
    const value = parsed.data;
    return { layer: layerOf(value, { source, file, places }), value };
}
/** The tree as plain values, with the place of each under its path. */
function plainOf(node, document, path, places, fault) {
    if (node === null || node.type === 'null')
        return null;
    places.set(path.join('.'), document.spanOf(node));
    if (node.type === 'array') {
        return (node.children ?? []).map((child, index) => plainOf(child, document, [...path, index], places, fault));
    }
    if (node.type !== 'object')
        return node.value;
    const entries = new Map();
    for (const { key, node: property, value } of (0,tree/* propertiesOf */.P1)(node)) {
        if (entries.has(key))
            fault([...path, key], 'stands twice', document.spanOf(property));
        entries.set(key, plainOf(value, document, [...path, key], places, fault));
        places.set([...path, key].join('.'), document.spanOf(property));
    }
    // Own keys only, whatever they are called.
    return Object.fromEntries(entries);
}
/** The place of a value or of its key, or of the nearest value around it that the document has. */
function spanAt(document, path, isKey) {
    let node = document.root;
    let found = node;
    for (const [index, part] of path.entries()) {
        const property = (0,tree/* propertiesOf */.P1)(node).findLast(({ key }) => key === String(part));
        node = typeof part === 'number' ? (node?.children?.[part] ?? null) : (property?.value ?? null);
        if (node === null)
            break;
        found = isKey && index === path.length - 1 ? (property?.node ?? node) : node;
    }
    return found === null ? null : document.spanOf(found);
}
/** A policy without faults as a layer. */
function layerOf(value, { source, file, places }) {
    const pattern = (text) => (0,patterns_read/* readPattern */.ZS)(text);
    return {
        source,
        preset: value.preset ?? null,
        minScore: value['min-score'] ?? null,
        minGrade: value['min-grade'] ?? null,
        levels: levelsOf(value.rules),
        overrides: (value.servers ?? []).map((each) => ({
            match: pattern(each.match),
            minScore: each['min-score'] ?? null,
            minGrade: each['min-grade'] ?? null,
            levels: levelsOf(each.rules),
            server: each.server ?? null,
        })),
        firstParty: (value['first-party'] ?? []).map(pattern),
        registries: (value.registries ?? []).map((text) => {
            const { type, address } = readRegistry(text);
            return { type: type, address: address ?? '' };
        }),
        deny: (value.deny ?? []).map(pattern),
        allow: (value.allow ?? []).map(pattern),
        waivers: (value.waivers ?? []).map((each, index) => ({
            match: each.match === undefined ? null : pattern(each.match),
            file: each.file ?? null,
            alias: each.alias ?? null,
            rule: each.rule,
            check: each.check ?? null,
            reason: each.reason,
            expires: each.expires,
            writtenIn: file,
            span: places.get(`waivers.${index}`) ?? null,
        })),
        ignorePaths: value['ignore-paths'] ?? null,
        messages: new Map(Object.entries(value.messages ?? {})),
        places,
    };
}
function levelsOf(rules) {
    return new Map(Object.entries(rules ?? {}).flatMap(([id, level]) => level === undefined ? [] : [[id, level]]));
}


/***/ })

};
