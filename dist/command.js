export const modules = {

/***/ 59957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ explainMissingKey),
/* harmony export */   x: () => (/* binding */ givenKey)
/* harmony export */ });
/** The API key of the environment; empty where there is none. */
function givenKey() {
    return process.env['MCP_GRADE_GATE_API_KEY']?.trim() ?? '';
}
async function explainMissingKey() {
    return {
        message: 'There is no API key: MCP_GRADE_GATE_API_KEY is not set.',
        remedy: 'Set it in the environment, or use a local export.',
    };
}


/***/ }),

/***/ 79195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: ./build/failure.js
var failure = __webpack_require__(59874);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/entry/api-key.js
var api_key = __webpack_require__(59957);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/entry/command-line.js

const usage = `Usage:
  mcp-grade-gate inventory [dir] [--json[=FILE]] [--candidates]
  mcp-grade-gate check [dir] (--export-file FILE | --base-url URL)
                       [--base REF] [--scope auto|changed|all] [--config FILE]
                       [--preset NAME] [--min-score N] [--min-grade X] [--timeout TIME]
                       [--json[=FILE]] [--markdown[=FILE]] [--sarif[=FILE]]
  mcp-grade-gate check [dir] --print-policy [--config FILE] [--base REF]
  mcp-grade-gate validate-export FILE|URL [--timeout TIME]

The API key comes from the environment variable MCP_GRADE_GATE_API_KEY.
Exit status: 0 pass or warn, 1 fail, 2 could not decide, 64 a wrong command line. Of
validate-export: 0 the export keeps its contract, 1 it does not, 2 it cannot be read.
`;
const options = {
    'export-file': { type: 'string' },
    'base-url': { type: 'string' },
    preset: { type: 'string' },
    'min-score': { type: 'string' },
    'min-grade': { type: 'string' },
    base: { type: 'string' },
    scope: { type: 'string' },
    config: { type: 'string' },
    'print-policy': { type: 'boolean' },
    timeout: { type: 'string' },
    candidates: { type: 'boolean' },
    json: { type: 'string' },
    markdown: { type: 'string' },
    sarif: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
    version: { type: 'boolean' },
};
/**
 * Takes a command line apart.
 *
 * @throws TypeError of `node:util` for an option that does not exist, or lacks its value
 */
function parseCommandLine(args) {
    // `--json` alone means standard output; the parser knows no optional values.
    const alone = ['--json', '--markdown', '--sarif'];
    const written = args.map((arg) => (alone.includes(arg) ? `${arg}=` : arg));
    return (0,external_node_util_.parseArgs)({ args: written, options, allowPositionals: true });
}

// EXTERNAL MODULE: ./build/entry/exit-status.js
var exit_status = __webpack_require__(27062);
;// CONCATENATED MODULE: ./build/entry/command.js





/** A new command is a file in `commands/` and an entry here. */
const commands = {
    inventory: {
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7091), __webpack_require__.e(3884), __webpack_require__.e(4016), __webpack_require__.e(9903), __webpack_require__.e(9330), __webpack_require__.e(8250), __webpack_require__.e(2346)]).then(__webpack_require__.bind(__webpack_require__, 52346))).inventory,
        options: ['json', 'candidates'],
    },
    check: {
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7091), __webpack_require__.e(3884), __webpack_require__.e(2857), __webpack_require__.e(4016), __webpack_require__.e(9903), __webpack_require__.e(9330), __webpack_require__.e(1536), __webpack_require__.e(8250), __webpack_require__.e(7219), __webpack_require__.e(9875)]).then(__webpack_require__.bind(__webpack_require__, 51947))).check,
        options: [
            ...['export-file', 'base-url', 'timeout', 'json', 'markdown', 'sarif'],
            ...['base', 'scope', 'config', 'preset', 'min-score', 'min-grade', 'print-policy'],
        ],
    },
    'validate-export': {
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7091), __webpack_require__.e(3884), __webpack_require__.e(2857), __webpack_require__.e(9252), __webpack_require__.e(9903), __webpack_require__.e(8805)]).then(__webpack_require__.bind(__webpack_require__, 28805))).validateExport,
        options: ['timeout'],
    },
};
/**
 * Runs the command line.
 *
 * @param args what stands behind the command's name
 * @returns the exit status: 0 pass or warn, 1 fail, 2 could not decide, 64 a wrong command line
 */
