export const id = 1028;
export const ids = [1028,4611];
export const modules = {

/***/ 71028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAction: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/failure.js
var build_failure = __webpack_require__(59874);
// EXTERNAL MODULE: ./build/export/cache.js
var cache = __webpack_require__(46705);
// EXTERNAL MODULE: ./build/export/store-file.js
var store_file = __webpack_require__(73001);
;// CONCATENATED MODULE: ./build/export/actions-cache.js





/** A cache service that hangs must not hold up the verdict: in milliseconds, by what is transferred. */
const restorePatienceMs = { store: 120_000, names: 30_000, check: 15_000 };
/** A miss is answered at once; one that takes longer was trouble that the toolkit keeps to itself. */
const longestMissMs = 10_000;
/** Nobody waits for what is saved, but the job. */
const savePatienceMs = 600_000;
/**
 * The cache of GitHub Actions. `@actions/cache` is loaded when it is first used.
 *
 * @param folder absolute path of a folder of the runner's temporary one; it must be the same for
 *   saving and restoring, for the service keys an entry by its path too
 */
function actionsCache(folder, log) {
    const pathOf = (kind) => (0,external_node_path_.join)(folder, kind, 'export.sealed');
    let isOff = false;
    const bounded = async (doing, patienceMs, work) => {
        if (isOff)
            return null;
        let timer;
        const patience = new Promise((resolve) => {
            timer = setTimeout(() => {
                isOff = true;
                log(`Cache: ${doing} took too long; the cache is not used any further`);
                resolve(null);
            }, patienceMs);
        });
        try {
            return await Promise.race([work(), patience]);
        }
        catch (error) {
            log(`Cache: ${doing} failed: ${(0,build_failure/* causeOf */.r)(error)}`);
            return null;
        }
        finally {
            clearTimeout(timer);
        }
    };
    const save = async (kind, key, place) => {
        const entry = await bounded('saving', savePatienceMs, async () => {
            const { isFeatureAvailable, saveCache } = await __webpack_require__.e(/* import() */ 1691).then(__webpack_require__.bind(__webpack_require__, 61691));
            if (!isFeatureAvailable())
                return -1;
            await place(pathOf(kind));
            return saveCache([pathOf(kind)], key);
        });
        // -1: another job was first, or this run may not write; the toolkit has said so.
        return entry !== null && entry !== -1;
    };
    return {
        async restore(kind, key) {
            const path = pathOf(kind);
            const started = Date.now();
            const hit = await bounded('restoring', restorePatienceMs[kind], async () => {
                const { isFeatureAvailable, restoreCache } = await __webpack_require__.e(/* import() */ 1691).then(__webpack_require__.bind(__webpack_require__, 61691));
                if (!isFeatureAvailable())
                    return undefined;
                // What an earlier run left there is not what the service gives now.
                await (0,promises_.rm)(path, { force: true });
                return restoreCache([path], key);
            });
            if (hit == null && Date.now() - started > longestMissMs && !isOff) {
                isOff = true;
                log('Cache: the service seems to be in trouble; the cache is not used any further');
            }
            // The service matches keys by prefix: another entry is none of ours.
            return hit === key ? (0,store_file/* openStoreFile */.W)(path) : null;
        },
        async has(kind, key) {
            const hit = await bounded('looking for an entry', restorePatienceMs.check, async () => {
                const { isFeatureAvailable, restoreCache } = await __webpack_require__.e(/* import() */ 1691).then(__webpack_require__.bind(__webpack_require__, 61691));
                if (!isFeatureAvailable())
                    return undefined;
                return restoreCache([pathOf(kind)], key, [], { lookupOnly: true });
            });
            return hit === key;
        },
        saveStore: (key, file) => save('store', key, async (path) => file.moveTo(path)),
        saveNote: (kind, key, bytes) => save(kind, key, (path) => (0,cache/* writeWhole */.f8)(path, bytes)),
    };
}

// EXTERNAL MODULE: ./build/files/chunks.js
var chunks = __webpack_require__(11808);
// EXTERNAL MODULE: ./build/files/git.js + 3 modules
var files_git = __webpack_require__(49525);
// EXTERNAL MODULE: ./build/files/workspace.js
var files_workspace = __webpack_require__(73513);
// EXTERNAL MODULE: ./build/github/base.js
var base = __webpack_require__(2397);
// EXTERNAL MODULE: ./build/github/context.js
var context = __webpack_require__(9009);
// EXTERNAL MODULE: ./build/policy/verdict.js
var verdict = __webpack_require__(76234);
// EXTERNAL MODULE: ./build/report/redact.js
var report_redact = __webpack_require__(17234);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/run/run.js + 15 modules
var run = __webpack_require__(28256);
// EXTERNAL MODULE: ./build/settings/inputs.js
var settings_inputs = __webpack_require__(19511);
// EXTERNAL MODULE: ./build/settings/key.js
var key = __webpack_require__(3435);
// EXTERNAL MODULE: ./build/settings/policy-lines.js
var policy_lines = __webpack_require__(7606);
// EXTERNAL MODULE: ./build/settings/settings.js
var settings_settings = __webpack_require__(84663);
// EXTERNAL MODULE: ./build/entry/clock.js
var clock = __webpack_require__(27405);
// EXTERNAL MODULE: ./build/model.js
var model = __webpack_require__(25933);
// EXTERNAL MODULE: ./build/phrase.js
var phrase = __webpack_require__(59743);
// EXTERNAL MODULE: ./build/report/evidence.js
var evidence = __webpack_require__(14674);
// EXTERNAL MODULE: ./build/report/order.js
var order = __webpack_require__(11283);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/annotations.js





/** GitHub keeps 10 annotations per level and step, and cuts a message at 4,096 characters. */
const maxPerLevel = 10;
const maxCharacters = 4096;
/**
 * The annotations of a report: why it could not decide, then what was found, worst first, one per server
 * and rule, `unpinned` one per file; what was there before has none. What does not fit is counted in the last one, which points to the summary.
 *
 * @param prefix folder from the repository's root to the judged folder, empty or ending in `/`
 */
function annotationsOf(report, prefix) {
    const servers = report.servers.filter(({ isCounted }) => isCounted);
    const all = (0,order/* reportedProblems */.kO)(servers, report.problems)
        .filter(({ problem }) => problem.waived === null)
        .sort(order/* worstFirst */.md);
    const problems = groupUnpinned(all).map(({ rule, level, message, advice, findings, file, span }) => ({
        level: level === 'warn' ? 'warning' : 'error',
        title: `MCP Grade Gate: ${rule}`,
        message: withFindings((0,words/* plainSentence */.Gx)(message, advice), findings),
        file: file === null ? null : prefix + file,
        span,
    }));
    const notices = (0,words/* endingSoon */.Ng)(report).map((each) => ({
        level: 'notice',
        title: 'MCP Grade Gate: a waiver ends',
        message: (0,words/* plainSentence */.Gx)((0,words/* endingWords */.fg)(each)),
        file: each.waiver.writtenIn === null ? null : prefix + each.waiver.writtenIn,
        span: each.waiver.span,
    }));
    const { failure } = report;
    const { caution } = report.export;
    const annotations = [
        ...(failure === null ? [] : failureAnnotations(failure)),
        ...(caution === null ? [] : [cautionAnnotation(caution)]),
        ...problems,
        ...notices,
    ];
    return ['error', 'warning', 'notice'].flatMap((level) => {
        const ofLevel = annotations.filter((each) => each.level === level);
        if (ofLevel.length <= maxPerLevel)
            return ofLevel;
        const kept = ofLevel.slice(0, maxPerLevel - 1);
        const rest = {
            level,
            title: 'MCP Grade Gate',
            message: `and ${ofLevel.length - kept.length} more in the job summary`,
            file: null,
            span: null,
        };
        return [...kept, rest];
    });
}
function cautionAnnotation(caution) {
    const title = 'MCP Grade Gate: older export';
    return { level: 'warning', title, message: (0,report_text/* visible */.RK)(caution, 2500), file: null, span: null };
}
/** Faults of a policy say where they are: `file:line:column: what is wrong`. */
const placed = /^(?<file>[^:\n]+):(?<line>\d+):(?<column>\d+): (?<words>.*)$/s;
/**
 * The annotations of a run that could not decide: why, and what to do; where its details name lines of
 * a file of the change, each of the first on its line.
 */
function failureAnnotations(failure) {
    const { code, message, remedy, details } = failure;
    const title = `MCP Grade Gate: ${code}`;
    const lines = details.flatMap((detail) => {
        const { file = '', line, column, words = '' } = placed.exec(detail)?.groups ?? {};
        // A file of another branch has no line in this change.
        if (line === undefined || / of /.test(file))
            return [];
        const start = { line: Number(line), column: Number(column) };
        const span = { start, end: start };
        return [{ level: 'error', title, message: (0,report_text/* visible */.RK)(words, 2500), file, span }];
    });
    const whole = [];
    const sentences = [message, remedy].map((each) => (0,report_text/* visible */.RK)(each, 1000)).join(' ');
    for (const line of [sentences, ...details.map((each) => (0,report_text/* visible */.RK)(each, 1000))]) {
        if ([...whole, line].join('\n').length > maxCharacters - 100) {
            whole.push(`and ${details.length + 1 - whole.length} more in the job summary`);
            break;
        }
        whole.push(line);
    }
    return [
        { level: 'error', title, message: whole.join('\n'), file: null, span: null },
        ...lines.slice(0, maxPerLevel - 1),
    ];
}
/** Nearly every server is unpinned: one annotation per file names them all. */
function groupUnpinned(all) {
    const keyOf = ({ rule, level, file }) => rule === 'unpinned' ? JSON.stringify([level, file]) : null;
    const together = Map.groupBy(all, ({ problem }) => keyOf(problem));
    return all.flatMap((each) => {
        const { problem } = each;
        const key = keyOf(problem);
        if (key === null)
            return [problem];
        const same = together.get(key) ?? [];
        if (same[0] !== each)
            return [];
        const names = new Set(same.flatMap(({ server }) => (server === null ? [] : [(0,words/* nameOf */.Vb)(server)])));
        return [names.size > 1 ? unpinnedTogether(problem, [...names]) : problem];
    });
}
/** The problem of the first of several servers, told of all. */
function unpinnedTogether(first, names) {
    return {
        ...first,
        message: (0,phrase/* say */.cv) `${(0,phrase/* words */.aL)(String(names.length))} servers of this file are not pinned, so each start may fetch another version than the one judged: ${(0,phrase/* listed */.KE)(names)}.`,
        advice: (0,phrase/* say */.cv) `Pin exact versions; the job summary names them.`,
    };
}
/** Sentences first, then as many findings as fit whole. */
function withFindings(sentences, findings) {
    const lines = [sentences];
    const limit = maxCharacters - 100;
    let length = lines.join('\n').length;
    for (const [index, finding] of findings.entries()) {
        const line = `• ${(0,evidence/* findingLine */.mC)(finding, 600)}`;
        if (length + line.length + 1 > limit) {
            lines.push(`and ${findings.length - index} more findings in the job summary`);
            break;
        }
        lines.push(line);
        length += line.length + 1;
    }
    return lines.join('\n');
}

// EXTERNAL MODULE: ./build/report/files.js
var report_files = __webpack_require__(86376);
// EXTERNAL MODULE: ./build/report/summary.js
var summary = __webpack_require__(74611);
;// CONCATENATED MODULE: ./build/entry/publish.js










/*
 * How the action says what came out: annotations, job summary, files, outputs, the log, and where that
 * was asked for the pull request. Nothing of it decides anything.
 */
const docs = 'https://docs.github.com/actions';
/** Says everything that there is to say; one output that fails does not silence the others. */
async function publish(report, settings, redact, log) {
    const warn = (line) => {
        core/* warning */.$e(redact(line), { title: 'MCP Grade Gate: output' });
    };
    await attempt('writing the annotations', warn, () => annotate(report, settings, redact));
    const texts = new Map();
    const textOf = async (name) => {
        const text = texts.get(name) ?? (await report_files/* fileOutputs */.b[name].render(report, prefixOf(settings), redact));
        texts.set(name, text);
        return text;
    };
    await attempt('writing the job summary', warn, async () => {
        await core/* summary */.z.addRaw(await textOf('summary-file')).write();
    });
    const files = {};
    let folder = '';
    for (const name of model/* reportFiles */.IU) {
        files[name] = '';
        await attempt(`writing the ${name}`, warn, async () => {
            const chosen = settings?.files[name];
            if (!chosen && folder === '')
                folder = await newFolder();
            const { fallback } = report_files/* fileOutputs */.b[name];
            const path = chosen ? await chosenPath(chosen) : (0,external_node_path_.join)(folder, fallback);
            await writeWhole(path, await textOf(name));
            files[name] = path;
        });
    }
    const counts = (0,words/* countsOf */.mQ)(report);
    const { generatedAt, source, rubricVersion } = report.export;
    const outputs = {
        verdict: report.verdict,
        failed: counts.failed,
        warned: counts.warned,
        servers: counts.servers,
        ...files,
        'export-generated-at': generatedAt === null ? '' : new Date(generatedAt).toISOString(),
        'export-source': source,
        'rubric-version': rubricVersion ?? '',
    };
    await attempt('setting the outputs', warn, () => {
        for (const [name, value] of Object.entries(outputs))
            core/* setOutput */.uH(name, value);
    });
    if (files['report-file'])
        log(`Report: ${files['report-file']}`);
    log((0,words/* headline */.Pl)(report));
    for (const detail of report.failure?.details ?? [])
        log(`  ${detail}`);
}
/** Tells the pull request, where that was asked for; the code for it is loaded then. */
async function comment(report, settings, event, redact, log) {
    if (settings.comment === 'never')
        return;
    const { publishComment } = await __webpack_require__.e(/* import() */ 6068).then(__webpack_require__.bind(__webpack_require__, 46068));
    const result = await publishComment(report, settings, event, redact, { ...clock/* clock */.p, log });
    if (result !== null)
        logResult(result, 'comment', redact, log);
}
/** Suggests lines that would pass, where the pull request shows them. */
async function suggest({ suggest: find }, settings, event, redact, log) {
    const { publishSuggestions } = await __webpack_require__.e(/* import() */ 6068).then(__webpack_require__.bind(__webpack_require__, 46068));
    const { leftOutLines } = await __webpack_require__.e(/* import() */ 5719).then(__webpack_require__.bind(__webpack_require__, 35719));
    const { githubToken } = settings;
    const context = { githubToken, event, prefix: prefixOf(settings), redact };
    const { suggestions, leftOut } = await find();
    for (const line of leftOutLines(leftOut))
        log(line);
    const result = await publishSuggestions(suggestions, context, { ...clock/* clock */.p, log });
    logResult(result, 'suggested changes', redact, log);
}
/** Says what became of something on the pull request. */
function logResult(result, subject, redact, log) {
    if ('line' in result)
        log(result.line);
    else
        core/* warning */.$e(redact(result.warning), { title: `MCP Grade Gate: ${subject}` });
}
/** Says what the cache was filled with; there is no verdict to speak of. */
async function publishWarmed(warmed, log) {
    log((0,words/* warmedWords */.sm)(warmed));
    if (!warmed.isKept)
        core/* warning */.$e((0,words/* warmedWords */.sm)(warmed), { title: 'MCP Grade Gate: cache' });
    await attempt('writing the job summary', log, () => core/* summary */.z.addRaw((0,summary/* renderWarmed */.b)(warmed)).write());
    await attempt('setting the outputs', log, () => {
        const { generatedAt } = warmed;
        const time = generatedAt === null ? '' : new Date(generatedAt).toISOString();
        core/* setOutput */.uH('export-generated-at', time);
        core/* setOutput */.uH('export-source', warmed.isNew ? 'download' : 'cache');
    });
}
/** Does what must not decide anything: where it fails, the log says so and the rest goes on. */
async function attempt(doing, log, work) {
    try {
        await work();
    }
    catch (error) {
        log(`${doing} failed: ${(0,build_failure/* causeOf */.r)(error)}`);
    }
}
function annotate(report, settings, redact) {
    for (const { level, title, message, file, span } of annotationsOf(report, prefixOf(settings))) {
        const isOneLine = span !== null && span.start.line === span.end.line;
        const place = {
            title: redact(title),
            // Files above the judged folder are told from it.
            ...(file === null ? {} : { file: redact(external_node_path_.posix.normalize(file)) }),
            ...(span === null ? {} : { startLine: span.start.line, endLine: span.end.line }),
            // Columns mean something to GitHub only within one line.
            ...(isOneLine ? { startColumn: span.start.column, endColumn: span.end.column } : {}),
        };
        const say = { error: core/* error */.z3, warning: core/* warning */.$e, notice: core/* notice */.lm }[level];
        say(redact(message), place);
    }
}
/** A folder for the files of this run: another step of the job must not replace what its outputs name. */
async function newFolder() {
    const folder = temporaryFolder();
    await (0,promises_.mkdir)(folder, { recursive: true });
    const own = await (0,promises_.mkdtemp)((0,external_node_path_.join)(folder, 'report-'));
    // A later step may run as another user, as container actions do.
    await (0,promises_.chmod)(own, 0o755);
    return own;
}
/**
 * The absolute path of a file of the user's choice. It is relative to the workspace, whose links are a
 * pull request's to choose, so its folder must really lie there.
 */
async function chosenPath(chosen) {
    const workspace = process.env['GITHUB_WORKSPACE'] ?? '';
    const path = (0,external_node_path_.resolve)(workspace, chosen);
    if (!(0,external_node_path_.isAbsolute)(chosen)) {
        const [root, parent] = [await (0,promises_.realpath)(workspace), await realAncestor((0,external_node_path_.dirname)(path))];
        if (!isInside(root, parent))
            throw new Error('its folder lies outside the workspace');
    }
    return path;
}
/** Writes a file, which replaces a link instead of following it. */
async function writeWhole(path, text) {
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
    const partial = `${path}.${process.pid}.partial`;
    await (0,promises_.writeFile)(partial, text, { flag: 'wx' });
    await (0,promises_.rename)(partial, path);
}
/** The real path of the deepest folder on the way to a path that is there already. */
async function realAncestor(path) {
    return (0,promises_.realpath)(path).catch((error) => {
        if (error.code !== 'ENOENT' || (0,external_node_path_.dirname)(path) === path)
            throw error;
        return realAncestor((0,external_node_path_.dirname)(path));
    });
}
function isInside(root, path) {
    const way = (0,external_node_path_.relative)(root, path);
    return way === '' || !(way === '..' || way.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.isAbsolute)(way));
}
/** Below the runner's own temporary folder, which it empties after the job. */
function temporaryFolder() {
    const temporary = process.env['RUNNER_TEMP'];
    if (!temporary) {
        throw new build_failure/* GateError */.u('no-runner', 'RUNNER_TEMP is not set: the action was not started by a runner.', `Use the action in a workflow (${docs}), or the command line of this project elsewhere.`);
    }
    return (0,external_node_path_.join)(temporary, 'mcp-grade-gate');
}
/** The judged folder from the root of the checkout, empty for it. */
function judgedFolder({ workingDirectory }) {
    const folder = external_node_path_.posix.normalize(workingDirectory.replaceAll('\\', '/')).replace(/\/$/, '');
    return folder === '.' ? '' : folder;
}
/** What stands before the paths of a report, from the root of the checkout. */
function prefixOf(settings) {
    const folder = settings === null ? '' : judgedFolder(settings);
    return folder === '' ? '' : `${folder}/`;
}

