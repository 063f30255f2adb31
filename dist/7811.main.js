export const id = 7811;
export const ids = [7811];
export const modules = {

/***/ 57811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadExport: () => (/* binding */ loadExport),
/* harmony export */   serviceOf: () => (/* binding */ serviceOf),
/* harmony export */   warm: () => (/* binding */ warm)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59874);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58508);


/*
 * Where the grades come from: a local export, or the service by way of the cache. What either needs is
 * loaded when it is used, for a run with nothing to judge needs none of it.
 */
/** Far beyond any corpus: a limit to what a service gone wild can make of a disk. */
const maxExportBytes = 16 * 1024 ** 3;
const longestIdleMs = 60_000;
const longestConnectMs = 15_000;
/**
 * What the export says of some names.
 *
 * @throws GateError where it cannot be had: without a key, a service, or a sound document
 */
async function loadExport(settings, query, ports) {
    const { exportFile } = settings;
    if (exportFile !== null)
        return readExportFile(exportFile, query, ports);
    const { loadFromService } = await __webpack_require__.e(/* import() */ 4036).then(__webpack_require__.bind(__webpack_require__, 4036));
    const [request, exportPorts] = await exportService(settings, ports);
    return loadFromService(request, query, exportPorts);
}
/**
 * Fills the cache with the day's export and judges nothing: for scheduled runs on the default branch,
 * whose entries every pull request can read.
 *
 * @throws GateError where the export cannot be had
 */
async function warm(settings, ports) {
    const { warmCache } = await __webpack_require__.e(/* import() */ 4036).then(__webpack_require__.bind(__webpack_require__, 4036));
    const [request, exportPorts] = await exportService(settings, ports);
    return warmCache(request, exportPorts);
}
/**
 * What a download asks the export service for.
 *
 * @throws GateError `missing-key`
 */
async function serviceOf({ apiKey, baseUrl, timeoutMs }, explainMissingKey) {
    if (apiKey === null) {
        const { message, remedy } = await explainMissingKey();
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('missing-key', message, remedy);
    }
    if (baseUrl === null)
        throw new Error('the settings have neither base-url nor export-file');
    return {
        baseUrl,
        apiKey,
        timeoutMs,
        idleMs: Math.min(timeoutMs, longestIdleMs),
        connectMs: Math.min(timeoutMs, longestConnectMs),
        maxBytes: maxExportBytes,
        userAgent: `mcp-grade-gate/${_version_js__WEBPACK_IMPORTED_MODULE_1__/* .version */ .r}`,
        validators: null,
    };
}
/** How the export service is spoken to. */
async function exportService(settings, ports) {
    const service = await serviceOf(settings, ports.explainMissingKey);
    const { baseUrl, apiKey } = service;
    const request = {
        baseUrl,
        apiKey,
        maxAgeMs: settings.maxAge.ms,
        forPullRequest: ports.event.startsWith('pull_request'),
        platform: ports.platform,
    };
    const download = async (validators, receive) => {
        // Loaded here, for most runs find what they need in the cache.
        const { downloadExport } = await Promise.all(/* import() */[__webpack_require__.e(4942), __webpack_require__.e(2672)]).then(__webpack_require__.bind(__webpack_require__, 42672));
        return downloadExport({ ...service, validators }, ports, receive);
    };
    const { now, cache, createStore, log } = ports;
    return [request, { now, cache, createStore, log, download }];
}
async function readExportFile(path, query, ports) {
    const [{ scanExport }, { selectFromExport }, { structureFailure }, { StructureError }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(7091), __webpack_require__.e(1972), __webpack_require__.e(1000), __webpack_require__.e(7862)]).then(__webpack_require__.bind(__webpack_require__, 47862)),
        Promise.all(/* import() */[__webpack_require__.e(7091), __webpack_require__.e(1972), __webpack_require__.e(8374)]).then(__webpack_require__.bind(__webpack_require__, 64283)),
        __webpack_require__.e(/* import() */ 9929).then(__webpack_require__.bind(__webpack_require__, 49929)),
        __webpack_require__.e(/* import() */ 3306).then(__webpack_require__.bind(__webpack_require__, 83306)),
    ]);
    const started = ports.now();
    const source = scanExport(() => ports.readChunks(path), { name: path, isFile: true });
    try {
        const selection = await selectFromExport(source, query);
        ports.log(`Export: read from ${path} (${ports.now() - started} ms)`);
        return { selection, source: 'file', caution: null, save: async () => { } };
    }
    catch (error) {
        if (!(error instanceof StructureError))
            throw error;
        throw structureFailure(error, { name: path, isFile: true });
    }
}


/***/ })

};
