export const id = 1097;
export const ids = [1097];
export const modules = {

/***/ 10496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ installed),
/* harmony export */   CH: () => (/* binding */ folderIn),
/* harmony export */   Dw: () => (/* binding */ isRunner),
/* harmony export */   FN: () => (/* binding */ serverOf),
/* harmony export */   Fl: () => (/* binding */ scriptOf),
/* harmony export */   GA: () => (/* binding */ resolveWords),
/* harmony export */   PB: () => (/* binding */ installedQuestion),
/* harmony export */   Rt: () => (/* binding */ unidentified),
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
/* unused harmony export asking */
/* harmony import */ var _declarations_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19924);
/* harmony import */ var _versions_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1868);


/** A package specification as the server that a launch starts. */
function serverOf(spec, at, alterations = []) {
    return { ...spec, role: 'server', resolved: null, span: at.span, alterations, through: [] };
}
/** A launch that does not tell what it starts, with the reason in words. */
function unidentified(at, reason) {
    return serverOf((0,_versions_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .unidentifiedSpec */ .a0)(at.text, reason), at);
}
/** What only the tree tells; unidentified for this reason where it does not. */
function asking(at, asks, reason, alterations = []) {
    return { ...serverOf((0,_versions_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .unidentifiedSpec */ .a0)(at.text, reason), at, alterations), asks };
}
/** A program by the path that is written: the project's own, if the tree holds it. */
function programAt(at, by, args = [], alterations = []) {
    const asks = { kind: 'program', path: at.text, by, args };
    return asking(at, asks, 'a program that is not in the tree', alterations);
}
/** A script of the project's manifest. */
function scriptOf(at, asks) {
    const reason = 'a script or program of the project that the tree does not tell';
    return asking(at, { kind: 'script', ...asks }, reason);
}
/** A question for a program that the installation brings, with the usual answers to the rest. */
function installedQuestion(asks) {
    return {
        kind: 'installed',
        packageName: null,
        args: [],
        workspace: null,
        isModule: false,
        isOptional: false,
        manager: null,
        ...asks,
    };
}
/** A program, or a module, that the project's installation brings. */
function installed(at, asks, alterations = []) {
    return asking(at, installedQuestion({ program: at.text, ...asks }), 'a program of the installation that no lockfile or manifest tells', alterations);
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
/* harmony export */   D: () => (/* binding */ linesOf),
/* harmony export */   Z: () => (/* binding */ lineSpan)
/* harmony export */ });
/** The lines of a text, numbered from 1, without their ends. */
function linesOf(text) {
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
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .D)(text).flatMap(({ number, content }) => {
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
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .D)(text).flatMap(({ number, content }) => {
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
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .D)(text).flatMap(({ number, content }) => {
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


/***/ }),

/***/ 1868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ hasPlaceholder),
/* harmony export */   a0: () => (/* binding */ unidentifiedSpec),
/* harmony export */   n0: () => (/* binding */ looksSecret)
/* harmony export */ });
/* unused harmony export withoutSecrets */
/**
 * A specification that does not tell what it fetches. Of its text only what cannot be a secret is
 * kept for the report.
 */
function unidentifiedSpec(text, reason) {
    const shown = withoutSecrets(text);
    return {
        type: 'unidentified',
        name: shown === '' ? null : shown,
        specifier: null,
        pin: 'none',
        version: null,
        digest: null,
        reason,
    };
}
/**
 * What may be shown of a word whose meaning is not known: of an option its name, of an address scheme
 * and host, of a command line the first word behind assignments; `***` stands for the rest.
 */
