export const id = 8323;
export const ids = [8323];
export const modules = {

/***/ 59663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findPolicy: () => (/* binding */ findPolicy)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53916);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59874);
/* harmony import */ var _settings_layers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63460);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84663);




/**
 * Finds the policy in force: of a change that of the default branch, for nobody judges himself; where
 * that has none, preset and inputs; where that is broken, the change's, and it is said.
 *
 * @throws PolicyError where a policy that is to be used, or the change's own, has faults
 * @throws GateError `no-base-policy` where the change has a policy file and the one in force cannot be
 *   read: neither passing by the one nor failing by none would be just
 */
async function findPolicy(settings, world, { base, policy: owner, needsPolicy }) {
    const { configFile: path, given, floorText, maxAge } = settings;
    const remarks = [];
    // Shown like every other place: from the judged folder.
    const shown = (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.relative)(world.folder, path);
    const floor = floorText === null
        ? null
        : (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(235)]).then(__webpack_require__.bind(__webpack_require__, 20235))).readFloor(floorText, 'the input policy');
    const own = await readLayer(world.head, path, shown);
    let inForce = own;
    let before = null;
    if (owner !== null) {
        const name = `${shown} of ${owner.name}`;
        try {
            inForce = await readLayer(owner.source, path, name);
            before = inForce ?? _settings_layers_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyLayer */ .PW;
        }
        catch (error) {
            if (!(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u) || own === null)
                throw error;
            remarks.push(`The policy of ${owner.name} cannot be used, so that of this change is in force: ${[error.message, ...error.details].join(' ')}`);
        }
    }
    else if (own === null && path !== _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__.defaultConfigFile) {
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('no-policy-file', `The policy file ${path} is not there.`, 'Check config-file: it is a path from the root of the repository.');
    }
    else if (needsPolicy && own !== null) {
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('no-base-policy', `${path} is there, and the one that is in force, that of the base, cannot be read: a change is not judged by the policy it brings itself.`, 'Give actions/checkout a fetch-depth of 2, so that the base commit is in the checkout.');
    }
    const loosenings = [];
    if (before !== null && !isSame(before, own ?? _settings_layers_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyLayer */ .PW)) {
        const { looseningsOf } = await __webpack_require__.e(/* import() */ 2534).then(__webpack_require__.bind(__webpack_require__, 32534));
        const defaults = { minScore: _settings_layers_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultMinScore */ .qi };
        loosenings.push(...looseningsOf(before, own ?? _settings_layers_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyLayer */ .PW, shown, defaults));
        if (own !== null)
            remarks.push(`This change edits ${path}; its policy counts once it is merged.`);
    }
    if (base !== null) {
        const [then, now] = [await readWorkflows(base.source), await readWorkflows(world.head)];
        if (then.some(({ path: file, text }) => textOf(now, file) !== text)) {
            const { stepLoosenings } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9006)]).then(__webpack_require__.bind(__webpack_require__, 49006));
            loosenings.push(...stepLoosenings(then, now, world.actionRepository));
        }
    }
    return { policy: (0,_settings_layers_js__WEBPACK_IMPORTED_MODULE_2__/* .effectivePolicy */ .Ci)({ file: inForce, given, floor, maxAge }), loosenings, remarks };
}
/** A policy file; null where there is none. */
async function readLayer(source, path, name) {
    const file = await source.readFile(path);
    if (isMissing(file))
        return null;
    if ('reason' in file) {
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .u('invalid-policy', `The policy file ${name} cannot be read: ${file.reason}.`, 'Make it a regular text file of the repository, or take it out.');
    }
    const { readPolicy } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(235)]).then(__webpack_require__.bind(__webpack_require__, 20235));
    return readPolicy(file.text, name);
}
function isMissing(file) {
    return 'reason' in file && file.reason === 'it is not there';
}
/** Whether two layers say the same, wherever they say it. */
function isSame(one, other) {
    const plain = ({ places: _, source: __, ...rest }) => JSON.stringify(rest, (key, value) => {
        if (key === 'span' || key === 'source')
            return undefined;
        return value instanceof Map ? [...value] : value;
    });
    return plain(one) === plain(other);
}
/** The workflow files of a tree; those that cannot be read are none. */
async function readWorkflows(source) {
    const folder = '.github/workflows';
    const tree = await source
        .readTree(folder, {
        client: (path) => (/^[^/]+\.ya?ml$/i.test(path) ? 'workflow' : null),
        matters: () => false,
        folder: () => false,
        depth: 1,
        ignored: () => false,
    })
        .catch(() => null);
    return (tree?.sources ?? []).map(({ path, text }) => ({ path: `${folder}/${path}`, text }));
}
function textOf(files, path) {
    return files.find((file) => file.path === path)?.text;
}


/***/ }),

/***/ 96567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ addressed)
/* harmony export */ });
/* harmony import */ var _versions_registries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85197);

/** Options, variables and settings whose value is where packages come from, and nothing else. */
const namesRegistry = /regist|index|source|url|find-links|^-[if]$/i;
/**
 * An alteration with the registry that its value names, for policies that accept one. Only what takes
 * packages from an address alone has one: an option that does more is no registry.
 *
 * @param value of the option, variable or setting
 */
function addressed(alteration, value) {
    const isOne = alteration.kind === 'registry' && namesRegistry.test(alteration.what);
    const address = isOne ? (0,_versions_registries_js__WEBPACK_IMPORTED_MODULE_0__/* .registryAddress */ .M)(value) : null;
    return address === null ? alteration : { ...alteration, address };
}


/***/ }),

/***/ 20515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X4: () => (/* binding */ resolveAssignments),
/* harmony export */   Xz: () => (/* binding */ assigned),
/* harmony export */   Zq: () => (/* binding */ isHarmlessForNode),
/* harmony export */   fA: () => (/* binding */ splitAssignments),
/* harmony export */   uy: () => (/* binding */ alterationsOf)
/* harmony export */ });
/* harmony import */ var _versions_registries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85197);
/* harmony import */ var _addressed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96567);
/* harmony import */ var _launcher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10496);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90908);




