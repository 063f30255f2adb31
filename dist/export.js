export const modules = {

/***/ 55068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k$: () => (/* binding */ cacheKey),
  LP: () => (/* binding */ dayMs),
  kb: () => (/* binding */ dayOf),
  x7: () => (/* binding */ entryRevisions),
  ok: () => (/* binding */ exportKinds),
  $0: () => (/* binding */ hourMs),
  ob: () => (/* binding */ logDamage),
  SV: () => (/* binding */ prefetchEntries),
  Ju: () => (/* binding */ restoreEarlierStores),
  fe: () => (/* binding */ restoreEntry),
  F6: () => (/* binding */ saveSmallEntry),
  aS: () => (/* binding */ saveStore),
  lb: () => (/* binding */ unexpectedEnd)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/export/store/seal.js
var seal = __webpack_require__(41176);
// EXTERNAL MODULE: ./build/export/store/store.js
var store = __webpack_require__(6196);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./build/detection/ecosystems.js + 2 modules
var ecosystems = __webpack_require__(10398);
// EXTERNAL MODULE: ./build/model/form.js
var model_form = __webpack_require__(60814);
// EXTERNAL MODULE: ./build/export/store/kept-schemas.js
var kept_schemas = __webpack_require__(92764);
;// CONCATENATED MODULE: ./build/export/cache/small-entry.js





const smallEntryForm = (0,model_form/* jsonForm */.Fo)('names', schemas/* object */.Ikc({
    list: schemas/* string */.YjP(),
    generatedAt: schemas/* number */.aig(),
    validators: kept_schemas/* validatorsSchema */.r7,
    selection: kept_schemas/* selectionSchema */.UE,
}));
/** Returns a keyed hash of a query. The order of the query's names does not affect the hash. */
function queryKey(apiKey, { identities, watched }) {
    const matched = [...new Set(identities.map(ecosystems/* identityKey */.US))].sort();
    const neighbours = [...new Set(watched.map(ecosystems/* identityKey */.US))].sort();
    return (0,seal/* hashList */.Pv)(apiKey, [String(matched.length), ...matched, ...neighbours]);
}
function smallEntryToJson(entry) {
    const { malformedRecords, neighbours, ...selection } = entry.selection;
    return {
        ...entry,
        selection: {
            ...selection,
            malformedRecords: [...malformedRecords],
            neighbours: [...neighbours],
        },
    };
}

;// CONCATENATED MODULE: ./build/export/cache/entries.js




/**
 * Defines the keys of cache entries and the conditions under which entries are trusted.
 *
 * The store is the whole export, keyed by day. The small entry is the part of an export for one list of
 * names, keyed by day and list. The check entry records that the service had no newer export, and is keyed by
 * hour.
 */
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/**
 * Maximum size of a store that a pull request saves, in bytes. The size is limited because only re-runs of
 * the pull request can read the store.
 */
const maxPullRequestStore = 64 * 1024 * 1024;
/** Maximum size of a small entry, in bytes. The entry is read completely before its seal is checked. */
const maxSmallEntryBytes = 32 * 1024 * 1024;
/**
 * Cache entries cannot be replaced, so a second export on the same day gets the `later` slot. The slot
 * precedes the day in the key, because a key also matches longer keys that begin with it.
 */
const entryRevisions = ['first', 'later'];
/** Kinds of entries that hold a whole or partial export, fastest first. */
const exportKinds = ['names', 'store'];
/** Logs that a cache entry is ignored because its bytes differ from those that were saved. */
function logDamage(log) {
    log('Cache: ignoring a damaged entry');
}
/** The error message for a download that ends early although no export is cached. */
const unexpectedEnd = 'without a cached export, the download either completes or fails';
/** Prefetches the first exports of the given days, in the order in which they will be restored. */
async function prefetchEntries(days, { request, query, ports }) {
    const entryKeys = (day) => exportKinds.map((kind) => exportKey({ kind, day, revision: 'first' }, request, query));
    await ports.cache.prefetch(days.flatMap(entryKeys));
}
/**
 * Restores a cached export. Returns null if the export cannot be opened, exceeds the accepted age, or does
 * not match the day of its entry.
 */
async function restoreEntry({ kind, day, revision }, { request, query, ports }) {
    const key = exportKey({ kind, day, revision: revision }, request, query);
    const file = await ports.cache.restore(kind, key);
    if (file === null)
        return null;
    const opened = kind === 'names'
        ? openSmallEntry(file, request, query, revision)
        : await openStoreEntry(file, request, query, revision);
    if (opened === null) {
        file.close();
        ports.log('Cache: ignoring an entry that was altered or cannot be opened with this API key');
        return null;
    }
    const { generatedAt } = opened;
    const now = ports.now();
    // An entry whose key does not contain the day of its export is forged.
    const isTrusted = dayOf(generatedAt) === day &&
        now - generatedAt <= request.maxAgeMs &&
        generatedAt <= now + hourMs;
    if (isTrusted)
        return opened;
    file.close();
    return null;
}
/** Number of days to search the cache for a store. The cache keeps unused entries for seven days. */
const maxEarlierDays = 7;
/**
 * Restores earlier stores for the dates that they contain. The first store is the newest generated before
 * `generatedAt`. Every store after it is the newest from a day before the earliest date in the stores
 * restored so far. One store is not enough, because a run that found no cached store might have written a
 * store without its predecessors' dates.
 *
 * @param restoredStores stores that have already been restored
 * @returns `restoredStores`, followed by the newly restored stores
 */
async function restoreEarlierStores({ request, ports }, generatedAt, restoredStores = []) {
    const stores = [...restoredStores];
    const days = Array.from({ length: maxEarlierDays + 1 }, (_, daysAgo) => dayOf(generatedAt - daysAgo * dayMs));
    // A second export on the same day adds hardly any dates to those in the first export.
    const isBefore = (day) => {
        const begin = Math.min(...stores.map(({ head }) => head.since));
        return begin === Infinity || day < dayOf(begin);
    };
    const firstStoreKey = (day) => exportKey({ kind: 'store', day, revision: 'first' }, request, null);
    await ports.cache.prefetch(days.filter(isBefore).map(firstStoreKey));
    const { openSealedStore } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 76905));
    for (const day of days) {
        if (!isBefore(day))
            continue;
        const file = await ports.cache.restore('store', firstStoreKey(day));
        const store = file && openSealedStore(request.apiKey, request.baseUrl.href, file);
        const time = store?.head.whole.head.generatedAt ?? 0;
        // An entry whose key does not contain the day of its export is forged.
        if (store !== null && time < generatedAt && dayOf(time) === day)
            stores.push(store);
        else
            file?.close();
    }
    return stores;
}
function openSmallEntry(file, request, query, slot) {
    const { apiKey, baseUrl } = request;
    try {
        if (file.size > maxSmallEntryBytes)
            return null;
        const entry = (0,seal/* unsealJson */.H9)(apiKey, baseUrl.href, smallEntryForm, file.read(0, file.size));
        if (entry === undefined || entry.list !== queryKey(apiKey, query))
            return null;
        const { generatedAt, validators, selection } = entry;
        return {
            ...{
                generatedAt,
                header: selection.header,
                validators,
                kind: 'names',
                revision: slot,
                store: null,
            },
            select: async () => selection,
        };
    }
    catch {
        return null;
    }
    finally {
        file.close();
    }
}
async function openStoreEntry(file, request, query, slot) {
    // Loaded on demand, because most runs find everything they need in the small entry.
    const [{ openSealedStore }, { selectFromExport }] = await Promise.all([
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 76905)),
        __webpack_require__.e(/* import() */ 406).then(__webpack_require__.bind(__webpack_require__, 60406)),
    ]);
    const store = openSealedStore(request.apiKey, request.baseUrl.href, file);
    if (store === null)
        return null;
    const { validators, whole } = store.head;
    return {
        generatedAt: whole.head.generatedAt,
        header: whole.head,
        validators,
        kind: 'store',
        revision: slot,
        store,
        select: () => selectFromExport(store, query),
    };
}
/**
 * Saves a whole export, unless it exceeds `maxPullRequestStore` and a pull request started the run. Removes
 * the file if the export is not saved.
 *
 * @param generatedAt milliseconds since the epoch
 * @returns whether the export was saved
 */
async function saveStore({ request, ports: { cache, log } }, file, generatedAt, revision) {
    try {
        if (request.forPullRequest && file.size > maxPullRequestStore) {
            log('Cache: not saved, because runs for pull requests do not save exports of this size');
            return false;
        }
        const entry = { kind: 'store', day: dayOf(generatedAt), revision };
        return await cache.saveStore(exportKey(entry, request, null), file);
    }
    finally {
        file.close();
    }
}
async function saveSmallEntry({ request, query, ports: { cache, log } }, selection, validators, revision) {
    const { apiKey, baseUrl } = request;
    const { generatedAt } = selection.header;
    const json = smallEntryToJson({
        list: queryKey(apiKey, query),
        generatedAt,
        validators,
        selection,
    });
    let sealed;
    try {
        sealed = (0,seal/* sealJson */.AY)(apiKey, baseUrl.href, smallEntryForm, json);
    }
    catch {
        // The JSON exceeds V8's maximum string length.
        log('Cache: the part of the export for these names is too large to store separately');
        return;
    }
    if (sealed.length > maxSmallEntryBytes)
        return;
    const entry = { kind: 'names', day: dayOf(generatedAt), revision };
    await cache.saveBytes('names', exportKey(entry, request, query), sealed);
}
/** Returns the UTC day of a time in milliseconds since the epoch, such as `2026-11-20`. */
function dayOf(time) {
    return new Date(time).toISOString().slice(0, 10);
}
function exportKey({ kind, day, revision }, request, query) {
    const days = revision === 'first' ? [day] : [revision, day];
    const list = query === null || kind === 'store' ? [] : [queryKey(request.apiKey, query)];
    return cacheKey(kind === 'store' ? store/* storeForm */.qm : smallEntryForm, request, ...days, ...list);
}
/**
 * Returns the key of a cache entry. The key includes the digest of the entry's form, the platform, a hash of
 * the service's address and a fingerprint of the API key. The API key, the data and the names cannot be
 * derived from the cache key.
 *
 * @param parts identify the entry within its kind: the export's UTC day, the list of names, or the hour
 */
function cacheKey({ kind, digest }, { baseUrl, apiKey, platform }, ...parts) {
    const service = (0,external_node_crypto_.createHash)('sha256').update(baseUrl.href).digest('hex').slice(0, 12);
    const owner = `${platform}-${service}-${(0,seal/* keyFingerprint */.yy)(apiKey)}`;
    return ['mcp-grade-gate', kind, digest, owner, ...parts].join('-');
}


/***/ }),

/***/ 59653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ StoreDamaged),
/* harmony export */   QX: () => (/* binding */ StructureError),
/* harmony export */   W1: () => (/* binding */ RecordError)
/* harmony export */ });
/** Thrown for bytes that are not an export document. The message states the reason. */
class StructureError extends Error {
    /** Number of bytes before the error; null if the error arose when a record was parsed. */
    offset;
    /**
     * First bytes of the document, which can reveal its actual format; null if the error arose when a record
     * was parsed.
     */
    beginning;
    /** Whether the document ends too early, but could be the start of a valid document. */
    isCut;
    constructor(message, offset = null, beginning = null, isCut = false) {
        super(message);
        this.name = 'StructureError';
        this.offset = offset;
        this.beginning = beginning;
        this.isCut = isCut;
    }
}
/**
 * Thrown for an export record that is not JSON. The code that splits the document adds the record's location.
 */
class RecordError extends StructureError {
    /** @param record the record's JSON Pointer, if known */
    constructor(record = null) {
        super(record === null ? 'one of its records is not JSON' : `its record ${record} is not JSON`);
        this.name = 'RecordError';
    }
}
/**
 * Thrown for a store that can be opened but is damaged in a required part. Callers treat the store as a cache
 * miss.
 */
class StoreDamaged extends Error {
    constructor(cause) {
        super('the store is damaged', { cause });
        this.name = 'StoreDamaged';
    }
}


/***/ }),

/***/ 35404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dayOf: () => (/* reexport */ entries/* dayOf */.kb),
  downloadExport: () => (/* reexport */ downloadExport),
  exportPath: () => (/* reexport */ exportPath),
  lastRunForm: () => (/* reexport */ lastRunForm),
  loadFromService: () => (/* reexport */ loadFromService),
  refuseLoss: () => (/* reexport */ service_download.refuseLoss),
  restoreLastRun: () => (/* reexport */ restoreLastRun),
  saveLastRun: () => (/* reexport */ saveLastRun),
  serviceOrigin: () => (/* reexport */ service_download.serviceOrigin),
  warmCache: () => (/* reexport */ warmCache)
});

// EXTERNAL MODULE: ./build/export/cache/entries.js + 1 modules
var entries = __webpack_require__(55068);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./build/model/form.js
var model_form = __webpack_require__(60814);
// EXTERNAL MODULE: ./build/export/store/seal.js
var seal = __webpack_require__(41176);
;// CONCATENATED MODULE: ./build/export/cache/last-run.js




/**
 * Stores the data from a scheduled run for the next scheduled run. Cache entries cannot be replaced, so each
 * run writes a new entry, and the next run restores the newest entry.
 */
/** Maximum size of a sealed entry, in bytes. */
const maxEntryBytes = 8 * 1024 * 1024;
function lastRunForm(run) {
    return (0,model_form/* jsonForm */.Fo)('last', schemas/* object */.Ikc({ series: schemas/* string */.YjP(), run }));
}
/**
 * Restores the data from the last run in a series. Returns null if there is no entry or the entry cannot be
 * opened.
 */
async function restoreLastRun(form, { request, ports, series }) {
    const { apiKey, baseUrl } = request;
    const list = seriesKey(request, series);
    const file = await ports.cache.restoreNewest('last', (0,entries/* cacheKey */.k$)(form, request, list, ''));
    if (file === null)
        return null;
    try {
        if (file.size > maxEntryBytes)
            return null;
        const entry = (0,seal/* unsealJson */.H9)(apiKey, baseUrl.href, form, file.read(0, file.size));
        // An entry that contains the key of another series is forged.
        if (entry?.series === list)
            return entry.run;
        ports.log('Cache: ignoring the results of the last scheduled run, because they cannot be opened');
        return null;
    }
    catch {
        return null;
    }
    finally {
        file.close();
    }
}
/**
 * Saves a run's data for the next run in the same series.
 *
 * @param now milliseconds since the epoch
 */
async function saveLastRun(form, { request, ports, series }, run, now) {
    const { apiKey, baseUrl } = request;
    const list = seriesKey(request, series);
    const sealed = (0,seal/* sealJson */.AY)(apiKey, baseUrl.href, form, { series: list, run });
    if (sealed.length > maxEntryBytes) {
        ports.log('Cache: the results of this run are too large to store for the next run');
        return;
    }
    const time = new Date(now).toISOString().replace(/[:.]/g, '-');
    await ports.cache.saveBytes('last', (0,entries/* cacheKey */.k$)(form, request, list, time), sealed);
}
const seriesKey = ({ apiKey }, series) => (0,seal/* hashList */.Pv)(apiKey, ['last run', ...series]);

// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/export/contract/faults.js
var faults = __webpack_require__(59653);
;// CONCATENATED MODULE: ./build/export/cache/check-entry.js




/** Maximum size of a check entry, in bytes. The entry is read completely before its seal is checked. */
const maxCheckBytes = 4096;
const checkEntryForm = (0,model_form/* jsonForm */.Fo)('check', schemas/* object */.Ikc({ checkedAt: schemas/* number */.aig(), generatedAt: schemas/* number */.aig() }));
/**
 * Reports whether a check within the last hour found no export newer than the one generated at `generatedAt`.
 */
async function hasCheckEntry({ request, ports: { cache, now } }, generatedAt) {
    const { apiKey, baseUrl } = request;
    const file = await cache.restore('check', (0,entries/* cacheKey */.k$)(checkEntryForm, request, hourText(now())));
    if (file === null)
        return false;
    try {
        if (file.size > maxCheckBytes)
            return false;
        const entry = (0,seal/* unsealJson */.H9)(apiKey, baseUrl.href, checkEntryForm, file.read(0, file.size));
        return entry?.generatedAt === generatedAt && Math.abs(now() - entry.checkedAt) < entries/* hourMs */.$0;
    }
    catch {
        return false;
    }
    finally {
        file.close();
    }
}
/** Records that the service has no export newer than the one generated at the given time. */
async function saveCheckEntry({ request, ports: { cache, now } }, generatedAt) {
    const { apiKey, baseUrl } = request;
    const entry = { checkedAt: now(), generatedAt };
    await cache.saveBytes('check', (0,entries/* cacheKey */.k$)(checkEntryForm, request, hourText(now())), (0,seal/* sealJson */.AY)(apiKey, baseUrl.href, checkEntryForm, entry));
}
const hourText = (time) => new Date(time).toISOString().slice(0, 13);

;// CONCATENATED MODULE: ./build/export/cache/load.js




/** Number of days for which the cache service keeps entries. */
const maxEntryDays = 7;
/**
 * Loads the part of the day's export that a run needs. Uses the cache if the next daily export is not due
 * yet, or if the service was checked within the last hour. Otherwise, the export is downloaded. If the
 * service is unavailable, falls back to a cached export within the accepted age.
 *
 * The service generates an export daily (section 8 of the contract), so an export is current for 24 hours
 * after its `generated_at`. Entries are restored by their exact key: today's entries before yesterday's, and
 * the small entry before the whole store. Only the newest cached export can replace the download. If this
 * cached export cannot be read, the day's export is downloaded.
 *
 * @throws GateError under the same conditions as the download; a refused key is an error even if data is
 * cached
 */
async function loadFromService(request, query, ports) {
    const load = { request, query, ports };
    const cachedExports = [];
    const days = daysToTry(request, ports.now());
    await (0,entries/* prefetchEntries */.SV)(days, load);
    for (const day of days) {
        // If a day's first export is more than a day old, the same day might also have a later export.
        for (const slot of entries/* entryRevisions */.x7) {
            const found = await loadDay({ day, revision: slot }, load, cachedExports);
            if (found === null)
                break;
            if ('selection' in found)
                return found;
            cachedExports.push(found);
        }
        // The day before yesterday matters only if neither today nor yesterday has an export.
        if (cachedExports.length > 0 && day <= (0,entries/* dayOf */.kb)(ports.now() - entries/* dayMs */.LP))
            break;
    }
    cachedExports.sort((a, b) => b.generatedAt - a.generatedAt);
    const [newest] = cachedExports;
    const isChecked = !request.mustAnswer && newest !== undefined;
    if (isChecked && (await hasCheckEntry(load, newest.generatedAt))) {
        const loaded = await loadCached(newest, load);
        if (loaded !== null)
            return loaded;
    }
    try {
        return await download(load, cachedExports);
    }
    catch (error) {
        if (!(error instanceof failure/* GateError */.ue) || error.code !== 'export-unavailable')
            throw error;
        const loaded = await loadOlder(load, cachedExports);
        if (loaded === null)
            throw error;
        const generatedAt = new Date(loaded.selection.header.generatedAt).toISOString();
        return {
            ...loaded,
            caution: `${error.message} The gate used the cached export from ${generatedAt} instead.`,
        };
    }
}
/**
 * Returns the UTC days whose entries are tried before the service: today, yesterday and, if the accepted age
 * exceeds a day, the day before yesterday. Missing the newest cached export would make an older export from
 * the service look new.
 */
function daysToTry({ maxAgeMs }, now) {
    const times = [now, now - entries/* dayMs */.LP, ...(maxAgeMs > entries/* dayMs */.LP ? [now - 2 * entries/* dayMs */.LP] : [])];
    return times.map(entries/* dayOf */.kb);
}
/**
 * Loads the cached export of a day, or returns it unread if the next export is due. Returns null if the day
 * has no cached export.
 *
 * @param cachedExports exports found so far; the cached export is read only if it is newer than all of them
 */
async function loadDay(entry, load, cachedExports) {
    let damaged = null;
    for (const kind of entries/* exportKinds */.ok) {
        const cached = await (0,entries/* restoreEntry */.fe)({ kind, ...entry }, load);
        if (cached === null)
            continue;
        // The small entry and the store for a day contain the same export, so one of them is enough if the export
        // is returned unread.
        const isNewest = cachedExports.every(({ generatedAt }) => generatedAt < cached.generatedAt);
        const isDue = load.request.mustAnswer || load.ports.now() >= cached.generatedAt + entries/* dayMs */.LP;
        if (!isNewest || isDue)
            return cached;
        const loaded = await loadCached(cached, load);
        if (loaded !== null)
            return loaded;
        damaged = cached;
    }
    // This export exists although it cannot be read, so an older export must not be treated as the newest.
    return damaged;
}
/**
 * Downloads the export, unless the service has no export newer than the newest cached export.
 *
 * @param cachedExports newest first
 */
async function download(load, cachedExports) {
    const { request, ports } = load;
    const [newest = null, ...others] = cachedExports;
    // Loaded on demand, because most runs find everything they need in the cache.
    const { downloadStore } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 4503));
    const downloaded = await downloadStore(request, ports, {
        validators: newest?.validators ?? null,
        known: cachedExports.map(({ header }) => header),
        isEnough: (generatedAt) => newest !== null && generatedAt <= newest.generatedAt,
        openEarlier: (generatedAt) => openEarlier(load, cachedExports, generatedAt),
    });
    if (downloaded.kind === 'stored')
        return loadStored(downloaded, load, cachedExports);
    const newestThere = downloaded.head?.generatedAt ?? null;
    if (newest === null)
        throw new Error(entries/* unexpectedEnd */.lb);
    const loaded = await loadCached(newest, load);
    // The cached export is damaged: use another cached export, or download the whole export.
    if (loaded === null)
        return download(load, others);
    // If the service falls back to an older export, the verdict must not be based on that export.
    const isOlder = newestThere !== null && newestThere < newest.generatedAt;
    return {
        ...loaded,
        caution: isOlder
            ? `The export from ${request.baseUrl.host} is older than the cached export, so the gate used the cached one.`
            : null,
        async save() {
            await loaded.save();
            await saveCheckEntry(load, newest.generatedAt);
        },
    };
}
/**
 * Returns the stores from which a download takes dates: the restored stores and, if the query needs dates,
 * earlier stores.
 */
async function openEarlier(load, cachedExports, generatedAt) {
    const own = cachedExports.flatMap(({ store }) => store ?? []);
    return load.query.needsDates ? (0,entries/* restoreEarlierStores */.Ju)(load, generatedAt, own) : own;
}
async function loadStored({ store, file, head: { generatedAt }, change }, load, cachedExports) {
    const [{ serviceOrigin, unreadableStore }, { selectFromExport }, { structureFailure }] = await Promise.all([
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 4503)),
        __webpack_require__.e(/* import() */ 406).then(__webpack_require__.bind(__webpack_require__, 60406)),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 25136)),
    ]);
    const selection = await selectFromExport(store, load.query).catch((error) => {
        file.close();
        if (error instanceof faults/* StructureError */.QX) {
            throw structureFailure(error, serviceOrigin(load.request.baseUrl));
        }
        throw error instanceof faults/* StoreDamaged */.Bc ? unreadableStore(error) : error;
    });
    // A cached export from the same day already uses the day's first key.
    const isTaken = cachedExports.some((each) => (0,entries/* dayOf */.kb)(each.generatedAt) === (0,entries/* dayOf */.kb)(generatedAt));
    const revision = isTaken ? 'later' : 'first';
    return {
        selection,
        servers: store.head.whole.totals.servers,
        source: 'download',
        caution: null,
        ...(change !== null && { change }),
        service: load.request.baseUrl.origin,
        async save() {
            await (0,entries/* saveSmallEntry */.F6)(load, selection, store.head.validators, revision);
            await (0,entries/* saveStore */.aS)(load, file, generatedAt, revision);
        },
    };
}
/**
 * Loads the newest readable export in `cachedExports` or, if none is readable, an older entry within the
 * accepted age.
 */
async function loadOlder(load, cachedExports) {
    for (const each of cachedExports) {
        const loaded = await loadCached(each, load);
        if (loaded !== null)
            return loaded;
    }
    const now = load.ports.now();
    for (let daysAgo = 0; daysAgo <= maxEntryDays; daysAgo += 1) {
        if ((daysAgo - 1) * entries/* dayMs */.LP > load.request.maxAgeMs)
            break;
        const day = (0,entries/* dayOf */.kb)(now - daysAgo * entries/* dayMs */.LP);
        for (const slot of ['later', 'first']) {
            for (const kind of entries/* exportKinds */.ok) {
                const wasTried = cachedExports.some((each) => each.kind === kind && (0,entries/* dayOf */.kb)(each.generatedAt) === day);
                const cached = wasTried ? null : await (0,entries/* restoreEntry */.fe)({ kind, day, revision: slot }, load);
                const loaded = cached && (await loadCached(cached, load));
                if (loaded !== null)
                    return loaded;
            }
        }
    }
    return null;
}
/** Loads a cached export, or returns null if the export turns out to be damaged. */
async function loadCached(cached, load) {
    const { ports } = load;
    const started = ports.now();
    try {
        const selection = await cached.select();
        const what = cached.kind === 'names'
            ? 'the part for these names'
            : 'with the names looked up in the whole export';
        ports.log(`Export: generated at ${new Date(cached.generatedAt).toISOString()}, from the cache, ${what} (${ports.now() - started} ms)`);
        const save = async () => {
            if (cached.kind === 'names')
                return;
            await (0,entries/* saveSmallEntry */.F6)(load, selection, cached.validators, cached.revision);
        };
        const service = load.request.baseUrl.origin;
        return { selection, source: 'cache', caution: null, service, save };
    }
    catch (error) {
        if (!(error instanceof faults/* StoreDamaged */.Bc) && !(error instanceof faults/* StructureError */.QX))
            throw error;
        (0,entries/* logDamage */.ob)(ports.log);
        return null;
    }
}

