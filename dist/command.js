export const modules = {

/***/ 40906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  check: () => (/* binding */ check)
});

// EXTERNAL MODULE: ./build/gate/policy.js
var gate_policy = __webpack_require__(87642);
// EXTERNAL MODULE: ./build/gate/run.js
var run = __webpack_require__(77055);
// EXTERNAL MODULE: ./build/judging/policy.js + 3 modules
var judging_policy = __webpack_require__(55881);
// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/model/paths.js
var paths = __webpack_require__(91066);
// EXTERNAL MODULE: ./build/report/contents/auto-approved-blocks.js
var auto_approved_blocks = __webpack_require__(55418);
// EXTERNAL MODULE: ./build/report/contents/dispute.js
var dispute = __webpack_require__(22234);
// EXTERNAL MODULE: ./build/report/contents/ending-waivers.js
var ending_waivers = __webpack_require__(21315);
// EXTERNAL MODULE: ./build/report/contents/news-words.js
var news_words = __webpack_require__(8647);
// EXTERNAL MODULE: ./build/report/contents/problem-items.js
var problem_items = __webpack_require__(4804);
// EXTERNAL MODULE: ./build/report/contents/server-tables.js
var server_tables = __webpack_require__(34945);
// EXTERNAL MODULE: ./build/report/document/block.js
var block = __webpack_require__(73472);
// EXTERNAL MODULE: ./build/report/document/line.js
var line = __webpack_require__(38459);
// EXTERNAL MODULE: ./build/report/document/write-text.js + 1 modules
var write_text = __webpack_require__(35985);
// EXTERNAL MODULE: ./build/report/links.js
var links = __webpack_require__(51006);
// EXTERNAL MODULE: ./build/report/report-messages.js
var report_messages = __webpack_require__(23602);
;// CONCATENATED MODULE: ./build/report/check.js











/** Maximum number of servers shown with messages and findings, and of rows for passing servers. */
const mostOpen = 10;
/**
 * Renders a report as text for a terminal: the servers with their findings, then everything else. The verdict
 * comes at the end, because people read a terminal from the bottom. If there are several servers, it also
 * comes at the top.
 *
 * @param manual address of the manual section about the failing rule; null if unknown
 */
function renderCheck(report, terminal, manual = null) {
    return (0,write_text/* writeText */.x3)(checkBlocks(report, manual), terminal, write_text/* jsonHint */.m3);
}
function* checkBlocks(report, manual) {
    const { failure } = report;
    const verdict = (0,line/* line */.n8) `${(0,line/* verdictSign */.r0)(report.verdict)}: ${(0,line/* prose */.CS)((0,report_messages.reportSentence)(report))}`;
    const groups = (0,server_tables/* groupServers */.e8)(report.servers.filter(({ isCounted }) => isCounted));
    const isPassing = ({ first }) => first.verdict === 'pass';
    const passing = groups.filter(isPassing);
    const shownGroups = (0,server_tables/* withAlike */.TE)(passing.length > mostOpen ? groups.filter((each) => !isPassing(each)) : groups, false);
    if (groups.length > 1)
        yield (0,block/* paragraph */.FY)(verdict);
    yield (0,server_tables/* serverTable */.yp)(shownGroups, { links: links/* noLinks */.dH, byFile: false, open: mostOpen });
    const closed = shownGroups
        .slice(mostOpen)
        .flat()
        .filter(({ first }) => first.problems.length > 0).length;
    if (closed > 0)
        yield (0,block/* fold */.AU)((0,line/* line */.n8) `More about ${(0,line/* pluralLine */.ft)(closed, 'server')}`);
    if (passing.length > mostOpen)
        yield (0,block/* fold */.AU)((0,line/* line */.n8) `${(0,line/* pluralLine */.ft)(passing.length, 'server')} pass`);
    yield (0,block/* list */.p_)((0,problem_items/* problemItems */.wN)(report.problems, links/* noLinks */.dH, true));
    yield* (0,auto_approved_blocks/* autoApprovedBlocks */.x)(report.autoApproved, report.run.scope);
    yield (0,block/* section */.uW)((0,line/* line */.n8) `Since the last scheduled run`, [(0,block/* list */.p_)((0,news_words/* runNews */.V)(report))]);
    yield (0,ending_waivers/* endingWaivers */.N)(report);
    yield (0,block/* paragraph */.FY)(verdict, ...[...(0,report_messages.teamMessageLines)(report), ...(0,dispute/* disputeLines */.q)(report)].map((each) => (0,line/* prose */.CS)(each)), ...(failure === null
        ? []
        : [
            ...failure.details.map((each) => `  ${each}`),
            (0,report_messages.adviceText)(failure),
            (0,report_messages.helpPointer)(failure, manual),
        ].map((each) => (0,line/* prose */.CS)(each))));
}

// EXTERNAL MODULE: ./build/report/document.js
var report_document = __webpack_require__(21294);
// EXTERNAL MODULE: ./build/report/outputs.js
var report_outputs = __webpack_require__(94121);
// EXTERNAL MODULE: ./build/report/redact.js
var report_redact = __webpack_require__(17234);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/report/write-text.js
var report_write_text = __webpack_require__(6370);
// EXTERNAL MODULE: ./build/commands/command-line.js
var command_line = __webpack_require__(62173);
// EXTERNAL MODULE: ./build/commands/exit-status.js
var exit_status = __webpack_require__(47470);
// EXTERNAL MODULE: ./build/commands/manual.js
var commands_manual = __webpack_require__(57053);
// EXTERNAL MODULE: ./build/commands/option-settings.js
var option_settings = __webpack_require__(48478);
// EXTERNAL MODULE: ./build/commands/ports/local-ports.js
var local_ports = __webpack_require__(3598);
// EXTERNAL MODULE: ./build/commands/ports/terminal.js
var terminal = __webpack_require__(69630);
// EXTERNAL MODULE: ./build/commands/save-export.js
var save_export = __webpack_require__(56837);
;// CONCATENATED MODULE: ./build/commands/check/command.js



















async function check(invocation, redact) {
    const { values, outputs } = invocation;
    if (values.replay !== undefined) {
        const { replayCommand } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(7091), __webpack_require__.e(4942), __webpack_require__.e(3838), __webpack_require__.e(8905), __webpack_require__.e(1056), __webpack_require__.e(4503), __webpack_require__.e(4975), __webpack_require__.e(6011), __webpack_require__.e(6525), __webpack_require__.e(6256), __webpack_require__.e(3982), __webpack_require__.e(3812), __webpack_require__.e(5174)]).then(__webpack_require__.bind(__webpack_require__, 35174));
        return replayCommand(invocation, redact);
    }
    for (const name of command_line/* replayOptionNames */.Bw) {
        if (values[name] !== undefined)
            throw new command_line/* UsageError */.eb(`--${name} requires --replay.`);
    }
    if (invocation.valuesOf('config').length > 1) {
        throw new command_line/* UsageError */.eb('Two --config options are allowed only with --replay.');
    }
    const showsPolicy = values['show-policy'] !== undefined;
    if (showsPolicy && outputs.length > 0) {
        throw new command_line/* UsageError */.eb('--show-policy prints text only. Remove the output option.');
    }
    // Standard output is reserved for the result.
    const { line, progress } = (0,terminal/* createLineWriter */.cL)(process.stderr);
    const logged = new Set();
    const log = (text) => {
        logged.add(text);
        line((0,report_text.escapeForLog)(redact(text)));
    };
    const settings = (0,option_settings.commandSettings)(values, !showsPolicy);
    for (const caution of settings.cautions)
        log(caution);
    if (values.staged !== undefined && values.repo !== undefined) {
        throw new command_line/* UsageError */.eb('--staged and --repo cannot be combined.');
    }
    const repository = await (0,local_ports/* openRepository */.h_)(invocation, log);
    try {
        const { config = null } = values;
        const ports = (0,local_ports/* localPorts */.ER)({ base: await chooseBase(values, repository, log), config }, repository, log, progress);
        if (showsPolicy)
            return await showPolicy(settings, ports, redact);
        const findAttribution = async (failure) => {
            const { attributeFailure } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 87642));
            return attributeFailure(failure, { ...ports, policyFile: config ?? paths/* policyPath */.k1 }, async () => null);
        };
        const started = (0,run/* run */.eF)(settings, ports).catch(async (error) => {
            if (error instanceof failure/* GateError */.ue)
                log((0,report_messages.attributionSentence)(await findAttribution(error)));
            throw error;
        });
        const { report: unredacted, save } = await (0,run/* withAttribution */.Of)(await started, findAttribution);
        // The table omits notices, so they are logged here unless they were logged during reading.
        for (const notice of unredacted.run.notices)
            if (!logged.has(notice))
                log(notice);
        const [repositoryName = null] = values.repo?.split('@') ?? [];
        const report = (0,report_redact/* redactReport */.a)({ ...unredacted, run: { ...unredacted.run, repository: repositoryName } }, redact);
        if (report.export.caution !== null)
            log(report.export.caution);
        await writeReport(report, outputs, ports, redact);
        // A failure to save to the cache does not change the verdict.
        await (0,save_export/* saveExport */.S)(save, log);
        return exit_status/* exitStatus */.$[unredacted.verdict];
    }
    finally {
        repository.close();
    }
}
async function chooseBase(values, { commits }, log) {
    const { base = null, staged } = values;
    if (base !== null || staged === undefined)
        return base;
    const headCommit = (await commits?.commit('HEAD')) ?? null;
    if (headCommit !== null)
        return 'HEAD';
    log('There is no commit yet, so all staged files are judged.');
    return null;
}
async function showPolicy(settings, ports, redact) {
    const { policy, notices } = await (0,gate_policy.findEffectivePolicy)(settings, ports, await ports.findBase());
    for (const notice of notices)
        ports.log(notice);
    const lines = (0,report_document/* list */.p_)((0,judging_policy/* policyLines */.EO)(policy).map((each) => (0,report_document/* prose */.CS)((0,judging_policy/* policyLineText */.gA)(each))));
    process.stdout.write(redact((0,report_write_text/* writeText */.x3)([lines], (0,terminal/* terminalOptions */.Z8)(process.stdout))));
    return 0;
}
/**
 * Writes the report to its outputs. A failure is also logged, unless the table on standard output shows it.
 */
async function writeReport(report, outputs, { folder, log }, redact) {
    const manual = report.failure === null ? null : await (0,commands_manual.manualAddress)(report.failure);
    const prefix = folder === '' ? '' : `${folder}/`;
    await (0,terminal/* writeOutputs */.Kn)(outputs, (format, options) => {
        const output = report_outputs/* checkOutputs */.n2.find((each) => each.format === format);
        return output?.render(report, prefix, redact) ?? redact(renderCheck(report, options, manual));
    });
    const isTable = !outputs.some(({ format, file }) => file === null && format !== 'table');
    if (!isTable && report.failure !== null) {
        const { failure } = report;
        log(`${(0,report_messages.describeFailure)(failure)} ${(0,report_messages.adviceText)(failure)} ${(0,report_messages.helpPointer)(failure, manual)}`);
    }
}


/***/ }),

/***/ 37928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ judgeTree)
/* harmony export */ });
/* harmony import */ var _gate_export_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97638);
/* harmony import */ var _gate_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77055);
/* harmony import */ var _gate_steps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31077);



/**
 * Judges a whole tree, and throws instead of returning a report without a verdict.
 *
 * @throws GateError if the policy cannot be used, the tree cannot be read, or the export cannot be loaded
 */
async function judgeTree(settings, ports, charge) {
    const { change, head, proved } = await (0,_gate_steps_js__WEBPACK_IMPORTED_MODULE_2__/* .readChange */ .pm)(settings, ports, charge);
    let cause = null;
    const load = async (query) => {
        try {
            return await (0,_gate_export_js__WEBPACK_IMPORTED_MODULE_0__.loadExport)(settings, query, ports);
        }
        catch (error) {
            cause = error;
            throw error;
        }
    };
    const { report, save } = await (0,_gate_run_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeChange */ .sx)(change, ports, { load, proved, mustLoad: false });
    if (report.failure !== null)
        throw cause;
    return { report, save, change, head, proved };
}


/***/ }),

/***/ 62173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bw: () => (/* binding */ replayOptionNames),
/* harmony export */   PB: () => (/* binding */ describeUnknownName),
/* harmony export */   SH: () => (/* binding */ valueFault),
/* harmony export */   T7: () => (/* binding */ readOutputs),
/* harmony export */   _R: () => (/* binding */ inputOptionNames),
/* harmony export */   aL: () => (/* binding */ splitCommandLine),
/* harmony export */   eb: () => (/* binding */ UsageError),
/* harmony export */   fF: () => (/* binding */ options),
/* harmony export */   gn: () => (/* binding */ optionGroups),
/* harmony export */   ib: () => (/* binding */ optionValues),
/* harmony export */   sy: () => (/* binding */ policyOptionNames)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _model_model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85523);



const optionGroups = {
    subject: 'Input',
    grades: 'Grades',
    policy: 'Policy',
    output: 'Output',
};
const inputOptions = {
    'export-file': {
        value: 'FILE',
        help: 'use this export or review list instead of downloading one',
        group: 'grades',
    },
    'base-url': {
        value: 'URL',
        help: 'the grading service, or a caching proxy in front of it',
        group: 'grades',
    },
    timeout: {
        value: 'TIME',
        help: 'maximum time for the download, for example 90s',
        group: 'grades',
    },
    preset: {
        value: 'NAME',
        help: `the rule preset: ${_model_model_js__WEBPACK_IMPORTED_MODULE_2__/* .presetNames */ .gC.join(', ')}`,
        group: 'policy',
    },
    'min-score': { value: 'N', help: 'the lowest score that passes, 0 to 100', group: 'policy' },
    'org-policy': {
        value: 'POLICY',
        help: "the organisation's policy: YAML, or OWNER/REPO/PATH@REF",
        group: 'policy',
    },
    scope: { value: 'WHAT', help: 'what to judge: auto, changed, all', group: 'subject' },
};
const inputOptionNames = Object.keys(inputOptions);
/** All options except those for outputs, which are generated from each command's formats. */
const options = {
    ...inputOptions,
    repo: {
        value: 'OWNER/NAME[@REF]',
        help: 'a GitHub repository, instead of DIR',
        group: 'subject',
    },
    base: { value: 'REF', help: 'judge the changes since this commit', group: 'subject' },
    staged: {
        value: null,
        help: 'judge the staged files, for use in a Git hook',
        group: 'subject',
    },
    config: { value: 'FILE', help: 'use this policy file', group: 'policy' },
    replay: {
        value: 'TIME',
        help: 'judge pull requests merged within this period, such as 90d',
        group: 'subject',
    },
    'show-policy': {
        value: null,
        help: 'show the effective policy without judging anything',
        group: 'policy',
    },
    write: { value: null, help: 'make the edits instead of only showing them', group: 'output' },
    all: { value: null, help: 'list all versions and findings', group: 'output' },
    candidates: {
        value: null,
        help: 'also list the dependencies in package manifests',
        group: 'subject',
    },
    org: {
        value: 'NAME',
        help: 'judge the repositories of this GitHub organisation',
        group: 'subject',
    },
    repos: {
        value: 'FILE',
        help: 'judge the repositories listed in a file, one per line',
        group: 'subject',
    },
    include: {
        value: 'PATTERNS',
        help: 'include only repositories whose names match a pattern, such as api-*,web',
        group: 'subject',
        isList: true,
    },
    exclude: {
        value: 'PATTERNS',
        help: 'exclude repositories whose names match a pattern',
        group: 'subject',
        isList: true,
    },
    property: {
        value: 'NAME=VALUE',
        help: 'include only repositories with this custom property value',
        group: 'subject',
        isList: true,
    },
    properties: {
        value: 'NAMES',
        help: 'custom properties to include in the report and the tables, such as tier,team',
        group: 'subject',
        isList: true,
    },
    'owner-property': {
        value: 'NAME',
        help: 'the custom property that names the owners of files not covered by CODEOWNERS',
        group: 'subject',
    },
    archived: {
        value: null,
        help: 'include archived repositories in the organisation',
        group: 'subject',
    },
    'state-file': {
        value: 'FILE',
        help: 'the encrypted state file from earlier runs, which requires a separate key',
        group: 'subject',
    },
    history: {
        value: 'DIR',
        help: 'the folder for the tables, with one subfolder per day',
        group: 'subject',
    },
    'fail-on': {
        value: 'WHAT',
        help: 'when to fail: new (the default), any, error, never',
        group: 'output',
    },
    forks: { value: null, help: 'include forks in the organisation', group: 'subject' },
    out: { value: 'DIR', help: 'the output folder', group: 'output' },
    compress: { value: 'zstd', help: 'compress the files with zstd', group: 'output' },
    for: {
        value: 'WHAT',
        help: 'the list to write: claude-code, copilot, csv, json',
        group: 'output',
        isRepeatable: true,
    },
    launches: {
        value: 'SOURCE',
        help: 'the source of launches in use: a folder, JSON report or state file',
        group: 'subject',
        isRepeatable: true,
    },
    keep: {
        value: 'SOURCE',
        help: 'the source of earlier launches, which remain allowed as long as they pass',
        group: 'subject',
        isRepeatable: true,
    },
    action: {
        value: 'OWNER/NAME@COMMIT',
        help: 'the action that the workflow uses',
        group: 'output',
    },
    'dry-run': {
        value: null,
        help: 'show the files without writing them',
        group: 'output',
    },
    force: { value: null, help: 'replace an existing workflow and policy', group: 'output' },
    'with-grades': { value: null, help: 'also write grades, scores and rules', group: 'output' },
};
const policyOptionNames = [
    'config',
    'preset',
    'min-score',
    'org-policy',
];
/** `check` options that require `--replay`. */
const replayOptionNames = ['org', 'include', 'exclude', 'archived', 'forks'];
class UsageError extends Error {
    details;
    constructor(fault = '', ...details) {
        super(fault);
        this.details = details;
    }
}
const kinds = {
    ...options,
    output: { value: 'FORMAT[=FILE]', help: '', group: 'output' },
};
/** Splits a command line into words and options, including unknown options. */
function splitCommandLine(args) {
    const valueOptions = Object.keys(kinds).filter((name) => kinds[name]?.value != null);
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.parseArgs)({
        args: [...args],
        options: {
            ...Object.fromEntries(valueOptions.map((name) => [name, { type: 'string' }])),
            output: { type: 'string', short: 'o' },
            help: { type: 'boolean', short: 'h' },
        },
        strict: false,
        tokens: true,
    });
    return {
        words: tokens.filter((token) => token.kind === 'positional').map(({ value }) => value),
        written: tokens
            .filter((token) => token.kind === 'option')
            .map(({ name, rawName, value, inlineValue }) => ({
            name,
            written: rawName,
            value,
            isInline: inlineValue,
        })),
    };
}
/**
 * Returns the option values by name. A repeated option keeps its last value, or, if it is a list, all its
 * values joined with commas.
 */
function optionValues(written) {
    const values = {};
    for (const { name, value = '' } of written) {
        const before = kinds[name]?.isList ? values[name] : undefined;
        values[name] = before === undefined ? value : `${before},${value}`;
    }
    return values;
}
function valueFault({ name, written, value, isInline }) {
    const kind = kinds[name];
    if (kind === undefined)
        return null;
    if (kind.value === null)
        return value === undefined ? null : `${written} takes no value.`;
    // A separate argument that starts with a dash is the next option, not a value.
    const isMissing = !value || (!isInline && /^-./.test(value));
    return isMissing ? `${written} requires a value: ${kind.value}.` : null;
}
/**
 * Parses the requested outputs.
 *
 * @throws UsageError if a format is unknown, a file name is empty, or two outputs go to the same file or to
 * standard output
 */
async function readOutputs(written, formats) {
    const outputs = [];
    for (const { name, value } of written) {
        const text = name === 'output' ? `${value}` : value === undefined ? name : `${name}=${value}`;
        const [, format = text, , file = null] = /^([^=]+)(=(.*))?$/s.exec(text) ?? [];
        if (!formats.includes(format)) {
            const suggestion = await describeUnknownName(format, formats);
            throw new UsageError(`Unknown format ${suggestion} The formats are ${formats.join(', ')}.`);
        }
        if (file === '')
            throw new UsageError(`${JSON.stringify(text)} has no file name.`);
        outputs.push({ format, file });
    }
    const places = Map.groupBy(outputs, ({ file }) => (file === null ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(file)));
    for (const [place, [first, second]] of places) {
        if (first === undefined || second === undefined)
            continue;
        const [subject, remedy] = place === null
            ? ['Standard output', `Write one of them to a file: -o ${second.format}=FILE.`]
            : [JSON.stringify(second.file), 'Write one of them to another file.'];
        const bothFormats = `${first.format} and ${second.format}`;
        throw new UsageError(`${subject} can receive only one output, but both ${bothFormats} were requested. ${remedy}`);
    }
    return outputs;
}
/** Quotes an unknown name and suggests the most similar known name: `"jsn"; the nearest is json.` */
async function describeUnknownName(name, knownNames) {
    const { similarName } = await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(3884), __webpack_require__.e(9002), __webpack_require__.e(1006), __webpack_require__.e(5881), __webpack_require__.e(1082), __webpack_require__.e(6743)]).then(__webpack_require__.bind(__webpack_require__, 1069));
    const similar = similarName(name, knownNames);
    return `${JSON.stringify(name)}${similar === null ? '' : `; the nearest is ${similar}`}.`;
}


/***/ }),

/***/ 84501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AZ: () => (/* binding */ explainMissingVariable),
/* harmony export */   OE: () => (/* binding */ keyVariable),
/* harmony export */   QU: () => (/* binding */ readStateKeys),
/* harmony export */   iZ: () => (/* binding */ readApiKey),
/* harmony export */   jr: () => (/* binding */ keyVariables),
/* harmony export */   nC: () => (/* binding */ readGitHubToken)
/* harmony export */ });
const keyVariable = 'MCP_GRADE_GATE_API_KEY';
function readApiKey() {
    return process.env[keyVariable]?.trim() ?? '';
}
const stateKeyName = 'MCP_GRADE_GATE_STATE_KEY';
/**
 * Reads a sweep's state keys from the environment. `keys` has one key per line, or is empty if the variable
 * is not set.
 */
function readStateKeys() {
    return { keys: process.env[stateKeyName]?.trim() ?? '', keysName: stateKeyName };
}
function readGitHubToken() {
    return (process.env['GITHUB_TOKEN'] || process.env['GH_TOKEN'] || '').trim();
}
const keyVariables = `the environment (${keyVariable}, GITHUB_TOKEN)`;
async function explainMissingVariable() {
    return {
        message: 'The API key is missing: MCP_GRADE_GATE_API_KEY is not set.',
        remedy: 'Set this environment variable, or use a local export.',
    };
}


/***/ }),

/***/ 47470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ exitStatus),
/* harmony export */   s: () => (/* binding */ commonStatuses)
/* harmony export */ });
/** Exit statuses by verdict; 64 is `EX_USAGE` from sysexits.h. */
const exitStatus = {
    pass: 0,
    warn: 0,
    fail: 1,
    error: 2,
    wrongCommandLine: 64,
};
const commonStatuses = {
    [exitStatus.error]: 'error: there is no verdict, and the command prints the reason',
    [exitStatus.wrongCommandLine]: 'the command line is invalid',
};


/***/ }),

/***/ 66375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validateExport: () => (/* binding */ validateExport)
});

// EXTERNAL MODULE: ./build/io/clock.js
var clock = __webpack_require__(13211);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/commands/credentials.js
var credentials = __webpack_require__(84501);
// EXTERNAL MODULE: ./build/commands/ports/local-export.js
var local_export = __webpack_require__(75010);
// EXTERNAL MODULE: ./build/commands/ports/terminal.js
var ports_terminal = __webpack_require__(69630);
// EXTERNAL MODULE: ./build/model/phrase.js
var phrase = __webpack_require__(77229);
// EXTERNAL MODULE: ./build/report/document.js
var report_document = __webpack_require__(21294);
// EXTERNAL MODULE: ./build/report/write-text.js
var write_text = __webpack_require__(6370);
;// CONCATENATED MODULE: ./build/commands/export-validate/render-validation.js



const renderValidation = (validation, origin, terminal) => (0,write_text/* writeText */.x3)(validationBlocks(validation, origin), terminal);
function validationBlocks({ head, lengths, bytes, outcomes, sharing }, origin) {
    const headText = (value) => (typeof value === 'string' ? value : (0,report_document/* ownText */.U3)('unknown'));
    const broken = brokenRules(outcomes);
    const noticed = outcomes.filter(({ section, broken: count }) => section === null && count > 0);
    const sound = outcomes.filter(({ broken: count }) => count === 0);
    const contractRules = outcomes.filter(({ section }) => section !== null);
    return [
        (0,report_document/* paragraph */.FY)((0,report_document/* line */.n8) `${origin}: ${(0,report_document/* pluralLine */.ft)(lengths.servers, 'server')}, ${(0,report_document/* pluralLine */.ft)(lengths.scores, 'score')}, ${(0,report_document/* pluralLine */.ft)(lengths.findings, 'finding')} in ${(0,report_document/* prose */.CS)((0,phrase/* byteSize */.mz)(bytes))}`, (0,report_document/* line */.n8) `generated at ${headText(head.generated_at)}, schema ${headText(head.schema_version)}, rubric ${headText(head.rubric_version)}`, (0,report_document/* line */.n8) `${sharing.reports} of ${lengths.scores} scores share their findings with another score; ${sharing.disagreeing} of these scores disagree. These counts do not show whether grades are right.`),
        (0,report_document/* list */.p_)([
            ...broken.map((outcome) => brokenItem('BROKEN', outcome)),
            ...noticed.map((outcome) => brokenItem('remark', outcome)),
            ...sound.map((outcome) => (0,report_document/* line */.n8) `ok      ${ruleName(outcome)}: ${outcome.checked} checked`),
        ]),
        (0,report_document/* paragraph */.FY)(broken.length === 0
            ? (0,report_document/* line */.n8) `The export matches its contract.`
            : (0,report_document/* line */.n8) `The export does not match its contract: it breaks ${(0,report_document/* pluralLine */.ft)(broken.length, 'rule')} out of ${contractRules.length}.`),
    ];
}
const renderListSummary = (list, origin, terminal) => (0,write_text/* writeText */.x3)(listBlocks(list, origin), terminal);
function listBlocks({ rows, servers, reviewed, unreviewed, repeated, contradictions }, origin) {
    const total = contradictions.length;
    return [
        (0,report_document/* paragraph */.FY)((0,report_document/* line */.n8) `${origin}: a review list with ${(0,report_document/* pluralLine */.ft)(rows, 'row')} about ${(0,report_document/* pluralLine */.ft)(servers, 'server')}`, (0,report_document/* line */.n8) `${(0,report_document/* pluralLine */.ft)(reviewed, 'version')} reviewed, ${unreviewed} not reviewed yet, ${(0,report_document/* pluralLine */.ft)(repeated, 'repeated row')}`),
        (0,report_document/* list */.p_)(contradictions.map((each) => (0,report_document/* line */.n8) `line ${each.line}: ${(0,report_document/* prose */.CS)(each.words)}`), { total }),
        (0,report_document/* paragraph */.FY)(total === 0
            ? (0,report_document/* line */.n8) `The gate can use the list.`
            : (0,report_document/* line */.n8) `The gate can use the list, but the list contradicts itself in ${(0,report_document/* pluralLine */.ft)(total, 'row')}.`),
    ];
}
/** Returns the contract rules that the export breaks. Outcomes without a section are only remarks. */
function brokenRules(outcomes) {
    return outcomes.filter(({ section, broken }) => section !== null && broken > 0);
}
function brokenItem(label, outcome) {
    const { requirement, checked, broken, examples } = outcome;
    return (0,report_document/* item */.AS)((0,report_document/* line */.n8) `${(0,report_document/* ownText */.U3)(label)}  ${ruleName(outcome)}: ${broken} of ${checked}. Expected: ${(0,report_document/* prose */.CS)(requirement)}`, (0,report_document/* list */.p_)(examples.map((each) => (0,report_document/* prose */.CS)(each)), { total: broken }));
}
const ruleName = ({ rule, section }) => (0,report_document/* prose */.CS)(section === null ? rule : `${rule} (section ${section})`);

// EXTERNAL MODULE: ./build/model/grade.js
var model_grade = __webpack_require__(34765);
// EXTERNAL MODULE: ./build/export/reading/encoded-reference.js
var encoded_reference = __webpack_require__(14658);
// EXTERNAL MODULE: ./build/export/reading/fields.js
var fields = __webpack_require__(98347);
// EXTERNAL MODULE: ./build/export/reading/package-ref.js
var package_ref = __webpack_require__(20888);
// EXTERNAL MODULE: ./build/export/reading/record-key.js
var record_key = __webpack_require__(2893);
// EXTERNAL MODULE: ./build/export/reading/schema.js
var schema = __webpack_require__(38905);
// EXTERNAL MODULE: ./build/export/reading/splitter.js + 1 modules
var reading_splitter = __webpack_require__(12599);
// EXTERNAL MODULE: ./build/export/reading/text-table.js
var text_table = __webpack_require__(70312);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
;// CONCATENATED MODULE: ./build/export/contract/contract.js



