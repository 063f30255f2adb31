export const id = 734;
export const ids = [734,638,670];
export const modules = {

/***/ 9670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseExport: () => (/* binding */ parseExport)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9874);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7428);


/**
 * Parses the bytes of an export.
 *
 * @param bytes the whole document, UTF-8
 * @param origin where it came from, in words, for the error: `the export service`, `export.json`
 * @throws GateError `export-not-json` or `export-malformed`; neither quotes the content, which is paid data
 */
function parseExport(bytes, origin) {
    let raw;
    try {
        raw = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    }
    catch {
        const { shape, isCut } = shapeOf(bytes);
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__.GateError('export-not-json', `What ${origin} sent is not JSON: ${shape}.`, isCut
            ? 'Run the job again; if it lasts, tell the owner of the grading service.'
            : 'Check that base-url is the address of the grading service and not of a page, a proxy or a login in front of it.');
    }
    const parsed = _schema_js__WEBPACK_IMPORTED_MODULE_1__/* .documentSchema */ .L8.safeParse(raw);
    if (!parsed.success) {
        const fields = [...new Set(parsed.error.issues.map(({ path }) => path[0] ?? 'the document'))];
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__.GateError('export-malformed', `What ${origin} sent is JSON, but not an export: ${fields.map(String).join(', ')} missing or of another type.`, 'Tell the owner of the grading service. Until then export-file can name an earlier export.');
    }
    const generatedAt = Date.parse(parsed.data.generated_at);
    if (Number.isNaN(generatedAt)) {
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__.GateError('export-malformed', `The export of ${origin} does not say when it was generated: generated_at is no timestamp.`, 'Tell the owner of the grading service. Until then export-file can name an earlier export.');
    }
    return { document: parsed.data, generatedAt };
}
/** What non-JSON bytes look like, without showing any of them. */
function shapeOf(bytes) {
    const head = new TextDecoder().decode(bytes.subarray(0, 200)).trimStart().toLowerCase();
    if (bytes.length === 0)
        return { shape: 'it is empty', isCut: true };
    if (head.startsWith('<'))
        return { shape: 'it looks like a web page', isCut: false };
    if (!/^[{[]/.test(head))
        return { shape: 'it does not begin like JSON', isCut: false };
    return {
        shape: `it begins like JSON and goes wrong or breaks off within its ${bytes.length} bytes`,
        isCut: true,
    };
}


/***/ }),

/***/ 7378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ ownValue),
/* harmony export */   o: () => (/* binding */ firstText)
/* harmony export */ });
/** A field of a JSON object; own fields only, for `__proto__` and its kin are data like any other. */
function ownValue(raw, key) {
    return typeof raw === 'object' && raw !== null && Object.hasOwn(raw, key)
        ? raw[key]
        : undefined;
}
/** The first of some fields that holds a text, or null. */
function firstText(raw, keys) {
    for (const key of keys) {
        const value = ownValue(raw, key);
        if (typeof value === 'string' && value !== '')
            return value;
    }
    return null;
}


/***/ }),

/***/ 6734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cacheKey: () => (/* binding */ cacheKey),
/* harmony export */   obtainExport: () => (/* binding */ obtainExport)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9874);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9670);
/* harmony import */ var _seal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7638);




const hourMs = 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;
/** Pull requests save a store only below this size, for only their own re-runs can read it. */
const maxPullRequestStore = 64 * 1024 * 1024;
const nothingToSave = async () => { };
/**
 * The day's export: the cached one while the next daily one is not due, else a download, else, where
 * the service is in trouble, a cached one within the accepted age.
 *
 * The service refreshes daily (section 8 of the contract), so an export is current for 24 hours
 * after its `generated_at`. Today's entry is asked for before yesterday's, and each by its whole key.
 *
 * @throws GateError as the download does; a refused key is never papered over with old data
 */