// EXTERNAL MODULE: ./build/export/store/store.js
var store = __webpack_require__(6196);
;// CONCATENATED MODULE: ./build/export/cache/warm.js



/**
 * Downloads the day's export into the cache without selecting anything. Entries are immutable and keyed by
 * the day of their export, so an export whose day has an entry is not downloaded again. In that case, the
 * transfer ends after the head of the document, which proves that the key and address work.
 *
 * @throws GateError under the same conditions as the download
 */
async function warmCache(request, ports) {
    const now = ports.now();
    // When the cache is warmed, the store is saved regardless of its size and of the event that started the
    // run.
    const load = { request: { ...request, forPullRequest: false }, ports };
    const isSavedFor = (day) => ports.cache.has((0,entries/* cacheKey */.k$)(store/* storeForm */.qm, request, day));
    const keptDays = new Set();
    for (const day of daysToTry(request, now)) {
        if (await isSavedFor(day))
            keptDays.add(day);
    }
    const { downloadStore } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 4503));
    const downloaded = await downloadStore(request, ports, {
        validators: null,
        known: [],
        isEnough: (generatedAt) => keptDays.has((0,entries/* dayOf */.kb)(generatedAt)),
        openEarlier: (generatedAt) => (0,entries/* restoreEarlierStores */.Ju)(load, generatedAt),
    });
    const { head: header } = downloaded;
    if (header === null)
        throw new Error('without validators, the service cannot report that nothing changed');
    const { generatedAt } = header;
    const day = (0,entries/* dayOf */.kb)(generatedAt);
    if (downloaded.kind === 'enough')
        return { day, header, isNew: false, isKept: true };
    const isSaved = await (0,entries/* saveStore */.aS)(load, downloaded.file, generatedAt, 'first');
    // Another job may have saved the same entry first.
    return {
        day,
        header,
        isNew: isSaved,
        ...(downloaded.change !== null && { change: downloaded.change }),
        isKept: isSaved || (await isSavedFor(day)),
    };
}

// EXTERNAL MODULE: ./build/io/http/body.js
var body = __webpack_require__(11956);
// EXTERNAL MODULE: ./build/io/http/certificate.js
var certificate = __webpack_require__(69801);
// EXTERNAL MODULE: ./build/io/http/exchange.js
var exchange = __webpack_require__(22289);
// EXTERNAL MODULE: ./build/io/http/exchange-error.js
var exchange_error = __webpack_require__(92462);
// EXTERNAL MODULE: ./build/io/http/retry.js
var retry = __webpack_require__(21284);
;// CONCATENATED MODULE: ./build/io/http.js






// EXTERNAL MODULE: ./build/model/phrase.js
var phrase = __webpack_require__(77229);
;// CONCATENATED MODULE: ./build/export/service/request.js



/**
 * The request for the export, and the errors for responses without the export. The body of such a response is
 * never read, so no error message can quote the service.
 */
/** Path of the export, appended to the service's base URL (section 4 of the contract). */
const exportPath = '/api/v1/scores.json';
const exportRetries = {
    maxAttempts: 3,
    retriedStatuses: [408, 425, 429],
    tooManyRequestsMs: null,
    logPrefix: 'Export: ',
};
function withExportRetries(attemptOnce, deadline, { words, remedy }, ports) {
    const gaveUp = (trouble, attempts) => {
        const message = words(trouble.message + longWait(trouble), (0,phrase/* plural */.LS)(attempts, 'attempt'));
        return new failure/* GateError */.ue(trouble.code, message, trouble.remedy ?? remedy, { cause: trouble });
    };
    const budget = (0,retry/* createDeadlineBudget */.eY)(deadline, ports.now);
    return (0,retry/* withRetries */.LH)(attemptOnce, { policy: exportRetries, budget, gaveUp }, ports);
}
/** Shortest wait, in milliseconds, that the final error mentions. */
const longWaitMs = 60_000;
function longWait({ wait }) {
    if (typeof wait !== 'number' || wait < longWaitMs)
        return '';
    return `, and the service asks the gate to wait ${(0,phrase/* plural */.LS)(Math.round(wait / longWaitMs), 'minute')} (Retry-After)`;
}
const maxRedirects = 5;
/**
 * Creates the request for the export. `wholeMs` is the time that remains for the request, in milliseconds.
 */
function exportRequest(request, wholeMs) {
    const { baseUrl, apiKey, userAgent, idleMs, connectMs, validators } = request;
    // The path is set directly rather than resolved against the base URL, because a path that begins with `//`
    // would change the host.
    const url = new URL(baseUrl);
    url.pathname = baseUrl.pathname.replace(/(?<!\/)\/+$/, '') + exportPath;
    return {
        method: 'GET',
        url: url.href,
        headers: {
            authorization: `Bearer ${apiKey}`,
            accept: 'application/json',
            'accept-encoding': body/* acceptedEncodings */.g,
            ...(validators?.etag ? { 'if-none-match': validators.etag } : {}),
            ...(validators?.lastModified ? { 'if-modified-since': validators.lastModified } : {}),
        },
        userAgent,
        timeouts: { wholeMs, idleMs, connectMs },
        maxRedirects,
    };
}
/** Returns the error for a failed attempt. `wait` determines whether and when the gate tries again. */
function exportTrouble(words, wait, cause) {
    return new retry/* HttpTrouble */.qm(words, { code: 'export-unavailable', wait, cause });
}
/**
 * Returns the error for a response that does not contain the export: a GateError if another attempt would
 * also fail. `now` is in milliseconds since the epoch.
 */
function responseError({ status, headers }, { baseUrl: { host } }, now) {
    if (status === 402) {
        return new failure/* GateError */.ue('key-refused', `${host} answered 402 Payment Required: the API key is missing, expired or refused.`, {
            step: "Check that the secret in api-key contains the current key, and that the subscription is active. Request a new key on the service's website.",
            command: "Check that MCP_GRADE_GATE_API_KEY contains the current key, and that the subscription is active. Request a new key on the service's website.",
        });
    }
    if (status === 401 || status === 403) {
        return new failure/* GateError */.ue('access-refused', `${host} answered ${status}: this runner or this key is not allowed to download the export.`, 'Check the key, and check whether a proxy or firewall in front of the service blocks the runner.');
    }
    if (status === 407)
        return refusedByProxy(host);
    const wait = (0,retry/* waitAfter */.Wv)(status, (0,retry/* retryAfterMs */.Vs)(headers['retry-after'], now), exportRetries);
    if (wait !== 'no-retry') {
        const words = status === 429 ? 'too many requests' : 'a problem with the service';
        return exportTrouble(`status ${status}, ${words}`, wait);
    }
    return new failure/* GateError */.ue('export-not-found', `${host} answered ${status || 'nothing'} instead of sending the export.`, `Check base-url: the gate appends ${exportPath} to it.`);
}
function refusedByProxy(host) {
    return new failure/* GateError */.ue('access-refused', `The proxy in front of ${host} answered 407: it does not accept this runner.`, 'Check the user name and password in https_proxy, or contact the owner of the proxy.');
}
/** Describes a transfer that ended before the whole export arrived. */
const interruptedWords = ({ bytes }) => `the transfer was interrupted after ${bytes} bytes`;
/** Returns the error for a failed exchange: a GateError if another attempt would also fail. */
function exchangeFailureError(error, { baseUrl: { host } }) {
    const { failure } = error;
    const trouble = (words) => exportTrouble(words, 'backoff', error);
    switch (failure.kind) {
        case 'overtime':
            return trouble('it took longer than timeout allows');
        case 'no-response':
            return trouble('the service did not answer in time');
        case 'no-connection':
            return (0,certificate/* certificateFailure */.a)(error, host) ?? connectionFailure(error, host);
        case 'stalled':
            return trouble('the transfer stalled');
        case 'cut-off':
            return trouble(interruptedWords(failure));
        case 'unknown-encoding':
            return trouble('the body has an encoding that the gate did not request');
        case 'foreign-redirect':
            return redirectedError(`${host} redirects the export to ${failure.host || 'nowhere'}, but the gate never sends the API key to another origin.`);
        case 'too-many-redirects':
            return redirectedError(`${host} redirects the export more than ${maxRedirects} times.`);
    }
}
function connectionFailure(error, host) {
    const cause = (0,failure/* describeError */.Uc)(error.cause);
    // An error from a proxy tunnel has no code, only a message.
    if (/statusCode=407/.test(cause))
        return refusedByProxy(host);
    if ((0,certificate/* systemCode */.x)(error) !== 'ENOTFOUND')
        return exportTrouble(cause, 'backoff', error);
    return new retry/* HttpTrouble */.qm(`the host name is unknown (${cause})`, {
        code: 'export-unavailable',
        wait: 'backoff',
        remedy: 'Check the spelling of base-url, and check whether this machine can resolve the name.',
        cause: error,
    });
}
function redirectedError(message) {
    return new failure/* GateError */.ue('export-redirected', message, 'Set base-url to the address that the grading service documents.');
}

;// CONCATENATED MODULE: ./build/export/service/client.js



/** Milliseconds between two progress lines, in a log and on a screen. */
const progressMs = { log: 5000, screen: 200 };
/**
 * Downloads the export. Follows redirects only within the origin, because the request contains the API key.
 *
 * @param receive creates a receiver; called once for each attempt that receives a body
 * @throws GateError `key-refused`, `access-refused`, `export-not-found`, `export-unavailable`,
 * `export-too-large`, `export-redirected`, `certificate-refused`; also throws errors from the receiver
 */
async function downloadExport(request, ports, receive) {
    const { etag, lastModified } = request.validators ?? {};
    const deadline = ports.now() + request.timeoutMs;
    const isConditional = Boolean(etag || lastModified);
    const receiveResponse = async (response) => {
        if (response.status === 304 && isConditional)
            return { kind: 'unchanged' };
        if (response.status !== 200)
            throw responseError(response, request, ports.now());
        return readExport(response, request, ports, receive());
    };
    const attemptDownload = async () => {
        try {
            return await (0,exchange/* exchange */.c)(exportRequest(request, deadline - ports.now()), receiveResponse);
        }
        catch (error) {
            throw error instanceof exchange_error/* ExchangeError */.S ? exchangeFailureError(error, request) : error;
        }
    };
    const gaveUp = {
        words: (trouble, attempts) => `The export could not be downloaded from ${request.baseUrl.host}: ${trouble} (${attempts}).`,
        remedy: {
            step: 'Try again. If the problem persists, contact the owner of the grading service, or raise timeout.',
            command: 'Run the command again. If the problem persists, contact the owner of the grading service, or raise --timeout.',
        },
    };
    return withExportRetries(attemptDownload, deadline, gaveUp, ports);
}
async function readExport({ headers, length: announced, read }, { baseUrl, maxBytes }, ports, receiver) {
    const showProgress = progressLog(ports, announced);
    let length = 0;
    const end = await read((chunk) => {
        length += chunk.length;
        if (length > maxBytes) {
            throw new failure/* GateError */.ue('export-too-large', `The export from ${baseUrl.host} is larger than ${Math.floor(maxBytes / 1e6)} MB, the size limit.`, 'Report this to the maintainers of the action. Until the limit is raised, use a smaller export through the export-file input.');
        }
        showProgress(length);
        return receiver.push(chunk);
    });
    if (end.kind === 'enough')
        return end;
    // Completeness is checked even if the length is correct, because a service that fails midway can end the
    // body early, and so can its proxy.
    if (!receiver.isComplete()) {
        throw exportTrouble(interruptedWords(end), 'backoff');
    }
    const validators = {
        etag: safeValidator(headers['etag']),
        lastModified: safeValidator(headers['last-modified']),
    };
    return { kind: 'complete', bytes: end.bytes, validators };
}
/**
 * Returns a validator that is safe to send back; null if it is missing, too long, or contains anything but
 * printable ASCII.
 */
const safeValidator = (text) => text !== undefined && /^[\x20-\x7e]{1,200}$/.test(text) ? text : null;
function progressLog({ now, log, progress }, announced) {
    const started = now();
    const pause = progress === undefined ? progressMs.log : progressMs.screen;
    const total = announced === null ? '' : ` of ${(announced / 1e6).toFixed(0)}`;
    let lastShown = started;
    return (length) => {
        const time = now();
        if (time - lastShown < pause)
            return;
        lastShown = time;
        const rate = length / 1e3 / (time - started);
        (progress ?? log)(`Export: ${(length / 1e6).toFixed(0)}${total} MB downloaded, ${rate.toFixed(1)} MB/s`);
    };
}

// EXTERNAL MODULE: ./build/export/service/download.js
var service_download = __webpack_require__(4503);
;// CONCATENATED MODULE: ./build/export/loading.js









/***/ }),

/***/ 14658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nu: () => (/* binding */ positionIn),
/* harmony export */   T: () => (/* binding */ idHashIn),
/* harmony export */   YN: () => (/* binding */ encodeReference),
/* harmony export */   uw: () => (/* binding */ isBareNumber)
/* harmony export */ });
/**
 * Encodes a reference as a single number.
 *
 * @param read the parsed reference; null if the reference cannot be read
 * @param hashOf returns the hash of an id, a positive number
 * @returns the encoded reference; 0 if the reference cannot lead to a finding
 */
function encodeReference(raw, read, hashOf) {
    if (read?.kind === 'id')
        return hashOf(read.id);
    // A number that is not a position can still be an id.
    if (read === null)
        return typeof raw === 'number' ? hashOf(String(raw)) : 0;
    // No export contains that many findings, and larger values would lose precision.
    const position = Math.min(read.index, 2 ** 51);
    return -1 - (2 * position + (typeof raw === 'number' ? 1 : 0));
}
/** Returns the hash of the id in an encoded reference; 0 if the reference is a position. */
function idHashIn(encoded, hasNumericIds, hashOf) {
    if (encoded > 0)
        return encoded;
    // If findings use numeric ids, a bare number is an id; otherwise, it is a position.
    return isBareNumber(encoded) && hasNumericIds ? hashOf(String(positionIn(encoded))) : 0;
}
function isBareNumber(encoded) {
    return encoded < 0 && (-1 - encoded) % 2 === 1;
}
function positionIn(encoded) {
    return Math.floor((-1 - encoded) / 2);
}


/***/ }),

/***/ 98347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ ownValue),
/* harmony export */   o: () => (/* binding */ firstText)
/* harmony export */ });
/**
 * Returns the value of a JSON object's own field, or undefined. Inherited fields such as `__proto__` are not
 * data.
 */
function ownValue(raw, key) {
    return typeof raw === 'object' && raw !== null && Object.hasOwn(raw, key)
        ? raw[key]
        : undefined;
}
/** Returns the value of the first field in `keys` that contains a non-empty string, or null. */
function firstText(raw, keys) {
    for (const key of keys) {
        const value = ownValue(raw, key);
        if (typeof value === 'string' && value !== '')
            return value;
    }
    return null;
}


/***/ }),

/***/ 25136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   collectHead: () => (/* binding */ collectHead),
/* harmony export */   readHead: () => (/* binding */ readHead),
/* harmony export */   refuseEmpty: () => (/* binding */ refuseEmpty),
/* harmony export */   structureFailure: () => (/* binding */ structureFailure)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
/* harmony import */ var _io_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96344);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31612);



/** The totals that an export declares (section 2.1 of the contract). */
const countsSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ servers: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), scores: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), findings: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr() })
    .partial();
const earlierExport = 'Report this to the owner of the grading service. Until the export is fixed, use an earlier one through the export-file input.';
/**
 * Reads the head of an export.
 *
 * @throws GateError `export-malformed` if `generated_at` is not a timestamp
 */
function readHead(values, { name }) {
    const generatedAt = generationTime(values);
    if (generatedAt === null) {
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('export-malformed', `The export from ${name} does not say when it was generated: generated_at is not a timestamp.`, earlierExport);
    }
    const counts = readCounts(values);
    return {
        schemaVersion: textOrNull(values.schema_version),
        rubricVersion: textOrNull(values.rubric_version),
        generatedAt,
        declaredServers: counts?.servers ?? null,
        counts,
    };
}
/**
 * Rejects an export without servers or scores, because every server would then be unlisted, which some
 * policies accept.
 *
 * @throws GateError `export-malformed`
 */
function refuseEmpty(totals, { name }) {
    const empty = ['servers', 'scores'].find((each) => totals[each] === 0);
    if (empty === undefined)
        return;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('export-malformed', `The export from ${name} has no ${empty}, so the gate cannot use it.`, earlierExport);
}
/** Returns the part of the head that has been read so far; null until it contains a timestamp. */
function collectHead(values) {
    const generatedAt = generationTime(values);
    return generatedAt === null
        ? null
        : { generatedAt, declaredServers: readCounts(values)?.servers ?? null };
}
function readCounts(values) {
    const counts = countsSchema.safeParse(values.counts).data;
    if (counts === undefined)
        return null;
    const { servers = null, scores = null, findings = null } = counts;
    return { servers, scores, findings };
}
/**
 * Returns the time at which an export was generated, in milliseconds since the epoch; null if the export has
 * no valid timestamp.
 */
function generationTime({ generated_at: text }) {
    const time = typeof text === 'string' ? Date.parse(text) : Number.NaN;
    return Number.isNaN(time) ? null : time;
}
const textOrNull = (value) => (typeof value === 'string' ? value : null);
/**
 * Returns the error for bytes that are not an export. The message does not quote the bytes, because they may
 * be paid data.
 */
function structureFailure(error, { name, isFile }) {
    // Without `beginning`, the error is in a record, so the document itself starts like JSON.
    const beginning = error.beginning ?? Buffer.from('{');
    const head = new TextDecoder().decode(beginning).trimStart().toLowerCase();
    const failure = (code, message, remedy) => new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue(code, message, isFile ? 'Check that the file is the complete export, as sent by the service.' : remedy, { cause: error });
    const checkAddress = 'Check that base-url is the address of the grading service, not of a web page, a proxy or a login page in front of it.';
    const subject = `The data from ${name}`;
    const packed = detectCompression(beginning);
    if (packed !== null) {
        const remedy = isFile
            ? 'Decompress the file first.'
            : 'Report this to the owner of the grading service: a compressed body needs a content-encoding header.';
        return new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('export-not-json', `${subject} is not JSON: it is compressed with ${packed}.`, remedy, { cause: error });
    }
    if ((0,_io_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .detectUtf16 */ .Al)(beginning) !== null) {
        const remedy = isFile
            ? 'Download the export with curl -o, because > in PowerShell 5 writes UTF-16.'
            : checkAddress;
        return new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('export-not-json', `${subject} is not JSON: it is in UTF-16.`, remedy, {
            cause: error,
        });
    }
    if (head.startsWith('<')) {
        return failure('export-not-json', `${subject} is not JSON: it looks like a web page.`, checkAddress);
    }
    if (head !== '' && !/^[{[]/.test(head)) {
        return failure('export-not-json', `${subject} is not JSON: it does not start with { or [.`, checkAddress);
    }
    if (error.isCut) {
        const shape = beginning.length === 0 ? 'it is empty' : `it is cut off after ${error.offset} bytes`;
        return failure('export-not-json', `${subject} is not JSON: ${shape}.`, 'Try again. If the problem persists, report it to the owner of the grading service.');
    }
    const place = error.offset === null ? '' : ` (at byte ${error.offset})`;
    return failure('export-malformed', `${subject} is not an export: ${error.message}${place}.`, 'Check that base-url is the address of the grading service. If it is, report the problem to the owner of the service. Until the export is fixed, use an earlier one through the export-file input.');
}
/**
 * Returns the compression format that the first bytes of a file indicate, or null. Sources: RFC 1952, RFC
 * 8878.
 */
function detectCompression(beginning) {
    const [first, second, third, fourth] = beginning;
    if (first === 0x1f && second === 0x8b)
        return 'gzip';
    const isZstd = first === 0x28 && second === 0xb5 && third === 0x2f && fourth === 0xfd;
    return isZstd ? 'zstd' : null;
}


/***/ }),

/***/ 20888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ readPackageRef),
/* harmony export */   w: () => (/* binding */ maxNameLength)
/* harmony export */ });
/* harmony import */ var packageurl_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87091);
/* harmony import */ var _detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10398);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98347);



/**
 * Reads package references. The contract does not specify their format, so every spelling that the official
 * registry has used is accepted, along with purls and plain names.
 */
const typeNames = (0,_detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__/* .typesBy */ .P)('referenceTypes');
const ecosystemOfName = (text) => typeNames.get(text?.toLowerCase() ?? '') ?? null;
/**
 * Reads a package reference. A string can be a purl, `type:name[@version]`, a bare name, an address, or the
 * URL of a package page. An object can use any spelling that the official registry has used, or have the form
 * `{npm: name}`. Returns null for anything else.
 */
function readPackageRef(raw) {
    if (typeof raw === 'string')
        return readRefText(raw.trim());
    const purl = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .firstText */ .o)(raw, ['purl']);
    if (purl !== null)
        return readRefText(purl);
    const typeName = typeKeys.map((key) => (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .firstText */ .o)(raw, [key])).find((each) => ecosystemOfName(each) !== null) ??
        null;
    const type = ecosystemOfName(typeName);
    const nameText = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .firstText */ .o)(raw, ['identifier', 'name', 'package', 'package_name', 'image']);
    const identifier = nameText === null || type === null ? nameText : onHost(type, typeName, nameText);
    const version = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .firstText */ .o)(raw, ['version']);
    const url = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .firstText */ .o)(raw, ['url']);
    if ([identifier, url].some((text) => (text?.length ?? 0) > maxNameLength))
        return null;
    if (type !== null && _detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__/* .ecosystems */ .uU[type].names === 'addresses') {
        return typedRef(type, url ?? identifier ?? '', null);
    }
    if (identifier !== null && type !== null) {
        const registry = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .firstText */ .o)(raw, ['registry']);
        const base = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .firstText */ .o)(raw, ['registryBaseUrl', 'registry_base_url']);
        return registryRef(base ?? (registry?.includes('://') ? registry : null), type, identifier, version);
    }
    if (url !== null)
        return readAddress(url);
    return identifier === null ? readKeyed(raw, version) : readRefText(identifier);
}
/**
 * Reads an object whose key is a package type: `{npm: '@x/one'}`. Returns null if several keys are package
 * types, because the object could then refer to several packages.
 */
function readKeyed(raw, version) {
    if (typeof raw !== 'object' || raw === null)
        return null;
    const [key, ...others] = Object.keys(raw).filter((each) => ecosystemOfName(each) !== null);
    const type = ecosystemOfName(key ?? null);
    const name = key === undefined ? null : (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .ownValue */ .e)(raw, key);
    if (type === null || others.length > 0 || typeof name !== 'string')
        return null;
    return name.length > maxNameLength ? null : typedRef(type, onHost(type, key, name), version);
}
/** Reads a URL as the page of a package or, failing that, as the address of a remote server. */
const readAddress = (url) => (0,_detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePackagePage */ .R7)(url) ?? typedRef('remote', url, null);
/**
 * Maximum length of a name or address, in characters. Real names and addresses are shorter, and long
 * third-party strings are slow to process.
 */
const maxNameLength = 2048;
const typeKeys = [
    'registryType',
    'registry_type',
    'registry_name',
    'ecosystem',
    'registry',
    'type',
];
function readRefText(text) {
    if (text === '' || text.length > maxNameLength)
        return null;
    if (text.startsWith('pkg:'))
        return readPurl(text);
    if (/^https?:\/\//i.test(text))
        return readAddress(text);
    const prefixed = /^([A-Za-z]+):(?!\/\/)(.+)$/s.exec(text);
    const type = ecosystemOfName(prefixed?.[1] ?? null);
    if (type !== null)
        return typedRef(type, onHost(type, prefixed?.[1], prefixed?.[2] ?? ''), null);
    const { name, version } = (0,_detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__/* .splitVersion */ .$J)(text);
    return { type: null, name, version, digest: null };
}
/**
 * Creates a reference to a package in an ecosystem. If `version` is null, a version appended to the name is
 * used.
 */
function typedRef(type, identifier, version) {
    const { readReference, versions } = _detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__/* .ecosystems */ .uU[type];
    const reference = readReference(identifier);
    if (reference === null)
        return null;
    const named = versions === 'none' ? null : (version ?? reference.version);
    return { type, ...reference, version: named };
}
function readPurl(text) {
    let purl;
    try {
        purl = packageurl_js__WEBPACK_IMPORTED_MODULE_0__.PackageURL.fromString(text);
    }
    catch {
        return null;
    }
    const type = ecosystemOfName(purl.type);
    if (type === null)
        return null;
    // In a Go module's purl, the subpath denotes a package in the module. For other types, the subpath is not
    // part of the name.
    const inside = _detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__/* .ecosystems */ .uU[type].partOf === undefined ? null : purl.subpath;
    const parts = [purl.namespace, purl.name, inside].filter((part) => part);
    const name = onHost(type, purl.type, parts.join('/'));
    const version = purl.version ?? null;
    const repository = purl.qualifiers?.['repository_url'] ?? null;
    if (!_detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__/* .ecosystems */ .uU[type].isRegistryInName)
        return registryRef(repository, type, name, version);
    const digest = version?.includes(':') ? version : null;
    const tag = purl.qualifiers?.['tag'] ?? (digest === null ? version : null);
    // `repository_url` is the image itself in an `oci` purl, but the registry in a `docker` purl.
    const ref = purl.type === 'oci' && repository !== null
        ? typedRef(type, withoutScheme(repository), tag)
        : registryRef(repository, type, name, tag);
    return ref === null ? null : { ...ref, digest: digest ?? ref.digest };
}
/**
 * Creates a reference to a package in a registry. A package with the same name in another registry is a
 * different package. For an image, the registry is already part of the name. For other types, a non-default
 * registry becomes a prefix of the name. The reference then matches no package in the default registry but is
 * still treated as a reference of its type.
 */
function registryRef(registry, type, identifier, version) {
    const { defaultHosts, isRegistryInName } = _detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__/* .ecosystems */ .uU[type];
    const host = withoutScheme(registry ?? '').split('/')[0] ?? '';
    if (host === '' || defaultHosts?.test(host))
        return typedRef(type, identifier, version);
    if (!isRegistryInName) {
        const ref = typedRef(type, identifier, version);
        return ref === null ? null : { ...ref, name: `${host}:${ref.name}` };
    }
    const isQualified = identifier.startsWith(`${host}/`);
    return typedRef(type, isQualified ? identifier : `${host}/${identifier}`, version);
}
/** Prefixes a name with the host for its type: `github.com/owner/name` for the `github` type. */
function onHost(type, typeName, name) {
    const { hostsByType = {} } = _detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__/* .ecosystems */ .uU[type];
    const key = typeName?.toLowerCase() ?? '';
    const host = Object.hasOwn(hostsByType, key) ? hostsByType[key] : undefined;
    return host === undefined || name.startsWith(`${host}/`) ? name : `${host}/${name}`;
}
const withoutScheme = (url) => url.replace(/^[a-z]+:\/\//i, '');


/***/ }),

