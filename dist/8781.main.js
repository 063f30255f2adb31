export const id = 8781;
export const ids = [8781,9929,3306];
export const modules = {

/***/ 83306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   StoreDamaged: () => (/* binding */ StoreDamaged),
/* harmony export */   StructureError: () => (/* binding */ StructureError)
/* harmony export */ });
/** Why bytes are no export document, and where. */
class StructureError extends Error {
    /** Bytes before the fault; null where it is found later, in an element by itself. */
    offset;
    /** The first bytes of the document, to say what it is where it is none; none in an element by itself. */
    beginning;
    /** Whether the document broke off: what is there may be the beginning of a sound one. */
    isCut;
    constructor(message, offset = null, beginning = null, isCut = false) {
        super(message);
        this.name = 'StructureError';
        this.offset = offset;
        this.beginning = beginning;
        this.isCut = isCut;
    }
}
/** A store that opens and turns out to be damaged where it is read: it is a miss, and no answer. */
class StoreDamaged extends Error {
    constructor(cause) {
        super('the store is damaged', { cause });
        this.name = 'StoreDamaged';
    }
}


/***/ }),

/***/ 49929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   generationTime: () => (/* binding */ generationTime),
/* harmony export */   readHead: () => (/* binding */ readHead),
/* harmony export */   structureFailure: () => (/* binding */ structureFailure)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59874);


/** The totals that an export says it holds (section 2.1 of the contract). */
const countsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ servers: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), scores: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), findings: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() })
    .partial();
/**
 * Reads the head of an export.
 *
 * @throws GateError `export-malformed` where it does not say when it was generated
 */
function readHead(values, { name }) {
    const generatedAt = generationTime(values);
    if (generatedAt === null) {
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('export-malformed', `The export of ${name} does not say when it was generated: generated_at is no timestamp.`, 'Tell the owner of the grading service. Until then export-file can name an earlier export.');
    }
    const counts = countsSchema.safeParse(values.counts).data;
    return {
        schemaVersion: textOf(values.schema_version),
        rubricVersion: textOf(values.rubric_version),
        generatedAt,
        counts: counts === undefined
            ? null
            : {
                servers: counts.servers ?? null,
                scores: counts.scores ?? null,
                findings: counts.findings ?? null,
            },
    };
}
/** When an export was generated, in milliseconds since the epoch; null where it does not say so. */
function generationTime({ generated_at: text }) {
    const time = typeof text === 'string' ? Date.parse(text) : Number.NaN;
    return Number.isNaN(time) ? null : time;
}
function textOf(value) {
    return typeof value === 'string' ? value : null;
}
/**
 * What is wrong with bytes that are no export, in words and without showing any of them: they may be
 * paid data.
 */
function structureFailure(error, { name, isFile }) {
    // An element by itself stands in a document that begins as one.
    const beginning = error.beginning ?? Buffer.from('{');
    const head = new TextDecoder().decode(beginning).trimStart().toLowerCase();
    const failure = (code, message, remedy) => new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u(code, message, isFile ? 'Check that the file is the whole export, as the service sent it.' : remedy, {
        cause: error,
    });
    const isElsewhere = 'Check that base-url is the address of the grading service and not of a page, a proxy or a login in front of it.';
    const subject = `What was read from ${name}`;
    const packed = packedAs(beginning);
    if (packed !== null) {
        const remedy = isFile
            ? 'Unpack it first.'
            : 'Tell the owner of the grading service: a packed body needs a content-encoding.';
        return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('export-not-json', `${subject} is not JSON: it is packed with ${packed}.`, remedy, { cause: error });
    }
    if (head.startsWith('<')) {
        return failure('export-not-json', `${subject} is not JSON: it looks like a web page.`, isElsewhere);
    }
    if (head !== '' && !/^[{[]/.test(head)) {
        return failure('export-not-json', `${subject} is not JSON: it does not begin like it.`, isElsewhere);
    }
    if (error.isCut) {
        const shape = beginning.length === 0 ? 'it is empty' : `it breaks off after ${error.offset} bytes`;
        return failure('export-not-json', `${subject} is not JSON: ${shape}.`, 'Run the job again; if it lasts, tell the owner of the grading service.');
    }
    const place = error.offset === null ? '' : ` (at byte ${error.offset})`;
    return failure('export-malformed', `${subject} is no export: ${error.message}${place}.`, 'Check that base-url is the address of the grading service, and tell its owner. Until then export-file can name an earlier export.');
}
/** What a packed file begins with: RFC 1952, RFC 8878. */
function packedAs(beginning) {
    const [first, second, third, fourth] = beginning;
    if (first === 0x1f && second === 0x8b)
        return 'gzip';
    const isZstd = first === 0x28 && second === 0xb5 && third === 0x2f && fourth === 0xfd;
    return isZstd ? 'zstd' : null;
}


/***/ }),

/***/ 16731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ longestName),
/* harmony export */   _: () => (/* binding */ readPackageRef)
/* harmony export */ });
/* harmony import */ var packageurl_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87091);
/* harmony import */ var _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87299);
/* harmony import */ var _versions_oci_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22457);
/* harmony import */ var _versions_remote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49460);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77378);





/*
 * The part of the contract that says which packages a server is: its shape is "not shown", so every
 * spelling that the official registry has used over time is read, and those of purls and of people.
 */
const typeNames = {
    npm: 'npm',
    node: 'npm',
    pypi: 'pypi',
    python: 'pypi',
    oci: 'oci',
    docker: 'oci',
    container: 'oci',
    nuget: 'nuget',
    golang: 'golang',
    go: 'golang',
    jsr: 'jsr',
    git: 'git',
    remote: 'remote',
    'streamable-http': 'remote',
    sse: 'remote',
    http: 'remote',
    url: 'remote',
};
function typeOf(text) {
    if (text === null)
        return null;
    const key = text.toLowerCase();
    return Object.hasOwn(typeNames, key) ? (typeNames[key] ?? null) : null;
}
/**
 * Reads a package reference: a purl, `type:name[@version]`, a URL, a bare name, or an object in any
 * spelling of the official registry. Null where nothing of it can be understood.
 */
