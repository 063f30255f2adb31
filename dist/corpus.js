export const modules = {

/***/ 40107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  allowlist: () => (/* binding */ allowlist)
});

// EXTERNAL MODULE: ./build/export/records.js + 1 modules
var records = __webpack_require__(38203);
// EXTERNAL MODULE: ./build/io/clock.js
var clock = __webpack_require__(13211);
// EXTERNAL MODULE: ./build/judging/verdict-words.js
var verdict_words = __webpack_require__(33862);
// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/model/phrase.js
var phrase = __webpack_require__(77229);
// EXTERNAL MODULE: ./build/report/report-messages.js
var report_messages = __webpack_require__(23602);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/commands/command-line.js
var command_line = __webpack_require__(62173);
// EXTERNAL MODULE: ./build/commands/corpus/command-policy.js
var command_policy = __webpack_require__(77548);
// EXTERNAL MODULE: ./build/commands/corpus/judge-corpus.js + 10 modules
var judge_corpus = __webpack_require__(11125);
// EXTERNAL MODULE: ./build/commands/exit-status.js
var exit_status = __webpack_require__(47470);
// EXTERNAL MODULE: ./build/commands/ports/local-export.js
var local_export = __webpack_require__(75010);
// EXTERNAL MODULE: ./build/commands/ports/output-folder.js
var output_folder = __webpack_require__(12432);
// EXTERNAL MODULE: ./build/commands/ports/temporary-folder.js
var temporary_folder = __webpack_require__(61496);
// EXTERNAL MODULE: ./build/commands/ports/terminal.js
var terminal = __webpack_require__(69630);
;// CONCATENATED MODULE: ./build/commands/allowlist/clients/addresses.js
/**
 * Client documentation does not fully specify how default ports, encodings, queries and some paths are
 * compared, so addresses and patterns have several plausible interpretations. A result counts as known only
 * if all interpretations agree.
 */
const urlPattern = /^([^:/\\?#]*):\/\/([^/\\?#]*)(.*)$/s;
/** Scheme and host in lower case, without a trailing dot after the host. */
const asWritten = { address: lowercaseHost, pattern: lowercaseHost };
/**
 * Scheme, host and port in canonical form, without a fragment, as described in GitHub's documentation. The
 * host is in Punycode, with percent-encoding decoded.
 */
const asNormalized = { address: normalize, pattern: normalize };
/**
 * The address to which a client connects: parsed as a URL, without credentials or a fragment. Patterns are
 * converted to the same form.
 */
const asConnected = { address: connectionAddress, pattern: connectionPattern };
const withoutQuery = {
    address: (text) => connectionAddress(text)?.replace(/\?.*/s, '') ?? null,
    pattern: (text) => connectionPattern(text)?.replace(/\?.*/s, '') ?? null,
};
/** VS Code compares a request's destination with the unmodified pattern. */
const asFetched = {
    address: (text) => {
        const url = URL.parse(text);
        if (url === null)
            return null;
        return /^https?:$/.test(url.protocol) ? url.origin + url.pathname + url.search : text;
    },
    pattern: (text) => text,
};
function createAddressMatcher(patterns, comparison) {
    const { forms, crossing, caseless, pathless } = comparison;
    const strict = { crossing: false, caseless: caseless === 'yes', pathless: pathless === 'yes' };
    const loose = { crossing, caseless: caseless !== 'no', pathless: pathless !== 'no' };
    const wildcardPatterns = [];
    // A host can have thousands of patterns, so patterns without wildcards are looked up in a map.
    const byText = forms.map(() => new Map());
    for (const text of patterns) {
        const patternTexts = forms.map((form) => form.pattern(text));
        const pattern = patternTexts.map((one) => [compileGlob(one, strict), compileGlob(one ?? text, loose)]);
        if (text.includes('*') ||
            patternTexts.some((one) => one !== null && meansEveryPath(one, loose)))
            wildcardPatterns.push(pattern);
        else
            for (const [at, one] of patternTexts.entries())
                addPattern(byText[at], foldCase(one ?? text, loose), pattern);
    }
    return (address) => {
        const addressTexts = forms.map((form) => form.address(address));
        const literalMatches = byText.flatMap((map, at) => map.get(foldCase(addressTexts[at] ?? address, loose)) ?? []);
        const results = [...wildcardPatterns, ...literalMatches].map((pattern) => {
            const matchesAll = pattern.every(([matches], at) => addressTexts[at] != null && matches(addressTexts[at]));
            if (matchesAll)
                return 'yes';
            return pattern.some(([, mayMatch], at) => mayMatch(addressTexts[at] ?? address))
                ? 'maybe'
                : 'no';
        });
        return anyTernary(results);
    };
}
function addPattern(map, key, pattern) {
    const existing = map?.get(key);
    if (existing === undefined)
        map?.set(key, [pattern]);
    else
        existing.push(pattern);
}
function anyTernary(truths) {
    if (truths.includes('yes'))
        return 'yes';
    return truths.includes('maybe') ? 'maybe' : 'no';
}
/** Removes trailing dots, which denote the DNS root, from a host. */
function withoutEndDots(host) {
    let end = host.length;
    while (host[end - 1] === '.')
        end -= 1;
    return host.slice(0, end);
}
/**
 * Returns a matcher that runs in at most O(glob length \u00d7 text length) time. A `*` matches any string, but a
 * `*` before the path stays within the authority unless `crossing` is true.
 */
function compileGlob(glob, options) {
    if (glob === null)
        return () => false;
    const pattern = foldCase(glob, options);
    const end = endOfAuthority(pattern);
    const matches = (text) => {
        let patternIndex = 0;
        let starIndex = -1;
        let afterStar = 0;
        for (let textIndex = 0; textIndex < text.length;) {
            if (pattern[patternIndex] === '*') {
                starIndex = patternIndex;
                afterStar = textIndex;
                patternIndex += 1;
            }
            else if (pattern[patternIndex] === text[textIndex]) {
                patternIndex += 1;
                textIndex += 1;
            }
            else if (starIndex < 0 ||
                (starIndex < end && !options.crossing && isEnd(text[afterStar]))) {
                return false;
            }
            else {
                afterStar += 1;
                textIndex = afterStar;
                patternIndex = starIndex + 1;
            }
        }
        return /^\**$/.test(pattern.slice(patternIndex));
    };
    const everyPath = meansEveryPath(pattern, options);
    return (text) => {
        const foldedText = foldCase(text, options);
        return (matches(foldedText) || (everyPath && matches(foldedText.slice(0, endOfAuthority(foldedText)))));
    };
}
const meansEveryPath = (pattern, { pathless }) => pathless && urlPattern.test(pattern) && endOfAuthority(pattern) === pattern.length;
const foldCase = (text, { caseless }) => caseless ? text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase()) : text;
/** Reports whether a character ends the authority or is an `@`, after which a different host could follow. */
const isEnd = (character) => character !== undefined && '/@\\?#'.includes(character);
function endOfAuthority(text) {
    const start = text.includes('://') ? text.indexOf('://') + '://'.length : 0;
    const length = text.slice(start).search(/[/\\?#]/);
    return length < 0 ? text.length : start + length;
}
function lowercaseHost(text) {
    const [, scheme, authority, rest] = urlPattern.exec(text) ?? [];
    if (scheme === undefined || authority === undefined || rest === undefined)
        return null;
    const hostStart = authority.lastIndexOf('@') + 1;
    const { host, port } = hostAndPort(authority.slice(hostStart));
    const start = `${scheme.toLowerCase()}://${authority.slice(0, hostStart)}`;
    return start + withoutEndDots(host.toLowerCase()) + port + rest;
}
function connectionAddress(text) {
    const url = URL.parse(text);
    if (url === null)
        return null;
    const port = url.port === '' ? '' : `:${url.port}`;
    return `${url.protocol}//${withoutEndDots(url.hostname)}${port}${url.pathname}${url.search}`;
}
function connectionPattern(text) {
    const [, scheme, authority, rest] = urlPattern.exec(text) ?? [];
    if (scheme === undefined || authority === undefined || rest === undefined)
        return null;
    const path = URL.parse(`http://host${rest}`);
    const end = rest === '' || path === null ? '' : path.pathname + path.search;
    const [start, origin] = canonicalOrigin(scheme, authority.slice(authority.lastIndexOf('@') + 1));
    return start + origin + end;
}
function normalize(text) {
    const [, scheme, authority, rest] = urlPattern.exec(text) ?? [];
    if (scheme === undefined || authority === undefined || rest === undefined)
        return null;
    const hostStart = authority.lastIndexOf('@') + 1;
    const [start, origin] = canonicalOrigin(scheme, authority.slice(hostStart));
    return start + authority.slice(0, hostStart) + origin + rest.replace(/#.*/s, '');
}
/**
 * Returns the scheme with `://` and the host with any non-default port, both in canonical form. Wildcards are
 * preserved.
 */
function canonicalOrigin(scheme, authority) {
    const { host, port } = hostAndPort(authority);
    const parsed = URL.parse(`http://${host}/`)?.hostname ?? host;
    // The documentation does not mention alternative notations for IPv4 addresses, such as `127.1`, so numeric
    // hosts stay as written.
    const name = /^[\d.]+$/.test(parsed) ? host.toLowerCase() : parsed.toLowerCase();
    const start = scheme.toLowerCase();
    const isUsual = [':', 'http:80', 'https:443'].includes(port === ':' ? port : start + port);
    return [`${start}://`, withoutEndDots(name) + (isUsual ? '' : port)];
}
function hostAndPort(authority) {
    const port = /:[\d*]*$/.exec(authority)?.[0] ?? '';
    return { host: authority.slice(0, authority.length - port.length), port };
}

;// CONCATENATED MODULE: ./build/commands/allowlist/clients/entries.js
/**
 * An entry is written only if it matches exactly one server under every plausible interpretation of the
 * client's documentation.
 */


function createListEntry(server, limits, admits) {
    if (server.kind === 'command')
        return reasonAgainstCommand(server.argv) ?? { serverCommand: [...server.argv] };
    const url = URL.parse(server.url);
    const reason = reasonAgainstAddress(server.url, url, limits);
    if (reason !== null || url === null)
        return { reason: reason ?? notAnAddress };
    url.hash = '';
    url.hostname = withoutEndDots(url.hostname);
    const entry = { serverUrl: url.href };
    const admitted = admits([{ allowedMcpServers: [entry] }])(server) === 'admitted';
    return admitted ? entry : { reason: notPlain };
}
/** Returns the lists without duplicates, in an order that depends only on the entries. */
function createListSettings(lists) {
    return {
        allowedMcpServers: sortEntries(lists.allowed),
        deniedMcpServers: sortEntries(lists.denied),
    };
}
const notAnAddress = 'Only an address that begins with http:// or https:// can be listed.';
const notPlain = 'The documentation does not say how the client compares an address in this form. ' +
    'Write the address in its plain form: a lowercase host without a trailing dot, no default port, ' +
    'no \u201c.\u201d or \u201c..\u201d in the path, and no characters that are encoded or need encoding.';
const variable = /\$[\w{]/;
function reasonAgainstCommand(argv) {
    if (argv.length === 0)
        return { reason: 'There is no command to list.' };
    if (argv.includes(''))
        return {
            reason: 'The command contains an empty word, and the documentation does not say how the client compares empty words.',
        };
    if (argv.some((word) => variable.test(word)))
        return {
            reason: 'The command contains a variable, whose value differs between machines. The list must contain the value itself.',
        };
    if (!argv.every(isPrinted))
        return {
            reason: 'The command contains invisible characters, so its entry cannot be reviewed.',
        };
    return null;
}
function reasonAgainstAddress(text, url, limits) {
    if (variable.test(text))
        return 'The address contains a variable, whose value differs between machines. The list must contain the address itself.';
    if (url === null || !/^https?:$/.test(url.protocol))
        return notAnAddress;
    if (url.username !== '' || url.password !== '')
        return 'The address contains a user name or a password, which a list must not repeat.';
    if (text.includes('*'))
        return 'The address contains a \u201c*\u201d, which the client treats as a wildcard.';
    // An empty query still counts: `href` keeps its `?`, but `search` is empty.
    if (url.href.includes('?') && !limits.queries)
        return 'The address contains a query (\u201c?\u2026\u201d), and the documentation does not say how the client compares it.';
    if (url.pathname === '/' && !limits.roots)
        return 'The address has no path, so its entry would match every path on the host.';
    return isPlain(url) && isPrinted(text) ? null : notPlain;
}
const isPrinted = (text) => (0,report_text.escapeInvisible)(text, Number.POSITIVE_INFINITY) === text;
/**
 * Reports whether an address has only one possible interpretation, because it contains no encoding, empty
 * path segments or brackets.
 */
function isPlain(url) {
    return (/^[a-z\d.-]+$/.test(url.hostname) &&
        /^(?:\/[\w.~@:!,;=+-]+)*\/?$/.test(url.pathname) &&
        /^(?:\?[\w.~@:!,;=+&/-]*)?$/.test(url.search));
}
function sortEntries(entries) {
    const entryTexts = entries.map((entry) => JSON.stringify('serverUrl' in entry
        ? { serverUrl: entry.serverUrl }
        : { serverCommand: entry.serverCommand }));
    return [...new Set(entryTexts)].sort().map((text) => JSON.parse(text));
}

;// CONCATENATED MODULE: ./build/commands/allowlist/clients/match-entries.js

function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isStringList(value) {
    return Array.isArray(value) && value.every((word) => typeof word === 'string');
}
function createEntryList(entries, { urls: matching, variable }) {
    const names = new Set(entries.flatMap((entry) => ('serverName' in entry ? entry.serverName : [])));
    const commands = entries.flatMap((entry) => 'serverCommand' in entry ? [entry.serverCommand] : []);
    const urls = entries.flatMap((entry) => ('serverUrl' in entry ? entry.serverUrl : []));
    const has = { names: names.size > 0, commands: commands.length > 0, urls: urls.length > 0 };
    const command = createCommandMatcher(commands, variable);
    const address = createUrlMatcher(urls, matching, variable);
    return {
        has,
        name: ({ name }) => {
            if (name === undefined)
                return has.names ? 'maybe' : 'no';
            return names.has(name) ? 'yes' : 'no';
        },
        identity: (server) => (server.kind === 'command' ? command(server.argv) : address(server.url)),
    };
}
function allTernary(truths) {
    if (truths.includes('no'))
        return 'no';
    return truths.includes('maybe') ? 'maybe' : 'yes';
}
/** Combines the results of both lists; a denial takes precedence. */
function decideAdmission(denied, allowed) {
    if (denied === 'yes' || allowed === 'no')
        return 'refused';
    return denied === 'no' && allowed === 'yes' ? 'admitted' : 'unknown';
}
/**
 * Returns a function that compares commands word by word. A word that contains a variable might match any
 * word.
 */
function createCommandMatcher(commands, variable) {
    const exact = new Set(commands.map((words) => JSON.stringify(words)));
    const variableCommands = commands.filter((words) => words.some((word) => variable.test(word)));
    const mayBecome = (words, others) => words.length === others.length &&
        words.every((word, at) => word === others[at] || variable.test(word) || variable.test(others[at] ?? ''));
    return (argv) => {
        const hasVariable = argv.some((word) => variable.test(word));
        if (!hasVariable && exact.has(JSON.stringify(argv)))
            return 'yes';
        return (hasVariable ? commands : variableCommands).some((words) => mayBecome(words, argv))
            ? 'maybe'
            : 'no';
    };
}
/**
 * Returns a function that compares an address with the patterns. A pattern or an address that contains a
 * variable is treated as a possible match.
 */
function createUrlMatcher(patterns, matching, variable) {
    const literals = patterns.filter((pattern) => !variable.test(pattern));
    const matches = matching(literals);
    const variableResult = literals.length < patterns.length ? 'maybe' : 'no';
    return (address) => {
        if (variable.test(address))
            return patterns.length > 0 ? 'maybe' : 'no';
        return anyTernary([matches(address), variableResult]);
    };
}

;// CONCATENATED MODULE: ./build/commands/allowlist/clients/claude-code.js



const claudeCode = {
    title: 'Claude Code',
    file: 'claude-code.managed-settings.json',
    source: {
        version: '2.1.259',
        url: 'https://code.claude.com/docs/en/managed-mcp',
        read: '2026-11-23',
    },
    createEntry: (server) => createListEntry(server, { queries: false, roots: false }, admits),
    entryFamily: (entry) => JSON.stringify(entry),
    // Without `allowManagedMcpServersOnly`, lists in users' own settings would extend the managed lists.
    buildSettings: (lists) => ({ allowManagedMcpServersOnly: true, ...createListSettings(lists) }),
    admits,
};
const matching = {
    // The host's case and trailing dot are ignored. Paths are compared exactly, and a pattern without a path
    // matches every path. The documentation does not mention ports, encodings or queries.
    urls: (patterns) => createAddressMatcher(patterns, {
        forms: [asWritten, asConnected, withoutQuery],
        crossing: true,
        caseless: 'no',
        pathless: 'yes',
    }),
    // Claude Code expands `${VAR}` and `${VAR:-default}` in list entries and in server declarations.
    variable: /\$\{/,
};
function admits(sources) {
    const objects = sources.filter(isObject);
    const documents = objects.filter(hasPolicy);
    // For some accounts, Claude Code ends the session if a settings file cannot be read and no other source
    // contains a policy.
    if (documents.length === 0)
        return sources.every(isObject) ? () => 'admitted' : () => 'unknown';
    const behaviour = objects.find((one) => 'managedSourcesBehavior' in one || hasPolicy(one));
    const merged = behaviour?.['managedSourcesBehavior'] === 'merge' ? documents : documents.slice(0, 1);
    const denied = createEntryList(merged.flatMap(readDeniedEntries), matching);
    const allowed = merged.map(readAllowedEntries).find((entries) => entries !== null) ?? null;
    const allowedList = allowed === null ? null : createEntryList(allowed, matching);
    // The documentation does not say which servers are allowed if `allowManagedMcpServersOnly` is set without
    // `allowedMcpServers`.
    const unlisted = merged.some(managedOnly) ? 'maybe' : 'yes';
    return (server) => {
        const isDenied = anyTernary([denied.identity(server), denied.name(server)]);
        return decideAdmission(isDenied, allowedList === null ? unlisted : allowedBy(allowedList, server));
    };
}
/**
 * Entries that match by name count only if the list contains no entries of the server's kind (command or
 * address).
 */
function allowedBy(list, server) {
    const strict = server.kind === 'command' ? list.has.commands : list.has.urls;
    return strict ? list.identity(server) : list.name(server);
}
/** Reports whether a settings source contains a policy. The two keys below do not count as a policy. */
function hasPolicy(settings) {
    return Object.keys(settings).some((key) => key !== 'wslInheritsWindowsSettings' && key !== 'managedSourcesBehavior');
}
/** An invalid value of `allowManagedMcpServersOnly` is treated as true. */
const managedOnly = ({ allowManagedMcpServersOnly: value }) => value !== undefined && value !== false;
/** Returns the valid entries, or null if the key is missing. A value that is not a list allows nothing. */
function readAllowedEntries({ allowedMcpServers: value, }) {
    if (value === undefined)
        return null;
    return Array.isArray(value) ? value.flatMap((entry) => validEntry(entry, /^[\w-]+$/)) : [];
}
/** Returns the valid entries; a value that is not a list denies nothing. */
const readDeniedEntries = ({ deniedMcpServers: value, }) => Array.isArray(value) ? value.flatMap((entry) => validEntry(entry, /./s)) : [];
function validEntry(entry, names) {
    if (!isObject(entry) || Object.keys(entry).length !== 1)
        return [];
    const { serverName, serverUrl, serverCommand } = entry;
    if (typeof serverName === 'string' && names.test(serverName))
        return [{ serverName }];
    if (typeof serverUrl === 'string')
        return [{ serverUrl }];
    return isStringList(serverCommand) ? [{ serverCommand }] : [];
}

;// CONCATENATED MODULE: ./build/commands/allowlist/clients/copilot.js



const copilot = {
    title: 'GitHub Copilot and VS Code',
    file: 'copilot.managed-settings.json',
    source: {
        version: 'VS Code as of September 2026',
        url: 'https://docs.github.com/en/copilot/reference/enterprise-administrators/enterprise-managed-settings',
        read: '2026-11-23',
    },
    createEntry: (server) => createListEntry(server, { queries: true, roots: true }, copilot_admits),
    // VS Code compares addresses without regard to case.
    entryFamily: (entry) => 'serverUrl' in entry ? entry.serverUrl.toLowerCase() : JSON.stringify(entry),
    buildSettings: createListSettings,
    admits: copilot_admits,
};
/**
 * Matches a variable that a client might expand. A client that does not expand variables blocks the server.
 */
const copilot_variable = /\$[\w{]/;
function copilot_admits(sources) {
    const answers = [admitsAsDocumented(sources), admitsInVsCode(sources)];
    return (server) => {
        const [documented = 'unknown', inVsCode] = answers.map((answer) => answer(server));
        const serverWords = server.kind === 'command' ? server.argv : [server.url];
        if (documented !== inVsCode)
            return 'unknown';
        return documented === 'admitted' && serverWords.some((word) => copilot_variable.test(word))
            ? 'unknown'
            : documented;
    };
}
/**
 * According to GitHub's documentation, a server must be on every allowed list and on no denied list, and
 * malformed settings block everything.
 */
function admitsAsDocumented(sources) {
    const matching = {
        // Patterns and addresses are normalized in the same way: a lowercase scheme, no default port and no
        // fragment. The host is lowercase and in Punycode, without percent-encoding or a trailing dot. A `*` in
        // the authority does not match `/`.
        urls: (patterns) => createAddressMatcher(patterns, {
            forms: [asNormalized, asConnected],
            crossing: false,
            caseless: 'maybe',
            pathless: 'maybe',
        }),
        variable: copilot_variable,
    };
    const layers = sources.map((source) => ({
        allowed: documentedList(source, 'allowedMcpServers'),
        denied: documentedList(source, 'deniedMcpServers'),
    }));
    const createLists = (entries) => isList(entries) ? [createEntryList(entries, matching)] : [];
    if (layers.some(({ allowed, denied }) => allowed === 'malformed' || denied === 'malformed'))
        return () => 'refused';
    const allowed = layers.flatMap((layer) => createLists(layer.allowed));
    const denied = layers.flatMap((layer) => createLists(layer.denied));
    return (server) => decideAdmission(anyTernary(denied.map((list) => matchList(list, server))), allTernary(allowed.map((list) => matchList(list, server))));
}
/**
 * VS Code takes each list from the strongest source that contains it. VS Code ignores malformed entries and
 * values that are not lists, and compares patterns, as written, with a request's destination.
 */
function admitsInVsCode(sources) {
    const matching = {
        urls: (patterns) => createAddressMatcher(patterns, {
            forms: [asFetched],
            crossing: false,
            caseless: 'yes',
            pathless: 'no',
        }),
        variable: copilot_variable,
    };
    const documents = sources.filter(isObject);
    const strongest = (key) => documents.map((settings) => settings[key]).find(Array.isArray);
    const managedOnly = documents
        .map((settings) => settings['allowManagedMcpServersOnly'])
        .find((value) => typeof value === 'boolean');
    const allowed = strongest('allowedMcpServers') ?? (managedOnly === true ? [] : undefined);
    const allowedList = allowed === undefined ? null : createEntryList(allowed.flatMap(soundEntry), matching);
    const denied = createEntryList((strongest('deniedMcpServers') ?? []).flatMap(soundEntry), matching);
    return (server) => decideAdmission(matchList(denied, server), allowedList === null ? 'yes' : matchList(allowedList, server));
}
const matchList = (list, server) => anyTernary([list.identity(server), list.name(server)]);
function isList(entries) {
    return typeof entries !== 'string';
}
/** Reads a list from a source. An overridable list applies unless a team overrides it. */
function documentedList(source, key) {
    if (!isObject(source))
        return 'malformed';
    const setting = source[key];
    if (setting === undefined)
        return 'none';
    const list = isObject(setting) && 'overridable' in setting ? setting['overridable'] : setting;
    if (!Array.isArray(list))
        return 'malformed';
    const entries = list.flatMap((entry) => isObject(entry) && Object.keys(entry).length === 1 ? soundEntry(entry) : []);
    return entries.length === list.length ? entries : 'malformed';
}
/** Returns the entry only if exactly one of its matchers is valid and not empty. */
function soundEntry(entry) {
    if (!isObject(entry))
        return [];
    const { serverName, serverUrl, serverCommand } = entry;
    const variants = [
        ...(isText(serverName) ? [{ serverName }] : []),
        ...(isText(serverUrl) ? [{ serverUrl }] : []),
        ...(isStringList(serverCommand) && serverCommand.length > 0 ? [{ serverCommand }] : []),
    ];
    return variants.length === 1 ? variants : [];
}
function isText(value) {
    return typeof value === 'string' && value !== '';
}

;// CONCATENATED MODULE: ./build/commands/allowlist/clients.js


/** Keyed by the value of `--for`. */
const enforcingClients = {
    'claude-code': claudeCode,
    copilot: copilot,
};

// EXTERNAL MODULE: ./build/detection/purl.js + 1 modules
var purl = __webpack_require__(47962);
;// CONCATENATED MODULE: ./build/commands/allowlist/formats/rows.js


/** Reports whether a version passes the policy. A version that cannot be judged does not pass. */
function isAdmitted({ verdict }) {
    return (0,verdict_words/* passes */.WE)(verdict);
}
/** Returns null if package URLs do not support the ecosystem. */
function versionPurl(identity, version) {
    const { version: text, digest } = version;
    return (0,purl.purlOf)({ ...identity, specifier: text, pin: 'exact', version: text, digest });
}
/** Minimum length of every piece except the last, in UTF-16 code units. */
const pieceLength = 65_536;
function createTextBatcher(emit) {
    let parts = [];
    let length = 0;
    const end = () => {
        if (length > 0)
            emit(parts.join(''));
        parts = [];
        length = 0;
    };
    return {
        add(text) {
            parts.push(text);
            length += text.length;
            if (length >= pieceLength)
                end();
        },
        end,
    };
}

;// CONCATENATED MODULE: ./build/commands/allowlist/formats/csv.js

const path = 'allowlist.csv';
const columns = ['purl', 'ecosystem', 'name', 'version', 'verdict', 'server_ids', 'servers'];
const gradeColumns = ['grade', 'score', 'rules'];
/**
 * One row per package version or address, in RFC 4180 format. Text other than package URLs is percent-encoded
 * as in `csvText`, so that no cell can be a formula.
 */
const csv = {
    name: 'csv',
    async write(packages, { withGrades }, emit) {
        const pieces = createTextBatcher((text) => emit(path, text));
        pieces.add(csvRow(withGrades ? [...columns, ...gradeColumns] : columns));
        for await (const judgedPackage of packages) {
            for (const version of judgedPackage.versions) {
                const cells = versionCells(judgedPackage, version);
                pieces.add(csvRow(withGrades ? [...cells, ...gradeCells(version)] : cells));
            }
        }
        pieces.end();
    },
};
function versionCells({ identity, servers }, version) {
    return [
        percentEncode(versionPurl(identity, version) ?? '', unsafeInPurl),
        identity.type,
        csvText(identity.name),
        csvText(version.version ?? ''),
        isAdmitted(version) ? 'admitted' : 'not admitted',
        joinTexts(servers.map(({ id }) => id)),
        joinTexts(servers.map(({ name }) => name)),
    ];
}
const gradeCells = ({ grade, score, rules }) => [
    csvText(grade ?? ''),
    score === null ? '' : String(score),
    joinTexts(rules),
];
/**
 * Characters that are always encoded: invisible characters, line breaks, quotation marks, percent signs, and
 * characters that some spreadsheet settings treat as separators. An unencoded separator could split a cell so
 * that the new cell starts with a formula.
 */
const unsafe = String.raw `%";|\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}`;
/**
 * The first character is encoded unless it is a letter or a digit, so that no spreadsheet treats the cell as
 * a formula. Signs after white space or a comma are encoded too, because some spreadsheet settings split
 * cells at those characters. Some spreadsheets also recognize fullwidth variants of the signs.
 */
const signs = String.raw `^[^\p{L}\p{N}]|(?<=[\s,])[=+\-@\uFF1D\uFF0B\uFF0D\uFF20](?=\S)`;
const unsafeInText = new RegExp(`[${unsafe}]|${signs}`, 'gu');
const unsafeInElement = new RegExp(`[${unsafe},]|${signs}`, 'gu');
const unsafeInPurl = new RegExp(`[${unsafe.replace('%', '')}]`, 'gu');
/** Encodes text for a cell; `decodeURIComponent` restores it. Unpaired surrogates become U+FFFD. */
const csvText = (text) => percentEncode(text, unsafeInText);
/** Encodes several strings for one cell. To decode, split the cell at `, ` and decode each part. */
const joinTexts = (texts) => texts.map((text) => percentEncode(text, unsafeInElement)).join(', ');
function percentEncode(text, characters) {
    return text
        .toWellFormed()
        .replace(characters, (character) => [...Buffer.from(character)]
        .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
        .join(''));
}
const csvRow = (cells) => `${cells.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(',')}\r\n`;

;// CONCATENATED MODULE: ./build/commands/allowlist/formats/json.js


const json_path = 'allowlist.json';
const jsonList = {
    name: 'json',
    async write(packages, { withGrades }, emit) {
        const pieces = createTextBatcher((text) => emit(json_path, text));
        pieces.add(`{\n"listVersion": 1,\n"withGrades": ${withGrades},\n"packages": [`);
        let isFirst = true;
        for await (const judgedPackage of packages) {
            pieces.add(isFirst ? '\n' : ',\n');
            isFirst = false;
            writePackage(judgedPackage, withGrades, pieces.add);
        }
        pieces.add(isFirst ? ']\n}\n' : '\n]\n}\n');
        pieces.end();
    },
};
function writePackage({ identity, servers, versions }, withGrades, add) {
    const head = {
        ecosystem: identity.type,
        name: identity.name,
        servers: servers.map(({ id, name }) => ({ id, name })),
    };
    add((0,report_text.safeJson)(head, 0).slice(0, -1));
    const sections = { admitted: true, notAdmitted: false };
    for (const [key, wanted] of Object.entries(sections)) {
        add(`,\n "${key}": [`);
        let isFirst = true;
        for (const version of versions) {
            if (isAdmitted(version) !== wanted)
                continue;
            const { version: text, digest } = version;
            const purl = versionPurl(identity, version);
            const listed = { version: text, digest, purl };
            const entry = withGrades ? { ...listed, ...gradeFields(version) } : listed;
            add(`${isFirst ? '' : ','}\n  ${(0,report_text.safeJson)(entry, 0)}`);
            isFirst = false;
        }
        add(isFirst ? ']' : '\n ]');
    }
    add('}');
}
function gradeFields({ judgedVersion, verdict, score, grade, rules, gradedAt }) {
    return {
        judgedVersion,
        verdict,
        score,
        grade,
        rules: [...rules],
        gradedAt,
    };
}

;// CONCATENATED MODULE: ./build/commands/allowlist/formats.js


/** Formats that list every package in an export, keyed by the value of `--for`. */
const listFormats = Object.fromEntries([csv, jsonList].map((each) => [each.name, each]));

// EXTERNAL MODULE: ./build/detection/ecosystems.js + 2 modules
var ecosystems = __webpack_require__(10398);
// EXTERNAL MODULE: ./build/gate/steps.js
var steps = __webpack_require__(31077);
// EXTERNAL MODULE: ./build/judging/evaluation.js + 9 modules
var evaluation = __webpack_require__(16361);
// EXTERNAL MODULE: ./build/judging/grading.js
var grading = __webpack_require__(47711);
// EXTERNAL MODULE: ./build/commands/show/describe-package.js
var describe_package = __webpack_require__(92281);
// EXTERNAL MODULE: ./build/commands/sweep/judge-repository.js
var judge_repository = __webpack_require__(35984);
;// CONCATENATED MODULE: ./build/commands/allowlist/code-launches.js
/**
 * Detects launches that run inline code, or a file from an address or a path. The code or the file has no
 * grade, and a list entry would admit it permanently.
 */
const interpreters = /^(?:node|nodejs|bun|bunx|deno|npx|tsx|python[\d.]*|py|pypy[\d.]*|uv|ruby|perl|php|lua|osascript|(?:ba|z|k|da|a|fi)?sh|pwsh|powershell|cmd)(?:\.exe|\.cmd)?$/i;
/** Matches `-c`, `-lc`, `-e`, `--eval` and similar options, including those of PowerShell and cmd.exe. */
const codeOption = /^(?:-[a-z]{0,4}[cep]|--(?:eval|print|command|call)(?:=.*)?|eval|-(?:command|encodedcommand)|\/[ck])$/i;
const archive = /^https?:|\.(?:tgz|tar|tar\.[a-z0-9]{2,3}|zip|whl|mcpb|dxt)$/i;
/** Returns why a passing launch is excluded from all lists, or null if it can be listed. */
function codeReason(servers, dependencies) {
    const unidentified = dependencies.filter(({ type }) => type === 'unidentified');
    if (unidentified.length === 0)
        return null;
    if (unidentified.some(({ name }) => archive.test(name ?? ''))) {
        return 'The launch runs a file from an address or a path, and such a file has no grade. Publish the file as a package.';
    }
    const isCode = servers.some((server) => server.kind === 'command' && runsCode(server.argv));
    return isCode
        ? 'The launch runs inline code, which has no grade. Start a published package instead.'
        : null;
}
function runsCode(argv) {
    const interpreterIndex = argv.findIndex((word) => interpreters.test(word.split(/[\\/]/).at(-1) ?? ''));
    return (interpreterIndex >= 0 && argv.slice(interpreterIndex + 1).some((word) => codeOption.test(word)));
}

;// CONCATENATED MODULE: ./build/commands/allowlist/judge-launches.js








/** Returns null if none of the launches' dependencies can be in an export. */
function launchQuery(launches, policy) {
    const query = (0,steps/* createQuery */.VZ)();
    const changedDependencies = (0,judge_repository/* asChangedDependencies */.S)(launches.flatMap(({ dependencies }) => dependencies ?? []));
    query.add((0,steps/* buildQuery */.Zq)(changedDependencies, [], policy), changedDependencies.some(steps/* needsExport */.GK));
    return query.isNeeded() ? query.all() : null;
}
/**
 * Judges launches by the gate's rules, treating every dependency as added because there is no base for
 * comparison. Disabled entries are judged like enabled entries, because a list matches only a launch's words.
 *
 * @param loaded null if none of the launches can be in an export
 * @param now milliseconds since the epoch
 */
function judgeLaunches(launches, loaded, policy, now) {
    const counts = launches.map(({ dependencies }) => dependencies?.length ?? 0);
    const enabledDependencies = launches.flatMap(({ dependencies }) => (dependencies ?? []).map(enableDependency));
    const { servers } = (0,evaluation/* evaluate */._3)({
        ...describe_package/* noSubjects */.FX,
        dependencies: (0,steps/* matchAll */.HD)((0,judge_repository/* asChangedDependencies */.S)(enabledDependencies), loaded, policy),
        now,
    }, policy);
    let nextServer = 0;
    return launches.map((launch, at) => {
        const start = nextServer;
        nextServer += counts[at] ?? 0;
        const judged = servers.slice(start, nextServer);
        // A launch with no dependencies to judge does not pass.
        const verdict = judged.length === 0
            ? 'error'
            : (0,verdict_words/* combineVerdicts */.aG)(judged.map((each) => each.verdict ?? 'error'));
        const reason = (0,verdict_words/* passes */.WE)(verdict) ? codeReason(launch.servers, launch.dependencies ?? []) : null;
        return {
            ...launch,
            ...{ judged, verdict, leavesOpen: findOpenPart(judged) },
            unlistable: launch.unlistable ?? reason,
        };
    });
}
function isPassing({ verdict }) {
    return (0,verdict_words/* passes */.WE)(verdict);
}
function findOpenPart(judged) {
    const dependencies = judged.map(({ dependency }) => dependency);
    if (dependencies.some(({ type }) => type === 'unidentified'))
        return 'everything';
    const isOfFolder = dependencies.some((each) => (each.type === 'local' && !(0,ecosystems/* isOwnAddress */.v7)(each)) ||
        each.through.length > 0 ||
        each.resolved !== null);
    if (isOfFolder)
        return 'folder';
    const isUngraded = judged.some(({ dependency: { role, type }, match }) => role !== 'library' && type !== 'local' && ((0,grading/* decidingReport */.O)(match)?.score ?? null) === null);
    if (isUngraded)
        return 'grade';
    const isUnpinned = dependencies.some((each) => each.role !== 'library' && (0,ecosystems/* isPinned */.T4)(each) === false);
    return isUnpinned ? 'version' : 'nothing';
}
function enableDependency(dependency) {
    const { declaration } = dependency;
    if (!declaration.disabled)
        return dependency;
    return { ...dependency, declaration: { ...declaration, disabled: false } };
}

// EXTERNAL MODULE: ./build/detection/declarations.js + 12 modules
var declarations = __webpack_require__(60100);
// EXTERNAL MODULE: ./build/model/secrets.js
var secrets = __webpack_require__(32115);
;// CONCATENATED MODULE: ./build/commands/allowlist/launches.js


const mask = '***';
/**
 * Removes the run's secrets from displayed text, and marks each launch that contains a secret as unlistable.
 */
function redactSource({ launches, notices }, redact) {
    const redactServer = (server) => server.kind === 'url'
        ? { kind: 'url', url: redact(server.url) }
        : { kind: 'command', argv: server.argv.map(redact) };
    return {
        notices: notices.map(redact),
        launches: launches.map((launch) => {
            const { source, file, alias, ...place } = launch.place;
            const shown = launch.shown.map(redactServer);
            return {
                ...launch,
                place: { ...place, source: redact(source), file: redact(file), alias: redact(alias) },
                shown,
                unlistable: launch.unlistable ?? unlistableReason(shown),
            };
        }),
    };
}
/**
 * Groups dependencies by declaration. Skips declarations in list files, because an allowed server is not
 * necessarily in use.
 */
function observedLaunches(dependencies, source) {
    const byDeclaration = Map.groupBy(dependencies, ({ declaration }) => declaration);
    const usedDeclarations = [...byDeclaration].filter(([{ client }]) => client !== declarations/* listClient */.Kp);
    return usedDeclarations.flatMap(([declaration, ownDependencies]) => splitCommandAndUrl(declaration, ownDependencies).map(([half, ofHalf]) => observedLaunch(half, ofHalf, source)));
}
/**
 * Splits a declaration that has both a command and an address. Clients differ in which of the two they use,
 * and a failing command must not count against a passing address.
 */
function splitCommandAndUrl(declaration, dependencies) {
    const { launch } = declaration;
    const { command, url } = launch;
    if (command === null || url === null)
        return [[declaration, dependencies]];
    const { ofUrl = [], ofCommand = [] } = Object.groupBy(dependencies, ({ span }) => isWithin(span, url.span) ? 'ofUrl' : 'ofCommand');
    return [
        [{ ...declaration, launch: { ...launch, url: null } }, ofCommand],
        [{ ...declaration, launch: { ...launch, command: null, args: [] } }, ofUrl],
    ];
}
const isWithin = ({ start }, outer) => comparePositions(outer.start, start) <= 0 && comparePositions(start, outer.end) < 0;
const comparePositions = (a, b) => a.line - b.line || a.column - b.column;
/** @param dependencies null if only the repository shows them */
function observedLaunch(declaration, dependencies, source) {
    const { file, span, alias, launch, disabled } = declaration;
    const { command, args, url } = launch;
    const argv = command === null ? null : [command, ...args].map(({ text }) => text);
    const servers = createClientServers(argv, url?.text ?? null);
    const shown = createClientServers(argv && (0,secrets/* wordsWithoutSecrets */.zK)(argv), url && ((0,secrets/* wordsWithoutSecrets */.zK)([url.text])[0] ?? mask));
    return {
        place: { source, file, line: span.start.line, alias, isDisabled: disabled },
        servers,
        shown,
        unlistable: unlistableReason(shown),
        dependencies,
    };
}
function createClientServers(argv, url) {
    return [
        ...(argv === null ? [] : [{ kind: 'command', argv }]),
        ...(url === null ? [] : [{ kind: 'url', url }]),
    ];
}
function unlistableReason(shown) {
    if (shown.length === 0) {
        return 'The entry contains no command or address, because another component, such as a plugin or a registry, starts the server.';
    }
    const shownWords = shown.flatMap((each) => (each.kind === 'command' ? each.argv : [each.url]));
    // If another tool masked the secret, the mask can be part of a longer word.
    return shownWords.some((word) => word.includes(mask))
        ? 'The command or address may contain a secret, which a list must not repeat. Pass the secret to the server in an environment variable or a header, which clients do not compare.'
        : null;
}
function serverText(server) {
    return server.kind === 'url' ? server.url : server.argv.map(quoteWord).join(' ');
}
const quoteWord = (word) => /^[\w@%+=:,./$*-]+$/.test(word) ? word : JSON.stringify(word);
function comparePlaces(one, other) {
    const key = ({ source, file, line, alias }) => [
        source,
        file,
        String(line).padStart(9, '0'),
        alias,
    ];
    const [a, b] = [key(one), key(other)];
    const differingIndex = a.findIndex((part, index) => part !== b[index]);
    return differingIndex < 0 ? 0 : (a[differingIndex] ?? '') < (b[differingIndex] ?? '') ? -1 : 1;
}

;// CONCATENATED MODULE: ./build/commands/allowlist/outcomes.js


/** The outcomes in the order of their sections in the proof. `advice` is null if users need not act. */
const outcomeParts = [
    {
        name: 'blocked',
        heading: 'Passes, but will not start',
        about: 'The policy accepts these launches, but the lists do not contain them. People lose access to them when the lists take effect. The reason in each row explains what to change.',
        advice: 'proof.md gives the reason for each.',
    },
    {
        name: 'failing',
        heading: 'In use, but not admitted',
        about: 'The policy does not accept these launches, so they do not start. Tell the people who use them. Each row shows a passing version if there is one. To see the details, run \u201ccheck\u201d in the repository. A launch that fails in all places also has an entry in the list of denied servers. An additional word in its command evades that entry, but the launch stays blocked because it is not on the list of allowed servers.',
        advice: 'Before you deploy, tell the people who use them. proof.md lists the places.',
    },
    {
        name: 'notKept',
        heading: 'Was in use, but not kept',
        about: 'These launches no longer pass, so people who still use them lose access when the lists take effect.',
        advice: 'These launches no longer pass.',
    },
    {
        name: 'undecided',
        heading: 'In use, but cannot be judged',
        about: 'These launches are neither allowed nor denied, so they do not start. To see the reason for each, run \u201ccheck\u201d in the repository.',
        advice: 'To see the reason for each, run \u201ccheck\u201d in the repository.',
    },
    {
        name: 'untold',
        heading: 'In use, but what starts depends on the repository',
        about: 'The report contains only the command of each launch. A script, a lockfile, a variable or code in the repository determines what the command starts. Instead of the report, pass the folder or the sweep\u2019s state file.',
        advice: 'Instead of the report, pass the folder or the sweep\u2019s state file.',
    },
    {
        name: 'uncertain',
        heading: 'Does not pass, but may be admitted',
        about: 'Either these launches contain a variable that may expand to an allowed command or address, or the client documentation does not say how the client compares them.',
        advice: null,
    },
    {
        name: 'notIdentified',
        heading: 'Admitted, but not identified',
        about: 'These launches do not identify a package, image or address, so nothing was graded. The policy accepts this. Under the strict preset, these launches fail.',
        advice: 'None of these was graded.',
    },
    {
        name: 'ungraded',
        heading: 'Admitted, but not graded',
        about: 'The export contains no grades for these launches, and the policy accepts this. Under the strict preset, these launches fail.',
        advice: 'The export contains no grades for these servers.',
    },
    {
        name: 'anyFolder',
        heading: 'Admitted, whatever the folder contains',
        about: 'The folder\u2019s own code, a script or a lockfile determines which program these commands start. The client admits these commands in every folder.',
        advice: 'proof.md lists them. The code that they start depends on the folder.',
    },
    {
        name: 'anyVersion',
        heading: 'Admitted in any version',
        about: 'These launches do not pin a version. The client admits them, and each start can fetch a version other than the judged one.',
        advice: 'Pin them so that people keep the judged version.',
    },
    {
        name: 'admitted',
        heading: 'Admitted',
        about: 'The policy accepts these launches, and the lists contain them.',
        advice: null,
    },
    {
        name: 'kept',
        heading: 'Kept',
        about: 'These launches are no longer in use, but remain admitted until everyone uses the replacement.',
        advice: null,
    },
];
function groupByOutcome(proofs) {
    const outcomeRows = (of, isWanted) => groupRows(proofs.flatMap(({ client: { title }, [of]: all }) => all.filter(isWanted).map((proved) => ({ title, proved }))));
    const isAdmitted = ({ outcome, launch }) => outcome === 'admitted' && isPassing(launch);
    const admittedRows = (what) => outcomeRows('launches', (each) => isAdmitted(each) && each.launch.leavesOpen === what);
    const inUse = new Set(proofs.flatMap(({ launches }) => launches.map(launchKey)));
    return {
        blocked: outcomeRows('launches', (each) => isPassing(each.launch) && each.outcome !== 'admitted'),
        failing: outcomeRows('launches', ({ launch }) => launch.verdict === 'fail'),
        undecided: outcomeRows('launches', ({ launch }) => launch.verdict === 'error' && launch.dependencies !== null),
        untold: outcomeRows('launches', ({ launch }) => launch.dependencies === null),
        uncertain: outcomeRows('launches', (each) => !isPassing(each.launch) && each.outcome === 'unknown'),
        notIdentified: admittedRows('everything'),
        ungraded: admittedRows('grade'),
        anyFolder: admittedRows('folder'),
        anyVersion: admittedRows('version'),
        admitted: admittedRows('nothing'),
        notKept: outcomeRows('kept', (each) => each.launch.verdict === 'fail' && !inUse.has(launchKey(each))),
        kept: outcomeRows('kept', (each) => isAdmitted(each) && !inUse.has(launchKey(each))),
    };
}
const launchKey = ({ launch }) => JSON.stringify(launch.shown);
function groupRows(provedLaunches) {
    const groups = Map.groupBy(provedLaunches, ({ proved }) => launchKey(proved));
    return [...groups.values()]
        .flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const { launch } = first.proved;
        const places = new Map(group.map(({ proved }) => [proved.launch.place, proved.launch.place]));
        const clients = new Map(group.map(({ title, proved: { reason } }) => [
            JSON.stringify([title, reason]),
            { title, reason },
        ]));
        return [
            {
                text: launch.shown.map(serverText).join(' and '),
                places: [...places.values()].sort(comparePlaces),
                launch,
                clients: [...clients.values()],
            },
        ];
    })
        .sort((one, other) => (rowSortKey(one) < rowSortKey(other) ? -1 : 1));
}
const rowSortKey = ({ text, places: [first] }) => JSON.stringify([text, first]);

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/gate/action-steps.js
var action_steps = __webpack_require__(26496);
// EXTERNAL MODULE: ./build/gate/inventory.js
var gate_inventory = __webpack_require__(60178);
// EXTERNAL MODULE: ./build/io/tree.js + 2 modules
var tree = __webpack_require__(96344);
// EXTERNAL MODULE: ./build/commands/credentials.js
var credentials = __webpack_require__(84501);
// EXTERNAL MODULE: ./build/commands/ports/local-ports.js
var local_ports = __webpack_require__(3598);
// EXTERNAL MODULE: ./build/commands/sweep/ports/state-files.js
var state_files = __webpack_require__(23768);
// EXTERNAL MODULE: ./build/commands/sweep/seal.js
var seal = __webpack_require__(31011);
// EXTERNAL MODULE: ./build/commands/sweep/state.js + 2 modules
var state = __webpack_require__(35253);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./build/detection/project.js
var project = __webpack_require__(67317);
// EXTERNAL MODULE: ./build/detection/resolution.js + 40 modules
var resolution = __webpack_require__(12724);
// EXTERNAL MODULE: ./build/report/json.js + 2 modules
var json = __webpack_require__(11593);
;// CONCATENATED MODULE: ./build/commands/allowlist/report-launches.js











/**
 * These schemas cover only the parts of a JSON report that contain launches. They accept unknown fields,
 * because reports with the same version number can contain additional fields.
 */
const launch = schemas/* object */.Ikc(json/* launchSchema */.d.shape).optional();
const place = json/* serverSchema */.zT.pick({ file: true, line: true, alias: true, client: true }).shape;
const dependencySchema = schemas/* object */.Ikc(json/* serverSchema */.zT.pick({
    role: true,
    type: true,
    name: true,
    specifier: true,
    version: true,
    pin: true,
}).shape);
const checkReport = schemas/* object */.Ikc({
    servers: schemas/* array */.YOg(schemas/* object */.Ikc({ ...place, ...dependencySchema.shape, launch })),
    omitted: schemas/* string */.YjP(),
    error: schemas/* object */.Ikc({ message: schemas/* string */.YjP() }).optional(),
    files: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), status: schemas/* string */.YjP() })),
});
const inventoryReport = schemas/* object */.Ikc({
    declarations: schemas/* array */.YOg(schemas/* object */.Ikc({ ...place, launch, dependencies: schemas/* array */.YOg(dependencySchema) })),
    files: schemas/* array */.YOg(schemas/* object */.Ikc({ path: schemas/* string */.YjP(), status: schemas/* string */.YjP() })),
});
const sweptServer = schemas/* object */.Ikc({
    ...place,
    ...dependencySchema.shape,
    launch,
    repository: schemas/* string */.YjP(),
});
const sweptRepository = schemas/* object */.Ikc({ name: schemas/* string */.YjP(), status: schemas/* string */.YjP() });
const sweepHead = schemas/* object */.Ikc({
    grades: schemas/* enum */.k5n(['shown', 'withheld']),
    omitted: schemas/* string */.YjP(),
    error: schemas/* object */.Ikc({ message: schemas/* string */.YjP() }).optional(),
});
/**
 * Reads the launches in a JSON report from `check`, `inventory` or `sweep`. Each launch is parsed again from
 * its words. If the result differs from the report, `dependencies` is null, because only the repository shows
 * the launch's dependencies.
 *
 * @param name the report's name, for messages
 * @throws GateError `launches-unreadable` if the text is not a report or omits launches
 */
async function readReportLaunches(text, name) {
    const { launches, notices } = readReport(text, name);
    const rebuilt = [];
    const inUse = launches.filter(({ entry }) => entry.client !== declarations/* listClient */.Kp);
    for (const each of inUse)
        rebuilt.push(await rebuildLaunch(each, name));
    return { launches: rebuilt, notices };
}
function readReport(text, name) {
    const documents = documentsIn(text, name);
    const [first] = documents;
    const { reportVersion, sweepVersion, declarations } = Object(first);
    const version = reportVersion ?? sweepVersion;
    const supportedVersion = reportVersion === undefined ? 1 : 2;
    if (version !== undefined && version !== supportedVersion) {
        throw noLaunches(`The report ${name} has report version ${(0,report_text.quoteValue)(JSON.stringify(version) ?? '')}, but this tool reads only version ${supportedVersion}.`, 'Create the report and the list with the same version of the tool.');
    }
    if (reportVersion !== undefined)
        return readCheck(first, name);
    if (sweepVersion !== undefined)
        return readSweep(documents, name);
    if (declarations !== undefined)
        return readInventory(first, name);
    throw notReport(name);
}
function documentsIn(text, name) {
    try {
        return [JSON.parse(text)];
    }
    catch {
        // The text is not a single document; try one document per line.
    }
    try {
        const lines = text.split('\n').filter((line) => line.trim() !== '');
        return lines.map((line) => JSON.parse(line));
    }
    catch {
        throw notReport(name);
    }
}
function readCheck(document, name) {
    const { servers, omitted, error, files } = parseWith(checkReport, document, name);
    const isCut = omitted === 'entries';
    return {
        launches: groupByDeclaration(servers.map((entry) => ({ ...entry, repository: '' }))),
        notices: [...partialNotices(name, { isCut, error }), ...unreadFiles(files, name)],
    };
}
function readInventory(document, name) {
    const { declarations, files } = parseWith(inventoryReport, document, name);
    return {
        launches: declarations.map(({ dependencies, ...entry }) => ({
            repository: '',
            entry,
            namedDependencies: dependencies,
        })),
        notices: unreadFiles(files, name),
    };
}
/** Reads a sweep report in either form: a single document, or lines that each have a `kind`. */
function readSweep([first, ...lines], name) {
    const head = parseWith(sweepHead, first, name);
    if (head.grades === 'withheld') {
        throw noLaunches(`The report ${name} withholds grades, so it lists no servers.`, 'Use the state of the sweep, or a report with grades.');
    }
    const linesOfKind = (kind) => lines.filter((line) => Object(line).kind === kind);
    const isInLines = Object(first).kind === 'sweep';
    const { servers, repositories } = Object(first);
    const serverEntries = parseWith(sweptServer.array(), isInLines ? linesOfKind('server') : servers, name);
    const repositoryEntries = parseWith(sweptRepository.array(), isInLines ? linesOfKind('repository') : repositories, name);
    const unread = repositoryEntries.filter(({ status }) => status !== 'read' && status !== 'empty').length;
    return {
        launches: groupByDeclaration(serverEntries),
        notices: [
            ...partialNotices(name, { isCut: head.omitted === 'entries', error: head.error }),
            ...(unread === 0
                ? []
                : [
                    `Launches may be missing: the sweep that wrote ${name} did not read all repositories (unread: ${unread}).`,
                ]),
        ],
    };
}
function partialNotices(name, { isCut, error }) {
    return [
        ...(isCut
            ? [`The report ${name} was truncated because it was too large, so launches are missing.`]
            : []),
        ...(error === undefined
            ? []
            : [`Launches may be missing: the report ${name} comes from a run that ended with an error.`]),
    ];
}
function unreadFiles(files, name) {
    const unread = files.filter(({ status }) => status === 'unreadable');
    if (unread.length === 0)
        return [];
    const fileNames = (0,phrase/* firstNames */.d9)(unread.map(({ path }) => (0,report_text.quoteValue)(path)), 1);
    return [`Launches may be missing: ${fileNames} in ${name} could not be read.`];
}
/** Groups entries, because `check` and `sweep` reports contain one entry per dependency of a declaration. */
function groupByDeclaration(servers) {
    const groups = Map.groupBy(servers, ({ repository, file, line, alias, client, launch }) => JSON.stringify([repository, file, line, alias, client, launch?.command, launch?.url]));
    return [...groups.values()].flatMap((group) => {
        const [entry] = group;
        if (entry === undefined)
            return [];
        const surroundingEntry = group.find(({ launch }) => launch?.decidedBy === 'surroundings');
        return [
            { repository: entry.repository, entry: surroundingEntry ?? entry, namedDependencies: group },
        ];
    });
}
function parseWith(schema, value, name) {
    const result = schema.safeParse(value);
    if (result.success)
        return result.data;
    const [issue] = result.error.issues;
    const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`;
    throw noLaunches(`The report ${name} is not in this tool's format: ${(0,report_text.quoteValue)(`${issue?.message}${where}`)}.`, 'Create the report again.');
}
function notReport(name) {
    return noLaunches(`${name} is not a folder, the state of a sweep, or a JSON report from check, inventory or sweep.`, 'Create a report with "inventory -o json=FILE", or give a folder.');
}
const noLaunches = (message, remedy) => new failure/* GateError */.ue('launches-unreadable', message, remedy);
/** Contains no files, because only a launch's words are parsed. */
const emptyTree = {
    paths: new Set(),
    links: new Set(),
    foreign: new Set(),
    tracked: (0,tree/* createTrackedPaths */.rI)([]),
    realPath: (path) => path,
    read: async () => ({ reason: 'not known' }),
};
async function rebuildLaunch({ repository, entry, namedDependencies }, name) {
    const { launch } = entry;
    if (launch === undefined) {
        throw noLaunches(`The report ${name} comes from an earlier version of the tool, which did not report launches.`, 'Create the report again with this version.');
    }
    const declaration = rebuildDeclaration(entry, launch);
    const dependencies = await (0,project/* readUntilComplete */.kN)((0,project/* createLazyProject */.qc)(emptyTree), (project) => (0,resolution.resolveLaunch)(declaration, project));
    const isKnown = launch.decidedBy === 'text' && hasSameNames(dependencies, namedDependencies);
    return observedLaunch(declaration, isKnown ? dependencies : null, repository);
}
function rebuildDeclaration({ file, line, alias, client }, { command, url }) {
    // Each word gets a distinct location, because words at the same location count as one.
    const spanAt = (column) => ({
        start: { line, column },
        end: { line, column: column + 1 },
    });
    const [first = null, ...args] = (command ?? []).map((text, at) => ({ text, span: spanAt(at + 1) }));
    const rebuiltLaunch = {
        ...declarations/* emptyLaunch */.XF,
        command: first,
        args,
        url: url === null ? null : { text: url, span: spanAt(args.length + 2) },
    };
    return {
        ...{ file, client, alias, folder: '', disabled: false },
        span: spanAt(1),
        launch: rebuiltLaunch,
    };
}
/**
 * Reports whether parsing the words alone yields the dependencies named in the report. Libraries that the
 * report omits are ignored.
 */
function hasSameNames(dependencies, namedDependencies) {
    const keys = new Set(dependencies.map((each) => dependencyKey(nameDependency(each))));
    const namedKeys = new Set(namedDependencies.map(dependencyKey));
    return ([...namedKeys].every((key) => keys.has(key)) &&
        dependencies.every((each) => each.role === 'library' || namedKeys.has(dependencyKey(nameDependency(each)))));
}
function nameDependency(dependency) {
    const { role, type } = dependency;
    return { role, type, name: (0,ecosystems/* nameOrNull */.W3)(dependency), ...(0,ecosystems/* versionPart */.uN)(dependency) };
}
const dependencyKey = ({ role, type, name, specifier, version, pin }) => JSON.stringify([role, type, name, specifier, version, pin]);

// EXTERNAL MODULE: ./build/commands/sweep/contents.js
var sweep_contents = __webpack_require__(42540);
;// CONCATENATED MODULE: ./build/commands/allowlist/state-launches.js





/**
 * Returns the launches stored in a sweep's state.
 *
 * @param name the state's name, for messages
 * @param reader identifies the version of the reader; records from another version can have a different
 * meaning
 * @throws GateError `launches-unreadable` if any repository's files were read by another version or cannot be
 * decoded
 */
function stateLaunches({ repositories }, name, reader) {
    const launches = [];
    const notices = [];
    let [unread, foreign] = [0, 0];
    for (const { name: repository, read } of repositories) {
        const contents = read === null ? null : decodeIfReadBy(read.contents, reader);
        if (read === null)
            unread += 1;
        else if (contents === null)
            foreign += 1;
        else {
            launches.push(...observedLaunches(contents.dependencies, repository));
            notices.push(...unreadFiles(contents.files, repository));
        }
    }
    if (foreign > 0) {
        throw new failure/* GateError */.ue('launches-unreadable', `The state ${name} contains files that another version of this tool read from ${(0,phrase/* plural */.LS)(foreign, 'repository')}.`, 'Run the sweep again with this version, or run this command with the version that ran the sweep.');
    }
    if (unread > 0) {
        notices.push(`Launches may be missing: the state ${name} has no data for ${(0,phrase/* plural */.LS)(unread, 'repository')}.`);
    }
    if (repositories.length === 0)
        notices.push(`The state ${name} contains no repositories.`);
    return { launches, notices };
}
function decodeIfReadBy(contents, reader) {
    try {
        const decoded = (0,sweep_contents/* decodeContents */.X)(contents);
        return decoded.reader === reader ? decoded : null;
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./build/commands/allowlist/ports/launch-sources.js













/** Maximum size of a report, in bytes. This tool writes reports of at most 100 MB. */
const maxReport = 200 * 1024 * 1024;
/**
 * Reads launches from a folder, a report or a sweep's state.
 *
 * @param path a folder, or a file whose type is detected from its content
 * @param policy determines which files in a folder are ignored
 * @throws GateError if the source cannot be read or is a report that omits launches
 */
async function readLaunchSource(path, policy, log) {
    const status = await (0,promises_.stat)(path).catch((error) => {
        throw unreadableSource(path, (0,failure/* describeFileError */.SQ)(error));
    });
    if (status.isDirectory())
        return folderLaunches(path, policy, log);
    if (!status.isFile())
        throw unreadableSource(path, 'it is neither a file nor a folder');
    if (status.size > seal/* maxSealed */.bn)
        throw unreadableSource(path, 'it is too large');
    const bytes = await (0,state_files/* createFileSlot */.b_)(path).read();
    if (bytes === null)
        throw unreadableSource(path, 'it no longer exists');
    if ((0,seal/* isSealed */.dy)(bytes)) {
        const { keys, keysName } = (0,credentials/* readStateKeys */.QU)();
        const parsedKeys = (0,state_files/* parseStateKeys */.V2)(keys);
        const remedy = `This is the state of a sweep: set ${keysName} to the key that the sweep uses, or run the sweep again.`;
        if (parsedKeys.length === 0)
            throw unreadableSource(path, `${keysName} contains no key for it`, remedy);
        const unsealed = (0,state/* unsealState */.am)(parsedKeys, bytes, null);
        if ('fault' in unsealed)
            throw unreadableSource(path, unsealed.fault, remedy);
        return stateLaunches(unsealed.state, path, await (0,action_steps/* readerName */.vV)());
    }
    if (bytes.length > maxReport)
        throw unreadableSource(path, 'it is too large');
    let text;
    try {
        text = (0,tree/* decodeText */.g7)(bytes);
    }
    catch (error) {
        throw unreadableSource(path, `it is ${(0,failure/* describeError */.Uc)(error)}`);
    }
    return readReportLaunches(text, path);
}
async function folderLaunches(path, { values }, log) {
    const { folder, files, close } = await (0,local_ports/* openRepository */.h_)({ argument: path, values: {} }, log);
    const inventory = await (0,gate_inventory/* takeInventory */.O1)(files, {
        folder,
        ignorePaths: values['ignore-paths'],
        withCandidates: false,
        charge: (0,gate_inventory/* createBudget */.yK)(),
    }).finally(() => close());
    const source = path
        .replace(/^\.\//, '')
        .replace(/(?<!\/)\/+$/, '')
        .replace(/^\.$/, '');
    return {
        launches: observedLaunches(inventory.dependencies, source),
        notices: unreadFiles(inventory.files, path),
    };
}
function unreadableSource(path, reason, remedy = 'Give a folder, a JSON report from check, inventory or sweep, or the state of a sweep.') {
    return new failure/* GateError */.ue('launches-unreadable', `Launches cannot be read from ${path}: ${reason}.`, remedy);
}

;// CONCATENATED MODULE: ./build/commands/allowlist/client-lists.js

/**
 * Allows servers that pass in every declaration and denies servers that fail in every declaration. A group
 * consists of servers that the client cannot distinguish; a group with mixed verdicts is neither allowed nor
 * denied.
 */
function createClientLists({ createEntry, entryFamily }, { launches, kept, addresses }) {
    const groups = new Map();
    const families = new Map();
    const findGroup = (server) => {
        const entry = createEntry(server);
        if ('reason' in entry)
            return entry;
        const key = JSON.stringify(entry);
        const knownGroup = groups.get(key);
        if (knownGroup !== undefined)
            return knownGroup;
        const familyKey = entryFamily(entry);
        const family = families.get(familyKey) ?? noEvidence();
        families.set(familyKey, family);
        const group = { entry, family, ...noEvidence() };
        groups.set(key, group);
        return group;
    };
    const addEvidence = (server, add) => {
        const group = findGroup(server);
        if ('reason' in group)
            return null;
        add(group);
        add(group.family);
        return group;
    };
    for (const launch of launches) {
        for (const server of launch.servers) {
            addEvidence(server, (evidence) => {
                // An entry must not repeat a possible secret. A failing launch that contains one is treated as
                // undecided, so that its group is neither denied nor allowed.
                if (isPassing(launch))
                    evidence.hasPassing ||= launch.unlistable === null;
                else if (launch.verdict === 'fail' && launch.unlistable === null)
                    evidence.hasFailing = true;
                else
                    evidence.hasUndecided = true;
            });
        }
    }
    for (const { servers } of keepable(kept)) {
        for (const server of servers) {
            addEvidence(server, (evidence) => {
                evidence.hasPassing = true;
            });
        }
    }
    const groupOfAddress = new Map();
    for (const { url, verdict } of addresses) {
        const group = addEvidence({ kind: 'url', url }, (evidence) => addAddressVerdict(evidence, url, verdict));
        if (group !== null)
            groupOfAddress.set(url, group);
    }
    const allGroups = [...groups.values()];
    const allowed = allGroups.filter(isAllowed).map(({ entry }) => entry);
    const commands = allowed.filter((entry) => 'serverCommand' in entry).length;
    return {
        lists: { allowed, denied: allGroups.filter(isDenied).map(({ entry }) => entry) },
        counts: { commands, addresses: allowed.length - commands },
        allowedAddresses: new Set([...groupOfAddress].flatMap(([url, group]) => (isAllowed(group) ? url : []))),
        entryStatus(launch, server) {
            if (!isPassing(launch))
                return { kind: 'fails' };
            if (launch.unlistable !== null)
                return { kind: 'unlistable', reason: launch.unlistable };
            const entry = createEntry(server);
            if ('reason' in entry)
                return { kind: 'unlistable', reason: entry.reason };
            const group = groups.get(JSON.stringify(entry));
            if (group === undefined || isAllowed(group))
                return { kind: 'listed' };
            return { kind: 'contradicted', reason: contradictionWords(group) };
        },
    };
}
/** Returns the kept launches that are listable and pass in every declaration. */
function keepable(kept) {
    const serversKey = ({ servers }) => JSON.stringify(servers);
    const failing = new Set(kept.filter((each) => !isPassing(each)).map(serversKey));
    return kept.filter((each) => each.unlistable === null && !failing.has(serversKey(each)));
}
function noEvidence() {
    return {
        ...{ hasPassing: false, hasFailing: false, hasUndecided: false },
        ...{ corpus: null, address: null },
    };
}
function addAddressVerdict(evidence, url, verdict) {
    const { corpus } = evidence;
    if (corpus !== null && verdictOrder.indexOf(corpus) >= verdictOrder.indexOf(verdict))
        return;
    evidence.corpus = verdict;
    evidence.address = url;
}
function isAllowed({ hasPassing, corpus, family }) {
    if (family.hasFailing || family.hasUndecided || !passesIfListed(family))
        return false;
    return corpus !== null || hasPassing;
}
function isDenied({ hasFailing, corpus, family }) {
    if (family.hasPassing || family.hasUndecided)
        return false;
    return corpus === null ? hasFailing : corpus === 'fail';
}
const passesIfListed = ({ corpus }) => corpus === null || isPassing({ verdict: corpus });
function contradictionWords(group) {
    const { family } = group;
    if (group.hasFailing) {
        return 'The same command or address fails in another place, and the client cannot tell the places apart.';
    }
    if (group.hasUndecided) {
        return 'The same command or address cannot be judged in another place, and the client cannot tell the places apart.';
    }
    if (!passesIfListed(group)) {
        return 'The address passes in this place, but would not pass by itself.';
    }
    return passesIfListed(family)
        ? 'Some products ignore letter case when they compare addresses, and an address in use that differs from this one only in case does not pass.'
        : `Some products ignore letter case when they compare addresses, and an address in the export that differs from this one only in case does not pass: ${family.address}`;
}
const verdictOrder = ['pass', 'warn', 'fail', 'error'];

;// CONCATENATED MODULE: ./build/commands/allowlist/proof.js



/** Builds a client's settings, and tests them with every launch and with every address in the export. */
function proveClient(name, client, sources) {
    const clientLists = createClientLists(client, sources);
    const settings = client.buildSettings(clientLists.lists);
    // Round-trips the settings through JSON, because the client reads them from a file.
    const admits = client.admits([JSON.parse(JSON.stringify(settings))]);
    const faults = [];
    const proveLaunch = (launch) => {
        const serverProofs = launch.servers.map((server) => proveServer(launch, server));
        for (const { fault } of serverProofs)
            if (fault !== null)
                faults.push(fault);
        const worst = outcomes.find((outcome) => serverProofs.some((each) => each.outcome === outcome));
        const [first] = serverProofs.filter(({ outcome }) => outcome === worst);
        return worst === undefined || first === undefined
            ? { launch, ...outcomeWithoutServers(launch) }
            : { launch, outcome: worst, reason: first.reason };
    };
    const proveServer = (launch, server) => {
        const answer = admits(server);
        const status = clientLists.entryStatus(launch, server);
        const failed = (expected) => ({
            ...{ outcome: answer, reason: null },
            fault: { server, expected },
        });
        switch (status.kind) {
            case 'listed':
                if (answer !== 'admitted')
                    return failed('admitted');
                return { outcome: answer, reason: null, fault: null };
            case 'fails':
                if (answer === 'admitted')
                    return failed('refused');
                return { outcome: answer, reason: null, fault: null };
            case 'contradicted':
                if (answer === 'admitted')
                    return failed('refused');
                return { outcome: status.kind, reason: status.reason, fault: null };
            case 'unlistable':
                return { outcome: status.kind, reason: status.reason, fault: null };
        }
    };
    const launches = sources.launches.map(proveLaunch);
    const current = faults.length;
    const kept = sources.kept.map(proveLaunch);
    // Discards the faults found for kept launches, which need not be listed and can be refused for other
    // reasons.
    faults.length = current;
    faults.push(...findAddressFaults(sources.addresses, clientLists, admits));
    const { commands, addresses } = clientLists.counts;
    return {
        ...{ name, client, settings, launches, kept },
        counts: { commands, addresses, denied: clientLists.lists.denied.length },
        unlistedAddresses: sources.addresses.filter((each) => isPassing(each) && !clientLists.allowedAddresses.has(each.url)).length,
        provedAddresses: sources.addresses.length,
        faults: (0,phrase/* distinctBy */.ey)(faults),
    };
}
/** Ordered from worst to best for the users of a launch. */
const outcomes = ['refused', 'contradicted', 'unlistable', 'unknown', 'admitted'];
function outcomeWithoutServers(launch) {
    return isPassing(launch)
        ? { outcome: 'unlistable', reason: launch.unlistable }
        : { outcome: 'refused', reason: null };
}
function findAddressFaults(addresses, { allowedAddresses }, admits) {
    return addresses.flatMap(({ url, verdict }) => {
        const server = { kind: 'url', url };
        const answer = admits(server);
        if (!isPassing({ verdict }))
            return answer === 'admitted' ? [{ server, expected: 'refused' }] : [];
        const isListed = allowedAddresses.has(url);
        return isListed && answer !== 'admitted' ? [{ server, expected: 'admitted' }] : [];
    });
}

// EXTERNAL MODULE: ./build/report/document.js
var report_document = __webpack_require__(21294);
// EXTERNAL MODULE: ./build/report/write-html.js
var write_html = __webpack_require__(58588);
;// CONCATENATED MODULE: ./build/commands/allowlist/render-proof.js







/**
 * Maximum number of rows in a section. Reviewers cannot read more, and GitHub does not display much larger
 * files.
 */
const maxRows = 1000;
const maxPlaces = 5;
/**
 * Maximum number of places listed for a launch that will not start. It exceeds `maxPlaces` because everyone
 * affected by a blocked launch must be informed.
 */
const maxBlockedPlaces = 20;
/** Maximum displayed length of a launch, in characters. Longer launches are truncated with a note. */
const longestLaunch = 2000;
/**
 * Renders the proof as Markdown that consists of HTML blocks, in which untrusted text cannot act as markup.
 * Nothing in the proof depends on the current date, so the file changes only when the results change.
 */
function renderProof(page) {
    const { proofs, outcomes, notices } = page;
    const blocks = [
        (0,report_document/* title */.DD)((0,report_document/* line */.n8) `Servers that clients admit`),
        (0,report_document/* paragraph */.FY)((0,report_document/* strong */.ko)(proofResult(proofs))),
        ...countBlocks(page),
        // Gaps have the same limit as launches, because an organisation can have many unreadable files.
        (0,report_document/* section */.uW)((0,report_document/* line */.n8) `Possible gaps`, [
            (0,report_document/* list */.p_)(notices.map((each) => (0,report_document/* prose */.CS)(each)), { most: maxRows }),
        ]),
        ...proofs.map(faultSection),
        ...outcomeParts.map(({ name, heading, about }) => {
            const rows = outcomes[name].map((row) => launchCells(row, page));
            return (0,report_document/* section */.uW)((0,report_document/* line */.n8) `${(0,report_document/* ownText */.U3)(heading)}: ${rows.length}`, rows.length === 0 ? [] : [(0,report_document/* paragraph */.FY)((0,report_document/* ownText */.U3)(about)), (0,report_document/* table */.tp)([], rows, { most: maxRows })]);
        }),
        (0,report_document/* section */.uW)((0,report_document/* line */.n8) `Limits of this proof`, [(0,report_document/* list */.p_)(limits.map((each) => (0,report_document/* ownText */.U3)(each)))]),
        (0,report_document/* section */.uW)((0,report_document/* line */.n8) `Sources for the comparison`, [(0,report_document/* list */.p_)(proofs.map(sourceLine))]),
    ];
    return (0,write_html/* writeMarkdown */.pW)(blocks, {
        limit: Number.POSITIVE_INFINITY,
        level: 1,
        whereRest: null,
    });
}
function proofResult(proofs) {
    const faults = proofs.reduce((sum, each) => sum + each.faults.length, 0);
    if (faults > 0) {
        return (0,report_document/* line */.n8) `The proof fails: clients would not treat ${(0,report_document/* pluralLine */.ft)(faults, 'server')} as the policy requires. Do not deploy these files.`;
    }
    return (0,report_document/* line */.n8) `The proof holds: every launch in use that has an entry is admitted, and no failing launch in use is admitted.`;
}
const limits = [
    'The proof shows which commands and addresses a client admits, but not which code then runs. Clients do not compare variables, headers, the working folder, settings such as .npmrc, or unpinned versions.',
    'A client compares commands word by word. The same server started with different words, such as an additional option, is a different launch. It does not start until it is listed.',
    'A denied command is easy to evade, because an additional word makes it a different command. Denied addresses cannot be evaded this way.',
    'The proof covers only launches in the given sources. It does not cover files outside a repository, or repositories that were not read.',
    'Copilot\u2019s cloud agent does not enforce these lists. For that agent, use the gate in pull requests.',
];
function countBlocks({ proofs, outcomes }) {
    const inUse = (proof, isWanted) => proof.launches.filter(({ outcome }) => isWanted(outcome)).length;
    const rows = proofs.map((proof) => {
        const { client, counts } = proof;
        return [
            (0,report_document/* line */.n8) `${(0,report_document/* prose */.CS)(client.title)} (${client.file})`,
            inUse(proof, (outcome) => outcome === 'admitted'),
            inUse(proof, (outcome) => outcome !== 'admitted'),
            ...[counts.commands, counts.addresses, counts.denied],
        ];
    });
    const head = [
        ...['Client', 'Places admitted', 'Places not admitted', 'Commands allowed'],
        ...['Addresses allowed', 'Denied'],
    ];
    const blocked = outcomes.blocked.length;
    return [
        (0,report_document/* table */.tp)(head, rows),
        ...(blocked === 0
            ? []
            : [(0,report_document/* paragraph */.FY)((0,report_document/* line */.n8) `Passing but not admitted: ${blocked}. These will not start; see below.`)]),
    ];
}
function faultSection({ client, faults }) {
    const items = faults
        .map(({ server, expected }) => ({ text: serverText(server), expected }))
        .sort((a, b) => (a.text < b.text ? -1 : 1))
        .map(({ text, expected }) => expected === 'refused'
        ? (0,report_document/* line */.n8) `${(0,report_document/* value */.Uq)(text, longestLaunch)} does not pass, but is admitted.`
        : (0,report_document/* line */.n8) `${(0,report_document/* value */.Uq)(text, longestLaunch)} passes and is listed, but is not admitted.`);
    return (0,report_document/* section */.uW)((0,report_document/* line */.n8) `Proof failures: ${(0,report_document/* prose */.CS)(client.title)}`, [(0,report_document/* list */.p_)(items, { most: maxRows })]);
}
function launchCells(row, { proofs, withGrades }) {
    const reasons = row.clients.flatMap(({ title: client, reason }) => reason === null ? [] : [{ client, reason }]);
    const isInAll = row.clients.length >= proofs.length;
    const hasSameReason = new Set(reasons.map(({ reason }) => reason)).size === 1 && isInAll;
    const reasonLines = hasSameReason
        ? reasons.slice(0, 1).map(({ reason }) => (0,report_document/* prose */.CS)(reason))
        : reasons.map(({ client, reason }) => (0,report_document/* line */.n8) `${(0,report_document/* prose */.CS)(client)}: ${(0,report_document/* prose */.CS)(reason)}`);
    const clients = row.clients.map((each) => (0,report_document/* prose */.CS)(each.title));
    const notes = [
        ...reasonLines,
        ...(reasons.length > 0 || isInAll ? [] : [(0,report_document/* line */.n8) `${(0,report_document/* joinLines */.cT)(clients)} only`]),
        ...row.launch.judged.flatMap(remedyLines),
        ...(withGrades ? row.launch.judged.map(gradeLine) : []),
    ];
    return [
        row.text === '' ? (0,report_document/* line */.n8) `no command or address` : (0,report_document/* value */.Uq)(row.text, longestLaunch),
        placeLines(row.places, isStarted(row) ? maxPlaces : maxBlockedPlaces),
        ...(notes.length === 0 ? [] : [notes]),
    ];
}
const isStarted = ({ clients, launch }) => isPassing(launch) && clients.every(({ reason }) => reason === null);
function placeLines(places, most) {
    const shownLines = places
        .slice(0, most)
        .map(({ source, file, line: number, alias, isDisabled }) => {
        const path = source === '' ? `${file}:${number}` : `${source}/${file}:${number}`;
        return (0,report_document/* line */.n8) `${path} as ${alias}${(0,report_document/* ownText */.U3)(isDisabled ? ', disabled' : '')}`;
    });
    const restCount = places.length - shownLines.length;
    return [...shownLines, ...(restCount === 0 ? [] : [(0,report_document/* line */.n8) `and ${(0,report_document/* moreLine */.g0)(restCount, 'place')}`])];
}
function remedyLines(server) {
    const { verdict, remedy } = server;
    if (verdict !== 'fail' || remedy === null)
        return [];
    return [(0,report_document/* line */.n8) `${(0,report_messages.serverName)(server)} passes in version ${remedy.version}`];
}
function gradeLine(server) {
    const rules = [...new Set(server.problems.map(({ rule }) => rule))].sort();
    const waived = server.problems.flatMap(({ waivedUntil }) => waivedUntil ?? []).sort();
    const grade = (0,grading/* listedMatch */.Ry)(server.match) === null
        ? (0,report_document/* ownText */.U3)('')
        : (0,report_document/* line */.n8) `, ${(0,report_messages.gradeText)(server)} ${(0,report_messages.scoreText)(server) ?? report_document/* dash */.T7}`;
    const parts = [
        (0,report_document/* line */.n8) `${(0,report_messages.serverName)(server)} ${(0,report_messages.versionText)(server)}${grade}`,
        ...(rules.length === 0 ? [] : [(0,report_document/* joinLines */.cT)(rules)]),
        ...(waived[0] === undefined ? [] : [(0,report_document/* line */.n8) `waived until ${(0,report_document/* prose */.CS)(waived[0])}`]),
    ];
    return (0,report_document/* joinLines */.cT)(parts, (0,report_document/* line */.n8) `; `);
}
const sourceLine = ({ client: { title: client, source } }) => (0,report_document/* line */.n8) `${(0,report_document/* prose */.CS)(client)} (${(0,report_document/* prose */.CS)(source.version)}), according to its documentation as of ${(0,report_document/* prose */.CS)(source.read)}: ${source.url}`;

// EXTERNAL MODULE: ./build/report/write-text.js
var write_text = __webpack_require__(6370);
;// CONCATENATED MODULE: ./build/commands/allowlist/render-summary.js






/** Size in characters above which settings have not been tested with any client. */
const largeSettings = 1_000_000;
const maxNamed = 5;
function renderAllowlistSummary(proofs, summary, terminal) {
    return (0,write_text/* writeText */.x3)([(0,report_document/* paragraph */.FY)(...summaryLines(proofs, summary))], terminal);
}
function* summaryLines(proofs, { folder, published, totals, hasLaunches }) {
    const { written, unchanged } = published;
    const rest = unchanged.length === 0 ? report_document/* emptyLine */.io : (0,report_document/* line */.n8) `; ${unchanged.length} unchanged`;
    yield written.length === 0
        ? (0,report_document/* line */.n8) `Nothing changed: ${(0,report_document/* pluralLine */.ft)(unchanged.length, 'file')} in ${folder} ${(0,report_document/* ownText */.U3)(unchanged.length === 1 ? 'is' : 'are')} up to date.`
        : (0,report_document/* line */.n8) `Written to ${folder}: ${(0,report_document/* firstItems */.J9)(written, maxNamed)}${rest}.`;
    if (totals !== null) {
        const { packages, versions, admitted } = totals;
        yield (0,report_document/* line */.n8) `Admitted from the export: ${admitted} of ${(0,report_document/* pluralLine */.ft)(versions, 'version')}, across ${(0,report_document/* pluralLine */.ft)(packages, 'name')}.`;
    }
    for (const proof of proofs)
        yield* clientLines(proof);
    if (proofs.length === 0)
        return;
    if (proofs.some(({ settings }) => (0,report_text.safeJson)(settings).length > largeSettings)) {
        yield (0,report_document/* line */.n8) `These settings are large, and clients do not document a size limit. Try the settings on one machine first.`;
    }
    yield proofResult(proofs);
    if (!hasLaunches) {
        yield (0,report_document/* line */.n8) `No launches were given, so the lists allow addresses but no commands. To add the launches in use, set --launches to a folder, a report or the state of a sweep.`;
    }
    const outcomes = groupByOutcome(proofs);
    for (const { name, heading, advice } of outcomeParts) {
        const { length } = outcomes[name];
        if (length > 0 && advice !== null)
            yield (0,report_document/* line */.n8) `${(0,report_document/* ownText */.U3)(heading)}: ${length}. ${(0,report_document/* ownText */.U3)(advice)}`;
    }
    yield (0,report_document/* line */.n8) `Next: review proof.md, then deploy the settings as described in docs/organisation.md.`;
}
function* clientLines({ client, counts, launches, settings, unlistedAddresses }) {
    const name = (0,report_document/* prose */.CS)(client.title);
    const size = (0,report_document/* prose */.CS)((0,phrase/* byteSize */.mz)(Buffer.byteLength((0,report_text.safeJson)(settings))));
    const admitted = launches.filter(({ outcome }) => outcome === 'admitted').length;
    yield (0,report_document/* line */.n8) `${name}: ${(0,report_document/* pluralLine */.ft)(counts.commands, 'command')} and ${(0,report_document/* pluralLine */.ft)(counts.addresses, 'address')} allowed, ${counts.denied} denied; ${size}.`;
    yield (0,report_document/* line */.n8) `${name}: ${admitted} of ${(0,report_document/* pluralLine */.ft)(launches.length, 'place')} in use admitted.`;
    if (unlistedAddresses > 0) {
        yield (0,report_document/* line */.n8) `${name}: not allowed despite a passing verdict: ${(0,report_document/* pluralLine */.ft)(unlistedAddresses, 'address')} in the export. For each address, either no entry matches only that address, or the address does not pass in another place or spelling.`;
    }
}

;// CONCATENATED MODULE: ./build/commands/allowlist/share.js
/**
 * Lets several readers consume one source concurrently. The next item is fetched only after every active
 * reader has requested it, so no item is buffered.
 *
 * @param readers each receives every item; a reader that stops early is no longer active
 * @throws the first error from the source or a reader
 */
async function shareAmong(source, readers) {
    const items = source[Symbol.asyncIterator]();
    const waiting = new Set();
    let activeReaders = readers.length;
    const deliver = () => {
        if (waiting.size === 0 || waiting.size < activeReaders)
            return;
        const resolvers = [...waiting];
        waiting.clear();
        const next = items.next();
        for (const each of resolvers)
            each(next);
    };
    const leave = () => {
        activeReaders -= 1;
        deliver();
    };
    try {
        await Promise.all(readers.map((read) => read({
            [Symbol.asyncIterator]: () => ({
                next: () => new Promise((resolve) => {
                    waiting.add(resolve);
                    deliver();
                }),
            }),
        }).finally(leave)));
    }
    finally {
        // Releases a source that was not read to its end.
        await items.return?.();
    }
}

;// CONCATENATED MODULE: ./build/commands/allowlist/command.js


























/** Maximum number of notices that the command prints. The proof lists all notices. */
const maxShownNotices = 10;
/**
 * Judges servers under the policy, and writes the lists and a proof that shows which servers the client
 * settings admit. Returns exit status 1 if the proof fails.
 */
async function allowlist(invocation, redact) {
    const { values, valuesOf } = invocation;
    const { out = '' } = values;
    const targets = await readTargets(valuesOf('for'));
    const source = readExportSource(values);
    if (out === '')
        throw new command_line/* UsageError */.eb('allowlist requires --out DIR.');
    const [launchPaths, keptPaths] = [valuesOf('launches'), valuesOf('keep')];
    if (targets.clients.length === 0 && launchPaths.length + keptPaths.length > 0) {
        const names = Object.keys(enforcingClients).join(' or ');
        throw new command_line/* UsageError */.eb(`--launches and --keep apply only to clients: add --for ${names}.`);
    }
    if (targets.clients.length > 0 && launchPaths.length === 0 && keptPaths.length > 0) {
        throw new command_line/* UsageError */.eb('--keep requires --launches, because --keep adds earlier launches to those in use now.');
    }
    const { log } = (0,terminal/* createTerminalLog */.$V)(redact);
    const policy = await (0,command_policy/* readCorpusPolicy */.N)(values, log);
    const now = clock/* clock */.p.now();
    const readSources = async (paths) => {
        const sources = [];
        for (const path of paths) {
            sources.push(redactSource(await readLaunchSource(path, policy, log), redact));
        }
        return sources;
    };
    const [used, kept] = [await readSources(launchPaths), await readSources(keptPaths)];
    const exported = await (0,local_export/* openLocalExport */.O)(source, values.timeout ?? '', redact);
    try {
        const file = { open: exported.open, origin: { name: exported.name, isFile: true } };
        const withGrades = values['with-grades'] !== undefined;
        const files = (0,output_folder/* createOutputFolder */.A)(out, withGrades);
        try {
            const { addresses, totals } = await writeLists(file, { policy, now }, targets, {
                withGrades,
                append: files.append,
                log,
            });
            const judge = await createLaunchJudge(file, policy, now, [...used, ...kept]);
            const sources = { launches: judge(used), kept: judge(kept), addresses };
            const proofs = targets.clients.map(([name, client]) => proveClient(name, client, sources));
            const notices = collectNotices([...used, ...kept], policy);
            writeProofs(proofs, notices, withGrades, files);
            const published = files.publish();
            for (const each of notices.slice(0, maxShownNotices))
                log(each);
            if (notices.length > maxShownNotices) {
                log(`proof.md lists ${(0,phrase/* restWords */.Ex)(notices.length - maxShownNotices, 'notice')}.`);
            }
            const hasLaunches = used.length > 0;
            const summary = { folder: out, published, totals, hasLaunches };
            const options = (0,terminal/* terminalOptions */.Z8)(process.stdout);
            process.stdout.write(redact(renderAllowlistSummary(proofs, summary, options)));
            return proofs.some(({ faults }) => faults.length > 0) ? exit_status/* exitStatus */.$.fail : exit_status/* exitStatus */.$.pass;
        }
        finally {
            files.close();
        }
    }
    finally {
        exported.close();
    }
}
async function readTargets(names) {
    const knownNames = [...Object.keys(enforcingClients), ...Object.keys(listFormats)];
    const wantedNames = [
        ...new Set(names.flatMap((each) => each.split(',')).map((each) => each.trim())),
    ];
    if (wantedNames.length === 0)
        throw new command_line/* UsageError */.eb(`allowlist requires --for with one or more of ${knownNames.join(', ')}.`);
    for (const name of wantedNames) {
        if (!knownNames.includes(name)) {
            throw new command_line/* UsageError */.eb(`--for: unknown list ${await (0,command_line/* describeUnknownName */.PB)(name, knownNames)}`, `The lists are ${knownNames.join(', ')}.`);
        }
    }
    return {
        clients: Object.entries(enforcingClients).filter(([name]) => wantedNames.includes(name)),
        formats: Object.values(listFormats).filter(({ name }) => wantedNames.includes(name)),
    };
}
function readExportSource(values) {
    const { 'export-file': file, 'base-url': url } = values;
    if (file !== undefined && url !== undefined) {
        throw new command_line/* UsageError */.eb('allowlist takes either --export-file or --base-url: remove one of them.');
    }
    const source = file ?? url;
    if (source === undefined) {
        throw new command_line/* UsageError */.eb('allowlist requires --export-file FILE or --base-url URL.');
    }
    return source;
}
/**
 * Judges the export and writes the requested formats. `addresses` is empty if no client was requested;
 * `totals` is null if no format was requested.
 */
async function writeLists(file, { policy, now }, { clients, formats }, { withGrades, append, log, }) {
    const addresses = [];
    const totals = { packages: 0, versions: 0, admitted: 0 };
    const countVersions = async (packages) => {
        for await (const { versions } of packages) {
            totals.packages += 1;
            totals.versions += versions.length;
            totals.admitted += versions.filter(isAdmitted).length;
        }
    };
    const collectAddresses = async (packages) => {
        for await (const { identity, versions } of packages) {
            if (identity.type !== 'remote')
                continue;
            for (const { verdict } of versions)
                addresses.push({ url: identity.name, verdict });
        }
    };
    const folder = (0,temporary_folder/* createTemporaryFolder */.a)();
    try {
        const corpus = await (0,judge_corpus/* judgeCorpus */.k)(file, {
            policy,
            now,
            folder,
            ...(formats.length === 0 ? { isWanted: (key) => key.startsWith('remote:') } : {}),
        });
        refuseUndecided(corpus.problems);
        for (const { message } of corpus.problems)
            log((0,report_messages.plainText)(message));
        await shareAmong(corpus.packages, [
            ...(clients.length > 0 ? [collectAddresses] : []),
            ...(formats.length > 0 ? [countVersions] : []),
            ...formats.map((format) => (packages) => format.write(packages, { withGrades }, append)),
        ]);
        return { addresses, totals: formats.length > 0 ? totals : null };
    }
    finally {
        folder.remove();
    }
}
/**
 * Rejects an export that the policy does not accept, because no verdict can be based on it.
 *
 * @throws GateError `export-refused`
 */
function refuseUndecided(problems) {
    const verdict = (0,verdict_words/* computeVerdict */.zG)(problems);
    if ((0,verdict_words/* passes */.WE)(verdict))
        return;
    const [first] = problems.filter(({ level, waived }) => level === 'error' || (level === 'fail' && waived === null));
    if (first === undefined)
        return;
    throw new failure/* GateError */.ue('export-refused', `The policy rejects the whole export: ${(0,report_messages.plainText)(first.message)}`, (0,report_messages.plainText)(first.advice) || 'Use another export.');
}
/**
 * Scans the export once for all sources, and returns a function that judges the launches from any of these
 * sources.
 */
async function createLaunchJudge({ open, origin }, policy, now, sources) {
    const collectLaunches = (of) => of.flatMap(({ launches }) => launches);
    const query = launchQuery(collectLaunches(sources), policy);
    const loaded = query === null
        ? null
        : {
            selection: await (0,records.selectFromExport)((0,records.scanExport)(open, origin), query),
            ...{ source: 'file', caution: null, service: null, save: async () => { } },
        };
    return (of) => judgeLaunches(collectLaunches(of), loaded, policy, now);
}
function collectNotices(sources, { values }) {
    const sourceNotices = sources.flatMap(({ notices }) => notices);
    const isMild = values.preset === 'report-only';
    return [
        ...(isMild
            ? ['Under the report-only preset, nothing fails, so these lists admit everything in use.']
            : []),
        ...[...new Set(sourceNotices)].sort(),
    ];
}
function writeProofs(proofs, notices, withGrades, { append }) {
    for (const { client, settings } of proofs)
        append(client.file, `${(0,report_text.safeJson)(settings)}\n`);
    if (proofs.length === 0)
        return;
    append('proof.md', renderProof({ proofs, outcomes: groupByOutcome(proofs), notices, withGrades }));
}


/***/ }),

/***/ 77548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readCorpusPolicy)
/* harmony export */ });
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1069);
/* harmony import */ var _command_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62173);
/* harmony import */ var _ports_local_ports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3598);
/* harmony import */ var _ports_policy_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52010);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75556);





/**
 * Reads the policy for a command that judges the whole export: `--config`, the options that override it, and
 * the organisation's floors. Repository policies are not used; without `--config`, only the options and the
 * defaults apply.
 *
 * @param values option values, of which only those named in `policyOptionNames` are used
 * @param log receives messages about settings that have no effect and about the commits to which branch names
 * resolve
 * @throws SettingsError for invalid options
 * @throws PolicyError if a policy has errors, with their locations
 * @throws GateError `no-policy-file`, `org-policy-unreadable`, and GitHub API errors
 */
async function readCorpusPolicy(values, log) {
    const { config } = values;
    const inputs = Object.fromEntries(_command_line_js__WEBPACK_IMPORTED_MODULE_1__/* .policyOptionNames */ .sy.map((name) => [name, values[name] ?? '']));
    const settings = (0,_gate_settings_js__WEBPACK_IMPORTED_MODULE_0__.readSettings)(inputs, 'command line', false);
    const file = config === undefined ? null : { path: config, read: () => (0,_ports_policy_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readPolicyText */ .O)(config) };
    return (0,_policy_js__WEBPACK_IMPORTED_MODULE_4__.corpusPolicy)(settings, file, log, (repository) => (0,_ports_local_ports_js__WEBPACK_IMPORTED_MODULE_2__/* .createNamedCommits */ .AD)(repository, log));
}


/***/ }),

/***/ 11125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ judgeCorpus)
});

// EXTERNAL MODULE: ./build/detection/ecosystems.js + 2 modules
var ecosystems = __webpack_require__(10398);
// EXTERNAL MODULE: ./build/export/records.js + 1 modules
var records = __webpack_require__(38203);
// EXTERNAL MODULE: ./build/judging/evaluation.js + 9 modules
var evaluation = __webpack_require__(16361);
// EXTERNAL MODULE: ./build/judging/grading.js
var grading = __webpack_require__(47711);
// EXTERNAL MODULE: ./build/model/phrase.js
var phrase = __webpack_require__(77229);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/export/contract/faults.js
var faults = __webpack_require__(59653);
// EXTERNAL MODULE: ./build/export/reading/record-key.js
var record_key = __webpack_require__(2893);
// EXTERNAL MODULE: ./build/export/reading/splitter.js + 1 modules
var splitter = __webpack_require__(12599);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/model/form.js
var model_form = __webpack_require__(60814);
// EXTERNAL MODULE: ./build/export/reading/value-reader.js
var value_reader = __webpack_require__(54537);
// EXTERNAL MODULE: ./build/export/store/seal.js
var seal = __webpack_require__(41176);
;// CONCATENATED MODULE: ./build/export/grouped/records.js

/**
 * The records in a block of a grouped copy, one after the other, with little-endian numbers:
 *
 *   kind       u8   0 server, 1 score, 2 finding, 3 a finding that is in another block
 *   position   u48  in its section of the document
 *   key hash   i32  as in the columns of a store; 0 for none, and for servers
 *   length     u32
 *   content         the element, byte for byte; of kind 3 offset (u48) and length (u32) of the block
 */
const recordKinds = ['server', 'score', 'finding', 'finding elsewhere'];
/** Byte offsets of a record's fields. The content begins at `end`. */
const recordHead = (0,model_form/* rowLayout */.R8)({ kind: 1, position: 6, keyHash: 4, length: 4 });
function recordBytes({ kind, position, keyHash, content }) {
    const bytes = Buffer.allocUnsafe(recordHead.end + content.length);
    bytes.writeUInt8(recordKinds.indexOf(kind), recordHead.kind);
    bytes.writeUIntLE(position, recordHead.position, 6);
    bytes.writeInt32LE(keyHash, recordHead.keyHash);
    bytes.writeUInt32LE(content.length, recordHead.length);
    bytes.set(content, recordHead.end);
    return bytes;
}
/**
 * Yields the records in a block.
 *
 * @throws RangeError if a record is truncated or its kind is unknown
 */
function* readRecords(bytes) {
    for (let at = 0; at < bytes.length;) {
        const record = recordAt(bytes, at);
        yield record;
        at += recordHead.end + record.content.length;
    }
}
function recordAt(bytes, at) {
    const kind = recordKinds[bytes.readUInt8(at + recordHead.kind)];
    const start = at + recordHead.end;
    const end = start + bytes.readUInt32LE(at + recordHead.length);
    if (kind === undefined || end > bytes.length)
        throw new RangeError('no record');
    return {
        kind,
        position: bytes.readUIntLE(at + recordHead.position, 6),
        keyHash: bytes.readInt32LE(at + recordHead.keyHash),
        content: bytes.subarray(start, end),
    };
}
/** Byte offsets of the fields in an encoded `Extent`. */
const placeFields = (0,model_form/* rowLayout */.R8)({ offset: 6, length: 4 });
/** Encodes a place, in the format that records and index entries share. */
function placeBytes({ offset, length }) {
    const bytes = Buffer.allocUnsafe(placeFields.end);
    bytes.writeUIntLE(offset, placeFields.offset, 6);
    bytes.writeUInt32LE(length, placeFields.length);
    return bytes;
}
function readPlace(bytes, at = 0) {
    return {
        offset: bytes.readUIntLE(at + placeFields.offset, 6),
        length: bytes.readUInt32LE(at + placeFields.length),
    };
}
function groupedBytes(group, record) {
    const start = Buffer.allocUnsafe(4);
    start.writeInt32LE(group);
    return Buffer.concat([start, recordBytes(record)]);
}
/** Yields the records that `groupedBytes` encoded. */
function* readGrouped(bytes) {
    for (let at = 0; at < bytes.length;) {
        const record = recordAt(bytes, at + 4);
        const end = at + 4 + recordHead.end + record.content.length;
        yield { group: bytes.readInt32LE(at), record, bytes: bytes.subarray(at + 4, end) };
        at = end;
    }
}

;// CONCATENATED MODULE: ./build/export/grouped/layout.js







/**
 * A grouped copy is a temporary file of one process. A store (store.ts) keeps the order of the document, so
 * one server's records can be anywhere in it. In a grouped copy, a server's records are stored together: a
 * lookup reads the pages that list the server's names, and the blocks that those pages point to.
 *
 *   blocks               of findings to which many servers refer
 *   blocks               of servers, each with its scores and the findings to which they refer
 *   pages                of the index, by the keys of servers
 *
 * Each block and page is a frame, sealed with AES-256-GCM under a random key that never leaves the process.
 * The nonce of a frame is its offset in the file, in 12 bytes, big-endian; the frame's kind is the associated
 * data.
 *
 * Pages and blocks are found by keyed hashes of strings (`hash`), so that the file does not reveal any names.
 * A page contains all entries whose hashes are in the page's part of the 32-bit range:
 *
 *   index      the hash of a key (6 bytes) and a block's offset (u48) and length (u32), little-endian
 *   block      zstd of records (records.ts)
 *
 * The caller compares the strings themselves, as with a store.
 */
const frameKinds = ['index', 'block'];
/** Byte offsets of an index entry's fields. */
const indexEntry = (0,model_form/* rowLayout */.R8)({ hash: 6, place: placeFields.end });
/**
 * Size of an unpacked block, in bytes, at which the block is written. Compression reduces a block to about a
 * quarter. A server with more than `maxBlockBytes` of records occupies several blocks.
 */
const blockBytes = 32 * 1024;
const maxBlockBytes = 4 * 1024 * 1024;
/** Target size of an index page, in bytes. */
const pageBytes = 8 * 1024;
/** Maximum size of an unpacked frame: a block with one element of maximum size. */
const maxFrameBytes = value_reader/* maxElementBytes */.E + maxBlockBytes + 4096;
function groupedSeal() {
    const [key, hashKey] = [(0,external_node_crypto_.createSecretKey)((0,external_node_crypto_.randomBytes)(32)), (0,external_node_crypto_.createSecretKey)((0,external_node_crypto_.randomBytes)(32))];
    const associated = (kind) => Buffer.from([frameKinds.indexOf(kind)]);
    return {
        seal(kind, offset, plain) {
            const cipher = (0,external_node_crypto_.createCipheriv)('aes-256-gcm', key, nonceAt(offset));
            cipher.setAAD(associated(kind));
            const bytes = kind === 'block' ? pack(plain) : plain;
            return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
        },
        open(kind, offset, sealed) {
            const bytes = (0,seal/* decrypt */.Yc)(key, nonceAt(offset), associated(kind), sealed);
            if (bytes === null)
                throw new faults/* StoreDamaged */.Bc();
            return kind === 'block' ? unpack(bytes) : bytes;
        },
        hash: (text) => (0,external_node_crypto_.createHmac)('sha256', hashKey).update(text).digest().subarray(0, 6),
    };
}
function nonceAt(offset) {
    const nonce = Buffer.alloc(12);
    nonce.writeUIntBE(offset, 6, 6);
    return nonce;
}
function pageIndex(hash, pages) {
    return Math.floor((hash.readUInt32BE(0) * pages) / 2 ** 32);
}
function pack(plain) {
    return (0,external_node_zlib_.zstdCompressSync)(plain, { params: { [external_node_zlib_.constants.ZSTD_c_compressionLevel]: 3 } });
}
function unpack(packed) {
    try {
        return (0,external_node_zlib_.zstdDecompressSync)(packed, { maxOutputLength: maxFrameBytes });
    }
    catch (error) {
        throw new faults/* StoreDamaged */.Bc(error);
    }
}

;// CONCATENATED MODULE: ./build/export/grouped/pages.js


/**
 * Creates a writer for the pages of the index.
 *
 * @param spill holds the entries of one or more consecutive pages in each part
 */
function createPageWriter({ hash }, spill, parts) {
    let length = 0;
    return {
        add(keys, place) {
            const content = placeBytes(place);
            for (const key of keys) {
                const hashed = hash(key);
                const entry = Buffer.concat([hashed, content]);
                length += entry.length;
                spill.add(pageIndex(hashed, parts), entry);
            }
        },
        writePages(writeFrame) {
            const perPart = Math.max(1, Math.ceil(length / parts / pageBytes));
            const places = [];
            for (let part = 0; part < parts; part += 1) {
                const pages = Array.from({ length: perPart }, () => []);
                for (const entry of entriesIn(spill.take(part))) {
                    pages[pageIndex(entry, parts * perPart) - part * perPart]?.push(entry);
                }
                places.push(...pages.map((entries) => writeFrame('index', Buffer.concat(entries))));
            }
            return places;
        },
    };
}
function* entriesIn(bytes) {
    for (let at = 0; at < bytes.length; at += indexEntry.end) {
        yield bytes.subarray(at, at + indexEntry.end);
    }
}
function* placesIn(page, hash) {
    for (let at = 0; at < page.length; at += indexEntry.end) {
        if (page.compare(hash, 0, hash.length, at + indexEntry.hash, at + indexEntry.place) === 0) {
            yield readPlace(page, at + indexEntry.place);
        }
    }
}

;// CONCATENATED MODULE: ./build/export/grouped/grouped-source.js






/**
 * Opens a grouped copy of an export. A lookup reads index pages, then blocks, then the blocks of findings to
 * which many servers refer. The lookup throws `StoreDamaged` if a required frame is damaged. A grouped copy
 * cannot be searched for similar names. It provides no dates, because a single document does not contain the
 * dates of earlier documents.
 */
function createGroupedSource({ open, hash }, { whole, pages }, file) {
    const readFrame = (kind, { offset, length }) => open(kind, offset, Buffer.from(file.read(offset, length)));
    const readBlocks = (places) => {
        // Several keys or findings can lead to the same block.
        const unique = new Map([...places].map((place) => [place.offset, place]));
        return [...unique.values()].flatMap((place) => {
            const block = readFrame('block', place);
            return reportingDamagedSeal(() => [...readRecords(block)]);
        });
    };
    let records = [];
    return {
        async servers(keys, watched) {
            if (watched.length > 0)
                throw new Error('a grouped copy cannot be searched for look-alikes');
            const hashes = [...keys].map(hash);
            const numbers = new Set(hashes.map((each) => pageIndex(each, pages.length)));
            const read = new Map([...numbers].map((number) => [number, readFrame('index', pages[number])]));
            const places = hashes.flatMap((each) => [
                ...placesIn(read.get(pageIndex(each, pages.length)), each),
            ]);
            records = readBlocks(places);
            const servers = records.filter(({ kind }) => kind === 'server');
            return { records: [...parseRecords(servers).values()], neighbours: new Map() };
        },
        async scores(servers) {
            const isWanted = (0,record_key/* hashFilter */.Nd)(servers);
            return parseRecords(records.filter(({ kind, keyHash }) => kind === 'score' && isWanted(keyHash)));
        },
        async findings(ids, positions) {
            const isId = (0,record_key/* hashFilter */.Nd)(ids);
            const selectRecords = (from, kind) => from.filter((each) => each.kind === kind && (positions.has(each.position) || isId(each.keyHash)));
            const elsewhere = selectRecords(records, 'finding elsewhere');
            const shared = readBlocks(elsewhere.map(({ content }) => readPlace(content)));
            return parseRecords([
                ...selectRecords(records, 'finding'),
                ...selectRecords(shared, 'finding'),
            ]);
        },
        summary: async () => whole,
    };
}
const recordSection = (kind) => kind === 'server' ? 'servers' : kind === 'score' ? 'scores' : 'findings';
/**
 * Returns parsed elements by position, in document order.
 *
 * @throws StructureError if a record is not JSON
 */
function parseRecords(records) {
    const unique = new Map(records.map((record) => [record.position, record]));
    const sorted = [...unique.values()].sort((a, b) => a.position - b.position);
    return new Map(sorted.map(({ kind, position, content }) => {
        const record = `/${recordSection(kind)}/${position}`;
        return [position, (0,splitter/* parseElement */.on)(content, 0, content.length, record)];
    }));
}
function reportingDamagedSeal(act) {
    try {
        return act();
    }
    catch (error) {
        throw new faults/* StoreDamaged */.Bc(error);
    }
}

// EXTERNAL MODULE: ./build/export/store/server-index.js
var server_index = __webpack_require__(31655);
;// CONCATENATED MODULE: ./build/export/grouped/blocks.js




/**
 * Creates a block writer.
 *
 * @param written receives the place of each block, and the owners of its records
 */
function createBlockWriter(writeFrame, written) {
    let records = [];
    let owners = [];
    let used = 0;
    const flush = () => {
        if (used === 0)
            return;
        const place = writeFrame('block', Buffer.concat(records));
        const done = owners;
        [records, owners, used] = [[], [], 0];
        written(place, done);
    };
    return {
        add(record, owner) {
            if (used + record.length > maxBlockBytes)
                flush();
            if (owners.at(-1) !== owner)
                owners.push(owner);
            records.push(record);
            used += record.length;
        },
        endOwner() {
            if (used >= blockBytes)
                flush();
        },
        flush,
    };
}
/**
 * Writes the blocks of all groups that contain a server. Groups without a server are dropped, because no
 * lookup reaches their scores.
 *
 * @param addKeys receives the place of each block, and the keys of its servers
 */
function writeServerBlocks(groups, parts, writeFrame, addKeys) {
    const blocks = createBlockWriter(writeFrame, (place, owners) => {
        const servers = owners.flatMap((group) => group.servers);
        addKeys(new Set(servers.flatMap(({ keys }) => [...keys])), place);
    });
    for (let part = 0; part < parts; part += 1) {
        for (const group of groupsIn(groups.take(part))) {
            if (group.servers.length === 0)
                continue;
            for (const record of group.records)
                blocks.add(record, group);
            blocks.endOwner();
        }
        // Flush after each part, because a pending record is a view of the part and would keep the entire part in
        // memory.
        blocks.flush();
    }
}
function groupsIn(bytes) {
    const groups = new Map();
    for (const { group: hash, record, bytes: own } of readGrouped(bytes)) {
        const group = groups.get(hash) ?? { servers: [], records: [] };
        groups.set(hash, group);
        group.records.push(own);
        if (record.kind !== 'server')
            continue;
        group.servers.push((0,server_index/* indexServer */.Gm)((0,splitter/* parseElement */.on)(record.content)));
    }
    return groups.values();
}

// EXTERNAL MODULE: ./build/model/failure.js
var failure = __webpack_require__(31612);
// EXTERNAL MODULE: ./build/export/reading/fields.js
var fields = __webpack_require__(98347);
// EXTERNAL MODULE: ./build/export/reading/schema.js
var schema = __webpack_require__(38905);
// EXTERNAL MODULE: ./build/export/reading/select.js
var reading_select = __webpack_require__(60406);
;// CONCATENATED MODULE: ./build/export/grouped/groups.js









/**
 * Sorts the records of a store into groups, one for each server id (write-grouped.ts). A group is keyed by
 * the hash of its id, as in the columns of a store. Two ids with the same hash share a group, so the caller
 * must compare the strings.
 */
/** Number of groups above which a shared finding is written once, rather than once per group. */
const maxCopies = 8;
/**
 * Maximum number of pairs of a finding and a group that a single finding id can produce. No honest export
 * exceeds this limit.
 */
const maxPairsOfId = 1_000_000;
/**
 * Sorts all records of a store into groups.
 *
 * @param writeFrame writes the blocks of findings that many groups need
 * @throws GateError `export-malformed` if too many findings share an id; StoreDamaged if the store is damaged
 */
function sortIntoGroups(store, spills, writeFrame) {
    const total = store.head.whole.totals.findings;
    const rangeIndex = (position) => Math.floor((position * spills.parts) / total);
    const addNeed = (position, group) => {
        if (position < total)
            spills.needs.add(rangeIndex(position), pairBytes(group, position));
    };
    addServers(store, spills);
    addScores(store, spills, addNeed);
    joinReferences(store, spills, addNeed);
    addFindings(store, spills, rangeIndex, writeFrame);
}
function addServers(store, spills) {
    for (const { position, bytes } of store.elements('servers')) {
        const id = (0,fields/* ownValue */.e)((0,splitter/* parseElement */.on)(bytes), 'id');
        // A server without an id has no scores, so any unique placeholder can identify its group.
        const group = (0,record_key/* hashText */.qj)(typeof id === 'string' && id !== '' ? id : `#${position}`);
        addRecord(spills, group, { kind: 'server', position, keyHash: group, content: bytes });
    }
}
function addScores(store, spills, addNeed) {
    for (const { position, keyHash: group, bytes } of store.elements('scores')) {
        if (group === 0)
            continue;
        addRecord(spills, group, { kind: 'score', position, keyHash: group, content: bytes });
        const [ids, positions] = (0,reading_select.findingKeys)(readReferences(bytes));
        for (const id of ids) {
            const hash = (0,record_key/* hashText */.qj)(id);
            spills.references.add(partIndex(hash, spills.parts), pairBytes(hash, group));
        }
        for (const each of positions)
            addNeed(each, group);
    }
}
/**
 * Returns the references in a score; empty if the score cannot be read. The code that parses the record
 * reports the error.
 */
function readReferences(bytes) {
    try {
        const read = (0,schema/* readScoreReport */.dL)((0,splitter/* parseElement */.on)(bytes));
        return 'value' in read ? (read.value.findingRefs ?? []) : [];
    }
    catch (error) {
        if (error instanceof faults/* StructureError */.QX)
            return [];
        throw error;
    }
}
/** Resolves the ids in scores to the positions of findings. */
function joinReferences(store, { parts, references, ids }, addNeed) {
    for (const { position, keyHash } of store.elements('findings')) {
        if (keyHash !== 0)
            ids.add(partIndex(keyHash, parts), pairBytes(keyHash, position));
    }
    for (let part = 0; part < parts; part += 1) {
        const groupsOf = new Map();
        for (const [hash, group] of readPairs(references.take(part)))
            addUnlessLast(groupsOf, hash, group);
        const pairs = new Map();
        for (const [hash, position] of readPairs(ids.take(part))) {
            const groups = groupsOf.get(hash) ?? [];
            if (groups.length > maxCopies) {
                const count = (pairs.get(hash) ?? 0) + groups.length;
                if (pairs.has(hash) && count > maxPairsOfId)
                    throw tooManyPairs();
                pairs.set(hash, count);
            }
            for (const group of groups)
                addNeed(position, group);
        }
    }
}
/**
 * Adds findings to the groups that need them. If more than `maxCopies` groups need a finding, each group
 * receives only the place of the finding's block.
 */
function addFindings(store, spills, rangeIndex, writeFrame) {
    const shared = createBlockWriter(writeFrame, (place, owners) => {
        const content = placeBytes(place);
        for (const { record, groups } of owners) {
            for (const group of groups) {
                addRecord(spills, group, { ...record, kind: 'finding elsewhere', content });
            }
        }
    });
    let range = -1;
    let needs = new Map();
    for (const { position, keyHash, bytes } of store.elements('findings')) {
        if (rangeIndex(position) !== range) {
            range = rangeIndex(position);
            needs = new Map();
            for (const [group, each] of readPairs(spills.needs.take(range))) {
                addUnlessLast(needs, each, group);
            }
        }
        const groups = new Set(needs.get(position));
        const record = { kind: 'finding', position, keyHash, content: bytes };
        if (groups.size > maxCopies) {
            shared.add(recordBytes(record), { record, groups });
            shared.endOwner();
        }
        else {
            for (const group of groups)
                addRecord(spills, group, record);
        }
    }
    shared.flush();
}
function addRecord({ groups, parts }, group, record) {
    groups.add(partIndex(group, parts), groupedBytes(group, record));
}
/**
 * Adds a number to a key's list, unless the list ends with that number. Equal numbers are usually
 * consecutive, so few duplicates remain.
 */
function addUnlessLast(numbers, key, number) {
    const known = numbers.get(key);
    if (known === undefined)
        numbers.set(key, [number]);
    else if (known.at(-1) !== number)
        known.push(number);
}
const partIndex = (hash, parts) => (hash >>> 0) % parts;
/** Length of a pair in bytes: a hash (i32), then another hash or a position (i48). */
const pairLength = 10;
function pairBytes(hash, other) {
    const bytes = Buffer.allocUnsafe(pairLength);
    bytes.writeInt32LE(hash);
    bytes.writeIntLE(other, 4, 6);
    return bytes;
}
function* readPairs(bytes) {
    for (let at = 0; at < bytes.length; at += pairLength) {
        yield [bytes.readInt32LE(at), bytes.readIntLE(at + 4, 6)];
    }
}
function tooManyPairs() {
    return new failure/* GateError */.ue('export-malformed', 'The export cannot be processed as a whole: too many of its findings share one id, and many servers refer to that id.', 'Report this to the owner of the grading service.');
}

;// CONCATENATED MODULE: ./build/export/grouped/write-grouped.js



/**
 * Writes a grouped copy (layout.ts) of a store. The records of one server may be anywhere in the document, so
 * everything is sorted into parts on disk, each small enough to fit into memory:
 *
 *   1. servers and scores are written to the part for their server's id, as groups;
 *   2. the ids to which scores refer are joined with finding ids, part by part, to find the positions of the
 *      findings that each group needs;
 *   3. findings, in the order of the document, are added to the groups that need them;
 *   4. each part is written, with the records of each group one after the other.
 */
const maxParts = 1024;
/**
 * Writes a grouped copy of a store.
 *
 * @throws GateError `export-malformed` if the records cannot be sorted, `store-unwritable` if a file cannot
 * be written; StoreDamaged if the store is damaged
 */
function writeGrouped(store, { seal, append, createSpill, partBytes = 8 * 1024 * 1024 }) {
    let size = 0;
    const writeFrame = (kind, plain) => {
        const sealed = seal.seal(kind, size, plain);
        const place = { offset: size, length: sealed.length };
        append(sealed);
        size += sealed.length;
        return place;
    };
    const parts = Math.min(maxParts, Math.ceil((store.plainBytes + 1) / partBytes));
    const opened = [];
    const create = () => {
        const spill = createSpill(parts);
        opened.push(spill);
        return spill;
    };
    try {
        const groups = create();
        const sorting = { references: create(), ids: create(), needs: create() };
        sortIntoGroups(store, { parts, groups, ...sorting }, writeFrame);
        const pages = createPageWriter(seal, create(), parts);
        writeServerBlocks(groups, parts, writeFrame, pages.add);
        return { whole: store.head.whole, pages: pages.writePages(writeFrame) };
    }
    finally {
        for (const each of opened)
            each.close();
    }
}

;// CONCATENATED MODULE: ./build/export/grouped.js
/**
 * Public API of the grouped copy: an export on disk, sorted by server, for runs that look up most of the
 * export.
 */




// EXTERNAL MODULE: ./build/export/store.js + 2 modules
var export_store = __webpack_require__(76950);
;// CONCATENATED MODULE: ./build/commands/corpus/grouped-copy.js



/**
 * Copies an export into a file that groups records by server and is sealed with a random key. A lookup then
 * reads little more data than it needs, whatever the order of records in the document.
 *
 * @throws GateError if the document is not an export, or the folder is not writable
 */
async function openGroupedCopy({ open, origin }, { createFile, createSpill }) {
    const key = (0,external_node_crypto_.randomBytes)(32).toString('hex');
    const seal = groupedSeal();
    const { store, file: stored } = await (0,export_store/* createDocumentStore */.ft)(open(), origin, key, createFile());
    const created = createFile();
    let index;
    try {
        index = writeGrouped(store, { seal, append: created.append, createSpill });
    }
    catch (error) {
        created.discard();
        throw error;
    }
    finally {
        stored.close();
    }
    const file = await created.complete();
    return { source: createGroupedSource(seal, index, file), close: file.close };
}

// EXTERNAL MODULE: ./build/commands/corpus/judge-package.js
var judge_package = __webpack_require__(58202);
;// CONCATENATED MODULE: ./build/commands/corpus/named-servers.js

function indexNames(servers) {
    const places = new Map();
    for (const [at, { record }] of servers.entries()) {
        for (const key of (0,records.nameKeys)(record.name, record.packageRefs)) {
            const knownPlaces = places.get(key);
            if (knownPlaces === undefined)
                places.set(key, [at]);
            else
                knownPlaces.push(at);
        }
    }
    return (identities) => {
        const serverIndexes = new Set(identities.flatMap(({ name }) => places.get(name) ?? []));
        return [...serverIndexes].sort((a, b) => a - b).flatMap((at) => servers[at] ?? []);
    };
}

// EXTERNAL MODULE: ./build/commands/corpus/pinned-launch.js
var pinned_launch = __webpack_require__(15546);
// EXTERNAL MODULE: ./build/commands/corpus/plan.js
var plan = __webpack_require__(85677);
;// CONCATENATED MODULE: ./build/commands/corpus/judge-corpus.js










/**
 * Size of a batch's records in the document, in bytes. In memory, the records take about five times as much
 * space.
 */
const defaultBatchBytes = 4 * 1024 * 1024;
/**
 * For up to this many batches, the document is reread for each batch instead of being copied. A read takes a
 * tenth of the time that a copy takes, and uses less memory.
 */
const maxScans = 8;
const bytesPerScan = 4;
/**
 * Judges everything in an export by the gate's rules, as if each version were newly added and pinned. Time is
 * linear in the size of the export. Memory use grows only with the size of the names that are read from the
 * export (`CorpusNames`).
 *
 * @param knownNames the names of the export's servers, if they have already been read
 * @throws GateError if the document is not an export, or the folder is not writable; reading `packages`
 * throws the same errors
 */
async function judgeCorpus(file, { policy, now, folder, isWanted = () => true, batchBytes = defaultBatchBytes, maxOfServer, }, knownNames) {
    const names = knownNames ?? (await (0,plan/* readNames */.r6)(file));
    const { summary } = names;
    const judge = (0,judge_package/* createPackageJudge */.S)(policy, now, maxOfServer);
    async function* judgeBatches(batches, source) {
        for (const batch of batches) {
            await folder.pause();
            const selection = await (0,records.selectFromExport)(source(), batchQuery(batch));
            const serversNamed = indexNames(selection.servers);
            for (const identity of batch) {
                const judgedPackage = judge(identity, selection, serversNamed);
                if (judgedPackage !== null)
                    yield judgedPackage;
            }
        }
    }
    async function* packages() {
        const scanBatches = (0,plan/* planBatches */.un)(names, isWanted, bytesPerScan * batchBytes);
        if (scanBatches.length <= maxScans) {
            yield* judgeBatches(scanBatches, () => (0,records.scanExport)(file.open, file.origin));
            return;
        }
        const { source, close } = await openGroupedCopy(file, folder);
        try {
            yield* judgeBatches((0,plan/* planBatches */.un)(names, isWanted, batchBytes), () => source);
        }
        finally {
            close();
        }
    }
    return {
        header: (0,records.exportHeader)(summary),
        problems: exportProblems(summary, policy, now),
        packages: packages(),
    };
}
function batchQuery(batch) {
    const identities = batch.flatMap((each) => {
        const dependency = (0,pinned_launch/* createUnpinnedLaunch */.x)(each);
        return dependency === null ? [] : (0,grading/* identitiesOf */.UI)(dependency);
    });
    return {
        identities: (0,phrase/* distinctBy */.ey)(identities, ecosystems/* identityKey */.US),
        watched: [],
    };
}
function exportProblems(summary, policy, now) {
    const header = (0,records.exportHeader)(summary);
    const inconsistencies = (0,records.summaryFaults)(summary);
    const ageMs = now - header.generatedAt;
    const exportFacts = { ...header, source: 'file', caution: null, ageMs, inconsistencies };
    const emptySubjects = { dependencies: [], files: [], relaxations: [], folder: '' };
    // With the `changed` scope, waivers for unjudged servers are not reported.
    const subjects = { ...emptySubjects, export: exportFacts, scope: 'changed', now };
    return (0,evaluation/* evaluate */._3)(subjects, policy, false).problems;
}


/***/ }),

/***/ 58202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ createPackageJudge)
/* harmony export */ });
/* harmony import */ var _detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10398);
/* harmony import */ var _judging_evaluation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16361);
/* harmony import */ var _judging_grading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47711);
/* harmony import */ var _judging_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55881);
/* harmony import */ var _model_phrase_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77229);
/* harmony import */ var _pinned_launch_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15546);






/**
 * Maximum number of version comparisons per package. A version that is not a pin, such as a tag, can refer to
 * any other version, so it is compared with every version. No legitimate package needs more comparisons.
 */
const maxComparisons = 1_000_000;
/**
 * Maximum number of versions judged per server. A server normally has a few packages; judging thousands of
 * packages with thousands of versions each would take hours.
 */
const maxVersionsOfServer = 100_000;
/**
 * Returns a function that judges each version of a package as if it were declared in a repository without a
 * base.
 *
 * @param now milliseconds since the epoch
 * @param maxOfServer maximum number of versions judged per server; the server's remaining packages are
 * undecided
 */
function createPackageJudge(policy, now, maxOfServer = maxVersionsOfServer) {
    const boundTo = (0,_judging_evaluation_js__WEBPACK_IMPORTED_MODULE_1__/* .createBindingLookup */ .Mv)(policy);
    const context = {
        terms: (0,_judging_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .createLayeredTerms */ .oC)(policy),
        now,
        waivers: (0,_judging_evaluation_js__WEBPACK_IMPORTED_MODULE_1__/* .createWaiverIndex */ .jM)(policy.values.waivers, policy.floors, now),
        trialWaivers: null,
        pathOf: (file) => file,
        inapplicable: null,
        isCompared: false,
    };
    const judge = (dependency, version, selection) => {
        const match = (0,_judging_grading_js__WEBPACK_IMPORTED_MODULE_2__/* .matchDependency */ .px)(dependency, selection, boundTo(dependency));
        const subject = {
            dependency,
            match,
            previous: null,
            change: 'unknown',
            isCounted: true,
        };
        const judgedDependency = (0,_judging_evaluation_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeDependency */ .nF)(subject, context);
        const report = (0,_judging_grading_js__WEBPACK_IMPORTED_MODULE_2__/* .decidingReport */ .O)(judgedDependency.match);
        const time = report && (0,_judging_grading_js__WEBPACK_IMPORTED_MODULE_2__/* .gradedAt */ .F)(report);
        const failing = judgedDependency.problems.filter(({ level, waived }) => level === 'error' || (level === 'fail' && waived === null));
        return {
            version,
            judgedVersion: (0,_judging_grading_js__WEBPACK_IMPORTED_MODULE_2__/* .listedMatch */ .Ry)(judgedDependency.match)?.judgedVersion ?? null,
            verdict: judgedDependency.verdict ?? 'error',
            score: report?.score ?? null,
            grade: report?.grade || null,
            ...(report?.rubricVersion != null && { rubric: report.rubricVersion }),
            rules: [...new Set(failing.map(({ rule }) => rule))].sort(),
            digest: null,
            gradedAt: time === null ? null : new Date(time).toISOString(),
        };
    };
    const judgedCounts = new Map();
    return (identity, wholeSelection, serversNamed) => {
        const unpinned = (0,_pinned_launch_js__WEBPACK_IMPORTED_MODULE_4__/* .createUnpinnedLaunch */ .x)(identity);
        if (unpinned === null)
            return null;
        const selection = { ...wholeSelection, servers: serversNamed((0,_judging_grading_js__WEBPACK_IMPORTED_MODULE_2__/* .identitiesOf */ .UI)(unpinned)) };
        const servers = (0,_judging_grading_js__WEBPACK_IMPORTED_MODULE_2__/* .findCarriers */ .T_)(identity, selection.servers);
        const packageHead = {
            identity,
            servers: servers.map(({ record: { id, name } }) => ({ id, name })),
        };
        const ids = packageHead.servers.map(({ id }) => id);
        if (ids.some((id) => (judgedCounts.get(id) ?? 0) >= maxOfServer)) {
            return { ...packageHead, versions: [undecided(null, [])] };
        }
        const versions = _detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[identity.type].versions === 'none' ? [] : listVersions(identity, servers);
        if (versions.length === 0)
            return { ...packageHead, versions: [judge(unpinned, null, selection)] };
        for (const id of ids)
            judgedCounts.set(id, (judgedCounts.get(id) ?? 0) + versions.length);
        const findDigest = createDigestLookup(identity, servers);
        let comparisons = 0;
        return {
            ...packageHead,
            versions: versions.map((version) => {
                const pinned = (0,_pinned_launch_js__WEBPACK_IMPORTED_MODULE_4__/* .createPinnedLaunch */ .u)(unpinned, version);
                // Launching this version would fetch something else or nothing.
                if (pinned === null)
                    return undecided(version, ['unidentified']);
                if (pinned.pin !== 'exact' && pinned.pin !== 'git')
                    comparisons += versions.length;
                if (comparisons > maxComparisons)
                    return undecided(version, []);
                return { ...judge(pinned, version, selection), digest: findDigest(version) };
            }),
        };
    };
}
function undecided(version, rules) {
    const noGrade = { judgedVersion: null, score: null, grade: null, digest: null, gradedAt: null };
    return { ...noGrade, version, verdict: 'error', rules };
}
/**
 * Returns the versions that the servers list, without duplicates, highest first. Versions that cannot be
 * ordered come last.
 */
function listVersions({ type }, servers) {
    const { normaliseVersion } = _detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[type];
    const listedVersions = servers
        .flatMap((server) => (0,_judging_grading_js__WEBPACK_IMPORTED_MODULE_2__/* .readServerVersions */ .lx)(type, server).listed)
        .filter((version) => version.trim() !== '');
    const unique = (0,_model_phrase_js__WEBPACK_IMPORTED_MODULE_5__/* .distinctBy */ .ey)(listedVersions, normaliseVersion);
    const { ordered, rest } = (0,_judging_grading_js__WEBPACK_IMPORTED_MODULE_2__/* .sortByVersion */ .wv)(type, unique, (each) => each);
    return [...ordered, ...rest];
}
/**
 * Returns a lookup of image digests by version. The lookup returns null if the export lists no digest or
 * several different digests for the version.
 */
function createDigestLookup({ type, name }, servers) {
    const digests = new Map();
    for (const { versions, packageRefs } of servers.map(({ record }) => record)) {
        const ownRefs = packageRefs.filter((ref) => ref.type === type && ref.name === name);
        for (const { version, digest } of [...versions, ...ownRefs]) {
            if (version === null || digest === null)
                continue;
            const knownDigest = digests.get(version);
            digests.set(version, knownDigest === undefined || knownDigest === digest ? digest : null);
        }
    }
    return (version) => digests.get(version) ?? null;
}


/***/ }),

/***/ 15546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ createPinnedLaunch),
/* harmony export */   x: () => (/* binding */ createUnpinnedLaunch)
/* harmony export */ });
/* harmony import */ var _detection_declarations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60100);
/* harmony import */ var _detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10398);


const nowhere = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
/**
 * A declaration that is not in any file. No policy selects it by file or alias, because policies match only
 * non-empty strings.
 */
const declaration = {
    ...{ file: '', client: '', folder: '', alias: '' },
    span: nowhere,
    disabled: false,
    launch: _detection_declarations_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyLaunch */ .XF,
};
/**
 * Creates a dependency on an identity, without a version.
 *
 * @returns null if nothing can be launched under the identity's name, for example because the package is in
 * another registry
 */
function createUnpinnedLaunch(identity) {
    const { readPackage } = _detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__/* .ecosystems */ .uU[identity.type];
    return createDependency(readPackage(identity.name, null), identity);
}
/**
 * Creates a dependency on a version that the export lists. Spells a version number as in the ecosystem's
 * registry. Interprets a version that is not a pin, such as the tag `latest`, as a launcher would.
 *
 * @returns null if a launch with that version would fetch something else or nothing
 */
function createPinnedLaunch(unpinned, version) {
    const { writing, readPackage } = _detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__/* .ecosystems */ .uU[unpinned.type];
    const text = /^v?\d/.test(version) ? writing?.spell(version, unpinned) : null;
    const spelled = typeof text === 'string' ? text : version;
    const pinned = createDependency(readPackage(unpinned.name, spelled), unpinned);
    const isSame = pinned?.version != null && (0,_detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__/* .sameVersion */ .r1)(pinned.type, pinned.version, spelled);
    return isSame ? pinned : null;
}
function createDependency(spec, identity) {
    if (!(0,_detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__/* .isIdentified */ .mO)(spec) || (0,_detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__/* .identityKey */ .US)(spec) !== (0,_detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__/* .identityKey */ .US)(identity))
        return null;
    return {
        ...spec,
        role: 'server',
        resolved: null,
        span: nowhere,
        alterations: [],
        through: [],
        declaration,
        variableUses: [],
    };
}


/***/ }),

/***/ 85677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YD: () => (/* binding */ compareKeys),
/* harmony export */   r6: () => (/* binding */ readNames),
/* harmony export */   un: () => (/* binding */ planBatches)
/* harmony export */ });
/* harmony import */ var _detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10398);
/* harmony import */ var _export_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38203);


function listedKeys(server) {
    return new Set([
        ...(0,_export_records_js__WEBPACK_IMPORTED_MODULE_1__.listedRefs)(server).flatMap(({ type, name }) => type === null ? [] : (0,_detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .identityKey */ .US)({ type, name })),
        ...(0,_export_records_js__WEBPACK_IMPORTED_MODULE_1__.untypedNames)(server.name, server.refs).map((name) => (0,_detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .identityKey */ .US)({ type: 'registry', name })),
    ]);
}
/**
 * Reads the names of an export's servers in one pass over the document.
 *
 * @param visitor receives servers and scores during the pass; without a visitor, scores are not parsed
 * @throws GateError if the document is not an export, or has no servers or scores
 */
async function readNames({ open, origin }, visitor = null) {
    const keys = [];
    const carriers = [];
    const serverHashes = [];
    const serverBytes = [];
    const scoreBytes = new Map();
    let findingBytes = 0;
    const census = (0,_export_records_js__WEBPACK_IMPORTED_MODULE_1__.takeCensus)({
        server(server, _, position) {
            serverHashes.push(server.id === null ? 0 : (0,_export_records_js__WEBPACK_IMPORTED_MODULE_1__.hashText)(server.id));
            const serverKeys = listedKeys(server);
            for (const key of serverKeys) {
                keys.push(key);
                carriers.push(position);
            }
            visitor?.server(server, serverKeys);
        },
        element(section, bytes, start, end, keyHash) {
            const size = end - start;
            if (section === 'servers')
                serverBytes.push(size);
            else if (section === 'findings')
                findingBytes += size;
            else {
                scoreBytes.set(keyHash, (scoreBytes.get(keyHash) ?? 0) + size);
                visitor?.score((0,_export_records_js__WEBPACK_IMPORTED_MODULE_1__.parseElement)(bytes, start, end));
            }
        },
    });
    const splitter = (0,_export_records_js__WEBPACK_IMPORTED_MODULE_1__.createSplitter)(census.target);
    try {
        for await (const chunk of open())
            splitter.push(chunk);
        splitter.end();
    }
    catch (error) {
        throw error instanceof _export_records_js__WEBPACK_IMPORTED_MODULE_1__.StructureError ? (0,_export_records_js__WEBPACK_IMPORTED_MODULE_1__.structureFailure)(error, origin) : error;
    }
    const summary = census.summary(origin, splitter.hasNumericIds());
    (0,_export_records_js__WEBPACK_IMPORTED_MODULE_1__.refuseEmpty)(summary.totals, origin);
    const knownBytes = [...serverBytes, ...scoreBytes.values()].reduce((sum, size) => sum + size, 1);
    const perByte = (knownBytes + findingBytes) / knownBytes;
    return {
        summary,
        keys,
        carriers,
        estimateBytes: (server) => ((serverBytes[server] ?? 0) + (scoreBytes.get(serverHashes[server] ?? 0) ?? 0)) * perByte,
    };
}
/**
 * Divides the wanted identities, ordered by key, into batches whose records fit into memory.
 *
 * @param batchBytes approximate size of a batch's records, in bytes
 */
function planBatches({ keys, carriers, estimateBytes }, isWanted, batchBytes) {
    const wantedIndexes = [...keys.keys()].filter((at) => isWanted(keys[at]));
    const order = Uint32Array.from(wantedIndexes).sort((a, b) => compareKeys(keys[a], keys[b]));
    const batches = [];
    let batch = [];
    let servers = new Set();
    let usedBytes = 0;
    let lastKey;
    for (const index of order) {
        const [key = '', server = 0] = [keys[index], carriers[index]];
        const isNew = key !== lastKey;
        if (isNew && usedBytes > batchBytes) {
            batches.push(batch);
            [batch, servers, usedBytes] = [[], new Set(), 0];
        }
        if (isNew)
            batch.push((0,_detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .parseIdentityKey */ .fB)(key));
        lastKey = key;
        if (servers.has(server))
            continue;
        servers.add(server);
        usedBytes += estimateBytes(server);
    }
    return batch.length === 0 ? batches : [...batches, batch];
}
function compareKeys(a = '', b = '') {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 75556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   corpusPolicy: () => (/* binding */ corpusPolicy)
/* harmony export */ });
/* harmony import */ var _gate_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87642);
/* harmony import */ var _gate_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31077);
/* harmony import */ var _io_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96344);



/**
 * Reads the policy for judging the whole export, from settings, a file and the organisation's floors.
 *
 * @param log receives messages about settings that have no effect and about the commits to which branch names
 * resolve
 * @throws PolicyError if a policy has errors, with their locations
 * @throws GateError `org-policy-unreadable`, GitHub API errors, and errors from reading the file
 */
async function corpusPolicy(settings, file, log, openRepository) {
    const [organisation, text] = await Promise.all([
        (0,_gate_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .readOrganisationPolicy */ .dS)(settings, { openRepository }),
        file?.read() ?? null,
    ]);
    const { policy, notices } = await (0,_gate_policy_js__WEBPACK_IMPORTED_MODULE_0__.readStandingPolicy)(text === null ? { reason: _io_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadableReasons */ .Zz.absent } : { text }, { given: settings.given, floors: organisation.floors, maxAge: settings.maxAge }, file?.path);
    for (const notice of [...organisation.notices, ...notices])
        log(notice);
    return policy;
}


/***/ }),

/***/ 17707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runExportDiffAction: () => (/* binding */ runExportDiffAction)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/export/loading.js + 7 modules
var loading = __webpack_require__(35404);
// EXTERNAL MODULE: ./build/export/records.js + 1 modules
var records = __webpack_require__(38203);
// EXTERNAL MODULE: ./build/export/whole.js + 9 modules
var whole = __webpack_require__(8477);
// EXTERNAL MODULE: ./build/gate/action-steps.js
var action_steps = __webpack_require__(26496);
// EXTERNAL MODULE: ./build/gate/export.js
var gate_export = __webpack_require__(97638);
// EXTERNAL MODULE: ./build/io/clock.js
var clock = __webpack_require__(13211);
// EXTERNAL MODULE: ./build/io/disk.js + 3 modules
var disk = __webpack_require__(39365);
// EXTERNAL MODULE: ./build/report/publishing.js + 4 modules
var publishing = __webpack_require__(56525);
// EXTERNAL MODULE: ./build/report/report-messages.js
var report_messages = __webpack_require__(23602);
// EXTERNAL MODULE: ./build/commands/ports/policy-text.js
var policy_text = __webpack_require__(52010);
// EXTERNAL MODULE: ./build/commands/export-diff/compare-exports.js + 1 modules
var compare_exports = __webpack_require__(22128);
// EXTERNAL MODULE: ./build/commands/export-diff/corpus.js + 1 modules
var export_diff_corpus = __webpack_require__(83431);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(2503);
// EXTERNAL MODULE: ./build/gate/settings.js
var gate_settings = __webpack_require__(1069);
// EXTERNAL MODULE: ./build/judging/verdict-words.js
var verdict_words = __webpack_require__(33862);
// EXTERNAL MODULE: ./build/report/outputs.js
var outputs = __webpack_require__(94121);
;// CONCATENATED MODULE: ./build/commands/export-diff/outputs.js


/**
 * Files that the action writes. Each key is both the name of the input for the file's path and the name of
 * the output that returns the path.
 */
const diffFiles = {
    'report-file': { what: 'the JSON file with all differences', fallback: 'export-diff.json' },
    'summary-file': { what: outputs/* summaryFile */.bj.what, fallback: 'export-diff.md' },
};
const describePath = (name) => `Path of ${diffFiles[name].what}; empty if nothing was compared or grades are not shown.`;
const exportDiffOutputDescriptions = {
    differs: 'Whether the exports differ: `true` or `false`; empty if nothing was compared.',
    'old-generated-at': 'When the earlier export was generated (ISO 8601); empty if there is none.',
    'new-generated-at': 'When the newer export was generated (ISO 8601).',
    'export-source': 'Where the newer export came from: `cache`, `download` or `file`.',
    'packages-moved': 'Number of packages that were listed by one server before and are now listed by another.',
    'servers-came': 'Number of servers that only the newer export contains.',
    'servers-went': 'Number of servers that only the earlier export contains.',
    'versions-changed': 'Number of versions with a new grade, including grades from a different rubric.',
    'packages-blocked': 'Number of packages that had a passing version under the policy before but have none now; empty without a policy.',
    'versions-failing': 'Number of versions that passed under the policy before but now fail or cannot be judged; empty without a policy.',
    'versions-passing': 'Number of versions that pass under the policy now but did not before; empty without a policy.',
    'report-file': describePath('report-file'),
    'summary-file': describePath('summary-file'),
};
function countDifferences({ differs, packages, servers, versions, policy, }) {
    return {
        differs,
        'packages-moved': packages.moved.length,
        'servers-came': servers.came.length,
        'servers-went': servers.went.length,
        'versions-changed': versions.changed.length,
        ...(policy && {
            'packages-blocked': policy.blocked.length,
            'versions-failing': policy.changed.filter(hasCeasedToPass).length,
            'versions-passing': policy.changed.filter(({ change }) => change === 'passes').length,
        }),
    };
}
/**
 * Reports whether a version or a package passed before but no longer passes, or whether every run of the gate
 * now fails.
 */
function failsUnderPolicy({ policy }) {
    if (policy === undefined)
        return false;
    const { problems, blocked, changed } = policy;
    const isGrave = problems.some(({ level }) => level !== 'warn');
    return isGrave || blocked.length > 0 || changed.some(hasCeasedToPass);
}
function hasCeasedToPass({ before, change }) {
    return change !== 'passes' && (0,verdict_words/* passes */.WE)(before.verdict);
}

;// CONCATENATED MODULE: ./build/commands/export-diff/inputs.js



/**
 * Inputs of the action in `export-diff/`. The action does not judge changes, so a pull request that edits
 * these inputs does not affect its own verdict.
 */
/** Values of `fail-on`, which applies only if both exports were compared. */
const failures = ['never', 'failing', 'any'];
const judged = 'Also reports changed verdicts';
const sharedInputs = {
    'api-key': gate_settings.inputs['api-key'],
    'base-url': {
        ...gate_settings.inputs['base-url'],
        description: 'Address of the grading service, to which `/api/v1/scores.json` is appended. Required unless `export-file` is set.',
    },
    'export-file': {
        ...gate_settings.inputs['export-file'],
        description: 'The newer export, instead of one from the service: a path relative to the workspace, or `OWNER/REPO/PATH@REF` on GitHub. Requires `old-export-file`, but no key.',
    },
    timeout: gate_settings.inputs.timeout,
    preset: {
        ...gate_settings.inputs.preset,
        description: `${judged} under this preset: \`recommended\` or \`strict\`.`,
        defaultWords: "the policy file's value, otherwise `recommended`",
    },
    'min-score': {
        ...gate_settings.inputs['min-score'],
        description: `${judged} under this minimum score, 0 to 100.`,
        defaultWords: "the policy file's value, otherwise 75",
    },
    'org-policy': {
        ...gate_settings.inputs['org-policy'],
        description: `${judged} under this organisation policy, specified in the same form as for the gate.`,
    },
    cache: {
        ...gate_settings.inputs.cache,
        description: "Whether to keep the newer export, encrypted, in the GitHub Actions cache for the next day's comparison. If `false`, `old-export-file` is required.",
    },
};
const ownInputs = {
    'old-export-file': {
        ...gate_settings.inputs['export-file'],
        description: 'The export to compare with, instead of an earlier one from the cache: a path relative to the workspace, or `OWNER/REPO/PATH@REF` on GitHub.',
    },
    'config-file': {
        description: `${judged} under this policy file, relative to the root of the checkout. If this input, \`preset\`, \`min-score\` and \`org-policy\` are all unset, nothing is judged.`,
        allowed: gate_settings.inputs['config-file'].allowed,
        schema: gate_settings.pathInside,
    },
    days: {
        description: 'Minimum difference in age between the two exports, in days, with a tolerance of half a day. The action uses the newest export in the cache that is old enough. The cache keeps an export for seven days after its last use.',
        default: '1',
        allowed: 'a number of days from 1 to 7',
        schema: () => schemas/* string */.YjP()
            .regex(/^[1-7]$/)
            .transform(Number),
    },
    'fail-on': {
        description: 'When the step fails: `failing` (if a package, a version or the whole export no longer passes under the policy), `any` (if the exports differ), or `never`. The step always fails if one of the two exports cannot be read.',
        default: 'never',
        allowed: `one of ${failures.join(', ')}`,
        schema: () => schemas/* enum */.k5n(failures),
    },
    'github-token': {
        ...gate_settings.inputs['github-token'],
        description: 'Token for checking whether this repository is public and for reading exports on GitHub. It is sent only to GitHub.',
    },
    'publish-grades': {
        ...gate_settings.flag,
        description: 'Whether, in a public repository, the action shows names and grades in the summary and writes the report files. In other repositories, it always does both.',
    },
};
const policyInputs = ['config-file', 'preset', 'min-score', 'org-policy'];
const tables = { own: ownInputs, shared: sharedInputs, files: (0,gate_settings.fileInputs)(diffFiles) };
/** `export-diff/action.yml` and the table in `export-diff/README.md` are generated from these inputs. */
const exportDiffInputs = { ...tables.shared, ...tables.own, ...tables.files };
/**
 * Validates the action's inputs.
 *
 * @returns the settings; `isJudged` is true if both exports are judged under a policy
 * @throws SettingsError that lists every error
 */
function readExportDiffSettings(raw) {
    const isJudged = policyInputs.some((name) => raw[name]?.trim());
    const settings = (0,gate_settings.readActionSettings)(tables, raw, (own) => {
        const needed = own['old-export-file'] === null ? whyNeeded(raw) : null;
        const lacksPolicy = own['fail-on'] === 'failing' && !isJudged;
        const policies = `failing requires a policy: set one of ${policyInputs.join(', ')}`;
        return [
            ...(needed === null ? [] : [{ name: 'old-export-file', given: null, allowed: needed }]),
            ...(lacksPolicy ? [{ name: 'fail-on', given: null, allowed: policies }] : []),
        ];
    });
    return { ...settings, isJudged };
}
/** Returns why `old-export-file` is required, as a sentence without its subject; null if it is optional. */
function whyNeeded(given) {
    if (given['export-file']?.trim()) {
        return 'is required with export-file, because a file can be compared only with another file';
    }
    return given['cache']?.trim() === 'false'
        ? 'is required if cache is false, because there is no other export to compare with'
        : null;
}

// EXTERNAL MODULE: ./build/commands/export-diff/names.js
var export_diff_names = __webpack_require__(28750);
// EXTERNAL MODULE: ./build/commands/export-diff/ports/diff-policy.js + 2 modules
var diff_policy = __webpack_require__(13048);
// EXTERNAL MODULE: ./build/commands/export-diff/render-diff.js + 1 modules
var render_diff = __webpack_require__(82287);
;// CONCATENATED MODULE: ./build/commands/export-diff/action.js



















const title = 'MCP Grade Gate: export diff';
async function runExportDiffAction() {
    const inputs = (0,action_steps/* readInputs */.Ko)(exportDiffInputs);
    const tokens = ['api-key', 'github-token'].map((name) => inputs[name]?.trim() ?? '');
    const secrets = (0,action_steps/* maskSecrets */.QU)(tokens);
    const { redact, log } = secrets;
    try {
        const settings = readExportDiffSettings(inputs);
        const { own, shared } = settings;
        for (const caution of shared.cautions)
            core/* warning */.$e(redact(caution));
        const policy = settings.isJudged ? await readPolicy(settings, log) : null;
        const sides = await loadSides(settings, log);
        const compared = await compareSides(sides, shared.cache, policy);
        const { diff } = compared;
        const failure = diff === null ? null : failureMessage(diff, own['fail-on']);
        if (failure !== null) {
            process.exitCode = 1;
            core/* error */.z3(`${failure}, and fail-on is ${own['fail-on']}. See the job summary for details.`, {
                title,
            });
        }
        const isWithheld = !own['publish-grades'] && (await isPublic(own['github-token'], log));
        setOutputs({
            'export-source': sides.source,
            'new-generated-at': (0,publishing/* timeOutput */.li)(compared.generatedAt),
            ...(diff === null
                ? {}
                : { 'old-generated-at': diff.old.generatedAt, ...countDifferences(diff) }),
            ...(await publish(compared, settings, isWithheld, secrets)),
        });
    }
    catch (error) {
        // Without a comparison, the step fails even if fail-on is `never`.
        process.exitCode = 1;
        (0,action_steps/* annotateFailure */.pC)((0,action_steps/* stepFailure */.nK)(error, redact), redact);
    }
}
function failureMessage(diff, mode) {
    if (mode === 'any' && diff.differs)
        return 'The exports differ';
    return mode === 'failing' && failsUnderPolicy(diff)
        ? 'Under the policy, a package, a version or the whole export no longer passes'
        : null;
}
/** Reads the policy, loading the YAML parser only when it is needed. */
async function readPolicy({ own, shared }, log) {
    const { corpusPolicy } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4006), __webpack_require__.e(4975), __webpack_require__.e(8796), __webpack_require__.e(9308), __webpack_require__.e(9108), __webpack_require__.e(5556)]).then(__webpack_require__.bind(__webpack_require__, 75556));
    const { 'config-file': path, 'github-token': token } = own;
    const remote = (0,action_steps/* createRemoteRepositories */.d7)({ 'github-token': token, timeout: shared.timeout }, log);
    const remedy = 'Check the path. It is relative to the workspace, so the job needs a checkout.';
    const file = path && { path, read: () => (0,policy_text/* readPolicyText */.O)(inWorkspace(path), remedy) };
    try {
        return await corpusPolicy(shared, file || null, log, (name) => remote.open(name, 'HEAD'));
    }
    finally {
        remote.close();
    }
}
const inWorkspace = (path) => (0,external_node_path_.resolve)(process.env['GITHUB_WORKSPACE'] ?? '', path);
/** Reports whether the public can see the results, loading the GitHub API client only when it is needed. */
async function isPublic(token, log) {
    const { isPublicRun } = await Promise.all(/* import() */[__webpack_require__.e(6256), __webpack_require__.e(7780)]).then(__webpack_require__.bind(__webpack_require__, 87780));
    return isPublicRun(token, log);
}
async function loadSides(settings, log) {
    const { own, shared } = settings;
    const older = await fileSide(own['old-export-file'], settings, log);
    const newer = await fileSide(shared['export-file'], settings, log);
    if (newer !== null)
        return { newer, older, source: 'file', notices: [], save: async () => true };
    const event = process.env['GITHUB_EVENT_NAME'] ?? 'unknown';
    const loadedDays = await (0,gate_export.loadDays)(shared, own.days, (0,action_steps/* createExportPorts */.xu)(log, event, shared.cache));
    const storeSide = (store) => {
        const baseUrl = shared['base-url'];
        const open = () => (0,whole/* storeDocument */.FN)(store);
        return { origin: (0,loading.serviceOrigin)(baseUrl), name: baseUrl.host, open };
    };
    const { generatedAt } = loadedDays.newer.head.whole.head;
    const isUnchanged = loadedDays.source === 'cache' && loadedDays.isChecked;
    return {
        newer: storeSide(loadedDays.newer),
        older: older ?? (loadedDays.earlier && storeSide(loadedDays.earlier)),
        source: loadedDays.source,
        notices: isUnchanged ? [`The service has no export newer than ${(0,report_messages.instant)(generatedAt)}.`] : [],
        save: loadedDays.save,
    };
}
async function fileSide(source, { own, shared }, log) {
    if (source === null)
        return null;
    const remote = (0,action_steps/* createRemoteRepositories */.d7)({ 'github-token': own['github-token'], timeout: shared.timeout }, log);
    try {
        const { name, open } = await (0,gate_export.openGradesByName)(source, {
            now: clock/* clock */.p.now,
            log,
            readChunks: (file) => (0,disk/* readChunks */.zO)(inWorkspace(file)),
            openRepository: (repository) => remote.open(repository, 'HEAD'),
        });
        return { origin: { name, isFile: true }, name, open };
    }
    finally {
        remote.close();
    }
}
/**
 * Compares both exports. The newer export is saved even if the comparison fails, but only after it has been
 * read and found valid.
 *
 * @param isToBeKept whether the next run needs the saved export
 */
async function compareSides({ newer, older, notices: knownNotices, save }, isToBeKept, policy) {
    const names = (0,export_diff_names/* createNames */.N)();
    const readSide = async ({ open, origin, name }) => {
        const corpus = await (0,export_diff_corpus/* readCorpus */.XR)(open, origin, names);
        (0,records.refuseEmpty)(corpus.totals, origin);
        return [name, corpus];
    };
    const newerSide = await readSide(newer);
    let diff = null;
    let isKept = false;
    try {
        if (older !== null) {
            diff = (0,compare_exports/* compareExports */.D)(await readSide(older), newerSide, names);
            if (policy !== null)
                diff = await (0,diff_policy/* withPolicy */.h)(diff, older, newer, policy);
        }
    }
    finally {
        isKept = await save();
    }
    const warnings = [
        ...(older === null
            ? [
                'Nothing was compared: the cache contains no earlier export that this API key can decrypt.',
            ]
            : []),
        ...(isToBeKept && !isKept
            ? [
                'The export was not saved in the cache, so the next run may have no export to compare with.',
            ]
            : []),
    ];
    const isFirst = older === null && isKept;
    const firstNotice = 'This export was saved in the cache for the next comparison.';
    const notices = isFirst ? [...knownNotices, firstNotice] : knownNotices;
    return { generatedAt: newerSide[1].head.generatedAt, diff, notices, warnings };
}
/**
 * Writes the log, the job summary and the report files. A failed output does not stop the remaining outputs.
 */
async function publish({ diff, notices, warnings, generatedAt }, { files }, isWithheld, { redact, log }) {
    const warn = (0,action_steps/* outputWarning */.cX)(redact);
    for (const warning of warnings)
        core/* warning */.$e(redact(warning), { title });
    const hidden = 'Names and grades are not shown, because this repository is or may be public. To show them, set publish-grades: true.';
    const shownNotices = diff !== null && isWithheld ? [...notices, hidden] : notices;
    for (const notice of shownNotices)
        log(notice);
    const sentences = [...warnings, ...shownNotices];
    const text = redact(diff === null
        ? (0,render_diff/* renderSingleExport */.P6)(generatedAt, sentences)
        : (0,render_diff/* renderDiffSummary */.g2)(diff, sentences, isWithheld));
    await (0,action_steps/* writeJobSummary */.j7)(warn, () => text);
    if (diff === null)
        return {};
    for (const kind of (0,render_diff/* diffKinds */.LR)(diff))
        log(`${kind.title}: ${kind.count}`);
    if (!diff.differs)
        log(render_diff/* noDifferences */.mr);
    if (isWithheld)
        return {};
    return (0,action_steps/* writeReportFiles */.t4)(diffFiles, files, async (name) => (name === 'summary-file' ? text : (0,render_diff/* renderDiff */["in"])(diff, 'json', redact)), (name, work) => (0,action_steps/* attemptStep */.OQ)(`writing the ${name}`, warn, work));
}
function setOutputs(values) {
    for (const [name, value] of Object.entries(values))
        core/* setOutput */.uH(name, value);
}


/***/ }),

/***/ 54387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exportDiff: () => (/* binding */ exportDiff)
/* harmony export */ });
/* harmony import */ var _export_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38203);
/* harmony import */ var _report_write_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6370);
/* harmony import */ var _command_line_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62173);
/* harmony import */ var _corpus_command_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77548);
/* harmony import */ var _ports_local_export_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75010);
/* harmony import */ var _ports_terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69630);
/* harmony import */ var _compare_exports_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22128);
/* harmony import */ var _corpus_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83431);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(28750);
/* harmony import */ var _ports_diff_policy_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13048);
/* harmony import */ var _render_diff_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(82287);











async function exportDiff({ argument: older, second: newer = '', values, outputs }, redact) {
    const { log } = (0,_ports_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .createTerminalLog */ .$V)(redact);
    const hasPolicy = _command_line_js__WEBPACK_IMPORTED_MODULE_2__/* .policyOptionNames */ .sy.some((name) => values[name] !== undefined);
    const policy = hasPolicy ? await (0,_corpus_command_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .readCorpusPolicy */ .N)(values, log) : null;
    const names = (0,_names_js__WEBPACK_IMPORTED_MODULE_8__/* .createNames */ .N)();
    const openExports = [];
    const openSource = async (source) => {
        const file = await (0,_ports_local_export_js__WEBPACK_IMPORTED_MODULE_4__/* .openLocalExport */ .O)(source, values.timeout ?? '', redact);
        openExports.push(file);
        return { open: file.open, origin: { name: source, isFile: true } };
    };
    const readSide = async ({ open: content, origin, }) => {
        const corpus = await (0,_corpus_js__WEBPACK_IMPORTED_MODULE_7__/* .readCorpus */ .XR)(content, origin, names);
        (0,_export_records_js__WEBPACK_IMPORTED_MODULE_0__.refuseEmpty)(corpus.totals, origin);
        return [origin.name, corpus];
    };
    try {
        const [olderFile, newerFile] = [await openSource(older), await openSource(newer)];
        const compared = (0,_compare_exports_js__WEBPACK_IMPORTED_MODULE_6__/* .compareExports */ .D)(await readSide(olderFile), await readSide(newerFile), names);
        const diff = policy === null ? compared : await (0,_ports_diff_policy_js__WEBPACK_IMPORTED_MODULE_9__/* .withPolicy */ .h)(compared, olderFile, newerFile, policy);
        await (0,_ports_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .writeOutputs */ .Kn)(outputs, (format, terminal) => format === 'table'
            ? redact((0,_report_write_text_js__WEBPACK_IMPORTED_MODULE_1__/* .writeText */ .x3)((0,_render_diff_js__WEBPACK_IMPORTED_MODULE_10__/* .diffBlocks */ .C)(diff), terminal))
            : (0,_render_diff_js__WEBPACK_IMPORTED_MODULE_10__/* .renderDiff */ ["in"])(diff, format, redact));
        return diff.differs ? 1 : 0;
    }
    finally {
        for (const each of openExports)
            each.close();
    }
}


/***/ }),

/***/ 22128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ compareExports)
});

// EXTERNAL MODULE: ./build/commands/export-diff/corpus.js + 1 modules
var export_diff_corpus = __webpack_require__(83431);
// EXTERNAL MODULE: ./build/commands/export-diff/number-lists.js
var number_lists = __webpack_require__(73501);
// EXTERNAL MODULE: ./build/commands/export-diff/report-facts.js
var report_facts = __webpack_require__(51432);
;// CONCATENATED MODULE: ./build/commands/export-diff/compare-versions.js



function serverNames(first, second, names) {
    const cachedNames = new Map();
    return (id) => {
        let name = cachedNames.get(id);
        if (name === undefined) {
            const server = names.servers.ofText(id);
            name = (0,export_diff_corpus/* nameServer */.B8)(server, first, names).name ?? (0,export_diff_corpus/* nameServer */.B8)(server, second, names).name;
            cachedNames.set(id, name);
        }
        return name;
    };
}
function compareVersions(old, now, names) {
    const lists = {
        came: [],
        went: [],
        changed: [],
    };
    const findServerName = serverNames(now, old, names);
    for (let version = 0; version < names.versions.count(); version += 1) {
        const [before, after] = [old.reports.only(version), now.reports.only(version)];
        if (before === after && before !== number_lists/* several */.J$)
            continue;
        const scored = (0,export_diff_corpus/* decodeScoredVersion */.RN)(version, names);
        const key = { ...scored, name: findServerName(scored.server) };
        const [reportsBefore, reportsAfter] = [
            sortedReports(version, old, names),
            sortedReports(version, now, names),
        ];
        if (reportsBefore.length === 0)
            lists.came.push({ ...key, ...reportGrade(reportsAfter[0]) });
        else if (reportsAfter.length === 0)
            lists.went.push({ ...key, ...reportGrade(reportsBefore[0]) });
        else {
            const change = compareReports(reportsBefore, reportsAfter, names);
            if (change !== null)
                lists.changed.push({ ...key, ...change });
        }
    }
    lists.came.sort(compareVersionNames);
    lists.went.sort(compareVersionNames);
    lists.changed.sort(compareVersionNames);
    return lists;
}
const compareVersionNames = (a, b) => (0,export_diff_corpus/* compareTexts */.qy)(a.server, b.server) || (0,export_diff_corpus/* compareTexts */.qy)(a.version, b.version);
/** Returns a version's reports, worst score first, regardless of their order in the document. */
function sortedReports(version, { reports }, names) {
    return reports
        .of(version)
        .map((number) => (0,report_facts/* decodeReportFacts */.cX)(number, names))
        .sort((a, b) => (a.score ?? -1) - (b.score ?? -1) ||
        (0,export_diff_corpus/* compareTexts */.qy)(String([a.grade, a.rubric, a.outcomes]), String([b.grade, b.rubric, b.outcomes])));
}
/**
 * Compares a version's reports in the two exports; returns null if they differ only in irrelevant details,
 * such as the letter case of a result.
 */
function compareReports(reportsBefore, reportsAfter, names) {
    const [before, after] = [reportGrade(reportsBefore[0]), reportGrade(reportsAfter[0])];
    const [resultsBefore, resultsAfter] = [
        resultsByCheck(reportsBefore, names),
        resultsByCheck(reportsAfter, names),
    ];
    const checks = [...new Set([...resultsBefore.keys(), ...resultsAfter.keys()])]
        .map((check) => ({
        check,
        before: resultsBefore.get(check) ?? [],
        after: resultsAfter.get(check) ?? [],
    }))
        .filter((each) => String(each.before) !== String(each.after))
        .sort((a, b) => (0,export_diff_corpus/* compareTexts */.qy)(a.check ?? '', b.check ?? ''));
    const isSame = checks.length === 0 &&
        reportsBefore.length === reportsAfter.length &&
        JSON.stringify(reportsBefore.map(reportGrade)) ===
            JSON.stringify(reportsAfter.map(reportGrade));
    if (isSame)
        return null;
    const cause = before.rubric === after.rubric ? 'graded-anew' : 'rubric-changed';
    return { cause, before, after, checks };
}
function reportGrade(report) {
    const { score = null, grade = null, rubric = null } = report ?? {};
    return { score, grade, rubric };
}
const damagedEvidence = 'damaged evidence';
/**
 * Returns the results of each check, in lower case and sorted. A finding adds its result and, if its evidence
 * is damaged (damaged-evidence.ts), `damaged evidence`.
 */
function resultsByCheck(reports, names) {
    const results = new Map();
    for (const { outcomes } of reports) {
        for (const outcome of outcomes) {
            const isMissing = outcome === report_facts/* missingOutcome */.dg;
            const [check, result, isDamaged] = isMissing
                ? [null, 'missing', false]
                : names.decodeOutcome(outcome);
            const word = (result ?? 'none').toLowerCase();
            const checkResults = results.get(check) ?? [];
            results.set(check, checkResults);
            checkResults.push(word, ...(isDamaged ? [damagedEvidence] : []));
        }
    }
    for (const each of results.values())
        each.sort();
    return results;
}
function checkTotals(changed) {
    const totals = new Map();
    for (const { cause, checks } of changed) {
        for (const { check, before, after } of checks) {
            const [failed, fails] = [before.includes('fail'), after.includes('fail')];
            if (failed === fails)
                continue;
            const key = JSON.stringify([check, cause]);
            const total = totals.get(key) ?? { check, cause, began: 0, ceased: 0 };
            if (fails)
                total.began += 1;
            else
                total.ceased += 1;
            totals.set(key, total);
        }
    }
    return [...totals.values()].sort((a, b) => b.began - a.began || b.ceased - a.ceased || (0,export_diff_corpus/* compareTexts */.qy)(a.check ?? '', b.check ?? ''));
}

;// CONCATENATED MODULE: ./build/commands/export-diff/compare-exports.js



/**
 * Compares two exports, regardless of the order of their records. Facts are compared byte by byte, not by
 * hash.
 */
function compareExports([oldName, old], [newName, now], names) {
    const versions = compareVersions(old, now, names);
    const pairs = findChangedPairs(old, now, names);
    const headChange = (name) => {
        const [before, after] = [old.head[name], now.head[name]];
        return before === after ? null : { before, after };
    };
    const parts = {
        schema: headChange('schemaVersion'),
        rubric: headChange('rubricVersion'),
        packages: { moved: movedPackages(old, now, pairs, names), changed: changedPackages(pairs) },
        publishers: changedPublishers(pairs),
        servers: {
            came: missingIn(now, old, names),
            went: missingIn(old, now, names),
            renamed: pairs.flatMap(([, id, was, is]) => was.name === is.name ? [] : [{ id, before: was.name, after: is.name }]),
            relisted: changedListings(pairs, old, now, names),
            repeated: changedRecordCounts(old, now, names),
        },
        versions,
        checks: checkTotals(versions.changed),
    };
    const lists = [
        ...Object.values(parts.packages),
        parts.publishers,
        ...Object.values(parts.servers),
        ...Object.values(versions),
    ];
    const differs = parts.schema !== null || parts.rubric !== null || lists.some(({ length }) => length > 0);
    return { old: describeSide(oldName, old), new: describeSide(newName, now), differs, ...parts };
}
function describeSide(name, { head, totals, unreadable }) {
    return {
        name,
        generatedAt: new Date(head.generatedAt).toISOString(),
        schemaVersion: head.schemaVersion,
        rubricVersion: head.rubricVersion,
        ...totals,
        unreadable,
    };
}
function missingIn(corpus, other, names) {
    return serverNumbers(names)
        .filter((server) => corpus.servers.only(server) !== number_lists/* none */.dv && other.servers.only(server) === number_lists/* none */.dv)
        .map((server) => (0,export_diff_corpus/* nameServer */.B8)(server, corpus, names))
        .sort((a, b) => (0,export_diff_corpus/* compareTexts */.qy)(a.id, b.id));
}
/** Returns the numbers of all server ids in either export, including ids that only scores contain. */
const serverNumbers = ({ servers }) => Array.from({ length: servers.count() }, (_, server) => server);
/**
 * Pairs the differing records of servers that are in both exports. Records that share an id are paired in
 * sorted order; the last record of the shorter list is reused.
 */
function findChangedPairs(old, now, names) {
    const pairs = [];
    for (let server = 0; server < names.servers.count(); server += 1) {
        const [before, after] = [old.servers.only(server), now.servers.only(server)];
        if (before === number_lists/* none */.dv || after === number_lists/* none */.dv)
            continue;
        // Equal facts have the same number.
        if (before === after && before !== number_lists/* several */.J$)
            continue;
        const id = names.servers.textOf(server);
        const factsBefore = (0,export_diff_corpus/* readServerFacts */.TX)(server, old, names);
        const factsAfter = (0,export_diff_corpus/* readServerFacts */.TX)(server, now, names);
        for (let index = 0; index < Math.max(factsBefore.length, factsAfter.length); index += 1) {
            const was = factsBefore[Math.min(index, factsBefore.length - 1)];
            const is = factsAfter[Math.min(index, factsAfter.length - 1)];
            if (was && is && JSON.stringify(was) !== JSON.stringify(is)) {
                pairs.push([server, id, was, is]);
            }
        }
    }
    return pairs.sort(([, a], [, b]) => (0,export_diff_corpus/* compareTexts */.qy)(a, b));
}
function changedPackages(pairs) {
    return pairs.flatMap(([, id, was, is]) => {
        const added = is.packages.filter((each) => !was.packages.includes(each));
        const removed = was.packages.filter((each) => !is.packages.includes(each));
        return added.length + removed.length > 0 ? [{ id, name: is.name, added, removed }] : [];
    });
}
function changedPublishers(pairs) {
    return pairs.flatMap(([, id, was, is]) => {
        if (was.publisher === is.publisher && was.verified === is.verified)
            return [];
        const before = { namespace: was.publisher, verified: was.verified };
        const after = { namespace: is.publisher, verified: is.verified };
        return [{ id, name: is.name, before, after }];
    });
}
/** Returns the packages that another server now lists, instead of or in addition to the earlier server. */
function movedPackages(old, now, pairs, names) {
    const came = serverNumbers(names).filter((server) => old.servers.only(server) === number_lists/* none */.dv);
    const changed = new Set([...pairs.map(([server]) => server), ...came]);
    const claimed = new Set([...changed].flatMap((server) => {
        const before = new Set((0,export_diff_corpus/* readServerFacts */.TX)(server, old, names).flatMap(({ packages }) => packages));
        const after = (0,export_diff_corpus/* readServerFacts */.TX)(server, now, names).flatMap(({ packages }) => packages);
        return after.filter((each) => !before.has(each));
    }));
    if (claimed.size === 0)
        return [];
    const [before, after] = [
        serversByPackage(claimed, old, names),
        serversByPackage(claimed, now, names),
    ];
    return [...claimed]
        .flatMap((name) => {
        const [from, to] = [before.get(name), after.get(name)];
        if (from === undefined || to === undefined)
            return [];
        return [
            { package: name, from: nameServers(from, old, names), to: nameServers(to, now, names) },
        ];
    })
        .sort((a, b) => (0,export_diff_corpus/* compareTexts */.qy)(a.package, b.package));
}
function nameServers(servers, corpus, names) {
    return [...servers]
        .map((server) => (0,export_diff_corpus/* nameServer */.B8)(server, corpus, names))
        .sort((a, b) => (0,export_diff_corpus/* compareTexts */.qy)(a.id, b.id));
}
function serversByPackage(packages, corpus, names) {
    const owners = new Map();
    for (const server of serverNumbers(names)) {
        for (const name of (0,export_diff_corpus/* readServerFacts */.TX)(server, corpus, names).flatMap((facts) => facts.packages)) {
            if (!packages.has(name))
                continue;
            const knownServers = owners.get(name);
            if (knownServers === undefined)
                owners.set(name, new Set([server]));
            else
                knownServers.add(server);
        }
    }
    return owners;
}
/** Returns the servers whose listed versions differ, ignoring versions that became scored or unscored. */
function changedListings(pairs, old, now, names) {
    const isScored = (server, version, { reports }) => reports.only((0,export_diff_corpus/* scoredVersionNumber */._2)(server, version, names)) !== number_lists/* none */.dv;
    return pairs.flatMap(([server, id, was, is]) => {
        const listedOnlyIn = (one, other) => {
            const otherTexts = new Set(other.listings.map(([, text]) => text));
            return one.listings.flatMap(([version, text]) => {
                if (otherTexts.has(text))
                    return [];
                const isSame = version === null || isScored(server, version, old) === isScored(server, version, now);
                return isSame ? [text] : [];
            });
        };
        const [added, removed] = [listedOnlyIn(is, was), listedOnlyIn(was, is)];
        return added.length + removed.length > 0 ? [{ id, name: is.name, added, removed }] : [];
    });
}
/** Returns the server ids that are in both exports but have a different number of records in each export. */
function changedRecordCounts(old, now, names) {
    const changes = [];
    for (let server = 0; server < names.servers.count(); server += 1) {
        const sides = [old.servers.only(server), now.servers.only(server)];
        if (!sides.includes(number_lists/* several */.J$) || sides.includes(number_lists/* none */.dv))
            continue;
        const [before, after] = [old.servers.of(server).length, now.servers.of(server).length];
        if (before !== after)
            changes.push({ id: names.servers.textOf(server), before, after });
    }
    return changes.sort((a, b) => (0,export_diff_corpus/* compareTexts */.qy)(a.id, b.id));
}


/***/ }),

/***/ 83431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qy: () => (/* binding */ compareTexts),
  RN: () => (/* binding */ decodeScoredVersion),
  B8: () => (/* binding */ nameServer),
  XR: () => (/* binding */ readCorpus),
  TX: () => (/* binding */ readServerFacts),
  _2: () => (/* binding */ scoredVersionNumber)
});

// EXTERNAL MODULE: ./build/detection/ecosystems.js + 2 modules
var ecosystems = __webpack_require__(10398);
// EXTERNAL MODULE: ./build/export/records.js + 1 modules
var records = __webpack_require__(38203);
// EXTERNAL MODULE: ./build/export/whole.js + 9 modules
var whole = __webpack_require__(8477);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/commands/export-diff/damaged-evidence.js

/**
 * Detects evidence that might differ from the original that the service wrote. Signs of damage are invalid
 * UTF-8, U+FFFD (the replacement for invalid UTF-8), and control characters other than tabs and line endings.
 */
/** Matches the same characters as `damagedText`, literal or escaped as in JSON. */
const damagedJson = /\\[bf]|\\u00(?:0[0-8bcef]|1[0-9a-f]|7f|[89][0-9a-f])|\\ufffd|[\u007f-\u009f\ufffd]/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find
const damagedText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/;
const backslash = 0x5c;
/**
 * Reports whether evidence is damaged.
 *
 * @param bytes a JSON string as in the document, without the outer quotes
 */
function isDamagedJson(bytes) {
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        return true;
    const isPlain = !bytes.includes(backslash) && bytes.every((byte) => byte < 0x7f);
    if (isPlain)
        return false;
    // An escaped backslash does not escape the next character.
    return damagedJson.test(new TextDecoder().decode(bytes).replaceAll('\\\\', ''));
}
function isDamagedValue(value) {
    if (typeof value === 'string')
        return damagedText.test(value);
    if (typeof value !== 'object' || value === null)
        return false;
    return Object.entries(value).some((entry) => entry.some(isDamagedValue));
}

// EXTERNAL MODULE: ./build/commands/export-diff/number-lists.js
var number_lists = __webpack_require__(73501);
// EXTERNAL MODULE: ./build/commands/export-diff/report-facts.js
var report_facts = __webpack_require__(51432);
;// CONCATENATED MODULE: ./build/commands/export-diff/corpus.js






function versionListings({ versions, packageRefs, }) {
    const listings = [
        ...versions.map((each) => [each.version, listingText('', each)]),
        ...packageRefs.flatMap((each) => {
            const { type, name, version, digest } = each;
            if (version === null && digest === null)
                return [];
            return [[version, listingText(type === null ? name : (0,ecosystems/* identityKey */.US)({ type, name }), each)]];
        }),
    ];
    const unique = new Map(listings.map((each) => [each[1], each]));
    return [...unique.values()].sort(([, a], [, b]) => (a < b ? -1 : 1));
}
function listingText(name, { version, digest }) {
    const parts = [version === null ? name : name === '' ? version : `${name}@${version}`, digest];
    return parts.filter((part) => part !== null && part !== '').join(' ');
}
function decodeScoredVersion(number, { servers, versions, words }) {
    const bytes = versions.bytesOf(number);
    return {
        server: servers.textOf(bytes.readInt32LE(0)),
        version: words.textOf(bytes.readInt32LE(4)),
    };
}
function nameServer(server, corpus, names) {
    const [first] = readServerFacts(server, corpus, names);
    return { id: names.servers.textOf(server), name: first?.name ?? null };
}
/**
 * Returns the facts from every record with the server's id, regardless of the order of records in the
 * document.
 */
function readServerFacts(server, { servers }, names) {
    return servers
        .of(server)
        .map((number) => names.serverFacts.textOf(number))
        .sort(compareTexts)
        .map((text) => JSON.parse(text));
}
function scoredVersionNumber(server, version, names) {
    return versionNumber(server, names.words.ofText(version), names);
}
const versionKey = Buffer.alloc(8);
function versionNumber(server, word, { versions }) {
    versionKey.writeInt32LE(server, 0);
    versionKey.writeInt32LE(word, 4);
    return versions.ofBytes(versionKey, 0, versionKey.length);
}
/**
 * Reads the facts to compare from an export. During the read, memory use grows by 8 bytes per reference and 4
 * bytes per finding. Afterwards, about 10 bytes remain for each score report and each server, in addition to
 * unique strings and facts (names.ts).
 *
 * @throws GateError if the document is not an export
 */
async function readCorpus(open, origin, names) {
    const servers = (0,number_lists/* createNumberLists */.pY)();
    const scores = createScoreColumns(names);
    const outcomes = (0,whole/* createNumberList */.G4)(Int32Array);
    const inlineOutcomes = (0,whole/* createNumberList */.G4)(Int32Array);
    let unreadable = 0;
    const reading = await (0,whole/* readJoined */.s1)(open, origin, {
        server(raw) {
            const facts = serverFactsIn(raw);
            if (facts === null)
                unreadable += 1;
            else {
                const [id, content] = facts;
                servers.add(names.servers.ofText(id), names.serverFacts.ofText(JSON.stringify(content)));
            }
        },
        score: scores.add,
        plainScore: scores.addPlain,
        inlineFinding: (raw) => inlineOutcomes.add(parsedOutcome(raw, names)),
        finding: (bytes, _start, _end, members) => outcomes.add(outcomeIn(bytes, members, names)),
        parsedFinding: (raw) => outcomes.add(parsedOutcome(raw, names)),
    });
    const outcomeAt = (target) => {
        if (target === whole/* noFinding */.lT)
            return report_facts/* missingOutcome */.dg;
        return target < 0 ? inlineOutcomes.at(-1 - target) : outcomes.at(target);
    };
    const { head, totals } = reading;
    const { reports, unnamed } = scores.reports(reading, outcomeAt);
    return { head, totals, servers, reports, unreadable: unreadable + unnamed };
}
function serverFactsIn(raw) {
    const parsed = (0,records.readServerRecord)(raw);
    if ('reason' in parsed)
        return null;
    const { record } = parsed.value;
    const { id, name, publisher, packageRefs } = record;
    const packages = packageRefs.map(({ type, name: ref }) => type === null ? ref : (0,ecosystems/* identityKey */.US)({ type, name: ref }));
    const { namespace, verified } = publisher;
    const facts = {
        name,
        publisher: namespace,
        verified,
        packages: [...new Set(packages)].sort(),
        listings: versionListings(record),
    };
    return [id, facts];
}
function createScoreColumns(names) {
    const { servers, words } = names;
    /** Numbers that identify scored versions; -1 for a score without a server or a version. */
    const keys = (0,whole/* createNumberList */.G4)(Int32Array);
    const values = (0,whole/* createNumberList */.G4)();
    const grades = (0,whole/* createNumberList */.G4)(Int32Array);
    const rubrics = (0,whole/* createNumberList */.G4)(Int32Array);
    let unnamed = 0;
    const textNumber = (value) => typeof value === 'string' ? words.ofText(value) : -1;
    return {
        add(raw) {
            const [server, version] = [(0,records.ownValue)(raw, 'server'), (0,records.ownValue)(raw, 'version')];
            const score = (0,records.ownValue)(raw, 'score');
            const isNamed = typeof server === 'string' && typeof version === 'string';
            if (!isNamed)
                unnamed += 1;
            keys.add(isNamed ? versionNumber(servers.ofText(server), words.ofText(version), names) : -1);
            values.add(score === null ? report_facts/* noScore */.SM : typeof score === 'number' ? score : report_facts/* unreadScore */.uo);
            grades.add(textNumber((0,records.ownValue)(raw, 'grade')));
            rubrics.add(textNumber((0,records.ownValue)(raw, 'rubric_version')));
        },
        addPlain(bytes, scoreMembers) {
            const { members, server, version, score, grade, rubricVersion } = scoreMembers;
            const wordIn = (member) => numberIn(bytes, members, member, words);
            keys.add(versionNumber(numberIn(bytes, members, server, servers), wordIn(version), names));
            values.add(scoreIn(bytes, members, score));
            grades.add(wordIn(grade));
            rubrics.add(wordIn(rubricVersion));
            return true;
        },
        /** Returns the reports; `unnamed` counts scores without a server or a version. */
        reports({ targets, referenceCounts }, outcomeAt) {
            const reports = (0,number_lists/* createNumberLists */.pY)();
            const encoder = (0,report_facts/* createReportEncoder */.FY)(names);
            let next = 0;
            keys.forEach((version, position) => {
                const end = next + referenceCounts[position];
                for (; next < end; next += 1) {
                    if (version >= 0)
                        encoder.addOutcome(outcomeAt(targets[next]));
                }
                if (version < 0)
                    return;
                const facts = [values, grades, rubrics].map((column) => column.at(position));
                reports.add(version, encoder.finishReport(...facts));
            });
            return { reports, unnamed };
        },
    };
}
function numberIn(bytes, { places }, member, texts) {
    if (member < 0)
        return -1;
    return texts.ofBytes(bytes, places[4 * member + 2], places[4 * member + 3]);
}
function scoreIn(bytes, { places, kinds }, member) {
    if (member < 0)
        return report_facts/* unreadScore */.uo;
    if (kinds[member] !== whole/* memberKinds */.Aq.number)
        return report_facts/* noScore */.SM;
    return Number(bytes.toString('latin1', places[4 * member + 2], places[4 * member + 3]));
}
function outcomeIn(bytes, { members, check, result, evidence }, { words, outcomeNumber }) {
    const word = numberIn(bytes, members, check, words);
    const isText = result >= 0 && members.kinds[result] === whole/* memberKinds */.Aq.text;
    const { places } = members;
    const isDamaged = evidence >= 0 &&
        isDamagedJson(bytes.subarray(places[4 * evidence + 2], places[4 * evidence + 3]));
    return outcomeNumber(word, isText ? numberIn(bytes, members, result, words) : -1, isDamaged);
}
function parsedOutcome(raw, { words, outcomeNumber }) {
    const [check, result] = [(0,records.readCheck)(raw), (0,records.ownValue)(raw, 'result')];
    return outcomeNumber(check === null ? -1 : words.ofText(check), typeof result === 'string' ? words.ofText(result) : -1, isDamagedValue((0,records.ownValue)(raw, 'evidence')));
}
/** Compares by code unit, so that the order is the same on every system. */
function compareTexts(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 28750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ createNames)
/* harmony export */ });
/* harmony import */ var _export_whole_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8477);

const factor = 2 ** 26;
function createNames() {
    const words = (0,_export_whole_js__WEBPACK_IMPORTED_MODULE_0__/* .createTextNumbers */ .EB)();
    const numbers = new Map();
    const outcomes = [];
    // A few combinations account for most findings; caching their numbers is much faster than looking them up
    // in a map.
    const recentKeys = new Float64Array(256);
    const recentNumbers = new Int32Array(256);
    const wordText = (word) => (word < 0 ? null : words.textOf(word));
    return {
        words,
        servers: (0,_export_whole_js__WEBPACK_IMPORTED_MODULE_0__/* .createTextNumbers */ .EB)(),
        serverFacts: (0,_export_whole_js__WEBPACK_IMPORTED_MODULE_0__/* .createTextNumbers */ .EB)(),
        versions: (0,_export_whole_js__WEBPACK_IMPORTED_MODULE_0__/* .createTextNumbers */ .EB)(),
        reportFacts: (0,_export_whole_js__WEBPACK_IMPORTED_MODULE_0__/* .createTextNumbers */ .EB)(),
        outcomeNumber(check, result, isDamaged) {
            const damaged = isDamaged ? 1 : 0;
            // Adding 2 keeps the key above 0, which marks an unused slot.
            const key = (check + 2) * factor + 2 * (result + 1) + damaged;
            const slot = (check ^ (result << 3) ^ damaged) & 255;
            if (recentKeys[slot] === key)
                return recentNumbers[slot];
            let number = numbers.get(key);
            if (number === undefined) {
                number = outcomes.push(key) - 1;
                numbers.set(key, number);
            }
            recentKeys[slot] = key;
            recentNumbers[slot] = number;
            return number;
        },
        decodeOutcome(number) {
            const key = outcomes[number];
            const remainder = key % factor;
            return [
                wordText(Math.floor(key / factor) - 2),
                wordText((remainder >> 1) - 1),
                remainder % 2 === 1,
            ];
        },
    };
}


/***/ }),

/***/ 73501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J$: () => (/* binding */ several),
/* harmony export */   dv: () => (/* binding */ none),
/* harmony export */   pY: () => (/* binding */ createNumberLists)
/* harmony export */ });
const none = -1;
const several = -2;
function createNumberLists() {
    let singles = new Int32Array(1024).fill(none);
    const lists = new Map();
    const only = (key) => singles[key] ?? none;
    return {
        only,
        add(key, number) {
            if (key >= singles.length) {
                const larger = new Int32Array(Math.max(key + 1, 2 * singles.length)).fill(none);
                larger.set(singles);
                singles = larger;
            }
            const single = only(key);
            if (single === none)
                singles[key] = number;
            else if (single === several)
                lists.get(key)?.push(number);
            else {
                singles[key] = several;
                lists.set(key, [single, number]);
            }
        },
        of(key) {
            const single = only(key);
            return single === none ? [] : single === several ? (lists.get(key) ?? []) : [single];
        },
    };
}


/***/ }),

/***/ 13048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ withPolicy)
});

// EXTERNAL MODULE: ./build/io/clock.js
var clock = __webpack_require__(13211);
// EXTERNAL MODULE: ./build/commands/ports/temporary-folder.js
var temporary_folder = __webpack_require__(61496);
// EXTERNAL MODULE: ./build/detection/ecosystems.js + 2 modules
var ecosystems = __webpack_require__(10398);
// EXTERNAL MODULE: ./build/report/report-messages.js
var report_messages = __webpack_require__(23602);
// EXTERNAL MODULE: ./build/commands/corpus/judge-corpus.js + 10 modules
var judge_corpus = __webpack_require__(11125);
// EXTERNAL MODULE: ./build/commands/corpus/plan.js
var plan = __webpack_require__(85677);
// EXTERNAL MODULE: ./build/export/records.js + 1 modules
var export_records = __webpack_require__(38203);
// EXTERNAL MODULE: ./build/export/whole.js + 9 modules
var whole = __webpack_require__(8477);
;// CONCATENATED MODULE: ./build/commands/export-diff/differing-keys.js




/**
 * Finds the identities whose verdicts might differ: every identity of a server whose data differs in any
 * detail that the gate reads. Identities that a differing server shares with other servers are included.
 *
 * @throws GateError if one of the documents is not an export
 */
async function findDifferingKeys(older, newer, diff) {
    const sides = [await readSide(older), await readSide(newer)];
    const [olderSide, newerSide] = sides;
    const ids = new Set([
        ...gradedIds(diff),
        ...[...olderSide.records.keys(), ...newerSide.records.keys()].filter((id) => olderSide.records.get(id) !== newerSide.records.get(id)),
    ]);
    const keys = new Set(sides.flatMap(({ names, ids: sideIds }) => names.keys.filter((_, at) => ids.has(sideIds[names.carriers[at]]))));
    return {
        names: [olderSide.names, newerSide.names],
        isWanted: (key) => keys.has(key) || widerKeys(key).some((each) => keys.has(each)),
    };
}
/**
 * Hashes are summed, so that the order of records does not matter. The modulus keeps every sum an exact
 * integer.
 */
const modulus = 2 ** 52;
async function readSide(file) {
    const ids = [];
    const records = new Map();
    const addContent = (id, content) => {
        const number = whole/* textHash */._t.ofText(JSON.stringify(content)) % modulus;
        records.set(id, ((records.get(id) ?? 0) + number) % modulus);
    };
    const names = await (0,plan/* readNames */.r6)(file, {
        server({ id, read }, keys) {
            ids.push(id ?? '');
            // The gate looks up an unreadable record by its keys.
            addContent(id ?? '', 'reason' in read ? [read, [...keys].sort()] : read);
        },
        score(raw) {
            const parsedReport = (0,export_records.readScoreReport)(raw);
            const server = (0,export_records.ownValue)(raw, 'server');
            const fault = 'reason' in parsedReport ? parsedReport.reason : (0,export_records.uniqueReferences)(parsedReport.value).fault;
            if (fault !== null && typeof server === 'string') {
                addContent(server, [(0,export_records.ownValue)(raw, 'version') ?? null, fault]);
            }
        },
    });
    return { names, ids, records };
}
function gradedIds({ servers, versions }) {
    return [
        ...[...servers.came, ...servers.went].map(({ id }) => id),
        ...[...versions.came, ...versions.went, ...versions.changed].map(({ server }) => server),
    ];
}
/** Returns the keys of the identities that might contain an identity, such as the module of a Go package. */
function widerKeys(key) {
    const { type, name } = (0,ecosystems/* parseIdentityKey */.fB)(key);
    const { partOf } = ecosystems/* ecosystems */.uU[type];
    return (partOf?.(name) ?? []).map((each) => (0,ecosystems/* identityKey */.US)({ type, name: each }));
}

;// CONCATENATED MODULE: ./build/commands/export-diff/policy-changes.js





/**
 * Adds verdict changes under a policy to the diff of two exports. Judges both exports at the same `now`, so
 * that verdicts differ only because the exports do.
 *
 * @throws GateError if either document is not an export, or if the folder for copies is not writable
 */
async function withPolicyChanges(diff, older, newer, judging) {
    const { names, isWanted } = await findDifferingKeys(older, newer, diff);
    const olderCorpus = await (0,judge_corpus/* judgeCorpus */.k)(older, { ...judging, isWanted }, names[0]);
    const newerCorpus = await (0,judge_corpus/* judgeCorpus */.k)(newer, { ...judging, isWanted }, names[1]);
    const changes = createChangeLists();
    for await (const [before, after] of joinPackages(olderCorpus.packages, newerCorpus.packages)) {
        changes.add(before, after);
    }
    const policy = { problems: newerCorpus.problems.map(describeProblem), ...changes.result() };
    const { blocked, changed, came, went } = policy;
    const differs = [blocked, changed, came, went].some(({ length }) => length > 0);
    return { ...diff, differs: diff.differs || differs, policy };
}
function describeProblem({ rule, level, message }) {
    return { rule, level, message: (0,report_messages.plainText)(message) };
}
/** Pairs the packages of two exports by key. Both lists must be sorted by key. */
async function* joinPackages(older, newer) {
    const next = async (from) => (await from.next()).value ?? null;
    try {
        let [before, after] = [await next(older), await next(newer)];
        while (before !== null || after !== null) {
            const order = before === null
                ? 1
                : after === null
                    ? -1
                    : (0,plan/* compareKeys */.YD)((0,ecosystems/* identityKey */.US)(before.identity), (0,ecosystems/* identityKey */.US)(after.identity));
            yield [order <= 0 ? before : null, order >= 0 ? after : null];
            if (order <= 0)
                before = await next(older);
            if (order >= 0)
                after = await next(newer);
        }
    }
    finally {
        await Promise.all([older.return(), newer.return()]);
    }
}
function createChangeLists() {
    const lists = { blocked: [], changed: [], came: [], went: [] };
    return {
        add(before, after) {
            const either = after ?? before;
            if (either === null)
                return;
            const packageHead = {
                package: (0,ecosystems/* identityKey */.US)(either.identity),
                servers: either.servers.map(({ id }) => id),
            };
            const { normaliseVersion } = ecosystems/* ecosystems */.uU[either.identity.type];
            const versionKey = ({ version }) => version === null ? null : normaliseVersion(version);
            const versionsBefore = new Map(before?.versions.map((each) => [versionKey(each), each]));
            if (before !== null && after !== null && isBlocked(before, after)) {
                const rules = new Set(after.versions.flatMap((each) => each.rules));
                lists.blocked.push({
                    ...packageHead,
                    versions: after.versions.length,
                    rules: [...rules].sort(),
                });
            }
            for (const each of after?.versions ?? []) {
                const { version } = each;
                const versionBefore = versionsBefore.get(versionKey(each));
                versionsBefore.delete(versionKey(each));
                if (versionBefore === undefined)
                    lists.came.push({ ...packageHead, version, ...versionOutcome(each) });
                else if (effects[versionBefore.verdict] !== effects[each.verdict]) {
                    lists.changed.push({
                        ...packageHead,
                        version,
                        change: effects[each.verdict],
                        cause: changeCause(versionBefore, each),
                        before: versionOutcome(versionBefore),
                        after: versionOutcome(each),
                    });
                }
            }
            for (const each of versionsBefore.values()) {
                lists.went.push({ ...packageHead, version: each.version, ...versionOutcome(each) });
            }
        },
        result: () => ({
            blocked: withoutEchoes(lists.blocked, ({ versions }) => versions),
            changed: withoutEchoes(lists.changed, ({ version, change }) => [version, change]),
            came: withoutEchoes(lists.came, ({ version, verdict }) => [version, verdict]),
            went: withoutEchoes(lists.went, ({ version, verdict }) => [version, verdict]),
        }),
    };
}
const effects = {
    pass: 'passes',
    warn: 'passes',
    fail: 'fails',
    error: 'undecided',
};
function isBlocked(before, after) {
    const hasPassing = ({ versions }) => versions.some(({ verdict }) => effects[verdict] === 'passes');
    return hasPassing(before) && !hasPassing(after);
}
function versionOutcome({ verdict, score, grade, rules }) {
    return { verdict, score, grade, rules: [...rules] };
}
const changeCause = (was, is) => was.rubric === is.rubric ? 'graded-anew' : 'rubric-changed';
/**
 * Omits registry-name entries that repeat an entry for a package from the same servers. A server record has
 * both a registry name and packages, so a change can appear under both.
 */
function withoutEchoes(entries, contentOf) {
    const isName = (each) => each.package.startsWith('registry:');
    const contentKey = (each) => JSON.stringify([each.servers, contentOf(each)]);
    const knownKeys = new Set(entries.filter((each) => !isName(each)).map(contentKey));
    return entries.filter((each) => !isName(each) || !knownKeys.has(contentKey(each)));
}

;// CONCATENATED MODULE: ./build/commands/export-diff/ports/diff-policy.js



/**
 * Adds verdict changes under a policy to a diff. Stores copies of the exports in a temporary folder during
 * the comparison.
 *
 * @throws GateError if either document is not an export, or if the folder is not writable
 */
async function withPolicy(diff, older, newer, policy) {
    const folder = (0,temporary_folder/* createTemporaryFolder */.a)();
    try {
        return await withPolicyChanges(diff, older, newer, { policy, now: clock/* clock */.p.now(), folder });
    }
    finally {
        folder.remove();
    }
}


/***/ }),

/***/ 82287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ diffBlocks),
  LR: () => (/* binding */ diffKinds),
  mr: () => (/* binding */ noDifferences),
  "in": () => (/* binding */ renderDiff),
  g2: () => (/* binding */ renderDiffSummary),
  P6: () => (/* binding */ renderSingleExport)
});

// EXTERNAL MODULE: ./build/report/document.js
var report_document = __webpack_require__(21294);
// EXTERNAL MODULE: ./build/report/redact.js
var report_redact = __webpack_require__(17234);
// EXTERNAL MODULE: ./build/report/report-messages.js
var report_messages = __webpack_require__(23602);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/report/write-html.js
var write_html = __webpack_require__(58588);
// EXTERNAL MODULE: ./build/judging/verdict-words.js
var verdict_words = __webpack_require__(33862);
;// CONCATENATED MODULE: ./build/commands/export-diff/policy-kinds.js


/** Maximum number of lines per kind. JSON output is not truncated. */
const mostLines = 100;
function listKind(title, all, lineFor) {
    return { title, count: all.length, lines: all.slice(0, mostLines).map(lineFor) };
}
function scoreAndGrade({ score, grade, }) {
    return score === null ? (0,report_document/* line */.n8) `without a score` : (0,report_document/* line */.n8) `${score} ${grade ?? (0,report_document/* prose */.CS)('\u2013')}`;
}
/**
 * Shows only the new grade if the rubric changed, because grades from different rubrics are not comparable.
 */
const gradesLine = ({ cause, before, after, }) => cause === 'rubric-changed'
    ? before.score === null && after.score === null
        ? (0,report_document/* line */.n8) `still unscored`
        : (0,report_document/* line */.n8) `now ${scoreAndGrade(after)}`
    : (0,report_document/* line */.n8) `${scoreAndGrade(before)} \u2192 ${scoreAndGrade(after)}`;
/**
 * Returns verdict changes by kind, starting with packages that no longer have a passing version. Sorts
 * changed versions by their new score, lowest first.
 */
function policyKinds({ blocked, changed, came, went }) {
    const nameLine = (each) => each.version === null ? (0,report_document/* line */.n8) `${each.package}` : (0,report_document/* line */.n8) `${each.package} ${each.version}`;
    const ruleList = (rules) => rules.length === 0 ? report_document/* emptyLine */.io : (0,report_document/* line */.n8) `; ${(0,report_document/* prose */.CS)(rules.join(', '))}`;
    const gradedLine = (each) => (0,report_document/* line */.n8) `${nameLine(each)}: ${scoreAndGrade(each)}${ruleList(each.rules)}`;
    const changesKind = (title, isOne) => listKind(title, changed.filter(isOne).sort((a, b) => (a.after.score ?? 0) - (b.after.score ?? 0)), (each) => (0,report_document/* line */.n8) `${nameLine(each)}: ${gradesLine(each)}${ruleList(each.after.rules)}`);
    const passedBefore = ({ before }) => (0,verdict_words/* passes */.WE)(before.verdict);
    const isAnew = ({ cause }) => cause === 'graded-anew';
    const isLetIn = ({ verdict }) => (0,verdict_words/* passes */.WE)(verdict);
    return [
        listKind('Packages that no longer have a passing version', blocked, (each) => (0,report_document/* line */.n8) `${each.package}: ${(0,report_document/* pluralLine */.ft)(each.versions, 'version')}${ruleList(each.rules)}`),
        changesKind('Versions that passed before but fail now', (each) => each.change === 'fails' && passedBefore(each) && isAnew(each)),
        changesKind('Versions that passed before but fail now, graded with a different rubric', (each) => each.change === 'fails' && passedBefore(each) && !isAnew(each)),
        changesKind('Versions that cannot be judged now', ({ change }) => change === 'undecided'),
        changesKind('Versions that could not be judged before but fail now', (each) => each.change === 'fails' && !passedBefore(each)),
        changesKind('Versions that did not pass before but pass now', (each) => each.change === 'passes' && isAnew(each)),
        changesKind('Versions that did not pass before but pass now, graded with a different rubric', (each) => each.change === 'passes' && !isAnew(each)),
        listKind('New versions that do not pass', came.filter((each) => !isLetIn(each)), gradedLine),
        listKind('New versions that pass', came.filter(isLetIn), gradedLine),
        listKind('Versions that passed and are no longer listed', went.filter(isLetIn), gradedLine),
        listKind('Versions that did not pass and are no longer listed', went.filter((each) => !isLetIn(each)), gradedLine),
    ];
}
function policyNotices({ problems }) {
    return problems.map(({ rule, level, message }) => {
        const effect = (0,report_document/* ownText */.U3)(level === 'warn' ? 'every run warns' : 'every run fails');
        return (0,report_document/* line */.n8) `With the new export, ${effect} (${(0,report_document/* prose */.CS)(rule)}): ${message}`;
    });
}

;// CONCATENATED MODULE: ./build/commands/export-diff/render-diff.js






/** Default maximum number of lines per kind of difference. JSON output is not truncated. */
const maxLines = 20;
/** Line limits per kind in a job summary, tried in order until the summary fits. */
const summarySteps = [100, maxLines, 5].map((most) => ({ detail: 3, most }));
/** GitHub rejects step summaries above this size. */
const maxSummaryBytes = 1024 * 1024;
/** Approximate length of each piece that `renderDiff` yields, in characters. */
const pieceLength = 64 * 1024;
/**
 * Renders a diff as text in pieces, because the whole text can exceed the maximum string length, for example
 * after a rubric change. The text ends with a line break.
 *
 * @param redact removes secrets; JSON output stays valid
 */
function* renderDiff(diff, format, redact = (text) => text) {
    let piece = '';
    for (const part of renderParts(diff, format, redact)) {
        piece += part;
        if (piece.length < pieceLength)
            continue;
        yield piece;
        piece = '';
    }
    yield piece;
}
function* renderParts(diff, format, redact) {
    const encode = (value) => (0,report_redact.redactJson)((0,report_text.safeJson)(value, 0), redact, 0).trimEnd();
    switch (format) {
        case 'json':
            yield* jsonParts(diff, encode);
            yield '\n';
            break;
        case 'ndjson':
            for (const line of diffLines(diff))
                yield `${encode(line)}\n`;
            break;
        case 'markdown':
            yield redact(renderDiffMarkdown(diff, [], { most: maxLines, limit: Number.POSITIVE_INFINITY }));
    }
}
/** Yields JSON with one list element per line. */
function* jsonParts(value, encode, indent = '') {
    const isList = Array.isArray(value);
    yield isList ? '[' : '{';
    let separator = '';
    for (const [key, each] of Object.entries(value)) {
        if (each === undefined)
            continue;
        yield `${separator}\n${indent}  ${isList ? '' : `${(0,report_text.safeJson)(key)}: `}`;
        if (isList || typeof each !== 'object' || each === null)
            yield encode(each);
        else
            yield* jsonParts(each, encode, `${indent}  `);
        separator = ',';
    }
    yield `${separator === '' ? '' : `\n${indent}`}${isList ? ']' : '}'}`;
}
/**
 * Renders the job summary as GitHub Flavored Markdown of at most 1 MiB.
 *
 * @param isWithheld whether to show only counts, without names or grades
 */
function renderDiffSummary(diff, notices, isWithheld) {
    return renderDiffMarkdown(diff, notices, {
        most: isWithheld ? 0 : Number.POSITIVE_INFINITY,
        limit: maxSummaryBytes - 1024,
    });
}
/** @param most maximum number of lines per kind; 0 shows only counts */
function renderDiffMarkdown(diff, notices, { most, limit }) {
    const blocks = [heading, report_document/* limits */.Fy, ...diffBlocks(diff, most, notices)];
    return (0,write_html/* writeMarkdown */.pW)(blocks, { limit, steps: summarySteps, whereRest: null });
}
/** Renders the job summary if there is no earlier export to compare with. */
function renderSingleExport(generatedAt, notices) {
    const sentences = [
        (0,report_document/* line */.n8) `New: generated ${(0,report_document/* prose */.CS)((0,report_messages.instant)(generatedAt))}.`,
        ...notices.map((each) => (0,report_document/* prose */.CS)(each)),
    ];
    const blocks = [heading, ...sentences.map((each) => (0,report_document/* paragraph */.FY)(each))];
    return (0,write_html/* writeMarkdown */.pW)(blocks, { limit: maxSummaryBytes });
}
/** Yields one object for the two exports, then one object for each difference. */
function* diffLines(diff) {
    const { packages, publishers, servers, versions, checks, policy } = diff;
    const kinds = {
        ...(policy && {
            'policy-problem': policy.problems,
            'policy-blocked': policy.blocked,
            'policy-changed': policy.changed,
            'policy-came': policy.came,
            'policy-went': policy.went,
        }),
        'package-moved': packages.moved,
        'packages-changed': packages.changed,
        'publisher-changed': publishers,
        'server-came': servers.came,
        'server-went': servers.went,
        'server-renamed': servers.renamed,
        'server-relisted': servers.relisted,
        'server-repeated': servers.repeated,
        'version-came': versions.came,
        'version-went': versions.went,
        'version-changed': versions.changed,
        check: checks,
    };
    const { old, new: now, differs, schema, rubric } = diff;
    yield { kind: 'exports', old, new: now, differs, schema, rubric };
    for (const [kind, entries] of Object.entries(kinds)) {
        for (const each of entries)
            yield { kind, ...each };
    }
}
/** Maximum number of items shown on a line; the rest are only counted. */
const maxParts = 20;
function joinFirst(all, lineFor, between = (0,report_document/* line */.n8) `, `) {
    return all.length === 0 ? (0,report_document/* line */.n8) `none` : (0,report_document/* firstItems */.J9)(all.map(lineFor), maxParts, between);
}
/**
 * Returns a sort key that puts the largest losses first, because many readers see only the first lines. If
 * the rubric changed, the key is the new score.
 */
const scoreGain = ({ cause, before, after }) => (after.score ?? 0) - (cause === 'rubric-changed' ? 0 : (before.score ?? 0));
const serverLine = ({ id, name }) => name === null ? (0,report_document/* line */.n8) `${id}` : (0,report_document/* line */.n8) `${name} (${id})`;
const textList = (texts) => joinFirst(texts, (each) => each);
const versionLine = ({ server, name, version }) => name === null ? (0,report_document/* line */.n8) `${server} ${version}` : (0,report_document/* line */.n8) `${name} ${version} (${server})`;
const publisherLine = (each) => (0,report_document/* line */.n8) `${each.namespace ?? 'none'} (${(0,report_document/* ownText */.U3)(each.verified === true ? 'verified' : 'not verified')})`;
const addedLine = (each) => (0,report_document/* line */.n8) `added ${textList(each.added)}; removed ${textList(each.removed)}`;
function changedLine({ checks, ...each }) {
    const grades = (0,report_document/* line */.n8) `${versionLine(each)}: ${gradesLine(each)}`;
    const checkChanges = joinFirst(checks, ({ check, before: was, after: is }) => (0,report_document/* line */.n8) `${check ?? 'unnamed check'}: ${textList(was)} \u2192 ${textList(is)}`, (0,report_document/* line */.n8) `; `);
    return checks.length === 0 ? grades : (0,report_document/* line */.n8) `${grades}; ${checkChanges}`;
}
function diffKinds(diff) {
    const { packages, publishers, servers, versions, policy } = diff;
    const changedVersions = (cause) => versions.changed
        .filter((each) => each.cause === cause)
        .sort((a, b) => scoreGain(a) - scoreGain(b));
    const gradedLine = (each) => (0,report_document/* line */.n8) `${versionLine(each)}: ${scoreAndGrade(each)}`;
    return [
        ...(policy === undefined ? [] : policyKinds(policy)),
        listKind('Packages now listed by another server', packages.moved, (each) => (0,report_document/* line */.n8) `${each.package}: ${joinFirst(each.from, serverLine)} \u2192 ${joinFirst(each.to, serverLine)}`),
        listKind('Servers whose packages changed', packages.changed, (each) => (0,report_document/* line */.n8) `${serverLine(each)}: ${addedLine(each)}`),
        listKind('Servers whose publisher changed', publishers, (each) => (0,report_document/* line */.n8) `${serverLine(each)}: ${publisherLine(each.before)} \u2192 ${publisherLine(each.after)}`),
        listKind('Versions graded again', changedVersions('graded-anew'), changedLine),
        listKind('Versions graded with a different rubric', changedVersions('rubric-changed'), changedLine),
        listKind('Servers added', servers.came, serverLine),
        listKind('Servers removed', servers.went, serverLine),
        listKind('Servers renamed', servers.renamed, ({ id, before, after }) => (0,report_document/* line */.n8) `${id}: ${before} \u2192 ${after}`),
        listKind('Servers whose listed versions or digests changed', servers.relisted, (each) => (0,report_document/* line */.n8) `${serverLine(each)}: ${addedLine(each)}`),
        listKind('Servers whose number of records changed', servers.repeated, ({ id, before, after }) => (0,report_document/* line */.n8) `${id}: ${before} \u2192 ${after}`),
        listKind('Versions added', versions.came, gradedLine),
        listKind('Versions removed', versions.went, gradedLine),
        listKind('Checks that started or stopped failing', diff.checks, ({ check, cause, began, ceased }) => {
            const rubric = (0,report_document/* ownText */.U3)(cause === 'rubric-changed' ? ', with a different rubric' : '');
            return (0,report_document/* line */.n8) `${check ?? 'unnamed check'}: started in ${(0,report_document/* pluralLine */.ft)(began, 'version')}, stopped in ${ceased}${rubric}`;
        }),
    ].filter(({ count }) => count > 0);
}
const noDifferences = 'There are no differences.';
function headLines({ old, new: now, schema, rubric, differs, policy }) {
    const sideLine = ({ name, generatedAt, ...totals }) => {
        const { servers, scores, findings, unreadable } = totals;
        const unreadableNote = unreadable > 0 ? (0,report_document/* line */.n8) `, records that cannot be compared: ${unreadable}` : report_document/* emptyLine */.io;
        return (0,report_document/* line */.n8) `${name}, generated ${(0,report_document/* prose */.CS)((0,report_messages.instant)(Date.parse(generatedAt)))}: ${(0,report_document/* pluralLine */.ft)(servers, 'server')}, ${(0,report_document/* pluralLine */.ft)(scores, 'score')}, ${(0,report_document/* pluralLine */.ft)(findings, 'finding')}${unreadableNote}`;
    };
    return [
        (0,report_document/* line */.n8) `Old: ${sideLine(old)}`,
        (0,report_document/* line */.n8) `New: ${sideLine(now)}`,
        ...(Date.parse(old.generatedAt) > Date.parse(now.generatedAt)
            ? [(0,report_document/* line */.n8) `The old export was generated after the new one. If this is unintended, swap them.`]
            : []),
        ...(schema === null
            ? []
            : [(0,report_document/* line */.n8) `The schema changed from ${schema.before ?? 'none'} to ${schema.after ?? 'none'}.`]),
        ...(rubric === null
            ? []
            : [
                (0,report_document/* line */.n8) `The rubric changed from ${rubric.before ?? 'none'} to ${rubric.after ?? 'none'}, so the two exports' grades are not comparable. To find servers in use that fail now, run mcp-grade-gate check in a repository, or mcp-grade-gate sweep for all repositories.`,
            ]),
        ...(policy === undefined ? [] : policyNotices(policy)),
        ...(differs ? [] : [(0,report_document/* ownText */.U3)(noDifferences)]),
    ];
}
const heading = (0,report_document/* title */.DD)((0,report_document/* line */.n8) `Differences between two exports`);
/** @param most maximum number of lines per kind; 0 shows only counts */
function* diffBlocks(diff, most = maxLines, notices = []) {
    yield* notices.map((each) => (0,report_document/* paragraph */.FY)((0,report_document/* prose */.CS)(each)));
    yield* headLines(diff).map((each) => (0,report_document/* paragraph */.FY)(each));
    const kinds = diffKinds(diff);
    if (most === 0)
        yield (0,report_document/* list */.p_)(kinds.map(({ title: kind, count }) => (0,report_document/* line */.n8) `${(0,report_document/* prose */.CS)(kind)}: ${count}`));
    for (const { title: kind, count, lines } of most === 0 ? [] : kinds) {
        yield (0,report_document/* section */.uW)((0,report_document/* line */.n8) `${(0,report_document/* prose */.CS)(kind)}: ${count}`, [(0,report_document/* list */.p_)(lines, { most, total: count })]);
    }
}


/***/ }),

/***/ 51432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ createReportEncoder),
/* harmony export */   SM: () => (/* binding */ noScore),
/* harmony export */   cX: () => (/* binding */ decodeReportFacts),
/* harmony export */   dg: () => (/* binding */ missingOutcome),
/* harmony export */   uo: () => (/* binding */ unreadScore)
/* harmony export */ });
const noScore = -1;
const unreadScore = -2;
const missingOutcome = -1;
const headBytes = 16;
/**
 * Creates an encoder for report facts. Equal facts have equal bytes, so `names` assigns them the same number.
 */
function createReportEncoder(names) {
    let bytes = Buffer.alloc(1024);
    let outcomes = new Int32Array(bytes.buffer, bytes.byteOffset + headBytes);
    let count = 0;
    return {
        addOutcome(outcome) {
            if (count === outcomes.length) {
                const larger = Buffer.alloc(2 * bytes.length);
                larger.set(bytes);
                bytes = larger;
                outcomes = new Int32Array(bytes.buffer, bytes.byteOffset + headBytes);
            }
            outcomes[count] = outcome;
            count += 1;
        },
        /**
         * Returns the number that represents a report with the outcomes added since the previous call.
         *
         * @param score `noScore` if null, `unreadScore` if invalid
         * @param grade a number from `names.words`, or -1 if null
         * @param rubric a number from `names.words`, or -1 if null
         */
        finishReport(score, grade, rubric) {
            sortOutcomes(outcomes, count);
            bytes.writeDoubleLE(score, 0);
            bytes.writeInt32LE(grade, 8);
            bytes.writeInt32LE(rubric, 12);
            const number = names.reportFacts.ofBytes(bytes, 0, headBytes + 4 * count);
            count = 0;
            return number;
        },
    };
}
function decodeReportFacts(number, { reportFacts, words }) {
    // Copies the bytes, because an `Int32Array` must start at an aligned offset.
    const { buffer } = new Uint8Array(reportFacts.bytesOf(number));
    const view = new DataView(buffer);
    const score = view.getFloat64(0, true);
    const wordAt = (place) => {
        const word = view.getInt32(place, true);
        return word < 0 ? null : words.textOf(word);
    };
    return {
        score: score === noScore ? null : score === unreadScore ? undefined : score,
        grade: wordAt(8),
        rubric: wordAt(12),
        outcomes: new Int32Array(buffer, headBytes),
    };
}
/**
 * Sorts the first `count` numbers. Most reports have few outcomes, for which an insertion sort is faster than
 * the built-in sort.
 */
function sortOutcomes(numbers, count) {
    if (count > 40) {
        numbers.subarray(0, count).sort();
        return;
    }
    for (let index = 1; index < count; index += 1) {
        const number = numbers[index];
        let place = index;
        for (; place > 0 && numbers[place - 1] > number; place -= 1) {
            numbers[place] = numbers[place - 1];
        }
        numbers[place] = number;
    }
}


/***/ }),

/***/ 78872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exportTables: () => (/* binding */ exportTables)
});

// EXTERNAL MODULE: ./build/export/loading.js + 7 modules
var loading = __webpack_require__(35404);
// EXTERNAL MODULE: ./build/export/records.js + 1 modules
var records = __webpack_require__(38203);
// EXTERNAL MODULE: ./build/model/phrase.js
var phrase = __webpack_require__(77229);
// EXTERNAL MODULE: ./build/model/version.js
var version = __webpack_require__(90178);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/commands/command-line.js
var command_line = __webpack_require__(62173);
// EXTERNAL MODULE: ./build/commands/exit-status.js
var exit_status = __webpack_require__(47470);
// EXTERNAL MODULE: ./build/commands/ports/local-export.js
var local_export = __webpack_require__(75010);
;// CONCATENATED MODULE: ./build/commands/export-tables/layout.js

const column = (type, meaning) => ({ type, meaning });
const serverIndex = column('BIGINT', "Position of the server in the export's `servers`.");
const scoreIndex = column('BIGINT', "Position of the score report in the export's `scores`.");
const findingIndex = column('BIGINT', "Position of the finding in the export's `findings`. Negative if the finding is written inside a score report.");
const other = column('VARCHAR', 'All other fields of the record, as JSON; null if there are none.');
const unreadable = column('VARCHAR', 'Why the gate cannot read the record; null if it can.');
const digest = column('VARCHAR', 'Digest, for images.');
const tables = {
    servers: {
        server_index: serverIndex,
        id: column('VARCHAR', "The server's id, to which `scores.server_id` refers."),
        name: column('VARCHAR', records.memberMeanings.serverName),
        publisher: column('VARCHAR', "The namespace of the server's publisher."),
        verified: column('BOOLEAN', 'Whether the publisher is verified.'),
        categories: column('VARCHAR[]', 'Its categories.'),
        other,
        unreadable,
    },
    package_refs: {
        server_index: serverIndex,
        ref_index: column('BIGINT', "Position among the server's references."),
        ecosystem: column('VARCHAR', 'Ecosystem of the package (`npm`, `pypi`, `oci`, `remote`, \u2026); null if not given.'),
        name: column('VARCHAR', 'Normalised name that the gate compares; null if the reference cannot be read.'),
        version: column('VARCHAR', 'Version, if the reference contains one.'),
        digest,
        raw: column('VARCHAR', 'The reference as written in the export, as JSON.'),
    },
    versions: {
        server_index: serverIndex,
        version_index: column('BIGINT', "Position among the server's versions."),
        version: column('VARCHAR', 'The version; null if it cannot be read.'),
        digest,
        raw: column('VARCHAR', 'The element as written in the export, as JSON; null if it contains only the version.'),
    },
    scores: {
        score_index: scoreIndex,
        server_id: column('VARCHAR', "The server's id."),
        version: column('VARCHAR', 'The version that was graded.'),
        score: column('DOUBLE', '0 to 100; null means unscannable.'),
        grade: column('VARCHAR', 'The grade.'),
        rubric_version: column('VARCHAR', 'The rubric that was used.'),
        generated_at: column('VARCHAR', 'When the version was graded.'),
        other,
        unreadable,
    },
    findings: {
        finding_index: findingIndex,
        id: column('VARCHAR', "The finding's id, as text; null if it has none."),
        check_name: column('VARCHAR', records.memberMeanings.findingCheck),
        result: column('VARCHAR', '`pass`, `warn`, `fail` or `unscannable`, in lower case.'),
        weight: column('DOUBLE', "The check's weight."),
        evidence: column('VARCHAR', 'The evidence: plain text, or JSON.'),
        evidence_is_json: column('BOOLEAN', 'True if the evidence is JSON; null if it is plain text.'),
        other,
        unreadable,
    },
    score_findings: {
        score_index: scoreIndex,
        reference_index: column('BIGINT', "Position among the score report's references."),
        finding_index: column('BIGINT', `${findingIndex.meaning} Null if the reference matches no finding.`),
    },
};
const tableNames = Object.keys(tables);
const compressions = { none: '', zstd: '.zst' };
/** Returns a path relative to the output folder, such as `servers/date=2026-11-20/part-0.ndjson`. */
function tablePath(table, day, compression) {
    return `${table}/date=${day}/part-0.ndjson${compressions[compression]}`;
}
function dayManifestPath(day) {
    return `manifest-${day}.json`;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/io/disk.js + 3 modules
var disk = __webpack_require__(39365);
// EXTERNAL MODULE: ./build/commands/ports/partial-folder.js
var partial_folder = __webpack_require__(75666);
;// CONCATENATED MODULE: ./build/commands/export-tables/ports/table-files.js





/**
 * Creates the folder if needed. Files have temporary names until they are published.
 *
 * @throws GateError `output-unwritable`
 */
function createTableFiles(folder) {
    const files = (0,partial_folder/* openPartialFiles */.x_)(folder, {
        message: `The tables cannot be written to ${folder}`,
        remedy: 'Choose another folder with --out, or free up disk space: the tables need about as much space as the export.',
        mode: disk/* ownerOnly */.Mo,
    });
    // Ensures that a table without rows gets a file.
    for (const table of tableNames)
        files.append(table, Buffer.alloc(0));
    return {
        append: files.append,
        publish(day, paths, manifest) {
            files.append('manifest', Buffer.from(manifest));
            files.whole((partialPath) => {
                const manifestFile = (0,external_node_path_.join)(folder, dayManifestPath(day));
                (0,external_node_fs_.rmSync)(manifestFile, { force: true });
                for (const table of tableNames) {
                    const path = (0,external_node_path_.join)(folder, paths[table]);
                    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
                    (0,disk/* moveFile */.mV)(partialPath(table), path);
                    for (const other of (0,external_node_fs_.readdirSync)((0,external_node_path_.dirname)(path))) {
                        // An earlier run might have left files in a different compression format.
                        const isPart = other.startsWith('part-') && other !== (0,external_node_path_.basename)(path);
                        if (isPart)
                            (0,external_node_fs_.rmSync)((0,external_node_path_.join)((0,external_node_path_.dirname)(path), other));
                    }
                }
                (0,disk/* moveFile */.mV)(partialPath('manifest'), manifestFile);
            });
        },
        close: files.close,
    };
}

// EXTERNAL MODULE: ./build/export/whole.js + 9 modules
var whole = __webpack_require__(8477);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/commands/export-tables/table-writer.js



const maxRowBytes = 256 * 1024;
const bufferBytes = 1024 * 1024;
/** Maximum length of a row, in characters. Engines limit the size of a row; DuckDB's limit is 16 MB. */
const maxRowLength = 8 * 1024 * 1024;
/** In rows longer than `maxRowLength`, strings longer than `longText` are omitted. */
const longText = 64 * 1024;
/** @param append receives the next bytes of the file, which are valid only until the call returns */
function createTableWriter(compression, append) {
    const buffer = Buffer.allocUnsafe(bufferBytes);
    let [rows, unreadable, bytes] = [0, 0, 0];
    const put = (text) => {
        if (!(0,external_node_buffer_.isUtf8)(text))
            throw new records.StructureError('one of its records is not valid UTF-8');
        const chunk = compression === 'zstd' ? (0,external_node_zlib_.zstdCompressSync)(text) : text;
        bytes += chunk.length;
        append(chunk);
    };
    const flush = () => {
        if (writer.length > 0)
            put(buffer.subarray(0, writer.length));
        writer.length = 0;
    };
    const writer = {
        buffer,
        length: 0,
        endRow(isReadable) {
            rows += 1;
            if (!isReadable)
                unreadable += 1;
            if (writer.length > bufferBytes - maxRowBytes)
                flush();
        },
        write(row, isReadable) {
            let text = `${jsonText(row)}\n`;
            let isWhole = true;
            if (text.length > maxRowLength) {
                text = `${jsonText(withoutLongTexts(row))}\n`;
                isWhole = false;
            }
            if (3 * text.length > maxRowBytes) {
                flush();
                put(Buffer.from(text));
            }
            else {
                writer.length += buffer.write(text, writer.length);
            }
            writer.endRow(isReadable && isWhole);
        },
        finish() {
            flush();
            return { rows, unreadable, bytes };
        },
    };
    return writer;
}
/** Returns JSON without unpaired surrogates, which would make engines reject the whole file. */
function jsonText(value) {
    const json = JSON.stringify(value);
    return json.includes('\\ud')
        ? json.replace(/\\(?:ud[89a-f][0-9a-f]{2}|.)/gs, (part) => (part.length > 2 ? '\ufffd' : part))
        : json;
}
function withoutLongTexts(row) {
    const shortEntries = Object.entries(row).filter(([, value]) => typeof value !== 'string' || value.length <= longText);
    return { ...Object.fromEntries(shortEntries), unreadable: 'it is too large for a row' };
}
/** Writes a non-negative integer. Returns the position after the integer. */
function writeInteger(buffer, start, number) {
    let digits = 1;
    for (let rest = number; rest >= 10; rest = Math.floor(rest / 10))
        digits += 1;
    let rest = number;
    for (let at = start + digits - 1; at >= start; at -= 1) {
        const next = Math.floor(rest / 10);
        buffer[at] = 0x30 + rest - 10 * next;
        rest = next;
    }
    return start + digits;
}
function copyBytes(bytes, target, start) {
    for (let at = 0; at < bytes.length; at += 1)
        target[start + at] = bytes[at];
    return start + bytes.length;
}

;// CONCATENATED MODULE: ./build/commands/export-tables/plain-finding.js


/**
 * Writes the same finding rows as `findingRow`, but without parsing the findings, in a third of the time.
 * Speed matters here, because findings make up nine tenths of an export.
 */
const parts = {
    index: Buffer.from('{"finding_index":'),
    id: Buffer.from(',"id"'),
    numericId: Buffer.from(',"id":"'),
    check: Buffer.from(',"check_name"'),
    other: Buffer.from(',"other":"{\\"'),
    nextOther: Buffer.from(',\\"'),
    otherName: Buffer.from('\\":'),
    otherQuote: Buffer.from('\\"'),
    otherEnd: Buffer.from('}"'),
    end: Buffer.from('}\n'),
};
/**
 * Writes a finding's row. Copies consecutive members together if their names match their columns.
 *
 * @returns false if the finding must be parsed, because it is long or unreadable, or has nested values or
 * unusual characters
 */
function writePlainFinding(writer, bytes, start, end, found, position) {
    const { members, id, check, result, weight, evidence } = found;
    const { buffer } = writer;
    const { places, kinds, count } = members;
    // Each byte becomes at most two bytes in JSON embedded in JSON. The extra 1024 bytes are for column names.
    if (2 * (end - start) + 1024 > maxRowBytes)
        return false;
    if (result < 0 || kinds[result] !== whole/* memberKinds */.Aq.text)
        return false;
    if (!isLower(bytes, places[4 * result + 2], places[4 * result + 3]))
        return false;
    if (evidence < 0 || kinds[evidence] !== whole/* memberKinds */.Aq.text)
        return false;
    if (weight >= 0 && kinds[weight] !== whole/* memberKinds */.Aq.number)
        return false;
    let offset = copyBytes(parts.index, buffer, writer.length);
    offset = writeInteger(buffer, offset, position);
    let [from, to] = [-1, -1];
    let otherCount = 0;
    for (let member = 0; member < count; member += 1) {
        const place = 4 * member;
        const nameFrom = places[place];
        const nameTo = places[place + 1];
        const isText = kinds[member] === whole/* memberKinds */.Aq.text;
        const valueTo = places[place + 3] + (isText ? 1 : 0);
        const isRenamed = (member === id && (nameTo - nameFrom !== 2 || !isText)) || member === check;
        const isColumn = isOfColumn(found, member);
        const follows = from >= 0 && to + 2 === nameFrom;
        if (isColumn && !isRenamed && follows) {
            to = valueTo;
            continue;
        }
        if (from >= 0)
            offset = copyText(bytes, from, to, buffer, offset);
        if (offset < 0)
            return false;
        from = -1;
        if (!isColumn) {
            otherCount += 1;
            continue;
        }
        if (member === id && !isText) {
            offset = copyBytes(parts.numericId, buffer, offset);
            offset = copyText(bytes, places[place + 2], valueTo, buffer, offset);
            buffer[offset++] = quote;
            continue;
        }
        if (isRenamed)
            offset = copyBytes(member === id ? parts.id : parts.check, buffer, offset);
        else
            buffer[offset++] = comma;
        from = isRenamed ? nameTo + 1 : nameFrom - 1;
        to = valueTo;
    }
    if (from >= 0)
        offset = copyText(bytes, from, to, buffer, offset);
    if (offset < 0)
        return false;
    let isFirst = true;
    for (let member = 0; otherCount > 0 && member < count; member += 1) {
        if (isOfColumn(found, member))
            continue;
        offset = copyBytes(isFirst ? parts.other : parts.nextOther, buffer, offset);
        offset = copyMember(bytes, members, member, buffer, offset);
        if (offset < 0)
            return false;
        isFirst = false;
    }
    if (!isFirst)
        offset = copyBytes(parts.otherEnd, buffer, offset);
    writer.length = copyBytes(parts.end, buffer, offset);
    writer.endRow(true);
    return true;
}
const comma = 0x2c;
const quote = 0x22;
const backslash = 0x5c;
/** Bytes that may follow a backslash in JSON, except `u`. Source: RFC 8259, section 7. */
const simpleEscapes = new Uint8Array(256);
for (const byte of Buffer.from('"\\/bfnrt'))
    simpleEscapes[byte] = 1;
/** Reports whether a member has a dedicated column. All other members share the column `other`. */
function isOfColumn({ id, check, result, weight, evidence }, member) {
    return (member === evidence ||
        member === id ||
        member === check ||
        member === result ||
        member === weight);
}
/**
 * Copies a member into a JSON string. Returns the position after the copy, or -1 if the member must be
 * parsed.
 */
function copyMember(bytes, { places, kinds }, member, target, at) {
    const [nameFrom, nameTo, from, to] = places.subarray(4 * member, 4 * member + 4);
    const kind = kinds[member];
    if (kind === whole/* memberKinds */.Aq.nested)
        return -1;
    const afterName = copyText(bytes, nameFrom, nameTo, target, at);
    if (afterName < 0)
        return -1;
    let end = copyBytes(parts.otherName, target, afterName);
    if (kind !== whole/* memberKinds */.Aq.text)
        return copyText(bytes, from, to, target, end);
    end = copyBytes(parts.otherQuote, target, end);
    end = copyEscaped(bytes, from, to, target, end);
    return end < 0 ? -1 : copyBytes(parts.otherQuote, target, end);
}
/**
 * Copies JSON text after checking its control characters and escapes.
 *
 * @returns the position after the copy in `target`, or -1 for a control character, an invalid escape, or an
 * escaped surrogate, which might be unpaired
 */
function copyText(bytes, from, to, target, start) {
    const view = viewBytes(bytes);
    for (let place = from;;) {
        place = plainEnd(view, place, to);
        if (place >= to)
            break;
        if (bytes[place] !== backslash || !isEscape(bytes, place + 1, to))
            return -1;
        place += 2;
    }
    if (to - from > 24)
        bytes.copy(target, start, from, to);
    else
        for (let at = 0; at < to - from; at += 1)
            target[start + at] = bytes[from + at];
    return start + to - from;
}
/** Returns the position of the first backslash or control character, or `to` if there is none. */
function plainEnd(view, from, to) {
    let offset = from;
    // Checks four bytes at a time. A byte below 0x20 sets its high bit in `low`, and a backslash sets its high
    // bit in `zero`.
    for (; offset + 4 <= to; offset += 4) {
        const word = view.getInt32(offset, true);
        const other = word ^ 0x5c5c5c5c;
        const low = (word - 0x20202020) & ~word;
        const zero = (other - 0x01010101) & ~other;
        if (((low | zero) & 0x80808080) !== 0)
            break;
    }
    for (; offset < to; offset += 1) {
        const byte = view.getUint8(offset);
        if (byte < 0x20 || byte === backslash)
            return offset;
    }
    return to;
}
let viewed = null;
let view = new DataView(new ArrayBuffer(0));
function viewBytes(bytes) {
    if (viewed !== bytes) {
        view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
        viewed = bytes;
    }
    return view;
}
/**
 * Copies a string's contents into JSON embedded in a JSON string, where existing escapes are escaped again.
 * Returns the position after the copy, or -1 if the string must be parsed.
 */
function copyEscaped(bytes, from, to, target, start) {
    let offset = start;
    for (let place = from; place < to; place += 1) {
        const byte = bytes[place];
        if (byte < 0x20)
            return -1;
        if (byte === backslash) {
            if (!isEscape(bytes, place + 1, to))
                return -1;
            target[offset++] = backslash;
            target[offset++] = backslash;
            place += 1;
            const next = bytes[place];
            if (next === quote || next === backslash)
                target[offset++] = backslash;
            target[offset++] = next;
        }
        else {
            target[offset++] = byte;
        }
    }
    return offset;
}
/**
 * Reports whether `at`, the position after a backslash, starts a valid escape. Rejects surrogates, because
 * they might be unpaired.
 */
function isEscape(bytes, at, to) {
    const byte = bytes[at];
    if (at >= to)
        return false;
    if (simpleEscapes[byte] === 1)
        return true;
    if (byte !== 0x75 || at + 4 >= to)
        return false;
    const code = Number.parseInt(bytes.toString('latin1', at + 1, at + 5), 16);
    const isHex = [1, 2, 3, 4].every((each) => isHexDigit(bytes[at + each]));
    return isHex && (code < 0xd800 || code > 0xdfff);
}
function isHexDigit(byte) {
    return (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66);
}
/** Reports whether a string is non-empty ASCII without uppercase letters. */
function isLower(bytes, from, to) {
    for (let at = from; at < to; at += 1) {
        const byte = bytes[at];
        if (byte >= 0x80 || (byte >= 0x41 && byte <= 0x5a))
            return false;
    }
    return to > from;
}

;// CONCATENATED MODULE: ./build/commands/export-tables/plain-score.js


const columns = [
    ['server', Buffer.from(',"server_id":"')],
    ['version', Buffer.from(',"version":"')],
    ['score', Buffer.from(',"score":')],
    ['grade', Buffer.from(',"grade":"')],
    ['rubricVersion', Buffer.from(',"rubric_version":"')],
    ['generatedAt', Buffer.from(',"generated_at":"')],
];
const index = Buffer.from('{"score_index":');
const plain_score_quote = 0x22;
const end = Buffer.from('}\n');
/**
 * Writes the same row as `scoreRow`, but without parsing the score.
 *
 * @returns false if the score must be parsed, because the gate might be unable to read it
 */
function writePlainScore(writer, bytes, found, position) {
    const { places, kinds } = found.members;
    const { buffer } = writer;
    if (!isReadable(bytes, found))
        return false;
    let offset = writeInteger(buffer, copyBytes(index, buffer, writer.length), position);
    for (const [role, before] of columns) {
        const member = found[role];
        if (member < 0)
            continue;
        const kind = kinds[member];
        // Null values are omitted.
        if (kind === whole/* memberKinds */.Aq.literal)
            continue;
        offset = copyBytes(before, buffer, offset);
        const to = places[4 * member + 3];
        for (let from = places[4 * member + 2]; from < to; from += 1) {
            buffer[offset] = bytes[from];
            offset += 1;
        }
        if (kind === whole/* memberKinds */.Aq.text) {
            buffer[offset] = plain_score_quote;
            offset += 1;
        }
    }
    writer.length = copyBytes(end, buffer, offset);
    writer.endRow(true);
    return true;
}
/**
 * Lengths, in bytes, up to which `readScoreReport` accepts any value. Scores with longer values are parsed.
 */
const maxVersionBytes = 64;
const maxReferencesBytes = 30_000;
function isReadable(bytes, found) {
    const { places, kinds } = found.members;
    const { server, version, score, grade, rubricVersion, generatedAt, findings } = found;
    const valueLength = (member) => member < 0 ? 0 : places[4 * member + 3] - places[4 * member + 2];
    if (score < 0 || valueLength(version) > maxVersionBytes)
        return false;
    if (valueLength(findings) > maxReferencesBytes)
        return false;
    const length = [server, grade, rubricVersion, generatedAt].reduce((sum, member) => sum + valueLength(member), 0);
    if (length > maxRowBytes / 2)
        return false;
    if (kinds[score] === whole/* memberKinds */.Aq.literal)
        return true;
    const from = places[4 * score + 2];
    return Number(bytes.toString('latin1', from, from + valueLength(score))) <= 100;
}

;// CONCATENATED MODULE: ./build/commands/export-tables/rows.js


/** Maximum nesting depth. Deeper values are omitted, because some engines limit the depth of JSON. */
const maxDepth = 64;
/** Creates a server's row (section 2.2 of the contract). */
function serverRow(raw, position) {
    const members = takeMembers(raw);
    const publisher = takeMembers((0,records.ownValue)(raw, 'publisher'));
    const row = {
        server_index: position,
        id: members.text('id'),
        name: members.text('name'),
        publisher: publisher.text('namespace'),
        verified: publisher.boolean('verified'),
        categories: members.texts('categories'),
    };
    if (publisher.isTaken())
        members.drop('publisher');
    // Package references and versions have separate tables.
    for (const list of ['package_refs', 'versions']) {
        if (Array.isArray((0,records.ownValue)(raw, list)))
            members.drop(list);
    }
    return finishRow(row, members.rest(), (0,records.readServerRecord)(raw));
}
function packageRefRows(raw, position) {
    return readList(raw, 'package_refs').map((each, index) => {
        const ref = (0,records.readPackageRef)(each);
        const row = {
            server_index: position,
            ref_index: index,
            ecosystem: ref?.type ?? undefined,
            name: ref?.name,
            version: ref?.version ?? undefined,
            digest: ref?.digest ?? undefined,
            raw: boundedJson(each),
        };
        return { row, isReadable: ref !== null };
    });
}
function versionRows(raw, position) {
    return readList(raw, 'versions').map((each, index) => {
        const version = (0,records.readVersion)(each);
        const row = {
            server_index: position,
            version_index: index,
            version: version?.version,
            digest: version?.digest ?? undefined,
            raw: each === version?.version ? undefined : boundedJson(each),
        };
        return { row, isReadable: version !== null };
    });
}
/** Creates a score report's row (section 2.3 of the contract). */
function scoreRow(raw, position) {
    const members = takeMembers(raw);
    const row = {
        score_index: position,
        server_id: members.text('server'),
        version: members.text('version'),
        score: members.number('score'),
        grade: members.text('grade'),
        rubric_version: members.text('rubric_version'),
        generated_at: members.text('generated_at'),
    };
    // References to findings have a separate table.
    if (Array.isArray((0,records.ownValue)(raw, 'findings')))
        members.drop('findings');
    return finishRow(row, members.rest(), (0,records.readScoreReport)(raw));
}
/** Creates a finding's row (section 2.4 of the contract). */
function findingRow(raw, position) {
    const members = takeMembers(raw);
    const evidence = (0,records.ownValue)(raw, 'evidence');
    const isPlain = typeof evidence === 'string';
    const row = {
        finding_index: position,
        id: (0,records.findingId)(raw) ?? undefined,
        check_name: (0,records.readCheck)(raw) ?? undefined,
        result: members.text('result')?.toLowerCase(),
        weight: members.number('weight'),
        evidence: isPlain ? evidence : evidence == null ? undefined : boundedJson(evidence),
        evidence_is_json: isPlain || evidence == null ? undefined : true,
    };
    members.drop(firstNameWith(records.findingIdKeys, raw, isId));
    members.drop(firstNameWith(records.checkKeys, raw, isFilled));
    members.drop('evidence');
    return finishRow(row, members.rest(), (0,records.readFinding)(raw, ''));
}
function finishRow(row, rest, parsed) {
    const reason = 'reason' in parsed ? parsed.reason : undefined;
    return {
        row: { ...row, other: rest === undefined ? undefined : boundedJson(rest), unreadable: reason },
        isReadable: reason === undefined,
    };
}
/**
 * Takes a record's members that are null or have their column's type. `rest` returns the remaining members,
 * so that no data is lost.
 */
function takeMembers(raw) {
    const isRecord = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
    const takenNames = [];
    const take = (name, isType) => {
        const value = (0,records.ownValue)(raw, name);
        const hasType = isType(value);
        if (hasType || value === null)
            takenNames.push(name);
        return hasType ? value : undefined;
    };
    return {
        text: (name) => take(name, isText),
        number: (name) => take(name, isFiniteNumber),
        boolean: (name) => take(name, isBoolean),
        texts: (name) => take(name, isTextList),
        drop(name) {
            if (name !== undefined && (0,records.ownValue)(raw, name) !== undefined)
                takenNames.push(name);
        },
        /** Reports whether all members of an object were taken; true for null. */
        isTaken: () => (isRecord ? Object.keys(raw).length === takenNames.length : raw === null),
        /**
         * Returns the remaining members, or undefined if there are none. Arrays and primitive values are returned
         * unchanged.
         */
        rest() {
            if (!isRecord)
                return raw ?? null;
            if (Object.keys(raw).length === takenNames.length)
                return undefined;
            const names = new Set(takenNames);
            return Object.fromEntries(Object.entries(raw).filter(([name]) => !names.has(name)));
        },
    };
}
function isText(value) {
    return typeof value === 'string';
}
function isFiniteNumber(value) {
    return Number.isFinite(value);
}
function isBoolean(value) {
    return typeof value === 'boolean';
}
function isTextList(value) {
    return Array.isArray(value) && value.every(isText);
}
const boundedJson = (value) => jsonText((0,records.limitDepth)(value, maxDepth));
function readList(raw, name) {
    const list = (0,records.ownValue)(raw, name);
    return Array.isArray(list) ? list : [];
}
function firstNameWith(names, raw, isValue) {
    return names.find((name) => isValue((0,records.ownValue)(raw, name)));
}
const isFilled = (value) => typeof value === 'string' && value !== '';
const isId = (value) => isFilled(value) || typeof value === 'number';

;// CONCATENATED MODULE: ./build/commands/export-tables/write-tables.js







/**
 * Writes an export as tables (layout.ts), row by row.
 *
 * @param open opens the document at its beginning; each chunk is valid only until the next chunk is read
 * @param origin source of the document, for error messages
 * @param append receives the next bytes of a table's file, which are valid only until the call returns
 * @param windowSize see `readJoined`
 * @throws GateError if the document is not an export; also rethrows errors from `append`
 */
async function writeTables(open, origin, compression, append, windowSize) {
    const writers = Object.fromEntries(tableNames.map((name) => [
        name,
        createTableWriter(compression, (bytes) => append(name, bytes)),
    ]));
    const write = (table, { row, isReadable }) => writers[table].write(row, isReadable);
    const visitor = {
        server(raw, position) {
            write('servers', serverRow(raw, position));
            for (const each of packageRefRows(raw, position))
                write('package_refs', each);
            for (const each of versionRows(raw, position))
                write('versions', each);
        },
        score: (raw, position) => write('scores', scoreRow(raw, position)),
        plainScore: (bytes, members, position) => writePlainScore(writers.scores, bytes, members, position),
        inlineFinding: (raw, position) => write('findings', findingRow(raw, position)),
        finding(bytes, start, end, members, position) {
            if (writePlainFinding(writers.findings, bytes, start, end, members, position))
                return;
            write('findings', findingRow((0,records.parseElement)(bytes, start, end), position));
        },
        parsedFinding: (raw, position) => write('findings', findingRow(raw, position)),
    };
    const reading = await (0,whole/* readJoined */.s1)(open, origin, visitor, windowSize);
    try {
        writeScoreFindings(writers.score_findings, reading);
        const sizes = tableNames.map((name) => [name, writers[name].finish()]);
        return { head: reading.head, tables: Object.fromEntries(sizes) };
    }
    catch (error) {
        // The last bytes of a table are not checked for UTF-8 until `finish` writes them.
        throw error instanceof records.StructureError ? (0,records.structureFailure)(error, origin) : error;
    }
}
const scoreFinding = {
    score: Buffer.from('{"score_index":'),
    reference: Buffer.from(',"reference_index":'),
    finding: Buffer.from(',"finding_index":'),
    minus: Buffer.from('-'),
    end: Buffer.from('}\n'),
};
function writeScoreFindings(writer, { referenceCounts, targets }) {
    const { buffer } = writer;
    let next = 0;
    for (let score = 0; score < referenceCounts.length; score += 1) {
        const count = referenceCounts[score];
        for (let index = 0; index < count; index += 1) {
            const target = targets[next];
            next += 1;
            let offset = copyBytes(scoreFinding.score, buffer, writer.length);
            offset = copyBytes(scoreFinding.reference, buffer, writeInteger(buffer, offset, score));
            offset = writeInteger(buffer, offset, index);
            if (target !== whole/* noFinding */.lT) {
                offset = copyBytes(scoreFinding.finding, buffer, offset);
                if (target < 0)
                    offset = copyBytes(scoreFinding.minus, buffer, offset);
                offset = writeInteger(buffer, offset, Math.abs(target));
            }
            writer.length = copyBytes(scoreFinding.end, buffer, offset);
            writer.endRow(target !== whole/* noFinding */.lT);
        }
    }
}

;// CONCATENATED MODULE: ./build/commands/export-tables/command.js











async function exportTables({ argument: source, values }, redact) {
    const { out: folder = '', compress = 'none', timeout = '' } = values;
    if (folder === '')
        throw new command_line/* UsageError */.eb('export tables requires --out DIR.');
    const compression = Object.keys(compressions).find((each) => each === compress);
    if (compression === undefined) {
        throw new command_line/* UsageError */.eb(`--compress: ${JSON.stringify(compress)} is not supported. Use zstd.`);
    }
    const localExport = await (0,local_export/* openLocalExport */.O)(source, timeout, redact);
    try {
        const files = createTableFiles(folder);
        try {
            const origin = { name: localExport.name, isFile: true };
            const writtenTables = await writeTables(localExport.open, origin, compression, files.append);
            const { servers, scores } = writtenTables.tables;
            (0,records.refuseEmpty)({ servers: servers.rows, scores: scores.rows }, origin);
            const day = (0,loading.dayOf)(writtenTables.head.generatedAt);
            const paths = Object.fromEntries(tableNames.map((name) => [name, tablePath(name, day, compression)]));
            files.publish(day, paths, renderManifest(writtenTables, day, compression));
            process.stdout.write(redact(renderTablesSummary(writtenTables, folder, day)));
            return exit_status/* exitStatus */.$.pass;
        }
        finally {
            files.close();
        }
    }
    finally {
        localExport.close();
    }
}
function renderTablesSummary({ head, tables }, folder, day) {
    const rows = tableNames.map((name) => {
        const { rows: count, unreadable, bytes } = tables[name];
        const faults = unreadable === 0 ? '' : `, ${unreadable} of them unreadable`;
        return `  ${name}: ${count} rows${faults}, ${(0,phrase/* byteSize */.mz)(bytes)}`;
    });
    const lines = [`Tables for ${day} in ${folder}:`, ...rows];
    for (const kind of ['servers', 'scores', 'findings']) {
        const declaredCount = head.counts?.[kind] ?? null;
        // Includes findings embedded in score reports.
        const actualCount = tables[kind].rows;
        if (declaredCount !== null && declaredCount !== actualCount) {
            lines.push(`The export declares ${declaredCount} ${kind} but contains ${actualCount}.`);
        }
    }
    return `${lines.map(report_text.escapeForLog).join('\n')}\n`;
}
/** @param day the export's UTC date, such as `2026-11-20` */
function renderManifest({ head, tables }, day, compression) {
    const manifest = {
        date: day,
        generated_at: new Date(head.generatedAt).toISOString(),
        schema_version: head.schemaVersion,
        rubric_version: head.rubricVersion,
        counts: head.counts,
        written_by: `mcp-grade-gate ${version/* version */.r}`,
        tables: Object.fromEntries(tableNames.map((name) => [
            name,
            { file: tablePath(name, day, compression), ...tables[name] },
        ])),
    };
    return `${JSON.stringify(manifest, null, 2)}\n`;
}


/***/ }),

/***/ 12432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ createOutputFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _io_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39365);
/* harmony import */ var _partial_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75666);




/**
 * Opens a folder, and creates it if needed. Files keep temporary names until they are published. Links inside
 * the folder cannot redirect files elsewhere.
 *
 * @param hasGrades whether the files contain grades; if so, only the owner of the files can read them
 * @throws GateError `output-unwritable`
 */
function createOutputFolder(folder, hasGrades = false) {
    const files = (0,_partial_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .openPartialFiles */ .x_)(folder, {
        message: `The files cannot be written to ${folder}`,
        remedy: 'Choose another folder with --out, or free up disk space.',
        mode: hasGrades ? _io_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .ownerOnly */ .Mo : undefined,
    });
    return {
        append(path, text) {
            if (!path.split('/').every(isPlainName))
                throw new Error(`${path} is not a valid output path`);
            files.append(path, Buffer.from(text));
        },
        publish: () => files.whole((partialPath) => {
            const paths = files.names().sort();
            for (const path of paths)
                makeFolders(folder, path);
            // All targets are checked before any file is replaced, so that a bad target does not leave a partial
            // update.
            for (const path of paths) {
                const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path);
                if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target, { throwIfNoEntry: false })?.isDirectory()) {
                    throw new Error(`${target} is a folder`);
                }
            }
            const written = [];
            const unchanged = [];
            for (const path of paths) {
                const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path);
                if (isEqual(partialPath(path), target))
                    unchanged.push(path);
                else {
                    (0,_io_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .moveFile */ .mV)(partialPath(path), target);
                    written.push(path);
                }
            }
            return { written, unchanged };
        }),
        close: files.close,
    };
}
/**
 * Reports whether a path segment means the same on every operating system and cannot lead out of the folder.
 */
const isPlainName = (part) => /^[^\\/:*?"<>|\p{Cc}]+$/u.test(part) && !/^\.\.?$|[ .]$/.test(part);
/** Creates the folders in a path, and rejects links, which could lead out of the output folder. */
function makeFolders(folder, path) {
    let current = folder;
    for (const part of path.split('/').slice(0, -1)) {
        current = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(current, part);
        const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(current, { throwIfNoEntry: false });
        if (status === undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(current);
        else if (!status.isDirectory())
            throw new Error(`${current} is not a folder`);
    }
}
function isEqual(path, target) {
    const [one, other] = [path, target].map((each) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(each, { throwIfNoEntry: false }));
    if (one === undefined || !other?.isFile() || one.size !== other.size)
        return false;
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path).equals((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(target));
}


/***/ }),

/***/ 75666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R1: () => (/* binding */ guardedWrites),
/* harmony export */   Wb: () => (/* binding */ isPartialFolder),
/* harmony export */   mt: () => (/* binding */ createPartialFolder),
/* harmony export */   x_: () => (/* binding */ openPartialFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31612);



const prefix = '.partial-';
const dayMs = 86_400_000;
const isPartialFolder = (name) => name.startsWith(prefix);
/**
 * Creates a subfolder for incomplete files, which are moved to the parent folder once complete. Creates the
 * parent folder if needed.
 *
 * Removes subfolders that are more than a day old and were left behind by killed runs. Ages are measured by
 * the disk's clock, because a change to the machine's clock could make another run's folder seem old.
 */
function createPartialFolder(folder) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    const created = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, prefix));
    const { mtimeMs: now } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(created);
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder)) {
        if (!name.startsWith(prefix))
            continue;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
        const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
        if (status !== undefined && now - status.mtimeMs > dayMs) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
        }
    }
    return created;
}
/**
 * Returns a function that runs file writes. If a write fails, the function throws an error with `message` and
 * the cause.
 */
const guardedWrites = (message, remedy) => 
/** @throws GateError `output-unwritable` */
(act) => {
    try {
        return act();
    }
    catch (error) {
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('output-unwritable', `${message}: ${(0,_model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error)}.`, remedy, {
            cause: error,
        });
    }
};
/**
 * Maximum number of open files, far below the several hundred that a process can open. Most files are written
 * in one step.
 */
const maxOpen = 16;
/**
 * Opens a partial folder in which files are created by name.
 *
 * @param options the error message without its cause, the remedy, and the mode of new files
 * @throws GateError `output-unwritable`; `append` and `whole` throw the same error
 */
function openPartialFiles(folder, options) {
    const guarded = guardedWrites(options.message, options.remedy);
    const partial = guarded(() => createPartialFolder(folder));
    const numbers = new Map();
    const openFiles = new Map();
    const partialPath = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(partial, String(numbers.get(name)));
    const closeOne = (name, file) => {
        openFiles.delete(name);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    };
    const closeAll = () => {
        for (const [name, file] of openFiles)
            closeOne(name, file);
    };
    const openFile = (name) => {
        const existing = openFiles.get(name);
        if (existing !== undefined)
            return existing;
        const [oldest] = openFiles;
        if (oldest !== undefined && openFiles.size >= maxOpen)
            closeOne(...oldest);
        if (!numbers.has(name))
            numbers.set(name, numbers.size);
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(partialPath(name), 'a', options.mode);
        openFiles.set(name, file);
        return file;
    };
    return {
        append: (name, bytes) => guarded(() => {
            const file = openFile(name);
            for (let at = 0; at < bytes.length;)
                at += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, bytes, at);
        }),
        names: () => [...numbers.keys()],
        /** Closes all files, then calls `act` with a function that maps a file's name to its temporary path. */
        whole: (act) => guarded(() => {
            closeAll();
            return act(partialPath);
        }),
        close() {
            closeAll();
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(partial, { recursive: true, force: true, maxRetries: 3 });
        },
    };
}


/***/ }),

/***/ 61496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ createTemporaryFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58500);
/* harmony import */ var _export_cache_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13302);
/* harmony import */ var _export_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76950);







const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
function createTemporaryFolder() {
    let path = '';
    const remove = () => {
        process.off('exit', remove);
        for (const signal of signals)
            process.off(signal, end);
        if (path !== '')
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { recursive: true, force: true, maxRetries: 3 });
    };
    // A signal with a listener does not end the process, so the signal is sent again after the listener is
    // removed.
    const end = (signal) => {
        remove();
        process.kill(process.pid, signal);
    };
    // The listeners are registered before the folder is created. Otherwise, a signal between the two steps
    // would leave the folder behind.
    process.on('exit', remove);
    for (const signal of signals)
        process.on(signal, end);
    try {
        path = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'mcp-grade-gate-'));
    }
    catch (error) {
        remove();
        throw error;
    }
    return {
        path,
        remove,
        createFile: () => (0,_export_cache_js__WEBPACK_IMPORTED_MODULE_5__/* .createStoreFile */ .Ks)(path),
        createSpill: (parts) => (0,_export_store_js__WEBPACK_IMPORTED_MODULE_6__/* .createSpill */ .F4)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()), parts),
        pause: () => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setImmediate)(),
    };
}


/***/ }),

/***/ 32946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  show: () => (/* binding */ show)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/gate/export.js
var gate_export = __webpack_require__(97638);
// EXTERNAL MODULE: ./build/io/clock.js
var clock = __webpack_require__(13211);
// EXTERNAL MODULE: ./build/judging/policy.js + 3 modules
var judging_policy = __webpack_require__(55881);
// EXTERNAL MODULE: ./build/report/redact.js
var report_redact = __webpack_require__(17234);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/commands/command-line.js
var command_line = __webpack_require__(62173);
// EXTERNAL MODULE: ./build/commands/corpus/command-policy.js
var command_policy = __webpack_require__(77548);
// EXTERNAL MODULE: ./build/commands/exit-status.js
var exit_status = __webpack_require__(47470);
// EXTERNAL MODULE: ./build/commands/option-settings.js
var option_settings = __webpack_require__(48478);
// EXTERNAL MODULE: ./build/commands/ports/local-ports.js
var local_ports = __webpack_require__(3598);
// EXTERNAL MODULE: ./build/commands/ports/terminal.js
var terminal = __webpack_require__(69630);
// EXTERNAL MODULE: ./build/commands/save-export.js
var save_export = __webpack_require__(56837);
// EXTERNAL MODULE: ./build/commands/show/describe-package.js
var describe_package = __webpack_require__(92281);
// EXTERNAL MODULE: ./build/detection/ecosystems.js + 2 modules
var ecosystems = __webpack_require__(10398);
// EXTERNAL MODULE: ./build/judging/grading.js
var grading = __webpack_require__(47711);
// EXTERNAL MODULE: ./build/commands/corpus/pinned-launch.js
var pinned_launch = __webpack_require__(15546);
;// CONCATENATED MODULE: ./build/commands/show/find-packages.js



/**
 * Finds the export entries that the user's text identifies. If the text could be a server name, the result
 * also includes the packages of servers with that name.
 *
 * @param load loads the selection for a query; called twice if the named servers have packages that the first
 * query did not cover
 */
async function findPackages({ packages, isBare }, load) {
    const identities = packages.flatMap(({ identity }) => queriedIdentities(identity));
    const loaded = await load({ identities, watched: identities });
    const { selection } = loaded;
    const matches = packages.map((meant) => ({
        meant,
        match: matchIdentity(meant.identity, selection),
    }));
    const knownMatches = matches.filter(({ match }) => isKnown(match));
    if (!isBare || knownMatches.length === 0) {
        const near = identities.flatMap((each) => selection.neighbours.get((0,ecosystems/* identityKey */.US)(each)) ?? []);
        return {
            loaded,
            packages: knownMatches.map(({ meant }) => meant),
            neighbours: knownMatches.length > 0 ? [] : [...new Set(near)],
        };
    }
    const isReferred = ({ meant: { identity }, match }) => isByReference(match) || selection.malformedRecords.get((0,ecosystems/* identityKey */.US)(identity))?.isTyped === true;
    const referred = knownMatches.filter(isReferred);
    const typed = referred.map(({ meant }) => meant);
    const carriers = referred.flatMap(({ match }) => (0,grading/* listedMatch */.Ry)(match)?.candidates ?? []);
    const further = knownMatches
        .filter(({ meant: { identity } }) => ecosystems/* ecosystems */.uU[identity.type].names === 'records')
        .flatMap(({ meant, match }) => packagesOfRecords(meant, match, new Set(carriers.map(({ id }) => id))));
    const allPackages = [
        ...new Map([...typed, ...further].map((each) => [(0,ecosystems/* identityKey */.US)(each.identity), each])).values(),
    ];
    const isNew = ({ identity }) => !identities.some((each) => (0,ecosystems/* identityKey */.US)(each) === (0,ecosystems/* identityKey */.US)(identity));
    if (!allPackages.some(isNew))
        return { loaded, packages: allPackages, neighbours: [] };
    await loaded.save();
    const widerIdentities = [
        ...identities,
        ...allPackages.filter(isNew).flatMap(({ identity }) => queriedIdentities(identity)),
    ];
    return {
        loaded: await load({ identities: widerIdentities, watched: [] }),
        packages: allPackages,
        neighbours: [],
    };
}
/**
 * Returns the identities under which the export can list a package: the package itself and anything it is
 * part of.
 */
function queriedIdentities(identity) {
    const launch = (0,pinned_launch/* createUnpinnedLaunch */.x)(identity);
    return launch === null ? [identity] : (0,grading/* identitiesOf */.UI)(launch);
}
function matchIdentity(identity, selection) {
    const launch = (0,pinned_launch/* createUnpinnedLaunch */.x)(identity);
    return launch === null ? null : (0,grading/* matchDependency */.px)(launch, selection);
}
const isKnown = (match) => (0,grading/* listedMatch */.Ry)(match) !== null || (match !== null && (0,grading/* matchError */.CE)(match) !== null);
function isByReference(match) {
    const by = (0,grading/* listedMatch */.Ry)(match)?.by;
    return by === 'package' || by === 'url';
}
/**
 * Returns the packages of the servers listed under a name. A server without packages yields the name itself.
 */
function packagesOfRecords({ identity, version }, match, excludedIds) {
    const listing = (0,grading/* listedMatch */.Ry)(match);
    if (listing === null)
        return [{ identity, version }];
    const records = listing.candidates.filter(({ id }) => !excludedIds.has(id));
    return records.flatMap((record) => {
        const identities = typedIdentities(record);
        return (identities.length > 0 ? identities : [identity]).map((each) => ({
            identity: each,
            version,
        }));
    });
}
/** Omits plain names, which have no ecosystem. */
function typedIdentities({ packageRefs }) {
    return packageRefs.flatMap(({ type, name }) => (type === null ? [] : [{ type, name }]));
}

// EXTERNAL MODULE: ./build/report/document.js
var report_document = __webpack_require__(21294);
// EXTERNAL MODULE: ./build/report/listing.js + 3 modules
var listing = __webpack_require__(61393);
// EXTERNAL MODULE: ./build/report/write-html.js
var write_html = __webpack_require__(58588);
// EXTERNAL MODULE: ./build/report/write-text.js
var write_text = __webpack_require__(6370);
// EXTERNAL MODULE: ./build/report/report-messages.js
var report_messages = __webpack_require__(23602);
;// CONCATENATED MODULE: ./build/commands/show/show-messages.js


function gradeWords({ grade, score }) {
    if (score === null)
        return 'not graded';
    return `graded ${grade === null ? 'without a letter' : (0,report_text.quoteValue)(grade, 20)} (${score} of 100)`;
}
function publisherWords({ id, publisher, verified, }) {
    const by = publisher === null ? 'without a named publisher' : `by ${(0,report_text.quoteValue)(publisher)}`;
    return `(${(0,report_text.quoteValue)(id)}) ${by}, ${verified === true ? 'verified' : 'not verified'}`;
}
function takeSentence({ take, detail, versions }) {
    const namedDetail = detail?.reason === 'named' && detail.version !== null ? detail : null;
    const judgedSentence = namedDetail === null
        ? ''
        : `${(0,report_text.quoteValue)(namedDetail.version ?? '')} is ${gradeWords(namedDetail)} and ${verdictWords[namedDetail.verdict]}. `;
    if (take === null) {
        const noneSentence = versions.length > 1 ? `None of the ${versions.length} versions passes.` : 'It does not pass.';
        return namedDetail !== null && versions.length <= 1
            ? judgedSentence.trim()
            : `${judgedSentence}${noneSentence}`;
    }
    const isNamed = namedDetail !== null && namedDetail.version === take.version;
    if (take.score === null) {
        const it = take.version === null || isNamed ? 'It' : (0,report_text.quoteValue)(take.version);
        return `${judgedSentence}${it} passes without a score, so its quality is unknown.`;
    }
    if (take.version === null)
        return `${judgedSentence}It passes, ${gradeWords(take)}.`;
    if (isNamed)
        return `${judgedSentence}This is the version to use.`;
    return `${judgedSentence}Use ${(0,report_text.quoteValue)(take.version)}, ${gradeWords(take)}, the newest version that passes.`;
}
const verdictWords = {
    pass: 'passes',
    warn: 'passes with warnings',
    fail: 'fails',
    error: 'cannot be judged',
};
function nothingFound({ query, neighbours }, pathExists) {
    const isAddress = /^https?:/i.test(query);
    return [
        `The export does not list ${(0,report_text.quoteValue)(query)}, so it has no grade.`,
        ...(neighbours.length > 0
            ? [
                `Listed names that differ by one character: ${neighbours.map((each) => (0,report_text.quoteValue)(each)).join(', ')}. Check the spelling, because attackers use names that resemble those of known packages.`,
            ]
            : [
                isAddress
                    ? 'Check the spelling and the path. The export may list this address with a different path.'
                    : 'Check the spelling. Include the scope, owner or namespace in a name, and https:// in an address.',
            ]),
        ...(pathExists
            ? [
                'A file or folder has this name. To judge all servers that a folder declares, use \u201ccheck\u201d.',
            ]
            : []),
    ];
}
function gradeInTable({ grade, score, gradedAt }) {
    if (score !== null)
        return grade ?? '?';
    return grade === null && gradedAt === null ? 'unscored' : 'unscannable';
}
function policyLine({ policy: { file, preset, minScore } }) {
    const values = `${preset}, min-score ${minScore}`;
    return file === null
        ? `Judged with the default settings (${values}). To use a policy, add --config.`
        : `Judged with the policy in ${(0,report_text.quoteValue)(file)} (${values}).`;
}
function exportLine({ export: { generatedAt, source, rubricVersion, caution }, }) {
    const time = generatedAt === null ? 'with an unknown date' : `of ${(0,report_messages.instant)(Date.parse(generatedAt))}`;
    const rubric = rubricVersion === null ? '' : `, rubric ${(0,report_text.quoteValue)(rubricVersion, 40)}`;
    return `Export ${time}, ${report_messages.sourceWords[source]}${rubric}.${caution === null ? '' : ` ${caution}`}`;
}

;// CONCATENATED MODULE: ./build/commands/show/render-show.js





/** Limits that apply without `--all`. */
const briefly = { versions: 10, findings: 20 };
function renderShow(shown, terminal, isAll, pathExists) {
    const unlimited = Number.POSITIVE_INFINITY;
    const limits = isAll ? { versions: unlimited, findings: unlimited } : briefly;
    return (0,write_text/* writeText */.x3)(showBlocks(shown, limits, pathExists), terminal, (0,report_document/* line */.n8) `--all lists them`);
}
/** Maximum number of versions, and of findings, in Markdown. The JSON output contains all of them. */
const mostRows = 30;
function renderShowMarkdown(shown) {
    const blocks = [...showBlocks(shown, { versions: mostRows, findings: mostRows }, () => false)];
    return (0,write_html/* writeMarkdown */.pW)(blocks, { limit: Number.POSITIVE_INFINITY, whereRest: null });
}
function* showBlocks(shown, most, pathExists) {
    for (const each of shown.packages) {
        yield (0,report_document/* list */.p_)([serverItem(each)]);
        yield versionTable(each, shown, most.versions);
        yield (0,report_document/* paragraph */.FY)((0,report_document/* prose */.CS)(takeSentence(each)));
        yield* detailBlocks(each, most.findings);
    }
    yield (0,report_document/* list */.p_)([
        ...(shown.packages.length > 0 ? [] : nothingFound(shown, pathExists(shown.query))).map((each) => (0,report_document/* prose */.CS)(each)),
        ...shown.problems.map(problemLine),
        ...[policyLine(shown), exportLine(shown)].map((each) => (0,report_document/* prose */.CS)(each)),
    ]);
}
function serverItem({ type, name, servers, purl }) {
    const lines = servers.flatMap((server) => {
        const otherPackages = server.packages.filter((each) => each !== (purl ?? name));
        return [
            (0,report_document/* line */.n8) `${server.name} ${(0,report_document/* prose */.CS)(publisherWords(server))}`,
            ...(otherPackages.length > 0 ? [(0,report_document/* line */.n8) `  also ${(0,report_document/* firstItems */.J9)(otherPackages, 5)}`] : []),
        ];
    });
    return (0,report_document/* item */.AS)((0,report_document/* line */.n8) `${(0,report_document/* strong */.ko)((0,report_document/* prose */.CS)(name))} (${(0,report_document/* ownText */.U3)(type)})`, (0,report_document/* paragraph */.FY)(...(purl === null ? [] : [(0,report_document/* prose */.CS)(purl)]), ...lines, ...(servers.length > 1
        ? [
            (0,report_document/* line */.n8) `${servers.length} servers list this package. For each version, the worst report counts.`,
        ]
        : [])));
}
function scoreCell({ score, rubric }, exportRubric) {
    if (score === null)
        return report_document/* dash */.T7;
    const isOfExport = rubric === null || exportRubric === null || rubric === exportRubric;
    return isOfExport ? score : (0,report_document/* line */.n8) `${score}, rubric ${rubric}`;
}
const versionTable = ({ versions }, { export: { rubricVersion } }, most) => (0,report_document/* table */.tp)(['Verdict', 'Version', 'Grade', 'Score', 'Graded', 'Fails'], versions.map((each) => [
    (0,report_document/* verdictSign */.r0)(each.verdict),
    each.version ?? each.judgedVersion ?? report_document/* dash */.T7,
    gradeInTable(each),
    scoreCell(each, rubricVersion),
    each.gradedAt?.slice(0, 10) ?? report_document/* dash */.T7,
    (0,report_document/* joinLines */.cT)(each.rules.map((rule) => (0,report_document/* prose */.CS)(rule))),
]), { most, one: 'version' });
function* detailBlocks({ detail }, most) {
    if (detail === null)
        return;
    const { version, problems, findings, passedFindings } = detail;
    const name = version === null ? (0,report_document/* line */.n8) `It` : (0,report_document/* line */.n8) `${version}`;
    const counts = [
        ...(passedFindings > 0 ? [(0,report_document/* line */.n8) `passed ${(0,report_document/* pluralLine */.ft)(passedFindings, 'check')}`] : []),
        ...(findings.length > 0 ? [(0,report_document/* line */.n8) `has ${(0,report_document/* pluralLine */.ft)(findings.length, 'other finding')}`] : []),
    ];
    yield (0,report_document/* list */.p_)([
        ...problems.map(problemLine),
        ...(counts.length === 0
            ? []
            : [
                (0,report_document/* item */.AS)((0,report_document/* line */.n8) `${name} ${(0,report_document/* joinLines */.cT)(counts, (0,report_document/* line */.n8) ` and `)}${(0,report_document/* ownText */.U3)(findings.length > 0 ? ':' : '.')}`, (0,report_document/* list */.p_)(findings.map((finding) => (0,report_document/* prose */.CS)((0,listing/* findingLine */.mC)(finding, 400))), { most, one: 'finding' })),
            ]),
    ]);
}
function problemLine({ level, rule, message, advice, waived, waivedUntil }) {
    const head = (0,report_document/* line */.n8) `${(0,report_document/* levelLabel */.v3)(waived === null ? level : 'waived')} ${(0,report_document/* prose */.CS)(rule)}`;
    if (waived === null)
        return (0,report_document/* line */.n8) `${head}: ${(0,report_document/* prose */.CS)(`${message} ${advice}`.trim())}`;
    const until = waivedUntil === null ? (0,report_document/* ownText */.U3)('') : (0,report_document/* line */.n8) ` until ${(0,report_document/* prose */.CS)(waivedUntil)}`;
    return (0,report_document/* line */.n8) `${head}: ${(0,report_document/* prose */.CS)(message)} Waived${until}: ${waived}`;
}

// EXTERNAL MODULE: ./build/export/records.js + 1 modules
var records = __webpack_require__(38203);
// EXTERNAL MODULE: ./build/gate/inventory.js
var gate_inventory = __webpack_require__(60178);
// EXTERNAL MODULE: ./build/io/tree.js + 2 modules
var tree = __webpack_require__(96344);
// EXTERNAL MODULE: ./build/model/model.js
var model = __webpack_require__(85523);
;// CONCATENATED MODULE: ./build/commands/show/subject.js





/** Maximum length in characters, well above that of any real name or pasted entry. */
const longestText = 100_000;
/**
 * Reads typed or pasted text as the gate would read it in a file. Accepts a name, a package reference, an
 * address, a package page's address, a start or install command, or entries from a client's file.
 *
 * @returns the interpretations, or a reason, as a sentence, if the text has none of these forms
 */
async function readSubject(argument) {
    const text = withoutMarks(argument);
    if (text === '')
        return { reason: 'It is empty.' };
    if (text.length > longestText)
        return { reason: 'It is too long for a name or an entry.' };
    if (/[\s{]/.test(text)) {
        const installed = installedPackage(text);
        return installed === null ? readLaunches(text) : typedSubject(packagesOfRef(installed));
    }
    if (text.length > records.maxNameLength)
        return { reason: 'It is too long for a name.' };
    const packageRef = (0,records.readPackageRef)(text);
    if (/^https?:\/\//i.test(text)) {
        const remote = (0,records.readPackageRef)({ type: 'remote', url: text });
        const refs = [remote, packageRef].filter((each) => each !== null);
        return refs.length === 0
            ? { reason: 'It is not a valid server address.' }
            : typedSubject(refs.flatMap(packagesOfRef));
    }
    if (packageRef !== null && packageRef.type !== null)
        return typedSubject(packagesOfRef(packageRef));
    if (text.startsWith('pkg:')) {
        return { reason: `It is not a package URL of a known type (${purlTypes.join(', ')}).` };
    }
    return { packages: distinctPackages(readBareName(text)), title: text, isBare: true };
}
function withoutMarks(given) {
    const [, code = given] = /^\s*(`+)([^`]+)\1\s*$/.exec(given)?.slice(1) ?? [];
    return code.trim().replace(/^\$\s+/, '');
}
function typedSubject(meant) {
    const packages = distinctPackages(meant);
    const titles = packages.map(({ identity, version }) => {
        const name = (0,ecosystems/* nameOrNull */.W3)({ ...identity, ...ecosystems/* noVersion */.yV }) ?? '';
        return version === null ? name : `${name} ${version}`;
    });
    return { packages, title: titles.join(', '), isBare: false };
}
const purlTypes = model/* ecosystemTypes */._Q.filter((type) => ecosystems/* ecosystems */.uU[type].purl !== null);
const packagesOfRef = ({ type, name, version, digest }) => type === null ? [] : [{ identity: { type, name }, version: digest ?? version }];
/**
 * Parses the text as a name in every ecosystem that uses names. The export determines which of the resulting
 * packages exist.
 */
function readBareName(text) {
    return model/* ecosystemTypes */._Q.flatMap((type) => {
        const { names, readReference } = ecosystems/* ecosystems */.uU[type];
        const reference = names === 'addresses' ? null : readReference(text);
        return reference === null ? [] : packagesOfRef({ type, ...reference });
    });
}
async function readLaunches(text) {
    let reason = null;
    for (const [path, content] of pastedFiles(text)) {
        const inventory = await (0,gate_inventory/* takeInventory */.O1)((0,tree/* createTextSource */.Jn)(new Map([[path, content]])), {
            folder: '',
            ignorePaths: [],
            withCandidates: false,
            charge: (0,gate_inventory/* createBudget */.yK)(),
        });
        const servers = inventory.dependencies.filter(({ role }) => role === 'server');
        const packages = servers.flatMap(packagesOfLaunch);
        if (packages.length > 0)
            return typedSubject(packages);
        const [first] = servers;
        if (first !== undefined && !(0,ecosystems/* isIdentified */.mO)(first))
            reason ??= first.reason;
    }
    return {
        reason: reason === null
            ? 'It is neither a name nor a command or an entry that starts a server.'
            : `The command or entry does not show which server it starts: ${reason}.`,
    };
}
function packagesOfLaunch(dependency) {
    if (!(0,ecosystems/* isIdentified */.mO)(dependency))
        return [];
    const { type, name, pin, version, digest } = dependency;
    const exact = pin === 'exact' || pin === 'digest' ? (digest ?? version) : null;
    return [{ identity: { type, name }, version: exact }];
}
/**
 * Returns the text wrapped in each file format from which it could have been copied, so that the gate's
 * readers can parse it.
 */
function pastedFiles(text) {
    const command = JSON.stringify({ mcpServers: { pasted: { command: 'sh', args: ['-c', text] } } });
    const step = JSON.stringify({ jobs: { pasted: { steps: [{ run: text }] } } });
    // Text that begins with a quote is an entry with its alias, copied without the enclosing braces.
    const member = /^"/.test(text) ? `{${text.replace(/,$/, '')}}` : text;
    return [
        ...(/^[{["]/.test(text)
            ? [
                ['.mcp.json', `{"mcpServers": {"pasted": ${member}}}`],
                ['.mcp.json', `{"mcpServers": ${member}}`],
                ['mcp-settings.json', member],
            ]
            : [
                ['.mcp.json', command],
                ['.github/workflows/pasted.yml', step],
            ]),
        ['mcp-settings.toml', text],
        ['mcp-settings.yaml', text],
    ];
}
const distinctPackages = (packages) => [
    ...new Map(packages.map((each) => [(0,ecosystems/* identityKey */.US)(each.identity), each])).values(),
];
/** Install commands shown on the registries' package pages, keyed by the type of package reference. */
const installs = {
    npm: /^(?:npm (?:i|install|add)|pnpm (?:i|install|add)|yarn (?:global )?add|bun (?:i|install|add)) /,
    pypi: /^(?:(?:python3? -m |uv )?pip3? install|pipx install|uv (?:tool install|add)|poetry add) /,
    oci: /^(?:docker|podman|nerdctl) (?:image )?pull /,
    nuget: /^dotnet (?:tool install|add package) /,
    golang: /^go (?:install|get) /,
};
/**
 * Returns the package named in an install command that was copied from a package page.
 *
 * @returns null for any other text, for a command with several packages, and for a command whose options have
 * separate values
 */
function installedPackage(command) {
    const commandWords = command.split(/\s+/);
    // `-m` is part of `python -m pip`, not an option to drop.
    const text = commandWords.filter((word) => word === '-m' || !word.startsWith('-')).join(' ');
    for (const [type, start] of Object.entries(installs)) {
        const name = text.replace(start, '');
        if (name !== text && !name.includes(' '))
            return (0,records.readPackageRef)({ type, identifier: name });
    }
    return null;
}

;// CONCATENATED MODULE: ./build/commands/show/command.js

















/**
 * Shows an export's records for a server.
 *
 * @returns the exit status: 0 if the server is listed, 1 if it is not, 2 if its record is malformed
 */
async function show({ argument, values, outputs }, redact) {
    const { log, progress } = (0,terminal/* createTerminalLog */.$V)(redact);
    const subject = await readSubject(argument);
    if ('reason' in subject) {
        throw new command_line/* UsageError */.eb(`The SERVER argument does not identify a server. ${subject.reason}`, 'Give a server name (such as @acme/files), a server address, or the command or entry that starts the server.');
    }
    const settings = (0,option_settings.exportSettings)(values);
    for (const caution of settings.cautions)
        log(caution);
    const policy = await (0,command_policy/* readCorpusPolicy */.N)(values, log);
    const ports = (0,local_ports/* localExportPorts */.IK)(() => { }, progress);
    const needsDates = (0,judging_policy/* limitsAge */.WU)(policy);
    const { loaded, packages, neighbours } = await findPackages(subject, (wanted) => (0,gate_export.loadExport)(settings, { ...wanted, needsDates }, ports));
    const context = { loaded, policy, now: clock/* clock */.p.now() };
    const shown = {
        query: subject.title,
        ...(0,describe_package/* describeExport */.Wp)(context),
        policy: {
            file: values.config ?? null,
            preset: policy.values.preset,
            minScore: policy.values['min-score'],
        },
        packages: packages.flatMap((each) => (0,describe_package/* describePackage */.IH)(each, context) ?? []),
        neighbours: [...neighbours],
    };
    await (0,terminal/* writeOutputs */.Kn)(outputs, (format, options) => {
        switch (format) {
            case 'json':
                return (0,report_redact.redactJson)(`${(0,report_text.safeJson)(shown)}\n`, redact);
            case 'markdown':
                return redact(renderShowMarkdown(shown));
            default:
                return redact(renderShow(shown, options, values.all !== undefined, external_node_fs_.existsSync));
        }
    });
    await (0,save_export/* saveExport */.S)(loaded.save, log);
    if (shown.packages.some(({ servers }) => servers.length === 0))
        return exit_status/* exitStatus */.$.error;
    return shown.packages.length > 0 ? exit_status/* exitStatus */.$.pass : exit_status/* exitStatus */.$.fail;
}


/***/ }),

/***/ 92281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FX: () => (/* binding */ noSubjects),
/* harmony export */   IH: () => (/* binding */ describePackage),
/* harmony export */   Wp: () => (/* binding */ describeExport)
/* harmony export */ });
/* harmony import */ var _detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10398);
/* harmony import */ var _detection_purl_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47962);
/* harmony import */ var _gate_steps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31077);
/* harmony import */ var _judging_evaluation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16361);
/* harmony import */ var _judging_grading_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47711);
/* harmony import */ var _judging_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45052);
/* harmony import */ var _judging_verdict_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33862);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11593);
/* harmony import */ var _report_report_messages_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23602);
/* harmony import */ var _corpus_judge_package_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(58202);
/* harmony import */ var _corpus_pinned_launch_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15546);











function describeExport({ loaded, policy, now, }) {
    const { selection } = loaded;
    const exported = (0,_gate_steps_js__WEBPACK_IMPORTED_MODULE_2__/* .exportReport */ .bz)(loaded);
    const ageMs = now - selection.header.generatedAt;
    const { inconsistencies } = selection;
    const subjects = { ...noSubjects, export: { ...exported, ageMs, inconsistencies }, now };
    const { problems } = (0,_judging_evaluation_js__WEBPACK_IMPORTED_MODULE_3__/* .evaluate */ ._3)(subjects, policy, false);
    const exportRules = new Set(_judging_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .catalogue */ .sW.filter(({ about }) => about === 'export').map(({ id }) => id));
    return {
        export: (0,_report_json_js__WEBPACK_IMPORTED_MODULE_7__/* .exportEntry */ .N)(exported),
        problems: problems.filter(({ rule }) => exportRules.has(rule)).map(showProblem),
    };
}
const noSubjects = {
    dependencies: [],
    files: [],
    export: null,
    relaxations: [],
    scope: 'all',
    folder: '',
};
/** Returns null if the package cannot be launched. */
function describePackage({ identity, version: requestedVersion }, context) {
    const { loaded, policy, now } = context;
    const { selection } = loaded;
    const unpinned = (0,_corpus_pinned_launch_js__WEBPACK_IMPORTED_MODULE_10__/* .createUnpinnedLaunch */ .x)(identity);
    const judgedPackage = (0,_corpus_judge_package_js__WEBPACK_IMPORTED_MODULE_9__/* .createPackageJudge */ .S)(policy, now)(identity, selection, () => selection.servers);
    if (unpinned === null || judgedPackage === null)
        return null;
    const versions = judgedPackage.versions.map(showVersion);
    // `report-only` never fails a version, so the version to use is chosen under the `recommended` preset.
    const enforced = policy.values.preset === 'report-only'
        ? (0,_corpus_judge_package_js__WEBPACK_IMPORTED_MODULE_9__/* .createPackageJudge */ .S)((0,_gate_steps_js__WEBPACK_IMPORTED_MODULE_2__/* .withPreset */ .Oj)(policy, 'recommended'), now)(identity, selection, () => selection.servers)
        : judgedPackage;
    const passing = (enforced?.versions ?? []).filter(({ verdict }) => (0,_judging_verdict_words_js__WEBPACK_IMPORTED_MODULE_6__/* .passes */ .WE)(verdict));
    const take = newestVersion(unpinned, passing);
    const [newest] = versions;
    const reason = requestedVersion !== null ? 'named' : take !== null ? 'take' : 'newest';
    const shownVersion = requestedVersion ?? (take ?? newest)?.version ?? null;
    const launch = shownVersion === null ? unpinned : (0,_corpus_pinned_launch_js__WEBPACK_IMPORTED_MODULE_10__/* .createPinnedLaunch */ .u)(unpinned, shownVersion);
    const match = (0,_judging_grading_js__WEBPACK_IMPORTED_MODULE_4__/* .listedMatch */ .Ry)((0,_judging_grading_js__WEBPACK_IMPORTED_MODULE_4__/* .matchDependency */ .px)(unpinned, selection));
    return {
        type: identity.type,
        name: (0,_detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOrNull */ .W3)(unpinned) ?? '',
        purl: (0,_detection_purl_js__WEBPACK_IMPORTED_MODULE_1__.purlOf)(unpinned),
        servers: (match?.candidates ?? []).map(({ id, name, publisher, packageRefs }) => ({
            id,
            name,
            publisher: publisher.namespace,
            verified: publisher.verified,
            packages: packageRefs.map(referenceText),
        })),
        versions,
        take: take && { version: take.version, score: take.score, grade: take.grade },
        detail: launch && { version: shownVersion, reason, ...describeDetail(launch, context) },
    };
}
function showVersion(judged) {
    const { version, judgedVersion, verdict, score, grade, rules, digest, gradedAt } = judged;
    const graded = { version, judgedVersion, verdict, score, grade, rules };
    return { ...graded, rubric: judged.rubric ?? null, digest, gradedAt };
}
/**
 * Returns the version to use: the newest release with a score, otherwise the newest version with a score,
 * otherwise the newest version.
 *
 * @param versions passing versions, highest first
 */
function newestVersion({ type }, versions) {
    const { isPrerelease } = _detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[type];
    const graded = versions.filter(({ score }) => score !== null);
    const released = graded.find(({ version }) => version === null || !isPrerelease(version));
    return released ?? graded[0] ?? versions[0] ?? null;
}
function describeDetail(dependency, { loaded, policy, now }) {
    const changed = {
        ...{ dependency, change: 'unknown', before: null, replaced: [], isCounted: true },
        difference: { changedParts: [], edited: [], obstacles: [] },
    };
    const dependencies = (0,_gate_steps_js__WEBPACK_IMPORTED_MODULE_2__/* .matchAll */ .HD)([changed], loaded, policy);
    const [judged] = (0,_judging_evaluation_js__WEBPACK_IMPORTED_MODULE_3__/* .evaluate */ ._3)({ ...noSubjects, dependencies, now }, policy).servers;
    const report = (0,_judging_grading_js__WEBPACK_IMPORTED_MODULE_4__/* .decidingReport */ .O)(judged?.match);
    const findings = report?.findings ?? [];
    return {
        verdict: judged?.verdict ?? 'error',
        score: report?.score ?? null,
        grade: report?.grade || null,
        problems: (judged?.problems ?? []).map(showProblem),
        passedFindings: findings.filter(({ result }) => result === 'pass').length,
        findings: findings
            .filter(({ result }) => result !== 'pass')
            .sort((a, b) => rank(a.result) - rank(b.result) || (b.weight ?? 0) - (a.weight ?? 0))
            .map(({ ...finding }) => finding),
    };
}
function rank(result) {
    const position = ['fail', 'warn', 'unscannable'].indexOf(result);
    return position < 0 ? 3 : position;
}
function showProblem(problem) {
    const { rule, level, message, advice, waived, waivedUntil = null } = problem;
    const words = { message: (0,_report_report_messages_js__WEBPACK_IMPORTED_MODULE_8__.plainText)(message), advice: (0,_report_report_messages_js__WEBPACK_IMPORTED_MODULE_8__.plainText)(advice) };
    return { rule, level, ...words, waived, waivedUntil };
}
function referenceText({ type, name, version, digest }) {
    if (type === null)
        return name;
    const pin = version === null ? 'none' : 'exact';
    const spec = { type, name, version, digest, specifier: version, pin };
    const spelledName = (0,_detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOrNull */ .W3)(spec) ?? name;
    return _detection_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[type].names === 'addresses'
        ? spelledName
        : ((0,_detection_purl_js__WEBPACK_IMPORTED_MODULE_1__.purlOf)(spec) ?? `${type}:${spelledName}`);
}


/***/ }),

/***/ 8477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G4: () => (/* reexport */ text_table/* createNumberList */.G4),
  EB: () => (/* reexport */ createTextNumbers),
  loadDailyStores: () => (/* reexport */ loadDailyStores),
  Aq: () => (/* reexport */ memberKinds),
  lT: () => (/* reexport */ noFinding),
  s1: () => (/* reexport */ readJoined),
  FN: () => (/* reexport */ storeDocument),
  _t: () => (/* reexport */ text_table/* textHash */._t)
});

// EXTERNAL MODULE: ./build/export/service/download.js
var download = __webpack_require__(4503);
// EXTERNAL MODULE: ./build/export/store/store.js
var store = __webpack_require__(6196);
// EXTERNAL MODULE: ./build/export/cache/entries.js + 1 modules
var entries = __webpack_require__(55068);
;// CONCATENATED MODULE: ./build/export/cache/daily-stores.js



/** Number of days to search for a store. The cache keeps unused entries for seven days. */
const maxDaysBack = 7;
/**
 * Loads the newest export and the newest cached export that is at least `daysBetween` days older. Until the
 * next export is due (see `loadFromService`), the newest export comes from the cache. After that, it is
 * downloaded. All records in both exports are intact.
 *
 * @param daysBetween minimum difference in days, with a tolerance of half a day
 * @throws GateError under the same conditions as the download, even if an overdue export is cached, because
 * comparing it would suggest that nothing has changed
 */
async function loadDailyStores(given, ports, daysBetween) {
    // Accepts a cached export of any age, so that the service sends only a newer export.
    const request = { ...given, maxAgeMs: Number.POSITIVE_INFINITY };
    const load = {
        request,
        query: { identities: [], watched: [] },
        ports,
    };
    const now = ports.now();
    const [today, yesterday] = [(0,entries/* dayOf */.kb)(now), (0,entries/* dayOf */.kb)(now - entries/* dayMs */.LP)];
    await ports.cache.prefetch([
        ...[today, yesterday].map((day) => (0,entries/* cacheKey */.k$)(store/* storeForm */.qm, request, day)),
        ...[today, yesterday].map((day) => (0,entries/* cacheKey */.k$)(store/* storeForm */.qm, request, 'later', day)),
    ]);
    const newest = await newestStore(now + entries/* hourMs */.$0, [], load);
    const restoredStores = newest === null ? [] : [newest];
    const loadEarlierStore = (store, stores) => newestStore(storeTime(store) - (daysBetween - 0.5) * entries/* dayMs */.LP, stores, load);
    const fromCache = async (newer, isChecked) => ({
        newer,
        earlier: await loadEarlierStore(newer, []),
        source: 'cache',
        isChecked,
        save: async () => true,
    });
    const isCurrent = newest !== null && !request.mustAnswer && now < storeTime(newest) + entries/* dayMs */.LP;
    if (isCurrent)
        return fromCache(newest, false);
    const downloaded = await (0,download.downloadStore)(request, ports, {
        validators: newest?.head.validators ?? null,
        known: [],
        isEnough: (generatedAt) => newest !== null && generatedAt <= storeTime(newest),
        async openEarlier(generatedAt) {
            const found = await (0,entries/* restoreEarlierStores */.Ju)(load, generatedAt, restoredStores);
            restoredStores.splice(0, restoredStores.length, ...found);
            return found;
        },
    });
    if (downloaded.kind === 'enough') {
        if (newest === null)
            throw new Error(entries/* unexpectedEnd */.lb);
        return fromCache(newest, true);
    }
    const { store: newer, file } = downloaded;
    return {
        newer,
        earlier: await loadEarlierStore(newer, restoredStores),
        source: 'download',
        isChecked: true,
        async save() {
            const generatedAt = storeTime(newer);
            const storeKey = (...parts) => (0,entries/* cacheKey */.k$)(store/* storeForm */.qm, request, ...parts, (0,entries/* dayOf */.kb)(generatedAt));
            // An earlier export from the same day, or a damaged entry, might already use the day's first key.
            const isTaken = await ports.cache.has(storeKey());
            const isSaved = await (0,entries/* saveStore */.aS)(load, file, generatedAt, isTaken ? 'later' : 'first');
            // Another job may have saved the same entry first.
            return isSaved || (await ports.cache.has(storeKey(...(isTaken ? ['later'] : []))));
        },
    };
}
const storeTime = ({ head }) => head.whole.head.generatedAt;
/**
 * Returns the store of the newest export whose records are all intact.
 *
 * @param latest latest accepted generation time, in milliseconds since the epoch
 * @param candidateStores stores that have already been restored
 */
async function newestStore(latest, candidateStores, load) {
    for (let daysAgo = 0; daysAgo <= maxDaysBack; daysAgo += 1) {
        const day = (0,entries/* dayOf */.kb)(latest - daysAgo * entries/* dayMs */.LP);
        const stores = candidateStores.filter((store) => (0,entries/* dayOf */.kb)(storeTime(store)) === day);
        if (stores.length === 0) {
            for (const slot of entries/* entryRevisions */.x7) {
                const restored = await (0,entries/* restoreEntry */.fe)({ kind: 'store', day, revision: slot }, load);
                if (restored?.store)
                    stores.push(restored.store);
            }
        }
        const candidates = stores.filter((store) => storeTime(store) <= latest);
        for (const store of candidates.sort((a, b) => storeTime(b) - storeTime(a))) {
            if (store.isIntact())
                return store;
            (0,entries/* logDamage */.ob)(load.ports.log);
        }
    }
    return null;
}

// EXTERNAL MODULE: ./build/export/contract/faults.js
var faults = __webpack_require__(59653);
// EXTERNAL MODULE: ./build/export/reading/fields.js
var fields = __webpack_require__(98347);
// EXTERNAL MODULE: ./build/export/reading/record-key.js
var record_key = __webpack_require__(2893);
;// CONCATENATED MODULE: ./build/export/reading/record-members.js

/*
 * Finds the members of a record in its undecoded bytes, using the string positions that the splitter
 * recorded. Unusual records are left to JSON.parse: those with an escaped or repeated name, more than
 * `maxMembers` members, or a number that JavaScript would write differently.
 */
/** Kinds of member values, determined by the first byte. Strings and nested values are not validated. */
const memberKinds = { text: 0, number: 1, literal: 2, nested: 3 };
const maxMembers = 32;
function createRecordMembers() {
    const places = new Int32Array(4 * maxMembers);
    return { count: 0, places, kinds: new Uint8Array(maxMembers) };
}
/**
 * Finds the members of the record in `bytes` from `start` up to `end` (exclusive), and stores them in
 * `members`.
 *
 * @returns false if the record must be parsed, because it is unusual or not an object
 */
function readMembers(bytes, start, end, { quotes, escapes, count }, members) {
    members.count = 0;
    if (bytes[start] !== 0x7b || count < 0)
        return false;
    const closing = end - 1;
    let at = skipSpace(bytes, start + 1);
    if (at === closing)
        return true;
    for (let token = 0;;) {
        if (token >= count || members.count === maxMembers)
            return false;
        const opening = start + quotes[2 * token];
        const nameEnd = start + quotes[2 * token + 1];
        if (opening !== at || escapes[token] !== record_key/* withoutEscapes */.Lx)
            return false;
        if (hasMember(members, bytes, opening + 1, nameEnd))
            return false;
        token += 1;
        at = skipSpace(bytes, nameEnd + 1);
        if (bytes[at] !== 0x3a)
            return false;
        at = skipSpace(bytes, at + 1);
        let kind = memberKinds.text;
        let valueStart = at;
        let valueEnd = at;
        const byte = bytes[at];
        if (byte === 0x22) {
            if (token >= count)
                return false;
            valueStart = at + 1;
            valueEnd = start + quotes[2 * token + 1];
            at = valueEnd + 1;
            token += 1;
        }
        else {
            kind = valueKind(byte);
            const next = token < count ? start + quotes[2 * token] : -1;
            valueEnd = kind === memberKinds.nested ? nestedEnd(bytes, next, closing) : -1;
            if (kind === memberKinds.number)
                valueEnd = numberEnd(bytes, at);
            if (kind === memberKinds.literal)
                valueEnd = literalEnd(bytes, at);
            if (valueEnd <= at)
                return false;
            at = valueEnd;
        }
        const place = 4 * members.count;
        members.places[place] = opening + 1;
        members.places[place + 1] = nameEnd;
        members.places[place + 2] = valueStart;
        members.places[place + 3] = valueEnd;
        members.kinds[members.count] = kind;
        members.count += 1;
        at = skipSpace(bytes, at);
        if (bytes[at] === 0x2c)
            at = skipSpace(bytes, at + 1);
        else
            return at === closing && token === count;
    }
}
function isNamed({ places }, member, bytes, name) {
    const from = places[4 * member];
    if (places[4 * member + 1] - from !== name.length)
        return false;
    for (let at = 0; at < name.length; at += 1)
        if (bytes[from + at] !== name[at])
            return false;
    return true;
}
function hasMember(members, bytes, from, to) {
    const { places, count } = members;
    for (let member = 0; member < count; member += 1) {
        const other = places[4 * member];
        if (places[4 * member + 1] - other !== to - from)
            continue;
        let at = 0;
        while (from + at < to && bytes[other + at] === bytes[from + at])
            at += 1;
        if (from + at === to)
            return true;
    }
    return false;
}
function valueKind(byte) {
    if ((byte | 0x20) === 0x7b)
        return memberKinds.nested;
    return byte === 0x2d || isDigit(byte) ? memberKinds.number : memberKinds.literal;
}
/**
 * Returns the end of the nested value that precedes the name at `next` or, if `next` is negative, the end of
 * the record. Returns -1 if no comma precedes the name.
 */
function nestedEnd(bytes, next, closing) {
    let at = next < 0 ? closing : next;
    while ((0,record_key/* isWhitespace */.Yv)(bytes[at - 1]))
        at -= 1;
    if (next < 0)
        return at;
    if (bytes[at - 1] !== 0x2c)
        return -1;
    at -= 1;
    while ((0,record_key/* isWhitespace */.Yv)(bytes[at - 1]))
        at -= 1;
    return at;
}
/**
 * Returns the end of a decimal number without an exponent and with at most 15 characters after any sign; -1
 * for any other number.
 */
function numberEnd(bytes, from) {
    const first = bytes[from] === 0x2d ? from + 1 : from;
    let at = first;
    while (isDigit(bytes[at]))
        at += 1;
    if (at === first || (bytes[first] === 0x30 && at > first + 1))
        return -1;
    if (bytes[at] === 0x2e) {
        const point = at;
        at += 1;
        while (isDigit(bytes[at]))
            at += 1;
        if (at === point + 1)
            return -1;
    }
    return at - first > 15 || (bytes[at] | 0x20) === 0x65 ? -1 : at;
}
const literals = ['true', 'false', 'null'].map((text) => Buffer.from(text));
function literalEnd(bytes, from) {
    for (const literal of literals) {
        let at = 0;
        while (at < literal.length && bytes[from + at] === literal[at])
            at += 1;
        if (at === literal.length)
            return from + at;
    }
    return -1;
}
function skipSpace(bytes, from) {
    let at = from;
    while ((0,record_key/* isWhitespace */.Yv)(bytes[at]))
        at += 1;
    return at;
}
const isDigit = (byte) => byte !== undefined && byte >= 0x30 && byte <= 0x39;

// EXTERNAL MODULE: ./build/export/reading/value-reader.js
var value_reader = __webpack_require__(54537);
// EXTERNAL MODULE: ./build/export/reading/value-scanner.js
var value_scanner = __webpack_require__(90678);
;// CONCATENATED MODULE: ./build/export/reading/record-shape.js



/** Maximum length of the text between two values, in bytes. */
const maxBetween = 256;
function createRecordShape() {
    /** The bytes before each value, in order, and the bytes after the last value. */
    const between = new Uint8Array((maxMembers + 1) * maxBetween);
    const ends = new Int32Array(maxMembers + 1);
    /** For each member, the distances from the start and the end of its name to the start of its value. */
    const names = new Int32Array(2 * maxMembers);
    const kinds = new Uint8Array(maxMembers);
    const plain = new Uint8Array(maxMembers);
    let count = 0;
    const addBetween = (bytes, from, to, member) => {
        if (to - from > maxBetween)
            return false;
        const start = member === 0 ? 0 : ends[member - 1];
        for (let at = from; at < to; at += 1)
            between[start + at - from] = bytes[at];
        ends[member] = start + to - from;
        return true;
    };
    return {
        learn(bytes, start, end, members, isPlain) {
            count = 0;
            const { places } = members;
            let from = start;
            for (let member = 0; member < members.count; member += 1) {
                const place = 4 * member;
                const value = places[place + 2];
                const kind = members.kinds[member];
                if (kind !== memberKinds.text && kind !== memberKinds.number)
                    return;
                if (!addBetween(bytes, from, value, member))
                    return;
                names[2 * member] = value - places[place];
                names[2 * member + 1] = value - places[place + 1];
                kinds[member] = kind;
                plain[member] = isPlain(member) ? 1 : 0;
                from = places[place + 3];
            }
            if (addBetween(bytes, from, end, members.count))
                count = members.count;
        },
        read(bytes, start, members) {
            if (count === 0)
                return -1;
            const { length } = bytes;
            const { places } = members;
            let at = start;
            let next = 0;
            for (let member = 0;; member += 1) {
                const last = ends[member];
                if (at + last - next > length)
                    return -1;
                for (; next < last; next += 1) {
                    if (bytes[at] !== between[next])
                        return -1;
                    at += 1;
                }
                if (member === count)
                    break;
                const from = at;
                if (kinds[member] === memberKinds.number) {
                    at = plain[member] === 1 ? digitsEnd(bytes, from) : numberEnd(bytes, from);
                }
                else {
                    at = plain[member] === 1 ? plainTextEnd(bytes, from) : (0,value_scanner/* closingQuote */.m2)(bytes, from);
                }
                if (at < 0)
                    return -1;
                const place = 4 * member;
                places[place] = from - names[2 * member];
                places[place + 1] = from - names[2 * member + 1];
                places[place + 2] = from;
                places[place + 3] = at;
                members.kinds[member] = kinds[member];
            }
            members.count = count;
            return at - start > value_reader/* maxElementBytes */.E ? -1 : at;
        },
    };
}
/** Returns the end of a number without a sign or fraction (see `numberEnd`); -1 for any other number. */
function digitsEnd(bytes, from) {
    const end = numberEnd(bytes, from);
    for (let at = from; at < end; at += 1) {
        if (bytes[at] === 0x2d || bytes[at] === 0x2e)
            return -1;
    }
    return end;
}
/**
 * Returns the position of the closing quote of a non-empty string without escapes; -1 for any other string.
 */
function plainTextEnd(bytes, from) {
    const { length } = bytes;
    for (let at = from; at < length; at += 1) {
        const byte = bytes[at];
        if (byte === 0x22)
            return at === from ? -1 : at;
        if (byte === 0x5c)
            return -1;
    }
    return -1;
}

// EXTERNAL MODULE: ./build/export/reading/schema.js
var schema = __webpack_require__(38905);
;// CONCATENATED MODULE: ./build/export/reading/finding-members.js




const namesByRole = {
    id: record_key/* findingIdKeys */.f2,
    check: schema/* checkKeys */.L,
    result: ['result'],
    weight: ['weight'],
    evidence: ['evidence'],
};
const namesByLength = Array.from({ length: 32 }, () => []);
for (const role of Object.keys(namesByRole)) {
    namesByRole[role].forEach((name, rank) => {
        namesByLength[name.length]?.push({ bytes: Buffer.from(name), role, rank });
    });
}
function createFindingReader() {
    const members = createRecordMembers();
    const found = { members, id: -1, check: -1, result: -1, weight: -1, evidence: -1 };
    const shape = createRecordShape();
    /** Whether the roles in `found` apply to the members of the learned shape. */
    let isOfShape = false;
    const isPlainInShape = (member) => member === found.id || member === found.check || member === found.result;
    return {
        findingMembers: found,
        read(bytes, start, end, strings) {
            const reading = readFindingMembers(bytes, start, end, strings, found);
            isOfShape = reading === 'usual';
            if (isOfShape)
                shape.learn(bytes, start, end, members, isPlainInShape);
            return reading !== null;
        },
        readNext: (bytes, start) => (isOfShape ? shape.read(bytes, start, members) : -1),
    };
}
/**
 * Stores a finding's members in `findingMembers`. Returns null if the record is unusual, or `some-empty` if
 * the finding's id or check depends on which of its members are empty.
 */
function readFindingMembers(bytes, start, end, strings, findingMembers) {
    const { members } = findingMembers;
    if (!readMembers(bytes, start, end, strings, members))
        return null;
    const { places, kinds } = members;
    findingMembers.id = -1;
    findingMembers.check = -1;
    findingMembers.result = -1;
    findingMembers.weight = -1;
    findingMembers.evidence = -1;
    let idRank = 32;
    let checkRank = 32;
    let isSomeEmpty = false;
    for (let member = 0; member < members.count; member += 1) {
        const name = memberName(members, member, bytes);
        if (name === null)
            continue;
        const { role, rank } = name;
        const kind = kinds[member];
        const from = places[4 * member + 2];
        const to = places[4 * member + 3];
        const isFilled = kind === memberKinds.text && to > from;
        if (role === 'id') {
            const isNumber = kind === memberKinds.number;
            // Parsing could change any other spelling of the number: 1.0 becomes 1.
            if (isNumber && !isPlainInteger(bytes, from, to))
                return null;
            if (!isNumber && !isFilled)
                isSomeEmpty = true;
            else if (rank < idRank) {
                findingMembers.id = member;
                idRank = rank;
            }
        }
        else if (role === 'check') {
            if (!isFilled)
                isSomeEmpty = true;
            else if (rank < checkRank) {
                findingMembers.check = member;
                checkRank = rank;
            }
        }
        else {
            findingMembers[role] = member;
        }
    }
    const isUsual = isPlain(members, findingMembers.id, bytes) &&
        isPlain(members, findingMembers.check, bytes) &&
        isPlain(members, findingMembers.result, bytes);
    return isUsual ? (isSomeEmpty ? 'some-empty' : 'usual') : null;
}
function memberName(members, member, bytes) {
    const { places } = members;
    const names = namesByLength[places[4 * member + 1] - places[4 * member]];
    if (names === undefined)
        return null;
    for (let at = 0; at < names.length; at += 1) {
        const name = names[at];
        if (isNamed(members, member, bytes, name.bytes))
            return name;
    }
    return null;
}
/** Reports whether a member's value contains no backslash; also true if there is no such member. */
function isPlain({ places }, member, bytes) {
    if (member < 0)
        return true;
    const to = places[4 * member + 3];
    for (let at = places[4 * member + 2]; at < to; at += 1) {
        if (bytes[at] === 0x5c)
            return false;
    }
    return true;
}
function isPlainInteger(bytes, from, to) {
    if (bytes[from] === 0x2d)
        return false;
    for (let at = from; at < to; at += 1)
        if (bytes[at] === 0x2e)
            return false;
    return true;
}

// EXTERNAL MODULE: ./build/export/reading/head.js
var reading_head = __webpack_require__(25136);
// EXTERNAL MODULE: ./build/export/reading/encoded-reference.js
var encoded_reference = __webpack_require__(14658);
// EXTERNAL MODULE: ./build/export/reading/text-table.js
var text_table = __webpack_require__(70312);
;// CONCATENATED MODULE: ./build/export/reading/reference-join.js


/** The target of a reference that matches no finding in the export. */
const noFinding = -(2 ** 31);
/**
 * A reference with a known target is stored as this value minus the target. The result is less than every
 * unresolved reference.
 */
const resolvedFrom = -(2 ** 52 + 2 ** 51);
const lowestWritten = -(2 ** 52 + 2);
/** Number of parts into which the ids of a full window are divided. One part is indexed at a time. */
const partsOfWindow = 4;
/** Creates a join that keeps at most `windowSize` findings in memory at once. */
function createReferenceJoin(windowSize) {
    /**
     * Each entry is the hash of an id, a position encoded as a negative number (encoded-reference.ts), or a
     * known target.
     */
    const references = (0,text_table/* createNumberList */.G4)();
    const counts = (0,text_table/* createNumberList */.G4)();
    /** Hashes of the finding ids in the window. */
    let ids = (0,text_table/* createNumberList */.G4)();
    let from = 0;
    let ofScore = 0;
    const isInWindow = (position) => position >= from && position < from + windowSize;
    return {
        isInWindow,
        addReference(raw, read) {
            ofScore += 1;
            references.add((0,encoded_reference/* encodeReference */.YN)(raw, read, text_table/* textHash */._t.ofText));
        },
        addId(idHash) {
            ofScore += 1;
            references.add(idHash);
        },
        addTarget(target) {
            ofScore += 1;
            references.add(resolvedFrom - target);
        },
        endScore() {
            counts.add(ofScore);
            ofScore = 0;
        },
        addFinding(position, idHash) {
            if (isInWindow(position))
                ids.add(idHash);
        },
        resolve(findings, hasNumericIds) {
            const allReferences = references.toArray();
            const hashes = ids.toArray();
            let parts = 1;
            while (parts * windowSize < partsOfWindow * hashes.length)
                parts *= 2;
            for (let part = 0; part < parts; part += 1) {
                // Uses none of the bits that select a slot in the index.
                const isInPart = (id) => (id >>> 24) % parts === part;
                const index = indexIds(hashes, isInPart);
                let last = -1;
                for (let at = 0; at < allReferences.length; at += 1) {
                    const reference = allReferences[at];
                    if (reference === 0 || reference < lowestWritten)
                        continue;
                    const id = (0,encoded_reference/* idHashIn */.T)(reference, hasNumericIds, text_table/* textHash */._t.ofText);
                    if (id === 0) {
                        const position = (0,encoded_reference/* positionIn */.Nu)(reference);
                        allReferences[at] = position < findings ? resolvedFrom - position : 0;
                    }
                    else if (isInPart(id)) {
                        const place = index.find(id, last + 1);
                        if (place < 0)
                            continue;
                        last = place;
                        allReferences[at] = resolvedFrom - (from + place);
                    }
                }
            }
        },
        openWindow() {
            from += windowSize;
            ids = (0,text_table/* createNumberList */.G4)();
            return from;
        },
        results() {
            const targets = references.toArray();
            for (let at = 0; at < targets.length; at += 1) {
                const reference = targets[at];
                targets[at] = reference < lowestWritten ? resolvedFrom - reference : noFinding;
            }
            return { targets, counts: counts.toArray() };
        },
    };
}
/** Indexes the first position of each hash within a part. Ignores zeros, and sets repeated hashes to zero. */
function indexIds(hashes, isInPart) {
    let count = 0;
    for (let place = 0; place < hashes.length; place += 1) {
        if (isInPart(hashes[place]))
            count += 1;
    }
    let size = 1024;
    while (2 * size < 3 * count)
        size *= 2;
    /** The 1-based position in each slot; 0 marks a free slot. */
    const slots = new Int32Array(size);
    const findSlot = (hash) => {
        let slot = (hash >>> 0) & (size - 1);
        while (slots[slot] !== 0 && hashes[slots[slot] - 1] !== hash) {
            slot = (slot + 1) & (size - 1);
        }
        return slot;
    };
    for (let place = 0; place < hashes.length; place += 1) {
        const hash = hashes[place];
        if (hash === 0 || !isInPart(hash))
            continue;
        const slot = findSlot(hash);
        if (slots[slot] === 0)
            slots[slot] = place + 1;
        else
            hashes[place] = 0;
    }
    return {
        /**
         * Returns the position of a hash; -1 if it is not in the index. `guess` is tried first, because
         * references mostly follow the order of the findings.
         */
        find: (hash, guess) => hashes[guess] === hash ? guess : slots[findSlot(hash)] - 1,
    };
}

;// CONCATENATED MODULE: ./build/export/reading/score-members.js


const names = {
    server: Buffer.from('server'),
    version: Buffer.from('version'),
    score: Buffer.from('score'),
    grade: Buffer.from('grade'),
    rubricVersion: Buffer.from('rubric_version'),
    generatedAt: Buffer.from('generated_at'),
    findings: Buffer.from('findings'),
};
const roles = Object.entries(names);
function createScoreReader() {
    const found = {
        members: createRecordMembers(),
        server: -1,
        version: -1,
        score: -1,
        grade: -1,
        rubricVersion: -1,
        generatedAt: -1,
        findings: -1,
    };
    /** The start and end position of each reference. */
    let references = new Int32Array(64);
    let count = 0;
    /** Reads a list of ids. Returns false if the list contains anything else, such as a pointer. */
    const readReferences = (bytes, from, to) => {
        count = 0;
        if (bytes[from] !== 0x5b)
            return false;
        let at = score_members_skipSpace(bytes, from + 1);
        if (bytes[at] === 0x5d)
            return at + 1 === to;
        for (;;) {
            const first = bytes[at + 1];
            if (bytes[at] !== 0x22 || first === 0x2f || first === 0x23)
                return false;
            const end = printableEnd(bytes, at + 1);
            if (bytes[end] !== 0x22)
                return false;
            if (count === references.length) {
                references = new Int32Array(references.buffer.transfer(8 * count));
            }
            references[count] = at + 1;
            references[count + 1] = end;
            count += 2;
            at = score_members_skipSpace(bytes, end + 1);
            if (bytes[at] === 0x5d)
                return at + 1 === to;
            if (bytes[at] !== 0x2c)
                return false;
            at = score_members_skipSpace(bytes, at + 1);
        }
    };
    const isUsual = (bytes, role, member) => {
        const { places, kinds } = found.members;
        const from = places[4 * member + 2];
        const to = places[4 * member + 3];
        const kind = kinds[member];
        if (role === 'findings')
            return kind === memberKinds.nested && readReferences(bytes, from, to);
        if (role === 'score') {
            return kind === memberKinds.number ? bytes[from] !== 0x2d : bytes[from] === 0x6e;
        }
        return kind === memberKinds.text && printableEnd(bytes, from) === to;
    };
    const hasText = (member) => member >= 0 &&
        found.members.places[4 * member + 3] >
            found.members.places[4 * member + 2];
    return {
        scoreMembers: found,
        read(bytes, start, end, strings) {
            const { members } = found;
            count = 0;
            if (!readMembers(bytes, start, end, strings, members))
                return false;
            for (const [role] of roles)
                found[role] = -1;
            for (let member = 0; member < members.count; member += 1) {
                const role = roles.find(([, name]) => isNamed(members, member, bytes, name))?.[0];
                if (role === undefined || !isUsual(bytes, role, member))
                    return false;
                found[role] = member;
            }
            return hasText(found.server) && hasText(found.version);
        },
        forEachReference(visit) {
            for (let at = 0; at < count; at += 2) {
                visit(references[at], references[at + 1]);
            }
        },
    };
}
/**
 * Returns the position of the first byte, at or after `from`, that is a quote, a backslash, or not printable
 * ASCII.
 */
function printableEnd(bytes, from) {
    for (let at = from;; at += 1) {
        const byte = bytes[at];
        if (byte === undefined || byte < 0x20 || byte > 0x7e || byte === 0x22 || byte === 0x5c) {
            return at;
        }
    }
}
function score_members_skipSpace(bytes, from) {
    let at = from;
    while ((0,record_key/* isWhitespace */.Yv)(bytes[at]))
        at += 1;
    return at;
}

// EXTERNAL MODULE: ./build/export/reading/splitter.js + 1 modules
var reading_splitter = __webpack_require__(12599);
;// CONCATENATED MODULE: ./build/export/reading/joined-reading.js











/**
 * Reads all records of an export, and resolves the references in its scores. Memory use grows by 8 bytes per
 * reference. Finding ids are indexed in windows of `windowSize`, and the document is read once for each
 * window.
 *
 * @param open opens the document at its beginning; a chunk is valid until the next chunk is read
 * @param windowSize number of finding ids to keep in memory at once
 * @throws GateError if the document is not an export
 */
async function readJoined(open, origin, visitor, windowSize = 4_000_000) {
    const join = createReferenceJoin(windowSize);
    try {
        const { head, totals, hasNumericIds } = await readAll(open, visitor, join);
        join.resolve(totals.findings, hasNumericIds);
        while (join.openWindow() < totals.findings) {
            await readIds(open, join);
            join.resolve(totals.findings, hasNumericIds);
        }
        const { targets, counts } = join.results();
        return { head: (0,reading_head.readHead)(head, origin), totals, referenceCounts: counts, targets };
    }
    catch (error) {
        if (!(error instanceof faults/* StructureError */.QX))
            throw error;
        throw (0,reading_head.structureFailure)(error, origin);
    }
}
async function readAll(open, visitor, join) {
    const head = {};
    const totals = { servers: 0, scores: 0, findings: 0 };
    const findings = createFindingReader();
    const { findingMembers } = findings;
    let hasNumericIds = false;
    let inlineFindings = 0;
    const takeReferences = (raw) => {
        const references = (0,fields/* ownValue */.e)(raw, 'findings');
        if (Array.isArray(references)) {
            for (const each of references) {
                const read = (0,schema/* readFindingReference */.h7)(each);
                if (read?.kind === 'inline') {
                    inlineFindings += 1;
                    visitor.inlineFinding(read.raw, -inlineFindings);
                    join.addTarget(-inlineFindings);
                }
                else {
                    join.addReference(each, read);
                }
            }
        }
        join.endScore();
    };
    const scores = createScoreReader();
    /** Handles a score without parsing it. Returns false if the score must be parsed. */
    const takePlainScore = (bytes, start, end, strings) => {
        if (!scores.read(bytes, start, end, strings))
            return false;
        if (!visitor.plainScore(bytes, scores.scoreMembers, totals.scores))
            return false;
        scores.forEachReference((from, to) => join.addId(text_table/* textHash */._t.ofBytes(bytes, from, to)));
        join.endScore();
        totals.scores += 1;
        return true;
    };
    const takeFinding = (bytes, start, end) => {
        const position = totals.findings;
        totals.findings += 1;
        if (hasNumericId(findingMembers))
            hasNumericIds = true;
        join.addFinding(position, hashMemberId(bytes, findingMembers));
        visitor.finding(bytes, start, end, findingMembers, position);
    };
    const takeParsedFinding = (raw) => {
        const position = totals.findings;
        totals.findings += 1;
        if (typeof (0,fields/* ownValue */.e)(raw, 'id') === 'number')
            hasNumericIds = true;
        join.addFinding(position, hashFindingId(raw));
        visitor.parsedFinding(raw, position);
    };
    await split(open, {
        hasKeys: false,
        head(field, value) {
            head[field] = value;
        },
        readElement(section, chunk, bytes, at) {
            if (section !== 'findings')
                return -1;
            const end = findings.readNext(chunk, at);
            if (end >= 0)
                takeFinding(bytes, at, end);
            return end;
        },
        element(section, bytes, start, end, _, strings) {
            if (section === 'findings') {
                if (findings.read(bytes, start, end, strings()))
                    takeFinding(bytes, start, end);
                else
                    takeParsedFinding((0,reading_splitter/* parseElement */.on)(bytes, start, end));
                return;
            }
            if (section === 'scores' && takePlainScore(bytes, start, end, strings()))
                return;
            const position = totals[section];
            totals[section] += 1;
            const raw = (0,reading_splitter/* parseElement */.on)(bytes, start, end);
            if (section === 'servers') {
                visitor.server(raw, position);
            }
            else {
                visitor.score(raw, position);
                takeReferences(raw);
            }
        },
    });
    return { head, totals, hasNumericIds };
}
/** Reads only finding ids, for the next window of the join. */
async function readIds(open, join) {
    const findings = createFindingReader();
    let position = 0;
    const add = (idHash) => {
        if (join.isInWindow(position))
            join.addFinding(position, idHash());
        position += 1;
    };
    await split(open, {
        hasKeys: false,
        head() { },
        readElement(section, chunk, bytes, at) {
            if (section !== 'findings')
                return -1;
            const end = findings.readNext(chunk, at);
            if (end >= 0)
                add(() => hashMemberId(bytes, findings.findingMembers));
            return end;
        },
        element(section, bytes, start, end, _, strings) {
            if (section !== 'findings')
                return;
            const isUsual = findings.read(bytes, start, end, strings());
            add(() => isUsual
                ? hashMemberId(bytes, findings.findingMembers)
                : hashFindingId((0,reading_splitter/* parseElement */.on)(bytes, start, end)));
        },
    });
}
async function split(open, target) {
    const splitter = (0,reading_splitter/* createSplitter */.W3)(target);
    for await (const chunk of open())
        splitter.push(chunk);
    splitter.end();
}
/**
 * Reports whether a finding has a numeric `id`. Alternative id members, whose names have a different length,
 * do not count.
 */
function hasNumericId({ members: { places, kinds }, id }) {
    if (id < 0 || kinds[id] !== memberKinds.number)
        return false;
    return places[4 * id + 1] - places[4 * id] === 'id'.length;
}
function hashMemberId(bytes, { members, id }) {
    if (id < 0)
        return 0;
    const { places } = members;
    return text_table/* textHash */._t.ofBytes(bytes, places[4 * id + 2], places[4 * id + 3]);
}
function hashFindingId(raw) {
    const id = (0,record_key/* findingId */.zK)(raw);
    return id === null ? 0 : text_table/* textHash */._t.ofText(id);
}

;// CONCATENATED MODULE: ./build/export/reading/text-numbers.js

const pageBytes = 256 * 1024;
/**
 * A place is the page number times this factor, plus the position in the page. The factor exceeds the size of
 * any page.
 */
const placesOfPage = 2 ** 32;
function createTextNumbers() {
    const pages = [];
    let used = 0;
    const places = (0,text_table/* createNumberList */.G4)();
    const lengths = (0,text_table/* createNumberList */.G4)();
    const hashes = (0,text_table/* createNumberList */.G4)();
    /** Each slot holds a number plus 1; 0 marks a free slot. */
    let slots = new Int32Array(1024);
    let count = 0;
    const isAt = (number, bytes, from, to) => {
        if (lengths.at(number) !== to - from)
            return false;
        const place = places.at(number);
        const page = pages[Math.floor(place / placesOfPage)];
        const start = place % placesOfPage;
        for (let at = from; at < to; at += 1) {
            if (page[start + at - from] !== bytes[at])
                return false;
        }
        return true;
    };
    const grow = () => {
        slots = new Int32Array(2 * slots.length);
        const mask = slots.length - 1;
        hashes.forEach((each, number) => {
            let slot = (each >>> 0) & mask;
            while (slots[slot] !== 0)
                slot = (slot + 1) & mask;
            slots[slot] = number + 1;
        });
    };
    const store = (bytes, from, to) => {
        const length = to - from;
        if (pages.length === 0 || used + length > pageBytes) {
            pages.push(Buffer.allocUnsafeSlow(Math.max(pageBytes, length)));
            used = 0;
        }
        pages.at(-1).set(bytes.subarray(from, to), used);
        places.add((pages.length - 1) * placesOfPage + used);
        lengths.add(length);
        used += length;
    };
    const ofBytes = (bytes, from, to) => {
        if (3 * count >= 2 * slots.length)
            grow();
        const key = text_table/* textHash */._t.ofBytes(bytes, from, to);
        const mask = slots.length - 1;
        for (let slot = (key >>> 0) & mask;; slot = (slot + 1) & mask) {
            const number = slots[slot] - 1;
            if (number < 0) {
                count += 1;
                slots[slot] = count;
                hashes.add(key);
                store(bytes, from, to);
                return count - 1;
            }
            if (hashes.at(number) === key && isAt(number, bytes, from, to))
                return number;
        }
    };
    const readBytes = (number) => {
        const place = places.at(number);
        const start = place % placesOfPage;
        const page = pages[Math.floor(place / placesOfPage)];
        return page.subarray(start, start + lengths.at(number));
    };
    return {
        ofBytes,
        ofText(text) {
            const bytes = (0,text_table/* encodeText */.wx)(text);
            return ofBytes(bytes, 0, bytes.length);
        },
        bytesOf: readBytes,
        textOf: (number) => (0,text_table/* decodeBytes */.yj)(readBytes(number)),
        count: () => count,
    };
}

;// CONCATENATED MODULE: ./build/export/store/store-document.js

const chunkBytes = 512 * 1024;
/**
 * Restores the export document from a store, so that every document reader can read a cached export. Yields
 * the known fields of the head, and all records byte for byte, in order. A chunk is valid until the next
 * chunk is requested.
 *
 * @throws StoreDamaged if the store is damaged
 */
async function* storeDocument({ head, elements, }) {
    const buffer = Buffer.allocUnsafe(chunkBytes);
    // The object stays open after the head, because the arrays follow.
    yield Buffer.from(JSON.stringify(headValues(head.whole.head)).slice(0, -1));
    let used = 0;
    let between = ',';
    for (const section of reading_splitter/* sections */.V0) {
        between += `"${section}":[`;
        for (const { bytes } of elements(section)) {
            if (used + between.length + bytes.length > chunkBytes) {
                yield buffer.subarray(0, used);
                used = 0;
            }
            used += buffer.write(between, used);
            between = ',';
            if (bytes.length <= chunkBytes - used) {
                buffer.set(bytes, used);
                used += bytes.length;
            }
            else {
                yield buffer.subarray(0, used);
                used = 0;
                yield bytes;
            }
        }
        between = between === ',' ? '],' : `${between}],`;
    }
    yield buffer.subarray(0, used);
    yield Buffer.from(`${between.slice(0, -1)}}`);
}
/** Returns the document members that `readHead` parses into this head. */
function headValues({ schemaVersion, rubricVersion, generatedAt, counts }) {
    const knownCounts = Object.entries(counts ?? {}).filter(([, count]) => count !== null);
    return {
        schema_version: schemaVersion,
        rubric_version: rubricVersion,
        generated_at: new Date(generatedAt).toISOString(),
        ...(counts === null ? {} : { counts: Object.fromEntries(knownCounts) }),
    };
}

;// CONCATENATED MODULE: ./build/export/whole.js
/* Entry point for code that reads every record of an export. */









/***/ }),

};
