export const modules = {

/***/ 46068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishComment: () => (/* binding */ publishComment),
  publishSuggestions: () => (/* binding */ publishSuggestions)
});

// EXTERNAL MODULE: ./build/failure.js
var failure = __webpack_require__(59874);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/report/blocks.js
var report_blocks = __webpack_require__(6813);
// EXTERNAL MODULE: ./build/report/order.js
var order = __webpack_require__(11283);
// EXTERNAL MODULE: ./build/report/servers.js
var servers = __webpack_require__(82339);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/report/comment.js






/** GitHub refuses a comment that is longer, as a whole. */
const longestComment = 65_536;
/** How many of the failing servers a comment shows with its detail, from all to least. */
const ladder = [
    { detail: 'findings', most: Number.POSITIVE_INFINITY },
    { detail: 'failing findings', most: Number.POSITIVE_INFINITY },
    { detail: 'failing findings', most: 20 },
    { detail: 'failing findings', most: 5 },
    { detail: 'sentences', most: 100 },
    { detail: 'sentences', most: 20 },
    { detail: 'servers', most: 100 },
    { detail: 'servers', most: 20 },
];
/** Of warnings and waivers a comment names so many, and counts the others. */
const mostNamed = 20;
/**
 * The first line of a comment, by which it is found again. The names are hashed: whatever they hold,
 * they cannot end the HTML comment that they stand in.
 *
 * @param names workflow, job and key of the comment
 */
function commentMarker(names) {
    const hash = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 32);
    return `<!-- mcp-grade-gate: ${hash} -->`;
}
/**
 * The comment on a pull request: the verdict, what fails with its evidence and what to do, warnings
 * and waivers in brief, and a link to the job summary, which holds more. What was there before
 * is one line. Within 65,536 characters, by showing less and never by cutting.
 */
