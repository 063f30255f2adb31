export const modules = {

/***/ 35174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  replayCommand: () => (/* binding */ replayCommand)
});

// EXTERNAL MODULE: ./build/gate/settings.js
var settings = __webpack_require__(1069);
// EXTERNAL MODULE: ./build/io/github-repositories.js + 9 modules
var github_repositories = __webpack_require__(97721);
// EXTERNAL MODULE: ./build/commands/command-line.js
var command_line = __webpack_require__(62173);
// EXTERNAL MODULE: ./build/commands/exit-status.js
var exit_status = __webpack_require__(47470);
// EXTERNAL MODULE: ./build/commands/option-settings.js
var option_settings = __webpack_require__(48478);
// EXTERNAL MODULE: ./build/commands/ports/github-repository.js
var github_repository = __webpack_require__(99762);
// EXTERNAL MODULE: ./build/commands/ports/local-ports.js
var local_ports = __webpack_require__(3598);
// EXTERNAL MODULE: ./build/commands/ports/policy-text.js
var policy_text = __webpack_require__(52010);
// EXTERNAL MODULE: ./build/commands/ports/terminal.js
var terminal = __webpack_require__(69630);
// EXTERNAL MODULE: ./build/commands/save-export.js
var save_export = __webpack_require__(56837);
// EXTERNAL MODULE: ./build/commands/sweep/choose-repositories.js
var choose_repositories = __webpack_require__(96644);
// EXTERNAL MODULE: ./build/commands/sweep/ports/paced-api.js
var paced_api = __webpack_require__(89239);
// EXTERNAL MODULE: ./build/commands/sweep/ports/run-sweep.js + 6 modules
var run_sweep = __webpack_require__(32213);
// EXTERNAL MODULE: ./build/judging/verdict-words.js
var verdict_words = __webpack_require__(33862);
;// CONCATENATED MODULE: ./build/commands/replay/counts.js

/** Reports whether a pull request would have been blocked, because it failed or could not be judged. */
function isRed({ verdict }) {
    return !(0,verdict_words/* passes */.WE)(verdict);
}
/** Reports whether exactly one of the two compared policies would have blocked a pull request. */
function isDifferent({ outcomes: [first, second] }) {
    return first !== undefined && second !== undefined && isRed(first) !== isRed(second);
}
function replayCounts({ repositories, pulls, policies }) {
    const countStatus = (status) => pulls.filter((pull) => pull.status === status).length;
    const unread = repositories.filter(({ status }) => status.startsWith('not-read'));
    return {
        repositories: repositories.length - unread.length,
        repositoriesNotRead: unread.length,
        merged: pulls.length,
        judged: countStatus('judged'),
        notRead: countStatus('not-read'),
        notReadYet: countStatus('not-read-yet'),
        intoOthers: repositories.reduce((sum, { intoOthers }) => sum + intoOthers, 0),
        policies: policies.map(({ name }, at) => policyCounts(name, pulls.flatMap(({ outcomes }) => outcomes[at] ?? []))),
        different: pulls.filter(isDifferent).length,
    };
}
function policyCounts(name, outcomes) {
    const countVerdict = (verdict) => outcomes.filter((each) => each.verdict === verdict).length;
    const red = outcomes.filter(isRed).map(({ problems }) => problems.filter(verdict_words/* isFailing */.DI));
    const rules = frequencies(red.map((problems) => problems.map(({ rule }) => rule)));
    const owners = frequencies(red.map((problems) => problems.flatMap(({ owners }) => owners.length > 0 ? owners : [null])));
    return {
        name,
        failed: countVerdict('fail'),
        undecided: countVerdict('error'),
        warned: countVerdict('warn'),
        passed: countVerdict('pass'),
        failedIfEnforced: outcomes.filter((each) => !isRed(each) && each.enforcedVerdict === 'fail')
            .length,
        rules: rules.map(([rule, pulls]) => ({ rule, pulls })),
        owners: owners.map(([owner, pulls]) => ({ owner, pulls })),
    };
}
/** Counts the lists that contain each value. The most frequent value comes first. */
function frequencies(lists) {
    const distinctValues = lists.flatMap((list) => [...new Set(list)]);
    return [...Map.groupBy(distinctValues, (value) => value)]
        .map(([value, same]) => [value, same.length])
        .sort(([a, many], [b, others]) => others - many || (`${a}` < `${b}` ? -1 : 1));
}
function isComplete(report) {
    const { repositoriesNotRead, notRead, notReadYet } = replayCounts(report);
    return report.failure === null && repositoriesNotRead + notRead + notReadYet === 0;
}

// EXTERNAL MODULE: ./build/report/contents/fit.js
var fit = __webpack_require__(62773);
// EXTERNAL MODULE: ./build/report/json.js + 2 modules
var json = __webpack_require__(11593);
// EXTERNAL MODULE: ./build/report/redact.js
var report_redact = __webpack_require__(17234);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
;// CONCATENATED MODULE: ./build/commands/replay/render-replay-json.js





/**
 * Maximum size of the report, in bytes. A report on many pull requests could otherwise exceed the maximum
 * length of a string.
 */
const maxBytes = 100_000_000;
function renderReplayJson(report, redact) {
    const write = (value) => (0,report_redact.redactJson)((0,report_text.safeJson)(value), redact).trimEnd();
    const lists = { repositories: report.repositories, pulls: report.pulls };
    return (0,fit/* firstThatFits */.e)(['nothing', 'entries'], (omitted) => {
        const head = {
            replayVersion: 1,
            isComplete: isComplete(report),
            ...(report.failure === null ? {} : { error: (0,json/* errorEntry */.Nb)(report.failure) }),
            counts: replayCounts(report),
            omitted,
            run: {
                version: report.toolVersion,
                organisation: report.organisation,
                since: new Date(report.since).toISOString(),
                until: new Date(report.until).toISOString(),
                requests: report.requests,
                notices: report.notices,
            },
            export: (0,json/* exportEntry */.N)(report.export),
            policies: report.policies,
        };
        const mostOfList = omitted === 'nothing' ? Number.POSITIVE_INFINITY : maxBytes * 0.45;
        return (0,fit/* joinWithin */.U)((0,json/* documentParts */.ku)(head, lists, mostOfList, write), maxBytes);
    });
}

// EXTERNAL MODULE: ./build/model/phrase.js
var phrase = __webpack_require__(77229);
// EXTERNAL MODULE: ./build/report/document.js
var report_document = __webpack_require__(21294);
// EXTERNAL MODULE: ./build/report/report-messages.js
var report_messages = __webpack_require__(23602);
// EXTERNAL MODULE: ./build/report/write-text.js
var write_text = __webpack_require__(6370);
// EXTERNAL MODULE: ./build/commands/sweep/sweep-messages.js
var sweep_messages = __webpack_require__(52181);
;// CONCATENATED MODULE: ./build/commands/replay/render-replay-text.js







/** Limits for the lists in the text report. The JSON report does not have these limits. */
const mostPulls = 200;
const mostSentences = 50;
const mostRows = 30;
const mostPlaces = 5;
function renderReplay(report, terminal) {
    return (0,write_text/* writeText */.x3)(replayBlocks(report), terminal, write_text/* jsonHint */.m3);
}
function* replayBlocks(report) {
    const { policies, pulls } = report;
    const red = pulls.filter(({ outcomes }) => outcomes.some(isRed));
    const names = policies.map(({ name }) => (0,report_document/* prose */.CS)(name));
    if (policies.length > 1)
        yield (0,report_document/* paragraph */.FY)((0,report_document/* line */.n8) `Verdicts under ${(0,report_document/* joinLines */.cT)(names, (0,report_document/* line */.n8) ` / `)}:`);
    yield (0,report_document/* table */.tp)(['Verdict', 'Rules', 'Merged', 'Pull request'], red.map(pullRow), {
        ...{ most: mostPulls, one: 'pull request' },
    });
    yield (0,report_document/* section */.uW)((0,report_document/* line */.n8) `Rules that fired`, [
        (0,report_document/* list */.p_)(problemItems(red), { most: mostSentences, one: 'sentence' }),
    ]);
    yield* replayCounts(report).policies.flatMap(policySections);
    yield (0,report_document/* section */.uW)((0,report_document/* line */.n8) `Not read`, [
        (0,report_document/* list */.p_)(unreadLines(report), { most: mostSentences, one: 'reason' }),
    ]);
    yield (0,report_document/* paragraph */.FY)(...numberLines(report).map((each) => (0,report_document/* prose */.CS)(each)));
}
function pullRow({ outcomes, mergedAt, url }) {
    const rules = new Set(outcomes
        .filter(isRed)
        .flatMap((each) => each.problems.filter(verdict_words/* isFailing */.DI).map(({ rule }) => rule)));
    const verdicts = (0,report_document/* joinLines */.cT)(outcomes.map(({ verdict }) => (0,report_document/* verdictSign */.r0)(verdict)), (0,report_document/* line */.n8) ` / `);
    return [verdicts, (0,report_document/* joinLines */.cT)([...rules].map((each) => (0,report_document/* prose */.CS)(each))), mergedAt.slice(0, 10), url];
}
function problemItems(red) {
    const placedProblems = red.flatMap(({ url, outcomes }) => outcomes
        .filter(isRed)
        .flatMap(({ problems }) => problems.filter(verdict_words/* isFailing */.DI))
        .map((problem) => ({ problem, place: (0,report_document/* prose */.CS)(url) })));
    return (0,sweep_messages/* groupSentences */._j)(placedProblems).map(({ state, rule, text, places }) => (0,report_document/* item */.AS)((0,report_document/* line */.n8) `${(0,report_document/* levelLabel */.v3)(state)} ${(0,report_document/* prose */.CS)(rule)}: ${(0,report_document/* prose */.CS)(text)}`, (0,report_document/* paragraph */.FY)((0,report_document/* line */.n8) `in ${(0,report_document/* firstItems */.J9)(places, mostPlaces)}`)));
}
function policySections({ name, rules, owners }) {
    const rowLimit = { most: mostRows, one: 'row' };
    return [
        (0,report_document/* section */.uW)((0,report_document/* line */.n8) `Red under ${(0,report_document/* prose */.CS)(name)}, by rule`, [
            (0,report_document/* table */.tp)(['Pull requests', 'Rule'], rules.map(({ rule, pulls }) => [pulls, rule]), rowLimit),
        ]),
        (0,report_document/* section */.uW)((0,report_document/* line */.n8) `Red under ${(0,report_document/* prose */.CS)(name)}, by current file owner`, [
            (0,report_document/* table */.tp)(['Pull requests', 'Owner'], owners.map(({ owner, pulls }) => [pulls, owner ?? (0,report_document/* line */.n8) `no owner`]), rowLimit),
        ]),
    ];
}
function unreadLines({ repositories, pulls }) {
    const entries = [
        ...repositories.map(({ name, status, reason }) => ({ name, status, reason })),
        ...pulls.map(({ url, status, reason }) => ({ name: url, status, reason })),
    ];
    return (0,sweep_messages/* renderUnread */.S7)(entries, ({ name }) => (0,report_document/* prose */.CS)(name), mostPlaces);
}
function numberLines(report) {
    const counts = replayCounts(report);
    const { judged, notRead, notReadYet, repositoriesNotRead, intoOthers, different } = counts;
    const [since, until] = [report.since, report.until].map((at) => new Date(at).toISOString().slice(0, 10));
    const { generatedAt } = report.export;
    const grades = generatedAt === null
        ? 'No grades were needed.'
        : `The grades come from the export of ${new Date(generatedAt).toISOString().slice(0, 10)}, and the policies are today's. Neither dates from the time of the merges.`;
    const linesIf = (number, words) => (number === 0 ? [] : [words]);
    return [
        `Judged ${(0,phrase/* plural */.LS)(judged, 'pull request')} merged in ${(0,phrase/* plural */.LS)(counts.repositories, 'repository')} from ${since} to ${until}.`,
        ...counts.policies.map(policyLine),
        ...linesIf(different, `The policies disagree on ${(0,phrase/* plural */.LS)(different, 'pull request')}: ${differenceWords(report)}.`),
        ...linesIf(notRead + notReadYet + repositoriesNotRead, `NOT COMPLETE: ${[
            ...linesIf(notRead, `${(0,phrase/* plural */.LS)(notRead, 'pull request')} not read`),
            ...linesIf(notReadYet, `${(0,phrase/* plural */.LS)(notReadYet, 'pull request')} not read yet`),
            ...linesIf(repositoriesNotRead, `${(0,phrase/* plural */.LS)(repositoriesNotRead, 'repository')} not listed completely`),
        ].join(', ')}. The missing results are unknown.`),
        ...linesIf(intoOthers, `Not judged: ${(0,phrase/* plural */.LS)(intoOthers, 'pull request')} into branches other than the default branch.`),
        ...(report.failure === null ? [] : (0,report_messages.failureLines)(report.failure)),
        ...linesIf(judged, grades),
        `${(0,phrase/* plural */.LS)(report.requests, 'request')} to GitHub's API.`,
    ];
}
function policyLine({ name, failed, undecided, warned, failedIfEnforced }) {
    const parts = [
        `${failed === 0 ? 'none' : failed} would have failed`,
        ...(undecided === 0 ? [] : [`${undecided} could not have been decided`]),
        ...(warned === 0 ? [] : [`${warned} would have had warnings`]),
        ...(failedIfEnforced === 0
            ? []
            : [
                `${failedIfEnforced} more would have failed under the recommended preset instead of report-only`,
            ]),
    ];
    return `By ${name}: ${parts.join(', ')}.`;
}
function differenceWords({ policies, pulls }) {
    const different = pulls.filter(isDifferent);
    return policies
        .map(({ name }, at) => {
        const red = different.filter(({ outcomes }) => outcomes[at] && isRed(outcomes[at]));
        return `${red.length} red only under ${name}`;
    })
        .join(', ');
}

// EXTERNAL MODULE: ./build/detection/ecosystems.js + 2 modules
var ecosystems = __webpack_require__(10398);
// EXTERNAL MODULE: ./build/gate/run.js
var run = __webpack_require__(77055);
// EXTERNAL MODULE: ./build/gate/steps.js
var steps = __webpack_require__(31077);
// EXTERNAL MODULE: ./build/io/tree.js + 2 modules
var tree = __webpack_require__(96344);
// EXTERNAL MODULE: ./build/model/failure.js
var model_failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/model/version.js
var version = __webpack_require__(90178);
// EXTERNAL MODULE: ./build/commands/sweep/try-read.js
var try_read = __webpack_require__(82742);
// EXTERNAL MODULE: ./build/commands/sweep/read-repositories.js
var read_repositories = __webpack_require__(61163);
;// CONCATENATED MODULE: ./build/commands/replay/list-pulls.js




/**
 * Most repositories have few merged pull requests, so one query fetches the first few pull requests from many
 * repositories.
 */