const contract_text = schemas/* string */.YjP();
/** An ISO 8601 time, in its basic or extended format. */
const isoForm = /^(\d{4})-?(\d\d)-?(\d\d)T(\d\d):?(\d\d)(?::?(\d\d)(?:[.,](\d+))?)?(Z|[+-]\d\d(?::?\d\d)?)?$/;
const isoTime = contract_text.refine((value) => {
    const [, ...parts] = isoForm.exec(value) ?? [];
    const numbers = parts.slice(0, 6).map((part) => Number(part ?? 0));
    const [year = 0, month = 0, day = 0, hour, minute, second] = numbers;
    const time = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
    // `Date` normalises out-of-range values, such as month 13, so its parts are compared with those in the
    // text.
    const read = [time.getUTCMonth() + 1, time.getUTCDate(), time.getUTCMinutes()];
    return String(read) === String([month, day, minute]);
});
const preciseUtcTime = isoTime.regex(/[.,]\d{3}(?:Z|\+00(?::?00)?)$/);
const list = schemas/* array */.YOg(schemas/* unknown */.L5J());
const present = schemas/* unknown */.L5J().refine((value) => value !== undefined);
const total = schemas/* int */.Whr().min(0);
function sectionRules(section, ...rules) {
    return rules.map(([field, requirement, schema]) => ({ section, field, requirement, schema }));
}
const headRules = sectionRules('2.1', ['schema_version', 'a string', contract_text], ['rubric_version', 'a version with three parts', contract_text.regex(/^[^.]+\.[^.]+\.[^.]+$/)], ['generated_at', 'an ISO 8601 time in UTC, with milliseconds', preciseUtcTime], [
    'counts',
    'an object with servers, scores and findings (integers)',
    schemas/* looseObject */._H3({ servers: total, scores: total, findings: total }),
]);
const fieldRules = {
    servers: sectionRules('2.2', ['id', 'a string that begins with srv-', contract_text.startsWith('srv-')], ['name', 'a string', contract_text], [
        'publisher',
        'an object with namespace (a string) and verified (true or false)',
        schemas/* looseObject */._H3({ namespace: contract_text, verified: schemas/* boolean */.zMY() }),
    ], ['package_refs', 'a list', list], ['versions', 'a list', list], ['categories', 'a list', list]),
    scores: sectionRules('2.3', ['server', 'a string', contract_text], ['version', 'a string', contract_text], ['score', 'an integer from 0 to 100, or null', schemas/* int */.Whr().min(0).max(100).nullable()], ['grade', 'a string', contract_text], ['findings', 'a list', list], ['rubric_version', 'a string', contract_text], ['generated_at', 'an ISO 8601 time', isoTime]),
    findings: sectionRules('2.4', ['result', 'pass, warn, fail or unscannable', schemas/* enum */.k5n(schema/* findingResults */.O2)], ['evidence', 'present', present], ['weight', 'present', present]),
};
const jointRules = {
    'equal findings have one score': {
        section: '1',
        requirement: 'scores that use the same rubric and refer to the same findings are equal, because every score can be recomputed from its findings',
    },
    'servers and scores are there': {
        section: '1',
        requirement: 'the file contains at least one server and one score, because it is the complete scored corpus',
    },
    'counts add up': {
        section: '2.1',
        requirement: 'counts match the numbers of servers, scores and findings in the file',
    },
    'server ids are unique': { section: '2.1', requirement: 'no two servers have the same id' },
    'one score for a version': {
        section: '2.1',
        requirement: 'there is only one score report per server and version',
    },
    'scores have a server': {
        section: '2.3',
        requirement: "every score's server is the id of a server in the file",
    },
    'below 75 is below B': { section: '2.3', requirement: 'a score below 75 has a grade below B' },
    'references lead to findings': {
        section: '2.3',
        requirement: 'every reference in a score leads to a finding in the file',
    },
};
const contractRules = [
    ...headRules.map((each) => [each.field, each]),
    ...reading_splitter/* sections */.V0.flatMap((section) => fieldRules[section].map((each) => [`${section}[].${each.field}`, each])),
    ...Object.entries(jointRules),
];
/** Points that the contract leaves open. A notice is worth a look but is not a violation. */
const notices = {
    'grades can be compared': 'every grade is a letter from A to F, optionally with + or -; min-grade cannot compare other grades',
    'null means unscannable': 'a version with a null score has an unscannable finding; a version with a score and an unscannable finding also has a finding with a different result',
    'references can be read': 'every reference in a score is itself a finding, or is an id, position or pointer; for each form used, at least one reference leads to a finding',
    'finding ids are unique': 'no two findings have the same id',
    'names and versions are given': 'no server name or score version is empty',
    'evidence and weight are given': 'the evidence and weight of findings are never null',
    'package references can be read': 'every package reference has a form that the gate understands, because the gate uses references to find servers',
    'versions are understood': 'every version is a string, or an object with a version string',
    'findings have an id': 'every finding has an id to which scores can refer',
    'findings name their check': 'every finding contains the name of its check',
    'findings are referred to': 'every finding is used by at least one score',
    'findings that look alike have one score': 'scores under the same rubric are equal if their findings differ only in their ids; the rubric can use data that is not in the export',
};

;// CONCATENATED MODULE: ./build/export/contract/rule-tally.js


const maxExamples = 3;
const maxExampleLength = 60;
const unchecked = { checked: 0, broken: 0, examples: [] };
function createRuleTally() {
    const counted = new Map();
    const count = (rule, holds, pointer, value) => {
        const tally = counted.get(rule) ?? { checked: 0, broken: 0, examples: [] };
        if (tally.checked === 0)
            counted.set(rule, tally);
        tally.checked += 1;
        if (holds)
            return;
        tally.broken += 1;
        if (tally.examples.length < maxExamples)
            tally.examples.push(formatExample(pointer, value));
    };
    const ruleOutcome = (rule, section, requirement) => {
        return { rule, section, requirement, ...(counted.get(rule) ?? unchecked) };
    };
    return {
        field: (rule, holds, pointer, field, value) => count(rule, holds, `${pointer}/${field}`, value === undefined ? 'missing' : value),
        joint: count,
        notice: count,
        outcomes: () => [
            ...contractRules.map(([rule, each]) => ruleOutcome(rule, each.section, each.requirement)),
            ...Object.entries(notices).map(([rule, requirement]) => ruleOutcome(rule, null, requirement)),
        ],
    };
}
function formatExample(pointer, value) {
    if (value === null)
        return pointer;
    const text = typeof value === 'string' ? value : (JSON.stringify((0,schema/* limitDepth */.Z8)(value, 3)) ?? '');
    return `${pointer}: ${text.length > maxExampleLength ? `${text.slice(0, maxExampleLength)}\u2026` : text}`;
}

;// CONCATENATED MODULE: ./build/export/contract/validate.js










/**
 * Creates a validator that checks an export against the contract, rule by rule. The validator stores only
 * hashes and positions of elements, about 70 bytes for a finding and its reference. Memory use therefore
 * grows to about a quarter of the export's size.
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
    const splitter = (0,reading_splitter/* createSplitter */.W3)({
        head(field, value) {
            head[field] = value;
        },
        element(section, bytes, start, end, _, strings) {
            const raw = (0,reading_splitter/* parseElement */.on)(bytes, start, end);
            const pointer = `/${section}/${lengths[section]}`;
            validateFields(tally, section, raw, pointer);
            const position = lengths[section];
            if (section === 'findings') {
                elements.findings.add(raw, pointer, position, { bytes, start, end, strings });
            }
            else
                elements[section].add(raw, pointer, position);
            lengths[section] += 1;
        },
        // Members that the contract does not list are also parsed.
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
            const sets = validateReferences(tally, scores, findings, splitter.hasNumericIds());
            const sharing = validateScoring(tally, scores, findings, sets);
            return { head, lengths, bytes: splitter.position(), outcomes: tally.outcomes(), sharing };
        },
    };
}
function validateHead(tally, head, lengths) {
    for (const { field, schema } of headRules) {
        tally.field(field, schema.safeParse(head[field]).success, '', field, head[field]);
    }
    for (const section of reading_splitter/* sections */.V0) {
        if (section !== 'findings') {
            tally.joint('servers and scores are there', lengths[section] > 0, `/${section}`, 'empty');
        }
        const declared = (0,fields/* ownValue */.e)(head.counts, section);
        // The rule for the field already reports a count that is not a number.
        if (typeof declared !== 'number')
            continue;
        const words = `${declared} declared, ${lengths[section]} in the file`;
        tally.joint('counts add up', declared === lengths[section], `/counts/${section}`, words);
    }
}
function validateFields(tally, section, raw, pointer) {
    for (const { field, schema } of fieldRules[section]) {
        const value = (0,fields/* ownValue */.e)(raw, field);
        tally.field(`${section}[].${field}`, schema.safeParse(value).success, pointer, field, value);
    }
}
function validateServers(tally) {
    const ids = (0,text_table/* createTextTable */.ss)();
    return {
        ids,
        add(raw, pointer, position) {
            const id = (0,fields/* ownValue */.e)(raw, 'id');
            if (typeof id === 'string') {
                const isNew = ids.add(text_table/* textHash */._t.ofText(id), position);
                tally.joint('server ids are unique', isNew, `${pointer}/id`, id);
            }
            const isNamed = (0,fields/* ownValue */.e)(raw, 'name') !== '';
            tally.notice('names and versions are given', isNamed, `${pointer}/name`, null);
            for (const [at, ref] of listEntries(raw, 'package_refs')) {
                const isKnown = ((0,package_ref/* readPackageRef */._)(ref)?.type ?? null) !== null;
                const rule = 'package references can be read';
                tally.notice(rule, isKnown, `${pointer}/package_refs/${at}`, ref);
            }
            for (const [at, version] of listEntries(raw, 'versions')) {
                const isKnown = (0,schema/* readVersion */.$4)(version) !== null;
                tally.notice('versions are understood', isKnown, `${pointer}/versions/${at}`, version);
            }
        },
    };
}
/** A score's bit flags: whether the score is null, and which kinds of results its findings have. */
const isNull = 1;
const hasUnscannable = 2;
const hasScanned = 4;
/** The score embeds a finding, or contains a reference that leads to no finding in the file. */
const hasOther = 8;
function validateScores(tally) {
    const versions = (0,text_table/* createTextTable */.ss)();
    const servers = (0,text_table/* createNumberList */.G4)();
    /** Hashes of the rubric versions; 0 for a score without a rubric version. */
    const rubrics = (0,text_table/* createNumberList */.G4)();
    /** Score values; -1 for null, NaN for an invalid score. */
    const values = (0,text_table/* createNumberList */.G4)();
    const flags = (0,text_table/* createNumberList */.G4)();
    const references = (0,text_table/* createNumberList */.G4)();
    /** For each reference, the position of the score that contains it. */
    const owners = (0,text_table/* createNumberList */.G4)();
    /**
     * Stores a reference, which is resolved later, and returns 0. For an embedded finding or an unreadable
     * reference, returns flags for the score instead.
     */
    const addReference = (reference, pointer, position) => {
        const read = (0,schema/* readFindingReference */.h7)(reference);
        if (read?.kind === 'inline') {
            tally.notice('references can be read', true, pointer, null);
            return scanFlag(read.raw) | hasOther;
        }
        const encoded = (0,encoded_reference/* encodeReference */.YN)(reference, read, text_table/* textHash */._t.ofText);
        if (encoded === 0) {
            tally.notice('references can be read', false, pointer, reference);
            return hasOther;
        }
        references.add(encoded);
        owners.add(position);
        return 0;
    };
    return {
        servers,
        rubrics,
        values,
        flags,
        references,
        owners,
        add(raw, pointer, position) {
            const [server, version] = [(0,fields/* ownValue */.e)(raw, 'server'), (0,fields/* ownValue */.e)(raw, 'version')];
            servers.add(typeof server === 'string' ? text_table/* textHash */._t.ofText(server) : 0);
            if (typeof server === 'string' && typeof version === 'string') {
                const isNew = versions.add(text_table/* textHash */._t.ofText(`${server}\n${version}`), position);
                tally.joint('one score for a version', isNew, pointer, `${server} ${version}`);
            }
            const [score, grade] = [(0,fields/* ownValue */.e)(raw, 'score'), (0,fields/* ownValue */.e)(raw, 'grade')];
            const rubric = (0,fields/* ownValue */.e)(raw, 'rubric_version');
            rubrics.add(typeof rubric === 'string' ? text_table/* textHash */._t.ofText(rubric) : 0);
            const isScore = typeof score === 'number' && score >= 0;
            values.add(score === null ? -1 : isScore ? score : Number.NaN);
            const isVersioned = version !== '';
            tally.notice('names and versions are given', isVersioned, `${pointer}/version`, null);
            if (typeof score === 'number' && typeof grade === 'string') {
                const isOfB = (0,model_grade/* meetsGrade */.kU)(grade, 'B');
                tally.notice('grades can be compared', isOfB !== null, `${pointer}/grade`, grade);
                const holds = score >= 75 || isOfB !== true;
                tally.joint('below 75 is below B', holds, pointer, `${score} ${grade}`);
            }
            let flag = score === null ? isNull : 0;
            for (const [at, reference] of listEntries(raw, 'findings')) {
                flag |= addReference(reference, `${pointer}/findings/${at}`, position);
            }
            flags.add(flag);
        },
    };
}
function validateFindings(tally) {
    const ids = (0,text_table/* createTextTable */.ss)();
    const flags = (0,text_table/* createNumberList */.G4)();
    const contents = (0,text_table/* createNumberList */.G4)();
    return {
        ids,
        flags,
        contents,
        add(raw, pointer, position, element) {
            const id = (0,record_key/* findingId */.zK)(raw);
            contents.add(hashWithoutId(raw, id, element));
            tally.notice('findings have an id', id !== null, pointer, raw);
            if (id !== null) {
                const isNew = ids.add(text_table/* textHash */._t.ofText(id), position);
                tally.notice('finding ids are unique', isNew, pointer, id);
            }
            tally.notice('findings name their check', (0,schema/* readCheck */.jc)(raw) !== null, pointer, raw);
            const isGiven = (0,fields/* ownValue */.e)(raw, 'evidence') !== null && (0,fields/* ownValue */.e)(raw, 'weight') !== null;
            tally.notice('evidence and weight are given', isGiven, pointer, raw);
            flags.add(scanFlag(raw));
        },
    };
}
/** Returns the flag that a finding sets on scores that refer to it. */
const scanFlag = (finding) => (0,fields/* ownValue */.e)(finding, 'result') === 'unscannable' ? hasUnscannable : hasScanned;
/**
 * Hashes a finding's bytes without its id. Because JSON allows several spellings, findings that differ only
 * in their ids can still have different hashes.
 */
function hashWithoutId(raw, id, { bytes, start, end, strings }) {
    const key = record_key/* findingIdKeys */.f2.find((each) => String((0,fields/* ownValue */.e)(raw, each)) === id);
    const written = typeof (0,fields/* ownValue */.e)(raw, key ?? '') === 'string' ? `"${id}"` : `${id}`;
    const at = key === undefined ? -1 : valuePosition(key, written, bytes, start, strings());
    if (at < 0)
        return text_table/* textHash */._t.ofBytes(bytes, start, end);
    const after = text_table/* textHash */._t.ofBytes(bytes, at + written.length, end);
    return (text_table/* textHash */._t.ofBytes(bytes, start, at) + after) % 2 ** 53;
}
/**
 * Returns the position of a member's value; -1 if the member is missing or its value is not spelled like
 * `written`.
 */
function valuePosition(key, written, bytes, start, { quotes, count }) {
    for (let token = 0; token < count; token += 1) {
        const name = start + quotes[2 * token] + 1;
        const colon = start + quotes[2 * token + 1] + 1;
        if (colon - name - 1 !== key.length || !isTextAt(bytes, name, key))
            continue;
        let at = colon;
        while (bytes[at] === 0x3a || (0,record_key/* isWhitespace */.Yv)(bytes[at]))
            at += 1;
        if (at > colon && isTextAt(bytes, at, written))
            return at;
    }
    return -1;
}
function isTextAt(bytes, from, text) {
    for (let at = 0; at < text.length; at += 1) {
        if (bytes[from + at] !== text.charCodeAt(at))
            return false;
    }
    return true;
}
function validateOwners(tally, scores, serverIds) {
    scores.servers.forEach((hash, at) => {
        const holds = hash !== 0 && serverIds.get(hash) >= 0;
        tally.joint('scores have a server', holds, `/scores/${at}/server`, null);
    });
}
/**
 * Follows every reference. Called once all findings have been read.
 *
 * @returns for each reference, the position of the finding to which it leads; -1 if there is no such finding
 */
function validateReferences(tally, scores, findings, hasNumericIds) {
    const flags = scores.flags.toArray();
    const findingFlags = findings.flags.toArray();
    const referred = new Uint8Array(findingFlags.length);
    // The contract does not specify how references are written. If the file contains findings but no reference
    // in a given form leads to one, references in that form are treated as unreadable.
    const leading = new Set();
    const positions = new Int32Array(scores.references.toArray().length);
    scores.references.forEach((reference, at) => {
        const score = scores.owners.at(at);
        const position = findingPosition(reference, findings.ids, hasNumericIds);
        const flag = findingFlags[position];
        flags[score] = flags[score] | (flag ?? hasOther);
        positions[at] = flag === undefined ? -1 : position;
        if (flag === undefined)
            return;
        leading.add(referenceForm(reference));
        tally.notice('references can be read', true, '', null);
        tally.joint('references lead to findings', true, '', null);
        referred[position] = 1;
    });
    positions.forEach((position, at) => {
        if (position >= 0)
            return;
        const pointer = `/scores/${scores.owners.at(at)}/findings`;
        const isKnown = leading.has(referenceForm(scores.references.at(at))) || findingFlags.length === 0;
        tally.notice('references can be read', isKnown, pointer, null);
        if (isKnown)
            tally.joint('references lead to findings', false, pointer, null);
    });
    flags.forEach((each, at) => {
        const [holds, words] = each & isNull
            ? [each & hasUnscannable, 'null, without an unscannable finding']
            : [
                !(each & hasUnscannable) || each & hasScanned,
                'a score, although all findings are unscannable',
            ];
        tally.notice('null means unscannable', Boolean(holds), `/scores/${at}`, words);
    });
    referred.forEach((each, at) => {
        tally.notice('findings are referred to', each === 1, `/findings/${at}`, null);
    });
    return positions;
}
/**
 * Compares the scores of reports that refer to the same findings under the same rubric. Also compares groups
 * of reports whose findings look alike; each group is represented by its first report. Skips a report that
 * embeds a finding, or that contains a reference that leads to no finding in the file. Groups, like ids, are
 * distinguished by 53 bits of a hash.
 *
 * @param positions for each reference, the position of the finding to which it leads
 */
function validateScoring(tally, scores, findings, positions) {
    const [same, similar] = [createGroups(scores), createGroups(scores)];
    const owners = scores.owners.toArray();
    for (let from = 0, to = 0; from < owners.length; from = to) {
        const report = owners[from];
        while (owners[to] === report)
            to += 1;
        const rubric = scores.rubrics.at(report);
        const isKnown = (scores.flags.at(report) & hasOther) === 0 && rubric !== 0;
        if (!isKnown || Number.isNaN(scores.values.at(report)))
            continue;
        const set = [...new Set(positions.subarray(from, to))];
        const isFirst = same.add(report, rubric, set);
        if (isFirst)
            similar.add(report, rubric, set.map(findings.contents.at));
    }
    const shared = same.groups();
    const [rule, notice] = [
        'equal findings have one score',
        'findings that look alike have one score',
    ];
    for (const group of shared)
        tally.joint(rule, ...groupOutcome(group, scores));
    for (const group of similar.groups())
        tally.notice(notice, ...groupOutcome(group, scores));
    const count = (groups) => groups.reduce((sum, { reports }) => sum + reports, 0);
    return {
        reports: count(shared),
        disagreeing: count(shared.filter(({ other }) => other !== null)),
    };
}
function createGroups({ values }) {
    const firsts = (0,text_table/* createTextTable */.ss)();
    const groups = new Map();
    return {
        /**
         * Adds a report to the group for its rubric and for `numbers`, which identify its findings. Returns
         * whether the report is the first in the group.
         */
        add(report, rubric, numbers) {
            const key = text_table/* textHash */._t.ofText(`${rubric} ${numbers.toSorted((a, b) => a - b).join()}`);
            if (firsts.add(key, report))
                return true;
            const first = firsts.get(key);
            const group = groups.get(first) ?? { first, reports: 1, other: null };
            if (group.reports === 1)
                groups.set(first, group);
            group.reports += 1;
            if (values.at(report) !== values.at(first))
                group.other ??= report;
            return false;
        },
        /** Returns the groups with more than one report. */
        groups: () => [...groups.values()],
    };
}
function groupOutcome({ first, reports, other }, { values }) {
    const scoreText = (report) => {
        const value = values.at(report);
        return value < 0 ? 'null' : String(value);
    };
    const pointer = `/scores/${first}`;
    if (other === null)
        return [true, pointer, null];
    return [
        false,
        pointer,
        `${scoreText(first)}, /scores/${other}: ${scoreText(other)}; ${reports} reports`,
    ];
}
function referenceForm(reference) {
    if (reference > 0)
        return 'id';
    return (0,encoded_reference/* isBareNumber */.uw)(reference) ? 'number' : 'place';
}
/**
 * Returns the position to which an encoded reference leads; -1 for an id that no finding has. The position
 * can lie beyond the last finding.
 */
function findingPosition(reference, findingIds, hasNumericIds) {
    const id = (0,encoded_reference/* idHashIn */.T)(reference, hasNumericIds, text_table/* textHash */._t.ofText);
    return id === 0 ? (0,encoded_reference/* positionIn */.Nu)(reference) : findingIds.get(id);
}
function listEntries(raw, field) {
    const list = (0,fields/* ownValue */.e)(raw, field);
    return Array.isArray(list) ? list.entries() : [];
}

;// CONCATENATED MODULE: ./build/export/contract.js


// EXTERNAL MODULE: ./build/export/records.js + 1 modules
var records = __webpack_require__(38203);
// EXTERNAL MODULE: ./build/commands/stream-export.js
var stream_export = __webpack_require__(76730);
;// CONCATENATED MODULE: ./build/commands/export-validate/validate-export.js



/**
 * Validates an export against its contract while streaming it. For a review list, which has no contract
 * beyond its columns, returns a summary of the contents.
 *
 * @param source file path, base URL of the service, or URL of the export
 * @throws GateError if the source cannot be downloaded or read, or is neither an export nor a valid review
 * list
 */
async function validate(source, service, ports) {
    let validator = createValidator();
    try {
        if ((0,stream_export/* isAddress */.P)(source)) {
            await (0,stream_export/* streamExport */.Z)(source, service, ports, () => {
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
            const { open, list } = await ports.openGrades();
            if (list !== null)
                return list;
            for await (const chunk of open())
                validator.push(chunk);
        }
        return validator.finish();
    }
    catch (error) {
        if (!(error instanceof records.StructureError))
            throw error;
        throw (0,records.structureFailure)(error, { name: source, isFile: !(0,stream_export/* isAddress */.P)(source) });
    }
}

;// CONCATENATED MODULE: ./build/commands/export-validate/command.js







/**
 * Validates an export against the contract, or prints the contents of a review list. Returns 1 if the export
 * breaks a rule or the list contradicts itself, otherwise 0.
 */
async function validateExport({ argument: source, values: { timeout = '' } }, redact) {
    const log = (line) => {
        process.stderr.write(`${(0,report_text.escapeForLog)(redact(line))}\n`);
    };
    const validation = await validate(source, { apiKey: (0,credentials/* readApiKey */.iZ)(), timeout }, {
        ...clock/* clock */.p,
        log,
        explainMissingKey: credentials/* explainMissingVariable */.AZ,
        // Discards log lines, because the printed summary already lists the contradictions.
        openGrades: () => (0,local_export/* prepareNamedGrades */.l)(source, () => { }),
    });
    const terminal = (0,ports_terminal/* terminalOptions */.Z8)(process.stdout);
    if (!('outcomes' in validation)) {
        process.stdout.write(redact(renderListSummary(validation, source, terminal)));
        return validation.contradictions.length === 0 ? 0 : 1;
    }
    process.stdout.write(redact(renderValidation(validation, source, terminal)));
    return brokenRules(validation.outcomes).length === 0 ? 0 : 1;
}


/***/ }),

/***/ 48187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fix: () => (/* binding */ fix)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
// EXTERNAL MODULE: ./build/report/redact.js
var report_redact = __webpack_require__(17234);
// EXTERNAL MODULE: ./build/commands/command-line.js
var command_line = __webpack_require__(62173);
// EXTERNAL MODULE: ./build/commands/exit-status.js
var exit_status = __webpack_require__(47470);
// EXTERNAL MODULE: ./build/commands/option-settings.js
var option_settings = __webpack_require__(48478);
// EXTERNAL MODULE: ./build/commands/ports/local-ports.js
var local_ports = __webpack_require__(3598);
// EXTERNAL MODULE: ./build/commands/ports/terminal.js
var terminal = __webpack_require__(69630);
// EXTERNAL MODULE: ./build/gate/inventory.js
var inventory = __webpack_require__(60178);
// EXTERNAL MODULE: ./build/io/tree.js + 2 modules
var tree = __webpack_require__(96344);
// EXTERNAL MODULE: ./build/judging/suggestions.js + 6 modules
var suggestions = __webpack_require__(96436);
// EXTERNAL MODULE: ./build/commands/check/judge-tree.js
var judge_tree = __webpack_require__(37928);
// EXTERNAL MODULE: ./build/commands/save-export.js
var save_export = __webpack_require__(56837);
;// CONCATENATED MODULE: ./build/commands/fix/fix-tree.js






/** Maximum number of rounds. Real files contain fewer dependencies that block each other. */
const mostRounds = 5;
function judgeEdited(settings, ports, texts) {
    const editedPorts = { ...ports, head: (0,tree/* withTexts */.j8)(ports.head, texts) };
    return (0,judge_tree/* judgeTree */.g)(settings, editedPorts, (0,inventory/* createBudget */.yK)(mostSteps));
}
/**
 * Maximum number of steps: ten times a run's limit, because a user is waiting for the result and no pull
 * request controls the amount of work.
 */
const mostSteps = 2_500_000_000;
/**
 * Finds edits that provably move the tree's servers to passing versions, and judges the edited tree.
 *
 * @throws GateError if the policy cannot be used, the tree cannot be read, or the export cannot be loaded
 */
async function fixTree(settings, ports) {
    const editedFiles = new Map();
    const fixes = [];
    for (let round = 1;; round += 1) {
        const { report, head, save } = await judgeEdited(settings, ports, editedFiles);
        // Caches the export for the next round.
        await (0,save_export/* saveExport */.S)(save, ports.log);
        const nextFixes = await (0,suggestions/* findFixes */.h)(report.servers, (0,inventory/* createRereading */.e)(head));
        const treePath = (file) => (0,posix_.join)(head.tree.start, file);
        if (nextFixes.fixes.length === 0 || round === mostRounds) {
            const texts = new Map();
            for (const file of new Set(fixes.map((each) => each.file))) {
                const before = await ports.head.readFile(treePath(file));
                const text = editedFiles.get(treePath(file));
                if ('text' in before && text !== undefined)
                    texts.set(file, { before: before.text, after: text });
            }
            return { fixes, texts, leftOut: nextFixes.leftOut, report };
        }
        for (const [file, text] of nextFixes.texts)
            editedFiles.set(treePath(file), text);
        fixes.push(...nextFixes.fixes);
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/io/disk.js + 3 modules
var disk = __webpack_require__(39365);
// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
;// CONCATENATED MODULE: ./build/commands/fix/ports/write-texts.js






const utf8Signature = Buffer.from([0xef, 0xbb, 0xbf]);
/**
 * Writes each file completely or not at all, and only if it has not changed since it was read. Preserves the
 * file's mode and byte order mark. If a symbolic link and its target are both given with the same text,
 * writes only the target.
 *
 * @param folder real path of the folder to which file paths are relative
 * @param isWritten if false, only reports which files would be skipped
 * @returns the reason for each skipped file
 */
async function writeTexts(folder, texts, isWritten) {
    const unwritten = new Map();
    const links = new Map();
    for (const [file, text] of texts) {
        const path = (0,external_node_path_.join)(folder, file);
        const real = await (0,promises_.realpath)(path).catch(() => path);
        const realFile = (0,external_node_path_.relative)(folder, real).split(external_node_path_.sep).join('/');
        if (realFile !== file && texts.get(realFile)?.after === text.after) {
            links.set(file, realFile);
            continue;
        }
        const reason = await writeOne(path, text, isWritten).catch(failure/* describeError */.Uc);
        if (reason !== null)
            unwritten.set(file, reason);
    }
    for (const [file, target] of links) {
        const reason = unwritten.get(target);
        if (reason !== undefined)
            unwritten.set(file, reason);
    }
    return unwritten;
}
/** Returns the reason for skipping the file, or null if there is none. */
async function writeOne(path, { before, after }, isWritten) {
    const status = await (0,promises_.lstat)(path);
    if (status.isSymbolicLink() || (await (0,promises_.realpath)(path)) !== path)
        return 'it is reached through a symbolic link';
    if (!status.isFile())
        return 'it is not a file';
    if ((status.mode & 0o200) === 0)
        return 'it is read-only';
    const bytes = await (0,promises_.readFile)(path);
    if ((0,tree/* detectUtf16 */.Al)(bytes) !== null)
        return 'it is written in UTF-16';
    if ((0,tree/* decodeText */.g7)(bytes) !== before)
        return 'it has changed since it was read';
    if (!isWritten)
        return null;
    const isSigned = bytes.subarray(0, utf8Signature.length).equals(utf8Signature);
    const partial = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), `.${(0,external_node_crypto_.randomUUID)()}.partial`);
    try {
        const content = Buffer.concat([isSigned ? utf8Signature : Buffer.alloc(0), Buffer.from(after)]);
        await (0,promises_.writeFile)(partial, content, { flag: 'wx', mode: 0o600 });
        await (0,promises_.chmod)(partial, status.mode);
        (0,disk/* moveFile */.mV)(partial, path);
        return null;
    }
    catch (error) {
        await (0,promises_.rm)(partial, { force: true }).catch(() => { });
        throw error;
    }
}

// EXTERNAL MODULE: ./build/judging/verdict-words.js
var verdict_words = __webpack_require__(33862);
// EXTERNAL MODULE: ./build/model/secrets.js
var secrets = __webpack_require__(32115);
// EXTERNAL MODULE: ./build/report/document.js
var report_document = __webpack_require__(21294);
// EXTERNAL MODULE: ./build/report/report-messages.js
var report_messages = __webpack_require__(23602);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/report/write-text.js
var write_text = __webpack_require__(6370);
;// CONCATENATED MODULE: ./build/commands/fix/render-fix.js






