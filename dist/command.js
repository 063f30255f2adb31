export const modules = {

/***/ 93509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bw: () => (/* binding */ replayOptionNames),
/* harmony export */   SH: () => (/* binding */ valueFault),
/* harmony export */   T7: () => (/* binding */ readOutputs),
/* harmony export */   _R: () => (/* binding */ inputOptionNames),
/* harmony export */   aL: () => (/* binding */ splitCommandLine),
/* harmony export */   eb: () => (/* binding */ UsageError),
/* harmony export */   fF: () => (/* binding */ options),
/* harmony export */   gn: () => (/* binding */ optionGroups),
/* harmony export */   ib: () => (/* binding */ optionValues),
/* harmony export */   ky: () => (/* binding */ unknownWords),
/* harmony export */   sy: () => (/* binding */ policyOptionNames)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25933);



/** What an option is about: the headings under which the help of a command lists its options. */
const optionGroups = {
    subject: 'What is read',
    grades: 'Grades',
    policy: 'Policy',
    output: 'Output',
};
/** Options of `check` that set the action's inputs of the same names. */
const inputOptions = {
    'export-file': {
        value: 'FILE',
        help: 'use this local export; nothing is downloaded',
        group: 'grades',
    },
    'base-url': {
        value: 'URL',
        help: 'the grading service, or a mirror of its export',
        group: 'grades',
    },
    timeout: {
        value: 'TIME',
        help: 'longest time for the download, for example 90s',
        group: 'grades',
    },
    preset: { value: 'NAME', help: `levels: ${_model_js__WEBPACK_IMPORTED_MODULE_2__/* .presetNames */ .gC.join(', ')}`, group: 'policy' },
    'min-score': { value: 'N', help: 'the lowest score that passes, 0 to 100', group: 'policy' },
    'org-policy': {
        value: 'POLICY',
        help: "the organisation's: YAML, or OWNER/REPO/PATH@REF",
        group: 'policy',
    },
    scope: { value: 'WHAT', help: 'what is judged: auto, changed, all', group: 'subject' },
};
const inputOptionNames = Object.keys(inputOptions);
/** The options with one value or none. Those that name outputs are made of the formats of a command. */
const options = {
    ...inputOptions,
    repo: {
        value: 'OWNER/NAME[@REF]',
        help: 'a repository on GitHub, in place of DIR',
        group: 'subject',
    },
    base: { value: 'REF', help: 'judge what has changed since this commit', group: 'subject' },
    staged: {
        value: null,
        help: 'judge what the next commit brings, as in a hook',
        group: 'subject',
    },
    config: { value: 'FILE', help: 'use this policy file', group: 'policy' },
    replay: { value: 'TIME', help: 'judge what was merged lately, such as 90d', group: 'subject' },
    'show-policy': {
        value: null,
        help: 'show the effective policy, and judge nothing',
        group: 'policy',
    },
    add: {
        value: 'CLIENT',
        help: 'print the pinned entry to paste into the file of this client',
        group: 'output',
    },
    all: { value: null, help: 'shorten no list of versions and findings', group: 'output' },
    candidates: {
        value: null,
        help: 'list the dependencies of package manifests too',
        group: 'subject',
    },
    seal: { value: null, help: 'write files that only the API key opens', group: 'output' },
    org: {
        value: 'NAME',
        help: 'the repositories of this organisation on GitHub',
        group: 'subject',
    },
    repos: {
        value: 'FILE',
        help: 'the repositories that a file names, one a line',
        group: 'subject',
    },
    include: {
        value: 'PATTERNS',
        help: 'only repositories with such names: api-*,web',
        group: 'subject',
        isList: true,
    },
    exclude: {
        value: 'PATTERNS',
        help: 'no repositories with such names',
        group: 'subject',
        isList: true,
    },
    archived: {
        value: null,
        help: 'archived repositories of the organisation too',
        group: 'subject',
    },
    'state-file': {
        value: 'FILE',
        help: 'the sealed state of earlier runs, with a key of its own',
        group: 'subject',
    },
    server: { value: 'NAME', help: 'only servers with such a name: @acme/*', group: 'subject' },
    grade: { value: 'GRADE', help: 'only servers with this grade', group: 'subject' },
    forks: { value: null, help: 'forks of the organisation too', group: 'subject' },
    out: { value: 'DIR', help: 'the folder into which files are written', group: 'output' },
    compress: { value: 'zstd', help: 'compress the files with zstd', group: 'output' },
    for: {
        value: 'WHAT',
        help: 'the list: claude-code, copilot, csv, json, renovate',
        group: 'output',
        isRepeatable: true,
    },
    launches: {
        value: 'SOURCE',
        help: 'what is in use: a folder, JSON report or state',
        group: 'subject',
        isRepeatable: true,
    },
    keep: {
        value: 'SOURCE',
        help: 'what was in use, and stays while it passes',
        group: 'subject',
        isRepeatable: true,
    },
    owners: {
        value: 'OWNERS',
        help: 'who owns the files in CODEOWNERS: @acme/security',
        group: 'output',
        isList: true,
    },
    action: {
        value: 'OWNER/NAME@COMMIT',
        help: 'the action that the workflow uses',
        group: 'output',
    },
    'dry-run': {
        value: null,
        help: 'show what would be written, and write nothing',
        group: 'output',
    },
    force: { value: null, help: 'replace the workflow and policy that are there', group: 'output' },
    'with-grades': {
        value: null,
        help: 'write grades, scores and rules too',
        group: 'output',
    },
};
/** The options that make the policy of a command over the whole export. */
const policyOptionNames = [
    'config',
    'preset',
    'min-score',
    'org-policy',
];
/** Options of `check` that mean something with `--replay` alone. */
const replayOptionNames = ['org', 'include', 'exclude', 'archived', 'forks'];
/** A command line that cannot be used, with a line for each further fault. */
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
/** Splits a command line into words and options, whether these exist or not. */
function splitCommandLine(args) {
    const taking = Object.keys(kinds).filter((name) => kinds[name]?.value != null);
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.parseArgs)({
        args: [...args],
        options: {
            ...Object.fromEntries(taking.map((name) => [name, { type: 'string' }])),
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
/** The values of options by name. Of one that is written twice the last counts, unless it is a list. */
function optionValues(written) {
    const values = {};
    for (const { name, value = '' } of written) {
        const before = kinds[name]?.isList ? values[name] : undefined;
        values[name] = before === undefined ? value : `${before},${value}`;
    }
    return values;
}
/** What is wrong with the value of an option, in words; null if nothing. */
function valueFault({ name, written, value, isInline }) {
    const kind = kinds[name];
    if (kind === undefined)
        return null;
    if (kind.value === null)
        return value === undefined ? null : `${written} takes no value.`;
    // An option must not take the next one for its value.
    const isMissing = !value || (!isInline && /^-./.test(value));
    return isMissing ? `${written} needs a value: ${kind.value}.` : null;
}
/**
 * The outputs that options name.
 *
 * @param formats those of the command
 * @throws UsageError for an unknown format, and for outputs that would overwrite or follow one another
 */
async function readOutputs(written, formats) {
    const outputs = [];
    for (const { name, value } of written) {
        const text = name === 'output' ? `${value}` : value === undefined ? name : `${name}=${value}`;
        const [, format = text, , file = null] = /^([^=]+)(=(.*))?$/s.exec(text) ?? [];
        if (!formats.includes(format)) {
            const words = await unknownWords(format, formats);
            throw new UsageError(`There is no format ${words} There are ${formats.join(', ')}.`);
        }
        if (file === '')
            throw new UsageError(`${JSON.stringify(text)} names no file.`);
        outputs.push({ format, file });
    }
    const places = Map.groupBy(outputs, ({ file }) => (file === null ? null : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(file)));
    for (const [place, [first, second]] of places) {
        if (first === undefined || second === undefined)
            continue;
        const [subject, remedy] = place === null
            ? ['Standard output', `Name a file for one of them: -o ${second.format}=FILE.`]
            : [JSON.stringify(second.file), 'Name another file for one of them.'];
        const both = `${first.format} and ${second.format}`;
        throw new UsageError(`${subject} can take only one output: ${both} both go there. ${remedy}`);
    }
    return outputs;
}
/** An unknown name with the one that may be meant: `"jsn"; the nearest is json.` */
async function unknownWords(name, known) {
    const { similarName } = await __webpack_require__.e(/* import() */ 8898).then(__webpack_require__.bind(__webpack_require__, 78898));
    const similar = similarName(name, known);
    return `${JSON.stringify(name)}${similar === null ? '' : `; the nearest is ${similar}`}.`;
}


/***/ }),

/***/ 93729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  invocationOf: () => (/* binding */ invocationOf),
  nameIn: () => (/* binding */ nameIn),
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/failure.js
var failure = __webpack_require__(59874);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/entry/command-line.js
var command_line = __webpack_require__(93509);
;// CONCATENATED MODULE: ./build/export-diff/formats.js
/** The formats of the difference between two exports, the default first. */
const diffFormats = ['table', 'json', 'markdown', 'ndjson'];

// EXTERNAL MODULE: ./build/report/outputs.js
var outputs = __webpack_require__(94121);
// EXTERNAL MODULE: ./build/sweep/outputs.js
var sweep_outputs = __webpack_require__(57065);
;// CONCATENATED MODULE: ./build/entry/command-table.js




/** The headings under which the overview lists the commands, in its order. */
const commandGroups = {
    servers: 'Servers of a folder or repository',
    organisation: 'Servers of an organisation',
    export: 'The export of grades',
};
/**
 * The commands, in the order of the help. To add one, add a file in `commands/` and an entry here: the
 * help and docs/command-line.md are made of it.
 */
const commands = {
    check: {
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(3884), __webpack_require__.e(4016), __webpack_require__.e(3709), __webpack_require__.e(4702), __webpack_require__.e(9935), __webpack_require__.e(2670), __webpack_require__.e(3889), __webpack_require__.e(8687), __webpack_require__.e(932), __webpack_require__.e(3747), __webpack_require__.e(5812), __webpack_require__.e(5219), __webpack_require__.e(6555), __webpack_require__.e(9338), __webpack_require__.e(8859), __webpack_require__.e(7485), __webpack_require__.e(2425), __webpack_require__.e(6767)]).then(__webpack_require__.bind(__webpack_require__, 92425))).check,
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
        examples: [
            { does: 'Judge the current folder', line: 'check --base-url https://grades.example.com' },
            {
                does: 'Judge what this branch changes, for people and for tools',
                line: 'check --base main --export-file export.json -o table -o json=report.json',
            },
            {
                does: 'Judge what is staged, in a hook of git',
                line: 'check --staged --export-file export.json',
            },
            { does: 'Which policy holds here, and where it is written', line: 'check --show-policy' },
        ],
        statuses: { 0: 'pass or warn; with --replay, all was judged', 1: 'fail' },
    },
    inventory: {
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3884), __webpack_require__.e(7091), __webpack_require__.e(4016), __webpack_require__.e(3709), __webpack_require__.e(4702), __webpack_require__.e(3889), __webpack_require__.e(932), __webpack_require__.e(9338), __webpack_require__.e(8859), __webpack_require__.e(9212)]).then(__webpack_require__.bind(__webpack_require__, 99212))).inventory,
        group: 'servers',
        does: 'lists the MCP servers that a folder declares; needs no key',
        argument: '[DIR]',
        forms: ['[DIR]', '[DIR] (--export-file FILE | --base-url URL)'],
        options: [
            ...['repo', 'candidates', 'export-file', 'base-url', 'timeout'],
            ...command_line/* policyOptionNames */.sy,
        ],
        formats: ['table', 'json', 'cyclonedx', 'dependency-snapshot'],
        examples: [
            { does: 'What the current folder declares', line: 'inventory' },
            { does: 'The same as JSON in a file', line: 'inventory -o json=inventory.json' },
            {
                does: 'A bill of materials with grades and findings',
                line: 'inventory --export-file export.json -o cyclonedx=bom.json',
            },
        ],
        statuses: { 0: 'the list is complete, or says what could not be read' },
    },
    show: {
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(3884), __webpack_require__.e(7091), __webpack_require__.e(8815), __webpack_require__.e(4016), __webpack_require__.e(3709), __webpack_require__.e(4702), __webpack_require__.e(9935), __webpack_require__.e(2670), __webpack_require__.e(3889), __webpack_require__.e(8687), __webpack_require__.e(932), __webpack_require__.e(3747), __webpack_require__.e(5812), __webpack_require__.e(6555), __webpack_require__.e(5810), __webpack_require__.e(9338), __webpack_require__.e(8859), __webpack_require__.e(1781)]).then(__webpack_require__.bind(__webpack_require__, 57597))).show,
        group: 'servers',
        does: 'shows what the export says of a server, before you add it',
        argument: 'SERVER',
        hint: 'Put a command in quotes: show "npx -y @acme/files".',
        forms: ['SERVER (--export-file FILE | --base-url URL)'],
        options: ['export-file', 'base-url', 'timeout', ...command_line/* policyOptionNames */.sy, 'all', 'add'],
        formats: ['table', 'json', 'markdown'],
        examples: [
            {
                does: 'A package, an image, or a name of the registry',
                line: 'show @acme/files --export-file export.json',
            },
            {
                does: 'One version, as a package URL',
                line: 'show pkg:npm/@acme/files@1.2.0 --base-url https://grades.example.com',
            },
            {
                does: 'What to paste for a client',
                line: 'show @acme/files --export-file export.json --add claude-code',
            },
            {
                does: 'A command or an entry, as a page of documentation has it',
                line: 'show "npx -y @acme/files" --export-file export.json -o json',
            },
        ],
        statuses: {
            0: 'it is listed, whatever its grade; with --add, it passes',
            1: 'it is not listed; with --add, no version passes',
        },
    },
    init: {
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(3884), __webpack_require__.e(8815), __webpack_require__.e(4016), __webpack_require__.e(3709), __webpack_require__.e(4702), __webpack_require__.e(9935), __webpack_require__.e(2670), __webpack_require__.e(3889), __webpack_require__.e(8687), __webpack_require__.e(932), __webpack_require__.e(3747), __webpack_require__.e(5812), __webpack_require__.e(5219), __webpack_require__.e(6555), __webpack_require__.e(9338), __webpack_require__.e(8859), __webpack_require__.e(7485), __webpack_require__.e(4657), __webpack_require__.e(1246)]).then(__webpack_require__.bind(__webpack_require__, 13979))).init,
        group: 'servers',
        does: 'writes workflow and policy of the gate for a repository',
        argument: '[DIR]',
        forms: ['[DIR] [--base-url URL] [--owners OWNERS] [--dry-run]'],
        options: [
            ...['export-file', 'base-url', 'timeout', 'preset'],
            ...['owners', 'action', 'dry-run', 'force'],
        ],
        formats: [],
        examples: [
            {
                does: 'What would be written here, as a patch for git apply',
                line: 'init --base-url https://grades.example.com --dry-run',
            },
            {
                does: 'Write it, with owners of the files, and say what would fail today',
                line: 'init --base-url https://grades.example.com --owners @acme/security --export-file export.json',
            },
        ],
        statuses: { 0: 'the files are written, or there is nothing to write' },
    },
    sweep: {
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(3884), __webpack_require__.e(8815), __webpack_require__.e(4942), __webpack_require__.e(4016), __webpack_require__.e(3709), __webpack_require__.e(4702), __webpack_require__.e(9935), __webpack_require__.e(2670), __webpack_require__.e(3889), __webpack_require__.e(8687), __webpack_require__.e(932), __webpack_require__.e(3747), __webpack_require__.e(5812), __webpack_require__.e(5219), __webpack_require__.e(6555), __webpack_require__.e(5810), __webpack_require__.e(9338), __webpack_require__.e(8859), __webpack_require__.e(7485), __webpack_require__.e(6483), __webpack_require__.e(5215), __webpack_require__.e(6623), __webpack_require__.e(7703), __webpack_require__.e(9620), __webpack_require__.e(2054), __webpack_require__.e(4820)]).then(__webpack_require__.bind(__webpack_require__, 3383))).sweepCommand,
        group: 'organisation',
        does: 'judges the default branches of many repositories on GitHub',
        argument: '',
        forms: ['--org NAME', '--repos FILE'].map((all) => `${all} (--export-file FILE | --base-url URL)`),
        options: [
            ...['org', 'repos', 'include', 'exclude', 'archived', 'forks', 'state-file'],
            ...['export-file', 'base-url', 'timeout', 'org-policy'],
        ],
        formats: ['table', ...Object.values(sweep_outputs/* sweepOutputs */.z).map(({ format }) => format)],
        examples: [
            {
                does: 'Judge every repository of an organisation',
                line: 'sweep --org octo-org --base-url https://grades.example.com',
            },
            {
                does: 'Only some, as a page to share',
                line: 'sweep --org octo-org --include "api-*,web" --export-file export.json -o html=sweep.html',
            },
        ],
        statuses: { 0: 'pass or warn', 1: 'fail' },
    },
    'sweep history': {
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(3884), __webpack_require__.e(3709), __webpack_require__.e(4702), __webpack_require__.e(9935), __webpack_require__.e(2670), __webpack_require__.e(3889), __webpack_require__.e(8687), __webpack_require__.e(932), __webpack_require__.e(9338), __webpack_require__.e(6623), __webpack_require__.e(6688)]).then(__webpack_require__.bind(__webpack_require__, 1615))).sweepHistory,
        group: 'organisation',
        does: 'says from when to when repositories ran which servers',
        argument: '',
        forms: ['--state-file FILE [--grade GRADE]'],
        options: ['state-file', 'server', 'grade', 'export-file', 'base-url', 'timeout'],
        formats: ['table', 'json'],
        examples: [
            {
                does: 'Who has run servers of acme',
                line: 'sweep history --state-file sweep.state --server "@acme/*"',
            },
            {
                does: 'Who has run what is graded F today',
                line: 'sweep history --state-file sweep.state --grade F --export-file export.json',
            },
        ],
        statuses: { 0: 'the history is printed' },
    },
    allowlist: {
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(3884), __webpack_require__.e(7091), __webpack_require__.e(8815), __webpack_require__.e(4016), __webpack_require__.e(3709), __webpack_require__.e(4702), __webpack_require__.e(9935), __webpack_require__.e(2670), __webpack_require__.e(805), __webpack_require__.e(3889), __webpack_require__.e(8687), __webpack_require__.e(932), __webpack_require__.e(3747), __webpack_require__.e(5812), __webpack_require__.e(5219), __webpack_require__.e(6555), __webpack_require__.e(5810), __webpack_require__.e(9338), __webpack_require__.e(8859), __webpack_require__.e(7485), __webpack_require__.e(6620), __webpack_require__.e(385), __webpack_require__.e(9795), __webpack_require__.e(6623), __webpack_require__.e(7620), __webpack_require__.e(7703), __webpack_require__.e(4952), __webpack_require__.e(1044), __webpack_require__.e(5027), __webpack_require__.e(2772)]).then(__webpack_require__.bind(__webpack_require__, 38468))).allowlist,
        group: 'organisation',
        does: 'writes what passes as lists that clients enforce, with proof',
        argument: '',
        forms: ['--for WHAT --out DIR (--export-file FILE | --base-url URL)'],
        options: [
            ...['launches', 'keep', 'export-file', 'base-url', 'timeout'],
            ...['config', 'preset', 'min-score', 'org-policy'],
            ...['for', 'with-grades', 'out'],
        ],
        formats: [],
        examples: [
            {
                does: 'What is in use in this folder, for Claude Code and Copilot',
                line: 'allowlist --for claude-code --for copilot --launches . --export-file export.json --out lists',
            },
            {
                does: 'The whole export as a table',
                line: 'allowlist --for csv --export-file export.json --out lists',
            },
        ],
        statuses: {
            0: 'the files are written, and the proof holds',
            1: 'they are written, and the proof fails',
        },
    },
    'export validate': {
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(3884), __webpack_require__.e(7091), __webpack_require__.e(3709), __webpack_require__.e(4702), __webpack_require__.e(805), __webpack_require__.e(4475)]).then(__webpack_require__.bind(__webpack_require__, 44475))).validateExport,
        group: 'export',
        does: 'says rule by rule whether an export meets its contract',
        argument: 'FILE|URL',
        forms: ['FILE|URL'],
        options: ['timeout'],
        formats: [],
        examples: [
            { does: 'A file', line: 'export validate export.json' },
            { does: 'What the service sends', line: 'export validate https://grades.example.com' },
        ],
        statuses: { 0: 'the export meets its contract', 1: 'it does not' },
    },
    'export diff': {
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(3884), __webpack_require__.e(7091), __webpack_require__.e(8815), __webpack_require__.e(3709), __webpack_require__.e(4702), __webpack_require__.e(9935), __webpack_require__.e(2670), __webpack_require__.e(805), __webpack_require__.e(8687), __webpack_require__.e(3747), __webpack_require__.e(5810), __webpack_require__.e(6620), __webpack_require__.e(385), __webpack_require__.e(9795), __webpack_require__.e(7620), __webpack_require__.e(5087), __webpack_require__.e(4952), __webpack_require__.e(6488), __webpack_require__.e(636)]).then(__webpack_require__.bind(__webpack_require__, 33916))).exportDiff,
        group: 'export',
        does: 'says what differs between two exports',
        argument: 'OLD NEW',
        forms: ['OLD NEW'],
        options: [...command_line/* policyOptionNames */.sy, 'timeout'],
        formats: diffFormats,
        examples: [
            { does: 'What is new since yesterday', line: 'export diff yesterday.json export.json' },
            {
                does: 'What passes or fails now that did not, under a policy',
                line: 'export diff yesterday.json export.json --config gate.yml',
            },
            {
                does: 'The same against the service, as Markdown in a file',
                line: 'export diff yesterday.json https://grades.example.com -o markdown=diff.md',
            },
        ],
        statuses: { 0: 'nothing differs', 1: 'something differs' },
    },
    'export tables': {
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(3884), __webpack_require__.e(7091), __webpack_require__.e(3709), __webpack_require__.e(805), __webpack_require__.e(5087), __webpack_require__.e(9944)]).then(__webpack_require__.bind(__webpack_require__, 77947))).exportTables,
        group: 'export',
        does: 'writes an export as tables, for databases',
        argument: 'FILE|URL',
        forms: ['FILE|URL --out DIR'],
        options: ['timeout', 'out', 'compress'],
        formats: [],
        examples: [
            { does: 'Add a day to a folder', line: 'export tables export.json --out corpus' },
            {
                does: 'From the service, compressed',
                line: 'export tables https://grades.example.com --out corpus --compress zstd',
            },
        ],
        statuses: { 0: 'the tables are written' },
    },
    'export fetch': {
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(3884), __webpack_require__.e(7091), __webpack_require__.e(3709), __webpack_require__.e(4702), __webpack_require__.e(9935), __webpack_require__.e(2670), __webpack_require__.e(805), __webpack_require__.e(3889), __webpack_require__.e(932), __webpack_require__.e(9338), __webpack_require__.e(6620), __webpack_require__.e(385), __webpack_require__.e(9795), __webpack_require__.e(7620), __webpack_require__.e(5571)]).then(__webpack_require__.bind(__webpack_require__, 55571))).fetchExportCommand,
        group: 'export',
        does: 'writes the export into a folder as a sealed mirror',
        argument: '',
        forms: ['--base-url URL', '--export-file FILE'].map((from) => `--seal --out DIR ${from}`),
        options: ['base-url', 'export-file', 'timeout', 'seal', 'out'],
        formats: [],
        examples: [
            {
                does: 'Fill or update the folder of a web server',
                line: 'export fetch --seal --out mirror --base-url https://grades.example.com',
            },
            {
                does: 'From a file that was downloaded before',
                line: 'export fetch --seal --out mirror --export-file export.json',
            },
        ],
        statuses: { 0: 'the mirror has the newest export' },
    },
};

// EXTERNAL MODULE: ./build/entry/credentials.js
var credentials = __webpack_require__(56253);
// EXTERNAL MODULE: ./build/entry/exit-status.js
var exit_status = __webpack_require__(27062);
// EXTERNAL MODULE: ./build/report/terminal/wrap.js
var wrap = __webpack_require__(8242);
;// CONCATENATED MODULE: ./build/entry/usage.js





/** Columns of the help. */
const width = 80;
const program = 'mcp-grade-gate';
/** The forms of some commands, one per line, and where to read more. */
function synopsis(commands) {
    const names = Object.keys(commands);
    const more = names.length === 1 ? `${program} help ${names[0]}` : `${program} --help`;
    const forms = names.length === 1 ? formsOf(commands) : `Usage: ${program} COMMAND [OPTION]...\n`;
    return `${forms}\n"${more}" tells more.\n`;
}
function formsOf(commands) {
    const lines = Object.entries(commands).flatMap(([name, { forms }]) => forms.flatMap((form) => formLines(`  ${program} ${name} ${form} [OPTION]...`)));
    return paragraph('Usage', lines);
}
/** A form over several lines where it is too long for one; what is in brackets stays together. */
function formLines(form) {
    const bound = form.replace(/[([][^)\]]*[)\]]/g, (group) => group.replaceAll(' ', '\u00a0'));
    return (0,wrap/* wrapped */.k)(bound, width).map((line) => line.replaceAll('\u00a0', ' '));
}
/** The commands with what they do, under the headings of their groups. */
function overviewOf(commands) {
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
        paragraph('Exit status', statusRows({ 0: 'the command did what it says', 1: 'the answer is no: it fails or differs' })),
        `"${program} help COMMAND" tells all about one of them, with examples: try
"${program} help ${first}". --version prints the version.\n`,
    ].join('\n');
}
/** Everything about a command, in lines of up to 80 columns. */
function usageOf(name, command) {
    const rows = optionRows(command);
    const optionParts = Object.entries(command_line/* optionGroups */.gn).flatMap(([group, heading]) => {
        const lines = rows.filter((row) => row.group === group).flatMap(optionLines);
        return lines.length === 0 ? [] : [paragraph(heading, lines)];
    });
    const notes = notesOf(command);
    return [
        `${filled(`${program} ${name}: ${command.does}`, width).join('\n')}\n`,
        formsOf({ [name]: command }),
        ...optionParts,
        paragraph('Examples', exampleLines(command).map((line) => (line === '' ? '' : `  ${line}`))),
        ...(notes.length === 0 ? [] : [`${filled(notes.join(' '), width).join('\n')}\n`]),
        paragraph('Exit status', statusRows(command.statuses)),
    ].join('\n');
}
/** The examples as a shell reads them, each below a comment. */
function exampleLines({ examples }) {
    return examples.flatMap(({ does, line }, index) => [
        ...(index === 0 ? [] : ['']),
        `# ${does}`,
        ...commandLines(`${program} ${line}`),
    ]);
}
/** Columns of an option with its value. */
const optionWidth = 27;
function optionLines({ option, help }) {
    const indent = optionWidth + 3;
    const [first = '', ...more] = filled(help, width - indent);
    return [
        `  ${option.padEnd(optionWidth)} ${first}`,
        ...more.map((line) => ' '.repeat(indent) + line),
    ];
}
/** A text in lines of some columns, without indentation. */
function filled(text, columns) {
    return (0,wrap/* wrapped */.k)(text, columns).map((line) => line.trim());
}
function paragraph(heading, lines) {
    return `${heading}:\n${lines.map((line) => `${line}\n`).join('')}`;
}
/** The options of a command with what they do, those of its outputs last. */
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
                    `--${short[0]}[=FILE], …`,
                    `the same as -o ${short[0]}[=FILE]; so for all but table`,
                ]
                : [`--${short[0]}[=FILE]`, `the same as -o ${short[0]}[=FILE]`],
        ];
    return [
        ...rows,
        ...ofOutputs.map(([option, help]) => ({ group: 'output', option, help })),
    ];
}
/** The formats that have an option of their own: all but the table, which is the default. */
function shortForms(formats) {
    return formats.filter((format) => format !== 'table');
}
/** A command line over several lines, as a shell reads it, where it is too long for one. */
function commandLines(line) {
    const lines = [];
    for (const part of line.split(/ (?=-)/)) {
        const last = lines.at(-1);
        // Room for the indentation and for the backslash.
        if (last === undefined || last.length + part.length > width - 6) {
            lines.push(last === undefined ? part : `  ${part}`);
        }
        else
            lines[lines.length - 1] = `${last} ${part}`;
    }
    return lines.map((each, index) => (index === lines.length - 1 ? each : `${each} \\`));
}
/** What the exit statuses of a command mean, in their order. */
function statusRows(statuses) {
    return Object.entries({ ...statuses, ...exit_status/* commonStatuses */.s }).map(([status, words]) => `  ${status.padEnd(3)} ${words}`);
}
/** What else one needs to know, in sentences: where input comes from and where output goes. */
function notesOf({ argument, options: names, formats }) {
    const takes = (name) => names.includes(name);
    return [
        ...(argument === '[DIR]' ? ['DIR is the current folder if none is given.'] : []),
        ...(takes('config')
            ? [
                argument === '[DIR]'
                    ? "Without --config, the policy is the repository's."
                    : 'No policy file of a repository is read.',
            ]
            : []),
        ...(formats.length > 0
            ? ['An output without FILE goes to standard output; if none does, the table does.']
            : []),
        ...(takes('timeout') || takes('repo') || takes('state-file')
            ? ['Keys come from the environment, never from arguments:']
            : []),
        ...(takes('seal')
            ? ['MCP_GRADE_GATE_API_KEY has the key of the service, which seals the mirror too.']
            : takes('timeout')
                ? ['MCP_GRADE_GATE_API_KEY has the key of the service; a local export needs none.']
                : []),
        ...(takes('repo') || takes('org')
            ? ['GITHUB_TOKEN or GH_TOKEN has the token for GitHub.']
            : []),
        ...(takes('repos')
            ? ['In its place, GITHUB_APP_ID and GITHUB_APP_PRIVATE_KEY can name a GitHub App.']
            : []),
        ...(takes('launches') ? ['MCP_GRADE_GATE_STATE_KEY has the key of the state of a sweep.'] : []),
        ...(takes('state-file')
            ? ['MCP_GRADE_GATE_STATE_KEY has the keys of the state, one a line: the first one seals.']
            : []),
    ];
}

;// CONCATENATED MODULE: ./build/entry/command.js








/**
 * Runs the command line.
 *
 * @param args the arguments of the process, without Node and the script
 * @returns the exit status: 0 or 1 as the command says, 2 error, 64 a wrong command line
 */
async function runCommand(args) {
    // The commands that a fault is about: all, until one is found.
    let concerned = commands;
    try {
        const { words: given, written } = (0,command_line/* splitCommandLine */.aL)(args);
        const isGiven = (name) => written.some((option) => option.name === name);
        if (isGiven('version'))
            return print(`${version/* version */.r}\n`);
        const isHelp = isGiven('help') || given[0] === 'help';
        const words = given[0] === 'help' ? given.slice(1) : given;
        const name = nameIn(words);
        const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
        if (isHelp && command === undefined)
            return print(overviewOf(await helpOf(name)));
        if (command === undefined)
            throw new command_line/* UsageError */.eb(await unknownCommandWords(name));
        if (isHelp)
            return print(usageOf(name, command));
        concerned = { [name]: command };
        const redact = await openRedactor();
        refuseSecrets(args, redact);
        return await start(command, await invocationOf(name, command, words, written), redact);
    }
    catch (error) {
        await writeError(error);
        if (!(error instanceof command_line/* UsageError */.eb))
            return exit_status/* exitStatus */.$.error;
        process.stderr.write(`\n${synopsis(concerned)}`);
        return exit_status/* exitStatus */.$.wrongCommandLine;
    }
}
/** The commands that help is asked for: all, or those of a group. Throws UsageError if there are none. */
async function helpOf(name) {
    if (name === '')
        return commands;
    const ofGroup = Object.entries(commands).filter(([each]) => each.startsWith(`${name} `));
    if (ofGroup.length === 0)
        throw new command_line/* UsageError */.eb(await unknownCommandWords(name));
    return Object.fromEntries(ofGroup);
}
/**
 * Refuses a command line that has a secret of the environment in it: others on the machine can see it,
 * and shells keep it.
 */
function refuseSecrets(args, redact) {
    const found = args.find((arg) => redact(arg) !== arg);
    if (found === undefined)
        return;
    throw new command_line/* UsageError */.eb(`The argument ${JSON.stringify(found)} contains a key or token, which others on this machine can see and shells keep.`, `Keys come from ${credentials/* keyVariables */.jr} alone. Replace this one where it was issued.`);
}
/**
 * Runs a command.
 *
 * @throws UsageError for values that cannot be used; those of the key are not on the command line
 */