/** Variables that change what a launch fetches or runs, by their names. */
const altering = [
    [
        /^npm_config_(?:.*registry|userconfig|globalconfig|cache|tag|before|strict[_-]ssl)$/i,
        'registry',
    ],
    [/^npm_config_(?:workspaces?|include[_-]workspace[_-]root)$/i, 'path'],
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
    [/^CDPATH$/, 'path'],
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
    [/^UV_(?:PROJECT|WORKING_DIR(?:ECTORY)?|TOOL_DIR|PROJECT_ENVIRONMENT|RESOLUTION)$/i, 'path'],
    [/^(?:PATH|COMSPEC|UV_PYTHON|UV_ENV_FILE|DOCKER_HOST|DOCKER_CONTEXT|CONTAINER_HOST)$/i, 'path'],
];
/** The variables of a launch's environment that alter it. */
function alterationsOf(env) {
    return [...env].flatMap(([name, word]) => {
        const kind = altering.find(([pattern]) => pattern.test(name))?.[1];
        const value = valueOfAssignment(name, word);
        if (kind === undefined || isUsual(name.toUpperCase(), value))
            return [];
        return [(0,_addressed_js__WEBPACK_IMPORTED_MODULE_1__/* .addressed */ .U)({ kind, what: name, file: null, span: word.span }, value)];
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
    // These are anybody's names; as settings they hold paths.
    if (name === 'ENV' || name === 'PREFIX')
        return !/[\\/]/.test(value);
    if (/^(?:NODE_OPTIONS|NPM_CONFIG_NODE_OPTIONS)$/.test(name))
        return isHarmlessForNode(value);
    if (/REGISTRY$|INDEX(?:_URL)?$/.test(name))
        return (0,_versions_registries_js__WEBPACK_IMPORTED_MODULE_2__/* .isDefaultRegistry */ .n)(value);
    // A cache of the machine, as no pull request fills it.
    if (/CACHE(?:_DIR)?$/.test(name))
        return /^(?:\/(?!proc|dev)|~|\$\{?HOME)/.test(value);
    if (name === 'UV_PYTHON')
        return !/[\\/]/.test(value);
    if (name === 'DOCKER_HOST')
        return value === 'unix:///var/run/docker.sock';
    if (/^NPM_CONFIG_SCRIPT_SHELL$/.test(name))
        return /^(?:\/(?:usr\/)?bin\/)?\w+$/.test(value);
    if (/^NPM_CONFIG_PREFIX$/.test(name))
        return /^(?:~|\$\{?HOME)/.test(value);
    if (value === '')
        return /^(?:NODE_PATH|PYTHONPATH)$/.test(name);
    if (name === 'XDG_CONFIG_HOME')
        return isHome(value.replace(/[\\/]\.config[\\/]?$/, ''));
    if (name !== 'PATH')
        return false;
    // Windows separates by semicolons; a drive's colon is none of the separators then.
    const separator = /;|^[A-Za-z]:[\\/]/.test(value) ? ';' : ':';
    return value
        .replaceAll('${env:', '${')
        .split(separator)
        .every((part) => /^(?:|\$\{?PATH\}?|%PATH%)$/i.test(part) || (0,_launcher_js__WEBPACK_IMPORTED_MODULE_0__/* .isOfTheSystem */ .an)(`${part}/x`));
}
/** Options of node that load nothing: memory, warnings, addresses. */
function isHarmlessForNode(value) {
    return value
        .split(/\s+/)
        .every((option) => /^(?:|--max-(?:old-space|semi-space|http-header)-size=\d+|--no-(?:warnings|deprecation)|--trace-[\w-]+|--enable-source-maps|--experimental-(?:vm-modules|strip-types|transform-types|wasm-modules)|--use-(?:system|openssl|bundled)-ca|--dns-result-order=\w+|--unhandled-rejections=\w+)$/.test(option));
}
function isHome(value) {
    return /^(?:~|\/root|\/(?:home|Users)\/[^/]+|\$\{?(?:env:)?HOME\}?|%USERPROFILE%|\$\{env:USERPROFILE\})\/?$/i.test(value);
}
/** The variables that options of the form `-v NAME=value` set. */
function assigned(read) {
    return splitAssignments((0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .valuesOf */ .s)(read, '-v')).env;
}
/** `A=b command …`, as `env` and shells take it: the assignments, and what stands behind them. */
function resolveAssignments(words, at, resolveInner) {
    const { env, rest } = splitAssignments(words);
    const things = (0,_launcher_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveWords */ .GA)(rest, at, 'assignments without a command', resolveInner);
    return (0,_launcher_js__WEBPACK_IMPORTED_MODULE_0__/* .altered */ .Wn)(things, alterationsOf(env));
}
/** Leading words of the form `NAME=value`, and the others. */
function splitAssignments(words) {
    const first = words.findIndex(({ text }) => !/^[A-Za-z_][A-Za-z0-9_]*=/.test(text));
    const count = first < 0 ? words.length : first;
    const env = new Map(words.slice(0, count).map((word) => [word.text.split('=')[0] ?? '', word]));
    return { env, rest: words.slice(count) };
}


/***/ }),

/***/ 90908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readOptions),
/* harmony export */   s: () => (/* binding */ valuesOf)
/* harmony export */ });
/* harmony import */ var _versions_registries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85197);
/* harmony import */ var _addressed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96567);


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
        alterations: options.flatMap(({ name, value, at }) => Object.hasOwn(grammar.altering, name) && !(0,_versions_registries_js__WEBPACK_IMPORTED_MODULE_0__/* .isDefaultRegistry */ .n)(value?.text ?? '')
            ? [
                (0,_addressed_js__WEBPACK_IMPORTED_MODULE_1__/* .addressed */ .U)({
                    kind: grammar.altering[name],
                    what: name,
                    file: null,
                    span: at.span,
                }, value?.text ?? ''),
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


/***/ }),

/***/ 98405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* binding */ mayOverlap),
/* harmony export */   K2: () => (/* binding */ ownersOf),
/* harmony export */   Sf: () => (/* binding */ nameTest),
/* harmony export */   ZB: () => (/* binding */ meansVersion),
/* harmony export */   ZS: () => (/* binding */ readPattern),
/* harmony export */   dr: () => (/* binding */ patternForm),
/* harmony export */   gx: () => (/* binding */ reachesVersion),
/* harmony export */   hU: () => (/* binding */ covers),
/* harmony export */   jw: () => (/* binding */ specificity),
/* harmony export */   tb: () => (/* binding */ literalOwner)
/* harmony export */ });
/* harmony import */ var _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87299);
/* harmony import */ var _versions_remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49460);


/*
 * Patterns of policies: `pkg:type/name[@version or range]`, or a URL. `*` stays within a segment (of a
 * host: within a label), `**` crosses. A pattern is asked of names that strangers choose, so it has few
 * wildcards and plain characters, and its cost grows no faster than the name.
 */
