export const id = 532;
export const ids = [532,283];
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

/***/ 6151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  obtainExport: () => (/* binding */ obtainExport),
  warmCache: () => (/* binding */ warmCache)
});

// EXTERNAL MODULE: ./build/failure.js
var failure = __webpack_require__(9874);
// EXTERNAL MODULE: ./build/phrase.js
var phrase = __webpack_require__(9743);
// EXTERNAL MODULE: ./build/export/head.js
var head = __webpack_require__(9929);
// EXTERNAL MODULE: ./build/export/splitter.js
var export_splitter = __webpack_require__(1972);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./build/export/neighbours.js
var neighbours = __webpack_require__(2747);
// EXTERNAL MODULE: ./build/export/record-key.js
var record_key = __webpack_require__(7272);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/export/seal.js


/*
 * How what is kept between runs is sealed: a cache can be read by forks and may have been written by
 * anybody, so all of it is AES-256-GCM under keys that are derived from the API key. Who may not
 * download the export cannot read it there, and what was forged or altered does not open.
 *
 * A sealed note, for what is small:
 *
 *   magic      16 bytes  "MCPGRADEGATE\0", the kind of note, the layout's version, big-endian
 *   nonce      12 bytes  random for every seal
 *   sealed     AES-256-GCM over zstd(the value as JSON)
 *   tag        16 bytes
 *
 * Associated data: the magic and the address of the export service, so that a note of another kind,
 * layout or service does not open. The store has a layout of its own (store.ts) and the same keys.
 */
const noteVersion = 1;
const nonceLength = 12;
/** Length of the tag that AES-GCM puts behind what it seals, in bytes. */
const tagLength = 16;
/** Largest note that is opened, in bytes, unpacked: some thousand servers with all their findings. */
const maxNoteBytes = 256 * 1024 * 1024;
const noteKinds = { names: 1, check: 2 };
/** Seals a JSON value for the cache. */
function sealNote(apiKey, origin, kind, value) {
    const packed = (0,external_node_zlib_.zstdCompressSync)(JSON.stringify(value), {
        params: { [external_node_zlib_.constants.ZSTD_c_compressionLevel]: 1 },
    });
    const nonce = (0,external_node_crypto_.randomBytes)(nonceLength);
    const cipher = (0,external_node_crypto_.createCipheriv)('aes-256-gcm', deriveKey(apiKey, kind), nonce);
    cipher.setAAD(Buffer.concat([magicOf(kind), Buffer.from(origin)]));
    const sealed = [cipher.update(packed), cipher.final(), cipher.getAuthTag()];
    return Buffer.concat([magicOf(kind), nonce, ...sealed]);
}
/** Opens a note; undefined where it is none of this kind, was altered, or is of another key or service. */
function openNote(apiKey, origin, kind, sealed) {
    const magic = magicOf(kind);
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    const start = magic.length + nonceLength;
    if (bytes.length < start + tagLength || !bytes.subarray(0, magic.length).equals(magic)) {
        return undefined;
    }
    const packed = decrypt(deriveKey(apiKey, kind), bytes.subarray(magic.length, start), Buffer.concat([magic, Buffer.from(origin)]), bytes.subarray(start));
    if (packed === null)
        return undefined;
    try {
        return JSON.parse((0,external_node_zlib_.zstdDecompressSync)(packed, { maxOutputLength: maxNoteBytes }).toString());
    }
    catch {
        return undefined;
    }
}
/**
 * Opens what AES-256-GCM has sealed.
 *
 * @param sealed the sealed bytes with the tag behind them
 * @returns null where the tag does not fit: nothing of what was altered is ever given out
 */