function renderComment(report, frame) {
    const groups = (0,servers/* grouped */.zD)(report.servers.filter(({ isCounted }) => isCounted));
    for (const step of ladder) {
        const text = (0,report_blocks/* joinWithin */.Uo)(blocksOf(report, groups, frame, step), longestComment, charactersOf);
        if (text !== null)
            return text;
    }
    const blocks = [
        frame.marker,
        (0,report_blocks/* heading */.R_)(report),
        `<p>${(0,report_text/* html */.qy)((0,report_text/* visible */.RK)((0,words/* lead */.HI)(report), 1000))}</p>`,
        '<p>There is too much to show here; the job summary holds more.</p>',
        footer(report, frame),
    ];
    return `${blocks.join('\n\n')}\n`;
}
/** What becomes of a comment on a failure once its cause is gone. */
function renderResolved(report, { marker }) {
    const blocks = [
        marker,
        `<h2>${words/* verdictSymbols */.d7.pass} MCP Grade Gate: resolved</h2>`,
        `<p>Nothing fails any more. ${(0,report_text/* html */.qy)((0,report_text/* visible */.RK)((0,words/* lead */.HI)(report), 1000))}</p>`,
    ];
    return `${blocks.join('\n\n')}\n`;
}
/** Characters as GitHub counts them: one for each code point. */
function charactersOf(text) {
    const pairs = text.match(/[\ud800-\udbff][\udc00-\udfff]/g);
    return text.length - (pairs?.length ?? 0);
}
function* blocksOf(report, groups, frame, { detail, most }) {
    yield frame.marker;
    yield (0,report_blocks/* heading */.R_)(report);
    yield* (0,report_blocks/* verdictBlocks */.wx)(report);
    const others = report.problems.toSorted(order/* graverFirst */.a3);
    yield* failingBlocks(groups, others, detail, most);
    const warnings = warningItems(groups, others);
    if (warnings.length > 0)
        yield `<h3>Warnings</h3>\n${(0,report_blocks/* list */.p_)(brief(warnings))}`;
    const waived = waivedItems(groups, others);
    if (waived.length > 0)
        yield `<h3>Waived</h3>\n${(0,report_blocks/* list */.p_)(brief(waived))}`;
    const earlier = (0,report_blocks/* earlierWords */.yI)(report);
    if (earlier !== null)
        yield `<p>${earlier}.</p>`;
    yield footer(report, frame);
}
function* failingBlocks(groups, others, detail, most) {
    const failing = groups.filter(({ first }) => failingOf(first.problems).length > 0);
    const further = failingOf(others);
    if (failing.length + further.length === 0)
        return;
    yield '<h3>What fails</h3>';
    const shown = failing.slice(0, most);
    if (detail === 'servers') {
        if (shown.length > 0)
            yield (0,servers/* serverTable */.yp)(shown);
    }
    else {
        for (const group of shown)
            yield (0,report_blocks/* serverBlock */.Zl)(group, failingOf(group.first.problems), detail);
    }
    if ((0,report_blocks/* isWithoutFindings */.p2)(detail))
        yield '<p>The findings do not fit here.</p>';
    const left = failing.length - shown.length;
    if (left > 0)
        yield `<p>And ${(0,words/* plural */.LS)(left, 'more server')}.</p>`;
    if (further.length === 0)
        return;
    yield `<h4>Files, export and policy</h4>\n${(0,report_blocks/* problemList */.gH)(further.slice(0, most), detail, true)}`;
    if (further.length > most) {
        yield `<p>And ${(0,words/* plural */.LS)(further.length - most, 'more problem')}.</p>`;
    }
}
/** What a server is called in a line; what is not identified has no version. */
function calledOf(server) {
    const name = (0,report_text/* htmlCode */.h8)((0,words/* nameOf */.Vb)(server));
    return server.dependency.type === 'unidentified'
        ? name
        : `${name} ${(0,report_text/* htmlCode */.h8)((0,words/* versionOf */.E4)(server))}`;
}
function failingOf(problems) {
    return problems.filter(({ level, waived }) => level !== 'warn' && waived === null);
}
/** A line for each rule that warns: the sentence where it is one, else whom it speaks of. */
function warningItems(groups, others) {
    const warning = groups.flatMap(({ first }) => first.problems
        .filter(({ level, waived }) => level === 'warn' && waived === null)
        .map((problem) => ({ problem, name: calledOf(first) })));
    const ofServers = [...Map.groupBy(warning, ({ problem }) => problem.rule)].map(([rule, same]) => {
        const [one] = same;
        const names = [...new Set(same.map(({ name }) => name))];
        const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : '';
        const said = same.length === 1 && one !== undefined
            ? (0,report_blocks/* phrase */.MZ)(one.problem.message)
            : `${names.slice(0, mostNamed).join(', ')}${more}`;
        return `<strong>${(0,report_text/* html */.qy)(rule)}</strong>: ${said}`;
    });
    const ofOthers = others
        .filter(({ level, waived }) => level === 'warn' && waived === null)
        .map(({ rule, message }) => `<strong>${(0,report_text/* html */.qy)(rule)}</strong>: ${(0,report_blocks/* phrase */.MZ)(message)}`);
    return [...ofServers, ...ofOthers];
}
function waivedItems(groups, others) {
    const problems = [...groups.flatMap(({ first }) => first.problems), ...others];
    const items = problems.flatMap(({ rule, message, waived }) => waived === null
        ? []
        : [`<strong>${(0,report_text/* html */.qy)(rule)}</strong>: ${(0,report_blocks/* phrase */.MZ)(message)} Waived: ${(0,report_text/* html */.qy)(waived)}`]);
    return [...new Set(items)];
}
function brief(items) {
    const rest = items.length - mostNamed;
    return [...items.slice(0, mostNamed), ...(rest > 0 ? [`and ${rest} more`] : [])];
}
/** Which commit this speaks of, and where to read on. */
function footer({ run: { head } }, { runUrl }) {
    const commit = head === null ? '' : `Commit ${(0,report_text/* htmlCode */.h8)(head.slice(0, 12))} was judged. `;
    const link = runUrl === null
        ? 'The job summary holds more.'
        : `The <a href="${(0,report_text/* htmlText */.js)(runUrl)}">job summary</a> holds more.`;
    return `<p>${commit}${link}</p>`;
}

