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

/***/ 42672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   downloadExport: () => (/* binding */ downloadExport)
/* harmony export */ });
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46466);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44942);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59874);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57086);





const maxAttempts = 3;
const firstBackoffMs = 1000;
const longestBackoffMs = 30_000;
/** How often a transfer says how far it has come: in a log, and on a screen. */
const progressMs = { log: 5000, screen: 200 };
/** What a receiver threw: it says what it is, and no other attempt would end otherwise. */
class Refused extends Error {
}
/**
 * Downloads the export with the API key. Redirects are followed within the origin only, for the key
 * goes with the request; bodies of errors are never read into a message. Proxies are taken from
 * `https_proxy`, `http_proxy` and `no_proxy`, certificate authorities from where Node takes them.
 *
 * @param receive begins to take a body; called once for each attempt that gets one
 * @throws GateError `key-refused`, `access-refused`, `export-not-found`, `export-unavailable`,
 *   `export-too-large`, `export-redirected`, `certificate-refused`; what the receiver throws
 */
async function downloadExport(request, ports, receive) {
    const deadline = ports.now() + request.timeoutMs;
    for (let attempt = 1;; attempt += 1) {
        try {
            return await attemptDownload(request, ports, deadline - ports.now(), receive);
        }
        catch (error) {
            if (error instanceof Refused)
                throw error.cause;
            if (!(error instanceof _request_js__WEBPACK_IMPORTED_MODULE_4__.Transient))
                throw error;
            const backoff = Math.min(firstBackoffMs * 2 ** (attempt - 1), longestBackoffMs);
            const wait = error.retryAfterMs ?? Math.round(backoff * (0.5 + ports.random() / 2));
            const left = deadline - ports.now();
            if (attempt === maxAttempts || wait >= left) {
                throw new _failure_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('export-unavailable', `The export could not be downloaded from ${request.baseUrl.host}: ${error.message}` +
                    ` (${attempt} ${attempt === 1 ? 'attempt' : 'attempts'}).`, 'Run the job again. If it lasts, ask the owner of the grading service, raise the input timeout, or set on-unavailable: warn.', { cause: error });
            }
            ports.log(`Export: ${error.message}; trying again in ${(wait / 1000).toFixed(1)} s`);
            await ports.sleep(wait);
        }
    }
}
async function attemptDownload(request, ports, budgetMs, receive) {
    const client = new _actions_http_client__WEBPACK_IMPORTED_MODULE_2__/* .HttpClient */ .Qq(request.userAgent, [(0,_request_js__WEBPACK_IMPORTED_MODULE_4__.connectTimeout)(request.connectMs)], {
        allowRedirects: false,
        socketTimeout: request.idleMs,
    });
    let message = null;
    let timer;
    let isOver = false;
    // The client gives no way to end a request: the timer wins the race and closes what is open.
    const overtime = new Promise((_, reject) => {
        timer = setTimeout(() => {
            isOver = true;
            reject(new _request_js__WEBPACK_IMPORTED_MODULE_4__.Transient('it took longer than the input timeout allows'));
            message?.destroy();
        }, Math.max(budgetMs, 0));
    });
    const transfer = async () => {
        message = await (0,_request_js__WEBPACK_IMPORTED_MODULE_4__.follow)(client, request, ports.now);
        if (isOver || message.statusCode === 304) {
            message.destroy();
            // Where the time is over this is heard by nobody.
            return { kind: 'unchanged' };
        }
        return readBody(message, request, ports, guarded(receive)());
    };
    try {
        return await Promise.race([transfer(), overtime]);
    }
    catch (error) {
        if ([_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u, _request_js__WEBPACK_IMPORTED_MODULE_4__.Transient, Refused].some((known) => error instanceof known))
            throw error;
        const { code = '' } = error;
        if (/CERT|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER)/.test(code)) {
            throw new _failure_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('certificate-refused', `The certificate of ${request.baseUrl.host} is not trusted (${code}).`, 'Where a proxy or the service has a certificate authority of its own, name its file in the environment variable NODE_EXTRA_CA_CERTS of the step.', { cause: error });
        }
        const cause = (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .causeOf */ .r)(error);
        const words = /timeout/i.test(cause) ? 'the service did not answer in time' : cause;
        throw new _request_js__WEBPACK_IMPORTED_MODULE_4__.Transient(words, null, { cause: error });
    }
    finally {
        clearTimeout(timer);
        client.dispose();
    }
}
async function readBody(message, request, ports, receiver) {
    const { headers } = message;
    const decoder = decoderOf(headers['content-encoding'] ?? 'identity');
    const announced = decoder === null ? Number(headers['content-length'] ?? Number.NaN) : Number.NaN;
    const progress = progressLog(ports, announced);
    let length = 0;
    let isEnough = false;
    const take = async (source) => {
        for await (const chunk of source) {
            length += chunk.length;
            if (length > request.maxBytes) {
                throw new _failure_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('export-too-large', `The export of ${request.baseUrl.host} is larger than ${Math.floor(request.maxBytes / 1e6)} MB, the most that is read.`, 'Tell the maintainers of the action; until then judge a smaller export with export-file.');
            }
            progress(length);
            isEnough = guarded(receiver.push)(chunk);
            if (isEnough)
                return;
        }
    };
    message.setTimeout(request.idleMs, () => {
        message.destroy(new _request_js__WEBPACK_IMPORTED_MODULE_4__.Transient('the transfer stood still'));
    });
    try {
        if (decoder === null)
            await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_0__.pipeline)(message, take);
        else
            await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_0__.pipeline)(message, decoder, take);
    }
    catch (error) {
        if ([_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u, _request_js__WEBPACK_IMPORTED_MODULE_4__.Transient, Refused].some((known) => error instanceof known))
            throw error;
        if (!isEnough) {
            throw new _request_js__WEBPACK_IMPORTED_MODULE_4__.Transient(`the transfer broke off after ${length} bytes`, null, { cause: error });
        }
    }
    if (isEnough) {
        message.destroy();
        return { kind: 'enough' };
    }
    // A body without a length ends where the connection does, whoever ended that.
    const isFramed = 'content-length' in headers || 'transfer-encoding' in headers;
    if (!message.complete || !(isFramed || receiver.isComplete())) {
        throw new _request_js__WEBPACK_IMPORTED_MODULE_4__.Transient(`the transfer broke off after ${length} bytes`);
    }
    return {
        kind: 'complete',
        bytes: length,
        validators: {
            etag: validatorOf(headers.etag),
            lastModified: validatorOf(headers['last-modified']),
        },
    };
}
/** A receiver's part, whose faults are its own and not those of the transfer. */
function guarded(part) {
    return (...args) => {
        try {
            return part(...args);
        }
        catch (error) {
            throw new Refused('refused', { cause: error });
        }
    };
}
/** A header's text that may be sent back one day; null for what is long or odd. */
function validatorOf(text) {
    return text !== undefined && /^[\x20-\x7e]{1,200}$/.test(text) ? text : null;
}
/** Says now and then how far a long transfer has come. */
function progressLog({ now, log, progress }, announced) {
    const started = now();
    const pause = progress === undefined ? progressMs.log : progressMs.screen;
    let said = started;
    return (length) => {
        const time = now();
        if (time - said < pause)
            return;
        said = time;
        const of = announced > 0 ? ` of ${(announced / 1e6).toFixed(0)}` : '';
        const rate = length / 1e3 / (time - started);
        (progress ?? log)(`Export: ${(length / 1e6).toFixed(0)}${of} MB downloaded, ${rate.toFixed(1)} MB/s`);
    };
}
function decoderOf(encoding) {
    switch (encoding.trim().toLowerCase()) {
        case 'identity':
        case '':
            return null;
        case 'gzip':
        case 'x-gzip':
            return (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.createGunzip)({ chunkSize: 256 * 1024 });
        case 'zstd':
            return (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.createZstdDecompress)({ chunkSize: 256 * 1024 });
        default:
            throw new _request_js__WEBPACK_IMPORTED_MODULE_4__.Transient('the body has an encoding that was not asked for');
    }
}


