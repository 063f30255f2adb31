export const id = 982;
export const ids = [982];
export const modules = {

/***/ 3782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ memberOf),
/* harmony export */   Ly: () => (/* binding */ spansOf),
/* harmony export */   Mw: () => (/* binding */ maxDepth),
/* harmony export */   P1: () => (/* binding */ propertiesOf),
/* harmony export */   aG: () => (/* binding */ wordOf)
/* harmony export */ });
/** Deeper than any client nests; readers recurse, and a hostile file must not exhaust their stack. */
const maxDepth = 100;
/** Places in a text, by offset and length. */
function spansOf(text) {
    const lines = lineStarts(text);
    return ({ offset, length }) => ({
        start: positionAt(lines, offset),
        end: positionAt(lines, offset + length),
    });
}
/** The properties of an object in the order of the file; none for any other value. */
function propertiesOf(node) {
    if (node?.type !== 'object')
        return [];
    return (node.children ?? []).flatMap((property) => {
        const [key, value] = property.children ?? [];
        return key !== undefined && value !== undefined
            ? [{ key: String(key.value), node: property, value }]
            : [];
    });
}
/** The value of an object's property; where a key stands twice, the last, as JSON readers take it. */
function memberOf(node, key) {
    return propertiesOf(node).findLast((property) => property.key === key)?.value ?? null;
}
/** A string value as a word with its place; null for any other value. */
function wordOf(node, spanOf) {
    return node?.type === 'string' ? { text: String(node.value), span: spanOf(node) } : null;
}
/** Offsets at which the lines of a text begin. */
function lineStarts(text) {
    const starts = [0];
    for (const match of text.matchAll(/\r\n|\r|\n/g))
        starts.push(match.index + match[0].length);
    return starts;
}
function positionAt(starts, offset) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}


/***/ }),

/***/ 6234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ verdictOf),
/* harmony export */   u: () => (/* binding */ stepFails)
/* harmony export */ });
/** The verdict of some problems: an error beats all, then fail, then warn. Waived ones do not count. */
function verdictOf(problems) {
    const levels = new Set(problems.filter(({ waived }) => waived === null).map(({ level }) => level));
    // An error cannot be waived: what could not be judged was not accepted either.
    if (problems.some(({ level }) => level === 'error'))
        return 'error';
    return levels.has('fail') ? 'fail' : levels.has('warn') ? 'warn' : 'pass';
}
/**
 * Whether the step fails. An error fails it, but for want of a key or an export where the user says
 * so; what failed without needing the export fails it all the same.
 */
function stepFails({ verdict, failure, servers, problems, }, leniency) {
    if (verdict === 'fail')
        return true;
    if (verdict !== 'error')
        return false;
    const all = [...servers.flatMap((server) => server.problems), ...problems];
    const failsAnyway = ['fail', 'error'].includes(verdictOf(all));
    if (leniency.isMergeGroup || failure === null || failsAnyway)
        return true;
    if (failure.code === 'missing-key')
        return leniency.onMissingKey === 'fail';
    if (failure.code === 'export-unavailable')
        return leniency.onUnavailable === 'fail';
    return true;
}


/***/ }),

/***/ 4702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   E4: () => (/* binding */ versionOf),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   V: () => (/* binding */ gradeOf),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   hI: () => (/* binding */ sourceWords),
/* harmony export */   mQ: () => (/* binding */ countsOf),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   mz: () => (/* binding */ byteSize),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   uR: () => (/* binding */ instant),
/* harmony export */   uw: () => (/* binding */ scoreOf)
/* harmony export */ });
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9743);
/* harmony import */ var _policy_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6274);


function countsOf({ servers }) {
    const withVerdict = (verdict) => servers.filter((server) => server.verdict === verdict).length;
    return {
        servers: servers.length,
        failed: withVerdict('fail'),
        warned: withVerdict('warn'),
        errors: withVerdict('error'),
        waived: servers.filter(({ problems }) => problems.some(({ waived }) => waived !== null)).length,
        ungraded: servers.filter(({ match }) => match?.report?.score == null).length,
    };
}
/** The verdict in one line, what is ungraded first: it is what a pass does not speak of. */
function headline(report) {
    const { servers, failed, warned, errors, ungraded } = countsOf(report);
    if (report.failure !== null) {
        const undecided = servers > 0 ? `nothing was decided about ${plural(servers, 'server')}. ` : '';
        return `ERROR: ${undecided}${report.failure.message}`;
    }
    if (servers === 0 && report.problems.length === 0)
        return 'PASS: no MCP servers are declared.';
    const parts = [
        ungraded > 0
            ? `${ungraded} of ${plural(servers, 'server')} ungraded`
            : plural(servers, 'server'),
        ...(errors > 0 ? [`${errors} undecided`] : []),
        ...(failed > 0 ? [`${failed} failing`] : []),
        ...(warned > 0 ? [`${warned} with warnings`] : []),
        ...(report.problems.length > 0 ? [plural(report.problems.length, 'other problem')] : []),
    ];
    const rest = failed + warned + errors + report.problems.length === 0 ? ', all pass' : '';
    return `${report.verdict.toUpperCase()}: ${parts.join(', ')}${rest}.`;
}
const order = { error: 0, fail: 1, warn: 2 };
/** Worst first; otherwise in the order of the files and of the rules. */
function worstFirst(a, b) {
    return order[a.level] - order[b.level];
}
/** A phrase as plain text; the sink makes it harmless. */
function plain(phrase) {
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPhrase */ .gF)(phrase, (text) => text);
}
/** `.mcp.json:12` */
function placeOf({ file, span }) {
    return `${file}:${span.start.line}`;
}
/** What a server is called: its package or address, else its alias. */
function nameOf({ dependency }) {
    return (0,_policy_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shownName */ .HD)(dependency);
}
/** The version as a reader wants it: the one judged, with a remark where it was not pinned. */
function versionOf({ dependency, match }) {
    const pinned = dependency.resolved?.version ?? dependency.version;
    if (dependency.type === 'unidentified' || dependency.type === 'local')
        return '–';
    if (dependency.type === 'remote')
        return match?.judgedVersion ?? '–';
    if (dependency.pin === 'exact' || dependency.pin === 'digest')
        return pinned ?? '–';
    const written = dependency.specifier ?? 'not pinned';
    return match?.judgedVersion == null ? written : `${written} → ${match.judgedVersion}`;
}
/** `B`, or in a word why there is none. */
function gradeOf({ match }) {
    if (match === null)
        return 'not judged';
    if (match.error !== null)
        return 'error';
    if (match.report !== null)
        return match.report.score === null ? 'unscannable' : match.report.grade || '?';
    return match.kind;
}
/** Score out of 100, or a dash. */
function scoreOf({ match }) {
    return match?.report?.score == null ? '–' : String(match.report.score);
}
const sourceWords = {
    cache: 'from the cache',
    download: 'downloaded',
    file: 'from a local file',
    none: 'not needed',
};
/** `1 server`, `3 servers`. */
function plural(number, one) {
    return `${number} ${one}${number === 1 ? '' : 's'}`;
}
/** `2026-11-20 04:00 UTC` */
function instant(ms) {
    return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** `812 B`, `13 kB`, `1.2 MB`, `310 MB`: decimal units. */
function byteSize(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    if (bytes < 1e6)
        return `${Math.round(bytes / 1000)} kB`;
    return `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;
}


/***/ }),

/***/ 4982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  failedReport: () => (/* binding */ failedReport),
  run: () => (/* binding */ run),
  takeInventory: () => (/* binding */ takeInventory)
});

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
// EXTERNAL MODULE: ./build/declarations/tree.js
var tree = __webpack_require__(3782);
;// CONCATENATED MODULE: ./build/declarations/servers.js

/** Key paths that are met in nearly every client's file, its own or one that drifted in. */
const commonWrappers = [
    ['mcpServers'],
    ['servers'],
    ['context_servers'],
    ['mcp_servers'],
    ['mcp', 'servers'],
    ['mcp', 'mcpServers'],
];
/** Keys that say what an entry starts or where it connects. */
const commandKeys = ['command', 'cmd'];
const urlKeys = ['url', 'httpUrl', 'serverUrl', 'uri'];
const envKeys = ['env', 'environment', 'envs'];
const containerKeys = ['container'];
/** Keys whose value the client runs as a command, beside what it connects to. */
const hookKeys = new Set(['headersHelper']);
/**
 * Reads the shape that most clients share: a map from alias to `{command, args, env, cwd}` or `{url}`,
 * or a list of such entries with a `name`, with the differences of one dialect.
 */
function readServers(document, dialect) {
    const { root, spanOf } = document;
    if (root === null)
        return { declarations: [], faults: [] };
    if (root.type !== 'object') {
        const fault = { message: 'not an object at the top', span: spanOf(root) };
        return { declarations: [], faults: [fault] };
    }
    // The servers of a description of an API are addresses of that API.
    const isApi = ['openapi', 'swagger', 'asyncapi'].some((key) => (0,tree/* memberOf */.C5)(root, key) !== null);
    if (dialect.onlyByShape && isApi)
        return { declarations: [], faults: [] };
    const faults = [];
    const declarations = [];
    const wrappers = dialect.wrappers ?? commonWrappers;
    repeatedKeys(root, spanOf, new Set(wrappers.map(([first = '']) => first)), faults);
    const maps = wrappers.flatMap((path) => membersAt(root, path));
    for (const map of dialect.mayBeBare ? [...maps, bareEntries(root)] : maps) {
        if (map.type !== 'object' && map.type !== 'array') {
            if (map.type !== 'null' && !dialect.onlyByShape) {
                faults.push({ message: 'servers that are no entries', span: spanOf(map) });
            }
            continue;
        }
        allRepeatedKeys(map, spanOf, faults);
        for (const property of entriesOf(map)) {
            if (dialect.onlyByShape && !isEntry(property.value))
                continue;
            const reading = readEntry(property, spanOf, dialect);
            declarations.push(...reading.declarations);
            faults.push(...reading.faults);
        }
    }
    return { declarations: declarations.sort(byPlace), faults };
}
function byPlace({ span: a }, { span: b }) {
    return a.start.line - b.start.line || a.start.column - b.start.column;
}
/** The values at a key path: more than one where a key stands several times. */
function membersAt(root, path) {
    return path.reduce((nodes, key) => nodes.flatMap((node) => (0,tree/* propertiesOf */.P1)(node)
        .filter((property) => property.key === key)
        .map(({ value }) => value)), [root]);
}
/** The entries of a map by their keys, and of a list by their names. */
function entriesOf(map) {
    if (map.type === 'object')
        return (0,tree/* propertiesOf */.P1)(map);
    return (map.children ?? []).map((item, index) => {
        const name = (0,tree/* memberOf */.C5)(item, 'name') ?? (0,tree/* memberOf */.C5)(item, 'id');
        return {
            key: name?.type === 'string' ? String(name.value) : `#${index + 1}`,
            node: item,
            value: item,
        };
    });
}
/** The root without what is no entry: `inputs` and the like stand beside bare entries. */
function bareEntries(root) {
    const children = (root.children ?? []).filter((property) => isEntry(property.children?.[1] ?? null));
    return { ...root, children };
}
function isEntry(node) {
    return [...commandKeys, ...urlKeys].some((key) => ['string', 'array'].includes((0,tree/* memberOf */.C5)(node, key)?.type ?? ''));
}
function readEntry({ key, node, value }, spanOf, { restsBy = [], maySwitch = false }) {
    const span = spanOf(node);
    const faults = [];
    const fault = (at, words) => {
        faults.push({ message: `an entry ${quote(key)} ${words}`, span: spanOf(at) });
    };
    if (value.type !== 'object') {
        fault(node, 'that is no object');
        return { declarations: [], faults };
    }
    const given = (names) => (0,tree/* propertiesOf */.P1)(value).filter((property) => names.includes(property.key));
    const text = (name, held) => {
        if (held.type !== 'string' && held.type !== 'null')
            fault(held, `whose ${quote(name)} is no text`);
        return (0,tree/* wordOf */.aG)(held, spanOf);
    };
    const list = (name, held) => {
        if (held === null || held.type === 'null')
            return [];
        if (held.type !== 'array')
            fault(held, `whose ${quote(name)} are no list of texts`);
        return (held.type === 'array' ? (held.children ?? []) : [held]).flatMap((item) => {
            if (['string', 'number', 'boolean'].includes(item.type)) {
                return [{ text: String(item.value), span: spanOf(item) }];
            }
            fault(item, `whose ${quote(name)} are no list of texts`);
            return [];
        });
    };
    const variables = (holder) => (0,tree/* propertiesOf */.P1)(holder)
        .filter((property) => envKeys.some((name) => name === property.key))
        .flatMap((property) => {
        const { type } = property.value;
        if (type !== 'object' && type !== 'null')
            fault(property.value, 'whose environment is no object');
        return (0,tree/* propertiesOf */.P1)(property.value);
    })
        .flatMap(({ key: name, value: held }) => {
        if (['object', 'array'].includes(held.type))
            fault(held, `whose variable ${quote(name)} is no text`);
        // A variable that is null is unset; one that is odd counts as set.
        return held.type === 'null'
            ? []
            : [[name, { text: String(held.value ?? ''), span: spanOf(held) }]];
    });
    const args = list('args', (0,tree/* memberOf */.C5)(value, 'args'));
    // An entry has one or two of these; thousands are a bomb.
    if (given([...commandKeys, ...urlKeys, ...containerKeys, ...envKeys]).length > 16) {
        fault(node, 'with more commands, addresses and environments than any client reads');
        const launch = {
            command: null,
            args: [],
            env: new Map(),
            cwd: null,
            url: null,
            hooks: [],
        };
        return { declarations: [{ alias: key, span, disabled: false, launch }], faults };
    }
    const commands = given(commandKeys).flatMap(({ key: name, value: held }) => {
        // `["npx", "-y", "p"]`, and Zed's `{path, args, env}`.
        const [command = null, ...inside] = held.type === 'array'
            ? list(name, held)
            : held.type === 'object'
                ? [(0,tree/* wordOf */.aG)((0,tree/* memberOf */.C5)(held, 'path'), spanOf), ...list('args', (0,tree/* memberOf */.C5)(held, 'args'))]
                : [text(name, held)];
        const words = inside.filter((word) => word !== null);
        const env = new Map([...variables(value), ...(held.type === 'object' ? variables(held) : [])]);
        return command === null ? [] : [{ command, args: [...words, ...args], env, url: null }];
    });
    // An image in a field of its own is run by docker, whoever does it.
    const images = given(containerKeys).flatMap(({ key: name, value: held }) => {
        const image = text(name, held);
        if (image === null)
            return [];
        const line = ['docker', 'run'].map((part) => ({ ...image, text: part }));
        const [command, verb] = line;
        return [{ command, args: [verb, image], env: new Map(variables(value)), url: null }];
    });
    const addresses = given(urlKeys).flatMap(({ key: name, value: held }) => {
        const url = text(name, held);
        return url === null ? [] : [{ command: null, args: [], env: new Map(), url }];
    });
    commands.push(...images);
    if (commands.length + addresses.length === 0 &&
        maySwitch &&
        given(['enabled', 'disabled']).length > 0) {
        return { declarations: [], faults };
    }
    const cwd = (0,tree/* wordOf */.aG)((0,tree/* memberOf */.C5)(value, 'cwd'), spanOf);
    const hooks = (0,tree/* propertiesOf */.P1)(value)
        .filter((property) => hookKeys.has(property.key))
        .map(({ key: what, value: held }) => ({ kind: 'path', what, span: spanOf(held) }));
    const disabled = (restsBy.includes('disabled') && (0,tree/* memberOf */.C5)(value, 'disabled')?.value === true) ||
        (restsBy.includes('enabled') && (0,tree/* memberOf */.C5)(value, 'enabled')?.value === false);
    // Which of several commands and addresses a client takes differs by client: each is declared.
    const [first = { command: null, args: [], env: new Map(), url: null }, ...others] = commands.length === 1 && addresses.length > 0
        ? [{ ...commands[0], url: addresses[0]?.url ?? null }, ...addresses.slice(1)]
        : [...commands, ...addresses];
    const declarations = [first, ...others].map((launch) => ({
        alias: key,
        span,
        disabled,
        launch: { command: null, args: [], env: new Map(), ...launch, cwd, hooks },
    }));
    return { declarations, faults };
}
/** A key that stands twice: readers differ in which one they take, so a second can hide a first. */
function repeatedKeys(node, spanOf, among, faults) {
    const seen = new Set();
    for (const { key, node: property } of (0,tree/* propertiesOf */.P1)(node)) {
        if (key === '__proto__') {
            // Some readers take it for a parent whose keys the object has too.
            faults.push({
                message: 'a key that readers take differently, "__proto__"',
                span: spanOf(property),
            });
        }
        if (among !== null && !among.has(key))
            continue;
        if (seen.has(key)) {
            faults.push({ message: `the key ${quote(key)} twice in one object`, span: spanOf(property) });
        }
        seen.add(key);
    }
}
function allRepeatedKeys(node, spanOf, faults) {
    repeatedKeys(node, spanOf, null, faults);
    for (const child of node.children ?? [])
        allRepeatedKeys(child, spanOf, faults);
}
function quote(text) {
    return JSON.stringify(text);
}