async function start({ load, argument, options }, given, redact) {
    try {
        const run = await load();
        return await run(given, redact);
    }
    catch (error) {
        const { SettingsError } = await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(3884), __webpack_require__.e(3709), __webpack_require__.e(9935), __webpack_require__.e(2670), __webpack_require__.e(534)]).then(__webpack_require__.bind(__webpack_require__, 84663));
        if (!(error instanceof SettingsError))
            throw error;
        if (error.faults.some(({ name }) => name === 'api-key')) {
            // Here the key is no input, but a variable.
            const faults = error.faults.map((fault) => fault.name === 'api-key' ? { ...fault, name: credentials/* keyVariable */.OE } : fault);
            throw new SettingsError(faults, 'Correct the variable and the options.');
        }
        const isMissing = options.includes('base-url') && given.values['base-url'] === undefined;
        if (isMissing && error.faults.some(({ name }) => name === 'base-url')) {
            throw new command_line/* UsageError */.eb('Grades are needed: give --export-file FILE or --base-url URL.');
        }
        const isOption = (detail) => options.some((option) => detail.startsWith(`${option}: `));
        // What is no option of the command is its argument.
        const lines = error.details.map((detail) => isOption(detail) ? `--${detail}` : detail.replace(/^[\w-]+/, argument));
        throw new command_line/* UsageError */.eb(...lines);
    }
}
/** Writes what went wrong to standard error. A wrong command line may hold the key, so it is redacted too. */
async function writeError(error) {
    const [{ logLine }, { moreWords }, redact] = await Promise.all([
        __webpack_require__.e(/* import() */ 3920).then(__webpack_require__.bind(__webpack_require__, 13920)),
        Promise.all(/* import() */[__webpack_require__.e(3884), __webpack_require__.e(3709), __webpack_require__.e(4702), __webpack_require__.e(1539)]).then(__webpack_require__.bind(__webpack_require__, 44702)),
        openRedactor(),
    ]);
    const details = error instanceof failure/* GateError */.ue || error instanceof command_line/* UsageError */.eb ? error.details : [];
    const remedy = error instanceof failure/* GateError */.ue ? [(0,failure/* onCommandLine */.vo)(error).remedy, moreWords(error)] : [];
    for (const line of [(0,failure/* causeOf */.rl)(error), ...details, ...remedy].map(redact)) {
        process.stderr.write(`${logLine(line)}\n`);
    }
}
/** Redacts the API key, the token, and the keys of a state and of an App in all output. */
async function openRedactor() {
    const { keyRedactor, redactorFor } = await __webpack_require__.e(/* import() */ 7234).then(__webpack_require__.bind(__webpack_require__, 17234));
    const stateKeys = (0,credentials/* givenStateKeys */.jO)().keys.split(/\s+/);
    const redact = redactorFor([(0,credentials/* givenKey */.xy)(), (0,credentials/* githubToken */.bU)(), ...stateKeys]);
    const redactKey = keyRedactor((0,credentials/* givenAccess */.WO)().privateKey);
    return (text) => redactKey(redact(text));
}
function print(text) {
    process.stdout.write(text);
    return 0;
}
/** The command's name: two words if commands begin with the first one, which is none alone. */
function nameIn([first = '', second = '']) {
    const both = `${first} ${second}`.trimEnd();
    if (Object.hasOwn(commands, both))
        return both;
    const isGroup = Object.keys(commands).some((name) => name.startsWith(`${first} `));
    return isGroup && !Object.hasOwn(commands, first) ? both : first;
}
async function unknownCommandWords(name) {
    if (name === '')
        return 'No command is given.';
    const [group] = name.split(' ');
    const known = Object.keys(commands);
    const ofGroup = known.filter((each) => each.startsWith(`${group} `));
    if (ofGroup.length > 0 && name === group) {
        const seconds = ofGroup.map((each) => each.slice(name.length + 1));
        return `${JSON.stringify(name)} needs a second word: ${seconds.join(', ')}.`;
    }
    return `There is no command ${await (0,command_line/* unknownWords */.ky)(name, ofGroup.length > 0 ? ofGroup : known)}`;
}
/** What the command line gives to a command. Throws UsageError for what the command does not take. */
async function invocationOf(name, { argument, options, formats, hint }, words, written) {
    const ofOutputs = formats.length > 0 ? ['output', ...shortForms(formats)] : [];
    const known = [...options, ...ofOutputs];
    const hints = hint === undefined ? [] : [hint];
    for (const option of written) {
        if (!known.includes(option.name)) {
            const all = known.map((each) => `--${each}`);
            const words = `${name} has no option ${await (0,command_line/* unknownWords */.ky)(option.written, all)}`;
            const isKey = /key|token|secret|password/i.test(option.name);
            throw new command_line/* UsageError */.eb(words, ...(isKey ? [`Keys come from ${credentials/* keyVariables */.jr}.`] : hints));
        }
        const fault = (0,command_line/* valueFault */.SH)(option);
        if (fault !== null)
            throw new command_line/* UsageError */.eb(fault);
    }
    const [first, second, ...more] = words.slice(name.split(' ').length);
    const takesTwo = /^\w+ \w+$/.test(argument);
    if (first !== undefined && argument === '') {
        throw new command_line/* UsageError */.eb(`${name} takes options only: ${JSON.stringify(first)} is too much.`);
    }
    if (takesTwo && more[0] !== undefined) {
        throw new command_line/* UsageError */.eb(`${name} takes two arguments: ${JSON.stringify(more[0])} is too much.`);
    }
    if (takesTwo && !second)
        throw new command_line/* UsageError */.eb(`${name} needs ${argument}.`);
    if (second !== undefined && !takesTwo) {
        const fault = `${name} takes one argument: ${JSON.stringify(second)} is too much.`;
        throw new command_line/* UsageError */.eb(fault, ...hints);
    }
    const hasRepository = written.some((option) => option.name === 'repo');
    if (first && hasRepository) {
        throw new command_line/* UsageError */.eb(`${name} takes a folder or --repo: ${JSON.stringify(first)} is too much.`);
    }
    if (!first && /^[^[]/.test(argument))
        throw new command_line/* UsageError */.eb(`${name} needs ${argument}.`);
    const isOutput = (option) => ofOutputs.includes(option.name);
    const values = (0,command_line/* optionValues */.ib)(written.filter((each) => !isOutput(each)));
    const outputs = await (0,command_line/* readOutputs */.T7)(written.filter(isOutput), formats);
    const read = new Set([...words, ...Object.values(values)].map((each) => (0,external_node_path_.resolve)(each)));
    const both = outputs.find(({ file }) => file !== null && read.has((0,external_node_path_.resolve)(file)));
    if (both !== undefined) {
        throw new command_line/* UsageError */.eb(`${JSON.stringify(both.file)} is read: name another file for the output.`);
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

/***/ 92425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  check: () => (/* binding */ check),
  settingsOf: () => (/* binding */ settingsOf)
});

// EXTERNAL MODULE: ./build/failure.js
var failure = __webpack_require__(59874);
// EXTERNAL MODULE: ./build/report/outputs.js
var report_outputs = __webpack_require__(94121);
// EXTERNAL MODULE: ./build/report/redact.js
var report_redact = __webpack_require__(17234);
// EXTERNAL MODULE: ./build/phrase.js
var phrase = __webpack_require__(59743);
// EXTERNAL MODULE: ./build/report/change-words.js
var change_words = __webpack_require__(29227);
// EXTERNAL MODULE: ./build/report/dispute.js
var dispute = __webpack_require__(27763);
// EXTERNAL MODULE: ./build/report/distinct.js
var distinct = __webpack_require__(20139);
// EXTERNAL MODULE: ./build/report/evidence.js
var evidence = __webpack_require__(14674);
// EXTERNAL MODULE: ./build/report/news-words.js
var news_words = __webpack_require__(50044);
// EXTERNAL MODULE: ./build/report/order.js
var order = __webpack_require__(11283);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/report/terminal/columns.js
var columns = __webpack_require__(72847);
// EXTERNAL MODULE: ./build/report/terminal/page.js
var page = __webpack_require__(2861);
// EXTERNAL MODULE: ./build/report/terminal/wrap.js
var wrap = __webpack_require__(8242);
;// CONCATENATED MODULE: ./build/report/terminal/check.js











/** A report as text for a terminal: the servers as a table, the problems with what to do, the verdict. */
function renderCheck(report, terminal) {
    const counted = report.servers.filter(({ isCounted }) => isCounted).sort(order/* worstServersFirst */.UC);
    const rows = (0,distinct/* distinctServers */.LQ)(counted).flatMap(rowsOf);
    const problems = (0,order/* reportedProblems */.kO)(counted, report.problems)
        .sort(order/* worstFirst */.md)
        .map(({ problem }) => problem);
    const head = ['VERDICT', 'SERVER', 'VERSION', 'GRADE', 'SCORE', 'DECLARED IN'];
    return (0,page/* page */.MY)([
        ...(0,columns/* table */.t)(head, rows, terminal.width).map(page/* byFirstWord */.WF),
        ...(problems.length === 0 ? [] : ['']),
        ...problemLines(problems, new Set(report.problems)).flatMap((line) => (0,wrap/* wrapped */.k)(line, terminal.width).map(page/* byFirstWord */.WF)),
        ...(0,page/* section */.uW)('What the change does:', counted.flatMap(changeLine)),
        ...(0,page/* section */.uW)('Since the last scheduled run:', (0,news_words/* newsOfRun */.o)(report).map((line) => `  ${(0,words.plainSentence)(line)}`)),
        ...(0,page/* section */.uW)('Waivers that expire soon:', (0,words.endingSoon)(report).map((each) => `  ${(0,words.plainSentence)((0,words.endingWords)(each))}`)),
        '',
        ...(0,wrap/* wrapped */.k)((0,words.headline)(report), terminal.width).map(page/* byFirstWord */.WF),
        ...[...(0,words.teamWords)(report), ...(0,dispute/* disputeLines */.q)(report)].flatMap((line) => (0,wrap/* wrapped */.k)(line, terminal.width)),
        ...(report.failure === null
            ? []
            : [
                ...report.failure.details.map((detail) => `  ${detail}`),
                (0,words.nextWords)(report.failure),
                (0,words.moreWords)(report.failure),
            ]),
    ], terminal.paint);
}
/** The row of a server, and below it one for each further place. */
function rowsOf([worst, ...others]) {
    const place = (0,words.wordPlaceOf)(worst);
    const further = new Set(others.map(words.wordPlaceOf));
    return [
        [
            (0,words.verdictWord)(worst).toUpperCase(),
            (0,words.serverName)(worst),
            (0,words.versionOf)(worst),
            (0,words.shownGrade)(worst),
            (0,words.scoreOf)(worst),
            place,
        ],
        ...[...further].filter((each) => each !== place).map((each) => ['', '', '', '', '', each]),
    ];
}
function changeLine(server) {
    const change = (0,change_words/* changeWords */.m)(server);
    return change === null ? [] : [`  ${(0,words.plainSentence)((0,phrase/* say */.cv) `${(0,words.serverName)(server)}:`, change)}`];
}
/** Of the findings and the places of a problem only so many are listed. */
const mostListed = 8;
/**
 * Each sentence once, with the findings behind it, and its places where there are several.
 *
 * @param unplaced problems of no server, whose place is in no row of the table
 */
function problemLines(problems, unplaced) {
    return [...Map.groupBy(problems, sentenceOf)].flatMap(([sentence, same]) => {
        const [first] = same;
        const findings = first?.findings ?? [];
        const rest = findings.length - mostListed;
        const isInTable = first === undefined || first.file === null || !unplaced.has(first);
        return [
            sentence,
            ...findings.slice(0, mostListed).map((finding) => `    • ${(0,evidence/* findingLine */.mC)(finding, 400)}`),
            ...(rest > 0 ? [`    and ${(0,words.plural)(rest, 'more finding')}; --json has all of them`] : []),
            ...(same.length === 1 && isInTable ? [] : [`    in ${placesOf(same)}`]),
        ];
    });
}
function sentenceOf({ level, rule, message, advice, waived, waivedUntil }) {
    return waived === null
        ? `${level} ${rule}: ${(0,words.plainSentence)(message, advice)}`
        : `waived ${rule}: ${(0,words.plainSentence)(message, (0,phrase/* say */.cv) `Waived${(0,phrase/* words */.aL)(waivedUntil === undefined ? '' : ` until ${waivedUntil}`)}: ${waived}`)}`;
}
function placesOf(problems) {
    const all = problems.flatMap(({ file, span }) => file === null ? [] : [span === null ? file : `${file}:${span.start.line}`]);
    const places = [...new Set(all)];
    const more = places.length > mostListed ? ` and ${places.length - mostListed} more` : '';
    return `${places.slice(0, mostListed).join(', ')}${more}`;
}

// EXTERNAL MODULE: ./node_modules/string-width/index.js + 6 modules
var string_width = __webpack_require__(94668);
// EXTERNAL MODULE: ./build/policy/policy-lines.js
var policy_lines = __webpack_require__(3219);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
;// CONCATENATED MODULE: ./build/report/terminal/policy.js




/** A wider value would push the sources of all others out of sight. */
const widestValue = 70;
/** The effective policy as text for a terminal: a value on each line, with where it comes from. */
function renderPolicy(policy) {
    const lines = (0,policy_lines/* policyLines */.E)(policy);
    const values = lines.map(({ name, value }) => (0,report_text.visible)(`${name}: ${value}`, 20_000));
    const widths = values.map((value) => (0,string_width/* default */.A)(value));
    const widest = Math.max(...widths.map((width) => (width > widestValue ? 0 : width)));
    return lines
        .map(({ source }, index) => `${(0,columns/* padded */.j)(values[index] ?? '', widest)}  ${source}`)
        .map((line) => `${(0,report_text.logLine)(line.trimEnd())}\n`)
        .join('');
}

// EXTERNAL MODULE: ./build/run/effective-policy.js + 2 modules
var effective_policy = __webpack_require__(31712);
// EXTERNAL MODULE: ./build/run/run.js
var run = __webpack_require__(72583);
// EXTERNAL MODULE: ./build/settings/settings.js
var settings_settings = __webpack_require__(84663);
// EXTERNAL MODULE: ./build/entry/command-line.js
var command_line = __webpack_require__(93509);
// EXTERNAL MODULE: ./build/entry/credentials.js
var credentials = __webpack_require__(56253);
// EXTERNAL MODULE: ./build/entry/exit-status.js
var exit_status = __webpack_require__(27062);
// EXTERNAL MODULE: ./build/entry/local-ports.js
var local_ports = __webpack_require__(75337);
// EXTERNAL MODULE: ./build/entry/terminal.js
var terminal = __webpack_require__(65411);
;// CONCATENATED MODULE: ./build/entry/commands/check.js















/** Judges a folder, or with `--show-policy` shows its effective policy. Returns the exit status. */
async function check(given, redact) {
    const { values, outputs } = given;
    if (values.replay !== undefined) {
        const { replayCommand } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4942), __webpack_require__.e(7215), __webpack_require__.e(5810), __webpack_require__.e(6483), __webpack_require__.e(5215), __webpack_require__.e(6623), __webpack_require__.e(7703), __webpack_require__.e(9620), __webpack_require__.e(3469)]).then(__webpack_require__.bind(__webpack_require__, 53469));
        return replayCommand(given, redact);
    }
    for (const name of command_line/* replayOptionNames */.Bw) {
        if (values[name] !== undefined)
            throw new command_line/* UsageError */.eb(`--${name} needs --replay.`);
    }
    if (given.valuesOf('config').length > 1) {
        throw new command_line/* UsageError */.eb('Only with --replay there may be two --config.');
    }
    const showsPolicy = values['show-policy'] !== undefined;
    if (showsPolicy && outputs.length > 0) {
        throw new command_line/* UsageError */.eb('--show-policy prints text and supports no other format.');
    }
    // Standard output is for the result only.
    const { line, progress } = (0,terminal/* openLines */.es)(process.stderr);
    const logged = new Set();
    const log = (text) => {
        logged.add(text);
        line((0,report_text.logLine)(redact(text)));
    };
    const settings = settingsOf(values, !showsPolicy);
    for (const caution of settings.cautions)
        log(caution);
    if (values.staged !== undefined && values.repo !== undefined) {
        throw new command_line/* UsageError */.eb('--staged and --repo exclude each other.');
    }
    const repository = await (0,local_ports/* openRepository */.h_)(given, log);
    try {
        const { config = null } = values;
        const ports = (0,local_ports/* localPorts */.ER)({ base: await baseOf(values, repository, log), config }, repository, log, progress);
        if (showsPolicy)
            return await showPolicy(settings, ports, redact);
        const blameOf = async (failure) => {
            const { blameFor } = await __webpack_require__.e(/* import() */ 6530).then(__webpack_require__.bind(__webpack_require__, 26530));
            return blameFor(failure, ports, async () => null);
        };
        const started = (0,run/* run */.eF)(settings, ports).catch(async (error) => {
            if (error instanceof failure/* GateError */.ue)
                log((0,words.whoseWords)(await blameOf(error)));
            throw error;
        });
        const { report: found, save } = await (0,run/* withBlame */.sz)(await started, blameOf);
        // The table has no notices. Those of what was read are told already.
        for (const notice of found.run.notices)
            if (!logged.has(notice))
                log(notice);
        const [named = null] = values.repo?.split('@') ?? [];
        const report = (0,report_redact/* redactReport */.a)({ ...found, run: { ...found.run, repository: named } }, redact);
        if (report.export.caution !== null)
            log(report.export.caution);
        await writeReport(report, outputs, ports, redact);
        // A failure to save to the cache does not change the verdict.
        await save().catch((error) => log(`Cache: saving failed: ${(0,failure/* causeOf */.rl)(error)}`));
        return exit_status/* exitStatus */.$[found.verdict];
    }
    finally {
        repository.close();
    }
}
/** The commit to compare with; null for none. What is staged is compared with the last commit. */
async function baseOf(values, { commits }, log) {
    const { base = null, staged } = values;
    if (base !== null || staged === undefined)
        return base;
    const last = (await commits?.commit('HEAD')) ?? null;
    if (last !== null)
        return 'HEAD';
    log('There is no commit yet: all that is staged is judged.');
    return null;
}
/** The settings that the options of the command line make. */
function settingsOf(values, needsExport) {
    const inputs = Object.fromEntries(command_line/* inputOptionNames */._R.map((name) => [name, values[name] ?? '']));
    const settings = (0,settings_settings.readSettings)({ ...inputs, 'api-key': (0,credentials/* givenKey */.xy)() }, 'command line', needsExport);
    // The input names a file of the repository; the option, one that may be anywhere.
    return values.config === undefined ? settings : { ...settings, 'config-file': values.config };
}
async function showPolicy(settings, ports, redact) {
    const { policy, notices } = await (0,effective_policy/* findEffectivePolicy */.p)(settings, ports, await ports.findBase());
    for (const notice of notices)
        ports.log(notice);
    process.stdout.write(redact(renderPolicy(policy)));
    return 0;
}
/** Writes the outputs of a report. Where the table is not printed, the log tells why nothing was decided. */
async function writeReport(report, outputs, { folder, log }, redact) {
    const prefix = folder === '' ? '' : `${folder}/`;
    await (0,terminal/* writeOutputs */.Kn)(outputs, (format, options) => {
        const output = report_outputs/* checkOutputs */.n2.find((each) => each.format === format);
        return output?.render(report, prefix, redact) ?? redact(renderCheck(report, options));
    });
    const isTable = !outputs.some(({ format, file }) => file === null && format !== 'table');
    if (!isTable && report.failure !== null) {
        const { failure } = report;
        log(`${(0,words.whatFailed)(failure)} ${(0,words.nextWords)(failure)} ${(0,words.moreWords)(failure)}`);
    }
}


/***/ }),

/***/ 55571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fetchExportCommand: () => (/* binding */ fetchExportCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/files/whole-file.js
var whole_file = __webpack_require__(78878);
// EXTERNAL MODULE: ./build/export/mirror/manifest.js
var mirror_manifest = __webpack_require__(86926);
// EXTERNAL MODULE: ./build/export/spill-file.js
var spill_file = __webpack_require__(16968);
// EXTERNAL MODULE: ./build/export/store-file.js
var store_file = __webpack_require__(73001);
;// CONCATENATED MODULE: ./build/export/mirror-folder.js







/**
 * Opens the folder of a mirror, which is created if needed.
 *
 * @throws GateError `store-unwritable`, from methods that write too
 */
function openMirrorFolder(folder) {
    const manifestFile = (0,external_node_path_.join)(folder, mirror_manifest/* manifestPath */.ji);
    // Files that appear later are those of another run, which is about to name them in its manifest.
    const present = new Set();
    try {
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
        for (const name of (0,external_node_fs_.readdirSync)(folder))
            present.add(name);
    }
    catch (error) {
        throw (0,store_file/* unwritable */.mP)(error, folder);
    }
    return {
        manifest() {
            try {
                return (0,external_node_fs_.readFileSync)(manifestFile, 'utf8');
            }
            catch {
                return null;
            }
        },
        open: (name) => (0,store_file/* openStoreFile */.WI)((0,external_node_path_.join)(folder, name)),
        createFile: () => (0,store_file/* createStoreFile */.Ks)(folder),
        createSpill: (parts) => (0,spill_file/* createSpill */.F)((0,external_node_path_.join)(folder, `.${(0,external_node_crypto_.randomUUID)()}.partial`), parts),
        async publish(file, manifest, before) {
            const path = (0,external_node_path_.join)(folder, manifest.file);
            let isNamed = false;
            try {
                file.moveTo(path);
                makePublic(path);
                await (0,whole_file/* writeWhole */.f)(manifestFile, (0,mirror_manifest/* manifestText */.$2)(manifest));
                isNamed = true;
                makePublic(manifestFile);
                for (const name of present) {
                    const isOld = (0,mirror_manifest/* isMirrorFile */.Y3)(name) && name !== manifest.file && name !== before;
                    if (isOld)
                        (0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, name), { force: true });
                }
            }
            catch (error) {
                if (!isNamed)
                    (0,external_node_fs_.rmSync)(path, { force: true });
                throw (0,store_file/* unwritable */.mP)(error, folder);
            }
        },
    };
}
/** Lets a web server read a file, and brings it to the disk before anything names it. */
function makePublic(path) {
    (0,external_node_fs_.chmodSync)(path, 0o644);
    const file = (0,external_node_fs_.openSync)(path, 'r+');
    try {
        (0,external_node_fs_.fsyncSync)(file);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}

// EXTERNAL MODULE: ./build/phrase.js
var phrase = __webpack_require__(59743);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/export/document-store.js
var document_store = __webpack_require__(60738);
// EXTERNAL MODULE: ./build/export/download.js
var export_download = __webpack_require__(59795);
// EXTERNAL MODULE: ./build/export/entries.js + 1 modules
var entries = __webpack_require__(73709);
// EXTERNAL MODULE: ./build/export/mirror/dates.js
var mirror_dates = __webpack_require__(72662);
// EXTERNAL MODULE: ./build/export/mirror/layout.js
var layout = __webpack_require__(60385);
// EXTERNAL MODULE: ./build/export/mirror/write.js + 2 modules
var write = __webpack_require__(65162);
// EXTERNAL MODULE: ./build/export/seal.js
var seal = __webpack_require__(17638);
// EXTERNAL MODULE: ./build/failure.js
var failure = __webpack_require__(59874);
// EXTERNAL MODULE: ./build/run/load-export.js
var load_export = __webpack_require__(57811);
;// CONCATENATED MODULE: ./build/run/fetch-export.js











/** How much clocks may differ, in milliseconds. */
const clockMs = 3_600_000;
/**
 * Writes the export of the service, or of a local file, into a folder as a mirror. If the folder has one
 * already, its dates of versions are continued, and an export that is not newer is not transferred.
 *
 * @throws GateError if there is no key, the export cannot be loaded, or the folder cannot be written
 */
async function fetchExport(settings, folder, ports) {
    const apiKey = await (0,load_export.keyOf)(settings, ports.explainMissingKey);
    const service = settings['export-file'] === null ? (settings['base-url']?.href ?? '') : '';
    const earlier = openEarlier(folder, apiKey, service, ports.log);
    try {
        const fetched = await fetchStore(settings, apiKey, earlier, ports);
        if (fetched === null) {
            if (earlier === null)
                throw new Error('without validators the download is whole or fails');
            const { generatedAt } = earlier.head.whole.head;
            return { ...earlier.manifest, generatedAt, isNew: false };
        }
        try {
            refuseFuture(fetched.store, ports.now());
            return await publish(fetched.store, { apiKey, service }, folder, earlier);
        }
        finally {
            fetched.file.close();
        }
    }
    finally {
        earlier?.close();
    }
}
/** Fetches the export into a store; null if the earlier one is as new. */
async function fetchStore(settings, apiKey, earlier, ports) {
    const path = settings['export-file'];
    if (path !== null) {
        const origin = { name: path, isFile: true };
        const before = earlier === null ? [] : [earlier];
        return (0,document_store/* storeOfDocument */.m)(ports.readChunks(path), origin, apiKey, ports.createStore(), before);
    }
    const service = await (0,load_export.serviceOf)(settings, ports.explainMissingKey);
    const download = async (validators, receive) => {
        const { downloadExport } = await Promise.all(/* import() */[__webpack_require__.e(4942), __webpack_require__.e(2916), __webpack_require__.e(2672)]).then(__webpack_require__.bind(__webpack_require__, 42672));
        return downloadExport({ ...service, validators }, ports, receive);
    };
    const isCredible = earlier?.isWhole && !isFuture(earlier, ports.now());
    const head = isCredible ? earlier.head : null;
    const downloaded = await (0,export_download.downloadStore)(service, { ...ports, download }, {
        validators: head?.validators ?? null,
        isEnough: (generatedAt) => head !== null && generatedAt <= head.whole.head.generatedAt,
        openEarlier: async () => (earlier === null ? [] : [earlier]),
    });
    if (downloaded.kind === 'mirror')
        throw (0,load_export.noService)(service.baseUrl);
    return downloaded.kind === 'stored' ? downloaded : null;
}
function isFuture({ head }, now) {
    return head.whole.head.generatedAt > now + clockMs;
}
/**
 * Nothing would be newer than such an export until then, and it would never be too old.
 *
 * @throws GateError `export-malformed`
 */
function refuseFuture(store, now) {
    if (!isFuture(store, now))
        return;
    const time = new Date(store.head.whole.head.generatedAt).toISOString();
    throw new failure/* GateError */.ue('export-malformed', `The export says it was generated in the future, at ${time}. The folder stays as it was.`, 'Check the clock of this machine. If it is right, tell the owner of the grading service.');
}
/** Writes the mirror of a store, and then its manifest. */
async function publish(store, { apiKey, service }, folder, earlier) {
    const salt = (0,external_node_crypto_.randomBytes)(32);
    const digest = (0,external_node_crypto_.createHash)('sha256');
    const created = folder.createFile();
    const written = discarding(created, () => (0,write/* writeMirror */.l)(store, {
        seal: (0,layout/* mirrorSeal */.Jh)(apiKey, service, salt),
        append(bytes) {
            digest.update(bytes);
            created.append(bytes);
        },
        createSpill: folder.createSpill,
    }));
    const { generatedAt } = store.head.whole.head;
    const manifest = {
        ...written,
        file: (0,mirror_manifest/* mirrorFileName */.FT)((0,entries/* dayOf */.kb)(generatedAt), digest.digest('hex')),
        salt: salt.toString('hex'),
        service,
        key: (0,seal/* keyFingerprint */.yy)(apiKey),
        generated_at: new Date(generatedAt).toISOString(),
    };
    const file = await created.complete();
    try {
        await folder.publish(file, manifest, earlier?.manifest.file ?? null);
    }
    finally {
        file.close();
    }
    return { file: manifest.file, size: written.size, generatedAt, isNew: true };
}
/** Writes a file, which is removed if that fails. */
function discarding(created, write) {
    try {
        return write();
    }
    catch (error) {
        created.discard();
        throw error;
    }
}
/** The mirror that a folder has, if it opens and is of the same service. */
function openEarlier(folder, apiKey, service, log) {
    const manifest = earlierManifest(folder);
    if (manifest === null)
        return null;
    const file = folder.open(manifest.file);
    const seal = (0,layout/* mirrorSeal */.Jh)(apiKey, manifest.service, Buffer.from(manifest.salt, 'hex'));
    const dates = file && (0,mirror_dates/* openDates */.Y)(seal, manifest.directory, file);
    if (file !== null && dates !== null && manifest.service === service) {
        const isWhole = (0,mirror_manifest/* isNameOf */.b_)(manifest.file, digestOf(file));
        if (!isWhole)
            log('Mirror: the file that the folder has is damaged; it is written anew');
        return { ...dates, manifest, isWhole, close: file.close };
    }
    const fault = file !== null && file.size < manifest.size
        ? `cut off (${(0,mirror_manifest/* lengthFault */.VT)(manifest, file.size)})`
        : 'of another API key or service, or damaged';
    file?.close();
    log(`Mirror: the one that the folder has is ${fault}; its dates of versions are not continued`);
    return null;
}
/** The sha256 of a file, in hex; empty if it cannot be read. */
function digestOf(file) {
    const digest = (0,external_node_crypto_.createHash)('sha256');
    const chunkBytes = 1024 * 1024;
    try {
        for (let at = 0; at < file.size; at += chunkBytes) {
            digest.update(file.read(at, Math.min(chunkBytes, file.size - at)));
        }
        return digest.digest('hex');
    }
    catch {
        return '';
    }
}
/** @throws GateError `folder-taken` if the folder has a file of this name that is no manifest of a mirror */
function earlierManifest(folder) {
    const text = folder.manifest();
    if (text === null)
        return null;
    try {
        const manifest = (0,mirror_manifest/* readManifest */.WI)(text, 'the folder');
        if (manifest !== null)
            return manifest;
    }
    catch {
        // That of another version, or a damaged one, is replaced.
        return null;
    }
    throw new failure/* GateError */.ue('folder-taken', 'The folder has a manifest.json that is not that of a mirror, and would be replaced.', 'Name a folder of its own with --out.');
}

// EXTERNAL MODULE: ./build/settings/settings.js
var settings_settings = __webpack_require__(84663);
// EXTERNAL MODULE: ./build/entry/command-line.js
var command_line = __webpack_require__(93509);
// EXTERNAL MODULE: ./build/entry/credentials.js
var credentials = __webpack_require__(56253);
// EXTERNAL MODULE: ./build/entry/exit-status.js
var exit_status = __webpack_require__(27062);
// EXTERNAL MODULE: ./build/entry/local-ports.js
var local_ports = __webpack_require__(75337);
// EXTERNAL MODULE: ./build/entry/terminal.js
var terminal = __webpack_require__(65411);
;// CONCATENATED MODULE: ./build/entry/commands/fetch-export.js











/** Writes the day's export into a folder as a mirror. Returns the exit status. */
async function fetchExportCommand({ values }, redact) {
    const { out, seal } = values;
    if (out === undefined)
        throw new command_line/* UsageError */.eb('export fetch needs --out DIR.');
    if (seal === undefined) {
        throw new command_line/* UsageError */.eb('export fetch writes sealed files only: give it --seal.');
    }
    const { line, progress } = (0,terminal/* openLines */.es)(process.stderr);
    const log = (text) => line((0,report_text.logLine)(redact(text)));
    const inputs = ['export-file', 'base-url', 'timeout'];
    const settings = (0,settings_settings.readSettings)({
        ...Object.fromEntries(inputs.map((name) => [name, values[name] ?? ''])),
        'api-key': (0,credentials/* givenKey */.xy)(),
    }, 'command line');
    for (const caution of settings.cautions)
        log(caution);
    const mirror = await fetchExport(settings, openMirrorFolder(out), (0,local_ports/* localExportPorts */.IK)(log, progress));
    const time = new Date(mirror.generatedAt).toISOString();
    const what = `the export of ${time}, sealed in ${(0,phrase/* byteSize */.mz)(mirror.size)}: ${(0,external_node_path_.join)(out, mirror.file)}`;
    const words = mirror.isNew ? `Written: ${what}` : `There is nothing newer than ${what}`;
    process.stdout.write(redact(`${(0,report_text.logLine)(words)}\n`));
    return exit_status/* exitStatus */.$.pass;
}


/***/ }),

/***/ 13979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/failure.js
var failure = __webpack_require__(59874);
// EXTERNAL MODULE: ./build/files/git.js + 1 modules
var files_git = __webpack_require__(65971);
// EXTERNAL MODULE: ./build/files/is-there.js
var is_there = __webpack_require__(60013);
;// CONCATENATED MODULE: ./build/init/address.js
/** Stands for what is not known of this action; the documents use the same words. */
const unknownAddress = {
    repository: 'OWNER/mcp-grade-gate',
    commit: 'COMMIT',
    version: null,
};
/**
 * The actions of others that a written workflow uses: the newest release, by its commit. Source: the tags
 * of the repository, read in November 2026.
 */