async function runCommand(args) {
    let parsed;
    try {
        parsed = parseCommandLine(args);
    }
    catch (error) {
        return refuse(error instanceof Error ? error.message : 'wrong options');
    }
    const { values, positionals } = parsed;
    if (values.help || values.version) {
        process.stdout.write(values.help ? usage : `${version/* version */.r}\n`);
        return 0;
    }
    const [name = '', argument, ...rest] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    const fault = faultOf(name, command, values, argument, rest);
    if (command === undefined || fault !== null)
        return refuse(`${fault}`);
    const redact = await openRedactor();
    try {
        const start = await command.load();
        return await start(argument ?? '.', values, redact);
    }
    catch (error) {
        const { logLine } = await __webpack_require__.e(/* import() */ 3920).then(__webpack_require__.bind(__webpack_require__, 13920));
        const lines = error instanceof failure/* GateError */.u ? [...error.details, error.remedy] : [];
        for (const line of [(0,failure/* causeOf */.r)(error), ...lines].map(redact)) {
            process.stderr.write(`${logLine(line)}\n`);
        }
        return exit_status/* exitStatus */.$.error;
    }
}
/** Takes the key out of all output, an echo of a wrong command line included. */
async function openRedactor() {
    const { redactorFor } = await __webpack_require__.e(/* import() */ 7234).then(__webpack_require__.bind(__webpack_require__, 17234));
    return redactorFor([(0,api_key/* givenKey */.x)()]);
}
async function refuse(fault) {
    const redact = await openRedactor();
    process.stderr.write(`${redact(fault)}\n\n${usage}`);
    return exit_status/* exitStatus */.$.wrongCommandLine;
}
/** What is wrong with a command line, or null. */
function faultOf(name, command, values, argument, rest) {
    if (name === '')
        return 'No command is given.';
    if (command === undefined)
        return `There is no command ${JSON.stringify(name)}.`;
    if (rest.length > 0)
        return `${name} takes one argument: ${JSON.stringify(rest[0])} is too much.`;
    if (name === 'validate-export' && !argument)
        return 'validate-export needs a file or an address.';
    const idle = Object.keys(values).find((option) => !command.options.includes(option));
    return idle === undefined ? null : `--${idle} means nothing to ${name}.`;
}


/***/ }),

/***/ 51947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  check: () => (/* binding */ check)
});

// EXTERNAL MODULE: ./build/failure.js
var failure = __webpack_require__(59874);
// EXTERNAL MODULE: ./build/files/git.js + 3 modules
var files_git = __webpack_require__(49525);
// EXTERNAL MODULE: ./build/report/files.js
var files = __webpack_require__(86376);
// EXTERNAL MODULE: ./build/settings/policy-lines.js
var policy_lines = __webpack_require__(7606);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
;// CONCATENATED MODULE: ./build/report/policy.js


/** What is longer pushes the sources of all others out of sight. */
const widestValue = 70;
/** The effective policy, a value on each line, with where it comes from. */
function renderPolicy(policy) {
    const lines = (0,policy_lines/* policyLines */.E)(policy);
    const told = lines.map(({ name, value }) => `${name}: ${value}`);
    const widest = Math.max(...told.map(({ length }) => (length > widestValue ? 0 : length)));
    return lines
        .map(({ source }, index) => `${(told[index] ?? '').padEnd(widest)}  ${source}`)
        .map((line) => `${(0,report_text.logLine)(line.trimEnd())}\n`)
        .join('');
}

// EXTERNAL MODULE: ./build/report/redact.js
var report_redact = __webpack_require__(17234);
// EXTERNAL MODULE: ./build/report/table.js
var table = __webpack_require__(71799);
// EXTERNAL MODULE: ./build/run/effective-policy.js
var effective_policy = __webpack_require__(18850);
// EXTERNAL MODULE: ./build/run/run.js + 18 modules
var run = __webpack_require__(91851);
// EXTERNAL MODULE: ./build/settings/settings.js
var settings_settings = __webpack_require__(84663);
// EXTERNAL MODULE: ./build/entry/api-key.js
var api_key = __webpack_require__(59957);
// EXTERNAL MODULE: ./build/entry/exit-status.js
var exit_status = __webpack_require__(27062);
// EXTERNAL MODULE: ./build/entry/local-ports.js
var local_ports = __webpack_require__(75337);
// EXTERNAL MODULE: ./build/entry/terminal.js
var terminal = __webpack_require__(65411);
;// CONCATENATED MODULE: ./build/entry/commands/check.js














/** Judges a folder, or with `--print-policy` shows the policy that it would be judged by. */
async function check(dir, values, redact) {
    // Standard output belongs to the result.
    const { line, progress } = (0,terminal/* openLines */.es)(process.stderr);
    const log = (text) => line((0,report_text.logLine)(redact(text)));
    const settings = settingsOf(values);
    for (const caution of settings.cautions)
        log(caution);
    const { config = null, base = null } = values;
    const folder = await (0,local_ports/* existingFolder */.CI)(dir);
    const root = await (0,local_ports/* repositoryOf */._M)(folder);
    const git = base === null ? null : await (0,files_git/* openGit */.z)(root);
    try {
        const ports = (0,local_ports/* localPorts */.ER)({ folder, root, base, config }, git, log, progress);
        if (values['print-policy'])
            return await printPolicy(settings, ports, redact);
        const { report: found, save } = await (0,run/* run */.e)(settings, ports);
        const report = (0,report_redact/* redactReport */.a)(found, redact);
        if (report.export.caution !== null)
            log(report.export.caution);
        await writeReport(report, values, ports.folder, redact, log);
        // What cannot be kept changes nothing about the verdict.
        await save().catch((error) => log(`Cache: saving failed: ${(0,failure/* causeOf */.r)(error)}`));
        return exit_status/* exitStatus */.$[found.verdict];
    }
    finally {
        git?.close();
    }
}
function settingsOf(values) {
    const settings = (0,settings_settings.readSettings)({
        'api-key': (0,api_key/* givenKey */.x)(),
        'export-file': values['export-file'] ?? '',
        'base-url': values['base-url'] ?? '',
        preset: values.preset ?? '',
        'min-score': values['min-score'] ?? '',
        'min-grade': values['min-grade'] ?? '',
        scope: values.scope ?? '',
        timeout: values.timeout ?? '',
    }, 'command line', !values['print-policy']);
    return values.config === undefined ? settings : { ...settings, configFile: values.config };
}
async function printPolicy(settings, ports, redact) {
    const { policy, notices } = await (0,effective_policy/* findEffectivePolicy */.p)(settings, ports, await ports.findBase());
    for (const notice of notices)
        ports.log(notice);
    process.stdout.write(redact(renderPolicy(policy)));
    return 0;
}
/** Writes the outputs that options ask for, and the table unless one of them takes standard output. */
async function writeReport(report, values, folder, redact, log) {
    const wanted = Object.values(files/* fileOutputs */.b).filter(({ option }) => values[option] !== undefined);
    const toStandardOutput = wanted.some(({ option }) => values[option] === '');
    if (!toStandardOutput) {
        process.stdout.write(redact((0,table/* renderCheck */.d3)(report, (0,terminal/* terminalOptions */.Z8)(process.stdout))));
    }
    const prefix = folder === '' ? '' : `${folder}/`;
    for (const { option, render } of wanted) {
        await (0,terminal/* writeResult */.Zk)(values[option] ?? '', await render(report, prefix, redact));
    }
    if (toStandardOutput && report.failure !== null) {
        log(`${report.failure.message} ${report.failure.remedy}`);
    }
}


