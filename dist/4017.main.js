export const id = 4017;
export const ids = [4017];
export const modules = {

/***/ 96567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ addressed)
/* harmony export */ });
/* harmony import */ var _declarations_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30758);
/* harmony import */ var _versions_registries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85197);


/** Options, variables and settings whose value is where packages come from, and nothing else. */
const namesRegistry = /regist|index|source|url|find-links|^-[if]$/i;
/**
 * An alteration with a mark of its value, and with the registry that this names, for policies that
 * accept one. Only what takes packages from an address alone has one: an option that does more is no
 * registry.
 *
 * @param value of the option, variable or setting
 */
function addressed(alteration, value) {
    const isOne = alteration.kind === 'registry' && namesRegistry.test(alteration.what);
    const address = isOne ? (0,_versions_registries_js__WEBPACK_IMPORTED_MODULE_1__/* .registryAddress */ .M)(value) : null;
    const withDigest = { ...alteration, contentDigest: (0,_declarations_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .o)(value) };
    return address === null ? withDigest : { ...withDigest, address };
}


/***/ }),

/***/ 21006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ meets),
/* harmony export */   ET: () => (/* binding */ mildDoubts),
/* harmony export */   hH: () => (/* binding */ alterationIn),
/* harmony export */   qy: () => (/* binding */ doubtAlteration),
/* harmony export */   rh: () => (/* binding */ mayStandFor),
/* harmony export */   sw: () => (/* binding */ localAnswer)
/* harmony export */ });
/* harmony import */ var _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80335);

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
/** Whether a locked version is one that the manifest asks for. */
function meets({ type, pin, version }, locked) {
    if (version === null || pin === 'none' || pin === 'tag')
        return true;
    return pin === 'exact'
        ? (0,_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .sameVersion */ .r1)(type, version, locked)
        : _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[type].satisfies(locked, version) !== false;
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
    return _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_0__/* .ecosystems */ .uU[type].satisfies(resolved.version, main.version ?? '') !== false;
}
/** A change that a file of the project makes to what is fetched. */
function alterationIn(file, what, line = 1) {
    const place = { line, column: 1 };
    return { kind: 'registry', what, file, span: { start: place, end: place } };
}
/** Doubts that choose another version, and no other package. */
const mildDoubts = new Set(['an override', 'a constraint']);
/** The change that a lockfile makes which holds a package as something else. */
function doubtAlteration(doubt, file, line) {
    return alterationIn(file, `the lockfile’s word that it is ${doubt}`, line);
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
/* harmony import */ var _versions_registries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85197);
/* harmony import */ var _addressed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96567);
/* harmony import */ var _launcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10496);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90908);




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
        return [(0,_addressed_js__WEBPACK_IMPORTED_MODULE_0__/* .addressed */ .U)({ kind, what: name, file: null, span: word.span }, value)];
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
        return (0,_versions_registries_js__WEBPACK_IMPORTED_MODULE_3__/* .isDefaultRegistry */ .n)(value);
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
        .every((part) => /^(?:|\$\{?PATH\}?|%PATH%)$/i.test(part) || (0,_launcher_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfTheSystem */ .an)(`${part}/x`));
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
    return splitAssignments((0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .valuesOf */ .s)(read, '-v')).env;
}
/** `A=b command …`, as `env` and shells take it: the assignments, and what stands behind them. */
function resolveAssignments(words, at, resolveInner) {
    const { env, rest } = splitAssignments(words);
    const things = (0,_launcher_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveWords */ .GA)(rest, at, 'assignments without a command', resolveInner);
    return (0,_launcher_js__WEBPACK_IMPORTED_MODULE_1__/* .altered */ .Wn)(things, alterationsOf(env));
}
/** Leading words of the form `NAME=value`, and the others. */
function splitAssignments(words) {
    const first = words.findIndex(({ text }) => !/^[A-Za-z_][A-Za-z0-9_]*=/.test(text));
    const count = first < 0 ? words.length : first;
    const env = new Map(words.slice(0, count).map((word) => [word.text.split('=')[0] ?? '', word]));
    return { env, rest: words.slice(count) };
}


/***/ }),

/***/ 49108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ fromNpmInstallation),
/* harmony export */   h: () => (/* binding */ manifestFor)
/* harmony export */ });
/* harmony import */ var _declarations_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19924);
/* harmony import */ var _project_lockfiles_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85942);
/* harmony import */ var _project_package_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2201);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75215);
/* harmony import */ var _project_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59489);
/* harmony import */ var _versions_npm_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89833);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21006);







/**
 * The packages whose program an installation of npm's world starts.
 *
 * @param folder where the program is looked for
 * @returns none where the tree does not tell
 */
function fromNpmInstallation(pending, folder, project) {
    const { program, packageName, workspace, isOptional } = pending;
    const path = manifestFor(project, folder, workspace);
    const manifest = path === null ? null : project.get(path, _project_package_json_js__WEBPACK_IMPORTED_MODULE_1__/* .packageJson */ .T9);
    const home = path === null ? folder : (0,_project_project_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(path);
    const manager = pending.manager ?? 'npm';
    // Only the lockfile of the manager that is started counts, if it has one; else all of them do.
    const all = (0,_project_lockfiles_js__WEBPACK_IMPORTED_MODULE_0__/* .lockfilesFor */ .i)(project, home, 'npm', pending.manager);
    const its = all.filter((each) => each.manager === pending.manager);
    const locks = its.length > 0 ? its : all;
    const found = locks.map((lock) => packagesOf(pending, lock, manifest).map((each) => answerFor(each, manifest?.dependencies.get(each.name) ?? null, lock, manifest, project)));
    const answers = merged(found.flat());
    if (answers.size > 0) {
        const [first = [], ...others] = found;
        // Lockfiles side by side prove nothing where they differ.
        const agree = others.every((other) => sameProof(first, other));
        return [...answers.values()].map((each) => ({
            ...each,
            manager: pending.manager ?? each.manager ?? manager,
            ...(agree ? {} : { resolved: null }),
        }));
    }
    const own = isOptional || program === '' ? null : ownProgram(program, path, manifest, project);
    if (own !== null)
        return [own];
    const direct = manifest?.dependencies.get(packageName ?? program) ?? null;
    if (direct === null)
        return [];
    const answer = { ...redirected(direct, home, manifest, project).answer, manager };
    // What is fetched under that name anyway is judged already.
    const isSame = answer.type === 'npm' && answer.name === direct.name && !answer.alterations?.length;
    return isOptional && isSame ? [] : [answer];
}
/** Answers by what they name; where several name one, what alters any of them counts. */
function merged(answers) {
    const found = new Map();
    for (const answer of answers) {
        const key = `${answer.type} ${answer.name}`;
        const known = found.get(key);
        const alterations = [...(known?.alterations ?? []), ...(answer.alterations ?? [])];
        found.set(key, { ...(known ?? answer), alterations });
    }
    return found;
}
/** The packages of a lockfile that answer a question: by their programs, by their name. */
function packagesOf({ program, packageName }, { lockfile, folder }, manifest) {
    const recorded = program === '' ? [] : lockfile.withProgram(folder, program);
    const name = packageName ?? program;
    const direct = manifest?.dependencies.get(name) ?? null;
    const named = lockfile.find(folder, name, direct?.range ?? null);
    // Without a record of programs only a direct dependency is known to own its name.
    const answers = named !== null && (packageName !== null || (named.programs === null && direct !== null));
    return answers && !recorded.some((each) => each.name === named.name)
        ? [...recorded, named]
        : recorded;
}
/** Packages of the workspace that one manifest depends on: each is looked for by its name. */
const maxLinked = 50;
/** A program of the project, or of a package of its workspace that it depends on. */
function ownProgram(program, path, manifest, project) {
    const linked = [...(manifest?.dependencies.values() ?? [])]
        .filter(({ range }) => /^(?:workspace|link|file|portal):/.test(range))
        .slice(0, maxLinked)
        .map(({ name }) => workspaceNamed(project, name));
    for (const each of [path, ...linked]) {
        const word = each === null ? null : project.get(each, _project_package_json_js__WEBPACK_IMPORTED_MODULE_1__/* .packageJson */ .T9)?.programs.get(program);
        const file = each === null || !word ? null : (0,_declarations_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .pathBelow */ .Br)((0,_project_project_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(each), word.text);
        if (file !== null && project.has(file))
            return (0,_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .localAnswer */ .sw)(file);
    }
    return null;
}
function sameProof(a, b) {
    const proof = ({ name, resolved }) => `${name} ${resolved?.version}`;
    return a.length === b.length && a.every((each, at) => proof(each) === proof(b[at]));
}
function answerFor(locked, declared, lock, manifest, project) {
    const { name, line, version, doubt } = locked;
    const root = (0,_project_project_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(lock.path);
    const asked = declared ?? { name, spec: (0,_versions_npm_js__WEBPACK_IMPORTED_MODULE_4__/* .readNpmSpec */ .j)(name) };
    const { answer: spec, isRedirected } = redirected(asked, root, manifest, project);
    const manager = lock.manager;
    const own = doubt !== null && linkDoubts.has(doubt) ? ownCode(name, project) : null;
    if (own !== null)
        return own;
    // What the manifest takes from elsewhere, or under another name, is that: the lockfile proves nothing.
    if (spec.type !== 'npm' || spec.name !== name || isRedirected)
        return { ...spec, manager };
    if (doubt === null) {
        const proves = (0,_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .meets */ .D)(spec, version) && !spec.alterations?.length;
        return proves
            ? { ...spec, resolved: { version, file: lock.path, line }, manager }
            : { ...spec, manager };
    }
    if (_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .mildDoubts */ .ET.has(doubt))
        return { ...spec, manager };
    const alterations = [...(spec.alterations ?? []), (0,_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .doubtAlteration */ .qy)(doubt, lock.path, line)];
    return { ...spec, manager, alterations };
}
/** What stands for a package once overrides, resolutions and patches of the project are through. */
function redirected({ name, spec, elsewhere = null, }, root, manifest, project) {
    const rootPath = (0,_project_project_js__WEBPACK_IMPORTED_MODULE_2__/* .inFolder */ ._z)(root, 'package.json');
    const settings = project.get((0,_project_project_js__WEBPACK_IMPORTED_MODULE_2__/* .inFolder */ ._z)(root, 'pnpm-workspace.yaml'), _project_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .yamlSettings */ .V7) ?? [];
    const overrides = settings.flatMap(({ key, value }) => key.startsWith('overrides.') ? [[key.slice('overrides.'.length), value]] : []);
    const manifests = [manifest, project.get(rootPath, _project_package_json_js__WEBPACK_IMPORTED_MODULE_1__/* .packageJson */ .T9)];
    const maps = [...manifests.map((each) => each?.redirects), (0,_project_package_json_js__WEBPACK_IMPORTED_MODULE_1__/* .redirectsOf */ .v4)(overrides)];
    const given = maps.map((map) => map?.get(name)).find((each) => each !== undefined);
    const value = referenced(given, manifests);
    const patch = patchOf(name, rootPath, manifests, project);
    const patched = [
        ...(patch === null ? [] : [(0,_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .alterationIn */ .hH)(patch, 'a patch of the project')]),
        ...(elsewhere === null ? [] : [(0,_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .alterationIn */ .hH)(rootPath, elsewhere)]),
    ];
    if (value === undefined)
        return { answer: { ...spec, alterations: patched }, isRedirected: false };
    if (value === null) {
        const unclear = (0,_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .alterationIn */ .hH)(rootPath, 'an override that is not understood');
        return { answer: { ...spec, alterations: [...patched, unclear] }, isRedirected: true };
    }
    const other = (0,_versions_npm_js__WEBPACK_IMPORTED_MODULE_4__/* .readNpmSpec */ .j)(`${name}@${value}`);
    return { answer: { ...other, alterations: patched }, isRedirected: true };
}
/** An override `$name` is what the manifest declares for that name. */
function referenced(value, manifests) {
    if (!value?.startsWith('$'))
        return value;
    const name = value.slice(1);
    const ranges = manifests.map((each) => each?.dependencies.get(name)?.range);
    return ranges.find((each) => each !== undefined) ?? null;
}
/** A patch of a package that the project keeps, as patch-package, pnpm and Bun name them. */
function patchOf(name, rootPath, manifests, project) {
    if (manifests.some((each) => each?.patched.has(name)))
        return rootPath;
    const prefixes = [`${name.replace('/', '+')}+`, `${name.replace('/', '__')}@`];
    const found = project
        .matching(/\.patch$/)
        .find((path) => prefixes.some((prefix) => path.split('/').at(-1)?.startsWith(prefix)));
    return found ?? null;
}
/** Doubts of a lockfile that say that the code lies in a folder. */
const linkDoubts = new Set(['a link', 'a local package', 'a local project']);
/** A package of a workspace is code of the project: its program, or where it has none its manifest. */
function ownCode(name, project) {
    const path = workspaceNamed(project, name);
    const manifest = path === null ? null : project.get(path, _project_package_json_js__WEBPACK_IMPORTED_MODULE_1__/* .packageJson */ .T9);
    if (path === null || manifest === null)
        return null;
    const files = [...manifest.programs.values()].map(({ text }) => (0,_declarations_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .pathBelow */ .Br)((0,_project_project_js__WEBPACK_IMPORTED_MODULE_2__/* .folderOf */ .yS)(path), text));
    const file = files.find((each) => each !== null && project.has(each));
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .localAnswer */ .sw)(file ?? path);
}
/** The manifest of a folder's project, or of the workspace that is named; null where that is unclear. */
function manifestFor(project, folder, workspace) {
    if (workspace === null)
        return (0,_project_project_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestFile */ .bQ)(project, folder, 'package.json');
    const path = (0,_declarations_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .pathBelow */ .Br)(folder, workspace);
    const byPath = path === null ? null : (0,_project_project_js__WEBPACK_IMPORTED_MODULE_2__/* .inFolder */ ._z)(path, 'package.json');
    const named = workspaceNamed(project, workspace);
    if (byPath === null || !project.has(byPath))
        return named;
    // A folder of one name and a package of that name elsewhere: which is meant differs by manager.
    return named === null || named === byPath ? byPath : null;
}
function workspaceNamed(project, name) {
    const manifests = project.named('package.json').slice(0, _project_project_js__WEBPACK_IMPORTED_MODULE_2__/* .maxManifests */ .pQ);
    // All are asked for at once, so that they are read at once.
    const named = manifests.filter((path) => project.get(path, _project_package_json_js__WEBPACK_IMPORTED_MODULE_1__/* .packageJson */ .T9)?.name === name);
    return named.length === 1 ? (named[0] ?? null) : null;
}


/***/ }),