const otherActions = {
    checkout: {
        repository: 'actions/checkout',
        commit: '3d3c42e5aac5ba805825da76410c181273ba90b1',
        version: '7.0.1',
    },
};
/** What stands behind `uses:`, with the version as a comment where it is known. */
function usesLine({ repository, commit, version }) {
    return `${repository}@${commit}${version === null ? '' : ` # v${version}`}`;
}
/** `https://host/owner/name.git`, `git+ssh://git@host:22/owner/name`, `git@host:owner/name`. */
const remoteForm = /^(?:(?:git\+)?(?:ssh|https?|git):\/\/(?:[^/@]*@)?([\w.-]+)(?::\d+)?\/|(?:[\w.-]+@)?([\w.-]+):)([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/;
/** The repository that an address of git names; null for a folder, and for what has another form. */
function remoteRepository(address) {
    const [, host, shortHost, owner, name] = remoteForm.exec(address.trim()) ?? [];
    const given = host ?? shortHost;
    if (given === undefined || owner === undefined || name === undefined)
        return null;
    const isPlain = [owner, name].every((part) => /^(?!\.{1,2}$)[\w.-]+$/.test(part));
    const named = given.toLowerCase();
    // Another name of the same server, for networks that let nothing but HTTPS out.
    return isPlain
        ? { host: named === 'ssh.github.com' ? githubHost : named, repository: `${owner}/${name}` }
        : null;
}
const githubHost = 'github.com';
/**
 * The address of this action, from the repository and commit that its code was taken from.
 *
 * @param ownHost the server of the repository that is set up; null if it is not known
 * @returns null where steps of that repository could not name it: it is on another server
 */
function actionAddress(remote, commit, ownHost) {
    const found = remoteRepository(remote);
    if (found === null || !isCommit(commit))
        return null;
    if (found.host !== githubHost && found.host !== ownHost)
        return null;
    return { repository: found.repository, commit, version: null };
}
/** Whether a text is the whole id of a commit, which nobody can move to another one. */
function isCommit(text) {
    return /^[0-9a-f]{40}$/.test(text);
}
/**
 * What npm has installed a package from: it keeps a list of all packages beside them, in
 * `node_modules/.package-lock.json`.
 *
 * @param text of that file
 * @param path of the package, as the list has it: `node_modules/mcp-grade-gate`
 * @returns the remote and the commit; null if it was not installed from git
 */
function installedFrom(text, path) {
    const resolved = resolvedIn(text, path);
    const [, remote, commit] = /^([^#]+)#([0-9a-f]{40})$/.exec(resolved) ?? [];
    return remote === undefined || commit === undefined ? null : { remote, commit };
}
function resolvedIn(text, path) {
    try {
        const list = JSON.parse(text);
        return `${list.packages?.[path]?.resolved ?? ''}`;
    }
    catch {
        return '';
    }
}
/** The address that somebody gives: `OWNER/REPOSITORY@COMMIT`; null for any other form. */
function givenAddress(text) {
    const [, repository, commit] = /^([\w-]+\/[\w.-]+)@([0-9a-f]{40})$/.exec(text) ?? [];
    return repository === undefined || commit === undefined
        ? null
        : { repository, commit, version: null };
}

// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
;// CONCATENATED MODULE: ./build/init/code-owners.js

/** The places where GitHub looks for code owners, in its order; a new file goes to the first. */
const codeOwnersPaths = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
/**
 * A file of code owners with lines for some files at its end, where they count whatever stands above.
 *
 * @param before null for a file that is new
 */
function withCodeOwners(before, files, owners) {
    const text = before ?? '';
    const lineBreak = /\r\n(?![\s\S]*[^\r]\n)/.test(text) ? '\r\n' : '\n';
    const isOpen = text !== '' && !text.endsWith('\n');
    const lines = [
        ...(text === '' ? [] : ['']),
        '# Whoever edits these files decides which MCP servers pass.',
        ...codeOwnersLines(files, owners),
    ];
    return `${text}${isOpen ? lineBreak : ''}${lines.map((line) => line + lineBreak).join('')}`;
}
/** What means itself in a line of code owners, and ends none. */
const plain = /^[\p{L}\p{M}\p{N}_./@+ -]+$/u;
/** The lines that give files to owners. One with another character in its path goes with its folder. */
function codeOwnersLines(files, owners) {
    const patterns = files.map((file) => (plain.test(file) ? file : `${(0,posix_.dirname)(file)}/`));
    return [...new Set(patterns)].map((pattern) => `/${pattern.replaceAll(' ', '\\ ')} ${owners.join(' ')}`);
}
/** Whether a text is an owner as GitHub takes it: a user, a team of an organisation, an e-mail address. */
function isCodeOwner(text) {
    return /^(?:@[\w-]+(?:\/[\w.-]+)?|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)$/.test(text);
}

// EXTERNAL MODULE: ./build/policy/keys.js + 7 modules
var keys = __webpack_require__(52670);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/settings/settings.js
var settings_settings = __webpack_require__(84663);
// EXTERNAL MODULE: ./build/declarations/tree.js
var tree = __webpack_require__(3782);
// EXTERNAL MODULE: ./build/declarations/yaml.js + 1 modules
var yaml = __webpack_require__(71184);
// EXTERNAL MODULE: ./build/relaxations/workflow/values.js
var values = __webpack_require__(24267);
;// CONCATENATED MODULE: ./build/init/dependabot.js



/** Where GitHub looks for what Dependabot updates. */
const dependabotPaths = ['.github/dependabot.yml', '.github/dependabot.yaml'];
/** The item of `updates` that has Dependabot raise the commits of actions, with their comments. */
const updatesItem = [
    '- package-ecosystem: github-actions',
    '  directory: /',
    '  schedule:',
    '    interval: weekly',
];
const ecosystem = 'github-actions';
/**
 * A configuration of Dependabot with the item for actions behind the others. Nothing else of it changes,
 * which is proved by reading the result.
 *
 * @returns the text itself where it has one; null for a form in which this is not safely done
 */
function withActionUpdates(text) {
    const document = (0,yaml.readYaml)(text);
    if (!('root' in document) || document.further?.length || document.faults?.length)
        return null;
    const list = (0,tree/* memberOf */.C5)(document.root, 'updates');
    const items = (0,values/* listOf */.c3)((0,values/* plainValue */._y)(list));
    if (items.some((item) => (0,values/* membersOf */.lS)(item)['package-ecosystem'] === ecosystem))
        return text;
    const last = list?.type === 'array' ? (0,tree/* nodesOf */.Nh)(list).at(-1) : undefined;
    const after = last === undefined ? null : insertedBehind(text, last);
    return after !== null && isProved(document.root, after) ? after : null;
}
/** The text with the item behind another one, indented as that is; null if that is on no line of its own. */
function insertedBehind(text, { offset, length }) {
    const [, indent] = /(?:^|\n)( *)- +$/.exec(text.slice(0, offset)) ?? [];
    if (indent === undefined)
        return null;
    const end = text.slice(0, offset + length).trimEnd().length;
    // With the rest of its last line, and comments that are indented as a part of it.
    const rest = new RegExp(`[^\\n]*(?:\\n${indent} +#[^\\n]*)*`, 'y');
    rest.lastIndex = end;
    const place = end + (rest.exec(text)?.[0].length ?? 0);
    const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
    const lines = updatesItem.map((line) => indent + line).join(lineBreak);
    const isOpen = place === text.length;
    return isOpen
        ? `${text}${lineBreak}${lines}${lineBreak}`
        : `${text.slice(0, place + 1)}${lines}${lineBreak}${text.slice(place + 1)}`;
}
/** Whether a text says what a configuration does, with one item more. */
function isProved(before, after) {
    const [read, item] = [(0,yaml.readYaml)(after), (0,yaml.readYaml)(updatesItem.join('\n'))];
    if (!('root' in read && 'root' in item))
        return false;
    const old = (0,values/* membersOf */.lS)((0,values/* plainValue */._y)(before));
    const added = (0,values/* listOf */.c3)((0,values/* plainValue */._y)(item.root));
    const wanted = { ...old, updates: [...(0,values/* listOf */.c3)(old['updates']), ...added] };
    return (0,values/* areSame */.tj)((0,values/* membersOf */.lS)((0,values/* plainValue */._y)(read.root)), wanted);
}

;// CONCATENATED MODULE: ./build/init/policy.js
/** The addresses that a policy names in its comments: its schema, and the page about it. */
function policyLinks({ repository, commit }) {
    return [
        `https://raw.githubusercontent.com/${repository}/${commit}/schema/policy.schema.json`,
        `https://github.com/${repository}/blob/${commit}/docs/policy.md`,
    ];
}
/** The policy that a repository begins with, as YAML. */
function renderFirstPolicy(action, preset, minScore) {
    const [schema, page] = policyLinks(action);
    return `# yaml-language-server: $schema=${schema}
#
# Which MCP servers this repository accepts. All keys, with examples:
# ${page}
# A pull request is judged by this file as the default branch has it, not as the pull request does.

# recommended: what is graded too low fails, and what has no grade warns.
# strict: what has no grade fails too. report-only: nothing fails, and everything is shown.
preset: ${preset}

# The lowest score that passes, 0 to 100.
min-score: ${minScore}

# Exceptions, each with a reason and its last day:
# waivers:
#   - match: pkg:npm/@acme/files@1.4.2
#     rule: score-below-minimum
#     reason: reviewed, and only used in tests
#     expires: 2027-01-31
`;
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/settings/actions.js
var actions = __webpack_require__(48627);
;// CONCATENATED MODULE: ./build/init/readdress.js




/** The lines of a step as they are written: `COMMIT` stands for one that was not known. */
const usesForm = /^( *- uses: )([\w-]+\/[\w.-]+)@([0-9a-f]{40}|COMMIT)(?: # v[\w.+-]+)?(?=\r?$)/gm;
const serviceForm = /^( *base-url: )(?:\S.*?)( # the grading service)(?=\r?$)/gm;
/**
 * Writes new addresses over those of a workflow that was written before, whatever else people have changed
 * in it.
 */
function readdressed(workflow, { action, baseUrl }) {
    const ours = [...workflow.matchAll(usesForm)].filter(([, , name = '']) => (0,actions/* isGate */.cE)((0,actions/* actionNameOf */.V8)(name), action?.repository ?? null));
    const [found] = ours.length === 1 ? ours : [];
    const [, , repository = '', commit = ''] = found ?? [];
    const hasService = workflow.match(serviceForm)?.length === 1;
    const uses = action === null ? null : usesLine(action);
    const url = baseUrl === null ? null : (0,dist.stringify)(baseUrl).trimEnd();
    const named = workflow.replace(usesForm, (line, head, name) => uses === null || line !== found?.[0] || name !== repository ? line : head + uses);
    return {
        text: named.replace(serviceForm, (line, head, comment) => url === null || !hasService ? line : head + url + comment),
        old: found === undefined ? null : { repository, commit, version: null },
        missing: [
            ...(action === null || found !== undefined || workflow.includes(`@${action.commit}`)
                ? []
                : [`the action ${action.repository}@${action.commit}`]),
            // The address of a gate that was not written here may come from anywhere, such as a variable.
            ...(url === null || hasService || found === undefined || workflow.includes(url)
                ? []
                : [`the address ${url}`]),
        ],
    };
}
/** A policy whose comments link the files of another commit. */
function relinked(policy, old, action) {
    const links = policyLinks(action);
    return policyLinks(old).reduce((text, link, at) => text.replaceAll(link, links[at] ?? link), policy);
}

;// CONCATENATED MODULE: ./build/init/workflow.js


/** Stands for the address of the grading service where it is not known, as in the documents. */
const unknownService = 'https://grades.example.com';
/** The name of the job, which is the name of the check that can be required. */
const checkName = 'grades';
/** The workflow that judges pull requests, as YAML. */
function renderWorkflow({ action, baseUrl }) {
    return `# Judges the MCP servers that a pull request brings.
name: MCP grades
on:
  pull_request:
    # \`edited\` judges a pull request again when it is moved to another base branch.
    types: [opened, synchronize, reopened, edited]
  merge_group: # for repositories with a merge queue; nothing happens in others
  workflow_dispatch: # judges everything on a branch: run it once by hand to see that it works
permissions: {}
concurrency: # a newer commit of a pull request takes the place of the one before
  group: mcp-grades-\${{ github.event.pull_request.number || github.run_id }}
  cancel-in-progress: true
jobs:
  grades:
    name: ${checkName} # the check to require
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      contents: read # the files of both commits
    steps:
      - uses: ${usesLine(otherActions.checkout)}
        with:
          fetch-depth: 2 # the change and the commit that it is compared with
          persist-credentials: false
      - uses: ${usesLine(action)}
        with:
          base-url: ${(0,dist.stringify)(baseUrl).trimEnd()} # the grading service
          api-key: \${{ secrets.MCP_GRADE_GATE_API_KEY }}
`;
}

// EXTERNAL MODULE: ./build/relaxations/workflow/read.js
var read = __webpack_require__(4657);
;// CONCATENATED MODULE: ./build/init/workflows.js





/**
 * Reads what workflows say; one that is not valid YAML says nothing.
 *
 * @param actionRepository `owner/name` of the repository that holds this action; null if unknown
 */
function workflowFacts(files, actionRepository) {
    const queued = files.filter(isOfQueue).map(({ path }) => path);
    const withGate = files.filter((file) => hasGate(file, actionRepository)).map(({ path }) => path);
    // The gate names the event in repositories without a queue, too.
    const ofQueue = queued.find((path) => !withGate.includes(path)) ?? null;
    const missed = withGate.filter((path) => ofQueue !== null && !queued.includes(path));
    return { withGate, ofQueue, missedByQueue: missed };
}
function hasGate(file, actionRepository) {
    return (0,read.gateSteps)([file], actionRepository).length > 0 || callsGate(file, actionRepository);
}
/** Whether a job calls a reusable workflow of the action's repository that judges changes. */
function callsGate({ text }, actionRepository) {
    if (!text.toLowerCase().includes(`/${actions/* repositoryName */.aR}/`) && actionRepository === null)
        return false;
    const document = (0,yaml.readWorkflowYaml)(text);
    if (!('root' in document))
        return false;
    return (0,tree/* propertiesOf */.P1)((0,tree/* memberOf */.C5)(document.root, 'jobs')).some(({ value }) => {
        const [owner, name, ...path] = (0,actions/* actionNameOf */.V8)(String((0,tree/* memberOf */.C5)(value, 'uses')?.value)).split('/');
        const isOwn = name === actions/* repositoryName */.aR || `${owner}/${name}` === actionRepository?.toLowerCase();
        return isOwn && /^\.github\/workflows\/(?:[\w-]*-)?gate\b/.test(path.join('/'));
    });
}
function isOfQueue({ text }) {
    if (!text.includes('merge_group'))
        return false;
    const document = (0,yaml.readWorkflowYaml)(text);
    if (!('root' in document))
        return false;
    const on = (0,values/* plainValue */._y)((0,tree/* memberOf */.C5)(document.root, 'on'));
    return (0,values/* listOf */.c3)(on).includes('merge_group') || Object.hasOwn((0,values/* membersOf */.lS)(on), 'merge_group');
}

;// CONCATENATED MODULE: ./build/init/setup.js










const workflowPaths = ['.github/workflows/mcp-grades.yml', '.github/workflows/mcp-grades.yaml'];
/** The files that a set-up may write. */
const possibleFiles = [
    ...workflowPaths,
    settings_settings.defaultConfigFile,
    ...codeOwnersPaths,
    ...dependabotPaths,
];
/** Decides which files the gate needs in a repository, and what they have. */
function planSetup(state, options) {
    const { force } = options;
    const action = options.action ?? unknownAddress;
    const facts = workflowFacts(state.workflows, options.action?.repository ?? null);
    const ownPath = ownWorkflowPath(state);
    const [oldPath] = facts.withGate;
    // Forced, its own file is written anew; a second gate beside another one is never added.
    const isOld = oldPath !== undefined && !(force && facts.withGate.includes(ownPath));
    const workflowPath = isOld ? oldPath : ownPath;
    const baseUrl = options.baseUrl ?? unknownService;
    const rendered = renderWorkflow({ action, baseUrl });
    const wanted = [
        ...(isOld ? [] : [fileOf(state, ownPath, rendered)]),
        fileOf(state, settings_settings.defaultConfigFile, renderFirstPolicy(action, options.preset, minScore)),
    ];
    const files = [settings_settings.defaultConfigFile, workflowPath];
    const owned = ownersEdit(state, files, options.owners);
    const conflicts = [
        ...wanted.flatMap(({ path, file }) => conflictOf(path, file, force)),
        ...(owned !== null && 'conflict' in owned ? [owned.conflict] : []),
    ];
    const written = wanted.flatMap(({ path, file, after }) => {
        if (file === null)
            return [{ path, before: null, after }];
        return force && 'text' in file ? [{ path, before: file.text, after }] : [];
    });
    const kept = state.workflows.find(({ path }) => isOld && path === oldPath);
    const renewed = kept === undefined ? null : renew(state, kept, options);
    const dependabot = dependabotEdit(state);
    const edits = [
        ...written,
        ...(renewed?.edits ?? []),
        ...(owned !== null && 'after' in owned ? [owned] : []),
        ...(dependabot !== null && dependabot.after !== null ? [dependabot] : []),
    ].filter(({ before, after }) => before !== after);
    const text = edits.find(({ path }) => path === workflowPath)?.after ?? kept?.text ?? rendered;
    const lacks = {
        action: text.includes(`@${unknownAddress.commit}`),
        service: text.includes(unknownService),
    };
    return {
        edits,
        workflow: { path: workflowPath, isOld, lacks, missing: renewed?.missing ?? [] },
        dependabot: dependabot?.after === null ? dependabot.path : null,
        facts,
        keepsPolicy: !edits.some(({ path }) => path === settings_settings.defaultConfigFile),
        unowned: options.owners.length > 0 ? [] : files.filter((path) => !state.owners.get(path)?.length),
        conflicts,
    };
}
const minScore = keys/* policyKeys */.f8['min-score'].unset;
/** The path of the workflow that is written: one that is there, or one with the ending of the others. */
function ownWorkflowPath({ workflows, existing }) {
    const [usual = '', other = ''] = workflowPaths;
    const found = workflowPaths.find((path) => existing.get(path) != null);
    const isOther = workflows.length > 0 && workflows.every(({ path }) => path.endsWith('.yaml'));
    return found ?? (isOther ? other : usual);
}
function fileOf({ existing }, path, after) {
    return { path, file: existing.get(path) ?? null, after };
}
/** Why a file cannot be written. A policy that is there stays as it is, and is no conflict. */
function conflictOf(path, file, force) {
    const isKept = path === settings_settings.defaultConfigFile && !force;
    if (file === null || isKept)
        return [];
    if ('reason' in file)
        return [unusableWords(path, file.reason)];
    if (force)
        return [];
    return [`${path} is there already and does not use the gate.`];
}
/** The addresses that are given, written over those of a workflow and a policy that were written before. */
function renew({ existing }, { path, text }, { action, isActionGiven, baseUrl, force }) {
    const given = { action: isActionGiven ? action : null, baseUrl };
    const textAt = (at) => {
        const file = existing.get(at) ?? null;
        return file !== null && 'text' in file ? file.text : '';
    };
    const before = textAt(path);
    const { text: after, old, missing } = readdressed(before || text, given);
    const policy = textAt(settings_settings.defaultConfigFile);
    const isRelinked = given.action !== null && old !== null && policy !== '' && !force;
    return {
        edits: [
            ...(before === '' ? [] : [{ path, before, after }]),
            ...(isRelinked
                ? [{ path: settings_settings.defaultConfigFile, before: policy, after: relinked(policy, old, given.action) }]
                : []),
        ],
        missing: before === '' && after !== text ? ['what is given'] : missing,
    };
}
/** What is to be written to a configuration of Dependabot; `after` is null where people have to do it. */
function dependabotEdit({ existing, }) {
    const path = dependabotPaths.find((each) => existing.get(each) != null);
    const file = path === undefined ? null : (existing.get(path) ?? null);
    if (path === undefined || file === null)
        return null;
    const after = 'text' in file ? withActionUpdates(file.text) : null;
    return 'text' in file && after !== null
        ? { path, before: file.text, after }
        : { path, after: null };
}
/** What is to be written to the file of code owners; null if nothing is. */
function ownersEdit({ existing, owners: known }, files, owners) {
    const lacking = files.filter((path) => {
        const have = known.get(path) ?? [];
        return !owners.every((owner) => have.includes(owner.toLowerCase()));
    });
    if (lacking.length === 0)
        return null;
    const path = codeOwnersPaths.find((each) => existing.get(each) != null) ?? codeOwnersPaths[0];
    const file = existing.get(path) ?? null;
    if (file !== null && 'reason' in file)
        return { conflict: unusableWords(path, file.reason) };
    const before = file?.text ?? null;
    // Whoever may edit a new file of owners could take the others' ownership away.
    const all = before === null ? [...lacking, path] : lacking;
    return { path, before, after: withCodeOwners(before, all, owners) };
}
function unusableWords(path, reason) {
    return `${path} cannot be written: it is ${(0,report_text.quoted)(reason)}.`;
}

;// CONCATENATED MODULE: ./build/init/unified-diff.js
/** How many unchanged lines are shown around the changed ones. */
const context = 3;
/**
 * The difference of two texts as a unified diff with one hunk, which `git apply` and `patch` take; no
 * lines where they are equal.
 *
 * @param path from the root of the repository
 * @param before null for a file that is new
 * @param isShown whether an unchanged line may be shown: one that is shown as another would fit nowhere
 */
function unifiedDiff(path, before, after, isShown = () => true) {
    if (before === after)
        return [];
    const [old, now] = [linesOf(before ?? ''), linesOf(after)];
    const shorter = Math.min(old.length, now.length);
    let start = 0;
    while (start < shorter && old[start] === now[start])
        start += 1;
    let end = 0;
    while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end))
        end += 1;
    let first = start;
    while (first > 0 && start - first < context && isShown(old[first - 1] ?? ''))
        first -= 1;
    let more = 0;
    while (more < Math.min(end, context) && isShown(old[old.length - end + more] ?? ''))
        more += 1;
    const [oldEnd, nowEnd] = [old.length - end, now.length - end];
    const range = (last) => {
        const count = last + more - first;
        // Without a line of this side, the number is that of the line before.
        return `${count === 0 ? first : first + 1},${count}`;
    };
    return [
        before === null ? '--- /dev/null' : `--- a/${path}`,
        `+++ b/${path}`,
        `@@ -${range(oldEnd)} +${range(nowEnd)} @@`,
        ...old.slice(first, start).flatMap((line) => shown(' ', line)),
        ...old.slice(start, oldEnd).flatMap((line) => shown('-', line)),
        ...now.slice(start, nowEnd).flatMap((line) => shown('+', line)),
        ...now.slice(nowEnd, nowEnd + more).flatMap((line) => shown(' ', line)),
    ];
}
/** The lines of a text, each with its line break. */
function linesOf(text) {
    return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
function shown(sign, line) {
    return line.endsWith('\n')
        ? [sign + line.slice(0, -1)]
        : [sign + line, '\\ No newline at end of file'];
}

// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/init/words.js







/** How many files are named one by one. */
const maxNamed = 10;
/** What was seen in a repository, in sentences. */
function seenWords({ declarations, files }, { facts, workflow, keepsPolicy }) {
    const unreadable = files.filter(({ status }) => status === 'unreadable');
    const { withGate, ofQueue, missedByQueue } = facts;
    return [
        serverWords(declarations),
        ...(unreadable.length === 0
            ? []
            : [
                `${(0,words.plural)(unreadable.length, 'file')} that may declare servers cannot be read: ${listOf(unreadable.map(({ path }) => (0,report_text.quoted)(path)))}.`,
            ]),
        ...(withGate.length === 0
            ? []
            : [`The gate is used already, in ${listOf(withGate.map((path) => (0,report_text.quoted)(path)))}.`]),
        ...(keepsPolicy ? [`${settings_settings.defaultConfigFile} is there already, and stays as it is.`] : []),
        ...(ofQueue === null
            ? []
            : [`A merge queue starts ${(0,report_text.quoted)(ofQueue)}${workflow.isOld ? '' : ', and the gate too'}.`]),
        ...(missedByQueue.length === 0
            ? []
            : [
                `It does not start ${listOf(missedByQueue.map((path) => (0,report_text.quoted)(path)))}: add merge_group under "on", or a required check of the gate keeps the queue waiting.`,
            ]),
    ];
}
function serverWords(declarations) {
    if (declarations.length === 0) {
        return 'This repository declares no MCP servers yet: the gate passes until a change adds one.';
    }
    const byFile = new Map(declarations.map(({ file, client }) => [file, client]));
    const named = [...byFile].map(([file, client]) => `${(0,report_text.quoted)(file)} (${client})`);
    const folders = new Set(declarations.map(({ folder }) => folder));
    const all = folders.size > 1 ? ' They are in several folders: one step judges them all.' : '';
    const servers = (0,words.plural)(declarations.length, 'MCP server');
    return `This repository declares ${servers} in ${listOf(named)}.${all}`;
}
/** Names of a list, the first ones if there are many. */
function listOf(names) {
    const rest = names.length - maxNamed;
    const more = rest > 0 ? ` and ${rest} more` : '';
    return `${names.slice(0, maxNamed).join(', ')}${more}`;
}
/** Where the documents of the action are. */
function docsOf({ action }) {
    const path = 'docs/forks.md';
    return action === null
        ? `${path} of the action's repository`
        : `https://github.com/${action.repository}/blob/${action.commit}/${path}`;
}
/** What fails under the policy today, in a sentence. */
function judgedWords(report) {
    if (report.failure !== null) {
        return `What fails today is not known. ${report.failure.message} ${(0,failure/* onCommandLine */.vo)(report.failure).remedy}`;
    }
    const { servers, failed } = (0,words.countsOf)(report);
    if (failed === 0)
        return `Judged today: none of ${(0,words.plural)(servers, 'server')} fails.`;
    const failing = report.servers.filter(({ verdict }) => verdict === 'fail');
    const names = new Set(failing.map((server) => (0,report_text.quoted)((0,words.serverName)(server))));
    return `Judged today: ${failed} of ${(0,words.plural)(servers, 'server')} ${failed === 1 ? 'fails' : 'fail'}: ${listOf([...names])}. Pull requests that do not touch them pass. mcp-grade-gate check shows why they fail.`;
}
/**
 * What people have to do after the files are written, each in one or more lines.
 *
 * @param branch the default branch; null if it is not known
 */
function nextSteps({ edits, workflow, unowned, dependabot }, options, branch) {
    const file = workflow.path.replace(/^.*\//, '');
    const target = branch === null ? 'the default branch' : (0,report_text.quoted)(branch);
    const steps = [
        workflow.lacks.action && [
            `Replace OWNER and COMMIT in ${file} and in the policy: OWNER is the account that hosts the action, COMMIT the 40 digits that the page of a release shows.`,
            'Or start again with --action OWNER/mcp-grade-gate@COMMIT.',
        ],
        workflow.lacks.service && [
            `Replace ${unknownService} in ${file} by the address of your grading service.`,
            'Or start again with --base-url URL.',
        ],
        workflow.missing.length > 0 && [
            `Let ${(0,report_text.quoted)(workflow.path)} name ${workflow.missing.join(' and ')}: it does not have that in the form that init writes.`,
        ],
        !workflow.isOld && [
            'Store the API key of the service as a secret of the repository:',
            'gh secret set MCP_GRADE_GATE_API_KEY',
            "For all repositories of an organisation add --org NAME; for Dependabot's pull requests store it again with --app dependabot.",
        ],
        edits.length > 0 && [`Commit the files, and merge them into ${target}.`],
        !workflow.isOld && [
            'Run the gate once by hand: it contacts the service, which shows that key and address work, and judges everything.',
            `gh workflow run ${file}`,
        ],
        !workflow.isOld && [
            `Make the check required: Settings, Rules, Rulesets, New branch ruleset. Enforcement status: Active (a new one is Disabled). Target ${target}, and add "${checkName}" to the required status checks.`,
            'Test that it protects: open a pull request that the gate fails, or open one again. "Merge" must be greyed out.',
        ],
        !workflow.isOld && [
            `Whether people contribute from forks cannot be seen here. By default their pull requests get no key: see ${docsOf(options)}.`,
        ],
        dependabot !== null && [
            `Let Dependabot raise the commit of the action: add under "updates" in ${dependabot}, which has a form that init does not edit:`,
            ...updatesItem,
        ],
        unowned.length > 0 && [
            'Let nobody loosen the gate without a review: start again with --owners @ORGANISATION/TEAM, or add to CODEOWNERS:',
            ...codeOwnersLines(unowned, ['@ORGANISATION/TEAM']),
        ],
    ];
    return steps.filter((step) => step !== false);
}

// EXTERNAL MODULE: ./build/run/inventory.js + 8 modules
var run_inventory = __webpack_require__(73741);
// EXTERNAL MODULE: ./build/run/run.js
var run = __webpack_require__(72583);
// EXTERNAL MODULE: ./build/run/work-budget.js
var work_budget = __webpack_require__(53543);
// EXTERNAL MODULE: ./build/sweep/code-owners.js
var code_owners = __webpack_require__(34647);
// EXTERNAL MODULE: ./build/entry/clock.js
var clock = __webpack_require__(27405);
// EXTERNAL MODULE: ./build/entry/command-line.js
var command_line = __webpack_require__(93509);
// EXTERNAL MODULE: ./build/entry/credentials.js
var credentials = __webpack_require__(56253);
// EXTERNAL MODULE: ./build/entry/exit-status.js
var exit_status = __webpack_require__(27062);
// EXTERNAL MODULE: ./build/entry/local-ports.js
var local_ports = __webpack_require__(75337);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
;// CONCATENATED MODULE: ./build/entry/own-action.js





/**
 * Finds out where the code that runs comes from, so that a workflow can use the same: the git repository
 * that npm installed it from, as with `npx github:OWNER/mcp-grade-gate`; the checkout that it is in; or
 * the action that a runner has downloaded.
 *
 * @param program absolute path of the script that was started
 * @param user real path of the repository that is to use it, whose programs are not run
 * @param ownHost the server of that repository; null if it is not known
 * @returns null where none of these tells
 */
async function findOwnAction(program, user, ownHost, env) {
    const script = await (0,promises_.realpath)(program).catch(() => program);
    // The script is `dist/cli.js`.
    const root = (0,external_node_path_.dirname)((0,external_node_path_.dirname)(script));
    return ((await installedAction(root, ownHost)) ??
        (await checkedOutAction(root, user, ownHost)) ??
        downloadedAction(root, env));
}
async function installedAction(root, ownHost) {
    const at = root.lastIndexOf(`${external_node_path_.sep}node_modules${external_node_path_.sep}`);
    if (at < 0)
        return null;
    // Packages below others are in the list of the outermost folder.
    const top = root.slice(0, root.indexOf(`${external_node_path_.sep}node_modules${external_node_path_.sep}`));
    const list = await (0,promises_.readFile)((0,external_node_path_.join)(top, 'node_modules', '.package-lock.json'), 'utf8').catch(() => '');
    const found = installedFrom(list, (0,external_node_path_.relative)(top, root).split(external_node_path_.sep).join('/'));
    return found === null ? null : actionAddress(found.remote, found.commit, ownHost);
}
async function checkedOutAction(root, user, ownHost) {
    const git = await (0,files_git/* openGit */.z)(root, [user]);
    if ('reason' in git)
        return null;
    try {
        const [remote, commit] = await Promise.all([git.originAddress(), headCommit(git)]);
        const found = remote === null || commit === null ? null : actionAddress(remote, commit, ownHost);
        const release = await git.commit(`refs/tags/v${version/* version */.r}`);
        return found !== null && release?.id === commit ? { ...found, version: version/* version */.r } : found;
    }
    finally {
        git.close();
    }
}
async function headCommit(git) {
    return (await git.commit('HEAD'))?.id ?? null;
}
/**
 * What a runner says of the action whose step it runs, if that is where the code lies: the steps of any
 * composite action may start it. Only a whole commit names the same code tomorrow.
 */
function downloadedAction(root, env) {
    const [server = '', repository = '', ref = ''] = [
        'SERVER_URL',
        'ACTION_REPOSITORY',
        'ACTION_REF',
    ].map((name) => env[`GITHUB_${name}`] ?? '');
    // The runner's folder: `_actions/OWNER/NAME/REF`.
    if (!root.split(external_node_path_.sep).join('/').endsWith(`/${repository}/${ref}`))
        return null;
    return actionAddress(`${server || 'https://github.com'}/${repository}`, ref, null);
}

// EXTERNAL MODULE: ./build/entry/output-folder.js
var output_folder = __webpack_require__(89143);
;// CONCATENATED MODULE: ./build/entry/repository-files.js





/** A larger file is none that people wrote. In bytes. */
const maxBytes = 4 * 1024 * 1024;
/**
 * Reads a file that may be written again, with all its bytes. What a link on its way leads to is not read.
 *
 * @param root real path of the repository
 * @param path from there, with `/`
 */
async function readExisting(root, path) {
    try {
        let at = root;
        const parts = path.split('/');
        for (const [index, part] of parts.entries()) {
            at = (0,external_node_path_.join)(at, part);
            const found = await (0,promises_.lstat)(at);
            if (found.isSymbolicLink())
                return { reason: `behind the link ${parts.slice(0, index + 1).join('/')}` };
            if (index < parts.length - 1) {
                if (!found.isDirectory())
                    return { reason: 'in something that is no folder' };
                if (await (0,is_there/* isThere */.$)((0,external_node_path_.join)(at, '.git')))
                    return { reason: 'in another repository within this one' };
            }
            else if (!found.isFile())
                return { reason: 'no file' };
            else if (found.size > maxBytes)
                return { reason: 'too large' };
        }
        return decode(await (0,promises_.readFile)(at));
    }
    catch (error) {
        const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
        return isAbsent ? null : { reason: `unreadable (${(0,failure/* causeOf */.rl)(error)})` };
    }
}
function decode(bytes) {
    try {
        // A byte order mark stays, because the text is written again.
        return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
    }
    catch {
        return { reason: 'not UTF-8 text' };
    }
}
/**
 * Writes files of a repository: all or none of them, and nothing outside of it, wherever links lead.
 *
 * @param root real path of the repository
 * @param now milliseconds since the epoch
 * @throws GateError `output-unwritable`
 */
async function writeEdits(root, edits, now) {
    for (const { path, before } of edits) {
        const found = await readExisting(root, path);
        const text = found !== null && 'text' in found ? found.text : null;
        if (text !== before || (found !== null && text === null)) {
            throw unwritable(`${path} has changed meanwhile`);
        }
    }
    try {
        const folder = (0,output_folder/* createOutputFolder */.A)(root, now);
        try {
            for (const { path, after } of edits)
                folder.append(path, after);
            folder.publish(() => false);
        }
        finally {
            folder.close();
        }
    }
    catch (error) {
        throw unwritable(error instanceof failure/* GateError */.ue ? error.message : (0,failure/* causeOf */.rl)(error));
    }
}
function unwritable(why) {
    return new failure/* GateError */.ue('output-unwritable', `Nothing was written: ${why.replace(/\.$/, '')}.`, 'Start again where the files can be written, or apply the difference: init --dry-run prints it for git apply.');
}

// EXTERNAL MODULE: ./build/entry/terminal.js
var terminal = __webpack_require__(65411);
;// CONCATENATED MODULE: ./build/entry/commands/init.js























/**
 * Writes the workflow and the policy of the gate for a repository, or with `--dry-run` only shows them.
 * The difference goes to standard output, everything else to standard error.
 *
 * @returns the exit status
 * @throws GateError `no-repository`, `setup-conflict`, `output-unwritable`
 */
async function init(given, redact) {
    const { values } = given;
    const { line, progress } = (0,terminal/* openLines */.es)(process.stderr);
    const log = (text) => line((0,report_text.logLine)(redact(text)));
    const settings = (0,settings_settings.readSettings)({
        ...Object.fromEntries(inputNames.map((name) => [name, values[name] ?? ''])),
        'api-key': (0,credentials/* givenKey */.xy)(),
    }, 'command line', false);
    const owners = ownersIn(values.owners);
    const root = await repositoryRoot(given.argument);
    const repository = await (0,local_ports/* openRepository */.h_)({ argument: root, values: {} }, log);
    try {
        const origin = await originOf(root);
        const options = {
            action: await actionOf(values.action, root, origin.host),
            isActionGiven: values.action !== undefined,
            baseUrl: settings['base-url'] && (values['base-url']?.trim() ?? null),
            preset: settings.preset ?? 'recommended',
            owners,
            force: values.force !== undefined,
        };
        const setup = planSetup(await stateOf(root, repository.files), options);
        const scan = { folder: '', ignorePaths: [], withCandidates: false, spend: (0,work_budget/* openBudget */.a)() };
        const inventory = await (0,run_inventory/* takeInventory */.O1)(repository.files, scan);
        for (const words of seenWords(inventory, setup))
            log(words);
        refuseConflicts(setup);
        const failing = await failingToday(settings, setup, repository, { line: log, progress });
        if (failing !== null)
            log(failing);
        printDiff(setup, redact);
        await finish(root, setup, values['dry-run'] !== undefined, log);
        const steps = nextSteps(setup, options, origin.branch);
        if (steps.length > 0)
            log('What is left to do:');
        for (const [index, [first = '', ...more]] of steps.entries()) {
            log(`${String(index + 1).padStart(2)}. ${first}`);
            for (const each of more)
                log(`    ${each}`);
        }
        return exit_status/* exitStatus */.$.pass;
    }
    finally {
        repository.close();
    }
}
const inputNames = ['export-file', 'base-url', 'timeout', 'preset'];
/** The owners that are named. Throws UsageError for what GitHub does not take. */
function ownersIn(given = '') {
    const owners = given.split(/[\s,]+/).filter((owner) => owner !== '');
    const wrong = owners.find((owner) => !isCodeOwner(owner));
    if (wrong === undefined)
        return owners;
    throw new command_line/* UsageError */.eb(`--owners: ${JSON.stringify(wrong)} is no owner: write @USER, @ORGANISATION/TEAM or an e-mail address.`);
}
/**
 * The root of the repository that a folder is in.
 *
 * @throws GateError `no-repository`
 */
async function repositoryRoot(dir) {
    const { root } = await (0,local_ports/* locateFolder */.$c)(dir);
    if (await (0,is_there/* isThere */.$)((0,external_node_path_.join)(root, '.git')))
        return root;
    throw new failure/* GateError */.ue('no-repository', `${root} is in no git repository, and GitHub reads workflows at the root of one.`, 'Name a folder of a checkout, or create a repository with git init.');
}
/** What a checkout knows of the server that it comes from. */
async function originOf(root) {
    const git = await (0,files_git/* openGit */.z)(root);
    if ('reason' in git)
        return { host: null, branch: null };
    try {
        const [address, branch] = await Promise.all([git.originAddress(), git.originBranch()]);
        return { host: address === null ? null : (remoteRepository(address)?.host ?? null), branch };
    }
    finally {
        git.close();
    }
}
/** The action that steps are to use. Throws UsageError for one in another form. */
async function actionOf(given, root, ownHost) {
    const own = await findOwnAction(process.argv[1] ?? '', root, ownHost, process.env);
    if (given === undefined)
        return own;
    const action = givenAddress(given);
    // Of its own commit alone it is known which version that is.
    if (action !== null)
        return action.commit === own?.commit ? { ...action, version: own.version } : action;
    throw new command_line/* UsageError */.eb(`--action: ${JSON.stringify(given)} is not OWNER/REPOSITORY@COMMIT, with the 40 digits of a commit.`);
}
/** Reads what the set-up depends on. */
async function stateOf(root, files) {
    const folder = '.github/workflows';
    const names = await files.namesIn(folder).catch(() => []);
    const paths = names.filter((name) => /\.ya?ml$/i.test(name)).map((name) => `${folder}/${name}`);
    const workflows = paths.map(async (path) => ({ path, content: await files.readFile(path) }));
    const existing = [...new Set([...possibleFiles, ...paths])].map(async (path) => {
        const found = await readExisting(root, path);
        if (found !== null)
            return [path, found];
        // Git has it, and a sparse checkout left it out.
        const isHidden = 'text' in (await files.readFile(path));
        return [path, isHidden ? { reason: 'not on the disk, but in the repository' } : null];
    });
    const read = (await Promise.all(workflows)).flatMap(({ path, content }) => 'text' in content ? [{ path, text: content.text }] : []);
    const owned = new Set([...possibleFiles, ...read.map(({ path }) => path)]);
    const { owners } = await (0,code_owners/* ownersOf */.K2)(files, owned).catch(() => ({ owners: new Map() }));
    return {
        workflows: read,
        existing: new Map(await Promise.all(existing)),
        owners,
    };
}
/** Throws GateError `setup-conflict` if something is in the way. */
function refuseConflicts({ conflicts }) {
    if (conflicts.length === 0)
        return;
    throw new failure/* GateError */.ue('setup-conflict', `Nothing was written. ${conflicts.join(' ')}`, 'Move what is in the way, or replace files that are only old with --force.');
}
/** What fails today under the policy that is there or will be, in a sentence; null without an export. */
async function failingToday(settings, { edits }, repository, { line, progress }) {
    const hasGrades = settings['export-file'] !== null || (settings['base-url'] && (0,credentials/* givenKey */.xy)() !== '');
    if (!hasGrades)
        return null;
    const policy = edits.find(({ path }) => path === settings_settings.defaultConfigFile);
    const readFile = async (path, limit) => path === policy?.path ? { text: policy.after } : repository.files.readFile(path, limit);
    const files = { ...repository.files, readFile };
    const ports = (0,local_ports/* localPorts */.ER)({ base: null, config: null }, { ...repository, files }, line, progress);
    try {
        const { report, save } = await (0,run/* run */.eF)({ ...settings, given: noLayer }, ports);
        await save().catch((error) => line(`Cache: saving failed: ${(0,failure/* causeOf */.rl)(error)}`));
        return judgedWords(report);
    }
    catch (error) {
        if (!(error instanceof failure/* GateError */.ue))
            throw error;
        return `What fails today is not known. ${error.message} ${(0,failure/* onCommandLine */.vo)(error).remedy}`;
    }
}
/** The policy file alone counts: what the options say is in it. */
const noLayer = { source: 'command line', values: {}, places: new Map() };
/** Prints what is or would be written, as `git apply` takes it. */
function printDiff({ edits }, redact) {
    const { paint } = (0,terminal/* terminalOptions */.Z8)(process.stdout);
    for (const { path, before, after } of edits) {
        const isShown = (line) => {
            const text = line.replace(/\n$/, '');
            return diffLine(redact(text)) === text;
        };
        for (const [index, each] of unifiedDiff(path, before, after, isShown).entries()) {
            const style = index < 2 ? 'bold' : diffStyles[each.charAt(0)];
            const shown = diffLine(redact(each));
            process.stdout.write(`${style === undefined ? shown : paint(style, shown)}\n`);
        }
    }
}
const diffStyles = {
    '+': 'green',
    '-': 'red',
    '@': 'dim',
};
/** A line in which nothing is invisible but tabs, and the end of a line of Windows. */
function diffLine(text) {
    const [, line = '', end = ''] = /^(.*?)(\r?)$/s.exec(text) ?? [];
    return line.split('\t').map(report_text.logLine).join('\t') + end;
}
async function finish(root, { edits }, isTrial, log) {
    const paths = edits.map(({ path }) => path).join(', ');
    if (edits.length === 0)
        log('There is nothing to write.');
    else if (isTrial)
        log(`Nothing was written, because of --dry-run: ${paths}`);
    else {
        await writeEdits(root, edits, clock/* clock */.p.now());
        log(`Written: ${paths}`);
    }
}


/***/ }),

/***/ 99212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  inventory: () => (/* binding */ inventory_inventory)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/failure.js
var failure = __webpack_require__(59874);
// EXTERNAL MODULE: ./build/changes/places.js
var changes_places = __webpack_require__(83892);
// EXTERNAL MODULE: ./build/grading/matched.js
var matched = __webpack_require__(60879);
// EXTERNAL MODULE: ./build/versions/ecosystems.js
var ecosystems = __webpack_require__(87299);
// EXTERNAL MODULE: ./build/versions/purl.js
var purl = __webpack_require__(6691);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/report/json/export-entry.js
var export_entry = __webpack_require__(69727);
// EXTERNAL MODULE: ./build/report/json/launch-entry.js
var launch_entry = __webpack_require__(79422);
;// CONCATENATED MODULE: ./build/report/json/inventory.js







/**
 * The inventory as JSON. A declaration that is set aside is in an example, a template, a test or an archive.
 * Where an export was given, it also has the verdict, the export, and the grade of each dependency.
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
        setAside: (0,changes_places/* isSetAsideFile */.N7)(declaration.file),
        launch: (0,launch_entry/* launchEntry */.C)(declaration, dependencies),
        dependencies: dependencies.map((dependency) => ({
            ...dependencyJson(dependency),
            ...(report === null ? {} : gradeJson(judged.get(dependency))),
        })),
    }));
    const files = inventory.files.map(({ path, status, reason }) => ({
        path,
        status,
        reason,
    }));
    const graded = report === null ? {} : { verdict: report.verdict, export: (0,export_entry/* exportEntry */.N)(report.export) };
    return `${(0,report_text.json)({ declarations, files, searched, ...graded })}\n`;
}
function gradeJson(server) {
    return {
        match: server?.match?.kind ?? null,
        grade: (0,matched/* decidingReport */.O)(server?.match)?.grade ?? null,
        score: (0,matched/* decidingReport */.O)(server?.match)?.score ?? null,
        judgedVersion: (0,matched/* listedMatch */.Ry)(server?.match)?.judgedVersion ?? null,
        verdict: server?.verdict ?? null,
    };
}
function dependencyJson(dependency) {
    const { role, type, resolved, alterations, declaration } = dependency;
    const { specifier, version, pin } = (0,ecosystems/* versionPart */.uN)(dependency);
    return {
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
        reason: (0,ecosystems/* reasonOf */.A3)(dependency),
        ...(alterations.length === 0
            ? {}
            : { alterations: alterations.map((each) => alterationJson(each, declaration)) }),
    };
}
function alterationJson({ kind, what, file, span }, declaration) {
    return { kind, what, file: file ?? declaration.file, line: span.start.line };
}

// EXTERNAL MODULE: ./build/report/redact.js
var report_redact = __webpack_require__(17234);
// EXTERNAL MODULE: ./build/policy/words.js
var words = __webpack_require__(16274);
// EXTERNAL MODULE: ./build/report/distinct.js
var distinct = __webpack_require__(20139);
// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/report/terminal/columns.js
var columns = __webpack_require__(72847);
// EXTERNAL MODULE: ./build/report/terminal/page.js
var page = __webpack_require__(2861);
;// CONCATENATED MODULE: ./build/report/terminal/inventory.js







/**
 * What a project declares, as text: the servers with their places, those of examples, templates, tests
 * and archives behind the others, then the files that were not read. With grades if an export was given.
 *
 * @param withAll whether every candidate is listed; else they are counted for each manifest
 */
function renderInventory(inventory, withAll) {
    const { report, declarations, dependencies, candidates, files, searched } = inventory;
    const gradeOf = report === null ? null : gradesOf(report.servers);
    const isSetAside = ({ declaration }) => (0,changes_places/* isSetAsideFile */.N7)(declaration.file);
    const servers = dependencies.filter((each) => !isSetAside(each));
    const setAside = dependencies.filter(isSetAside);
    const unread = files.filter(({ status }) => status === 'unreadable');
    const skipped = files.filter(({ status }) => status === 'skipped');
    const places = new Set(declarations.map(({ file }) => file));
    const count = (role) => serversAmong(dependencies.filter((each) => each.role === role)).length;
    const [launchers, libraries] = [count('launcher'), count('library')];
    const total = [
        `${(0,report_words.plural)(count('server') + launchers, 'server')}${launchers > 0 ? ` (${launchers} of them ${launchers === 1 ? 'a launcher' : 'launchers'})` : ''}`,
        ...(libraries > 0 ? [libraries === 1 ? '1 library' : `${libraries} libraries`] : []),
    ];
    return (0,page/* page */.MY)([
        ...serversOf(servers, gradeOf),
        ...(0,page/* section */.uW)('In folders of examples, templates, tests and archives:', serversOf(setAside, gradeOf)),
        ...(0,page/* section */.uW)('Direct dependencies of package manifests; those that the export lists are servers:', withAll
            ? (0,columns/* table */.t)(['PACKAGE', 'VERSION', 'TYPE', 'DECLARED IN'], groupsOf(candidates).flatMap((group) => rowsOf(group, null)))
            : countsOf(candidates)),
        ...(0,page/* section */.uW)('Not read:', unread.map(({ path, span, reason }) => `  ${path}${span ? `:${span.start.line}` : ''}: ${reason ?? ''}`)),
        ...(0,page/* section */.uW)('Skipped:', skipped.map(({ path, reason }) => `  ${path}: ${reason ?? ''}`)),
        ...(dependencies.length + candidates.length + unread.length + skipped.length === 0 ? [] : ['']),
        [
            total.join(' and '),
            `in ${(0,report_words.plural)((0,distinct/* declarationCount */.kA)(dependencies.map((dependency) => ({ dependency }))), 'declaration')} of ${(0,report_words.plural)(places.size, 'file')}`,
            ...(unread.length > 0
                ? [`(${(0,report_words.plural)(unread.length, 'fault')} in files that cannot be read)`]
                : []),
        ].join(' '),
        `Searched ${(0,report_words.plural)(searched, 'file')}. Program code is not searched: servers that are started only from code are not listed.`,
    ]);
}
function gradesOf(servers) {
    const judged = new Map(servers.map((server) => [server.dependency, server]));
    return (dependency) => {
        const server = judged.get(dependency);
        return server === undefined ? ['', ''] : [(0,report_words.shownGrade)(server), (0,report_words.scoreOf)(server)];
    };
}
function serversOf(dependencies, gradeOf) {
    return (0,columns/* table */.t)(['SERVER', 'VERSION', 'TYPE', ...(gradeOf === null ? [] : ['GRADE', 'SCORE']), 'DECLARED IN'], groupsOf(dependencies).flatMap((group) => rowsOf(group, gradeOf)));
}
/** How many candidates each manifest has, and how to list them. */
function countsOf(candidates) {
    const manifests = Map.groupBy(candidates, ({ declaration }) => declaration.file);
    const rows = [...manifests].map(([file, { length }]) => [file, String(length)]);
    if (rows.length === 0)
        return [];
    return [
        ...(0,columns/* table */.t)(['MANIFEST', 'PACKAGES'], rows),
        `${(0,report_words.plural)(candidates.length, 'package')}; -o table=FILE lists them.`,
    ];
}
/** The servers, ordered by name; those that are not identified come last. */
function groupsOf(dependencies) {
    const isUnidentified = ({ type }) => (type === 'unidentified' ? 1 : 0);
    return serversAmong(dependencies).sort(([a], [b]) => {
        if (a === undefined || b === undefined)
            return 0;
        const [one, other] = [cellsOf(a).join('\u0000'), cellsOf(b).join('\u0000')];
        return isUnidentified(a) - isUnidentified(b) || (one < other ? -1 : 1);
    });
}
function serversAmong(dependencies) {
    return (0,distinct/* distinctServers */.LQ)(dependencies.map((dependency) => ({ dependency }))).map((members) => members.map(({ dependency }) => dependency));
}
/** What is shown once of a server, wherever it is declared: name, version, type and notices. */
function cellsOf(dependency) {
    const { type, role, name, alterations, declaration } = dependency;
    const isKnown = type !== 'unidentified';
    const detail = name === null || name === declaration.alias ? '' : ` (${name})`;
    const changes = alterations.map(({ what, file, span }) => `${what}${file === null ? '' : ` (${file}:${span.start.line})`}`);
    const written = (0,ecosystems/* isIdentified */.mO)(dependency) ? dependency.written : undefined;
    const notices = [
        ...(written === undefined ? [] : [`written as ${written}`]),
        ...(isKnown ? [] : [`${(0,ecosystems/* reasonOf */.A3)(dependency) ?? ''}${detail}`]),
        ...(changes.length === 0 ? [] : [`altered by ${[...new Set(changes)].join(', ')}`]),
    ];
    return [
        (0,words/* shownName */.HD)(dependency),
        versionCell(dependency),
        role === 'server' ? type : `${type} (${role})`,
        notices.join('; '),
    ];
}
/** The version that a lockfile proves, with its place, else the one that is written. */
function versionCell(dependency) {
    const { resolved } = dependency;
    const { pin, version, specifier, digest } = (0,ecosystems/* versionPart */.uN)(dependency);
    if (resolved !== null)
        return `${resolved.version} (${resolved.file}:${resolved.line})`;
    if (digest !== null)
        return `${digest.slice(0, 19)}…`;
    const written = pin === 'exact' ? version : (specifier?.replace(/^@/, '') ?? null);
    return written ?? ((0,ecosystems/* hasVersions */.md)(dependency) ? 'not pinned' : '');
}
/** A row for each place where a server is declared, and below them the notices. */
function rowsOf(group, gradeOf) {
    const rows = group.map((dependency, index) => {
        const { declaration } = dependency;
        const [name, version, type] = cellsOf(dependency);
        const isPlain = declaration.client === 'package-manifest' || declaration.alias === name;
        const alias = isPlain ? '' : ` as ${declaration.alias}`;
        const place = `${(0,report_words.placeOf)(declaration)}${alias}${declaration.disabled ? ' (disabled)' : ''}`;
        const cells = [name, version, type, ...(gradeOf?.(dependency) ?? [])];
        return [...(index > 0 ? cells.map(() => '') : cells), place];
    });
    const notices = new Set(group.map((dependency) => cellsOf(dependency)[3]));
    return [...rows, ...[...notices].filter((each) => each !== '').map((each) => `    ${each}`)];
}

