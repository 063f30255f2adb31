export const id = 1000;
export const ids = [1000,9929];
export const modules = {

/***/ 62464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ takeCensus)
/* harmony export */ });
/* harmony import */ var _head_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49929);
/* harmony import */ var _server_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57701);
/* harmony import */ var _splitter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41972);
/* harmony import */ var _text_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8361);




/**
 * Counts what passes by and hands it on. Every server is read, for it can be found by many names;
 * memory grows with their number alone, by 24 bytes for each.
 */
function takeCensus(visitor) {
    const head = {};
    const totals = { servers: 0, scores: 0, findings: 0 };
    // Hashes instead of texts: that two ids are taken for one is one in a million at 150,000 servers.
    const ids = (0,_text_table_js__WEBPACK_IMPORTED_MODULE_3__/* .createTextTable */ .ss)();
    const repeated = new Set();
    let unreadable = 0;
    let anonymous = 0;
    return {
        head,
        totals,
        target: {
            head(field, value) {
                head[field] = value;
            },
            element(section, bytes, start, end, keyHash) {
                if (section === 'servers') {
                    const raw = (0,_splitter_js__WEBPACK_IMPORTED_MODULE_2__/* .parseElement */ .on)(bytes, start, end);
                    const server = (0,_server_index_js__WEBPACK_IMPORTED_MODULE_1__/* .indexServer */ .Gm)(raw);
                    if ('reason' in server.read)
                        unreadable += 1;
                    if (server.id !== null) {
                        const isNew = ids.add((0,_text_table_js__WEBPACK_IMPORTED_MODULE_3__/* .wideHash */ .Ec)(server.id), totals.servers);
                        if (!isNew)
                            repeated.add(server.id);
                    }
                    visitor.server(server, raw, totals.servers);
                }
                else if (section === 'scores' && keyHash === 0) {
                    anonymous += 1;
                }
                visitor.element(section, bytes, start, end, keyHash);
                totals[section] += 1;
            },
            ...(visitor.sectionEnd === undefined ? {} : { sectionEnd: visitor.sectionEnd }),
        },
        whole: (origin, hasNumericIds) => ({
            head: (0,_head_js__WEBPACK_IMPORTED_MODULE_0__.readHead)(head, origin),
            totals: { ...totals },
            unreadable,
            anonymous,
            repeatedIds: [...repeated],
            hasNumericIds,
        }),
    };
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

/***/ 32747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ searchNeighbours),
/* harmony export */   v: () => (/* binding */ hasLookalikes)
/* harmony export */ });
/* harmony import */ var _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80335);

/** Shorter names are one edit from too many others. */
const shortestName = 5;
/** More would say nothing more. */
const mostNeighbours = 5;
/** Types whose names are registered by anybody, so that one can be made to look like another. */
function hasLookalikes(type) {
    return type !== null && ['npm', 'pypi', 'oci', 'nuget', 'golang', 'jsr'].includes(type);
}
/**
 * Starts a search for packages of the same ecosystem whose name differs from a watched one by one
 * character, or by two neighbouring ones that changed places. Within one namespace (an npm scope, an
 * image's account) names have one owner, and are no look-alikes.
 */
