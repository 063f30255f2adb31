export const modules = {

/***/ 18796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  attributeFailure: () => (/* binding */ attributeFailure)
});

// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
// EXTERNAL MODULE: ./build/io/tree.js + 2 modules
var tree = __webpack_require__(96344);
;// CONCATENATED MODULE: ./build/model/failures/checkout.js
const checkoutFailures = {
    'no-checkout': {
        cause: 'workflow',
        first: 'Put `uses: actions/checkout` before the gate, or omit `source`: the gate then reads the commit through the API.',
    },
    'checkout-unreadable': {
        cause: 'workflow',
        first: 'In a job with `container:`, install git 2.25 or later before actions/checkout. Otherwise, check out the repository again.',
    },
    'commit-unreadable': {
        cause: 'workflow',
        first: 'Run the job for the newest commit. If the clone is partial or sparse, configure actions/checkout to fetch everything: `fetch-depth: 0`, without `filter`.',
    },
    'unsupported-event': {
        cause: 'workflow',
        first: 'Run the gate under `pull_request_target`, as shown in [senders.md](senders.md), not under `workflow_run`.',
    },
    'unsupported-source': {
        cause: 'workflow',
        first: "Omit `source`: the gate then reads the change through GitHub's API.",
    },
    'no-folder': {
        cause: 'file',
        first: "Check the path and its capitalisation. `working-directory` is relative to the repository root; a command's folder is relative to the current folder.",
    },
    'folder-outside': {
        cause: 'file',
        first: 'Use a real folder inside the repository. The gate does not follow symbolic links.',
    },
    'file-unreadable': {
        cause: 'file',
        first: 'Check the path: in an input, it is relative to the workspace; on the command line, it is relative to the current folder. For a file on GitHub (at most 50 MB), use the form `owner/repository/path@ref`. If its repository is private, [set `github-token` to a token that can read it](policy.md#an-organisations-floor).',
    },
    'too-much-work': {
        cause: 'files',
        first: 'Find out why the file named in the message is so large, or exclude it with `ignore-paths` if no client reads it.',
    },
    'endless-files': {
        cause: 'files',
        first: 'Declare the server with the command that starts it, not with scripts that start other scripts.',
    },
    'no-runner': {
        cause: 'unreviewed',
        first: 'Outside a workflow, use the [command line](command-line.md).',
    },
    internal: {
        cause: 'elsewhere',
        isOfPolicy: true,
        first: 'Run the job again with debug logging, and report the bug with the log attached. The log does not contain the key, but it may contain names and grades.',
    },
};

;// CONCATENATED MODULE: ./build/model/failures/command.js
const commandFailures = {
    'no-base': {
        cause: 'unreviewed',
        first: 'Check the name. If the base is a remote branch, fetch it with `git fetch origin main`, and then use `--base origin/main`.',
    },
    'output-unwritable': {
        cause: 'unreviewed',
        first: 'Choose a file in a folder that exists, or another folder with `--out`. Paths are relative to the current folder.',
    },
    'no-commit': {
        cause: 'unreviewed',
        first: 'Run the command in a clone, or in a GitHub Actions job.',
    },
    'no-branch': {
        cause: 'unreviewed',
        first: 'Check out the branch, or run the command in a job that checked out the commit in `GITHUB_SHA`.',
    },
    'launches-unreadable': {
        cause: 'unreviewed',
        first: 'Pass a folder, or a JSON report or sweep state created by this version of the tool.',
    },
    'export-refused': {
        cause: 'unreviewed',
        first: 'Do what the message says, or use a newer export.',
    },
    'no-repository': {
        cause: 'unreviewed',
        first: 'Use a folder in a checkout, or create a repository with `git init`.',
    },
    'staged-conflict': {
        cause: 'unreviewed',
        first: 'Resolve the conflicts and stage the files; `git status` lists them.',
    },
};

;// CONCATENATED MODULE: ./build/model/failures/github.js
const judgeCheckout = 'Judge a checkout: put `uses: actions/checkout` before the gate';
const githubFailures = {
    'api-unavailable': {
        cause: 'elsewhere',
        first: 'Check <https://www.githubstatus.com>, and run the job again. If the runner is behind a proxy, see [runners.md](runners.md).',
        effect: 'warning',
    },
    'api-limited': {
        cause: 'elsewhere',
        first: 'Run the job again after the time given in the message. A [GitHub App](organisation.md) has its own limit.',
        effect: 'warning',
    },
    'api-token-refused': {
        cause: 'workflow',
        first: 'Omit `github-token`, or replace it: the token is wrong or has expired.',
        effect: 'warning',
    },
    'api-forbidden': {
        cause: 'workflow',
        first: "Add the permission named in the message to the job's `permissions`. Judging needs `contents: read`, the comment needs `pull-requests: write`, and a sweep's issue needs `issues: write`.",
        effect: 'warning',
    },
    'api-not-found': {
        cause: 'workflow',
        first: "Check the name and the token's permissions: GitHub answers 404 if the resource does not exist or if the token cannot read it.",
        effect: 'warning',
    },
    'api-gone': {
        cause: 'elsewhere',
        first: 'Enable issues in the repository, or run the sweep without its issue.',
        effect: 'warning',
    },
    'api-refused': {
        cause: 'elsewhere',
        first: 'Run the job again. If GitHub refuses the request again, report a bug and attach the log.',
        effect: 'warning',
    },
    'api-wrong-content': {
        cause: 'elsewhere',
        first: 'Run the job again, if possible without a proxy: the usual cause is a proxy that changes or truncates the responses.',
    },
    'api-too-much': {
        cause: 'files',
        first: `${judgeCheckout}, or use \`mcp-grade-gate check\` in a clone.`,
        effect: 'one',
    },
    'tree-too-large': {
        cause: 'files',
        first: `${judgeCheckout}.`,
        effect: 'one',
    },
    'no-token': {
        cause: 'workflow',
        first: "In a workflow, omit `github-token`: the default is the job's token. On the command line, set `GITHUB_TOKEN=$(gh auth token)`.",
    },
    'pull-locked': {
        cause: 'elsewhere',
        first: 'Unlock the conversation and run the job again. Until then, see the verdict in the job summary.',
        effect: 'warning',
    },
    'issue-locked': {
        cause: 'unreviewed',
        first: "Unlock the sweep's issue and run the job again. Until then, see the report in the job summary.",
        effect: 'warning',
    },
    'too-many-issues': {
        cause: 'unreviewed',
        first: 'Run the sweep in a dedicated repository.',
        effect: 'warning',
    },
};

;// CONCATENATED MODULE: ./build/model/failures/organisation.js
const organisationFailures = {
    'organisation-unreadable': {
        cause: 'unreviewed',
        first: "Check that the name belongs to an organisation, not to a user. Check the token's access to the organisation; if the organisation uses SAML, authorise the token for it.",
    },
    'properties-unreadable': {
        cause: 'unreviewed',
        first: "Give the App or token the `organization_custom_properties: read` permission, and accept the request in the organisation's settings.",
    },
    'repository-unreadable': {
        cause: 'unreviewed',
        first: 'Check the name, and check that the token has `contents: read` for the repository.',
    },
    'clock-wrong': {
        cause: 'elsewhere',
        first: "Correct the machine's clock. Make sure that no proxy caches the API's responses.",
    },
    'too-much-declared': {
        cause: 'unreviewed',
        first: 'Find out why the client files are so large, or exclude them with `ignore-paths`.',
        effect: 'one',
    },
    'base-unknown': {
        cause: 'unreviewed',
        first: 'Compare the pull request in a clone with `mcp-grade-gate check --base`.',
        effect: 'one',
    },
    'state-unwritable': {
        cause: 'unreviewed',
        first: "Choose a file in an existing, writable folder. The run's report was still written.",
    },
    'history-unusable': {
        cause: 'unreviewed',
        first: 'Each selection of repositories needs its own folder. Use the folder that `sweep --history` wrote, or remove the folder for the damaged day. If the history is in an artifact, unpack it first.',
    },
};

;// CONCATENATED MODULE: ./build/model/failures/policy.js
const policyFailures = {
    'invalid-settings': {
        cause: 'workflow',
        first: 'Correct the settings listed below the message; [inputs.md](inputs.md) describes every input. An invalid setting never falls back to its default, because a misspelt minimum must not let everything pass.',
    },
    'invalid-policy': {
        cause: 'file',
        first: "Correct the annotated lines; [policy.md](policy.md) describes every key. Errors in a floor come from the organisation's policy, not from yours.",
    },
    'no-policy-file': {
        cause: 'file',
        first: 'Give the path in `config-file` or `--config` relative to the repository root. Alternatively, omit the setting: the defaults then apply if there is no policy file.',
    },
    'no-base-policy': {
        cause: 'workflow',
        isOfPolicy: true,
        first: 'Set `fetch-depth: 2` for actions/checkout, or give the job `contents: read`, so that the gate can read the base.',
    },
    'org-policy-unreadable': {
        cause: 'workflow',
        first: "Check the reference `owner/repository/path@ref`. If that repository is private, the job's own token cannot read it: [set `github-token` to a token that can](policy.md#an-organisations-floor).",
    },
};

;// CONCATENATED MODULE: ./build/model/failures/service.js
const serviceFailures = {
    'missing-key': {
        cause: 'workflow',
        first: "Compare the secret's name in the workflow with the name in the settings: if they differ, GitHub passes an empty value. Dependabot has its own secrets, and forks get none: see [senders.md](senders.md). On the command line, set `MCP_GRADE_GATE_API_KEY`, or use `--export-file`.",
        effect: 'excusable',
    },
    'key-refused': {
        cause: 'workflow',
        first: 'The key was replaced or has expired, or its subscription has ended. Save the current key in the secret that `api-key` uses, without quotes or spaces around it.',
    },
    'access-refused': {
        cause: 'workflow',
        first: 'Usually, a proxy, firewall or login page blocks the runner. From the runner, send the same request with curl to find out which one responds, and allow the runner there.',
    },
    'export-unavailable': {
        cause: 'workflow',
        first: 'Run the job again. If the problem persists, check that the runner can reach the address, and raise `timeout` if the connection is slow. A [warm cache](start.md#save-pull-requests-the-download) bridges the next outage.',
        effect: 'excusable',
    },
    'export-not-found': {
        cause: 'workflow',
        first: "Set `base-url` to the service's address without a path: the gate appends `/api/v1/scores.json`.",
    },
    'export-redirected': {
        cause: 'workflow',
        first: 'Set `base-url` to the address where the redirects end. The gate never sends the key to another origin.',
    },
    'certificate-refused': {
        cause: 'workflow',
        first: 'Set `NODE_EXTRA_CA_CERTS` to the certificate file for the certificate authority that the proxy or service uses: see [runners.md](runners.md#certificates).',
    },
    'export-not-json': {
        cause: 'file',
        first: 'Request the address with curl from the same runner: usually a login page or a proxy answers. If the export is a local file, decompress it before you use it. Download it with `curl -o`, because `>` in PowerShell 5 writes UTF-16.',
    },
    'export-malformed': {
        cause: 'file',
        first: 'If you use a local file, check that it is the complete export. If the file is complete, send the output of `mcp-grade-gate export validate` to the owner of the service. Until the export is fixed, use an earlier one with `export-file`.',
    },
    'invalid-review-list': {
        cause: 'file',
        first: 'Correct the errors listed as `FILE:LINE:COLUMN` below the message; [grades.md](grades.md#a-list-of-your-own) describes every column. `mcp-grade-gate export validate FILE` lists these errors without judging anything.',
    },
    'export-shrunken': {
        cause: 'elsewhere',
        first: 'Ask the owner of the grading service whether servers were removed on purpose. If the removal was intended, wait: after two days, the gate accepts the smaller export. Until then, use an earlier export with `export-file`.',
    },
    'export-too-large': {
        cause: 'workflow',
        first: 'Check `base-url`: no real export is as large as 16 GB.',
    },
    'store-unwritable': {
        cause: 'elsewhere',
        first: "Free up space in `RUNNER_TEMP` or, on the command line, in the folder for temporary files. The gate needs about a quarter of the export's size.",
    },
};

