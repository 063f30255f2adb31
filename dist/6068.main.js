export const id = 6068;
export const ids = [6068];
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

// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
;// CONCATENATED MODULE: ./build/github/api.js


const usualLimits = { answerMs: 10_000, waitMs: 60_000, totalMs: 120_000 };
const maxAttempts = 4;
/** What GitHub asks for where it names no time. */
const limitedMs = 60_000;
/** Opens the API with a token; `@actions/github` is loaded for it. */
async function openApi({ token, apiUrl, graphqlUrl }, ports, limits = usualLimits) {
    const { getOctokit } = await __webpack_require__.e(/* import() */ 2413).then(__webpack_require__.bind(__webpack_require__, 92413));
    // What the library would like to say is the API's, and not fit for a log.
    const silent = { debug() { }, info() { }, warn() { }, error() { } };
    const octokit = getOctokit(token, {
        baseUrl: apiUrl,
        userAgent: `mcp-grade-gate/${version/* version */.r}`,
        log: silent,
    });
    const deadline = ports.now() + limits.totalMs;
    let waited = 0;
    const once = async (call) => {
        const left = Math.min(limits.answerMs, deadline - ports.now());
        if (left <= 0)
            return lasting('took too long');
        const signal = AbortSignal.timeout(left);
        try {
            // The token goes to the API that the runner names, and along no redirect.
            const request = { signal, redirect: 'manual', log: silent };
            const { method, url, body: data } = call;
            const answer = await octokit.request(`${method} ${url}`, {
                request,
                ...(data === undefined ? {} : { data }),
            });
            const { status, headers } = answer;
            if (signal.aborted)
                return passing('did not answer in time', ports);
            if (status < 200 || status > 299)
                return troubleOf({ status, headers }, call, ports);
            return call.isGraphql ? graphqlAnswer(answer.data, headers, call, ports) : answer;
        }
        catch (error) {
            const { response } = error;
            if (response !== undefined)
                return troubleOf(response, call, ports);
            if (signal.aborted)
                return passing('did not answer in time', ports);
            return passing(`could not be reached (${systemCode(error)})`, ports);
        }
    };
    const ask = async (call, findDone) => {
        for (let attempt = 1;; attempt += 1) {
            const answer = await once(call);
            if ('data' in answer)
                return answer.data;
            const { code, words, waitMs, isUncertain } = answer;
            const wait = waitMs?.(attempt) ?? null;
            if (wait === null || attempt === maxAttempts || waited + wait > limits.waitMs) {
                const times = attempt === 1 ? '' : ` (${attempt} attempts)`;
                throw new failure/* GateError */.u(code, `GitHub's API ${words}${times}.`, remedyOf(code));
            }
            ports.log(`GitHub's API ${words}; trying again in ${(wait / 1000).toFixed(1)} s`);
            waited += wait;
            await ports.sleep(wait);
            const done = isUncertain ? ((await findDone?.()) ?? null) : null;
            if (done !== null)
                return done;
        }
    };
    return {
        rest: ({ method, path, body, findDone }) => ask({ method, url: path, body, name: `${method} ${path}`, isGraphql: false }, findDone),
        graphql: (query, variables) => ask({
            method: 'POST',
            url: graphqlUrl,
            body: { query, variables },
            name: 'a query',
            isGraphql: true,
        }),
    };
}
function remedyOf(code) {
    if (code === 'api-limited')
        return 'Run the job again in an hour.';
    if (code === 'api-refused')
        return 'Run the job again; if that is refused too, please report it.';
    return 'Run the job again.';
}
/** Trouble that may pass. */
function passing(words, { random }, asked = null) {
    return {
        code: 'api-unavailable',
        words,
        waitMs: (attempt) => asked ?? 1000 * 2 ** (attempt - 1) * (0.5 + random() / 2),
        isUncertain: true,
    };
}
/** Trouble that another attempt would meet again. */
function lasting(words, code = 'api-unavailable') {
    return { code, words, waitMs: null, isUncertain: false };
}
function troubleOf({ status, headers, data }, { name }, ports) {
    const asked = askedWait(headers, ports.now());
    const words = `answered ${status} to ${name}`;
    if (isLimit(status, headers, data))
        return limited(words, asked);
    if (status === 401)
        return lasting(words, 'api-token-refused');
    if (status === 403)
        return lasting(words, 'api-forbidden');
    if (status === 404 || status === 410)
        return lasting(words, 'api-not-found');
    if (status === 408 || status >= 500)
        return passing(words, ports, asked);
    return lasting(words, 'api-refused');
}
/**
 * Whether an answer says that there were too many requests: 429, or 403 with the marks of a limit.
 * Source: "Rate limits for the REST API", GitHub's documentation.
 */
