export const id = 4283;
export const ids = [4283];
export const modules = {

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

/***/ 64283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   selectFromExport: () => (/* binding */ selectFromExport)
/* harmony export */ });
/* harmony import */ var _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80335);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77378);
/* harmony import */ var _record_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77272);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27428);
/* harmony import */ var _server_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57701);
/* harmony import */ var _splitter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41972);






/** Results that the contract names; any other is kept and reported. */
const knownResults = new Set(_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .findingResults */ .O2);
/**
 * What an export says of some identities: the records that carry them, all their reports, and the
 * findings that these refer to. Everything else of the export is left where it is. The same export
 * gives the same selection, whatever source it is read from.
 *
 * @throws GateError and StructureError where the export turns out to be none; what its source throws
 */
async function selectFromExport(source, { identities, watched }) {
    const wanted = new Set(identities.map(_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .identityKey */ .US));
    const types = new Set(identities.map(({ type }) => type));
    const keysOf = ({ name, refs }) => {
        const named = (0,_server_index_js__WEBPACK_IMPORTED_MODULE_3__/* .untypedNames */ .ci)(name, refs).flatMap((each) => [...types].map((type) => (0,_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .identityKey */ .US)({ type, name: _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[type].normaliseName(each) })));
        const typed = refs.flatMap(({ type, name: ref }) => type === null ? [] : [(0,_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .identityKey */ .US)({ type, name: ref })]);
        return {
            typed: typed.filter((key) => wanted.has(key)),
            named: named.filter((key) => wanted.has(key)),
        };
    };
    const found = [];
    const malformedRecords = new Map();
    const answer = await source.servers(new Set(identities.map(({ name }) => name)), watched);
    for (const raw of answer.records) {
        const server = (0,_server_index_js__WEBPACK_IMPORTED_MODULE_3__/* .indexServer */ .Gm)(raw);
        const { typed, named } = keysOf(server);
        if ('value' in server.read) {
            if (typed.length + named.length > 0)
                found.push(server.read.value);
            continue;
        }
        const { reason } = server.read;
        for (const key of named) {
            if (!malformedRecords.has(key))
                malformedRecords.set(key, { reason, isTyped: false });
        }
        for (const key of typed)
            malformedRecords.set(key, { reason, isTyped: true });
    }
    const ids = new Set(found.map(({ record }) => record.id));
    const reportsOf = collectReports(await source.scores(ids), ids);
    const references = [...reportsOf.values()].flatMap(({ reports }) => reports.flatMap((each) => each.findingRefs ?? []));
    const records = await source.findings(...placesAsked(references));
    const whole = await source.whole();
    const findings = findingLookup(records, whole.hasNumericIds);
    const repeatedIds = new Set(whole.repeatedIds);
    const servers = found.map(({ record, faults: own }) => {
        const { reports, malformed } = reportsOf.get(record.id) ?? { reports: [], malformed: [] };
        const faults = [...own];
        if (repeatedIds.has(record.id)) {
            faults.push(`the id of ${record.name} stands in several server records`);
        }
        for (const version of repeatedOf(reports.map((each) => each.version))) {
            faults.push(`version ${version} has several score reports`);
        }
        const resolved = reports.map(({ findingRefs, ...report }) => {
            if (findingRefs === null)
                faults.push(`the findings of version ${report.version} are no list`);
            // A finding that is referred to twice is one finding.
            const unique = [...new Set(findingRefs ?? [])];
            if (unique.length < (findingRefs?.length ?? 0)) {
                faults.push(`version ${report.version} refers to a finding twice`);
            }
            const found = unique.map((ref) => findings(ref));
            for (const { fault } of found)
                if (fault !== null)
                    faults.push(`${fault} (version ${report.version})`);
            return { ...report, findings: found.flatMap(({ finding }) => finding ?? []) };
        });
        return {
            record,
            reports: resolved,
            malformedReports: malformed,
            inconsistencies: [...new Set(faults)],
        };
    });
    const { counts: _, ...header } = whole.head;
    return {
        header,
        servers,
        malformedRecords,
        neighbours: answer.neighbours,
        inconsistencies: wholeFaults(whole),
    };
}
/** The texts that stand more than once. */
function repeatedOf(texts) {
    const seen = new Set();
    // A text that could not be added for the first time is there already.
    return new Set(texts.filter((text) => seen.size === seen.add(text).size));
}
function collectReports(scores, ids) {
    const reportsOf = new Map();
    for (const raw of scores) {
        const server = (0,_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .ownValue */ .e)(raw, 'server');
        if (typeof server !== 'string' || !ids.has(server))
            continue;
        const known = reportsOf.get(server) ?? { reports: [], malformed: [] };
        reportsOf.set(server, known);
        const read = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .readScoreReport */ .dL)(raw);
        if ('value' in read) {
            known.reports.push(read.value);
        }
        else {
            const version = (0,_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .ownValue */ .e)(raw, 'version');
            known.malformed.push({
                version: typeof version === 'string' ? version : null,
                reason: read.reason,
            });
        }
    }
    return reportsOf;
}
/** What some references ask of the findings: ids, and places. */
function placesAsked(references) {
    const ids = new Set();
    const places = new Set();
    for (const raw of references) {
        const reference = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .readFindingReference */ .h7)(raw);
        if (reference?.kind === 'id')
            ids.add(reference.id);
        if (reference?.kind === 'index')
            places.add(reference.index);
        // A number is a place, unless findings have numbers for ids: that shows when all were read.
        if (typeof raw === 'number')
            ids.add(String(raw));
    }
    return [ids, places];
}
/**
 * Resolves references into findings.
 *
 * @param records at least the findings that the references name, by their place in the document
 */
