export const id = 6657;
export const ids = [6657,9929,3306];
export const modules = {

/***/ 36657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validateExport: () => (/* binding */ validateExport)
});

// EXTERNAL MODULE: ./build/files/chunks.js
var chunks = __webpack_require__(11808);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/phrase.js
var phrase = __webpack_require__(59743);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/validation.js



/**
 * How an export keeps its contract, as text: what was found, then rule by rule what does not hold, with
 * the first places, then what does.
 *
 * @param origin where the export came from, in words
 */
function renderValidation({ head, held, bytes, outcomes }, origin) {
    const said = (value) => (typeof value === 'string' ? value : 'not told');
    const broken = brokenRules(outcomes);
    const noticed = outcomes.filter(({ kind, broken: count }) => kind === 'remark' && count > 0);
    const sound = outcomes.filter(({ broken: count }) => count === 0);
    const lines = [
        `${origin}: ${held.servers} servers, ${held.scores} scores, ${held.findings} findings in ${(0,phrase/* byteSize */.mz)(bytes)}`,
        `generated at ${said(head.generated_at)}, schema ${said(head.schema_version)}, rubric ${said(head.rubric_version)}`,
        '',
        ...broken.flatMap((outcome) => linesOf('BROKEN', outcome)),
        ...noticed.flatMap((outcome) => linesOf('remark', outcome)),
        ...sound.map(({ rule, checked }) => `ok      ${rule} (${checked} looked at)`),
        '',
        broken.length === 0
            ? 'The export keeps its contract.'
            : `The export breaks its contract: ${(0,words/* plural */.LS)(broken.length, 'rule')} of ${outcomes.filter(({ kind }) => kind === 'contract').length}.`,
    ];
    return `${lines.map(report_text.logLine).join('\n')}\n`;
}
/** The rules of the contract that do not hold. */
function brokenRules(outcomes) {
    return outcomes.filter(({ kind, broken }) => kind === 'contract' && broken > 0);
}
function linesOf(mark, { rule, says, checked, broken, examples }) {
    const more = broken - examples.length;
    return [
        `${mark}  ${rule}: ${broken} of ${checked}. Expected: ${says}`,
        ...examples.map((example) => `          ${example}`),
        ...(more > 0 ? [`          and ${more} more`] : []),
    ];
}

// EXTERNAL MODULE: ./build/export/faults.js
var faults = __webpack_require__(83306);
// EXTERNAL MODULE: ./build/export/head.js
var head = __webpack_require__(49929);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/export/schema.js
var schema = __webpack_require__(27428);
;// CONCATENATED MODULE: ./build/export/contract.js


/** An ISO 8601 timestamp in UTC with milliseconds (section 2.1). */
const timestamp = schemas/* string */.YjP()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
    .refine((text) => isTime(text) && new Date(text).toISOString() === text);
const isoTime = schemas/* string */.YjP()
    .regex(/^\d{4}-\d{2}-\d{2}T/)
    .refine(isTime);