/***/ }),

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

/***/ 77378:
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

/***/ 4036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadFromService: () => (/* binding */ loadFromService),
  warmCache: () => (/* binding */ warmCache)
});

// EXTERNAL MODULE: ./build/failure.js
var failure = __webpack_require__(59874);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/export/seal.js
var seal = __webpack_require__(17638);
// EXTERNAL MODULE: ./build/versions/ecosystems.js + 2 modules
var ecosystems = __webpack_require__(80335);
;// CONCATENATED MODULE: ./build/export/small-entry.js


/** Name of what is asked; the order of the names does not matter. */
function queryKey(apiKey, { identities, watched }) {
    const matched = [...new Set(identities.map(ecosystems/* identityKey */.US))].sort();
    const neighbours = [...new Set(watched.map(ecosystems/* identityKey */.US))].sort();
    return (0,seal/* listName */.sY)(apiKey, [String(matched.length), ...matched, ...neighbours]);
}
/** The note as a JSON value. */
function smallEntryToJson(note) {
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
function smallEntryFromJson(value) {
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

// EXTERNAL MODULE: ./build/export/store.js
var store = __webpack_require__(89582);
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
/** Largest notes that are read or kept: they are read whole before it shows whether they are ours. */
const maxSmallEntryBytes = 32 * 1024 * 1024;
const maxCheckBytes = 4096;
/**
 * Entries cannot be replaced: where a service generates a second export on a day, it stands in a
 * place of its own, before the day in the key, for a key also finds longer ones that begin with it.
 */
const slots = ['first', 'later'];
/** A cached export: null unless it opens, is of its entry's day and within the accepted age. */
async function fromCache({ kind, day, slot }, request, query, ports) {
    const key = exportKey({ kind, day, slot }, request, query);
    const file = await ports.cache.restore(kind, key);
    if (file === null)
        return null;
    const opened = kind === 'names'
        ? openSmallEntry(file, request, query, slot)
        : await openStoreEntry(file, request, query, slot);
    if (opened === null) {
        file.close();
        ports.log('Cache: an entry does not open with this API key or was altered; it is not used');
        return null;
    }
    const { generatedAt } = opened;
    const now = ports.now();
    // An entry stands under the day of its export: under another one somebody has put it there.
    const isTrusted = dayOf(generatedAt) === day &&
        now - generatedAt <= request.maxAgeMs &&
        generatedAt <= now + hourMs;
    if (isTrusted)
        return opened;
    file.close();
    return null;
}
function openSmallEntry(file, request, query, slot) {
    const { apiKey, baseUrl } = request;
    try {
        if (file.size > maxSmallEntryBytes)
            return null;
        const note = smallEntryFromJson((0,seal/* openNote */.jN)(apiKey, baseUrl.href, 'names', file.read(0, file.size)));
        if (note === null || note.list !== queryKey(apiKey, query))
            return null;
        const { generatedAt, validators, selection } = note;
        return { generatedAt, validators, kind: 'names', slot, select: async () => selection };
    }
    catch {
        return null;
    }
    finally {
        file.close();
    }
}
async function openStoreEntry(file, request, query, slot) {
    // Loaded here, for most runs find what they need in the small entry.
    const [{ openStore }, { selectFromExport }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(1972), __webpack_require__.e(816)]).then(__webpack_require__.bind(__webpack_require__, 30816)),
        Promise.all(/* import() */[__webpack_require__.e(7091), __webpack_require__.e(1972), __webpack_require__.e(4283)]).then(__webpack_require__.bind(__webpack_require__, 64283)),
    ]);
    const store = openStore(request.apiKey, request.baseUrl.href, file);
    if (store === null)
        return null;
    const { validators, whole } = store.head;
    return {
        generatedAt: whole.head.generatedAt,
        validators,
        kind: 'store',
        slot,
        select: () => selectFromExport(store, query),
    };
}
/**
 * Saves a whole export, unless only this pull request could read it and it is large; then or where it
 * is not taken, its file is removed.
 */
