export const modules = {

/***/ 93509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SH: () => (/* binding */ valueFault),
/* harmony export */   T7: () => (/* binding */ readOutputs),
/* harmony export */   _R: () => (/* binding */ inputOptionNames),
/* harmony export */   aL: () => (/* binding */ splitCommandLine),
/* harmony export */   eb: () => (/* binding */ UsageError),
/* harmony export */   fF: () => (/* binding */ options),
/* harmony export */   ib: () => (/* binding */ optionValues),
/* harmony export */   ky: () => (/* binding */ unknownWords)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25933);



/** Options of `check` that set the action's inputs of the same names. */
const inputOptions = {
    'export-file': { value: 'FILE', help: 'use this local export; needs no key' },
    'base-url': { value: 'URL', help: 'download the export from this service' },
    timeout: { value: 'TIME', help: 'longest time for the download, for example 90s' },
    preset: { value: 'NAME', help: `levels: ${_model_js__WEBPACK_IMPORTED_MODULE_2__/* .presetNames */ .gC.join(', ')}` },
    'min-score': { value: 'N', help: 'the lowest score that passes, 0 to 100' },
    'org-policy': { value: 'POLICY', help: 'a floor: YAML, or OWNER/REPO/PATH@REF' },
    scope: { value: 'WHAT', help: 'what is judged: auto, changed, all' },
};
const inputOptionNames = Object.keys(inputOptions);
/** The options with one value or none. Those that name outputs are made of the formats of a command. */
const options = {
    ...inputOptions,
    repo: { value: 'OWNER/NAME[@REF]', help: 'a repository on GitHub, in place of DIR' },
    base: { value: 'REF', help: 'judge what has changed since this commit' },
    config: { value: 'FILE', help: "a policy file in place of the repository's" },
    'show-policy': { value: null, help: 'show the effective policy, and judge nothing' },
    candidates: { value: null, help: 'list the dependencies of package manifests too' },
    org: { value: 'NAME', help: 'the repositories of this organisation on GitHub' },
    repos: { value: 'FILE', help: 'the repositories that a file names, one a line' },
    include: {
        value: 'PATTERNS',
        help: 'only repositories with such names: api-*,web',
        isList: true,
    },
    exclude: { value: 'PATTERNS', help: 'no repositories with such names', isList: true },
    archived: { value: null, help: 'archived repositories of the organisation too' },
    forks: { value: null, help: 'forks of the organisation too' },
};
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
    output: { value: 'FORMAT[=FILE]', help: '' },
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
/** An unknown name with the most similar one: `"jsn"; the nearest is json.` */
async function unknownWords(name, known) {
    const { nearestName } = await __webpack_require__.e(/* import() */ 6988).then(__webpack_require__.bind(__webpack_require__, 86988));
    return `${JSON.stringify(name)}; the nearest is ${nearestName(name, known)}.`;
}


/***/ }),

/***/ 21281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommand: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: ./build/failure.js
var failure = __webpack_require__(59874);
// EXTERNAL MODULE: ./build/report/outputs.js
var outputs = __webpack_require__(94121);
// EXTERNAL MODULE: ./build/sweep/outputs.js
var sweep_outputs = __webpack_require__(57065);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/entry/command-line.js
var command_line = __webpack_require__(93509);
// EXTERNAL MODULE: ./build/entry/credentials.js
var credentials = __webpack_require__(56253);
// EXTERNAL MODULE: ./build/entry/exit-status.js
var exit_status = __webpack_require__(27062);
;// CONCATENATED MODULE: ./build/entry/usage.js

/** The forms of some commands, one per line, and where to read more. */
function synopsis(commands) {
    const names = Object.keys(commands);
    const more = ['mcp-grade-gate', ...(names.length === 1 ? names : []), '--help'].join(' ');
    return `${formsOf(commands)}\n"${more}" lists the options.\n`;
}
function formsOf(commands) {
    const lines = Object.entries(commands).flatMap(([name, { argument, forms }]) => forms.map((form) => ['  mcp-grade-gate', name, argument, form, '[OPTION]...'].filter(Boolean)));
    return `Usage:\n${lines.map((words) => `${words.join(' ')}\n`).join('')}`;
}
/** Everything about some commands, in lines of up to 80 characters. */
function usageOf(commands) {
    const sections = Object.entries(commands).map(([name, { does, options: names, formats }]) => {
        const rows = [
            ...names.map((option) => {
                const { value, help } = command_line/* options */.fF[option];
                return [value === null ? `--${option}` : `--${option} ${value}`, help];
            }),
            ...outputRows(formats),
        ];
        const lines = rows.map(([option, help]) => `  ${option.padEnd(27)} ${help}\n`);
        return `\n${name}: ${does}\n${lines.join('')}`;
    });
    return `${formsOf(commands)}${sections.join('')}\n${ending}`;
}
function outputRows(formats) {
    if (formats.length === 0)
        return [];
    return [
        ['-o, --output FORMAT[=FILE]', `${formats.join(', ')}; may be repeated`],
        ...shortForms(formats).map((format) => [
            `    --${format}[=FILE]`,
            `the same as -o ${format}[=FILE]`,
        ]),
    ];
}
/** The formats that have an option of their own: all but the table, which is the default. */
function shortForms(formats) {
    return formats.filter((format) => format !== 'table');
}
const ending = `DIR is the current folder by default. An output without FILE goes to standard
output; if none does, the table is printed there.
-h or --help after a command shows only its options; --version, the version.
The API key comes from the environment variable MCP_GRADE_GATE_API_KEY, and the
token for --repo and sweep from GITHUB_TOKEN or GH_TOKEN.

Exit status: 0 pass or warn, 1 fail, 2 error, 64 a wrong command line.
For export validate: 0 the export meets its contract, 1 it does not, 2 error.
`;

;// CONCATENATED MODULE: ./build/entry/command.js








/** To add a command, add a file in `commands/` and an entry here. */
const commands = {
    check: {
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3884), __webpack_require__.e(2857), __webpack_require__.e(4016), __webpack_require__.e(4668), __webpack_require__.e(6274), __webpack_require__.e(3221), __webpack_require__.e(2670), __webpack_require__.e(8864), __webpack_require__.e(330), __webpack_require__.e(7668), __webpack_require__.e(988), __webpack_require__.e(8983), __webpack_require__.e(641)]).then(__webpack_require__.bind(__webpack_require__, 92425))).check,
        does: 'judges the MCP servers that a folder declares',
        argument: '[DIR]',
        forms: ['(--export-file FILE | --base-url URL)', '--show-policy'],
        options: [...command_line/* inputOptionNames */._R, 'repo', 'base', 'config', 'show-policy'],
        formats: ['table', ...Object.values(outputs/* fileOutputs */.b).map(({ format }) => format)],
    },
    inventory: {
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3884), __webpack_require__.e(7091), __webpack_require__.e(4016), __webpack_require__.e(4668), __webpack_require__.e(6274), __webpack_require__.e(7668), __webpack_require__.e(9212)]).then(__webpack_require__.bind(__webpack_require__, 99212))).inventory,
        does: 'lists the MCP servers that a folder declares; needs no key',
        argument: '[DIR]',
        forms: [''],
        options: ['repo', 'candidates'],
        formats: ['table', 'json'],
    },
    sweep: {
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3884), __webpack_require__.e(2857), __webpack_require__.e(8815), __webpack_require__.e(4942), __webpack_require__.e(4016), __webpack_require__.e(4668), __webpack_require__.e(6274), __webpack_require__.e(3221), __webpack_require__.e(2670), __webpack_require__.e(330), __webpack_require__.e(7668), __webpack_require__.e(988), __webpack_require__.e(6483), __webpack_require__.e(8983), __webpack_require__.e(5810), __webpack_require__.e(5215), __webpack_require__.e(7738), __webpack_require__.e(1459)]).then(__webpack_require__.bind(__webpack_require__, 31459))).sweepCommand,
        does: 'judges the default branches of many repositories on GitHub',
        argument: '',
        forms: ['--org NAME', '--repos F'].map((all) => `${all} (--export-file F | --base-url URL)`),
        options: [
            ...['org', 'repos', 'include', 'exclude', 'archived', 'forks'],
            ...['export-file', 'base-url', 'timeout', 'org-policy'],
        ],
        formats: ['table', ...Object.values(sweep_outputs/* sweepOutputs */.z).map(({ format }) => format)],
    },
    'export validate': {
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(3884), __webpack_require__.e(2857), __webpack_require__.e(7091), __webpack_require__.e(6274), __webpack_require__.e(9252), __webpack_require__.e(4475)]).then(__webpack_require__.bind(__webpack_require__, 44475))).validateExport,
        does: 'says rule by rule whether an export meets its contract',
        argument: 'FILE|URL',
        forms: [''],
        options: ['timeout'],
        formats: [],
    },
};
/**
 * Runs the command line.
 *
 * @param args the arguments of the process, without Node and the script
 * @returns the exit status: 0 pass or warn, 1 fail, 2 error, 64 a wrong command line
 */
async function runCommand(args) {
    // The commands that a fault is about: all, until one is found.
    let concerned = commands;
    try {
        const { words, written } = (0,command_line/* splitCommandLine */.aL)(args);
        const isGiven = (name) => written.some((option) => option.name === name);
        if (isGiven('version'))
            return print(`${version/* version */.r}\n`);
        const name = nameIn(words);
        const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
        if (command !== undefined)
            concerned = { [name]: command };
        if (isGiven('help'))
            return print(usageOf(concerned));
        if (command === undefined)
            throw new command_line/* UsageError */.eb(await unknownCommandWords(name));
        const given = await invocationOf(name, command, words, written);
        return await start(command, given, await openRedactor());
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
        const { SettingsError } = await Promise.all(/* import() */[__webpack_require__.e(3884), __webpack_require__.e(2857), __webpack_require__.e(6274), __webpack_require__.e(3221), __webpack_require__.e(2670), __webpack_require__.e(2867)]).then(__webpack_require__.bind(__webpack_require__, 84663));
        if (!(error instanceof SettingsError))
            throw error;
        if (error.faults.some(({ name }) => name === 'api-key'))
            throw error;
        const isOption = (detail) => options.some((option) => detail.startsWith(`${option}: `));
        // What is no option of the command is its argument.
        const lines = error.details.map((detail) => isOption(detail) ? `--${detail}` : detail.replace(/^[\w-]+/, argument));
        throw new command_line/* UsageError */.eb(...lines);
    }
}
/** Writes what went wrong to standard error. A wrong command line may hold the key, so it is redacted too. */
async function writeError(error) {
    const [{ logLine }, redact] = await Promise.all([__webpack_require__.e(/* import() */ 3920).then(__webpack_require__.bind(__webpack_require__, 13920)), openRedactor()]);
    const details = error instanceof failure/* GateError */.ue || error instanceof command_line/* UsageError */.eb ? error.details : [];
    const remedy = error instanceof failure/* GateError */.ue ? [error.remedy] : [];
    for (const line of [(0,failure/* causeOf */.rl)(error), ...details, ...remedy].map(redact)) {
        process.stderr.write(`${logLine(line)}\n`);
    }
}
/** Redacts the API key and the token in all output. */
async function openRedactor() {
    const { redactorFor } = await __webpack_require__.e(/* import() */ 7234).then(__webpack_require__.bind(__webpack_require__, 17234));
    return redactorFor([(0,credentials/* givenKey */.xy)(), (0,credentials/* githubToken */.bU)()]);
}
function print(text) {
    process.stdout.write(text);
    return 0;
}
/** The command's name: two words if commands begin with the first one. */
function nameIn([first = '', second = '']) {
    const isGroup = Object.keys(commands).some((name) => name.startsWith(`${first} `));
    return isGroup ? `${first} ${second}`.trimEnd() : first;
}
async function unknownCommandWords(name) {
    if (name === '')
        return 'No command is given.';
    const [group] = name.split(' ');
    const known = Object.keys(commands);
    const ofGroup = known.filter((each) => each.startsWith(`${group} `));
    return `There is no command ${await (0,command_line/* unknownWords */.ky)(name, ofGroup.length > 0 ? ofGroup : known)}`;
}
/** What the command line gives to a command. Throws UsageError for what the command does not take. */
async function invocationOf(name, { argument, options, formats }, words, written) {
    const ofOutputs = formats.length > 0 ? ['output', ...shortForms(formats)] : [];
    const known = [...options, ...ofOutputs];
    for (const option of written) {
        if (!known.includes(option.name)) {
            const all = known.map((each) => `--${each}`);
            throw new command_line/* UsageError */.eb(`${name} has no option ${await (0,command_line/* unknownWords */.ky)(option.written, all)}`);
        }
        const fault = (0,command_line/* valueFault */.SH)(option);
        if (fault !== null)
            throw new command_line/* UsageError */.eb(fault);
    }
    const [first, second] = words.slice(name.split(' ').length);
    if (first !== undefined && argument === '') {
        throw new command_line/* UsageError */.eb(`${name} takes options only: ${JSON.stringify(first)} is too much.`);
    }
    if (second !== undefined) {
        throw new command_line/* UsageError */.eb(`${name} takes one argument: ${JSON.stringify(second)} is too much.`);
    }
    const hasRepository = written.some((option) => option.name === 'repo');
    if (first && hasRepository) {
        throw new command_line/* UsageError */.eb(`${name} takes a folder or --repo: ${JSON.stringify(first)} is too much.`);
    }
    if (!first && /^[^[]/.test(argument))
        throw new command_line/* UsageError */.eb(`${name} needs ${argument}.`);
    const isOutput = (option) => ofOutputs.includes(option.name);
    return {
        argument: first || '.',
        values: (0,command_line/* optionValues */.ib)(written.filter((each) => !isOutput(each))),
        outputs: await (0,command_line/* readOutputs */.T7)(written.filter(isOutput), formats),
    };
}


/***/ }),