async function obtainExport(request, world) {
    const now = world.now();
    const held = [];
    const isTrusted = ({ generatedAt }) => now - generatedAt <= request.maxAgeMs && generatedAt <= now + hourMs;
    for (const daysAgo of [0, 1]) {
        const cached = await fromCache(request, world, now - daysAgo * dayMs);
        if (cached === null || !isTrusted(cached))
            continue;
        if (now < cached.generatedAt + dayMs) {
            return { parsed: cached, source: 'cache', caution: null, save: nothingToSave };
        }
        held.push(cached);
    }
    try {
        const bytes = await world.download();
        const parsed = (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.parseExport)(bytes, `the export service ${request.baseUrl.host}`);
        const [newest] = held;
        // A service that falls back to an older export must not turn the verdict back with it.
        if (newest !== undefined && newest.generatedAt > parsed.generatedAt) {
            return {
                parsed: newest,
                source: 'cache',
                caution: 'The service sent an export older than the cached one; the cached one is used.',
                save: nothingToSave,
            };
        }
        const save = () => saveToCache(request, world, parsed, bytes);
        return { parsed, source: 'download', caution: null, save };
    }
    catch (error) {
        if (!(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_1__.GateError) || error.code !== 'export-unavailable')
            throw error;
        for (let daysAgo = 2; (daysAgo - 1) * dayMs <= request.maxAgeMs && daysAgo <= 7; daysAgo += 1) {
            if (held.length > 0)
                break;
            const older = await fromCache(request, world, now - daysAgo * dayMs);
            if (older !== null && isTrusted(older))
                held.push(older);
        }
        const [usable] = held;
        if (usable === undefined)
            throw error;
        return {
            parsed: usable,
            source: 'cache',
            caution: `${error.message} The cached export of ${new Date(usable.generatedAt).toISOString()} is used.`,
            save: nothingToSave,
        };
    }
}
async function fromCache(request, world, day) {
    const sealed = await world.cache.restore(cacheKey(request, day));
    if (sealed === null)
        return null;
    const opened = (0,_seal_js__WEBPACK_IMPORTED_MODULE_3__.open)(request.apiKey, request.baseUrl.href, sealed);
    if (opened === null) {
        world.log('Cache: an entry does not open with this API key or was altered; it is not used');
        return null;
    }
    try {
        const parsed = (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.parseExport)(opened.body, 'the cache');
        return parsed.generatedAt === opened.head.generatedAt ? parsed : null;
    }
    catch {
        // An earlier version of the action may have kept what this one does not take.
        world.log('Cache: an entry holds no export that can be read; it is not used');
        return null;
    }
}
async function saveToCache(request, world, { generatedAt }, bytes) {
    const sealed = (0,_seal_js__WEBPACK_IMPORTED_MODULE_3__.seal)(request.apiKey, request.baseUrl.href, { generatedAt }, bytes);
    if (request.forPullRequest && sealed.length > maxPullRequestStore) {
        world.log('Cache: an export of this size is not saved from a pull request');
        return;
    }
    await world.cache.save(cacheKey(request, generatedAt), sealed);
}
/**
 * Key of the cache entry that holds the export generated on a UTC day. It names the service by a
 * hash and the API key by a fingerprint; of the key and the data nothing stands in it.
 */
function cacheKey({ baseUrl, apiKey, platform }, day) {
    const service = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(baseUrl.href).digest('hex').slice(0, 12);
    const date = new Date(day).toISOString().slice(0, 10);
    return `mcp-grade-gate-store-1-${platform}-${service}-${(0,_seal_js__WEBPACK_IMPORTED_MODULE_3__.fingerprint)(apiKey)}-${date}`;
}


/***/ }),

/***/ 6731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ longestName),
/* harmony export */   _: () => (/* binding */ readPackageRef)
/* harmony export */ });
/* harmony import */ var packageurl_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7091);
/* harmony import */ var _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7299);
/* harmony import */ var _versions_oci_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2457);
/* harmony import */ var _versions_remote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9460);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7378);





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
        return ociRef((0,_versions_oci_js__WEBPACK_IMPORTED_MODULE_2__/* .readOciSpec */ .n)(identifier), version);
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
        ? ociRef((0,_versions_oci_js__WEBPACK_IMPORTED_MODULE_2__/* .readOciSpec */ .n)(withoutScheme(repository)), tag)
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