async function saveStore(request, { cache, log }, file, generatedAt, slot) {
    try {
        if (request.forPullRequest && file.size > maxPullRequestStore) {
            log('Cache: an export of this size is not saved from a pull request');
            return false;
        }
        const entry = { kind: 'store', day: dayOf(generatedAt), slot };
        return await cache.saveStore(exportKey(entry, request, null), file);
    }
    finally {
        file.close();
    }
}
/** Saves what one list of names needs. */
async function saveSmallEntry(request, { cache, log }, query, selection, validators, slot) {
    const { apiKey, baseUrl } = request;
    const { generatedAt } = selection.header;
    const note = smallEntryToJson({
        list: queryKey(apiKey, query),
        generatedAt,
        validators,
        selection,
    });
    let sealed;
    try {
        sealed = (0,seal/* sealNote */.E5)(apiKey, baseUrl.href, 'names', note);
    }
    catch {
        // More than a text can hold.
        log('Cache: what these names need is too large to be kept by itself');
        return;
    }
    if (sealed.length > maxSmallEntryBytes)
        return;
    const entry = { kind: 'names', day: dayOf(generatedAt), slot };
    await cache.saveNote('names', exportKey(entry, request, query), sealed);
}
/** Whether the service was asked within the hour and had nothing newer than what is held. */
async function hasCheckEntry(request, { cache, now }, generatedAt) {
    const { apiKey, baseUrl } = request;
    const file = await cache.restore('check', cacheKey('check', request, hourOf(now())));
    if (file === null)
        return false;
    try {
        if (file.size > maxCheckBytes)
            return false;
        const note = (0,seal/* openNote */.jN)(apiKey, baseUrl.href, 'check', file.read(0, file.size));
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
async function saveCheckEntry(request, { cache, now }, generatedAt) {
    const { apiKey, baseUrl } = request;
    const note = { askedAt: now(), generatedAt };
    await cache.saveNote('check', cacheKey('check', request, hourOf(now())), (0,seal/* sealNote */.E5)(apiKey, baseUrl.href, 'check', note));
}
/** The UTC day of a time, `2026-11-20`. */
function dayOf(time) {
    return new Date(time).toISOString().slice(0, 10);
}
function hourOf(time) {
    return new Date(time).toISOString().slice(0, 13);
}
function exportKey({ kind, day, slot }, request, query) {
    const place = slot === 'first' ? [day] : [slot, day];
    const list = query === null || kind === 'store' ? [] : [queryKey(request.apiKey, query)];
    return cacheKey(kind, request, ...place, ...list);
}
/**
 * Key of a cache entry. It names the service by a hash and the API key by a fingerprint; of the key,
 * the data and the names nothing stands in it.
 *
 * @param parts what tells entries of a kind apart: the export's UTC day, the list of names, the hour
 */
function cacheKey(kind, { baseUrl, apiKey, platform }, ...parts) {
    const service = (0,external_node_crypto_.createHash)('sha256').update(baseUrl.href).digest('hex').slice(0, 12);
    const owner = `${platform}-${service}-${(0,seal/* keyFingerprint */.yy)(apiKey)}`;
    return ['mcp-grade-gate', kind, store/* storeVersion */.wy, owner, ...parts].join('-');
}

// EXTERNAL MODULE: ./build/export/faults.js
var faults = __webpack_require__(83306);
;// CONCATENATED MODULE: ./build/export/load.js



/** Days back that the cache service keeps entries. */
const longestKeptDays = 7;
/**
 * What the day's export says of some names: from the cache while the next daily export is not due or
 * was asked for within the hour, else from a download, else, where the service is in trouble, from a
 * cached one within the accepted age.
 *
 * The service refreshes daily (section 8 of the contract), so an export is current for 24 hours after
 * its `generated_at`. The entries of today are asked for before those of yesterday, each by its whole
 * key, and the small one before the whole store. Only an answer of the newest that is held counts: a
 * newer one that cannot be read sends us to the service.
 *
 * @throws GateError as the download does; a refused key is never papered over with old data
 */
async function loadFromService(request, query, ports) {
    const cachedExports = [];
    for (const day of daysToAsk(request, ports.now())) {
        // Where what came first that day is there and due, another may stand beside it.
        for (const slot of slots) {
            const found = await fromDay(request, query, ports, { day, slot }, cachedExports);
            if (found === null)
                break;
            if ('selection' in found)
                return found;
            cachedExports.push(found);
        }
        // Older ones can be of use only where nothing of the last two days is there.
        if (cachedExports.length > 0 && day <= dayOf(ports.now() - dayMs))
            break;
    }
    cachedExports.sort((a, b) => b.generatedAt - a.generatedAt);
    const [newest] = cachedExports;
    if (newest !== undefined && (await hasCheckEntry(request, ports, newest.generatedAt))) {
        const answer = await answerFrom(newest, request, query, ports);
        if (answer !== null)
            return answer;
    }
    try {
        return await fromService(request, query, ports, cachedExports);
    }
    catch (error) {
        if (!(error instanceof failure/* GateError */.u) || error.code !== 'export-unavailable')
            throw error;
        const answer = await olderAnswer(request, query, ports, cachedExports);
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
 * The UTC days whose entries are asked for before the service is: today, yesterday, and, for an export
 * late in the evening that is still trusted, the day before. Without the newest that is held an older
 * one of the service could not be told from a new one.
 */
function daysToAsk({ maxAgeMs }, now) {
    const times = [now, now - dayMs, ...(maxAgeMs > dayMs ? [now - 2 * dayMs] : [])];
    return times.map(dayOf);
}
/**
 * What the cache holds of a day: an answer while the next export is not due, else what is held, null
 * for nothing.
 *
 * @param held what else is held: an answer is only what is newer than all of it
 */
async function fromDay(request, query, ports, place, cachedExports) {
    let damaged = null;
    for (const kind of ['names', 'store']) {
        const cached = await fromCache({ kind, ...place }, request, query, ports);
        if (cached === null)
            continue;
        // The whole store of that day would be the same export.
        const isNewest = cachedExports.every(({ generatedAt }) => generatedAt < cached.generatedAt);
        if (!isNewest || ports.now() >= cached.generatedAt + dayMs)
            return cached;
        const answer = await answerFrom(cached, request, query, ports);
        if (answer !== null)
            return answer;
        damaged = cached;
    }
    // Its export is known to be there: an older one must not pass for the newest.
    return damaged;
}
/**
 * Downloads the day's export for the cache, without asking it for anything. Entries are immutable and
 * stand under the day of their export, so what stands there already is not downloaded again.
 *
 * @throws GateError as the download does
 */
async function warmCache(request, ports) {
    const now = ports.now();
    const kept = (day) => ports.cache.has('store', cacheKey('store', request, day));
    const today = dayOf(now);
    if (await kept(today))
        return { day: today, generatedAt: null, isNew: false, isKept: true };
    const keptDays = new Set();
    for (const day of daysToAsk(request, now))
        if (await kept(day))
            keptDays.add(day);
    const { downloadStore } = await Promise.all(/* import() */[__webpack_require__.e(7091), __webpack_require__.e(1972), __webpack_require__.e(1000), __webpack_require__.e(4940)]).then(__webpack_require__.bind(__webpack_require__, 24940));
    const fresh = await downloadStore(request, ports, {
        validators: null,
        isEnough: (generatedAt) => keptDays.has(dayOf(generatedAt)),
    });
    const generatedAt = fresh.generatedAt;
    const day = dayOf(generatedAt);
    if (fresh.store === null)
        return { day, generatedAt, isNew: false, isKept: true };
    // It was asked for, whatever the event.
    const query = { ...request, forPullRequest: false };
    const isSaved = await saveStore(query, ports, fresh.file, generatedAt, 'first');
    // Another job may have been first.
    return { day, generatedAt, isNew: isSaved, isKept: isSaved || (await kept(day)) };
}
/** Asks the service, which may have nothing newer than the newest of what is held. */
async function fromService(request, query, ports, cachedExports) {
    const [newest = null, ...others] = cachedExports;
    // Loaded here, for most runs find what they need in the cache.
    const [{ downloadStore, serviceOrigin, unreadableStore }, { selectFromExport }, { structureFailure },] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(7091), __webpack_require__.e(1972), __webpack_require__.e(1000), __webpack_require__.e(4940)]).then(__webpack_require__.bind(__webpack_require__, 24940)), Promise.all(/* import() */[__webpack_require__.e(7091), __webpack_require__.e(1972), __webpack_require__.e(4283)]).then(__webpack_require__.bind(__webpack_require__, 64283)), __webpack_require__.e(/* import() */ 9929).then(__webpack_require__.bind(__webpack_require__, 49929))]);
    const fresh = await downloadStore(request, ports, {
        validators: newest?.validators ?? null,
        // An export that is no newer is not downloaded to its end.
        isEnough: (generatedAt) => newest !== null && generatedAt <= newest.generatedAt,
    });
    if (fresh.store !== null) {
        const { store, file, generatedAt } = fresh;
        const selection = await selectFromExport(store, query).catch((error) => {
            file.close();
            if (error instanceof faults.StructureError) {
                throw structureFailure(error, serviceOrigin(request.baseUrl));
            }
            throw error instanceof faults.StoreDamaged ? unreadableStore(error) : error;
        });
        // The key of its day is taken where an export of the same day is held.
        const isTaken = cachedExports.some((each) => dayOf(each.generatedAt) === dayOf(generatedAt));
        const slot = isTaken ? 'later' : 'first';
        return {
            selection,
            source: 'download',
            caution: null,
            async save() {
                await saveSmallEntry(request, ports, query, selection, store.head.validators, slot);
                await saveStore(request, ports, file, generatedAt, slot);
            },
        };
    }
    // Without anything held the download is complete, or has failed.
    const { generatedAt } = newest;
    const answer = await answerFrom(newest, request, query, ports);
    // What is held cannot be read after all: the service is asked for the whole.
    if (answer === null)
        return fromService(request, query, ports, others);
    // A service that falls back to an older export must not turn the verdict back with it.
    const isOlder = fresh.generatedAt !== null && fresh.generatedAt < generatedAt;
    return {
        ...answer,
        caution: isOlder
            ? 'The service sent an export older than the cached one; the cached one is used.'
            : null,
        async save() {
            await answer.save();
            await saveCheckEntry(request, ports, generatedAt);
        },
    };
}
/** Of what is held, or else of older entries within the accepted age, the newest that can be read. */
async function olderAnswer(request, query, ports, cachedExports) {
    for (const each of cachedExports) {
        const answer = await answerFrom(each, request, query, ports);
        if (answer !== null)
            return answer;
    }
    const now = ports.now();
    for (let daysAgo = 0; daysAgo <= longestKeptDays; daysAgo += 1) {
        if ((daysAgo - 1) * dayMs > request.maxAgeMs)
            break;
        for (const slot of slots.toReversed()) {
            for (const kind of ['names', 'store']) {
                const entry = { kind, day: dayOf(now - daysAgo * dayMs), slot };
                // What was held has been tried.
                if (cachedExports.some((each) => each.kind === kind && dayOf(each.generatedAt) === entry.day))
                    continue;
                const cached = await fromCache(entry, request, query, ports);
                const answer = cached && (await answerFrom(cached, request, query, ports));
                if (answer !== null)
                    return answer;
            }
        }
    }
    return null;
}
/** The answer of a cached export; null where it turns out that it is not to be believed. */
async function answerFrom(cached, request, query, ports) {
    const started = ports.now();
    try {
        const selection = await cached.select();
        const what = cached.kind === 'names' ? 'what these names need' : 'looked up in the whole';
        ports.log(`Export: of ${new Date(cached.generatedAt).toISOString()}, from the cache, ${what} (${ports.now() - started} ms)`);
        const save = () => cached.kind === 'names'
            ? Promise.resolve()
            : saveSmallEntry(request, ports, query, selection, cached.validators, cached.slot);
        return { selection, source: 'cache', caution: null, save };
    }
    catch (error) {
        if (!(error instanceof faults.StoreDamaged) && !(error instanceof faults.StructureError))
            throw error;
        ports.log('Cache: an entry is damaged; it is not used');
        return null;
    }
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

/***/ 77272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L5: () => (/* binding */ unknown),
/* harmony export */   Mf: () => (/* binding */ readKeyHash),
/* harmony export */   Mk: () => (/* binding */ escaped),
/* harmony export */   Nd: () => (/* binding */ hashFilter),
/* harmony export */   Yv: () => (/* binding */ isWhitespace),
/* harmony export */   qj: () => (/* binding */ hashText),
/* harmony export */   tv: () => (/* binding */ unescaped),
/* harmony export */   zK: () => (/* binding */ findingId)
/* harmony export */ });
/* unused harmony export findingIdKeys */
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77378);