// EXTERNAL MODULE: ./build/http/body.js
var http_body = __webpack_require__(25621);
// EXTERNAL MODULE: ./build/http/exchange.js
var exchange = __webpack_require__(19148);
// EXTERNAL MODULE: ./build/http/exchange-error.js
var exchange_error = __webpack_require__(95015);
// EXTERNAL MODULE: ./build/http/retry.js
var retry = __webpack_require__(44675);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
;// CONCATENATED MODULE: ./build/github/api.js






const usualLimits = { responseMs: 10_000, waitMs: 60_000, totalMs: 120_000 };
/** How calls are retried. GitHub asks to wait a minute if a response names no time. */
const apiRetries = {
    maxAttempts: 4,
    retriedStatuses: [408, 429],
    tooManyRequestsMs: 60_000,
    logPrefix: "GitHub's API ",
};
/** Opens the API with a token. All calls share the time limits, which begin now. */
function openApi({ token, apiUrl, graphqlUrl }, ports, limits = usualLimits) {
    const deadline = ports.now() + limits.totalMs;
    const budget = (0,retry/* waitsUpTo */.fF)(limits.waitMs);
    const request = (call, findExisting) => {
        const attempt = () => {
            const left = Math.min(limits.responseMs, deadline - ports.now());
            return attemptCall(call, token, left, ports.now);
        };
        return (0,retry/* withRetries */.LH)(attempt, { policy: apiRetries, budget, gaveUp, findExisting }, ports);
    };
    return {
        rest: ({ method, path, body, findExisting }) => {
            const name = `${method} ${path}`;
            return request({ method, url: `${apiUrl}${path}`, body, name, isGraphql: false }, findExisting);
        },
        graphql: (query, variables) => {
            const body = { query, variables };
            return request({ method: 'POST', url: graphqlUrl, body, name: 'a query', isGraphql: true });
        },
    };
}
/** @throws HttpTrouble */
async function attemptCall(call, token, timeoutMs, now) {
    if (timeoutMs <= 0)
        throw unavailable('took too long', 'no-retry');
    const response = await send(call, token, timeoutMs);
    const { status, data } = response;
    if (status < 200 || status > 299)
        throw troubleOf(response, call, now());
    return call.isGraphql ? graphqlData(response, call, now()) : data;
}
async function send(call, token, timeoutMs) {
    const { method, url, body } = call;
    try {
        const request = {
            method,
            url,
            headers: {
                authorization: `Bearer ${token}`,
                accept: 'application/vnd.github.v3+json',
                'accept-encoding': http_body/* acceptedEncodings */.g,
                'content-type': 'application/json; charset=utf-8',
            },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
            userAgent: `mcp-grade-gate/${version/* version */.r}`,
            timeouts: { wholeMs: timeoutMs },
            // The token goes to the address that the runner names and to no other.
            maxRedirects: 0,
        };
        return await (0,exchange/* exchange */.c)(request, async ({ status, header, read }) => {
            const chunks = [];
            await read((chunk) => {
                chunks.push(chunk);
                return false;
            });
            return { status, header, data: parsed(Buffer.concat(chunks).toString('utf8')) };
        });
    }
    catch (error) {
        if (!(error instanceof exchange_error/* ExchangeError */.S))
            throw error;
        const isLate = ['overtime', 'no-response', 'stalled'].includes(error.failure.kind);
        const words = isLate ? 'did not answer in time' : `could not be reached (${systemCode(error)})`;
        throw unavailable(words, 'backoff');
    }
}
/** The value of a JSON text; the text itself if it is none. */
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}
/** `ECONNREFUSED`. The message of such an error is not shown: it may hold anything, even the token. */
function systemCode(error) {
    for (let each = error; each instanceof Error; each = each.cause) {
        const { code } = each;
        if (typeof code === 'string')
            return code;
    }
    return 'no answer';
}
function gaveUp({ code, message }, attempts) {
    const times = attempts === 1 ? '' : ` (${attempts} attempts)`;
    return new failure/* GateError */.u(code, `GitHub's API ${message}${times}.`, remedyOf(code));
}
function remedyOf(code) {
    if (code === 'api-limited')
        return 'Run the job again in an hour.';
    if (code === 'api-refused')
        return 'Run the job again; if that is refused too, please report it.';
    return 'Run the job again.';
}
function unavailable(words, wait) {
    return new retry/* HttpTrouble */.qm(words, { code: 'api-unavailable', wait });
}
function refused(words, code) {
    return new retry/* HttpTrouble */.qm(words, { code, wait: 'no-retry' });
}
/** Too many requests: this one was not carried out. */
function limited(words, requestedMs) {
    return new retry/* HttpTrouble */.qm(`${words}, which are too many requests`, {
        code: 'api-limited',
        wait: (0,retry/* waitAfter */.Wv)(429, requestedMs, apiRetries),
        mayHaveTakenEffect: false,
    });
}
/** What a response means whose status is no success. */
function troubleOf(response, { name }, now) {
    const { status, header } = response;
    const requestedMs = requestedWait(header, now);
    const words = `answered ${status} to ${name}`;
    if (isLimit(response))
        return limited(words, requestedMs);
    const wait = (0,retry/* waitAfter */.Wv)(status, requestedMs, apiRetries);
    return wait === 'no-retry' ? refused(words, refusalCode(status)) : unavailable(words, wait);
}
function refusalCode(status) {
    switch (status) {
        case 401:
            return 'api-token-refused';
        case 403:
            return 'api-forbidden';
        case 404:
        case 410:
            return 'api-not-found';
        default:
            return 'api-refused';
    }
}
/**
 * Whether a response says that there were too many requests: 429, or 403 with the signs of a limit.
 * Source: "Rate limits for the REST API", GitHub's documentation.
 */