// EXTERNAL MODULE: ./build/run/inventory.js + 8 modules
var inventory = __webpack_require__(73741);
// EXTERNAL MODULE: ./build/run/work-budget.js
var work_budget = __webpack_require__(53543);
// EXTERNAL MODULE: ./build/entry/command-line.js
var command_line = __webpack_require__(93509);
// EXTERNAL MODULE: ./build/entry/local-ports.js
var local_ports = __webpack_require__(75337);
// EXTERNAL MODULE: ./build/entry/terminal.js
var terminal = __webpack_require__(65411);
;// CONCATENATED MODULE: ./build/entry/commands/inventory.js













/**
 * Lists the MCP servers that a folder declares, with an export also their grades. Returns the exit status.
 */
async function inventory_inventory(given, redact) {
    const { outputs } = given;
    const lines = (0,terminal/* openLines */.es)(process.stderr);
    const log = (text) => lines.line((0,report_text.logLine)(redact(text)));
    const bill = outputs.some(({ format }) => format === 'cyclonedx') ? await billOf(given) : null;
    const repository = await (0,local_ports/* openRepository */.h_)(given, log);
    try {
        const { inventory: taken, save } = await take(given, repository, { ...lines, line: log });
        const shown = (0,report_redact/* redactReport */.a)(taken, redact);
        await (0,terminal/* writeOutputs */.Kn)(outputs, async (format, _, file) => {
            switch (format) {
                case 'json':
                    return (0,report_redact.redactJson)(renderInventoryJson(shown), redact);
                case 'cyclonedx': {
                    const { renderCycloneDx } = await __webpack_require__.e(/* import() */ 8376).then(__webpack_require__.bind(__webpack_require__, 38376));
                    return renderCycloneDx(shown, bill ?? (await billOf(given)), redact);
                }
                case 'dependency-snapshot':
                    return snapshotOf(shown, repository, redact, log);
                default:
                    return redact(renderInventory(shown, file !== null));
            }
        });
        await save().catch((error) => log(`Cache: saving failed: ${(0,failure/* causeOf */.rl)(error)}`));
        return 0;
    }
    finally {
        repository.close();
    }
}
async function take(given, repository, { line, progress }) {
    const { values } = given;
    const withCandidates = values.candidates !== undefined;
    if (values['export-file'] === undefined && values['base-url'] === undefined) {
        for (const name of ['timeout', ...command_line/* policyOptionNames */.sy]) {
            if (values[name] === undefined)
                continue;
            throw new command_line/* UsageError */.eb(`--${name} needs an export: --export-file or --base-url.`);
        }
        const { folder, files } = repository;
        const scan = { folder, ignorePaths: [], withCandidates, spend: (0,work_budget/* openBudget */.a)() };
        const taken = await (0,inventory/* takeInventory */.O1)(files, scan);
        return { inventory: { ...taken, report: null }, save: async () => { } };
    }
    const [{ settingsOf }, { takeGradedInventory }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(9935), __webpack_require__.e(2670), __webpack_require__.e(8687), __webpack_require__.e(3747), __webpack_require__.e(5812), __webpack_require__.e(5219), __webpack_require__.e(6555), __webpack_require__.e(7485), __webpack_require__.e(2425)]).then(__webpack_require__.bind(__webpack_require__, 92425)),
        Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(9935), __webpack_require__.e(2670), __webpack_require__.e(8687), __webpack_require__.e(3747), __webpack_require__.e(5812), __webpack_require__.e(5219), __webpack_require__.e(6555), __webpack_require__.e(7485), __webpack_require__.e(9100)]).then(__webpack_require__.bind(__webpack_require__, 99100)),
    ]);
    const settings = settingsOf(values, true);
    for (const caution of settings.cautions)
        line(caution);
    const ports = (0,local_ports/* localPorts */.ER)({ base: null, config: values.config ?? null }, repository, line, progress);
    const taken = await takeGradedInventory(settings, withCandidates, ports);
    const caution = taken.inventory.report?.export.caution ?? null;
    if (caution !== null)
        line(caution);
    return taken;
}
/**
 * What the bill of materials is about, and its time, which SOURCE_DATE_EPOCH may fix.
 * Source: https://reproducible-builds.org/specs/source-date-epoch/
 */
async function billOf({ argument, values: { repo } }) {
    const epoch = process.env['SOURCE_DATE_EPOCH'] ?? '';
    const timestamp = epoch === '' ? Date.now() : 1000 * Number(epoch);
    if (!/^\d{0,11}$/.test(epoch)) {
        throw new command_line/* UsageError */.eb(`SOURCE_DATE_EPOCH is no number of seconds: ${JSON.stringify(epoch)}.`);
    }
    const folder = repo === undefined ? await (0,promises_.realpath)((0,external_node_path_.resolve)(argument)).catch(() => argument) : '';
    const name = repo === undefined ? (0,external_node_path_.basename)(folder) : repo.replace(/@.*$/s, '');
    return { name: name === '' ? 'project' : name, timestamp };
}
async function snapshotOf(shown, repository, redact, log) {
    const [{ findSnapshotOrigin }, { renderDependencySnapshot }] = await Promise.all([
        __webpack_require__.e(/* import() */ 2162).then(__webpack_require__.bind(__webpack_require__, 2162)),
        __webpack_require__.e(/* import() */ 7554).then(__webpack_require__.bind(__webpack_require__, 37554)),
    ]);
    const origin = await findSnapshotOrigin(repository);
    const { text, left } = renderDependencySnapshot(shown, origin, redact);
    if (left > 0) {
        log(`The snapshot leaves out ${(0,report_words.plural)(left, 'package')}: it has exact versions only.`);
    }
    return text;
}


/***/ }),

/***/ 53469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  replayCommand: () => (/* binding */ replayCommand)
});

// EXTERNAL MODULE: ./build/failure.js
var build_failure = __webpack_require__(59874);
// EXTERNAL MODULE: ./build/github/remote/commits.js + 2 modules
var remote_commits = __webpack_require__(95215);
// EXTERNAL MODULE: ./build/github/remote/repositories.js
var repositories = __webpack_require__(64681);
;// CONCATENATED MODULE: ./build/replay/counts.js
/** Whether a pull request would have been kept from being merged. */
function isRed({ verdict }) {
    return verdict === 'fail' || verdict === 'error';
}
/** The problems that make an outcome red. */
function redProblems({ problems }) {
    return problems.filter(({ level, waived }) => waived === null && (level === 'fail' || level === 'error'));
}
/** Whether two policies would have done different with a pull request. */
function isDifferent({ outcomes: [first, second] }) {
    return first !== undefined && second !== undefined && isRed(first) !== isRed(second);
}
function replayCounts({ repositories, pulls, policies }) {
    const having = (status) => pulls.filter((pull) => pull.status === status).length;
    const unread = repositories.filter(({ status }) => status.startsWith('not-read'));
    return {
        repositories: repositories.length - unread.length,
        repositoriesNotRead: unread.length,
        merged: pulls.length,
        judged: having('judged'),
        notRead: having('not-read'),
        notReadYet: having('not-read-yet'),
        intoOthers: repositories.reduce((sum, { intoOthers }) => sum + intoOthers, 0),
        policies: policies.map(({ name }, at) => policyCounts(name, pulls.flatMap(({ outcomes }) => outcomes[at] ?? []))),
        different: pulls.filter(isDifferent).length,
    };
}
function policyCounts(name, outcomes) {
    const having = (verdict) => outcomes.filter((each) => each.verdict === verdict).length;
    const red = outcomes.filter(isRed).map(redProblems);
    const rules = frequencies(red.map((problems) => problems.map(({ rule }) => rule)));
    const owners = frequencies(red.map((problems) => problems.flatMap(({ owners }) => owners.length > 0 ? owners : [null])));
    return {
        name,
        failed: having('fail'),
        undecided: having('error'),
        warned: having('warn'),
        passed: having('pass'),
        failedIfEnforced: outcomes.filter((each) => !isRed(each) && each.enforcedVerdict === 'fail')
            .length,
        rules: rules.map(([rule, pulls]) => ({ rule, pulls })),
        owners: owners.map(([owner, pulls]) => ({ owner, pulls })),
    };
}
/** How many of the lists have each value, the most frequent first. */
function frequencies(lists) {
    const all = lists.flatMap((list) => [...new Set(list)]);
    return [...Map.groupBy(all, (value) => value)]
        .map(([value, same]) => [value, same.length])
        .sort(([a, many], [b, others]) => others - many || (`${a}` < `${b}` ? -1 : 1));
}
/** Whether everything was listed, read and judged with the grades that it needs. */
function isComplete(report) {
    const { repositoriesNotRead, notRead, notReadYet } = replayCounts(report);
    return report.failure === null && repositoriesNotRead + notRead + notReadYet === 0;
}

// EXTERNAL MODULE: ./node_modules/lru-cache/dist/esm/node/index.min.js
var index_min = __webpack_require__(27799);
// EXTERNAL MODULE: ./build/github/remote/text-queue.js
var text_queue = __webpack_require__(6060);
// EXTERNAL MODULE: ./build/sweep/remote-files.js
var remote_files = __webpack_require__(76943);
;// CONCATENATED MODULE: ./build/replay/files.js




/** What answers take in memory at most, in bytes: the trees of a repository differ in little. */
const maxBytes = 96 * 1024 * 1024;
/** What an entry of a tree takes, and what every answer takes, in bytes. */
const entryBytes = 300;
const answerBytes = 200;
/**
 * The commits of many pull requests, which share the queries for texts and the answers about what never
 * changes: trees and files by their ids.
 *
 * @returns opens the repository of one pull request, which may use up its share of requests
 */
function openSharedCommits(unshared) {
    const { api, textsOf } = (0,text_queue/* openTextQueue */.j)(unshared);
    const once = openCache();
    const shared = {
        graphql: api.graphql,
        rest: (call) => call.method === 'GET' && /\/git\/(?:trees|blobs)\//.test(call.path)
            ? once(call.path, async () => withoutAddresses(await api.rest(call)))
            : api.rest(call),
    };
    const textOnce = (wanted) => Promise.all(wanted.map((each) => {
        const { owner, name } = each.repository;
        return once(`${owner}/${name} ${each.id}`, async () => (await textsOf([each]))[0] ?? null);
    }));
    return (repository) => {
        const own = (0,remote_files/* withinShare */.v)({ api: shared, textsOf: textOnce });
        return {
            commits: (0,remote_commits.openRemoteCommits)(own.api, repository, null, [], own.textsOf),
            api: own.api,
        };
    };
}
/** Each answer once, as long as there is room for it. */
function openCache() {
    // What an answer may be has no type that a cache could have: values are wrapped.
    const answers = new index_min/* LRUCache */.q({
        maxSize: maxBytes,
        sizeCalculation: ({ value }) => sizeOf(value),
    });
    const underway = new Map();
    return async (key, load) => {
        const known = answers.get(key);
        if (known !== undefined)
            return known.value;
        const loading = underway.get(key) ?? load();
        underway.set(key, loading);
        try {
            const value = (await loading);
            answers.set(key, { value });
            return value;
        }
        finally {
            underway.delete(key);
        }
    };
}
function sizeOf(answer) {
    const { tree, content } = Object(answer);
    const text = typeof answer === 'string' ? answer : content;
    const entries = Array.isArray(tree) ? tree.length : 0;
    return answerBytes + entries * entryBytes + (typeof text === 'string' ? 2 * text.length : 0);
}
/** An answer about a tree without the address of each entry, which is as long as everything else of it. */
function withoutAddresses(answer) {
    const { tree } = Object(answer);
    if (!Array.isArray(tree))
        return answer;
    const entries = tree.map((each) => {
        const { url, ...rest } = Object(each);
        return rest;
    });
    return { ...Object(answer), tree: entries };
}

// EXTERNAL MODULE: ./build/report/fit.js
var fit = __webpack_require__(29848);
// EXTERNAL MODULE: ./build/report/json/document.js
var json_document = __webpack_require__(7249);
// EXTERNAL MODULE: ./build/report/json/entries.js
var entries = __webpack_require__(75722);
// EXTERNAL MODULE: ./build/report/json/export-entry.js
var export_entry = __webpack_require__(69727);
// EXTERNAL MODULE: ./build/report/redact.js
var report_redact = __webpack_require__(17234);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
;// CONCATENATED MODULE: ./build/replay/render-json.js







/** Nobody reads more, and pull requests could make it longer than a string may be. */
const render_json_maxBytes = 100_000_000;
/** The JSON report of a replay, `replayVersion` 1. */
function renderReplayJson(report, redact) {
    const write = (value) => (0,report_redact.redactJson)((0,report_text.json)(value), redact).trimEnd();
    const lists = { repositories: report.repositories, pulls: report.pulls };
    return (0,fit/* firstThatFits */.e)(['nothing', 'entries'], (omitted) => {
        const head = {
            replayVersion: 1,
            isComplete: isComplete(report),
            ...(report.failure === null ? {} : { error: (0,entries/* errorEntry */.Nb)(report.failure) }),
            counts: structuredClone(replayCounts(report)),
            omitted,
            run: {
                version: report.toolVersion,
                organisation: report.organisation,
                since: new Date(report.since).toISOString(),
                until: new Date(report.until).toISOString(),
                requests: report.requests,
                notices: [...report.notices],
            },
            export: (0,export_entry/* exportEntry */.N)(report.export),
            policies: [...report.policies],
        };
        const mostOfList = omitted === 'nothing' ? Number.POSITIVE_INFINITY : render_json_maxBytes * 0.45;
        return (0,fit/* joinWithin */.U)((0,json_document/* documentParts */.k)(head, lists, mostOfList, write), render_json_maxBytes);
    });
}

// EXTERNAL MODULE: ./build/report/terminal/columns.js
var columns = __webpack_require__(72847);
// EXTERNAL MODULE: ./build/report/terminal/page.js
var page = __webpack_require__(2861);
// EXTERNAL MODULE: ./build/report/terminal/wrap.js
var wrap = __webpack_require__(8242);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/replay/render-text.js





/** Of each kind only so many are listed: the JSON report has all. */
const mostPulls = 200;
const mostSentences = 50;
const mostRows = 30;
const mostPlaces = 5;
/** A replay as text: the pull requests that would have failed, why, what was not read, the numbers. */
function renderReplay(report, terminal) {
    const { policies, pulls } = report;
    const red = pulls.filter(({ outcomes }) => outcomes.some(isRed));
    const head = ['VERDICT', 'RULES', 'MERGED', 'PULL REQUEST'];
    const rows = red.slice(0, mostPulls).map(rowOf);
    const sentences = problemSentences(red);
    const unread = unreadLines(report);
    const counts = replayCounts(report);
    const lines = [
        ...(policies.length > 1
            ? [`Verdicts by ${policies.map(({ name }) => name).join(' / ')}:`, '']
            : []),
        ...(0,columns/* table */.t)(head, rows, terminal.width),
        ...more(red.length - mostPulls, 'pull request'),
        ...(0,page/* section */.uW)('What the rules found:', [
            ...sentences.slice(0, mostSentences).flat(),
            ...more(sentences.length - mostSentences, 'sentence'),
        ]),
        ...counts.policies.flatMap((each) => policySections(each, terminal.width)),
        ...(0,page/* section */.uW)('Not read:', [
            ...unread.slice(0, mostSentences),
            ...more(unread.length - mostSentences, 'reason'),
        ]),
        '',
        ...numberLines(report),
    ];
    return (0,page/* page */.MY)(lines.flatMap((line) => (0,wrap/* wrapped */.k)(line, terminal.width)), terminal.paint);
}
function rowOf({ outcomes, mergedAt, url }) {
    const rules = new Set(outcomes.filter(isRed).flatMap((each) => redProblems(each).map(({ rule }) => rule)));
    return [verdictsOf(outcomes), [...rules].join(', '), mergedAt.slice(0, 10), url];
}
function verdictsOf(outcomes) {
    return outcomes.map(({ verdict }) => verdict.toUpperCase()).join(' / ');
}
function more(rest, one) {
    return rest > 0 ? [`and ${(0,words.plural)(rest, `more ${one}`)}; --json has all of them`] : [];
}
/** Each sentence about what is red once, with the pull requests that it is about. */
function problemSentences(red) {
    const all = red.flatMap(({ url, outcomes }) => outcomes.filter(isRed).flatMap((outcome) => redProblems(outcome).map(({ level, rule, message, advice }) => ({
        sentence: [`${level} ${rule}: ${message}`, advice].filter(Boolean).join(' '),
        url,
    }))));
    return [...Map.groupBy(all, ({ sentence }) => sentence)]
        .map(([sentence, same]) => ({ sentence, urls: [...new Set(same.map(({ url }) => url))] }))
        .sort((a, b) => b.urls.length - a.urls.length)
        .map(({ sentence, urls }) => [sentence, `    in ${someOf(urls)}`]);
}
function someOf(names) {
    const rest = names.length - mostPlaces;
    return `${names.slice(0, mostPlaces).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
function policySections({ name, rules, owners }, width) {
    const rowsOf = (entries) => entries.slice(0, mostRows).map(([pulls, what]) => [`${pulls}`, what]);
    const byRule = rules.map(({ rule, pulls }) => [pulls, rule]);
    const byOwner = owners.map(({ owner, pulls }) => [pulls, owner ?? 'nobody']);
    return [
        ...(0,page/* section */.uW)(`Red by ${name}, by rule:`, (0,columns/* table */.t)(['PULL REQUESTS', 'RULE'], rowsOf(byRule), width)),
        ...(0,page/* section */.uW)(`Red by ${name}, by owner of the file today:`, (0,columns/* table */.t)(['PULL REQUESTS', 'OWNER'], rowsOf(byOwner), width)),
        ...more(Math.max(rules.length, owners.length) - mostRows, 'row'),
    ];
}
/** A line for each reason, with what it holds for. */
function unreadLines({ repositories, pulls }) {
    const all = [
        ...repositories.map(({ name, status, reason }) => ({ name, status, reason })),
        ...pulls.map(({ url, status, reason }) => ({ name: url, status, reason })),
    ].filter(({ status }) => status.startsWith('not-read'));
    return [...Map.groupBy(all, ({ status, reason }) => `${status} ${reason}`).values()]
        .sort((a, b) => b.length - a.length)
        .map((same) => {
        const yet = same[0]?.status === 'not-read-yet' ? 'not yet: ' : '';
        return `  ${someOf(same.map(({ name }) => name))}: ${yet}${same[0]?.reason ?? ''}`;
    });
}
function numberLines(report) {
    const counts = replayCounts(report);
    const { judged, notRead, notReadYet, repositoriesNotRead, intoOthers, different } = counts;
    const [since, until] = [report.since, report.until].map((at) => new Date(at).toISOString().slice(0, 10));
    const { generatedAt } = report.export;
    const grades = generatedAt === null
        ? 'No grades were needed.'
        : `The grades are those of the export of ${new Date(generatedAt).toISOString().slice(0, 10)}, and the policies those of today, not those of the days when these were merged.`;
    const some = (number, words) => (number === 0 ? [] : [words]);
    return [
        `${(0,words.plural)(judged, 'pull request')} of ${render_text_repositories(counts.repositories)} judged that were merged from ${since} to ${until}.`,
        ...counts.policies.map(policyLine),
        ...some(different, `The policies differ in ${(0,words.plural)(different, 'pull request')}: ${differenceWords(report)}.`),
        ...some(notRead + notReadYet + repositoriesNotRead, `NOT COMPLETE: ${[
            ...some(notRead, `${(0,words.plural)(notRead, 'pull request')} not read`),
            ...some(notReadYet, `${(0,words.plural)(notReadYet, 'pull request')} not read yet`),
            ...some(repositoriesNotRead, `${render_text_repositories(repositoriesNotRead)} not listed to the end`),
        ].join(', ')}. Nothing is known of what is missing.`),
        ...some(intoOthers, `Not judged: ${(0,words.plural)(intoOthers, 'pull request')} into other branches than the default branch.`),
        ...(report.failure === null ? [] : (0,words.failureLines)(report.failure)),
        ...some(judged, grades),
        `${(0,words.plural)(report.requests, 'request')} to GitHub's API.`,
    ];
}
function render_text_repositories(number) {
    return `${number} ${number === 1 ? 'repository' : 'repositories'}`;
}
function policyLine({ name, failed, undecided, warned, failedIfEnforced }) {
    const parts = [
        `${failed === 0 ? 'none' : failed} would have failed`,
        ...(undecided === 0 ? [] : [`${undecided} could not have been decided`]),
        ...(warned === 0 ? [] : [`${warned} would have had warnings`]),
        ...(failedIfEnforced === 0
            ? []
            : [`${failedIfEnforced} more would fail if report-only were recommended`]),
    ];
    return `By ${name}: ${parts.join(', ')}.`;
}
/** How many are red by one of two policies alone. */
function differenceWords({ policies, pulls }) {
    const different = pulls.filter(isDifferent);
    return policies
        .map(({ name }, at) => {
        const red = different.filter(({ outcomes }) => outcomes[at] && isRed(outcomes[at]));
        return `${red.length} red by ${name} alone`;
    })
        .join(', ');
}

// EXTERNAL MODULE: ./build/run/collected-query.js
var collected_query = __webpack_require__(8984);
// EXTERNAL MODULE: ./build/run/judge.js + 1 modules
var judge = __webpack_require__(30550);
// EXTERNAL MODULE: ./build/run/organisation-policy.js
var organisation_policy = __webpack_require__(24037);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/versions/ecosystems.js
var ecosystems = __webpack_require__(87299);
// EXTERNAL MODULE: ./build/sweep/read-all.js
var read_all = __webpack_require__(48789);
;// CONCATENATED MODULE: ./build/replay/attempts.js


/** As many attempts in a row that the service does not answer, and it is away for all. */
const maxUnavailable = 20;
/** Opens attempts that end together: once the requests of the token are used up, nothing more is read. */
function openAttempts() {
    let ended = null;
    let unavailable = 0;
    return async (read) => {
        if (ended !== null)
            return ended;
        try {
            const value = await read();
            unavailable = 0;
            return { value };
        }
        catch (error) {
            const { code = '' } = Object(error);
            unavailable = code === 'api-unavailable' ? unavailable + 1 : 0;
            const reason = error instanceof build_failure/* GateError */.ue ? (0,read_all/* reasonFrom */.rJ)(error) : (0,build_failure/* causeOf */.rl)(error);
            if (!read_all/* endings */.V1.has(code) && unavailable < maxUnavailable)
                return { status: 'not-read', reason };
            ended ??= { status: 'not-read-yet', reason };
            return { status: 'not-read-yet', reason };
        }
    };
}
/** Does the work for each item, for some of them at the same time. */
async function forEachOf(items, most, work) {
    const rest = Iterator.from(items);
    const takeTurns = async () => {
        for (let next = rest.next(); !next.done; next = rest.next())
            await work(next.value);
    };
    await Promise.all(Array.from({ length: most }, takeTurns));
}

// EXTERNAL MODULE: ./build/run/run.js
var run = __webpack_require__(72583);
;// CONCATENATED MODULE: ./build/replay/judge-reading.js



/** Judges what was read of a pull request, as the gate does. */
async function judgeReading({ change, versions }, { load, now, redact, }) {
    const { report: found } = await (0,run/* judgeChange */.sx)(change, { now, log() { }, readHeadCommit: async () => null, folder: '' }, {
        load,
        proved: async (candidates) => candidates.map((each) => versions[change.candidates.indexOf(each)] ?? each.dependency),
        mustLoad: false,
    });
    const { servers, problems } = (0,report_redact/* redactReport */.a)(found, redact);
    return {
        verdict: found.verdict,
        enforcedVerdict: found.enforcedVerdict,
        problems: [
            ...servers
                .filter(({ isCounted }) => isCounted)
                .flatMap((server) => server.problems.map((problem) => entryOf(problem, server))),
            ...problems.map((problem) => entryOf(problem, null)),
        ],
    };
}
const entryOptions = { omits: () => true, purlOf: () => null };
function entryOf(problem, server) {
    const { rule, level, message, advice, file, line, waived, waivedUntil } = (0,entries/* problemEntry */.WO)(problem, entryOptions);
    const { name, judgedVersion, version, grade } = server === null
        ? { name: null, judgedVersion: null, version: null, grade: null }
        : (0,entries/* serverEntry */.iH)(server, entryOptions);
    return {
        ...{ rule, level, message, advice, file, line, waived, waivedUntil },
        ...{ server: name, version: judgedVersion ?? version, grade },
    };
}

// EXTERNAL MODULE: ./build/files/git-store.js + 2 modules
var git_store = __webpack_require__(13889);
;// CONCATENATED MODULE: ./build/github/remote/merged.js


/**
 * Lists a page of the merged pull requests of some repositories with one query.
 *
 * @param first how many of each
 * @param since milliseconds since the epoch: what was merged before is left out
 * @returns for each repository its page, or what GitHub says against it
 * @throws GateError `api-wrong-content`, and those of the API but for what they say of one repository
 */
async function listMerged(api, wanted, first, since) {
    if (wanted.length === 0)
        return [];
    const variables = { first };
    const queried = wanted.map(({ repository: { owner, name }, after }, at) => {
        Object.assign(variables, { [`owner${at}`]: owner, [`name${at}`]: name, [`after${at}`]: after });
        return `  repository${at}: repository(owner: $owner${at}, name: $name${at}) {
    pullRequests(states: MERGED, first: $first, after: $after${at}, orderBy: { field: UPDATED_AT, direction: DESC }) {
      pageInfo { hasNextPage endCursor }
      nodes { ${fields} }
    }
  }`;
    });
    const types = wanted.map((_, at) => `$owner${at}: String!, $name${at}: String!, $after${at}: String`);
    try {
        const query = `query ($first: Int!, ${types.join(', ')}) {\n${queried.join('\n')}\n}`;
        const data = Object(await api.graphql(query, variables));
        return wanted.map((_, at) => pageFrom(data[`repository${at}`], since));
    }
    catch (error) {
        const isRefusal = error instanceof build_failure/* GateError */.ue && ['api-not-found', 'api-forbidden'].includes(error.code);
        if (!isRefusal)
            throw error;
        if (wanted.length === 1)
            return [error];
        // One refusal hides the others.
        const half = wanted.length >> 1;
        const parts = [wanted.slice(0, half), wanted.slice(half)];
        const found = await Promise.all(parts.map((part) => listMerged(api, part, first, since)));
        return found.flat();
    }
}
const fields = `number url updatedAt mergedAt baseRefName baseRefOid headRefOid
        commits { totalCount }
        mergeCommit {
          oid tree { oid } authoredDate committedDate
          parents(first: 3) { nodes { oid tree { oid } } }
        }`;
function pageFrom(given, since) {
    const { pullRequests } = Object(given);
    const { nodes, pageInfo } = Object(pullRequests);
    const { hasNextPage, endCursor } = Object(pageInfo);
    // A page that is passed over could have the pull request that matters.
    if (!Array.isArray(nodes) || typeof hasNextPage !== 'boolean')
        throw notAList();
    if (hasNextPage && typeof endCursor !== 'string')
        throw notAList();
    const listed = nodes.map(pullFrom);
    const isOver = listed.some(({ updatedAt }) => Date.parse(updatedAt) < since);
    return {
        pulls: listed.flatMap(({ pull }) => (Date.parse(pull.mergedAt) >= since ? [pull] : [])),
        after: hasNextPage && !isOver ? String(endCursor) : null,
    };
}
function pullFrom(given) {
    const { number, url, updatedAt, mergedAt, baseRefName, baseRefOid, headRefOid, ...rest } = Object(given);
    const { totalCount } = Object(rest['commits']);
    const isInstant = (text) => typeof text === 'string' && Number.isFinite(Date.parse(text));
    const isPull = Number.isSafeInteger(number) &&
        typeof url === 'string' &&
        /^https?:\/\/[\w.:-]+\/[\w.-]+\/[\w.-]+\/pull\/\d+$/.test(url) &&
        isInstant(updatedAt) &&
        isInstant(mergedAt) &&
        typeof baseRefName === 'string' &&
        Number.isSafeInteger(totalCount) &&
        (0,git_store/* isId */.eQ)(String(baseRefOid)) &&
        (0,git_store/* isId */.eQ)(String(headRefOid));
    if (!isPull)
        throw notAList();
    const pull = {
        number: Number(number),
        url,
        mergedAt,
        branch: baseRefName,
        commits: Number(totalCount),
        baseId: String(baseRefOid),
        headId: String(headRefOid),
        merge: mergeFrom(rest['mergeCommit']),
    };
    return { pull, updatedAt };
}
function mergeFrom(given) {
    if (given === null)
        return null;
    const { authoredDate, committedDate, ...rest } = Object(given);
    const nodes = Array.isArray(rest.parents?.nodes) ? rest.parents.nodes : [];
    const parents = nodes.map((each) => commitFrom(each, []));
    const commit = commitFrom(rest, parents.map(({ id }) => id));
    return { commit, parents, isNew: authoredDate === committedDate };
}
function commitFrom(given, parents) {
    const { oid, tree } = Object(given);
    const [id, treeId] = [String(oid), String(tree?.oid)];
    if (!(0,git_store/* isId */.eQ)(id) || !(0,git_store/* isId */.eQ)(treeId))
        throw notAList();
    return { id, tree: treeId, parents };
}
/**
 * The commit that a branch had before a pull request came to it; null where GitHub does not tell. What
 * GitHub has merged, or squashed, is one commit. Of what it has rebased, or somebody has pushed, each
 * commit is on the branch, and GitHub knows which pull request brought it.
 */
async function commitBefore(api, repository, { number, commits, headId, merge }) {
    if (merge === null)
        return null;
    const { commit, parents, isNew } = merge;
    const [first = null] = parents;
    const isPushed = commit.id === headId;
    if (commits === 1 || (!isPushed && (parents.length > 1 || isNew)))
        return first;
    const known = new Map();
    let at = null;
    for (let after = null;;) {
        const page = await historyOf(api, repository, commit.id, after);
        for (const each of page.commits)
            known.set(each.commit.id, each);
        at ??= known.get(commit.id) ?? null;
        // Another order than that of the first parents leads elsewhere.
        while (at?.pulls.includes(number) && at.commit.parents.length === 1) {
            const next = known.get(at.commit.parents[0] ?? '');
            if (next === undefined)
                break;
            at = next;
        }
        const isBrought = at === null || at.pulls.includes(number);
        if (at !== null && !isBrought)
            return at.commit.id === commit.id ? null : at.commit;
        const isLinear = at !== null && at.commit.parents.length === 1;
        if (!isLinear || page.after === null || known.size > Math.min(commits, mostCommits))
            return null;
        after = page.after;
    }
}
/** More commits than people merge one by one. */
const mostCommits = 1000;
/** A page of the history of a commit, the newest first. */
async function historyOf(api, { owner, name }, id, after) {
    const query = `query ($owner: String!, $name: String!, $id: GitObjectID!, $after: String) {
  repository(owner: $owner, name: $name) {
    object(oid: $id) {
      ... on Commit {
        history(first: 100, after: $after) {
          pageInfo { hasNextPage endCursor }
          nodes {
            oid tree { oid } parents(first: 3) { nodes { oid } }
            associatedPullRequests(first: 10) { nodes { number } }
          }
        }
      }
    }
  }
}`;
    const data = Object(await api.graphql(query, { owner, name, id, after }));
    const { nodes, pageInfo } = Object(data.repository?.object?.history);
    if (!Array.isArray(nodes))
        throw notAList();
    const commits = nodes.map((node) => {
        const { parents, associatedPullRequests } = Object(node);
        return {
            commit: commitFrom(node, (parents?.nodes ?? []).map(({ oid }) => String(oid))),
            pulls: (associatedPullRequests?.nodes ?? []).map((pull) => Number(pull.number)),
        };
    });
    const { hasNextPage, endCursor } = Object(pageInfo);
    return { commits, after: hasNextPage === true ? String(endCursor) : null };
}
function notAList() {
    return new build_failure/* GateError */.ue('api-wrong-content', "GitHub's API answered with something else than a list of pull requests.", 'Run the command again. If a proxy stands between this machine and GitHub, see whether it changes responses.');
}

;// CONCATENATED MODULE: ./build/replay/list.js




/** Most repositories merge little: of many at the same time the first few are listed. */
const repositoriesPerQuery = 25;
const firstOfMany = 10;
const pullsPerQuery = 50;
/**
 * Lists what was merged in the repositories of a list.
 *
 * @throws GateError if there is no list
 */
async function listPulls(pages, { api, leavesOut, since, attempt }) {
    const repositories = [];
    const open = [];
    const pulls = new Map();
    const close = (name, { status, reason }, [merged, intoOthers] = [0, 0]) => void repositories.push({ name, status, reason, merged, intoOthers });
    const unlisted = await (0,read_all/* eachOf */.pQ)(pages, async (page) => {
        for (const each of page.repositories) {
            const name = `${each.owner}/${each.name}`;
            if ('hidden' in each)
                close(name, { status: 'not-read', reason: (0,read_all/* reasonFrom */.rJ)(each.hidden) });
            else if (leavesOut(each))
                continue;
            else if (each.head === null)
                close(name, { status: 'empty', reason: null });
            else
                open.push({ ...each, head: each.head });
        }
    });
    if (unlisted !== null && open.length === 0 && repositories.length === 0)
        throw unlisted;
    const pageOf = async (repository, after) => {
        const [page] = await listMerged(api, [{ repository, after }], pullsPerQuery, since);
        if (page === undefined || page instanceof build_failure/* GateError */.ue)
            throw page;
        return page;
    };
    const finish = async (repository, first) => {
        const name = `${repository.owner}/${repository.name}`;
        if ('status' in first)
            return close(name, first);
        if (first instanceof build_failure/* GateError */.ue) {
            return close(name, { status: 'not-read', reason: (0,read_all/* reasonFrom */.rJ)(first) });
        }
        const found = new Map(first.pulls.map((pull) => [pull.number, pull]));
        let unread = null;
        for (let { after } = first; after !== null;) {
            const at = after;
            const next = await attempt(() => pageOf(repository, at));
            if ('reason' in next)
                unread = next;
            for (const pull of 'value' in next ? next.value.pulls : [])
                found.set(pull.number, pull);
            after = 'value' in next ? next.value.after : null;
        }
        if (first.after !== null && unread === null) {
            // What somebody has updated meanwhile is in front by now, and may not have been on any page.
            const again = await attempt(() => pageOf(repository, null));
            if ('reason' in again)
                unread = again;
            else
                for (const pull of again.value.pulls)
                    found.set(pull.number, pull);
        }
        const all = found.values().toArray();
        const merged = all.filter(({ branch }) => branch === repository.head.branch);
        pulls.set(name, merged
            .toSorted((a, b) => Date.parse(a.mergedAt) - Date.parse(b.mergedAt) || a.number - b.number)
            .map((pull) => ({ repository, pull })));
        const counts = [merged.length, all.length - merged.length];
        close(name, unread ?? { status: 'listed', reason: null }, counts);
    };
    const batches = batchesOf(open);
    await forEachOf(batches, batches.length, async (batch) => {
        const wanted = batch.map((repository) => ({ repository, after: null }));
        const count = batch.length === 1 ? pullsPerQuery : firstOfMany;
        const found = await attempt(() => listMerged(api, wanted, count, since));
        await Promise.all(batch.map((repository, at) => {
            const first = 'reason' in found ? found : found.value[at];
            if (first === undefined)
                throw new Error('a list without a page');
            return finish(repository, first);
        }));
    });
    const byName = (a, b) => (a.name < b.name ? -1 : 1);
    repositories.sort(byName);
    return {
        repositories,
        pulls: repositories.flatMap(({ name }) => pulls.get(name) ?? []),
        unlisted,
    };
}
function batchesOf(items) {
    const count = Math.ceil(items.length / repositoriesPerQuery);
    return Array.from({ length: count }, (_, at) => items.slice(at * repositoriesPerQuery, (at + 1) * repositoriesPerQuery));
}

// EXTERNAL MODULE: ./build/sweep/code-owners.js
var code_owners = __webpack_require__(34647);
;// CONCATENATED MODULE: ./build/replay/owners.js


function openOwners(openCommits) {
    const opened = new Map();
    const faults = new Map();
    return {
        async of(repository, files) {
            const name = `${repository.owner}/${repository.name}`;
            const source = opened.get(name) ?? openCommits(repository).commits.commitFiles(repository.head.commit);
            opened.set(name, source);
            try {
                const { owners, fault } = await (0,code_owners/* ownersOf */.K2)(source, files);
                if (fault !== null)
                    faults.set(name, `${name}: ${fault}`);
                return owners;
            }
            catch (error) {
                faults.set(name, `${name}: The owners of its files are not known: ${(0,build_failure/* causeOf */.rl)(error)}`);
                return new Map();
            }
        },
        faults: () => [...faults.values()],
    };
}

// EXTERNAL MODULE: ./build/run/changed-dependencies.js + 1 modules
var changed_dependencies = __webpack_require__(89819);
// EXTERNAL MODULE: ./build/run/read-change.js + 1 modules
var read_change = __webpack_require__(59904);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/replay/packed.js


/** Packs a value without functions; objects that occur twice are one object afterwards too. */
function packValue(value) {
    const bytes = (0,external_node_zlib_.zstdCompressSync)((0,external_node_v8_.serialize)(value));
    return { unpack: () => (0,external_node_v8_.deserialize)((0,external_node_zlib_.zstdDecompressSync)(bytes)) };
}

;// CONCATENATED MODULE: ./build/replay/read-pull.js





/**
 * Reads what a merged pull request brought, as the gate would read it today.
 *
 * @throws GateError if it cannot be read, or a policy cannot be used
 */
async function readPull({ repository, pull }, policies, settings, { openCommits, addQuery, now, openRepository }) {
    const { commits, api } = openCommits(repository);
    const { base, head } = await comparedCommits(pull, repository, commits, api);
    const readings = [];
    for (const { name, file } of policies) {
        const found = {
            base: { commit: base.id, hash: commits.hash, source: commits.commitFiles(base) },
            missing: null,
            branch: null,
            // As on the command line, a policy that the user names applies, whatever the base has.
            needsPolicy: file === null,
            policy: file !== null
                ? null
                : {
                    source: commits.commitFiles(repository.head.commit),
                    commit: repository.head.commit.id,
                    name: repository.head.branch,
                    insteadOf: null,
                },
        };
        const files = commits.commitFiles(head);
        const ports = {
            ...{ now, openRepository, log() { }, showPolicy() { } },
            ...{ event: 'pull_request', folder: '', actionRepository: null, workflowFile: null },
            head: file === null
                ? files
                : { ...files, readFile: async (path) => (path === name ? file : files.readFile(path)) },
            findBase: async () => found,
        };
        const chosen = file === null ? settings : { ...settings, 'config-file': name };
        readings.push(packValue(await readingOf(chosen, ports, addQuery)));
    }
    return { base: base.id, head: head.id, readings };
}
async function readingOf(settings, ports, addQuery) {
    const { change, proved } = await (0,read_change/* readChange */.p)(settings, ports);
    const isEdited = change.tree.effective.edited !== null;
    // Candidates that do not count are judged only to name those that an edited policy judges differently.
    const candidates = change.candidates.filter(({ isCounted }) => isCounted || isEdited);
    const isNeeded = isEdited || [...change.declared, ...candidates].some(changed_dependencies/* needsExport */.GK);
    const query = (0,changed_dependencies/* queryFor */.qR)(change.declared, candidates, change.tree.effective.policy);
    if (isNeeded)
        addQuery(query, true);
    const versions = isNeeded ? await proved(candidates) : [];
    return { change: { ...change, candidates }, versions };
}
/**
 * What a merged pull request is judged by: the commit that its branch had before, and the one that it had
 * with it. Where GitHub does not tell these, the commit where it branched off, and its own last one.
 *
 * @throws GateError `base-unknown`
 */