function decrypt(key, nonce, associated, sealed) {
    if (sealed.length < tagLength)
        return null;
    const decipher = (0,external_node_crypto_.createDecipheriv)('aes-256-gcm', key, nonce, { authTagLength: tagLength });
    decipher.setAAD(associated);
    decipher.setAuthTag(sealed.subarray(sealed.length - tagLength));
    const plain = decipher.update(sealed.subarray(0, sealed.length - tagLength));
    try {
        decipher.final();
        return plain;
    }
    catch {
        return null;
    }
}
/** Short name of an API key for cache keys; nothing of the key can be computed from it. */
function fingerprint(apiKey) {
    return deriveKey(apiKey, 'fingerprint').subarray(0, 8).toString('hex');
}
/** Short name of a list of texts for cache keys; without the API key no list can be tried on it. */
function listName(apiKey, texts) {
    return (0,external_node_crypto_.createHmac)('sha256', deriveKey(apiKey, 'list'))
        .update(JSON.stringify(texts))
        .digest('hex')
        .slice(0, 32);
}
/**
 * A secret for one use, so that no use tells anything of another. Source: RFC 5869.
 *
 * @param salt tells apart several things of the same use
 */
function deriveKey(apiKey, use, salt = Buffer.alloc(0)) {
    const label = `mcp-grade-gate ${use} ${noteVersion}`;
    return Buffer.from((0,external_node_crypto_.hkdfSync)('sha256', apiKey, salt, label, 32));
}
function magicOf(kind) {
    return Buffer.concat([
        Buffer.from('MCPGRADEGATE\0', 'latin1'),
        Buffer.from([noteKinds[kind], 0, noteVersion]),
    ]);
}

;// CONCATENATED MODULE: ./build/export/store.js

/*
 * A store: an export as a file in which records are looked up without reading the rest. It is written
 * in one pass while the document arrives, in the order of the document, and lies in a cache that
 * others can read and may have written, so every byte behind the header is sealed.
 *
 *   header     48 bytes  "MCPGGSTORE\0\0\0\0", the version (u16, big-endian), a random salt of 32 bytes
 *   frames               sealed one by one, one behind the other
 *   directory            the last frame: where all the others are
 *   trailer    36 bytes  sealed: place, length and number of the directory, length of the file
 *
 * Seal: AES-256-GCM with the tag of 16 bytes behind each frame. The key is HKDF-SHA-256 of the API
 * key with the header's salt, so it is another one for every file; the nonce is the frame's number in
 * 12 bytes, big-endian (the trailer's is all ones), so no nonce repeats under a key and no frame can
 * stand in for another or for one of another store. Associated data: the header and the address of
 * the export service. What is cut, altered, of another version, service or API key does not open.
 *
 * Frames, numbers little-endian:
 *
 *   records    zstd, level 1, of: the elements' bytes as they stood in the document, about 128 KB of
 *              them, and the length of each (u32)
 *   column     the key hashes of consecutive scores or findings (i32 each, 0 for none), 1 MB
 *   index      pairs of a server's key hash and its place (i32 each), 1 MB
 *   names      zstd of a JSON list of the identity keys of listed packages, about 64 KB
 *   directory  zstd of: length of the JSON (u32), JSON (what is known of the whole; the validators of
 *              the HTTP response), and for each frame kind, count and length (u32 each)
 *
 * A record is found by its place; its place by its key's hash in a column or the index, after which
 * the text itself is compared. Limits: 2^32 - 2 frames, elements of 32 MB, a document of 2^53 bytes.
 */
/** Version of the layout: another one does not open. */
const storeVersion = 2;
const headerLength = 48;
const trailerLength = 20 + 16;
const trailerNumber = 0xffff_ffff;
/** What a frame holds; the order is part of the layout. */
const frameKinds = [
    'servers',
    'scores',
    'findings',
    'score-column',
    'finding-column',
    'index',
    'names',
];
/** Size of a frame of records before it is packed: smaller pack worse, larger cost more to read. */
const recordFrameBytes = 128 * 1024;
const namesFrameBytes = 64 * 1024;
/** Numbers in a frame of a column or of the index. */
const numbersPerFrame = 256 * 1024;
/** The header of a new store. */
function headerOf(salt) {
    const header = Buffer.alloc(headerLength);
    header.write('MCPGGSTORE', 'latin1');
    header.writeUInt16BE(storeVersion, 14);
    header.set(salt, 16);
    return header;
}
/** Key and associated data of a store, from its header. */
function sealOf(apiKey, origin, header) {
    return {
        key: deriveKey(apiKey, 'store', header.subarray(16)),
        associated: Buffer.concat([header, Buffer.from(origin)]),
    };
}
/** The nonce of a frame. */
function nonceOf(frame) {
    const nonce = Buffer.alloc(12, frame === trailerNumber ? 0xff : 0);
    nonce.writeUInt32BE(frame, 8);
    return nonce;
}
/** The column that holds the key hashes of a section. */
function columnOf(section) {
    return section === 'scores' ? 'score-column' : 'finding-column';
}

