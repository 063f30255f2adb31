export const id = 7862;
export const ids = [7862,3306];
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

/***/ 47862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   scanExport: () => (/* binding */ scanExport)
/* harmony export */ });
/* harmony import */ var _census_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62464);
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83306);
/* harmony import */ var _head_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49929);
/* harmony import */ var _neighbours_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32747);
/* harmony import */ var _record_key_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77272);
/* harmony import */ var _server_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57701);
/* harmony import */ var _splitter_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41972);







/**
 * An export that is read from its beginning whenever it is asked for something that has passed by:
 * once where servers, scores and findings stand in this order, three times at most.
 *
 * @param open gives the document's bytes from the beginning; a chunk is good until the next one
 * @param origin where it comes from, for errors
 */
function scanExport(open, origin) {
    const taking = {
        keys: new Set(),
        neighbours: (0,_neighbours_js__WEBPACK_IMPORTED_MODULE_3__/* .searchNeighbours */ .b)([]),
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
            [taking.keys, taking.neighbours, taking.servers] = [keys, (0,_neighbours_js__WEBPACK_IMPORTED_MODULE_3__/* .searchNeighbours */ .b)(watched), []];
            await through('servers');
            taking.keys = new Set();
            return { records: taking.servers, neighbours: taking.neighbours.found() };
        },
        async scores(servers) {
            [taking.isScore, taking.scores] = [(0,_record_key_js__WEBPACK_IMPORTED_MODULE_4__/* .hashFilter */ .Nd)(servers), []];
            if (servers.size > 0)
                await through('scores');
            taking.isScore = () => false;
            return taking.scores;
        },
        async findings(ids, places) {
            [taking.isFinding, taking.places, taking.findings] = [(0,_record_key_js__WEBPACK_IMPORTED_MODULE_4__/* .hashFilter */ .Nd)(ids), places, new Map()];
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
            for (const ref of (0,_server_index_js__WEBPACK_IMPORTED_MODULE_5__/* .listedRefs */ .ut)(server))
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
                    taking.scores.push((0,_splitter_js__WEBPACK_IMPORTED_MODULE_6__/* .parseElement */ .on)(bytes, start, end));
            }
            else if (section === 'findings') {
                const place = census.totals.findings;
                if (taking.isFinding(keyHash) || taking.places.has(place)) {
                    taking.findings.set(place, (0,_splitter_js__WEBPACK_IMPORTED_MODULE_6__/* .parseElement */ .on)(bytes, start, end));
                }
            }
        },
        sectionEnd(section) {
            passed.add(section);
            return section === until;
        },
    });
    const splitter = (0,_splitter_js__WEBPACK_IMPORTED_MODULE_6__/* .createSplitter */ .W3)(census.target);
    const chunks = open()[Symbol.asyncIterator]();
    let chunk = new Uint8Array(0);
    let taken = 0;
    const close = async () => {
        await chunks.return?.();
    };
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
            }
            splitter.end();
        }
        catch (error) {
            await close();
            if (!(error instanceof _faults_js__WEBPACK_IMPORTED_MODULE_1__.StructureError))
                throw error;
            throw (0,_head_js__WEBPACK_IMPORTED_MODULE_2__.structureFailure)(error, origin);
        }
    };
    return {
        hasPassed: (section) => passed.has(section),
        advance,
        async finish() {
            await advance(null);
            return census.whole(origin, splitter.hasNumericIds());
        },
        close,
    };
}


/***/ })

};