function renderFixes(outcome, terminal) {
    return (0,write_text/* writeText */.x3)(fixBlocks(outcome), terminal);
}
function* fixBlocks(outcome) {
    const { fixes, texts, leftOut, unwritten, isWritten, report } = outcome;
    yield (0,report_document/* table */.tp)(['Server', 'Version', 'Fix', 'Declared in'], fixes.map(({ name, from, to, grade, score, file, line: at }) => [
        name,
        from ?? (0,report_document/* ownText */.U3)('not pinned'),
        (0,report_document/* line */.n8) `${to} (${grade} ${score})`,
        `${file}:${at}`,
    ]));
    for (const [file, text] of texts)
        yield (0,report_document/* code */.aY)(renderDifference(file, text), 'diff');
    const byReason = Map.groupBy(leftOut, ({ reason }) => reason);
    for (const [reason, sameReason] of byReason) {
        yield (0,report_document/* section */.uW)((0,report_document/* line */.n8) `Skipped: ${(0,report_document/* prose */.CS)(reason)}`, [
            (0,report_document/* list */.p_)(sameReason.map(({ dependency }) => (0,report_document/* line */.n8) `${(0,report_document/* prose */.CS)(nameAndPlace(dependency))}`)),
        ]);
    }
    const leftOutNames = new Set(leftOut.map(({ dependency }) => nameAndPlace(dependency)));
    const otherFailures = new Map(failingServers(report).map((each) => [nameAndPlace(each.dependency), each]));
    for (const each of leftOutNames)
        otherFailures.delete(each);
    yield (0,report_document/* section */.uW)((0,report_document/* line */.n8) `Still failing`, [
        (0,report_document/* list */.p_)([
            ...[...otherFailures].map(([each, server]) => failingLine(each, server)),
            ...report.problems.filter(verdict_words/* isFailing */.DI).map(({ message }) => (0,report_document/* line */.n8) `${(0,report_document/* prose */.CS)((0,report_messages.plainText)(message))}`),
        ]),
    ]);
    yield (0,report_document/* section */.uW)((0,report_document/* line */.n8) `${(0,report_document/* ownText */.U3)(isWritten ? 'Not written' : 'Files that --write would not edit')}`, [
        (0,report_document/* list */.p_)([...unwritten].map(([file, reason]) => (0,report_document/* line */.n8) `${file}: ${(0,report_document/* prose */.CS)(reason)}`)),
    ]);
    yield (0,report_document/* paragraph */.FY)(countLine(outcome), (0,report_document/* line */.n8) `${(0,report_document/* verdictSign */.r0)(report.verdict)}: ${(0,report_document/* prose */.CS)((0,report_messages.reportSentence)(report))}`);
}
function countLine({ fixes, texts, isWritten, unwritten }) {
    const editCount = fixes.filter(({ file }) => !unwritten.has(file)).length;
    if (editCount === 0)
        return (0,report_document/* line */.n8) `Nothing to fix.`;
    const files = (0,report_document/* pluralLine */.ft)(texts.size - unwritten.size, 'file');
    return isWritten
        ? (0,report_document/* line */.n8) `${(0,report_document/* pluralLine */.ft)(editCount, 'edit')} made in ${files}. Result of checking the edited files:`
        : (0,report_document/* line */.n8) `${(0,report_document/* pluralLine */.ft)(editCount, 'edit')} proposed in ${files}; nothing is written without --write. Result of checking the files with these edits:`;
}
/**
 * Describes a failing server. Problem messages already contain the server's name, so only its place precedes
 * them.
 */
function failingLine(nameWithPlace, { dependency, problems, verdict }) {
    const problem = problems.find(({ level, waived }) => waived === null && level === verdict);
    return problem === undefined
        ? (0,report_document/* line */.n8) `${(0,report_document/* prose */.CS)(nameWithPlace)}`
        : (0,report_document/* line */.n8) `${(0,report_messages.wordPlace)(dependency)}: ${problem.message}`;
}
const nameAndPlace = (dependency) => `${(0,verdict_words/* displayName */.QC)(dependency)} (${(0,report_messages.wordPlace)(dependency)})`;
/**
 * Renders a file's changed lines as a patch without context. Compares lines by number, because edits never
 * add lines.
 */
function renderDifference(file, { before, after }) {
    const [old, now] = [before, after].map((text) => text.split(/\r?\n/));
    const changedLines = old.flatMap((text, at) => text === now[at]
        ? []
        : [`@@ ${at + 1} @@`, `-${shownLine(text)}`, `+${shownLine(now[at] ?? '')}`]);
    const name = (0,report_text.escapeInvisible)(file);
    return [`--- ${name}`, `+++ ${name}`, ...changedLines].join('\n');
}
const shownLine = (text) => (0,secrets/* mayHoldSecret */.dV)(text)
    ? ' (not shown: the line may contain a secret)'
    : (0,report_text.escapeInvisible)(text, longestLine);
/** Maximum line length, in characters. Longer lines are truncated, with a note. */
const longestLine = 2000;
function renderFixesJson(outcome) {
    const { fixes, leftOut, unwritten, isWritten, report } = outcome;
    return `${(0,report_text.safeJson)({
        verdict: report.verdict,
        edits: fixes.map((each) => ({
            ...each,
            isWritten: isWritten && !unwritten.has(each.file),
        })),
        left: leftOut.map(({ dependency, reason }) => ({ ...dependencyEntry(dependency), reason })),
        unwritten: [...unwritten].map(([file, reason]) => ({ file, reason })),
        failing: failingServers(report).map(({ dependency }) => dependencyEntry(dependency)),
        problems: report.problems
            .filter(verdict_words/* isFailing */.DI)
            .map(({ file, message }) => ({ file, message: (0,report_messages.plainText)(message) })),
    })}\n`;
}
const failingServers = ({ servers }) => servers.filter(({ verdict }) => verdict !== null && !(0,verdict_words/* passes */.WE)(verdict));
const dependencyEntry = (dependency) => ({
    file: dependency.declaration.file,
    line: dependency.declaration.span.start.line,
    alias: dependency.declaration.alias,
    name: (0,verdict_words/* displayName */.QC)(dependency),
});

;// CONCATENATED MODULE: ./build/commands/fix/command.js












/**
 * Shows edits that move the servers in a folder to passing versions, and makes them if `--write` is given.
 * Returns the exit status that a check would return after the edits.
 */
async function fix(invocation, redact) {
    const { values, outputs, argument } = invocation;
    if (values['export-file'] === undefined && values['base-url'] === undefined) {
        throw new command_line/* UsageError */.eb('To find versions that pass, fix requires grades: add --export-file FILE or --base-url URL.');
    }
    const { log, progress } = (0,terminal/* createTerminalLog */.$V)(redact);
    const settings = (0,option_settings.commandSettings)(values, true);
    for (const caution of settings.cautions)
        log(caution);
    const repository = await (0,local_ports/* openRepository */.h_)(invocation, log);
    try {
        const { config = null } = values;
        const ports = (0,local_ports/* localPorts */.ER)({ base: null, config }, repository, log, progress);
        const fixedTree = await fixTree(settings, ports);
        const isWritten = values.write !== undefined;
        const folder = await (0,promises_.realpath)((0,external_node_path_.resolve)(argument));
        const unwritten = await writeTexts(folder, fixedTree.texts, isWritten);
        const editedTexts = [...fixedTree.texts].flatMap(([file, { after }]) => unwritten.has(file) ? [] : [[(0,posix_.join)(ports.folder, file), after]]);
        // Judges skipped files with their original content.
        const { report } = unwritten.size === 0
            ? fixedTree
            : await judgeEdited(settings, ports, new Map(isWritten ? [] : editedTexts));
        const outcome = { ...fixedTree, isWritten, unwritten, report };
        const redacted = { ...outcome, report: (0,report_redact/* redactReport */.a)(report, redact) };
        await (0,terminal/* writeOutputs */.Kn)(outputs, (format, terminal) => format === 'json'
            ? (0,report_redact.redactJson)(renderFixesJson(redacted), redact)
            : redact(renderFixes(redacted, terminal)));
        return exit_status/* exitStatus */.$[report.verdict];
    }
    finally {
        repository.close();
    }
}


/***/ }),

/***/ 7914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ef: () => (/* binding */ otherActions),
/* harmony export */   FH: () => (/* binding */ usesLine),
/* harmony export */   Se: () => (/* binding */ githubHost),
/* harmony export */   af: () => (/* binding */ parseRemoteRepository),
/* harmony export */   qd: () => (/* binding */ parseActionAddress),
/* harmony export */   td: () => (/* binding */ unknownAddress)
/* harmony export */ });
/** Placeholder for an unknown address of this action, as used in the documentation. */
const unknownAddress = {
    repository: 'OWNER/mcp-grade-gate',
    commit: 'COMMIT',
    version: null,
};
/**
 * Third-party actions in the generated workflow, each pinned to the commit of its newest release as of
 * November 2026. Source: the tags of each action's repository.
 */
const otherActions = {
    checkout: {
        repository: 'actions/checkout',
        commit: '3d3c42e5aac5ba805825da76410c181273ba90b1',
        version: '7.0.1',
    },
};
function usesLine({ repository, commit, version }) {
    return `${repository}@${commit}${version === null ? '' : ` # v${version}`}`;
}
/** Matches `https://host/owner/name.git`, `git+ssh://git@host:22/owner/name` and `git@host:owner/name`. */
const remoteForm = /^(?:(?:git\+)?(?:ssh|https?|git):\/\/(?:[^/@]*@)?([\w.-]+)(?::\d+)?\/|(?:[\w.-]+@)?([\w.-]+):)([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/;
/** Parses a Git remote address. Returns null for a local path or an unsupported form. */
function parseRemoteRepository(address) {
    const [, host, shortHost, owner, name] = remoteForm.exec(address.trim()) ?? [];
    const writtenHost = host ?? shortHost;
    if (writtenHost === undefined || owner === undefined || name === undefined)
        return null;
    const isPlain = [owner, name].every((part) => /^(?!\.{1,2}$)[\w.-]+$/.test(part));
    const lowercaseHost = writtenHost.toLowerCase();
    // `ssh.github.com` is GitHub's SSH host for networks that allow only the HTTPS port.
    return isPlain
        ? {
            host: lowercaseHost === 'ssh.github.com' ? githubHost : lowercaseHost,
            repository: `${owner}/${name}`,
        }
        : null;
}
const githubHost = 'github.com';
/** Parses `OWNER/REPOSITORY@COMMIT`. Returns null for any other form. */
function parseActionAddress(text) {
    const [, repository, commit] = /^([\w-]+\/[\w.-]+)@([0-9a-f]{40})$/.exec(text) ?? [];
    return repository === undefined || commit === undefined
        ? null
        : { repository, commit, version: null };
}


/***/ }),

/***/ 37584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/gate/settings.js
var gate_settings = __webpack_require__(1069);
// EXTERNAL MODULE: ./build/io/disk.js + 3 modules
var disk = __webpack_require__(39365);
// EXTERNAL MODULE: ./build/io/git.js + 3 modules
var io_git = __webpack_require__(97972);
// EXTERNAL MODULE: ./build/judging/policy.js + 3 modules
var policy = __webpack_require__(55881);
// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/report/document.js
var report_document = __webpack_require__(21294);
// EXTERNAL MODULE: ./build/report/write-text.js
var write_text = __webpack_require__(6370);
// EXTERNAL MODULE: ./build/commands/command-line.js
var command_line = __webpack_require__(62173);
// EXTERNAL MODULE: ./build/commands/exit-status.js
var exit_status = __webpack_require__(47470);
// EXTERNAL MODULE: ./build/commands/option-settings.js
var option_settings = __webpack_require__(48478);
// EXTERNAL MODULE: ./build/commands/ports/local-ports.js
var local_ports = __webpack_require__(3598);
// EXTERNAL MODULE: ./build/commands/ports/output-folder.js
var output_folder = __webpack_require__(12432);
// EXTERNAL MODULE: ./build/commands/ports/own-action.js
var own_action = __webpack_require__(21559);
// EXTERNAL MODULE: ./build/commands/ports/terminal.js
var terminal = __webpack_require__(69630);
// EXTERNAL MODULE: ./build/commands/init/address.js
var init_address = __webpack_require__(7914);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/commands/init/workflow.js


/** Placeholder for the grading service's address, as used in the documentation. */
const unknownService = 'https://grades.example.com';
/** Relative to the repository root. */
const workflowPath = '.github/workflows/mcp-grades.yml';
/** Name of the job, and therefore of the check that a repository can require. */
const checkName = 'grades';
function renderWorkflow({ action, baseUrl }) {
    return `# Judges the MCP servers that a pull request adds or changes.
name: MCP grades
on:
  pull_request:
    # With \`edited\`, the gate judges a pull request again when its base branch changes.
    types: [opened, synchronize, reopened, edited]
  merge_group: # for repositories with a merge queue; no effect in others
  workflow_dispatch: # judges everything on a branch: run it once by hand to check that it works
permissions: {}
concurrency: # the run for a newer commit of a pull request cancels the older run
  group: mcp-grades-\${{ github.event.pull_request.number || github.run_id }}
  cancel-in-progress: true
jobs:
  grades:
    name: ${checkName} # the check to require
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      contents: read # the files in both commits
    steps:
      - uses: ${(0,init_address/* usesLine */.FH)(init_address/* otherActions */.Ef.checkout)}
        with:
          fetch-depth: 2 # the change and the commit that it is compared with
          persist-credentials: false
      - uses: ${(0,init_address/* usesLine */.FH)(action)}
        with:
          base-url: ${(0,dist/* stringify */.As)(baseUrl).trimEnd()} # the grading service
          api-key: \${{ secrets.MCP_GRADE_GATE_API_KEY }}
`;
}

;// CONCATENATED MODULE: ./build/commands/init/next-steps.js



function nextSteps(missing, branch) {
    const target = branch ?? (0,report_document/* ownText */.U3)('the default branch');
    const steps = [
        [
            (0,report_document/* line */.n8) `Store the grading service's API key as a repository secret:`,
            (0,report_document/* code */.aY)('gh secret set MCP_GRADE_GATE_API_KEY'),
        ],
        [
            (0,report_document/* line */.n8) `Commit the files, merge them into ${target}, and run the gate once by hand to check that the key and the address work:`,
            (0,report_document/* code */.aY)(`gh workflow run ${workflowPath.replace(/^.*\//, '')}`),
        ],
        [
            (0,report_document/* line */.n8) `Make the check required: open Settings > Rules > Rulesets > New branch ruleset. Set Enforcement status to Active (a new ruleset is Disabled). Target ${target}, and add "${(0,report_document/* prose */.CS)(checkName)}" to the required status checks.`,
            (0,report_document/* paragraph */.FY)((0,report_document/* line */.n8) `Test the protection: open a pull request that fails the gate. The "Merge" button must be greyed out.`),
        ],
        [
            (0,report_document/* line */.n8) `Ensure that owners review the files that control the gate: list ${gate_settings.defaultConfigFile}, ${workflowPath}, .github/workflows/actions.lock and .github/CODEOWNERS in .github/CODEOWNERS, and require review from code owners in the ruleset.`,
        ],
        [
            (0,report_document/* line */.n8) `In a public repository, choose how pull requests from forks are judged: through a merge queue with on-undecided: warn, or under a policy that allows pull_request_target. See docs/senders.md#public-repositories.`,
        ],
    ];
    const items = steps.map(([text, ...blocks], at) => (0,report_document/* item */.AS)((0,report_document/* line */.n8) `${at + 1}. ${text}`, ...blocks));
    return [...fillIn(missing), (0,report_document/* section */.uW)((0,report_document/* line */.n8) `Next steps`, [(0,report_document/* list */.p_)(items)])];
}
function* fillIn({ action, service }) {
    if (action) {
        yield (0,report_document/* paragraph */.FY)((0,report_document/* line */.n8) `Replace OWNER and COMMIT in both files, or run init again with --action OWNER/mcp-grade-gate@COMMIT. OWNER is the account that hosts the action. COMMIT is the 40-digit commit on the release page.`);
    }
    if (service) {
        yield (0,report_document/* paragraph */.FY)((0,report_document/* line */.n8) `Replace ${unknownService} in the workflow with the address of your grading service, or run init again with --base-url URL.`);
    }
}

;// CONCATENATED MODULE: ./build/commands/init/policy.js
function policyLinks({ repository, commit }) {
    return [
        `https://raw.githubusercontent.com/${repository}/${commit}/schema/policy.schema.json`,
        `https://github.com/${repository}/blob/${commit}/docs/policy.md`,
    ];
}
function renderFirstPolicy(action, preset, minScore) {
    const [schema, page] = policyLinks(action);
    return `# yaml-language-server: $schema=${schema}
#
# Which MCP servers this repository accepts. All keys, with examples:
# ${page}
# Pull requests are judged by the default branch's version of this file, not by their own.

# recommended: a grade that is too low fails, and a missing grade warns.
# strict: a missing grade fails too. report-only: rules only warn.
preset: ${preset}

# The lowest score that passes, 0 to 100.
min-score: ${minScore}

# Exceptions, each with a reason and its last day:
# waivers:
#   - match: pkg:npm/@acme/files@1.4.2
#     rule: below-minimum
#     reason: reviewed, and only used in tests
#     expires: 2027-01-31
`;
}

;// CONCATENATED MODULE: ./build/commands/init/command.js




















/**
 * Writes the gate's workflow and policy to a repository, or only prints them with `--dry-run`. Prints the
 * files to standard output and everything else to standard error.
 *
 * @throws GateError `no-repository`, `output-unwritable`
 */
async function init({ argument, values }, redact) {
    const { line, log } = (0,terminal/* createTerminalLog */.$V)(redact);
    const settings = (0,option_settings.exportSettings)(values, ['base-url', 'preset'], false);
    const root = await repositoryRoot(argument);
    const origin = await readOrigin(root);
    const action = (await chooseAction(values.action, root, origin.host)) ?? init_address/* unknownAddress */.td;
    // Uses the address as given, because a parsed address would end in a slash.
    const baseUrl = (settings['base-url'] && values['base-url']?.trim()) || unknownService;
    const isForced = values.force !== undefined;
    const minScore = policy/* policyKeys */.f8['min-score'].unset;
    const preset = settings.preset ?? 'recommended';
    const files = [
        await planFile(root, workflowPath, renderWorkflow({ action, baseUrl }), isForced),
        await planFile(root, gate_settings.defaultConfigFile, renderFirstPolicy(action, preset, minScore), isForced),
    ];
    const changedFiles = files.filter(({ status }) => status === 'new' || status === 'replaced');
    for (const { path, text } of changedFiles)
        process.stdout.write(redact(`--- ${path}\n${text}\n`));
    for (const { path, status } of files) {
        if (status === 'kept')
            log(`${path} already exists and was not changed. --force replaces it.`);
    }
    const paths = changedFiles.map(({ path }) => path).join(', ');
    if (changedFiles.length === 0)
        log('There is nothing to write.');
    else if (values['dry-run'] !== undefined) {
        log(`Not written because of --dry-run: ${paths}`);
    }
    else {
        writeFiles(root, changedFiles);
        log(`Written: ${paths}`);
    }
    const missingValues = { action: action === init_address/* unknownAddress */.td, service: baseUrl === unknownService };
    const steps = nextSteps(missingValues, origin.branch);
    line(redact((0,write_text/* writeText */.x3)([(0,report_document/* paragraph */.FY)((0,report_document/* prose */.CS)('')), ...steps], (0,terminal/* terminalOptions */.Z8)(process.stderr))).trim());
    return exit_status/* exitStatus */.$.pass;
}
/** @throws GateError `no-repository` */
async function repositoryRoot(dir) {
    const { root } = await (0,local_ports/* locateFolder */.$c)(dir);
    if (await (0,disk/* pathExists */.s0)((0,external_node_path_.join)(root, '.git')))
        return root;
    throw new failure/* GateError */.ue('no-repository', `${root} is not in a Git repository. GitHub reads workflows only at the root of a repository.`, 'Give a folder inside a checkout, or create a repository with git init.');
}
async function readOrigin(root) {
    const git = await (0,io_git/* openGit */.z)(root);
    if ('reason' in git)
        return { host: null, branch: null };
    try {
        const [address, branch] = await Promise.all([git.originAddress(), git.originBranch()]);
        return {
            host: address === null ? null : ((0,init_address/* parseRemoteRepository */.af)(address)?.host ?? null),
            branch,
        };
    }
    finally {
        git.close();
    }
}
/** @throws UsageError if the option is not `OWNER/REPOSITORY@COMMIT` */
async function chooseAction(actionOption, root, ownHost) {
    const ownAction = await (0,own_action/* findOwnAction */._A)(process.argv[1] ?? '', root, ownHost, process.env);
    if (actionOption === undefined)
        return ownAction;
    const action = (0,init_address/* parseActionAddress */.qd)(actionOption);
    // The version is known only for the commit of the running code.
    if (action !== null)
        return action.commit === ownAction?.commit ? { ...action, version: ownAction.version } : action;
    throw new command_line/* UsageError */.eb(`--action: ${JSON.stringify(actionOption)} is not OWNER/REPOSITORY@COMMIT with a 40-digit commit.`);
}
async function planFile(root, path, text, isForced) {
    let before;
    try {
        before = await (0,promises_.readFile)((0,external_node_path_.join)(root, path), 'utf8');
    }
    catch (error) {
        const { code = '' } = error;
        // `ENOENT` can also mean a broken link, and `ENOTDIR` a file where a folder is expected. In both cases,
        // the later write fails and reports the error.
        if (!['ENOENT', 'ENOTDIR'].includes(code))
            throw unwritable(`${path}: ${(0,failure/* describeError */.Uc)(error)}`);
        before = null;
    }
    if (before === null)
        return { path, text, status: 'new' };
    // Git can check out files with Windows line endings.
    if (before.replaceAll('\r\n', '\n') === text)
        return { path, text, status: 'unchanged' };
    return { path, text, status: isForced ? 'replaced' : 'kept' };
}
/** Writes all files or none, and never writes outside the repository, even through links. */
function writeFiles(root, files) {
    try {
        const folder = (0,output_folder/* createOutputFolder */.A)(root);
        try {
            for (const { path, text } of files)
                folder.append(path, text);
            folder.publish();
        }
        finally {
            folder.close();
        }
    }
    catch (error) {
        throw unwritable(error instanceof failure/* GateError */.ue ? error.message : (0,failure/* describeError */.Uc)(error));
    }
}
function unwritable(why) {
    return new failure/* GateError */.ue('output-unwritable', `Nothing was written: ${why.replace(/\.$/, '')}.`, 'Run init again where the files can be written, or save the output of init --dry-run.');
}


/***/ }),

/***/ 36797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   inventory: () => (/* binding */ inventory)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _gate_inventory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60178);
/* harmony import */ var _io_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96344);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31612);
/* harmony import */ var _model_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91066);
/* harmony import */ var _model_phrase_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(77229);
/* harmony import */ var _report_listing_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61393);
/* harmony import */ var _report_outputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94121);
/* harmony import */ var _report_redact_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17234);
/* harmony import */ var _command_line_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62173);
/* harmony import */ var _ports_local_ports_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3598);
/* harmony import */ var _ports_terminal_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(69630);
/* harmony import */ var _save_export_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(56837);














/** Lists the declared MCP servers, with their grades if an export is given, and returns the exit status. */
async function inventory(invocation, redact) {
    const { outputs } = invocation;
    const { log, ...lines } = (0,_ports_terminal_js__WEBPACK_IMPORTED_MODULE_11__/* .createTerminalLog */ .$V)(redact);
    const bill = outputs.some(({ format }) => format === 'cyclonedx')
        ? await readBillSubject(invocation)
        : null;
    const repository = await (0,_ports_local_ports_js__WEBPACK_IMPORTED_MODULE_10__/* .openRepository */ .h_)(invocation, log);
    try {
        const { inventory: taken, save } = await buildInventory(invocation, repository, {
            ...lines,
            line: log,
        });
        const redacted = (0,_report_redact_js__WEBPACK_IMPORTED_MODULE_8__/* .redactReport */ .a)(taken, redact);
        await (0,_ports_terminal_js__WEBPACK_IMPORTED_MODULE_11__/* .writeOutputs */ .Kn)(outputs, async (format, terminal, file) => {
            switch (format) {
                case 'json':
                    return (0,_report_redact_js__WEBPACK_IMPORTED_MODULE_8__.redactJson)((0,_report_listing_js__WEBPACK_IMPORTED_MODULE_6__/* .renderInventoryJson */ .Vi)(redacted), redact);
                case 'csv':
                    return redact((0,_report_listing_js__WEBPACK_IMPORTED_MODULE_6__/* .renderReviewList */ .$x)(redacted));
                case 'sarif': {
                    const report = redacted.report ?? (await reportWithoutGrades(invocation, repository, lines));
                    const { folder } = repository;
                    const prefix = folder === '' ? '' : `${folder}/`;
                    return _report_outputs_js__WEBPACK_IMPORTED_MODULE_7__/* .fileOutputs */ .bg['sarif-file'].render((0,_report_redact_js__WEBPACK_IMPORTED_MODULE_8__/* .redactReport */ .a)(report, redact), prefix, redact);
                }
                case 'cyclonedx': {
                    const { renderCycloneDx } = await __webpack_require__.e(/* import() */ 331).then(__webpack_require__.bind(__webpack_require__, 10331));
                    return renderCycloneDx(redacted, bill ?? (await readBillSubject(invocation)), redact);
                }
                case 'dependency-snapshot':
                    return renderSnapshot(redacted, repository, redact, log);
                default:
                    return redact((0,_report_listing_js__WEBPACK_IMPORTED_MODULE_6__/* .renderInventory */ .NL)(redacted, file !== null, terminal));
            }
        });
        await (0,_save_export_js__WEBPACK_IMPORTED_MODULE_12__/* .saveExport */ .S)(save, log);
        return 0;
    }
    finally {
        repository.close();
    }
}
async function buildInventory(invocation, repository, { line, progress }) {
    const { values } = invocation;
    const withCandidates = values.candidates !== undefined;
    if (values['export-file'] === undefined && values['base-url'] === undefined) {
        for (const name of ['timeout', ..._command_line_js__WEBPACK_IMPORTED_MODULE_9__/* .policyOptionNames */ .sy]) {
            if (values[name] === undefined)
                continue;
            throw new _command_line_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`--${name} requires an export: add --export-file or --base-url.`);
        }
        const { folder, files } = repository;
        const withPrograms = values.repo === undefined;
        const ignorePaths = await readIgnoredPaths(await files.readFile(_model_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .policyPath */ .k1), line);
        const scan = { folder, ignorePaths, withCandidates, withPrograms, charge: (0,_gate_inventory_js__WEBPACK_IMPORTED_MODULE_2__/* .createBudget */ .yK)() };
        const taken = await (0,_gate_inventory_js__WEBPACK_IMPORTED_MODULE_2__/* .takeInventory */ .O1)(files, scan);
        return { inventory: { ...taken, report: null }, save: async () => { } };
    }
    const [{ commandSettings }, { takeGradedInventory }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(9002), __webpack_require__.e(5881), __webpack_require__.e(1082), __webpack_require__.e(8478)]).then(__webpack_require__.bind(__webpack_require__, 48478)),
        Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(8815), __webpack_require__.e(9002), __webpack_require__.e(5881), __webpack_require__.e(1082), __webpack_require__.e(4975), __webpack_require__.e(9308), __webpack_require__.e(5886), __webpack_require__.e(3654), __webpack_require__.e(1221)]).then(__webpack_require__.bind(__webpack_require__, 43602)),
    ]);
    const settings = commandSettings(values, true);
    for (const caution of settings.cautions)
        line(caution);
    const ports = (0,_ports_local_ports_js__WEBPACK_IMPORTED_MODULE_10__/* .localPorts */ .ER)({ base: null, config: values.config ?? null }, repository, line, progress);
    const taken = await takeGradedInventory(settings, withCandidates, ports);
    const caution = taken.inventory.report?.export.caution ?? null;
    if (caution !== null)
        line(caution);
    return taken;
}
/**
 * Returns the paths that the repository's policy ignores. If the policy has errors, logs them and returns no
 * paths.
 */
async function readIgnoredPaths(policy, line) {
    // Most repositories have no policy, so the policy code is loaded only when needed.
    if ((0,_io_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsent */ .W0)(policy))
        return [];
    const [{ readStandingPolicy }, { emptyLayer }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(9002), __webpack_require__.e(5881), __webpack_require__.e(1082), __webpack_require__.e(8796), __webpack_require__.e(7642)]).then(__webpack_require__.bind(__webpack_require__, 87642)),
        Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(9002), __webpack_require__.e(5881), __webpack_require__.e(1082), __webpack_require__.e(1069)]).then(__webpack_require__.bind(__webpack_require__, 1069)),
    ]);
    const layers = { given: emptyLayer, floors: [], maxAge: { ms: 0, source: 'default' } };
    try {
        return (await readStandingPolicy(policy, layers)).policy.values['ignore-paths'];
    }
    catch (error) {
        if (!(error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue))
            throw error;
        line(`${error.message} The policy's ignore-paths are not applied. ${error.remedy}`);
        return [];
    }
}
async function reportWithoutGrades({ values }, repository, { line, progress }) {
    const [{ commandSettings }, { judgeWithoutGrades }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(9002), __webpack_require__.e(5881), __webpack_require__.e(1082), __webpack_require__.e(8478)]).then(__webpack_require__.bind(__webpack_require__, 48478)),
        Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(8815), __webpack_require__.e(9002), __webpack_require__.e(5881), __webpack_require__.e(1082), __webpack_require__.e(4975), __webpack_require__.e(9308), __webpack_require__.e(5886), __webpack_require__.e(3654), __webpack_require__.e(1221)]).then(__webpack_require__.bind(__webpack_require__, 43602)),
    ]);
    const ports = (0,_ports_local_ports_js__WEBPACK_IMPORTED_MODULE_10__/* .localPorts */ .ER)({ base: null, config: null }, repository, line, progress);
    return judgeWithoutGrades(commandSettings(values, false), ports);
}
/**
 * Returns the subject and the timestamp of the bill of materials. `SOURCE_DATE_EPOCH` overrides the current
 * time.
 *
 * Source: https://reproducible-builds.org/specs/source-date-epoch/
 */
async function readBillSubject({ argument, values: { repo } }) {
    const epoch = process.env['SOURCE_DATE_EPOCH'] ?? '';
    const timestamp = epoch === '' ? Date.now() : 1000 * Number(epoch);
    if (!/^\d{0,11}$/.test(epoch)) {
        throw new _command_line_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`SOURCE_DATE_EPOCH is not a number of seconds: ${JSON.stringify(epoch)}.`);
    }
    const folder = repo === undefined ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(argument)).catch(() => argument) : '';
    const name = repo === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder) : repo.replace(/@.*$/s, '');
    return { name: name === '' ? 'project' : name, timestamp };
}
async function renderSnapshot(shown, repository, redact, log) {
    const [{ findSnapshotOrigin }, { renderDependencySnapshot }] = await Promise.all([
        __webpack_require__.e(/* import() */ 4374).then(__webpack_require__.bind(__webpack_require__, 64374)),
        __webpack_require__.e(/* import() */ 331).then(__webpack_require__.bind(__webpack_require__, 10331)),
    ]);
    const origin = await findSnapshotOrigin(repository);
    const { text, left } = renderDependencySnapshot(shown, origin, redact);
    if (left > 0) {
        log(`The snapshot omits ${(0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_13__/* .plural */ .LS)(left, 'package')}, because it can contain only packages with an exact version.`);
    }
    return text;
}


