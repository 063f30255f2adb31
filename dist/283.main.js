export const id = 283;
export const ids = [283];
export const modules = {

/***/ 4283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   selectFromExport: () => (/* binding */ selectFromExport)
/* harmony export */ });
/* harmony import */ var _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7299);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7378);
/* harmony import */ var _record_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7272);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7428);
/* harmony import */ var _server_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7701);
/* harmony import */ var _splitter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1972);






/** Results that the contract names; any other is kept and reported. */
const knownResults = new Set(['pass', 'warn', 'fail', 'unscannable']);
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
    const held = await source.findings(...placesAsked(references));
    const whole = await source.whole();
    const findings = findingLookup(held, whole.hasNumericIds);
    const repeatedIds = new Set(whole.repeatedIds);
    const servers = found.map(({ record, faults: own }) => {
        const { reports, malformed } = reportsOf.get(record.id) ?? { reports: [], malformed: [] };
        const faults = [...own];
        if (repeatedIds.has(record.id)) {
            faults.push(`the id of ${record.name} stands in several server records`);
        }
        const resolved = reports.map(({ findingRefs, ...report }) => {
            if (findingRefs === null)
                faults.push(`the findings of version ${report.version} are no list`);
            const found = (findingRefs ?? []).map((ref) => findings(ref));
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
        if (reference?.kind !== 'index')
            continue;
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
 * @param held at least the findings that the references name, by their place in the document
 */
function findingLookup(held, hasNumericIds) {
    const byId = new Map();
    const repeated = new Set();
    for (const raw of held.values()) {
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
                return held.get(reference.index);
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
function wholeFaults({ head: { counts }, held, unreadable, anonymous }) {
    const faults = [];
    if (unreadable > 0)
        faults.push(`${unreadable} of its server records cannot be read`);
    if (counts === null)
        faults.push('its counts are missing or no numbers');
    for (const kind of _splitter_js__WEBPACK_IMPORTED_MODULE_4__/* .sections */ .V0) {
        if (counts === null || counts[kind] === held[kind])
            continue;
        faults.push(`it counts ${counts[kind] ?? 'no'} ${kind} and holds ${held[kind]}`);
    }
    if (anonymous > 0)
        faults.push(`${anonymous} of its scores name no server`);
    return faults;
}


/***/ })

};