;// CONCATENATED MODULE: ./build/model/failure-codes.js






const helpOf = {
    ...serviceFailures,
    ...policyFailures,
    ...checkoutFailures,
    ...githubFailures,
    ...organisationFailures,
    ...commandFailures,
};
function whereCauseLies(code) {
    return helpOf[code].cause;
}
/**
 * Reports whether editing the policy file can cause a failure with this code even if the failure does not
 * refer to a line in that file.
 */
function canComeFromPolicy(code) {
    const help = helpOf[code];
    return help.isOfPolicy === true;
}

;// CONCATENATED MODULE: ./build/gate/pipeline/attribution.js



/**
 * Determines who must act when a run reaches no verdict. The change under review is the cause if it edits the
 * file that the failure refers to. The change might be the cause if it edits the gate's workflow, or if it
 * edits the policy and the failure can result from the policy. The change is not the cause if none of its
 * edits can lead to the failure. If `isCause` is `if-edited`, the change is the cause only if it edits
 * `place`.
 *
 * @param openTrees called only if a change can cause the failure; resolves to null if the commits cannot be
 * read
 */
async function attributeFailure({ code, place }, run, openTrees) {
    const { event, workflowFile } = run;
    const subject = subjectOfEvent(event);
    const cause = whereCauseLies(code);
    const canBeFile = cause === 'file' || cause === 'files';
    const causePlace = place && (place.line === null ? place.file : `${place.file}:${place.line}`);
    if (subject === 'workflow' || subject === 'files') {
        return canBeFile && causePlace !== undefined
            ? { subject, isCause: 'yes', place: causePlace }
            : { subject, isCause: 'no', place: null };
    }
    const notTheCause = { subject, isCause: 'no', place: null };
    const ifItEdits = (what) => ({ subject, isCause: 'if-edited', place: what });
    if (cause === 'unreviewed')
        return notTheCause;
    const trees = await openTrees().catch(() => null);
    if (canBeFile && place !== undefined && causePlace !== undefined) {
        const edit = await findEditOfFile(place.file, trees);
        if (edit === 'edited')
            return { subject, isCause: 'yes', place: causePlace };
        if (cause === 'file' && edit === 'unknown')
            return ifItEdits(place.file);
    }
    // The limit applies to the total work for all files, so an edit to any file might have pushed the total
    // over the limit.
    if (cause === 'files')
        return ifItEdits('files that the gate reads');
    const isOfPolicy = canComeFromPolicy(code);
    const gate = await findGateEdits(run, isOfPolicy, trees);
    if (gate !== null)
        return { subject, isCause: 'perhaps', ...gate };
    const isOfFile = cause === 'file' && place !== undefined;
    // For `pull_request_target`, GitHub runs the base's workflow and ignores the change's edits to the
    // workflow.
    if (cause === 'elsewhere' || isOfFile || event === 'pull_request_target')
        return notTheCause;
    if (workflowFile === null)
        return ifItEdits('the workflow');
    const edit = await findEditOfFile(workflowFile, trees);
    const orPolicy = isOfPolicy ? ` or ${run.policyFile}` : '';
    if (edit === 'unknown')
        return ifItEdits(`${workflowFile}${orPolicy}`);
    return edit === 'unedited' && (await runsOwnCode(workflowFile, trees))
        ? ifItEdits('code in this repository that the workflow runs')
        : notTheCause;
}
function subjectOfEvent(event) {
    if (event === 'local')
        return 'files';
    if (event === 'merge_group')
        return 'merge group';
    return event.startsWith('pull_request') ? 'change' : 'workflow';
}
async function findEditOfFile(path, trees) {
    try {
        const { base = null } = (await trees?.findBase()) ?? {};
        if (trees === null || base === null)
            return 'unknown';
        const [now, before] = await Promise.all([
            trees.head.readFile(path),
            base.source.readFile(path),
        ]);
        if ((0,tree/* haveSameText */.qN)(now, before))
            return (0,tree/* isAbsent */.W0)(now) ? 'absent' : 'unedited';
        const isCertain = [now, before].every((file) => 'text' in file || (0,tree/* isAbsent */.W0)(file));
        return isCertain || (0,tree/* isAbsent */.W0)(now) ? 'edited' : 'unknown';
    }
    catch {
        return 'unknown';
    }
}
/**
 * Returns the first of the gate's files that the change is known to edit, with any edits to the gate's inputs
 * in that file.
 */
async function findGateEdits({ event, workflowFile, actionRepository, policyFile }, isOfPolicy, trees) {
    const isOfBase = event === 'pull_request_target' || workflowFile === null;
    const called = isOfBase ? [] : [workflowFile, ...(await calledFiles(workflowFile, trees))];
    for (const file of [...called, ...(isOfPolicy ? [policyFile] : [])]) {
        if ((await findEditOfFile(file, trees)) !== 'edited')
            continue;
        const { base = null } = (await trees?.findBase()) ?? {};
        const [before, now] = await Promise.all([
            base?.source.readFile(file),
            trees?.head.readFile(file),
        ]);
        const isText = before && now && 'text' in before && 'text' in now;
        if (!isText || file === policyFile)
            return { place: file };
        const { editedInputs } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4398), __webpack_require__.e(2452)]).then(__webpack_require__.bind(__webpack_require__, 72452));
        const sides = [before, now].map(({ text }) => ({ path: file, text }));
        const edits = editedInputs(...sides, actionRepository);
        return { place: file, ...(edits.length === 0 ? {} : { edits }) };
    }
    return null;
}
/** Matches the use of a workflow or action in the same repository. */
const ownFile = /\buses\s*:\s*["']?\.\/([^\s"'#@,}]+)/g;
/** Maximum number of workflows and actions that are read. */
const mostCalled = 20;
async function calledFiles(path, trees) {
    const file = await trees?.head.readFile(path);
    if (file === undefined || !('text' in file))
        return [];
    const used = new Set([...file.text.matchAll(ownFile)].map(([, each = '']) => each));
    return [...used]
        .slice(0, mostCalled)
        .flatMap((each) => /\.ya?ml$/i.test(each) ? [each] : [`${each}/action.yml`, `${each}/action.yaml`])
        .map((each) => (0,posix_.normalize)(each));
}
/** Matches a step or job that runs commands, or that uses an action or workflow in the same repository. */
const ownCode = /\brun\s*:|\buses\s*:\s*["']?\.\//;
/**
 * Returns whether a workflow might run code that a change can edit in other files; true if the workflow
 * cannot be read.
 */
async function runsOwnCode(path, trees) {
    const file = await trees?.head.readFile(path);
    return file === undefined || !('text' in file) || ownCode.test(file.text);
}


/***/ }),

/***/ 35709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createEdit)
/* harmony export */ });
/* harmony import */ var _model_phrase_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77229);

function createEdit(what, message, before = null, after = null) {
    return { effect: 'unknown', message, what: (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPhrase */ .gF)(what, (value) => value), before, after };
}


/***/ }),

/***/ 72452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   editedInputs: () => (/* binding */ editedInputs)
/* harmony export */ });
/* harmony import */ var _input_edits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67017);
/* harmony import */ var _workflow_gate_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74398);
/* harmony import */ var _workflow_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91153);
/* harmony import */ var _workflow_edits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64024);




/**
 * Describes how a workflow edit changes the gate's inputs, regardless of its effect on verdicts. Used if a
 * run ends in an error after a workflow edit.
 */
/**
 * Describes each edited input of a step that uses this action, and each edited input or secret of a job that
 * calls another workflow.
 *
 * @param repository `owner/name` of the repository that contains this action; null if unknown
 */
function editedInputs(before, now, repository) {
    const pairs = (0,_workflow_edits_js__WEBPACK_IMPORTED_MODULE_3__/* .stepPairs */ .G)([before], [now], repository);
    const ofSteps = [...pairs].flatMap(([old, step]) => edits('input', Object.fromEntries(old.inputs), Object.fromEntries(step.inputs)));
    const [calls, callsNow] = [(0,_workflow_gate_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .calledJobs */ .y)(before), (0,_workflow_gate_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .calledJobs */ .y)(now)];
    const ofCalls = [...callsNow].flatMap(([name, job]) => {
        const old = calls.get(name);
        if (old === undefined)
            return [];
        return [...edits('input', old.with, job.with), ...edits('secret', old.secrets, job.secrets)];
    });
    return [...new Set([...ofSteps, ...ofCalls])];
}
function edits(kind, before, now) {
    return [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((name) => {
        const [textBefore, textNow] = [yamlText(before[name]), yamlText(now[name])];
        if (textBefore === textNow)
            return [];
        const what = `the ${(0,_workflow_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shortValue */ .wm)(name)} ${kind}`;
        if (textNow === null)
            return [`${what} was removed`];
        const visibleText = visibleValue(kind, name, textNow);
        if (textBefore === null)
            return [visibleText === null ? `${what} is new` : `${what} is new: ${visibleText}`];
        const old = visibleValue(kind, name, textBefore);
        return [
            visibleText === null || old === null
                ? `${what} has a different value`
                : `${what} is ${visibleText} instead of ${old}`,
        ];
    });
}
const yamlText = (value) => value === undefined ? null : (0,_workflow_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asText */ .e1)(value);
/** Matches an expression that only refers to a secret or a variable. The reference itself is not secret. */
const reference = /^\$\{\{\s*([\w.-]{1,80})\s*\}\}$/;
/** Returns a value that is safe to show in a message; null if the value may be a secret. */
function visibleValue(kind, name, value) {
    const [, referred] = reference.exec(value) ?? [];
    if (referred !== undefined)
        return referred;
    return kind === 'input' && (0,_input_edits_js__WEBPACK_IMPORTED_MODULE_0__/* .isShownInput */ .g)(name) ? (0,_workflow_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shortValue */ .wm)(value, name) : null;
}


/***/ }),

/***/ 67017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ isShownInput),
/* harmony export */   y: () => (/* binding */ inputEffect)
/* harmony export */ });
/* harmony import */ var _settings_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90917);

const byName = new Map(_settings_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .inputEntries */ .pk);
function isShownInput(name) {
    return byName.get(name)?.isSecret !== true;
}
/**
 * Returns the effect of an edit to an input; null if the edit relaxes nothing or is already reported as a
 * policy edit. The effect is `unknown` for values that cannot be parsed, such as expressions, and for inputs
 * that do not exist.
 */