/***/ }),

/***/ 43602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgeWithoutGrades: () => (/* binding */ judgeWithoutGrades),
/* harmony export */   takeGradedInventory: () => (/* binding */ takeGradedInventory)
/* harmony export */ });
/* harmony import */ var _gate_steps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31077);
/* harmony import */ var _check_judge_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37928);


/**
 * Lists and judges every server that the tree declares, as a check without a base does. Paths that the policy
 * ignores are left out.
 *
 * @throws GateError if the policy cannot be used, the tree cannot be read, or the export cannot be loaded
 */
async function takeGradedInventory(settings, withCandidates, ports) {
    const { report, save, change, head, proved } = await (0,_check_judge_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeTree */ .g)(settings, ports);
    const servers = Map.groupBy(report.servers, ({ dependency }) => dependency.declaration);
    const listedDeclarations = new Set(servers.keys());
    const asJudged = (dependency) => servers
        .get(dependency.declaration)
        ?.find(({ dependency: each }) => isSameDependency(each, dependency))?.dependency ??
        dependency;
    const declared = change.declared.map(({ dependency }) => asJudged(dependency));
    const ownDeclarations = new Set(declared.map(({ declaration }) => declaration));
    const ofManifests = report.servers
        .map(({ dependency }) => dependency)
        .filter(({ declaration }) => !ownDeclarations.has(declaration));
    const candidates = withCandidates ? await proved(change.candidates) : [];
    const dependencies = [...declared, ...ofManifests];
    return {
        inventory: {
            declarations: [...new Set(dependencies.map(({ declaration }) => declaration))],
            dependencies,
            candidates: candidates.filter(({ declaration }) => !listedDeclarations.has(declaration)),
            files: report.files,
            autoApproved: report.autoApproved,
            searched: head.inventory.searched,
            withPrograms: false,
            report,
        },
        save,
    };
}
/**
 * Judges every server that the tree declares, as a check without a base does, but without grades.
 *
 * @throws GateError if the policy cannot be used or the tree cannot be read
 */
async function judgeWithoutGrades(settings, ports) {
    const { change } = await (0,_gate_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .readChange */ .pm)(settings, ports);
    return (0,_gate_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .judge */ .S4)(change.declared, null, change.tree, ports);
}
/**
 * Reports whether two dependencies from one declaration are equal. Comparing references is not enough,
 * because some dependencies are copied when they are judged.
 */
const isSameDependency = (one, other) => one.span === other.span && one.type === other.type && one.name === other.name;


/***/ }),

/***/ 64374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findSnapshotOrigin: () => (/* binding */ findSnapshotOrigin)
/* harmony export */ });
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13211);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31612);


/**
 * Finds the commit, the branch and the GitHub Actions job for a dependency snapshot. The commit comes from
 * the checkout, or else from `GITHUB_SHA`. If the commit is `GITHUB_SHA`, `GITHUB_REF` names the branch;
 * otherwise, the checkout does.
 *
 * @throws GateError `no-commit`, `no-branch`
 */
async function findSnapshotOrigin({ folder, commits, readHeadRef, }) {
    const jobSha = process.env['GITHUB_SHA'] ?? '';
    const sha = (await commits?.commit('HEAD').catch(() => null))?.id ?? jobSha;
    if (!/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(sha)) {
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('no-commit', 'A dependency snapshot requires a commit, but none is known. The folder is not in a checkout with a commit, and GITHUB_SHA is not set.', 'Run this command in a checkout, or in a GitHub Actions job.');
    }
    const ref = (sha === jobSha ? process.env['GITHUB_REF'] : '') || (await readHeadRef()) || '';
    if (!ref.startsWith('refs/')) {
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('no-branch', `A dependency snapshot requires a branch, but the branch of ${sha} is unknown. No branch is checked out, and GITHUB_SHA and GITHUB_REF do not identify one.`, 'Check out the branch, or run this command in a job that checked out the commit in GITHUB_SHA.');
    }
    return { folder, sha, ref, ...describeJob(sha, folder), scanned: _io_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .clock */ .p.now() };
}
/**
 * Describes the current job. Outside GitHub Actions, the commit serves as the job id. The correlator includes
 * the folder, so that snapshots of different folders do not replace each other.
 */
function describeJob(sha, folder) {
    const readVariable = (name) => process.env[name] ?? '';
    const suffix = folder === '' ? '' : `_${folder}`;
    const run = readVariable('GITHUB_RUN_ID');
    const server = readVariable('GITHUB_SERVER_URL') || 'https://github.com';
    const repository = readVariable('GITHUB_REPOSITORY');
    const tool = readVariable('GITHUB_ACTION_REPOSITORY') || repository;
    // GitHub requires a detector URL, even if the tool's repository is unknown.
    const detectorUrl = tool === '' ? 'pkg:generic/mcp-grade-gate' : `${server}/${tool}`;
    if (run === '')
        return { job: { id: sha, correlator: `mcp-grade-gate${suffix}` }, detectorUrl };
    const address = repository === '' ? {} : { html_url: `${server}/${repository}/actions/runs/${run}` };
    const correlator = `${readVariable('GITHUB_WORKFLOW')}_${readVariable('GITHUB_JOB')}${suffix}`;
    return { job: { id: run, correlator, ...address }, detectorUrl };
}


/***/ }),

/***/ 57053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   manualAddress: () => (/* binding */ manualAddress)
/* harmony export */ });
/* harmony import */ var _report_links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51006);
/* harmony import */ var _ports_own_action_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21559);


/**
 * Returns the URL of the failure's section in the running version's manual; null if the origin of the running
 * code is unknown.
 */
async function manualAddress(failure) {
    const program = process.argv[1] ?? '';
    const ownAction = await (0,_ports_own_action_js__WEBPACK_IMPORTED_MODULE_1__/* .findOwnAction */ ._A)(program, process.cwd(), null, process.env).catch(() => null);
    if (ownAction === null)
        return null;
    return `https://github.com/${ownAction.repository}/blob/${ownAction.commit}/${(0,_report_links_js__WEBPACK_IMPORTED_MODULE_0__/* .helpOnFailure */ .tH)(failure)}`;
}


/***/ }),

/***/ 48478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commandSettings: () => (/* binding */ commandSettings),
/* harmony export */   exportOptionNames: () => (/* binding */ exportOptionNames),
/* harmony export */   exportSettings: () => (/* binding */ exportSettings)
/* harmony export */ });
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1069);
/* harmony import */ var _command_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62173);
/* harmony import */ var _credentials_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84501);



function commandSettings(values, needsExport) {
    const settings = exportSettings(values, _command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .inputOptionNames */ ._R, needsExport);
    // The `config-file` input must name a file in the repository, but the `--config` option accepts any file.
    return values.config === undefined ? settings : { ...settings, 'config-file': values.config };
}
const exportOptionNames = ['export-file', 'base-url', 'timeout'];
function exportSettings(values, names = exportOptionNames, needsExport = true) {
    const inputs = Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
    return (0,_gate_settings_js__WEBPACK_IMPORTED_MODULE_0__.readSettings)({ ...inputs, 'api-key': (0,_credentials_js__WEBPACK_IMPORTED_MODULE_2__/* .readApiKey */ .iZ)() }, 'command line', needsExport);
}


/***/ }),

/***/ 99762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ githubAccess),
/* harmony export */   createGitHubCommits: () => (/* binding */ createGitHubCommits),
/* harmony export */   openGitHubRepository: () => (/* binding */ openGitHubRepository)
/* harmony export */ });
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13211);
/* harmony import */ var _io_github_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36256);
/* harmony import */ var _io_github_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95436);
/* harmony import */ var _io_github_repositories_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97721);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31612);
/* harmony import */ var _command_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62173);
/* harmony import */ var _credentials_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84501);







/**
 * Limits for a command's requests to the GitHub API. They are shorter than in a workflow job, because a
 * person is waiting.
 */
const limits = { responseMs: 30_000, waitMs: 120_000, totalMs: 600_000 };
/**
 * Opens a GitHub repository at a commit, through the API.
 *
 * @param repositoryArgument `owner/name`, optionally followed by `@` and a branch, tag or commit; without
 * `@`, the default branch is used
 * @throws UsageError for any other form
 * @throws GateError `no-token`, `repository-unreadable`, `commit-unreadable`, or an API error
 */
async function openGitHubRepository(repositoryArgument, log) {
    const [, owner, name, revision = 'HEAD'] = /^([\w-]+)\/([\w.-]+)(?:@(.+))?$/.exec(repositoryArgument) ?? [];
    if (owner === undefined || name === undefined) {
        throw new _command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`--repo: ${JSON.stringify(repositoryArgument)} is not OWNER/NAME[@REF].`);
    }
    const commits = await createGitHubCommits({ owner, name }, revision, log);
    const commit = await commits.commit('HEAD').catch((error) => {
        if (!(error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue) || error.code !== 'api-not-found')
            throw error;
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue('repository-unreadable', `Either ${owner}/${name} does not exist, or the token cannot read it. GitHub gives the same answer in both cases.`, 'Check the name, and check that the token has contents: read for this repository.');
    });
    if (commit === null) {
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue('commit-unreadable', `${owner}/${name} has no commit ${JSON.stringify(revision)}.`, 'Use one of its branches, tags or commits.');
    }
    const files = commits.commitFiles(commit);
    return { folder: '', commits, files, readHeadRef: async () => null, close: () => { } };
}
/**
 * Opens the commits of a GitHub repository, with the token from the environment.
 *
 * @param head the revision that `HEAD` resolves to
 * @throws GateError `no-token`
 */
async function createGitHubCommits(repository, head, log) {
    const api = await (0,_io_github_api_js__WEBPACK_IMPORTED_MODULE_1__.createApi)(githubAccess(), { ..._io_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .clock */ .p, log }, limits);
    return (0,_io_github_repositories_js__WEBPACK_IMPORTED_MODULE_3__.createRemoteCommits)(api, repository, head);
}
/**
 * Reads the GitHub API addresses and the token from the environment.
 *
 * @throws GateError `no-token`
 */
function githubAccess() {
    const token = (0,_credentials_js__WEBPACK_IMPORTED_MODULE_6__/* .readGitHubToken */ .nC)();
    if (token !== '')
        return { token, ...(0,_io_github_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readApiAddresses */ .BO)(process.env) };
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue('no-token', "The token for GitHub's API is missing: neither GITHUB_TOKEN nor GH_TOKEN is set.", 'Set one of them to a token that can read the repository. "gh auth token" prints the GitHub CLI token.');
}


/***/ }),

/***/ 75010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ openLocalExport),
/* harmony export */   l: () => (/* binding */ prepareNamedGrades)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _export_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38203);
/* harmony import */ var _gate_export_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97638);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13211);
/* harmony import */ var _io_disk_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39365);
/* harmony import */ var _judging_policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55881);
/* harmony import */ var _credentials_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(84501);
/* harmony import */ var _stream_export_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76730);
/* harmony import */ var _local_ports_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3598);
/* harmony import */ var _temporary_folder_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61496);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(69630);












/**
 * Opens an export or a review list from a file, or downloads an export from the grading service. A download
 * goes to a temporary file that only its owner can read.
 *
 * @param source path of a file, base URL of the service, or URL of the export
 * @param timeout limit for the whole download, such as `5m`; empty for the default
 * @throws GateError if the source cannot be downloaded or is not an export
 */
async function openLocalExport(source, timeout, redact) {
    const { log, progress } = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .createTerminalLog */ .$V)(redact);
    if (!(0,_stream_export_js__WEBPACK_IMPORTED_MODULE_10__/* .isAddress */ .P)(source)) {
        const { open } = await prepareNamedGrades(source, log);
        return { name: source, open, close() { } };
    }
    const { path: folder, remove: close } = (0,_temporary_folder_js__WEBPACK_IMPORTED_MODULE_8__/* .createTemporaryFolder */ .a)();
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'export.json');
    try {
        await download(source, path, timeout, {
            ..._io_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .clock */ .p,
            log,
            ...(progress === null ? {} : { progress }),
            explainMissingKey: _credentials_js__WEBPACK_IMPORTED_MODULE_11__/* .explainMissingVariable */ .AZ,
        });
    }
    catch (error) {
        close();
        throw error;
    }
    return { name: source, open: () => (0,_io_disk_js__WEBPACK_IMPORTED_MODULE_5__/* .readChunks */ .zO)(path), close };
}
/**
 * Opens a grades file, given its path or a reference such as `owner/repository/path@ref`.
 *
 * @throws GateError under the same conditions as `openGradesByName`
 */
async function prepareNamedGrades(argument, log) {
    return (0,_gate_export_js__WEBPACK_IMPORTED_MODULE_3__.openGradesByName)((0,_judging_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .parseReference */ .F2)(argument) ?? argument, {
        ..._io_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .clock */ .p,
        log,
        readChunks: _io_disk_js__WEBPACK_IMPORTED_MODULE_5__/* .readChunks */ .zO,
        openRepository: (repository) => (0,_local_ports_js__WEBPACK_IMPORTED_MODULE_7__/* .createNamedCommits */ .AD)(repository, log),
    });
}
async function download(address, path, timeout, ports) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'wx', 0o600);
    try {
        await (0,_stream_export_js__WEBPACK_IMPORTED_MODULE_10__/* .streamExport */ .Z)(address, { apiKey: (0,_credentials_js__WEBPACK_IMPORTED_MODULE_11__/* .readApiKey */ .iZ)(), timeout }, ports, () => {
            // Every attempt starts with an empty file.
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(file);
            let fileOffset = 0;
            const splitter = (0,_export_records_js__WEBPACK_IMPORTED_MODULE_2__.createSplitter)({ head() { }, element() { } });
            return {
                push(chunk) {
                    splitter.push(chunk);
                    for (let chunkOffset = 0; chunkOffset < chunk.length;) {
                        chunkOffset += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, chunk, chunkOffset, chunk.length - chunkOffset, fileOffset + chunkOffset);
                    }
                    fileOffset += chunk.length;
                    return false;
                },
                isComplete: splitter.isComplete,
            };
        });
    }
    catch (error) {
        if (!(error instanceof _export_records_js__WEBPACK_IMPORTED_MODULE_2__.StructureError))
            throw error;
        throw (0,_export_records_js__WEBPACK_IMPORTED_MODULE_2__.structureFailure)(error, { name: address, isFile: false });
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 3598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ locateFolder),
/* harmony export */   AD: () => (/* binding */ createNamedCommits),
/* harmony export */   ER: () => (/* binding */ localPorts),
/* harmony export */   IK: () => (/* binding */ localExportPorts),
/* harmony export */   h_: () => (/* binding */ openRepository),
/* harmony export */   nF: () => (/* binding */ cacheFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _export_cache_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13302);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13211);
/* harmony import */ var _io_disk_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39365);
/* harmony import */ var _io_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97972);
/* harmony import */ var _io_github_event_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95436);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(31612);
/* harmony import */ var _credentials_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(84501);
/* harmony import */ var _policy_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(52010);











function localPorts({ base, config }, { folder, commits, files: head }, log, progress) {
    return {
        ...localExportPorts(log, progress),
        folder,
        head: config === null
            ? head
            : { ...head, readFile: (path) => readFileOrPolicy(path, head, config) },
        findBase: () => findBase(base, config, commits),
        showPolicy: () => { },
        actionRepository: null,
        workflowFile: null,
        readHeadCommit: async () => (await commits?.commit('HEAD'))?.id ?? null,
    };
}
function localExportPorts(log, progress) {
    return {
        ..._io_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .clock */ .p,
        log,
        ...(progress === null ? {} : { progress }),
        readChunks: _io_disk_js__WEBPACK_IMPORTED_MODULE_5__/* .readChunks */ .zO,
        openRepository: (repository) => createNamedCommits(repository, log),
        createStore() {
            try {
                return (0,_export_cache_js__WEBPACK_IMPORTED_MODULE_3__/* .createStoreFile */ .Ks)(cacheFolder());
            }
            catch (error) {
                log(`${(0,_model_failure_js__WEBPACK_IMPORTED_MODULE_8__/* .describeError */ .Uc)(error)} Using a temporary file instead of the cache.`);
                return (0,_export_cache_js__WEBPACK_IMPORTED_MODULE_3__/* .createStoreFile */ .Ks)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)());
            }
        },
        cache: (0,_export_cache_js__WEBPACK_IMPORTED_MODULE_3__/* .createFolderCache */ .Hn)(cacheFolder(), log),
        event: 'local',
        platform: `${process.platform}-${process.arch}`,
        explainMissingKey: _credentials_js__WEBPACK_IMPORTED_MODULE_10__/* .explainMissingVariable */ .AZ,
    };
}
async function createNamedCommits(repository, log) {
    const { createGitHubCommits } = await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(4942), __webpack_require__.e(6256), __webpack_require__.e(4203)]).then(__webpack_require__.bind(__webpack_require__, 99762));
    return createGitHubCommits(repository, 'HEAD', log);
}
/**
 * Opens the folder or repository given on the command line. If the folder's checkout cannot be read, logs the
 * reason.
 *
 * @throws GateError if the folder or repository cannot be opened
 */
async function openRepository({ argument, values: { repo, staged } }, log) {
    if (repo === undefined)
        return openFolder(argument, staged !== undefined, log);
    const { openGitHubRepository } = await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(4942), __webpack_require__.e(6256), __webpack_require__.e(4203)]).then(__webpack_require__.bind(__webpack_require__, 99762));
    return openGitHubRepository(repo, log);
}
async function openFolder(dir, isStaged, log) {
    const { path, root } = await locateFolder(dir);
    const git = await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_6__/* .openGit */ .z)(root);
    const isOpen = !('reason' in git);
    const staged = isStaged ? await stagedFiles(root, git) : null;
    const files = staged ?? (isOpen ? await git.workingFiles() : null);
    if (files === null && (await (0,_io_disk_js__WEBPACK_IMPORTED_MODULE_5__/* .pathExists */ .s0)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.git')))) {
        log(`The checkout cannot be read (${unreadableReason(git)}). Only files on disk are judged, so files that a sparse checkout omits are not judged.`);
    }
    return {
        folder: pathInCheckout(root, path),
        commits: isOpen ? git : null,
        files: files ?? (0,_io_disk_js__WEBPACK_IMPORTED_MODULE_5__/* .createDiskSource */ .r$)(root),
        readHeadRef: async () => (isOpen ? git.headRef() : null),
        close: () => (isOpen ? git.close() : undefined),
    };
}
/**
 * Opens a checkout's staged files. Git passes its hooks the index path in `GIT_INDEX_FILE`; a commit of
 * selected files uses a separate index.
 *
 * @throws GateError `no-repository`, `staged-conflict`
 */
async function stagedFiles(root, git) {
    const { GIT_INDEX_FILE: index = '' } = process.env;
    const indexPath = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, index);
    // A hook in another repository might pass an index path that does not exist here, and Git treats a missing
    // index as empty.
    const isNamed = index !== '' && (await (0,_io_disk_js__WEBPACK_IMPORTED_MODULE_5__/* .pathExists */ .s0)(indexPath));
    const files = 'reason' in git ? null : await git.stagedFiles(isNamed ? indexPath : undefined);
    if (files !== null)
        return files;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_8__/* .GateError */ .ue('no-repository', `--staged: ${root} is not a readable Git repository (${unreadableReason(git)}).`, 'Run the command in a checkout, or without --staged.');
}
/**
 * Returns why a checkout's files cannot be read through Git: the checkout cannot be opened, or its index is
 * damaged.
 */
function unreadableReason(git) {
    return 'reason' in git ? git.reason : 'its index is damaged';
}
/**
 * Returns the real paths of a folder and of the checkout that contains it; outside a checkout, the two paths
 * are equal.
 */
async function locateFolder(dir) {
    const path = await existingFolder(dir);
    return { path, root: await findRepositoryRoot(path) };
}
/**
 * Returns the real path of a folder.
 *
 * @throws GateError `no-folder`
 */
async function existingFolder(dir) {
    const path = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(dir)).catch(() => null);
    if (path === null) {
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_8__/* .GateError */ .ue('no-folder', `${dir} does not exist or cannot be read.`, _policy_text_js__WEBPACK_IMPORTED_MODULE_9__/* .pathAdvice */ .A);
    }
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).isDirectory())
        return path;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_8__/* .GateError */ .ue('no-folder', `${dir} is a file, not a folder.`, 'Give the folder that contains it.');
}
/** Returns the checkout that contains a folder, or the folder itself if it is not in a checkout. */
async function findRepositoryRoot(folder) {
    for (let candidate = folder;; candidate = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(candidate)) {
        if (await (0,_io_disk_js__WEBPACK_IMPORTED_MODULE_5__/* .pathExists */ .s0)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(candidate, '.git')))
            return candidate;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(candidate) === candidate)
            return folder;
    }
}
const pathInCheckout = (root, folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, folder).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/');
async function findBase(base, config, commits) {
    const localBase = await (0,_io_github_event_js__WEBPACK_IMPORTED_MODULE_7__/* .findLocalBase */ .or)(base, commits);
    if (base !== null && localBase.base === null) {
        throw commits === null
            ? new _model_failure_js__WEBPACK_IMPORTED_MODULE_8__/* .GateError */ .ue('no-repository', '--base: the folder is not in a readable Git repository.', 'Run the command in a checkout, or without --base.')
            : new _model_failure_js__WEBPACK_IMPORTED_MODULE_8__/* .GateError */ .ue('no-base', `--base: ${localBase.missing}.`, 'Use a commit that exists in this repository.');
    }
    // A policy given with `--config` applies regardless of the base.
    return config === null ? localBase : { ...localBase, policy: null, needsPolicy: false };
}
const readFileOrPolicy = async (path, head, config) => path === config ? { text: await (0,_policy_text_js__WEBPACK_IMPORTED_MODULE_9__/* .readPolicyText */ .O)(config) } : head.readFile(path);
function cacheFolder() {
    const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(XDG_CACHE_HOME || LOCALAPPDATA || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), '.cache'), 'mcp-grade-gate');
}


/***/ }),

/***/ 21559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _A: () => (/* binding */ findOwnAction)
/* harmony export */ });
/* unused harmony exports createActionAddress, readInstalledCommit */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _io_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97972);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90178);
/* harmony import */ var _init_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7914);





/**
 * Finds the origin of the running code, so that a workflow can use the same code. The origin is the Git
 * repository from which npm installed the code (`npx github:OWNER/mcp-grade-gate`), the enclosing checkout,
 * or the action that a runner downloaded.
 *
 * @param program absolute path of the script that was started
 * @param user real path of the repository that will use the action; no programs in that repository are run
 * @param ownHost the host of the user's repository; null if unknown
 * @returns null if no origin can be found
 */
async function findOwnAction(program, user, ownHost, env) {
    const script = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(program).catch(() => program);
    // The script is `dist/cli.js`.
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(script));
    return ((await installedAction(root, ownHost)) ??
        (await checkedOutAction(root, user, ownHost)) ??
        downloadedAction(root, env));
}
async function installedAction(root, ownHost) {
    const modulesStart = root.lastIndexOf(`${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}node_modules${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`);
    if (modulesStart < 0)
        return null;
    // npm records nested packages in the `.package-lock.json` of the outermost `node_modules` folder.
    const top = root.slice(0, root.indexOf(`${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}node_modules${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`));
    const list = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, 'node_modules', '.package-lock.json'), 'utf8').catch(() => '');
    const installed = readInstalledCommit(list, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, root).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/'));
    return installed === null
        ? null
        : createActionAddress(installed.remote, installed.commit, ownHost);
}
async function checkedOutAction(root, user, ownHost) {
    const git = await (0,_io_git_js__WEBPACK_IMPORTED_MODULE_2__/* .openGit */ .z)(root, [user]);
    if ('reason' in git)
        return null;
    try {
        const [remote, commit] = await Promise.all([git.originAddress(), headCommit(git)]);
        const address = remote === null || commit === null ? null : createActionAddress(remote, commit, ownHost);
        const release = await git.commit(`refs/tags/v${_model_version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r}`);
        return address !== null && release?.id === commit ? { ...address, version: _model_version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r } : address;
    }
    finally {
        git.close();
    }
}
async function headCommit(git) {
    return (await git.commit('HEAD'))?.id ?? null;
}
/**
 * Returns the action that the runner reports for the current step. The code must be in that action's folder,
 * because a step in any composite action can run this code. The ref must be a full commit id, because only a
 * commit id pins an action.
 */
function downloadedAction(root, env) {
    const [server = '', repository = '', ref = ''] = [
        'SERVER_URL',
        'ACTION_REPOSITORY',
        'ACTION_REF',
    ].map((name) => env[`GITHUB_${name}`] ?? '');
    // The runner downloads an action to `_actions/OWNER/NAME/REF`.
    if (!root.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/').endsWith(`/${repository}/${ref}`))
        return null;
    return createActionAddress(`${server || 'https://github.com'}/${repository}`, ref, null);
}
/**
 * @param ownHost the host of the repository that will use the action; null if unknown
 * @returns null if `remote` or `commit` is not valid, or if the action's host is neither GitHub nor `ownHost`
 */
function createActionAddress(remote, commit, ownHost) {
    const parsedRemote = (0,_init_address_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRemoteRepository */ .af)(remote);
    if (parsedRemote === null || !isCommit(commit))
        return null;
    if (parsedRemote.host !== _init_address_js__WEBPACK_IMPORTED_MODULE_3__/* .githubHost */ .Se && parsedRemote.host !== ownHost)
        return null;
    return { repository: parsedRemote.repository, commit, version: null };
}
/** Reports whether a string is a full commit id, which, unlike a branch or tag, cannot be moved. */
const isCommit = (text) => /^[0-9a-f]{40}$/.test(text);
/**
 * Finds the Git remote and the commit from which npm installed a package.
 *
 * @param text contents of `node_modules/.package-lock.json`
 * @param path the package's key in that file, such as `node_modules/mcp-grade-gate`
 * @returns null if the package was not installed from Git
 */
function readInstalledCommit(text, path) {
    const resolved = readResolved(text, path);
    const [, remote, commit] = /^([^#]+)#([0-9a-f]{40})$/.exec(resolved) ?? [];
    return remote === undefined || commit === undefined ? null : { remote, commit };
}
function readResolved(text, path) {
    try {
        const list = JSON.parse(text);
        return `${list.packages?.[path]?.resolved ?? ''}`;
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 69630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $V: () => (/* binding */ createTerminalLog),
/* harmony export */   Kn: () => (/* binding */ writeOutputs),
/* harmony export */   Z8: () => (/* binding */ terminalOptions),
/* harmony export */   cL: () => (/* binding */ createLineWriter)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _io_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39365);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31612);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13920);
/* harmony import */ var _report_write_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6370);






function terminalOptions(stream) {
    return {
        // `styleText` checks whether the stream is a terminal, and honours NO_COLOR and FORCE_COLOR.
        paint: (style, text) => (0,node_util__WEBPACK_IMPORTED_MODULE_1__.styleText)(style, text, { stream }),
        width: stream.isTTY ? Math.max(stream.columns ?? 80, 60) : plainWidth(),
    };
}
/** Returns the width, in columns, of output that does not go to a terminal. */
function plainWidth() {
    const [columns] = /^[1-9]\d{1,3}$/.exec(process.env['COLUMNS'] ?? '') ?? [];
    return columns === undefined ? _report_write_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainTerminal */ .DU.width : Math.max(Number(columns), 60);
}
function createLineWriter(stream) {
    const clear = '\r\u001b[K';
    const isScreen = stream.isTTY && process.env['TERM'] !== 'dumb' && !process.env['CI'];
    if (!isScreen)
        return { line: (text) => stream.write(`${text}\n`), progress: null };
    return {
        line: (text) => stream.write(`${clear}${text}\n`),
        progress: (text) => stream.write(`${clear}${text}`),
    };
}
/** Creates a command's log on standard error, with secrets removed. The progress line is not redacted. */
function createTerminalLog(redact) {
    const lines = createLineWriter(process.stderr);
    return { ...lines, log: (text) => lines.line((0,_report_text_js__WEBPACK_IMPORTED_MODULE_5__.escapeForLog)(redact(text))) };
}
/**
 * Writes the result to standard output, as a table unless the user requests another format, and then writes
 * the files.
 *
 * @param render renders a format for a file, or for standard output if `file` is null; only the table uses
 * `options`
 * @throws GateError `output-unwritable` if a file cannot be written
 */
async function writeOutputs(outputs, render) {
    const { format: stdoutFormat } = outputs.find(({ file }) => file === null) ?? { format: 'table' };
    const text = await render(stdoutFormat, terminalOptions(process.stdout), null);
    for (const piece of typeof text === 'string' ? [text] : text)
        process.stdout.write(piece);
    for (const { format, file } of outputs) {
        if (file === null)
            continue;
        const text = await render(format, { ..._report_write_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainTerminal */ .DU, width: plainWidth() }, file);
        await writeOutput(file, text).catch((error) => {
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue('output-unwritable', `The ${format} output cannot be written: ${(0,_model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .describeError */ .Uc)(error)}.`, (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .isDiskFull */ .b$)(error)
                ? 'Free up disk space, or choose a file on another disk.'
                : 'Choose a file in an existing folder. The path is relative to the current folder.');
        });
    }
}
/**
 * Replaces a file, or writes it in place if it cannot be replaced. Devices, pipes and mounted files cannot be
 * replaced.
 */
async function writeOutput(file, text) {
    const status = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(file).catch(() => null);
    if (status === null)
        return (0,_io_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .writeWhole */ .f8)(file, text);
    if (status.isFile()) {
        try {
            return await (0,_io_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .writeWhole */ .f8)(file, text);
        }
        catch (error) {
            if ((0,_model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .isDiskFull */ .b$)(error))
                throw error;
        }
    }
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(file, text, { mode: _io_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .ownerOnly */ .Mo });
}


/***/ }),

/***/ 56837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ saveExport)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31612);

/**
 * Saves the data that a command loaded, so that the next run can reuse it. A failure is logged and does not
 * change the result.
 */
