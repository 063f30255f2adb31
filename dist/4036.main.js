export const id = 4036;
export const ids = [4036,3306];
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


/***/ })

};
