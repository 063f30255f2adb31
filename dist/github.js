export const modules = {

/***/ 86930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   postSuggestions: () => (/* binding */ postSuggestions)
/* harmony export */ });
/* harmony import */ var _judging_suggestions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96436);
/* harmony import */ var _model_phrase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77229);
/* harmony import */ var _report_publishing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56525);



/**
 * Maximum numbers of comments and files. Reviewers would not read more comments, and GitHub lists at most
 * 3000 files.
 */
const maxComments = 10;
const maxFiles = 3000;
const maxPages = 100;
/**
 * Posts suggestions as one review of a pull request. Skips suggestions whose lines are not in the diff or
 * that were posted before.
 *
 * @param suggestions worst first
 * @throws GateError if a call to the GitHub API fails
 */
async function postSuggestions(suggestions, { calls, commit, prefix, redact }) {
    const none = (logLine) => ({ posted: 0, logLine });
    const changes = (0,_report_publishing_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestedChanges */ .$Z)(suggestions, prefix, redact);
    if (changes.length === 0)
        return none('Suggested changes: none.');
    const changesShown = await changesInDiff(changes, calls);
    if (changesShown.length === 0) {
        return none('Suggested changes: none, because the diff does not show the lines to change.');
    }
    const posted = await postedKeys(calls);
    const unposted = changesShown.filter(({ key }) => !posted.has(key));
    if (unposted.length === 0)
        return none('Suggested changes: none, because all of them are already posted.');
    const chosen = unposted.slice(0, maxComments);
    const [first] = chosen;
    await calls.createReview({
        commit_id: commit,
        event: 'COMMENT',
        body: (0,_report_publishing_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewBody */ .ff)(chosen, unposted.length - chosen.length),
        comments: chosen.map(({ path, line, body }) => ({ path, line, side: 'RIGHT', body })),
    }, async () => ((await postedKeys(calls)).has(first?.key ?? '') ? {} : null));
    const logLine = `Suggested changes: ${(0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(chosen.length, 'line')}.`;
    return { posted: chosen.length, logLine };
}
/** Returns the changes whose lines are in the pull request's diff, in files with exactly the judged text. */
async function changesInDiff(changes, { listFiles }) {
    const missing = new Set(changes.map(({ path }) => path));
    const shownChanges = new Map();
    let seen = 0;
    for await (const files of pages(listFiles)) {
        for (const { filename, sha, patch } of files) {
            if (!missing.delete(filename) || sha === null)
                continue;
            const lines = (0,_judging_suggestions_js__WEBPACK_IMPORTED_MODULE_0__/* .readShownLines */ .F)(patch);
            for (const change of changes) {
                const { line, contents, plainContents } = change.suggestion;
                // A file that differs from the head commit's version gets no suggestion, because a merge with the
                // base may have moved the lines.
                if (change.path === filename && contents.includes(sha) && lines.has(line)) {
                    // The suggestion uses the line endings of the commit, regardless of the line endings in the
                    // checkout.
                    const isPlain = plainContents.includes(sha);
                    const body = isPlain ? change.body.replaceAll('\r\n', '\n') : change.body;
                    shownChanges.set(change, { ...change, body });
                }
            }
        }
        seen += files.length;
        if (missing.size === 0 || seen >= maxFiles)
            break;
    }
    return changes.flatMap((change) => shownChanges.get(change) ?? []);
}
/**
 * Returns the keys of the suggestions posted with this token. Ignores comments by other accounts, which could
 * make a suggestion look already posted.
 */
async function postedKeys({ listReviewComments }) {
    const keys = new Set();
    for await (const texts of pages(listReviewComments)) {
        for (const { body, isOwn } of texts) {
            if (isOwn)
                for (const key of (0,_report_publishing_js__WEBPACK_IMPORTED_MODULE_1__/* .readSuggestionKeys */ .x8)(body))
                    keys.add(key);
        }
    }
    return keys;
}
async function* pages(list) {
    let after = null;
    for (let page = 0; page < maxPages; page += 1) {
        const { items, next } = await list(after);
        yield items;
        if (next === null)
            return;
        after = next;
    }
}


/***/ }),

/***/ 56386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishComment: () => (/* binding */ publishComment),
  publishSuggestions: () => (/* binding */ publishSuggestions)
});

// EXTERNAL MODULE: ./build/io/github-api.js + 7 modules
var github_api = __webpack_require__(36256);
// EXTERNAL MODULE: ./build/io/github-event.js + 5 modules
var github_event = __webpack_require__(95436);
// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/report/publishing.js + 4 modules
var publishing = __webpack_require__(56525);
// EXTERNAL MODULE: ./build/report/report-messages.js
var report_messages = __webpack_require__(23602);
;// CONCATENATED MODULE: ./build/gate/publishing/comment-intent.js
/**
 * Returns the action for a report in each mode: `show` creates or updates the comment; `resolve` marks an
 * existing comment as resolved but does not create a comment.
 *
 * | enforced verdict         | `never` | `on-failure` | `on-change` | `always` |
 * | ------------------------ | ------- | ------------ | ----------- | -------- |
 * | `pass`                   | nothing | resolve      | resolve     | show     |
 * | `pass` with more, `warn` | nothing | resolve      | show        | show     |
 * | `fail`, `error`          | nothing | show         | show        | show     |
 */
function commentIntent(mode, { enforcedVerdict, isMore }) {
    if (mode === 'never')
        return 'nothing';
    const isFailure = enforcedVerdict === 'fail' || enforcedVerdict === 'error';
    const isNews = isFailure || enforcedVerdict === 'warn' || isMore;
    return mode === 'always' || isFailure || (mode === 'on-change' && isNews) ? 'show' : 'resolve';
}

// EXTERNAL MODULE: ./build/gate/publishing/placement-words.js
var placement_words = __webpack_require__(39921);
;// CONCATENATED MODULE: ./build/gate/publishing/pull-request.js







const placedWords = {
    nothing: 'none, because there is nothing to report',
    ...placement_words/* placementWords */.z,
    resolved: 'marked as resolved',
    outdated: 'left to the run for the newer commit',
};
const noneForEvent = (event) => `none, because ${event} is not a pull request event`;
/**
 * Updates the comment on the run's pull request. Redacts all text before sending it, because the runner masks
 * secrets only in its log.
 *
 * @param report the report without its secrets
 * @returns null if the settings disable the comment
 */
async function publishComment(report, { comment, category, 'github-token': githubToken }, { event, frame, redact }, ports) {
    const { enforcedVerdict } = report;
    const isMore = (0,report_messages.countServers)(report).waived > 0 ||
        report.autoApproved.length > 0 ||
        report.problems.some(({ waived }) => waived !== null);
    const intent = commentIntent(comment, { enforcedVerdict, isMore });
    if (intent === 'nothing')
        return null;
    const pull = await (0,github_event/* readPullRequest */.DQ)();
    if (pull === null)
        return { line: `Comment: ${noneForEvent(event)}` };
    const cannot = `The comment on pull request #${pull.number} could not be updated`;
    const task = { pull, event, githubToken, cannot, without: 'comment: never' };
    return withApi(task, ports, async (api, run) => {
        const marker = (0,publishing/* commentMarker */.Ql)([run.workflow, run.job, category ?? '']);
        const placed = await (0,github_api.placeComment)(api, run.repository, pull, {
            intent,
            marker,
            shown: redact((0,publishing/* renderComment */.wQ)(report, { marker, runUrl: run.url }, frame)),
            resolved: redact((0,publishing/* renderResolved */.Xr)(report, { marker })),
        });
        return `Comment on pull request #${pull.number}: ${placedWords[placed]}`;
    });
}
/**
 * Posts suggested changes as one review of the run's pull request.
 *
 * @param suggestions unredacted suggestions; any suggestion that would show a secret is omitted
 */
async function publishSuggestions(suggestions, { githubToken, event, prefix, redact }, ports) {
    const pull = await (0,github_event/* readPullRequest */.DQ)();
    if (pull === null || pull.head === null) {
        return { line: `Suggested changes: ${noneForEvent(event)}` };
    }
    if (suggestions.length === 0)
        return { line: 'Suggested changes: none.' };
    const commit = pull.head;
    const cannot = `Changes could not be suggested on pull request #${pull.number}`;
    const refused = 'The pull request may have new commits; the run for those commits suggests the changes again.';
    const task = { pull, event, githubToken, cannot, refused, without: 'suggest: false' };
    return withApi(task, ports, async (api, run) => {
        const [{ createReviewCalls }, { postSuggestions }] = await Promise.all([
            Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 36256)),
            Promise.all(/* import() */[__webpack_require__.e(6436), __webpack_require__.e(6930)]).then(__webpack_require__.bind(__webpack_require__, 86930)),
        ]);
        const calls = createReviewCalls(api, run.repository, pull.number);
        return (await postSuggestions(suggestions, { calls, commit, prefix, redact })).logLine;
    });
}
/** Performs a task with the run's token. Any GateError becomes a warning. */
async function withApi({ pull, event, githubToken, cannot, refused, without }, ports, write) {
    if (githubToken === null) {
        return { warning: `${cannot}: github-token is empty. Omit that input, or give it a token.` };
    }
    const run = (0,github_event/* readWorkflowRun */.hO)(process.env);
    try {
        return { line: await write(await (0,github_api.createApi)({ token: githubToken, ...run }, ports), run) };
    }
    catch (error) {
        if (!(error instanceof failure/* GateError */.ue))
            throw error;
        const advice = error.code === 'api-refused' && refused !== undefined
            ? refused
            : adviceOn(error, pull, event, without);
        return { warning: `${cannot}. ${error.message} ${advice}` };
    }
}
function adviceOn(error, pull, event, without) {
    switch (error.code) {
        case 'api-token-refused':
            return 'The token in github-token is wrong or has expired. Omit that input, or give it a valid token.';
        case 'api-forbidden':
            return `The token lacks pull-requests: write. ${permissionAdvice(pull, event, without)}`;
        case 'api-not-found':
            return `The pull request was deleted, or the token lacks pull-requests: write. ${permissionAdvice(pull, event, without)}`;
        default:
            return error.remedy;
    }
}
function permissionAdvice({ isFromFork }, event, without) {
    if (isFromFork && !(0,github_event/* isPrivilegedEvent */.O0)(event)) {
        return 'By default, GitHub gives pull requests from forks a read-only token. The job summary and the annotations contain the full report.';
    }
    if ((0,github_event/* isStartedByDependabot */.ZU)()) {
        return 'GitHub gives runs triggered by Dependabot a read-only token, unless the workflow itself sets pull-requests: write under permissions.';
    }
    return `Add that permission to the job, or set ${without}.`;
}


/***/ }),

/***/ 36256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  calmPace: () => (/* reexport */ calmPace),
  createApi: () => (/* reexport */ createApi),
  createPace: () => (/* reexport */ createPace),
  createReviewCalls: () => (/* reexport */ createReviewCalls),
  failuresLine: () => (/* reexport */ failuresLine),
  placeComment: () => (/* reexport */ placeComment),
  placeIssue: () => (/* reexport */ placeIssue),
  writtenLine: () => (/* reexport */ writtenLine)
});

// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/model/version.js
var version = __webpack_require__(90178);
// EXTERNAL MODULE: ./build/io/http/body.js
var http_body = __webpack_require__(11956);
// EXTERNAL MODULE: ./build/io/http/certificate.js
var certificate = __webpack_require__(69801);
// EXTERNAL MODULE: ./build/io/http/exchange.js
var exchange = __webpack_require__(22289);
// EXTERNAL MODULE: ./build/io/http/exchange-error.js
var exchange_error = __webpack_require__(92462);
// EXTERNAL MODULE: ./build/io/http/retry.js
var retry = __webpack_require__(21284);
;// CONCATENATED MODULE: ./build/io/github/api-response.js

/**
 * Retry policy for API calls. GitHub's documentation asks clients to wait a minute if a rate-limited response
 * specifies no waiting time.
 */
const apiRetries = {
    maxAttempts: 4,
    retriedStatuses: [408, 429],
    tooManyRequestsMs: 60_000,
    logPrefix: "GitHub's API ",
};
function unavailableTrouble(words, wait) {
    return new retry/* HttpTrouble */.qm(words, { code: 'api-unavailable', wait });
}
function refused(words, code) {
    return new retry/* HttpTrouble */.qm(words, { code, wait: 'no-retry' });
}
/** Returns the error for a rate-limited request, which GitHub has not carried out. */
function limitedTrouble(words, requestedMs) {
    return new retry/* HttpTrouble */.qm(`${words} because of too many requests`, {
        code: 'api-limited',
        wait: (0,retry/* waitAfter */.Wv)(429, requestedMs, apiRetries),
        mayHaveTakenEffect: false,
    });
}
function responseTrouble(response, { name }, now) {
    const { status, headers } = response;
    const requestedMs = requestedWait(headers, now);
    const words = `answered ${status} to ${name}`;
    if (isLimit(response))
        return limitedTrouble(words, requestedMs);
    const wait = (0,retry/* waitAfter */.Wv)(status, requestedMs, apiRetries);
    return wait === 'no-retry'
        ? refused(words, refusalCode(status))
        : unavailableTrouble(words, wait);
}
function refusalCode(status) {
    switch (status) {
        case 401:
            return 'api-token-refused';
        case 403:
            return 'api-forbidden';
        case 404:
            return 'api-not-found';
        case 410:
            return 'api-gone';
        default:
            return 'api-refused';
    }
}
/**
 * Reports whether a response signals a rate limit: status 429, or 403 with rate-limit headers or a rate-limit
 * message. Source: "Rate limits for the REST API" in GitHub's documentation.
 */
function isLimit({ status, headers, data }) {
    if (status === 429)
        return true;
    if (status !== 403)
        return false;
    const { message } = Object(data);
    return (headers['retry-after'] !== undefined ||
        headers['x-ratelimit-remaining'] === '0' ||
        /secondary rate limit|abuse detection/i.test(String(message)));
}
/**
 * Returns the wait that a response asks for, in milliseconds: `retry-after`, or the time until an exhausted
 * rate limit resets.
 */
function requestedWait(headers, now) {
    const after = (0,retry/* retryAfterMs */.Vs)(headers['retry-after'], now);
    if (after !== null)
        return after;
    const reset = headers['x-ratelimit-reset'] ?? '';
    if (headers['x-ratelimit-remaining'] !== '0' || !/^\d{1,12}$/.test(reset))
        return null;
    return Math.max(Number(reset) * 1000 - now, 0) + 1000;
}
/**
 * Returns the data of a GraphQL response.
 * @throws HttpTrouble if the response has no data or reports errors, which GraphQL sends with status 200
 */
function graphqlData({ data: body, headers }, { name }, now) {
    const { data, errors } = Object(body);
    if (!Array.isArray(errors)) {
        if (data == null)
            throw unavailableTrouble(`sent no data in its answer to ${name}`, 'backoff');
        return data;
    }
    const { type, extensions } = Object(errors[0]);
    const words = `refused ${name}`;
    switch (type) {
        case 'RATE_LIMITED':
            throw limitedTrouble(words, requestedWait(headers, now));
        case 'FORBIDDEN':
        case 'INSUFFICIENT_SCOPES':
            throw refused(words, 'api-forbidden');
        case 'NOT_FOUND':
            throw refused(words, 'api-not-found');
        default:
            // Errors about invalid queries have a `type` or `extensions`; service errors have neither.
            throw type === undefined && extensions === undefined
                ? unavailableTrouble(`failed to answer ${name}`, 'backoff')
                : refused(words, 'api-refused');
    }
}

;// CONCATENATED MODULE: ./build/io/github/api.js








const userAgent = `mcp-grade-gate/${version/* version */.r}`;
const usualLimits = { responseMs: 10_000, waitMs: 60_000, totalMs: 120_000 };
/** Octokit would otherwise log text from the API, which could contain anything. */
const silent = { debug() { }, info() { }, warn() { }, error() { } };
/**
 * Creates an API client and loads `@octokit/core` on demand. All calls share the time limits, which start
 * when this function is called.
 * @param pace set for runs with many calls; `waitMs` then limits the waits of each call separately
 */
