export const id = 4940;
export const ids = [4940];
export const modules = {

/***/ 24940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  downloadStore: () => (/* binding */ downloadStore),
  serviceOrigin: () => (/* binding */ serviceOrigin),
  unreadableStore: () => (/* binding */ unreadableStore)
});

// EXTERNAL MODULE: ./build/failure.js
var failure = __webpack_require__(59874);
// EXTERNAL MODULE: ./build/phrase.js
var phrase = __webpack_require__(59743);
// EXTERNAL MODULE: ./build/export/faults.js
var faults = __webpack_require__(83306);
// EXTERNAL MODULE: ./build/export/head.js
var head = __webpack_require__(49929);
// EXTERNAL MODULE: ./build/export/store-reader.js
var store_reader = __webpack_require__(30816);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/versions/ecosystems.js + 2 modules
var ecosystems = __webpack_require__(80335);
// EXTERNAL MODULE: ./build/export/census.js
var export_census = __webpack_require__(62464);
// EXTERNAL MODULE: ./build/export/neighbours.js
var neighbours = __webpack_require__(32747);
// EXTERNAL MODULE: ./build/export/record-key.js
var record_key = __webpack_require__(77272);
// EXTERNAL MODULE: ./build/export/server-index.js
var server_index = __webpack_require__(57701);
// EXTERNAL MODULE: ./build/export/splitter.js
var export_splitter = __webpack_require__(41972);
// EXTERNAL MODULE: ./build/export/store.js
var store = __webpack_require__(89582);
;// CONCATENATED MODULE: ./build/export/store-writer.js










/**
 * Writes an export into a store while its bytes arrive (layout: store.ts). Memory does not grow with
 * the export, but for 24 bytes for each server and some for each 128 KB.
 *
 * @param origin address of the export service, for the seal
 * @param append takes the store's bytes in order; what it throws goes through
 */
function createStoreWriter(apiKey, origin, append) {
    const header = (0,store/* headerOf */.rR)((0,external_node_crypto_.randomBytes)(32));
    const { key, associated } = (0,store/* sealOf */.Ru)(apiKey, origin, header);
    const frames = [];
    let length = 0;
    const write = (bytes) => {
        append(bytes);
        length += bytes.length;
    };
    const seal = (number, plain) => {
        const cipher = (0,external_node_crypto_.createCipheriv)('aes-256-gcm', key, (0,store/* nonceOf */.Tf)(number));
        cipher.setAAD(associated);
        const parts = [cipher.update(plain), cipher.final(), cipher.getAuthTag()];
        for (const part of parts)
            if (part.length > 0)
                write(part);
        return parts.reduce((sum, part) => sum + part.length, 0);
    };
    const addFrame = (kind, count, plain) => {
        frames.push({ kind, count, length: seal(frames.length, plain) });
    };
    const records = {
        servers: recordBuffer((count, plain) => addFrame('servers', count, plain)),
        scores: recordBuffer((count, plain) => addFrame('scores', count, plain)),
        findings: recordBuffer((count, plain) => addFrame('findings', count, plain)),
    };
    const columns = {
        scores: numberBuffer((count, plain) => addFrame((0,store/* columnOf */.uV)('scores'), count, plain)),
        findings: numberBuffer((count, plain) => addFrame((0,store/* columnOf */.uV)('findings'), count, plain)),
    };
    const index = numberBuffer((count, plain) => addFrame('index', count, plain));
    let names = [];
    let namesLength = 0;
    const flushNames = () => {
        if (names.length === 0)
            return;
        addFrame('names', names.length, pack(Buffer.from(JSON.stringify(names))));
        [names, namesLength] = [[], 0];
    };
    const addServer = (server, _raw, place) => {
        for (const text of server.keys) {
            index.add((0,record_key/* hashText */.qj)(text));
            index.add(place);
        }
        for (const { type, name } of (0,server_index/* listedRefs */.ut)(server)) {
            if (!(0,neighbours/* hasLookalikes */.v)(type))
                continue;
            const listed = (0,ecosystems/* identityKey */.US)({ type, name });
            names.push(listed);
            namesLength += listed.length;
            if (namesLength >= store/* namesFrameBytes */.Dm)
                flushNames();
        }
    };
    const census = (0,export_census/* takeCensus */.T)({
        server: addServer,
        element(section, bytes, start, end, keyHash) {
            records[section].add(bytes, start, end);
            if (section !== 'servers')
                columns[section].add(keyHash);
        },
    });
    const splitter = (0,export_splitter/* createSplitter */.W3)(census.target);
    write(header);
    return {
        push(chunk) {
            splitter.push(chunk);
        },
        // An error may carry a date, too, but no servers.
        generatedAt: () => (splitter.hasSection() ? (0,head.generationTime)(census.head) : null),
        isComplete: splitter.isComplete,
        finish(origin, validators) {
            splitter.end();
            const whole = census.whole(origin, splitter.hasNumericIds());
            for (const each of Object.values(records))
                each.flush();
            for (const each of Object.values(columns))
                each.flush();
            index.flush();
            flushNames();
            const place = length;
            const number = frames.length;
            const sealed = seal(number, directoryOf({ whole, validators }, frames));
            const trailer = Buffer.alloc(20);
            trailer.writeUIntLE(place, 0, 6);
            trailer.writeUInt32LE(sealed, 6);
            trailer.writeUInt32LE(number, 10);
            trailer.writeUIntLE(length, 14, 6);
            seal(store/* trailerNumber */.Jy, trailer);
            return whole;
        },
    };
}
/** Room for what a frame packs to, so that it is seldom put together of pieces. */
const packedBytes = 32 * 1024;
function pack(plain) {
    return (0,external_node_zlib_.zstdCompressSync)(plain, {
        chunkSize: packedBytes,
        params: { [external_node_zlib_.constants.ZSTD_c_compressionLevel]: 1 },
    });
}
function directoryOf(head, frames) {
    const json = Buffer.from(JSON.stringify(head));
    const bytes = Buffer.alloc(4 + json.length + 12 * frames.length);
    bytes.writeUInt32LE(json.length);
    bytes.set(json, 4);
    let at = 4 + json.length;
    for (const { kind, count, length } of frames) {
        bytes.writeUInt32LE(store/* frameKinds */.pE.indexOf(kind), at);
        bytes.writeUInt32LE(count, at + 4);
        bytes.writeUInt32LE(length, at + 8);
        at += 12;
    }
    return pack(bytes);
}
/** Collects elements until they fill a frame. */
function recordBuffer(full) {
    let lengths = [];
    let buffer = Buffer.alloc(0);
    let used = 0;
    const makeRoom = (needed) => {
        if (needed <= buffer.length)
            return;
        const grown = Buffer.alloc(Math.max(2 * store/* recordFrameBytes */.gF, needed));
        grown.set(buffer.subarray(0, used));
        buffer = grown;
    };
    const flush = () => {
        if (lengths.length === 0)
            return;
        makeRoom(used + 4 * lengths.length);
        lengths.forEach((each, at) => {
            buffer.writeUInt32LE(each, used + 4 * at);
        });
        full(lengths.length, pack(buffer.subarray(0, used + 4 * lengths.length)));
        [lengths, used] = [[], 0];
        // A large element does not keep its memory for the rest of the document.
        if (buffer.length > 8 * store/* recordFrameBytes */.gF)
            buffer = Buffer.alloc(0);
    };
    return {
        add(bytes, start, end) {
            const needed = used + end - start;
            makeRoom(needed);
            // Not by a view of the part: one for each element would be much garbage.
            bytes.copy(buffer, used, start, end);
            used = needed;
            lengths.push(end - start);
            if (used >= store/* recordFrameBytes */.gF)
                flush();
        },
        flush,
    };
}
/** Collects numbers until they fill a frame. */
function numberBuffer(full) {
    const numbers = new Int32Array(store/* numbersPerFrame */.$N);
    let used = 0;
    const flush = () => {
        if (used === 0)
            return;
        full(used, new Uint8Array(numbers.buffer, 0, 4 * used));
        used = 0;
    };
    return {
        add(number) {
            numbers[used] = number;
            used += 1;
            if (used === store/* numbersPerFrame */.$N)
                flush();
        },
        flush,
    };
}

