export const id = 2231;
export const ids = [2231];
export const modules = {

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
    const lines = (0,project_lines/* linesOf */.D)(text);
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
    const asks = (0,launcher/* installedQuestion */.PB)({ type: 'npm', program: '', packageName: declared.name });
    return (0,npm_installation/* fromNpmInstallation */.A)(asks, home, project);
}


/***/ })

};