/***/ }),

/***/ 52346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   inventory: () => (/* binding */ inventory)
/* harmony export */ });
/* harmony import */ var _files_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73513);
/* harmony import */ var _report_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17234);
/* harmony import */ var _report_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71799);
/* harmony import */ var _run_inventory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98634);
/* harmony import */ var _local_ports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75337);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65411);






/** Lists the MCP servers that a folder declares. */
async function inventory(dir, { json, candidates = false }, redact) {
    const source = (0,_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .workspaceSource */ .$)(await (0,_local_ports_js__WEBPACK_IMPORTED_MODULE_4__/* .existingFolder */ .CI)(dir));
    const scan = { folder: '', ignorePaths: [], withCandidates: candidates };
    const taken = (0,_report_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redactReport */ .a)(await (0,_run_inventory_js__WEBPACK_IMPORTED_MODULE_3__/* .takeInventory */ .O1)(source, scan), redact);
    if (json === undefined)
        process.stdout.write(redact((0,_report_table_js__WEBPACK_IMPORTED_MODULE_2__/* .renderInventory */ .NL)(taken)));
    else
        await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .writeResult */ .Zk)(json, (0,_report_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redactJson */ .K)((0,_report_table_js__WEBPACK_IMPORTED_MODULE_2__/* .renderInventoryJson */ .Vi)(taken), redact));
    return 0;
}


/***/ }),