function isLimit(status, headers, data) {
    if (status === 429)
        return true;
    if (status !== 403)
        return false;
    const { message } = Object(data);
    return (headers['retry-after'] !== undefined ||
        String(headers['x-ratelimit-remaining']) === '0' ||
        /secondary rate limit|abuse detection/i.test(String(message)));
}
function limited(words, asked) {
    return {
        code: 'api-limited',
        words: `${words}, which are too many requests`,
        waitMs: () => asked ?? limitedMs,
        isUncertain: false,
    };
}
/** The wait that an answer asks for: `retry-after`, or the end of a limit that is used up. */
function askedWait(headers, now) {
    const after = String(headers['retry-after'] ?? '');
    if (/^\d{1,6}$/.test(after))
        return Number(after) * 1000;
    const date = Date.parse(after);
    if (!Number.isNaN(date))
        return Math.max(date - now, 0);
    const reset = String(headers['x-ratelimit-reset'] ?? '');
    if (String(headers['x-ratelimit-remaining']) !== '0' || !/^\d{1,12}$/.test(reset))
        return null;
    return Math.max(Number(reset) * 1000 - now, 0) + 1000;
}
/** An answer of GraphQL, whose refusals come with status 200. */
function graphqlAnswer(body, headers, { name }, ports) {
    const { data, errors } = Object(body);
    if (!Array.isArray(errors)) {
        return data == null ? passing(`answered nothing to ${name}`, ports) : { data };
    }
    const { type, extensions } = Object(errors[0]);
    const words = `refused ${name}`;
    switch (type) {
        case 'RATE_LIMITED':
            return limited(words, askedWait(headers, ports.now()));
        case 'FORBIDDEN':
        case 'INSUFFICIENT_SCOPES':
            return lasting(words, 'api-forbidden');
        case 'NOT_FOUND':
            return lasting(words, 'api-not-found');
        default:
            // A fault of the query has a type or a code; trouble of the service has neither.
            return type === undefined && extensions === undefined
                ? passing(`had trouble with ${name}`, ports)
                : lasting(words, 'api-refused');
    }
}
/** `ECONNREFUSED`; the message of such an error may hold anything, even the token. */
function systemCode(error) {
    for (let each = error; each instanceof Error; each = each.cause) {
        const { code } = each;
        if (typeof code === 'string')
            return code;
    }
    return 'no answer';
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
;// CONCATENATED MODULE: ./build/github/comment.js


/**
 * What a mode wants with a verdict: `show` creates or updates the comment, `resolve` marks one that is
 * there and creates none.
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
 * Makes the comment on a pull request what it is to be. Of several of our own, which runs at the same
 * time may have left, the oldest is kept.
 *
 * @param repository `owner/name`
 * @throws GateError as the API does; `pull-locked` where only a lock forbids it
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
            return settle(api, repository, found.own, task);
        if (task.intent === 'resolve')
            return 'nothing';
        await api.rest({
            method: 'POST',
            path: `/repos/${repository}/issues/${pull.number}/comments`,
            body: { body: task.shown },
            findDone: async () => (await find()).own[0] ?? null,
        });
        // Another run of the same moment may have done the same.
        const { own } = await find();
        if (own.length > 1)
            await settle(api, repository, own, task);
        return 'created';
    });
}
/** Brings the oldest up to date and takes the others away. */
async function settle(api, repository, [kept, ...others], { intent, shown, resolved }) {
    const pathOf = ({ id }) => `/repos/${repository}/issues/comments/${id}`;
    for (const other of others) {
        await isThere(api.rest({ method: 'DELETE', path: pathOf(other) }));
    }
    const body = intent === 'show' ? shown : resolved;
    if (kept === undefined || isSame(kept.body, body))
        return 'unchanged';
    const wasThere = await isThere(api.rest({ method: 'PATCH', path: pathOf(kept), body: { body } }));
    if (!wasThere)
        return 'gone';
    return intent === 'show' ? 'updated' : 'resolved';
}
/** Whether what a call speaks of was there. */
async function isThere(call) {
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
/** GitHub keeps a text as it was sent, but for its end and perhaps its line breaks. */
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
const answer = schemas/* object */.Ikc({
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
/** Looks through all comments: a marker counts at the beginning of a comment of our own, nowhere else. */
async function findOwn(api, repository, number, marker) {
    const [owner = '', name = ''] = repository.split('/');
    const own = [];
    for (let after = null;;) {
        const parsed = answer.safeParse(await api.graphql(query, { owner, name, number, after }));
        if (!parsed.success) {
            throw new failure/* GateError */.u('api-not-found', `GitHub's API tells nothing of pull request #${number}.`, 'Run the job again.');
        }
        const { locked, headRefOid, comments } = parsed.data.repository.pullRequest;
        for (const node of comments.nodes) {
            // Its id as REST knows it: the field of GraphQL is too small for today's ids, or not there.
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
/** Ids grow; they may be longer than a number holds. */
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
 * Makes the comment on the run's pull request what the report says. Every text passes the redactor
 * before it is sent: what the runner masks is masked in its log only.
 *
 * @param report with its secrets taken out
 * @returns null where no comment was asked for
 */
async function publishComment(report, { comment, commentKey, githubToken }, event, redact, ports) {
    const intent = commentIntent(comment, report.verdict);
    if (intent === 'nothing')
        return null;
    const pull = await (0,context/* readPullRequest */.DQ)();
    if (pull === null)
        return { line: `Comment: none, for ${event} is about no pull request` };
    const cannot = `The comment on pull request #${pull.number} could not be brought up to date`;
    const asked = { pull, event, githubToken, cannot, without: 'comment: never' };
    return tell(asked, ports, async (api, run) => {
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
 * Gives suggested changes to the run's pull request, as one review.
 *
 * @param suggestions from the report as it is: the redactor takes out those that hold a secret
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
    const asked = { pull, event, githubToken, cannot, refused, without: 'suggest: false' };
    return tell(asked, ports, async (api, run) => {
        const { giveSuggestions, reviewCalls } = await __webpack_require__.e(/* import() */ 5613).then(__webpack_require__.bind(__webpack_require__, 5613));
        const calls = reviewCalls(api, run.repository, pull.number);
        return (await giveSuggestions(suggestions, { calls, commit, prefix, redact })).words;
    });
}
/** Tells a pull request something with the run's token; whatever goes wrong becomes a warning. */
async function tell({ pull, event, githubToken, cannot, refused, without }, ports, say) {
    if (githubToken === null) {
        return {
            warning: `${cannot}: github-token is empty. Leave out that input, or give it a token.`,
        };
    }
    const run = runOf(process.env);
    try {
        return { line: await say(await openApi({ token: githubToken, ...run }, ports), run) };
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
/** What is missing, or what to do next. */
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
/** The run as the runner's environment tells it. */
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


/***/ })

};