function readPackageRef(raw) {
    if (typeof raw === 'string')
        return readRefText(raw.trim());
    const purl = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .firstText */ .o)(raw, ['purl']);
    if (purl !== null)
        return readRefText(purl);
    const type = typeKeys.map((key) => typeOf((0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .firstText */ .o)(raw, [key]))).find((each) => each !== null) ?? null;
    const identifier = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .firstText */ .o)(raw, ['identifier', 'name', 'package', 'package_name', 'image']);
    const version = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .firstText */ .o)(raw, ['version']);
    const url = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .firstText */ .o)(raw, ['url']);
    if ([identifier, url].some((text) => (text?.length ?? 0) > longestName))
        return null;
    if (type === 'remote')
        return typedRef(type, url ?? identifier ?? '', null);
    if (identifier !== null && type !== null) {
        const registry = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .firstText */ .o)(raw, ['registry']);
        const base = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .firstText */ .o)(raw, ['registryBaseUrl', 'registry_base_url']);
        return ofRegistry(base ?? (registry?.includes('://') ? registry : null), type, identifier, version);
    }
    if (url !== null)
        return typedRef('remote', url, null);
    return identifier === null ? null : readRefText(identifier);
}
/** Longer than any name or address; the publisher chooses these texts, and reading them takes time. */
const longestName = 2048;
const typeKeys = [
    'registryType',
    'registry_type',
    'registry_name',
    'ecosystem',
    'registry',
    'type',
];
function readRefText(text) {
    if (text === '' || text.length > longestName)
        return null;
    if (text.startsWith('pkg:'))
        return readPurl(text);
    if (/^https?:\/\//i.test(text))
        return typedRef('remote', text, null);
    const prefixed = /^([A-Za-z]+):(?!\/\/)(.+)$/s.exec(text);
    const type = typeOf(prefixed?.[1] ?? null);
    if (type !== null)
        return typedRef(type, prefixed?.[2] ?? '', null);
    const { name, version } = splitVersion(text);
    return { type: null, name, version, digest: null };
}
/** A reference within an ecosystem; a version behind the name counts where none is given apart. */
function typedRef(type, identifier, version) {
    if (type === 'oci')
        return ociRef((0,_versions_oci_js__WEBPACK_IMPORTED_MODULE_2__/* .readOciSpec */ .nN)(identifier), version);
    if (type === 'remote') {
        const name = (0,_versions_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .normaliseRemoteUrl */ .ae)(identifier);
        return name === null ? null : { type, name, version: null, digest: null };
    }
    const split = splitVersion(identifier);
    const name = _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__/* .ecosystems */ .uU[type].normaliseName(split.name);
    return { type, name, version: version ?? split.version, digest: null };
}
/** `name@1.2` and `name==1.2`; the `@` of a scope is none. */
function splitVersion(text) {
    const split = /^(.[^@=]*)(?:@|==)(.+)$/s.exec(text);
    return { name: split?.[1] ?? text, version: split?.[2] ?? null };
}
function ociRef(spec, version) {
    if (spec.type !== 'oci' || spec.name === null)
        return null;
    const tag = spec.specifier?.split('@')[0] ?? null;
    const named = tag === spec.digest ? null : tag;
    return { type: 'oci', name: spec.name, version: version ?? named, digest: spec.digest };
}
function readPurl(text) {
    let purl;
    try {
        purl = packageurl_js__WEBPACK_IMPORTED_MODULE_0__.PackageURL.fromString(text);
    }
    catch {
        return null;
    }
    const type = typeOf(purl.type);
    if (type === null)
        return null;
    const name = purl.namespace ? `${purl.namespace}/${purl.name}` : purl.name;
    const version = purl.version ?? null;
    const repository = purl.qualifiers?.['repository_url'] ?? null;
    if (type !== 'oci')
        return ofRegistry(repository, type, name, version);
    const digest = version?.includes(':') ? version : null;
    const tag = purl.qualifiers?.['tag'] ?? (digest === null ? version : null);
    // The repository of an `oci` purl is the image itself, that of a `docker` purl its registry.
    const ref = purl.type === 'oci' && repository !== null
        ? ociRef((0,_versions_oci_js__WEBPACK_IMPORTED_MODULE_2__/* .readOciSpec */ .nN)(withoutScheme(repository)), tag)
        : ofRegistry(repository, 'oci', name, tag);
    return ref === null ? null : { ...ref, digest: digest ?? ref.digest };
}
/** Hosts of each ecosystem's default registry. */
const defaultHosts = {
    npm: /^(?:registry|www)\.npmjs\.(?:org|com)$|^npmjs\.(?:org|com)$/,
    pypi: /^(?:www\.|files\.)?pypi\.org$/,
    oci: /^(?:index\.|registry-1\.|hub\.)?docker\.(?:io|com)$/,
    nuget: /^(?:api\.|www\.)?nuget\.org$/,
};
/**
 * A reference in a registry: another registry's package is another package. Of an image the registry
 * is part of the name; of any other it becomes so here, so that it meets nothing of the default one
 * and still counts as a reference of its type.
 */
function ofRegistry(registry, type, identifier, version) {
    const host = withoutScheme(registry ?? '').split('/')[0] ?? '';
    if (host === '' || defaultHosts[type]?.test(host))
        return typedRef(type, identifier, version);
    if (type !== 'oci') {
        const ref = typedRef(type, identifier, version);
        return ref === null ? null : { ...ref, name: `${host}:${ref.name}` };
    }
    const isQualified = identifier.startsWith(`${host}/`);
    return typedRef('oci', isQualified ? identifier : `${host}/${identifier}`, version);
}
function withoutScheme(url) {
    return url.replace(/^[a-z]+:\/\//i, '');
}


/***/ }),

/***/ 27428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ readVersion),
/* harmony export */   EG: () => (/* binding */ checkOf),
/* harmony export */   Fz: () => (/* binding */ readServerRecord),
/* harmony export */   Gd: () => (/* binding */ readFinding),
/* harmony export */   O2: () => (/* binding */ findingResults),
/* harmony export */   dL: () => (/* binding */ readScoreReport),
/* harmony export */   h7: () => (/* binding */ readFindingReference),
/* harmony export */   x7: () => (/* binding */ shallow)
/* harmony export */ });
/* unused harmony export mostReferences */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77378);
/* harmony import */ var _package_ref_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16731);
/* harmony import */ var _record_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77272);




/*
 * The contract of the export, read liberally in one place. What the contract calls "not shown" is
 * accepted in every shape that the official registry and its peers have used; unknown fields are
 * kept; what cannot be understood says so and never rejects the rest.
 */
const serverSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    publisher: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
        namespace: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish().catch(null),
        verified: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().nullish().catch(null),
    })
        .nullish()
        .catch(null),
    // Missing is one thing; of another type they hide what matters, and the record is malformed.
    package_refs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).nullish(),
    versions: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).nullish(),
});
/** Longer than any version; comparing them takes time. */
const longestVersion = 256;
/** More than any version has findings; each costs memory in every report that names it. */
const mostReferences = 10_000;
const scoreSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    server: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    version: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).max(longestVersion),
    score: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(100).nullable(),
    grade: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish().catch(null),
    findings: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).nullish().catch(null),
    rubric_version: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish().catch(null),
    generated_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish().catch(null),
});
const findingSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    result: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    weight: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullish().catch(null),
});
/** Results of a finding that the contract names (section 2.4). */
const findingResults = ['pass', 'warn', 'fail', 'unscannable'];
/** Reads a ServerRecord (section 2.2 of the contract). */
function readServerRecord(raw) {
    const parsed = serverSchema.safeParse(raw);
    if (!parsed.success)
        return { reason: firstIssue(parsed.error) };
    const { id, name, publisher, package_refs, versions } = parsed.data;
    const refs = (package_refs ?? []).map(_package_ref_js__WEBPACK_IMPORTED_MODULE_0__/* .readPackageRef */ ._);
    const listed = (versions ?? []).map(readVersion);
    const record = {
        id,
        name,
        publisher: {
            namespace: publisher?.namespace ?? null,
            verified: publisher?.verified ?? null,
        },
        packageRefs: refs.filter((ref) => ref !== null),
        versions: listed.filter((version) => version !== null),
    };
    const faults = [
        ...(refs.includes(null) ? ['a package reference that cannot be read'] : []),
        ...(listed.includes(null) ? ['a version that cannot be read'] : []),
    ];
    return { value: { record, faults } };
}
/** Reads a ScoreReport (section 2.3 of the contract). A missing score is malformed, not null. */
function readScoreReport(raw) {
    const parsed = scoreSchema.safeParse(raw);
    if (!parsed.success)
        return { reason: firstIssue(parsed.error) };
    const { server, version, score, grade, findings, rubric_version, generated_at } = parsed.data;
    if ((findings?.length ?? 0) > mostReferences) {
        return { reason: `findings: more than ${mostReferences} references` };
    }
    return {
        value: {
            server,
            version,
            score,
            grade: grade ?? '',
            findingRefs: findings === undefined ? [] : findings,
            rubricVersion: rubric_version ?? null,
            generatedAt: generated_at ?? null,
        },
    };
}
const checkKeys = ['check', 'check_id', 'rule', 'rule_id', 'code', 'name', 'title'];
/** The check that a finding is the result of, or null where it does not say. */
function checkOf(raw) {
    return (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .firstText */ .o)(raw, checkKeys);
}
/** Reads a Finding (section 2.4 of the contract); `reference` names it where it carries no id. */
function readFinding(raw, reference) {
    const parsed = findingSchema.safeParse(raw);
    if (!parsed.success)
        return { reason: firstIssue(parsed.error) };
    const { result, weight } = parsed.data;
    return {
        value: {
            reference: (0,_record_key_js__WEBPACK_IMPORTED_MODULE_1__/* .findingId */ .zK)(raw) ?? reference,
            check: checkOf(raw),
            result: result.toLowerCase(),
            weight: weight ?? null,
            evidence: shallow((0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(raw, 'evidence') ?? null, 6),
        },
    };
}
/**
 * A JSON value down to a depth: what lies deeper is named and not shown, for reports recurse. Numbers
 * beyond what JavaScript holds become text, for JSON could not write them again.
 */
function shallow(value, depth) {
    if (typeof value === 'number')
        return Number.isFinite(value) ? value : String(value);
    if (typeof value !== 'object' || value === null)
        return value;
    if (depth === 0)
        return '(nested deeper)';
    if (Array.isArray(value))
        return value.map((item) => shallow(item, depth - 1));
    return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, shallow(held, depth - 1)]));
}
/**
 * Reads a finding reference: an id, an index into `findings`, a JSON pointer (`/findings/3`,
 * `#/findings/3`), an object that carries one of these, or the finding itself. Null where it is none.
 */