const repositoriesPerQuery = 25;
const firstOfMany = 10;
const pullsPerQuery = 50;
/** @throws GateError if no part of the list of repositories can be read */
async function listPulls(pages, { api, leavesOut, since, attempt: tryRead }) {
    const repositories = [];
    const pending = [];
    const pulls = new Map();
    const addRepository = (name, { status, reason }, [merged, intoOthers] = [0, 0]) => void repositories.push({ name, status, reason, merged, intoOthers });
    const unlisted = await (0,read_repositories/* forEachPage */.oO)(pages, async (page) => {
        for (const each of page.repositories) {
            const name = `${each.owner}/${each.name}`;
            if ('hidden' in each)
                addRepository(name, { status: 'not-read', reason: (0,try_read/* explainUnread */.H8)(each.hidden) });
            else if (leavesOut(each))
                continue;
            else if (each.head === null)
                addRepository(name, { status: 'empty', reason: null });
            else
                pending.push({ ...each, head: each.head });
        }
    });
    if (unlisted !== null && pending.length === 0 && repositories.length === 0)
        throw unlisted;
    const readPage = async (repository, after) => {
        const [page] = await (0,github_repositories/* listMerged */.bP)(api, [{ repository, after }], pullsPerQuery, since);
        if (page === undefined || page instanceof model_failure/* GateError */.ue)
            throw page;
        return page;
    };
    const finish = async (repository, first) => {
        const name = `${repository.owner}/${repository.name}`;
        if ('status' in first)
            return addRepository(name, first);
        if (first instanceof model_failure/* GateError */.ue) {
            return addRepository(name, { status: 'not-read', reason: (0,try_read/* explainUnread */.H8)(first) });
        }
        const pullsByNumber = new Map(first.pulls.map((pull) => [pull.number, pull]));
        let unread = null;
        for (let { after } = first; after !== null;) {
            const cursor = after;
            const next = await tryRead(() => readPage(repository, cursor));
            if ('reason' in next)
                unread = next;
            for (const pull of 'value' in next ? next.value.pulls : [])
                pullsByNumber.set(pull.number, pull);
            after = 'value' in next ? next.value.after : null;
        }
        if (first.after !== null && unread === null) {
            // A pull request that is updated during paging moves to the front and can be missing from every page.
            // The first page is therefore read again.
            const firstAgain = await tryRead(() => readPage(repository, null));
            if ('reason' in firstAgain)
                unread = firstAgain;
            else
                for (const pull of firstAgain.value.pulls)
                    pullsByNumber.set(pull.number, pull);
        }
        const allPulls = pullsByNumber.values().toArray();
        const merged = allPulls.filter(({ branch }) => branch === repository.head.branch);
        pulls.set(name, merged
            .toSorted((a, b) => Date.parse(a.mergedAt) - Date.parse(b.mergedAt) || a.number - b.number)
            .map((pull) => ({ repository, pull })));
        const counts = [merged.length, allPulls.length - merged.length];
        addRepository(name, unread ?? { status: 'listed', reason: null }, counts);
    };
    const batches = splitBatches(pending);
    await (0,try_read/* forEachConcurrent */.C6)(batches, batches.length, async (batch) => {
        const queries = batch.map((repository) => ({ repository, after: null }));
        const count = batch.length === 1 ? pullsPerQuery : firstOfMany;
        const result = await tryRead(() => (0,github_repositories/* listMerged */.bP)(api, queries, count, since));
        await Promise.all(batch.map((repository, at) => {
            const firstPage = 'reason' in result ? result : result.value[at];
            if (firstPage === undefined)
                throw new Error('a repository has no page of pull requests');
            return finish(repository, firstPage);
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
function splitBatches(items) {
    const count = Math.ceil(items.length / repositoriesPerQuery);
    return Array.from({ length: count }, (_, at) => items.slice(at * repositoriesPerQuery, (at + 1) * repositoriesPerQuery));
}

// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/commands/replay/packed.js


/**
 * Packs a value that contains no functions. References shared within the value are still shared after
 * unpacking.
 */
function packValue(value) {
    const bytes = (0,external_node_zlib_.zstdCompressSync)((0,external_node_v8_.serialize)(value));
    return { unpack: () => (0,external_node_v8_.deserialize)((0,external_node_zlib_.zstdDecompressSync)(bytes)) };
}

;// CONCATENATED MODULE: ./build/commands/replay/read-pull.js




/**
 * Reads a merged pull request's changes under each policy, as the gate would read them today.
 *
 * @throws GateError if the pull request cannot be read or a policy cannot be used
 */
async function readPull({ repository, pull }, policies, settings, { openCommits, addQuery, now, openRepository }) {
    const { commits, api } = openCommits(repository);
    const { base, head } = await comparedCommits(pull, repository, commits, api);
    const readings = [];
    for (const { name, file } of policies) {
        const baseFound = {
            base: { commit: base.id, hash: commits.hash, source: commits.commitFiles(base) },
            missing: null,
            branch: null,
            // As in a local check, a policy given with `--config` applies regardless of the base.
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
            findBase: async () => baseFound,
        };
        const pullSettings = file === null ? settings : { ...settings, 'config-file': name };
        readings.push(packValue(await readUnderPolicy(pullSettings, ports, addQuery)));
    }
    return { base: base.id, head: head.id, readings };
}
async function readUnderPolicy(settings, ports, addQuery) {
    const { change, proved } = await (0,steps/* readChange */.pm)(settings, ports);
    const isEdited = change.tree.effective.edited !== null;
    // Candidates that do not count toward the verdict are needed only to list the candidates that an edited
    // policy judges differently.
    const candidates = change.candidates.filter(({ isCounted }) => isCounted || isEdited);
    const isNeeded = isEdited || [...change.declared, ...candidates].some(steps/* needsExport */.GK);
    const query = (0,steps/* buildQuery */.Zq)(change.declared, candidates, change.tree.effective.policy);
    if (isNeeded)
        addQuery(query, true);
    const versions = isNeeded ? await proved(candidates) : [];
    return { change: { ...change, candidates }, versions };
}
/**
 * Returns the commits to compare: the base branch's last commit before the merge, and the commit that
 * contains the merge. If GitHub does not report both, returns the fork point and the pull request's last
 * commit instead.
 *
 * @throws GateError `base-unknown`
 */
async function comparedCommits(pull, repository, commits, api) {
    const before = await (0,github_repositories/* findCommitBefore */.kX)(api, repository, pull);
    if (before !== null && pull.merge !== null)
        return { base: before, head: pull.merge.commit };
    const head = await commits.commit(pull.headId);
    const fork = head === null ? null : await commits.mergeBase(pull.baseId, head.id);
    const base = fork === null ? null : await commits.commit(fork);
    // If the base already contains the pull request, the two commits are the same and the comparison would show
    // no change.
    if (head !== null && base !== null && base.id !== head.id)
        return { base, head };
    throw new model_failure/* GateError */.ue('base-unknown', "GitHub does not report the base branch's last commit before the merge.", 'To judge this pull request, run "mcp-grade-gate check --base" in a checkout.');
}

;// CONCATENATED MODULE: ./build/commands/replay/replay.js











/** Maximum number of pull requests that are read concurrently. Their file queries are combined. */
const maxOpen = 16;
/**
 * Judges recently merged pull requests as the gate would judge them today. All pull requests are read first,
 * so that a single lookup covers all their dependencies.
 *
 * @throws GateError if the organisation's policy or the list of repositories cannot be read
 */
async function replay(settings, { organisation, period, policies, leavesOut, progress }, ports) {
    const until = ports.now();
    const since = until - period;
    const { notices } = await (0,steps/* readOrganisationPolicy */.dS)(settings, ports);
    for (const notice of notices)
        ports.log(notice);
    const tryRead = (0,try_read/* createTryRead */.G$)();
    const { api, pages } = ports;
    const listedPulls = await listPulls(pages, { api, leavesOut, since, attempt: tryRead });
    const query = (0,steps/* createQuery */.VZ)();
    const readPulls = new Map();
    const pullPorts = { ...ports, addQuery: query.add };
    const total = listedPulls.pulls.length;
    await (0,try_read/* forEachConcurrent */.C6)(listedPulls.pulls, maxOpen, async (pull) => {
        const result = await tryRead(() => readPull(pull, policies, settings, pullPorts));
        readPulls.set(pull, 'value' in result ? result.value : result);
        progress(readPulls.size, total);
    });
    const { unlisted } = listedPulls;
    const exported = await loadFor(query, settings, ports);
    const owners = createOwnerLookup(ports.openCommits);
    const pulls = [];
    for (const pull of listedPulls.pulls) {
        const reading = readPulls.get(pull);
        if (reading === undefined)
            throw new Error('a pull request was not read');
        pulls.push(await judgePull(pull, reading, { ...ports, load: exported.load, owners }));
    }
    const { loaded, failure } = exported;
    const report = {
        toolVersion: version/* version */.r,
        organisation,
        since,
        until,
        policies: policies.map(({ name }) => ({ name })),
        failure: failure ?? (unlisted === null ? null : (0,model_failure/* onCommandLine */.vo)(unlisted)),
        export: (0,steps/* exportReport */.bz)(loaded),
        repositories: listedPulls.repositories,
        pulls,
        requests: ports.requests(),
        notices: [...notices, ...owners.faults()],
    };
    return { report, save: loaded?.save ?? (async () => { }) };
}
/**
 * Loads the export once for all pull requests. If loading fails, every call to the returned `load` rejects
 * with the error.
 */
async function loadFor(query, settings, ports) {
    try {
        const { loadExport } = await __webpack_require__.e(/* import() */ 7638).then(__webpack_require__.bind(__webpack_require__, 97638));
        const loaded = query.isNeeded() ? await loadExport(settings, query.all(), ports) : null;
        const load = async ({ watched }) => {
            if (loaded === null)
                throw new Error('no export was loaded');
            return narrowToQuery(loaded, watched);
        };
        return { loaded, failure: null, load };
    }
    catch (error) {
        if (!(error instanceof model_failure/* GateError */.ue))
            throw error;
        const load = () => Promise.reject(error);
        return { loaded: null, failure: (0,model_failure/* onCommandLine */.vo)(error), load };
    }
}
/**
 * Narrows the shared lookup to one query, so that the result excludes names that are similar only to names in
 * other pull requests.
 */
function narrowToQuery(loaded, watched) {
    const { selection } = loaded;
    const keys = new Set(watched.map(ecosystems/* identityKey */.US));
    const neighbours = new Map([...selection.neighbours].filter(([key]) => keys.has(key)));
    return { ...loaded, selection: { ...selection, neighbours } };
}
async function judgePull({ repository, pull }, result, { load, owners, now, redact }) {
    const pullHead = {
        repository: `${repository.owner}/${repository.name}`,
        ...{ number: pull.number, url: pull.url, mergedAt: pull.mergedAt },
    };
    if ('reason' in result)
        return { ...pullHead, ...result, base: null, head: null, outcomes: [] };
    const { base, head, readings } = result;
    const judgedReadings = [];
    for (const reading of readings) {
        judgedReadings.push(await judgeReading(reading.unpack(), { load, now, redact }));
    }
    const files = new Set(judgedReadings.flatMap(({ problems }) => problems.flatMap(({ file }) => file ?? [])));
    const ownersByFile = await owners.of(repository, files);
    const outcomes = judgedReadings.map((each) => ({
        ...each,
        problems: each.problems.map((problem) => ({
            ...problem,
            owners: (ownersByFile.get(problem.file ?? '') ?? []).map(redact),
        })),
    }));
    return { ...pullHead, base, head, status: 'judged', reason: null, outcomes };
}
function createOwnerLookup(openCommits) {
    const sources = new Map();
    const faults = new Map();
    return {
        async of(repository, files) {
            const name = `${repository.owner}/${repository.name}`;
            const source = sources.get(name) ?? openCommits(repository).commits.commitFiles(repository.head.commit);
            sources.set(name, source);
            try {
                const { owners, fault } = await (0,tree/* readOwners */.hC)(source, files);
                if (fault !== null)
                    faults.set(name, `${name}: ${fault}`);
                return owners;
            }
            catch (error) {
                faults.set(name, `${name}: the owners of its files are unknown: ${(0,model_failure/* describeError */.Uc)(error)}`);
                return new Map();
            }
        },
        faults: () => [...faults.values()],
    };
}
async function judgeReading({ change, versions }, { load, now, redact, }) {
    const { report: unredacted } = await (0,run/* judgeChange */.sx)(change, { now, log() { }, readHeadCommit: async () => null, folder: '' }, {
        load,
        proved: async (candidates) => candidates.map((each) => versions[change.candidates.indexOf(each)] ?? each.dependency),
        mustLoad: false,
    });
    const { servers, problems } = (0,report_redact/* redactReport */.a)(unredacted, redact);
    return {
        verdict: unredacted.verdict,
        enforcedVerdict: unredacted.enforcedVerdict,
        problems: [
            ...servers
                .filter(({ isCounted }) => isCounted)
                .flatMap((server) => server.problems.map((problem) => createProblemEntry(problem, server))),
            ...problems.map((problem) => createProblemEntry(problem, null)),
        ],
    };
}
const entryOptions = { omits: () => true, purlOf: () => null };
function createProblemEntry(problem, server) {
    const { rule, level, message, advice, file, line, waived, waivedUntil } = (0,json/* problemEntry */.WO)(problem, entryOptions);
    const { name, judgedVersion, version, grade } = server === null
        ? { name: null, judgedVersion: null, version: null, grade: null }
        : (0,json/* serverEntry */.iH)(server, entryOptions);
    return {
        ...{ rule, level, message, advice, file, line, waived, waivedUntil },
        ...{ server: name, version: judgedVersion ?? version, grade },
    };
}

// EXTERNAL MODULE: ./build/commands/sweep/remote-files.js
var remote_files = __webpack_require__(25554);
;// CONCATENATED MODULE: ./build/commands/replay/shared-commits.js


/**
 * Maximum memory for cached responses, in bytes. Caching pays off because a repository's trees share most of
 * their content.
 */
const shared_commits_maxBytes = 96 * 1024 * 1024;
/** Estimated memory for each tree entry, and overhead for each response, in bytes. */
const entryBytes = 300;
const answerBytes = 200;
/**
 * Opens commits for many pull requests, which share text queries and cached responses about immutable objects
 * (trees and files identified by id).
 *
 * @returns a function that opens one pull request's repository, with that pull request's share of the request
 * limit
 */
function createSharedCommits(unshared) {
    const { api, textsOf } = (0,github_repositories/* createTextQueue */.Xl)(unshared);
    const cached = createAnswerCache();
    const shared = {
        graphql: api.graphql,
        rest: (call) => call.method === 'GET' && /\/git\/(?:trees|blobs)\//.test(call.path)
            ? cached(call.path, async () => withoutAddresses(await api.rest(call)))
            : api.rest(call),
    };
    const textOnce = (wanted) => Promise.all(wanted.map((each) => {
        const { owner, name } = each.repository;
        return cached(`${owner}/${name} ${each.id}`, async () => (await textsOf([each]))[0] ?? null);
    }));
    return (repository) => {
        const limited = (0,remote_files/* withinShare */.v)({ api: shared, textsOf: textOnce });
        return {
            commits: (0,github_repositories.createRemoteCommits)(limited.api, repository, null, [], limited.textsOf),
            api: limited.api,
        };
    };
}
/**
 * Creates a cache that removes the least recently used responses once its size exceeds `maxBytes`. Concurrent
 * calls for the same response share one request.
 */
function createAnswerCache() {
    // Ordered by last use, least recent first.
    const answers = new Map();
    let usedBytes = 0;
    const keep = (key, value) => {
        const size = answerSize(value);
        if (size > shared_commits_maxBytes)
            return;
        answers.set(key, value);
        usedBytes += size;
        for (const [oldest, answer] of answers) {
            if (usedBytes <= shared_commits_maxBytes)
                break;
            answers.delete(oldest);
            usedBytes -= answerSize(answer);
        }
    };
    const underway = new Map();
    return async (key, load) => {
        if (answers.has(key)) {
            const cachedAnswer = answers.get(key);
            answers.delete(key);
            answers.set(key, cachedAnswer);
            return cachedAnswer;
        }
        const loading = underway.get(key) ?? load();
        underway.set(key, loading);
        try {
            const value = (await loading);
            // Another caller that waited for the same response might already have stored it.
            if (!answers.has(key))
                keep(key, value);
            return value;
        }
        finally {
            underway.delete(key);
        }
    };
}
function answerSize(answer) {
    const { tree, content } = Object(answer);
    const text = typeof answer === 'string' ? answer : content;
    const entries = Array.isArray(tree) ? tree.length : 0;
    return answerBytes + entries * entryBytes + (typeof text === 'string' ? 2 * text.length : 0);
}
/** Removes each entry's URL from a tree response, because the URL is as long as the rest of the entry. */
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

;// CONCATENATED MODULE: ./build/commands/replay/command.js


















/** The value of `--config` that stands for each repository's own policy. */
const ownPolicy = 'own';
/**
 * Judges recently merged pull requests and returns the exit status. The command fails if the results are
 * incomplete, but not if a pull request would have been blocked.
 */
async function replayCommand(invocation, redact) {
    const { values, outputs } = invocation;
    const { organisation, repository, period } = readReplayChoice(invocation);
    const { log, progress } = (0,terminal/* createTerminalLog */.$V)(redact);
    const { config: _, ...otherValues } = values;
    const settings = (0,option_settings.commandSettings)(otherValues, true);
    const policies = await readPolicies(invocation.valuesOf('config'));
    for (const caution of settings.cautions)
        log(caution);
    const { api, pace } = await (0,paced_api/* createPacedApi */.aB)((0,github_repository/* githubAccess */.Y)(), log);
    const reasonToLeaveOut = (0,choose_repositories/* createRepositoryFilter */.N)({
        include: (0,run_sweep/* splitPatterns */.s)(values.include),
        exclude: (0,run_sweep/* splitPatterns */.s)(values.exclude),
        properties: [],
        archived: organisation === null || values.archived !== undefined,
        forks: organisation === null || values.forks !== undefined,
    });
    // Each repository that the organisation's policy refers to is opened once for all pull requests.
    const commitsByName = new Map();
    const { report, save } = await replay(settings, {
        organisation,
        period,
        policies,
        leavesOut: (each) => reasonToLeaveOut(each) !== null,
        progress: (0,paced_api/* createProgressLog */.e0)('pull requests', pace, { screen: progress, log }),
    }, {
        ...(0,local_ports/* localExportPorts */.IK)(log, progress),
        async openRepository({ owner, name }) {
            const key = `${owner}/${name}`;
            const commits = commitsByName.get(key) ?? (0,github_repositories.createRemoteCommits)(api, { owner, name }, 'HEAD');
            commitsByName.set(key, commits);
            return commits;
        },
        api,
        openCommits: createSharedCommits(api),
        pages: organisation === null
            ? (0,paced_api/* repositoryPages */.fm)(api, [repository])
            : (0,github_repositories/* listOrganisation */.lf)(api, organisation),
        requests: pace.made,
        redact,
    });
    const { caution } = report.export;
    if (caution !== null)
        log(caution);
    await (0,terminal/* writeOutputs */.Kn)(outputs, (format, options) => format === 'json' ? renderReplayJson(report, redact) : redact(renderReplay(report, options)));
    await (0,save_export/* saveExport */.S)(save, log);
    return isComplete(report) ? exit_status/* exitStatus */.$.pass : exit_status/* exitStatus */.$.error;
}
/** @throws UsageError if an option is invalid, missing, or incompatible with `--replay` */
function readReplayChoice({ values, argument, outputs }) {
    const { org: organisation = null, repo = null, replay: time = '' } = values;
    const period = (0,settings.duration)().safeParse(time);
    if (!period.success) {
        throw new command_line/* UsageError */.eb(`--replay: ${JSON.stringify(time)} is not a duration of at most 365d, such as 90d.`);
    }
    if ((organisation === null) === (repo === null)) {
        throw new command_line/* UsageError */.eb('--replay requires either --repo OWNER/NAME or --org NAME.');
    }
    if (argument !== '.')
        throw new command_line/* UsageError */.eb('--replay reads from GitHub and takes no folder.');
    for (const name of ['base', 'staged', 'show-policy']) {
        if (values[name] !== undefined)
            throw new command_line/* UsageError */.eb(`--replay and --${name} cannot be combined.`);
    }
    const unsupported = outputs.find(({ format }) => !['table', 'json'].includes(format));
    if (unsupported !== undefined)
        throw new command_line/* UsageError */.eb(`--replay does not support the ${unsupported.format} format. Use json.`);
    if (organisation !== null && !/^[\w-]+$/.test(organisation)) {
        throw new command_line/* UsageError */.eb(`--org: ${JSON.stringify(organisation)} is not an organisation name.`);
    }
    const [, owner = '', name = ''] = /^([\w-]+)\/([\w.-]+)$/.exec(repo ?? '') ?? [];
    if (repo !== null && name === '') {
        throw new command_line/* UsageError */.eb(`--repo: ${JSON.stringify(repo)} is not OWNER/NAME. With --replay, @REF is not allowed, because only pull requests into the default branch are judged.`);
    }
    return { organisation, repository: { owner, name }, period: period.data };
}
/**
 * Reads one policy, or two policies to compare, from the values of `--config`. Without values, each
 * repository's own policy applies.
 */
async function readPolicies(names) {
    if (names.length > 2)
        throw new command_line/* UsageError */.eb('--config: at most two policies are allowed with --replay.');
    if (names.length === 2 && names[0] === names[1]) {
        throw new command_line/* UsageError */.eb(`--config: ${JSON.stringify(names[0])} is given twice.`);
    }
    const policyNames = names.length === 0 ? [ownPolicy] : names;
    return Promise.all(policyNames.map(async (name) => ({
        name,
        file: name === ownPolicy ? null : { text: await (0,policy_text/* readPolicyText */.O)(name) },
    })));
}


/***/ }),

/***/ 2022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runSweepAction: () => (/* binding */ runSweepAction)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/gate/action-steps.js
var action_steps = __webpack_require__(26496);
// EXTERNAL MODULE: ./build/io/clock.js
var clock = __webpack_require__(13211);
// EXTERNAL MODULE: ./build/io/disk.js + 3 modules
var disk = __webpack_require__(39365);
// EXTERNAL MODULE: ./build/io/github-event.js + 5 modules
var github_event = __webpack_require__(95436);
// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/commands/ports/public-repository.js
var public_repository = __webpack_require__(87780);
// EXTERNAL MODULE: ./build/commands/sweep/counts.js
var counts = __webpack_require__(60394);
// EXTERNAL MODULE: ./build/commands/sweep/fail-on.js
var fail_on = __webpack_require__(26022);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./build/gate/settings.js
var settings = __webpack_require__(1069);
// EXTERNAL MODULE: ./build/commands/sweep/outputs.js
var outputs = __webpack_require__(94010);
;// CONCATENATED MODULE: ./build/commands/sweep/inputs.js




/**
 * Inputs and outputs of the action in `sweep/`. The action does not judge changes, so a pull request that
 * edits these inputs cannot affect its own verdict.
 */
const inputs_text = () => schemas/* string */.YjP();
const sharedInputs = {
    'api-key': settings.inputs['api-key'],
    'base-url': settings.inputs['base-url'],
    'export-file': {
        ...settings.inputs['export-file'],
        description: 'Path of a local export to use instead of a download, relative to the workspace. Needs no key.',
    },
    timeout: settings.inputs.timeout,
    'org-policy': settings.inputs['org-policy'],
};
const ownInputs = {
    org: {
        description: 'The organisation whose repositories are judged. Set either this or `repos`.',
        allowed: 'the name of an organisation',
        schema: () => schemas/* string */.YjP().regex(/^[\w-]+$/),
    },
    repos: {
        description: 'Path, relative to the workspace, of a file that lists the repositories to judge, one `OWNER/NAME` per line. Set either this or `org`.',
        schema: inputs_text,
    },
    include: {
        description: 'Judge only repositories whose names match, for example `api-*, web`.',
        schema: inputs_text,
    },
    exclude: { description: 'Skip repositories whose names match.', schema: inputs_text },
    property: {
        description: 'Judge only repositories in `org` with these custom properties, given as `NAME=VALUE` pairs separated by commas. For each name, a repository must have one of the given values. Needs `organization_custom_properties: read`.',
        schema: inputs_text,
    },
    'owner-property': {
        description: 'The custom property, such as `team`, that names the owners of files for which CODEOWNERS lists no owners. Needs `org` and the `organization_custom_properties: read` permission.',
        schema: inputs_text,
    },
    properties: {
        description: 'Custom properties of repositories in `org` to include in the report and the tables, such as `tier, team`. Needs `organization_custom_properties: read`.',
        schema: inputs_text,
    },
    archived: {
        ...settings.flag,
        description: 'Whether to judge archived repositories in the organisation.',
    },
    forks: { ...settings.flag, description: 'Whether to judge forks in the organisation.' },
    'github-token': {
        ...settings.inputs['github-token'],
        description: "Token to read the repositories, with `contents: read` and `metadata: read`. Use a GitHub App token from `actions/create-github-app-token`, or a user's token. The job's own token can read only the repository that runs the job and public repositories.",
    },
    'state-file': {
        description: 'Path of the file with the encrypted results of earlier runs, relative to the workspace. Use your own steps to keep it between runs, on a branch or as an artifact. Without it, results of earlier runs are unknown, and every run reads everything.',
        schema: inputs_text,
    },
    'state-key': {
        description: 'Your own secret for encrypting the state file: at least 32 characters, stored as a repository secret. To change it, put the new secret on the first line and the old ones on the lines below. The first secret encrypts the file; any of the secrets can decrypt it.',
        schema: inputs_text,
        isSecret: true,
    },
    history: {
        description: "Path of a folder with tables for DuckDB and other tools, relative to the workspace. Each complete run adds that day's tables. Keep the folder between runs as an artifact. The tables contain grades, so they are not written if grades are not shown.",
        schema: inputs_text,
    },
    'fail-on': {
        description: 'When the step fails. `new`: if any problem is new since the last complete run. A problem is a failing server or file; a new grade, version or entry for a failing server; or an unreadable repository, file or policy. If the last complete run is unknown, every problem counts as new. `any`: if anything fails, or could not be read or judged. `error`: only if something could not be read or judged. `never`: never because of the verdict.',
        default: 'new',
        allowed: `one of ${fail_on/* failOn */.Ko.join(', ')}`,
        schema: () => schemas/* enum */.k5n(fail_on/* failOn */.Ko),
    },
    issue: {
        ...settings.flag,
        description: 'Whether to list the failures in one issue in this repository. New failures are posted as comments. Needs `issues: write`.',
    },
    'issue-token': {
        ...settings.inputs['github-token'],
        description: 'Token for the issue (`issues: write`). It is not used to read other repositories.',
    },
    mention: {
        ...settings.flag,
        description: 'Whether the comments on new failures mention the owners of the failing files, so that GitHub notifies them.',
    },
    'publish-grades': {
        ...settings.flag,
        description: 'Whether a public repository shows grades in the summary, the report files and the issue. Other repositories always show them.',
    },
};
const tables = { own: ownInputs, shared: sharedInputs, files: (0,settings.fileInputs)(outputs/* sweepOutputs */.z) };
/** `sweep/action.yml` and the table in `sweep/README.md` are generated from these inputs. */
const sweepInputs = { ...tables.own, ...tables.shared, ...tables.files };
const sweepOutputDescriptions = {
    verdict: '`pass`, `warn`, `fail`, or `error` if not everything could be read and judged.',
    failed: 'Number of failing servers. Each server counts once, however often it is declared. Empty if unknown or not shown.',
    new: 'Number of places with a newly failing server, or with a failing server whose grade, version or entry changed since the last run. Empty if unknown or not shown.',
    servers: 'Number of judged servers.',
    repositories: 'Number of repositories that were read.',
    'not-read': 'Number of repositories that could not be read or have not been read yet.',
    ...Object.fromEntries(Object.entries(outputs/* sweepOutputs */.z).map(([name, { what }]) => [name, `Path of ${what}.`])),
    'issue-url': 'Address of the issue; empty if there is none.',
};
/** @throws SettingsError that lists every error */
function readSweepSettings(raw) {
    return (0,settings.readActionSettings)(tables, raw);
}

// EXTERNAL MODULE: ./build/commands/sweep/ports/history-files.js
var history_files = __webpack_require__(22117);
// EXTERNAL MODULE: ./build/model/phrase.js
var phrase = __webpack_require__(77229);
// EXTERNAL MODULE: ./build/commands/sweep/sweep-messages.js
var sweep_messages = __webpack_require__(52181);
;// CONCATENATED MODULE: ./build/commands/sweep/ports/publish.js





/**
 * Publishes a report. If one output fails, `warn` receives the failure, and the other outputs are still
 * published.
 *
 * @param report contains no grades if grades must not be shown
 * @returns the step's outputs
 */
async function publishSweep(report, chosenFiles, { redact, log, warn }) {
    const renderFile = (name) => outputs/* sweepOutputs */.z[name].render(report, redact);
    await (0,action_steps/* attemptStep */.OQ)('writing the annotations', warn, () => {
        if (report.failure !== null)
            (0,action_steps/* annotateFailure */.pC)(report.failure, redact);
        (0,action_steps/* annotate */.fz)(createAnnotations(report), redact);
    });
    await (0,action_steps/* writeJobSummary */.j7)(warn, () => renderFile('summary-file'));
    const files = await (0,action_steps/* writeReportFiles */.t4)(outputs/* sweepOutputs */.z, chosenFiles, renderFile, (name, work) => (0,action_steps/* attemptStep */.OQ)(`writing the ${name}`, warn, work));
    const { read, notRead, notReadYet, servers, failedServers } = report.counts;
    log(`${report.verdict.toUpperCase()}: ${(0,sweep_messages/* resultWords */.Xb)(report)}`);
    return {
        verdict: report.verdict,
        failed: failedServers ?? '',
        new: report.isWithheld || report.lacksGrades ? '' : (0,fail_on/* newFailures */.gy)(report).length,
        servers,
        repositories: read,
        'not-read': notRead + notReadYet,
        ...files,
    };
}
/** Creates annotations about the run only; the job summary covers the servers. */
function createAnnotations({ counts, repositories, at, isWithheld, export: { caution }, }) {
    const createAnnotation = (level, title, message) => ({
        ...{ level, title: `MCP Grade Gate: ${title}`, message },
        ...{ file: null, span: null },
    });
    const { notRead, notReadYet } = counts;
    const isNews = isWithheld || (0,fail_on/* newsBesideServers */.oF)({ repositories, at }).unread.length > 0;
    const countRepositories = (number) => `${(0,phrase/* plural */.LS)(number, 'repository')} ${number === 1 ? 'was' : 'were'}`;
    return [
        ...(notRead === 0
            ? []
            : [
                createAnnotation(isNews ? 'error' : 'warning', 'not read', `${countRepositories(notRead)} not read${isNews ? '' : ', as in the last run'}. See the job summary for the reasons.`),
            ]),
        ...(notReadYet === 0
            ? []
            : [
                createAnnotation('error', 'not read yet', `${countRepositories(notReadYet)} not read yet, because the run reached the token's request limit or its own time limit. The next run continues with these repositories.`),
            ]),
        ...(caution === null ? [] : [createAnnotation('warning', 'older export', caution)]),
    ];
}

// EXTERNAL MODULE: ./build/commands/sweep/ports/run-sweep.js + 6 modules
var run_sweep = __webpack_require__(32213);
// EXTERNAL MODULE: ./build/commands/sweep/ports/state-files.js
var state_files = __webpack_require__(23768);
// EXTERNAL MODULE: ./build/commands/sweep/trend.js
var trend = __webpack_require__(97763);
;// CONCATENATED MODULE: ./build/commands/sweep/action.js
















async function runSweepAction() {
    const inputs = (0,action_steps/* readInputs */.Ko)(sweepInputs);
    const readSecret = (name) => inputs[name]?.trim() ?? '';
    const tokens = ['api-key', 'github-token', 'issue-token'].map(readSecret);
    const stateSecrets = (0,state_files/* parseStateKeys */.V2)(readSecret('state-key'));
    let secrets = (0,action_steps/* maskSecrets */.QU)([...tokens, ...stateSecrets]);
    let outcome;
    let settings;
    let isWithheld;
    try {
        settings = readSweepSettings(inputs);
        isWithheld =
            !settings.own['publish-grades'] &&
                (await (0,public_repository.isPublicRun)(settings.own['issue-token'] ?? settings.own['github-token'], secrets.log));
        if (isWithheld)
            secrets = withoutNames(secrets);
        outcome = await judgeAll(settings, secrets);
    }
    catch (error) {
        // `fail-on` cannot apply without a report, so the step always fails.
        process.exitCode = 1;
        (0,action_steps/* annotateFailure */.pC)((0,action_steps/* stepFailure */.nK)(error, secrets.redact), secrets.redact);
        setOutputs({ verdict: 'error' });
        return;
    }
    const { own, files } = settings;
    // The exit status is set before anything is published, so that a publishing failure cannot change it.
    let { report } = outcome;
    if ((0,fail_on/* failureUnder */.nj)(own['fail-on'], report) !== null)
        process.exitCode = 1;
    const folder = historyFolder(own);
    // If publishing fails, the state must not record this run, so that the next run reports the news again.
    let isPublished = true;
    const warn = (line) => {
        isPublished = false;
        (0,action_steps/* outputWarning */.cX)(secrets.redact)(line);
    };
    const today = folder === null || !outcome.isRecordable ? null : (0,history_files/* dayToAdd */.Jt)(folder, report);
    report = (0,trend/* withTrend */.Mn)(report, outcome.past, today);
    const shownReport = isWithheld ? (0,counts/* withoutGrades */.XM)(report) : report;
    if (isWithheld) {
        secrets.log('Grades are not shown, because this repository is or may be public. To show them, set publish-grades: true.');
    }
    setOutputs(await publishSweep(shownReport, files, { ...secrets, warn }));
    if (folder !== null && isWithheld) {
        secrets.log('The history was not written, because grades are not shown.');
    }
    else if (folder !== null && today !== null && isPublished) {
        await (0,action_steps/* attemptStep */.OQ)('writing the history', warn, () => (0,history_files/* writeHistory */.wn)(folder, report, today, secrets.redact));
    }
    if (own.issue) {
        await (0,action_steps/* attemptStep */.OQ)('the issue', secrets.log, async () => setOutputs({ 'issue-url': await updateIssue(report, shownReport, own, secrets) }));
    }
    if (isPublished)
        await outcome.finish();
    await (0,action_steps/* attemptStep */.OQ)('saving to the cache', secrets.log, outcome.save);
}
function historyFolder({ history }) {
    return history === null ? null : (0,external_node_path_.resolve)(process.env['GITHUB_WORKSPACE'] ?? '', history);
}
function withoutNames({ redact, log }) {
    return {
        redact: (text) => (0,counts/* withoutPaths */.fx)(redact(text)),
        log: (line) => log((0,counts/* withoutPaths */.fx)(line)),
    };
}
/**
 * Creates or updates the issue. Returns the issue's URL, or an empty string if there is no issue or the
 * update failed.
 */
async function updateIssue(report, shownReport, own, { redact, log }) {
    const { publishIssue } = await __webpack_require__.e(/* import() */ 7348).then(__webpack_require__.bind(__webpack_require__, 7348));
    const { issueTask } = await __webpack_require__.e(/* import() */ 6116).then(__webpack_require__.bind(__webpack_require__, 6116));
    const { org, repos, include, exclude, property, mention } = own;
    const identity = JSON.stringify([org?.toLowerCase(), repos, include, exclude, property]);
    const task = issueTask(report, shownReport, { identity, mention });
    const result = await publishIssue(task, own['issue-token'], redact, { ...clock/* clock */.p, log });
    if ('warning' in result) {
        core/* warning */.$e(redact(result.warning), { title: 'MCP Grade Gate: issue' });
        return '';
    }
    log(result.line);
    return result.url ?? '';
}
async function judgeAll({ own, shared }, { redact, log }) {
    const { 'state-file': stateFile, 'state-key': stateKey } = own;
    const keys = (0,state_files/* stateKeys */.OX)({ file: stateFile, keys: stateKey ?? '', keysName: 'state-key' });
    let state = null;
    const workspace = process.env['GITHUB_WORKSPACE'] ?? '';
    const event = process.env['GITHUB_EVENT_NAME'] ?? 'unknown';
    const folder = historyFolder(own);
    const history = folder === null
        ? null
        : (0,history_files/* readHistory */.Lu)(folder, (error) => (0,action_steps/* outputWarning */.cX)(redact)(`reading the history failed: ${(0,failure/* describeError */.Uc)(error)}`));
    const outcome = await (0,run_sweep/* runSweep */.M)(shared, own, {
        folder: workspace,
        access: () => accessWith(own['github-token']),
        exportPorts: {
            ...(0,action_steps/* createExportPorts */.xu)(log, event, true),
            readChunks: (path) => (0,disk/* readChunks */.zO)((0,external_node_path_.resolve)(workspace, path)),
        },
        log,
        screen: null,
        redact,
        state: stateFile === null || keys === null
            ? null
            : (scope) => {
                state = (0,state_files/* createStepState */._U)(stateFile, keys, scope, log);
                return state;
            },
        history,
    });
    return {
        ...outcome,
        past: history?.past ?? [],
        async save() {
            await state?.saveCopy();
            await outcome.save();
        },
    };
}
/** @throws GateError `no-token` */
function accessWith(token) {
    if (token !== null)
        return { token, ...(0,github_event/* readApiAddresses */.BO)(process.env) };
    throw (0,action_steps/* missingToken */.kh)('Set github-token to a token that can read the repositories, such as one from actions/create-github-app-token.');
}
function setOutputs(values) {
    for (const [name, value] of Object.entries(values))
        core/* setOutput */.uH(name, value);
}


/***/ }),

/***/ 62764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FT: () => (/* binding */ failureHead),
/* harmony export */   KJ: () => (/* binding */ overviewSections),
/* harmony export */   LW: () => (/* binding */ aboutRun),
/* harmony export */   Ye: () => (/* binding */ unreadList),
/* harmony export */   aT: () => (/* binding */ sweptServers),
/* harmony export */   lK: () => (/* binding */ besideServers),
/* harmony export */   p1: () => (/* binding */ runNotes),
/* harmony export */   zm: () => (/* binding */ sentenceItem)
/* harmony export */ });
/* harmony import */ var _report_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21294);
/* harmony import */ var _report_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51006);
/* harmony import */ var _report_publishing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56525);
/* harmony import */ var _report_report_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23602);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60394);
/* harmony import */ var _last_known_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76676);
/* harmony import */ var _news_blocks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85840);
/* harmony import */ var _sweep_messages_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52181);
/* harmony import */ var _trend_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97763);