async function createApi({ token, apiUrl, graphqlUrl }, ports, limits = usualLimits, pace = null) {
    const { Octokit } = await __webpack_require__.e(/* import() */ 5194).then(__webpack_require__.bind(__webpack_require__, 35194));
    const octokit = new Octokit({ auth: token, baseUrl: apiUrl, userAgent, log: silent });
    const deadline = ports.now() + limits.totalMs;
    const shared = (0,retry/* createTotalBudget */.Yr)(limits.waitMs);
    const request = (call, findExisting) => {
        const budget = pace === null ? shared : (0,retry/* createTotalBudget */.Yr)(limits.waitMs);
        const attemptNow = () => {
            const left = Math.min(limits.responseMs, deadline - ports.now());
            return attemptCall(call, octokit, left, ports.now, pace);
        };
        const attemptCounted = () => pace === null ? attemptNow() : pace.run(rateLimitResource(call), attemptNow);
        const gaveUp = (trouble, attempts) => createFailure(trouble, attempts, ports.now());
        return (0,retry/* withRetries */.LH)(attemptCounted, { policy: apiRetries, budget, gaveUp, findExisting }, ports);
    };
    return {
        rest: ({ method, path, body, findExisting }) => {
            const name = `${method} ${path}`;
            return request({ method, url: path, body, name, isGraphql: false }, findExisting);
        },
        graphql: (query, variables) => {
            const body = { query, variables };
            return request({ method: 'POST', url: graphqlUrl, body, name: 'a query', isGraphql: true });
        },
    };
}
/** @throws HttpTrouble, or GateError if another attempt would also fail */
async function attemptCall(call, octokit, timeoutMs, now, pace) {
    if (timeoutMs <= 0)
        throw unavailableTrouble('took too long', 'no-retry');
    const response = await send(call, octokit, timeoutMs);
    pace?.see(rateLimitResource(call), response.headers);
    try {
        const { status, data } = response;
        if (status < 200 || status > 299)
            throw responseTrouble(response, call, now());
        return call.isGraphql ? graphqlData(response, call, now()) : data;
    }
    catch (error) {
        const { code, wait } = Object(error);
        // A rate limit that rejects one call also rejects every other call until the limit resets.
        if (code === 'api-limited' && typeof wait === 'number')
            pace?.pause(wait);
        throw error;
    }
}
const rateLimitResource = ({ isGraphql }) => isGraphql ? 'graphql' : 'rest';
async function send(call, octokit, timeoutMs) {
    const { method, url, body: data } = call;
    try {
        const { status, headers, data: received, } = await octokit.request(`${method} ${url}`, {
            request: { fetch: fetchWithin(timeoutMs), log: silent },
            ...(data === undefined ? {} : { data }),
        });
        return { status, headers: headers, data: received };
    }
    catch (error) {
        const { response, cause } = error;
        if (response !== undefined)
            return response;
        if (cause instanceof retry/* HttpTrouble */.qm)
            throw cause;
        const kind = cause instanceof exchange_error/* ExchangeError */.S ? cause.failure.kind : null;
        const isLate = kind === 'overtime' || kind === 'no-response' || kind === 'stalled';
        const code = (0,certificate/* systemCode */.x)(error) ?? 'no answer';
        const words = isLate ? 'did not answer in time' : `could not be reached (${code})`;
        throw (0,certificate/* certificateFailure */.a)(error, "GitHub's API") ?? unavailableTrouble(words, 'backoff');
    }
}
/** Returns a `fetch` for Octokit that supports proxies and a time limit. */
function fetchWithin(wholeMs) {
    return (url, init) => {
        const { method = 'GET', headers, body } = init ?? {};
        const request = {
            method: method,
            url: String(url),
            headers: { ...headers, 'accept-encoding': http_body/* acceptedEncodings */.g },
            ...(typeof body === 'string' ? { body } : {}),
            userAgent,
            timeouts: { wholeMs },
            // Redirects must not carry the token beyond the API address that the runner provides.
            maxRedirects: 0,
        };
        return (0,exchange/* exchange */.c)(request, async ({ status, headers: received, read }) => {
            const text = [204, 205, 304].includes(status) ? null : await readText(status, read);
            const known = Object.entries(received).filter((each) => each[1] !== undefined);
            return new Response(text, { status, headers: known });
        });
    };
}
/**
 * Maximum size of a response body in bytes, above that of any API response. The API truncates trees larger
 * than 7 MB, and the files that are read are smaller.
 */
const maxBody = 32 * 1024 * 1024;
/**
 * Returns the body as text. If a refusal's body cannot be read, returns an empty string, so that the status
 * is still reported.
 */
async function readText(status, read) {
    const chunks = [];
    let length = 0;
    try {
        await read((chunk) => {
            length += chunk.length;
            chunks.push(chunk);
            return length > maxBody;
        });
    }
    catch (error) {
        if (status < 400 || !(error instanceof exchange_error/* ExchangeError */.S))
            throw error;
        return '';
    }
    if (length > maxBody)
        throw refused('answered with more than 32 MB', 'api-wrong-content');
    return Buffer.concat(chunks).toString('utf8');
}
function createFailure({ code, message, wait }, attempts, now) {
    const times = attempts === 1 ? '' : ` (${attempts} attempts)`;
    return new failure/* GateError */.ue(code, `GitHub's API ${message}${times}.`, failureRemedy(code, wait, now));
}
function failureRemedy(code, wait, now) {
    if (code === 'api-limited') {
        const again = new Date(now + (typeof wait === 'number' ? wait : 3_600_000));
        return `Try again after ${again.toISOString().slice(11, 16)} UTC.`;
    }
    if (code === 'api-refused')
        return 'Try again. If GitHub refuses the request again, report a bug.';
    if (code === 'api-token-refused') {
        return "The token for GitHub's API is wrong or has expired: replace the token and try again.";
    }
    if (code === 'api-forbidden') {
        return "The token for GitHub's API lacks a permission that this request needs: add the permission and try again.";
    }
    return 'Try again.';
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
;// CONCATENATED MODULE: ./build/io/github/conversation.js

/**
 * Reports whether stored text equals the text that was sent. GitHub stores text unchanged, except for
 * trailing whitespace and possibly line breaks.
 */
function isSameText(kept, wanted) {
    const plain = (text) => text.replaceAll('\r\n', '\n').trimEnd();
    return plain(kept) === plain(wanted);
}
/** Awaits an API call and reports whether the call's target existed. */
async function didExist(call) {
    try {
        await call;
        return true;
    }
    catch (error) {
        const isGone = error instanceof failure/* GateError */.ue && ['api-not-found', 'api-gone'].includes(error.code);
        if (isGone)
            return false;
        throw error;
    }
}
/**
 * Performs work on a conversation. Throws a GateError with `code` if GitHub forbids the work and the
 * conversation is locked.
 *
 * @param subject the beginning of a sentence about the conversation, such as `Issue #7`
 */
async function unlessLocked(isLocked, { subject, code }, work) {
    try {
        return await work();
    }
    catch (error) {
        if (!isLocked || !(error instanceof failure/* GateError */.ue) || error.code !== 'api-forbidden')
            throw error;
        throw new failure/* GateError */.ue(code, `${subject} is locked.`, 'Unlock the conversation and run the job again.', { cause: error });
    }
}

;// CONCATENATED MODULE: ./build/io/github/comment.js



/**
 * Updates the comment on a pull request to the desired state. If concurrent runs created several comments,
 * the oldest is kept.
 *
 * @param repository `owner/name`
 * @throws GateError if a call to the API fails; `pull-locked` if the conversation is locked
 */
async function placeComment(api, repository, pull, task) {
    if (task.intent === 'nothing')
        return 'nothing';
    const find = () => findOwn(api, repository, pull.number, task.marker);
    const conversation = await find();
    if (pull.head !== null && conversation.head !== pull.head)
        return 'outdated';
    const locked = { subject: `Pull request #${pull.number}`, code: 'pull-locked' };
    return unlessLocked(conversation.isLocked, locked, async () => {
        if (conversation.own.length > 0)
            return updateOldest(api, repository, conversation.own, task);
        if (task.intent === 'resolve')
            return 'nothing';
        await api.rest({
            method: 'POST',
            path: `/repos/${repository}/issues/${pull.number}/comments`,
            body: { body: task.shown },
            findExisting: async () => (await find()).own[0] ?? null,
        });
        // A concurrent run may have created another comment.
        const { own } = await find();
        if (own.length > 1)
            await updateOldest(api, repository, own, task);
        return 'created';
    });
}
/** Updates the oldest comment and deletes the duplicates. */
async function updateOldest(api, repository, [kept, ...others], { intent, shown, resolved }) {
    const commentPath = ({ id }) => `/repos/${repository}/issues/comments/${id}`;
    for (const other of others)
        await didExist(api.rest({ method: 'DELETE', path: commentPath(other) }));
    const body = intent === 'show' ? shown : resolved;
    if (kept === undefined || isSameText(kept.body, body))
        return 'unchanged';
    const hasExisted = await didExist(api.rest({ method: 'PATCH', path: commentPath(kept), body: { body } }));
    if (!hasExisted)
        return 'gone';
    return intent === 'show' ? 'updated' : 'resolved';
}
const query = `query ($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      locked
      headRefOid
      comments(first: 100, after: $after) {
        nodes { url body viewerDidAuthor }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;
const conversationSchema = schemas/* object */.Ikc({
    repository: schemas/* object */.Ikc({
        pullRequest: schemas/* object */.Ikc({
            locked: schemas/* boolean */.zMY(),
            headRefOid: schemas/* string */.YjP(),
            comments: schemas/* object */.Ikc({
                nodes: schemas/* array */.YOg(schemas/* object */.Ikc({ url: schemas/* string */.YjP(), body: schemas/* string */.YjP(), viewerDidAuthor: schemas/* boolean */.zMY() }).nullable()),
                pageInfo: schemas/* object */.Ikc({ hasNextPage: schemas/* boolean */.zMY(), endCursor: schemas/* string */.YjP().nullable() }),
            }),
        }),
    }),
});
/**
 * Reads a pull request's conversation, with only those comments that the token's user wrote and that begin
 * with the marker.
 */
async function findOwn(api, repository, number, marker) {
    const [owner = '', name = ''] = repository.split('/');
    const ownComments = [];
    for (let after = null;;) {
        const parsed = conversationSchema.safeParse(await api.graphql(query, { owner, name, number, after }));
        if (!parsed.success) {
            throw new failure/* GateError */.ue('api-not-found', `GitHub's API does not return pull request #${number}.`, 'Run the job again.');
        }
        const { locked, headRefOid, comments } = parsed.data.repository.pullRequest;
        for (const node of comments.nodes) {
            // The REST API's id, taken from the URL, because GraphQL's field for this id is either too small for
            // current ids or missing.
            const id = /#issuecomment-(\d+)$/.exec(node?.url ?? '')?.[1];
            if (node?.viewerDidAuthor && node.body.startsWith(marker) && id !== undefined) {
                ownComments.push({ id, body: node.body });
            }
        }
        const { hasNextPage, endCursor } = comments.pageInfo;
        if (!hasNextPage || endCursor === null || endCursor === after) {
            return { own: ownComments.toSorted(compareAge), isLocked: locked, head: headRefOid };
        }
        after = endCursor;
    }
}
/** Orders comments by id, and thus by age. An id can be too large for a JavaScript number. */
const compareAge = (a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1);

;// CONCATENATED MODULE: ./build/io/github/issue.js



const issueSchema = schemas/* object */.Ikc({
    number: schemas/* number */.aig(),
    html_url: schemas/* string */.YjP(),
    title: schemas/* string */.YjP(),
    body: schemas/* string */.YjP().nullish(),
    state: schemas/* string */.YjP(),
    locked: schemas/* boolean */.zMY().optional(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullish(),
    pull_request: schemas/* unknown */.L5J().optional(),
});
const perPage = 100;
/**
 * Maximum number of pages of issues and pull requests by one author. Beyond this limit, an existing issue
 * could be missed, so no issue is created: a new issue every day would be worse than none.
 */
const maxPages = 200;
/**
 * Returns the second line of the issue's body, which lists the current failures. On a closed issue, the line
 * shows whether a run closed the issue because nothing failed, or whether a user closed it.
 */
function failuresLine(failures) {
    return `<!-- fails: ${failures.length === 0 ? 'none' : failures.join(' ')} -->`;
}
/** Returns the third line of the issue's body: the start time of the run that wrote the body, in ISO 8601. */
function writtenLine(at) {
    return `<!-- written: ${at} -->`;
}
const writtenPattern = /^<!-- written: (\d[\dT:.-]+Z) -->$/m;
/**
 * Updates the issue to the desired state. If concurrent runs created several issues, the oldest is used.
 *
 * @param repository `owner/name`
 * @param since a time in ISO 8601; older comments are not searched for the same news
 * @throws GateError if a call to the API fails; `issue-locked` if the conversation is locked
 */
async function placeIssue(api, repository, task, since) {
    const author = await readTokenUser(api);
    const find = () => findOldest(api, repository, author, task.marker);
    const existing = await find();
    if (existing !== null)
        return update(api, repository, existing, task, since);
    if (task.intent !== 'open')
        return { placement: 'none', url: null };
    const { title, body } = task;
    const created = issueSchema.parse(await api.rest({
        method: 'POST',
        path: `/repos/${repository}/issues`,
        body: { title, body },
        findExisting: find,
    }));
    // A concurrent run may have created another issue.
    const oldest = await find();
    if (oldest !== null && oldest.number !== created.number) {
        await didExist(edit(api, repository, created, { state: 'closed', state_reason: 'not_planned' }));
        return update(api, repository, oldest, task, since);
    }
    return { placement: 'created', url: created.html_url };
}
async function update(api, repository, issue, task, since) {
    const { intent, body } = task;
    const before = issue.body ?? '';
    const news = task.news(writtenPattern.exec(before.replaceAll('\r\n', '\n'))?.[1] ?? null);
    const isOpen = issue.state === 'open';
    const failed = before.split(/\r?\n/)[1] ?? '';
    // Runs close the issue only if nothing fails, so a closed issue that lists failures was closed by a user.
    const isOverruled = !isOpen && failed !== failuresLine([]);
    const words = new Set(failed.split(' '));
    const isNews = news !== null || (task.isWithoutPast && task.failures.some((each) => !words.has(each)));
    const opens = intent === 'open' && !isOpen && (!isOverruled || isNews);
    const closes = intent === 'close' && isOpen;
    const changes = {
        ...(isSameText(withoutDate(before), withoutDate(body)) ? {} : { body }),
        ...(opens ? { state: 'open' } : {}),
        ...(closes ? { state: 'closed', state_reason: 'completed' } : {}),
    };
    const comment = closes ? task.farewell : isOpen || opens ? news : null;
    const locked = { subject: `Issue #${issue.number}`, code: 'issue-locked' };
    return unlessLocked(issue.locked ?? false, locked, async () => {
        // If posting the comment fails, the body keeps its old time, and the next run reports the same news.
        const stillExists = await didExist((async () => {
            if (comment !== null)
                await commentOnce(api, repository, issue, comment, since);
            if (Object.keys(changes).length > 0)
                await edit(api, repository, issue, changes);
        })());
        if (!stillExists)
            return { placement: 'gone', url: null };
        const placement = opens
            ? 'reopened'
            : closes
                ? 'closed'
                : intent === 'open' && isOverruled
                    ? 'left-closed'
                    : 'body' in changes || comment !== null
                        ? 'updated'
                        : 'unchanged';
        return { placement, url: issue.html_url };
    });
}
const withoutDate = (body) => body.replace(writtenPattern, '');
function edit(api, repository, { number }, changes) {
    return api.rest({
        method: 'PATCH',
        path: `/repos/${repository}/issues/${number}`,
        body: changes,
    });
}
/** Posts a comment, unless an earlier attempt already posted a comment with the same first line. */
async function commentOnce(api, repository, { number }, body, since) {
    const path = `/repos/${repository}/issues/${number}/comments`;
    const [name = ''] = body.split('\n');
    const findExisting = async () => {
        const query = `since=${encodeURIComponent(since)}&per_page=${perPage}`;
        const comments = await api.rest({ method: 'GET', path: `${path}?${query}` });
        const all = Array.isArray(comments) ? comments : [];
        return all.find((each) => String(Object(each).body).startsWith(name));
    };
    if ((await findExisting()) !== undefined)
        return;
    await api.rest({
        method: 'POST',
        path,
        body: { body },
        findExisting: async () => (await findExisting()) ?? null,
    });
}
async function readTokenUser(api) {
    const data = await api.graphql('query { viewer { login } }', {});
    return schemas/* object */.Ikc({ viewer: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }) }).parse(data).viewer.login;
}
/**
 * Finds the issue that the token's user wrote and that begins with the marker. If a page lists several
 * matching issues, returns the oldest.
 *
 * @throws GateError `too-many-issues`
 */