function inputEffect(name, before, now) {
    const input = byName.get(name);
    const [textBefore, textNow] = [before, now].map((given) => given.get(name) ?? input?.default);
    if (textBefore === textNow || input?.effect === 'none')
        return null;
    if (input === undefined || input.effect === 'any')
        return 'unknown';
    // An edit that can only prevent a verdict is harmless if the step fails whenever there is no verdict.
    const undecided = 'on-undecided';
    if (input.effect === 'undecided')
        return (now.get(undecided) ?? 'fail') === 'fail' ? null : 'unknown';
    const { effect } = input;
    const schema = input.schema();
    const [old, given] = [textBefore, textNow].map((text) => text === undefined ? null : schema.safeParse(text));
    if (old?.success === false || given?.success === false)
        return 'unknown';
    if (effect === 'policy' || !old || !given)
        return null;
    return effect(given.data) < effect(old.data) ? 'milder' : null;
}


/***/ }),

/***/ 73050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lockEdits: () => (/* binding */ lockEdits)
/* harmony export */ });
/* harmony import */ var _detection_documents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25490);
/* harmony import */ var _detection_yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78005);
/* harmony import */ var _model_phrase_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77229);
/* harmony import */ var _settings_actions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26805);
/* harmony import */ var _edit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35709);
/* harmony import */ var _workflow_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91153);






/*
 * The file that pins the actions in all workflows to commits: `dependencies: {owner/repo@ref: {commit}}`.
 * Generally available since 28 October 2026. Sources: zizmorcore/zizmor#2371, github/codeql#22464.
 */
/**
 * Returns the edited and removed lock file entries for the actions that the gate's steps use. As in
 * workflows, switching to an entry for another version does not count as an edit. A new entry is not
 * reported, because it pins a previously unpinned action.
 *
 * @param before the base's lock file; null if it does not exist or cannot be read
 * @param now the change's lock file; null if it does not exist or cannot be read
 * @param uses actions that the gate's steps use in the change, as `owner/repo@ref`
 */
function lockEdits(before, now, uses) {
    if (before === null || before.text === now?.text)
        return [];
    const [old, lockedEntries] = [readLockEntries(before.text), readLockEntries(now?.text ?? '')];
    return [...new Set(uses.map(lockKey))].flatMap((used) => {
        const [lockedBefore, lockedNow] = [old.get(used) ?? null, lockedEntries.get(used) ?? null];
        if (lockedBefore === null || lockedBefore === lockedNow)
            return [];
        const message = lockedNow === null
            ? (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `${used} is no longer locked to ${lockedBefore}`
            : (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `${used} is locked to ${lockedNow} instead of ${lockedBefore}`;
        return [
            {
                ...(0,_edit_js__WEBPACK_IMPORTED_MODULE_5__/* .createEdit */ .l)((0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `lock of ${used}`, message, lockedBefore, lockedNow),
                file: before.path,
                span: null,
            },
        ];
    });
}
/** Returns the locked values by `owner/repo@ref`; empty for a file that is not valid YAML. */
function readLockEntries(text) {
    const document = (0,_detection_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .readYaml */ .g)(text);
    if (!('root' in document))
        return new Map();
    return new Map((0,_detection_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .propertiesOf */ .P1)((0,_detection_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(document.root, 'dependencies')).map(({ key, value }) => {
        const locked = (0,_workflow_values_js__WEBPACK_IMPORTED_MODULE_3__/* .plainValue */ ._y)(value);
        return [lockKey(key), (0,_workflow_values_js__WEBPACK_IMPORTED_MODULE_3__/* .asText */ .e1)((0,_workflow_values_js__WEBPACK_IMPORTED_MODULE_3__/* .membersOf */ .lS)(locked)['commit'] ?? locked)];
    }));
}
/**
 * Returns an action's lock file key without the action's folder, because an entry applies to the whole
 * repository.
 */
function lockKey(uses) {
    const [owner = '', name = ''] = (0,_settings_actions_js__WEBPACK_IMPORTED_MODULE_2__/* .actionNameOf */ .V8)(uses).split('/');
    return `${owner}/${name}@${uses.slice(uses.indexOf('@') + 1)}`;
}


/***/ }),

/***/ 95722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ownerEdits: () => (/* binding */ ownerEdits)
/* harmony export */ });
/* harmony import */ var _io_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96344);
/* harmony import */ var _model_phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77229);
/* harmony import */ var _edit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35709);



/**
 * Returns a list with one edit if changes to any of the gate's files no longer require an owner's approval;
 * otherwise, an empty list.
 *
 * @param before the base's CODEOWNERS file; null if there is none
 * @param now the change's CODEOWNERS file; null if there is none
 */
function ownerEdits(before, now, paths) {
    if (before === null || !('text' in before.content))
        return [];
    const text = now !== null && 'text' in now.content ? now.content.text : '';
    if (before.content.text === text)
        return [];
    const [old, ownersNow] = [
        (0,_io_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .matchCodeOwners */ .Jl)(before.content.text, paths),
        (0,_io_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .matchCodeOwners */ .Jl)(text, paths),
    ];
    const ownersBefore = (path) => old.get(path) ?? [];
    const open = paths.filter((path) => ownersBefore(path).length > 0 && !ownersNow.get(path)?.length);
    if (open.length === 0)
        return [];
    const owners = [...new Set(open.flatMap(ownersBefore))].join(' ');
    const message = (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `changes to ${(0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .joinList */ .D7)(open)} no longer need an owner's approval (before: ${owners})${ignoredReason(now)}`;
    return [
        { ...(0,_edit_js__WEBPACK_IMPORTED_MODULE_2__/* .createEdit */ .l)((0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `owners`, message, owners), file: now?.path ?? before.path, span: null },
    ];
}
/**
 * Returns why GitHub ignores a CODEOWNERS file, worded to end a sentence; empty if the file is absent or can
 * be read.
 */
function ignoredReason(file) {
    if (file === null || 'text' in file.content)
        return (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) ``;
    return (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `: GitHub ignores ${file.path}, which is ${(0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .prosePhrase */ .Re)(file.content.reason)}`;
}


/***/ }),

/***/ 65639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   policyEdits: () => (/* binding */ policyEdits)
/* harmony export */ });
/* harmony import */ var _judging_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55881);
/* harmony import */ var _judging_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45052);
/* harmony import */ var _model_phrase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77229);
/* harmony import */ var _edit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35709);




function policyEdits(before, after) {
    return _judging_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .policyKeyEntries */ .ad.flatMap(([name, key]) => {
        if (name === 'rules')
            return levelEdits(before, after);
        if (name === 'servers')
            return overrideEdits(before, after);
        if (key.kind === 'value')
            return valueEdits(name, key, before, after);
        return key.kind === 'list' ? listEdits(name, key, before, after) : [];
    });
}
/** Returns an edit such as `min-score 75 becomes 60`. */
const becomes = (what, before, after) => (0,_edit_js__WEBPACK_IMPORTED_MODULE_2__/* .createEdit */ .l)(what, (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${what} ${before ?? 'none'} becomes ${after ?? 'none'}`, before, after);
const textOrNull = (value) => value === null || value === undefined ? null : String(value);
function effectiveValue({ effective }, { values }, name) {
    return effective?.(values) ?? values[name];
}
function valueEdits(name, key, before, after) {
    const { rank } = key;
    const [valueBefore, valueNow] = [before, after].map((policy) => effectiveValue(key, policy, name));
    // Values derived from another key are reported with that key.
    if (valueBefore === valueNow || before.values[name] === after.values[name])
        return [];
    return [
        {
            ...becomes((0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .ourWords */ .YC)(name), textOrNull(valueBefore), textOrNull(valueNow)),
            place: name,
            isStricter: rank(valueBefore) <= rank(valueNow),
        },
    ];
}
/**
 * For each rule that is off when unset, the policy key that also turns the rule on. An edit to that key is
 * reported separately.
 */
const turnedOnBy = new Map(_judging_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .catalogue */ .sW.flatMap(({ id, isOffUnset }) => _judging_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .policyKeyEntries */ .ad.flatMap(([name, { turnsOn }]) => isOffUnset && turnsOn === id ? [[id, name]] : [])));
function levelEdits(before, after) {
    const [levelsBefore, levelsAfter] = [(0,_judging_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .levelsUnder */ .q_)(before), (0,_judging_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .levelsUnder */ .q_)(after)];
    const isEdited = (id) => before.values.rules.get(id) !== after.values.rules.get(id);
    // A changed preset is reported once, not once per rule.
    const isNamed = before.values.preset !== after.values.preset;
    const edits = _judging_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleIds */ .Zl
        .filter((id) => !(isNamed || turnedOnBy.has(id)) || isEdited(id))
        .flatMap((id) => {
        const [levelBefore, levelNow] = [levelsBefore(id), levelsAfter(id)];
        const pairs = levelBefore.map((level, at) => [level, levelNow[at] ?? 'off']);
        const changed = pairs.filter(([one, other]) => one !== other);
        const lowered = changed.find(([one, other]) => _judging_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .strictness */ .VD[other] < _judging_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .strictness */ .VD[one]);
        const [from, to] = lowered ?? changed[0] ?? [];
        if (from === undefined || to === undefined)
            return [];
        const make = (name) => ({
            ...becomes((0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .prosePhrase */ .Re)(name), from, to),
            ...{ place: `rules.${name}`, isStricter: !lowered },
        });
        return [{ setting: id, make }];
    });
    return mergeUngradedEdits(edits);
}
/**
 * Names each edit after its setting, except that identical edits to all `ungraded` rules become a single edit
 * named `ungraded`.
 */
function mergeUngradedEdits(edits) {
    const alike = Map.groupBy(edits.filter(({ setting }) => _judging_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .ungradedRules */ .K7.includes(setting)), ({ make }) => JSON.stringify(make(_judging_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .ungraded */ .Eq)));
    const whole = [...alike.values()].filter(({ length }) => length === _judging_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .ungradedRules */ .K7.length);
    return edits.flatMap((edit) => {
        const group = whole.find((each) => each.includes(edit));
        if (group === undefined)
            return [edit.make(edit.setting)];
        return group[0] === edit ? [edit.make(_judging_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .ungraded */ .Eq)] : [];
    });
}
function listEdits(name, key, before, after) {
    const { effect, permitsAllIfEmpty = false, textOf, isWithin = () => false } = key;
    const listEntries = ({ values }) => entriesBySubject(values[name], key);
    const [old, now] = [listEntries(before), listEntries(after)];
    const added = effect === 'forbids' || (permitsAllIfEmpty && old.size === 0);
    const removed = effect === 'permits' && !(permitsAllIfEmpty && now.size === 0) && !isJudgedLess(key, after);
    // If the organisation refused a waiver only for ending too late, an earlier end date would make the waiver
    // valid.
    const mayBeRefused = name === 'waivers' && after.floors.some((each) => each.maxWaiverDays !== null);
    const narrowed = (was) => mayBeRefused ? { isStricter: false, unlessRefused: was } : { isStricter: true };
    const edits = [...now].flatMap(([subject, { entry, rank, at }]) => {
        const place = `${name}.${at}`;
        const entryBefore = old.get(subject);
        if (entryBefore === undefined) {
            const message = (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${textOf(entry)} is new under ${(0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .ourWords */ .YC)(name)}`;
            const edit = { ...(0,_edit_js__WEBPACK_IMPORTED_MODULE_2__/* .createEdit */ .l)((0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .ourWords */ .YC)(name), message, null, textOf(entry)), place, entry };
            const wider = old.values().find((each) => isWithin(entry, each.entry));
            const isPart = effect === 'permits' && wider !== undefined;
            return [{ ...edit, ...(isPart ? narrowed(wider.entry) : { isStricter: added }) }];
        }
        if (entryBefore.rank === rank)
            return [];
        const edit = becomes((0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `under ${(0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .ourWords */ .YC)(name)}`, textOf(entryBefore.entry), textOf(entry));
        const isLater = rank < entryBefore.rank;
        return [
            {
                ...edit,
                what: name,
                place,
                entry,
                ...(isLater ? { isStricter: false } : narrowed(entryBefore.entry)),
            },
        ];
    });
    const gone = [...old].filter(([subject]) => !now.has(subject));
    const isStillIn = (entry) => effect === 'forbids' && now.values().some((each) => isWithin(entry, each.entry));
    return [
        ...edits,
        ...gone.map(([, { entry }]) => ({
            ...(0,_edit_js__WEBPACK_IMPORTED_MODULE_2__/* .createEdit */ .l)((0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .ourWords */ .YC)(name), (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `${textOf(entry)} was removed from ${(0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .ourWords */ .YC)(name)}`, textOf(entry)),
            place: name,
            isStricter: removed || isStillIn(entry),
        })),
    ];
}
/** Returns the most lenient entry for each subject in a list. */
function entriesBySubject(entries, { textOf, subjectOf = textOf, rank = () => 0 }) {
    const entryBySubject = new Map();
    for (const [at, entry] of entries.entries()) {
        const subject = subjectOf(entry);
        const ranked = rank(entry);
        if (ranked < (entryBySubject.get(subject)?.rank ?? Number.POSITIVE_INFINITY)) {
            entryBySubject.set(subject, { entry, rank: ranked, at });
        }
    }
    return entryBySubject;
}
/**
 * Returns whether the rule that applies once a list entry is removed may be more lenient than the rule that
 * applied before.
 */