/** Types of packages by their names in patterns: those of the purl specification, and our own. */
const types = new Map([
    ['npm', 'npm'],
    ['pypi', 'pypi'],
    ['oci', 'oci'],
    ['docker', 'oci'],
    ['nuget', 'nuget'],
    ['golang', 'golang'],
    ['jsr', 'jsr'],
    ['git', 'git'],
    ['registry', 'registry'],
]);
/** What a pattern looks like, for a person who got it wrong. */
const patternForm = 'a pattern such as pkg:npm/@acme/files@^1.2, pkg:pypi/acme-* or https://*.acme.example/**';
const longest = 500;
const mostWildcards = 6;
/** Reads a pattern, or says in words what is wrong with it. */
function readPattern(written) {
    const text = written.trim();
    const wildcards = text.match(/\*+/g)?.length ?? 0;
    if (text.length > longest)
        return { fault: `is longer than ${longest} characters` };
    if (wildcards > mostWildcards)
        return { fault: `has more than ${mostWildcards} wildcards` };
    return /^(?:https?|wss?):\/\//i.test(text) ? readAddress(text) : readPackage(text);
}
function readPackage(text) {
    const [, written = '', rest = ''] = /^pkg:([a-z]+)\/(.+)$/.exec(text) ?? [];
    const type = types.get(written);
    if (type === undefined) {
        const known = [...types.keys()].join(', ');
        return { fault: written === '' ? `is not ${patternForm}` : `names none of the types ${known}` };
    }
    const plain = rest.replaceAll('%40', '@');
    // The `@` of a scope stands at the beginning of a segment, that of a version behind a name.
    const at = plain.search(/(?<=[^/])@/);
    const name = at < 0 ? plain : plain.slice(0, at);
    const version = at < 0 ? null : plain.slice(at + 1).trim();
    if (!/^[\w@.~*:-][\w@./~*:-]*$/.test(name))
        return { fault: `is not ${patternForm}` };
    if (type === 'oci' && /:[^/]*$/.test(name)) {
        return { fault: 'has a tag: the version of an image stands behind @' };
    }
    if (/^@(?!.*(?:\/.|\*\*))/.test(name)) {
        return { fault: `names a scope and no package: ${name.replace(/\/$/, '')}/* means all of it` };
    }
    if (version !== null && !isVersion(type, version)) {
        return { fault: `has a version or range that cannot be read: ${version}` };
    }
    return { text, type, name: normalised(type, name), version };
}
function isVersion(type, version) {
    if (version === '' || version.includes('*'))
        return false;
    const { satisfies, compare } = _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[type];
    return (satisfies('1.0.0', version) !== null ||
        compare(version, version) !== null ||
        // Digests and commits are versions by their own text; a tag moves, and is none.
        /^(?:sha\d+:)?[0-9a-f]{7,128}$/i.test(version));
}
/** The name as identities have it; wildcards stay. */
function normalised(type, name) {
    if (type === 'git') {
        const [host = '', ...path] = name.split('/');
        return [host.toLowerCase(), ...path].join('/').replace(/\.git$/, '');
    }
    if (type !== 'oci')
        return _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[type].normaliseName(name);
    const lower = name.toLowerCase();
    if (!lower.includes('*'))
        return _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU.oci.normaliseName(lower);
    const [first = '', ...others] = lower.split('/');
    const isRegistry = /[.:]/.test(first) || first === 'localhost' || /^\*+$/.test(first);
    const hasRegistry = isRegistry && (others.length > 0 || first === '**');
    const isHub = !hasRegistry || /^(?:index\.)?docker\.io$/.test(first);
    if (!isHub)
        return lower;
    // Docker's defaults: without a registry the image is one of `docker.io`, without an owner its own.
    const path = hasRegistry ? others : [first, ...others];
    const hasOwner = path.length > 1 || path[0] === '**';
    return ['docker.io', ...(hasOwner ? [] : ['library']), ...path].join('/');
}
function readAddress(text) {
    const [, scheme = '', host = '', path = ''] = /^([a-z]+):\/\/([^/?#]*)([^?#]*)$/i.exec(text) ?? [];
    if (!/^[\w.*-]+(?::\d+)?$/.test(host)) {
        return { fault: 'has no host that can be matched, or user-info, a query or a fragment' };
    }
    if (!/^[\w./~%@:+*-]*$/.test(path))
        return { fault: 'has characters that a path cannot have' };
    const isPlain = !text.includes('*');
    if (!isPlain && path.split('/').some((part) => /^(?:\.|%2e){1,2}$/i.test(part))) {
        return { fault: 'has . or .. as a part of its path' };
    }
    const origin = host.includes('*')
        ? wildOrigin(scheme.toLowerCase(), host.toLowerCase())
        : (0,_versions_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .normaliseRemoteUrl */ .ae)(`${scheme}://${host}`);
    const name = isPlain
        ? (0,_versions_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .normaliseRemoteUrl */ .ae)(text)
        : origin && `${origin}${(0,_versions_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailingSlashes */ .A$)(path)}`;
    return name === null
        ? { fault: 'has a host that no address can have' }
        : { text, type: 'remote', name, version: null };
}
/** Scheme, host and port in the spelling of identities, where the host has wildcards. */
function wildOrigin(scheme, host) {
    const [, name = '', port = ''] = /^(.*?)\.?(:\d+)?$/.exec(host) ?? [];
    const usual = scheme === 'https' || scheme === 'wss' ? 443 : 80;
    const isUsual = port === '' || Number(port.slice(1)) === usual;
    return `${scheme}://${name}${isUsual ? '' : `:${Number(port.slice(1))}`}`;
}
/** Compiles a pattern's name. */
function nameTest({ type, name }) {
    if (!name.includes('*'))
        return (otherType, other) => otherType === type && other === name;
    if (type !== 'remote') {
        const matches = globTest(name);
        return (otherType, other) => otherType === type && matches(other);
    }
    const wanted = partsOf(name);
    const host = globTest(wanted.host);
    const path = globTest(wanted.path);
    return (otherType, other) => {
        if (otherType !== 'remote')
            return false;
        const parts = partsOf(other);
        // Each by itself: a wildcard of the host must not reach into the path.
        return parts.scheme === wanted.scheme && host(parts.host) && path(parts.path);
    };
}
/**
 * Compiles wildcards: `*` is any part of a segment, and where it stands alone a whole one; `**` is
 * anything, and between slashes also nothing. Every way through the pattern is followed at once, for
 * one after the other a hostile name would make them too many.
 */
function globTest(written) {
    if (!written.includes('*'))
        return (text) => text === written;
    const glob = written.replace(/\*{3,}/g, '**');
    const beginning = glob.slice(0, glob.indexOf('*')).replace(/\/$/, '');
    const beginnings = [0];
    for (let at = 0; glob.startsWith('**/', at); at += 3)
        beginnings.push(at + 3);
    /** Adds the places that are reached without a further character. */
    const widen = (places) => {
        for (const at of places) {
            if (glob.startsWith('**', at))
                places.add(at + 2);
            else if (glob[at] === '*' && !standsAlone(glob, at))
                places.add(at + 1);
            const behind = at + 3;
            const isWhole = behind === glob.length || glob[behind] === '/';
            if (glob.startsWith('/**', at) && isWhole)
                places.add(behind);
        }
        return places;
    };
    return (text) => {
        if (!text.startsWith(beginning))
            return false;
        let places = widen(new Set(beginnings));
        for (const char of text) {
            const next = new Set();
            for (const at of places) {
                if (glob.startsWith('**', at))
                    next.add(at);
                else if (glob[at] === '*' && char !== '/')
                    next.add(at).add(at + 1);
                else if (glob[at] === char)
                    next.add(at + 1);
            }
            if (next.size === 0)
                return false;
            places = widen(next);
        }
        return places.has(glob.length);
    };
}
function standsAlone(glob, at) {
    return /^\/?$/.test(glob[at - 1] ?? '') && /^\/?$/.test(glob[at + 1] ?? '');
}
/** An address whose host is written as a path, so that `*` stays within a label. */
function partsOf(address) {
    const [, scheme = '', host = '', path = ''] = /^([^:]*):\/\/([^/]*)(.*)$/.exec(address) ?? [];
    return { scheme, host: host.replaceAll('.', '/'), path: path === '' ? '/' : path };
}
/** Whether a version is one that a pattern means; every version where it names none. */
function meansVersion({ type, version: wanted }, version) {
    if (wanted === null || (0,_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .sameVersion */ .r1)(type, wanted, version))
        return true;
    return _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[type].satisfies(version, wanted) === true;
}
/**
 * Whether a version may be one that a deny list means. Ranges leave pre-releases out, and nobody gets
 * round a denied `<2` with 1.9.9-rc.1: of a range the release counts too that one is for.
 */
function reachesVersion(pattern, version) {
    if (meansVersion(pattern, version))
        return true;
    const { type, version: wanted } = pattern;
    if (wanted === null || isOneVersion(type, wanted))
        return false;
    return meansVersion(pattern, version.replace(/^([v=]*\d+(?:\.\d+)*).*$/s, '$1'));
}
/** Whether a version names one, and no range of them. */
function isOneVersion(type, version) {
    // A short version such as `1.2` is a range for all but Python.
    return type === 'pypi'
        ? _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU.pypi.compare(version, version) !== null
        : /^(?:[v=]*\d+\.\d+\.\d+[\w.+-]*|(?:sha\d+:)?[0-9a-f]{7,})$/i.test(version);
}
/**
 * The more it says, the more it counts: a name before any wildcard, more of a name before less, one
 * version before a range, a range before none.
 */
function specificity({ type, name, version }) {
    const literal = name.replaceAll('*', '').length;
    const ofVersion = version === null ? 0 : isOneVersion(type, version) ? 2 : 1;
    return (name.includes('*') ? 0 : longest * 100) + literal * 4 + ofVersion;
}
/** Whether everything that one pattern means is meant by another one too; when in doubt it is not. */
function covers(wide, narrow) {
    const { type, version } = narrow;
    const isMeant = wide.version === null ||
        wide.version === version ||
        (version !== null && isOneVersion(type, version) && meansVersion(wide, version));
    if (!isMeant)
        return false;
    const isNamed = nameTest(wide);
    // A wildcard stands for itself here; one that crosses also for less and for more.
    const [, start = '', rest = ''] = /^((?:[^:/]*:\/\/[^/]*)?)(.*)$/s.exec(narrow.name) ?? [];
    const path = [
        rest.replaceAll('/**', '').replace(/^(?:\*\*\/)+/, ''),
        rest.replaceAll('**', '*'),
        rest.replaceAll('**', '*/*'),
    ];
    const host = [start.replaceAll('**', '*'), start.replaceAll('**', '*.*')];
    return host.every((one) => path.every((other) => isNamed(type, `${one}${other}`)));
}
/** Whether something may be meant by both of two patterns; when in doubt it may. */
function mayOverlap(one, other) {
    if (one.type !== other.type)
        return false;
    const { type, version } = one;
    const areApart = version !== null &&
        other.version !== null &&
        isOneVersion(type, version) &&
        isOneVersion(type, other.version) &&
        !(0,_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .sameVersion */ .r1)(type, version, other.version);
    if (areApart)
        return false;
    const literal = [one, other].find(({ name }) => !name.includes('*'));
    if (literal !== undefined)
        return nameTest(literal === one ? other : one)(type, literal.name);
    const [start, otherStart] = [one, other].map(({ name }) => name.replace(/\/?\*.*$/s, ''));
    const [end, otherEnd] = [one, other].map(({ name }) => name.replace(/^.*\*\/?/s, ''));
    const agree = (test, a = '', b = '') => a[test](b) || b[test](a);
    return agree('startsWith', start, otherStart) && agree('endsWith', end, otherEnd);
}
/** Segments that a waiver must name by their text, by type: the account that answers for the code. */
const ownerSegments = {
    oci: 2,
    golang: 2,
    git: 2,
};
/**
 * The literal beginning by which a pattern can be looked up: the whole name, or the segments before
 * the first with a wildcard. Null where no owner is named: such a pattern means anybody's code.
 */
function literalOwner({ type, name }) {
    if (!name.includes('*'))
        return name;
    if (type === 'remote') {
        const host = /^[^:]*:\/\/[^/*]*(?=\/|$)/.exec(name)?.[0];
        return host ?? null;
    }
    const segments = name.split('/');
    const first = segments.findIndex((segment) => segment.includes('*'));
    const needed = ownerSegments[type] ?? 1;
    return first < needed ? null : segments.slice(0, needed).join('/');
}
/** The beginnings of a name under which `literalOwner` can file a pattern that means it. */
function ownersOf(type, name) {
    if (type === 'remote') {
        const host = /^[^:]*:\/\/[^/]*/.exec(name)?.[0] ?? name;
        return [...new Set([name, host])];
    }
    const segments = name.split('/');
    const owner = segments.slice(0, ownerSegments[type] ?? 1).join('/');
    return [...new Set([name, owner])];
}


/***/ }),

/***/ 76234:
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

/***/ 44702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   E0: () => (/* binding */ verdictWord),
/* harmony export */   E4: () => (/* binding */ versionOf),
/* harmony export */   JU: () => (/* binding */ moveWords),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Ng: () => (/* binding */ endingSoon),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   QL: () => (/* binding */ lookedWords),
/* harmony export */   V: () => (/* binding */ gradeOf),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   fg: () => (/* binding */ endingWords),
/* harmony export */   hI: () => (/* binding */ sourceWords),
/* harmony export */   mQ: () => (/* binding */ countsOf),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   sm: () => (/* binding */ warmedWords),
/* harmony export */   uR: () => (/* binding */ instant),
/* harmony export */   uw: () => (/* binding */ scoreOf)
/* harmony export */ });
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59743);
/* harmony import */ var _policy_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16274);


