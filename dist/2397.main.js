export const id = 2397;
export const ids = [2397];
export const modules = {

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


/***/ })

};
