export const id = 816;
export const ids = [816];
export const modules = {

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

/***/ 30816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openStore: () => (/* binding */ openStore)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83306);
/* harmony import */ var _neighbours_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32747);
/* harmony import */ var _record_key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77272);
/* harmony import */ var _seal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17638);
/* harmony import */ var _splitter_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41972);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89582);







/** Largest unpacked frame: a frame of records with one more element of the largest size. */
const maxFrameBytes = _splitter_js__WEBPACK_IMPORTED_MODULE_5__/* .maxElementBytes */ .EQ + 32 * _store_js__WEBPACK_IMPORTED_MODULE_6__/* .recordFrameBytes */ .gF;
/** Largest unpacked directory. */
const maxDirectoryBytes = 512 * 1024 * 1024;
/**
 * Opens a store (layout: store.ts), of which only the directory is read.
 *
 * @param origin address of the export service
 * @returns null where it is no store, is cut or altered, or of another version, service or API key
 */
function openStore(apiKey, origin, file) {
    try {
        return openSealed(apiKey, origin, file);
    }
    catch {
        return null;
    }
}
function openSealed(apiKey, origin, file) {
    if (file.size < _store_js__WEBPACK_IMPORTED_MODULE_6__/* .headerLength */ .gT + _store_js__WEBPACK_IMPORTED_MODULE_6__/* .trailerLength */ .Yl)
        return null;
    const header = Buffer.from(file.read(0, _store_js__WEBPACK_IMPORTED_MODULE_6__/* .headerLength */ .gT));
    if (!(0,_store_js__WEBPACK_IMPORTED_MODULE_6__/* .headerOf */ .rR)(header.subarray(16)).equals(header))
        return null;
    const { key, associated } = (0,_store_js__WEBPACK_IMPORTED_MODULE_6__/* .sealOf */ .Ru)(apiKey, origin, header);
    const open = (number, offset, length) => {
        const plain = (0,_seal_js__WEBPACK_IMPORTED_MODULE_4__/* .decrypt */ .Yc)(key, (0,_store_js__WEBPACK_IMPORTED_MODULE_6__/* .nonceOf */ .Tf)(number), associated, file.read(offset, length));
        if (plain === null)
            throw new _faults_js__WEBPACK_IMPORTED_MODULE_1__.StoreDamaged();
        return plain;
    };
    const end = file.size - _store_js__WEBPACK_IMPORTED_MODULE_6__/* .trailerLength */ .Yl;
    const trailer = open(_store_js__WEBPACK_IMPORTED_MODULE_6__/* .trailerNumber */ .Jy, end, _store_js__WEBPACK_IMPORTED_MODULE_6__/* .trailerLength */ .Yl);
    const place = trailer.readUIntLE(0, 6);
    const length = trailer.readUInt32LE(6);
    const number = trailer.readUInt32LE(10);
    // Something was put in front of the trailer or taken away.
    if (trailer.readUIntLE(14, 6) !== end || place + length !== end)
        return null;
    const directory = unpack(open(number, place, length), maxDirectoryBytes);
    const jsonEnd = 4 + directory.readUInt32LE(0);
    const head = JSON.parse(directory.toString('utf8', 4, jsonEnd));
    const frames = placeFrames(directory.subarray(jsonEnd));
    const plainOf = (frame) => open(frame.number, frame.offset, frame.length);
    const ofKind = (kind) => frames.get(kind) ?? [];
    /** Places of the elements whose key hash is wanted. */
    const placesOf = (section, texts) => {
        if (texts.size === 0)
            return [];
        const wanted = (0,_record_key_js__WEBPACK_IMPORTED_MODULE_3__/* .hashFilter */ .Nd)(texts);
        const places = [];
        for (const frame of ofKind((0,_store_js__WEBPACK_IMPORTED_MODULE_6__/* .columnOf */ .uV)(section))) {
            const hashes = numbersOf(plainOf(frame));
            for (let at = 0; at < hashes.length; at += 1) {
                if (wanted(hashes[at]))
                    places.push(frame.first + at);
            }
        }
        return places;
    };
    /** Elements of a section by their places, each frame unpacked once. */
    const elementsAt = (section, places) => {
        const found = new Map();
        const sorted = [...new Set(places)].sort((a, b) => a - b);
        let next = 0;
        for (const frame of ofKind(section)) {
            const behind = frame.first + frame.count;
            if (next === sorted.length)
                break;
            if (sorted[next] >= behind)
                continue;
            const block = unpack(plainOf(frame), maxFrameBytes);
            const lengths = block.length - 4 * frame.count;
            let at = 0;
            for (let index = 0; index < frame.count && next < sorted.length; index += 1) {
                const size = block.readUInt32LE(lengths + 4 * index);
                if (sorted[next] === frame.first + index) {
                    found.set(frame.first + index, (0,_splitter_js__WEBPACK_IMPORTED_MODULE_5__/* .parseElement */ .on)(block, at, at + size));
                    next += 1;
                }
                at += size;
            }
        }
        return found;
    };
    const neighboursOf = (watched) => {
        const search = (0,_neighbours_js__WEBPACK_IMPORTED_MODULE_2__/* .searchNeighbours */ .b)(watched);
        if (watched.length === 0)
            return search.found();
        for (const frame of ofKind('names')) {
            for (const key of JSON.parse(unpack(plainOf(frame), maxFrameBytes).toString())) {
                const colon = key.indexOf(':');
                search.offer({ type: key.slice(0, colon), name: key.slice(colon + 1) });
            }
        }
        return search.found();
    };
    return {
        head,
        servers: guarded((keys, watched) => {
            const wanted = (0,_record_key_js__WEBPACK_IMPORTED_MODULE_3__/* .hashFilter */ .Nd)(keys);
            const places = [];
            for (const frame of ofKind('index')) {
                const pairs = numbersOf(plainOf(frame));
                for (let at = 0; at < pairs.length; at += 2) {
                    if (wanted(pairs[at]))
                        places.push(pairs[at + 1]);
                }
            }
            const records = [...elementsAt('servers', places).values()];
            return { records, neighbours: neighboursOf(watched) };
        }),
        scores: guarded((servers) => [...elementsAt('scores', placesOf('scores', servers)).values()]),
        findings: guarded((ids, places) => elementsAt('findings', [...placesOf('findings', ids), ...places])),
        whole: async () => head.whole,
    };
}
/** A look-up whose trouble with the file, whatever it is, says one thing: it is not to be believed. */
function guarded(lookUp) {
    return async (...args) => {
        try {
            return lookUp(...args);
        }
        catch (error) {
            // What was sealed as it came may be no JSON: that is the document's fault, and not the store's.
            throw error instanceof _faults_js__WEBPACK_IMPORTED_MODULE_1__.StructureError ? error : new _faults_js__WEBPACK_IMPORTED_MODULE_1__.StoreDamaged(error);
        }
    };
}
function placeFrames(rows) {
    const placed = new Map();
    const counted = new Map();
    let offset = _store_js__WEBPACK_IMPORTED_MODULE_6__/* .headerLength */ .gT;
    for (let at = 0; at < rows.length; at += 12) {
        const kind = _store_js__WEBPACK_IMPORTED_MODULE_6__/* .frameKinds */ .pE[rows.readUInt32LE(at)];
        if (kind === undefined)
            throw new _faults_js__WEBPACK_IMPORTED_MODULE_1__.StoreDamaged();
        const count = rows.readUInt32LE(at + 4);
        const length = rows.readUInt32LE(at + 8);
        const first = counted.get(kind) ?? 0;
        const frame = { kind, count, length, number: at / 12, offset, first };
        const known = placed.get(kind);
        if (known === undefined)
            placed.set(kind, [frame]);
        else
            known.push(frame);
        counted.set(kind, first + count);
        offset += length;
    }
    return placed;
}
/** Signed numbers of 32 bits; unsigned ones would each become an object. */
function numbersOf(plain) {
    const isAligned = plain.byteOffset % 4 === 0;
    const bytes = isAligned ? plain : Buffer.from(new Uint8Array(plain).buffer);
    return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
}
function unpack(packed, maxOutputLength) {
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.zstdDecompressSync)(packed, { maxOutputLength });
}


/***/ })

};