async function comparedCommits(pull, repository, commits, api) {
    const before = await commitBefore(api, repository, pull);
    if (before !== null && pull.merge !== null)
        return { base: before, head: pull.merge.commit };
    const head = await commits.commit(pull.headId);
    const fork = head === null ? null : await commits.mergeBase(pull.baseId, head.id);
    const base = fork === null ? null : await commits.commit(fork);
    // A base that has the whole change already would hide all of it.
    if (head !== null && base !== null && base.id !== head.id)
        return { base, head };
    throw new build_failure/* GateError */.ue('base-unknown', 'GitHub does not tell which commit its branch had before it.', 'Compare it in a checkout with "mcp-grade-gate check --base".');
}

;// CONCATENATED MODULE: ./build/replay/replay.js











/** As many pull requests are read at the same time: their files come with the same queries. */
const maxOpen = 16;
/**
 * Judges what pull requests brought that were merged in the last time, as the gate would judge it today:
 * all are read first, then everything that they name is looked up at once.
 *
 * @throws GateError if the organisation's policy or the list of repositories cannot be read
 */
async function replay(settings, { organisation, period, policies, leavesOut, progress }, ports) {
    const until = ports.now();
    const since = until - period;
    const { notices } = await (0,organisation_policy.readOrganisationPolicy)(settings, ports);
    for (const notice of notices)
        ports.log(notice);
    const attempt = openAttempts();
    const { api, pages } = ports;
    const listed = await listPulls(pages, { api, leavesOut, since, attempt });
    const query = (0,collected_query/* openQuery */.J)();
    const read = new Map();
    const pullPorts = { ...ports, addQuery: query.add };
    const total = listed.pulls.length;
    await forEachOf(listed.pulls, maxOpen, async (pull) => {
        const found = await attempt(() => readPull(pull, policies, settings, pullPorts));
        read.set(pull, 'value' in found ? found.value : found);
        progress(read.size, total);
    });
    const { unlisted } = listed;
    const exported = await loadFor(query, settings, ports);
    const owners = openOwners(ports.openCommits);
    const pulls = [];
    for (const pull of listed.pulls) {
        const found = read.get(pull);
        if (found === undefined)
            throw new Error('a pull request that nobody has read');
        pulls.push(await judgePull(pull, found, { ...ports, load: exported.load, owners }));
    }
    const { loaded, failure } = exported;
    const report = {
        toolVersion: version/* version */.r,
        organisation,
        since,
        until,
        policies: policies.map(({ name }) => ({ name })),
        failure: failure ?? (unlisted === null ? null : (0,build_failure/* onCommandLine */.vo)(unlisted)),
        export: (0,judge/* exportReport */.bz)(loaded),
        repositories: listed.repositories,
        pulls,
        requests: ports.requests(),
        notices: [...notices, ...owners.faults()],
    };
    return { report, save: loaded?.save ?? (async () => { }) };
}
/** The export, loaded once for all; where it cannot be loaded, each that needs it meets the error. */
async function loadFor(query, settings, ports) {
    try {
        const { loadExport } = await __webpack_require__.e(/* import() */ 7811).then(__webpack_require__.bind(__webpack_require__, 57811));
        const loaded = query.isNeeded() ? await loadExport(settings, query.all(), ports) : null;
        const load = async ({ watched }) => {
            if (loaded === null)
                throw new Error('nothing was looked up');
            return forQuery(loaded, watched);
        };
        return { loaded, failure: null, load };
    }
    catch (error) {
        if (!(error instanceof build_failure/* GateError */.ue))
            throw error;
        const load = () => Promise.reject(error);
        return { loaded: null, failure: (0,build_failure/* onCommandLine */.vo)(error), load };
    }
}
/** What was looked up for all, as if it were for one: names similar to those of others are not of interest. */
function forQuery(loaded, watched) {
    const { selection } = loaded;
    const keys = new Set(watched.map(ecosystems/* identityKey */.US));
    const neighbours = new Map([...selection.neighbours].filter(([key]) => keys.has(key)));
    return { ...loaded, selection: { ...selection, neighbours } };
}
async function judgePull({ repository, pull }, read, { load, owners, now, redact }) {
    const about = {
        repository: `${repository.owner}/${repository.name}`,
        ...{ number: pull.number, url: pull.url, mergedAt: pull.mergedAt },
    };
    if ('reason' in read) {
        return { ...about, ...read, base: null, head: null, outcomes: [] };
    }
    const { base, head, readings } = read;
    const judged = [];
    for (const reading of readings) {
        judged.push(await judgeReading(reading.unpack(), { load, now, redact }));
    }
    const files = new Set(judged.flatMap(({ problems }) => problems.flatMap(({ file }) => file ?? [])));
    const ofFile = await owners.of(repository, files);
    const outcomes = judged.map((each) => ({
        ...each,
        problems: each.problems.map((problem) => ({
            ...problem,
            owners: (ofFile.get(problem.file ?? '') ?? []).map(redact),
        })),
    }));
    return { ...about, base, head, status: 'judged', reason: null, outcomes };
}

// EXTERNAL MODULE: ./build/settings/input.js
var input = __webpack_require__(44648);
// EXTERNAL MODULE: ./build/sweep/choose.js
var choose = __webpack_require__(88958);
// EXTERNAL MODULE: ./build/entry/command-line.js
var command_line = __webpack_require__(93509);
// EXTERNAL MODULE: ./build/entry/exit-status.js
var exit_status = __webpack_require__(27062);
// EXTERNAL MODULE: ./build/entry/github-repository.js
var github_repository = __webpack_require__(30717);
// EXTERNAL MODULE: ./build/entry/local-ports.js
var local_ports = __webpack_require__(75337);
// EXTERNAL MODULE: ./build/entry/paced-api.js
var paced_api = __webpack_require__(41999);
// EXTERNAL MODULE: ./build/entry/policy-text.js
var policy_text = __webpack_require__(84981);
// EXTERNAL MODULE: ./build/entry/run-sweep.js + 5 modules
var run_sweep = __webpack_require__(3595);
// EXTERNAL MODULE: ./build/entry/sweep-readers.js
var sweep_readers = __webpack_require__(55646);
// EXTERNAL MODULE: ./build/entry/terminal.js
var terminal = __webpack_require__(65411);
// EXTERNAL MODULE: ./build/entry/commands/check.js + 2 modules
var check = __webpack_require__(92425);
;// CONCATENATED MODULE: ./build/entry/commands/replay.js





















/** How the policy of each repository is called among those of the command line. */
const ownPolicy = 'own';
/**
 * Judges what was merged in the last time. Returns the exit status: what would have failed is no failure
 * of this command, but what could not be read or judged is one.
 */
async function replayCommand(given, redact) {
    const { values, outputs } = given;
    const { organisation, repository, period } = chosen(given);
    const { line, progress } = (0,terminal/* openLines */.es)(process.stderr);
    const log = (text) => line((0,report_text.logLine)(redact(text)));
    const { config: _, ...others } = values;
    const settings = (0,check.settingsOf)(others, true);
    const policies = await policiesOf(given.valuesOf('config'));
    for (const caution of settings.cautions)
        log(caution);
    const { api, pace } = await (0,paced_api/* openPacedApi */.G)((0,github_repository/* githubAccess */.Y)(), log);
    const choice = (0,choose/* openChoice */.y)({
        include: (0,run_sweep/* patternsIn */.f)(values.include ?? ''),
        exclude: (0,run_sweep/* patternsIn */.f)(values.exclude ?? ''),
        archived: organisation === null || values.archived !== undefined,
        forks: organisation === null || values.forks !== undefined,
    });
    // All pull requests share what is read of the repositories of the organisation's policy.
    const opened = new Map();
    const { report, save } = await replay(settings, {
        organisation,
        period,
        policies,
        leavesOut: (each) => choice(each) !== null,
        progress: (0,paced_api/* progressOf */.j)('pull requests', pace, { screen: progress, log }),
    }, {
        ...(0,local_ports/* localExportPorts */.IK)(log, progress),
        async openRepository({ owner, name }) {
            const key = `${owner}/${name}`;
            const commits = opened.get(key) ?? (0,remote_commits.openRemoteCommits)(api, { owner, name }, 'HEAD');
            opened.set(key, commits);
            return commits;
        },
        api,
        openCommits: openSharedCommits(api),
        pages: organisation === null ? (0,sweep_readers/* pagesOf */.E)(api, [repository]) : (0,repositories/* listOrganisation */.l)(api, organisation),
        requests: pace.made,
        redact,
    });
    const { caution } = report.export;
    if (caution !== null)
        log(caution);
    await (0,terminal/* writeOutputs */.Kn)(outputs, (format, options) => format === 'json' ? renderReplayJson(report, redact) : redact(renderReplay(report, options)));
    // A failure to save to the cache does not change what was found.
    await save().catch((error) => log(`Cache: saving failed: ${(0,build_failure/* causeOf */.rl)(error)}`));
    return isComplete(report) ? exit_status/* exitStatus */.$.pass : exit_status/* exitStatus */.$.error;
}
/** What the command line chooses. Throws UsageError for what makes no sense together. */
function chosen({ values, argument, outputs }) {
    const { org: organisation = null, repo = null, replay: time = '' } = values;
    const period = input/* duration */.p0.safeParse(time);
    if (!period.success) {
        throw new command_line/* UsageError */.eb(`--replay: ${JSON.stringify(time)} is not a duration such as 90d, at most 365d.`);
    }
    if ((organisation === null) === (repo === null)) {
        throw new command_line/* UsageError */.eb('--replay needs either --repo OWNER/NAME or --org NAME.');
    }
    if (argument !== '.')
        throw new command_line/* UsageError */.eb('--replay reads from GitHub and takes no folder.');
    for (const name of ['base', 'staged', 'show-policy']) {
        if (values[name] !== undefined)
            throw new command_line/* UsageError */.eb(`--replay and --${name} exclude each other.`);
    }
    const other = outputs.find(({ format }) => !['table', 'json'].includes(format));
    if (other !== undefined)
        throw new command_line/* UsageError */.eb(`--replay has no format ${other.format}: json is one.`);
    if (organisation !== null && !/^[\w-]+$/.test(organisation)) {
        throw new command_line/* UsageError */.eb(`--org: ${JSON.stringify(organisation)} is no name of an organisation.`);
    }
    const [, owner = '', name = ''] = /^([\w-]+)\/([\w.-]+)$/.exec(repo ?? '') ?? [];
    if (repo !== null && name === '') {
        throw new command_line/* UsageError */.eb(`--repo: ${JSON.stringify(repo)} is not OWNER/NAME. With --replay it has no @REF: what was merged into the default branch is judged.`);
    }
    return { organisation, repository: { owner, name }, period: period.data };
}
/** The policies that the options name: one, or two side by side; without any that of each repository. */
async function policiesOf(names) {
    if (names.length > 2)
        throw new command_line/* UsageError */.eb('--config: with --replay there may be two, not more.');
    if (names.length === 2 && names[0] === names[1]) {
        throw new command_line/* UsageError */.eb(`--config: ${JSON.stringify(names[0])} is there twice.`);
    }
    const wanted = names.length === 0 ? [ownPolicy] : names;
    return Promise.all(wanted.map(async (name) => ({
        name,
        file: name === ownPolicy ? null : { text: await (0,policy_text/* readPolicyText */.O)(name) },
    })));
}


/***/ }),

/***/ 57597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  show: () => (/* binding */ show)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/failure.js
var failure = __webpack_require__(59874);
// EXTERNAL MODULE: ./build/policy/terms.js
var terms = __webpack_require__(41336);
// EXTERNAL MODULE: ./build/report/redact.js
var report_redact = __webpack_require__(17234);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/run/load-export.js
var load_export = __webpack_require__(57811);
// EXTERNAL MODULE: ./build/settings/settings.js
var settings_settings = __webpack_require__(84663);
// EXTERNAL MODULE: ./build/corpus/pinned-launch.js
var pinned_launch = __webpack_require__(59443);
// EXTERNAL MODULE: ./build/declarations/clients.js + 10 modules
var clients = __webpack_require__(67603);
// EXTERNAL MODULE: ./build/versions/ecosystems.js
var ecosystems = __webpack_require__(87299);
// EXTERNAL MODULE: ./build/corpus/judge-package.js
var judge_package = __webpack_require__(8519);
// EXTERNAL MODULE: ./build/grading/match.js + 1 modules
var grading_match = __webpack_require__(7353);
// EXTERNAL MODULE: ./build/grading/matched.js
var matched = __webpack_require__(60879);
// EXTERNAL MODULE: ./build/policy/catalogue.js + 28 modules
var catalogue = __webpack_require__(59935);
// EXTERNAL MODULE: ./build/policy/evaluate.js + 1 modules
var evaluate = __webpack_require__(76451);
// EXTERNAL MODULE: ./build/report/json/export-entry.js
var export_entry = __webpack_require__(69727);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/run/judge.js + 1 modules
var judge = __webpack_require__(30550);
// EXTERNAL MODULE: ./build/versions/purl.js
var purl = __webpack_require__(6691);
;// CONCATENATED MODULE: ./build/show/describe.js











/** The export, and what is wrong with it as a whole. */
function describeExport({ loaded, policy, now, }) {
    const { selection } = loaded;
    const exported = (0,judge/* exportReport */.bz)(loaded);
    const ageMs = now - selection.header.generatedAt;
    const { inconsistencies } = selection;
    const subjects = { ...noSubjects, export: { ...exported, ageMs, inconsistencies }, now };
    const { problems } = (0,evaluate/* evaluate */._)(subjects, policy, false);
    const ofExport = new Set(catalogue/* catalogue */.sW.filter(({ rule }) => rule.about === 'export').map(({ id }) => id));
    return {
        export: (0,export_entry/* exportEntry */.N)(exported),
        problems: problems.filter(({ rule }) => ofExport.has(rule)).map(problemEntryOf),
    };
}
/** The subjects of nothing. */
const noSubjects = {
    dependencies: [],
    files: [],
    export: null,
    relaxations: [],
    scope: 'all',
    folder: '',
};
/** What an export says of a package, and what the policy says of that; null for what nobody can launch. */
function describePackage({ identity, version: named }, context) {
    const { loaded, policy, now } = context;
    const { selection } = loaded;
    const unpinned = (0,pinned_launch/* launchOf */.v)(identity);
    const judged = (0,judge_package/* openJudge */.S)(policy, now)(identity, selection, () => selection.servers);
    if (unpinned === null || judged === null)
        return null;
    const versions = judged.versions.map(versionOf);
    // What is only reported would pass whatever its grade.
    const enforced = policy.values.preset === 'report-only'
        ? (0,judge_package/* openJudge */.S)((0,judge/* withPreset */.Oj)(policy, 'recommended'), now)(identity, selection, () => selection.servers)
        : judged;
    const passing = (enforced?.versions ?? []).filter(({ verdict }) => isLetIn(verdict));
    const take = newestOf(unpinned, passing);
    const [newest] = versions;
    const reason = named !== null ? 'named' : take !== null ? 'take' : 'newest';
    const shown = named ?? (take ?? newest)?.version ?? null;
    const launch = shown === null ? unpinned : (0,pinned_launch/* pinnedLaunchOf */.P)(unpinned, shown);
    const match = (0,matched/* listedMatch */.Ry)((0,grading_match/* matchDependency */.px)(unpinned, selection));
    return {
        type: identity.type,
        name: (0,ecosystems/* nameOrNull */.W3)(unpinned) ?? '',
        purl: (0,purl.purlOf)(unpinned),
        servers: (match?.candidates ?? []).map(({ id, name, publisher, packageRefs }) => ({
            id,
            name,
            publisher: publisher.namespace,
            verified: publisher.verified,
            packages: packageRefs.map(referenceText),
        })),
        versions,
        take: take && { version: take.version, score: take.score, grade: take.grade },
        detail: launch && { version: shown, reason, ...detailOf(launch, context) },
        add: null,
        addFault: null,
    };
}
function versionOf(judged) {
    const { version, judgedVersion, verdict, score, grade, rules, rubric = null, digest, gradedAt, } = judged;
    return {
        version,
        judgedVersion,
        verdict,
        score,
        grade,
        rules: [...rules],
        rubric,
        digest,
        gradedAt,
    };
}
/** Whether the gate lets a version in. */
function isLetIn(verdict) {
    return verdict === 'pass' || verdict === 'warn';
}
/**
 * The version to take: the newest release with a score, else the newest one with a score, else the newest.
 *
 * @param versions those that pass, the highest first
 */
function newestOf({ type }, versions) {
    const { isPrerelease } = ecosystems/* ecosystems */.uU[type];
    const graded = versions.filter(({ score }) => score !== null);
    const released = graded.find(({ version }) => version === null || !isPrerelease(version));
    return released ?? graded[0] ?? versions[0] ?? null;
}
/** How the gate judges a launch, with what would be better. */
function detailOf(dependency, { loaded, policy, now }) {
    const changed = {
        ...{ dependency, change: 'unknown', before: null, replaced: [], isCounted: true },
        difference: { changedParts: [], obstacles: [] },
    };
    const dependencies = (0,judge/* matchAll */.HD)([changed], loaded, policy);
    const [judged] = (0,evaluate/* evaluate */._)({ ...noSubjects, dependencies, now }, policy).servers;
    const report = (0,matched/* decidingReport */.O)(judged?.match);
    const findings = report?.findings ?? [];
    return {
        verdict: judged?.verdict ?? 'error',
        score: report?.score ?? null,
        grade: report?.grade || null,
        problems: (judged?.problems ?? []).map(problemEntryOf),
        passedFindings: findings.filter(({ result }) => result === 'pass').length,
        findings: findings
            .filter(({ result }) => result !== 'pass')
            .sort((a, b) => rank(a.result) - rank(b.result) || (b.weight ?? 0) - (a.weight ?? 0))
            .map(({ ...finding }) => finding),
    };
}
/** The order of results: what fails first. */
function rank(result) {
    const at = ['fail', 'warn', 'unscannable'].indexOf(result);
    return at < 0 ? 3 : at;
}
function problemEntryOf(problem) {
    const { rule, level, message, advice, waived, waivedUntil = null } = problem;
    return {
        rule,
        level,
        message: (0,words.plainText)(message),
        advice: (0,words.plainText)(advice),
        waived,
        waivedUntil,
    };
}
/** A reference of a record as text: a package URL, an address, or its type and name. */
function referenceText({ type, name, version, digest }) {
    if (type === null)
        return name;
    const pin = version === null ? 'none' : 'exact';
    const spec = { type, name, version, digest, specifier: version, pin };
    const shown = (0,ecosystems/* nameOrNull */.W3)(spec) ?? name;
    return ecosystems/* ecosystems */.uU[type].names === 'addresses' ? shown : ((0,purl.purlOf)(spec) ?? `${type}:${shown}`);
}

;// CONCATENATED MODULE: ./build/show/add/clients.js
const plainCommand = ({ command, args }) => ({ command, args });
const plainUrl = (url) => ({ url });
const typedCommand = (type) => (line) => ({ type, ...plainCommand(line) });
const typedUrl = (type) => (url) => ({ type, url });
const usual = { place: 'project', keys: ['mcpServers'], commandEntry: plainCommand };
/** By the names that `--add` takes. */
const writableClients = {
    'claude-code': {
        ...usual,
        title: 'Claude Code',
        file: '.mcp.json',
        urlEntry: typedUrl('http'),
        source: 'https://code.claude.com/docs/en/mcp',
    },
    'claude-desktop': {
        ...usual,
        title: 'Claude Desktop',
        file: 'claude_desktop_config.json',
        place: 'user',
        urlEntry: null,
        source: 'https://modelcontextprotocol.io/docs/develop/connect-local-servers',
    },
    codex: {
        ...usual,
        title: 'Codex',
        file: '.codex/config.toml',
        keys: ['mcp_servers'],
        urlEntry: plainUrl,
        source: 'https://developers.openai.com/codex/mcp',
    },
    continue: {
        ...usual,
        title: 'Continue',
        file: '.continue/mcpServers/servers.yaml',
        isList: true,
        head: { name: 'Servers', version: '0.0.1', schema: 'v1' },
        commandEntry: (line, alias) => ({ name: alias, ...plainCommand(line) }),
        urlEntry: (url, alias) => ({ name: alias, type: 'streamable-http', url }),
        source: 'https://docs.continue.dev/customize/deep-dives/mcp',
    },
    copilot: {
        ...usual,
        title: 'Copilot CLI',
        file: '.copilot/mcp-config.json',
        place: 'user',
        commandEntry: (line) => ({ ...typedCommand('stdio')(line), tools: ['*'] }),
        urlEntry: (url) => ({ ...typedUrl('http')(url), tools: ['*'] }),
        source: 'https://docs.github.com/en/copilot/how-tos/copilot-cli/customize-copilot/add-mcp-servers',
    },
    cursor: {
        ...usual,
        title: 'Cursor',
        file: '.cursor/mcp.json',
        urlEntry: plainUrl,
        source: 'https://cursor.com/docs/context/mcp',
    },
    gemini: {
        ...usual,
        title: 'Gemini CLI',
        file: '.gemini/settings.json',
        urlEntry: (httpUrl) => ({ httpUrl }),
        source: 'https://github.com/google-gemini/gemini-cli/blob/main/docs/tools/mcp-server.md',
    },
    goose: {
        ...usual,
        title: 'Goose',
        file: 'goose/config.yaml',
        place: 'user',
        keys: ['extensions'],
        commandEntry: ({ command, args }, name) => ({
            ...{ enabled: true, type: 'stdio', name, cmd: command, args, timeout: 300 },
        }),
        urlEntry: (uri, name) => ({ enabled: true, type: 'streamable_http', name, uri, timeout: 300 }),
        source: 'https://block.github.io/goose/docs/guides/config-files',
    },
    kilocode: {
        ...usual,
        title: 'Kilo Code',
        file: '.kilocode/mcp.json',
        urlEntry: typedUrl('streamable-http'),
        source: 'https://kilo.ai/docs/automate/mcp/using-in-cli',
    },
    kiro: {
        ...usual,
        title: 'Kiro',
        file: '.kiro/settings/mcp.json',
        urlEntry: plainUrl,
        source: 'https://kiro.dev/docs/mcp/configuration/',
    },
    librechat: {
        ...usual,
        title: 'LibreChat',
        file: 'librechat.yaml',
        commandEntry: typedCommand('stdio'),
        urlEntry: typedUrl('streamable-http'),
        source: 'https://www.librechat.ai/docs/configuration/librechat_yaml/object_structure/mcp_servers',
    },
    opencode: {
        ...usual,
        title: 'OpenCode 1',
        file: 'opencode.json',
        keys: ['mcp'],
        head: { $schema: 'https://opencode.ai/config.json' },
        commandEntry: ({ command, args }) => ({
            ...{ type: 'local', command: [command, ...args], enabled: true },
        }),
        urlEntry: (url) => ({ type: 'remote', url, enabled: true }),
        source: 'https://opencode.ai/v1/docs/mcp-servers',
    },
    qwen: {
        ...usual,
        title: 'Qwen Code',
        file: '.qwen/settings.json',
        urlEntry: (httpUrl) => ({ httpUrl }),
        source: 'https://qwenlm.github.io/qwen-code-docs/en/users/features/mcp/',
    },
    roo: {
        ...usual,
        title: 'Roo Code',
        file: '.roo/mcp.json',
        urlEntry: typedUrl('streamable-http'),
        source: 'https://docs.roocode.com/features/mcp/using-mcp-in-roo',
    },
    vscode: {
        ...usual,
        title: 'VS Code',
        file: '.vscode/mcp.json',
        keys: ['servers'],
        commandEntry: typedCommand('stdio'),
        urlEntry: typedUrl('http'),
        source: 'https://code.visualstudio.com/docs/copilot/customization/mcp-servers',
    },
    windsurf: {
        ...usual,
        title: 'Windsurf',
        file: 'mcp_config.json',
        place: 'user',
        urlEntry: (serverUrl) => ({ serverUrl }),
        source: 'https://docs.windsurf.com/windsurf/cascade/mcp',
    },
    zed: {
        ...usual,
        title: 'Zed',
        file: '.zed/settings.json',
        keys: ['context_servers'],
        urlEntry: plainUrl,
        source: 'https://zed.dev/docs/ai/mcp',
    },
};

;// CONCATENATED MODULE: ./build/show/add/launch.js
/** The usual launcher of a pinned package; null where the export does not tell how it is started. */
const launchers = {
    npm: (name, version) => command('npx', '-y', `${name}@${version}`),
    pypi: (name, version) => command('uvx', `${name}@${version}`),
    oci: (name, version) => {
        // A digest stands behind `@`, also where a tag is before it.
        const isDigest = /^[a-z0-9+._-]+:[0-9a-f]{32,}$/.test(version);
        return command('docker', 'run', '-i', '--rm', `${name}${isDigest ? '@' : ':'}${version}`);
    },
    nuget: (name, version) => command('dnx', `${name}@${version}`, '--yes'),
    golang: (name, version) => command('go', 'run', `${name}@${version}`),
    // Which permissions it needs is not known.
    jsr: null,
    // A repository may be a package of any ecosystem.
    git: null,
    remote: (url) => ({ kind: 'url', url }),
    // Which of its packages a client chooses is not known.
    registry: null,
};
function command(program, ...args) {
    return { kind: 'command', line: { command: program, args } };
}
/**
 * How somebody starts a pinned package, or connects to an address.
 *
 * @param digest that of an image, which pins more than its tag
 * @returns null if that is not known
 */