/***/ 7428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fz: () => (/* binding */ readServerRecord),
/* harmony export */   Gd: () => (/* binding */ readFinding),
/* harmony export */   L8: () => (/* binding */ documentSchema),
/* harmony export */   dL: () => (/* binding */ readScoreReport),
/* harmony export */   h7: () => (/* binding */ readFindingReference),
/* harmony export */   zK: () => (/* binding */ findingId)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9691);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7378);
/* harmony import */ var _package_ref_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6731);



/*
 * The contract of the export, read liberally in one place. What the contract calls "not shown" is
 * accepted in every shape that the official registry and its peers have used; unknown fields are
 * kept; what cannot be understood says so and never rejects the rest.
 */
/** Head of the export document. Only the three arrays are indispensable. */
const documentSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish().catch(null),
    rubric_version: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish().catch(null),
    generated_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    counts: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ servers: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), scores: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), findings: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() })
        .partial()
        .nullish()
        .catch(null),
    servers: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()),
    scores: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()),
    findings: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()),
});
const serverSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1),
    publisher: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        namespace: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish().catch(null),
        verified: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish().catch(null),
    })
        .nullish()
        .catch(null),
    // Missing is one thing; of another type they hide what matters, and the record is malformed.
    package_refs: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).nullish(),
    versions: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).nullish(),
});
/** Longer than any version; comparing them takes time. */
const longestVersion = 256;
const scoreSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    server: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1),
    version: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).max(longestVersion),
    score: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).max(100).nullable(),
    grade: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish().catch(null),
    findings: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).nullish().catch(null),
    rubric_version: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish().catch(null),
    generated_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish().catch(null),
});
const findingSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    result: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1),
    weight: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish().catch(null),
});
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
/** Keys under which a finding may carry what it is called by, strongest first. */
const findingIdKeys = ['id', 'finding_id', 'key', 'ref'];
const checkKeys = ['check', 'check_id', 'rule', 'rule_id', 'code', 'name', 'title'];
/** The id of a raw finding, or null where it has none. A number is an id like any other. */
function findingId(raw) {
    for (const key of findingIdKeys) {
        const value = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .ownValue */ .e)(raw, key);
        if (typeof value === 'string' && value !== '')
            return value;
        if (typeof value === 'number')
            return String(value);
    }
    return null;
}
/** Reads a Finding (section 2.4 of the contract); `reference` names it where it carries no id. */
function readFinding(raw, reference) {
    const parsed = findingSchema.safeParse(raw);
    if (!parsed.success)
        return { reason: firstIssue(parsed.error) };
    const { result, weight } = parsed.data;
    return {
        value: {
            reference: findingId(raw) ?? reference,
            check: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .firstText */ .o)(raw, checkKeys),
            result: result.toLowerCase(),
            weight: weight ?? null,
            evidence: shallow((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .ownValue */ .e)(raw, 'evidence') ?? null, 6),
        },
    };
}
/** A JSON value down to a depth: what lies deeper is named and not shown, for reports recurse. */
function shallow(value, depth) {
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
    if (typeof (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .ownValue */ .e)(raw, 'result') === 'string')
        return { kind: 'inline', raw };
    const index = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .ownValue */ .e)(raw, 'index');
    if (typeof index === 'number')
        return readFindingReference(index);
    const text = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .firstText */ .o)(raw, [...findingIdKeys, '$ref', 'pointer', 'finding']);
    return text === null ? null : readFindingReference(text);
}
function readVersion(raw) {
    const version = typeof raw === 'string' ? raw : (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .firstText */ .o)(raw, ['version', 'number', 'name', 'id', 'tag']);
    if (version === null || version === '' || version.length > longestVersion)
        return null;
    return { version, digest: (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .firstText */ .o)(raw, ['digest']) };
}
/** `score: expected number, received string`: where and why, never the value itself. */
function firstIssue(error) {
    const issue = error.issues[0];
    const path = issue?.path.join('.') ?? '';
    const words = (issue?.message ?? 'not understood').replace(/^Invalid input: /, '');
    return path === '' ? words : `${path}: ${words}`;
}