function findingLookup(records, hasNumericIds) {
    const byId = new Map();
    const repeated = new Set();
    for (const raw of records.values()) {
        const id = (0,_record_key_js__WEBPACK_IMPORTED_MODULE_1__/* .findingId */ .zK)(raw);
        if (id === null)
            continue;
        if (byId.has(id))
            repeated.add(id);
        else
            byId.set(id, raw);
    }
    const rawOf = (reference) => {
        switch (reference.kind) {
            case 'id':
                return byId.get(reference.id);
            case 'index':
                return records.get(reference.index);
            case 'inline':
                return reference.raw;
        }
    };
    const nameOf = (reference) => {
        switch (reference.kind) {
            case 'id':
                return reference.id;
            case 'index':
                return `#${reference.index}`;
            case 'inline':
                return 'inline';
        }
    };
    return (raw) => {
        const reference = hasNumericIds && typeof raw === 'number'
            ? { kind: 'id', id: String(raw) }
            : (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .readFindingReference */ .h7)(raw);
        if (reference === null)
            return { finding: null, fault: 'a finding reference that is none' };
        const name = nameOf(reference);
        const found = rawOf(reference);
        if (found === undefined)
            return { finding: null, fault: `a reference to no finding: ${name}` };
        const read = (0,_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .readFinding */ .Gd)(found, name);
        if ('reason' in read)
            return { finding: null, fault: `finding ${name}: ${read.reason}` };
        const { result } = read.value;
        const fault = !knownResults.has(result)
            ? `finding ${name} has an unknown result: ${result}`
            : repeated.has(name)
                ? `the finding id ${name} stands twice`
                : null;
        return { finding: read.value, fault };
    };
}
/** What is wrong with the export as a whole. */
function wholeFaults({ head: { counts }, totals, unreadable, anonymous }) {
    const faults = [];
    if (unreadable > 0)
        faults.push(`${unreadable} of its server records cannot be read`);
    if (counts === null)
        faults.push('its counts are missing or no numbers');
    for (const kind of _splitter_js__WEBPACK_IMPORTED_MODULE_4__/* .sections */ .V0) {
        if (counts === null || counts[kind] === totals[kind])
            continue;
        faults.push(`it counts ${counts[kind] ?? 'no'} ${kind} and holds ${totals[kind]}`);
    }
    if (anonymous > 0)
        faults.push(`${anonymous} of its scores name no server`);
    return faults;
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


/***/ })

};