function failureHead({ failure }) {
    if (failure === null)
        return [];
    return [(0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .strong */ .ko)((0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(failure.message))), ...(0,_report_publishing_js__WEBPACK_IMPORTED_MODULE_2__/* .failureBlocks */ .pD)(failure, _report_links_js__WEBPACK_IMPORTED_MODULE_1__/* .noLinks */ .dH)];
}
function runNotes(report, overview) {
    const { notices, export: exported } = report;
    const { caution } = exported;
    const dateSentence = (0,_sweep_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .commonDayWords */ .JL)(report);
    return (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)([
        ...(overview === null ? _sweep_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .withheldWords */ .ZJ.map((each) => (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .ownText */ .U3)(each)) : []),
        ...(dateSentence === null || overview === null ? [] : [(0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(dateSentence)]),
        ...(caution === null ? [] : [(0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(caution)]),
        // This limit keeps the report readable; the JSON report contains all notices.
        ...notices.slice(0, 20).map((notice) => (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(notice, 1000)),
    ]);
}
function aboutRun(report, overview) {
    const { export: exported, requests, organisation, toolVersion } = report;
    const leftOutSentence = (0,_sweep_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .leftOutWords */ .Ny)(report);
    const readWords = organisation === null ? (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `Read` : (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `Organisation ${organisation}, read`;
    return (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)((0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `About this run`, (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)([
        (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `${readWords} at ${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)((0,_report_report_messages_js__WEBPACK_IMPORTED_MODULE_3__.instant)(report.at))} by version ${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(toolVersion)}`,
        ...(leftOutSentence === null ? [] : [(0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(leftOutSentence)]),
        ...(overview === null ? [] : pinnedLines(overview)),
        ...(exported.generatedAt === null ? [] : [exportLine(report)]),
        (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralLine */ .ft)(requests, 'request')} to GitHub's API`,
    ]));
}
function pinnedLines(overview) {
    const { pinned, unpinned } = overview;
    const share = (0,_trend_js__WEBPACK_IMPORTED_MODULE_8__/* .pinnedShare */ .oo)(overview);
    if (share === null)
        return [];
    return [(0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `Pinned: ${pinned} of ${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralLine */ .ft)(pinned + unpinned, 'place')} (${share}%)`];
}
function exportLine({ export: { source, generatedAt, rubricVersion } }) {
    const rubric = rubricVersion === null ? (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .ownText */ .U3)('') : (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `, rubric ${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(rubricVersion)}`;
    const generated = generatedAt === null ? (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .ownText */ .U3)('') : (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `generated ${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)((0,_report_report_messages_js__WEBPACK_IMPORTED_MODULE_3__.instant)(generatedAt))}${rubric}, `;
    return (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `Export: ${generated}${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(_report_report_messages_js__WEBPACK_IMPORTED_MODULE_3__.sourceWords[source])}`;
}
/**
 * @param most maximum number of entries in each list
 * @param isListed whether another part of the report already lists the new places
 */
function overviewSections(report, overview, most = Number.POSITIVE_INFINITY, isListed = false) {
    const { grades, rules, teams, exposure, waivers, edits, decisions } = overview;
    return {
        unread: overviewPart('unread', (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `Not read`, unreadList(report, most)),
        trend: overviewPart('trend', (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `Failure trend`, ...(0,_news_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .trendBlocks */ .og)(report)),
        new: overviewPart('new', (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .ownText */ .U3)(_sweep_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .newsTitle */ .w$), ...(0,_news_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .newsBlocks */ .uI)(report, overview, most, isListed)),
        edits: overviewPart('edits', (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `Edits that would clear the most failures`, ...withAbout((0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `Each suggested version meets the policy in every place counted for it.`, edits, (shown) => (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(shown.map(_sweep_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .editWords */ .uf), { most, one: 'edit', total: edits?.total ?? 0 }))),
        decisions: overviewPart('decisions', (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `Failures that no version clears`, ...withAbout((0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `Each of these failures needs a decision, because no scored version passes or because the failure concerns no server.`, decisions, (shown) => (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(shown.map(_sweep_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .editWords */ .uf), { most, one: 'decision', total: decisions?.total ?? 0 }))),
        servers: overviewPart('servers', (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `Servers`, sweptServers(report, most, true)),
        teams: overviewPart('teams', (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `Failures by owner`, (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(['Owner', 'Places', 'Repositories'], (teams?.first ?? []).map((team) => [(0,_sweep_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .ownerWords */ .$J)(team), team.places, team.repositories]), { most, one: 'owner', total: teams?.total ?? 0 })),
        rules: overviewPart('rules', (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `Failures by rule`, (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(['Rule', 'Places', 'Repositories'], (rules ?? []).map(({ rule, places, repositories }) => [(0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(rule), places, repositories]), { most, one: 'rule' })),
        grades: overviewPart('grades', (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `Servers by grade and number of repositories`, (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)([
            'Grade',
            'Servers',
            'Places',
            'In one repository',
            'In 2 to 9',
            'In 10 to 99',
            'In 100 or more',
        ], (grades ?? []).map(({ grade, servers, places, byReach }) => [
            grade === null ? (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `not graded` : (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(grade),
            servers,
            places,
            ...Object.values(byReach),
        ]), { most, one: 'grade' })),
        exposure: overviewPart('exposure', (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `Exposure to low scores`, ...withAbout((0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `Exposure is how far the score is below the minimum, summed over the repositories in which the server fails.`, exposure, (shown) => (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(['Server', 'Version', 'Grade', 'Score', 'Fails in', 'Exposure'], shown.map((each) => [
            ...[each.name, each.version, each.grade, each.score],
            (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)((0,_sweep_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .failsInWords */ .yH)(each)),
            Math.round(each.exposure),
        ]), { most, one: 'server', total: exposure?.total ?? 0 }))),
        waivers: overviewPart('waivers', (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `Waivers in use, earliest expiry first`, (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)(['Ends', 'Days left', 'Rule', 'For', 'Policy of', 'Reason'], (waivers?.first ?? []).map((each) => waiverRow(each, (0,_last_known_js__WEBPACK_IMPORTED_MODULE_5__/* .commonDay */ .W$)(report))), { one: 'waiver', total: waivers?.total ?? 0 })),
    };
}
const overviewPart = (id, heading, ...blocks) => (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .section */ .uW)(heading, blocks, { id });
const withAbout = (about, all, createBlock) => (all === null || all.total === 0 ? [] : [(0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)(about), createBlock(all.first)]);
const mostNames = 20;
const mostPlaces = 8;
function unreadList(report, most) {
    const common = (0,_last_known_js__WEBPACK_IMPORTED_MODULE_5__/* .commonDay */ .W$)(report);
    return (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_sweep_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .renderUnread */ .S7)(report.repositories, ({ name, asOf }) => (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `${name}${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)((0,_last_known_js__WEBPACK_IMPORTED_MODULE_5__/* .asOfWords */ .N2)(asOf, common))}`, mostNames), { most, one: 'reason' });
}
/**
 * Lists each server once, worst first.
 *
 * @param hasPlaces whether to add a column for the number of places. The column does not fit in an 80-column
 * terminal.
 */
const sweptServers = ({ servers }, most, hasPlaces) => (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)([
    ...['Verdict', 'Server', 'Version', 'Grade', 'Score'],
    ...(hasPlaces ? ['Places'] : []),
    'Where',
], (0,_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .groupSweptServers */ .L_)(servers).map(({ shown: { name, version, grade, score, entry }, verdict, places, ...reach }) => [
    (0,_news_blocks_js__WEBPACK_IMPORTED_MODULE_6__/* .verdictCell */ .s8)(verdict),
    ...[name, version, grade, score ?? _report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .dash */ .T7, ...(hasPlaces ? [places.length] : [])],
    reach.repositories === 1 ? entry.repository : (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)((0,_sweep_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .failsInWords */ .yH)(reach)),
]), { most, one: 'server' });
const waiverRow = (waiver, common) => [
    ...[waiver.expires, waiver.daysLeft],
    waiver.check === null ? (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(waiver.rule) : (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `${waiver.check} (${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(waiver.rule)})`,
    (0,_sweep_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .waiverSubject */ .dD)(waiver),
    waiver.repository === null
        ? (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `the organisation${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)((0,_last_known_js__WEBPACK_IMPORTED_MODULE_5__/* .asOfWords */ .N2)(waiver.asOf, common))}`
        : (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `${waiver.repository}${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)((0,_last_known_js__WEBPACK_IMPORTED_MODULE_5__/* .asOfWords */ .N2)(waiver.asOf, common))}`,
    (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)((0,_sweep_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .shortened */ .vI)(waiver.reason)),
];
function sentenceItem({ state, rule, text, places }) {
    const level = (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .levelLabel */ .v3)(state);
    return (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .item */ .AS)((0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `${level} ${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .strong */ .ko)((0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(rule))}: ${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)((0,_sweep_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .shortened */ .vI)(text))}${_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .lineBreak */ .qL}In ${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .firstItems */ .J9)(places, mostPlaces)}`);
}
/** Lists messages that do not concern a server, such as those about unreadable files. */
function besideServers(report, most) {
    const sentences = (0,_sweep_messages_js__WEBPACK_IMPORTED_MODULE_7__/* .collectSentences */ .rF)({ ...report, servers: [] });
    return overviewPart('files', (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `Files and policies`, (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(sentences.map(sentenceItem), { most, one: 'message' }));
}


/***/ }),

/***/ 96644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ createRepositoryFilter)
/* harmony export */ });
/* harmony import */ var _model_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5810);

/** Creates a filter that returns why a repository is skipped, or null if the repository is judged. */
function createRepositoryFilter({ include, exclude, properties, archived, forks }, propertiesOf = () => undefined) {
    const [included, excluded] = [include, exclude].map((patterns) => patterns.map(nameTest));
    const wantedProperties = [...Map.groupBy(properties, ({ name }) => name.toLowerCase())];
    return (repository) => {
        const { owner, name, isArchived, isFork } = repository;
        const fits = (test) => test(owner, name);
        if (isArchived && !archived)
            return 'archived';
        if (isFork && !forks)
            return 'forks';
        const isWanted = include.length === 0 || included?.some(fits);
        if (!isWanted || excluded?.some(fits))
            return 'byPattern';
        const propertyValues = propertiesOf(repository);
        const fitsAll = wantedProperties.every(([name, given]) => given.some(({ value }) => propertyValues?.get(name)?.includes(value)));
        return fitsAll ? null : 'byProperty';
    };
}
/** Returns a test that ignores case, because GitHub names are case-insensitive. */
function nameTest(pattern) {
    const test = (0,_model_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .createGlobTest */ .$)(pattern.toLowerCase());
    return (owner, name) => test((pattern.includes('/') ? `${owner}/${name}` : name).toLowerCase());
}


/***/ }),

/***/ 7751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sweepCommand: () => (/* binding */ sweepCommand)
});

// EXTERNAL MODULE: ./build/model/failure.js
var model_failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/commands/command-line.js
var command_line = __webpack_require__(62173);
// EXTERNAL MODULE: ./build/commands/credentials.js
var credentials = __webpack_require__(84501);
// EXTERNAL MODULE: ./build/commands/exit-status.js
var exit_status = __webpack_require__(47470);
// EXTERNAL MODULE: ./build/commands/option-settings.js
var option_settings = __webpack_require__(48478);
// EXTERNAL MODULE: ./build/commands/ports/github-repository.js
var github_repository = __webpack_require__(99762);
// EXTERNAL MODULE: ./build/commands/ports/local-ports.js
var local_ports = __webpack_require__(3598);
// EXTERNAL MODULE: ./build/commands/ports/terminal.js
var terminal = __webpack_require__(69630);
// EXTERNAL MODULE: ./build/commands/save-export.js
var save_export = __webpack_require__(56837);
// EXTERNAL MODULE: ./build/commands/sweep/fail-on.js
var fail_on = __webpack_require__(26022);
// EXTERNAL MODULE: ./build/commands/sweep/outputs.js
var sweep_outputs = __webpack_require__(94010);
// EXTERNAL MODULE: ./build/commands/sweep/ports/history-files.js
var history_files = __webpack_require__(22117);
// EXTERNAL MODULE: ./build/commands/sweep/ports/run-sweep.js + 6 modules
var run_sweep = __webpack_require__(32213);
// EXTERNAL MODULE: ./build/commands/sweep/ports/state-files.js
var state_files = __webpack_require__(23768);
// EXTERNAL MODULE: ./build/report/document.js
var report_document = __webpack_require__(21294);
// EXTERNAL MODULE: ./build/report/report-messages.js
var report_messages = __webpack_require__(23602);
// EXTERNAL MODULE: ./build/report/write-text.js
var write_text = __webpack_require__(6370);
// EXTERNAL MODULE: ./build/commands/sweep/blocks.js
var blocks = __webpack_require__(62764);
// EXTERNAL MODULE: ./build/commands/sweep/overview.js + 1 modules
var sweep_overview = __webpack_require__(91770);
// EXTERNAL MODULE: ./build/commands/sweep/sweep-messages.js
var sweep_messages = __webpack_require__(52181);
;// CONCATENATED MODULE: ./build/commands/sweep/render-sweep-text.js






const [mostServers, mostSentences, mostFew] = [100, 50, 20];
function renderSweep(report, terminal) {
    return (0,write_text/* writeText */.x3)(sweepBlocks(report), terminal, write_text/* jsonHint */.m3);
}
function* sweepBlocks(report) {
    const overview = (0,sweep_overview/* sweepOverview */._)(report);
    yield (0,blocks/* sweptServers */.aT)(report, mostServers, false);
    yield (0,report_document/* section */.uW)((0,report_document/* line */.n8) `Rules that fired`, [
        (0,report_document/* list */.p_)((0,sweep_messages/* collectSentences */.rF)(report).map(blocks/* sentenceItem */.zm), { most: mostSentences, one: 'message' }),
    ]);
    if (overview === null)
        yield (0,report_document/* paragraph */.FY)(...sweep_messages/* withheldWords */.ZJ.map((each) => (0,report_document/* ownText */.U3)(each)));
    else {
        const sections = (0,blocks/* overviewSections */.KJ)(report, overview, mostFew);
        yield* [
            sections.edits,
            sections.decisions,
            sections.exposure,
            sections.teams,
            sections.waivers,
            sections.new,
        ];
    }
    yield (0,report_document/* section */.uW)((0,report_document/* line */.n8) `Not read`, [(0,blocks/* unreadList */.Ye)(report, mostSentences)]);
    yield (0,report_document/* paragraph */.FY)(...verdictLines(report));
}
function verdictLines(report) {
    const { failure, counts, requests } = report;
    const leftOutSentence = (0,sweep_messages/* leftOutWords */.Ny)(report);
    const dateSentence = (0,sweep_messages/* commonDayWords */.JL)(report);
    return [
        (0,report_document/* line */.n8) `${(0,report_document/* verdictSign */.r0)(report.verdict)}: ${(0,report_document/* prose */.CS)((0,sweep_messages/* resultWords */.Xb)(report))}`,
        ...[
            ...(leftOutSentence === null ? [] : [leftOutSentence]),
            ...(failure === null ? [] : (0,report_messages.failureLines)(failure)),
            ...(dateSentence === null ? [] : [dateSentence]),
        ].map((each) => (0,report_document/* prose */.CS)(each)),
        ...(counts.notReadYet === 0
            ? []
            : [(0,report_document/* line */.n8) `To judge the repositories that were not read yet, run the sweep again.`]),
        (0,report_document/* line */.n8) `${(0,report_document/* pluralLine */.ft)(requests, 'request')} to GitHub's API. Dependencies in package manifests are not judged.`,
    ];
}

// EXTERNAL MODULE: ./build/commands/sweep/trend.js
var trend = __webpack_require__(97763);
;// CONCATENATED MODULE: ./build/commands/sweep/command.js
















async function sweepCommand({ values, outputs }, redact) {
    const { 'state-file': stateFile = null } = values;
    const { org = null, repos = null, include = null, exclude = null, property = null } = values;
    const mode = parseFailOn(values['fail-on'] ?? 'new');
    // All commands share the environment, which can hold a key, so only `--state-file` enables the state.
    const keys = stateFile === null ? null : (0,state_files/* stateKeys */.OX)({ file: stateFile, ...(0,credentials/* readStateKeys */.QU)() });
    // If the history is damaged, the command fails here, before the first request.
    const history = values.history === undefined ? null : (0,history_files/* readHistory */.Lu)(values.history);
    const { log, progress } = (0,terminal/* createTerminalLog */.$V)(redact);
    const settings = (0,option_settings.exportSettings)(values, [...option_settings.exportOptionNames, 'org-policy']);
    const { report: judgedReport, isRecordable, ...outcome } = await (0,run_sweep/* runSweep */.M)(settings, {
        ...{ org, repos, include, exclude, property },
        properties: values.properties ?? null,
        'owner-property': values['owner-property'] ?? null,
        archived: values.archived !== undefined,
        forks: values.forks !== undefined,
    }, {
        folder: process.cwd(),
        access: github_repository/* githubAccess */.Y,
        exportPorts: (0,local_ports/* localExportPorts */.IK)(log, progress),
        log,
        screen: progress,
        redact,
        state: stateFile === null || keys === null
            ? null
            : (scope) => (0,state_files/* createLocalState */.$$)(stateFile, keys, (0,local_ports/* cacheFolder */.nF)(), scope),
        history,
    });
    const { failure } = judgedReport;
    const localReport = { ...judgedReport, failure: failure && (0,model_failure/* onCommandLine */.vo)(failure) };
    const today = history === null || !isRecordable ? null : (0,history_files/* dayToAdd */.Jt)(history.folder, localReport);
    const report = history === null ? localReport : (0,trend/* withTrend */.Mn)(localReport, history.past, today);
    await (0,terminal/* writeOutputs */.Kn)(outputs, (format, options) => (0,sweep_outputs/* sweepOutput */.K)(format)?.render(report, redact) ?? redact(renderSweep(report, options)));
    if (history !== null && today !== null) {
        (0,history_files/* writeHistory */.wn)(history.folder, report, today, redact);
    }
    await outcome.finish();
    // A failure to save to the cache does not change the verdict.
    await (0,save_export/* saveExport */.S)(outcome.save, log);
    const failed = (0,fail_on/* failureUnder */.nj)(mode, report);
    return failed === null ? exit_status/* exitStatus */.$.pass : exit_status/* exitStatus */.$[failed];
}
function parseFailOn(given) {
    const mode = fail_on/* failOn */.Ko.find((each) => each === given);
    if (mode !== undefined)
        return mode;
    throw new command_line/* UsageError */.eb(`--fail-on must be one of ${fail_on/* failOn */.Ko.join(', ')}, not ${JSON.stringify(given)}.`);
}


/***/ }),

/***/ 42540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ decodeContents),
/* harmony export */   d: () => (/* binding */ encodeContents)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31612);

/** Maximum length in characters, far above that of any real repository's declarations. */
const maxContents = 4 * 1024 * 1024;
/**
 * Encodes contents as JSON, storing each declaration once. A map becomes an object with its entries under
 * `$map`. No other object takes keys from untrusted input, so `$map` is unambiguous.
 *
 * @throws GateError `too-much-declared`
 */
function encodeContents({ reader, policy, dependencies, files, owners, }) {
    const declarationIndexes = new Map();
    const indexed = dependencies.map(({ declaration, ...rest }) => {
        const index = declarationIndexes.get(declaration) ?? declarationIndexes.size;
        declarationIndexes.set(declaration, index);
        return { ...rest, declaration: index };
    });
    const declared = { declarations: [...declarationIndexes.keys()], dependencies: indexed };
    const plain = { reader, policy, ...declared, files, owners };
    const text = JSON.stringify(plain, (_, value) => value instanceof Map ? { $map: [...value] } : value);
    if (text.length <= maxContents)
        return text;
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('too-much-declared', 'The server declarations in the repository exceed 4 MB.', 'Find out why its client files are so large, or exclude them with ignore-paths.');
}
function decodeContents(text) {
    const { reader, policy, declarations, dependencies, files, owners } = JSON.parse(text, (_, value) => {
        const { $map } = Object(value);
        return $map === undefined ? value : new Map($map);
    });
    const linkedDependencies = dependencies.map((each) => ({ ...each, declaration: declarations[each.declaration] }));
    return { reader, policy, dependencies: linkedDependencies, files, owners };
}


/***/ }),

/***/ 60394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ sweepCounts),
/* harmony export */   L_: () => (/* binding */ groupSweptServers),
/* harmony export */   VJ: () => (/* binding */ failedRules),
/* harmony export */   XM: () => (/* binding */ withoutGrades),
/* harmony export */   fx: () => (/* binding */ withoutPaths)
/* harmony export */ });
/* harmony import */ var _judging_verdict_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33862);

/**
 * Groups places by server. Failing servers come first, by exposure and then by the number of repositories in
 * which they fail. Servers that could not be judged come next, then warnings, then the rest.
 */
function groupSweptServers(servers) {
    const groups = Map.groupBy(servers, ({ key }) => key).values();
    return groups
        .map((group) => {
        const places = group.toSorted((a, b) => rank(b) - rank(a));
        const [shown] = places;
        const gapByRepository = new Map();
        for (const { entry } of places) {
            if (entry.verdict !== 'fail')
                continue;
            gapByRepository.set(entry.repository, Math.max(entry.below, gapByRepository.get(entry.repository) ?? 0));
        }
        return {
            ...{ shown, verdict: shown.entry.verdict ?? 'pass', places, failing: gapByRepository.size },
            repositories: new Set(places.map(({ entry }) => entry.repository)).size,
            exposure: [...gapByRepository.values()].reduce((sum, each) => sum + each, 0),
        };
    })
        .toArray()
        .sort((a, b) => b.exposure - a.exposure ||
        b.failing - a.failing ||
        rank(b.shown) - rank(a.shown) ||
        (a.shown.score ?? 101) - (b.shown.score ?? 101) ||
        b.repositories - a.repositories ||
        (a.shown.name < b.shown.name ? -1 : 1));
}
/** Ranks failures above missing verdicts, because people can act on failures. */
const rank = ({ entry: { verdict } }) => verdict === 'fail' ? _judging_verdict_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.error + 1 : _judging_verdict_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO[verdict ?? 'pass'];
function failedRules(problems) {
    return [...new Set(problems.filter(_judging_verdict_words_js__WEBPACK_IMPORTED_MODULE_0__/* .isFailing */ .DI).map(({ rule }) => rule))];
}
const isFault = ({ level, waived }) => level === 'fail' && waived === null;
function sweepCounts({ repositories, leftOut, servers, lacksGrades, }) {
    const withStatus = (status) => repositories.filter((each) => each.status === status);
    const readRepositories = withStatus('read');
    const distinctServers = groupSweptServers(servers);
    const earlier = servers.filter(({ entry }) => entry.asOf !== null).length;
    const isUnknown = lacksGrades && earlier === 0;
    const failingNames = new Set([
        ...servers.flatMap(({ entry }) => (entry.verdict === 'fail' ? entry.repository : [])),
        ...repositories.flatMap(({ name, problems }) => (problems.some(isFault) ? name : [])),
    ]);
    return {
        listed: repositories.length +
            leftOut.archived +
            leftOut.forks +
            leftOut.byPattern +
            leftOut.byProperty,
        read: readRepositories.length,
        empty: withStatus('empty').length,
        notRead: withStatus('not-read').length,
        notReadYet: withStatus('not-read-yet').length,
        withServers: new Set(servers.map(({ entry }) => entry.repository)).size,
        servers: distinctServers.length,
        places: servers.length,
        earlier,
        failing: isUnknown ? null : failingNames.size,
        undecided: readRepositories.filter(({ verdict }) => verdict === 'error').length,
        failedServers: isUnknown ? null : distinctServers.filter(({ failing }) => failing > 0).length,
    };
}
/**
 * Returns a report for destinations where grades are not shown, such as a public repository. The report has
 * counts and the verdict, but no grades and nothing that reveals them. It also omits repository names,
 * because repositories can be private.
 *
 * When you add a field to `SweepReport`, decide here whether to include it.
 */
function withoutGrades(report) {
    const { toolVersion, at, organisation, verdict, failure, leftOut, last, requests } = report;
    const { seconds, selection } = report;
    const { listed, read, empty, notRead, notReadYet, withServers, servers, places, earlier } = report.counts;
    return {
        ...{ toolVersion, at, organisation, verdict, failure, leftOut, last, requests },
        ...{ seconds, selection, policies: [] },
        export: report.export,
        lacksGrades: report.lacksGrades,
        github: null,
        isWithheld: true,
        counts: {
            ...{ listed, read, empty, notRead, notReadYet, withServers, servers, places, earlier },
            ...{ failing: null, undecided: null, failedServers: null },
        },
        repositories: [],
        servers: [],
        removed: [],
        trend: [],
        notices: [],
    };
}
/** Removes request paths from a log line, because they contain repository names. */
function withoutPaths(line) {
    return line.replace(/\/repos\/[^/\s]+\/[^\s;,:"<>\\]+/g, '/repos/\u2026');
}


/***/ }),

/***/ 26022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ failOn),
/* harmony export */   gy: () => (/* binding */ newFailures),
/* harmony export */   nj: () => (/* binding */ failureUnder),
/* harmony export */   oF: () => (/* binding */ newsBesideServers)
/* harmony export */ });
/* harmony import */ var _judging_verdict_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33862);

/**
 * People soon ignore a daily run that always fails for known reasons, so by default a sweep fails only for
 * new problems.
 */
const failOn = ['never', 'error', 'new', 'any'];
/** Returns the failing places whose server, grade or verdict is new in this run. */
function newFailures(report) {
    return report.servers.filter((server) => server.entry.verdict === 'fail' && isNewPlace(server, report.at));
}
/**
 * Returns news since the last complete run: unread repositories, and problems that do not concern a server.
 */
function newsBesideServers({ repositories, at }) {
    const runTime = isoTime(at);
    return {
        unread: repositories.filter(({ unreadSince }) => unreadSince !== null && unreadSince >= runTime),
        problems: repositories
            .filter(({ asOf }) => asOf === null)
            .flatMap(({ name, problems }) => problems.map((problem) => ({ repository: name, problem })))
            .filter(({ problem }) => problem.since >= runTime && (0,_judging_verdict_words_js__WEBPACK_IMPORTED_MODULE_0__/* .isFailing */ .DI)(problem)),
    };
}
/** Reports whether a place's server, grade or verdict is new since the last complete run. */
function isNewPlace({ entry: { history, asOf } }, at) {
    if (asOf !== null)
        return false;
    return history === null || history.news !== null || history.graded.by >= isoTime(at);
}
const isoTime = (at) => new Date(at).toISOString();
/**
 * Returns why a run fails: `error` if something could not be read or judged, `fail` if a server or file
 * fails, or null otherwise. Under `new`, problems and unread repositories that the last complete run reported
 * are ignored, but an incomplete run is still an error.
 */
function failureUnder(mode, report) {
    if (mode === 'never')
        return null;
    const { verdict, failure, repositories, servers, at } = report;
    const isError = verdict === 'error';
    if (mode !== 'new') {
        return isError ? 'error' : mode === 'any' && verdict === 'fail' ? 'fail' : null;
    }
    const otherNews = newsBesideServers(report);
    const isUnreadNow = otherNews.unread.length > 0 || repositories.some(({ status }) => status === 'not-read-yet');
    const newProblems = [
        ...otherNews.problems.map(({ problem }) => problem),
        ...servers.filter((server) => isNewPlace(server, at)).flatMap(({ entry }) => entry.problems),
    ].filter(_judging_verdict_words_js__WEBPACK_IMPORTED_MODULE_0__/* .isFailing */ .DI);
    const isUndecided = newProblems.some(({ level }) => level === 'error');
    if (isError && (failure !== null || isUnreadNow || isUndecided))
        return 'error';
    return newProblems.length > 0 ? 'fail' : null;
}


/***/ }),

/***/ 35984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ asChangedDependencies),
/* harmony export */   e: () => (/* binding */ judgeRepository)
/* harmony export */ });
/* harmony import */ var _detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10398);
/* harmony import */ var _gate_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31077);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31612);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11593);
/* harmony import */ var _report_redact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17234);
/* harmony import */ var _report_report_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23602);
/* harmony import */ var _contents_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42540);
/* harmony import */ var _last_known_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76676);
/* harmony import */ var _own_policy_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96987);
/* harmony import */ var _read_repositories_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(61163);










/** Marks every dependency as changed, because a sweep has no base to compare the default branch with. */
function asChangedDependencies(dependencies) {
    const shown = (0,_gate_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .createShownPaths */ .c_)('');
    return dependencies.map((each) => (0,_gate_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .changedDependency */ .M_)(each, _gate_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownChanges */ .su, shown, 'all'));
}
/**
 * Judges one repository under its policy and the floors. An unreadable repository is treated as an error and
 * keeps its result from the last complete run.
 */
async function judgeRepository(read, judging) {
    const { memory, at, isUndecided } = judging;
    const foundRepository = await judgeOrExplain(read, judging);
    const last = memory?.shownOf(read.repository) ?? null;
    const repositoryVerdict = (0,_last_known_js__WEBPACK_IMPORTED_MODULE_7__/* .withLastKnown */ .y2)(foundRepository, last, {
        ...{ at, lacksGrades: isUndecided },
        common: isUndecided ? (memory?.lastAt?.slice(0, 10) ?? null) : null,
    });
    memory?.keepShown(read.repository, { at, ...repositoryVerdict });
    return repositoryVerdict;
}
async function judgeOrExplain(read, judging) {
    const about = describeRepository(read, judging.propertiesOf);
    if ('record' in read) {
        try {
            return await judgeRecord(read, about, judging);
        }
        catch (error) {
            // An error in one repository must not stop the sweep.
            return notRead(about, (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error));
        }
    }
    const { repository, status, reason } = read;
    if (status === 'empty' && !('hidden' in repository)) {
        judging.memory?.historyOf(repository, null, null, noFiles, null);
    }
    const verdict = status === 'empty' ? 'pass' : 'error';
    return notRead(about, reason, { status, verdict });
}
const noFiles = new Set();
function describeRepository(read, propertiesOf) {
    const { repository } = read;
    const name = (0,_read_repositories_js__WEBPACK_IMPORTED_MODULE_9__/* .repositoryFullName */ .lV)(read);
    if ('hidden' in repository) {
        const unknown = { id: null, branch: null, visibility: null, pushedAt: null };
        return { name, ...unknown, customProperties: {} };
    }
    const { nodeId: id, visibility, pushedAt, head } = repository;
    const branch = head?.branch ?? null;
    const customProperties = propertiesOf(repository);
    return { name, id, customProperties, branch, visibility, pushedAt };
}
function notRead(about, reason, { status, verdict } = {
    ...{ status: 'not-read', verdict: 'error' },
}) {
    const emptyResult = { commit: null, problems: [], waivers: [], notices: [] };
    return {
        repository: { ...about, ...emptyResult, status, reason, verdict },
        ...{ servers: [], unreadable: noFiles },
    };
}
async function judgeRecord({ repository, record: { commit, contents } }, about, { loaded, isUndecided, layers, now, redact, ownersOf: propertyOwners, memory, at }) {
    const { policy: file, dependencies, files, owners } = (0,_contents_js__WEBPACK_IMPORTED_MODULE_6__/* .decodeContents */ .X)(contents);
    const repositoryOwners = propertyOwners(repository).map(redact);
    const findOwners = (path) => {
        const codeOwners = (owners.owners.get(path ?? '') ?? []).map(redact);
        if (codeOwners.length > 0)
            return { owners: codeOwners, ownersFrom: 'codeowners' };
        return {
            owners: repositoryOwners,
            ownersFrom: repositoryOwners.length > 0 ? 'property' : null,
        };
    };
    const { policy, notices, fault } = await (0,_own_policy_js__WEBPACK_IMPORTED_MODULE_8__/* .readOwnPolicy */ .z)(file, layers);
    const judgeUnder = (by, shownNotices, judgedAt) => (0,_gate_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .judge */ .S4)(asChangedDependencies(dependencies), loaded, {
        effective: withoutChange(by, shownNotices),
        context: { event: 'sweep', base: null, scope: 'all', notices: [] },
        files: files.map((each) => ({ file: each, isTouched: _gate_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownChanges */ .su.touches(each) })),
        removed: [],
        autoApproved: [],
    }, { now: judgedAt, readHeadCommit: async () => commit, folder: '' });
    const unredacted = await judgeUnder(policy, notices, now);
    const lastPolicy = isUndecided ? null : (memory?.lastPolicy(repository) ?? null);
    const underLast = lastPolicy === null ? null : await judgeUnder(lastPolicy.policy, [], () => lastPolicy.at);
    const report = (0,_report_redact_js__WEBPACK_IMPORTED_MODULE_4__/* .redactReport */ .a)(unredacted, redact);
    // `histories` is empty without the export, because there are no grades to compare with the grades from the
    // last run.
    const unreadable = new Set(files.flatMap(({ path, status }) => (status === 'unreadable' ? path : [])));
    const histories = isUndecided
        ? []
        : (memory?.historyOf(repository, commit, report, unreadable, underLast) ?? []);
    const problems = [
        ...report.problems.map(sweptProblem),
        ...(fault === null ? [] : [{ ...fault, message: redact(fault.message) }]),
    ];
    return {
        repository: {
            ...about,
            commit,
            status: 'read',
            reason: null,
            verdict: isUndecided || fault !== null ? 'error' : unredacted.verdict,
            problems: problems.map((each) => ({ ...each, ...findOwners(each.file), since: at })),
            waivers: report.waivers.filter(({ status }) => status === 'used').map(sweptWaiver),
            notices: [...report.run.notices, ...(owners.fault === null ? [] : [redact(owners.fault)])],
        },
        servers: report.servers.map((server, place) => shownServer(server, {
            repository: about.name,
            ...findOwners(server.dependency.declaration.file),
            history: histories[place] ?? null,
        })),
        unreadable,
    };
}
function withoutChange(policy, notices) {
    return {
        ...{ policy, notices, relaxations: [], isGateIntroduced: false },
        ...{ origin: null, edited: null },
    };
}
const entryOptions = { omits: () => true, purlOf: () => null };
function shownServer(server, { repository, owners, ownersFrom, history, }) {
    const wholeEntry = (0,_report_json_js__WEBPACK_IMPORTED_MODULE_3__/* .serverEntry */ .iH)(server, entryOptions);
    const { file, line, alias, client, role, launch, type, name, specifier, version, pin } = wholeEntry;
    const { match, judgedVersion, grade, score, verdict, remedy } = wholeEntry;
    const entry = {
        ...{ repository, file, line, alias, client, role, launch, type, name, specifier, version, pin },
        ...{ match, judgedVersion, grade, score, verdict, remedy, owners, ownersFrom },
        isPinned: (0,_detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .isPinned */ .T4)(server.dependency),
        below: gapToMinimum(server),
        problems: server.problems.map(sweptProblem),
        ...{ history, asOf: null },
    };
    // Local code with the same name can differ between repositories.
    const isOwn = type === 'local' || type === 'unidentified';
    return {
        key: `${isOwn ? repository : ''} ${(0,_report_json_js__WEBPACK_IMPORTED_MODULE_3__/* .serverKey */ .Pd)(server.dependency)}`,
        name: (0,_report_report_messages_js__WEBPACK_IMPORTED_MODULE_5__.serverName)(server),
        version: (0,_report_report_messages_js__WEBPACK_IMPORTED_MODULE_5__.versionText)(server),
        grade: (0,_report_report_messages_js__WEBPACK_IMPORTED_MODULE_5__.gradeText)(server),
        score: (0,_report_report_messages_js__WEBPACK_IMPORTED_MODULE_5__.scoreOrNull)(server),
        entry,
    };
}
function gapToMinimum(server) {
    const score = (0,_report_report_messages_js__WEBPACK_IMPORTED_MODULE_5__.scoreOrNull)(server) ?? 0;
    const gaps = server.problems.map(({ level, waived, facts: { minScore } }) => level === 'fail' && waived === null && typeof minScore === 'number' ? minScore - score : 0);
    return Math.max(0, ...gaps);
}
function sweptWaiver(waiver) {
    const { status, refused, line, ...rest } = (0,_report_json_js__WEBPACK_IMPORTED_MODULE_3__/* .waiverEntry */ .hb)(waiver);
    return { ...rest, asOf: null };
}
function sweptProblem(problem) {
    const { rule, level, message, advice, file, line, waived, waivedUntil } = (0,_report_json_js__WEBPACK_IMPORTED_MODULE_3__/* .problemEntry */ .WO)(problem, entryOptions);
    return { rule, level, message, advice, file, line, waived, waivedUntil };
}


/***/ }),

/***/ 76676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N2: () => (/* binding */ asOfWords),
/* harmony export */   W$: () => (/* binding */ commonDay),
/* harmony export */   y2: () => (/* binding */ withLastKnown)
/* harmony export */ });
/* harmony import */ var _own_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96987);

/**
 * A repository that could not be read keeps its result from the last complete run, marked with that run's
 * date. Without that result, missing data would look like fewer failures.
 */
/**
 * Returns the suffix for a result from an earlier run, such as ` (as of 2026-11-20)`. Empty if `at` is null
 * or falls on the `common` day, which the report states once.
 */
function asOfWords(at, common) {
    const day = at?.slice(0, 10) ?? null;
    return day === null || day === common ? '' : ` (as of ${day})`;
}
/** Returns the last run's day if this run has no grades and shows the last run's results; otherwise null. */
function commonDay({ lacksGrades, last }) {
    return lacksGrades ? (last?.at.slice(0, 10) ?? null) : null;
}
/**
 * Merges this run's results with the last complete run's results for everything that could not be read or
 * judged.
 *
 * @param last null if no complete run has results for the repository
 * @param at start of this run, in ISO 8601 format
 * @param lacksGrades whether nothing could be judged because the export is missing
 * @param common the day from `commonDay`
 */
function withLastKnown({ repository, servers, unreadable }, last, { at, lacksGrades, common = null, }) {
    const datedAt = (server) => withDate(server, last?.at ?? at, common);
    const problems = repository.problems.map((problem) => ({
        ...problem,
        since: firstSeen(problem, last) ?? at,
    }));
    if (repository.status === 'not-read' || repository.status === 'not-read-yet') {
        const unreadSince = repository.status === 'not-read' ? (last?.repository.unreadSince ?? at) : null;
        const unreadRepository = {
            ...repository,
            // `id` is null if GitHub hides the repository. In that case, only the repository's name is known.
            id: repository.id ?? last?.repository.id ?? null,
            customProperties: repository.id === null
                ? (last?.repository.customProperties ?? {})
                : repository.customProperties,
            ...{ problems, asOf: null, unreadSince },
        };
        const asOf = last === null ? null : readAt(last);
        if (last === null || asOf === null)
            return { repository: unreadRepository, servers: [] };
        const { commit, waivers } = last.repository;
        return {
            repository: {
                ...{ ...unreadRepository, commit, asOf, problems: last.repository.problems },
                waivers: olderWaivers(waivers, last.at, at),
            },
            servers: last.servers.map(datedAt),
        };
    }
    const currentRepository = { ...repository, problems, asOf: null, unreadSince: null };
    if (last === null)
        return { repository: currentRepository, servers };
    const byPlace = new Map(last.servers.map((server) => [placeKey(server), server]));
    const currentServers = servers.map((server) => {
        const lastServer = lacksGrades ? byPlace.get(placeKey(server)) : undefined;
        return lastServer === undefined ? server : withLine(datedAt(lastServer), server);
    });
    const isFaulty = problems.some(({ rule }) => rule === _own_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .faultyPolicy */ .A);
    const keys = new Set(servers.map(placeKey));
    return {
        repository: {
            ...currentRepository,
            waivers: isFaulty || lacksGrades
                ? olderWaivers(last.repository.waivers, last.at, at)
                : currentRepository.waivers,
        },
        servers: [
            ...currentServers,
            ...last.servers
                .filter((server) => unreadable.has(server.entry.file) && !keys.has(placeKey(server)))
                .map(datedAt),
        ],
    };
}
/** Returns the time of the run that last read the repository, or null if no run has read it. */
function readAt({ at, repository: { status, asOf } }) {
    return status === 'read' || status === 'empty' ? at : asOf;
}
/** Marks a result with the time of the earlier run that produced it, and clears its news. */
const withDate = (server, at, common) => ({
    ...server,
    grade: server.entry.asOf === null ? `${server.grade}${asOfWords(at, common)}` : server.grade,
    entry: {
        ...server.entry,
        asOf: server.entry.asOf ?? at,
        history: server.entry.history && { ...server.entry.history, news: null },
    },
});
/** Returns an earlier run's waivers that have not expired, with `daysLeft` updated. */
function olderWaivers(waivers, at, now) {
    const day = (time) => Math.floor(Date.parse(time) / dayMs);
    return waivers
        .map((each) => ({
        ...each,
        daysLeft: day(each.expires) - day(now),
        asOf: each.asOf ?? at,
    }))
        .filter(({ daysLeft }) => daysLeft >= 0);
}
const dayMs = 24 * 60 * 60 * 1000;
const withLine = (known, { entry: { line } }) => ({
    ...known,
    entry: { ...known.entry, line },
});
function placeKey({ key, entry: { file, client, alias, role } }) {
    return JSON.stringify([key, file, client, alias, role]);
}
/**
 * Returns the time since which every complete run has reported the problem, or null if the last complete run
 * did not report it.
 */
function firstSeen(problem, last) {
    const key = problemKey(problem);
    return last?.repository.problems.find((each) => problemKey(each) === key)?.since ?? null;
}
function problemKey({ rule, level, file, message, waived }) {
    return JSON.stringify([rule, level, file ?? message, waived !== null]);
}


/***/ }),

/***/ 85840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   og: () => (/* binding */ trendBlocks),
/* harmony export */   s8: () => (/* binding */ verdictCell),
/* harmony export */   uI: () => (/* binding */ newsBlocks)
/* harmony export */ });
/* harmony import */ var _judging_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58388);
/* harmony import */ var _model_phrase_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77229);
/* harmony import */ var _report_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21294);
/* harmony import */ var _report_report_messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23602);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60394);
/* harmony import */ var _sweep_messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52181);
/* harmony import */ var _trend_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97763);