;// CONCATENATED MODULE: ./build/export/download.js






/** What was just written cannot be read: there is nothing to judge with. */
function unreadableStore(cause) {
    return new failure/* GateError */.u('store-unwritable', 'The export was downloaded, but what was kept of it on the disk cannot be read.', 'Check the disk of the runner, and run the job again.', { cause });
}
/** The export service as an origin. */
function serviceOrigin({ host }) {
    return { name: `the export service ${host}`, isFile: false };
}
/**
 * Downloads the export into a store.
 *
 * @throws GateError as the client does; `export-not-json`, `export-malformed`, `store-unwritable`
 */
async function downloadStore({ apiKey, baseUrl }, ports, known) {
    const origin = serviceOrigin(baseUrl);
    const started = ports.now();
    const current = { attempt: null };
    const receive = () => {
        current.attempt?.file.discard();
        const file = ports.createStore();
        const writer = createStoreWriter(apiKey, baseUrl.href, file.append);
        current.attempt = { file, writer };
        return {
            push(chunk) {
                writer.push(chunk);
                const generatedAt = writer.generatedAt();
                return generatedAt !== null && known.isEnough(generatedAt);
            },
            isComplete: writer.isComplete,
        };
    };
    try {
        const outcome = await ports.download(known.validators, receive);
        const { attempt } = current;
        if (outcome.kind !== 'complete') {
            attempt?.file.discard();
            ports.log(`Export: nothing newer at ${baseUrl.host} (${ports.now() - started} ms)`);
            const isUnchanged = outcome.kind === 'unchanged';
            return {
                store: null,
                generatedAt: isUnchanged ? null : (attempt?.writer.generatedAt() ?? null),
            };
        }
        if (attempt === null)
            throw new Error('the body of the response was taken by nobody');
        const { head } = attempt.writer.finish(origin, outcome.validators);
        const file = await attempt.file.complete();
        const store = (0,store_reader.openStore)(apiKey, baseUrl.href, file);
        if (store === null)
            throw unreadableStore();
        ports.log(`Export: ${(0,phrase/* byteSize */.mz)(outcome.bytes)} downloaded from ${baseUrl.host}, kept in ${(0,phrase/* byteSize */.mz)(file.size)} (${ports.now() - started} ms)`);
        return { store, file, generatedAt: head.generatedAt };
    }
    catch (error) {
        current.attempt?.file.discard();
        if (!(error instanceof faults.StructureError))
            throw error;
        throw (0,head.structureFailure)(error, origin);
    }
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