function isLimit({ status, header, data }) {
    if (status === 429)
        return true;
    if (status !== 403)
        return false;
    const { message } = Object(data);
    return (header('retry-after') !== null ||
        header('x-ratelimit-remaining') === '0' ||
        /secondary rate limit|abuse detection/i.test(String(message)));
}
/** The wait that a response asks for: `retry-after`, or the end of a limit that is used up. */
function requestedWait(header, now) {
    const after = (0,retry/* retryAfterMs */.Vs)(header('retry-after'), now);
    if (after !== null)
        return after;
    const reset = header('x-ratelimit-reset') ?? '';
    if (header('x-ratelimit-remaining') !== '0' || !/^\d{1,12}$/.test(reset))
        return null;
    return Math.max(Number(reset) * 1000 - now, 0) + 1000;
}
/**
 * The data of a response of GraphQL, whose refusals come with status 200.
 *
 * @throws HttpTrouble
 */
function graphqlData({ data: body, header }, { name }, now) {
    const { data, errors } = Object(body);
    if (!Array.isArray(errors)) {
        if (data == null)
            throw unavailable(`answered nothing to ${name}`, 'backoff');
        return data;
    }
    const { type, extensions } = Object(errors[0]);
    const words = `refused ${name}`;
    switch (type) {
        case 'RATE_LIMITED':
            throw limited(words, requestedWait(header, now));
        case 'FORBIDDEN':
        case 'INSUFFICIENT_SCOPES':
            throw refused(words, 'api-forbidden');
        case 'NOT_FOUND':
            throw refused(words, 'api-not-found');
        default:
            // A fault of the query has a type or a code; trouble of the service has neither.
            throw type === undefined && extensions === undefined
                ? unavailable(`had trouble with ${name}`, 'backoff')
                : refused(words, 'api-refused');
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
;// CONCATENATED MODULE: ./build/github/comment.js


/**
 * What a mode wants for a verdict: `show` creates or updates the comment, `resolve` marks an existing
 * one and creates none.
 *
 * | verdict        | `never` | `on-failure` | `always` |
 * | -------------- | ------- | ------------ | -------- |
 * | `pass`, `warn` | nothing | resolve      | show     |
 * | `fail`, `error`| nothing | show         | show     |
 */
function commentIntent(mode, verdict) {
    if (mode === 'never')
        return 'nothing';
    return mode === 'always' || verdict === 'fail' || verdict === 'error' ? 'show' : 'resolve';
}
/**
 * Makes the comment on a pull request what it should be. If runs at the same time left several, the
 * oldest is kept.
 *
 * @param repository `owner/name`
 * @throws GateError as the API does; `pull-locked` if the conversation is locked
 */
async function placeComment(api, repository, pull, task) {
    if (task.intent === 'nothing')
        return 'nothing';
    const find = () => findOwn(api, repository, pull.number, task.marker);
    const found = await find();
    if (pull.head !== null && found.head !== pull.head)
        return 'outdated';
    return unlessLocked(found, pull.number, async () => {
        if (found.own.length > 0)
            return updateOldest(api, repository, found.own, task);
        if (task.intent === 'resolve')
            return 'nothing';
        await api.rest({
            method: 'POST',
            path: `/repos/${repository}/issues/${pull.number}/comments`,
            body: { body: task.shown },
            findExisting: async () => (await find()).own[0] ?? null,
        });
        // Another run may have created one at the same moment.
        const { own } = await find();
        if (own.length > 1)
            await updateOldest(api, repository, own, task);
        return 'created';
    });
}
/** Updates the oldest of our comments and deletes the others. */
async function updateOldest(api, repository, [kept, ...others], { intent, shown, resolved }) {
    const pathOf = ({ id }) => `/repos/${repository}/issues/comments/${id}`;
    for (const other of others) {
        await existed(api.rest({ method: 'DELETE', path: pathOf(other) }));
    }
    const body = intent === 'show' ? shown : resolved;
    if (kept === undefined || isSame(kept.body, body))
        return 'unchanged';
    const hasExisted = await existed(api.rest({ method: 'PATCH', path: pathOf(kept), body: { body } }));
    if (!hasExisted)
        return 'gone';
    return intent === 'show' ? 'updated' : 'resolved';
}
/** Whether the comment of a call existed. */
async function existed(call) {
    try {
        await call;
        return true;
    }
    catch (error) {
        if (error instanceof failure/* GateError */.u && error.code === 'api-not-found')
            return false;
        throw error;
    }
}
async function unlessLocked({ isLocked }, number, work) {
    try {
        return await work();
    }
    catch (error) {
        if (!isLocked || !(error instanceof failure/* GateError */.u) || error.code !== 'api-forbidden')
            throw error;
        throw new failure/* GateError */.u('pull-locked', `Pull request #${number} is locked.`, 'Unlock the conversation and run the job again.', { cause: error });
    }
}
/** GitHub keeps a text as it was sent, except for white space at its end and perhaps its line breaks. */
function isSame(kept, wanted) {
    const plain = (text) => text.replaceAll('\r\n', '\n').trimEnd();
    return plain(kept) === plain(wanted);
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
/** Looks through all comments. A marker counts only at the beginning of a comment of our own. */
async function findOwn(api, repository, number, marker) {
    const [owner = '', name = ''] = repository.split('/');
    const own = [];
    for (let after = null;;) {
        const parsed = conversationSchema.safeParse(await api.graphql(query, { owner, name, number, after }));
        if (!parsed.success) {
            throw new failure/* GateError */.u('api-not-found', `GitHub's API tells nothing of pull request #${number}.`, 'Run the job again.');
        }
        const { locked, headRefOid, comments } = parsed.data.repository.pullRequest;
        for (const node of comments.nodes) {
            // The id of the REST API: GraphQL's field for it is too small for today's ids, or missing.
            const id = /#issuecomment-(\d+)$/.exec(node?.url ?? '')?.[1];
            if (node?.viewerDidAuthor && node.body.startsWith(marker) && id !== undefined) {
                own.push({ id, body: node.body });
            }
        }
        const { hasNextPage, endCursor } = comments.pageInfo;
        if (!hasNextPage || endCursor === null || endCursor === after) {
            return { own: own.toSorted(byAge), isLocked: locked, head: headRefOid };
        }
        after = endCursor;
    }
}
/** Ids grow. They may be too large for a number. */
function byAge(a, b) {
    return BigInt(a.id) < BigInt(b.id) ? -1 : 1;
}

// EXTERNAL MODULE: ./build/github/context.js
var context = __webpack_require__(9009);
;// CONCATENATED MODULE: ./build/github/pull-request.js





const placedWords = {
    nothing: 'none, for nothing fails',
    created: 'created',
    updated: 'updated',
    unchanged: 'up to date',
    resolved: 'marked as resolved',
    gone: 'deleted by somebody at this moment; the next run writes it anew',
    outdated: 'left to the run of the newer commit',
};
/**
 * Brings the comment on the run's pull request up to date. Every text passes the redactor before it is
 * sent: the runner masks secrets in its log only.
 *
 * @param report with its secrets taken out
 * @returns null if the settings want no comment
 */
async function publishComment(report, { comment, commentKey, githubToken }, event, redact, ports) {
    const intent = commentIntent(comment, report.verdict);
    if (intent === 'nothing')
        return null;
    const pull = await (0,context/* readPullRequest */.DQ)();
    if (pull === null)
        return { line: `Comment: none, for ${event} is about no pull request` };
    const cannot = `The comment on pull request #${pull.number} could not be brought up to date`;
    const task = { pull, event, githubToken, cannot, without: 'comment: never' };
    return withApi(task, ports, async (api, run) => {
        const marker = commentMarker([run.workflow, run.job, commentKey]);
        const placed = await placeComment(api, run.repository, pull, {
            intent,
            marker,
            shown: redact(renderComment(report, { marker, runUrl: run.url })),
            resolved: redact(renderResolved(report, { marker })),
        });
        return `Comment on pull request #${pull.number}: ${placedWords[placed]}`;
    });
}
/**
 * Posts suggested changes to the run's pull request, as one review.
 *
 * @param suggestions of the report before redaction: those that would show a secret are left out
 */
async function publishSuggestions(suggestions, { githubToken, event, prefix, redact }, ports) {
    const pull = await (0,context/* readPullRequest */.DQ)();
    if (pull === null || pull.head === null) {
        return { line: `Suggested changes: none, for ${event} is about no pull request` };
    }
    if (suggestions.length === 0)
        return { line: 'Suggested changes: none.' };
    const commit = pull.head;
    const cannot = `Changes could not be suggested on pull request #${pull.number}`;
    const refused = 'The pull request may have new commits, whose run suggests them again.';
    const task = { pull, event, githubToken, cannot, refused, without: 'suggest: false' };
    return withApi(task, ports, async (api, run) => {
        const { postSuggestions, reviewCalls } = await __webpack_require__.e(/* import() */ 5613).then(__webpack_require__.bind(__webpack_require__, 5613));
        const calls = reviewCalls(api, run.repository, pull.number);
        return (await postSuggestions(suggestions, { calls, commit, prefix, redact })).logLine;
    });
}
/** Does something with the run's token; any failure becomes a warning. */
async function withApi({ pull, event, githubToken, cannot, refused, without }, ports, write) {
    if (githubToken === null) {
        return {
            warning: `${cannot}: github-token is empty. Leave out that input, or give it a token.`,
        };
    }
    const run = runOf(process.env);
    try {
        return { line: await write(openApi({ token: githubToken, ...run }, ports), run) };
    }
    catch (error) {
        if (!(error instanceof failure/* GateError */.u))
            throw error;
        const advice = error.code === 'api-refused' && refused !== undefined
            ? refused
            : adviceOn(error, pull, event, without);
        return { warning: `${cannot}. ${error.message} ${advice}` };
    }
}
/** What is missing, or what to do next, in a sentence. */
function adviceOn(error, pull, event, without) {
    switch (error.code) {
        case 'api-token-refused':
            return 'The token of github-token is wrong or has expired.';
        case 'api-forbidden':
            return `The token lacks pull-requests: write. ${permissionAdvice(pull, event, without)}`;
        case 'api-not-found':
            return `The pull request was deleted, or the token lacks pull-requests: write. ${permissionAdvice(pull, event, without)}`;
        default:
            return error.remedy;
    }
}
function permissionAdvice({ isFromFork }, event, without) {
    if (isFromFork && !(0,context/* isPrivilegedEvent */.O0)(event)) {
        return 'GitHub gives pull requests from forks a token that may only read: for them the job summary and the annotations say it all.';
    }
    if ((0,context/* isOfDependabot */.A0)()) {
        return 'GitHub gives runs of Dependabot a token that may only read, unless the workflow itself has pull-requests: write under permissions.';
    }
    return `Add it to the permissions of the job, or set ${without}.`;
}
/** The run, from the runner's environment. */
function runOf(env) {
    const repository = env['GITHUB_REPOSITORY'] ?? '';
    const page = `${env['GITHUB_SERVER_URL'] ?? ''}/${repository}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`;
    return {
        repository,
        workflow: env['GITHUB_WORKFLOW'] ?? '',
        job: env['GITHUB_JOB'] ?? '',
        url: /^https?:\/\/[^\s"<>]+\/actions\/runs\/\d+$/.test(page) ? page : null,
        apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com',
        graphqlUrl: env['GITHUB_GRAPHQL_URL'] || 'https://api.github.com/graphql',
    };
}


/***/ }),

/***/ 5613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  postSuggestions: () => (/* binding */ postSuggestions),
  reviewCalls: () => (/* binding */ reviewCalls)
});