function readFindingReference(raw) {
    if (typeof raw === 'number') {
        return Number.isSafeInteger(raw) && raw >= 0 ? { kind: 'index', index: raw } : null;
    }
    if (typeof raw === 'string') {
        const pointer = /^#?\/findings\/(0|[1-9]\d{0,14})$/.exec(raw)?.[1];
        return pointer === undefined
            ? { kind: 'id', id: raw }
            : { kind: 'index', index: Number(pointer) };
    }
    if (typeof (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(raw, 'result') === 'string')
        return { kind: 'inline', raw };
    const index = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(raw, 'index');
    if (typeof index === 'number')
        return readFindingReference(index);
    const text = (0,_record_key_js__WEBPACK_IMPORTED_MODULE_1__/* .findingId */ .zK)(raw) ?? (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .firstText */ .o)(raw, ['$ref', 'pointer', 'finding']);
    return text === null ? null : readFindingReference(text);
}
/** Reads an element of a server's `versions`; null where it is none. */
function readVersion(raw) {
    const version = typeof raw === 'string' ? raw : (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .firstText */ .o)(raw, ['version', 'number', 'name', 'id', 'tag']);
    if (version === null || version === '' || version.length > longestVersion)
        return null;
    return { version, digest: (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .firstText */ .o)(raw, ['digest']) };
}
/** `score: expected number, received string`: where and why, never the value itself. */
function firstIssue(error) {
    const issue = error.issues[0];
    const path = issue?.path.join('.') ?? '';
    const words = (issue?.message ?? 'not understood').replace(/^Invalid input: /, '');
    return path === '' ? words : `${path}: ${words}`;
}


/***/ }),

/***/ 8361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ec: () => (/* binding */ wideHash),
/* harmony export */   G4: () => (/* binding */ createNumberList),
/* harmony export */   ss: () => (/* binding */ createTextTable)
/* harmony export */ });
/**
 * A table of 12 bytes an entry and as much again of room to grow. Texts are told apart by 53 bits of
 * their hash: among ten million the chance that any two are taken for one is below 1 in 100.
 */
function createTextTable() {
    let hashes = new Float64Array(1024);
    let values = new Int32Array(1024);
    let used = 0;
    /** The slot of a hash, or the free one where it belongs: 0 is no hash. */
    const slotOf = (hash) => {
        const mask = hashes.length - 1;
        let slot = hash % hashes.length;
        while (hashes[slot] !== 0 && hashes[slot] !== hash)
            slot = (slot + 1) & mask;
        return slot;
    };
    const grow = () => {
        const [before, numbers] = [hashes, values];
        hashes = new Float64Array(2 * before.length);
        values = new Int32Array(2 * before.length);
        before.forEach((hash, at) => {
            if (hash === 0)
                return;
            const slot = slotOf(hash);
            hashes[slot] = hash;
            values[slot] = numbers[at];
        });
    };
    return {
        get(hash) {
            const slot = slotOf(hash);
            return hashes[slot] === 0 ? -1 : values[slot];
        },
        add(hash, value) {
            if (2 * used >= hashes.length)
                grow();
            const slot = slotOf(hash);
            if (hashes[slot] !== 0)
                return false;
            hashes[slot] = hash;
            values[slot] = value;
            used += 1;
            return true;
        },
    };
}
/**
 * 53 bits of a text's hash, as a positive number; never 0. The lower 32 are FNV-1a over its UTF-16 units,
 * the upper 21 another mix of the same.
 */
function wideHash(text) {
    let low = 0x811c9dc5;
    let high = 0x01234567;
    for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        low = Math.imul(low ^ unit, 0x01000193);
        high = Math.imul(high ^ unit ^ (high >>> 13), 0x5bd1e995);
    }
    return (high & 0x1f_ffff) * 0x1_0000_0000 + (low >>> 0) || 1;
}
/** A list of numbers that grows without an object for each. */
function createNumberList() {
    let numbers = new Float64Array(1024);
    let used = 0;
    return {
        add(number) {
            if (used === numbers.length) {
                const grown = new Float64Array(2 * used);
                grown.set(numbers);
                numbers = grown;
            }
            numbers[used] = number;
            used += 1;
        },
        at: (place) => numbers[place],
        forEach(visit) {
            for (let at = 0; at < used; at += 1)
                visit(numbers[at], at);
        },
    };
}


/***/ }),

/***/ 18781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validate: () => (/* binding */ validate)
});

// EXTERNAL MODULE: ./build/export/faults.js
var faults = __webpack_require__(83306);
// EXTERNAL MODULE: ./build/export/head.js
var head = __webpack_require__(49929);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/export/schema.js
var schema = __webpack_require__(27428);
;// CONCATENATED MODULE: ./build/export/contract.js


/** An ISO 8601 timestamp in UTC with milliseconds (section 2.1). */
const timestamp = schemas/* string */.YjP()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
    .refine((text) => isTime(text) && new Date(text).toISOString() === text);
const isoTime = schemas/* string */.YjP()
    .regex(/^\d{4}-\d{2}-\d{2}T/)
    .refine(isTime);