/***/ 2893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LG: () => (/* binding */ escapesUnknown),
/* harmony export */   Lx: () => (/* binding */ withoutEscapes),
/* harmony export */   Mf: () => (/* binding */ readKeyHash),
/* harmony export */   Nd: () => (/* binding */ hashFilter),
/* harmony export */   Yv: () => (/* binding */ isWhitespace),
/* harmony export */   f2: () => (/* binding */ findingIdKeys),
/* harmony export */   qj: () => (/* binding */ hashText),
/* harmony export */   rj: () => (/* binding */ readScoredVersion),
/* harmony export */   rq: () => (/* binding */ withEscapes),
/* harmony export */   zK: () => (/* binding */ findingId)
/* harmony export */ });
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98347);

const withoutEscapes = 0;
const withEscapes = 1;
/** The string is long and was not checked for escapes. */
const escapesUnknown = 2;
/** Members that can hold a finding's id, in order of precedence. */
const findingIdKeys = ['id', 'finding_id', 'key', 'ref'];
const keySources = {
    scores: createKeySource(['server'], false),
    findings: createKeySource(findingIdKeys, true),
};
function createKeySource(keys, takesNumbers) {
    const members = keys.map((key) => Buffer.from(key));
    // A bit set of the name lengths, which rules out most strings in an element without a comparison.
    const lengths = members.reduce((bits, { length }) => bits | (1 << length), 0);
    return { members, lengths, takesNumbers };
}
/**
 * Reads the key of the element in `bytes` from `start` up to `end` (exclusive).
 *
 * @param onNumericId called if the key is a numeric `id`
 * @returns the key's hash; 0 if the element has no key
 */
function readKeyHash(section, bytes, start, end, { quotes, escapes, count }, onNumericId) {
    if (bytes[start] !== 0x7b)
        return 0;
    const parsedHash = () => parsedKeyHash(section, bytes, start, end, onNumericId);
    if (count < 0)
        return parsedHash();
    const { members, lengths, takesNumbers } = keySources[section];
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
        if (isOther && escapes[token] === withoutEscapes)
            continue;
        const colon = skipWhitespace(bytes, closing + 1, end);
        if (bytes[colon] !== 0x3a)
            continue;
        if (escapes[token] !== withoutEscapes && hasEscape(escapes[token], bytes, opening, closing)) {
            return parsedHash();
        }
        const member = memberAt(members, bytes, opening + 1, closing);
        if (member < 0)
            continue;
        // JSON.parse uses the last occurrence of a repeated key.
        if ((seen & (1 << member)) !== 0)
            return parsedHash();
        seen |= 1 << member;
        const value = skipWhitespace(bytes, colon + 1, end);
        let last = value;
        if (bytes[value] === 0x22) {
            token += 1;
            last = start + quotes[2 * token + 1];
            if (hasEscape(escapes[token], bytes, value, last))
                return parsedHash();
        }
        else if (takesNumbers && isNumberStart(bytes[value])) {
            last = integerEnd(bytes, value, end);
            if (last < 0)
                return parsedHash();
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
        onNumericId();
    return hashBytes(bytes, from, to);
}
const versionMembers = ['server', 'version'].map((key) => Buffer.from(key));
/**
 * Returns the bytes of the `server` and `version` of the score in `bytes` from `start` up to `end`
 * (exclusive). The returned bytes are valid only as long as `bytes` is. Returns null if either member is
 * missing, empty or not a string.
 */
function readScoredVersion(bytes, start, end, { quotes, escapes, count }) {
    if (bytes[start] !== 0x7b)
        return null;
    const versionParts = [undefined, undefined];
    for (let token = 0; token < count; token += 1) {
        const opening = start + quotes[2 * token];
        const closing = start + quotes[2 * token + 1];
        const isOther = versionMembers.every(({ length }) => length !== closing - opening - 1);
        if (isOther && escapes[token] === withoutEscapes)
            continue;
        const colon = skipWhitespace(bytes, closing + 1, end);
        if (bytes[colon] !== 0x3a)
            continue;
        const value = skipWhitespace(bytes, colon + 1, end);
        if (hasEscape(escapes[token], bytes, opening, closing))
            return parsedVersion(bytes, start, end);
        const member = memberAt(versionMembers, bytes, opening + 1, closing);
        if (member < 0)
            continue;
        const isText = bytes[value] === 0x22;
        const last = isText ? start + quotes[2 * token + 3] : value;
        const isUnusual = versionParts[member] !== undefined ||
            !isText ||
            hasEscape(escapes[token + 1], bytes, value, last);
        if (isUnusual)
            return parsedVersion(bytes, start, end);
        versionParts[member] = bytes.subarray(value + 1, last);
    }
    const [server, version] = versionParts;
    if (count < 0)
        return parsedVersion(bytes, start, end);
    return server?.length && version?.length ? [server, version] : null;
}
function parsedVersion(bytes, start, end) {
    let raw;
    try {
        raw = JSON.parse(bytes.toString('utf8', start, end));
    }
    catch {
        return null;
    }
    const [server, version] = [(0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .e)(raw, 'server'), (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .e)(raw, 'version')];
    if (typeof server !== 'string' || typeof version !== 'string')
        return null;
    return server && version ? [Buffer.from(server), Buffer.from(version)] : null;
}
/**
 * Returns the hash of a string, for looking up records. The hash is never 0, which stands for a missing key.
 */
function hashText(text) {
    const bytes = Buffer.from(text);
    return hashBytes(bytes, 0, bytes.length);
}
/**
 * Creates a predicate that reports whether a hash belongs to one of the given strings. A bitmap quickly rules
 * out nearly all other hashes.
 */
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
/**
 * Returns the 32-bit FNV-1a hash of the bytes, as a signed integer that is never 0. Source:
 * draft-eastlake-fnv.
 */
function hashBytes(bytes, from, to) {
    let hash = 0x811c9dc5 | 0;
    for (let at = from; at < to; at += 1)
        hash = Math.imul(hash ^ bytes[at], 0x01000193);
    return hash === 0 ? 1 : hash;
}
function parsedKeyHash(section, bytes, start, end, onNumericId) {
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
        onNumericId();
    return id === null ? 0 : hashText(id);
}
/** Returns the id of a raw finding, with a number converted to a string; null if the finding has no id. */
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
function hasEscape(cachedEscape, bytes, from, to) {
    if (cachedEscape !== escapesUnknown)
        return cachedEscape === withEscapes;
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
function isWhitespace(byte) {
    return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}
const isNumberStart = (byte) => byte !== undefined && (byte === 0x2d || isDigit(byte));
const isDigit = (byte) => byte >= 0x30 && byte <= 0x39;
/** Returns the position after an integer that JavaScript would write identically; -1 for any other number. */
function integerEnd(bytes, from, end) {
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

/***/ 38905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ readVersion),
/* harmony export */   Fz: () => (/* binding */ readServerRecord),
/* harmony export */   Gd: () => (/* binding */ readFinding),
/* harmony export */   L: () => (/* binding */ checkKeys),
/* harmony export */   O2: () => (/* binding */ findingResults),
/* harmony export */   Vh: () => (/* binding */ memberMeanings),
/* harmony export */   Z8: () => (/* binding */ limitDepth),
/* harmony export */   dL: () => (/* binding */ readScoreReport),
/* harmony export */   h7: () => (/* binding */ readFindingReference),
/* harmony export */   jc: () => (/* binding */ readCheck)
/* harmony export */ });
/* unused harmony exports maxReferences, exportSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2503);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98347);
/* harmony import */ var _package_ref_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20888);
/* harmony import */ var _record_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2893);




/**
 * Parses the elements of an export leniently. Fields whose format the contract leaves open are accepted in
 * every format that the official registry and similar registries have used. Unknown fields are allowed. An
 * element that cannot be parsed yields the reason for the failure and does not affect other elements.
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
    // The fields below can be missing. A wrong type makes the record malformed, because ignoring the field
    // would hide data.
    package_refs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).nullish(),
    versions: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).nullish(),
});
/**
 * Maximum length of a version, in characters. Real versions are shorter, and comparing long versions is slow.
 */
const maxVersionLength = 256;
/**
 * Maximum number of references in a report. Reports on real versions contain fewer, and a finding takes up
 * memory in every report that refers to it.
 */
const maxReferences = 10_000;
const scoreSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    server: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1),
    version: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).max(maxVersionLength),
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
/** Finding results listed in the contract (section 2.4). */
const findingResults = ['pass', 'warn', 'fail', 'unscannable'];
/** Descriptions that the export schema shares with the columns of export tables. */
const memberMeanings = {
    serverName: "The server's name in the registry.",
    findingCheck: 'The check that produced the finding.',
};
/** Returns the schema of accepted exports, for authors of exports. Unknown fields are allowed everywhere. */
const exportSchema = () => z
    .looseObject({
    schema_version: z.string().optional().describe("The file's schema version."),
    rubric_version: z
        .string()
        .optional()
        .describe('The version of the rubric behind the scores; reports show it.'),
    generated_at: z
        .string()
        .describe('When the file was generated, in ISO 8601. The stale-export rule reports exports older than max-age.'),
    counts: z
        .looseObject({ servers: z.int(), scores: z.int(), findings: z.int() })
        .partial()
        .optional()
        .describe('The number of elements in each of the three arrays.'),
    servers: z
        .array(z.looseObject({
        ...serverSchema.shape,
        id: serverSchema.shape.id.describe("The server's id, to which scores refer."),
        name: serverSchema.shape.name.describe(memberMeanings.serverName),
        publisher: serverSchema.shape.publisher.describe("The server's publisher."),
        package_refs: serverSchema.shape.package_refs.describe("The server's packages: package URLs, TYPE:NAME, addresses, or objects from the registry."),
        versions: serverSchema.shape.versions.describe("The server's versions, lowest first: strings, or objects with version and digest."),
    }))
        .min(1),
    scores: z
        .array(z.looseObject({
        ...scoreSchema.shape,
        server: scoreSchema.shape.server.describe("The server's id."),
        version: scoreSchema.shape.version.describe('The graded version.'),
        score: scoreSchema.shape.score.describe('0 to 100; null for an unscannable version.'),
        grade: scoreSchema.shape.grade.describe('The letter grade, compared with min-grade.'),
        findings: scoreSchema.shape.findings.describe('Ids or positions of findings, or the findings themselves.'),
        rubric_version: scoreSchema.shape.rubric_version.describe('The version of the rubric behind this score.'),
        generated_at: scoreSchema.shape.generated_at.describe('When the version was graded. If a version has several reports, only the newest ones are used.'),
    }))
        .min(1),
    findings: z.array(z.looseObject({
        id: z
            .union([z.string(), z.number()])
            .optional()
            .describe("The finding's id, to which scores refer."),
        check: z.string().optional().describe(memberMeanings.findingCheck),
        result: findingSchema.shape.result.describe(`One of ${findingResults.join(', ')}.`),
        evidence: z
            .unknown()
            .describe('The evidence for the result: a string or any other JSON value.'),
        weight: findingSchema.shape.weight.describe('The weight that the service gives to the finding.'),
    })),
})
    .meta({ title: 'Grade export for MCP Grade Gate' });
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
        publisher: { namespace: publisher?.namespace ?? null, verified: publisher?.verified ?? null },
        packageRefs: refs.filter((ref) => ref !== null),
        versions: listed.filter((version) => version !== null),
    };
    const faults = [
        ...(refs.includes(null) ? ['a package reference cannot be read'] : []),
        ...(listed.includes(null) ? ['a version cannot be read'] : []),
    ];
    return { value: { record, faults } };
}
/**
 * Reads a ScoreReport (section 2.3 of the contract). A missing score is not treated as null but makes the
 * report malformed.
 */
function readScoreReport(raw) {
    const parsed = scoreSchema.safeParse(raw);
    if (!parsed.success)
        return { reason: firstIssue(parsed.error) };
    const { server, version, score, grade, findings, rubric_version, generated_at } = parsed.data;
    if ((findings?.length ?? 0) > maxReferences) {
        return { reason: `findings: more than ${maxReferences} references` };
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
/** Members that can hold a finding's check; the first member that contains a string is used. */
const checkKeys = ['check', 'check_id', 'rule', 'rule_id', 'code', 'name', 'title'];
function readCheck(raw) {
    return (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .firstText */ .o)(raw, checkKeys);
}
/** Reads a Finding (section 2.4 of the contract). If the finding has no id, `reference` is used as its id. */
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
            evidence: limitDepth((0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(raw, 'evidence') ?? null, 6),
        },
    };
}
/**
 * Returns a copy of a JSON value in which anything below the given depth is replaced with a placeholder,
 * because reports process values recursively. Infinite numbers become strings, because JSON cannot represent
 * them.
 */
function limitDepth(value, depth) {
    if (typeof value === 'number')
        return Number.isFinite(value) ? value : String(value);
    if (typeof value !== 'object' || value === null)
        return value;
    if (depth === 0)
        return '(nested deeper)';
    if (Array.isArray(value))
        return value.map((item) => limitDepth(item, depth - 1));
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, limitDepth(inner, depth - 1)]));
}
/**
 * Reads a finding reference: an id, an index into `findings`, a JSON pointer (`/findings/3`, `#/findings/3`),
 * an object that contains one of these, or the finding itself. Returns null for anything else.
 */
function readFindingReference(raw) {
    if (typeof raw === 'number') {
        return Number.isSafeInteger(raw) && raw >= 0 ? { kind: 'index', index: raw } : null;
    }
    if (typeof raw === 'string') {
        // Runs the regular expression only on possible pointers, because an export contains millions of
        // references and most of them are ids.
        const isPointer = raw.startsWith('/') || raw.startsWith('#');
        const pointer = isPointer ? /^#?\/findings\/(0|[1-9]\d{0,14})$/.exec(raw)?.[1] : undefined;
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
/**
 * Reads an element of a server's `versions`. Returns null if the element has no version or if the version is
 * longer than `maxVersionLength`.
 */
function readVersion(raw) {
    const version = typeof raw === 'string' ? raw : (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .firstText */ .o)(raw, ['version', 'number', 'name', 'id', 'tag']);
    if (version === null || version === '' || version.length > maxVersionLength)
        return null;
    return { version, digest: (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .firstText */ .o)(raw, ['digest']) };
}
/**
 * Returns the path and the message of the first issue, without the invalid value: `score: expected number,
 * received string`.
 */
function firstIssue(error) {
    const issue = error.issues[0];
    const path = issue?.path.join('.') ?? '';
    const words = (issue?.message ?? 'not understood').replace(/^Invalid input: /, '');
    return path === '' ? words : `${path}: ${words}`;
}


/***/ }),

/***/ 60406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exportHeader: () => (/* binding */ exportHeader),
/* harmony export */   findingKeys: () => (/* binding */ findingKeys),
/* harmony export */   selectFromExport: () => (/* binding */ selectFromExport),
/* harmony export */   summaryFaults: () => (/* binding */ summaryFaults),
/* harmony export */   uniqueReferences: () => (/* binding */ uniqueReferences)
/* harmony export */ });
/* harmony import */ var _detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10398);
/* harmony import */ var _store_server_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31655);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98347);
/* harmony import */ var _record_key_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2893);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38905);
/* harmony import */ var _splitter_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12599);






/** Results outside this set are preserved and reported as inconsistencies. */
const knownResults = new Set(_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .findingResults */ .O2);
/**
 * Selects the servers with the given identities from an export, along with all their reports and the findings
 * in those reports. The result depends only on the export, not on how the source provides it.
 *
 * @throws GateError and StructureError if the document is not a valid export; also throws errors from the
 * source
 */
async function selectFromExport(source, { identities, watched }) {
    const names = new Set(identities.map(({ name }) => name));
    const { records, neighbours } = await source.servers(names, watched);
    const { matched, malformedRecords } = matchServers(records, identities);
    const ids = new Set(matched.map(({ record }) => record.id));
    const scores = await source.scores(ids);
    const reportsOf = collectReports(scores, ids, await source.seen?.(scores.keys()));
    const references = [...reportsOf.values()].flatMap(({ reports }) => reports.flatMap((each) => each.findingRefs ?? []));
    const findings = await source.findings(...findingKeys(references));
    const summary = await source.summary();
    const resolve = findingResolver(findings, summary.hasNumericIds);
    const repeatedIds = new Set(summary.repeatedIds);
    const header = exportHeader(summary);
    return {
        header,
        servers: matched.map((server) => {
            const { id } = server.record;
            const reports = reportsOf.get(id) ?? { reports: [], malformed: [] };
            return selectServer(server, reports, resolve, header.rubricVersion, repeatedIds.has(id));
        }),
        malformedRecords,
        neighbours,
        inconsistencies: summaryFaults(summary),
    };
}
function exportHeader({ head: { counts: _, ...header } }) {
    return header;
}
function matchServers(records, identities) {
    const keysOf = identityMatcher(identities);
    const matched = [];
    const malformedRecords = new Map();
    for (const raw of records) {
        const server = (0,_store_server_index_js__WEBPACK_IMPORTED_MODULE_1__/* .indexServer */ .Gm)(raw);
        const { typed, named } = keysOf(server);
        if ('value' in server.read) {
            if (typed.length + named.length > 0)
                matched.push(server.read.value);
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
    return { matched, malformedRecords };
}
/**
 * Returns a function that finds a server's identity keys. `typed` holds keys from references with an
 * ecosystem; `named` holds keys from names without one, which apply to every ecosystem among the identities.
 */
function identityMatcher(identities) {
    const wantedKeys = new Set(identities.map(_detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .identityKey */ .US));
    const types = [...new Set(identities.map(({ type }) => type))];
    return ({ name, refs }) => {
        const untypedKeys = (0,_store_server_index_js__WEBPACK_IMPORTED_MODULE_1__/* .untypedNames */ .ci)(name, refs).flatMap((each) => types.map((type) => (0,_detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .identityKey */ .US)({ type, name: _detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[type].normaliseName(each) })));
        const typed = refs.flatMap(({ type, name: ref }) => type === null ? [] : [(0,_detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .identityKey */ .US)({ type, name: ref })]);
        return {
            typed: typed.filter((key) => wantedKeys.has(key)),
            named: untypedKeys.filter((key) => wantedKeys.has(key)),
        };
    };
}
function selectServer({ record, faults }, { reports, malformed }, resolve, rubric, isRepeated) {
    const resolved = reports.map((report) => resolveReport(report, resolve, rubric));
    const inconsistencies = new Set([
        ...faults,
        ...(isRepeated ? [`several server records have the id of ${record.name}`] : []),
        ...[...findRepeated(reports.map(({ version }) => version))].map((version) => `version ${version} has several score reports`),
        ...resolved.flatMap((each) => each.faults),
    ]);
    return {
        record,
        reports: resolved.map(({ report }) => report),
        malformedReports: malformed,
        inconsistencies: [...inconsistencies],
    };
}
function uniqueReferences({ findingRefs, version }) {
    if (findingRefs === null)
        return { unique: [], fault: `the findings for version ${version} are not a list` };
    const unique = [...new Set(findingRefs)];
    const isRepeated = unique.length < findingRefs.length;
    return { unique, fault: isRepeated ? `version ${version} refers to a finding twice` : null };
}
function resolveReport(raw, resolve, rubric) {
    const { findingRefs: _, ...report } = raw;
    const { version, rubricVersion: ownRubric } = report;
    const { unique, fault: listFault } = uniqueReferences(raw);
    const faults = listFault === null ? [] : [listFault];
    const findings = [];
    for (const reference of unique) {
        const { finding, fault } = resolve(reference);
        if (finding !== null)
            findings.push(finding);
        if (fault !== null)
            faults.push(`${fault} (version ${version})`);
    }
    const isOfOther = ownRubric !== null && rubric !== null && ownRubric !== rubric;
    return { report: { ...report, findings, ...(isOfOther && { otherRubric: ownRubric }) }, faults };
}
function findRepeated(texts) {
    const seen = new Set();
    // The set does not grow if the text is already in it.
    return new Set(texts.filter((text) => seen.size === seen.add(text).size));
}
function collectReports(scores, ids, seen) {
    const reportsOf = new Map();
    for (const [position, raw] of scores) {
        const server = (0,_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .ownValue */ .e)(raw, 'server');
        if (typeof server !== 'string' || !ids.has(server))
            continue;
        const entry = reportsOf.get(server) ?? { reports: [], malformed: [] };
        reportsOf.set(server, entry);
        const read = (0,_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .readScoreReport */ .dL)(raw);
        if ('value' in read) {
            const firstSeen = seen?.get(position);
            entry.reports.push(firstSeen === undefined ? read.value : { ...read.value, firstSeen });
        }
        else {
            const version = (0,_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .ownValue */ .e)(raw, 'version');
            entry.malformed.push({
                version: typeof version === 'string' ? version : null,
                reason: read.reason,
            });
        }
    }
    return reportsOf;
}
function findingKeys(references) {
    const ids = new Set();
    const positions = new Set();
    for (const raw of references) {
        const reference = (0,_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .readFindingReference */ .h7)(raw);
        if (reference?.kind === 'id')
            ids.add(reference.id);
        if (reference?.kind === 'index')
            positions.add(reference.index);
        // A number is a position unless findings have numeric ids, which is known only at the end of the
        // document.
        if (typeof raw === 'number')
            ids.add(String(raw));
    }
    return [ids, positions];
}
/**
 * Creates a resolver for references to findings.
 *
 * @param records findings by their position in the document; must include every finding to which a reference
 * refers
 */
function findingResolver(records, hasNumericIds) {
    const byId = new Map();
    const repeated = new Set();
    for (const raw of records.values()) {
        const id = (0,_record_key_js__WEBPACK_IMPORTED_MODULE_2__/* .findingId */ .zK)(raw);
        if (id === null)
            continue;
        if (byId.has(id))
            repeated.add(id);
        else
            byId.set(id, raw);
    }
    const findRawFinding = (reference) => {
        switch (reference.kind) {
            case 'id':
                return byId.get(reference.id);
            case 'index':
                return records.get(reference.index);
            case 'inline':
                return reference.raw;
        }
    };
    const referenceName = (reference) => {
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
            : (0,_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .readFindingReference */ .h7)(raw);
        if (reference === null)
            return { finding: null, fault: 'a finding reference is invalid' };
        const name = referenceName(reference);
        const rawFinding = findRawFinding(reference);
        if (rawFinding === undefined)
            return { finding: null, fault: `a reference points to a missing finding: ${name}` };
        const read = (0,_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .readFinding */ .Gd)(rawFinding, name);
        if ('reason' in read)
            return { finding: null, fault: `finding ${name}: ${read.reason}` };
        const { result } = read.value;
        const fault = !knownResults.has(result)
            ? `finding ${name} has an unknown result: ${result}`
            : repeated.has(name)
                ? `the finding id ${name} occurs twice`
                : null;
        return { finding: read.value, fault };
    };
}
/** Describes faults that concern the whole export rather than a single server. */
function summaryFaults({ head: { counts }, totals, unreadable, anonymous, }) {
    const faults = [];
    if (unreadable > 0)
        faults.push(`${unreadable} of its server records cannot be read`);
    if (counts === null)
        faults.push('its counts are missing or not numbers');
    for (const kind of _splitter_js__WEBPACK_IMPORTED_MODULE_4__/* .sections */ .V0) {
        if (counts === null || counts[kind] === totals[kind])
            continue;
        faults.push(`it declares ${counts[kind] ?? 'no'} ${kind} but contains ${totals[kind]}`);
    }
    if (anonymous > 0)
        faults.push(`it names no server for ${anonymous} of its scores`);
    return faults;
}


/***/ }),

/***/ 12599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W3: () => (/* binding */ createSplitter),
  on: () => (/* binding */ parseElement),
  V0: () => (/* binding */ sections)
});

// UNUSED EXPORTS: headFields

