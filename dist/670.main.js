export const id = 670;
export const ids = [670];
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


/***/ })

};