function searchNeighbours(watched) {
    const byLength = new Map();
    for (const identity of watched) {
        if (!hasLookalikes(identity.type) || identity.name.length < shortestName)
            continue;
        const bucket = `${identity.type}:${identity.name.length}`;
        const { type, name } = identity;
        const own = { type, name, owner: namespaceOf(name) };
        byLength.set(bucket, [...(byLength.get(bucket) ?? []), own]);
    }
    const neighbours = new Map();
    return {
        offer({ type, name }) {
            if (byLength.size === 0 || !hasLookalikes(type))
                return;
            const owner = namespaceOf(name);
            for (let length = name.length - 1; length <= name.length + 1; length += 1) {
                for (const identity of byLength.get(`${type}:${length}`) ?? []) {
                    if (owner !== '' && owner === identity.owner)
                        continue;
                    if (!isOneEdit(identity.name, name))
                        continue;
                    const key = (0,_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .identityKey */ .US)(identity);
                    const known = neighbours.get(key) ?? [];
                    if (known.length < mostNeighbours && !known.includes(name)) {
                        neighbours.set(key, [...known, name]);
                    }
                }
            }
        },
        found: () => neighbours,
    };
}
/** One insertion, deletion, substitution or transposition of neighbouring characters. */
function isOneEdit(a, b) {
    const [short, long] = a.length <= b.length ? [a, b] : [b, a];
    if (long.length - short.length > 1 || a === b)
        return false;
    let at = 0;
    while (at < short.length && short[at] === long[at])
        at += 1;
    if (short.length < long.length)
        return short.slice(at) === long.slice(at + 1);
    if (short.slice(at + 1) === long.slice(at + 1))
        return true;
    return (short[at] === long[at + 1] &&
        short[at + 1] === long[at] &&
        short.slice(at + 2) === long.slice(at + 2));
}
function namespaceOf(name) {
    const namespace = name.slice(0, Math.max(0, name.lastIndexOf('/')));
    return namespace === 'docker.io/library' ? '' : namespace;
}


/***/ }),

/***/ 16731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ longestName),
/* harmony export */   _: () => (/* binding */ readPackageRef)
/* harmony export */ });
/* harmony import */ var packageurl_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87091);
/* harmony import */ var _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80335);
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
/* harmony export */   Fz: () => (/* binding */ readServerRecord),
/* harmony export */   Gd: () => (/* binding */ readFinding),
/* harmony export */   O2: () => (/* binding */ findingResults),
/* harmony export */   dL: () => (/* binding */ readScoreReport),
/* harmony export */   h7: () => (/* binding */ readFindingReference),
/* harmony export */   jc: () => (/* binding */ readCheck),
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
function readCheck(raw) {
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
            check: readCheck(raw),
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
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shallow(inner, depth - 1)]));
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

/***/ 57701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gm: () => (/* binding */ indexServer),
/* harmony export */   ci: () => (/* binding */ untypedNames),
/* harmony export */   ut: () => (/* binding */ listedRefs)
/* harmony export */ });
/* harmony import */ var _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80335);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77378);
/* harmony import */ var _package_ref_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16731);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27428);




/** The spellings that the ecosystems make of a name: several share one. */
const spellings = [...new Set(Object.values(_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU).map(({ normaliseName }) => normaliseName))];
/**
 * Reads a server record for looking it up. One that cannot be read as a whole is known by what of it
 * can, so that it does not vanish.
 */
function indexServer(raw) {
    const read = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .readServerRecord */ .Fz)(raw);
    const id = textOf((0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(raw, 'id'));
    const name = textOf((0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(raw, 'name'));
    const listed = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(raw, 'package_refs');
    const refs = 'value' in read
        ? read.value.record.packageRefs
        : Array.isArray(listed)
            ? listed.flatMap((ref) => (0,_package_ref_js__WEBPACK_IMPORTED_MODULE_1__/* .readPackageRef */ ._)(ref) ?? [])
            : [];
    const keys = new Set();
    if (id !== null)
        keys.add(id);
    for (const ref of refs)
        if (ref.type !== null)
            keys.add(ref.name);
    for (const each of untypedNames(name, refs)) {
        for (const spell of spellings)
            keys.add(spell(each));
    }
    return { read, id, name, refs, keys };
}
/** The names of a record that tell no ecosystem: its own, and those of bare references. */
function untypedNames(name, refs) {
    const bare = refs.filter(({ type }) => type === null).map((ref) => ref.name);
    return (name === null ? bare : [...bare, name]).filter(({ length }) => length <= _package_ref_js__WEBPACK_IMPORTED_MODULE_1__/* .longestName */ .Y);
}
function textOf(value) {
    return typeof value === 'string' && value !== '' ? value : null;
}
/** The typed references of a server, by which it is listed. */
function listedRefs({ refs }) {
    return refs.filter(({ type }) => type !== null);
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


/***/ })

};