;// CONCATENATED MODULE: ./build/entry/action.js






















/** The action: reads its inputs, judges the workspace, publishes the report and sets the exit status. */
async function runAction() {
    const apiKey = core/* getInput */.V4('api-key').trim();
    const inputs = Object.fromEntries(settings_inputs/* inputNames */.vj.map((name) => [name, core/* getInput */.V4(name)]));
    const commenting = (0,settings_settings.readCommentSettings)(inputs);
    const secrets = [apiKey, commenting.githubToken ?? ''];
    for (const secret of secrets)
        if (secret.length >= key/* shortestKey */.A)
            core/* setSecret */.Pq(secret);
    const redact = (0,report_redact.redactorFor)(secrets);
    const log = (line) => core/* info */.pq((0,report_text.logLine)(redact(line)));
    const event = process.env['GITHUB_EVENT_NAME'] ?? 'unknown';
    let settings = null;
    let outcome;
    try {
        settings = (0,settings_settings.readSettings)(inputs, 'input');
        for (const caution of settings.cautions)
            core/* warning */.$e(redact(caution));
        if (settings.warmCache) {
            const { warm } = await __webpack_require__.e(/* import() */ 7811).then(__webpack_require__.bind(__webpack_require__, 57811));
            const warmed = await warm(settings, buildPorts(settings, '', event, log, null));
            await publishWarmed(warmed, log);
            return;
        }
        const root = await judgedRepository(event, settings.workingDirectory);
        const git = await (0,files_git/* openGit */.z)(root);
        try {
            outcome = await (0,run/* run */.e)(settings, buildPorts(settings, root, event, log, git));
        }
        finally {
            git?.close();
        }
    }
    catch (error) {
        if (error instanceof Error)
            core/* debug */.Yz(redact(error.stack ?? ''));
        const failure = error instanceof build_failure/* GateError */.u ? error : unexpected(error);
        outcome = {
            report: (0,run/* failedReport */.k)(failure, event),
            save: async () => { },
            suggest: async () => ({ suggestions: [], leftOut: [] }),
        };
    }
    const report = (0,report_redact/* redactReport */.a)(outcome.report, redact);
    const leniency = {
        onMissingKey: settings?.onMissingKey ?? 'fail',
        onUnavailable: settings?.onUnavailable ?? 'fail',
        isMergeGroup: event === 'merge_group',
    };
    // Decided before anything is said: whatever goes wrong in saying it, this stands.
    if ((0,verdict/* stepFails */.u)(outcome.report, leniency))
        process.exitCode = 1;
    await publish(report, settings, redact, log);
    await attempt('the comment', log, () => comment(report, commenting, event, redact, log));
    if (settings?.suggest) {
        await attempt('suggesting changes', log, () => suggest(outcome, settings, event, redact, log));
    }
    await attempt('saving to the cache', log, outcome.save);
}
function unexpected(error) {
    return {
        code: 'internal',
        message: `The action met a fault of its own: ${(0,build_failure/* causeOf */.r)(error)}.`,
        remedy: 'Please report it with the log of a run with debug logging enabled.',
        details: [],
    };
}
/** The real path of the checkout, checked: an empty workspace is not a project without servers. */
async function judgedRepository(event, workingDirectory) {
    if ((0,context/* isPrivilegedEvent */.O0)(event)) {
        throw new build_failure/* GateError */.u('unsupported-event', `Under ${event} the workspace holds the base branch or untrusted code, so it is not judged.`, 'Run the gate under pull_request and merge_group.');
    }
    const workspace = process.env['GITHUB_WORKSPACE'] ?? '';
    const hasCheckout = await (0,promises_.stat)((0,external_node_path_.join)(workspace, '.git')).then(() => workspace !== '', () => false);
    if (!hasCheckout) {
        throw new build_failure/* GateError */.u('no-checkout', 'The workspace holds no checkout, so there is nothing that could be judged.', 'Put a step "uses: actions/checkout" before this one.');
    }
    const root = await (0,promises_.realpath)(workspace);
    const folder = await (0,promises_.realpath)((0,external_node_path_.join)(root, workingDirectory)).catch(() => null);
    if (folder === null || !isInside(root, folder) || !(await (0,promises_.stat)(folder)).isDirectory()) {
        throw new build_failure/* GateError */.u('no-folder', `working-directory ${JSON.stringify(workingDirectory)} is no folder of the checkout.`, 'Name a folder that the checkout has, relative to its root.');
    }
    return root;
}
function buildPorts(settings, root, event, log, git) {
    const workspace = process.env['GITHUB_WORKSPACE'] ?? '';
    return {
        ...clock/* clock */.p,
        log,
        folder: judgedFolder(settings),
        head: (0,files_workspace/* workspaceSource */.$)(root),
        findBase: () => (0,base/* findEventBase */.nM)(event, git),
        showPolicy: (policy) => logPolicy(policy, log),
        actionRepository: process.env['GITHUB_ACTION_REPOSITORY'] || null,
        readChunks: (path) => (0,chunks/* readChunks */.z)((0,external_node_path_.resolve)(workspace, path)),
        createStore: () => (0,store_file/* createStoreFile */.K)((0,external_node_path_.join)(temporaryFolder(), 'download')),
        cache: settings.cache ? actionsCache((0,external_node_path_.join)(temporaryFolder(), 'cache'), log) : cache/* noCache */.wt,
        event,
        readHeadCommit: context/* readHeadCommit */.g0,
        platform: `${process.platform}-${process.arch}`,
        explainMissingKey: context/* explainMissingKey */.fc,
    };
}
function logPolicy(policy, log) {
    core/* startGroup */.Oh('Effective policy');
    for (const { name, value, source } of (0,policy_lines/* policyLines */.E)(policy)) {
        log(source === '' ? `${name}: ${value}` : `${name}: ${value} (${source})`);
    }
    core/* endGroup */.N4();
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


/***/ }),