/***/ 28805:
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
function renderValidation({ head, lengths, bytes, outcomes }, origin) {
    const said = (value) => (typeof value === 'string' ? value : 'not told');
    const broken = brokenRules(outcomes);
    const noticed = outcomes.filter(({ kind, broken: count }) => kind === 'notice' && count > 0);
    const sound = outcomes.filter(({ broken: count }) => count === 0);
    const lines = [
        `${origin}: ${lengths.servers} servers, ${lengths.scores} scores, ${lengths.findings} findings in ${(0,phrase/* byteSize */.mz)(bytes)}`,
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
        { field: 'evidence', says: 'present', schema: schemas/* unknown */.L5J().refine((value) => value != null) },
        { field: 'weight', says: 'present', schema: schemas/* unknown */.L5J().refine((value) => value != null) },
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
const notices = {
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
// EXTERNAL MODULE: ./build/export/splitter.js + 1 modules
var export_splitter = __webpack_require__(19252);
;// CONCATENATED MODULE: ./build/export/rule-tally.js



const mostExamples = 3;
const longestShown = 60;
const unchecked = { checked: 0, broken: 0, examples: [] };
function createRuleTally() {
    const counted = new Map();
    const count = (rule, holds, pointer, value) => {
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
    const outcomeOf = (kind, rule, says) => {
        const { checked, broken, examples } = counted.get(rule) ?? unchecked;
        return { rule, says, kind, checked, broken, examples };
    };
    return {
        field: (rule, holds, pointer, field, value) => count(rule, holds, `${pointer}/${field}`, value === undefined ? 'missing' : value),
        joint: count,
        notice: count,
        outcomes: () => [
            ...headRules.map(({ field, says }) => outcomeOf('contract', field, says)),
            ...export_splitter/* sections */.V0.flatMap((section) => fieldRules[section].map(({ field, says }) => outcomeOf('contract', `${section}[].${field}`, says))),
            ...Object.entries(jointRules).map(([rule, says]) => outcomeOf('contract', rule, says)),
            ...Object.entries(notices).map(([rule, says]) => outcomeOf('notice', rule, says)),
        ],
    };
}
/** A place and what stands there, in few words. */
function exampleOf(pointer, value) {
    if (value === null)
        return pointer;
    const text = typeof value === 'string' ? value : (JSON.stringify((0,schema/* shallow */.x7)(value, 3)) ?? '');
    return `${pointer}: ${text.length > longestShown ? `${text.slice(0, longestShown)}…` : text}`;
}

// EXTERNAL MODULE: ./build/export/text-table.js
var text_table = __webpack_require__(8361);
;// CONCATENATED MODULE: ./build/export/validate.js








/**
 * Starts to validate an export against its contract, rule by rule. Nothing is kept of the elements
 * but hashes and places: some 60 bytes for a finding and its reference, so memory does grow with the
 * export, to about a quarter of its size.
 */
function createValidator() {
    const tally = createRuleTally();
    const head = {};
    const lengths = { servers: 0, scores: 0, findings: 0 };
    const elements = {
        servers: validateServers(tally),
        scores: validateScores(tally),
        findings: validateFindings(tally),
    };
    const splitter = (0,export_splitter/* createSplitter */.W3)({
        head(field, value) {
            head[field] = value;
        },
        element(section, bytes, start, end) {
            const raw = (0,export_splitter/* parseElement */.on)(bytes, start, end);
            const pointer = `/${section}/${lengths[section]}`;
            validateFields(tally, section, raw, pointer);
            elements[section].add(raw, pointer, lengths[section]);
            lengths[section] += 1;
        },
        // What the contract does not know is parsed, too.
        isThorough: true,
    });
    return {
        push(chunk) {
            splitter.push(chunk);
        },
        isComplete: splitter.isComplete,
        finish() {
            splitter.end();
            const { servers, scores, findings } = elements;
            validateHead(tally, head, lengths);
            validateOwners(tally, scores, servers.ids);
            validateReferences(tally, scores, findings, splitter.hasNumericIds());
            return { head, lengths, bytes: splitter.position(), outcomes: tally.outcomes() };
        },
    };
}
function validateHead(tally, head, lengths) {
    for (const { field, schema } of headRules) {
        tally.field(field, schema.safeParse(head[field]).success, '', field, head[field]);
    }
    for (const section of export_splitter/* sections */.V0) {
        const said = (0,fields/* ownValue */.e)(head.counts, section);
        // A count that is no number breaks the rule on the field.
        if (typeof said !== 'number')
            continue;
        const words = `${said} said, ${lengths[section]} in the file`;
        tally.joint('counts add up', said === lengths[section], `/counts/${section}`, words);
    }
}
/** The rules on the single fields of an element. */
function validateFields(tally, section, raw, pointer) {
    for (const { field, schema } of fieldRules[section]) {
        const value = (0,fields/* ownValue */.e)(raw, field);
        tally.field(`${section}[].${field}`, schema.safeParse(value).success, pointer, field, value);
    }
}
/** Validates servers, and keeps their ids. */
function validateServers(tally) {
    const ids = (0,text_table/* createTextTable */.ss)();
    return {
        ids,
        add(raw, pointer, place) {
            const id = (0,fields/* ownValue */.e)(raw, 'id');
            if (typeof id === 'string') {
                const isNew = ids.add((0,text_table/* wideHash */.Ec)(id), place);
                tally.joint('server ids are unique', isNew, `${pointer}/id`, id);
            }
            for (const [at, ref] of listOf(raw, 'package_refs')) {
                const isKnown = ((0,package_ref/* readPackageRef */._)(ref)?.type ?? null) !== null;
                const rule = 'package references are understood';
                tally.notice(rule, isKnown, `${pointer}/package_refs/${at}`, ref);
            }
            for (const [at, version] of listOf(raw, 'versions')) {
                const isKnown = (0,schema/* readVersion */.$4)(version) !== null;
                tally.notice('versions are understood', isKnown, `${pointer}/versions/${at}`, version);
            }
        },
    };
}
/** What a score says, and what its findings say about it. */
const isNull = 1;
const hasUnscannable = 2;
const hasScanned = 4;
/** Validates scores, and keeps their servers and what they refer to. */
function validateScores(tally) {
    const versions = (0,text_table/* createTextTable */.ss)();
    const servers = (0,text_table/* createNumberList */.G4)();
    const flags = (0,text_table/* createNumberList */.G4)();
    const references = (0,text_table/* createNumberList */.G4)();
    /** By reference the place of its score. */
    const owners = (0,text_table/* createNumberList */.G4)();
    /** Gives what a finding within the score says about it; 0 for a reference to be followed later. */
    const addReference = (reference, pointer, place) => {
        const read = readReference(reference);
        tally.joint('references are understood', read !== null, pointer, reference);
        if (read?.kind === 'inline') {
            validateFields(tally, 'findings', read.raw, pointer);
            return flagOf(read.raw);
        }
        if (read !== null) {
            references.add(encodeReference(read, typeof reference === 'number'));
            owners.add(place);
        }
        return 0;
    };
    return {
        servers,
        flags,
        references,
        owners,
        add(raw, pointer, place) {
            const [server, version] = [(0,fields/* ownValue */.e)(raw, 'server'), (0,fields/* ownValue */.e)(raw, 'version')];
            servers.add(typeof server === 'string' ? (0,text_table/* wideHash */.Ec)(server) : 0);
            if (typeof server === 'string' && typeof version === 'string') {
                const isNew = versions.add((0,text_table/* wideHash */.Ec)(`${server}\n${version}`), place);
                tally.joint('one score for a version', isNew, pointer, `${server} ${version}`);
            }
            const [score, grade] = [(0,fields/* ownValue */.e)(raw, 'score'), (0,fields/* ownValue */.e)(raw, 'grade')];
            if (typeof score === 'number' && typeof grade === 'string') {
                const holds = score >= 75 || !/^[AB]/.test(grade);
                tally.joint('below 75 is below B', holds, pointer, `${score} ${grade}`);
            }
            let flag = score === null ? isNull : 0;
            for (const [at, reference] of listOf(raw, 'findings')) {
                flag |= addReference(reference, `${pointer}/findings/${at}`, place);
            }
            flags.add(flag);
        },
    };
}
/** Validates findings, and keeps their ids and what they say about scores. */
function validateFindings(tally) {
    const ids = (0,text_table/* createTextTable */.ss)();
    const flags = (0,text_table/* createNumberList */.G4)();
    return {
        ids,
        flags,
        add(raw, pointer, place) {
            const id = (0,record_key/* findingId */.zK)(raw);
            tally.notice('findings have an id', id !== null, pointer, raw);
            if (id !== null) {
                const isNew = ids.add((0,text_table/* wideHash */.Ec)(id), place);
                tally.joint('finding ids are unique', isNew, pointer, id);
            }
            tally.notice('findings name their check', (0,schema/* readCheck */.jc)(raw) !== null, pointer, raw);
            flags.add(flagOf(raw));
        },
    };
}
/** What a finding says about the score that refers to it. */
function flagOf(finding) {
    return (0,fields/* ownValue */.e)(finding, 'result') === 'unscannable' ? hasUnscannable : hasScanned;
}
function validateOwners(tally, scores, serverIds) {
    scores.servers.forEach((hash, at) => {
        const holds = hash !== 0 && serverIds.get(hash) >= 0;
        tally.joint('scores have a server', holds, `/scores/${at}/server`, null);
    });
}
/** Follows every reference, when all that they can lead to has been read. */
function validateReferences(tally, scores, findings, hasNumericIds) {
    const flags = scores.flags.toArray();
    const findingFlags = findings.flags.toArray();
    const referred = new Uint8Array(findingFlags.length);
    scores.references.forEach((reference, at) => {
        const score = scores.owners.at(at);
        const place = placeOf(reference, findings.ids, hasNumericIds);
        const flag = findingFlags[place];
        const leads = flag !== undefined;
        tally.joint('references lead to findings', leads, `/scores/${score}/findings`, null);
        if (!leads)
            return;
        referred[place] = 1;
        flags[score] = flags[score] | flag;
    });
    flags.forEach((each, at) => {
        const [holds, words] = each & isNull
            ? [each & hasUnscannable, 'null, without an unscannable finding']
            : [!(each & hasUnscannable) || each & hasScanned, 'a score, all findings unscannable'];
        tally.joint('null means unscannable', Boolean(holds), `/scores/${at}`, words);
    });
    referred.forEach((each, at) => {
        tally.notice('findings are referred to', each === 1, `/findings/${at}`, null);
    });
}
/** A reference as the gate reads it; a number that is no place may be the number of an id. */
function readReference(reference) {
    const read = (0,schema/* readFindingReference */.h7)(reference);
    if (read !== null || typeof reference !== 'number')
        return read;
    return { kind: 'id', id: String(reference) };
}
/**
 * A reference as one number: the hash of an id; a place as a negative one, which is even for a bare
 * number and odd for any other spelling.
 */
function encodeReference(read, isBare) {
    if (read.kind === 'id')
        return (0,text_table/* wideHash */.Ec)(read.id);
    // Beyond what a number can hold there is no finding either.
    const place = Math.min(read.index, 2 ** 51);
    return -1 - (2 * place + (isBare ? 1 : 0));
}
/** Where an encoded reference leads; -1 for nowhere. */
function placeOf(reference, findingIds, hasNumericIds) {
    if (reference >= 0)
        return findingIds.get(reference);
    const place = Math.floor((-1 - reference) / 2);
    const isBare = (-1 - reference) % 2 === 1;
    // A bare number is an id where findings have numbers for ids, else a place.
    return isBare && hasNumericIds ? findingIds.get((0,text_table/* wideHash */.Ec)(String(place))) : place;
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

/***/ 27062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ exitStatus)
/* harmony export */ });
/** Exit statuses of the command line: one for each verdict, and `EX_USAGE` of sysexits.h. */
const exitStatus = {
    pass: 0,
    warn: 0,
    fail: 1,
    error: 2,
    wrongCommandLine: 64,
};


/***/ }),