/** What is known of a string's escapes. */
const unescaped = 0;
const escaped = 1;
/** It is long, and was not looked at. */
const unknown = 2;
/** Keys under which a finding may carry what it is called by, strongest first. */
const findingIdKeys = ['id', 'finding_id', 'key', 'ref'];
/** By section the members that may hold the key, and whether a number may be one. */
const sources = {
    scores: sourceOf(['server'], false),
    findings: sourceOf(findingIdKeys, true),
};
function sourceOf(keys, takesNumbers) {
    const members = keys.map((key) => Buffer.from(key));
    // A bit for each length that one of them has: most strings of an element have another.
    const lengths = members.reduce((bits, { length }) => bits | (1 << length), 0);
    return { members, lengths, takesNumbers };
}
/**
 * Reads the key of an element that lies in `bytes` from `start` up to `end`.
 *
 * @param numericId called where the key is the number of an `id`
 * @returns the key's hash, 0 for none
 */
function readKeyHash(section, bytes, start, end, { quotes, escapes, count }, numericId) {
    if (bytes[start] !== 0x7b)
        return 0;
    const parsed = () => parsedKeyHash(section, bytes, start, end, numericId);
    if (count < 0)
        return parsed();
    const { members, lengths, takesNumbers } = sources[section];
    let seen = 0;
    let best = members.length;
    let from = 0;
    let to = 0;
    let isNumber = false;
    for (let token = 0; token < count; token += 1) {
        const opening = start + quotes[2 * token];
        const closing = start + quotes[2 * token + 1];
        const length = closing - opening - 1;
        const isOther = length > 31 || (lengths & (1 << length)) === 0;
        if (isOther && escapes[token] === unescaped)
            continue;
        const colon = skipWhitespace(bytes, closing + 1, end);
        if (bytes[colon] !== 0x3a)
            continue;
        if (escapes[token] !== unescaped && hasEscape(escapes[token], bytes, opening, closing)) {
            return parsed();
        }
        const member = memberAt(members, bytes, opening + 1, closing);
        if (member < 0)
            continue;
        // Of a key that stands twice the parser takes the last.
        if ((seen & (1 << member)) !== 0)
            return parsed();
        seen |= 1 << member;
        const value = skipWhitespace(bytes, colon + 1, end);
        let last = value;
        if (bytes[value] === 0x22) {
            token += 1;
            last = start + quotes[2 * token + 1];
            if (hasEscape(escapes[token], bytes, value, last))
                return parsed();
        }
        else if (takesNumbers && isNumberStart(bytes[value])) {
            last = endOfInteger(bytes, value, end);
            if (last < 0)
                return parsed();
        }
        const first = bytes[value] === 0x22 ? value + 1 : value;
        if (member < best && last > first) {
            best = member;
            from = first;
            to = last;
            isNumber = first === value;
        }
    }
    if (to === from)
        return 0;
    if (isNumber && best === 0)
        numericId();
    return hashBytes(bytes, from, to);
}
/** Hash of a text under which records are looked up; never 0, which means none. */
function hashText(text) {
    const bytes = Buffer.from(text);
    return hashBytes(bytes, 0, bytes.length);
}
/** Whether a hash is among those of some texts: a bitmap decides first, for hardly any is. */
function hashFilter(texts) {
    const hashes = new Set();
    const bits = new Uint8Array(65_536);
    for (const text of texts) {
        const hash = hashText(text);
        hashes.add(hash);
        bits[hash & 0xffff] = 1;
    }
    return (hash) => bits[hash & 0xffff] === 1 && hashes.has(hash);
}
/** FNV-1a over the bytes, 32 bits, signed. Source: draft-eastlake-fnv. */
function hashBytes(bytes, from, to) {
    let hash = 0x811c9dc5 | 0;
    for (let at = from; at < to; at += 1) {
        hash = Math.imul(hash ^ bytes[at], 0x01000193);
    }
    return hash === 0 ? 1 : hash;
}
/** The same by the ordinary way; none where the element is no JSON. */
function parsedKeyHash(section, bytes, start, end, numericId) {
    let raw;
    try {
        raw = JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString());
    }
    catch {
        return 0;
    }
    if (section === 'scores') {
        const server = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .e)(raw, 'server');
        return typeof server === 'string' && server !== '' ? hashText(server) : 0;
    }
    const id = findingId(raw);
    if (typeof (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .e)(raw, 'id') === 'number')
        numericId();
    return id === null ? 0 : hashText(id);
}
/** The id of a raw finding, or null where it has none. A number is an id like any other. */
function findingId(raw) {
    for (const key of findingIdKeys) {
        const value = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .e)(raw, key);
        if (typeof value === 'string' && value !== '')
            return value;
        if (typeof value === 'number')
            return String(value);
    }
    return null;
}
function hasEscape(known, bytes, from, to) {
    if (known !== unknown)
        return known === escaped;
    for (let at = from; at < to; at += 1)
        if (bytes[at] === 0x5c)
            return true;
    return false;
}
function memberAt(members, bytes, from, to) {
    for (let index = 0; index < members.length; index += 1) {
        const member = members[index];
        if (member.length !== to - from)
            continue;
        let at = 0;
        while (at < member.length && member[at] === bytes[from + at])
            at += 1;
        if (at === member.length)
            return index;
    }
    return -1;
}
function skipWhitespace(bytes, from, end) {
    let at = from;
    while (at < end && isWhitespace(bytes[at]))
        at += 1;
    return at;
}
/** The four bytes that JSON allows between tokens. */
function isWhitespace(byte) {
    return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}
