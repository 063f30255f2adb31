export const id = 1028;
export const ids = [1028,1808,6705,3001,2397];
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
            return hit === key ? (0,store_file.openStoreFile)(path) : null;
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
        saveNote: (kind, key, bytes) => save(kind, key, (path) => (0,cache.writeWhole)(path, bytes)),
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
// EXTERNAL MODULE: ./build/run/run.js + 14 modules
var run = __webpack_require__(30683);
// EXTERNAL MODULE: ./build/settings/key.js
var key = __webpack_require__(3435);
// EXTERNAL MODULE: ./build/settings/layers.js
var settings_layers = __webpack_require__(63460);
// EXTERNAL MODULE: ./build/settings/settings.js
var settings_settings = __webpack_require__(84663);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
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
    return { level: 'warning', title, message: (0,report_text.visible)(caution, 2500), file: null, span: null };
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
        return [{ level: 'error', title, message: (0,report_text.visible)(words, 2500), file, span }];
    });
    const whole = [];
    const sentences = [message, remedy].map((each) => (0,report_text.visible)(each, 1000)).join(' ');
    for (const line of [sentences, ...details.map((each) => (0,report_text.visible)(each, 1000))]) {
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
        const text = texts.get(name) ?? (await report_files.fileOutputs[name].render(report, prefixOf(settings), redact));
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
            const { fallback } = report_files.fileOutputs[name];
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
    const result = await publishComment(report, settings, event, redact, { ...clock, log });
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
    const result = await publishSuggestions(suggestions, context, { ...clock, log });
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
const clock = {
    now: Date.now,
    random: Math.random,
    sleep: async (ms) => {
        await (0,external_node_timers_promises_.setTimeout)(ms);
    },
};

;// CONCATENATED MODULE: ./build/entry/action.js




















/** The action: reads its inputs, judges the workspace, publishes the report and sets the exit status. */
async function runAction() {
    const apiKey = core/* getInput */.V4('api-key').trim();
    const inputs = Object.fromEntries(settings_settings.inputNames.map((name) => [name, core/* getInput */.V4(name)]));
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
        const git = await (0,files_git.openGit)(root);
        try {
            outcome = await (0,run.run)(settings, buildPorts(settings, root, event, log, git));
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
            report: (0,run.failedReport)(failure, event),
            save: async () => { },
            suggest: async () => ({ suggestions: [], leftOut: [] }),
        };
    }
    const report = (0,report_redact.redactReport)(outcome.report, redact);
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
        ...clock,
        log,
        folder: judgedFolder(settings),
        head: (0,files_workspace.workspaceSource)(root),
        findBase: () => (0,base/* findEventBase */.n)(event, git),
        showPolicy: (policy) => logPolicy(policy, log),
        actionRepository: process.env['GITHUB_ACTION_REPOSITORY'] || null,
        readChunks: (path) => (0,chunks.readChunks)((0,external_node_path_.resolve)(workspace, path)),
        createStore: () => (0,store_file.createStoreFile)((0,external_node_path_.join)(temporaryFolder(), 'download')),
        cache: settings.cache ? actionsCache((0,external_node_path_.join)(temporaryFolder(), 'cache'), log) : cache.noCache,
        event,
        readHeadCommit: context/* readHeadCommit */.g0,
        platform: `${process.platform}-${process.arch}`,
        explainMissingKey: context/* explainMissingKey */.fc,
    };
}
function logPolicy(policy, log) {
    core/* startGroup */.Oh('Effective policy');
    for (const { name, value, source } of (0,settings_layers/* policyLines */.EO)(policy)) {
        log(source === '' ? `${name}: ${value}` : `${name}: ${value} (${source})`);
    }
    core/* endGroup */.N4();
}


/***/ }),

/***/ 46705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   entryKinds: () => (/* binding */ entryKinds),
/* harmony export */   folderCache: () => (/* binding */ folderCache),
/* harmony export */   noCache: () => (/* binding */ noCache),
/* harmony export */   writeWhole: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59874);
/* harmony import */ var _store_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73001);