// EXTERNAL MODULE: ./build/export/contract/faults.js
var faults = __webpack_require__(59653);
// EXTERNAL MODULE: ./build/export/reading/record-key.js
var record_key = __webpack_require__(2893);
// EXTERNAL MODULE: ./build/export/reading/value-scanner.js
var value_scanner = __webpack_require__(90678);
;// CONCATENATED MODULE: ./build/export/reading/document-grammar.js


const noExport = 'it does not start like an export';
const noName = 'a member has no name';
const noColon = 'a colon is missing';
const noValue = 'a value is missing';
const noComma = 'a comma is missing';
/** The value reader reads the bytes of an open value. */
const document_grammar_open = { onSpace: null, fault: '' };
const rows = {
    start: {
        on: { '{': 'first name', '\u00ef': 'second byte of a byte order mark' },
        onSpace: 'document',
        fault: noExport,
    },
    'second byte of a byte order mark': {
        on: { '\u00bb': 'third byte of a byte order mark' },
        onSpace: null,
        fault: noExport,
    },
    'third byte of a byte order mark': {
        on: { '\u00bf': 'document' },
        onSpace: null,
        fault: noExport,
    },
    document: { on: { '{': 'first name' }, fault: noExport },
    'first name': { on: { '"': 'in a name', '}': 'end' }, fault: noName },
    name: { on: { '"': 'in a name' }, fault: noName },
    'in a name': document_grammar_open,
    colon: { on: { ':': 'value' }, fault: noColon },
    value: { onValue: 'in a value', fault: noValue },
    'in a value': document_grammar_open,
    'colon before a list': { on: { ':': 'list' }, fault: noColon },
    list: { on: { '[': 'first element' }, fault: '"{name}" is not a list' },
    'first element': { on: { ']': 'end of a list' }, onValue: 'in an element', fault: noValue },
    element: { onValue: 'in an element', fault: noValue },
    'in an element': document_grammar_open,
    'after an element': { on: { ',': 'element', ']': 'end of a list' }, fault: noComma },
    'end of a list': { on: { ',': 'name', '}': 'end' }, onSpace: 'after a value', fault: noComma },
    'after a value': { on: { ',': 'name', '}': 'end' }, fault: noComma },
    end: { fault: 'there is text after its end' },
};
const states = compile();
function faultMessage({ fault }, name) {
    return fault.replace('{name}', () => name);
}
function compile() {
    const entries = Object.entries(rows);
    const compiled = Object.fromEntries(entries.map(([name, row]) => [
        name,
        { isOpen: row === document_grammar_open, next: new Array(256).fill(null), fault: row.fault },
    ]));
    for (const [name, { on = {}, onValue = null, onSpace = name }] of entries) {
        for (let byte = 0; byte < 256; byte += 1) {
            const other = (0,value_scanner/* endsScalar */.R3)(byte) ? null : onValue;
            const to = (0,record_key/* isWhitespace */.Yv)(byte) ? onSpace : (on[String.fromCharCode(byte)] ?? other);
            compiled[name].next[byte] = to === null ? null : compiled[to];
        }
    }
    return compiled;
}

// EXTERNAL MODULE: ./build/export/reading/value-reader.js
var value_reader = __webpack_require__(54537);
;// CONCATENATED MODULE: ./build/export/reading/splitter.js




/**
 * Splits an export document into the elements of its arrays as the bytes arrive, without decoding them. The
 * grammar around the elements (document-grammar.ts) is checked to the last byte. value-scanner.ts finds the
 * ends of values, and value-reader.ts joins values that are split across chunks. An element is validated only
 * when it is parsed, and most elements are never parsed.
 */
/** The arrays of the export document (section 2.1 of the contract). */
const sections = ['servers', 'scores', 'findings'];
/** Members of the document's head. Members that are neither head fields nor sections are skipped. */
const headFields = ['schema_version', 'rubric_version', 'generated_at', 'counts'];
/**
 * Number of leading document bytes that an error includes, so that a reader can recognise the actual format.
 */
const beginningBytes = 200;
function createSplitter(target) {
    const progress = createProgress();
    const members = createMembers(target, progress.fail);
    const elements = createElements(target, progress.fail);
    const reader = (0,value_reader/* createValueReader */.b)((message, at) => {
        const section = members.section();
        return progress.fail(section === null ? message : `in the record at ${elements.next(section)}, ${message}`, at);
    });
    let state = states.start;
    /** Delivers the value that ends before `at` in the chunk, and returns the state after the value. */
    const complete = (at) => {
        switch (state) {
            case states['in a name']:
                members.takeName(reader.value, at);
                return members.section() === null ? states.colon : states['colon before a list'];
            case states['in a value']:
                members.takeValue(reader.value, at);
                return states['after a value'];
            default:
                elements.take(members.section(), reader.value, at);
                return states['after an element'];
        }
    };
    const endSection = () => target.sectionEnd?.(members.section()) ?? false;
    return {
        push(bytes, from = 0) {
            // A plain `Uint8Array` is faster to search, but a `Buffer` is faster to copy.
            const chunk = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
            const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
            reader.enter(chunk, buffer);
            progress.enter(chunk, from);
            let at = from;
            while (at < chunk.length) {
                if (state.isOpen) {
                    const end = reader.follow(at);
                    if (end < 0)
                        break;
                    state = complete(end);
                    at = end;
                    continue;
                }
                const next = state.next[chunk[at]] ?? null;
                if (next === null)
                    return progress.fail(faultMessage(state, members.name()), at);
                state = next;
                if (state === states['in an element'] && target.readElement !== undefined) {
                    const end = target.readElement(members.section(), chunk, buffer, at);
                    if (end >= 0) {
                        elements.skip(members.section());
                        state = states['after an element'];
                        at = end;
                        continue;
                    }
                }
                // The byte that opens a value is part of the value.
                if (state.isOpen)
                    reader.begin(at, state !== states['in a value'] || members.isParsed());
                else
                    at += 1;
                if (state === states['end of a list'] && endSection())
                    return progress.leave(at);
            }
            return progress.leave(chunk.length);
        },
        end() {
            if (state !== states.end)
                throw progress.failure('it is truncated', true);
            const missing = sections.filter((each) => !members.has(each));
            if (missing.length > 0)
                throw progress.failure(`${missing.join(', ')} missing`);
        },
        hasNumericIds: elements.hasNumericIds,
        position: progress.position,
        hasSection: () => sections.some(members.has),
        isComplete: () => state === states.end,
    };
}
/** Tracks the position in the document, and keeps the document's first bytes for errors. */
function createProgress() {
    let position = 0;
    /** Number of document bytes before the current chunk. */
    let base = 0;
    let beginning = Buffer.alloc(0);
    const fail = (message, at) => {
        throw new faults/* StructureError */.QX(message, base + at, beginning);
    };
    return {
        enter(chunk, from) {
            base = position - from;
            const missing = beginningBytes - beginning.length;
            if (missing > 0)
                beginning = Buffer.concat([beginning, chunk.subarray(from, from + missing)]);
        },
        /** Records that the chunk has been read up to `at`, and returns `at`. */
        leave(at) {
            position = base + at;
            return at;
        },
        position: () => position,
        fail,
        /** Returns the error for a document that ends at the current position. */
        failure: (message, isCut = false) => new faults/* StructureError */.QX(message, position, beginning, isCut),
    };
}
/** Tracks the document member that is being read and the names of earlier members. */
function createMembers(target, fail) {
    const seen = new Set();
    let name = '';
    const isParsed = () => isHeadField(name) || target.isThorough === true;
    return {
        name: () => name,
        section: () => (isSection(name) ? name : null),
        has: (section) => seen.has(section),
        isParsed,
        takeName(value, at) {
            name = String(parse(value, at, fail));
            if (seen.has(name))
                fail(`it contains "${name}" twice`, at);
            if (isSection(name) || isHeadField(name))
                seen.add(name);
        },
        takeValue(value, at) {
            const parsed = value.isScalar || isParsed() ? parse(value, at, fail) : null;
            if (isHeadField(name))
                target.head(name, parsed);
        },
    };
}
function createElements(target, fail) {
    let hasNumericIds = false;
    const counts = { servers: 0, scores: 0, findings: 0 };
    const noteNumericId = () => {
        hasNumericIds = true;
    };
    const elementHash = (section, { bytes, start, end, strings }) => section === 'servers' || target.hasKeys === false
        ? 0
        : (0,record_key/* readKeyHash */.Mf)(section, bytes, start, end, strings(), noteNumericId);
    return {
        hasNumericIds: () => hasNumericIds,
        /** Returns the JSON Pointer of the next element. */
        next: (section) => `/${section}/${counts[section]}`,
        /** Counts an element that the target has read itself. */
        skip(section) {
            counts[section] += 1;
        },
        take(section, value, at) {
            const { bytes, start, end, strings } = value;
            try {
                if (value.isScalar)
                    parseElement(bytes, start, end);
                const hash = elementHash(section, value);
                // A score without a server might not be JSON, so it is parsed as a check.
                if (hash === 0 && section === 'scores' && target.hasKeys !== false) {
                    parseElement(bytes, start, end);
                }
                target.element(section, bytes, start, end, hash, strings);
            }
            catch (error) {
                if (!(error instanceof faults/* RecordError */.W1))
                    throw error;
                const record = `/${section}/${counts[section]}`;
                fail(new faults/* RecordError */.W1(record).message, at - (end - start));
            }
            counts[section] += 1;
        },
    };
}
function parse({ bytes, start, end }, at, fail) {
    try {
        return parseElement(bytes, start, end);
    }
    catch {
        return fail('a value is not JSON', at);
    }
}
/**
 * Parses the element in `bytes` from `start` up to `end` (exclusive).
 *
 * @param record the element's JSON Pointer, for the error; null if the splitter adds the location
 * @throws RecordError if the element is not JSON
 */
function parseElement(bytes, start = 0, end = bytes.length, record = null) {
    try {
        return JSON.parse(decoder.decode(bytes.subarray(start, end)));
    }
    catch {
        // The parser's message would quote the document, which might be paid data.
        throw new faults/* RecordError */.W1(record);
    }
}
// `ignoreBOM` leaves a byte order mark in the text, so that JSON.parse rejects an element that begins with
// one.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
function isSection(name) {
    return sections.some((each) => each === name);
}
function isHeadField(name) {
    return headFields.some((each) => each === name);
}


/***/ }),

/***/ 70312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G4: () => (/* binding */ createNumberList),
/* harmony export */   _t: () => (/* binding */ textHash),
/* harmony export */   ss: () => (/* binding */ createTextTable),
/* harmony export */   wx: () => (/* binding */ encodeText),
/* harmony export */   yj: () => (/* binding */ decodeBytes)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/**
 * Creates a table that uses 12 bytes per slot and fills at most half of its slots. Strings are distinguished
 * by their 53-bit hashes. Among ten million strings, the chance of any collision is below 1 in 100.
 */
function createTextTable() {
    let hashes = new Float64Array(1024);
    let values = new Int32Array(1024);
    let used = 0;
    /**
     * Returns the slot of a hash, or the free slot where the hash belongs. A free slot contains 0, which is
     * never a hash.
     */
    const findSlot = (hash) => {
        const mask = hashes.length - 1;
        let slot = (hash >>> 0) & mask;
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
            const slot = findSlot(hash);
            hashes[slot] = hash;
            values[slot] = numbers[at];
        });
    };
    return {
        get(hash) {
            const slot = findSlot(hash);
            return hashes[slot] === 0 ? -1 : values[slot];
        },
        add(hash, value) {
            if (2 * used >= hashes.length)
                grow();
            const slot = findSlot(hash);
            if (hashes[slot] !== 0)
                return false;
            hashes[slot] = hash;
            values[slot] = value;
            used += 1;
            return true;
        },
    };
}
/** Creates a growable list of numbers in a typed array, with 8 bytes per number by default. */
function createNumberList(kind = Float64Array) {
    let numbers = new kind(1024);
    let used = 0;
    return {
        add(number) {
            if (used === numbers.length) {
                // `transfer` releases the old memory; a copy would leave it to the garbage collector.
                numbers = new kind(numbers.buffer.transfer(2 * numbers.byteLength));
            }
            numbers[used] = number;
            used += 1;
        },
        at: (index) => numbers[index],
        forEach(visit) {
            for (let at = 0; at < used; at += 1)
                visit(numbers[at], at);
        },
        toArray: () => numbers.subarray(0, used),
    };
}
/** A hash function with a random seed, so hashes differ between processes. */
const textHash = createTextHash((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(16));
/**
 * Prefix for strings that are encoded in UTF-16, because they contain unpaired surrogates, which UTF-8 cannot
 * represent. This byte never occurs in UTF-8.
 */
const utf16 = Buffer.of(0xff);
/** Encodes a string so that different strings always have different bytes. */
function encodeText(text) {
    return text.isWellFormed()
        ? Buffer.from(text)
        : Buffer.concat([utf16, Buffer.from(text, 'utf16le')]);
}
function decodeBytes(bytes) {
    return bytes[0] === utf16[0] ? bytes.toString('utf16le', 1) : bytes.toString();
}
/**
 * Creates a hash function for which an attacker cannot construct colliding strings. The two halves of a hash
 * have random initial values and factors, and each half shifts its upper bits down. With a known factor, or
 * without the shift, differences between bytes could cancel out whatever the initial value.
 *
 * @param seed 16 random bytes
 */
function createTextHash(seed) {
    const [lowSeed, highSeed] = [seed.readInt32LE(0), seed.readInt32LE(4)];
    const [lowFactor, highFactor] = [seed.readInt32LE(8) | 1, seed.readInt32LE(12) | 1];
    const ofBytes = (bytes, from, to) => {
        let [low, high] = [lowSeed, highSeed];
        for (let at = from; at < to; at += 1) {
            const byte = bytes[at];
            low = Math.imul(low ^ byte ^ (low >>> 15), lowFactor);
            high = Math.imul(high ^ byte ^ (high >>> 13), highFactor);
        }
        return joined(low, high);
    };
    const ofUnits = (text) => {
        const bytes = encodeText(text);
        return ofBytes(bytes, 0, bytes.length);
    };
    return {
        ofBytes,
        ofText(text) {
            let [low, high] = [lowSeed, highSeed];
            for (let at = 0; at < text.length; at += 1) {
                const unit = text.charCodeAt(at);
                if (unit >= 0x80)
                    return ofUnits(text);
                low = Math.imul(low ^ unit ^ (low >>> 15), lowFactor);
                high = Math.imul(high ^ unit ^ (high >>> 13), highFactor);
            }
            return joined(low, high);
        },
    };
}
function joined(low, high) {
    return (high >>> 11) * 0x1_0000_0000 + (low >>> 0) || 1;
}


/***/ }),

/***/ 54537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ maxElementBytes),
/* harmony export */   b: () => (/* binding */ createValueReader)
/* harmony export */ });
/* harmony import */ var _value_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90678);

/**
 * Maximum size of an element, in bytes. The limit is far above the size of any real record, and bounds the
 * memory that one element can use.
 */
const maxElementBytes = 32 * 1024 * 1024;
const tooLarge = 'a value exceeds the size limit for records';
/** Size, in bytes, above which the buffer for joined values is released instead of reused. */
const maxIdleBytes = 1024 * 1024;
function createValueReader(fail) {
    const scan = (0,_value_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .createScan */ .ek)();
    const pieces = createPieces();
    let chunk = new Uint8Array(0);
    let buffer = Buffer.alloc(0);
    let isKept = false;
    const value = {
        bytes: buffer,
        start: 0,
        end: 0,
        isScalar: false,
        strings: () => (0,_value_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .stringTokens */ .wC)(scan),
    };
    const addPiece = (upTo) => {
        if (pieces.length() + upTo - value.start > maxElementBytes)
            fail(tooLarge, upTo);
        pieces.add(chunk.subarray(value.start, upTo));
    };
    return {
        value,
        enter(nextChunk, nextBuffer) {
            chunk = nextChunk;
            buffer = nextBuffer;
            value.start = 0;
        },
        begin(at, keeps) {
            (0,_value_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .beginValue */ .tV)(scan, chunk[at], at);
            value.start = at;
            value.isScalar = scan.isScalar;
            isKept = keeps || scan.isScalar;
            pieces.clear();
        },
        follow(from) {
            const end = (0,_value_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .followValue */ .R0)(scan, chunk, from, fail);
            if (end < 0) {
                if (isKept)
                    addPiece(chunk.length);
            }
            else if (pieces.length() > 0) {
                addPiece(end);
                value.bytes = pieces.bytes();
                value.start = 0;
                value.end = pieces.length();
            }
            else {
                if (isKept && end - value.start > maxElementBytes)
                    fail(tooLarge, value.start);
                value.bytes = buffer;
                value.end = end;
            }
            return end;
        },
    };
}
/** Creates a buffer that joins the pieces of a value split across chunks. */
function createPieces() {
    let bytes = Buffer.alloc(0);
    let length = 0;
    return {
        bytes: () => bytes,
        length: () => length,
        clear() {
            length = 0;
            if (bytes.length > maxIdleBytes)
                bytes = Buffer.alloc(0);
        },
        add(piece) {
            const needed = length + piece.length;
            if (needed > bytes.length) {
                const larger = Buffer.allocUnsafe(Math.max(2 * bytes.length, needed, 65_536));
                larger.set(bytes.subarray(0, length));
                bytes = larger;
            }
            bytes.set(piece, length);
            length = needed;
        },
    };
}


/***/ }),

/***/ 90678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R0: () => (/* binding */ followValue),
/* harmony export */   R3: () => (/* binding */ endsScalar),
/* harmony export */   ek: () => (/* binding */ createScan),
/* harmony export */   m2: () => (/* binding */ closingQuote),
/* harmony export */   tV: () => (/* binding */ beginValue),
/* harmony export */   wC: () => (/* binding */ stringTokens)
/* harmony export */ });
/* harmony import */ var _record_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2893);

/**
 * Finds the end of a JSON value across chunks without decoding the value. Only strings, escapes and nesting
 * are tracked. A value is validated only when it is parsed, and most values are never parsed.
 */
/** Maximum nesting depth. Without a limit, a small document could make the gate use a lot of memory. */
const maxDepth = 65_536;
/** Maximum number of recorded strings in one value. */
const maxTokens = 4096;
/**
 * Number of bytes after which the search for the end of a string switches to `indexOf`. One call costs as
 * much as a loop over a few bytes.
 */
const searchFrom = 24;
function createScan() {
    return {
        isScalar: false,
        depth: 0,
        isInString: false,
        skipsNext: false,
        shift: 0,
        quoteCount: 0,
        nesting: new Uint8Array(maxDepth),
        quotes: new Int32Array(2 * maxTokens),
        escapes: new Uint8Array(maxTokens + 1),
    };
}
/** Starts the scan of a value whose first byte is at `at` in the chunk. */
function beginValue(scan, byte, at) {
    scan.isScalar = byte !== 0x22 && byte !== 0x7b && byte !== 0x5b;
    scan.isInString = false;
    scan.depth = 0;
    scan.quoteCount = 0;
    scan.shift = -at;
}
/**
 * Follows the value to its end or to the end of the chunk.
 *
 * @param from position of the value's first byte in its first chunk; 0 in later chunks
 * @returns the position after the value's end; -1 if the chunk ends first
 */
function followValue(scan, chunk, from, fail) {
    const end = scan.isScalar ? scalarEnd(chunk, from) : nestedEnd(scan, chunk, from, fail);
    if (end < 0)
        scan.shift += chunk.length;
    return end;
}
function stringTokens({ quotes, escapes, quoteCount }) {
    return { quotes, escapes, count: quoteCount > 2 * maxTokens ? -1 : quoteCount >> 1 };
}
function scalarEnd(chunk, from) {
    let at = from;
    while (at < chunk.length && !endsScalar(chunk[at]))
        at += 1;
    return at < chunk.length ? at : -1;
}
/**
 * Finds the end of a string, an object or an array. Every byte of an export passes through this function. For
 * speed, it is therefore not split into smaller functions and keeps its state in local variables.
 */
function nestedEnd(scan, chunk, from, fail) {
    const { nesting, quotes, escapes, shift } = scan;
    const { length } = chunk;
    let { depth, isInString, quoteCount } = scan;
    let at = scan.skipsNext ? from + 1 : from;
    scan.skipsNext = false;
    for (;;) {
        if (isInString) {
            const token = depth === 1 ? Math.min(quoteCount >> 1, maxTokens) : maxTokens;
            at = stringEnd(chunk, at, escapes, token);
            if (at >= length) {
                scan.skipsNext = at > length;
                break;
            }
            isInString = false;
            if (depth === 1) {
                if (quoteCount < 2 * maxTokens)
                    quotes[quoteCount] = at + shift;
                quoteCount += 1;
            }
            at += 1;
            if (depth === 0)
                return at;
        }
        while (at < length) {
            const byte = chunk[at];
            at += 1;
            if (byte === 0x22) {
                isInString = true;
                break;
            }
            // Braces and square brackets differ in only one bit.
            const bracket = byte | 0x20;
            if (bracket === 0x7b) {
                if (depth === maxDepth)
                    fail('it is nested too deeply', at - 1);
                nesting[depth] = byte;
                depth += 1;
            }
            else if (bracket === 0x7d) {
                depth -= 1;
                // In ASCII, a closing bracket is two positions after its opening bracket.
                if (nesting[depth] !== byte - 2)
                    fail('brackets do not match', at - 1);
                if (depth === 0) {
                    scan.quoteCount = quoteCount;
                    return at;
                }
            }
        }
        if (!isInString)
            break;
        if (depth === 1) {
            if (quoteCount < 2 * maxTokens) {
                quotes[quoteCount] = at - 1 + shift;
                escapes[quoteCount >> 1] = _record_key_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutEscapes */ .Lx;
            }
            quoteCount += 1;
        }
    }
    scan.depth = depth;
    scan.isInString = isInString;
    scan.quoteCount = quoteCount;
    return -1;
}
/**
 * Returns the position of a string's closing quote. If the chunk ends first, returns the chunk's length, or
 * one more if the last byte is a backslash that starts an escape sequence. Records in `escapes[token]`
 * whether the string contains escape sequences.
 *
 * @param from a position in the string that is not inside an escape sequence
 */
function stringEnd(chunk, from, escapes, token) {
    const near = Math.min(chunk.length, from + searchFrom);
    let at = from;
    while (at < near) {
        const byte = chunk[at];
        if (byte === 0x22)
            return at;
        if (byte === 0x5c) {
            escapes[token] = _record_key_js__WEBPACK_IMPORTED_MODULE_0__/* .withEscapes */ .rq;
            at += 1;
        }
        at += 1;
    }
    if (at >= chunk.length)
        return at;
    escapes[token] = _record_key_js__WEBPACK_IMPORTED_MODULE_0__/* .escapesUnknown */ .LG;
    return closingQuote(chunk, at);
}
/**
 * Returns the position of a string's closing quote. If the chunk ends first, returns the chunk's length, or
 * one more if the chunk ends with an escaping backslash.
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
function endsScalar(byte) {
    return byte === 0x2c || byte === 0x5d || byte === 0x7d || byte === 0x3a || (0,_record_key_js__WEBPACK_IMPORTED_MODULE_0__/* .isWhitespace */ .Yv)(byte);
}


/***/ }),

/***/ 38203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  StructureError: () => (/* reexport */ faults/* StructureError */.QX),
  checkKeys: () => (/* reexport */ schema/* checkKeys */.L),
  createSplitter: () => (/* reexport */ reading_splitter/* createSplitter */.W3),
  exportHeader: () => (/* reexport */ reading_select.exportHeader),
  findingId: () => (/* reexport */ record_key/* findingId */.zK),
  findingIdKeys: () => (/* reexport */ record_key/* findingIdKeys */.f2),
  hashText: () => (/* reexport */ record_key/* hashText */.qj),
  limitDepth: () => (/* reexport */ schema/* limitDepth */.Z8),
  listedRefs: () => (/* reexport */ server_index/* listedRefs */.ut),
  maxNameLength: () => (/* reexport */ package_ref/* maxNameLength */.w),
  memberMeanings: () => (/* reexport */ schema/* memberMeanings */.Vh),
  nameKeys: () => (/* reexport */ server_index/* nameKeys */.u3),
  ownValue: () => (/* reexport */ fields/* ownValue */.e),
  parseElement: () => (/* reexport */ reading_splitter/* parseElement */.on),
  readCheck: () => (/* reexport */ schema/* readCheck */.jc),
  readFinding: () => (/* reexport */ schema/* readFinding */.Gd),
  readPackageRef: () => (/* reexport */ package_ref/* readPackageRef */._),
  readScoreReport: () => (/* reexport */ schema/* readScoreReport */.dL),
  readServerRecord: () => (/* reexport */ schema/* readServerRecord */.Fz),
  readVersion: () => (/* reexport */ schema/* readVersion */.$4),
  refuseEmpty: () => (/* reexport */ head.refuseEmpty),
  scanExport: () => (/* reexport */ scanExport),
  selectFromExport: () => (/* reexport */ reading_select.selectFromExport),
  structureFailure: () => (/* reexport */ head.structureFailure),
  summaryFaults: () => (/* reexport */ reading_select.summaryFaults),
  takeCensus: () => (/* reexport */ store_census/* takeCensus */.T),
  uniqueReferences: () => (/* reexport */ reading_select.uniqueReferences),
  untypedNames: () => (/* reexport */ server_index/* untypedNames */.ci)
});