// EXTERNAL MODULE: ./build/failure.js
var failure = __webpack_require__(59874);
// EXTERNAL MODULE: ./build/report/review.js
var review = __webpack_require__(35719);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
;// CONCATENATED MODULE: ./build/suggestions/diff.js
/** Longer than GitHub's diffs. */
const maxLength = 8 * 1024 * 1024;
/**
 * Numbers of the lines of a file, as it is after a change, that the change's diff shows.
 *
 * @param patch the hunks, as GitHub gives them for a file of a pull request; undefined if it gives none
 * @returns no lines if the patch is missing or contradicts its heads
 */
function shownLines(patch) {
    const shown = new Set();
    const nothing = new Set();
    if (typeof patch !== 'string' || patch.length > maxLength)
        return nothing;
    // How many lines of the hunk are still to come, of the file before and after.
    let [before, after, line] = [0, 0, 0];
    for (const text of patch.replace(/\n$/, '').split('\n')) {
        if (before === 0 && after === 0 && !text.startsWith('\\')) {
            const head = /^@@ -\d{1,9}(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/.exec(text);
            if (head === null)
                return nothing;
            [before, after] = [Number(head[1] ?? 1), Number(head[3] ?? 1)];
            line = Number(head[2]);
        }
        else if (text.startsWith('+') || text.startsWith(' ')) {
            if (text.startsWith(' '))
                before -= 1;
            after -= 1;
            shown.add(line);
            line += 1;
        }
        else if (text.startsWith('-')) {
            before -= 1;
        }
        else if (!text.startsWith('\\')) {
            return nothing;
        }
        if (before < 0 || after < 0)
            return nothing;
    }
    return before === 0 && after === 0 ? shown : nothing;
}

;// CONCATENATED MODULE: ./build/github/review.js




/** More comments than a reviewer reads, and more files than GitHub lists. */
const maxComments = 10;
const maxFiles = 3000;
const maxPages = 100;
/**
 * Posts suggestions as one review of a pull request: those whose lines its diff shows, and that were not
 * posted before.
 *
 * @param suggestions the worst first
 * @throws GateError as GitHub's API does
 */
async function postSuggestions(suggestions, { calls, commit, prefix, redact }) {
    const none = (logLine) => ({ posted: 0, logLine });
    const changes = (0,review/* suggestedChanges */.$Z)(suggestions, prefix, redact);
    if (changes.length === 0)
        return none('Suggested changes: none.');
    const shown = await inDiff(changes, calls);
    if (shown.length === 0) {
        return none('Suggested changes: none, for the diff shows none of their lines.');
    }
    const posted = await postedKeys(calls);
    const unposted = shown.filter(({ key }) => !posted.has(key));
    if (unposted.length === 0)
        return none('Suggested changes: none but those given before.');
    const chosen = unposted.slice(0, maxComments);
    const [first] = chosen;
    await calls.createReview({
        commit_id: commit,
        event: 'COMMENT',
        body: (0,review/* reviewBody */.ff)(chosen, unposted.length - chosen.length),
        comments: chosen.map(({ path, line, body }) => ({ path, line, side: 'RIGHT', body })),
    }, async () => ((await postedKeys(calls)).has(first?.key ?? '') ? {} : null));
    const logLine = `Suggested changes: ${(0,words/* plural */.LS)(chosen.length, 'line')}.`;
    return { posted: chosen.length, logLine };
}
/** The changes whose lines the diff of the head commit shows, in a file with exactly the judged text. */
async function inDiff(changes, { listFiles }) {
    const missing = new Set(changes.map(({ path }) => path));
    const shown = new Set();
    let seen = 0;
    for await (const files of pages(listFiles)) {
        for (const { filename, sha, patch } of files) {
            if (!missing.delete(filename) || sha === null)
                continue;
            const lines = shownLines(patch);
            for (const change of changes) {
                const { line, contents } = change.suggestion;
                // A merge with the base may have moved the lines: then nothing is suggested there.
                if (change.path === filename && contents.includes(sha) && lines.has(line)) {
                    shown.add(change);
                }
            }
        }
        seen += files.length;
        if (missing.size === 0 || seen >= maxFiles)
            break;
    }
    return changes.filter((change) => shown.has(change));
}
/** Keys of the suggestions that were posted with this token: nobody else can claim that one was. */
async function postedKeys({ listReviewComments }) {
    const keys = new Set();
    for await (const texts of pages(listReviewComments)) {
        for (const { body, isOwn } of texts) {
            if (isOwn)
                for (const key of (0,review/* givenKeys */.iH)(body))
                    keys.add(key);
        }
    }
    return keys;
}
/** The pages of a list, up to a limit. */
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
/** Only GraphQL knows whether a review is ours: a job's token belongs to no user that REST could name. */
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
 * The calls for the review of a pull request.
 *
 * @param repository `owner/name`
 */
function reviewCalls(api, repository, number) {
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
            // Not knowing what was posted is not the same as knowing that nothing was.
            if (reviews === undefined) {
                throw new failure/* GateError */.u('api-not-found', `GitHub's API tells nothing of pull request #${number}.`, 'Run the job again.');
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


/***/ }),

};