const rubric = schemas/* string */.YjP().regex(/^\d+\.\d+\.\d+$/);
const total = schemas/* int */.Whr().min(0);
function isTime(text) {
    return !Number.isNaN(Date.parse(text));
}
/** Section 2.1: the document itself. */
const headRules = [
    { field: 'schema_version', says: 'a text', schema: schemas/* string */.YjP().min(1) },
    { field: 'rubric_version', says: 'a version of three parts', schema: rubric },
    {
        field: 'generated_at',
        says: 'a time in ISO 8601, UTC, with milliseconds',
        schema: timestamp,
    },
    {
        field: 'counts',
        says: 'the integers servers, scores and findings',
        schema: schemas/* looseObject */._H3({ servers: total, scores: total, findings: total }),
    },
];
/** Sections 2.2 to 2.4: the elements of the three arrays. */
const fieldRules = {
    servers: [
        { field: 'id', says: 'a text that begins with srv-', schema: schemas/* string */.YjP().regex(/^srv-./) },
        { field: 'name', says: 'a text', schema: schemas/* string */.YjP().min(1) },
        {
            field: 'publisher',
            says: 'an object of namespace (text) and verified (true or false)',
            schema: schemas/* looseObject */._H3({ namespace: schemas/* string */.YjP(), verified: schemas/* boolean */.zMY() }),
        },
        { field: 'package_refs', says: 'a list', schema: schemas/* array */.YOg(schemas/* unknown */.L5J()) },
        { field: 'versions', says: 'a list', schema: schemas/* array */.YOg(schemas/* unknown */.L5J()) },
        { field: 'categories', says: 'a list', schema: schemas/* array */.YOg(schemas/* unknown */.L5J()) },
    ],
    scores: [
        { field: 'server', says: 'the id of a server', schema: schemas/* string */.YjP().min(1) },
        { field: 'version', says: 'a text', schema: schemas/* string */.YjP().min(1) },
        {
            field: 'score',
            says: 'an integer from 0 to 100, or null',
            schema: schemas/* int */.Whr().min(0).max(100).nullable(),
        },
        {
            field: 'grade',
            says: 'a letter from A to F, perhaps with + or -',
            schema: schemas/* string */.YjP().regex(/^[A-F][+-]?$/),
        },
        { field: 'findings', says: 'a list of references', schema: schemas/* array */.YOg(schemas/* unknown */.L5J()) },
        { field: 'rubric_version', says: 'a version of three parts', schema: rubric },
        { field: 'generated_at', says: 'a time in ISO 8601', schema: isoTime },
    ],
    findings: [
        {
            field: 'result',
            says: 'pass, warn, fail or unscannable',
            schema: schemas/* enum */.k5n(schema/* findingResults */.O2),
        },
        { field: 'evidence', says: 'present', schema: schemas/* unknown */.L5J().refine((held) => held != null) },
        { field: 'weight', says: 'present', schema: schemas/* unknown */.L5J().refine((held) => held != null) },
    ],
};
/** What the contract says of more than one field at once. */
const jointRules = {
    'counts add up': 'counts are the numbers of servers, scores and findings in the file',
    'server ids are unique': 'no two servers have the same id',
    'one score for a version': 'there is one score report for a server and version',
    'scores have a server': 'the server of a score is the id of a server in the file',
    'null means unscannable': 'a score is null exactly when its version is unscannable: it has an unscannable finding, and a scored version has others',
    'below 75 is below B': 'a score below 75 has no grade of B or better',
    'references are understood': 'every reference of a score is an id, a place, a pointer or a finding',
    'references lead to findings': 'every reference of a score leads to a finding in the file',
    'finding ids are unique': 'no two findings have the same id',
};
/** What the contract leaves open, and this gate could not make use of: worth a look, and no fault. */
const remarks = {
    'package references are understood': 'every package reference has a spelling that the gate knows; servers are found by them',
    'versions are understood': 'every version is a text, or an object with one',
    'findings have an id': 'every finding has an id, by which scores can refer to it',
    'findings name their check': 'every finding says which check it is the result of',
    'findings are referred to': 'every finding is referred to by a score',
};

// EXTERNAL MODULE: ./build/export/fields.js
var fields = __webpack_require__(77378);
// EXTERNAL MODULE: ./build/export/package-ref.js
var package_ref = __webpack_require__(16731);
// EXTERNAL MODULE: ./build/export/record-key.js
var record_key = __webpack_require__(77272);
// EXTERNAL MODULE: ./build/export/splitter.js
var export_splitter = __webpack_require__(41972);
// EXTERNAL MODULE: ./build/export/text-table.js
var text_table = __webpack_require__(8361);
;// CONCATENATED MODULE: ./build/export/validate.js







const mostExamples = 3;
const longestShown = 60;
/** What the findings of a score say about it. */
const isNull = 1;
const hasUnscannable = 2;
const hasScanned = 4;
/**
 * Starts to validate an export against its contract, rule by rule. Nothing is kept of the elements
 * but hashes and places: some 60 bytes for a finding and its reference, so memory does grow with the
 * export, to about a quarter of its size.
 */