async function saveExport(save, log) {
    await save().catch((error) => log(`Saving to the cache failed: ${(0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .describeError */ .Uc)(error)}`));
}


/***/ }),

/***/ 76730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isAddress),
/* harmony export */   Z: () => (/* binding */ streamExport)
/* harmony export */ });
function isAddress(text) {
    return /^https?:\/\//i.test(text);
}
/**
 * @param address the service's base URL, or the URL of its export
 * @param receive creates a new receiver for each download attempt
 * @throws GateError if the download fails; SettingsError for an invalid address or time limit
 */
async function streamExport(address, { apiKey, timeout }, ports, receive) {
    const [{ downloadExport }, { exportPath }, { createServiceRequest }, { readSettings }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(4942), __webpack_require__.e(5404), __webpack_require__.e(6613)]).then(__webpack_require__.bind(__webpack_require__, 35404)),
        Promise.all(/* import() */[__webpack_require__.e(4942), __webpack_require__.e(5404), __webpack_require__.e(6613)]).then(__webpack_require__.bind(__webpack_require__, 35404)),
        Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 97638)),
        Promise.all(/* import() */[__webpack_require__.e(1082), __webpack_require__.e(4430)]).then(__webpack_require__.bind(__webpack_require__, 1069)),
    ]);
    const base = address.endsWith(exportPath) ? address.slice(0, -exportPath.length) : address;
    const settings = readSettings({ 'api-key': apiKey, 'base-url': base, timeout }, 'command line');
    const service = await createServiceRequest(settings, ports.explainMissingKey);
    await downloadExport(service, ports, receive);
}


/***/ }),

/***/ 94010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ sweepOutput),
/* harmony export */   z: () => (/* binding */ sweepOutputs)
/* harmony export */ });
/* harmony import */ var _report_outputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94121);

/**
 * All formats, keyed by name. The input that sets a file's path and the output that returns it share this
 * name.
 */
const sweepOutputs = {
    'report-file': {
        format: 'json',
        what: 'the JSON report',
        fallback: 'sweep.json',
        render: async (report, redact) => (await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(3884), __webpack_require__.e(9547), __webpack_require__.e(9002), __webpack_require__.e(1006), __webpack_require__.e(3602), __webpack_require__.e(246), __webpack_require__.e(100), __webpack_require__.e(6207)]).then(__webpack_require__.bind(__webpack_require__, 97250))).renderSweepJson(report, redact),
    },
    'ndjson-file': {
        format: 'ndjson',
        what: 'the report as NDJSON',
        fallback: 'sweep.ndjson',
        render: async (report, redact) => (await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(3884), __webpack_require__.e(9547), __webpack_require__.e(9002), __webpack_require__.e(1006), __webpack_require__.e(3602), __webpack_require__.e(246), __webpack_require__.e(100), __webpack_require__.e(6207)]).then(__webpack_require__.bind(__webpack_require__, 97250))).renderSweepLines(report, redact),
    },
    'summary-file': {
        ..._report_outputs_js__WEBPACK_IMPORTED_MODULE_0__/* .summaryFile */ .bj,
        fallback: 'sweep.md',
        render: async (report, redact) => redact((await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(3884), __webpack_require__.e(9547), __webpack_require__.e(9002), __webpack_require__.e(1006), __webpack_require__.e(5881), __webpack_require__.e(3602), __webpack_require__.e(246), __webpack_require__.e(1082), __webpack_require__.e(7677), __webpack_require__.e(100), __webpack_require__.e(8796), __webpack_require__.e(8095), __webpack_require__.e(6011), __webpack_require__.e(6525), __webpack_require__.e(8987), __webpack_require__.e(4433)]).then(__webpack_require__.bind(__webpack_require__, 54417))).renderSweepSummary(report)),
    },
    'html-file': {
        format: 'html',
        what: 'the report as one self-contained HTML page',
        fallback: 'sweep.html',
        render: async (report, redact) => redact((await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(3884), __webpack_require__.e(9547), __webpack_require__.e(9002), __webpack_require__.e(1006), __webpack_require__.e(5881), __webpack_require__.e(3602), __webpack_require__.e(246), __webpack_require__.e(1082), __webpack_require__.e(7677), __webpack_require__.e(100), __webpack_require__.e(8796), __webpack_require__.e(8095), __webpack_require__.e(6011), __webpack_require__.e(6525), __webpack_require__.e(8987), __webpack_require__.e(4805)]).then(__webpack_require__.bind(__webpack_require__, 98882))).renderSweepPage(report)),
    },
};
function sweepOutput(format) {
    return Object.values(sweepOutputs).find((each) => each.format === format);
}


/***/ }),

/***/ 19982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  buildInvocation: () => (/* binding */ buildInvocation),
  nameIn: () => (/* binding */ nameIn),
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/commands/command-line.js
var command_line = __webpack_require__(62173);
// EXTERNAL MODULE: ./build/commands/credentials.js
var credentials = __webpack_require__(84501);
// EXTERNAL MODULE: ./build/commands/exit-status.js
var exit_status = __webpack_require__(47470);
// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/model/version.js
var version = __webpack_require__(90178);
;// CONCATENATED MODULE: ./build/commands/allowlist/usage.js
const allowlistUsage = {
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(3884), __webpack_require__.e(8815), __webpack_require__.e(7091), __webpack_require__.e(9547), __webpack_require__.e(4942), __webpack_require__.e(4006), __webpack_require__.e(3838), __webpack_require__.e(9002), __webpack_require__.e(1006), __webpack_require__.e(5881), __webpack_require__.e(3602), __webpack_require__.e(246), __webpack_require__.e(1082), __webpack_require__.e(7677), __webpack_require__.e(100), __webpack_require__.e(5929), __webpack_require__.e(8905), __webpack_require__.e(1056), __webpack_require__.e(4503), __webpack_require__.e(4975), __webpack_require__.e(8796), __webpack_require__.e(9308), __webpack_require__.e(9108), __webpack_require__.e(5886), __webpack_require__.e(8095), __webpack_require__.e(6755), __webpack_require__.e(6011), __webpack_require__.e(6525), __webpack_require__.e(3982), __webpack_require__.e(170), __webpack_require__.e(2724), __webpack_require__.e(107)]).then(__webpack_require__.bind(__webpack_require__, 40107))).allowlist,
    group: 'organisation',
    does: 'writes lists of passing servers for clients to enforce',
    argument: '',
    forms: ['--for WHAT --out DIR (--export-file FILE | --base-url URL)'],
    options: [
        ...['launches', 'keep', 'export-file', 'base-url', 'timeout'],
        ...['config', 'preset', 'min-score', 'org-policy'],
        ...['for', 'with-grades', 'out'],
    ],
    formats: [],
    examples: {
        'List the servers in this folder for Claude Code and Copilot': 'allowlist --for claude-code --for copilot --launches . --export-file export.json --out lists',
        'List the whole export as a table': 'allowlist --for csv --export-file export.json --out lists',
    },
    statuses: {
        0: 'the files are written, and the proof holds',
        1: 'the files are written, and the proof fails',
    },
};

// EXTERNAL MODULE: ./build/report/outputs.js
var outputs = __webpack_require__(94121);
;// CONCATENATED MODULE: ./build/commands/check/usage.js


const checkUsage = {
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(3884), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(9002), __webpack_require__.e(1006), __webpack_require__.e(5881), __webpack_require__.e(3602), __webpack_require__.e(246), __webpack_require__.e(1082), __webpack_require__.e(7677), __webpack_require__.e(100), __webpack_require__.e(5929), __webpack_require__.e(8796), __webpack_require__.e(9308), __webpack_require__.e(9108), __webpack_require__.e(5886), __webpack_require__.e(8095), __webpack_require__.e(6755), __webpack_require__.e(906)]).then(__webpack_require__.bind(__webpack_require__, 40906))).check,
    group: 'servers',
    does: 'judges the MCP servers that a folder declares',
    argument: '[DIR]',
    forms: [
        '[DIR] (--export-file FILE | --base-url URL)',
        '[DIR] --show-policy',
        '--replay 90d (--repo OWNER/NAME | --org NAME)',
    ],
    options: [
        ...['repo', 'base', 'staged', 'config'],
        ...command_line/* inputOptionNames */._R,
        ...['show-policy', 'replay'],
        ...command_line/* replayOptionNames */.Bw,
    ],
    formats: ['table', ...outputs/* checkOutputs */.n2.map(({ format }) => format)],
    examples: {
        'Judge the current folder': 'check --base-url https://grades.example.com',
        'Judge the changes on this branch, with output for people and tools': 'check --base main --export-file export.json -o table -o json=report.json',
        'Judge staged files, in a git hook': 'check --staged --export-file export.json',
        'Show the effective policy and its sources': 'check --show-policy',
    },
    statuses: { 0: 'pass or warn; with --replay, everything was judged', 1: 'fail' },
};

;// CONCATENATED MODULE: ./build/commands/export-diff/formats.js
/** The first format is the default. */
const diffFormats = ['table', 'json', 'markdown', 'ndjson'];

;// CONCATENATED MODULE: ./build/commands/export-diff/usage.js


const exportDiffUsage = {
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(3884), __webpack_require__.e(8815), __webpack_require__.e(7091), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(9002), __webpack_require__.e(1006), __webpack_require__.e(5881), __webpack_require__.e(3602), __webpack_require__.e(246), __webpack_require__.e(1082), __webpack_require__.e(7677), __webpack_require__.e(100), __webpack_require__.e(5929), __webpack_require__.e(8905), __webpack_require__.e(1056), __webpack_require__.e(4503), __webpack_require__.e(4975), __webpack_require__.e(8796), __webpack_require__.e(9308), __webpack_require__.e(9108), __webpack_require__.e(5886), __webpack_require__.e(6755), __webpack_require__.e(8477), __webpack_require__.e(1373), __webpack_require__.e(170), __webpack_require__.e(9522), __webpack_require__.e(2405)]).then(__webpack_require__.bind(__webpack_require__, 54387))).exportDiff,
    group: 'export',
    does: 'shows the differences between two exports',
    argument: 'OLD NEW',
    forms: ['OLD NEW'],
    options: [...command_line/* policyOptionNames */.sy, 'timeout'],
    formats: diffFormats,
    examples: {
        'Show changes since yesterday': 'export diff yesterday.json export.json',
        'Show verdict changes under a policy': 'export diff yesterday.json export.json --config gate.yml',
        'Compare with the export from the service, and write a Markdown file': 'export diff yesterday.json https://grades.example.com -o markdown=diff.md',
    },
    statuses: { 0: 'nothing differs', 1: 'something differs' },
};

;// CONCATENATED MODULE: ./build/commands/export-tables/usage.js
const exportTablesUsage = {
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(3884), __webpack_require__.e(7091), __webpack_require__.e(4942), __webpack_require__.e(9002), __webpack_require__.e(1006), __webpack_require__.e(5881), __webpack_require__.e(3602), __webpack_require__.e(246), __webpack_require__.e(7677), __webpack_require__.e(5929), __webpack_require__.e(8905), __webpack_require__.e(1056), __webpack_require__.e(4503), __webpack_require__.e(6755), __webpack_require__.e(5404), __webpack_require__.e(8477), __webpack_require__.e(1373), __webpack_require__.e(1673)]).then(__webpack_require__.bind(__webpack_require__, 78872))).exportTables,
    group: 'export',
    does: 'writes an export as tables for databases',
    argument: 'FILE|URL',
    forms: ['FILE|URL --out DIR'],
    options: ['timeout', 'out', 'compress'],
    formats: [],
    examples: {
        "Add one day's tables to a folder": 'export tables export.json --out corpus',
        'Write the export from the service as compressed tables': 'export tables https://grades.example.com --out corpus --compress zstd',
    },
    statuses: { 0: 'the tables are written' },
};

;// CONCATENATED MODULE: ./build/commands/export-validate/usage.js
const exportValidateUsage = {
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(3884), __webpack_require__.e(7091), __webpack_require__.e(9002), __webpack_require__.e(1006), __webpack_require__.e(5881), __webpack_require__.e(3602), __webpack_require__.e(246), __webpack_require__.e(7677), __webpack_require__.e(5929), __webpack_require__.e(8905), __webpack_require__.e(1056), __webpack_require__.e(4503), __webpack_require__.e(6755), __webpack_require__.e(1373), __webpack_require__.e(2269)]).then(__webpack_require__.bind(__webpack_require__, 66375))).validateExport,
    group: 'export',
    does: 'validates an export or a review list',
    argument: 'FILE|URL',
    forms: ['FILE|URL'],
    options: ['timeout'],
    formats: [],
    examples: {
        'Check a file': 'export validate export.json',
        'Check a review list': 'export validate reviews.csv',
        'Check the export from the service': 'export validate https://grades.example.com',
    },
    statuses: {
        0: 'the export matches its contract, or the list has no contradictions',
        1: 'the export does not match its contract, or the list has contradictions',
    },
};

;// CONCATENATED MODULE: ./build/commands/fix/usage.js

const fixUsage = {
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(3884), __webpack_require__.e(8815), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(9002), __webpack_require__.e(1006), __webpack_require__.e(5881), __webpack_require__.e(3602), __webpack_require__.e(246), __webpack_require__.e(1082), __webpack_require__.e(7677), __webpack_require__.e(100), __webpack_require__.e(5929), __webpack_require__.e(4975), __webpack_require__.e(9308), __webpack_require__.e(9108), __webpack_require__.e(5886), __webpack_require__.e(6755), __webpack_require__.e(6436), __webpack_require__.e(3654), __webpack_require__.e(8187)]).then(__webpack_require__.bind(__webpack_require__, 48187))).fix,
    group: 'servers',
    does: 'pins or upgrades servers to versions that pass',
    argument: '[DIR]',
    forms: ['[DIR] (--export-file FILE | --base-url URL) [--write]'],
    options: [...['write', 'export-file', 'base-url', 'timeout'], ...command_line/* policyOptionNames */.sy],
    formats: ['table', 'json'],
    examples: {
        'Show the edits': 'fix --export-file export.json',
        'Make the edits': 'fix --export-file export.json --write',
    },
    statuses: {
        0: 'pass or warn, after the edits that the command showed or made',
        1: 'something still fails',
    },
};

;// CONCATENATED MODULE: ./build/commands/init/usage.js
const initUsage = {
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(3884), __webpack_require__.e(8815), __webpack_require__.e(9002), __webpack_require__.e(1006), __webpack_require__.e(5881), __webpack_require__.e(246), __webpack_require__.e(1082), __webpack_require__.e(7677), __webpack_require__.e(5929), __webpack_require__.e(6755), __webpack_require__.e(2602)]).then(__webpack_require__.bind(__webpack_require__, 37584))).init,
    group: 'servers',
    does: "writes a repository's workflow and policy for the gate",
    argument: '[DIR]',
    forms: ['[DIR] [--base-url URL] [--dry-run]'],
    options: ['base-url', 'preset', 'action', 'dry-run', 'force'],
    formats: [],
    examples: {
        'Show the files for this folder': 'init --base-url https://grades.example.com --dry-run',
        'Write both files': 'init --base-url https://grades.example.com',
    },
    statuses: { 0: 'the files are written, or there is nothing to write' },
};

;// CONCATENATED MODULE: ./build/commands/inventory/usage.js

const inventoryUsage = {
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3884), __webpack_require__.e(7091), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(1006), __webpack_require__.e(3602), __webpack_require__.e(246), __webpack_require__.e(7677), __webpack_require__.e(100), __webpack_require__.e(5929), __webpack_require__.e(9108), __webpack_require__.e(6755), __webpack_require__.e(6929), __webpack_require__.e(6797)]).then(__webpack_require__.bind(__webpack_require__, 36797))).inventory,
    group: 'servers',
    does: "lists a folder's MCP servers without requiring a key",
    argument: '[DIR]',
    forms: ['[DIR]', '[DIR] (--export-file FILE | --base-url URL)'],
    options: [
        ...['repo', 'candidates', 'export-file', 'base-url', 'timeout'],
        ...command_line/* policyOptionNames */.sy,
    ],
    formats: ['table', 'json', 'sarif', 'csv', 'cyclonedx', 'dependency-snapshot'],
    examples: {
        'List the servers in the current folder': 'inventory',
        'Write the same list to a JSON file': 'inventory -o json=inventory.json',
        'Write the problems that can be found without grades, for code scanning': 'inventory -o sarif=inventory.sarif',
        'Write a review list to fill in': 'inventory -o csv=servers.csv',
        'Write a bill of materials with grades and findings': 'inventory --export-file export.json -o cyclonedx=bom.json',
    },
    statuses: { 0: 'the list is complete, or shows the files that could not be read' },
};

;// CONCATENATED MODULE: ./build/commands/show/usage.js

const showUsage = {
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(3884), __webpack_require__.e(8815), __webpack_require__.e(7091), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(9002), __webpack_require__.e(1006), __webpack_require__.e(5881), __webpack_require__.e(3602), __webpack_require__.e(246), __webpack_require__.e(1082), __webpack_require__.e(7677), __webpack_require__.e(100), __webpack_require__.e(5929), __webpack_require__.e(8905), __webpack_require__.e(1056), __webpack_require__.e(4975), __webpack_require__.e(8796), __webpack_require__.e(9308), __webpack_require__.e(9108), __webpack_require__.e(5886), __webpack_require__.e(6755), __webpack_require__.e(6929), __webpack_require__.e(2946)]).then(__webpack_require__.bind(__webpack_require__, 32946))).show,
    group: 'servers',
    does: "shows a server's grades before you add it",
    argument: 'SERVER',
    hint: 'Put a command in quotes: show "npx -y @acme/files".',
    forms: ['SERVER (--export-file FILE | --base-url URL)'],
    options: ['export-file', 'base-url', 'timeout', ...command_line/* policyOptionNames */.sy, 'all'],
    formats: ['table', 'json', 'markdown'],
    examples: {
        'Show a package, an image, or a registry name': 'show @acme/files --export-file export.json',
        'Show one version, given as a package URL': 'show pkg:npm/@acme/files@1.2.0 --base-url https://grades.example.com',
        'Show a command or an entry copied from documentation': 'show "npx -y @acme/files" --export-file export.json -o json',
    },
    statuses: {
        0: 'the server is listed, whatever its grade',
        1: 'the server is not listed',
    },
};

// EXTERNAL MODULE: ./build/commands/sweep/outputs.js
var sweep_outputs = __webpack_require__(94010);
;// CONCATENATED MODULE: ./build/commands/sweep/usage.js

const sweepUsage = {
    load: async () => (await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(3884), __webpack_require__.e(8815), __webpack_require__.e(7091), __webpack_require__.e(9547), __webpack_require__.e(4942), __webpack_require__.e(4006), __webpack_require__.e(3838), __webpack_require__.e(9002), __webpack_require__.e(1006), __webpack_require__.e(5881), __webpack_require__.e(3602), __webpack_require__.e(246), __webpack_require__.e(1082), __webpack_require__.e(7677), __webpack_require__.e(100), __webpack_require__.e(5929), __webpack_require__.e(8905), __webpack_require__.e(1056), __webpack_require__.e(4503), __webpack_require__.e(4975), __webpack_require__.e(8796), __webpack_require__.e(9308), __webpack_require__.e(9108), __webpack_require__.e(5886), __webpack_require__.e(8095), __webpack_require__.e(6755), __webpack_require__.e(6011), __webpack_require__.e(6525), __webpack_require__.e(3982), __webpack_require__.e(3812), __webpack_require__.e(7301)]).then(__webpack_require__.bind(__webpack_require__, 7751))).sweepCommand,
    group: 'organisation',
    does: 'judges the default branches of many repositories on GitHub',
    argument: '',
    forms: ['--org NAME', '--repos FILE'].map((all) => `${all} (--export-file FILE | --base-url URL)`),
    options: [
        ...['org', 'repos', 'include', 'exclude', 'property', 'archived', 'forks'],
        ...['properties', 'owner-property', 'state-file', 'history', 'fail-on'],
        ...['export-file', 'base-url', 'timeout', 'org-policy'],
    ],
    formats: ['table', ...Object.values(sweep_outputs/* sweepOutputs */.z).map(({ format }) => format)],
    examples: {
        'Judge every repository in an organisation': 'sweep --org octo-org --base-url https://grades.example.com',
        'Judge some repositories, and write a page to share': 'sweep --org octo-org --include "api-*,web" --export-file export.json -o html=sweep.html',
    },
    statuses: { 0: 'nothing fails according to --fail-on', 1: 'something fails' },
};

;// CONCATENATED MODULE: ./build/entry/command-table.js










/**
 * The commands, in the order in which the help lists them. To add a command, add a folder in `commands/` and
 * a line here. The help and docs/command-line.md are generated from each command's `usage.ts`.
 */
const commands = {
    check: checkUsage,
    inventory: inventoryUsage,
    fix: fixUsage,
    show: showUsage,
    init: initUsage,
    sweep: sweepUsage,
    allowlist: allowlistUsage,
    'export validate': exportValidateUsage,
    'export diff': exportDiffUsage,
    'export tables': exportTablesUsage,
};

;// CONCATENATED MODULE: ./build/commands/command-record.js
const commandGroups = {
    servers: 'Servers in a folder or repository',
    organisation: 'Servers in an organisation',
    export: 'The grade export',
};

// EXTERNAL MODULE: ./build/report/document/text-layout.js
var text_layout = __webpack_require__(70945);
;// CONCATENATED MODULE: ./build/entry/usage.js





/** Width of the help, in columns. */
const width = 80;
const program = 'mcp-grade-gate';
function synopsis(commands) {
    const names = Object.keys(commands);
    const more = names.length === 1 ? `${program} help ${names[0]}` : `${program} --help`;
    const forms = names.length === 1 ? formsText(commands) : `Usage: ${program} COMMAND [OPTION]...\n`;
    return `${forms}\nFor more, run "${more}".\n`;
}
function formsText(commands) {
    const lines = Object.entries(commands).flatMap(([name, { forms }]) => forms.flatMap((form) => formLines(`  ${program} ${name} ${form} [OPTION]...`)));
    return paragraph('Usage', lines);
}
/** Wraps a usage form to the width of the help without splitting bracketed groups. */
function formLines(form) {
    const bound = form.replace(/[([][^)\]]{0,200}[)\]]/g, (group) => group.replaceAll(' ', '\u00a0'));
    return (0,text_layout/* wrapText */.C1)(bound, width).map((line) => line.replaceAll('\u00a0', ' '));
}
function overviewText(commands) {
    const entries = Object.entries(commands);
    const groups = Object.entries(commandGroups).flatMap(([group, heading]) => {
        const rows = entries.filter(([, command]) => command.group === group);
        const lines = rows.map(([name, { does }]) => `  ${name.padEnd(16)} ${does}`);
        return rows.length === 0 ? [] : [paragraph(heading, lines)];
    });
    const [first = ''] = Object.keys(commands);
    return [
        `MCP Grade Gate ${version/* version */.r}\nUsage: ${program} COMMAND [ARGUMENT]... [OPTION]...\n`,
        ...groups,
        paragraph('Exit status', statusRows({
            0: 'the command succeeded',
            1: 'the command had a negative result, such as a failure or a difference',
        })),
        `"${program} help COMMAND" explains a command, with examples: try
"${program} help ${first}". --version prints the version.\n`,
    ].join('\n');
}
function usageText(name, command) {
    const rows = optionRows(command);
    const optionParts = Object.entries(command_line/* optionGroups */.gn).flatMap(([group, heading]) => {
        const lines = rows.filter((row) => row.group === group).flatMap(optionLines);
        return lines.length === 0 ? [] : [paragraph(heading, lines)];
    });
    const notes = usageNotes(command);
    return [
        `${fillLines(`${program} ${name}: ${command.does}`, width).join('\n')}\n`,
        formsText({ [name]: command }),
        ...optionParts,
        paragraph('Examples', exampleLines(command).map((line) => (line === '' ? '' : `  ${line}`))),
        ...(notes.length === 0 ? [] : [`${fillLines(notes.join(' '), width).join('\n')}\n`]),
        paragraph('Exit status', statusRows(command.statuses)),
    ].join('\n');
}
function exampleLines({ examples }) {
    return Object.entries(examples).flatMap(([does, line], index) => [
        ...(index === 0 ? [] : ['']),
        `# ${does}`,
        ...commandLines(`${program} ${line}`),
    ]);
}
/** Width of an option with its value, in columns. */
const optionWidth = 27;
function optionLines({ option, help }) {
    const indent = optionWidth + 3;
    const [first = '', ...more] = fillLines(help, width - indent);
    return [
        `  ${option.padEnd(optionWidth)} ${first}`,
        ...more.map((line) => ' '.repeat(indent) + line),
    ];
}
function fillLines(text, columns) {
    return (0,text_layout/* wrapText */.C1)(text, columns).map((line) => line.trim());
}
function paragraph(heading, lines) {
    return `${heading}:\n${lines.map((line) => `${line}\n`).join('')}`;
}
function optionRows({ options: names, formats }) {
    const rows = names.map((name) => {
        const { value, help, group, ...kind } = {
            isList: false,
            isRepeatable: false,
            ...command_line/* options */.fF[name],
        };
        const more = kind.isList || kind.isRepeatable ? '; repeatable' : '';
        return {
            group,
            option: value === null ? `--${name}` : `--${name} ${value}`,
            help: `${help}${more}`,
        };
    });
    const short = shortForms(formats);
    const ofOutputs = formats.length === 0
        ? []
        : [
            ['-o, --output FORMAT[=FILE]', `${formats.join(', ')}; repeatable`],
            short.length > 1
                ? [
                    `--${short[0]}[=FILE], \u2026`,
                    `the same as -o ${short[0]}[=FILE]; likewise for all formats except table`,
                ]
                : [`--${short[0]}[=FILE]`, `the same as -o ${short[0]}[=FILE]`],
        ];
    return [
        ...rows,
        ...ofOutputs.map(([option, help]) => ({ group: 'output', option, help })),
    ];
}
/** Returns the formats that have a short option: all except `table`, which is the default. */
function shortForms(formats) {
    return formats.filter((format) => format !== 'table');
}
/** Wraps a long command line at its options, with a backslash at the end of every line but the last. */
function commandLines(line) {
    const lines = [];
    for (const part of line.split(/ (?=-)/)) {
        const last = lines.at(-1);
        // Leaves room for the indentation and for the backslash.
        if (last === undefined || last.length + part.length > width - 6) {
            lines.push(last === undefined ? part : `  ${part}`);
        }
        else
            lines[lines.length - 1] = `${last} ${part}`;
    }
    return lines.map((each, index) => (index === lines.length - 1 ? each : `${each} \\`));
}
function statusRows(statuses) {
    return Object.entries({ ...statuses, ...exit_status/* commonStatuses */.s }).map(([status, words]) => `  ${status.padEnd(3)} ${words}`);
}
function usageNotes({ argument, options: names, formats }) {
    const takes = (name) => names.includes(name);
    return [
        ...(argument === '[DIR]' ? ['DIR defaults to the current folder.'] : []),
        ...(takes('config')
            ? [
                argument === '[DIR]'
                    ? "Without --config, the repository's policy applies."
                    : 'Policy files in repositories are ignored.',
            ]
            : []),
        ...(formats.length > 0
            ? [
                'An output without FILE goes to standard output. If no output goes to standard output, the table is printed there.',
            ]
            : []),
        ...(takes('timeout') || takes('repo') || takes('state-file')
            ? ['Keys are read only from environment variables:']
            : []),
        ...(takes('timeout')
            ? ['MCP_GRADE_GATE_API_KEY for the grading service (not needed for a local export).']
            : []),
        ...(takes('repo') || takes('org') ? ['GITHUB_TOKEN or GH_TOKEN for GitHub.'] : []),
        ...(takes('launches') ? ['MCP_GRADE_GATE_STATE_KEY for the state of a sweep.'] : []),
        ...(takes('state-file')
            ? [
                'MCP_GRADE_GATE_STATE_KEY for the state, with one key per line; the first key encrypts the state.',
            ]
            : []),
    ];
}

;// CONCATENATED MODULE: ./build/entry/command.js








/**
 * Runs the command line.
 *
 * @param args the process's arguments, without the paths of Node and the script
 * @returns the exit status: 0 or 1 from the command, 2 for an error, 64 for an invalid command line
 */
async function runCommand(args) {
    // The commands in an error's usage text: all commands until the requested command is known.
    let concerned = commands;
    try {
        const { words: givenWords, written } = (0,command_line/* splitCommandLine */.aL)(args);
        const isGiven = (name) => written.some((option) => option.name === name);
        if (isGiven('version'))
            return print(`${version/* version */.r}\n`);
        const isHelp = isGiven('help') || givenWords[0] === 'help';
        const words = givenWords[0] === 'help' ? givenWords.slice(1) : givenWords;
        const name = nameIn(words);
        const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
        if (isHelp && command === undefined)
            return print(overviewText(await commandsForHelp(name)));
        if (command === undefined)
            throw new command_line/* UsageError */.eb(await unknownCommandWords(name));
        if (isHelp)
            return print(usageText(name, command));
        concerned = { [name]: command };
        const redact = await createCommandRedactor();
        refuseSecrets(args, redact);
        return await start(command, await buildInvocation(name, command, words, written), redact);
    }
    catch (error) {
        await writeError(error);
        if (!(error instanceof command_line/* UsageError */.eb))
            return exit_status/* exitStatus */.$.error;
        process.stderr.write(`\n${synopsis(concerned)}`);
        return exit_status/* exitStatus */.$.wrongCommandLine;
    }
}
/**
 * Returns the commands that a help request refers to: all commands, or the commands in a group.
 *
 * @throws UsageError if no command matches
 */
async function commandsForHelp(name) {
    if (name === '')
        return commands;
    const ofGroup = Object.entries(commands).filter(([each]) => each.startsWith(`${name} `));
    if (ofGroup.length === 0)
        throw new command_line/* UsageError */.eb(await unknownCommandWords(name));
    return Object.fromEntries(ofGroup);
}
/**
 * Rejects a command line that contains a secret from the environment, because other users of the machine can
 * see the command line and shells save it.
 */
function refuseSecrets(args, redact) {
    const secretArgument = args.find((arg) => redact(arg) !== arg);
    if (secretArgument === undefined)
        return;
    throw new command_line/* UsageError */.eb(`The argument ${JSON.stringify(secretArgument)} contains a key or token. Other users of this machine can see it, and shells save it in their history.`, `Keys are read only from ${credentials/* keyVariables */.jr}. Revoke the exposed key or token where it was issued, and create a new one.`);
}
/**
 * Runs a command, and rewrites settings errors in terms of the command line.
 *
 * @throws UsageError for unusable values; SettingsError for an unusable key, which comes from the environment
 */