function entryLaunch({ type, name, version }, digest) {
    const parts = [...new Set([version, digest])].filter((part) => part !== null);
    return launchers[type]?.(name, parts.join('@')) ?? null;
}
/** A name for an entry: the last part of a package's name, or of an address. */
function aliasOf({ type, name }) {
    const path = type === 'remote' ? name.replace(/^https?:\/\//, '') : name;
    const parts = path.split('/').filter((part) => !/^(?:mcp|sse|v\d+)?$/i.test(part));
    const [host = ''] = parts;
    const last = parts.length > 1 || type !== 'remote' ? (parts.at(-1) ?? '') : ownLabel(host);
    const alias = last
        .toLowerCase()
        .replace(/[^a-z0-9-]+/g, '-')
        .replace(/^-+|-+$/g, '');
    return alias.slice(0, 40) || 'server';
}
/** The label of a host that names its owner: `acme` of `mcp.acme.example`. */
function ownLabel(host) {
    return host.split('.').at(-2) ?? host;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/files/tracked.js
var tracked = __webpack_require__(97030);
// EXTERNAL MODULE: ./build/files/unreadable.js
var unreadable = __webpack_require__(23193);
;// CONCATENATED MODULE: ./build/files/texts.js



/** Files that are texts in memory, by their paths, as a repository. */
function sourceOfTexts(files) {
    const read = async (path) => {
        const text = files.get(path);
        return text === undefined ? { reason: unreadable/* unreadableReasons */.Z.absent } : { text };
    };
    return {
        readFile: read,
        namesIn: async (folder) => [...files.keys()]
            .filter((path) => path.startsWith(`${folder}/`))
            .map((path) => path.slice(folder.length + 1))
            .filter((name) => !name.includes('/'))
            .sort(),
        readTree: async (folder, { client, ignored }) => {
            const prefix = folder === '' ? '' : `${folder}/`;
            const paths = [...files.keys()].filter((path) => !ignored(path));
            return {
                start: folder,
                sources: paths
                    .filter((path) => path.startsWith(prefix) && client(path) !== null)
                    .map((path) => ({ path, text: files.get(path) ?? '' })),
                files: [],
                paths: new Set(paths),
                links: new Set(),
                foreign: new Set(),
                realPath: (path) => path,
                tracked: (0,tracked/* trackedFrom */.tM)(paths.map((path) => [path, 'file'])),
                read,
                prepare: () => { },
                idOf: async (path) => {
                    const text = files.get(path);
                    return text === undefined ? null : (0,external_node_crypto_.createHash)('sha1').update(text).digest('hex');
                },
            };
        },
    };
}

// EXTERNAL MODULE: ./build/run/inventory.js + 8 modules
var run_inventory = __webpack_require__(73741);
// EXTERNAL MODULE: ./build/run/work-budget.js
var work_budget = __webpack_require__(53543);
;// CONCATENATED MODULE: ./build/show/add/prove.js








/**
 * Reads a text as the gate reads a client's file, and judges what it declares.
 *
 * @returns null if it is the one package that is claimed, pinned to the version, and the gate lets it in;
 *   else why not, as a clause
 */
async function faultOfEntry({ file, text, pinned, digest }, { loaded, policy, now }) {
    // What is printed is what was read.
    if (text.split('\n').some((line) => (0,report_text.logLine)(line) !== line)) {
        return 'its name has characters that cannot be shown';
    }
    const options = { folder: '', ignorePaths: [], withCandidates: false, spend: (0,work_budget/* openBudget */.a)() };
    const source = sourceOfTexts(new Map([[file, text]]));
    const { dependencies, files } = await (0,run_inventory/* takeInventory */.O1)(source, options);
    const [only, ...others] = dependencies;
    if (only === undefined || others.length > 0 || files.some(({ reason }) => reason !== null)) {
        return 'the entry declares something else';
    }
    const isSame = (0,ecosystems/* isIdentified */.mO)(only) &&
        only.role === 'server' &&
        (0,ecosystems/* identityKey */.US)(only) === (0,ecosystems/* identityKey */.US)(pinned) &&
        only.alterations.length === 0 &&
        !only.declaration.disabled;
    if (!isSame || !isPinnedAs(only, pinned, digest))
        return 'the entry declares something else';
    const changed = {
        ...{
            dependency: only,
            change: 'unknown',
            before: null,
            replaced: [],
            isCounted: true,
        },
        difference: { changedParts: [], obstacles: [] },
    };
    const subjects = { ...noSubjects, dependencies: (0,judge/* matchAll */.HD)([changed], loaded, policy), now };
    const [judged] = (0,evaluate/* evaluate */._)(subjects, policy, false).servers;
    const isIn = judged?.verdict === 'pass' || judged?.verdict === 'warn';
    return isIn ? null : 'the gate does not let the entry in';
}
function isPinnedAs(found, { type, version, pin }, digest) {
    if (ecosystems/* ecosystems */.uU[type].versions === 'none')
        return true;
    if (digest !== null)
        return found.pin === 'digest' && found.digest === digest;
    if (found.version === null || version === null || found.pin !== pin)
        return false;
    return ['exact', 'digest'].includes(found.pin) && (0,ecosystems/* sameVersion */.r1)(type, found.version, version);
}

;// CONCATENATED MODULE: ./build/show/add/write.js
/** Writes an entry for a client, or says why it cannot have one: a sentence. */
async function writeEntry(client, alias, launch) {
    const { title, keys, head = {}, isList, commandEntry, urlEntry } = client;
    if (launch.kind === 'url' && urlEntry === null) {
        return { reason: `${title} connects to no address by its file.` };
    }
    const entry = launch.kind === 'command'
        ? commandEntry(launch.line, alias)
        : (urlEntry?.(launch.url, alias) ?? {});
    const entries = isList ? [entry] : { [alias]: entry };
    const write = await writerOf(client);
    const inside = keys.reduceRight((value, key) => ({ [key]: value }), entries);
    return { text: write({ ...head, ...inside }), entry: write(entries, keys) };
}
async function writerOf({ file }) {
    if (file.endsWith('.toml')) {
        const { stringify } = await __webpack_require__.e(/* import() */ 3292).then(__webpack_require__.bind(__webpack_require__, 3292));
        // Of a table each entry has the keys in its heading.
        return (value, below = []) => {
            const whole = below.reduceRight((inner, key) => ({ [key]: inner }), value);
            return `${stringify(whole).trimEnd()}\n`;
        };
    }
    if (file.endsWith('.yaml')) {
        const { stringify } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
        return (value) => stringify(value, { lineWidth: 0 });
    }
    return (value, below) => {
        const text = JSON.stringify(value, null, 2);
        // What is put beside other entries has no braces around it.
        return below === undefined ? `${text}\n` : `${text.slice(2, -2).replace(/^ {2}/gm, '')}\n`;
    };
}

;// CONCATENATED MODULE: ./build/show/add/add.js








/** The name of a client whose entries can be written, by that or by the name that reports have for it. */
function writableClientName(given) {
    const name = given.toLowerCase();
    if (Object.hasOwn(writableClients, name))
        return name;
    const paths = clients/* clientFiles */.L.flatMap(({ client, paths }) => (client === name ? paths : []));
    const [found] = Object.entries(writableClients).filter(([, { file }]) => paths.includes(file));
    return found?.[0] ?? null;
}
/** Whether a name is that of a client whose files the gate reads. */
function isKnownClient(name) {
    return clients/* clientFiles */.L.some(({ client }) => client === name.toLowerCase());
}
/**
 * The entry by which a client starts a package, pinned to the version that is named, or to the one to take.
 *
 * @param clientName of `writableClients`
 * @returns a reason, as a sentence, if nothing passes or no entry can be written
 */
async function entryFor(identity, { versions, take, detail }, clientName, context) {
    const client = writableClients[clientName];
    const unpinned = (0,pinned_launch/* launchOf */.v)(identity);
    if (client === undefined || unpinned === null || detail === null) {
        return { reason: 'It is not known how it is started.' };
    }
    const isNamed = detail.reason === 'named';
    const isListed = (version) => versions.some((each) => (0,ecosystems/* sameVersion */.r1)(identity.type, each.version ?? '', version));
    if (isNamed && detail.version !== null && !isListed(detail.version)) {
        return { reason: `The export does not have version ${detail.version}.` };
    }
    if (isNamed && !isLetIn(detail.verdict)) {
        const other = take?.version ?? null;
        const advice = other === null || other === detail.version ? '' : ` Version ${other} passes.`;
        return { reason: `Version ${detail.version} does not pass.${advice}` };
    }
    if (!isNamed && take === null)
        return { reason: 'No version passes.' };
    const version = isNamed ? detail.version : (take?.version ?? null);
    const pinned = version === null ? unpinned : (0,pinned_launch/* pinnedLaunchOf */.P)(unpinned, version);
    const isAddress = ecosystems/* ecosystems */.uU[identity.type].versions === 'none';
    const digest = versions.find((each) => each.version === version)?.digest ?? null;
    const isPin = pinned?.pin === 'exact' || pinned?.pin === 'digest' || digest !== null;
    if (pinned === null || !(isPin || isAddress)) {
        return { reason: 'The export has no version of it to which an entry could be pinned.' };
    }
    if ((0,ecosystems/* nameOrNull */.W3)(pinned) !== pinned.name) {
        return { reason: 'Its address has a part that may be a secret.' };
    }
    const launch = entryLaunch(pinned, digest);
    if (launch === null)
        return { reason: `How to start it is not known (${identity.type}).` };
    const alias = aliasOf(identity);
    const written = await writeEntry(client, alias, launch);
    if ('reason' in written)
        return written;
    const fault = await faultOfEntry({ file: client.file, text: written.text, pinned, digest }, context);
    if (fault !== null)
        return { reason: `No entry can be written: ${fault}.` };
    return { ...entryPlace(client), client: clientName, alias, version, ...written };
}
function entryPlace({ title, file, place, keys, source }) {
    return { title, file, place, keys: [...keys], source };
}

;// CONCATENATED MODULE: ./build/show/find.js




/**
 * Finds what a person may mean in an export: what it lists under that identity, and where the text is a
 * name of no ecosystem, what servers of that name list.
 *
 * @param load loads what a query selects; a second time where the first shows that there is more
 */
async function findPackages({ packages, isBare }, load) {
    const identities = packages.flatMap(({ identity }) => queried(identity));
    const loaded = await load({ identities, watched: identities });
    const { selection } = loaded;
    const matches = packages.map((meant) => ({ meant, match: matchOf(meant.identity, selection) }));
    const known = matches.filter(({ match }) => isKnown(match));
    if (!isBare || known.length === 0) {
        const near = identities.flatMap((each) => selection.neighbours.get((0,ecosystems/* identityKey */.US)(each)) ?? []);
        return {
            loaded,
            packages: known.map(({ meant }) => meant),
            neighbours: known.length > 0 ? [] : [...new Set(near)],
        };
    }
    const isReferred = ({ meant: { identity }, match }) => isByReference(match) || selection.malformedRecords.get((0,ecosystems/* identityKey */.US)(identity))?.isTyped === true;
    const referred = known.filter(isReferred);
    const typed = referred.map(({ meant }) => meant);
    const carriers = referred.flatMap(({ match }) => (0,matched/* listedMatch */.Ry)(match)?.candidates ?? []);
    const further = known
        .filter(({ meant: { identity } }) => ecosystems/* ecosystems */.uU[identity.type].names === 'records')
        .flatMap(({ meant, match }) => ofRecords(meant, match, new Set(carriers.map(({ id }) => id))));
    const all = [
        ...new Map([...typed, ...further].map((each) => [(0,ecosystems/* identityKey */.US)(each.identity), each])).values(),
    ];
    const isNew = ({ identity }) => !identities.some((each) => (0,ecosystems/* identityKey */.US)(each) === (0,ecosystems/* identityKey */.US)(identity));
    if (!all.some(isNew))
        return { loaded, packages: all, neighbours: [] };
    await loaded.save();
    const wider = [...identities, ...all.filter(isNew).flatMap(({ identity }) => queried(identity))];
    return { loaded: await load({ identities: wider, watched: [] }), packages: all, neighbours: [] };
}
/** A package, and what it is a part of. */
function queried(identity) {
    const launch = (0,pinned_launch/* launchOf */.v)(identity);
    return launch === null ? [identity] : (0,grading_match/* identitiesOf */.UI)(launch);
}
function matchOf(identity, selection) {
    const launch = (0,pinned_launch/* launchOf */.v)(identity);
    return launch === null ? null : (0,grading_match/* matchDependency */.px)(launch, selection);
}
function isKnown(match) {
    return (0,matched/* listedMatch */.Ry)(match) !== null || (match !== null && (0,matched/* matchError */.CE)(match) !== null);
}
function isByReference(match) {
    const by = (0,matched/* listedMatch */.Ry)(match)?.by;
    return by === 'package' || by === 'url';
}
/** The packages of the servers with a name; those that name none are meant by their own name. */
function ofRecords({ identity, version }, match, without) {
    const listed = (0,matched/* listedMatch */.Ry)(match);
    if (listed === null)
        return [{ identity, version }];
    const records = listed.candidates.filter(({ id }) => !without.has(id));
    return records.flatMap((record) => {
        const identities = typedIdentities(record);
        return (identities.length > 0 ? identities : [identity]).map((each) => ({
            identity: each,
            version,
        }));
    });
}
/** What a server is distributed as. */
function typedIdentities({ packageRefs }) {
    return packageRefs.flatMap(({ type, name }) => (type === null ? [] : [{ type, name }]));
}

// EXTERNAL MODULE: ./build/report/evidence.js
var evidence = __webpack_require__(14674);
;// CONCATENATED MODULE: ./build/show/words.js


/*
 * What is told of a server, in sentences of plain text.
 */
/** `graded B (82 of 100)`. */
function gradeWords({ grade, score }) {
    if (score === null)
        return 'not graded';
    return `graded ${grade === null ? 'without a letter' : (0,report_text.quoted)(grade, 20)} (${score} of 100)`;
}
/** `(srv-12) by acme, verified`. */
function publisherWords({ id, publisher, verified, }) {
    const by = publisher === null ? 'of no named publisher' : `by ${(0,report_text.quoted)(publisher)}`;
    return `(${(0,report_text.quoted)(id)}) ${by}, ${verified === true ? 'verified' : 'not verified'}`;
}
/** Which version to take, and what is shown of which one below. */
function takeSentence({ take, detail, versions }) {
    const named = detail?.reason === 'named' && detail.version !== null ? detail : null;
    const judged = named === null
        ? ''
        : `${(0,report_text.quoted)(named.version ?? '')} is ${gradeWords(named)}: it ${verdictWords[named.verdict]}. `;
    if (take === null) {
        const all = versions.length > 1 ? `None of ${versions.length} versions passes.` : 'It does not pass.';
        return named !== null && versions.length <= 1 ? judged.trim() : `${judged}${all}`;
    }
    const isNamed = named !== null && named.version === take.version;
    if (take.score === null) {
        const it = take.version === null || isNamed ? 'It' : (0,report_text.quoted)(take.version);
        return `${judged}Nothing that passes has a score: ${it} is let in, but nothing is known of it.`;
    }
    if (take.version === null)
        return `${judged}It passes, ${gradeWords(take)}.`;
    if (isNamed)
        return `${judged}It is the version to take.`;
    return `${judged}Take ${(0,report_text.quoted)(take.version)}, ${gradeWords(take)}: the newest that passes.`;
}
const verdictWords = {
    pass: 'passes',
    warn: 'passes with warnings',
    fail: 'fails',
    error: 'cannot be judged',
};
/**
 * That nothing was found, with names that are nearly the same.
 *
 * @param isThere whether a file or folder has that name
 */
function nothingFound({ query, neighbours }, isThere) {
    const isAddress = /^https?:/i.test(query);
    return [
        `The export lists nothing under ${(0,report_text.quoted)(query)}: it is not graded.`,
        ...(neighbours.length > 0
            ? [
                `One character away: ${neighbours.map((each) => (0,report_text.quoted)(each)).join(', ')}. Check the spelling: names that resemble a known package are used to mislead people.`,
            ]
            : [
                isAddress
                    ? 'Check the spelling; the path belongs to an address, and another path may be listed.'
                    : 'Check the spelling; a name needs its scope, owner or namespace, an address its https://.',
            ]),
        ...(isThere
            ? ['A file or folder has that name: “check” judges all servers that a folder declares.']
            : []),
    ];
}
/** `B`, or a word for why there is none. */
function gradeInTable({ grade, score, gradedAt }) {
    if (score !== null)
        return grade ?? '?';
    return grade === null && gradedAt === null ? 'unscored' : 'unscannable';
}
/**
 * What to paste where.
 *
 * @param isThere whether the file is there already
 */
function pasteWords({ title, file, place, keys, text, entry }, isThere) {
    const where = place === 'project' ? 'in the project' : 'in your settings';
    if (!isThere)
        return { sentences: [`${file} for ${title}, ${where}:`], text };
    const at = file.endsWith('.toml') ? 'at its end' : `below ${keys.join('.')} in it`;
    const sentence = `${file} is there already. For ${title}, put this ${at}; if it has an entry of that name, choose another one:`;
    return { sentences: [sentence], text: entry };
}
/** What an entry may lack. */
function entryCaution({ version, source }) {
    const what = version === null
        ? 'A query, a slash at the end, headers or a login'
        : 'Arguments, variables, or the name of its program';
    return `${what} may be missing: the export does not have them. The file: ${source}`;
}
/** By which policy it is judged. */
function policyLine({ policy: { file, preset, minScore } }) {
    const values = `${preset}, min-score ${minScore}`;
    return file === null
        ? `Judged by the defaults (${values}); --config names a policy.`
        : `Judged by ${(0,report_text.quoted)(file)} (${values}).`;
}
/** Which export it is. */
function exportLine({ export: { generatedAt, source, rubricVersion, caution }, }) {
    const time = generatedAt === null ? 'of an unknown time' : `of ${(0,words.instant)(Date.parse(generatedAt))}`;
    const rubric = rubricVersion === null ? '' : `, rubric ${(0,report_text.quoted)(rubricVersion, 40)}`;
    return `Export ${time}, ${words.sourceWords[source]}${rubric}.${caution === null ? '' : ` ${caution}`}`;
}

;// CONCATENATED MODULE: ./build/show/render-markdown.js



/** Versions and findings that Markdown lists; JSON has all. */
const mostRows = 30;
/**
 * What an export says, as Markdown for a pull request or a wiki. It is all HTML: in that GitHub reads no
 * Markdown, which names and evidence could have.
 */
function renderShowMarkdown(shown) {
    const parts = [
        ...shown.packages.map(packagePart),
        ...(shown.packages.length > 0 ? [] : nothingFound(shown, false).map(paragraph)),
        ...shown.problems.map(({ message, advice }) => paragraph(`${message} ${advice}`)),
        paragraph(`${policyLine(shown)} ${exportLine(shown)}`),
    ];
    return `${parts.join('\n\n')}\n`;
}
function packagePart(each) {
    const { type, name, servers, versions, detail, add, addFault } = each;
    const rows = versions
        .slice(0, mostRows)
        .map((version) => row('td', [
        version.verdict,
        (0,report_text.htmlCode)(version.version ?? version.judgedVersion ?? '–', 100),
        (0,report_text.htmlCode)(gradeInTable(version), 20),
        String(version.score ?? '–'),
        version.rules.join(', '),
    ]));
    const rest = versions.length - rows.length;
    const findings = (detail?.findings ?? []).slice(0, mostRows);
    return [
        `<h3>${(0,report_text.htmlCode)(name)} (${type})</h3>`,
        list(servers.map((server) => `${(0,report_text.htmlCode)(server.name)} ${(0,report_text.html)(publisherWords(server))}`)),
        `<table>\n${[row('th', ['verdict', 'version', 'grade', 'score', 'fails']), ...rows].join('\n')}\n</table>`,
        ...(rest > 0 ? [paragraph(`and ${rest} more`)] : []),
        paragraph(takeSentence(each)),
        list((detail?.problems ?? []).map(({ level, rule, message, advice }) => `${level} <code>${rule}</code>: ${(0,report_text.html)(`${message} ${advice}`)}`)),
        list(findings.map((finding) => (0,report_text.html)((0,evidence/* findingLine */.mC)(finding, 400)))),
        ...(addFault === null ? [] : [paragraph(`There is nothing to paste. ${addFault}`)]),
        ...(add === null
            ? []
            : [`<p>${(0,report_text.htmlCode)(add.file)}:</p>\n<pre>${preformatted(add.text)}</pre>`]),
    ]
        .filter((part) => part !== '')
        .join('\n');
}
function paragraph(text) {
    return `<p>${(0,report_text.html)(text)}</p>`;
}
function row(tag, cells) {
    return `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
}
function list(items) {
    return items.length === 0
        ? ''
        : `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;
}
function preformatted(text) {
    // An empty line would end the HTML for Markdown.
    return text
        .trimEnd()
        .split('\n')
        .filter((line) => line !== '')
        .map(report_text.html)
        .join('\n');
}

// EXTERNAL MODULE: ./build/report/terminal/columns.js
var columns = __webpack_require__(72847);
// EXTERNAL MODULE: ./build/report/terminal/page.js
var page = __webpack_require__(2861);
// EXTERNAL MODULE: ./build/report/terminal/wrap.js
var terminal_wrap = __webpack_require__(8242);
;// CONCATENATED MODULE: ./build/show/render-text.js







/** So many versions are listed if not all are wanted. */
const mostVersions = 10;
const mostFindings = 20;
/**
 * What an export says, as text for a terminal.
 *
 * @param isAll whether to list all versions and findings
 * @param isThere whether the current folder has a file
 */
function renderShow(shown, terminal, isAll, isThere) {
    const { width, paint } = terminal;
    const most = (number) => (isAll ? Number.POSITIVE_INFINITY : number);
    const wrap = (lines) => lines.flatMap((line) => (0,terminal_wrap/* wrapped */.k)(line, width)).map(page/* byFirstWord */.WF);
    const packages = shown.packages.flatMap((each) => [
        ...packageHead(each),
        ...wrap(serverLines(each)),
        '',
        ...versionTable(each, most(mostVersions), width),
        '',
        ...wrap([takeSentence(each)]),
        ...wrap(detailLines(each, most(mostFindings))),
        ...addLines(each, isThere, width),
        '',
    ]);
    return (0,page/* page */.MY)([
        ...packages,
        ...wrap(shown.packages.length > 0 ? [] : nothingFound(shown, isThere(shown.query))),
        ...wrap([...shown.problems.map(problemLine), policyLine(shown), exportLine(shown)]),
    ], paint);
}
function packageHead({ type, name }) {
    const shown = (0,report_text.visible)(name);
    return [{ text: `${shown} (${type})`, style: 'bold', length: shown.length }];
}
function serverLines({ servers, purl, name }) {
    return [
        ...(purl === null ? [] : [`  ${(0,report_text.visible)(purl)}`]),
        ...servers.flatMap((server) => {
            const other = server.packages
                .filter((each) => each !== (purl ?? name))
                .map((each) => (0,report_text.quoted)(each));
            const more = other.length > 5 ? ` and ${other.length - 5} more` : '';
            return [
                `  ${(0,report_text.quoted)(server.name)} ${publisherWords(server)}`,
                ...(other.length > 0 ? [`    also ${other.slice(0, 5).join(', ')}${more}`] : []),
            ];
        }),
        ...(servers.length > 1
            ? [`  ${servers.length} servers list it: of each version the worst report counts.`]
            : []),
    ];
}
function versionTable({ versions }, most, width) {
    const rows = versions
        .slice(0, most)
        .map((each) => [
        each.verdict.toUpperCase(),
        each.version ?? each.judgedVersion ?? '–',
        gradeInTable(each),
        String(each.score ?? '–'),
        each.gradedAt?.slice(0, 10) ?? '–',
        each.rules.join(', '),
    ]);
    const head = ['VERDICT', 'VERSION', 'GRADE', 'SCORE', 'GRADED', 'FAILS'];
    const rest = versions.length - most;
    return [
        ...(0,columns/* table */.t)(head, rows, width).map(page/* byFirstWord */.WF),
        ...(rest > 0 ? [`and ${(0,words.plural)(rest, 'more version')}; --all lists them`] : []),
    ];
}
function detailLines({ detail }, most) {
    if (detail === null)
        return [];
    const { version, problems, findings, passedFindings } = detail;
    const rest = findings.length - most;
    const name = version === null ? 'It' : (0,report_text.quoted)(version);
    const counts = [
        ...(passedFindings > 0 ? [`passed ${(0,words.plural)(passedFindings, 'check')}`] : []),
        ...(findings.length > 0 ? [`has ${(0,words.plural)(findings.length, 'other finding')}`] : []),
    ];
    return [
        ...problems.map(problemLine),
        ...(counts.length === 0
            ? []
            : [`${name} ${counts.join(' and ')}${findings.length > 0 ? ':' : '.'}`]),
        ...findings.slice(0, most).map((finding) => `    • ${(0,evidence/* findingLine */.mC)(finding, 400)}`),
        ...(rest > 0 ? [`    and ${(0,words.plural)(rest, 'more finding')}; --all lists them`] : []),
    ];
}
function problemLine({ level, rule, message, advice, waived, waivedUntil }) {
    const text = (0,report_text.visible)(`${message} ${advice}`.trim(), 2500);
    if (waived === null)
        return `${level} ${rule}: ${text}`;
    return `waived ${rule}: ${(0,report_text.visible)(message, 2500)} Waived${waivedUntil === null ? '' : ` until ${waivedUntil}`}: ${(0,report_text.quoted)(waived)}`;
}
/** What to paste, and where. It is wrapped, but for what is to be pasted. */
function addLines({ add, addFault }, isThere, width) {
    const wrap = (sentences) => sentences.flatMap((each) => (0,terminal_wrap/* wrapped */.k)(each, width));
    if (add === null) {
        if (addFault === null)
            return [];
        return ['', ...wrap([`There is nothing to paste. ${(0,report_text.visible)(addFault)}`])];
    }
    const { sentences, text } = pasteWords(add, add.place === 'project' && isThere(add.file));
    return [
        '',
        ...wrap(sentences),
        '',
        ...text.trimEnd().split('\n'),
        '',
        ...wrap([entryCaution(add)]),
    ];
}

// EXTERNAL MODULE: ./build/export/package-ref.js
var package_ref = __webpack_require__(16731);
;// CONCATENATED MODULE: ./build/show/installs.js

/**
 * The commands by which the pages of packages say how to install them, by the type of a package reference.
 * Source: the web sites themselves.
 */
const installs = {
    npm: /^(?:npm (?:i|install|add)|pnpm (?:i|install|add)|yarn (?:global )?add|bun (?:i|install|add)) /,
    pypi: /^(?:(?:python3? -m |uv )?pip3? install|pipx install|uv (?:tool install|add)|poetry add) /,
    oci: /^(?:docker|podman|nerdctl) (?:image )?pull /,
    nuget: /^dotnet (?:tool install|add package) /,
    golang: /^go (?:install|get) /,
};
/**
 * The package that a command installs, as its page offers the command for copying.
 *
 * @returns null if it is no such command, or has more words than one package and options without values
 */
function installedPackage(command) {
    const words = command.split(/\s+/);
    // "-m" belongs to the command.
    const text = words.filter((word) => word === '-m' || !word.startsWith('-')).join(' ');
    for (const [type, start] of Object.entries(installs)) {
        const name = text.replace(start, '');
        if (name !== text && !name.includes(' '))
            return (0,package_ref/* readPackageRef */._)({ type, identifier: name });
    }
    return null;
}

;// CONCATENATED MODULE: ./build/show/pages.js

/** The pages that people copy addresses from. Source: the web sites themselves. */
const pages = [
    {
        host: 'www.npmjs.com',
        type: 'npm',
        path: /^\/package\/(?<name>(?:@[^/]+\/)?[^/]+)(?:\/v\/(?<version>[^/]+))?\/?$/,
    },
    {
        host: 'pypi.org',
        type: 'pypi',
        path: /^\/project\/(?<name>[^/]+)(?:\/(?<version>[^/]+))?\/?$/,
    },
    { host: 'hub.docker.com', type: 'oci', path: /^\/(?:r|mcp\/server)\/(?<name>[^/]+\/[^/]+)/ },
    { host: 'hub.docker.com', type: 'oci', path: /^\/_\/(?<name>[^/]+)/ },
    {
        host: 'www.nuget.org',
        type: 'nuget',
        path: /^\/packages\/(?<name>[^/]+)(?:\/(?<version>[^/]+))?\/?$/i,
    },
    { host: 'pkg.go.dev', type: 'golang', path: /^\/(?<name>[^@]+)(?:@(?<version>[^/]+))?/ },
    { host: 'jsr.io', type: 'jsr', path: /^\/(?<name>@[^/]+\/[^/@]+)(?:@(?<version>[^/]+))?/ },
    { host: 'github.com', type: 'github', path: /^\/(?<name>[^/]+\/[^/]+)/ },
];
/** The package that the page at an address is about; null if it is the page of none. */
function packageOfPage(address) {
    if (!URL.canParse(address))
        return null;
    const { hostname, pathname } = new URL(address);
    for (const { host, type, path } of pages) {
        if (hostname.replace(/^www\./, '') !== host.replace(/^www\./, ''))
            continue;
        const { name, version } = path.exec(decoded(pathname))?.groups ?? {};
        if (name === undefined)
            continue;
        const ref = (0,package_ref/* readPackageRef */._)({ type, identifier: name, ...(version ? { version } : {}) });
        if (ref !== null)
            return ref;
    }
    return null;
}
function decoded(path) {
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}

;// CONCATENATED MODULE: ./build/show/subject.js







/** Nobody pastes more, and a name is no longer. */
const longestText = 100_000;
/**
 * Reads what a person typed or pasted: a name, a package reference, an address, the address of a package's
 * page, a command that starts or installs it, or entries of a client's file. What it means is what the gate would read there.
 *
 * @returns a reason, as a sentence, if it names nothing
 */
async function readSubject(given) {
    const text = withoutMarks(given);
    if (text === '')
        return { reason: 'It is empty.' };
    if (text.length > longestText)
        return { reason: 'It is too long for a name or an entry.' };
    if (/[\s{]/.test(text)) {
        const installed = installedPackage(text);
        return installed === null ? readLaunches(text) : typedSubject(meantBy(installed));
    }
    if (text.length > package_ref/* maxNameLength */.w)
        return { reason: 'It is too long for a name.' };
    const named = (0,package_ref/* readPackageRef */._)(text);
    if (/^https?:\/\//i.test(text)) {
        const found = [named, packageOfPage(text)].filter((each) => each !== null);
        return found.length === 0
            ? { reason: 'It is no address that a server can have.' }
            : typedSubject(found.flatMap(meantBy));
    }
    if (named !== null && named.type !== null) {
        return typedSubject(meantBy(named));
    }
    if (text.startsWith('pkg:')) {
        return { reason: `It is no package URL of a known type: ${purlTypes.join(', ')}.` };
    }
    return { packages: distinct(readBareName(text)), title: text, isBare: true };
}
/** A text without what stands around commands on pages: the marks of code, and a prompt. */
function withoutMarks(given) {
    const [, code = given] = /^\s*(`+)([^`]+)\1\s*$/.exec(given)?.slice(1) ?? [];
    return code.trim().replace(/^\$\s+/, '');
}
function typedSubject(meant) {
    const packages = distinct(meant);
    const titles = packages.map(({ identity, version }) => {
        const name = (0,ecosystems/* nameOrNull */.W3)({ ...identity, ...ecosystems/* noVersion */.yV }) ?? '';
        return version === null ? name : `${name} ${version}`;
    });
    return { packages, title: titles.join(', '), isBare: false };
}
const purlTypes = ecosystems/* ecosystemTypes */._Q.filter((type) => ecosystems/* ecosystems */.uU[type].purl !== null);
function meantBy({ type, name, version, digest }) {
    return type === null ? [] : [{ identity: { type, name }, version: digest ?? version }];
}
/** A name as each ecosystem reads it: only what the export lists can be meant. */
function readBareName(text) {
    return ecosystems/* ecosystemTypes */._Q.flatMap((type) => {
        const { names, readReference } = ecosystems/* ecosystems */.uU[type];
        const reference = names === 'addresses' ? null : readReference(text);
        return reference === null ? [] : meantBy({ type, ...reference });
    });
}
/** The servers that a command or entries of a client's file launch. */
async function readLaunches(text) {
    let reason = null;
    for (const [path, content] of readings(text)) {
        const inventory = await (0,run_inventory/* takeInventory */.O1)(sourceOfTexts(new Map([[path, content]])), {
            folder: '',
            ignorePaths: [],
            withCandidates: false,
            spend: (0,work_budget/* openBudget */.a)(),
        });
        const servers = inventory.dependencies.filter(({ role }) => role === 'server');
        const packages = servers.flatMap(meantByLaunch);
        if (packages.length > 0)
            return typedSubject(packages);
        const [first] = servers;
        if (first !== undefined && !(0,ecosystems/* isIdentified */.mO)(first))
            reason ??= first.reason;
    }
    return {
        reason: reason === null
            ? 'It is neither a name nor a command or an entry that starts a server.'
            : `It does not tell which server it starts: ${reason}.`,
    };
}
function meantByLaunch(dependency) {
    if (!(0,ecosystems/* isIdentified */.mO)(dependency))
        return [];
    const { type, name, pin, version, digest } = dependency;
    const exact = pin === 'exact' || pin === 'digest' ? (digest ?? version) : null;
    return [{ identity: { type, name }, version: exact }];
}
/** The files that a text may be a part of, as those that the gate reads. */
function readings(text) {
    const command = JSON.stringify({
        mcpServers: { pasted: { command: 'sh', args: ['-c', text] } },
    });
    const step = JSON.stringify({ jobs: { pasted: { steps: [{ run: text }] } } });
    // An entry with its alias, copied out of its file.
    const member = /^"/.test(text) ? `{${text.replace(/,$/, '')}}` : text;
    return [
        ...(/^[{["]/.test(text)
            ? [
                ['.mcp.json', `{"mcpServers": {"pasted": ${member}}}`],
                ['.mcp.json', `{"mcpServers": ${member}}`],
                ['mcp-settings.json', member],
            ]
            : [
                ['.mcp.json', command],
                ['.github/workflows/pasted.yml', step],
            ]),
        ['mcp-settings.toml', text],
        ['mcp-settings.yaml', text],
    ];
}
function distinct(packages) {
    return [...new Map(packages.map((each) => [(0,ecosystems/* identityKey */.US)(each.identity), each])).values()];
}

// EXTERNAL MODULE: ./build/entry/clock.js
var clock = __webpack_require__(27405);
// EXTERNAL MODULE: ./build/entry/command-line.js
var command_line = __webpack_require__(93509);
// EXTERNAL MODULE: ./build/entry/corpus-policy.js
var corpus_policy = __webpack_require__(96618);
// EXTERNAL MODULE: ./build/entry/credentials.js
var credentials = __webpack_require__(56253);
// EXTERNAL MODULE: ./build/entry/exit-status.js
var exit_status = __webpack_require__(27062);
// EXTERNAL MODULE: ./build/entry/local-ports.js
var local_ports = __webpack_require__(75337);
// EXTERNAL MODULE: ./build/entry/terminal.js
var terminal = __webpack_require__(65411);
;// CONCATENATED MODULE: ./build/entry/commands/show.js





















/**
 * Shows what an export says of a server.
 *
 * @returns the exit status: 0 it is listed, 1 it is not
 */
async function show({ argument, values, outputs }, redact) {
    const client = values.add === undefined ? null : await clientNamed(values.add);
    const { line, progress } = (0,terminal/* openLines */.es)(process.stderr);
    const log = (text) => line((0,report_text.logLine)(redact(text)));
    const subject = await readSubject(argument);
    if ('reason' in subject) {
        throw new command_line/* UsageError */.eb(`show cannot tell which server is meant. ${subject.reason}`, 'Give its name, such as @acme/files, its address, or the command or entry that starts it.');
    }
    const inputs = ['export-file', 'base-url', 'timeout'];
    const given = Object.fromEntries(inputs.map((name) => [name, values[name] ?? '']));
    const settings = (0,settings_settings.readSettings)({ ...given, 'api-key': (0,credentials/* givenKey */.xy)() }, 'command line');
    for (const caution of settings.cautions)
        log(caution);
    const policy = await (0,corpus_policy/* readCorpusPolicy */.N)(values, log);
    const ports = (0,local_ports/* localExportPorts */.IK)(() => { }, progress);
    const needsDates = (0,terms/* limitsAge */.W)(policy);
    const { loaded, packages, neighbours } = await findPackages(subject, (wanted) => (0,load_export.loadExport)(settings, { ...wanted, needsDates }, ports));
    const context = { loaded, policy, now: clock/* clock */.p.now() };
    const shown = {
        query: subject.title,
        ...describeExport(context),
        policy: {
            file: values.config ?? null,
            preset: policy.values.preset,
            minScore: policy.values['min-score'],
        },
        packages: await Promise.all(packages.map(async (each) => {
            const described = describePackage(each, context);
            return client === null || described === null
                ? described
                : { ...described, ...(await added(each, described, client, context)) };
        })).then((all) => all.filter((each) => each !== null)),
        neighbours: [...neighbours],
    };
    await (0,terminal/* writeOutputs */.Kn)(outputs, (format, options) => {
        switch (format) {
            case 'json':
                return (0,report_redact.redactJson)(`${(0,report_text.json)(shown)}\n`, redact);
            case 'markdown':
                return redact(renderShowMarkdown(shown));
            default:
                return redact(renderShow(shown, options, values.all !== undefined, external_node_fs_.existsSync));
        }
    });
    // A failure to save to the cache does not change what was found.
    await loaded.save().catch((error) => log(`Cache: saving failed: ${(0,failure/* causeOf */.rl)(error)}`));
    if (shown.packages.some(({ servers }) => servers.length === 0))
        return exit_status/* exitStatus */.$.error;
    const isFound = shown.packages.some(({ add }) => client === null || add !== null);
    return isFound ? exit_status/* exitStatus */.$.pass : exit_status/* exitStatus */.$.fail;
}
/** The client that `--add` names. Throws UsageError for one whose entries cannot be written. */
async function clientNamed(given) {
    const name = writableClientName(given);
    if (name !== null)
        return name;
    const known = Object.keys(writableClients);
    const words = isKnownClient(given)
        ? `--add cannot write entries for ${given}.`
        : `There is no client ${await (0,command_line/* unknownWords */.ky)(given, known)}`;
    throw new command_line/* UsageError */.eb(words, `There are ${known.join(', ')}.`);
}
async function added({ identity }, described, client, context) {
    const entry = await entryFor(identity, described, client, context);
    return 'reason' in entry ? { add: null, addFault: entry.reason } : { add: entry, addFault: null };
}


/***/ }),

/***/ 1615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sweepHistory: () => (/* binding */ sweepHistory)
});

// EXTERNAL MODULE: ./build/failure.js
var failure = __webpack_require__(59874);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/settings/settings.js
var settings_settings = __webpack_require__(84663);
// EXTERNAL MODULE: ./build/glob.js
var glob = __webpack_require__(72896);
// EXTERNAL MODULE: ./build/grading/match.js + 1 modules
var match = __webpack_require__(7353);
// EXTERNAL MODULE: ./build/versions/ecosystems.js
var ecosystems = __webpack_require__(87299);
;// CONCATENATED MODULE: ./build/sweep/past-servers.js



/** All places of a state that had a server, with the grades that its last runs gave. */
function pastPlaces({ repositories, log }) {
    const standing = repositories.flatMap(({ name: repository, judged }) => {
        if (judged === null)
            return [];
        const { at, places } = JSON.parse(judged);
        return places.map(({ file, alias, type, name, version, judgedVersion, grade, declared }) => ({
            ...{ repository, file, alias, type, name, version, judgedVersion, grade, declared },
            ...{ gradedAt: at, gone: null },
        }));
    });
    const ended = log.map((line) => {
        const { verdict, gone, ...rest } = JSON.parse(line);
        return { ...rest, gradedAt: gone.after, gone };
    });
    // A version that still runs somewhere has a later grade than the one it went with.
    const latest = new Map();
    for (const place of [...standing, ...ended]) {
        const known = latest.get(versionKey(place));
        if (known === undefined || (known.gradedAt ?? '') < (place.gradedAt ?? '')) {
            latest.set(versionKey(place), place);
        }
    }
    return [...standing, ...ended].map((place) => {
        const { grade, gradedAt } = latest.get(versionKey(place)) ?? place;
        return { ...place, grade, gradedAt };
    });
}
/** The identities whose grades an export may know. */
function identitiesOfPast(places) {
    const identities = places.flatMap((place) => identityOfPlace(place) ?? []);
    return [...new Map(identities.map((each) => [`${each.type} ${each.name}`, each])).values()];
}
/** The places with the grades of an export. */
function regraded(places, selection) {
    return places.map((place) => {
        const identity = identityOfPlace(place);
        const version = place.judgedVersion ?? place.version;
        if (identity === null || version === null)
            return place;
        return { ...place, grade: (0,match/* gradeOfVersion */.JJ)(identity, version, selection), gradedAt: null };
    });
}
/** Those that are wanted: by their servers, each by its repositories, those that are still there first. */
function wantedPlaces(places, filter) {
    const test = filter.server === null ? () => true : (0,glob/* globTest */.F)(filter.server.toLowerCase());
    const wanted = places.filter(({ name, grade }) => (filter.server === null || test((name ?? '').toLowerCase())) &&
        (filter.grade === null || grade?.toLowerCase() === filter.grade.toLowerCase()));
    const order = (place) => JSON.stringify([versionKey(place), place.gone !== null, place.repository, place.file]);
    return wanted
        .map((place) => ({ place, by: order(place) }))
        .sort((a, b) => (a.by < b.by ? -1 : 1))
        .map(({ place }) => place);
}
/** Equal for places that ran one version of one server; of code of a repository, in that repository. */
function versionKey({ type, name, version, judgedVersion, repository }) {
    const isOwn = type === 'local' || type === 'unidentified';
    return JSON.stringify([name, type, judgedVersion ?? version, isOwn ? repository : null]);
}
function identityOfPlace({ type, name }) {
    const known = ecosystems/* ecosystemTypes */._Q.find((each) => each === type);
    return known === undefined || name === null ? null : { type: known, name };
}

// EXTERNAL MODULE: ./build/history/words.js
var words = __webpack_require__(27322);
// EXTERNAL MODULE: ./build/report/terminal/page.js
var page = __webpack_require__(2861);
// EXTERNAL MODULE: ./build/report/terminal/wrap.js
var wrap = __webpack_require__(8242);
// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/sweep/words.js
var sweep_words = __webpack_require__(1886);
;// CONCATENATED MODULE: ./build/sweep/render-history.js







/** The history as JSON. */
function renderHistoryJson({ organisation, lastAt, isLogCut }, places) {
    const history = {
        historyVersion: 1,
        ...{ organisation, lastAt, isCut: isLogCut },
        places: [...places],
    };
    return (0,report_text.json)(history, 2);
}
/** The history as text: each version of a server once, with the repositories that ran it. */
function renderHistory({ lastAt, isLogCut }, places, terminal) {
    const groups = [...Map.groupBy(places, versionKey).values()];
    const repositories = new Set(places.map(({ repository }) => repository)).size;
    const end = lastAt === null
        ? 'No run has judged all repositories yet, so nothing is known.'
        : `${foundWords(groups.length, repositories)}, as of the run on ${(0,words/* dayWords */.Yw)(lastAt)}.`;
    const lines = [
        ...groups.flatMap(groupLines),
        ...(groups.length === 0 ? [] : ['']),
        end,
        ...(isLogCut ? ['Older entries are not kept: there were too many.'] : []),
    ];
    return (0,page/* page */.MY)(lines.flatMap((line) => (0,wrap/* wrapped */.k)(line, terminal.width)), terminal.paint);
}
function foundWords(versions, repositories) {
    if (versions === 0)
        return 'No repository is known to have run such a server';
    return `${(0,report_words.plural)(versions, 'version')} of servers in ${(0,sweep_words/* repositoriesWords */.c8)(repositories)}`;
}
function groupLines(places) {
    const [first] = places;
    if (first === undefined)
        return [];
    const { name, alias, grade, gradedAt } = first;
    const graded = grade === null ? 'not graded' : `graded ${(0,report_text.quoted)(grade)}`;
    const when = gradedAt === null ? 'now' : `on ${(0,words/* dayWords */.Yw)(gradedAt)}`;
    const title = `${(0,report_text.quoted)(name ?? alias)}${versionWords(first)}, ${graded} ${when}:`;
    return [
        title,
        ...places.map(({ repository, file, declared, gone }) => `  ${repository} ${(0,report_text.visible)(file)}: ${(0,words/* spanWords */.Wd)(declared, gone)}`),
    ];
}
function versionWords({ version, judgedVersion }) {
    if (version === judgedVersion || judgedVersion === null) {
        return version === null ? '' : ` ${(0,report_text.quoted)(version)}`;
    }
    const written = version === null ? 'not pinned' : `written as ${(0,report_text.quoted)(version)}`;
    return ` ${(0,report_text.quoted)(judgedVersion)} (${written})`;
}

// EXTERNAL MODULE: ./build/sweep/state.js + 2 modules
var state = __webpack_require__(47614);
// EXTERNAL MODULE: ./build/entry/command-line.js
var command_line = __webpack_require__(93509);
// EXTERNAL MODULE: ./build/entry/credentials.js
var credentials = __webpack_require__(56253);
// EXTERNAL MODULE: ./build/entry/exit-status.js
var exit_status = __webpack_require__(27062);
// EXTERNAL MODULE: ./build/entry/local-ports.js
var local_ports = __webpack_require__(75337);
// EXTERNAL MODULE: ./build/entry/state-files.js
var state_files = __webpack_require__(62400);
// EXTERNAL MODULE: ./build/entry/terminal.js
var terminal = __webpack_require__(65411);
;// CONCATENATED MODULE: ./build/entry/commands/sweep-history.js












/** Says from when to when repositories ran which servers. Returns the exit status. */
async function sweepHistory({ values, outputs }, redact) {
    const { 'state-file': file, server = null, grade = null } = values;
    if (file === undefined)
        throw new command_line/* UsageError */.eb('sweep history needs --state-file FILE.');
    const keys = (0,state_files.stateKeys)({ file, ...(0,credentials/* givenStateKeys */.jO)() }) ?? [];
    const state = await readState(file, keys);
    const { line, progress } = (0,terminal/* openLines */.es)(process.stderr);
    const log = (text) => line((0,report_text.logLine)(redact(text)));
    const known = pastPlaces(state);
    const hasExport = values['export-file'] !== undefined || values['base-url'] !== undefined;
    const graded = hasExport ? await withGradesOfToday(known, values, log, progress) : known;
    const places = wantedPlaces(graded, { server, grade });
    await (0,terminal/* writeOutputs */.Kn)(outputs, (format, options) => redact(format === 'json' ? renderHistoryJson(state, places) : renderHistory(state, places, options)));
    return exit_status/* exitStatus */.$.pass;
}
/** Throws GateError `state-unusable` for a file that is not there or cannot be used. */
async function readState(file, keys) {
    const bytes = await (0,state_files.fileSlot)(file)
        .read()
        .catch((error) => {
        throw unusable(file, `it cannot be read (${(0,failure/* causeOf */.rl)(error)})`);
    });
    if (bytes === null)
        throw unusable(file, 'it is not there');
    const opened = (0,state/* openState */.Gf)(keys, bytes, null);
    if ('fault' in opened)
        throw unusable(file, opened.fault);
    return opened.state;
}
function unusable(file, fault) {
    return new failure/* GateError */.ue('state-unusable', `The state ${file} cannot be used, because ${fault}.`, 'Name the file that "sweep --state-file" has written, and set the key that it was sealed with.');
}
async function withGradesOfToday(places, values, log, progress) {
    const inputs = ['export-file', 'base-url', 'timeout'];
    const settings = (0,settings_settings.readSettings)({
        ...Object.fromEntries(inputs.map((name) => [name, values[name] ?? ''])),
        'api-key': (0,credentials/* givenKey */.xy)(),
    }, 'command line');
    const { loadExport } = await __webpack_require__.e(/* import() */ 192).then(__webpack_require__.bind(__webpack_require__, 57811));
    const query = { identities: identitiesOfPast(places), watched: [] };
    const loaded = await loadExport(settings, query, (0,local_ports/* localExportPorts */.IK)(log, progress));
    if (loaded.caution !== null)
        log(loaded.caution);
    await loaded.save().catch((error) => log(`Cache: saving failed: ${(0,failure/* causeOf */.rl)(error)}`));
    return regraded(places, loaded.selection);
}


/***/ }),

/***/ 3383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sweepCommand: () => (/* binding */ sweepCommand)
});

// EXTERNAL MODULE: ./build/failure.js
var build_failure = __webpack_require__(59874);
// EXTERNAL MODULE: ./build/github/workflow-run.js
var workflow_run = __webpack_require__(47889);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/settings/settings.js
var settings_settings = __webpack_require__(84663);
// EXTERNAL MODULE: ./build/sweep/outputs.js
var sweep_outputs = __webpack_require__(57065);
// EXTERNAL MODULE: ./build/report/terminal/columns.js
var columns = __webpack_require__(72847);
// EXTERNAL MODULE: ./build/report/terminal/page.js
var page = __webpack_require__(2861);
// EXTERNAL MODULE: ./build/report/terminal/wrap.js
var wrap = __webpack_require__(8242);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/sweep/counts.js
var counts = __webpack_require__(19527);
// EXTERNAL MODULE: ./build/sweep/words.js
var sweep_words = __webpack_require__(1886);
;// CONCATENATED MODULE: ./build/sweep/news-lines.js




/** Only so many are listed: the JSON report has all. */
const mostNews = 20;
const mostGone = 10;
/** What is new since the last run place by place, the worst first, and what is gone. */
function newPlaceLines({ servers, gone }) {
    const news = (0,counts/* serversOfMany */.Bq)(servers)
        .flatMap(({ places }) => places)
        .flatMap((shown) => newsLine(shown) ?? []);
    return [
        ...news.slice(0, mostNews),
        ...restLine(news.length - mostNews, 'new place'),
        ...gone.slice(0, mostGone).map(goneLine),
        ...restLine(gone.length - mostGone, 'gone place'),
    ];
}
function newsLine({ name, version, grade, entry }) {
    const { repository, file, history, verdict } = entry;
    if (history === null || history.news === null)
        return null;
    const what = `${(0,report_text.quoted)(name)} ${(0,report_text.quoted)(version)}, ${(0,report_text.quoted)(grade)}`;
    return `${verdict ?? 'pass'}: ${what}, in ${repository} ${(0,report_text.visible)(file)}: ${sweep_words/* causeWords */.pQ[history.news]}`;
}
function goneLine({ repository, file, name, alias, version, grade }) {
    const server = [name ?? alias, ...(version === null ? [] : [version])].map((each) => (0,report_text.quoted)(each));
    const graded = grade === null ? '' : `, ${(0,report_text.quoted)(grade)}`;
    return `gone: ${server.join(' ')}${graded}, in ${repository} ${(0,report_text.visible)(file)}`;
}
function restLine(rest, one) {
    return rest > 0 ? [`and ${(0,words.plural)(rest, `more ${one}`)}; --json has all of them`] : [];
}

// EXTERNAL MODULE: ./build/sweep/overview.js + 1 modules
var sweep_overview = __webpack_require__(90896);
;// CONCATENATED MODULE: ./build/sweep/render-text.js









