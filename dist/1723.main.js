export const id = 1723;
export const ids = [1723];
export const modules = {

/***/ 10496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ installed),
/* harmony export */   C2: () => (/* binding */ unidentifiedLaunch),
/* harmony export */   CH: () => (/* binding */ folderIn),
/* harmony export */   Dw: () => (/* binding */ isRunner),
/* harmony export */   FN: () => (/* binding */ serverOf),
/* harmony export */   Fb: () => (/* binding */ installedLookup),
/* harmony export */   Fl: () => (/* binding */ scriptOf),
/* harmony export */   GA: () => (/* binding */ resolveWords),
/* harmony export */   Ut: () => (/* binding */ runsSomethingElse),
/* harmony export */   Wn: () => (/* binding */ altered),
/* harmony export */   an: () => (/* binding */ isOfTheSystem),
/* harmony export */   dW: () => (/* binding */ startedIn),
/* harmony export */   mT: () => (/* binding */ orInstalled),
/* harmony export */   p6: () => (/* binding */ commandName),
/* harmony export */   qN: () => (/* binding */ programAt),
/* harmony export */   r2: () => (/* binding */ withEnvFiles),
/* harmony export */   tD: () => (/* binding */ fetchedBy)
/* harmony export */ });
/* unused harmony export pendingLaunch */
/* harmony import */ var _declarations_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19924);
/* harmony import */ var _versions_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1868);


/** A package specification as the server that a launch starts. */
function serverOf(spec, at, alterations = []) {
    return { ...spec, role: 'server', resolved: null, span: at.span, alterations, through: [] };
}
/** A launch that does not tell what it starts, with the reason in words. */
function unidentifiedLaunch(at, reason) {
    return serverOf((0,_versions_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .unidentifiedSpec */ .a0)(at.text, reason), at);
}
/** What only the tree tells; unidentified for this reason where it does not. */
function pendingLaunch(at, pending, reason, alterations = []) {
    return { ...serverOf((0,_versions_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .unidentifiedSpec */ .a0)(at.text, reason), at, alterations), pending };
}
/** A program by the path that is written: the project's own, if the tree holds it. */
function programAt(at, by, args = [], alterations = []) {
    const pending = { kind: 'program', path: at.text, by, args };
    return pendingLaunch(at, pending, 'a program that is not in the tree', alterations);
}
/** A script of the project's manifest. */
function scriptOf(at, pending) {
    const reason = 'a script or program of the project that the tree does not tell';
    return pendingLaunch(at, { kind: 'script', ...pending }, reason);
}
/** A question for a program that the installation brings, with the usual answers to the rest. */
function installedLookup(pending) {
    return {
        kind: 'installed',
        packageName: null,
        args: [],
        workspace: null,
        isModule: false,
        isOptional: false,
        manager: null,
        ...pending,
    };
}
/** A program, or a module, that the project's installation brings. */
function installed(at, pending, alterations = []) {
    return pendingLaunch(at, installedLookup({ program: at.text, ...pending }), 'a program of the installation that no lockfile or manifest tells', alterations);
}
/**
 * What npx, npm exec and bunx start: a program of the project or of its installation where there is
 * one of that name, else what they fetch. Both are judged.
 *
 * @param first the word that names the package
 */
function orInstalled(things, first, args, manager) {
    const main = things.find((thing) => thing.type === 'npm' && thing.span === first.span);
    if (main === undefined || main.name === null)
        return things;
    // A tag is looked up each time; but a program of that very name would come before.
    const packageName = main.pin === 'tag' ? null : main.name;
    return [
        ...things.map((thing) => (thing === main ? { ...thing, ownProgram: first.text } : thing)),
        installed(first, { type: 'npm', packageName, args, manager, isOptional: true }),
    ];
}
/** The same things, fetched by a package manager whose settings count. */
function fetchedBy(things, manager) {
    return things.map((thing) => ({ manager, ...thing }));
}
/** The same things, started in another folder below the one so far. */
function startedIn(things, folder) {
    return things.map((thing) => ({ ...thing, folder: folderIn(folder, thing.folder ?? '') }));
}
/** A folder below another one; one that says where it lies by itself stays what it is. */
function folderIn(folder, below) {
    if (below === '')
        return folder;
    const standsAlone = (0,_declarations_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfProjectFolder */ .JY)(`${below}/`) || /^(?:[\\/~]|[A-Za-z]:)/.test(below);
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
    return command === undefined ? [unidentifiedLaunch(at, reason)] : resolveInner({ command, args });
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
    'concurrently turbo nx lerna npm-run-all run-s run-p wireit vite-node zx electron swift scala kotlin groovy elixir erl runghc',
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


/***/ }),