/***/ 6813:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MZ: () => (/* binding */ phrase),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   Uo: () => (/* binding */ joinWithin),
/* harmony export */   Zl: () => (/* binding */ serverBlock),
/* harmony export */   gH: () => (/* binding */ problemList),
/* harmony export */   p2: () => (/* binding */ isWithoutFindings),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   wx: () => (/* binding */ verdictBlocks),
/* harmony export */   yI: () => (/* binding */ earlierWords),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59743);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14674);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11283);
/* harmony import */ var _servers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82339);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13920);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);






/*
 * The pieces that the job summary and the comment are put together from: HTML blocks without blank
 * lines inside, where Markdown has no say, so a stranger's text can only be text.
 */
/** How much is shown, from all to least; of an output the first that fits is taken. */
const details = [
    'findings',
    'failing findings',
    'sentences',
    'servers',
    'the worst',
    'counts',
];
/** Whether findings are left out that might be there. */
function isWithoutFindings(detail) {
    return detail !== 'findings' && detail !== 'failing findings';
}
/**
 * The blocks with a blank line between them, or null as soon as they exceed the limit.
 *
 * @param sizeOf how the limit counts a text
 */
function joinWithin(blocks, limit, sizeOf) {
    const kept = [];
    let size = 0;
    for (const block of blocks) {
        size += sizeOf(block) + 2;
        if (size > limit)
            return null;
        kept.push(block);
    }
    return `${kept.join('\n\n')}\n`;
}
/** The heading, which is the verdict. */
function heading({ verdict }) {
    return `<h2>${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictSymbols */ .d7[verdict]} MCP Grade Gate: ${verdict}</h2>`;
}
/** The verdict in words, the team's own message, remarks, and why nothing could be decided. */
function* verdictBlocks(report) {
    yield `<p><strong>${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .lead */ .HI)(report))}</strong></p>`;
    const message = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .teamWords */ .ZY)(report);
    if (message.length > 0)
        yield `<p>${message.map(_text_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy).join('<br>')}</p>`;
    const { notices } = report.run;
    if (notices.length > 0)
        yield list(notices.map(_text_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy));
    if (report.failure === null)
        return;
    const { details: matters, remedy } = report.failure;
    if (matters.length > 0)
        yield list(matters.map(_text_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy));
    yield `<p><strong>What to do:</strong> ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)(remedy)}</p>`;
}
/** A list of items that are HTML already. */
function list(items) {
    return ['<ul>', ...items.map((item) => `<li>${item}</li>`), '</ul>'].join('\n');
}
/** What is said of a group: its name, its places, what the change does to it, and some of its problems. */
function serverBlock({ first, members }, problems, detail) {
    const mark = first.verdict === null ? '' : _words_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictSymbols */ .d7[first.verdict];
    const title = `<h4>${mark} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlCode */ .h8)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .nameOf */ .Vb)(first))} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlCode */ .h8)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .versionOf */ .E4)(first))}</h4>`;
    const move = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .moveWords */ .JU)(first);
    const moved = move === null ? '' : `<br>This change: ${phrase(move)}`;
    return [title, `<p>${declaredWords(members)}${moved}</p>`, problemList(problems, detail)].join('\n');
}
/** Under which names servers are declared, and where. */
function declaredWords(servers) {
    const byAlias = Map.groupBy(servers, ({ dependency }) => dependency.declaration.alias);
    const named = [...byAlias].map(([alias, same]) => `as ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlCode */ .h8)(alias)} in ${(0,_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)([...new Set(same.map(_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .namedAt */ .Fp))])}`);
    const more = named.length > _servers_js__WEBPACK_IMPORTED_MODULE_1__/* .mostPlaces */ .Gv ? `; and under ${named.length - _servers_js__WEBPACK_IMPORTED_MODULE_1__/* .mostPlaces */ .Gv} more names` : '';
    return `Declared ${named.slice(0, _servers_js__WEBPACK_IMPORTED_MODULE_1__/* .mostPlaces */ .Gv).join('; ')}${more}`;
}
/**
 * Problems with their advice and, where there is room, their findings; the worst first.
 *
 * @param withPlaces whether each says where it is: nothing around it does
 */