/** Of each list only so many are shown: the JSON report has all. */
const mostServers = 100;
const mostSentences = 50;
const mostReasons = 50;
const mostOwners = 10;
const mostWaivers = 10;
const mostPlaces = 5;
/** A sweep as text: the servers, what is wrong with them, what to do and who has to, the verdict. */
function renderSweep(report, terminal) {
    const servers = (0,counts/* serversOfMany */.Bq)(report.servers);
    const head = ['VERDICT', 'SERVER', 'VERSION', 'GRADE', 'SCORE', 'REPOSITORIES'];
    const rows = servers.slice(0, mostServers).map(rowOf);
    const sentences = (0,sweep_words/* foundSentences */.xH)(report).map(({ state, rule, text, places }) => [
        `${state} ${rule}: ${text}`,
        `    in ${firstWords(places)}`,
    ]);
    const overview = (0,sweep_overview/* sweepOverview */._y)(report);
    const unread = (0,sweep_words/* unreadGroups */.KJ)(report.repositories).map(({ names, isYet, reason }) => `  ${firstWords(names)}: ${isYet ? 'not yet: ' : ''}${reason}`);
    const lines = [
        ...(0,columns/* table */.t)(head, rows, terminal.width),
        ...moreWords(servers.length - mostServers, 'server'),
        ...(0,page/* section */.uW)('What the rules found:', [
            ...sentences.slice(0, mostSentences).flat(),
            ...moreWords(sentences.length - mostSentences, 'sentence'),
        ]),
        ...(overview === null ? ['', ...sweep_words/* withheldWords */.ZJ] : overviewLines(report, overview)),
        ...(0,page/* section */.uW)('Not read:', [
            ...unread.slice(0, mostReasons),
            ...moreWords(unread.length - mostReasons, 'reason'),
        ]),
        '',
        ...verdictLines(report),
    ];
    return (0,page/* page */.MY)(lines.flatMap((line) => (0,wrap/* wrapped */.k)(line, terminal.width)), terminal.paint);
}
function rowOf({ shown, verdict, repositories }) {
    const { name, version, grade, score, entry } = shown;
    const where = repositories === 1 ? entry.repository : `${repositories}`;
    return [verdict.toUpperCase(), name, version, grade, score, where];
}
function moreWords(rest, one) {
    return rest > 0 ? [`and ${(0,words.plural)(rest, `more ${one}`)}; --json has all of them`] : [];
}
/** The first of some names, and how many there are beside them. */
function firstWords(names) {
    const rest = names.length - mostPlaces;
    return `${names.slice(0, mostPlaces).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
function overviewLines(report, overview) {
    const { last } = report;
    const { edits, teams, waivers } = overview;
    // Without grades nothing of it is known.
    if (edits === null || teams === null || waivers === null)
        return [];
    const news = [...(0,sweep_words/* newsWords */.$M)(overview), ...newPlaceLines(report)];
    const hasOwners = teams.first.some(({ team }) => team !== null);
    return [
        ...(0,page/* section */.uW)('Edits that would clear the most failures:', [
            ...edits.first.map((edit) => `  ${(0,words.plainSentence)((0,sweep_words/* editWords */.uf)(edit))}`),
            ...moreWords(edits.total - edits.first.length, 'edit'),
        ]),
        ...(0,page/* section */.uW)('Owners of what fails, by CODEOWNERS:', hasOwners
            ? [
                ...teams.first.slice(0, mostOwners).map(ownerLine),
                ...moreWords(teams.total - mostOwners, 'owner'),
            ]
            : []),
        ...(0,page/* section */.uW)('Waivers that end within 30 days:', [
            ...waivers.first.slice(0, mostWaivers).map((each) => `  ${(0,words.plainSentence)((0,sweep_words/* waiverWords */.O3)(each))}`),
            ...moreWords(waivers.total - mostWaivers, 'waiver'),
        ]),
        ...(last === null
            ? []
            : (0,page/* section */.uW)(`New since the last run, at ${(0,words.instant)(Date.parse(last.at))}:`, [
                ...(news.length === 0 ? ['nothing'] : news).map((line) => `  ${line}`),
            ])),
    ];
}
function ownerLine({ team, ...reach }) {
    return `  ${team === null ? 'nobody' : (0,report_text.quoted)(team)}: ${(0,sweep_words/* reachWords */.Nc)(reach)}`;
}
function verdictLines(report) {
    const { failure, counts, requests } = report;
    const leftOut = (0,sweep_words/* leftOutWords */.Ny)(report);
    return [
        `${report.verdict.toUpperCase()}: ${(0,sweep_words/* resultWords */.Xb)(report)}`,
        ...(leftOut === null ? [] : [leftOut]),
        ...(failure === null ? [] : (0,words.failureLines)(failure)),
        ...(counts.notReadYet === 0 ? [] : ['Run the sweep again to judge what was not read yet.']),
        `${(0,words.plural)(requests, 'request')} to GitHub's API. Dependencies of package manifests are not judged.`,
    ];
}

// EXTERNAL MODULE: ./build/entry/clock.js
var clock = __webpack_require__(27405);
// EXTERNAL MODULE: ./build/entry/credentials.js
var credentials = __webpack_require__(56253);
// EXTERNAL MODULE: ./build/entry/exit-status.js
var exit_status = __webpack_require__(27062);
// EXTERNAL MODULE: ./build/entry/local-ports.js
var local_ports = __webpack_require__(75337);
// EXTERNAL MODULE: ./build/entry/run-sweep.js + 5 modules
var run_sweep = __webpack_require__(3595);
// EXTERNAL MODULE: ./build/entry/state-files.js
var state_files = __webpack_require__(62400);
// EXTERNAL MODULE: ./build/entry/sweep-access.js + 1 modules
var sweep_access = __webpack_require__(40778);
// EXTERNAL MODULE: ./build/entry/terminal.js
var terminal = __webpack_require__(65411);
;// CONCATENATED MODULE: ./build/entry/commands/sweep.js














/** Judges the default branches of many repositories. Returns the exit status. */
async function sweepCommand({ values, outputs }, redact) {
    const { 'state-file': stateFile = null } = values;
    // The environment is of all commands: a key there does not ask for a state.
    const keys = stateFile === null ? null : (0,state_files.stateKeys)({ file: stateFile, ...(0,credentials/* givenStateKeys */.jO)() });
    const { line, progress } = (0,terminal/* openLines */.es)(process.stderr);
    const log = (text) => line((0,report_text.logLine)(redact(text)));
    const inputs = ['export-file', 'base-url', 'timeout', 'org-policy'];
    const settings = (0,settings_settings.readSettings)({
        ...Object.fromEntries(inputs.map((name) => [name, values[name] ?? ''])),
        'api-key': (0,credentials/* givenKey */.xy)(),
    }, 'command line');
    const { report: found, save } = await (0,run_sweep/* runSweep */.M)(settings, {
        organisation: values.org ?? null,
        repos: values.repos ?? null,
        include: values.include ?? '',
        exclude: values.exclude ?? '',
        archived: values.archived !== undefined,
        forks: values.forks !== undefined,
    }, {
        folder: process.cwd(),
        access: () => (0,sweep_access/* sweepAccess */.h)((0,credentials/* givenAccess */.WO)(), credentials/* accessVariables */.GE, (0,workflow_run/* apiAddresses */.By)(process.env), {
            ...clock/* clock */.p,
            log,
            // Tokens are known by their form.
            addSecret: () => { },
        }),
        exportPorts: (0,local_ports/* localExportPorts */.IK)(log, progress),
        log,
        screen: progress,
        redact,
        state: stateFile === null || keys === null
            ? null
            : (scope) => (0,state_files.localState)(stateFile, keys, (0,local_ports/* cacheFolder */.nF)(), scope),
    });
    const { failure } = found;
    const report = { ...found, failure: failure && (0,build_failure/* onCommandLine */.vo)(failure) };
    await (0,terminal/* writeOutputs */.Kn)(outputs, (format, options) => (0,sweep_outputs/* sweepOutput */.K)(format)?.render(report, redact) ?? redact(renderSweep(report, options)));
    // A failure to save to the cache does not change the verdict.
    await save().catch((error) => log(`Cache: saving failed: ${(0,build_failure/* causeOf */.rl)(error)}`));
    return exit_status/* exitStatus */.$[report.verdict];
}


/***/ }),

/***/ 44475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  validateExport: () => (/* binding */ validateExport)
});

// EXTERNAL MODULE: ./build/files/chunks.js
var chunks = __webpack_require__(11808);
// EXTERNAL MODULE: ./build/phrase.js
var phrase = __webpack_require__(59743);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/terminal/validation.js



/**
 * How an export meets its contract, as text for a terminal: what it holds, the rules that are broken with
 * their first places, those that hold.
 *
 * @param origin where the export came from, in words
 */
function renderValidation({ head, lengths, bytes, outcomes }, origin) {
    const shown = (value) => (typeof value === 'string' ? value : 'not told');
    const broken = brokenRules(outcomes);
    const noticed = outcomes.filter(({ section, broken: count }) => section === null && count > 0);
    const sound = outcomes.filter(({ broken: count }) => count === 0);
    const lines = [
        `${origin}: ${lengths.servers} servers, ${lengths.scores} scores, ${lengths.findings} findings in ${(0,phrase/* byteSize */.mz)(bytes)}`,
        `generated at ${shown(head.generated_at)}, schema ${shown(head.schema_version)}, rubric ${shown(head.rubric_version)}`,
        '',
        ...broken.flatMap((outcome) => linesOf('BROKEN', outcome)),
        ...noticed.flatMap((outcome) => linesOf('remark', outcome)),
        ...sound.map((outcome) => `ok      ${nameOf(outcome)}: ${outcome.checked} checked`),
        '',
        broken.length === 0
            ? 'The export meets its contract.'
            : `The export does not match its contract: ${(0,words.plural)(broken.length, 'rule')} of ${outcomes.filter(({ section }) => section !== null).length}.`,
    ];
    return `${lines.map(report_text.logLine).join('\n')}\n`;
}
/** The rules of the contract that do not hold. */
function brokenRules(outcomes) {
    return outcomes.filter(({ section, broken }) => section !== null && broken > 0);
}
function linesOf(label, outcome) {
    const { requirement, checked, broken, examples } = outcome;
    const more = broken - examples.length;
    return [
        `${label}  ${nameOf(outcome)}: ${broken} of ${checked}. Expected: ${requirement}`,
        ...examples.map((example) => `          ${example}`),
        ...(more > 0 ? [`          and ${more} more`] : []),
    ];
}
/** A rule with its section of the contract. */
function nameOf({ rule, section }) {
    return section === null ? rule : `${rule} (section ${section})`;
}

// EXTERNAL MODULE: ./build/export/faults.js
var faults = __webpack_require__(83306);
// EXTERNAL MODULE: ./build/export/head.js
var head = __webpack_require__(49929);
// EXTERNAL MODULE: ./build/grade.js
var build_grade = __webpack_require__(44011);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/export/schema.js
var schema = __webpack_require__(27428);
// EXTERNAL MODULE: ./build/export/splitter.js + 1 modules
var export_splitter = __webpack_require__(19252);
;// CONCATENATED MODULE: ./build/export/contract.js



const contract_text = schemas/* string */.YjP();
/** A time of ISO 8601, in its basic or extended format. */
const isoForm = /^(\d{4})-?(\d\d)-?(\d\d)T(\d\d):?(\d\d)(?::?(\d\d)(?:[.,](\d+))?)?(Z|[+-]\d\d(?::?\d\d)?)?$/;
const isoTime = contract_text.refine((value) => {
    const [, ...parts] = isoForm.exec(value) ?? [];
    const numbers = parts.slice(0, 6).map((part) => Number(part ?? 0));
    const [year = 0, month = 0, day = 0, hour, minute, second] = numbers;
    const time = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
    // What is beyond its range would be carried over.
    const read = [time.getUTCMonth() + 1, time.getUTCDate(), time.getUTCMinutes()];
    return String(read) === String([month, day, minute]);
});
const preciseUtcTime = isoTime.regex(/[.,]\d{3}(?:Z|\+00(?::?00)?)$/);
const list = schemas/* array */.YOg(schemas/* unknown */.L5J());
const present = schemas/* unknown */.L5J().refine((value) => value !== undefined);
const total = schemas/* int */.Whr().min(0);
/** The rules of one section: the name of a field, what it must be, and that as a schema. */
function rulesOf(section, ...rules) {
    return rules.map(([field, requirement, schema]) => ({ section, field, requirement, schema }));
}
/** Section 2.1: the document itself. */
const headRules = rulesOf('2.1', ['schema_version', 'a text', contract_text], ['rubric_version', 'a version with three parts', contract_text.regex(/^[^.]+\.[^.]+\.[^.]+$/)], ['generated_at', 'a time in ISO 8601, UTC, with milliseconds', preciseUtcTime], [
    'counts',
    'the integers servers, scores and findings',
    schemas/* looseObject */._H3({ servers: total, scores: total, findings: total }),
]);
/** Sections 2.2 to 2.4: the elements of the three arrays. */
const fieldRules = {
    servers: rulesOf('2.2', ['id', 'a text that begins with srv-', contract_text.startsWith('srv-')], ['name', 'a text', contract_text], [
        'publisher',
        'an object with namespace (a text) and verified (true or false)',
        schemas/* looseObject */._H3({ namespace: contract_text, verified: schemas/* boolean */.zMY() }),
    ], ['package_refs', 'a list', list], ['versions', 'a list', list], ['categories', 'a list', list]),
    scores: rulesOf('2.3', ['server', 'a text', contract_text], ['version', 'a text', contract_text], ['score', 'an integer from 0 to 100, or null', schemas/* int */.Whr().min(0).max(100).nullable()], ['grade', 'a text', contract_text], ['findings', 'a list', list], ['rubric_version', 'a text', contract_text], ['generated_at', 'a time in ISO 8601', isoTime]),
    findings: rulesOf('2.4', ['result', 'pass, warn, fail or unscannable', schemas/* enum */.k5n(schema/* findingResults */.O2)], ['evidence', 'present', present], ['weight', 'present', present]),
};
/** Rules of the contract on several fields at once. */
const jointRules = {
    'counts add up': {
        section: '2.1',
        requirement: 'counts are the numbers of servers, scores and findings in the file',
    },
    'server ids are unique': { section: '2.1', requirement: 'no two servers have the same id' },
    'one score for a version': {
        section: '2.1',
        requirement: 'there is one score report for a server and version',
    },
    'scores have a server': {
        section: '2.3',
        requirement: 'the server of a score is the id of a server in the file',
    },
    'below 75 is below B': {
        section: '2.3',
        requirement: 'a score below 75 has a grade below B',
    },
    'references lead to findings': {
        section: '2.3',
        requirement: 'every reference of a score leads to a finding in the file',
    },
};
/** Every rule of the contract by its name, in the order of the contract. */
const contractRules = [
    ...headRules.map((each) => [each.field, each]),
    ...export_splitter/* sections */.V0.flatMap((section) => fieldRules[section].map((each) => [`${section}[].${each.field}`, each])),
    ...Object.entries(jointRules),
];
/** What the contract leaves open: worth a look, but no violation. */
const notices = {
    'grades can be compared': 'the grade of a score is a letter from A to F, optionally with + or -; min-grade compares no other',
    'null means unscannable': 'a version whose score is null has an unscannable finding, and one with a score has others too',
    'references can be read': 'every reference of a score is an id, a place, a pointer or a finding, as those are written that lead to findings',
    'finding ids are unique': 'no two findings have the same id',
    'names and versions are given': 'no name of a server and no version of a score is empty',
    'evidence and weight are given': 'no finding has null as its evidence or weight',
    'package references can be read': 'every package reference has a spelling that the gate knows; servers are found by them',
    'versions are understood': 'every version is a string, or an object with one',
    'findings have an id': 'every finding has an id, by which scores can refer to it',
    'findings name their check': 'every finding says which check it is the result of',
    'findings are referred to': 'every finding is referred to by a score',
};

// EXTERNAL MODULE: ./build/export/encoded-reference.js
var encoded_reference = __webpack_require__(75249);
// EXTERNAL MODULE: ./build/export/fields.js
var fields = __webpack_require__(77378);
// EXTERNAL MODULE: ./build/export/package-ref.js
var package_ref = __webpack_require__(16731);
// EXTERNAL MODULE: ./build/export/record-key.js
var record_key = __webpack_require__(77272);
;// CONCATENATED MODULE: ./build/export/rule-tally.js


const maxExamples = 3;
const maxExampleLength = 60;
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
        if (known.examples.length < maxExamples)
            known.examples.push(exampleOf(pointer, value));
    };
    const outcomeOf = (rule, section, requirement) => {
        return { rule, section, requirement, ...(counted.get(rule) ?? unchecked) };
    };
    return {
        field: (rule, holds, pointer, field, value) => count(rule, holds, `${pointer}/${field}`, value === undefined ? 'missing' : value),
        joint: count,
        notice: count,
        outcomes: () => [
            ...contractRules.map(([rule, each]) => outcomeOf(rule, each.section, each.requirement)),
            ...Object.entries(notices).map(([rule, requirement]) => outcomeOf(rule, null, requirement)),
        ],
    };
}
/** A JSON pointer and the start of the value there. */
function exampleOf(pointer, value) {
    if (value === null)
        return pointer;
    const text = typeof value === 'string' ? value : (JSON.stringify((0,schema/* limitDepth */.Z8)(value, 3)) ?? '');
    return `${pointer}: ${text.length > maxExampleLength ? `${text.slice(0, maxExampleLength)}…` : text}`;
}

// EXTERNAL MODULE: ./build/export/text-table.js
var text_table = __webpack_require__(8361);
;// CONCATENATED MODULE: ./build/export/validate.js










/**
 * Starts to validate an export against its contract, rule by rule. Only hashes and positions of elements
 * are kept, about 60 bytes for a finding and its reference, so memory grows to about a quarter of the
 * size of the export.
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
        // Members that the contract does not list are parsed, too.
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
        const declared = (0,fields/* ownValue */.e)(head.counts, section);
        // A count that is no number already breaks the rule on the field.
        if (typeof declared !== 'number')
            continue;
        const words = `${declared} said, ${lengths[section]} in the file`;
        tally.joint('counts add up', declared === lengths[section], `/counts/${section}`, words);
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
        add(raw, pointer, position) {
            const id = (0,fields/* ownValue */.e)(raw, 'id');
            if (typeof id === 'string') {
                const isNew = ids.add(text_table/* textHash */._t.ofText(id), position);
                tally.joint('server ids are unique', isNew, `${pointer}/id`, id);
            }
            const isNamed = (0,fields/* ownValue */.e)(raw, 'name') !== '';
            tally.notice('names and versions are given', isNamed, `${pointer}/name`, null);
            for (const [at, ref] of listOf(raw, 'package_refs')) {
                const isKnown = ((0,package_ref/* readPackageRef */._)(ref)?.type ?? null) !== null;
                const rule = 'package references can be read';
                tally.notice(rule, isKnown, `${pointer}/package_refs/${at}`, ref);
            }
            for (const [at, version] of listOf(raw, 'versions')) {
                const isKnown = (0,schema/* readVersion */.$4)(version) !== null;
                tally.notice('versions are understood', isKnown, `${pointer}/versions/${at}`, version);
            }
        },
    };
}
/** Flags of a score and its findings: the score is null, and what kinds of results the findings have. */
const isNull = 1;
const hasUnscannable = 2;
const hasScanned = 4;
/** Validates scores, and keeps their servers and references. */
function validateScores(tally) {
    const versions = (0,text_table/* createTextTable */.ss)();
    const servers = (0,text_table/* createNumberList */.G4)();
    const flags = (0,text_table/* createNumberList */.G4)();
    const references = (0,text_table/* createNumberList */.G4)();
    /** The position of the score of each reference. */
    const owners = (0,text_table/* createNumberList */.G4)();
    /** Returns the flag of a finding inside the score; 0 for a reference, which is followed later. */
    const addReference = (reference, pointer, position) => {
        const read = (0,schema/* readFindingReference */.h7)(reference);
        if (read?.kind === 'inline') {
            tally.notice('references can be read', true, pointer, null);
            return flagOf(read.raw);
        }
        const encoded = (0,encoded_reference/* encodeReference */.YN)(reference, read, text_table/* textHash */._t.ofText);
        if (encoded === 0) {
            tally.notice('references can be read', false, pointer, reference);
        }
        else {
            references.add(encoded);
            owners.add(position);
        }
        return 0;
    };
    return {
        servers,
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
            const isVersioned = version !== '';
            tally.notice('names and versions are given', isVersioned, `${pointer}/version`, null);
            if (typeof score === 'number' && typeof grade === 'string') {
                const isOfB = (0,build_grade/* meetsGrade */.kU)(grade, 'B');
                tally.notice('grades can be compared', isOfB !== null, `${pointer}/grade`, grade);
                const holds = score >= 75 || isOfB !== true;
                tally.joint('below 75 is below B', holds, pointer, `${score} ${grade}`);
            }
            let flag = score === null ? isNull : 0;
            for (const [at, reference] of listOf(raw, 'findings')) {
                flag |= addReference(reference, `${pointer}/findings/${at}`, position);
            }
            flags.add(flag);
        },
    };
}
/** Validates findings, and keeps their ids and flags. */
function validateFindings(tally) {
    const ids = (0,text_table/* createTextTable */.ss)();
    const flags = (0,text_table/* createNumberList */.G4)();
    return {
        ids,
        flags,
        add(raw, pointer, position) {
            const id = (0,record_key/* findingId */.zK)(raw);
            tally.notice('findings have an id', id !== null, pointer, raw);
            if (id !== null) {
                const isNew = ids.add(text_table/* textHash */._t.ofText(id), position);
                tally.notice('finding ids are unique', isNew, pointer, id);
            }
            tally.notice('findings name their check', (0,schema/* readCheck */.jc)(raw) !== null, pointer, raw);
            const isGiven = (0,fields/* ownValue */.e)(raw, 'evidence') !== null && (0,fields/* ownValue */.e)(raw, 'weight') !== null;
            tally.notice('evidence and weight are given', isGiven, pointer, raw);
            flags.add(flagOf(raw));
        },
    };
}
/** The flag that a finding sets on scores that refer to it. */
function flagOf(finding) {
    return (0,fields/* ownValue */.e)(finding, 'result') === 'unscannable' ? hasUnscannable : hasScanned;
}
function validateOwners(tally, scores, serverIds) {
    scores.servers.forEach((hash, at) => {
        const holds = hash !== 0 && serverIds.get(hash) >= 0;
        tally.joint('scores have a server', holds, `/scores/${at}/server`, null);
    });
}
/** Follows every reference, once all findings have been read. */
function validateReferences(tally, scores, findings, hasNumericIds) {
    const flags = scores.flags.toArray();
    const findingFlags = findings.flags.toArray();
    const referred = new Uint8Array(findingFlags.length);
    // The contract does not show how references are written: a form of which none leads to a finding is
    // one that cannot be read, unless there is no finding at all.
    const leading = new Set();
    const dangling = (0,text_table/* createNumberList */.G4)();
    scores.references.forEach((reference, at) => {
        const score = scores.owners.at(at);
        const position = positionOf(reference, findings.ids, hasNumericIds);
        const flag = findingFlags[position];
        if (flag === undefined) {
            dangling.add(at);
            return;
        }
        leading.add(formOf(reference));
        tally.notice('references can be read', true, '', null);
        tally.joint('references lead to findings', true, '', null);
        referred[position] = 1;
        flags[score] = flags[score] | flag;
    });
    dangling.forEach((at) => {
        const pointer = `/scores/${scores.owners.at(at)}/findings`;
        const isKnown = leading.has(formOf(scores.references.at(at))) || findingFlags.length === 0;
        tally.notice('references can be read', isKnown, pointer, null);
        if (isKnown)
            tally.joint('references lead to findings', false, pointer, null);
    });
    flags.forEach((each, at) => {
        const [holds, words] = each & isNull
            ? [each & hasUnscannable, 'null, without an unscannable finding']
            : [!(each & hasUnscannable) || each & hasScanned, 'a score, all findings unscannable'];
        tally.notice('null means unscannable', Boolean(holds), `/scores/${at}`, words);
    });
    referred.forEach((each, at) => {
        tally.notice('findings are referred to', each === 1, `/findings/${at}`, null);
    });
}
/** How an encoded reference was written: as an id, a bare number, or a place. */
function formOf(reference) {
    if (reference > 0)
        return 'id';
    return (0,encoded_reference/* isBareNumber */.uw)(reference) ? 'number' : 'place';
}
/** The position of the finding that an encoded reference leads to; -1 if there is none. */
function positionOf(reference, findingIds, hasNumericIds) {
    const id = (0,encoded_reference/* idHashIn */.T)(reference, hasNumericIds, text_table/* textHash */._t.ofText);
    return id === 0 ? (0,encoded_reference/* positionIn */.Nu)(reference) : findingIds.get(id);
}
/** The elements of a field that is a list, with their indexes; none if it is no list. */
function listOf(raw, field) {
    const list = (0,fields/* ownValue */.e)(raw, field);
    return Array.isArray(list) ? list.entries() : [];
}

// EXTERNAL MODULE: ./build/run/stream-export.js
var stream_export = __webpack_require__(88187);
;// CONCATENATED MODULE: ./build/run/validate-export.js




/**
 * Validates an export against its contract while it is streamed.
 *
 * @param what path of a file, base URL of the service, or address of the export
 * @throws GateError if it cannot be downloaded or read, or is not an export
 */
async function validate(what, service, ports) {
    let validator = createValidator();
    try {
        if ((0,stream_export/* isAddress */.P)(what)) {
            await (0,stream_export/* streamExport */.Z)(what, service, ports, () => {
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
        throw (0,head.structureFailure)(error, { name: what, isFile: !(0,stream_export/* isAddress */.P)(what) });
    }
}

// EXTERNAL MODULE: ./build/entry/clock.js
var clock = __webpack_require__(27405);
// EXTERNAL MODULE: ./build/entry/credentials.js
var credentials = __webpack_require__(56253);
;// CONCATENATED MODULE: ./build/entry/commands/validate-export.js






/** Reports for each rule of the contract whether an export keeps it. Returns the exit status. */
async function validateExport({ argument: source, values: { timeout = '' } }, redact) {
    const validation = await validate(source, { apiKey: (0,credentials/* givenKey */.xy)(), timeout }, {
        ...clock/* clock */.p,
        log(line) {
            process.stderr.write(`${(0,report_text.logLine)(redact(line))}\n`);
        },
        explainMissingKey: credentials/* explainMissingVariable */.AZ,
        readChunks: chunks/* readChunks */.z,
    });
    process.stdout.write(redact(renderValidation(validation, source)));
    return brokenRules(validation.outcomes).length === 0 ? 0 : 1;
}


/***/ }),

/***/ 96618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readCorpusPolicy)
/* harmony export */ });
/* harmony import */ var _run_corpus_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90131);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84663);
/* harmony import */ var _command_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93509);
/* harmony import */ var _policy_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84981);




/**
 * The policy by which a command judges the whole export: a file that the user names, options that
 * override it, and the organisation's floors, as `check` has them. No repository has a part in it: without
 * `--config` the options and defaults apply.
 *
 * @param values of `policyOptionNames`; all others are left alone
 * @param log gets what the policy sets in vain, and which commits names of branches stand for
 * @throws SettingsError for options that cannot be used
 * @throws PolicyError if a policy has faults, with their places
 * @throws GateError `no-policy-file`, `org-policy-unreadable`, and those of GitHub's API
 */
async function readCorpusPolicy(values, log) {
    const { config } = values;
    const inputs = Object.fromEntries(_command_line_js__WEBPACK_IMPORTED_MODULE_2__/* .policyOptionNames */ .sy.map((name) => [name, values[name] ?? '']));
    const settings = (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_1__.readSettings)(inputs, 'command line', false);
    const file = config === undefined ? null : { path: config, read: () => (0,_policy_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readPolicyText */ .O)(config) };
    return (0,_run_corpus_policy_js__WEBPACK_IMPORTED_MODULE_0__.corpusPolicy)(settings, file, log, async (repository) => {
        const { openGitHubCommits } = await Promise.all(/* import() */[__webpack_require__.e(4942), __webpack_require__.e(3889), __webpack_require__.e(6483), __webpack_require__.e(5215), __webpack_require__.e(4461)]).then(__webpack_require__.bind(__webpack_require__, 30717));
        return openGitHubCommits(repository, 'HEAD', log);
    });
}


/***/ }),

/***/ 56253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AZ: () => (/* binding */ explainMissingVariable),
/* harmony export */   GE: () => (/* binding */ accessVariables),
/* harmony export */   OE: () => (/* binding */ keyVariable),
/* harmony export */   WO: () => (/* binding */ givenAccess),
/* harmony export */   bU: () => (/* binding */ githubToken),
/* harmony export */   jO: () => (/* binding */ givenStateKeys),
/* harmony export */   jr: () => (/* binding */ keyVariables),
/* harmony export */   xy: () => (/* binding */ givenKey)
/* harmony export */ });
/** The variable that has the API key. */
const keyVariable = 'MCP_GRADE_GATE_API_KEY';
/** The API key from the environment; empty if there is none. */
function givenKey() {
    return process.env[keyVariable]?.trim() ?? '';
}
const stateKeyName = 'MCP_GRADE_GATE_STATE_KEY';
/** The keys of the state of a sweep from the environment, one a line; empty if there are none. */
function givenStateKeys() {
    return { keys: process.env[stateKeyName]?.trim() ?? '', keysName: stateKeyName };
}
/** The token for GitHub's API from the environment; empty if there is none. */
function githubToken() {
    return (process.env['GITHUB_TOKEN'] || process.env['GH_TOKEN'] || '').trim();
}
/** Where the command line takes keys from, in words. */
const keyVariables = `the environment (${keyVariable}, GITHUB_TOKEN)`;
/** The variables that give a sweep its access to GitHub. */
const accessVariables = {
    token: 'GITHUB_TOKEN (or GH_TOKEN)',
    appId: 'GITHUB_APP_ID',
    privateKey: 'GITHUB_APP_PRIVATE_KEY',
};
/** What the environment gives a sweep to read GitHub with. */
function givenAccess() {
    const given = (name) => process.env[name]?.trim() ?? '';
    return {
        token: githubToken(),
        appId: given(accessVariables.appId),
        privateKey: given(accessVariables.privateKey),
    };
}
async function explainMissingVariable() {
    return {
        message: 'There is no API key: MCP_GRADE_GATE_API_KEY is not set.',
        remedy: 'Set it in the environment, or use a local export.',
    };
}


/***/ }),

/***/ 27062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ exitStatus),
/* harmony export */   s: () => (/* binding */ commonStatuses)
/* harmony export */ });
/** Exit statuses of the command line: one for each verdict, and `EX_USAGE` of sysexits.h. */
const exitStatus = {
    pass: 0,
    warn: 0,
    fail: 1,
    error: 2,
    wrongCommandLine: 64,
};
/** What the statuses mean that are the same for all commands; each has its own words for the others. */
const commonStatuses = {
    [exitStatus.error]: 'error: it could not be decided, and the command says why',
    [exitStatus.wrongCommandLine]: 'the command line is wrong',
};


/***/ }),

/***/ 41179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ openLocalExport)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78877);
/* harmony import */ var _export_faults_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83306);
/* harmony import */ var _export_head_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49929);
/* harmony import */ var _export_splitter_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19252);
/* harmony import */ var _files_chunks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11808);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(13920);
/* harmony import */ var _run_stream_export_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(88187);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27405);
/* harmony import */ var _credentials_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56253);
/* harmony import */ var _temporary_folder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(69829);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(65411);













/**
 * Opens an export for a command: a file, or what the service sends, in a temporary file that nobody else
 * may read.
 *
 * @param what path of a file, base URL of the service, or address of the export
 * @param timeout for the whole download, such as `5m`; empty for the default
 * @throws GateError if it cannot be downloaded, or is no export
 */
async function openLocalExport(what, timeout, redact) {
    // Hardly an object outlives its record; without this, V8 makes room for more and more of them.
    (0,node_v8__WEBPACK_IMPORTED_MODULE_2__.setFlagsFromString)('--semi-space-growth-factor=1');
    if (!(0,_run_stream_export_js__WEBPACK_IMPORTED_MODULE_11__/* .isAddress */ .P)(what))
        return { name: what, open: () => (0,_files_chunks_js__WEBPACK_IMPORTED_MODULE_6__/* .readChunks */ .z)(what), close() { } };
    const { line, progress } = (0,_terminal_js__WEBPACK_IMPORTED_MODULE_10__/* .openLines */ .es)(process.stderr);
    const { path: folder, remove: close } = (0,_temporary_folder_js__WEBPACK_IMPORTED_MODULE_9__/* .createTemporaryFolder */ .a)();
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'export.json');
    try {
        await download(what, path, timeout, {
            ..._clock_js__WEBPACK_IMPORTED_MODULE_7__/* .clock */ .p,
            log: (text) => line((0,_report_text_js__WEBPACK_IMPORTED_MODULE_12__.logLine)(redact(text))),
            ...(progress === null ? {} : { progress }),
            explainMissingKey: _credentials_js__WEBPACK_IMPORTED_MODULE_8__/* .explainMissingVariable */ .AZ,
        });
    }
    catch (error) {
        close();
        throw error;
    }
    return { name: what, open: () => (0,_files_chunks_js__WEBPACK_IMPORTED_MODULE_6__/* .readChunks */ .z)(path), close };
}
async function download(address, path, timeout, ports) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'wx', 0o600);
    try {
        await (0,_run_stream_export_js__WEBPACK_IMPORTED_MODULE_11__/* .streamExport */ .Z)(address, { apiKey: (0,_credentials_js__WEBPACK_IMPORTED_MODULE_8__/* .givenKey */ .xy)(), timeout }, ports, () => {
            // Every attempt starts over.
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.ftruncateSync)(file);
            let place = 0;
            const splitter = (0,_export_splitter_js__WEBPACK_IMPORTED_MODULE_5__/* .createSplitter */ .W3)({ head() { }, element() { } });
            return {
                push(chunk) {
                    splitter.push(chunk);
                    for (let at = 0; at < chunk.length;) {
                        at += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, chunk, at, chunk.length - at, place + at);
                    }
                    place += chunk.length;
                    return false;
                },
                isComplete: splitter.isComplete,
            };
        });
    }
    catch (error) {
        if (!(error instanceof _export_faults_js__WEBPACK_IMPORTED_MODULE_3__.StructureError))
            throw error;
        throw (0,_export_head_js__WEBPACK_IMPORTED_MODULE_4__.structureFailure)(error, { name: address, isFile: false });
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 75337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ locateFolder),
/* harmony export */   ER: () => (/* binding */ localPorts),
/* harmony export */   IK: () => (/* binding */ localExportPorts),
/* harmony export */   h_: () => (/* binding */ openRepository),
/* harmony export */   nF: () => (/* binding */ cacheFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _export_cache_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46705);
/* harmony import */ var _export_store_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73001);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59874);
/* harmony import */ var _files_chunks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11808);
/* harmony import */ var _files_disk_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9883);
/* harmony import */ var _files_git_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65971);
/* harmony import */ var _files_is_there_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60013);
/* harmony import */ var _github_base_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2397);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(27405);
/* harmony import */ var _credentials_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(56253);
/* harmony import */ var _policy_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(84981);














/** The ports of a run on the command line, with the user's cache folder. */
function localPorts({ base, config }, { folder, commits, files: head }, log, progress) {
    return {
        ...localExportPorts(log, progress),
        folder,
        head: config === null ? head : { ...head, readFile: (path) => readNamed(path, head, config) },
        findBase: () => findBase(base, config, commits),
        async openRepository(repository) {
            const { openGitHubCommits } = await Promise.all(/* import() */[__webpack_require__.e(4942), __webpack_require__.e(6483), __webpack_require__.e(5215), __webpack_require__.e(6842)]).then(__webpack_require__.bind(__webpack_require__, 30717));
            return openGitHubCommits(repository, 'HEAD', log);
        },
        showPolicy: () => { },
        actionRepository: null,
        workflowFile: null,
        readHeadCommit: async () => (await commits?.commit('HEAD'))?.id ?? null,
    };
}
/** The ports of a command that loads an export, with the user's cache folder. */
function localExportPorts(log, progress) {
    return {
        ..._clock_js__WEBPACK_IMPORTED_MODULE_11__/* .clock */ .p,
        log,
        ...(progress === null ? {} : { progress }),
        readChunks: _files_chunks_js__WEBPACK_IMPORTED_MODULE_6__/* .readChunks */ .z,
        createStore() {
            try {
                return (0,_export_store_file_js__WEBPACK_IMPORTED_MODULE_4__/* .createStoreFile */ .Ks)(cacheFolder());
            }
            catch (error) {
                log(`Cache: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .causeOf */ .rl)(error)} A temporary file is used instead.`);
                return (0,_export_store_file_js__WEBPACK_IMPORTED_MODULE_4__/* .createStoreFile */ .Ks)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)());
            }
        },
        cache: (0,_export_cache_js__WEBPACK_IMPORTED_MODULE_3__/* .folderCache */ .Pv)(cacheFolder(), log),
        event: 'local',
        platform: `${process.platform}-${process.arch}`,
        explainMissingKey: _credentials_js__WEBPACK_IMPORTED_MODULE_12__/* .explainMissingVariable */ .AZ,
    };
}
/**
 * Opens the folder or the repository that a command line names; the log says what cannot be seen.
 *
 * @throws Error if there is none
 */
async function openRepository({ argument, values: { repo, staged } }, log) {
    if (repo === undefined)
        return openFolder(argument, staged !== undefined, log);
    const { openGitHubRepository } = await Promise.all(/* import() */[__webpack_require__.e(4942), __webpack_require__.e(6483), __webpack_require__.e(5215), __webpack_require__.e(6842)]).then(__webpack_require__.bind(__webpack_require__, 30717));
    return openGitHubRepository(repo, log);
}
async function openFolder(dir, isStaged, log) {
    const { path, root } = await locateFolder(dir);
    const git = await (0,_files_git_js__WEBPACK_IMPORTED_MODULE_8__/* .openGit */ .z)(root);
    const isOpen = !('reason' in git);
    const staged = isStaged ? await stagedFiles(root, git) : null;
    const files = staged ?? (isOpen ? await git.workingFiles() : null);
    if (files === null && (await (0,_files_is_there_js__WEBPACK_IMPORTED_MODULE_9__/* .isThere */ .$)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.git')))) {
        const reason = isOpen ? 'its index is damaged' : git.reason;
        log(`The checkout cannot be read (${reason}): only what is on the disk is judged, without files that a sparse checkout leaves out.`);
    }
    return {
        folder: pathInCheckout(root, path),
        commits: isOpen ? git : null,
        files: files ?? (0,_files_disk_js__WEBPACK_IMPORTED_MODULE_7__/* .diskSource */ .j)(root),
        readHeadRef: async () => (isOpen ? git.headRef() : null),
        close: () => (isOpen ? git.close() : undefined),
    };
}
/**
 * What is staged in a checkout. Git names the index to its hooks: that of a commit of some files is another
 * one than the checkout's.
 *
 * @throws GateError `no-repository`, `staged-conflict`
 */
async function stagedFiles(root, git) {
    const { GIT_INDEX_FILE: index = '' } = process.env;
    const named = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, index);
    // Git takes one that is not there for empty. The hook of another repository names that one's index.
    const isNamed = index !== '' && (await (0,_files_is_there_js__WEBPACK_IMPORTED_MODULE_9__/* .isThere */ .$)(named));
    const files = 'reason' in git ? null : await git.stagedFiles(isNamed ? named : undefined);
    if (files !== null)
        return files;
    const reason = 'reason' in git ? git.reason : 'its index is damaged';
    throw new _failure_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue('no-repository', `--staged: ${root} is no git repository that can be read (${reason}).`, 'Start the command in a checkout, or without --staged.');
}
/** The real path of a folder, and of the checkout that contains it; the same if there is none. */
async function locateFolder(dir) {
    const path = await existingFolder(dir);
    return { path, root: await repositoryOf(path) };
}
/**
 * The real path of a folder.
 *
 * @throws GateError `no-folder`
 */
async function existingFolder(dir) {
    const path = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(dir)).catch(() => null);
    if (path === null) {
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue('no-folder', `${dir} is not a readable folder: nothing that can be read has that name.`, 'Check the path: it is relative to the current folder.');
    }
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).isDirectory())
        return path;
    throw new _failure_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue('no-folder', `${dir} is not a readable folder: it is a file.`, 'Name the folder that it is in.');
}
/** The checkout that contains a folder, or the folder itself if there is none. */
async function repositoryOf(folder) {
    for (let at = folder;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at)) {
        if (await (0,_files_is_there_js__WEBPACK_IMPORTED_MODULE_9__/* .isThere */ .$)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(at, '.git')))
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at) === at)
            return folder;
    }
}
/** The path of a folder from the root of its checkout, with `/` between its parts. */
function pathInCheckout(root, folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, folder).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/');
}
async function findBase(base, config, commits) {
    const found = await (0,_github_base_js__WEBPACK_IMPORTED_MODULE_10__/* .findLocalBase */ .or)(base, commits);
    if (base !== null && found.base === null) {
        throw commits === null
            ? new _failure_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue('no-repository', '--base: the folder is in no git repository that can be read.', 'Start the command in a checkout, or without --base.')
            : new _failure_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue('no-base', `--base: ${found.missing}.`, 'Name a commit that exists in this repository.');
    }
    // A policy that the user names applies, whatever the base has.
    return config === null ? found : { ...found, policy: null, needsPolicy: false };
}
/** Reads a file of the repository, or the policy that the command line names, which may be anywhere. */
async function readNamed(path, head, config) {
    return path === config ? { text: await (0,_policy_text_js__WEBPACK_IMPORTED_MODULE_13__/* .readPolicyText */ .O)(config) } : head.readFile(path);
}
/** The user's cache folder, by the conventions of the operating system. */
function cacheFolder() {
    const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(XDG_CACHE_HOME || LOCALAPPDATA || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), '.cache'), 'mcp-grade-gate');
}


