export const id = 481;
export const ids = [481];
export const modules = {

/***/ 2464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ takeCensus)
/* harmony export */ });
/* harmony import */ var _head_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9929);
/* harmony import */ var _server_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7701);
/* harmony import */ var _splitter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1972);



/**
 * Counts what passes by and hands it on. Every server is read, for it can be found by many names;
 * memory grows with the servers' ids alone.
 */
function takeCensus(visitor) {
    const head = {};
    const held = { servers: 0, scores: 0, findings: 0 };
    const ids = new Set();
    const repeated = new Set();
    let unreadable = 0;
    let anonymous = 0;
    return {
        head,
        held,
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
                        if (ids.has(server.id))
                            repeated.add(server.id);
                        ids.add(server.id);
                    }
                    visitor.server(server, raw, held.servers);
                }
                else if (section === 'scores' && keyHash === 0) {
                    anonymous += 1;
                }
                visitor.element(section, bytes, start, end, keyHash);
                held[section] += 1;
            },
            ...(visitor.sectionEnd === undefined ? {} : { sectionEnd: visitor.sectionEnd }),
        },
        whole: (origin, hasNumericIds) => ({
            head: (0,_head_js__WEBPACK_IMPORTED_MODULE_0__/* .readHead */ .zy)(head, origin),
            held: { ...held },
            unreadable,
            anonymous,
            repeatedIds: [...repeated],
            hasNumericIds,
        }),
    };
}


/***/ }),

/***/ 9929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OI: () => (/* binding */ structureFailure),
/* harmony export */   sO: () => (/* binding */ generationTime),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9691);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9874);


/** The totals that an export says it holds (section 2.1 of the contract). */
const countsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ servers: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), scores: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), findings: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr() })
    .partial();
/**
 * Reads the head of an export.
 *
 * @param origin where it came from, in words: `the export service grades.example`, `export.json`
 * @throws GateError `export-malformed` where it does not say when it was generated
 */
function readHead(values, origin) {
    const generatedAt = generationTime(values);
    if (generatedAt === null) {
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__.GateError('export-malformed', `The export of ${origin} does not say when it was generated: generated_at is no timestamp.`, 'Tell the owner of the grading service. Until then export-file can name an earlier export.');
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
 *
 * @param beginning the first bytes of the document
 */
function structureFailure(error, beginning, origin) {
    const head = new TextDecoder().decode(beginning.subarray(0, 200)).trimStart().toLowerCase();
    const said = (shape, remedy) => new _failure_js__WEBPACK_IMPORTED_MODULE_0__.GateError('export-not-json', `What ${origin} sent is not JSON: ${shape}.`, remedy, {
        cause: error,
    });
    const isElsewhere = 'Check that base-url is the address of the grading service and not of a page, a proxy or a login in front of it.';
    if (head.startsWith('<'))
        return said('it looks like a web page', isElsewhere);
    if (head !== '' && !/^\ufeff?[{[]/.test(head)) {
        return said('it does not begin like JSON', isElsewhere);
    }
    const isEmpty = beginning.length === 0;
    if (error.isCut) {
        return said(isEmpty ? 'it is empty' : `it breaks off after ${error.offset} bytes`, 'Run the job again; if it lasts, tell the owner of the grading service.');
    }
    return new _failure_js__WEBPACK_IMPORTED_MODULE_0__.GateError('export-malformed', `What ${origin} sent is no export: ${error.message}${error.offset === null ? '' : ` (at byte ${error.offset})`}.`, 'Check that base-url is the address of the grading service, and tell its owner. Until then export-file can name an earlier export.', { cause: error });
}


/***/ }),

/***/ 2747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bj: () => (/* binding */ searchNeighbours),
/* harmony export */   vr: () => (/* binding */ hasLookalikes)
/* harmony export */ });
/* unused harmony export areNeighbours */
/* harmony import */ var _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7299);

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
        byLength.set(bucket, [...(byLength.get(bucket) ?? []), identity]);
    }
    const neighbours = new Map();
    return {
        offer({ type, name }) {
            if (byLength.size === 0 || !hasLookalikes(type))
                return;
            for (let length = name.length - 1; length <= name.length + 1; length += 1) {
                for (const identity of byLength.get(`${type}:${length}`) ?? []) {
                    if (!areNeighbours(identity.name, name))
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
/** Whether two names differ by one edit, and are not names of one namespace. */
function areNeighbours(a, b) {
    const owner = namespaceOf(a);
    return isOneEdit(a, b) && (owner === '' || owner !== namespaceOf(b));
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

/***/ 7862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   scanExport: () => (/* binding */ scanExport)
/* harmony export */ });
/* harmony import */ var _census_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2464);
/* harmony import */ var _head_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9929);
/* harmony import */ var _neighbours_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2747);
/* harmony import */ var _record_key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7272);
/* harmony import */ var _server_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7701);
/* harmony import */ var _splitter_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1972);