// EXTERNAL MODULE: ./build/export/contract/faults.js
var faults = __webpack_require__(59653);
// EXTERNAL MODULE: ./build/export/reading/fields.js
var fields = __webpack_require__(98347);
// EXTERNAL MODULE: ./build/export/reading/head.js
var head = __webpack_require__(25136);
// EXTERNAL MODULE: ./build/export/reading/package-ref.js
var package_ref = __webpack_require__(20888);
// EXTERNAL MODULE: ./build/export/reading/record-key.js
var record_key = __webpack_require__(2893);
// EXTERNAL MODULE: ./build/export/store/census.js
var store_census = __webpack_require__(85054);
// EXTERNAL MODULE: ./build/export/store/neighbours.js
var neighbours = __webpack_require__(75993);
// EXTERNAL MODULE: ./build/export/store/server-index.js
var server_index = __webpack_require__(31655);
// EXTERNAL MODULE: ./build/export/reading/splitter.js + 1 modules
var reading_splitter = __webpack_require__(12599);
;// CONCATENATED MODULE: ./build/export/reading/scan.js







/**
 * Reads records from a document without storing the document. A lookup in an array that has already been read
 * restarts at the beginning of the document. If servers, scores and findings appear in this order, the
 * document is read once; otherwise, it is read up to three times.
 *
 * @param open opens the document at its beginning; each chunk is valid until the next chunk is read
 * @param origin the document's source, for errors
 */
function scanExport(open, origin) {
    const lookup = {
        keys: new Set(),
        neighbours: (0,neighbours/* searchNeighbours */.b)([]),
        servers: [],
        isScore: () => false,
        scores: new Map(),
        isFinding: () => false,
        positions: new Set(),
        findings: new Map(),
    };
    const visitor = lookupVisitor(lookup);
    let pass = beginPass(open, origin, visitor);
    const readThrough = async (section) => {
        if (pass.hasPassed(section)) {
            await pass.close();
            pass = beginPass(open, origin, visitor);
        }
        await pass.advance(section);
    };
    return {
        async servers(keys, watched) {
            [lookup.keys, lookup.neighbours, lookup.servers] = [keys, (0,neighbours/* searchNeighbours */.b)(watched), []];
            await readThrough('servers');
            lookup.keys = new Set();
            return { records: lookup.servers, neighbours: lookup.neighbours.neighbours() };
        },
        async scores(servers) {
            [lookup.isScore, lookup.scores] = [(0,record_key/* hashFilter */.Nd)(servers), new Map()];
            if (servers.size > 0)
                await readThrough('scores');
            lookup.isScore = () => false;
            return lookup.scores;
        },
        async findings(ids, positions) {
            [lookup.isFinding, lookup.positions, lookup.findings] = [
                (0,record_key/* hashFilter */.Nd)(ids),
                positions,
                new Map(),
            ];
            if (ids.size + positions.size > 0)
                await readThrough('findings');
            [lookup.isFinding, lookup.positions] = [() => false, new Set()];
            return lookup.findings;
        },
        summary: () => pass.finish(),
    };
}
function lookupVisitor(lookup) {
    return {
        server(server, raw) {
            for (const ref of (0,server_index/* listedRefs */.ut)(server))
                lookup.neighbours.add(ref);
            for (const key of server.keys) {
                if (!lookup.keys.has(key))
                    continue;
                lookup.servers.push(raw);
                break;
            }
        },
        element(section, bytes, start, end, keyHash, position) {
            if (section === 'scores') {
                if (lookup.isScore(keyHash))
                    lookup.scores.set(position, (0,reading_splitter/* parseElement */.on)(bytes, start, end));
            }
            else if (section === 'findings') {
                if (lookup.isFinding(keyHash) || lookup.positions.has(position)) {
                    lookup.findings.set(position, (0,reading_splitter/* parseElement */.on)(bytes, start, end));
                }
            }
        },
    };
}
/** Starts one pass over the document. Each call to `advance` continues where the previous call stopped. */
function beginPass(open, origin, visitor) {
    const passed = new Set();
    let until = null;
    const census = (0,store_census/* takeCensus */.T)({
        ...visitor,
        sectionEnd(section) {
            passed.add(section);
            return section === until;
        },
    });
    const splitter = (0,reading_splitter/* createSplitter */.W3)(census.target);
    const chunks = open()[Symbol.asyncIterator]();
    let chunk = new Uint8Array(0);
    let taken = 0;
    const close = async () => {
        await chunks.return?.();
    };
    /** Reads to the end of a section, or to the end of the document if the section is null. */
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
            if (!(error instanceof faults/* StructureError */.QX))
                throw error;
            throw (0,head.structureFailure)(error, origin);
        }
    };
    return {
        hasPassed: (section) => passed.has(section),
        advance,
        async finish() {
            await advance(null);
            return census.summary(origin, splitter.hasNumericIds());
        },
        close,
    };
}

// EXTERNAL MODULE: ./build/export/reading/schema.js
var schema = __webpack_require__(38905);
// EXTERNAL MODULE: ./build/export/reading/select.js
var reading_select = __webpack_require__(60406);
;// CONCATENATED MODULE: ./build/export/records.js













/***/ }),

/***/ 40894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  contradictionLines: () => (/* reexport */ contradictionLines),
  createGradeSource: () => (/* reexport */ createGradeSource)
});

// EXTERNAL MODULE: ./build/io/tree.js + 2 modules
var tree = __webpack_require__(96344);
// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/model/phrase.js
var phrase = __webpack_require__(77229);
// EXTERNAL MODULE: ./build/detection/ecosystems.js + 2 modules
var ecosystems = __webpack_require__(10398);
// EXTERNAL MODULE: ./build/model/grade.js
var model_grade = __webpack_require__(34765);
;// CONCATENATED MODULE: ./build/export/review-list/document.js


const schemaVersion = 'review-list-1';
const rubricVersion = '1.0.0';
/**
 * Converts the rows of a review list to an export. Rows for the same server and version become one score
 * report with all their findings. Contradictory rows become several reports of equal age, and the gate uses
 * the worst report.
 *
 * @param now the time at which the list is read, in milliseconds since the epoch; becomes the export's
 * timestamp
 */
function makeDocument(rows, now) {
    const scores = [];
    const findings = [];
    const contradictions = [];
    const faults = [];
    let [reviewed, unreviewed, repeated] = [0, 0, 0];
    const servers = groupServers(rows);
    for (const { id, versions } of servers) {
        if (versions.size === 0)
            unreviewed += 1;
        for (const versionRows of versions.values()) {
            const { version } = versionRows[0];
            const versionFindings = collectFindings(versionRows, findings);
            const reports = buildReports(versionRows);
            repeated += versionRows.length - versionFindings.kept;
            contradictions.push(...reports.contradictions);
            if (reports.fault !== null)
                faults.push(reports.fault);
            if (reports.grades.length === 0)
                unreviewed += 1;
            else
                reviewed += 1;
            for (const { score, grade } of reports.grades) {
                scores.push({
                    server: id,
                    version,
                    score,
                    grade,
                    findings: versionFindings.ids,
                    rubric_version: rubricVersion,
                    generated_at: newestDay(versionRows),
                });
            }
        }
    }
    const records = servers.map(({ id, name, refs, versions }) => ({
        id,
        name,
        package_refs: [...refs],
        versions: [...versions.values()].map((own) => own[0]?.version),
        categories: [],
    }));
    const document = {
        schema_version: schemaVersion,
        rubric_version: rubricVersion,
        generated_at: new Date(now).toISOString(),
        counts: { servers: records.length, scores: scores.length, findings: findings.length },
        servers: records,
        scores,
        findings,
    };
    const count = records.length;
    return { document, servers: count, reviewed, unreviewed, repeated, contradictions, faults };
}
/** Groups the rows of a list by server and version. Different spellings can refer to the same server. */
function groupServers(rows) {
    const servers = new Map();
    for (const row of rows) {
        const { ref, server: text } = row;
        const key = serverKey(ref);
        const server = servers.get(key) ?? {
            id: `srv-${key}`,
            // A package is named by its reference as written, because its bare name could also match a package in
            // another registry.
            name: ref.type === null ? ref.name : text,
            refs: new Set(),
            versions: new Map(),
        };
        servers.set(key, server);
        if (ref.type !== null)
            server.refs.add(text);
        if (row.version === null)
            continue;
        const version = ref.type === null ? row.version : ecosystems/* ecosystems */.uU[ref.type].normaliseVersion(row.version);
        const versionRows = server.versions.get(version) ?? [];
        versionRows.push(row);
        server.versions.set(version, versionRows);
    }
    return [...servers.values()];
}
function serverKey({ type, name, query = [] }) {
    const spelled = type === null ? name : ecosystems/* ecosystems */.uU[type].normaliseName(name);
    const prefix = type === null || ecosystems/* ecosystems */.uU[type].names === 'addresses' ? '' : `${type}:`;
    return `${prefix}${spelled}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}
/**
 * Appends the distinct findings of a version's rows to `findings`. `kept` counts the rows with a new
 * combination of finding, score and grade.
 */
function collectFindings(rows, findings) {
    const ids = [];
    const knownReferences = new Set();
    let keptCount = 0;
    for (const { line, finding, score, grade } of rows) {
        const size = knownReferences.size;
        knownReferences.add(JSON.stringify([finding, score, grade]));
        if (knownReferences.size > size)
            keptCount += 1;
        if (finding === null)
            continue;
        const before = knownReferences.size;
        knownReferences.add(JSON.stringify(finding));
        if (knownReferences.size === before)
            continue;
        const id = `line-${line}`;
        ids.push(id);
        findings.push(findingRecord(id, finding));
    }
    return { ids, kept: keptCount };
}
const findingRecord = (id, { check, result, evidence }) => ({
    id,
    check,
    result,
    evidence,
    weight: null,
});
function buildReports(rows) {
    const grades = new Map();
    const contradictions = [];
    for (const { line, server, version, score, grade: givenGrade } of rows) {
        if (score === null)
            continue;
        const grade = givenGrade === '' ? (0,model_grade/* gradeForScore */.rM)(score) : givenGrade;
        const key = `${score} ${grade}`;
        const [first] = grades.values();
        if (grades.has(key))
            continue;
        grades.set(key, { score, grade, line });
        if (first === undefined)
            continue;
        const words = `${server} ${version} is graded ${grade} (${score}) here and ${first.grade} (${first.score}) on line ${first.line}; the worse grade counts`;
        contradictions.push({ line, column: 1, words });
    }
    const withResult = rows.find(({ finding }) => finding !== null);
    if (grades.size > 0 || withResult === undefined) {
        return { grades: [...grades.values()], contradictions, fault: null };
    }
    if (rows.some(({ finding }) => finding?.result === 'unscannable')) {
        return { grades: [{ score: null, grade: (0,model_grade/* gradeForScore */.rM)(0) }], contradictions, fault: null };
    }
    const words = 'score: required in at least one row for each version with results, unless a result is unscannable';
    return { grades: [], contradictions, fault: { line: withResult.line, column: 1, words } };
}
/**
 * Returns the date of a version's latest review; null if no row has a date. All reports on the version share
 * this date, so an old row counts as much as a new row.
 */
function newestDay(rows) {
    return rows.reduce((newest, { reviewed }) => reviewed !== null && (newest === null || reviewed > newest) ? reviewed : newest, null);
}

// EXTERNAL MODULE: ./build/export/reading/package-ref.js
var package_ref = __webpack_require__(20888);
// EXTERNAL MODULE: ./build/export/reading/schema.js
var schema = __webpack_require__(38905);
;// CONCATENATED MODULE: ./build/export/review-list/csv.js
class CsvError extends Error {
    line;
    column;
    constructor(message, line, column) {
        super(message);
        this.line = line;
        this.column = column;
    }
}
/**
 * Yields the rows of a CSV file as defined in RFC 4180, without empty lines. Lines can also end with LF
 * alone, because some editors write only LF. A quotation mark in a place where the RFC does not allow one is
 * an error, because the reviewer's program might interpret the mark differently.
 *
 * @param separator the single character between cells
 * @throws CsvError
 */
function* readCsv(text, separator) {
    let [line, lineStart] = [1, 0];
    // Positions of the next line break and the next separator. Either is the end of the text if the search
    // fails, so a failed search is not repeated.
    let [lineEnd, cellEnd] = [-1, -1];
    let row = [];
    for (let at = 0; at < text.length;) {
        const place = { line, column: at - lineStart + 1 };
        let value;
        if (text[at] === '"') {
            const { content, end } = quotedCell(text, at, place);
            // Searches only the cell, because searching up to the next line break would scan a long line again for
            // every cell.
            const cell = text.slice(at, end);
            for (let next = cell.indexOf('\n'); next >= 0; next = cell.indexOf('\n', next + 1)) {
                [line, lineStart] = [line + 1, at + next + 1];
            }
            [value, at] = [content, end];
        }
        else {
            if (lineEnd < at)
                lineEnd = lineBreakStart(text, at);
            if (cellEnd < at)
                cellEnd = findPosition(text, separator, at);
            const end = Math.min(cellEnd, lineEnd);
            value = text.slice(at, end);
            const quote = value.indexOf('"');
            if (quote >= 0) {
                const column = place.column + quote;
                throw new CsvError('a quotation mark inside an unquoted cell', line, column);
            }
            at = end;
        }
        row.push({ text: value, ...place });
        if (text[at] === separator) {
            at += 1;
            // A separator at the end of the file is followed by an empty cell.
            if (at === text.length)
                row.push({ text: '', line, column: at - lineStart + 1 });
            if (at < text.length)
                continue;
        }
        if (at < text.length) {
            const length = text.startsWith('\r\n', at) ? 2 : text[at] === '\n' ? 1 : 0;
            if (length === 0) {
                throw new CsvError('text after a closing quotation mark', line, at - lineStart + 1);
            }
            at += length;
            [line, lineStart] = [line + 1, at];
        }
        if (row.length > 1 || row[0]?.text !== '')
            yield row;
        row = [];
    }
}
/** Returns the position of the first line break at or after `from`; the end of the text if there is none. */
function lineBreakStart(text, from) {
    const end = findPosition(text, '\n', from);
    return end > from && text[end - 1] === '\r' ? end - 1 : end;
}
function findPosition(text, wanted, from) {
    const index = text.indexOf(wanted, from);
    return index < 0 ? text.length : index;
}
function quotedCell(text, from, { line, column }) {
    for (let at = from + 1;; at += 2) {
        at = text.indexOf('"', at);
        if (at < 0)
            throw new CsvError('an unclosed quotation mark', line, column);
        if (text[at + 1] !== '"') {
            return { content: text.slice(from + 1, at).replaceAll('""', '"'), end: at + 1 };
        }
    }
}

;// CONCATENATED MODULE: ./build/export/review-list/rows.js





const reviewLimits = { bytes: 10_000_000, rows: 100_000 };
/**
 * The version recorded for a server that is identified by an address. The server's operator decides which
 * version runs at that address.
 */
const currentVersion = 'current';
/** Maximum length of a version in characters, the same as for exports. */
const maxVersionLength = 256;
/**
 * Maximum length of a cell, in characters. The length is limited because every report shows the cell's text.
 * Real findings are shorter.
 */
const maxTextLength = 10_000;
/** Maximum number of collected faults. More faults than this usually have a common cause. */
const maxFaults = 100;
/** Cell separators. Spreadsheets write semicolons or tabs if numbers contain commas. */
const separators = [',', ';', '\t'];
/**
 * Returns the cell separator of a list, detected from the column names in its first line. Returns null if
 * that line has no `server` column.
 */
function detectSeparator(text) {
    const end = text.indexOf('\n');
    const first = (end < 0 ? text : text.slice(0, end)).slice(0, 1000).trimEnd();
    const namesBy = (separator) => first.split(separator).map((each) => columnName(each.replace(/^"(.*)"$/, '$1')));
    const countColumns = (separator) => namesBy(separator).filter((name) => isColumn(name)).length;
    const [best] = separators.toSorted((a, b) => countColumns(b) - countColumns(a));
    return best !== undefined && namesBy(best).includes('server') ? best : null;
}
function readReviewRows(text, most = reviewLimits.rows) {
    const separator = detectSeparator(text) ?? ',';
    const [rows, faults] = [[], []];
    const add = ({ line, column }, words) => {
        if (faults.length < maxFaults)
            faults.push({ line, column, words });
    };
    try {
        const lines = readCsv(text, separator);
        const header = lines.next();
        const columns = header.done ? null : readHeader(header.value, add);
        if (columns === null) {
            if (header.done)
                add({ line: 1, column: 1 }, 'the list is empty');
            return { rows, faults };
        }
        let count = 0;
        for (const cells of lines) {
            // For emptied rows, spreadsheets write lines that contain only separators.
            if (cells.every((cell) => cell.text.trim() === ''))
                continue;
            const [first] = cells;
            count += 1;
            if (count > most) {
                add(first, `more than ${most} rows`);
                break;
            }
            const row = readRow(cells, columns, add);
            if (row !== null)
                rows.push(row);
        }
    }
    catch (error) {
        if (!(error instanceof CsvError))
            throw error;
        add(error, error.message);
    }
    return { rows, faults };
}
/**
 * Returns the column names in order, with `''` for unnamed columns; null if the header line contains an
 * error.
 */
function readHeader(cells, add) {
    const names = cells.map(({ text }) => columnName(text));
    let isSound = true;
    const refuse = (place, words) => {
        isSound = false;
        add(place, words);
    };
    for (const [at, name] of names.entries()) {
        const cell = cells[at];
        if (names.indexOf(name) < at && name !== '')
            refuse(cell, `the ${name} column occurs twice`);
        // If unknown columns were ignored, a misspelled `result` column would hide failures.
        if (name !== '' && !isColumn(name)) {
            refuse(cell, `unknown column ${quoted(name)}: the columns are ${model_grade/* reviewColumnNames */.n9.join(', ')}`);
        }
    }
    for (const name of model_grade/* requiredColumns */.J1) {
        if (!names.includes(name))
            refuse({ line: 1, column: 1 }, `the ${name} column is missing`);
    }
    return isSound ? names : null;
}
const columnName = (text) => text.trim().toLowerCase();
const isColumn = (name) => model_grade/* reviewColumnNames */.n9.some((each) => each === name);
/** Returns a quoted value for a message, shortened but still useful as a search term. */
const quoted = (text) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}\u2026` : text);
function readRow(cells, columns, add) {
    const [first] = cells;
    let isSound = true;
    const cellNamed = (name) => cells[columns.indexOf(name)] ?? { ...first, text: '' };
    const texts = {};
    for (const [at, name] of columns.entries()) {
        if (name !== '')
            texts[name] = (0,model_grade/* unescapeFormula */.Pz)(cells[at]?.text.trim() ?? '');
    }
    const textNamed = (name) => texts[name] ?? '';
    const refuse = (name, words) => {
        isSound = false;
        add(cellNamed(name), `${name}: ${words}`);
        return null;
    };
    const surplus = cells.find(({ text }, at) => !columns[at] && text.trim() !== '');
    if (surplus !== undefined) {
        isSound = false;
        add(surplus, 'a cell without a column: check for a missing separator or quotation mark before it');
    }
    for (const name of model_grade/* reviewColumnNames */.n9) {
        // Notes have no length limit, because no output shows them.
        if (name !== 'note' && textNamed(name).length > maxTextLength)
            refuse(name, `longer than ${maxTextLength} characters`);
    }
    const server = textNamed('server');
    const ref = server.length > package_ref/* maxNameLength */.w ? null : (0,package_ref/* readPackageRef */._)(server);
    if (ref === null) {
        refuse('server', server === ''
            ? 'required in every row'
            : `${quoted(server)} is not a package URL, TYPE:NAME, address or registry name`);
    }
    const score = readScore(textNamed('score'), (words) => refuse('score', words));
    const grade = textNamed('grade');
    if (grade !== '' && textNamed('score') === '')
        refuse('score', 'required in a row with a grade');
    const finding = readFindingCells(textNamed, refuse);
    const reviewed = readDay(textNamed('reviewed'), (words) => refuse('reviewed', words));
    const version = ref === null
        ? null
        : readVersionCell(textNamed('version'), ref, (words) => refuse('version', words));
    if (ref === null)
        return null;
    if (version === null && textNamed('version') === '' && (score !== null || finding !== null)) {
        refuse('version', 'required in a row with a score or a result');
    }
    if (!isSound)
        return null;
    return { line: first.line, server, ref, version, score, grade, finding, reviewed };
}
function readScore(text, refuse) {
    if (text === '')
        return null;
    const score = /^\d{1,3}(?:\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
    return score <= 100 ? score : refuse(`${quoted(text)} is not a number from 0 to 100`);
}
function readFindingCells(textOf, refuse) {
    const [check, result, evidence] = [textOf('check'), textOf('result'), textOf('evidence')];
    if (check === '' && result === '' && evidence === '')
        return null;
    const knownResult = schema/* findingResults */.O2.find((each) => each === result.toLowerCase());
    if (result === '')
        return refuse('result', 'required in a row with a check or evidence');
    if (knownResult === undefined) {
        return refuse('result', `${quoted(result)} is not one of ${schema/* findingResults */.O2.join(', ')}`);
    }
    if (check === '')
        return refuse('check', 'required in a row with a result');
    return { check, result: knownResult, evidence: evidence === '' ? null : evidence };
}
/**
 * Parses an ISO 8601 date or time. Refuses other formats, to which a spreadsheet might have converted the
 * value.
 */
function readDay(text, refuse) {
    if (text === '')
        return null;
    const form = /^(\d{4})-(\d\d)-(\d\d)(?:T\d\d:\d\d:\d\d(?:\.\d{1,9})?Z)?$/.exec(text);
    const [year, month, day] = (form ?? []).slice(1).map(Number);
    const time = Date.parse(text);
    const isDay = form !== null &&
        !Number.isNaN(time) &&
        new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day)).getUTCMonth() + 1 === month;
    return isDay
        ? new Date(time).toISOString()
        : refuse(`${quoted(text)} is not a valid date: use the form 2026-11-23`);
}
/** Returns a row's version, from its version column or, if that is empty, from its server column. */
function readVersionCell(text, { type, version: ofRef, digest }, refuse) {
    const hasNone = type !== null && ecosystems/* ecosystems */.uU[type].versions === 'none';
    if (text.length > maxVersionLength)
        return refuse(`longer than ${maxVersionLength} characters`);
    if (text === '')
        return ofRef ?? digest ?? (hasNone ? currentVersion : null);
    const versionCandidates = [ofRef, digest].filter((each) => each !== null);
    if (versionCandidates.length === 0 || versionCandidates.includes(text))
        return text;
    return refuse(`${quoted(text)} differs from the version in the server column`);
}

;// CONCATENATED MODULE: ./build/export/review-list/grade-source.js





class ReviewListError extends failure/* GateError */.ue {
    details;
    constructor(source, faults) {
        const what = faults.length === 1 ? 'a fault' : `${faults.length} faults`;
        super('invalid-review-list', `The review list ${source} has ${what}, so the gate did not use it.`, 'Correct every listed fault; docs/grades.md explains every column.', { place: { file: source, line: faults[0]?.line ?? null } });
        const shownFaults = faults.slice(0, maxShownFaults).map((each) => placedFault(source, each));
        const rest = faults.length - shownFaults.length;
        this.details =
            rest > 0 ? [...shownFaults, `${source}: ${(0,phrase/* restWords */.Ex)(rest, 'fault')}`] : shownFaults;
    }
}
const maxShownFaults = 20;
/** `reviews.csv:3:14: score: "high" is not a number from 0 to 100` */
const placedFault = (source, { line, column, words }) => `${source}:${line}:${column}: ${words}`;
function contradictionLines(source, { contradictions }) {
    const shown = contradictions.slice(0, maxShownFaults);
    const rest = contradictions.length - shown.length;
    const lines = shown.map((each) => `${placedFault(source, each)}.`);
    return rest > 0 ? [...lines, `${source}: ${(0,phrase/* restWords */.Ex)(rest, 'contradiction')}.`] : lines;
}
const headBytes = 4096;
/**
 * Opens a file with grades. Converts a review list to an export, and passes anything else through unchanged.
 * A file is a review list if its name ends in `.csv` or its first line has a `server` column. A file that
 * starts like JSON is never a review list.
 *
 * @param read reads the file from the beginning on every call
 * @param now the current time in milliseconds since the epoch
 * @throws ReviewListError if the review list is unusable; also throws errors from `read`
 */
async function createGradeSource(name, read, now, limits = reviewLimits) {
    if (!(await isReviewList(name, read)))
        return { open: read, list: null };
    const { document, ...list } = readReviewList(name, await readWhole(name, read, limits), now, limits);
    const bytes = Buffer.from(JSON.stringify(document));
    return {
        open: async function* () {
            yield bytes;
        },
        list,
    };
}
/**
 * Converts a review list to an export.
 *
 * @throws ReviewListError if the list has faults or contains no score
 */