function withoutSecrets(text) {
    const trimmed = text.trim();
    if (/^\$\{(?:(?:env|input):)?[\w.-]{1,60}\}$/.test(trimmed))
        return trimmed;
    const address = /^([a-z][a-z0-9+.-]*:\/\/)(?:[^\s]*@)?([\w.:[\]-]*)/i.exec(trimmed);
    if (address !== null) {
        const [whole, scheme = '', host = ''] = address;
        return `${scheme}${host}${whole === trimmed ? '' : '/***'}`;
    }
    const words = trimmed.split(/\s+/).filter((word) => !/^\w+=/.test(word));
    const [first = ''] = words;
    const option = /^--?[\w-]*/.exec(first)?.[0];
    const name = option ? (option.startsWith('--') ? option : option.slice(0, 2)) : cutAtValue(first);
    const kept = name.split('/').some(looksSecret) ? '' : name;
    return kept === trimmed ? kept : `${kept}***`;
}
/** Whether a word may be a token: long, with digits or with letters of both cases, or of a known form. */
function looksSecret(word) {
    if (/^(?:gh[pousr]_|github_pat_|glpat-|sk-|pk_|xox[a-z]-|AKIA|npm_|eyJ)/.test(word))
        return true;
    return word.length >= 20 && (/\d/.test(word) || (/[a-z]/.test(word) && /[A-Z]/.test(word)));
}
/** A name up to where a value, a password or a query may begin. */
function cutAtValue(word) {
    const at = word.slice(1).search(/[=:@?#,;]/);
    return at < 0 ? word : word.slice(0, at + 1);
}
/**
 * Whether text still holds a placeholder that a client or shell fills in when it starts the server:
 * `${VAR}`, `$VAR`, `{env:X}`, `{{x}}`, `%VAR%`, `<name>`.
 */
function hasPlaceholder(text) {
    return /\$\{|\$[A-Za-z_]|\$\(|\{[^{}]*\}|%[A-Za-z_][A-Za-z0-9_]*%|<[^<>]+>|`/.test(text);
}


/***/ }),

/***/ 87299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   US: () => (/* binding */ identityKey),
/* harmony export */   r1: () => (/* binding */ sameVersion),
/* harmony export */   uU: () => (/* binding */ ecosystems)
/* harmony export */ });
/* harmony import */ var _npm_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89833);
/* harmony import */ var _oci_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22457);
/* harmony import */ var _pypi_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98842);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49460);
/* harmony import */ var _semver_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88394);





const remote = {
    ..._semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
    normaliseName: (name) => (0,_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .normaliseRemoteUrl */ .ae)(name) ?? name,
};
const caseless = {
    ..._semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
    normaliseName: (name) => name.toLowerCase(),
};
/** NuGet takes leading zeros, and a fourth number that is 0, for nothing. Source: its "normalized version numbers". */
const withoutFourth = (version) => version.replace(/^(\s*\d+\.\d+\.\d+)\.0+(?=\s*$|[-+])/, '$1');
const nuget = {
    normaliseName: (name) => name.toLowerCase(),
    normaliseVersion: (version) => _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .looseSemver */ .N.normaliseVersion(withoutFourth(version)),
    compare: (a, b) => _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .looseSemver */ .N.compare(withoutFourth(a), withoutFourth(b)),
    isPrerelease: (version) => _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .looseSemver */ .N.isPrerelease(withoutFourth(version)),
    satisfies: (version, range) => _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .looseSemver */ .N.satisfies(withoutFourth(version), range),
};
/** Every type's own rules. A new ecosystem is one file and one line here. */
const ecosystems = {
    npm: _npm_js__WEBPACK_IMPORTED_MODULE_0__/* .npm */ .w,
    pypi: _pypi_js__WEBPACK_IMPORTED_MODULE_2__/* .pypi */ .v,
    oci: _oci_js__WEBPACK_IMPORTED_MODULE_1__/* .oci */ .sk,
    nuget,
    golang: _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
    jsr: caseless,
    git: _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
    remote,
    registry: _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
    local: _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
    unidentified: _semver_js__WEBPACK_IMPORTED_MODULE_3__/* .semverEcosystem */ .J,
};
/** The text under which an identity is looked up; equal exactly when the identities are. */
function identityKey(identity) {
    return `${identity.type}:${identity.name}`;
}
/** Whether two texts name the same version in an ecosystem. */
function sameVersion(type, a, b) {
    const { normaliseVersion } = ecosystems[type];
    return normaliseVersion(a) === normaliseVersion(b);
}


/***/ }),

/***/ 37292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ readGitRepository)
/* harmony export */ });
/* harmony import */ var _ecosystem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1868);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49460);


/**
 * A repository as `host/owner/name`, from any of git's URL forms.
 *
 * @param url for example `git+https://github.com/o/r.git` or `git@github.com:o/r`
 * @param ref branch, tag or commit; null for the default branch
 */
function readGitRepository(url, ref) {
    const text = url.replace(/^git\+/, '').replace(/^([^/:@]+@)([^/:]+):(?!\d)/, 'ssh://$1$2/');
    const parsed = URL.canParse(text) ? new URL(text) : null;
    if (parsed === null || parsed.hostname === '') {
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .unidentifiedSpec */ .a0)(url, 'a git address that cannot be read');
    }
    const path = (0,_remote_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailingSlashes */ .A$)(parsed.pathname).replace(/\.git$/, '');
    return {
        type: 'git',
        name: `${parsed.host.toLowerCase()}${path}`,
        specifier: ref,
        pin: 'git',
        version: ref,
        digest: null,
        reason: null,
    };
}


/***/ }),

/***/ 89833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readNpmSpec),
/* harmony export */   w: () => (/* binding */ npm)
/* harmony export */ });
/* harmony import */ var npm_package_arg__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78056);
/* harmony import */ var _ecosystem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1868);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37292);
/* harmony import */ var _semver_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88394);