/** What is kept: the whole export, what one list of names needs of it, and when it was asked for. */
const entryKinds = ['store', 'names', 'check'];
/** A cache that remembers nothing. */
const noCache = {
    restore: async () => null,
    has: async () => false,
    saveStore: async () => false,
    saveNote: async () => false,
};
/** How many entries of a kind the folder keeps: those of the projects that one works on. */
const keptEntries = { store: 2, names: 20, check: 2 };
/** A cache in a folder of the user, for the command line. The oldest entries make room for new ones. */
function folderCache(folder, log) {
    const pathOf = (key) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${key}.sealed`);
    const prune = async (kind) => {
        const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder)).filter((name) => name.startsWith(`mcp-grade-gate-${kind}-`));
        const dated = await Promise.all(names.map(async (name) => ({ name, time: (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))).mtimeMs })));
        const newestFirst = dated.sort((a, b) => b.time - a.time);
        for (const { name } of newestFirst.slice(keptEntries[kind])) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { force: true });
        }
    };
    const save = async (kind, place) => {
        try {
            await place();
            await prune(kind);
            return true;
        }
        catch (error) {
            log(`Cache: saving failed: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .causeOf */ .r)(error)}`);
            return false;
        }
    };
    return {
        restore: async (_, key) => (0,_store_file_js__WEBPACK_IMPORTED_MODULE_3__.openStoreFile)(pathOf(key)),
        has: async (_, key) => {
            const file = (0,_store_file_js__WEBPACK_IMPORTED_MODULE_3__.openStoreFile)(pathOf(key));
            file?.close();
            return file !== null;
        },
        saveStore: (key, file) => save('store', async () => file.moveTo(pathOf(key))),
        saveNote: (kind, key, bytes) => save(kind, () => writeWhole(pathOf(key), bytes)),
    };
}
/** Writes a file that is either there in full or not at all. */
async function writeWhole(path, bytes) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true, mode: 0o700 });
    const partial = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)}.${process.pid}`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(partial, bytes, { mode: 0o600 });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(partial, path);
}


/***/ }),

/***/ 73001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createStoreFile: () => (/* binding */ createStoreFile),
/* harmony export */   openStoreFile: () => (/* binding */ openStoreFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78877);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59874);





const bufferBytes = 1024 * 1024;
/** Parts that are on their way to the disk at once; a slower disk then holds up who appends. */
const mostPending = 4;
/**
 * Begins a store in a folder, which is made. It is written beside the work on the next bytes. From
 * here on V8 keeps the size of its space for young objects.
 */