const rubric = schemas/* string */.YjP().regex(/^\d+\.\d+\.\d+$/);
const total = schemas/* int */.Whr().min(0);
function isTime(text) {
    return !Number.isNaN(Date.parse(text));
}
/** Section 2.1: the document itself. */
const headRules = [
    { field: 'schema_version', says: 'a text', schema: schemas/* string */.YjP().min(1) },
    { field: 'rubric_version', says: 'a version of three parts', schema: rubric },
    {
        field: 'generated_at',
        says: 'a time in ISO 8601, UTC, with milliseconds',
        schema: timestamp,
    },
    {
        field: 'counts',
        says: 'the integers servers, scores and findings',
        schema: schemas/* looseObject */._H3({ servers: total, scores: total, findings: total }),
    },
];
/** Sections 2.2 to 2.4: the elements of the three arrays. */
const fieldRules = {
    servers: [
        { field: 'id', says: 'a text that begins with srv-', schema: schemas/* string */.YjP().regex(/^srv-./) },
        { field: 'name', says: 'a text', schema: schemas/* string */.YjP().min(1) },
        {
            field: 'publisher',
            says: 'an object of namespace (text) and verified (true or false)',
            schema: schemas/* looseObject */._H3({ namespace: schemas/* string */.YjP(), verified: schemas/* boolean */.zMY() }),
        },
        { field: 'package_refs', says: 'a list', schema: schemas/* array */.YOg(schemas/* unknown */.L5J()) },
        { field: 'versions', says: 'a list', schema: schemas/* array */.YOg(schemas/* unknown */.L5J()) },
        { field: 'categories', says: 'a list', schema: schemas/* array */.YOg(schemas/* unknown */.L5J()) },
    ],
    scores: [
        { field: 'server', says: 'the id of a server', schema: schemas/* string */.YjP().min(1) },
        { field: 'version', says: 'a text', schema: schemas/* string */.YjP().min(1) },
        {
            field: 'score',
            says: 'an integer from 0 to 100, or null',
            schema: schemas/* int */.Whr().min(0).max(100).nullable(),
        },
        {
            field: 'grade',
            says: 'a letter from A to F, perhaps with + or -',
            schema: schemas/* string */.YjP().regex(/^[A-F][+-]?$/),
        },
        { field: 'findings', says: 'a list of references', schema: schemas/* array */.YOg(schemas/* unknown */.L5J()) },
        { field: 'rubric_version', says: 'a version of three parts', schema: rubric },
        { field: 'generated_at', says: 'a time in ISO 8601', schema: isoTime },
    ],
    findings: [
        {
            field: 'result',
            says: 'pass, warn, fail or unscannable',
            schema: schemas/* enum */.k5n(schema/* findingResults */.O2),
        },
        { field: 'evidence', says: 'present', schema: schemas/* unknown */.L5J().refine((held) => held != null) },
        { field: 'weight', says: 'present', schema: schemas/* unknown */.L5J().refine((held) => held != null) },
    ],
};
/** What the contract says of more than one field at once. */
const jointRules = {
    'counts add up': 'counts are the numbers of servers, scores and findings in the file',
    'server ids are unique': 'no two servers have the same id',
    'one score for a version': 'there is one score report for a server and version',
    'scores have a server': 'the server of a score is the id of a server in the file',
    'null means unscannable': 'a score is null exactly when its version is unscannable: it has an unscannable finding, and a scored version has others',
    'below 75 is below B': 'a score below 75 has no grade of B or better',
    'references are understood': 'every reference of a score is an id, a place, a pointer or a finding',
    'references lead to findings': 'every reference of a score leads to a finding in the file',
    'finding ids are unique': 'no two findings have the same id',
};
/** What the contract leaves open, and this gate could not make use of: worth a look, and no fault. */
const remarks = {
    'package references are understood': 'every package reference has a spelling that the gate knows; servers are found by them',
    'versions are understood': 'every version is a text, or an object with one',
    'findings have an id': 'every finding has an id, by which scores can refer to it',
    'findings name their check': 'every finding says which check it is the result of',
    'findings are referred to': 'every finding is referred to by a score',
};

// EXTERNAL MODULE: ./build/export/fields.js
var fields = __webpack_require__(77378);
// EXTERNAL MODULE: ./build/export/package-ref.js
var package_ref = __webpack_require__(16731);
// EXTERNAL MODULE: ./build/export/record-key.js
var record_key = __webpack_require__(77272);
// EXTERNAL MODULE: ./build/export/splitter.js
var export_splitter = __webpack_require__(41972);
// EXTERNAL MODULE: ./build/export/text-table.js
var text_table = __webpack_require__(8361);
;// CONCATENATED MODULE: ./build/export/validate.js







const mostExamples = 3;
const longestShown = 60;
/** What the findings of a score say about it. */
const isNull = 1;
const hasUnscannable = 2;
const hasScanned = 4;
/**
 * Starts to validate an export against its contract, rule by rule. Nothing is kept of the elements
 * but hashes and places: some 60 bytes for a finding and its reference, so memory does grow with the
 * export, to about a quarter of its size.
 */
