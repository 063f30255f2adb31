export const id = 2231;
export const ids = [2231];
export const modules = {

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

/***/ 52231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  candidatesOf: () => (/* binding */ candidatesOf),
  proveCandidate: () => (/* binding */ proveCandidate)
});

// EXTERNAL MODULE: ./build/declarations/reader.js
var reader = __webpack_require__(27345);
// EXTERNAL MODULE: ./build/project/package-json.js
var package_json = __webpack_require__(2201);
// EXTERNAL MODULE: ./build/project/project.js
var project_project = __webpack_require__(75215);
// EXTERNAL MODULE: ./build/project/pyproject.js
var pyproject = __webpack_require__(82054);
// EXTERNAL MODULE: ./build/declarations/tree.js
var tree = __webpack_require__(3782);
// EXTERNAL MODULE: ./build/project/lines.js
var project_lines = __webpack_require__(27641);
;// CONCATENATED MODULE: ./build/project/python-script.js



const pythonScript = {
    name: 'python script',
    limit: 1024 * 1024,
    load: async () => {
        const { readToml } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(7710)]).then(__webpack_require__.bind(__webpack_require__, 87710));
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
                return (0,pyproject/* declaredBy */.Ol)({ ...word, span: { start: moved(start), end: moved(end) } }) ?? [];
            });
        };
    },
};
/** The TOML between `# /// script` and `# ///`, and how many lines stand before it. */
function headOf(text) {
    const lines = (0,project_lines/* lineStarts */._)(text);
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

// EXTERNAL MODULE: ./build/project/requirements.js
var requirements = __webpack_require__(66188);
// EXTERNAL MODULE: ./build/launch/launcher.js
var launcher = __webpack_require__(10496);
// EXTERNAL MODULE: ./build/launch/npm-installation.js
var npm_installation = __webpack_require__(49108);
// EXTERNAL MODULE: ./build/launch/python-environment.js
var python_environment = __webpack_require__(22874);
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
            .flatMap((path) => candidates(path, [...(project.get(path, package_json/* packageJson */.T9)?.dependencies.values() ?? [])])),
        ...project
            .named('pyproject.toml')
            .flatMap((path) => candidates(path, [...(project.get(path, pyproject/* pyproject */.bC)?.dependencies.values() ?? [])])),
        ...project
            .matching(/^requirements[\w.-]*\.txt$/)
            .flatMap((path) => candidates(path, project.get(path, requirements/* requirements */.L) ?? [])),
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
        through: [],
        declaration: {
            file,
            span,
            client,
            folder: (0,project_project/* folderOf */.yS)(file),
            alias: name,
            disabled: false,
            launch: reader/* emptyLaunch */.XF,
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
    const declared = declaredIn(project, file, alias) ?? {
        name: alias,
        range: '',
        spec,
        elsewhere: null,
        span,
    };
    const [answer] = fromManifest(declared, file, project);
    if (answer === undefined)
        return candidate;
    const { manager: _, ...found } = answer;
    return { ...candidate, ...found, declaration, span };
}
function declaredIn(project, file, name) {
    if (file.endsWith('package.json'))
        return project.get(file, package_json/* packageJson */.T9)?.dependencies.get(name);
    if (file.endsWith('.toml'))
        return project.get(file, pyproject/* pyproject */.bC)?.dependencies.get(name);
    return project.get(file, requirements/* requirements */.L)?.find((each) => each.name === name);
}
/** A direct dependency of a manifest, and what its lockfile proves of it. */
function fromManifest(declared, manifest, project) {
    const home = (0,project_project/* folderOf */.yS)(manifest);
    if (!manifest.endsWith('package.json')) {
        return [(0,python_environment/* pythonAnswer */.D)(declared, manifest, null, home, project)];
    }
    const pending = (0,launcher/* installedLookup */.Fb)({ type: 'npm', program: '', packageName: declared.name });
    return (0,npm_installation/* fromNpmInstallation */.A)(pending, home, project);
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