/***/ 92425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  check: () => (/* binding */ check)
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
// EXTERNAL MODULE: ./build/report/distinct.js
var distinct = __webpack_require__(20139);
// EXTERNAL MODULE: ./build/report/evidence.js
var evidence = __webpack_require__(14674);
// EXTERNAL MODULE: ./build/report/order.js
var order = __webpack_require__(11283);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/report/terminal/columns.js
var columns = __webpack_require__(72847);
// EXTERNAL MODULE: ./build/report/terminal/page.js
var page = __webpack_require__(2861);
;// CONCATENATED MODULE: ./build/report/terminal/check.js








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
/** A report as text for a terminal: the servers as a table, the problems with what to do, the verdict. */
function renderCheck(report, terminal) {
    const counted = report.servers.filter(({ isCounted }) => isCounted).sort(order/* worstServersFirst */.UC);
    const rows = (0,distinct/* distinctServers */.LQ)(counted).flatMap(rowsOf);
    const problems = (0,order/* reportedProblems */.kO)(counted, report.problems)
        .sort(order/* worstFirst */.md)
        .map(({ problem }) => problem);
    const head = ['VERDICT', 'SERVER', 'VERSION', 'GRADE', 'SCORE', 'DECLARED IN'];
    return (0,page/* page */.MY)([
        ...(0,columns/* table */.t)(head, rows, terminal.width).map(byFirstWord),
        ...(problems.length === 0 ? [] : ['']),
        ...problemLines(problems, new Set(report.problems)).flatMap((line) => (0,page/* wrapped */.ky)(line, terminal.width).map(byFirstWord)),
        ...(0,page/* section */.uW)('What the change does:', counted.flatMap(changeLine)),
        ...(0,page/* section */.uW)('Waivers that expire soon:', (0,words/* endingSoon */.Ng)(report).map((each) => `  ${(0,words/* plainSentence */.Gx)((0,words/* endingWords */.fg)(each))}`)),
        '',
        byFirstWord((0,words/* headline */.Pl)(report)),
        ...(0,words/* teamWords */.ZY)(report).flatMap((line) => (0,page/* wrapped */.ky)(line, terminal.width)),
        ...(report.failure === null
            ? []
            : [...report.failure.details.map((detail) => `  ${detail}`), report.failure.remedy]),
    ], terminal.paint);
}
/** The row of a server, and below it one for each further place. */
function rowsOf([worst, ...others]) {
    const place = (0,words/* wordPlaceOf */.TZ)(worst);
    const further = new Set(others.map(words/* wordPlaceOf */.TZ));
    return [
        [
            (0,words/* verdictWord */.E0)(worst).toUpperCase(),
            (0,words/* serverName */.L5)(worst),
            (0,words/* versionOf */.E4)(worst),
            (0,words/* shownGrade */.NM)(worst),
            (0,words/* scoreOf */.uw)(worst),
            place,
        ],
        ...[...further].filter((each) => each !== place).map((each) => ['', '', '', '', '', each]),
    ];
}
/** A line that begins with a verdict or level, in its colour. */
function byFirstWord(line) {
    const [first = ''] = /^\w+/.exec(line) ?? [];
    const style = Object.hasOwn(styles, first) ? styles[first] : undefined;
    return style === undefined ? line : { text: line, style, length: first.length };
}
function changeLine(server) {
    const change = (0,change_words/* changeWords */.m)(server);
    return change === null ? [] : [`  ${(0,words/* plainSentence */.Gx)((0,phrase/* say */.cv) `${(0,words/* serverName */.L5)(server)}:`, change)}`];
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
            ...(rest > 0 ? [`    and ${(0,words/* plural */.LS)(rest, 'more finding')}; --json has all of them`] : []),
            ...(same.length === 1 && isInTable ? [] : [`    in ${placesOf(same)}`]),
        ];
    });
}
function sentenceOf({ level, rule, message, advice, waived, waivedUntil }) {
    return waived === null
        ? `${level} ${rule}: ${(0,words/* plainSentence */.Gx)(message, advice)}`
        : `waived ${rule}: ${(0,words/* plainSentence */.Gx)(message, (0,phrase/* say */.cv) `Waived${(0,phrase/* words */.aL)(waivedUntil === undefined ? '' : ` until ${waivedUntil}`)}: ${waived}`)}`;
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
// EXTERNAL MODULE: ./build/run/run.js + 3 modules
var run = __webpack_require__(49690);
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
    const showsPolicy = values['show-policy'] !== undefined;
    if (showsPolicy && outputs.length > 0) {
        throw new command_line/* UsageError */.eb('--show-policy prints text and supports no other format.');
    }
    // Standard output is for the result only.
    const { line, progress } = (0,terminal/* openLines */.es)(process.stderr);
    const log = (text) => line((0,report_text.logLine)(redact(text)));
    const settings = settingsOf(values, !showsPolicy);
    for (const caution of settings.cautions)
        log(caution);
    const { config = null, base = null } = values;
    const repository = await (0,local_ports/* openRepository */.h_)(given, log);
    try {
        const ports = (0,local_ports/* localPorts */.ER)({ base, config }, repository, log, progress);
        if (showsPolicy)
            return await showPolicy(settings, ports, redact);
        const { report: found, save } = await (0,run/* run */.eF)(settings, ports);
        const report = (0,report_redact/* redactReport */.a)(found, redact);
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
        const output = Object.values(report_outputs/* fileOutputs */.b).find((each) => each.format === format);
        return output?.render(report, prefix, redact) ?? redact(renderCheck(report, options));
    });
    const isTable = !outputs.some(({ format, file }) => file === null && format !== 'table');
    if (!isTable && report.failure !== null) {
        log(`${report.failure.message} ${report.failure.remedy}`);
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

// EXTERNAL MODULE: ./build/changes/places.js
var changes_places = __webpack_require__(83892);
// EXTERNAL MODULE: ./build/versions/ecosystems.js
var ecosystems = __webpack_require__(87299);
// EXTERNAL MODULE: ./build/versions/purl.js
var purl = __webpack_require__(6691);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
;// CONCATENATED MODULE: ./build/report/json/inventory.js




/** The inventory as JSON. A declaration that is set aside is in an example, a template, a test or an archive. */
function renderInventoryJson(inventory) {
    const dependenciesOf = Map.groupBy([...inventory.dependencies, ...inventory.candidates], ({ declaration }) => declaration);
    const declarations = [...dependenciesOf].map(([declaration, dependencies]) => ({
        file: declaration.file,
        line: declaration.span.start.line,
        column: declaration.span.start.column,
        client: declaration.client,
        alias: declaration.alias,
        disabled: declaration.disabled,
        setAside: (0,changes_places/* isSetAsideFile */.N7)(declaration.file),
        dependencies: dependencies.map(dependencyJson),
    }));
    const files = inventory.files.map(({ path, status, reason }) => ({
        path,
        status,
        reason,
    }));
    return `${(0,report_text.json)({ declarations, files, searched: inventory.searched })}\n`;
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
 * and archives behind the others, then the files that were not read.
 *
 * @param withAll whether every candidate is listed; else they are counted for each manifest
 */
function renderInventory(inventory, withAll) {
    const { declarations, dependencies, candidates, files, searched } = inventory;
    const isSetAside = ({ declaration }) => (0,changes_places/* isSetAsideFile */.N7)(declaration.file);
    const servers = dependencies.filter((each) => !isSetAside(each));
    const setAside = dependencies.filter(isSetAside);
    const unread = files.filter(({ status }) => status === 'unreadable');
    const skipped = files.filter(({ status }) => status === 'skipped');
    const places = new Set(declarations.map(({ file }) => file));
    const count = (role) => serversAmong(dependencies.filter((each) => each.role === role)).length;
    const [launchers, libraries] = [count('launcher'), count('library')];
    const total = [
        `${(0,report_words/* plural */.LS)(count('server') + launchers, 'server')}${launchers > 0 ? ` (${launchers} of them ${launchers === 1 ? 'a launcher' : 'launchers'})` : ''}`,
        ...(libraries > 0 ? [libraries === 1 ? '1 library' : `${libraries} libraries`] : []),
    ];
    return (0,page/* page */.MY)([
        ...serversOf(servers),
        ...(0,page/* section */.uW)('In folders of examples, templates, tests and archives:', serversOf(setAside)),
        ...(0,page/* section */.uW)('Direct dependencies of package manifests; those that the export lists are servers:', withAll
            ? (0,columns/* table */.t)(['PACKAGE', 'VERSION', 'TYPE', 'DECLARED IN'], groupsOf(candidates).flatMap(rowsOf))
            : countsOf(candidates)),
        ...(0,page/* section */.uW)('Not read:', unread.map(({ path, span, reason }) => `  ${path}${span ? `:${span.start.line}` : ''}: ${reason ?? ''}`)),
        ...(0,page/* section */.uW)('Skipped:', skipped.map(({ path, reason }) => `  ${path}: ${reason ?? ''}`)),
        ...(dependencies.length + candidates.length + unread.length + skipped.length === 0 ? [] : ['']),
        [
            total.join(' and '),
            `in ${(0,report_words/* plural */.LS)((0,distinct/* declarationCount */.kA)(dependencies.map((dependency) => ({ dependency }))), 'declaration')} of ${(0,report_words/* plural */.LS)(places.size, 'file')}`,
            ...(unread.length > 0
                ? [`(${(0,report_words/* plural */.LS)(unread.length, 'fault')} in files that cannot be read)`]
                : []),
        ].join(' '),
        `Searched ${(0,report_words/* plural */.LS)(searched, 'file')}. Program code is not searched: servers that are started only from code are not listed.`,
    ]);
}
function serversOf(dependencies) {
    return (0,columns/* table */.t)(['SERVER', 'VERSION', 'TYPE', 'DECLARED IN'], groupsOf(dependencies).flatMap(rowsOf));
}
/** How many candidates each manifest has, and how to list them. */
function countsOf(candidates) {
    const manifests = Map.groupBy(candidates, ({ declaration }) => declaration.file);
    const rows = [...manifests].map(([file, { length }]) => [file, String(length)]);
    if (rows.length === 0)
        return [];
    return [
        ...(0,columns/* table */.t)(['MANIFEST', 'PACKAGES'], rows),
        `${(0,report_words/* plural */.LS)(candidates.length, 'package')}; -o table=FILE lists them.`,
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
function rowsOf(group) {
    const rows = group.map((dependency, index) => {
        const { declaration } = dependency;
        const [name, version, type] = cellsOf(dependency);
        const isPlain = declaration.client === 'package-manifest' || declaration.alias === name;
        const alias = isPlain ? '' : ` as ${declaration.alias}`;
        const place = `${(0,report_words/* placeOf */.$t)(declaration)}${alias}${declaration.disabled ? ' (disabled)' : ''}`;
        return index > 0 ? ['', '', '', place] : [name, version, type, place];
    });
    const notices = new Set(group.map((dependency) => cellsOf(dependency)[3]));
    return [...rows, ...[...notices].filter((each) => each !== '').map((each) => `    ${each}`)];
}

// EXTERNAL MODULE: ./build/run/inventory.js + 7 modules
var inventory = __webpack_require__(97979);
// EXTERNAL MODULE: ./build/run/work-budget.js
var work_budget = __webpack_require__(53543);
// EXTERNAL MODULE: ./build/entry/local-ports.js
var local_ports = __webpack_require__(75337);
// EXTERNAL MODULE: ./build/entry/terminal.js
var terminal = __webpack_require__(65411);
;// CONCATENATED MODULE: ./build/entry/commands/inventory.js








/** Lists the MCP servers that a folder declares. Returns the exit status. */
async function inventory_inventory(given, redact) {
    const { values, outputs } = given;
    const { line } = (0,terminal/* openLines */.es)(process.stderr);
    const log = (text) => line((0,report_text.logLine)(redact(text)));
    const { folder, files, close } = await (0,local_ports/* openRepository */.h_)(given, log);
    const scan = {
        folder,
        ignorePaths: [],
        withCandidates: values.candidates !== undefined,
        spend: (0,work_budget/* openBudget */.a)(),
    };
    const taken = await (0,inventory/* takeInventory */.O1)(files, scan).finally(() => close());
    const shown = (0,report_redact/* redactReport */.a)(taken, redact);
    await (0,terminal/* writeOutputs */.Kn)(outputs, (format, _, file) => format === 'json'
        ? (0,report_redact.redactJson)(renderInventoryJson(shown), redact)
        : redact(renderInventory(shown, file !== null)));
    return 0;
}


/***/ }),

/***/ 31459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sweepCommand: () => (/* binding */ sweepCommand)
});

// EXTERNAL MODULE: ./build/failure.js
var build_failure = __webpack_require__(59874);
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
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/sweep/counts.js
var counts = __webpack_require__(19527);
;// CONCATENATED MODULE: ./build/sweep/render-text.js