function isJudgedLess({ successor }, policy) {
    if (successor === undefined)
        return false;
    const { rule: id, replaced } = successor;
    const ranksOf = ranksBySetting(policy);
    const most = replaced === null ? _judging_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .strictness */ .VD.fail : Math.max(...ranksOf(replaced));
    const isWaived = policy.values.waivers.some(({ rule }) => rule === id);
    return isWaived || most > Math.min(...ranksOf(id));
}
/**
 * Returns the edits to the values for individual servers. The value that applies to a server depends on all
 * patterns that match the server. An addition is clearly stricter if the value is at least as strict as every
 * value it can replace. A removal is clearly stricter if every value that can take over is at least as strict
 * as the removed value.
 */
function overrideEdits(before, after) {
    const [old, now] = [before, after].map(overrideTerms);
    const [ranksBefore, ranksAfter] = [ranksBySetting(before), ranksBySetting(after)];
    const edits = [...new Map([...(old ?? []), ...(now ?? [])])].flatMap(([key, { pattern, setting, owner }]) => {
        const [termBefore, termNow] = [old?.get(key), now?.get(key)];
        if (termBefore?.text === termNow?.text)
            return [];
        const isStricter = termBefore === undefined
            ? ranksBefore(setting).every((rank) => rank <= (termNow?.rank ?? Number.NaN))
            : termNow === undefined
                ? ranksAfter(setting).every((rank) => termBefore.rank <= rank)
                : termBefore.rank < termNow.rank;
        const make = (name) => ({
            ...becomes((0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `for ${pattern} ${(0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .prosePhrase */ .Re)(owner)}${(0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .prosePhrase */ .Re)(name)}`, textOrNull(termBefore?.text), textOrNull(termNow?.text)),
            ...{ place: termNow?.place ?? 'servers', isStricter },
        });
        return [{ setting, make }];
    });
    return isReordered(before, after)
        ? [
            ...mergeUngradedEdits(edits),
            {
                ...(0,_edit_js__WEBPACK_IMPORTED_MODULE_2__/* .createEdit */ .l)((0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .ourWords */ .YC)('servers'), (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_3__/* .say */ .cv) `the order of the entries under servers changed`),
                place: 'servers',
                isStricter: false,
            },
        ]
        : mergeUngradedEdits(edits);
}
/**
 * Returns a policy's terms, followed by the terms of its floors. Includes a floor's term only if a repository
 * value for all servers could replace it but does not.
 */
function overrideTerms({ values, inherited, floors }) {
    const owner = "the organisation's ";
    const ofFloors = floors.flatMap((floor, at) => {
        const floorTerms = termsIn(inherited[at] ?? [], owner, floor.source);
        // A rule that the repository does not set uses the organisation's level, regardless of the repository's
        // preset.
        const isEffective = (key, id) => floorTerms.has(key) || (_judging_rules_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleIds */ .Zl.includes(id) && !values.rules.has(id));
        return [...termsIn(floor.values.servers ?? [], owner, floor.source)].filter(([key, { setting }]) => floor.overridable.has(setting) && isEffective(key, setting));
    });
    return new Map([...termsIn(values.servers, ''), ...ofFloors]);
}
function termsIn(overrides, owner, source = '') {
    const terms = new Map();
    for (const [at, { match, values, server }] of overrides.entries()) {
        const add = (setting, text, rank) => {
            const key = JSON.stringify([source, (0,_judging_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .patternKey */ .Q5)(match), setting]);
            const place = owner === '' ? `servers.${at}` : 'servers';
            const term = { pattern: match.text, owner, setting, text, rank, place };
            // If several overrides have the same pattern, the first override applies.
            if (!terms.has(key))
                terms.set(key, term);
        };
        for (const name of _judging_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .serverValueNames */ .Hh) {
            const value = values[name];
            if (value !== undefined)
                add(name, String(value), strictnessRank(name, value));
        }
        for (const [id, level] of values.rules ?? [])
            add(id, level, _judging_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .strictness */ .VD[level]);
        if (server !== null)
            add('server', server, Number.NaN);
    }
    return terms;
}
/** Returns a function that lists the ranks of all values of a setting that can apply to a server. */
function ranksBySetting(policy) {
    const levelsOf = (0,_judging_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .levelsUnder */ .q_)(policy);
    const bySetting = Map.groupBy(overrideTerms(policy).values(), ({ setting }) => setting);
    return (setting) => {
        const name = _judging_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .serverValueNames */ .Hh.find((each) => each === setting);
        const general = name === undefined
            ? levelsOf(setting).map((level) => _judging_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .strictness */ .VD[level])
            : [strictnessRank(name, effectiveValue(_judging_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .serverKeys */ .yl[name], policy, name))];
        const key = turnedOnBy.get(setting) ?? '';
        // An override that sets the key turns on the rule without specifying its level, so the rule can have any
        // level.
        const implied = bySetting.has(key) ? Object.values(_judging_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .strictness */ .VD) : [];
        const terms = bySetting.get(setting) ?? [];
        return [...general, ...implied, ...terms.map(({ rank }) => rank)];
    };
}
function strictnessRank(name, value) {
    return _judging_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .serverKeys */ .yl[name].rank(value);
}
/**
 * Reports whether the overrides that both policies contain are in a different order. Among equally specific
 * overrides, the first one applies.
 */
function isReordered(before, after) {
    const [old = [], now = []] = [before, after].map(({ values }) => [
        ...new Set(values.servers.toSorted(_judging_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .compareSpecificity */ .mk).map(({ match }) => (0,_judging_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .patternKey */ .Q5)(match))),
    ]);
    const common = (some, others) => {
        const known = new Set(others);
        return some.filter((each) => known.has(each)).join();
    };
    return common(old, now) !== common(now, old);
}


/***/ }),

/***/ 64024:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  stepEdits: () => (/* binding */ stepEdits),
  G: () => (/* binding */ stepPairs)
});

// EXTERNAL MODULE: ./build/model/phrase.js
var phrase = __webpack_require__(77229);
// EXTERNAL MODULE: ./build/gate/relaxations/edit.js
var relaxations_edit = __webpack_require__(35709);
// EXTERNAL MODULE: ./build/gate/relaxations/input-edits.js
var input_edits = __webpack_require__(67017);
// EXTERNAL MODULE: ./build/gate/relaxations/workflow/gate-steps.js
var gate_steps = __webpack_require__(74398);
// EXTERNAL MODULE: ./build/gate/relaxations/workflow/values.js
var values = __webpack_require__(91153);
;// CONCATENATED MODULE: ./build/gate/relaxations/workflow/triggers.js



/** Returns the edits that make or might make a workflow run less often. */
function triggerEdits(before, now) {
    const eventsNow = readEvents(now);
    return [...readEvents(before)].flatMap(([event, filters]) => {
        const current = eventsNow.get(event);
        if (current === undefined)
            return [(0,relaxations_edit/* createEdit */.l)((0,phrase/* say */.cv) `on`, (0,phrase/* say */.cv) `${event} no longer triggers the workflow`, event)];
        return (0,values/* valueEdits */.NP)(filters, current, 2)
            .filter((edit) => !isNoNarrower(edit, current))
            .map((edit) => (0,values/* sayEdit */.iU)((0,phrase/* say */.cv) `${['on', event, edit.place].filter(Boolean).join('.')}`, edit));
    });
}
/** Activity types that apply if a workflow lists none. Other events default to all types. */
const defaultTypes = new Map([
    ['pull_request', { types: ['opened', 'synchronize', 'reopened'] }],
    ['pull_request_target', { types: ['opened', 'synchronize', 'reopened'] }],
    ['merge_group', { types: ['checks_requested'] }],
]);
/**
 * Returns the events under `on`, with their filters. An unnamed list, as under `schedule`, is stored under
 * the key ''.
 */
function readEvents(on) {
    const namedEvents = (0,values/* asList */.DD)(on).map((event) => [(0,values/* asText */.e1)(event), '']);
    const events = [...namedEvents, ...Object.entries((0,values/* membersOf */.lS)(on))]
        // A manual run does not gate a change.
        .filter(([event]) => event !== 'workflow_dispatch');
    return new Map(events.map(([event, value]) => [
        event,
        Array.isArray(value) ? { '': value } : { ...defaultTypes.get(event), ...(0,values/* membersOf */.lS)(value) },
    ]));
}
/**
 * Reports whether a key filters branches or tags. If a workflow filters only branches or only tags, refs of
 * the other kind do not trigger it.
 */
const isReferenceFilter = (key) => /^(?:branches|tags)/.test(key);
/**
 * Reports whether the event is guaranteed to trigger the workflow at least as often after a filter edit as
 * before the edit.
 */
function isNoNarrower({ place, before, now }, filters) {
    const isFilter = !/^(?:inputs|outputs|secrets)\./.test(place);
    if (before === undefined)
        return !isFilter;
    if (now === undefined) {
        return isFilter && !(isReferenceFilter(place) && Object.keys(filters).some(isReferenceFilter));
    }
    const [old = [], given = []] = [before, now].map((value) => (0,values/* asList */.DD)(value).map((each) => JSON.stringify(each)));
    // If any pattern is negated, the order of patterns matters.
    if ([...old, ...given].some((item) => item.startsWith('"!')))
        return false;
    const [narrow, wide] = place.endsWith('-ignore') ? [given, old] : [old, given];
    const wideEntries = new Set(wide);
    return narrow.length > 0 && narrow.every((item) => wideEntries.has(item));
}