function countsOf(report) {
    const servers = report.servers.filter(({ isCounted }) => isCounted);
    const withVerdict = (verdict) => servers.filter((server) => server.verdict === verdict).length;
    return {
        servers: servers.length,
        failed: withVerdict('fail'),
        warned: withVerdict('warn'),
        errors: withVerdict('error'),
        waived: servers.filter(({ problems }) => problems.some(({ waived }) => waived !== null)).length,
        ungraded: servers.filter(({ match }) => match?.report?.score == null).length,
        unchanged: report.servers.length - servers.length,
    };
}
/** The verdict in one line, what is ungraded first: it is what a pass does not speak of. */
function headline(report) {
    const { servers, failed, warned, errors, waived, ungraded, unchanged } = countsOf(report);
    if (report.failure !== null) {
        const undecided = servers > 0 ? `nothing was decided about ${plural(servers, 'server')}. ` : '';
        return `ERROR: ${undecided}${report.failure.message}`;
    }
    if (servers + report.problems.length === 0) {
        return unchanged === 0
            ? 'PASS: no MCP servers are declared.'
            : `PASS: nothing to judge, for this change touches none of the ${plural(unchanged, 'server')}.`;
    }
    const parts = [
        ungraded > 0
            ? `${ungraded} of ${plural(servers, 'server')} ungraded`
            : plural(servers, 'server'),
        ...(errors > 0 ? [`${errors} undecided`] : []),
        ...(failed > 0 ? [`${failed} failing`] : []),
        ...(warned > 0 ? [`${warned} with warnings`] : []),
        ...(waived > 0 ? [`${waived} waived`] : []),
        ...(report.problems.length > 0 ? [plural(report.problems.length, 'other problem')] : []),
        ...(unchanged > 0 ? [`${unchanged} unchanged`] : []),
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
    const isProved = dependency.resolved !== null;
    if (isProved || dependency.pin === 'exact' || dependency.pin === 'digest')
        return pinned ?? '–';
    const written = dependency.specifier ?? 'not pinned';
    return match?.judgedVersion == null ? written : `${written} → ${match.judgedVersion}`;
}
/** The verdict on a server in a word. */
function verdictWord({ verdict }) {
    return verdict ?? 'not judged';
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
/** What was found in a tree, in a line of the log. */
function lookedWords({ declarations, candidates }, files) {
    const disabled = declarations.filter((declaration) => declaration.disabled).length;
    const packages = candidates.length > 0 ? `; ${plural(candidates.length, 'package')} of manifests` : '';
    return `Declarations: ${declarations.length} in ${plural(files, 'file')}, ${disabled} disabled${packages}`;
}
/** What a run that only fills the cache has done. */
function warmedWords({ day, isNew, isKept }) {
    const exported = `the export of ${day}`;
    if (!isKept)
        return `The cache did not take ${exported}: this run may not write to it, or it is out of order.`;
    return isNew
        ? `The cache holds ${exported} now.`
        : `The cache had ${exported} already; there is nothing newer.`;
}
/** What a change does to a server's version, where both were judged: `1.2.0, B (82) → 1.3.0, D (41)`. */
function moveWords(server) {
    const move = (0,_policy_words_js__WEBPACK_IMPORTED_MODULE_1__/* .moveOf */ .ds)(server);
    const before = server.previous?.match?.judgedVersion ?? null;
    const after = server.match?.judgedVersion ?? null;
    if (move === null || before === null || after === null || before === after)
        return null;
    const grade = (match) => match?.report?.grade || '?';
    const checks = (title, findings) => findings.length === 0 ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `` : (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `; ${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(title)} ${findings.map(_policy_words_js__WEBPACK_IMPORTED_MODULE_1__/* .checkOf */ .EG).join(', ')}`;
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `${before}, ${grade(server.previous?.match)} (${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(String(move.before))}) → ${after}, ${grade(server.match)} (${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(String(move.after))})${checks('new failing checks:', move.newFailing)}${checks('resolved:', move.resolved)}`;
}
/** Days before its end from which a waiver that is in use is told of. */
const noticeDays = 14;
/** Waivers that are in use and end soon. */
function endingSoon({ waivers }) {
    return waivers.filter(({ status, daysLeft }) => status === 'used' && daysLeft <= noticeDays);
}
/** That a waiver ends soon. */
function endingWords({ waiver, daysLeft }) {
    const days = daysLeft === 0 ? 'today' : `in ${plural(daysLeft, 'day')}`;
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .say */ .cv) `The waiver of ${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(waiver.rule)} for ${(0,_policy_words_js__WEBPACK_IMPORTED_MODULE_1__/* .waiverTarget */ .gX)(waiver)} ends ${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(days)}, on ${waiver.expires}: ${waiver.reason}.`;
}


/***/ }),

/***/ 18323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  failedReport: () => (/* binding */ failedReport),
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/launch/environment.js
var environment = __webpack_require__(20515);
;// CONCATENATED MODULE: ./build/changes/compare.js

/**
 * Compares two trees. A dependency is unchanged where the base has one of the same client file (or of
 * the identical file that was renamed) with the same identity, version and its source, state, command,
 * arguments, address, folder and altering environment; its alias does not count, for it is no identity.
 * Of the others each takes the place of at most one that is gone, for the version moves and for
 * `grade-lost`: nothing passes by being paired.
 *
 * @param renamed paths of the base by those of the head that are identical files under a new name
 */
function compare(base, head, renamed) {
    const inBase = (dependency) => {
        const { file } = dependency.declaration;
        return renamed.get(file) ?? file;
    };
    const known = new Map(base.dependencies.map((each) => [fingerprint(each, each.declaration.file, base), each]));
    const changes = new Map();
    const same = new Set();
    for (const dependency of head.dependencies) {
        const before = known.get(fingerprint(dependency, inBase(dependency), head));
        if (before === undefined)
            continue;
        changes.set(dependency, { kind: 'unchanged', before });
        same.add(before);
    }
    // The same launch may stand twice in the base: what is there is not gone.
    const kept = new Set([...same].map((each) => fingerprint(each, each.declaration.file, base)));
    let gone = base.dependencies.filter((each) => !kept.has(fingerprint(each, each.declaration.file, base)));
    let left = head.dependencies.filter((each) => !changes.has(each));
    for (const place of places) {
        const waiting = Map.groupBy(gone, (each) => place(each, each.declaration.file));
        for (const dependency of left) {
            const key = place(dependency, inBase(dependency));
            const before = key === null ? undefined : waiting.get(key)?.shift();
            if (before === undefined)
                continue;
            // Who switches a server on brings it in.
            const isEnabled = before.declaration.disabled && !dependency.declaration.disabled;
            changes.set(dependency, { kind: isEnabled ? 'added' : 'changed', before });
            same.add(before);
        }
        gone = gone.filter((each) => !same.has(each));
        left = left.filter((each) => !changes.has(each));
    }
    for (const dependency of left)
        changes.set(dependency, { kind: 'added', before: null });
    return { changes, removed: gone };
}
/**
 * Where a dependency stands, from the firmest to the loosest: what comes to the place of what is gone
 * replaces it. The last one keeps a server from losing its grade by being renamed at the same time.
 * Those of package manifests are known by their name alone.
 */
const places = [
    ({ type, name, role }, file) => JSON.stringify([file, role, type, name]),
    ({ role, declaration }, file) => inFile(declaration, [file, role, declaration.alias]),
    ({ type, name, role }) => JSON.stringify([role, type, name]),
    ({ role, declaration }) => inFile(declaration, [role, declaration.alias]),
    ({ role, declaration }, file) => inFile(declaration, [file, role]),
];
function inFile({ client }, parts) {
    return client === 'package-manifest' ? null : JSON.stringify(parts);
}
/** Everything that makes a dependency what it is, as one text. */
function fingerprint(dependency, file, { contentOf }) {
    const { role, type, name, specifier, pin, version, digest, resolved, reason, through } = dependency;
    const { client, disabled, launch } = dependency.declaration;
    const { command, args, cwd, url, registry, plugin, envFile, hooks, env } = launch;
    return JSON.stringify([
        file,
        client,
        [role, type, name, specifier, pin, version, digest, reason],
        resolved === null ? null : [resolved.version, resolved.file],
        disabled,
        [command, cwd, url, registry, plugin, envFile].map((word) => word?.text ?? null),
        args.map(({ text }) => text),
        (0,environment/* alterationsOf */.uy)(env).map(({ what }) => [what, env.get(what)?.text ?? null]),
        // A hook's value is not kept: whatever is edited around it may be it.
        hooks.length === 0 ? null : contentOf(dependency.declaration.file),
        // What alters it from elsewhere may have kept its name and have another value.
        dependency.alterations.map((each) => [
            each.kind,
            each.what,
            each.file,
            each.address ?? null,
            each.file === null ? null : contentOf(each.file),
        ]),
        through,
    ]);
}
/** The files whose content is part of what a dependency is. */
function alteringFiles(dependencies) {
    return new Set(dependencies.flatMap(({ declaration, alterations }) => [
        ...alterations.flatMap(({ file }) => file ?? []),
        ...(declaration.launch.hooks.length > 0 ? [declaration.file] : []),
    ]));
}