/***/ 90908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ readOptions),
/* harmony export */   s: () => (/* binding */ valuesOf)
/* harmony export */ });
/* harmony import */ var _versions_registries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85197);
/* harmony import */ var _addressed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96567);


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
        alterations: options.flatMap(({ name, value, at }) => Object.hasOwn(grammar.altering, name) && !(0,_versions_registries_js__WEBPACK_IMPORTED_MODULE_1__/* .isDefaultRegistry */ .n)(value?.text ?? '')
            ? [
                (0,_addressed_js__WEBPACK_IMPORTED_MODULE_0__/* .addressed */ .U)({
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

/***/ 22874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ pythonAnswer),
/* harmony export */   q: () => (/* binding */ fromPythonEnvironment)
/* harmony export */ });
/* harmony import */ var _declarations_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19924);
/* harmony import */ var _project_lockfiles_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85942);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75215);
/* harmony import */ var _project_pyproject_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82054);
/* harmony import */ var _project_requirements_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66188);
/* harmony import */ var _versions_pypi_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98842);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21006);







/**
 * The packages whose program or module a Python environment starts: the project's own code, or a
 * direct dependency of that name. No lockfile of Python records programs.
 */
function fromPythonEnvironment({ program, isModule, manager }, folder, project) {
    const path = (0,_project_project_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestFile */ .bQ)(project, folder, 'pyproject.toml');
    const manifest = path === null ? null : project.get(path, _project_pyproject_js__WEBPACK_IMPORTED_MODULE_2__/* .pyproject */ .bC);
    const home = path === null ? folder : (0,_project_project_js__WEBPACK_IMPORTED_MODULE_1__/* .folderOf */ .yS)(path);
    if (!isModule) {
        // A file or folder of that name comes before any program.
        const file = [program, `${program}/__main__.py`].map((each) => (0,_declarations_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .pathBelow */ .Br)(folder, each));
        const own = file.find((each) => each !== null && project.has(each));
        if (own)
            return [(0,_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .localAnswer */ .sw)(own)];
        if (file.some((each) => each !== null && project.isLink(each)))
            return [];
        const isOther = manifest?.otherScripts.has(program) ||
            (manager === 'pipenv' && (0,_project_project_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestFile */ .bQ)(project, folder, 'Pipfile') !== null);
        if (isOther)
            return [];
    }
    const entry = manifest?.programs.get(program) ?? memberProgram(program, manifest, project);
    const module = isModule ? program : entry?.replace(/:.*$/s, '');
    const own = module === undefined ? null : ownModule(module, home, folder, project);
    if (own !== null)
        return own === 'shadow' ? [] : [(0,_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .localAnswer */ .sw)(own)];
    // A program of the project whose module is not in the tree is nobody else's.
    if (entry !== undefined)
        return [];
    const name = _versions_pypi_js__WEBPACK_IMPORTED_MODULE_4__/* .pypi */ .v.normaliseName(isModule ? (program.split('.')[0] ?? '') : program);
    const declared = manifest?.dependencies.get(name);
    if (declared !== undefined)
        return [pythonAnswer(declared, path, manager, home, project)];
    const listPath = (0,_project_project_js__WEBPACK_IMPORTED_MODULE_1__/* .inFolder */ ._z)(home, 'requirements.txt');
    const listed = project.get(listPath, _project_requirements_js__WEBPACK_IMPORTED_MODULE_3__/* .requirements */ .L)?.find((each) => each.name === name);
    return listed === undefined ? [] : [pythonAnswer(listed, listPath, manager, home, project)];
}
/** The entry of a program that another project of the workspace brings. */
function memberProgram(program, manifest, project) {
    const names = [...(manifest?.dependencies.values() ?? [])]
        .filter(({ spec }) => spec.type === 'unidentified')
        .map(({ name }) => name);
    if (names.length === 0)
        return undefined;
    const members = project
        .named('pyproject.toml')
        .slice(0, _project_project_js__WEBPACK_IMPORTED_MODULE_1__/* .maxManifests */ .pQ)
        .flatMap((path) => project.get(path, _project_pyproject_js__WEBPACK_IMPORTED_MODULE_2__/* .pyproject */ .bC) ?? [])
        .filter((each) => each.name !== null && names.includes(_versions_pypi_js__WEBPACK_IMPORTED_MODULE_4__/* .pypi */ .v.normaliseName(each.name)));
    return members.map((each) => each.programs.get(program)).find((each) => each !== undefined);
}
/** What a direct dependency of a Python project is, with the version that its lockfile proves. */
function pythonAnswer(declared, manifestPath, asked, home, project) {
    // What the root of a workspace takes in a package's place counts for its members.
    const above = (0,_project_project_js__WEBPACK_IMPORTED_MODULE_1__/* .foldersUpFrom */ .tD)(home).map((each) => (0,_project_project_js__WEBPACK_IMPORTED_MODULE_1__/* .inFolder */ ._z)(each, 'pyproject.toml'));
    const redirects = above.map((each) => project.get(each, _project_pyproject_js__WEBPACK_IMPORTED_MODULE_2__/* .pyproject */ .bC)?.redirects.get(declared.name));
    const { name, spec, elsewhere } = {
        ...declared,
        ...redirects.find((each) => each !== undefined),
    };
    const manager = asked ?? 'uv';
    const place = manifestPath ?? '';
    const alterations = elsewhere === null ? [] : [(0,_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .alterationIn */ .hH)(place, elsewhere)];
    const plain = { ...spec, manager, alterations };
    if (spec.type !== 'pypi')
        return plain;
    const all = (0,_project_lockfiles_js__WEBPACK_IMPORTED_MODULE_0__/* .lockfilesFor */ .i)(project, home, 'pypi');
    // `python -m` does not say whose environment it is: then the lockfiles must not be two.
    const locks = asked === null ? all : all.filter((each) => each.manager === asked);
    const [lock, ...others] = locks;
    const locked = lock?.lockfile.find(lock.folder, name, null) ?? null;
    if (lock === undefined || others.length > 0 || locked === null)
        return plain;
    const { version, line, doubt } = locked;
    const manifests = [manifestPath, ...above];
    const isTouched = manifests.some((path) => path?.endsWith('.toml') && (project.get(path, _project_pyproject_js__WEBPACK_IMPORTED_MODULE_2__/* .pyproject */ .bC)?.touched.has(name) ?? false));
    if (doubt === null && !isTouched && alterations.length === 0) {
        return (0,_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .meets */ .D)(spec, version)
            ? { ...plain, resolved: { version, file: lock.path, line } }
            : plain;
    }
    if (doubt === null || _answer_js__WEBPACK_IMPORTED_MODULE_5__/* .mildDoubts */ .ET.has(doubt))
        return plain;
    return { ...plain, alterations: [...alterations, (0,_answer_js__WEBPACK_IMPORTED_MODULE_5__/* .doubtAlteration */ .qy)(doubt, lock.path, line)] };
}
/**
 * The file of a Python module in the tree; `shadow` where something else of that name comes before any
 * package, null where nothing does.
 */
function ownModule(module, home, folder, project) {
    if (!/^[\w.]+$/.test(module))
        return null;
    const path = module.replaceAll('.', '/');
    const [top = ''] = module.split('.');
    const roots = [folder, home, (0,_project_project_js__WEBPACK_IMPORTED_MODULE_1__/* .inFolder */ ._z)(home, 'src'), (0,_project_project_js__WEBPACK_IMPORTED_MODULE_1__/* .inFolder */ ._z)(folder, 'src')];
    const isLinked = roots.some((root) => [top, `${top}.py`].some((name) => project.isLink((0,_project_project_js__WEBPACK_IMPORTED_MODULE_1__/* .inFolder */ ._z)(root, name))));
    if (isLinked)
        return 'shadow';
    const files = roots.flatMap((root) => [`${path}.py`, `${path}/__main__.py`, `${path}/__init__.py`].map((file) => (0,_project_project_js__WEBPACK_IMPORTED_MODULE_1__/* .inFolder */ ._z)(root, file)));
    const own = files.find(project.has);
    if (own !== undefined)
        return own;
    // A package of that name, or a compiled module, is found first, whatever else is in it.
    const isShadowed = roots.some((root) => {
        const compiled = ['.py', '.pyc', '.so', '.pyd'].map((ending) => (0,_project_project_js__WEBPACK_IMPORTED_MODULE_1__/* .inFolder */ ._z)(root, top + ending));
        return project.hasFolder((0,_project_project_js__WEBPACK_IMPORTED_MODULE_1__/* .inFolder */ ._z)(root, top)) || compiled.some(project.has);
    });
    return isShadowed ? 'shadow' : null;
}


/***/ }),

/***/ 94017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  resolveLaunch: () => (/* binding */ resolveLaunch)
});

// EXTERNAL MODULE: ./build/declarations/paths.js
var paths = __webpack_require__(19924);
// EXTERNAL MODULE: ./build/files/vendored.js
var vendored = __webpack_require__(98629);
// EXTERNAL MODULE: ./build/project/project.js
var project_project = __webpack_require__(75215);
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
var remote = __webpack_require__(49460);
// EXTERNAL MODULE: ./build/launch/environment.js
var environment = __webpack_require__(20515);
// EXTERNAL MODULE: ./build/launch/launcher.js
var launch_launcher = __webpack_require__(10496);
// EXTERNAL MODULE: ./build/launch/options.js
var options = __webpack_require__(90908);
;// CONCATENATED MODULE: ./build/launch/interpreters.js