async function start({ load, argument, options }, given, redact) {
    try {
        const run = await load();
        return await run(given, redact);
    }
    catch (error) {
        const { SettingsError } = await Promise.all(/* import() */[__webpack_require__.e(2503), __webpack_require__.e(3884), __webpack_require__.e(9002), __webpack_require__.e(1006), __webpack_require__.e(5881), __webpack_require__.e(1082), __webpack_require__.e(6743)]).then(__webpack_require__.bind(__webpack_require__, 1069));
        if (!(error instanceof SettingsError))
            throw error;
        // On the command line, the key comes from an environment variable, not from an action input.
        if (error.faults.some(({ name }) => name === 'api-key')) {
            const faults = error.faults.map((fault) => fault.name === 'api-key' ? { ...fault, name: credentials/* keyVariable */.OE } : fault);
            throw new SettingsError(faults, 'Correct the environment variable and the options.');
        }
        const isMissing = options.includes('base-url') && given.values['base-url'] === undefined;
        if (isMissing && error.faults.some(({ name }) => name === 'base-url')) {
            throw new command_line/* UsageError */.eb('Grades are required: add --export-file FILE or --base-url URL.');
        }
        const isOption = (detail) => options.some((option) => detail.startsWith(`${option}: `));
        // A detail that names no option of the command refers to the command's argument.
        const lines = error.details.map((detail) => isOption(detail) ? `--${detail}` : detail.replace(/^[\w-]+/, argument));
        throw new command_line/* UsageError */.eb(...lines);
    }
}
/** Writes an error to standard error, redacted because an invalid command line can contain the key. */
async function writeError(error) {
    const [{ escapeForLog }, { helpPointer }, redact, { manualAddress }] = await Promise.all([
        __webpack_require__.e(/* import() */ 3920).then(__webpack_require__.bind(__webpack_require__, 13920)),
        Promise.all(/* import() */[__webpack_require__.e(3884), __webpack_require__.e(1006), __webpack_require__.e(3602)]).then(__webpack_require__.bind(__webpack_require__, 23602)),
        createCommandRedactor(),
        Promise.all(/* import() */[__webpack_require__.e(3884), __webpack_require__.e(1006), __webpack_require__.e(246), __webpack_require__.e(7053)]).then(__webpack_require__.bind(__webpack_require__, 57053)),
    ]);
    const details = error instanceof failure/* GateError */.ue || error instanceof command_line/* UsageError */.eb ? error.details : [];
    const remedy = error instanceof failure/* GateError */.ue
        ? [(0,failure/* onCommandLine */.vo)(error).remedy, helpPointer(error, await manualAddress(error))]
        : [];
    for (const line of [(0,failure/* describeError */.Uc)(error), ...details, ...remedy].map(redact)) {
        process.stderr.write(`${escapeForLog(line)}\n`);
    }
}
async function createCommandRedactor() {
    const { redactorFor } = await __webpack_require__.e(/* import() */ 7234).then(__webpack_require__.bind(__webpack_require__, 17234));
    const stateKeys = (0,credentials/* readStateKeys */.QU)().keys.split(/\s+/);
    return redactorFor([(0,credentials/* readApiKey */.iZ)(), (0,credentials/* readGitHubToken */.nC)(), ...stateKeys]);
}
function print(text) {
    process.stdout.write(text);
    return 0;
}
/** Returns the name of the command, which has two words if the first word names only a group of commands. */
function nameIn([first = '', second = '']) {
    const both = `${first} ${second}`.trimEnd();
    if (Object.hasOwn(commands, both))
        return both;
    const isGroup = Object.keys(commands).some((name) => name.startsWith(`${first} `));
    return isGroup && !Object.hasOwn(commands, first) ? both : first;
}
async function unknownCommandWords(name) {
    if (name === '')
        return 'The command is missing.';
    const [group] = name.split(' ');
    const commandNames = Object.keys(commands);
    const ofGroup = commandNames.filter((each) => each.startsWith(`${group} `));
    if (ofGroup.length > 0 && name === group) {
        const seconds = ofGroup.map((each) => each.slice(name.length + 1));
        return `${JSON.stringify(name)} requires a second word: ${seconds.join(', ')}.`;
    }
    return `Unknown command ${await (0,command_line/* describeUnknownName */.PB)(name, ofGroup.length > 0 ? ofGroup : commandNames)}`;
}
/**
 * Builds a command's invocation from the command line.
 *
 * @throws UsageError for options and arguments that the command does not accept
 */
async function buildInvocation(name, { argument, options, formats, hint }, words, written) {
    const ofOutputs = formats.length > 0 ? ['output', ...shortForms(formats)] : [];
    const knownOptions = [...options, ...ofOutputs];
    const hints = hint === undefined ? [] : [hint];
    for (const option of written) {
        if (!knownOptions.includes(option.name)) {
            const all = knownOptions.map((each) => `--${each}`);
            const words = `${name} has no option ${await (0,command_line/* describeUnknownName */.PB)(option.written, all)}`;
            const isKey = /key|token|secret|password/i.test(option.name);
            throw new command_line/* UsageError */.eb(words, ...(isKey ? [`Keys are read from ${credentials/* keyVariables */.jr}.`] : hints));
        }
        const fault = (0,command_line/* valueFault */.SH)(option);
        if (fault !== null)
            throw new command_line/* UsageError */.eb(fault);
    }
    const [first, second, ...extraWords] = words.slice(name.split(' ').length);
    const takesTwo = /^\w+ \w+$/.test(argument);
    if (first !== undefined && argument === '') {
        throw new command_line/* UsageError */.eb(`${name} takes only options: unexpected argument ${JSON.stringify(first)}.`);
    }
    if (takesTwo && extraWords[0] !== undefined) {
        throw new command_line/* UsageError */.eb(`${name} takes two arguments: unexpected argument ${JSON.stringify(extraWords[0])}.`);
    }
    if (takesTwo && !second)
        throw new command_line/* UsageError */.eb(`${name} requires ${argument}.`);
    if (second !== undefined && !takesTwo) {
        const fault = `${name} takes one argument: unexpected argument ${JSON.stringify(second)}.`;
        throw new command_line/* UsageError */.eb(fault, ...hints);
    }
    const hasRepository = written.some((option) => option.name === 'repo');
    if (first && hasRepository) {
        throw new command_line/* UsageError */.eb(`${name} takes either a folder or --repo: unexpected argument ${JSON.stringify(first)}.`);
    }
    if (!first && /^[^[]/.test(argument))
        throw new command_line/* UsageError */.eb(`${name} requires ${argument}.`);
    const isOutput = (option) => ofOutputs.includes(option.name);
    const values = (0,command_line/* optionValues */.ib)(written.filter((each) => !isOutput(each)));
    const outputs = await (0,command_line/* readOutputs */.T7)(written.filter(isOutput), formats);
    const read = new Set([...words, ...Object.values(values)].map((each) => (0,external_node_path_.resolve)(each)));
    const both = outputs.find(({ file }) => file !== null && read.has((0,external_node_path_.resolve)(file)));
    if (both !== undefined) {
        throw new command_line/* UsageError */.eb(`${JSON.stringify(both.file)} is an input file. Choose another file for the output.`);
    }
    return {
        argument: first || '.',
        ...(takesTwo && second !== undefined ? { second } : {}),
        values,
        outputs,
        valuesOf: (option) => written.flatMap((each) => (each.name === option ? (each.value ?? '') : [])),
    };
}


/***/ }),

/***/ 10331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderCycloneDx: () => (/* reexport */ renderCycloneDx),
  renderDependencySnapshot: () => (/* reexport */ renderDependencySnapshot)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/detection/ecosystems.js + 2 modules
var ecosystems = __webpack_require__(10398);
// EXTERNAL MODULE: ./build/model/version.js
var version = __webpack_require__(90178);
// EXTERNAL MODULE: ./build/report/contents/fit.js
var fit = __webpack_require__(62773);
// EXTERNAL MODULE: ./build/report/json/document.js
var json_document = __webpack_require__(7249);
// EXTERNAL MODULE: ./build/report/redact.js
var report_redact = __webpack_require__(17234);
// EXTERNAL MODULE: ./build/report/report-messages.js
var report_messages = __webpack_require__(23602);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/detection/declarations.js + 12 modules
var declarations = __webpack_require__(60100);
// EXTERNAL MODULE: ./build/detection/purl.js + 1 modules
var detection_purl = __webpack_require__(47962);
// EXTERNAL MODULE: ./build/judging/grading.js
var grading = __webpack_require__(47711);
// EXTERNAL MODULE: ./build/judging/verdict-words.js
var verdict_words = __webpack_require__(33862);
// EXTERNAL MODULE: ./build/model/phrase.js
var phrase = __webpack_require__(77229);
// EXTERNAL MODULE: ./build/model/secrets.js
var secrets = __webpack_require__(32115);
;// CONCATENATED MODULE: ./build/report/cyclonedx/entries.js









/**
 * Returns a tree's components and services, in a stable order. Each entry is an address, project code, or a
 * package with one proven version or, if none is proven, one specifier. Unidentified launches are omitted,
 * because the program that they start is unknown.
 *
 * @param redact redacts references before they are made unique
 */
function billEntries(servers, redact) {
    const identifiedServers = servers.filter(({ dependency }) => dependency.type !== 'unidentified');
    const keyed = identifiedServers.map((server) => ({ server, key: componentKey(server) }));
    const groups = Map.groupBy(keyed, ({ key }) => key);
    const sorted = [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
    const counts = new Map();
    return sorted.flatMap(([, same]) => {
        const [first, ...others] = same.map(({ server }) => server).sort(comparePlaces);
        if (first === undefined)
            return [];
        const purl = (0,detection_purl.provedPurlOf)(first.dependency);
        const plain = redact(purl ?? `${first.dependency.type}:${nameIn(first.dependency)}`);
        const count = (counts.get(plain) ?? 0) + 1;
        counts.set(plain, count);
        // No package URL or name contains the separator before the number.
        return [
            { ref: `${plain}${count > 1 ? ` (${count})` : ''}`, purl, members: [first, ...others] },
        ];
    });
}
/** Returns whether an entry is a service, which clients connect to rather than fetch. */
function isService({ members: [{ dependency }] }) {
    return dependency.type === 'remote' || (0,ecosystems/* isOwnAddress */.v7)(dependency);
}
/** Returns an element of `components`. */
function componentEntry(entry) {
    const [{ dependency }] = entry.members;
    const { type, name } = dependency;
    const version = (0,detection_purl.provedVersionOf)(dependency);
    const repository = type === 'git' && isAddress(`https://${name}`) ? `https://${name}` : null;
    return {
        type: componentType(entry),
        'bom-ref': entry.ref,
        name: nameIn(dependency),
        ...(version === null ? {} : { version }),
        ...(entry.members.every(isExampleServer) ? { scope: 'excluded' } : {}),
        ...(entry.purl === null ? {} : { purl: entry.purl }),
        ...(repository === null ? {} : { externalReferences: [{ type: 'vcs', url: repository }] }),
        properties: entryProperties(entry),
        evidence: { occurrences: (0,phrase/* distinctBy */.ey)(entry.members.map(buildOccurrence)) },
    };
}
/**
 * Returns an element of `services`. CycloneDX defines no occurrences for services, so places are stored as
 * properties.
 */
function serviceEntry(entry) {
    const [{ dependency }] = entry.members;
    const name = nameIn(dependency);
    return {
        'bom-ref': entry.ref,
        name,
        ...(isAddress(name) ? { endpoints: [name] } : {}),
        // If no entry sends credentials, it is unknown whether a service accepts requests without credentials.
        ...(entry.members.some(sendsCredentials) ? { authenticated: true } : {}),
        // A service at a local address is inside the machine's trust boundary.
        'x-trust-boundary': !(0,ecosystems/* isOwnAddress */.v7)(dependency),
        properties: [
            ...entryProperties(entry),
            ...properties({
                place: entry.members.map(({ dependency: each }) => (0,report_text.escapeInvisible)((0,report_messages.wordPlace)(each))),
                'set-aside': entry.members.every(isExampleServer) ? ['true'] : [],
            }),
        ],
    };
}
/**
 * Reports whether a declaration sends credentials, either directly or in a header that it passes to a bridge.
 */
function sendsCredentials({ dependency: { declaration } }) {
    const { args } = declaration.launch;
    const isHeader = ({ text }) => (0,secrets/* isCredentialName */.hN)(/^(?:--header=)?([\w-]+):/.exec(text)?.[1] ?? '');
    return declaration.sendsCredentials === true || args.some(isHeader);
}
const address = /^(?:https?|wss?):\/\/(?:\[[0-9a-f:.]+\]|[\w.-])(?:[\w.~:/@!$&'()*+,;=-]|%[0-9a-f]{2})*$/i;
/** Returns whether a string is a valid address under RFC 3986, which excludes addresses with placeholders. */
const isAddress = (text) => address.test(text) && URL.canParse(text);
/** Builds properties in this tool's namespace, without duplicates. Null and empty values are omitted. */
function properties(all) {
    return Object.entries(all).flatMap(([name, values]) => {
        const given = values.filter((value) => value != null && value !== '').map(String);
        return (0,phrase/* distinctBy */.ey)(given).map((value) => ({ name: `mcp-grade-gate:${name}`, value }));
    });
}
/** Returns a dependency's name, escaped because the name of anything but a package can be any string. */
const nameIn = (dependency) => (0,report_text.escapeInvisible)((0,ecosystems/* nameOrNull */.W3)(dependency) ?? (0,verdict_words/* displayName */.QC)(dependency));
function componentType({ members: [first] }) {
    if (first.dependency.type === 'oci')
        return 'container';
    return isLibrary(first) ? 'library' : 'application';
}
const isLibrary = ({ dependency, isCandidate }) => isCandidate || dependency.role === 'library';
/** Returns the same key for all dependencies that belong to one component. */
function componentKey(server) {
    const { dependency } = server;
    const { type } = dependency;
    const proved = (0,detection_purl.provedVersionOf)(dependency);
    const { specifier } = (0,ecosystems/* versionPart */.uN)(dependency);
    return JSON.stringify([
        type,
        (0,ecosystems/* nameOrNull */.W3)(dependency),
        proved,
        (0,detection_purl.provedPurlOf)(dependency),
        // Different specifiers can fetch different versions.
        proved === null ? specifier : null,
        isLibrary(server),
    ]);
}
const isExampleServer = ({ dependency: { declaration } }) => (0,declarations/* isExampleFile */.jQ)(declaration.file);
/** Orders servers by file, then by position in the file, then by client and alias. */
function comparePlaces({ dependency: one }, { dependency: other }) {
    const placeIn = ({ declaration: { file, client, alias } }) => [file, client, alias].join('\u0000');
    const [a, b] = [placeIn(one), placeIn(other)];
    const { start } = one.span;
    return ((one.declaration.file === other.declaration.file
        ? start.line - other.span.start.line || start.column - other.span.start.column
        : 0) || (a < b ? -1 : Number(a > b)));
}
function buildOccurrence({ dependency: { declaration, span } }) {
    return {
        location: (0,report_text.escapeInvisible)(declaration.file),
        line: span.start.line,
        symbol: (0,report_text.escapeInvisible)(declaration.alias),
        additionalContext: `${(0,report_text.escapeInvisible)(declaration.client)}${declaration.disabled ? ', disabled' : ''}`,
    };
}
function entryProperties({ members }) {
    const dependencies = members.map(({ dependency }) => dependency);
    const judged = members.flatMap((each) => (each.judged === null ? [] : [each.judged]));
    const versioned = dependencies.filter(ecosystems/* isIdentified */.mO);
    const unproved = dependencies.filter((each) => (0,detection_purl.provedVersionOf)(each) === null);
    const altered = dependencies.flatMap(({ alterations, declaration }) => alterations.map(({ what, file, span }) => (0,report_text.escapeInvisible)(`${what} (${file ?? declaration.file}:${span.start.line})`)));
    const visibleOrNull = (text) => text == null ? null : (0,report_text.escapeInvisible)(text);
    return properties({
        type: dependencies.map(({ type }) => type),
        role: members.map((each) => (each.isCandidate ? 'dependency' : each.dependency.role)),
        client: dependencies.map(({ declaration }) => (0,report_text.escapeInvisible)(declaration.client)),
        alias: dependencies.map(({ declaration }) => (0,report_text.escapeInvisible)(declaration.alias)),
        disabled: dependencies.every(({ declaration }) => declaration.disabled) ? ['true'] : [],
        pin: versioned.map(({ pin, type }) => (type === 'remote' ? null : pin)),
        specifier: unproved.map((each) => visibleOrNull((0,ecosystems/* versionPart */.uN)(each).specifier)),
        'resolved-in': dependencies.map(({ resolved }) => resolved === null ? null : (0,report_text.escapeInvisible)(`${resolved.file}:${resolved.line}`)),
        'altered-by': altered,
        server: judged.map(({ match }) => visibleOrNull((0,grading/* listedMatch */.Ry)(match)?.server.name)),
        match: judged.map(({ match }) => match?.kind),
        grade: judged.map((each) => (0,grading/* decidingReport */.O)(each.match) === null ? null : (0,report_text.escapeInvisible)((0,report_messages.gradeText)(each), 100)),
        score: judged.map(({ match }) => (0,grading/* decidingReport */.O)(match)?.score),
        'judged-version': judged.map(({ match }) => visibleOrNull((0,grading/* listedMatch */.Ry)(match)?.judgedVersion)),
        'rubric-version': judged.map(({ match }) => visibleOrNull((0,grading/* decidingReport */.O)(match)?.rubricVersion)),
        verdict: judged.map(({ verdict }) => verdict),
        problem: judged.flatMap(({ problems }) => problems.map(({ rule, level, waived, waivedUntil }) => waived === null
            ? `${rule}: ${level}`
            : `${rule}: waived${waivedUntil === undefined ? '' : ` until ${waivedUntil}`}`)),
    });
}

// EXTERNAL MODULE: ./build/report/contents/evidence.js
var contents_evidence = __webpack_require__(40161);
;// CONCATENATED MODULE: ./build/report/cyclonedx/vulnerabilities.js






const longestEvidence = 4000;
/**
 * Yields the elements of `vulnerabilities`: the findings in deciding reports, except passes and checks that
 * could not be performed.
 */
function* listVulnerabilities(entries, withEvidence) {
    let count = 0;
    for (const graded of gradedBy(entries)) {
        for (const finding of graded.report.findings) {
            if (finding.result === 'pass' || finding.result === 'unscannable')
                continue;
            count += 1;
            yield buildVulnerability(graded, finding, `finding:${count}`, withEvidence);
        }
    }
}
/** Returns the deciding reports without duplicates, each with all entries to which it applies. */
function gradedBy(entries) {
    const gradedByReport = new Map();
    for (const { ref, members } of entries) {
        for (const { judged } of members) {
            const report = (0,grading/* decidingReport */.O)(judged?.match);
            if (judged === null || report === null)
                continue;
            const graded = gradedByReport.get(report) ?? { report, judged, refs: new Set() };
            graded.refs.add(ref);
            gradedByReport.set(report, graded);
        }
    }
    return [...gradedByReport.values()];
}
function buildVulnerability({ report, judged, refs }, finding, ref, withEvidence) {
    const { result, weight, reference, evidence } = finding;
    const check = (0,report_text.escapeInvisible)((0,verdict_words/* findingCheckKey */.fl)(finding));
    const detail = withEvidence ? (0,contents_evidence/* evidenceText */.rS)(evidence) : '';
    const remedy = (0,report_messages.neededRemedy)(judged);
    const version = (0,report_text.escapeInvisible)(report.version);
    return {
        'bom-ref': ref,
        id: check,
        source: { name: 'MCP Grade Gate' },
        ratings: [
            {
                ...(weight !== null && Number.isFinite(weight) ? { score: weight } : {}),
                // The export assigns a weight to each finding, but a weight is not a severity.
                severity: 'unknown',
                method: 'other',
                justification: `the check's weight in the score; the result is ${(0,report_text.escapeInvisible)(result, 100)}`,
            },
        ],
        description: `The result of the ${check} check is ${(0,report_text.escapeInvisible)(result, 100)}.`,
        ...(detail === '' ? {} : { detail: (0,report_text.escapeInvisible)(detail, longestEvidence) }),
        ...(remedy === null
            ? {}
            : {
                recommendation: `Use version ${(0,report_text.escapeInvisible)(remedy.version)}, graded ${(0,report_text.escapeInvisible)(remedy.grade, 100)} (${remedy.score} of 100).`,
            }),
        affects: [...refs].map((each) => ({
            ref: each,
            ...(report.version === '' ? {} : { versions: [{ version, status: 'affected' }] }),
        })),
        properties: properties({
            result: [(0,report_text.escapeInvisible)(result, 100)],
            weight: [weight],
            reference: [(0,report_text.escapeInvisible)(reference)],
            server: [(0,report_text.escapeInvisible)((0,grading/* listedMatch */.Ry)(judged.match)?.server.name ?? '')],
        }),
    };
}

;// CONCATENATED MODULE: ./build/report/cyclonedx/render-cyclonedx.js










/**
 * Maximum size in bytes; no reader needs a larger document. Without this limit, a repository could make the
 * document longer than the maximum length of a string.
 */
const maxBytes = 100_000_000;
/**
 * The content that each step omits, in addition to everything that previous steps omit. The first step omits
 * nothing.
 */
const details = ['all', 'evidence', 'findings'];
function* ladder(servers) {
    for (const without of details)
        yield { without, most: servers };
    for (let most = Math.floor(servers / 2); most >= 0; most = Math.floor(most / 2)) {
        yield { without: 'findings', most };
        if (most === 0)
            return;
    }
}
const projectRef = 'project';
/**
 * Returns a tree's servers as CycloneDX 1.6 JSON: packages and images as components, addresses as services,
 * and findings as vulnerabilities. The same content and time always produce the same document. The graph is
 * marked `incomplete` if a launch is unidentified, a file could not be read, or servers were omitted to fit
 * the size limit.
 *
 * Source: https://cyclonedx.org/docs/1.6/json/
 * @param inventory the redacted inventory
 * @param most maximum size, in bytes
 */
function renderCycloneDx(inventory, subject, redact, most = maxBytes) {
    const servers = billedServers(inventory);
    const write = (value) => (0,report_redact.redactJson)((0,report_text.safeJson)(value), redact).trimEnd();
    const text = (0,fit/* firstThatFits */.e)(ladder(servers.length), (step) => {
        const entries = billEntries(servers.slice(0, step.most), redact);
        const omitted = [
            ...(step.without === 'all' ? [] : [step.without]),
            ...(step.most === servers.length ? [] : [`${servers.length - step.most} servers`]),
        ];
        const lists = {
            components: entries
                .values()
                .filter((each) => !isService(each))
                .map(componentEntry),
            services: entries.values().filter(isService).map(serviceEntry),
            dependencies: [{ ref: projectRef, dependsOn: entries.map(({ ref }) => ref) }],
            compositions: [{ aggregate: aggregateState(inventory, step), dependencies: [projectRef] }],
            vulnerabilities: step.without === 'findings' ? [] : listVulnerabilities(entries, step.without === 'all'),
        };
        const head = billHead(inventory, subject, omitted);
        return (0,fit/* joinWithin */.U)((0,json_document/* documentParts */.k)(head, lists, Infinity, write), most);
    });
    const marker = '"specVersion": "1.6",\n';
    return text.replace(marker, () => `${marker}  "serialNumber": "urn:uuid:${contentUuid(text)}",\n`);
    function aggregateState({ dependencies, files }, { most: kept }) {
        const isMissing = kept < servers.length ||
            dependencies.some(({ type }) => type === 'unidentified') ||
            files.some(({ status }) => status === 'unreadable');
        // Servers that are started only by program code are never found, so the graph is never known to be
        // complete.
        return isMissing ? 'incomplete' : 'unknown';
    }
}
function billedServers({ dependencies, candidates, report }) {
    const judged = new Map(report?.servers.map((server) => [server.dependency, server]));
    const billed = (isCandidate) => (dependency) => ({
        dependency,
        judged: judged.get(dependency) ?? null,
        isCandidate,
    });
    return [...dependencies.map(billed(false)), ...candidates.map(billed(true))];
}
function billHead(inventory, { name, timestamp }, omitted) {
    return {
        $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
        bomFormat: 'CycloneDX',
        specVersion: '1.6',
        version: 1,
        metadata: {
            timestamp: new Date(timestamp).toISOString(),
            lifecycles: [{ phase: 'pre-build' }],
            tools: { components: [{ type: 'application', name: 'mcp-grade-gate', version: version/* version */.r }] },
            component: { type: 'application', 'bom-ref': projectRef, name: (0,report_text.escapeInvisible)(name) },
            properties: [...properties({ omitted }), ...unknownParts(inventory), ...run(inventory)],
        },
    };
}
/** Maximum number of unknown parts to list for each kind. The remaining parts are only counted. */
const mostUnknown = 1000;
/**
 * Returns properties that list the unidentified launches and unreadable files, which make the document
 * incomplete.
 */
function unknownParts({ dependencies, files }) {
    const unidentified = dependencies
        .filter(({ type }) => type === 'unidentified')
        .map((each) => `${(0,report_messages.wordPlace)(each)}: ${each.declaration.alias}: ${(0,ecosystems/* unidentifiedReason */.PC)(each) ?? ''}`);
    const unreadable = files
        .filter(({ status }) => status === 'unreadable')
        .map(({ path, reason }) => `${path}: ${reason ?? ''}`);
    const listProperty = (name, texts) => {
        const shown = texts.toSorted().slice(0, mostUnknown);
        return properties({
            [name]: shown.map((text) => (0,report_text.escapeInvisible)(text)),
            [`${name}-in-all`]: texts.length === 0 ? [] : [texts.length],
        });
    };
    return [...listProperty('unidentified', unidentified), ...listProperty('unreadable', unreadable)];
}
/** Returns properties with the verdict on the whole tree, and the preset, export and rubric behind it. */
function run({ report }) {
    if (report === null)
        return [];
    const { generatedAt, rubricVersion } = report.export;
    return properties({
        verdict: [report.verdict],
        preset: [report.policy?.values.preset],
        'export-generated-at': [generatedAt === null ? null : new Date(generatedAt).toISOString()],
        'rubric-version': [rubricVersion === null ? null : (0,report_text.escapeInvisible)(rubricVersion)],
    });
}
/** Returns a version 8 UUID that depends only on the content. Source: RFC 9562, 5.8. */
function contentUuid(content) {
    const bytes = (0,external_node_crypto_.createHash)('sha256').update(content).digest().subarray(0, 16);
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
;// CONCATENATED MODULE: ./build/report/dependency-snapshot/render-snapshot.js








/**
 * Maximum number of manifests. GitHub processes at most 150 per repository, including those that it detects
 * itself. If more files declare servers, a single manifest lists all servers. Source: "Troubleshooting the
 * dependency graph".
 */
const mostManifests = 100;
/** Maximum number of places, and of aliases, per package. */
const mostPlaces = 20;
/**
 * Returns the body of `POST /repos/{owner}/{repo}/dependency-graph/snapshots`, and the number of packages
 * omitted because they have no proven version or no package URL.
 *
 * GitHub shows only one manifest per name or file, and a submitted manifest replaces the one that GitHub
 * detects itself. Each manifest here therefore has a name that no file has, and specifies no source file. For
 * the same reason, dependencies listed in package manifests are not submitted.
 * @param inventory the redacted inventory
 */
function renderDependencySnapshot({ dependencies }, origin, redact) {
    const declared = dependencies.filter((each) => (0,ecosystems/* hasVersions */.md)(each) && each.declaration.client !== 'package-manifest');
    const fromRoot = (path) => (0,posix_.join)(origin.folder, path);
    const packages = declared.flatMap((dependency) => {
        const url = (0,detection_purl.provedVersionOf)(dependency) === null ? null : (0,detection_purl.provedPurlOf)(dependency);
        return url === null ? [] : [{ url, dependency }];
    });
    const byFile = Map.groupBy(packages, ({ dependency }) => (0,report_text.escapeInvisible)(fromRoot(dependency.declaration.file)));
    const groups = byFile.size > mostManifests
        ? [['all files', packages]]
        : [...byFile].sort(([one], [other]) => (one < other ? -1 : 1));
    const manifests = groups.map(([file, all]) => {
        const name = `MCP servers: ${file}`;
        return [name, { name, resolved: resolvePackages(all, fromRoot) }];
    });
    const { sha, ref, job, detectorUrl, scanned } = origin;
    const snapshot = {
        version: 0,
        job,
        sha,
        ref,
        detector: { name: 'mcp-grade-gate', version: version/* version */.r, url: detectorUrl },
        scanned: new Date(scanned).toISOString(),
        manifests: Object.fromEntries(manifests),
    };
    return {
        text: `${(0,report_redact.redactJson)((0,report_text.safeJson)(snapshot), redact).trimEnd()}\n`,
        left: declared.length - packages.length,
    };
}
function resolvePackages(packageUrls, fromRoot) {
    const byUrl = Map.groupBy(packageUrls, ({ url }) => url);
    const entries = [...byUrl].sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(entries.map(([url, packages]) => {
        const same = packages.map(({ dependency }) => dependency);
        const places = new Set(same.map(({ declaration, span }) => (0,report_messages.formatPlace)({ file: fromRoot(declaration.file), span })));
        const aliases = new Set(same.map(({ declaration }) => (0,report_text.escapeInvisible)(declaration.alias)));
        const entry = {
            package_url: url,
            relationship: 'direct',
            scope: same.every(isUnused) ? 'development' : 'runtime',
            metadata: {
                declared_in: (0,report_text.escapeInvisible)([...places].slice(0, mostPlaces).join(', ')),
                alias: (0,report_text.escapeInvisible)([...aliases].slice(0, mostPlaces).join(', ')),
            },
        };
        return [url, entry];
    }));
}
/**
 * Reports whether clients ignore a declaration when the project is opened, because it is disabled or in an
 * example file.
 */
const isUnused = ({ declaration: { file, disabled } }) => disabled || (0,declarations/* isExampleFile */.jQ)(file);

;// CONCATENATED MODULE: ./build/report/bills.js
/** Imported only if a run requests a bill of materials. */




/***/ }),

/***/ 70945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ wrapText),
/* harmony export */   F2: () => (/* binding */ padText),
/* harmony export */   PH: () => (/* binding */ wrapCell)
/* harmony export */ });
/* harmony import */ var string_width__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94668);