/***/ 75337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ existingFolder),
/* harmony export */   ER: () => (/* binding */ localPorts),
/* harmony export */   _M: () => (/* binding */ repositoryOf)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _export_cache_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46705);
/* harmony import */ var _export_store_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73001);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59874);
/* harmony import */ var _files_chunks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11808);
/* harmony import */ var _files_workspace_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73513);
/* harmony import */ var _github_base_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2397);
/* harmony import */ var _api_key_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(59957);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(27405);











/** The ports of a run on the command line: the disk is judged, and the user's cache folder is used. */
function localPorts({ folder, root, base, config }, git, log, progress) {
    const head = (0,_files_workspace_js__WEBPACK_IMPORTED_MODULE_7__/* .workspaceSource */ .$)(root);
    return {
        ..._clock_js__WEBPACK_IMPORTED_MODULE_9__/* .clock */ .p,
        folder: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, folder).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'),
        head: config === null ? head : { ...head, readFile: (path) => readNamed(path, head, config) },
        findBase: () => findBase(base, config, git),
        showPolicy: () => { },
        actionRepository: null,
        log,
        ...(progress === null ? {} : { progress }),
        readChunks: _files_chunks_js__WEBPACK_IMPORTED_MODULE_6__/* .readChunks */ .z,
        createStore() {
            try {
                return (0,_export_store_file_js__WEBPACK_IMPORTED_MODULE_4__/* .createStoreFile */ .K)(cacheFolder());
            }
            catch (error) {
                log(`Cache: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .causeOf */ .r)(error)} A temporary file is used.`);
                return (0,_export_store_file_js__WEBPACK_IMPORTED_MODULE_4__/* .createStoreFile */ .K)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)());
            }
        },
        cache: (0,_export_cache_js__WEBPACK_IMPORTED_MODULE_3__/* .folderCache */ .Pv)(cacheFolder(), log),
        event: 'local',
        readHeadCommit: async () => (await git?.commit('HEAD'))?.id ?? null,
        platform: `${process.platform}-${process.arch}`,
        explainMissingKey: _api_key_js__WEBPACK_IMPORTED_MODULE_10__/* .explainMissingKey */ .f,
    };
}
/**
 * The real path of a folder.
 *
 * @throws Error where there is no such folder
 */