function readReviewList(name, bytes, now, limits) {
    let text;
    try {
        text = (0,tree/* decodeText */.g7)(bytes);
    }
    catch {
        const words = 'neither UTF-8 nor UTF-16: save the list as "CSV UTF-8"';
        throw new ReviewListError(name, [{ line: 1, column: 1, words }]);
    }
    const { rows, faults } = readReviewRows(text, limits.rows);
    if (faults.length > 0)
        throw new ReviewListError(name, faults);
    const { faults: further, ...made } = makeDocument(rows, now);
    if (further.length > 0)
        throw new ReviewListError(name, further);
    if (made.reviewed === 0) {
        const words = 'score: no row has a score; fill in the score of each reviewed version';
        throw new ReviewListError(name, [{ line: 1, column: 1, words }]);
    }
    return { ...made, rows: rows.length };
}
async function isReviewList(name, read) {
    let head = Buffer.alloc(0);
    for await (const chunk of read()) {
        head = Buffer.concat([head, chunk.subarray(0, headBytes)]);
        if (head.length >= headBytes)
            break;
    }
    // JSON is treated as an export regardless of the file's name, because a service can give its export any
    // name.
    if (/^(?:\xef\xbb\xbf)?\s*[{[]/.test(head.toString('latin1')))
        return false;
    if (/\.csv(?:@|$)/i.test(name))
        return true;
    const label = (0,tree/* detectUtf16 */.Al)(head) ?? 'utf-8';
    return detectSeparator(new TextDecoder(label).decode(head)) !== null;
}
async function readWhole(name, read, { bytes: most }) {
    const chunks = [];
    let size = 0;
    for await (const chunk of read()) {
        size += chunk.length;
        if (size > most) {
            const words = `larger than ${(0,phrase/* byteSize */.mz)(most)}: use an export instead, which can be any size`;
            throw new ReviewListError(name, [{ line: 1, column: 1, words }]);
        }
        chunks.push(Uint8Array.from(chunk));
    }
    return Buffer.concat(chunks);
}

;// CONCATENATED MODULE: ./build/export/review-list.js
/*
 * Review lists: manually maintained tables of grades, converted to exports.
 */



/***/ }),

/***/ 4503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   downloadStore: () => (/* binding */ downloadStore),
/* harmony export */   refuseLoss: () => (/* binding */ refuseLoss),
/* harmony export */   serviceOrigin: () => (/* binding */ serviceOrigin),
/* harmony export */   unreadableStore: () => (/* binding */ unreadableStore)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31612);
/* harmony import */ var _model_phrase_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77229);
/* harmony import */ var _contract_faults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59653);
/* harmony import */ var _reading_head_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25136);
/* harmony import */ var _store_store_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76905);
/* harmony import */ var _store_store_writer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2146);






function unreadableStore(cause) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('store-unwritable', 'The export was downloaded, but the copy on disk cannot be read.', 'Check the disk, and try again.', { cause });
}
function serviceOrigin({ host }) {
    return { name: `the export service ${host}`, isFile: false };
}
/**
 * Downloads the export into a store.
 *
 * @throws GateError under the same conditions as `downloadExport`; also `export-not-json`,
 * `export-malformed`, `export-shrunken`, `store-unwritable`
 */
async function downloadStore({ baseUrl, apiKey }, ports, conditions) {
    const origin = serviceOrigin(baseUrl);
    const started = ports.now();
    const current = { attempt: null };
    const receive = () => {
        current.attempt?.file.discard();
        const file = ports.createStore();
        const writer = (0,_store_store_writer_js__WEBPACK_IMPORTED_MODULE_4__/* .createStoreWriter */ .t)(apiKey, baseUrl.href, file.append);
        current.attempt = { file, writer };
        return {
            push(chunk) {
                writer.push(chunk);
                const head = writer.head();
                return head !== null && conditions.isEnough(head.generatedAt);
            },
            isComplete: writer.isComplete,
        };
    };
    try {
        const outcome = await ports.download(conditions.validators, receive);
        const { attempt } = current;
        if (outcome.kind !== 'complete') {
            attempt?.file.discard();
            ports.log(`Export: nothing newer at ${baseUrl.host} (${ports.now() - started} ms)`);
            const head = outcome.kind === 'enough' ? attempt?.writer.head() : null;
            return { kind: 'enough', head: head ?? null };
        }
        if (attempt === null)
            throw new Error('the response was complete before its body was received');
        const { generatedAt = 0 } = attempt.writer.head() ?? {};
        const earlier = await conditions.openEarlier(generatedAt);
        const whole = attempt.writer.finish(origin, outcome.validators, earlier);
        (0,_reading_head_js__WEBPACK_IMPORTED_MODULE_2__.refuseEmpty)(whole.totals, origin);
        refuseShrunken(whole, conditions.known, earlier, origin);
        const { head } = whole;
        const file = await attempt.file.complete();
        const store = (0,_store_store_reader_js__WEBPACK_IMPORTED_MODULE_3__.openSealedStore)(apiKey, baseUrl.href, file);
        if (store === null)
            throw unreadableStore();
        ports.log(`Export: ${(0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .byteSize */ .mz)(outcome.bytes)} downloaded from ${baseUrl.host}, ${(0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .byteSize */ .mz)(file.size)} on disk (${ports.now() - started} ms)`);
        const knownHeaders = [...conditions.known, ...earlier.map((each) => each.head.whole.head)];
        const change = describeHeadChange(head, knownHeaders);
        if (change !== null)
            ports.log((0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .renderPhrase */ .gF)(change, (text) => JSON.stringify(text)));
        return { kind: 'stored', store, file, head, change };
    }
    catch (error) {
        current.attempt?.file.discard();
        if (!(error instanceof _contract_faults_js__WEBPACK_IMPORTED_MODULE_1__/* .StructureError */ .QX))
            throw error;
        throw (0,_reading_head_js__WEBPACK_IMPORTED_MODULE_2__.structureFailure)(error, origin);
    }
}
/**
 * A loss of servers that persists for two daily exports is considered intentional. One hour is subtracted,
 * because export times vary.
 */
const acceptLossAfterMs = 47 * 3_600_000;
/**
 * Rejects an export that contains fewer than half as many servers as an earlier export. The missing servers
 * would be treated as unlisted, which some policies accept.
 *
 * @param knownHeaders headers of cached exports whose stores are not open; their declared numbers of servers
 * are compared instead
 * @throws GateError `export-shrunken`
 */
function refuseShrunken({ head, totals }, knownHeaders, earlier, { name }) {
    const { generatedAt } = head;
    for (const { head: store } of earlier) {
        const { whole } = store;
        const before = { generatedAt: whole.head.generatedAt, servers: whole.totals.servers };
        refuseLoss({ generatedAt, servers: totals.servers }, before, name);
    }
    for (const each of knownHeaders) {
        const before = { generatedAt: each.generatedAt, servers: each.declaredServers };
        refuseLoss({ generatedAt, servers: head.declaredServers }, before, name);
    }
}
/**
 * Rejects an export that contains fewer than half as many servers as an earlier export, unless the exports
 * are at least `acceptLossAfterMs` apart.
 *
 * @param name the export's name, for the message
 * @throws GateError `export-shrunken`
 */
function refuseLoss(now, before, name) {
    const age = now.generatedAt - before.generatedAt;
    const isLoss = now.servers !== null && before.servers !== null && now.servers * 2 < before.servers;
    if (age <= 0 || age >= acceptLossAfterMs || !isLoss)
        return;
    const time = (ms) => new Date(ms).toISOString();
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('export-shrunken', `The export from ${name} generated at ${time(before.generatedAt)} has ${before.servers} servers. The one generated at ${time(now.generatedAt)} has only ${now.servers}: more than half of the servers are missing.`, `Ask the owner of the grading service whether the servers were removed on purpose. If so, wait for an export generated after ${time(before.generatedAt + acceptLossAfterMs)}, which the gate accepts. Until then, use an earlier export through the export-file input.`);
}
/**
 * Describes how an export's schema or rubric differs from that of the newest earlier export. Returns null if
 * both are unchanged, or if no earlier export is known. Example: `Since the export of 2026-11-19: rubric
 * 1.4.0 \u2192 1.5.0.`
 */
function describeHeadChange(head, knownHeaders) {
    const [before] = knownHeaders
        .filter(({ generatedAt }) => generatedAt < head.generatedAt)
        .sort((a, b) => b.generatedAt - a.generatedAt);
    if (before === undefined)
        return null;
    const changes = ['schema', 'rubric'].flatMap((name) => {
        const [was, is] = [before[`${name}Version`], head[`${name}Version`]];
        const none = (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .ourWords */ .YC)('not given');
        return was === is ? [] : [(0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .cv) `${(0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .ourWords */ .YC)(name)} ${was ?? none} \u2192 ${is ?? none}`];
    });
    const day = new Date(before.generatedAt).toISOString().slice(0, 10);
    return changes.length === 0
        ? null
        : (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .say */ .cv) `Since the export from ${(0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .prosePhrase */ .Re)(day)}: ${(0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .joinList */ .D7)(changes)}.`;
}


/***/ }),

/***/ 76950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ft: () => (/* reexport */ createDocumentStore),
  F4: () => (/* reexport */ createSpill),
  Yc: () => (/* reexport */ seal/* decrypt */.Yc),
  X: () => (/* reexport */ seal/* tagLength */.X)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/export/store/seal.js
var seal = __webpack_require__(41176);
// EXTERNAL MODULE: ./build/export/ports/store-file.js
var store_file = __webpack_require__(35424);
;// CONCATENATED MODULE: ./build/export/ports/spill-file.js





/** Total memory for all buffers, in bytes. */
const bufferedBytes = 8 * 1024 * 1024;
const maxBufferBytes = 128 * 1024;
/**
 * Creates a spill with the given number of parts. The file is not created until a part's buffer is full.
 *
 * @throws GateError `store-unwritable` from `add` and `take`
 */
function createSpill(path, parts) {
    const guarded = (act) => {
        try {
            return act();
        }
        catch (error) {
            throw (0,store_file/* unwritableError */.uA)(error, path);
        }
    };
    let opened = null;
    const key = (0,external_node_crypto_.createSecretKey)((0,external_node_crypto_.randomBytes)(32));
    const limit = Math.min(maxBufferBytes, Math.floor(bufferedBytes / parts));
    const emptyPart = () => ({ buffer: Buffer.alloc(0), used: 0, pieces: [] });
    const all = Array.from({ length: parts }, emptyPart);
    let end = 0;
    const openFile = () => {
        const flags = external_node_fs_.constants.O_RDWR | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL;
        opened ??= (0,external_node_fs_.openSync)(path, flags, 0o600);
        return opened;
    };
    const flush = (part) => {
        if (part.used === 0)
            return;
        const file = openFile();
        const packed = (0,external_node_zlib_.zstdCompressSync)(part.buffer.subarray(0, part.used), {
            params: { [external_node_zlib_.constants.ZSTD_c_compressionLevel]: 1 },
        });
        const cipher = (0,external_node_crypto_.createCipheriv)('aes-256-gcm', key, nonceAt(end));
        const sealed = Buffer.concat([cipher.update(packed), cipher.final(), cipher.getAuthTag()]);
        for (let at = 0; at < sealed.length;) {
            at += (0,external_node_fs_.writeSync)(file, sealed, at, sealed.length - at, end + at);
        }
        part.pieces.push({ offset: end, length: sealed.length, size: part.used });
        end += sealed.length;
        part.used = 0;
    };
    const readPiece = ({ offset, length, size }) => {
        const sealed = Buffer.allocUnsafe(length);
        (0,store_file/* fillBuffer */.YM)(sealed, openFile(), offset);
        const packed = (0,seal/* decrypt */.Yc)(key, nonceAt(offset), Buffer.alloc(0), sealed);
        if (packed === null)
            throw new Error('another process has written to the file');
        return (0,external_node_zlib_.zstdDecompressSync)(packed, { maxOutputLength: size });
    };
    return {
        add(number, bytes) {
            const part = all[number];
            if (part.used + bytes.length > part.buffer.length) {
                guarded(() => flush(part));
                const size = Math.max(limit, bytes.length);
                if (part.buffer.length !== size)
                    part.buffer = Buffer.allocUnsafeSlow(size);
            }
            part.buffer.set(bytes, part.used);
            part.used += bytes.length;
        },
        take(number) {
            const { buffer, used, pieces } = all[number];
            all[number] = emptyPart();
            const last = buffer.subarray(0, used);
            return pieces.length === 0
                ? last
                : guarded(() => Buffer.concat([...pieces.map(readPiece), last]));
        },
        close() {
            if (opened === null)
                return;
            (0,external_node_fs_.closeSync)(opened);
            (0,external_node_fs_.rmSync)(path, { force: true });
        },
    };
}
function nonceAt(offset) {
    const nonce = Buffer.alloc(12);
    nonce.writeUIntBE(offset, 6, 6);
    return nonce;
}

// EXTERNAL MODULE: ./build/export/contract/faults.js
var faults = __webpack_require__(59653);
// EXTERNAL MODULE: ./build/export/reading/head.js
var head = __webpack_require__(25136);
// EXTERNAL MODULE: ./build/export/service/download.js
var download = __webpack_require__(4503);
// EXTERNAL MODULE: ./build/export/store/store-reader.js + 1 modules
var store_reader = __webpack_require__(76905);
// EXTERNAL MODULE: ./build/export/store/store-writer.js
var store_writer = __webpack_require__(2146);
;// CONCATENATED MODULE: ./build/export/store/document-store.js





/**
 * Writes an export document to a new store.
 *
 * @param created the new file, which is removed on failure
 * @returns the opened store and its file, which the caller closes
 * @throws GateError if the document is not an export, or the file cannot be written
 */
async function createDocumentStore(chunks, origin, apiKey, created) {
    try {
        const writer = (0,store_writer/* createStoreWriter */.t)(apiKey, '', created.append);
        for await (const chunk of chunks)
            writer.push(chunk);
        writer.finish(origin, { etag: null, lastModified: null });
    }
    catch (error) {
        created.discard();
        throw error instanceof faults/* StructureError */.QX ? (0,head.structureFailure)(error, origin) : error;
    }
    const file = await created.complete();
    const store = (0,store_reader.openSealedStore)(apiKey, '', file);
    if (store !== null)
        return { store, file };
    file.close();
    throw (0,download.unreadableStore)();
}

;// CONCATENATED MODULE: ./build/export/store.js





/***/ }),

/***/ 85054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ takeCensus)
/* harmony export */ });
/* harmony import */ var _reading_head_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25136);
/* harmony import */ var _reading_splitter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12599);
/* harmony import */ var _reading_text_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70312);
/* harmony import */ var _server_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31655);




/**
 * Counts the elements of an export, and passes them to a visitor. Parses every server, because a server can
 * be found by many names. Memory use grows by only 24 bytes per server.
 */
function takeCensus(visitor) {
    const head = {};
    const totals = { servers: 0, scores: 0, findings: 0 };
    // The table holds hashes instead of ids. With 150,000 servers, the chance that any two ids collide is one
    // in a million.
    const ids = (0,_reading_text_table_js__WEBPACK_IMPORTED_MODULE_2__/* .createTextTable */ .ss)();
    const repeated = new Set();
    let unreadable = 0;
    let anonymous = 0;
    return {
        head,
        target: {
            head(field, value) {
                head[field] = value;
            },
            element(section, bytes, start, end, keyHash, strings) {
                const position = totals[section];
                if (section === 'servers') {
                    const raw = (0,_reading_splitter_js__WEBPACK_IMPORTED_MODULE_1__/* .parseElement */ .on)(bytes, start, end);
                    const server = (0,_server_index_js__WEBPACK_IMPORTED_MODULE_3__/* .indexServer */ .Gm)(raw);
                    if ('reason' in server.read)
                        unreadable += 1;
                    if (server.id !== null) {
                        const isNew = ids.add(_reading_text_table_js__WEBPACK_IMPORTED_MODULE_2__/* .textHash */ ._t.ofText(server.id), position);
                        if (!isNew)
                            repeated.add(server.id);
                    }
                    visitor.server(server, raw, position);
                }
                else if (section === 'scores' && keyHash === 0) {
                    anonymous += 1;
                }
                visitor.element(section, bytes, start, end, keyHash, position, strings);
                totals[section] = position + 1;
            },
            ...(visitor.sectionEnd === undefined ? {} : { sectionEnd: visitor.sectionEnd }),
        },
        summary: (origin, hasNumericIds) => ({
            head: (0,_reading_head_js__WEBPACK_IMPORTED_MODULE_0__.readHead)(head, origin),
            totals: { ...totals },
            unreadable,
            anonymous,
            repeatedIds: [...repeated],
            hasNumericIds,
        }),
    };
}


/***/ }),

/***/ 16762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ createVersionList),
  n: () => (/* binding */ toFirstSeen)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/export/reading/record-key.js
var record_key = __webpack_require__(2893);
;// CONCATENATED MODULE: ./build/export/store/hash-search.js
/**
 * Creates a table. Each slot takes 4 bytes, and at most half of the slots are used.
 *
 * @param most maximum number of items
 * @param has reports whether the item with this number has this hash
 */
function createHashSearch(most, has) {
    let size = 16;
    while (size < 2 * most)
        size *= 2;
    // A slot contains an item's number plus 1; 0 marks a free slot.
    const slots = new Int32Array(size);
    const findSlot = (low, high) => {
        let slot = low & (size - 1);
        while (slots[slot] !== 0 && !has(slots[slot] - 1, low, high)) {
            slot = (slot + 1) & (size - 1);
        }
        return slot;
    };
    return {
        add(number, low, high) {
            const slot = findSlot(low, high);
            if (slots[slot] === 0)
                slots[slot] = number + 1;
            return slots[slot] - 1;
        },
        find: (low, high) => slots[findSlot(low, high)] - 1,
    };
}
function createIntegerList() {
    let list = new Int32Array(1024);
    let used = 0;
    return {
        add(numbers) {
            while (used + numbers.length > list.length) {
                const grown = new Int32Array(2 * list.length);
                grown.set(list);
                list = grown;
            }
            list.set(numbers, used);
            used += numbers.length;
        },
        toArray: () => list.subarray(0, used),
    };
}

// EXTERNAL MODULE: ./build/export/reading/text-table.js
var text_table = __webpack_require__(70312);
// EXTERNAL MODULE: ./build/export/store/server-index.js
var server_index = __webpack_require__(31655);
;// CONCATENATED MODULE: ./build/export/store/server-lineage.js




/**
 * Matches servers in a later export with servers in an earlier export. Servers match by id, provided that
 * they have a package in common. A server with a new id is treated as the absent server that had the same
 * package.
 *
 * A server is stored as consecutive rows of four numbers, one row per package. Two numbers are the hash of
 * the id, and two are the hash of the package. The rows of an export's servers come first. The rows of absent
 * servers follow, with a row of zeros before each server. Absent servers are stored so that a later server
 * with the same id does not inherit the age of an absent server's versions.
 */
const rowFields = 4;
/** Maximum number of rows for absent servers, or the number of rows in the export if that is higher. */
const minAbsentServers = 10_000;
/** Maximum number of packages used per server; real servers have fewer. */
const maxPackages = 16;
/**
 * Returns the rows of a server. A server whose packages have no ecosystem gets a single row with a hash of
 * its name.
 */
function lineageRows(server, id, hashOf) {
    const packages = (0,server_index/* listedRefs */.ut)(server).map(({ type, name }) => `${type}:${name}`);
    const listed = [...new Set(packages)].slice(0, maxPackages).map((each) => {
        const [low, high] = hashOf(each);
        return [low | 1, high];
    });
    // The lowest bit distinguishes packages from names.
    if (listed.length > 0)
        return listed.flatMap((each) => [...id, ...each]);
    const [low, high] = hashOf(`name ${server.name ?? ''}`);
    return [...id, low & ~1, high];
}
/**
 * Traces the lineage of every server that does not simply continue the server with the same id. The map is
 * keyed by the `hashNumber` of each server's id.
 *
 * @param before rows of an earlier export, followed by the rows of the absent servers that its store
 * remembers
 */
function traceLineage(own, before) {
    const [ids, idsBefore] = [createRowIndex(own, 0), createRowIndex(before, 0)];
    const packagesBefore = createRowIndex(before, 2);
    const others = new Set();
    const unlike = [];
    for (const run of runsIn(own)) {
        const former = idsBefore.get(run.id) * rowFields;
        if (former >= 0) {
            if (isSame(own, run, before, runAt(before, former)))
                continue;
            others.add(run.id);
        }
        unlike.push(run);
    }
    const reused = new Set(others);
    for (const run of runsIn(before, endOfPresent(before))) {
        const now = ids.get(run.id) * rowFields;
        if (now >= 0 && !isSame(own, runAt(own, now), before, run))
            reused.add(run.id);
    }
    // A service can reassign all ids. A server is therefore absent if its id is missing or now belongs to a
    // different server.
    const isAbsent = (id) => ids.get(id) < 0 || others.has(id);
    const lineage = new Map();
    for (const id of reused) {
        lineage.set(id, { isOther: others.has(id), wasOther: true, continues: [] });
    }
    for (const { id, start, end } of unlike) {
        const continues = [];
        for (let row = start; row < end; row += rowFields) {
            const found = packagesBefore.get(numberAt(own, row + 2)) * rowFields;
            const idBefore = found < 0 ? id : numberAt(before, found);
            if (idBefore === id || !isAbsent(idBefore))
                continue;
            continues.push([before[found], before[found + 1]]);
        }
        const isOther = others.has(id);
        const wasOther = reused.has(id);
        if (isOther || continues.length > 0)
            lineage.set(id, { isOther, wasOther, continues });
    }
    return lineage;
}
/**
 * Returns the rows of absent servers, latest first, with a row of zeros before each server. The limit is
 * 10,000 rows or the export's number of rows, whichever is higher.
 *
 * @param before the rows of earlier exports and of the absent servers that they remember, latest export first
 */
function absentServers(own, before) {
    const ids = createRowIndex(own, 0);
    const gone = createIntegerList();
    const seen = new Set();
    const most = Math.max(minAbsentServers * rowFields, own.length);
    let length = 0;
    for (const rows of before) {
        for (const run of runsIn(rows)) {
            const now = ids.get(run.id) * rowFields;
            if (now >= 0 && isSame(own, runAt(own, now), rows, run))
                continue;
            const keptRow = [0, 0, 0, 0, ...rows.subarray(run.start, run.end)];
            const key = keptRow.join();
            if (seen.has(key) || length + keptRow.length > most)
                continue;
            seen.add(key);
            gone.add(keptRow);
            length += keptRow.length;
        }
    }
    return gone.toArray();
}
function runAt(rows, start) {
    const id = numberAt(rows, start);
    let end = start;
    while (end < rows.length && numberAt(rows, end) === id)
        end += rowFields;
    return { id, start, end };
}
function* runsIn(rows, from = 0) {
    for (let at = from; at < rows.length;) {
        const run = runAt(rows, at);
        if (!isZero(rows, at))
            yield run;
        at = run.end;
    }
}
/** Returns the index at which an export's rows end and the rows of absent servers begin. */
function endOfPresent(rows) {
    let at = 0;
    while (at < rows.length && !isZero(rows, at))
        at += rowFields;
    return at;
}
const isZero = (rows, at) => rows[at] === 0 && rows[at + 1] === 0;
/**
 * Reports whether two servers with the same id are the same server: they share a package, or the packages of
 * either server are unknown.
 */
function isSame(rows, run, before, former) {
    const packages = packagesIn(rows, run);
    const formerly = new Set(packagesIn(before, former));
    const isUnknown = packages.length === 0 || formerly.size === 0;
    return isUnknown || packages.some((each) => formerly.has(each));
}
/** Random for each process, so that an attacker cannot craft a store whose hashes collide in a table. */
const [factor, highFactor] = [(0,external_node_crypto_.randomBytes)(4), (0,external_node_crypto_.randomBytes)(4)].map((bytes) => bytes.readInt32LE() | 1);
/** Returns a hash as a single 53-bit number, which is never 0. */
function hashNumber(low, high) {
    const mixed = Math.imul(low ^ Math.imul(high, highFactor), factor);
    return (high & 0x1f_ffff) * 0x1_0000_0000 + ((mixed ^ (mixed >>> 16)) >>> 0) || 1;
}
const numberAt = (rows, at) => hashNumber(rows[at], rows[at + 1]);
/** Creates an index that finds the first row for each hash. `column` is the position of the hash in a row. */
function createRowIndex(rows, column) {
    const table = (0,text_table/* createTextTable */.ss)();
    for (let at = 0; at < rows.length; at += rowFields) {
        table.add(numberAt(rows, at + column), at / rowFields);
    }
    return table;
}
/** Returns the packages of a server; empty if only its name is known. */
function packagesIn(rows, { start, end }) {
    const found = [];
    for (let at = start; at < end; at += rowFields) {
        if ((rows[at + 2] & 1) === 1)
            found.push(numberAt(rows, at + 2));
    }
    return found;
}

;// CONCATENATED MODULE: ./build/export/store/score-hashes.js


/*
 * The scores of an export as numbers. Each score takes four numbers: two for the hash of the server's id, and
 * two for the hash of the version.
 */
const scoreFields = 4;
function pairAt(numbers, at) {
    return [numbers[at], numbers[at + 1]];
}
/**
 * Reports whether the score that starts at this index has a version. A score without a version is stored as
 * zeros.
 */
function namesVersion(scores, at) {
    return scores[at] !== 0 || scores[at + 1] !== 0;
}
/**
 * Returns the lower half of the combined hash of the server and the version, for the score that starts at
 * this index.
 */
function lowAt(scores, at) {
    return scores[at] ^ scores[at + 2];
}
/**
 * Returns the upper half of the combined hash of the server and the version, for the score that starts at
 * this index.
 */
function highAt(scores, at) {
    return scores[at + 1] ^ scores[at + 3];
}
function idAt(scores, position) {
    return hashNumber(...pairAt(scores, position * scoreFields));
}
/**
 * Returns a function that finds a score by the hash that the score had under one of its server's former ids.
 * The function returns the score's position, or -1 if there is no such score.
 */
function renamedScores(scores, lineage) {
    const renamed = [];
    for (let position = 0; position * scoreFields < scores.length; position += 1) {
        if (lineage.size === 0)
            break;
        const [low, high] = pairAt(scores, position * scoreFields + 2);
        for (const id of lineage.get(idAt(scores, position))?.continues ?? []) {
            renamed.push([id[0] ^ low, id[1] ^ high, position]);
        }
    }
    const search = createHashSearch(renamed.length, (index, low, high) => {
        return renamed[index]?.[0] === low && renamed[index][1] === high;
    });
    for (const [index, [low, high]] of renamed.entries())
        search.add(index, low, high);
    return (low, high) => renamed[search.find(low, high)]?.[2] ?? -1;
}