async function findOldest(api, repository, author, marker) {
    for (let page = 1; page <= maxPages; page += 1) {
        const query = new URLSearchParams({
            creator: author,
            ...{ state: 'all', sort: 'updated', direction: 'desc' },
            per_page: `${perPage}`,
            page: `${page}`,
        });
        const listed = schemas/* array */.YOg(issueSchema)
            .parse(await api.rest({ method: 'GET', path: `/repos/${repository}/issues?${query}` }));
        const [own] = listed
            .filter(({ user, body, pull_request }) => user?.login === author && pull_request === undefined && body?.startsWith(marker))
            .sort((a, b) => a.number - b.number);
        if (own !== undefined)
            return own;
        if (listed.length < perPage)
            return null;
    }
    throw new failure/* GateError */.ue('too-many-issues', `${repository} has more than ${maxPages * perPage} issues and pull requests by ${author}.`, 'Run the sweep in a dedicated repository.');
}

;// CONCATENATED MODULE: ./build/io/github/pace.js

const calmPace = {
    concurrent: 8,
    burst: 300,
    perMinute: 600,
    reserve: 50,
    pauseMs: 120_000,
    // An installation token expires after an hour.
    totalMs: 50 * 60_000,
};
/** Creates a pace. The time limit `totalMs` starts with this call. */
function createPace({ concurrent, burst, perMinute, reserve, pauseMs, totalMs }, { now, sleep }) {
    const started = now();
    const allowances = new Map();
    const waiting = [];
    let running = 0;
    let made = 0;
    let credit = burst;
    let creditedAt = started;
    let pausedUntil = 0;
    let ahead = null;
    const waitForTurn = async () => {
        if (running < concurrent) {
            running += 1;
            return;
        }
        // A finished request hands its slot to the next request in the queue, so `running` stays unchanged.
        await new Promise((resolve) => void waiting.push(resolve));
    };
    const endTurn = () => {
        const next = waiting.shift();
        if (next === undefined)
            running -= 1;
        else
            next();
    };
    const refuse = (resource) => {
        if (now() - started >= totalMs) {
            throw new failure/* GateError */.ue('api-limited', `This run has used up the ${Math.round(totalMs / 60_000)} minutes allowed for requests to GitHub's API.`, 'Run the command again, or give it fewer repositories at a time.');
        }
        if (pausedUntil - now() > pauseMs) {
            throw tooMany("GitHub's API accepts no more requests from this token", pausedUntil);
        }
        const allowance = allowances.get(resource);
        if (allowance === undefined || allowance.left > reserve || now() >= allowance.endsAt)
            return;
        throw tooMany(`This token has ${allowance.left} of its ${allowance.most} hourly requests to GitHub's API left`, allowance.endsAt);
    };
    const waitForCredit = async () => {
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
            await waitForTurn();
            try {
                refuse(resource);
                await waitForCredit();
                refuse(resource);
                made += 1;
                return await request();
            }
            finally {
                endTurn();
            }
        },
        see(resource, headers) {
            const date = Date.parse(headers['date'] ?? '');
            if (!Number.isNaN(date))
                ahead ??= now() - date;
            const [most, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) => {
                const text = headers[`x-ratelimit-${name}`] ?? '';
                return /^\d{1,12}$/.test(text) ? Number(text) : null;
            });
            if (most == null || remaining == null || reset == null)
                return;
            const endsAt = reset * 1000;
            const knownAllowance = allowances.get(resource);
            if (knownAllowance !== undefined && knownAllowance.endsAt > endsAt)
                return;
            // Responses can arrive out of order.
            const isSameHour = knownAllowance !== undefined && knownAllowance.endsAt === endsAt;
            allowances.set(resource, {
                most,
                left: isSameHour ? Math.min(knownAllowance.left, remaining) : remaining,
                endsAt,
            });
        },
        pause: (ms) => {
            pausedUntil = Math.max(pausedUntil, now() + ms);
        },
        made: () => made,
        left: () => allowances.get('rest')?.left ?? null,
        ahead: () => ahead,
    };
}
function tooMany(words, until) {
    const at = `${new Date(until).toISOString().slice(11, 16)} UTC`;
    return new failure/* GateError */.ue('api-limited', `${words}, until ${at}.`, `Try again after ${at}. A GitHub App installation can have a higher limit.`);
}

;// CONCATENATED MODULE: ./build/io/github/review.js

/**
 * Only GraphQL shows whether a review was written with this run's token, because a job's token has no user
 * that REST could return.
 */
const reviewsQuery = `
query($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      reviews(first: 50, after: $after) {
        nodes { body viewerDidAuthor comments(first: 50) { nodes { body } } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;
const filesOnPage = 100;
/**
 * Creates the API calls for reviewing a pull request.
 *
 * @param repository `owner/name`
 */
function createReviewCalls(api, repository, number) {
    const [owner = '', repo = ''] = repository.split('/');
    const place = `/repos/${owner}/${repo}/pulls/${number}`;
    return {
        listFiles: async (after) => {
            const page = Number(after ?? 1);
            const path = `${place}/files?per_page=${filesOnPage}&page=${page}`;
            const items = (await api.rest({ method: 'GET', path }));
            return { items, next: items.length < filesOnPage ? null : String(page + 1) };
        },
        listReviewComments: async (after) => {
            const data = await api.graphql(reviewsQuery, { owner, repo, number, after });
            const reviews = data.repository?.pullRequest?.reviews;
            // If the existing reviews are unknown, posting again could create a duplicate.
            if (reviews === undefined) {
                throw new failure/* GateError */.ue('api-not-found', `GitHub's API does not return pull request #${number}.`, 'Run the job again.');
            }
            const items = (reviews.nodes ?? []).flatMap(({ body = '', viewerDidAuthor = false, comments }) => [body, ...(comments?.nodes ?? []).map((comment) => comment.body ?? '')].map((text) => ({
                body: text,
                isOwn: viewerDidAuthor,
            })));
            const { hasNextPage = false, endCursor = null } = reviews.pageInfo ?? {};
            return { items, next: hasNextPage ? endCursor : null };
        },
        createReview: async (review, findExisting) => {
            await api.rest({ method: 'POST', path: `${place}/reviews`, body: review, findExisting });
        },
    };
}

;// CONCATENATED MODULE: ./build/io/github-api.js







/***/ }),

/***/ 97721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createRemoteCommits: () => (/* reexport */ createRemoteCommits),
  Xl: () => (/* reexport */ createTextQueue),
  kX: () => (/* reexport */ findCommitBefore),
  iP: () => (/* reexport */ findRepositories),
  bP: () => (/* reexport */ listMerged),
  lf: () => (/* reexport */ listOrganisation),
  i: () => (/* reexport */ listProperties)
});

// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/io/files/git-files.js + 1 modules
var git_files = __webpack_require__(30061);
// EXTERNAL MODULE: ./build/io/files/git-store.js + 2 modules
var git_store = __webpack_require__(246);
// EXTERNAL MODULE: ./build/io/files/source.js + 3 modules
var source = __webpack_require__(43009);
// EXTERNAL MODULE: ./build/io/files/blobs.js
var blobs = __webpack_require__(99485);
;// CONCATENATED MODULE: ./build/io/github/remote/texts.js
async function readTexts(api, wanted) {
    const variables = {};
    const types = [];
    const variable = (name, type, value) => {
        variables[name] = value;
        types.push(`$${name}: ${type}!`);
        return `$${name}`;
    };
    const files = wanted.map((each, at) => ({ ...each, at }));
    const groups = [...Map.groupBy(files, ({ repository: { owner, name } }) => `${owner}/${name}`)];
    const fields = groups.map(([, [first, ...others]], at) => {
        if (first === undefined)
            return '';
        const { owner, name } = first.repository;
        const suffix = at === 0 ? '' : `${at}`;
        const named = `owner: ${variable(`owner${suffix}`, 'String', owner)}, name: ${variable(`name${suffix}`, 'String', name)}`;
        const objects = [first, ...others].map(({ id, at: file }) => `file${file}: object(oid: ${variable(`id${file}`, 'GitObjectID', id)}) { ... on Blob { isTruncated text } }`);
        return `  repository${at}: repository(${named}) {\n    ${objects.join('\n    ')}\n  }`;
    });
    const query = `query (${types.join(', ')}) {\n${fields.join('\n')}\n}`;
    const data = Object(await api.graphql(query, variables));
    const texts = wanted.map(() => null);
    for (const [at, [, group]] of groups.entries()) {
        const repository = Object(data[`repository${at}`]);
        for (const file of group) {
            const { isTruncated, text } = Object(repository[`file${file.at}`]);
            if (isTruncated === false && typeof text === 'string')
                texts[file.at] = text;
        }
    }
    return texts;
}

;// CONCATENATED MODULE: ./build/io/github/remote/wrong-content.js

/**
 * Creates the error for a response that does not match its request.
 *
 * @param words the text that follows "GitHub's API"
 * @param user what the user should run again: a command or a workflow job
 */
function wrongContentError(words, user) {
    const machine = user === 'command' ? 'this machine' : 'the runner';
    return new failure/* GateError */.ue('api-wrong-content', `GitHub's API ${words}.`, `Run the ${user} again. If there is a proxy between ${machine} and GitHub, check whether it changes responses.`);
}

;// CONCATENATED MODULE: ./build/io/github/remote/objects.js



/** Maximum number of files per query, bytes per query, and bytes per file. GraphQL truncates long files. */
const maxFiles = 100;
const maxBytes = 4 * 1024 * 1024;
const maxText = 400 * 1024;
/** Maximum number of bytes to read in advance. */
const maxPrepared = 64 * 1024 * 1024;
/**
 * Creates a reader for the files of a repository.
 *
 * Content is used only if it hashes to the requested id, because GitHub can truncate or convert a file, or
 * return a different file. Files that GraphQL alters or omits are requested through REST.
 *
 * @param textsOf reads file contents; by default with queries for this repository alone
 */
function createRemoteObjects(api, repository, textsOf = (wanted) => readTexts(api, wanted)) {
    const sizes = new Map();
    const loadedObjects = new Map();
    let wanted = [];
    let prepared = 0;
    const listings = new Set();
    const load = (id, size) => {
        const bytes = new Promise((resolve, reject) => {
            wanted.push({ id, size, resolve, reject });
        });
        // All requests made in the same turn of the event loop share their queries.
        if (wanted.length === 1)
            setImmediate(sendWhenListed);
        return bytes;
    };
    const sendWhenListed = async () => {
        while (listings.size > 0) {
            await Promise.all(listings);
            await new Promise((resolve) => setImmediate(resolve));
        }
        send();
    };
    const loadOnce = (id, size) => {
        const loading = loadedObjects.get(id) ?? load(id, size);
        loadedObjects.set(id, loading);
        return loading;
    };
    const send = () => {
        const all = wanted;
        wanted = [];
        const small = all.filter(({ size }) => size <= maxText);
        for (const batch of splitIntoBatches(small))
            void answer(batch);
        for (const each of all)
            if (each.size > maxText)
                void answerByRest(each);
    };
    const answer = async (batch) => {
        try {
            const texts = await textsOf(batch.map(({ id, size }) => ({ repository, id, size })));
            for (const [index, each] of batch.entries()) {
                const bytes = verifiedBytes(texts[index] ?? null, each.id);
                if (bytes === null)
                    void answerByRest(each);
                else
                    each.resolve(bytes);
            }
        }
        catch (error) {
            for (const { reject } of batch)
                reject(error);
        }
    };
    const answerByRest = async ({ id, resolve, reject }) => {
        try {
            resolve(await blobByRest(api, repository, id));
        }
        catch (error) {
            reject(error);
        }
    };
    return {
        know: (id, size) => void sizes.set(id, size),
        awaits(listing) {
            const isOver = () => void listings.delete(over);
            const over = listing.then(isOver, isOver);
            listings.add(over);
        },
        async get(id, limitFor) {
            const size = sizes.get(id);
            if (size === undefined)
                return { reason: 'GitHub does not list it' };
            const object = { id, type: 'blob', size };
            const limit = Math.min(limitFor(size), size);
            if (limit === 0 && size > 0)
                return { ...object, bytes: new Uint8Array() };
            const loading = loadOnce(id, size);
            const bytes = await loading;
            // If the listed size were too small, the file would be truncated, and the missing part could contain
            // anything.
            if (bytes.length !== size)
                throw otherFile(id);
            return { ...object, bytes: bytes.subarray(0, limit) };
        },
        sizeOf: async (id) => sizes.get(id) ?? null,
        prepare(id) {
            const size = sizes.get(id) ?? 0;
            if (loadedObjects.has(id) || size > maxText || prepared + size > maxPrepared)
                return;
            prepared += size;
            // The error is ignored here, because it occurs again when the file is read.
            loadOnce(id, size).catch(() => { });
        },
        close: () => loadedObjects.clear(),
    };
}
function splitIntoBatches(wanted) {
    const batches = [];
    let bytes = Number.POSITIVE_INFINITY;
    for (const each of wanted) {
        const last = batches.at(-1);
        bytes += each.size;
        if (last === undefined || last.length === maxFiles || bytes > maxBytes) {
            batches.push([each]);
            bytes = each.size;
        }
        else
            last.push(each);
    }
    return batches;
}
function verifiedBytes(text, id) {
    if (text === null)
        return null;
    const bytes = Buffer.from(text, 'utf8');
    return (0,blobs/* blobId */.zA)('sha1', bytes) === id ? bytes : null;
}
async function blobByRest(api, { owner, name }, id) {
    const data = await api.rest({ method: 'GET', path: `/repos/${owner}/${name}/git/blobs/${id}` });
    const { content, encoding } = Object(data);
    if (typeof content === 'string' && (encoding === 'base64' || encoding === 'utf-8')) {
        const bytes = Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8');
        if ((0,blobs/* blobId */.zA)('sha1', bytes) === id)
            return bytes;
    }
    throw otherFile(id);
}
const otherFile = (id) => wrongContentError(`answered with the wrong content for the file ${id.slice(0, 12)}`, 'job');

// EXTERNAL MODULE: ./build/model/paths.js
var paths = __webpack_require__(91066);
// EXTERNAL MODULE: ./build/io/files/listing.js
var listing = __webpack_require__(4217);
;// CONCATENATED MODULE: ./build/io/github/remote/trees.js






/** Maximum number of requests, more than any real tree requires. */
const maxRequests = 100;
/**
 * Lists a tree of a GitHub repository recursively. GitHub returns a tree of up to 100,000 entries and 7 MB in
 * one response; larger trees are listed folder by folder.
 *
 * @param tree the tree's id
 * @throws GateError `api-wrong-content`, `tree-too-large` or an API code
 */
async function listRemoteTree(api, repository, tree, store) {
    // GitHub does not list the empty tree, because git does not store it.
    if (tree === (0,blobs/* treeId */.Mh)([]))
        return (0,listing/* listEntries */.fi)([], store);
    const entries = [];
    const pending = [
        { folder: '', id: tree, isWhole: true },
    ];
    // The loop body appends to `pending`.
    for (const [index, { folder, id, isWhole }] of pending.entries()) {
        if (index === maxRequests)
            throw tooLarge(tree);
        const answer = await queryTree(api, repository, id, isWhole);
        if (answer.isTruncated && !isWhole)
            throw tooLarge(tree);
        if (answer.isTruncated) {
            pending.push({ folder, id, isWhole: false });
            continue;
        }
        const listedPaths = answer.entries.map((each) => ({
            ...each,
            path: (0,paths/* pathInFolder */.$X)(folder, each.path),
        }));
        // Pushed one by one, because there may be too many entries to spread into an argument list.
        for (const each of listedPaths)
            entries.push(each);
        if (isWhole)
            continue;
        for (const each of listedPaths) {
            if (each.type === 'tree')
                pending.push({ folder: each.path, id: each.id, isWhole: true });
        }
    }
    for (const { id, size } of entries)
        if (size !== null)
            store.objects.know(id, size);
    return (0,listing/* listEntries */.fi)(rawEntries(entries, tree), store);
}
async function queryTree(api, { owner, name }, id, isRecursive) {
    const data = await api.rest({
        method: 'GET',
        path: `/repos/${owner}/${name}/git/trees/${id}${isRecursive ? '?recursive=1' : ''}`,
    });
    const { tree, truncated } = Object(data);
    if (Array.isArray(tree) && truncated !== false)
        return { isTruncated: true, entries: [] };
    const entries = Array.isArray(tree) ? tree.map(parseEntry) : [null];
    const folders = new Set(entries.flatMap((each) => (each?.type === 'tree' ? [each.path] : [])));
    const isListed = (each) => each !== null &&
        (!each.path.includes('/') || (isRecursive && folders.has((0,paths/* folderOf */.yS)(each.path))));
    const listedEntries = entries.filter(isListed);
    // Invalid entries are not skipped, because a relevant file could be among them.
    if (listedEntries.length === entries.length)
        return { isTruncated: false, entries: listedEntries };
    throw wrongContentError(`answered with unexpected content instead of the tree ${id.slice(0, 12)}`, 'job');
}
const modes = {
    tree: /^0?40000$/,
    blob: /^(?:100[0-7]{3}|120000)$/,
    commit: /^160000$/,
};
function parseEntry(rawEntry) {
    const { path, mode, type, sha, size = null } = Object(rawEntry);
    const isEntry = typeof path === 'string' &&
        !path.includes('\0') &&
        path.split('/').every((name) => name !== '') &&
        typeof mode === 'string' &&
        typeof type === 'string' &&
        modes[type]?.test(mode) === true &&
        typeof sha === 'string' &&
        (0,git_store/* isId */.eQ)(sha) &&
        (size === null || (Number.isSafeInteger(size) && Number(size) >= 0));
    return isEntry ? { path, mode, type, id: sha, size: size === null ? null : Number(size) } : null;
}
/** The character with which GitHub replaces bytes that are not valid UTF-8. */
const replacement = '\uFFFD';
/**
 * Returns the entries as Git stores them, with each folder before its contents. GitHub returns names as text
 * even if they are not valid UTF-8. A folder's id reveals whether a replacement character in a name is
 * genuine or stands for invalid UTF-8.
 */