async function existingFolder(dir) {
    const path = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(dir)).catch(() => null);
    if (path === null || !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).isDirectory()) {
        throw new Error(`${dir} is no folder that can be read`);
    }
    return path;
}
/** The checkout that a folder lies in, or the folder itself. */
async function repositoryOf(folder) {
    for (let at = folder;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at)) {
        const isRoot = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(at, '.git')).then(() => true, () => false);
        if (isRoot)
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at) === at)
            return folder;
    }
}
async function findBase(base, config, git) {
    const found = await (0,_github_base_js__WEBPACK_IMPORTED_MODULE_8__/* .findLocalBase */ .or)(base, git);
    if (base !== null && found.base === null) {
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .u('no-base', `--base: ${found.missing}.`, 'Name a commit that is here.');
    }
    // A policy that is named is the one to use.
    return config === null ? found : { ...found, policy: null, needsPolicy: false };
}
/** A file of the repository, except for the policy that the command line names, which may lie anywhere. */
async function readNamed(path, head, config) {
    if (path !== config)
        return head.readFile(path);
    try {
        return { text: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(config, 'utf8') };
    }
    catch (error) {
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .u('no-policy-file', `The policy file ${config} cannot be read: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .causeOf */ .r)(error)}.`, 'Check the path: it is relative to the current folder.');
    }
}
/** The user's cache folder, by the conventions of the system. */
function cacheFolder() {
    const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(XDG_CACHE_HOME || LOCALAPPDATA || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), '.cache'), 'mcp-grade-gate');
}


/***/ }),

/***/ 65411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z8: () => (/* binding */ terminalOptions),
/* harmony export */   Zk: () => (/* binding */ writeResult),
/* harmony export */   es: () => (/* binding */ openLines)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);


/** Colours and width of a stream, where it is a terminal that has them. */
function terminalOptions(stream) {
    return {
        // Whether there are colours is decided by the stream, NO_COLOR and FORCE_COLOR.
        paint: (style, text) => (0,node_util__WEBPACK_IMPORTED_MODULE_1__.styleText)(style, text, { stream }),
        width: stream.isTTY ? Math.max(stream.columns ?? 80, 60) : null,
    };
}
function openLines(stream) {
    const clear = '\r\u001b[K';
    const isScreen = stream.isTTY && process.env['TERM'] !== 'dumb' && !process.env['CI'];
    if (!isScreen)
        return { line: (text) => stream.write(`${text}\n`), progress: null };
    return {
        line: (text) => stream.write(`${clear}${text}\n`),
        progress: (text) => stream.write(`${clear}${text}`),
    };
}
/** Writes a result to a file, or to standard output for the empty path. */
async function writeResult(path, text) {
    if (path === '')
        process.stdout.write(text);
    else
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, text);
}


/***/ }),

/***/ 71799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NL: () => (/* binding */ renderInventory),
/* harmony export */   Vi: () => (/* binding */ renderInventoryJson),
/* harmony export */   d3: () => (/* binding */ renderCheck)
/* harmony export */ });
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59743);
/* harmony import */ var _policy_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16274);
/* harmony import */ var _versions_purl_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6691);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14674);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11283);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13920);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44702);