function createValidator() {
    const tally = createTally();
    const head = {};
    const held = { servers: 0, scores: 0, findings: 0 };
    const serverIds = (0,text_table/* createTextTable */.ss)();
    const versions = (0,text_table/* createTextTable */.ss)();
    const scoredServers = (0,text_table/* createNumberList */.G4)();
    const scoreFlags = (0,text_table/* createNumberList */.G4)();
    const findingIds = (0,text_table/* createTextTable */.ss)();
    /** By place: 1 for unscannable, 2 for any other result. */
    const results = (0,text_table/* createNumberList */.G4)();
    const references = (0,text_table/* createNumberList */.G4)();
    const owners = (0,text_table/* createNumberList */.G4)();
    const checkFields = (section, raw, pointer) => {
        for (const { field, schema } of fieldRules[section]) {
            const value = (0,fields/* ownValue */.e)(raw, field);
            const holds = schema.safeParse(value).success;
            tally.field(`${section}[].${field}`, holds, pointer, field, value);
        }
    };
    const visit = {
        servers(raw, pointer) {
            const id = (0,fields/* ownValue */.e)(raw, 'id');
            if (typeof id === 'string') {
                const isNew = serverIds.add((0,text_table/* wideHash */.Ec)(id), held.servers);
                tally.joint('server ids are unique', isNew, `${pointer}/id`, id);
            }
            for (const [at, ref] of listOf(raw, 'package_refs')) {
                const isKnown = ((0,package_ref/* readPackageRef */._)(ref)?.type ?? null) !== null;
                const rule = 'package references are understood';
                tally.remark(rule, isKnown, `${pointer}/package_refs/${at}`, ref);
            }
            for (const [at, version] of listOf(raw, 'versions')) {
                const isKnown = (0,schema/* readVersion */.$4)(version) !== null;
                tally.remark('versions are understood', isKnown, `${pointer}/versions/${at}`, version);
            }
        },
        scores(raw, pointer) {
            const server = (0,fields/* ownValue */.e)(raw, 'server');
            const version = (0,fields/* ownValue */.e)(raw, 'version');
            scoredServers.add(typeof server === 'string' ? (0,text_table/* wideHash */.Ec)(server) : 0);
            if (typeof server === 'string' && typeof version === 'string') {
                const isNew = versions.add((0,text_table/* wideHash */.Ec)(`${server}\n${version}`), held.scores);
                tally.joint('one score for a version', isNew, pointer, `${server} ${version}`);
            }
            const score = (0,fields/* ownValue */.e)(raw, 'score');
            const grade = (0,fields/* ownValue */.e)(raw, 'grade');
            if (typeof score === 'number' && typeof grade === 'string') {
                const holds = score >= 75 || !/^[AB]/.test(grade);
                tally.joint('below 75 is below B', holds, pointer, `${score} ${grade}`);
            }
            let flags = score === null ? isNull : 0;
            for (const [at, reference] of listOf(raw, 'findings')) {
                // A number that is no place may still be the number of an id.
                const read = (0,schema/* readFindingReference */.h7)(reference) ??
                    (typeof reference === 'number' ? { kind: 'id', id: String(reference) } : null);
                const isKnown = read !== null;
                tally.joint('references are understood', isKnown, `${pointer}/findings/${at}`, reference);
                if (read?.kind === 'inline') {
                    checkFields('findings', read.raw, `${pointer}/findings/${at}`);
                    flags |= (0,fields/* ownValue */.e)(read.raw, 'result') === 'unscannable' ? hasUnscannable : hasScanned;
                }
                else if (read !== null) {
                    references.add(keptReference(read, typeof reference === 'number'));
                    owners.add(held.scores);
                }
            }
            scoreFlags.add(flags);
        },
        findings(raw, pointer) {
            const id = (0,record_key/* findingId */.zK)(raw);
            tally.remark('findings have an id', id !== null, pointer, raw);
            if (id !== null) {
                const isNew = findingIds.add((0,text_table/* wideHash */.Ec)(id), held.findings);
                tally.joint('finding ids are unique', isNew, pointer, id);
            }
            tally.remark('findings name their check', (0,schema/* checkOf */.EG)(raw) !== null, pointer, raw);
            results.add((0,fields/* ownValue */.e)(raw, 'result') === 'unscannable' ? 1 : 2);
        },
    };
    // Everything is parsed, what the contract does not know too.
    const splitter = (0,export_splitter/* createSplitter */.W3)({
        head(field, value) {
            head[field] = value;
        },
        element(section, bytes, start, end) {
            const raw = (0,export_splitter/* parseElement */.on)(bytes, start, end);
            const pointer = `/${section}/${held[section]}`;
            checkFields(section, raw, pointer);
            visit[section](raw, pointer);
            held[section] += 1;
        },
        isThorough: true,
    });
    /** Where a kept reference leads; -1 for nowhere. */
    const placeOf = (reference) => {
        if (reference >= 0)
            return findingIds.get(reference);
        const number = Math.floor((-1 - reference) / 2);
        const isBare = (-1 - reference) % 2 === 1;
        // A bare number is an id where findings have numbers for ids, else a place.
        return isBare && splitter.hasNumericIds() ? findingIds.get((0,text_table/* wideHash */.Ec)(String(number))) : number;
    };
    /** Follows every reference, when all that they can lead to has been read. */
    const follow = () => {
        const flags = new Uint8Array(held.scores);
        scoreFlags.forEach((each, at) => {
            flags[at] = each;
        });
        const referred = new Uint8Array(held.findings);
        references.forEach((reference, at) => {
            const score = owners.at(at);
            const place = placeOf(reference);
            const leads = place >= 0 && place < held.findings;
            tally.joint('references lead to findings', leads, `/scores/${score}/findings`, null);
            if (!leads)
                return;
            referred[place] = 1;
            flags[score] =
                flags[score] | (results.at(place) === 1 ? hasUnscannable : hasScanned);
        });
        flags.forEach((each, at) => {
            const holds = each & isNull ? each & hasUnscannable : !(each & hasUnscannable) || each & hasScanned;
            const words = each & isNull
                ? 'null, without an unscannable finding'
                : 'a score, all findings unscannable';
            tally.joint('null means unscannable', Boolean(holds), `/scores/${at}`, words);
        });
        referred.forEach((each, at) => {
            tally.remark('findings are referred to', each === 1, `/findings/${at}`, null);
        });
        scoredServers.forEach((hash, at) => {
            const holds = hash !== 0 && serverIds.get(hash) >= 0;
            tally.joint('scores have a server', holds, `/scores/${at}/server`, null);
        });
    };
    return {
        push(chunk) {
            splitter.push(chunk);
        },
        isComplete: splitter.isComplete,
        finish() {
            splitter.end();
            for (const { field, schema } of headRules) {
                tally.field(field, schema.safeParse(head[field]).success, '', field, head[field]);
            }
            for (const section of export_splitter/* sections */.V0) {
                const said = (0,fields/* ownValue */.e)(head.counts, section);
                // That it is no number is said already.
                if (typeof said !== 'number')
                    continue;
                const words = `${said} said, ${held[section]} in the file`;
                tally.joint('counts add up', said === held[section], `/counts/${section}`, words);
            }
            follow();
            return { head, held, bytes: splitter.position(), outcomes: tally.outcomes() };
        },
    };
}
/** Counts how every rule is kept. */
function createTally() {
    const counted = new Map();
    const note = (rule, holds, pointer, value) => {
        const known = counted.get(rule) ?? { checked: 0, broken: 0, examples: [] };
        if (known.checked === 0)
            counted.set(rule, known);
        known.checked += 1;
        if (holds)
            return;
        known.broken += 1;
        if (known.examples.length < mostExamples)
            known.examples.push(exampleOf(pointer, value));
    };
    return {
        field: (rule, holds, pointer, field, value) => note(rule, holds, `${pointer}/${field}`, value === undefined ? 'missing' : value),
        joint: (rule, holds, pointer, value) => note(rule, holds, pointer, value),
        remark: (rule, holds, pointer, value) => note(rule, holds, pointer, value),
        outcomes() {
            const of = (kind, rule, says) => {
                const { checked, broken, examples } = counted.get(rule) ?? none;
                return { rule, says, kind, checked, broken, examples };
            };
            return [
                ...headRules.map(({ field, says }) => of('contract', field, says)),
                ...export_splitter/* sections */.V0.flatMap((section) => fieldRules[section].map(({ field, says }) => of('contract', `${section}[].${field}`, says))),
                ...Object.entries(jointRules).map(([rule, says]) => of('contract', rule, says)),
                ...Object.entries(remarks).map(([rule, says]) => of('remark', rule, says)),
            ];
        },
    };
}
const none = { checked: 0, broken: 0, examples: [] };
/** A reference in a number: the hash of an id; else negative, odd places and even bare numbers apart. */
function keptReference(read, isBare) {
    if (read.kind === 'id')
        return (0,text_table/* wideHash */.Ec)(read.id);
    // Beyond what a number can hold there is no finding either.
    const place = Math.min(read.index, 2 ** 51);
    return -1 - (2 * place + (isBare ? 1 : 0));
}
/** A place and what stands there, in few words. */
function exampleOf(pointer, value) {
    if (value === null)
        return pointer;
    const text = typeof value === 'string' ? value : (JSON.stringify((0,schema/* shallow */.x7)(value, 3)) ?? '');
    return `${pointer}: ${text.length > longestShown ? `${text.slice(0, longestShown)}…` : text}`;
}
/** The elements of a field that is a list, with their places. */
function listOf(raw, field) {
    const list = (0,fields/* ownValue */.e)(raw, field);
    return Array.isArray(list) ? list.entries() : [];
}

;// CONCATENATED MODULE: ./build/validate-export.js



/**
 * Validates an export against its contract while it streams by.
 *
 * @param what path of a file; or the service's base URL, or the export's own address
 * @param service the API key of the service, and the longest time for the whole download, as `5m`
 * @throws GateError where it cannot be had or read, or is no export at all
 */