/**
 * Wraps a line at spaces to a width in columns. Continuation lines are indented by two more columns or, after
 * a bullet, to the start of the bullet's text. A word wider than the line is not split, so that it can be
 * copied.
 */
function wrapText(line, width) {
    if ((0,string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(line) <= width)
        return [line];
    const [bullet = ''] = /^\s*(?:\u2022 )?/.exec(line) ?? [];
    const indent = ' '.repeat(bullet.endsWith('\u2022 ') ? bullet.length : bullet.length + 2);
    const [first = '', ...words] = line.slice(bullet.length).split(' ');
    const lines = [];
    let current = bullet + first;
    let taken = (0,string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(current);
    for (const word of words) {
        const more = (0,string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(word);
        if (taken + 1 + more <= width) {
            current += ` ${word}`;
            taken += 1 + more;
        }
        else {
            lines.push(current);
            current = indent + word;
            taken = indent.length + more;
        }
    }
    return [...lines, current];
}
/** Pads a string with spaces to a width in columns. If `isRight` is true, the text is right-aligned. */
function padText(text, width, isRight = false) {
    const spaces = ' '.repeat(Math.max(0, width - (0,string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(text)));
    return isRight ? spaces + text : text + spaces;
}
/**
 * Breaks a table cell into lines, preferably at spaces, otherwise after `/` or `-`, and anywhere as a last
 * resort.
 *
 * @param width the width in columns, at least 1
 */
function wrapCell(text, width) {
    if ((0,string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(text) <= width)
        return [text];
    const lines = [];
    let rest = text;
    while ((0,string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(rest) > width) {
        const end = lengthWithin(rest, width);
        const atSpace = rest.lastIndexOf(' ', end);
        const [upToSeparator = ''] = /^.*[/-]/s.exec(rest.slice(0, end)) ?? [];
        const length = atSpace > 0 ? atSpace : upToSeparator.length || end;
        lines.push(rest.slice(0, length));
        rest = rest.slice(length).replace(/^ /, '');
    }
    return rest === '' ? lines : [...lines, rest];
}
/**
 * Returns the length of the longest prefix that fits into `width` columns. The prefix has at least one
 * grapheme, so that `wrapCell` terminates.
 */
function lengthWithin(text, width) {
    let columnsLeft = width;
    for (const { segment, index } of new Intl.Segmenter().segment(text)) {
        columnsLeft -= (0,string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(segment);
        if (columnsLeft < 0 && index > 0)
            return index;
    }
    return text.length;
}


/***/ }),

/***/ 35985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m3: () => (/* binding */ jsonHint),
  DU: () => (/* binding */ plainTerminal),
  x3: () => (/* binding */ writeText)
});

// EXTERNAL MODULE: ./node_modules/string-width/index.js + 6 modules
var string_width = __webpack_require__(94668);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/report/document/block.js
var block = __webpack_require__(73472);
// EXTERNAL MODULE: ./build/report/document/line.js
var line = __webpack_require__(38459);
// EXTERNAL MODULE: ./build/report/document/text-layout.js
var text_layout = __webpack_require__(70945);
;// CONCATENATED MODULE: ./build/report/document/text-parts.js


/**
 * Writes lines as plain text. Values that are too long are truncated and marked; our own words are truncated
 * only as a last resort.
 */
/** Maximum length of a line in characters, well below the limit of any output. */
const longestLine = 2500;
/** Maximum lengths of a value in characters. The shorter limits apply if the line is too long. */
const longestValues = [200, 80, 30];
function lineText(text) {
    const shownTexts = longestValues.map((longest) => partsText(text, (value, own) => (0,report_text.quoteValue)(value, own ?? longest)));
    return (shownTexts.find(({ length }) => length <= longestLine) ??
        (0,report_text.escapeInvisible)(shownTexts.at(-1) ?? '', longestLine));
}
/**
 * Maximum length of a value in a cell, in characters. The limit is high because the last column contains
 * places, which are useless without their ends.
 */
const longestCell = 1000;
/**
 * Returns a cell as plain text. A name in a cell needs no quotation marks, because the cell contains no other
 * words.
 */
function cellText(cell) {
    return (0,block/* cellLines */.gv)(cell)
        .map((each) => partsText(each, (value, own) => (0,report_text.escapeInvisible)(value, own ?? longestCell)))
        .join(', ');
}
function partsText({ parts }, showValue) {
    return parts.map((part) => partText(part, showValue)).join('');
}
function partText(part, showValue) {
    switch (part.is) {
        case 'words':
            return part.text.replaceAll('\u00a0', ' ');
        case 'value':
            return showValue(part.text, part.longest);
        case 'prose':
            return (0,report_text.escapeInvisible)(part.text, part.longest ?? longestLine);
        case 'mention':
            return (0,report_text.escapeInvisible)(part.text);
        case 'verdict':
            return part.verdict.toUpperCase();
        case 'symbol':
            return '';
        case 'level':
            return part.level;
        case 'break':
        case 'next':
            return ' ';
        case 'strong':
        case 'link':
            return partsText(part.line, showValue);
    }
}

;// CONCATENATED MODULE: ./build/report/document/write-text.js






/** How to see everything that a terminal report omits. */
const jsonHint = (0,line/* line */.n8) `--json lists all of them`;
/** Options for files and for streams that are not terminals. */
const plainTerminal = { paint: (_, text) => text, width: 80 };
const levelStyles = {
    ...{ pass: 'green', warn: 'yellow', fail: 'red', error: 'red', waived: 'dim' },
};
/**
 * Writes a document as lines of text, each ending with a line break. Table cells wrap so that rows fit the
 * width. Sentences wrap at spaces; a word wider than the line is not split, so that it can be copied.
 *
 * @param howToSeeAll how readers can see everything that is omitted, for example `--json has all of them`
 */
function writeText(blocks, { paint, width }, howToSeeAll = null) {
    const context = { width, indent: 0, isNested: false, howToSeeAll };
    const lines = separateBlocks(blocks, context).map(({ text, style, styled = 0 }) => {
        // Colours are added last, after any colour codes in the data have been escaped.
        const shown = (0,report_text.escapeForLog)(text);
        return style === undefined ? shown : paint(style, shown.slice(0, styled)) + shown.slice(styled);
    });
    return lines.map((each) => `${each}\n`).join('');
}
/**
 * Prints blocks. An empty line sets off each section and code block and, at the top level, separates blocks
 * of different kinds.
 */
function separateBlocks(blocks, context) {
    const lines = [];
    let before = null;
    for (const block of blocks) {
        const blockLines = printBlock(block, context);
        if (blockLines.length === 0)
            continue;
        const isApart = ['section', 'code'].some((each) => each === block.is || each === before);
        const isOther = context.indent === 0 && block.is !== before;
        if (before !== null && (isApart || isOther))
            lines.push({ text: '' });
        // Lines are pushed one at a time, because the number of arguments in a call is limited.
        for (const each of blockLines)
            lines.push(each);
        before = block.is;
    }
    return lines;
}
function printBlock(block, context) {
    switch (block.is) {
        case 'title':
            return breakLine(block.line, context, 'bold');
        case 'section': {
            const inner = separateBlocks(block.blocks, { ...context, indent: context.indent + 2 });
            return inner.length === 0 ? [] : [...breakLine(heading(block.title), context), ...inner];
        }
        case 'paragraph':
            return block.lines.flatMap((each) => breakLine(each, context));
        case 'list':
            return listLines(block, context);
        case 'table':
            return tableLines(block, context);
        case 'code': {
            // Outside lists, code starts at the left margin, even in an indented section, so that it can be copied
            // without the indentation.
            const indent = ' '.repeat(context.isNested ? context.indent : 0);
            return block.text
                .trimEnd()
                .split('\n')
                .map((text) => ({ text: `${indent}${text}` }));
        }
        case 'fold':
            return breakLine(withHint(block.title, context), context);
        case 'marker':
        case 'limits':
            return [];
    }
}
/** Returns a title followed by a colon, unless the title already ends with a colon and a count. */
const heading = (title) => (/: \d+$/.test(lineText(title)) ? title : (0,line/* line */.n8) `${title}:`);
/**
 * Appends a hint about how to see the omitted content. A terminal cannot fold text, so only the title of a
 * fold is shown.
 */
const withHint = (title, { howToSeeAll }) => howToSeeAll === null ? title : (0,line/* line */.n8) `${title}; ${howToSeeAll}`;
function listLines({ items, most, total, one }, context) {
    const shown = items.slice(0, most);
    return [
        ...shown.flatMap((each) => itemLines(each, context)),
        ...restLine(total - shown.length, one, context),
    ];
}
function itemLines({ line: text, blocks }, context) {
    const inner = { ...context, indent: context.indent + 4, isNested: true };
    return [
        ...breakLine(context.isNested ? (0,line/* line */.n8) `\u2022 ${text}` : text, context),
        ...blocks.flatMap((each) => printBlock(each, inner)),
    ];
}
function restLine(rest, one, context) {
    return rest <= 0 ? [] : breakLine(withHint((0,line/* line */.n8) `and ${(0,block/* moreLine */.g0)(rest, one)}`, context), context);
}
function breakLine(text, { width, indent }, style) {
    const whole = `${' '.repeat(indent)}${lineText(text)}`;
    const [first = '', ...further] = (0,text_layout/* wrapText */.C1)(whole, width);
    const begins = style === undefined ? lineStyle(text) : { style, styled: first.length };
    // Indented lines are not styled, because `styled` counts from the start of the line and would include the
    // indentation.
    return [
        { text: first, ...(indent === 0 ? begins : {}) },
        ...further.map((each) => ({ text: each })),
    ];
}
function lineStyle({ parts: [first] }) {
    switch (first?.is) {
        case 'verdict':
            return { style: levelStyles[first.verdict], styled: first.verdict.length };
        case 'level':
            return { style: levelStyles[first.level], styled: first.level.length };
        case 'strong':
            return { style: 'bold', styled: lineText(first.line).length };
        default:
            return {};
    }
}
/**
 * Preferred minimum width of a column whose cells wrap. Names that are split across shorter lines are hard to
 * recognise.
 */
const narrowestCell = 24;
const gap = '  ';
function tableLines({ head, rows, most, total, one }, context) {
    const shownRows = (0,block/* firstEntries */.nC)(rows, most);
    if (shownRows.length === 0)
        return [];
    const columns = (0,block/* columnCount */.UQ)({ head, rows: shownRows });
    const isNumeric = Array.from({ length: columns }, (_, at) => (0,block/* isNumberColumn */.cQ)(shownRows, at));
    const titles = head.length === 0 ? [] : [head.map((each) => each.toUpperCase())];
    const texts = shownRows.map((row) => ('length' in row ? row.map(cellText) : null));
    const room = context.width - context.indent;
    const widths = columnWidths([...titles, ...texts.filter((row) => row !== null)], columns, room);
    const indent = ' '.repeat(context.indent);
    const rowLines = (cells) => {
        const wrapped = cells
            .slice(0, widths.length)
            .map((cell, at) => (0,text_layout/* wrapCell */.PH)(cell, Math.max(1, widths[at] ?? 0)));
        const height = Math.max(1, ...wrapped.map((lines) => lines.length));
        const fitted = Array.from({ length: height }, (_, line) => wrapped.map((lines, at) => (0,text_layout/* padText */.F2)(lines[line] ?? '', widths[at] ?? 0, isNumeric[at])));
        const below = cells.slice(widths.length).flatMap((cell) => (0,text_layout/* wrapCell */.PH)(cell, room - 4));
        return [...fitted.map((line) => line.join(gap)), ...below.map((line) => `    ${line}`)]
            .map((each) => `${indent}${each}`.trimEnd())
            .filter((each) => each !== '');
    };
    return [
        ...titles.flatMap(rowLines).map((text) => ({ text })),
        ...shownRows.flatMap((row, at) => {
            const cells = texts[at];
            if (cells == null)
                return spanLines(row, context);
            const [first = line/* emptyLine */.io] = 'length' in row ? (0,block/* cellLines */.gv)(row[0] ?? line/* emptyLine */.io) : [];
            const style = context.indent === 0 ? lineStyle(first) : {};
            return rowLines(cells).map((text, line) => ({ text, ...(line === 0 ? style : {}) }));
        }),
        ...restLine(total - shownRows.filter(block/* isCellRow */.$Q).length, one, context),
    ];
}
function spanLines(row, context) {
    if ('group' in row)
        return breakLine((0,line/* line */.n8) `${row.group}:`, context);
    if (!('note' in row))
        return [];
    return (0,block/* cellLines */.gv)(row.note).flatMap((each) => breakLine(each, { ...context, indent: context.indent + 4 }));
}
/**
 * Returns the width of each column. If the table is too wide, the widest columns are narrowed, but never the
 * last column, because it contains places, which are useless without their ends. If the table is still too
 * wide, the last column is excluded and its cells are printed below the rows.
 */
function columnWidths(rows, columns, room) {
    const natural = Array.from({ length: columns }, (_, at) => rows.reduce((widest, row) => Math.max(widest, (0,string_width/* default */.A)(row[at] ?? '')), 0));
    const [others, last] = [natural.slice(0, -1), natural.slice(-1)];
    return cutAlike(others, last, room, narrowestCell) ?? cutAlike(others, [], room, 1) ?? others;
}
/**
 * Narrows the widest of `columns` until they fit next to `beside`. Returns all widths, or null if a column
 * would become narrower than `narrowest`.
 */
function cutAlike(columns, beside, room, narrowest) {
    for (let most = Math.max(narrowest, ...columns); most >= narrowest; most -= 1) {
        const all = [...columns.map((each) => Math.min(each, most)), ...beside];
        const taken = all.reduce((sum, each) => sum + each, gap.length * (all.length - 1));
        if (taken <= room)
            return all;
    }
    return null;
}


/***/ }),

/***/ 61393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mC: () => (/* reexport */ evidence/* findingLine */.mC),
  NL: () => (/* reexport */ renderInventory),
  Vi: () => (/* reexport */ renderInventoryJson),
  $x: () => (/* reexport */ renderReviewList)
});

// EXTERNAL MODULE: ./build/report/contents/evidence.js
var evidence = __webpack_require__(40161);
// EXTERNAL MODULE: ./build/detection/ecosystems.js + 2 modules
var ecosystems = __webpack_require__(10398);
// EXTERNAL MODULE: ./build/detection/purl.js + 1 modules
var purl = __webpack_require__(47962);
// EXTERNAL MODULE: ./build/model/grade.js
var grade = __webpack_require__(34765);
// EXTERNAL MODULE: ./build/model/phrase.js
var phrase = __webpack_require__(77229);
// EXTERNAL MODULE: ./build/report/report-messages.js
var report_messages = __webpack_require__(23602);
;// CONCATENATED MODULE: ./build/report/csv/render-review-list.js





/** Maximum number of places per server in the note. */
const maxPlaces = 3;
/**
 * Returns a review list to fill in, as CSV (RFC 4180), with a row for each server and version that a project
 * declares. Servers that a list cannot grade, such as local code and unidentified launches, are omitted.
 */
function renderReviewList({ dependencies }) {
    const rows = new Map();
    for (const dependency of dependencies) {
        const server = serverCell(dependency);
        if (server === null)
            continue;
        const version = (0,purl.provedVersionOf)(dependency) ?? '';
        const key = JSON.stringify([server, version]);
        const row = rows.get(key) ?? { server, version, places: new Set() };
        row.places.add((0,report_messages.formatPlace)(dependency.declaration));
        rows.set(key, row);
    }
    const cells = [...rows.values()].map(({ server, version, places }) => csvRow({ server, version, note: (0,phrase/* firstNames */.d9)([...places], maxPlaces) }));
    return [grade/* reviewColumnNames */.n9.join(','), ...cells].map((row) => `${row}\r\n`).join('');
}
/** Returns a server's name in a review list; null for a server that a list cannot grade. */
function serverCell(dependency) {
    if (!(0,ecosystems/* isIdentified */.mO)(dependency) || dependency.role !== 'server')
        return null;
    // A package from another registry is a different package, even if its name is the same.
    if (dependency.alterations.some(({ kind }) => kind === 'registry'))
        return null;
    const { type } = dependency;
    const name = (0,ecosystems/* nameOrNull */.W3)(dependency);
    return ecosystems/* ecosystems */.uU[type].names === 'packages' ? `${type}:${name}` : name;
}
const csvRow = (values) => grade/* reviewColumnNames */.n9.map((name) => csvCell(values[name] ?? '')).join(',');
/**
 * Formats a string as a cell: on one line, with formulas escaped, and quoted if a program might otherwise
 * split it.
 */
function csvCell(text) {
    const plain = text.toWellFormed().replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ');
    const escaped = (0,grade/* escapeFormulas */.$9)(plain).replaceAll('"', '""');
    return /[",;\s]/.test(escaped) ? `"${escaped}"` : escaped;
}

// EXTERNAL MODULE: ./build/detection/declarations.js + 12 modules
var detection_declarations = __webpack_require__(60100);
// EXTERNAL MODULE: ./build/judging/verdict-words.js
var verdict_words = __webpack_require__(33862);
// EXTERNAL MODULE: ./build/report/contents/auto-approved-blocks.js
var auto_approved_blocks = __webpack_require__(55418);
// EXTERNAL MODULE: ./build/report/contents/distinct.js
var distinct = __webpack_require__(13452);
// EXTERNAL MODULE: ./build/report/contents/version-lines.js
var version_lines = __webpack_require__(9376);
// EXTERNAL MODULE: ./build/report/document/block.js
var block = __webpack_require__(73472);
// EXTERNAL MODULE: ./build/report/document/line.js
var line = __webpack_require__(38459);
// EXTERNAL MODULE: ./build/report/document/write-text.js + 1 modules
var write_text = __webpack_require__(35985);
;// CONCATENATED MODULE: ./build/report/inventory/render-inventory.js











/**
 * Returns a project's inventory as text, with grades if an export was given.
 * @param withAll whether to list every candidate; otherwise, the text only counts the candidates in each
 * manifest
 */
function renderInventory(inventory, withAll, terminal = write_text/* plainTerminal */.DU) {
    return (0,write_text/* writeText */.x3)(inventoryBlocks(inventory, withAll), terminal);
}
function* inventoryBlocks(inventory, withAll) {
    const { report, dependencies, candidates, files, searched, withPrograms } = inventory;
    const gradeOf = report === null ? null : createGradeLookup(report.servers);
    const isExampleDependency = ({ declaration }) => (0,detection_declarations/* isExampleFile */.jQ)(declaration.file);
    const servers = dependencies.filter((each) => !isExampleDependency(each));
    const examples = dependencies.filter(isExampleDependency);
    const fileList = (wantedStatus) => (0,block/* list */.p_)(files
        .filter(({ status }) => status === wantedStatus)
        .map(({ path, span, reason }) => {
        const at = span === null ? (0,line/* prose */.CS)(path) : (0,line/* prose */.CS)(`${path}:${span.start.line}`);
        return (0,line/* line */.n8) `${at}: ${(0,line/* prose */.CS)(reason ?? '')}`;
    }));
    yield (0,block/* paragraph */.FY)(totalLine(servers, files));
    yield serverTable(servers, gradeOf);
    yield (0,block/* list */.p_)((0,version_lines/* versionLines */.Y)(servers));
    yield (0,block/* section */.uW)((0,line/* line */.n8) `In folders for examples, templates, tests and archives`, [
        serverTable(examples, gradeOf),
    ]);
    yield (0,block/* section */.uW)((0,line/* line */.n8) `Direct dependencies in package manifests; those listed in the export are servers`, withAll
        ? [
            (0,block/* table */.tp)(['Package', 'Version', 'Type', 'Declared in'], groupRows(shownGroups(candidates, null))),
        ]
        : countBlocks(candidates));
    yield* (0,auto_approved_blocks/* autoApprovedBlocks */.x)(inventory.autoApproved, 'all');
    yield (0,block/* section */.uW)((0,line/* line */.n8) `Not read`, [fileList('unreadable')]);
    yield (0,block/* section */.uW)((0,line/* line */.n8) `Skipped`, [fileList('skipped')]);
    yield (0,block/* paragraph */.FY)((0,line/* line */.n8) `Searched ${(0,line/* pluralLine */.ft)(searched, 'file')}.${withPrograms ? line/* emptyLine */.io : (0,line/* ownText */.U3)(withoutPrograms)}`);
}
const withoutPrograms = ' Program code is not searched, so servers that are started only from code are not listed.';
/**
 * Returns a line with the number of servers, and the number of servers with each problem that can be found
 * without grades.
 */
function totalLine(dependencies, files) {
    const servers = serversAmong(dependencies.filter(({ role }) => role !== 'library'));
    const countWhere = (is) => servers.filter((group) => group.some(is)).length;
    const launchers = countWhere(({ role }) => role === 'launcher');
    const declarations = (0,distinct/* declarationCount */.kA)(dependencies.filter(({ role }) => role !== 'library').map((dependency) => ({ dependency })));
    const about = [
        ...(declarations > servers.length ? [(0,line/* line */.n8) `${(0,line/* pluralLine */.ft)(declarations, 'declaration')}`] : []),
        ...(launchers === 0
            ? []
            : [(0,line/* line */.n8) `${launchers} of them ${(0,line/* ownText */.U3)(launchers === 1 ? 'a launcher' : 'launchers')}`]),
    ];
    const withAbout = about.length === 0 ? line/* emptyLine */.io : (0,line/* line */.n8) ` (${(0,line/* joinLines */.cT)(about)})`;
    const places = (0,line/* pluralLine */.ft)(new Set(dependencies.map(({ declaration }) => declaration.file)).size, 'file');
    const counts = [
        [countWhere((each) => (0,ecosystems/* isPinned */.T4)(each) === false), (0,line/* line */.n8) `not pinned`],
        [countWhere(({ alterations }) => alterations.length > 0), (0,line/* line */.n8) `altered`],
        [
            countWhere(({ unprovenProgram }) => unprovenProgram !== undefined),
            (0,line/* line */.n8) `with an unproven program`,
        ],
        [countWhere(({ type }) => type === 'unidentified'), (0,line/* line */.n8) `unidentified`],
    ];
    const shownCounts = counts.flatMap(([count, words]) => count === 0 ? [] : [(0,line/* line */.n8) `${count} ${words}`]);
    const detail = shownCounts.length === 0 ? line/* emptyLine */.io : (0,line/* line */.n8) `: ${(0,line/* joinLines */.cT)(shownCounts)}`;
    const faults = files.filter(({ status }) => status === 'unreadable').length;
    const withFaults = faults === 0 ? line/* emptyLine */.io : (0,line/* line */.n8) ` ${(0,line/* pluralLine */.ft)(faults, 'error')} in unreadable files.`;
    if (servers.length === 0)
        return (0,line/* line */.n8) `No MCP servers are declared.${withFaults}`;
    return (0,line/* line */.n8) `${(0,line/* pluralLine */.ft)(servers.length, 'server')}${withAbout} in ${places}${detail}.${withFaults}`;
}
function createGradeLookup(servers) {
    const judged = new Map(servers.map((server) => [server.dependency, server]));
    return (dependency) => {
        const server = judged.get(dependency);
        return server === undefined
            ? [line/* emptyLine */.io, line/* emptyLine */.io]
            : [(0,report_messages.gradeText)(server), (0,report_messages.scoreText)(server) ?? line/* dash */.T7];
    };
}
function serverTable(dependencies, gradeOf) {
    const plugins = dependencies.filter((each) => (0,distinct/* pluginMarketplace */.x4)(each) !== null);
    const others = dependencies.filter((each) => (0,distinct/* pluginMarketplace */.x4)(each) === null);
    const rows = groupRows([...shownGroups(others, gradeOf), ...shownPlugins(plugins, gradeOf)]);
    const ofGrade = gradeOf === null ? [] : ['Grade', 'Score'];
    return (0,block/* table */.tp)(['Server', 'Version', 'Type', ...ofGrade, 'Declared in'], rows);
}
/**
 * Returns the rows of all groups. If consecutive groups have the same notes, the notes appear once, below the
 * last of these groups.
 */
function groupRows(groups) {
    return groups.flatMap(({ rows, notices }, at) => {
        const isRepeated = JSON.stringify(notices) === JSON.stringify(groups[at + 1]?.notices);
        return [...rows, ...(isRepeated ? [] : notices.map((each) => ({ note: (0,line/* prose */.CS)(each) })))];
    });
}
const shownGroups = (dependencies, gradeOf) => groupDependencies(dependencies).map((group) => {
    const notices = new Set(group.map((dependency) => dependencyCells(dependency)[3]));
    return { rows: placeRows(group, gradeOf), notices: [...notices].filter((each) => each !== '') };
});
/** Groups plugins by marketplace, with one row for each file that enables them. */
function shownPlugins(plugins, gradeOf) {
    const byMarketplace = [...Map.groupBy(plugins, distinct/* pluginMarketplace */.x4)].sort(([a], [b]) => String(a) < String(b) ? -1 : 1);
    return byMarketplace.map(([marketplace, marketplacePlugins]) => {
        const title = (0,distinct/* pluginsTitle */.tf)(marketplace ?? '', marketplacePlugins);
        const files = [
            ...Map.groupBy(marketplacePlugins, ({ declaration }) => declaration.file).values(),
        ];
        const rows = files.map(([first], index) => {
            if (first === undefined)
                return [];
            const cells = [title, '', first.type, ...(gradeOf?.(first) ?? [])];
            return [...(index > 0 ? cells.map(() => line/* emptyLine */.io) : cells), (0,report_messages.wordPlace)(first)];
        });
        return {
            rows,
            notices: [...new Set(marketplacePlugins.map((each) => (0,ecosystems/* unidentifiedReason */.PC)(each) ?? ''))],
        };
    });
}
function countBlocks(candidates) {
    const manifests = Map.groupBy(candidates, ({ declaration }) => declaration.file);
    const rows = [...manifests].map(([file, { length }]) => [file, length]);
    if (rows.length === 0)
        return [];
    return [
        (0,block/* table */.tp)(['Manifest', 'Packages'], rows),
        (0,block/* paragraph */.FY)((0,line/* line */.n8) `${(0,line/* pluralLine */.ft)(candidates.length, 'package')}; -o table=FILE lists them.`),
    ];
}
/** Groups dependencies by server and sorts the groups by name, with unidentified servers last. */
function groupDependencies(dependencies) {
    const isUnidentified = ({ type }) => (type === 'unidentified' ? 1 : 0);
    // Unidentified servers are sorted by reason, so that neighbouring servers can share a note.
    const keyed = serversAmong(dependencies).flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const cells = dependencyCells(first);
        const key = [isUnidentified(first) === 1 ? cells[3] : '', ...cells].join('\u0000');
        return [{ group, rank: isUnidentified(first), key }];
    });
    keyed.sort((a, b) => a.rank - b.rank || (a.key < b.key ? -1 : 1));
    return keyed.map(({ group }) => group);
}
function serversAmong(dependencies) {
    return (0,distinct/* distinctServers */.LQ)(dependencies.map((dependency) => ({ dependency }))).map((members) => members.map(({ dependency }) => dependency));
}
const maxAlterations = 10;
/** Cached because the same settings can alter many servers. */
const alterationTexts = new WeakMap();
function alterationText(alteration) {
    const { what, file, span } = alteration;
    const text = alterationTexts.get(alteration) ??
        `${what}${file === null ? '' : ` (${file}:${span.start.line})`}`;
    alterationTexts.set(alteration, text);
    return text;
}
/** Returns the cells that are the same wherever a server is declared: name, version, type and notices. */
function dependencyCells(dependency) {
    const { type, role, name, alterations, declaration, unprovenProgram } = dependency;
    const isKnown = type !== 'unidentified';
    const detail = name === null || name === declaration.alias ? '' : ` (${name})`;
    const changes = [...new Set(alterations.map(alterationText))];
    const writtenName = (0,ecosystems/* isIdentified */.mO)(dependency) ? dependency.written : undefined;
    const notices = [
        ...(writtenName === undefined ? [] : [`written as ${writtenName}`]),
        ...(isKnown ? [] : [`${(0,ecosystems/* unidentifiedReason */.PC)(dependency) ?? ''}${detail}`]),
        ...(unprovenProgram === undefined
            ? []
            : [`starts ${unprovenProgram}, which is not known to belong to this package`]),
        ...(changes.length === 0 ? [] : [`altered by ${(0,phrase/* firstNames */.d9)(changes, maxAlterations)}`]),
    ];
    return [
        (0,verdict_words/* displayName */.QC)(dependency),
        versionCell(dependency),
        role === 'server' ? type : `${type} (${role})`,
        notices.join('; '),
    ];
}
/**
 * Returns the version that a lockfile proves, with its place in the lockfile; otherwise the version as
 * written.
 */
function versionCell(dependency) {
    const { resolved } = dependency;
    const { pin, version, specifier, digest } = (0,ecosystems/* versionPart */.uN)(dependency);
    if (resolved !== null)
        return `${resolved.version} (${resolved.file}:${resolved.line})`;
    if (digest !== null)
        return `${digest.slice(0, 19)}\u2026`;
    const written = pin === 'exact' ? version : (specifier?.replace(/^@/, '') ?? null);
    if (written === null)
        return (0,ecosystems/* hasVersions */.md)(dependency) ? 'not pinned' : '';
    return (0,ecosystems/* isPinned */.T4)(dependency) === false ? `${written} (not pinned)` : written;
}
function placeRows(group, gradeOf) {
    return group.map((dependency, index) => {
        const { declaration } = dependency;
        const [name, version, type] = dependencyCells(dependency);
        const isPlain = declaration.client === 'package-manifest' || declaration.alias === name;
        const alias = isPlain ? '' : ` as ${declaration.alias}`;
        const place = `${(0,report_messages.wordPlace)(dependency)}${alias}${declaration.disabled ? ' (disabled)' : ''}`;
        const cells = [name, version, type, ...(gradeOf?.(dependency) ?? [])];
        return [...(index > 0 ? cells.map(() => line/* emptyLine */.io) : cells), place];
    });
}