const node = {
    flags: [
        '--no-warnings',
        '--enable-source-maps',
        '--experimental-strip-types',
        '--no-deprecation',
        '--trace-warnings',
        '--use-system-ca',
        '--experimental-transform-types',
        '--inspect',
        '--inspect-brk',
        '--watch',
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
        '--inspect',
        '--inspect-brk',
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
const plain = { flags: [], valued: [], altering: {} };
const grammars = new Map([
    ['node', node],
    ['nodejs', node],
    ['tsx', { ...node, flags: [...node.flags, '--no-cache'] }],
    ['ts-node', { ...node, flags: [...node.flags, '--esm', '-T', '--transpile-only'] }],
    ['python', python],
    ['python3', python],
    ['vite-node', plain],
    ['php', plain],
    ['ruby', plain],
    ['java', { flags: ['-jar'], valued: [], altering: {} }],
]);
/** `node [options] program.js …` and its kin: local, if the program is in the judged tree. */
const interpreters = {
    commands: [...grammars.keys()],
    resolve(given, command) {
        const name = (0,launch_launcher/* commandName */.p6)(command.text);
        const grammar = grammars.get(name) ?? plain;
        // What follows `-m module` is the module's own.
        const isWatching = name === 'tsx' && given[0]?.text === 'watch';
        const args = isWatching ? given.slice(1) : given;
        const moduleAt = grammar === python ? args.findIndex(({ text }) => text === '-m') : -1;
        const read = (0,options/* readOptions */.T)(moduleAt < 0 ? args : args.slice(0, moduleAt + 2), grammar);
        const [module] = (0,options/* valuesOf */.s)(read, '-m');
        const [program] = read.rest;
        const files = (0,options/* valuesOf */.s)(read, '--env-file', '--env-file-if-exists');
        let thing;
        if (read.unknown === null && module !== undefined) {
            thing = (0,launch_launcher/* installed */.$f)(module, { type: 'pypi', isModule: true, args: args.slice(moduleAt + 2) }, read.alterations);
        }
        else if (read.unknown !== null || program === undefined) {
            const reason = 'an interpreter that does not say which program it runs';
            thing = (0,launch_launcher/* unidentifiedLaunch */.C2)(read.unknown ?? command, reason);
        }
        else {
            thing = (0,launch_launcher/* programAt */.qN)(program, 'interpreter', read.rest.slice(1), read.alterations);
        }
        return (0,launch_launcher/* withEnvFiles */.r2)([thing], files);
    },
};

// EXTERNAL MODULE: ./node_modules/shell-quote/index.js
var shell_quote = __webpack_require__(26591);
;// CONCATENATED MODULE: ./build/launch/shell.js




/** Commands of a shell that start nothing. */
const harmless = new Set('cd echo printf true : mkdir test [ [[ set unset pushd popd umask ulimit sleep wait which type'.split(' '));
/** Commands that change the folder in which those behind them work. */
const moving = new Set(['cd', 'pushd', 'popd']);
/** A folder that the words do not tell; no path of the tree has such a name. */
const elsewhere = '${?}';
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
        return [(0,launch_launcher/* unidentifiedLaunch */.C2)(text, 'a shell program that cannot be read as a list of commands')];
    const alterations = [];
    let folder = '';
    const things = commands.flatMap((words) => {
        const { env, rest } = (0,environment/* splitAssignments */.fA)(words);
        const [command, ...args] = rest;
        if (command === undefined || command.text === 'export') {
            // It holds for every command that follows.
            alterations.push(...(0,environment/* alterationsOf */.uy)(command === undefined ? env : exportedBy(args)));
            return [];
        }
        if (moving.has(command.text)) {
            const [target] = args;
            const isPlain = command.text === 'cd' && args.length === 1 && target !== undefined;
            folder = isPlain && folder !== null ? (0,launch_launcher/* folderIn */.CH)(folder, target.text) : null;
        }
        // `printf -v PATH …` sets a variable.
        if (command.text === 'printf' && args.some(({ text: word }) => word === '-v')) {
            return [(0,launch_launcher/* unidentifiedLaunch */.C2)(command, 'a variable that the shell sets')];
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
                : [(0,launch_launcher/* unidentifiedLaunch */.C2)(command, 'a script of the repository that the shell reads in')];
        }
        const inner = command.text === 'exec' || command.text === 'command'
            ? args[0] === undefined
                ? []
                : resolveInner({ command: args[0], args: args.slice(1) })
            : resolveInner({ command, args });
        // In another folder a path is another program.
        const placed = folder === '' ? inner : (0,launch_launcher/* startedIn */.dW)(inner, folder ?? elsewhere);
        return (0,launch_launcher/* altered */.Wn)(placed, [...alterations, ...(0,environment/* alterationsOf */.uy)(env)]);
    });
    return things.length > 0
        ? things
        : [(0,launch_launcher/* unidentifiedLaunch */.C2)(text, 'a shell that starts nothing that can be told')];
}
/** The variables that `export` sets, wherever they stand among its words; `NAME+=` adds to one. */
function exportedBy(args) {
    return new Map(args.flatMap((word) => {
        const [, name] = /^([A-Za-z_]\w*)\+?=/.exec(word.text) ?? [];
        return name === undefined ? [] : [[name, { ...word, text: word.text.replace('+=', '=') }]];
    }));
}
/** `source ~/.nvm/nvm.sh` and the like set up a tool that is not the repository's. */
function isOfTheUser(path) {
    return /^(?:[~/]|\$)/.test(path) && !(0,paths/* isOfProjectFolder */.JY)(path);
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
            const { env, rest } = (0,environment/* splitAssignments */.fA)(start < 0 ? [] : words.slice(start));
            const [command, ...args] = rest;
            if (command === undefined || command.text === 'export') {
                const set = command === undefined ? env : exportedBy(args);
                exported = [...exported, ...(0,environment/* alterationsOf */.uy)(set)];
            }
            else if (knows((0,launch_launcher/* commandName */.p6)(command.text))) {
                // Of a shell's own text only what it fetches is taken; the rest is code of the script.
                const things = resolveInner({ command, args }).filter(({ type, pending }) => !isShell(command) || type !== 'unidentified' || pending !== undefined);
                found.push(...(0,launch_launcher/* altered */.Wn)(things, [...exported, ...(0,environment/* alterationsOf */.uy)(env)]));
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
function isShell({ text }) {
    return posixShell.commands.includes((0,launch_launcher/* commandName */.p6)(text));
}
/**
 * A line as words and operators; null where the library cannot read it, as with `${}`. A variable is
 * kept as a placeholder; nothing is expanded.
 */
function partsOf(line) {
    try {
        return (0,shell_quote.parse)(line, (name) => `\${${name}}`);
    }
    catch {
        return null;
    }
}
/** The commands of one line, however they are joined; what cannot be read is left out. */
function simpleCommandsOf(line) {
    const commands = [[]];
    for (const part of partsOf(line.text) ?? []) {
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
    if (/`|\$\(|\$\{[^}]*=|[^\s;&|(]#|\\\\\r?\n|#[^\n]*\\\r?\n|&>/.test(text.text))
        return null;
    const lines = text.text.replace(/\\\r?\n/g, ' ').split(/\r?\n/);
    const commands = [[]];
    for (const line of lines) {
        commands.push([]);
        let isTarget = false;
        const parts = partsOf(line);
        if (parts === null)
            return null;
        for (const part of parts) {
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
                return [(0,launch_launcher/* programAt */.qN)(args[index] ?? command, 'shell')];
            }
        }
        return [(0,launch_launcher/* unidentifiedLaunch */.C2)(command, 'a shell that does not say what it starts')];
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
            return [(0,launch_launcher/* unidentifiedLaunch */.C2)(command, 'a shell that does not say what it starts')];
        const words = [first, ...rest];
        // cmd joins what it is given and takes it apart again: & and | begin another command there.
        if (words.some(({ text }) => /[&|<>^%]/.test(text))) {
            return [(0,launch_launcher/* unidentifiedLaunch */.C2)(first, 'a command line of cmd with operators in it')];
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
        ? [(0,launch_launcher/* unidentifiedLaunch */.C2)(at, 'a bridge without an address')]
        : [(0,launch_launcher/* serverOf */.FN)((0,remote/* readRemote */.Zz)(url.text), url)];
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
            ? [(0,launch_launcher/* serverOf */.FN)((0,remote/* readRemote */.Zz)(value.text), value)]
            : [];
    });
    return things.length > 0
        ? things
        : [(0,launch_launcher/* unidentifiedLaunch */.C2)(at, 'a bridge that does not say to what')];
};
/** `@smithery/cli run @a/b`: a name in Smithery's registry, not in npm's. */
const smithery = ([verb, ...args], at) => {
    const name = args.find(({ text }) => !text.startsWith('-'));
    if (verb?.text !== 'run' || name === undefined || args[0] !== name) {
        return [(0,launch_launcher/* unidentifiedLaunch */.C2)(at, 'not a "run" of a server of Smithery')];
    }
    return [(0,launch_launcher/* serverOf */.FN)(readRegistryName(name.text), name)];
};
/** A command whose options, and perhaps a verb among them, are followed by the command line that it starts. */
function starter(grammar, verb) {
    return (args, at, resolveInner) => {
        const before = (0,options/* readOptions */.T)(args, grammar);
        const hasVerb = verb !== null && before.rest[0]?.text === verb;
        const after = hasVerb ? (0,options/* readOptions */.T)(before.rest.slice(1), grammar) : before;
        const unknown = before.unknown ?? after.unknown;
        if (unknown !== null)
            return [(0,launch_launcher/* unidentifiedLaunch */.C2)(unknown, 'an option that may hide what is started')];
        const things = (0,launch_launcher/* resolveWords */.GA)(after.rest, at, 'nothing behind the options', resolveInner);
        const reads = hasVerb ? [before, after] : [after];
        const files = reads.flatMap((read) => (0,options/* valuesOf */.s)(read, '-e', '-f', '--env-file'));
        return (0,launch_launcher/* altered */.Wn)((0,launch_launcher/* withEnvFiles */.r2)(things, files), reads.flatMap((read) => [...read.alterations, ...(0,environment/* alterationsOf */.uy)((0,environment/* assigned */.Xz)(read))]));
    };
}
/** Options of the dotenv family; `-v NAME=value` sets a variable. */
const dotenvOptions = {
    flags: ['--override', '-o', '--quiet', '-q'],
    valued: ['-e', '-c', '-v', '-f', '--env-file'],
    altering: {},
};
/** `tsx src/server.ts`: an interpreter's program is the server. */
const toProgram = (name) => (args, at) => interpreters.resolve(args, { ...at, text: name }, () => []);
/** Packages that are no servers themselves, by type and name. Their own arguments tell the server. */
const bridges = new Map([
    ['npm mcp-remote', toAddress],
    ['npm supergateway', supergateway],
    ['npm @smithery/cli', smithery],
    ['npm dotenv-cli', starter(dotenvOptions, null)],
    ['npm envmcp', starter(dotenvOptions, null)],
    ['npm @dotenvx/dotenvx', starter(dotenvOptions, 'run')],
    ['npm cross-env', environment/* resolveAssignments */.X4],
    ['npm tsx', toProgram('tsx')],
    ['npm ts-node', toProgram('ts-node')],
]);
/**
 * What a fetched package starts: itself, or, where it is a bridge, the server that its arguments
 * name, with the package as its launcher.
 */
function throughBridge(spec, at, args, alterations, resolveInner) {
    const bridge = bridges.get(`${spec.type} ${spec.name}`);
    const own = (0,launch_launcher/* serverOf */.FN)(spec, at, alterations);
    if (bridge === undefined)
        return [own];
    return [...(0,launch_launcher/* altered */.Wn)(bridge(args, at, resolveInner), alterations), { ...own, role: 'launcher' }];
}
/** Programs of bridges that are not called like their packages. */
const otherNames = new Map([
    ['@smithery/cli', 'smithery'],
    ['dotenv-cli', 'dotenv'],
]);
function isProgramOf({ name }, { text }) {
    const own = name?.slice(name.lastIndexOf('/') + 1);
    return text === own || text === otherNames.get(name ?? '');
}
/**
 * What packages start that an option such as `-p` or `--from` names, where the next word is a program
 * of theirs: each is itself or a bridge, and a program that cannot be theirs is one more thing.
 */
function throughPackages(packages, [program, ...args], alterations, resolveInner) {
    const things = packages.flatMap(({ spec, at }) => 
    // Only under its own name is a program the bridge that its package is known for.
    program !== undefined && isProgramOf(spec, program)
        ? throughBridge(spec, at, args, alterations, resolveInner)
        : [(0,launch_launcher/* serverOf */.FN)(spec, at, alterations)]);
    return program !== undefined && (0,launch_launcher/* runsSomethingElse */.Ut)(program)
        ? [...things, (0,launch_launcher/* unidentifiedLaunch */.C2)(program, 'a program that does not come from the package')]
        : things;
}

// EXTERNAL MODULE: ./build/versions/npm.js
var npm = __webpack_require__(89833);
// EXTERNAL MODULE: ./build/versions/semver.js
var semver = __webpack_require__(88394);
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
            return [(0,launch_launcher/* unidentifiedLaunch */.C2)(verb ?? command, 'not a "run" of deno')];
        // `--allow-net=host` and its kin open doors and start nothing.
        const words = args.filter(({ text }) => !/^--(?:allow|deny|unstable)-[a-z-]+(?:=.*)?$/.test(text));
        const read = (0,options/* readOptions */.T)(words, grammar);
        const [first] = read.rest;
        if (read.unknown !== null || first === undefined) {
            return [
                (0,launch_launcher/* unidentifiedLaunch */.C2)(read.unknown ?? command, 'an option of deno that may hide what it starts'),
            ];
        }
        const things = /^(?:npm|jsr|https?|data|node):/i.test(first.text)
            ? [(0,launch_launcher/* serverOf */.FN)(readDenoSpec(first.text), first, read.alterations)]
            : [(0,launch_launcher/* programAt */.qN)(first, 'interpreter', [], read.alterations)];
        return (0,launch_launcher/* withEnvFiles */.r2)(things, (0,options/* valuesOf */.s)(read, '--env-file'));
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

// EXTERNAL MODULE: ./build/versions/ecosystems.js + 2 modules
var ecosystems = __webpack_require__(80335);
// EXTERNAL MODULE: ./build/versions/registries.js
var registries = __webpack_require__(85197);
// EXTERNAL MODULE: ./build/launch/addressed.js
var addressed = __webpack_require__(96567);
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
    // A short version such as `1.2` is 1.2.0, and no range. Source: "dotnet tool install".
    const isExact = specifier !== null && ecosystems/* ecosystems */.uU.nuget.compare(specifier, specifier) !== null;
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
        const read = (0,options/* readOptions */.T)(args, dnx_grammar);
        const [first] = read.rest;
        if (read.unknown !== null || first === undefined) {
            return [
                (0,launch_launcher/* unidentifiedLaunch */.C2)(read.unknown ?? command, 'an option of dnx that may hide what it starts'),
            ];
        }
        // dnx takes its own options behind the package too, up to `--`.
        const behind = readBehind(read.rest.slice(1));
        const [version] = [...(0,options/* valuesOf */.s)(read, '--version'), ...behind.versions].slice(-1);
        const spec = readNugetSpec(first.text, version?.text ?? null);
        return [(0,launch_launcher/* serverOf */.FN)(spec, first, [...read.alterations, ...behind.alterations])];
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
            .filter(({ name, value }) => Object.hasOwn(dnx_grammar.altering, name) && !(0,registries/* isDefaultRegistry */.n)(value))
            .map(({ name, span, value }) => (0,addressed/* addressed */.U)({ kind: 'registry', what: name, file: null, span }, value)),
    };
}

// EXTERNAL MODULE: ./build/versions/oci.js
var oci = __webpack_require__(22457);
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
    'ghcr.io/github/gh-aw-node',
]);
/** `docker run [options] image …` and podman's equal; what follows the image is the container's. */
const docker = {
    commands: ['docker', 'podman'],
    resolve(args, command, resolveInner) {
        const global = (0,options/* readOptions */.T)(args, globalGrammar);
        if (global.rest[0]?.text === 'mcp')
            return gateway(global.rest, command);
        const words = global.rest[0]?.text === 'container' ? global.rest.slice(1) : global.rest;
        const [verb, ...afterVerb] = words;
        if (global.unknown !== null || verb?.text !== 'run') {
            return [(0,launch_launcher/* unidentifiedLaunch */.C2)(command, 'not a "run" of an image')];
        }
        const read = (0,options/* readOptions */.T)(afterVerb, runGrammar);
        if (read.unknown !== null) {
            return [(0,launch_launcher/* unidentifiedLaunch */.C2)(read.unknown, 'an option of "run" that may hide the image')];
        }
        const [image, ...inside] = read.rest;
        if (image === undefined)
            return [(0,launch_launcher/* unidentifiedLaunch */.C2)(verb, '"run" without an image')];
        const spec = (0,oci/* readOciSpec */.nN)(image.text);
        const entrypoint = (0,options/* valuesOf */.s)(read, '--entrypoint').at(-1);
        const line = entrypoint === undefined ? inside : [entrypoint, ...inside];
        const [program, ...programArgs] = line;
        const others = read.alterations.filter(({ what }) => what !== '--entrypoint');
        if (baseImages.has(spec.name ?? '') && program !== undefined && (0,launch_launcher/* isRunner */.Dw)(program)) {
            // An image of a language holds no server: it is what starts one.
            const started = resolveInner({ command: program, args: programArgs });
            // The files of the project are not in there.
            const inImage = started.flatMap(({ pending, manager: _, ownProgram: __, ...thing }) => pending === undefined
                ? [thing]
                : pending.kind === 'installed' && pending.isOptional
                    ? []
                    : [(0,launch_launcher/* unidentifiedLaunch */.C2)(program, 'a program within the image')]);
            return (0,launch_launcher/* altered */.Wn)([
                ...(0,launch_launcher/* withEnvFiles */.r2)(inImage, (0,options/* valuesOf */.s)(read, '--env-file')),
                { ...(0,launch_launcher/* serverOf */.FN)(spec, image), role: 'launcher' },
            ], [...global.alterations, ...others, ...insideOf(read)]);
        }
        const alterations = [...global.alterations, ...read.alterations];
        // Variables that load code do so in a container too; of the others it has its own.
        const given = (0,options/* valuesOf */.s)(read, '-e', '--env').filter(({ text }) => text.includes('='));
        const env = new Map(given.map((word) => [word.text.slice(0, word.text.indexOf('=')), word]));
        alterations.push(...(0,environment/* alterationsOf */.uy)(env).filter(({ kind }) => kind === 'loader'));
        if (inside[0] !== undefined && (0,launch_launcher/* isRunner */.Dw)(inside[0])) {
            alterations.push({
                kind: 'entrypoint',
                what: 'another program as the command',
                file: null,
                span: inside[0].span,
            });
        }
        return [(0,launch_launcher/* serverOf */.FN)(spec, image, alterations)];
    },
};
/** What variables and volumes change for a launcher that is started in a container. */
function insideOf(read) {
    const given = (0,options/* valuesOf */.s)(read, '-e', '--env').filter(({ text }) => text.includes('='));
    const env = new Map(given.map((word) => [word.text.slice(0, word.text.indexOf('=')), word]));
    const isSystem = (path) => /^\/(?:root|usr|bin|etc|opt|home|lib)(?:\/|$)/.test(path);
    // What lies over the system, or in the folder that is worked in, comes before what is fetched.
    const worked = (0,options/* valuesOf */.s)(read, '-w', '--workdir').map(({ text }) => text);
    const isBefore = (path) => isSystem(path) || worked.includes(path) || /^\/(?:\.[\w-]+)?$/.test(path);
    const volumes = (0,options/* valuesOf */.s)(read, '-v', '--volume', '--mount').filter(({ text }) => text.split(/[:,=]/).slice(1).some(isBefore));
    const at = ({ span }) => ({ file: null, span });
    return [
        ...(0,environment/* alterationsOf */.uy)(env),
        ...volumes.map((each) => ({ kind: 'path', what: 'a volume', ...at(each) })),
    ];
}
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
        .map((name) => (0,launch_launcher/* serverOf */.FN)(readRegistryName(name), word)));
    if (second?.text !== 'gateway' || third?.text !== 'run' || servers.length === 0) {
        return [(0,launch_launcher/* unidentifiedLaunch */.C2)(command, 'a gateway that does not name its servers')];
    }
    return servers;
}

;// CONCATENATED MODULE: ./build/launch/go.js



/** `go run module/path@version …`; without a version it is a package of the project's own module. */
const go = {
    commands: ['go'],
    resolve([verb, ...args], command) {
        if (verb?.text !== 'run')
            return [(0,launch_launcher/* unidentifiedLaunch */.C2)(verb ?? command, 'not a "run" of go')];
        const read = (0,options/* readOptions */.T)(args, {
            flags: ['-v', '-x', '-race', '-a', '-trimpath'],
            valued: ['-mod', '-modfile', '-overlay', '-toolexec', '-exec', '-C', '-tags', '-ldflags'],
            altering: { '-modfile': 'path', '-overlay': 'path', '-toolexec': 'path', '-exec': 'path' },
        });
        const [first] = read.rest;
        if (read.unknown !== null || first === undefined) {
            return [
                (0,launch_launcher/* unidentifiedLaunch */.C2)(read.unknown ?? command, 'an option of go that may hide what it starts'),
            ];
        }
        const [, name, version] = /^([\w-]+(?:\.[\w-]+)+\/[^@\s]+)@([^@\s]+)$/.exec(first.text) ?? [];
        if (name === undefined || version === undefined || (0,ecosystem/* hasPlaceholder */.Kc)(first.text)) {
            return [
                (0,launch_launcher/* unidentifiedLaunch */.C2)(first, 'a program of the project, which the export does not grade'),
            ];
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
        return [(0,launch_launcher/* serverOf */.FN)(spec, first, read.alterations)];
    },
};

// EXTERNAL MODULE: ./build/versions/git.js
var git = __webpack_require__(37292);
;// CONCATENATED MODULE: ./build/launch/nix.js



/** `nix run github:owner/name[/ref][#output] …`, and `nix develop -c command …`, which starts another. */
const nix = {
    commands: ['nix'],
    resolve(args, command, resolveInner) {
        const words = args.filter(({ text }, index) => !isFeature(args[index - 1]?.text) && !isFeature(text) && text !== '--impure');
        const [verb, ...rest] = words;
        if (verb?.text === 'develop' || verb?.text === 'shell') {
            const at = rest.findIndex(({ text }) => text === '-c' || text === '--command');
            const things = (0,launch_launcher/* resolveWords */.GA)(at < 0 ? [] : rest.slice(at + 1), command, 'a shell without a command', resolveInner);
            // The shell is built by what stands before, or by the flake of the project: its hooks and
            // its programs come first.
            return [
                ...things,
                (0,launch_launcher/* unidentifiedLaunch */.C2)(verb, 'a shell of nix, built by a flake that the export does not grade'),
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
            return [(0,launch_launcher/* unidentifiedLaunch */.C2)(verb ?? command, 'not a "run" of a repository by nix')];
        }
        return [(0,launch_launcher/* serverOf */.FN)((0,git/* readGitRepository */.v)(`https://github.com/${owner}/${name}`, ref ?? null), first)];
    },
};
/** `--extra-experimental-features "nix-command flakes"` comes first in many launches. */
function isFeature(text) {
    return text === '--extra-experimental-features' || text === '--experimental-features';
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
            return [(0,launch_launcher/* unidentifiedLaunch */.C2)(command, 'an option of npm that may hide what it starts')];
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
            return [(0,launch_launcher/* unidentifiedLaunch */.C2)(unknown, 'an option of npm that may hide what it starts')];
        }
        const at = verb ?? command;
        if (runVerbs.has(at.text) || scriptVerbs.has(at.text)) {
            const [script, ...own] = scriptVerbs.has(at.text) ? [at, ...positional] : positional;
            if (script === undefined)
                return [(0,launch_launcher/* unidentifiedLaunch */.C2)(at, 'a "run" without a script')];
            const isTest = script === at && ['t', 'tst'].includes(script.text);
            const name = isTest ? 'test' : script.text;
            const { workspace, folder } = placed;
            const pending = { name, args: [...own, ...behind], workspace, manager: 'npm' };
            const things = [(0,launch_launcher/* scriptOf */.Fl)(script, { ...pending, orProgram: false })];
            return folder === null ? things : (0,launch_launcher/* startedIn */.dW)(things, folder);
        }
        if (at.text !== 'exec' && at.text !== 'x') {
            return [(0,launch_launcher/* unidentifiedLaunch */.C2)(at, 'not a command of npm that starts a program')];
        }
        // In a workspace npm looks for programs there first.
        if (placed.workspace !== null || placed.folder !== null) {
            return [(0,launch_launcher/* unidentifiedLaunch */.C2)(at, 'npm exec in another folder')];
        }
        const packages = options.filter(({ text }) => isPackage(text));
        return executed(packages, [...positional, ...behind], command, resolveInner);
    },
};
/** What `npm exec` starts: a program of the packages that it is given, or the package that is named first. */
function executed(packages, line, command, resolveInner) {
    const named = packages.map((at) => ({
        spec: (0,npm/* readNpmSpec */.j)(at.text.slice(at.text.indexOf('=') + 1)),
        at,
    }));
    if (named.length > 0)
        return (0,launch_launcher/* fetchedBy */.tD)(throughPackages(named, line, [], resolveInner), 'npm');
    const [first, ...rest] = line;
    if (first === undefined)
        return [(0,launch_launcher/* unidentifiedLaunch */.C2)(command, 'npm exec without a package')];
    const things = throughBridge((0,npm/* readNpmSpec */.j)(first.text), first, rest, [], resolveInner);
    return (0,launch_launcher/* fetchedBy */.tD)((0,launch_launcher/* orInstalled */.mT)(things, first, rest, 'npm'), 'npm');
}
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
        // A second one adds to the first, or takes its place.
        if (value === undefined || value.startsWith('-') || found[place] !== null)
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
    '--force',
    '--ignore-scripts',
    '--offline',
    '--prefer-offline',
    '--prefer-online',
]);
const valued = new Set(['-p', '--package', '--loglevel']);
const altering = new Map([
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
            const kind = altering.get(name);
            if (!valued.has(name) && kind === undefined) {
                hidden.push(/^(?:-c|--call)$/.test(name)
                    ? (0,launch_launcher/* unidentifiedLaunch */.C2)(command, 'npx runs a command line of its own')
                    : (0,launch_launcher/* unidentifiedLaunch */.C2)(at, 'an option of npx that may hide what it starts'));
                break;
            }
            if (equals < 0)
                index += 1;
            const value = equals < 0 ? args[index] : { ...at, text: text.slice(equals + 1) };
            if (value === undefined)
                break;
            if (equals < 0 && value.text.startsWith('-')) {
                // npx may rewrite or remove what looks like an option, where it stands as a value too.
                hidden.push((0,launch_launcher/* unidentifiedLaunch */.C2)(value, 'an option of npx that may hide what it starts'));
                break;
            }
            const isHarmless = (0,registries/* isDefaultRegistry */.n)(value.text) ||
                (name === '--node-options' && (0,environment/* isHarmlessForNode */.Zq)(value.text));
            if (kind !== undefined && !isHarmless) {
                const alteration = { kind, what: name, file: null, span: at.span };
                alterations.push((0,addressed/* addressed */.U)(alteration, value.text));
            }
            if (kind === undefined && name !== '--loglevel')
                packages.push(value);
        }
        const [first] = rest;
        const servers = packages.length > 0
            ? [
                ...throughPackages(packages.map((at) => ({ spec: (0,npm/* readNpmSpec */.j)(at.text), at })), rest, alterations, resolveInner),
                // A program that another installed package brings comes before.
                ...(first === undefined
                    ? []
                    : [(0,launch_launcher/* installed */.$f)(first, { type: 'npm', manager: 'npm', isOptional: true })]),
            ]
            : first === undefined
                ? []
                : (0,launch_launcher/* orInstalled */.mT)(throughBridge((0,npm/* readNpmSpec */.j)(first.text), first, rest.slice(1), alterations, resolveInner), first, rest.slice(1), 'npm');
        if (servers.length + hidden.length === 0)
            return [(0,launch_launcher/* unidentifiedLaunch */.C2)(command, 'npx without a package')];
        return (0,launch_launcher/* fetchedBy */.tD)([...servers, ...hidden], 'npm');
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
    const fetched = (things) => manager === 'bun' ? things : (0,launch_launcher/* fetchedBy */.tD)(things, manager);
    const packages = (0,options/* valuesOf */.s)(read, '--package', '-p').map((at) => ({
        spec: (0,npm/* readNpmSpec */.j)(at.text),
        at,
    }));
    const { rest: behind, alterations, unknown } = read;
    const hidden = unknown === null
        ? []
        : [(0,launch_launcher/* unidentifiedLaunch */.C2)(unknown, 'an option that may hide what is started')];
    if (packages.length > 0) {
        const things = throughPackages(packages, behind, alterations, resolveInner);
        return fetched([...things, ...hidden]);
    }
    if (hidden.length > 0)
        return hidden;
    const [first, ...rest] = behind;
    if (first === undefined)
        return [(0,launch_launcher/* unidentifiedLaunch */.C2)(command, 'no package to fetch')];
    const things = throughBridge((0,npm/* readNpmSpec */.j)(first.text), first, rest, alterations, resolveInner);
    // Of these only bun looks for an installed program first, and that only for a bare name.
    const isBare = things.some((thing) => thing.span === first.span && thing.specifier === null);
    return fetched(manager === 'bun' && isBare ? (0,launch_launcher/* orInstalled */.mT)(things, first, rest, 'bun') : things);
}
/** Options between `run` and the script. */
const scriptOptions = {
    flags: ['-s', '--silent', '-q', '--quiet', '--bun', '--if-present', '-T', '--top-level'],
    valued: ['--reporter', '--loglevel'],
    altering: {},
};
/** Options that start a script in several packages, or in that at the top. */
const everywhere = new Set(['-r', '--recursive', '-w', '--workspace-root', '-T', '--top-level']);
/** Verbs of the managers that come before scripts of that name. */
const builtIn = new Set([
    'create init add install i ci update up upgrade remove rm link unlink publish pack audit outdated',
    'why ls list config set import rebuild prune store fetch patch deploy dedupe info global cache',
    'version login logout owner policies plugin workspaces help node completion pm build c',
]
    .join(' ')
    .split(' '));
/** `run script`, `exec program` or just the name of either, and the folder or workspace they work in. */
function fromProject(read, [verb, ...rest], command, manager) {
    const filters = (0,options/* valuesOf */.s)(read, '--filter', '-F');
    const workspace = filters.at(-1)?.text ?? null;
    const spread = read.options.find(({ name }) => everywhere.has(name)) ?? filters[1];
    if (spread !== undefined) {
        const at = 'at' in spread ? spread.at : spread;
        return [(0,launch_launcher/* unidentifiedLaunch */.C2)(at, 'a program of several packages, or of another one')];
    }
    if (verb !== undefined && builtIn.has(verb.text)) {
        return [(0,launch_launcher/* unidentifiedLaunch */.C2)(verb, 'a command of the manager’s own')];
    }
    const folder = (0,options/* valuesOf */.s)(read, '-C', '--dir', '--cwd').at(-1)?.text;
    const isVerb = verb !== undefined && ['run', 'run-script', 'exec'].includes(verb.text);
    const behind = (0,options/* readOptions */.T)(rest, scriptOptions);
    const words = isVerb ? behind.rest : [verb, ...rest].filter((word) => word !== undefined);
    const [first, ...args] = words;
    if (isVerb && behind.unknown !== null) {
        return [(0,launch_launcher/* unidentifiedLaunch */.C2)(behind.unknown, 'an option that may hide what is started')];
    }
    if (verb === undefined || first === undefined || first.text.startsWith('-')) {
        return [(0,launch_launcher/* unidentifiedLaunch */.C2)(first ?? command, 'an option that may hide what is started')];
    }
    const { alterations } = read;
    const things = verb.text === 'exec'
        ? execute(first, args, workspace, alterations, manager)
        : [
            {
                ...(0,launch_launcher/* scriptOf */.Fl)(first, { name: first.text, args, workspace, orProgram: true, manager }),
                alterations,
            },
        ];
    return folder === undefined ? things : (0,launch_launcher/* startedIn */.dW)(things, folder);
}
/** `pnpm exec tsx src/server.ts`: an interpreter's program is what counts, of others who brings it. */
function execute(program, args, workspace, alterations, manager) {
    const isInterpreter = interpreters.commands.includes(program.text);
    if (isInterpreter && workspace === null) {
        return (0,launch_launcher/* altered */.Wn)(interpreters.resolve(args, program, () => []), alterations);
    }
    return (0,launch_launcher/* isRunner */.Dw)(program)
        ? [(0,launch_launcher/* unidentifiedLaunch */.C2)(program, 'a program that runs what its arguments say')]
        : [(0,launch_launcher/* installed */.$f)(program, { type: 'npm', args, workspace, manager }, alterations)];
}
const package_runners_elsewhere = {
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
    altering: { ...package_runners_elsewhere, '-c': 'entrypoint', '--shell-mode': 'entrypoint' },
};
/** `pnpm [options] dlx [options] package …`; `exec`, `run` and the like start what is installed. */
const pnpm = {
    commands: ['pnpm'],
    resolve(args, command, resolveInner) {
        const global = (0,options/* readOptions */.T)(args, pnpmOptions);
        const [verb, ...rest] = global.rest;
        if (global.unknown !== null || verb === undefined) {
            return [
                (0,launch_launcher/* unidentifiedLaunch */.C2)(global.unknown ?? command, 'an option that may hide what is started'),
            ];
        }
        const read = (0,options/* readOptions */.T)(rest, pnpmOptions);
        const joined = {
            ...read,
            options: [...global.options, ...read.options],
            alterations: [...global.alterations, ...read.alterations],
        };
        if (verb.text !== 'dlx')
            return fromProject(joined, [verb, ...read.rest], command, 'pnpm');
        const things = fetchPackage(joined, command, 'pnpm', resolveInner);
        const folder = (0,options/* valuesOf */.s)(joined, '-C', '--dir').at(-1)?.text;
        return folder === undefined ? things : (0,launch_launcher/* startedIn */.dW)(things, folder);
    },
};
const pnpx = {
    commands: ['pnpx'],
    resolve: (args, command, resolveInner) => fetchPackage((0,options/* readOptions */.T)(args, pnpmOptions), command, 'pnpm', resolveInner),
};
const yarnOptions = {
    flags: ['-q', '--quiet', '-s', '--silent', '-T', '--top-level', '-B', '--binaries-only'],
    valued: ['-p', '--package', '--cwd'],
    altering: {},
};
const yarn = {
    commands: ['yarn', 'yarnpkg'],
    resolve(args, command, resolveInner) {
        const global = (0,options/* readOptions */.T)(args, yarnOptions);
        const [verb, ...rest] = global.rest;
        if (global.unknown !== null || verb === undefined) {
            return [
                (0,launch_launcher/* unidentifiedLaunch */.C2)(global.unknown ?? command, 'an option that may hide what is started'),
            ];
        }
        if (verb.text === 'dlx') {
            return fetchPackage((0,options/* readOptions */.T)(rest, yarnOptions), command, 'yarn', resolveInner);
        }
        const [name, ...inside] = rest;
        if (verb.text === 'workspace' && name !== undefined) {
            const option = { name: '--filter', value: name, at: verb };
            return fromProject({ ...global, options: [...global.options, option] }, inside, command, 'yarn');
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
    resolve: (args, command, resolveInner) => fetchPackage((0,options/* readOptions */.T)(args, bunOptions), command, 'bun', resolveInner),
};
/** `bun x package`, `bun program.ts`, `bun run script`. */
const bun = {
    commands: ['bun'],
    resolve(args, command, resolveInner) {
        const global = (0,options/* readOptions */.T)(args, bunOptions);
        const [verb, ...rest] = global.rest;
        if (global.unknown !== null || verb === undefined) {
            return [
                (0,launch_launcher/* unidentifiedLaunch */.C2)(global.unknown ?? command, 'an option that may hide what is started'),
            ];
        }
        const read = (0,options/* readOptions */.T)(rest, bunOptions);
        const files = [...(0,options/* valuesOf */.s)(global, '--env-file'), ...(0,options/* valuesOf */.s)(read, '--env-file')];
        if (verb.text === 'x') {
            return (0,launch_launcher/* withEnvFiles */.r2)(fetchPackage(read, command, 'bun', resolveInner), files);
        }
        const joined = {
            ...read,
            options: [...global.options, ...read.options],
            alterations: [...global.alterations, ...read.alterations],
        };
        const name = verb.text === 'run' ? read.rest[0] : verb;
        // A path is a program; a script has no ending.
        const isPath = name !== undefined && (/\.[cm]?[jt]sx?$/.test(name.text) || /[\\/]/.test(name.text));
        const folder = (0,options/* valuesOf */.s)(joined, '--cwd').at(-1)?.text;
        const things = isPath
            ? [(0,launch_launcher/* programAt */.qN)(name, 'interpreter', [], joined.alterations)]
            : fromProject(joined, verb.text === 'run' ? [verb, ...read.rest] : [verb, ...rest], command, 'bun');
        return (0,launch_launcher/* withEnvFiles */.r2)(isPath && folder !== undefined ? (0,launch_launcher/* startedIn */.dW)(things, folder) : things, files);
    },
};

// EXTERNAL MODULE: ./build/versions/pypi.js
var pypi = __webpack_require__(98842);
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
            return [(0,launch_launcher/* unidentifiedLaunch */.C2)(verb ?? command, 'not a "run" of pipx')];
        const read = (0,options/* readOptions */.T)(args, pipx_grammar);
        const { alterations } = read;
        const withs = (0,options/* valuesOf */.s)(read, '--with').map((at) => (0,launch_launcher/* serverOf */.FN)((0,pypi/* readPypiSpec */.c)(at.text), at, alterations));
        const named = (0,options/* valuesOf */.s)(read, '--spec').map((at) => ({ spec: (0,pypi/* readPypiSpec */.c)(at.text), at }));
        const [first, ...rest] = read.rest;
        const things = [...throughPackages(named, read.rest, alterations, resolveInner), ...withs];
        if (read.unknown !== null || first === undefined) {
            return [
                ...things,
                (0,launch_launcher/* unidentifiedLaunch */.C2)(read.unknown ?? command, 'an option of pipx that may hide what it starts'),
            ];
        }
        if (named.length > 0)
            return things;
        if (/\.pyw?$/.test(first.text))
            return [(0,launch_launcher/* programAt */.qN)(first, 'interpreter', rest, alterations), ...withs];
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
        const global = (0,options/* readOptions */.T)(args, grammar);
        const read = (0,options/* readOptions */.T)(global.rest.slice(1), grammar);
        const [program, ...rest] = read.rest;
        const unknown = global.unknown ?? read.unknown;
        if (global.rest[0]?.text !== 'run' || unknown !== null || program === undefined) {
            return [
                (0,launch_launcher/* unidentifiedLaunch */.C2)(unknown ?? command, 'not a "run" of a program of the environment'),
            ];
        }
        const manager = (0,launch_launcher/* commandName */.p6)(command.text);
        const things = interpreters.commands.includes(program.text)
            ? interpreters.resolve(rest, program, () => [])
            : /\.pyw?$/.test(program.text)
                ? [(0,launch_launcher/* programAt */.qN)(program, 'interpreter', rest)]
                : (0,launch_launcher/* isRunner */.Dw)(program)
                    ? [(0,launch_launcher/* unidentifiedLaunch */.C2)(program, 'a program that runs what its arguments say')]
                    : [(0,launch_launcher/* installed */.$f)(program, { type: 'pypi', args: rest, manager })];
        const folders = [global, read].flatMap((each) => (0,options/* valuesOf */.s)(each, '-C', '--directory', '-P', '--project'));
        const [folder] = folders;
        if (folders.length > 1)
            return [(0,launch_launcher/* unidentifiedLaunch */.C2)(command, 'a program in several folders')];
        return folder === undefined ? things : (0,launch_launcher/* startedIn */.dW)(things, folder.text);
    },
};

// EXTERNAL MODULE: ./build/project/package-json.js
var package_json = __webpack_require__(2201);
;// CONCATENATED MODULE: ./build/project/script-text.js
/** A text as it is: a script that is looked through. */
const scriptText = {
    name: 'script',
    limit: 256 * 1024,
    load: async () => (text) => text,
};

// EXTERNAL MODULE: ./build/launch/answer.js
var launch_answer = __webpack_require__(21006);
// EXTERNAL MODULE: ./build/launch/npm-installation.js
var npm_installation = __webpack_require__(49108);
// EXTERNAL MODULE: ./build/launch/python-environment.js
var python_environment = __webpack_require__(22874);
;// CONCATENATED MODULE: ./build/launch/settle.js









/** The path of the tree that a launch means by one; null where it is none of the tree. */
function locate({ folder, project }, path) {
    if ((0,paths/* isOfProjectFolder */.JY)(`${path}/`))
        return (0,paths/* pathBelow */.Br)(project, (0,paths/* withoutProjectFolder */.O_)(`${path}/`));
    return folder === null ? null : (0,paths/* pathBelow */.Br)(folder, path.replaceAll('\\', '/'));
}
/** A place below another one; nowhere, if the tree holds no such folder: what lies there is not seen. */
function moved(place, folder, project) {
    if (folder === '')
        return place;
    const path = locate(place, folder);
    return { ...place, folder: path !== null && project.hasFolder(path) ? path : null };
}
/** Scripts that start scripts beyond this depth are nobody's honest launch. */
const deepest = 3;
/** More launches than one declaration has. */
const maxLaunches = 200;
/**
 * Answers what only the tree tells of launched things: whether a program is in it, what a script
 * starts, and which package an installed program belongs to. Nothing is run.
 */
function resolveFromProject(things, place, project, commands) {
    return resolveAll(things, place, { project, commands, budget: { left: maxLaunches } }, 0);
}
function resolveAll(things, place, resolution, depth) {
    return things.flatMap((thing) => {
        const here = moved(place, thing.folder ?? '', resolution.project);
        resolution.budget.left -= 1;
        if (resolution.budget.left < 0) {
            const isFirst = resolution.budget.left === -1;
            const reason = `one of more than ${maxLaunches} launches of one declaration`;
            return isFirst ? [resolvedAs(thing, (0,ecosystem/* unidentifiedSpec */.a0)('', reason))] : [];
        }
        return resolveOne(thing, things, here, resolution, depth).map((each) => ({
            ...each,
            home: each.home === undefined ? here.folder : each.home,
        }));
    });
}
function resolveOne(thing, beside, place, resolution, depth) {
    const { pending } = thing;
    switch (pending?.kind) {
        case undefined:
            return [thing];
        case 'program':
            return program(thing, pending, place, resolution, depth);
        case 'script':
            return script(thing, pending, place, resolution, depth);
        case 'installed':
            return installedProgram(thing, pending, beside, place, resolution, depth);
    }
}
function program(thing, pending, place, resolution, depth) {
    const { project, commands } = resolution;
    // An address is no path, whatever the tree holds.
    const path = /^[a-z][\w+.-]*:\/\//i.test(pending.path) ? null : locate(place, pending.path);
    const nothing = resolvedAs(thing, (0,ecosystem/* unidentifiedSpec */.a0)(pending.path, thing.reason ?? ''));
    if (path === null)
        return [nothing];
    if (/(?:^|\/)node_modules\//.test(path)) {
        // There it is that package, whoever starts it; but a package within another one is that one's.
        const [, home = '', bin, name] = /^(?:((?:(?!node_modules\/).)*)\/)?node_modules\/(?:\.bin\/([^/]+)|((?:@[^/]+\/)?[^/.][^/]*)\/(?!.*node_modules\/).*)$/.exec(path) ?? [];
        const isPlain = home === '' || project.has((0,project_project/* inFolder */._z)(home, 'package.json'));
        const isLinked = project.isLink((0,project_project/* inFolder */._z)(home, 'node_modules'));
        if ((bin ?? name) === undefined || !isPlain || isLinked)
            return [nothing];
        const lookup = (0,launch_launcher/* installedLookup */.Fb)({
            type: 'npm',
            program: bin?.replace(/\.(?:cmd|ps1|exe)$/i, '') ?? '',
            packageName: name ?? null,
            args: pending.args,
        });
        return installedProgram(thing, lookup, [], { ...place, folder: home }, resolution, depth);
    }
    if (!project.has(path))
        return [nothing];
    const local = resolvedAs(thing, (0,launch_answer/* localAnswer */.sw)(path));
    const text = pending.by === 'interpreter' ? null : project.get(path, scriptText);
    const isShell = /\.(?:sh|bash|zsh|ksh)$/i.test(path) ||
        /^#![^\n]*\b(?:sh|bash|zsh|dash|ksh)\b/.test(text ?? '') ||
        (pending.by === 'shell' && !/^#!/.test(text ?? ''));
    if (text === null || !isShell || depth >= deepest)
        return [local];
    const inside = commands.ofScript({ text, span: thing.span });
    return [local, ...startedBy(text, resolveAll(inside, place, resolution, depth + 1))];
}
/** The same things, started by a script of this text. */
function startedBy(text, things) {
    return things.map((thing) => ({ ...thing, through: [...thing.through, text] }));
}
/**
 * Programs that build or check what is started afterwards: none of them is a server. What moves files
 * or starts other scripts is none of these, for it could put another program in place.
 */
const buildTools = new Set([
    'tsc tsup tsdown unbuild esbuild rollup rolldown vite webpack swc babel parcel ncc pkgroll bunchee',
    'rimraf del del-cli mkdirp tsc-alias resolve-tspaths eslint prettier biome vitest jest prisma husky',
]
    .join(' ')
    .split(' '));
function script(thing, pending, place, resolution, depth) {
    const { project, commands } = resolution;
    const unknown = (reason) => [
        resolvedAs(thing, (0,ecosystem/* unidentifiedSpec */.a0)(pending.name, reason)),
    ];
    const path = place.folder === null ? null : (0,npm_installation/* manifestFor */.h)(project, place.folder, pending.workspace);
    const manifest = path === null ? null : project.get(path, package_json/* packageJson */.T9);
    if (path === null || manifest === null)
        return unknown('a script of no package.json of the tree');
    const { name, args, workspace, manager } = pending;
    const text = manifest.scripts.get(name);
    if (text === undefined) {
        if (!pending.orProgram)
            return unknown('a script that package.json does not have');
        const lookup = { type: 'npm', program: name, args, workspace, manager };
        return installedProgram(thing, (0,launch_launcher/* installedLookup */.Fb)(lookup), [], place, resolution, depth);
    }
    if (depth >= deepest)
        return unknown('scripts that start scripts without end');
    if (args.some((word) => !/^[\w@./:=,+-]+$/.test(word.text))) {
        return unknown('arguments that a shell may take apart');
    }
    const line = [text.text, ...args.map((word) => word.text)].join(' ');
    // What is called before and after it under its name is started with it.
    const lines = [
        manifest.scripts.get(`pre${name}`)?.text,
        line,
        manifest.scripts.get(`post${name}`)?.text,
    ];
    const home = { ...place, folder: (0,project_project/* folderOf */.yS)(path) };
    let hasBuilt = false;
    const started = lines.flatMap((each) => {
        if (each === undefined)
            return [];
        const inside = commands.ofText({ text: each, span: thing.span }).map(withManager(manager));
        const starting = inside.filter((inner) => !isBuildTool(inner, manifest));
        hasBuilt ||= starting.length < inside.length;
        return startedBy(each, resolveAll(starting, home, resolution, depth + 1));
    });
    // What builds may write over what was installed: only code of the project is what it builds.
    const isOwn = started.every(({ type }) => type === 'local' || type === 'unidentified');
    const ofText = (reason) => startedBy(text.text, unknown(reason));
    const mixed = hasBuilt && !isOwn ? ofText('a script that builds beside what it starts') : [];
    const all = (0,launch_launcher/* altered */.Wn)([...started, ...mixed], thing.alterations);
    return all.length > 0 || depth > 0 ? all : ofText('a script that starts no server');
}
/** Lets an installed program be looked for where the script's manager does. */
function withManager(manager) {
    return (thing) => thing.pending?.kind === 'installed' && thing.pending.manager === null
        ? { ...thing, pending: { ...thing.pending, manager } }
        : thing;
}
/** Whether a thing is a tool that builds, and no other package under its name. */
function isBuildTool({ pending }, manifest) {
    if (pending?.kind !== 'installed' || !buildTools.has(pending.program))
        return false;
    const declared = manifest.dependencies.get(pending.program);
    return declared === undefined || declared.spec.name === pending.program;
}
function installedProgram(thing, pending, beside, place, resolution, depth) {
    const { project, commands } = resolution;
    const { folder } = place;
    const all = folder === null
        ? []
        : pending.type === 'npm'
            ? (0,npm_installation/* fromNpmInstallation */.A)(pending, folder, project)
            : (0,python_environment/* fromPythonEnvironment */.q)(pending, folder, project);
    // The fetched package is the neighbour that was named by the same word.
    const main = beside.find((each) => each !== thing && each.type === 'npm' && each.span === thing.span);
    const answers = pending.isOptional
        ? // An installed launcher under its own name is that launcher, which is understood.
            all.filter((answer) => main === undefined
                ? answer.type === 'local' || answer.name !== pending.program
                : (0,launch_answer/* mayStandFor */.rh)(main, answer))
        : all;
    if (answers.length === 0) {
        const name = pending.program || (pending.packageName ?? '');
        return pending.isOptional
            ? []
            : [resolvedAs(thing, (0,ecosystem/* unidentifiedSpec */.a0)(name, thing.reason ?? ''))];
    }
    return answers.flatMap((answer) => {
        const own = resolvedAs(thing, answer);
        if (pending.isModule || (answer.type !== 'npm' && answer.type !== 'pypi'))
            return [own];
        const at = { text: pending.program, span: thing.span };
        const through = commands.ofPackage(answer, at, pending.args);
        if (through.length === 1)
            return [own];
        // A bridge is the launcher of what its arguments tell.
        const [launcher, ...inner] = through.toReversed();
        const bridged = resolveAll(inner.toReversed(), place, resolution, depth + 1);
        return [...(0,launch_launcher/* altered */.Wn)(bridged, own.alterations), { ...own, role: launcher?.role ?? own.role }];
    });
}
function resolvedAs({ pending: _, ...thing }, answer) {
    const alterations = [...thing.alterations, ...(answer.alterations ?? [])];
    return { ...thing, ...answer, alterations };
}

// EXTERNAL MODULE: ./build/declarations/digest.js
var digest = __webpack_require__(30758);
// EXTERNAL MODULE: ./build/project/pyproject.js
var pyproject = __webpack_require__(82054);
// EXTERNAL MODULE: ./build/project/settings.js
var settings = __webpack_require__(59489);
;// CONCATENATED MODULE: ./build/launch/surroundings.js









/** Whether a registry that is set for a scope counts for a package. */
function isInScope(scope, name) {
    const bare = scope.replace(/^@/, '');
    return name.startsWith(`@${bare}/`);
}
/** What it changes to take packages from an address. */
const registry = (address) => (0,registries/* isDefaultRegistry */.n)(address) ? null : 'registry';
const npmrcJudge = ({ key, value, span }, name) => {
    // A variable in a key may make any key of it.
    if (key.includes('${'))
        return 'registry';
    const scope = /^(@[^:]+):registry$/.exec(key)?.[1];
    if (scope !== undefined)
        return isInScope(scope, name) ? registry(value) : null;
    if (key === 'registry')
        return registry(value);
    // The other keys are those of `npm_config_…`.
    const env = new Map([[`npm_config_${key.replaceAll('-', '_')}`, { text: value, span }]]);
    return (0,environment/* alterationsOf */.uy)(env)[0]?.kind ?? null;
};
const yarnrcJudge = ({ key, value }, name) => {
    if (key === 'npmRegistryServer')
        return registry(value);
    const scope = /^npmScopes\.(.+)\.npmRegistryServer$/.exec(key)?.[1];
    if (scope !== undefined)
        return isInScope(scope, name) ? registry(value) : null;
    // Releases and plugins of Yarn itself are committed by many; any other program is not Yarn.
    if (key === 'yarnPath')
        return isRelease(value) ? null : 'path';
    if (/^plugins(?:\.path)?$/.test(key)) {
        return /^(?:\.\/)?\.yarn\/plugins\/@yarnpkg\/plugin-[\w-]+\.cjs$/.test(value) ? null : 'loader';
    }
    return null;
};
const isRelease = (path) => /^(?:\.\/)?\.yarn\/releases\/yarn-[\w.-]+\.[cm]?js$/.test(path);
/** Yarn 1. */
const oldYarnrcJudge = ({ key, value }, name) => {
    if (key === 'yarn-path')
        return isRelease(value) ? null : 'path';
    return npmrcJudge({ key, value, span: nowhere }, name);
};
const nowhere = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
const pnpmJudge = ({ key, value, span }, name) => {
    const scope = /^registries\.(@[^.]+)$/.exec(key)?.[1];
    if (scope !== undefined)
        return isInScope(scope, name) ? registry(value) : null;
    if (key === 'registries.default')
        return registry(value);
    // The other settings are those of .npmrc, spelled otherwise.
    const spelled = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return key.includes('.') ? null : npmrcJudge({ key: spelled, value, span }, name);
};
const bunfigJudge = ({ key, value }, name) => {
    if (/^install\.registry(?:\.url)?$/.test(key))
        return registry(value);
    const scope = /^install\.scopes\.([^.]+)/.exec(key)?.[1];
    if (scope !== undefined)
        return isInScope(scope, name) ? 'registry' : null;
    return key === 'preload' ? 'loader' : null;
};
const uvJudge = ({ key, value }) => {
    const isSource = /^(?:pip\.)?(?:index-url|extra-index-url|find-links|index\.url)$/.test(key);
    return isSource ? registry(value) : null;
};
/** An index that is explicit counts only for the packages whose sources name it. */
function withoutExplicit(settings) {
    // The keys of one index stand together: one that comes again is the next one's.
    const indexes = [];
    for (const setting of settings.filter(({ key }) => key.startsWith('index.'))) {
        const last = indexes.at(-1);
        if (last === undefined || last.some(({ key }) => key === setting.key))
            indexes.push([setting]);
        else
            last.push(setting);
    }
    const explicit = indexes.filter((each) => each.some(({ key, value }) => key === 'index.explicit' && value === 'true'));
    return settings.filter((setting) => !explicit.some((each) => each.includes(setting)));
}
const ofNpm = { name: '.npmrc', kind: settings/* npmrc */.Dz, judge: npmrcJudge };
/** The settings files of each manager, and what counts in them. Sources: the managers' references. */
const files = {
    npm: [ofNpm],
    pnpm: [ofNpm, { name: 'pnpm-workspace.yaml', kind: settings/* yamlSettings */.V7, judge: pnpmJudge }],
    yarn: [
        { name: '.yarnrc.yml', kind: settings/* yamlSettings */.V7, judge: yarnrcJudge },
        { name: '.yarnrc', kind: settings/* yarnrc */.wl, judge: oldYarnrcJudge },
        ofNpm,
    ],
    bun: [{ name: 'bunfig.toml', kind: settings/* tomlSettings */.c5, judge: bunfigJudge }, ofNpm],
    // Only for `uv run`: what `uvx` fetches is not a matter of the project.
    uv: [{ name: 'uv.toml', kind: settings/* tomlSettings */.c5, judge: uvJudge }],
};
/**
 * What the files around a launch change about what it fetches or runs: settings of the package
 * manager from the working folder upwards, variables of files, and a program of the project's own.
 *
 * @param thing settled: it says where it is started
 * @param place of the launch, for the files of variables
 */
function alterationsAround(thing, place, project) {
    const found = [];
    const { manager, ownProgram, name } = thing;
    const home = thing.home ?? null;
    const isPackage = thing.type === 'npm' || thing.type === 'pypi';
    if (manager !== undefined && isPackage && home !== null && name !== null) {
        for (const folder of (0,project_project/* foldersUpFrom */.tD)(home)) {
            for (const file of files[manager] ?? []) {
                found.push(...settingsIn((0,project_project/* inFolder */._z)(folder, file.name), file, name, project));
            }
        }
        if (thing.type === 'pypi')
            found.push(...pyprojectAlterations(manager, home, name, project));
    }
    if (ownProgram !== undefined && home !== null) {
        for (const path of project.named('package.json').slice(0, project_project/* maxManifests */.pQ)) {
            const manifest = project.get(path, package_json/* packageJson */.T9);
            // A package that starts itself by its own name deceives nobody.
            const own = manifest?.name === name ? undefined : manifest?.programs.get(ownProgram);
            const what = 'the project’s own program of that name';
            if (own)
                found.push({
                    kind: 'path',
                    what,
                    file: path,
                    span: own.span,
                    contentDigest: (0,digest/* digestOf */.o)(own.text),
                });
        }
    }
    for (const word of thing.envFiles ?? []) {
        if (/^\/(?:proc|dev)\//.test(word.text)) {
            found.push({ kind: 'loader', what: 'a file of variables', file: null, span: word.span });
        }
        const path = locate(place, word.text);
        if (path !== null && project.isUnreadable(path, settings/* envFile */.CN)) {
            const what = 'a file of variables that cannot be read';
            found.push({ kind: 'loader', what, file: path, span: nowhere });
        }
        for (const { key, value, span } of (path === null ? null : project.get(path, settings/* envFile */.CN)) ?? []) {
            const [alteration] = (0,environment/* alterationsOf */.uy)(new Map([[key, { text: value, span }]]));
            if (alteration !== undefined)
                found.push({ ...alteration, file: path });
        }
    }
    return found;
}
/** What the manifests of a Python project, and of those above it, say of where its packages come from. */
function pyprojectAlterations(manager, home, name, project) {
    return (0,project_project/* foldersUpFrom */.tD)(home).flatMap((folder) => {
        const path = (0,project_project/* inFolder */._z)(folder, 'pyproject.toml');
        const manifest = project.get(path, pyproject/* pyproject */.bC);
        if (manifest === null) {
            const what = 'pyproject.toml, which cannot be read,';
            return project.isUnreadable(path, pyproject/* pyproject */.bC)
                ? [{ kind: 'registry', what, file: path, span: nowhere }]
                : [];
        }
        const source = manifest.sources.find((each) => each.manager === manager);
        const what = `tool.${manager}.source`;
        return [
            ...(source === undefined
                ? []
                : [{ kind: 'registry', what, file: path, span: source.span }]),
            ...(manager === 'uv' ? judged(withoutExplicit(manifest.settings), path, uvJudge, name) : []),
        ];
    });
}
/** What one file of settings changes about a package; one that is there and cannot be read may change all. */
function settingsIn(written, { name: file, kind, judge }, name, project) {
    const path = project.spelled(written);
    if (path === null)
        return [];
    const settings = project.get(path, kind);
    if (settings === null && project.isUnreadable(path, kind)) {
        const what = `${file}, which cannot be read,`;
        return [{ kind: 'registry', what, file: path, span: nowhere }];
    }
    return judged(withoutExplicit(settings ?? []), path, judge, name);
}
function judged(settings, file, judge, name) {
    return settings.flatMap((setting) => {
        const kind = judge(setting, name);
        const { key, value, span } = setting;
        return kind === null ? [] : [(0,addressed/* addressed */.U)({ kind, what: key, file, span }, value)];
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
        // They choose an older version than the newest.
        '--resolution': 'path',
    },
};
/** `uvx [options] package[@version] …`, and `uvx --from package command`. */
const uvx = {
    commands: ['uvx'],
    resolve(args, command, resolveInner) {
        const read = (0,options/* readOptions */.T)(args, uv_grammar);
        const alterations = [...read.alterations, ...otherPython(read)];
        const named = (0,options/* valuesOf */.s)(read, '--from').slice(-1).map(specOf);
        const withs = listed(read, '--with').map(({ spec, at }) => (0,launch_launcher/* serverOf */.FN)(spec, at, alterations));
        const [first, ...rest] = read.rest;
        const main = () => {
            if (read.unknown !== null) {
                return [
                    ...throughPackages(named, [], alterations, resolveInner),
                    (0,launch_launcher/* unidentifiedLaunch */.C2)(read.unknown, 'an option of uvx that may hide what it starts'),
                ];
            }
            if (named.length > 0)
                return throughPackages(named, read.rest, alterations, resolveInner);
            if (first === undefined)
                return [(0,launch_launcher/* unidentifiedLaunch */.C2)(command, 'uvx without a package')];
            if (isInterpreter(first)) {
                return [(0,launch_launcher/* unidentifiedLaunch */.C2)(first, 'a program that does not come from the package')];
            }
            return throughBridge(specOf(first).spec, first, rest, alterations, resolveInner);
        };
        return (0,launch_launcher/* withEnvFiles */.r2)([...main(), ...withs], (0,options/* valuesOf */.s)(read, '--env-file'));
    },
};
/** A version chooses an interpreter, a path or another name brings one. */
function otherPython(read) {
    return (0,options/* valuesOf */.s)(read, '-p', '--python')
        .filter(({ text }) => !/^(?:(?:c?python|pypy)@?)?[\d.]+[a-z]*$/i.test(text))
        .map(({ span }) => ({ kind: 'path', what: '--python', file: null, span }));
}
function specOf(at) {
    return { spec: (0,pypi/* readPypiSpec */.c)(at.text), at };
}
/** The packages of an option that takes several, separated by commas. */
function listed(read, option) {
    return (0,options/* valuesOf */.s)(read, option).flatMap((at) => at.text
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
        const global = (0,options/* readOptions */.T)(args, uv_grammar);
        const [verb, ...rest] = global.rest;
        if (global.unknown !== null || verb === undefined) {
            return [
                (0,launch_launcher/* unidentifiedLaunch */.C2)(global.unknown ?? command, 'an option of uv that may hide what it starts'),
            ];
        }
        if (verb.text === 'tool' && rest[0]?.text === 'run') {
            return (0,launch_launcher/* altered */.Wn)(uvx.resolve(rest.slice(1), command, resolveInner), global.alterations);
        }
        if (verb.text !== 'run')
            return [(0,launch_launcher/* unidentifiedLaunch */.C2)(verb, 'not a "run" of uv')];
        const read = readRun(rest);
        const alterations = [
            ...global.alterations,
            ...read.alterations,
            ...[global, read].flatMap(otherPython),
        ];
        const [other] = (0,options/* valuesOf */.s)(read, '--package');
        if (other !== undefined)
            return [(0,launch_launcher/* unidentifiedLaunch */.C2)(other, 'a program of another project')];
        const named = (0,options/* valuesOf */.s)(read, '--from').map(specOf);
        const things = [
            ...(named.length > 0 ? throughPackages(named, read.rest, alterations, resolveInner) : []),
            ...listed(read, '--with').map(({ spec, at }) => (0,launch_launcher/* serverOf */.FN)(spec, at, alterations)),
        ];
        if (read.unknown !== null) {
            things.push((0,launch_launcher/* unidentifiedLaunch */.C2)(read.unknown, 'an option of uv that may hide what it starts'));
        }
        else if (named.length === 0) {
            const module = read.options.find(({ name }) => name === '-m' || name === '--module');
            const isScript = read.options.some(({ name }) => name === '-s' || name === '--script');
            const started = ofEnvironment(module?.value ?? null, isScript, read.rest, command, alterations, things);
            things.push(...started);
        }
        const folder = [...(0,options/* valuesOf */.s)(global, ...folders), ...(0,options/* valuesOf */.s)(read, ...folders)].at(-1)?.text;
        const files = [...(0,options/* valuesOf */.s)(global, '--env-file'), ...(0,options/* valuesOf */.s)(read, '--env-file')];
        const started = folder === undefined ? things : (0,launch_launcher/* startedIn */.dW)(things, folder);
        return (0,launch_launcher/* withEnvFiles */.r2)((0,launch_launcher/* fetchedBy */.tD)(started, 'uv'), files);
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
    const toModule = (0,options/* readOptions */.T)(words.slice(0, moduleAt + 2), grammarOfRun);
    const isFirst = moduleAt >= 0 && toModule.rest.length === 0;
    return isFirst ? toModule : (0,options/* readOptions */.T)(words, grammarOfRun);
}
const folders = ['--directory', '--project'];
/** Frameworks whose verb `run` starts a program of the project. */
const frameworks = new Set(['fastmcp', 'mcp']);
/** What `uv run` starts: a module, a script, an interpreter's program, or a program of the environment. */
function ofEnvironment(module, isScript, [first, second, third, ...rest], command, alterations, brought) {
    const args = [second, third, ...rest].filter((word) => word !== undefined);
    const asModule = (at, own) => (0,launch_launcher/* installed */.$f)(at, { type: 'pypi', isModule: true, args: own, manager: 'uv' }, alterations);
    if (module !== null)
        return [asModule(module, args)];
    if (first === undefined)
        return [(0,launch_launcher/* unidentifiedLaunch */.C2)(command, 'uv run without a program')];
    if (isScript || /\.pyw?$|[\\/]/.test(first.text)) {
        return [(0,launch_launcher/* programAt */.qN)(first, 'interpreter', args, alterations)];
    }
    if (/^(?:python[\d.]*|pypy[\d.]*)$/.test(first.text)) {
        if (second?.text === '-m' && third !== undefined)
            return [asModule(third, rest)];
        return second === undefined || second.text.startsWith('-')
            ? [
                (0,launch_launcher/* unidentifiedLaunch */.C2)(second ?? first, 'an interpreter that does not say which program it runs'),
            ]
            : [(0,launch_launcher/* programAt */.qN)(second, 'interpreter', args.slice(1), alterations)];
    }
    if (frameworks.has(first.text) && second?.text === 'run' && third !== undefined) {
        const program = { ...third, text: third.text.replace(/:\w+$/, '') };
        return [(0,launch_launcher/* programAt */.qN)(program, 'interpreter', rest, alterations)];
    }
    if ((0,launch_launcher/* isRunner */.Dw)(first))
        return [(0,launch_launcher/* unidentifiedLaunch */.C2)(first, 'a program that runs what its arguments say')];
    // What `--with` brings may bring the program of that name.
    const name = pypi/* pypi */.v.normaliseName(first.text);
    const isBrought = brought.some((thing) => thing.type === 'pypi' && thing.name === name);
    const pending = { type: 'pypi', args, manager: 'uv', isOptional: isBrought };
    return [(0,launch_launcher/* installed */.$f)(first, pending, alterations)];
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
        const name = (0,launch_launcher/* commandName */.p6)(command.text);
        const verbs = separated.find(({ commands }) => commands.includes(name))?.verbs ?? [];
        const separator = args.findIndex(({ text }) => text === '--');
        const before = separator < 0 ? args : args.slice(0, separator);
        const verb = before.find(({ text }) => !text.startsWith('-'));
        if (verb === undefined || !verbs.includes(verb.text)) {
            return [
                (0,launch_launcher/* unidentifiedLaunch */.C2)(command, `not a command line that "${verbs.join('" or "')}" starts`),
            ];
        }
        const line = valueAfter(before, '--command');
        if (line !== null)
            return resolveShellText(line, resolveInner);
        const moved = before.find(({ text }) => /^(?:-C|--cd)(?:=|$)/.test(text));
        if (moved !== undefined) {
            return [(0,launch_launcher/* unidentifiedLaunch */.C2)(moved, 'an option that changes where the command is started')];
        }
        return (0,launch_launcher/* resolveWords */.GA)(separator < 0 ? [] : args.slice(separator + 1), command, 'a wrapper without "--", behind which the command would stand', resolveInner);
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
        const name = (0,launch_launcher/* commandName */.p6)(command.text);
        const { flags = [], valued = [], skip = 0 } = prefixes[name] ?? {};
        const read = (0,options/* readOptions */.T)(args, { flags, valued, altering: {} });
        if (read.unknown !== null) {
            return [(0,launch_launcher/* unidentifiedLaunch */.C2)(read.unknown, 'an option that may hide what is started')];
        }
        const { rest } = read;
        const words = rest.slice(skip).filter(({ text }, index) => index > 0 || text !== '--');
        return (0,launch_launcher/* resolveWords */.GA)(words, command, 'a wrapper without a command', resolveInner);
    },
};
/** `dotenv [-e FILE] [-v NAME=value] [run] [--] command …`. */
const dotenv = { commands: ['dotenv'], resolve: starter(dotenvOptions, 'run') };
/** `env [-i] [-u NAME] A=b command …`. */
const envWrapper = {
    commands: ['env'],
    resolve(args, command, resolveInner) {
        const read = (0,options/* readOptions */.T)(args, {
            flags: ['-i', '--ignore-environment', '-0'],
            valued: ['-u', '--unset'],
            altering: {},
        });
        if (read.unknown !== null) {
            return [(0,launch_launcher/* unidentifiedLaunch */.C2)(read.unknown, 'an option of env that may hide what is started')];
        }
        return (0,environment/* resolveAssignments */.X4)(read.rest, command, resolveInner);
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
    const started = cwd === null ? place : moved(place, cwd.text, project);
    const resolved = resolveFromProject(things, started, project, commands);
    const found = resolved.length > 0
        ? resolved
        : [(0,launch_launcher/* unidentifiedLaunch */.C2)(whole, 'the entry has neither a command nor a URL')];
    // The environment is that of the command; an address has none.
    const own = declaration.launch.command === null ? [] : (0,environment/* alterationsOf */.uy)(env);
    const files = envFile === null || declaration.launch.command === null ? [] : [envFile];
    const dependencies = found.map((thing) => {
        const envFiles = [...files, ...(thing.envFiles ?? [])];
        const around = alterationsAround({ ...thing, envFiles }, started, project);
        const { pending: _, manager, ownProgram: __, envFiles: ___, folder: ____, home, ...plain } = thing;
        // Settings of a folder of the repository that is not in the tree cannot be seen.
        const isUnseen = manager !== undefined &&
            home === null &&
            isHidden(thing.folder || (cwd?.text ?? ''), started, project);
        const what = 'a folder that is not in the tree';
        const unseen = isUnseen ? [{ kind: 'path', what, file: null, span: thing.span }] : [];
        // Where nothing is graded, nobody is deceived about what runs: it is the project's, or unknown.
        const isGraded = thing.type !== 'local' && thing.type !== 'unidentified';
        const alterations = isGraded
            ? [...thing.alterations, ...around, ...unseen, ...own, ...hooks].filter(({ what }) => concerns(what, thing.type))
            : [];
        return { ...plain, alterations, declaration };
    });
    return unique(dependencies);
}
/** The same thing, brought in by several lines of a script, is one. */
function unique(dependencies) {
    const key = ({ declaration: _, ...thing }) => JSON.stringify(thing);
    return [...new Map(dependencies.map((each) => [key(each), each])).values()];
}
/**
 * Whether a folder may hold files of the repository that are not seen: vendored code, or one that the
 * words do not tell. The machine of whoever starts it, and what is not committed, is no pull request's.
 */
function isHidden(path, place, project) {
    if (/^\/(?:proc|dev)\//.test(path))
        return true;
    const isAbroad = /^(?:[\\/~]|[A-Za-z]:|\$\{?HOME\}?[\\/]|\$\{(?:userHome|CLAUDE_PLUGIN_DATA|env:\w+|input:[\w-]+)\})/;
    if (isAbroad.test(path))
        return false;
    const below = (0,paths/* withoutProjectFolder */.O_)(`${path}/`);
    const real = locate(place, path) ?? '';
    const isLinked = (0,project_project/* foldersUpFrom */.tD)(real).some((folder) => project.isLink(folder));
    return isLinked || /[${}`]/.test(below) || below.split('/').some((part) => vendored/* vendored */.q.has(part));
}
/** Variables by the beginnings of their names, and the ecosystems whose launchers read them. */
const readers = [
    [/^(?:UV_|PIP_|PIPX_)/i, ['pypi']],
    [/^PYTHON/i, ['pypi', 'oci']],
    [/^(?:npm_config_|YARN_|BUN_)/i, ['npm']],
    [/^NODE_/i, ['npm', 'oci']],
    [/^(?:DOCKER_|CONTAINER)/i, ['oci']],
];
/** Whether a variable is one that what fetches and runs this type reads; of what is no variable always. */
function concerns(what, type) {
    const types = readers.find(([pattern]) => pattern.test(what))?.[1];
    return types === undefined || types.includes(type) || ['git', 'jsr', 'registry'].includes(type);
}
/** What the words of a declaration tell, before the tree is asked. */
function launchedBy({ launch, span }) {
    const { env, registry, plugin } = launch;
    const command = withDefaults(launch.command, env);
    const url = withDefaults(launch.url, env);
    const args = launch.args.map((word) => withDefaults(word, env) ?? word);
    const whole = { text: '', span };
    if ([command, url, ...args].some((word) => word !== null && word.text.length > longestWord)) {
        return [(0,launch_launcher/* unidentifiedLaunch */.C2)(whole, `a text of more than ${longestWord} characters`)];
    }
    const things = [];
    if (url !== null)
        things.push((0,launch_launcher/* serverOf */.FN)((0,remote/* readRemote */.Zz)(url.text), url));
    if (command !== null)
        things.push(...resolveCommand(splitCommand({ command, args }), 0));
    if (registry !== null)
        things.push((0,launch_launcher/* serverOf */.FN)(readRegistryName(registry.text), registry));
    if (plugin !== null) {
        const missing = (0,launch_launcher/* unidentifiedLaunch */.C2)(plugin, 'a plugin or extension that is not in the tree');
        things.push({ ...missing, name: plugin.text });
    }
    return things;
}
/** Resolves what scripts and installed packages of the project start. */
const commands = {
    ofText: (text) => resolveShellText(text, (line) => {
        const { command, args } = line;
        // A bare name in a script is a program of the installation, before any of the system.
        if (/[\\/$]/.test(command.text))
            return resolveCommand(line, 1);
        const pending = { type: 'npm', args };
        const isKnown = byCommand.has((0,launch_launcher/* commandName */.p6)(command.text));
        if (!isKnown && (0,launch_launcher/* isRunner */.Dw)(command)) {
            return [(0,launch_launcher/* unidentifiedLaunch */.C2)(command, 'a program that runs what its arguments say')];
        }
        return isKnown
            ? [...resolveCommand(line, 1), (0,launch_launcher/* installed */.$f)(command, { ...pending, isOptional: true })]
            : [(0,launch_launcher/* installed */.$f)(command, pending)];
    }),
    ofScript: (text) => launchesInScript(text, (name) => byCommand.has(name), (line) => resolveCommand(line, 1)),
    ofPackage: (spec, at, args) => throughBridge(spec, at, args, [], (line) => resolveCommand(line, 1)),
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
        return [(0,launch_launcher/* unidentifiedLaunch */.C2)(command, 'wrappers within wrappers without end')];
    if (command.text.trim() === '')
        return [(0,launch_launcher/* unidentifiedLaunch */.C2)(command, 'an empty command')];
    const isOwn = (0,paths/* isOfProjectFolder */.JY)(command.text);
    if ((0,ecosystem/* hasPlaceholder */.Kc)(command.text) && !isOwn) {
        return [(0,launch_launcher/* unidentifiedLaunch */.C2)(command, 'the command is a placeholder')];
    }
    const launcher = byCommand.get((0,launch_launcher/* commandName */.p6)(command.text));
    const again = (inner) => resolveCommand(inner, depth + 1);
    if (isOwn || (/[\\/]/.test(command.text) && !(0,launch_launcher/* isOfTheSystem */.an)(command.text))) {
        // `./npx` and `/proc/self/cwd/npx` are programs of the repository, whatever their names say.
        const alteration = { kind: 'path', what: byItsPath, file: null, span: command.span };
        return launcher === undefined
            ? [(0,launch_launcher/* programAt */.qN)(command, 'itself')]
            : (0,launch_launcher/* altered */.Wn)(launcher.resolve(args, command, again), [alteration]);
    }
    if (launcher === undefined) {
        return [
            (0,launch_launcher/* unidentifiedLaunch */.C2)(command, 'a command that is not known to fetch a published package'),
        ];
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
    if (words.length < 2 || !isPlain || !byCommand.has((0,launch_launcher/* commandName */.p6)(first)))
        return { command, args };
    const [name = command, ...inside] = words.map((text) => ({ ...command, text }));
    return { command: name, args: [...inside, ...args] };
}


/***/ }),

/***/ 66188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ requirements)
/* harmony export */ });
/* unused harmony export readRequirements */
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27641);
/* harmony import */ var _package_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2201);
/* harmony import */ var _pyproject_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82054);



/**
 * The packages of a requirements file; options such as `-r` and `--hash` name none. Source: pip's
 * reference of the format.
 */
function readRequirements(text) {
    const lines = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .lineStarts */ ._)(text).map(({ number, content }) => ({
        number,
        line: withoutComment(content),
    }));
    const other = lines.find(({ line }) => /^(?:-[if]|--i[\w-]*|--e(?:xtra)[\w-]*|--f[\w-]*|--t[\w-]*)/.test(line));
    const elsewhere = other === undefined ? null : 'an index of requirements.txt';
    const declared = lines.flatMap(({ number, line }) => {
        if (line === '' || line.startsWith('-'))
            return [];
        // Options behind a requirement, such as hashes, name none.
        const options = line.indexOf(' --');
        const requirement = (options < 0 ? line : line.slice(0, options)).replace(/\\$/, '').trim();
        const each = (0,_pyproject_js__WEBPACK_IMPORTED_MODULE_1__/* .declaredBy */ .Ol)({ text: requirement, span: (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .lineSpan */ .Z)(number, line) });
        return each === null ? [] : [{ ...each, elsewhere }];
    });
    return [...(0,_package_json_js__WEBPACK_IMPORTED_MODULE_0__/* .byName */ .nG)(declared).values()];
}
function withoutComment(line) {
    const at = line.startsWith('#') ? 0 : line.indexOf(' #');
    return (at < 0 ? line : line.slice(0, at)).trim();
}
const requirements = {
    name: 'requirements.txt',
    limit: 1024 * 1024,
    load: async () => readRequirements,
};


/***/ })

};
