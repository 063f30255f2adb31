export const id = 235;
export const ids = [235,2785];
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

/***/ 98405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sf: () => (/* binding */ nameTest),
/* harmony export */   ZB: () => (/* binding */ meansVersion),
/* harmony export */   ZS: () => (/* binding */ readPattern),
/* harmony export */   dr: () => (/* binding */ patternForm),
/* harmony export */   jw: () => (/* binding */ specificity),
/* harmony export */   tb: () => (/* binding */ literalOwner)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14006);
/* harmony import */ var _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87299);
/* harmony import */ var _versions_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49460);



/*
 * Patterns of policies: `pkg:type/name[@version or range]`, or a URL. `*` stays within a segment (of a
 * host: within a label), `**` crosses. Policies are read from repositories, so a pattern has few
 * wildcards and plain characters, and costs little however it is meant.
 */
/** Types of packages by their names in patterns: those of the purl specification, and our own. */
const types = new Map([
    ['npm', 'npm'],
    ['pypi', 'pypi'],
    ['oci', 'oci'],
    ['docker', 'oci'],
    ['nuget', 'nuget'],
    ['golang', 'golang'],
    ['jsr', 'jsr'],
    ['git', 'git'],
    ['registry', 'registry'],
]);
/** What a pattern looks like, for a person who got it wrong. */
const patternForm = 'a pattern such as pkg:npm/@acme/files@^1.2, pkg:pypi/acme-* or https://*.acme.example/**';
const longest = 500;
const mostWildcards = 6;
/** Reads a pattern, or says in words what is wrong with it. */
function readPattern(written) {
    const text = written.trim();
    const wildcards = text.match(/\*+/g)?.length ?? 0;
    if (text.length > longest)
        return { fault: `is longer than ${longest} characters` };
    if (wildcards > mostWildcards)
        return { fault: `has more than ${mostWildcards} wildcards` };
    return /^(?:https?|wss?):\/\//i.test(text) ? readAddress(text) : readPackage(text);
}
function readPackage(text) {
    const [, written = '', rest = ''] = /^pkg:([a-z]+)\/(.+)$/.exec(text) ?? [];
    const type = types.get(written);
    if (type === undefined) {
        const known = [...types.keys()].join(', ');
        return { fault: written === '' ? `is not ${patternForm}` : `names none of the types ${known}` };
    }
    const plain = rest.replaceAll('%40', '@');
    // The `@` of a scope stands at the beginning of a segment, that of a version behind a name.
    const at = plain.search(/(?<=[^/])@/);
    const name = at < 0 ? plain : plain.slice(0, at);
    const version = at < 0 ? null : plain.slice(at + 1).trim();
    if (!/^[\w@.~*:-][\w@./~*:-]*$/.test(name))
        return { fault: `is not ${patternForm}` };
    if (version !== null && !isVersion(type, version)) {
        return { fault: `has a version or range that cannot be read: ${version}` };
    }
    return { text, type, name: normalised(type, name), version };
}
function isVersion(type, version) {
    if (version === '' || version.includes('*'))
        return false;
    const { satisfies, compare } = _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[type];
    return (satisfies('1.0.0', version) !== null ||
        compare(version, version) !== null ||
        // Digests and commits are versions by their own text; a tag moves, and is none.
        /^(?:sha\d+:)?[0-9a-f]{7,128}$/i.test(version));
}
/** The name as identities have it; wildcards stay. */
function normalised(type, name) {
    if (type !== 'oci')
        return _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[type].normaliseName(name);
    if (!name.includes('*'))
        return _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU.oci.normaliseName(name);
    const [first = '', ...others] = name.toLowerCase().split('/');
    // Docker's defaults: without a registry the image is one of `docker.io`.
    const hasRegistry = /[.:*]/.test(first) || first === 'localhost';
    if (hasRegistry && (others.length > 0 || first === '**'))
        return name.toLowerCase();
    return ['docker.io', ...(others.length === 0 ? ['library'] : []), first, ...others].join('/');
}
function readAddress(text) {
    const [, scheme = '', host = '', path = ''] = /^([a-z]+):\/\/([^/?#]*)([^?#]*)$/i.exec(text) ?? [];
    if (!/^[\w.*-]+(?::\d+)?$/.test(host)) {
        return { fault: 'has no host that can be matched, or user-info, a query or a fragment' };
    }
    if (!/^[\w./~%@:+*-]*$/.test(path))
        return { fault: 'has characters that a path cannot have' };
    const spelled = `${scheme.toLowerCase()}://${host.toLowerCase()}${path.replace(/\/$/, '')}`;
    const name = text.includes('*') ? spelled : ((0,_versions_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .normaliseRemoteUrl */ .ae)(text) ?? spelled);
    return { text, type: 'remote', name, version: null };
}
/** Nothing of these counts as a sign of its own: names hold none, and `@` begins a scope. */
const plainGlob = {
    dot: true,
    nobrace: true,
    nobracket: true,
    noextglob: true,
    nonegate: true,
    noquantifiers: true,
};
/** Compiles a pattern's name. */
function nameTest({ type, name }) {
    if (!name.includes('*'))
        return (otherType, other) => otherType === type && other === name;
    if (type !== 'remote') {
        const matches = picomatch__WEBPACK_IMPORTED_MODULE_2__(name, plainGlob);
        return (otherType, other) => otherType === type && matches(other);
    }
    const wanted = partsOf(name);
    const host = picomatch__WEBPACK_IMPORTED_MODULE_2__(wanted.host, plainGlob);
    const path = picomatch__WEBPACK_IMPORTED_MODULE_2__(wanted.path, plainGlob);
    return (otherType, other) => {
        if (otherType !== 'remote')
            return false;
        const parts = partsOf(other);
        // Each by itself: a wildcard of the host must not reach into the path.
        return parts.scheme === wanted.scheme && host(parts.host) && path(parts.path);
    };
}
/** An address whose host is written as a path, so that `*` stays within a label. */
function partsOf(address) {
    const [, scheme = '', host = '', path = ''] = /^([^:]*):\/\/([^/]*)(.*)$/.exec(address) ?? [];
    return { scheme, host: host.replaceAll('.', '/'), path: path === '' ? '/' : path };
}
/** Whether a version is one that a pattern means; every version where it names none. */
function meansVersion({ type, version: wanted }, version) {
    if (wanted === null || (0,_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .sameVersion */ .r1)(type, wanted, version))
        return true;
    return _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[type].satisfies(version, wanted) === true;
}
/** The more it says, the more it counts: a literal name before a wildcard, a version before none. */
function specificity({ name, version }) {
    const literal = name.replaceAll('*', '').length;
    return literal * 4 + (name.includes('*') ? 0 : 2) + (version === null ? 0 : 1);
}
/** Segments that a waiver must name by their text, by type: the account that answers for the code. */
const ownerSegments = {
    oci: 2,
    golang: 2,
    git: 2,
};
/**
 * The owner that a pattern names by its text: the whole name, or the segments that tell whose code it
 * is. Null where none is named: such a pattern means anybody's code.
 */
function literalOwner({ type, name }) {
    if (!name.includes('*'))
        return name;
    if (type === 'remote') {
        const host = /^[^:]*:\/\/[^/*]*(?=\/|$)/.exec(name)?.[0];
        return host ?? null;
    }
    const segments = name.split('/');
    const first = segments.findIndex((segment) => segment.includes('*'));
    const needed = ownerSegments[type] ?? 1;
    return first < needed ? null : segments.slice(0, needed).join('/');
}


/***/ }),

/***/ 20235:
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
// EXTERNAL MODULE: ./build/policy/catalogue.js + 28 modules
var catalogue = __webpack_require__(52280);
// EXTERNAL MODULE: ./build/policy/pattern.js
var policy_pattern = __webpack_require__(98405);
// EXTERNAL MODULE: ./build/versions/registries.js
var versions_registries = __webpack_require__(85197);
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
;// CONCATENATED MODULE: ./build/settings/policy-schema.js




/*
 * What a policy file may hold. The JSON Schema that editors use is made of this, so what stands here is
 * what they can check; the rest (patterns, dates, waivers that fit together) is checked when the file
 * is read.
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
const pattern = schemas/* string */.YjP().min(1).describe(`Packages or addresses: ${policy_pattern/* patternForm */.dr}.`);
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
const waiver = schemas/* strictObject */.rej({
    match: pattern.optional(),
    file: schemas/* string */.YjP()
        .min(1)
        .optional()
        .describe('Path of the declaring file, for what has no identity, or cannot be read.'),
    alias: schemas/* string */.YjP().min(1).optional().describe('The name of the server in that file.'),
    rule: schemas/* enum */.k5n(catalogue/* waivableRules */.J_),
    check: schemas/* string */.YjP()
        .min(1)
        .optional()
        .describe('One check of a rule about findings; the others still count.'),
    reason: schemas/* string */.YjP().trim().min(1).describe('Why it is accepted: reports show it.'),
    expires: date().describe('The last day on which it counts, UTC.'),
});
const patterns = schemas/* array */.YOg(pattern);
const common = {
    preset: schemas/* enum */.k5n(model/* presetNames */.gC).optional().describe('Levels of all rules. Default recommended.'),
    'min-score': minScore.optional(),
    'min-grade': minGrade.optional(),
    rules: rules.optional(),
    servers: schemas/* array */.YOg(server)
        .optional()
        .describe('What differs for some servers; of several the most specific pattern counts.'),
    'first-party': patterns.optional().describe('What is ours: never unlisted.'),
    registries: schemas/* array */.YOg(schemas/* string */.YjP().regex(/^[a-z]+=https?:\/\/\S+$/))
        .optional()
        .describe('Accepted mirrors, such as npm=https://npm.acme.example/.'),
    deny: patterns.optional().describe('What must not be used.'),
    allow: patterns.optional().describe('When not empty, nothing else may be used.'),
    waivers: schemas/* array */.YOg(waiver).optional().describe('Exceptions that end.'),
    'ignore-paths': schemas/* array */.YOg(schemas/* string */.YjP().min(1))
        .optional()
        .describe('Glob patterns of files and folders that are not judged.'),
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

;// CONCATENATED MODULE: ./build/settings/policy-file.js








/** A policy that cannot be used, with every fault and its place. */
class PolicyError extends failure/* GateError */.u {
    details;
    constructor(source, faults) {
        const what = faults.length === 1 ? 'a fault' : `${faults.length} faults`;
        super('invalid-policy', `The policy in ${source} has ${what}, so nothing was judged by it.`, 'Correct it at the places named; docs/policy.md explains every key.');
        this.details = faults;
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
    const document = (0,yaml.readYaml)(text);
    if (!('root' in document)) {
        const { line, column } = document.span.start;
        throw new PolicyError(source, [`${source}:${line}:${column}: ${document.message}`]);
    }
    const faults = [];
    const fault = (path, words, span = spanAt(document, path)) => {
        faults.push({ path, text: words, span });
    };
    for (const { message, span } of document.faults ?? [])
        fault([], message, span);
    const places = new Map();
    const plain = plainOf(document.root, document, [], places, fault);
    // An empty file says nothing, which is something to say.
    const parsed = schema.safeParse(plain ?? {});
    if (!parsed.success)
        for (const issue of parsed.error.issues)
            explain(issue, plain, schema, fault);
    const value = parsed.success ? parsed.data : null;
    const layer = value === null ? null : layerOf(value, { source, file, places }, fault);
    if (layer === null || value === null || faults.length > 0) {
        const order = faults.toSorted((a, b) => (a.span?.start.line ?? 0) - (b.span?.start.line ?? 0));
        throw new PolicyError(source, order.map(({ path, text: words, span }) => {
            const place = span === null ? source : `${source}:${span.start.line}:${span.start.column}`;
            return path.length === 0 ? `${place}: ${words}` : `${place}: ${shownPath(path)} ${words}`;
        }));
    }
    return { layer, value };
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
/** The place of a value, or of the nearest one around it that the document has. */
function spanAt(document, path) {
    let node = document.root;
    let found = node;
    for (const part of path) {
        node =
            typeof part === 'number' ? (node?.children?.[part] ?? null) : (0,tree/* memberOf */.C5)(node, String(part));
        if (node === null)
            break;
        found = node;
    }
    return found === null ? null : document.spanOf(found);
}
/** Says what is wrong in words, with the nearest right spelling. */
function explain(issue, plain, schema, fault) {
    const { path } = issue;
    switch (issue.code) {
        case 'unrecognized_keys':
            for (const key of issue.keys) {
                const known = knownKeys(schema, path);
                fault([...path, key], `is not known here; the nearest is ${(0,nearest/* nearest */.p)(key, known)}`);
            }
            return;
        case 'invalid_value': {
            const values = issue.values.map(String);
            const given = valueAt(plain, path);
            if (path.at(-1) === 'rule' && catalogue/* ruleIds */.Zl.includes(String(given))) {
                fault(path, `is ${String(given)}, which no waiver takes back`);
                return;
            }
            const hint = typeof given === 'string' ? `; the nearest is ${(0,nearest/* nearest */.p)(given, values)}` : '';
            const list = values.length > 8 ? 'one of the rules that this may name' : values.join(', ');
            fault(path, given === undefined ? `is missing: ${list}` : `must be ${list}${hint}`);
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
    return 'must be of the form npm=https://npm.acme.example/';
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
    return path.reduce((held, part) => held?.[part], value);
}
/** `servers[0].rules.unpinned` */
function shownPath(path) {
    return path
        .map((part, index) => typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`)
        .join('')
        .slice(0, 200);
}
function layerOf(value, { source, file, places }, fault) {
    const pattern = (text, path) => {
        const read = (0,policy_pattern/* readPattern */.ZS)(text);
        if (!('fault' in read))
            return read;
        fault(path, read.fault);
        return null;
    };
    const patternsOf = (name) => (value[name] ?? []).flatMap((text, index) => pattern(text, [name, index]) ?? []);
    const overrides = (value.servers ?? []).flatMap((each, index) => {
        const match = pattern(each.match, ['servers', index, 'match']);
        if (match === null)
            return [];
        return [
            {
                match,
                minScore: each['min-score'] ?? null,
                minGrade: each['min-grade'] ?? null,
                levels: levelsOf(each.rules),
                server: each.server ?? null,
            },
        ];
    });
    const waivers = (value.waivers ?? []).flatMap((each, index) => {
        const path = ['waivers', index];
        const match = each.match === undefined ? null : pattern(each.match, [...path, 'match']);
        const words = waiverFault(each, match);
        if (words !== null) {
            fault(path, words);
            return [];
        }
        return [
            {
                match,
                file: each.file ?? null,
                alias: each.alias ?? null,
                rule: each.rule,
                check: each.check ?? null,
                reason: each.reason,
                expires: each.expires,
                writtenIn: file,
                span: places.get(path.join('.')) ?? null,
            },
        ];
    });
    const registries = (value.registries ?? []).flatMap((text, index) => {
        const [type = '', ...rest] = text.split('=');
        const address = (0,versions_registries/* registryAddress */.M)(rest.join('='));
        if (address !== null && ['npm', 'pypi', 'nuget', 'jsr'].includes(type)) {
            return [{ type: type, address }];
        }
        fault(['registries', index], `${formWords([])}, for npm, pypi, nuget or jsr`);
        return [];
    });
    const ignorePaths = value['ignore-paths'] ?? null;
    for (const [index, text] of (ignorePaths ?? []).entries()) {
        // "All but these" would leave out nearly everything.
        if (text.startsWith('!'))
            fault(['ignore-paths', index], 'must say what is left out, without !');
    }
    return {
        source,
        preset: value.preset ?? null,
        minScore: value['min-score'] ?? null,
        minGrade: value['min-grade'] ?? null,
        levels: levelsOf(value.rules),
        overrides,
        firstParty: patternsOf('first-party'),
        registries,
        deny: patternsOf('deny'),
        allow: patternsOf('allow'),
        waivers,
        ignorePaths,
        messages: new Map(Object.entries(value.messages ?? {})),
        places,
    };
}
function levelsOf(rules) {
    return new Map(Object.entries(rules ?? {}).flatMap(([id, level]) => level === undefined ? [] : [[id, level]]));
}
/** What keeps a waiver from meaning one thing for some time; null where nothing does. */
function waiverFault(waiver, match) {
    const { file, alias, rule, check } = waiver;
    if (waiver.match === undefined && file === undefined) {
        return 'needs match (a pattern), or file for what has no identity';
    }
    if (waiver.match !== undefined && (file !== undefined || alias !== undefined)) {
        return 'has both match and file or alias: one of them names what is waived';
    }
    if (rule === 'unparsable-file' && (file === undefined || alias !== undefined)) {
        return 'is about a file: name it by file, without match and alias';
    }
    if (file !== undefined && alias === undefined && rule !== 'unparsable-file') {
        return 'needs alias beside file: a file holds many servers';
    }
    if (match !== null && (0,policy_pattern/* literalOwner */.tb)(match) === null) {
        return `must name whose packages it means: ${match.text} could be anybody's`;
    }
    if (check !== undefined && !catalogue/* findingRules */.BW.includes(rule)) {
        return `has check, which only rules about findings know: ${catalogue/* findingRules */.BW.join(', ')}`;
    }
    return null;
}


/***/ }),

/***/ 85197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ registryAddress),
/* harmony export */   n: () => (/* binding */ isDefaultRegistry)
/* harmony export */ });
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49460);

/** Registries that packages come from unless somebody says otherwise. */
const registries = [
    /^https?:\/\/registry\.npmjs\.org\/?$/,
    /^https?:\/\/registry\.yarnpkg\.com\/?$/,
    /^https:\/\/pypi\.org\/simple\/?$/,
    /^https:\/\/api\.nuget\.org\/v3\/index\.json$/,
];
/** Whether an address is the registry that a package would come from anyway. */
function isDefaultRegistry(address) {
    return registries.some((pattern) => pattern.test(address.trim()));
}
/**
 * A registry's address in one spelling: host in small letters, no slash at the end. Null for what is no
 * plain HTTP address: one with user-info, a query or a placeholder could stand for any other.
 */
function registryAddress(text) {
    const written = text.trim().replace(/^(?:sparse|registry)\+/, '');
    if (!/^https?:\/\/[^\s@?#${}%\\]+$/i.test(written) || !URL.canParse(written))
        return null;
    const { origin, pathname } = new URL(written);
    return `${origin}${(0,_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutTrailingSlashes */ .A$)(pathname)}`;
}


/***/ })

};