/** Of servers, sentences and repositories only so many are listed: the JSON report has all. */
const mostServers = 100;
const mostSentences = 50;
const mostRepositories = 50;
const mostPlaces = 5;
/** A sweep as text: the servers, what is wrong with them, what was not read, the verdict. */
function renderSweep(report, terminal) {
    const servers = (0,counts/* serversOfMany */.Bq)(report.servers);
    const head = ['VERDICT', 'SERVER', 'VERSION', 'GRADE', 'SCORE', 'REPOSITORIES'];
    const rows = servers.slice(0, mostServers).map(rowOf);
    const sentences = problemSentences(report);
    const unread = report.repositories.filter(({ status }) => status.startsWith('not-read'));
    const lines = [
        ...(0,columns/* table */.t)(head, rows, terminal.width),
        ...more(servers.length - mostServers, 'server'),
        ...(0,page/* section */.uW)('What the rules found:', [
            ...sentences.slice(0, mostSentences).flat(),
            ...more(sentences.length - mostSentences, 'sentence'),
        ]),
        ...(0,page/* section */.uW)('Not read:', [
            ...unreadLines(unread).slice(0, mostRepositories),
            ...more(unreadLines(unread).length - mostRepositories, 'reason'),
        ]),
        '',
        ...verdictLines(report),
    ];
    return (0,page/* page */.MY)(lines.flatMap((line) => (0,page/* wrapped */.ky)(line, terminal.width)), terminal.paint);
}
function rowOf({ shown, verdict, repositories }) {
    const { name, version, grade, score, entry } = shown;
    const where = repositories === 1 ? entry.repository : `${repositories}`;
    return [verdict.toUpperCase(), name, version, grade, score, where];
}
function more(rest, one) {
    return rest > 0 ? [`and ${(0,words/* plural */.LS)(rest, `more ${one}`)}; --json has all of them`] : [];
}
/** Each sentence once, with the places that it is about; those of a higher level first. */
function problemSentences({ repositories, servers }) {
    const all = [
        ...servers.flatMap(({ entry }) => entry.problems.map((problem) => ({ problem, repository: entry.repository }))),
        ...repositories.flatMap(({ name, problems }) => problems.map((problem) => ({ problem, repository: name }))),
    ];
    const groups = [...Map.groupBy(all, ({ problem }) => sentenceOf(problem))];
    const rankOf = (sentence) => ['error', 'fail', 'warn', 'waived'].findIndex((first) => sentence.startsWith(`${first} `));
    return groups
        .map(([sentence, same]) => ({ sentence, same, rank: rankOf(sentence) }))
        .sort((a, b) => a.rank - b.rank || b.same.length - a.same.length)
        .map(({ sentence, same }) => {
        const places = [...new Set(same.map(placeOfProblem))];
        const rest = places.length - mostPlaces;
        const listed = places.slice(0, mostPlaces).join(', ');
        return [sentence, `    in ${listed}${rest > 0 ? ` and ${rest} more` : ''}`];
    });
}
function sentenceOf({ level, rule, message, advice, waived }) {
    const first = waived === null ? level : 'waived';
    return [`${first} ${rule}: ${message}`, waived ?? advice].filter(Boolean).join(' ');
}
function placeOfProblem(at) {
    const { file, line } = at.problem;
    return file === null
        ? at.repository
        : `${at.repository} ${file}${line === null ? '' : `:${line}`}`;
}
/** A line for each reason, with the repositories that it holds for. */
function unreadLines(repositories) {
    const groups = Map.groupBy(repositories, ({ status, reason }) => `${status} ${reason}`);
    return [...groups.values()]
        .sort((a, b) => b.length - a.length)
        .map((same) => {
        const names = same.slice(0, mostPlaces).map(({ name }) => name);
        const rest = same.length - names.length;
        const yet = same[0]?.status === 'not-read-yet' ? 'not yet: ' : '';
        return `  ${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}: ${yet}${same[0]?.reason ?? ''}`;
    });
}
function verdictLines(report) {
    const { counts } = report;
    const { read, empty, notRead, notReadYet, failing, undecided, withServers } = counts;
    const { archived, forks, byPattern } = report.leftOut;
    const some = (number, words) => number === 0 ? [] : [`${number} ${words}`];
    const missing = [
        ...some(notRead, 'not read'),
        ...some(notReadYet, 'not read yet'),
        ...some(undecided ?? 0, 'not judged'),
    ];
    const parts = [
        `${read} ${read === 1 ? 'repository' : 'repositories'} read`,
        `${withServers} with ${(0,words/* plural */.LS)(counts.servers, 'server')}`,
        failing === 0 ? 'none of them fails' : `${failing} of them fail`,
        ...missing,
    ];
    const outside = [
        ...some(archived, 'archived'),
        ...some(forks, 'forks'),
        ...some(byPattern, 'by --include and --exclude'),
        ...some(empty, 'without commits'),
    ];
    return [
        `${report.verdict.toUpperCase()}: ${parts.join(', ')}.`,
        ...(outside.length === 0 ? [] : [`Not judged: ${outside.join(', ')}.`]),
        ...(report.failure === null
            ? []
            : [report.failure.message, ...report.failure.details, report.failure.remedy]),
        ...(notReadYet === 0 ? [] : ['What is not read yet is not judged: run the command again.']),
        `${(0,words/* plural */.LS)(report.requests, 'request')} to GitHub's API. Dependencies of package manifests are not judged.`,
    ];
}

// EXTERNAL MODULE: ./build/entry/credentials.js
var credentials = __webpack_require__(56253);
// EXTERNAL MODULE: ./build/entry/exit-status.js
var exit_status = __webpack_require__(27062);
// EXTERNAL MODULE: ./build/entry/github-repository.js
var github_repository = __webpack_require__(30717);
// EXTERNAL MODULE: ./build/entry/local-ports.js
var local_ports = __webpack_require__(75337);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
// EXTERNAL MODULE: ./build/github/api.js + 1 modules
var github_api = __webpack_require__(76483);
;// CONCATENATED MODULE: ./build/github/pace.js

const calmPace = {
    concurrent: 8,
    burst: 300,
    perMinute: 600,
    reserve: 50,
    pauseMs: 120_000,
    // A token of an installation ends after an hour.
    totalMs: 50 * 60_000,
};
/** Opens the pace; its time begins now. */
function openPace({ concurrent, burst, perMinute, reserve, pauseMs, totalMs }, { now, sleep }) {
    const started = now();
    const allowances = new Map();
    const waiting = [];
    let running = 0;
    let made = 0;
    /** Requests that may be made at once, and when that was worked out. */
    let credit = burst;
    let creditedAt = started;
    let pausedUntil = 0;
    const turn = async () => {
        if (running < concurrent) {
            running += 1;
            return;
        }
        // Who ends hands its place on.
        await new Promise((resolve) => void waiting.push(resolve));
    };
    const end = () => {
        const next = waiting.shift();
        if (next === undefined)
            running -= 1;
        else
            next();
    };
    const refuse = (resource) => {
        if (now() - started >= totalMs) {
            throw new build_failure/* GateError */.ue('api-limited', `The ${Math.round(totalMs / 60_000)} minutes for requests to GitHub's API are over.`, 'Run the command again, or give it fewer repositories at a time.');
        }
        if (pausedUntil - now() > pauseMs) {
            throw tooMany("GitHub's API takes no more requests of this token", pausedUntil);
        }
        const allowance = allowances.get(resource);
        if (allowance === undefined || allowance.left > reserve || now() >= allowance.endsAt)
            return;
        throw tooMany(`Of the ${allowance.most} requests that GitHub's API allows this token in an hour ${allowance.left} are left`, allowance.endsAt);
    };
    const credited = async () => {
        for (;;) {
            const at = now();
            credit = Math.min(burst, credit + ((at - creditedAt) / 60_000) * perMinute);
            creditedAt = at;
            const wait = Math.max(pausedUntil - at, credit < 1 ? ((1 - credit) / perMinute) * 60_000 : 0);
            if (wait <= 0)
                break;
            await sleep(Math.ceil(wait));
        }
        credit -= 1;
    };
    return {
        async run(resource, request) {
            await turn();
            try {
                refuse(resource);
                await credited();
                refuse(resource);
                made += 1;
                return await request();
            }
            finally {
                end();
            }
        },
        see(resource, headers) {
            const [most, left, reset] = ['limit', 'remaining', 'reset'].map((name) => {
                const text = headers[`x-ratelimit-${name}`] ?? '';
                return /^\d{1,12}$/.test(text) ? Number(text) : null;
            });
            if (most == null || left == null || reset == null)
                return;
            const endsAt = reset * 1000;
            const known = allowances.get(resource);
            if (known !== undefined && known.endsAt > endsAt)
                return;
            // Answers come in another order than they were made in.
            const isSameHour = known !== undefined && known.endsAt === endsAt;
            allowances.set(resource, {
                most,
                left: isSameHour ? Math.min(known.left, left) : left,
                endsAt,
            });
        },
        pause: (ms) => {
            pausedUntil = Math.max(pausedUntil, now() + ms);
        },
        made: () => made,
        left: () => allowances.get('rest')?.left ?? null,
    };
}
function tooMany(words, until) {
    const at = `${new Date(until).toISOString().slice(11, 16)} UTC`;
    return new build_failure/* GateError */.ue('api-limited', `${words}, until ${at}.`, `Run the command again after ${at}. An installation of a GitHub App may make more requests.`);
}

// EXTERNAL MODULE: ./build/github/remote/commits.js + 2 modules
var remote_commits = __webpack_require__(95215);
// EXTERNAL MODULE: ./build/files/git-store.js + 2 modules
var git_store = __webpack_require__(13889);
;// CONCATENATED MODULE: ./build/github/remote/repositories.js


const perPage = 100;
const fields = `name owner { login } isArchived isFork visibility pushedAt
      defaultBranchRef { name target { oid ... on Commit { tree { oid } } } }`;
/**
 * Lists the repositories of an organisation, with one query for each hundred of them.
 *
 * @throws GateError `organisation-unreadable`, `api-wrong-content`, and those of the API
 */
async function* listOrganisation(api, login) {
    const query = `query ($login: String!, $first: Int!, $after: String) {
  organization(login: $login) {
    repositories(first: $first, after: $after, orderBy: { field: NAME, direction: ASC }) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes { ${fields} }
    }
  }
}`;
    for (let after = null;;) {
        const data = await api
            .graphql(query, { login, first: perPage, after })
            .catch((error) => {
            if (!(error instanceof build_failure/* GateError */.ue) || error.code !== 'api-not-found')
                throw error;
            throw new build_failure/* GateError */.ue('organisation-unreadable', `GitHub shows no organisation ${login} to this token.`, 'Check the name, and that the token may read the organisation.');
        });
        const { organization } = Object(data);
        const { nodes, totalCount, pageInfo } = Object(organization?.repositories);
        const { hasNextPage, endCursor } = Object(pageInfo);
        // A page that is passed over could have the repository that matters.
        if (!Array.isArray(nodes) || typeof hasNextPage !== 'boolean')
            throw notAList();
        yield { total: Number(totalCount), repositories: nodes.map(listedFrom) };
        if (!hasNextPage)
            return;
        if (typeof endCursor !== 'string' || endCursor === after)
            throw notAList();
        after = endCursor;
    }
}
/**
 * Finds repositories by their names, with one query for each fifty of them.
 *
 * @throws GateError `api-wrong-content`, and those of the API but for what they say of one repository
 */
async function findRepositories(api, names) {
    const [first] = names;
    if (first === undefined)
        return [];
    const half = names.length >> 1;
    const both = (parts) => Promise.all(parts.map((part) => findRepositories(api, part))).then((found) => found.flat());
    if (names.length > 50)
        return both([names.slice(0, 50), names.slice(50)]);
    const types = names.map((_, at) => `$owner${at}: String!, $name${at}: String!`).join(', ');
    const queried = names.map((_, at) => `  repository${at}: repository(owner: $owner${at}, name: $name${at}) { ${fields} }`);
    const variables = Object.fromEntries(names.flatMap(({ owner, name }, at) => [
        [`owner${at}`, owner],
        [`name${at}`, name],
    ]));
    try {
        const query = `query (${types}) {\n${queried.join('\n')}\n}`;
        const data = Object(await api.graphql(query, variables));
        return names.map((_, at) => listedFrom(data[`repository${at}`]));
    }
    catch (error) {
        const isRefusal = error instanceof build_failure/* GateError */.ue && ['api-not-found', 'api-forbidden'].includes(error.code);
        if (!isRefusal)
            throw error;
        // One refusal hides the others.
        if (names.length > 1)
            return both([names.slice(0, half), names.slice(half)]);
        return [{ ...first, hidden: error }];
    }
}
const visibilities = ['public', 'internal', 'private'];
function listedFrom(given) {
    const { name, owner, isArchived, isFork, pushedAt, ...rest } = Object(given);
    const shown = String(rest['visibility']).toLowerCase();
    const visibility = visibilities.find((each) => each === shown);
    const head = headFrom(rest['defaultBranchRef']);
    const isNamed = (text) => typeof text === 'string' && /^[\w.-]+$/.test(text);
    const isListed = isNamed(name) &&
        isNamed(owner?.login) &&
        typeof isArchived === 'boolean' &&
        typeof isFork === 'boolean' &&
        visibility !== undefined &&
        head !== undefined;
    if (!isListed)
        throw notAList();
    return {
        owner: owner.login,
        name,
        isArchived,
        isFork,
        visibility,
        pushedAt: typeof pushedAt === 'string' ? pushedAt : null,
        head,
    };
}
/** The head of a default branch; null where there is none, undefined for what is something else. */
function headFrom(given) {
    if (given === null)
        return null;
    const { name, target } = Object(given);
    const { oid, tree } = Object(target);
    const [id, treeId] = [String(oid), String(tree?.oid)];
    if (typeof name !== 'string' || !(0,git_store/* isId */.eQ)(id) || !(0,git_store/* isId */.eQ)(treeId))
        return undefined;
    return { branch: name, commit: { id, tree: treeId, parents: [] } };
}
function notAList() {
    return new build_failure/* GateError */.ue('api-wrong-content', "GitHub's API answered with something else than a list of repositories.", 'Run the command again. If a proxy stands between this machine and GitHub, see whether it changes responses.');
}