// EXTERNAL MODULE: ./build/export/store/seal.js
var seal = __webpack_require__(41176);
// EXTERNAL MODULE: ./build/export/store/store.js
var store = __webpack_require__(6196);
;// CONCATENATED MODULE: ./build/export/store/first-seen.js







/**
 * Determines when each version of a server first appeared in an export. Every store contains these dates for
 * the versions in its scores. A new store copies the dates from earlier stores, in one pass over their
 * columns. A version that is missing from all earlier stores is new. Without an earlier store, a version is
 * only known to be at least as old as the new store.
 *
 * A version is recognised by a 64-bit hash that combines the hash of its server's id with the hash of its
 * version string. Both hashes are keyed with the API key. Publishers choose ids and versions, but without the
 * key they cannot choose a string whose hash equals that of an older version.
 */
const minuteMs = 60_000;
/**
 * How long an absent version is remembered, in minutes. A version can be missing from exports for several
 * days and then return.
 */
const absentMinutes = 90 * 24 * 60;
/**
 * Maximum number of absent versions to remember, or the number of scores in the export if that is higher.
 */
const minAbsentVersions = 10_000;
const absentRow = store/* frameLayouts */.tm.gone.row;
/**
 * Converts the stored minutes to the time when a version was first seen, in milliseconds. Returns null if the
 * time is unknown.
 */
function toFirstSeen(after, by) {
    return by === 0 ? null : { after: after === 0 ? null : after * minuteMs, by: by * minuteMs };
}
/** Maximum number of cached version hashes. Most servers share version strings, such as `1.0.0`. */
const mostKnown = 10_000;
/**
 * Creates an empty list. The list uses 16 bytes for each score and for each package of a server, and up to 24
 * more bytes for each score while `date` runs.
 */
function createVersionList(apiKey) {
    const listing = createListing(apiKey);
    return {
        addServer: listing.addServer,
        addScore(bytes, start, end, strings) {
            const found = (0,record_key/* readScoredVersion */.rj)(bytes, start, end, strings);
            listing.addScore(found === null ? null : found.map(latin1));
        },
        date(generatedAt, earlier) {
            const listed = listing.listed();
            const before = earlier
                .filter((store) => storeTime(store) <= generatedAt)
                .sort((one, other) => storeTime(one) - storeTime(other));
            for (;;) {
                let reading = -1;
                try {
                    return computeDates(listed, generatedAt, before, (at) => {
                        reading = at;
                    });
                }
                catch (error) {
                    if (reading < 0)
                        throw error;
                    // Without the damaged store, fewer dates are known, but no date is wrong.
                    before.splice(reading, 1);
                }
            }
        },
    };
}
function createListing(apiKey) {
    const hashOf = createHasher(apiKey);
    const [scores, servers] = [createIntegerList(), createIntegerList()];
    const knownHashes = new Map();
    let last = null;
    const idHash = (id) => {
        // Scores for the same server are usually adjacent.
        if (last?.id !== id)
            last = { id, hash: hashOf('id', id) };
        return last.hash;
    };
    const versionHash = (version) => {
        const found = knownHashes.get(version) ?? hashOf('version', version);
        if (knownHashes.size < mostKnown)
            knownHashes.set(version, found);
        return found;
    };
    return {
        addServer(server) {
            if (server.id === null)
                return;
            const id = idHash(latin1(Buffer.from(server.id)));
            servers.add(lineageRows(server, id, (text) => hashOf('package', text)));
        },
        addScore(texts) {
            if (texts === null)
                scores.add([0, 0, 0, 0]);
            else
                scores.add([...idHash(texts[0]), ...versionHash(texts[1])]);
        },
        listed: () => ({ scores: scores.toArray(), servers: servers.toArray() }),
    };
}
/** Returns bytes as a string with one character per byte, which is faster than decoding UTF-8. */
const latin1 = (bytes) => bytes.toString('latin1');
const storeTime = ({ head }) => head.whole.head.generatedAt;
/**
 * Returns a function that hashes a string with the API key. `use` ensures that equal strings with different
 * uses have different hashes.
 */
function createHasher(apiKey) {
    const key = (0,seal/* deriveKey */.Hz)(apiKey, 'versions').export().toString('base64');
    return (use, text) => {
        const digest = (0,external_node_crypto_.hash)('sha256', `${key} ${use} ${text}`, 'buffer');
        return [digest.readInt32LE(0), digest.readInt32LE(4)];
    };
}
function createSeenTimes(scores, now) {
    const count = scores.length / scoreFields;
    const [search, first] = createScoreTable(scores);
    const [after, by] = [new Int32Array(count), new Int32Array(count)];
    const gone = [];
    let mostGone = Math.max(minAbsentVersions, count);
    let last = 0;
    const addStore = (store, lineage) => {
        const time = Math.floor(storeTime(store) / minuteMs);
        const scoresBefore = store.head.whole.totals.scores;
        // A large part of an export can be missing for several days. Its versions must not look new when they
        // return.
        mostGone = Math.max(mostGone, scoresBefore, absentVersions(store));
        const renamed = renamedScores(scores, lineage);
        const take = ([low, high], [since, until], lastSeen, of) => {
            if (until === 0)
                return;
            // A version first seen later than the previous store's export was not in that export.
            const knownSince = since === 0 && last > 0 && last < until ? last : since;
            const direct = search.find(low, high);
            const isOther = direct >= 0 && lineage.get(idAt(scores, direct))?.[of];
            const matchingPosition = direct >= 0 && !isOther ? direct : renamed(low, high);
            if (matchingPosition < 0) {
                const isRemembered = lastSeen > now - absentMinutes && gone.length < mostGone * absentRow.end;
                if (isRemembered && !isOther)
                    gone.push(low, high, knownSince, until, lastSeen);
                return;
            }
            const dated = by[matchingPosition];
            if (dated === 0 || until < dated) {
                after[matchingPosition] = knownSince;
                by[matchingPosition] = until;
            }
        };
        let position = 0;
        for (const { hashes, seen } of store.versions()) {
            for (let at = 0; at < hashes.length && position < scoresBefore; at += 2, position += 1) {
                take(pairAt(hashes, at), pairAt(seen, at), time, 'isOther');
            }
        }
        for (const numbers of store.gone()) {
            for (let at = 0; at < numbers.length; at += absentRow.end) {
                const lastSeen = numbers[at + absentRow.lastSeen];
                const dates = pairAt(numbers, at + absentRow.after);
                take(pairAt(numbers, at + absentRow.hash), dates, lastSeen, 'wasOther');
            }
        }
        last = time;
    };
    return { after, by, first, gone, addStore };
}
/**
 * Computes the dates for a new store.
 *
 * @param earlier the earlier stores, oldest first
 * @param onRead called with a store's position before the store is read, and with -1 at the end
 */
function computeDates({ scores, servers }, generatedAt, earlier, onRead) {
    const now = Math.ceil(generatedAt / minuteMs);
    const { after, by, first, gone, addStore } = createSeenTimes(scores, now);
    const rowsBefore = [];
    for (const [index, store] of earlier.entries()) {
        onRead(index);
        const rows = serversIn(store, store.head.whole.totals.scores);
        addStore(store, traceLineage(servers, rows));
        rowsBefore.unshift(rows);
    }
    onRead(-1);
    const newest = earlier.at(-1);
    const last = newest === undefined ? 0 : Math.floor(storeTime(newest) / minuteMs);
    const goneRows = absentServers(servers, rowsBefore);
    return {
        since: Math.min(generatedAt, ...earlier.map(({ head }) => head.since)),
        forEach(write) {
            for (const [position, same] of first.entries()) {
                const at = position * scoreFields;
                if (!namesVersion(scores, at))
                    write(0, 0, 0, 0);
                else {
                    const isNew = by[same] === 0;
                    const [since, until] = isNew ? [last, now] : [after[same], by[same]];
                    write(lowAt(scores, at), highAt(scores, at), since, until);
                }
            }
            for (const rows of [servers, goneRows]) {
                for (let at = 0; at < rows.length; at += rowFields) {
                    write(...pairAt(rows, at), ...pairAt(rows, at + 2));
                }
            }
        },
        gone,
    };
}
/**
 * Returns a table of scores by hash and, for each score, the position of the first score with the same
 * version.
 */
function createScoreTable(scores) {
    const count = scores.length / scoreFields;
    const search = createHashSearch(count, (position, low, high) => {
        const at = position * scoreFields;
        return lowAt(scores, at) === low && highAt(scores, at) === high;
    });
    const first = new Int32Array(count);
    for (let at = 0; at < count; at += 1) {
        first[at] = search.add(at, lowAt(scores, at * scoreFields), highAt(scores, at * scoreFields));
    }
    return [search, first];
}
function absentVersions({ gone }) {
    let numbers = 0;
    for (const { length } of gone())
        numbers += length;
    return numbers / absentRow.end;
}
function serversIn(store, scores) {
    const rows = createIntegerList();
    let position = 0;
    for (const { hashes, seen } of store.versions()) {
        for (let at = 0; at < hashes.length; at += 2, position += 1) {
            if (position >= scores)
                rows.add([...pairAt(hashes, at), ...pairAt(seen, at)]);
        }
    }
    return rows.toArray();
}


/***/ }),

/***/ 92764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UE: () => (/* binding */ selectionSchema),
/* harmony export */   r7: () => (/* binding */ validatorsSchema),
/* harmony export */   vo: () => (/* binding */ storeHeadSchema),
/* harmony export */   yC: () => (/* binding */ namesSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);
/* harmony import */ var _model_model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85523);


/**
 * Schemas for the stored parts of an export (form.ts). Unlike the schemas for the service's data, they are
 * strict, because a missing value means that another build wrote the stored data.
 */
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable();
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable();
const texts = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const header = {
    schemaVersion: text,
    rubricVersion: text,
    generatedAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    declaredServers: count,
};
const counts = { servers: count, scores: count, findings: count };
const summary = {
    head: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ...header, counts: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(counts).nullable() }),
    totals: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ servers: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), scores: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), findings: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() }),
    unreadable: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    anonymous: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    repeatedIds: texts,
    hasNumericIds: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
};
const validatorsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    etag: text,
    lastModified: text,
});
const storeHeadSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    whole: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(summary),
    validators: validatorsSchema,
    since: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
});
const namesSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const packageRef = {
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_model_js__WEBPACK_IMPORTED_MODULE_1__/* .ecosystemTypes */ ._Q).nullable(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    version: text,
    digest: text,
    query: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(texts),
};
const version = { version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), digest: text };
const record = {
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    publisher: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ namespace: text, verified: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullable() }),
    packageRefs: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(packageRef)),
    versions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(version)),
};
const finding = {
    reference: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    check: text,
    result: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    weight: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    evidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(),
};
const firstSeen = { after: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(), by: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() };
const report = {
    server: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable(),
    grade: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    findings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(finding)),
    rubricVersion: text,
    otherRubric: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    generatedAt: text,
    firstSeen: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(firstSeen)),
};
const server = {
    record: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(record),
    reports: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(report)),
    malformedReports: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ version: text, reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    inconsistencies: texts,
};
const malformed = { reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), isTyped: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() };
const mapSchema = (value) => zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), value])).transform((entries) => new Map(entries));
const selectionSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    header: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(header),
    servers: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(server)),
    malformedRecords: mapSchema(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(malformed)),
    neighbours: mapSchema(texts),
    inconsistencies: texts,
});


/***/ }),

/***/ 75993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ searchNeighbours),
/* harmony export */   v: () => (/* binding */ hasLookalikes)
/* harmony export */ });
/* harmony import */ var _detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10398);

/** Minimum length of a name to compare. Shorter names are one edit away from too many other names. */
const minNameLength = 5;
/** Maximum number of neighbours per watched name. More neighbours would not improve a report. */
const maxNeighbours = 5;
/** Reports whether anyone can register a name in this ecosystem, and thereby imitate another name. */
function hasLookalikes(type) {
    return type !== null && _detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[type].hasLookalikes;
}
/**
 * Starts a search for packages whose name differs from a watched name in the same ecosystem by one character,
 * or by two swapped adjacent characters. Ignores names that differ only in a number. Also ignores names
 * within one namespace (an npm scope or an image's account), because they have the same owner.
 */
function searchNeighbours(watched) {
    const byLength = new Map();
    for (const identity of watched) {
        if (!hasLookalikes(identity.type) || identity.name.length < minNameLength)
            continue;
        const bucket = `${identity.type}:${identity.name.length}`;
        const { type, name } = identity;
        const own = { type, name, owner: ownedNamespace(identity) };
        byLength.set(bucket, [...(byLength.get(bucket) ?? []), own]);
    }
    const neighbours = new Map();
    return {
        add({ type, name }) {
            if (byLength.size === 0 || !hasLookalikes(type))
                return;
            const owner = ownedNamespace({ type, name });
            for (let length = name.length - 1; length <= name.length + 1; length += 1) {
                for (const identity of byLength.get(`${type}:${length}`) ?? []) {
                    if (owner !== '' && owner === identity.owner)
                        continue;
                    if (!isOneEdit(identity.name, name) || isNextInRow(identity.name, name))
                        continue;
                    const key = (0,_detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .identityKey */ .US)(identity);
                    const knownNeighbours = neighbours.get(key) ?? [];
                    if (knownNeighbours.length < maxNeighbours && !knownNeighbours.includes(name)) {
                        neighbours.set(key, [...knownNeighbours, name]);
                    }
                }
            }
        },
        neighbours: () => neighbours,
    };
}
/** Reports whether two names differ by exactly one insertion, deletion, substitution or transposition. */
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
/** A number at the end of a word, as in `x-v1` and `@team6/files`, but not in `k8s`. */
const countingNumber = /(?<!\d)\d+(?![a-z\d])/gi;
/**
 * Reports whether two names differ only in a number that ends a word in both names, as in a series. Returns
 * false if a number is added or removed, which suggests imitation (`notes-2` for `notes`). Also returns false
 * for swapped digits, which suggest a typing error.
 */
function isNextInRow(a, b) {
    const sortedDigits = (name) => name.replace(/\D/g, '').split('').sort().join('');
    return (a.replace(countingNumber, '0') === b.replace(countingNumber, '0') &&
        sortedDigits(a) !== sortedDigits(b));
}
/** Returns a name's namespace if the namespace has a single owner; otherwise, an empty string. */
function ownedNamespace({ type, name }) {
    const namespace = name.slice(0, Math.max(0, name.lastIndexOf('/')));
    return namespace === _detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[type].sharedNamespace ? '' : namespace;
}


/***/ }),

/***/ 41176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ sealJson),
/* harmony export */   H9: () => (/* binding */ unsealJson),
/* harmony export */   Hz: () => (/* binding */ deriveKey),
/* harmony export */   Pv: () => (/* binding */ hashList),
/* harmony export */   X: () => (/* binding */ tagLength),
/* harmony export */   Yc: () => (/* binding */ decrypt),
/* harmony export */   yy: () => (/* binding */ keyFingerprint)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);


/**
 * Seals all data that is stored between runs. Forks can read a cache, and anyone may have written to it.
 * Entries are therefore encrypted with AES-256-GCM under keys derived from the API key. Only those who may
 * download the export can read it in the cache, and forged or altered entries do not open.
 *
 * Small entries, check entries and the results of scheduled runs are stored as sealed JSON:
 *
 *   magic      20 bytes  "MCPGRADEGATE\0", the kind of entry (u8), the digest of its form (form.ts)
 *   nonce      12 bytes  random for every seal
 *   sealed     AES-256-GCM over zstd(the value as JSON)
 *   tag        16 bytes
 *
 * Associated data: the magic and the address of the export service, so that an entry of another kind, form or
 * service does not open. The store has its own layout (store.ts).
 */
const nonceLength = 12;
/** Length of the AES-GCM tag, in bytes. */
const tagLength = 16;
/**
 * Maximum size of the unpacked JSON, in bytes: enough for several thousand servers with all their findings.
 */
const maxJsonBytes = 256 * 1024 * 1024;
const jsonEntryKinds = { names: 1, check: 2, last: 3 };
/** Seals a JSON value of a given form for the cache. `origin` is the address of the export service. */
function sealJson(apiKey, origin, form, value) {
    const packed = (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.zstdCompressSync)(JSON.stringify(value), {
        params: { [node_zlib__WEBPACK_IMPORTED_MODULE_1__.constants.ZSTD_c_compressionLevel]: 1 },
    });
    const nonce = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(nonceLength);
    const cipher = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createCipheriv)('aes-256-gcm', deriveKey(apiKey, form.kind), nonce);
    cipher.setAAD(Buffer.concat([magicBytes(form), Buffer.from(origin)]));
    const sealed = [cipher.update(packed), cipher.final(), cipher.getAuthTag()];
    return Buffer.concat([magicBytes(form), nonce, ...sealed]);
}
/**
 * Opens sealed JSON. Returns undefined if the entry has another form, key or service, was altered, or does
 * not match the schema.
 */
function unsealJson(apiKey, origin, form, sealed) {
    const magic = magicBytes(form);
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    const start = magic.length + nonceLength;
    if (!bytes.subarray(0, magic.length).equals(magic))
        return undefined;
    const packed = decrypt(deriveKey(apiKey, form.kind), bytes.subarray(magic.length, start), Buffer.concat([magic, Buffer.from(origin)]), bytes.subarray(start));
    if (packed === null)
        return undefined;
    try {
        const text = (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.zstdDecompressSync)(packed, { maxOutputLength: maxJsonBytes }).toString();
        return form.schema.safeParse(JSON.parse(text)).data;
    }
    catch {
        return undefined;
    }
}
/**
 * Decrypts data that was sealed with AES-256-GCM.
 *
 * @param sealed the encrypted bytes, followed by the tag
 * @returns null if the tag does not match, so that altered data is never returned
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
/**
 * Returns a fingerprint of an API key for cache keys: 16 hexadecimal digits, from which the API key cannot be
 * computed.
 */
function keyFingerprint(apiKey) {
    return deriveKey(apiKey, 'fingerprint').export().subarray(0, 8).toString('hex');
}
/**
 * Returns a keyed hash of a list of strings, for cache keys. Without the API key, an attacker cannot test
 * guesses about the list.
 */
function hashList(apiKey, texts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', deriveKey(apiKey, 'list'))
        .update(JSON.stringify(texts))
        .digest('hex')
        .slice(0, 32);
}
/**
 * Derives a key for one purpose from the API key with HKDF (RFC 5869), so that no derived key reveals another
 * key.
 *
 * @param salt distinguishes several keys for the same purpose
 */
function deriveKey(apiKey, use, salt = Buffer.alloc(0)) {
    const label = `mcp-grade-gate ${use}`;
    // Returns a KeyObject, which is prepared only once, because a store seals thousands of frames under one
    // key.
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createSecretKey)(Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)('sha256', apiKey, salt, label, 32)));
}
function magicBytes({ kind, digest }) {
    return Buffer.concat([
        Buffer.from('MCPGRADEGATE\0'),
        Buffer.from([jsonEntryKinds[kind]]),
        Buffer.from(digest, 'hex'),
    ]);
}


/***/ }),

/***/ 31655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gm: () => (/* binding */ indexServer),
/* harmony export */   ci: () => (/* binding */ untypedNames),
/* harmony export */   u3: () => (/* binding */ nameKeys),
/* harmony export */   ut: () => (/* binding */ listedRefs)
/* harmony export */ });
/* harmony import */ var _detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10398);
/* harmony import */ var _reading_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98347);
/* harmony import */ var _reading_package_ref_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20888);
/* harmony import */ var _reading_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38905);




/**
 * The functions with which ecosystems normalise names. Duplicates are removed, because some ecosystems share
 * a function.
 */
const spellings = [...new Set(Object.values(_detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU).map(({ normaliseName }) => normaliseName))];
/**
 * Reads a server record and the strings by which it is looked up. A malformed record keeps its readable
 * names, so that it is reported rather than lost.
 */
function indexServer(raw) {
    const read = (0,_reading_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .readServerRecord */ .Fz)(raw);
    const id = nonEmptyText((0,_reading_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(raw, 'id'));
    const name = nonEmptyText((0,_reading_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(raw, 'name'));
    const listed = (0,_reading_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .ownValue */ .e)(raw, 'package_refs');
    const refs = 'value' in read
        ? read.value.record.packageRefs
        : Array.isArray(listed)
            ? listed.flatMap((ref) => (0,_reading_package_ref_js__WEBPACK_IMPORTED_MODULE_1__/* .readPackageRef */ ._)(ref) ?? [])
            : [];
    const keys = nameKeys(name, refs);
    if (id !== null)
        keys.add(id);
    return { read, id, name, refs, keys };
}
function nameKeys(name, refs) {
    const keys = new Set();
    for (const ref of refs)
        if (ref.type !== null)
            keys.add(ref.name);
    for (const each of untypedNames(name, refs)) {
        for (const spell of spellings)
            keys.add(spell(each));
    }
    return keys;
}
/**
 * Returns the names of a record that have no ecosystem: the record's name, and the names in untyped
 * references. Omits names longer than `maxNameLength`.
 */
function untypedNames(name, refs) {
    const bare = refs.filter(({ type }) => type === null).map((ref) => ref.name);
    return (name === null ? bare : [...bare, name]).filter(({ length }) => length <= _reading_package_ref_js__WEBPACK_IMPORTED_MODULE_1__/* .maxNameLength */ .w);
}
const nonEmptyText = (value) => typeof value === 'string' && value !== '' ? value : null;
function listedRefs({ refs }) {
    return refs.filter(({ type }) => type !== null);
}


/***/ }),

/***/ 76905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openSealedStore: () => (/* binding */ openSealedStore)
});

// EXTERNAL MODULE: ./build/detection/ecosystems.js + 2 modules
var ecosystems = __webpack_require__(10398);
// EXTERNAL MODULE: ./build/export/contract/faults.js
var faults = __webpack_require__(59653);
// EXTERNAL MODULE: ./build/export/reading/record-key.js
var record_key = __webpack_require__(2893);
// EXTERNAL MODULE: ./build/export/reading/splitter.js + 1 modules
var splitter = __webpack_require__(12599);
// EXTERNAL MODULE: ./build/export/store/first-seen.js + 3 modules
var first_seen = __webpack_require__(16762);
// EXTERNAL MODULE: ./build/export/store/neighbours.js
var neighbours = __webpack_require__(75993);
// EXTERNAL MODULE: ./build/export/store/store.js
var store = __webpack_require__(6196);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/export/reading/value-reader.js
var value_reader = __webpack_require__(54537);
// EXTERNAL MODULE: ./build/export/store/kept-schemas.js
var kept_schemas = __webpack_require__(92764);
// EXTERNAL MODULE: ./build/export/store/seal.js
var seal = __webpack_require__(41176);
;// CONCATENATED MODULE: ./build/export/store/store-frames.js






/**
 * Maximum size of an unpacked frame, in bytes: one element of maximum size, with ample space for the other
 * records in the frame.
 */
const maxFrameBytes = value_reader/* maxElementBytes */.E + 32 * store/* recordFrameBytes */.gF;
const maxDirectoryBytes = 512 * 1024 * 1024;
/**
 * Opens a store file and reads its directory.
 *
 * @returns null if the file is not a store
 * @throws Error if the file is truncated or altered, belongs to another service or API key, or has an invalid
 * head
 */
function openFrames(apiKey, origin, file) {
    if (file.size < store/* headerLength */.gT + store/* trailerLength */.Yl)
        return null;
    const header = Buffer.from(file.read(0, store/* headerLength */.gT));
    if (!(0,store/* createHeader */.Ij)((0,store/* saltIn */.eB)(header)).equals(header))
        return null;
    const { key, associated } = (0,store/* deriveSeal */.xR)(apiKey, origin, header);
    const open = (number, offset, length) => {
        const plain = (0,seal/* decrypt */.Yc)(key, (0,store/* frameNonce */.bF)(number), associated, file.read(offset, length));
        if (plain === null)
            throw new faults/* StoreDamaged */.Bc();
        return plain;
    };
    const end = file.size - store/* trailerLength */.Yl;
    const trailer = open(store/* trailerNumber */.Jy, end, store/* trailerLength */.Yl);
    const offset = trailer.readUIntLE(store/* trailerFields */.rr.offset, 6);
    const length = trailer.readUInt32LE(store/* trailerFields */.rr.length);
    const number = trailer.readUInt32LE(store/* trailerFields */.rr.number);
    // A mismatch means that bytes were inserted or removed before the trailer.
    if (trailer.readUIntLE(store/* trailerFields */.rr.self, 6) !== end || offset + length !== end)
        return null;
    const directory = unpackFrame(open(number, offset, length), maxDirectoryBytes);
    const jsonEnd = 4 + directory.readUInt32LE(0);
    const frames = placeFrames(directory.subarray(jsonEnd));
    const decryptFrame = (frame) => open(frame.number, frame.offset, frame.length);
    return {
        head: kept_schemas/* storeHeadSchema */.vo.parse(JSON.parse(directory.toString('utf8', 4, jsonEnd))),
        ofKind: (kind) => frames.get(kind) ?? [],
        decrypt: decryptFrame,
        read(frame) {
            const layout = store/* frameLayouts */.tm[frame.kind];
            const bytes = decryptFrame(frame);
            if (!layout.isPacked)
                return bytes;
            return unpackFrame(bytes, 'row' in layout ? 4 * frame.count : maxFrameBytes);
        },
    };
}
/**
 * Returns the frames by kind, with offsets computed from the rows of the directory.
 *
 * @throws StoreDamaged if a row is invalid
 */