// EXTERNAL MODULE: ./build/failure.js
var failure = __webpack_require__(59874);
// EXTERNAL MODULE: ./build/inventory.js + 18 modules
var build_inventory = __webpack_require__(67364);
// EXTERNAL MODULE: ./build/project/lockfiles.js + 1 modules
var lockfiles = __webpack_require__(85942);
;// CONCATENATED MODULE: ./build/comparison.js




/** Where there is nothing to compare with, everything may be new. */
const unknownChanges = {
    of: () => ({ kind: 'unknown', before: null }),
    removed: [],
    touches: () => true,
};
/** Longest file that is compared as a whole. */
const longestFile = 8 * 1024 * 1024;
/**
 * Compares a tree with its base.
 *
 * @returns null with the reason where the base cannot be understood, so that nothing is known of it
 */
async function compareWithBase(head, base, look) {
    let then;
    try {
        then = await (0,build_inventory.lookThrough)(base.source, look);
    }
    catch (error) {
        return { reason: `the base cannot be understood (${(0,failure/* causeOf */.r)(error)})` };
    }
    // A lockfile may move what no declaration names, and reading it takes time.
    const isMoved = head.inventory.candidates.length > 0 && (await installationsDiffer(head.tree, then.tree, base));
    const [ours, theirs] = await Promise.all([head, then].map((each) => allOf(each, isMoved)));
    if (ours === undefined || theirs === undefined)
        return unknownChanges;
    const [now, before] = [ours.map(({ shown }) => shown), theirs.map(({ shown }) => shown)];
    const files = new Set([...alteringFiles(now), ...alteringFiles(before)]);
    const { changes, removed } = compare({ dependencies: before, contentOf: await contents(then.tree, files, 'base') }, { dependencies: now, contentOf: await contents(head.tree, files, 'head') }, await renames(head, then));
    const touched = new Set();
    for (const { path, status } of head.inventory.files) {
        if (status !== 'unreadable' || touched.has(path))
            continue;
        if (!(await isSameFile(path, head.tree, then.tree, base)))
            touched.add(path);
    }
    const shownAs = new Map(ours.map(({ plain, shown }) => [plain, shown]));
    return {
        of: (dependency) => changes.get(shownAs.get(dependency) ?? dependency) ?? { kind: 'added', before: null },
        removed: removed.filter(({ declaration }) => declaration.client !== 'package-manifest'),
        touches: ({ path }) => touched.has(path),
    };
}
/** Everything that is declared, and the candidates, proved where that may matter. */
async function allOf({ inventory, project }, isMoved) {
    const { dependencies, candidates } = inventory;
    const proved = isMoved ? await (0,build_inventory.prove)(candidates, project) : candidates;
    return [
        ...dependencies.map((plain) => ({ plain, shown: plain })),
        ...candidates.map((plain, index) => ({ plain, shown: proved[index] ?? plain })),
    ];
}
/** Whether any file that decides about installed versions is another one. */
async function installationsDiffer(head, base, { hash }) {
    const [ours, theirs] = [head, base].map(({ paths, links }) => [...paths, ...links].filter(lockfiles/* isInstallationFile */.v).sort());
    if (ours === undefined || theirs === undefined || ours.join('\0') !== theirs.join('\0')) {
        return true;
    }
    for (const path of ours) {
        // What a link leads to is not named by it.
        if (head.links.has(path))
            return true;
        const [now, then] = await Promise.all([head.idOf(path, hash), base.idOf(path, hash)]);
        if (now === null || now !== then)
            return true;
    }
    return false;
}
/** The contents of some files of one side, by name; what cannot be read is like nothing else. */
async function contents(tree, files, side) {
    const known = new Map();
    for (const file of files) {
        const read = await tree.read(file, longestFile);
        known.set(file, 'text' in read ? `text ${read.text}` : `unknown to the ${side}`);
    }
    return (file) => known.get(file) ?? `unknown to the ${side}`;
}
/** Declaring files that are only in the head, by the identical ones that are only in the base. */
async function renames(head, base) {
    const only = (one, other) => {
        const declaring = new Set(one.inventory.declarations.map(({ file }) => file));
        return [...declaring].filter((file) => !other.tree.paths.has(file) && !other.tree.links.has(file));
    };
    const [added, gone] = [only(head, base), only(base, head)];
    if (added.length === 0 || gone.length === 0)
        return new Map();
    const byText = new Map();
    for (const file of gone) {
        const read = await base.tree.read(file);
        if ('text' in read)
            byText.set(read.text, [...(byText.get(read.text) ?? []), file]);
    }
    const renamed = new Map();
    for (const file of added) {
        const read = await head.tree.read(file);
        const from = 'text' in read ? byText.get(read.text)?.shift() : undefined;
        if (from !== undefined)
            renamed.set(file, from);
    }
    return renamed;
}
/** Whether a file that cannot be understood is the same on both sides. */
async function isSameFile(path, head, base, { hash }) {
    const [now, then] = await Promise.all([head.read(path), base.read(path)]);
    if ('text' in now || 'text' in then) {
        return 'text' in now && 'text' in then && now.text === then.text;
    }
    // What a link leads to is not named by it.
    if (head.links.has(path) || base.links.has(path))
        return false;
    const [one, other] = await Promise.all([head.idOf(path, hash), base.idOf(path, hash)]);
    return one !== null && one === other;
}

// EXTERNAL MODULE: ./build/grading/match.js
var match = __webpack_require__(49442);
// EXTERNAL MODULE: ./build/in-force.js
var in_force = __webpack_require__(59663);
// EXTERNAL MODULE: ./build/policy/pattern.js
var policy_pattern = __webpack_require__(98405);
// EXTERNAL MODULE: ./build/policy/catalogue.js + 28 modules
var catalogue = __webpack_require__(52280);
;// CONCATENATED MODULE: ./build/policy/terms.js


/** Opens the terms of a policy, for the dependencies of a run. */
function openTerms(source, owner = '') {
    const overrides = [source.overrides, source.inherited ?? []].flatMap((list) => list
        .map((override) => ({ ...override, means: compile(override.match) }))
        .sort((a, b) => (0,policy_pattern/* specificity */.jw)(b.match) - (0,policy_pattern/* specificity */.jw)(a.match)));
    const [deny, allow, firstParty] = ['deny', 'allow', 'firstParty'].map((list) => source[list].map((pattern) => compile(pattern, list === 'deny' ? policy_pattern/* reachesVersion */.gx : policy_pattern/* meansVersion */.ZB)));
    const levelOf = (id, isTouched, byHand) => {
        const level = byHand ?? source.levels.get(id) ?? presetLevel(source, id, isTouched);
        return source.preset === 'report-only' && level === 'fail' ? 'warn' : level;
    };
    const isByHand = (id) => source.levels.has(id);
    return {
        levelOf: (id, isTouched) => levelOf(id, isTouched),
        isByHand,
        termsOf(dependency, match) {
            const exact = exactVersion(dependency);
            const isMeant = (version) => exact !== null && version(exact);
            // Of what is not pinned any version may be fetched, the denied one too.
            const mayBe = [exact, match?.judgedVersion ?? null].filter((each) => each !== null);
            const isPossible = (version) => mayBe.length === 0 || mayBe.some(version);
            // A package of another registry is another package.
            const isForeign = dependency.alterations.some(({ kind }) => kind === 'registry');
            const own = overrides.filter(({ means }) => means(dependency, isMeant));
            return {
                minScore: own.find(({ minScore }) => minScore !== null)?.minScore ?? source.minScore ?? 0,
                minGrade: own.find(({ minGrade }) => minGrade !== null)?.minGrade ?? source.minGrade,
                levelOf: (id) => levelOf(id, true, own.find(({ levels }) => levels.has(id))?.levels.get(id)),
                isByHand: (id) => isByHand(id) || own.some(({ levels }) => levels.has(id)),
                isFirstParty: firstParty?.some((means) => means(dependency, isMeant)) ?? false,
                deniedBy: deny?.find((means) => means(dependency, isPossible))?.text ?? null,
                isAllowed: source.allow.length === 0 ||
                    dependency.type === 'local' ||
                    (!isForeign && (allow?.some((means) => means(dependency, isMeant)) ?? false)),
                owner,
            };
        },
    };
}
function compile(pattern, isOf = policy_pattern/* meansVersion */.ZB) {
    const isNamed = (0,policy_pattern/* nameTest */.Sf)(pattern);
    const test = ({ type, name }, asked) => name !== null &&
        isNamed(type, name) &&
        (pattern.version === null || asked((version) => isOf(pattern, version)));
    return Object.assign(test, { text: pattern.text });
}
/** The version that is certain: a lockfile's, or an exact one of the declaration. */
function exactVersion({ resolved, pin, version }) {
    if (resolved !== null)
        return resolved.version;
    return pin === 'exact' || pin === 'digest' || pin === 'git' ? version : null;
}
/** What a floor without a preset means by setting a value: the rule of that value is in force. */
const implied = {
    'score-below-minimum': ({ minScore, overrides }) => minScore !== null || overrides.some((each) => each.minScore !== null),
    'grade-below-minimum': ({ minGrade, overrides }) => minGrade !== null || overrides.some((each) => each.minGrade !== null),
    denied: ({ deny }) => deny.length > 0,
    'not-allowed': ({ allow }) => allow.length > 0,
};
function presetLevel(source, id, isTouched) {
    const rule = byId.get(id);
    const { preset = null } = source;
    if (rule === undefined || (preset === null && !implied[id]?.(source)))
        return 'off';
    const levels = rule.about === 'file' && isTouched ? rule.touchedLevels : rule.levels;
    return levels[preset ?? 'recommended'];
}
const byId = new Map(catalogue/* catalogue */.sW.map(({ id, rule }) => [id, rule]));