/***/ 27641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ lineSpan),
/* harmony export */   _: () => (/* binding */ lineStarts)
/* harmony export */ });
/** The lines of a text, numbered from 1, without their ends. */
function lineStarts(text) {
    return text.split(/\r\n|\r|\n/).map((content, index) => ({ number: index + 1, content }));
}
/** The whole of a line as a span. */
function lineSpan(line, content) {
    return { start: { line, column: 1 }, end: { line, column: content.length + 1 } };
}


/***/ }),

/***/ 85942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ isInstallationFile),
  i: () => (/* binding */ lockfilesFor)
});

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
        load: async () => guarded((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(3662)]).then(__webpack_require__.bind(__webpack_require__, 73662))).readPnpmLock, maxLockfileLength.other),
    },
    {
        file: 'yarn.lock',
        manager: 'yarn',
        load: async () => guarded((await Promise.all(/* import() */[__webpack_require__.e(3243), __webpack_require__.e(7823), __webpack_require__.e(9931)]).then(__webpack_require__.bind(__webpack_require__, 29931))).readYarnLock, maxLockfileLength.other),
    },
    {
        file: 'bun.lock',
        manager: 'bun',
        load: async () => guarded((await __webpack_require__.e(/* import() */ 7946).then(__webpack_require__.bind(__webpack_require__, 17946))).readBunLock, maxLockfileLength.json),
    },
    {
        file: 'uv.lock',
        manager: 'uv',
        load: async () => guarded((await Promise.all(/* import() */[__webpack_require__.e(3292), __webpack_require__.e(380)]).then(__webpack_require__.bind(__webpack_require__, 50380))).readUvLock, maxLockfileLength.other),
    },
    {
        file: 'poetry.lock',
        manager: 'poetry',
        load: async () => guarded((await Promise.all(/* import() */[__webpack_require__.e(3292), __webpack_require__.e(4970)]).then(__webpack_require__.bind(__webpack_require__, 84970))).readPoetryLock, maxLockfileLength.other),
    },
];
async function loadNpm() {
    return guarded((await __webpack_require__.e(/* import() */ 1657).then(__webpack_require__.bind(__webpack_require__, 41657))).readPackageLock, maxLockfileLength.json);
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

// EXTERNAL MODULE: ./build/project/package-json.js
var package_json = __webpack_require__(2201);
// EXTERNAL MODULE: ./build/project/project.js
var project_project = __webpack_require__(75215);
// EXTERNAL MODULE: ./build/project/pyproject.js
var pyproject = __webpack_require__(82054);
// EXTERNAL MODULE: ./build/project/settings.js
var settings = __webpack_require__(59489);
;// CONCATENATED MODULE: ./build/project/lockfiles.js





const kinds = lockfileFormats.map(({ file, manager, load }) => ({
    file,
    manager,
    kind: { name: file, limit: maxLockfileLength.json, load },
}));
/** Files beside lockfiles that decide which versions of direct dependencies are installed. */
const deciding = /^(?:package\.json|pyproject\.toml|requirements[\w.-]*\.txt|\.npmrc|\.yarnrc(?:\.yml)?|pnpm-workspace\.yaml|bunfig\.toml|uv\.toml|.*\.patch)$/i;
/** Whether a file has a say in which versions of its direct dependencies a project installs. */
function isInstallationFile(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return deciding.test(name) || lockfileFormats.some(({ file }) => file === name.toLowerCase());
}
/**
 * The lockfiles of a type that speak for a folder: those of the workspace that claims it, else those in
 * the nearest folder above it that has any which do. More than one where several managers were used
 * side by side.
 */
function lockfilesFor(project, folder, type, manager = null) {
    const above = (0,project_project/* foldersUpFrom */.tD)(folder);
    // Managers go to the root of a workspace, past whatever lies in its members.
    const root = above
        .slice(1)
        .find((each) => isMember(project, each, folder.slice(each === '' ? 0 : each.length + 1), type, manager));
    for (const each of root === undefined ? above : [root]) {
        const below = each === '' ? folder : folder.slice(each.length + 1);
        const found = kinds.flatMap(({ file, manager, kind }) => {
            const path = (0,project_project/* inFolder */._z)(each, file);
            const lockfile = project.holds(path) ? project.get(path, kind) : null;
            if (lockfile?.type !== type)
                return [];
            const isCovered = below === '' || (lockfile.covers(below) ?? isMember(project, each, below, type, manager));
            return isCovered ? [{ path, lockfile, manager, folder: below }] : [];
        });
        // npm reads one of its two.
        const isShrunk = found.some(({ path }) => path.endsWith('npm-shrinkwrap.json'));
        const read = found.filter(({ path }) => !isShrunk || !path.endsWith('package-lock.json'));
        if (read.length > 0)
            return read;
    }
    return [];
}
/** Whether a folder's manifests count another one below it among the members of their workspace. */
function isMember(project, folder, below, type, manager) {
    const values = (settings, key) => (settings ?? []).filter((each) => each.key === key).map(({ value }) => value);
    const patterns = type === 'npm'
        ? [
            ...(manager === 'pnpm'
                ? []
                : (project.get((0,project_project/* inFolder */._z)(folder, 'package.json'), package_json/* packageJson */.T9)?.workspaces ?? [])),
            // Only pnpm knows its own file.
            ...(manager !== null && manager !== 'pnpm'
                ? []
                : values(project.get((0,project_project/* inFolder */._z)(folder, 'pnpm-workspace.yaml'), settings/* yamlSettings */.V7), 'packages')),
        ]
        : values(project.get((0,project_project/* inFolder */._z)(folder, 'pyproject.toml'), pyproject/* pyproject */.bC)?.settings ?? null, 'workspace.members');
    const isOut = (pattern) => pattern.startsWith('!');
    const matches = (pattern) => matchesFolder(plain(pattern), below);
    return (patterns.some((pattern) => !isOut(pattern) && matches(pattern)) &&
        !patterns.some((pattern) => isOut(pattern) && matches(pattern.slice(1))));
}
function plain(pattern) {
    return pattern.replace(/^\.\//, '').replace(/\/$/, '');
}
/**
 * Whether a folder is one of a workspace's pattern: `*` stands for a part of a name, `**` for folders.
 * Manifests of strangers write these, so no pattern may cost more than its length; one with more stars
 * in a name than anybody writes, or with braces, matches nothing.
 */
function matchesFolder(pattern, folder) {
    const parts = pattern.split('/');
    if (pattern === '' || pattern.length > 500 || parts.some((part) => part.split('*').length > 4)) {
        return false;
    }
    const source = parts
        .map((part) => part === '**'
        ? '(?:[^/]+/)*'
        : `${part.replace(/[.+^$()|{}[\]\\?]/g, '\\$&').replaceAll('*', '[^/]*')}/`)
        .join('');
    return (parts.filter((part) => part === '**').length <= 2 &&
        new RegExp(`^${source}$`).test(`${folder}/`));
}


/***/ }),