function createStoreFile(folder) {
    // V8 would let its space for young objects grow as long as the download lasts, though none of them
    // lives longer than a chunk: at 1 GB 70 MB more than with the space that it has now.
    (0,node_v8__WEBPACK_IMPORTED_MODULE_3__.setFlagsFromString)('--semi-space-growth-factor=1');
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.partial`);
    const file = openNew(folder, path);
    const spare = [];
    let buffer = Buffer.allocUnsafe(bufferBytes);
    let used = 0;
    let position = 0;
    let pending = 0;
    let failure = null;
    let isDiscarded = false;
    let settled = null;
    const close = () => {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
        }
        catch {
            // What was to be said is said by whoever gives up.
        }
    };
    const discard = () => {
        if (isDiscarded)
            return;
        isDiscarded = true;
        // While something is being written, the file's number must not become another's.
        if (pending === 0)
            close();
    };
    const fail = (error) => {
        discard();
        return unwritable(error, folder);
    };
    const flush = () => {
        const [part, place, own] = [buffer.subarray(0, used), position, buffer];
        position += used;
        used = 0;
        if (pending >= mostPending) {
            writeAll(file, part, place);
            return;
        }
        pending += 1;
        buffer = spare.pop() ?? Buffer.allocUnsafe(bufferBytes);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.write)(file, part, 0, part.length, place, (error, written) => {
            pending -= 1;
            spare.push(own);
            try {
                if (error !== null)
                    throw error;
                writeAll(file, part.subarray(written), place + written);
            }
            catch (caught) {
                failure ??= caught;
            }
            if (pending > 0)
                return;
            if (isDiscarded)
                close();
            settled?.();
        });
    };
    return {
        append(bytes) {
            if (failure !== null)
                throw fail(failure);
            try {
                for (let at = 0; at < bytes.length;) {
                    const part = bytes.subarray(at, at + bufferBytes - used);
                    buffer.set(part, used);
                    used += part.length;
                    at += part.length;
                    if (used === bufferBytes)
                        flush();
                }
            }
            catch (error) {
                throw fail(error);
            }
        },
        async complete() {
            try {
                flush();
                if (pending > 0) {
                    await new Promise((resolve) => {
                        settled = resolve;
                    });
                }
                if (failure !== null)
                    throw failure;
                return fileOf(file, path, true);
            }
            catch (error) {
                throw fail(error);
            }
        },
        discard,
    };
}
function openNew(folder, path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
        sweep(folder);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL, 0o600);
    }
    catch (error) {
        throw unwritable(error, folder);
    }
}
/** Writes the whole of some bytes at a place; the system may take them in parts. */
function writeAll(file, bytes, place) {
    for (let at = 0; at < bytes.length;) {
        at += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(file, bytes, at, bytes.length - at, place + at);
    }
}
/** Opens a store that is there; null for what is no regular file, or is not there. */
function openStoreFile(path) {
    try {
        // A link would let whoever made it choose what is read.
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path).isFile())
            return null;
        return fileOf((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0)), path, false);
    }
    catch {
        return null;
    }
}
function fileOf(file, path, isNew) {
    let isOpen = true;
    let isLoose = isNew;
    let room = Buffer.alloc(0);
    return {
        size: (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file).size,
        read(offset, length) {
            // One room for all that is read: a look-up in a large store would leave much behind.
            if (room.length < length)
                room = Buffer.allocUnsafe(length);
            const bytes = room.subarray(0, length);
            for (let at = 0; at < length;) {
                const taken = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, bytes, at, length - at, offset + at);
                if (taken === 0)
                    throw new Error('the file ends before its time');
                at += taken;
            }
            return bytes;
        },
        close() {
            if (isOpen)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
            isOpen = false;
            if (isLoose)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
            isLoose = false;
        },
        moveTo(target) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target), { recursive: true, mode: 0o700 });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(path, target);
            isLoose = false;
        },
    };
}
/** Removes what downloads that were killed have left behind. */
function sweep(folder) {
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder)) {
        if (!/^\.[0-9a-f-]{36}\.partial$/.test(name))
            continue;
        const left = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), { throwIfNoEntry: false });
        // A download takes a day at most, by the input timeout.
        const isOld = left !== undefined && Date.now() - left.mtimeMs > 24 * 60 * 60 * 1000;
        if (isOld)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), { force: true });
    }
}
function unwritable(error, folder) {
    const code = error.code ?? '';
    const isFull = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code);
    return new _failure_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .u('store-unwritable', `The export could not be kept in ${folder}: ${isFull ? `no space is left (${code})` : (0,_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .causeOf */ .r)(error)}.`, isFull
        ? 'Free space on the disk of the runner: about a quarter of the size of the export is needed.'
        : 'Check that the folder may be written.', { cause: error });
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

/***/ 11808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readChunks: () => (/* binding */ readChunks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59874);



const chunkBytes = 512 * 1024;
/**
 * The bytes of a local file from its beginning; a chunk is good until the next one is asked for.
 *
 * @throws GateError `file-unreadable` where it is not there, may not be read or is no regular file: it
 *   may be read more than once, which a pipe cannot be
 */
async function* readChunks(path) {
    // Not blocking: a pipe without a writer would keep the call waiting for ever.
    const flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, flags).catch((error) => {
        throw unreadable(path, error.code === 'ENOENT' ? 'it is not there' : (error.code ?? 'unknown'));
    });
    try {
        if (!(await file.stat()).isFile())
            throw unreadable(path, 'it is no regular file');
        // While one chunk is worked on, the next is read into the other buffer.
        const buffers = [Buffer.allocUnsafe(chunkBytes), Buffer.allocUnsafe(chunkBytes)];
        const readAt = (place, turn) => file.read(turn % 2 === 0 ? buffers[0] : buffers[1], 0, chunkBytes, place);
        let pending = readAt(0, 0);
        // Where nobody waits for it any more, its trouble is nobody's.
        pending.catch(() => { });
        for (let place = 0, turn = 1;; turn += 1) {
            const { bytesRead, buffer } = await pending;
            if (bytesRead === 0)
                return;
            place += bytesRead;
            pending = readAt(place, turn);
            pending.catch(() => { });
            yield buffer.subarray(0, bytesRead);
        }
    }
    finally {
        await file.close();
    }
}
function unreadable(path, reason) {
    return new _failure_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .u('file-unreadable', `The file ${path} cannot be read: ${reason}.`, 'Check the path: that of a command is relative to the current folder, that of the input export-file to the workspace.');
}


/***/ }),

/***/ 73513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readWorkspace: () => (/* binding */ readWorkspace),
/* harmony export */   workspaceSource: () => (/* binding */ workspaceSource)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37926);
/* harmony import */ var _unreadable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23193);






/** Larger files have no id, in bytes: nothing that a launch depends on is as large. */
const maxHashed = 100 * 1024 * 1024;
/** How much of a file is held while it is hashed, in bytes. */
const hashedAtOnce = 1024 * 1024;
/**
 * Reads the wanted files below a folder of the disk. Links are followed only inside the repository,
 * and only regular files are opened: everything else that is wanted is reported as unreadable.
 *
 * @param root absolute path of the folder
 * @param boundary absolute path of the repository, beyond which no link is followed
 * @throws the system's error where one of the two is not there
 */
async function readWorkspace(root, wanted, boundary = root) {
    const realBoundary = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(boundary);
    const start = wayFrom(realBoundary, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(root));
    return (0,_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .walkTree */ .I)(diskFrom(realBoundary), start, wanted);
}
/**
 * A checkout as a source of files.
 *
 * @param root its absolute path
 */
function workspaceSource(root) {
    return {
        readTree: (folder, wanted) => readWorkspace((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, folder), wanted, root),
        readFile: async (path) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .readText */ .y)(diskFrom(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(root)), '', path),
    };
}
/** The disk as far as a repository goes; `boundary` is its real path. */
function diskFrom(boundary) {
    const onDisk = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(boundary, path);
    return {
        list: async (folder) => (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(onDisk(folder), { withFileTypes: true })).map((entry) => ({
            name: entry.name,
            kind: kindOf(entry),
        })),
        follow: (path) => follow(boundary, path),
        isFolder: (path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(onDisk(path)).then((status) => status.isDirectory(), () => false),
        read: (path, wanted) => readBeginning(onDisk(path), wanted),
        idOf: (path, hash) => idOf(onDisk(path), hash).catch(() => null),
    };
}
function kindOf(entry) {
    if (entry.isFile())
        return 'file';
    if (entry.isDirectory())
        return 'folder';
    return entry.isSymbolicLink() ? 'link' : 'other';
}
async function follow(boundary, path) {
    const asked = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(boundary, path);
    let real;
    try {
        real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(asked);
    }
    catch {
        const isThere = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(asked).catch(() => null);
        return { reason: isThere === null ? _unreadable_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadableReasons */ .Z.absent : _unreadable_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadableReasons */ .Z.nowhere };
    }
    const way = wayFrom(boundary, real);
    if (way === '..' || way.startsWith('../') || (0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(way))
        return { reason: _unreadable_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadableReasons */ .Z.outside };
    return way === '.git' || way.startsWith('.git/')
        ? { reason: _unreadable_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadableReasons */ .Z.git }
        : { path: way };
}
async function readBeginning(file, wanted) {
    try {
        return await withFile(file, async (handle) => {
            const status = await handle.stat();
            if (!status.isFile())
                return { reason: _unreadable_js__WEBPACK_IMPORTED_MODULE_5__/* .notAFile */ .$ };
            const { size } = status;
            return { size, bytes: await fill(handle, Buffer.alloc(Math.min(wanted(size), size)), 0) };
        });
    }
    catch (error) {
        return { reason: `cannot be opened (${error.code ?? 'unknown'})` };
    }
}
/** Git's id of a file or link; null for anything else. Throws where it cannot be read. */
async function idOf(path, hash) {
    const status = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(path);
    if (status.isSymbolicLink()) {
        const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readlink)(path, { encoding: 'buffer' });
        return blobHash(hash, target.length).update(target).digest('hex');
    }
    if (!status.isFile())
        return null;
    return withFile(path, async (handle) => {
        const { size } = await handle.stat();
        if (size > maxHashed)
            return null;
        const id = blobHash(hash, size);
        const buffer = Buffer.allocUnsafe(Math.min(size, hashedAtOnce));
        for (let at = 0; at < size;) {
            const bytes = await fill(handle, buffer.subarray(0, Math.min(buffer.length, size - at)), at);
            // It grew shorter while it was read: it has no one content.
            if (bytes.length === 0)
                return null;
            id.update(bytes);
            at += bytes.length;
        }
        return id.digest('hex');
    });
}
/** A hash that has seen what git puts before a file's bytes. */
function blobHash(hash, size) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(hash).update(`blob ${size}\0`);
}
async function withFile(path, use) {
    // O_NONBLOCK: opening a pipe must not wait for its other end.
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK ?? 0));
    try {
        return await use(handle);
    }
    finally {
        await handle.close();
    }
}
/** Reads into a buffer from a place of a file on; gives the part that could be filled. */
async function fill(handle, buffer, from) {
    let filled = 0;
    while (filled < buffer.length) {
        const { bytesRead } = await handle.read(buffer, filled, buffer.length - filled, from + filled);
        if (bytesRead === 0)
            break;
        filled += bytesRead;
    }
    return buffer.subarray(0, filled);
}
/** The way from one real path to another, with `/` between its parts. */
function wayFrom(folder, path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(folder, path).split(node_path__WEBPACK_IMPORTED_MODULE_3__.sep).join('/');
}


/***/ }),

/***/ 2397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findLocalBase: () => (/* binding */ findLocalBase),
/* harmony export */   n: () => (/* binding */ findEventBase)
/* harmony export */ });
/* unused harmony export findBase */
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9009);

const noBase = { base: null, missing: null, policy: null, needsPolicy: false };
/** Finds the base of the run's event. */
async function findEventBase(event, git) {
    return findBase(await readEventBase(event), git);
}
/**
 * Finds what the command line is told to compare with: the commit where the work left it.
 *
 * @param revision a branch, tag or commit
 */
async function findLocalBase(revision, git) {
    if (revision === null)
        return noBase;
    const tip = (await git?.commit(revision)) ?? null;
    if (git === null || tip === null) {
        const missing = `${JSON.stringify(revision)} names no commit of this repository`;
        return { ...noBase, missing, needsPolicy: true };
    }
    const head = await git.commit('HEAD');
    const fork = head === null ? null : await git.mergeBase(tip.id, head.id);
    const start = (fork === null ? null : await git.commit(fork)) ?? tip;
    return foundBase(git, start, tip, revision);
}
/** Finds the base of an event. */
async function findBase(told, git) {
    const isChange = told.event.startsWith('pull_request') || told.event === 'merge_group';
    if (!isChange && told.event !== 'push')
        return noBase;
    const missing = (reason) => ({
        ...noBase,
        missing: reason,
        needsPolicy: isChange,
    });
    if (git === null)
        return missing('the checkout has no git objects that can be read');
    if (told.base === null || /^0+$/.test(told.base)) {
        return missing(isChange ? 'the event does not tell it' : 'the push began a new branch');
    }
    const head = await git.commit('HEAD');
    // The merge that GitHub made of base and head: its first parent is the base as it was then. Only
    // the commit that the run is about is believed, for everybody can make a merge of anything.
    const isMerge = told.event.startsWith('pull_request') &&
        head !== null &&
        head.id === told.sha &&
        told.head !== null &&
        head.parents[1] === told.head;
    const first = head?.parents[0];
    const tip = await git.commit(isMerge && first !== undefined ? first : told.base);
    if (tip === null) {
        return missing(`the base commit ${told.base.slice(0, 12)} is not in the checkout: give actions/checkout a fetch-depth of ${isMerge ? 2 : 0}`);
    }
    // A branch that was checked out by itself lacks what its base has got since: where it left counts.
    const fork = isMerge || !told.event.startsWith('pull_request') || head === null
        ? null
        : await git.mergeBase(tip.id, head.id);
    const start = (fork === null ? null : await git.commit(fork)) ?? tip;
    const holdsChange = isMerge ||
        told.head === null ||
        head === null ||
        head.id === told.head ||
        (await git.mergeBase(told.head, head.id)) === told.head;
    // Whoever looks at something else finds nothing new, and that says nothing.
    const astray = start.id === head?.id
        ? 'the checkout is what the change is compared with, and has nothing of it'
        : holdsChange
            ? null
            : 'the checkout is at another commit than the change';
    const compared = (policy, name) => {
        const found = foundBase(git, start, policy, name);
        return astray === null ? found : { ...found, base: null, missing: astray };
    };
    if (!isChange)
        return { ...compared(tip, ''), policy: null, needsPolicy: false };
    const { baseBranch, defaultBranch } = told;
    const main = defaultBranch === null || defaultBranch === baseBranch
        ? null
        : await git.commit(`refs/remotes/origin/${defaultBranch}`);
    if (main !== null)
        return compared(main, defaultBranch ?? '');
    const found = compared(tip, baseBranch ?? 'the base');
    const isOther = defaultBranch !== null && defaultBranch !== baseBranch;
    return found.policy === null || !isOther
        ? found
        : { ...found, policy: { ...found.policy, insteadOf: defaultBranch } };
}
function foundBase(git, base, policy, name) {
    return {
        base: { commit: base.id, hash: git.hash, source: sourceOf(git, base) },
        missing: null,
        policy: { source: sourceOf(git, policy), commit: policy.id, name, insteadOf: null },
        needsPolicy: true,
    };
}
function sourceOf(git, commit) {
    return {
        readTree: (folder, wanted) => git.readTree(commit, folder, wanted),
        readFile: (path) => git.readFile(commit, path),
    };
}
async function readEventBase(event) {
    const { pull_request, merge_group, before, repository } = await (0,_context_js__WEBPACK_IMPORTED_MODULE_0__/* .readPayload */ .rD)();
    const text = (value) => (typeof value === 'string' ? value : null);
    const branch = (value) => text(value)?.replace(/^refs\/heads\//, '') ?? null;
    return {
        event,
        base: text(pull_request?.base?.sha ?? merge_group?.base_sha ?? before),
        head: text(pull_request?.head?.sha),
        sha: process.env['GITHUB_SHA'] ?? null,
        baseBranch: branch(pull_request?.base?.ref ?? merge_group?.base_ref),
        defaultBranch: branch(repository?.default_branch),
    };
}


/***/ }),

/***/ 9009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A0: () => (/* binding */ isOfDependabot),
/* harmony export */   DQ: () => (/* binding */ readPullRequest),
/* harmony export */   O0: () => (/* binding */ isPrivilegedEvent),
/* harmony export */   fc: () => (/* binding */ explainMissingKey),
/* harmony export */   g0: () => (/* binding */ readHeadCommit),
/* harmony export */   rD: () => (/* binding */ readPayload)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

/** Events under which the checkout is the base branch, and the head's files must never be trusted. */
const privilegedEvents = new Set(['pull_request_target', 'workflow_run']);
/** Whether a workspace is not what this event is about. */
function isPrivilegedEvent(event) {
    return privilegedEvents.has(event);
}
/** The commit that the run's event is about, as the runner tells it. */
async function readHeadCommit() {
    const { pull_request, merge_group, after } = await readPayload();
    return sha(pull_request?.head?.sha ?? merge_group?.head_sha ?? after ?? process.env['GITHUB_SHA']);
}
/** The pull request that the run's event is about; null where it is about none. */
async function readPullRequest() {
    const { pull_request } = await readPayload();
    const number = pull_request?.number;
    if (pull_request === undefined || !Number.isSafeInteger(number))
        return null;
    return {
        number: Number(number),
        head: sha(pull_request.head?.sha),
        isFromFork: isFromFork(pull_request),
    };
}
function isFromFork({ base, head }) {
    return base?.repo?.full_name !== head?.repo?.full_name;
}
/** Whether Dependabot started the run: GitHub gives it less than others. */
function isOfDependabot() {
    return process.env['GITHUB_ACTOR'] === 'dependabot[bot]';
}
/** Why this run has no API key: GitHub keeps secrets from forks, and most of them from Dependabot. */
async function explainMissingKey() {
    const { pull_request } = await readPayload();
    if (pull_request !== undefined && isFromFork(pull_request)) {
        return {
            message: 'There is no API key: GitHub gives no secrets to pull requests from forks.',
            remedy: 'Let a maintainer judge the change from a branch of this repository, or set on-missing-key: warn to let the step pass undecided.',
        };
    }
    if (isOfDependabot()) {
        return {
            message: 'There is no API key: runs of Dependabot get only the secrets of Dependabot.',
            remedy: 'Add the key as a Dependabot secret of the same name (Settings, Secrets and variables, Dependabot).',
        };
    }
    return {
        message: 'There is no API key: the input api-key is empty.',
        remedy: 'Add the key as a repository secret and pass that secret to api-key. A misspelt name of a secret gives an empty value.',
    };
}
/**
 * The event's payload, as the runner leaves it in a file; an empty one where it is not there or is no
 * JSON. Every run asks for it, so the library that reads it too is not loaded for it.
 */
async function readPayload() {
    try {
        const payload = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(process.env['GITHUB_EVENT_PATH'] ?? '', 'utf8'));
        return typeof payload === 'object' && payload !== null ? payload : {};
    }
    catch {
        return {};
    }
}
function sha(value) {
    return typeof value === 'string' && /^[0-9a-f]{40,64}$/.test(value) ? value : null;
}


/***/ }),

/***/ 86376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fileOutputs: () => (/* binding */ fileOutputs)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17234);

/** All of them, by the inputs that say where they go. */
const fileOutputs = {
    'report-file': {
        option: 'json',
        fallback: 'report.json',
        render: async (report, _, redact) => {
            const { renderJson } = await Promise.all(/* import() */[__webpack_require__.e(3884), __webpack_require__.e(335), __webpack_require__.e(2280), __webpack_require__.e(4421)]).then(__webpack_require__.bind(__webpack_require__, 64421));
            return renderJson(report, redact);
        },
    },
    'sarif-file': {
        option: 'sarif',
        fallback: 'report.sarif',
        render: async (report, prefix, redact) => {
            const { renderSarif } = await Promise.all(/* import() */[__webpack_require__.e(3884), __webpack_require__.e(335), __webpack_require__.e(2280), __webpack_require__.e(6269)]).then(__webpack_require__.bind(__webpack_require__, 26269));
            return (0,_redact_js__WEBPACK_IMPORTED_MODULE_0__.redactJson)(renderSarif(report, prefix), redact, 0);
        },
    },
    'summary-file': {
        option: 'markdown',
        fallback: 'summary.md',
        render: async (report, _, redact) => {
            const { renderSummary } = await Promise.all(/* import() */[__webpack_require__.e(3884), __webpack_require__.e(335), __webpack_require__.e(2280), __webpack_require__.e(4611), __webpack_require__.e(9857)]).then(__webpack_require__.bind(__webpack_require__, 74611));
            return redact(renderSummary(report));
        },
    },
};


/***/ }),

/***/ 17234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   redactJson: () => (/* binding */ redactJson),
/* harmony export */   redactReport: () => (/* binding */ redactReport),
/* harmony export */   redactorFor: () => (/* binding */ redactorFor)
/* harmony export */ });
/* harmony import */ var _settings_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3435);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13920);


const mask = '***';
/**
 * What may stand between two characters of a secret that is broken over lines, also once that is escaped.
 * Each break can be taken in one way only: a pattern with two tries all their combinations.
 */
const lineBreak = '(?:(?:[ \\t]*(?:\\r|\\n|\\\\[rn]|%0[ADad]|<br>))+[ \\t]*)?';
/**
 * The one redactor that every output passes before it leaves the process: it takes out the secrets
 * in clear and as they look in JSON, in HTML, in a URL and in Base64, broken over lines too, and
 * whatever has the form of a token.
 */
function redactorFor(secrets) {
    const forms = secrets
        .filter(({ length }) => length >= _settings_key_js__WEBPACK_IMPORTED_MODULE_0__/* .shortestKey */ .A)
        .flatMap((secret) => [
        secret,
        JSON.stringify(secret).slice(1, -1),
        (0,_text_js__WEBPACK_IMPORTED_MODULE_1__.json)(secret).slice(1, -1),
        encodeURIComponent(secret),
        encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase()),
        (0,_text_js__WEBPACK_IMPORTED_MODULE_1__.htmlText)(secret),
        Buffer.from(secret).toString('base64').replace(/=+$/, ''),
        Buffer.from(secret).toString('base64url'),
        ...base64Forms(secret),
    ]);
    // The longest first, so that no form leaves a rest of another.
    const ordered = [...new Set(forms)].sort((a, b) => b.length - a.length);
    if (ordered.length === 0)
        return _text_js__WEBPACK_IMPORTED_MODULE_1__.withoutTokens;
    const any = ordered.map((form) => [...form].map(literal).join(lineBreak)).join('|');
    const pattern = new RegExp(any, 'g');
    return (text) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__.withoutTokens)(text.replace(pattern, mask));
}
/** A secret within a longer text in Base64, at each of the three places where it can begin in a group. */
function base64Forms(secret) {
    return [0, 1, 2].flatMap((shift) => {
        const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(secret)]);
        // The characters that hold bits of what stands beside it are another's.
        const start = [0, 2, 3][shift] ?? 0;
        const end = Math.floor((bytes.length * 8) / 6);
        return ['base64', 'base64url'].map((form) => bytes.toString(form).slice(start, end));
    });
}
function literal(character) {
    return character.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&');
}
/** Fields whose texts are words of our own: a secret that equals one of them must not change it. */
const ownWords = new Set([
    'verdict',
    'level',
    'kind',
    'type',
    'pin',
    'role',
    'status',
    'source',
    'by',
    'rule',
    'preset',
    'event',
]);
/**
 * A report or an inventory with the secrets taken out of every text of strangers in it, before anything
 * is cut or escaped, which could leave a part of a secret or dress it so that it is not recognised.
 */
function redactReport(report, redact) {
    return redacted(report, redact, false);
}
/**
 * A document of JSON with the secrets taken out of its strings, the names of fields too; such documents
 * pass it in the redactor's place before they leave the process. In the text itself a letter of an escape
 * can be the first of what looks like a secret, as in `\n` before `pm_…`: without it nobody could parse
 * the rest.
 */
function redactJson(text, redact, indent) {
    if (redact(text) === text)
        return text;
    const clean = (each) => {
        const rest = redact(each);
        const written = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__.json)(rest);
        return redact(written) === written ? rest : mask;
    };
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__.json)(redacted(JSON.parse(text), clean, true), indent)}\n`;
}
/** A copy with other texts; in what is strange there are no words of our own. */
function redacted(root, redact, isAllStrange) {
    // What many servers share, such as the findings of one score, they share afterwards too.
    const known = { own: new WeakMap(), strange: new WeakMap() };
    const walk = (value, isStrange) => {
        if (typeof value === 'string')
            return redact(value);
        if (typeof value !== 'object' || value === null)
            return value;
        const copies = isStrange ? known.strange : known.own;
        const copy = copies.get(value) ?? copied(value, isStrange);
        copies.set(value, copy);
        return copy;
    };
    const copied = (value, isStrange) => {
        if (Array.isArray(value))
            return value.map((each) => walk(each, isStrange));
        if (value instanceof Set)
            return new Set([...value].map((each) => walk(each, isStrange)));
        if (value instanceof Map) {
            return new Map([...value].map(([key, inner]) => [walk(key, true), walk(inner, isStrange)]));
        }
        return Object.fromEntries(Object.entries(value).map(([key, inner]) => {
            if (isStrange)
                return [redact(key), walk(inner, true)];
            return [
                key,
                ownWords.has(key) && typeof inner === 'string' ? inner : walk(inner, key === 'evidence'),
            ];
        }));
    };
    return walk(root, isAllStrange);
}


/***/ })

};