;// CONCATENATED MODULE: ./build/export/store-reader.js






/** A store that opens and turns out to be damaged where it is read: it is a miss, and no answer. */
class StoreDamaged extends Error {
    constructor(cause) {
        super('the store is damaged', { cause });
        this.name = 'StoreDamaged';
    }
}
/** Largest unpacked frame: a frame of records with one more element of the largest size. */
const maxFrameBytes = export_splitter/* maxElementBytes */.EQ + 32 * recordFrameBytes;
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
    if (file.size < headerLength + trailerLength)
        return null;
    const header = Buffer.from(file.read(0, headerLength));
    if (!headerOf(header.subarray(16)).equals(header))
        return null;
    const { key, associated } = sealOf(apiKey, origin, header);
    const open = (number, offset, length) => {
        const plain = decrypt(key, nonceOf(number), associated, file.read(offset, length));
        if (plain === null)
            throw new StoreDamaged();
        return plain;
    };
    const end = file.size - trailerLength;
    const trailer = open(trailerNumber, end, trailerLength);
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
        const wanted = (0,record_key/* hashFilter */.Nd)(texts);
        const places = [];
        for (const frame of ofKind(columnOf(section))) {
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
                    found.set(frame.first + index, (0,export_splitter/* parseElement */.on)(block, at, at + size));
                    next += 1;
                }
                at += size;
            }
        }
        return found;
    };
    const neighboursOf = (watched) => {
        const search = (0,neighbours/* searchNeighbours */.bj)(watched);
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
            const wanted = (0,record_key/* hashFilter */.Nd)(keys);
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
            throw error instanceof export_splitter/* StructureError */.QX ? error : new StoreDamaged(error);
        }
    };
}
function placeFrames(rows) {
    const placed = new Map();
    const counted = new Map();
    let offset = headerLength;
    for (let at = 0; at < rows.length; at += 12) {
        const kind = frameKinds[rows.readUInt32LE(at)];
        if (kind === undefined)
            throw new StoreDamaged();
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
    return new Int32Array(Uint8Array.from(plain).buffer);
}
function unpack(packed, maxOutputLength) {
    return (0,external_node_zlib_.zstdDecompressSync)(packed, { maxOutputLength });
}

// EXTERNAL MODULE: ./build/versions/ecosystems.js
var ecosystems = __webpack_require__(7299);
// EXTERNAL MODULE: ./build/export/census.js
var export_census = __webpack_require__(2464);
// EXTERNAL MODULE: ./build/export/server-index.js
var server_index = __webpack_require__(7701);
;// CONCATENATED MODULE: ./build/export/store-writer.js










/**
 * Writes an export into a store while its bytes arrive (layout: store.ts). Memory does not grow with
 * the export, but for the servers' ids and 12 bytes for each 128 KB.
 *
 * @param origin address of the export service, for the seal
 * @param append takes the store's bytes in order; what it throws goes through
 */
function createStoreWriter(apiKey, origin, append) {
    const header = headerOf((0,external_node_crypto_.randomBytes)(32));
    const { key, associated } = sealOf(apiKey, origin, header);
    const frames = [];
    let length = 0;
    const write = (bytes) => {
        append(bytes);
        length += bytes.length;
    };
    const seal = (number, plain) => {
        const cipher = (0,external_node_crypto_.createCipheriv)('aes-256-gcm', key, nonceOf(number));
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
        scores: numberBuffer((count, plain) => addFrame(columnOf('scores'), count, plain)),
        findings: numberBuffer((count, plain) => addFrame(columnOf('findings'), count, plain)),
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
            if (!(0,neighbours/* hasLookalikes */.vr)(type))
                continue;
            const listed = (0,ecosystems/* identityKey */.US)({ type, name });
            names.push(listed);
            namesLength += listed.length;
        }
        if (namesLength >= namesFrameBytes)
            flushNames();
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
        generatedAt: () => (0,head/* generationTime */.sO)(census.head),
        taken: splitter.position,
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
            seal(trailerNumber, trailer);
            return whole;
        },
    };
}
function pack(plain) {
    return (0,external_node_zlib_.zstdCompressSync)(plain, { params: { [external_node_zlib_.constants.ZSTD_c_compressionLevel]: 1 } });
}
function directoryOf(head, frames) {
    const json = Buffer.from(JSON.stringify(head));
    const bytes = Buffer.alloc(4 + json.length + 12 * frames.length);
    bytes.writeUInt32LE(json.length);
    bytes.set(json, 4);
    let at = 4 + json.length;
    for (const { kind, count, length } of frames) {
        bytes.writeUInt32LE(frameKinds.indexOf(kind), at);
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
        const grown = Buffer.alloc(Math.max(2 * recordFrameBytes, needed));
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
        if (buffer.length > 8 * recordFrameBytes)
            buffer = Buffer.alloc(0);
    };
    return {
        add(bytes, start, end) {
            const needed = used + end - start;
            makeRoom(needed);
            buffer.set(bytes.subarray(start, end), used);
            used = needed;
            lengths.push(end - start);
            if (used >= recordFrameBytes)
                flush();
        },
        flush,
    };
}
/** Collects numbers until they fill a frame. */
function numberBuffer(full) {
    const numbers = new Int32Array(numbersPerFrame);
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
            if (used === numbersPerFrame)
                flush();
        },
        flush,
    };
}