function rawEntries(entries, tree) {
    const doubtful = new Set(entries.flatMap(({ path }) => lastSegment(path).includes(replacement) ? [(0,paths/* folderOf */.yS)(path)] : []));
    const idOf = new Map(entries.map(({ path, id }) => [path, id]));
    const inFolders = Map.groupBy(doubtful.size === 0 ? [] : entries.filter(({ path }) => doubtful.has((0,paths/* folderOf */.yS)(path))), ({ path }) => (0,paths/* folderOf */.yS)(path));
    const converted = new Set([...inFolders].flatMap(([folder, each]) => {
        const id = folder === '' ? tree : idOf.get(folder);
        const named = each.map(({ path, ...rest }) => ({ ...rest, name: lastSegment(path) }));
        return (0,blobs/* treeId */.Mh)(named) === id ? [] : [folder];
    }));
    return entries
        .map((each) => ({ each, depth: each.path.split('/').length }))
        .toSorted((a, b) => a.depth - b.depth)
        .map(({ each: { path, mode, type, id } }) => {
        const isText = !converted.has((0,paths/* folderOf */.yS)(path)) || !lastSegment(path).includes(replacement);
        return { mode, type, id, path: isText ? Buffer.from(path) : notUtf8(path) };
    });
}
/** Returns the path with an invalid UTF-8 byte in place of each replacement character. */
function notUtf8(path) {
    const parts = path.split(replacement).map((part) => Buffer.from(part));
    return Buffer.concat(parts.flatMap((part) => [Buffer.from([0xff]), part]).slice(1));
}
const lastSegment = (path) => path.slice(path.lastIndexOf('/') + 1);
/** The next step if the API cannot provide a repository's files. */
const checkoutRemedy = {
    step: 'Judge a checkout instead: run the gate under pull_request, after an actions/checkout step.',
    command: 'Judge a clone instead: run the command in the clone, without --repo.',
};
function tooLarge(tree) {
    return new failure/* GateError */.ue('tree-too-large', `The tree ${tree.slice(0, 12)} is too large for GitHub's API to list.`, checkoutRemedy);
}

;// CONCATENATED MODULE: ./build/io/github/remote/commits.js






/**
 * Creates access to the commits of a GitHub repository through GitHub's API. Nothing is checked out or
 * written to disk. A revision is an id, a branch or tag name, or a full ref name.
 *
 * If an object is unavailable, calls reject with an API GateError, `tree-too-large` or `api-wrong-content`.
 * An unavailable object is unknown and must not be treated as absent.
 *
 * @param head the commit to which `HEAD` resolves; null if no such commit exists
 * @param expected ids and full ref names that will be looked up; the first query includes them
 * @param textsOf reads file contents; by default with queries for this repository alone
 */
function createRemoteCommits(unlimited, repository, head, expected = [], textsOf) {
    const api = withinLimit(unlimited);
    const objects = createRemoteObjects(api, repository, textsOf);
    const store = { objects, hash: 'sha1' };
    const commits = new Map();
    const listings = new Map();
    const commitOf = createLookup(api, repository, expected);
    const loadListing = (tree) => {
        const knownListing = listings.get(tree);
        if (knownListing !== undefined)
            return knownListing;
        const listing = listRemoteTree(api, repository, tree, store);
        listings.set(tree, listing);
        objects.awaits(listing);
        return listing;
    };
    const commit = async (name) => {
        const revision = name === 'HEAD' ? head : name;
        if (revision === null)
            return null;
        const found = commits.get(revision) ?? commitNamed(commitOf, revision);
        commits.set(revision, found);
        return found;
    };
    return {
        hash: store.hash,
        commit,
        branch: (name) => commit(`refs/heads/${name}`),
        async isProtected(branch) {
            const { owner, name } = repository;
            const path = `/repos/${owner}/${name}/branches/${encodeURIComponent(branch)}`;
            const data = await api.rest({ method: 'GET', path });
            return Object(data).protected === true;
        },
        async mergeBase(one, other) {
            const base = await queryMergeBase(api, repository, one, other);
            if (base !== null)
                commits.set(base.id, Promise.resolve(base));
            return base?.id ?? null;
        },
        commitFiles({ tree }) {
            let files = null;
            const open = async () => (0,git_files/* createGitFiles */.a)({
                listing: await loadListing(tree),
                disk: null,
                withUntracked: false,
                canPrepare: true,
            });
            return (0,source/* emptyWithoutFolder */.S)((0,source/* createSource */.g)(() => {
                files ??= open();
                return files;
            }));
        },
    };
}
/**
 * Maximum number of requests: more than any change needs, but only half of the hourly allowance that a
 * repository's jobs share. Without the limit, the author of a pull request could exhaust that allowance.
 * Source: GitHub's limits for `GITHUB_TOKEN`.
 */
const maxCommitRequests = 500;
function withinLimit({ rest, graphql }) {
    let requests = 0;
    const limitCalls = (call) => async (...words) => {
        requests += 1;
        if (requests <= maxCommitRequests)
            return call(...words);
        throw new failure/* GateError */.ue('api-too-much', `Reading the commits takes more than ${maxCommitRequests} requests to GitHub's API.`, checkoutRemedy);
    };
    return { rest: limitCalls(rest), graphql: limitCalls(graphql) };
}
const commitFields = 'oid tree { oid } parents(first: 10) { nodes { oid } }';
async function commitNamed(commitOf, revision) {
    const isWhole = (0,git_store/* isId */.eQ)(revision) || revision === 'HEAD' || revision.startsWith('refs/');
    const isShortId = /^[0-9a-f]{7,39}$/.test(revision);
    const names = isWhole
        ? [revision]
        : [`refs/heads/${revision}`, `refs/tags/${revision}`, ...(isShortId ? [revision] : [])];
    const commits = await Promise.all(names.map(commitOf));
    return commits.find((commit) => commit !== null) ?? null;
}
/** Creates a lookup of commits by id or full ref name. Simultaneous lookups share a query. */
function createLookup(api, repository, expected) {
    const knownCommits = new Map();
    const wantedRevisions = new Set();
    let next = null;
    const send = async () => {
        await new Promise((resolve) => setImmediate(resolve));
        next = null;
        const revisions = [...wantedRevisions];
        wantedRevisions.clear();
        return queryCommits(api, repository, revisions);
    };
    const queueLookup = (revision) => {
        if (!isCommitName(revision))
            return Promise.resolve(null);
        wantedRevisions.add(revision);
        next ??= send();
        const commit = knownCommits.get(revision) ?? next.then((found) => found.get(revision) ?? null);
        knownCommits.set(revision, commit);
        return commit;
    };
    let isFirst = true;
    return (revision) => {
        // The error is ignored here, because a later lookup of the same commit receives the same error.
        if (isFirst)
            for (const each of expected)
                queueLookup(each).catch(() => { });
        isFirst = false;
        return knownCommits.get(revision) ?? queueLookup(revision);
    };
}
/**
 * Reports whether a revision is an id, a full ref name or `HEAD`. Any other string could use Git's revision
 * syntax to refer to something else, such as a commit's parent.
 */
const isCommitName = (revision) => /^(?:HEAD|[0-9a-f]{7,64})$/.test(revision) || /^refs\/[^\s~^:?*[\]\\{}]+$/.test(revision);
async function queryCommits(api, { owner, name }, revisions) {
    const declared = revisions.map((_, index) => `$revision${index}: String!`).join(', ');
    const fields = revisions.map((_, index) => `commit${index}: object(expression: $revision${index}) {
      ... on Commit { ${commitFields} }
      ... on Tag { target { ... on Commit { ${commitFields} } } }
    }`);
    const query = `query ($owner: String!, $name: String!, ${declared}) {
  repository(owner: $owner, name: $name) {
    ${fields.join('\n    ')}
  }
}`;
    const named = Object.fromEntries(revisions.map((each, index) => [`revision${index}`, each]));
    const data = await api.graphql(query, { owner, name, ...named });
    const { repository } = Object(data);
    return new Map(revisions.map((revision, index) => {
        const object = repository?.[`commit${index}`];
        const { target = object } = Object(object);
        return [revision, commitFrom(target)];
    }));
}
function commitFrom(rawCommit) {
    const { oid, tree, parents } = Object(rawCommit);
    const ids = [oid, tree?.oid, ...(parents?.nodes ?? []).map((parent) => parent.oid)].map(String);
    const [id, treeId, ...parentIds] = ids;
    if (id === undefined || treeId === undefined || !ids.every(git_store/* isId */.eQ))
        return null;
    return { id, tree: treeId, parents: parentIds };
}
/**
 * Returns the merge base of two commits; null if they have no common ancestor. If several merge bases are
 * equally good, GitHub returns one of them. The choice matters only for a pull request that cannot be merged;
 * otherwise, the merge commit is judged.
 */
async function queryMergeBase(api, { owner, name }, one, other) {
    // Requests the second page, which contains no files. The files on the first page can include many megabytes
    // of diffs.
    const path = `/repos/${owner}/${name}/compare/${one}...${other}?per_page=1&page=2`;
    const data = await api.rest({ method: 'GET', path }).catch((error) => {
        if (error instanceof failure/* GateError */.ue && error.code === 'api-not-found')
            return null;
        throw error;
    });
    const { merge_base_commit } = Object(data);
    const { sha, commit, parents } = merge_base_commit ?? {};
    return commitFrom({
        oid: sha,
        tree: { oid: commit?.tree?.sha },
        parents: { nodes: (parents ?? []).map((parent) => ({ oid: parent.sha })) },
    });
}

;// CONCATENATED MODULE: ./build/io/github/remote/merged.js



/**
 * Lists one page of merged pull requests per repository, most recently updated first. Sends a single query,
 * unless GitHub refuses a repository.
 *
 * @param first number of pull requests per repository
 * @param since milliseconds since the epoch; older merges are ignored
 * @returns for each repository, the page or GitHub's error about the repository
 * @throws GateError `api-wrong-content`, and API errors other than those about a single repository
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
        const isRefusal = error instanceof failure/* GateError */.ue && ['api-not-found', 'api-forbidden'].includes(error.code);
        if (!isRefusal)
            throw error;
        if (wanted.length === 1)
            return [error];
        // If GitHub refuses one repository, it returns no results for the other repositories in the query.
        const half = wanted.length >> 1;
        const parts = [wanted.slice(0, half), wanted.slice(half)];
        const pages = await Promise.all(parts.map((part) => listMerged(api, part, first, since)));
        return pages.flat();
    }
}
const fields = `number url updatedAt mergedAt baseRefName baseRefOid headRefOid
        commits { totalCount }
        mergeCommit {
          oid tree { oid } authoredDate committedDate
          parents(first: 3) { nodes { oid tree { oid } } }
        }`;
function pageFrom(rawPage, since) {
    const { pullRequests } = Object(rawPage);
    const { nodes, pageInfo } = Object(pullRequests);
    const { hasNextPage, endCursor } = Object(pageInfo);
    // If an invalid page were skipped, the pull request that matters could be missed.
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
function pullFrom(rawPull) {
    const { number, url, updatedAt, mergedAt, baseRefName, baseRefOid, headRefOid, ...rest } = Object(rawPull);
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
function mergeFrom(rawMerge) {
    if (rawMerge === null)
        return null;
    const { authoredDate, committedDate, ...rest } = Object(rawMerge);
    const nodes = Array.isArray(rest.parents?.nodes) ? rest.parents.nodes : [];
    const parents = nodes.map((each) => merged_commitFrom(each, []));
    const commit = merged_commitFrom(rest, parents.map(({ id }) => id));
    return { commit, parents, isNew: authoredDate === committedDate };
}
function merged_commitFrom(given, parents) {
    const { oid, tree } = Object(given);
    const [id, treeId] = [String(oid), String(tree?.oid)];
    if (!(0,git_store/* isId */.eQ)(id) || !(0,git_store/* isId */.eQ)(treeId))
        throw notAList();
    return { id, tree: treeId, parents };
}
/**
 * Returns the newest commit on the base branch before a pull request was merged; null if GitHub does not
 * report it.
 *
 * The commit is read from the branch, because a pull request's head can be behind its base. A merge or squash
 * by GitHub adds one commit to the branch; a rebase by GitHub or a push by a user adds every commit. For each
 * commit, GitHub reports the pull request that introduced it.
 */
async function findCommitBefore(api, repository, { number, commits, headId, merge }) {
    if (merge === null)
        return null;
    const { commit, parents, isNew } = merge;
    const [first = null] = parents;
    const isPushed = commit.id === headId;
    if (commits === 1 || (!isPushed && (parents.length > 1 || isNew)))
        return first;
    const knownCommits = new Map();
    let at = null;
    for (let after = null;;) {
        const page = await queryHistory(api, repository, commit.id, after);
        for (const each of page.commits)
            knownCommits.set(each.commit.id, each);
        at ??= knownCommits.get(commit.id) ?? null;
        // Following the parents of a merge commit could lead away from the branch.
        while (at?.pulls.includes(number) && at.commit.parents.length === 1) {
            const next = knownCommits.get(at.commit.parents[0] ?? '');
            if (next === undefined)
                break;
            at = next;
        }
        const isBrought = at === null || at.pulls.includes(number);
        if (at !== null && !isBrought)
            return at.commit.id === commit.id ? null : at.commit;
        const isLinear = at !== null && at.commit.parents.length === 1;
        if (!isLinear || page.after === null || knownCommits.size > Math.min(commits, mostCommits))
            return null;
        after = page.after;
    }
}
/** Maximum number of commits to follow, above the number that any pull request adds to a branch. */
const mostCommits = 1000;
async function queryHistory(api, { owner, name }, id, after) {
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
            commit: merged_commitFrom(node, (parents?.nodes ?? []).map(({ oid }) => String(oid))),
            pulls: (associatedPullRequests?.nodes ?? []).map((pull) => Number(pull.number)),
        };
    });
    const { hasNextPage, endCursor } = Object(pageInfo);
    return { commits, after: hasNextPage === true ? String(endCursor) : null };
}
const notAList = () => wrongContentError('answered with unexpected content instead of a list of pull requests', 'command');

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
;// CONCATENATED MODULE: ./build/io/github/remote/properties.js



const perPage = 100;
const pageSchema = schemas/* array */.YOg(schemas/* object */.Ikc({
    repository_full_name: schemas/* string */.YjP(),
    properties: schemas/* array */.YOg(schemas/* object */.Ikc({
        property_name: schemas/* string */.YjP(),
        value: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())]).nullable(),
    })),
}));
/**
 * Lists the custom properties of all repositories in an organisation, with one request per hundred
 * repositories. The keys are `owner/name` in lower case.
 *
 * @throws GateError `properties-unreadable`, `api-wrong-content`, and API errors
 */