function placeFrames(rows) {
    const placed = new Map();
    const counted = new Map();
    let offset = store/* headerLength */.gT;
    for (let at = 0; at < rows.length; at += store/* frameRow */.u$.end) {
        const kind = store/* frameKinds */.pE[rows.readUInt32LE(at + store/* frameRow */.u$.kind)];
        if (kind === undefined)
            throw new faults/* StoreDamaged */.Bc();
        const count = rows.readUInt32LE(at + store/* frameRow */.u$.count);
        const length = rows.readUInt32LE(at + store/* frameRow */.u$.length);
        if ('row' in store/* frameLayouts */.tm[kind] && count > store/* numbersPerFrame */.$N)
            throw new faults/* StoreDamaged */.Bc();
        const first = counted.get(kind) ?? 0;
        const frame = { kind, count, length, number: at / store/* frameRow */.u$.end, offset, first };
        const placedFrames = placed.get(kind);
        if (placedFrames === undefined)
            placed.set(kind, [frame]);
        else
            placedFrames.push(frame);
        counted.set(kind, first + count);
        offset += length;
    }
    return placed;
}
/**
 * Reads the numbers as signed 32-bit integers, because V8 would store many unsigned integers as heap objects.
 */
function readNumbers(plain) {
    const isAligned = plain.byteOffset % 4 === 0;
    const bytes = isAligned ? plain : Buffer.from(new Uint8Array(plain).buffer);
    return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
}
/**
 * Size of the output buffer for zstd, in bytes. Most unpacked frames fit into one buffer, so their output
 * need not be concatenated.
 */
const unpackedBytes = store/* recordFrameBytes */.gF + 64 * 1024;
const unpackFrame = (packed, maxOutputLength) => (0,external_node_zlib_.zstdDecompressSync)(packed, { maxOutputLength, chunkSize: unpackedBytes });

;// CONCATENATED MODULE: ./build/export/store/store-reader.js








/**
 * Opens a store (layout: store.ts) and reads only its directory.
 *
 * @param origin address of the export service
 * @returns null if the file is not a store, if it is truncated or altered, or if its form, service or API key
 * is not the expected one
 */
function openSealedStore(apiKey, origin, file) {
    let frames;
    try {
        frames = openFrames(apiKey, origin, file);
    }
    catch {
        return null;
    }
    return frames === null ? null : createStoreReader(frames);
}
function createStoreReader(frames) {
    const recordFrames = splitter/* sections */.V0.flatMap((section) => frames.ofKind(section));
    return {
        head: frames.head,
        // Most record frames unpack to `recordFrameBytes`. A frame with a large element is estimated at four
        // times its packed size.
        plainBytes: recordFrames.reduce((sum, { length }) => sum + Math.max(store/* recordFrameBytes */.gF, 4 * length), 0),
        elements: (section) => allElements(frames, section),
        isIntact() {
            try {
                for (const frame of recordFrames)
                    frames.decrypt(frame);
                return true;
            }
            catch {
                return false;
            }
        },
        servers: reportingDamage((keys, watched) => ({
            records: [...readElements(frames, 'servers', findServers(frames, keys)).values()],
            neighbours: findNeighbours(frames, watched),
        })),
        scores: reportingDamage((servers) => readElements(frames, 'scores', findByKey(frames, 'scores', servers))),
        seen: reportingDamage((positions) => readDates(frames, positions)),
        findings: reportingDamage((ids, positions) => readElements(frames, 'findings', [...findByKey(frames, 'findings', ids), ...positions])),
        summary: async () => frames.head.whole,
        *versions() {
            const seen = frames.ofKind('seen');
            for (const [at, frame] of frames.ofKind('versions').entries()) {
                // Copied, because the next frame that is read can share memory with this frame.
                const hashes = readNumbers(frames.read(frame)).slice();
                yield { hashes, seen: numbersIn(frames, seen[at]) };
            }
        },
        *gone() {
            for (const frame of frames.ofKind('gone'))
                yield numbersIn(frames, frame);
        },
    };
}
/**
 * Returns the times at which the versions of the scores at these positions were first seen. Omits versions
 * whose dates are unknown.
 */
function readDates(frames, positions) {
    const dates = new Map();
    const wantedPositions = [...positions];
    const { row } = store/* frameLayouts */.tm.seen;
    const { end: width } = row;
    for (const frame of frames.ofKind('seen')) {
        const [first, end] = [frame.first / width, (frame.first + frame.count) / width];
        const here = wantedPositions.filter((position) => position >= first && position < end);
        if (here.length === 0)
            continue;
        const numbers = numbersIn(frames, frame);
        for (const position of here) {
            const at = width * (position - first);
            const seen = (0,first_seen/* toFirstSeen */.n)(numbers[at + row.after] ?? 0, numbers[at + row.by] ?? 0);
            if (seen !== null)
                dates.set(position, seen);
        }
    }
    return dates;
}
function numbersIn({ read }, frame) {
    if (frame === undefined)
        throw new faults/* StoreDamaged */.Bc();
    return readNumbers(read(frame));
}
/** Wraps a lookup so that every error while reading the file becomes `StoreDamaged`. */
function reportingDamage(lookup) {
    return async (...args) => {
        try {
            return lookup(...args);
        }
        catch (error) {
            // Elements are sealed unparsed. If an element is not JSON, the error is in the document, not in the
            // store.
            throw error instanceof faults/* StructureError */.QX ? error : new faults/* StoreDamaged */.Bc(error);
        }
    };
}
function* allElements({ ofKind, read }, section) {
    const columns = section === 'servers' ? [] : ofKind((0,store/* keyColumn */.mT)(section));
    let column;
    let hashes = new Int32Array(0);
    let columnAt = 0;
    try {
        for (const frame of ofKind(section)) {
            const block = read(frame);
            const lengths = block.length - store/* elementRow */.F4.end * frame.count;
            let at = 0;
            for (let index = 0; index < frame.count; index += 1) {
                const size = block.readUInt32LE(lengths + store/* elementRow */.F4.end * index + store/* elementRow */.F4.length);
                const position = frame.first + index;
                if (columns.length > 0 && position >= (column?.first ?? 0) + hashes.length) {
                    column = columns[columnAt];
                    hashes = readNumbers(read(column));
                    columnAt += 1;
                }
                const keyHash = hashes[position - (column?.first ?? 0)] ?? 0;
                yield { position, keyHash, bytes: block.subarray(at, at + size) };
                at += size;
            }
        }
    }
    catch (error) {
        throw new faults/* StoreDamaged */.Bc(error);
    }
}
/** Returns the positions of the servers that have a key with the same hash as one of the given keys. */
function findServers({ ofKind, read }, keys) {
    const isWanted = (0,record_key/* hashFilter */.Nd)(keys);
    const positions = [];
    const { row } = store/* frameLayouts */.tm.index;
    for (const frame of ofKind('index')) {
        const pairs = readNumbers(read(frame));
        for (let at = 0; at < pairs.length; at += row.end) {
            if (isWanted(pairs[at + row.hash]))
                positions.push(pairs[at + row.position]);
        }
    }
    return positions;
}
/**
 * Returns the positions of the scores or findings whose key has the same hash as one of the given strings.
 */
function findByKey({ ofKind, read }, section, texts) {
    if (texts.size === 0)
        return [];
    const isWanted = (0,record_key/* hashFilter */.Nd)(texts);
    const positions = [];
    for (const frame of ofKind((0,store/* keyColumn */.mT)(section))) {
        const hashes = readNumbers(read(frame));
        for (let at = 0; at < hashes.length; at += 1) {
            if (isWanted(hashes[at]))
                positions.push(frame.first + at);
        }
    }
    return positions;
}
/**
 * Returns the parsed elements at the given positions in a section, keyed by position. Each frame is unpacked
 * once.
 */
function readElements({ ofKind, read }, section, positions) {
    const elements = new Map();
    const sorted = [...new Set(positions)].sort((a, b) => a - b);
    let next = 0;
    for (const frame of ofKind(section)) {
        if (next === sorted.length)
            break;
        if (sorted[next] >= frame.first + frame.count)
            continue;
        const block = read(frame);
        const lengths = block.length - store/* elementRow */.F4.end * frame.count;
        let at = 0;
        for (let index = 0; index < frame.count && next < sorted.length; index += 1) {
            const size = block.readUInt32LE(lengths + store/* elementRow */.F4.end * index + store/* elementRow */.F4.length);
            if (sorted[next] === frame.first + index) {
                const position = frame.first + index;
                elements.set(position, (0,splitter/* parseElement */.on)(block, at, at + size, `/${section}/${position}`));
                next += 1;
            }
            at += size;
        }
    }
    return elements;
}
function findNeighbours({ ofKind, read }, watched) {
    const search = (0,neighbours/* searchNeighbours */.b)(watched);
    if (watched.length === 0)
        return search.neighbours();
    for (const frame of ofKind('names')) {
        const names = JSON.parse(read(frame).toString());
        for (const key of names)
            search.add((0,ecosystems/* parseIdentityKey */.fB)(key));
    }
    return search.neighbours();
}


/***/ }),

/***/ 2146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ createStoreWriter)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var _detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10398);
/* harmony import */ var _reading_head_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25136);
/* harmony import */ var _reading_record_key_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2893);
/* harmony import */ var _reading_splitter_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12599);
/* harmony import */ var _census_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85054);
/* harmony import */ var _first_seen_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16762);
/* harmony import */ var _neighbours_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75993);
/* harmony import */ var _server_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(31655);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6196);











/**
 * Returns a writer that stores an export as its bytes arrive (layout: store.ts). Memory use grows by 24 bytes
 * for each server, by 16 bytes (at the end, 40) for each server package and each score, and by a directory
 * row for each 128 KB. Otherwise, it does not depend on the size of the export.
 *
 * @param origin address of the export service, for the seal
 * @param append writes the store's bytes, in order; its errors propagate to the caller
 */
function createStoreWriter(apiKey, origin, append) {
    const frames = createFrameWriter(apiKey, origin, append);
    const records = {
        servers: recordBuffer((count, plain) => frames.add('servers', count, plain)),
        scores: recordBuffer((count, plain) => frames.add('scores', count, plain)),
        findings: recordBuffer((count, plain) => frames.add('findings', count, plain)),
    };
    const columns = {
        scores: numberBuffer((0,_store_js__WEBPACK_IMPORTED_MODULE_10__/* .keyColumn */ .mT)('scores'), frames.add),
        findings: numberBuffer((0,_store_js__WEBPACK_IMPORTED_MODULE_10__/* .keyColumn */ .mT)('findings'), frames.add),
    };
    const index = numberBuffer('index', frames.add);
    const names = nameBuffer((count, plain) => frames.add('names', count, plain));
    const versions = (0,_first_seen_js__WEBPACK_IMPORTED_MODULE_7__/* .createVersionList */ .p)(apiKey);
    const dated = {
        versions: numberBuffer('versions', frames.add),
        seen: numberBuffer('seen', frames.add),
        gone: numberBuffer('gone', frames.add),
    };
    const census = (0,_census_js__WEBPACK_IMPORTED_MODULE_6__/* .takeCensus */ .T)({
        server(server, _, position) {
            versions.addServer(server);
            for (const text of server.keys) {
                index.add((0,_reading_record_key_js__WEBPACK_IMPORTED_MODULE_4__/* .hashText */ .qj)(text));
                index.add(position);
            }
            for (const { type, name } of (0,_server_index_js__WEBPACK_IMPORTED_MODULE_9__/* .listedRefs */ .ut)(server)) {
                if ((0,_neighbours_js__WEBPACK_IMPORTED_MODULE_8__/* .hasLookalikes */ .v)(type))
                    names.add((0,_detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_2__/* .identityKey */ .US)({ type, name }));
            }
        },
        element(section, bytes, start, end, keyHash, _, strings) {
            records[section].add(bytes, start, end);
            if (section !== 'servers')
                columns[section].add(keyHash);
            if (section === 'scores')
                versions.addScore(bytes, start, end, strings());
        },
    });
    const splitter = (0,_reading_splitter_js__WEBPACK_IMPORTED_MODULE_5__/* .createSplitter */ .W3)(census.target);
    return {
        push(chunk) {
            splitter.push(chunk);
        },
        // An error document might contain a date, but it contains no arrays.
        head: () => (splitter.hasSection() ? (0,_reading_head_js__WEBPACK_IMPORTED_MODULE_3__.collectHead)(census.head) : null),
        isComplete: splitter.isComplete,
        finish(origin, validators, earlier = []) {
            splitter.end();
            const whole = census.summary(origin, splitter.hasNumericIds());
            const dates = versions.date(whole.head.generatedAt, earlier);
            dates.forEach((low, high, first, second) => {
                dated.versions.add(low);
                dated.versions.add(high);
                dated.seen.add(first);
                dated.seen.add(second);
            });
            for (const each of dates.gone)
                dated.gone.add(each);
            const buffers = [records, columns, { index, names }, dated].flatMap((each) => Object.values(each));
            for (const each of buffers)
                each.flush();
            frames.finish({ whole, validators, since: dates.since });
            return whole;
        },
    };
}
function createFrameWriter(apiKey, origin, append) {
    const header = (0,_store_js__WEBPACK_IMPORTED_MODULE_10__/* .createHeader */ .Ij)((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32));
    const { key, associated } = (0,_store_js__WEBPACK_IMPORTED_MODULE_10__/* .deriveSeal */ .xR)(apiKey, origin, header);
    const frames = [];
    let length = 0;
    const write = (bytes) => {
        append(bytes);
        length += bytes.length;
    };
    const seal = (number, plain) => {
        const cipher = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createCipheriv)('aes-256-gcm', key, (0,_store_js__WEBPACK_IMPORTED_MODULE_10__/* .frameNonce */ .bF)(number));
        cipher.setAAD(associated);
        const parts = [cipher.update(plain), cipher.final(), cipher.getAuthTag()];
        for (const part of parts)
            if (part.length > 0)
                write(part);
        return parts.reduce((sum, part) => sum + part.length, 0);
    };
    write(header);
    return {
        add(kind, count, plain) {
            const bytes = _store_js__WEBPACK_IMPORTED_MODULE_10__/* .frameLayouts */ .tm[kind].isPacked ? pack(plain) : plain;
            frames.push({ kind, count, length: seal(frames.length, bytes) });
        },
        finish(head) {
            const offset = length;
            const number = frames.length;
            const sealed = seal(number, encodeDirectory(head, frames));
            const trailer = Buffer.alloc(_store_js__WEBPACK_IMPORTED_MODULE_10__/* .trailerFields */ .rr.end);
            trailer.writeUIntLE(offset, _store_js__WEBPACK_IMPORTED_MODULE_10__/* .trailerFields */ .rr.offset, 6);
            trailer.writeUInt32LE(sealed, _store_js__WEBPACK_IMPORTED_MODULE_10__/* .trailerFields */ .rr.length);
            trailer.writeUInt32LE(number, _store_js__WEBPACK_IMPORTED_MODULE_10__/* .trailerFields */ .rr.number);
            trailer.writeUIntLE(length, _store_js__WEBPACK_IMPORTED_MODULE_10__/* .trailerFields */ .rr.self, 6);
            seal(_store_js__WEBPACK_IMPORTED_MODULE_10__/* .trailerNumber */ .Jy, trailer);
        },
    };
}
/**
 * Size of zstd's output buffer, in bytes. Most packed frames fit into one buffer, so their output need not be
 * concatenated.
 */
const packedBytes = 32 * 1024;
function pack(plain) {
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.zstdCompressSync)(plain, {
        chunkSize: packedBytes,
        params: { [node_zlib__WEBPACK_IMPORTED_MODULE_1__.constants.ZSTD_c_compressionLevel]: 1 },
    });
}
function encodeDirectory(head, frames) {
    const json = Buffer.from(JSON.stringify(head));
    const bytes = Buffer.alloc(4 + json.length + _store_js__WEBPACK_IMPORTED_MODULE_10__/* .frameRow */ .u$.end * frames.length);
    bytes.writeUInt32LE(json.length);
    bytes.set(json, 4);
    let at = 4 + json.length;
    for (const { kind, count, length } of frames) {
        bytes.writeUInt32LE(_store_js__WEBPACK_IMPORTED_MODULE_10__/* .frameKinds */ .pE.indexOf(kind), at + _store_js__WEBPACK_IMPORTED_MODULE_10__/* .frameRow */ .u$.kind);
        bytes.writeUInt32LE(count, at + _store_js__WEBPACK_IMPORTED_MODULE_10__/* .frameRow */ .u$.count);
        bytes.writeUInt32LE(length, at + _store_js__WEBPACK_IMPORTED_MODULE_10__/* .frameRow */ .u$.length);
        at += _store_js__WEBPACK_IMPORTED_MODULE_10__/* .frameRow */ .u$.end;
    }
    return pack(bytes);
}
function recordBuffer(writeFrame) {
    let lengths = [];
    let buffer = Buffer.alloc(0);
    let used = 0;
    const makeRoom = (needed) => {
        if (needed <= buffer.length)
            return;
        const grown = Buffer.alloc(Math.max(2 * _store_js__WEBPACK_IMPORTED_MODULE_10__/* .recordFrameBytes */ .gF, needed));
        grown.set(buffer.subarray(0, used));
        buffer = grown;
    };
    const flush = () => {
        if (lengths.length === 0)
            return;
        const end = used + _store_js__WEBPACK_IMPORTED_MODULE_10__/* .elementRow */ .F4.end * lengths.length;
        makeRoom(end);
        lengths.forEach((each, at) => {
            buffer.writeUInt32LE(each, used + _store_js__WEBPACK_IMPORTED_MODULE_10__/* .elementRow */ .F4.end * at + _store_js__WEBPACK_IMPORTED_MODULE_10__/* .elementRow */ .F4.length);
        });
        writeFrame(lengths.length, buffer.subarray(0, end));
        [lengths, used] = [[], 0];
        // Release the memory for a large element before the rest of the document is read.
        if (buffer.length > 8 * _store_js__WEBPACK_IMPORTED_MODULE_10__/* .recordFrameBytes */ .gF)
            buffer = Buffer.alloc(0);
    };
    return {
        add(bytes, start, end) {
            const needed = used + end - start;
            makeRoom(needed);
            // Creating a subarray for each element would produce a lot of garbage.
            bytes.copy(buffer, used, start, end);
            used = needed;
            lengths.push(end - start);
            if (used >= _store_js__WEBPACK_IMPORTED_MODULE_10__/* .recordFrameBytes */ .gF)
                flush();
        },
        flush,
    };
}
/** Collects numbers until they fill a frame. A row is never split across frames. */
function numberBuffer(kind, addFrame) {
    const most = _store_js__WEBPACK_IMPORTED_MODULE_10__/* .numbersPerFrame */ .$N - (_store_js__WEBPACK_IMPORTED_MODULE_10__/* .numbersPerFrame */ .$N % _store_js__WEBPACK_IMPORTED_MODULE_10__/* .frameLayouts */ .tm[kind].row.end);
    // The array starts small, because most exports do not fill a frame.
    let numbers = new Int32Array(Math.min(1024, most));
    let used = 0;
    const flush = () => {
        if (used === 0)
            return;
        addFrame(kind, used, new Uint8Array(numbers.buffer, 0, 4 * used));
        used = 0;
    };
    return {
        add(number) {
            if (used === numbers.length) {
                numbers = new Int32Array(numbers.buffer.transfer(4 * Math.min(2 * used, most)));
            }
            numbers[used] = number;
            used += 1;
            if (used === most)
                flush();
        },
        flush,
    };
}
function nameBuffer(writeFrame) {
    let names = [];
    let length = 0;
    const flush = () => {
        if (names.length === 0)
            return;
        writeFrame(names.length, Buffer.from(JSON.stringify(names)));
        [names, length] = [[], 0];
    };
    return {
        add(name) {
            names.push(name);
            length += name.length;
            if (length >= _store_js__WEBPACK_IMPORTED_MODULE_10__/* .namesFrameBytes */ .Dm)
                flush();
        },
        flush,
    };
}


/***/ }),

/***/ 6196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ numbersPerFrame),
/* harmony export */   Dm: () => (/* binding */ namesFrameBytes),
/* harmony export */   F4: () => (/* binding */ elementRow),
/* harmony export */   Ij: () => (/* binding */ createHeader),
/* harmony export */   Jy: () => (/* binding */ trailerNumber),
/* harmony export */   Yl: () => (/* binding */ trailerLength),
/* harmony export */   bF: () => (/* binding */ frameNonce),
/* harmony export */   eB: () => (/* binding */ saltIn),
/* harmony export */   gF: () => (/* binding */ recordFrameBytes),
/* harmony export */   gT: () => (/* binding */ headerLength),
/* harmony export */   mT: () => (/* binding */ keyColumn),
/* harmony export */   pE: () => (/* binding */ frameKinds),
/* harmony export */   qm: () => (/* binding */ storeForm),
/* harmony export */   rr: () => (/* binding */ trailerFields),
/* harmony export */   tm: () => (/* binding */ frameLayouts),
/* harmony export */   u$: () => (/* binding */ frameRow),
/* harmony export */   xR: () => (/* binding */ deriveSeal)
/* harmony export */ });
/* harmony import */ var _model_form_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60814);
/* harmony import */ var _reading_record_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2893);
/* harmony import */ var _kept_schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92764);
/* harmony import */ var _seal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41176);




/**
 * Layout of each kind of frame. The order of the kinds is part of the file format, because the directory
 * stores a kind as its index.
 */
const frameLayouts = {
    servers: { isPacked: true },
    scores: { isPacked: true },
    findings: { isPacked: true },
    'score-column': { isPacked: false, row: (0,_model_form_js__WEBPACK_IMPORTED_MODULE_0__/* .rowLayout */ .R8)({ hash: 1 }) },
    'finding-column': { isPacked: false, row: (0,_model_form_js__WEBPACK_IMPORTED_MODULE_0__/* .rowLayout */ .R8)({ hash: 1 }) },
    index: { isPacked: false, row: (0,_model_form_js__WEBPACK_IMPORTED_MODULE_0__/* .rowLayout */ .R8)({ hash: 1, position: 1 }) },
    names: { isPacked: true },
    versions: { isPacked: false, row: (0,_model_form_js__WEBPACK_IMPORTED_MODULE_0__/* .rowLayout */ .R8)({ hash: 2 }) },
    seen: { isPacked: true, row: (0,_model_form_js__WEBPACK_IMPORTED_MODULE_0__/* .rowLayout */ .R8)({ after: 1, by: 1 }) },
    gone: { isPacked: true, row: (0,_model_form_js__WEBPACK_IMPORTED_MODULE_0__/* .rowLayout */ .R8)({ hash: 2, after: 1, by: 1, lastSeen: 1 }) },
};
const frameKinds = Object.keys(frameLayouts);
/** Fields of the row that a record frame stores for each element. The rows follow the last element. */
const elementRow = (0,_model_form_js__WEBPACK_IMPORTED_MODULE_0__/* .rowLayout */ .R8)({ length: 4 });
/** Offsets of the fields in a directory row. */
const frameRow = (0,_model_form_js__WEBPACK_IMPORTED_MODULE_0__/* .rowLayout */ .R8)({ kind: 4, count: 4, length: 4 });
/** Offsets of the fields in the trailer, before sealing. */
const trailerFields = (0,_model_form_js__WEBPACK_IMPORTED_MODULE_0__/* .rowLayout */ .R8)({ offset: 6, length: 4, number: 4, self: 6 });
const trailerLength = trailerFields.end + _seal_js__WEBPACK_IMPORTED_MODULE_3__/* .tagLength */ .X;
const trailerNumber = 0xffff_ffff;
const storeForm = {
    kind: 'store',
    digest: (0,_model_form_js__WEBPACK_IMPORTED_MODULE_0__/* .formDigest */ .lh)(...[_kept_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .storeHeadSchema */ .vo, _kept_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .namesSchema */ .yC, frameLayouts], ...[elementRow, frameRow, trailerFields, (0,_reading_record_key_js__WEBPACK_IMPORTED_MODULE_1__/* .hashText */ .qj)('a key')]),
};
const magic = Buffer.concat([Buffer.from('MCPGGSTORE'), Buffer.from(storeForm.digest, 'hex')]);
const saltLength = 32;
const headerLength = magic.length + saltLength;
/**
 * Approximate size of an unpacked record frame, in bytes. Smaller frames compress less well, and larger
 * frames cost more to read.
 */
const recordFrameBytes = 128 * 1024;
const namesFrameBytes = 64 * 1024;
/** Maximum number of 4-byte integers in a frame (1 MB). */
const numbersPerFrame = 256 * 1024;
function createHeader(salt) {
    return Buffer.concat([magic, salt]);
}
function saltIn(header) {
    return header.subarray(magic.length);
}
function deriveSeal(apiKey, origin, header) {
    return {
        key: (0,_seal_js__WEBPACK_IMPORTED_MODULE_3__/* .deriveKey */ .Hz)(apiKey, 'store', saltIn(header)),
        associated: Buffer.concat([header, Buffer.from(origin)]),
    };
}
function frameNonce(frame) {
    const nonce = Buffer.alloc(12, frame === trailerNumber ? 0xff : 0);
    nonce.writeUInt32BE(frame, 8);
    return nonce;
}
function keyColumn(section) {
    return section === 'scores' ? 'score-column' : 'finding-column';
}


/***/ }),

};