/** Maximum number of news items; more items would push the tasks that follow out of view. */
const mostNews = 20;
function trendBlocks({ trend }) {
    const [first, last] = [trend[0], trend.at(-1)];
    if (first === undefined || last === undefined || trend.length < 2)
        return [];
    const shareCell = (week) => {
        const share = (0,_trend_js__WEBPACK_IMPORTED_MODULE_5__/* .pinnedShare */ .oo)(week);
        return share === null ? _report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .dash */ .T7 : (0,_report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `${share}%`;
    };
    return [
        (0,_report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `At the end of the week of ${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(last.week)}, ${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralLine */ .ft)(last.failing, 'place')} out of ${last.places} failed and ${shareCell(last)} were pinned. In the week of ${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(first.week)}, ${first.failing} of ${first.places} failed and ${shareCell(first)} were pinned.`),
        (0,_report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)([
            ...['Week of', 'Failing places', 'Places', 'New: commit', 'New: grade'],
            ...['New: rubric', 'New: policy', 'Pinned'],
        ], trend
            .toReversed()
            .map((week) => [
            ...[(0,_report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(week.week), week.failing, week.places],
            ..._judging_history_js__WEBPACK_IMPORTED_MODULE_0__/* .causes */ .ps.map((cause) => week.news[cause]),
            shareCell(week),
        ]), { one: 'week' }),
    ];
}
/** @param isListed whether another part of the report already lists the new places */
function newsBlocks(report, overview, most, isListed) {
    const { last, servers, removed } = report;
    if (last === null || overview.news === null)
        return [];
    const [news, beside] = [(0,_sweep_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .newsWords */ .$M)(overview), (0,_sweep_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .besideWords */ ._G)(report)];
    const places = (0,_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .groupSweptServers */ .L_)(servers)
        .flatMap((server) => server.places)
        .filter(({ entry }) => entry.history?.news != null);
    const options = { most: Math.min(most, mostNews), one: 'place' };
    return [
        (0,_report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `The last run was at ${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)((0,_report_report_messages_js__WEBPACK_IMPORTED_MODULE_2__.instant)(Date.parse(last.at)))}.`),
        news.length + beside.length === 0
            ? (0,_report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `Nothing is new.`)
            : (0,_report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(news.map((each) => (0,_report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(each))),
        (0,_report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(beside.map((each) => (0,_report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(each)), { ...options, one: 'entry' }),
        ...(isListed
            ? []
            : [
                (0,_report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(['Verdict', 'Server', 'Version', 'Grade', 'Why it is new', 'Where'], groupNews(places).map(newsRow), { ...options, one: 'server' }),
            ]),
        ...(removed.length === 0 ? [] : [(0,_report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .paragraph */ .FY)((0,_report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `No longer declared:`)]),
        (0,_report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(['Server', 'Version', 'Grade', 'Removed', 'Where'], (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_6__/* .distinctBy */ .ey)(removed.map(removedRow)), options),
    ];
}
/** Groups places whose rows differ only in location, because one cause can add thousands of places. */
function groupNews(places) {
    const groups = Map.groupBy(places, ({ name, version, grade, entry: { verdict, history } }) => JSON.stringify([verdict, name, version, grade, history?.news]));
    return [...groups.values()];
}
function newsRow(places) {
    const [{ name, version, grade, entry }] = places;
    const repositories = new Set(places.map((place) => place.entry.repository)).size;
    return [
        verdictCell(entry.verdict),
        ...[name, version, grade],
        entry.history?.news == null ? (0,_report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .ownText */ .U3)('') : (0,_report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .ownText */ .U3)(_sweep_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .causeWords */ .pQ[entry.history.news]),
        places.length === 1
            ? `${entry.repository} ${entry.file}`
            : (0,_report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)((0,_sweep_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .reachWords */ .Nc)({ places: places.length, repositories })),
    ];
}
const removedRow = ({ name, alias, version, grade, repository, file, gone, }) => [
    ...[name ?? alias, version ?? _report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .dash */ .T7, grade ?? _report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .dash */ .T7],
    (0,_report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)((0,_sweep_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .sinceWords */ .KR)(gone)),
    `${repository} ${file}`,
];
const verdictCell = (verdict) => verdict === null ? (0,_report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .line */ .n8) `not judged` : (0,_report_document_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictSign */ .r0)(verdict);


/***/ }),

/***/ 91770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ gradeClass),
  _: () => (/* binding */ sweepOverview)
});

// EXTERNAL MODULE: ./build/judging/history.js + 4 modules
var judging_history = __webpack_require__(58388);
// EXTERNAL MODULE: ./build/judging/verdict-words.js
var verdict_words = __webpack_require__(33862);
// EXTERNAL MODULE: ./build/model/grade.js
var model_grade = __webpack_require__(34765);
// EXTERNAL MODULE: ./build/commands/sweep/counts.js
var counts = __webpack_require__(60394);
;// CONCATENATED MODULE: ./build/commands/sweep/edits.js

const mostVersions = 5;
const mostAdvice = 3;
/**
 * Returns the edits that clear failures, sorted by the number of places they clear. Each edit moves a server
 * to a version that is known to pass. If no such version is known, the edit repeats the rules' advice, which
 * needs a human decision.
 */
function clearingEdits({ servers, repositories }) {
    const clearedEntries = [
        ...servers.flatMap(clearedServer),
        ...repositories.flatMap(({ name, problems }) => problems.filter(verdict_words/* isFailing */.DI).map((problem) => ({
            // Problems without a file are grouped across repositories by rule and advice.
            key: [problem.rule, problem.file === null ? problem.advice : [name, problem.file]],
            ...{ kind: 'other', name: problem.file, to: null, repository: name, version: null },
            problems: [problem],
        }))),
    ];
    const groups = Map.groupBy(clearedEntries, ({ key }) => JSON.stringify(key));
    return [...groups.values()]
        .flatMap((same) => same.slice(0, 1).map((first) => createEdit(first, same)))
        .sort((a, b) => b.places - a.places || b.repositories - a.repositories);
}
function clearedServer({ name, version, entry }) {
    const problems = entry.problems.filter(verdict_words/* isFailing */.DI);
    if (problems.length === 0)
        return [];
    const { type, remedy: to, repository } = entry;
    // Local code with the same name can differ between repositories.
    const owner = type === 'local' || type === 'unidentified' ? repository : null;
    const rules = [...new Set(problems.map(({ rule }) => rule))].sort();
    const key = [owner, type, name, to?.version ?? rules];
    const kind = to === null ? 'other' : 'version';
    return [{ key, kind, name, to, repository, version, problems }];
}
function createEdit({ kind, name, to, repository }, same) {
    const problems = same.flatMap((each) => each.problems);
    const advice = kind === 'version' ? [] : problems.map((each) => each.advice);
    const firstTexts = (texts, most) => [...new Set(texts)].filter((text) => text !== '').slice(0, most);
    return {
        ...{ kind, name, to },
        from: firstTexts(same.flatMap(({ version }) => version ?? []), mostVersions),
        advice: firstTexts(advice, mostAdvice),
        rules: [...new Set(problems.map(({ rule }) => rule))],
        places: same.length,
        repositories: new Set(same.map((each) => each.repository)).size,
        example: repository,
    };
}

;// CONCATENATED MODULE: ./build/commands/sweep/overview.js





const mostEdits = 10;
const mostExposed = 10;
const mostTeams = 100;
/** Higher than the other limits, because auditors want to see every waiver and its last day. */
const mostWaivers = 5000;
/** Returns the statistics; null if the report withholds grades. */
function sweepOverview(report) {
    if (report.isWithheld)
        return null;
    const { servers } = report;
    const pins = servers.map(({ entry }) => entry.isPinned);
    const pinned = pins.filter((isPinned) => isPinned === true).length;
    const unpinned = pins.filter((isPinned) => isPinned === false).length;
    if (report.lacksGrades && report.counts.earlier === 0) {
        const unknown = { grades: null, rules: null, teams: null, news: null };
        const lists = { exposure: null, waivers: null, edits: null, decisions: null };
        return { ...unknown, pinned, unpinned, ...lists };
    }
    const edits = clearingEdits(report);
    const editsOfKind = (wanted) => takeFirst(edits.filter(({ kind }) => kind === wanted), mostEdits);
    const grouped = (0,counts/* groupSweptServers */.L_)(servers);
    return {
        grades: gradeCounts(grouped),
        rules: ruleCounts(report),
        teams: takeFirst(teamCounts(report), mostTeams),
        ...{ pinned, unpinned },
        news: report.last === null || report.lacksGrades ? null : countNews(servers),
        exposure: takeFirst(exposedServers(grouped), mostExposed),
        waivers: takeFirst(usedWaivers(report), mostWaivers),
        edits: editsOfKind('version'),
        decisions: editsOfKind('other'),
    };
}
function takeFirst(all, most) {
    return { total: all.length, first: all.slice(0, most) };
}
function gradeCounts(servers) {
    const groups = Map.groupBy(servers, ({ shown }) => gradeClass(shown.entry));
    return [...groups]
        .sort(([a], [b]) => gradeOrder(a) - gradeOrder(b))
        .map(([grade, same]) => {
        const byReach = { '1': 0, '2-9': 0, '10-99': 0, '100+': 0 };
        for (const { repositories } of same)
            byReach[reachClass(repositories)] += 1;
        const places = same.reduce((sum, each) => sum + each.places.length, 0);
        return { grade, servers: same.length, places, byReach };
    });
}
/**
 * Returns a grade's letter. Any other string is untrusted and becomes `other`. A letter without a score is
 * ignored: the server is shown as unscannable and counts as not graded.
 */
function gradeClass({ grade, score }) {
    if (grade === null || score === null)
        return null;
    return (0,model_grade/* gradeLetter */.mS)(grade) ?? 'other';
}
const gradeOrder = (grade) => grade === null ? 101 : ((0,model_grade/* gradeRank */.Uq)(grade) ?? 100);
function reachClass(repositories) {
    if (repositories === 1)
        return '1';
    return repositories < 10 ? '2-9' : repositories < 100 ? '10-99' : '100+';
}
function collectFailures({ servers, repositories }) {
    return [
        ...servers.map(({ entry: { repository, problems, owners, ownersFrom } }) => ({
            ...{ repository, owners, ownersFrom },
            rules: (0,counts/* failedRules */.VJ)(problems),
        })),
        ...repositories.flatMap(({ name, problems }) => problems.map((problem) => ({
            ...{ repository: name, owners: problem.owners, ownersFrom: problem.ownersFrom },
            rules: (0,counts/* failedRules */.VJ)([problem]),
        }))),
    ].filter(({ rules }) => rules.length > 0);
}
function ruleCounts(report) {
    const ruleFailures = collectFailures(report).flatMap((each) => each.rules.map((key) => ({ key, ...each })));
    return countByKey(ruleFailures).map(({ key, ...count }) => ({ rule: key, ...count }));
}
function teamCounts(report) {
    const failures = collectFailures(report);
    const ownerFailures = failures.flatMap(({ owners, repository }) => (owners.length === 0 ? [null] : owners).map((key) => ({ key, repository })));
    const codeOwners = new Set(failures.flatMap(({ owners, ownersFrom }) => (ownersFrom === 'codeowners' ? owners : [])));
    const ownersSource = (team) => team === null ? null : codeOwners.has(team) ? 'codeowners' : 'property';
    return countByKey(ownerFailures).map(({ key, ...count }) => ({
        team: key,
        from: ownersSource(key),
        ...count,
    }));
}
/** Counts the places and repositories for each key, most places first. */
function countByKey(all) {
    return [...Map.groupBy(all, ({ key }) => key)]
        .map(([key, same]) => ({
        key,
        places: same.length,
        repositories: new Set(same.map(({ repository }) => repository)).size,
    }))
        .sort((a, b) => b.places - a.places || (`${a.key}` < `${b.key}` ? -1 : 1));
}
function countNews(servers) {
    const countCause = (cause) => {
        const places = servers.filter(({ entry }) => entry.history?.news === cause);
        const failing = places.filter(({ entry }) => entry.problems.some(verdict_words/* isFailing */.DI)).length;
        return { places: places.length, failing };
    };
    return Object.fromEntries(judging_history/* causes */.ps.map((cause) => [cause, countCause(cause)]));
}
function exposedServers(servers) {
    return servers.flatMap(({ shown: { name, version, grade, score }, repositories, failing, exposure }) => score === null || exposure === 0
        ? []
        : [{ name, version, grade, score, failing, repositories, exposure }]);
}
/**
 * Lists the waivers in use. A waiver in an organisation's policy appears once, however many repositories use
 * it.
 */
function usedWaivers({ repositories }) {
    const waiverEntries = repositories.flatMap(({ name, waivers }) => waivers.map((waiver) => ({
        ...waiver,
        repository: waiver.writtenIn === null ? null : name,
    })));
    const groups = Map.groupBy(waiverEntries, ({ covers, asOf, daysLeft, ...waiver }) => JSON.stringify(waiver));
    return [...groups.values()]
        .flatMap((same) => {
        const covers = same.reduce((sum, each) => sum + each.covers, 0);
        // If `daysLeft` differs between entries, the lowest value is the most recent.
        const [first] = same.toSorted((a, b) => a.daysLeft - b.daysLeft);
        const asOf = same.some((each) => each.asOf === null) ? null : (first?.asOf ?? null);
        return first === undefined ? [] : [{ ...first, covers, asOf }];
    })
        .sort((a, b) => (a.expires < b.expires ? -1 : 1));
}


/***/ }),

/***/ 96987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ faultyPolicy),
/* harmony export */   z: () => (/* binding */ readOwnPolicy)
/* harmony export */ });
/* harmony import */ var _gate_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87642);
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1069);
/* harmony import */ var _io_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96344);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31612);




/**
 * Rule id for a faulty policy in a sweep. In a pull request, the error code for the same failure has the same
 * value.
 */
const faultyPolicy = 'invalid-policy';
/**
 * Reads a repository's policy. If the policy is faulty, the fault is reported as a problem, and the floors
 * and defaults apply. An error would instead remove the repository from all statistics.
 *
 * @throws GateError `no-base-policy` if the policy file could not be fetched
 */
async function readOwnPolicy(file, layers) {
    try {
        return { ...(await (0,_gate_policy_js__WEBPACK_IMPORTED_MODULE_0__.readStandingPolicy)(file, layers)), fault: null };
    }
    catch (error) {
        if (!(error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue) || error.code !== faultyPolicy)
            throw error;
        const absent = { reason: _io_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadableReasons */ .Zz.absent };
        const causes = error.details.length === 0 ? [error.message] : error.details;
        return {
            ...(await (0,_gate_policy_js__WEBPACK_IMPORTED_MODULE_0__.readStandingPolicy)(absent, layers)),
            fault: {
                ...{ rule: faultyPolicy, level: 'error', waived: null, waivedUntil: null },
                message: `The repository's policy is not applied, because it has errors: ${causes.join(' ')} The organisation's policy or the defaults apply instead.`,
                advice: error.remedy,
                ...{ file: _gate_settings_js__WEBPACK_IMPORTED_MODULE_1__.defaultConfigFile, line: error.place?.line ?? null },
            },
        };
    }
}


/***/ }),

/***/ 98882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderSweepPage: () => (/* binding */ renderSweepPage)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/model/phrase.js
var phrase = __webpack_require__(77229);
// EXTERNAL MODULE: ./build/report/document.js
var report_document = __webpack_require__(21294);
// EXTERNAL MODULE: ./build/report/contents/fit.js
var fit = __webpack_require__(62773);
// EXTERNAL MODULE: ./build/report/publishing.js + 4 modules
var publishing = __webpack_require__(56525);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/report/write-html.js
var write_html = __webpack_require__(58588);
// EXTERNAL MODULE: ./build/commands/sweep/blocks.js
var blocks = __webpack_require__(62764);
// EXTERNAL MODULE: ./build/commands/sweep/counts.js
var counts = __webpack_require__(60394);
// EXTERNAL MODULE: ./build/commands/sweep/news-blocks.js
var news_blocks = __webpack_require__(85840);
// EXTERNAL MODULE: ./build/commands/sweep/overview.js + 1 modules
var sweep_overview = __webpack_require__(91770);
// EXTERNAL MODULE: ./build/commands/sweep/sweep-messages.js
var sweep_messages = __webpack_require__(52181);
// EXTERNAL MODULE: ./build/judging/history.js + 4 modules
var judging_history = __webpack_require__(58388);
// EXTERNAL MODULE: ./build/commands/sweep/trend.js
var trend = __webpack_require__(97763);
;// CONCATENATED MODULE: ./build/commands/sweep/page/picture.js




const [left, picture_top, height, gap] = [56, 24, 96, 52];
/** Widths in pixels: the widest and the narrowest bar, each including its gap, and the narrowest plot. */
const [widest, narrowest, leastWidth] = [44, 14, 420];
/** Returns the SVG and its legend as HTML; empty for fewer than two weeks, which show no trend. */
function trendPicture(weeks) {
    if (weeks.length < 2)
        return '';
    const step = Math.max(narrowest, Math.min(widest, Math.floor(560 / weeks.length)));
    const width = left + Math.max(leastWidth, step * weeks.length + 8);
    const failing = Math.max(1, ...weeks.map((each) => each.failing));
    const sums = weeks.map(({ news }) => judging_history/* causes */.ps.reduce((sum, cause) => sum + news[cause], 0));
    const anew = Math.max(1, ...sums);
    const panels = [
        panel(0, { title: 'Failing places', most: failing, width, step }, weeks, ({ failing }) => [
            { value: failing, kind: 'standing' },
        ]),
        panel(1, { title: 'New and failing, by cause', most: anew, width, step }, weeks, ({ news }) => judging_history/* causes */.ps.map((cause) => ({ value: news[cause], kind: cause }))),
        panel(2, { title: 'Pinned, in percent', most: 100, width, step }, weeks, (each) => [
            { value: (0,trend/* pinnedShare */.oo)(each) ?? 0, kind: 'pinned' },
        ]),
    ];
    const totalHeight = 3 * (height + gap) + picture_top - 24;
    const legend = judging_history/* causes */.ps.map((cause) => `<li><span class="key ${cause}"></span>${(0,report_text.escapeForHtml)(sweep_messages/* causeWords */.pQ[cause])}</li>`);
    return [
        '<div class="wide" role="region" aria-labelledby="trend" tabindex="0">',
        `<svg class="trend" role="img" aria-label="Failing places, new failing places by cause, and the share of pinned places, by week; the table below has the numbers" width="${width}" height="${totalHeight}" viewBox="0 0 ${width} ${totalHeight}">`,
        ...panels,
        '</svg>',
        '</div>',
        `<ul class="legend">${legend.join('')}</ul>`,
    ].join('\n');
}
function panel(panelIndex, { title, most, width, step }, weeks, barParts) {
    const ground = picture_top + panelIndex * (height + gap) + height;
    const bars = weeks.map((week, index) => {
        const x = left + 4 + index * step;
        let y = ground;
        return barParts(week)
            .filter(({ value }) => value > 0)
            .map(({ value, kind }) => {
            const barHeight = rounded((value / most) * height);
            y = rounded(y - barHeight);
            return `<rect class="${kind}" x="${x}" y="${y}" width="${step - 4}" height="${barHeight}"><title>${week.week}: ${value}</title></rect>`;
        })
            .join('');
    });
    // Label only every nth week, because labels less than 72 pixels apart would overlap.
    const labelStep = Math.ceil(72 / step);
    const days = weeks.flatMap(({ week }, index) => index % labelStep === 0 && index * step + 72 < width - left
        ? `<text x="${left + 4 + index * step}" y="${ground + 16}">${week}</text>`
        : []);
    const level = (value, y) => `<line x1="${left}" x2="${width}" y1="${y}" y2="${y}"/><text class="right" x="${left - 8}" y="${y + 4}">${value}</text>`;
    return [
        `<text class="head" x="${left}" y="${ground - height - 10}">${(0,report_text.escapeForHtml)(title)}</text>`,
        level(0, ground),
        level(most, ground - height),
        ...bars,
        ...days,
    ].join('');
}
const rounded = (number) => Math.round(number * 10) / 10;

;// CONCATENATED MODULE: ./build/commands/sweep/page/script.js
/**
 * The page's script. It sorts and filters the existing rows, and inserts every value as text, never as HTML.
 */
const script = `
'use strict';
{
  const table = document.querySelector('#places table');
  const body = table.tBodies[0];
  let rows = [...body.rows];
  const status = document.querySelector('#shown');
  const fields = [...document.querySelectorAll('.filters [data-by]')];
  const valuesOf = (row, name) => (row.getAttribute('data-' + name) || '').split('\\n');
  const order = new Intl.Collator('en', { numeric: true });
  // A browser takes seconds to lay out all rows of a long table.
  const step = 500;
  let most = step;
  const more = document.querySelector('#more');

  const ofServers = ['server', 'grade'];
  const placesOf = new Map(rows.map((row) => [row, [...row.querySelectorAll('[data-repository]')]]));
  const places = rows.flatMap((row) => placesOf.get(row));

  for (const field of fields) {
    if (field.tagName !== 'SELECT') continue;
    const name = field.getAttribute('data-by');
    const having = ofServers.includes(name) ? rows : places;
    const values = new Set(having.flatMap((each) => valuesOf(each, name)));
    for (const value of [...values].sort(order.compare)) {
      const option = document.createElement('option');
      option.value = '=' + value;
      option.textContent = value === '' ? field.getAttribute('data-none') : value;
      field.append(option);
    }
  }
  const show = () => {
    const wanted = fields
      .map((field) => [field.getAttribute('data-by'), field.value, field.tagName === 'SELECT'])
      .filter(([, value]) => value !== '');
    const fits = (element, some) => some.every(([name, value, isExact]) => isExact
      ? valuesOf(element, name).includes(value.slice(1))
      : valuesOf(element, name).some((each) => each.toLowerCase().includes(value.toLowerCase())));
    const server = wanted.filter(([name]) => ofServers.includes(name));
    const place = wanted.filter(([name]) => !ofServers.includes(name));
    let found = 0;
    let there = 0;
    for (const row of rows) {
      const isFitting = fits(row, server);
      let own = 0;
      for (const each of placesOf.get(row)) {
        each.hidden = !isFitting || !fits(each, place);
        if (!each.hidden) own += 1;
      }
      const folded = row.lastElementChild.querySelector('details');
      if (folded !== null) {
        const some = folded.querySelectorAll('li:not([hidden])').length;
        folded.hidden = some === 0;
        folded.querySelector('summary').textContent = some + ' more';
        // Show the match.
        if (place.length > 0) folded.open = true;
      }
      if (own > 0) found += 1;
      there += own;
      row.hidden = own === 0 || found > most;
    }
    more.hidden = found <= most;
    const words = (some, all, one) => some + ' of ' + all + ' ' + one + (all === 1 ? '' : 's');
    const all = words(found, rows.length, 'server') + ' in ' + words(there, places.length, 'place');
    status.textContent = more.hidden ? all : all + ', the first ' + most + ' are shown';
  };
  const showFirst = () => {
    most = step;
    show();
  };
  for (const field of fields) field.addEventListener('input', showFirst);
  more.addEventListener('click', () => {
    most += step;
    show();
  });
  document.querySelector('#reset').addEventListener('click', () => {
    for (const field of fields) field.value = '';
    showFirst();
  });

  const heads = [...table.tHead.rows[0].cells];
  const keyOf = (row, at) => {
    const cell = row.cells[at];
    const key = cell.getAttribute('data-key');
    return key === null ? cell.textContent : Number(key);
  };
  const sortBy = (at) => {
    const isAscending = heads[at].getAttribute('aria-sort') !== 'ascending';
    for (const head of heads) head.removeAttribute('aria-sort');
    heads[at].setAttribute('aria-sort', isAscending ? 'ascending' : 'descending');
    const keyed = rows.map((row) => [keyOf(row, at), row]);
    // A collator does not know negative numbers.
    const compare = (a, b) => typeof a === 'number' ? a - b : order.compare(a, b);
    keyed.sort(([a], [b]) => (isAscending ? 1 : -1) * compare(a, b));
    rows = keyed.map(([, row]) => row);
    most = step;
    show();
    body.replaceChildren(...rows);
  };
  heads.forEach((head, at) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener('click', () => sortBy(at));
  });
  document.querySelector('.filters').hidden = false;
  show();
  // From here it is the script that hides rows.
  table.classList.remove('long');
}
`;

// EXTERNAL MODULE: ./build/judging/verdict-words.js
var verdict_words = __webpack_require__(33862);
// EXTERNAL MODULE: ./build/model/grade.js
var model_grade = __webpack_require__(34765);
// EXTERNAL MODULE: ./build/report/links.js
var links = __webpack_require__(51006);
;// CONCATENATED MODULE: ./build/commands/sweep/page/server-rows.js








/**
 * Renders the table rows, one per server. The page's script filters and sorts by their `data-` attributes.
 */
const inlineHtml = (inline) => (0,write_html/* lineHtml */.Or)((0,report_document/* asLine */.Bd)(inline));
/**
 * Limits per row. Places beyond the limit are collapsed; sentences beyond the limit appear only in the JSON
 * report.
 */
const mostPlaces = 3;
const mostSentences = 8;
const columns = [
    {
        title: 'Verdict',
        cell: ({ verdict, shown: { entry } }) => ({
            html: verdictHtml(entry.verdict === null ? null : verdict),
            key: -verdict_words/* severities */.gO[verdict],
        }),
    },
    {
        title: 'Server',
        cell: ({ shown: { name, version } }) => ({
            html: `${inlineHtml(name)}<br>${inlineHtml(version)}`,
        }),
    },
    {
        title: 'Grade',
        cell: ({ shown: { grade, entry } }) => ({
            html: inlineHtml(grade),
            key: entry.grade === null || entry.score === null ? 101 : ((0,model_grade/* gradeRank */.Uq)(entry.grade) ?? 100),
        }),
    },
    {
        title: 'Score',
        isNumber: true,
        cell: ({ shown: { score, entry } }) => ({
            html: (0,report_text.escapeForHtml)(`${score ?? '\u2013'}`),
            key: entry.score ?? 101,
        }),
    },
    {
        title: 'Exposure',
        isNumber: true,
        cell: ({ exposure }) => ({ html: `${Math.round(exposure)}`, key: -exposure }),
    },
    {
        title: 'Fails in',
        cell: ({ failing, repositories }) => ({
            html: failing === 0 ? 'none' : (0,report_text.escapeForHtml)((0,sweep_messages/* failsInWords */.yH)({ failing, repositories })),
            key: -failing,
        }),
    },
    { title: 'Why', cell: ({ places }) => ({ html: reasonsHtml(places) }) },
    {
        title: 'Places',
        cell: ({ places }, placeHtml) => ({
            html: placesHtml(places.map(placeHtml)),
            key: -places.length,
        }),
    },
];
const verdictHtml = (verdict) => verdict === null
    ? 'not judged'
    : `<span class="${verdict}">${inlineHtml((0,report_document/* verdictSign */.r0)(verdict))}</span>`;
const headRow = `<tr>${columns
    .map(({ title, isNumber }) => `<th scope="col"${isNumber ? ' align="right"' : ''}>${title}</th>`)
    .join('')}</tr>`;
function* serverRows(report, servers) {
    const repositories = new Map(report.repositories.map((each) => [each.name, each]));
    for (const server of servers) {
        const { name, entry } = server.shown;
        const isMixed = server.places.some((place) => place.entry.verdict !== entry.verdict);
        const placeHtml = (place) => {
            const links = linksTo(repositories.get(place.entry.repository), report.github);
            return placeItem(place, links, isMixed);
        };
        const cells = columns.map(({ cell, isNumber }) => {
            const { html: inner, key } = cell(server, placeHtml);
            const sorted = key === undefined ? '' : ` data-key="${key}"`;
            return `<td${sorted}${isNumber ? ' align="right"' : ''}>${inner}</td>`;
        });
        yield `<tr${dataAttributes({ server: [name], grade: [(0,sweep_overview/* gradeClass */.i)(entry) ?? ''] })}>${cells.join('')}</tr>`;
    }
}
/**
 * Renders `data-` attributes. Line breaks are encoded, because a raw line break in a value could start a log
 * line that the runner interprets as a command.
 */
function dataAttributes(attributes) {
    return Object.entries(attributes)
        .map(([name, values]) => ` data-${name}="${values.map((text) => (0,report_text.escapeEntities)((0,report_text.escapeInvisible)(text))).join('&#10;')}"`)
        .join('');
}
/** @param isMixed whether the server's places have different verdicts */
function placeItem({ entry }, links, isMixed) {
    const { repository, file, line, owners, ownersFrom, problems, history, verdict } = entry;
    const data = dataAttributes({
        repository: [repository],
        owner: owners.length === 0 ? [''] : owners,
        rule: problems.length === 0 ? [''] : [...new Set(problems.map(({ rule }) => rule))],
        verdict: [verdict ?? 'not judged'],
        news: [history?.news == null ? '' : sweep_messages/* causeWords */.pQ[history.news]],
    });
    const where = line === null ? file : `${file}:${line}`;
    const parts = [
        ...(isMixed ? [verdictHtml(verdict)] : []),
        inlineHtml((0,report_document/* link */.nf)(links.place(file, line), `${repository} ${where}`)),
        `<span class="soft">${ownersHtml(owners, ownersFrom)}</span>`,
    ];
    const since = history === null ? '' : sinceHtml(history);
    return `<li${data}>${parts.join(' ')}${since}</li>`;
}
function ownersHtml(owners, from) {
    if (owners.length === 0)
        return 'no owner';
    return (owners.map((owner) => inlineHtml(owner)).join(' ') + (from === 'property' ? ' (property)' : ''));
}
function sinceHtml({ declared, graded, news, }) {
    const [first, anew] = [declared, graded].map(({ by }) => by.slice(0, 10));
    const gradedNote = first === anew ? '' : `, this grade since ${anew}`;
    const since = (0,report_text.escapeForHtml)(`, first seen ${first}${gradedNote}`);
    return `<span class="soft">${since}</span>${news === null ? '' : ` <b>new: ${sweep_messages/* causeWords */.pQ[news]}</b>`}`;
}
function placesHtml(items) {
    const restItems = items.slice(mostPlaces);
    const firstList = `<ul>${items.slice(0, mostPlaces).join('')}</ul>`;
    if (restItems.length === 0)
        return firstList;
    return `${firstList}<details><summary>${restItems.length} more</summary><ul>${restItems.join('')}</ul></details>`;
}
function linksTo(repository, github) {
    return (0,links/* createLinks */.cy)({
        ...{ github: github ?? undefined, repository: repository?.name, prefix: '' },
        commit: repository?.commit ?? null,
        ...{ actionRepository: undefined, actionRef: undefined, details: null },
    });
}
function reasonsHtml(places) {
    const problems = places.flatMap(({ entry }) => entry.problems);
    if (problems.length === 0)
        return '';
    const rules = [...new Set(problems.map(({ rule }) => rule))].map(report_text.escapeForHtml);
    const sentences = new Set(problems
        .map(sweep_messages/* problemSentence */.D1)
        .map(({ state, text }) => `<li>${state}: ${(0,report_text.escapeForHtml)((0,sweep_messages/* shortened */.vI)(text))}</li>`));
    const restCount = sentences.size - mostSentences;
    const restItem = restCount > 0 ? [`<li>${restCount} more in the JSON report</li>`] : [];
    const items = [...[...sentences].slice(0, mostSentences), ...restItem];
    return `<details><summary>${rules.join(', ')}</summary><ul>${items.join('')}</ul></details>`;
}

;// CONCATENATED MODULE: ./build/commands/sweep/page/style.js
/** The page's style, in GitHub's light and dark colours. */
const style = `
:root {
  color-scheme: light dark;
  --ink: #1f2328; --soft: #59636e; --back: #ffffff; --band: #f6f8fa; --line: #d1d9e0;
  --link: #0550ae; --fail: #b31d28; --warn: #7d4e00; --pass: #116329; --focus: #0969da;
  --brought: #bc4c00; --graded: #0969da; --rubric: #8250df; --policy: #57606a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #f0f6fc; --soft: #9198a1; --back: #0d1117; --band: #151b23; --line: #3d444d;
    --link: #79c0ff; --fail: #ff8f87; --warn: #e3b341; --pass: #56d364; --focus: #58a6ff;
    --brought: #f0883e; --graded: #58a6ff; --rubric: #bc8cff; --policy: #8b949e;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { background: var(--back); color: var(--ink); font: 14px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 1600px; padding: 16px 24px 48px; }
h1 { font-size: 1.6rem; margin: 8px 0; }
h2 { font-size: 1.15rem; margin: 32px 0 8px; border-bottom: 1px solid var(--line); }
p, ul { margin: 8px 0; overflow-wrap: anywhere; }
ul { padding-left: 24px; }
code { font: 0.87em ui-monospace, monospace; overflow-wrap: anywhere; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 1px; }
.wide { overflow-x: auto; width: fit-content; max-width: 100%; border: 1px solid var(--line); border-radius: 6px; }
.wide:focus-visible { outline-offset: -2px; }
table { border-collapse: collapse; }
#places table { width: 100%; min-width: 1100px; }
th, td { padding: 6px 10px; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
tr:last-child > td { border-bottom: 0; }
th { background: var(--band); white-space: nowrap; }
[align="right"] { text-align: right; font-variant-numeric: tabular-nums; }
th button { all: unset; cursor: pointer; font-weight: 600; }
th button:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
th button::after { content: " \\2195"; color: var(--soft); }
th[aria-sort="ascending"] button::after { content: " \\2191"; color: var(--ink); }
th[aria-sort="descending"] button::after { content: " \\2193"; color: var(--ink); }
#places td:nth-child(1) { white-space: nowrap; }
.fail, .error { color: var(--fail); font-weight: 600; }
.warn { color: var(--warn); font-weight: 600; }
.pass { color: var(--pass); }
.soft { color: var(--soft); }
#places td { max-width: 18rem; }
#places td:last-child { max-width: none; min-width: 26rem; }
#places ul { margin: 0; padding: 0; list-style: none; }
#places li { margin-bottom: 2px; }
summary { cursor: pointer; }
#places code { overflow-wrap: break-word; }
#places details { min-width: 9rem; }
#places details ul { margin: 4px 0; }
.filters { display: flex; flex-wrap: wrap; gap: 8px 16px; margin: 8px 0; }
.filters label { display: flex; flex-direction: column; color: var(--soft); font-size: 0.87rem; }
.filters input, .filters select, .filters button, #more {
  font: inherit; color: var(--ink); background: var(--back);
  border: 1px solid var(--soft); border-radius: 6px; padding: 4px 8px; max-width: 16rem;
}
.filters button { align-self: end; }
.filters button, #more { cursor: pointer; }
#more { margin: 8px 0; }
svg.trend { display: block; }
.trend text { fill: var(--soft); font-size: 12px; }
.trend .head { fill: var(--ink); font-weight: 600; }
.trend .right { text-anchor: end; }
.trend line { stroke: var(--line); }
.trend .standing { fill: var(--fail); } .trend .pinned { fill: var(--pass); }
.brought-in { fill: var(--brought); background: var(--brought); }
.graded-anew { fill: var(--graded); background: var(--graded); }
.rubric-changed { fill: var(--rubric); background: var(--rubric); }
.policy-changed { fill: var(--policy); background: var(--policy); }
.legend { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 0; list-style: none; }
.key { display: inline-block; width: 12px; height: 12px; margin-right: 6px; }
@media (scripting: enabled) { table.long tr:nth-child(n+501) { display: none !important; } }
@media (max-width: 600px) {
  body { padding: 8px 12px 32px; }
  #places .wide { border: 0; }
  #places :is(table, tbody, tr, td) { display: block; min-width: 0; max-width: none; text-align: left; }
  #places thead { display: none; }
  #places tr { border-top: 1px solid var(--line); padding: 8px 0; }
  #places td { border: 0; padding: 2px 0; min-width: 0 !important; overflow-wrap: anywhere; }
  #places td:nth-child(3)::before { content: "Grade: "; }
  #places td:nth-child(4)::before { content: "Score: "; }
  #places td:nth-child(5)::before { content: "Exposure: "; }
  #places td:nth-child(6)::before { content: "Fails in: "; }
}
`;

;// CONCATENATED MODULE: ./build/commands/sweep/page/render-page.js
















/** Longer tables and larger pages slow browsers down. */
const maxRows = 10_000;
const maxBytes = 20_000_000;
const mostEntries = 100;
/**
 * Renders a sweep as one self-contained page. A content security policy blocks external resources and all
 * scripts except the page's own. With JavaScript disabled, the page shows all rows but no filters.
 */
function renderSweepPage(report) {
    const overview = (0,sweep_overview/* sweepOverview */._)(report);
    const rows = overview === null ? 0 : Math.min(report.servers.length, maxRows);
    const steps = [rows, Math.floor(rows / 4), Math.floor(rows / 16), 0];
    return (0,fit/* firstThatFits */.e)(steps, (most) => (0,fit/* joinWithin */.U)(pageParts(report, overview, most), maxBytes));
}
function* pageParts(report, overview, most) {
    const ofOrganisation = report.organisation === null ? '' : ` of ${report.organisation}`;
    const isInteractive = most > 0;
    yield [
        '<!doctype html>',
        '<html lang="en">',
        '<head>',
        '<meta charset="utf-8">',
        `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '${contentHash(style)}'; script-src '${contentHash(script)}'; base-uri 'none'; form-action 'none'">`,
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="referrer" content="no-referrer">',
        `<title>${(0,report_text.escapeForHtml)(`MCP servers${ofOrganisation}: ${report.verdict}`)}</title>`,
        `<style>${style}</style>`,
        '</head>',
        '<body>',
        '<header>',
        ...(0,write_html/* writeBlocks */.m3)([(0,publishing/* verdictTitle */.Sw)(report.verdict), (0,report_document/* paragraph */.FY)((0,report_document/* strong */.ko)((0,report_document/* prose */.CS)((0,sweep_messages/* resultWords */.Xb)(report))))]),
        ...(0,write_html/* writeBlocks */.m3)((0,blocks/* failureHead */.FT)(report)),
        '</header>',
        '<main>',
        '',
    ].join('\n');
    if (overview !== null)
        yield* serversSection(report, most);
    for (const block of (0,write_html/* writeBlocks */.m3)([(0,blocks/* runNotes */.p1)(report, overview)]))
        yield `${block}\n`;
    if (overview !== null)
        yield* pageSections(report, overview);
    for (const block of (0,write_html/* writeBlocks */.m3)([(0,blocks/* aboutRun */.LW)(report, overview)]))
        yield `${block}\n`;
    yield `</main>\n${isInteractive ? `<script>${script}</script>\n` : ''}</body>\n</html>\n`;
}
function* pageSections(report, overview) {
    // The server list already covers `servers` and `exposure`, and `trendSection` covers `trend`.
    const { servers, exposure, trend, ...rest } = (0,blocks/* overviewSections */.KJ)(report, overview, mostEntries, true);
    const { unread, ...otherSections } = rest;
    for (const block of (0,write_html/* writeBlocks */.m3)([unread]))
        yield `${block}\n`;
    yield* trendSection(report);
    for (const block of (0,write_html/* writeBlocks */.m3)([
        ...Object.values(otherSections),
        (0,blocks/* besideServers */.lK)(report, mostEntries),
    ])) {
        yield `${block}\n`;
    }
}
function* trendSection(report) {
    const [summary, ...figures] = (0,write_html/* writeBlocks */.m3)((0,news_blocks/* trendBlocks */.og)(report));
    if (summary === undefined)
        return;
    yield '<section aria-labelledby="trend">\n<h2 id="trend">Trend of failures</h2>\n';
    yield `${[summary, trendPicture(report.trend), ...figures].join('\n')}\n</section>\n`;
}
function* serversSection(report, most) {
    const groupedServers = (0,counts/* groupSweptServers */.L_)(report.servers);
    if (groupedServers.length === 0)
        return;
    const total = report.servers.length;
    const shownServers = firstPlaces(groupedServers, most);
    const places = Math.min(total, most);
    yield `<section id="places" aria-labelledby="places-title">\n<h2 id="places-title">Servers</h2>\n`;
    if (shownServers.length > 0) {
        yield `${renderFilters(report)}\n<p id="shown" role="status">${(0,phrase/* plural */.LS)(shownServers.length, 'server')} in ${(0,phrase/* plural */.LS)(places, 'place')}</p>\n`;
        yield `<div class="wide" role="region" aria-labelledby="places-title" tabindex="0">\n<table class="long">\n<thead>${headRow}</thead>\n<tbody>\n`;
        yield* serverRows(report, shownServers);
        yield '</tbody>\n</table>\n</div>\n<button type="button" id="more" hidden>Show 500 more</button>\n';
    }
    const restList = (0,report_document/* list */.p_)([], { one: 'place', total: total - places });
    for (const block of (0,write_html/* writeBlocks */.m3)([restList]))
        yield `${block}\n`;
    yield '</section>\n';
}
/**
 * Returns the first servers, with at most `most` places in total. The last server can lose some of its
 * places.
 */