;// CONCATENATED MODULE: ./build/policy/bindings.js


/** A dependency without the registries that the policy takes for the default one. */
function withAcceptedRegistries(dependency, registries) {
    const accepted = new Set(registries.flatMap(({ type, address }) => (type === dependency.type ? [address] : [])));
    if (accepted.size === 0)
        return dependency;
    const alterations = dependency.alterations.filter(({ kind, address }) => kind !== 'registry' || address === undefined || !accepted.has(address));
    return { ...dependency, alterations };
}
/**
 * Tells the record that a policy binds a dependency to, by its id; null where it binds it to none. The
 * organisation's word counts before the repository's, but where it lets repositories say it.
 */
function openBindings({ overrides, floor, }) {
    const [own, ofFloor] = [boundBy(overrides), boundBy(floor?.overrides ?? [])];
    const bound = floor?.overridable.has('servers') ? [...own, ...ofFloor] : [...ofFloor, ...own];
    return (dependency) => {
        const { type, name } = dependency;
        if (name === null)
            return null;
        const version = exactVersion(dependency);
        const found = bound.find(({ match, isNamed }) => isNamed(type, name) &&
            (match.version === null || (version !== null && (0,policy_pattern/* meansVersion */.ZB)(match, version))));
        return found?.server ?? null;
    };
}
function boundBy(overrides) {
    return overrides
        .filter(({ server }) => server !== null)
        .map(({ match, server }) => ({ match, server, isNamed: (0,policy_pattern/* nameTest */.Sf)(match) }))
        .sort((a, b) => (0,policy_pattern/* specificity */.jw)(b.match) - (0,policy_pattern/* specificity */.jw)(a.match));
}

// EXTERNAL MODULE: ./build/model.js
var model = __webpack_require__(25933);
// EXTERNAL MODULE: ./build/versions/ecosystems.js
var ecosystems = __webpack_require__(87299);
// EXTERNAL MODULE: ./build/policy/verdict.js
var policy_verdict = __webpack_require__(76234);
;// CONCATENATED MODULE: ./build/policy/waivers.js


const dayMs = 24 * 60 * 60 * 1000;
/**
 * Opens the waivers of a policy.
 *
 * @param now milliseconds since the epoch
 * @param floor what an organisation lets be waived; its own waivers are among the others
 */
function openWaivers(waivers, floor, now) {
    const entries = waivers.map((waiver) => {
        const daysLeft = Math.floor(Date.parse(waiver.expires) / dayMs) - Math.floor(now / dayMs);
        const isOfFloor = floor?.waivers.includes(waiver) ?? false;
        const refusal = floor === null || isOfFloor ? null : refusalOf(waiver, daysLeft, floor);
        const isNamed = waiver.match === null ? null : (0,policy_pattern/* nameTest */.Sf)(waiver.match);
        return { waiver, daysLeft, refusal, isNamed, covers: 0 };
    });
    const byOwner = Map.groupBy(entries, ({ waiver }) => keyOf(waiver));
    return {
        find(subject, check) {
            const keys = keysOf(subject);
            const found = keys
                .flatMap((key) => byOwner.get(key) ?? [])
                .filter(({ waiver, isNamed }) => isAbout(waiver, isNamed, subject, check));
            const counts = Map.groupBy(found, ({ daysLeft, refusal }) => daysLeft >= 0 && refusal === null);
            for (const entry of found)
                entry.covers += 1;
            return {
                waiver: counts.get(true)?.[0]?.waiver ?? null,
                ended: (counts.get(false) ?? []).map(({ waiver }) => waiver),
            };
        },
        reports: () => entries.map(({ waiver, daysLeft, refusal, covers }) => ({
            waiver,
            status: daysLeft < 0 ? 'expired' : refusal !== null ? 'refused' : covers > 0 ? 'used' : 'unused',
            covers,
            daysLeft,
            reason: refusal,
        })),
    };
}
function refusalOf(waiver, daysLeft, floor) {
    if (!floor.waivable.has(waiver.rule)) {
        return `the organisation's policy does not let ${waiver.rule} be waived`;
    }
    const { maxWaiverDays } = floor;
    return maxWaiverDays !== null && daysLeft > maxWaiverDays
        ? `the organisation's policy lets a waiver end in ${maxWaiverDays} days at most`
        : null;
}
/** Under what a waiver is filed: its rule, and the owner or file that it names. */
function keyOf({ rule, match, file }) {
    return JSON.stringify(match === null ? [rule, 'file', file] : [rule, match.type, (0,policy_pattern/* literalOwner */.tb)(match)]);
}
function keysOf({ rule, file, dependency }) {
    const ofFile = JSON.stringify([rule, 'file', file]);
    if (dependency === null || !hasIdentity(dependency))
        return [ofFile];
    const { type, name } = dependency;
    return (0,policy_pattern/* ownersOf */.K2)(type, name ?? '').map((owner) => JSON.stringify([rule, type, owner]));
}
/** What has none is known by its file and alias alone. */
function hasIdentity({ type, name }) {
    return type !== 'local' && type !== 'unidentified' && name !== null;
}
function isAbout({ match, alias, check: wanted }, isNamed, { dependency }, check) {
    if (wanted !== null && wanted !== check)
        return false;
    if (match === null || isNamed === null) {
        // An alias is the user's to give: it never stands for what has a name of its own.
        return dependency === null ? alias === null : alias === dependency.declaration.alias;
    }
    if (dependency?.name == null || !isNamed(dependency.type, dependency.name))
        return false;
    if (match.version === null)
        return true;
    const version = exactVersion(dependency);
    return version !== null && (0,policy_pattern/* meansVersion */.ZB)(match, version);
}

// EXTERNAL MODULE: ./build/policy/words.js
var words = __webpack_require__(16274);
;// CONCATENATED MODULE: ./build/policy/evaluate.js