async function validate(what, service, world) {
    let validator = createValidator();
    const isAddress = /^https?:\/\//i.test(what);
    try {
        if (isAddress) {
            await download(what, service, world, () => {
                // Every attempt begins anew.
                const current = createValidator();
                validator = current;
                const push = (chunk) => {
                    current.push(chunk);
                    return false;
                };
                return { push, isComplete: current.isComplete };
            });
        }
        else {
            for await (const chunk of world.readChunks(what))
                validator.push(chunk);
        }
        return validator.finish();
    }
    catch (error) {
        if (!(error instanceof faults.StructureError))
            throw error;
        throw (0,head.structureFailure)(error, { name: what, isFile: !isAddress });
    }
}
async function download(address, { apiKey, timeout }, world, receive) {
    const [{ downloadExport }, { exportPath }, { serviceOf }, { readSettings }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(4942), __webpack_require__.e(2672)]).then(__webpack_require__.bind(__webpack_require__, 42672)),
        __webpack_require__.e(/* import() */ 7086).then(__webpack_require__.bind(__webpack_require__, 57086)),
        __webpack_require__.e(/* import() */ 4062).then(__webpack_require__.bind(__webpack_require__, 24062)),
        Promise.all(/* import() */[__webpack_require__.e(2280), __webpack_require__.e(4663), __webpack_require__.e(166)]).then(__webpack_require__.bind(__webpack_require__, 84663)),
    ]);
    const base = address.endsWith(exportPath) ? address.slice(0, -exportPath.length) : address;
    const settings = readSettings({ 'api-key': apiKey, 'base-url': base, timeout }, 'command line');
    await downloadExport(await serviceOf(settings, world.explainMissingKey), world, receive);
}


/***/ }),

/***/ 1868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ hasPlaceholder),
/* harmony export */   a0: () => (/* binding */ unidentifiedSpec),
/* harmony export */   n0: () => (/* binding */ looksSecret)
/* harmony export */ });
/* unused harmony export withoutSecrets */
/**
 * A specification that does not tell what it fetches. Of its text only what cannot be a secret is
 * kept for the report.
 */
function unidentifiedSpec(text, reason) {
    const shown = withoutSecrets(text);
    return {
        type: 'unidentified',
        name: shown === '' ? null : shown,
        specifier: null,
        pin: 'none',
        version: null,
        digest: null,
        reason,
    };
}
/**
 * What may be shown of a word whose meaning is not known: of an option its name, of an address scheme
 * and host, of a command line the first word behind assignments; `***` stands for the rest.
 */
function withoutSecrets(text) {
    const trimmed = text.trim();
    if (/^\$\{(?:(?:env|input):)?[\w.-]{1,60}\}$/.test(trimmed))
        return trimmed;
    const address = /^([a-z][a-z0-9+.-]*:\/\/)(?:[^\s]*@)?([\w.:[\]-]*)/i.exec(trimmed);
    if (address !== null) {
        const [whole, scheme = '', host = ''] = address;
        return `${scheme}${host}${whole === trimmed ? '' : '/***'}`;
    }
    const words = trimmed.split(/\s+/).filter((word) => !/^\w+=/.test(word));
    const [first = ''] = words;
    const option = /^--?[\w-]*/.exec(first)?.[0];
    const name = option ? (option.startsWith('--') ? option : option.slice(0, 2)) : cutAtValue(first);
    const kept = name.split('/').some(looksSecret) ? '' : name;
    return kept === trimmed ? kept : `${kept}***`;
}
/** Whether a word may be a token: long, with digits or with letters of both cases, or of a known form. */
function looksSecret(word) {
    if (/^(?:gh[pousr]_|github_pat_|glpat-|sk-|pk_|xox[a-z]-|AKIA|npm_|eyJ)/.test(word))
        return true;
    return word.length >= 20 && (/\d/.test(word) || (/[a-z]/.test(word) && /[A-Z]/.test(word)));
}
/** A name up to where a value, a password or a query may begin. */
function cutAtValue(word) {
    const at = word.slice(1).search(/[=:@?#,;]/);
    return at < 0 ? word : word.slice(0, at + 1);
}
/**
 * Whether text still holds a placeholder that a client or shell fills in when it starts the server:
 * `${VAR}`, `$VAR`, `{env:X}`, `{{x}}`, `%VAR%`, `<name>`.
 */
function hasPlaceholder(text) {
    return /\$\{|\$[A-Za-z_]|\$\(|\{[^{}]*\}|%[A-Za-z_][A-Za-z0-9_]*%|<[^<>]+>|`/.test(text);
}


/***/ }),

/***/ 87299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   US: () => (/* binding */ identityKey),
/* harmony export */   r1: () => (/* binding */ sameVersion),
/* harmony export */   uU: () => (/* binding */ ecosystems)
/* harmony export */ });
/* harmony import */ var _npm_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89833);
/* harmony import */ var _oci_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22457);
/* harmony import */ var _pypi_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98842);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49460);
/* harmony import */ var _semver_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88394);





const remote = {
    ..._semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
    normaliseName: (name) => (0,_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .normaliseRemoteUrl */ .ae)(name) ?? name,
};
const caseless = {
    ..._semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
    normaliseName: (name) => name.toLowerCase(),
};
/** NuGet takes leading zeros, and a fourth number that is 0, for nothing. Source: its "normalized version numbers". */
const withoutFourth = (version) => version.replace(/^(\s*\d+\.\d+\.\d+)\.0+(?=\s*$|[-+])/, '$1');
const nuget = {
    normaliseName: (name) => name.toLowerCase(),
    normaliseVersion: (version) => _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .looseSemver */ .N.normaliseVersion(withoutFourth(version)),
    compare: (a, b) => _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .looseSemver */ .N.compare(withoutFourth(a), withoutFourth(b)),
    isPrerelease: (version) => _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .looseSemver */ .N.isPrerelease(withoutFourth(version)),
    satisfies: (version, range) => _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .looseSemver */ .N.satisfies(withoutFourth(version), range),
};
/** Every type's own rules. A new ecosystem is one file and one line here. */
const ecosystems = {
    npm: _npm_js__WEBPACK_IMPORTED_MODULE_0__/* .npm */ .w,
    pypi: _pypi_js__WEBPACK_IMPORTED_MODULE_2__/* .pypi */ .v,
    oci: _oci_js__WEBPACK_IMPORTED_MODULE_1__/* .oci */ .sk,
    nuget,
    golang: _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
    jsr: caseless,
    git: _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
    remote,
    registry: _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
    local: _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
    unidentified: _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
};
/** The text under which an identity is looked up; equal exactly when the identities are. */
function identityKey(identity) {
    return `${identity.type}:${identity.name}`;
}
/** Whether two texts name the same version in an ecosystem. */
function sameVersion(type, a, b) {
    const { normaliseVersion } = ecosystems[type];
    return normaliseVersion(a) === normaliseVersion(b);
}


/***/ }),

/***/ 37292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ readGitRepository)
/* harmony export */ });
/* harmony import */ var _ecosystem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1868);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49460);


/**
 * A repository as `host/owner/name`, from any of git's URL forms.
 *
 * @param url for example `git+https://github.com/o/r.git` or `git@github.com:o/r`
 * @param ref branch, tag or commit; null for the default branch
 */
function readGitRepository(url, ref) {
    const text = url.replace(/^git\+/, '').replace(/^([^/:@]+@)([^/:]+):(?!\d)/, 'ssh://$1$2/');
    const parsed = URL.canParse(text) ? new URL(text) : null;
    if (parsed === null || parsed.hostname === '') {
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .unidentifiedSpec */ .a0)(url, 'a git address that cannot be read');
    }
    const path = (0,_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailingSlashes */ .A$)(parsed.pathname).replace(/\.git$/, '');
    return {
        type: 'git',
        name: `${parsed.host.toLowerCase()}${path}`,
        specifier: ref,
        pin: 'git',
        version: ref,
        digest: null,
        reason: null,
    };
}


/***/ }),

/***/ 89833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readNpmSpec),
/* harmony export */   w: () => (/* binding */ npm)
/* harmony export */ });
/* harmony import */ var npm_package_arg__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78056);
/* harmony import */ var _ecosystem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1868);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37292);
/* harmony import */ var _semver_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88394);