function problemList(problems, detail, withPlaces = false) {
    const items = problems.toSorted(_order_js__WEBPACK_IMPORTED_MODULE_0__/* .graverFirst */ .a3).map((problem) => {
        const { rule, level, message, advice, findings, waived, file, span } = problem;
        const shown = findings.filter(({ result }) => detail === 'findings' || (detail === 'failing findings' && result === 'fail'));
        const state = waived === null ? level : `waived: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)(waived)}`;
        const place = file === null || span === null ? file : `${file}:${span.start.line}`;
        const at = withPlaces && place !== null ? ` in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlCode */ .h8)(place)}` : '';
        return [
            `<li><strong>${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)(rule)}</strong> (${state})${at}: ${phrase(message)}<br>→ ${phrase(advice)}`,
            ...(shown.length === 0 ? [] : [`<ul>`, ...shown.map(findingItem), `</ul>`]),
            '</li>',
        ].join('\n');
    });
    return ['<ul>', ...items, '</ul>'].join('\n');
}
function findingItem({ check, reference, result, weight, evidence }) {
    const lines = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .evidenceLines */ .p1)(evidence);
    const heading = `${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlCode */ .h8)(check ?? reference)} (${/^(?:pass|warn|fail|unscannable)$/.test(result) ? result : (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlCode */ .h8)(result)}${weight === null ? '' : `, weight ${weight}`})`;
    const isRecord = lines.length > 1 && lines.every(({ label }) => label !== null);
    const shown = isRecord
        ? `\n${(0,_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .tableOf */ .c_)([], lines.map(({ label, text }) => [(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlCode */ .h8)(label ?? ''), (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlCode */ .h8)(text, 1000)]))}`
        : lines
            .map(({ label, text }) => `<br>${label === null ? '' : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlCode */ .h8)(label)}: `}${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlCode */ .h8)(text, 1000)}`)
            .join('');
    return `<li>${heading}${shown}</li>`;
}
/** What was there before in one line; null where nothing was. */
function earlierWords({ servers, earlierProblems, }) {
    const earlier = servers.filter(({ isCounted }) => !isCounted);
    if (earlier.length + earlierProblems.length === 0)
        return null;
    const failing = earlier.filter(({ verdict }) => verdict === 'fail' || verdict === 'error').length;
    const wouldFail = failing === 0 ? '' : `, ${failing} of which would fail today`;
    const faulty = earlierProblems.length === 0
        ? ''
        : `, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(earlierProblems.length, 'file')} that cannot be read`;
    return `Was there before: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(earlier.length, 'server')}${wouldFail}${faulty}`;
}
/** A sentence as HTML, with what it quotes as code. */
function phrase(text) {
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .renderPhrase */ .gF)(text, _text_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlCode */ .h8, _text_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy);
}


/***/ }),

/***/ 82339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fp: () => (/* binding */ namedAt),
/* harmony export */   Gv: () => (/* binding */ mostPlaces),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   c_: () => (/* binding */ tableOf),
/* harmony export */   yp: () => (/* binding */ serverTable),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11283);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13920);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44702);



/** The groups of some servers, worst first. */
function grouped(servers) {
    const numbers = new Map();
    const numberOf = (finding) => {
        const number = numbers.get(finding) ?? numbers.size;
        numbers.set(finding, number);
        return number;
    };
    const sorted = servers.toSorted(_order_js__WEBPACK_IMPORTED_MODULE_0__/* .worstServersFirst */ .UC);
    return [...Map.groupBy(sorted, (server) => saidOf(server, numberOf)).values()].flatMap((members) => members.slice(0, 1).map((first) => ({ first, members })));
}
/**
 * All that is said of a server but its places, to tell it from others.
 *
 * @param numberOf a finding's number: servers of one score share its findings, whose evidence may be long
 */
function saidOf(server, numberOf) {
    const problems = server.problems.map(({ file, span, findings, ...said }) => [
        said,
        findings.map(numberOf),
    ]);
    return JSON.stringify([rowOf(server), (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .moveWords */ .JU)(server), problems]);
}
/** More places than a reader looks up. */
const mostPlaces = 8;
/**
 * A row for each server: what and where it is, what it was before, why it does not pass, and what
 * would. Groups whose sentences alone differ have one row.
 *
 * @param withReasons whether there is something to be done about them
 */
function serverTable(groups, withReasons = true) {
    const all = groups.map(({ first, members }) => ({ row: rowOf(first, withReasons), members }));
    const rows = [...Map.groupBy(all, ({ row }) => JSON.stringify(row)).values()].flatMap((same) => {
        const places = same.flatMap(({ members }) => members.map(namedAt));
        return same.slice(0, 1).map(({ row: { verdict, name, about, rest } }) => {
            return [verdict, `${name}<br><sub>${about}, ${listOf([...new Set(places)])}</sub>`, ...rest];
        });
    });
    const reasons = withReasons ? ['Why', 'Would pass'] : [];
    return tableOf(['Verdict', 'Server', 'Version', 'Grade', ...reasons], rows);
}
/** What a row says of a server, but for its places. */
function rowOf(server, withReasons = true) {
    const { type, role, name, declaration } = server.dependency;
    // Such a server is called by its alias; a word of its launch tells at most what kind of thing it is.
    const launched = type === 'unidentified' && name !== null ? `${type} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlCode */ .h8)(name)}` : type;
    return {
        verdict: verdictCell(server),
        name: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlCode */ .h8)((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(server)),
        about: [
            ...[launched, ...(role === 'launcher' ? ['launcher'] : [])],
            ...(declaration.disabled ? ['disabled'] : []),
        ].join(', '),
        rest: [
            fromTo(server, (side) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlCode */ .h8)((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .versionOf */ .E4)(side))),
            fromTo(server, gradeCell),
            ...(withReasons ? [reasonCell(server), remedyCell(server)] : []),
        ],
    };
}
/** Where a server is named. */
function namedAt(server) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlCode */ .h8)((0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .wordPlaceOf */ .TZ)(server));
}
/** Places that are HTML already; of many the first, and how many there are beside them. */
function listOf(places) {
    const more = places.length > mostPlaces ? ` and ${places.length - mostPlaces} more` : '';
    return `${places.slice(0, mostPlaces).join(', ')}${more}`;
}
/** Cells that are HTML already, under a head of our own words. */
function tableOf(head, rows) {
    const row = (name, cells) => `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>`;
    return [
        '<table>',
        ...(head.length === 0 ? [] : [row('th', head)]),
        ...rows.map((cells) => row('td', cells)),
        '</table>',
    ].join('\n');
}
/** What something is now, behind what it was before where that was another. */
function fromTo(server, cell) {
    const { previous, dependency } = server;
    const now = cell(server);
    // What another package was says nothing of this one.
    const isSame = previous?.dependency.type === dependency.type && previous.dependency.name === dependency.name;
    const before = isSame ? cell(previous) : now;
    return before === now ? now : `${before} → ${now}`;
}
/** The verdict on a server with its mark. */
function verdictCell(server) {
    return server.verdict === null
        ? (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictWord */ .E0)(server)
        : // Not broken between the two, however narrow the table.
            `${_words_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictSymbols */ .d7[server.verdict]}\u00a0${server.verdict}`;
}
function gradeCell(server) {
    const grade = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .gradeOf */ .V)(server);
    // Any other text is a stranger's, or a word for why there is no grade.
    const shown = /^[A-F][+-]?$/.test(grade) ? `<strong>${grade}</strong>` : (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlCode */ .h8)(grade);
    return server.match?.report?.score == null ? shown : `${shown}\u00a0${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .scoreOf */ .uw)(server)}`;
}
/** The rules that speak of it, the worst first. */
function reasonCell({ problems }) {
    const rules = problems
        .toSorted(_order_js__WEBPACK_IMPORTED_MODULE_0__/* .graverFirst */ .a3)
        .map(({ rule, waived }) => (waived === null ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy)(rule) : `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .html */ .qy)(rule)} (waived)`));
    return [...new Set(rules)].join('<br>');
}
function remedyCell({ remedy }) {
    if (remedy === null)
        return '';
    const { version, grade, score } = remedy;
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlCode */ .h8)(version)} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlCode */ .h8)(grade)}\u00a0${score}`;
}