/** npm names are case-sensitive: `JSONStream` and `jsonstream` are two packages. */
const npm = _semver_js__WEBPACK_IMPORTED_MODULE_1__/* .looseSemver */ .N;
/**
 * What npm would fetch for a specification such as `@scope/name@^1.2.0`.
 * Source: npm-package-arg, the parser of npm itself.
 */
function readNpmSpec(written) {
    const text = written.trim();
    if (text === '')
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .unidentifiedSpec */ .a0)('', 'an empty package name');
    if ((0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .hasPlaceholder */ .Kc)(text))
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .unidentifiedSpec */ .a0)(text, 'the package is a placeholder');
    let spec;
    try {
        // A root that holds nothing: whether a path exists is not for the parser to say.
        spec = npm_package_arg__WEBPACK_IMPORTED_MODULE_0__(text, '/');
    }
    catch {
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .unidentifiedSpec */ .a0)(text, 'not a package that npm could fetch');
    }
    if (spec.type === 'alias') {
        const { subSpec } = spec;
        return readNpmSpec(subSpec.raw);
    }
    switch (spec.type) {
        case 'git': {
            const { hosted, gitCommittish, fetchSpec } = spec;
            const repository = hosted;
            const address = repository
                ? `https://${repository.domain}/${repository.user}/${repository.project}`
                : fetchSpec;
            return address
                ? (0,_git_js__WEBPACK_IMPORTED_MODULE_3__/* .readGitRepository */ .v)(address, gitCommittish ?? null)
                : (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .unidentifiedSpec */ .a0)(text, 'a git address that cannot be read');
        }
        case 'remote':
            return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .unidentifiedSpec */ .a0)(text, 'a tarball, which the export does not grade');
        case 'file':
        case 'directory':
            return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .unidentifiedSpec */ .a0)(text, 'a path, not a package');
        case 'version':
        case 'range':
        case 'tag': {
            // The library gives an undefined name where its types say null.
            if (!spec.name)
                return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .unidentifiedSpec */ .a0)(text, 'not a package that npm could fetch');
            // `name` and `name@` parse as the range `*`: no version was asked for.
            const specifier = spec.rawSpec === '' || spec.rawSpec === '*' ? null : spec.rawSpec;
            const pin = { version: 'exact', range: 'range', tag: 'tag' };
            return {
                type: 'npm',
                name: npm.normaliseName(spec.name),
                specifier,
                pin: specifier === null ? 'none' : pin[spec.type],
                version: specifier,
                digest: null,
                reason: null,
            };
        }
        default:
            return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .unidentifiedSpec */ .a0)(text, 'not a package that npm could fetch');
    }
}


/***/ }),