;// CONCATENATED MODULE: ./build/gate/relaxations/workflow-edits.js






/**
 * Finds edits that weaken the workflow steps that use this action, or anything those steps depend on.
 * Compares each step, the steps before it, its job, the jobs that its job needs, and the workflow's keys.
 * Reports every difference, unless it is harmless (`gate/relaxations/workflow/gate-steps.ts`) or clearly
 * makes the gate stricter.
 *
 * Limits: composite actions, scripts that steps run, and callers of reusable workflows are not examined. A
 * change to an action's version is reported only if a movable reference replaces a commit, because bots
 * upgrade versions every week.
 */
const maxNamed = 20;
/**
 * Compares the steps that use this action in the workflow files of the base and the head.
 *
 * @param repository `owner/name` of the repository that contains this action; null if unknown
 */
function stepEdits(base, head, repository) {
    const [before, now] = [(0,gate_steps.gateSteps)(base, repository), (0,gate_steps.gateSteps)(head, repository)];
    const pairs = pairSteps(before, now);
    const relaxations = before.flatMap((old) => {
        const step = pairs.get(old);
        const edits = step === undefined ? [] : findStepEdits(old, step);
        const rest = edits.splice(maxNamed).length;
        if (rest > 0)
            edits.push((0,relaxations_edit/* createEdit */.l)((0,phrase/* say */.cv) `edits`, (0,phrase/* say */.cv) `there are ${(0,phrase/* prosePhrase */.Re)((0,phrase/* restWords */.Ex)(rest, 'edit'))}`));
        const { file, span } = step ?? { ...old, span: null };
        const check = step === undefined ? [] : checkEdits(old, step);
        const locatedEdits = [...edits, ...check].map((edit) => ({ ...edit, file, span }));
        // A step that is moved and edited is also treated as removed from its old file, so that a waiver for the
        // new file does not cover the removal.
        const isGone = step === undefined || (file !== old.file && edits.length > 0);
        return isGone ? [describeRemoval(old), ...locatedEdits] : locatedEdits;
    });
    return {
        relaxations,
        pairs: [...pairs].map(([old, step]) => ({ before: old, now: step })),
        introduced: before.length > 0 ? [] : [...new Set(now.map(({ file }) => file))],
    };
}
function stepPairs(base, head, repository) {
    return pairSteps((0,gate_steps.gateSteps)(base, repository), (0,gate_steps.gateSteps)(head, repository));
}
function describeRemoval({ file, jobName, step }) {
    const message = (0,phrase/* say */.cv) `the job ${jobName} in ${file} no longer uses this action`;
    return { ...(0,relaxations_edit/* createEdit */.l)((0,phrase/* say */.cv) `uses`, message, (0,values/* shortValue */.wm)(step['uses'])), file, span: null };
}
/**
 * Criteria for pairing steps. The most similar steps are paired first, so that a step is not mistaken for its
 * neighbour.
 */
const closeness = [
    ({ file, jobName, likeness }) => `${file} ${jobName} ${likeness}`,
    ({ file, jobName }) => `${file} ${jobName}`,
    ({ file, likeness }) => `${file} ${likeness}`,
    ({ file }) => file,
    ({ likeness }) => likeness,
    () => '',
];
function pairSteps(before, now) {
    const pairs = new Map();
    const unpaired = new Set(now);
    for (const keyOf of closeness) {
        const byKey = Map.groupBy(unpaired, keyOf);
        for (const step of before) {
            const match = pairs.has(step) ? undefined : byKey.get(keyOf(step))?.shift();
            if (match === undefined)
                continue;
            pairs.set(step, match);
            unpaired.delete(match);
        }
    }
    return pairs;
}
/**
 * Returns the edits to a step, and to everything it depends on, except edits that are harmless or clearly
 * make the gate stricter.
 */
function findStepEdits(old, now) {
    const [before, after] = [old.needed(), now.needed()];
    const isOther = ([name, job]) => before.has(name) && !(0,values/* areSame */.tj)(before.get(name), job);
    return [
        ...inputEdits(old, now),
        ...versionEdits(old, now),
        ...keyEdits(old.step, now.step, (0,phrase/* say */.cv) ``),
        ...keyEdits(old.job(), now.job(), (0,phrase/* say */.cv) ` of the job`),
        ...[...after].filter(isOther).map(([name]) => sayNeeded(name)),
        ...keyEdits(old.workflow, now.workflow, (0,phrase/* say */.cv) ` of the workflow`),
        ...triggerEdits(old.on, now.on),
    ];
}
function inputEdits({ inputs: before }, { inputs: now }) {
    return [...new Set([...before.keys(), ...now.keys()])].flatMap((name) => {
        const effect = (0,input_edits/* inputEffect */.y)(name, before, now);
        if (effect === null)
            return [];
        const edit = { before: before.get(name), now: now.get(name) };
        const input = (0,phrase/* say */.cv) `the ${name} input`;
        const edited = (0,input_edits/* isShownInput */.g)(name)
            ? (0,values/* sayEdit */.iU)(input, edit)
            : (0,relaxations_edit/* createEdit */.l)(input, (0,phrase/* say */.cv) `${input} has changed`);
        return { ...edited, effect };
    });
}
function checkEdits({ check: before }, { check: now }) {
    if (before === now)
        return [];
    const message = (0,phrase/* say */.cv) `the job's check is called ${now} instead of ${before}, so a ruleset that requires the old name keeps waiting`;
    return [(0,relaxations_edit/* createEdit */.l)((0,phrase/* say */.cv) `name of the job`, message, before, now)];
}
/** Returns an edit for each action that was pinned to a commit and now uses a movable reference. */
function versionEdits(before, now) {
    const isMovable = (version) => !/^[\da-f]{40,}$/i.test(version);
    const movable = new Map(now.versions().filter(([, version]) => isMovable(version)));
    return [...Map.groupBy(before.versions(), ([action]) => action)].flatMap(([action, [first, ...others]]) => {
        const [version, pin = ''] = [movable.get(action), first?.[1]];
        if (version === undefined || [pin, ...others.map(([, each]) => each)].some(isMovable))
            return [];
        const message = (0,phrase/* say */.cv) `${action} is pinned to ${version}, which can move, rather than to a commit`;
        return [(0,relaxations_edit/* createEdit */.l)((0,phrase/* say */.cv) `version of ${action}`, message, pin, version)];
    });
}
/**
 * Returns an edit to a job that the gate's job needs. If that job fails, GitHub skips the gate's job and
 * treats it as passed.
 */
function sayNeeded(job) {
    const what = (0,phrase/* say */.cv) `the job ${job}, which the gate's job needs,`;
    return (0,relaxations_edit/* createEdit */.l)(what, (0,phrase/* say */.cv) `${what} has changed; the gate runs only if that job passes`);
}
function keyEdits(before, now, owner) {
    return (0,values/* valueEdits */.NP)(before, now).flatMap((edit) => {
        if (edit.place !== 'steps') {
            return isStricter(edit) ? [] : [(0,values/* sayEdit */.iU)((0,phrase/* say */.cv) `${edit.place}${owner}`, edit)];
        }
        const part = differingSteps((0,values/* asList */.DD)(edit.before), (0,values/* asList */.DD)(edit.now));
        return (0,values/* areSame */.tj)(part.before, part.now) ? [] : [sayStep(part)];
    });
}
function sayStep({ before, now }) {
    const what = (0,phrase/* say */.cv) `a step before the gate`;
    if (before !== undefined && now !== undefined)
        return (0,values/* sayEdit */.iU)(what, { before, now });
    const [text, isNew] = [(0,values/* shortValue */.wm)(now ?? before), before === undefined];
    const harm = isNew ? (0,phrase/* say */.cv) `is new and can change the files that the gate reads` : (0,phrase/* say */.cv) `is gone`;
    return (0,relaxations_edit/* createEdit */.l)(what, (0,phrase/* say */.cv) `${what} ${harm}: ${text}`, isNew ? null : text, isNew ? text : null);
}
/** Returns a runner's name without its version, so that names that differ only in the version are equal. */
const runnerKind = (value = '') => (0,values/* asText */.e1)(value).replace(/\d+(?:\.\d+)*|latest/g, '#');
/**
 * Reports whether, after an edit, a step or job clearly runs at least as often as before, and its failure
 * clearly counts at least as much as before.
 */
function isStricter({ place, before, now }) {
    if (place === 'if')
        return runsAsOften(before, now);
    if (place === 'runs-on')
        return runnerKind(before) === runnerKind(now);
    return place === 'continue-on-error' && now === undefined;
}
/** Reports whether the new condition is known to be true whenever the old condition is true. */
function runsAsOften(before = '', now = 'success()') {
    const isOfSuccess = !/\b(?:always|cancelled|failure)\s*\(/i.test((0,values/* asText */.e1)(before));
    return now === 'always()' || (isOfSuccess && ofSuccess.includes((0,values/* asText */.e1)(now)));
}
/** Conditions that are true if all previous steps succeeded. */
const ofSuccess = ['true', 'success()', '!cancelled()', 'success() || failure()'];
/**
 * Returns the differing part of each sequence of steps: a list, a single step, or undefined if the part is
 * empty.
 */
function differingSteps(before, stepsNow) {
    const isPlain = (step) => (0,values/* areSame */.tj)(step, { uses: 'actions/checkout' });
    // Ignores a new plain checkout before all other steps, because it only fetches the files.
    const now = isPlain(stepsNow[0]) && !before.some(isPlain) ? stepsNow.slice(1) : stepsNow;
    const length = Math.min(before.length, now.length);
    let start = 0;
    while (start < length && (0,values/* areSame */.tj)(before[start], now[start]))
        start += 1;
    let end = 0;
    while (end < length - start && (0,values/* areSame */.tj)(before.at(-1 - end), now.at(-1 - end)))
        end += 1;
    const middlePart = (steps) => {
        const part = steps.slice(start, steps.length - end);
        return part.length > 1 ? part : part[0];
    };
    return { before: middlePart(before), now: middlePart(now) };
}


/***/ }),

/***/ 74398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gateSteps: () => (/* binding */ gateSteps),
/* harmony export */   y: () => (/* binding */ calledJobs)
/* harmony export */ });
/* harmony import */ var _detection_documents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25490);
/* harmony import */ var _detection_yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78005);
/* harmony import */ var _settings_actions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26805);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91153);




/**
 * Limits on the number of gate steps and on the total length of the files that mention this action. Both
 * limits are far above the values in real workflows. Steps beyond the limits are ignored, which is safe
 * because a base step that can no longer be found is reported.
 */