/**
 * An export that is read from its beginning whenever it is asked for something that has passed by:
 * once where servers, scores and findings stand in this order, three times at most.
 *
 * @param open gives the document's bytes from the beginning; a chunk is good until the next one
 * @param origin where it comes from, in words, for errors
 */
function scanExport(open, origin) {
    const taking = {
        keys: new Set(),
        neighbours: (0,_neighbours_js__WEBPACK_IMPORTED_MODULE_2__/* .searchNeighbours */ .bj)([]),
        servers: [],
        isScore: () => false,
        scores: [],
        isFinding: () => false,
        places: new Set(),
        findings: new Map(),
    };
    let pass = beginPass(open, origin, taking);
    const through = async (section) => {
        if (pass.hasPassed(section)) {
            await pass.close();
            pass = beginPass(open, origin, taking);
        }
        await pass.advance(section);
    };
    return {
        async servers(keys, watched) {
            [taking.keys, taking.neighbours, taking.servers] = [keys, (0,_neighbours_js__WEBPACK_IMPORTED_MODULE_2__/* .searchNeighbours */ .bj)(watched), []];
            await through('servers');
            taking.keys = new Set();
            return { records: taking.servers, neighbours: taking.neighbours.found() };
        },
        async scores(servers) {
            [taking.isScore, taking.scores] = [(0,_record_key_js__WEBPACK_IMPORTED_MODULE_3__/* .hashFilter */ .Nd)(servers), []];
            if (servers.size > 0)
                await through('scores');
            taking.isScore = () => false;
            return taking.scores;
        },
        async findings(ids, places) {
            [taking.isFinding, taking.places, taking.findings] = [(0,_record_key_js__WEBPACK_IMPORTED_MODULE_3__/* .hashFilter */ .Nd)(ids), places, new Map()];
            if (ids.size + places.size > 0)
                await through('findings');
            [taking.isFinding, taking.places] = [() => false, new Set()];
            return taking.findings;
        },
        whole: () => pass.finish(),
    };
}
/** One reading of the document, which goes on where it was left. */
function beginPass(open, origin, taking) {
    const passed = new Set();
    let until = null;
    const census = (0,_census_js__WEBPACK_IMPORTED_MODULE_0__/* .takeCensus */ .T)({
        server(server, raw) {
            for (const ref of (0,_server_index_js__WEBPACK_IMPORTED_MODULE_4__/* .listedRefs */ .ut)(server))
                taking.neighbours.offer(ref);
            for (const key of server.keys) {
                if (!taking.keys.has(key))
                    continue;
                taking.servers.push(raw);
                break;
            }
        },
        element(section, bytes, start, end, keyHash) {
            if (section === 'scores') {
                if (taking.isScore(keyHash))
                    taking.scores.push((0,_splitter_js__WEBPACK_IMPORTED_MODULE_5__/* .parseElement */ .on)(bytes, start, end));
            }
            else if (section === 'findings') {
                const place = census.held.findings;
                if (taking.isFinding(keyHash) || taking.places.has(place)) {
                    taking.findings.set(place, (0,_splitter_js__WEBPACK_IMPORTED_MODULE_5__/* .parseElement */ .on)(bytes, start, end));
                }
            }
        },
        sectionEnd(section) {
            passed.add(section);
            return section === until;
        },
    });
    const splitter = (0,_splitter_js__WEBPACK_IMPORTED_MODULE_5__/* .createSplitter */ .W3)(census.target);
    const chunks = open()[Symbol.asyncIterator]();
    let chunk = new Uint8Array(0);
    let taken = 0;
    let beginning = null;
    /** Reads on to the end of a section, or to the end of the document. */
    const advance = async (section) => {
        until = section;
        try {
            for (;;) {
                taken = splitter.push(chunk, taken);
                if (section !== null && passed.has(section))
                    return;
                const next = await chunks.next();
                if (next.done)
                    break;
                [chunk, taken] = [next.value, 0];
                beginning ??= Uint8Array.from(chunk.subarray(0, 200));
            }
            splitter.end();
        }
        catch (error) {
            if (!(error instanceof _splitter_js__WEBPACK_IMPORTED_MODULE_5__/* .StructureError */ .QX))
                throw error;
            throw (0,_head_js__WEBPACK_IMPORTED_MODULE_1__/* .structureFailure */ .OI)(error, beginning ?? new Uint8Array(0), origin);
        }
    };
    return {
        hasPassed: (section) => passed.has(section),
        advance,
        async finish() {
            await advance(null);
            return census.whole(origin, splitter.hasNumericIds());
        },
        async close() {
            await chunks.return?.();
        },
    };
}


/***/ })

};
