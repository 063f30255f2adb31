export const id = 1086;
export const ids = [1086];
export const modules = {

/***/ 51086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runCommand: () => (/* binding */ runCommand)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59874);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58508);







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
const exitCodes = { pass: 0, warn: 0, fail: 1, error: 2 };
const wrongCommandLine = 64;
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
 * Runs the command line.
 *
 * @param args what stands behind the command's name
 * @returns the exit status: 0 pass or warn, 1 fail, 2 could not decide, 64 a wrong command line
 */
async function runCommand(args) {
    let parsed;
    try {
        parsed = parse(args);
    }
    catch (error) {
        return refuse(error instanceof Error ? error.message : 'wrong options');
    }
    const { values, positionals } = parsed;
    if (values.help || values.version) {
        process.stdout.write(values.help ? usage : `${_version_js__WEBPACK_IMPORTED_MODULE_6__/* .version */ .r}\n`);
        return 0;
    }
    const [name = '', argument, ...rest] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    const fault = faultOf(name, command, values, argument, rest);
    if (command === undefined || fault !== null)
        return refuse(`${fault}`);
    const redact = await openRedactor();
    try {
        return await command.run(argument ?? '.', values, redact);
    }
    catch (error) {
        const { logLine } = await __webpack_require__.e(/* import() */ 3920).then(__webpack_require__.bind(__webpack_require__, 13920));
        const lines = error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .u ? [...error.details, error.remedy] : [];
        for (const line of [(0,_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .causeOf */ .r)(error), ...lines].map(redact)) {
            process.stderr.write(`${logLine(line)}\n`);
        }
        return exitCodes.error;
    }
}
/** Takes the key out of all that is said, wrong words of the command line too. */
async function openRedactor() {
    const { redactorFor } = await __webpack_require__.e(/* import() */ 7234).then(__webpack_require__.bind(__webpack_require__, 17234));
    return redactorFor([givenKey()]);
}
async function refuse(fault) {
    const redact = await openRedactor();
    process.stderr.write(`${redact(fault)}\n\n${usage}`);
    return wrongCommandLine;
}
function parse(args) {
    // `--json` alone means standard output; the parser knows no optional values.
    const alone = ['--json', '--markdown', '--sarif'];
    const written = args.map((arg) => (alone.includes(arg) ? `${arg}=` : arg));
    return (0,node_util__WEBPACK_IMPORTED_MODULE_4__.parseArgs)({ args: written, options, allowPositionals: true });
}
const commands = {
    inventory: { run: inventory, options: ['json', 'candidates'] },
    check: {
        run: check,
        options: [
            ...['export-file', 'base-url', 'timeout', 'json', 'markdown', 'sarif'],
            ...['base', 'scope', 'config', 'preset', 'min-score', 'min-grade', 'print-policy'],
        ],
    },
    'validate-export': { run: validateExport, options: ['timeout'] },
};
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
async function inventory(dir, { json, candidates = false }, redact) {
    const [{ takeInventory }, { workspaceSource }, { renderInventory, renderInventoryJson }, { redactJson, redactReport },] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(4016), __webpack_require__.e(8634)]).then(__webpack_require__.bind(__webpack_require__, 98634)),
        __webpack_require__.e(/* import() */ 3513).then(__webpack_require__.bind(__webpack_require__, 73513)),
        Promise.all(/* import() */[__webpack_require__.e(3884), __webpack_require__.e(7091), __webpack_require__.e(335), __webpack_require__.e(2280), __webpack_require__.e(1799)]).then(__webpack_require__.bind(__webpack_require__, 71799)),
        __webpack_require__.e(/* import() */ 7234).then(__webpack_require__.bind(__webpack_require__, 17234)),
    ]);
    const root = await existing(dir);
    const scan = { folder: '', ignorePaths: [], withCandidates: candidates };
    const taken = redactReport(await takeInventory(workspaceSource(root), scan), redact);
    if (json === undefined)
        process.stdout.write(redact(renderInventory(taken)));
    else
        await emit(json, redactJson(renderInventoryJson(taken), redact));
    return 0;
}
async function check(dir, values, redact) {
    const [{ run }, { workspaceSource }, { readChunks }, { readSettings }, { folderCache }, { createStoreFile }, { fileOutputs }, { renderCheck }, { redactReport }, { logLine },] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(3884), __webpack_require__.e(2857), __webpack_require__.e(4016), __webpack_require__.e(335), __webpack_require__.e(2280), __webpack_require__.e(4663), __webpack_require__.e(1723), __webpack_require__.e(8634), __webpack_require__.e(683), __webpack_require__.e(7785)]).then(__webpack_require__.bind(__webpack_require__, 30683)),
        __webpack_require__.e(/* import() */ 3513).then(__webpack_require__.bind(__webpack_require__, 73513)),
        __webpack_require__.e(/* import() */ 1808).then(__webpack_require__.bind(__webpack_require__, 11808)),
        Promise.all(/* import() */[__webpack_require__.e(3884), __webpack_require__.e(2857), __webpack_require__.e(335), __webpack_require__.e(2280), __webpack_require__.e(4663), __webpack_require__.e(166)]).then(__webpack_require__.bind(__webpack_require__, 84663)),
        __webpack_require__.e(/* import() */ 6705).then(__webpack_require__.bind(__webpack_require__, 46705)),
        __webpack_require__.e(/* import() */ 3001).then(__webpack_require__.bind(__webpack_require__, 73001)),
        __webpack_require__.e(/* import() */ 6376).then(__webpack_require__.bind(__webpack_require__, 86376)),
        Promise.all(/* import() */[__webpack_require__.e(3884), __webpack_require__.e(7091), __webpack_require__.e(335), __webpack_require__.e(2280), __webpack_require__.e(1799)]).then(__webpack_require__.bind(__webpack_require__, 71799)),
        __webpack_require__.e(/* import() */ 7234).then(__webpack_require__.bind(__webpack_require__, 17234)),
        __webpack_require__.e(/* import() */ 3920).then(__webpack_require__.bind(__webpack_require__, 13920)),
    ]);
    const apiKey = givenKey();
    // Standard output belongs to the result.
    const screen = screenOf(process.stderr);
    const log = (line) => screen.line(logLine(redact(line)));
    const given = readSettings({
        'api-key': apiKey,
        'export-file': values['export-file'] ?? '',
        'base-url': values['base-url'] ?? '',
        preset: values.preset ?? '',
        'min-score': values['min-score'] ?? '',
        'min-grade': values['min-grade'] ?? '',
        scope: values.scope ?? '',
        timeout: values.timeout ?? '',
    }, 'command line', !values['print-policy']);
    const { config = null, base = null } = values;
    const settings = config === null ? given : { ...given, configFile: config };
    for (const caution of settings.cautions)
        log(caution);
    const folder = await existing(dir);
    const root = await repositoryOf(folder);
    const head = workspaceSource(root);
    const git = base === null ? null : await (await Promise.all(/* import() */[__webpack_require__.e(9525), __webpack_require__.e(3193)]).then(__webpack_require__.bind(__webpack_require__, 49525))).openGit(root);
    const findBase = async () => {
        const { findLocalBase } = await __webpack_require__.e(/* import() */ 2397).then(__webpack_require__.bind(__webpack_require__, 2397));
        const found = await findLocalBase(base, git);
        if (base !== null && found.base === null) {
            throw new _failure_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .u('no-base', `--base: ${found.missing}.`, 'Name a commit that is here.');
        }
        // A policy that is named is the one to use.
        return config === null ? found : { ...found, policy: null, needsPolicy: false };
    };
    const ports = {
        folder: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, folder).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/'),
        head: config === null ? head : { ...head, readFile: (path) => readNamed(path, head, config) },
        findBase,
        showPolicy: () => { },
        actionRepository: null,
        now: Date.now,
        random: Math.random,
        sleep: pause,
        log,
        ...(screen.progress === null ? {} : { progress: screen.progress }),
        readChunks,
        createStore() {
            try {
                return createStoreFile(cacheFolder());
            }
            catch (error) {
                log(`Cache: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .causeOf */ .r)(error)} A temporary file is used.`);
                return createStoreFile((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)());
            }
        },
        cache: folderCache(cacheFolder(), log),
        event: 'local',
        readHeadCommit: async () => (await git?.commit('HEAD'))?.id ?? null,
        platform: `${process.platform}-${process.arch}`,
        explainMissingKey,
    };
    if (values['print-policy']) {
        try {
            const { findEffectivePolicy } = await Promise.all(/* import() */[__webpack_require__.e(3884), __webpack_require__.e(2857), __webpack_require__.e(335), __webpack_require__.e(2280), __webpack_require__.e(4663), __webpack_require__.e(7774)]).then(__webpack_require__.bind(__webpack_require__, 18850));
            const { renderPolicy } = await __webpack_require__.e(/* import() */ 7097).then(__webpack_require__.bind(__webpack_require__, 27097));
            const { policy, notices } = await findEffectivePolicy(settings, ports, await ports.findBase());
            for (const notice of notices)
                log(notice);
            process.stdout.write(redact(renderPolicy(policy)));
            return 0;
        }
        finally {
            git?.close();
        }
    }
    const { report: found, save } = await run(settings, ports).finally(() => git?.close());
    const report = redactReport(found, redact);
    if (report.export.caution !== null)
        log(report.export.caution);
    const asked = Object.values(fileOutputs).filter(({ option }) => values[option] !== undefined);
    const toStandardOutput = asked.some(({ option }) => values[option] === '');
    if (!toStandardOutput)
        process.stdout.write(redact(renderCheck(report, terminalOptions(process.stdout))));
    const prefix = ports.folder === '' ? '' : `${ports.folder}/`;
    for (const { option, render } of asked) {
        await emit(values[option] ?? '', await render(report, prefix, redact));
    }
    if (toStandardOutput && report.failure !== null) {
        log(`${report.failure.message} ${report.failure.remedy}`);
    }
    // What cannot be kept changes nothing about the verdict.
    await save().catch((error) => log(`Cache: saving failed: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .causeOf */ .r)(error)}`));
    return exitCodes[found.verdict];
}
async function validateExport(what, { timeout = '' }, redact) {
    const [{ validate }, { readChunks }, { brokenRules, renderValidation }, { logLine }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(3884), __webpack_require__.e(7091), __webpack_require__.e(2857), __webpack_require__.e(335), __webpack_require__.e(1972), __webpack_require__.e(7614)]).then(__webpack_require__.bind(__webpack_require__, 97614)),
        __webpack_require__.e(/* import() */ 1808).then(__webpack_require__.bind(__webpack_require__, 11808)),
        Promise.all(/* import() */[__webpack_require__.e(3884), __webpack_require__.e(335), __webpack_require__.e(6644)]).then(__webpack_require__.bind(__webpack_require__, 86644)),
        __webpack_require__.e(/* import() */ 3920).then(__webpack_require__.bind(__webpack_require__, 13920)),
    ]);
    const validation = await validate(what, { apiKey: givenKey(), timeout }, {
        now: Date.now,
        random: Math.random,
        sleep: pause,
        log(line) {
            process.stderr.write(`${logLine(redact(line))}\n`);
        },
        explainMissingKey,
        readChunks,
    });
    process.stdout.write(redact(renderValidation(validation, what)));
    return brokenRules(validation.outcomes).length === 0 ? 0 : 1;
}
function givenKey() {
    return process.env['MCP_GRADE_GATE_API_KEY']?.trim() ?? '';
}
async function existing(dir) {
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
/** A file of the repository, but for the policy that the command line names, which may lie anywhere. */
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
/** What a stream shows: colours and its width, where it is a terminal that has them. */
function terminalOptions(stream) {
    return {
        // Whether there are colours is decided by the stream, NO_COLOR and FORCE_COLOR.
        paint: (style, text) => (0,node_util__WEBPACK_IMPORTED_MODULE_4__.styleText)(style, text, { stream }),
        width: stream.isTTY ? Math.max(stream.columns ?? 80, 60) : null,
    };
}
/** A stream of lines, with one line in the making where it is a terminal. */
function screenOf(stream) {
    const clear = '\r\u001b[K';
    const isScreen = stream.isTTY && process.env['TERM'] !== 'dumb' && !process.env['CI'];
    if (!isScreen)
        return { line: (text) => stream.write(`${text}\n`), progress: null };
    return {
        line: (text) => stream.write(`${clear}${text}\n`),
        progress: (text) => stream.write(`${clear}${text}`),
    };
}
async function emit(file, text) {
    if (file === '')
        process.stdout.write(text);
    else
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(file, text);
}
async function pause(ms) {
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(ms);
}
async function explainMissingKey() {
    return {
        message: 'There is no API key: MCP_GRADE_GATE_API_KEY is not set.',
        remedy: 'Set it in the environment, or use a local export.',
    };
}
/** The user's cache folder, by the habits of the system. */
function cacheFolder() {
    const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(XDG_CACHE_HOME || LOCALAPPDATA || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), '.cache'), 'mcp-grade-gate');
}


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