// EXTERNAL MODULE: ./build/judging/grading.js
var grading = __webpack_require__(47711);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/report/json/auto-approved-entry.js
var auto_approved_entry = __webpack_require__(83178);
// EXTERNAL MODULE: ./build/report/json/export-entry.js
var export_entry = __webpack_require__(69727);
// EXTERNAL MODULE: ./build/report/json/launch-entry.js
var launch_entry = __webpack_require__(79422);
;// CONCATENATED MODULE: ./build/report/json/render-inventory-json.js









/**
 * Returns the inventory as JSON, with the verdict, the export and the grades if an export was given.
 * Declarations in examples, templates, tests and archives are marked `setAside`.
 */
function renderInventoryJson(inventory) {
    const { report, searched } = inventory;
    const judged = new Map(report?.servers.map((server) => [server.dependency, server]));
    const dependenciesOf = Map.groupBy([...inventory.dependencies, ...inventory.candidates], ({ declaration }) => declaration);
    const declarations = [...dependenciesOf].map(([declaration, dependencies]) => ({
        file: declaration.file,
        line: declaration.span.start.line,
        column: declaration.span.start.column,
        client: declaration.client,
        alias: declaration.alias,
        disabled: declaration.disabled,
        setAside: (0,detection_declarations/* isExampleFile */.jQ)(declaration.file),
        launch: (0,launch_entry/* launchEntry */.C)(declaration, dependencies),
        dependencies: dependencies.map((dependency) => ({
            ...dependencyJson(dependency),
            ...(report === null ? {} : gradeJson(judged.get(dependency))),
        })),
    }));
    const files = inventory.files.map(({ path, status, reason, span }) => ({
        path,
        line: span?.start.line ?? null,
        status,
        reason,
    }));
    const graded = report === null ? {} : { verdict: report.verdict, export: (0,export_entry/* exportEntry */.N)(report.export) };
    const autoApproved = inventory.autoApproved.map(auto_approved_entry/* autoApprovedEntry */.j);
    return `${(0,report_text.safeJson)({ declarations, files, autoApproved, searched, ...graded })}\n`;
}
function gradeJson(server) {
    return {
        match: server?.match?.kind ?? null,
        grade: (0,grading/* decidingReport */.O)(server?.match)?.grade ?? null,
        score: (0,grading/* decidingReport */.O)(server?.match)?.score ?? null,
        judgedVersion: (0,grading/* listedMatch */.Ry)(server?.match)?.judgedVersion ?? null,
        verdict: server?.verdict ?? null,
    };
}
function dependencyJson(dependency) {
    const { role, type, resolved, alterations, declaration, unprovenProgram } = dependency;
    const { specifier, version, pin } = (0,ecosystems/* versionPart */.uN)(dependency);
    return {
        // The line of the server's name, as in the table and in a check. The declaration's `line` is the first
        // line of the whole entry.
        line: dependency.span.start.line,
        role,
        type,
        name: (0,ecosystems/* nameOrNull */.W3)(dependency),
        ...((0,ecosystems/* isIdentified */.mO)(dependency) && dependency.written !== undefined
            ? { written: dependency.written }
            : {}),
        purl: (0,purl.purlOf)(dependency),
        specifier,
        version,
        pin,
        resolved: resolved === null
            ? null
            : { version: resolved.version, file: resolved.file, line: resolved.line },
        isPinned: (0,ecosystems/* isPinned */.T4)(dependency),
        reason: (0,ecosystems/* unidentifiedReason */.PC)(dependency),
        ...(unprovenProgram === undefined ? {} : { unprovenProgram }),
        ...(alterations.length === 0 ? {} : (0,verdict_words/* alterationFacts */.fG)(alterations, declaration.file)),
    };
}

;// CONCATENATED MODULE: ./build/report/listing.js






/***/ }),

/***/ 6370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DU: () => (/* reexport safe */ _document_write_text_js__WEBPACK_IMPORTED_MODULE_0__.DU),
/* harmony export */   m3: () => (/* reexport safe */ _document_write_text_js__WEBPACK_IMPORTED_MODULE_0__.m3),
/* harmony export */   x3: () => (/* reexport safe */ _document_write_text_js__WEBPACK_IMPORTED_MODULE_0__.x3)
/* harmony export */ });
/* harmony import */ var _document_write_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35985);



/***/ }),

/***/ 94668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ stringWidth)
});

;// CONCATENATED MODULE: ./node_modules/ansi-regex/index.js
// Valid string terminator sequences are ESC\ and 0x9c; OSC also accepts BEL.
const ST = String.raw`(?:\u001B\u005C|\u009C)`;

// OSC sequences only: ESC ] ... BEL/ST (or the C1 introducer 0x9d ... BEL/ST).
// Payloads stop at terminators, cancellations, and C1 controls. An unterminated string cannot swallow the next sequence or repeatedly scan its payload from later introducers. Terminals likewise abort a control string on an unexpected ESC.
const stringControls = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
const osc = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls}]*(?:\u0007|${ST})`;

// DCS, SOS, PM, APC, and screen window titles have opaque payloads terminated by ST. Nested ESC payloads, such as tmux passthrough, require a parser.
const controlString = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls}]*${ST}`;

// Linux console palette controls have fixed lengths and no string terminator; iTerm2 terminates its palette assignments. Consume an immediately adjacent OSC terminator, but match these controls before OSC so a later BEL cannot consume visible text.
const linuxPalette = String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST})?`;

// CSI: ESC [ or C1 CSI, parameter bytes (0x30\u20130x3f), intermediate bytes (0x20\u20130x2f), then a final byte (0x40\u20130x7e).
// `= < >` are final bytes in two-byte VT52 escapes (`ESC >`) but parameter bytes in a CSI (`ESC [ > 0 ; 276 ; 0 c`, the device attributes reply). Match CSI first to consume the whole sequence, where its introducer makes the two unambiguous.
const csi = String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`;

// Related escapes: ESC, intermediate bytes (0x20\u20130x2f), then a final byte (0x30\u20130x7e), or a supported two-byte escape.
// The two-byte final class stays narrow so that ESC followed by an arbitrary character is not read as a sequence. CSI parameters belong only to the CSI form, preventing partial matches and avoiding a second scan with nested repetition.
// Escapes whose final byte is a digit include `ESC 7` and `ESC 8` (save and restore cursor), `ESC ( 0` (line drawing character set), and `ESC # 8` (screen alignment).
// A digit is never a CSI final byte. These escapes end immediately at their final byte, so `ESC 7 l` is read as the escape followed by text rather than a sequence with parameter 7 and final byte `l`.
const ansi_regex_escape = String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`;

const pattern = `${linuxPalette}|${osc}|${controlString}|${csi}|${ansi_regex_escape}`;

function ansiRegex({onlyFirst = false} = {}) {
	return new RegExp(pattern, onlyFirst ? undefined : 'g');
}

;// CONCATENATED MODULE: ./node_modules/strip-ansi/index.js


const regex = ansiRegex();

function stripAnsi(string) {
	if (typeof string !== 'string') {
		throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
	}

	// Fast path: ANSI codes require ESC (7-bit) or CSI (8-bit) introducer
	if (!string.includes('\u001B') && !string.includes('\u009B')) {
		return string;
	}

	// Even though the regex is global, we don't need to reset the `.lastIndex`
	// because unlike `.exec()` and `.test()`, `.replace()` does it automatically
	// and doing it manually has a performance penalty.
	return string.replace(regex, '');
}

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup-data.js
// Generated by scripts/build.js

const ambiguousMinimalCodePoint = 161;
const ambiguousMaximumCodePoint = 1114109;
const ambiguousRanges = [161, 161, 164, 164, 167, 168, 170, 170, 173, 174, 176, 180, 182, 186, 188, 191, 198, 198, 208, 208, 215, 216, 222, 225, 230, 230, 232, 234, 236, 237, 240, 240, 242, 243, 247, 250, 252, 252, 254, 254, 257, 257, 273, 273, 275, 275, 283, 283, 294, 295, 299, 299, 305, 307, 312, 312, 319, 322, 324, 324, 328, 331, 333, 333, 338, 339, 358, 359, 363, 363, 462, 462, 464, 464, 466, 466, 468, 468, 470, 470, 472, 472, 474, 474, 476, 476, 593, 593, 609, 609, 708, 708, 711, 711, 713, 715, 717, 717, 720, 720, 728, 731, 733, 733, 735, 735, 768, 879, 913, 929, 931, 937, 945, 961, 963, 969, 1025, 1025, 1040, 1103, 1105, 1105, 8208, 8208, 8211, 8214, 8216, 8217, 8220, 8221, 8224, 8226, 8228, 8231, 8240, 8240, 8242, 8243, 8245, 8245, 8251, 8251, 8254, 8254, 8308, 8308, 8319, 8319, 8321, 8324, 8364, 8364, 8451, 8451, 8453, 8453, 8457, 8457, 8467, 8467, 8470, 8470, 8481, 8482, 8486, 8486, 8491, 8491, 8531, 8532, 8539, 8542, 8544, 8555, 8560, 8569, 8585, 8585, 8592, 8601, 8632, 8633, 8658, 8658, 8660, 8660, 8679, 8679, 8704, 8704, 8706, 8707, 8711, 8712, 8715, 8715, 8719, 8719, 8721, 8721, 8725, 8725, 8730, 8730, 8733, 8736, 8739, 8739, 8741, 8741, 8743, 8748, 8750, 8750, 8756, 8759, 8764, 8765, 8776, 8776, 8780, 8780, 8786, 8786, 8800, 8801, 8804, 8807, 8810, 8811, 8814, 8815, 8834, 8835, 8838, 8839, 8853, 8853, 8857, 8857, 8869, 8869, 8895, 8895, 8978, 8978, 9312, 9449, 9451, 9547, 9552, 9587, 9600, 9615, 9618, 9621, 9632, 9633, 9635, 9641, 9650, 9651, 9654, 9655, 9660, 9661, 9664, 9665, 9670, 9672, 9675, 9675, 9678, 9681, 9698, 9701, 9711, 9711, 9733, 9734, 9737, 9737, 9742, 9743, 9756, 9756, 9758, 9758, 9792, 9792, 9794, 9794, 9824, 9825, 9827, 9829, 9831, 9834, 9836, 9837, 9839, 9839, 9886, 9887, 9919, 9919, 9926, 9933, 9935, 9939, 9941, 9953, 9955, 9955, 9960, 9961, 9963, 9969, 9972, 9972, 9974, 9977, 9979, 9980, 9982, 9983, 10045, 10045, 10102, 10111, 11094, 11097, 12872, 12879, 57344, 63743, 65024, 65039, 65533, 65533, 127232, 127242, 127248, 127277, 127280, 127337, 127344, 127373, 127375, 127376, 127387, 127404, 917760, 917999, 983040, 1048573, 1048576, 1114109];

const fullwidthMinimalCodePoint = 12288;
const fullwidthMaximumCodePoint = 65510;
const fullwidthRanges = [12288, 12288, 65281, 65376, 65504, 65510];

const lookup_data_halfwidthMinimalCodePoint = 8361;
const lookup_data_halfwidthMaximumCodePoint = 65518;
const lookup_data_halfwidthRanges = (/* unused pure expression or super */ null && ([8361, 8361, 65377, 65470, 65474, 65479, 65482, 65487, 65490, 65495, 65498, 65500, 65512, 65518]));

const lookup_data_narrowMinimalCodePoint = 32;
const lookup_data_narrowMaximumCodePoint = 10630;
const lookup_data_narrowRanges = (/* unused pure expression or super */ null && ([32, 126, 162, 163, 165, 166, 172, 172, 175, 175, 10214, 10221, 10629, 10630]));

const wideMinimalCodePoint = 4352;
const wideMaximumCodePoint = 262141;
const wideRanges = [4352, 4447, 8986, 8987, 9001, 9002, 9193, 9196, 9200, 9200, 9203, 9203, 9725, 9726, 9748, 9749, 9776, 9783, 9800, 9811, 9855, 9855, 9866, 9871, 9875, 9875, 9889, 9889, 9898, 9899, 9917, 9918, 9924, 9925, 9934, 9934, 9940, 9940, 9962, 9962, 9970, 9971, 9973, 9973, 9978, 9978, 9981, 9981, 9989, 9989, 9994, 9995, 10024, 10024, 10060, 10060, 10062, 10062, 10067, 10069, 10071, 10071, 10133, 10135, 10160, 10160, 10175, 10175, 11035, 11036, 11088, 11088, 11093, 11093, 11904, 11929, 11931, 12019, 12032, 12245, 12272, 12287, 12289, 12350, 12353, 12438, 12441, 12543, 12549, 12591, 12593, 12686, 12688, 12773, 12783, 12830, 12832, 12871, 12880, 42124, 42128, 42182, 43360, 43388, 44032, 55203, 63744, 64255, 65040, 65049, 65072, 65106, 65108, 65126, 65128, 65131, 94176, 94180, 94192, 94198, 94208, 101594, 101631, 101664, 101760, 101874, 101888, 102801, 102816, 102866, 110576, 110579, 110581, 110587, 110589, 110590, 110592, 110888, 110898, 110898, 110928, 110930, 110933, 110933, 110948, 110952, 110960, 111355, 119552, 119638, 119648, 119670, 126980, 126980, 127183, 127183, 127374, 127374, 127377, 127386, 127406, 127406, 127488, 127490, 127504, 127547, 127552, 127560, 127568, 127569, 127584, 127589, 127744, 127776, 127789, 127797, 127799, 127868, 127870, 127891, 127904, 127946, 127951, 127955, 127968, 127984, 127988, 127988, 127992, 128062, 128064, 128064, 128066, 128252, 128255, 128317, 128331, 128334, 128336, 128359, 128378, 128378, 128405, 128406, 128420, 128420, 128507, 128591, 128640, 128709, 128716, 128716, 128720, 128722, 128725, 128729, 128732, 128735, 128747, 128748, 128756, 128764, 128986, 128986, 128992, 129003, 129008, 129008, 129292, 129338, 129340, 129349, 129351, 129535, 129648, 129660, 129664, 129734, 129736, 129736, 129740, 129757, 129759, 129771, 129775, 129786, 131072, 196605, 196608, 262141];

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/utilities.js
/**
Binary search on a sorted flat array of [start, end] pairs.

@param {number[]} ranges - Flat array of inclusive [start, end] range pairs, e.g. [0, 5, 10, 20].
@param {number} codePoint - The value to search for.
@returns {boolean} Whether the value falls within any of the ranges.
*/
const utilities_isInRange = (ranges, codePoint) => {
	let low = 0;
	let high = Math.floor(ranges.length / 2) - 1;
	while (low <= high) {
		const mid = Math.floor((low + high) / 2);
		const i = mid * 2;
		if (codePoint < ranges[i]) {
			high = mid - 1;
		} else if (codePoint > ranges[i + 1]) {
			low = mid + 1;
		} else {
			return true;
		}
	}

	return false;
};

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup.js



const commonCjkCodePoint = 0x4E_00;
const [wideFastPathStart, wideFastPathEnd] = /* #__PURE__ */ findWideFastPathRange(wideRanges);

// Use a hot-path range so common `isWide` calls can skip binary search.
// The range containing U+4E00 covers common CJK ideographs;
// fallback to the largest range for resilience to Unicode table changes.
function findWideFastPathRange(ranges) {
	let fastPathStart = ranges[0];
	let fastPathEnd = ranges[1];

	for (let index = 0; index < ranges.length; index += 2) {
		const start = ranges[index];
		const end = ranges[index + 1];

		if (
			commonCjkCodePoint >= start
			&& commonCjkCodePoint <= end
		) {
			return [start, end];
		}

		if ((end - start) > (fastPathEnd - fastPathStart)) {
			fastPathStart = start;
			fastPathEnd = end;
		}
	}

	return [fastPathStart, fastPathEnd];
}

const isAmbiguous = codePoint => {
	if (
		codePoint < ambiguousMinimalCodePoint
		|| codePoint > ambiguousMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(ambiguousRanges, codePoint);
};

const isFullwidth = codePoint => {
	if (
		codePoint < fullwidthMinimalCodePoint
		|| codePoint > fullwidthMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(fullwidthRanges, codePoint);
};

const isHalfwidth = codePoint => {
	if (
		codePoint < halfwidthMinimalCodePoint
		|| codePoint > halfwidthMaximumCodePoint
	) {
		return false;
	}

	return isInRange(halfwidthRanges, codePoint);
};

const isNarrow = codePoint => {
	if (
		codePoint < narrowMinimalCodePoint
		|| codePoint > narrowMaximumCodePoint
	) {
		return false;
	}

	return isInRange(narrowRanges, codePoint);
};

const isWide = codePoint => {
	if (
		codePoint >= wideFastPathStart
		&& codePoint <= wideFastPathEnd
	) {
		return true;
	}

	if (
		codePoint < wideMinimalCodePoint
		|| codePoint > wideMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(wideRanges, codePoint);
};

function lookup_getCategory(codePoint) {
	if (isAmbiguous(codePoint)) {
		return 'ambiguous';
	}

	if (isFullwidth(codePoint)) {
		return 'fullwidth';
	}

	if (isHalfwidth(codePoint)) {
		return 'halfwidth';
	}

	if (isNarrow(codePoint)) {
		return 'narrow';
	}

	if (isWide(codePoint)) {
		return 'wide';
	}

	return 'neutral';
}

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/index.js


function validate(codePoint) {
	if (!Number.isSafeInteger(codePoint)) {
		throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
	}
}

function eastAsianWidthType(codePoint) {
	validate(codePoint);

	return getCategory(codePoint);
}

function eastAsianWidth(codePoint, {ambiguousAsWide = false} = {}) {
	validate(codePoint);

	if (
		isFullwidth(codePoint)
		|| isWide(codePoint)
		|| (ambiguousAsWide && isAmbiguous(codePoint))
	) {
		return 2;
	}

	return 1;
}

// Private exports for https://github.com/sindresorhus/is-fullwidth-code-point


;// CONCATENATED MODULE: ./node_modules/string-width/index.js



/**
Logic:
- Segment graphemes to match how terminals render clusters.
- Width rules:
	1. Skip non-printing clusters (Default_Ignorable, Control, Format except spacing prepended concatenation marks like ARABIC NUMBER SIGN, pure nonspacing/enclosing Mark). Tabs are ignored by design. Lone surrogates are measured as U+FFFD, which is how they are written out.
	2. Clusters starting with an RGI emoji (\p{RGI_Emoji}), regional indicators, or a digit/#/* with VS16 are double-width, even with trailing extenders (e.g., a dangling ZWJ, an extra variation selector, or a spacing mark). Only a stray emoji modifier adds its own swatch width.
	   A wide BMP emoji followed by VS15 (text presentation) is one column; anything after the VS15 is ignored.
	3. Minimally-qualified emoji ZWJ sequences (2+ Extended_Pictographic) are double-width, except that a stray emoji modifier after the sequence adds its own swatch width. An unqualified keycap (no VS16) is text, so it uses the width of its base.
	4. A cluster starting with Hangul (jamo or a precomposed syllable) is one syllable block with the width of its first code point (plus stray emoji modifiers), as in iTerm, Ghostty, and kitty.
	5. Otherwise sum the East Asian Width of every visible code point in the cluster: the base plus trailing spacing marks (including Thai/Lao AM), stray emoji modifiers, Indic conjunct consonants, and halfwidth dakuten/handakuten. Nothing after a ZWJ is counted.
	6. Spacing prepended concatenation marks (e.g., ARABIC NUMBER SIGN before digits) are one column each, unless the following glyph is wide (East Asian Wide or emoji, but not in VS15 text style), which takes them into its own cell.
*/

const segmenter = new Intl.Segmenter();
const nonAsciiOrControlRegex = /[^\u{20}-\u{7E}]/v;

// Spacing Prepended_Concatenation_Mark format characters (e.g., ARABIC NUMBER SIGN) that are visible signs spanning the following characters. Excludes the zero-width U+070F SYRIAC ABBREVIATION MARK.
const prependedConcatenationMarks = String.raw`\u{600}-\u{605}\u{6DD}\u{890}\u{891}\u{8E2}\u{110BD}\u{110CD}`;
const prependedConcatenationMarksRegex = new RegExp(`^[${prependedConcatenationMarks}]+`, 'v');

// Matches a visible (printing) character. Used to find the base scalar of a cluster (skipping leading Format characters and marks), to detect whole-cluster zero-width, and to skip invisible code points when summing widths.
// Intentionally a single negated class without a quantifier: a repeated pattern like `^(?:\u2026|\u2026)+$` backtracks exponentially on overlapping properties, and even `^[\u2026]+$` overflows V8's backtrack stack (RangeError) on clusters with millions of marks.
// Line and paragraph separators (U+2028, U+2029) are intentionally not skipped: iTerm, Terminal.app, and kitty show them as one column.
const visibleCharacterRegex = new RegExp(String.raw`[^\p{Default_Ignorable_Code_Point}\p{Control}\p{Enclosing_Mark}\p{Nonspacing_Mark}[\p{Format}--[${prependedConcatenationMarks}]]]`, 'v');

// Clusters starting with an RGI emoji sequence. Not anchored at the end, so trailing extenders (ZWJ, marks, variation selectors) in the same cluster do not hide the emoji.
// Regional indicators that do not form a valid flag (alone, or an unknown pair) are also shown as one wide symbol, and so is a digit, number sign, or asterisk with VS16 (an emoji presentation sequence that is not RGI on its own).
const emojiPrefixRegex = /^(?:\p{RGI_Emoji}|\p{Regional_Indicator}{1,2}|[\d#*]\u{FE0F})/v;

// A wide BMP emoji followed by VS15 asks for its narrow text style. Every BMP Emoji_Presentation character has a standardized text variation sequence.
// Limitation: astral emoji (e.g., \ud83d\udc4d\ufe0e) keep their width, because only some of them have a text variation sequence and terminals disagree.
const textPresentationEmojiRegex = /^[\p{Emoji_Presentation}--[\u{10000}-\u{10FFFF}]]\u{FE0E}/v;

// Counts stray emoji modifiers from `fromIndex`, keeping the whole string for lookbehind context.
function strayEmojiModifierCount(string, fromIndex) {
	// Most emoji clusters are fully consumed by the emoji match
	if (fromIndex >= string.length) {
		return 0;
	}

	// An emoji modifier that does not follow an emoji modifier base (or a ZWJ) is shown as a standalone color swatch (UTS #51)
	const modifierRegex = /(?<![\p{Emoji_Modifier_Base}\u{200D}])\p{Emoji_Modifier}/gv;
	modifierRegex.lastIndex = fromIndex;

	let count = 0;
	while (modifierRegex.test(string)) {
		count++;
	}

	return count;
}

// Detect minimally-qualified emoji ZWJ sequences (missing VS16 but still render as double-width)
// A ZWJ only joins a following Extended_Pictographic into the cluster when an Extended_Pictographic comes before it (GB11), so this means 2+ Extended_Pictographic joined by a ZWJ.
const emojiZwjSequenceRegex = /\u{200D}\p{Extended_Pictographic}/v;

// Returns the cluster starting at its first visible character, or `undefined` if the whole cluster is zero-width.
function baseVisible(segment) {
	const index = segment.search(visibleCharacterRegex);
	return index === -1 ? undefined : segment.slice(index);
}

// Hangul jamo (U+1100..U+11FF, Hangul Jamo Extended-A and -B) and precomposed syllables. Includes the Default_Ignorable HANGUL CHOSEONG/JUNGSEONG FILLER (U+115F, U+1160), which start a syllable block in place of a missing jamo.
function isHangul(codePoint) {
	return (codePoint >= 0x11_00 && codePoint <= 0x11_FF)
		|| (codePoint >= 0xA9_60 && codePoint <= 0xA9_7C)
		|| (codePoint >= 0xAC_00 && codePoint <= 0xD7_A3)
		|| (codePoint >= 0xD7_B0 && codePoint <= 0xD7_C6)
		|| (codePoint >= 0xD7_CB && codePoint <= 0xD7_FB);
}

// Sums the East Asian Width of the visible code points of a cluster.
// Everything visible after the base still takes columns: spacing marks (Grapheme_Cluster_Break=SpacingMark, including Thai/Lao AM which are Lo), an emoji modifier not consumed by an emoji modifier sequence (shown as a standalone swatch), the consonants of an Indic conjunct joined by a virama (GB9c), and halfwidth dakuten/handakuten. A ZWJ ends the counting.
function visibleCodePointsWidth(visibleSegment, eastAsianWidthOptions) {
	let width = 0;

	for (const character of visibleSegment) {
		// Match terminal handling of explicit Indic half-forms by counting only the visible characters before a ZWJ in the cluster
		if (character === '\u{200D}') {
			break;
		}

		if (visibleCharacterRegex.test(character)) {
			width += eastAsianWidth(character.codePointAt(0), eastAsianWidthOptions);
		}
	}

	return width;
}

function clusterWidth(segment, eastAsianWidthOptions) {
	// Spacing prepended concatenation marks (e.g., ARABIC NUMBER SIGN) are visible one-column signs that join the next character. A wide glyph (East Asian Wide or emoji, but not a VS15 text style) takes them into its own cell.
	// The marks are in U+0600..U+08FF plus U+110BD and U+110CD, so most clusters skip the regex
	const firstCodePoint = segment.codePointAt(0);
	const marks = firstCodePoint === 0x1_10_BD || firstCodePoint === 0x1_10_CD || (firstCodePoint >= 0x6_00 && firstCodePoint <= 0x8_FF) ? prependedConcatenationMarksRegex.exec(segment) : undefined;
	if (marks) {
		const rest = segment.slice(marks[0].length);
		const restWidth = clusterWidth(rest, eastAsianWidthOptions);
		const visibleRest = baseVisible(rest);
		const isWideGlyph = restWidth >= 2 && (
			eastAsianWidth(visibleRest.codePointAt(0), eastAsianWidthOptions) === 2
			|| emojiPrefixRegex.test(visibleRest)
			|| emojiZwjSequenceRegex.test(visibleRest)
		);
		return isWideGlyph ? restWidth : [...marks[0]].length + restWidth;
	}

	// Zero-width / non-printing clusters (including a Hangul filler with only invisible extenders)
	const visibleSegment = baseVisible(segment);
	if (visibleSegment === undefined) {
		return 0;
	}

	// Checked on the raw cluster, since it can start with a Default_Ignorable filler
	if (isHangul(firstCodePoint)) {
		return eastAsianWidth(firstCodePoint, eastAsianWidthOptions) + (strayEmojiModifierCount(segment, 1) * 2);
	}

	if (textPresentationEmojiRegex.test(visibleSegment)) {
		return 1;
	}

	// Emoji width logic. Uses the visible part, so leading invisible characters do not hide the emoji.
	const emoji = emojiPrefixRegex.exec(visibleSegment);
	if (emoji) {
		return 2 + (strayEmojiModifierCount(visibleSegment, emoji[0].length) * 2);
	}

	// Minimally-qualified emoji ZWJ sequences are double-width, like RGI emoji, except that a stray emoji modifier after the sequence is shown as its own swatch. Everything else: EAW of the cluster\u2019s visible scalars, including trailing spacing marks and Halfwidth/Fullwidth Forms (e.g., \uff9e, \uff9f)
	const zwjSequence = emojiZwjSequenceRegex.exec(visibleSegment);
	return zwjSequence
		? 2 + (strayEmojiModifierCount(visibleSegment, zwjSequence.index + zwjSequence[0].length) * 2)
		: visibleCodePointsWidth(visibleSegment, eastAsianWidthOptions);
}

function unicodeWidth(string, ambiguousIsNarrow) {
	// Count the initial printable ASCII directly, keeping its last character as a possible grapheme base.
	let width = 0;
	const firstNonAsciiIndex = string.search(nonAsciiOrControlRegex);
	if (firstNonAsciiIndex > 1) {
		width = firstNonAsciiIndex - 1;
		string = string.slice(width);
	}

	// Keep the first trailing ASCII character with the Unicode prefix.
	let suffixStart = string.length;
	while (suffixStart > 0) {
		const codePoint = string.codePointAt(suffixStart - 1);
		if (codePoint < 0x20 || codePoint > 0x7E) {
			break;
		}

		suffixStart--;
	}

	if (suffixStart + 1 < string.length) {
		width += string.length - suffixStart - 1;
		string = string.slice(0, suffixStart + 1);
	}

	// Printable ASCII, common Han, and precomposed Hangul have fixed widths and cannot form multi-character graphemes together.
	if (!/[^\u{20}-\u{7E}\u{4E00}-\u{9FFF}\u{AC00}-\u{D7A3}]/v.test(string)) {
		return width + string.length + string.replaceAll(/[\u{20}-\u{7E}]/gv, '').length;
	}

	// A lone surrogate is written out as U+FFFD REPLACEMENT CHARACTER
	string = string.toWellFormed();

	// Kirat Rai vowel runs form one glyph, including canonically decomposed vowels. Collapse them before segmentation so older Unicode tables give the same width.
	string = string.replaceAll(/(?<=[\u{16D63}-\u{16D6A}])[\u{16D63}-\u{16D6A}]+/gv, '');

	const eastAsianWidthOptions = {ambiguousAsWide: !ambiguousIsNarrow};

	for (const {segment} of segmenter.segment(string)) {
		// Fast path: a single visible UTF-16 code unit has its East Asian Width under every rule above (a single-code-point RGI emoji is East Asian Wide, and a Hangul cluster uses the width of its first code point).
		if (segment.length === 1) {
			if (visibleCharacterRegex.test(segment)) {
				width += eastAsianWidth(segment.codePointAt(0), eastAsianWidthOptions);
			}

			continue;
		}

		width += clusterWidth(segment, eastAsianWidthOptions);
	}

	return width;
}

function stringWidth(input, options = {}) {
	if (typeof input !== 'string' || input.length === 0) {
		return 0;
	}

	const {
		ambiguousIsNarrow = true,
		countAnsiEscapeCodes = false,
	} = options;

	let string = input;

	// Avoid calling stripAnsi when there are no ANSI escape sequences (ESC = 0x1B, CSI = 0x9B)
	if (!countAnsiEscapeCodes && (string.includes('\u{1B}') || string.includes('\u{9B}'))) {
		string = stripAnsi(string);
	}

	// Fast path: printable ASCII (0x20\u20130x7E) needs no segmenter, regex, or EAW lookup. Its width equals its length.
	// A negated class without a quantifier, since `^[\u2026]*$` overflows V8's backtrack stack (RangeError) on strings with millions of characters.
	return nonAsciiOrControlRegex.test(string) ? unicodeWidth(string, ambiguousIsNarrow) : string.length;
}


/***/ }),

};