;// CONCATENATED MODULE: ./build/export/download.js






/**
 * Downloads the export into a store.
 *
 * @param held what is held already: an export that is no newer is not downloaded to its end
 * @throws GateError as the client does; `export-not-json`, `export-malformed`, `store-unwritable`
 */
async function downloadStore({ apiKey, baseUrl }, world, held) {
    const origin = `the export service ${baseUrl.host}`;
    const started = world.now();
    const current = { attempt: null };
    const receive = () => {
        current.attempt?.file.discard();
        const file = world.createStore();
        const writer = createStoreWriter(apiKey, baseUrl.href, file.append);
        const attempt = { file, writer, beginning: new Uint8Array(0) };
        current.attempt = attempt;
        return {
            push(chunk) {
                if (attempt.beginning.length === 0) {
                    attempt.beginning = Uint8Array.from(chunk.subarray(0, 200));
                }
                writer.push(chunk);
                const generatedAt = writer.generatedAt();
                return held !== null && generatedAt !== null && generatedAt <= held.generatedAt;
            },
        };
    };
    try {
        const outcome = await world.download(held?.validators ?? null, receive);
        const { attempt } = current;
        if (outcome.kind !== 'complete') {
            attempt?.file.discard();
            world.log(`Export: nothing newer at ${baseUrl.host} (${world.now() - started} ms)`);
            const isUnchanged = outcome.kind === 'unchanged';
            return {
                store: null,
                generatedAt: isUnchanged ? null : (attempt?.writer.generatedAt() ?? null),
            };
        }
        if (attempt === null)
            throw new Error('the body of the response was taken by nobody');
        const { head } = attempt.writer.finish(origin, outcome.validators);
        const file = attempt.file.complete();
        const store = openStore(apiKey, baseUrl.href, file);
        if (store === null) {
            throw new failure.GateError('store-unwritable', 'The export was downloaded, but what was kept of it on the disk does not open.', 'Check the disk of the runner, and run the job again.');
        }
        world.log(`Export: ${(0,phrase/* byteSize */.mz)(outcome.bytes)} downloaded from ${baseUrl.host}, kept in ${(0,phrase/* byteSize */.mz)(file.size)} (${world.now() - started} ms)`);
        return { store, file, generatedAt: head.generatedAt };
    }
    catch (error) {
        current.attempt?.file.discard();
        if (!(error instanceof export_splitter/* StructureError */.QX))
            throw error;
        throw (0,head/* structureFailure */.OI)(error, current.attempt?.beginning ?? new Uint8Array(0), origin);
    }
}