/***/ 22457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gr: () => (/* binding */ isDockerHub),
/* harmony export */   nN: () => (/* binding */ readOciSpec),
/* harmony export */   sk: () => (/* binding */ oci)
/* harmony export */ });
/* harmony import */ var _ecosystem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1868);
/* harmony import */ var _semver_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88394);


/** Hosts that give the images of Docker Hub. */
const hub = new Set([
    'docker.io',
    'index.docker.io',
    'registry-1.docker.io',
    'registry.hub.docker.com',
]);
/** Whether a registry is Docker Hub, by whichever of its names. */
function isDockerHub(registry) {
    return hub.has(registry);
}
/**
 * `registry/path[:tag][@digest]` taken apart, or null where it is no image reference.
 * Source: the grammar of the distribution project's reference package, and Docker's defaults
 * (no registry means `docker.io`, a single name lies under `library/`).
 */
function readReference(text) {
    const match = /^(?<path>[A-Za-z0-9][A-Za-z0-9._-]*(?::\d+(?=\/))?(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*)(?::(?<tag>[A-Za-z0-9_][A-Za-z0-9._-]{0,127}))?(?:@(?<digest>[a-z0-9]+(?:[.+_-][a-z0-9]+)*:[0-9a-f]{32,}))?$/.exec(text)?.groups;
    if (match === undefined)
        return null;
    const parts = (match['path'] ?? '').split('/');
    const first = parts[0] ?? '';
    const hasRegistry = parts.length > 1 && (/[.:]/.test(first) || first === 'localhost');
    const registry = hasRegistry ? first.toLowerCase() : 'docker.io';
    const rest = hasRegistry ? parts.slice(1) : parts;
    // Only a registry may have capitals.
    if (rest.some((part) => part !== part.toLowerCase()))
        return null;
    const isHub = isDockerHub(registry);
    const path = isHub && rest.length === 1 ? `library/${rest[0]}` : rest.join('/');
    return {
        name: `${isHub ? 'docker.io' : registry}/${path}`,
        tag: match['tag'] ?? null,
        digest: match['digest'] ?? null,
    };
}
/** Container images: the name includes the registry; tags that are versions order as such. */
const oci = {
    ..._semver_js__WEBPACK_IMPORTED_MODULE_0__/* .semverEcosystem */ .J,
    normaliseName: (name) => readReference(name)?.name ?? name,
};
/** What docker, podman or a package reference means by an image reference. */
function readOciSpec(text) {
    if ((0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPlaceholder */ .Kc)(text))
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .unidentifiedSpec */ .a0)(text, 'the image is a placeholder');
    const reference = readReference(text);
    if (reference === null)
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .unidentifiedSpec */ .a0)(text, 'not an image reference');
    const { name, tag, digest } = reference;
    const specifier = [tag, digest].filter((part) => part !== null).join('@');
    return {
        type: 'oci',
        name,
        specifier: specifier === '' ? null : specifier,
        pin: digest !== null ? 'digest' : tag === null ? 'none' : isFullVersion(tag) ? 'exact' : 'tag',
        version: digest ?? tag,
        digest,
        reason: null,
    };
}
/** An image tag with three numeric parts names one version; `1.2` and `latest` move. */
function isFullVersion(tag) {
    return /^v?\d+\.\d+\.\d+(?:$|[-.+_])/.test(tag);
}


/***/ }),

/***/ 98842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ readPypiSpec),
/* harmony export */   v: () => (/* binding */ pypi)
/* harmony export */ });
/* harmony import */ var _renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99687);
/* harmony import */ var _ecosystem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1868);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37292);