// EXTERNAL MODULE: ./build/glob.js
var glob = __webpack_require__(72896);
;// CONCATENATED MODULE: ./build/sweep/choose.js

/** Says why a repository is left out, as a member of `LeftOutCounts`; null if it is judged. */
function openChoice({ include, exclude, archived, forks }) {
    const [included, excluded] = [include, exclude].map((patterns) => patterns.map(nameTest));
    return (repository) => {
        const { owner, name, isArchived, isFork } = repository;
        const fits = (test) => test(owner, name);
        if (isArchived && !archived)
            return 'archived';
        if (isFork && !forks)
            return 'forks';
        const isWanted = include.length === 0 || included?.some(fits);
        return isWanted && !excluded?.some(fits) ? null : 'byPattern';
    };
}
/** GitHub's names are the same in capitals. */
function nameTest(pattern) {
    const test = (0,glob/* globTest */.F)(pattern.toLowerCase());
    return (owner, name) => test((pattern.includes('/') ? `${owner}/${name}` : name).toLowerCase());
}

// EXTERNAL MODULE: ./build/github/remote/texts.js
var remote_texts = __webpack_require__(72205);
;// CONCATENATED MODULE: ./build/github/remote/text-queue.js


/** How many files one query asks for, and how many bytes; each file may be of another repository. */
const maxFiles = 50;
const maxBytes = 4 * 1024 * 1024;
/**
 * Collects the files that are wanted of many repositories. A query is sent when it is full, or when nothing
 * else is under way that could want more of them.
 */
function openTextQueue(api) {
    const waiting = [];
    let underway = 0;
    const following = async (call) => {
        underway += 1;
        try {
            return await call();
        }
        finally {
            underway -= 1;
            sendIfIdle();
        }
    };
    const sendFull = () => {
        for (let size = fullQuery(waiting); size !== null; size = fullQuery(waiting)) {
            void answer(waiting.splice(0, size));
        }
    };
    const sendIfIdle = () => {
        if (underway > 0 || waiting.length === 0)
            return;
        // What was answered last may want files before this process waits again.
        setImmediate(() => {
            if (underway === 0 && waiting.length > 0)
                void answer(waiting.splice(0));
        });
    };
    const answer = async (batch) => {
        try {
            const texts = await following(() => (0,remote_texts/* readTexts */.Z)(api, batch));
            for (const [at, { resolve }] of batch.entries())
                resolve(texts[at] ?? null);
        }
        catch (error) {
            const [first] = batch;
            const repositories = new Set(batch.map(keyOf));
            // One refusal hides the texts of the others.
            if (first === undefined || repositories.size === 1 || !isRefusal(error)) {
                for (const { reject } of batch)
                    reject(error);
                return;
            }
            const half = [...repositories][repositories.size >> 1];
            const at = batch.findIndex((each) => keyOf(each) === half);
            const [before, after] = [batch.slice(0, at), batch.slice(at)];
            await Promise.all([answer(before), answer(after)]);
        }
    };
    return {
        textsOf: (wanted) => Promise.all(wanted.map((each) => new Promise((resolve, reject) => {
            waiting.push({ ...each, resolve, reject });
            sendFull();
            sendIfIdle();
        }))),
        api: {
            rest: (call) => following(() => api.rest(call)),
            graphql: (query, variables) => following(() => api.graphql(query, variables)),
        },
    };
}
/** How many of the first files fill a query; null where it has room for more. */
function fullQuery(waiting) {
    let bytes = 0;
    for (const [at, { size }] of waiting.entries()) {
        bytes += size;
        if (at > 0 && bytes > maxBytes)
            return at;
        if (at + 1 === maxFiles)
            return maxFiles;
    }
    return null;
}
function keyOf({ repository: { owner, name } }) {
    return `${owner}/${name}`;
}
function isRefusal(error) {
    return error instanceof build_failure/* GateError */.ue && ['api-not-found', 'api-forbidden'].includes(error.code);
}

;// CONCATENATED MODULE: ./build/sweep/remote-files.js



/** More requests, and more files, than one repository may use up of what all of them share. */
const maxRequests = 150;
const maxTexts = 5000;
function openManyRepositories(shared) {
    const { api, textsOf } = openTextQueue(shared);
    let entries = 0;
    return {
        open(repository, commit) {
            const { owner, name } = repository;
            let [requests, texts, own] = [0, 0, 0];
            const count = () => {
                requests += 1;
                if (requests > maxRequests)
                    throw tooMuch(`${maxRequests} requests`);
            };
            const limitedTexts = async (wanted) => {
                texts += wanted.length;
                if (texts > maxTexts)
                    throw tooMuch(`${maxTexts} files`);
                return textsOf(wanted);
            };
            const limited = {
                async rest(call) {
                    count();
                    const data = await api.rest(call);
                    const { tree } = Object(data);
                    const size = Array.isArray(tree) ? tree.length : 0;
                    own += size;
                    entries += size;
                    return data;
                },
                async graphql(query, variables) {
                    count();
                    return api.graphql(query, variables);
                },
            };
            const commits = (0,remote_commits.openRemoteCommits)(limited, { owner, name }, null, [], limitedTexts);
            const close = () => {
                entries -= own;
                own = 0;
            };
            return { files: commits.commitFiles(commit), close };
        },
        entries: () => entries,
    };
}
function tooMuch(what) {
    return new build_failure/* GateError */.ue('api-too-much', `To read it takes more than ${what}.`, 'Judge a checkout of it with "mcp-grade-gate check".');
}

// EXTERNAL MODULE: ./build/policy/verdict.js
var policy_verdict = __webpack_require__(76234);
// EXTERNAL MODULE: ./build/run/changed-dependencies.js + 1 modules
var changed_dependencies = __webpack_require__(89819);
// EXTERNAL MODULE: ./build/run/effective-policy.js + 2 modules
var effective_policy = __webpack_require__(31712);
// EXTERNAL MODULE: ./build/run/inventory.js + 7 modules
var run_inventory = __webpack_require__(97979);
// EXTERNAL MODULE: ./build/run/judge.js + 1 modules
var judge = __webpack_require__(30550);
// EXTERNAL MODULE: ./build/run/organisation-policy.js
var organisation_policy = __webpack_require__(24037);
// EXTERNAL MODULE: ./build/run/work-budget.js
var work_budget = __webpack_require__(53543);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
// EXTERNAL MODULE: ./build/versions/ecosystems.js
var ecosystems = __webpack_require__(87299);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
;// CONCATENATED MODULE: ./build/sweep/code-owners.js

/*
 * The file CODEOWNERS, as GitHub reads it: docs.github.com, "About code owners". Its lines come from
 * strangers, so what they can cost is limited.
 */
/** Where GitHub looks for the file: the first that is there counts. */
const codeOwnersFolders = ['.github', '', 'docs'];
/** Of a larger file GitHub loads nothing. In bytes. */
const maxCodeOwners = 3 * 1024 * 1024;
/** Of one place so many owners are kept: a line may name any number. */
const mostOwners = 50;
/** Characters that are compared for one repository: less than a second. */
const mostSteps = 20_000_000;
/**
 * Reads who owns the files that declare servers, and those that cannot be read. Where there are none of
 * these, nothing is read. Rejects where files cannot be read as a whole.
 */
async function readCodeOwners(files, inventory) {
    const unreadable = inventory.files.filter(({ status }) => status === 'unreadable');
    const paths = new Set([
        ...inventory.dependencies.map(({ declaration }) => declaration.file),
        ...unreadable.map(({ path }) => path),
    ]);
    const none = { owners: new Map(), fault: null };
    if (paths.size === 0)
        return none;
    for (const folder of codeOwnersFolders) {
        const names = await files.namesIn(folder);
        if (!names.includes('CODEOWNERS'))
            continue;
        const path = (0,posix_.join)(folder, 'CODEOWNERS');
        const content = await files.readFile(path, maxCodeOwners);
        if ('reason' in content) {
            return {
                ...none,
                fault: `The owners of its files are not known: ${path}: ${content.reason}.`,
            };
        }
        const owners = codeOwners(content.text, paths);
        if (owners.size === paths.size)
            return { owners, fault: null };
        return {
            owners,
            fault: `The owners of its files are not known: ${path} takes too long to read.`,
        };
    }
    return none;
}
const one = Symbol('one');
const any = Symbol('any');
/** Any number of folders. */
const deep = '**';
/**
 * Who owns some files: users, teams and addresses of e-mail, in lower case, which is the same to GitHub.
 * Files are missing whose owners would take too long to find.
 *
 * @param text of the file CODEOWNERS
 */