/***/ 2201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T9: () => (/* binding */ packageJson),
/* harmony export */   nG: () => (/* binding */ byName),
/* harmony export */   v4: () => (/* binding */ redirectsOf)
/* harmony export */ });
/* unused harmony export readPackageJson */
/* harmony import */ var _declarations_jsonc_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28239);
/* harmony import */ var _declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3782);
/* harmony import */ var _versions_npm_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89833);



const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
/** Reads a `package.json`; null where it is none. Source: npm's reference of the file. */
function readPackageJson(text) {
    const document = (0,_declarations_jsonc_js__WEBPACK_IMPORTED_MODULE_0__/* .readJsonc */ .A)(text);
    if ('message' in document || document.root?.type !== 'object')
        return null;
    const { root, spanOf } = document;
    const name = (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .wordOf */ .aG)((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(root, 'name'), spanOf)?.text ?? null;
    const dependencies = byName(kinds.flatMap((kind) => (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .propertiesOf */ .P1)((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(root, kind)).flatMap(({ key, node, value }) => {
        if (value.type !== 'string')
            return [];
        const range = String(value.value);
        // What a catalog of the workspace says of the version is not looked up.
        const spec = (0,_versions_npm_js__WEBPACK_IMPORTED_MODULE_1__/* .readNpmSpec */ .j)(range.startsWith('catalog:') ? key : `${key}@${range}`);
        return [{ name: key, range, spec, elsewhere: null, span: spanOf(node) }];
    })));
    const bin = (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(root, 'bin');
    const own = (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .wordOf */ .aG)(bin, spanOf);
    const programs = own !== null && name !== null
        ? new Map([[name.slice(name.lastIndexOf('/') + 1), own]])
        : wordsOf(bin, spanOf);
    const workspaces = (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(root, 'workspaces');
    const listed = workspaces?.type === 'object' ? (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(workspaces, 'packages') : workspaces;
    return {
        name,
        scripts: wordsOf((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(root, 'scripts'), spanOf),
        programs,
        dependencies,
        redirects: redirectsOf([
            (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(root, 'overrides'),
            (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(root, 'resolutions'),
            (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(root, 'pnpm'), 'overrides'),
        ].flatMap(pairsIn)),
        patched: new Set([
            (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(root, 'patchedDependencies'),
            (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(root, 'pnpm'), 'patchedDependencies'),
        ]
            .flatMap((each) => (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .propertiesOf */ .P1)(each))
            .map(({ key }) => key.replace(/(?<=.)@.*$/, ''))),
        workspaces: (listed?.type === 'array' ? (listed.children ?? []) : []).flatMap((item) => (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .wordOf */ .aG)(item, spanOf)?.text ?? []),
    };
}
function wordsOf(node, spanOf) {
    return new Map((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .propertiesOf */ .P1)(node).flatMap(({ key, value }) => {
        const word = (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .wordOf */ .aG)(value, spanOf);
        return word === null ? [] : [[key, word]];
    }));
}
/**
 * Declarations by their names. One that stands several times, and not always the same, is taken from
 * either: the first is kept, and it is said.
 */
function byName(declared) {
    const found = new Map();
    const meaning = ({ spec }) => JSON.stringify([spec.type, spec.name, spec.specifier]);
    for (const each of declared) {
        const known = found.get(each.name);
        if (known === undefined)
            found.set(each.name, each);
        else if (meaning(known) !== meaning(each)) {
            found.set(each.name, { ...known, elsewhere: 'a second declaration that differs' });
        }
    }
    return found;
}
/**
 * The keys of overrides with their values. One that holds others replaces itself only under `.`; where
 * these count is not asked.
 */
function pairsIn(node) {
    return (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .propertiesOf */ .P1)(node).flatMap(({ key, value }) => {
        if (value.type === 'string')
            return [[key, String(value.value)]];
        const own = (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(value, '.')?.value;
        const inside = pairsIn(value).filter(([inner]) => inner !== '.');
        return [
            ...(typeof own === 'string' ? [[key, own]] : []),
            ...inside.map(([inner]) => [inner, null]),
        ];
    });
}
/**
 * What pairs such as `name` and `1.2.0`, or `parent>name` and `npm:other@1`, put in a package's place.
 * A bare name tells it; of other keys only the names that they hold are known.
 */
function redirectsOf(pairs) {
    const found = new Map();
    for (const [key, value] of pairs) {
        const names = key.match(/(?:@[^@/>*\s]+\/)?[^@/>*\s]+/g) ?? [];
        const [only] = names;
        if (only !== undefined && only === key)
            found.set(only, found.has(only) ? null : value);
        else
            for (const name of names)
                found.set(name, null);
    }
    return found;
}
/** Manifests are small; one of more than 1 MB is nobody's. */
const packageJson = {
    name: 'package.json',
    limit: 1024 * 1024,
    load: async () => readPackageJson,
};


/***/ }),

/***/ 82054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ol: () => (/* binding */ declaredBy),
/* harmony export */   bC: () => (/* binding */ pyproject)
/* harmony export */ });
/* unused harmony export readPyproject */
/* harmony import */ var _declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3782);
/* harmony import */ var _versions_ecosystem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1868);
/* harmony import */ var _versions_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37292);
/* harmony import */ var _versions_pypi_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98842);
/* harmony import */ var _package_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2201);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59489);