function createValidator() {
    const tally = createTally();
    const head = {};
    const held = { servers: 0, scores: 0, findings: 0 };
    const serverIds = (0,text_table/* createTextTable */.ss)();
    const versions = (0,text_table/* createTextTable */.ss)();
    const scoredServers = (0,text_table/* createNumberList */.G4)();
    const scoreFlags = (0,text_table/* createNumberList */.G4)();
    const findingIds = (0,text_table/* createTextTable */.ss)();
    /** By place: 1 for unscannable, 2 for any other result. */
    const results = (0,text_table/* createNumberList */.G4)();
    const references = (0,text_table/* createNumberList */.G4)();
    const owners = (0,text_table/* createNumberList */.G4)();
    const checkFields = (section, raw, pointer) => {
        for (const { field, schema } of fieldRules[section]) {
            const value = (0,fields/* ownValue */.e)(raw, field);
            const holds = schema.safeParse(value).success;
            tally.field(`${section}[].${field}`, holds, pointer, field, value);
        }
    };
    const visit = {
        servers(raw, pointer) {
            const id = (0,fields/* ownValue */.e)(raw, 'id');
            if (typeof id === 'string') {
                const isNew = serverIds.add((0,text_table/* wideHash */.Ec)(id), held.servers);
                tally.joint('server ids are unique', isNew, `${pointer}/id`, id);
            }
            for (const [at, ref] of listOf(raw, 'package_refs')) {
                const isKnown = ((0,package_ref/* readPackageRef */._)(ref)?.type ?? null) !== null;
                const rule = 'package references are understood';
                tally.remark(rule, isKnown, `${pointer}/package_refs/${at}`, ref);
            }
            for (const [at, version] of listOf(raw, 'versions')) {
                const isKnown = (0,schema/* readVersion */.$4)(version) !== null;
                tally.remark('versions are understood', isKnown, `${pointer}/versions/${at}`, version);
            }
        },
        scores(raw, pointer) {
            const server = (0,fields/* ownValue */.e)(raw, 'server');
            const version = (0,fields/* ownValue */.e)(raw, 'version');
            scoredServers.add(typeof server === 'string' ? (0,text_table/* wideHash */.Ec)(server) : 0);
            if (typeof server === 'string' && typeof version === 'string') {
                const isNew = versions.add((0,text_table/* wideHash */.Ec)(`${server}\n${version}`), held.scores);
                tally.joint('one score for a version', isNew, pointer, `${server} ${version}`);
            }
            const score = (0,fields/* ownValue */.e)(raw, 'score');
            const grade = (0,fields/* ownValue */.e)(raw, 'grade');
            if (typeof score === 'number' && typeof grade === 'string') {
                const holds = score >= 75 || !/^[AB]/.test(grade);
                tally.joint('below 75 is below B', holds, pointer, `${score} ${grade}`);
            }
            let flags = score === null ? isNull : 0;
            for (const [at, reference] of listOf(raw, 'findings')) {
                // A number that is no place may still be the number of an id.
                const read = (0,schema/* readFindingReference */.h7)(reference) ??
                    (typeof reference === 'number' ? { kind: 'id', id: String(reference) } : null);
                const isKnown = read !== null;
                tally.joint('references are understood', isKnown, `${pointer}/findings/${at}`, reference);
                if (read?.kind === 'inline') {
                    checkFields('findings', read.raw, `${pointer}/findings/${at}`);
                    flags |= (0,fields/* ownValue */.e)(read.raw, 'result') === 'unscannable' ? hasUnscannable : hasScanned;
                }
                else if (read !== null) {
                    references.add(keptReference(read, typeof reference === 'number'));
                    owners.add(held.scores);
                }
            }
            scoreFlags.add(flags);
        },
        findings(raw, pointer) {
            const id = (0,record_key/* findingId */.zK)(raw);
            tally.remark('findings have an id', id !== null, pointer, raw);
            if (id !== null) {
                const isNew = findingIds.add((0,text_table/* wideHash */.Ec)(id), held.findings);
                tally.joint('finding ids are unique', isNew, pointer, id);
            }
            tally.remark('findings name their check', (0,schema/* readCheck */.jc)(raw) !== null, pointer, raw);
            results.add((0,fields/* ownValue */.e)(raw, 'result') === 'unscannable' ? 1 : 2);
        },
    };
    // Everything is parsed, what the contract does not know too.
    const splitter = (0,export_splitter/* createSplitter */.W3)({
        head(field, value) {
            head[field] = value;
        },
        element(section, bytes, start, end) {
            const raw = (0,export_splitter/* parseElement */.on)(bytes, start, end);
            const pointer = `/${section}/${held[section]}`;
            checkFields(section, raw, pointer);
            visit[section](raw, pointer);
            held[section] += 1;
        },
        isThorough: true,
    });
    /** Where a kept reference leads; -1 for nowhere. */
    const placeOf = (reference) => {
        if (reference >= 0)
            return findingIds.get(reference);
        const number = Math.floor((-1 - reference) / 2);
        const isBare = (-1 - reference) % 2 === 1;
        // A bare number is an id where findings have numbers for ids, else a place.
        return isBare && splitter.hasNumericIds() ? findingIds.get((0,text_table/* wideHash */.Ec)(String(number))) : number;
    };
    /** Follows every reference, when all that they can lead to has been read. */
    const follow = () => {
        const flags = new Uint8Array(held.scores);
        scoreFlags.forEach((each, at) => {
            flags[at] = each;
        });
        const referred = new Uint8Array(held.findings);
        references.forEach((reference, at) => {
            const score = owners.at(at);
            const place = placeOf(reference);
            const leads = place >= 0 && place < held.findings;
            tally.joint('references lead to findings', leads, `/scores/${score}/findings`, null);
            if (!leads)
                return;
            referred[place] = 1;
            flags[score] =
                flags[score] | (results.at(place) === 1 ? hasUnscannable : hasScanned);
        });
        flags.forEach((each, at) => {
            const holds = each & isNull ? each & hasUnscannable : !(each & hasUnscannable) || each & hasScanned;
            const words = each & isNull
                ? 'null, without an unscannable finding'
                : 'a score, all findings unscannable';
            tally.joint('null means unscannable', Boolean(holds), `/scores/${at}`, words);
        });
        referred.forEach((each, at) => {
            tally.remark('findings are referred to', each === 1, `/findings/${at}`, null);
        });
        scoredServers.forEach((hash, at) => {
            const holds = hash !== 0 && serverIds.get(hash) >= 0;
            tally.joint('scores have a server', holds, `/scores/${at}/server`, null);
        });
    };
    return {
        push(chunk) {
            splitter.push(chunk);
        },
        isComplete: splitter.isComplete,
        finish() {
            splitter.end();
            for (const { field, schema } of headRules) {
                tally.field(field, schema.safeParse(head[field]).success, '', field, head[field]);
            }
            for (const section of export_splitter/* sections */.V0) {
                const said = (0,fields/* ownValue */.e)(head.counts, section);
                // That it is no number is said already.
                if (typeof said !== 'number')
                    continue;
                const words = `${said} said, ${held[section]} in the file`;
                tally.joint('counts add up', said === held[section], `/counts/${section}`, words);
            }
            follow();
            return { head, held, bytes: splitter.position(), outcomes: tally.outcomes() };
        },
    };
}
/** Counts how every rule is kept. */
function createTally() {
    const counted = new Map();
    const note = (rule, holds, pointer, value) => {
        const known = counted.get(rule) ?? { checked: 0, broken: 0, examples: [] };
        if (known.checked === 0)
            counted.set(rule, known);
        known.checked += 1;
        if (holds)
            return;
        known.broken += 1;
        if (known.examples.length < mostExamples)
            known.examples.push(exampleOf(pointer, value));
    };
    return {
        field: (rule, holds, pointer, field, value) => note(rule, holds, `${pointer}/${field}`, value === undefined ? 'missing' : value),
        joint: (rule, holds, pointer, value) => note(rule, holds, pointer, value),
        remark: (rule, holds, pointer, value) => note(rule, holds, pointer, value),
        outcomes() {
            const of = (kind, rule, says) => {
                const { checked, broken, examples } = counted.get(rule) ?? none;
                return { rule, says, kind, checked, broken, examples };
            };
            return [
                ...headRules.map(({ field, says }) => of('contract', field, says)),
                ...export_splitter/* sections */.V0.flatMap((section) => fieldRules[section].map(({ field, says }) => of('contract', `${section}[].${field}`, says))),
                ...Object.entries(jointRules).map(([rule, says]) => of('contract', rule, says)),
                ...Object.entries(remarks).map(([rule, says]) => of('remark', rule, says)),
            ];
        },
    };
}
const none = { checked: 0, broken: 0, examples: [] };
/** A reference in a number: the hash of an id; else negative, odd places and even bare numbers apart. */
function keptReference(read, isBare) {
    if (read.kind === 'id')
        return (0,text_table/* wideHash */.Ec)(read.id);
    // Beyond what a number can hold there is no finding either.
    const place = Math.min(read.index, 2 ** 51);
    return -1 - (2 * place + (isBare ? 1 : 0));
}
/** A place and what stands there, in few words. */
function exampleOf(pointer, value) {
    if (value === null)
        return pointer;
    const text = typeof value === 'string' ? value : (JSON.stringify((0,schema/* shallow */.x7)(value, 3)) ?? '');
    return `${pointer}: ${text.length > longestShown ? `${text.slice(0, longestShown)}…` : text}`;
}
/** The elements of a field that is a list, with their places. */
function listOf(raw, field) {
    const list = (0,fields/* ownValue */.e)(raw, field);
    return Array.isArray(list) ? list.entries() : [];
}