function isNumberStart(byte) {
    return byte !== undefined && (byte === 0x2d || isDigit(byte));
}
function isDigit(byte) {
    return byte >= 0x30 && byte <= 0x39;
}
/** Behind an integer whose digits are how JavaScript writes it, too; -1 for any other number. */
function endOfInteger(bytes, from, end) {
    let at = from;
    while (at < end && isDigit(bytes[at]))
        at += 1;
    const digits = at - from;
    if (digits === 0 || digits > 15 || (bytes[from] === 0x30 && digits > 1))
        return -1;
    const next = bytes[at];
    return next === 0x2c || next === 0x7d || (next !== undefined && isWhitespace(next)) ? at : -1;
}


/***/ }),

/***/ 57086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Transient: () => (/* binding */ Transient),
/* harmony export */   connectTimeout: () => (/* binding */ connectTimeout),
/* harmony export */   exportPath: () => (/* binding */ exportPath),
/* harmony export */   follow: () => (/* binding */ follow)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59874);

/*
 * One request for the export: up to the head of the answer that has it. The key goes with it, and to
 * no other origin.
 */
/** Where the export lies below the service's base URL (section 4 of the contract). */
const exportPath = '/api/v1/scores.json';
const maxRedirects = 5;
/** Trouble that another attempt may not have. */
class Transient extends Error {
    retryAfterMs;
    constructor(message, retryAfterMs = null, options) {
        super(message, options);
        this.retryAfterMs = retryAfterMs;
    }
}
/** Gives up a connection that does not come about: a firewall may swallow it without a word. */
function connectTimeout(connectMs) {
    return {
        prepareRequest({ agent }) {
            // Tunnels through a proxy make their connections themselves: for them the time for an answer counts.
            const { createConnection: connect } = agent;
            if (connect === undefined)
                return;
            agent.createConnection = function watched(...args) {
                const socket = connect.apply(this, args);
                if (socket === undefined)
                    return socket;
                const timer = setTimeout(() => {
                    socket.destroy(new Error(`no connection within ${connectMs / 1000} s`));
                }, connectMs);
                const isEncrypted = 'encrypted' in socket;
                socket.once(isEncrypted ? 'secureConnect' : 'connect', () => clearTimeout(timer));
                socket.once('close', () => clearTimeout(timer));
                return socket;
            };
        },
        canHandleAuthentication: () => false,
        handleAuthentication: () => {
            throw new Error('no authentication is handled');
        },
    };
}
/**
 * Asks for the export, along redirects within the origin.
 *
 * @returns the answer whose body is the export, or 304 where something is held
 * @throws GateError and Transient for any other answer
 */