const styles = {
    PASS: 'green',
    WARN: 'yellow',
    FAIL: 'red',
    ERROR: 'red',
    pass: 'green',
    warn: 'yellow',
    fail: 'red',
    error: 'red',
    waived: 'dim',
};
/** The verdict of a check as lines for a terminal: a table, what was found and what to do, the verdict. */
function renderCheck(report, terminal) {
    const counted = report.servers.filter(({ isCounted }) => isCounted).sort(_order_js__WEBPACK_IMPORTED_MODULE_2__/* .worstServersFirst */ .UC);
    const rows = counted.map((server) => [
        (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictWord */ .E0)(server).toUpperCase(),
        (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(server),
        (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .versionOf */ .E4)(server),
        (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .gradeOf */ .V)(server),
        (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .scoreOf */ .uw)(server),
        (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .wordPlaceOf */ .TZ)(server),
    ]);
    const found = (0,_order_js__WEBPACK_IMPORTED_MODULE_2__/* .reportedProblems */ .kO)(counted, report.problems)
        .sort(_order_js__WEBPACK_IMPORTED_MODULE_2__/* .worstFirst */ .md)
        .map(({ problem }) => problem);
    const head = ['VERDICT', 'SERVER', 'VERSION', 'GRADE', 'SCORE', 'DECLARED IN'];
    return page([
        ...table(head, rows, terminal.width).map(byFirstWord),
        ...(found.length === 0 ? [] : ['']),
        ...said(found, new Set(report.problems)).flatMap((line) => wrapped(line, terminal.width).map(byFirstWord)),
        ...section('What the change does to versions:', counted.flatMap(moveLine)),
        ...section('Waivers that end soon:', (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .endingSoon */ .Ng)(report).map((each) => `  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plainSentence */ .Gx)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .endingWords */ .fg)(each))}`)),
        '',
        byFirstWord((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .headline */ .Pl)(report)),
        ...(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .teamWords */ .ZY)(report).flatMap((line) => wrapped(line, terminal.width)),
        ...(report.failure === null
            ? []
            : [...report.failure.details.map((detail) => `  ${detail}`), report.failure.remedy]),
    ], terminal.paint);
}
/** A line that begins with a verdict or level, in its colour. */
function byFirstWord(line) {
    const [first = ''] = /^\w+/.exec(line) ?? [];
    const style = Object.hasOwn(styles, first) ? styles[first] : undefined;
    return style === undefined ? line : { text: line, style, length: first.length };
}
function moveLine(server) {
    const move = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .moveWords */ .JU)(server);
    return move === null ? [] : [`  ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plainSentence */ .Gx)((0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .nameOf */ .Vb)(server)}`, move)}`];
}
/** More findings or places of one problem than a reader of a terminal looks through. */
const most = 8;
/**
 * What was found, each sentence once, with its evidence, and its places where there are several.
 *
 * @param alone problems whose place no table tells
 */
function said(problems, alone) {
    const isAlone = (problem) => problem !== undefined && problem.file !== null && alone.has(problem);
    const sentence = ({ level, rule, message, advice, waived }) => waived === null
        ? `${level} ${rule}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plainSentence */ .Gx)(message, advice)}`
        : `waived ${rule}: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plainSentence */ .Gx)(message, (0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `Waived: ${waived}`)}`;
    return [...Map.groupBy(problems, sentence)].flatMap(([text, same]) => {
        const all = same.flatMap(({ file, span }) => file === null ? [] : [span === null ? file : `${file}:${span.start.line}`]);
        const places = [...new Set(all)];
        const further = places.length > most ? ` and ${places.length - most} more` : '';
        const findings = same[0]?.findings ?? [];
        const rest = findings.length - most;
        return [
            text,
            ...findings.slice(0, most).map((finding) => `    • ${(0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .findingLine */ .mC)(finding, 400)}`),
            ...(rest > 0 ? [`    and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(rest, 'more finding')}; --json has all of them`] : []),
            ...(same.length === 1 && !isAlone(same[0])
                ? []
                : [`    in ${places.slice(0, most).join(', ')}${further}`]),
        ];
    });
}
/** A line of words broken at spaces; what follows is further in, or below the words of a bullet. */
function wrapped(line, width) {
    if (width === null || line.length <= width)
        return [line];
    const [bullet = ''] = /^\s*(?:• )?/.exec(line) ?? [];
    const indent = bullet.endsWith('• ') ? bullet.length : bullet.length + 2;
    const lines = [];
    let rest = line;
    while (rest.length > width) {
        const at = rest.lastIndexOf(' ', width);
        // A word that is longer than the line stays whole, so that it can be copied.
        const end = at > indent ? at : rest.indexOf(' ', width);
        if (end < 0)
            break;
        lines.push(rest.slice(0, end));
        rest = ' '.repeat(indent) + rest.slice(end + 1);
    }
    return [...lines, rest];
}
/** Types whose declarations name no version. */
const versionless = new Set(['remote', 'local', 'unidentified']);
/** What a project declares, as lines for a terminal: grouped by server, then what was not read. */
function renderInventory(inventory) {
    const { declarations, dependencies, candidates, files } = inventory;
    const servers = groupsOf(dependencies);
    const unread = files.filter(({ status }) => status === 'unreadable');
    const skipped = files.filter(({ status }) => status === 'skipped');
    const places = new Set(declarations.map(({ file }) => file));
    const named = (role) => new Set(dependencies
        .filter((each) => each.role === role)
        .map((each) => JSON.stringify(cellsOf(each).slice(0, 1)))).size;
    const launchers = named('launcher');
    return page([
        ...table(['SERVER', 'VERSION', 'TYPE', 'DECLARED IN'], servers.flatMap(rowsOf)),
        ...section('Direct dependencies of package manifests; servers are those that the export lists:', table(['PACKAGE', 'VERSION', 'TYPE', 'DECLARED IN'], groupsOf(candidates).flatMap(rowsOf))),
        ...section('Not read:', unread.map(({ path, span, reason }) => `  ${path}${span ? `:${span.start.line}` : ''}: ${reason ?? ''}`)),
        ...section('Skipped:', skipped.map(({ path, reason }) => `  ${path}: ${reason ?? ''}`)),
        ...(servers.length + candidates.length + unread.length + skipped.length === 0 ? [] : ['']),
        [
            `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(named('server'), 'server')}${launchers > 0 ? ` and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(launchers, 'launcher')}` : ''}`,
            `in ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(declarations.length, 'declaration')} of ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(places.size, 'file')}`,
            ...(unread.length > 0
                ? [`(${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(unread.length, 'fault')} in files that cannot be read)`]
                : []),
        ].join(' '),
    ]);
}
function section(title, lines) {
    return lines.length === 0 ? [] : ['', title, ...lines];
}
/** Dependencies that are the same server in the same version, by name; what is not identified is last. */
function groupsOf(dependencies) {
    const isOdd = ({ type }) => (type === 'unidentified' ? 1 : 0);
    const key = (each) => JSON.stringify(cellsOf(each));
    return [...Map.groupBy(dependencies, key).values()].sort(([a], [b]) => {
        if (a === undefined || b === undefined)
            return 0;
        const [one, other] = [cellsOf(a).join('\u0000'), cellsOf(b).join('\u0000')];
        return isOdd(a) - isOdd(b) || (one < other ? -1 : 1);
    });
}
/** What is told of a server once, wherever it is declared: its name, version, type and remark. */
function cellsOf(dependency) {
    const { type, role, name, reason, alterations, declaration } = dependency;
    const isKnown = type !== 'unidentified';
    const detail = name === null || name === declaration.alias ? '' : ` (${name})`;
    const changes = alterations.map(({ what, file, span }) => `${what}${file === null ? '' : ` (${file}:${span.start.line})`}`);
    const notices = [
        ...(isKnown ? [] : [`${reason ?? ''}${detail}`]),
        ...(changes.length === 0 ? [] : [`altered by ${[...new Set(changes)].join(', ')}`]),
    ];
    return [
        (0,_policy_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shownName */ .HD)(dependency),
        versionCell(dependency),
        role === 'launcher' ? `${type} (launcher)` : type,
        notices.join('; '),
    ];
}
/** The version that a lockfile proves and where, else the one that is written. */
function versionCell({ type, pin, version, specifier, digest, resolved }) {
    if (resolved !== null)
        return `${resolved.version} (${resolved.file}:${resolved.line})`;
    if (digest !== null)
        return `${digest.slice(0, 19)}…`;
    const written = pin === 'exact' ? version : (specifier?.replace(/^@/, '') ?? null);
    return written ?? (versionless.has(type) ? '' : 'not pinned');
}
/** A line for each place where a server is declared, and below them what is to be said of all. */
function rowsOf(group) {
    return group.flatMap((dependency, index) => {
        const { declaration } = dependency;
        const [name, version, type, notice] = cellsOf(dependency);
        const isPlain = declaration.client === 'package-manifest' || declaration.alias === name;
        const alias = isPlain ? '' : ` as ${declaration.alias}`;
        const place = `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(declaration)}${alias}${declaration.disabled ? ' (disabled)' : ''}`;
        const row = index > 0 ? ['', '', '', place] : [name, version, type, place];
        const isLast = index === group.length - 1;
        return isLast && notice !== '' ? [row, `    ${notice}`] : [row];
    });
}
/** The inventory as JSON. */
function renderInventoryJson(inventory) {
    const dependenciesOf = Map.groupBy([...inventory.dependencies, ...inventory.candidates], ({ declaration }) => declaration);
    const declarations = [...dependenciesOf].map(([declaration, dependencies]) => ({
        file: declaration.file,
        line: declaration.span.start.line,
        column: declaration.span.start.column,
        client: declaration.client,
        alias: declaration.alias,
        disabled: declaration.disabled,
        dependencies: dependencies.map((dependency) => ({
            role: dependency.role,
            type: dependency.type,
            name: (0,_policy_words_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOrNull */ .W3)(dependency),
            purl: (0,_versions_purl_js__WEBPACK_IMPORTED_MODULE_1__.purlOf)(dependency),
            specifier: dependency.specifier,
            version: dependency.version,
            pin: dependency.pin,
            resolved: dependency.resolved,
            reason: dependency.reason,
            ...(dependency.alterations.length === 0
                ? {}
                : { alterations: dependency.alterations.map((each) => alterationJson(each, declaration)) }),
        })),
    }));
    const files = inventory.files.map(({ path, status, reason }) => ({
        path,
        status,
        reason,
    }));
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .json */ .Pq)({ declarations, files })}\n`;
}
function alterationJson({ kind, what, file, span }, declaration) {
    return { kind, what, file: file ?? declaration.file, line: span.start.line };
}
/** A cell that is longer pushes the others out of sight. */
const widestCell = 72;
/** A name that is cut shorter is none that anybody knows again. */
const narrowestName = 24;
/**
 * Rows under a head, in columns as wide as their widest cell; where the lines are too long, the second
 * column gives way. No rows give no table.
 */