function codeOwners(text, paths) {
    const found = new Map();
    const open = new Map(Iterator.from(paths).map((path) => [path, path.split('/').map((part) => [...part])]));
    const work = { steps: 0 };
    // The last line that matches counts. Lines are not kept: there may be a million of them.
    for (let end = text.length; end >= 0 && open.size > 0;) {
        const start = text.lastIndexOf('\n', end - 1) + 1;
        const rule = ruleOf(text.slice(start, end));
        work.steps += end - start;
        for (const [path, parts] of rule === null ? [] : open) {
            if (work.steps > mostSteps)
                return found;
            if (rule === null || !matches(rule, parts, work))
                continue;
            found.set(path, rule.owners);
            open.delete(path);
        }
        end = start - 1;
    }
    for (const path of open.keys())
        found.set(path, []);
    return found;
}
/** Follows all ways through the pattern at once, and counts the steps. */
function matches({ segments, isBelow }, parts, work) {
    const end = segments.length;
    /** Before a `**` also behind it, for no folder; the last one stands for one part at least. */
    const reached = (at) => segments[at] === deep && at + 1 < end ? [at, at + 1] : [at];
    let states = new Set(reached(0));
    for (const part of parts) {
        const next = new Set();
        for (const at of states) {
            const segment = segments[at];
            work.steps += 1;
            if (segment === undefined) {
                if (isBelow)
                    next.add(end);
            }
            else if (segment === deep) {
                for (const each of [...reached(at), ...(at + 1 === end ? [end] : [])])
                    next.add(each);
            }
            else if (fits(segment, part, work)) {
                for (const each of reached(at + 1))
                    next.add(each);
            }
        }
        states = next;
        if (states.size === 0)
            return false;
    }
    return states.has(end);
}
/** Whether the characters match; the last `*` takes one more of them where the rest does not. */
function fits(tokens, part, work) {
    let [at, token, star, tried] = [0, 0, -1, 0];
    while (at < part.length) {
        work.steps += 1;
        const wanted = tokens[token];
        if (wanted === any) {
            star = token;
            tried = at;
            token += 1;
        }
        else if (wanted === one || wanted === part[at]) {
            at += 1;
            token += 1;
        }
        else if (star >= 0) {
            tried += 1;
            at = tried;
            token = star + 1;
        }
        else
            return false;
    }
    return tokens.slice(token).every((rest) => rest === any);
}
/** The rule of a line; null for a blank one, a comment, and one that GitHub cannot read. */
function ruleOf(line) {
    const words = line.match(/(?:\\.|\\$|[^\s\\])+/g) ?? [];
    const comment = words.findIndex((word) => word.startsWith('#'));
    const [pattern, ...owners] = comment < 0 ? words : words.slice(0, comment);
    if (pattern === undefined || !owners.every(isOwner))
        return null;
    const segments = segmentsOf(pattern);
    if (segments === null)
        return null;
    const last = segments.at(-1);
    const isBelow = last !== deep && !(last?.length === 1 && last[0] === any);
    const names = new Set(owners.slice(0, mostOwners).map((owner) => owner.toLowerCase()));
    return { segments, isBelow, owners: [...names] };
}
/** `@user`, `@organisation/team`, or an address of e-mail. */
function isOwner(word) {
    return word.length <= 300 && /^(?:@[\w.-]+(?:\/[\w.-]+)?|[^\s@]+@[^\s@]+)$/.test(word);
}
/** The parts of a pattern; null for one that GitHub does not take. */
function segmentsOf(pattern) {
    if (/^!|^\\#|\*{3}/.test(pattern))
        return null;
    const [first, ...others] = pattern.split('/');
    const isName = first !== '' && (others.length === 0 || others.join('/') === '');
    const texts = first === '' ? others : [...(isName ? [deep] : []), first ?? '', ...others];
    // What ends in a slash is a folder, and stands for all that is in it.
    if (texts.length > 1 && texts.at(-1) === '')
        texts[texts.length - 1] = deep;
    const segments = texts
        // Several in a row are one.
        .filter((text, at) => text !== deep || texts[at + 1] !== deep)
        .map((text) => (text === deep ? deep : tokensOf(text)));
    return segments.includes(null) ? null : segments;
}
/** The characters of one part of a pattern; null where it has what GitHub does not take. */
function tokensOf(text) {
    const tokens = [];
    for (const [found] of text.matchAll(/\\.|\*+|[\s\S]/gu)) {
        if (found === '\\' || found === '[' || found === ']')
            return null;
        if (found.startsWith('*'))
            tokens.push(any);
        else
            tokens.push(found === '?' ? one : found.replace(/^\\/, ''));
    }
    return tokens;
}

;// CONCATENATED MODULE: ./build/sweep/contents.js

/** Far more than any repository declares; in characters. */
const maxContents = 4 * 1024 * 1024;
/**
 * Contents as JSON. A declaration with several dependencies stands there once, and a map is an object
 * with its entries as `$map`: no other object has names of a stranger's choice.
 *
 * @throws GateError `too-much-declared`
 */
function encodeContents({ policy, dependencies, files, owners, }) {
    const places = new Map();
    const indexed = dependencies.map(({ declaration, ...rest }) => {
        const at = places.get(declaration) ?? places.size;
        places.set(declaration, at);
        return { ...rest, declaration: at };
    });
    const plain = { policy, declarations: [...places.keys()], dependencies: indexed, files, owners };
    const text = JSON.stringify(plain, (_, value) => value instanceof Map ? { $map: [...value] } : value);
    if (text.length <= maxContents)
        return text;
    throw new build_failure/* GateError */.ue('too-much-declared', 'It declares more than 4 MB of servers.', 'See what makes its client files so large, or leave them out with ignore-paths.');
}
/** The contents that `encodeContents` has written. */
function decodeContents(text) {
    const { policy, declarations, dependencies, files, owners } = JSON.parse(text, (_, value) => {
        const { $map } = Object(value);
        return $map === undefined ? value : new Map($map);
    });
    const whole = dependencies.map((each) => ({ ...each, declaration: declarations[each.declaration] }));
    return { policy, dependencies: whole, files, owners };
}

// EXTERNAL MODULE: ./build/policy/rules/unpinned.js
var unpinned = __webpack_require__(80918);
// EXTERNAL MODULE: ./build/report/distinct.js
var distinct = __webpack_require__(20139);
// EXTERNAL MODULE: ./build/report/json/entries.js
var entries = __webpack_require__(75722);
// EXTERNAL MODULE: ./build/report/redact.js
var report_redact = __webpack_require__(17234);
// EXTERNAL MODULE: ./build/run/compare-with-base.js + 3 modules
var compare_with_base = __webpack_require__(80259);
// EXTERNAL MODULE: ./build/run/shown-paths.js
var shown_paths = __webpack_require__(38022);
;// CONCATENATED MODULE: ./build/sweep/read-all.js

/** Enough that a query for their files is full before all of them wait for it. */
const maxOpen = 120;
/** As many repositories in a row that the service does not answer for, and it is away for all. */
const maxUnavailable = 20;
/**
 * Reads the repositories of a list, many at the same time. Once the requests that the token may make are
 * used up, those that are left are `not-read-yet`.
 *
 * @throws GateError if there is no list
 */
async function readAll(pages, { leavesOut, read, hasRoom, progress }) {
    const found = [];
    const leftOut = { archived: 0, forks: 0, byPattern: 0 };
    const open = new Set();
    let listed = 0;
    let total = 0;
    let left = 0;
    let ended = null;
    let unavailable = 0;
    const keep = (one) => {
        found.push(one);
        progress(found.length + left, total);
    };
    const readOne = async (repository) => {
        try {
            const record = await read(repository);
            unavailable = 0;
            keep({ repository, record });
        }
        catch (error) {
            const { code = '' } = Object(error);
            unavailable = code === 'api-unavailable' ? unavailable + 1 : 0;
            const isEnd = endings.has(code) || unavailable >= maxUnavailable;
            if (isEnd && error instanceof build_failure/* GateError */.ue)
                ended ??= error;
            // Whatever one repository causes must not keep the others from being read.
            const reason = error instanceof build_failure/* GateError */.ue ? reasonFrom(error) : (0,build_failure/* causeOf */.rl)(error);
            keep({ repository, status: isEnd ? 'not-read-yet' : 'not-read', reason });
        }
    };
    const start = async (repository) => {
        while (open.size >= maxOpen || (open.size > 0 && !hasRoom()))
            await Promise.race(open);
        if (ended !== null) {
            keep({ repository, status: 'not-read-yet', reason: reasonFrom(ended) });
            return;
        }
        const reading = readOne(repository).finally(() => open.delete(reading));
        open.add(reading);
    };
    const unlisted = await eachOf(pages, async (page) => {
        total = page.total;
        for (const repository of page.repositories) {
            listed += 1;
            if ('hidden' in repository) {
                keep({ repository, status: 'not-read', reason: reasonFrom(repository.hidden) });
                continue;
            }
            const why = leavesOut(repository);
            if (why !== null) {
                leftOut[why] += 1;
                left += 1;
            }
            else if (repository.head === null)
                keep({ repository, status: 'empty', reason: null });
            else
                await start(repository);
        }
    });
    await Promise.all(open);
    if (unlisted !== null && listed === 0)
        throw unlisted;
    progress(listed, total);
    found.sort((a, b) => (fullNameOf(a) < fullNameOf(b) ? -1 : 1));
    return { repositories: found, leftOut, unlisted };
}
/** What ends the whole run: with the next repository it would be the same. */
const endings = new Set([
    'api-limited',
    'api-token-refused',
    'certificate-refused',
]);
/** Takes each page; the error that ends the list before its end, else null. */
async function eachOf(pages, take) {
    const list = pages[Symbol.asyncIterator]();
    for (;;) {
        let next;
        try {
            next = await list.next();
        }
        catch (error) {
            if (error instanceof build_failure/* GateError */.ue)
                return error;
            throw error;
        }
        if (next.done)
            return null;
        await take(next.value);
    }
}
function reasonFrom({ code, message, details }) {
    return code === 'api-not-found' || code === 'api-forbidden'
        ? 'GitHub does not let this token read it: a token needs contents: read for that.'
        : [message, ...details].join(' ');
}
/** `owner/name`. */
function fullNameOf({ repository: { owner, name }, }) {
    return `${owner}/${name}`;
}

;// CONCATENATED MODULE: ./build/sweep/judge-all.js













/** The dependencies of a default branch as they are judged: nothing is compared, so all of them count. */
function standing(dependencies) {
    const shown = (0,shown_paths/* shownPaths */.U)('');
    return dependencies.map((each) => (0,changed_dependencies/* changedDependency */.M_)(each, compare_with_base/* unknownChanges */.s, shown, 'all'));
}
/** Judges one repository by its own policy under the floors. What was not read is an error. */
async function judgeRepository(read, judging) {
    const about = aboutOf(read);
    if ('record' in read) {
        try {
            return await judgeRecord(read.record, about, judging);
        }
        catch (error) {
            // Whatever one repository causes must not keep the others from being judged.
            return { repository: notRead(about, (0,build_failure/* causeOf */.rl)(error)), servers: [] };
        }
    }
    const { status, reason } = read;
    const verdict = status === 'empty' ? 'pass' : 'error';
    return { repository: { ...notRead(about, reason), status, verdict }, servers: [] };
}
function aboutOf(read) {
    const { repository } = read;
    const name = fullNameOf(read);
    if ('hidden' in repository)
        return { name, branch: null, visibility: null, pushedAt: null };
    const { visibility, pushedAt, head } = repository;
    return { name, branch: head?.branch ?? null, visibility, pushedAt };
}
function notRead(about, reason) {
    const nothing = { commit: null, problems: [], waivers: [], notices: [] };
    return { ...about, ...nothing, status: 'not-read', reason, verdict: 'error' };
}
async function judgeRecord({ commit, contents }, about, { loaded, isUndecided, layers, now, redact }) {
    const { policy: file, dependencies, files, owners } = decodeContents(contents);
    const ownersOf = (path) => (owners.owners.get(path ?? '') ?? []).map(redact);
    const { policy, notices } = await (0,effective_policy/* standingPolicy */.j)(file, layers);
    const found = await (0,judge/* judge */.S4)(standing(dependencies), loaded, {
        effective: withoutChange(policy, notices),
        context: { event: 'sweep', base: null, scope: 'all', notices: [] },
        files: files.map((each) => ({ file: each, isTouched: compare_with_base/* unknownChanges */.s.touches(each) })),
        removed: [],
    }, { now, readHeadCommit: async () => commit, folder: '' });
    const report = (0,report_redact/* redactReport */.a)(found, redact);
    return {
        repository: {
            ...about,
            commit,
            status: 'read',
            reason: null,
            verdict: isUndecided ? 'error' : found.verdict,
            problems: report.problems.map((each) => ({
                ...sweptProblem(each),
                owners: ownersOf(each.file),
            })),
            waivers: report.waivers.filter(({ status }) => status === 'used').map(sweptWaiver),
            notices: [...report.run.notices, ...(owners.fault === null ? [] : [redact(owners.fault)])],
        },
        servers: report.servers.map((server) => shownServer(server, about.name, ownersOf(server.dependency.declaration.file))),
    };
}
function withoutChange(policy, notices) {
    return {
        ...{ policy, notices, relaxations: [], isGateIntroduced: false },
        ...{ origin: null, edited: null },
    };
}
const entryOptions = { omits: () => true, purlOf: () => null };
function shownServer(server, repository, owners) {
    const all = (0,entries/* serverEntry */.iH)(server, entryOptions);
    const { file, line, alias, client, role, type, name, specifier, version, pin } = all;
    const { match, judgedVersion, grade, score, verdict, remedy } = all;
    const entry = {
        ...{ repository, file, line, alias, client, role, type, name, specifier, version, pin },
        ...{ match, judgedVersion, grade, score, verdict, remedy, owners },
        isPinned: (0,unpinned/* isPinned */.T)(server.dependency),
        problems: server.problems.map(sweptProblem),
        history: null,
    };
    // Code of one repository is not that of another, whatever it is called.
    const isOwn = type === 'local' || type === 'unidentified';
    return {
        key: `${isOwn ? repository : ''} ${(0,distinct/* serverKey */.Pd)(server.dependency)}`,
        name: (0,words/* serverName */.L5)(server),
        version: (0,words/* versionOf */.E4)(server),
        grade: (0,words/* shownGrade */.NM)(server),
        score: (0,words/* scoreOf */.uw)(server),
        entry,
    };
}
function sweptWaiver(waiver) {
    const { status, refused, line, ...rest } = (0,entries/* waiverEntry */.hb)(waiver);
    return rest;
}
function sweptProblem(problem) {
    const { rule, level, message, advice, file, line, waived, waivedUntil } = (0,entries/* problemEntry */.WO)(problem, entryOptions);
    return { rule, level, message, advice, file, line, waived, waivedUntil };
}

;// CONCATENATED MODULE: ./build/sweep/sweep.js
















/**
 * Judges the default branches of many repositories, each by its own policy under the organisation's
 * floors, against one export: all are read first, then everything that they name is looked up at once.
 * What cannot be read is an error of the report.
 *
 * @throws GateError if the organisation's policy or the list of repositories cannot be read
 */
async function sweep(settings, { organisation, ...options }, ports) {
    const { floors, notices } = await (0,organisation_policy.readOrganisationPolicy)(settings, ports);
    for (const notice of notices)
        ports.log(notice);
    const layers = { given: settings.given, floors, maxAge: settings.maxAge };
    const query = openQuery();
    const read = (repository) => readRepository(repository, layers, query, ports);
    const { repositories, leftOut, unlisted } = await readAll(ports.pages, { ...options, read });
    const requests = ports.requests();
    let loaded = null;
    let failure = unlisted === null ? null : (0,build_failure/* plainFailure */.dN)(unlisted);
    let isUndecided = false;
    try {
        if (query.isNeeded()) {
            const { loadExport } = await __webpack_require__.e(/* import() */ 192).then(__webpack_require__.bind(__webpack_require__, 57811));
            loaded = await loadExport(settings, query.all(), ports);
        }
    }
    catch (error) {
        if (!(error instanceof build_failure/* GateError */.ue))
            throw error;
        isUndecided = true;
        failure = (0,build_failure/* plainFailure */.dN)(error);
    }
    const judging = { loaded, isUndecided, layers, now: ports.now, redact: ports.redact };
    const judged = [];
    for (const repository of repositories)
        judged.push(await judgeRepository(repository, judging));
    const swept = judged.map(({ repository }) => repository);
    const servers = judged.flatMap((each) => each.servers);
    const report = {
        toolVersion: version/* version */.r,
        at: ports.now(),
        organisation,
        verdict: failure === null ? worstOf(swept) : 'error',
        failure,
        export: loaded === null
            ? judge/* noExport */.cH
            : { ...loaded.selection.header, source: loaded.source, caution: loaded.caution },
        repositories: swept,
        leftOut,
        servers,
        counts: (0,counts/* sweepCounts */.B1)({ repositories: swept, leftOut, servers }),
        isWithheld: false,
        last: null,
        gone: [],
        requests,
        notices,
    };
    return { report, save: loaded?.save ?? (async () => { }) };
}
/** What one repository declares, and adds to what is looked up. */
async function readRepository(repository, layers, query, { openFiles }) {
    const { head } = repository;
    if (head === null)
        throw new Error('a repository without commits has no files');
    const { files, close } = openFiles({ ...repository, head });
    try {
        const policyFile = await files.readFile(settings_settings.defaultConfigFile);
        const { policy } = await (0,effective_policy/* standingPolicy */.j)(policyFile, layers);
        const { inventory } = await (0,run_inventory/* scanTree */.wp)(files, {
            folder: '',
            ignorePaths: policy.values['ignore-paths'],
            withCandidates: false,
            spend: (0,work_budget/* openBudget */.a)(),
        });
        const { dependencies, files: reports } = inventory;
        const owners = await readCodeOwners(files, inventory);
        const contents = encodeContents({ policy: policyFile, dependencies, files: reports, owners });
        // Decoded, so that no name holds on to the text of the file that it comes from.
        const judged = standing(decodeContents(contents).dependencies);
        query.add((0,changed_dependencies/* queryFor */.qR)(judged, [], policy), judged.some(changed_dependencies/* needsExport */.GK));
        return { commit: head.commit.id, contents };
    }
    finally {
        close();
    }
}
function openQuery() {
    const [identities, watched] = [new Map(), new Map()];
    let [isNeeded, needsDates] = [false, false];
    return {
        add(query, needsIt) {
            isNeeded ||= needsIt;
            needsDates ||= query.needsDates ?? false;
            for (const each of query.identities)
                identities.set((0,ecosystems/* identityKey */.US)(each), each);
            for (const each of query.watched)
                watched.set((0,ecosystems/* identityKey */.US)(each), each);
        },
        isNeeded: () => isNeeded,
        all: () => ({
            identities: [...identities.values()],
            watched: [...watched.values()],
            needsDates,
        }),
    };
}
function worstOf(repositories) {
    return repositories.reduce((worst, { verdict }) => (policy_verdict/* severities */.gO[verdict] > policy_verdict/* severities */.gO[worst] ? verdict : worst), 'pass');
}

// EXTERNAL MODULE: ./build/entry/clock.js
var clock = __webpack_require__(27405);
;// CONCATENATED MODULE: ./build/entry/run-sweep.js












/** How long one response of the API may take, in milliseconds: a tree has up to 7 MB. */
const responseMs = 60_000;
/** More listed entries than this at the same time take too much memory. */
const maxEntries = 30_000;
/**
 * Judges the default branches of many repositories.
 *
 * @throws SettingsError for a choice that cannot be used
 * @throws GateError as `sweep` does, and those of opening the API
 */
async function runSweep(settings, { organisation, repos, include, exclude, archived, forks }, { access, exportPorts, log, screen, redact }) {
    if (organisation === null && repos === null)
        throw fault('org', 'must be given, unless repos is');
    if (organisation !== null && repos !== null)
        throw fault('org', 'excludes repos: give one of both');
    if (organisation !== null && !/^[\w-]+$/.test(organisation)) {
        throw fault('org', `${JSON.stringify(organisation)} is not a name of an organisation`);
    }
    const named = repos === null ? [] : await namesIn(repos);
    for (const caution of settings.cautions)
        log(caution);
    // Nearly all objects are garbage once their repository is read. V8 would let its spaces grow to twice
    // the memory all the same, to collect it less often.
    (0,external_node_v8_.setFlagsFromString)('--semi-space-growth-factor=1');
    (0,external_node_v8_.setFlagsFromString)('--heap-growing-percent=40');
    const pace = openPace(calmPace, clock/* clock */.p);
    const limits = { responseMs, waitMs: calmPace.pauseMs, totalMs: calmPace.totalMs };
    const api = await (0,github_api.openApi)(access(), { ...clock/* clock */.p, log }, limits, pace);
    const many = openManyRepositories(api);
    const outcome = await sweep(settings, {
        organisation,
        leavesOut: openChoice({
            include: patternsIn(include),
            exclude: patternsIn(exclude),
            // Who names a repository wants it judged.
            archived: organisation === null || archived,
            forks: organisation === null || forks,
        }),
        hasRoom: () => many.entries() < maxEntries,
        progress: progressOf(pace, screen, log),
    }, {
        ...exportPorts,
        openRepository: async (repository) => (0,remote_commits.openRemoteCommits)(api, repository, 'HEAD'),
        pages: organisation === null ? pagesOf(api, named) : listOrganisation(api, organisation),
        openFiles: (repository) => many.open(repository, repository.head.commit),
        requests: pace.made,
        redact,
    });
    const { caution } = outcome.report.export;
    if (caution !== null)
        log(caution);
    return outcome;
}
function fault(name, words) {
    return new settings_settings.SettingsError([{ name, given: null, allowed: words }]);
}
function patternsIn(text) {
    return text
        .split(',')
        .map((pattern) => pattern.trim())
        .filter((pattern) => pattern !== '');
}
/** The repositories that a file names, each once. */
async function namesIn(file) {
    const text = await (0,promises_.readFile)(file, 'utf8').catch((error) => {
        throw fault('repos', `${JSON.stringify(file)} cannot be read: ${(0,build_failure/* causeOf */.rl)(error)}`);
    });
    const names = new Map();
    for (const [at, line] of text.split(/\r?\n/).entries()) {
        const [word = ''] = line.split('#');
        if (word.trim() === '')
            continue;
        const [, owner, name] = /^([\w-]+)\/([\w.-]+)$/.exec(word.trim()) ?? [];
        if (owner === undefined || name === undefined) {
            throw fault('repos', `${file}:${at + 1}: ${JSON.stringify(word.trim())} is not OWNER/NAME`);
        }
        const key = `${owner}/${name}`.toLowerCase();
        names.set(key, names.get(key) ?? { owner, name });
    }
    if (names.size === 0)
        throw fault('repos', `${JSON.stringify(file)} names no repository`);
    return [...names.values()];
}
async function* pagesOf(api, names) {
    for (let at = 0; at < names.length; at += 50) {
        const repositories = await findRepositories(api, names.slice(at, at + 50));
        yield { total: names.length, repositories };
    }
}
/** In milliseconds: how often the line of a terminal changes, and how often a log gets another one. */
const screenMs = 200;
const logMs = 30_000;
function progressOf(pace, screen, log) {
    const [started, interval] = [clock/* clock */.p.now(), screen === null ? logMs : screenMs];
    let next = started + interval;
    return (done, total) => {
        const now = clock/* clock */.p.now();
        const isDone = done === total;
        if (now < next && !isDone)
            return;
        next = now + interval;
        const left = pace.left();
        const minutes = Math.ceil((((now - started) / done) * (total - done)) / 60_000);
        const words = [
            `${done} of ${total} repositories`,
            `${pace.made()} requests`,
            ...(left === null ? [] : [`${left} left this hour`]),
            ...(isDone || !Number.isFinite(minutes) ? [] : [`about ${minutes} min to go`]),
        ].join(', ');
        if (screen === null || isDone)
            log(words);
        else
            screen(words);
    };
}

// EXTERNAL MODULE: ./build/entry/terminal.js
var terminal = __webpack_require__(65411);
;// CONCATENATED MODULE: ./build/entry/commands/sweep.js











/** Judges the default branches of many repositories. Returns the exit status. */
async function sweepCommand(given, redact) {
    const { values, outputs } = given;
    const { line, progress } = (0,terminal/* openLines */.es)(process.stderr);
    const log = (text) => line((0,report_text.logLine)(redact(text)));
    const inputs = ['export-file', 'base-url', 'timeout', 'org-policy'];
    const settings = (0,settings_settings.readSettings)({
        ...Object.fromEntries(inputs.map((name) => [name, values[name] ?? ''])),
        'api-key': (0,credentials/* givenKey */.xy)(),
    }, 'command line');
    const { report, save } = await runSweep(settings, {
        organisation: values.org ?? null,
        repos: values.repos ?? null,
        include: values.include ?? '',
        exclude: values.exclude ?? '',
        archived: values.archived !== undefined,
        forks: values.forks !== undefined,
    }, {
        access: github_repository/* githubAccess */.Y,
        exportPorts: (0,local_ports/* localExportPorts */.IK)(log, progress),
        log,
        screen: progress,
        redact,
    });
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
    const noticed = outcomes.filter(({ kind, broken: count }) => kind === 'notice' && count > 0);
    const sound = outcomes.filter(({ broken: count }) => count === 0);
    const lines = [
        `${origin}: ${lengths.servers} servers, ${lengths.scores} scores, ${lengths.findings} findings in ${(0,phrase/* byteSize */.mz)(bytes)}`,
        `generated at ${shown(head.generated_at)}, schema ${shown(head.schema_version)}, rubric ${shown(head.rubric_version)}`,
        '',
        ...broken.flatMap((outcome) => linesOf('BROKEN', outcome)),
        ...noticed.flatMap((outcome) => linesOf('remark', outcome)),
        ...sound.map(({ rule, checked }) => `ok      ${rule} (${checked} checked)`),
        '',
        broken.length === 0
            ? 'The export meets its contract.'
            : `The export does not match its contract: ${(0,words/* plural */.LS)(broken.length, 'rule')} of ${outcomes.filter(({ kind }) => kind === 'contract').length}.`,
    ];
    return `${lines.map(report_text.logLine).join('\n')}\n`;
}
/** The rules of the contract that do not hold. */
function brokenRules(outcomes) {
    return outcomes.filter(({ kind, broken }) => kind === 'contract' && broken > 0);
}
function linesOf(label, { rule, requirement, checked, broken, examples }) {
    const more = broken - examples.length;
    return [
        `${label}  ${rule}: ${broken} of ${checked}. Expected: ${requirement}`,
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
    { field: 'schema_version', requirement: 'a text', schema: schemas/* string */.YjP().min(1) },
    { field: 'rubric_version', requirement: 'a version with three parts', schema: rubric },
    {
        field: 'generated_at',
        requirement: 'a time in ISO 8601, UTC, with milliseconds',
        schema: timestamp,
    },
    {
        field: 'counts',
        requirement: 'the integers servers, scores and findings',
        schema: schemas/* looseObject */._H3({ servers: total, scores: total, findings: total }),
    },
];
/** Sections 2.2 to 2.4: the elements of the three arrays. */
const fieldRules = {
    servers: [
        {
            field: 'id',
            requirement: 'a string that begins with srv-',
            schema: schemas/* string */.YjP().regex(/^srv-./),
        },
        { field: 'name', requirement: 'a text', schema: schemas/* string */.YjP().min(1) },
        {
            field: 'publisher',
            requirement: 'an object with namespace (a string) and verified (true or false)',
            schema: schemas/* looseObject */._H3({ namespace: schemas/* string */.YjP(), verified: schemas/* boolean */.zMY() }),
        },
        { field: 'package_refs', requirement: 'a list', schema: schemas/* array */.YOg(schemas/* unknown */.L5J()) },
        { field: 'versions', requirement: 'a list', schema: schemas/* array */.YOg(schemas/* unknown */.L5J()) },
        { field: 'categories', requirement: 'a list', schema: schemas/* array */.YOg(schemas/* unknown */.L5J()) },
    ],
    scores: [
        { field: 'server', requirement: 'the id of a server', schema: schemas/* string */.YjP().min(1) },
        { field: 'version', requirement: 'a text', schema: schemas/* string */.YjP().min(1) },
        {
            field: 'score',
            requirement: 'an integer from 0 to 100, or null',
            schema: schemas/* int */.Whr().min(0).max(100).nullable(),
        },
        {
            field: 'grade',
            requirement: 'a letter from A to F, optionally with + or -',
            schema: schemas/* string */.YjP().regex(/^[A-F][+-]?$/),
        },
        { field: 'findings', requirement: 'a list of references', schema: schemas/* array */.YOg(schemas/* unknown */.L5J()) },
        { field: 'rubric_version', requirement: 'a version with three parts', schema: rubric },
        { field: 'generated_at', requirement: 'a time in ISO 8601', schema: isoTime },
    ],
    findings: [
        {
            field: 'result',
            requirement: 'pass, warn, fail or unscannable',
            schema: schemas/* enum */.k5n(schema/* findingResults */.O2),
        },
        {
            field: 'evidence',
            requirement: 'present',
            schema: schemas/* unknown */.L5J().refine((value) => value != null),
        },
        {
            field: 'weight',
            requirement: 'present',
            schema: schemas/* unknown */.L5J().refine((value) => value != null),
        },
    ],
};
/** Rules of the contract on several fields at once, in words. */
const jointRules = {
    'counts add up': 'counts are the numbers of servers, scores and findings in the file',
    'server ids are unique': 'no two servers have the same id',
    'one score for a version': 'there is one score report for a server and version',
    'scores have a server': 'the server of a score is the id of a server in the file',
    'null means unscannable': 'a score is null exactly when its version is unscannable: it has an unscannable finding, and a scored version has others',
    'below 75 is below B': 'a score below 75 has no grade of B or better',
    'references can be read': 'every reference of a score is an id, a place, a pointer or a finding',
    'references lead to findings': 'every reference of a score leads to a finding in the file',
    'finding ids are unique': 'no two findings have the same id',
};
/** What the contract permits and the gate cannot use: worth a look, but not a violation. */
const notices = {
    'package references can be read': 'every package reference has a spelling that the gate knows; servers are found by them',
    'versions are understood': 'every version is a string, or an object with one',
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
    const outcomeOf = (kind, rule, requirement) => {
        const { checked, broken, examples } = counted.get(rule) ?? unchecked;
        return { rule, requirement, kind, checked, broken, examples };
    };
    return {
        field: (rule, holds, pointer, field, value) => count(rule, holds, `${pointer}/${field}`, value === undefined ? 'missing' : value),
        joint: count,
        notice: count,
        outcomes: () => [
            ...headRules.map(({ field, requirement }) => outcomeOf('contract', field, requirement)),
            ...export_splitter/* sections */.V0.flatMap((section) => fieldRules[section].map(({ field, requirement }) => outcomeOf('contract', `${section}[].${field}`, requirement))),
            ...Object.entries(jointRules).map(([rule, requirement]) => outcomeOf('contract', rule, requirement)),
            ...Object.entries(notices).map(([rule, requirement]) => outcomeOf('notice', rule, requirement)),
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
                const isNew = ids.add((0,text_table/* wideHash */.Ec)(id), position);
                tally.joint('server ids are unique', isNew, `${pointer}/id`, id);
            }
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
        const read = readReference(reference);
        tally.joint('references can be read', read !== null, pointer, reference);
        if (read?.kind === 'inline') {
            validateFields(tally, 'findings', read.raw, pointer);
            return flagOf(read.raw);
        }
        if (read !== null) {
            references.add(encodeReference(read, typeof reference === 'number'));
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
            servers.add(typeof server === 'string' ? (0,text_table/* wideHash */.Ec)(server) : 0);
            if (typeof server === 'string' && typeof version === 'string') {
                const isNew = versions.add((0,text_table/* wideHash */.Ec)(`${server}\n${version}`), position);
                tally.joint('one score for a version', isNew, pointer, `${server} ${version}`);
            }
            const [score, grade] = [(0,fields/* ownValue */.e)(raw, 'score'), (0,fields/* ownValue */.e)(raw, 'grade')];
            if (typeof score === 'number' && typeof grade === 'string') {
                const holds = score >= 75 || !/^[AB]/.test(grade);
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
                const isNew = ids.add((0,text_table/* wideHash */.Ec)(id), position);
                tally.joint('finding ids are unique', isNew, pointer, id);
            }
            tally.notice('findings name their check', (0,schema/* readCheck */.jc)(raw) !== null, pointer, raw);
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
    scores.references.forEach((reference, at) => {
        const score = scores.owners.at(at);
        const position = positionOf(reference, findings.ids, hasNumericIds);
        const flag = findingFlags[position];
        const leads = flag !== undefined;
        tally.joint('references lead to findings', leads, `/scores/${score}/findings`, null);
        if (!leads)
            return;
        referred[position] = 1;
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
/** Reads a reference as the gate does. A number that is no position may still be an id. */
function readReference(reference) {
    const read = (0,schema/* readFindingReference */.h7)(reference);
    if (read !== null || typeof reference !== 'number')
        return read;
    return { kind: 'id', id: String(reference) };
}
/**
 * Encodes a reference as one number: an id as its hash, a position as a negative number, which is even
 * for a bare number and odd for any other spelling.
 */
function encodeReference(read, isBare) {
    if (read.kind === 'id')
        return (0,text_table/* wideHash */.Ec)(read.id);
    // No export has that many findings, and larger values would lose precision.
    const position = Math.min(read.index, 2 ** 51);
    return -1 - (2 * position + (isBare ? 1 : 0));
}
/** The position of the finding that an encoded reference leads to; -1 if there is none. */
function positionOf(reference, findingIds, hasNumericIds) {
    if (reference >= 0)
        return findingIds.get(reference);
    const position = Math.floor((-1 - reference) / 2);
    const isBare = (-1 - reference) % 2 === 1;
    // A bare number is an id if findings use numbers as ids, otherwise a position.
    return isBare && hasNumericIds ? findingIds.get((0,text_table/* wideHash */.Ec)(String(position))) : position;
}
/** The elements of a field that is a list, with their indexes; none if it is no list. */
function listOf(raw, field) {
    const list = (0,fields/* ownValue */.e)(raw, field);
    return Array.isArray(list) ? list.entries() : [];
}

;// CONCATENATED MODULE: ./build/run/validate-export.js



/**
 * Validates an export against its contract while it is streamed.
 *
 * @param what path of a file, base URL of the service, or address of the export
 * @param service the API key of the service, and the time limit for the whole download, such as `5m`
 * @throws GateError if it cannot be downloaded or read, or is not an export
 */
async function validate(what, service, ports) {
    let validator = createValidator();
    const isAddress = /^https?:\/\//i.test(what);
    try {
        if (isAddress) {
            await download(what, service, ports, () => {
                // Every attempt starts over.
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
        __webpack_require__.e(/* import() */ 192).then(__webpack_require__.bind(__webpack_require__, 57811)),
        Promise.all(/* import() */[__webpack_require__.e(3221), __webpack_require__.e(2670), __webpack_require__.e(5248)]).then(__webpack_require__.bind(__webpack_require__, 84663)),
    ]);
    const base = address.endsWith(exportPath) ? address.slice(0, -exportPath.length) : address;
    const settings = readSettings({ 'api-key': apiKey, 'base-url': base, timeout }, 'command line');
    await downloadExport(await serviceOf(settings, ports.explainMissingKey), ports, receive);
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

/***/ 56253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AZ: () => (/* binding */ explainMissingVariable),
/* harmony export */   bU: () => (/* binding */ githubToken),
/* harmony export */   xy: () => (/* binding */ givenKey)
/* harmony export */ });
/** The API key from the environment; empty if there is none. */
function givenKey() {
    return process.env['MCP_GRADE_GATE_API_KEY']?.trim() ?? '';
}
/** The token for GitHub's API from the environment; empty if there is none. */
function githubToken() {
    return (process.env['GITHUB_TOKEN'] || process.env['GH_TOKEN'] || '').trim();
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
/* harmony export */   ER: () => (/* binding */ localPorts),
/* harmony export */   IK: () => (/* binding */ localExportPorts),
/* harmony export */   h_: () => (/* binding */ openRepository)
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
/* harmony import */ var _github_base_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2397);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(27405);
/* harmony import */ var _credentials_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(56253);












/** The ports of a run on the command line, with the user's cache folder. */
function localPorts({ base, config }, { folder, commits, files: head }, log, progress) {
    return {
        ...localExportPorts(log, progress),
        folder,
        head: config === null ? head : { ...head, readFile: (path) => readNamed(path, head, config) },
        findBase: () => findBase(base, config, commits),
        async openRepository(repository) {
            const { openGitHubCommits } = await Promise.all(/* import() */[__webpack_require__.e(4942), __webpack_require__.e(6483), __webpack_require__.e(5215), __webpack_require__.e(717)]).then(__webpack_require__.bind(__webpack_require__, 30717));
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
        ..._clock_js__WEBPACK_IMPORTED_MODULE_10__/* .clock */ .p,
        log,
        ...(progress === null ? {} : { progress }),
        readChunks: _files_chunks_js__WEBPACK_IMPORTED_MODULE_6__/* .readChunks */ .z,
        createStore() {
            try {
                return (0,_export_store_file_js__WEBPACK_IMPORTED_MODULE_4__/* .createStoreFile */ .K)(cacheFolder());
            }
            catch (error) {
                log(`Cache: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .causeOf */ .rl)(error)} A temporary file is used instead.`);
                return (0,_export_store_file_js__WEBPACK_IMPORTED_MODULE_4__/* .createStoreFile */ .K)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)());
            }
        },
        cache: (0,_export_cache_js__WEBPACK_IMPORTED_MODULE_3__/* .folderCache */ .Pv)(cacheFolder(), log),
        event: 'local',
        platform: `${process.platform}-${process.arch}`,
        explainMissingKey: _credentials_js__WEBPACK_IMPORTED_MODULE_11__/* .explainMissingVariable */ .AZ,
    };
}
/**
 * Opens the folder or the repository that a command line names; the log says what cannot be seen.
 *
 * @throws Error if there is none
 */
async function openRepository({ argument, values: { repo } }, log) {
    if (repo === undefined)
        return openFolder(argument, log);
    const { openGitHubRepository } = await Promise.all(/* import() */[__webpack_require__.e(4942), __webpack_require__.e(6483), __webpack_require__.e(5215), __webpack_require__.e(717)]).then(__webpack_require__.bind(__webpack_require__, 30717));
    return openGitHubRepository(repo, log);
}
async function openFolder(dir, log) {
    const path = await existingFolder(dir);
    const root = await repositoryOf(path);
    const git = await (0,_files_git_js__WEBPACK_IMPORTED_MODULE_8__/* .openGit */ .z)(root);
    const isOpen = !('reason' in git);
    const files = isOpen ? await git.workingFiles() : null;
    if (files === null && (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.git')).catch(() => null)) !== null) {
        const reason = isOpen ? 'its index is damaged' : git.reason;
        log(`The checkout cannot be read (${reason}): only what is on the disk is judged, without files that a sparse checkout leaves out.`);
    }
    return {
        folder: pathInCheckout(root, path),
        commits: isOpen ? git : null,
        files: files ?? (0,_files_disk_js__WEBPACK_IMPORTED_MODULE_7__/* .diskSource */ .j)(root),
        close: () => (isOpen ? git.close() : undefined),
    };
}
/**
 * The real path of a folder.
 *
 * @throws Error if there is no such folder
 */
async function existingFolder(dir) {
    const path = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(dir)).catch(() => null);
    if (path === null || !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).isDirectory()) {
        throw new Error(`${dir} is not a readable folder`);
    }
    return path;
}
/** The checkout that contains a folder, or the folder itself if there is none. */
async function repositoryOf(folder) {
    for (let at = folder;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at)) {
        const isRoot = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(at, '.git')).then(() => true, () => false);
        if (isRoot)
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
    const found = await (0,_github_base_js__WEBPACK_IMPORTED_MODULE_9__/* .findLocalBase */ .or)(base, commits);
    if (base !== null && found.base === null) {
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue('no-base', `--base: ${found.missing}.`, 'Name a commit that exists in this repository.');
    }
    // A policy that the user names applies, whatever the base has.
    return config === null ? found : { ...found, policy: null, needsPolicy: false };
}
/** Reads a file of the repository, or the policy that the command line names, which may be anywhere. */
async function readNamed(path, head, config) {
    if (path !== config)
        return head.readFile(path);
    try {
        return { text: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(config, 'utf8') };
    }
    catch (error) {
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_5__/* .GateError */ .ue('no-policy-file', `The policy file ${config} cannot be read: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .causeOf */ .rl)(error)}.`, 'Check the path: it is relative to the current folder.');
    }
}
/** The user's cache folder, by the conventions of the operating system. */
function cacheFolder() {
    const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(XDG_CACHE_HOME || LOCALAPPDATA || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), '.cache'), 'mcp-grade-gate');
}


/***/ }),

/***/ 65411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kn: () => (/* binding */ writeOutputs),
/* harmony export */   es: () => (/* binding */ openLines)
/* harmony export */ });
/* unused harmony export terminalOptions */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59874);



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
 * @throws GateError `no-output` if a file cannot be written
 */