;// CONCATENATED MODULE: ./build/export/names-note.js


/** Name of what is asked; the order of the names does not matter. */
function listOf(apiKey, { identities, watched }) {
    const matched = [...new Set(identities.map(ecosystems/* identityKey */.US))].sort();
    const neighbours = [...new Set(watched.map(ecosystems/* identityKey */.US))].sort();
    return listName(apiKey, [String(matched.length), ...matched, ...neighbours]);
}
/** The note as a JSON value. */
function noteOf(note) {
    const { malformedRecords, neighbours, ...selection } = note.selection;
    return {
        ...note,
        selection: {
            ...selection,
            malformedRecords: [...malformedRecords],
            neighbours: [...neighbours],
        },
    };
}
/** A note from its JSON value, which was sealed by `noteOf`; null where there is none. */
function readNote(value) {
    if (value === undefined)
        return null;
    const note = value;
    const { malformedRecords, neighbours, ...selection } = note.selection;
    return {
        ...note,
        selection: {
            ...selection,
            malformedRecords: new Map(malformedRecords),
            neighbours: new Map(neighbours),
        },
    };
}

// EXTERNAL MODULE: ./build/export/select.js
var export_select = __webpack_require__(4283);
;// CONCATENATED MODULE: ./build/export/entries.js






/*
 * The entries of the cache: under which key each stands, and when one is believed. Three kinds: the
 * store (the whole export, by its day), the names note (what one list of names needs, by day and
 * list), and the check (when the service was last asked in vain, by the hour).
 */
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Pull requests save a store only below this size, for only their own re-runs can read it. */
const maxPullRequestStore = 64 * 1024 * 1024;
/**
 * A cached export of a UTC day: null unless it opens, is of that day and within the accepted age.
 *
 * @param day any time of that day, in milliseconds since the epoch
 */
async function fromCache(kind, request, asked, world, day) {
    const key = kind === 'names'
        ? cacheKey('names', request, dayOf(day), listOf(request.apiKey, asked))
        : cacheKey('store', request, dayOf(day));
    const file = await world.cache.restore(kind, key);
    if (file === null)
        return null;
    const opened = kind === 'names' ? openNames(file, request, asked) : openWhole(file, request, asked);
    if (opened === null) {
        file.close();
        world.log('Cache: an entry does not open with this API key or was altered; it is not used');
        return null;
    }
    const { generatedAt } = opened;
    const now = world.now();
    // An entry stands under the day of its export: under another one somebody has put it there.
    const isTrusted = dayOf(generatedAt) === dayOf(day) &&
        now - generatedAt <= request.maxAgeMs &&
        generatedAt <= now + hourMs;
    if (isTrusted)
        return opened;
    file.close();
    return null;
}
function openNames(file, request, asked) {
    const { apiKey, baseUrl } = request;
    try {
        const note = readNote(openNote(apiKey, baseUrl.href, 'names', file.read(0, file.size)));
        if (note === null || note.list !== listOf(apiKey, asked))
            return null;
        const { generatedAt, validators, selection } = note;
        return { generatedAt, validators, kind: 'names', select: async () => selection };
    }
    catch {
        return null;
    }
    finally {
        file.close();
    }
}
function openWhole(file, request, asked) {
    const store = openStore(request.apiKey, request.baseUrl.href, file);
    if (store === null)
        return null;
    const { validators, whole } = store.head;
    return {
        generatedAt: whole.head.generatedAt,
        validators,
        kind: 'store',
        select: () => (0,export_select.selectFromExport)(store, asked),
    };
}
/** Saves a whole export, unless only this pull request could read it and it is large. */
async function saveStore(request, { cache, log }, file, generatedAt) {
    if (request.forPullRequest && file.size > maxPullRequestStore) {
        log('Cache: an export of this size is not saved from a pull request');
        return false;
    }
    return cache.saveStore(cacheKey('store', request, dayOf(generatedAt)), file);
}
/** Saves what one list of names needs. */
async function saveNames(request, { cache }, asked, selection, validators) {
    const { apiKey, baseUrl } = request;
    const { generatedAt } = selection.header;
    const list = listOf(apiKey, asked);
    const note = noteOf({ list, generatedAt, validators, selection });
    await cache.saveNote('names', cacheKey('names', request, dayOf(generatedAt), list), sealNote(apiKey, baseUrl.href, 'names', note));
}
/** Whether the service was asked within the hour and had nothing newer than what is held. */
async function wasAsked(request, { cache, now }, generatedAt) {
    const { apiKey, baseUrl } = request;
    const file = await cache.restore('check', cacheKey('check', request, hourOf(now())));
    if (file === null)
        return false;
    try {
        const note = openNote(apiKey, baseUrl.href, 'check', file.read(0, file.size));
        return note?.generatedAt === generatedAt && Math.abs(now() - note.askedAt) < hourMs;
    }
    catch {
        return false;
    }
    finally {
        file.close();
    }
}
/** Notes that the service was asked now and has nothing newer than what was generated at a time. */
async function saveCheck(request, { cache, now }, generatedAt) {
    const { apiKey, baseUrl } = request;
    const note = { askedAt: now(), generatedAt };
    await cache.saveNote('check', cacheKey('check', request, hourOf(now())), sealNote(apiKey, baseUrl.href, 'check', note));
}
function dayOf(time) {
    return new Date(time).toISOString().slice(0, 10);
}
function hourOf(time) {
    return new Date(time).toISOString().slice(0, 13);
}
/**
 * Key of a cache entry. It names the service by a hash and the API key by a fingerprint; of the key,
 * the data and the names nothing stands in it.
 *
 * @param parts what tells entries of a kind apart: the export's UTC day, the list of names, the hour
 */