/** Python packages: names by PEP 503, versions by PEP 440. */
const pypi = {
    normaliseName: (name) => name.toLowerCase().replace(/[-_.]+/g, '-'),
    normaliseVersion: (version) => {
        const parsed = (0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .explain */ .WE)(version.trim());
        if (parsed === null)
            return version.trim();
        // PEP 440: trailing zeros of the release do not count.
        const release = parsed.base_version.replace(/(?:\.0+)+$/, '');
        const rest = parsed.public.slice(parsed.base_version.length);
        return `${release}${rest}${parsed.local ? `+${parsed.local}` : ''}`;
    },
    compare: (a, b) => ((0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .rZ)(a) === null || (0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .rZ)(b) === null ? null : (0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .compare */ .UD)(a, b)),
    // PEP 440 counts development releases among the pre-releases.
    isPrerelease: (version) => (0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .explain */ .WE)(version)?.is_prerelease ?? false,
    satisfies(version, range) {
        if (!(0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .validRange */ .Im)(range))
            return null;
        return (0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .rZ)(version) !== null && (0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .satisfies */ .ib)(version, range);
    },
};
const requirement = /^(?<name>[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)\s*(?:\[[^\]]*\])?\s*(?<rest>.*)$/s;
/**
 * What uv or pip would fetch for `name`, `name==1.2`, `name>=1`, `name[extra]`, `name @ url`,
 * or uv's own `name@1.2` and `name@latest`. Sources: PEP 508, uv's guide to tools.
 */
function readPypiSpec(text) {
    if ((0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPlaceholder */ .Kc)(text))
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .unidentifiedSpec */ .a0)(text, 'the package is a placeholder');
    if (/^git\+/.test(text))
        return readPythonUrl(text);
    if (/^(?:\.|\/|~|[A-Za-z]:\\)/.test(text))
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .unidentifiedSpec */ .a0)(text, 'a path, not a package');
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text))
        return readPythonUrl(text);
    const groups = requirement.exec(text)?.groups;
    if (groups === undefined)
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .unidentifiedSpec */ .a0)(text, 'not a Python requirement');
    const name = pypi.normaliseName(groups['name'] ?? '');
    // An environment marker (`; python_version > "3"`) does not change what is fetched.
    const rest = (groups['rest'] ?? '').replace(/;.*$/s, '').trim();
    const found = (pin, version) => ({
        type: 'pypi',
        name,
        specifier: rest === '' ? null : rest,
        pin,
        version,
        digest: null,
        reason: null,
    });
    if (rest === '')
        return found('none', null);
    if (rest.startsWith('@')) {
        const after = rest.slice(1).trim();
        if (after === 'latest')
            return found('tag', after);
        if ((0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .rZ)(after) !== null)
            return found('exact', after);
        if (after.includes('://'))
            return readPythonUrl(after);
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .unidentifiedSpec */ .a0)(text, 'not a Python requirement');
    }
    const exact = /^={2,3}\s*([^\s,*]+)$/.exec(rest)?.[1];
    if (exact !== undefined && (0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .rZ)(exact) !== null)
        return found('exact', exact);
    return (0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .validRange */ .Im)(rest)
        ? found('range', rest)
        : (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .unidentifiedSpec */ .a0)(text, 'not a Python requirement');
}
function readPythonUrl(text) {
    if (!text.startsWith('git+')) {
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_1__/* .unidentifiedSpec */ .a0)(text, 'an archive by its address, which the export does not grade');
    }
    // `git+https://host/o/r@ref#subdirectory=x`: the ref stands behind the last `@` of the path.
    const address = text.replace(/#.*$/s, '');
    const ref = /^(?<url>[^/]*\/\/[^/]*\/[^@]*)@(?<ref>.+)$/s.exec(address)?.groups;
    return (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .readGitRepository */ .v)(ref?.['url'] ?? address, ref?.['ref'] ?? null);
}


/***/ }),

/***/ 49460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A$: () => (/* binding */ withoutTrailingSlashes),
/* harmony export */   Uk: () => (/* binding */ shownAddress),
/* harmony export */   Zz: () => (/* binding */ readRemote),
/* harmony export */   ae: () => (/* binding */ normaliseRemoteUrl)
/* harmony export */ });
/* harmony import */ var _ecosystem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1868);

/**
 * A remote server's address as the identity that the export is asked for: scheme, host, port and
 * path without a trailing slash. Query and fragment are dropped, for they may hold secrets and name
 * no other server; user-info hides a secret in the address itself, so it identifies nothing.
 */