/** Reads a `pyproject.toml`. Sources: PEP 621, PEP 735, and the references of uv and Poetry. */
function readPyproject(document) {
    const { root, spanOf } = document;
    const project = (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(root, 'project');
    const tool = (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(root, 'tool');
    const uv = (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(tool, 'uv');
    const poetry = (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(tool, 'poetry');
    const lists = [
        (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(project, 'dependencies'),
        ...valuesOf((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(project, 'optional-dependencies')),
        ...valuesOf((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(root, 'dependency-groups')),
        (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(uv, 'dev-dependencies'),
    ];
    const poetryGroups = [
        (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(poetry, 'dependencies'),
        (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(poetry, 'dev-dependencies'),
        ...valuesOf((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(poetry, 'group')).map((group) => (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(group, 'dependencies')),
    ];
    const sources = new Map((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .propertiesOf */ .P1)((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(uv, 'sources')).map(({ key, value }) => {
        const name = _versions_pypi_js__WEBPACK_IMPORTED_MODULE_0__/* .pypi */ .v.normaliseName(key);
        return [name, sourceOf(name, value, spanOf)];
    }));
    const overrides = requirementsOf(spanOf)((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(uv, 'override-dependencies'));
    const constraints = requirementsOf(spanOf)((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(uv, 'constraint-dependencies'));
    const redirects = new Map([
        ...sources,
        ...overrides.map(({ name, spec }) => [name, { spec }]),
    ]);
    const declared = [
        ...lists.flatMap(requirementsOf(spanOf)),
        ...poetryGroups.flatMap((group) => poetryDependencies(group, spanOf)),
    ].map((each) => ({ ...each, ...redirects.get(each.name) }));
    const programs = [(0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(project, 'scripts'), (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(poetry, 'scripts')].flatMap((scripts) => (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .propertiesOf */ .P1)(scripts).map(({ key, value }) => [key, String(value.value ?? '')]));
    return {
        name: (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .wordOf */ .aG)((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(project, 'name') ?? (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(poetry, 'name'), spanOf)?.text ?? null,
        programs: new Map(programs),
        dependencies: (0,_package_json_js__WEBPACK_IMPORTED_MODULE_1__/* .byName */ .nG)(declared),
        touched: new Set([...redirects.keys(), ...constraints.map(({ name }) => name)]),
        redirects,
        sources: ['poetry', 'pdm'].flatMap((manager) => {
            const source = (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(tool, manager), 'source');
            return source === null ? [] : [{ manager, span: spanOf(source) }];
        }),
        otherScripts: new Set([
            (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(tool, 'pdm'), 'scripts'),
            (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(tool, 'rye'), 'scripts'),
        ].flatMap((scripts) => (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .propertiesOf */ .P1)(scripts).map(({ key }) => key))),
        settings: uv === null ? [] : (0,_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .settingsBelow */ .l6)(uv, spanOf),
    };
}
function valuesOf(node) {
    return (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .propertiesOf */ .P1)(node).map(({ value }) => value);
}
function requirementsOf(spanOf) {
    return (list) => (list?.type === 'array' ? (list.children ?? []) : []).flatMap((item) => {
        const word = (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .wordOf */ .aG)(item, spanOf);
        return word === null ? [] : (declaredBy(word) ?? []);
    });
}
/** The package that a requirement such as `name[extra]>=1` declares; null where it cannot be read. */
function declaredBy({ text, span }) {
    const name = /^\s*([A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)/.exec(text)?.[1];
    if (name === undefined)
        return null;
    const spec = (0,_versions_pypi_js__WEBPACK_IMPORTED_MODULE_0__/* .readPypiSpec */ .c)(text.trim());
    return { name: _versions_pypi_js__WEBPACK_IMPORTED_MODULE_0__/* .pypi */ .v.normaliseName(name), range: '', spec, elsewhere: null, span };
}
/**
 * Where a source of uv, or of Poetry, takes a package from: a repository of git is an identity, a folder
 * or an address is none, and another index makes another package of that name.
 */
function sourceOf(name, node, spanOf) {
    // A list of sources, each under a condition, is not taken apart.
    if (node?.type === 'array')
        return { elsewhere: 'one of several sources' };
    const text = (key) => (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .wordOf */ .aG)((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(node, key), spanOf)?.text ?? null;
    const address = text('git');
    if (address !== null) {
        return { spec: (0,_versions_git_js__WEBPACK_IMPORTED_MODULE_4__/* .readGitRepository */ .v)(address, text('rev') ?? text('tag') ?? text('branch')) };
    }
    const isNoPackage = ['path', 'url', 'file', 'workspace'].some((key) => (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(node, key) !== null);
    if (isNoPackage) {
        return { spec: (0,_versions_ecosystem_js__WEBPACK_IMPORTED_MODULE_5__/* .unidentifiedSpec */ .a0)(name, 'a source of the project’s own, which is no package') };
    }
    const isElsewhere = ['index', 'source'].some((key) => (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(node, key) !== null);
    return isElsewhere ? { elsewhere: 'a source of the project’s own' } : {};
}
/** Poetry's own form: `name = "^1.2"`, `name = {version = "^1.2", …}`, or a source that is no version. */
function poetryDependencies(group, spanOf) {
    return (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .propertiesOf */ .P1)(group)
        .filter(({ key }) => key !== 'python')
        .map(({ key, node, value }) => {
        const name = _versions_pypi_js__WEBPACK_IMPORTED_MODULE_0__/* .pypi */ .v.normaliseName(key);
        const version = value.type === 'string' ? value : (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(value, 'version');
        const spec = poetrySpec(name, version);
        const span = spanOf(node);
        return { name, range: '', spec, elsewhere: null, span, ...sourceOf(name, value, spanOf) };
    });
}
function poetrySpec(name, version) {
    if (version?.type !== 'string')
        return (0,_versions_pypi_js__WEBPACK_IMPORTED_MODULE_0__/* .readPypiSpec */ .c)(name);
    const text = String(version.value);
    // Without an operator it is exact, as PEP 440 would write with `==`.
    if (/^\d[\w.]*$/.test(text))
        return (0,_versions_pypi_js__WEBPACK_IMPORTED_MODULE_0__/* .readPypiSpec */ .c)(`${name}==${text}`);
    const spec = (0,_versions_pypi_js__WEBPACK_IMPORTED_MODULE_0__/* .readPypiSpec */ .c)(text === '*' ? name : `${name}${text}`);
    // `^1.2` and `~1.2` are Poetry's own.
    return spec.type === 'pypi'
        ? spec
        : { ...(0,_versions_pypi_js__WEBPACK_IMPORTED_MODULE_0__/* .readPypiSpec */ .c)(name), specifier: text, pin: 'range', version: text };
}
const pyproject = {
    name: 'pyproject.toml',
    limit: 1024 * 1024,
    load: async () => {
        const { readToml } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(7710)]).then(__webpack_require__.bind(__webpack_require__, 87710));
        return (text) => {
            const document = readToml(text);
            return 'message' in document ? null : readPyproject(document);
        };
    },
};


/***/ }),

/***/ 59489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CN: () => (/* binding */ envFile),
/* harmony export */   Dz: () => (/* binding */ npmrc),
/* harmony export */   V7: () => (/* binding */ yamlSettings),
/* harmony export */   c5: () => (/* binding */ tomlSettings),
/* harmony export */   l6: () => (/* binding */ settingsBelow),
/* harmony export */   wl: () => (/* binding */ yarnrc)
/* harmony export */ });
/* unused harmony exports readNpmrc, readYarnrc, readEnvFile */
/* harmony import */ var _declarations_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3782);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27641);


/** The texts, numbers and truths below a node, by dotted keys; of a list each item under its key. */
function settingsBelow(node, spanOf, above = '') {
    if (node.type === 'array') {
        return (node.children ?? []).flatMap((item) => settingsBelow(item, spanOf, above));
    }
    if (node.type === 'object') {
        return (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .propertiesOf */ .P1)(node).flatMap(({ key, value }) => settingsBelow(value, spanOf, above === '' ? key : `${above}.${key}`));
    }
    return node.type === 'null'
        ? []
        : [{ key: above, value: String(node.value), span: spanOf(node) }];
}
/** Reads an `.npmrc`: `key = value`, a line each. Source: npm's reference of the file. */
function readNpmrc(text) {
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineStarts */ ._)(text).flatMap(({ number, content }) => {
        const line = content.trim();
        if (line === '' || /^[;#[]/.test(line))
            return [];
        const equals = line.indexOf('=');
        const key = keyOf(equals < 0 ? line : line.slice(0, equals));
        const value = equals < 0 ? 'true' : unquoted(line.slice(equals + 1).trim());
        return [{ key, value, span: (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineSpan */ .Z)(number, content) }];
    });
}
/** A key as npm's own reader takes it: JSON's escapes within quotes, else up to a comment. */
function keyOf(written) {
    const text = written.trim();
    if (text.startsWith('"') && text.endsWith('"')) {
        try {
            return String(JSON.parse(text));
        }
        catch {
            return unquoted(text);
        }
    }
    return unquoted(text.replace(/(?<!\\)[;#].*$/s, '').trim()).replace(/\[\]$/, '');
}
function unquoted(text) {
    const quote = text[0];
    return text.length > 1 && (quote === '"' || quote === "'") && text.endsWith(quote)
        ? text.slice(1, -1)
        : text;
}
/** Reads the `.yarnrc` of Yarn 1: `key "value"`, a line each. */
function readYarnrc(text) {
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineStarts */ ._)(text).flatMap(({ number, content }) => {
        const line = content.trim();
        const space = line.indexOf(' ');
        if (space < 0 || line.startsWith('#'))
            return [];
        const value = unquoted(line.slice(space + 1).trim());
        const key = unquoted(line.slice(0, space)).replace(/:$/, '');
        return [{ key, value, span: (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineSpan */ .Z)(number, content) }];
    });
}
const limit = 256 * 1024;
const npmrc = {
    name: '.npmrc',
    limit,
    load: async () => readNpmrc,
};
const yarnrc = {
    name: '.yarnrc',
    limit,
    load: async () => readYarnrc,
};
const tomlSettings = {
    name: 'settings in TOML',
    limit,
    load: async () => settingsReader((await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(7710)]).then(__webpack_require__.bind(__webpack_require__, 87710))).readToml),
};
const yamlSettings = {
    name: 'settings in YAML',
    limit,
    load: async () => settingsReader((await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2785)]).then(__webpack_require__.bind(__webpack_require__, 42785))).readYaml),
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
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineStarts */ ._)(text).flatMap(({ number, content }) => {
        const line = content
            .trim()
            .replace(/^export /, '')
            .trim();
        const [key = ''] = /^[A-Za-z_][A-Za-z0-9_]*/.exec(line) ?? [];
        const rest = line.slice(key.length).trim();
        if (key === '' || !/^[=:]/.test(rest))
            return [];
        return [{ key, value: unquoted(rest.slice(1).trim()), span: (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineSpan */ .Z)(number, content) }];
    });
}
const envFile = {
    name: 'variables',
    limit,
    load: async () => readEnvFile,
};


/***/ })

};