async function listProperties(api, organisation) {
    const propertiesByRepository = new Map();
    for (let page = 1;; page += 1) {
        const path = `/orgs/${organisation}/properties/values?per_page=${perPage}&page=${page}`;
        const answer = await api.rest({ method: 'GET', path }).catch((error) => {
            const isRefusal = error instanceof failure/* GateError */.ue && ['api-not-found', 'api-forbidden'].includes(error.code);
            if (!isRefusal)
                throw error;
            throw new failure/* GateError */.ue('properties-unreadable', `GitHub does not show the custom properties of ${organisation} to this token.`, "Give the GitHub App or token permission to read the organisation's custom properties (organization_custom_properties: read).");
        });
        const { success, data } = pageSchema.safeParse(answer);
        if (!success)
            throw wrongContentError('answered with unexpected content instead of a list of custom properties', 'command');
        for (const { repository_full_name: name, properties } of data) {
            const values = properties.map(({ property_name, value }) => [property_name.toLowerCase(), [value ?? []].flat()]);
            propertiesByRepository.set(name.toLowerCase(), new Map(values));
        }
        if (data.length < perPage)
            return propertiesByRepository;
    }
}

;// CONCATENATED MODULE: ./build/io/github/remote/repositories.js



const repositories_perPage = 100;
const repositories_fields = `id databaseId name owner { login } isArchived isFork visibility createdAt pushedAt
      defaultBranchRef { name target { oid ... on Commit { tree { oid } } } }`;
/**
 * Lists the repositories of an organisation, with one query per hundred repositories.
 *
 * @throws GateError `organisation-unreadable`, `api-wrong-content`, and API errors
 */
async function* listOrganisation(api, login) {
    const query = `query ($login: String!, $first: Int!, $after: String) {
  organization(login: $login) {
    repositories(first: $first, after: $after, orderBy: { field: NAME, direction: ASC }) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes { ${repositories_fields} }
    }
  }
}`;
    for (let after = null;;) {
        const data = await api
            .graphql(query, { login, first: repositories_perPage, after })
            .catch((error) => {
            if (!(error instanceof failure/* GateError */.ue) || error.code !== 'api-not-found')
                throw error;
            throw new failure/* GateError */.ue('organisation-unreadable', `GitHub does not show an organisation named ${login} to this token.`, 'Check the name, and check that the token can read the organisation.');
        });
        const { organization } = Object(data);
        const { nodes, totalCount, pageInfo } = Object(organization?.repositories);
        const { hasNextPage, endCursor } = Object(pageInfo);
        // If an invalid page were skipped, the repository that matters could be missed.
        if (!Array.isArray(nodes) || typeof hasNextPage !== 'boolean')
            throw repositories_notAList();
        yield { total: Number(totalCount), repositories: nodes.map(listedFrom) };
        if (!hasNextPage)
            return;
        if (typeof endCursor !== 'string' || endCursor === after)
            throw repositories_notAList();
        after = endCursor;
    }
}
/**
 * Finds repositories by name, with one query per fifty names.
 *
 * @throws GateError `api-wrong-content`, and API errors other than those about a single repository
 */
async function findRepositories(api, names) {
    const [first] = names;
    if (first === undefined)
        return [];
    const half = names.length >> 1;
    const findInParts = (parts) => Promise.all(parts.map((part) => findRepositories(api, part))).then((found) => found.flat());
    if (names.length > 50)
        return findInParts([names.slice(0, 50), names.slice(50)]);
    const types = names.map((_, at) => `$owner${at}: String!, $name${at}: String!`).join(', ');
    const queried = names.map((_, at) => `  repository${at}: repository(owner: $owner${at}, name: $name${at}) { ${repositories_fields} }`);
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
        const isRefusal = error instanceof failure/* GateError */.ue && ['api-not-found', 'api-forbidden'].includes(error.code);
        if (!isRefusal)
            throw error;
        // If GitHub refuses one repository, it returns no results for the other repositories in the query.
        if (names.length > 1)
            return findInParts([names.slice(0, half), names.slice(half)]);
        return [{ ...first, hidden: error }];
    }
}
const visibilities = ['public', 'internal', 'private'];
function listedFrom(rawRepository) {
    const { databaseId, name, owner, isArchived, isFork, ...rest } = Object(rawRepository);
    const visibilityText = String(rest['visibility']).toLowerCase();
    const visibility = visibilities.find((each) => each === visibilityText);
    const head = headFrom(rest['defaultBranchRef']);
    const isNamed = (text) => typeof text === 'string' && /^[\w.-]+$/.test(text);
    const isListed = isNamed(name) &&
        isNamed(owner?.login) &&
        typeof isArchived === 'boolean' &&
        typeof isFork === 'boolean' &&
        visibility !== undefined &&
        head !== undefined;
    if (!isListed)
        throw repositories_notAList();
    const { createdAt, pushedAt } = rest;
    return {
        id: Number.isSafeInteger(databaseId) ? Number(databaseId) : null,
        nodeId: typeof rest['id'] === 'string' ? rest['id'] : null,
        createdAt: typeof createdAt === 'string' ? createdAt : null,
        owner: owner.login,
        name,
        isArchived,
        isFork,
        visibility,
        pushedAt: typeof pushedAt === 'string' ? pushedAt : null,
        head,
    };
}
/**
 * Parses the default branch and its newest commit. Returns null if the repository has no commits, and
 * undefined if the value is invalid.
 */
function headFrom(rawHead) {
    if (rawHead === null)
        return null;
    const { name, target } = Object(rawHead);
    const { oid, tree } = Object(target);
    const [id, treeId] = [String(oid), String(tree?.oid)];
    if (typeof name !== 'string' || !(0,git_store/* isId */.eQ)(id) || !(0,git_store/* isId */.eQ)(treeId))
        return undefined;
    return { branch: name, commit: { id, tree: treeId, parents: [] } };
}
const repositories_notAList = () => wrongContentError('answered with unexpected content instead of a list of repositories', 'command');

;// CONCATENATED MODULE: ./build/io/github/remote/text-queue.js


/** Maximum number of files and bytes per query. Each file can come from a different repository. */
const text_queue_maxFiles = 50;
const text_queue_maxBytes = 4 * 1024 * 1024;
/**
 * Creates a queue that collects file requests for many repositories. A query is sent once it is full, or once
 * no request in progress could lead to more file requests.
 */
function createTextQueue(api) {
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
        // The code that received the last response may request more files in the same turn of the event loop.
        setImmediate(() => {
            if (underway === 0 && waiting.length > 0)
                void answer(waiting.splice(0));
        });
    };
    const answer = async (batch) => {
        try {
            const texts = await following(() => readTexts(api, batch));
            for (const [at, { resolve }] of batch.entries())
                resolve(texts[at] ?? null);
        }
        catch (error) {
            const [first] = batch;
            const repositories = new Set(batch.map(repositoryKey));
            // If one repository causes an error, GitHub returns no texts for the other repositories in the query.
            if (first === undefined || repositories.size === 1 || !mayConcernOneFile(error)) {
                for (const { reject } of batch)
                    reject(error);
                return;
            }
            const half = [...repositories][repositories.size >> 1];
            const at = batch.findIndex((each) => repositoryKey(each) === half);
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
/** Returns the number of leading files that fill a query; null if the query still has room. */
function fullQuery(waiting) {
    let bytes = 0;
    for (const [at, { size }] of waiting.entries()) {
        bytes += size;
        if (at > 0 && bytes > text_queue_maxBytes)
            return at;
        if (at + 1 === text_queue_maxFiles)
            return text_queue_maxFiles;
    }
    return null;
}
const repositoryKey = ({ repository: { owner, name } }) => `${owner}/${name}`;
/** Query errors that a single repository's content can cause, such as a timeout while GitHub reads a file. */
const codesOfOneFile = new Set([
    'api-not-found',
    'api-forbidden',
    'api-refused',
    'api-unavailable',
    'api-wrong-content',
]);
const mayConcernOneFile = (error) => error instanceof failure/* GateError */.ue && codesOfOneFile.has(error.code);

;// CONCATENATED MODULE: ./build/io/github-repositories.js







/***/ }),

/***/ 35194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Octokit: () => (/* binding */ Octokit)
});

;// CONCATENATED MODULE: ./node_modules/universal-user-agent/index.js
function getUserAgent() {
  if (typeof navigator === "object" && "userAgent" in navigator) {
    return navigator.userAgent;
  }

  if (typeof process === "object" && process.version !== undefined) {
    return `Node.js/${process.version.substr(1)} (${process.platform}; ${
      process.arch
    })`;
  }

  return "<environment undetectable>";
}

;// CONCATENATED MODULE: ./node_modules/before-after-hook/lib/register.js
// @ts-check

function register(state, name, method, options) {
  if (typeof method !== "function") {
    throw new Error("method for before hook must be a function");
  }

  if (!options) {
    options = {};
  }

  if (Array.isArray(name)) {
    return name.reverse().reduce((callback, name) => {
      return register.bind(null, state, name, callback, options);
    }, method)();
  }

  return Promise.resolve().then(() => {
    if (!state.registry[name]) {
      return method(options);
    }

    return state.registry[name].reduce((method, registered) => {
      return registered.hook.bind(null, method, options);
    }, method)();
  });
}

;// CONCATENATED MODULE: ./node_modules/before-after-hook/lib/add.js
// @ts-check

function addHook(state, kind, name, hook) {
  const orig = hook;
  if (!state.registry[name]) {
    state.registry[name] = [];
  }

  if (kind === "before") {
    hook = (method, options) => {
      return Promise.resolve()
        .then(orig.bind(null, options))
        .then(method.bind(null, options));
    };
  }

  if (kind === "after") {
    hook = (method, options) => {
      let result;
      return Promise.resolve()
        .then(method.bind(null, options))
        .then((result_) => {
          result = result_;
          return orig(result, options);
        })
        .then(() => {
          return result;
        });
    };
  }

  if (kind === "error") {
    hook = (method, options) => {
      return Promise.resolve()
        .then(method.bind(null, options))
        .catch((error) => {
          return orig(error, options);
        });
    };
  }

  state.registry[name].push({
    hook: hook,
    orig: orig,
  });
}

;// CONCATENATED MODULE: ./node_modules/before-after-hook/lib/remove.js
// @ts-check

function removeHook(state, name, method) {
  if (!state.registry[name]) {
    return;
  }

  const index = state.registry[name]
    .map((registered) => {
      return registered.orig;
    })
    .indexOf(method);

  if (index === -1) {
    return;
  }

  state.registry[name].splice(index, 1);
}

;// CONCATENATED MODULE: ./node_modules/before-after-hook/index.js
// @ts-check





// bind with array of arguments: https://stackoverflow.com/a/21792913
const bind = Function.bind;
const bindable = bind.bind(bind);

function bindApi(hook, state, name) {
  const removeHookRef = bindable(removeHook, null).apply(
    null,
    name ? [state, name] : [state]
  );
  hook.api = { remove: removeHookRef };
  hook.remove = removeHookRef;
  ["before", "error", "after", "wrap"].forEach((kind) => {
    const args = name ? [state, kind, name] : [state, kind];
    hook[kind] = hook.api[kind] = bindable(addHook, null).apply(null, args);
  });
}

function Singular() {
  const singularHookName = Symbol("Singular");
  const singularHookState = {
    registry: {},
  };
  const singularHook = register.bind(null, singularHookState, singularHookName);
  bindApi(singularHook, singularHookState, singularHookName);
  return singularHook;
}

function Collection() {
  const state = {
    registry: {},
  };

  const hook = register.bind(null, state);
  bindApi(hook, state);

  return hook;
}

/* harmony default export */ const before_after_hook = ({ Singular, Collection });

;// CONCATENATED MODULE: ./node_modules/@octokit/endpoint/dist-bundle/index.js
// pkg/dist-src/defaults.js


// pkg/dist-src/version.js
var VERSION = "0.0.0-development";

// pkg/dist-src/defaults.js
var userAgent = `octokit-endpoint.js/${VERSION} ${getUserAgent()}`;
var DEFAULTS = {
  method: "GET",
  baseUrl: "https://api.github.com",
  headers: {
    accept: "application/vnd.github.v3+json",
    "user-agent": userAgent
  },
  mediaType: {
    format: ""
  }
};

// pkg/dist-src/util/lowercase-keys.js
function lowercaseKeys(object) {
  if (!object) {
    return {};
  }
  return Object.keys(object).reduce((newObj, key) => {
    newObj[key.toLowerCase()] = object[key];
    return newObj;
  }, {});
}

// pkg/dist-src/util/is-plain-object.js
function isPlainObject(value) {
  if (typeof value !== "object" || value === null) return false;
  if (Object.prototype.toString.call(value) !== "[object Object]") return false;
  const proto = Object.getPrototypeOf(value);
  if (proto === null) return true;
  const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
  return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
}

// pkg/dist-src/util/merge-deep.js
function mergeDeep(defaults, options) {
  const result = Object.assign({}, defaults);
  Object.keys(options).forEach((key) => {
    if (isPlainObject(options[key])) {
      if (!(key in defaults)) Object.assign(result, { [key]: options[key] });
      else result[key] = mergeDeep(defaults[key], options[key]);
    } else {
      Object.assign(result, { [key]: options[key] });
    }
  });
  return result;
}

// pkg/dist-src/util/remove-undefined-properties.js
function removeUndefinedProperties(obj) {
  for (const key in obj) {
    if (obj[key] === void 0) {
      delete obj[key];
    }
  }
  return obj;
}

// pkg/dist-src/merge.js
function merge(defaults, route, options) {
  if (typeof route === "string") {
    let [method, url] = route.split(" ");
    options = Object.assign(url ? { method, url } : { url: method }, options);
  } else {
    options = Object.assign({}, route);
  }
  options.headers = lowercaseKeys(options.headers);
  removeUndefinedProperties(options);
  removeUndefinedProperties(options.headers);
  const mergedOptions = mergeDeep(defaults || {}, options);
  if (options.url === "/graphql") {
    if (defaults && defaults.mediaType.previews?.length) {
      mergedOptions.mediaType.previews = defaults.mediaType.previews.filter(
        (preview) => !mergedOptions.mediaType.previews.includes(preview)
      ).concat(mergedOptions.mediaType.previews);
    }
    mergedOptions.mediaType.previews = (mergedOptions.mediaType.previews || []).map((preview) => preview.replace(/-preview/, ""));
  }
  return mergedOptions;
}

// pkg/dist-src/util/add-query-parameters.js
function addQueryParameters(url, parameters) {
  const separator = /\?/.test(url) ? "&" : "?";
  const names = Object.keys(parameters);
  if (names.length === 0) {
    return url;
  }
  return url + separator + names.map((name) => {
    if (name === "q") {
      return "q=" + parameters.q.split("+").map(encodeURIComponent).join("+");
    }
    return `${name}=${encodeURIComponent(parameters[name])}`;
  }).join("&");
}

// pkg/dist-src/util/extract-url-variable-names.js
var urlVariableRegex = /\{[^{}}]+\}/g;
function removeNonChars(variableName) {
  return variableName.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
}
function extractUrlVariableNames(url) {
  const matches = url.match(urlVariableRegex);
  if (!matches) {
    return [];
  }
  return matches.map(removeNonChars).reduce((a, b) => a.concat(b), []);
}

// pkg/dist-src/util/omit.js
function omit(object, keysToOmit) {
  const result = { __proto__: null };
  for (const key of Object.keys(object)) {
    if (keysToOmit.indexOf(key) === -1) {
      result[key] = object[key];
    }
  }
  return result;
}