function cacheKey(kind, { baseUrl, apiKey, platform }, ...parts) {
    const service = (0,external_node_crypto_.createHash)('sha256').update(baseUrl.href).digest('hex').slice(0, 12);
    const owner = `${platform}-${service}-${fingerprint(apiKey)}`;
    return ['mcp-grade-gate', kind, storeVersion, owner, ...parts].join('-');
}

;// CONCATENATED MODULE: ./build/export/obtain.js







/** Days back that the cache service keeps entries. */
const longestKeptDays = 7;
/**
 * What the day's export says of some names: from the cache while the next daily export is not due or
 * was asked for within the hour, else from a download, else, where the service is in trouble, from a
 * cached one within the accepted age.
 *
 * The service refreshes daily (section 8 of the contract), so an export is current for 24 hours after
 * its `generated_at`. The entries of today are asked for before those of yesterday, each by its whole
 * key, and the small one before the whole store.
 *
 * @throws GateError as the download does; a refused key is never papered over with old data
 */
async function obtainExport(request, asked, world) {
    const now = world.now();
    const held = [];
    for (const daysAgo of [0, 1]) {
        for (const kind of ['names', 'store']) {
            const cached = await fromCache(kind, request, asked, world, now - daysAgo * dayMs);
            if (cached === null)
                continue;
            if (now >= cached.generatedAt + dayMs) {
                held.push(cached);
                continue;
            }
            const answer = await answerFrom(cached, request, asked, world);
            if (answer !== null)
                return answer;
        }
    }
    held.sort((a, b) => b.generatedAt - a.generatedAt);
    const [newest] = held;
    if (newest !== undefined && (await wasAsked(request, world, newest.generatedAt))) {
        const answer = await answerFrom(newest, request, asked, world);
        if (answer !== null)
            return answer;
    }
    try {
        return await fromService(request, asked, world, held);
    }
    catch (error) {
        if (!(error instanceof failure.GateError) || error.code !== 'export-unavailable')
            throw error;
        const answer = await olderAnswer(request, asked, world, held);
        if (answer === null)
            throw error;
        const generatedAt = new Date(answer.selection.header.generatedAt).toISOString();
        return {
            ...answer,
            caution: `${error.message} The cached export of ${generatedAt} is used.`,
        };
    }
}
/**
 * Downloads the day's export for the cache, without asking it for anything. What the cache holds of
 * today or yesterday is not downloaded again.
 *
 * @throws GateError as the download does
 */