/** npm names are case-sensitive: `JSONStream` and `jsonstream` are two packages. */
const npm = _semver_js__WEBPACK_IMPORTED_MODULE_1__/* .looseSemver */ .N;
/**
 * What npm would fetch for a specification such as `@scope/name@^1.2.0`.
 * Source: npm-package-arg, the parser of npm itself.
 */
function readNpmSpec(written) {
    const text = written.trim();
    if (text === '')
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .unidentifiedSpec */ .a0)('', 'an empty package name');
    if ((0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .hasPlaceholder */ .Kc)(text))
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .unidentifiedSpec */ .a0)(text, 'the package is a placeholder');
    let spec;
    try {
        // A root that holds nothing: whether a path exists is not for the parser to say.
        spec = npm_package_arg__WEBPACK_IMPORTED_MODULE_0__(text, '/');
    }
    catch {
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .unidentifiedSpec */ .a0)(text, 'not a package that npm could fetch');
    }
    if (spec.type === 'alias') {
        const { subSpec } = spec;
        return readNpmSpec(subSpec.raw);
    }
    switch (spec.type) {
        case 'git': {
            const { hosted, gitCommittish, fetchSpec } = spec;
            const repository = hosted;
            const address = repository
                ? `https://${repository.domain}/${repository.user}/${repository.project}`
                : fetchSpec;
            return address
                ? (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .readGitRepository */ .v)(address, gitCommittish ?? null)
                : (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .unidentifiedSpec */ .a0)(text, 'a git address that cannot be read');
        }
        case 'remote':
            return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .unidentifiedSpec */ .a0)(text, 'a tarball, which the export does not grade');
        case 'file':
        case 'directory':
            return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .unidentifiedSpec */ .a0)(text, 'a path, not a package');
        case 'version':
        case 'range':
        case 'tag': {
            // The library gives an undefined name where its types say null.
            if (!spec.name)
                return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .unidentifiedSpec */ .a0)(text, 'not a package that npm could fetch');
            // `name` and `name@` parse as the range `*`: no version was asked for.
            const specifier = spec.rawSpec === '' || spec.rawSpec === '*' ? null : spec.rawSpec;
            const pin = { version: 'exact', range: 'range', tag: 'tag' };
            return {
                type: 'npm',
                name: npm.normaliseName(spec.name),
                specifier,
                pin: specifier === null ? 'none' : pin[spec.type],
                version: specifier,
                digest: null,
                reason: null,
            };
        }
        default:
            return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .unidentifiedSpec */ .a0)(text, 'not a package that npm could fetch');
    }
}


/***/ }),

/***/ 22457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gr: () => (/* binding */ isDockerHub),
/* harmony export */   nN: () => (/* binding */ readOciSpec),
/* harmony export */   sk: () => (/* binding */ oci)
/* harmony export */ });
/* harmony import */ var _ecosystem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1868);
/* harmony import */ var _semver_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88394);


/** Hosts that give the images of Docker Hub. */
const hub = new Set([
    'docker.io',
    'index.docker.io',
    'registry-1.docker.io',
    'registry.hub.docker.com',
]);
/** Whether a registry is Docker Hub, by whichever of its names. */
function isDockerHub(registry) {
    return hub.has(registry);
}
/**
 * `registry/path[:tag][@digest]` taken apart, or null where it is no image reference.
 * Source: the grammar of the distribution project's reference package, and Docker's defaults
 * (no registry means `docker.io`, a single name lies under `library/`).
 */
function readReference(text) {
    const match = /^(?<path>[A-Za-z0-9][A-Za-z0-9._-]*(?::\d+(?=\/))?(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*)(?::(?<tag>[A-Za-z0-9_][A-Za-z0-9._-]{0,127}))?(?:@(?<digest>[a-z0-9]+(?:[.+_-][a-z0-9]+)*:[0-9a-f]{32,}))?$/.exec(text)?.groups;
    if (match === undefined)
        return null;
    const parts = (match['path'] ?? '').split('/');
    const first = parts[0] ?? '';
    const hasRegistry = parts.length > 1 && (/[.:]/.test(first) || first === 'localhost');
    const registry = hasRegistry ? first.toLowerCase() : 'docker.io';
    const rest = hasRegistry ? parts.slice(1) : parts;
    // Only a registry may have capitals.
    if (rest.some((part) => part !== part.toLowerCase()))
        return null;
    const isHub = isDockerHub(registry);
    const path = isHub && rest.length === 1 ? `library/${rest[0]}` : rest.join('/');
    return {
        name: `${isHub ? 'docker.io' : registry}/${path}`,
        tag: match['tag'] ?? null,
        digest: match['digest'] ?? null,
    };
}
/** Container images: the name includes the registry; tags that are versions order as such. */
const oci = {
    ..._semver_js__WEBPACK_IMPORTED_MODULE_0__/* .semverEcosystem */ .J,
    normaliseName: (name) => readReference(name)?.name ?? name,
};
/** What docker, podman or a package reference means by an image reference. */
function readOciSpec(text) {
    if ((0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPlaceholder */ .Kc)(text))
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .unidentifiedSpec */ .a0)(text, 'the image is a placeholder');
    const reference = readReference(text);
    if (reference === null)
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .unidentifiedSpec */ .a0)(text, 'not an image reference');
    const { name, tag, digest } = reference;
    const specifier = [tag, digest].filter((part) => part !== null).join('@');
    return {
        type: 'oci',
        name,
        specifier: specifier === '' ? null : specifier,
        pin: digest !== null ? 'digest' : tag === null ? 'none' : isFullVersion(tag) ? 'exact' : 'tag',
        version: digest ?? tag,
        digest,
        reason: null,
    };
}
/** An image tag with three numeric parts names one version; `1.2` and `latest` move. */
function isFullVersion(tag) {
    return /^v?\d+\.\d+\.\d+(?:$|[-.+_])/.test(tag);
}


/***/ }),

/***/ 98842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ readPypiSpec),
/* harmony export */   v: () => (/* binding */ pypi)
/* harmony export */ });
/* harmony import */ var _renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99687);
/* harmony import */ var _ecosystem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1868);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37292);



/** Python packages: names by PEP 503, versions by PEP 440. */
const pypi = {
    normaliseName: (name) => name.toLowerCase().replace(/[-_.]+/g, '-'),
    normaliseVersion: (version) => {
        const parsed = (0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .explain */ .WE)(version.trim());
        if (parsed === null)
            return version.trim();
        // PEP 440: trailing zeros of the release do not count.
        const release = parsed.base_version.replace(/(?:\.0+)+$/, '');
        const rest = parsed.public.slice(parsed.base_version.length);
        return `${release}${rest}${parsed.local ? `+${parsed.local}` : ''}`;
    },
    compare: (a, b) => ((0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .rZ)(a) === null || (0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .rZ)(b) === null ? null : (0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .compare */ .UD)(a, b)),
    // PEP 440 counts development releases among the pre-releases.
    isPrerelease: (version) => (0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .explain */ .WE)(version)?.is_prerelease ?? false,
    satisfies(version, range) {
        if (!(0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .validRange */ .Im)(range))
            return null;
        return (0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .rZ)(version) !== null && (0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .satisfies */ .ib)(version, range);
    },
};
const requirement = /^(?<name>[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)\s*(?:\[[^\]]*\])?\s*(?<rest>.*)$/s;
/**
 * What uv or pip would fetch for `name`, `name==1.2`, `name>=1`, `name[extra]`, `name @ url`,
 * or uv's own `name@1.2` and `name@latest`. Sources: PEP 508, uv's guide to tools.
 */