// pkg/dist-src/util/url-template.js
function encodeReserved(str) {
  return str.split(/(%[0-9A-Fa-f]{2})/g).map(function(part) {
    if (!/%[0-9A-Fa-f]/.test(part)) {
      part = encodeURI(part).replace(/%5B/g, "[").replace(/%5D/g, "]");
    }
    return part;
  }).join("");
}
function encodeUnreserved(str) {
  return encodeURIComponent(str).replace(/[!'()*]/g, function(c) {
    return "%" + c.charCodeAt(0).toString(16).toUpperCase();
  });
}
function encodeValue(operator, value, key) {
  value = operator === "+" || operator === "#" ? encodeReserved(value) : encodeUnreserved(value);
  if (key) {
    return encodeUnreserved(key) + "=" + value;
  } else {
    return value;
  }
}
function isDefined(value) {
  return value !== void 0 && value !== null;
}
function isKeyOperator(operator) {
  return operator === ";" || operator === "&" || operator === "?";
}
function getValues(context, operator, key, modifier) {
  var value = context[key], result = [];
  if (isDefined(value) && value !== "") {
    if (typeof value === "string" || typeof value === "number" || typeof value === "bigint" || typeof value === "boolean") {
      value = value.toString();
      if (modifier && modifier !== "*") {
        value = value.substring(0, parseInt(modifier, 10));
      }
      result.push(
        encodeValue(operator, value, isKeyOperator(operator) ? key : "")
      );
    } else {
      if (modifier === "*") {
        if (Array.isArray(value)) {
          value.filter(isDefined).forEach(function(value2) {
            result.push(
              encodeValue(operator, value2, isKeyOperator(operator) ? key : "")
            );
          });
        } else {
          Object.keys(value).forEach(function(k) {
            if (isDefined(value[k])) {
              result.push(encodeValue(operator, value[k], k));
            }
          });
        }
      } else {
        const tmp = [];
        if (Array.isArray(value)) {
          value.filter(isDefined).forEach(function(value2) {
            tmp.push(encodeValue(operator, value2));
          });
        } else {
          Object.keys(value).forEach(function(k) {
            if (isDefined(value[k])) {
              tmp.push(encodeUnreserved(k));
              tmp.push(encodeValue(operator, value[k].toString()));
            }
          });
        }
        if (isKeyOperator(operator)) {
          result.push(encodeUnreserved(key) + "=" + tmp.join(","));
        } else if (tmp.length !== 0) {
          result.push(tmp.join(","));
        }
      }
    }
  } else {
    if (operator === ";") {
      if (isDefined(value)) {
        result.push(encodeUnreserved(key));
      }
    } else if (value === "" && (operator === "&" || operator === "?")) {
      result.push(encodeUnreserved(key) + "=");
    } else if (value === "") {
      result.push("");
    }
  }
  return result;
}
function parseUrl(template) {
  return {
    expand: expand.bind(null, template)
  };
}
function expand(template, context) {
  var operators = ["+", "#", ".", "/", ";", "?", "&"];
  template = template.replace(
    /\{([^\{\}]+)\}|([^\{\}]+)/g,
    function(_, expression, literal) {
      if (expression) {
        let operator = "";
        const values = [];
        if (operators.indexOf(expression.charAt(0)) !== -1) {
          operator = expression.charAt(0);
          expression = expression.substr(1);
        }
        expression.split(/,/g).forEach(function(variable) {
          var tmp = /([^:\*]*)(?::(\d+)|(\*))?/.exec(variable);
          values.push(getValues(context, operator, tmp[1], tmp[2] || tmp[3]));
        });
        if (operator && operator !== "+") {
          var separator = ",";
          if (operator === "?") {
            separator = "&";
          } else if (operator !== "#") {
            separator = operator;
          }
          return (values.length !== 0 ? operator : "") + values.join(separator);
        } else {
          return values.join(",");
        }
      } else {
        return encodeReserved(literal);
      }
    }
  );
  if (template === "/") {
    return template;
  } else {
    return template.replace(/\/$/, "");
  }
}

// pkg/dist-src/parse.js
function parse(options) {
  let method = options.method.toUpperCase();
  let url = (options.url || "/").replace(/:([a-z]\w+)/g, "{$1}");
  let headers = Object.assign({}, options.headers);
  let body;
  let parameters = omit(options, [
    "method",
    "baseUrl",
    "url",
    "headers",
    "request",
    "mediaType"
  ]);
  const urlVariableNames = extractUrlVariableNames(url);
  url = parseUrl(url).expand(parameters);
  if (!/^http/.test(url)) {
    url = options.baseUrl + url;
  }
  const omittedParameters = Object.keys(options).filter((option) => urlVariableNames.includes(option)).concat("baseUrl");
  const remainingParameters = omit(parameters, omittedParameters);
  const isBinaryRequest = /application\/octet-stream/i.test(headers.accept);
  if (!isBinaryRequest) {
    if (options.mediaType.format) {
      headers.accept = headers.accept.split(/,/).map(
        (format) => format.replace(
          /application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/,
          `application/vnd$1$2.${options.mediaType.format}`
        )
      ).join(",");
    }
    if (url.endsWith("/graphql")) {
      if (options.mediaType.previews?.length) {
        const previewsFromAcceptHeader = headers.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || [];
        headers.accept = previewsFromAcceptHeader.concat(options.mediaType.previews).map((preview) => {
          const format = options.mediaType.format ? `.${options.mediaType.format}` : "+json";
          return `application/vnd.github.${preview}-preview${format}`;
        }).join(",");
      }
    }
  }
  if (["GET", "HEAD"].includes(method)) {
    url = addQueryParameters(url, remainingParameters);
  } else {
    if ("data" in remainingParameters) {
      body = remainingParameters.data;
    } else {
      if (Object.keys(remainingParameters).length) {
        body = remainingParameters;
      }
    }
  }
  if (!headers["content-type"] && typeof body !== "undefined") {
    headers["content-type"] = "application/json; charset=utf-8";
  }
  if (["PATCH", "PUT"].includes(method) && typeof body === "undefined") {
    body = "";
  }
  return Object.assign(
    { method, url, headers },
    typeof body !== "undefined" ? { body } : null,
    options.request ? { request: options.request } : null
  );
}

// pkg/dist-src/endpoint-with-defaults.js
function endpointWithDefaults(defaults, route, options) {
  return parse(merge(defaults, route, options));
}

// pkg/dist-src/with-defaults.js
function withDefaults(oldDefaults, newDefaults) {
  const DEFAULTS2 = merge(oldDefaults, newDefaults);
  const endpoint2 = endpointWithDefaults.bind(null, DEFAULTS2);
  return Object.assign(endpoint2, {
    DEFAULTS: DEFAULTS2,
    defaults: withDefaults.bind(null, DEFAULTS2),
    merge: merge.bind(null, DEFAULTS2),
    parse
  });
}

// pkg/dist-src/index.js
var endpoint = withDefaults(null, DEFAULTS);


;// CONCATENATED MODULE: ./node_modules/content-type/dist/index.js
/*!
 * content-type
 * Copyright(c) 2015 Douglas Christopher Wilson
 * MIT Licensed
 */
const SP = 32; // " "
const HTAB = 9; // "\t"
const SEMI = 59; // ";"
const EQ = 61; // "="
const DQUOTE = 34; // '"'
const BSLASH = 92; // "\\"
const COMMA = 44; // ","
const LOWER_CASE = 1;
const OWS = 2;
const SEMI_FLAG = 4;
const COMMA_FLAG = 8;
const TOKEN_FLAG = 16;
const NON_ASCII = 0xff00;
const CASE_FLAGS = LOWER_CASE | NON_ASCII;
/**
 * Character flags used to normalize HTTP field values while scanning.
 * Out-of-range reads intentionally coerce to zero in bitwise expressions.
 */
const CHAR_MAP = new Uint8Array(0x100);
CHAR_MAP[HTAB] |= OWS;
CHAR_MAP[SP] |= OWS;
CHAR_MAP[SEMI] |= SEMI_FLAG;
CHAR_MAP[COMMA] |= COMMA_FLAG;
for (let code = 0x80 /* non-ASCII */; code <= 0xff; code++) {
    CHAR_MAP[code] |= LOWER_CASE;
}
for (const char of "!#$%&'*+-.^_`|~") {
    CHAR_MAP[char.charCodeAt(0)] |= TOKEN_FLAG;
}
for (let code = 0x30 /* 0 */; code <= 0x39 /* 9 */; code++) {
    CHAR_MAP[code] |= TOKEN_FLAG;
}
for (let code = 0x41 /* A */; code <= 0x5a /* Z */; code++) {
    CHAR_MAP[code] |= LOWER_CASE | TOKEN_FLAG;
}
for (let code = 0x61 /* a */; code <= 0x7a /* z */; code++) {
    CHAR_MAP[code] |= TOKEN_FLAG;
}
/**
 * Null object perf optimization. Faster than `Object.create(null)` and `{ __proto__: null }`.
 */
const NullObject = /* @__PURE__ */ (() => {
    const C = function () { };
    C.prototype = Object.create(null);
    return C;
})();
/**
 * Validate a type string against RFC 9110.
 */
function isTypeValid(type, start = 0, end = type.length) {
    let hasSlash = false;
    for (let index = start; index < end; index++) {
        const code = type.charCodeAt(index);
        if (code === 47 /* / */) {
            if (hasSlash || index === start || index >= end - 1)
                return false;
            hasSlash = true;
        }
        else if (!isTokenCode(code)) {
            return false;
        }
    }
    return hasSlash;
}
/**
 * Validate a token against RFC 9110.
 */
function isTokenValid(token, start = 0, end = token.length) {
    if (start >= end)
        return false;
    for (let index = start; index < end; index++) {
        if (!isTokenCode(token.charCodeAt(index)))
            return false;
    }
    return true;
}
/**
 * Check whether a character code belongs to the token production in RFC 9110.
 */
function isTokenCode(code) {
    return (CHAR_MAP[code] & TOKEN_FLAG) !== 0;
}
/**
 * Serialize a parameter value.
 */
function parameterValue(str) {
    const len = str.length;
    if (len === 0)
        return '""';
    let index = 0;
    while (index < len && isTokenCode(str.charCodeAt(index)))
        index++;
    if (index === len)
        return str;
    let result = '"';
    let start = 0;
    while (index < len) {
        const code = str.charCodeAt(index);
        if (code !== HTAB && (code < SP || code === 127 || code > 255)) {
            throw new TypeError(`Invalid parameter value: ${str}`);
        }
        if (code === 34 /* " */ || code === 92 /* \\ */) {
            result += `${str.slice(start, index)}\\`;
            start = index;
        }
        index++;
    }
    return `${result}${str.slice(start)}"`;
}
/**
 * Format an object into a `Content-Type` header.
 */
function format(obj) {
    const { type, parameters } = obj;
    if (!type || !isTypeValid(type)) {
        throw new TypeError(`Invalid type: ${type}`);
    }
    let result = type;
    if (parameters) {
        for (const param of Object.keys(parameters)) {
            if (!isTokenValid(param)) {
                throw new TypeError(`Invalid parameter name: ${param}`);
            }
            result += `; ${param}=${parameterValue(parameters[param])}`;
        }
    }
    return result;
}
/**
 * Parse a `Content-Type` header.
 */
function dist_parse(header, options) {
    const stopFlags = SEMI_FLAG | (options?.comma === true ? COMMA_FLAG : 0);
    const len = header.length;
    let valueStart = options?.start ?? 0;
    while ((CHAR_MAP[header.charCodeAt(valueStart)] & OWS) !== 0) {
        valueStart++;
    }
    let index = valueStart;
    let typeFlags = 0;
    let whitespace = -1;
    let stop = options?.parameters === false ? COMMA_FLAG : 0;
    while (index < len) {
        const code = header.charCodeAt(index);
        const flags = CHAR_MAP[code];
        if ((flags & stopFlags) !== 0) {
            stop |= flags & COMMA_FLAG;
            break;
        }
        if ((flags & OWS) !== 0) {
            if (whitespace === -1)
                whitespace = index;
        }
        else {
            whitespace = -1;
        }
        typeFlags |= (code & NON_ASCII) | flags;
        index++;
    }
    const valueEnd = whitespace === -1 ? index : whitespace;
    const value = header.slice(valueStart, valueEnd);
    const type = (typeFlags & CASE_FLAGS) === 0 ? value : value.toLowerCase();
    if (index === len || stop !== 0) {
        return { type, index, parameters: new NullObject() };
    }
    return parseParameters(header, type, index, len, stopFlags);
}
/**
 * Parses the parameters of a `Content-Type` header starting at the given index.
 */
function parseParameters(header, type, index, len, stopFlags) {
    const parameters = new NullObject();
    parameter: while (index < len) {
        index++; // Skip over ;
        while ((CHAR_MAP[header.charCodeAt(index)] & OWS) !== 0) {
            index++;
        }
        const keyStart = index;
        let keyFlags = 0;
        let keyWhitespace = -1;
        while (index < len) {
            const code = header.charCodeAt(index);
            const flags = CHAR_MAP[code];
            if ((flags & stopFlags) !== 0) {
                if ((flags & COMMA_FLAG) !== 0)
                    break parameter;
                continue parameter;
            }
            if (code === EQ) {
                const keyEnd = keyWhitespace === -1 ? index : keyWhitespace;
                const value = header.slice(keyStart, keyEnd);
                const key = (keyFlags & CASE_FLAGS) === 0 ? value : value.toLowerCase();
                index++;
                while ((CHAR_MAP[header.charCodeAt(index)] & OWS) !== 0) {
                    index++;
                }
                if (index < len && header.charCodeAt(index) === DQUOTE) {
                    const quotedStart = ++index;
                    let escaped = false;
                    while (index < len) {
                        const code = header.charCodeAt(index);
                        if (code === DQUOTE) {
                            if (parameters[key] === undefined) {
                                parameters[key] = escaped
                                    ? unescapeQuotedPairs(header, quotedStart, index)
                                    : header.slice(quotedStart, index);
                            }
                            index++;
                            let stop = 0;
                            // Discard characters between quote and delimiter.
                            while (index < len) {
                                const code = header.charCodeAt(index);
                                const flags = CHAR_MAP[code];
                                if ((flags & stopFlags) !== 0) {
                                    stop = flags & COMMA_FLAG;
                                    break;
                                }
                                index++;
                            }
                            if (stop !== 0)
                                break parameter;
                            continue parameter;
                        }
                        if (code === BSLASH && index + 1 < len) {
                            escaped = true;
                            index += 2;
                            continue;
                        }
                        index++;
                    }
                    continue parameter;
                }
                const valueStart = index;
                let stop = 0;
                let valueWhitespace = -1;
                while (index < len) {
                    const code = header.charCodeAt(index);
                    const flags = CHAR_MAP[code];
                    if ((flags & stopFlags) !== 0) {
                        stop = flags & COMMA_FLAG;
                        break;
                    }
                    if ((flags & OWS) !== 0) {
                        if (valueWhitespace === -1)
                            valueWhitespace = index;
                    }
                    else {
                        valueWhitespace = -1;
                    }
                    index++;
                }
                if (parameters[key] === undefined) {
                    const valueEnd = valueWhitespace === -1 ? index : valueWhitespace;
                    parameters[key] = header.slice(valueStart, valueEnd);
                }
                if (stop !== 0)
                    break parameter;
                continue parameter;
            }
            if ((flags & OWS) !== 0) {
                if (keyWhitespace === -1)
                    keyWhitespace = index;
            }
            else {
                keyWhitespace = -1;
            }
            keyFlags |= (code & NON_ASCII) | flags;
            index++;
        }
    }
    return { type, index, parameters };
}
/**
 * Remove backslashes from quoted pairs in a known-terminated quoted string body.
 */
function unescapeQuotedPairs(str, start, end) {
    let result = "";
    for (let index = start; index < end; index++) {
        if (str.charCodeAt(index) === BSLASH) {
            result += str.slice(start, index);
            start = ++index;
        }
    }
    return result + str.slice(start, end);
}
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./node_modules/json-with-bigint/json-with-bigint.js
const intRegex = /^-?\d+$/;
const noiseValue = /^-?\d+n+$/; // Noise - strings that match the custom format before being converted to it
const originalStringify = JSON.stringify;
const originalParse = JSON.parse;
const customFormat = /^-?\d+n$/;

const bigIntsStringify = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g;
const noiseStringify = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g;

/**
 * @typedef {(this: any, key: string | number | undefined, value: any) => any} Replacer
 * @typedef {(key: string | number | undefined, value: any, context?: { source: string }) => any} Reviver
 */

/**
 * Checks if a value is unstringifiable according to native JSON.stringify rules.
 *
 * @param {any} val The value to check.
 * @returns {boolean} True if the value is undefined, a function, or a symbol.
 */
const isUnstringifiable = (val) =>
  val === undefined || typeof val === "function" || typeof val === "symbol";

/**
 * Checks if a value is a native JSON.rawJSON object (Node.js 22+).
 *
 * @param {any} val The value to check.
 * @returns {boolean} True if the value is a RawJSON instance.
 */
const isRawJSON = (val) =>
  val !== null &&
  typeof val === "object" &&
  val.constructor &&
  val.constructor.name === "RawJSON";

/**
 * Iteratively converts a JS value to a JSON string.
 * Used as a fallback when the native JSON.stringify hits the Maximum Call Stack size.
 * Fully compliant with JSON formatting (space), replacers, and toJSON behaviors.
 *
 * @param {any} rootValue The value to stringify.
 * @param {Replacer | Array<string | number> | null} [replacer] User's custom replacer function.
 * @param {string | number} [spaceParam] Indentation for pretty-printing.
 * @returns {string | undefined} The generated JSON string.
 */