function firstPlaces(servers, most) {
    let room = most;
    return servers.flatMap((server) => {
        const places = server.places.slice(0, room);
        room -= places.length;
        return places.length === 0 ? [] : [{ ...server, places }];
    });
}
const renderFilters = ({ lacksGrades }) => [
    '<div class="filters" role="search" aria-label="Filter the servers" hidden>',
    '<label>Server<input type="search" data-by="server" autocomplete="off"></label>',
    '<label>Repository<input type="search" data-by="repository" autocomplete="off"></label>',
    renderSelect('Owner', 'owner', 'no owner'),
    renderSelect('Grade', 'grade', lacksGrades ? 'unknown' : 'not graded'),
    renderSelect('Rule', 'rule', 'none'),
    renderSelect('Verdict', 'verdict', ''),
    renderSelect(sweep_messages/* newsTitle */.w$, 'news', 'not new'),
    '<button type="button" id="reset">Show all</button>',
    '</div>',
].join('\n');
function renderSelect(title, by, none) {
    return `<label>${title}<select data-by="${by}" data-none="${none}" autocomplete="off"><option value="">all</option></select></label>`;
}
const contentHash = (text) => `sha256-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('base64')}`;


/***/ }),

/***/ 22117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jt: () => (/* binding */ dayToAdd),
/* harmony export */   Lu: () => (/* binding */ readHistory),
/* harmony export */   wn: () => (/* binding */ writeHistory)
/* harmony export */ });
/* unused harmony exports readRuns, readDay */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38522);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(961);
/* harmony import */ var _io_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39365);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31612);
/* harmony import */ var _ports_partial_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75666);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28362);
/* harmony import */ var _table_rows_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83748);
/* harmony import */ var _tables_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67519);










/** Maximum number of attempts to read or replace a day that another run is replacing. */
const mostAttempts = 10;
/**
 * Returns the rows that a complete run adds to a history, including news from an earlier run on the same day.
 */
function dayToAdd(folder, report) {
    const day = (0,_table_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .historyDay */ .zK)(report);
    try {
        return (0,_table_rows_js__WEBPACK_IMPORTED_MODULE_7__/* .withEarlierNews */ .OM)(day, readDay(folder, reportDate(report), 'places'));
    }
    catch {
        // The history does not have this day yet, or the day is damaged and will be replaced.
        return day;
    }
}
const reportDate = ({ at }) => new Date(at).toISOString().slice(0, 10);
/**
 * Writes a day into a history folder, replacing any existing data for that day. Readers see only complete
 * days.
 *
 * @throws GateError `output-unwritable`
 */
function writeHistory(folder, report, rows, redact) {
    const guarded = (0,_ports_partial_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .guardedWrites */ .R1)(`The history cannot be written to ${folder}`, 'Choose a writable folder with --history, or free up disk space.');
    guarded(() => {
        const partial = (0,_ports_partial_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .createPartialFolder */ .mt)(folder);
        try {
            const fresh = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(partial, 'day');
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(fresh);
            for (const table of _tables_js__WEBPACK_IMPORTED_MODULE_8__/* .historyTableNames */ .j8) {
                const lines = rows[table].map((row) => `${JSON.stringify(row)}\n`);
                const bytes = (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.gzipSync)(redact(lines.join('').toWellFormed()), { level: 9 });
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(fresh, (0,_tables_js__WEBPACK_IMPORTED_MODULE_8__/* .tableFile */ .lC)(table)), bytes, { mode: _io_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .ownerOnly */ .Mo });
            }
            const selection = redact(`${JSON.stringify(report.selection, null, 2)}\n`);
            for (const [name, text] of [
                [selectionFile, selection],
                ['views.sql', (0,_tables_js__WEBPACK_IMPORTED_MODULE_8__/* .historyViews */ .LI)()],
            ]) {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(partial, name), text, { mode: _io_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .ownerOnly */ .Mo });
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(partial, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
            }
            replaceDay(fresh, folder, (0,_tables_js__WEBPACK_IMPORTED_MODULE_8__/* .dayFolder */ .dQ)(reportDate(report)), partial);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(partial, { recursive: true, force: true, maxRetries: 3 });
        }
    });
}
/**
 * Replaces a day. Until the new day is in place, the old day stays in the partial folder, so that
 * `restoreReplaced` can restore it.
 */
function replaceDay(fresh, folder, day, partial) {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, day);
    for (let attempt = 1;; attempt += 1) {
        const replaced = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(partial, `${replacedPrefix}${attempt}`, day);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(replaced));
        moveIfExists(place, replaced);
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(fresh, place);
            return;
        }
        catch (error) {
            if (attempt < mostAttempts)
                continue;
            moveIfExists(replaced, place);
            throw error;
        }
    }
}
function moveIfExists(from, to) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(from, to);
    }
    catch (error) {
        if (Object(error).code !== 'ENOENT')
            throw error;
    }
}
const replacedPrefix = 'replaced-';
/**
 * Restores days that a killed run moved away but did not replace.
 *
 * @throws GateError `history-unusable`
 */
function restoreReplaced(folder) {
    const foldersIn = (path, isWanted) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path).flatMap((name) => (isWanted(name) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name) : []));
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
            return;
        for (const partial of foldersIn(folder, _ports_partial_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .isPartialFolder */ .Wb)) {
            for (const replaced of foldersIn(partial, (name) => name.startsWith(replacedPrefix))) {
                for (const day of foldersIn(replaced, (name) => (0,_tables_js__WEBPACK_IMPORTED_MODULE_8__/* .readFolderDay */ .nR)(name) !== null)) {
                    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(day));
                    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(place))
                        moveIfExists(day, place);
                }
            }
        }
    }
    catch (error) {
        // A run that removes a partial folder puts the day back first.
        if (Object(error).code !== 'ENOENT')
            throw historyUnusable(folder, (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .describeError */ .Uc)(error));
    }
}
const selectionFile = 'selection.json';
/**
 * Opens a history, which is empty if the folder does not exist.
 *
 * @param onDamage receives the error if a day cannot be read; the history is then empty. Without `onDamage`,
 * the error is thrown.
 * @throws GateError `history-unusable`
 */
function readHistory(folder, onDamage) {
    const readPastRuns = () => {
        try {
            restoreReplaced(folder);
            return readRuns(folder);
        }
        catch (error) {
            if (onDamage === undefined)
                throw error;
            onDamage(error);
            return [];
        }
    };
    return {
        ...{ folder, past: readPastRuns() },
        refuseOther(selection) {
            const storedSelection = readSelection(folder);
            if (storedSelection === null || (0,_selection_js__WEBPACK_IMPORTED_MODULE_6__/* .isSameSelection */ .BJ)(storedSelection, selection))
                return;
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue('history-unusable', `The history in ${folder} belongs to ${(0,_selection_js__WEBPACK_IMPORTED_MODULE_6__/* .selectionWords */ .w8)(storedSelection)}, but this run judges ${(0,_selection_js__WEBPACK_IMPORTED_MODULE_6__/* .selectionWords */ .w8)(selection)}.`, 'Choose another folder with --history. Each selection of repositories needs its own folder.');
        },
    };
}
/** Returns the selection that a history covers; null if the folder has no selection file. */
function readSelection(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, selectionFile);
    try {
        return _selection_js__WEBPACK_IMPORTED_MODULE_6__/* .sweepSelectionSchema */ .mQ.parse(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')));
    }
    catch (error) {
        if (Object(error).code === 'ENOENT')
            return null;
        throw historyUnusable(path, error instanceof zod__WEBPACK_IMPORTED_MODULE_9__/* .ZodError */ .G
            ? 'it does not describe a selection of repositories'
            : (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .describeError */ .Uc)(error));
    }
}
/**
 * Returns the runs in a history, oldest first; empty if the folder does not exist.
 *
 * @throws GateError `history-unusable`
 */
function readRuns(folder) {
    let names;
    try {
        names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    }
    catch (error) {
        if (Object(error).code === 'ENOENT')
            return [];
        throw historyUnusable(folder, (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .describeError */ .Uc)(error));
    }
    return names
        .flatMap((name) => (0,_tables_js__WEBPACK_IMPORTED_MODULE_8__/* .readFolderDay */ .nR)(name) ?? [])
        .sort()
        .flatMap((day) => readDay(folder, day, 'runs').map((row) => ({ day, at: row.started_at ?? day, row })));
}
/** Maximum uncompressed size of a table for one day, in bytes: more than any organisation needs. */
const mostBytes = 1 << 28;
/** @throws GateError `history-unusable` if the day is missing or damaged */
function readDay(folder, day, table) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, (0,_tables_js__WEBPACK_IMPORTED_MODULE_8__/* .dayFolder */ .dQ)(day), (0,_tables_js__WEBPACK_IMPORTED_MODULE_8__/* .tableFile */ .lC)(table));
    try {
        return (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.gunzipSync)(readFileWhole(path), { maxOutputLength: mostBytes })
            .toString()
            .split('\n')
            .slice(0, -1)
            .map((line, at) => {
            const row = JSON.parse(line);
            if ((0,_tables_js__WEBPACK_IMPORTED_MODULE_8__/* .isTableRow */ .t2)(table, row))
                return row;
            throw new Error(`line ${at + 1} is not a row of ${table}`);
        });
    }
    catch (error) {
        throw historyUnusable(path, (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .describeError */ .Uc)(error));
    }
}
/** Reads a file. While another run replaces the day, the file is briefly missing, so the read is retried. */
function readFileWhole(path) {
    for (let attempt = 1;; attempt += 1) {
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
        }
        catch (error) {
            if (attempt === mostAttempts || Object(error).code !== 'ENOENT')
                throw error;
        }
    }
}
function historyUnusable(path, fault) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue('history-unusable', `The history in ${path} cannot be used: ${fault}.`, 'Give a folder written by "sweep --history", or remove the folder for the damaged day.');
}


/***/ }),

/***/ 7348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publishIssue: () => (/* binding */ publishIssue)
/* harmony export */ });
/* harmony import */ var _gate_action_steps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26496);
/* harmony import */ var _io_github_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36256);
/* harmony import */ var _io_github_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95436);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31612);




const placedWords = {
    none: 'none, because nothing fails',
    ..._gate_action_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .placementWords */ .z7,
    reopened: 'reopened',
    closed: 'closed, because nothing fails anymore',
    'left-closed': 'left closed, because someone closed it and there are no new failures',
};
/**
 * How far back to look for a comment with the same news, in milliseconds, so that a repeated run does not
 * post it twice.
 */
const repeatedMs = 3 * 24 * 3_600_000;
/**
 * Creates or updates the issue in the repository that runs the sweep. The issue never changes the verdict: if
 * the update fails, the result is a warning.
 */
async function publishIssue(task, token, redact, ports) {
    if (task === null) {
        return { line: 'Issue: not changed, because results are incomplete', url: null };
    }
    const failurePrefix = 'The issue could not be updated';
    if (token === null)
        return { warning: `${failurePrefix}: issue-token is empty.` };
    const run = (0,_io_github_event_js__WEBPACK_IMPORTED_MODULE_2__/* .readWorkflowRun */ .hO)(process.env);
    const since = new Date(ports.now() - repeatedMs).toISOString();
    const redactedTask = {
        ...task,
        body: redact(task.body),
        news(writtenAt) {
            const news = task.news(writtenAt);
            return news === null ? null : redact(news);
        },
        farewell: redact(task.farewell),
    };
    try {
        const api = await (0,_io_github_api_js__WEBPACK_IMPORTED_MODULE_1__.createApi)({ token, ...run }, ports);
        const { placement, url } = await (0,_io_github_api_js__WEBPACK_IMPORTED_MODULE_1__.placeIssue)(api, run.repository, redactedTask, since);
        return { line: `Issue: ${placedWords[placement]}${url === null ? '' : ` (${url})`}`, url };
    }
    catch (error) {
        if (!(error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue))
            throw error;
        return { warning: `${failurePrefix}. ${error.message} ${adviceOn(error, run.repository)}` };
    }
}
function adviceOn({ code, remedy }, repository) {
    switch (code) {
        case 'api-token-refused':
            return 'The token in issue-token is invalid or has expired. Set issue-token to a valid token.';
        case 'api-forbidden':
            return 'The token lacks the issues: write permission. Add it to the job permissions, or set issue: false.';
        case 'api-gone':
            return `Issues are disabled in ${repository}: enable them in its settings, or set issue: false.`;
        case 'api-not-found':
            return `The token in issue-token cannot access ${repository}. Use a token with issues: write for this repository.`;
        default:
            return remedy;
    }
}


/***/ }),

/***/ 89239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aB: () => (/* binding */ createPacedApi),
/* harmony export */   e0: () => (/* binding */ createProgressLog),
/* harmony export */   fm: () => (/* binding */ repositoryPages)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);
/* harmony import */ var _io_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13211);
/* harmony import */ var _io_github_api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36256);
/* harmony import */ var _io_github_repositories_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97721);
/* harmony import */ var _model_phrase_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77229);





/** Time limit for one API response, in milliseconds. The response for a Git tree can be up to 7 MB. */
const responseMs = 60_000;
/**
 * Opens GitHub's API for thousands of requests. Also makes V8 collect garbage more often throughout the
 * process.
 */
async function createPacedApi(access, log) {
    // Once a repository has been read, nearly all its objects are garbage. By default, V8 would let the heap
    // double in size before collecting them.
    (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--heap-growing-percent=40');
    const pace = (0,_io_github_api_js__WEBPACK_IMPORTED_MODULE_2__.createPace)(_io_github_api_js__WEBPACK_IMPORTED_MODULE_2__.calmPace, _io_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .clock */ .p);
    const waits = { responseMs, waitMs: _io_github_api_js__WEBPACK_IMPORTED_MODULE_2__.calmPace.pauseMs, totalMs: _io_github_api_js__WEBPACK_IMPORTED_MODULE_2__.calmPace.totalMs };
    return { api: await (0,_io_github_api_js__WEBPACK_IMPORTED_MODULE_2__.createApi)(access, { ..._io_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .clock */ .p, log }, waits, pace), pace };
}
async function* repositoryPages(api, names) {
    for (let at = 0; at < names.length; at += 50) {
        const repositories = await (0,_io_github_repositories_js__WEBPACK_IMPORTED_MODULE_3__/* .findRepositories */ .iP)(api, names.slice(at, at + 50));
        yield { total: names.length, repositories };
    }
}
const screenMs = 200;
const logMs = 30_000;
/** Returns a function that shows the progress: continuously on a terminal, or every half minute in a log. */
function createProgressLog(what, pace, { screen, log }) {
    const [started, interval] = [_io_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .clock */ .p.now(), screen === null ? logMs : screenMs];
    let next = started + interval;
    let isEnded = false;
    return (done, total) => {
        const now = _io_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .clock */ .p.now();
        const isDone = done === total;
        // Callers can report completion twice: after the last step, and after all steps.
        if (isDone ? isEnded : now < next)
            return;
        next = now + interval;
        isEnded = isDone;
        const requestsLeft = pace.left();
        const minutes = Math.ceil((((now - started) / done) * (total - done)) / 60_000);
        const progressText = [
            `${done} of ${total} ${what}`,
            (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(pace.made(), 'request'),
            ...(requestsLeft === null ? [] : [`${requestsLeft} left this hour`]),
            ...(isDone || !Number.isFinite(minutes) ? [] : [`about ${minutes} min to go`]),
        ].join(', ');
        if (screen === null || isDone)
            log(progressText);
        else
            screen(progressText);
    };
}


/***/ }),

/***/ 32213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ runSweep),
  s: () => (/* binding */ splitPatterns)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/gate/action-steps.js
var action_steps = __webpack_require__(26496);
// EXTERNAL MODULE: ./build/gate/settings.js
var settings = __webpack_require__(1069);
// EXTERNAL MODULE: ./build/io/github-event.js + 5 modules
var github_event = __webpack_require__(95436);
// EXTERNAL MODULE: ./build/io/github-repositories.js + 9 modules
var github_repositories = __webpack_require__(97721);
// EXTERNAL MODULE: ./build/io/tree.js + 2 modules
var tree = __webpack_require__(96344);
// EXTERNAL MODULE: ./build/model/failure.js
var model_failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/commands/sweep/choose-repositories.js
var choose_repositories = __webpack_require__(96644);
// EXTERNAL MODULE: ./build/commands/sweep/remote-files.js
var remote_files = __webpack_require__(25554);
// EXTERNAL MODULE: ./build/commands/sweep/selection.js
var sweep_selection = __webpack_require__(28362);
// EXTERNAL MODULE: ./build/gate/steps.js
var steps = __webpack_require__(31077);
// EXTERNAL MODULE: ./build/judging/verdict-words.js
var verdict_words = __webpack_require__(33862);
// EXTERNAL MODULE: ./build/model/version.js
var version = __webpack_require__(90178);
// EXTERNAL MODULE: ./build/commands/sweep/counts.js
var counts = __webpack_require__(60394);
// EXTERNAL MODULE: ./build/commands/sweep/judge-repository.js
var judge_repository = __webpack_require__(35984);
// EXTERNAL MODULE: ./build/judging/history.js + 4 modules
var judging_history = __webpack_require__(58388);
;// CONCATENATED MODULE: ./build/commands/sweep/kept-policy.js
/**
 * The state stores policies so that a sweep can also judge repositories under the last run's policy.
 * Comparing the two results separates the effects of a policy change from those of changes by the grading
 * service.
 */
function encodePolicy(policy) {
    return JSON.stringify(policy, (_, value) => {
        if (value instanceof Map)
            return { $map: [...value] };
        return value instanceof Set ? { $set: [...value] } : value;
    });
}
function decodePolicy(text) {
    return JSON.parse(text, (_, value) => {
        const { $map, $set } = Object(value);
        if ($map !== undefined)
            return new Map($map);
        return $set === undefined ? value : new Set($set);
    });
}

// EXTERNAL MODULE: ./build/commands/sweep/state.js + 2 modules
var sweep_state = __webpack_require__(35253);
;// CONCATENATED MODULE: ./build/commands/sweep/memory.js



/**
 * Opens the results of earlier runs. Until a run is complete, the memory stores only the contents that the
 * run has read. A resumed run therefore reports the same results as an uninterrupted run, and news always
 * refers to the last complete run.
 *
 * A run that was killed after it wrote its day counts as the last run only from the next day on. Until then,
 * its news is reported again, because the news might never have been published.
 */
function createSweepMemory({ state, run }, { at, reader, service, organisation, written }) {
    const entries = new Set();
    const byId = new Map();
    const byName = new Map();
    const add = (stored) => {
        const prepared = new Map(stored.prepared.flatMap((each, place) => {
            const when = state?.prepared[place] ?? '';
            return written.has(when) ? [[when, each]] : [];
        }));
        const entry = { ...stored, prepared, newJudged: null, newShown: null, isListed: false };
        entries.add(entry);
        if (entry.id !== null)
            byId.set(entry.id, entry);
        byName.set(entry.name.toLowerCase(), entry);
        return entry;
    };
    for (const each of state?.repositories ?? [])
        add(each);
    let lastAt = state?.lastAt ?? null;
    const finish = (when, findResult) => {
        for (const entry of entries) {
            const result = findResult(entry);
            // If the user names repositories instead of an organisation, a repository that is missing from the list
            // has not necessarily been removed.
            if (!result?.isListed && organisation !== null)
                entries.delete(entry);
            entry.judged = result?.judged ?? entry.judged;
            entry.shown = result?.shown ?? entry.shown;
        }
        lastAt = when;
    };
    const keptRuns = (state?.prepared ?? []).filter((when) => written.has(when));
    const isOfToday = (when) => when.slice(0, 10) === at.slice(0, 10);
    const unfinished = keptRuns.filter(isOfToday);
    for (const when of keptRuns) {
        if (!isOfToday(when))
            finish(when, ({ prepared }) => prepared.get(when));
    }
    const removedBefore = [];
    const findEntry = (repository) => {
        const id = 'hidden' in repository ? null : repository.id;
        const entryByName = byName.get(fullName(repository).toLowerCase()) ?? null;
        const entryById = id === null ? null : (byId.get(id) ?? null);
        // A new repository can reuse a name, so a match by name counts only if one of the two ids is unknown.
        return (entryById ??
            (entryByName !== null && (id === null || entryByName.id === null) ? entryByName : null));
    };
    const ensureEntry = (repository) => {
        const name = fullName(repository);
        const id = 'hidden' in repository ? null : repository.id;
        const entry = findEntry(repository) ?? add({ ...emptyState, name, id });
        entry.name = name;
        entry.id ??= id;
        entry.isListed = true;
        return entry;
    };
    const describeRemoved = ({ name }, last, places) => places.map((place) => {
        const { file, alias, type, name: server, version, judgedVersion } = place;
        const { grade, verdict, declared } = place;
        return {
            ...{ repository: name, file, alias, type, name: server, version, judgedVersion },
            ...{ grade, verdict, declared, gone: { after: last?.at ?? null, by: at } },
        };
    });
    const policies = new Map(state?.policies ?? []);
    const decoded = new Map();
    const usedPolicies = () => {
        const judgedTexts = [...entries].flatMap(({ judged, newJudged, prepared }) => [
            ...[judged, newJudged],
            ...prepared.values().map((each) => each.judged),
        ]);
        const hashes = new Set(judgedTexts.flatMap((text) => (text === null ? [] : policyHashIn(text))));
        return new Map([...policies].filter(([hash]) => hashes.has(hash)));
    };
    let lastExport = state?.export ?? null;
    return {
        ...{ lastAt, lastExport },
        useExport(size) {
            if (size.generatedAt >= (lastExport?.generatedAt ?? 0))
                lastExport = size;
        },
        listed(repository) {
            const entry = findEntry(repository);
            if (entry !== null)
                entry.isListed = true;
        },
        lastReadState: (repository) => findEntry(repository)?.read ?? null,
        keep(repository, record) {
            ensureEntry(repository).read = { ...record, run };
        },
        lastPolicy(repository) {
            const judgedText = findEntry(repository)?.judged ?? null;
            if (judgedText === null)
                return null;
            const { policy: hash, at: when } = JSON.parse(judgedText);
            const decodedPolicy = decoded.get(hash) ?? null;
            if (decodedPolicy !== null)
                return { policy: decodedPolicy, at: Date.parse(when) };
            const text = policies.get(hash);
            if (text === undefined)
                return null;
            const policy = decodePolicy(text);
            decoded.set(hash, policy);
            return { policy, at: Date.parse(when) };
        },
        historyOf(repository, commit, report, unreadable, underLast) {
            const entry = ensureEntry(repository);
            const judgedBefore = parseJudged(entry);
            const unknown = judgedBefore?.places.filter(({ file }) => unreadable.has(file)) ?? [];
            const last = judgedBefore && {
                ...judgedBefore,
                places: judgedBefore.places.filter((each) => !unknown.includes(each)),
            };
            const observed = { at, reader, commit };
            const observation = report === null ? { ...observed, policy: '', places: [] } : (0,judging_history/* observe */.lB)(report, observed);
            const { createdAt } = repository;
            const isYounger = lastAt !== null && Date.parse(createdAt ?? '') > Date.parse(lastAt);
            const compared = (0,judging_history/* compareRuns */.qB)(last, observation, {
                absentAt: isYounger ? lastAt : null,
                underLast: underLast === null ? null : (0,judging_history/* observe */.lB)(underLast, observed).places,
            });
            if (report?.policy != null)
                policies.set(observation.policy, encodePolicy(report.policy));
            const places = [...compared.kept.places, ...unknown];
            entry.newJudged = JSON.stringify({ ...compared.kept, places });
            removedBefore.push(...describeRemoved(entry, last, compared.gone));
            return compared.histories;
        },
        shownOf(repository) {
            const shown = findEntry(repository)?.shown ?? null;
            return shown === null ? null : JSON.parse(shown);
        },
        keepShown(repository, shown) {
            ensureEntry(repository).newShown = JSON.stringify(shown);
        },
        prepareWhole() {
            unfinished.splice(sweep_state/* mostPrepared */.p5 - 1);
            unfinished.push(at);
            for (const entry of entries)
                entry.prepared.set(at, newResult(entry));
        },
        endWhole() {
            unfinished.length = 0;
            finish(at, newResult);
        },
        removedPlaces(isWhole) {
            const unlistedPlaces = [...entries].flatMap((entry) => {
                const last = !isWhole || entry.isListed || organisation === null ? null : parseJudged(entry);
                return describeRemoved(entry, last, last?.places ?? []);
            });
            return [...removedBefore, ...unlistedPlaces];
        },
        state: () => ({
            ...{
                service,
                organisation,
                run,
                writtenAt: at,
                lastAt,
                prepared: [...unfinished],
                export: lastExport,
                policies: usedPolicies(),
            },
            repositories: [...entries].flatMap(({ name, id, read, judged, shown, prepared }) => {
                const later = unfinished.map((when) => prepared.get(when) ?? unlisted);
                const storedTexts = [
                    read,
                    ...[{ judged, shown }, ...later].flatMap((each) => [each.judged, each.shown]),
                ];
                return storedTexts.every((each) => each === null)
                    ? []
                    : [{ name, id, read, judged, shown, prepared: later }];
            }),
        }),
    };
}
/**
 * Returns the policy hash from a JSON-encoded `RememberedRepository` without parsing all of it. The hash is
 * one of the first members.
 */
const policyHashIn = (judged) => /^.{0,400}?"policy":"([\w-]*)"/s.exec(judged)?.[1] ?? '';
const unlisted = { isListed: false, judged: null, shown: null };
const emptyState = { read: null, judged: null, shown: null, prepared: [] };
const newResult = ({ isListed, newJudged, newShown }) => ({
    ...{ isListed, judged: newJudged, shown: newShown },
});
const parseJudged = ({ judged }) => judged === null ? null : JSON.parse(judged);
const fullName = ({ owner, name }) => `${owner}/${name}`;

;// CONCATENATED MODULE: ./build/commands/sweep/state-store.js


/**
 * Reads the state file and its copy, and uses the newer of the two; they are never merged. If the file is
 * unusable, all repositories are read again, and the copy provides only the results of earlier runs.
 * @throws GateError `state-unwritable` if an unusable file cannot be renamed
 */
async function readStates(store, scope) {
    const [file, copy] = await Promise.all([
        readSlot(store, store.file, scope),
        readSlot(store, store.copy, scope),
    ]);
    const [ofFile, ofCopy] = [stateIn(file), stateIn(copy)];
    const isOld = ofFile !== null && ofCopy !== null && ofCopy.run > ofFile.run;
    const chosen = isOld ? ofCopy : (ofFile ?? ofCopy);
    const { name } = store;
    const copyWords = ofCopy === null ? '' : `the copy in ${store.copy.name}, written by ${runWords(ofCopy)}`;
    const notices = [];
    const lines = [];
    if (file !== null && 'fault' in file) {
        const place = await store.file.setAside().catch((error) => {
            throw notWritten(store, error);
        });
        const knownSentence = ofCopy === null
            ? 'There are no results of earlier runs.'
            : `Results of earlier runs come from ${copyWords}.`;
        notices.push(`${unusedWords(`state ${name}`, file.fault)} All repositories are read again. ${knownSentence} The file was saved as ${place}.`);
    }
    else if (ofFile === null && ofCopy !== null) {
        notices.push(`The state ${name} does not exist. The run uses ${copyWords}. To start from scratch, remove this copy too.`);
    }
    else if (isOld) {
        notices.push(`The state ${name} (${runWords(ofFile)}) is older than its copy. The run does not use or merge the older state; it uses ${copyWords}. If you restored the older state on purpose, remove the copy.`);
    }
    else if (ofFile !== null && ofCopy === null) {
        lines.push(`There is no copy of the state in ${store.copy.name}, so it is unknown whether ${name} (${runWords(ofFile)}) is the newest state.`);
    }
    else if (ofFile === null)
        lines.push(`The state ${name} does not exist yet. This run creates it.`);
    if (copy !== null && 'fault' in copy) {
        lines.push(unusedWords(`copy of the state in ${store.copy.name}`, copy.fault));
    }
    const isFull = file !== null && 'fault' in file;
    return {
        state: isFull && chosen !== null ? withoutContents(chosen) : chosen,
        run: Math.max(ofFile?.run ?? 0, ofCopy?.run ?? 0) + 1,
        notices,
        lines,
    };
}
const unusedWords = (what, fault) => `The ${what} is not used, because ${fault}.`;
/**
 * Writes the state file, then its copy.
 * @returns why the copy could not be written; null if it was written
 * @throws GateError `state-unwritable` if the file cannot be written
 */
async function writeStates(store, state) {
    const bytes = (0,sweep_state/* sealState */.Bw)(store.keys, state);
    await store.file.write(bytes).catch((error) => {
        throw notWritten(store, error);
    });
    return store.copy.write(bytes).then(() => null, (error) => (0,model_failure/* describeError */.Uc)(error));
}
function notWritten({ name }, error) {
    return new model_failure/* GateError */.ue('state-unwritable', `The state ${name} cannot be written: ${(0,model_failure/* describeError */.Uc)(error)}.`, (0,model_failure/* isDiskFull */.b$)(error)
        ? 'Free up space on the disk that holds the state file.'
        : 'Choose a writable file in an existing folder.', { cause: error });
}
async function readSlot({ keys }, slot, scope) {
    try {
        const bytes = await slot.read();
        return bytes === null ? null : (0,sweep_state/* unsealState */.am)(keys, bytes, scope);
    }
    catch (error) {
        return { fault: `it cannot be read (${(0,model_failure/* describeError */.Uc)(error)})` };
    }
}
const stateIn = (opened) => opened !== null && 'state' in opened ? opened.state : null;
function withoutContents(state) {
    return { ...state, repositories: state.repositories.map((each) => ({ ...each, read: null })) };
}
const runWords = ({ run, writtenAt }) => `run ${run} on ${writtenAt.slice(0, 16).replace('T', ' ')} UTC`;

;// CONCATENATED MODULE: ./build/commands/sweep/keep-state.js



/**
 * Limits on the work that a killed run can lose: milliseconds since the last write, and repositories read
 * since then.
 */
const mostMs = 30_000;
const mostRead = 200;
/**
 * Opens the state and immediately writes it back, so that an unwritable path causes an error at the start of
 * the run.
 *
 * @throws GateError `state-unwritable`
 */
async function keepState(store, { scope, startedAt, reader, written, now, log }) {
    const stored = await readStates(store, scope);
    for (const line of [...stored.notices, ...stored.lines])
        log(line);
    const { service, organisation } = scope;
    const { writtenAt = '' } = stored.state ?? {};
    const at = Math.max(startedAt, (Date.parse(writtenAt) || 0) + 1);
    const memory = createSweepMemory(stored, {
        ...{ at: new Date(at).toISOString(), reader, service, organisation, written },
    });
    let writing = Promise.resolve();
    let isWriting = false;
    let readCount = 0;
    let savedAt = startedAt;
    let isCopied = true;
    const write = async () => {
        isWriting = true;
        [readCount, savedAt] = [0, now()];
        try {
            const fault = await writeStates(store, memory.state());
            if (fault !== null && isCopied)
                log(`The copy of the state cannot be written: ${fault}.`);
            isCopied = fault === null;
        }
        finally {
            isWriting = false;
        }
    };
    await write().catch((error) => {
        // A full disk is not fatal here: space can become available before the run ends, and the report needs
        // none.
        if (!(0,model_failure/* isDiskFull */.b$)(error))
            throw error;
        log((0,model_failure/* describeError */.Uc)(error));
    });
    const save = async () => {
        await writing;
        await write();
    };
    return {
        ...memory,
        at,
        notices: stored.notices,
        keep(repository, record) {
            readCount += 1;
            memory.keep(repository, record);
        },
        saveNowAndThen() {
            const isDue = readCount >= mostRead || (readCount > 0 && now() - savedAt >= mostMs);
            if (isWriting || !isDue)
                return;
            // A failed intermediate write is harmless, because `save` writes everything again and throws if it
            // fails.
            writing = write().catch((error) => log((0,model_failure/* describeError */.Uc)(error)));
        },
        save,
        async prepare() {
            memory.prepareWhole();
            await save();
        },
        async finish() {
            memory.endWhole();
            await save();
        },
    };
}

// EXTERNAL MODULE: ./build/commands/sweep/read-repositories.js
var read_repositories = __webpack_require__(61163);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/gate/inventory.js
var gate_inventory = __webpack_require__(60178);
// EXTERNAL MODULE: ./build/commands/sweep/contents.js
var sweep_contents = __webpack_require__(42540);
// EXTERNAL MODULE: ./build/commands/sweep/own-policy.js
var own_policy = __webpack_require__(96987);
;// CONCATENATED MODULE: ./build/commands/sweep/read-repository.js








async function readRepository(repository, { openFiles, layers, reader, add }) {
    const { head } = repository;
    if (head === null)
        throw new Error('a repository without commits has no files');
    const { files, close } = openFiles({ ...repository, head });
    try {
        const policyFile = await files.readFile(settings.defaultConfigFile);
        const { policy, fault } = await (0,own_policy/* readOwnPolicy */.z)(policyFile, layers);
        const { inventory } = await (0,gate_inventory/* scanTree */.wp)(files, {
            folder: '',
            ignorePaths: policy.values['ignore-paths'],
            withCandidates: false,
            mostSearched: 600,
            charge: (0,gate_inventory/* createBudget */.yK)(),
        });
        const { dependencies, files: reports } = inventory;
        const owners = await readCodeOwners(files, inventory, fault);
        const declared = { policy: policyFile, dependencies, files: reports, owners };
        const contents = (0,sweep_contents/* encodeContents */.d)({ reader, ...declared });
        addQuery(contents, policy, add);
        return { commit: head.commit.id, key: readerKey(reader, policy), contents };
    }
    finally {
        close();
    }
}
/**
 * Returns an earlier run's record if it is still valid; otherwise null. A record is valid for the same
 * commit, the same reader, and the same ignored paths under the current policies.
 */
