export const id = 9875;
export const ids = [9875,6691];
export const modules = {

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
// EXTERNAL MODULE: ./build/run/run.js + 15 modules
var run = __webpack_require__(28256);
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

/***/ 6691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   purlOf: () => (/* binding */ purlOf)
/* harmony export */ });
/* harmony import */ var packageurl_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87091);

/**
 * The package URL of a dependency, for display and patterns, never as an identity (a purl loses
 * the registry of an image and the case of an npm name). Null where the type has no purl.
 * Source: the purl specification.
 */
function purlOf({ type, name, version, digest }) {
    if (name === null)
        return null;
    const slash = name.lastIndexOf('/');
    const namespace = slash < 0 ? undefined : name.slice(0, slash);
    const last = name.slice(slash + 1);
    try {
        switch (type) {
            case 'npm':
            case 'golang':
            case 'jsr':
                return new packageurl_js__WEBPACK_IMPORTED_MODULE_0__.PackageURL(type, namespace, last, version ?? undefined).toString();
            case 'pypi':
            case 'nuget':
                return new packageurl_js__WEBPACK_IMPORTED_MODULE_0__.PackageURL(type, undefined, name, version ?? undefined).toString();
            case 'oci': {
                const tag = version !== null && version !== digest ? { tag: version } : {};
                const qualifiers = { repository_url: name, ...tag };
                return new packageurl_js__WEBPACK_IMPORTED_MODULE_0__.PackageURL('oci', undefined, last, digest ?? undefined, qualifiers).toString();
            }
            case 'git':
            case 'remote':
            case 'registry':
            case 'local':
            case 'unidentified':
                return null;
        }
    }
    catch {
        // A name that the purl specification does not admit has no purl; the identity stands without.
        return null;
    }
}


/***/ }),

/***/ 47785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ leven)
/* harmony export */ });
/* unused harmony export closestMatch */
const array = [];
const characterCodeCache = [];

function leven(first, second, options) {
	if (first === second) {
		return 0;
	}

	const maxDistance = options?.maxDistance;
	const swap = first;

	// Swapping the strings if `a` is longer than `b` so we know which one is the
	// shortest & which one is the longest
	if (first.length > second.length) {
		first = second;
		second = swap;
	}

	let firstLength = first.length;
	let secondLength = second.length;

	// Performing suffix trimming:
	// We can linearly drop suffix common to both strings since they
	// don't increase distance at all
	// Note: `~-` is the bitwise way to perform a `- 1` operation
	while (firstLength > 0 && (first.charCodeAt(~-firstLength) === second.charCodeAt(~-secondLength))) {
		firstLength--;
		secondLength--;
	}

	// Performing prefix trimming
	// We can linearly drop prefix common to both strings since they
	// don't increase distance at all
	let start = 0;

	while (start < firstLength && (first.charCodeAt(start) === second.charCodeAt(start))) {
		start++;
	}

	firstLength -= start;
	secondLength -= start;

	// Early termination after trimming: if difference in length exceeds max distance
	if (maxDistance !== undefined && secondLength - firstLength > maxDistance) {
		return maxDistance;
	}

	if (firstLength === 0) {
		return maxDistance !== undefined && secondLength > maxDistance
			? maxDistance
			: secondLength;
	}

	let bCharacterCode;
	let result;
	let temporary;
	let temporary2;
	let index = 0;
	let index2 = 0;

	while (index < firstLength) {
		characterCodeCache[index] = first.charCodeAt(start + index);
		array[index] = ++index;
	}

	while (index2 < secondLength) {
		bCharacterCode = second.charCodeAt(start + index2);
		temporary = index2++;
		result = index2;

		for (index = 0; index < firstLength; index++) {
			temporary2 = bCharacterCode === characterCodeCache[index] ? temporary : temporary + 1;
			temporary = array[index];
			// eslint-disable-next-line no-multi-assign
			result = array[index] = temporary > result
				? (temporary2 > result ? result + 1 : temporary2)
				: (temporary2 > temporary ? temporary + 1 : temporary2);
		}

		// Early termination: if all values in current row exceed maxDistance
		if (maxDistance !== undefined) {
			let rowMinimum = result;
			for (index = 0; index < firstLength; index++) {
				if (array[index] < rowMinimum) {
					rowMinimum = array[index];
				}
			}

			if (rowMinimum > maxDistance) {
				return maxDistance;
			}
		}
	}

	// Bound arrays to avoid retaining large previous sizes
	array.length = firstLength;
	characterCodeCache.length = firstLength;

	return maxDistance !== undefined && result > maxDistance ? maxDistance : result;
}

function closestMatch(target, candidates, options) {
	if (!Array.isArray(candidates) || candidates.length === 0) {
		return undefined;
	}

	const userMax = options?.maxDistance;
	const targetLength = target.length;

	// Exact match fast-path
	for (const candidate of candidates) {
		if (candidate === target) {
			return candidate;
		}
	}

	if (userMax === 0) {
		return undefined;
	}

	let best;
	let bestDist = Number.POSITIVE_INFINITY;
	const seen = new Set();

	for (const candidate of candidates) {
		if (seen.has(candidate)) {
			continue;
		}

		seen.add(candidate);

		const lengthDiff = Math.abs(candidate.length - targetLength);
		if (lengthDiff >= bestDist) {
			continue;
		}

		if (userMax !== undefined && lengthDiff > userMax) {
			continue;
		}

		const cap = Number.isFinite(bestDist)
			? (userMax === undefined ? bestDist : Math.min(bestDist, userMax))
			: userMax;

		const distance = cap === undefined
			? leven(target, candidate)
			: leven(target, candidate, {maxDistance: cap});

		// Skip candidates that exceed the user's maximum distance
		if (userMax !== undefined && distance > userMax) {
			continue;
		}

		// If we got a capped result that equals the cap, we need the actual distance
		// for accurate comparison, but only if the cap was due to userMax
		let actualD = distance;
		if (cap !== undefined && distance === cap && cap === userMax) {
			actualD = leven(target, candidate);
		}

		if (actualD < bestDist) {
			bestDist = actualD;
			best = candidate;
			if (bestDist === 0) {
				break;
			}
		}
	}

	if (userMax !== undefined && bestDist > userMax) {
		return undefined;
	}

	return best;
}


/***/ })

};