/** Evaluates every rule on everything; nothing is decided before all are through. */
function evaluate(facts, policy) {
    const ruling = rulingOf(policy);
    const waivers = openWaivers(policy.waivers, policy.floor, facts.now);
    // Versions that are only looked at for a remedy must not make a waiver used.
    const draft = openWaivers(policy.waivers, policy.floor, facts.now);
    const lapsed = new Set();
    const servers = facts.dependencies.map((each) => {
        const judge = { ruling, waivers, draft, lapsed: each.isCounted ? lapsed : null };
        return each.match === null
            ? judgeOne(each, judge)
            : [each.match, ...each.match.rivals]
                .map((match) => judgeOne({ ...each, match }, judge))
                .reduce((worst, one) => (severity(one) > severity(worst) ? one : worst));
    });
    const files = facts.files.map((each) => ({
        problems: fileProblems(each, ruling, waivers, lapsed),
        isCounted: facts.scope === 'all' || each.isTouched,
    }));
    const reports = waivers.reports();
    // What is not judged may be what a waiver waits for.
    const isAll = facts.scope === 'all' && facts.dependencies.every(({ match }) => match !== null);
    const problems = catalogue/* catalogue */.sW.flatMap(({ id, rule }) => {
        const level = levelIn(ruling, id, true);
        const nowhere = { file: null, span: null };
        switch (rule.about) {
            case 'export':
                if (facts.export === null)
                    return [];
                return problemOf(id, level, rule.evaluate(facts.export, policy), nowhere);
            case 'gate':
                return facts.loosenings.flatMap((loosening) => problemOf(id, level, rule.evaluate(loosening), loosening));
            case 'waiver':
                return reports
                    .filter(({ waiver }) => isAll || lapsed.has(waiver))
                    .flatMap((report) => {
                    const { source, span } = report.waiver;
                    return problemOf(id, level, rule.evaluate(report), { file: source, span });
                });
            default:
                return [];
        }
    });
    const ofFiles = (isCounted) => files.filter((each) => each.isCounted === isCounted).flatMap((each) => each.problems);
    return {
        servers,
        problems: [...ofFiles(true), ...problems],
        earlierProblems: ofFiles(false),
        waivers: reports,
    };
}
function rulingOf(policy) {
    const { floor } = policy;
    const free = floor?.overridable ?? new Set();
    return {
        own: openTerms(policy),
        floor: floor === null
            ? null
            : openTerms({ ...floor, preset: free.has('preset') ? null : floor.preset }, ' of the organisation'),
        free,
    };
}
/** The terms of the floor, with the repository's word where that is its own matter. */
function floorTerms(floor, own, free) {
    return {
        ...floor,
        minScore: free.has('min-score') ? own.minScore : floor.minScore,
        minGrade: free.has('min-grade') ? own.minGrade : floor.minGrade,
        levelOf: (rule) => free.has(rule) && own.isByHand(rule) ? own.levelOf(rule) : floor.levelOf(rule),
    };
}
const severities = { pass: 0, warn: 1, fail: 2, error: 3 };
/** The verdict first, the lower score among equal verdicts, no score as the lowest. */
function severity({ verdict, match }) {
    return severities[verdict ?? 'pass'] + (1 - ((match?.report?.score ?? -1) + 1) / 101) / 2;
}
function judgeOne(facts, judge) {
    const bare = { ...facts, remedy: null };
    const first = dependencyProblems(bare, judge);
    if (facts.match === null) {
        // What was there before is not judged where nothing needs the export.
        return facts.isCounted
            ? { ...bare, problems: first, verdict: 'error' }
            : { ...bare, problems: [], verdict: null };
    }
    if (first.length === 0)
        return { ...bare, problems: first, verdict: 'pass' };
    // Only where something is wrong is a better version looked for; the words then name it.
    const remedy = nearestPassing(facts, facts.match, {
        ...judge,
        waivers: judge.draft,
        lapsed: null,
    });
    if (remedy === null)
        return { ...bare, problems: first, verdict: (0,policy_verdict/* verdictOf */.V)(first) };
    const problems = dependencyProblems({ ...bare, remedy }, { ...judge, waivers: judge.draft });
    return { ...bare, remedy, problems, verdict: (0,policy_verdict/* verdictOf */.V)(problems) };
}
/** The level of a rule that is about no dependency: the floor's, where that is the stronger. */
function levelIn({ own, floor, free }, id, isTouched) {
    const level = own.levelOf(id, isTouched);
    const isFree = free.has(id) && own.isByHand(id);
    const least = floor === null || isFree ? 'off' : floor.levelOf(id, isTouched);
    return model/* levels */.yr.indexOf(least) < model/* levels */.yr.indexOf(level) ? least : level;
}
function dependencyProblems(graded, judge) {
    const { ruling } = judge;
    const { dependency, match } = graded;
    const own = ruling.own.termsOf(dependency, match);
    const floor = ruling.floor?.termsOf(dependency, match) ?? null;
    // Under both terms, and the stronger counts; of two alike that of the organisation is told.
    const least = floor === null ? null : floorTerms(floor, own, ruling.free);
    const both = least !== null && own.minScore > least.minScore ? [own, least] : [least, own];
    const terms = both.filter((each) => each !== null);
    const problems = catalogue/* catalogue */.sW.flatMap(({ id, rule }) => {
        if (rule.about !== 'dependency')
            return [];
        if (dependency.role === 'launcher' && !rule.judgesLaunchers)
            return [];
        const found = terms.map((each) => ruleProblems(id, rule, graded, each, judge));
        return found.reduce((worst, each) => (weightOf(each) > weightOf(worst) ? each : worst));
    });
    // A score that is too low under one of both shows the findings that the other one names.
    const ofScore = problems.filter(({ rule }) => rule === 'score-below-minimum');
    const shown = terms.length > 1 ? weightOf(ofScore) : 0;
    return problems.filter((problem) => !shownByScore.has(problem.rule) || weightOf([problem]) > shown);
}
/** Rules about the findings that a score below the minimum shows too. */
const shownByScore = new Set(['failing-finding', 'warning-finding']);
/** How much problems of one rule weigh: what is waived weighs nothing. */
function weightOf(problems) {
    const verdict = (0,policy_verdict/* verdictOf */.V)(problems);
    return severities[verdict] + (problems.length > 0 ? 0.5 : 0);
}
/** The problems of one rule on one dependency under one set of terms: at most one, and a waived one. */
function ruleProblems(id, rule, graded, terms, judge) {
    const { dependency } = graded;
    const { declaration, span } = dependency;
    const level = terms.levelOf(id);
    // Nobody starts a disabled server: it is shown, and judged in full when it is enabled.
    const capped = declaration.disabled && level === 'fail' ? 'warn' : level;
    const place = { file: declaration.file, span };
    const problems = (each) => problemOf(id, capped, rule.evaluate(each, terms), place);
    const all = problems(graded);
    if (all.length === 0 || !rule.isWaivable || all[0]?.level === 'error')
        return all;
    const waive = (check) => waiverOf(judge, { rule: id, file: declaration.file, dependency }, check);
    const { ofFindings } = rule;
    if (ofFindings === undefined) {
        const waiver = waive(null);
        return all.map((problem) => ({ ...problem, waived: waiver?.reason ?? null }));
    }
    // Each finding has its waiver or none: what is left is a problem of its own.
    const findings = all.flatMap((problem) => problem.findings);
    const byWaiver = Map.groupBy(findings, (finding) => waive((0,words/* checkOf */.EG)(finding)));
    return [...byWaiver].flatMap(([waiver, ones]) => problems(withFindings(graded, ofFindings, ones)).map((problem) => ({
        ...problem,
        waived: waiver?.reason ?? null,
    })));
}
/** The same dependency with only some of its findings of one result. */
function withFindings(graded, result, findings) {
    const { match } = graded;
    if (match === null || match.report === null)
        return graded;
    const kept = match.report.findings.filter((finding) => finding.result !== result || findings.includes(finding));
    return { ...graded, match: { ...match, report: { ...match.report, findings: kept } } };
}
function waiverOf({ waivers, lapsed }, subject, check) {
    const { waiver, ended } = waivers.find(subject, check);
    if (waiver === null)
        for (const each of ended)
            lapsed?.add(each);
    return waiver;
}
function fileProblems({ file, isTouched }, ruling, waivers, lapsed) {
    return catalogue/* catalogue */.sW.flatMap(({ id, rule }) => {
        if (rule.about !== 'file')
            return [];
        const level = levelIn(ruling, id, isTouched);
        const place = { file: file.path, span: file.span };
        return problemOf(id, level, rule.evaluate(file), place).map((problem) => {
            const subject = { rule: id, file: file.path, dependency: null };
            const waiver = waiverOf({ waivers, lapsed: isTouched ? lapsed : null }, subject, null);
            return { ...problem, waived: waiver?.reason ?? null };
        });
    });
}
function problemOf(rule, level, found, { file, span }) {
    if (found === null)
        return [];
    const { message, advice, findings, isError } = found;
    const effective = isError ? 'error' : level;
    if (effective === 'off')
        return [];
    return [{ rule, level: effective, message, advice, findings, file, span, waived: null }];
}
/**
 * The nearest version that meets the policy: the lowest above the judged one for a pinned dependency,
 * else the one with the best score, the highest of several; for one that is not pinned the highest.
 */
function nearestPassing(facts, match, judge) {
    const { dependency } = facts;
    const { compare, isPrerelease } = ecosystems/* ecosystems */.uU[dependency.type];
    const declaration = { ...dependency.declaration, disabled: false };
    const passing = match.scored.filter((report) => {
        if (isPrerelease(report.version))
            return false;
        const pinned = {
            ...dependency,
            declaration,
            pin: 'exact',
            specifier: report.version,
            version: report.version,
            digest: null,
            resolved: null,
        };
        const judged = { ...match, kind: 'exact', report, judgedVersion: report.version };
        const graded = { ...facts, dependency: pinned, match: judged, remedy: null };
        return ['pass', 'warn'].includes((0,policy_verdict/* verdictOf */.V)(dependencyProblems(graded, judge)));
    });
    const isPinned = dependency.pin === 'exact' || dependency.pin === 'digest';
    const { judgedVersion } = match;
    const isHigher = (version) => judgedVersion !== null && (compare(version, judgedVersion) ?? 0) > 0;
    const best = passing.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))[0];
    const nearest = isPinned
        ? (passing.findLast(({ version }) => isHigher(version)) ?? best)
        : passing[0];
    if (nearest === undefined || nearest.score === null)
        return null;
    return { version: nearest.version, grade: nearest.grade, score: nearest.score };
}

