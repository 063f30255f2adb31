export const id = 9929;
export const ids = [9929];
export const modules = {

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


/***/ })

};