/***/ }),

/***/ 74611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ renderWarmed),
/* harmony export */   renderSummary: () => (/* binding */ renderSummary)
/* harmony export */ });
/* harmony import */ var _policy_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16274);
/* harmony import */ var _settings_policy_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7606);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6813);
/* harmony import */ var _order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11283);
/* harmony import */ var _servers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82339);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13920);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44702);







/** GitHub refuses a step summary above this size as a whole. */
const maxBytes = 1024 * 1024;
/**
 * The job summary as GitHub-flavoured Markdown, within 1 MiB.
 */
function renderSummary(report) {
    const counted = (0,_servers_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(report.servers.filter(({ isCounted }) => isCounted));
    const earlier = (0,_servers_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(report.servers.filter(({ isCounted }) => !isCounted));
    for (const detail of _blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .details */ .zH) {
        const blocks = blocksOf(report, { counted, earlier }, detail);
        const text = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .joinWithin */ .Uo)(blocks, maxBytes - 1024, Buffer.byteLength);
        if (text !== null)
            return text;
    }
    // Counts are few bytes whatever the report; only a broken ladder gets here.
    throw new Error('the shortest summary does not fit');
}
/** The summary of a run that only fills the cache. */
function renderWarmed(warmed) {
    return `<h2>MCP Grade Gate: cache</h2>\n\n<p>${(0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy)((0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .warmedWords */ .sm)(warmed))}</p>\n`;
}
function* blocksOf(report, groups, detail) {
    yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .heading */ .R_)(report);
    yield* (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictBlocks */ .wx)(report);
    if (detail === 'counts' || detail === 'the worst') {
        if (detail === 'the worst')
            yield* worstBlocks(report, groups.counted);
        yield '<p>There is too much to show here; the JSON report holds more.</p>';
    }
    else {
        const { counted } = groups;
        if (counted.length > 0)
            yield (0,_servers_js__WEBPACK_IMPORTED_MODULE_4__/* .serverTable */ .yp)(counted);
        if ((0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithoutFindings */ .p2)(detail)) {
            yield '<p>The findings do not fit here; the JSON report holds more.</p>';
        }
        if (detail !== 'servers') {
            const remarkable = counted.filter(({ first }) => first.problems.length > 0);
            if (remarkable.length > 0)
                yield '<h3>What was found</h3>';
            for (const group of remarkable)
                yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .serverBlock */ .Zl)(group, group.first.problems, detail);
        }
        if (report.problems.length > 0)
            yield otherBlock(report.problems, detail);
        const ending = (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .endingSoon */ .Ng)(report).map((each) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ)((0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .endingWords */ .fg)(each)));
        if (ending.length > 0)
            yield `<h3>Waivers that end soon</h3>\n${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(ending)}`;
        if (report.removed.length > 0)
            yield `<p>${removedLine(report)}</p>`;
        const earlier = earlierBlock(report, groups.earlier, detail);
        if (earlier !== null)
            yield earlier;
    }
    yield coverage(report, detail);
}
/** Where not even a row for each fits: so many of them, for what is worst must be seen. */
const mostWorst = 100;
function* worstBlocks({ problems }, counted) {
    const others = problems.toSorted(_order_js__WEBPACK_IMPORTED_MODULE_3__/* .graverFirst */ .a3).slice(0, mostWorst);
    if (counted.length > 0)
        yield (0,_servers_js__WEBPACK_IMPORTED_MODULE_4__/* .serverTable */ .yp)(counted.slice(0, mostWorst));
    if (others.length > 0)
        yield otherBlock(others, 'the worst');
    const left = counted.length + problems.length - Math.min(counted.length, mostWorst) - others.length;
    if (left > 0)
        yield `<p>These are the worst; there are ${left} more.</p>`;
}
/** Problems of no server. */
function otherBlock(problems, detail) {
    return `<h3>Files, export and policy</h3>\n${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .problemList */ .gH)(problems, detail, true)}`;
}
function removedLine({ removed }) {
    const names = [...new Set(removed.map(_policy_words_js__WEBPACK_IMPORTED_MODULE_0__/* .shownName */ .HD))];
    const rest = names.length > 20 ? ` and ${names.length - 20} more` : '';
    return `Taken out: ${names
        .slice(0, 20)
        .map((name) => (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .htmlCode */ .h8)(name))
        .join(', ')}${rest}`;
}
/** What was there before: one line, and the rest for who opens it. */
function earlierBlock({ servers, earlierProblems }, earlier, detail) {
    const words = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .earlierWords */ .yI)({ servers, earlierProblems });
    if (words === null)
        return null;
    return [
        `<details><summary>${words}</summary>`,
        ...(detail === 'servers' || earlier.length === 0 ? [] : [(0,_servers_js__WEBPACK_IMPORTED_MODULE_4__/* .serverTable */ .yp)(earlier, false)]),
        ...(detail === 'servers' || earlierProblems.length === 0
            ? []
            : [(0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .problemList */ .gH)(earlierProblems, detail, true)]),
        '</details>',
    ].join('\n');
}
function coverage(report, detail) {
    const { files, servers, policy } = report;
    const of = (status) => files.filter((file) => file.status === status);
    const disabled = servers.filter(({ dependency }) => dependency.declaration.disabled).length;
    const matched = servers.filter(({ match }) => match?.server != null).length;
    const lines = [
        `Files read: ${filesLine(of('read'), detail)}`,
        `Not readable: ${filesLine(of('unreadable'), detail)}`,
        `Left out: ${filesLine(of('skipped'), detail)}`,
        report.export.generatedAt !== null
            ? `Servers: ${servers.length}, in the export ${matched}, not in it ${servers.length - matched}, disabled ${disabled}`
            : `Servers: ${servers.length}, disabled ${disabled}`,
        `Export: ${report.failure === null ? exportLine(report) : 'none'}`,
        ...(policy === null ? [] : [policyLine(policy)]),
    ];
    return [
        `<details><summary>Coverage: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(of('read').length, 'file')} read, ${of('unreadable').length} not readable, ${of('skipped').length} left out</summary>`,
        (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(lines),
        '</details>',
    ].join('\n');
}
/** The policy in force with where it comes from; the log has the whole of it. */
function policyLine(policy) {
    const main = ['preset', 'min-score', 'min-grade'];
    const all = (0,_settings_policy_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .policyLines */ .E)(policy);
    const shown = all
        .filter(({ name }) => main.includes(name))
        .map(({ name, value, source }) => `${name} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .htmlCode */ .h8)(value)} (${(0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .htmlCode */ .h8)(source)})`);
    const rest = all.length - shown.length;
    return `Policy: ${shown.join(', ')}, and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(rest, 'more setting')} in the log`;
}
function filesLine(files, detail) {
    const shown = detail === 'counts' ? [] : files.slice(0, 50);
    const names = shown.map(({ path, reason }) => `${(0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .htmlCode */ .h8)(path)}${reason === null ? '' : ` (${(0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy)(reason)})`}`);
    const rest = files.length - shown.length;
    return files.length === 0 ? 'none' : [...names, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}
function exportLine({ export: { source, generatedAt, rubricVersion, caution } }) {
    if (generatedAt === null)
        return _words_js__WEBPACK_IMPORTED_MODULE_5__/* .sourceWords */ .hI[source];
    const rubric = rubricVersion === null ? '' : `, rubric ${(0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .htmlCode */ .h8)(rubricVersion)}`;
    const notice = caution === null ? '' : `. ${(0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .html */ .qy)(caution)}`;
    return `generated ${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .instant */ .uR)(generatedAt)}${rubric}, ${_words_js__WEBPACK_IMPORTED_MODULE_5__/* .sourceWords */ .hI[source]}${notice}`;
}


/***/ })

};