function readPypiSpec(text) {
    if ((0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPlaceholder */ .Kc)(text))
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .unidentifiedSpec */ .a0)(text, 'the package is a placeholder');
    if (/^git\+/.test(text))
        return readPythonUrl(text);
    if (/^(?:\.|\/|~|[A-Za-z]:\\)/.test(text))
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .unidentifiedSpec */ .a0)(text, 'a path, not a package');
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text))
        return readPythonUrl(text);
    const groups = requirement.exec(text)?.groups;
    if (groups === undefined)
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .unidentifiedSpec */ .a0)(text, 'not a Python requirement');
    const name = pypi.normaliseName(groups['name'] ?? '');
    // An environment marker (`; python_version > "3"`) does not change what is fetched.
    const rest = (groups['rest'] ?? '').replace(/;.*$/s, '').trim();
    const found = (pin, version) => ({
        type: 'pypi',
        name,
        specifier: rest === '' ? null : rest,
        pin,
        version,
        digest: null,
        reason: null,
    });
    if (rest === '')
        return found('none', null);
    if (rest.startsWith('@')) {
        const after = rest.slice(1).trim();
        if (after === 'latest')
            return found('tag', after);
        if ((0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .rZ)(after) !== null)
            return found('exact', after);
        if (after.includes('://'))
            return readPythonUrl(after);
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .unidentifiedSpec */ .a0)(text, 'not a Python requirement');
    }
    const exact = /^={2,3}\s*([^\s,*]+)$/.exec(rest)?.[1];
    if (exact !== undefined && (0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .rZ)(exact) !== null)
        return found('exact', exact);
    return (0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .validRange */ .Im)(rest)
        ? found('range', rest)
        : (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .unidentifiedSpec */ .a0)(text, 'not a Python requirement');
}
function readPythonUrl(text) {
    if (!text.startsWith('git+')) {
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .unidentifiedSpec */ .a0)(text, 'an archive by its address, which the export does not grade');
    }
    // `git+https://host/o/r@ref#subdirectory=x`: the ref stands behind the last `@` of the path.
    const address = text.replace(/#.*$/s, '');
    const ref = /^(?<url>[^/]*\/\/[^/]*\/[^@]*)@(?<ref>.+)$/s.exec(address)?.groups;
    return (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .readGitRepository */ .v)(ref?.['url'] ?? address, ref?.['ref'] ?? null);
}


/***/ }),

/***/ 49460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A$: () => (/* binding */ withoutTrailingSlashes),
/* harmony export */   Uk: () => (/* binding */ shownAddress),
/* harmony export */   Zz: () => (/* binding */ readRemote),
/* harmony export */   ae: () => (/* binding */ normaliseRemoteUrl)
/* harmony export */ });
/* harmony import */ var _ecosystem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1868);

/**
 * A remote server's address as the identity that the export is asked for: scheme, host, port and
 * path without a trailing slash. Query and fragment are dropped, for they may hold secrets and name
 * no other server; user-info hides a secret in the address itself, so it identifies nothing.
 */
function readRemote(text) {
    const written = text.trim();
    const groups = /^(?<scheme>[a-z][a-z0-9+.-]*):\/\/(?<authority>[^/?#\\]*)(?<path>[^?#]*)/i.exec(written)?.groups;
    // Nothing of a text that cannot be taken apart is shown: it may be a secret as a whole.
    if (groups === undefined) {
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .unidentifiedSpec */ .a0)('', (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .hasPlaceholder */ .Kc)(written) ? 'the URL is a placeholder' : 'not a URL');
    }
    const authority = groups['authority'] ?? '';
    if (authority.includes('@'))
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .unidentifiedSpec */ .a0)('', 'the URL carries user-info');
    if ((0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .hasPlaceholder */ .Kc)(authority)) {
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .unidentifiedSpec */ .a0)('', 'the host of the URL is a placeholder');
    }
    const name = normaliseRemoteUrl(written);
    if (name === null)
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .unidentifiedSpec */ .a0)('', 'not a URL that a client can connect to');
    return {
        type: 'remote',
        name,
        specifier: null,
        pin: 'none',
        version: null,
        digest: null,
        reason: null,
    };
}
/** Scheme, host, port and path of a URL, or null where it is none that a server listens on. */
function normaliseRemoteUrl(text) {
    if (!URL.canParse(text))
        return null;
    const url = new URL(text);
    if (!['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol))
        return null;
    if (url.username !== '' || url.password !== '')
        return null;
    return `${url.protocol}//${url.host.replace(/\.(?=$|:)/, '')}${withoutTrailingSlashes(url.pathname)}`;
}
/** A loop, for a regular expression of this takes quadratic time on many slashes. */
function withoutTrailingSlashes(path) {
    let end = path.length;
    while (end > 0 && path[end - 1] === '/')
        end -= 1;
    return path.slice(0, end);
}
/**
 * An address as it may be shown: path segments that look like a secret are `***`, for some services
 * put the user's token there. For display only.
 */
function shownAddress(name) {
    const [scheme = '', , host = '', ...segments] = name.split('/');
    return [
        scheme,
        '',
        host,
        ...segments.map((segment) => ((0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .looksSecret */ .n0)(segment) ? '***' : segment)),
    ].join('/');
}


/***/ }),

/***/ 88394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ semverEcosystem),
/* harmony export */   N: () => (/* binding */ looseSemver)
/* harmony export */ });
/* harmony import */ var semver__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62088);

/** Full semantic version of a text such as `v1.2`, or null. Source: semver.org, npm's `v` and `=` prefixes. */
function read(version, loose) {
    const text = version.trim();
    const short = /^[v=]*(\d+)(?:\.(\d+))?$/.exec(text);
    const full = short ? `${short[1]}.${short[2] ?? '0'}.0` : text.replace(/^[v=]+/, '');
    return semver__WEBPACK_IMPORTED_MODULE_0__.valid(full, { loose });
}
/**
 * Ordering and ranges by semantic versioning; names as they are.
 *
 * @param loose whether `01.2.0` and `1.2.0beta` are versions too, as they are to npm and NuGet: who
 *   writes one so gets 1.2.0, and must get its grade
 */
function semverBy(loose) {
    return {
        normaliseName: (name) => name,
        normaliseVersion: (version) => read(version, loose) ?? version.trim(),
        compare(a, b) {
            const [left, right] = [read(a, loose), read(b, loose)];
            return left === null || right === null ? null : semver__WEBPACK_IMPORTED_MODULE_0__.compare(left, right);
        },
        isPrerelease: (version) => semver__WEBPACK_IMPORTED_MODULE_0__.prerelease(read(version, loose) ?? '') !== null,
        satisfies(version, range) {
            const valid = read(version, loose);
            if (semver__WEBPACK_IMPORTED_MODULE_0__.validRange(range, { loose }) === null)
                return null;
            return valid !== null && semver__WEBPACK_IMPORTED_MODULE_0__.satisfies(valid, range, { loose });
        },
    };
}
const semverEcosystem = semverBy(false);
/** The same for tools that take what is nearly a version. Source: npm-pick-manifest, NuGet's normalised versions. */
const looseSemver = semverBy(true);


/***/ })

};