;// CONCATENATED MODULE: ./build/run/validate-export.js



/**
 * Validates an export against its contract while it streams by.
 *
 * @param what path of a file; or the service's base URL, or the export's own address
 * @param service the API key of the service, and the longest time for the whole download, as `5m`
 * @throws GateError where it cannot be had or read, or is no export at all
 */
async function validate(what, service, ports) {
    let validator = createValidator();
    const isAddress = /^https?:\/\//i.test(what);
    try {
        if (isAddress) {
            await download(what, service, ports, () => {
                // Every attempt begins anew.
                const current = createValidator();
                validator = current;
                const push = (chunk) => {
                    current.push(chunk);
                    return false;
                };
                return { push, isComplete: current.isComplete };
            });
        }
        else {
            for await (const chunk of ports.readChunks(what))
                validator.push(chunk);
        }
        return validator.finish();
    }
    catch (error) {
        if (!(error instanceof faults.StructureError))
            throw error;
        throw (0,head.structureFailure)(error, { name: what, isFile: !isAddress });
    }
}
async function download(address, { apiKey, timeout }, ports, receive) {
    const [{ downloadExport }, { exportPath }, { serviceOf }, { readSettings }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(4942), __webpack_require__.e(2672)]).then(__webpack_require__.bind(__webpack_require__, 42672)),
        __webpack_require__.e(/* import() */ 7086).then(__webpack_require__.bind(__webpack_require__, 57086)),
        __webpack_require__.e(/* import() */ 7811).then(__webpack_require__.bind(__webpack_require__, 57811)),
        Promise.all(/* import() */[__webpack_require__.e(9330), __webpack_require__.e(4663)]).then(__webpack_require__.bind(__webpack_require__, 84663)),
    ]);
    const base = address.endsWith(exportPath) ? address.slice(0, -exportPath.length) : address;
    const settings = readSettings({ 'api-key': apiKey, 'base-url': base, timeout }, 'command line');
    await downloadExport(await serviceOf(settings, ports.explainMissingKey), ports, receive);
}

// EXTERNAL MODULE: ./build/entry/api-key.js
var api_key = __webpack_require__(59957);
// EXTERNAL MODULE: ./build/entry/clock.js
var clock = __webpack_require__(27405);
;// CONCATENATED MODULE: ./build/entry/commands/validate-export.js






/** Says rule by rule whether an export keeps its contract. */
async function validateExport(source, { timeout = '' }, redact) {
    const validation = await validate(source, { apiKey: (0,api_key/* givenKey */.x)(), timeout }, {
        ...clock/* clock */.p,
        log(line) {
            process.stderr.write(`${(0,report_text.logLine)(redact(line))}\n`);
        },
        explainMissingKey: api_key/* explainMissingKey */.f,
        readChunks: chunks/* readChunks */.z,
    });
    process.stdout.write(redact(renderValidation(validation, source)));
    return brokenRules(validation.outcomes).length === 0 ? 0 : 1;
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


/***/ })

};
