export const id = 5613;
export const ids = [5613,5719];
export const modules = {

/***/ 5613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  giveSuggestions: () => (/* binding */ giveSuggestions),
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
 * @param patch the hunks, as GitHub gives them for a file of a pull request; none where it gives none
 * @returns no lines where the patch is missing or is not what its heads say
 */
function shownLines(patch) {
    const shown = new Set();
    const nothing = new Set();
    if (typeof patch !== 'string' || patch.length > maxLength)
        return nothing;
    // Lines that the hunk still has to give, of the file before and after.
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




/** More comments than a reviewer reads, and files than GitHub tells. */
const maxGiven = 10;
const maxFiles = 3000;
const maxPages = 100;
/**
 * Gives suggestions as one review of a pull request: those whose lines its diff shows, and that were
 * not given before.
 *
 * @param suggestions the worst first
 * @throws GateError as GitHub's API does
 */
async function giveSuggestions(suggestions, { calls, commit, prefix, redact }) {
    const none = (words) => ({ given: 0, words });
    const changes = (0,review/* suggestedChanges */.$Z)(suggestions, prefix, redact);
    if (changes.length === 0)
        return none('Suggested changes: none.');
    const shown = await inDiff(changes, calls);
    if (shown.length === 0) {
        return none('Suggested changes: none, for the diff shows none of their lines.');
    }
    const given = await keysGiven(calls);
    const fresh = shown.filter(({ key }) => !given.has(key));
    if (fresh.length === 0)
        return none('Suggested changes: none but those given before.');
    const chosen = fresh.slice(0, maxGiven);
    const [first] = chosen;
    await calls.createReview({
        commit_id: commit,
        event: 'COMMENT',
        body: (0,review/* reviewBody */.ff)(chosen, fresh.length - chosen.length),
        comments: chosen.map(({ path, line, body }) => ({ path, line, side: 'RIGHT', body })),
    }, async () => ((await keysGiven(calls)).has(first?.key ?? '') ? {} : null));
    return { given: chosen.length, words: `Suggested changes: ${(0,words/* plural */.LS)(chosen.length, 'line')}.` };
}
/** The changes whose lines stand in the diff of the head commit, in a file with just the judged text. */
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
                // A merge with the base may have moved the lines; then nothing is suggested there.
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
/** Keys of the suggestions that were given with this token: a stranger's mark counts for nothing. */
async function keysGiven({ listReviewComments }) {
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
/** The pages of a list, to a bound. */
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
/** Who wrote a review is known to GraphQL alone where a token is asked that is nobody's. */
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
 * The calls about a pull request.
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
            const answer = await api.graphql(reviewsQuery, { owner, repo, number, after });
            const reviews = answer.repository?.pullRequest?.reviews;
            // Not knowing what was given is not the same as nothing.
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
        createReview: async (review, findDone) => {
            await api.rest({ method: 'POST', path: `${place}/reviews`, body: review, findDone });
        },
    };
}


/***/ }),

/***/ 35719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Z: () => (/* binding */ suggestedChanges),
/* harmony export */   ff: () => (/* binding */ reviewBody),
/* harmony export */   iH: () => (/* binding */ givenKeys),
/* harmony export */   leftOutLines: () => (/* binding */ leftOutLines)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59743);
/* harmony import */ var _policy_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16274);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13920);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);





/** More sentences than a reader takes in, and than a comment holds. */
const maxPins = 20;
/** Names of which a line of the log tells. */
const maxNames = 5;
/**
 * Suggestions as comments. A line that the redactor would change has none: it could not be suggested
 * without what must not be shown.
 *
 * @param prefix folder from the repository's root to the judged folder, empty or ending in `/`
 */
function suggestedChanges(suggestions, prefix, redact) {
    return suggestions
        .filter(({ text }) => redact(text) === text)
        .map((suggestion) => {
        const path = prefix + suggestion.file;
        const key = keyOf(path, suggestion);
        const body = redact(commentBody(suggestion, key));
        return { suggestion, path, line: suggestion.line, body, key };
    });
}
/** A line for the log for each reason for which servers have no suggestion, with the names of the first. */
function leftOutLines(leftOut) {
    return [...Map.groupBy(leftOut, ({ reason }) => reason)].map(([reason, all]) => {
        const names = [...new Set(all.map(({ dependency }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)((0,_policy_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shownName */ .HD)(dependency))))];
        const more = names.length > maxNames ? ` and ${names.length - maxNames} more` : '';
        return `Suggested changes: none for ${names.slice(0, maxNames).join(', ')}${more}: ${reason}`;
    });
}
/** The text of the review that holds some suggested changes. */
function reviewBody(changes, more) {
    const count = changes.length === 1 ? 'A version' : 'Versions';
    const verb = changes.length === 1 ? 'meets' : 'meet';
    const rest = more > 0 ? ` ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(more, 'more line')} will be suggested by a later run.` : '';
    const text = `${count} that ${verb} the policy, for ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(changes.length, 'line')} of this change.${rest}`;
    // The marks stand here too: who deletes a comment does not want it again.
    return [`<p><strong>MCP Grade Gate</strong>: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)(text)}</p>`, '']
        .concat(changes.map(({ key }) => marker(key)))
        .join('\n');
}
/** The keys of the suggestions that a text of ours marks as given. */
function givenKeys(body) {
    return [...body.matchAll(/<!-- mcp-grade-gate:suggestion ([0-9a-f]{32}) -->/g)].map(([, key = '']) => key);
}
function marker(key) {
    return `<!-- mcp-grade-gate:suggestion ${key} -->`;
}
/** The same for the same file, dependencies and versions, wherever the line stands. */
function keyOf(path, { pins, nth }) {
    const parts = [path, nth, pins.map(({ type, name, alias, to }) => [type, name, alias, to])];
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
function commentBody({ text, lineEnd, pins }, key) {
    const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length);
    const fence = '`'.repeat(Math.max(3, ...runs.map((length) => length + 1)));
    const sentences = pins.slice(0, maxPins).map((pin) => `<p>${phrase(pinWords(pin))}</p>`);
    const more = pins.length > maxPins ? [`<p>And ${pins.length - maxPins} more.</p>`] : [];
    // GitHub takes the lines as they are, so they end as those of the file do.
    const block = [`${fence}suggestion`, text, fence].join(lineEnd);
    return [[...sentences, ...more].join('\n'), block, marker(key)].join('\n\n');
}
function pinWords({ name, from, to, grade, score }) {
    const graded = (0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `${name} ${to} is graded ${grade} (${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL)(String(score))} of 100) and meets the policy`;
    return from === null
        ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `${graded}; this line names no version.`
        : (0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `${graded}; this line says ${from}.`;
}
function phrase(text) {
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .renderPhrase */ .gF)(text, _text_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlCode */ .h8, _text_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy);
}


/***/ })

};