async function writeOutputs(outputs, render) {
    const { format: shown } = outputs.find(({ file }) => file === null) ?? { format: 'table' };
    process.stdout.write(await render(shown, terminalOptions(process.stdout), null));
    for (const { format, file } of outputs) {
        if (file === null)
            continue;
        const text = await render(format, { paint: (_, plain) => plain, width: null }, file);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(file, text).catch((error) => {
            throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('no-output', `The ${format} output cannot be written: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .causeOf */ .rl)(error)}.`, 'Name a file in a folder that exists: its path is relative to the current folder.');
        });
    }
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
/* harmony export */   ky: () => (/* binding */ wrapped),
/* harmony export */   uW: () => (/* binding */ section)
/* harmony export */ });
/* harmony import */ var string_width__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94668);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13920);


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
/**
 * A line broken at spaces. The lines that follow are indented by two more, or to the words of a bullet.
 * A word that is wider than the line stays whole, so that it can be copied.
 */
function wrapped(line, width) {
    if (width === null || (0,string_width__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(line) <= width)
        return [line];
    const [bullet = ''] = /^\s*(?:• )?/.exec(line) ?? [];
    const indent = ' '.repeat(bullet.endsWith('• ') ? bullet.length : bullet.length + 2);
    const [first = '', ...words] = line.slice(bullet.length).split(' ');
    const lines = [];
    let current = bullet + first;
    let taken = (0,string_width__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(current);
    for (const word of words) {
        const more = (0,string_width__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(word);
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

/***/ 19527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ sweepCounts),
/* harmony export */   Bq: () => (/* binding */ serversOfMany),
/* harmony export */   DI: () => (/* binding */ isFailing)
/* harmony export */ });
/* unused harmony export withoutGrades */
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76234);

/** The servers, each once: the worst first, and of those that are equally bad the most widespread. */
function serversOfMany(servers) {
    const groups = Map.groupBy(servers, ({ key }) => key).values();
    return groups
        .map((group) => {
        const places = group.toSorted((a, b) => rank(b) - rank(a));
        const [shown] = places;
        const repositories = new Set(places.map(({ entry }) => entry.repository)).size;
        return { shown, verdict: shown.entry.verdict ?? 'pass', places, repositories };
    })
        .toArray()
        .sort((a, b) => rank(b.shown) - rank(a.shown) ||
        b.repositories - a.repositories ||
        (a.shown.name < b.shown.name ? -1 : 1));
}
function rank({ entry }) {
    return _policy_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO[entry.verdict ?? 'pass'];
}
/** Whether it is among what fails, or could not be judged. */
function isFailing({ level, waived }) {
    return level !== 'warn' && waived === null;
}
/** What is counted of a sweep. */
function sweepCounts({ repositories, leftOut, servers, }) {
    const having = (status) => repositories.filter((each) => each.status === status);
    const read = having('read');
    const verdicts = serversOfMany(servers).map(({ verdict }) => verdict);
    return {
        listed: repositories.length + leftOut.archived + leftOut.forks + leftOut.byPattern,
        read: read.length,
        empty: having('empty').length,
        notRead: having('not-read').length,
        notReadYet: having('not-read-yet').length,
        withServers: new Set(servers.map(({ entry }) => entry.repository)).size,
        servers: verdicts.length,
        places: servers.length,
        failing: read.filter(({ verdict }) => verdict === 'fail').length,
        undecided: read.filter(({ verdict }) => verdict === 'error').length,
        failedServers: verdicts.filter((verdict) => verdict === 'fail').length,
    };
}
/**
 * A report for places where no grades may be shown, such as a public repository: neither grades nor
 * anything that tells them, nor names of repositories, which may be private. What is left are numbers of
 * what was read, and whether something fails. Fields that are added to a report have to be decided on
 * here.
 */
function withoutGrades(report) {
    const { toolVersion, at, organisation, verdict, failure, leftOut, last, requests } = report;
    const { listed, read, empty, notRead, notReadYet, withServers, servers, places } = report.counts;
    return {
        ...{ toolVersion, at, organisation, verdict, failure, leftOut, last, requests },
        export: report.export,
        isWithheld: true,
        counts: {
            ...{ listed, read, empty, notRead, notReadYet, withServers, servers, places },
            ...{ failing: null, undecided: null, failedServers: null },
        },
        repositories: [],
        servers: [],
        gone: [],
        notices: [],
    };
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
            const { renderSweepJson } = await Promise.all(/* import() */[__webpack_require__.e(3884), __webpack_require__.e(2857), __webpack_require__.e(6274), __webpack_require__.e(7738), __webpack_require__.e(8768)]).then(__webpack_require__.bind(__webpack_require__, 79894));
            return renderSweepJson(report, redact);
        },
    },
    'ndjson-file': {
        format: 'ndjson',
        what: 'the report as lines of JSON',
        fallback: 'sweep.ndjson',
        render: async (report, redact) => {
            const { renderSweepLines } = await Promise.all(/* import() */[__webpack_require__.e(3884), __webpack_require__.e(2857), __webpack_require__.e(6274), __webpack_require__.e(7738), __webpack_require__.e(8768)]).then(__webpack_require__.bind(__webpack_require__, 79894));
            return renderSweepLines(report, redact);
        },
    },
};
/** The form with a name on the command line; undefined if there is none. */
function sweepOutput(format) {
    return Object.values(sweepOutputs).find((each) => each.format === format);
}