/***/ }),

/***/ 7638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fingerprint: () => (/* binding */ fingerprint),
/* harmony export */   maxBodyBytes: () => (/* binding */ maxBodyBytes),
/* harmony export */   open: () => (/* binding */ open),
/* harmony export */   seal: () => (/* binding */ seal)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8522);


/*
 * A sealed export, as it lies in a cache that others can read and may have written:
 *
 *   magic      16 bytes  "MCPGRADEGATE\0\0" and the layout's version, big-endian
 *   nonce      12 bytes  random for every seal
 *   sealed     AES-256-GCM over zstd(u32 length of the head, the head as JSON, the body)
 *   tag        16 bytes
 *
 * Associated data: the magic and the origin of the export service, so that an export of another
 * service, or of another layout, does not open. The key is derived from the API key: who may not
 * download the export cannot read it here, and a forged entry does not open.
 */
const magic = Buffer.concat([Buffer.from('MCPGRADEGATE\0\0', 'latin1'), Buffer.from([0, 1])]);
const nonceLength = 12;
const tagLength = 16;
/** Largest body that is opened: beyond it V8 could not hold the document's text. */
const maxBodyBytes = 512 * 1024 * 1024 - 1024;
/**
 * Seals an export for the cache.
 *
 * @param origin origin of the export service, for example `https://grades.example`
 */
function seal(apiKey, origin, head, body) {
    const headBytes = Buffer.from(JSON.stringify(head));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(headBytes.length);
    const packed = (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.zstdCompressSync)(Buffer.concat([length, headBytes, body]), {
        params: { [node_zlib__WEBPACK_IMPORTED_MODULE_1__.constants.ZSTD_c_compressionLevel]: 1 },
    });
    const nonce = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(nonceLength);
    const cipher = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createCipheriv)('aes-256-gcm', deriveKey(apiKey, 'store'), nonce);
    cipher.setAAD(associatedData(origin));
    return Buffer.concat([magic, nonce, cipher.update(packed), cipher.final(), cipher.getAuthTag()]);
}
/** Opens a sealed export; null where it is not one, was altered, or is of another key, origin or layout. */
function open(apiKey, origin, sealed) {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    const start = magic.length + nonceLength;
    if (bytes.length < start + tagLength || !bytes.subarray(0, magic.length).equals(magic))
        return null;
    try {
        const decipher = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createDecipheriv)('aes-256-gcm', deriveKey(apiKey, 'store'), bytes.subarray(magic.length, start), { authTagLength: tagLength });
        decipher.setAAD(associatedData(origin));
        decipher.setAuthTag(bytes.subarray(bytes.length - tagLength));
        // Nothing is unpacked before `final` has accepted the tag.
        const packed = Buffer.concat([
            decipher.update(bytes.subarray(start, bytes.length - tagLength)),
            decipher.final(),
        ]);
        const plain = (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.zstdDecompressSync)(packed, { maxOutputLength: maxBodyBytes + 4096 });
        const headEnd = 4 + plain.readUInt32BE(0);
        const head = JSON.parse(plain.toString('utf8', 4, headEnd));
        return { head, body: plain.subarray(headEnd) };
    }
    catch {
        return null;
    }
}
/** Short name of an API key for cache keys; nothing of the key can be computed from it. */
function fingerprint(apiKey) {
    return deriveKey(apiKey, 'fingerprint').subarray(0, 8).toString('hex');
}
/** One secret per use, so that no use tells anything of another. Source: RFC 5869. */
function deriveKey(apiKey, use) {
    return Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)('sha256', apiKey, 'mcp-grade-gate', `${use} 1`, 32));
}
function associatedData(origin) {
    return Buffer.concat([magic, Buffer.from(origin)]);
}


/***/ })

};