function table(head, rows, width = null) {
    if (rows.length === 0)
        return [];
    const shown = [head, ...rows].map((row) => typeof row === 'string'
        ? row
        : // A place without its end would lead nowhere.
            row.map((cell, column) => (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(cell, column === head.length - 1 ? 1000 : 100)));
    const widths = head.map((_, column) => shown.reduce((widest, row) => {
        const { length } = typeof row === 'string' ? '' : (row[column] ?? '');
        return length > widest && length <= widestCell ? length : widest;
    }, 0));
    const line = widths.reduce((sum, each) => sum + each + 2, -2);
    const named = Math.max(narrowestName, (widths[1] ?? 0) - Math.max(0, line - (width ?? line)));
    if (width !== null)
        widths[1] = Math.min(widths[1] ?? 0, named);
    const cut = (cell, column) => width !== null && column === 1 && cell.length > named ? `${cell.slice(0, named - 1)}…` : cell;
    return shown.map((row) => typeof row === 'string'
        ? (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .visible */ .RK)(row, 300)
        : row
            .map((cell, column) => cut(cell, column).padEnd(widths[column] ?? 0))
            .join('  ')
            .trimEnd());
}
function page(lines, paint = (_, text) => text) {
    const shown = lines.map((line) => {
        if (typeof line === 'string')
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_6__.logLine)(line);
        // Painted last: what comes out of data has no colour codes in it by then.
        const text = (0,_text_js__WEBPACK_IMPORTED_MODULE_6__.logLine)(line.text);
        return paint(line.style, text.slice(0, line.length)) + text.slice(line.length);
    });
    return `${shown.join('\n')}\n`;
}


/***/ }),

};