const stringifyIteratively = (rootValue, replacer, spaceParam) => {
  let space = "";

  if (typeof spaceParam === "number") {
    space = " ".repeat(Math.min(10, Math.max(0, Math.floor(spaceParam))));
  } else if (typeof spaceParam === "string") {
    space = spaceParam.slice(0, 10);
  }

  const isFunctionReplacer = typeof replacer === "function";
  const propertyList = Array.isArray(replacer)
    ? new Set(replacer.map(String))
    : null;

  /**
   * Prepares a value for stringification by resolving toJSON, handling BigInts,
   * applying custom replacers, and unwrapping primitive objects.
   *
   * @param {object|Array} parent The parent object or array holding the value.
   * @param {string} key The key associated with the value.
   * @param {any} val The raw value to process.
   * @returns {any} The processed value ready for stringification.
   */
  const prepareVal = (parent, key, val) => {
    const isObject = val !== null && typeof val === "object";
    const hasToJSON = isObject && typeof val.toJSON === "function";

    if (hasToJSON) {
      val = val.toJSON(key);
    }

    const isNoise = typeof val === "string" && noiseValue.test(val);

    if (isNoise) return val + "n";

    const isBigInt = typeof val === "bigint";

    if (isBigInt) {
      const supportsRawJSON = "rawJSON" in JSON;

      if (supportsRawJSON) return JSON.rawJSON(val.toString());

      return val.toString() + "n";
    }

    if (isFunctionReplacer) {
      val = replacer.call(parent, key, val);
    }

    const isPostReplacerObject = val !== null && typeof val === "object";

    if (isPostReplacerObject) {
      const isPrimitiveWrapper =
        val instanceof Number ||
        val instanceof String ||
        val instanceof Boolean;

      if (isPrimitiveWrapper) {
        val = val.valueOf();
      }
    }

    return val;
  };

  const rootProcessed = prepareVal({ "": rootValue }, "", rootValue);

  if (isUnstringifiable(rootProcessed)) {
    return undefined;
  }

  const isRootPrimitive =
    rootProcessed === null || typeof rootProcessed !== "object";
  const isRootNativeRawJSON = isRawJSON(rootProcessed);

  if (isRootPrimitive || isRootNativeRawJSON) {
    return originalStringify(rootProcessed);
  }

  const chunks = [];
  let level = 0;

  const stack = [
    {
      parent: { "": rootProcessed },
      key: "",
      val: rootProcessed,
      isArray: Array.isArray(rootProcessed),
      keys: Array.isArray(rootProcessed) ? null : Object.keys(rootProcessed),
      index: 0,
      first: true,
    },
  ];

  const visited = new WeakSet([rootProcessed]);

  while (stack.length > 0) {
    const node = stack[stack.length - 1];

    if (node.index === 0) {
      chunks.push(node.isArray ? "[" : "{");
      level++;
    }

    let isDone = false;

    if (node.isArray) {
      if (node.index < node.val.length) {
        if (!node.first) chunks.push(",");

        if (space) chunks.push("\n" + space.repeat(level));

        const childRaw = node.val[node.index];
        const childVal = prepareVal(node.val, String(node.index), childRaw);

        if (isUnstringifiable(childVal)) {
          chunks.push("null");
          node.first = false;
          node.index++;
        } else {
          const isComplexObject =
            childVal !== null && typeof childVal === "object";
          const isNativeRaw = isRawJSON(childVal);

          if (isComplexObject && !isNativeRaw) {
            if (visited.has(childVal)) {
              throw new TypeError("Converting circular structure to JSON");
            }

            visited.add(childVal);

            stack.push({
              parent: node.val,
              key: String(node.index),
              val: childVal,
              isArray: Array.isArray(childVal),
              keys: Array.isArray(childVal) ? null : Object.keys(childVal),
              index: 0,
              first: true,
            });

            node.first = false;
            node.index++;
          } else {
            chunks.push(originalStringify(childVal));
            node.first = false;
            node.index++;
          }
        }
      } else {
        isDone = true;
      }
    } else {
      while (node.index < node.keys.length) {
        const k = node.keys[node.index++];

        const isFilteredOutByArray = propertyList && !propertyList.has(k);

        if (isFilteredOutByArray) continue;

        const childRaw = node.val[k];
        const childVal = prepareVal(node.val, k, childRaw);

        if (isUnstringifiable(childVal)) continue;

        if (!node.first) chunks.push(",");

        if (space) {
          chunks.push("\n" + space.repeat(level) + originalStringify(k) + ": ");
        } else {
          chunks.push(originalStringify(k) + ":");
        }

        const isComplexObject =
          childVal !== null && typeof childVal === "object";
        const isNativeRaw = isRawJSON(childVal);

        if (isComplexObject && !isNativeRaw) {
          if (visited.has(childVal)) {
            throw new TypeError("Converting circular structure to JSON");
          }

          visited.add(childVal);

          stack.push({
            parent: node.val,
            key: k,
            val: childVal,
            isArray: Array.isArray(childVal),
            keys: Array.isArray(childVal) ? null : Object.keys(childVal),
            index: 0,
            first: true,
          });

          node.first = false;

          break; // Stop current loop level to process the newly pushed stack node
        } else {
          chunks.push(originalStringify(childVal));
          node.first = false;
        }
      }

      const isNodeFullyProcessed =
        node.index >= node.keys.length && stack[stack.length - 1] === node;

      if (isNodeFullyProcessed) {
        isDone = true;
      }
    }

    if (isDone) {
      level--;

      if (!node.first && space) chunks.push("\n" + space.repeat(level));

      chunks.push(node.isArray ? "]" : "}");
      visited.delete(node.val);
      stack.pop();
    }
  }

  return chunks.join("");
};

/**
 * Converts a JavaScript value to a JSON string.
 *
 * Supports serialization of BigInt values using two strategies:
 * 1. Custom format "123n" \u2192 "123" (universal fallback)
 * 2. Native JSON.rawJSON() (Node.js 22+, fastest) when available
 *
 * All other values are serialized exactly like native JSON.stringify().
 *
 * @param {*} value The value to convert to a JSON string.
 * @param {Replacer | Array<string | number> | null} [replacer]
 * A function that alters the behavior of the stringification process,
 * or an array of strings/numbers to indicate properties to exclude.
 * @param {string | number} [space]
 * A string or number to specify indentation or pretty-printing.
 * @returns {string} The JSON string representation.
 */
const JSONStringify = (value, replacer, space) => {
  try {
    const supportsRawJSON = "rawJSON" in JSON;

    if (supportsRawJSON) {
      return originalStringify(
        value,
        (key, val) => {
          if (typeof val === "bigint") return JSON.rawJSON(val.toString());

          const hasFunctionReplacer = typeof replacer === "function";

          if (hasFunctionReplacer) return replacer(key, val);

          const isKeyInArrayReplacer =
            Array.isArray(replacer) && replacer.includes(key);

          if (isKeyInArrayReplacer) return val;

          return val;
        },
        space,
      );
    }

    if (!value) return originalStringify(value, replacer, space);

    const convertedToCustomJSON = originalStringify(
      value,
      (key, val) => {
        const isNoise = typeof val === "string" && noiseValue.test(val);

        if (isNoise) return val.toString() + "n"; // Mark noise values with additional "n" to offset the deletion of one "n" during the processing

        if (typeof val === "bigint") return val.toString() + "n";

        const hasFunctionReplacer = typeof replacer === "function";

        if (hasFunctionReplacer) return replacer(key, val);

        const isKeyInArrayReplacer =
          Array.isArray(replacer) && replacer.includes(key);

        if (isKeyInArrayReplacer) return val;

        return val;
      },
      space,
    );

    const processedJSON = convertedToCustomJSON.replace(
      bigIntsStringify,
      "$1$2$3",
    ); // Delete one "n" off the end of every BigInt value

    const denoisedJSON = processedJSON.replace(noiseStringify, "$1$2$3"); // Remove one "n" off the end of every noisy string

    return denoisedJSON;
  } catch (error) {
    if (error instanceof RangeError) {
      const convertedJSON = stringifyIteratively(value, replacer, space);

      if (convertedJSON === undefined) return undefined;

      const supportsRawJSON = "rawJSON" in JSON;

      if (supportsRawJSON) return convertedJSON;

      const processedJSON = convertedJSON.replace(bigIntsStringify, "$1$2$3");

      return processedJSON.replace(noiseStringify, "$1$2$3");
    }

    throw error;
  }
};

const featureCache = new Map();

/**
 * Detects if the current JSON.parse implementation supports the context.source feature.
 *
 * Uses toString() fingerprinting to cache results and automatically detect runtime
 * replacements of JSON.parse (polyfills, mocks, etc.).
 *
 * @returns {boolean} true if context.source is supported, false otherwise.
 */
const isContextSourceSupported = () => {
  const parseFingerprint = JSON.parse.toString();

  if (featureCache.has(parseFingerprint)) {
    return featureCache.get(parseFingerprint);
  }

  try {
    const result = JSON.parse(
      "1",
      (_, __, context) => !!context?.source && context.source === "1",
    );
    featureCache.set(parseFingerprint, result);

    return result;
  } catch {
    featureCache.set(parseFingerprint, false);

    return false;
  }
};

/**
 * Reviver function that converts custom-format BigInt strings back to BigInt values.
 * Also handles "noise" strings that accidentally match the BigInt format.
 *
 * @param {string | number | undefined} key The object key.
 * @param {*} value The value being parsed.
 * @param {object} [context] Parse context (if supported by JSON.parse).
 * @param {Reviver} [userReviver] User's custom reviver function.
 * @returns {any} The transformed value.
 */
const convertMarkedBigIntsReviver = (key, value, context, userReviver) => {
  const isCustomFormatBigInt =
    typeof value === "string" && customFormat.test(value);

  if (isCustomFormatBigInt) return BigInt(value.slice(0, -1));

  const isNoiseValue = typeof value === "string" && noiseValue.test(value);
  if (isNoiseValue) return value.slice(0, -1);

  const hasUserReviver = typeof userReviver === "function";

  if (!hasUserReviver) return value;

  return userReviver(key, value, context);
};

/**
 * Fast JSON.parse implementation (~2x faster than classic fallback).
 * Uses JSON.parse's context.source feature to detect integers and convert
 * large numbers directly to BigInt without string manipulation.
 *
 * Does not support legacy custom format from v1 of this library.
 *
 * @param {string} text JSON string to parse.
 * @param {Reviver} [reviver] Transform function to apply to each value.
 * @returns {any} Parsed JavaScript value.
 */
const JSONParseV2 = (text, reviver) => {
  return JSON.parse(text, (key, value, context) => {
    const isNumber = typeof value === "number";
    const isOutOfBounds =
      value > Number.MAX_SAFE_INTEGER || value < Number.MIN_SAFE_INTEGER;
    const isBigNumber = isNumber && isOutOfBounds;
    const isInt = context && intRegex.test(context.source);
    const isBigInt = isBigNumber && isInt;

    if (isBigInt) return BigInt(context.source);

    const hasCustomReviver = typeof reviver === "function";

    if (!hasCustomReviver) return value;

    return reviver(key, value, context);
  });
};

const MAX_INT = Number.MAX_SAFE_INTEGER.toString();
const MAX_DIGITS = MAX_INT.length;
const stringsOrLargeNumbers =
  /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g;
const noiseValueWithQuotes = /^"-?\d+n+"$/; // Noise - strings that match the custom format before being converted to it

/**
 * Iteratively traverses the parsed object bottom-up (post-order),
 * emulating the native JSON.parse reviver behavior.
 * This avoids Call Stack overflows (RangeError) on deeply nested structures.
 *
 * @param {any} parsed The natively parsed JSON object.
 * @param {Reviver} [userReviver] User's custom reviver function.
 * @returns {any} The fully processed object.
 */
const applyReviverIteratively = (parsed, userReviver) => {
  const rootHolder = { "": parsed };
  const stack = [{ parent: rootHolder, key: "", visited: false }];

  while (stack.length > 0) {
    const node = stack[stack.length - 1];

    if (!node.visited) {
      node.visited = true;

      const value = node.parent[node.key];
      const isComplexObject = value !== null && typeof value === "object";

      if (isComplexObject) {
        const keys = Object.keys(value);

        for (let i = keys.length - 1; i >= 0; i--) {
          stack.push({ parent: value, key: keys[i], visited: false });
        }
      }
    } else {
      const { parent, key } = node;
      let value = parent[key];

      if (typeof value === "string") {
        const isCustomFormatBigInt = customFormat.test(value);

        if (isCustomFormatBigInt) {
          value = BigInt(value.slice(0, -1));
        } else {
          const isNoise = noiseValue.test(value);

          if (isNoise) value = value.slice(0, -1);
        }
      }

      const hasUserReviver = typeof userReviver === "function";

      if (hasUserReviver) {
        value = userReviver.call(parent, key, value);
      }

      const isDeleted = value === undefined;

      if (isDeleted) {
        delete parent[key];
      } else {
        parent[key] = value;
      }

      stack.pop();
    }
  }

  return rootHolder[""];
};

/**
 * Pre-processes the JSON string to mark large numbers with an 'n' suffix.
 *
 * @param {string} text The raw JSON string.
 * @returns {string} The serialized string with marked BigInts.
 */
const serializeBigInts = (text) => {
  return text.replace(
    stringsOrLargeNumbers,
    (match, digits, fractional, exponential) => {
      const isString = match[0] === '"';
      const isNoise = isString && noiseValueWithQuotes.test(match);

      if (isNoise) return match.substring(0, match.length - 1) + 'n"'; // Mark noise values with additional "n" to offset the deletion of one "n" during the processing

      const hasFractionalOrExponential = fractional || exponential;

      // With a fixed number of digits, we can correctly use lexicographical comparison to do a numeric comparison
      const isLessThanMaxSafeInt =
        digits &&
        (digits.length < MAX_DIGITS ||
          (digits.length === MAX_DIGITS && digits <= MAX_INT));

      const isStandardValue =
        isString || hasFractionalOrExponential || isLessThanMaxSafeInt;

      if (isStandardValue) return match;

      return '"' + match + 'n"';
    },
  );
};

/**
 * Converts a JSON string into a JavaScript value.
 *
 * Supports parsing of large integers using two strategies:
 * 1. Classic fallback: Marks large numbers with "123n" format, then converts to BigInt
 * 2. Fast path (JSONParseV2): Uses context.source feature (~2x faster) when available
 *
 * All other JSON values are parsed exactly like native JSON.parse().
 *
 * @param {string} text A valid JSON string.
 * @param {Reviver} [reviver]
 * A function that transforms the results. This function is called for each member
 * of the object. If a member contains nested objects, the nested objects are
 * transformed before the parent object is.
 * @returns {any} The parsed JavaScript value.
 * @throws {SyntaxError} If text is not valid JSON.
 */
const JSONParse = (text, reviver) => {
  if (!text) return originalParse(text, reviver);

  try {
    if (isContextSourceSupported()) return JSONParseV2(text, reviver); // Shortcut to a faster (2x) and simpler version

    // Find and mark big numbers with "n"
    const serializedData = serializeBigInts(text);

    return originalParse(serializedData, (key, value, context) =>
      convertMarkedBigIntsReviver(key, value, context, reviver),
    );
  } catch (error) {
    if (error instanceof RangeError) {
      const serializedData = serializeBigInts(text);
      const parsed = originalParse(serializedData);

      return applyReviverIteratively(parsed, reviver);
    }

    throw error;
  }
};



;// CONCATENATED MODULE: ./node_modules/@octokit/request-error/dist-src/index.js
class RequestError extends Error {
  name;
  /**
   * http status code
   */
  status;
  /**
   * Request options that lead to the error.
   */
  request;
  /**
   * Response object if a response was received
   */
  response;
  constructor(message, statusCode, options) {
    super(message, { cause: options.cause });
    this.name = "HttpError";
    this.status = Number.parseInt(statusCode);
    if (Number.isNaN(this.status)) {
      this.status = 0;
    }
    /* v8 ignore else -- @preserve -- Bug with vitest coverage where it sees an else branch that doesn't exist */
    if ("response" in options) {
      this.response = options.response;
    }
    const requestCopy = Object.assign({}, options.request);
    if (options.request.headers.authorization) {
      requestCopy.headers = Object.assign({}, options.request.headers, {
        authorization: options.request.headers.authorization.replace(
          /(?<! ) .*$/,
          " [REDACTED]"
        )
      });
    }
    requestCopy.url = requestCopy.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]");
    this.request = requestCopy;
  }
}