async function follow(client, request, now) {
    const { baseUrl, validators } = request;
    // Set as a path, and not resolved against the base: a path that begins with `//` would be a host.
    let url = new URL(baseUrl);
    url.pathname = baseUrl.pathname.replace(/\/+$/, '') + exportPath;
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
        const message = await inTime(client.get(url.href, {
            authorization: `Bearer ${request.apiKey}`,
            accept: 'application/json',
            'accept-encoding': 'gzip, zstd',
            ...(validators?.etag ? { 'if-none-match': validators.etag } : {}),
            ...(validators?.lastModified ? { 'if-modified-since': validators.lastModified } : {}),
        }), request.idleMs);
        const status = message.statusCode ?? 0;
        if (status === 200)
            return message;
        if (status === 304 && (validators?.etag || validators?.lastModified))
            return message;
        message.destroy();
        if (![301, 302, 303, 307, 308].includes(status))
            throw refusal(status, message, request, now());
        const location = message.headers.location ?? '';
        const next = URL.canParse(location, url.href) ? new URL(location, url) : null;
        // The origin alone is not enough: that of `blob:https://host/` is the host's, too.
        const isOwn = next !== null &&
            next.protocol === baseUrl.protocol &&
            next.host === baseUrl.host &&
            next.username === '' &&
            next.password === '';
        if (!isOwn) {
            throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('export-redirected', `${baseUrl.host} redirects the export to ${next?.host || 'nowhere'}, and the API key is sent to no other origin.`, 'Set base-url to the address that the grading service documents.');
        }
        url = next;
    }
    throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('export-redirected', `${baseUrl.host} redirects the export more than ${maxRedirects} times.`, 'Set base-url to the address that the grading service documents.');
}
/** The answer's head, given up after a time: a proxy may take a request and never say a word. */
async function inTime(asked, limitMs) {
    let timer;
    let isLate = false;
    const late = new Promise((_, reject) => {
        timer = setTimeout(() => {
            isLate = true;
            reject(new Transient('the service did not answer in time'));
        }, limitMs);
    });
    const answered = asked.then(({ message }) => {
        if (isLate)
            message.destroy();
        return message;
    });
    try {
        return await Promise.race([answered, late]);
    }
    finally {
        clearTimeout(timer);
    }
}
function refusal(status, message, { baseUrl: { host } }, now) {
    if (status === 402) {
        return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('key-refused', `${host} answered 402 Payment Required: the API key is missing, expired or refused.`, 'Check that the secret behind api-key holds the current key and that the subscription runs; a new key is requested on the site of the service.');
    }
    if (status === 401 || status === 403) {
        return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('access-refused', `${host} answered ${status}: this runner or this key may not have the export.`, 'Check the key, and whether a proxy or firewall in front of the service refuses the runner.');
    }
    if ([408, 425, 429].includes(status) || status >= 500) {
        const words = status === 429 ? 'too many requests' : 'the service is in trouble';
        return new Transient(`status ${status}, ${words}`, retryAfterOf(message, now));
    }
    return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('export-not-found', `${host} answered ${status || 'nothing'} where the export should be.`, `Check base-url: ${exportPath} is appended to it.`);
}
/** `Retry-After` in milliseconds, given as seconds or as a date. Source: RFC 9110, 10.2.3. */
function retryAfterOf({ headers }, now) {
    const text = headers['retry-after'] ?? '';
    if (/^\d{1,6}$/.test(text))
        return Number(text) * 1000;
    const date = Date.parse(text);
    return Number.isNaN(date) ? null : Math.max(date - now, 0);
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

/***/ 17638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E5: () => (/* binding */ sealNote),
/* harmony export */   Hz: () => (/* binding */ deriveKey),
/* harmony export */   Yc: () => (/* binding */ decrypt),
/* harmony export */   jN: () => (/* binding */ openNote),
/* harmony export */   sY: () => (/* binding */ listName),
/* harmony export */   yy: () => (/* binding */ keyFingerprint)
/* harmony export */ });
/* unused harmony export tagLength */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);


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
    const packed = (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.zstdCompressSync)(JSON.stringify(value), {
        params: { [node_zlib__WEBPACK_IMPORTED_MODULE_1__.constants.ZSTD_c_compressionLevel]: 1 },
    });
    const nonce = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(nonceLength);
    const cipher = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createCipheriv)('aes-256-gcm', deriveKey(apiKey, kind), nonce);
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
        return JSON.parse((0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.zstdDecompressSync)(packed, { maxOutputLength: maxNoteBytes }).toString());
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
    const decipher = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createDecipheriv)('aes-256-gcm', key, nonce, { authTagLength: tagLength });
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
function keyFingerprint(apiKey) {
    return deriveKey(apiKey, 'fingerprint').export().subarray(0, 8).toString('hex');
}
/** Short name of a list of texts for cache keys; without the API key no list can be tried on it. */
function listName(apiKey, texts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', deriveKey(apiKey, 'list'))
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
    // Made ready once: a store seals thousands of frames under one.
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createSecretKey)(Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)('sha256', apiKey, salt, label, 32)));
}
function magicOf(kind) {
    return Buffer.concat([
        Buffer.from('MCPGRADEGATE\0', 'latin1'),
        Buffer.from([noteKinds[kind], 0, noteVersion]),
    ]);
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


/***/ }),

/***/ 41972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EQ: () => (/* binding */ maxElementBytes),
/* harmony export */   V0: () => (/* binding */ sections),
/* harmony export */   W3: () => (/* binding */ createSplitter),
/* harmony export */   on: () => (/* binding */ parseElement)
/* harmony export */ });
/* unused harmony export headFields */
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83306);
/* harmony import */ var _record_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77272);


/*
 * Cuts an export document into the elements of its arrays while its bytes arrive, without decoding
 * them: it follows strings, escapes and nesting, and checks the document's own grammar to its last
 * byte. What is inside an element is checked when the element is parsed, which only few are.
 */