const maxSteps = 100;
const maxLength = 1024 * 1024;
/** Reads the workflow steps that gate a change. Returns no steps for a file that is not valid YAML. */
function gateSteps(files, repository) {
    const names = [_settings_actions_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryName */ .aR, ...(repository === null ? [] : [repository.toLowerCase()])];
    let length = 0;
    return files.flatMap((file) => {
        // Parsing YAML is slow, and most workflows do not use this action.
        const lower = file.text.toLowerCase();
        if (!names.some((name) => lower.includes(name)))
            return [];
        length += lower.length;
        return length > maxLength ? [] : readGateSteps(file, repository);
    });
}
function readGateSteps({ path, text }, repository) {
    const document = (0,_detection_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .readYaml */ .g)(text);
    if (!('root' in document))
        return [];
    const root = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .membersOf */ .lS)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .plainValue */ ._y)(document.root));
    const workflow = significant(root, ['on', 'jobs']);
    const gateStepsOfJobs = (0,_detection_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .propertiesOf */ .P1)((0,_detection_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(document.root, 'jobs')).flatMap(({ key: jobName, value }) => {
        const job = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .membersOf */ .lS)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .plainValue */ ._y)(value));
        return ((0,_detection_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(value, 'steps')?.children ?? []).flatMap((node, index) => {
            const uses = (0,_detection_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .memberOf */ .C5)(node, 'uses');
            if (uses === null || !(0,_settings_actions_js__WEBPACK_IMPORTED_MODULE_2__/* .isGate */ .cE)((0,_settings_actions_js__WEBPACK_IMPORTED_MODULE_2__/* .actionNameOf */ .V8)(String(uses.value)), repository))
                return [];
            const { with: inputs, ...step } = significant((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .membersOf */ .lS)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .asList */ .DD)(job['steps'])[index]), [
                'id',
            ]);
            const given = Object.entries((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .membersOf */ .lS)(inputs)).filter(([, each]) => each !== '');
            return [
                {
                    file: path,
                    jobName,
                    check: (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .asText */ .e1)(job['name'] ?? '') || jobName,
                    span: document.spanOf(uses),
                    uses: String(uses.value),
                    versions: () => (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .asList */ .DD)(job['steps'])
                        .slice(0, index + 1)
                        .map((each) => (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .asText */ .e1)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .membersOf */ .lS)(each)['uses'] ?? ''))
                        .map((used) => [(0,_settings_actions_js__WEBPACK_IMPORTED_MODULE_2__/* .actionNameOf */ .V8)(used), /^[^.].*@(.*)$/s.exec(used)?.[1] ?? '']),
                    inputs: new Map(given.map(([name, each]) => [name, (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .asText */ .e1)(each)])),
                    step,
                    job: () => significantJob(job, ['outputs'], index),
                    needed: () => jobsNeeded(job, root),
                    workflow,
                    on: root['on'],
                    likeness: JSON.stringify([step, inputs]),
                },
            ];
        });
    });
    return gateStepsOfJobs.slice(0, maxSteps);
}
/** Returns the jobs that call another workflow, by name; none if the file is not valid YAML. */
function calledJobs({ text }) {
    const document = (0,_detection_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .readYaml */ .g)(text.slice(0, maxLength));
    if (!('root' in document))
        return new Map();
    const jobs = Object.entries((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .membersOf */ .lS)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .membersOf */ .lS)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .plainValue */ ._y)(document.root))['jobs']));
    return new Map(jobs.flatMap(([name, value]) => {
        const job = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .membersOf */ .lS)(value);
        if (job['uses'] === undefined)
            return [];
        return [[name, { with: (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .membersOf */ .lS)(job['with']), secrets: (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .membersOf */ .lS)(job['secrets']) }]];
    }));
}
/**
 * Keys of a workflow, job or step that change neither the gate's input nor the consequences of its result.
 */
const harmless = 'name run-name permissions concurrency timeout-minutes'.split(' ');
/** `actions/checkout` inputs that do not affect which files are in the workspace. */
const harmlessOfCheckout = 'persist-credentials fetch-depth fetch-tags show-progress set-safe-directory clean'.split(' ');
/**
 * Returns a workflow, job or step without harmless keys, empty values and action versions, and with
 * equivalent forms normalised.
 */
function significant(map, without = []) {
    const isCheckout = (0,_settings_actions_js__WEBPACK_IMPORTED_MODULE_2__/* .actionNameOf */ .V8)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .asText */ .e1)(map['uses'] ?? '')) === 'actions/checkout';
    const significantEntries = Object.entries(map)
        .filter(([key]) => !harmless.includes(key) && !without.includes(key))
        .map(([key, value]) => {
        if (key === 'uses')
            return [key, (0,_settings_actions_js__WEBPACK_IMPORTED_MODULE_2__/* .actionNameOf */ .V8)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .asText */ .e1)(value))];
        if (key === 'if')
            return [key, expressionIn(value)];
        if (key === 'continue-on-error')
            return [key, expressionIn(value).replace(/^false$/, '')];
        if (key !== 'with')
            return [key, value];
        const inputs = Object.entries((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .membersOf */ .lS)(value))
            .map(([name, each]) => [name.toLowerCase(), each])
            .filter(([name]) => !isCheckout || !harmlessOfCheckout.includes(name));
        return [key, Object.fromEntries(inputs)];
    });
    return Object.fromEntries(significantEntries.filter(([, value]) => Object.keys(value).length > 0));
}
/** Returns an expression without the optional `${{ }}` around it. */
function expressionIn(value) {
    const text = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .asText */ .e1)(value);
    return /^\$\{\{((?:(?!\}\}).)*)\}\}$/s.exec(text)?.[1]?.trim() ?? text;
}
/** Returns the significant part of a job, with only its first `count` steps if `count` is given. */
function significantJob(job, without, count) {
    // Step ids matter only if an expression refers to the `steps` context. In JSON, the key `steps` is followed
    // by `":`; the context name is not.
    const ofSteps = /\bsteps\b(?!":)/i.test(JSON.stringify(job)) ? [] : ['id'];
    return {
        ...significant({ ...job, needs: (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .asList */ .DD)(job['needs']) }, without),
        steps: (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .asList */ .DD)(job['steps'])
            .slice(0, count)
            .map((step) => significant((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .membersOf */ .lS)(step), ofSteps)),
    };
}
/** Returns the jobs that a job needs, directly or transitively, by name. */
function jobsNeeded(job, workflow) {
    const jobs = new Map(Object.entries((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .membersOf */ .lS)(workflow['jobs'])));
    const jobNamed = (name) => (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .membersOf */ .lS)(jobs.get((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .asText */ .e1)(name)));
    const names = new Set((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .asList */ .DD)(job['needs']));
    for (const name of names)
        for (const each of (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .asList */ .DD)(jobNamed(name)['needs']))
            names.add(each);
    return new Map([...names].map((name) => [(0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .asText */ .e1)(name), significantJob(jobNamed(name), ['runs-on'])]));
}


/***/ }),

/***/ 91153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DD: () => (/* binding */ asList),
/* harmony export */   NP: () => (/* binding */ valueEdits),
/* harmony export */   _y: () => (/* binding */ plainValue),
/* harmony export */   e1: () => (/* binding */ asText),
/* harmony export */   iU: () => (/* binding */ sayEdit),
/* harmony export */   lS: () => (/* binding */ membersOf),
/* harmony export */   tj: () => (/* binding */ areSame),
/* harmony export */   wm: () => (/* binding */ shortValue)
/* harmony export */ });
/* harmony import */ var _detection_documents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25490);
/* harmony import */ var _model_phrase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77229);
/* harmony import */ var _model_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32115);
/* harmony import */ var _edit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35709);




function plainValue(node) {
    if (node?.type === 'array')
        return (node.children ?? []).map(plainValue);
    if (node?.type !== 'object')
        return String(node?.value ?? '').trim();
    const members = (0,_detection_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .propertiesOf */ .P1)(node).map(({ key, value }) => [key, plainValue(value)]);
    return Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : Number(a > b))));
}
/** Returns the members of a map, or an empty map for any other value. */
function membersOf(value) {
    return typeof value === 'object' && !Array.isArray(value) ? value : {};
}
/**
 * Returns a value as a list. A scalar becomes a one-element list; maps and empty scalars become an empty
 * list.
 */
function asList(value) {
    if (Array.isArray(value))
        return value;
    return typeof value === 'string' && value !== '' ? [value] : [];
}
/** Returns a value as text: a scalar unchanged, anything else as JSON. */
function asText(value) {
    return typeof value === 'string' ? value : JSON.stringify(value);
}
function areSame(one, other) {
    return JSON.stringify(one) === JSON.stringify(other);
}
/**
 * Returns the differences between two maps. Nested maps are compared member by member, down to `depth`
 * levels.
 */