async function reuseRecord(repository, record, { layers, reader, add }) {
    if (record === null || record.commit !== repository.head?.commit.id)
        return null;
    const { commit, key, contents } = record;
    try {
        const { policy } = await (0,own_policy/* readOwnPolicy */.z)((0,sweep_contents/* decodeContents */.X)(contents).policy, layers);
        if (key !== readerKey(reader, policy))
            return null;
        addQuery(contents, policy, add);
        return { commit, key, contents };
    }
    catch {
        // Contents stored by another version can have any shape. If the policy is unusable, the error is reported
        // when the repository is read.
        return null;
    }
}
/**
 * Takes the names from the decoded contents, because substrings of a file's text would keep the whole text in
 * memory.
 */
function addQuery(contents, policy, add) {
    const changedDependencies = (0,judge_repository/* asChangedDependencies */.S)((0,sweep_contents/* decodeContents */.X)(contents).dependencies);
    add((0,steps/* buildQuery */.Zq)(changedDependencies, [], policy), changedDependencies.some(steps/* needsExport */.GK));
}
function readerKey(reader, { values }) {
    const text = JSON.stringify([reader, values['ignore-paths']]);
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('base64url');
}
/**
 * Reads the owners of files that declare servers, of unreadable files, and of a faulty policy file. If there
 * are no such files, CODEOWNERS is not read.
 */
async function readCodeOwners(files, inventory, fault) {
    const unreadable = inventory.files.filter(({ status }) => status === 'unreadable');
    const paths = new Set([
        ...inventory.dependencies.map(({ declaration }) => declaration.file),
        ...unreadable.map(({ path }) => path),
        ...(fault?.file == null ? [] : [fault.file]),
    ]);
    return (0,tree/* readOwners */.hC)(files, paths);
}

// EXTERNAL MODULE: ./build/commands/sweep/table-rows.js
var table_rows = __webpack_require__(83748);
;// CONCATENATED MODULE: ./build/commands/sweep/sweep.js










/**
 * Judges the default branch of each repository against one export, under the repository's policy and the
 * organisation's floors. All repositories are read first, so that a single lookup covers all their
 * dependencies. A repository that cannot be read is reported as an error.
 *
 * @throws GateError if the organisation's policy or the list of repositories cannot be read; `clock-wrong` if
 * this machine's clock differs from GitHub's by more than a day
 */
async function sweep(settings, { scope, github, ownersOf, propertiesOf, selection, written, ...options }, ports) {
    const { reader, openFiles, now, log } = ports;
    const startedAt = now();
    const { floors, notices: policyNotices } = await (0,steps/* readOrganisationPolicy */.dS)(settings, ports);
    // The first response carries GitHub's time, so the clock can be checked before anything is written.
    const pages = startPages(ports.pages);
    await pages.first;
    const clockNotice = checkClock(ports.ahead());
    const notices = [...policyNotices, ...(clockNotice === null ? [] : [clockNotice])];
    for (const notice of notices)
        log(notice);
    const layers = { given: settings.given, floors, maxAge: settings.maxAge };
    const keptState = ports.state === null
        ? null
        : await keepState(ports.state, {
            ...{ scope, startedAt, reader, now, log },
            written: written ?? new Set(),
        });
    const at = keptState?.at ?? startedAt;
    const query = (0,steps/* createQuery */.VZ)();
    const reading = { openFiles, layers, reader, add: query.add };
    const { repositories, leftOut, unlisted } = await (0,read_repositories/* readAllRepositories */.cZ)(pages.all, {
        ...options,
        listed: (repository) => keptState?.listed(repository),
        known: async (each) => reuseRecord(each, keptState?.lastReadState(each) ?? null, reading),
        lastReadBy: (repository) => keptState?.lastReadState(repository)?.run ?? null,
        async read(repository) {
            const record = await readRepository(repository, reading);
            keptState?.keep(repository, record);
            keptState?.saveNowAndThen();
            return record;
        },
    });
    const requests = ports.requests();
    const trySaving = async (saving) => {
        const unsaved = (await saving?.catch((error) => (0,model_failure/* describeError */.Uc)(error))) ?? null;
        if (unsaved !== null)
            log(unsaved);
        return unsaved;
    };
    // Saved now, so that the next run does not read the repositories again if this run fails later.
    let unsaved = await trySaving(keptState?.save());
    let loaded = null;
    let failure = unlisted === null ? null : (0,model_failure/* plainFailure */.dN)(unlisted);
    let isUndecided = false;
    try {
        if (query.isNeeded()) {
            const { loadExport } = await __webpack_require__.e(/* import() */ 7638).then(__webpack_require__.bind(__webpack_require__, 97638));
            const loadedExport = await loadExport(settings, query.all(), ports);
            await refuseSmaller(loadedExport, keptState);
            loaded = loadedExport;
        }
    }
    catch (error) {
        if (!(error instanceof model_failure/* GateError */.ue))
            throw error;
        isUndecided = true;
        failure = (0,model_failure/* plainFailure */.dN)(error);
    }
    const { redact } = ports;
    const judging = {
        ...{ loaded, isUndecided, layers, now, redact, ownersOf, propertiesOf, memory: keptState },
        at: new Date(at).toISOString(),
    };
    const verdicts = [];
    for (const repository of repositories)
        verdicts.push(await (0,judge_repository/* judgeRepository */.e)(repository, judging));
    const sweptRepositories = verdicts.map(({ repository }) => repository);
    const servers = verdicts.flatMap((each) => each.servers);
    const isWhole = (0,table_rows/* isWholeRun */.hA)({ failure, repositories: sweptRepositories });
    if (isWhole && written !== null)
        unsaved = await trySaving(keptState?.prepare());
    const report = {
        toolVersion: version/* version */.r,
        at,
        ...{ organisation: scope.organisation, github },
        verdict: failure === null ? (0,verdict_words/* combineVerdicts */.aG)(sweptRepositories.map((each) => each.verdict)) : 'error',
        failure,
        export: (0,steps/* exportReport */.bz)(loaded),
        repositories: sweptRepositories,
        leftOut,
        servers,
        counts: (0,counts/* sweepCounts */.B1)({
            repositories: sweptRepositories,
            leftOut,
            servers,
            lacksGrades: isUndecided,
        }),
        lacksGrades: isUndecided,
        isWithheld: false,
        last: keptState?.lastAt == null ? null : { at: keptState.lastAt },
        removed: keptState?.removedPlaces(isWhole) ?? [],
        trend: [],
        ...{ requests, selection },
        seconds: Math.round((now() - startedAt) / 1000),
        policies: floors.flatMap(({ source, commit }) => commit === null ? [] : [`${source.replace(/@[^@]*$/, '')}@${commit}`]),
        notices: [...notices, ...(keptState?.notices ?? []), ...(unsaved === null ? [] : [unsaved])],
    };
    return {
        report,
        isRecordable: isWhole && unsaved === null,
        finish: async () => (isWhole ? trySaving(keptState?.finish()) : null),
        save: loaded?.save ?? (async () => { }),
    };
}
/**
 * Rejects an export with fewer than half as many servers as the last run's export, because failures of the
 * missing servers would look fixed. The cache makes the same check for downloads, but has less information
 * than the state.
 * @throws GateError `export-shrunken`
 */
async function refuseSmaller({ selection: { header }, servers, service }, keptState) {
    if (keptState === null)
        return;
    const { refuseLoss } = await __webpack_require__.e(/* import() */ 5404).then(__webpack_require__.bind(__webpack_require__, 35404));
    const size = { generatedAt: header.generatedAt, servers: servers ?? header.declaredServers };
    const name = service === null ? 'the file' : `the export service ${new URL(service).host}`;
    if (keptState.lastExport !== null)
        refuseLoss(size, keptState.lastExport, name);
    keptState.useExport(size);
}
/** Requests the first page immediately. */
function startPages(pages) {
    const list = pages[Symbol.asyncIterator]();
    const firstPage = list.next();
    return {
        first: firstPage.catch(() => null),
        all: {
            async *[Symbol.asyncIterator]() {
                for (let next = await firstPage; !next.done; next = await list.next())
                    yield next.value;
            },
        },
    };
}
/**
 * All times in a state come from the machine's clock, so the clock is compared with the time in GitHub's
 * responses.
 */
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Clock difference to tolerate: responses take time, and some servers cache them. */
const usualMs = 10 * minuteMs;
/**
 * Compares this machine's clock with GitHub's.
 *
 * @param ahead how far this machine's clock is ahead, in milliseconds; null if unknown
 * @returns a notice, as a sentence; null if no notice is needed
 * @throws GateError `clock-wrong` if the clocks differ by more than a day
 */
function checkClock(ahead) {
    if (ahead === null || Math.abs(ahead) <= usualMs)
        return null;
    const minutes = Math.round(Math.abs(ahead) / minuteMs);
    const distance = minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
    const message = `This machine's clock is ${distance} ${ahead > 0 ? 'ahead of' : 'behind'} GitHub's`;
    if (Math.abs(ahead) <= dayMs)
        return `${message}, so the times in this report are off by the same amount.`;
    throw new model_failure/* GateError */.ue('clock-wrong', `${message}. Nothing was judged or written, because otherwise the state would record wrong dates.`, "Correct the machine's clock, then run the sweep again.");
}

// EXTERNAL MODULE: ./build/commands/sweep/ports/paced-api.js
var paced_api = __webpack_require__(89239);
;// CONCATENATED MODULE: ./build/commands/sweep/ports/run-sweep.js













/** Limits memory use: while open repositories hold this many tree entries, no other repository is opened. */
const maxEntries = 30_000;
/**
 * Judges the default branches of many repositories.
 *
 * @throws SettingsError for an invalid choice
 * @throws GateError any error from `sweep` or from GitHub's API; `history-unusable` if the history covers
 * another selection
 */
async function runSweep(settings, choice, { folder, access, exportPorts, log, screen, redact, state, history }) {
    const { org: organisation, repos, 'owner-property': ownerProperty } = choice;
    if (organisation === null && repos === null)
        throw settingsFault('org', 'is required, unless repos is set');
    if (organisation !== null && repos !== null)
        throw settingsFault('org', 'cannot be combined with repos: set only one of them');
    if (organisation !== null && !/^[\w-]+$/.test(organisation)) {
        throw settingsFault('org', `${JSON.stringify(organisation)} is not an organisation name`);
    }
    const properties = splitPatterns(choice.property).map(propertyValue);
    const keptProperties = splitPatterns(choice.properties).map((each) => each.toLowerCase());
    const needsProperties = properties.length > 0 || keptProperties.length > 0 || ownerProperty !== null;
    if (organisation === null && needsProperties) {
        const name = properties.length > 0 ? 'property' : ownerProperty !== null ? 'owner-property' : 'properties';
        throw settingsFault(name, 'requires org, because only organisations have custom properties');
    }
    const listedNames = repos === null ? [] : await readRepositoryNames(repos, folder);
    const source = (0,github_event/* readApiAddresses */.BO)(process.env).apiUrl;
    const names = listedNames.map(({ owner, name }) => `${owner}/${name}`);
    const [include, exclude] = [splitPatterns(choice.include), splitPatterns(choice.exclude)];
    const { archived, forks } = choice;
    const selection = (0,sweep_selection/* normalizeSelection */.Wz)({
        ...{ source, organisation, repositories: names, include, exclude, archived, forks },
        properties: properties.map(({ name, value }) => `${name}=${value}`),
    });
    history?.refuseOther(selection);
    for (const caution of settings.cautions)
        log(caution);
    const { api, pace } = await (0,paced_api/* createPacedApi */.aB)(access(), log);
    const manyRepositories = (0,remote_files/* createManyRepositories */.O)(api);
    const scope = { service: source, organisation, names };
    const propertiesByName = organisation === null || !needsProperties ? null : await (0,github_repositories/* listProperties */.i)(api, organisation);
    const findProperties = ({ owner, name }) => propertiesByName?.get(`${owner}/${name}`.toLowerCase());
    const outcome = await sweep(settings, {
        scope,
        github: (0,github_event/* pagesAddress */.xq)(process.env),
        selection,
        written: history && new Set(history.past.map(({ at }) => at)),
        leavesOut: (0,choose_repositories/* createRepositoryFilter */.N)({
            ...{ include, exclude, properties },
            // A repository that the user lists by name is judged even if it is archived or a fork.
            archived: organisation === null || archived,
            forks: organisation === null || forks,
        }, findProperties),
        ownersOf: (repository) => (ownerProperty === null
            ? []
            : findProperties(repository)?.get(ownerProperty.toLowerCase())) ?? [],
        propertiesOf: (repository) => {
            const repositoryProperties = findProperties(repository);
            return Object.fromEntries(keptProperties.map((name) => [name, [...(repositoryProperties?.get(name) ?? [])]]));
        },
        hasRoom: () => manyRepositories.entries() < maxEntries,
        progress: (0,paced_api/* createProgressLog */.e0)('repositories', pace, { screen, log }),
    }, {
        ...exportPorts,
        openRepository: async (repository) => (0,github_repositories.createRemoteCommits)(api, repository, 'HEAD'),
        pages: organisation === null
            ? (0,paced_api/* repositoryPages */.fm)(api, listedNames)
            : (0,github_repositories/* listOrganisation */.lf)(api, organisation),
        openFiles: (repository) => manyRepositories.open(repository, repository.head.commit),
        requests: pace.made,
        ahead: pace.ahead,
        redact,
        state: state?.(scope) ?? null,
        reader: await (0,action_steps/* readerName */.vV)(),
    });
    const { caution } = outcome.report.export;
    if (caution !== null)
        log(caution);
    return outcome;
}
const settingsFault = (name, words) => new settings.SettingsError([{ name, given: null, allowed: words }]);
/** @throws SettingsError if the text is not `NAME=VALUE` */
function propertyValue(text) {
    const separator = text.indexOf('=');
    const [name, value] = [
        text.slice(0, Math.max(0, separator)).trim(),
        text.slice(separator + 1).trim(),
    ];
    if (name === '' || value === '') {
        throw settingsFault('property', `${JSON.stringify(text)} is not NAME=VALUE`);
    }
    return { name, value };
}
function splitPatterns(text = '') {
    return (text ?? '')
        .split(',')
        .map((pattern) => pattern.trim())
        .filter((pattern) => pattern !== '');
}
/**
 * Reads a file with one `OWNER/NAME` per line and comments after `#`. Names that differ only in case are
 * duplicates.
 *
 * @throws SettingsError if the file is unreadable, malformed or empty
 */
async function readRepositoryNames(file, folder) {
    const readList = async () => (0,tree/* decodeText */.g7)(await (0,promises_.readFile)((0,external_node_path_.resolve)(folder, file)));
    const text = await readList().catch((error) => {
        throw settingsFault('repos', `${JSON.stringify(file)} cannot be read: ${(0,model_failure/* describeFileError */.SQ)(error)}`);
    });
    const names = new Map();
    for (const [at, line] of text.split(/\r?\n/).entries()) {
        const [word = ''] = line.split('#');
        if (word.trim() === '')
            continue;
        const [, owner, name] = /^([\w-]+)\/([\w.-]+)$/.exec(word.trim()) ?? [];
        if (owner === undefined || name === undefined) {
            throw settingsFault('repos', `${file}:${at + 1}: ${JSON.stringify(word.trim())} is not OWNER/NAME`);
        }
        const key = `${owner}/${name}`.toLowerCase();
        names.set(key, names.get(key) ?? { owner, name });
    }
    if (names.size === 0)
        throw settingsFault('repos', `${JSON.stringify(file)} contains no repositories`);
    return [...names.values()];
}


/***/ }),

/***/ 23768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ createLocalState),
/* harmony export */   OX: () => (/* binding */ stateKeys),
/* harmony export */   V2: () => (/* binding */ parseStateKeys),
/* harmony export */   _U: () => (/* binding */ createStepState),
/* harmony export */   b_: () => (/* binding */ createFileSlot)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _export_cache_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13302);
/* harmony import */ var _gate_action_steps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26496);
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1069);
/* harmony import */ var _io_disk_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39365);
/* harmony import */ var _seal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31011);








/**
 * Minimum length of a state key, in characters. The minimum rules out most keys that people make up, which
 * are too easy to guess.
 */
const shortestKey = 32;
const keyAdvice = 'create one with "openssl rand -base64 32"';
/**
 * Returns the keys for a state; null if no state is stored.
 *
 * @throws SettingsError if only the file or only the keys are given, or if a key is too short
 */
function stateKeys({ file, keys, keysName }) {
    const parsedKeys = parseStateKeys(keys);
    const fault = (allowed) => new _gate_settings_js__WEBPACK_IMPORTED_MODULE_5__.SettingsError([{ name: 'state-file', given: null, allowed }]);
    if (file === null && parsedKeys.length === 0)
        return null;
    if (file === null)
        throw fault(`is required with ${keysName}, because the key alone has no effect`);
    if (parsedKeys.length === 0) {
        throw fault(`requires a key in ${keysName}; ${keyAdvice}`);
    }
    if (parsedKeys.every((key) => key.length >= shortestKey))
        return parsedKeys;
    throw fault(`requires keys of at least ${shortestKey} characters in ${keysName}; ${keyAdvice}`);
}
/** Parses keys, one per line. A key can contain spaces. */
function parseStateKeys(text) {
    const lines = text.split(/\r?\n/).map((line) => line.trim());
    return lines.filter((line) => line !== '');
}
/** Creates a store with a state file, and a copy in `cache`, the user's cache folder. */
function createLocalState(file, keys, cache, scope) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(file);
    const copy = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cache, `mcp-grade-gate-state-${scopeId(scope, path)}.sealed`);
    return {
        keys,
        name: file,
        file: { ...createFileSlot(path), setAside: () => setAside(path, file) },
        copy: { ...createFileSlot(copy), name: copy },
    };
}
/**
 * Creates a store with a state file in the workspace, and a copy that `saveCopy` saves to the GitHub Actions
 * cache.
 */
function createStepState(file, keys, scope, log) {
    const folders = (0,_gate_action_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .jobFolders */ .$1)();
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folders.workspace, file);
    const { GITHUB_RUN_ID: run = '', GITHUB_RUN_ATTEMPT: runAttempt = '1' } = process.env;
    const name = `mcp-grade-gate-state-${scopeId(scope, file)}`;
    const entry = (0,_export_cache_js__WEBPACK_IMPORTED_MODULE_3__/* .newestEntry */ .xm)(folders, { name, run: `${run}-${runAttempt}` }, log);
    let latest = null;
    return {
        keys,
        name: file,
        file: { ...createFileSlot(path), setAside: () => setAside(path, file) },
        copy: {
            name: 'the GitHub Actions cache',
            async read() {
                const restored = await entry.restore();
                return restored === null ? null : createFileSlot(restored).read();
            },
            // The copy is saved only once, at the end, because a cache entry cannot be replaced and saving takes a
            // while.
            async write(bytes) {
                latest = bytes;
            },
        },
        async saveCopy() {
            if (latest === null)
                return;
            const isSaved = await entry.save(latest);
            if (!isSaved)
                log('The copy of the state was not saved in the GitHub Actions cache.');
        },
    };
}
function scopeId({ service, organisation }, path) {
    const id = JSON.stringify([service, organisation?.toLowerCase() ?? null, path]);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(id).digest('hex').slice(0, 16);
}
/**
 * Moves a file to an unused name that ends in `.unread` or `.unread-N`, and returns `name` with the same
 * ending.
 */
async function setAside(path, name) {
    const existingNames = new Set(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)));
    const freeEnding = (at) => {
        const end = at === 1 ? '.unread' : `.unread-${at}`;
        return existingNames.has(`${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)}${end}`) ? freeEnding(at + 1) : end;
    };
    const end = freeEnding(1);
    (0,_io_disk_js__WEBPACK_IMPORTED_MODULE_6__/* .moveFile */ .mV)(path, `${path}${end}`);
    return `${name}${end}`;
}
/** Creates a slot for a file that is never left partially written. */
function createFileSlot(path) {
    return {
        async read() {
            try {
                const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
                if (size > _seal_js__WEBPACK_IMPORTED_MODULE_7__/* .maxSealed */ .bn)
                    throw new Error('it is too large');
                return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path);
            }
            catch (error) {
                if (Object(error).code === 'ENOENT')
                    return null;
                throw error;
            }
        },
        write: (bytes) => (0,_export_cache_js__WEBPACK_IMPORTED_MODULE_3__/* .writeKept */ .gn)(path, bytes),
    };
}


/***/ }),

/***/ 61163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cZ: () => (/* binding */ readAllRepositories),
/* harmony export */   lV: () => (/* binding */ repositoryFullName),
/* harmony export */   oO: () => (/* binding */ forEachPage)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31612);
/* harmony import */ var _try_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82742);


/**
 * Maximum number of open repositories: enough that a combined file query fills up before all open
 * repositories are waiting for it.
 */
const maxOpen = 120;
/**
 * Reads the listed repositories concurrently. Repositories that no run has read come first, followed by
 * changed repositories, least recently read first. Once the token's requests are used up, the remaining
 * repositories get the status `not-read-yet`.
 *
 * @throws GateError if the list of repositories cannot be read at all
 */
async function readAllRepositories(pages, { listed: noteListed, leavesOut, read, known, lastReadBy, hasRoom, progress }) {
    const results = [];
    const leftOut = { archived: 0, forks: 0, byPattern: 0, byProperty: 0 };
    const running = new Set();
    const seenIds = new Set();
    const changedRepositories = [];
    let listedCount = 0;
    let total = 0;
    let leftOutCount = 0;
    const addResult = (one) => {
        results.push(one);
        progress(results.length + leftOutCount, total);
    };
    const tryRead = (0,_try_read_js__WEBPACK_IMPORTED_MODULE_1__/* .createTryRead */ .G$)();
    const readOne = async (repository) => {
        const result = await tryRead(() => read(repository));
        addResult('value' in result ? { repository, record: result.value } : { repository, ...result });
    };
    const start = async (repository) => {
        while (running.size >= maxOpen || (running.size > 0 && !hasRoom()))
            await Promise.race(running);
        const reading = readOne(repository).finally(() => running.delete(reading));
        running.add(reading);
    };
    const consider = async (repository) => {
        const record = await known(repository);
        const run = record === null ? lastReadBy(repository) : null;
        if (record !== null)
            addResult({ repository, record });
        else if (run !== null)
            changedRepositories.push({ repository, run });
        else
            await start(repository);
    };
    const unlisted = await forEachPage(pages, async (page) => {
        total = page.total;
        for (const repository of page.repositories) {
            listedCount += 1;
            // A repository can appear under both its old and its new name, for example if it is renamed while the
            // list is read.
            if ('id' in repository && repository.id !== null) {
                if (seenIds.has(repository.id)) {
                    leftOutCount += 1;
                    continue;
                }
                seenIds.add(repository.id);
            }
            noteListed(repository);
            if ('hidden' in repository) {
                addResult({ repository, status: 'not-read', reason: (0,_try_read_js__WEBPACK_IMPORTED_MODULE_1__/* .explainUnread */ .H8)(repository.hidden) });
                continue;
            }
            const leftOutReason = leavesOut(repository);
            if (leftOutReason !== null) {
                leftOut[leftOutReason] += 1;
                leftOutCount += 1;
            }
            else if (repository.head === null)
                addResult({ repository, status: 'empty', reason: null });
            else
                await consider(repository);
        }
    });
    changedRepositories.sort((a, b) => a.run - b.run);
    for (const { repository } of changedRepositories)
        await start(repository);
    await Promise.all(running);
    if (unlisted !== null && listedCount === 0)
        throw unlisted;
    progress(listedCount, total);
    results.sort((a, b) => (repositoryFullName(a) < repositoryFullName(b) ? -1 : 1));
    return { repositories: results, leftOut, unlisted };
}
/** Passes each page to `take`. Returns the error that ended the list early; null if the list is complete. */
async function forEachPage(pages, take) {
    const list = pages[Symbol.asyncIterator]();
    for (;;) {
        let next;
        try {
            next = await list.next();
        }
        catch (error) {
            if (error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue)
                return error;
            throw error;
        }
        if (next.done)
            return null;
        await take(next.value);
    }
}
function repositoryFullName({ repository: { owner, name }, }) {
    return `${owner}/${name}`;
}


/***/ }),

/***/ 25554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ createManyRepositories),
/* harmony export */   v: () => (/* binding */ withinShare)
/* harmony export */ });
/* harmony import */ var _io_github_repositories_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97721);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31612);


/**
 * Maximum number of requests and files for one repository; real repositories need fewer. The limits stop one
 * repository from using up the token's requests, which all repositories share.
 */
const maxRequests = 150;
const maxTexts = 5000;
/**
 * Returns a queue for one repository. The queue's calls reject with GateError `api-too-much` if the
 * repository exceeds `maxRequests` or `maxTexts`.
 */
function withinShare({ api, textsOf }) {
    let [requests, texts] = [0, 0];
    const count = () => {
        requests += 1;
        if (requests > maxRequests)
            throw tooMuch(`${maxRequests} requests`);
    };
    return {
        api: {
            async rest(call) {
                count();
                return api.rest(call);
            },
            async graphql(query, variables) {
                count();
                return api.graphql(query, variables);
            },
        },
        async textsOf(wanted) {
            texts += wanted.length;
            if (texts > maxTexts)
                throw tooMuch(`${maxTexts} files`);
            return textsOf(wanted);
        },
    };
}
function createManyRepositories(shared) {
    const queue = (0,_io_github_repositories_js__WEBPACK_IMPORTED_MODULE_0__/* .createTextQueue */ .Xl)(shared);
    let entries = 0;
    return {
        open(repository, commit) {
            const { owner, name } = repository;
            let ownEntries = 0;
            const { api, textsOf } = withinShare(queue);
            const countingApi = {
                ...api,
                async rest(call) {
                    const data = await api.rest(call);
                    const { tree } = Object(data);
                    const size = Array.isArray(tree) ? tree.length : 0;
                    ownEntries += size;
                    entries += size;
                    return data;
                },
            };
            const commits = (0,_io_github_repositories_js__WEBPACK_IMPORTED_MODULE_0__.createRemoteCommits)(countingApi, { owner, name }, null, [], textsOf);
            const close = () => {
                entries -= ownEntries;
                ownEntries = 0;
            };
            return { files: commits.commitFiles(commit), close };
        },
        entries: () => entries,
    };
}
function tooMuch(what) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('api-too-much', `Reading the repository takes more than ${what}.`, 'Check out the repository and run "mcp-grade-gate check" in it.');
}


/***/ }),

/***/ 6116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   issueTask: () => (/* binding */ issueTask)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _io_github_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36256);
/* harmony import */ var _judging_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58388);
/* harmony import */ var _judging_verdict_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33862);
/* harmony import */ var _report_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21294);
/* harmony import */ var _report_publishing_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56525);
/* harmony import */ var _report_write_html_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58588);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62764);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60394);
/* harmony import */ var _fail_on_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(26022);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(91770);
/* harmony import */ var _sweep_messages_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(52181);












/**
 * Returns what to do with the issue; null if the results are too incomplete to change it.
 *
 * @param report the complete report, on which the decision is based
 * @param shownReport the report to render, without grades if grades must not be shown
 */
function issueTask(report, shownReport, { identity, mention }) {
    if (report.failure !== null)
        return null;
    const failing = report.servers.filter(({ entry }) => entry.verdict === 'fail');
    const fails = failing.length > 0 || report.repositories.some(({ verdict }) => verdict === 'fail');
    const issueMarker = (0,_report_publishing_js__WEBPACK_IMPORTED_MODULE_5__/* .commentMarker */ .Ql)(['sweep', identity]);
    const failures = !fails ? [] : shownReport.isWithheld ? ['some'] : failureWords(failing);
    const isKnown = report.verdict !== 'error';
    return {
        intent: fails ? 'open' : isKnown ? 'close' : 'update',
        marker: issueMarker,
        title: `Failing MCP servers${report.organisation === null ? '' : ` in ${report.organisation}`}`,
        body: renderBody(shownReport, [issueMarker, (0,_io_github_api_js__WEBPACK_IMPORTED_MODULE_1__.failuresLine)(failures), (0,_io_github_api_js__WEBPACK_IMPORTED_MODULE_1__.writtenLine)(new Date(report.at).toISOString())].join('\n')),
        failures,
        news: (writtenAt) => renderNews(report, shownReport, { mention, writtenAt }),
        isWithoutPast: report.last === null,
        farewell: shortComment((0,_report_publishing_js__WEBPACK_IMPORTED_MODULE_5__/* .commentMarker */ .Ql)(['clear', `${report.at}`]), (0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .line */ .n8) `Nothing fails anymore. ${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)((0,_sweep_messages_js__WEBPACK_IMPORTED_MODULE_11__/* .resultWords */ .Xb)(shownReport))}`),
    };
}
const placeKey = ({ key, entry }) => JSON.stringify([key, entry.repository, entry.file, entry.alias]);
/** Maximum number of hashes in an issue. This limit leaves enough room for the rest of the body. */
const mostWords = 500;
/** Returns one hash for each failing place, or a single hash for all places if there are too many. */
function failureWords(failing) {
    const hash = (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 16);
    const hashes = [...new Set(failing.map((each) => hash(placeKey(each))))].sort();
    // There are no hashes if the only failures are problems that concern no server.
    return hashes.length === 0 || hashes.length > mostWords ? [hash(hashes.join('\n'))] : hashes;
}
function renderBody(report, head) {
    const overview = (0,_overview_js__WEBPACK_IMPORTED_MODULE_10__/* .sweepOverview */ ._)(report);
    const failing = (0,_counts_js__WEBPACK_IMPORTED_MODULE_8__/* .groupSweptServers */ .L_)(report.servers).filter((server) => server.failing > 0);
    const { edits, decisions, teams, rules, unread } = overview === null ? {} : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_7__/* .overviewSections */ .KJ)(report, overview);
    const blocks = [
        (0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .marker */ .xL)(head),
        (0,_report_publishing_js__WEBPACK_IMPORTED_MODULE_5__/* .verdictTitle */ .Sw)(report.verdict),
        (0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)((0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .strong */ .ko)((0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)((0,_sweep_messages_js__WEBPACK_IMPORTED_MODULE_11__/* .resultWords */ .Xb)(report)))),
        (0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .section */ .uW)((0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .line */ .n8) `Failing servers`, [serverList(failing, _report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .asLine */ .Bd)]),
        ...(overview === null
            ? [(0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)((0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .line */ .n8) `In a public repository, grades and names are not shown.`)]
            : // Omits the sections that change from day to day.
                [edits, decisions, teams, rules, unread].filter((each) => each !== undefined)),
        (0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)((0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .line */ .n8) `Each sweep replaces this text. New failures are posted as comments below. See the job summary for details.`),
    ];
    return (0,_report_write_html_js__WEBPACK_IMPORTED_MODULE_6__/* .writeMarkdown */ .pW)(blocks, markdownOptions);
}
const markdownOptions = {
    ...{ limit: _report_publishing_js__WEBPACK_IMPORTED_MODULE_5__/* .longestComment */ .yd, sizeOf: _report_publishing_js__WEBPACK_IMPORTED_MODULE_5__/* .countCharacters */ .wZ },
    steps: [100, 30, 10, 3].map((most) => ({ detail: 3, most })),
};
/**
 * Renders the comment on failures that are new since the last run, or since the issue was written at
 * `writtenAt`. Returns null if nothing is new or the last run is unknown.
 */
function renderNews(report, shownReport, { mention: isMentioning, writtenAt, }) {
    const knownFailures = new Set((0,_fail_on_js__WEBPACK_IMPORTED_MODULE_9__/* .newFailures */ .gy)(report));
    const fresh = report.servers.filter((server) => knownFailures.has(server) || (writtenAt !== null && isFoundAfter(server, writtenAt)));
    if (report.last === null || fresh.length === 0)
        return null;
    const head = (0,_report_publishing_js__WEBPACK_IMPORTED_MODULE_5__/* .commentMarker */ .Ql)(['news', report.last.at, ...fresh.map(placeKey)]);
    if (shownReport.isWithheld)
        return shortComment(head, (0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .line */ .n8) `There are new failures.`);
    const groups = [..._judging_history_js__WEBPACK_IMPORTED_MODULE_2__/* .causes */ .ps, null].flatMap((cause) => {
        const placesOfCause = fresh.filter(({ entry }) => (entry.history?.news ?? null) === cause);
        const title = cause === null ? 'found by an earlier run, or with an unknown cause' : _sweep_messages_js__WEBPACK_IMPORTED_MODULE_11__/* .causeWords */ .pQ[cause];
        return placesOfCause.length === 0 ? [] : [{ title, servers: (0,_counts_js__WEBPACK_IMPORTED_MODULE_8__/* .groupSweptServers */ .L_)(placesOfCause) }];
    });
    const showOwner = isMentioning ? mentioner() : _report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .asLine */ .Bd;
    const fails = (0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .ownText */ .U3)(fresh.length === 1 ? 'fails' : 'fail');
    return (0,_report_write_html_js__WEBPACK_IMPORTED_MODULE_6__/* .writeMarkdown */ .pW)([
        (0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .marker */ .xL)(head),
        (0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)((0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .strong */ .ko)((0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .line */ .n8) `New since the last run: ${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralLine */ .ft)(fresh.length, 'place')} ${fails}.`)),
        ...groups.flatMap(({ title, servers }) => [
            (0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)((0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .line */ .n8) `${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)(`${title[0]?.toUpperCase()}${title.slice(1)}`)}:`),
            serverList(servers, showOwner),
        ]),
    ], markdownOptions);
}
const shortComment = (head, text) => (0,_report_write_html_js__WEBPACK_IMPORTED_MODULE_6__/* .writeMarkdown */ .pW)([(0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .marker */ .xL)(head), (0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .paragraph */ .FY)(text)], markdownOptions);
/** Reports whether a run after `at` was the first to find the place failing with its current grade. */
const isFoundAfter = ({ entry: { verdict, history } }, at) => verdict === 'fail' && history !== null && history.graded.by > at;
/**
 * Describes when a failure began: `began to fail between 20 and 21 November 2026`, or `has failed since at
 * least 21 November 2026`.
 */