;// CONCATENATED MODULE: ./build/declarations/clients.js

/** The shape that most clients share; none of these documents a key by which an entry rests. */
const plain = {};
const bare = { mayBeBare: true };
const resting = { restsBy: ['disabled'] };
const opencode = {
    wrappers: [['mcp'], ['mcpServers'], ['servers']],
    maySwitch: true,
    restsBy: ['enabled'],
};
/**
 * Every file that is read, by the client that reads it. A new client is one entry; a new format is one
 * reader beside this file. Paths are relative to any folder; `*` stands for a part of the last name.
 */
const clientFiles = [
    // Claude Code is known to start entries that are marked as disabled.
    { client: 'mcp-json', paths: ['.mcp.json'], dialect: bare },
    {
        client: 'claude-code',
        paths: ['.claude/mcp.json', '.claude/.mcp.json', '.claude/settings.json'],
        dialect: plain,
    },
    { client: 'claude-desktop', paths: ['claude_desktop_config.json'], dialect: plain },
    { client: 'vscode', paths: ['.vscode/mcp.json', '.vs/mcp.json'], dialect: bare },
    {
        client: 'vscode-settings',
        paths: ['.vscode/settings.json', '*.code-workspace'],
        dialect: {
            wrappers: [
                ['mcp', 'servers'],
                ['mcp.servers'],
                ['settings', 'mcp', 'servers'],
                ['settings', 'mcp.servers'],
            ],
        },
    },
    {
        client: 'devcontainer',
        paths: ['devcontainer.json', '.devcontainer.json'],
        dialect: { wrappers: [['customizations', 'vscode', 'mcp', 'servers']] },
    },
    { client: 'cursor', paths: ['.cursor/mcp.json'], dialect: bare },
    { client: 'generic', paths: ['mcp.json'], dialect: bare },
    {
        client: 'zed',
        paths: ['.zed/settings.json'],
        dialect: { wrappers: [['context_servers']], restsBy: ['enabled'] },
    },
    {
        client: 'opencode',
        paths: ['opencode.json', 'opencode.jsonc', '.opencode/mcp.json'],
        dialect: opencode,
    },
    { client: 'kilo', paths: ['kilo.jsonc'], dialect: opencode },
    { client: 'kilocode', paths: ['.kilocode/mcp.json'], dialect: resting },
    { client: 'roo', paths: ['.roo/mcp.json'], dialect: resting },
    { client: 'kiro', paths: ['.kiro/settings/mcp.json', '.kiro/agents/*.json'], dialect: resting },
    { client: 'cline', paths: ['.cline/mcp.json', 'cline_mcp_settings.json'], dialect: plain },
    { client: 'gemini', paths: ['.gemini/settings.json', 'gemini-extension.json'], dialect: plain },
    { client: 'qwen', paths: ['.qwen/settings.json'], dialect: plain },
    { client: 'antigravity', paths: ['mcp_config.json'], dialect: bare },
    { client: 'junie', paths: ['.junie/mcp/mcp.json', '.ai/mcp/mcp.json'], dialect: bare },
    {
        client: 'copilot',
        paths: ['.github/mcp.json', '.copilot/mcp-config.json', '.github/copilot/mcp.json'],
        dialect: bare,
    },
    {
        client: 'crush',
        paths: ['crush.json', '.crush.json'],
        dialect: { wrappers: [['mcp'], ['mcpServers']], maySwitch: true },
    },
    { client: 'amazonq', paths: ['.amazonq/mcp.json', '.amazonq/cli-agents/*.json'], dialect: plain },
    {
        client: 'amp',
        paths: ['.amp/settings.json', '.amp/settings.jsonc'],
        dialect: { wrappers: [['amp.mcpServers'], ...commonWrappers] },
    },
    { client: 'augment', paths: ['.augment/settings.json'], dialect: plain },
    { client: 'tabnine', paths: ['.tabnine/agent/settings.json'], dialect: plain },
    { client: 'firebender', paths: ['firebender.json'], dialect: plain },
    { client: 'gitlab-duo', paths: ['.gitlab/duo/mcp.json'], dialect: bare },
    { client: 'warp', paths: ['.warp/.mcp.json'], dialect: bare },
    { client: 'deepagents', paths: ['.deepagents/.mcp.json'], dialect: bare },
    { client: 'rulesync', paths: ['.rulesync/mcp.json', '.rulesync/mcp.jsonc'], dialect: bare },
    { client: 'bob', paths: ['.bob/mcp.json'], dialect: bare },
    { client: 'idx', paths: ['.idx/mcp.json'], dialect: bare },
    { client: 'trae', paths: ['.trae/mcp.json'], dialect: bare },
    { client: 'qoder', paths: ['.qoder/mcp.json'], dialect: bare },
    { client: 'agents', paths: ['.agents/mcp.json'], dialect: bare },
    { client: 'windsurf', paths: ['.windsurf/mcp.json'], dialect: bare },
    { client: 'factory', paths: ['.factory/mcp.json'], dialect: bare },
    { client: 'kimi', paths: ['.kimi/mcp.json', '.kimi-code/mcp.json'], dialect: bare },
    { client: 'codebuddy', paths: ['.codebuddy/mcp.json'], dialect: bare },
    { client: 'rovodev', paths: ['.rovodev/mcp.json'], dialect: bare },
    {
        client: 'codex',
        paths: ['.codex/config.toml', '.grok/config.toml', '.vibe/config.toml'],
        format: 'toml',
        dialect: { wrappers: [['mcp_servers'], ['mcpServers']], restsBy: ['enabled'] },
    },
    {
        client: 'agents-toml',
        paths: ['agents.toml'],
        format: 'toml',
        dialect: { wrappers: [['mcp'], ['mcp_servers']] },
    },
    {
        client: 'continue',
        paths: ['.continue/config.yaml', '.continue/mcpServers/*.yaml', '.continue/mcpServers/*.yml'],
        format: 'yaml',
        dialect: plain,
    },
    {
        client: 'librechat',
        paths: ['librechat.yaml', 'librechat.yml'],
        format: 'yaml',
        dialect: plain,
    },
    {
        client: 'mcp-agent',
        paths: ['mcp_agent.config.yaml', 'fastagent.config.yaml'],
        format: 'yaml',
        dialect: plain,
    },
    {
        client: 'github-agents',
        paths: ['.github/agents/*.md', 'agents/*.agent.md'],
        format: 'frontmatter',
        dialect: { wrappers: [['mcp-servers'], ['mcpServers']] },
    },
    {
        client: 'github-workflows',
        paths: ['.github/workflows/*.md'],
        format: 'frontmatter',
        dialect: { wrappers: [['mcp-servers']] },
    },
];
/**
 * One spelling for paths that one file system may hold for another: Unicode-composed and case-folded,
 * for on macOS and Windows `.CURSOR/MCP.json` is `.cursor/mcp.json`.
 */
function foldPath(path) {
    // Upper case first: some letters, such as the long s, only meet their fellows there.
    return path.normalize('NFC').toUpperCase().toLowerCase();
}
const patterns = clientFiles.flatMap((file) => file.paths.map((path) => {
    const parts = foldPath(path).split('/');
    const name = (parts.at(-1) ?? '')
        .split('*')
        .map((part) => part.replace(/[.\\+^$()[\]{}|?]/g, '\\$&'));
    return {
        folders: parts.slice(0, -1).join('/'),
        name: new RegExp(`^${name.join('[^/]*')}$`),
        file,
    };
}));
/** Patterns by the folders that their files lie in; those of no folder are last, for they are the least telling. */
const byFolders = Map.groupBy(patterns, ({ folders }) => folders);
const foldersOfClients = new Set([...byFolders.keys()].flatMap((folders) => {
    const parts = folders.split('/');
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}));
/** Whether a folder of the repository is one of those that client files lie in, as `.cursor` is. */
function isClientFolder(path) {
    const parts = foldPath(path).split('/');
    return parts.some((_, index) => foldersOfClients.has(parts.slice(index).join('/')));
}
/** How many parts the longest path of a client file has. */
const longestClientPath = Math.max(...[...byFolders.keys()].map((folders) => (folders === '' ? 1 : folders.split('/').length + 1)));
const byShape = { mayBeBare: true, onlyByShape: true };
/** Files of no known client whose name says that they may hold servers, by their ending. */
const shapes = {
    json: { client: 'by-shape', paths: [], dialect: byShape },
    jsonc: { client: 'by-shape', paths: [], dialect: byShape },
    toml: { client: 'by-shape', paths: [], format: 'toml', dialect: byShape },
    yaml: { client: 'by-shape', paths: [], format: 'yaml', dialect: byShape },
    yml: { client: 'by-shape', paths: [], format: 'yaml', dialect: byShape },
};
/** These say what a project is, not what it depends on. */
const ownManifests = new Set(['fastmcp.json', 'mcpb.json']);
/** The client file that a path of the repository is, at any depth; null where it is none. */
function clientFileOf(path) {
    const slash = path.lastIndexOf('/');
    const name = foldPath(path.slice(slash + 1));
    // Most files of a tree end otherwise; this keeps a walk of many thousands fast.
    if (!/\.(?:json|jsonc|code-workspace|toml|ya?ml|md)$/.test(name))
        return null;
    const folders = slash < 0 ? [] : foldPath(path.slice(0, slash)).split('/');
    for (let taken = Math.min(folders.length, longestClientPath - 1); taken >= 0; taken -= 1) {
        const candidates = byFolders.get(taken === 0 ? '' : folders.slice(-taken).join('/')) ?? [];
        const found = candidates.find((pattern) => pattern.name.test(name));
        if (found !== undefined)
            return found.file;
    }
    const ending = name.slice(name.lastIndexOf('.') + 1);
    const mayHold = name.includes('mcp') && !ownManifests.has(name);
    return mayHold && Object.hasOwn(shapes, ending) ? (shapes[ending] ?? null) : null;
}

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(9547);
;// CONCATENATED MODULE: ./build/declarations/jsonc.js


