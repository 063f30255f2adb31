export const id = 704;
export const ids = [704];
export const modules = {

/***/ 6704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uu: () => (/* binding */ fromManifest),
  AY: () => (/* binding */ fromNpmInstallation),
  qW: () => (/* binding */ fromPythonEnvironment),
  sw: () => (/* binding */ localAnswer),
  h$: () => (/* binding */ manifestFor),
  rh: () => (/* binding */ mayStandFor)
});

// EXTERNAL MODULE: ./build/declarations/paths.js
var paths = __webpack_require__(9924);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
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

// EXTERNAL MODULE: ./build/project/package-json.js
var package_json = __webpack_require__(2201);
// EXTERNAL MODULE: ./build/project/project.js
var project_project = __webpack_require__(5215);
;// CONCATENATED MODULE: ./build/project/lockfiles.js




const kinds = lockfileFormats.map(({ file, manager, load }) => ({
    file,
    manager,
    kind: { name: file, limit: maxLockfileLength.json, load },
}));
/**
 * The lockfiles of a type that speak for a folder: those in the nearest folder above it that has any
 * which do, workspaces included. More than one where several managers were used side by side.
 */
function lockfilesFor(project, folder, type) {
    for (const above of (0,project_project/* foldersUpFrom */.tD)(folder)) {
        const below = above === '' ? folder : folder.slice(above.length + 1);
        const found = kinds.flatMap(({ file, manager, kind }) => {
            const path = (0,project_project/* inFolder */._z)(above, file);
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
    const manifest = project.get((0,project_project/* inFolder */._z)(folder, 'package.json'), package_json/* packageJson */.T9);
    const patterns = manifest?.workspaces ?? [];
    return patterns.length > 0 && picomatch.isMatch(below, [...patterns]);
}

// EXTERNAL MODULE: ./build/project/pyproject.js
var pyproject = __webpack_require__(2054);
// EXTERNAL MODULE: ./build/project/requirements.js
var requirements = __webpack_require__(6188);
// EXTERNAL MODULE: ./build/project/settings.js
var project_settings = __webpack_require__(9489);
// EXTERNAL MODULE: ./build/versions/ecosystems.js
var ecosystems = __webpack_require__(7299);
// EXTERNAL MODULE: ./build/versions/npm.js
var npm = __webpack_require__(9833);
// EXTERNAL MODULE: ./build/versions/pypi.js
var pypi = __webpack_require__(8842);
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
    const manifest = path === null ? null : project.get(path, package_json/* packageJson */.T9);
    const home = path === null ? folder : (0,project_project/* folderOf */.yS)(path);
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
        const word = each === null ? null : project.get(each, package_json/* packageJson */.T9)?.programs.get(program);
        const file = each === null || !word ? null : (0,paths/* pathBelow */.Br)((0,project_project/* folderOf */.yS)(each), word.text);
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
    const root = (0,project_project/* folderOf */.yS)(lock.path);
    const rootManifest = project.get((0,project_project/* inFolder */._z)(root, 'package.json'), package_json/* packageJson */.T9);
    const settings = project.get((0,project_project/* inFolder */._z)(root, 'pnpm-workspace.yaml'), project_settings/* yamlSettings */.V7) ?? [];
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
    const manifest = path === null ? null : project.get(path, package_json/* packageJson */.T9);
    if (path === null || manifest === null)
        return null;
    const files = [...manifest.programs.values()].map(({ text }) => (0,paths/* pathBelow */.Br)((0,project_project/* folderOf */.yS)(path), text));
    const file = files.find((each) => each !== null && project.has(each));
    return localAnswer(file ?? path);
}
/** The manifest of a folder's project, or of the workspace that is named. */
function manifestFor(project, folder, workspace) {
    if (workspace === null)
        return (0,project_project/* nearest */.pA)(project, folder, 'package.json');
    const path = (0,paths/* pathBelow */.Br)(folder, workspace);
    const manifest = path === null ? null : (0,project_project/* inFolder */._z)(path, 'package.json');
    return manifest !== null && project.has(manifest) ? manifest : workspaceNamed(project, workspace);
}
/** More manifests than a search by name reads. */
const maxManifests = 1000;
function workspaceNamed(project, name) {
    const manifests = project.named('package.json').slice(0, maxManifests);
    // All are asked for at once, so that they are read at once.
    const named = manifests.filter((path) => project.get(path, package_json/* packageJson */.T9)?.name === name);
    return named.length === 1 ? (named[0] ?? null) : null;
}
/**
 * The packages whose program or module a Python environment starts: the project's own code, or a
 * direct dependency of that name. No lockfile of Python records programs.
 */
function fromPythonEnvironment({ program, isModule }, folder, project) {
    const path = (0,project_project/* nearest */.pA)(project, folder, 'pyproject.toml');
    const manifest = path === null ? null : project.get(path, pyproject/* pyproject */.bC);
    const home = path === null ? folder : (0,project_project/* folderOf */.yS)(path);
    const entry = manifest?.programs.get(program);
    const module = isModule ? program : entry?.replace(/:.*$/s, '');
    const own = module === undefined ? null : ownModule(module, home, folder, project);
    if (own !== null)
        return [localAnswer(own)];
    // A program of the project whose module is not in the tree is nobody else's.
    if (entry !== undefined)
        return [];
    const name = pypi/* pypi */.v.normaliseName(isModule ? (program.split('.')[0] ?? '') : program);
    const listed = project.get((0,project_project/* inFolder */._z)(home, 'requirements.txt'), requirements/* requirements */.L) ?? [];
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
    const manifests = [manifestPath, (0,project_project/* inFolder */._z)((0,project_project/* folderOf */.yS)(lock.path), 'pyproject.toml')];
    const isTouched = manifests.some((path) => path !== null && project.get(path, pyproject/* pyproject */.bC)?.touched.has(name));
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
    const home = (0,project_project/* folderOf */.yS)(manifest);
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
    const roots = [folder, home, (0,project_project/* inFolder */._z)(home, 'src'), (0,project_project/* inFolder */._z)(folder, 'src')];
    const files = roots.flatMap((root) => [`${path}.py`, `${path}/__main__.py`, `${path}/__init__.py`].map((file) => (0,project_project/* inFolder */._z)(root, file)));
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


/***/ }),

/***/ 7641:
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

/***/ 2201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T9: () => (/* binding */ packageJson)
/* harmony export */ });
/* unused harmony exports readPackageJson, namesOfKey */
/* harmony import */ var _declarations_jsonc_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8239);
/* harmony import */ var _declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3782);
/* harmony import */ var _versions_npm_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9833);