function failsSince({ after, by }) {
    if (after !== null)
        return `began to fail ${(0,_judging_history_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPeriod */ .dH)(after, by)}`;
    return `has failed since at least ${(0,_judging_history_js__WEBPACK_IMPORTED_MODULE_2__/* .formatLongDay */ .IO)(by)}`;
}
const mostPlaces = 8;
const mostOwners = 8;
/**
 * Maximum number of owners that a comment mentions, so that a long CODEOWNERS file cannot notify too many
 * users.
 */
const mostMentions = 20;
/**
 * Returns a function that mentions users, and teams in the repository's organisation, so that GitHub notifies
 * them. All other owners stay plain text.
 */
function mentioner() {
    const mentioned = new Set();
    return (owner, repository) => {
        const [, team] = /^@([a-z\d-]{1,39})(?:\/[a-z\d][\w-]{0,99})?$/.exec(owner) ?? [];
        const isOwn = !owner.includes('/') || team === repository.split('/')[0]?.toLowerCase();
        if (team === undefined || !isOwn)
            return (0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .asLine */ .Bd)(owner);
        if (!mentioned.has(owner) && mentioned.size >= mostMentions)
            return (0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .asLine */ .Bd)(owner);
        mentioned.add(owner);
        return (0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .mention */ .lE)(owner);
    };
}
const serverList = (servers, owner) => (0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(servers.map((server) => serverLine(server, owner)), { one: 'server' });
function serverLine({ shown, places }, owner) {
    const failing = places.filter(({ entry }) => entry.verdict === 'fail');
    const rules = new Set(failing.flatMap(({ entry }) => entry.problems.filter(_judging_verdict_words_js__WEBPACK_IMPORTED_MODULE_3__/* .isFailing */ .DI).map(({ rule }) => rule)));
    const since = failing.flatMap(({ entry }) => entry.history?.graded ?? []);
    const [oldest] = since.toSorted((a, b) => (a.by < b.by ? -1 : 1));
    const placeTexts = failing.map(({ entry: { repository, file, line: number } }) => {
        return `${repository} ${file}${number === null ? '' : `:${number}`}`;
    });
    const owners = new Map(failing.flatMap(({ entry }) => entry.owners.map((each) => [each, entry.repository])));
    // Owners that are not shown must not count as mentions.
    const shownOwners = [...owners].map(([each, of], at) => at < mostOwners ? owner(each, of) : _report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .emptyLine */ .io);
    const repositories = new Set(failing.map(({ entry }) => entry.repository)).size;
    const parts = [
        (0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .line */ .n8) `${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .strong */ .ko)((0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .line */ .n8) `${shown.name} ${shown.version}`)}, graded ${shown.grade}`,
        ...(rules.size === 0 ? [] : [(0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)([...rules].join(', '))]),
        ...(oldest === undefined ? [] : [(0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .prose */ .CS)(failsSince(oldest))]),
        (0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .line */ .n8) `in ${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralLine */ .ft)(repositories, 'repository')}: ${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .firstItems */ .J9)(placeTexts, mostPlaces)}`,
        ...(shownOwners.length === 0 ? [] : [(0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .line */ .n8) `owned by ${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .firstItems */ .J9)(shownOwners, mostOwners)}`]),
    ];
    return (0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .joinLines */ .cT)(parts, (0,_report_document_js__WEBPACK_IMPORTED_MODULE_4__/* .line */ .n8) `; `);
}


/***/ }),

/***/ 54417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderSweepSummary: () => (/* binding */ renderSweepSummary)
/* harmony export */ });
/* harmony import */ var _report_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21294);
/* harmony import */ var _report_publishing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56525);
/* harmony import */ var _report_write_html_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58588);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62764);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91770);
/* harmony import */ var _sweep_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52181);






/**
 * Size limit in bytes. GitHub rejects step summaries above 1 MiB, and 1 KiB is reserved for other writers.
 */
const limit = 1024 * 1024 - 1024;
/** Maximum numbers of entries per list, tried in turn until the summary fits. */
const steps = [100, 30, 10].map((most) => ({ detail: 3, most }));
function renderSweepSummary(report) {
    const blocks = [...summaryBlocks(report)];
    return (0,_report_write_html_js__WEBPACK_IMPORTED_MODULE_2__/* .writeMarkdown */ .pW)(blocks, { limit, steps });
}
function* summaryBlocks(report) {
    const overview = (0,_overview_js__WEBPACK_IMPORTED_MODULE_4__/* .sweepOverview */ ._)(report);
    yield (0,_report_publishing_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictTitle */ .Sw)(report.verdict);
    yield (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .paragraph */ .FY)((0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .strong */ .ko)((0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)((0,_sweep_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .resultWords */ .Xb)(report))));
    yield _report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .limits */ .Fy;
    yield* (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .failureHead */ .FT)(report);
    yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .runNotes */ .p1)(report, overview);
    if (overview !== null)
        yield* summarySections(report, overview);
    yield (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .aboutRun */ .LW)(report, overview);
}
function* summarySections(report, overview) {
    yield* Object.values((0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .overviewSections */ .KJ)(report, overview));
    const sentences = (0,_sweep_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .collectSentences */ .rF)(report);
    if (sentences.length === 0)
        return;
    yield (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)((0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `Rules that fired: ${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .pluralLine */ .ft)(sentences.length, 'message')}`, (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)(sentences.map(_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .sentenceItem */ .zm), { one: 'message' }));
}


/***/ }),

/***/ 97250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderSweepJson: () => (/* binding */ renderSweepJson),
/* harmony export */   renderSweepLines: () => (/* binding */ renderSweepLines)
/* harmony export */ });
/* harmony import */ var _report_fit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62773);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11593);
/* harmony import */ var _report_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17234);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13920);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60394);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91770);






/**
 * Maximum size of the report, in bytes. A report on many repositories could otherwise exceed the maximum
 * length of a string.
 */
const maxBytes = 100_000_000;
/**
 * Renders a sweep's JSON report. If the report would exceed `most` bytes, entries are omitted, and `omitted`
 * is `entries`.
 */
function renderSweepJson(report, redact, most = maxBytes) {
    const write = (value) => (0,_report_redact_js__WEBPACK_IMPORTED_MODULE_1__.redactJson)((0,_report_text_js__WEBPACK_IMPORTED_MODULE_4__.safeJson)(value), redact).trimEnd();
    const { repositories, servers, gone } = reportLists(report);
    return (0,_report_fit_js__WEBPACK_IMPORTED_MODULE_5__/* .firstThatFits */ .e)(['nothing', 'entries'], (omitted) => (0,_report_fit_js__WEBPACK_IMPORTED_MODULE_5__/* .joinWithin */ .U)((0,_report_json_js__WEBPACK_IMPORTED_MODULE_0__/* .documentParts */ .ku)(reportHead(report, omitted), { repositories, servers, gone }, mostOfList(omitted, most), write), most));
}
/**
 * Renders the report as JSON lines, each with a `kind`: first the report without its lists, then one line per
 * entry.
 */
function renderSweepLines(report, redact, most = maxBytes) {
    const write = (kind, value) => `${(0,_report_redact_js__WEBPACK_IMPORTED_MODULE_1__.redactJson)((0,_report_text_js__WEBPACK_IMPORTED_MODULE_4__.safeJson)({ kind, ...value }, 0), redact, 0).trimEnd()}\n`;
    const { repositories, servers, gone } = reportLists(report);
    const lists = { repository: repositories, server: servers, gone };
    return (0,_report_fit_js__WEBPACK_IMPORTED_MODULE_5__/* .firstThatFits */ .e)(['nothing', 'entries'], (omitted) => {
        function* lines() {
            yield write('sweep', reportHead(report, omitted));
            for (const [kind, entries] of Object.entries(lists)) {
                let bytesLeft = mostOfList(omitted, most);
                for (const entry of entries) {
                    const line = write(kind, entry);
                    const size = Buffer.byteLength(line);
                    if (size > bytesLeft)
                        continue;
                    bytesLeft -= size;
                    yield line;
                }
            }
        }
        return (0,_report_fit_js__WEBPACK_IMPORTED_MODULE_5__/* .joinWithin */ .U)(lines(), most);
    });
}
function reportLists(report) {
    const groups = (0,_counts_js__WEBPACK_IMPORTED_MODULE_2__/* .groupSweptServers */ .L_)(report.servers);
    const servers = groups.flatMap(({ places }) => places.map(({ entry }) => entry));
    return { repositories: report.repositories, servers, gone: report.removed };
}
const mostOfList = (omitted, most) => omitted === 'nothing' ? Number.POSITIVE_INFINITY : most * 0.3;
function reportHead(report, omitted) {
    const { failure, counts, leftOut, isWithheld } = report;
    return {
        sweepVersion: 1,
        verdict: report.verdict,
        ...(failure === null ? {} : { error: (0,_report_json_js__WEBPACK_IMPORTED_MODULE_0__/* .errorEntry */ .Nb)(failure) }),
        ...{ counts, leftOut, omitted },
        grades: isWithheld ? 'withheld' : report.lacksGrades ? 'unknown' : 'shown',
        overview: (0,_overview_js__WEBPACK_IMPORTED_MODULE_3__/* .sweepOverview */ ._)(report),
        run: {
            version: report.toolVersion,
            at: new Date(report.at).toISOString(),
            organisation: report.organisation,
            requests: report.requests,
            notices: report.notices,
            last: report.last,
        },
        export: (0,_report_json_js__WEBPACK_IMPORTED_MODULE_0__/* .exportEntry */ .N)(report.export),
    };
}


/***/ }),

/***/ 31011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fo: () => (/* binding */ sealedParts),
/* harmony export */   JD: () => (/* binding */ sealLines),
/* harmony export */   MG: () => (/* binding */ unsealLines),
/* harmony export */   bn: () => (/* binding */ maxSealed),
/* harmony export */   dy: () => (/* binding */ isSealed)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var _export_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76950);
/* harmony import */ var _model_form_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60814);




/**
 * Seals the state under the user's own keys, so that the state remains usable if the API key changes:
 *
 *   magic        14 bytes  "MCPGRADEGATE\0", 8
 *   form          6 bytes  the digest of the form of the sealed data (model/form.ts)
 *   salt         32 bytes  random
 *   wrapped key  60 bytes  a nonce, and the data key in AES-256-GCM under HKDF-SHA-256 of the user's key
 *                          with the salt (RFC 5869)
 *   nonce        12 bytes  random
 *   sealed                 AES-256-GCM under the data key, which is random for each seal
 *   tag          16 bytes
 *
 * The associated data is everything before the sealed data. The sealed data consists of blocks, each with its
 * length (four bytes, big-endian) and lines of text, compressed with zstd.
 */
const magic = Buffer.from('MCPGRADEGATE\0\b');
const saltLength = 32;
const nonceLength = 12;
const keyLength = 32;
/** Byte offset of each part that precedes the sealed data. */
const sealedParts = (0,_model_form_js__WEBPACK_IMPORTED_MODULE_3__/* .rowLayout */ .R8)({
    magic: magic.length,
    form: 6,
    salt: saltLength,
    wrapped: nonceLength + keyLength + _export_store_js__WEBPACK_IMPORTED_MODULE_2__/* .tagLength */ .X,
    nonce: nonceLength,
});
/** Number of characters at which a block is closed. Lines are never split, so a block can be longer. */
const blockLength = 1024 * 1024;
/** Maximum unpacked size of one block, and of all blocks together, in bytes. */
const maxBlock = 64 * 1024 * 1024;
const maxUnpacked = 512 * 1024 * 1024;
/**
 * Maximum size of the sealed file, in bytes. It equals the maximum unpacked size, because random data does
 * not compress.
 */
const maxSealed = maxUnpacked;
/**
 * Seals lines under the first key.
 *
 * @param form digest of the lines' form
 */
function sealLines(keys, form, lines) {
    const dataKey = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(keyLength);
    const salt = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(saltLength);
    const start = Buffer.concat([magic, Buffer.from(form, 'hex'), salt]);
    const wrapped = encrypt(wrappingKey(keys[0] ?? '', salt), start, [dataKey]);
    const associated = Buffer.concat([start, ...wrapped]);
    const sealed = encrypt((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createSecretKey)(dataKey), associated, compressBlocks(lines));
    return Buffer.concat([associated, ...sealed]);
}
function isSealed(bytes) {
    return magic.equals(bytes.subarray(0, magic.length));
}
/**
 * Opens data that was sealed under any of the keys. Blocks are unpacked while `lines` is iterated; the
 * iteration throws if the unpacked data is too large.
 * @param form digest of the form that the caller can read
 */
function unsealLines(keys, form, bytes) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (!isSealed(buffer))
        return { fault: 'not-sealed' };
    const isOther = buffer.toString('hex', sealedParts.form, sealedParts.salt) !== form;
    if (isOther)
        return { fault: 'other-version' };
    if (buffer.length < sealedParts.end + _export_store_js__WEBPACK_IMPORTED_MODULE_2__/* .tagLength */ .X)
        return { fault: 'altered' };
    const start = buffer.subarray(0, sealedParts.wrapped);
    const salt = start.subarray(sealedParts.salt);
    const associated = buffer.subarray(0, sealedParts.nonce);
    const wrapped = associated.subarray(sealedParts.wrapped);
    let dataKey = null;
    for (const key of keys) {
        dataKey ??= (0,_export_store_js__WEBPACK_IMPORTED_MODULE_2__/* .decrypt */ .Yc)(wrappingKey(key, salt), wrapped.subarray(0, nonceLength), start, wrapped.subarray(nonceLength));
    }
    if (dataKey === null)
        return { fault: 'other-key' };
    const packed = (0,_export_store_js__WEBPACK_IMPORTED_MODULE_2__/* .decrypt */ .Yc)((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createSecretKey)(dataKey), buffer.subarray(sealedParts.nonce, sealedParts.end), associated, buffer.subarray(sealedParts.end));
    return packed === null ? { fault: 'altered' } : { lines: decompressLines(packed) };
}
function encrypt(key, associated, parts) {
    const nonce = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(nonceLength);
    const cipher = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createCipheriv)('aes-256-gcm', key, nonce);
    cipher.setAAD(associated);
    const sealed = [];
    for (const part of parts)
        sealed.push(cipher.update(part));
    return [nonce, ...sealed, cipher.final(), cipher.getAuthTag()];
}
function wrappingKey(key, salt) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createSecretKey)(Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)('sha256', key, salt, 'mcp-grade-gate state', keyLength)));
}
function* compressBlocks(lines) {
    let block = [];
    let length = 0;
    const packBlock = () => {
        const bytes = (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.zstdCompressSync)(block.join('\n'));
        const head = Buffer.alloc(4);
        head.writeUInt32BE(bytes.length);
        [block, length] = [[], 0];
        return [head, bytes];
    };
    for (const line of lines) {
        block.push(line);
        length += line.length + 1;
        if (length >= blockLength)
            yield* packBlock();
    }
    if (block.length > 0)
        yield* packBlock();
}
function* decompressLines(packed) {
    let unpacked = 0;
    for (let offset = 0; offset < packed.length;) {
        const end = offset + 4 + packed.readUInt32BE(offset);
        const block = (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.zstdDecompressSync)(packed.subarray(offset + 4, end), {
            maxOutputLength: maxBlock,
        });
        unpacked += block.length;
        if (unpacked > maxUnpacked)
            throw new RangeError('it is too large');
        yield* block.toString().split('\n');
        offset = end;
    }
}


/***/ }),

/***/ 28362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BJ: () => (/* binding */ isSameSelection),
/* harmony export */   Wz: () => (/* binding */ normalizeSelection),
/* harmony export */   kf: () => (/* binding */ filterWords),
/* harmony export */   mQ: () => (/* binding */ sweepSelectionSchema),
/* harmony export */   w8: () => (/* binding */ selectionWords)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2503);

/**
 * The selection of repositories that a history covers. A folder with days from two selections would make
 * places look removed or fixed when they are not.
 */
const texts = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const sweepSelectionSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** The address of GitHub's API. */
    source: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Null for a list of repositories. */
    organisation: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    /** The repositories in a list, as `owner/name`; empty for an organisation. */
    repositories: texts,
    include: texts,
    exclude: texts,
    /** `name=value`. */
    properties: texts,
    archived: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    forks: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
});
/** Lower-cases, sorts and deduplicates the names, so that equal selections have equal JSON. */
function normalizeSelection(given) {
    const sorted = (all) => [...new Set(all.map((each) => each.toLowerCase()))].sort();
    const { source, organisation, archived, forks } = given;
    return {
        ...{ source, organisation: organisation?.toLowerCase() ?? null },
        repositories: sorted(given.repositories),
        include: sorted(given.include),
        exclude: sorted(given.exclude),
        properties: sorted(given.properties),
        ...{ archived, forks },
    };
}
/**
 * Reports whether two selections match. Lists of repositories match if they share at least one repository.
 */
function isSameSelection(one, other) {
    const { repositories, ...rest } = one;
    const { repositories: others, ...otherRest } = other;
    if (JSON.stringify(rest) !== JSON.stringify(otherRest))
        return false;
    return one.organisation !== null || repositories.some((each) => others.includes(each));
}
function filterWords(selection) {
    const { include, exclude, properties, archived, forks } = selection;
    const parts = [
        ...include.map((each) => `include ${each}`),
        ...exclude.map((each) => `exclude ${each}`),
        ...properties.map((each) => `property ${each}`),
        ...(archived ? ['archived'] : []),
        ...(forks ? ['forks'] : []),
    ];
    return parts.length === 0 ? null : parts.join(', ');
}
function selectionWords(selection) {
    const { source, organisation, repositories } = selection;
    const subject = organisation === null
        ? `a list of ${repositories.length} repositories, such as ${repositories[0] ?? 'none'},`
        : `the organisation ${organisation}`;
    const filters = filterWords(selection);
    return `${subject}${filters === null ? '' : ` (${filters})`} of ${source}`;
}


/***/ }),

/***/ 35253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p5: () => (/* binding */ mostPrepared),
  Bw: () => (/* binding */ sealState),
  am: () => (/* binding */ unsealState)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./build/judging/history-schema.js
var history_schema = __webpack_require__(7711);
// EXTERNAL MODULE: ./build/model/form.js
var model_form = __webpack_require__(60814);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/judging/history.js + 4 modules
var judging_history = __webpack_require__(58388);
// EXTERNAL MODULE: ./build/report/json.js + 2 modules
var json = __webpack_require__(11593);
;// CONCATENATED MODULE: ./build/commands/sweep/schema-overview.js



const { text: schema_overview_text, optionalText, texts, count, object, list, optional, optionalObject } = json/* fields */.OA;
const places = count('Places.');
const repositories = count('Repositories with these places.');
function listed(item, about) {
    return optionalObject(`${about} Null if grades are unknown.`, {
        total: count('Total number.'),
        first: list('The first entries.', item),
    });
}
const reaches = ['1', '2-9', '10-99', '100+'];
const ownersFrom = optional('The source of the owners; null if there are none.', schemas/* enum */.k5n(['codeowners', 'property']));
const sweptWaiverSchema = json/* waiverSchema */.IM
    .pick({
    match: true,
    file: true,
    alias: true,
    rule: true,
    check: true,
    launch: true,
    alteredBy: true,
    reason: true,
    expires: true,
    covers: true,
    daysLeft: true,
    writtenIn: true,
})
    .extend({
    asOf: optionalText('Start of the run that found the waiver in use; null for this run.'),
});
const news = schemas/* strictObject */.rej({
    places: count('New places with this cause.'),
    failing: count('New places that fail or could not be judged.'),
});
const newsAbout = {
    'brought-in': 'Added or edited by a commit.',
    'graded-anew': 'Graded again by the service.',
    'rubric-changed': 'New because the rubric changed.',
    'policy-changed': 'New because the policy changed.',
};
const edit = schemas/* strictObject */.rej({
    kind: schemas/* enum */.k5n(['version', 'other'])
        .describe('`version`: another version passes. `other`: no version passes, or the problem concerns no server.'),
    name: optionalText('A server or a file; null if there is neither.'),
    from: texts('Up to five of the current versions.'),
    to: json/* serverSchema */.zT.shape.remedy.describe('The version that passes; null if none does.'),
    advice: texts("The rules' advice, at most three sentences."),
    rules: texts('The rules that no longer fail after the edit.'),
    places: count('Number of failing places that the edit clears.'),
    repositories,
    example: schema_overview_text('The name of one of these repositories.'),
});
const overviewSchema = optionalObject('Summary of the results; null if grades are withheld.', {
    grades: optional('Servers by grade, from best to worst; null if the grades are unknown.', schemas/* array */.YOg(schemas/* strictObject */.rej({
        grade: optionalText("The grade's letter; `other` for a grade without a letter; null without a score."),
        servers: count('Number of servers with this grade.'),
        places: count('Number of places that declare these servers.'),
        byReach: object('Number of these servers, by the number of repositories that declare them.', Object.fromEntries(reaches.map((reach) => [
            reach,
            count(`Number of servers declared in ${reach} repositories.`),
        ]))),
    }))),
    rules: optional('Rules that fail or could not be evaluated. A place where two rules fail counts for both. Null if grades are unknown.', schemas/* array */.YOg(schemas/* strictObject */.rej({ rule: schema_overview_text('Id of the rule.'), places, repositories }))),
    teams: listed(schemas/* strictObject */.rej({
        team: optionalText('An owner from CODEOWNERS or from the property given with `--owner-property`; null if there is none.'),
        from: ownersFrom,
        places,
        repositories,
    }), 'Owners of failing files. A place with two owners counts for both.'),
    pinned: count('Places with a pinned version.'),
    unpinned: count('Places where each start can fetch a different version.'),
    news: optionalObject('New places since the last run, by cause; null if the last run or the grades are unknown.', Object.fromEntries(judging_history/* causes */.ps.map((cause) => [cause, news.describe(newsAbout[cause])]))),
    exposure: listed(schemas/* strictObject */.rej({
        name: schema_overview_text('Its name.'),
        version: schema_overview_text('Its version as shown in reports.'),
        grade: schema_overview_text('Its grade.'),
        score: schemas/* number */.aig().describe('Its score.'),
        failing: count('Repositories in which it fails.'),
        repositories: count('Repositories that declare it.'),
        exposure: schemas/* number */.aig()
            .describe('How far its score is below the minimum, summed over the repositories in which it fails.'),
    }), 'Servers whose score is below the minimum in any repository, highest exposure first.'),
    waivers: listed(sweptWaiverSchema.extend({
        repository: optionalText("The repository whose policy contains the waiver; null for the organisation's policy."),
    }), 'Waivers in use, earliest expiry first.'),
    edits: listed(edit, 'The versions that clear the most failures.'),
    decisions: listed(edit, 'Failures that no version clears, or that concern no server. They need a decision; `advice` comes from the rules.'),
});

// EXTERNAL MODULE: ./build/commands/sweep/tables.js
var tables = __webpack_require__(67519);
;// CONCATENATED MODULE: ./build/commands/sweep/schema.js





const { text: schema_text, optionalText: schema_optionalText, texts: schema_texts, count: schema_count, verdict, object: schema_object, list: schema_list, optional: schema_optional, optionalObject: schema_optionalObject } = json/* fields */.OA;
const { runs, repositories: schema_repositories, places: schema_places } = tables/* historyTables */.mH;
const optionalCount = (about) => schema_optional(about, schemas/* int */.Whr().min(0));
const repositoryName = schema_text('`owner/name`.');
const owners = schema_texts('The owners that CODEOWNERS lists for the file, in lower case: `@user`, `@organisation/team`, or an e-mail address. If CODEOWNERS lists no owners, the values of the property given with `--owner-property`; empty if that property has no values.');
const repository = schemas/* strictObject */.rej({
    name: repositoryName,
    id: schema_optionalText("GitHub's node id, which does not change when a repository is renamed; null if unknown."),
    customProperties: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP()))
        .describe('The values of the custom properties given with `--properties`, by lower-case name.'),
    visibility: schema_optional('Null if GitHub does not show the repository.', schemas/* enum */.k5n(['public', 'internal', 'private'])),
    pushedAt: schema_optionalText('Time of the last push; null if unknown.'),
    branch: schema_optionalText('The default branch; null if there is none.'),
    commit: schema_optionalText(schema_repositories.commit.meaning),
    status: schemas/* enum */.k5n(['read', 'empty', 'not-read', 'not-read-yet'])
        .describe(`\`empty\`: it has no commits. \`not-read\`: it cannot be read. ${json/* notReadYet */.Q1}`),
    reason: schema_optionalText(schema_repositories.reason.meaning),
    verdict: verdict.describe('`error` if it was not read or could not be judged.'),
    asOf: schema_optionalText('Start of the run that found its servers, problems and waivers; null for this run, or if no run found any.'),
    unreadSince: schema_optionalText('The first of the consecutive complete runs that could not read it; null if it was read or not read yet.'),
    problems: schema_list('Problems that concern no server, such as files that cannot be read.', json/* briefProblem */.Qu.extend({
        rule: schema_text('Id of the rule; `invalid-policy` for a policy with errors.'),
        owners,
        ownersFrom: ownersFrom,
        since: schema_text('The first of the consecutive complete runs that found it.'),
    })),
    waivers: schema_list('The waivers in its policy that are in use.', sweptWaiverSchema),
    notices: schema_texts('Notices about its policy and its CODEOWNERS.'),
});
const sinceSchema = schema_object('The time of a change, between two runs.', {
    after: schema_optionalText('The last run before the change. Null if no earlier run is known; in that case, the change happened at or before `by`.'),
    by: schema_text('The first run after the change.'),
});
const server = schemas/* strictObject */.rej({
    repository: repositoryName,
    ...json/* serverSchema */.zT.pick({
        file: true,
        line: true,
        alias: true,
        client: true,
        role: true,
        launch: true,
        type: true,
        name: true,
        specifier: true,
        version: true,
        pin: true,
        match: true,
        judgedVersion: true,
        grade: true,
        score: true,
        verdict: true,
        remedy: true,
    }).shape,
    isPinned: schema_optional(schema_places.is_pinned.meaning, schemas/* boolean */.zMY()),
    below: schemas/* number */.aig()
        .min(0)
        .describe('How far its score is below the minimum in its policy; 0 if the score is not below that minimum.'),
    owners,
    ownersFrom: ownersFrom,
    problems: (0,json/* problemList */.gH)(json/* briefProblem */.Qu),
    history: schema_optionalObject('Its history from earlier runs; null without `--state-file`.', {
        declared: sinceSchema.describe('When this version was added to this place.'),
        graded: sinceSchema.describe('When it first had this grade and verdict in this place.'),
        news: schema_optional('Why it is new since the last run: a commit added or edited it, the service changed its grade, the rubric changed, or the policy changed. Null if it is not new or the last run is unknown.', schemas/* enum */.k5n(judging_history/* causes */.ps)),
    }),
    asOf: schema_optionalText(schema_places.as_of.meaning),
});
const removedPlaceSchema = schemas/* strictObject */.rej({
    repository: repositoryName,
    ...json/* serverSchema */.zT.pick({
        file: true,
        alias: true,
        type: true,
        name: true,
        version: true,
        judgedVersion: true,
        grade: true,
        verdict: true,
    }).shape,
    declared: sinceSchema.describe('When it was added to this place.'),
    gone: sinceSchema.describe('When it was removed from this place.'),
});
/** A repository's results from a complete run, as stored in the state. */
const shownSchema = schemas/* object */.Ikc({
    at: schemas/* string */.YjP(),
    repository,
    servers: schemas/* array */.YOg(schemas/* object */.Ikc({
        ...{ key: schemas/* string */.YjP(), name: schemas/* string */.YjP(), version: schemas/* string */.YjP(), grade: schemas/* string */.YjP() },
        ...{ score: schemas/* number */.aig().nullable(), entry: server },
    })),
});
const headSchema = schemas/* strictObject */.rej({
    sweepVersion: json/* fields */.OA.formVersion(1),
    verdict: verdict.describe('The worst verdict among all repositories; also `error` if a repository was not read.'),
    error: json/* sharedFields */.f9.error,
    counts: schema_object('Numbers of repositories and servers. Numbers that need grades are null if grades are not shown.', {
        listed: schema_count("Repositories in GitHub's list, or in the file given with `--repos`."),
        read: schema_count('Repositories that were read.'),
        empty: schema_count('Repositories without commits.'),
        notRead: schema_count('Repositories that could not be read.'),
        notReadYet: schema_count('Repositories that the run did not reach.'),
        withServers: schema_count('Repositories that declare servers.'),
        failing: optionalCount('Repositories with a failure.'),
        undecided: optionalCount('Repositories that were read but could not be judged.'),
        servers: schema_count('Servers. Each server counts once, however often it is declared.'),
        places: schema_count('Entries of `servers`.'),
        earlier: schema_count('Places that show the results of an earlier run.'),
        failedServers: optionalCount('Servers that fail in at least one place.'),
    }),
    grades: schemas/* enum */.k5n(['shown', 'withheld', 'unknown'])
        .describe('`withheld`: the report does not reveal grades, and its lists are empty. `unknown`: grades are unavailable for the reason in `error`. The run then judges nothing, shows results of an earlier run with their `asOf`, and compares nothing with the last run.'),
    overview: overviewSchema,
    leftOut: schema_object('Numbers of repositories that the settings exclude.', {
        archived: schema_count('Archived repositories.'),
        forks: schema_count('Forks.'),
        byPattern: schema_count('Repositories excluded by `--include` and `--exclude`.'),
        byProperty: schema_count('Repositories excluded by `--property`.'),
    }),
    omitted: json/* sharedFields */.f9.omitted,
    run: json/* sharedFields */.f9.run({
        version: json/* sharedFields */.f9.version,
        at: iso/* datetime */.w$().describe('When the repositories were read.'),
        organisation: schema_optionalText(runs.organisation.meaning),
        requests: json/* sharedFields */.f9.requests,
        notices: schema_texts("Notices about the organisation's policy and about the state."),
        last: schema_optionalObject('The last known run; null if there is none.', {
            at: schema_text('When that run read the repositories.'),
        }),
    }),
    export: json/* reportExport */.hQ,
});
const sweepSchema = json/* fields */.OA.titled('JSON report of an MCP Grade Gate sweep', {
    ...headSchema.shape,
    repositories: json/* sharedFields */.f9.repositories(repository),
    servers: schema_list('One entry for each launch in each place, worst verdicts first.', server),
    gone: schema_list('Servers from the last run that have since been removed from their places.', removedPlaceSchema),
});
const kind = (name) => schemas/* literal */.euz(name).describe('The kind of line.');
/** A line of the report that `renderSweepLines` writes. The first line holds the report without its lists. */
const sweepLineSchema = schemas/* discriminatedUnion */.gMt('kind', [
    headSchema.extend({ kind: kind('sweep') }),
    repository.extend({ kind: kind('repository') }),
    server.extend({ kind: kind('server') }),
    removedPlaceSchema.extend({ kind: kind('gone') }),
])
    .meta({ title: 'A line of an MCP Grade Gate sweep report' });

// EXTERNAL MODULE: ./build/commands/sweep/seal.js
var seal = __webpack_require__(31011);
;// CONCATENATED MODULE: ./build/commands/sweep/state.js





const mostContents = { ofOne: 1024 * 1024, ofAll: 200 * 1024 * 1024 };
const mostJudged = { ofOne: 2 * 1024 * 1024, ofAll: 100 * 1024 * 1024 };
const mostPolicies = { ofOne: 1024 * 1024, ofAll: 20 * 1024 * 1024 };
const mostShown = { ofOne: 2 * 1024 * 1024, ofAll: 100 * 1024 * 1024 };
/**
 * Maximum number of prepared runs: one that is already in the history, and one that might still be added to
 * it.
 */
const mostPrepared = 2;
/** Far more repositories than can be swept in a day. */
const maxRepositories = 200_000;
const textSchema = schemas/* string */.YjP();
const readSchema = { commit: textSchema, key: textSchema, run: schemas/* int */.Whr() };
/** Contents have no schema here: they are decoded only if `ReadState.key` matches this build. */
const lineSchemas = {
    head: schemas/* object */.Ikc({
        service: textSchema,
        organisation: textSchema.nullable(),
        run: schemas/* int */.Whr(),
        writtenAt: textSchema,
        lastAt: textSchema.nullable(),
        prepared: schemas/* array */.YOg(textSchema).max(mostPrepared),
        policies: schemas/* array */.YOg(textSchema).max(maxRepositories),
        export: schemas/* object */.Ikc({ generatedAt: schemas/* number */.aig(), servers: schemas/* int */.Whr().nullable() }).nullable(),
        repositories: schemas/* int */.Whr().max(maxRepositories),
    }),
    repository: schemas/* object */.Ikc({
        name: textSchema,
        id: schemas/* int */.Whr().nullable(),
        read: schemas/* object */.Ikc(readSchema).nullable(),
        prepared: schemas/* array */.YOg(schemas/* boolean */.zMY()).max(mostPrepared),
    }),
    judged: history_schema.rememberedSchema,
    shown: shownSchema,
};
const stateForm = (0,model_form/* formDigest */.lh)(seal/* sealedParts */.Fo, ...Object.values(lineSchemas));
function sealState(keys, state) {
    return (0,seal/* sealLines */.JD)(keys, stateForm, stateLines(state));
}
function* stateLines({ repositories, policies: all, ...head }) {
    const fitting = fittingIndexes([...all.values()], mostPolicies);
    const policies = [...all].filter((_, at) => fitting.has(at));
    const hashes = policies.map(([hash]) => hash);
    yield JSON.stringify({ ...head, policies: hashes, repositories: repositories.length });
    for (const [, policy] of policies)
        yield policy;
    const selectFitting = (readText, most) => fittingIndexes(repositories.map((each) => readText(each) ?? ''), most);
    const hasContents = selectFitting(({ read }) => read?.contents, mostContents);
    const hasJudged = selectFitting(({ judged }) => judged, mostJudged);
    const hasShown = selectFitting(({ shown }) => shown, mostShown);
    const later = head.prepared.map((_, run) => ({
        hasJudged: selectFitting(({ prepared }) => prepared[run]?.judged, mostJudged),
        hasShown: selectFitting(({ prepared }) => prepared[run]?.shown, mostShown),
    }));
    for (const [index, { name, id, read, judged, shown, prepared }] of repositories.entries()) {
        const { contents = '', ...rest } = read ?? {};
        const isRead = read !== null && hasContents.has(index);
        const isListed = later.map((_, run) => prepared[run]?.isListed ?? false);
        yield JSON.stringify({ name, id, read: isRead ? rest : null, prepared: isListed });
        yield isRead ? contents : '';
        yield (hasJudged.has(index) ? judged : null) ?? '';
        yield (hasShown.has(index) ? shown : null) ?? '';
        for (const [run, has] of later.entries()) {
            yield (has.hasJudged.has(index) ? prepared[run]?.judged : null) ?? '';
            yield (has.hasShown.has(index) ? prepared[run]?.shown : null) ?? '';
        }
    }
}
/**
 * Returns the indexes of the strings that fit within the limits. Short strings take precedence, so that a few
 * long ones do not displace the rest.
 */