/** Reads JSON with comments and trailing commas. */
const readJsonc = (text) => {
    const spanOf = (0,tree/* spansOf */.Ly)(text);
    const deep = tooDeepAt(text);
    if (deep !== null) {
        return {
            message: `nested more than ${tree/* maxDepth */.Mw} levels deep`,
            span: spanOf({ offset: deep, length: 1 }),
        };
    }
    const errors = [];
    const root = (0,main.parseTree)(text, errors, { allowTrailingComma: true, allowEmptyContent: true });
    const first = errors[0];
    if (first !== undefined) {
        const words = (0,main.printParseErrorCode)(first.error)
            .replace(/([a-z])([A-Z])/g, '$1 $2')
            .toLowerCase();
        return { message: `not valid JSON: ${words}`, span: spanOf(first) };
    }
    return { root: root ?? null, spanOf };
};
/** The members of jsonc-parser's `SyntaxKind` that nest; a const enum, so its values stand here. */
const token = { openBrace: 1, closeBrace: 2, openBracket: 3, closeBracket: 4, end: 17 };
function tooDeepAt(text) {
    const scanner = (0,main.createScanner)(text, true);
    const closers = [];
    for (let kind = scanner.scan(); kind !== token.end; kind = scanner.scan()) {
        if (kind === token.openBrace || kind === token.openBracket) {
            closers.push(kind === token.openBrace ? token.closeBrace : token.closeBracket);
            if (closers.length > tree/* maxDepth */.Mw)
                return scanner.getTokenOffset();
        }
        else if (kind === closers.at(-1)) {
            // A closer of the other kind closes nothing: the parser goes on inside, and so does the count.
            closers.pop();
        }
    }
    return null;
}

;// CONCATENATED MODULE: ./build/declarations/formats.js

/** The formats of client files; those that few projects have are loaded when they are met. */
const formats = {
    json: async () => readJsonc,
    toml: async () => (await Promise.all(/* import() */[__webpack_require__.e(605), __webpack_require__.e(710)]).then(__webpack_require__.bind(__webpack_require__, 7710))).readToml,
    yaml: async () => (await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(785)]).then(__webpack_require__.bind(__webpack_require__, 2785))).readYaml,
    frontmatter: async () => (await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(62)]).then(__webpack_require__.bind(__webpack_require__, 62))).readFrontmatter,
};

;// CONCATENATED MODULE: ./build/declarations/read.js



/**
 * Reads the declarations of client files. A file with faults keeps what could be understood; each
 * fault is a report of its own on the place where it stands.
 */
async function readDeclarations(sources) {
    const declarations = [];
    const files = [];
    for (const { path, text } of sources) {
        const clientFile = clientFileOf(path);
        if (clientFile === null)
            continue;
        const reading = await readClientFile(clientFile, text);
        if (clientFile.dialect.onlyByShape && reading.declarations.length === 0) {
            // No client is known to read it, and nothing in it is a server: no fault in it is ours to report.
            files.push({ path, status: 'skipped', reason: 'no servers by its shape', span: null });
            continue;
        }
        for (const found of reading.declarations) {
            declarations.push({ ...found, file: path, client: clientFile.client });
        }
        if (reading.faults.length === 0)
            files.push({ path, status: 'read', reason: null, span: null });
        for (const { message, span } of reading.faults) {
            files.push({ path, status: 'unreadable', reason: message, span });
        }
    }
    return { declarations, files };
}
/** What one client file declares. It never rejects: what cannot be understood is a fault. */
async function readClientFile({ format = 'json', dialect }, text) {
    const read = await formats[format]();
    const document = read(text);
    if (!('message' in document))
        return readServers(document, dialect);
    // The head of a Markdown file is seldom strict YAML; where it cannot name servers, that is no matter.
    const isNoMatter = format === 'frontmatter' && !/mcp|\\/i.test(text);
    return { declarations: [], faults: isNoMatter ? [] : [document] };
}

// EXTERNAL MODULE: ./build/failure.js
var failure = __webpack_require__(9874);
// EXTERNAL MODULE: ./build/grading/match.js
var match = __webpack_require__(9442);
// EXTERNAL MODULE: ./build/versions/ecosystem.js
var ecosystem = __webpack_require__(1868);
// EXTERNAL MODULE: ./build/versions/remote.js
var remote = __webpack_require__(9460);
// EXTERNAL MODULE: ./build/versions/npm.js
var npm = __webpack_require__(9833);
// EXTERNAL MODULE: ./build/versions/semver.js
var semver = __webpack_require__(8394);
;// CONCATENATED MODULE: ./build/launch/launcher.js

/** A package specification as the server that a launch starts. */
function serverOf(spec, at, alterations = []) {
    return { ...spec, role: 'server', resolved: null, span: at.span, alterations };
}
/** A launch that does not tell what it starts, with the reason in words. */
function unidentified(at, reason) {
    return serverOf((0,ecosystem/* unidentifiedSpec */.a0)(at.text, reason), at);
}
/**
 * A program of the project by the path that is written; whoever knows the tree confirms that it is
 * in there, or makes it unidentified.
 */
function localCandidate(at, alterations) {
    const spec = { ...(0,ecosystem/* unidentifiedSpec */.a0)(at.text, 'code of the project'), type: 'local' };
    return { ...serverOf(spec, at, alterations), name: at.text };
}
/** What the words behind some options start; unidentified with the reason where there are none. */
function resolveWords(words, at, reason, resolveInner) {
    const [command, ...args] = words;
    return command === undefined ? [unidentified(at, reason)] : resolveInner({ command, args });
}
/** The same things, changed by something that stands around them. */
function altered(things, alterations) {
    if (alterations.length === 0)
        return things;
    return things.map((thing) => ({
        ...thing,
        alterations: [...thing.alterations, ...alterations],
    }));
}
/** Programs that run what their arguments say: behind them a package's name says nothing. */
const runners = new Set([
    'sh bash zsh dash ash ksh fish csh tcsh busybox cmd powershell pwsh node nodejs deno bun tsx ts-node',
    'ruby perl php java lua tclsh julia rscript r osascript awk gawk mawk find ssh script expect gdb strace',
    'env sudo su doas runuser xargs parallel eval exec command nohup setsid nice ionice stdbuf time timeout',
    'watch chroot unshare nsenter systemd-run taskset chrt flock start rundll32 mshta wscript cscript',
    'certutil bitsadmin msiexec regsvr32 npm npx pnpm pnpx yarn bunx corepack uv uvx pip pip3 pipx poetry pdm',
    'hatch rye pixi conda mamba docker podman dotnet dnx go cargo git curl wget make nix dotenv nodemon pm2',
    'concurrently vite-node zx electron swift scala kotlin groovy elixir erl runghc',
]
    .join(' ')
    .split(' '));
/** Whether a word names, under whatever path, a program that runs what its arguments say. */
function isRunner({ text }) {
    const name = commandName(text);
    return runners.has(name) || /^(?:python|pypy|py)[\d.]*w?$/.test(name);
}
/**
 * Whether a word names a program that is not what a package brings: a path, a shell, an interpreter
 * or another launcher. `npx -p good sh -c …` fetches `good` and runs whatever stands behind `-c`.
 */