;// CONCATENATED MODULE: ./node_modules/@octokit/request/dist-bundle/index.js
// pkg/dist-src/index.js


// pkg/dist-src/defaults.js


// pkg/dist-src/version.js
var dist_bundle_VERSION = "10.0.16";

// pkg/dist-src/defaults.js
var defaults_default = {
  headers: {
    "user-agent": `octokit-request.js/${dist_bundle_VERSION} ${getUserAgent()}`
  }
};

// pkg/dist-src/fetch-wrapper.js



// pkg/dist-src/is-plain-object.js
function dist_bundle_isPlainObject(value) {
  if (typeof value !== "object" || value === null) return false;
  if (Object.prototype.toString.call(value) !== "[object Object]") return false;
  const proto = Object.getPrototypeOf(value);
  if (proto === null) return true;
  const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
  return typeof Ctor === "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
}

// pkg/dist-src/fetch-wrapper.js

var noop = () => "";
async function fetchWrapper(requestOptions) {
  const fetch = requestOptions.request?.fetch || globalThis.fetch;
  if (!fetch) {
    throw new Error(
      "fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing"
    );
  }
  const log = requestOptions.request?.log || console;
  const parseSuccessResponseBody = requestOptions.request?.parseSuccessResponseBody !== false;
  const body = dist_bundle_isPlainObject(requestOptions.body) || Array.isArray(requestOptions.body) ? JSONStringify(requestOptions.body) : requestOptions.body;
  const requestHeaders = Object.fromEntries(
    Object.entries(requestOptions.headers).map(([name, value]) => [
      name,
      String(value)
    ])
  );
  let fetchResponse;
  try {
    fetchResponse = await fetch(requestOptions.url, {
      method: requestOptions.method,
      body,
      redirect: requestOptions.request?.redirect,
      headers: requestHeaders,
      signal: requestOptions.request?.signal,
      // duplex must be set if request.body is ReadableStream or Async Iterables.
      // See https://fetch.spec.whatwg.org/#dom-requestinit-duplex.
      ...requestOptions.body && { duplex: "half" }
    });
  } catch (error) {
    let message = "Unknown Error";
    if (error instanceof Error) {
      if (error.name === "AbortError") {
        error.status = 500;
        throw error;
      }
      message = error.message;
      if (error.name === "TypeError" && "cause" in error) {
        if (error.cause instanceof Error) {
          message = error.cause.message;
        } else if (typeof error.cause === "string") {
          message = error.cause;
        }
      }
    }
    const requestError = new RequestError(message, 500, {
      request: requestOptions
    });
    requestError.cause = error;
    throw requestError;
  }
  const status = fetchResponse.status;
  const url = fetchResponse.url;
  const responseHeaders = {};
  for (const [key, value] of fetchResponse.headers) {
    responseHeaders[key] = value;
  }
  const octokitResponse = {
    url,
    status,
    headers: responseHeaders,
    data: ""
  };
  if ("deprecation" in responseHeaders) {
    const matches = responseHeaders.link && responseHeaders.link.match(/<([^<>]+)>; rel="deprecation"/);
    const deprecationLink = matches && matches.pop();
    log.warn(
      `[@octokit/request] "${requestOptions.method} ${requestOptions.url}" is deprecated. It is scheduled to be removed on ${responseHeaders.sunset}${deprecationLink ? `. See ${deprecationLink}` : ""}`
    );
  }
  if (status === 204 || status === 205) {
    return octokitResponse;
  }
  if (requestOptions.method === "HEAD") {
    if (status < 400) {
      return octokitResponse;
    }
    throw new RequestError(fetchResponse.statusText, status, {
      response: octokitResponse,
      request: requestOptions
    });
  }
  if (status === 304) {
    octokitResponse.data = await getResponseData(fetchResponse);
    throw new RequestError("Not modified", status, {
      response: octokitResponse,
      request: requestOptions
    });
  }
  if (status >= 400) {
    octokitResponse.data = await getResponseData(fetchResponse);
    throw new RequestError(toErrorMessage(octokitResponse.data), status, {
      response: octokitResponse,
      request: requestOptions
    });
  }
  octokitResponse.data = parseSuccessResponseBody ? await getResponseData(fetchResponse) : fetchResponse.body;
  return octokitResponse;
}
async function getResponseData(response) {
  const contentType = response.headers.get("content-type");
  if (!contentType) {
    return response.text().catch(noop);
  }
  const mimetype = dist_parse(contentType);
  if (isJSONResponse(mimetype)) {
    let text = "";
    try {
      text = await response.text();
      return JSONParse(text);
    } catch (err) {
      return text;
    }
  } else if (mimetype.type.startsWith("text/") || // `application/octet-stream` is the canonical "arbitrary binary" type
  // (RFC 2046) and must never be decoded as text, even when the response
  // carries a (misleading) `charset=utf-8` parameter \u2014 see #751.
  mimetype.parameters.charset?.toLowerCase() === "utf-8" && mimetype.type !== "application/octet-stream") {
    return response.text().catch(noop);
  } else {
    return response.arrayBuffer().catch(
      /* v8 ignore next -- @preserve */
      () => new ArrayBuffer(0)
    );
  }
}
function isJSONResponse(mimetype) {
  return mimetype.type === "application/json" || mimetype.type === "application/scim+json";
}
function toErrorMessage(data) {
  if (typeof data === "string") {
    return data;
  }
  if (data instanceof ArrayBuffer) {
    return "Unknown error";
  }
  if (typeof data === "object" && data !== null && "message" in data) {
    const objectData = data;
    const suffix = "documentation_url" in objectData ? ` - ${objectData.documentation_url}` : "";
    return Array.isArray(objectData.errors) ? `${objectData.message}: ${objectData.errors.map((v) => JSON.stringify(v)).join(", ")}${suffix}` : `${objectData.message}${suffix}`;
  }
  return `Unknown error: ${JSON.stringify(data)}`;
}

// pkg/dist-src/with-defaults.js
function dist_bundle_withDefaults(oldEndpoint, newDefaults) {
  const endpoint2 = oldEndpoint.defaults(newDefaults);
  const newApi = function(route, parameters) {
    const endpointOptions = endpoint2.merge(route, parameters);
    if (!endpointOptions.request || !endpointOptions.request.hook) {
      return fetchWrapper(endpoint2.parse(endpointOptions));
    }
    const request2 = (route2, parameters2) => {
      return fetchWrapper(
        endpoint2.parse(endpoint2.merge(route2, parameters2))
      );
    };
    Object.assign(request2, {
      endpoint: endpoint2,
      defaults: dist_bundle_withDefaults.bind(null, endpoint2)
    });
    return endpointOptions.request.hook(request2, endpointOptions);
  };
  return Object.assign(newApi, {
    endpoint: endpoint2,
    defaults: dist_bundle_withDefaults.bind(null, endpoint2)
  });
}

// pkg/dist-src/index.js
var request = dist_bundle_withDefaults(endpoint, defaults_default);

/* v8 ignore next -- @preserve */
/* v8 ignore else -- @preserve */

;// CONCATENATED MODULE: ./node_modules/@octokit/graphql/dist-bundle/index.js
// pkg/dist-src/index.js



// pkg/dist-src/version.js
var graphql_dist_bundle_VERSION = "0.0.0-development";

// pkg/dist-src/with-defaults.js


// pkg/dist-src/graphql.js


// pkg/dist-src/error.js
function _buildMessageForResponseErrors(data) {
  return `Request failed due to following response errors:
` + data.errors.map((e) => ` - ${e.message}`).join("\n");
}
var GraphqlResponseError = class extends Error {
  constructor(request2, headers, response) {
    super(_buildMessageForResponseErrors(response));
    this.request = request2;
    this.headers = headers;
    this.response = response;
    this.errors = response.errors;
    this.data = response.data;
    if (Error.captureStackTrace) {
      Error.captureStackTrace(this, this.constructor);
    }
  }
  request;
  headers;
  response;
  name = "GraphqlResponseError";
  errors;
  data;
};

// pkg/dist-src/graphql.js
var NON_VARIABLE_OPTIONS = [
  "method",
  "baseUrl",
  "url",
  "headers",
  "request",
  "query",
  "mediaType",
  "operationName"
];
var FORBIDDEN_VARIABLE_OPTIONS = ["query", "method", "url"];
var GHES_V3_SUFFIX_REGEX = /\/api\/v3\/?$/;
function graphql(request2, query, options) {
  if (options) {
    if (typeof query === "string" && "query" in options) {
      return Promise.reject(
        new Error(`[@octokit/graphql] "query" cannot be used as variable name`)
      );
    }
    for (const key in options) {
      if (!FORBIDDEN_VARIABLE_OPTIONS.includes(key)) continue;
      return Promise.reject(
        new Error(
          `[@octokit/graphql] "${key}" cannot be used as variable name`
        )
      );
    }
  }
  const parsedOptions = typeof query === "string" ? Object.assign({ query }, options) : query;
  const requestOptions = Object.keys(
    parsedOptions
  ).reduce((result, key) => {
    if (NON_VARIABLE_OPTIONS.includes(key)) {
      result[key] = parsedOptions[key];
      return result;
    }
    if (!result.variables) {
      result.variables = {};
    }
    result.variables[key] = parsedOptions[key];
    return result;
  }, {});
  const baseUrl = parsedOptions.baseUrl || request2.endpoint.DEFAULTS.baseUrl;
  if (GHES_V3_SUFFIX_REGEX.test(baseUrl)) {
    requestOptions.url = baseUrl.replace(GHES_V3_SUFFIX_REGEX, "/api/graphql");
  }
  return request2(requestOptions).then((response) => {
    if (response.data.errors) {
      const headers = {};
      for (const key of Object.keys(response.headers)) {
        headers[key] = response.headers[key];
      }
      throw new GraphqlResponseError(
        requestOptions,
        headers,
        response.data
      );
    }
    return response.data.data;
  });
}

// pkg/dist-src/with-defaults.js
function graphql_dist_bundle_withDefaults(request2, newDefaults) {
  const newRequest = request2.defaults(newDefaults);
  const newApi = (query, options) => {
    return graphql(newRequest, query, options);
  };
  return Object.assign(newApi, {
    defaults: graphql_dist_bundle_withDefaults.bind(null, newRequest),
    endpoint: newRequest.endpoint
  });
}

// pkg/dist-src/index.js
var graphql2 = graphql_dist_bundle_withDefaults(request, {
  headers: {
    "user-agent": `octokit-graphql.js/${graphql_dist_bundle_VERSION} ${getUserAgent()}`
  },
  method: "POST",
  url: "/graphql"
});
function withCustomRequest(customRequest) {
  return graphql_dist_bundle_withDefaults(customRequest, {
    method: "POST",
    url: "/graphql"
  });
}

/* v8 ignore if -- @preserve */

;// CONCATENATED MODULE: ./node_modules/@octokit/auth-token/dist-bundle/index.js
// pkg/dist-src/is-jwt.js
var b64url = "(?:[a-zA-Z0-9_-]+)";
var sep = "\\.";
var jwtRE = new RegExp(`^${b64url}${sep}${b64url}${sep}${b64url}$`);
var isJWT = jwtRE.test.bind(jwtRE);

// pkg/dist-src/auth.js
async function auth(token) {
  const isApp = isJWT(token);
  const isInstallation = token.startsWith("v1.") || token.startsWith("ghs_");
  const isUserToServer = token.startsWith("ghu_");
  const tokenType = isApp ? "app" : isInstallation ? "installation" : isUserToServer ? "user-to-server" : "oauth";
  return {
    type: "token",
    token,
    tokenType
  };
}

// pkg/dist-src/with-authorization-prefix.js
function withAuthorizationPrefix(token) {
  if (token.split(/\./).length === 3) {
    return `bearer ${token}`;
  }
  return `token ${token}`;
}

// pkg/dist-src/hook.js
async function hook(token, request, route, parameters) {
  const endpoint = request.endpoint.merge(
    route,
    parameters
  );
  endpoint.headers.authorization = withAuthorizationPrefix(token);
  return request(endpoint);
}

// pkg/dist-src/index.js
var createTokenAuth = function createTokenAuth2(token) {
  if (!token) {
    throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");
  }
  if (typeof token !== "string") {
    throw new Error(
      "[@octokit/auth-token] Token passed to createTokenAuth is not a string"
    );
  }
  token = token.replace(/^(token|bearer) +/i, "");
  return Object.assign(auth.bind(null, token), {
    hook: hook.bind(null, token)
  });
};


;// CONCATENATED MODULE: ./node_modules/@octokit/core/dist-src/version.js
const version_VERSION = "7.0.8";


;// CONCATENATED MODULE: ./node_modules/@octokit/core/dist-src/index.js






const dist_src_noop = () => {
};
const consoleWarn = console.warn.bind(console);
const consoleError = console.error.bind(console);
function createLogger(logger = {}) {
  if (typeof logger.debug !== "function") {
    logger.debug = dist_src_noop;
  }
  if (typeof logger.info !== "function") {
    logger.info = dist_src_noop;
  }
  if (typeof logger.warn !== "function") {
    logger.warn = consoleWarn;
  }
  if (typeof logger.error !== "function") {
    logger.error = consoleError;
  }
  return logger;
}
const userAgentTrail = `octokit-core.js/${version_VERSION} ${getUserAgent()}`;
class Octokit {
  static VERSION = version_VERSION;
  static defaults(defaults) {
    const OctokitWithDefaults = class extends this {
      constructor(...args) {
        const options = args[0] || {};
        if (typeof defaults === "function") {
          super(defaults(options));
          return;
        }
        super(
          Object.assign(
            {},
            defaults,
            options,
            options.userAgent && defaults.userAgent ? {
              userAgent: `${options.userAgent} ${defaults.userAgent}`
            } : null
          )
        );
      }
    };
    return OctokitWithDefaults;
  }
  static plugins = [];
  /**
   * Attach a plugin (or many) to your Octokit instance.
   *
   * @example
   * const API = Octokit.plugin(plugin1, plugin2, plugin3, ...)
   */
  static plugin(...newPlugins) {
    const currentPlugins = this.plugins;
    const NewOctokit = class extends this {
      static plugins = currentPlugins.concat(
        newPlugins.filter((plugin) => !currentPlugins.includes(plugin))
      );
    };
    return NewOctokit;
  }
  constructor(options = {}) {
    const hook = new before_after_hook.Collection();
    const requestDefaults = {
      baseUrl: request.endpoint.DEFAULTS.baseUrl,
      headers: {},
      request: Object.assign({}, options.request, {
        // @ts-ignore internal usage only, no need to type
        hook: hook.bind(null, "request")
      }),
      mediaType: {
        previews: [],
        format: ""
      }
    };
    requestDefaults.headers["user-agent"] = options.userAgent ? `${options.userAgent} ${userAgentTrail}` : userAgentTrail;
    if (options.baseUrl) {
      requestDefaults.baseUrl = options.baseUrl;
    }
    if (options.previews) {
      requestDefaults.mediaType.previews = options.previews;
    }
    if (options.timeZone) {
      requestDefaults.headers["time-zone"] = options.timeZone;
    }
    this.request = request.defaults(requestDefaults);
    this.graphql = withCustomRequest(this.request).defaults(requestDefaults);
    this.log = createLogger(options.log);
    this.hook = hook;
    if (!options.authStrategy) {
      if (!options.auth) {
        this.auth = async () => ({
          type: "unauthenticated"
        });
      } else {
        const auth = createTokenAuth(options.auth);
        hook.wrap("request", auth.hook);
        this.auth = auth;
      }
    } else {
      const { authStrategy, ...otherOptions } = options;
      const auth = authStrategy(
        Object.assign(
          {
            request: this.request,
            log: this.log,
            // we pass the current octokit instance as well as its constructor options
            // to allow for authentication strategies that return a new octokit instance
            // that shares the same internal state as the current one. The original
            // requirement for this was the "event-octokit" authentication strategy
            // of https://github.com/probot/octokit-auth-probot.
            octokit: this,
            octokitOptions: otherOptions
          },
          options.auth
        )
      );
      hook.wrap("request", auth.hook);
      this.auth = auth;
    }
    const classConstructor = this.constructor;
    for (let i = 0; i < classConstructor.plugins.length; ++i) {
      Object.assign(this, classConstructor.plugins[i](this, options));
    }
  }
  // assigned during constructor
  request;
  graphql;
  log;
  hook;
  // TODO: type `octokit.auth` based on passed options.authStrategy
  auth;
}



/***/ }),

};