function fittingIndexes(texts, { ofOne, ofAll }) {
    let totalSize = 0;
    return new Set(texts
        .map((text, at) => ({ at, size: Buffer.byteLength(text) }))
        .sort((a, b) => a.size - b.size)
        .filter(({ size }) => {
        totalSize += size;
        return size <= ofOne && totalSize <= ofAll;
    })
        .map(({ at }) => at));
}
const faultWords = {
    'not-sealed': 'this tool did not write it',
    'other-version': 'another version of this tool wrote it',
    'other-key': 'none of the state keys decrypts it',
    altered: 'it is damaged or was altered',
};
/**
 * Opens a state that `sealState` wrote.
 *
 * @param scope null to accept any scope
 * @returns the state; if it cannot be used, `fault` holds a clause that follows "because"
 */
function unsealState(keys, bytes, scope) {
    const unsealed = (0,seal/* unsealLines */.MG)(keys, stateForm, bytes);
    if ('fault' in unsealed)
        return { fault: faultWords[unsealed.fault] };
    try {
        const state = parseState(unsealed.lines);
        const fault = scope === null ? null : foreignWords(state, scope);
        return fault === null ? { state } : { fault };
    }
    catch {
        return { fault: faultWords.altered };
    }
}
function parseState(lines) {
    const remaining = lines[Symbol.iterator]();
    const next = () => {
        const line = remaining.next();
        if (line.done)
            throw new Error('it has fewer lines than its header declares');
        return line.value;
    };
    const { head, repository, judged, shown } = lineSchemas;
    const readTexts = () => {
        const [one, other] = [next(), next()];
        if (one !== '')
            judged.parse(JSON.parse(one));
        if (other !== '')
            shown.parse(JSON.parse(other));
        return { judged: one === '' ? null : one, shown: other === '' ? null : other };
    };
    const { repositories: count, policies: hashes, ...about } = head.parse(JSON.parse(next()));
    const policies = new Map(hashes.map((hash) => [hash, next()]));
    const repositories = Array.from({ length: count }, () => {
        const { read, prepared, ...known } = repository.parse(JSON.parse(next()));
        const contents = next();
        return {
            ...known,
            read: read === null ? null : { ...read, contents },
            ...readTexts(),
            prepared: prepared.map((isListed) => ({ isListed, ...readTexts() })),
        };
    });
    return { ...about, policies, repositories };
}
/** Returns how the scopes differ, as a clause that follows "because"; null if they match. */
function foreignWords(state, scope) {
    const lower = (text) => text?.toLowerCase() ?? null;
    if (state.service !== scope.service)
        return `it belongs to another GitHub server, ${state.service}`;
    if (lower(state.organisation) !== lower(scope.organisation)) {
        const { organisation } = state;
        return `it belongs to ${organisation === null ? 'a list of repositories' : `the organisation ${organisation}`}`;
    }
    const names = new Set(scope.names.map(lower));
    const isShared = scope.organisation !== null ||
        state.repositories.length === 0 ||
        state.repositories.some(({ name }) => names.has(lower(name)));
    return isShared ? null : 'it contains none of the listed repositories';
}


/***/ }),

/***/ 52181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ ownerWords),
/* harmony export */   $M: () => (/* binding */ newsWords),
/* harmony export */   D1: () => (/* binding */ problemSentence),
/* harmony export */   JL: () => (/* binding */ commonDayWords),
/* harmony export */   KR: () => (/* binding */ sinceWords),
/* harmony export */   Nc: () => (/* binding */ reachWords),
/* harmony export */   Ny: () => (/* binding */ leftOutWords),
/* harmony export */   S7: () => (/* binding */ renderUnread),
/* harmony export */   Xb: () => (/* binding */ resultWords),
/* harmony export */   ZJ: () => (/* binding */ withheldWords),
/* harmony export */   _G: () => (/* binding */ besideWords),
/* harmony export */   _j: () => (/* binding */ groupSentences),
/* harmony export */   dD: () => (/* binding */ waiverSubject),
/* harmony export */   pQ: () => (/* binding */ causeWords),
/* harmony export */   rF: () => (/* binding */ collectSentences),
/* harmony export */   uf: () => (/* binding */ editWords),
/* harmony export */   vI: () => (/* binding */ shortened),
/* harmony export */   w$: () => (/* binding */ newsTitle),
/* harmony export */   yH: () => (/* binding */ failsInWords)
/* harmony export */ });
/* harmony import */ var _model_phrase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77229);
/* harmony import */ var _report_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21294);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13920);
/* harmony import */ var _fail_on_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26022);
/* harmony import */ var _last_known_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76676);





const newsTitle = 'New since the last run';
/**
 * Returns how many of a server's repositories fail, such as `3 of 30 repositories`, or `30 repositories` if
 * none fails.
 */
function failsInWords({ failing, repositories, }) {
    const total = (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(repositories, 'repository');
    return failing === 0 ? total : `${failing} of ${total}`;
}
function reachWords({ places, repositories, }) {
    return `${(0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(places, 'place')} in ${(0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(repositories, 'repository')}`;
}
function resultWords({ counts }) {
    const { read, withServers, servers, failing, notRead, notReadYet, undecided, earlier } = counts;
    const declared = withServers === 0
        ? 'none declares MCP servers'
        : `${withServers} ${withServers === 1 ? 'declares' : 'declare'} ${(0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(servers, servers === 1 ? 'server' : 'different server')}`;
    const missing = [
        ...countIfAny(notRead, 'not read'),
        ...countIfAny(notReadYet, 'not read yet'),
        ...countIfAny(undecided ?? 0, 'not judged'),
    ];
    const judgedParts = [declared, ...(failing === null ? [] : failWords(failing, withServers))];
    const earlierNote = earlier === 0 ? '' : ` (${(0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(earlier, 'place')} with results from an earlier run)`;
    const missingNote = missing.length === 0 ? earlierNote : `; ${missing.join(', ')}${earlierNote}`;
    return `${(0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(read, 'repository')} read: ${judgedParts.join(', ')}${missingNote}.`;
}
/**
 * Describes how many repositories have failures. A file can fail even in a repository that declares no
 * server.
 */
function failWords(number, withServers) {
    if (number > 0)
        return [`something fails in ${(0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(number, 'repository')}`];
    return withServers === 0 ? [] : ['nothing fails'];
}
function leftOutWords({ counts, leftOut }) {
    const parts = [
        ...countIfAny(leftOut.archived, 'archived'),
        ...(leftOut.forks === 0 ? [] : [(0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(leftOut.forks, 'fork')]),
        ...countIfAny(leftOut.byPattern, 'excluded by the include and exclude filters'),
        ...countIfAny(leftOut.byProperty, 'excluded by the property filter'),
        ...countIfAny(counts.empty, 'without commits'),
    ];
    return parts.length === 0 ? null : `Not judged: ${parts.join(', ')}.`;
}
const countIfAny = (number, text) => number === 0 ? [] : [`${number} ${text}`];
const withheldWords = [
    'This repository is public, so grades, findings and repository names are not shown here.',
    'To see them, run the sweep in a private repository or on the command line, or set publish-grades: true to show them here.',
];
const causeWords = {
    'brought-in': 'added or edited by a commit',
    'graded-anew': 'grade changed',
    'rubric-changed': 'rubric changed',
    'policy-changed': 'policy changed or waiver ended',
};
const ownerWords = ({ team, from }) => team === null ? (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `no owner` : from === 'property' ? (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${team} (property)` : (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${team}`;
function newsWords({ news }) {
    return Object.entries(news ?? {}).flatMap(([cause, { places, failing }]) => {
        if (places === 0)
            return [];
        const failingShare = failing === 0 ? '' : `, ${failing} failing`;
        return [`${(0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(places, 'place')}: ${causeWords[cause]}${failingShare}`];
    });
}
/**
 * Returns the other news since the last run: a line for each unread repository and for each problem that
 * concerns no server.
 */
function besideWords(report) {
    const { unread, problems } = (0,_fail_on_js__WEBPACK_IMPORTED_MODULE_1__/* .newsBesideServers */ .oF)(report);
    return [
        ...unread.map(({ name }) => `error: ${name}: not read`),
        ...problems.map(({ repository, problem: { level, rule, file } }) => {
            const place = file === null ? repository : `${repository} ${file}`;
            return `${level}: ${place}: ${rule}`;
        }),
    ];
}
/**
 * Describes when a failure began: `on 2026-11-21`, `between 2026-11-20 and 2026-11-21`, or `since at least
 * 2026-11-21`.
 */
function sinceWords({ after, by }) {
    const [first, last] = [after?.slice(0, 10) ?? null, by.slice(0, 10)];
    if (first === null)
        return `since at least ${last}`;
    return first === last ? `on ${last}` : `between ${first} and ${last}`;
}
function editWords({ kind, name, from, to, advice, ...reach }) {
    const { places, repositories, example } = reach;
    const reachNote = repositories === 1
        ? (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `(${(0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .countPhrase */ .Pl)(places, 'place')} in ${example})`
        : (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `(${(0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .prosePhrase */ .Re)(reachWords(reach))})`;
    if (kind === 'version' && to !== null) {
        const before = from.length === 0 ? (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `` : (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) ` instead of ${(0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .joinList */ .D7)(from)}`;
        return (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `Use version ${to.version} (graded ${to.grade}) of ${name ?? '?'}${before} ${reachNote}`;
    }
    const about = name === null ? (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `` : (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${name}: `;
    const adviceSentences = advice.length === 0 ? 'See the rule messages.' : advice.map(shortened).join(' ');
    return (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${about}${(0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .prosePhrase */ .Re)(adviceSentences)} ${reachNote}`;
}
/** Shortens a rule's message for display, because the values in it can have any length. */
function shortened(sentence) {
    return (0,_report_text_js__WEBPACK_IMPORTED_MODULE_4__.escapeInvisible)(sentence, mostShown);
}
/** Maximum number of visible characters in a sentence; the tool's own sentences are shorter. */
const mostShown = 700;
function waiverSubject({ match, file, alias }) {
    if (match !== null)
        return (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${match}`;
    return alias === null ? (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${file ?? ''}` : (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${alias} in ${file ?? ''}`;
}
/**
 * Renders one line for each reason why entries were not read, most frequent reason first.
 * @param most maximum number of names in a line
 */
function renderUnread(entries, renderName, most) {
    const unread = entries.filter(({ status }) => status.startsWith('not-read'));
    return [...Map.groupBy(unread, ({ status, reason }) => `${status} ${reason}`).values()]
        .sort((a, b) => b.length - a.length)
        .map((same) => {
        const yet = (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .ownText */ .U3)(same[0]?.status === 'not-read-yet' ? 'not yet: ' : '');
        return (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .firstItems */ .J9)(same.map(renderName), most)}: ${yet}${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(same[0]?.reason ?? '')}`;
    });
}
function collectSentences({ repositories, servers, ...rest }) {
    const common = (0,_last_known_js__WEBPACK_IMPORTED_MODULE_2__/* .commonDay */ .W$)(rest);
    return groupSentences([
        ...servers.flatMap(({ entry }) => entry.problems.map((problem) => ({
            ...{ problem, repository: entry.repository, asOf: entry.asOf },
        }))),
        ...repositories.flatMap(({ name, problems, asOf }) => problems.map((problem) => ({ problem, repository: name, asOf }))),
    ].map((each) => ({ problem: each.problem, place: problemPlace({ ...each, common }) })));
}
function commonDayWords(report) {
    const day = (0,_last_known_js__WEBPACK_IMPORTED_MODULE_2__/* .commonDay */ .W$)(report);
    return day === null ? null : `This run judged nothing. Results without a date are from ${day}.`;
}
/** Returns each sentence once, most severe level first, then most places first. */
function groupSentences(placedProblems) {
    const groups = Map.groupBy(placedProblems, ({ problem }) => JSON.stringify(problemSentence(problem)));
    const rank = ({ state }) => states.indexOf(state);
    return [...groups.values()]
        .flatMap((same) => same.slice(0, 1).map(({ problem }) => ({
        ...problemSentence(problem),
        places: (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .distinctBy */ .ey)(same.map(({ place }) => place)),
    })))
        .sort((a, b) => rank(a) - rank(b) || b.places.length - a.places.length);
}
const states = ['error', 'fail', 'warn', 'waived'];
function problemSentence({ level, rule, message, advice, waived, }) {
    const detail = waived === null ? advice : `Waived: \u201c${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_4__.escapeInvisible)(waived)}\u201d.`;
    const text = [message, detail].filter((part) => part !== '').join(' ');
    return { state: waived === null ? level : 'waived', rule, text };
}
function problemPlace({ problem: { file, line: number }, repository, asOf, common, }) {
    const place = file === null ? _report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyLine */ .io : (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) ` ${number === null ? file : `${file}:${number}`}`;
    return (0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .line */ .n8) `${repository}${place}${(0,_report_document_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)((0,_last_known_js__WEBPACK_IMPORTED_MODULE_2__/* .asOfWords */ .N2)(asOf, common))}`;
}


/***/ }),

/***/ 83748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OM: () => (/* binding */ withEarlierNews),
/* harmony export */   hA: () => (/* binding */ isWholeRun),
/* harmony export */   zK: () => (/* binding */ historyDay)
/* harmony export */ });
/* harmony import */ var _judging_verdict_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33862);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60394);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91770);
/* harmony import */ var _selection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28362);




/**
 * Reports whether a run is complete enough for later runs to be compared with it. Repositories that cannot be
 * read do not make a run incomplete.
 */
function isWholeRun({ failure, repositories, }) {
    return failure === null && repositories.every(({ status }) => status !== 'not-read-yet');
}
function historyDay(report) {
    const { repositories, servers } = report;
    const ids = new Map(repositories.map(({ name, id }) => [name, id]));
    const repositoryCells = (name) => ({
        repository: name,
        repository_id: ids.get(name) ?? null,
    });
    return {
        runs: [runRow(report)],
        repositories: repositories.map((each) => ({
            ...repositoryCells(each.name),
            ...{
                custom_properties: each.customProperties,
                visibility: each.visibility,
                branch: each.branch,
            },
            ...{ commit: each.commit, status: each.status, reason: each.reason, verdict: each.verdict },
            ...{ unread_since: each.unreadSince, as_of: each.asOf },
        })),
        places: servers.map(({ entry }) => ({
            ...repositoryCells(entry.repository),
            ...{ file: entry.file, line: entry.line, alias: entry.alias },
            ...{ client: entry.client, role: entry.role, type: entry.type, name: entry.name },
            ...{ version: entry.version, judged_version: entry.judgedVersion },
            ...{ is_pinned: entry.isPinned, grade: entry.grade, score: entry.score },
            ...{ verdict: entry.verdict, below: entry.below },
            fails: (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .failedRules */ .VJ)(entry.problems),
            owners: entry.owners,
            news: entry.history?.news ?? null,
            declared_by: entry.history?.declared.by ?? null,
            as_of: entry.asOf,
        })),
        problems: [
            ...servers.flatMap(({ entry: { repository, alias, owners, asOf, problems } }) => problems.map((problem) => ({
                ...problemCells(problem),
                ...repositoryCells(repository),
                ...{ alias, owners, since: null, as_of: asOf },
            }))),
            ...repositories.flatMap(({ name, asOf, problems }) => problems.map((problem) => ({
                ...problemCells(problem),
                ...repositoryCells(name),
                ...{ alias: null, owners: problem.owners },
                ...{ since: problem.since, as_of: asOf },
            }))),
        ],
        waivers: repositories.flatMap(({ name, waivers }) => waivers.map((each) => ({
            ...repositoryCells(name),
            ...{ written_in: each.writtenIn, match: each.match, file: each.file },
            ...{ alias: each.alias, rule: each.rule, check_name: each.check, reason: each.reason },
            ...{ expires: each.expires, covers: each.covers, as_of: each.asOf },
        }))),
    };
}
/**
 * Carries over news from an earlier run on the same date, whose rows this day replaces. A place that was new
 * in the earlier run and is unchanged stays new.
 */
function withEarlierNews(day, replaced) {
    const news = new Map(replaced.map((row) => [placeStateKey(row), row.news]));
    const places = day.places.map((row) => ({
        ...row,
        news: row.news ?? news.get(placeStateKey(row)) ?? null,
    }));
    const countNews = (cause, own) => own === null
        ? null
        : places.filter((row) => row.news === cause && (row.fails ?? []).length > 0).length;
    const runs = day.runs.map((run) => ({
        ...run,
        brought_in: countNews('brought-in', run.brought_in),
        graded_anew: countNews('graded-anew', run.graded_anew),
        rubric_changed: countNews('rubric-changed', run.rubric_changed),
        policy_changed: countNews('policy-changed', run.policy_changed),
    }));
    return { ...day, runs, places };
}
function placeStateKey(row) {
    const { file, alias, client, role, type, name, version } = row;
    // A renamed repository is treated as the same repository.
    const repository = row.repository_id ?? row.repository;
    const { judged_version: judged, grade, verdict } = row;
    return JSON.stringify([
        ...[repository, file, alias, client, role, type, name, version],
        ...[judged, grade, verdict],
    ]);
}
function problemCells(problem) {
    const { file, line, rule, level, message, waived, waivedUntil } = problem;
    return { file, line, rule, level, message, waived, waived_until: waivedUntil };
}
function runRow(report) {
    const { counts, repositories, servers } = report;
    const overview = (0,_overview_js__WEBPACK_IMPORTED_MODULE_2__/* .sweepOverview */ ._)(report);
    const { generatedAt, rubricVersion } = report.export;
    const news = overview?.news ?? null;
    return {
        started_at: new Date(report.at).toISOString(),
        ...{ organisation: report.organisation, verdict: report.verdict },
        selection: (0,_selection_js__WEBPACK_IMPORTED_MODULE_3__/* .filterWords */ .kf)(report.selection),
        ...{ policies: report.policies, seconds: report.seconds, requests: report.requests },
        tool_version: report.toolVersion,
        export_at: generatedAt === null ? null : new Date(generatedAt).toISOString(),
        rubric_version: rubricVersion,
        ...{
            listed: repositories.length,
            read: counts.read,
            empty: counts.empty,
            not_read: counts.notRead,
        },
        ...{ with_servers: counts.withServers, servers: counts.servers, places: counts.places },
        earlier_places: counts.earlier,
        failing_places: servers.filter(({ entry }) => entry.problems.some(_judging_verdict_words_js__WEBPACK_IMPORTED_MODULE_0__/* .isFailing */ .DI)).length,
        failing_servers: counts.failedServers,
        failing_repositories: counts.failing,
        ...{ pinned: overview?.pinned ?? null, unpinned: overview?.unpinned ?? null },
        brought_in: news?.['brought-in'].failing ?? null,
        graded_anew: news?.['graded-anew'].failing ?? null,
        rubric_changed: news?.['rubric-changed'].failing ?? null,
        policy_changed: news?.['policy-changed'].failing ?? null,
    };
}


/***/ }),

/***/ 67519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LI: () => (/* binding */ historyViews),
/* harmony export */   dQ: () => (/* binding */ dayFolder),
/* harmony export */   j8: () => (/* binding */ historyTableNames),
/* harmony export */   lC: () => (/* binding */ tableFile),
/* harmony export */   mH: () => (/* binding */ historyTables),
/* harmony export */   nR: () => (/* binding */ readFolderDay),
/* harmony export */   t2: () => (/* binding */ isTableRow)
/* harmony export */ });
/* unused harmony export historyTablesSchema */
/**
 * The tables in a sweep's history, with their columns. Each complete run writes all rows for its day. A
 * column has the same type in every row.
 */
const column = (type, meaning) => ({ type, meaning });
const repository = column('VARCHAR', 'The repository, as `owner/name`.');
const repositoryId = column('VARCHAR', "The repository's node id on GitHub, which does not change when the repository is renamed; null if unknown.");
const file = column('VARCHAR', 'Path of the file; null if there is none.');
const line = column('BIGINT', 'Line in the file; null if unknown.');
const owners = column('VARCHAR[]', 'The owners of the file; empty if there are none.');
const rule = column('VARCHAR', 'Id of the rule.');
const asOfColumn = column('TIMESTAMP', 'If this run could not read or judge the entry, the start time of the earlier run that found it; otherwise null.');
const lastDay = column('DATE', 'The last day of the waiver.');
const count = (what) => column('BIGINT', `Number of ${what}.`);
const historyTables = {
    runs: {
        started_at: column('TIMESTAMP', 'When the run began.'),
        organisation: column('VARCHAR', 'The organisation; null for a list of repositories.'),
        verdict: column('VARCHAR', '`pass`, `warn`, `fail` or `error`.'),
        selection: column('VARCHAR', 'The repository filters, such as `include api-*`; null if there are none.'),
        policies: column('VARCHAR[]', "The organisation's policy and the policies that it extends, as `owner/name/path@commit`; empty for a local file."),
        seconds: count('seconds that the run took, excluding the time to write its output'),
        requests: count("requests that the run made to GitHub's API"),
        tool_version: column('VARCHAR', 'Version of MCP Grade Gate.'),
        export_at: column('TIMESTAMP', 'When the export was made; null if no export was needed.'),
        rubric_version: column('VARCHAR', "The export's rubric version; null if unknown."),
        listed: count('repositories to judge, not counting excluded ones'),
        read: count('repositories that were read'),
        empty: count('repositories without commits'),
        not_read: count('repositories that could not be read'),
        with_servers: count('repositories that declare servers'),
        servers: count('servers, each counted once however often it is declared'),
        places: count('places that declare servers'),
        earlier_places: count('places that show a result from an earlier run'),
        failing_places: count('places with a failing server'),
        failing_servers: count('failing servers, each counted once'),
        failing_repositories: count('repositories with a failure'),
        pinned: count('pinned places'),
        unpinned: count('places with versions that are not pinned'),
        brought_in: count('failing places that a commit added or edited since the previous day in the history'),
        graded_anew: count('failing places whose grade changed since the previous day in the history'),
        rubric_changed: count('failing places for which the rubric changed since the previous day in the history'),
        policy_changed: count('failing places for which the policy changed since the previous day in the history'),
    },
    repositories: {
        repository,
        repository_id: repositoryId,
        custom_properties: column('MAP(VARCHAR, VARCHAR[])', 'Values of the custom properties named in `--properties`, keyed by lower-case name.'),
        visibility: column('VARCHAR', '`public`, `internal` or `private`; null if unknown.'),
        branch: column('VARCHAR', 'The default branch; null if unknown.'),
        commit: column('VARCHAR', 'The judged commit; null if nothing was read.'),
        status: column('VARCHAR', '`read`, `empty` or `not-read`.'),
        reason: column('VARCHAR', 'The reason if the repository was not read; otherwise null.'),
        verdict: column('VARCHAR', '`pass`, `warn`, `fail` or `error`.'),
        unread_since: column('TIMESTAMP', 'The first of the consecutive runs that could not read the repository.'),
        as_of: asOfColumn,
    },
    places: {
        repository,
        repository_id: repositoryId,
        file,
        line,
        alias: column('VARCHAR', 'Name of the server in the file.'),
        client: column('VARCHAR', 'The program that reads the file.'),
        role: column('VARCHAR', '`server`, or `launcher` for a program that only starts or connects to another one.'),
        type: column('VARCHAR', "The server's ecosystem if it has one; otherwise `local` or `unidentified`."),
        name: column('VARCHAR', 'Name of the server in its ecosystem; null if there is none.'),
        version: column('VARCHAR', 'The declared version; null if there is none.'),
        judged_version: column('VARCHAR', 'The judged version; null if there is none.'),
        is_pinned: column('BOOLEAN', 'Whether each start fetches the same version; null if there are no versions.'),
        grade: column('VARCHAR', "The server's grade; null if there is none."),
        score: column('DOUBLE', "The server's score, from 0 to 100; null if there is none."),
        verdict: column('VARCHAR', '`pass`, `warn`, `fail` or `error`; null if the server was not judged.'),
        below: column('DOUBLE', "How far the server's score is below the minimum; 0 if it is not below."),
        fails: column('VARCHAR[]', 'The rules that the server fails, except waived ones.'),
        owners,
        news: column('VARCHAR', 'Why the place is new since the last run on an earlier day: `brought-in`, `graded-anew`, `rubric-changed` or `policy-changed`; null if it is not new.'),
        declared_by: column('TIMESTAMP', 'The first run that found this version here; null if unknown.'),
        as_of: asOfColumn,
    },
    problems: {
        repository,
        repository_id: repositoryId,
        file,
        line,
        alias: column('VARCHAR', 'Name of the server in the file; null if the problem concerns no server.'),
        rule,
        level: column('VARCHAR', '`fail`, `warn` or `error`.'),
        message: column('VARCHAR', 'The problem.'),
        waived: column('VARCHAR', 'The reason given in the waiver that covers the problem; null if there is none.'),
        waived_until: lastDay,
        owners,
        since: column('TIMESTAMP', 'For a problem that concerns no server, the first of the consecutive runs that found it; otherwise null.'),
        as_of: asOfColumn,
    },
    waivers: {
        repository: column('VARCHAR', 'The repository that uses the waiver.'),
        repository_id: repositoryId,
        written_in: column('VARCHAR', "The policy that contains the waiver; null for the repository's own policy."),
        match: column('VARCHAR', 'Pattern that matches the servers that the waiver covers; null if there is none.'),
        file: column('VARCHAR', 'Pattern that matches the files that the waiver covers; null if there is none.'),
        alias: column('VARCHAR', 'The entry that the waiver covers; null if there is none.'),
        rule,
        check_name: column('VARCHAR', 'The only check that the waiver covers; null if it covers all checks.'),
        reason: column('VARCHAR', 'Why the waiver was granted.'),
        expires: lastDay,
        covers: count('problems that the waiver covers'),
        as_of: asOfColumn,
    },
};
const historyTableNames = Object.keys(historyTables);
const tableFile = (table) => `${table}.ndjson.gz`;
const dayFolder = (day) => `date=${day}`;
function readFolderDay(name) {
    const [, day = ''] = /^date=(\d{4}-\d\d-\d\d)$/.exec(name) ?? [];
    return Number.isNaN(Date.parse(day)) ? null : day;
}
const isOfType = {
    BIGINT: Number.isSafeInteger,
    BOOLEAN: (value) => typeof value === 'boolean',
    DATE: (value) => typeof value === 'string',
    DOUBLE: (value) => typeof value === 'number',
    TIMESTAMP: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
    VARCHAR: (value) => typeof value === 'string',
    'VARCHAR[]': isTexts,
    'MAP(VARCHAR, VARCHAR[])': (value) => Object.values(Object(value)).every(isTexts),
};
function isTexts(value) {
    return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
/** Reports whether a value is a row of a table; additional columns are allowed. */
function isTableRow(table, value) {
    const row = Object(value);
    return Object.entries(historyTables[table]).every(([name, { type }]) => row[name] === null || isOfType[type](row[name]));
}
/** Returns SQL that defines a DuckDB view for each table, with the type of every column. */
function historyViews() {
    const views = historyTableNames.map((table) => {
        const columns = Object.entries(historyTables[table]).map(([name, { type }]) => `    ${name}: '${type}'`);
        return `CREATE OR REPLACE VIEW ${table} AS
SELECT * FROM read_json('date=*/${tableFile(table)}',
  format = 'newline_delimited', hive_partitioning = true, hive_types = {date: DATE},
  columns = {
${columns.join(',\n')}
  });
`;
    });
    return `-- Views of a sweep history. To create them, run this command in this folder: duckdb -init views.sql\n\n${views.join('\n')}`;
}
const textListSchema = { type: 'array', items: { type: 'string' } };
const jsonTypes = {
    BIGINT: { type: ['integer', 'null'] },
    BOOLEAN: { type: ['boolean', 'null'] },
    DATE: { type: ['string', 'null'], format: 'date' },
    DOUBLE: { type: ['number', 'null'] },
    TIMESTAMP: { type: ['string', 'null'], format: 'date-time' },
    VARCHAR: { type: ['string', 'null'] },
    'VARCHAR[]': textListSchema,
    'MAP(VARCHAR, VARCHAR[])': { type: 'object', additionalProperties: textListSchema },
};
function historyTablesSchema() {
    const tables = historyTableNames.map((table) => {
        const columns = Object.entries(historyTables[table]);
        const properties = Object.fromEntries(columns.map(([name, { type, meaning }]) => [
            name,
            { description: meaning, ...jsonTypes[type] },
        ]));
        const required = columns.map(([name]) => name);
        return [table, { type: 'object', properties, required, additionalProperties: false }];
    });
    return {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        title: 'Tables of an MCP Grade Gate sweep history',
        description: 'Each line of a table is one object.',
        anyOf: historyTableNames.map((table) => ({ $ref: `#/$defs/${table}` })),
        $defs: Object.fromEntries(tables),
    };
}


/***/ }),

/***/ 97763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mn: () => (/* binding */ withTrend),
/* harmony export */   oo: () => (/* binding */ pinnedShare)
/* harmony export */ });
/* unused harmony export weeklyTrend */
/* harmony import */ var _judging_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58388);

/** Maximum number of weeks, enough to cover a year. */
const mostWeeks = 53;
/**
 * Adds the weekly trend to a report.
 * @param today null for an incomplete run, which the trend leaves out
 */
function withTrend(report, past, today) {
    const day = new Date(report.at).toISOString().slice(0, 10);
    const todayRuns = today?.runs.map((row) => ({ day, row })) ?? [];
    return {
        ...report,
        trend: weeklyTrend([...past.filter((each) => each.day < day), ...todayRuns]),
    };
}
/** Groups runs into weeks, oldest first; weeks without a run are omitted. */
function weeklyTrend(runs) {
    const weeks = Map.groupBy(runs, ({ day }) => weekStart(day));
    return [...weeks].slice(-mostWeeks).map(([week, same]) => {
        const sum = (column) => same.reduce((all, { row }) => all + (row[column] ?? 0), 0);
        const last = same.at(-1)?.row;
        return {
            week,
            ...{ failing: last?.failing_places ?? 0, places: last?.places ?? 0 },
            ...{ pinned: last?.pinned ?? 0, unpinned: last?.unpinned ?? 0 },
            news: Object.fromEntries(_judging_history_js__WEBPACK_IMPORTED_MODULE_0__/* .causes */ .ps.map((cause) => [cause, sum(columns[cause])])),
        };
    });
}
const columns = {
    'brought-in': 'brought_in',
    'graded-anew': 'graded_anew',
    'rubric-changed': 'rubric_changed',
    'policy-changed': 'policy_changed',
};
const dayMs = 86_400_000;
function weekStart(day) {
    const time = Date.parse(day);
    const daysSinceMonday = (new Date(time).getUTCDay() + 6) % 7;
    return new Date(time - daysSinceMonday * dayMs).toISOString().slice(0, 10);
}
/**
 * Returns the percentage of pinned places among the places with a version, rounded down; null if no place has
 * a version.
 */
function pinnedShare({ pinned, unpinned }) {
    const total = pinned + unpinned;
    return total === 0 ? null : Math.floor((100 * pinned) / total);
}


/***/ }),

/***/ 82742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ forEachConcurrent),
/* harmony export */   G$: () => (/* binding */ createTryRead),
/* harmony export */   H8: () => (/* binding */ explainUnread)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31612);

/** Number of consecutive `api-unavailable` errors after which reading stops. */
const maxUnavailable = 20;
/** Error codes after which reading stops, because all remaining reads would fail too. */
const endingCodes = new Set([
    'api-limited',
    'api-token-refused',
    'certificate-refused',
]);
/**
 * Creates a `TryRead` that skips all remaining reads after an error that stops reading, such as an exhausted
 * request limit.
 */
function createTryRead() {
    let finalFailure = null;
    let unavailable = 0;
    return async (read) => {
        if (finalFailure !== null)
            return finalFailure;
        try {
            const value = await read();
            unavailable = 0;
            return { value };
        }
        catch (error) {
            const { code = '' } = Object(error);
            unavailable = code === 'api-unavailable' ? unavailable + 1 : 0;
            const reason = error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue ? explainUnread(error) : (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .describeError */ .Uc)(error);
            if (!endingCodes.has(code) && unavailable < maxUnavailable)
                return { status: 'not-read', reason };
            finalFailure ??= { status: 'not-read-yet', reason };
            return { status: 'not-read-yet', reason };
        }
    };
}
function explainUnread({ code, message, details }) {
    return code === 'api-not-found' || code === 'api-forbidden'
        ? 'GitHub does not give this token read access. The token needs contents: read.'
        : [message, ...details].join(' ');
}
async function forEachConcurrent(items, concurrency, work) {
    const remaining = Iterator.from(items);
    const takeTurns = async () => {
        for (let next = remaining.next(); !next.done; next = remaining.next())
            await work(next.value);
    };
    await Promise.all(Array.from({ length: concurrency }, takeTurns));
}


/***/ }),

};