// EXTERNAL MODULE: ./build/report/words.js
var report_words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
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
    neighbours: new Map(),
    inconsistencies: [],
};
/**
 * Judges the servers that a tree declares, or those that a change brings: policy → files →
 * declarations → dependencies → changes → export → matches → problems → verdict. Trouble with the
 * export ends as a report whose verdict is `error`.
 *
 * @throws GateError where the policy cannot be used, or the tree not be understood
 */
async function run(settings, world) {
    const found = await world.findBase();
    const inForce = await (0,in_force.findPolicy)(settings, world, found);
    const { policy } = inForce;
    world.showPolicy(policy);
    const look = {
        folder: world.folder,
        ignorePaths: policy.ignorePaths,
        withCandidates: true,
    };
    const started = world.now();
    const head = await (0,build_inventory.lookThrough)(world.head, look);
    world.log(`${(0,report_words/* lookedWords */.QL)(head.inventory, head.tree.sources.length)} (${world.now() - started} ms)`);
    const compared = found.base === null ? unknownChanges : await compareWithBase(head, found.base, look);
    const changes = 'reason' in compared ? unknownChanges : compared;
    const context = contextOf(settings, world, found, 'reason' in compared ? compared.reason : null);
    for (const remark of [...context.remarks, ...inForce.remarks])
        world.log(remark);
    const subjectOf = (dependency) => {
        const { kind, before } = changes.of(dependency);
        const isCounted = context.scope === 'all' || kind !== 'unchanged';
        return { dependency, change: kind, before, isCounted };
    };
    const declared = head.inventory.dependencies.map(subjectOf);
    const candidates = head.inventory.candidates.map(subjectOf);
    const circumstances = {
        inForce,
        context,
        files: head.inventory.files.map((file) => ({ file, isTouched: changes.touches(file) })),
        removed: changes.removed,
    };
    let obtained = null;
    if (needsExport([...declared, ...candidates])) {
        try {
            const { obtainGrades } = await __webpack_require__.e(/* import() */ 4062).then(__webpack_require__.bind(__webpack_require__, 24062));
            obtained = await obtainGrades(settings, questionsOf(declared, candidates), world);
        }
        catch (error) {
            if (!(error instanceof failure/* GateError */.u))
                throw error;
            const report = await conclude(declared, null, circumstances, world);
            return {
                report: { ...report, verdict: 'error', failure: plainFailure(error) },
                save: nothingToSave,
            };
        }
    }
    // A name alone makes no server of a library: the export must list it by a typed reference.
    const selection = obtained?.selection ?? emptySelection;
    const listed = candidates.filter(({ dependency }) => isListed(dependency, selection));
    const proved = await (0,build_inventory.prove)(listed.map(({ dependency }) => dependency), head.project);
    const servers = listed.map((subject, index) => ({
        ...subject,
        dependency: proved[index] ?? subject.dependency,
    }));
    const report = await conclude([...declared, ...servers], obtained, circumstances, world);
    return { report, save: obtained?.save ?? nothingToSave };
}
/** What is compared with what, and how much the verdict speaks of. */
function contextOf(settings, world, { base, missing }, reason) {
    const isComparable = base !== null && reason === null;
    const scope = settings.scope !== 'all' && isComparable ? 'changed' : 'all';
    const why = missing ?? reason;
    const remarks = why === null ? [] : [`Everything is judged, for there is no base: ${why}.`];
    return { event: world.event, base: isComparable ? base.commit : null, scope, remarks };
}
/** Whether anything that the verdict speaks of, or what it was before, can stand in an export. */
function needsExport(subjects) {
    return subjects.some(({ dependency, before, isCounted }) => isCounted && [dependency, before].some((each) => each !== null && (0,match/* identityOf */.c)(each) !== null));
}
/** Everything is asked for at once, what was there before too: the report shows all. */
function questionsOf(declared, candidates) {
    const all = [...declared, ...candidates].flatMap(({ dependency, before }) => [
        dependency,
        ...(before === null ? [] : [before]),
    ]);
    return {
        identities: uniqueIdentities(all),
        watched: uniqueIdentities(declared.map(({ dependency }) => dependency)),
    };
}
function uniqueIdentities(dependencies) {
    const identities = dependencies.flatMap((dependency) => (0,match/* identityOf */.c)(dependency) ?? []);
    return [...new Map(identities.map((each) => [(0,ecosystems/* identityKey */.US)(each), each])).values()];
}
/** Whether the export lists a package by a typed reference. */
function isListed(candidate, selection) {
    const { by, error } = (0,match/* matchDependency */.p)(candidate, selection);
    return by === 'package' || by === 'url' || error !== null;
}
/** Matches, evaluates, decides. Without an export only what can stand in none is matched. */
async function conclude(subjects, obtained, { inForce, context, files, removed }, world) {
    const { policy, loosenings } = inForce;
    const boundTo = openBindings(policy);
    const matchOf = (dependency) => obtained === null && (0,match/* identityOf */.c)(dependency) !== null
        ? null
        : (0,match/* matchDependency */.p)(dependency, obtained?.selection ?? emptySelection, boundTo(dependency));
    const accepted = (dependency) => withAcceptedRegistries(dependency, policy.registries);
    const now = world.now();
    const exported = exportReport(obtained);
    const { servers, problems, earlierProblems, waivers } = evaluate({
        dependencies: subjects.map(({ before, ...subject }) => {
            const [dependency, then] = [accepted(subject.dependency), before && accepted(before)];
            const previous = then === null ? null : { dependency: then, match: matchOf(then) };
            return { ...subject, dependency, match: matchOf(dependency), previous };
        }),
        files,
        export: obtained === null
            ? null
            : {
                ...exported,
                ageMs: now - obtained.selection.header.generatedAt,
                inconsistencies: obtained.selection.inconsistencies,
            },
        loosenings,
        scope: context.scope,
        now,
    }, policy);
    const counted = servers.filter(({ isCounted }) => isCounted);
    const head = servers.length > 0 ? await world.readHead() : null;
    return {
        toolVersion: version/* version */.r,
        run: { ...context, head, remarks: [...context.remarks, ...inForce.remarks] },
        verdict: (0,policy_verdict/* verdictOf */.V)([...counted.flatMap((server) => server.problems), ...problems]),
        failure: null,
        policy,
        export: exported,
        servers: servers.map(asReported),
        removed,
        problems,
        earlierProblems,
        waivers,
        files: files.map(({ file }) => file),
    };
}
function exportReport(obtained) {
    if (obtained === null)
        return noExport;
    const { selection, source, caution } = obtained;
    return { ...selection.header, source, caution };
}
/** A judged server without what was only there to be weighed: no report shows it. */
function asReported(server) {
    const plain = (match) => match === null ? null : { ...match, scored: [], rivals: [] };
    const { match, previous } = server;
    return {
        ...server,
        match: plain(match),
        previous: previous === null ? null : { ...previous, match: plain(previous.match) },
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
        run: { event, base: null, head: null, scope: 'all', remarks: [] },
        verdict: 'error',
        failure: plainFailure(failure),
        policy: null,
        export: noExport,
        servers: [],
        removed: [],
        problems: [],
        earlierProblems: [],
        waivers: [],
        files: [],
    };
}


/***/ }),

/***/ 85197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ registryAddress),
/* harmony export */   n: () => (/* binding */ isDefaultRegistry)
/* harmony export */ });
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49460);

/** Registries that packages come from unless somebody says otherwise. */
const registries = [
    /^https?:\/\/registry\.npmjs\.org\/?$/,
    /^https?:\/\/registry\.yarnpkg\.com\/?$/,
    /^https:\/\/pypi\.org\/simple\/?$/,
    /^https:\/\/api\.nuget\.org\/v3\/index\.json$/,
];
/** Whether an address is the registry that a package would come from anyway. */
function isDefaultRegistry(address) {
    return registries.some((pattern) => pattern.test(address.trim()));
}
/**
 * A registry's address in one spelling: host in small letters, no slash at the end. Null for what is no
 * plain HTTP address: one with user-info, a query or a placeholder could stand for any other.
 */
function registryAddress(text) {
    const written = text.trim().replace(/^(?:sparse|registry)\+/, '');
    if (!/^https?:\/\/[^\s@?#${}%\\]+$/i.test(written) || !URL.canParse(written))
        return null;
    const { origin, pathname } = new URL(written);
    return `${origin}${(0,_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutTrailingSlashes */ .A$)(pathname)}`;
}


/***/ })

};