/***/ }),

/***/ 2162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findSnapshotOrigin: () => (/* binding */ findSnapshotOrigin)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59874);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27405);


/**
 * What a dependency snapshot of a tree is of: the commit that is checked out and its branch, and the job of
 * GitHub Actions that runs. What the checkout does not tell comes from the job.
 *
 * @throws GateError `no-commit`, `no-branch`
 */
async function findSnapshotOrigin({ folder, commits, readHeadRef, }) {
    const ofJob = process.env['GITHUB_SHA'] ?? '';
    const sha = (await commits?.commit('HEAD').catch(() => null))?.id ?? ofJob;
    if (!/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(sha)) {
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('no-commit', 'A dependency snapshot is of a commit, and it is not known which one this is: the folder is in no checkout with one, and GITHUB_SHA is not set.', 'Run this in a checkout, or in a job of GitHub Actions.');
    }
    const ref = (sha === ofJob ? process.env['GITHUB_REF'] : '') || (await readHeadRef()) || '';
    if (!ref.startsWith('refs/')) {
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('no-branch', `A dependency snapshot is of a branch, and it is not known which one ${sha} is on: no branch is checked out, and GITHUB_SHA and GITHUB_REF do not name it.`, 'Check out the branch, or run this in the job that checked out its own commit.');
    }
    return { folder, sha, ref, ...jobOf(sha, folder), scanned: _clock_js__WEBPACK_IMPORTED_MODULE_1__/* .clock */ .p.now() };
}
/**
 * The job that runs; outside of GitHub Actions, one that the commit identifies. Snapshots of several
 * folders do not replace each other.
 */
function jobOf(sha, folder) {
    const given = (name) => process.env[name] ?? '';
    const suffix = folder === '' ? '' : `_${folder}`;
    const run = given('GITHUB_RUN_ID');
    const server = given('GITHUB_SERVER_URL') || 'https://github.com';
    const repository = given('GITHUB_REPOSITORY');
    const tool = given('GITHUB_ACTION_REPOSITORY') || repository;
    // A URL is required, and the tool does not know where it is published.
    const detectorUrl = tool === '' ? 'pkg:generic/mcp-grade-gate' : `${server}/${tool}`;
    if (run === '')
        return { job: { id: sha, correlator: `mcp-grade-gate${suffix}` }, detectorUrl };
    const address = repository === '' ? {} : { html_url: `${server}/${repository}/actions/runs/${run}` };
    const correlator = `${given('GITHUB_WORKFLOW')}_${given('GITHUB_JOB')}${suffix}`;
    return { job: { id: run, correlator, ...address }, detectorUrl };
}


/***/ }),

/***/ 65411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kn: () => (/* binding */ writeOutputs),
/* harmony export */   Z8: () => (/* binding */ terminalOptions),
/* harmony export */   es: () => (/* binding */ openLines)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59874);
/* harmony import */ var _files_whole_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78878);




/** The colours and the width of a stream; a stream that is not a terminal has no width. */
function terminalOptions(stream) {
    return {
        // `styleText` respects the stream, NO_COLOR and FORCE_COLOR.
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
/**
 * Writes outputs: the one of standard output first, which is the table if no other is named.
 *
 * @param render renders a format, for standard output or a file; only the table has a use for what a
 *   terminal can do
 * @throws GateError `output-unwritable` if a file cannot be written
 */
async function writeOutputs(outputs, render) {
    const { format: shown } = outputs.find(({ file }) => file === null) ?? { format: 'table' };
    const text = await render(shown, terminalOptions(process.stdout), null);
    for (const piece of typeof text === 'string' ? [text] : text)
        process.stdout.write(piece);
    for (const { format, file } of outputs) {
        if (file === null)
            continue;
        const text = await render(format, { paint: (_, plain) => plain, width: null }, file);
        await writeOutput(file, text).catch((error) => {
            throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('output-unwritable', `The ${format} output cannot be written: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .causeOf */ .rl)(error)}.`, (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .isDiskFull */ .b$)(error)
                ? 'Make room on the disk, or name a file on another one.'
                : 'Name a file in a folder that exists: its path is relative to the current folder.');
        });
    }
}
/** Writes a file as a whole; in place what cannot be replaced, such as a device, a pipe or a mounted file. */
async function writeOutput(file, text) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(file).catch(() => null);
    if (found === null)
        return (0,_files_whole_file_js__WEBPACK_IMPORTED_MODULE_3__/* .writeWhole */ .f)(file, text);
    if (found.isFile()) {
        try {
            return await (0,_files_whole_file_js__WEBPACK_IMPORTED_MODULE_3__/* .writeWhole */ .f)(file, text);
        }
        catch (error) {
            if ((0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .isDiskFull */ .b$)(error))
                throw error;
        }
    }
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(file, text, { mode: _files_whole_file_js__WEBPACK_IMPORTED_MODULE_3__/* .ownerOnly */ .M });
}


/***/ }),

/***/ 38376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderCycloneDx: () => (/* binding */ renderCycloneDx)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/versions/ecosystems.js
var ecosystems = __webpack_require__(87299);
// EXTERNAL MODULE: ./build/report/fit.js
var fit = __webpack_require__(29848);
// EXTERNAL MODULE: ./build/report/json/document.js
var json_document = __webpack_require__(7249);
// EXTERNAL MODULE: ./build/report/redact.js
var report_redact = __webpack_require__(17234);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/changes/places.js
var places = __webpack_require__(83892);
// EXTERNAL MODULE: ./build/grading/matched.js
var matched = __webpack_require__(60879);
// EXTERNAL MODULE: ./build/policy/words.js
var words = __webpack_require__(16274);
// EXTERNAL MODULE: ./build/secrets.js
var secrets = __webpack_require__(5009);
// EXTERNAL MODULE: ./build/versions/purl.js
var versions_purl = __webpack_require__(6691);
// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/cyclonedx/entries.js








/**
 * The components and services of a tree, in an order of their own. One is a package in one version that is
 * proved, or in what a specifier says of it; an address; or code of the project. What is not identified is
 * none: nobody knows what it is.
 *
 * @param redact applied to references before they are made unique
 */
function billEntries(servers, redact) {
    const named = servers.filter(({ dependency }) => dependency.type !== 'unidentified');
    const keyed = named.map((server) => ({ server, key: keyOf(server) }));
    const groups = Map.groupBy(keyed, ({ key }) => key);
    const sorted = [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
    const counts = new Map();
    return sorted.flatMap(([, same]) => {
        const [first, ...others] = same.map(({ server }) => server).sort(byPlace);
        if (first === undefined)
            return [];
        const purl = (0,versions_purl.provedPurlOf)(first.dependency);
        const plain = redact(purl ?? `${first.dependency.type}:${nameIn(first.dependency)}`);
        const count = (counts.get(plain) ?? 0) + 1;
        counts.set(plain, count);
        // A number is set apart by what no package URL and no name has.
        return [
            { ref: `${plain}${count > 1 ? ` (${count})` : ''}`, purl, members: [first, ...others] },
        ];
    });
}
/** Whether it is connected to and not fetched. */
function isService({ members: [{ dependency }] }) {
    return dependency.type === 'remote' || (0,ecosystems/* isOwnAddress */.v7)(dependency);
}
/** An element of `components`. */
function componentEntry(entry) {
    const [{ dependency }] = entry.members;
    const { type, name } = dependency;
    const version = (0,versions_purl.provedVersionOf)(dependency);
    const repository = type === 'git' && isAddress(`https://${name}`) ? `https://${name}` : null;
    return {
        type: componentType(entry),
        'bom-ref': entry.ref,
        name: nameIn(dependency),
        ...(version === null ? {} : { version }),
        ...(entry.members.every(isSetAside) ? { scope: 'excluded' } : {}),
        ...(entry.purl === null ? {} : { purl: entry.purl }),
        ...(repository === null ? {} : { externalReferences: [{ type: 'vcs', url: repository }] }),
        properties: propertiesOf(entry),
        evidence: { occurrences: distinct(entry.members.map(occurrenceOf)) },
    };
}
/** An element of `services`; the standard has no occurrences for these, so places are properties. */
function serviceEntry(entry) {
    const [{ dependency }] = entry.members;
    const name = nameIn(dependency);
    return {
        'bom-ref': entry.ref,
        name,
        ...(isAddress(name) ? { endpoints: [name] } : {}),
        // Whether it lets in who sends none is not known.
        ...(entry.members.some(sendsCredentials) ? { authenticated: true } : {}),
        // What answers at an address of the machine itself is within it.
        'x-trust-boundary': !(0,ecosystems/* isOwnAddress */.v7)(dependency),
        properties: [
            ...propertiesOf(entry),
            ...properties('place', entry.members.map(({ dependency: each }) => (0,report_text.visible)(wordPlace(each)))),
            ...(entry.members.every(isSetAside) ? properties('set-aside', ['true']) : []),
        ],
    };
}
/** Whether the entry sends credentials itself, or gives the bridge a header with some. */
function sendsCredentials({ dependency: { declaration } }) {
    const { args } = declaration.launch;
    const isHeader = ({ text }) => (0,secrets/* isCredentialName */.hN)(/^(?:--header=)?([\w-]+):/.exec(text)?.[1] ?? '');
    return declaration.sendsCredentials === true || args.some(isHeader);
}
const address = /^(?:https?|wss?):\/\/(?:\[[0-9a-f:.]+\]|[\w.-]+)(?::\d+)?(?:[\w.~:/@!$&'()*+,;=-]|%[0-9a-f]{2})*$/i;
/** Whether a text is an address as RFC 3986 writes it; one with a placeholder is not. */
function isAddress(text) {
    return address.test(text) && URL.canParse(text);
}
/** Properties of one name, each value once; null is none. */
function properties(name, values) {
    const given = values.filter((value) => value != null && value !== '').map(String);
    return distinct(given).map((value) => ({ name: `mcp-grade-gate:${name}`, value }));
}
/** Where a file names what is launched. */
function wordPlace({ declaration: { file }, span }) {
    return (0,report_words.placeOf)({ file, span });
}
/** The name of what is no package may be any text. */
function nameIn(dependency) {
    return (0,report_text.visible)((0,ecosystems/* nameOrNull */.W3)(dependency) ?? (0,words/* shownName */.HD)(dependency));
}
function componentType({ members: [first] }) {
    if (first.dependency.type === 'oci')
        return 'container';
    return isLibrary(first) ? 'library' : 'application';
}
function isLibrary({ dependency, isCandidate }) {
    return isCandidate || dependency.role === 'library';
}
/** Equal for what is one component. */
function keyOf(server) {
    const { dependency } = server;
    const { type } = dependency;
    const proved = (0,versions_purl.provedVersionOf)(dependency);
    const { specifier } = (0,ecosystems/* versionPart */.uN)(dependency);
    return JSON.stringify([
        type,
        (0,ecosystems/* nameOrNull */.W3)(dependency),
        proved,
        (0,versions_purl.provedPurlOf)(dependency),
        // Each specifier may fetch another version.
        proved === null ? specifier : null,
        isLibrary(server),
    ]);
}
function isSetAside({ dependency: { declaration } }) {
    return (0,places/* isSetAsideFile */.N7)(declaration.file);
}
/** Orders by place, and at one place by what is written there. */
function byPlace({ dependency: one }, { dependency: other }) {
    const placeIn = ({ declaration: { file, client, alias } }) => [file, client, alias].join('\u0000');
    const [a, b] = [placeIn(one), placeIn(other)];
    const { start } = one.span;
    return ((one.declaration.file === other.declaration.file
        ? start.line - other.span.start.line || start.column - other.span.start.column
        : 0) || (a < b ? -1 : Number(a > b)));
}
function occurrenceOf({ dependency: { declaration, span } }) {
    return {
        location: (0,report_text.visible)(declaration.file),
        line: span.start.line,
        symbol: (0,report_text.visible)(declaration.alias),
        additionalContext: `${(0,report_text.visible)(declaration.client)}${declaration.disabled ? ', disabled' : ''}`,
    };
}
function propertiesOf({ members }) {
    const all = members.map(({ dependency }) => dependency);
    const judged = members.flatMap((each) => (each.judged === null ? [] : [each.judged]));
    const versioned = all.filter(ecosystems/* isIdentified */.mO);
    const unproved = all.filter((each) => (0,versions_purl.provedVersionOf)(each) === null);
    const altered = all.flatMap(({ alterations, declaration }) => alterations.map(({ what, file, span }) => (0,report_text.visible)(`${what} (${file ?? declaration.file}:${span.start.line})`)));
    const shown = (text) => text == null ? null : (0,report_text.visible)(text);
    return [
        ...properties('type', all.map(({ type }) => type)),
        ...properties('role', members.map((each) => (each.isCandidate ? 'dependency' : each.dependency.role))),
        ...properties('client', all.map(({ declaration }) => (0,report_text.visible)(declaration.client))),
        ...properties('alias', all.map(({ declaration }) => (0,report_text.visible)(declaration.alias))),
        ...properties('disabled', all.every(({ declaration }) => declaration.disabled) ? ['true'] : []),
        ...properties('pin', versioned.map(({ pin, type }) => (type === 'remote' ? null : pin))),
        ...properties('specifier', unproved.map((each) => shown((0,ecosystems/* versionPart */.uN)(each).specifier))),
        ...properties('resolved-in', all.map(({ resolved }) => resolved === null ? null : (0,report_text.visible)(`${resolved.file}:${resolved.line}`))),
        ...properties('altered-by', altered),
        ...properties('server', judged.map(({ match }) => shown((0,matched/* listedMatch */.Ry)(match)?.server.name))),
        ...properties('match', judged.map(({ match }) => match?.kind)),
        ...properties('grade', judged.map((each) => (0,matched/* decidingReport */.O)(each.match) === null ? null : (0,report_text.visible)((0,report_words.shownGrade)(each), 100))),
        ...properties('score', judged.map(({ match }) => (0,matched/* decidingReport */.O)(match)?.score)),
        ...properties('judged-version', judged.map(({ match }) => shown((0,matched/* listedMatch */.Ry)(match)?.judgedVersion))),
        ...properties('rubric-version', judged.map(({ match }) => shown((0,matched/* decidingReport */.O)(match)?.rubricVersion))),
        ...properties('verdict', judged.map(({ verdict }) => verdict)),
        ...properties('problem', judged.flatMap(({ problems }) => problems.map(({ rule, level, waived, waivedUntil }) => waived === null
            ? `${rule}: ${level}`
            : `${rule}: waived${waivedUntil === undefined ? '' : ` until ${waivedUntil}`}`))),
    ];
}
/** Each value once, by its JSON. */
function distinct(values) {
    return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

// EXTERNAL MODULE: ./build/report/evidence.js
var report_evidence = __webpack_require__(14674);
;// CONCATENATED MODULE: ./build/report/cyclonedx/vulnerabilities.js






const longestEvidence = 4000;
/**
 * The elements of `vulnerabilities`: each finding that is not passed, of the report that decided. A check
 * that could not be made is none.
 */
function* vulnerabilitiesOf(entries, withEvidence) {
    let count = 0;
    for (const graded of gradedBy(entries)) {
        for (const finding of graded.report.findings) {
            if (finding.result === 'pass' || finding.result === 'unscannable')
                continue;
            count += 1;
            yield vulnerabilityOf(graded, finding, `finding:${count}`, withEvidence);
        }
    }
}
/** The reports that decided, each once, with everything that they are of. */
function gradedBy(entries) {
    const known = new Map();
    for (const { ref, members } of entries) {
        for (const { judged } of members) {
            const report = (0,matched/* decidingReport */.O)(judged?.match);
            if (judged === null || report === null)
                continue;
            const graded = known.get(report) ?? { report, judged, refs: new Set() };
            graded.refs.add(ref);
            known.set(report, graded);
        }
    }
    return [...known.values()];
}
function vulnerabilityOf({ report, judged, refs }, finding, ref, withEvidence) {
    const { result, weight, reference, evidence } = finding;
    const check = (0,report_text.visible)((0,words/* checkOf */.EG)(finding));
    const detail = withEvidence ? (0,report_evidence/* evidenceText */.rS)(evidence) : '';
    const remedy = (0,report_words.neededRemedy)(judged);
    const version = (0,report_text.visible)(report.version);
    return {
        'bom-ref': ref,
        id: check,
        source: { name: 'MCP Grade Gate' },
        ratings: [
            {
                ...(weight !== null && Number.isFinite(weight) ? { score: weight } : {}),
                // The export weighs a finding, which tells nothing of how severe it is.
                severity: 'unknown',
                method: 'other',
                justification: `the weight of the check in the score; its result is ${(0,report_text.visible)(result, 100)}`,
            },
        ],
        description: `The result of the check ${check} is ${(0,report_text.visible)(result, 100)}.`,
        ...(detail === '' ? {} : { detail: (0,report_text.visible)(detail, longestEvidence) }),
        ...(remedy === null
            ? {}
            : {
                recommendation: `Use version ${(0,report_text.visible)(remedy.version)}, graded ${(0,report_text.visible)(remedy.grade, 100)} (${remedy.score} of 100).`,
            }),
        affects: [...refs].map((each) => ({
            ref: each,
            ...(report.version === '' ? {} : { versions: [{ version, status: 'affected' }] }),
        })),
        properties: [
            ...properties('result', [(0,report_text.visible)(result, 100)]),
            ...properties('weight', [weight]),
            ...properties('reference', [(0,report_text.visible)(reference)]),
            ...properties('server', [(0,report_text.visible)((0,matched/* listedMatch */.Ry)(judged.match)?.server.name ?? '')]),
        ],
    };
}

;// CONCATENATED MODULE: ./build/report/cyclonedx/render.js









/** Nobody reads more, and a repository could make it longer than a string may be. */
const maxBytes = 100_000_000;
/** What is left out, from nothing to most; each step leaves out what those before it do. */
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
/** The reference of the judged project. */
const projectRef = 'project';
/**
 * The servers of a tree as CycloneDX 1.6, in JSON: packages and images as components, addresses as
 * services, what the checks found as vulnerabilities. Equal content and time make equal documents. What is
 * not known is said: the graph is `incomplete` where a launch is not identified, a file could not be read,
 * or something was left out because the document would be too large.
 *
 * Source: https://cyclonedx.org/docs/1.6/json/
 *
 * @param inventory redacted
 * @param most bytes that it may have
 */
function renderCycloneDx(inventory, subject, redact, most = maxBytes) {
    const servers = billedServers(inventory);
    const write = (value) => (0,report_redact.redactJson)((0,report_text.json)(value), redact).trimEnd();
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
            compositions: [{ aggregate: aggregateOf(inventory, step), dependencies: [projectRef] }],
            vulnerabilities: step.without === 'findings' ? [] : vulnerabilitiesOf(entries, step.without === 'all'),
        };
        const head = headOf(inventory, subject, omitted);
        return (0,fit/* joinWithin */.U)((0,json_document/* documentParts */.k)(head, lists, Infinity, write), most);
    });
    const marker = '"specVersion": "1.6",\n';
    return text.replace(marker, () => `${marker}  "serialNumber": "urn:uuid:${idOf(text)}",\n`);
    function aggregateOf({ dependencies, files }, { most: kept }) {
        const isMissing = kept < servers.length ||
            dependencies.some(({ type }) => type === 'unidentified') ||
            files.some(({ status }) => status === 'unreadable');
        // Servers that only program code starts are never found, so it is never known to be complete.
        return isMissing ? 'incomplete' : 'unknown';
    }
}
/** The dependencies and candidates of an inventory with what was judged of them. */
function billedServers({ dependencies, candidates, report }) {
    const judged = new Map(report?.servers.map((server) => [server.dependency, server]));
    const billed = (isCandidate) => (dependency) => ({
        dependency,
        judged: judged.get(dependency) ?? null,
        isCandidate,
    });
    return [...dependencies.map(billed(false)), ...candidates.map(billed(true))];
}
function headOf(inventory, { name, timestamp }, omitted) {
    return {
        $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
        bomFormat: 'CycloneDX',
        specVersion: '1.6',
        version: 1,
        metadata: {
            timestamp: new Date(timestamp).toISOString(),
            lifecycles: [{ phase: 'pre-build' }],
            tools: { components: [{ type: 'application', name: 'mcp-grade-gate', version: version/* version */.r }] },
            component: { type: 'application', 'bom-ref': projectRef, name: (0,report_text.visible)(name) },
            properties: [
                ...properties('omitted', omitted),
                ...unknownParts(inventory),
                ...run(inventory),
            ],
        },
    };
}
/** A document does not list more of them; it counts the rest. */
const mostUnknown = 1000;
/** What keeps the document from being complete. */
function unknownParts({ dependencies, files }) {
    const unidentified = dependencies
        .filter(({ type }) => type === 'unidentified')
        .map((each) => `${wordPlace(each)}: ${each.declaration.alias}: ${(0,ecosystems/* reasonOf */.A3)(each) ?? ''}`);
    const unreadable = files
        .filter(({ status }) => status === 'unreadable')
        .map(({ path, reason }) => `${path}: ${reason ?? ''}`);
    const listed = (name, texts) => [
        ...properties(name, texts
            .toSorted()
            .slice(0, mostUnknown)
            .map((text) => (0,report_text.visible)(text))),
        ...properties(`${name}-in-all`, texts.length === 0 ? [] : [texts.length]),
    ];
    return [...listed('unidentified', unidentified), ...listed('unreadable', unreadable)];
}
/** The verdict on the whole tree, and the export that it rests on. */
function run({ report }) {
    if (report === null)
        return [];
    const { generatedAt, rubricVersion } = report.export;
    return [
        ...properties('verdict', [report.verdict]),
        ...properties('preset', [report.policy?.values.preset]),
        ...properties('export-generated-at', [
            generatedAt === null ? null : new Date(generatedAt).toISOString(),
        ]),
        ...properties('rubric-version', [rubricVersion === null ? null : (0,report_text.visible)(rubricVersion)]),
    ];
}
/** A UUID of version 8 that the content decides. Source: RFC 9562, 5.8. */
function idOf(content) {
    const bytes = (0,external_node_crypto_.createHash)('sha256').update(content).digest().subarray(0, 16);
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}


/***/ }),

/***/ 37554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderDependencySnapshot: () => (/* binding */ renderDependencySnapshot)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53916);
/* harmony import */ var _changes_places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83892);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58508);
/* harmony import */ var _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87299);
/* harmony import */ var _versions_purl_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6691);
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17234);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13920);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44702);








/**
 * GitHub reads no more than 150 manifests of a repository, its own among them: where more files declare
 * servers than this, all stand in one manifest. Source: "Troubleshooting the dependency graph".
 */
const mostManifests = 100;
/** Of the places of a package so many are named. */
const mostPlaces = 20;
/**
 * The body of `POST /repos/{owner}/{repo}/dependency-graph/snapshots`, and how many of the packages it
 * lacks, because nothing proves their versions or they have no package URL.
 *
 * A manifest has a name that no file has, and names no file as its source: GitHub shows one manifest of a
 * name or file only, and what is submitted takes the place of what GitHub reads itself. For that reason
 * dependencies of package manifests are not submitted either.
 *
 * @param inventory redacted
 */
function renderDependencySnapshot({ dependencies }, origin, redact) {
    const declared = dependencies.filter((each) => (0,_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_2__/* .hasVersions */ .md)(each) && each.declaration.client !== 'package-manifest');
    const fromRoot = (path) => (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)(origin.folder, path);
    const packages = declared.flatMap((dependency) => {
        const url = (0,_versions_purl_js__WEBPACK_IMPORTED_MODULE_3__.provedVersionOf)(dependency) === null ? null : (0,_versions_purl_js__WEBPACK_IMPORTED_MODULE_3__.provedPurlOf)(dependency);
        return url === null ? [] : [{ url, dependency }];
    });
    const byFile = Map.groupBy(packages, ({ dependency }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_6__.visible)(fromRoot(dependency.declaration.file)));
    const groups = byFile.size > mostManifests
        ? [['all files', packages]]
        : [...byFile].sort(([one], [other]) => (one < other ? -1 : 1));
    const manifests = groups.map(([file, all]) => {
        const name = `MCP servers: ${file}`;
        return [name, { name, resolved: resolvedOf(all, fromRoot) }];
    });
    const { sha, ref, job, detectorUrl, scanned } = origin;
    const snapshot = {
        version: 0,
        job,
        sha,
        ref,
        detector: { name: 'mcp-grade-gate', version: _version_js__WEBPACK_IMPORTED_MODULE_7__/* .version */ .r, url: detectorUrl },
        scanned: new Date(scanned).toISOString(),
        manifests: Object.fromEntries(manifests),
    };
    return {
        text: `${(0,_redact_js__WEBPACK_IMPORTED_MODULE_4__.redactJson)((0,_text_js__WEBPACK_IMPORTED_MODULE_6__.json)(snapshot), redact).trimEnd()}\n`,
        left: declared.length - packages.length,
    };
}
/** Packages by their URLs, in the order of these. */
function resolvedOf(all, fromRoot) {
    const byUrl = Map.groupBy(all, ({ url }) => url);
    const entries = [...byUrl].sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(entries.map(([url, packages]) => {
        const same = packages.map(({ dependency }) => dependency);
        const places = new Set(same.map(({ declaration, span }) => (0,_words_js__WEBPACK_IMPORTED_MODULE_5__.placeOf)({ file: fromRoot(declaration.file), span })));
        const aliases = new Set(same.map(({ declaration }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_6__.visible)(declaration.alias)));
        const entry = {
            package_url: url,
            relationship: 'direct',
            scope: same.every(isUnused) ? 'development' : 'runtime',
            metadata: {
                declared_in: (0,_text_js__WEBPACK_IMPORTED_MODULE_6__.visible)([...places].slice(0, mostPlaces).join(', ')),
                alias: (0,_text_js__WEBPACK_IMPORTED_MODULE_6__.visible)([...aliases].slice(0, mostPlaces).join(', ')),
            },
        };
        return [url, entry];
    }));
}
/** Whether nobody who opens the project starts it as it is. */
function isUnused({ declaration: { file, disabled } }) {
    return disabled || (0,_changes_places_js__WEBPACK_IMPORTED_MODULE_1__/* .isSetAsideFile */ .N7)(file);
}


/***/ }),

/***/ 72847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ padded),
/* harmony export */   t: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var string_width__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94668);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13920);


/** A wider cell pushes the columns behind it out of sight. */
const widestCell = 72;
/** A name that is cut shorter cannot be recognised. */
const narrowestName = 24;
/**
 * Rows under a head, in columns as wide as their widest cell; where the lines are too wide, the second
 * column is cut. Without rows there is no table.
 *
 * @param width columns of the terminal; null for any
 */
function table(head, rows, width = null) {
    if (rows.length === 0)
        return [];
    const shown = [head, ...rows].map((row) => typeof row === 'string'
        ? row
        : // A place without its end would lead nowhere.
            row.map((cell, column) => (0,_text_js__WEBPACK_IMPORTED_MODULE_0__.visible)(cell, column === head.length - 1 ? 1000 : 100)));
    const widths = head.map((_, column) => widestOf(shown, column));
    const line = widths.reduce((sum, each) => sum + each + 2, -2);
    const excess = Math.max(0, line - (width ?? line));
    const widestName = Math.max(narrowestName, (widths[1] ?? 0) - excess);
    if (width !== null)
        widths[1] = Math.min(widths[1] ?? 0, widestName);
    return shown.map((row) => typeof row === 'string'
        ? (0,_text_js__WEBPACK_IMPORTED_MODULE_0__.visible)(row, 300)
        : row
            .map((cell, column) => (width !== null && column === 1 ? cutTo(cell, widestName) : cell))
            .map((cell, column) => padded(cell, widths[column] ?? 0))
            .join('  ')
            .trimEnd());
}
/** The width of a column. */
function widestOf(rows, column) {
    return rows.reduce((widest, row) => {
        const width = typeof row === 'string' ? 0 : (0,string_width__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(row[column] ?? '');
        return width > widest && width <= widestCell ? width : widest;
    }, 0);
}
/** A text with spaces behind it, up to a number of columns. */
function padded(text, width) {
    return text + ' '.repeat(Math.max(0, width - (0,string_width__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(text)));
}
/** As much of a text as fits into a number of columns, with `…` where something is left out. */
function cutTo(text, width) {
    if ((0,string_width__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(text) <= width)
        return text;
    let kept = '';
    let left = width - 1;
    for (const { segment } of new Intl.Segmenter().segment(text)) {
        left -= (0,string_width__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(segment);
        if (left < 0)
            break;
        kept += segment;
    }
    return `${kept}…`;
}


/***/ }),

/***/ 2861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MY: () => (/* binding */ page),
/* harmony export */   WF: () => (/* binding */ byFirstWord),
/* harmony export */   uW: () => (/* binding */ section)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13920);

/** The style of the word that a line begins with. */
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
/** A line that begins with a verdict or level, in its colour. */
function byFirstWord(line) {
    const [first = ''] = /^\w+/.exec(line) ?? [];
    const style = Object.hasOwn(styles, first) ? styles[first] : undefined;
    return style === undefined ? line : { text: line, style, length: first.length };
}
/** Lines as the text that is printed. */
function page(lines, paint = (_, text) => text) {
    const shown = lines.map((line) => {
        if (typeof line === 'string')
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__.logLine)(line);
        // Painted last: what comes out of data has no colour codes in it by then.
        const text = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__.logLine)(line.text);
        return paint(line.style, text.slice(0, line.length)) + text.slice(line.length);
    });
    return `${shown.join('\n')}\n`;
}
/** Lines under a title, with an empty line before them; nothing where there are none. */
function section(title, lines) {
    return lines.length === 0 ? [] : ['', title, ...lines];
}


/***/ }),

/***/ 8242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ wrapped)
/* harmony export */ });
/* harmony import */ var string_width__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94668);

/**
 * A line broken at spaces. The lines that follow are indented by two more, or to the words of a bullet.
 * A word that is wider than the line stays whole, so that it can be copied.
 */
function wrapped(line, width) {
    if (width === null || (0,string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(line) <= width)
        return [line];
    const [bullet = ''] = /^\s*(?:• )?/.exec(line) ?? [];
    const indent = ' '.repeat(bullet.endsWith('• ') ? bullet.length : bullet.length + 2);
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


/***/ }),

/***/ 99100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   takeGradedInventory: () => (/* binding */ takeGradedInventory)
/* harmony export */ });
/* harmony import */ var _load_export_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57811);
/* harmony import */ var _read_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59904);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72583);



/**
 * Finds the servers that a tree declares, and judges all of them, as a check without a base does. What the
 * policy leaves out is not listed.
 *
 * @throws GateError if the policy cannot be used, the tree cannot be read, or the export cannot be loaded
 */
async function takeGradedInventory(settings, withCandidates, ports) {
    const { change, head, proved } = await (0,_read_change_js__WEBPACK_IMPORTED_MODULE_1__/* .readChange */ .p)(settings, ports);
    let cause = null;
    const load = async (query) => {
        try {
            return await (0,_load_export_js__WEBPACK_IMPORTED_MODULE_0__.loadExport)(settings, query, ports);
        }
        catch (error) {
            cause = error;
            throw error;
        }
    };
    const { report, save } = await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeChange */ .sx)(change, ports, { load, proved, mustLoad: false });
    // A check reports what it could not decide; a list has no place for that.
    if (report.failure !== null)
        throw cause;
    const servers = Map.groupBy(report.servers, ({ dependency }) => dependency.declaration);
    const listed = new Set(servers.keys());
    const asJudged = (dependency) => servers.get(dependency.declaration)?.find(({ dependency: each }) => isSame(each, dependency))
        ?.dependency ?? dependency;
    const declared = change.declared.map(({ dependency }) => asJudged(dependency));
    const own = new Set(declared.map(({ declaration }) => declaration));
    const ofManifests = report.servers
        .map(({ dependency }) => dependency)
        .filter(({ declaration }) => !own.has(declaration));
    const candidates = withCandidates ? await proved(change.candidates) : [];
    const dependencies = [...declared, ...ofManifests];
    return {
        inventory: {
            declarations: [...new Set(dependencies.map(({ declaration }) => declaration))],
            dependencies,
            candidates: candidates.filter(({ declaration }) => !listed.has(declaration)),
            files: report.files,
            searched: head.inventory.searched,
            report,
        },
        save,
    };
}
/** Whether two dependencies of one declaration are the same one: judging copies some of them. */
function isSame(one, other) {
    return one.span === other.span && one.type === other.type && one.name === other.name;
}


/***/ }),

/***/ 88187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isAddress),
/* harmony export */   Z: () => (/* binding */ streamExport)
/* harmony export */ });
/** Whether a command's argument is an address, and not the path of a file. */
function isAddress(text) {
    return /^https?:\/\//i.test(text);
}
/**
 * Downloads an export as a stream.
 *
 * @param address the base URL of the service, or the address of its export
 * @param receive creates the receiver of a body; each attempt starts over
 * @throws GateError as the download does; SettingsError for an address or a time that cannot be used
 */
async function streamExport(address, { apiKey, timeout }, ports, receive) {
    const [{ downloadExport }, { exportPath }, { noService, serviceOf }, { readSettings }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(4942), __webpack_require__.e(385), __webpack_require__.e(2916), __webpack_require__.e(291)]).then(__webpack_require__.bind(__webpack_require__, 42672)),
        __webpack_require__.e(/* import() */ 7086).then(__webpack_require__.bind(__webpack_require__, 57086)),
        Promise.all(/* import() */[__webpack_require__.e(4702), __webpack_require__.e(3049)]).then(__webpack_require__.bind(__webpack_require__, 57811)),
        Promise.all(/* import() */[__webpack_require__.e(9935), __webpack_require__.e(2670), __webpack_require__.e(8153)]).then(__webpack_require__.bind(__webpack_require__, 84663)),
    ]);
    const base = address.endsWith(exportPath) ? address.slice(0, -exportPath.length) : address;
    const settings = readSettings({ 'api-key': apiKey, 'base-url': base, timeout }, 'command line');
    const service = await serviceOf(settings, ports.explainMissingKey);
    const { kind } = await downloadExport(service, ports, receive);
    if (kind === 'mirror')
        throw noService(service.baseUrl);
}


/***/ }),

/***/ 57065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ sweepOutput),
/* harmony export */   z: () => (/* binding */ sweepOutputs)
/* harmony export */ });
/**
 * All of them, by the inputs that say where they go and the outputs that say where they are. A new one
 * is a file beside this one and an entry here.
 */
const sweepOutputs = {
    'report-file': {
        format: 'json',
        what: 'the JSON report',
        fallback: 'sweep.json',
        render: async (report, redact) => {
            const { renderSweepJson } = await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(3884), __webpack_require__.e(3709), __webpack_require__.e(4702), __webpack_require__.e(9522)]).then(__webpack_require__.bind(__webpack_require__, 99522));
            return renderSweepJson(report, redact);
        },
    },
    'ndjson-file': {
        format: 'ndjson',
        what: 'the report as lines of JSON',
        fallback: 'sweep.ndjson',
        render: async (report, redact) => {
            const { renderSweepLines } = await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(3884), __webpack_require__.e(3709), __webpack_require__.e(4702), __webpack_require__.e(9522)]).then(__webpack_require__.bind(__webpack_require__, 99522));
            return renderSweepLines(report, redact);
        },
    },
    'summary-file': {
        format: 'markdown',
        what: 'the job summary as Markdown',
        fallback: 'sweep.md',
        render: async (report, redact) => {
            const { renderSweepSummary } = await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(3884), __webpack_require__.e(3709), __webpack_require__.e(4702), __webpack_require__.e(9935), __webpack_require__.e(8057)]).then(__webpack_require__.bind(__webpack_require__, 88057));
            return redact(renderSweepSummary(report));
        },
    },
    'html-file': {
        format: 'html',
        what: 'the report as one HTML page, which needs nothing else',
        fallback: 'sweep.html',
        render: async (report, redact) => {
            const { renderSweepPage } = await Promise.all(/* import() */[__webpack_require__.e(6921), __webpack_require__.e(3884), __webpack_require__.e(3709), __webpack_require__.e(4702), __webpack_require__.e(9935), __webpack_require__.e(384)]).then(__webpack_require__.bind(__webpack_require__, 80384));
            return redact(renderSweepPage(report));
        },
    },
};
/** The form with a name on the command line; undefined if there is none. */
function sweepOutput(format) {
    return Object.values(sweepOutputs).find((each) => each.format === format);
}


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

// CSI: ESC [ or C1 CSI, parameter bytes (0x30–0x3f), intermediate bytes (0x20–0x2f), then a final byte (0x40–0x7e).
// `= < >` are final bytes in two-byte VT52 escapes (`ESC >`) but parameter bytes in a CSI (`ESC [ > 0 ; 276 ; 0 c`, the device attributes reply). Match CSI first to consume the whole sequence, where its introducer makes the two unambiguous.
const csi = String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`;

// Related escapes: ESC, intermediate bytes (0x20–0x2f), then a final byte (0x30–0x7e), or a supported two-byte escape.
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
// Intentionally a single negated class without a quantifier: a repeated pattern like `^(?:…|…)+$` backtracks exponentially on overlapping properties, and even `^[…]+$` overflows V8's backtrack stack (RangeError) on clusters with millions of marks.
// Line and paragraph separators (U+2028, U+2029) are intentionally not skipped: iTerm, Terminal.app, and kitty show them as one column.
const visibleCharacterRegex = new RegExp(String.raw`[^\p{Default_Ignorable_Code_Point}\p{Control}\p{Enclosing_Mark}\p{Nonspacing_Mark}[\p{Format}--[${prependedConcatenationMarks}]]]`, 'v');

// Clusters starting with an RGI emoji sequence. Not anchored at the end, so trailing extenders (ZWJ, marks, variation selectors) in the same cluster do not hide the emoji.
// Regional indicators that do not form a valid flag (alone, or an unknown pair) are also shown as one wide symbol, and so is a digit, number sign, or asterisk with VS16 (an emoji presentation sequence that is not RGI on its own).
const emojiPrefixRegex = /^(?:\p{RGI_Emoji}|\p{Regional_Indicator}{1,2}|[\d#*]\u{FE0F})/v;

// A wide BMP emoji followed by VS15 asks for its narrow text style. Every BMP Emoji_Presentation character has a standardized text variation sequence.
// Limitation: astral emoji (e.g., 👍︎) keep their width, because only some of them have a text variation sequence and terminals disagree.
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

	// Minimally-qualified emoji ZWJ sequences are double-width, like RGI emoji, except that a stray emoji modifier after the sequence is shown as its own swatch. Everything else: EAW of the cluster’s visible scalars, including trailing spacing marks and Halfwidth/Fullwidth Forms (e.g., ﾞ, ﾟ)
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

	// Fast path: printable ASCII (0x20–0x7E) needs no segmenter, regex, or EAW lookup. Its width equals its length.
	// A negated class without a quantifier, since `^[…]*$` overflows V8's backtrack stack (RangeError) on strings with millions of characters.
	return nonAsciiOrControlRegex.test(string) ? unicodeWidth(string, ambiguousIsNarrow) : string.length;
}


/***/ }),

};