function valueEdits(before, now, depth = Number.POSITIVE_INFINITY) {
    const [old, given] = [new Map(leavesOf(before, depth)), new Map(leavesOf(now, depth))];
    return [...new Set([...old.keys(), ...given.keys()])]
        .map((place) => ({ place, before: old.get(place), now: given.get(place) }))
        .filter((edit) => !areSame(edit.before, edit.now));
}
function leavesOf(map, depth) {
    return Object.entries(map).flatMap(([key, value]) => {
        const inner = depth > 1 ? leavesOf(membersOf(value), depth - 1) : [];
        if (inner.length === 0)
            return [[key, value]];
        return inner.map(([place, leaf]) => [`${key}.${place}`, leaf]);
    });
}
function sayEdit(name, { before, now }) {
    const key = (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .renderPhrase */ .gF)(name, (value) => value);
    const [old, given] = [before, now].map((value) => value === undefined ? null : shortValue(value, key));
    const instead = old === null ? (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `` : (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) ` instead of ${old ?? ''}`;
    const message = given === null
        ? (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${name} is no longer ${old ?? ''}`
        : (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_2__/* .say */ .cv) `${name} is ${given ?? ''}${instead}`;
    return (0,_edit_js__WEBPACK_IMPORTED_MODULE_3__/* .createEdit */ .l)(name, message, old, given);
}
/**
 * Returns a value as one line of at most 80 characters, or `***` if it might contain a secret. Truncates only
 * between words, because the redactor would not recognise part of a secret.
 *
 * @param key the value's key, whose name can suggest a secret
 */
function shortValue(value = '', key = '') {
    const json = asText(value);
    const text = value === json ? json : json.replace(/"?([:,])(?=["[{])/g, '$1 ').replace(/^\{|\}$|"/g, '');
    const line = text.replace(/\s+/g, ' ') || "''";
    if ((0,_model_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .mayHoldSecret */ .dV)(`${key}: ${line}`))
        return '***';
    return line.length > 80 ? `${line.slice(0, 79).replace(/(?<!\S)\S+$/, '')}\u2026` : line;
}


/***/ }),

/***/ 96436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* reexport */ findFixes),
  findSuggestions: () => (/* reexport */ findSuggestions),
  F: () => (/* reexport */ readShownLines)
});

;// CONCATENATED MODULE: ./build/judging/suggestions/diff.js
/** Maximum length of a diff, in characters; GitHub never returns a longer diff. */
const maxLength = 8 * 1024 * 1024;
/**
 * Returns the lines that a diff shows, as line numbers in the file after the change.
 * @param patch the hunks, as GitHub returns them for a file in a pull request; undefined if GitHub returns no
 * hunks
 * @returns an empty set if the patch is missing, too long, or contradicts its hunk headers
 */
function readShownLines(patch) {
    const shownNumbers = new Set();
    const nothing = new Set();
    if (typeof patch !== 'string' || patch.length > maxLength)
        return nothing;
    // The numbers of old and new lines that remain in the hunk, and the current line number in the new file.
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
            shownNumbers.add(line);
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
    return before === 0 && after === 0 ? shownNumbers : nothing;
}

// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/detection/ecosystems.js + 2 modules
var ecosystems = __webpack_require__(10398);
;// CONCATENATED MODULE: ./build/judging/suggestions/edit.js

/** Maximum number of locations that are tried for a dependency. */
const maxEdits = 8;
/**
 * Returns edits that might set a dependency's version, the most likely first, or the reason why no edit is
 * possible.
 * @param text the contents of the declaring file
 * @param version the version as the export lists it
 */
function proposeEdits(text, dependency, version) {
    const writing = (0,ecosystems/* isIdentified */.mO)(dependency) ? ecosystems/* ecosystems */.uU[dependency.type].writing : null;
    if (writing === null || !(0,ecosystems/* isIdentified */.mO)(dependency))
        return { reason: 'it has no version of its own' };
    const reason = withoutEdit(text, dependency);
    if (reason !== null)
        return { reason };
    if (!plainVersion.test(version))
        return { reason: 'its version has an unusual format in the export' };
    const spelledVersion = writing.spell(version, dependency);
    if (typeof spelledVersion !== 'string')
        return spelledVersion;
    const { command, args } = dependency.declaration.launch;
    const words = [command, ...args].flatMap((word) => word?.text.split(/\s+/) ?? []);
    const lines = lineOffsets(text);
    const textOffset = ({ line, column }) => Math.min((lines[line - 1] ?? text.length) + column - 1, text.length);
    const { start, end } = dependency.span;
    const [from, to] = [textOffset(start), textOffset(end)];
    // A parser may know only the approximate position of a word, but the word is always within the reported
    // lines.
    const firstLine = lines[start.line - 1] ?? text.length;
    const lastLine = lines[end.line] ?? text.length;
    const edits = new Map();
    for (const { pattern, within, spell } of writing.places(dependency, words)) {
        const { start: head, end: tail } = dependency.declaration.span;
        const regions = within === 'word'
            ? [
                [from, to],
                [firstLine, lastLine],
            ]
            : [[textOffset(head), textOffset(tail)]];
        for (const match of regions.flatMap((region) => [...matchesIn(text, pattern, region)])) {
            const offset = match.indices?.groups?.['old']?.[0];
            const old = match.groups?.['old'] ?? '';
            if (offset === undefined || /[\r\n]/.test(old) || edits.has(offset))
                continue;
            const edit = { offset, old, text: spell(spelledVersion, old, text.slice(0, match.index)) };
            if (edit.text !== old)
                edits.set(offset, edit);
        }
    }
    return edits.size > 0
        ? [...edits.values()].slice(0, maxEdits)
        : { reason: 'its name and version are not written literally, as one string, in the file' };
}
function* matchesIn(text, pattern, [first, last]) {
    const expression = new RegExp(pattern, 'dgi');
    expression.lastIndex = first;
    for (let count = 0; count < maxEdits; count += 1) {
        const match = expression.exec(text);
        if (match === null || match.index > last)
            return;
        yield match;
    }
}
function applyEdit(text, { offset, old, text: next }) {
    return text.slice(0, offset) + next + text.slice(offset + old.length);
}
/** Returns the 1-based line number of an edit. */
function lineNumber(text, { offset }) {
    return text.slice(0, offset).split('\n').length;
}
/** Returns the offset of each line. As in Git, only a line feed ends a line. */
const lineOffsets = (text) => [
    0,
    ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1),
];
const generatedFile = 'the file is generated from another one';
/**
 * Returns why editing a declaration cannot change the dependency's version; null if an edit might change it.
 */
function withoutEdit(text, dependency) {
    const { resolved, through, digest, declaration, span } = dependency;
    const { file, client } = declaration;
    if (/\r(?!\n)/.test(text))
        return 'the file contains carriage returns that GitHub does not count as line endings';
    if (/\.lock\.ya?ml$/i.test(file))
        return generatedFile;
    if (resolved !== null)
        return 'a lockfile determines its version';
    if (through.length > 0)
        return 'a project script specifies it';
    if (digest !== null)
        return 'it is pinned by a digest';
    if (client !== 'package-manifest')
        return null;
    if (!/(?:^|\/)requirements[\w.-]*\.txt$|\.pyw?$/.test(file)) {
        return 'a lockfile may have to change with the manifest';
    }
    if (/^#.{0,80}\bautogenerated\b/im.test(text))
        return generatedFile;
    const line = text.split('\n')[span.start.line - 1] ?? '';
    return /--hash|\\\s*$/.test(line) ? 'its hashes may have to change too' : null;
}
/** A version that every shell, format and registry interprets literally. */
const plainVersion = /^[0-9A-Za-z][0-9A-Za-z.!+_-]{0,127}$/;

// EXTERNAL MODULE: ./build/detection/declarations.js + 12 modules
var declarations = __webpack_require__(60100);
;// CONCATENATED MODULE: ./build/judging/suggestions/proof.js

/**
 * Returns whether an edit has exactly the claimed effect. The dependency must be pinned to the claimed
 * version wherever the edited word is used, and all other declarations in the tree must stay unchanged.
 */
function isProved(before, after, claim) {
    const isManifest = claim.dependency.declaration.client === 'package-manifest';
    return (before.declarations.length === after.declarations.length &&
        plain(before.files) === plain(after.files) &&
        (isManifest
            ? sameDeclared(before, after) && candidateIsPinned(before, after, claim)
            : plain(before.candidates) === plain(after.candidates) &&
                declaredIsPinned(before, after, claim)));
}
/** Serialises a value without source locations, because edits earlier in a file shift them. */
function plain(value) {
    return JSON.stringify(value, (key, inner) => {
        // The edited word may be in the surroundings of other entries, but surroundings are not part of a launch.
        if (key === 'span' || key === 'surroundings')
            return undefined;
        return inner instanceof Map ? [...inner] : inner;
    });
}
function sameDeclared(before, after) {
    return (plain(before.declarations) === plain(after.declarations) &&
        plain(before.dependencies) === plain(after.dependencies));
}
function candidateIsPinned(before, after, claim) {
    const { type, name, declaration } = claim.dependency;
    let pinned = 0;
    const isSame = before.candidates.every((candidate, index) => {
        const now = after.candidates[index];
        if (now === undefined)
            return false;
        if (plain(candidate) === plain(now))
            return true;
        pinned += 1;
        const isMeant = candidate.declaration.file === declaration.file &&
            candidate.type === type &&
            candidate.name === name;
        return (isMeant && isPinned(now, candidate, claim) && plain(now.declaration) === plain(declaration));
    });
    return isSame && pinned === 1 && before.candidates.length === after.candidates.length;
}
function declaredIsPinned(before, after, claim) {
    const then = Map.groupBy(before.dependencies, ({ declaration }) => declaration);
    const now = Map.groupBy(after.dependencies, ({ declaration }) => declaration);
    // A file that is read for several clients or folders yields a separate set of declarations for each client
    // or folder.
    const changed = new Map();
    const isSame = before.declarations.every((declaration, index) => {
        const other = after.declarations[index];
        const [ours, theirs] = [then.get(declaration) ?? [], now.get(other) ?? []];
        if (plain(declaration) === plain(other))
            return haveSameLaunches(ours, theirs);
        const reading = `${declaration.client}\0${declaration.folder}`;
        changed.set(reading, (changed.get(reading) ?? 0) + 1);
        return (declaration.file === claim.dependency.declaration.file &&
            isOneWord(declaration, other, claim.edit) &&
            isPinnedAmong(ours, theirs, claim));
    });
    return isSame && changed.size > 0 && [...changed.values()].every((each) => each === claim.uses);
}
const haveSameLaunches = (ours, theirs) => plain(ours.map(withoutDeclaration)) === plain(theirs.map(withoutDeclaration));
function withoutDeclaration({ declaration: _, ...launch }) {
    return launch;
}
/**
 * Returns whether two declarations differ in exactly one word of the launch and whether the edit accounts for
 * the difference.
 */
function isOneWord(before, after, edit) {
    const [ours, theirs] = [before, after].map(declarationWords);
    const [others, theirOthers] = [before, after].map((declaration) => plain({ ...declaration, launch: { ...declaration.launch, command: 0, args: 0, registry: 0 } }));
    const different = ours.flatMap((word, index) => word.text === theirs[index]?.text ? [] : [{ was: word.text, now: theirs[index]?.text ?? '' }]);
    const [only] = different;
    return (ours.length === theirs.length &&
        others === theirOthers &&
        different.length === 1 &&
        only !== undefined &&
        isEdited(only.was, only.now, edit));
}
function declarationWords({ launch: { command, args, registry } }) {
    const none = { text: '', span: { start: nowhere, end: nowhere } };
    return [command ?? none, registry ?? none, ...args];
}
const nowhere = { line: 1, column: 1 };
/** Returns whether applying the edit at some position in `then` gives `now`. */
function isEdited(then, now, { old, text }) {
    if (now.length - then.length !== text.length - old.length)
        return false;
    for (let at = 0; at <= then.length - old.length; at += 1) {
        const isHere = then.startsWith(old, at) && now.startsWith(text, at);
        if (isHere && now === then.slice(0, at) + text + then.slice(at + old.length))
            return true;
    }
    return false;
}
/**
 * Returns whether a declaration's dependencies differ only by the claimed pin. Other versions that the
 * unpinned word could start, such as an installed version, may have disappeared.
 */
function isPinnedAmong(ours, theirs, claim) {
    const { type, name, span } = claim.dependency;
    const isMeant = (each) => each.type === type && each.name === name && plain(each.span.start) === plain(span.start);
    const meant = ours.filter(isMeant);
    const rest = ours.filter((each) => !isMeant(each)).map((each) => plain(withoutDeclaration(each)));
    const pinned = theirs.filter((each) => {
        const at = rest.indexOf(plain(withoutDeclaration(each)));
        if (at >= 0)
            rest.splice(at, 1);
        return at < 0;
    });
    const versionSpecifier = (each) => (0,ecosystems/* versionPart */.uN)(each).specifier;
    const [model] = meant.filter((each) => versionSpecifier(each) === versionSpecifier(claim.dependency));
    return (rest.length === 0 &&
        model !== undefined &&
        pinned.length > 0 &&
        pinned.every((each) => isPinned(each, model, claim)));
}
/** Returns whether a dependency is pinned to the claimed version and otherwise unchanged. */
function isPinned(now, then, { version }) {
    const unversioned = (each) => plain({ ...withoutDeclaration(each), specifier: 0, pin: 0, version: 0 });
    return ((0,ecosystems/* isIdentified */.mO)(now) &&
        unversioned(now) === unversioned(then) &&
        now.pin === 'exact' &&
        now.version !== null &&
        (0,ecosystems/* sameVersion */.r1)(now.type, now.version, version));
}

;// CONCATENATED MODULE: ./build/judging/suggestions/prover.js



/**
 * Limits for one run: several times what its suggestions need. Without limits, a pull request could make the
 * proofs take arbitrarily long.
 */
const ofRun = { rereadings: 40, characters: 4_000_000 };
const tooMany = {
    reason: 'checking an edit to its line would require too much rereading',
};
function createProver(tree, limits = ofRun) {
    let rereadingsLeft = limits.rereadings;
    let spentOnFirst = 0;
    const isSpent = () => rereadingsLeft <= 0 || tree.spent() - spentOnFirst > limits.characters;
    const inventories = new Map();
    const original = (withCandidates) => {
        const known = inventories.get(withCandidates) ?? tree.take(new Map(), withCandidates);
        inventories.set(withCandidates, known);
        return known;
    };
    const isSound = async ({ server: { dependency }, remedy }, edit, text, isFirst) => {
        rereadingsLeft -= 1;
        const { file, client } = dependency.declaration;
        const isManifest = client === 'package-manifest';
        const take = (content) => tree.take(new Map([[file, content]]), isManifest);
        const before = await (isFirst ? original(isManifest) : take(text));
        const after = await take(applyEdit(text, edit));
        const uses = await usesAt(file, text, edit);
        return isProved(before, after, { dependency, edit, version: remedy.version, uses });
    };
    return {
        prove: async (wantedPin) => {
            const { dependency } = wantedPin.server;
            const { file } = dependency.declaration;
            if (isSpent())
                return tooMany;
            const text = await tree.read(file);
            if (text === null)
                return { reason: 'the file cannot be read again' };
            const { files } = await original(false);
            // Reading the tree for the first time does not count towards the limits, so that a proof is possible
            // however large the tree is.
            spentOnFirst ||= tree.spent();
            if (files.some(({ path, status }) => path === file && status === 'unreadable')) {
                return { reason: 'the file has errors' };
            }
            const edits = proposeEdits(text, dependency, wantedPin.remedy.version);
            if ('reason' in edits)
                return edits;
            for (const edit of edits) {
                if (isSpent())
                    return tooMany;
                if (await isSound(wantedPin, edit, text, true)) {
                    return { ...wantedPin, file, text, line: lineNumber(text, edit), edit };
                }
            }
            return { reason: 'no edit to its line changes only its version' };
        },
        isProvedIn: async (one, text) => !isSpent() && (await isSound(one, one.edit, text, false)),
    };
}
/** Returns the number of values that an edit changes in a file. In YAML, all aliases of an anchor share its value. */
async function usesAt(file, text, { offset, old }) {
    const format = (0,declarations/* findClientFile */.hr)(file)?.file.format ?? 'json';
    if (!['yaml', 'workflow', 'frontmatter'].includes(format))
        return 1;
    const document = (await declarations/* formats */.Fx[format]())(text);
    // Inserted text directly follows a character of the value.
    const at = old === '' ? offset - 1 : offset;
    const count = (node) => node.children === undefined
        ? Number(node.offset <= at && at < node.offset + node.length)
        : node.children.reduce((sum, child) => sum + count(child), 0);
    return 'message' in document || document.root === null ? 0 : count(document.root);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/model/secrets.js
var secrets = __webpack_require__(32115);
// EXTERNAL MODULE: ./build/judging/grading/matched.js
var matched = __webpack_require__(55860);
// EXTERNAL MODULE: ./build/judging/policy/rule-messages.js
var rule_messages = __webpack_require__(23327);
;// CONCATENATED MODULE: ./build/judging/suggestions/suggest.js







/** Maximum length of a suggested line, in characters. Reviewers cannot read a longer line. */
const longestLine = 2000;
/** Characters, other than tabs, that are invisible or change the text direction. */
const suggest_hidden = /(?!\t)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
/**
 * Returns replacement lines that set failing and unpinned dependencies to the version that satisfies the
 * policy. Each edit is proven by reading the tree again with the new line. An edit counts only if it sets
 * exactly the intended version and changes nothing else. Without proof, there is no suggestion.
 */
async function findSuggestions(servers, tree) {
    const leftOut = [];
    const proved = [];
    const prover = createProver(tree);
    for (const wantedPin of wantedPins(servers)) {
        const proof = await prover.prove(wantedPin);
        if ('reason' in proof) {
            leftOut.push({ dependency: wantedPin.server.dependency, reason: proof.reason });
        }
        else if (!proved.some((other) => isSamePlace(other, proof))) {
            proved.push(proof);
        }
    }
    const byLine = Map.groupBy(proved, ({ file, line }) => `${line} ${file}`);
    const made = [];
    for (const linePins of byLine.values()) {
        const suggestion = await mergeLineEdits(linePins, prover);
        if ('reason' in suggestion) {
            const { reason } = suggestion;
            leftOut.push(...linePins.map(({ server: { dependency } }) => ({ dependency, reason })));
        }
        else
            made.push(suggestion);
    }
    return { suggestions: numbered(made), leftOut };
}
/**
 * Returns the failing or unpinned dependencies that have a passing version, worst first. Dependencies
 * declared by the same word in a file yield only one entry.
 */
function wantedPins(servers) {
    const allPins = servers.flatMap((server) => {
        const { remedy, isCounted, verdict } = server;
        const needs = isCounted && (verdict === 'fail' || isUnpinned(server));
        return needs && remedy !== null ? [{ server, remedy }] : [];
    });
    allPins.sort((a, b) => rank(a.server) - rank(b.server));
    const byWord = new Map();
    for (const each of allPins) {
        const { declaration, span, type, name } = each.server.dependency;
        const { specifier } = (0,ecosystems/* versionPart */.uN)(each.server.dependency);
        const key = JSON.stringify([declaration.file, span, type, name, specifier]);
        if (!byWord.has(key))
            byWord.set(key, each);
    }
    return [...byWord.values()];
}
const isUnpinned = ({ problems }) => problems.some(({ rule, waived }) => rule === 'unpinned' && waived === null);
/** Returns a sort key that puts failing servers first and, within each group, the lowest scores first. */
function rank({ verdict, match }) {
    return (verdict === 'fail' ? 0 : 1000) + ((0,matched/* decidingReport */.O)(match)?.score ?? 0);
}
const isSamePlace = (one, other) => one.file === other.file && one.edit.offset === other.edit.offset;
/**
 * Merges the proven edits to one line into a suggestion. Edits are applied from the end of the line so that
 * earlier offsets stay valid. An edit that is not proven in the edited text is skipped.
 */
async function mergeLineEdits(linePins, prover) {
    const [first, ...others] = linePins.toSorted((a, b) => b.edit.offset - a.edit.offset);
    if (first === undefined)
        return { reason: 'there is nothing to pin' };
    const { file, line, text: original } = first;
    const keptPins = [first];
    let text = applyEdit(original, first.edit);
    for (const each of others) {
        if (!(await prover.isProvedIn(each, text)))
            continue;
        text = applyEdit(text, each.edit);
        keptPins.push(each);
    }
    const written = text.split('\n')[line - 1] ?? '';
    const lineText = written.replace(/\r$/, '');
    const reason = unfit(lineText);
    if (reason !== null)
        return { reason };
    return {
        file,
        line,
        text: lineText,
        lineEnd: written.endsWith('\r') ? '\r\n' : '\n',
        pins: keptPins.toReversed().map(toSuggestedPin),
        contents: contentIds(original, line),
        plainContents: contentIds(original.replaceAll('\r\n', '\n'), line),
    };
}
function unfit(line) {
    if (line.length > longestLine)
        return 'the line is too long to show in a comment';
    if (suggest_hidden.test(line))
        return 'the line contains invisible characters';
    // The comment would still show the secret after a later commit removes it.
    return (0,secrets/* mayHoldSecret */.dV)(line) ? 'the line may contain a secret' : null;
}
function toSuggestedPin({ server: { dependency }, remedy }) {
    const { type, declaration } = dependency;
    return {
        type,
        name: (0,rule_messages/* displayName */.QC)(dependency),
        alias: declaration.alias,
        from: (0,ecosystems/* versionPart */.uN)(dependency).specifier,
        to: remedy.version,
        grade: remedy.grade,
        score: remedy.score,
    };
}
/**
 * Returns the Git object ids of a file's text in every form that Git might store: unchanged and with LF line
 * endings. For lines after the first, the same forms with a restored byte order mark are also included.
 */
function contentIds(text, line) {
    const plain = [text, text.replaceAll('\r\n', '\n')];
    const blobTexts = line > 1 ? [...plain, ...plain.map((each) => `\ufeff${each}`)] : plain;
    return [...new Set(blobTexts)].map((each) => {
        const bytes = Buffer.from(each);
        return (0,external_node_crypto_.createHash)('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
    });
}
function numbered(suggestions) {
    const key = ({ file, pins }) => JSON.stringify([file, pins.map(({ type, name, alias, to }) => [type, name, alias, to])]);
    return suggestions.map((each) => ({
        ...each,
        nth: suggestions.filter((other) => key(other) === key(each) && other.line < each.line).length,
    }));
}

;// CONCATENATED MODULE: ./build/judging/suggestions/fixes.js




/**
 * Higher than the limits for suggestions, because a user is waiting for the result and no pull request
 * controls how long it takes.
 */
const limits = { rereadings: 2000, characters: 400_000_000 };
/**
 * Returns edits throughout a tree that pin failing and unpinned dependencies to versions that satisfy the
 * policy. Each edit is proven like a suggestion, in a tree that contains all previous edits. A dependency
 * hidden by another is found only when the tree is judged again.
 */
async function findFixes(servers, tree) {
    const texts = new Map();
    // The tree that was read to prove one edit is the base for proving the next edit.
    let current = new Map();
    let last = current;
    const edited = {
        read: async (file) => texts.get(file) ?? tree.read(file),
        take: (more, withCandidates) => {
            const knownTree = more.size === 0 ? current.get(withCandidates) : undefined;
            if (knownTree !== undefined)
                return knownTree;
            const taken = tree.take(new Map([...texts, ...more]), withCandidates);
            if (more.size === 0)
                current.set(withCandidates, taken);
            else
                last = new Map([[withCandidates, taken]]);
            return taken;
        },
        spent: tree.spent,
    };
    const fixes = [];
    const leftOut = [];
    let prover = createProver(edited, limits);
    for (const wantedPin of lastFirst(wantedPins(servers))) {
        const proof = await prover.prove(wantedPin).catch(withoutProof);
        if ('reason' in proof) {
            leftOut.push({ dependency: wantedPin.server.dependency, reason: proof.reason });
            continue;
        }
        const { file, line, text, edit } = proof;
        texts.set(file, applyEdit(text, edit));
        current = last;
        fixes.push({ ...toSuggestedPin(proof), file, line });
        prover = createProver(edited, limits);
    }
    leftOut.reverse().push(...servers.flatMap(withoutVersion));
    return { fixes: fixes.reverse(), texts, leftOut };
}
/**
 * Returns an unpinned server as left out if there is no known version to pin it to. A server that also fails
 * is skipped, because its failure is reported.
 */
function withoutVersion(server) {
    const { dependency, match, remedy, verdict } = server;
    if (remedy !== null || verdict === 'fail' || !isUnpinned(server))
        return [];
    const reason = match?.kind === 'unlisted'
        ? 'the export does not list it'
        : 'no version of it is known to pass';
    return [{ dependency, reason }];
}
/** Converts a `too-much-work` error to a reason, so that the edits proven so far are kept. */
function withoutProof(error) {
    if (error instanceof failure/* GateError */.ue && error.code === 'too-much-work')
        return tooMany;
    throw error;
}
/**
 * Sorts pins by file and, within a file, from last to first, so that applying one edit does not shift the
 * next.
 */
function lastFirst(pins) {
    const pinPlace = ({ server: { dependency } }) => ({
        ...dependency.span.start,
        file: dependency.declaration.file,
    });
    return pins.toSorted((one, other) => {
        const [a, b] = [pinPlace(one), pinPlace(other)];
        if (a.file !== b.file)
            return a.file < b.file ? 1 : -1;
        return b.line - a.line || b.column - a.column;
    });
}

;// CONCATENATED MODULE: ./build/judging/suggestions.js





/***/ }),

};
