export const id = 739;
export const ids = [739];
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

/***/ 8739:
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
;// CONCATENATED MODULE: ./build/declarations/reader.js
/** A launch of nothing. */
const emptyLaunch = {
    command: null,
    args: [],
    env: new Map(),
    cwd: null,
    url: null,
    registry: null,
    plugin: null,
    envFile: null,
    hooks: [],
};
/** A reading of nothing. */
const emptyReading = { declarations: [], faults: [] };
/** Several readings of one file as one. */
function joinReadings(readings) {
    return {
        declarations: readings.flatMap(({ declarations }) => declarations),
        faults: readings.flatMap(({ faults }) => faults),
        refersTo: readings.flatMap(({ refersTo = [] }) => refersTo),
        enables: readings.flatMap(({ enables = [] }) => enables),
        offers: readings.flatMap(({ offers = [] }) => offers),
    };
}

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
/** Keys whose value the client runs beside, or instead of, what it starts or connects to. */
const hookKeys = new Map([['headersHelper', 'path']]);
/**
 * Reads the shape that most clients share: a map from alias to `{command, args, env, cwd}` or `{url}`,
 * or a list of such entries with a `name`, with the differences of one dialect.
 */
function readServers(document, dialect) {
    const { root, spanOf } = document;
    if (root === null)
        return emptyReading;
    if (root.type !== 'object') {
        const fault = { message: 'not an object at the top', span: spanOf(root) };
        return { declarations: [], faults: [fault] };
    }
    // The servers of a description of an API are addresses of that API.
    const isApi = ['openapi', 'swagger', 'asyncapi'].some((key) => (0,tree/* memberOf */.C5)(root, key) !== null);
    if (dialect.onlyByShape && isApi)
        return emptyReading;
    const faults = [];
    const declarations = [];
    const wrappers = dialect.wrappers ?? commonWrappers;
    repeatedKeys(root, spanOf, new Set(wrappers.map(([first = '']) => first)), faults);
    // What no known client reads may keep its servers deeper, as profiles do.
    const tops = dialect.onlyByShape ? objectsIn(root, 4) : [root];
    const maps = tops.flatMap((top) => wrappers.flatMap((path) => membersAt(top, path)));
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
/** An object and those below it, down to a depth. */
function objectsIn(node, depth) {
    if (node.type !== 'object' || depth === 0)
        return [];
    return [node, ...(0,tree/* propertiesOf */.P1)(node).flatMap(({ value }) => objectsIn(value, depth - 1))];
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
/** What one entry declares: a server for each of its commands and addresses. */
function readEntry({ key, node, value }, spanOf, { restsBy = [], maySwitch = false, mayBeExtension = false } = {}) {
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
        return { declarations: [{ alias: key, span, disabled: false, launch: emptyLaunch }], faults };
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
        return command === null ? [] : [{ command, args: [...words, ...args], env }];
    });
    // An image in a field of its own is run by docker, whoever does it.
    const images = given(containerKeys).flatMap(({ key: name, value: held }) => {
        const given = text(name, held);
        if (given === null)
            return [];
        // The tag, a digest behind it perhaps, may stand in a field of its own.
        const tag = (0,tree/* memberOf */.C5)(value, 'version');
        const isTagged = /[:@][^/]*$/.test(given.text) || tag?.value === undefined;
        const image = isTagged ? given : { ...given, text: `${given.text}:${String(tag.value)}` };
        const line = ['docker', 'run'].map((part) => ({ ...image, text: part }));
        const [command, verb] = line;
        const entrypoint = (0,tree/* wordOf */.aG)((0,tree/* memberOf */.C5)(value, 'entrypoint'), spanOf);
        const inside = list('entrypointArgs', (0,tree/* memberOf */.C5)(value, 'entrypointArgs'));
        const option = { ...image, text: '--entrypoint' };
        const options = entrypoint === null ? [] : [option, entrypoint];
        return [
            { command, args: [verb, ...options, image, ...inside], env: new Map(variables(value)) },
        ];
    });
    const addresses = given(urlKeys).flatMap(({ key: name, value: held }) => {
        const url = text(name, held);
        return url === null ? [] : [{ url }];
    });
    commands.push(...images);
    if (commands.length + addresses.length === 0 &&
        maySwitch &&
        given(['enabled', 'disabled']).length > 0) {
        return { declarations: [], faults };
    }
    const shared = {
        cwd: (0,tree/* wordOf */.aG)((0,tree/* memberOf */.C5)(value, 'cwd'), spanOf),
        envFile: (0,tree/* wordOf */.aG)((0,tree/* memberOf */.C5)(value, 'envFile'), spanOf),
        hooks: (0,tree/* propertiesOf */.P1)(value).flatMap(({ key: what, value: held }) => {
            const kind = hookKeys.get(what);
            return kind === undefined ? [] : [{ kind, what, file: null, span: spanOf(held) }];
        }),
    };
    const disabled = (restsBy.includes('disabled') && (0,tree/* memberOf */.C5)(value, 'disabled')?.value === true) ||
        (restsBy.includes('enabled') && (0,tree/* memberOf */.C5)(value, 'enabled')?.value === false);
    // Which of several commands and addresses a client takes differs by client: each is declared.
    const [first = {}, ...others] = commands.length === 1 && addresses.length > 0
        ? [{ ...commands[0], ...addresses[0] }, ...addresses.slice(1)]
        : [...commands, ...addresses];
    const isExtension = mayBeExtension && commands.length + addresses.length === 0;
    const plugin = isExtension ? { text: key, span } : null;
    const declarations = [first, ...others].map((launch) => ({
        alias: key,
        span,
        disabled,
        launch: { ...emptyLaunch, ...launch, ...shared, plugin },
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

;// CONCATENATED MODULE: ./build/declarations/shapes/agents.js



/**
 * The head of a Claude Code agent: `mcpServers` is a map of servers, a list of names and such maps, or
 * one name. A name is that of a server that is declared elsewhere. Source: Claude Code's reference of
 * subagents.
 */
const claudeAgent = ({ root, spanOf }) => {
    const held = (0,tree/* memberOf */.C5)(root, 'mcpServers');
    if (held === null)
        return emptyReading;
    const entries = held.type === 'array'
        ? entriesOf(held).flatMap((item) => item.value.type !== 'object'
            ? []
            : item.key.startsWith('#')
                ? (0,tree/* propertiesOf */.P1)(item.value)
                : [item])
        : (0,tree/* propertiesOf */.P1)(held);
    // `name:` without a value is a name too.
    const own = entries.filter(({ value }) => value.type === 'object');
    return joinReadings(own.map((entry) => readEntry(entry, spanOf)));
};

;// CONCATENATED MODULE: ./build/declarations/shapes/apm.js



/**
 * The servers of an agent package: `dependencies.mcp` is a list of names in the MCP registry and of
 * servers that are described in place. Source: the manifest reference of APM.
 */
const apmDependencies = ({ root, spanOf }) => {
    const lists = ['dependencies', 'devDependencies'].map((key) => (0,tree/* memberOf */.C5)((0,tree/* memberOf */.C5)(root, key), 'mcp'));
    const items = lists.flatMap((list) => (list?.type === 'array' ? (list.children ?? []) : []));
    return joinReadings(items.map((item) => readDependency(item, null, spanOf)));
};
/** What APM installed: `mcp_configs` by name, and under `mcp_servers` the names alone. */
const apmLock = ({ root, spanOf }) => {
    const configs = (0,tree/* propertiesOf */.P1)((0,tree/* memberOf */.C5)(root, 'mcp_configs'));
    const names = (0,tree/* memberOf */.C5)(root, 'mcp_servers')?.children ?? [];
    const alone = names.filter(({ type, value }) => type === 'string' && !configs.some(({ key }) => key === value));
    return joinReadings([
        ...configs.map(({ key, value }) => readDependency(value, key, spanOf)),
        ...alone.map((item) => readDependency(item, null, spanOf)),
    ]);
};
function readDependency(item, key, spanOf) {
    if (item.type === 'string')
        return registered(String(item.value), (0,tree/* wordOf */.aG)(item, spanOf), item, spanOf);
    const name = (0,tree/* wordOf */.aG)((0,tree/* memberOf */.C5)(item, 'name'), spanOf);
    const alias = name?.text ?? key ?? 'mcp';
    const isDescribed = ['command', 'url'].some((field) => (0,tree/* memberOf */.C5)(item, field) !== null);
    if (item.type !== 'object' || isDescribed || (0,tree/* memberOf */.C5)(item, 'registry')?.value === false) {
        return readEntry({ key: alias, node: item, value: item }, spanOf);
    }
    const version = (0,tree/* memberOf */.C5)(item, 'version');
    const written = version === null ? alias : `${alias}@${String(version.value)}`;
    return registered(alias, { text: written, span: name?.span ?? spanOf(item) }, item, spanOf);
}
function registered(alias, registry, node, spanOf) {
    const launch = { ...emptyLaunch, registry };
    return {
        ...emptyReading,
        declarations: [{ alias, span: spanOf(node), disabled: false, launch }],
    };
}

;// CONCATENATED MODULE: ./build/declarations/shapes/docker.js



/**
 * Agents of Docker's agent runner: each has `toolsets`, of which those of type `mcp` are servers: a
 * name of Docker's catalog (`ref: docker:name`), an address under `remote`, or a command.
 * Source: the configuration reference of Docker Agent.
 */
function dockerAgents({ root, spanOf }) {
    const toolsets = (0,tree/* propertiesOf */.P1)((0,tree/* memberOf */.C5)(root, 'agents')).flatMap(({ key, value }) => 
    // `tools` is an older name.
    ['toolsets', 'tools']
        .flatMap((key) => (0,tree/* memberOf */.C5)(value, key)?.children ?? [])
        .filter((toolset) => (0,tree/* memberOf */.C5)(toolset, 'type')?.value === 'mcp')
        .map((toolset) => ({ key, node: toolset, value: toolset })));
    const named = (0,tree/* propertiesOf */.P1)((0,tree/* memberOf */.C5)(root, 'mcps'));
    const readings = [...named, ...toolsets].map((entry) => readToolset(entry, spanOf));
    return joinReadings(readings);
}
function readToolset({ key, node, value }, spanOf) {
    const ref = (0,tree/* wordOf */.aG)((0,tree/* memberOf */.C5)(value, 'ref'), spanOf);
    const remote = (0,tree/* memberOf */.C5)(value, 'remote');
    const name = (0,tree/* wordOf */.aG)((0,tree/* memberOf */.C5)(value, 'name'), spanOf)?.text;
    const catalogued = /^docker:(.+)$/s.exec(ref?.text ?? '')?.[1];
    const alias = name ?? catalogued ?? key;
    if (ref !== null && catalogued !== undefined) {
        const registry = { ...ref, text: catalogued };
        const launch = { ...emptyLaunch, registry };
        return {
            ...emptyReading,
            declarations: [{ alias, span: spanOf(node), disabled: false, launch }],
        };
    }
    // A reference to a server that the same file names elsewhere declares nothing more.
    if (ref !== null)
        return emptyReading;
    const entry = remote?.type === 'object' ? remote : value;
    return readEntry({ key: alias, node, value: entry }, spanOf);
}
/**
 * An entry of Docker's catalog as its registry keeps it: `image`, or an address under `remote`.
 * Source: the contribution guide of docker/mcp-registry.
 */
const dockerCatalogEntry = ({ root, spanOf }) => {
    const type = (0,tree/* wordOf */.aG)((0,tree/* memberOf */.C5)(root, 'type'), spanOf)?.text ?? '';
    const image = (0,tree/* wordOf */.aG)((0,tree/* memberOf */.C5)(root, 'image'), spanOf);
    const remote = (0,tree/* memberOf */.C5)(root, 'remote');
    const alias = (0,tree/* wordOf */.aG)((0,tree/* memberOf */.C5)(root, 'name'), spanOf)?.text ?? 'server';
    if (root === null || !['server', 'poci', 'remote'].includes(type))
        return emptyReading;
    if (type === 'remote') {
        return remote === null
            ? emptyReading
            : readEntry({ key: alias, node: remote, value: remote }, spanOf);
    }
    if (image === null)
        return emptyReading;
    const [command, run] = ['docker', 'run'].map((text) => ({ ...image, text }));
    const launch = { ...emptyLaunch, command, args: [run, image] };
    return { ...emptyReading, declarations: [{ alias, span: image.span, disabled: false, launch }] };
};

;// CONCATENATED MODULE: ./build/declarations/shapes/goose.js



/** Kinds of extensions that are part of Goose, or of the program that embeds it. */
const ownKinds = new Set(['builtin', 'platform', 'frontend']);
/**
 * Goose's extensions: a map in its configuration, a list in a recipe. Source: Goose's guides to
 * extensions and recipes.
 */
function gooseExtensions({ root, spanOf }) {
    const extensions = (0,tree/* memberOf */.C5)(root, 'extensions');
    if (extensions?.type !== 'object' && extensions?.type !== 'array')
        return emptyReading;
    const entries = entriesOf(extensions).filter(({ value }) => !ownKinds.has((0,tree/* wordOf */.aG)((0,tree/* memberOf */.C5)(value, 'type'), spanOf)?.text ?? ''));
    return joinReadings(entries.map((entry) => readEntry(entry, spanOf, { restsBy: ['enabled'] })));
}
/** A file of Goose, which may keep servers in the shape of others too. */
const gooseFile = (document) => joinReadings([readServers(document, { onlyByShape: true }), gooseExtensions(document)]);

;// CONCATENATED MODULE: ./build/declarations/shapes/mcpb.js



/**
 * The manifest of an MCP bundle: one server under `server.mcp_config`, perhaps another on some
 * platforms. Source: the manifest specification of MCPB (`dxt_version` before it had that name).
 */
const bundleManifest = ({ root, spanOf }) => {
    const config = (0,tree/* memberOf */.C5)((0,tree/* memberOf */.C5)(root, 'server'), 'mcp_config');
    const isBundle = ['manifest_version', 'dxt_version'].some((key) => (0,tree/* memberOf */.C5)(root, key) !== null);
    if (config === null || !isBundle)
        return emptyReading;
    const alias = (0,tree/* wordOf */.aG)((0,tree/* memberOf */.C5)(root, 'name'), spanOf)?.text ?? 'server';
    const overrides = (0,tree/* propertiesOf */.P1)((0,tree/* memberOf */.C5)(config, 'platform_overrides'));
    const entries = [config, ...overrides.map(({ value }) => value)].filter(
    // An override of the environment alone starts the same.
    (value) => value === config || (0,tree/* memberOf */.C5)(value, 'command') !== null);
    return joinReadings(entries.map((value) => readEntry({ key: alias, node: value, value }, spanOf)));
};

;// CONCATENATED MODULE: ./build/declarations/shapes/plugins.js



/** Keys under which manifests of plugins keep their servers. */
const serverKeys = ['mcpServers', 'mcp_servers'];
/**
 * The manifest of a plugin: its servers are an object, the path of another file, or a list of both.
 * Source: Claude Code's reference of plugins; Copilot and Cursor took it over.
 */
const pluginManifest = (document) => readPlugin(document, document.root);
/**
 * A marketplace: plugins, each of which may declare servers in place, and the names by which its
 * users enable them.
 */
const marketplace = (document) => {
    const { root, spanOf } = document;
    const name = (0,tree/* wordOf */.aG)((0,tree/* memberOf */.C5)(root, 'name'), spanOf)?.text;
    const plugins = (0,tree/* memberOf */.C5)(root, 'plugins')?.children ?? [];
    const offers = plugins.flatMap((plugin) => {
        const own = (0,tree/* wordOf */.aG)((0,tree/* memberOf */.C5)(plugin, 'name'), spanOf)?.text;
        // A plugin that is fetched from elsewhere is named by an object.
        const isHere = (0,tree/* memberOf */.C5)(plugin, 'source')?.type === 'string';
        return name !== undefined && own !== undefined && isHere ? [`${own}@${name}`] : [];
    });
    const inPlace = plugins.map((plugin) => ({
        ...readPlugin(document, plugin),
        // Paths of an entry are relative to its plugin's folder, where its own files are read anyway.
        refersTo: [],
    }));
    return joinReadings([...inPlace, { ...emptyReading, offers }]);
};
/** Settings that may declare servers, and switch on plugins that bring some of their own. */
const settingsWithPlugins = (document) => {
    const { root, spanOf } = document;
    const enabled = (0,tree/* memberOf */.C5)(root, 'enabledPlugins');
    const plugins = enabled?.type === 'array'
        ? (enabled.children ?? []).flatMap((item) => (0,tree/* wordOf */.aG)(item, spanOf) ?? [])
        : (0,tree/* propertiesOf */.P1)(enabled)
            .filter(({ value }) => value.value !== false)
            .map(({ key, node }) => ({ text: key, span: spanOf(node) }));
    const fetched = (0,tree/* propertiesOf */.P1)((0,tree/* memberOf */.C5)(root, 'extraKnownMarketplaces'))
        .filter(({ value }) => {
        const kind = (0,tree/* memberOf */.C5)((0,tree/* memberOf */.C5)(value, 'source'), 'source')?.value;
        return kind !== 'directory' && kind !== 'file';
    })
        .map(({ key }) => key);
    const enables = plugins.map((plugin) => ({
        plugin,
        isElsewhere: fetched.includes(plugin.text.slice(plugin.text.lastIndexOf('@') + 1)),
    }));
    return joinReadings([readServers(document, {}), { ...emptyReading, enables }]);
};
function readPlugin(document, plugin) {
    const { spanOf } = document;
    if (plugin === null)
        return emptyReading;
    const held = (0,tree/* propertiesOf */.P1)(plugin).filter(({ key }) => serverKeys.some((name) => name === key));
    const listed = held.flatMap(({ key, value }) => value.type === 'array' ? (value.children ?? []).map((item) => ({ key, item })) : []);
    const maps = held.filter(({ value }) => !['string', 'array'].includes(value.type));
    const refersTo = [...held.map(({ value }) => value), ...listed.map(({ item }) => item)]
        .flatMap((value) => (0,tree/* wordOf */.aG)(value, spanOf) ?? [])
        .map((path) => ({ path, isRequired: true }));
    return joinReadings([
        // Only these keys keep servers: a manifest's others are none.
        readServers({ ...document, root: { ...plugin, children: maps.map(({ node }) => node) } }, {}),
        ...listed
            .filter(({ item }) => item.type !== 'string')
            .map(({ key, item }) => readServers({ ...document, root: holding(key, item) }, {})),
        { ...emptyReading, refersTo },
    ]);
}
/** An object that holds one value under a key. */
function holding(key, value) {
    const { offset, length } = value;
    const keyNode = { type: 'string', value: key, offset, length: 0 };
    const property = { type: 'property', offset, length, children: [keyNode, value] };
    return { type: 'object', offset, length, children: [property] };
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

;// CONCATENATED MODULE: ./build/declarations/shapes/workflows.js



/*
 * Servers in the steps of a GitHub workflow: JSON inside of an input (`mcp_config`, `claude_args`) or
 * of a heredoc in `run`. A step's text is searched for objects that have one of the usual keys; it is
 * never run or expanded.
 */
/** Keys that tell an object with servers; `servers` alone is anybody's word. */
const wrapperKey = /\\?"(?:mcpServers|mcp_servers|context_servers)\\?"\s*:/;
/** Searching for the end of an object costs its length, from every brace anew. */
const maxWork = 4 * 1024 * 1024;
const workflowSteps = ({ root, spanOf }, text) => root === null
    ? emptyReading
    : joinReadings(textsOf(root).map((node) => readText(node, spanOf, text)));
/** Every text of a tree. */
function textsOf(node) {
    if (node.type === 'string')
        return [node];
    return (node.children ?? []).flatMap(textsOf);
}
function readText(node, spanOf, file) {
    const value = String(node.value);
    const toFile = offsetsOf(node, value, file);
    const spanIn = ({ offset, length }) => spanOf({ offset: toFile(offset), length: toFile(offset + length) - toFile(offset) });
    const refersTo = [
        ...value.matchAll(/--mcp-config(?:=|\s+)(["']?)([\w@./-]+\.json)\1(?=\s|$)/g),
    ].map(({ index, 2: path = '' }) => ({
        path: { text: path, span: spanIn({ offset: index, length: 0 }) },
        // Another step may write it; what it writes stands in that step's text.
        isRequired: false,
    }));
    if (!wrapperKey.test(value))
        return { ...emptyReading, refersTo };
    const objects = objectsOf(value);
    const faults = [];
    if (objects.length === 0) {
        const offset = value.search(wrapperKey);
        faults.push({
            message: 'a step whose JSON of servers cannot be read',
            span: spanIn({ offset, length: 0 }),
        });
    }
    const readings = objects.map(({ offset, document }) => readServers({
        ...document,
        spanOf: (inner) => spanIn({ ...inner, offset: inner.offset + offset }),
    }, { wrappers: commonWrappers }));
    return joinReadings([...readings, { ...emptyReading, faults, refersTo }]);
}
/** The JSON objects in a text that hold servers, outermost first, each with its offset. */
function objectsOf(text) {
    const found = [];
    let work = 0;
    for (let at = text.indexOf('{'); at >= 0 && work < maxWork;) {
        const end = endOfObject(text, at);
        work += (end ?? text.length) - at;
        const part = end === null ? '' : text.slice(at, end);
        const document = wrapperKey.test(part) ? readLoosely(part) : null;
        if (document !== null)
            found.push({ offset: at, document });
        // What is balanced and holds nothing is passed over; a brace of the shell is passed alone.
        const next = document !== null || (end !== null && !wrapperKey.test(part)) ? (end ?? at) : at + 1;
        at = text.indexOf('{', next);
    }
    return found;
}
/** Offset behind the brace that closes the one at `start`; quotes are minded, escaped or not. */
function endOfObject(text, start) {
    let depth = 0;
    const token = /^\{\s*\\"/.test(text.slice(start, start + 1000))
        ? /\\"(?:[^"\\\n]|\\[^"\n])*\\"|[{}]/g
        : /"(?:[^"\\\n]|\\.)*"|[{}]/g;
    token.lastIndex = start;
    for (let match = token.exec(text); match !== null; match = token.exec(text)) {
        if (match[0] === '{')
            depth += 1;
        else if (match[0] === '}')
            depth -= 1;
        if (depth === 0)
            return token.lastIndex;
    }
    return null;
}
/**
 * JSON, or JSON within an unquoted heredoc or a double-quoted word of the shell, where variables stand
 * for values. Every variant is as long as the text, so that places stay.
 */
function readLoosely(text) {
    const unescaped = text.replace(/\\([$`])/g, ' $1');
    const filled = (each) => each.replace(/(?<=[:[,]\s*)\$\{?\w+\}?(?=\s*[,\]}])/g, (name) => `"${name.slice(1, -1)}"`);
    const unquoted = unescaped.replace(/\\"((?:[^"\\]|\\[^"])*)\\"/g, ' "$1" ');
    for (const variant of [text, unescaped, filled(unescaped), filled(unquoted)]) {
        const document = readJsonc(variant);
        if (!('message' in document))
            return document;
    }
    return null;
}
/** Offsets in a YAML text's value as offsets in the file; exact for one line and for a `|` block. */
function offsetsOf(node, value, file) {
    const source = file.slice(node.offset, node.offset + node.length);
    const isBlock = /^[|>]/.test(source);
    const first = isBlock ? file.indexOf('\n', node.offset) + 1 : node.offset;
    if (!isBlock)
        return (offset) => Math.min(node.offset + 1 + offset, node.offset + node.length);
    const lines = lineOffsets(file.slice(first, node.offset + node.length)).map((at) => at + first);
    const indents = lines.map((at) => /^ */.exec(file.slice(at, at + 200))?.[0].length ?? 0);
    const indent = indents.find((_, index) => file[(lines[index] ?? 0) + (indents[index] ?? 0)] !== '\n') ?? 0;
    const values = lineOffsets(value);
    return (offset) => {
        let line = 0;
        let high = values.length - 1;
        while (line < high) {
            const middle = (line + high + 1) >> 1;
            if ((values[middle] ?? 0) <= offset)
                line = middle;
            else
                high = middle - 1;
        }
        const at = (lines[Math.min(line, lines.length - 1)] ?? first) + indent;
        return Math.min(at + offset - (values[line] ?? 0), file.length);
    };
}
function lineOffsets(text) {
    return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
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
    { client: 'mcp-json', paths: ['.mcp.json'], shape: bare },
    {
        client: 'claude-code',
        paths: ['.claude/mcp.json', '.claude/.mcp.json'],
        shape: plain,
    },
    {
        client: 'claude-code-settings',
        paths: ['.claude/settings.json', '.claude/settings.local.json'],
        shape: settingsWithPlugins,
    },
    {
        client: 'claude-agents',
        paths: ['.claude/agents/*.md'],
        format: 'frontmatter',
        shape: claudeAgent,
    },
    {
        client: 'claude-plugin',
        paths: [
            '.claude-plugin/plugin.json',
            '.cursor-plugin/plugin.json',
            '.codex-plugin/plugin.json',
        ],
        shape: pluginManifest,
    },
    {
        client: 'copilot-plugin',
        paths: ['.github/plugin/plugin.json', 'plugin.json'],
        holds: /mcp|\\u/i,
        shape: pluginManifest,
    },
    {
        client: 'plugin-marketplace',
        paths: ['.claude-plugin/marketplace.json', '.github/plugin/marketplace.json'],
        shape: marketplace,
    },
    {
        client: 'mcpb',
        paths: ['manifest.json'],
        holds: /mcp_config|\\u/,
        shape: bundleManifest,
    },
    { client: 'claude-desktop', paths: ['claude_desktop_config.json'], shape: plain },
    { client: 'vscode', paths: ['.vscode/mcp.json', '.vs/mcp.json'], shape: bare },
    {
        client: 'vscode-settings',
        paths: ['.vscode/settings.json', '*.code-workspace'],
        shape: {
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
        shape: { wrappers: [['customizations', 'vscode', 'mcp', 'servers']] },
    },
    { client: 'cursor', paths: ['.cursor/mcp.json'], shape: bare },
    { client: 'generic', paths: ['mcp.json'], shape: bare },
    {
        client: 'zed',
        paths: ['.zed/settings.json'],
        shape: { wrappers: [['context_servers']], restsBy: ['enabled'], mayBeExtension: true },
    },
    {
        client: 'opencode',
        paths: ['opencode.json', 'opencode.jsonc', '.opencode/mcp.json'],
        shape: opencode,
    },
    { client: 'kilo', paths: ['kilo.jsonc'], shape: opencode },
    { client: 'kilocode', paths: ['.kilocode/mcp.json'], shape: resting },
    { client: 'roo', paths: ['.roo/mcp.json'], shape: resting },
    { client: 'kiro', paths: ['.kiro/settings/mcp.json', '.kiro/agents/*.json'], shape: resting },
    { client: 'cline', paths: ['.cline/mcp.json', 'cline_mcp_settings.json'], shape: plain },
    { client: 'gemini', paths: ['.gemini/settings.json', 'gemini-extension.json'], shape: plain },
    { client: 'qwen', paths: ['.qwen/settings.json'], shape: plain },
    { client: 'antigravity', paths: ['mcp_config.json'], shape: bare },
    { client: 'junie', paths: ['.junie/mcp/mcp.json', '.ai/mcp/mcp.json'], shape: bare },
    {
        client: 'copilot',
        paths: ['.github/mcp.json', '.copilot/mcp-config.json', '.github/copilot/mcp.json'],
        shape: bare,
    },
    {
        client: 'crush',
        paths: ['crush.json', '.crush.json'],
        shape: { wrappers: [['mcp'], ['mcpServers']], maySwitch: true },
    },
    { client: 'amazonq', paths: ['.amazonq/mcp.json', '.amazonq/cli-agents/*.json'], shape: plain },
    {
        client: 'amp',
        paths: ['.amp/settings.json', '.amp/settings.jsonc'],
        shape: { wrappers: [['amp.mcpServers'], ...commonWrappers] },
    },
    { client: 'augment', paths: ['.augment/settings.json'], shape: plain },
    { client: 'tabnine', paths: ['.tabnine/agent/settings.json'], shape: plain },
    { client: 'firebender', paths: ['firebender.json'], shape: plain },
    { client: 'gitlab-duo', paths: ['.gitlab/duo/mcp.json'], shape: bare },
    { client: 'warp', paths: ['.warp/.mcp.json'], shape: bare },
    { client: 'deepagents', paths: ['.deepagents/.mcp.json'], shape: bare },
    { client: 'rulesync', paths: ['.rulesync/mcp.json', '.rulesync/mcp.jsonc'], shape: bare },
    { client: 'bob', paths: ['.bob/mcp.json'], shape: bare },
    { client: 'idx', paths: ['.idx/mcp.json'], shape: bare },
    { client: 'trae', paths: ['.trae/mcp.json'], shape: bare },
    { client: 'qoder', paths: ['.qoder/mcp.json'], shape: bare },
    { client: 'agents', paths: ['.agents/mcp.json'], shape: bare },
    { client: 'windsurf', paths: ['.windsurf/mcp.json'], shape: bare },
    { client: 'factory', paths: ['.factory/mcp.json'], shape: bare },
    { client: 'kimi', paths: ['.kimi/mcp.json', '.kimi-code/mcp.json'], shape: bare },
    { client: 'codebuddy', paths: ['.codebuddy/mcp.json'], shape: bare },
    { client: 'rovodev', paths: ['.rovodev/mcp.json'], shape: bare },
    {
        client: 'codex',
        paths: ['.codex/config.toml', '.grok/config.toml', '.vibe/config.toml'],
        format: 'toml',
        shape: { wrappers: [['mcp_servers'], ['mcpServers']], restsBy: ['enabled'] },
    },
    {
        client: 'agents-toml',
        paths: ['agents.toml'],
        format: 'toml',
        shape: { wrappers: [['mcp'], ['mcp_servers']] },
    },
    {
        client: 'continue',
        paths: ['.continue/config.yaml', '.continue/mcpServers/*.yaml', '.continue/mcpServers/*.yml'],
        format: 'yaml',
        shape: plain,
    },
    {
        client: 'librechat',
        paths: ['librechat.yaml', 'librechat.yml'],
        format: 'yaml',
        shape: plain,
    },
    {
        client: 'mcp-agent',
        paths: ['mcp_agent.config.yaml', 'fastagent.config.yaml'],
        format: 'yaml',
        hasColonDefaults: true,
        shape: plain,
    },
    {
        client: 'apm',
        paths: ['apm.yml', 'apm.yaml'],
        format: 'yaml',
        shape: apmDependencies,
    },
    { client: 'apm-lock', paths: ['apm.lock.yaml', 'apm.lock.yml'], format: 'yaml', shape: apmLock },
    {
        client: 'goose',
        paths: [
            '.goose/*.yaml',
            '.goose/recipes/*.yaml',
            'recipes/*.yaml',
            'goose/config.yaml',
            'goose.yaml',
            'recipe.yaml',
        ],
        format: 'yaml',
        holds: /extensions|mcp|\\[xu]/,
        shape: gooseFile,
    },
    {
        client: 'docker-agent',
        paths: ['*agent*.yaml', '*agent*.yml', '.github/agents/*.yaml'],
        format: 'yaml',
        holds: /toolsets|mcps|\\[xu]/,
        shape: dockerAgents,
    },
    {
        client: 'docker-catalog',
        paths: ['server.yaml'],
        format: 'yaml',
        holds: /image|remote|\\[xu]/,
        shape: dockerCatalogEntry,
    },
    {
        client: 'github-agents',
        paths: ['.github/agents/*.md', 'agents/*.agent.md'],
        format: 'frontmatter',
        shape: { wrappers: [['mcp-servers'], ['mcpServers']] },
    },
    {
        client: 'github-workflows',
        paths: [
            '.github/workflows/*.md',
            '.github/workflows/shared/*.md',
            '.github/workflows/shared/mcp/*.md',
            'workflows/*.md',
            'workflows/shared/*.md',
            'workflows/shared/mcp/*.md',
        ],
        format: 'frontmatter',
        shape: { wrappers: [['mcp-servers']] },
    },
    {
        client: 'github-workflow-steps',
        paths: ['.github/workflows/*.yml', '.github/workflows/*.yaml'],
        format: 'yaml',
        holds: /mcpServers|mcp_servers|context_servers|--mcp-config|\\[xu]/,
        shape: workflowSteps,
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
/** Without one of these, or an escape that may hide one, a text holds no entry. */
const entryKeys = /command|cmd|url|uri|\\[ux]/i;
const byShape = { mayBeBare: true, onlyByShape: true };
/** YAML is what most agents' own shapes are written in. */
const yamlKeys = /command|cmd|url|uri|ref|\\[ux]/i;
const anyYaml = (document) => {
    const reading = joinReadings([
        readServers(document, byShape),
        dockerAgents(document),
        gooseExtensions(document),
    ]);
    return reading.declarations.length === 0 ? null : reading;
};
/** Files of no known client whose name says that they may hold servers, by their ending. */
const shapes = {
    json: { client: 'by-shape', paths: [], holds: entryKeys, shape: byShape },
    jsonc: { client: 'by-shape', paths: [], holds: entryKeys, shape: byShape },
    toml: { client: 'by-shape', paths: [], format: 'toml', holds: entryKeys, shape: byShape },
    yaml: { client: 'by-shape', paths: [], format: 'yaml', holds: yamlKeys, shape: anyYaml },
    yml: { client: 'by-shape', paths: [], format: 'yaml', holds: yamlKeys, shape: anyYaml },
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
    const folders = slash < 0 ? [] : path.slice(0, slash).split('/');
    const folded = folders.map(foldPath);
    for (let taken = Math.min(folders.length, longestClientPath - 1); taken >= 0; taken -= 1) {
        const candidates = byFolders.get(taken === 0 ? '' : folded.slice(-taken).join('/')) ?? [];
        const found = candidates.find((pattern) => pattern.name.test(name));
        if (found !== undefined) {
            return { file: found.file, folder: projectOf(folders.slice(0, folders.length - taken)) };
        }
    }
    const ending = name.slice(name.lastIndexOf('.') + 1);
    const mayHold = name.includes('mcp') && !ownManifests.has(name);
    const file = mayHold && Object.hasOwn(shapes, ending) ? shapes[ending] : undefined;
    return file === undefined ? null : { file, folder: projectOf(folders) };
}
/** A client's own folder such as `.devcontainer` lies in the project, whatever lies in it. */
function projectOf(folders) {
    const last = folders.findLastIndex((folder) => !folder.startsWith('.'));
    return folders.slice(0, last + 1).join('/');
}

;// CONCATENATED MODULE: ./build/declarations/formats.js

/** The formats of client files; those that few projects have are loaded when they are met. */
const formats = {
    json: async () => readJsonc,
    toml: async () => (await Promise.all(/* import() */[__webpack_require__.e(605), __webpack_require__.e(710)]).then(__webpack_require__.bind(__webpack_require__, 7710))).readToml,
    yaml: async () => (await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(785)]).then(__webpack_require__.bind(__webpack_require__, 2785))).readYaml,
    frontmatter: async () => (await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(62)]).then(__webpack_require__.bind(__webpack_require__, 62))).readFrontmatter,
};

;// CONCATENATED MODULE: ./build/declarations/paths.js
/** Placeholders by which clients name the folder of the project, or of the plugin, that declares a server. */
const projectFolder = /^(?:\$\{(?:workspaceFolder|workspaceRoot|PWD|CLAUDE_PROJECT_DIR|CLAUDE_PLUGIN_ROOT|extensionPath|__dirname)\}|\$PWD)[\\/]/;
/** Gemini writes separators as `${/}`. */
function paths_plain(path) {
    return path.replaceAll('${/}', '/').replaceAll('${pathSeparator}', '/');
}
/** Whether a path begins with the folder of the project, and so does not depend on where it is used. */
function isOfProjectFolder(path) {
    return projectFolder.test(paths_plain(path));
}
/** A path relative to the folder of the project, with `/` between its parts. */
function withoutProjectFolder(path) {
    return paths_plain(path).replace(projectFolder, '').replaceAll('\\', '/');
}
/**
 * A path within the tree, without `.` and `..`; null where it is absolute, leaves the tree or holds a
 * placeholder.
 *
 * @param folder the folder that the path is relative to, itself relative to the tree
 */
function pathBelow(folder, path) {
    if (/^(?:\/|~|[A-Za-z]:)/.test(path) || /[${}%<>`]/.test(path))
        return null;
    const parts = [];
    for (const part of `${folder}/${path}`.split('/')) {
        if (part === '..' && parts.pop() === undefined)
            return null;
        if (part !== '' && part !== '.' && part !== '..')
            parts.push(part);
    }
    return parts.join('/');
}

;// CONCATENATED MODULE: ./build/declarations/read.js





/** More files than any manifest points at. */
const maxReferences = 200;
/**
 * Reads the declarations of client files, and of the files that these point at. A file with faults
 * keeps what could be understood; each fault is a report of its own on the place where it stands.
 *
 * @param readMore for files that a manifest refers to; they are read wherever they are
 */
async function readDeclarations(sources, readMore) {
    const declarations = [];
    const files = [];
    const read = new Set(sources.map(({ path }) => path));
    const enabled = [];
    const offered = new Set();
    const references = [];
    const keep = (path, client, folder, reading) => {
        const declared = (found) => ({
            ...found,
            file: path,
            client,
            folder,
        });
        declarations.push(...reading.declarations.map(declared));
        for (const { plugin, isElsewhere } of reading.enables ?? []) {
            const launch = { ...emptyLaunch, plugin };
            const found = { alias: plugin.text, span: plugin.span, disabled: false, launch };
            enabled.push({ declaration: declared(found), isElsewhere });
        }
        for (const plugin of reading.offers ?? [])
            offered.add(plugin);
        for (const reference of reading.refersTo ?? []) {
            references.push({ from: path, client, folder, reference });
        }
        if (reading.faults.length === 0)
            files.push({ path, status: 'read', reason: null, span: null });
        for (const { message, span } of reading.faults) {
            files.push({ path, status: 'unreadable', reason: message, span });
        }
    };
    for (const { path, text } of sources) {
        const found = clientFileOf(path);
        if (found === null)
            continue;
        const reading = await readClientFile(found.file, text);
        // A file that is about something else is no file of ours.
        if (reading !== null)
            keep(path, found.file.client, found.folder, reading);
    }
    for (const { from, client, folder, reference } of references.slice(0, maxReferences)) {
        const path = pathBelow(folder, withoutProjectFolder(reference.path.text));
        if (path !== null && read.has(path))
            continue;
        const more = path === null ? { reason: 'not a path within the tree' } : await readMore(path);
        if ('text' in more && path !== null) {
            read.add(path);
            const reading = await readClientFile({ client, paths: [], shape: { mayBeBare: true } }, more.text);
            if (reading !== null)
                keep(path, client, folder, reading);
        }
        else if (reference.isRequired && 'reason' in more) {
            const reason = `it refers to a file of servers that cannot be read: ${more.reason}`;
            files.push({ path: from, status: 'unreadable', reason, span: reference.path.span });
        }
    }
    if (references.length > maxReferences) {
        const [first] = references;
        const reason = `one of more than ${maxReferences} references to further files`;
        files.push({ path: first?.from ?? '', status: 'unreadable', reason, span: null });
    }
    for (const { declaration, isElsewhere } of enabled) {
        if (isElsewhere || !offered.has(declaration.alias))
            declarations.push(declaration);
    }
    return { declarations, files };
}
/**
 * What one client file declares; null where files of its name may be about something else, and this
 * one is. It never rejects: what cannot be understood is a fault.
 */
async function readClientFile({ format = 'json', shape, holds, hasColonDefaults = false }, written) {
    // The mark that others have is one longer, and nothing behind it on its line is what is looked for.
    const text = hasColonDefaults ? written.replace(/(\$\{\w+:)(?!-)/g, '$1-') : written;
    if (holds !== undefined && !holds.test(text))
        return null;
    const read = await formats[format]();
    const document = read(text);
    if ('message' in document) {
        if (holds !== undefined)
            return null;
        // The head of a Markdown file is seldom strict YAML; where it cannot name servers, that is no matter.
        const isNoMatter = format === 'frontmatter' && !/mcp|\\/i.test(text);
        return isNoMatter ? emptyReading : { ...emptyReading, faults: [document] };
    }
    if (typeof shape === 'function')
        return shape(document, text);
    const reading = readServers(document, shape);
    // No client is known to read it: where nothing in it is a server, no fault in it is ours to report.
    return shape.onlyByShape && reading.declarations.length === 0 ? null : reading;
}

// EXTERNAL MODULE: ./build/failure.js
var failure = __webpack_require__(9874);
// EXTERNAL MODULE: ./build/grading/match.js
var match = __webpack_require__(9442);
// EXTERNAL MODULE: ./build/versions/npm.js
var npm = __webpack_require__(9833);
;// CONCATENATED MODULE: ./build/project/package-json.js



const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
/** Reads a `package.json`; null where it is none. Source: npm's reference of the file. */
function readPackageJson(text) {
    const document = readJsonc(text);
    if ('message' in document || document.root?.type !== 'object')
        return null;
    const { root, spanOf } = document;
    const name = (0,tree/* wordOf */.aG)((0,tree/* memberOf */.C5)(root, 'name'), spanOf)?.text ?? null;
    const dependencies = new Map(kinds.flatMap((kind) => (0,tree/* propertiesOf */.P1)((0,tree/* memberOf */.C5)(root, kind)).flatMap(({ key, node, value }) => {
        if (value.type !== 'string')
            return [];
        const range = String(value.value);
        const spec = (0,npm/* readNpmSpec */.j)(`${key}@${range}`);
        return [[key, { name: key, range, spec, span: spanOf(node) }]];
    })));
    const bin = (0,tree/* memberOf */.C5)(root, 'bin');
    const own = (0,tree/* wordOf */.aG)(bin, spanOf);
    const programs = own !== null && name !== null
        ? new Map([[name.slice(name.lastIndexOf('/') + 1), own]])
        : wordsOf(bin, spanOf);
    const workspaces = (0,tree/* memberOf */.C5)(root, 'workspaces');
    const listed = workspaces?.type === 'object' ? (0,tree/* memberOf */.C5)(workspaces, 'packages') : workspaces;
    return {
        name,
        scripts: wordsOf((0,tree/* memberOf */.C5)(root, 'scripts'), spanOf),
        programs,
        dependencies,
        touched: new Set([
            (0,tree/* memberOf */.C5)(root, 'overrides'),
            (0,tree/* memberOf */.C5)(root, 'resolutions'),
            (0,tree/* memberOf */.C5)(root, 'patchedDependencies'),
            (0,tree/* memberOf */.C5)((0,tree/* memberOf */.C5)(root, 'pnpm'), 'overrides'),
            (0,tree/* memberOf */.C5)((0,tree/* memberOf */.C5)(root, 'pnpm'), 'patchedDependencies'),
        ].flatMap(namesIn)),
        workspaces: (listed?.type === 'array' ? (listed.children ?? []) : []).flatMap((item) => (0,tree/* wordOf */.aG)(item, spanOf)?.text ?? []),
    };
}
function wordsOf(node, spanOf) {
    return new Map((0,tree/* propertiesOf */.P1)(node).flatMap(({ key, value }) => {
        const word = (0,tree/* wordOf */.aG)(value, spanOf);
        return word === null ? [] : [[key, word]];
    }));
}
/**
 * Every package that keys such as `a`, `a@^1`, `a>b`, `**` + `/a` or `a/b` mention, at any depth: which
 * installation of it they mean is not asked.
 */
function namesIn(node) {
    return (0,tree/* propertiesOf */.P1)(node).flatMap(({ key, value }) => [...namesOfKey(key), ...namesIn(value)]);
}
/** The packages that a key of an override, a resolution or a patch mentions. */
function namesOfKey(key) {
    return key.match(/(?:@[^@/>*\s]+\/)?[^@/>*\s]+/g)?.map((name) => name) ?? [];
}
/** Manifests are small; one of more than 1 MB is nobody's. */
const packageJson = {
    name: 'package.json',
    limit: 1024 * 1024,
    load: async () => readPackageJson,
};

;// CONCATENATED MODULE: ./build/project/project.js
/** More rounds of questions than any chain of files takes. */
const maxRounds = 12;
function openProject(tree) {
    const known = new Map();
    const wanted = new Map();
    let names = null;
    const byName = () => {
        names ??= Map.groupBy(tree.paths, (path) => path.slice(path.lastIndexOf('/') + 1));
        return names;
    };
    const project = {
        has: (path) => tree.paths.has(path),
        named: (name) => byName().get(name) ?? [],
        matching: (form) => [...byName()].flatMap(([name, paths]) => (form.test(name) ? paths : [])).sort(),
        get: (path, kind) => {
            const key = `${kind.name} ${path}`;
            if (known.has(key))
                return known.get(key);
            if (tree.paths.has(path))
                wanted.set(key, { path, kind });
            return null;
        },
    };
    const readAsked = async () => {
        const asked = [...wanted];
        wanted.clear();
        for (const [key, { path, kind }] of asked) {
            const [read, file] = await Promise.all([kind.load(), tree.read(path, kind.limit)]);
            known.set(key, 'text' in file ? read(file.text) : null);
        }
        return asked.length > 0;
    };
    return { project, readAsked };
}
/**
 * Answers a question about a project's files: asks it again until it needs no more of them.
 *
 * @param question a pure function of the project
 */
async function settle(open, question) {
    let answer = question(open.project);
    for (let round = 0; round < maxRounds && (await open.readAsked()); round += 1) {
        answer = question(open.project);
    }
    return answer;
}
/** A folder and those above it, the nearest first, up to the judged folder, which is the empty text. */
function foldersUpFrom(folder) {
    const parts = folder === '' ? [] : folder.split('/');
    return Array.from({ length: parts.length + 1 }, (_, taken) => parts.slice(0, parts.length - taken).join('/'));
}
/** The nearest file of a name in a folder or above it; null where there is none. */
function nearest(project, folder, name) {
    return (foldersUpFrom(folder)
        .map((each) => inFolder(each, name))
        .find(project.has) ?? null);
}
/** The path of a file in a folder. */
function inFolder(folder, name) {
    return folder === '' ? name : `${folder}/${name}`;
}
/** The folder of a file. */
function folderOf(path) {
    return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

// EXTERNAL MODULE: ./build/versions/git.js
var git = __webpack_require__(7292);
// EXTERNAL MODULE: ./build/versions/pypi.js
var pypi = __webpack_require__(8842);
;// CONCATENATED MODULE: ./build/project/lines.js
/** The lines of a text, numbered from 1, without their ends. */
function linesOf(text) {
    return text.split(/\r\n|\r|\n/).map((content, index) => ({ number: index + 1, content }));
}
/** The whole of a line as a span. */
function lineSpan(line, content) {
    return { start: { line, column: 1 }, end: { line, column: content.length + 1 } };
}

;// CONCATENATED MODULE: ./build/project/settings.js


/** The texts, numbers and truths below a node, by dotted keys; of a list each item under its key. */
function settingsBelow(node, spanOf, above = '') {
    if (node.type === 'array') {
        return (node.children ?? []).flatMap((item) => settingsBelow(item, spanOf, above));
    }
    if (node.type === 'object') {
        return (0,tree/* propertiesOf */.P1)(node).flatMap(({ key, value }) => settingsBelow(value, spanOf, above === '' ? key : `${above}.${key}`));
    }
    return node.type === 'null'
        ? []
        : [{ key: above, value: String(node.value), span: spanOf(node) }];
}
/** Reads an `.npmrc`: `key = value`, a line each. Source: npm's reference of the file. */
function readNpmrc(text) {
    return linesOf(text).flatMap(({ number, content }) => {
        const [, key, value = ''] = /^\s*["']?([^=;#"']+?)["']?(?:\[\])?\s*(?:=(.*))?$/s.exec(content) ?? [];
        if (key === undefined || key.startsWith('['))
            return [];
        const plain = value.trim().replace(/^(["'])(.*)\1$/, '$2');
        return [{ key, value: plain, span: lineSpan(number, content) }];
    });
}
const limit = 256 * 1024;
const npmrc = {
    name: '.npmrc',
    limit,
    load: async () => readNpmrc,
};
const tomlSettings = {
    name: 'settings in TOML',
    limit,
    load: async () => settingsReader((await Promise.all(/* import() */[__webpack_require__.e(605), __webpack_require__.e(710)]).then(__webpack_require__.bind(__webpack_require__, 7710))).readToml),
};
const yamlSettings = {
    name: 'settings in YAML',
    limit,
    load: async () => settingsReader((await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(785)]).then(__webpack_require__.bind(__webpack_require__, 2785))).readYaml),
};
function settingsReader(read) {
    return (text) => {
        const document = read(text);
        if ('message' in document)
            return null;
        return document.root === null ? [] : settingsBelow(document.root, document.spanOf);
    };
}
/**
 * Reads a file of variables, `NAME=value` a line. A value over several lines is read as its first:
 * only names and places matter.
 */
function readEnvFile(text) {
    return linesOf(text).flatMap(({ number, content }) => {
        const [, key, value = ''] = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*[=:](.*)$/s.exec(content) ?? [];
        if (key === undefined)
            return [];
        const plain = value.trim().replace(/^(["'`])(.*)\1.*$/, '$2');
        return [{ key, value: plain, span: lineSpan(number, content) }];
    });
}
const envFile = {
    name: 'variables',
    limit,
    load: async () => readEnvFile,
};

;// CONCATENATED MODULE: ./build/project/pyproject.js




/** Reads a `pyproject.toml`. Sources: PEP 621, PEP 735, and the references of uv and Poetry. */
function readPyproject(document) {
    const { root, spanOf } = document;
    const project = (0,tree/* memberOf */.C5)(root, 'project');
    const tool = (0,tree/* memberOf */.C5)(root, 'tool');
    const uv = (0,tree/* memberOf */.C5)(tool, 'uv');
    const poetry = (0,tree/* memberOf */.C5)(tool, 'poetry');
    const lists = [
        (0,tree/* memberOf */.C5)(project, 'dependencies'),
        ...valuesOf((0,tree/* memberOf */.C5)(project, 'optional-dependencies')),
        ...valuesOf((0,tree/* memberOf */.C5)(root, 'dependency-groups')),
        (0,tree/* memberOf */.C5)(uv, 'dev-dependencies'),
    ];
    const poetryGroups = [
        (0,tree/* memberOf */.C5)(poetry, 'dependencies'),
        (0,tree/* memberOf */.C5)(poetry, 'dev-dependencies'),
        ...valuesOf((0,tree/* memberOf */.C5)(poetry, 'group')).map((group) => (0,tree/* memberOf */.C5)(group, 'dependencies')),
    ];
    const sources = (0,tree/* propertiesOf */.P1)((0,tree/* memberOf */.C5)(uv, 'sources'));
    const fromGit = new Map(sources.flatMap(({ key, value }) => {
        const spec = gitSpec(value, spanOf);
        return spec === null ? [] : [[pypi/* pypi */.v.normaliseName(key), spec]];
    }));
    const declared = [
        ...lists.flatMap(requirementsOf(spanOf)),
        ...poetryGroups.flatMap((group) => poetryDependencies(group, spanOf)),
    ].map((each) => ({ ...each, spec: fromGit.get(each.name) ?? each.spec }));
    const programs = [(0,tree/* memberOf */.C5)(project, 'scripts'), (0,tree/* memberOf */.C5)(poetry, 'scripts')].flatMap((scripts) => (0,tree/* propertiesOf */.P1)(scripts).map(({ key, value }) => [key, String(value.value ?? '')]));
    const overrides = ['override-dependencies', 'constraint-dependencies'].flatMap((key) => requirementsOf(spanOf)((0,tree/* memberOf */.C5)(uv, key)));
    return {
        name: (0,tree/* wordOf */.aG)((0,tree/* memberOf */.C5)(project, 'name') ?? (0,tree/* memberOf */.C5)(poetry, 'name'), spanOf)?.text ?? null,
        programs: new Map(programs),
        dependencies: new Map(declared.map((each) => [each.name, each])),
        touched: new Set([
            ...sources.map(({ key }) => pypi/* pypi */.v.normaliseName(key)),
            ...overrides.map(({ name }) => name),
        ]),
        settings: uv === null ? [] : settingsBelow(uv, spanOf),
    };
}
function valuesOf(node) {
    return (0,tree/* propertiesOf */.P1)(node).map(({ value }) => value);
}
function requirementsOf(spanOf) {
    return (list) => (list?.type === 'array' ? (list.children ?? []) : []).flatMap((item) => {
        const word = (0,tree/* wordOf */.aG)(item, spanOf);
        return word === null ? [] : (declaredBy(word) ?? []);
    });
}
/** The package that a requirement such as `name[extra]>=1` declares; null where it cannot be read. */
function declaredBy({ text, span }) {
    const name = /^\s*([A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)/.exec(text)?.[1];
    if (name === undefined)
        return null;
    return { name: pypi/* pypi */.v.normaliseName(name), range: '', spec: (0,pypi/* readPypiSpec */.c)(text.trim()), span };
}
/** A source of uv, or of Poetry, that is a repository of git; null for any other. */
function gitSpec(node, spanOf) {
    const text = (key) => (0,tree/* wordOf */.aG)((0,tree/* memberOf */.C5)(node, key), spanOf)?.text ?? null;
    const address = text('git');
    return address === null
        ? null
        : (0,git/* readGitRepository */.v)(address, text('rev') ?? text('tag') ?? text('branch'));
}
/** Poetry's own form: `name = "^1.2"`, `name = {version = "^1.2", …}`, or a source that is no version. */
function poetryDependencies(group, spanOf) {
    return (0,tree/* propertiesOf */.P1)(group)
        .filter(({ key }) => key !== 'python')
        .map(({ key, node, value }) => {
        const name = pypi/* pypi */.v.normaliseName(key);
        const version = value.type === 'string' ? value : (0,tree/* memberOf */.C5)(value, 'version');
        const spec = gitSpec(value, spanOf) ?? poetrySpec(name, version);
        return { name, range: '', spec, span: spanOf(node) };
    });
}
function poetrySpec(name, version) {
    if (version?.type !== 'string')
        return (0,pypi/* readPypiSpec */.c)(name);
    const text = String(version.value);
    // Without an operator it is exact, as PEP 440 would write with `==`.
    if (/^\d[\w.]*$/.test(text))
        return (0,pypi/* readPypiSpec */.c)(`${name}==${text}`);
    const spec = (0,pypi/* readPypiSpec */.c)(text === '*' ? name : `${name}${text}`);
    // `^1.2` and `~1.2` are Poetry's own.
    return spec.type === 'pypi'
        ? spec
        : { ...(0,pypi/* readPypiSpec */.c)(name), specifier: text, pin: 'range', version: text };
}
const pyproject = {
    name: 'pyproject.toml',
    limit: 1024 * 1024,
    load: async () => {
        const { readToml } = await Promise.all(/* import() */[__webpack_require__.e(605), __webpack_require__.e(710)]).then(__webpack_require__.bind(__webpack_require__, 7710));
        return (text) => {
            const document = readToml(text);
            return 'message' in document ? null : readPyproject(document);
        };
    },
};

;// CONCATENATED MODULE: ./build/project/python-script.js



const pythonScript = {
    name: 'python script',
    limit: 1024 * 1024,
    load: async () => {
        const { readToml } = await Promise.all(/* import() */[__webpack_require__.e(605), __webpack_require__.e(710)]).then(__webpack_require__.bind(__webpack_require__, 7710));
        return (text) => {
            const head = headOf(text);
            if (head === null)
                return [];
            const document = readToml(head.text);
            if ('message' in document)
                return [];
            const list = (0,tree/* memberOf */.C5)(document.root, 'dependencies');
            return (list?.type === 'array' ? (list.children ?? []) : []).flatMap((item) => {
                const word = (0,tree/* wordOf */.aG)(item, document.spanOf);
                if (word === null)
                    return [];
                // The head's lines are those of the script behind `# `.
                const moved = ({ line, column }) => ({
                    line: line + head.line,
                    column: column + 2,
                });
                const { start, end } = word.span;
                return declaredBy({ ...word, span: { start: moved(start), end: moved(end) } }) ?? [];
            });
        };
    },
};
/** The TOML between `# /// script` and `# ///`, and how many lines stand before it. */
function headOf(text) {
    const lines = linesOf(text);
    const start = lines.findIndex(({ content }) => content === '# /// script');
    if (start < 0)
        return null;
    const rest = lines.slice(start + 1);
    const end = rest.findIndex(({ content }) => content === '# ///');
    if (end < 0)
        return null;
    const inside = rest.slice(0, end).map(({ content }) => content);
    if (!inside.every((content) => content === '#' || content.startsWith('# ')))
        return null;
    return { text: inside.map((content) => content.slice(2)).join('\n'), line: start + 1 };
}

;// CONCATENATED MODULE: ./build/project/requirements.js


/**
 * The packages of a requirements file; options such as `-r` and `--hash` name none. Source: pip's
 * reference of the format.
 */
function readRequirements(text) {
    return linesOf(text).flatMap(({ number, content }) => {
        const requirement = content
            .replace(/(?:^|\s)#.*$/, '')
            .replace(/\s+--?[a-z].*$/, '')
            .replace(/\\$/, '')
            .trim();
        if (requirement === '' || requirement.startsWith('-'))
            return [];
        return declaredBy({ text: requirement, span: lineSpan(number, content) }) ?? [];
    });
}
const requirements = {
    name: 'requirements.txt',
    limit: 1024 * 1024,
    load: async () => readRequirements,
};

;// CONCATENATED MODULE: ./build/lockfiles/formats.js
const megabyte = 1024 * 1024;
/**
 * Longer than lockfiles of the largest repositories; what is beyond is not read. A text that is
 * nothing but brackets takes a hundred times its length once it is parsed, and that of YAML and
 * TOML more than that of JSON.
 */
const maxLockfileLength = { json: 20 * megabyte, other: 8 * megabyte };
/** Every lockfile that is read; a new one is a reader beside this file and an entry here. */
const lockfileFormats = [
    { file: 'package-lock.json', manager: 'npm', load: loadNpm },
    { file: 'npm-shrinkwrap.json', manager: 'npm', load: loadNpm },
    {
        file: 'pnpm-lock.yaml',
        manager: 'pnpm',
        load: async () => guarded((await Promise.all(/* import() */[__webpack_require__.e(243), __webpack_require__.e(662)]).then(__webpack_require__.bind(__webpack_require__, 3662))).readPnpmLock, maxLockfileLength.other),
    },
    {
        file: 'yarn.lock',
        manager: 'yarn',
        load: async () => guarded((await Promise.all(/* import() */[__webpack_require__.e(243), __webpack_require__.e(823), __webpack_require__.e(931)]).then(__webpack_require__.bind(__webpack_require__, 9931))).readYarnLock, maxLockfileLength.other),
    },
    {
        file: 'bun.lock',
        manager: 'bun',
        load: async () => guarded((await __webpack_require__.e(/* import() */ 946).then(__webpack_require__.bind(__webpack_require__, 7946))).readBunLock, maxLockfileLength.json),
    },
    {
        file: 'uv.lock',
        manager: 'uv',
        load: async () => guarded((await Promise.all(/* import() */[__webpack_require__.e(292), __webpack_require__.e(380)]).then(__webpack_require__.bind(__webpack_require__, 380))).readUvLock, maxLockfileLength.other),
    },
    {
        file: 'poetry.lock',
        manager: 'poetry',
        load: async () => guarded((await Promise.all(/* import() */[__webpack_require__.e(292), __webpack_require__.e(970)]).then(__webpack_require__.bind(__webpack_require__, 4970))).readPoetryLock, maxLockfileLength.other),
    },
];
async function loadNpm() {
    return guarded((await __webpack_require__.e(/* import() */ 657).then(__webpack_require__.bind(__webpack_require__, 1657))).readPackageLock, maxLockfileLength.json);
}
/**
 * A reader that never throws. What the parsers throw, a stack that a hostile nesting exhausts
 * among it, says only that the text is no lockfile.
 */
function guarded(read, maxLength) {
    return (text) => {
        if (text.length > maxLength)
            return null;
        try {
            return read(text.replace(/^\uFEFF/, ''));
        }
        catch {
            return null;
        }
    };
}

;// CONCATENATED MODULE: ./build/project/lockfiles.js




const lockfiles_kinds = lockfileFormats.map(({ file, manager, load }) => ({
    file,
    manager,
    kind: { name: file, limit: maxLockfileLength.json, load },
}));
/**
 * The lockfiles of a type that speak for a folder: those in the nearest folder above it that has any
 * which do, workspaces included. More than one where several managers were used side by side.
 */
function lockfilesFor(project, folder, type) {
    for (const above of foldersUpFrom(folder)) {
        const below = above === '' ? folder : folder.slice(above.length + 1);
        const found = lockfiles_kinds.flatMap(({ file, manager, kind }) => {
            const path = inFolder(above, file);
            const lockfile = project.has(path) ? project.get(path, kind) : null;
            if (lockfile?.type !== type)
                return [];
            const isCovered = below === '' || (lockfile.covers(below) ?? isWorkspace(project, above, below));
            return isCovered ? [{ path, lockfile, manager, folder: below }] : [];
        });
        if (found.length > 0)
            return found;
    }
    return [];
}
/** Whether a folder's manifest counts another one below it among its workspaces. */
function isWorkspace(project, folder, below) {
    const manifest = project.get(inFolder(folder, 'package.json'), packageJson);
    const patterns = manifest?.workspaces ?? [];
    return patterns.length > 0 && picomatch.isMatch(below, [...patterns]);
}

// EXTERNAL MODULE: ./build/versions/ecosystems.js
var ecosystems = __webpack_require__(7299);
;// CONCATENATED MODULE: ./build/launch/installation.js










/** A project's own code by its path. */
function localAnswer(path) {
    return {
        type: 'local',
        name: path,
        specifier: null,
        pin: 'none',
        version: null,
        digest: null,
        reason: 'code of the project',
    };
}
/**
 * The packages whose program an installation of npm's world starts.
 *
 * @param folder where the program is looked for
 * @param isPackage whether the name is that of a package, and not of a program
 * @returns none where the tree does not tell
 */
function fromNpmInstallation({ program, workspace, isOptional }, folder, project, isPackage) {
    const path = manifestFor(project, folder, workspace);
    const manifest = path === null ? null : project.get(path, packageJson);
    const home = path === null ? folder : folderOf(path);
    const lockfiles = lockfilesFor(project, home, 'npm');
    const direct = manifest?.dependencies.get(program) ?? null;
    const answers = lockfiles.map((lock) => {
        const named = lock.lockfile.find(lock.folder, program, direct?.range ?? null);
        const recorded = isPackage ? [] : lock.lockfile.withProgram(lock.folder, program);
        // Without a record of programs only a direct dependency is known to own its name.
        const mayOwn = named !== null &&
            (isPackage ||
                isOptional ||
                (named.programs === null ? direct !== null : named.programs.includes(program)));
        const packages = recorded.length > 0 ? recorded : mayOwn ? [named] : [];
        return packages.map((each) => {
            const declared = manifest?.dependencies.get(each.name) ?? null;
            return answerFor(each, declared, lock, manifest, project);
        });
    });
    const [first = []] = answers;
    if (first.length > 0) {
        // Two managers' lockfiles side by side prove nothing where they differ.
        const agree = answers.every((other) => sameProof(first, other));
        return agree ? first : first.map((each) => ({ ...each, resolved: null }));
    }
    const own = isOptional || isPackage ? null : ownProgram(program, path, manifest, project);
    if (own !== null)
        return [own];
    return direct === null || isOptional ? [] : [direct.spec];
}
/** A program of the project, or of a package of its workspace that it depends on. */
function ownProgram(program, path, manifest, project) {
    const linked = [...(manifest?.dependencies.values() ?? [])]
        .filter(({ range }) => /^(?:workspace|link|file|portal):/.test(range))
        .map(({ name }) => workspaceNamed(project, name));
    for (const each of [path, ...linked]) {
        const word = each === null ? null : project.get(each, packageJson)?.programs.get(program);
        const file = each === null || !word ? null : pathBelow(folderOf(each), word.text);
        if (file !== null && project.has(file))
            return localAnswer(file);
    }
    return null;
}
function sameProof(a, b) {
    const proof = ({ name, resolved }) => `${name} ${resolved?.version}`;
    return a.length === b.length && a.every((each, at) => proof(each) === proof(b[at]));
}
function answerFor(locked, declared, lock, manifest, project) {
    const { name, line, version, doubt } = locked;
    const spec = declared?.spec ?? (0,npm/* readNpmSpec */.j)(name);
    const root = folderOf(lock.path);
    const rootManifest = project.get(inFolder(root, 'package.json'), packageJson);
    const settings = project.get(inFolder(root, 'pnpm-workspace.yaml'), yamlSettings) ?? [];
    const isTouched = manifest?.touched.has(name) ||
        rootManifest?.touched.has(name) ||
        settings.some(({ key }) => /^(?:overrides|patchedDependencies)\./.test(key) && key.includes(name));
    // What the manifest takes from elsewhere, or under another name, is that: the lockfile proves nothing.
    const own = doubt !== null && linkDoubts.has(doubt) ? ownCode(name, project) : null;
    if (own !== null)
        return own;
    if (spec.type !== 'npm' || spec.name !== name)
        return { ...spec, manager: lock.manager };
    if (doubt === null && !isTouched) {
        return {
            ...spec,
            resolved: { version, file: lock.path, line },
            manager: lock.manager,
        };
    }
    if (doubt === null || mildDoubts.has(doubt))
        return { ...spec, manager: lock.manager };
    return { ...spec, alterations: [doubtAlteration(doubt, lock.path, line)] };
}
/** Doubts of a lockfile that say that the code lies in a folder. */
const linkDoubts = new Set(['a link', 'a local package', 'a local project']);
/** A package of a workspace is code of the project: its program, or where it has none its manifest. */
function ownCode(name, project) {
    const path = workspaceNamed(project, name);
    const manifest = path === null ? null : project.get(path, packageJson);
    if (path === null || manifest === null)
        return null;
    const files = [...manifest.programs.values()].map(({ text }) => pathBelow(folderOf(path), text));
    const file = files.find((each) => each !== null && project.has(each));
    return localAnswer(file ?? path);
}
/** The manifest of a folder's project, or of the workspace that is named. */
function manifestFor(project, folder, workspace) {
    if (workspace === null)
        return nearest(project, folder, 'package.json');
    const path = pathBelow(folder, workspace);
    const manifest = path === null ? null : inFolder(path, 'package.json');
    return manifest !== null && project.has(manifest) ? manifest : workspaceNamed(project, workspace);
}
/** More manifests than a search by name reads. */
const maxManifests = 1000;
function workspaceNamed(project, name) {
    const manifests = project.named('package.json').slice(0, maxManifests);
    // All are asked for at once, so that they are read at once.
    const named = manifests.filter((path) => project.get(path, packageJson)?.name === name);
    return named.length === 1 ? (named[0] ?? null) : null;
}
/**
 * The packages whose program or module a Python environment starts: the project's own code, or a
 * direct dependency of that name. No lockfile of Python records programs.
 */
function fromPythonEnvironment({ program, isModule }, folder, project) {
    const path = nearest(project, folder, 'pyproject.toml');
    const manifest = path === null ? null : project.get(path, pyproject);
    const home = path === null ? folder : folderOf(path);
    const entry = manifest?.programs.get(program);
    const module = isModule ? program : entry?.replace(/:.*$/s, '');
    const own = module === undefined ? null : ownModule(module, home, folder, project);
    if (own !== null)
        return [localAnswer(own)];
    // A program of the project whose module is not in the tree is nobody else's.
    if (entry !== undefined)
        return [];
    const name = pypi/* pypi */.v.normaliseName(isModule ? (program.split('.')[0] ?? '') : program);
    const listed = project.get(inFolder(home, 'requirements.txt'), requirements) ?? [];
    const direct = manifest?.dependencies.get(name) ?? listed.find((each) => each.name === name) ?? null;
    if (direct === null)
        return [];
    return [pythonAnswer(direct, path, home, project)];
}
/** What a direct dependency of a Python project is, with the version that its lockfile proves. */
function pythonAnswer({ name, spec }, manifestPath, home, project) {
    const [lock] = lockfilesFor(project, home, 'pypi');
    const locked = lock?.lockfile.find(lock.folder, name, null) ?? null;
    if (lock === undefined || locked === null || spec.type !== 'pypi')
        return { ...spec, manager: 'uv' };
    const { version, line, doubt } = locked;
    const manifests = [manifestPath, inFolder(folderOf(lock.path), 'pyproject.toml')];
    const isTouched = manifests.some((path) => path !== null && project.get(path, pyproject)?.touched.has(name));
    if (doubt === null && !isTouched) {
        return { ...spec, resolved: { version, file: lock.path, line }, manager: 'uv' };
    }
    if (doubt === null || mildDoubts.has(doubt))
        return { ...spec, manager: 'uv' };
    return { ...spec, manager: 'uv', alterations: [doubtAlteration(doubt, lock.path, line)] };
}
/** Doubts that choose another version, and no other package. */
const mildDoubts = new Set(['an override', 'a constraint']);
function doubtAlteration(doubt, file, line) {
    const place = { line, column: 1 };
    const what = `the lockfile, which holds it as ${doubt},`;
    return { kind: 'registry', what, file, span: { start: place, end: place } };
}
/** A direct dependency of a manifest, and what its lockfile proves of it. */
function fromManifest(declared, manifest, project) {
    const home = folderOf(manifest);
    if (!manifest.endsWith('package.json'))
        return [pythonAnswer(declared, manifest, home, project)];
    const question = { program: declared.name, workspace: null, isModule: false, isOptional: false };
    const asks = { ...question, kind: 'installed', type: 'npm', folder: '' };
    return fromNpmInstallation(asks, home, project, true);
}
/** The file of a Python module in the tree; null where there is none. */
function ownModule(module, home, folder, project) {
    if (!/^[\w.]+$/.test(module))
        return null;
    const path = module.replaceAll('.', '/');
    const roots = [folder, home, inFolder(home, 'src'), inFolder(folder, 'src')];
    const files = roots.flatMap((root) => [`${path}.py`, `${path}/__main__.py`, `${path}/__init__.py`].map((file) => inFolder(root, file)));
    return files.find(project.has) ?? null;
}
/**
 * Whether npx, which is told to start `main`, may start an installed package instead, and that one is
 * not what is judged anyway: the installed version must meet what is asked for.
 */
function mayStandFor(main, { name, type, resolved }) {
    if (main === undefined || main.type !== type || main.name !== name)
        return true;
    if (!resolved)
        return false;
    if (main.pin !== 'range')
        return main.pin === 'none';
    return ecosystems/* ecosystems */.uU[type].satisfies(resolved.version, main.version ?? '') !== false;
}

;// CONCATENATED MODULE: ./build/launch/candidates.js







/** The client that stands for package manifests. */
const client = 'package-manifest';
/**
 * The direct dependencies of the project's package manifests, and of the heads of the Python scripts
 * that launches start: candidates, for the export to say which of them are MCP servers. Their versions
 * are what the manifests ask for; `proveCandidate` looks for more.
 *
 * @param launched what the project launches, for the scripts among it
 */
function candidatesOf(project, launched) {
    const scripts = new Set(launched.flatMap(({ type, name }) => type === 'local' && name !== null && /\.pyw?$/.test(name) ? [name] : []));
    return [
        ...project
            .named('package.json')
            .flatMap((path) => [
            ...candidates(path, [...(project.get(path, packageJson)?.dependencies.values() ?? [])]),
        ]),
        ...project
            .named('pyproject.toml')
            .flatMap((path) => candidates(path, [...(project.get(path, pyproject)?.dependencies.values() ?? [])])),
        ...project
            .matching(/^requirements[\w.-]*\.txt$/)
            .flatMap((path) => candidates(path, project.get(path, requirements) ?? [])),
        ...[...scripts].flatMap((path) => candidates(path, project.get(path, pythonScript) ?? [])),
    ];
}
function candidates(file, declared) {
    return declared
        .filter(({ spec }) => spec.type !== 'unidentified')
        .map(({ name, spec, span }) => ({
        ...spec,
        role: 'server',
        resolved: null,
        span,
        alterations: [],
        declaration: {
            file,
            span,
            client,
            folder: folderOf(file),
            alias: name,
            disabled: false,
            launch: emptyLaunch,
        },
    }));
}
/** A candidate with the version that a lockfile proves for it, where one does. */
function proveCandidate(candidate, project) {
    const { declaration, span, ...spec } = candidate;
    const { file, alias } = declaration;
    // The head of a script is no part of an installation.
    if (/\.pyw?$/.test(file))
        return candidate;
    const declared = declaredIn(project, file, alias) ?? { name: alias, range: '', spec, span };
    const [answer] = fromManifest(declared, file, project);
    const { manager: _, ...found } = answer ?? {};
    return answer === undefined ? candidate : { ...candidate, ...found, declaration, span };
}
function declaredIn(project, file, name) {
    if (file.endsWith('package.json'))
        return project.get(file, packageJson)?.dependencies.get(name);
    if (file.endsWith('.toml'))
        return project.get(file, pyproject)?.dependencies.get(name);
    return project.get(file, requirements)?.find((each) => each.name === name);
}

// EXTERNAL MODULE: ./build/versions/ecosystem.js
var ecosystem = __webpack_require__(1868);
;// CONCATENATED MODULE: ./build/versions/registry.js

/**
 * A name in a registry of MCP servers, or in a catalog: `io.github.user/name`, `@scope/name`, `name`,
 * perhaps with `@version` behind it.
 */
function readRegistryName(text) {
    const [, name, version = null] = /^(@?[\w.-]+(?:\/[\w.-]+)*)(?:@([\w.+-]+))?$/.exec(text) ?? [];
    if (name === undefined || (0,ecosystem/* hasPlaceholder */.Kc)(text)) {
        return (0,ecosystem/* unidentifiedSpec */.a0)(text, 'not a name of a registry');
    }
    const isExact = version !== null && /^v?\d+\.\d+\.\d+/.test(version);
    return {
        type: 'registry',
        name,
        specifier: version,
        pin: version === null ? 'none' : isExact ? 'exact' : 'tag',
        version,
        digest: null,
        reason: null,
    };
}

// EXTERNAL MODULE: ./build/versions/remote.js
var remote = __webpack_require__(9460);
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
/** What only the tree tells; unidentified for this reason where it does not. */
function asking(at, asks, reason, alterations = []) {
    return { ...serverOf((0,ecosystem/* unidentifiedSpec */.a0)(at.text, reason), at, alterations), asks };
}
/** A program by the path that is written: the project's own, if the tree holds it. */
function programAt(at, by, alterations = []) {
    const asks = { kind: 'program', path: at.text, by, folder: '' };
    return asking(at, asks, 'a program that is not in the tree', alterations);
}
/** A script of the project's manifest. */
function scriptOf(at, asks) {
    const reason = 'a script or program of the project that the tree does not tell';
    return asking(at, { kind: 'script', folder: '', ...asks }, reason);
}
/** A program, or a module, that the project's installation brings. */
function installed(at, asks, alterations = []) {
    const question = {
        kind: 'installed',
        program: at.text,
        workspace: null,
        isModule: false,
        isOptional: false,
        folder: '',
        ...asks,
    };
    return asking(at, question, 'a program of the installation that no lockfile or manifest tells', alterations);
}
/**
 * What npx, npm exec and bunx start: a program of the project or of its installation where there is
 * one of that name, else what they fetch. Both are judged.
 *
 * @param first the word that names the package
 */
function orInstalled(things, first) {
    const main = things.find((thing) => thing.type === 'npm' && thing.span === first.span);
    // A tag is looked up each time; an installed version that happens to be it is no other one.
    if (main === undefined || main.name === null || main.pin === 'tag')
        return things;
    const asks = { type: 'npm', program: main.specifier === null ? first.text : main.name };
    return [
        ...things.map((thing) => (thing === main ? { ...thing, ownProgram: first.text } : thing)),
        installed(first, { ...asks, isOptional: true }),
    ];
}
/** The same things, fetched by a package manager whose settings count. */
function fetchedBy(things, manager) {
    return things.map((thing) => ({ manager, ...thing }));
}
/** The same things, started in another folder below the one so far. */
function startedIn(things, folder) {
    return things.map((thing) => thing.asks === undefined
        ? thing
        : { ...thing, asks: { ...thing.asks, folder: folderIn(folder, thing.asks.folder) } });
}
/** A folder below another one; one that says where it lies by itself stays what it is. */
function folderIn(folder, below) {
    if (below === '')
        return folder;
    const standsAlone = isOfProjectFolder(`${below}/`) || /^(?:[\\/~]|[A-Za-z]:)/.test(below);
    return folder === '' || standsAlone ? below : `${folder}/${below}`;
}
/** The same things, with files of variables read before the start. */
function withEnvFiles(things, files) {
    if (files.length === 0)
        return things;
    return things.map((thing) => ({ ...thing, envFiles: [...(thing.envFiles ?? []), ...files] }));
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
            ? [
                {
                    kind: grammar.altering[name],
                    what: name,
                    file: null,
                    span: at.span,
                },
            ]
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
function options_valuesOf(read, ...names) {
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
        const things = /^(?:npm|jsr|https?|data|node):/i.test(first.text)
            ? [serverOf(readDenoSpec(first.text), first, read.alterations)]
            : [programAt(first, 'interpreter', read.alterations)];
        return withEnvFiles(things, options_valuesOf(read, '--env-file'));
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
        const [version] = [...options_valuesOf(read, '--version'), ...behind.versions].slice(-1);
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
            .map(({ name, span }) => ({ kind: 'registry', what: name, file: null, span })),
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
        return [{ kind, what: name, file: null, span: word.span }];
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
    return splitAssignments(options_valuesOf(read, '-v')).env;
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
/** Images of languages and their tools, which servers are started in. */
const baseImages = new Set([
    'docker.io/library/node',
    'docker.io/library/python',
    'docker.io/oven/bun',
    'docker.io/denoland/deno',
    'docker.io/library/golang',
    'ghcr.io/astral-sh/uv',
]);
/** `docker run [options] image …` and podman's equal; what follows the image is the container's. */
const docker = {
    commands: ['docker', 'podman'],
    resolve(args, command, resolveInner) {
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
        const [image, ...inside] = read.rest;
        if (image === undefined)
            return [unidentified(verb, '"run" without an image')];
        const spec = (0,oci/* readOciSpec */.n)(image.text);
        const entrypoint = options_valuesOf(read, '--entrypoint').at(-1);
        const line = entrypoint === undefined ? inside : [entrypoint, ...inside];
        const [program, ...programArgs] = line;
        const others = read.alterations.filter(({ what }) => what !== '--entrypoint');
        if (baseImages.has(spec.name ?? '') && program !== undefined && isRunner(program)) {
            // An image of a language holds no server: it is what starts one.
            const started = resolveInner({ command: program, args: programArgs });
            // The files of the project are not in there.
            const inImage = started.flatMap(({ asks, manager: _, ownProgram: __, ...thing }) => asks === undefined
                ? [thing]
                : asks.kind === 'installed' && asks.isOptional
                    ? []
                    : [unidentified(program, 'a program within the image')]);
            return altered([...inImage, { ...serverOf(spec, image), role: 'launcher' }], [...global.alterations, ...others]);
        }
        const alterations = [...global.alterations, ...read.alterations];
        // Variables that load code do so in a container too; of the others it has its own.
        const given = options_valuesOf(read, '-e', '--env').filter(({ text }) => text.includes('='));
        const env = new Map(given.map((word) => [word.text.slice(0, word.text.indexOf('=')), word]));
        alterations.push(...alterationsOf(env).filter(({ kind }) => kind === 'loader'));
        if (inside[0] !== undefined && isRunner(inside[0])) {
            alterations.push({
                kind: 'entrypoint',
                what: 'another program as the command',
                file: null,
                span: inside[0].span,
            });
        }
        return [serverOf(spec, image, alterations)];
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
        .map((name) => serverOf(readRegistryName(name), word)));
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
        '--env-file-if-exists',
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
    valued: ['-W', '-X', '-m'],
    altering: {},
};
const interpreters_plain = { flags: [], valued: [], altering: {} };
const grammars = new Map([
    ['node', node],
    ['nodejs', node],
    ['tsx', { ...node, flags: [...node.flags, '--no-cache', 'watch'] }],
    ['ts-node', { ...node, flags: [...node.flags, '--esm', '-T', '--transpile-only'] }],
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
        const grammar = grammars.get(name) ?? interpreters_plain;
        // What follows `-m module` is the module's own.
        const moduleAt = grammar === python ? args.findIndex(({ text }) => text === '-m') : -1;
        const read = readOptions(moduleAt < 0 ? args : args.slice(0, moduleAt + 2), grammar);
        const [module] = options_valuesOf(read, '-m');
        const [program] = read.rest;
        const files = options_valuesOf(read, '--env-file', '--env-file-if-exists');
        let thing;
        if (read.unknown === null && module !== undefined) {
            thing = installed(module, { type: 'pypi', isModule: true }, read.alterations);
        }
        else if (read.unknown !== null || program === undefined) {
            const reason = 'an interpreter that does not say which program it runs';
            thing = unidentified(read.unknown ?? command, reason);
        }
        else {
            thing = programAt(program, 'interpreter', read.alterations);
        }
        return withEnvFiles([thing], files);
    },
};

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
    let folder = '';
    const things = commands.flatMap((words) => {
        const { env, rest } = splitAssignments(words);
        const [command, ...args] = rest;
        if (command === undefined || command.text === 'export') {
            // It holds for every command that follows.
            alterations.push(...alterationsOf(command === undefined ? env : splitAssignments(args).env));
            return [];
        }
        if (moving.has(command.text)) {
            const [target] = args;
            const isPlain = command.text === 'cd' && args.length === 1 && target !== undefined;
            folder = isPlain && folder !== null ? folderIn(folder, target.text) : null;
        }
        if (harmless.has(command.text))
            return [];
        if (command.text === 'nvm' && ['use', 'install'].includes(args[0]?.text ?? ''))
            return [];
        if (command.text === 'source' || command.text === '.') {
            // A script of the user's own sets up a tool; one of the repository may do anything.
            // It may redefine whatever follows.
            const isOwn = isOfTheUser(args[0]?.text ?? '~');
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
        const placed = folder === null
            ? inner.map((thing) => thing.asks === undefined ? thing : unidentified(command, 'a program in another folder'))
            : folder === ''
                ? inner
                : startedIn(inner, folder);
        return altered(placed, [...alterations, ...alterationsOf(env)]);
    });
    return things.length > 0
        ? things
        : [unidentified(text, 'a shell that starts nothing that can be told')];
}
/** `source ~/.nvm/nvm.sh` and the like set up a tool that is not the repository's. */
function isOfTheUser(path) {
    return /^(?:[~/]|\$)/.test(path) && !isOfProjectFolder(path);
}
/**
 * The launches in a shell script of the repository, as far as its lines tell them: of a program with
 * branches and loops each command is taken for itself. What is no known launcher is code of the
 * script, which is the project's own.
 *
 * @param knows whether a command's name is that of a launcher
 */
function launchesInScript(text, knows, resolveInner) {
    const lines = text.text
        .replace(/\\\r?\n/g, ' ')
        .split(/\r?\n/)
        .filter((line) => !/^\s*#/.test(line));
    const found = [];
    let exported = [];
    for (const line of lines.slice(0, maxScriptLines)) {
        for (const words of simpleCommandsOf({ ...text, text: line })) {
            const start = words.findIndex((word) => !leading.has(word.text));
            const { env, rest } = splitAssignments(start < 0 ? [] : words.slice(start));
            const [command, ...args] = rest;
            if (command === undefined || command.text === 'export') {
                const set = command === undefined ? env : splitAssignments(args).env;
                exported = [...exported, ...alterationsOf(set)];
            }
            else if (knows(commandName(command.text)) && !isShell(command)) {
                const things = resolveInner({ command, args });
                found.push(...altered(things, [...exported, ...alterationsOf(env)]));
            }
        }
    }
    return found;
}
/** Longer than any script that starts a server. */
const maxScriptLines = 2000;
/** Words that may stand before a command in a script. */
const leading = new Set([
    'then',
    'else',
    'do',
    'if',
    'elif',
    'while',
    '!',
    '{',
    '(',
    'exec',
    'command',
]);
/** Shells that a script starts run what their text says, which is looked at where it stands. */
function isShell({ text }) {
    return posixShell.commands.includes(commandName(text));
}
/** The commands of one line, however they are joined; what cannot be read is left out. */
function simpleCommandsOf(line) {
    const commands = [[]];
    for (const part of (0,shell_quote.parse)(line.text, (name) => `\${${name}}`)) {
        if (typeof part === 'string')
            commands.at(-1)?.push({ ...line, text: part });
        else if ('comment' in part)
            break;
        else if (part.op === 'glob')
            commands.at(-1)?.push({ ...line, text: part.pattern });
        else
            commands.push([]);
    }
    return commands.filter((words) => words.length > 0);
}
/** The simple commands of a text; null where it is more than a list of them. */
function commandsOf(whole) {
    // The one substitution that everybody writes, and that says where it leads.
    const text = {
        ...whole,
        text: whole.text.replace(/\$\(git rev-parse --show-toplevel\)/g, '${workspaceFolder}'),
    };
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
                return [programAt(args[index] ?? command, 'shell')];
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
    return [serverOf(readRegistryName(name.text), name)];
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
    '--if-present',
]);
/** Options that name the folder, or the workspace, that a script is started in. */
const places = new Map([
    ['--prefix', 'folder'],
    ['-C', 'folder'],
    ['-w', 'workspace'],
    ['--workspace', 'workspace'],
]);
/** Verbs that run a script of the package, and those that are its name at once. */
const runVerbs = new Set(['run', 'run-script', 'rum', 'urn']);
const scriptVerbs = new Set(['start', 'test', 't', 'tst', 'stop', 'restart']);
/**
 * `npm exec [options] [--] package …` and `npm x`; `npm run script` and `npm start`. Up to `--` npm
 * takes options wherever they stand, behind the package too, so any that is not known leaves the
 * launch unidentified.
 */
const npm_npm = {
    commands: ['npm'],
    resolve(args, command, resolveInner) {
        const placed = takePlaces(args);
        if (placed === null) {
            return [unidentified(command, 'an option of npm that may hide what it starts')];
        }
        const verbAt = placed.rest.findIndex(({ text }) => !npm_harmless.has(text));
        const verb = placed.rest[verbAt];
        const words = placed.rest.slice(verbAt + 1);
        const separator = words.findIndex(({ text }) => text === '--');
        const options = separator < 0 ? words : words.slice(0, separator);
        const behind = separator < 0 ? [] : words.slice(separator + 1);
        const positional = options.filter(({ text }) => !text.startsWith('-'));
        const unknown = options.find(({ text }) => text.startsWith('-') && !npm_harmless.has(text) && !isPackage(text));
        if (unknown !== undefined) {
            return [unidentified(unknown, 'an option of npm that may hide what it starts')];
        }
        const script = runVerbs.has(verb?.text ?? '')
            ? positional[0]
            : scriptVerbs.has(verb?.text ?? '')
                ? verb
                : undefined;
        let things;
        if (verb !== undefined && script !== undefined) {
            const name = script.text === 't' || script.text === 'tst' ? 'test' : script.text;
            const own = script === verb ? positional : positional.slice(1);
            const { workspace } = placed;
            const asks = { name, args: [...own, ...behind], workspace, manager: 'npm' };
            things = [scriptOf(script, { ...asks, orProgram: false })];
        }
        else if (verb?.text === 'exec' || verb?.text === 'x') {
            // In a workspace npm looks for programs there first.
            if (placed.workspace !== null || placed.folder !== null) {
                return [unidentified(verb, 'npm exec in another folder')];
            }
            things = executed(options.filter(({ text }) => isPackage(text)), [...positional, ...behind]);
        }
        else {
            return [unidentified(verb ?? command, 'not a command of npm that starts a program')];
        }
        return placed.folder === null ? things : startedIn(things, placed.folder);
        function executed(packages, line) {
            const named = packages.map((at) => ({
                spec: (0,npm/* readNpmSpec */.j)(at.text.slice(at.text.indexOf('=') + 1)),
                at,
            }));
            if (named.length > 0) {
                return fetchedBy(throughPackages(named, line, [], resolveInner), 'npm');
            }
            const [first, ...rest] = line;
            if (first === undefined)
                return [unidentified(command, 'npm exec without a package')];
            const things = throughBridge((0,npm/* readNpmSpec */.j)(first.text), first, rest, [], resolveInner);
            return fetchedBy(orInstalled(things, first), 'npm');
        }
    },
};
/** Takes the options that name a place, up to `--`; null where one has no value. */
function takePlaces(args) {
    const found = { folder: null, workspace: null };
    const rest = [];
    for (let index = 0; index < args.length; index += 1) {
        const at = args[index];
        if (at.text === '--')
            return { ...found, rest: [...rest, ...args.slice(index)] };
        const [, name = '', attached] = /^(--?[A-Za-z]+)(?:=(.*))?$/s.exec(at.text) ?? [];
        const place = places.get(name);
        if (place === undefined) {
            rest.push(at);
            continue;
        }
        if (attached === undefined)
            index += 1;
        const value = attached ?? args[index]?.text;
        if (value === undefined || value.startsWith('-'))
            return null;
        found[place] = value;
    }
    return { ...found, rest };
}
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
                alterations.push({ kind, what: name, file: null, span: at.span });
            else if (name !== '--loglevel')
                packages.push(value);
        }
        const [first] = rest;
        const servers = packages.length > 0
            ? throughPackages(packages.map((at) => ({ spec: (0,npm/* readNpmSpec */.j)(at.text), at })), rest, alterations, resolveInner)
            : first === undefined
                ? []
                : orInstalled(throughBridge((0,npm/* readNpmSpec */.j)(first.text), first, rest.slice(1), alterations, resolveInner), first);
        if (servers.length + hidden.length === 0)
            return [unidentified(command, 'npx without a package')];
        return fetchedBy([...servers, ...hidden], 'npm');
    },
};

;// CONCATENATED MODULE: ./build/launch/package-runners.js





/*
 * The runners of npm's rivals: `pnpm dlx`, `pnpx`, `yarn dlx`, `bunx`, `bun x`. They take options up to
 * the package, and what follows it is the package's own. Their other verbs start a script of the
 * project, or a program that its installation brings.
 */
function fetchPackage(read, command, manager, resolveInner) {
    // bunx does not read the settings of the project.
    const fetched = (things) => manager === 'bun' ? things : fetchedBy(things, manager);
    const packages = options_valuesOf(read, '--package', '-p').map((at) => ({
        spec: (0,npm/* readNpmSpec */.j)(at.text),
        at,
    }));
    const { rest: behind, alterations, unknown } = read;
    const hidden = unknown === null ? [] : [unidentified(unknown, 'an option that may hide what is started')];
    if (packages.length > 0) {
        const things = throughPackages(packages, behind, alterations, resolveInner);
        return fetched([...things, ...hidden]);
    }
    if (hidden.length > 0)
        return hidden;
    const [first, ...rest] = behind;
    if (first === undefined)
        return [unidentified(command, 'no package to fetch')];
    const things = throughBridge((0,npm/* readNpmSpec */.j)(first.text), first, rest, alterations, resolveInner);
    // Of these only bun looks for an installed program first, and that only for a bare name.
    const isBare = things.some((thing) => thing.span === first.span && thing.specifier === null);
    return fetched(manager === 'bun' && isBare ? orInstalled(things, first) : things);
}
/** Options between `run` and the script. */
const scriptOptions = {
    flags: ['-s', '--silent', '-q', '--quiet', '--bun', '--if-present', '-T', '--top-level'],
    valued: ['--reporter', '--loglevel'],
    altering: {},
};
/** `run script`, `exec program` or just the name of either, and the folder or workspace they work in. */
function fromProject(read, [verb, ...rest], command, manager) {
    const workspace = options_valuesOf(read, '--filter', '-F').at(-1)?.text ?? null;
    const folder = options_valuesOf(read, '-C', '--dir', '--cwd').at(-1)?.text;
    const isVerb = verb !== undefined && ['run', 'run-script', 'exec'].includes(verb.text);
    const behind = readOptions(rest, scriptOptions);
    const words = isVerb ? behind.rest : [verb, ...rest].filter((word) => word !== undefined);
    const [first, ...args] = words;
    if (isVerb && behind.unknown !== null) {
        return [unidentified(behind.unknown, 'an option that may hide what is started')];
    }
    if (verb === undefined || first === undefined || first.text.startsWith('-')) {
        return [unidentified(first ?? command, 'an option that may hide what is started')];
    }
    const { alterations } = read;
    const things = verb.text === 'exec'
        ? execute(first, args, workspace, alterations)
        : [
            {
                ...scriptOf(first, { name: first.text, args, workspace, orProgram: true, manager }),
                alterations,
            },
        ];
    return folder === undefined ? things : startedIn(things, folder);
}
/** `pnpm exec tsx src/server.ts`: an interpreter's program is what counts, of others who brings it. */
function execute(program, args, workspace, alterations) {
    const isInterpreter = interpreters.commands.includes(program.text);
    if (isInterpreter && workspace === null) {
        return altered(interpreters.resolve(args, program, () => []), alterations);
    }
    return isRunner(program)
        ? [unidentified(program, 'a program that runs what its arguments say')]
        : [installed(program, { type: 'npm', workspace }, alterations)];
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
        const read = readOptions(rest, pnpmOptions);
        const joined = {
            ...read,
            options: [...global.options, ...read.options],
            alterations: [...global.alterations, ...read.alterations],
        };
        return verb.text === 'dlx'
            ? fetchPackage(joined, command, 'pnpm', resolveInner)
            : fromProject(joined, [verb, ...read.rest], command, 'pnpm');
    },
};
const pnpx = {
    commands: ['pnpx'],
    resolve: (args, command, resolveInner) => fetchPackage(readOptions(args, pnpmOptions), command, 'pnpm', resolveInner),
};
const yarnOptions = {
    flags: ['-q', '--quiet', '-s', '--silent', '-T', '--top-level', '-B', '--binaries-only'],
    valued: ['-p', '--package', '--cwd'],
    altering: {},
};
const yarn = {
    commands: ['yarn', 'yarnpkg'],
    resolve(args, command, resolveInner) {
        const global = readOptions(args, yarnOptions);
        const [verb, ...rest] = global.rest;
        if (global.unknown !== null || verb === undefined) {
            return [unidentified(global.unknown ?? command, 'an option that may hide what is started')];
        }
        if (verb.text === 'dlx') {
            return fetchPackage(readOptions(rest, yarnOptions), command, 'yarn', resolveInner);
        }
        if (verb.text === 'workspace' || verb.text === 'workspaces' || verb.text === 'node') {
            return [unidentified(verb, 'a command of yarn that is not understood')];
        }
        return fromProject(global, global.rest, command, 'yarn');
    },
};
const bunOptions = {
    flags: [
        '--bun',
        '-b',
        '-y',
        '--yes',
        '--silent',
        '--verbose',
        '--no-install',
        '--hot',
        '--watch',
    ],
    valued: ['-p', '--package', '--cwd', '--env-file', '-r', '--preload', '--filter', '-F'],
    altering: { '-r': 'loader', '--preload': 'loader' },
};
const bunx = {
    commands: ['bunx'],
    resolve: (args, command, resolveInner) => fetchPackage(readOptions(args, bunOptions), command, 'bun', resolveInner),
};
/** `bun x package`, `bun program.ts`, `bun run script`. */
const bun = {
    commands: ['bun'],
    resolve(args, command, resolveInner) {
        const global = readOptions(args, bunOptions);
        const [verb, ...rest] = global.rest;
        if (global.unknown !== null || verb === undefined) {
            return [unidentified(global.unknown ?? command, 'an option that may hide what is started')];
        }
        const read = readOptions(rest, bunOptions);
        const files = [...options_valuesOf(global, '--env-file'), ...options_valuesOf(read, '--env-file')];
        if (verb.text === 'x') {
            return withEnvFiles(fetchPackage(read, command, 'bun', resolveInner), files);
        }
        const joined = {
            ...read,
            options: [...global.options, ...read.options],
            alterations: [...global.alterations, ...read.alterations],
        };
        const name = verb.text === 'run' ? read.rest[0] : verb;
        // A path is a program; a script has no ending.
        const isPath = name !== undefined && (/\.[cm]?[jt]sx?$/.test(name.text) || /[\\/]/.test(name.text));
        const folder = options_valuesOf(joined, '--cwd').at(-1)?.text;
        const things = isPath
            ? [programAt(name, 'interpreter', joined.alterations)]
            : fromProject(joined, verb.text === 'run' ? [verb, ...read.rest] : [verb, ...rest], command, 'bun');
        return withEnvFiles(isPath && folder !== undefined ? startedIn(things, folder) : things, files);
    },
};

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
        const withs = options_valuesOf(read, '--with').map((at) => serverOf((0,pypi/* readPypiSpec */.c)(at.text), at, alterations));
        const named = options_valuesOf(read, '--spec').map((at) => ({ spec: (0,pypi/* readPypiSpec */.c)(at.text), at }));
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
        if (/\.pyw?$/.test(first.text))
            return [programAt(first, 'interpreter', alterations), ...withs];
        const spec = (0,pypi/* readPypiSpec */.c)(first.text);
        return [...throughBridge(spec, first, rest, alterations, resolveInner), ...withs];
    },
};

;// CONCATENATED MODULE: ./build/launch/poetry.js



/** `poetry run program …` and its kin: a program of the project's environment. */
const poetry = {
    commands: ['poetry', 'pdm', 'pipenv', 'rye'],
    resolve(args, command) {
        const grammar = {
            flags: ['-q', '--quiet', '-n', '--no-interaction', '--no-ansi', '-v'],
            valued: ['-C', '--directory', '-P', '--project'],
            altering: {},
        };
        const global = readOptions(args, grammar);
        const read = readOptions(global.rest.slice(1), grammar);
        const [program, ...rest] = read.rest;
        const unknown = global.unknown ?? read.unknown;
        if (global.rest[0]?.text !== 'run' || unknown !== null || program === undefined) {
            return [unidentified(unknown ?? command, 'not a "run" of a program of the environment')];
        }
        const folder = [
            ...options_valuesOf(global, '-C', '--directory'),
            ...options_valuesOf(read, '-C', '--directory'),
        ];
        const things = interpreters.commands.includes(program.text)
            ? interpreters.resolve(rest, program, () => [])
            : /\.pyw?$/.test(program.text)
                ? [programAt(program, 'interpreter')]
                : isRunner(program)
                    ? [unidentified(program, 'a program that runs what its arguments say')]
                    : [installed(program, { type: 'pypi' })];
        const last = folder.at(-1)?.text;
        return last === undefined ? things : startedIn(things, last);
    },
};

;// CONCATENATED MODULE: ./build/project/script-text.js
/** A text as it is: a script that is looked through. */
const scriptText = {
    name: 'script',
    limit: 256 * 1024,
    load: async () => (text) => text,
};

;// CONCATENATED MODULE: ./build/launch/settle.js







/** The path of the tree that a launch means by one; null where it is none of the tree. */
function locate({ folder, project }, path) {
    if (isOfProjectFolder(`${path}/`))
        return pathBelow(project, withoutProjectFolder(`${path}/`));
    return folder === null ? null : pathBelow(folder, path.replaceAll('\\', '/'));
}
/** Scripts that start scripts beyond this depth are nobody's honest launch. */
const deepest = 3;
/**
 * Answers what only the tree tells of launched things: whether a program is in it, what a script
 * starts, and which package an installed program belongs to. Nothing is run.
 *
 * @param depth how many scripts stand around them
 */
function settle_settle(things, place, project, commands, depth = 0) {
    return things.flatMap((thing) => settleOne(thing, things, place, project, commands, depth));
}
function settleOne(thing, beside, place, project, commands, depth) {
    const { asks } = thing;
    switch (asks?.kind) {
        case undefined:
            return [thing];
        case 'program':
            return program(thing, asks, place, project, commands, depth);
        case 'script':
            return script(thing, asks, place, project, commands, depth);
        case 'installed':
            return installedProgram(thing, asks, place, project, beside);
    }
}
function program(thing, asks, place, project, commands, depth) {
    const path = locate(place, folderIn(asks.folder, asks.path));
    if (path === null)
        return [answered(thing, (0,ecosystem/* unidentifiedSpec */.a0)(asks.path, thing.reason ?? ''))];
    const [, home = '', bin, name] = /^(?:(.*)\/)?node_modules\/(?:\.bin\/([^/]+)|((?:@[^/]+\/)?[^/]+)\/.*)$/.exec(path) ?? [];
    const own = bin?.replace(/\.(?:cmd|ps1|exe)$/i, '') ?? name;
    if (own !== undefined) {
        // There it is that package, whoever starts it.
        const question = { kind: 'installed', type: 'npm', program: own, folder: '' };
        const details = { workspace: null, isModule: false, isOptional: false };
        const inHome = { ...place, folder: home };
        return installedProgram(thing, { ...question, ...details }, inHome, project, [], bin === undefined);
    }
    if (!project.has(path))
        return [answered(thing, (0,ecosystem/* unidentifiedSpec */.a0)(asks.path, thing.reason ?? ''))];
    const local = answered(thing, localAnswer(path));
    const text = asks.by === 'interpreter' ? null : project.get(path, scriptText);
    const isShell = /\.(?:sh|bash|zsh|ksh)$/i.test(path) ||
        /^#![^\n]*\b(?:sh|bash|zsh|dash|ksh)\b/.test(text ?? '') ||
        (asks.by === 'shell' && !/^#!/.test(text ?? ''));
    if (text === null || !isShell || depth >= deepest)
        return [local];
    const inside = commands.ofScript({ text, span: thing.span });
    return [local, ...settle_settle(inside, moved(place, asks.folder), project, commands, depth + 1)];
}
function script(thing, asks, place, project, commands, depth) {
    const { folder } = moved(place, asks.folder);
    const path = folder === null ? null : manifestFor(project, folder, asks.workspace);
    const manifest = path === null ? null : project.get(path, packageJson);
    if (path === null || manifest === null || folder === null) {
        return [
            answered(thing, (0,ecosystem/* unidentifiedSpec */.a0)(asks.name, 'a script of no package.json of the tree')),
        ];
    }
    const text = manifest.scripts.get(asks.name);
    if (text === undefined) {
        const reason = 'a script that package.json does not have';
        if (!asks.orProgram)
            return [answered(thing, (0,ecosystem/* unidentifiedSpec */.a0)(asks.name, reason))];
        const question = { kind: 'installed', type: 'npm', program: asks.name, folder: '' };
        const details = { workspace: asks.workspace, isModule: false, isOptional: false };
        return installedProgram(thing, { ...question, ...details }, { ...place, folder }, project, []);
    }
    if (depth >= deepest) {
        return [answered(thing, (0,ecosystem/* unidentifiedSpec */.a0)(asks.name, 'scripts that start scripts without end'))];
    }
    if (asks.args.some((word) => !/^[\w@./:=,+-]+$/.test(word.text))) {
        const reason = 'arguments that a shell may take apart';
        return [answered(thing, (0,ecosystem/* unidentifiedSpec */.a0)(asks.name, reason))];
    }
    const line = [text.text, ...asks.args.map((word) => word.text)].join(' ');
    // What is called before and after it under its name is started with it.
    const around = [`pre${asks.name}`, `post${asks.name}`].flatMap((name) => manifest.scripts.get(name)?.text ?? []);
    const started = [line, ...around].flatMap((each, index) => commands
        .ofText({ text: each, span: thing.span })
        // Of a build step before the start only what it fetches matters.
        .filter(({ type, asks: question }) => index === 0 || (type !== 'unidentified' && !question)));
    const inside = settle_settle(started, { ...place, folder: folderOf(path) }, project, commands, depth + 1);
    return inside.map((each) => ({
        ...each,
        alterations: [...each.alterations, ...thing.alterations],
    }));
}
function installedProgram(thing, asks, place, project, beside, isPackage = false) {
    const { folder } = moved(place, asks.folder);
    const answers = folder === null
        ? []
        : asks.type === 'npm'
            ? fromNpmInstallation(asks, folder, project, isPackage)
            : fromPythonEnvironment(asks, folder, project);
    if (asks.isOptional) {
        // The fetched package is the neighbour that was named by the same word.
        const main = beside.find((each) => each !== thing && each.type === 'npm' && each.span === thing.span);
        return answers
            .filter((answer) => mayStandFor(main, answer))
            .map((answer) => answered(thing, answer));
    }
    return answers.length > 0
        ? answers.map((answer) => answered(thing, answer))
        : [answered(thing, (0,ecosystem/* unidentifiedSpec */.a0)(asks.program, thing.reason ?? ''))];
}
function moved(place, folder) {
    return folder === '' ? place : { ...place, folder: locate(place, folder) };
}
function answered({ asks: _, ...thing }, answer) {
    const alterations = [...thing.alterations, ...(answer.alterations ?? [])];
    return { ...thing, ...answer, alterations };
}

;// CONCATENATED MODULE: ./build/launch/surroundings.js






/** Registries that packages come from unless somebody says otherwise. */
const defaults = [
    /^https?:\/\/registry\.npmjs\.org\/?$/,
    /^https?:\/\/registry\.yarnpkg\.com\/?$/,
    /^https:\/\/pypi\.org\/simple\/?$/,
];
const isDefault = (value) => defaults.some((pattern) => pattern.test(value));
/** Whether a registry that is set for a scope counts for a package. */
function isInScope(scope, name) {
    const bare = scope.replace(/^@/, '');
    return name.startsWith(`@${bare}/`);
}
const npmrcJudge = ({ key, value, span }, name) => {
    const scope = /^(@[^:]+):registry$/.exec(key)?.[1];
    if (scope !== undefined)
        return isInScope(scope, name) && !isDefault(value) ? 'registry' : null;
    if (key === 'registry')
        return isDefault(value) ? null : 'registry';
    // The other keys are those of `npm_config_…`.
    const env = new Map([[`npm_config_${key.replaceAll('-', '_')}`, { text: value, span }]]);
    return alterationsOf(env)[0]?.kind ?? null;
};
const yarnrcJudge = ({ key, value }, name) => {
    if (key === 'npmRegistryServer')
        return isDefault(value) ? null : 'registry';
    const scope = /^npmScopes\.(.+)\.npmRegistryServer$/.exec(key)?.[1];
    if (scope !== undefined)
        return isInScope(scope, name) && !isDefault(value) ? 'registry' : null;
    // A release of Yarn itself is committed by many; any other program is not Yarn.
    if (key === 'yarnPath')
        return /^\.yarn\/releases\/yarn-[\w.-]+\.[cm]?js$/.test(value) ? null : 'path';
    return null;
};
const bunfigJudge = ({ key, value }, name) => {
    if (/^install\.registry(?:\.url)?$/.test(key))
        return isDefault(value) ? null : 'registry';
    const scope = /^install\.scopes\.([^.]+)/.exec(key)?.[1];
    if (scope !== undefined)
        return isInScope(scope, name) ? 'registry' : null;
    return key === 'preload' ? 'loader' : null;
};
const uvJudge = ({ key, value }) => {
    const isSource = /^(?:pip\.)?(?:index-url|extra-index-url|find-links|index\.url)$/.test(key);
    return isSource && !isDefault(value) ? 'registry' : null;
};
/** The settings files of each manager, and what counts in them. Sources: the managers' references. */
const files = {
    npm: [{ name: '.npmrc', kind: npmrc, judge: npmrcJudge }],
    pnpm: [{ name: '.npmrc', kind: npmrc, judge: npmrcJudge }],
    yarn: [
        { name: '.yarnrc.yml', kind: yamlSettings, judge: yarnrcJudge },
        { name: '.npmrc', kind: npmrc, judge: npmrcJudge },
    ],
    bun: [
        { name: 'bunfig.toml', kind: tomlSettings, judge: bunfigJudge },
        { name: '.npmrc', kind: npmrc, judge: npmrcJudge },
    ],
    // Only for `uv run`: what `uvx` fetches is not a matter of the project.
    uv: [{ name: 'uv.toml', kind: tomlSettings, judge: uvJudge }],
};
/**
 * What the files around a launch change about what it fetches or runs: settings of the package
 * manager from the working folder upwards, variables of files, and a program of the project's own.
 */
function alterationsAround(thing, place, project) {
    const found = [];
    const { manager, ownProgram, name } = thing;
    const isPackage = thing.type === 'npm' || thing.type === 'pypi';
    if (manager !== undefined && isPackage && place.folder !== null && name !== null) {
        for (const folder of foldersUpFrom(place.folder)) {
            for (const { name: file, kind, judge } of files[manager]) {
                const path = inFolder(folder, file);
                found.push(...judged(project.get(path, kind) ?? [], path, judge, name));
            }
        }
        if (manager === 'uv') {
            const path = nearest(project, place.folder, 'pyproject.toml');
            const settings = path === null ? [] : (project.get(path, pyproject)?.settings ?? []);
            found.push(...judged(settings, path ?? '', uvJudge, name));
        }
    }
    if (ownProgram !== undefined && place.folder !== null) {
        const path = nearest(project, place.folder, 'package.json');
        const own = path === null ? null : project.get(path, packageJson)?.programs.get(ownProgram);
        if (own)
            found.push({
                kind: 'path',
                what: 'the project’s own program of that name',
                file: path,
                span: own.span,
            });
    }
    for (const word of thing.envFiles ?? []) {
        const path = locate(place, word.text);
        for (const { key, value, span } of (path === null ? null : project.get(path, envFile)) ?? []) {
            const [alteration] = alterationsOf(new Map([[key, { text: value, span }]]));
            if (alteration !== undefined)
                found.push({ ...alteration, file: path });
        }
    }
    return found;
}
function judged(settings, file, judge, name) {
    return settings.flatMap((setting) => {
        const kind = judge(setting, name);
        return kind === null ? [] : [{ kind, what: setting.key, file, span: setting.span }];
    });
}

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
            ...options_valuesOf(read, '-p', '--python')
                .filter(({ text }) => !/^(?:(?:c?python|pypy)@?)?[\d.]+[a-z]*$/i.test(text))
                .map(({ span }) => ({ kind: 'path', what: '--python', file: null, span })),
        ];
        const named = options_valuesOf(read, '--from').slice(-1).map(specOf);
        const withs = listed(read, '--with').map(({ spec, at }) => serverOf(spec, at, alterations));
        const [first, ...rest] = read.rest;
        const main = () => {
            if (read.unknown !== null) {
                return [
                    ...throughPackages(named, [], alterations, resolveInner),
                    unidentified(read.unknown, 'an option of uvx that may hide what it starts'),
                ];
            }
            if (named.length > 0)
                return throughPackages(named, read.rest, alterations, resolveInner);
            if (first === undefined)
                return [unidentified(command, 'uvx without a package')];
            if (isInterpreter(first)) {
                return [unidentified(first, 'a program that does not come from the package')];
            }
            return throughBridge(specOf(first).spec, first, rest, alterations, resolveInner);
        };
        return withEnvFiles([...main(), ...withs], options_valuesOf(read, '--env-file'));
    },
};
function specOf(at) {
    return { spec: (0,pypi/* readPypiSpec */.c)(at.text), at };
}
/** The packages of an option that takes several, separated by commas. */
function listed(read, option) {
    return options_valuesOf(read, option).flatMap((at) => at.text
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
        const read = readRun(rest);
        const alterations = [...global.alterations, ...read.alterations];
        const named = options_valuesOf(read, '--from').map(specOf);
        const things = [
            ...(named.length > 0 ? throughPackages(named, read.rest, alterations, resolveInner) : []),
            ...listed(read, '--with').map(({ spec, at }) => serverOf(spec, at, alterations)),
        ];
        if (read.unknown !== null) {
            things.push(unidentified(read.unknown, 'an option of uv that may hide what it starts'));
        }
        else if (named.length === 0) {
            const module = read.options.find(({ name }) => name === '-m' || name === '--module');
            things.push(...ofEnvironment(module?.value ?? null, read.rest, command, alterations, things));
        }
        const folder = [...options_valuesOf(global, ...folders), ...options_valuesOf(read, ...folders)].at(-1)?.text;
        const files = [...options_valuesOf(global, '--env-file'), ...options_valuesOf(read, '--env-file')];
        const started = folder === undefined ? things : startedIn(things, folder);
        return withEnvFiles(fetchedBy(started, 'uv'), files);
    },
};
/** The options of `uv run`; what follows `-m module` is the module's own. */
function readRun(words) {
    const grammarOfRun = {
        ...uv_grammar,
        flags: [...uv_grammar.flags, ...runFlags],
        valued: [...uv_grammar.valued, ...runValued],
    };
    const moduleAt = words.findIndex(({ text }) => text === '-m' || text === '--module');
    const toModule = readOptions(words.slice(0, moduleAt + 2), grammarOfRun);
    const isFirst = moduleAt >= 0 && toModule.rest.length === 0;
    return isFirst ? toModule : readOptions(words, grammarOfRun);
}
const folders = ['--directory', '--project'];
/** Frameworks whose verb `run` starts a program of the project. */
const frameworks = new Set(['fastmcp', 'mcp']);
/** What `uv run` starts: a module, a script, an interpreter's program, or a program of the environment. */
function ofEnvironment(module, [first, second, third], command, alterations, brought) {
    if (module !== null)
        return [installed(module, { type: 'pypi', isModule: true }, alterations)];
    if (first === undefined)
        return [unidentified(command, 'uv run without a program')];
    if (/\.pyw?$|[\\/]/.test(first.text))
        return [programAt(first, 'interpreter', alterations)];
    if (/^(?:python[\d.]*|pypy[\d.]*)$/.test(first.text)) {
        if (second?.text === '-m' && third !== undefined) {
            return [installed(third, { type: 'pypi', isModule: true }, alterations)];
        }
        return second === undefined || second.text.startsWith('-')
            ? [unidentified(second ?? first, 'an interpreter that does not say which program it runs')]
            : [programAt(second, 'interpreter', alterations)];
    }
    if (frameworks.has(first.text) && second?.text === 'run' && third !== undefined) {
        return [
            programAt({ ...third, text: third.text.replace(/:\w+$/, '') }, 'interpreter', alterations),
        ];
    }
    if (isRunner(first))
        return [unidentified(first, 'a program that runs what its arguments say')];
    // What `--with` brings may bring the program of that name.
    const name = pypi/* pypi */.v.normaliseName(first.text);
    if (brought.some((thing) => thing.type === 'pypi' && thing.name === name))
        return [];
    return [installed(first, { type: 'pypi' }, alterations)];
}
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
    '--exact',
    '--no-editable',
    '--no-default-groups',
];
const runValued = [
    '-m',
    '--module',
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
    poetry,
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
 * @param project the files around it: only what the tree holds is `local`, and scripts and lockfiles
 *   of the tree tell what a command that fetches nothing starts
 */
function resolveLaunch(declaration, project) {
    const { env, hooks, cwd, envFile } = declaration.launch;
    const things = launchedBy(declaration);
    const whole = { text: '', span: declaration.span };
    const place = { folder: declaration.folder, project: declaration.folder };
    const started = cwd === null ? place : { ...place, folder: locate(place, cwd.text) };
    const settled = settle_settle(things, started, project, commands);
    const found = settled.length > 0
        ? settled
        : [unidentified(whole, 'the entry has neither a command nor a URL')];
    // The environment is that of the command; an address has none.
    const own = declaration.launch.command === null ? [] : alterationsOf(env);
    const files = envFile === null || declaration.launch.command === null ? [] : [envFile];
    return found.map((thing) => {
        const around = alterationsAround({ ...thing, envFiles: [...files, ...(thing.envFiles ?? [])] }, started, project);
        const { asks: _, manager: __, ownProgram: ___, envFiles: ____, ...plain } = thing;
        // Where nothing is graded, nobody is deceived about what runs.
        const isGraded = thing.type !== 'local' && thing.type !== 'unidentified';
        const alterations = [...thing.alterations, ...around, ...own, ...hooks].filter(({ what }) => isGraded || what !== byItsPath);
        return { ...plain, alterations, declaration };
    });
}
/** What the words of a declaration tell, before the tree is asked. */
function launchedBy({ launch, span }) {
    const { env, registry, plugin } = launch;
    const command = withDefaults(launch.command, env);
    const url = withDefaults(launch.url, env);
    const args = launch.args.map((word) => withDefaults(word, env) ?? word);
    const whole = { text: '', span };
    if ([command, url, ...args].some((word) => word !== null && word.text.length > longestWord)) {
        return [unidentified(whole, `a text of more than ${longestWord} characters`)];
    }
    const things = [];
    if (url !== null)
        things.push(serverOf((0,remote/* readRemote */.Zz)(url.text), url));
    if (command !== null)
        things.push(...resolveCommand(splitCommand({ command, args }), 0));
    if (registry !== null)
        things.push(serverOf(readRegistryName(registry.text), registry));
    if (plugin !== null) {
        const missing = unidentified(plugin, 'a plugin or extension that is not in the tree');
        things.push({ ...missing, name: plugin.text });
    }
    return things;
}
/** Resolves what scripts of the project start. */
const commands = {
    ofText: (text) => resolveShellText(text, (line) => 
    // A bare name in a script is a program of the installation.
    byCommand.has(commandName(line.command.text)) || /[\\/$]/.test(line.command.text)
        ? resolveCommand(line, 1)
        : [installed(line.command, { type: 'npm' })]),
    ofScript: (text) => launchesInScript(text, (name) => byCommand.has(name), (line) => resolveCommand(line, 1)),
};
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
const resolve_deepest = 8;
function resolveCommand({ command, args }, depth) {
    if (depth > resolve_deepest)
        return [unidentified(command, 'wrappers within wrappers without end')];
    if (command.text.trim() === '')
        return [unidentified(command, 'an empty command')];
    const isOwn = isOfProjectFolder(command.text);
    if ((0,ecosystem/* hasPlaceholder */.Kc)(command.text) && !isOwn) {
        return [unidentified(command, 'the command is a placeholder')];
    }
    const launcher = byCommand.get(commandName(command.text));
    const again = (inner) => resolveCommand(inner, depth + 1);
    if (isOwn || (/[\\/]/.test(command.text) && !isOfTheSystem(command.text))) {
        // `./npx` and `/proc/self/cwd/npx` are programs of the repository, whatever their names say.
        const alteration = { kind: 'path', what: byItsPath, file: null, span: command.span };
        return launcher === undefined
            ? [programAt(command, 'itself')]
            : altered(launcher.resolve(args, command, again), [alteration]);
    }
    if (launcher === undefined) {
        return [unidentified(command, 'a command that is not known to fetch a published package')];
    }
    return launcher.resolve(args, command, again);
}
/** How a launcher is named that is not the system's. */
const byItsPath = 'a launcher by its path';
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
    const { inventory, project } = await lookThrough({ ...settings, withCandidates: true }, world);
    const { dependencies, candidates, files } = inventory;
    const identities = uniqueIdentities([...dependencies, ...candidates]);
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
    const listed = candidates.filter((candidate) => isListed(candidate, selection));
    const proved = await settle(project, (files) => listed.map((candidate) => proveCandidate(candidate, files)));
    const matched = [...dependencies, ...proved].map((dependency) => ({
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
/** Whether the export lists a package by a typed reference: a name alone makes no server of a library. */
function isListed(candidate, selection) {
    const { by, error } = (0,match/* matchDependency */.p)(candidate, selection);
    return by === 'package' || by === 'url' || error !== null;
}
/** Finds and identifies what the tree declares; needs neither key nor export. */
async function takeInventory(settings, world) {
    const { inventory, project } = await lookThrough(settings, world);
    const candidates = await settle(project, (files) => inventory.candidates.map((candidate) => proveCandidate(candidate, files)));
    return { ...inventory, candidates };
}
/** The inventory whose candidates are not proved yet, and the project's files for doing so. */
async function lookThrough(settings, world) {
    const started = world.now();
    const ignored = settings.ignorePaths.length > 0 ? picomatch([...settings.ignorePaths], { dot: true }) : null;
    const tree = await world.readTree({
        client: (path) => clientFileOf(path)?.file.client ?? null,
        optional: (path) => clientFileOf(path)?.file.holds !== undefined,
        folder: isClientFolder,
        depth: longestClientPath,
        ignored: (path) => ignored?.(path) ?? false,
    });
    const { declarations, files } = await readDeclarations(tree.sources, tree.read);
    const project = openProject(tree);
    const dependencies = await settle(project, (files) => declarations.flatMap((declaration) => resolveLaunch(declaration, files)));
    const candidates = settings.withCandidates
        ? await settle(project, (files) => candidatesOf(files, dependencies))
        : [];
    const disabled = declarations.filter((declaration) => declaration.disabled).length;
    const looked = candidates.length > 0 ? `; ${(0,words/* plural */.LS)(candidates.length, 'package')} of manifests` : '';
    world.log(`Declarations: ${declarations.length} in ${(0,words/* plural */.LS)(tree.sources.length, 'file')}, ${disabled} disabled${looked} (${world.now() - started} ms)`);
    const inventory = { declarations, dependencies, candidates, files: [...files, ...tree.files] };
    return { inventory, project };
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