/***/ }),

/***/ 79894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderSweepJson: () => (/* binding */ renderSweepJson),
  renderSweepLines: () => (/* binding */ renderSweepLines)
});

// EXTERNAL MODULE: ./build/report/fit.js
var fit = __webpack_require__(29848);
// EXTERNAL MODULE: ./build/report/json/document.js
var json_document = __webpack_require__(7249);
// EXTERNAL MODULE: ./build/report/json/entries.js
var entries = __webpack_require__(75722);
// EXTERNAL MODULE: ./build/report/redact.js
var report_redact = __webpack_require__(17234);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/sweep/counts.js
var counts = __webpack_require__(19527);
// EXTERNAL MODULE: ./build/grading/grade.js
var grading_grade = __webpack_require__(9748);
;// CONCATENATED MODULE: ./build/history/history.js
/** Why something about a server is new. `brought-in`: by a commit. */
const causes = ['brought-in', 'graded-anew', 'rubric-changed', 'policy-changed'];

;// CONCATENATED MODULE: ./build/sweep/edits.js

const mostVersions = 5;
const mostAdvice = 3;
/**
 * The edits that clear what fails, those that clear the most places first: the same server to the same
 * version that passes, or else what the rules advise for it. A version is proved to pass by its policy,
 * so that it clears all that fails in its places; the other edits need somebody to decide.
 */
