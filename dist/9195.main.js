export const id = 9195;
export const ids = [9195];
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
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7091), __webpack_require__.e(3884), __webpack_require__.e(2857), __webpack_require__.e(4016), __webpack_require__.e(9903), __webpack_require__.e(9330), __webpack_require__.e(1723), __webpack_require__.e(8250), __webpack_require__.e(3962), __webpack_require__.e(9875)]).then(__webpack_require__.bind(__webpack_require__, 51947))).check,
        options: [
            ...['export-file', 'base-url', 'timeout', 'json', 'markdown', 'sarif'],
            ...['base', 'scope', 'config', 'preset', 'min-score', 'min-grade', 'print-policy'],
        ],
    },
    'validate-export': {
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(7091), __webpack_require__.e(3884), __webpack_require__.e(2857), __webpack_require__.e(1972), __webpack_require__.e(9903), __webpack_require__.e(6657)]).then(__webpack_require__.bind(__webpack_require__, 36657))).validateExport,
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

/***/ 59874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ causeOf),
/* harmony export */   u: () => (/* binding */ GateError)
/* harmony export */ });
/** Trouble that keeps the gate from deciding: a code, what happened, and what to do next. */
class GateError extends Error {
    code;
    remedy;
    details = [];
    constructor(code, message, remedy, options) {
        super(message, options);
        this.name = 'GateError';
        this.code = code;
        this.remedy = remedy;
    }
}
/** Short words for anything that was thrown: its message, or its system code where that is all it has. */
function causeOf(error) {
    if (!(error instanceof Error))
        return String(error);
    const { code } = error;
    return error.message || code || error.name;
}


/***/ })

};