/** The arrays of the export document (section 2.1 of the contract). */
const sections = ['servers', 'scores', 'findings'];
/** Members of the document that say what the export is; others are passed over. */
const headFields = ['schema_version', 'rubric_version', 'generated_at', 'counts'];
/** Largest element, in bytes: far beyond any record, and the most that one may cost in memory. */
const maxElementBytes = 32 * 1024 * 1024;
/** Deepest nesting, so that a small document cannot ask for much memory. */
const maxDepth = 65_536;
/** Most strings whose places are noted in one element. */
const maxTokens = 4096;
/** How much of the document's beginning is kept, to say what it is where it is none. */
const beginningBytes = 200;
/** From here on a string's end is searched for: a search costs as much as looking at some bytes. */
const longString = 24;
/** Starts reading a document. */
function createSplitter(target) {
    let state = 'start';
    let position = 0;
    /** Bytes of the document before the first one of the chunk. */
    let base = 0;
    let beginning = Buffer.alloc(0);
    let byteOrderMark = 0;
    /** The member that is being read, and those that were there before it. */
    let member = '';
    let section = null;
    const seen = new Set();
    let hasNumericIds = false;
    // The value that is being read: a key, a member's value or an element.
    let isOpen = false;
    let isKept = false;
    let isScalar = false;
    let isQuoted = false;
    let skipsNext = false;
    let depth = 0;
    let valueStart = 0;
    /** From positions in the chunk to positions in the value. */
    let shift = 0;
    const nesting = new Uint8Array(maxDepth);
    const quotes = new Int32Array(2 * maxTokens);
    const escapes = new Uint8Array(maxTokens);
    let noted = 0;
    const tokens = { quotes, escapes, count: 0 };
    const noteNumericId = () => {
        hasNumericIds = true;
    };
    /** The beginning of a value that is cut between chunks. */
    let held = Buffer.alloc(0);
    /** The chunk, to be handed on. */
    let asBuffer = held;
    let heldLength = 0;
    const fail = (message, at) => {
        throw new _faults_js__WEBPACK_IMPORTED_MODULE_0__.StructureError(message, base + at, beginning);
    };
    const isParsed = () => isHeadField(member) || target.isThorough === true;
    /** Follows the open value; gives the position behind its end, or -1 where the chunk ends first. */
    const follow = (chunk, from) => {
        const { length } = chunk;
        let at = from;
        if (isScalar) {
            while (at < length && !endsScalar(chunk[at]))
                at += 1;
            return at < length ? at : -1;
        }
        let level = depth;
        let inQuotes = isQuoted;
        let marks = noted;
        if (skipsNext) {
            skipsNext = false;
            at += 1;
        }
        for (;;) {
            if (inQuotes) {
                const near = Math.min(length, at + longString);
                let byte = 0;
                while (at < near) {
                    byte = chunk[at];
                    if (byte === 0x22)
                        break;
                    if (byte === 0x5c) {
                        if (level === 1 && marks >> 1 < maxTokens)
                            escapes[marks >> 1] = _record_key_js__WEBPACK_IMPORTED_MODULE_1__/* .escaped */ .Mk;
                        at += 1;
                    }
                    at += 1;
                }
                if (byte !== 0x22 && at < length) {
                    if (level === 1 && marks >> 1 < maxTokens)
                        escapes[marks >> 1] = _record_key_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5;
                    at = closingQuote(chunk, at);
                }
                if (at >= length) {
                    skipsNext = at > length;
                    break;
                }
                inQuotes = false;
                if (level === 1) {
                    if (marks < 2 * maxTokens)
                        quotes[marks] = at + shift;
                    marks += 1;
                }
                at += 1;
                if (level === 0) {
                    depth = 0;
                    return at;
                }
            }
            while (at < length) {
                const byte = chunk[at];
                at += 1;
                if (byte === 0x22) {
                    inQuotes = true;
                    break;
                }
                // One bit tells a brace from a square bracket.
                const bracket = byte | 0x20;
                if (bracket === 0x7b) {
                    if (level === maxDepth)
                        fail('it is nested too deep', at - 1);
                    nesting[level] = byte;
                    level += 1;
                }
                else if (bracket === 0x7d) {
                    level -= 1;
                    // A bracket closes the one that stands two before it in ASCII.
                    if (nesting[level] !== byte - 2)
                        fail('a bracket closes another one', at - 1);
                    if (level === 0) {
                        noted = marks;
                        return at;
                    }
                }
            }
            if (!inQuotes)
                break;
            if (level === 1) {
                if (marks < 2 * maxTokens) {
                    quotes[marks] = at - 1 + shift;
                    escapes[marks >> 1] = _record_key_js__WEBPACK_IMPORTED_MODULE_1__/* .unescaped */ .tv;
                }
                marks += 1;
            }
        }
        depth = level;
        isQuoted = inQuotes;
        noted = marks;
        return -1;
    };
    const begin = (chunk, at, keep) => {
        const byte = chunk[at];
        isOpen = true;
        isScalar = byte !== 0x22 && byte !== 0x7b && byte !== 0x5b;
        isKept = keep || isScalar;
        if (isScalar && endsScalar(byte))
            fail('a value is missing', at);
        isQuoted = false;
        depth = 0;
        noted = 0;
        valueStart = at;
        shift = -at;
        heldLength = 0;
    };
    /** Keeps the part of an open value that the chunk holds. */
    const hold = (chunk, upTo) => {
        if (!isKept)
            return;
        const part = chunk.subarray(valueStart, upTo);
        const needed = heldLength + part.length;
        if (needed > maxElementBytes)
            fail('an element is larger than any record may be', upTo);
        if (needed > held.length) {
            const grown = Buffer.allocUnsafe(Math.max(2 * held.length, needed, 65_536));
            grown.set(held.subarray(0, heldLength));
            held = grown;
        }
        held.set(part, heldLength);
        heldLength = needed;
    };
    /** Takes a complete value. */
    const complete = (chunk, upTo) => {
        isOpen = false;
        let bytes = asBuffer;
        let start = valueStart;
        let end = upTo;
        if (heldLength > 0) {
            hold(chunk, upTo);
            [bytes, start, end] = [held, 0, heldLength];
        }
        else if (isKept && end - start > maxElementBytes) {
            fail('an element is larger than any record may be', start);
        }
        if (state === 'element') {
            state = 'behind an element';
            if (isScalar)
                parse(bytes, start, end, upTo);
            deliver(section, bytes, start, end, upTo);
            // A large element does not keep its memory for the rest of the document.
            if (held.length > 1024 * 1024)
                held = Buffer.alloc(0);
        }
        else if (state === 'key') {
            member = String(parse(bytes, start, end, upTo));
            if (seen.has(member))
                fail(`"${member}" stands twice in it`, upTo);
            if (isSection(member) || isHeadField(member))
                seen.add(member);
            state = 'colon';
        }
        else {
            const value = isScalar || isParsed() ? parse(bytes, start, end, upTo) : null;
            if (isHeadField(member))
                target.head(member, value);
            state = 'behind a value';
        }
    };
    const deliver = (of, bytes, start, end, upTo) => {
        let hash = 0;
        if (of !== 'servers') {
            tokens.count = noted > 2 * maxTokens ? -1 : noted >> 1;
            hash = (0,_record_key_js__WEBPACK_IMPORTED_MODULE_1__/* .readKeyHash */ .Mf)(of, bytes, start, end, tokens, noteNumericId);
            // A score that names no server is odd enough to be looked at: it may be no JSON.
            if (hash === 0 && of === 'scores')
                parse(bytes, start, end, upTo);
        }
        target.element(of, bytes, start, end, hash);
    };
    const parse = (bytes, start, end, at) => {
        try {
            return parseElement(bytes, start, end);
        }
        catch {
            return fail('a value is no JSON', at);
        }
    };
    /** One byte between the values; true where it closes a section. */
    const between = (chunk, at) => {
        const byte = chunk[at];
        if ((0,_record_key_js__WEBPACK_IMPORTED_MODULE_1__/* .isWhitespace */ .Yv)(byte) && byteOrderMark === 0)
            return false;
        switch (state) {
            case 'behind an element':
                if (byte === 0x5d)
                    return true;
                if (byte !== 0x2c)
                    fail('a comma is missing', at);
                state = 'element';
                break;
            case 'element':
                begin(chunk, at, true);
                break;
            case 'start':
                if (base + at === byteOrderMark && byte === [0xef, 0xbb, 0xbf][byteOrderMark]) {
                    byteOrderMark = byteOrderMark === 2 ? 0 : byteOrderMark + 1;
                }
                else if (byte === 0x7b && byteOrderMark === 0)
                    state = 'first key';
                else
                    fail('it does not begin like an export', at);
                break;
            case 'first key':
            case 'key':
                if (byte === 0x22) {
                    state = 'key';
                    begin(chunk, at, true);
                }
                else if (byte === 0x7d && state === 'first key')
                    state = 'end';
                else
                    fail('a member has no name', at);
                break;
            case 'colon':
                if (byte !== 0x3a)
                    fail('a colon is missing', at);
                state = 'value';
                break;
            case 'value':
                section = isSection(member) ? member : null;
                if (section === null)
                    begin(chunk, at, isParsed());
                else if (byte === 0x5b)
                    state = 'first element';
                else
                    fail(`"${section}" is no list`, at);
                break;
            case 'first element':
                if (byte === 0x5d)
                    return true;
                state = 'element';
                begin(chunk, at, true);
                break;
            case 'behind a value':
                if (byte === 0x7d)
                    state = 'end';
                else if (byte === 0x2c)
                    state = 'key';
                else
                    fail('a comma is missing', at);
                break;
            case 'end':
                fail('something stands behind its end', at);
        }
        return false;
    };
    return {
        push(bytes, from = 0) {
            // The plain array's search is faster than that of a Buffer, whose copying is.
            const chunk = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
            asBuffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
            base = position - from;
            const missing = beginningBytes - beginning.length;
            if (missing > 0)
                beginning = Buffer.concat([beginning, chunk.subarray(from, from + missing)]);
            let at = from;
            while (at < chunk.length) {
                if (isOpen) {
                    const end = follow(chunk, at);
                    if (end < 0) {
                        hold(chunk, chunk.length);
                        break;
                    }
                    complete(chunk, end);
                    at = end;
                }
                else {
                    const closes = between(chunk, at);
                    // What was begun is followed from its first byte on.
                    if (!isOpen)
                        at += 1;
                    if (closes) {
                        const closed = section;
                        section = null;
                        state = 'behind a value';
                        if (target.sectionEnd?.(closed)) {
                            position = base + at;
                            return at;
                        }
                    }
                }
            }
            position = base + chunk.length;
            valueStart = 0;
            shift = heldLength;
            return chunk.length;
        },
        end() {
            if (state !== 'end')
                throw new _faults_js__WEBPACK_IMPORTED_MODULE_0__.StructureError('it breaks off', position, beginning, true);
            const missing = sections.filter((each) => !seen.has(each));
            if (missing.length > 0) {
                throw new _faults_js__WEBPACK_IMPORTED_MODULE_0__.StructureError(`${missing.join(', ')} missing`, position, beginning);
            }
        },
        hasNumericIds: () => hasNumericIds,
        position: () => position,
        hasSection: () => sections.some((each) => seen.has(each)),
        isComplete: () => state === 'end',
    };
}
/**
 * Parses an element that lies in `bytes` from `start` up to `end`.
 *
 * @throws StructureError where it is no JSON, and so neither is the document
 */