function clearingEdits({ servers, repositories }) {
    const all = [
        ...servers.flatMap(clearedServer),
        ...repositories.flatMap(({ name, problems }) => problems.filter(counts/* isFailing */.DI).map((problem) => ({
            // What is about no file is the same in all repositories.
            key: [problem.rule, problem.file === null ? problem.advice : [name, problem.file]],
            ...{ kind: 'other', name: problem.file, to: null, repository: name, version: null },
            problems: [problem],
        }))),
    ];
    const groups = Map.groupBy(all, ({ key }) => JSON.stringify(key));
    return [...groups.values()]
        .flatMap((same) => same.slice(0, 1).map((first) => editOf(first, same)))
        .sort((a, b) => b.places - a.places || b.repositories - a.repositories);
}
function clearedServer({ name, version, entry }) {
    const problems = entry.problems.filter(counts/* isFailing */.DI);
    if (problems.length === 0)
        return [];
    const { type, remedy: to, repository } = entry;
    // Code of one repository is not that of another, whatever it is called.
    const owner = type === 'local' || type === 'unidentified' ? repository : null;
    const rules = [...new Set(problems.map(({ rule }) => rule))].sort();
    const key = [owner, type, name, to?.version ?? rules];
    const kind = to === null ? 'other' : 'version';
    return [{ key, kind, name, to, repository, version, problems }];
}
function editOf({ kind, name, to, repository }, same) {
    const problems = same.flatMap((each) => each.problems);
    const advice = kind === 'version' ? [] : problems.map((each) => each.advice);
    const firsts = (texts, most) => [...new Set(texts)].filter((text) => text !== '').slice(0, most);
    return {
        ...{ kind, name, to },
        from: firsts(same.flatMap(({ version }) => version ?? []), mostVersions),
        advice: firsts(advice, mostAdvice),
        rules: [...new Set(problems.map(({ rule }) => rule))],
        places: same.length,
        repositories: new Set(same.map((each) => each.repository)).size,
        example: repository,
    };
}

;// CONCATENATED MODULE: ./build/sweep/overview.js




/** The classes of reach: servers of one repository, of 2 to 9, of 10 to 99, and of more. */
const reaches = (/* unused pure expression or super */ null && (['1', '2-9', '10-99', '100+']));
/** Scores below this are low: the lower end of grade B. */
const lowScore = 75;
/** In how many days at most the waivers end that are listed. */
const endingDays = 30;
const mostEdits = 10;
const mostExposed = 10;
const mostTeams = 100;
const mostWaivers = 100;
/** Null for a report without grades. */
function sweepOverview(report) {
    if (report.isWithheld)
        return null;
    const { servers } = report;
    const grouped = (0,counts/* serversOfMany */.Bq)(servers);
    const edits = clearingEdits(report);
    const pins = servers.map(({ entry }) => entry.isPinned);
    return {
        grades: gradeCounts(grouped),
        rules: ruleCounts(report),
        teams: firstOf(teamCounts(report), mostTeams),
        pinned: pins.filter((isPinned) => isPinned === true).length,
        unpinned: pins.filter((isPinned) => isPinned === false).length,
        news: report.last === null ? null : newsOf(servers),
        exposure: firstOf(exposedServers(grouped), mostExposed),
        waivers: firstOf(endingWaivers(report), mostWaivers),
        edits: firstOf(edits, mostEdits),
    };
}
function firstOf(all, most) {
    return { total: all.length, first: all.slice(0, most) };
}
function gradeCounts(servers) {
    const groups = Map.groupBy(servers, ({ shown }) => gradeClass(shown.entry.grade));
    return [...groups]
        .sort(([a], [b]) => rankOf(a) - rankOf(b))
        .map(([grade, same]) => {
        const byReach = { '1': 0, '2-9': 0, '10-99': 0, '100+': 0 };
        for (const { repositories } of same)
            byReach[reachOf(repositories)] += 1;
        const places = same.reduce((sum, each) => sum + each.places.length, 0);
        return { grade, servers: same.length, places, byReach };
    });
}
/** The letter of a grade; a text that is none is a stranger's. */
function gradeClass(grade) {
    if (grade === null)
        return null;
    return (0,grading_grade/* letterRank */.HQ)(grade) === null ? 'other' : grade.trim().slice(0, 1);
}
function rankOf(grade) {
    return grade === null ? 101 : ((0,grading_grade/* letterRank */.HQ)(grade) ?? 100);
}
function reachOf(repositories) {
    if (repositories === 1)
        return '1';
    return repositories < 10 ? '2-9' : repositories < 100 ? '10-99' : '100+';
}
function failuresOf({ servers, repositories }) {
    const rulesOf = (problems) => [
        ...new Set(problems.filter(counts/* isFailing */.DI).map(({ rule }) => rule)),
    ];
    return [
        ...servers.map(({ entry: { repository, problems, owners } }) => ({
            ...{ repository, owners },
            rules: rulesOf(problems),
        })),
        ...repositories.flatMap(({ name, problems }) => problems.map((problem) => ({
            ...{ repository: name, owners: problem.owners },
            rules: rulesOf([problem]),
        }))),
    ].filter(({ rules }) => rules.length > 0);
}
function ruleCounts(report) {
    const all = failuresOf(report).flatMap((each) => each.rules.map((key) => ({ key, ...each })));
    return countedBy(all).map(({ key, ...count }) => ({ rule: key, ...count }));
}
function teamCounts(report) {
    const all = failuresOf(report).flatMap(({ owners, repository }) => (owners.length === 0 ? [null] : owners).map((key) => ({ key, repository })));
    return countedBy(all).map(({ key, ...count }) => ({ team: key, ...count }));
}
/** The places and repositories of each key, the most places first. */
function countedBy(all) {
    return [...Map.groupBy(all, ({ key }) => key)]
        .map(([key, same]) => ({
        key,
        places: same.length,
        repositories: new Set(same.map(({ repository }) => repository)).size,
    }))
        .sort((a, b) => b.places - a.places || (`${a.key}` < `${b.key}` ? -1 : 1));
}
function newsOf(servers) {
    const of = (cause) => {
        const places = servers.filter(({ entry }) => entry.history?.news === cause);
        const failing = places.filter(({ entry }) => entry.problems.some(counts/* isFailing */.DI)).length;
        return { places: places.length, failing };
    };
    return Object.fromEntries(causes.map((cause) => [cause, of(cause)]));
}
function exposedServers(servers) {
    return servers
        .flatMap(({ shown, repositories }) => {
        const { name, version, grade, entry } = shown;
        const { score } = entry;
        if (score === null || score >= lowScore)
            return [];
        return { name, version, grade, score, repositories, exposure: (100 - score) * repositories };
    })
        .sort((a, b) => b.exposure - a.exposure);
}
/** A waiver of the organisation is one, in however many repositories it is in use. */
function endingWaivers({ repositories }) {
    const all = repositories.flatMap(({ name, waivers }) => waivers
        .filter(({ daysLeft }) => daysLeft <= endingDays)
        .map((waiver) => ({ ...waiver, repository: waiver.writtenIn === null ? null : name })));
    const groups = Map.groupBy(all, ({ covers, ...waiver }) => JSON.stringify(waiver));
    return [...groups.values()]
        .flatMap((same) => {
        const covers = same.reduce((sum, each) => sum + each.covers, 0);
        return same.slice(0, 1).map((waiver) => ({ ...waiver, covers }));
    })
        .sort((a, b) => a.daysLeft - b.daysLeft);
}

;// CONCATENATED MODULE: ./build/sweep/render-json.js







/** Nobody reads more, and repositories could make it longer than a string may be. */
const maxBytes = 100_000_000;
/** The JSON report of a sweep, `sweepVersion` 1. */
function renderSweepJson(report, redact, most = maxBytes) {
    const write = (value) => (0,report_redact.redactJson)((0,report_text.json)(value), redact).trimEnd();
    const { repositories, servers, gone } = listsOf(report);
    return (0,fit/* firstThatFits */.e)(['nothing', 'entries'], (omitted) => (0,fit/* joinWithin */.U)((0,json_document/* documentParts */.k)(headOf(report, omitted), { repositories, servers, gone }, mostOfList(omitted, most), write), most));
}
/** The report as lines of JSON, each with its `kind`: one of the whole, then one for each entry. */
function renderSweepLines(report, redact, most = maxBytes) {
    const write = (kind, value) => `${(0,report_redact.redactJson)((0,report_text.json)({ kind, ...value }, 0), redact, 0).trimEnd()}\n`;
    const { repositories, servers, gone } = listsOf(report);
    const lists = { repository: repositories, server: servers, gone };
    return (0,fit/* firstThatFits */.e)(['nothing', 'entries'], (omitted) => {
        function* lines() {
            yield write('sweep', headOf(report, omitted));
            for (const [kind, entries] of Object.entries(lists)) {
                let left = mostOfList(omitted, most);
                for (const entry of entries) {
                    const line = write(kind, entry);
                    const size = Buffer.byteLength(line);
                    if (size > left)
                        continue;
                    left -= size;
                    yield line;
                }
            }
        }
        return (0,fit/* joinWithin */.U)(lines(), most);
    });
}
function listsOf(report) {
    const groups = (0,counts/* serversOfMany */.Bq)(report.servers);
    const servers = groups.flatMap(({ places }) => places.map(({ entry }) => entry));
    return { repositories: report.repositories, servers, gone: report.gone };
}
function mostOfList(omitted, most) {
    return omitted === 'nothing' ? Number.POSITIVE_INFINITY : most * 0.3;
}
function headOf(report, omitted) {
    const { failure, counts, leftOut, isWithheld } = report;
    const overview = sweepOverview(report);
    return {
        sweepVersion: 1,
        verdict: report.verdict,
        ...(failure === null ? {} : { error: (0,entries/* errorEntry */.Nb)(failure) }),
        ...{ counts, leftOut, omitted },
        grades: isWithheld ? 'withheld' : 'shown',
        overview: overview,
        run: {
            version: report.toolVersion,
            at: new Date(report.at).toISOString(),
            organisation: report.organisation,
            requests: report.requests,
            notices: [...report.notices],
            last: report.last,
        },
        export: (0,entries/* exportEntry */.N)(report.export),
    };
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