async function warmCache(request, world) {
    const now = world.now();
    let newest = null;
    for (const daysAgo of [0, 1]) {
        newest ??= await fromCache('store', request, nothing, world, now - daysAgo * dayMs);
    }
    const fresh = await downloadStore(request, world, newest);
    if (fresh.store === null) {
        const { generatedAt } = newest;
        await saveCheck(request, world, generatedAt);
        return { generatedAt, isNew: false, isKept: true };
    }
    const { file, generatedAt } = fresh;
    // It was asked for, whatever the event.
    const asked = { ...request, forPullRequest: false };
    return { generatedAt, isNew: true, isKept: await saveStore(asked, world, file, generatedAt) };
}
const nothing = { identities: [], watched: [] };
/** Asks the service, which may have nothing newer than the newest of what is held. */
async function fromService(request, asked, world, held) {
    const [newest = null, ...others] = held;
    const fresh = await downloadStore(request, world, newest);
    if (fresh.store !== null) {
        const { store, file, generatedAt } = fresh;
        const selection = await (0,export_select.selectFromExport)(store, asked).catch((error) => {
            if (!(error instanceof export_splitter/* StructureError */.QX))
                throw error;
            const origin = `the export service ${request.baseUrl.host}`;
            throw (0,head/* structureFailure */.OI)(error, Buffer.from('{'), origin);
        });
        return {
            selection,
            source: 'download',
            caution: null,
            async save() {
                await saveNames(request, world, asked, selection, store.head.validators);
                await saveStore(request, world, file, generatedAt);
            },
        };
    }
    // Without anything held the download is complete, or has failed.
    const { generatedAt } = newest;
    const answer = await answerFrom(newest, request, asked, world);
    // What is held cannot be read after all: the service is asked for the whole.
    if (answer === null)
        return fromService(request, asked, world, others);
    // A service that falls back to an older export must not turn the verdict back with it.
    const isOlder = fresh.generatedAt !== null && fresh.generatedAt < generatedAt;
    return {
        ...answer,
        caution: isOlder
            ? 'The service sent an export older than the cached one; the cached one is used.'
            : null,
        async save() {
            await answer.save();
            await saveCheck(request, world, generatedAt);
        },
    };
}
/** Of what is held, or else of older entries within the accepted age, the newest that can be read. */
async function olderAnswer(request, asked, world, held) {
    for (const each of held) {
        const answer = await answerFrom(each, request, asked, world);
        if (answer !== null)
            return answer;
    }
    const now = world.now();
    for (let daysAgo = 2; daysAgo <= longestKeptDays; daysAgo += 1) {
        if ((daysAgo - 1) * dayMs > request.maxAgeMs)
            break;
        for (const kind of ['names', 'store']) {
            const cached = await fromCache(kind, request, asked, world, now - daysAgo * dayMs);
            const answer = cached && (await answerFrom(cached, request, asked, world));
            if (answer !== null)
                return answer;
        }
    }
    return null;
}
/** The answer of a cached export; null where it turns out that it is not to be believed. */
async function answerFrom(cached, request, asked, world) {
    const started = world.now();
    try {
        const selection = await cached.select();
        const what = cached.kind === 'names' ? 'what these names need' : 'looked up in the whole';
        world.log(`Export: of ${new Date(cached.generatedAt).toISOString()}, from the cache, ${what} (${world.now() - started} ms)`);
        const save = () => cached.kind === 'names'
            ? Promise.resolve()
            : saveNames(request, world, asked, selection, cached.validators);
        return { selection, source: 'cache', caution: null, save };
    }
    catch (error) {
        if (!(error instanceof StoreDamaged) && !(error instanceof export_splitter/* StructureError */.QX))
            throw error;
        world.log('Cache: an entry is damaged; it is not used');
        return null;
    }
}


/***/ }),

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