function runsSomethingElse(word) {
    // Older npm puts the name into a shell's text: nothing but a plain name is taken.
    return !/^\w[\w.@-]*$/.test(word.text) || isRunner(word);
}
/** `C:\\nodejs\\npx.cmd` and `/usr/bin/npx` are `npx`. */
function commandName(text) {
    return (text.split(/[\\/]/).at(-1) ?? '').toLowerCase().replace(/\.(?:exe|cmd|bat|ps1)$/, '');
}
/** Whether a path lies where systems and tool managers install programs, and no checkout does. */
function isOfTheSystem(text) {
    const path = text.replaceAll('\\', '/');
    if (path.split('/').some((part) => part === '..' || part === '.'))
        return false;
    return (/^\/(?:usr|bin|sbin|opt|nix|snap|home\/linuxbrew)\//.test(path) ||
        /^(?:~|\/root|\/(?:home|Users)\/[^/]+)\/\.[^/]+\//.test(path) ||
        /^[A-Za-z]:\/(?:Program Files(?: \(x86\))?|nodejs|Windows)\//i.test(path));
}

;// CONCATENATED MODULE: ./build/launch/options.js
/**
 * Reads options up to the first word that is none, or up to `--`, the way getopt, clap and pflag do:
 * `--name value`, `--name=value`, `-n value`, `-nvalue` and clusters of flags such as `-it`. A flag
 * with a value attached is unknown, for tools differ in what they make of it.
 */
function readOptions(args, grammar) {
    const options = [];
    const flags = new Set(grammar.flags);
    const valued = new Set(grammar.valued);
    const result = (rest, unknown) => ({
        options,
        rest,
        unknown,
        alterations: options.flatMap(({ name, at }) => Object.hasOwn(grammar.altering, name)
            ? [{ kind: grammar.altering[name], what: name, span: at.span }]
            : []),
    });
    for (let index = 0; index < args.length; index += 1) {
        const at = args[index];
        const { text } = at;
        if (text === '--')
            return result(args.slice(index + 1), null);
        if (!text.startsWith('-') || text === '-')
            return result(args.slice(index), null);
        const found = splitOption(text, flags, valued, grammar.hasBooleans ?? false);
        if (found === null)
            return result(args.slice(index + 1), at);
        for (const name of found.flags)
            options.push({ name, value: null, at });
        if (found.valued === null)
            continue;
        let value = { ...at, text: found.attached ?? '' };
        if (found.attached === null) {
            index += 1;
            value = args[index];
        }
        if (value === undefined)
            return result([], at);
        options.push({ name: found.valued, value, at });
    }
    return result([], null);
}
/** The values that were given for an option under any of its names, in order. */
function valuesOf(read, ...names) {
    return read.options.flatMap(({ name, value }) => value !== null && names.includes(name) ? [value] : []);
}
/** One word as flags and at most one option with a value, attached or to come; null where unknown. */
function splitOption(text, flags, valued, hasBooleans) {
    if (flags.has(text))
        return { flags: [text], valued: null, attached: null };
    if (valued.has(text))
        return { flags: [], valued: text, attached: null };
    if (text.startsWith('--')) {
        const equals = text.indexOf('=');
        const name = equals < 0 ? text : text.slice(0, equals);
        if (equals < 0)
            return null;
        if (hasBooleans && flags.has(name) && /^(?:true|false)$/.test(text.slice(equals + 1))) {
            return { flags: [name], valued: null, attached: null };
        }
        if (!valued.has(name))
            return null;
        return { flags: [], valued: name, attached: text.slice(equals + 1) };
    }
    // A cluster: flags up to the first letter that takes a value, which is the remainder or the next word.
    const letters = text.slice(1);
    let at = 0;
    while (at < letters.length && flags.has(`-${letters[at]}`))
        at += 1;
    const clustered = [...letters.slice(0, at)].map((letter) => `-${letter}`);
    if (at === letters.length)
        return { flags: clustered, valued: null, attached: null };
    const short = `-${letters[at]}`;
    if (!valued.has(short))
        return null;
    const attached = letters.slice(at + 1).replace(/^=/, '');
    return { flags: clustered, valued: short, attached: attached === '' ? null : attached };
}

;// CONCATENATED MODULE: ./build/launch/deno.js





const grammar = {
    flags: [
        '--node-modules-dir',
        '-q',
        '--quiet',
        '-r',
        '--reload',
        '-A',
        '--allow-all',
        '--no-lock',
        '--no-prompt',
        '--no-check',
        '--unstable',
        '--cached-only',
        '--no-config',
    ],
    valued: [
        '-c',
        '--config',
        '--import-map',
        '--cert',
        '-L',
        '--log-level',
        '--env-file',
        '--preload',
        '--require',
    ],
    altering: {
        '-c': 'loader',
        '--config': 'loader',
        '--import-map': 'loader',
        '--preload': 'loader',
        '--require': 'loader',
    },
};
/** `deno run [options] npm:…` or `jsr:…`; a path or address is a program of somebody's own. */
const deno = {
    commands: ['deno'],
    resolve([verb, ...args], command) {
        if (verb?.text !== 'run' && verb?.text !== 'x')
            return [unidentified(verb ?? command, 'not a "run" of deno')];
        // `--allow-net=host` and its kin open doors and start nothing.
        const words = args.filter(({ text }) => !/^--(?:allow|deny|unstable)-[a-z-]+(?:=.*)?$/.test(text));
        const read = readOptions(words, grammar);
        const [first] = read.rest;
        if (read.unknown !== null || first === undefined) {
            return [
                unidentified(read.unknown ?? command, 'an option of deno that may hide what it starts'),
            ];
        }
        return [serverOf(readDenoSpec(first.text), first, read.alterations)];
    },
};
/** `npm:@scope/name@1/sub/path` and `jsr:@scope/name@1/sub/path`, without the sub-path. */
function readDenoSpec(text) {
    const groups = /^(?<type>npm|jsr):\/?(?<name>(?:@[^/@]+\/)?[^/@]+)(?:@(?<version>[^/]+))?(?:\/.*)?$/s.exec(text)?.groups;
    if (groups === undefined || (0,ecosystem/* hasPlaceholder */.Kc)(text)) {
        return (0,ecosystem/* unidentifiedSpec */.a0)(text, 'a program by its path or address');
    }
    const { type, name = '', version } = groups;
    if (type === 'npm')
        return (0,npm/* readNpmSpec */.j)(version === undefined ? name : `${name}@${version}`);
    const isExact = version !== undefined && /^\d+\.\d+\.\d+/.test(version);
    return {
        type: 'jsr',
        name: semver/* semverEcosystem */.J.normaliseName(name),
        specifier: version ?? null,
        pin: version === undefined ? 'none' : isExact ? 'exact' : 'range',
        version: version ?? null,
        digest: null,
        reason: null,
    };
}

// EXTERNAL MODULE: ./build/versions/ecosystems.js
var ecosystems = __webpack_require__(7299);
;// CONCATENATED MODULE: ./build/launch/dnx.js




/** Options of `dotnet tool exec`. Source: the command reference of .NET. */
const dnx_grammar = {
    flags: [
        '-y',
        '--yes',
        '--prerelease',
        '--allow-roll-forward',
        '--interactive',
        '--disable-parallel',
        '--no-http-cache',
        '--ignore-failed-sources',
    ],
    valued: [
        '--version',
        '-v',
        '--verbosity',
        '--source',
        '--add-source',
        '--configfile',
        '--framework',
    ],
    altering: { '--source': 'registry', '--add-source': 'registry', '--configfile': 'registry' },
};
function readNugetSpec(text, version) {
    const [, name = '', written = null] = /^([A-Za-z0-9][\w.-]*)(?:@(.+))?$/.exec(text) ?? [];
    if ((0,ecosystem/* hasPlaceholder */.Kc)(text) || name === '')
        return (0,ecosystem/* unidentifiedSpec */.a0)(text, 'not a package of NuGet');
    const specifier = version ?? written;
    const isExact = specifier !== null && /^\d+(?:\.\d+){1,3}(?:-[\w.-]+)?$/.test(specifier);
    return {
        type: 'nuget',
        name: ecosystems/* ecosystems */.uU.nuget.normaliseName(name),
        specifier,
        pin: specifier === null ? 'none' : isExact ? 'exact' : 'range',
        version: specifier,
        digest: null,
        reason: null,
    };
}
/** `dnx [options] package[@version] …`. */
const dnx = {
    commands: ['dnx'],
    resolve(args, command) {
        const read = readOptions(args, dnx_grammar);
        const [first] = read.rest;
        if (read.unknown !== null || first === undefined) {
            return [
                unidentified(read.unknown ?? command, 'an option of dnx that may hide what it starts'),
            ];
        }
        // dnx takes its own options behind the package too, up to `--`.
        const behind = readBehind(read.rest.slice(1));
        const [version] = [...valuesOf(read, '--version'), ...behind.versions].slice(-1);
        const spec = readNugetSpec(first.text, version?.text ?? null);
        return [serverOf(spec, first, [...read.alterations, ...behind.alterations])];
    },
};
function readBehind(words) {
    const end = words.findIndex(({ text }) => text === '--');
    const own = end < 0 ? words : words.slice(0, end);
    // .NET takes `--name value`, `--name=value` and `--name:value`.
    const options = own.map((word, index) => {
        const [, name = '', attached] = /^(--?[A-Za-z-]+)(?:[=:](.*))?$/s.exec(word.text) ?? [];
        return { name, span: word.span, value: attached ?? own[index + 1]?.text ?? '' };
    });
    return {
        versions: options
            .filter(({ name }) => name === '--version')
            .map(({ value, span }) => ({ text: value, span })),
        alterations: options
            .filter(({ name }) => Object.hasOwn(dnx_grammar.altering, name))
            .map(({ name, span }) => ({ kind: 'registry', what: name, span })),
    };
}

// EXTERNAL MODULE: ./build/versions/oci.js
var oci = __webpack_require__(2457);
;// CONCATENATED MODULE: ./build/launch/environment.js


/** Variables that change what a launch fetches or runs, by their names. */
const altering = [
    [/^npm_config_(?:.*registry|userconfig|globalconfig|cache|tag|strict[_-]ssl)$/i, 'registry'],
    [/^npm_config_(?:prefix|script[_-]shell|shell)$/i, 'path'],
    [/^npm_config_(?:node[_-]options|package|call)$/i, 'loader'],
    [
        /^(?:UV|PIP)_(?:.*INDEX.*|FIND_LINKS|CONFIG_FILE|OVERRIDE|.*CONSTRAINT|REQUIREMENT|.*HOST|CACHE_DIR|.*MIRROR)$/i,
        'registry',
    ],
    [
        /^(?:PREFIX|DOCKER_CONFIG|CONTAINERS_(?:REGISTRIES_)?CONF|NODE_TLS_REJECT_UNAUTHORIZED)$/i,
        'registry',
    ],
    [/^(?:HOME|USERPROFILE|XDG_CONFIG_HOME)$/i, 'registry'],
    [
        /^(?:NODE_OPTIONS|NODE_PATH|PYTHONPATH|PYTHONSTARTUP|PYTHONHOME|BASH_ENV|ENV|LD_.+|DYLD_.+)$/i,
        'loader',
    ],
    [
        /^(?:BUN_CONFIG_.*|YARN_.*|PIPX_.*|JSR_URL|NPM_REGISTRY|NIX_CONFIG|NIX_PATH|GO(?:FLAGS|PROXY|NOSUMDB|SUMDB|ENV|PRIVATE))$/i,
        'registry',
    ],
    [
        /^(?:ZDOTDIR|BASH_FUNC_.*|DOTNET_STARTUP_HOOKS|CORECLR_.*|JAVA_TOOL_OPTIONS|_JAVA_OPTIONS|JDK_JAVA_OPTIONS|RUBYOPT|PERL5OPT|PHPRC)$/i,
        'loader',
    ],
    [/^(?:PATH|COMSPEC|UV_PYTHON|UV_ENV_FILE|DOCKER_HOST|DOCKER_CONTEXT|CONTAINER_HOST)$/i, 'path'],
];
/** The variables of a launch's environment that alter it. */
function alterationsOf(env) {
    return [...env].flatMap(([name, word]) => {
        const kind = altering.find(([pattern]) => pattern.test(name))?.[1];
        if (kind === undefined || isUsual(name.toUpperCase(), valueOfAssignment(name, word)))
            return [];
        return [{ kind, what: name, span: word.span }];
    });
}
/** Words of a command line hold the assignment, those of a file just its value. */
function valueOfAssignment(name, { text }) {
    return text.startsWith(`${name}=`) ? text.slice(name.length + 1) : text;
}
/** Whether a variable that many set has a value that leads to no file of the repository. */
function isUsual(name, value) {
    if (name === 'HOME' || name === 'USERPROFILE')
        return isHome(value);
    if (name === 'XDG_CONFIG_HOME')
        return isHome(value.replace(/[\\/]\.config[\\/]?$/, ''));
    if (name !== 'PATH')
        return false;
    // Windows separates by semicolons; a drive's colon is none of the separators then.
    const separator = /;|^[A-Za-z]:[\\/]/.test(value) ? ';' : ':';
    return value
        .replaceAll('${env:', '${')
        .split(separator)
        .every((part) => /^(?:|\$\{?PATH\}?|%PATH%)$/i.test(part) || isOfTheSystem(`${part}/x`));
}
function isHome(value) {
    return /^(?:~|\/root|\/(?:home|Users)\/[^/]+|\$\{?(?:env:)?HOME\}?|%USERPROFILE%|\$\{env:USERPROFILE\})\/?$/i.test(value);
}
/** The variables that options of the form `-v NAME=value` set. */
function assigned(read) {
    return splitAssignments(valuesOf(read, '-v')).env;
}
/** `A=b command …`, as `env` and shells take it: the assignments, and what stands behind them. */
function resolveAssignments(words, at, resolveInner) {
    const { env, rest } = splitAssignments(words);
    const things = resolveWords(rest, at, 'assignments without a command', resolveInner);
    return altered(things, alterationsOf(env));
}
/** Leading words of the form `NAME=value`, and the others. */
function splitAssignments(words) {
    const first = words.findIndex(({ text }) => !/^[A-Za-z_][A-Za-z0-9_]*=/.test(text));
    const count = first < 0 ? words.length : first;
    const env = new Map(words.slice(0, count).map((word) => [word.text.split('=')[0] ?? '', word]));
    return { env, rest: words.slice(count) };
}

;// CONCATENATED MODULE: ./build/launch/docker.js





/** Options before the sub-command. Source: `docker --help`, `podman --help`. */
const globalGrammar = {
    flags: ['-D', '--debug', '--tls', '--tlsverify', '-r', '--remote'],
    valued: ['--config', '-c', '--context', '-H', '--host', '-l', '--log-level', '--connection'],
    altering: {
        '--config': 'registry',
        '-c': 'path',
        '--context': 'path',
        '-H': 'path',
        '--host': 'path',
        '--connection': 'path',
        '-r': 'path',
        '--remote': 'path',
    },
};
/** Options of `run`. Source: the command references of docker and podman. */
const runGrammar = {
    flags: [
        '-i',
        '--interactive',
        '-t',
        '--tty',
        '-d',
        '--detach',
        '--rm',
        '--init',
        '-P',
        '--publish-all',
        '--privileged',
        '--read-only',
        '--no-healthcheck',
        '--oom-kill-disable',
        '-q',
        '--quiet',
        '--sig-proxy',
        '--disable-content-trust',
        '--replace',
        '--http-proxy',
    ],
    valued: [
        '-a',
        '--attach',
        '--add-host',
        '--annotation',
        '--blkio-weight',
        '--cap-add',
        '--cap-drop',
        '--cgroup-parent',
        '--cgroupns',
        '--cidfile',
        '-c',
        '--cpu-shares',
        '--cpus',
        '--cpuset-cpus',
        '--cpuset-mems',
        '--device',
        '--dns',
        '--dns-option',
        '--dns-search',
        '--domainname',
        '--entrypoint',
        '-e',
        '--env',
        '--env-file',
        '--expose',
        '--gpus',
        '--group-add',
        '-h',
        '--hostname',
        '--ip',
        '--ip6',
        '--ipc',
        '--isolation',
        '-l',
        '--label',
        '--label-file',
        '--link',
        '--log-driver',
        '--log-opt',
        '--mac-address',
        '-m',
        '--memory',
        '--memory-swap',
        '--mount',
        '--name',
        '--net',
        '--network',
        '--network-alias',
        '--oom-score-adj',
        '--pid',
        '--pids-limit',
        '--platform',
        '-p',
        '--publish',
        '--pull',
        '--restart',
        '--runtime',
        '--secret',
        '--security-opt',
        '--shm-size',
        '--stop-signal',
        '--stop-timeout',
        '--sysctl',
        '--tmpfs',
        '--ulimit',
        '-u',
        '--user',
        '--userns',
        '--uts',
        '-v',
        '--volume',
        '--volume-driver',
        '--volumes-from',
        '-w',
        '--workdir',
    ],
    hasBooleans: true,
    altering: { '--entrypoint': 'entrypoint', '--runtime': 'path' },
};
/** `docker run [options] image …` and podman's equal; what follows the image is the container's. */
const docker = {
    commands: ['docker', 'podman'],
    resolve(args, command) {
        const global = readOptions(args, globalGrammar);
        if (global.rest[0]?.text === 'mcp')
            return gateway(global.rest, command);
        const words = global.rest[0]?.text === 'container' ? global.rest.slice(1) : global.rest;
        const [verb, ...afterVerb] = words;
        if (global.unknown !== null || verb?.text !== 'run') {
            return [unidentified(command, 'not a "run" of an image')];
        }
        const read = readOptions(afterVerb, runGrammar);
        if (read.unknown !== null) {
            return [unidentified(read.unknown, 'an option of "run" that may hide the image')];
        }
        const [image, inside] = read.rest;
        if (image === undefined)
            return [unidentified(verb, '"run" without an image')];
        const alterations = [...global.alterations, ...read.alterations];
        // Variables that load code do so in a container too; of the others it has its own.
        const given = valuesOf(read, '-e', '--env').filter(({ text }) => text.includes('='));
        const env = new Map(given.map((word) => [word.text.slice(0, word.text.indexOf('=')), word]));
        alterations.push(...alterationsOf(env).filter(({ kind }) => kind === 'loader'));
        if (inside !== undefined && isRunner(inside)) {
            alterations.push({
                kind: 'entrypoint',
                what: 'another program as the command',
                span: inside.span,
            });
        }
        return [serverOf((0,oci/* readOciSpec */.n)(image.text), image, alterations)];
    },
};
/** `docker mcp gateway run --servers=a,b`: names of Docker's catalog, each a server. */
function gateway(words, command) {
    const [, second, third, ...args] = words;
    const names = args.flatMap((word, index) => {
        if (word.text === '--servers')
            return [args[index + 1] ?? []].flat();
        return word.text.startsWith('--servers=') ? [{ ...word, text: word.text.slice(10) }] : [];
    });
    const servers = names.flatMap((word) => word.text
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map((name) => serverOf(/^[\w.-]+$/.test(name)
        ? {
            type: 'registry',
            name,
            specifier: null,
            pin: 'none',
            version: null,
            digest: null,
            reason: null,
        }
        : (0,ecosystem/* unidentifiedSpec */.a0)(name, 'not a name of a catalog'), word)));
    if (second?.text !== 'gateway' || third?.text !== 'run' || servers.length === 0) {
        return [unidentified(command, 'a gateway that does not name its servers')];
    }
    return servers;
}

;// CONCATENATED MODULE: ./build/launch/go.js



/** `go run module/path@version …`; without a version it is a package of the project's own module. */
const go = {
    commands: ['go'],
    resolve([verb, ...args], command) {
        if (verb?.text !== 'run')
            return [unidentified(verb ?? command, 'not a "run" of go')];
        const read = readOptions(args, {
            flags: ['-v', '-x', '-race', '-a', '-trimpath'],
            valued: ['-mod', '-modfile', '-overlay', '-toolexec', '-exec', '-C', '-tags', '-ldflags'],
            altering: { '-modfile': 'path', '-overlay': 'path', '-toolexec': 'path', '-exec': 'path' },
        });
        const [first] = read.rest;
        if (read.unknown !== null || first === undefined) {
            return [
                unidentified(read.unknown ?? command, 'an option of go that may hide what it starts'),
            ];
        }
        const [, name, version] = /^([\w-]+(?:\.[\w-]+)+\/[^@\s]+)@([^@\s]+)$/.exec(first.text) ?? [];
        if (name === undefined || version === undefined || (0,ecosystem/* hasPlaceholder */.Kc)(first.text)) {
            return [unidentified(first, 'a program of the project, which the export does not grade')];
        }
        const spec = {
            type: 'golang',
            name,
            specifier: version,
            pin: /^v\d+\.\d+\.\d+/.test(version) ? 'exact' : 'tag',
            version,
            digest: null,
            reason: null,
        };
        return [serverOf(spec, first, read.alterations)];
    },
};

;// CONCATENATED MODULE: ./build/launch/interpreters.js


/** Endings of files that an interpreter runs as they are. A shell script may start anything: it is none. */
const programs = /\.(?:[cm]?[jt]s|[jt]sx|py|rb|php|jar)$/i;
const node = {
    flags: [
        '--no-warnings',
        '--enable-source-maps',
        '--experimental-strip-types',
        '--no-deprecation',
        '--trace-warnings',
        '--use-system-ca',
    ],
    valued: [
        '-r',
        '--require',
        '--import',
        '--loader',
        '--experimental-loader',
        '--env-file',
        '-C',
        '--conditions',
        '--max-old-space-size',
    ],
    altering: {
        '-r': 'loader',
        '--require': 'loader',
        '--import': 'loader',
        '--loader': 'loader',
        '--experimental-loader': 'loader',
    },
};
const python = {
    flags: ['-u', '-B', '-E', '-I', '-O', '-OO', '-s', '-S', '-P', '-q'],
    valued: ['-W', '-X'],
    altering: {},
};
const interpreters_plain = { flags: [], valued: [], altering: {} };
const grammars = new Map([
    ['node', node],
    ['nodejs', node],
    ['tsx', { ...node, flags: [...node.flags, '--no-cache'] }],
    ['python', python],
    ['python3', python],
    ['php', interpreters_plain],
    ['ruby', interpreters_plain],
    ['java', { flags: ['-jar'], valued: [], altering: {} }],
]);
/** `node [options] program.js …` and its kin: local, if the program is in the judged tree. */
const interpreters = {
    commands: [...grammars.keys()],
    resolve(args, command) {
        const name = commandName(command.text);
        const read = readOptions(args, grammars.get(name) ?? interpreters_plain);
        const [program] = read.rest;
        if (read.unknown !== null || program === undefined) {
            return [
                unidentified(read.unknown ?? command, 'an interpreter that does not say which program it runs'),
            ];
        }
        return isProgram(program)
            ? [localCandidate(program, read.alterations)]
            : [unidentified(program, 'a program that the export does not grade')];
    },
};
function isProgram({ text }) {
    return programs.test(text);
}

// EXTERNAL MODULE: ./build/versions/git.js
var git = __webpack_require__(7292);
;// CONCATENATED MODULE: ./build/launch/nix.js



/** `nix run github:owner/name[/ref][#output] …`, and `nix develop -c command …`, which starts another. */
const nix = {
    commands: ['nix'],
    resolve(args, command, resolveInner) {
        const words = args.filter(({ text }, index) => !isFeature(args[index - 1]?.text) && !isFeature(text) && text !== '--impure');
        const [verb, ...rest] = words;
        if (verb?.text === 'develop' || verb?.text === 'shell') {
            const at = rest.findIndex(({ text }) => text === '-c' || text === '--command');
            const things = resolveWords(at < 0 ? [] : rest.slice(at + 1), command, 'a shell without a command', resolveInner);
            // The shell is built by what stands before, or by the flake of the project: its hooks and
            // its programs come first.
            return [
                ...things,
                unidentified(verb, 'a shell of nix, built by a flake that the export does not grade'),
            ];
        }
        const [first] = rest;
        const [, owner, name, ref] = /^github:([\w.-]+)\/([\w.-]+)(?:\/([^#?\s]+))?(?:#.*)?$/.exec(first?.text ?? '') ?? [];
        const isPlain = !words.some(({ text }) => text.startsWith('--') && text.length > 2);
        if (verb?.text !== 'run' ||
            !isPlain ||
            first === undefined ||
            owner === undefined ||
            (0,ecosystem/* hasPlaceholder */.Kc)(first.text)) {
            return [unidentified(verb ?? command, 'not a "run" of a repository by nix')];
        }
        return [serverOf((0,git/* readGitRepository */.v)(`https://github.com/${owner}/${name}`, ref ?? null), first)];
    },
};
/** `--extra-experimental-features "nix-command flakes"` comes first in many launches. */
function isFeature(text) {
    return text === '--extra-experimental-features' || text === '--experimental-features';
}

// EXTERNAL MODULE: ./node_modules/shell-quote/index.js
var shell_quote = __webpack_require__(6591);
;// CONCATENATED MODULE: ./build/launch/shell.js



/** Commands of a shell that start nothing. */
const harmless = new Set('cd echo printf true : mkdir test [ [[ set unset pushd popd umask ulimit sleep wait which type'.split(' '));
/** Commands that change the folder in which those behind them work. */
const moving = new Set(['cd', 'pushd', 'popd']);
/** Words by which a shell's text becomes a program; what it starts cannot be told from its words. */
const keywords = new Set([
    'if',
    'then',
    'else',
    'elif',
    'fi',
    'for',
    'while',
    'until',
    'do',
    'done',
    'case',
    'esac',
    'function',
    'select',
    'eval',
    '{',
    '}',
    '!',
]);
/** What the text behind `sh -c` starts: each of its commands, in order. The text is only read. */
function resolveShellText(text, resolveInner) {
    const commands = commandsOf(text);
    if (commands === null)
        return [unidentified(text, 'a shell program that cannot be read as a list of commands')];
    const alterations = [];
    let hasMoved = false;
    const things = commands.flatMap((words) => {
        const { env, rest } = splitAssignments(words);
        const [command, ...args] = rest;
        if (command === undefined || command.text === 'export') {
            // It holds for every command that follows.
            alterations.push(...alterationsOf(command === undefined ? env : splitAssignments(args).env));
            return [];
        }
        if (moving.has(command.text))
            hasMoved = true;
        if (harmless.has(command.text))
            return [];
        if (command.text === 'nvm' && ['use', 'install'].includes(args[0]?.text ?? ''))
            return [];
        if (command.text === 'source' || command.text === '.') {
            // A script of the user's own sets up a tool; one of the repository may do anything.
            const isOwn = /^(?:[~/]|\$)/.test(args[0]?.text ?? '');
            return isOwn
                ? []
                : [unidentified(command, 'a script of the repository that the shell reads in')];
        }
        const inner = command.text === 'exec' || command.text === 'command'
            ? args[0] === undefined
                ? []
                : resolveInner({ command: args[0], args: args.slice(1) })
            : resolveInner({ command, args });
        // In another folder a path is another program.
        const placed = inner.map((thing) => thing.type === 'local' && hasMoved
            ? unidentified(command, 'a program in another folder')
            : thing);
        return altered(placed, [...alterations, ...alterationsOf(env)]);
    });
    return things.length > 0
        ? things
        : [unidentified(text, 'a shell that starts nothing that can be told')];
}
/** The simple commands of a text; null where it is more than a list of them. */
function commandsOf(text) {
    // What the library and shells read differently: substitutions within quotes, `#` inside a word,
    // escaped and commented line ends, and redirections that only some shells know.
    if (/`|\$\(|[^\s;&|(]#|\\\\\r?\n|#[^\n]*\\\r?\n|&>/.test(text.text))
        return null;
    const lines = text.text.replace(/\\\r?\n/g, ' ').split(/\r?\n/);
    const commands = [[]];
    for (const line of lines) {
        commands.push([]);
        let isTarget = false;
        // A variable is kept as a placeholder; nothing is expanded.
        for (const part of (0,shell_quote.parse)(line, (name) => `\${${name}}`)) {
            if (typeof part === 'string' || ('op' in part && part.op === 'glob')) {
                const word = typeof part === 'string' ? part : part.pattern;
                if (keywords.has(word) && commands.at(-1)?.length === 0)
                    return null;
                if (isTarget && !/^(?:\/dev\/null|\d|-)$/.test(word))
                    return null;
                if (!isTarget)
                    commands.at(-1)?.push({ ...text, text: word });
                isTarget = false;
            }
            else if ('comment' in part) {
                break;
            }
            else if (['&&', '||', ';', '|', '&', '|&'].includes(part.op)) {
                commands.push([]);
            }
            else if (['>', '>>', '<', '>&', '<&', '&>', '<<<'].includes(part.op)) {
                isTarget = true;
            }
            else {
                return null;
            }
        }
    }
    return commands.filter((words) => words.length > 0);
}
/** `sh -c "…"`, `bash -lc "…"`, `zsh -l -c "…"`; a script by its path is a program by its path. */
const posixShell = {
    commands: ['sh', 'bash', 'zsh', 'dash', 'ash', 'ksh', 'fish'],
    resolve(args, command, resolveInner) {
        let runsText = false;
        for (const [index, word] of args.entries()) {
            const { text } = word;
            if (/^-[a-z]+$/.test(text)) {
                // -s reads commands from elsewhere, -o takes a value.
                if (/[so]/.test(text))
                    break;
                runsText ||= text.includes('c');
            }
            else if (text === '--login' || text === '--noprofile' || text === '--norc') {
            }
            else if (runsText) {
                return resolveShellText(word, resolveInner);
            }
            else {
                return [unidentified(args[index] ?? command, 'a script, which the export does not grade')];
            }
        }
        return [unidentified(command, 'a shell that does not say what it starts')];
    },
};
/** `cmd /c command …`, the command in one word or in several. */
const windowsShell = {
    commands: ['cmd'],
    resolve(args, command, resolveInner) {
        const at = args.findIndex(({ text }) => /^\/[ck]$/i.test(text));
        const isPlain = args
            .slice(0, Math.max(at, 0))
            .every(({ text }) => /^\/[a-z](?::\w+)?$/i.test(text));
        const [first, ...rest] = at < 0 || !isPlain ? [] : args.slice(at + 1);
        if (first === undefined)
            return [unidentified(command, 'a shell that does not say what it starts')];
        const words = [first, ...rest];
        // cmd joins what it is given and takes it apart again: & and | begin another command there.
        if (words.some(({ text }) => /[&|<>^%]/.test(text))) {
            return [unidentified(first, 'a command line of cmd with operators in it')];
        }
        const split = words.flatMap((word) => word === first && /\s/.test(word.text)
            ? word.text.split(/\s+/).map((text) => ({ ...word, text: text.replaceAll('"', '') }))
            : [word]);
        const [inner, ...innerArgs] = split;
        return resolveInner({ command: inner ?? first, args: innerArgs });
    },
};

;// CONCATENATED MODULE: ./build/launch/bridges.js





/** `mcp-remote URL …`: the address is the server. `--header` and its value may stand before it. */
const toAddress = (args, at) => {
    const [url] = args.filter(({ text }, index) => text !== '--header' && args[index - 1]?.text !== '--header');
    return url === undefined
        ? [unidentified(at, 'a bridge without an address')]
        : [serverOf((0,remote/* readRemote */.Zz)(url.text), url)];
};
/** `supergateway --stdio "<command line>"`, `--sse URL` or `--streamableHttp URL`. */
const supergateway = (args, at, resolveInner) => {
    const things = args.flatMap((word, index) => {
        const [, name = '', attached] = /^(--[A-Za-z]+)(?:=(.*))?$/s.exec(word.text) ?? [];
        const value = attached === undefined ? args[index + 1] : { ...word, text: attached };
        if (value === undefined)
            return [];
        if (name === '--stdio')
            return resolveShellText(value, resolveInner);
        return name === '--sse' || name === '--streamableHttp'
            ? [serverOf((0,remote/* readRemote */.Zz)(value.text), value)]
            : [];
    });
    return things.length > 0 ? things : [unidentified(at, 'a bridge that does not say to what')];
};
/** `@smithery/cli run @a/b`: a name in Smithery's registry, not in npm's. */
const smithery = ([verb, ...args], at) => {
    const name = args.find(({ text }) => !text.startsWith('-'));
    if (verb?.text !== 'run' || name === undefined || args[0] !== name) {
        return [unidentified(at, 'not a "run" of a server of Smithery')];
    }
    const [server, version] = name.text.split(/(?<=.)@/, 2);
    return [
        serverOf({
            type: 'registry',
            name: server ?? '',
            specifier: version ?? null,
            pin: version === undefined ? 'none' : 'tag',
            version: version ?? null,
            digest: null,
            reason: null,
        }, name),
    ];
};
/** A command whose options, and perhaps a verb among them, are followed by the command line that it starts. */
function starter(grammar, verb) {
    return (args, at, resolveInner) => {
        const before = readOptions(args, grammar);
        const hasVerb = verb !== null && before.rest[0]?.text === verb;
        const after = hasVerb ? readOptions(before.rest.slice(1), grammar) : before;
        const unknown = before.unknown ?? after.unknown;
        if (unknown !== null)
            return [unidentified(unknown, 'an option that may hide what is started')];
        const things = resolveWords(after.rest, at, 'nothing behind the options', resolveInner);
        const reads = hasVerb ? [before, after] : [after];
        return altered(things, reads.flatMap((read) => [...read.alterations, ...alterationsOf(assigned(read))]));
    };
}
/** Options of the dotenv family; `-v NAME=value` sets a variable. What their files hold is not read. */
const dotenvOptions = {
    flags: ['--override', '-o', '--quiet', '-q'],
    valued: ['-e', '-c', '-v', '-f', '--env-file'],
    altering: {},
};
/** Packages that are no servers themselves, by type and name. Their own arguments tell the server. */
const bridges = new Map([
    ['npm mcp-remote', toAddress],
    ['npm supergateway', supergateway],
    ['npm @smithery/cli', smithery],
    ['npm dotenv-cli', starter(dotenvOptions, null)],
    ['npm envmcp', starter(dotenvOptions, null)],
    ['npm @dotenvx/dotenvx', starter(dotenvOptions, 'run')],
    ['npm cross-env', resolveAssignments],
]);
/**
 * What a fetched package starts: itself, or, where it is a bridge, the server that its arguments
 * name, with the package as its launcher.
 */
function throughBridge(spec, at, args, alterations, resolveInner) {
    const bridge = bridges.get(`${spec.type} ${spec.name}`);
    const own = serverOf(spec, at, alterations);
    if (bridge === undefined)
        return [own];
    return [...altered(bridge(args, at, resolveInner), alterations), { ...own, role: 'launcher' }];
}
/**
 * What packages start that an option such as `-p` or `--from` names, where the next word is a program
 * of theirs: each is itself or a bridge, and a program that cannot be theirs is one more thing.
 */
function throughPackages(packages, [program, ...args], alterations, resolveInner) {
    const things = packages.flatMap(({ spec, at }) => throughBridge(spec, at, args, alterations, resolveInner));
    return program !== undefined && runsSomethingElse(program)
        ? [...things, unidentified(program, 'a program that does not come from the package')]
        : things;
}

;// CONCATENATED MODULE: ./build/launch/npm.js



/** Options of npm that say nothing of what is started, as whole words. */
const npm_harmless = new Set([
    '-y',
    '--yes',
    '-q',
    '--quiet',
    '-s',
    '--silent',
    '--prefer-offline',
    '--offline',
]);
/**
 * `npm exec [options] [--] package …` and `npm x`. Up to `--` npm takes options wherever they stand,
 * behind the package too, so any that is not known leaves the launch unidentified.
 */
const npm_npm = {
    commands: ['npm'],
    resolve(args, command, resolveInner) {
        const verbAt = args.findIndex(({ text }) => !npm_harmless.has(text));
        const verb = args[verbAt];
        if (verb?.text !== 'exec' && verb?.text !== 'x') {
            return [
                unidentified(verb ?? command, 'a script or program of the project, which the export does not grade'),
            ];
        }
        const words = args.slice(verbAt + 1);
        const separator = words.findIndex(({ text }) => text === '--');
        const options = separator < 0 ? words : words.slice(0, separator);
        const positional = options.filter(({ text }) => !text.startsWith('-'));
        const unknown = options.find(({ text }) => text.startsWith('-') && !npm_harmless.has(text) && !isPackage(text));
        if (unknown !== undefined) {
            return [unidentified(unknown, 'an option of npm that may hide what it starts')];
        }
        const packages = options
            .filter(({ text }) => isPackage(text))
            .map((at) => ({ spec: (0,npm/* readNpmSpec */.j)(at.text.slice(at.text.indexOf('=') + 1)), at }));
        const behind = [...positional, ...(separator < 0 ? [] : words.slice(separator + 1))];
        if (packages.length > 0)
            return throughPackages(packages, behind, [], resolveInner);
        const [first, ...rest] = behind;
        if (first === undefined)
            return [unidentified(command, 'npm exec without a package')];
        return throughBridge((0,npm/* readNpmSpec */.j)(first.text), first, rest, [], resolveInner);
    },
};
function isPackage(text) {
    return text.startsWith('--package=');
}

;// CONCATENATED MODULE: ./build/launch/npx.js



/*
 * npx reads its options in two passes that follow rules of their own (`npx-cli.js`, then nopt): a
 * value attached to a flag becomes the package, an unknown switch swallows the next word, and there
 * are no attached short values. So only words that both passes take alike are taken here; any other
 * option makes the launch unidentified.
 */
const flags = new Set([
    '-y',
    '--yes',
    '--yes=true',
    '--no-install',
    '-q',
    '--quiet',
    '-s',
    '--silent',
    '-d',
    '--verbose',
    '--offline',
    '--prefer-offline',
    '--prefer-online',
]);
const valued = new Set(['-p', '--package', '--loglevel']);
const npx_altering = new Map([
    ['--registry', 'registry'],
    ['--userconfig', 'registry'],
    ['--globalconfig', 'registry'],
    ['--cache', 'registry'],
    ['--prefix', 'path'],
    ['--script-shell', 'path'],
    ['--shell', 'path'],
    ['--node-options', 'loader'],
    ['-w', 'path'],
    ['--workspace', 'path'],
]);
/** `npx [options] package[@version] …`, and `npx -p package bin`, where the positional is no package. */
const npx = {
    commands: ['npx'],
    resolve(args, command, resolveInner) {
        const packages = [];
        const alterations = [];
        const hidden = [];
        let rest = [];
        for (let index = 0; index < args.length; index += 1) {
            const at = args[index];
            const { text } = at;
            if (text === '--' || !text.startsWith('-')) {
                rest = args.slice(text === '--' ? index + 1 : index);
                break;
            }
            if (flags.has(text))
                continue;
            const equals = text.indexOf('=');
            const name = equals < 0 ? text : text.slice(0, equals);
            const kind = npx_altering.get(name);
            if (!valued.has(name) && kind === undefined) {
                hidden.push(/^(?:-c|--call)$/.test(name)
                    ? unidentified(command, 'npx runs a command line of its own')
                    : unidentified(at, 'an option of npx that may hide what it starts'));
                break;
            }
            if (equals < 0)
                index += 1;
            const value = equals < 0 ? args[index] : { ...at, text: text.slice(equals + 1) };
            if (value === undefined)
                break;
            if (equals < 0 && value.text.startsWith('-')) {
                // npx may rewrite or remove what looks like an option, where it stands as a value too.
                hidden.push(unidentified(value, 'an option of npx that may hide what it starts'));
                break;
            }
            if (kind !== undefined)
                alterations.push({ kind, what: name, span: at.span });
            else if (name !== '--loglevel')
                packages.push(value);
        }
        const [first] = rest;
        const servers = packages.length > 0
            ? throughPackages(packages.map((at) => ({ spec: (0,npm/* readNpmSpec */.j)(at.text), at })), rest, alterations, resolveInner)
            : first === undefined
                ? []
                : throughBridge((0,npm/* readNpmSpec */.j)(first.text), first, rest.slice(1), alterations, resolveInner);
        if (servers.length + hidden.length === 0)
            return [unidentified(command, 'npx without a package')];
        return [...servers, ...hidden];
    },
};

;// CONCATENATED MODULE: ./build/launch/package-runners.js




/*
 * The runners of npm's rivals: `pnpm dlx`, `pnpx`, `yarn dlx`, `bunx`, `bun x`. They take options up to
 * the package, and what follows it is the package's own.
 */
const installed = 'a program or script of the project, which the export does not grade';
function fetched(read, command, resolveInner) {
    const packages = valuesOf(read, '--package', '-p').map((at) => ({
        spec: (0,npm/* readNpmSpec */.j)(at.text),
        at,
    }));
    const { rest: behind, alterations, unknown } = read;
    const hidden = unknown === null ? [] : [unidentified(unknown, 'an option that may hide what is started')];
    if (packages.length > 0) {
        return [...throughPackages(packages, behind, alterations, resolveInner), ...hidden];
    }
    if (hidden.length > 0)
        return hidden;
    const [first, ...rest] = behind;
    if (first === undefined)
        return [unidentified(command, 'no package to fetch')];
    return throughBridge((0,npm/* readNpmSpec */.j)(first.text), first, rest, alterations, resolveInner);
}
const elsewhere = {
    '--registry': 'registry',
    '--config.registry': 'registry',
};
const pnpmOptions = {
    flags: [
        '--silent',
        '-s',
        '-y',
        '--yes',
        '-r',
        '--recursive',
        '--prefer-offline',
        '--offline',
        '-w',
        '--workspace-root',
        '-c',
        '--shell-mode',
    ],
    valued: [
        '--package',
        '-C',
        '--dir',
        '--reporter',
        '--loglevel',
        '--filter',
        '-F',
        '--registry',
        '--config.registry',
        '--allow-build',
    ],
    altering: { ...elsewhere, '-c': 'entrypoint', '--shell-mode': 'entrypoint' },
};
/** `pnpm [options] dlx [options] package …`; `exec`, `run` and the like start what is installed. */
const pnpm = {
    commands: ['pnpm'],
    resolve(args, command, resolveInner) {
        const global = readOptions(args, pnpmOptions);
        const [verb, ...rest] = global.rest;
        if (global.unknown !== null || verb === undefined) {
            return [unidentified(global.unknown ?? command, 'an option that may hide what is started')];
        }
        if (verb.text !== 'dlx')
            return [unidentified(verb, installed)];
        const read = readOptions(rest, pnpmOptions);
        return fetched({
            ...read,
            options: [...global.options, ...read.options],
            alterations: [...global.alterations, ...read.alterations],
        }, command, resolveInner);
    },
};
const pnpx = {
    commands: ['pnpx'],
    resolve: (args, command, resolveInner) => fetched(readOptions(args, pnpmOptions), command, resolveInner),
};
const yarn = {
    commands: ['yarn', 'yarnpkg'],
    resolve([verb, ...rest], command, resolveInner) {
        if (verb?.text !== 'dlx')
            return [unidentified(verb ?? command, installed)];
        const read = readOptions(rest, {
            flags: ['-q', '--quiet'],
            valued: ['-p', '--package'],
            altering: {},
        });
        return fetched(read, command, resolveInner);
    },
};
const bunOptions = {
    flags: ['--bun', '-b', '-y', '--yes', '--silent', '--verbose', '--no-install'],
    valued: ['-p', '--package'],
    altering: {},
};
const bunx = {
    commands: ['bunx'],
    resolve: (args, command, resolveInner) => fetched(readOptions(args, bunOptions), command, resolveInner),
};
const bun = {
    commands: ['bun'],
    resolve([verb, ...rest], command, resolveInner) {
        if (verb?.text !== 'x')
            return [unidentified(verb ?? command, installed)];
        return fetched(readOptions(rest, bunOptions), command, resolveInner);
    },
};

// EXTERNAL MODULE: ./build/versions/pypi.js
var pypi = __webpack_require__(8842);
;// CONCATENATED MODULE: ./build/launch/pipx.js




/** Options of `pipx run`. Source: pipx's command reference. */
const pipx_grammar = {
    flags: [
        '--no-cache',
        '--verbose',
        '-v',
        '-q',
        '--quiet',
        '--system-site-packages',
        '--pypackages',
    ],
    valued: [
        '--spec',
        '--python',
        '--pip-args',
        '--index-url',
        '-i',
        '--with',
        '--path',
        '--backend',
    ],
    altering: {
        '--pip-args': 'registry',
        '--index-url': 'registry',
        '-i': 'registry',
        '--path': 'path',
    },
};
/** `pipx run [options] package …`, and `pipx run --spec package program`. */
const pipx = {
    commands: ['pipx'],
    resolve([verb, ...args], command, resolveInner) {
        if (verb?.text !== 'run')
            return [unidentified(verb ?? command, 'not a "run" of pipx')];
        const read = readOptions(args, pipx_grammar);
        const { alterations } = read;
        const withs = valuesOf(read, '--with').map((at) => serverOf((0,pypi/* readPypiSpec */.c)(at.text), at, alterations));
        const named = valuesOf(read, '--spec').map((at) => ({ spec: (0,pypi/* readPypiSpec */.c)(at.text), at }));
        const [first, ...rest] = read.rest;
        const things = [...throughPackages(named, read.rest, alterations, resolveInner), ...withs];
        if (read.unknown !== null || first === undefined) {
            return [
                ...things,
                unidentified(read.unknown ?? command, 'an option of pipx that may hide what it starts'),
            ];
        }
        if (named.length > 0)
            return things;
        const spec = (0,pypi/* readPypiSpec */.c)(first.text);
        return [...throughBridge(spec, first, rest, alterations, resolveInner), ...withs];
    },
};

;// CONCATENATED MODULE: ./build/launch/uv.js




/** Options of `uv tool run`. Source: the command reference of uv. */
const uv_grammar = {
    flags: [
        '--isolated',
        '--no-env-file',
        '-U',
        '--upgrade',
        '--no-index',
        '--no-sources',
        '--reinstall',
        '--compile-bytecode',
        '--no-build-isolation',
        '--no-build',
        '--no-binary',
        '--refresh',
        '-n',
        '--no-cache',
        '--managed-python',
        '--no-managed-python',
        '--no-python-downloads',
        '-q',
        '--quiet',
        '-v',
        '--verbose',
        '--native-tls',
        '--offline',
        '--no-progress',
        '--no-config',
        '--lfs',
    ],
    valued: [
        '--from',
        '--with',
        '--with-editable',
        '--with-requirements',
        '-p',
        '--python',
        '--index',
        '--default-index',
        '-i',
        '--index-url',
        '--extra-index-url',
        '-f',
        '--find-links',
        '--index-strategy',
        '--keyring-provider',
        '--resolution',
        '--prerelease',
        '--fork-strategy',
        '--exclude-newer',
        '--link-mode',
        '-C',
        '--config-setting',
        '-c',
        '--constraints',
        '-b',
        '--build-constraints',
        '--overrides',
        '-P',
        '--upgrade-package',
        '--reinstall-package',
        '--refresh-package',
        '--no-build-package',
        '--no-binary-package',
        '--no-build-isolation-package',
        '--cache-dir',
        '--python-preference',
        '--python-platform',
        '--env-file',
        '--color',
        '--allow-insecure-host',
        '--directory',
        '--project',
        '--config-file',
        '--torch-backend',
    ],
    altering: {
        '--index': 'registry',
        '--default-index': 'registry',
        '-i': 'registry',
        '--index-url': 'registry',
        '--extra-index-url': 'registry',
        '-f': 'registry',
        '--find-links': 'registry',
        '--allow-insecure-host': 'registry',
        '--config-file': 'registry',
        '--cache-dir': 'registry',
        '--overrides': 'registry',
        '-c': 'registry',
        '--constraints': 'registry',
        '-b': 'registry',
        '--build-constraints': 'registry',
        '--with-editable': 'path',
        '--with-requirements': 'path',
    },
};
/** `uvx [options] package[@version] …`, and `uvx --from package command`. */
const uvx = {
    commands: ['uvx'],
    resolve(args, command, resolveInner) {
        const read = readOptions(args, uv_grammar);
        const alterations = [
            ...read.alterations,
            // A version chooses an interpreter, a path or another name brings one.
            ...valuesOf(read, '-p', '--python')
                .filter(({ text }) => !/^(?:(?:c?python|pypy)@?)?[\d.]+[a-z]*$/i.test(text))
                .map(({ span }) => ({ kind: 'path', what: '--python', span })),
        ];
        const named = valuesOf(read, '--from').slice(-1).map(specOf);
        const withs = listed(read, '--with').map(({ spec, at }) => serverOf(spec, at, alterations));
        const [first, ...rest] = read.rest;
        if (read.unknown !== null) {
            return [
                ...throughPackages(named, [], alterations, resolveInner),
                ...withs,
                unidentified(read.unknown, 'an option of uvx that may hide what it starts'),
            ];
        }
        if (named.length > 0) {
            return [...throughPackages(named, read.rest, alterations, resolveInner), ...withs];
        }
        if (first === undefined)
            return [...withs, unidentified(command, 'uvx without a package')];
        if (isInterpreter(first)) {
            return [...withs, unidentified(first, 'a program that does not come from the package')];
        }
        const { spec } = specOf(first);
        return [...throughBridge(spec, first, rest, alterations, resolveInner), ...withs];
    },
};
function specOf(at) {
    return { spec: (0,pypi/* readPypiSpec */.c)(at.text), at };
}
/** The packages of an option that takes several, separated by commas. */
function listed(read, option) {
    return valuesOf(read, option).flatMap((at) => at.text
        .split(',')
        .filter((text) => text.trim() !== '')
        .map((text) => ({ ...specOf({ ...at, text: text.trim() }), at })));
}
/**
 * `uv tool run …` is uvx. `uv run` starts a program of the project's environment; what `--with` and
 * `--from` bring in beside it is fetched.
 */
const uv = {
    commands: ['uv'],
    resolve(args, command, resolveInner) {
        const global = readOptions(args, uv_grammar);
        const [verb, ...rest] = global.rest;
        if (global.unknown !== null || verb === undefined) {
            return [
                unidentified(global.unknown ?? command, 'an option of uv that may hide what it starts'),
            ];
        }
        if (verb.text === 'tool' && rest[0]?.text === 'run') {
            return altered(uvx.resolve(rest.slice(1), command, resolveInner), global.alterations);
        }
        if (verb.text !== 'run')
            return [unidentified(verb, 'not a "run" of uv')];
        const read = readOptions(rest, {
            ...uv_grammar,
            flags: [...uv_grammar.flags, ...runFlags],
            valued: [...uv_grammar.valued, ...runValued],
        });
        const alterations = [...global.alterations, ...read.alterations];
        const named = valuesOf(read, '--from').map(specOf);
        const things = [
            ...throughPackages(named, read.rest, alterations, resolveInner),
            ...listed(read, '--with').map(({ spec, at }) => serverOf(spec, at, alterations)),
        ];
        if (read.unknown !== null) {
            things.push(unidentified(read.unknown, 'an option of uv that may hide what it starts'));
        }
        else if (named.length === 0) {
            const at = read.rest[0] ?? command;
            things.push(unidentified(at, 'a program of the project, which the export does not grade'));
        }
        return things;
    },
};
const runFlags = [
    '--frozen',
    '--locked',
    '--no-sync',
    '--no-dev',
    '--dev',
    '--all-extras',
    '--all-groups',
    '--no-project',
    '--active',
    '-s',
    '--script',
    '-m',
    '--module',
    '--exact',
    '--no-editable',
    '--no-default-groups',
];
const runValued = [
    '--extra',
    '--group',
    '--no-group',
    '--only-group',
    '--package',
    '--no-extra',
];
/** `uvx python` runs an interpreter and no package of that name. */
function isInterpreter({ text }) {
    return /^(?:python|pypy|cpython|graalpy)[\d.]*(?:@.*)?$/i.test(text);
}

;// CONCATENATED MODULE: ./build/launch/wrappers.js





/** Commands that set something up and start what stands behind `--`, under one of their verbs. */
const separated = [
    { commands: ['doppler'], verbs: ['run'] },
    { commands: ['op'], verbs: ['run'] },
    { commands: ['infisical'], verbs: ['run'] },
    { commands: ['mise', 'rtx'], verbs: ['x', 'exec'] },
    { commands: ['dotenvx', 'teller', 'varlock', 'volta', 'fnox'], verbs: ['run'] },
    { commands: ['chamber', 'aws-vault', 'fnm', 'asdf'], verbs: ['exec'] },
];
/** `doppler run [options] -- command …`; other verbs of these commands start something else. */
const separatedWrapper = {
    commands: separated.flatMap(({ commands }) => commands),
    resolve(args, command, resolveInner) {
        const name = commandName(command.text);
        const verbs = separated.find(({ commands }) => commands.includes(name))?.verbs ?? [];
        const separator = args.findIndex(({ text }) => text === '--');
        const before = separator < 0 ? args : args.slice(0, separator);
        const verb = before.find(({ text }) => !text.startsWith('-'));
        if (verb === undefined || !verbs.includes(verb.text)) {
            return [unidentified(command, `not a command line that "${verbs.join('" or "')}" starts`)];
        }
        const line = valueAfter(before, '--command');
        if (line !== null)
            return resolveShellText(line, resolveInner);
        const moved = before.find(({ text }) => /^(?:-C|--cd)(?:=|$)/.test(text));
        if (moved !== undefined) {
            return [unidentified(moved, 'an option that changes where the command is started')];
        }
        return resolveWords(separator < 0 ? [] : args.slice(separator + 1), command, 'a wrapper without "--", behind which the command would stand', resolveInner);
    },
};
/** Commands whose own options are followed at once by what they start. */
const prefixes = {
    sudo: { flags: ['-E', '-n', '-H', '--preserve-env'], valued: ['-u', '--user', '-g'] },
    nohup: { flags: [], valued: [] },
    time: { flags: ['-p'], valued: [] },
    timeout: { flags: ['--foreground', '-v'], valued: ['-k', '-s', '--signal'], skip: 1 },
    nice: { flags: [], valued: ['-n'] },
    stdbuf: { flags: [], valued: ['-i', '-o', '-e'] },
    'xvfb-run': { flags: ['-a', '--auto-servernum'], valued: ['-s', '-n'] },
    caffeinate: { flags: ['-d', '-i', '-m', '-s', '-u'], valued: ['-t'] },
    wsl: { flags: ['-e', '--exec'], valued: ['-d', '--distribution', '-u', '--user'] },
};
const prefixWrapper = {
    commands: Object.keys(prefixes),
    resolve(args, command, resolveInner) {
        const name = commandName(command.text);
        const { flags = [], valued = [], skip = 0 } = prefixes[name] ?? {};
        const read = readOptions(args, { flags, valued, altering: {} });
        if (read.unknown !== null) {
            return [unidentified(read.unknown, 'an option that may hide what is started')];
        }
        const { rest } = read;
        const words = rest.slice(skip).filter(({ text }, index) => index > 0 || text !== '--');
        return resolveWords(words, command, 'a wrapper without a command', resolveInner);
    },
};
/** `dotenv [-e FILE] [-v NAME=value] [run] [--] command …`. */
const dotenv = { commands: ['dotenv'], resolve: starter(dotenvOptions, 'run') };
/** `env [-i] [-u NAME] A=b command …`. */
const envWrapper = {
    commands: ['env'],
    resolve(args, command, resolveInner) {
        const read = readOptions(args, {
            flags: ['-i', '--ignore-environment', '-0'],
            valued: ['-u', '--unset'],
            altering: {},
        });
        if (read.unknown !== null) {
            return [unidentified(read.unknown, 'an option of env that may hide what is started')];
        }
        return resolveAssignments(read.rest, command, resolveInner);
    },
};
/** Every command that only starts another. */
const wrappers = [
    dotenv,
    separatedWrapper,
    prefixWrapper,
    envWrapper,
];
function valueAfter(words, option) {
    const at = words.findIndex(({ text }) => text === option || text.startsWith(`${option}=`));
    const word = words[at];
    if (word === undefined)
        return null;
    return word.text === option
        ? (words[at + 1] ?? null)
        : { ...word, text: word.text.slice(option.length + 1) };
}

;// CONCATENATED MODULE: ./build/launch/resolve.js

















/** Every launcher that is understood. A new one is one file and one line here. */
const launchers = [
    ...wrappers,
    posixShell,
    windowsShell,
    interpreters,
    npx,
    npm_npm,
    pnpm,
    pnpx,
    yarn,
    bun,
    bunx,
    uv,
    uvx,
    pipx,
    docker,
    dnx,
    deno,
    go,
    nix,
];
const byCommand = new Map(launchers.flatMap((launcher) => launcher.commands.map((name) => [name, launcher])));
/** Longer than any name, path or address of a launch; what follows costs time to read. */
const longestWord = 4096;
/**
 * What a declaration launches or connects to. Never empty: an entry that tells nothing is
 * `unidentified`, with the reason.
 *
 * @param paths of the tree's files: only what is in it is `local`
 */
function resolveLaunch(declaration, paths) {
    const { env, hooks } = declaration.launch;
    const command = withDefaults(declaration.launch.command, env);
    const url = withDefaults(declaration.launch.url, env);
    const args = declaration.launch.args.map((word) => withDefaults(word, env) ?? word);
    const whole = { text: '', span: declaration.span };
    const things = [];
    if ([command, url, ...args].some((word) => word !== null && word.text.length > longestWord)) {
        things.push(unidentified(whole, `a text of more than ${longestWord} characters`));
    }
    else {
        if (url !== null)
            things.push(serverOf((0,remote/* readRemote */.Zz)(url.text), url));
        if (command !== null)
            things.push(...resolveCommand(splitCommand({ command, args }), 0));
    }
    if (things.length === 0) {
        things.push(unidentified(whole, 'the entry has neither a command nor a URL'));
    }
    // The environment is that of the command; an address has none.
    const changed = command === null ? things : altered(things, alterationsOf(env));
    return altered(changed, hooks).map((thing) => ({
        ...(thing.type === 'local' ? confirmLocal(thing, declaration, paths) : thing),
        declaration,
    }));
}
/** Placeholders by which clients name the folder of the project, or of the plugin, that declares a server. */
const projectFolder = /^(?:\$\{(?:workspaceFolder|workspaceRoot|PWD|CLAUDE_PROJECT_DIR|CLAUDE_PLUGIN_ROOT|extensionPath)\}|\$PWD)[\\/]/;
/** A program is local where the tree holds it, below the folder that the client works in. */
function confirmLocal(thing, { file, launch: { cwd } }, paths) {
    const name = thing.name ?? '';
    const written = name.replace(projectFolder, '').replaceAll('\\', '/');
    const own = file.split('/').slice(0, -1);
    // A client's folder such as `.cursor` lies in the project; other files lie beside it.
    const hidden = own.findIndex((part) => part.startsWith('.'));
    const project = hidden < 0 ? own : own.slice(0, hidden);
    // A path that begins with the project's folder does not depend on the working directory.
    const below = cwd === null || projectFolder.test(name)
        ? ''
        : `${cwd.text}/`.replace(projectFolder, '').replaceAll('\\', '/');
    const isAbsolute = [written, below].some((part) => /^(?:\/|~|[A-Za-z]:)/.test(part));
    const path = isAbsolute ? null : normalise([...project, below + written].join('/'));
    if (path !== null && paths.has(path))
        return { ...thing, name: path };
    return { ...thing, ...(0,ecosystem/* unidentifiedSpec */.a0)(name, 'a program that is not in the tree') };
}
/** A path without `.` and `..`; null where it leaves the tree or holds a placeholder. */
function normalise(path) {
    const parts = [];
    if ((0,ecosystem/* hasPlaceholder */.Kc)(path))
        return null;
    for (const part of path.split('/')) {
        if (part === '..' && parts.pop() === undefined)
            return null;
        if (part !== '' && part !== '.' && part !== '..')
            parts.push(part);
    }
    return parts.join('/');
}
/**
 * `${NAME:-package}` is its default, which is what starts where nobody has set the variable. The entry
 * itself may set it, and so may a shell's text: there the placeholder stays.
 */
function withDefaults(word, env) {
    if (word === null || /\s/.test(word.text))
        return word;
    const text = word.text.replace(/\$\{(\w+):-([^${}]*)\}/g, (whole, name, value) => env.has(name) ? whole : value);
    return { ...word, text };
}
/** Wrappers within wrappers beyond this depth are nobody's honest launch. */
const deepest = 8;
function resolveCommand({ command, args }, depth) {
    if (depth > deepest)
        return [unidentified(command, 'wrappers within wrappers without end')];
    if (command.text.trim() === '')
        return [unidentified(command, 'an empty command')];
    if ((0,ecosystem/* hasPlaceholder */.Kc)(command.text))
        return [unidentified(command, 'the command is a placeholder')];
    if (/[\\/]/.test(command.text) && !isOfTheSystem(command.text)) {
        // `./npx` and `/proc/self/cwd/npx` are programs of the repository, whatever their names say.
        return [unidentified(command, 'a program by its path, which may be the repository’s own')];
    }
    const launcher = byCommand.get(commandName(command.text));
    if (launcher === undefined) {
        return [unidentified(command, 'a command that is not known to fetch a published package')];
    }
    return launcher.resolve(args, command, (inner) => resolveCommand(inner, depth + 1));
}
/** `"command": "npx -y package"`: arguments inside the command, where it begins with one that is known. */
function splitCommand({ command, args }) {
    const words = command.text.trim().split(/\s+/);
    const [first = ''] = words;
    const isPlain = !/[&|;<>`"'\\\n]|\$\(/.test(command.text);
    if (words.length < 2 || !isPlain || !byCommand.has(commandName(first)))
        return { command, args };
    const [name = command, ...inside] = words.map((text) => ({ ...command, text }));
    return { command: name, args: [...inside, ...args] };
}

// EXTERNAL MODULE: ./build/policy/catalogue.js + 16 modules
var catalogue = __webpack_require__(8015);
// EXTERNAL MODULE: ./build/policy/verdict.js
var verdict = __webpack_require__(6234);
;// CONCATENATED MODULE: ./build/policy/evaluate.js



/** Evaluates every rule on everything; nothing is decided before all are through. */
function evaluate(facts, policy) {
    const servers = facts.dependencies.map(({ dependency, match }) => match === null
        ? judgeOne(dependency, null, policy)
        : [match, ...match.rivals]
            .map((each) => judgeOne(dependency, each, policy))
            .reduce((worst, each) => (severity(each) > severity(worst) ? each : worst)));
    const problems = [];
    for (const { id, rule } of catalogue/* catalogue */.s) {
        const level = levelIn(policy, id);
        if (rule.about === 'file') {
            for (const file of facts.files) {
                const place = { file: file.path, span: file.span };
                problems.push(...problemOf(id, level, rule.evaluate(file), place));
            }
        }
        else if (rule.about === 'export' && facts.export !== null) {
            const place = { file: null, span: null };
            problems.push(...problemOf(id, level, rule.evaluate(facts.export, policy), place));
        }
    }
    return { servers, problems };
}
const severities = { pass: 0, warn: 1, fail: 2, error: 3 };
/** The verdict first, the lower score among equal verdicts, no score as the lowest. */
function severity({ verdict, match }) {
    return severities[verdict] + (1 - ((match?.report?.score ?? -1) + 1) / 101) / 2;
}
function judgeOne(dependency, match, policy) {
    const bare = { dependency, match, remedy: null };
    const first = dependencyProblems(bare, policy);
    if (match === null)
        return { ...bare, problems: first, verdict: 'error' };
    if (first.length === 0)
        return { ...bare, problems: first, verdict: 'pass' };
    // Only where something is wrong is a better version looked for; the words then name it.
    const graded = { ...bare, remedy: nearestPassing({ dependency, match }, policy) };
    const problems = dependencyProblems(graded, policy);
    return { ...graded, problems, verdict: (0,verdict/* verdictOf */.V)(problems) };
}
/** The level of a rule: the one set by hand, else the preset's. Under `report-only` nothing fails. */
function levelIn(policy, id) {
    const entry = catalogue/* catalogue */.s.find((each) => each.id === id);
    const level = policy.levels.get(id) ?? entry.rule.levels[policy.preset];
    return policy.preset === 'report-only' && level === 'fail' ? 'warn' : level;
}
function dependencyProblems(graded, policy) {
    const { declaration, span } = graded.dependency;
    const context = { policy, levelOf: (id) => levelIn(policy, id) };
    return catalogue/* catalogue */.s.flatMap(({ id, rule }) => {
        if (rule.about !== 'dependency')
            return [];
        if (graded.dependency.role === 'launcher' && !rule.judgesLaunchers)
            return [];
        const level = levelIn(policy, id);
        // Nobody starts a disabled server: it is shown, and judged in full when it is enabled.
        const capped = declaration.disabled && level === 'fail' ? 'warn' : level;
        return problemOf(id, capped, rule.evaluate(graded, context), { file: declaration.file, span });
    });
}
function problemOf(rule, level, found, place) {
    if (found === null)
        return [];
    const { message, advice, findings, isError } = found;
    const effective = isError ? 'error' : level;
    if (effective === 'off')
        return [];
    return [{ rule, level: effective, message, advice, findings, ...place, waived: null }];
}
/**
 * The nearest version that meets the policy: the lowest above the judged one for a pinned
 * dependency, the highest of all for one that is not pinned or has no such version.
 */
function nearestPassing({ dependency, match }, policy) {
    const { compare, isPrerelease } = ecosystems/* ecosystems */.uU[dependency.type];
    const declaration = { ...dependency.declaration, disabled: false };
    const pinned = { ...dependency, declaration, pin: 'exact' };
    const passing = match.scored.filter((report) => {
        if (isPrerelease(report.version))
            return false;
        const judged = { ...match, kind: 'exact', report, judgedVersion: report.version };
        const problems = dependencyProblems({ dependency: pinned, match: judged, remedy: null }, policy);
        return ['pass', 'warn'].includes((0,verdict/* verdictOf */.V)(problems));
    });
    const { judgedVersion } = match;
    const higher = passing.filter(({ version }) => judgedVersion !== null && (compare(version, judgedVersion) ?? 0) > 0);
    const isPinned = dependency.pin === 'exact' || dependency.pin === 'digest';
    const nearest = (isPinned ? higher.at(-1) : undefined) ?? passing[0];
    if (nearest === undefined || nearest.score === null)
        return null;
    return { version: nearest.version, grade: nearest.grade, score: nearest.score };
}

// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(4702);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(8508);
;// CONCATENATED MODULE: ./build/run.js











const nothingToSave = async () => { };
const noExport = {
    generatedAt: null,
    schemaVersion: null,
    rubricVersion: null,
    source: 'none',
    caution: null,
};
const emptySelection = {
    header: { schemaVersion: null, rubricVersion: null, generatedAt: 0 },
    servers: [],
    malformedRecords: new Map(),
    inconsistencies: [],
};
/**
 * Judges the servers that a tree declares: files → declarations → dependencies → export → matches →
 * problems → verdict. Trouble with the export ends as a report whose verdict is `error`.
 */
async function run(settings, world) {
    const { dependencies, files } = await takeInventory(settings, world);
    const identities = uniqueIdentities(dependencies);
    let obtained = null;
    if (identities.length > 0) {
        try {
            obtained = await obtain(settings, world);
        }
        catch (error) {
            if (!(error instanceof failure.GateError))
                throw error;
            const facts = { dependencies: dependencies.map(unjudged), files, export: null };
            const report = await conclude(settings, world, facts, noExport);
            return {
                report: { ...report, verdict: 'error', failure: plainFailure(error) },
                save: nothingToSave,
            };
        }
    }
    const selection = obtained === null ? emptySelection : await run_select(obtained, identities);
    const matched = dependencies.map((dependency) => ({
        dependency,
        match: (0,match/* matchDependency */.p)(dependency, selection),
    }));
    const exported = obtained === null
        ? noExport
        : { ...selection.header, source: obtained.source, caution: obtained.caution };
    const facts = {
        dependencies: matched,
        files,
        export: obtained === null
            ? null
            : {
                ...exported,
                ageMs: world.now() - selection.header.generatedAt,
                inconsistencies: selection.inconsistencies,
            },
    };
    const report = await conclude(settings, world, facts, exported);
    return { report, save: obtained?.save ?? nothingToSave };
}
/** Finds and identifies what the tree declares; needs neither key nor export. */
async function takeInventory(settings, world) {
    const started = world.now();
    const ignored = settings.ignorePaths.length > 0 ? picomatch([...settings.ignorePaths], { dot: true }) : null;
    const tree = await world.readTree({
        client: (path) => clientFileOf(path)?.client ?? null,
        folder: isClientFolder,
        depth: longestClientPath,
        ignored: (path) => ignored?.(path) ?? false,
    });
    const { declarations, files } = await readDeclarations(tree.sources);
    const dependencies = declarations.flatMap((declaration) => resolveLaunch(declaration, tree.paths));
    const disabled = declarations.filter((declaration) => declaration.disabled).length;
    world.log(`Declarations: ${declarations.length} in ${(0,words/* plural */.LS)(tree.sources.length, 'file')}, ${disabled} disabled (${world.now() - started} ms)`);
    return { declarations, dependencies, files: [...files, ...tree.files] };
}
function uniqueIdentities(dependencies) {
    const identities = dependencies.flatMap((dependency) => (0,match/* identityOf */.c)(dependency) ?? []);
    return [...new Map(identities.map((each) => [(0,ecosystems/* identityKey */.US)(each), each])).values()];
}
async function obtain(settings, world) {
    if (settings.exportFile !== null)
        return readExportFile(settings.exportFile, world);
    const { apiKey, baseUrl } = settings;
    if (apiKey === null) {
        const { message, remedy } = await world.explainMissingKey();
        throw new failure.GateError('missing-key', message, remedy);
    }
    if (baseUrl === null)
        throw new Error('the settings have neither base-url nor export-file');
    // Loaded here, for a run with nothing to judge needs none of it.
    const [{ obtainExport }, { downloadExport }, { maxBodyBytes }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(72), __webpack_require__.e(91), __webpack_require__.e(734)]).then(__webpack_require__.bind(__webpack_require__, 6734)),
        Promise.all(/* import() */[__webpack_require__.e(942), __webpack_require__.e(672)]).then(__webpack_require__.bind(__webpack_require__, 2672)),
        __webpack_require__.e(/* import() */ 638).then(__webpack_require__.bind(__webpack_require__, 7638)),
    ]);
    const download = async () => {
        const started = world.now();
        const request = {
            baseUrl,
            apiKey,
            timeoutMs: settings.timeoutMs,
            idleMs: Math.min(settings.timeoutMs, 60_000),
            maxBytes: maxBodyBytes,
            userAgent: `mcp-grade-gate/${version/* version */.r}`,
        };
        const bytes = await downloadExport(request, world);
        world.log(`Export: ${(0,words/* byteSize */.mz)(bytes.length)} downloaded from ${baseUrl.host} (${world.now() - started} ms)`);
        return bytes;
    };
    const request = {
        baseUrl,
        apiKey,
        maxAgeMs: settings.policy.maxAgeMs,
        forPullRequest: world.event.startsWith('pull_request'),
        platform: world.platform,
    };
    return obtainExport(request, { now: world.now, cache: world.cache, download, log: world.log });
}
async function readExportFile(path, world) {
    const { parseExport } = await Promise.all(/* import() */[__webpack_require__.e(72), __webpack_require__.e(91), __webpack_require__.e(670)]).then(__webpack_require__.bind(__webpack_require__, 9670));
    let bytes;
    try {
        bytes = await world.readFile(path);
    }
    catch (error) {
        throw new failure.GateError('export-file-unreadable', `The export file ${path} cannot be read (${error.code ?? 'unknown'}).`, 'Check the input export-file; it is relative to the workspace.', { cause: error });
    }
    const parsed = parseExport(bytes, path);
    return { parsed, source: 'file', caution: null, save: nothingToSave };
}
async function run_select({ parsed }, identities) {
    const { selectFromExport } = await Promise.all(/* import() */[__webpack_require__.e(72), __webpack_require__.e(91), __webpack_require__.e(283)]).then(__webpack_require__.bind(__webpack_require__, 4283));
    return selectFromExport(parsed, identities);
}
function unjudged(dependency) {
    return { dependency, match: null };
}
async function conclude({ policy }, world, facts, exported) {
    const { servers, problems } = evaluate(facts, policy);
    const commits = servers.length > 0 ? await world.readCommits() : { base: null, head: null };
    const all = [...servers.flatMap((server) => server.problems), ...problems];
    return {
        toolVersion: version/* version */.r,
        run: { event: world.event, ...commits },
        verdict: (0,verdict/* verdictOf */.V)(all),
        failure: null,
        policy,
        export: exported,
        servers,
        problems,
        files: facts.files,
    };
}
/** Just the data of a failure: an error carries a stack and a cause too. */
function plainFailure({ code, message, remedy, details }) {
    return { code, message, remedy, details };
}
/** The report of a run that ended before it could judge anything. */
function failedReport(failure, event) {
    return {
        toolVersion: version/* version */.r,
        run: { event, base: null, head: null },
        verdict: 'error',
        failure: plainFailure(failure),
        policy: null,
        export: noExport,
        servers: [],
        problems: [],
        files: [],
    };
}


/***/ })

};