function parseElement(bytes, start = 0, end = bytes.length) {
    try {
        return JSON.parse(decoder.decode(bytes.subarray(start, end)));
    }
    catch {
        // The parser's own words quote the document.
        throw new _faults_js__WEBPACK_IMPORTED_MODULE_0__.StructureError('one of its elements is no JSON');
    }
}
// A mark at the beginning of an element is no white space to JSON.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/**
 * Where a string ends: at its closing quote, or behind the chunk, one further where its last byte is a
 * backslash that begins an escape.
 *
 * @param from a place in the string that is no part of an escape
 */
function closingQuote(chunk, from) {
    for (let search = from;;) {
        const quote = chunk.indexOf(0x22, search);
        const end = quote < 0 ? chunk.length : quote;
        let backslashes = 0;
        while (end - backslashes > from && chunk[end - backslashes - 1] === 0x5c)
            backslashes += 1;
        const isEscaped = backslashes % 2 === 1;
        if (quote < 0)
            return isEscaped ? end + 1 : end;
        if (!isEscaped)
            return quote;
        search = quote + 1;
    }
}
function isSection(name) {
    return sections.some((each) => each === name);
}
function isHeadField(name) {
    return headFields.some((each) => each === name);
}
function endsScalar(byte) {
    return byte === 0x2c || byte === 0x5d || byte === 0x7d || byte === 0x3a || (0,_record_key_js__WEBPACK_IMPORTED_MODULE_1__/* .isWhitespace */ .Yv)(byte);
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


/***/ }),

/***/ 89582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ numbersPerFrame),
/* harmony export */   Dm: () => (/* binding */ namesFrameBytes),
/* harmony export */   Jy: () => (/* binding */ trailerNumber),
/* harmony export */   Ru: () => (/* binding */ sealOf),
/* harmony export */   Tf: () => (/* binding */ nonceOf),
/* harmony export */   Yl: () => (/* binding */ trailerLength),
/* harmony export */   gF: () => (/* binding */ recordFrameBytes),
/* harmony export */   gT: () => (/* binding */ headerLength),
/* harmony export */   pE: () => (/* binding */ frameKinds),
/* harmony export */   rR: () => (/* binding */ headerOf),
/* harmony export */   uV: () => (/* binding */ columnOf),
/* harmony export */   wy: () => (/* binding */ storeVersion)
/* harmony export */ });
/* harmony import */ var _seal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17638);

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
const storeVersion = 3;
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
        key: (0,_seal_js__WEBPACK_IMPORTED_MODULE_0__/* .deriveKey */ .Hz)(apiKey, 'store', header.subarray(16)),
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


/***/ }),

};