function readRemote(text) {
    const written = text.trim();
    const groups = /^(?<scheme>[a-z][a-z0-9+.-]*):\/\/(?<authority>[^/?#\\]*)(?<path>[^?#]*)/i.exec(written)?.groups;
    // Nothing of a text that cannot be taken apart is shown: it may be a secret as a whole.
    if (groups === undefined) {
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .unidentifiedSpec */ .a0)('', (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .hasPlaceholder */ .Kc)(written) ? 'the URL is a placeholder' : 'not a URL');
    }
    const authority = groups['authority'] ?? '';
    if (authority.includes('@'))
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .unidentifiedSpec */ .a0)('', 'the URL carries user-info');
    if ((0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .hasPlaceholder */ .Kc)(authority)) {
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .unidentifiedSpec */ .a0)('', 'the host of the URL is a placeholder');
    }
    const name = normaliseRemoteUrl(written);
    if (name === null)
        return (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .unidentifiedSpec */ .a0)('', 'not a URL that a client can connect to');
    return {
        type: 'remote',
        name,
        specifier: null,
        pin: 'none',
        version: null,
        digest: null,
        reason: null,
    };
}
/** Scheme, host, port and path of a URL, or null where it is none that a server listens on. */
function normaliseRemoteUrl(text) {
    if (!URL.canParse(text))
        return null;
    const url = new URL(text);
    if (!['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol))
        return null;
    if (url.username !== '' || url.password !== '')
        return null;
    return `${url.protocol}//${url.host.replace(/\.(?=$|:)/, '')}${withoutTrailingSlashes(url.pathname)}`;
}
/** A loop, for a regular expression of this takes quadratic time on many slashes. */
function withoutTrailingSlashes(path) {
    let end = path.length;
    while (end > 0 && path[end - 1] === '/')
        end -= 1;
    return path.slice(0, end);
}
/**
 * An address as it may be shown: path segments that look like a secret are `***`, for some services
 * put the user's token there. For display only.
 */
function shownAddress(name) {
    const [scheme = '', , host = '', ...segments] = name.split('/');
    return [
        scheme,
        '',
        host,
        ...segments.map((segment) => ((0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .looksSecret */ .n0)(segment) ? '***' : segment)),
    ].join('/');
}


/***/ }),

/***/ 88394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ semverEcosystem),
/* harmony export */   N: () => (/* binding */ looseSemver)
/* harmony export */ });
/* harmony import */ var semver__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62088);

/** Full semantic version of a text such as `v1.2`, or null. Source: semver.org, npm's `v` and `=` prefixes. */
function read(version, loose) {
    const text = version.trim();
    const short = /^[v=]*(\d+)(?:\.(\d+))?$/.exec(text);
    const full = short ? `${short[1]}.${short[2] ?? '0'}.0` : text.replace(/^[v=]+/, '');
    return semver__WEBPACK_IMPORTED_MODULE_0__.valid(full, { loose });
}
/**
 * Ordering and ranges by semantic versioning; names as they are.
 *
 * @param loose whether `01.2.0` and `1.2.0beta` are versions too, as they are to npm and NuGet: who
 *   writes one so gets 1.2.0, and must get its grade
 */
function semverBy(loose) {
    return {
        normaliseName: (name) => name,
        normaliseVersion: (version) => read(version, loose) ?? version.trim(),
        compare(a, b) {
            const [left, right] = [read(a, loose), read(b, loose)];
            return left === null || right === null ? null : semver__WEBPACK_IMPORTED_MODULE_0__.compare(left, right);
        },
        isPrerelease: (version) => semver__WEBPACK_IMPORTED_MODULE_0__.prerelease(read(version, loose) ?? '') !== null,
        satisfies(version, range) {
            const valid = read(version, loose);
            if (semver__WEBPACK_IMPORTED_MODULE_0__.validRange(range, { loose }) === null)
                return null;
            return valid !== null && semver__WEBPACK_IMPORTED_MODULE_0__.satisfies(valid, range, { loose });
        },
    };
}
const semverEcosystem = semverBy(false);
/** The same for tools that take what is nearly a version. Source: npm-pick-manifest, NuGet's normalised versions. */
const looseSemver = semverBy(true);


/***/ })

};