const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
/** Reads a `package.json`; null where it is none. Source: npm's reference of the file. */
function readPackageJson(text) {
    const document = (0,_declarations_jsonc_js__WEBPACK_IMPORTED_MODULE_0__/* .readJsonc */ .A)(text);
    if ('message' in document || document.root?.type !== 'object')
        return null;
    const { root, spanOf } = document;
    const name = (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .wordOf */ .aG)((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(root, 'name'), spanOf)?.text ?? null;
    const dependencies = new Map(kinds.flatMap((kind) => (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .propertiesOf */ .P1)((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(root, kind)).flatMap(({ key, node, value }) => {
        if (value.type !== 'string')
            return [];
        const range = String(value.value);
        const spec = (0,_versions_npm_js__WEBPACK_IMPORTED_MODULE_1__/* .readNpmSpec */ .j)(`${key}@${range}`);
        return [[key, { name: key, range, spec, span: spanOf(node) }]];
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
        touched: new Set([
            (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(root, 'overrides'),
            (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(root, 'resolutions'),
            (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(root, 'patchedDependencies'),
            (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(root, 'pnpm'), 'overrides'),
            (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(root, 'pnpm'), 'patchedDependencies'),
        ].flatMap(namesIn)),
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
 * Every package that keys such as `a`, `a@^1`, `a>b`, `**` + `/a` or `a/b` mention, at any depth: which
 * installation of it they mean is not asked.
 */
function namesIn(node) {
    return (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .propertiesOf */ .P1)(node).flatMap(({ key, value }) => [...namesOfKey(key), ...namesIn(value)]);
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


/***/ }),

/***/ 2054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ol: () => (/* binding */ declaredBy),
/* harmony export */   bC: () => (/* binding */ pyproject)
/* harmony export */ });
/* unused harmony export readPyproject */
/* harmony import */ var _declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3782);
/* harmony import */ var _versions_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7292);
/* harmony import */ var _versions_pypi_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8842);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9489);




/** Reads a `pyproject.toml`. Sources: PEP 621, PEP 735, and the references of uv and Poetry. */
function readPyproject(document) {
    const { root, spanOf } = document;
    const project = (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(root, 'project');
    const tool = (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(root, 'tool');
    const uv = (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(tool, 'uv');
    const poetry = (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(tool, 'poetry');
    const lists = [
        (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(project, 'dependencies'),
        ...valuesOf((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(project, 'optional-dependencies')),
        ...valuesOf((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(root, 'dependency-groups')),
        (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(uv, 'dev-dependencies'),
    ];
    const poetryGroups = [
        (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(poetry, 'dependencies'),
        (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(poetry, 'dev-dependencies'),
        ...valuesOf((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(poetry, 'group')).map((group) => (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(group, 'dependencies')),
    ];
    const sources = (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .propertiesOf */ .P1)((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(uv, 'sources'));
    const fromGit = new Map(sources.flatMap(({ key, value }) => {
        const spec = gitSpec(value, spanOf);
        return spec === null ? [] : [[_versions_pypi_js__WEBPACK_IMPORTED_MODULE_0__/* .pypi */ .v.normaliseName(key), spec]];
    }));
    const declared = [
        ...lists.flatMap(requirementsOf(spanOf)),
        ...poetryGroups.flatMap((group) => poetryDependencies(group, spanOf)),
    ].map((each) => ({ ...each, spec: fromGit.get(each.name) ?? each.spec }));
    const programs = [(0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(project, 'scripts'), (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(poetry, 'scripts')].flatMap((scripts) => (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .propertiesOf */ .P1)(scripts).map(({ key, value }) => [key, String(value.value ?? '')]));
    const overrides = ['override-dependencies', 'constraint-dependencies'].flatMap((key) => requirementsOf(spanOf)((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(uv, key)));
    return {
        name: (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .wordOf */ .aG)((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(project, 'name') ?? (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(poetry, 'name'), spanOf)?.text ?? null,
        programs: new Map(programs),
        dependencies: new Map(declared.map((each) => [each.name, each])),
        touched: new Set([
            ...sources.map(({ key }) => _versions_pypi_js__WEBPACK_IMPORTED_MODULE_0__/* .pypi */ .v.normaliseName(key)),
            ...overrides.map(({ name }) => name),
        ]),
        settings: uv === null ? [] : (0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsBelow */ .l6)(uv, spanOf),
    };
}
function valuesOf(node) {
    return (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .propertiesOf */ .P1)(node).map(({ value }) => value);
}
function requirementsOf(spanOf) {
    return (list) => (list?.type === 'array' ? (list.children ?? []) : []).flatMap((item) => {
        const word = (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .wordOf */ .aG)(item, spanOf);
        return word === null ? [] : (declaredBy(word) ?? []);
    });
}
/** The package that a requirement such as `name[extra]>=1` declares; null where it cannot be read. */
function declaredBy({ text, span }) {
    const name = /^\s*([A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)/.exec(text)?.[1];
    if (name === undefined)
        return null;
    return { name: _versions_pypi_js__WEBPACK_IMPORTED_MODULE_0__/* .pypi */ .v.normaliseName(name), range: '', spec: (0,_versions_pypi_js__WEBPACK_IMPORTED_MODULE_0__/* .readPypiSpec */ .c)(text.trim()), span };
}
/** A source of uv, or of Poetry, that is a repository of git; null for any other. */
function gitSpec(node, spanOf) {
    const text = (key) => (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .wordOf */ .aG)((0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(node, key), spanOf)?.text ?? null;
    const address = text('git');
    return address === null
        ? null
        : (0,_versions_git_js__WEBPACK_IMPORTED_MODULE_3__/* .readGitRepository */ .v)(address, text('rev') ?? text('tag') ?? text('branch'));
}
/** Poetry's own form: `name = "^1.2"`, `name = {version = "^1.2", …}`, or a source that is no version. */
function poetryDependencies(group, spanOf) {
    return (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .propertiesOf */ .P1)(group)
        .filter(({ key }) => key !== 'python')
        .map(({ key, node, value }) => {
        const name = _versions_pypi_js__WEBPACK_IMPORTED_MODULE_0__/* .pypi */ .v.normaliseName(key);
        const version = value.type === 'string' ? value : (0,_declarations_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(value, 'version');
        const spec = gitSpec(value, spanOf) ?? poetrySpec(name, version);
        return { name, range: '', spec, span: spanOf(node) };
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
        const { readToml } = await Promise.all(/* import() */[__webpack_require__.e(605), __webpack_require__.e(710)]).then(__webpack_require__.bind(__webpack_require__, 7710));
        return (text) => {
            const document = readToml(text);
            return 'message' in document ? null : readPyproject(document);
        };
    },
};


/***/ }),

/***/ 6188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ requirements)
/* harmony export */ });
/* unused harmony export readRequirements */
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7641);
/* harmony import */ var _pyproject_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2054);


/**
 * The packages of a requirements file; options such as `-r` and `--hash` name none. Source: pip's
 * reference of the format.
 */
function readRequirements(text) {
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .D)(text).flatMap(({ number, content }) => {
        const requirement = content
            .replace(/(?:^|\s)#.*$/, '')
            .replace(/\s+--?[a-z].*$/, '')
            .replace(/\\$/, '')
            .trim();
        if (requirement === '' || requirement.startsWith('-'))
            return [];
        return (0,_pyproject_js__WEBPACK_IMPORTED_MODULE_0__/* .declaredBy */ .Ol)({ text: requirement, span: (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineSpan */ .Z)(number, content) }) ?? [];
    });
}
const requirements = {
    name: 'requirements.txt',
    limit: 1024 * 1024,
    load: async () => readRequirements,
};


/***/ }),

/***/ 9489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CN: () => (/* binding */ envFile),
/* harmony export */   Dz: () => (/* binding */ npmrc),
/* harmony export */   V7: () => (/* binding */ yamlSettings),
/* harmony export */   c5: () => (/* binding */ tomlSettings),
/* harmony export */   l6: () => (/* binding */ settingsBelow)
/* harmony export */ });
/* unused harmony exports readNpmrc, readEnvFile */
/* harmony import */ var _declarations_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3782);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7641);


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
        const [, key, value = ''] = /^\s*["']?([^=;#"']+?)["']?(?:\[\])?\s*(?:=(.*))?$/s.exec(content) ?? [];
        if (key === undefined || key.startsWith('['))
            return [];
        const plain = value.trim().replace(/^(["'])(.*)\1$/, '$2');
        return [{ key, value: plain, span: (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineSpan */ .Z)(number, content) }];
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
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .D)(text).flatMap(({ number, content }) => {
        const [, key, value = ''] = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*[=:](.*)$/s.exec(content) ?? [];
        if (key === undefined)
            return [];
        const plain = value.trim().replace(/^(["'`])(.*)\1.*$/, '$2');
        return [{ key, value: plain, span: (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineSpan */ .Z)(number, content) }];
    });
}
const envFile = {
    name: 'variables',
    limit,
    load: async () => readEnvFile,
};


/***/ })

};
