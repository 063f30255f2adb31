export const modules = {

/***/ 13518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readBunLock: () => (/* binding */ readBunLock)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
/* harmony import */ var _json_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5641);
/* harmony import */ var _lockfile_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44696);
/* harmony import */ var _npm_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32244);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45607);





/**
 * Reads `bun.lock`: JSON with trailing commas, in which each package is a list that starts with
 * `name@version`. A key is a path of names: `name` if the package is hoisted, `project/name` if a project has
 * its own copy. Sources: Bun's documentation and Bun's `bun.lock.zig`.
 */
const readBunLock = (text) => {
    const errors = [];
    const root = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .asFields */ .qI)((0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parse)(text, errors, { allowTrailingComma: true }));
    const workspaces = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .asFields */ .qI)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(root, 'workspaces'));
    const packages = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .asFields */ .qI)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(root, 'packages'));
    if (errors.length > 0 || workspaces === null)
        return null;
    const altered = {
        overridden: (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_2__/* .mentionedNames */ .KO)(nestedKeys((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(root, 'overrides'))),
        patched: (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_2__/* .mentionedNames */ .KO)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldKeys */ .PQ)(root, 'patchedDependencies')),
    };
    const lineOf = (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .createLineLookup */ .x)(text, (path, key) => path.length === 1 && path[0] === 'packages' ? key : null);
    const packageAt = (key, name) => {
        const entry = readEntry((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(packages, key), workspaces);
        if (entry === null)
            return null;
        const doubt = entryDoubt(name, entry, altered);
        const { version, ownName } = entry;
        return (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_4__/* .lockedPackage */ .Nc)({
            ...(0,_lockfile_js__WEBPACK_IMPORTED_MODULE_4__/* .aliasPart */ .Q2)(ownName, name, entryDoubt(ownName, entry, altered)),
            name,
            version,
            line: lineOf(key),
            programs: entryPrograms(entry),
            written: (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_4__/* .fingerprintValues */ .b7)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .itemsUnder */ .DE)(packages, key).filter((each) => typeof each === 'string')),
            doubt,
        });
    };
    /** Returns the key prefixes of the packages that a folder can resolve, closest first. */
    const prefixesOf = (folder) => (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_4__/* .foldersUpToLockfile */ .LY)(folder).flatMap((above) => {
        if (above === '')
            return [''];
        const project = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textField */ .M8)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .asFields */ .qI)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(workspaces, above)), 'name');
        return project === null ? [] : [`${project}/`];
    });
    const programs = (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_4__/* .computeOnce */ .DO)(() => {
        const projects = Object.keys(workspaces).flatMap((folder) => prefixesOf(folder)[0] ?? []);
        const prefixes = new Set(['', ...projects]);
        const keys = Map.groupBy(Object.keys(packages ?? {}), keyPrefix);
        return new Map([...keys]
            .filter(([prefix]) => prefixes.has(prefix))
            .map(([prefix, own]) => [
            prefix,
            (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_4__/* .groupByProgram */ .LK)(own.flatMap((key) => packageAt(key, key.slice(prefix.length)) ?? [])),
        ]));
    });
    return {
        type: 'npm',
        find: (folder, name) => {
            if (!(0,_npm_source_js__WEBPACK_IMPORTED_MODULE_2__/* .isPackageName */ .kb)(name))
                return null;
            const key = prefixesOf(folder)
                .map((prefix) => `${prefix}${name}`)
                .find((candidate) => (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(packages, candidate) !== undefined);
            return key === undefined ? null : packageAt(key, name);
        },
        withProgram: (folder, program) => prefixesOf(folder)
            .map((prefix) => programs().get(prefix)?.get(program))
            .find((found) => found !== undefined) ?? [],
        covers: (folder) => (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .asFields */ .qI)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(workspaces, folder)) !== null,
    };
};
/** Returns the part of a key before its last name: `project/` for `project/@scope/name`. */
function keyPrefix(key) {
    const name = /(?:^|\/)((?:@[^/]+\/)?[^/]+)$/.exec(key)?.[1] ?? key;
    return key.slice(0, key.length - name.length);
}
function readEntry(value, workspaces) {
    const [identity, second, third] = Array.isArray(value) ? value : [];
    const parts = typeof identity === 'string' ? (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_2__/* .splitAtVersion */ .wm)(identity) : null;
    if (parts === null)
        return null;
    const { name: ownName, rest: reference } = parts;
    const version = (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_2__/* .npmVersion */ .GZ)(reference);
    const project = /^workspace:(.*)$/s.exec(reference)?.[1];
    // In an entry for a registry package, the registry's address comes before the package's fields.
    const info = project === undefined
        ? (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .asFields */ .qI)(version === null ? second : third)
        : (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .asFields */ .qI)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(workspaces, project));
    const registry = version !== null && typeof second === 'string' ? second : '';
    return { ownName, reference, version, registry, info };
}
function entryDoubt(name, { ownName, reference, version, registry }, { overridden, patched }) {
    if (ownName !== name)
        return _npm_source_js__WEBPACK_IMPORTED_MODULE_2__/* .anotherName */ .NP;
    if (version === null)
        return (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_2__/* .referenceDoubt */ .aW)(reference);
    if (patched.has(name))
        return 'a patched package';
    return overridden.has(name) ? 'an override' : registryDoubt(registry, name, version);
}
function entryPrograms({ ownName, info }) {
    if (typeof (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(info, 'bin') === 'string')
        return [ownName.slice(ownName.indexOf('/') + 1)];
    return (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textField */ .M8)(info, 'binDir') === null ? (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldKeys */ .PQ)(info, 'bin') : null;
}
/**
 * Returns the reason to doubt a package's registry; null if there is none. In `registry`, an empty string
 * stands for the default registry; any other value is the address of a registry or a tarball.
 */
function registryDoubt(registry, name, version) {
    return /^(?:https:\/\/registry\.npmjs\.org\/?)?$/.test(registry)
        ? null
        : (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_2__/* .tarballDoubt */ .t8)(registry, name, version);
}
function nestedKeys(value, depth = 0) {
    const fields = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .asFields */ .qI)(value);
    if (fields === null || depth > 8)
        return [];
    return Object.entries(fields).flatMap(([key, inner]) => [key, ...nestedKeys(inner, depth + 1)]);
}


/***/ }),

/***/ 5641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ createLineLookup)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
/* harmony import */ var _lockfile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44696);


/**
 * Returns a function that looks up the line number of a key in a JSON file. Lines are numbered from 1; the
 * result for an unknown key is 1. The file is scanned once, when the first line is requested.
 *
 * @param locate returns a name for a key, given the path of its object and the key; null to skip the key
 */
function createLineLookup(text, locate) {
    const lines = (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_1__/* .computeOnce */ .DO)(() => {
        const linesByKey = new Map();
        try {
            (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.visit)(text, {
                onObjectProperty: (key, _offset, _length, line, _column, path) => {
                    const located = locate(path(), key);
                    if (located !== null)
                        linesByKey.set(located, line + 1);
                },
            }, { allowTrailingComma: true });
        }
        catch {
            // The file is nested too deeply. The lines found up to that point are kept.
        }
        return linesByKey;
    });
    return (key) => lines().get(key) ?? 1;
}


/***/ }),

/***/ 32244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G8: () => (/* binding */ rangeDoubt),
/* harmony export */   GZ: () => (/* binding */ npmVersion),
/* harmony export */   KO: () => (/* binding */ mentionedNames),
/* harmony export */   NP: () => (/* binding */ anotherName),
/* harmony export */   aW: () => (/* binding */ referenceDoubt),
/* harmony export */   kb: () => (/* binding */ isPackageName),
/* harmony export */   t8: () => (/* binding */ tarballDoubt),
/* harmony export */   wm: () => (/* binding */ splitAtVersion)
/* harmony export */ });
/* harmony import */ var semver__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62088);
/* harmony import */ var _lockfile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44696);


const packageName = /^(?:@[^/@]+\/)?[^/@]+$/;
const anotherName = 'an alias of another package';
/** Reports whether a string could be a package name rather than a path. */
function isPackageName(text) {
    return packageName.test(text);
}
/** Returns the value if it is a full semantic version; null otherwise. */
function npmVersion(value) {
    return typeof value === 'string' && semver__WEBPACK_IMPORTED_MODULE_0__.valid(value) !== null ? value : null;
}
/**
 * Splits `name@rest` or `@scope/name@rest` at the `@` after the name; returns null if there is no such `@`.
 */
function splitAtVersion(text) {
    const at = text.indexOf('@', 1);
    return at < 0 ? null : { name: text.slice(0, at), rest: text.slice(at + 1) };
}
/**
 * Returns the reason to doubt a version that package managers install although it is outside the recorded
 * range. Returns null if the version satisfies the range, or if the string is not a range (a tag, for
 * example).
 */
function rangeDoubt(range, version) {
    const isOther = version !== null &&
        semver__WEBPACK_IMPORTED_MODULE_0__.validRange(range) !== null &&
        !semver__WEBPACK_IMPORTED_MODULE_0__.satisfies(version, range, { includePrerelease: true });
    return isOther ? 'a version other than the requested one' : null;
}
/** Returns the reason to doubt a package whose reference is not a version. */
function referenceDoubt(reference) {
    if (/^npm:/.test(reference))
        return anotherName;
    if (/^(?:link|portal|workspace):/.test(reference))
        return 'a link';
    if (/^patch:/.test(reference))
        return 'a patched package';
    if (/^(?:file:|\.{0,2}\/|~\/)/.test(reference))
        return 'a local package';
    if (/^(?:git[+:@]|ssh:|(?:github|gitlab|bitbucket|gist):)/.test(reference) ||
        /^(?:https?:\/\/)?(?:codeload\.)?(?:github\.com|gitlab\.com|bitbucket\.org)\//.test(reference) ||
        /\.git(?:#|$)/.test(reference) ||
        /^[\w.-]+\/[\w.-]+(?:#|$)/.test(reference)) {
        return 'a git dependency';
    }
    if (/^https?:/.test(reference))
        return 'a tarball';
    return 'a source other than a registry version';
}
/**
 * Returns the reason to doubt a tarball address; null if it is the default registry's address for the
 * version. Source: the `dist.tarball` addresses that registry.npmjs.org returns.
 *
 * @param hosts the hosts of the default registry
 */
function tarballDoubt(address, name, version, hosts = ['registry.npmjs.org']) {
    if (!/^https?:/i.test(address))
        return referenceDoubt(address);
    const url = URL.parse(address);
    if (url === null || !hosts.includes(url.host)) {
        const doubt = referenceDoubt(address);
        return doubt === 'a tarball' ? _lockfile_js__WEBPACK_IMPORTED_MODULE_1__/* .otherRegistry */ .Ai : doubt;
    }
    const file = `${name.slice(name.indexOf('/') + 1)}-${version.replace(/\+.*$/s, '')}.tgz`;
    const expected = `/${name}/-/${file}`;
    // Without this check, an attacker could install another package's file under this package's name.
    return url.pathname.replace(/^(\/@[^/]+)%2f/i, '$1/') === expected
        ? null
        : "another package's tarball";
}
/**
 * Returns the names in the keys of overrides or patches: `name`, `name@^1`, `parent>name` and `parent/name`.
 * The parent is included, because too many doubts are better than too few.
 */
function mentionedNames(keys) {
    return new Set(keys
        .flatMap((key) => key.split('>'))
        .map((part) => splitAtVersion(part.trim())?.name ?? part.trim())
        .flatMap((name) => [name, lastName(name)]));
}
/** Returns the `name` or `@scope/name` at the end of a path of names. */
function lastName(path) {
    const slash = path.lastIndexOf('/');
    const before = path.lastIndexOf('/', slash - 1);
    return path.slice(slash > 0 && path[before + 1] === '@' ? before + 1 : slash + 1);
}


/***/ }),

/***/ 42093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readPackageLock: () => (/* binding */ readPackageLock)
/* harmony export */ });
/* harmony import */ var _json_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5641);
/* harmony import */ var _lockfile_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44696);
/* harmony import */ var _npm_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32244);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45607);




const modules = 'node_modules/';
/**
 * Maximum nesting depth; real npm lockfiles are nested less deeply. The length of a path grows with its
 * depth.
 */
const maxDepth = 64;
/** The last escape in a key, the rest of the key, and a colon. The pattern matches without backtracking. */
const escapedKey = /\\["\\/bfnrtu][^"\\\n]*"\s*:/;
const linkedFolder = /^file:(?!.*\.t(?:ar\.)?gz$)(.+)$/;
/**
 * Reads `package-lock.json` and `npm-shrinkwrap.json` from npm 5 to 11. Format version 1 contains nested
 * `dependencies`, version 3 contains `packages` by path, and version 2 contains both. Since npm 7, npm reads
 * only `packages`. Source: npm's documentation, "package-lock.json".
 */
const readPackageLock = (text) => {
    // npm does not write escapes in keys, and an escaped key can hide another key. After V8 parses
    // {"a":1,"\\":2}, it parses the second key in {"a":1,"\u0069":2} as a backslash.
    if (escapedKey.test(text))
        return null;
    const root = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)(JSON.parse(text));
    const packages = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(root, 'packages'));
    const nested = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(root, 'dependencies'));
    if (packages === null && nested === null && typeof (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(root, 'lockfileVersion') !== 'number') {
        return null;
    }
    const recordsPrograms = packages !== null;
    const { entries, written } = recordsPrograms
        ? { entries: new Map(Object.entries(packages)), written: null }
        : flatten(nested);
    const lineOf = (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .createLineLookup */ .x)(text, recordsPrograms ? placeOfPackage : placeOfNested);
    const programsAt = (place) => {
        const entry = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)(entries.get(place));
        if (entry === null)
            return [];
        const target = isLink(entry) ? entries.get((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8)(entry, 'resolved') ?? '') : entry;
        return readPrograms((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)(target), nameAt(place));
    };
    const packageAt = (place) => {
        const entry = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)(entries.get(place));
        if (entry === null)
            return null;
        const name = nameAt(place);
        const { version, doubt } = isLink(entry)
            ? { version: null, doubt: 'a link' }
            : readSource(entry, name);
        const ownName = readOwnName(entry) ?? name;
        return (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .lockedPackage */ .Nc)({
            ...{
                name,
                version,
                written: sourceText(entry),
                ...(0,_lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .aliasPart */ .Q2)(ownName, name, readSource(entry, ownName).doubt),
            },
            line: lineOf(written?.get(place) ?? place),
            programs: recordsPrograms ? programsAt(place) : null,
            doubt,
        });
    };
    const programs = (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .computeOnce */ .DO)(() => recordsPrograms ? programsByFolder(entries.keys(), programsAt, packageAt) : new Map());
    const named = (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .computeOnce */ .DO)(() => {
        const entriesByName = new Map();
        for (const [place, value] of entries) {
            const entry = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)(value);
            if (entry === null || isLink(entry) || !place.includes(modules))
                continue;
            const name = readOwnName(entry) ?? nameAt(place);
            const line = lineOf(written?.get(place) ?? place);
            const { version, doubt } = readSource(entry, name);
            const text = sourceText(entry);
            const locked = (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .lockedPackage */ .Nc)({ name, line, programs: null, written: text, version, doubt });
            if (locked === null)
                continue;
            const others = entriesByName.get(name) ?? [];
            entriesByName.set(name, others);
            others.push({ locked, written: JSON.stringify([place, text]) });
        }
        return entriesByName;
    });
    return {
        type: 'npm',
        named: (name) => named().get(name) ?? [],
        find: (folder, name) => {
            if (!(0,_npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .isPackageName */ .kb)(name))
                return null;
            const place = (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .foldersUpToLockfile */ .LY)(folder)
                .map((above) => placeIn(above, name))
                .find((candidate) => entries.has(candidate));
            return place === undefined ? null : packageAt(place);
        },
        withProgram: (folder, program) => (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .foldersUpToLockfile */ .LY)(folder)
            .map((above) => programs().get(above)?.get(program))
            .find((found) => found !== undefined) ?? [],
        covers: (folder) => folder === '' || (!folder.includes('node_modules') && (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)(entries.get(folder)) !== null),
    };
};
function sourceText(entry) {
    return (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .fingerprintValues */ .b7)(...['name', 'version', 'resolved', 'integrity'].map((key) => (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8)(entry, key)));
}
const nameAt = (place) => place.slice(place.lastIndexOf(modules) + modules.length);
const isLink = (entry) => (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(entry, 'link') === true;
/** Returns the programs in each project's own `node_modules/.bin`, by folder and program name. */
function programsByFolder(places, programsAt, packageAt) {
    const found = new Map();
    for (const place of places) {
        const start = place.indexOf(modules);
        if (start < 0 || !(0,_npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .isPackageName */ .kb)(place.slice(start + modules.length)))
            continue;
        const folder = place.slice(0, Math.max(0, start - 1));
        const ofFolder = found.get(folder) ?? new Map();
        found.set(folder, ofFolder);
        const locked = packageAt(place);
        for (const program of programsAt(place)) {
            const others = ofFolder.get(program) ?? [];
            // A package whose entry proves nothing still hides packages in parent folders.
            ofFolder.set(program, others);
            if (locked !== null)
                others.push(locked);
        }
    }
    return found;
}
const placeIn = (folder, name) => folder === '' ? `${modules}${name}` : `${folder}/${modules}${name}`;
/**
 * Returns nested dependencies, keyed by the paths that format versions 2 and 3 would give them. Dependencies
 * of a linked folder are placed in that folder; `written` maps them to their paths in the file.
 */
function flatten(dependencies) {
    const entries = new Map();
    const written = new Map();
    const pending = [{ folder: '', at: '', dependencies, depth: 0 }];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        for (const [name, value] of Object.entries(next.dependencies ?? {})) {
            const entry = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)(value);
            const [place, at] = [placeIn(next.folder, name), placeIn(next.at, name)];
            entries.set(place, entry);
            if (place !== at)
                written.set(place, at);
            const linked = linkedFolder.exec((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8)(entry, 'version') ?? '')?.[1];
            const inner = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(entry, 'dependencies'));
            const isProject = linked !== undefined && next.depth === 0;
            if (isProject)
                entries.set(linked, {});
            if (next.depth < maxDepth) {
                const folder = isProject ? linked : place;
                pending.push({ folder, at, dependencies: inner, depth: next.depth + 1 });
            }
        }
    }
    return { entries, written };
}
const placeOfPackage = (path, key) => path.length === 1 && path[0] === 'packages' ? key : null;
function placeOfNested(path, key) {
    const isDependency = path.every((part, index) => index % 2 === 1 || part === 'dependencies');
    if (!isDependency || path.length % 2 === 0 || path.length > 2 * maxDepth)
        return null;
    const names = [...path.filter((_, index) => index % 2 === 1), key];
    return names.map((name) => `${modules}${name}`).join('/');
}
/**
 * Returns the program names in `bin`, which npm writes as an object. If `bin` is a single path, the program
 * has the package's name without the scope.
 */
function readPrograms(entry, name) {
    const single = typeof (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(entry, 'bin') === 'string';
    return single ? [name.slice(name.indexOf('/') + 1)] : (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldKeys */ .PQ)(entry, 'bin');
}
/**
 * Returns the package name recorded in an entry whose key is a different name; null if the entry records no
 * name. In format version 1, the name is part of `version`: `npm:name@1.0.0`.
 */
function readOwnName(entry) {
    const written = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8)(entry, 'version') ?? '';
    const alias = written.startsWith('npm:') ? (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .splitAtVersion */ .wm)(written.slice(4)) : null;
    return (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8)(entry, 'name') ?? alias?.name ?? null;
}
function readSource(entry, name) {
    // In format version 1, the `version` field holds the source of any package that is not from the registry.
    const written = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8)(entry, 'version') ?? '';
    const alias = written.startsWith('npm:') ? (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .splitAtVersion */ .wm)(written.slice(4)) : null;
    const version = (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .npmVersion */ .GZ)(alias?.rest ?? written);
    const ownName = readOwnName(entry) ?? name;
    const resolved = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8)(entry, 'resolved');
    const doubt = ownName !== name
        ? _npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .anotherName */ .NP
        : (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(entry, 'inBundle') === true || (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(entry, 'bundled') === true
            ? 'a bundled copy'
            : (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(entry, 'extraneous') === true
                ? 'a package that nothing requires'
                : version === null
                    ? unversionedDoubt(written)
                    : resolved === null
                        ? null
                        : (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .tarballDoubt */ .t8)(resolved, name, version);
    return { version, doubt };
}
const unversionedDoubt = (written) => /^[a-z+]+:|\//.test(written) ? (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .referenceDoubt */ .aW)(written) : null;


/***/ }),

/***/ 22442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readPnpmLock: () => (/* binding */ readPnpmLock)
/* harmony export */ });
/* harmony import */ var _lockfile_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44696);
/* harmony import */ var _npm_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32244);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45607);
/* harmony import */ var _yaml_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33308);




const groups = ['dependencies', 'optionalDependencies', 'devDependencies'];
/**
 * Reads `pnpm-lock.yaml` in format versions 5, 6 and 9 (pnpm 3 to 12). The file records that a package has
 * programs, but not their names. Source: pnpm's types, `@pnpm/lockfile.types`.
 */
const readPnpmLock = (text) => {
    const document = (0,_yaml_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .readYamlDocument */ .H)(text, false);
    if (document === null)
        return null;
    if (!/^\d+(?:\.\d+)*$/.test((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8)(document.root, 'lockfileVersion') ?? ''))
        return null;
    const { root, lineOf } = document;
    const packages = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(root, 'packages'));
    // Before format version 9, the dependencies of a single project are at the top level of the file.
    const importers = new Map(Object.entries((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(root, 'importers')) ?? { '.': root }).map(([written, value]) => [(0,_lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .normaliseFolder */ .zJ)(written), { written, fields: (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)(value) }]));
    const overridden = (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_0__/* .mentionedNames */ .KO)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldKeys */ .PQ)(root, 'overrides'));
    const patched = (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_0__/* .mentionedNames */ .KO)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldKeys */ .PQ)(root, 'patchedDependencies'));
    const findPackage = (name, written, project) => {
        const reference = readReference(name, written);
        const { ownName, version, keys } = reference;
        const key = keys.find((candidate) => (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(packages, candidate)) !== null);
        const entry = key === undefined ? null : (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(packages, key));
        // Only a link or a package from a source other than the registry can lack an entry.
        if (version !== null && entry === null)
            return null;
        const isPatched = patched.has(ownName) ||
            written.includes('patch_hash=') ||
            (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8)(entry, 'patched') === 'true';
        const alteration = isPatched
            ? 'a patched package'
            : overridden.has(name)
                ? 'an override'
                : null;
        const resolution = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(entry, 'resolution'));
        return (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .lockedPackage */ .Nc)({
            ...(0,_lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .aliasPart */ .Q2)(ownName, name, alteration ?? resolutionDoubt(resolution, ownName, version ?? '')),
            name,
            version,
            line: key === undefined ? lineOf('importers', project) : lineOf('packages', key),
            programs: entry !== null && (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8)(entry, 'hasBin') !== 'true' ? [] : null,
            written: (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .fingerprintValues */ .b7)(written, (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(entry, 'resolution'), (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(entry, 'patched'), (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(root, 'patchedDependencies')), ownName)),
            doubt: identityDoubt(name, written, reference, entry) ??
                alteration ??
                resolutionDoubt(resolution, name, version ?? ''),
        });
    };
    return {
        type: 'npm',
        find: (folder, name) => {
            if (!(0,_npm_source_js__WEBPACK_IMPORTED_MODULE_0__/* .isPackageName */ .kb)(name))
                return null;
            for (const above of (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .foldersUpToLockfile */ .LY)(folder)) {
                const project = importers.get(above);
                const reference = project === undefined ? null : referenceIn(project.fields, name);
                if (project !== undefined && reference !== null) {
                    return findPackage(name, reference, project.written);
                }
            }
            return null;
        },
        withProgram: () => [],
        covers: (folder) => importers.has(folder),
    };
};
/**
 * Returns the reference for a project's dependency. In later format versions, the reference is the `version`
 * field of an object.
 */
function referenceIn(importer, name) {
    for (const group of groups) {
        const dependencies = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(importer, group));
        const reference = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8)(dependencies, name) ?? (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(dependencies, name)), 'version');
        if (reference !== null)
            return reference;
    }
    return null;
}
/** Returns the reason why a reference is not a version of the package `name`; null if it is one. */
function identityDoubt(name, written, { ownName, version }, entry) {
    if (version === null) {
        return (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_0__/* .referenceDoubt */ .aW)(written.startsWith(`${name}@`) ? written.slice(name.length + 1) : written);
    }
    return ownName !== name || ((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8)(entry, 'name') ?? name) !== name ? _npm_source_js__WEBPACK_IMPORTED_MODULE_0__/* .anotherName */ .NP : null;
}
/**
 * Parses a reference such as `1.0.0`, `1.0.0(peer@2.0.0)`, `1.0.0_peer@2.0.0`, `/other/1.0.0`, `/other@1.0.0`
 * or `other@1.0.0`.
 */
function readReference(name, reference) {
    const bare = reference.replace(/[(_].*$/s, '');
    if ((0,_npm_source_js__WEBPACK_IMPORTED_MODULE_0__/* .npmVersion */ .GZ)(bare) !== null) {
        const versions = [...new Set([reference, bare])];
        const keys = versions.flatMap((version) => [
            `${name}@${version}`,
            `/${name}@${version}`,
            `/${name}/${version}`,
        ]);
        return { ownName: name, version: bare, keys };
    }
    const named = /^\/?(?<own>(?:@[^/@]+\/)?[^/@]+)[@/](?<version>\d[^(_]*)/.exec(reference)?.groups;
    const version = (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_0__/* .npmVersion */ .GZ)(named?.['version']);
    const keys = [reference, reference.replace(/\(.*$/s, ''), `${name}@${reference}`];
    return { ownName: version === null ? name : (named?.['own'] ?? name), version, keys };
}
function resolutionDoubt(resolution, name, version) {
    if (resolution === null)
        return _lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSource */ .iV;
    const type = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8)(resolution, 'type');
    if (type === 'git' || (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(resolution, 'repo') !== undefined)
        return 'a git dependency';
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(resolution, 'directory') !== undefined)
        return 'a local package';
    const tarball = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8)(resolution, 'tarball');
    if (tarball !== null)
        return (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_0__/* .tarballDoubt */ .t8)(tarball, name, version);
    const registry = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8)(resolution, 'registry') ?? 'https://registry.npmjs.org/';
    if (registry !== 'https://registry.npmjs.org/')
        return _lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .otherRegistry */ .Ai;
    return type === null ? null : 'a source other than a registry package';
}


/***/ }),

/***/ 61086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readPoetryLock: () => (/* binding */ readPoetryLock)
/* harmony export */ });
/* harmony import */ var _ecosystems_pypi_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68805);
/* harmony import */ var _lockfile_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44696);
/* harmony import */ var _toml_packages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73947);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45607);




/**
 * Reads `poetry.lock` from Poetry 1 and 2. The file records a source for every package that is not from PyPI.
 * Source: Poetry's `Locker` (src/poetry/packages/locker.py).
 */
const readPoetryLock = (text) => {
    const document = (0,_toml_packages_js__WEBPACK_IMPORTED_MODULE_1__/* .readTomlPackages */ .w)(text);
    if (document === null)
        return null;
    const { root, packages, lineOf } = document;
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(root, 'metadata')) === null && packages.size === 0)
        return null;
    return {
        type: 'pypi',
        find: (_folder, written) => {
            const name = _ecosystems_pypi_js__WEBPACK_IMPORTED_MODULE_0__/* .pypi */ .vl.normaliseName(written);
            const [fields, ...others] = packages.get(name) ?? [];
            if (fields === undefined || others.length > 0)
                return null;
            return (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .lockedPackage */ .Nc)({
                name,
                version: (0,_toml_packages_js__WEBPACK_IMPORTED_MODULE_1__/* .pythonVersion */ .T)(fields),
                line: lineOf((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8)(fields, 'name') ?? name, (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8)(fields, 'version') ?? ''),
                programs: null,
                written: (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .fingerprintValues */ .b7)(...['version', 'source', 'files'].map((key) => (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(fields, key))),
                doubt: sourceDoubt(fields),
            });
        },
        withProgram: () => [],
        covers: () => null,
    };
};
function sourceDoubt(fields) {
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(fields, 'source') === undefined)
        return null;
    switch ((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(fields, 'source')), 'type')) {
        case 'git':
            return 'a git dependency';
        case 'url':
            return _lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .archiveAtAddress */ .Qv;
        case 'file':
        case 'directory':
            return 'a local project';
        default:
            return _lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .otherRegistry */ .Ai;
    }
}


/***/ }),

/***/ 73947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ pythonVersion),
/* harmony export */   w: () => (/* binding */ readTomlPackages)
/* harmony export */ });
/* harmony import */ var _renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99687);
/* harmony import */ var smol_toml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3292);
/* harmony import */ var _ecosystems_pypi_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68805);
/* harmony import */ var _lockfile_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44696);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45607);





/**
 * Maximum number of dots; real files contain one dot per 30 characters. Each dot in a key creates a table, so
 * one line could create millions of tables.
 */
const maxDots = 1_000_000;
/**
 * Parses a TOML lockfile; returns null if the text contains more than `maxDots` dots.
 *
 * @throws any error from `smol-toml` if the text is not TOML
 */
function readTomlPackages(text) {
    if (hasMoreThan(maxDots, '.', text))
        return null;
    const root = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .asFields */ .qI)((0,smol_toml__WEBPACK_IMPORTED_MODULE_1__/* .parse */ .qg)(text, { maxDepth: 32 }));
    if (root === null)
        return null;
    const packages = Map.groupBy((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .itemsUnder */ .DE)(root, 'package')
        .map(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .asFields */ .qI)
        .filter((fields) => fields !== null), (fields) => _ecosystems_pypi_js__WEBPACK_IMPORTED_MODULE_2__/* .pypi */ .vl.normaliseName((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textField */ .M8)(fields, 'name') ?? ''));
    const lines = (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_4__/* .computeOnce */ .DO)(() => tableLines(text));
    return { root, packages, lineOf: (name, version) => lines().get(`${name}\n${version}`) ?? 1 };
}
/**
 * Returns the version in a package table; null unless it is a valid PEP 440 version of at most 256
 * characters.
 */
function pythonVersion(fields) {
    const version = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textField */ .M8)(fields, 'version');
    return version !== null && version.length <= 256 && (0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .rZ)(version) !== null ? version : null;
}
function hasMoreThan(count, sign, text) {
    let remaining = count;
    for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
        if (remaining === 0)
            return true;
        remaining -= 1;
    }
    return false;
}
/** Returns the line numbers of `[[package]]` headers, keyed by the name and version in the table. */
function tableLines(text) {
    const linesByPackage = new Map();
    let table = null;
    for (const [index, line] of text.split('\n').entries()) {
        if (line.startsWith('[')) {
            table = /^\[\[ *package *\]\]/.test(line) ? { line: index + 1, name: null } : null;
        }
        const [, key, value = ''] = table === null || line.length > 1000
            ? []
            : (/^(name|version) *= *["']([^"']*)/.exec(line) ?? []);
        if (table === null || key === undefined)
            continue;
        if (key === 'name')
            table.name = value;
        else if (table.name !== null && !linesByPackage.has(`${table.name}\n${value}`)) {
            linesByPackage.set(`${table.name}\n${value}`, table.line);
        }
    }
    return linesByPackage;
}


/***/ }),

/***/ 69864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readUvLock: () => (/* binding */ readUvLock)
/* harmony export */ });
/* harmony import */ var _ecosystems_pypi_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68805);
/* harmony import */ var _lockfile_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44696);
/* harmony import */ var _toml_packages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73947);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45607);




const folderSources = ['virtual', 'editable', 'directory'];
/**
 * Reads `uv.lock`, which contains one set of packages for all projects in a workspace. Source: uv's `Lock`
 * and `Source` (crates/uv-resolver/src/lock).
 */
const readUvLock = (text) => {
    const document = (0,_toml_packages_js__WEBPACK_IMPORTED_MODULE_1__/* .readTomlPackages */ .w)(text);
    if (document === null || typeof (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(document.root, 'version') !== 'number')
        return null;
    const { root, packages, lineOf } = document;
    const manifest = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(root, 'manifest'));
    const namesUnder = (key) => new Set((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .itemsUnder */ .DE)(manifest, key).flatMap((item) => {
        const name = typeof item === 'string' ? item : (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)(item), 'name');
        return name === null ? [] : [_ecosystems_pypi_js__WEBPACK_IMPORTED_MODULE_0__/* .pypi */ .vl.normaliseName(name)];
    }));
    const altered = new Map([
        ...[...namesUnder('constraints')].map((name) => [name, 'a constraint']),
        ...[...namesUnder('overrides')].map((name) => [name, 'an override']),
    ]);
    const members = namesUnder('members');
    const folders = new Set([...packages].flatMap(([name, tables]) => members.has(name) ? tables.flatMap(sourceFolders) : []));
    return {
        type: 'pypi',
        find: (_folder, written) => {
            const name = _ecosystems_pypi_js__WEBPACK_IMPORTED_MODULE_0__/* .pypi */ .vl.normaliseName(written);
            const [fields, ...others] = packages.get(name) ?? [];
            // Several versions of a package serve different platforms or groups, so the installed version is
            // unknown.
            if (fields === undefined || others.length > 0)
                return null;
            const version = (0,_toml_packages_js__WEBPACK_IMPORTED_MODULE_1__/* .pythonVersion */ .T)(fields);
            const ownName = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8)(fields, 'name') ?? name;
            return (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .lockedPackage */ .Nc)({
                name,
                version,
                line: lineOf(ownName, (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8)(fields, 'version') ?? ''),
                programs: null,
                written: (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .fingerprintValues */ .b7)(...['version', 'source', 'sdist', 'wheels'].map((key) => (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(fields, key))),
                doubt: sourceDoubt(fields, name) ?? altered.get(name) ?? null,
            });
        },
        withProgram: () => [],
        covers: (folder) => folder === '' || folders.has(folder),
    };
};
function sourceFolders(fields) {
    const source = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(fields, 'source'));
    return folderSources.flatMap((key) => {
        const folder = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8)(source, key);
        return folder === null ? [] : [(0,_lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .normaliseFolder */ .zJ)(folder)];
    });
}
function sourceDoubt(fields, name) {
    const source = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(fields, 'source'));
    const kinds = Object.keys(source ?? {});
    if (kinds.includes('git'))
        return 'a git dependency';
    if (kinds.includes('url'))
        return _lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .archiveAtAddress */ .Qv;
    if (kinds.includes('path'))
        return 'a local archive';
    if (folderSources.some((key) => kinds.includes(key)))
        return 'a local project';
    const registry = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8)(source, 'registry');
    if (registry === null)
        return _lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSource */ .iV;
    if (!/^https:\/\/pypi\.org\/simple\/?$/.test(registry))
        return _lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .otherRegistry */ .Ai;
    const files = [(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(fields, 'sdist'), ...(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .itemsUnder */ .DE)(fields, 'wheels')];
    const version = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8)(fields, 'version') ?? '';
    const isForeign = files.some((file) => {
        const address = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textField */ .M8)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .asFields */ .qI)(file), 'url');
        return address !== null && !isPypiFile(address, name, version);
    });
    return isForeign ? 'a file from another source' : null;
}
/**
 * Reports whether an address belongs to a PyPI file for the given version. uv fetches the file from this
 * address.
 */
function isPypiFile(address, name, version) {
    const url = URL.parse(address);
    if (url?.protocol !== 'https:' || url.host !== 'files.pythonhosted.org')
        return false;
    const file = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
    return comparable(file).startsWith(`${comparable(`${name}-${version}`)}-`);
}
/**
 * Normalises a file name, or a name and version, so that equivalent spellings such as `2022.06.15` and
 * `2022.6.15` compare equal.
 */
const comparable = (text) => _ecosystems_pypi_js__WEBPACK_IMPORTED_MODULE_0__/* .pypi */ .vl.normaliseName(text).replace(/-0+(?=\d)/g, '-');


/***/ }),

/***/ 33308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readYamlDocument)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33243);
/* harmony import */ var _lockfile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44696);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45607);



/**
 * Parses the last document in a YAML lockfile, because pnpm can write a document for itself before the
 * project's document. Package managers do not write aliases, so aliases are an error.
 *
 * @param mayRepeat whether a key can be repeated, as in Yarn's files, in which case its last value applies;
 * otherwise a repeated key is an error
 * @throws any error from `js-yaml` if the text is not YAML
 */
function readYamlDocument(text, mayRepeat) {
    const events = (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseEvents */ .PH)(text, { maxDepth: 32 });
    const documents = (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .constructFromEvents */ .fw)(events, {
        source: text,
        schema: js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .FAILSAFE_SCHEMA */ .uH,
        json: mayRepeat,
        maxAliases: 0,
    });
    const root = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .asFields */ .qI)(documents.at(-1));
    if (root === null)
        return null;
    const lines = (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_2__/* .computeOnce */ .DO)(() => {
        const linesByPath = new Map();
        const last = events.findLastIndex(({ type }) => type === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.DOCUMENT);
        const lineAt = lineCounter(text);
        // One item per open object or list; `key` is the object's last key.
        const open = [];
        for (const event of events.slice(last + 1)) {
            const parent = open.at(-1);
            const isKey = parent?.isMap === true && parent.isKeyNext;
            if (event.type === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.POP) {
                open.pop();
                continue;
            }
            if (parent !== undefined)
                parent.isKeyNext = parent.isMap && !isKey;
            if (event.type === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.MAPPING || event.type === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.SEQUENCE) {
                if (isKey && parent !== undefined)
                    parent.key = null;
                open.push({ isMap: event.type === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.MAPPING, key: null, isKeyNext: true });
            }
            else if (event.type === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.SCALAR && isKey && parent !== undefined) {
                if (open.length > 2)
                    continue;
                parent.key = (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .getScalarValue */ .KE)(text, event);
                const path = open.map(({ key }) => key);
                if (path.every((key) => key !== null))
                    linesByPath.set(path.join('\n'), lineAt(event.valueStart));
            }
        }
        return linesByPath;
    });
    return { root, lineOf: (...path) => lines().get(path.join('\n')) ?? 1 };
}
/**
 * Returns a function that converts an offset to a line number, from 1. Offsets must be passed in ascending
 * order.
 */
function lineCounter(text) {
    let line = 1;
    let next = text.indexOf('\n');
    return (offset) => {
        while (next >= 0 && next < offset) {
            line += 1;
            next = text.indexOf('\n', next + 1);
        }
        return line;
    };
}


/***/ }),

/***/ 81117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readYarnLock: () => (/* binding */ readYarnLock)
});

// EXTERNAL MODULE: ./build/detection/lockfiles/lockfile.js
var lockfile = __webpack_require__(44696);
// EXTERNAL MODULE: ./build/detection/lockfiles/npm-source.js
var npm_source = __webpack_require__(32244);
// EXTERNAL MODULE: ./build/detection/lockfiles/values.js
var values = __webpack_require__(45607);
// EXTERNAL MODULE: ./build/detection/lockfiles/yaml-lines.js
var yaml_lines = __webpack_require__(33308);
;// CONCATENATED MODULE: ./build/detection/lockfiles/yarn-lines.js
/** A quoted string, or text up to a space, a comma or a colon. */
const word = /"((?:[^"\\]|\\.)*)"|[^\s",:]+/y;
/**
 * Parses the entries of a Yarn 1 lockfile. The format looks like YAML but differs from it: keys are lists,
 * and a space separates a field from its value. Source: `src/lockfile/parse.js` and `stringify.js` in Yarn 1.
 *
 * @throws Error if the text is not a Yarn 1 lockfile
 */
function readClassicEntries(text) {
    const entries = [];
    /** The open object at each depth: an entry, and an object inside it. */
    const open = [];
    for (const [index, line] of text.split(/\r?\n/).entries()) {
        const content = line.trim();
        if (content === '' || content.startsWith('#'))
            continue;
        const depth = (line.length - line.trimStart().length) / 2;
        if (!Number.isInteger(depth) || depth > open.length)
            throw noYarnLockfile();
        open.length = depth;
        const { words, rest } = splitLineWords(content);
        const fields = newFields();
        if (depth === 0) {
            if (rest !== ':')
                throw noYarnLockfile();
            entries.push({ keys: words, line: index + 1, fields });
            open.push(fields);
            continue;
        }
        const above = open[depth - 1];
        const [name = '', ...values] = words;
        if (above === undefined || name === '')
            throw noYarnLockfile();
        if (rest === ':') {
            above[name] = fields;
            open.push(fields);
        }
        else {
            const isPlain = values.length === 1 && rest === '';
            above[name] = isPlain ? values[0] : content.replace(/^\S+\s*/, '');
        }
    }
    return entries;
}
const noYarnLockfile = () => new Error('not a Yarn 1 lockfile');
/** Returns an object without a prototype, so that no field name matches an inherited member. */
const newFields = () => Object.create(null);
/** Splits a line into words separated by spaces or commas; `rest` is the text after the last word. */
function splitLineWords(line) {
    const words = [];
    let at = 0;
    for (;;) {
        word.lastIndex = at;
        const [written, quoted] = word.exec(line) ?? [];
        if (written === undefined)
            return { words, rest: line.slice(at) };
        words.push(quoted === undefined ? written : JSON.parse(written));
        at += written.length;
        while (line[at] === ' ' || line[at] === ',')
            at += 1;
    }
}

;// CONCATENATED MODULE: ./build/detection/lockfiles/yarn-lock.js





/** Hosts of the npm registry. Yarn 1 uses `registry.yarnpkg.com`. */
const hosts = ['registry.npmjs.org', 'registry.yarnpkg.com'];
/** Reads `yarn.lock`. A header comment marks the Yarn 1 format; later versions write YAML. */
const readYarnLock = (text) => /^(?:#.*\r?\n)*?#\s+yarn\s+lockfile\s+v1\r?\n/i.test(text.slice(0, 4096))
    ? readClassic(text)
    : readBerry(text);
function readClassic(text) {
    const read = readClassicEntries(text);
    const lines = new Map(read.flatMap(({ keys, line }) => keys.map((key) => [key, line])));
    const entries = read.flatMap(({ keys, fields }) => keys.map((key) => ({ key, fields, descriptors: [key] })));
    const ranges = groupByRange(entries);
    const packageOf = (name, range, entry) => classicPackage(name, range, entry, lines.get(entry.key) ?? 1);
    const whole = (0,lockfile/* memoizeByKey */.lQ)((name) => {
        const [first = null, ...others] = [...(ranges.get(name) ?? [])].map(([range, entry]) => packageOf(name, range, entry));
        const isOne = others.every((other) => other?.version === first?.version && other?.doubt === first?.doubt);
        return isOne ? first : null;
    });
    return {
        type: 'npm',
        find: (_folder, name, range) => {
            if (!(0,npm_source/* isPackageName */.kb)(name))
                return null;
            if (range === null)
                return whole(name);
            const entry = ranges.get(name)?.get(range);
            return entry === undefined ? null : packageOf(name, range, entry);
        },
        withProgram: () => [],
        covers: () => null,
    };
}
function classicPackage(name, range, entry, line) {
    const version = (0,npm_source/* npmVersion */.GZ)((0,values/* field */.ZZ)(entry.fields, 'version'));
    const resolved = (0,values/* textField */.M8)(entry.fields, 'resolved');
    const alias = range.startsWith('npm:') ? (0,npm_source/* splitAtVersion */.wm)(range.slice(4)) : null;
    const isElsewhere = alias === null && /[:/]/.test(range);
    const doubt = alias !== null && alias.name !== name
        ? npm_source/* anotherName */.NP
        : isElsewhere
            ? (0,npm_source/* referenceDoubt */.aW)(range)
            : resolved === null || version === null
                ? null
                : (0,npm_source/* tarballDoubt */.t8)(resolved, name, version, hosts);
    const sources = ['version', 'resolved', 'integrity'].map((key) => (0,values/* textField */.M8)(entry.fields, key));
    const written = (0,lockfile/* fingerprintValues */.b7)(range.startsWith('npm:') ? range : null, sources);
    const aliasDoubt = alias !== null && resolved !== null && version !== null
        ? (0,npm_source/* tarballDoubt */.t8)(resolved, alias.name, version, hosts)
        : 'no source';
    const aliasFields = (0,lockfile/* aliasPart */.Q2)(alias?.name, name, aliasDoubt);
    return (0,lockfile/* lockedPackage */.Nc)({ ...aliasFields, name, version, line, programs: null, written, doubt });
}
/**
 * Reads a lockfile from Yarn 2 or later, which records workspace projects as `name@workspace:folder`.
 * Sources: Yarn's protocol documentation, and `Project` in `@yarnpkg/core`.
 */
function readBerry(text) {
    const document = (0,yaml_lines/* readYamlDocument */.H)(text, true);
    if (document === null || (0,values/* asFields */.qI)((0,values/* field */.ZZ)(document.root, '__metadata')) === null)
        return null;
    const { root, lineOf } = document;
    const entries = Object.entries(root).flatMap(([key, value]) => {
        const fields = key === '__metadata' ? null : (0,values/* asFields */.qI)(value);
        return fields === null ? [] : [{ key, fields, descriptors: key.split(/,\s*/) }];
    });
    const ranges = groupByRange(entries);
    const patched = patchedNames(entries);
    const projects = workspaceProjects(entries);
    const dependenciesOf = (folder) => (0,values/* asFields */.qI)((0,values/* field */.ZZ)(projects.get(folder) ?? null, 'dependencies'));
    const packageOf = (name, { fields, key }) => {
        const resolution = (0,values/* textField */.M8)(fields, 'resolution') ?? '';
        const { version, doubt } = readResolution(resolution, name);
        const ownName = (0,npm_source/* splitAtVersion */.wm)(resolution)?.name;
        const ownDoubt = ownName !== undefined && patched.has(ownName) ? 'a patched package' : null;
        const aliasFields = (0,lockfile/* aliasPart */.Q2)(ownName, name, ownDoubt ?? readResolution(resolution, ownName ?? name).doubt);
        // Yarn installs the version in the resolution, regardless of the `version` field.
        const versionText = (0,npm_source/* npmVersion */.GZ)((0,values/* field */.ZZ)(fields, 'version'));
        const isOther = version !== null && versionText !== null && versionText !== version;
        return (0,lockfile/* lockedPackage */.Nc)({
            ...aliasFields,
            name,
            version,
            line: lineOf(key),
            programs: (0,values/* fieldKeys */.PQ)(fields, 'bin'),
            written: (0,lockfile/* fingerprintValues */.b7)((0,values/* textField */.M8)(fields, 'resolution'), (0,values/* textField */.M8)(fields, 'version'), (0,values/* textField */.M8)(fields, 'checksum'), patched.get(name) ?? null),
            // The lockfile also lists the unpatched package under the manifest's range, so a matching entry does
            // not rule out a patch.
            doubt: patched.has(name) ? 'a patched package' : isOther ? 'a contradiction' : doubt,
        });
    };
    const inRange = (name, range) => {
        const ofName = ranges.get(name);
        const entry = ofName?.get(`npm:${range}`) ?? ofName?.get(range);
        const foundPackage = entry === undefined ? null : packageOf(name, entry);
        if (foundPackage === null || foundPackage.doubt !== null)
            return foundPackage;
        return (0,lockfile/* lockedPackage */.Nc)({
            ...foundPackage,
            doubt: (0,npm_source/* rangeDoubt */.G8)(range.replace(/^npm:/, ''), foundPackage.version),
        });
    };
    const programsOf = (0,lockfile/* memoizeByKey */.lQ)((folder) => (0,lockfile/* groupByProgram */.LK)(Object.entries(dependenciesOf(folder) ?? {}).flatMap(([name, range]) => (typeof range === 'string' ? inRange(name, range) : null) ?? [])));
    const only = (0,lockfile/* memoizeByKey */.lQ)((name) => {
        const [first, ...others] = new Set(ranges.get(name)?.values());
        return first === undefined || others.length > 0 ? null : packageOf(name, first);
    });
    return {
        type: 'npm',
        find: (folder, name, range) => {
            if (!(0,npm_source/* isPackageName */.kb)(name))
                return null;
            if (range !== null)
                return inRange(name, range);
            for (const above of (0,lockfile/* foldersUpToLockfile */.LY)(folder)) {
                const recorded = (0,values/* textField */.M8)(dependenciesOf(above), name);
                if (recorded !== null)
                    return inRange(name, recorded);
            }
            return only(name);
        },
        withProgram: (folder, program) => (0,lockfile/* foldersUpToLockfile */.LY)(folder)
            .filter((above) => projects.has(above))
            .map((above) => programsOf(above).get(program))
            .find((found) => found !== undefined) ?? [],
        covers: (folder) => projects.has(folder),
    };
}
/** Maps the name of each package that the project patches, in any version, to fingerprints of its patches. */
function patchedNames(entries) {
    const patchesByName = new Map();
    for (const { descriptors, fields } of entries) {
        for (const parts of descriptors.map(npm_source/* splitAtVersion */.wm)) {
            if (!parts?.rest.startsWith('patch:'))
                continue;
            const others = patchesByName.get(parts.name) ?? [];
            patchesByName.set(parts.name, others);
            others.push((0,lockfile/* fingerprintValues */.b7)((0,values/* textField */.M8)(fields, 'resolution'), (0,values/* textField */.M8)(fields, 'checksum')));
        }
    }
    return patchesByName;
}
function workspaceProjects(entries) {
    return new Map(entries.flatMap(({ fields }) => {
        const folder = /^(?:@[^/@]+\/)?[^/@]+@workspace:(.*)$/s.exec((0,values/* textField */.M8)(fields, 'resolution') ?? '')?.[1];
        return folder === undefined ? [] : [[(0,lockfile/* normaliseFolder */.zJ)(folder), fields]];
    }));
}
/**
 * Returns the version in a resolution such as `name@npm:1.0.0::key=value`, and any reason why the resolution
 * does not prove the version.
 */
function readResolution(resolution, name) {
    const { name: ownName, rest } = (0,npm_source/* splitAtVersion */.wm)(resolution) ?? { name, rest: '' };
    const [, written, bindings] = /^npm:([^:]*)(?:::(.*))?$/s.exec(rest) ?? [];
    const version = (0,npm_source/* npmVersion */.GZ)(written);
    if (written === undefined)
        return { version: null, doubt: (0,npm_source/* referenceDoubt */.aW)(rest) };
    if (ownName !== name)
        return { version, doubt: npm_source/* anotherName */.NP };
    const archive = new URLSearchParams(bindings ?? '').get('__archiveUrl');
    return {
        version,
        doubt: archive === null || version === null ? null : (0,npm_source/* tarballDoubt */.t8)(archive, name, version, hosts),
    };
}
function groupByRange(entries) {
    const ranges = new Map();
    for (const entry of entries) {
        for (const descriptor of entry.descriptors) {
            const parts = (0,npm_source/* splitAtVersion */.wm)(descriptor.trim());
            if (parts === null)
                continue;
            const ofName = ranges.get(parts.name) ?? new Map();
            ranges.set(parts.name, ofName);
            ofName.set(parts.rest, entry);
            // In the manifest, `file:./x::locator=\u2026` is written as `file:./x`.
            const [plain = ''] = parts.rest.split('::');
            if (plain !== parts.rest && !ofName.has(plain))
                ofName.set(plain, entry);
        }
    }
    return ranges;
}


/***/ }),

/***/ 47962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  provedPurlOf: () => (/* reexport */ provedPurlOf),
  provedVersionOf: () => (/* reexport */ provedVersionOf),
  purlOf: () => (/* reexport */ purlOf)
});

// EXTERNAL MODULE: ./node_modules/packageurl-js/index.js
var packageurl_js = __webpack_require__(87091);
// EXTERNAL MODULE: ./build/detection/ecosystems/ecosystems.js
var ecosystems = __webpack_require__(66659);
// EXTERNAL MODULE: ./build/detection/ecosystems/git.js
var git = __webpack_require__(81868);
;// CONCATENATED MODULE: ./build/detection/ecosystems/purl.js



/**
 * Returns a dependency's package URL, for display and patterns. It is never used as an identity, because it
 * drops the case of npm names and holds an image's registry only in a qualifier. Returns null if the type
 * does not support package URLs or the purl specification rejects the name.
 */
function purlOf(spec, more = {}) {
    const parts = (0,ecosystems/* isIdentified */.mO)(spec) ? ecosystems/* ecosystems */.uU[spec.type].purl?.(spec) : null;
    if (parts == null)
        return null;
    const { namespace, name, version } = parts;
    const qualifiers = { ...parts.qualifiers, ...more };
    try {
        return new packageurl_js.PackageURL(spec.type, namespace, name, version ?? undefined, qualifiers).toString();
    }
    catch {
        // The purl specification does not allow this name.
        return null;
    }
}
/** Limit in characters; registries reject longer versions. */
const longestVersion = 256;
/**
 * Returns the one version that every start fetches, as proved by a lockfile, a digest or an exact specifier;
 * null if no version is proved.
 */
function provedVersionOf(dependency) {
    const { pin, version, digest } = (0,ecosystems/* versionPart */.uN)(dependency);
    const isExact = pin === 'exact' || (pin === 'git' && (0,git/* isCommit */.WM)(version ?? ''));
    const pinned = isExact && version !== null ? asPublished(dependency, version) : null;
    const proved = dependency.resolved?.version ?? digest ?? pinned;
    // An untrusted file can supply any text, but a real version contains only visible ASCII characters.
    return proved !== null && proved.length <= longestVersion && /^[\x21-\x7e]+$/.test(proved)
        ? proved
        : null;
}
/** Returns a version in its registry's spelling, which advisories use: `1.0.0` for npm's `=v1.0.0`. */
function asPublished(dependency, version) {
    if (!(0,ecosystems/* isIdentified */.mO)(dependency))
        return version;
    const { versions, writing } = ecosystems/* ecosystems */.uU[dependency.type];
    const spelled = versions === 'releases' ? writing?.spell(version, dependency) : null;
    return typeof spelled === 'string' ? spelled : version;
}
/**
 * Returns a dependency's package URL with its proved version, if any, and any registry other than the
 * default. An image keeps its tag.
 */
function provedPurlOf(dependency) {
    const hasTags = (0,ecosystems/* isIdentified */.mO)(dependency) && ecosystems/* ecosystems */.uU[dependency.type].versions === 'tags';
    const address = dependency.alterations.find(({ kind }) => kind === 'registry')?.address;
    const registry = address === undefined ? {} : { repository_url: address };
    if (hasTags || !(0,ecosystems/* isIdentified */.mO)(dependency))
        return purlOf(dependency, registry);
    return purlOf({ ...dependency, version: provedVersionOf(dependency) }, registry);
}

;// CONCATENATED MODULE: ./build/detection/purl.js
/** Package URL functions, exported from a separate file because few runs show package URLs. */



/***/ }),

/***/ 12724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  candidatesOf: () => (/* reexport */ candidatesOf),
  filesNamedByScripts: () => (/* reexport */ filesNamedByScripts),
  proveCandidate: () => (/* reexport */ proveCandidate),
  resolveLaunch: () => (/* reexport */ resolveLaunch)
});

// EXTERNAL MODULE: ./build/io/tree.js + 2 modules
var tree = __webpack_require__(96344);
// EXTERNAL MODULE: ./build/model/paths.js
var model_paths = __webpack_require__(91066);
// EXTERNAL MODULE: ./build/detection/declarations/types.js
var types = __webpack_require__(36673);
// EXTERNAL MODULE: ./build/detection/ecosystems/ecosystem.js
var ecosystem = __webpack_require__(25324);
// EXTERNAL MODULE: ./build/detection/ecosystems/ecosystems.js
var ecosystems = __webpack_require__(66659);
// EXTERNAL MODULE: ./build/detection/launch/pending-lookup.js
var pending_lookup = __webpack_require__(52588);
// EXTERNAL MODULE: ./build/detection/declarations/paths.js
var declarations_paths = __webpack_require__(2016);
// EXTERNAL MODULE: ./build/detection/ecosystems/npm.js
var npm = __webpack_require__(77481);
// EXTERNAL MODULE: ./build/detection/resolution/answer.js
var resolution_answer = __webpack_require__(80665);
// EXTERNAL MODULE: ./build/detection/resolution/project/find-lockfiles.js + 1 modules
var find_lockfiles = __webpack_require__(34823);
// EXTERNAL MODULE: ./build/detection/resolution/project/package-json.js
var package_json = __webpack_require__(4832);
// EXTERNAL MODULE: ./build/detection/resolution/project/project.js
var project_project = __webpack_require__(48840);
// EXTERNAL MODULE: ./build/detection/resolution/project/settings.js
var project_settings = __webpack_require__(6796);
;// CONCATENATED MODULE: ./build/detection/resolution/npm-installation.js








/**
 * Returns the packages that provide a program installed by npm, pnpm, Yarn or Bun.
 *
 * @param folder the folder in which the launcher looks for the program
 * @returns an empty list if the packages cannot be identified from the tree
 */
function fromNpmInstallation(pending, folder, project) {
    const { program, packageName, workspace, isOptional } = pending;
    const path = manifestFor(project, folder, workspace);
    const manifest = path === null ? null : project.get(path, package_json/* packageJson */.T9);
    const root = path === null ? folder : (0,model_paths/* folderOf */.yS)(path);
    const manager = pending.manager ?? 'npm';
    // If the launch's package manager has a lockfile, only that lockfile applies. Otherwise, all lockfiles
    // apply.
    const allLockfiles = (0,find_lockfiles/* lockfilesFor */.im)(project, root, 'npm', pending.manager);
    const its = allLockfiles.filter((each) => each.manager === pending.manager);
    const locks = its.length > 0 ? its : allLockfiles;
    const answersByLockfile = locks.map((lock) => findPackages(pending, lock, manifest).map((each) => answerForPackage(each, manifest?.dependencies.get(each.name) ?? null, lock, manifest, project)));
    const answers = mergeAnswers(answersByLockfile.flat());
    if (answers.size > 0) {
        const [first = [], ...others] = answersByLockfile;
        // If lockfiles in the same folder disagree, they prove nothing.
        const agree = others.every((other) => sameProof(first, other));
        return [...answers.values()].map((each) => ({
            ...each,
            manager: pending.manager ?? each.manager ?? manager,
            resolved: agree ? each.resolved : null,
        }));
    }
    const localBinary = isOptional || program === '' ? null : findLocalBinary(program, path, manifest, project);
    if (localBinary !== null)
        return [localBinary];
    const direct = manifest?.dependencies.get(packageName ?? program) ?? null;
    if (direct === null)
        return [];
    const { answer } = applyRedirects(direct, root, manifest, project);
    // An optional lookup omits the package that would be fetched under the same name, because that package has
    // already been judged.
    const { spec, alterations } = answer;
    const isSame = spec.type === 'npm' && spec.name === direct.name && alterations.length === 0;
    return isOptional && isSame ? [] : [{ ...answer, manager }];
}
function isRecordedProgram(name, program, folder, project) {
    const path = manifestFor(project, folder, null);
    const root = path === null ? folder : (0,model_paths/* folderOf */.yS)(path);
    return (0,find_lockfiles/* lockfilesFor */.im)(project, root, 'npm', null).some(({ lockfile, folder: covered }) => lockfile.withProgram(covered, program).some((each) => each.name === name));
}
function mergeAnswers(answers) {
    const answersByPackage = new Map();
    for (const answer of answers) {
        const key = `${answer.spec.type} ${answer.spec.name}`;
        const existing = answersByPackage.get(key);
        const alterations = [...(existing?.alterations ?? []), ...answer.alterations];
        answersByPackage.set(key, { ...(existing ?? answer), alterations });
    }
    return answersByPackage;
}
function findPackages({ program, packageName }, { lockfile, folder }, manifest) {
    const recorded = program === '' ? [] : lockfile.withProgram(folder, program);
    const name = packageName ?? program;
    const direct = manifest?.dependencies.get(name) ?? null;
    const namedPackage = lockfile.find(folder, name, direct?.range ?? null);
    // If the lockfile does not record a package's programs, only a direct dependency is known to provide the
    // program of the same name.
    const answers = namedPackage !== null &&
        (packageName !== null || (namedPackage.programs === null && direct !== null));
    return answers && !recorded.some((each) => each.name === namedPackage.name)
        ? [...recorded, namedPackage]
        : recorded;
}
/**
 * Maximum number of workspace dependencies searched per manifest; each dependency requires a lookup by name.
 */
const maxLinked = 50;
function findLocalBinary(program, path, manifest, project) {
    const linked = [...(manifest?.dependencies.values() ?? [])]
        .filter(({ range }) => /^(?:workspace|link|file|portal):/.test(range))
        .slice(0, maxLinked)
        .map(({ name }) => workspaceNamed(project, name));
    for (const each of [path, ...linked]) {
        const word = each === null ? null : project.get(each, package_json/* packageJson */.T9)?.programs.get(program);
        const file = each === null || !word ? null : (0,declarations_paths/* pathBelow */.Br)((0,model_paths/* folderOf */.yS)(each), word.text);
        if (file !== null && project.has(file))
            return (0,resolution_answer/* localAnswer */.sw)(file);
    }
    return null;
}
function sameProof(a, b) {
    const proof = ({ spec, resolved }) => `${spec.name} ${resolved?.version}`;
    return a.length === b.length && a.every((each, at) => proof(each) === proof(b[at]));
}
function answerForPackage(locked, declared, lock, manifest, project) {
    const { name } = locked;
    const root = (0,model_paths/* folderOf */.yS)(lock.path);
    const wanted = fromCatalog(declared ?? { name, range: '', spec: (0,npm/* readNpmSpec */.j1)(name), elsewhere: null }, root, project);
    const { answer, isRedirected } = applyRedirects(wanted, root, manifest, project);
    const plain = { ...answer, manager: lock.manager };
    const { spec, alterations } = answer;
    const isLinked = locked.doubt !== null && linkDoubts.has(locked.doubt);
    const linkedCode = isLinked ? workspaceCode(name, project) : null;
    if (linkedCode !== null)
        return linkedCode;
    // The lockfile proves nothing about a package that is redirected or comes from outside the registry.
    if (spec.type !== 'npm' || isRedirected)
        return plain;
    if (spec.name !== name) {
        // `name` is an alias. The lockfile entry under that alias must belong to the package in `spec`.
        const { version, line, written } = locked;
        const isProved = locked.aliasOf === spec.name && version !== null && (0,resolution_answer/* satisfiesSpec */.fB)(spec, version);
        return isProved && alterations.length === 0
            ? { ...plain, resolved: (0,resolution_answer/* provedVersion */.xC)({ version, line, written }, lock.path) }
            : plain;
    }
    if (locked.doubt === null) {
        const isProved = (0,resolution_answer/* satisfiesSpec */.fB)(spec, locked.version) && alterations.length === 0;
        return isProved ? { ...plain, resolved: (0,resolution_answer/* provedVersion */.xC)(locked, lock.path) } : plain;
    }
    if (resolution_answer/* mildDoubts */.ET.has(locked.doubt))
        return plain;
    return { ...plain, alterations: [...alterations, (0,resolution_answer/* doubtAlteration */.qy)(locked, lock.path)] };
}
/**
 * Returns a dependency with its version from the workspace's catalog, which is in `pnpm-workspace.yaml`,
 * `.yarnrc.yml` or `package.json`.
 */
function fromCatalog(declared, root, project) {
    const { name, range } = declared;
    const [, catalogName] = /^catalog:(.*)$/s.exec(range) ?? [];
    if (catalogName === undefined)
        return declared;
    const catalog = catalogName.trim() === '' ? 'default' : catalogName.trim();
    const keys = catalog === 'default' ? [`catalog.${name}`] : [];
    const settings = ['pnpm-workspace.yaml', '.yarnrc.yml'].flatMap((file) => project.get((0,model_paths/* pathInFolder */.$X)(root, file), project_settings/* yamlSettings */.V7) ?? []);
    const catalogSettings = settings.filter(({ key }) => [...keys, `catalogs.${catalog}.${name}`].includes(key));
    const ownCatalogs = project.get((0,model_paths/* pathInFolder */.$X)(root, 'package.json'), package_json/* packageJson */.T9)?.catalogs;
    const ranges = new Set([
        ...catalogSettings.map(({ value }) => value),
        ...(ownCatalogs?.has(`${catalog} ${name}`)
            ? [ownCatalogs.get(`${catalog} ${name}`) ?? '']
            : []),
    ]);
    const [only, ...others] = ranges;
    if (only === undefined)
        return declared;
    const spec = (0,npm/* readNpmDependency */.L0)(name, only);
    return others.length === 0
        ? { ...declared, spec }
        : { ...declared, spec, elsewhere: 'a second catalog entry that differs from the first' };
}
/**
 * Returns the package that is installed after the project's overrides, resolutions and patches are applied.
 */
function applyRedirects({ name, spec, elsewhere }, root, manifest, project) {
    const rootPath = (0,model_paths/* pathInFolder */.$X)(root, 'package.json');
    const settings = project.get((0,model_paths/* pathInFolder */.$X)(root, 'pnpm-workspace.yaml'), project_settings/* yamlSettings */.V7) ?? [];
    const overrides = settings.flatMap(({ key, value }) => key.startsWith('overrides.') ? [[key.slice('overrides.'.length), value]] : []);
    const manifests = [manifest, project.get(rootPath, package_json/* packageJson */.T9)];
    const maps = [...manifests.map((each) => each?.redirects), (0,package_json/* readRedirects */.Iq)(overrides)];
    const replacement = maps.map((map) => map?.get(name)).find((each) => each !== undefined);
    const value = resolveReference(replacement, manifests);
    const isPatched = settings.some(({ key }) => patchedName(key) === name);
    const patch = isPatched
        ? (0,model_paths/* pathInFolder */.$X)(root, 'pnpm-workspace.yaml')
        : findPatch(name, rootPath, manifests, project);
    const isExtended = manifests.some((each) => each?.isExtended === true);
    const patched = [
        ...(patch === null ? [] : [(0,resolution_answer/* fileAlteration */.Kd)(patch, 'a patch in the project')]),
        ...(isExtended ? [(0,resolution_answer/* fileAlteration */.Kd)(rootPath, 'packageExtensions')] : []),
        ...(elsewhere === null ? [] : [(0,resolution_answer/* fileAlteration */.Kd)(rootPath, elsewhere)]),
    ];
    if (value === undefined) {
        return { answer: { ...(0,resolution_answer/* plainAnswer */.dW)(spec), alterations: patched }, isRedirected: false };
    }
    if (value === null) {
        const unclear = (0,resolution_answer/* fileAlteration */.Kd)(rootPath, 'an override that the gate does not understand');
        const answer = { ...(0,resolution_answer/* plainAnswer */.dW)(spec), alterations: [...patched, unclear] };
        return { answer, isRedirected: true };
    }
    const redirectedAnswer = (0,resolution_answer/* plainAnswer */.dW)((0,npm/* readNpmSpec */.j1)(`${name}@${value}`));
    return { answer: { ...redirectedAnswer, alterations: patched }, isRedirected: true };
}
const patchedName = (key) => /^patchedDependencies\.((?:@[^/@]{1,200}\/)?[^/@]{1,200})/.exec(key)?.[1] ?? null;
/**
 * Resolves a `$name` override to the range that a manifest declares for `name`; null if no manifest declares
 * one. Returns other values unchanged.
 */
function resolveReference(value, manifests) {
    if (!value?.startsWith('$'))
        return value;
    const name = value.slice(1);
    const ranges = manifests.map((each) => each?.dependencies.get(name)?.range);
    return ranges.find((each) => each !== undefined) ?? null;
}
/**
 * Finds the manifest or file that patches a package. Patch files are identified by the names that
 * patch-package, pnpm and Bun use.
 */
function findPatch(name, rootPath, manifests, project) {
    if (manifests.some((each) => each?.patched.has(name)))
        return rootPath;
    const prefixes = [`${name.replace('/', '+')}+`, `${name.replace('/', '__')}@`];
    const patchFiles = project
        .matching(/\.patch$/)
        .find((path) => prefixes.some((prefix) => path.split('/').at(-1)?.startsWith(prefix)));
    return patchFiles ?? null;
}
const linkDoubts = new Set(['a link', 'a local package', 'a local project']);
/**
 * Returns a workspace package as the project's own code, located by its program or, without a program in the
 * tree, by its manifest.
 */
function workspaceCode(name, project) {
    const path = workspaceNamed(project, name);
    const manifest = path === null ? null : project.get(path, package_json/* packageJson */.T9);
    if (path === null || manifest === null)
        return null;
    const files = [...manifest.programs.values()].map(({ text }) => (0,declarations_paths/* pathBelow */.Br)((0,model_paths/* folderOf */.yS)(path), text));
    const file = files.find((each) => each !== null && project.has(each));
    return (0,resolution_answer/* localAnswer */.sw)(file ?? path);
}
/**
 * Returns the manifest of a folder's project, or of the given workspace; null if it is unclear which manifest
 * applies.
 */
function manifestFor(project, folder, workspace) {
    if (workspace === null)
        return (0,project_project/* nearestFile */.bQ)(project, folder, 'package.json');
    const path = (0,declarations_paths/* pathBelow */.Br)(folder, workspace);
    const byPath = path === null ? null : (0,model_paths/* pathInFolder */.$X)(path, 'package.json');
    const namedManifest = workspaceNamed(project, workspace);
    if (byPath === null || !project.has(byPath))
        return namedManifest;
    // If a folder and a package elsewhere have the same name, package managers differ in which one they use.
    return namedManifest === null || namedManifest === byPath ? byPath : null;
}
function workspaceNamed(project, name) {
    const manifests = project.named('package.json').slice(0, project_project/* maxManifests */.pQ);
    // `filter` requests all manifests before any is used, so that they are read together.
    const matchingManifests = manifests.filter((path) => project.get(path, package_json/* packageJson */.T9)?.name === name);
    return matchingManifests.length === 1 ? (matchingManifests[0] ?? null) : null;
}

// EXTERNAL MODULE: ./build/detection/resolution/project/pyproject.js
var pyproject = __webpack_require__(53201);
// EXTERNAL MODULE: ./build/detection/declarations/tree.js
var declarations_tree = __webpack_require__(83674);
// EXTERNAL MODULE: ./build/detection/resolution/project/lines.js
var project_lines = __webpack_require__(14226);
;// CONCATENATED MODULE: ./build/detection/resolution/project/python-script.js



const pythonScript = {
    name: 'python script',
    limit: 1024 * 1024,
    load: async () => {
        const { readToml } = await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(3082)]).then(__webpack_require__.bind(__webpack_require__, 53082));
        return (text) => {
            const head = findScriptHead(text);
            if (head === null)
                return [];
            const document = readToml(head.text);
            if ('message' in document)
                return [];
            const list = (0,declarations_tree/* memberOf */.C5)(document.root, 'dependencies');
            return (list?.type === 'array' ? (list.children ?? []) : []).flatMap((item) => {
                const word = (0,declarations_tree/* toWord */.Os)(item, document.spanOf);
                if (word === null)
                    return [];
                // Positions refer to the extracted TOML, whose lines lack the script's leading `# `.
                const moved = ({ line, column }) => ({
                    line: line + head.line,
                    column: column + 2,
                });
                const { start, end } = word.span;
                return [(0,pyproject/* readRequirement */.MZ)({ ...word, span: { start: moved(start), end: moved(end) } })];
            });
        };
    },
};
/** Returns the TOML between `# /// script` and `# ///`, and the number of lines before it. */
function findScriptHead(text) {
    const lines = (0,project_lines/* numberLines */.z)(text);
    const start = lines.findIndex(({ content }) => content === '# /// script');
    if (start < 0)
        return null;
    const rest = lines.slice(start + 1);
    const end = rest.findIndex(({ content }) => content === '# ///');
    if (end < 0)
        return null;
    const headLines = rest.slice(0, end).map(({ content }) => content);
    if (!headLines.every((content) => content === '#' || content.startsWith('# ')))
        return null;
    return { text: headLines.map((content) => content.slice(2)).join('\n'), line: start + 1 };
}

;// CONCATENATED MODULE: ./build/detection/resolution/project/requirements.js



/**
 * Returns the packages in a requirements file. Skips options such as `-r` and `--hash`, which do not specify
 * a package. Source: pip's reference for the requirements file format.
 */
function readRequirements(text) {
    const lines = (0,project_lines/* numberLines */.z)(text).map(({ number, content }) => ({
        number,
        line: withoutComment(content),
    }));
    const other = lines.find(({ line }) => /^(?:-[cif]|--c[\w-]*|--i[\w-]*|--e(?:xtra)[\w-]*|--f[\w-]*|--t[\w-]*)/.test(line));
    const elsewhere = other === undefined
        ? null
        : /^-{1,2}c/.test(other.line)
            ? 'constraints in requirements.txt'
            : 'an index in requirements.txt';
    const declared = lines.flatMap(({ number, line }) => {
        const named = line.replace(/^(?:-e|--editable)[\s=]\s*/, '');
        if (named === '' || named.startsWith('-'))
            return [];
        const options = named.indexOf(' --');
        const requirement = (options < 0 ? named : named.slice(0, options)).replace(/\\$/, '').trim();
        return [{ ...(0,pyproject/* readRequirement */.MZ)({ text: requirement, span: (0,project_lines/* lineSpan */.Z)(number, line) }), elsewhere }];
    });
    return [...(0,package_json/* indexByName */.f3)(declared).values()];
}
function withoutComment(line) {
    const at = line.startsWith('#') ? 0 : line.indexOf(' #');
    return (at < 0 ? line : line.slice(0, at)).trim();
}
const requirements = {
    name: 'requirements.txt',
    limit: 1024 * 1024,
    isInUtf16: true,
    load: async () => readRequirements,
};

// EXTERNAL MODULE: ./build/detection/ecosystems/pypi.js + 2 modules
var pypi = __webpack_require__(68805);
;// CONCATENATED MODULE: ./build/detection/resolution/python-environment.js








/**
 * Resolves a program or module in a Python environment to the project's code or to the direct dependency with
 * the same name. The lookup relies on the name, because Python lockfiles do not record programs.
 */
function fromPythonEnvironment({ program, isModule, manager, isOptional }, folder, project) {
    const path = (0,project_project/* nearestFile */.bQ)(project, folder, 'pyproject.toml');
    const manifest = path === null ? null : project.get(path, pyproject/* pyproject */.bC);
    const root = path === null ? folder : (0,model_paths/* folderOf */.yS)(path);
    if (!isModule) {
        // A file or folder with the program's name takes precedence over any installed program.
        const file = [program, `${program}/__main__.py`].map((each) => (0,declarations_paths/* pathBelow */.Br)(folder, each));
        const ownFile = file.find((each) => each !== null && project.has(each));
        if (ownFile)
            return [(0,resolution_answer/* localAnswer */.sw)(ownFile)];
        const hidden = file.find((each) => each !== null && isTracked(each, project));
        // Code behind a link or in a vendored folder also takes precedence over a fetched package.
        if (hidden)
            return isOptional ? [(0,resolution_answer/* localAnswer */.sw)(hidden)] : [];
        if (manager === 'pipenv' && (0,project_project/* nearestFile */.bQ)(project, folder, 'Pipfile') !== null)
            return [];
    }
    const entry = manifest?.programs.get(program) ?? memberProgram(program, manifest, project);
    const module = isModule ? program : entry?.replace(/:.*$/s, '');
    const ownModulePath = module === undefined ? null : ownModule(module, root, folder, project);
    if (ownModulePath !== null)
        return ownModulePath === 'shadow' ? [] : [(0,resolution_answer/* localAnswer */.sw)(ownModulePath)];
    // A declared program belongs to the project even if its module is not in the tree.
    if (entry !== undefined)
        return [];
    const name = pypi/* pypi */.vl.normaliseName(isModule ? (program.split('.')[0] ?? '') : program);
    const declared = manifest?.dependencies.get(name);
    if (declared !== undefined)
        return [pythonAnswer(declared, path, manager, root, project)];
    const listPath = (0,model_paths/* pathInFolder */.$X)(root, 'requirements.txt');
    const listedRequirement = project.get(listPath, requirements)?.find((each) => each.name === name);
    return listedRequirement === undefined
        ? []
        : [pythonAnswer(listedRequirement, listPath, manager, root, project)];
}
function isTracked(path, { isLink, tracked }) {
    const kind = tracked.kindAt(path);
    return isLink(path) || (kind !== null && kind !== 'folder');
}
/** Returns the entry point of a program that another project in the workspace provides. */
function memberProgram(program, manifest, project) {
    const names = [...(manifest?.dependencies.values() ?? [])]
        .filter(({ spec }) => spec.type === 'unidentified')
        .map(({ name }) => name);
    if (names.length === 0)
        return undefined;
    const members = project
        .named('pyproject.toml')
        .slice(0, project_project/* maxManifests */.pQ)
        .flatMap((path) => project.get(path, pyproject/* pyproject */.bC) ?? [])
        .filter((each) => each.name !== null && names.includes(pypi/* pypi */.vl.normaliseName(each.name)));
    return members.map((each) => each.programs.get(program)).find((each) => each !== undefined);
}
/**
 * Returns the answer for a direct dependency of a Python project, with the version that the lockfile proves,
 * if any.
 */
function pythonAnswer(declared, manifestPath, manager, root, project) {
    // A replacement at the root of a workspace also applies to the members.
    const parentManifests = (0,model_paths/* foldersUpFrom */.tD)(root).map((each) => (0,model_paths/* pathInFolder */.$X)(each, 'pyproject.toml'));
    const redirects = parentManifests.map((each) => project.get(each, pyproject/* pyproject */.bC)?.redirects.get(declared.name));
    const { name, spec, elsewhere } = {
        ...declared,
        ...redirects.find((each) => each !== undefined),
    };
    const alterations = elsewhere === null ? [] : [(0,resolution_answer/* fileAlteration */.Kd)(manifestPath ?? '', elsewhere)];
    const plain = { spec, resolved: null, manager: manager ?? 'uv', alterations };
    if (spec.type !== 'pypi')
        return plain;
    const allLockfiles = (0,find_lockfiles/* lockfilesFor */.im)(project, root, 'pypi');
    // `python -m` does not reveal which package manager's environment it uses, so several lockfiles would be
    // ambiguous.
    const locks = manager === null ? allLockfiles : allLockfiles.filter((each) => each.manager === manager);
    const [lock, ...others] = locks;
    const locked = lock?.lockfile.find(lock.folder, name, null) ?? null;
    if (lock === undefined || others.length > 0 || locked === null)
        return plain;
    const manifests = [manifestPath, ...parentManifests];
    const isTouched = manifests.some((path) => path?.endsWith('.toml') && (project.get(path, pyproject/* pyproject */.bC)?.touched.has(name) ?? false));
    if (locked.doubt === null && !isTouched && alterations.length === 0) {
        return (0,resolution_answer/* satisfiesSpec */.fB)(spec, locked.version)
            ? { ...plain, resolved: (0,resolution_answer/* provedVersion */.xC)(locked, lock.path) }
            : plain;
    }
    if (locked.doubt === null || resolution_answer/* mildDoubts */.ET.has(locked.doubt))
        return plain;
    return { ...plain, alterations: [...alterations, (0,resolution_answer/* doubtAlteration */.qy)(locked, lock.path)] };
}
/**
 * Returns the file of a Python module in the tree, or `shadow` if another file or folder with that name takes
 * precedence over any package. Returns null if the tree contains neither.
 */
function ownModule(module, root, folder, project) {
    if (!/^[\w.]+$/.test(module))
        return null;
    const path = module.replaceAll('.', '/');
    const [top = ''] = module.split('.');
    const roots = [folder, root, (0,model_paths/* pathInFolder */.$X)(root, 'src'), (0,model_paths/* pathInFolder */.$X)(folder, 'src')];
    const isLinked = roots.some((each) => [top, `${top}.py`].some((name) => project.isLink((0,model_paths/* pathInFolder */.$X)(each, name))));
    if (isLinked)
        return 'shadow';
    const files = roots.flatMap((each) => [`${path}.py`, `${path}/__main__.py`, `${path}/__init__.py`].map((file) => (0,model_paths/* pathInFolder */.$X)(each, file)));
    const ownFile = files.find(project.has);
    if (ownFile !== undefined)
        return ownFile;
    // Python imports a folder or compiled module with this name before an installed package, whatever the
    // folder or module contains.
    const isShadowed = roots.some((each) => project.tracked
        .namesIn(each)
        .some((name) => (name === top && project.tracked.kindAt((0,model_paths/* pathInFolder */.$X)(each, name)) === 'folder') ||
        (name.startsWith(`${top}.`) && /\.(?:py|pyc|so|pyd)$/.test(name))));
    return isShadowed ? 'shadow' : null;
}

;// CONCATENATED MODULE: ./build/detection/resolution/candidates.js












const client = 'package-manifest';
/**
 * Returns the MCP server candidates: direct dependencies from package manifests and from the inline metadata
 * in Python scripts that launches start. The export shows which candidates are servers. Versions come from
 * the manifests; `proveCandidate` looks up locked versions. Unidentified dependencies are included for
 * display, although no export lists them.
 *
 * @param startedDependencies the project's launches, including launches of Python scripts
 * @param judgedFolder the folder whose manifests are read
 */
function candidatesOf(project, startedDependencies, judgedFolder) {
    const isJudged = (path) => (0,tree/* isIn */.S1)(path, judgedFolder);
    const scripts = new Set(startedDependencies.flatMap((each) => {
        const path = (0,ecosystems/* ownCodePath */.hm)(each);
        return path !== null && /\.pyw?$/.test(path) ? [path] : [];
    }));
    return [
        ...project
            .named('package.json')
            .filter(isJudged)
            .flatMap((path) => candidates(path, [...(project.get(path, package_json/* packageJson */.T9)?.dependencies.values() ?? [])])),
        ...project
            .named('pyproject.toml')
            .filter(isJudged)
            .flatMap((path) => candidates(path, [...(project.get(path, pyproject/* pyproject */.bC)?.dependencies.values() ?? [])])),
        ...project
            .matching(/^requirements[\w.-]*\.txt$/)
            .filter(isJudged)
            .flatMap((path) => candidates(path, project.get(path, requirements) ?? [])),
        ...[...scripts].flatMap((path) => candidates(path, project.get(path, pythonScript) ?? [])),
    ];
}
function candidates(file, declared) {
    return declared
        .filter(({ spec }) => spec.type !== 'unidentified' || !isOfProject(spec))
        .map(({ name, spec, span }) => ({
        ...spec,
        role: 'server',
        resolved: null,
        span,
        alterations: [],
        through: [],
        variableUses: [],
        declaration: {
            file,
            span,
            client,
            folder: (0,model_paths/* folderOf */.yS)(file),
            alias: name,
            disabled: false,
            launch: types/* emptyLaunch */.XF,
        },
    }));
}
const isOfProject = ({ reason }) => reason === pyproject/* ownSourceReason */.iB || reason === ecosystem/* pathReason */.qb;
function proveCandidate(candidate, project) {
    const { declaration, role, span, through, variableUses, ...spec } = candidate;
    const { file, alias } = declaration;
    // Inline script metadata and workflow steps are not part of an installation.
    if (/\.(?:pyw?|ya?ml)$/.test(file))
        return candidate;
    const declared = findDeclaredPackage(project, file, alias) ?? {
        name: alias,
        range: '',
        spec,
        elsewhere: null,
        span,
    };
    const [answer] = answersFromManifest(declared, file, project);
    if (answer === undefined)
        return candidate;
    const { resolved, alterations } = answer;
    return { ...answer.spec, role, resolved, span, alterations, through, variableUses, declaration };
}
function findDeclaredPackage(project, file, name) {
    if (file.endsWith('package.json'))
        return project.get(file, package_json/* packageJson */.T9)?.dependencies.get(name);
    if (file.endsWith('.toml'))
        return project.get(file, pyproject/* pyproject */.bC)?.dependencies.get(name);
    return project.get(file, requirements)?.find((each) => each.name === name);
}
function answersFromManifest(declared, manifest, project) {
    const folder = (0,model_paths/* folderOf */.yS)(manifest);
    if (!manifest.endsWith('package.json')) {
        return [pythonAnswer(declared, manifest, null, folder, project)];
    }
    const lookup = (0,pending_lookup/* installedLookup */.F)({ type: 'npm', program: '', packageName: declared.name });
    return fromNpmInstallation(lookup, folder, project);
}

// EXTERNAL MODULE: ./build/detection/declarations/examples.js
var examples = __webpack_require__(24757);
// EXTERNAL MODULE: ./build/detection/declarations/client-files.js
var client_files = __webpack_require__(1791);
// EXTERNAL MODULE: ./build/detection/launch/word-list.js
var word_list = __webpack_require__(95913);
// EXTERNAL MODULE: ./build/detection/lockfiles/lockfile.js
var lockfile = __webpack_require__(44696);
;// CONCATENATED MODULE: ./build/detection/resolution/tree-content.js




const codeEnding = new RegExp(`\\.(?:${(0,word_list/* wordList */.d)(`
    [cm]?[jt]sx? vue svelte coffee node wasm asar
    py[cdiowxz]? pyzw pth pkl pickle joblib pt egg whl
    rb rake gem p[lm] pod php\\d? phar phtml lua tcl r jl awk el scm clj[cs]? groovy kts class [jwe]ar
    csx fsx beam exs? nix scpt applescript
    (?:ba|z|fi|k|c|tc)?sh command run so so\\.[\\d.]+ dylib dll bundle
    exe com bat cmd ps1 psm1 psd1 vb[se] jse ws[fh] ms[ci] scr lnk
    appimage deb rpm apk pkg dmg nupkg crate mcpb dxt vsix crx zip tar tgz tar\\.\\w+
  `).join('|')})$`, 'i');
const settingsEnding = /\.(?:pem|crt|cer|cnf|conf|cfg|ini|properties|toml|ya?ml|plist|reg|desktop|service|env|config)$/i;
/** Names of extensionless files that no program loads. */
const plainNames = /^(?:license|licence|notice|readme|changelog|authors|contributors|codeowners|copying|version|\.git(?:keep|ignore|attributes|modules)|\.keep|\.nojekyll|\.editorconfig|\.prettierignore|\.dockerignore|\.npmignore|\.ds_store)$/i;
function isPlainName(name) {
    return plainNames.test(name);
}
function contentOfFile(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (codeEnding.test(name))
        return 'code';
    // A name such as `.npmrc` or `python3.12` has no extension.
    const plainName = name.replace(/^\.+/, '').replace(/(?<![\d.])[\d.]+$/, '');
    const hasEnding = /.\.[^.]/.test(plainName) && !/^\.env\b/i.test(name);
    const isSettings = settingsEnding.test(name) || !(hasEnding || isPlainName(name));
    return isSettings ? 'settings' : 'data';
}
const contentByKind = (path, kind) => kind === 'file' ? contentOfFile(path) : 'code';
function withoutEnd(part) {
    let end = part.length;
    while (end > 0 && (part[end - 1] === '.' || part[end - 1] === ' '))
        end -= 1;
    return part.slice(0, end);
}
const indexes = new WeakMap();
function indexTree(tracked) {
    const cached = indexes.get(tracked);
    if (cached !== undefined)
        return cached;
    const namesByFold = (0,lockfile/* memoizeByKey */.lQ)((folder) => new Map(tracked.namesIn(folder).map((name) => [(0,client_files/* foldPath */.tu)(name), name])));
    const contentBelow = (0,lockfile/* memoizeByKey */.lQ)((folder) => {
        let most = 'data';
        const pendingFolders = [folder];
        for (let next = pendingFolders.pop(); next !== undefined; next = pendingFolders.pop()) {
            for (const name of tracked.namesIn(next)) {
                const path = (0,model_paths/* pathInFolder */.$X)(next, name);
                const kind = tracked.kindAt(path);
                if (kind === 'folder') {
                    pendingFolders.push(path);
                    continue;
                }
                const content = contentByKind(name, kind === 'link' ? 'file' : kind);
                if (content === 'code')
                    return content;
                if (content === 'settings')
                    most = content;
            }
        }
        return most;
    });
    const entryIn = (above, path) => {
        // Everything below a link or another repository is treated as part of that link or repository.
        if (above === null || above.kind === 'link' || above.kind === 'repository')
            return above;
        const part = path.slice(path.lastIndexOf('/') + 1);
        const names = namesByFold(above.path);
        // Windows ignores dots and spaces at the end of names.
        const name = names.get((0,client_files/* foldPath */.tu)(part)) ?? names.get((0,client_files/* foldPath */.tu)(withoutEnd(part)));
        if (name === undefined)
            return null;
        const entryPath = (0,model_paths/* pathInFolder */.$X)(above.path, name);
        const kind = tracked.kindAt(entryPath) ?? 'file';
        const content = () => kind === 'folder' ? contentBelow(entryPath) : contentByKind(entryPath, kind);
        return { path: entryPath, kind, content };
    };
    const root = { path: '', kind: 'folder', content: () => contentBelow('') };
    const folders = new Map([['', root]]);
    const entryAt = (path) => path === ''
        ? root
        : entryIn((0,model_paths/* downTo */.Mj)(folders, (0,model_paths/* folderOf */.yS)(path), (each, above) => entryIn(above, each), (entry) => entry === null), path);
    const find = (path, isLoose) => {
        const plainEntry = entryAt(path);
        if (plainEntry !== null || !isLoose)
            return plainEntry === null ? [] : [plainEntry];
        const [folder, form, isLast] = splitAtPattern(path);
        const folderEntry = entryAt(folder);
        if (folderEntry === null || folderEntry.kind !== 'folder')
            return [];
        if (!isLast)
            return [folderEntry];
        const matches = createNameMatcher(form);
        const names = namesByFold(folderEntry.path);
        const matching = names.keys().filter((fold) => matches(fold));
        return [...matching].flatMap((fold) => {
            const entry = entryAt((0,model_paths/* pathInFolder */.$X)(folderEntry.path, names.get(fold) ?? fold));
            return entry === null || (entry.kind === 'file' && entry.content() === 'data') ? [] : [entry];
        });
    };
    const index = { find };
    indexes.set(tracked, index);
    return index;
}
/**
 * Splits a path at the first part with a wildcard or, without wildcards, at the last part. Returns the folder
 * above that part, the part itself, and whether it is the last part and has no `**`.
 */
function splitAtPattern(path) {
    const pattern = path.search(/[*?]/);
    const end = pattern < 0 ? -1 : path.indexOf('/', pattern);
    const upTo = end < 0 ? path : path.slice(0, end);
    const folder = (0,model_paths/* folderOf */.yS)(upTo);
    const form = folder === '' && !upTo.startsWith('/') ? upTo : upTo.slice(folder.length + 1);
    return [folder, form, end < 0 && !form.includes('**')];
}
/**
 * Returns a function that reports whether a lower-case file name matches a pattern. A pattern without
 * wildcards matches names that consist of the pattern and an extension.
 */
function createNameMatcher(form) {
    const [start = '', ...others] = (0,client_files/* foldPath */.tu)(form).split(/[*?]+/);
    const end = others.pop();
    if (end === undefined)
        return (fold) => fold.slice(0, fold.lastIndexOf('.')) === start;
    return (fold) => {
        let at = fold.startsWith(start) ? start.length : -1;
        for (const part of others) {
            const found = at < 0 ? -1 : fold.indexOf(part, at);
            at = found < 0 ? -1 : found + part.length;
        }
        return at >= 0 && at + end.length <= fold.length && fold.endsWith(end);
    };
}

;// CONCATENATED MODULE: ./build/detection/resolution/value-paths.js



/** Caches results by tree and place, because the launches in a script share the same variables. */
const knownByTree = new WeakMap();
/** Checkout folders in a container or on a runner, split into path parts. `*` matches any part. */
const checkouts = [
    '/workspaces/*',
    '/workspace',
    '/workspace/*',
    '/github/workspace',
    '/home/runner/work/*/*',
    '/__w/*/*',
    'd:/a/*/*',
].map(absolutePathParts);
/** Names of placeholders for folders on the machine, which are outside the tree. */
const ofTheMachine = /^(?:(?:env|localEnv|containerEnv)[:.])?(?:HOME|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|PROGRAMFILES|SYSTEMROOT|WINDIR|TMPDIR|TEMP|TMP|XDG_\w+|userHome|NVM_DIR|PNPM_HOME|BUN_INSTALL|CARGO_HOME|VOLTA_HOME|PYENV_ROOT|HOMEBREW_PREFIX|RUNNER_TEMP|RUNNER_TOOL_CACHE|runner\.temp|runner\.tool_cache|CLAUDE_PLUGIN_DATA)$/i;
const leadingPlaceholder = /^(?:\$?\{\{([^{}]*)\}\}|\$\{([^{}]*)\}|\$\(([^()]*)\)|\$env:(\w+)|\$(\w+)|%([^%\s]*)%|\{([^{}]*)\}|<([^<>]*)>|`([^`]*)`)/;
const placeholders = /\$?\{\{[^{}]*\}\}|\$\{[^{}]*\}|\$\([^()]*\)|\$\w+|%\w+%|\{[^{}]*\}|`[^`]*`/g;
/** Reports whether every path in a path list definitely leads out of the tree. */
function leadsOutside(value, place) {
    return pathsIn(value).every((path) => resolvePath(path, place).isOutside);
}
/** Splits a path list at `:` and `;`, except at the colon after a drive letter or a leading `file`. */
function pathsIn(value) {
    return withPlainPlaceholders(value)
        .replace(/^file:/i, '')
        .split(';')
        .flatMap((part) => {
        const drive = /^"?[A-Za-z]:(?=[\\/])/.exec(part)?.[0] ?? '';
        const [first = '', ...others] = part.slice(drive.length).split(':');
        return [`${drive}${first}`, ...others];
    });
}
/**
 * Reports whether an entry in a search path leads out of the tree. `a:/b` can be a path on drive `a`, or the
 * two folders `a` and `/b`.
 */
function isFolderOutside(entry, place) {
    const [, letter] = /^([A-Za-z]):/.exec(entry) ?? [];
    const isDrive = letter === undefined || findNamedContent(letter, place, true).holding === 'nothing';
    return isDrive && leadsOutside(entry, place);
}
/**
 * Reports whether an absolute path, possibly cut off in its last part, might be the start of a path to a
 * checkout of the tree.
 */
function mayReachCheckout(path) {
    const parts = absolutePathParts(path.replaceAll('\\', '/').toLowerCase());
    const lastIndex = parts.length - 1;
    return (/^(?:[A-Za-z]:)?[\\/]/.test(path) &&
        checkouts.some((checkout) => parts.every((part, at) => {
            const other = checkout[at] ?? '';
            return other === '*' || (at === lastIndex ? other.startsWith(part) : other === part);
        })));
}
/** Returns the paths in the tree that a value might refer to, read as a single path. */
function pathsInTree(text, place) {
    return expandResolvedPath(resolvePath(withPlainPlaceholders(text.trim()), place));
}
/**
 * Reports whether a value is a web address in which nothing but the scheme can be a path in a tree. Programs
 * that split values at colons treat `https` as a path.
 */
const isWebAddress = (value) => /^https?:\/\/[\w-]+(?:\.[\w-]+)+(?:\/[\w~-][\w.~-]*)*\/?$/i.test(value);
/** Reports whether no file or folder at a place has the name of a web address scheme. */
const isWithoutSchemes = (place) => ['http', 'http:', 'https', 'https:'].every((scheme) => findNamedContent(scheme, place, true).holding === 'nothing');
/**
 * Returns the content in the tree that a value refers to. Examines the whole value and each path in it,
 * because a list or command line can contain several paths.
 *
 * @param countsFolders whether a word without a separator can name a folder; words like `test` and `app`
 * usually do not
 */
function findNamedContent(value, place, countsFolders) {
    const { values } = cachedPlace(place);
    const key = `${countsFolders} ${value}`;
    const content = values.get(key) ?? contentNamedByText(value.trim(), place, countsFolders);
    values.set(key, content);
    return content;
}
function cachedPlaces(tracked) {
    const places = knownByTree.get(tracked) ?? {
        byKey: new Map(),
        byStarts: new WeakMap(),
        chains: new Map(),
        contextsAnywhere: new Map(),
    };
    knownByTree.set(tracked, places);
    return places;
}
/** Returns the cache for a place. Equal places share one cache. */
function cachedPlace(place) {
    const { tracked, starts, project } = place;
    const places = cachedPlaces(tracked);
    const ofStarts = places.byStarts.get(starts) ?? new Map();
    places.byStarts.set(starts, ofStarts);
    const cached = ofStarts.get(project);
    if (cached !== undefined)
        return cached;
    const key = JSON.stringify([starts, project]);
    const knownPlace = places.byKey.get(key) ?? {
        isChain: isChain(place),
        workspace: new Set((0,model_paths/* upFrom */.c9)([project, ...starts])),
        values: new Map(),
        filesInTexts: new Map(),
        contexts: new Map(),
        contextsAnywhere: places.contextsAnywhere,
    };
    places.byKey.set(key, knownPlace);
    ofStarts.set(project, knownPlace);
    return knownPlace;
}
function isChain({ starts, project, tracked }) {
    const [first, ...others] = starts;
    return (first !== undefined &&
        (first === '' || tracked.kindAt(first) === 'folder') &&
        starts.at(-1) === '' &&
        starts.includes(project) &&
        others.every((each, at) => each === (0,model_paths/* folderOf */.yS)(starts[at] ?? '')));
}
function contentNamedByText(value, place, countsFolders) {
    const text = withPlainPlaceholders(value);
    // A path can follow a short option or `@` in the same word: `-r./x`, `@./x`.
    const pieces = new Set(text
        .split(/[\s,;:="'|()[\]?#]+/)
        .flatMap((piece) => [piece, piece.replace(/^(?:@|-[A-Za-z])/, '')]));
    pieces.delete(text);
    return mergeNamedContents([
        contentNamedByPath(text, place, countsFolders),
        ...[...pieces]
            .filter((piece) => countsFolders || /[\\/]/.test(piece))
            .map((piece) => contentNamedByPath(piece, place, countsFolders)),
    ]);
}
function contentNamedByPath(path, place, countsFolders) {
    if (path === '')
        return nothing;
    const isWord = !/[\\/]/.test(path) && !/^\.*$/.test(path) && !leadingPlaceholder.test(path);
    const resolved = resolvePath(path, place);
    if (resolved.isOpaque)
        return { holding: 'code', files: [] };
    const isLoose = countsFolders || !isWord;
    const paths = resolved.starts === place.starts && cachedPlace(place).isChain
        ? resolved.relatives.flatMap((each) => existingPaths(each, place, isLoose))
        : expandResolvedPath(resolved);
    return mergeNamedContents(paths.map((each) => contentOfPath(each, place, isLoose)));
}
function mergeNamedContents(all) {
    const holdings = new Set(all.map(({ holding }) => holding));
    const order = ['code', 'settings', 'data', 'workspace'];
    return {
        holding: order.find((each) => holdings.has(each)) ?? 'nothing',
        files: [...new Set(all.flatMap(({ files }) => files))].sort(),
    };
}
const nothing = { holding: 'nothing', files: [] };
/** Replaces placeholders with forms that contain no path list separators. */
function withPlainPlaceholders(value) {
    return value
        .replace(/\$\{\{\s*([\w.]+)\s*\}\}/g, '${$1}')
        .replace(/\$\{(?:env|localEnv|containerEnv):/g, '${')
        .replace(/\$env:/gi, '$');
}
function resolvePath(written, place) {
    const text = decoded(written.replaceAll('\\', '/').replace(/^file:(?:\/\/(?:localhost(?=\/))?)?/i, ''));
    if (/^(?:\/dev\/null|NUL:?)$/i.test(text))
        return outside;
    if ((0,declarations_paths/* isOfProjectFolder */.JY)(`${text}/`)) {
        // For a plugin, the project folder is the project that the plugin's user has open.
        return resolveInTree([(0,declarations_paths/* withoutProjectFolder */.O_)(`${text}/`)], [...new Set([place.project, ''])]);
    }
    const placeholder = leadingPlaceholder.exec(text);
    if (placeholder !== null) {
        const rest = text.slice(placeholder[0].length);
        if (ofTheMachine.test(placeholder.slice(1).join('').trim()))
            return resolveHomePath(rest, place);
        // A lone placeholder gets its value from the machine. A path after a placeholder might start in any of
        // the place's folders.
        return /^\/*$/.test(rest)
            ? unclear
            : resolveInTree([rest.replace(/^\/+/, '')], [place.project, ...place.starts]);
    }
    if (/^~[+-]/.test(text))
        return resolveInTree([text.slice(2)], place.starts);
    if (text.startsWith('~'))
        return resolveHomePath(text.replace(/^[^/]*/, ''), place);
    if (/^(?:[A-Za-z]:)?\//.test(text))
        return resolveAbsolutePath(text, place);
    return resolveInTree([text.replace(/^[A-Za-z]:/, '')], place.starts);
}
const outside = { isOutside: true, isOpaque: false, relatives: [], starts: [] };
const unclear = { isOutside: false, isOpaque: false, relatives: [], starts: [] };
function resolveHomePath(rest, place) {
    const climbs = rest.lastIndexOf('../');
    if (climbs >= 0) {
        return { ...resolveAbsolutePath(`/${rest.slice(climbs + 3)}`, place), isOutside: false };
    }
    return hasPlaceholder(rest) || rest.endsWith('..') ? unclear : outside;
}
/**
 * Reports whether a folder next to checkouts, such as a package store, belongs to a tool, judging by the
 * folder's name.
 */
const isOfTools = (name) => name.startsWith('.') && !name.startsWith('.github');
function resolveAbsolutePath(path, place) {
    const parts = absolutePathParts(path);
    const [first, second = '', third, ...others] = parts;
    if (first === 'proc' && /^(?:self|thread-self|curproc|\d+)$/.test(second)) {
        if (third === 'cwd')
            return resolveInTree([others.join('/')], place.starts);
        if (third === 'root')
            return resolveAbsolutePath(`/${others.join('/')}`, place);
        return { ...unclear, isOpaque: true };
    }
    if (first === 'dev' && /^(?:fd|stdin)$/.test(second))
        return { ...unclear, isOpaque: true };
    const inTree = checkouts.flatMap((start) => {
        const isBehind = start.every((part, at) => {
            const name = parts[at]?.toLowerCase();
            return part === '*' ? name !== undefined && !isOfTools(name) : part === name;
        });
        return isBehind ? [parts.slice(start.length).join('/')] : [];
    });
    // If a client opened only the project folder, the checkout path refers to that folder.
    if (inTree.length > 0)
        return resolveInTree(inTree, ['', place.project]);
    // `//host/share` is on another machine.
    return hasPlaceholder(path) || path.startsWith('//') ? unclear : outside;
}
function resolveInTree(texts, starts) {
    const relatives = texts.flatMap((text) => {
        const hole = text.search(placeholders);
        // A placeholder can expand to nothing or to any name, so the folder before it is also a candidate.
        const before = hole > 0 ? [text.slice(0, text.lastIndexOf('/', hole) + 1)] : [];
        return [withoutPlaceholders(text), ...before].map(relativePath);
    });
    return { ...unclear, relatives, starts };
}
function expandResolvedPath({ relatives, starts }) {
    const paths = relatives.flatMap((each) => starts.flatMap((start) => below(start, each)));
    return [...new Set(paths)];
}
/**
 * Returns the existing paths that a relative path refers to from a folder and all folders above it. Results
 * are cached per folder, because every folder in a deep tree can declare servers.
 */
function existingPaths(relative, place, isLoose) {
    const { tracked, starts } = place;
    const { chains } = cachedPlaces(tracked);
    const { find } = indexTree(tracked);
    const key = `${isLoose} ${relative.ups} ${relative.parts.join('/')}`;
    const pathsAt = (folder) => below(folder, relative).filter((path) => path === '' || find(path, isLoose).length > 0);
    const knownPaths = chains.get(key) ?? new Map([['', pathsAt('')]]);
    chains.set(key, knownPaths);
    return (0,model_paths/* downTo */.Mj)(knownPaths, starts[0] ?? '', (folder, above) => {
        const paths = pathsAt(folder);
        return paths.length === 0 ? above : [...new Set([...paths, ...above])];
    });
}
/**
 * Replaces placeholders with their defaults, nested up to three levels deep, and removes placeholders that
 * have no default.
 */
function withoutPlaceholders(text) {
    let expanded = text;
    for (let round = 0; round < 3 && expanded.includes('${'); round += 1) {
        expanded = expanded.replace(/\$\{[^${}]*\}/g, (whole) => /^[^=+-]*[=+-](.*)\}$/s.exec(whole)?.[1] ?? '');
    }
    return expanded.replace(placeholders, '');
}
function relativePath(path) {
    const parts = [];
    let ups = 0;
    for (const part of path.split('/')) {
        if (part === '..' && parts.pop() === undefined)
            ups += 1;
        if (part !== '' && part !== '.' && part !== '..')
            parts.push(part);
    }
    return { ups, parts };
}
/**
 * Returns the path below a folder, or nothing if the path stays outside the tree. If the path climbs `n`
 * folders out of the tree, its first `n` parts are assumed to lead back in.
 */
function below(folder, { ups, parts }) {
    let start = folder;
    let remainingUps = ups;
    for (; remainingUps > 0 && start !== ''; remainingUps -= 1)
        start = (0,model_paths/* folderOf */.yS)(start);
    const back = parts.slice(remainingUps).join('/');
    if (back === '')
        return remainingUps > 0 ? [] : [start];
    return [(0,model_paths/* pathInFolder */.$X)(start, back)];
}
function absolutePathParts(path) {
    const parts = [];
    for (const part of path.split('/')) {
        if (part === '..')
            parts.pop();
        else if (part !== '' && part !== '.')
            parts.push(part);
    }
    return parts;
}
const hasPlaceholder = (path) => path.search(placeholders) >= 0 || /[$`]/.test(path);
function decoded(path) {
    if (!/%[0-9a-f]{2}/i.test(path))
        return path;
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
function contentOfPath(path, place, countsFolders) {
    const { workspace } = cachedPlace(place);
    if (workspace.has(path))
        return { holding: 'workspace', files: [] };
    // A pattern that matches the whole workspace does not refer to any particular part of it.
    const found = indexTree(place.tracked)
        .find(path, countsFolders)
        .filter(({ kind, path: at }) => kind !== 'folder' || (countsFolders && !workspace.has(at)));
    return mergeNamedContents(found.map(({ path: at, kind, content }) => ({
        holding: content(),
        files: kind === 'folder' ? [] : [at],
    })));
}

;// CONCATENATED MODULE: ./build/detection/resolution/working-folder.js




/**
 * Returns the start folders of a client's servers: the client's folder and all folders above it, any of which
 * a user might open.
 */
function clientWorkingFolder(folder) {
    const chain = (0,model_paths/* foldersUpFrom */.tD)(folder);
    const workingFolder = ofClients.get(chain) ?? { folder, others: chain.slice(1), project: folder };
    ofClients.set(chain, workingFolder);
    return workingFolder;
}
/*
 * Caches of working folders. All servers in a file share one object, so lookups compare object identity
 * instead of hundreds of paths.
 */
const ofClients = new WeakMap();
const cachedStarts = new WeakMap();
const extended = new WeakMap();
/**
 * Returns every folder in the tree where a launch might start, because files in any of these folders matter.
 * A program given by path comes from the first folder that contains it. A script is looked up only in the
 * first folder.
 */
function startFolders(place) {
    const { folder, others } = place;
    const allFolders = cachedStarts.get(place) ?? (folder === null ? others : [folder, ...others]);
    cachedStarts.set(place, allFolders);
    return allFolders;
}
function withOtherFolders(place, folders) {
    const ofPlace = extended.get(place) ?? new WeakMap();
    extended.set(place, ofPlace);
    const cached = ofPlace.get(folders);
    if (cached !== undefined)
        return cached;
    const others = new Set([...place.others, ...folders]);
    if (place.folder !== null)
        others.delete(place.folder);
    // Results are cached per place, so if no folder is added, the place must stay the same object.
    const combined = others.size === place.others.length ? place : { ...place, others: [...others] };
    ofPlace.set(folders, combined);
    return combined;
}
function valuePlace(place, project) {
    return {
        starts: startFolders(place),
        project: place.project,
        tracked: project.tracked,
    };
}
/** Returns the path in the tree that a word in a launch refers to; null if the path is outside the tree. */
function locatePath({ folder, project }, path) {
    if ((0,declarations_paths/* isOfProjectFolder */.JY)(`${path}/`))
        return (0,declarations_paths/* pathBelow */.Br)(project, (0,declarations_paths/* withoutProjectFolder */.O_)(`${path}/`));
    return folder === null ? null : (0,declarations_paths/* pathBelow */.Br)(folder, path.replaceAll('\\', '/'));
}
/**
 * Returns the working folder after a change to another folder, whose name is matched without regard to case.
 * `folder` is null if the tree contains no match. `others` includes every other folder that the text might
 * refer to, such as an absolute path to a checkout.
 */
function moveWorkingFolder(from, folder, project) {
    if (folder === '')
        return from;
    const path = locatePath(from, folder);
    const isFolder = (each) => project.hasFolder(each) || project.tracked.kindAt(each) === 'folder';
    const matchingPaths = path === null ? [] : [path, ...project.trackedLike(path)];
    const [first = null, ...others] = matchingPaths.filter(project.hasFolder).map(project.realPath);
    const movedFolder = { ...from, folder: first, others };
    const meantFolders = pathsInTree(folder, valuePlace(from, project)).filter(isFolder);
    return withOtherFolders(movedFolder, meantFolders.map(project.realPath));
}
/**
 * Reports whether a folder that is not in the tree might still contain repository files, because it is
 * vendored, unknown, behind a link or in a submodule. A pull request cannot change files in a folder on the
 * user's machine.
 */
function mayHideFiles(path, from, project) {
    if (/^\/(?:proc|dev)\//.test(path))
        return true;
    const isOutside = /^(?:[\\/~]|[A-Za-z]:|\$\{?HOME\}?[\\/]|\$\{(?:userHome|CLAUDE_PLUGIN_DATA|env:\w+|input:[\w-]+)\})/;
    if (isOutside.test(path))
        return false;
    const plainPath = (0,declarations_paths/* withoutProjectFolder */.O_)(`${path}/`);
    const isUnknown = project.unknownAt(locatePath(from, path) ?? '') !== null;
    return (isUnknown || /[${}`]/.test(plainPath) || plainPath.split('/').some((part) => tree/* vendored */.qH.has(part)));
}

;// CONCATENATED MODULE: ./build/detection/resolution/named-files.js







/**
 * Files in the tree that launches refer to and that might declare servers. Whether a file counts depends only
 * on its content, not on where its path appears or which option precedes the path.
 */
/** Maximum path length in characters; real paths are shorter. */
const longestPath = 4096;
/** Extensions of files that declare no servers: code, prose, and unstructured data. */
const otherKinds = /\.(?:[cm]?[jt]sx?|pyw?|rb|php|go|rs|java|jar|kts?|cs|sh|bash|zsh|fish|ps1|bat|cmd|exe|md|mdx|html?|css|csv|tsv|txt|log|lock|db|sqlite3?|png|jpe?g|svg|gif|pdf|zip|gz|tgz|whl|wasm|so|dll|node|pem|crt|key|env)$/i;
/**
 * Returns the files that a launch refers to by paths relative to its programs' working folder.
 *
 * @param values the values of the launch's variables
 * @param seen the strings in the declaration's other launches, by folder; this launch's strings are added to
 * the map, which all launches in a script share
 */
function filesNamedBy(placed, { launch, client, folder, place: clientPlace }, start, values, project, seen) {
    const { command, args } = launch;
    if (command === null)
        return [];
    const words = [...[command, ...args].map(({ text }) => text), ...values];
    const place = withOtherFolders(start, startFolders(placed.place));
    const seenHere = seen.get(placed.place.folder) ?? new Set();
    seen.set(placed.place.folder, seenHere);
    const texts = [...words, ...placed.launch.through].filter((text) => {
        const isNew = !seenHere.has(text);
        seenHere.add(text);
        return isNew;
    });
    return filesAmong(texts, place, project).map((path) => ({
        path,
        client,
        folder: placed.place.folder ?? start.folder ?? folder,
        place: clientPlace && { ...clientPlace, isNamed: true },
    }));
}
/**
 * Returns the files that MCP-related `package.json` scripts refer to, as in `claude --mcp-config x.json`.
 *
 * @param judgedFolder the folder whose scripts are searched
 */
function filesNamedByScripts(project, judgedFolder) {
    return (project
        .named('package.json')
        // Skips examples, because the files that their scripts refer to are not actually used.
        .filter((manifest) => (0,tree/* isIn */.S1)(manifest, judgedFolder) && !(0,examples/* isExampleFile */.jQ)(manifest.slice(judgedFolder.length)))
        .slice(0, project_project/* maxManifests */.pQ)
        .flatMap((manifest) => {
        const scripts = project.get(manifest, package_json/* packageJson */.T9)?.scripts.values() ?? [];
        const texts = [...scripts].flatMap(({ text }) => (/mcp/i.test(text) ? [text] : []));
        const folder = (0,model_paths/* folderOf */.yS)(manifest);
        const place = { folder, others: [], project: folder };
        return filesAmong(texts, place, project).map((path) => ({
            path,
            client: 'package-scripts',
            folder,
            place: placeOfScripts(folder),
        }));
    }));
}
/**
 * Returns the place in which a manifest's scripts run: the manifest's folder, whichever program calls them.
 */
function placeOfScripts(folder) {
    const path = 'package.json';
    return { folder, program: path, certainty: 'exact', path, isNamed: true };
}
function filesAmong(texts, place, project) {
    // Most manifests have no MCP-related scripts, so the surrounding files are read only if needed.
    if (texts.length === 0)
        return [];
    const values = valuePlace(place, project);
    const names = namesAround(values.starts, project);
    const knownFiles = cachedPlace(values).filesInTexts;
    const files = texts.flatMap((text) => {
        const files = knownFiles.get(text) ?? filesInText(text, values, names, project);
        knownFiles.set(text, files);
        return files;
    });
    return [...new Set(files)];
}
function filesInText(text, place, knownNames, project) {
    const words = new Set([text, ...pathCandidates(text)]);
    const paths = [...words].flatMap((word) => word.length > longestPath || otherKinds.test(word) || !mayMatchPath(word, knownNames)
        ? []
        : pathsInTree(word, place));
    return [...new Set(paths)].flatMap((path) => filesAt(path, project));
}
function namesAround(folders, project) {
    return project.upwards('names', folders, (folder) => [
        project.unknownAt(folder) === null
            ? new Set(project.tracked.namesIn(folder).map((name) => name.toLowerCase()))
            : null,
    ]);
}
/**
 * Reports whether a path could match a file in the tree. A path without placeholders or `..` must start with
 * an existing name. A path with `..` always qualifies, because many programs resolve `..` even after a
 * missing folder. An address, too, must start with an existing name, because a program might read it as a
 * path.
 */
function mayMatchPath(path, knownNames) {
    const [, first] = /^([\w@+-][\w@+.-]*|(?!file:)\w[\w+.-]+:)(?:\/(?!\.{1,2}(?:\/|$))[\w@+.:?#&=~-]*)*$/i.exec(path) ?? [];
    const name = first?.toLowerCase();
    return name === undefined || knownNames.some((names) => names === null || names.has(name));
}
/**
 * Returns the parts of a word that could be paths: after `=`, `@` or a short option, in a volume, or in shell
 * text.
 */
function pathCandidates(text) {
    return text
        .split(/[\s=:;,'"`&|()<>@]+/)
        .flatMap((part) => [part, part.replace(/^-[A-Za-z]/, '')])
        .filter((part) => part !== '');
}
/** Returns the files at a path, ignoring case, or the path itself if its content is unknown. */
function filesAt(path, project) {
    if (project.exists(path))
        return [path];
    const matchingFiles = project
        .trackedLike(path)
        .filter((each) => project.tracked.kindAt(each) !== 'folder');
    return matchingFiles.length === 0 && project.unknownAt(path) !== null ? [path] : matchingFiles;
}

// EXTERNAL MODULE: ./build/detection/ecosystems/own-address.js
var own_address = __webpack_require__(37941);
// EXTERNAL MODULE: ./build/detection/ecosystems/registry.js
var ecosystems_registry = __webpack_require__(94757);
// EXTERNAL MODULE: ./build/detection/ecosystems/remote.js
var remote = __webpack_require__(97780);
// EXTERNAL MODULE: ./build/detection/launch/command-line.js
var command_line = __webpack_require__(65226);
// EXTERNAL MODULE: ./build/detection/launch/launchers.js + 49 modules
var launchers = __webpack_require__(4102);
// EXTERNAL MODULE: ./build/detection/launch/partial-launch.js
var partial_launch = __webpack_require__(15675);
;// CONCATENATED MODULE: ./build/detection/launch/declared.js






/**
 * Limit in characters; names, paths and addresses in real launches are shorter. Longer words would take too
 * long to parse.
 */
const longestWord = 4096;
/** Clients that run `$(command)` in an entry's values. Source: Crush's manual. */
const evaluating = new Set(['crush']);
function declaredLaunches(declaration) {
    const { launch, environments = [] } = declaration;
    return wordVariants(launch, [launch, ...environments]).flatMap((words) => launchesOfWords(words, declaration));
}
function launchesOfWords({ command, url, args }, { client, launch, span, environments = [] }) {
    const { registry, plugin, admits } = launch;
    const surroundings = [launch, ...environments];
    const env = surroundings.flatMap((each) => [...each.env.values()]);
    if ([command, url, ...args].some((word) => word !== null && word.text.length > longestWord)) {
        const whole = { text: '', span };
        return [(0,partial_launch/* unidentifiedLaunch */.C2)(whole, `a string of more than ${longestWord} characters`)];
    }
    const values = [command, url, ...args, ...env];
    const run = evaluating.has(client) ? values.find((word) => word && runsCommand(word)) : null;
    if (run)
        return [(0,partial_launch/* unidentifiedLaunch */.C2)(run, 'a value that the client reads from the output of a command')];
    const line = command === null ? null : splitCommand({ command, args });
    const launcher = line === null ? undefined : (0,launchers/* findLauncher */.uj)(line.command.text);
    const options = surroundings.flatMap(({ env }) => launcher?.optionsFrom?.(env) ?? []);
    return [
        ...(url === null ? [] : [(0,partial_launch/* serverLaunch */.nZ)((0,remote/* readRemote */.Z)(url.text), url)]),
        ...(line === null ? [] : (0,command_line/* resolveCommandLine */.Sd)({ ...line, args: [...options, ...line.args] })),
        ...(registry === null ? [] : [(0,partial_launch/* serverLaunch */.nZ)((0,ecosystems_registry/* readRegistryName */.J)(registry.text), registry)]),
        ...(plugin === null
            ? []
            : [unidentifiedByName(plugin, 'a plugin or extension that is not in the tree')]),
        ...(admits === undefined
            ? []
            : [unidentifiedByName(admits, 'the list allows any server with a matching name or address')]),
    ];
}
/**
 * Reports whether a shell would run a command to compute the value. `$(echo $NAME)` does not count, because
 * it only reads a variable.
 */
const runsCommand = ({ text }) => /\$\(|`/.test(text.replace(/\$\(echo \$(?:\w+|\{\w+\})\)/g, ''));
function unidentifiedByName(at, reason) {
    const missing = (0,partial_launch/* unidentifiedLaunch */.C2)(at, reason);
    return { ...missing, launch: { ...missing.launch, name: at.text } };
}
const withDefault = /\$\{(\w+):-([^${}]*)\}/g;
/** Maximum number of variants; real launches have fewer. */
const maxReadings = 16;
/**
 * Returns the variants of a launch's command line or address, with `${NAME:-package}` replaced by its
 * default. Each value that the repository sets for the variable adds a variant, because the value can apply
 * to only some users. If there are too many variants, the placeholders are kept.
 */
function wordVariants({ command, url, args }, givenEnvironments) {
    const texts = [command, url, ...args].flatMap((word) => (isText(word) ? [] : [word?.text ?? '']));
    const names = new Set(texts.flatMap((text) => [...text.matchAll(withDefault)].map(([, name = '']) => name)));
    const values = [...names].flatMap((name) => {
        const ownPlaceholders = new Set([`\${${name}}`, `$${name}`]);
        const set = givenEnvironments
            .flatMap(({ env }) => env.get(name)?.text ?? [])
            // Inside a variable's value, a reference to the same variable resolves to the machine's value or to the
            // reference's default.
            .map((text) => text.replace(withDefault, (all, each, otherwise) => (each === name ? otherwise : all)));
        return set.length === 0
            ? []
            : [[name, [null, ...new Set(set.filter((text) => !ownPlaceholders.has(text)))]]];
    });
    const count = values.reduce((product, [, all]) => product * all.length, 1);
    const isKnown = count <= maxReadings;
    const choices = (isKnown ? values : []).reduce((before, [name, all]) => before.flatMap((each) => all.map((one) => new Map([...each, [name, one]]))), [new Map()]);
    const openNames = new Set(isKnown ? [] : values.map(([name]) => name));
    return choices.map((chosen) => {
        const fillDefaults = (word) => {
            if (isText(word))
                return word;
            const text = word.text.replace(withDefault, (whole, name, otherwise) => openNames.has(name) ? whole : (chosen.get(name) ?? otherwise));
            // A default that is one of the machine's own addresses is not filled in, because the variable can
            // resolve to a different host for some users.
            return (0,own_address/* namesOwnAddress */.P)(text) && !(0,own_address/* namesOwnAddress */.P)(word.text) ? word : { ...word, text };
        };
        return {
            command: command && fillDefaults(command),
            url: url && fillDefaults(url),
            args: args.map(fillDefaults),
        };
    });
}
/**
 * Reports whether a word contains white space and is therefore shell text, in which a shell expands the
 * variables.
 */
const isText = (word) => /\s/.test(word?.text ?? '');
/**
 * Splits `"command": "npx -y package"` into words if the string starts with a known launcher and contains no
 * shell syntax.
 */
function splitCommand({ command, args }) {
    const words = command.text.trim().split(/\s+/);
    const [first = ''] = words;
    const isPlain = !/[&|;<>`"'\\\n]|\$\(/.test(command.text);
    if (words.length < 2 || !isPlain || (0,launchers/* findLauncher */.uj)(first) === undefined)
        return { command, args };
    const [name = command, ...innerArgs] = words.map((text) => ({ ...command, text }));
    return { command: name, args: [...innerArgs, ...args] };
}

// EXTERNAL MODULE: ./build/detection/launch/places.js
var places = __webpack_require__(40516);
// EXTERNAL MODULE: ./build/detection/declarations/environments.js
var environments = __webpack_require__(40612);
// EXTERNAL MODULE: ./build/detection/declarations/files-by-shape.js + 3 modules
var files_by_shape = __webpack_require__(59391);
// EXTERNAL MODULE: ./build/detection/launch/variables/space.js
var variables_space = __webpack_require__(61902);
;// CONCATENATED MODULE: ./build/detection/launch/variables/client-variables.js




/**
 * Variables that determine which settings a client reads or how it starts servers. The settings matter
 * because they can declare more servers. These variables apply only in a client's environment, never in a
 * server's entry. Sources: the clients' reference documentation for variables.
 */
/** Client names given to files that several clients read, or whose client is unknown. */
const anyClient = new Set([files_by_shape/* byShape */.No, 'generic', 'agents']);
function clientEnvConsumers(client) {
    if (anyClient.has(client))
        return ['client', ...families.map(({ envConsumer }) => envConsumer)];
    const own = families.filter(({ clients }) => clients.has(client));
    return ['client', ...own.map(({ envConsumer }) => envConsumer)];
}
const reasonsOfClients = {
    settings: 'determines where the client finds its settings and servers',
    start: 'determines how the client starts other programs',
    container: 'determines the container in which the client starts servers',
};
const starting = (0,variables_space/* row */.nM)('none', reasonsOfClients.start) `*SHELL_PREFIX *WRAPPER *EXTRA_ARGS`;
const common = [
    (0,variables_space/* row */.nM)('none', reasonsOfClients.settings) `*CONFIG_CONTENT`,
    (0,variables_space/* row */.nM)('outside', reasonsOfClients.settings) `*HOME *CONFIG *CONFIG_DIR *CONFIG_PATH *SETTINGS_PATH
    *SETTINGS_FILE *DEFAULTS_PATH`,
    (0,variables_space/* row */.nM)('not of the tree', 'configures the client itself') `*`,
];
/**
 * Creates a client family. By default, `reader` is also the client name for the family's files and, in upper
 * case with a trailing `_`, the variable prefix.
 */
function createClientFamily(reader, { clients = [reader], prefixes = [`${reader.toUpperCase()}_`], ...rows } = {}) {
    return {
        prefixed: [],
        others: [],
        ...rows,
        envConsumer: reader,
        prefixes,
        clients: new Set(clients),
    };
}
function sandbox(names) {
    const images = (0,word_list/* wordList */.d)(names).map((name) => `${name}_IMAGE`);
    return [
        (0,variables_space/* row */.nM)('none', reasonsOfClients.container) `${images.join(' ')} SANDBOX_*`,
        (0,variables_space/* row */.nM)('word', reasonsOfClients.container) `${names}`,
    ];
}
const families = [
    createClientFamily('claude', {
        clients: environments/* claudeFiles */.UY,
        prefixes: ['CLAUDE_CODE_'],
        prefixed: [(0,variables_space/* row */.nM)('any', 'determines what is sent to the model') `EXTRA_BODY EXTRA_METADATA`],
        others: [
            (0,variables_space/* row */.nM)('outside', reasonsOfClients.settings) `CLAUDE_CONFIG_DIR`,
            (0,variables_space/* row */.nM)('outside', 'determines what the client\u2019s shells run first') `CLAUDE_ENV_FILE`,
            (0,variables_space/* row */.nM)('none', reasonsOfClients.start) `claudeCode.claudeProcessWrapper`,
        ],
    }),
    createClientFamily('codex'),
    createClientFamily('gemini', { prefixes: ['GEMINI_CLI_'], others: sandbox('GEMINI_SANDBOX') }),
    createClientFamily('qwen', {
        prefixes: ['QWEN_CODE_'],
        others: [
            (0,variables_space/* row */.nM)('outside', reasonsOfClients.settings) `QWEN_HOME`,
            ...sandbox('QWEN_SANDBOX GEMINI_SANDBOX'),
        ],
    }),
    createClientFamily('iflow', {
        prefixes: ['IFLOW_CLI_', 'GEMINI_CLI_'],
        others: sandbox('IFLOW_SANDBOX GEMINI_SANDBOX'),
    }),
    createClientFamily('opencode'),
    createClientFamily('kilo', { clients: ['kilo', 'kilocode'] }),
    createClientFamily('crush'),
    createClientFamily('goose'),
    createClientFamily('copilot', {
        clients: ['copilot', 'copilot-plugin', 'github-agents'],
        prefixed: [
            (0,variables_space/* row */.nM)('any', 'contains text for the model or secrets for servers') `CUSTOM_INSTRUCTIONS_DIRS MCP_*
        AGENT_*`,
        ],
    }),
    createClientFamily('amp'),
    createClientFamily('kiro'),
    createClientFamily('codebuddy'),
    createClientFamily('kimi'),
    createClientFamily('mcp-agent', {
        prefixes: [],
        others: [(0,variables_space/* row */.nM)('none', reasonsOfClients.settings) `MCP_APP_SETTINGS_PRELOAD`],
    }),
];
const shared = (0,variables_space/* space */.xe)(['client'], null, 'loader', [
    (0,variables_space/* row */.nM)('node options', 'determines what a Node-based client loads first') `NODE_OPTIONS`,
    (0,variables_space/* row */.nM)('none', 'determines what a Bun-based client loads first') `BUN_OPTIONS`,
    (0,variables_space/* row */.nM)('not of the tree', 'sets the shell that clients start') `SHELL`,
]);
const clientSpaces = [
    shared,
    ...families.flatMap(({ envConsumer, prefixes, prefixed, others }) => [
        ...(others.length > 0 ? [(0,variables_space/* space */.xe)([envConsumer], null, 'path', others)] : []),
        ...(prefixes.length > 0
            ? [(0,variables_space/* space */.xe)([envConsumer], prefixes, 'path', [...prefixed, starting, ...common])]
            : []),
    ]),
];

;// CONCATENATED MODULE: ./build/detection/resolution/client-environments.js
/** Returns an entry's variables; empty for an address, which cannot use variables. */
function entryVariables({ launch: { command, env } }) {
    return command === null ? [] : variablesIn({ file: null, env }, false);
}
/**
 * The variables in each environment. All servers in an environment share one list, so each variable is judged
 * once.
 */
const ofEnvironments = new WeakMap();
function clientVariables({ environments = [] }) {
    return environments.flatMap((each) => {
        const variables = ofEnvironments.get(each) ?? variablesIn(each, true);
        ofEnvironments.set(each, variables);
        return variables;
    });
}
function variablesIn({ file, env, overridden, }, isOfClient) {
    return [...env].map(([name, value]) => ({
        ...{ name, what: name, value, file, inside: null, isOfClient },
        ...(overridden?.has(name) && { isOverridden: true }),
    }));
}

;// CONCATENATED MODULE: ./build/detection/resolution/expansions.js



/** Text that no shell splits or expands in any context. */
const inert = /^[\w./:@%+,=-]*$/;
/** Characters that make a shell split text into words or expand it to file names. */
const splitting = /[\s*?[\]\\]/;
/**
 * Reports whether variables in the repository influence the shells that run before a launch. A variable whose
 * value a shell might run as code counts if anything sets it. A variable that becomes a program's argument
 * counts only if a shell might split or expand its value. Variables that only the machine sets are ignored.
 *
 * @param variables all variables that command lines, entries, clients and files set
 */
function isDecidedByVariables(expansions, variables) {
    if (expansions.length === 0)
        return false;
    const byName = Map.groupBy(variables, ({ name }) => name);
    return expansions.some(({ name, as, ownValue }) => {
        if (as === 'names')
            return false;
        // Positional parameters are the arguments after the shell text, so the entry itself sets their values.
        if (/^[\d@*]$/.test(name))
            return as === 'text';
        // A value that is only a placeholder for the variable itself comes from outside the container. A value
        // that the shell text itself sets is known.
        const harmlessTexts = new Set([`\${${name}}`, ownValue]);
        const otherAssignments = (byName.get(name) ?? []).filter(({ value: { text } }) => !harmlessTexts.has(text));
        if (as === 'text')
            return otherAssignments.length > 0;
        // A client inserts a value from another file before the shell parses the text, so quotes do not keep that
        // value a single word.
        return otherAssignments.some(({ file, value: { text } }) => file === null ? as === 'words' && splitting.test(text) : !inert.test(text));
    });
}
/**
 * Reports whether a pattern in shell text could match names in the tree. Only the part before the first
 * pattern character is compared with names. In an unknown folder, a pattern could match anything.
 */
function namesFiles(expansions, place, project) {
    return expansions.some(({ name, as }) => {
        if (as !== 'names')
            return false;
        const folder = (0,model_paths/* folderOf */.yS)(name);
        const isAbove = mayReachCheckout(name);
        if (isAbove || mayHideFiles(name, place, project))
            return true;
        const start = name.slice(name.lastIndexOf('/') + 1);
        return startFolders(moveWorkingFolder(place, folder, project)).some((each) => project.tracked.namesIn(each).some((found) => found.startsWith(start)));
    });
}

// EXTERNAL MODULE: ./build/detection/declarations/digest.js
var digest = __webpack_require__(33682);
// EXTERNAL MODULE: ./build/detection/launch/arguments.js
var launch_arguments = __webpack_require__(70694);
// EXTERNAL MODULE: ./build/detection/launch/value-digest.js
var value_digest = __webpack_require__(87899);
;// CONCATENATED MODULE: ./build/detection/launch/variables/bridge-variables.js

/**
 * Bridge variables with the same meanings as command-line options. Sources: the bridges' code and their
 * observed behaviour.
 */
const bridgeSpaces = [
    (0,variables_space/* space */.xe)(['mcp-proxy'], null, 'entrypoint', [
        (0,variables_space/* row */.nM)('any', variables_space/* reasons */.Ot.server) `SSE_URL`,
        (0,variables_space/* row */.nM)('none', 'determines whether a shell parses the arguments') `MCP_PROXY_SHELL`,
    ]),
    (0,variables_space/* space */.xe)(['smithery'], null, 'registry', [
        (0,variables_space/* row */.nM)('none', 'sets the service that resolves server names') `SMITHERY_URL SMITHERY_BASE_URL
      SMITHERY_MCP_BASE_URL SMITHERY_UPLINK_BASE_URL`,
        (0,variables_space/* row */.nM)('outside', variables_space/* reasons */.Ot.home) `SMITHERY_CONFIG_PATH`,
    ]),
];

;// CONCATENATED MODULE: ./build/detection/launch/variables/other-programs.js

/* Programs that start no servers themselves but take part in launches by several launchers. */
const corepack = (0,variables_space/* space */.xe)(['corepack'], ['COREPACK_'], 'registry', [
    (0,variables_space/* row */.nM)('any', 'determines whether Corepack prompts, edits package.json, and follows the project\u2019s settings') `
    ENABLE_DOWNLOAD_PROMPT ENABLE_AUTO_PIN ENABLE_STRICT ENABLE_PROJECT_SPEC ENABLE_NETWORK
    DEFAULT_TO_LATEST`,
    (0,variables_space/* row */.nM)('none', 'determines whose signatures are trusted', { countsEmpty: true }) `INTEGRITY_KEYS`,
    (0,variables_space/* row */.nM)('any', variables_space/* reasons */.Ot.credentials) `NPM_TOKEN NPM_USERNAME NPM_PASSWORD`,
    (0,variables_space/* row */.nM)('outside', variables_space/* reasons */.Ot.cache) `HOME ROOT`,
    (0,variables_space/* row */.nM)('default registry', variables_space/* reasons */.Ot.registry) `NPM_REGISTRY`,
]);
const pip = (0,variables_space/* space */.xe)(['pip'], ['PIP_'], 'registry', [
    (0,variables_space/* row */.nM)('any', variables_space/* reasons */.Ot.output) `PROGRESS_BAR QUIET VERBOSE NO_COLOR NO_WARN_*
    NO_PYTHON_VERSION_WARNING DEBUG`,
    (0,variables_space/* row */.nM)('any', variables_space/* reasons */.Ot.image) `VERSION`,
    (0,variables_space/* row */.nM)('any', 'determines when pip prompts and warns') `DISABLE_PIP_VERSION_CHECK NO_INPUT ROOT_USER_ACTION`,
    (0,variables_space/* row */.nM)('any', variables_space/* reasons */.Ot.network) `DEFAULT_TIMEOUT TIMEOUT RETRIES`,
    (0,variables_space/* row */.nM)('any', 'determines where and how pip installs') `NO_CACHE_DIR REQUIRE_VIRTUALENV BREAK_SYSTEM_PACKAGES
    PREFER_BINARY ONLY_BINARY NO_BINARY NO_COMPILE NO_CLEAN NO_DEPS USE_PEP517 USE_FEATURE
    USE_DEPRECATED USER UPGRADE UPGRADE_STRATEGY REQUIRE_HASHES EXISTS_ACTION KEYRING_PROVIDER`,
    (0,variables_space/* row */.nM)('newest release', variables_space/* reasons */.Ot.release, { kind: 'path' }) `PRE`,
    (0,variables_space/* row */.nM)('outside', variables_space/* reasons */.Ot.cache) `CACHE_DIR LOG`,
    (0,variables_space/* row */.nM)('default registry', variables_space/* reasons */.Ot.registry) `INDEX_URL EXTRA_INDEX_URL FIND_LINKS`,
    (0,variables_space/* row */.nM)('none', variables_space/* reasons */.Ot.way) `PROXY`,
    (0,variables_space/* row */.nM)('outside', variables_space/* reasons */.Ot.certificates) `CERT`,
    (0,variables_space/* row */.nM)('none', variables_space/* reasons */.Ot.certificates) `TRUSTED_HOST`,
]);
const pyenv = (0,variables_space/* space */.xe)(['pyenv'], ['PYENV_'], 'path', [
    (0,variables_space/* row */.nM)('any', variables_space/* reasons */.Ot.output) `DEBUG VIRTUALENV_DISABLE_PROMPT VIRTUALENV_VERBOSE_ACTIVATE`,
    (0,variables_space/* row */.nM)('outside', variables_space/* reasons */.Ot.home) `ROOT`,
    (0,variables_space/* row */.nM)('free word', variables_space/* reasons */.Ot.interpreter) `VERSION`,
]);
const git = (0,variables_space/* space */.xe)(['git'], null, 'path', [
    (0,variables_space/* row */.nM)('none', 'determines which programs fetch a repository, and from where') `GIT_SSH GIT_SSH_COMMAND
    GIT_ASKPASS GIT_EXEC_PATH GIT_TEMPLATE_DIR GIT_DIR GIT_WORK_TREE GIT_COMMON_DIR
    GIT_OBJECT_DIRECTORY GIT_ALTERNATE_* GIT_PROXY_COMMAND GIT_EXTERNAL_DIFF GIT_CONFIG*`,
    (0,variables_space/* row */.nM)('outside', variables_space/* reasons */.Ot.certificates) `GIT_SSL_CAINFO GIT_SSL_CAPATH GIT_SSL_CERT GIT_SSL_KEY`,
    (0,variables_space/* row */.nM)('none', variables_space/* reasons */.Ot.certificates, { countsEmpty: true }) `GIT_SSL_*`,
]);
const otherPrograms = [corepack, pip, pyenv, git];

;// CONCATENATED MODULE: ./build/detection/launch/variables/system.js

const loader = (0,variables_space/* space */.xe)(['system'], ['LD_', 'DYLD_'], 'loader', [
    (0,variables_space/* row */.nM)('any', 'is read by LaunchDarkly, not by any loader') `API_KEY SDK_KEY ACCESS_TOKEN CLIENT_SIDE_ID
    MOBILE_KEY`,
    (0,variables_space/* row */.nM)('folders outside', 'determines where libraries are found') `LIBRARY_PATH FALLBACK_LIBRARY_PATH
    FRAMEWORK_PATH FALLBACK_FRAMEWORK_PATH`,
]);
const openssl = {
    envConsumers: ['system'],
    prefixes: ['OPENSSL_'],
    kind: 'loader',
    variables: [(0,variables_space/* row */.nM)('outside', 'refers to settings on the machine') `*`],
};
const xdg = (0,variables_space/* space */.xe)(['system'], ['XDG_'], 'registry', [
    (0,variables_space/* row */.nM)('any', 'describes the desktop session') `SESSION_* CURRENT_DESKTOP SEAT VTNR MENU_PREFIX`,
    (0,variables_space/* row */.nM)('unoccupied', variables_space/* reasons */.Ot.cache) `CACHE_HOME`,
    (0,variables_space/* row */.nM)('outside', variables_space/* reasons */.Ot.home) `*`,
]);
const system = (0,variables_space/* space */.xe)(['system'], null, 'loader', [
    (0,variables_space/* row */.nM)('outside', variables_space/* reasons */.Ot.home, { countsEmpty: true, kind: 'registry' }) `HOME USERPROFILE APPDATA
    LOCALAPPDATA`,
    (0,variables_space/* row */.nM)('search path', 'determines where programs are found', {
        countsEmpty: true,
        kind: 'path',
    }) `PATH`,
    (0,variables_space/* row */.nM)('usual endings', 'determines which files are programs', {
        countsEmpty: true,
        kind: 'path',
    }) `PATHEXT`,
    (0,variables_space/* row */.nM)('system program', 'sets the Windows shell', { kind: 'path' }) `COMSPEC`,
    (0,variables_space/* row */.nM)('none', 'determines which machine a name refers to', {
        kind: 'registry',
    }) `HOSTALIASES RES_OPTIONS
    LOCALDOMAIN`,
    (0,variables_space/* row */.nM)('none', variables_space/* reasons */.Ot.way) `HTTP_PROXY HTTPS_PROXY ALL_PROXY FTP_PROXY`,
    (0,variables_space/* row */.nM)('outside', variables_space/* reasons */.Ot.certificates) `SSL_CERT_FILE SSL_CERT_DIR NIX_SSL_CERT_FILE
    REQUESTS_CA_BUNDLE CURL_CA_BUNDLE`,
]);
const systemSpaces = [loader, openssl, xdg, system];

;// CONCATENATED MODULE: ./build/detection/launch/variables/meanings.js






const variableSpaces = [
    ...launchers/* launcherFamilies */.T5.flatMap(({ settings = [] }) => settings),
    ...otherPrograms,
    ...systemSpaces,
    ...bridgeSpaces,
    ...clientSpaces,
];
const meanings_ofClients = new Set(clientSpaces);
/**
 * Returns the meanings of a variable for the given programs or, for `'any'`, for all programs except clients.
 * Programs that do not read the variable contribute no meanings.
 *
 * @param name with `-` or `_`, and in upper or lower case, because some programs and systems ignore case
 */
function variableMeanings(name, consumers) {
    const ofReaders = consumers === 'any' ? toAny : cachedMeanings(consumers);
    const cached = ofReaders.get(name) ?? findMeanings(name, consumers);
    if (ofReaders.size >= mostKept)
        ofReaders.clear();
    if (name.length <= longestKept)
        ofReaders.set(name, cached);
    return cached;
}
/** Meanings are cached per set of consumers, because most launches use the same few variables. */
const toAny = new Map();
const bySet = new WeakMap();
const byReaders = new Map();
const mostKept = 4096;
const longestKept = 256;
function cachedMeanings(consumers) {
    const cachedOfSet = bySet.get(consumers);
    if (cachedOfSet !== undefined)
        return cachedOfSet;
    const key = [...consumers].sort().join();
    const cached = byReaders.get(key) ?? new Map();
    if (byReaders.size >= mostKept)
        byReaders.clear();
    byReaders.set(key, cached);
    bySet.set(consumers, cached);
    return cached;
}
function findMeanings(name, consumers) {
    // A container image can start any program, so the loader variables of all programs except clients apply to
    // it.
    const isContainer = consumers !== 'any' && consumers.has('container');
    return variableSpaces.flatMap((space) => {
        const isOfClients = meanings_ofClients.has(space);
        const isRead = consumers === 'any'
            ? !isOfClients
            : space.envConsumers.some((reader) => consumers.has(reader));
        if (!isRead && (!isContainer || isOfClients))
            return [];
        const meaning = meaningInSpace(space, name);
        return meaning !== null && (isRead || meaning.kind === 'loader') ? [meaning] : [];
    });
}
/**
 * Reports whether any program other than a client reads the variable to decide what the program fetches or
 * runs.
 */
function isKnownVariable(name) {
    return variableMeanings(name, 'any').length > 0;
}
function meaningInSpace(space, name) {
    const ofSpace = (0,variables_space/* findRow */.uv)(name, space);
    if (ofSpace === null)
        return null;
    const { row, isNegated } = ofSpace;
    return {
        kind: row?.kind ?? space.kind,
        harmless: row?.harmless ?? 'none',
        connection: row?.connection ?? null,
        countsEmpty: row?.countsEmpty ?? false,
        isNegated,
    };
}

// EXTERNAL MODULE: ./build/detection/ecosystems/registries.js
var registries = __webpack_require__(45421);
// EXTERNAL MODULE: ./build/detection/launch/launchers/go/go-settings.js
var go_settings = __webpack_require__(73259);
// EXTERNAL MODULE: ./build/detection/launch/launchers/interpreters/interpreter-settings.js
var interpreter_settings = __webpack_require__(44088);
// EXTERNAL MODULE: ./build/detection/launch/programs.js
var programs = __webpack_require__(94761);
;// CONCATENATED MODULE: ./build/detection/resolution/harmless-values.js







const tests = {
    any: () => true,
    none: () => false,
    outside: leadsOutside,
    word: (value, place) => !/[\\/]/.test(value) && findNamedContent(value, place, false).files.length === 0,
    'free word': (value, place) => !/[\\/]/.test(value) &&
        ['nothing', 'workspace'].includes(findNamedContent(value, place, true).holding),
    'not of the tree': isNotOfTree,
    'default registry': registries/* isDefaultRegistry */.n3,
    on: (value) => /^(?:1|true|yes|on)$/i.test(value),
    'system program': (value) => /^\w+(?:\.exe)?$/i.test(value) || (0,programs/* isOfTheSystem */.an)(value) || (0,programs/* isOfTheSystem */.an)(ofWindows(value)),
    'search path': findsSystemFirst,
    'folders outside': hasOnlyOutside,
    'read as an option': (value, { fromOptions = [] }) => fromOptions.includes(value),
    unoccupied: isUnoccupied,
    'node options': (value, _, name) => (0,interpreter_settings/* isHarmlessForNode */.Z)(replaceOwnPlaceholder(value, name, '')),
    'go flags': go_settings/* isHarmlessForGo */.b,
    'no dot': (value) => !value.includes('.'),
    socket: isLocalSocket,
    'usual endings': (value) => {
        const given = value.toUpperCase().split(';');
        return usualEndings.every((ending, at) => given[at] === ending);
    },
    'newest release': (value) => newestRelease.test(value.trim()),
};
/**
 * Values for uv, pip and pipx settings that select the newest release: a strategy, a disabled switch, or a
 * minimum release age of at most about three months. An age without a unit is in days. Sources: the
 * references for uv, pip and pipx.
 */
const newestRelease = new RegExp([
    String.raw `^(?:highest|disallow|explicit|if-necessary(?:-or-explicit)?|false|no|off|[02-9]|\d\d`,
    String.raw `\d\d? *d(?:ays?)?|[1-9] *w(?:eeks?)?|\d{1,3} *h(?:ours?|rs?)?`,
    String.raw `P(?:[1-9]W|\d\d?D)?(?:T[\dHMS]{1,8})?)$`,
].join('|'), 'i');
/**
 * Reports whether a value refers to nothing in the tree. A word without a separator can equal a folder's name
 * without referring to that folder.
 */
function isNotOfTree(value, place) {
    return ['nothing', 'workspace'].includes(findNamedContent(value, place, /[\\/]/.test(value)).holding);
}
/** Program extensions on Windows, in lookup order. */
const usualEndings = (0,word_list/* wordList */.d)('.COM .EXE .BAT .CMD');
function isHarmless(values, value, place, name) {
    if (replaceOwnPlaceholder(value, name, '') === '' || /^(?:\/dev\/null|NUL)$/i.test(value))
        return true;
    return typeof values === 'string'
        ? tests[values](value, place, name)
        : values.includes(value.trim().toLowerCase());
}
function negateTruthValue(value) {
    if (/^(?:1|t|true|y|yes|on)$/i.test(value))
        return 'false';
    return /^(?:0|f|false|n|no|off)$/i.test(value) ? 'true' : null;
}
function replaceOwnPlaceholder(value, name, other) {
    return /[$%{]/.test(value) ? value.replaceAll(ownPlaceholder(name), other) : value;
}
/**
 * Returns a pattern for placeholders that refer to the variable itself and so pass on the machine's value.
 */
function ownPlaceholder(name) {
    const escapedName = name.replace(/[.\\+*?^$()[\]{}|/]/g, '\\$&');
    return new RegExp(String.raw `\$\{\{ *env\.${escapedName} *\}\}|\$?\{(?:(?:env|localEnv|containerEnv):)?${escapedName}\}|\$(?:env:)?${escapedName}(?!\w)|%${escapedName}%`, 'gi');
}
/**
 * Reports whether a search path finds the system's programs before any programs in the tree. A folder after
 * the machine's own path is harmless if nothing in it is committed.
 */
function findsSystemFirst(value, place, name) {
    let isBehind = false;
    return pathsIn(replaceOwnPlaceholder(value, name, '\0')).every((quoted) => {
        const part = quoted.replace(/^"([^"]*)"$/, '$1');
        if (part === '\0') {
            isBehind = true;
            return true;
        }
        if (part === '')
            return false;
        if (isFolderOutside(part, place))
            return true;
        return isBehind && findNamedContent(part, place, true).holding === 'nothing';
    });
}
function isUnoccupied(value, place) {
    if (leadsOutside(value, place))
        return true;
    const isPlain = !/[$%{<`\\]/.test((0,declarations_paths/* withoutProjectFolder */.O_)(value));
    const isInTree = isPlain && pathsInTree(value, place).length > 0;
    return isInTree && findNamedContent(value, place, true).holding === 'nothing';
}
/**
 * Reports whether a list contains only folders outside the tree. An empty item stands for the start folder.
 */
function hasOnlyOutside(value, place, name) {
    return pathsIn(replaceOwnPlaceholder(value, name, '\0')).every((part) => part === '\0' || isFolderOutside(part, place));
}
function ofWindows(path) {
    return path.replace(/^(?:%(?:SystemRoot|windir)%|\$\{(?:SystemRoot|windir)\})/i, 'C:/Windows');
}
function isLocalSocket(value, place) {
    if (/^npipe:\/\/\/\/\.\/pipe\/\w+$/.test(value))
        return true;
    return value.startsWith('unix://') && leadsOutside(value.slice('unix://'.length), place);
}

;// CONCATENATED MODULE: ./build/detection/resolution/judge-variables.js









/**
 * Returns the effects of variables on a launch. A variable that a program in the launch reads alters the
 * launch unless its value is known to be harmless. A variable without a known reader can alter the launch if
 * it refers to anything in the tree other than data.
 */
function judgeVariables(variables, launch) {
    const ownConsumers = new Set(launch.envConsumers);
    const withClient = new Set([...ownConsumers, ...launch.client]);
    const valuesIn = createValueLookup(variables);
    const isForOthers = createOtherScopeTest(variables, launch.spec.name ?? '');
    const context = variableContext(launch);
    const judgements = variables.flatMap((variable) => {
        const consumers = variable.isOfClient ? withClient : ownConsumers;
        const isOfOthers = isForOthers(variable);
        return valuesIn(variable).map((value) => {
            const each = judgeOnce({ variable, value }, consumers, launch, context);
            return isOfOthers ? (each.harmless ?? each) : each;
        });
    });
    const readsAll = (0,lockfile/* computeOnce */.DO)(() => readsTraffic(judgements, launch));
    const counted = judgements.map((each) => isProxy(each) && !readsAll() ? (each.harmless ?? each) : each);
    return {
        alterations: counted.flatMap(({ alteration }) => alteration ?? []),
        uses: counted.flatMap(({ use }) => use ?? []),
    };
}
function variableContext({ spec, envConsumers, client, around, place, }) {
    const { contexts, contextsAnywhere } = cachedPlace(place);
    const isExact = (0,ecosystems/* isIdentified */.mO)(spec) && spec.pin === 'exact';
    const others = around === null ? null : [...around].sort();
    const { fromOptions = [] } = place;
    const of = [spec.type, isExact, [...envConsumers].sort(), client, others, fromOptions];
    const key = JSON.stringify(of);
    const [atPlace, anywhere] = [contexts, contextsAnywhere].map((caches) => {
        const cached = caches.get(key) ?? new WeakMap();
        caches.set(key, cached);
        return cached;
    });
    return { atPlace, anywhere, isWithoutSchemes: isWithoutSchemes(place) };
}
const isPlaceless = ({ variable: { starts = [] }, value }, place) => isWebAddress(value) && isWithoutSchemes({ ...place, starts });
function judgeOnce(variableValue, consumers, launch, { atPlace, anywhere, isWithoutSchemes: isPlain }) {
    const { variable, value } = variableValue;
    // An entry's own variable is not shared, so its judgement is not cached.
    if (variable.file === null)
        return judgeVariable(variableValue, consumers, launch);
    const isSameValue = (each) => each.value === value;
    const cachedJudgement = (isPlain ? anywhere.get(variable)?.find(isSameValue) : undefined) ??
        atPlace.get(variable)?.find(isSameValue);
    if (cachedJudgement !== undefined)
        return cachedJudgement;
    const judgement = judgeVariable(variableValue, consumers, launch);
    const known = isPlain && isPlaceless(variableValue, launch.place) ? anywhere : atPlace;
    const ofVariable = known.get(variable) ?? [];
    known.set(variable, ofVariable);
    if (ofVariable.length < maxValues)
        ofVariable.push(judgement);
    return judgement;
}
const isOfEntry = (variable) => !variable.isOfClient && !isForMany(variable) && variable.what === variable.name;
/**
 * Returns the launches in the values of variables: servers at addresses, and command lines. A variable that
 * many programs share counts only if a program in the launch reads it as a server's address.
 *
 * @param at the declaration's position, used for variables from other files
 */
function launchesInVariables(variables, readers, client, at) {
    const valuesIn = createValueLookup(variables);
    const withClient = new Set([...readers, ...client]);
    return variables.flatMap((variable) => {
        const { name, value, file, inside, isOfClient } = variable;
        const consumers = isOfClient ? withClient : readers;
        const meanings = variableMeanings(name, inside === null ? consumers : new Set(inside));
        const isOfServer = meanings.some(({ connection }) => connection === 'server');
        if (!isOfServer && (isForMany(variable) || meanings.length > 0))
            return [];
        const span = file === null ? value.span : at;
        const idle = startingNothing.get(variable) ?? new Set();
        if (file !== null)
            startingNothing.set(variable, idle);
        return valuesIn(variable).flatMap((text) => {
            const key = `${isOfServer} ${text}`;
            if (idle.has(key))
                return [];
            const launches = (0,command_line/* launchesOfValue */.Yx)(name.trim(), { text, span }, isOfServer);
            if (launches.length === 0)
                idle.add(key);
            return launches;
        });
    });
}
/**
 * For variables from files, caches the values that start no program. Each key is the value, preceded by `true`
 * if it was parsed as a server's address and by `false` otherwise.
 */
const startingNothing = new WeakMap();
function judgeVariable({ variable, value }, consumers, launch) {
    const { spec } = launch;
    const { name, what, file, inside, starts = [] } = variable;
    const otherStarts = starts.filter((each) => !launch.place.starts.includes(each));
    // Reuses the launch's place object if possible, because judgements of referenced files are cached per
    // place.
    const place = otherStarts.length === 0
        ? launch.place
        : { ...launch.place, starts: [...new Set([...otherStarts, ...launch.place.starts])] };
    const meanings = variableMeanings(name, inside === null ? consumers : new Set(inside));
    const isHarmful = ({ harmless, countsEmpty, isNegated }) => {
        const effectiveValue = isNegated ? negateTruthValue(value) : value;
        if (value === '' || effectiveValue === null)
            return value !== '' || countsEmpty;
        // A launch that pins an exact version leaves no release to select.
        if (harmless === 'newest release' && (0,ecosystems/* isIdentified */.mO)(spec) && spec.pin === 'exact')
            return false;
        return !isHarmless(harmless, effectiveValue, place, name.trim());
    };
    // Inside a container, paths in a value refer to the container's files.
    const namedContent = inside === null
        ? findNamedContent(value, place, meanings.length > 0 || namesPath(name))
        : { holding: 'nothing', files: [] };
    const namesCode = meanings.length === 0 && mayLoad(variable, namedContent, launch) ? 'path' : undefined;
    const startsOthers = (0,launch_arguments/* declaresServers */.Ac)(value) ? 'loader' : undefined;
    const kind = meanings.find(isHarmful)?.kind ?? startsOthers ?? namesCode;
    const valueDigest = digestOfVariable(variable, value);
    const alteration = kind === undefined
        ? null
        : {
            ...(0,value_digest/* withValueDigest */.u)({ kind, what, file, span: variable.value.span }, value),
            contentDigest: valueDigest,
        };
    const isData = meanings.length === 0 &&
        (namedContent.holding !== 'nothing' || (isOfEntry(variable) && (0,launch_arguments/* isAbsoluteAddress */.Ap)(value)));
    const use = { name: what, valueDigest, files: namedContent.files };
    const of = { variable, value, meanings };
    const harmless = { ...of, alteration: null, use: isData ? use : null };
    return alteration === null ? harmless : { ...of, alteration, use, harmless };
}
const digestOfVariable = ({ isOverridden = false }, value) => (0,digest/* digestOf */.o)(isOverridden ? `overridden ${value}` : value);
/**
 * Matches files whose variables a project's programs share, such as `.env.local`, but not files written for a
 * server, such as `.env.mcp`.
 */
const sharedVariables = /^\.env(?:\.(?!mcp$)[\w.-]+)?$/i;
const isForMany = ({ file }) => file !== null && sharedVariables.test(file.slice(file.lastIndexOf('/') + 1));
/**
 * Reports whether a program might load the files that a variable refers to, even if no program is known to
 * read the variable. A shared variable that refers to settings counts only if a program in the declaration
 * reads it, because shared variables are usually meant for other programs.
 */
function mayLoad(variable, { holding, files }, { spec, around }) {
    const isCode = holding === 'code';
    if (!isCode && holding !== 'settings')
        return false;
    const { name } = variable;
    const meanings = variableMeanings(name, 'any');
    const isRead = around === null || variableMeanings(name, around).length > 0;
    if (!isCode && isForMany(variable))
        return isRead && meanings.length > 0;
    if (isRead || meanings.length === 0)
        return true;
    // A loader variable of a program that the declaration does not start also counts, because a package can
    // start an interpreter itself.
    const isAlone = spec.type === 'oci' || spec.type === 'remote';
    return isCode && !isAlone && files.length > 0 && meanings.some(({ kind }) => kind === 'loader');
}
/** Words in a name that mark the value as the path of code to load. */
const codeWord = /^(?:plugin|module|extension|addon|script|lib|hook|preload|loader|require|import)s?$/;
/**
 * Words in a variable's name that mark its value as a path. The last group also matches word endings, as in
 * `LOGFILE` but not `PROFILE`.
 */
const pathWord = /^(?:conf|bin|exec|executable|command|program|workspace)s?$|(?:path|dir|folder|(?<!pro)file|filename|root|home|config)s?$/;
/**
 * Last words of variable names that mark the value as something other than a path, as in `NODE_CONFIG_ENV`.
 */
const valueWord = /^(?:id|key|token|secret|password|env|environment|mode|type|format|level|version|region|profile|enabled)$/;
function namesPath(name) {
    const words = nameWords(name);
    const isPath = words.some((word) => pathWord.test(word) || codeWord.test(word));
    return isPath && !valueWord.test(words.at(-1) ?? '');
}
function loadsCode(option) {
    return nameWords(option).some((word) => codeWord.test(word));
}
const nameWords = (name) => name
    .replace(/([a-z\d])(?=[A-Z])/g, '$1_')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
/**
 * Returns a test for variables that set the registry of a scope to which the package does not belong. With
 * the `scope` setting, npm uses that scope's registry for every package. In variable names, npm ignores the
 * case of a scope and reads `_` as `-`, unlike in options and settings lines (npm 11). For options and
 * settings lines, `what` is the key instead of the variable's name.
 */
function createOtherScopeTest(variables, packageName) {
    const isAnyScope = variables.some(({ name }) => /^p?npm_config_scope$/i.test(name.trim()));
    return ({ name, what }) => {
        const scope = /^p?npm_config_(@[^:]*):registry$/i.exec(name)?.[1];
        const [own, other] = [packageName, `${scope}/`].map((each) => (what.includes(name) ? each.replaceAll('_', '-') : each).toLowerCase());
        return scope !== undefined && !isAnyScope && !own.startsWith(other);
    };
}
const isProxy = ({ meanings }) => meanings.length > 0 && meanings.every(({ connection }) => connection === 'proxy');
/**
 * Reports whether a proxy can read or change the traffic, because a connection is unencrypted or a variable
 * makes the proxy's certificates trusted.
 */
function readsTraffic(judged, { spec }) {
    const isAddress = spec.type === 'remote' || (0,ecosystems/* isOwnAddress */.v7)(spec);
    const isPlain = isAddress && /^(?:http|ws):/i.test(spec.name);
    return (isPlain ||
        judged.some(({ alteration, meanings }) => alteration !== null &&
            (alteration.address?.startsWith('http:') === true ||
                meanings.some(({ connection }) => connection === 'trust'))));
}
/** Maximum depth of references from one variable's value to other variables. */
const deepest = 3;
/**
 * Maximum number of values per variable, one for each place that sets the variable; real projects have fewer.
 */
const maxValues = 8;
function createValueLookup(variables) {
    const variablesByName = (0,lockfile/* computeOnce */.DO)(() => {
        const byName = Map.groupBy(variables, ({ name }) => name.trim().toUpperCase());
        const mostOfOne = [...byName.values()].reduce((most, { length }) => Math.max(most, length), 1);
        return { byName, count: Math.min(mostOfOne, maxValues) };
    });
    return (variable) => substituteValues(variable, variablesByName);
}
/**
 * Replaces placeholders in a variable's value with the values of other variables. Returns several values if
 * another variable is set more than once. A placeholder for an unset variable becomes its default, or stays
 * if it has none.
 */
function substituteValues({ value }, named) {
    if (!/[$%{]/.test(value.text))
        return [value.text];
    const { byName, count } = named();
    const values = Array.from({ length: count }, (_, index) => {
        let text = value.text;
        for (let round = 0; round < deepest; round += 1) {
            text = text.replace(reference, (whole, ...found) => {
                const [braced, fallback, bare, percent] = found;
                const name = (braced ?? bare ?? percent ?? '').toUpperCase();
                const set = byName.get(name)?.filter((other) => other.value !== value);
                if (set === undefined || set.length === 0)
                    return fallback ?? whole;
                return (set[index] ?? set.at(-1))?.value.text ?? whole;
            });
            if (text.length > maxLength)
                return value.text;
        }
        return text;
    });
    return [...new Set(values)];
}
/** Maximum length of a substituted value, in characters; real values are shorter. */
const maxLength = 65_536;
const reference = /\$?\{(?:(?:env|localEnv|containerEnv):)?(\w+)(?::?[-=+]([^${}]*))?\}|\$(?:env:)?(\w+)|%(\w+)%/gi;

;// CONCATENATED MODULE: ./build/detection/resolution/judge-arguments.js



function judgeArguments(args, place) {
    const judgedWords = args.flatMap((word, at) => {
        const [, ownOption, attached] = /^(--?[A-Za-z][\w-]*)(?:=(.*))?/s.exec(word.text) ?? [];
        const option = ownOption ?? optionBefore(args, at);
        const { holding, files } = findNamedContent(attached ?? word.text, place, false);
        if (holding !== 'code' || (files.length === 0 && !loadsCode(option)))
            return [];
        const what = option === '' ? (files[0] ?? word.text) : option;
        return [{ what, word, files }];
    });
    return {
        alterations: judgedWords.map(({ what, word }) => {
            return { kind: 'path', what, file: null, span: word.span };
        }),
        uses: judgedWords.map(({ what, word, files }) => {
            return { name: what, valueDigest: (0,digest/* digestOf */.o)(word.text), files };
        }),
    };
}
function optionBefore(args, at) {
    const before = args[at - 1]?.text ?? '';
    return /^--?[A-Za-z][\w-]*$/.test(before) ? before : '';
}

// EXTERNAL MODULE: ./build/model/secrets.js
var secrets = __webpack_require__(32115);
// EXTERNAL MODULE: ./build/detection/launch/shell-text.js + 3 modules
var shell_text = __webpack_require__(78048);
;// CONCATENATED MODULE: ./build/detection/resolution/build-outputs.js






/**
 * Programs that are missing from the tree because a build creates them. A build output is the project's own
 * code if two conditions hold. The tree contains a source file with the output's name, and the build scripts
 * run only build tools and the project's own code. Any other command in a build script could replace the
 * program.
 */
/**
 * Tools that build or check code, none of which is a server. Tools that move files or run other scripts are
 * left out, because they could replace the built program.
 */
const buildTools = new Set((0,word_list/* wordList */.d)(`
  tsc tsup tsdown unbuild esbuild rollup rolldown vite webpack swc babel parcel ncc pkgroll bunchee
  rimraf del del-cli mkdirp tsc-alias resolve-tspaths eslint prettier biome vitest jest prisma husky
`));
/**
 * Reports whether a launch starts a build tool, rather than a different package that the manifest installs
 * under the tool's name.
 */
function isBuildTool({ pending }, manifest) {
    if (pending?.kind !== 'installed' || !buildTools.has(pending.program))
        return false;
    const declared = manifest.dependencies.get(pending.program);
    return declared === undefined || declared.spec.name === pending.program;
}
/**
 * `buildScript` matches scripts that create files that are started or published. `installScript` matches
 * scripts that an installation runs, including scripts from packages in the folders above. Source: npm's
 * scripts reference.
 */
const buildScript = /^(?:pre|post)?(?:build|compile|bundle|pack|publish|dist)(?:[:-]\w+)*$/;
const installScript = /^(?:(?:pre|post)?(?:install|prepare)|prepublish(?:Only)?|dependencies)$/;
/** Folders that build tools write to by default or by convention. */
const outputFolders = new Set((0,word_list/* wordList */.d)('dist build lib out output esm cjs .output'));
const sourceEnding = /\.(?:[cm]?[jt]s|[jt]sx)$/;
/** Maximum nesting depth of scripts and maximum number of path segments; real projects stay below both. */
const build_outputs_deepest = 3;
const maxParts = 32;
/** Returns the packages that a path belongs to, closest first. */
function packagesAbove(path, project) {
    return (0,model_paths/* foldersUpFrom */.tD)((0,model_paths/* folderOf */.yS)(path)).flatMap((folder) => {
        const file = (0,model_paths/* pathInFolder */.$X)(folder, 'package.json');
        const manifest = project.has(file) ? project.get(file, package_json/* packageJson */.T9) : null;
        return manifest === null ? [] : [{ folder, manifest }];
    });
}
/** Reports whether a `package.json` in any folder above a path is a link or cannot be read. */
function hasUnreadable(path, project) {
    return (0,model_paths/* foldersUpFrom */.tD)((0,model_paths/* folderOf */.yS)(path)).some((folder) => {
        const file = (0,model_paths/* pathInFolder */.$X)(folder, 'package.json');
        return project.exists(file) && project.get(file, package_json/* packageJson */.T9) === null;
    });
}
function scriptsNamed({ manifest }, ...forms) {
    return [...manifest.scripts].flatMap(([name, { text }]) => forms.some((form) => form.test(name)) ? [text] : []);
}
/** Returns whether a path is known to be absent from the tree; false for paths deeper than `maxParts`. */
function isAbsent(path, project) {
    if (path.split('/', maxParts + 1).length > maxParts)
        return false;
    const isKnown = project.tracked.kindAt(path) === null && project.unknownAt(path) === null;
    return isKnown && !project.exists(path);
}
function isBuildOutput(path, project) {
    if (!isAbsent(path, project) || !sourceEnding.test(path))
        return false;
    const [ownPackage] = packagesAbove(path, project);
    return (ownPackage !== undefined &&
        scriptsNamed(ownPackage, buildScript, /^prepare$/).length > 0 &&
        outputFolders.has(partsBelow(ownPackage, path)[0] ?? ''));
}
function isBuiltHere(path, project) {
    const [ownPackage, ...above] = packagesAbove(path, project);
    if (ownPackage === undefined || hasUnreadable(path, project))
        return false;
    const [, ...parts] = partsBelow(ownPackage, path);
    const stem = parts.join('/').replace(sourceEnding, '');
    const hasSource = [`src/${stem}`, stem].some((each) => ['ts', 'mts', 'cts', 'tsx'].some((ending) => project.has((0,model_paths/* pathInFolder */.$X)(ownPackage.folder, `${each}.${ending}`))));
    return hasSource && runOnlyOwnCode(ownPackage, above, project);
}
/**
 * Reports whether a bundled file that is absent from the tree can come only from a build of the tree. Files
 * in `node_modules` do not qualify, nor do files in a package whose scripts run anything but build tools and
 * the project's own code.
 */
function isPackedHere(path, project) {
    if (/(?:^|\/)node_modules\//.test(path) || !isAbsent(path, project))
        return false;
    if (hasUnreadable(path, project))
        return false;
    const [ownPackage, ...above] = packagesAbove(path, project);
    return ownPackage === undefined || runOnlyOwnCode(ownPackage, above, project);
}
function runOnlyOwnCode(ownPackage, above, project) {
    const isOwn = (each, ...forms) => scriptsNamed(each, ...forms).every((text) => isOwnBuild(text, each, project, 0));
    return (isOwn(ownPackage, buildScript, installScript) &&
        above.every((each) => isOwn(each, installScript)));
}
function partsBelow({ folder }, path) {
    return (folder === '' ? path : path.slice(folder.length + 1)).split('/');
}
/**
 * Reports whether a script, including any scripts that it starts, runs only build tools and the project's own
 * code.
 */
function isOwnBuild(text, ownPackage, project, depth) {
    const { folder, manifest } = ownPackage;
    return (0,command_line/* launchesOfPackageScript */.SB)({ text, span: declarations_tree/* firstPlace */.Az }).every((each) => {
        const { pending } = each;
        if (isBuildTool(each, manifest))
            return true;
        if (pending?.kind === 'installed') {
            // An optional lookup needs no check, because the program that the launcher starts is a separate launch.
            return pending.isOptional || build_outputs_isHarmless(pending.program, pending.args[0]?.text);
        }
        if (pending?.kind === 'script' && pending.workspace === null && depth < build_outputs_deepest) {
            const { name } = pending;
            const scripts = [`pre${name}`, name, `post${name}`].flatMap((key) => manifest.scripts.get(key)?.text ?? []);
            const scriptExists = manifest.scripts.has(name);
            return (scriptExists && scripts.every((each) => isOwnBuild(each, ownPackage, project, depth + 1)));
        }
        return (pending?.kind === 'program' &&
            project.has(locatePath({ folder, project: '' }, pending.path) ?? ''));
    });
}
const build_outputs_isHarmless = (program, first) => program === 'chmod' || (program === 'shx' && first === 'chmod');

// EXTERNAL MODULE: ./build/detection/launch/ambient-inputs.js
var ambient_inputs = __webpack_require__(10098);
;// CONCATENATED MODULE: ./build/detection/resolution/placed-launch.js




function applyAnswer(placed, answer) {
    const { role, span, alterations, through: scripts } = placed.launch;
    const managerAmbient = answer.manager === null ? ambient_inputs/* systemAmbient */.WY : launchers/* projectAmbient */.Y_[answer.manager];
    const { place } = placed;
    return {
        ...placed,
        launch: {
            ...answer.spec,
            role,
            resolved: answer.resolved,
            span,
            alterations: [...alterations, ...answer.alterations],
            through: scripts,
        },
        pending: null,
        envConsumers: [...new Set([...managerAmbient.programs, ...placed.envConsumers])],
        ambient: [
            ...managerAmbient.files.map((file) => ({ file, at: null, place })),
            ...placed.ambient,
        ],
    };
}
function asUnidentified(placed, text, reason, shown) {
    return applyAnswer(placed, (0,resolution_answer/* plainAnswer */.dW)((0,ecosystem/* unidentifiedSpec */.a0)(text, reason, shown)));
}
function withParentInputs({ envConsumers, ambient, variables }, launches) {
    return launches.map((each) => ({
        ...each,
        envConsumers: [...new Set([...envConsumers, ...each.envConsumers])],
        ambient: [...ambient, ...each.ambient],
        variables: [...variables, ...each.variables],
    }));
}
function throughScript(text, launches) {
    return launches.map((each) => ({
        ...each,
        launch: { ...each.launch, through: [...each.launch.through, text] },
    }));
}

// EXTERNAL MODULE: ./build/detection/launch/shell-script.js
var shell_script = __webpack_require__(96098);
;// CONCATENATED MODULE: ./build/detection/resolution/program-file.js





const modules = 'node_modules/';
/**
 * Returns a lookup for the package that owns a path in `node_modules`, and the folder that contains that
 * `node_modules`. Returns null for a nested package, because the outer package determines which nested
 * package is installed.
 */
function packageInModules(path, args, project) {
    const modulesIndex = path.indexOf(modules);
    if (modulesIndex < 0 || (modulesIndex > 0 && path[modulesIndex - 1] !== '/'))
        return null;
    const folder = path.slice(0, Math.max(modulesIndex - 1, 0));
    const pathInModules = path.slice(modulesIndex + modules.length);
    const [, bin, name] = /^(?:\.bin\/([^/]+)|((?:@[^/]+\/)?[^/.][^/]*)\/.*)$/.exec(pathInModules) ?? [];
    if (name !== undefined && pathInModules.includes(modules, name.length + 1))
        return null;
    const isOfProject = folder === '' || project.has((0,model_paths/* pathInFolder */.$X)(folder, 'package.json'));
    const isLinked = project.isLink((0,model_paths/* pathInFolder */.$X)(folder, 'node_modules'));
    if ((bin ?? name) === undefined || !isOfProject || isLinked)
        return null;
    const program = bin?.replace(/\.(?:cmd|ps1|exe)$/i, '') ?? '';
    const lookup = (0,pending_lookup/* installedLookup */.F)({ type: 'npm', program, packageName: name ?? null, args });
    return { folder, lookup };
}
const scriptText = {
    name: 'script',
    limit: 256 * 1024,
    isInUtf16: true,
    load: async () => (text) => text,
};
const shellScript = {
    name: 'shell script',
    limit: 256 * 1024,
    isInUtf16: true,
    load: async () => (text) => (0,shell_script/* readShellScript */.SL)(text),
};
function shellScriptAt(path, by, project) {
    if (by === 'interpreter')
        return null;
    if (/\.(?:sh|bash|zsh|ksh)$/i.test(path))
        return project.get(path, shellScript);
    const text = project.get(path, scriptText);
    const isShell = text !== null &&
        (/^#![^\n]*\b(?:sh|bash|zsh|dash|ksh)\b/.test(text) || (by === 'shell' && !/^#!/.test(text)));
    return isShell ? project.get(path, shellScript) : null;
}
/** Returns the parsed `#!` line of a program in the tree, or null if the line has no arguments. */
function interpreterOfProgram(path, by, project) {
    const text = by === 'itself' ? project.get(path, scriptText) : null;
    return text === null ? null : (0,shell_text/* interpreterLine */.Vv)(text, path);
}
/** Returns the file or folder in the tree whose code a tool builds and runs; null if there is none. */
function findSources({ path, named, search }, place, project) {
    const start = locatePath(place, path);
    if (start === null)
        return null;
    if (project.has(start))
        return start;
    const folders = search === 'upwards' ? (0,model_paths/* foldersUpFrom */.tD)(start) : [start];
    const hasSource = (folder) => project.tracked
        .namesIn(project.realPath(folder))
        .some((name) => named.test(name) && project.has((0,model_paths/* pathInFolder */.$X)(folder, name)));
    const sourceFolder = folders.find(hasSource);
    return sourceFolder === '' ? '.' : (sourceFolder ?? null);
}

;// CONCATENATED MODULE: ./build/detection/resolution/committed-packages.js





/*
 * Packages in a committed `node_modules`. npm identifies a package by the name in its manifest, in any folder
 * and even inside other packages (measured with npm 11).
 */
/**
 * Maximum number of committed packages that are read; real projects commit fewer. Packages beyond the limit
 * are treated as unknown.
 */
const maxCommitted = 5000;
/** Reports whether the repository tracks anything named `node_modules` in a folder, such as a link. */
function hasModules(folder, project) {
    return project.trackedLike((0,model_paths/* pathInFolder */.$X)(folder, 'node_modules')).length > 0;
}
/**
 * Returns alterations for committed packages with a given name in the folders' `node_modules`, and for paths
 * that could hide such a package. Packages whose version does not match `wanted` are left out.
 */
function committedPackages(name, wanted, folders, project) {
    const isTag = wanted !== null && (0,ecosystems/* versionPart */.uN)(wanted).pin === 'tag';
    const mayBe = (manifest) => wanted === null || maySatisfy(wanted, manifest);
    const found = folders.flatMap((each) => {
        const { byName, unknown } = packagesIn(each, project);
        const manifests = (byName.get(name) ?? [])
            .map((folder) => (0,model_paths/* pathInFolder */.$X)(folder, 'package.json'))
            .filter((file) => mayBe(project.get(file, package_json/* packageJson */.T9)));
        const onWay = hiddenPathsTo(each, `node_modules/${name}`, project);
        return [...onWay, ...manifests, ...(isTag ? [] : unknown)];
    });
    return [...new Set(found)].map((path) => treeAlteration('a committed package', path));
}
function packagesIn(above, project) {
    return project.once(`packages committed in ${above}`, () => {
        const { packages, unknown } = foldersOfPackages(above, project);
        const byName = new Map();
        for (const { folder, name } of packages.slice(0, maxCommitted)) {
            const path = (0,model_paths/* pathInFolder */.$X)(folder, 'package.json');
            const manifest = project.get(path, package_json/* packageJson */.T9);
            if (manifest === null && project.isUnreadable(path, package_json/* packageJson */.T9))
                unknown.push(path);
            for (const each of new Set([name, manifest?.name ?? name])) {
                const others = byName.get(each);
                if (others === undefined)
                    byName.set(each, [folder]);
                else
                    others.push(folder);
            }
        }
        const unreadFolders = packages.slice(maxCommitted).map(({ folder }) => folder);
        return { byName, unknown: [...unknown, ...unreadFolders] };
    });
}
function foldersOfPackages(above, project) {
    const packages = [];
    const unknown = [];
    const modulesIn = (folder) => project.trackedLike((0,model_paths/* pathInFolder */.$X)(folder, 'node_modules')).map((path) => ({ path, scope: '' }));
    const pending = modulesIn(above);
    const seen = new Set();
    // The loop appends to `pending` while it iterates. Links can lead to folders that it has already visited.
    for (const { path: parent, scope } of pending) {
        if (seen.has(parent))
            continue;
        seen.add(parent);
        for (const name of project.tracked.namesIn(parent)) {
            const folder = (0,model_paths/* pathInFolder */.$X)(parent, name);
            // Skips package managers' internal folders, such as `.bin`.
            if (name.startsWith('.'))
                continue;
            if (project.unknownAt(folder) !== null)
                unknown.push(folder);
            else if (project.tracked.kindAt(folder) !== 'folder')
                continue;
            else if (scope === '' && name.startsWith('@'))
                pending.push({ path: folder, scope: `${name}/` });
            else {
                packages.push({ folder, name: `${scope}${name}` });
                pending.push(...modulesIn(folder));
            }
        }
    }
    return { packages, unknown };
}
/**
 * Returns an alteration for each committed `node_modules` that contains packages, in the given folders and
 * the folders above them. Package managers leave existing packages in place.
 */
function committedInstallations(folders, project) {
    return foldersWithModules(folders, project).flatMap((each) => {
        const modules = (0,model_paths/* pathInFolder */.$X)(each, 'node_modules');
        const names = project.tracked
            .namesIn(modules)
            .filter((name) => project.tracked.kindAt((0,model_paths/* pathInFolder */.$X)(modules, name)) !== 'file');
        return names.length === 0
            ? []
            : [
                {
                    ...treeAlteration('a committed installation', modules),
                    contentDigest: (0,digest/* digestOf */.o)(names.join('\n')),
                },
            ];
    });
}
/**
 * Reports whether a package in the tree might satisfy a launch's package specification. A specification with
 * a tag is never satisfied, because its package is always fetched.
 */
function maySatisfy(wanted, manifest) {
    const { pin, version } = (0,ecosystems/* versionPart */.uN)(wanted);
    if (pin === 'tag')
        return false;
    const ownVersion = manifest?.version ?? null;
    if (ownVersion === null || version === null)
        return true;
    return pin === 'exact'
        ? (0,ecosystems/* sameVersion */.r1)('npm', ownVersion, version)
        : ecosystems/* ecosystems */.uU.npm.satisfies(ownVersion, version) !== false;
}
function foldersWithModules(folders, project) {
    return project.upwards('node_modules', folders, (each) => hasModules(each, project) ? [each] : []);
}
/**
 * Returns alterations for the committed files that Yarn stores for a package: its archive and, if unpacked,
 * its folder. Source: `slugifyLocator` in `@yarnpkg/core`, which names these files.
 */
function committedByYarn(name, folders, project) {
    const slug = name.replace('/', '-').toLowerCase();
    const isIts = (file) => ['npm', 'virtual', 'patch'].some((how) => file.toLowerCase().startsWith(`${slug}-${how}-`));
    const kept = project.upwards('.yarn', folders, (each) => project.trackedLike((0,model_paths/* pathInFolder */.$X)(each, '.yarn')).length > 0 ? [each] : []);
    const archives = kept.flatMap((each) => ['.yarn/cache', '.yarn/unplugged'].flatMap((path) => {
        const within = (0,model_paths/* pathInFolder */.$X)(each, path);
        const own = project.tracked.namesIn(within).filter(isIts);
        return [
            ...hiddenPathsTo(each, path, project),
            ...own.map((file) => (0,model_paths/* pathInFolder */.$X)(within, file)),
        ];
    }));
    return [...new Set(archives)].map((path) => {
        const committed = treeAlteration('a committed package', path);
        // A folder has no content of its own, so its digest covers the paths below it.
        return project.tracked.kindAt(path) === 'folder'
            ? { ...committed, contentDigest: (0,digest/* digestOf */.o)(pathsBelow(path, project).join('\n')) }
            : committed;
    });
}
/** Maximum number of paths in an unpacked package; real packages that Yarn must unpack contain fewer. */
const maxPaths = 2000;
function pathsBelow(folder, project) {
    const paths = [folder];
    for (const path of paths) {
        if (paths.length > maxPaths)
            break;
        for (const name of project.tracked.namesIn(path))
            paths.push((0,model_paths/* pathInFolder */.$X)(path, name));
    }
    return paths.sort();
}
/** Returns the links and nested repositories along a path. Each of them can lead anywhere. */
function hiddenPathsTo(folder, path, project) {
    const parts = path.split('/');
    return parts
        .flatMap((_, index) => project.trackedLike((0,model_paths/* pathInFolder */.$X)(folder, parts.slice(0, index + 1).join('/'))))
        .filter((each) => ['link', 'repository'].includes(project.tracked.kindAt(each) ?? ''));
}
function treeAlteration(what, file) {
    return { kind: 'path', what, file, span: declarations_tree/* firstPlace */.Az };
}

;// CONCATENATED MODULE: ./build/detection/resolution/npm-sources.js






/**
 * Returns alterations for packages from outside the registry that the project installs, or might install,
 * under a launch's package name.
 *
 * @param manifests the project's manifests in the given folders, and the manifests of packages that are
 * installed with the project
 */
function packagesFromElsewhere(wanted, folders, manifests, project) {
    if (!maySatisfy(wanted, null))
        return [];
    const { lockfiles, nameless } = project.once(`installation for ${folders.join('\0')}`, () => readInstallation(folders, manifests(), project));
    const { name } = wanted;
    const locked = lockfiles.flatMap(({ path, lockfile, folder }) => {
        const lockedPackage = lockfile.find(folder, name, null);
        const entries = lockfile.named?.(name) ?? [
            ...(lockedPackage === null
                ? []
                : [{ locked: lockedPackage, written: JSON.stringify(lockedPackage.doubt) }]),
        ];
        const counted = entries.filter(({ locked: { doubt } }) => doubt !== null && isOther(doubt));
        return counted.map(({ written }) => inLockfile(path, written));
    });
    // npm trusts its own record of an installation, which can contain anything if it is committed.
    const committed = foldersWithModules(folders, project).flatMap((folder) => {
        const installedLock = (0,find_lockfiles/* installedLockfile */._U)(folder, project);
        const entries = installedLock?.lockfile.named?.(name) ?? [];
        return entries
            .filter(({ locked }) => maySatisfy(wanted, locked))
            .map(({ written }) => inLockfile(installedLock?.path ?? '', written));
    });
    return [...locked, ...committed, ...nameless];
}
const isOther = (doubt) => !resolution_answer/* mildDoubts */.ET.has(doubt) && doubt !== 'a link';
function inLockfile(path, written) {
    const what = 'a lockfile entry with the same name but a different source';
    return { ...treeAlteration(what, path), contentDigest: (0,digest/* digestOf */.o)(written) };
}
function readInstallation(folders, manifests, project) {
    const allLockfiles = (0,model_paths/* upFrom */.c9)(folders).flatMap((folder) => (0,find_lockfiles/* lockfilesFor */.im)(project, folder, 'npm'));
    const lockfiles = [...new Map(allLockfiles.map((each) => [each.path, each])).values()];
    const nameless = manifests.flatMap((path) => {
        const { fromElsewhere = [] } = project.get(path, package_json/* packageJson */.T9) ?? {};
        const unlocked = fromElsewhere.filter(([name, written]) => !lockfiles.some((lock) => {
            const folder = folderBelow((0,model_paths/* folderOf */.yS)(lock.path), (0,model_paths/* folderOf */.yS)(path));
            const lockedPackage = folder === null ? null : lock.lockfile.find(folder, name, written);
            // npm ignores a lockfile entry that contradicts the manifest, so an entry that points to the
            // registry does not count.
            return (lockedPackage !== null && lockedPackage.doubt !== null && isOther(lockedPackage.doubt));
        }));
        return unlocked.map((each) => ({
            ...treeAlteration('a dependency whose package can have any name', path),
            contentDigest: (0,digest/* digestOf */.o)(JSON.stringify(each)),
        }));
    });
    return { lockfiles, nameless };
}
function folderBelow(above, folder) {
    if (above === '')
        return folder;
    if (folder === above)
        return '';
    return folder.startsWith(`${above}/`) ? folder.slice(above.length + 1) : null;
}

;// CONCATENATED MODULE: ./build/detection/resolution/workspace-folders.js

/** Maximum number of workspace folders; real manifests list fewer. */
const maxFolders = 2000;
/**
 * Returns the folders that a workspace pattern matches, and matching links and repositories, which might lead
 * to folders. `*` matches any part of a name, and `**` matches any number of folders. Braces and similar
 * syntax are treated as `*`.
 *
 * @param folder the folder of the manifest
 */
function foldersMatching(folder, pattern, project) {
    const parts = pattern.split('/').filter((part) => part !== '' && part !== '.');
    if (pattern.startsWith('!') || parts.includes('..'))
        return [];
    let at = [folder];
    for (const part of parts) {
        const matchingFolders = new Set();
        for (const each of at) {
            const below = part === '**'
                ? withFoldersBelow(each, project)
                : /[*?{[(]/.test(part)
                    ? foldersIn(each, project).filter((path) => matches(part, path))
                    : project.trackedLike((0,model_paths/* pathInFolder */.$X)(each, part)).filter(mayBeFolder(project));
            for (const path of below)
                matchingFolders.add(path);
            if (matchingFolders.size > maxFolders)
                break;
        }
        at = [...matchingFolders];
    }
    return at;
}
function mayBeFolder({ tracked }) {
    return (path) => !['file', 'executable'].includes(tracked.kindAt(path) ?? 'file');
}
function foldersIn(folder, project) {
    return project.tracked
        .namesIn(folder)
        .map((name) => (0,model_paths/* pathInFolder */.$X)(folder, name))
        .filter(mayBeFolder(project))
        .sort();
}
function withFoldersBelow(folder, project) {
    const allFolders = [folder];
    // The loop appends to the list that it iterates over.
    for (const each of allFolders) {
        if (allFolders.length > maxFolders)
            break;
        allFolders.push(...foldersIn(each, project));
    }
    return allFolders;
}
/** Reports whether a folder's name starts and ends with the literal text around a pattern's wildcards. */
function matches(pattern, path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const [prefix = ''] = pattern.split(/[*?{[(]/, 1);
    const suffix = pattern.slice(1 + pattern.search(/[*?}\])][^*?}\])]*$/));
    return name.startsWith(prefix) && name.endsWith(suffix);
}

;// CONCATENATED MODULE: ./build/detection/resolution/tree-programs.js
















/**
 * Finds programs in the repository that start before the package that a launch fetches, or instead of it.
 * Only committed files count, including those in vendored folders. Files that an installation would write do
 * not count.
 *
 * Measured with npm 11: `npx good` runs `node_modules/.bin/good` from the current folder or a folder above.
 * The package in `node_modules/good` runs for every requested range that its version satisfies. npm always
 * fetches a package that is requested by tag, or by a version or range that the committed package does not
 * satisfy.
 */
/** Extensions that Windows tries in the start folder for a bare command name. */
const standInEndings = ['com', 'exe', 'bat', 'cmd', 'vbs', 'vbe', 'js', 'jse', 'wsf', 'wsh', 'msc'];
/** Excludes `js`, because projects often use it for other code. */
const programEndings = standInEndings.filter((ending) => ending !== 'js');
/** Words that the names of a package and its program need not share. */
const commonWords = new Set(['mcp', 'server']);
/**
 * Extensions of the files that package managers write into `.bin`: the program itself and its wrappers for
 * Windows.
 */
const binEndings = ['', '.cmd', '.ps1', '.exe', '.bat', '.com'];
/**
 * Returns files in the start folder that Windows starts instead of a command, the command's interpreter or
 * the program that the command fetches. Launchers such as npx also start the program that they fetch by
 * its name.
 */
function shadowingPrograms({ commands, launch, localBinary }, folders, project) {
    const names = commands.flatMap(({ name }) => [(0,programs/* commandName */.p6)(name), (0,launchers/* interpreterName */.a3)(name)]);
    const isFetched = launch.type === 'npm' && commands.length > 0;
    const fetchedIn = (folder) => project.trackedEnding(folder, programEndings).flatMap((path) => {
        const program = path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.')).toLowerCase();
        const isIts = program === localBinary?.toLowerCase() || mayBePackageProgram(launch.name ?? '', program);
        return isIts ? [programBeside(path)] : [];
    });
    const having = project.upwards('stand-ins', folders, (folder) => project.trackedEnding(folder, standInEndings).length > 0 ? [folder] : []);
    const counting = new Set(folders);
    return having
        .filter((folder) => counting.has(folder))
        .flatMap((folder) => [...new Set(names)]
        .flatMap((name) => standInEndings
        .flatMap((ending) => project.trackedLike((0,model_paths/* pathInFolder */.$X)(folder, `${name}.${ending}`)))
        .map(programBeside))
        .concat(isFetched ? fetchedIn(folder) : []));
}
const programBeside = (path) => treeAlteration('a program in the start folder', path);
/**
 * Reports whether a program might belong to a package, judging by their names, because only the registry
 * knows the package's programs. The program's name must contain the words of the package's name, apart from
 * `commonWords`. Any other word must come from `commonWords` or the scope.
 */
function mayBePackageProgram(name, program) {
    const ownWords = tree_programs_nameWords(name.slice(name.indexOf('/') + 1));
    const core = ownWords.filter((word) => !commonWords.has(word));
    const words = new Set(tree_programs_nameWords(program));
    const allowedWords = new Set([...commonWords, ...tree_programs_nameWords(name)]);
    return ((core.length > 0 ? core : ownWords).every((word) => words.has(word)) &&
        [...words].every((word) => allowedWords.has(word)));
}
function tree_programs_nameWords(name) {
    return name
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== '');
}
function committedBins(programs, folders, project) {
    if (programs.length === 0)
        return [];
    const binFiles = foldersWithModules(folders, project).flatMap((each) => {
        const bins = (0,model_paths/* pathInFolder */.$X)(each, 'node_modules/.bin');
        const files = programs.flatMap((program) => binEndings.flatMap((ending) => project.trackedLike(`${bins}/${program}${ending}`)));
        return [...hiddenPathsTo(each, 'node_modules/.bin', project), ...files];
    });
    return [...new Set(binFiles)].map((path) => treeAlteration('a committed program', path));
}
/**
 * Returns the project's packages that npx and similar launchers start under the name in a launch. For each
 * package, returns its code, a record of the manifest fields that make the launcher start the package, and a
 * record of its program files. A program file affects the package's code, but not what the launcher fetches.
 */
function ownPackages({ launch, localBinary }, folders, project) {
    if (localBinary === null)
        return [];
    const { name } = launch;
    return manifestsWith(localBinary, name, folders, project).flatMap((path) => {
        const manifest = project.get(path, package_json/* packageJson */.T9);
        if (manifest === null)
            return [];
        const program = manifest.programs.get(localBinary);
        const isNamed = manifest.name === name && maySatisfy(launch, manifest);
        if (program === undefined && !isNamed)
            return [];
        const bins = [program, ...manifest.programs.values()].flatMap((word) => word?.text ?? []);
        const files = bins.map((bin) => (0,declarations_paths/* pathBelow */.Br)((0,model_paths/* folderOf */.yS)(path), bin));
        const file = files.find((each) => each !== null && project.has(each)) ?? path;
        const at = {
            ...treeAlteration('the project\u2019s own program with the same name', path),
            ...(program === undefined ? {} : { span: program.span }),
        };
        const manifestRecord = (words) => {
            return { ...at, contentDigest: (0,digest/* digestOf */.o)(JSON.stringify(words)) };
        };
        return [
            {
                answer: (0,resolution_answer/* localAnswer */.sw)(file),
                record: manifestRecord([manifest.name, program !== undefined]),
                files: manifestRecord(bins),
            },
        ];
    });
}
function manifestsWith(program, name, folders, project) {
    const own = project.once('programs of manifests', () => readManifests(project.named('package.json'), project));
    const lists = [own, ...collectManifests(folders, project).map(({ contents }) => contents)];
    const matchingPaths = lists.flatMap(({ byProgram, byName }) => [
        ...(byProgram.get(program) ?? []),
        ...(byName.get(name ?? '') ?? []),
    ]);
    return [...new Set(matchingPaths)].sort();
}
function readManifests(paths, project) {
    const byProgram = new Map();
    const byName = new Map();
    const add = (map, key, path) => {
        const list = map.get(key) ?? [];
        list.push(path);
        map.set(key, list);
    };
    for (const path of paths.slice(0, project_project/* maxManifests */.pQ)) {
        const manifest = project.get(path, package_json/* packageJson */.T9);
        for (const program of manifest?.programs.keys() ?? [])
            add(byProgram, program, path);
        if (manifest?.name)
            add(byName, manifest.name, path);
    }
    return { byProgram, byName };
}
/**
 * Returns the manifests in the given folders, the folders above, all their workspaces, and the folders that
 * these manifests link to. A folder with unknown content stands in for its manifest.
 */
function collectManifests(folders, project) {
    const manifestsIn = (each) => {
        const path = (0,model_paths/* pathInFolder */.$X)(each, 'package.json');
        const unknown = project.unknownAt(each);
        return unknown === null ? project.trackedLike(path) : [unknown];
    };
    const withLinked = (paths) => {
        const foundPaths = new Set(paths);
        // The loop adds to the set that it iterates over.
        for (const path of foundPaths) {
            if (foundPaths.size > project_project/* maxManifests */.pQ)
                break;
            for (const written of project.get(path, package_json/* packageJson */.T9)?.linkedFolders ?? []) {
                const folder = (0,declarations_paths/* pathBelow */.Br)((0,model_paths/* folderOf */.yS)(path), written);
                for (const each of folder === null ? [] : manifestsIn(folder))
                    foundPaths.add(each);
            }
        }
        return [...foundPaths];
    };
    return project.upwards('package.json', folders, manifestsIn).map((path) => project.once(`workspaces of ${path}`, () => {
        const patterns = project.get(path, package_json/* packageJson */.T9)?.workspaces ?? [];
        const members = patterns.flatMap((pattern) => foldersMatching((0,model_paths/* folderOf */.yS)(path), pattern, project).flatMap(manifestsIn));
        const allPaths = withLinked([path, ...members]);
        const unread = allPaths.filter((each) => project.get(each, package_json/* packageJson */.T9) === null && project.isUnreadable(each, package_json/* packageJson */.T9));
        const modules = (0,model_paths/* upFrom */.c9)(allPaths.map(model_paths/* folderOf */.yS)).filter((each) => hasModules(each, project));
        return { paths: allPaths, contents: readManifests(allPaths, project), unread, modules };
    }));
}
function unreadManifests(folders, project) {
    const unreadPaths = collectManifests(folders, project).flatMap((each) => each.unread);
    return [...new Set(unreadPaths)].map((path) => ({
        ...treeAlteration('', path),
        ...(0,project_project/* unreadableFile */._s)(path, project),
    }));
}
/**
 * Returns the committed files and folders at a path below a folder, and any link or other repository along
 * the path.
 */
function committedPathsAt(folder, path, project) {
    const found = project.trackedLike((0,model_paths/* pathInFolder */.$X)(folder, path));
    return [...new Set([...hiddenPathsTo(folder, path, project), ...found])];
}
/**
 * Applies the project's changes to a launch whose command line specifies the fetched package. A lockfile can
 * prove which package owns the started program. A launcher that searches the project first can start
 * something else.
 */
function withProjectChanges(placed, project) {
    const { folder } = placed.place;
    const proved = folder === null ? placed : withProvedProgram(placed, folder, project);
    return withOwnPackages(proved, project);
}
/**
 * Returns a launch without `unprovenProgram` if a lockfile records that the program belongs to the package.
 */
function withProvedProgram(placed, folder, project) {
    const { unprovenProgram: program, ...launch } = placed.launch;
    const isProved = program !== undefined &&
        launch.type === 'npm' &&
        isRecordedProgram(launch.name, program, folder, project);
    return isProved ? { ...placed, launch } : placed;
}
/**
 * Returns a launch, followed by launches of the project's packages that its launcher might start instead.
 * Committed programs and packages become alterations of the first launch.
 */
function withOwnPackages(placed, project) {
    const { launch, localBinary } = placed;
    if (localBinary === null || launch.type !== 'npm')
        return [placed];
    const folders = startFolders(placed.place);
    const members = collectManifests(folders, project);
    const modules = [
        ...foldersWithModules(folders, project),
        ...members.flatMap((each) => each.modules),
    ];
    const manifests = () => [...new Set(members.flatMap(({ paths }) => paths))];
    const alterations = [
        ...committedBins([localBinary], folders, project),
        ...committedPackages(launch.name, launch, [...new Set(modules)], project),
        ...packagesFromElsewhere(launch, folders, manifests, project),
        ...((0,ecosystems/* versionPart */.uN)(launch).pin === 'tag' ? [] : unreadManifests(folders, project)),
    ];
    const localPackages = ownPackages(placed, folders, project);
    const [main = placed] = (0,partial_launch/* withAlterations */.tQ)([placed], alterations);
    if (localPackages.length === 0)
        return [main];
    const records = localPackages.map(({ record }) => record);
    return [
        { ...main, launch: { ...main.launch, ownPackages: records } },
        ...localPackages.map(({ answer, files }) => {
            const local = applyAnswer(placed, answer);
            return { ...local, launch: { ...local.launch, ownPackages: [files] } };
        }),
    ];
}
function withCommittedInstallation(answer, { program, isModule }, folders, project) {
    const { spec, alterations } = answer;
    if (spec.type !== 'npm' || isModule)
        return answer;
    const committed = [
        ...committedBins(program === '' ? [] : [program], folders, project),
        ...committedPackages(spec.name, null, foldersWithModules(folders, project), project),
        ...committedInstallations(folders, project),
        ...(answer.manager === 'yarn' ? committedByYarn(spec.name, folders, project) : []),
    ];
    return { ...answer, alterations: [...alterations, ...committed] };
}

;// CONCATENATED MODULE: ./build/detection/resolution/lookups.js



















/** Maximum nesting depth of scripts; real launches are nested less deeply. */
const lookups_deepest = 3;
/** Maximum number of launches per declaration; real declarations have fewer. */
const maxLaunches = 200;
/**
 * Resolves the pending lookups in a declaration's launches from the project's files, without running
 * anything. A lookup asks whether a program is in the tree, which launches a script starts, or which package
 * provides a program.
 *
 * @returns launches without pending lookups; none for an optional program that is not installed, or for a
 * nested script that starts nothing
 */
function resolveFromProject(launches, place, project) {
    return resolveAll(launches, { project, place, depth: 0, budget: { left: maxLaunches } });
}
function resolveAll(launches, context) {
    const { budget, project } = context;
    return launches.flatMap((each) => {
        budget.left -= 1;
        if (budget.left < 0) {
            const reason = `the declaration contains more than ${maxLaunches} launches`;
            const beyond = { ...each, ambient: [], place: context.place };
            return budget.left === -1 ? [asUnidentified(beyond, '', reason)] : [];
        }
        const projectPlaces = each.projects.map((folder) => moveWorkingFolder(context.place, folder, project));
        const startPlace = moveWorkingFolder(context.place, each.folder, project);
        // A program file found in the start folder is resolved there; an installed program is resolved in the
        // project that the launch specifies.
        const isHere = each.pending?.kind === 'program' &&
            project.has(locatePath(startPlace, each.pending.path) ?? '');
        const main = (isHere ? undefined : projectPlaces.at(-1)) ?? startPlace;
        const place = withOtherFolders(main, [startPlace, ...projectPlaces].flatMap(startFolders));
        const ambient = each.ambient.map(({ folder, ...read }) => ({
            ...read,
            place: moveWorkingFolder(context.place, folder, project),
        }));
        const expansions = each.expansions.filter(({ as }) => as !== 'names');
        const placedLaunch = { ...each, ambient, expansions, place };
        if (namesFiles(each.expansions, context.place, project)) {
            return [asUnidentified(placedLaunch, '', 'a file name pattern that a shell expands')];
        }
        return resolveOne(placedLaunch, launches, { ...context, place });
    });
}
function resolveOne(placed, beside, context) {
    const { pending } = placed;
    switch (pending?.kind) {
        case undefined:
            if (!(0,partial_launch/* isUnknownCommand */.Sb)(placed))
                return withProjectChanges(placed, context.project);
            // The arguments of commands inside scripts are not searched for launches.
            return withArguments(placed, context.depth > 0 ? [] : placed.args, context);
        case 'program':
            return resolveProgram(placed, pending, context);
        case 'sources': {
            const sources = findSources(pending, context.place, context.project);
            return [
                sources === null
                    ? asUnidentified(placed, pending.path || '.', (0,ecosystems/* unidentifiedReason */.PC)(placed.launch) ?? '')
                    : applyAnswer(placed, (0,resolution_answer/* localAnswer */.sw)(sources)),
            ];
        }
        case 'script':
            return resolveScript(placed, pending, context);
        case 'installed':
            return resolveInstalled(placed, pending, beside, context);
        case 'requirements':
            return resolveRequirements(placed, pending, context);
    }
}
function withArguments(placed, args, context) {
    const own = { ...placed, args: [] };
    const named = (0,partial_launch/* withExpansions */.Hw)((0,command_line/* launchesOfArguments */.ZM)(args), own.expansions);
    return [
        own,
        ...withParentInputs(own, resolveAll(named, { ...context, depth: context.depth + 1 })),
    ];
}
function resolveProgram(placed, pending, context) {
    const { project, place, depth } = context;
    const isAddress = /^[a-z][\w+.-]*:\/\//i.test(pending.path);
    // A program missing from the first folder could be in another folder that a user opens.
    const paths = startFolders(place).map((folder) => locatePath({ ...place, folder }, pending.path));
    const pathExists = (each) => each !== null && runnableFile(each, pending.by, project) !== null;
    const namedPath = isAddress ? null : (paths.find(pathExists) ?? locatePath(place, pending.path));
    const path = namedPath === null ? null : mainFile(namedPath, pending.by, project);
    if (path !== null && /(?:^|\/)node_modules\//.test(path)) {
        const modulePackage = packageInModules(path, pending.args, project);
        if (modulePackage !== null) {
            const there = { ...context, place: { ...place, folder: modulePackage.folder, others: [] } };
            return resolveInstalled(placed, modulePackage.lookup, [], there);
        }
        return [asUnidentified(placed, pending.path, (0,ecosystems/* unidentifiedReason */.PC)(placed.launch) ?? '')];
    }
    const file = path === null ? null : runnableFile(path, pending.by, project);
    if (file !== null) {
        const local = applyAnswer(placed, (0,resolution_answer/* localAnswer */.sw)(file));
        const script = shellScriptAt(file, pending.by, project);
        const runBy = script === null ? interpreterOfProgram(file, pending.by, project) : null;
        const { text } = script ?? runBy ?? {};
        if (text === undefined || depth >= lookups_deepest)
            return [local];
        const scriptWord = { text: file, span: placed.launch.span };
        const innerContext = { ...context, depth: depth + 1 };
        const startedBy = (each) => each === null ? [] : (0,command_line/* launchesOfShellScript */.kd)(each, scriptWord, maxLaunches);
        const startedLaunches = resolveAll((0,partial_launch/* withExpansions */.Hw)(startedBy(script), placed.expansions), innerContext);
        // The interpreter line and nested scripts add only fetched packages as launches; anything else in them is
        // treated as the project's own code.
        const scripts = script === null ? [] : (0,shell_text/* scriptsStartedBy */.lI)(script, scriptWord);
        const furtherLaunches = [
            ...startedBy(runBy),
            ...scripts.map((each) => (0,partial_launch/* programLaunch */.sp)(each, 'shell')),
        ];
        const fetched = resolveAll(furtherLaunches, innerContext).filter(({ launch }) => (0,ecosystems/* isIdentified */.mO)(launch));
        return [
            local,
            ...withParentInputs(placed, throughScript(text, [...startedLaunches, ...fetched])),
        ];
    }
    // A bundle or plugin can contain a file that is absent from the tree, if the manifest refers to a path
    // inside the bundle's folder.
    if (path !== null && (0,declarations_paths/* isInBundle */.yd)(pending.path) && isPackedHere(path, project)) {
        return [applyAnswer(placed, (0,resolution_answer/* localAnswer */.sw)(path))];
    }
    if (path === null || !isBuildOutput(path, project)) {
        return [asUnidentified(placed, pending.path, (0,ecosystems/* unidentifiedReason */.PC)(placed.launch) ?? '')];
    }
    return [
        isBuiltHere(path, project)
            ? applyAnswer(placed, (0,resolution_answer/* localAnswer */.sw)(path))
            : asUnidentified(placed, pending.path, 'a build output that is not in the tree'),
    ];
}
function resolveRequirements(placed, { path }, { project, place }) {
    const file = locatePath(place, path);
    const listedPackages = file === null ? null : project.get(file, requirements);
    if (listedPackages === null)
        return [asUnidentified(placed, path, (0,ecosystems/* unidentifiedReason */.PC)(placed.launch) ?? '')];
    return listedPackages.map(({ spec, elsewhere }) => {
        const alterations = elsewhere === null ? [] : [(0,resolution_answer/* fileAlteration */.Kd)(file ?? '', elsewhere)];
        return applyAnswer(placed, { ...(0,resolution_answer/* plainAnswer */.dW)(spec), alterations });
    });
}
/** Returns the file that Node runs for a folder with a manifest. Any other path is returned unchanged. */
function mainFile(path, by, project) {
    const file = (0,model_paths/* pathInFolder */.$X)(path, 'package.json');
    if (by !== 'interpreter' || project.exists(path) || !project.has(file))
        return path;
    const main = (0,declarations_paths/* pathBelow */.Br)(path, project.get(file, package_json/* packageJson */.T9)?.main ?? 'index.js');
    const endings = ['', '.js', '.json', '/index.js'];
    return main === null
        ? path
        : (endings.map((ending) => `${main}${ending}`).find((each) => project.has(each)) ?? main);
}
/**
 * Returns the file that runs for a path, or null if the project has none. For a folder, Python runs
 * `__main__.py`.
 */
function runnableFile(path, by, project) {
    if (project.has(path))
        return path;
    const inside = (0,model_paths/* pathInFolder */.$X)(path, '__main__.py');
    return by === 'interpreter' && project.has(inside) ? inside : null;
}
function resolveScript(placed, pending, context) {
    const { project, place, depth } = context;
    const { name, args, workspace, manager } = pending;
    const unknown = (reason) => [
        asUnidentified(placed, name, reason, (0,secrets/* redactScript */.FB)(name)),
    ];
    const path = place.folder === null ? null : manifestFor(project, place.folder, workspace);
    const manifest = path === null ? null : project.get(path, package_json/* packageJson */.T9);
    if (path === null || manifest === null)
        return unknown('a script without a package.json in the tree');
    const script = manifest.scripts.get(name)?.text;
    if (script === undefined) {
        if (!pending.orProgram)
            return unknown('a script that package.json does not list');
        const lookup = { type: 'npm', program: name, args, workspace, manager };
        return resolveInstalled(placed, (0,pending_lookup/* installedLookup */.F)(lookup), [], context);
    }
    if (depth >= lookups_deepest)
        return unknown('scripts that start each other endlessly');
    if (args.some(({ text }) => !/^[\w@./:=,+-]+$/.test(text))) {
        return unknown('arguments that a shell may split');
    }
    const line = [script, ...args.map(({ text }) => text)].join(' ');
    // The package manager also runs the scripts with the `pre` and `post` prefixes.
    const [before, after] = [`pre${name}`, `post${name}`].map((key) => manifest.scripts.get(key));
    const parts = [before?.text, line, after?.text].flatMap((text) => {
        if (text === undefined)
            return [];
        const launches = (0,command_line/* launchesOfPackageScript */.SB)({ text, span: placed.launch.span });
        const expanded = (0,partial_launch/* withExpansions */.Hw)(launches, placed.expansions);
        return [{ text, launches: (0,partial_launch/* withManager */.Iz)(expanded, manager) }];
    });
    const isBuilding = (each) => isBuildTool(each, manifest);
    const scriptContext = {
        ...context,
        place: { ...place, folder: (0,model_paths/* folderOf */.yS)(path), others: [] },
        depth: depth + 1,
    };
    const scriptLaunches = parts.flatMap(({ text, launches }) => throughScript(text, resolveAll(launches.filter((each) => !isBuilding(each)), scriptContext)));
    // A build can overwrite installed files, so a launch after a build is certain only if it starts the
    // project's own code.
    const hasBuilt = parts.some(({ launches }) => launches.some(isBuilding));
    const isOwn = scriptLaunches.every(({ launch }) => ['local', 'unidentified'].includes(launch.type));
    const ofScript = (reason) => throughScript(script, unknown(reason));
    const mixed = hasBuilt && !isOwn ? ofScript('a script that also runs a build') : [];
    const allLaunches = (0,partial_launch/* withAlterations */.tQ)([...scriptLaunches, ...mixed], placed.launch.alterations);
    return allLaunches.length > 0 || depth > 0
        ? withParentInputs(placed, allLaunches)
        : ofScript('a script that starts no server');
}
function resolveInstalled(placed, pending, beside, context) {
    const { project, place } = context;
    const answers = findAnswers(placed, pending, beside, context);
    if (answers.length === 0 && !pending.isOptional) {
        const name = pending.program || (pending.packageName ?? '');
        const own = asUnidentified(placed, name, (0,ecosystems/* unidentifiedReason */.PC)(placed.launch) ?? '');
        return withArguments(own, pending.args, context);
    }
    return answers.flatMap((found) => {
        const answer = withCommittedInstallation(found, pending, startFolders(place), project);
        const answeredLaunch = applyAnswer(placed, answer);
        const { spec } = answer;
        const programWord = { text: pending.program, span: placed.launch.span };
        const isPackage = !pending.isModule && (0,ecosystems/* isIdentified */.mO)(spec) && ecosystems/* ecosystems */.uU[spec.type].canBeInstalled;
        const packageLaunches = isPackage
            ? (0,command_line/* launchesOfPackage */.lo)(spec, programWord, pending.args)
            : (0,command_line/* launchesOfArguments */.ZM)(pending.args);
        // A bridge's launch comes last in the list, after the launches of the servers in its arguments.
        const bridge = packageLaunches.findLast(({ launch }) => launch.role === 'launcher');
        const self = isPackage ? (bridge ?? packageLaunches[0]) : undefined;
        const innerLaunches = (0,partial_launch/* withExpansions */.Hw)(packageLaunches.filter((each) => each !== self), placed.expansions);
        const beside = resolveAll(innerLaunches, { ...context, depth: context.depth + 1 });
        const role = bridge === undefined ? answeredLaunch.launch.role : 'launcher';
        const args = bridge === undefined ? pending.args : [];
        const main = { ...answeredLaunch, args, launch: { ...answeredLaunch.launch, role } };
        return bridge === undefined
            ? [main, ...beside]
            : [
                ...(0,partial_launch/* withAlterations */.tQ)(withParentInputs(answeredLaunch, beside), answeredLaunch.launch.alterations),
                main,
            ];
    });
}
const installations = {
    npm: fromNpmInstallation,
    pypi: fromPythonEnvironment,
};
/**
 * Returns the installed packages that match a lookup. An optional lookup leaves out packages that are judged
 * anyway.
 */
function findAnswers(placed, pending, beside, { project, place: { folder } }) {
    if (folder === null)
        return [];
    const answers = installations[pending.type](pending, folder, project);
    if (!pending.isOptional)
        return answers;
    // The launch of the package that npx would fetch comes from the same word, so the two spans are identical.
    const main = beside.find(({ launch }) => launch.type === 'npm' && launch.span === placed.launch.span);
    return answers.filter((answer) => main === undefined
        ? // A launcher installed under its own name is left out, because the gate knows how to interpret it.
            answer.spec.type === 'local' || answer.spec.name !== pending.program
        : (0,resolution_answer/* mayReplace */.kA)(main.launch, answer));
}

;// CONCATENATED MODULE: ./build/detection/resolution/mounts.js




/**
 * Every folder in an image is assumed to contain code, except the folders that servers' documentation
 * reserves for user data.
 */
const dataFolders = new Set((0,word_list/* wordList */.d)(`
  artifacts backup backups cache content data database databases db docs documents downloads export exports
  files host images import imports in input inputs knowledge logs media memory migrations mnt models
  notebooks notes obsidian out output outputs project projects repo repos repositories repository results
  screenshots secrets share shared storage temp tmp upload uploads vault vaults vol volume volumes work
  workdir workspace workspaces
`));
const dataEndings = /\.(?:json[l5c]?|ndjson|geojson|ya?ml|toml|ini|conf|cfg|cnf|properties|xml|csv|tsv|txt|md|mdx|rst|adoc|log|db|sqlite3?|duckdb|parquet|pdf|png|jpe?g|gif|svg|webp|ico|docx?|xlsx?|pptx?|pem|crt|cer|key|pub|sql|graphql|gql|proto|html?|css|ipynb|lock|sum|mod|tf|tfvars|hcl|ttl|rdf|bin|onnx|gguf|mp[34]|wav|ogg|webm|woff2?|ttf|excalidraw|canvas|base)$/i;
/** Settings files that determine which code a program in the same folder runs. */
const programSettings = /^(?:package(?:-lock)?\.json|tsconfig[\w.-]*\.json|deno\.jsonc?|bunfig\.toml|pyproject\.toml|uv\.toml|pip\.conf|npmrc|mise\.toml|openssl\.cnf|pyvenv\.cfg|.*\.runtimeconfig\.json|.*\.deps\.json|.*rc|\.[^.]*)$/i;
/** System folders, where even settings files can determine which code runs. */
const mounts_system = /^\/(?:bin|boot|dev|etc|home|lib(?:32|64|exec)?|nix|opt|proc|root|run|sbin|sys|usr|var)(?:\/|$)/;
/** Returns the paths in the tree that a mount's source refers to; empty for the machine's own files. */
function sourcesIn(text, place) {
    const normalised = text
        .replace(/^(?:\$\(pwd\)|`pwd`|%cd%)/i, '${workspaceFolder}')
        .replace(/^\$\{(?=[\w:]*(?:workspace|project|pwd))[\w:]*\}/i, '${workspaceFolder}');
    return pathsInTree(normalised, place);
}
/**
 * Returns an alteration for each mount that places code from the tree over an image: a code file, or a folder
 * that contains one. A mount on a data folder is ignored unless the container starts in that folder, or the
 * command line or a variable refers to code in it.
 */
function mountAlterations(mounts, variables, place) {
    const { tracked } = place;
    return mounts.flatMap((mount) => {
        const { source, target, isWorkingFolder, at } = mount;
        // A folder that is mounted at the same path as on the host is not part of the image.
        const isForNoCode = source === target || isForData(target);
        const isWhole = !isForNoCode || isWorkingFolder;
        const parts = isWhole ? [{ below: '', isFile: false }] : partsNamed(mount, variables);
        const what = 'a mount that covers part of the image';
        return sourcesIn(source, place).some((path) => parts.some(({ below, isFile }) => {
            const partPath = [path, below].filter((each) => each !== '').join('/');
            return ((!isFile || kindAt(partPath, tracked) !== 'folder') &&
                mayRun(partPath, below === '' ? target : `${target}/${below}`, tracked));
        }))
            ? [{ kind: 'path', what, file: null, span: at.span }]
            : [];
    });
}
/**
 * Returns the parts of a mount that the command line or variables refer to. A folder counts only if a known
 * variable refers to it, because programs can then look for other programs in that folder.
 */
function partsNamed({ target, words }, variables) {
    const given = variables.flatMap(({ name, value, inside }) => {
        if (inside === null)
            return [];
        const isPassedOn = value.text === `\${${name}}`;
        const set = isPassedOn ? variables.filter((each) => each.name === name) : [{ value }];
        return set.map((each) => ({ text: each.value.text, isFile: !isKnownVariable(name) }));
    });
    const texts = [...words.map((text) => ({ text, isFile: true })), ...given];
    return texts.flatMap(({ text, isFile }) => text.split(/[\s=:;,'"]+/).flatMap((piece) => {
        const below = piece.startsWith('/') ? partOfMount(target, piece) : null;
        return below === null ? [] : [{ below, isFile }];
    }));
}
/**
 * Converts a container path to a path relative to a mount: empty if the path is the mount or above it, null
 * if the path is elsewhere.
 */
function partOfMount(target, path) {
    const [at, mounted] = [path, target].map((each) => absolutePathParts(each));
    return at.slice(0, mounted.length).every((part, index) => part === mounted[index])
        ? at.slice(mounted.length).join('/')
        : null;
}
const kindAt = (path, tracked) => path === '' ? 'folder' : tracked.kindAt(path);
function isForData(target) {
    const parts = target.split('/');
    return (parts[0] === '' &&
        dataFolders.has((parts[1] ?? '').toLowerCase()) &&
        !parts.some((part) => part === '..' || part === '.' || part === 'node_modules'));
}
/** Maximum number of files; real mounted folders contain fewer. A larger folder is treated as code. */
const maxFiles = 10_000;
function mayRun(path, target, tracked) {
    const pending = [{ path, target: target.replace(/(?<!\/)\/+$/, '') }];
    for (let count = 0; count < maxFiles; count += 1) {
        const next = pending.pop();
        if (next === undefined)
            return false;
        const kind = kindAt(next.path, tracked);
        if (kind === 'folder') {
            for (const name of tracked.namesIn(next.path)) {
                if (name === '.git' && next.path === '')
                    continue;
                const below = next.path === '' ? name : `${next.path}/${name}`;
                pending.push({ path: below, target: `${next.target}/${name}` });
            }
        }
        else if (kind !== null && (kind !== 'file' || !isData(next.path, next.target))) {
            return true;
        }
    }
    return true;
}
function isData(path, target) {
    const isPlain = (each) => {
        const name = each.slice(each.lastIndexOf('/') + 1);
        return isPlainName(name) || (dataEndings.test(name) && !programSettings.test(name));
    };
    return isPlain(path) && isPlain(target) && !mounts_system.test(target);
}

;// CONCATENATED MODULE: ./build/detection/resolution/own-addresses.js




/** Addresses that a container can use for its host machine. */
const ofMachine = /^(?:host-gateway|127(?:\.\d{1,3}){3})$/;
/**
 * An option value that maps a name for the host machine to an address, such as
 * `host.docker.internal:host-gateway`.
 */
const namedHost = /(?:^|[\s='"])(host\.(?:docker|containers)\.internal)[:=]([^\s'"]*)/gi;
/** A mount over `/etc/hosts`, which maps host names to addresses. */
const namesOfMachines = /[:=,]\/etc\/hosts(?:[:,]|$)/;
/**
 * Marks a launch as unidentified if it connects to one of the machine's own addresses and the repository
 * could change that address. For example, the repository could set a port that is not a number, or map the
 * machine's name to a different address. Returns any other launch unchanged.
 *
 * @param variables all variables that command lines, entries, clients and files set
 */
function resolveOwnAddress(placed, declaration, variables) {
    const { launch } = placed;
    const { args, env } = declaration.launch;
    if (!(0,ecosystems/* isOwnAddress */.v7)(launch))
        return placed;
    const { host, portVariable } = launch.address;
    const unidentified = (reason) => {
        const { reachable } = launch.address;
        return applyAnswer(placed, (0,resolution_answer/* plainAnswer */.dW)({ ...(0,ecosystem/* unidentifiedSpec */.a0)('', reason), reachable }));
    };
    const isPort = (text) => /^\d{1,5}$/.test(text) ||
        // A placeholder that refers to the same variable merely passes on the machine's value.
        text === `\${${portVariable}}` ||
        text === `$${portVariable}`;
    // Commands in a workflow step can change a variable in any way before using it.
    const isOfStep = declaration.client === 'github-workflow-steps';
    const ownPort = portVariable === null ? undefined : env.get(portVariable);
    const ports = [
        ...variables.filter(({ name }) => name === portVariable).map(({ value }) => value),
        ...(ownPort === undefined ? [] : [ownPort]),
    ];
    if ((isOfStep && portVariable !== null) || !ports.every(({ text }) => isPort(text))) {
        return unidentified('the port in the URL is a placeholder');
    }
    const givenVariables = [
        ...variables.flatMap(({ name, value }) => (name.toLowerCase() === host ? [value.text] : [])),
        ...args.flatMap(({ text }) => [...text.matchAll(namedHost)].flatMap(([, name = '', address = '']) => name.toLowerCase() === host ? [address] : [])),
    ];
    const isOverlaid = args.some(({ text }) => namesOfMachines.test(text));
    return givenVariables.every((address) => ofMachine.test(address)) &&
        !(isOverlaid && /[a-z]/i.test(host))
        ? placed
        : unidentified('a local host name that the repository maps to another address');
}

// EXTERNAL MODULE: ./build/detection/launch/settings.js
var settings = __webpack_require__(53933);
;// CONCATENATED MODULE: ./build/detection/resolution/settings/settings-format.js



function registryKind(address) {
    return (0,registries/* isDefaultRegistry */.n3)(address) ? null : 'registry';
}
function isInScope(scope, name) {
    return name.startsWith(`@${scope.replace(/^@/, '')}/`);
}
/** Reports whether a path in a settings file refers to content in the tree. */
function isOfTree(value, { path, folder, project }) {
    const { holding } = findNamedContent(value, {
        starts: [...new Set([(0,model_paths/* folderOf */.yS)(path), folder])],
        project: folder,
        tracked: project.tracked,
    }, true);
    return holding !== 'nothing' && holding !== 'workspace';
}
/** Caches matching files by project, because all launches in a project share them. */
const matched = new WeakMap();
/**
 * Returns the files that match a path, in which `*` matches any part of the file name. If a submodule or link
 * hides the folder, returns the path of that submodule or link instead.
 */
function filesMatching(folder, path, project) {
    const cached = matched.get(project) ?? new Map();
    matched.set(project, cached);
    const key = `${folder}\0${path}`;
    const matchingFiles = cached.get(key) ?? findMatching(folder, path, project);
    cached.set(key, matchingFiles);
    return matchingFiles;
}
function findMatching(folder, path, project) {
    const within = (0,model_paths/* pathInFolder */.$X)(folder, (0,model_paths/* folderOf */.yS)(path)).replace(/\/$/, '');
    const unknown = within === folder ? null : project.unknownAt(within);
    if (unknown !== null && unknown.length > folder.length)
        return [unknown];
    if (!path.includes('*')) {
        return project
            .trackedLike((0,model_paths/* pathInFolder */.$X)(folder, path))
            .filter((file) => project.tracked.kindAt(file) !== 'folder');
    }
    const [prefix = '', suffix = ''] = path.slice(path.lastIndexOf('/') + 1).split('*');
    return project.tracked
        .namesIn(within)
        .filter((name) => name.length >= prefix.length + suffix.length &&
        name.toLowerCase().startsWith(prefix) &&
        name.toLowerCase().endsWith(suffix))
        .map((name) => (0,model_paths/* pathInFolder */.$X)(within, name))
        .filter((file) => project.exists(file) || project.tracked.kindAt(file) !== 'folder')
        .sort();
}

;// CONCATENATED MODULE: ./build/detection/resolution/settings/python-judges.js









const requirementLists = /^(?:pip\.)?(?:override|constraint|build-constraint|exclude)-dependencies$/;
const uvJudge = ({ key, value }, context) => {
    if (requirementLists.test(key))
        return namesPackage(value, context.name) ? 'registry' : null;
    // `requires-dist` replaces the requirements that a package declares.
    if (key.startsWith('dependency-metadata.'))
        return /requires-dist/.test(key) ? 'registry' : null;
    const [first = '', second] = key.replace(/^pip\./, '').split('.');
    const ownKey = first === 'index' && second !== undefined && second !== 'url' ? `index-${second}` : first;
    return { variable: (0,settings/* variableName */.cG)('UV_', ownKey) };
};
/**
 * Judges `tool.uv` in a manifest, and the sources that the project, or a project that it installs, specifies
 * for the launched package. Sources matter because uv takes packages for `--with` from the project's
 * environment if that environment contains them. Overrides and constraints are handled where dependencies are
 * read.
 */
const toolUvJudge = (setting, context) => {
    if (isPackageSource(setting, context.name))
        return 'registry';
    if (installs(setting, context))
        return 'registry';
    const key = setting.key.slice('tool.uv.'.length);
    return setting.key.startsWith('tool.uv.') && !requirementLists.test(key)
        ? uvJudge({ ...setting, key }, context)
        : null;
};
/**
 * Reports whether a manifest setting specifies a source for the named package, such as a path, an address or
 * another index.
 */
function isPackageSource({ key, value }, name) {
    const source = /^tool\.uv\.sources\.(.+)\.(?:path|url|git|index|workspace)$/s.exec(key)?.[1];
    if (source !== undefined)
        return pypi/* pypi */.vl.normaliseName(source) === name;
    const isRequirement = /^(?:project\.(?:dependencies|optional-dependencies\..*)|dependency-groups\..*)$/s.test(key);
    if (!isRequirement || !value.includes('@'))
        return false;
    const required = /^\s*([\w.-]+)(?:\s*\[[^\]]*\])?\s*@/.exec(value)?.[1];
    return required !== undefined && pypi/* pypi */.vl.normaliseName(required) === name;
}
/**
 * Reports whether a setting makes uv install a project in the tree that specifies a source for the launched
 * package.
 */
function installs({ key, value }, { name, path, project }) {
    const isMember = key === 'tool.uv.workspace.members';
    if (!isMember && !/^tool\.uv\.sources\..+\.path$/s.test(key))
        return false;
    const sources = project.once(`sources of uv from ${path} ${key} ${value}`, () => sourcesBelow(settingFolders((0,model_paths/* folderOf */.yS)(path), value, isMember, project), project));
    return sources.some((each) => isPackageSource(each, name));
}
function settingFolders(from, value, isMember, project) {
    if (isMember)
        return foldersMatching(from, value, project);
    const folder = (0,declarations_paths/* pathBelow */.Br)(from, value);
    return folder === null ? [] : [folder];
}
/**
 * Returns the source and requirement settings of the manifests in the given folders and, recursively, of the
 * manifests to which their source paths refer.
 */
function sourcesBelow(starts, project) {
    const folders = new Set(starts);
    const matchingSettings = [];
    // The loop adds to the set that it iterates over.
    for (const folder of folders) {
        if (folders.size > project_project/* maxManifests */.pQ)
            break;
        const settings = project.get((0,model_paths/* pathInFolder */.$X)(folder, 'pyproject.toml'), project_settings/* tomlSettings */.c5) ?? [];
        for (const setting of settings) {
            if (/^(?:tool\.uv\.sources|project|dependency-groups)\./.test(setting.key))
                matchingSettings.push(setting);
            if (!/^tool\.uv\.sources\..+\.path$/s.test(setting.key))
                continue;
            const next = (0,declarations_paths/* pathBelow */.Br)(folder, setting.value);
            if (next !== null)
                folders.add(next);
        }
    }
    return matchingSettings;
}
function namesPackage(requirement, name) {
    const spec = (0,pypi/* readPypiSpec */.c)(requirement.trim());
    return !(0,ecosystems/* isIdentified */.mO)(spec) || pypi/* pypi */.vl.normaliseName(spec.name) === name;
}
/** Returns a judge for the indexes in a package manager's section, such as `[[tool.poetry.source]]`. */
function sourceJudge(prefix) {
    return ({ key, value }) => (key === `${prefix}.url` ? registryKind(value) : null);
}
const pdmProjectJudge = (setting, of) => {
    const [, name] = /^tool\.pdm\.resolution\.overrides\.(.+)$/s.exec(setting.key) ?? [];
    if (name !== undefined)
        return pypi/* pypi */.vl.normaliseName(name) === of.name ? 'registry' : null;
    return sourceJudge('tool.pdm.source')(setting, of);
};
const poetryJudge = (setting, of) => {
    const { key, value } = setting;
    if (key.startsWith('repositories.'))
        return registryKind(value);
    return key === 'virtualenvs.path' && isOfTree(value, of) ? 'path' : null;
};
const pdmJudge = (setting, context) => {
    const { key, value } = setting;
    if (/^pypi(?:\.[^.]+)?\.url$/.test(key))
        return registryKind(value);
    return /^(?:python\.path|venv\.location|cache_dir)$/.test(key) && isOfTree(value, context)
        ? 'path'
        : null;
};
/** Variables that control where Python, pip and uv find the code that they load. */
const deciding = '(?:PIP_|UV_|PYTHON|LD_|DYLD_|PATH$)';
const hatchJudge = ({ key }) => {
    const own = /^(?:tool\.hatch\.)?(envs?\..*)$/s.exec(key)?.[1] ?? '';
    const isCode = /\.(?:pre|post)-install-commands\b|^env\.requires\b/.test(own);
    return isCode || new RegExp(String.raw `\.env-vars\.${deciding}`).test(own) ? 'path' : null;
};
const pixiJudge = ({ key, value }) => {
    if (/(?:^|\.)pypi-(?:options|config)\.(?:index-url|extra-index-urls|find-links)\b/.test(key)) {
        return registryKind(value);
    }
    const isActivation = new RegExp(String.raw `(?:^|\.)activation\.(?:scripts\b|env\.${deciding})`);
    return isActivation.test(key) ? 'path' : null;
};
/** Judges a Python version request that specifies the interpreter by path. */
const pythonVersionJudge = ({ value }, of) => value.split(/\r\n|\r|\n/).some((line) => /[\\/]/.test(line) && isOfTree(line.trim(), of))
    ? 'path'
    : null;
/** Removes explicit indexes, which apply only to packages whose sources refer to them. */
function withoutExplicit(settings) {
    // The keys of an index are adjacent, so a repeated key starts the next index.
    const isOfIndex = ({ key }) => /^(?:tool\.uv\.)?index\./.test(key);
    const indexes = [];
    for (const setting of settings.filter(isOfIndex)) {
        const last = indexes.at(-1);
        if (last === undefined || last.some(({ key }) => key === setting.key))
            indexes.push([setting]);
        else
            last.push(setting);
    }
    const explicit = new Set(indexes
        .filter((each) => each.some(({ key, value }) => key.endsWith('index.explicit') && value === 'true'))
        .flat());
    return settings.filter((setting) => !explicit.has(setting));
}

// EXTERNAL MODULE: ./build/detection/declarations/env-file.js
var env_file = __webpack_require__(64730);
;// CONCATENATED MODULE: ./build/detection/resolution/project/env-file-kind.js

const envFile = {
    name: 'variables',
    limit: 256 * 1024,
    load: async () => env_file/* readEnvFile */.S,
};

;// CONCATENATED MODULE: ./build/detection/resolution/project/nuget-config.js

const tag = /<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[A-Za-z_][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
/**
 * Reads a `NuGet.config`. Each `<add key="\u2026" value="\u2026"/>` becomes a setting with the lower-case key
 * `section.key`. Returns null for text that is not plain XML or that has a document type declaration. Source:
 * NuGet's reference for `NuGet.config`.
 */
function readNugetConfig(text) {
    const settings = [];
    const open = [];
    let line = 1;
    let counted = 0;
    for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
        const skipped = endOfSkippedPart(text, at);
        if (skipped !== null) {
            if (skipped < 0)
                return null;
            at = skipped;
            continue;
        }
        tag.lastIndex = at;
        const [whole = '', isClosing, name = '', attributes = '', isEmpty] = tag.exec(text) ?? [];
        if (whole === '')
            return null;
        if (isClosing !== '') {
            if (open.pop() !== name.toLowerCase())
                return null;
        }
        else {
            for (; counted < at; counted += 1)
                if (text[counted] === '\n')
                    line += 1;
            if (name.toLowerCase() === 'add') {
                const values = readAttributes(attributes);
                const key = [...open.slice(1), values.get('key')?.toLowerCase()].join('.');
                const value = values.get('value') ?? '';
                settings.push({ key, value, span: (0,project_lines/* lineSpan */.Z)(line, whole) });
            }
            if (isEmpty === '')
                open.push(name.toLowerCase());
        }
        at += whole.length;
    }
    return open.length === 0 && settings.every(({ key }) => key.length < 300) ? settings : null;
}
/**
 * Returns the offset just after the comment or processing instruction at `at`. Returns null for a tag and a
 * negative number for a syntax error.
 */
function endOfSkippedPart(text, at) {
    for (const [begin, end] of [
        ['<!--', '-->'],
        ['<?', '?>'],
    ]) {
        if (!text.startsWith(begin, at))
            continue;
        const close = text.indexOf(end, at + begin.length);
        return close < 0 ? -1 : close + end.length;
    }
    return text.startsWith('<!', at) ? -1 : null;
}
function readAttributes(text) {
    return new Map([
        ...text.matchAll(/(?<![\w.:-])[\d.:-]*([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g),
    ].map(([, name = '', double, single]) => [name.toLowerCase(), double ?? single ?? '']));
}
const nugetConfig = {
    name: 'NuGet.config',
    limit: 256 * 1024,
    isInUtf16: true,
    load: async () => readNugetConfig,
};

;// CONCATENATED MODULE: ./build/detection/resolution/settings/other-judges.js






/**
 * Judges `deno.json`: mapped specifiers, packages in the tree that replace fetched ones (`links`,
 * `workspace`, `vendor`), and a `node_modules` folder that other tools fill. Each case was tested.
 */
const denoJudge = ({ key }, context) => {
    if (/^(?:imports\.[a-z][\w+.-]*:|scopes\.|importMap$|links$|patch$)/i.test(key))
        return 'loader';
    if (/^(?:vendor|nodeModulesDir|lock(?:\.path)?)$/.test(key)) {
        return { variable: (0,settings/* variableName */.cG)('DENO_', key.replace('.', '_')) };
    }
    return /^workspace(?:\.members)?$/.test(key) && hasMember(context) ? 'path' : null;
};
/**
 * Judges the parts of `deno.lock` that Deno trusts: the launched package's version, a package's address, and
 * a different package under a dependency's name. Each case was tested.
 */
const denoLockJudge = ({ key, value }, { launch }) => {
    const [, type, name, wanted] = /^(?:packages\.)?specifiers\.(npm|jsr):(.+?)(?:@([^@]*))?$/s.exec(key) ?? [];
    if (type !== undefined) {
        if (!(0,ecosystems/* isIdentified */.mO)(launch) || launch.type !== type || launch.name !== name)
            return null;
        // A `_` separates the package's version from the versions of its peers.
        const [version = ''] = value.replace(/^(?:npm|jsr):@?[^@]+@/, '').split('_', 1);
        const { pin } = launch;
        if (pin === 'exact') {
            return (0,ecosystems/* sameVersion */.r1)(launch.type, wanted ?? '', launch.version ?? '') &&
                !(0,ecosystems/* sameVersion */.r1)(launch.type, version, launch.version ?? '')
                ? 'path'
                : null;
        }
        const isOther = pin === 'range' && ecosystems/* ecosystems */.uU[launch.type].satisfies(version, launch.version ?? '') === false;
        return isOther && wanted === launch.specifier ? 'path' : null;
    }
    if (!/^(?:packages\.)?npm\./.test(key))
        return null;
    if (key.endsWith('.tarball'))
        return registryKind(value);
    // Aliases such as `string-width-cjs@npm:string-width@4.2.3` are common and refer to another build of the
    // same package.
    const [, alias, actual] = /^(@?[^@]+)@npm:(@?[^@]+)(?:@|$)/.exec(value) ?? [];
    return alias !== undefined && !alias.startsWith(`${actual}-`) ? 'path' : null;
};
/**
 * Judges whether a `package.json` (for Deno) or overrides (for pnpm) change the source of the launched
 * package, or replace its dependencies. Each case was tested.
 */
const replacementJudge = ({ key, value }, { launch, name }) => {
    const [, kind, keys = ''] = /^(dependencies|(?:dev|optional|peer)Dependencies|overrides)\.(.+)$/s.exec(key) ?? [];
    if (kind === undefined || keys.startsWith('//'))
        return null;
    const isOfLaunch = kind === 'overrides'
        ? keys.startsWith(`${name}@`) || [keys, keys.replace(/\.\.$/, '')].some(isLast(name))
        : keys === name;
    const spec = (0,npm/* readNpmSpec */.j1)(`x@${value}`);
    const isOther = spec.type !== 'npm' || !['x', name].includes(spec.name);
    if (kind !== 'overrides')
        return isOfLaunch && isOther ? 'path' : null;
    // The version that `$name` refers to is declared in the same file.
    if (!isOfLaunch)
        return isOther && !value.startsWith('$') ? 'path' : null;
    const isSame = (0,ecosystems/* isIdentified */.mO)(launch) &&
        spec.type === 'npm' &&
        (0,ecosystems/* sameVersion */.r1)('npm', spec.version ?? '', launch.version ?? '');
    return isOther || !isSame ? 'path' : null;
};
function isLast(name) {
    return (keys) => keys === name || keys.endsWith(`.${name}`);
}
/** Reports whether a manifest in the tree has the launched package's name. */
function hasMember({ name: wanted, project }) {
    return ['deno.json', 'deno.jsonc', 'jsr.json', 'package.json']
        .flatMap((name) => project.named(name).slice(0, project_project/* maxManifests */.pQ))
        .some((path) => project.get(path, project_settings/* jsonSettings */.WF)?.some(({ key, value }) => key === 'name' && value === wanted));
}
/** Judges package sources, and folders in which NuGet looks for packages before it fetches them. */
const nugetJudge = ({ key }) => {
    if (key.startsWith('packagesources.'))
        return { variable: 'NUGET_SOURCE' };
    if (key.startsWith('fallbackpackagefolders.'))
        return { variable: 'NUGET_FALLBACK_PACKAGES' };
    const setting = /^config\.(.+)$/s.exec(key)?.[1];
    return setting === undefined ? null : { variable: (0,settings/* variableName */.cG)('NUGET_', setting) };
};
/** Judges paths to another .NET installation. `$host$` refers to the running installation. */
const globalJsonJudge = ({ key, value }, of) => key === 'sdk.paths' && value !== '$host$' && isOfTree(value, of) ? 'path' : null;
/** Judges the tool version in the manifest, which takes precedence over the newest version. */
const dotnetToolsJudge = ({ key, value }, { launch }) => {
    if (launch.type !== 'nuget' || key.toLowerCase() !== `tools.${launch.name}.version`)
        return null;
    const isSame = launch.version !== null && (0,ecosystems/* sameVersion */.r1)('nuget', launch.version, value);
    return isSame ? null : 'path';
};

;// CONCATENATED MODULE: ./build/detection/resolution/settings/npm-judges.js




/**
 * A setting is judged like the variable with the same name, so the variable tables define its meaning. This
 * module handles the exceptions: scope registries, and settings that specify programs.
 */
/**
 * Judges npm settings and Yarn 1 settings. In Yarn 1, options for a single command start with `--`. A key
 * that contains a variable is treated as a registry, because the variable can expand to any key.
 */
const npmrcJudge = ({ key }) => {
    if (key.includes('${'))
        return 'registry';
    // `tokenHelper` specifies a program that generates a token.
    if (/tokenhelper$/i.test(key))
        return 'path';
    const option = /^--(?:[\w-]+\.)?(.+)$/.exec(key)?.[1];
    return {
        variable: option === undefined ? (0,settings/* variableName */.cG)('npm_config_', key) : (0,settings/* variableName */.cG)('YARN_', option),
    };
};
const yarnrcYmlJudge = ({ key, value }) => {
    const scope = /^npmScopes\.(.+)\.npmRegistryServer$/.exec(key)?.[1];
    if (scope !== undefined)
        return { variable: scopeRegistryVariable(scope) };
    // Many projects commit Yarn's own releases and plugins. Any other program is not part of Yarn.
    if (key === 'yarnPath')
        return isRelease(value) ? { toolProgram: value } : 'path';
    if (/^plugins\.spec$|^plugins\.checksum$/.test(key))
        return null;
    if (/^plugins(?:\.path)?$/.test(key)) {
        return /^(?:\.\/)?\.yarn\/plugins\/@yarnpkg\/plugin-[\w-]+\.cjs$/.test(value)
            ? { toolProgram: value }
            : 'loader';
    }
    // The files that this setting lists are read and judged separately.
    if (key === 'injectEnvironmentFiles')
        return null;
    if (key.startsWith('packageExtensions.'))
        return addsPackages(key) ? 'registry' : null;
    // A setting for particular hosts, registries or scopes has the same meaning as the global setting.
    const ofSome = /^(?:networkSettings|npmRegistries|npmScopes)\..*\.(\w+)$/.exec(key)?.[1];
    return { variable: (0,settings/* variableName */.cG)('YARN_', ofSome ?? key.replace(/\..*$/s, '')) };
};
/** Reports whether a package extension adds packages, which are then installed and can run. */
const addsPackages = (key) => /\.(?:optionalD|d)ependencies\./.test(key);
const scopeRegistryVariable = (scope) => `npm_config_@${scope.replace(/^@/, '')}:registry`;
const isRelease = (path) => /^(?:\.\/)?\.yarn\/releases\/yarn-[\w.-]+\.[cm]?js$/.test(path);
const yarnrcJudge = (setting, of) => {
    const { key, value } = setting;
    if (key !== 'yarn-path')
        return npmrcJudge(setting, of);
    return isRelease(value) ? { toolProgram: value } : 'path';
};
/**
 * Judges `pnpm-workspace.yaml`, which spells `.npmrc` settings differently. A nested key is judged as its
 * top-level key. Overrides also affect what `dlx` fetches (pnpm 12); for installed packages, the lockfile
 * determines the version.
 */
const pnpmWorkspaceJudge = (setting, context) => {
    const { key } = setting;
    if (key.startsWith('overrides.')) {
        return context.launch.resolved === null
            ? replacementJudge(npm_judges_fromCatalog(setting, context), context)
            : null;
    }
    if (key.startsWith('packageExtensions.'))
        return addsPackages(key) ? 'registry' : null;
    const scope = /^registries\.(.+)$/.exec(key)?.[1];
    if (scope !== undefined && scope !== 'default')
        return { variable: scopeRegistryVariable(scope) };
    const ownKey = scope === undefined ? key.replace(/\..*$/s, '') : 'registry';
    return { variable: (0,settings/* variableName */.cG)('npm_config_', ownKey) };
};
/** Replaces a `catalog:` reference in an override with the version from the file's catalog. */
function npm_judges_fromCatalog(setting, { path, project }) {
    const catalog = /^catalog:(?:default$)?(.*)$/s.exec(setting.value)?.[1];
    if (catalog === undefined)
        return setting;
    const name = setting.key.replace(/^overrides\.(?:.*>)?/s, '').replace(/(?<=.)@.*$/s, '');
    const key = catalog === '' ? `catalog.${name}` : `catalogs.${catalog}.${name}`;
    const catalogSetting = project.get(path, project_settings/* yamlSettings */.V7)?.find((each) => each.key === key);
    return catalogSetting === undefined ? setting : { ...setting, value: catalogSetting.value };
}
const bunfigJudge = ({ key }, { name }) => {
    const scope = /^install\.scopes\.(.+)/.exec(key)?.[1];
    if (scope === undefined) {
        const own = key.replace(/^(?:install|run)\./, '').replaceAll('.', '_');
        return { variable: (0,settings/* variableName */.cG)('BUN_CONFIG_', own) };
    }
    // The key can end with a property such as `.url`, and a scope can itself contain dots.
    const [, above = scope, part = 'url'] = /^(.+)\.(url|token|username|password)$/s.exec(scope) ?? [];
    if (isInScope(scope, name) || part === 'url') {
        return { variable: scopeRegistryVariable(isInScope(scope, name) ? scope : above) };
    }
    return { variable: (0,settings/* variableName */.cG)('BUN_CONFIG_REGISTRY_', part) };
};
const bunProgramJudge = (setting, of) => setting.key.startsWith('install.') ? null : bunfigJudge(setting, of);
/** Judges a code file that the package manager runs before anything else. */
const codeJudge = () => 'loader';

;// CONCATENATED MODULE: ./build/detection/resolution/settings/variable-judges.js
const variableJudge = ({ key }) => ({ variable: key });
const containerVariableJudge = ({ key }) => ({
    variable: key,
    inside: ['container'],
});
/** Judges the variables in a file whose reader runs commands embedded in values. */
const evaluatedJudge = (setting, of) => /\$\(|`|\b(?:exec|execSync)\(/.test(setting.value) ? 'loader' : variableJudge(setting, of);

;// CONCATENATED MODULE: ./build/detection/resolution/settings/settings-formats.js







const settings_formats_npm = ['npm', 'git'];
const python = ['pypi', 'git'];
const dotnet = ['nuget'];
const deno = ['npm', 'jsr'];
const settingsFormats = {
    variables: { kind: envFile, types: 'any', judge: variableJudge },
    'evaluated variables': { kind: envFile, types: 'any', judge: evaluatedJudge },
    'variables of a container': { kind: envFile, types: 'any', judge: containerVariableJudge },
    '.npmrc': { kind: project_settings/* npmrc */.Dz, types: settings_formats_npm, judge: npmrcJudge },
    '.yarnrc': { kind: project_settings/* yarnrc */.wl, types: settings_formats_npm, judge: yarnrcJudge },
    '.yarnrc.yml': {
        kind: project_settings/* yamlSettings */.V7,
        types: settings_formats_npm,
        judge: yarnrcYmlJudge,
        namesVariables: /^injectEnvironmentFiles$/,
    },
    'pnpm-workspace.yaml': { kind: project_settings/* yamlSettings */.V7, types: settings_formats_npm, judge: pnpmWorkspaceJudge },
    'bunfig.toml': { kind: project_settings/* tomlSettings */.c5, types: settings_formats_npm, judge: bunfigJudge },
    'bunfig.toml of a program': { kind: project_settings/* tomlSettings */.c5, types: settings_formats_npm, judge: bunProgramJudge },
    'deno.lock': { kind: project_settings/* jsonSettings */.WF, types: deno, judge: denoLockJudge },
    'package.json of deno': { kind: project_settings/* jsonSettings */.WF, types: deno, judge: replacementJudge },
    committed: { kind: project_settings/* wholeText */.r0, types: 'any', judge: codeJudge },
    code: { kind: project_settings/* wholeText */.r0, types: 'any', judge: codeJudge },
    'uv.toml': { kind: project_settings/* tomlSettings */.c5, types: python, judge: uvJudge },
    'tool.uv': { kind: project_settings/* tomlSettings */.c5, types: python, judge: toolUvJudge },
    'tool.poetry': { kind: project_settings/* tomlSettings */.c5, types: python, judge: sourceJudge('tool.poetry.source') },
    'tool.pdm': { kind: project_settings/* tomlSettings */.c5, types: python, judge: pdmProjectJudge },
    'hatch.toml': { kind: project_settings/* tomlSettings */.c5, types: python, judge: hatchJudge },
    'pixi.toml': { kind: project_settings/* tomlSettings */.c5, types: python, judge: pixiJudge },
    'tool.rye': { kind: project_settings/* tomlSettings */.c5, types: python, judge: sourceJudge('tool.rye.sources') },
    'poetry.toml': { kind: project_settings/* tomlSettings */.c5, types: python, judge: poetryJudge },
    'pdm.toml': { kind: project_settings/* tomlSettings */.c5, types: python, judge: pdmJudge },
    Pipfile: { kind: project_settings/* tomlSettings */.c5, types: python, judge: sourceJudge('source') },
    '.python-version': { kind: project_settings/* wholeText */.r0, types: python, judge: pythonVersionJudge },
    'deno.json': { kind: project_settings/* jsonSettings */.WF, types: deno, judge: denoJudge },
    'NuGet.config': { kind: nugetConfig, types: dotnet, judge: nugetJudge },
    'global.json': { kind: project_settings/* jsonSettings */.WF, types: dotnet, judge: globalJsonJudge },
    'dotnet-tools.json': { kind: project_settings/* jsonSettings */.WF, types: dotnet, judge: dotnetToolsJudge },
};

;// CONCATENATED MODULE: ./build/detection/resolution/surroundings.js












/**
 * Returns the effects on a launch of the files that its programs read by default or that its command line
 * specifies.
 */
function findAmbientAlterations(placed, project) {
    const { launch } = placed;
    const files = new Map(placed.ambient
        .flatMap((each) => findAmbientFiles(each, project))
        .map((file) => [file.key, file]));
    return [
        ...[...files.values()].flatMap((file) => alterationsIn(file, launch, project)),
        ...placed.ambient.flatMap(({ at }) => at !== null && /^\/(?:proc|dev)\//.test(at.text)
            ? [
                {
                    kind: 'loader',
                    what: 'a file that sets variables',
                    file: null,
                    span: at.span,
                },
            ]
            : []),
    ];
}
/**
 * Holds one object per file, format and folder in a project, because other caches use that object as a key.
 */
const foundFiles = new WeakMap();
function foundFile(path, format, folder, project) {
    const ofProject = foundFiles.get(project) ?? new Map();
    foundFiles.set(project, ofProject);
    const key = `${format} ${path}`;
    const knownFile = ofProject.get(`${key}\0${folder}`) ?? { key, path, format, folder };
    ofProject.set(`${key}\0${folder}`, knownFile);
    return knownFile;
}
function findAmbientFiles({ file, at, place }, project) {
    const { format, search } = file;
    if (at !== null) {
        return pathsInTree(file.path, valuePlace(place, project)).flatMap((path) => {
            // The content of a file in a submodule is unknown.
            const unknown = project.unknownAt(path);
            if (unknown !== null)
                return [foundFile(unknown, format, (0,model_paths/* folderOf */.yS)(unknown), project)];
            // A folder represents the files in it.
            const isCode = format === 'code' || format === 'committed';
            const isFolder = !isCode && project.tracked.kindAt(path) === 'folder';
            const names = isFolder ? project.tracked.namesIn(path) : [];
            if (format === 'committed' && !isFileKind(project.tracked.kindAt(path)))
                return [];
            const paths = isFolder ? names.map((name) => (0,model_paths/* pathInFolder */.$X)(path, name)) : [path];
            return paths.map((each) => foundFile(each, format, (0,model_paths/* folderOf */.yS)(each), project));
        });
    }
    const filesIn = (folder) => (format === 'committed'
        ? committedPathsAt(folder, file.path, project)
        : filesMatching(folder, file.path, project)).map((path) => foundFile(path, format, folder, project));
    const starts = startFolders(place);
    return search === 'upwards'
        ? project.upwards(`${format} ${file.path}`, starts, filesIn)
        : [...new Set(starts)].flatMap(filesIn);
}
const isFileKind = (kind) => kind !== null && kind !== 'folder';
/**
 * Returns the effects of a file on a launch. An unreadable file is treated as a registry alteration, because
 * it could change anything.
 */
function alterationsIn(file, launch, project) {
    const { path, format, folder } = file;
    const { kind, types, judge, namesVariables } = settingsFormats[format];
    if (types !== 'any' && !((0,ecosystems/* isIdentified */.mO)(launch) && types.includes(launch.type)))
        return [];
    if (format === 'committed') {
        return [{ kind: 'path', what: 'committed code', file: path, span: declarations_tree/* firstPlace */.Az }];
    }
    const settings = settingsByFile.get(file) ?? project.get(path, kind);
    if (settings !== null)
        settingsByFile.set(file, settings);
    if (settings === null) {
        return project.isUnreadable(path, kind)
            ? [{ kind: 'registry', file: path, ...(0,project_project/* unreadableFile */._s)(path, project) }]
            : [];
    }
    const context = { launch, name: launch.name ?? '', path, folder, project };
    return withoutExplicit(settings).flatMap((setting) => {
        const judgement = judge(setting, context);
        const ownEffects = judgement === null ? [] : effectsOfSetting(setting, judgement, file, project);
        if (!namesVariables?.test(setting.key))
            return ownEffects;
        const namedFiles = filesNamed(setting.value, path, folder, project);
        return [...ownEffects, ...namedFiles.flatMap((each) => alterationsIn(each, launch, project))];
    });
}
/** Caches settings by file, because a lookup through hundreds of folders is slow. */
const settingsByFile = new WeakMap();
/**
 * Caches the effects of each file's settings. Launches share the effects of a setting if the setting is
 * judged the same for all of them.
 */
const broughtBy = new WeakMap();
function effectsOfSetting(setting, judged, file, project) {
    const ofFile = broughtBy.get(file) ?? new Map();
    broughtBy.set(file, ofFile);
    const cachedEffects = ofFile.get(setting) ?? [];
    ofFile.set(setting, cachedEffects);
    const same = cachedEffects.find((each) => isSame(each.judged, judged));
    if (same !== undefined)
        return same.effects;
    const { path, folder } = file;
    const { key, value, span } = setting;
    const what = key === '' ? path.slice(path.lastIndexOf('/') + 1) : key;
    const found = typeof judged === 'string'
        ? [(0,value_digest/* withValueDigest */.u)({ kind: judged, what, file: path, span }, value)]
        : 'toolProgram' in judged
            ? programsOfTool(judged, { key: what, value, span }, path, project)
            : [toSetVariable(judged, { key: what, value, span }, path, folder)];
    cachedEffects.push({ judged, effects: found });
    return found;
}
function isSame(one, other) {
    if (typeof one === 'string' || typeof other === 'string')
        return one === other;
    if ('toolProgram' in one || 'toolProgram' in other) {
        return 'toolProgram' in one && 'toolProgram' in other && one.toolProgram === other.toolProgram;
    }
    return one.variable === other.variable && one.inside?.join() === other.inside?.join();
}
/**
 * Returns alterations for a setting and for the program to which it refers; empty if the program is not in
 * the tree.
 */
function programsOfTool({ toolProgram }, { key, value, span }, path, project) {
    const programs = committedPathsAt((0,model_paths/* folderOf */.yS)(path), toolProgram.replace(/^\.\//, ''), project);
    const of = { kind: 'path', what: key, isExpected: true };
    return programs.length === 0
        ? []
        : [
            { ...of, file: path, span, contentDigest: (0,digest/* digestOf */.o)(value) },
            ...programs.map((file) => ({ ...of, file, span: declarations_tree/* firstPlace */.Az })),
        ];
}
function toSetVariable({ variable, inside = null }, { key, value, span }, file, folder) {
    return {
        name: variable,
        what: key,
        value: { text: value, span },
        file,
        inside,
        isOfClient: false,
        starts: [(0,model_paths/* folderOf */.yS)(file), folder],
    };
}
/**
 * Returns the variable files to which a setting refers. Paths are relative to the folder of the settings file
 * or to the folder in which a program looked for it.
 */
function filesNamed(value, from, folder, project) {
    const plainValue = value.replace(/\?$/, '');
    const namedPaths = new Set([(0,model_paths/* folderOf */.yS)(from), folder].flatMap((start) => pathsInTree(plainValue, { starts: [start], project: start, tracked: project.tracked })));
    return [...namedPaths].map((path) => foundFile(path, 'variables', folder, project));
}

;// CONCATENATED MODULE: ./build/detection/resolution/resolve.js

















/**
 * Returns everything that a declaration launches or connects to. The result is never empty: an entry with
 * neither a command nor an address yields an `unidentified` dependency with the reason.
 *
 * @param project the surrounding files; only files in the tree are `local`. The project's scripts and
 * lockfiles identify the programs that commands start without fetching anything
 */
function resolveLaunch(declaration, project) {
    const { folder, span } = declaration;
    const { cwd } = declaration.launch;
    const client = clientWorkingFolder(folder);
    const start = cwd === null ? client : moveWorkingFolder(client, cwd.text, project);
    const resolved = resolveFromProject(declaredLaunches(declaration), start, project);
    if (resolved.length === 0) {
        const reason = 'the entry has neither a command nor a URL';
        const { launch } = (0,partial_launch/* unidentifiedLaunch */.C2)({ text: '', span }, reason);
        return [{ ...launch, declaration, variableUses: [] }];
    }
    const seen = new Map();
    const isKnown = resolved.every(({ launch }) => (0,ecosystems/* isIdentified */.mO)(launch) || (0,ecosystems/* isOwnAddress */.v7)(launch));
    const readers = isKnown ? new Set(resolved.flatMap((each) => each.envConsumers)) : null;
    const surrounded = resolved.map((each) => collectSurroundings(each, declaration, start, project));
    // A variable that several launches share is read once.
    const variables = surrounded.flatMap((each) => each.variables);
    const inVariables = declaration.launch.command === null
        ? []
        : launchesInVariables([...new Map(variables.map((each) => [each.value, each])).values()], new Set(resolved.flatMap((each) => each.envConsumers)), clientEnvConsumers(declaration.client), span);
    const furtherLaunches = resolveFromProject(inVariables, start, project).map((each) => collectSurroundings(each, declaration, start, project));
    return unique([...surrounded, ...furtherLaunches].map((each) => {
        const { launch, values, ...affected } = applySurroundings(each, declaration, start, readers, project);
        const namedFiles = filesNamedBy(each.placed, declaration, start, values, project, seen);
        const names = namedFiles.length === 0 ? {} : { namedFiles };
        return { ...launch, ...names, ...affected, declaration };
    }));
}
/** Removes duplicates: if several lines in a script start the same launch, only one dependency remains. */
function unique(dependencies) {
    if (dependencies.length < 2)
        return dependencies;
    // Keys contain an ID instead of each script's text, because the text can be long and many launches share
    // it.
    const texts = new Map();
    const dependencyId = (text) => {
        const id = texts.get(text) ?? texts.size;
        texts.set(text, id);
        return id;
    };
    const key = ({ declaration: _, through, ...launch }) => JSON.stringify([launch, through.map(dependencyId)]);
    return [...new Map(dependencies.map((each) => [key(each), each])).values()];
}
const keys = new WeakMap();
/**
 * Removes duplicates, which arise because a file can set a variable for both the client and a program that
 * reads the file directly.
 */
function withoutRepetitions(variables) {
    const key = (variable) => {
        const { name, value, file } = variable;
        const key = keys.get(variable) ?? JSON.stringify([name, value.text, file, value.span.start.line]);
        keys.set(variable, key);
        return key;
    };
    const variablesByKey = new Map();
    for (const each of variables) {
        // The client's copy of a variable replaces a program's copy.
        if (each.file === null)
            variablesByKey.set(`${variablesByKey.size}`, each);
        else if (each.isOfClient || !variablesByKey.has(key(each)))
            variablesByKey.set(key(each), each);
    }
    return [...variablesByKey.values()];
}
/** The parts of a client that read variables when the client itself connects to an address. */
const connecting = ['system', 'node'];
function collectSurroundings(placed, declaration, start, project) {
    const { command, envFile } = declaration.launch;
    // An environment file applies only to a command, not to an address.
    const files = envFile === null || command === null ? [] : [envFile];
    const namedFiles = files.map((at) => ({ file: (0,places/* ambientFileFor */.In)(at), at, place: start }));
    const found = findAmbientAlterations({ ...placed, ambient: [...namedFiles, ...placed.ambient] }, project);
    const variables = withoutRepetitions([
        ...placed.variables.map((each) => {
            const what = each.what ?? each.name;
            return { ...each, what, file: null, isOfClient: false };
        }),
        ...found.flatMap((each) => ('kind' in each ? [] : [each])),
        ...entryVariables(declaration),
        ...clientVariables(declaration),
    ]);
    return { placed, ambientAlterations: found, variables };
}
function applySurroundings({ placed, ambientAlterations, variables }, declaration, start, around, project) {
    const { envConsumers } = placed;
    const { command, hooks, cwd } = declaration.launch;
    const place = {
        ...valuePlace(withOtherFolders(start, startFolders(placed.place)), project),
        fromOptions: [
            placed.folder,
            ...placed.projects,
            ...placed.ambient.flatMap(({ at }) => at?.text ?? []),
        ],
    };
    const { launch } = isDecidedByVariables(placed.expansions, variables)
        ? asUnidentified(placed, placed.launch.name ?? '', 'a shell command that depends on variables')
        : resolveOwnAddress(placed, declaration, variables);
    const judgedVariables = judgeVariables(variables, {
        spec: launch,
        envConsumers: command === null ? connecting : envConsumers,
        client: clientEnvConsumers(declaration.client),
        around,
        place,
    });
    const judgedArguments = judgeArguments(placed.args, place);
    const values = variables.map(({ value }) => value.text);
    // A `path` alteration cannot affect a server that the client does not start.
    const alterations = judgedVariables.alterations.filter(({ kind }) => command !== null || kind !== 'path');
    const uses = command === null ? [] : [...judgedVariables.uses, ...judgedArguments.uses];
    // The project's own code and unidentified launches have no grade that an alteration could invalidate.
    const hasGrade = (0,ecosystems/* isIdentified */.mO)(launch) || (0,ecosystems/* isOwnAddress */.v7)(launch);
    if (!hasGrade)
        return { launch, values, alterations: [], variableUses: uses };
    // Settings in a repository folder that is not in the tree cannot be read.
    const writtenFolder = placed.folder || (cwd?.text ?? '');
    const client = clientWorkingFolder(declaration.folder);
    // A folder in the command line is relative to the start folder, which can itself be unknown.
    const startPlace = start.folder === null ? client : start;
    const isUnseen = placed.ambient.length > 0 &&
        placed.place.folder === null &&
        mayHideFiles(writtenFolder, startPlace, project);
    const unseen = {
        kind: 'path',
        what: 'a folder that is not in the tree',
        file: isUnseen ? project.unknownAt(locatePath(startPlace, writtenFolder) ?? '') : null,
        span: launch.span,
    };
    const installed = placed.commands.flatMap(({ name, isInstalled }) => (isInstalled ? [name] : []));
    return {
        launch,
        values,
        alterations: [
            ...launch.alterations,
            ...judgedArguments.alterations,
            ...shadowingPrograms(placed, place.starts, project),
            ...committedBins(installed, startFolders(placed.place), project),
            ...ambientAlterations.flatMap((each) => ('kind' in each ? [each] : [])),
            ...mountAlterations(placed.mounts, variables, valuePlace(placed.place, project)),
            ...(isUnseen ? [unseen] : []),
            ...alterations,
            ...hooks,
        ],
        variableUses: uses,
    };
}

;// CONCATENATED MODULE: ./build/detection/resolution.js
/**
 * Functions that resolve launches from the project's files. This file is loaded only if there are launches.
 */





/***/ }),

/***/ 87091:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

/*!
Copyright (c) the purl authors

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
*/


const {
  PackageURL,
  PurlComponent,
  PurlQualifierNames,
  PurlType
} = __webpack_require__(36686)

module.exports = {
  PackageURL,
  PurlComponent,
  PurlQualifierNames,
  PurlType
}


/***/ }),

/***/ 93779:
/***/ ((module) => {



const LOOP_SENTINEL = 1_000_000

const REUSED_SEARCH_PARAMS = new URLSearchParams()

const REUSED_SEARCH_PARAMS_KEY = '_'

const REUSED_SEARCH_PARAMS_OFFSET = 2 // '_='.length

module.exports = {
    LOOP_SENTINEL,
    REUSED_SEARCH_PARAMS,
    REUSED_SEARCH_PARAMS_KEY,
    REUSED_SEARCH_PARAMS_OFFSET
}


/***/ }),

/***/ 50782:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const { PurlError } = __webpack_require__(616)

const { decodeURIComponent } = globalThis

function decodePurlComponent(comp, encodedURIComponent) {
    try {
        return decodeURIComponent(encodedURIComponent)
    } catch {}
    throw new PurlError(`unable to decode "${comp}" component`)
}

module.exports = {
    decodePurlComponent
}


/***/ }),

/***/ 75954:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const {
    REUSED_SEARCH_PARAMS,
    REUSED_SEARCH_PARAMS_KEY,
    REUSED_SEARCH_PARAMS_OFFSET
} = __webpack_require__(93779)
const { isObject } = __webpack_require__(57018)
const { isNonEmptyString } = __webpack_require__(22764)

const { encodeURIComponent } = globalThis

function encodeNamespace(namespace) {
    return isNonEmptyString(namespace)
        ? encodeURIComponent(namespace)
              .replace(/%3A/g, ':')
              .replace(/%2F/g, '/')
        : ''
}

function encodeQualifierParam(param) {
    if (isNonEmptyString(param)) {
        // Param key and value are encoded with `percentEncodeSet` of
        // 'application/x-www-form-urlencoded' and `spaceAsPlus` of `true`.
        // https://url.spec.whatwg.org/#urlencoded-serializing
        REUSED_SEARCH_PARAMS.set(REUSED_SEARCH_PARAMS_KEY, param)
        return replacePlusSignWithPercentEncodedSpace(
            REUSED_SEARCH_PARAMS.toString().slice(REUSED_SEARCH_PARAMS_OFFSET)
        )
    }
    return ''
}

function encodeQualifiers(qualifiers) {
    if (isObject(qualifiers)) {
        // Sort this list of qualifier strings lexicographically.
        const qualifiersKeys = Object.keys(qualifiers).sort()
        const searchParams = new URLSearchParams()
        for (let i = 0, { length } = qualifiersKeys; i < length; i += 1) {
            const key = qualifiersKeys[i]
            searchParams.set(key, qualifiers[key])
        }
        return replacePlusSignWithPercentEncodedSpace(searchParams.toString())
    }
    return ''
}

function encodeSubpath(subpath) {
    return isNonEmptyString(subpath)
        ? encodeURIComponent(subpath).replace(/%2F/g, '/')
        : ''
}

function encodeVersion(version) {
    return isNonEmptyString(version)
        ? encodeURIComponent(version).replace(/%3A/g, ':').replace(/%2B/g, '+')
        : ''
}

function replacePlusSignWithPercentEncodedSpace(str) {
    // Convert plus signs to %20 for better portability.
    return str.replace(/\+/g, '%20')
}

module.exports = {
    encodeNamespace,
    encodeVersion,
    encodeQualifiers,
    encodeQualifierParam,
    encodeSubpath,
    encodeURIComponent
}


/***/ }),

/***/ 616:
/***/ ((module) => {



function formatPurlErrorMessage(message = '') {
    const { length } = message
    let formatted = ''
    if (length) {
        // Lower case start of message.
        const code0 = message.charCodeAt(0)
        formatted =
            code0 >= 65 /*'A'*/ || code0 <= 90 /*'Z'*/
                ? `${message[0].toLowerCase()}${message.slice(1)}`
                : message
        // Remove period from end of message.
        if (
            length > 1 &&
            message.charCodeAt(length - 1) === 46 /*'.'*/ &&
            message.charCodeAt(length - 2) !== 46
        ) {
            formatted = formatted.slice(0, -1)
        }
    }
    return `Invalid purl: ${formatted}`
}

class PurlError extends Error {
    constructor(message) {
        super(formatPurlErrorMessage(message))
    }
}

module.exports = {
    formatPurlErrorMessage,
    PurlError
}


/***/ }),

/***/ 54947:
/***/ ((module) => {



function createHelpersNamespaceObject(helpers, options_ = {}) {
    const { comparator, ...defaults } = { __proto__: null, ...options_ }
    const helperNames = Object.keys(helpers).sort()
    const propNames = [
        ...new Set([...Object.values(helpers)].map(Object.keys).flat())
    ].sort(comparator)
    const nsObject = Object.create(null)
    for (let i = 0, { length } = propNames; i < length; i += 1) {
        const propName = propNames[i]
        const helpersForProp = Object.create(null)
        for (
            let j = 0, { length: length_j } = helperNames;
            j < length_j;
            j += 1
        ) {
            const helperName = helperNames[j]
            const helperValue =
                helpers[helperName][propName] ?? defaults[helperName]
            if (helperValue !== undefined) {
                helpersForProp[helperName] = helperValue
            }
        }
        nsObject[propName] = helpersForProp
    }
    return nsObject
}

module.exports = {
    createHelpersNamespaceObject
}


/***/ }),

/***/ 86808:
/***/ ((module) => {



function isNullishOrEmptyString(value) {
    return (
        value === null ||
        value === undefined ||
        (typeof value === 'string' && value.length === 0)
    )
}

module.exports = {
    isNullishOrEmptyString
}


/***/ }),

/***/ 44265:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const { isObject } = __webpack_require__(57018)
const { isBlank } = __webpack_require__(22764)

function normalizeName(rawName) {
    return typeof rawName === 'string' ? rawName.trim() : undefined
}

function normalizeNamespace(rawNamespace) {
    return typeof rawNamespace === 'string'
        ? normalizePath(rawNamespace)
        : undefined
}

function normalizePath(pathname, callback) {
    let collapsed = ''
    let start = 0
    // Leading and trailing slashes, i.e. '/', are not significant and should be
    // stripped in the canonical form.
    while (pathname.charCodeAt(start) === 47 /*'/'*/) {
        start += 1
    }
    let nextIndex = pathname.indexOf('/', start)
    if (nextIndex === -1) {
        return pathname.slice(start)
    }
    // Discard any empty string segments by collapsing repeated segment
    // separator slashes, i.e. '/'.
    while (nextIndex !== -1) {
        const segment = pathname.slice(start, nextIndex)
        if (callback === undefined || callback(segment)) {
            collapsed =
                collapsed + (collapsed.length === 0 ? '' : '/') + segment
        }
        start = nextIndex + 1
        while (pathname.charCodeAt(start) === 47) {
            start += 1
        }
        nextIndex = pathname.indexOf('/', start)
    }
    const lastSegment = pathname.slice(start)
    if (
        lastSegment.length !== 0 &&
        (callback === undefined || callback(lastSegment))
    ) {
        collapsed = collapsed + '/' + lastSegment
    }
    return collapsed
}

function normalizeQualifiers(rawQualifiers) {
    let qualifiers
    for (const { 0: key, 1: value } of qualifiersToEntries(rawQualifiers)) {
        const strValue = typeof value === 'string' ? value : String(value)
        const trimmed = strValue.trim()
        // A key=value pair with an empty value is the same as no key/value
        // at all for this key.
        if (trimmed.length === 0) {
            continue
        }
        if (qualifiers === undefined) {
            qualifiers = { __proto__: null }
        }
        // A key is case insensitive. The canonical form is lowercase.
        qualifiers[key.toLowerCase()] = trimmed
    }
    return qualifiers
}

function normalizeSubpath(rawSubpath) {
    return typeof rawSubpath === 'string'
        ? normalizePath(rawSubpath, subpathFilter)
        : undefined
}

function normalizeType(rawType) {
    // The type must NOT be percent-encoded.
    // The type is case insensitive. The canonical form is lowercase.
    return typeof rawType === 'string'
        ? rawType.trim().toLowerCase()
        : undefined
}

function normalizeVersion(rawVersion) {
    return typeof rawVersion === 'string' ? rawVersion.trim() : undefined
}

function qualifiersToEntries(rawQualifiers) {
    if (isObject(rawQualifiers)) {
        return rawQualifiers instanceof URLSearchParams
            ? rawQualifiers.entries()
            : Object.entries(rawQualifiers)
    }
    return typeof rawQualifiers === 'string'
        ? new URLSearchParams(rawQualifiers).entries()
        : Object.entries({})
}

function subpathFilter(segment) {
    // When percent-decoded, a segment
    //   - must not be any of '.' or '..'
    //   - must not be empty
    const { length } = segment
    if (length === 1 && segment.charCodeAt(0) === 46 /*'.'*/) return false
    if (
        length === 2 &&
        segment.charCodeAt(0) === 46 &&
        segment.charCodeAt(1) === 46
    ) {
        return false
    }
    return !isBlank(segment)
}

module.exports = {
    normalizeName,
    normalizeNamespace,
    normalizePath,
    normalizeQualifiers,
    normalizeSubpath,
    normalizeType,
    normalizeVersion
}


/***/ }),

/***/ 57018:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const { LOOP_SENTINEL } = __webpack_require__(93779)

function isObject(value) {
    return value !== null && typeof value === 'object'
}

function recursiveFreeze(value_) {
    if (
        value_ === null ||
        !(typeof value_ === 'object' || typeof value_ === 'function') ||
        Object.isFrozen(value_)
    ) {
        return value_
    }
    const queue = [value_]
    let { length: queueLength } = queue
    let pos = 0
    while (pos < queueLength) {
        if (pos === LOOP_SENTINEL) {
            throw new Error(
                'Detected infinite loop in object crawl of recursiveFreeze'
            )
        }
        const obj = queue[pos++]
        Object.freeze(obj)
        if (Array.isArray(obj)) {
            for (let i = 0, { length } = obj; i < length; i += 1) {
                const item = obj[i]
                if (
                    item !== null &&
                    (typeof item === 'object' || typeof item === 'function') &&
                    !Object.isFrozen(item)
                ) {
                    queue[queueLength++] = item
                }
            }
        } else {
            const keys = Reflect.ownKeys(obj)
            for (let i = 0, { length } = keys; i < length; i += 1) {
                const propValue = obj[keys[i]]
                if (
                    propValue !== null &&
                    (typeof propValue === 'object' ||
                        typeof propValue === 'function') &&
                    !Object.isFrozen(propValue)
                ) {
                    queue[queueLength++] = propValue
                }
            }
        }
    }
    return value_
}

module.exports = {
    isObject,
    recursiveFreeze
}


/***/ }),

/***/ 36686:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

/*!
Copyright (c) the purl authors

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
*/


const { decodePurlComponent } = __webpack_require__(50782)
const { isObject, recursiveFreeze } = __webpack_require__(57018)
const { isBlank, isNonEmptyString, trimLeadingSlashes } = __webpack_require__(22764)

const { PurlComponent } = __webpack_require__(71487)
const { PurlQualifierNames } = __webpack_require__(37197)
const { PurlType } = __webpack_require__(48958)
const { PurlError } = __webpack_require__(616)

class PackageURL {
    static Component = recursiveFreeze(PurlComponent)
    static KnownQualifierNames = recursiveFreeze(PurlQualifierNames)
    static Type = recursiveFreeze(PurlType)

    constructor(
        rawType,
        rawNamespace,
        rawName,
        rawVersion,
        rawQualifiers,
        rawSubpath
    ) {
        const type = isNonEmptyString(rawType)
            ? PurlComponent.type.normalize(rawType)
            : rawType
        PurlComponent.type.validate(type, true)

        const namespace = isNonEmptyString(rawNamespace)
            ? PurlComponent.namespace.normalize(rawNamespace)
            : rawNamespace
        PurlComponent.namespace.validate(namespace, true)

        const name = isNonEmptyString(rawName)
            ? PurlComponent.name.normalize(rawName)
            : rawName
        PurlComponent.name.validate(name, true)

        const version = isNonEmptyString(rawVersion)
            ? PurlComponent.version.normalize(rawVersion)
            : rawVersion
        PurlComponent.version.validate(version, true)

        const qualifiers =
            typeof rawQualifiers === 'string' || isObject(rawQualifiers)
                ? PurlComponent.qualifiers.normalize(rawQualifiers)
                : rawQualifiers
        PurlComponent.qualifiers.validate(qualifiers, true)

        const subpath = isNonEmptyString(rawSubpath)
            ? PurlComponent.subpath.normalize(rawSubpath)
            : rawSubpath
        PurlComponent.subpath.validate(subpath, true)

        this.type = type
        this.name = name
        this.namespace = namespace ?? undefined
        this.version = version ?? undefined
        this.qualifiers = qualifiers ?? undefined
        this.subpath = subpath ?? undefined

        const typeHelpers = PurlType[type]
        if (typeHelpers) {
            typeHelpers.normalize(this)
            typeHelpers.validate(this, true)
        }
    }

    toString() {
        const { namespace, name, version, qualifiers, subpath, type } = this
        let purlStr = `pkg:${PurlComponent.type.encode(type)}/`
        if (namespace) {
            purlStr = `${purlStr}${PurlComponent.namespace.encode(namespace)}/`
        }
        purlStr = `${purlStr}${PurlComponent.name.encode(name)}`
        if (version) {
            purlStr = `${purlStr}@${PurlComponent.version.encode(version)}`
        }
        if (qualifiers) {
            purlStr = `${purlStr}?${PurlComponent.qualifiers.encode(qualifiers)}`
        }
        if (subpath) {
            purlStr = `${purlStr}#${PurlComponent.subpath.encode(subpath)}`
        }
        return purlStr
    }

    static fromString(purlStr) {
        return new PackageURL(...PackageURL.parseString(purlStr))
    }

    static parseString(purlStr) {
        // https://github.com/package-url/purl-spec/blob/master/PURL-SPECIFICATION.rst#how-to-parse-a-purl-string-in-its-components
        if (typeof purlStr !== 'string') {
            throw new Error('A purl string argument is required.')
        }
        if (isBlank(purlStr)) {
            return [
                undefined,
                undefined,
                undefined,
                undefined,
                undefined,
                undefined
            ]
        }

        // Split the remainder once from left on ':'.
        const colonIndex = purlStr.indexOf(':')
        // Use WHATWG URL to split up the purl string.
        //   - Split the purl string once from right on '#'
        //   - Split the remainder once from right on '?'
        //   - Split the remainder once from left on ':'
        let url
        let maybeUrlWithAuth
        if (colonIndex !== -1) {
            try {
                // Since a purl never contains a URL Authority, its scheme
                // must not be suffixed with double slash as in 'pkg://'
                // and should use instead 'pkg:'. Purl parsers must accept
                // URLs such as 'pkg://' and must ignore the '//'
                const beforeColon = purlStr.slice(0, colonIndex)
                const afterColon = purlStr.slice(colonIndex + 1)
                const trimmedAfterColon = trimLeadingSlashes(afterColon)
                url = new URL(`${beforeColon}:${trimmedAfterColon}`)
                maybeUrlWithAuth =
                    afterColon.length === trimmedAfterColon.length
                        ? url
                        : new URL(purlStr)
            } catch (e) {
                throw new PurlError('failed to parse as URL', {
                    cause: e
                })
            }
        }
        // The scheme is a constant with the value "pkg".
        if (url?.protocol !== 'pkg:') {
            throw new PurlError('missing required "pkg" scheme component')
        }
        // A purl must NOT contain a URL Authority i.e. there is no support for
        // username, password, host and port components.
        if (
            maybeUrlWithAuth.username !== '' ||
            maybeUrlWithAuth.password !== ''
        ) {
            throw new PurlError('cannot contain a "user:pass@host:port"')
        }

        const { pathname } = url
        const firstSlashIndex = pathname.indexOf('/')
        const rawType = decodePurlComponent(
            'type',
            firstSlashIndex === -1
                ? pathname
                : pathname.slice(0, firstSlashIndex)
        )
        if (firstSlashIndex < 1) {
            return [
                rawType,
                undefined,
                undefined,
                undefined,
                undefined,
                undefined
            ]
        }

        let rawVersion
        let atSignIndex = pathname.lastIndexOf('@')
        // Handle unencoded leading '@' characters. This is a small break from
        // the specification to make parsing more forgiving so that users don't
        // have to deal with it.
        if (
            atSignIndex !== -1 &&
            pathname.charCodeAt(atSignIndex - 1) === 47 /*'/'*/
        ) {
            atSignIndex = -1
        }
        const beforeVersion = pathname.slice(
            rawType.length + 1,
            atSignIndex === -1 ? pathname.length : atSignIndex
        )
        if (atSignIndex !== -1) {
            // Split the remainder once from right on '@'.
            rawVersion = decodePurlComponent(
                'version',
                pathname.slice(atSignIndex + 1)
            )
        }

        let rawNamespace
        let rawName
        const lastSlashIndex = beforeVersion.lastIndexOf('/')
        if (lastSlashIndex === -1) {
            // Split the remainder once from right on '/'.
            rawName = decodePurlComponent('name', beforeVersion)
        } else {
            // Split the remainder once from right on '/'.
            rawName = decodePurlComponent(
                'name',
                beforeVersion.slice(lastSlashIndex + 1)
            )
            // Split the remainder on '/'.
            rawNamespace = decodePurlComponent(
                'namespace',
                beforeVersion.slice(0, lastSlashIndex)
            )
        }

        let rawQualifiers
        const { searchParams } = url
        if (searchParams.size !== 0) {
            searchParams.forEach((value) =>
                decodePurlComponent('qualifiers', value)
            )
            // Split the remainder once from right on '?'.
            rawQualifiers = searchParams
        }

        let rawSubpath
        const { hash } = url
        if (hash.length !== 0) {
            // Split the purl string once from right on '#'.
            rawSubpath = decodePurlComponent('subpath', hash.slice(1))
        }

        return [
            rawType,
            rawNamespace,
            rawName,
            rawVersion,
            rawQualifiers,
            rawSubpath
        ]
    }
}

for (const staticProp of ['Component', 'KnownQualifierNames', 'Type']) {
    Reflect.defineProperty(PackageURL, staticProp, {
        ...Reflect.getOwnPropertyDescriptor(PackageURL, staticProp),
        writable: false
    })
}

Reflect.setPrototypeOf(PackageURL.prototype, null)

module.exports = {
    PackageURL,
    PurlComponent,
    PurlQualifierNames,
    PurlType
}


/***/ }),

/***/ 71487:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const {
    encodeNamespace,
    encodeVersion,
    encodeQualifiers,
    encodeQualifierParam,
    encodeSubpath,
    encodeURIComponent
} = __webpack_require__(75954)

const { createHelpersNamespaceObject } = __webpack_require__(54947)

const {
    normalizeType,
    normalizeNamespace,
    normalizeName,
    normalizeVersion,
    normalizeQualifiers,
    normalizeSubpath
} = __webpack_require__(44265)

const { localeCompare, isNonEmptyString } = __webpack_require__(22764)

const {
    validateType,
    validateNamespace,
    validateName,
    validateVersion,
    validateQualifiers,
    validateQualifierKey,
    validateSubpath
} = __webpack_require__(93206)

const PurlComponentEncoder = (comp) =>
    isNonEmptyString(comp) ? encodeURIComponent(comp) : ''

const PurlComponentStringNormalizer = (comp) =>
    typeof comp === 'string' ? comp : undefined

const PurlComponentValidator = (_comp, _throws) => true

const componentSortOrderLookup = {
    __proto__: null,
    type: 0,
    namespace: 1,
    name: 2,
    version: 3,
    qualifiers: 4,
    qualifierKey: 5,
    qualifierValue: 6,
    subpath: 7
}

function componentSortOrder(comp) {
    return componentSortOrderLookup[comp] ?? comp
}

function componentComparator(compA, compB) {
    return localeCompare(componentSortOrder(compA), componentSortOrder(compB))
}

module.exports = {
    // Rules for each purl component:
    // https://github.com/package-url/purl-spec/blob/master/PURL-SPECIFICATION.rst#rules-for-each-purl-component
    PurlComponent: createHelpersNamespaceObject(
        {
            encode: {
                namespace: encodeNamespace,
                version: encodeVersion,
                qualifiers: encodeQualifiers,
                qualifierKey: encodeQualifierParam,
                qualifierValue: encodeQualifierParam,
                subpath: encodeSubpath
            },
            normalize: {
                type: normalizeType,
                namespace: normalizeNamespace,
                name: normalizeName,
                version: normalizeVersion,
                qualifiers: normalizeQualifiers,
                subpath: normalizeSubpath
            },
            validate: {
                type: validateType,
                namespace: validateNamespace,
                name: validateName,
                version: validateVersion,
                qualifierKey: validateQualifierKey,
                qualifiers: validateQualifiers,
                subpath: validateSubpath
            }
        },
        {
            comparator: componentComparator,
            encode: PurlComponentEncoder,
            normalize: PurlComponentStringNormalizer,
            validate: PurlComponentValidator
        }
    )
}


/***/ }),

/***/ 37197:
/***/ ((module) => {



module.exports = {
    // Known qualifiers:
    // https://github.com/package-url/purl-spec/blob/master/PURL-SPECIFICATION.rst#known-qualifiers-keyvalue-pairs
    PurlQualifierNames: {
        __proto__: null,
        RepositoryUrl: 'repository_url',
        DownloadUrl: 'download_url',
        VcsUrl: 'vcs_url',
        FileName: 'file_name',
        Checksum: 'checksum'
    }
}


/***/ }),

/***/ 48958:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const { isNullishOrEmptyString } = __webpack_require__(86808)

const { createHelpersNamespaceObject } = __webpack_require__(54947)

const {
    isSemverString,
    lowerName,
    lowerNamespace,
    lowerVersion,
    replaceDashesWithUnderscores,
    replaceUnderscoresWithDashes
} = __webpack_require__(22764)

const { validateEmptyByType, validateRequiredByType } = __webpack_require__(93206)
const { PurlError } = __webpack_require__(616)

const PurlTypNormalizer = (purl) => purl

const PurlTypeValidator = (_purl, _throws) => true

module.exports = {
    // PURL types:
    // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst
    PurlType: createHelpersNamespaceObject(
        {
            normalize: {
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#alpm
                alpm(purl) {
                    lowerNamespace(purl)
                    lowerName(purl)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#apk
                apk(purl) {
                    lowerNamespace(purl)
                    lowerName(purl)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#bitbucket
                bitbucket(purl) {
                    lowerNamespace(purl)
                    lowerName(purl)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#bitnami
                bitnami(purl) {
                    lowerName(purl)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#composer
                composer(purl) {
                    lowerNamespace(purl)
                    lowerName(purl)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#deb
                deb(purl) {
                    lowerNamespace(purl)
                    lowerName(purl)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#other-candidate-types-to-define
                gitlab(purl) {
                    lowerNamespace(purl)
                    lowerName(purl)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#github
                github(purl) {
                    lowerNamespace(purl)
                    lowerName(purl)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#golang
                // golang(purl) {
                //     // Ignore case-insensitive rule because go.mod are case-sensitive.
                //     // Pending spec change: https://github.com/package-url/purl-spec/pull/196
                //     lowerNamespace(purl)
                //     lowerName(purl)
                //     return purl
                // },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#hex
                hex(purl) {
                    lowerNamespace(purl)
                    lowerName(purl)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#huggingface
                huggingface(purl) {
                    lowerVersion(purl)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#mlflow
                mlflow(purl) {
                    if (
                        purl.qualifiers?.repository_url?.includes('databricks')
                    ) {
                        lowerName(purl)
                    }
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#npm
                npm(purl) {
                    lowerNamespace(purl)
                    lowerName(purl)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#luarocks
                luarocks(purl) {
                    lowerVersion(purl)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#oci
                oci(purl) {
                    lowerName(purl)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#pub
                pub(purl) {
                    lowerName(purl)
                    purl.name = replaceDashesWithUnderscores(purl.name)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#pypi
                pypi(purl) {
                    lowerNamespace(purl)
                    lowerName(purl)
                    purl.name = replaceUnderscoresWithDashes(purl.name)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#qpkg
                qpkg(purl) {
                    lowerNamespace(purl)
                    return purl
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#rpm
                rpm(purl) {
                    lowerNamespace(purl)
                    return purl
                }
            },
            validate: {
                // TODO: cocoapods name validation
                // TODO: cpan namespace validation
                // TODO: swid qualifier validation
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#conan
                conan(purl, throws) {
                    if (isNullishOrEmptyString(purl.namespace)) {
                        if (purl.qualifiers?.channel) {
                            if (throws) {
                                throw new PurlError(
                                    'conan requires a "namespace" component when a "channel" qualifier is present'
                                )
                            }
                            return false
                        }
                    } else if (isNullishOrEmptyString(purl.qualifiers)) {
                        if (throws) {
                            throw new PurlError(
                                'conan requires a "qualifiers" component when a namespace is present'
                            )
                        }
                        return false
                    }
                    return true
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#cran
                cran(purl, throws) {
                    return validateRequiredByType(
                        'cran',
                        'version',
                        purl.version,
                        throws
                    )
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#golang
                golang(purl) {
                    // Still being lenient here since the standard changes aren't official.
                    // Pending spec change: https://github.com/package-url/purl-spec/pull/196
                    const { version } = purl
                    const length =
                        typeof version === 'string' ? version.length : 0
                    // If the version starts with a "v" then ensure its a valid semver version.
                    // This, by semver semantics, also supports pseudo-version number.
                    // https://go.dev/doc/modules/version-numbers#pseudo-version-number
                    if (
                        length &&
                        version.charCodeAt(0) === 118 /*'v'*/ &&
                        !isSemverString(version.slice(1))
                    ) {
                        if (throws) {
                            throw new PurlError(
                                'golang "version" component starting with a "v" must be followed by a valid semver version'
                            )
                        }
                        return false
                    }
                    return true
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#maven
                maven(purl, throws) {
                    return validateRequiredByType(
                        'maven',
                        'namespace',
                        purl.namespace,
                        throws
                    )
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#mlflow
                mlflow(purl, throws) {
                    return validateEmptyByType(
                        'mlflow',
                        'namespace',
                        purl.namespace,
                        throws
                    )
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#oci
                oci(purl, throws) {
                    return validateEmptyByType(
                        'oci',
                        'namespace',
                        purl.namespace,
                        throws
                    )
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#pub
                pub(purl, throws) {
                    const { name } = purl
                    for (let i = 0, { length } = name; i < length; i += 1) {
                        const code = name.charCodeAt(i)
                        // prettier-ignore
                        if (
                  !(
                      (
                          (code >= 48 && code <= 57)  || // 0-9
                          (code >= 97 && code <= 122) || // a-z
                          code === 95 // _
                      )
                  )
              ) {
                  if (throws) {
                      throw new PurlError(
                          'pub "name" component may only contain [a-z0-9_] characters'
                      )
                  }
                  return false
              }
                    }
                    return true
                },
                // https://github.com/package-url/purl-spec/blob/master/PURL-TYPES.rst#swift
                swift(purl, throws) {
                    return (
                        validateRequiredByType(
                            'swift',
                            'namespace',
                            purl.namespace,
                            throws
                        ) &&
                        validateRequiredByType(
                            'swift',
                            'version',
                            purl.version,
                            throws
                        )
                    )
                }
            }
        },
        {
            normalize: PurlTypNormalizer,
            validate: PurlTypeValidator
        }
    )
}


/***/ }),

/***/ 22764:
/***/ ((module) => {



// Intl.Collator is faster than String#localeCompare
// https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/String/localeCompare:
// > When comparing large numbers of strings, such as in sorting large arrays,
// > it is better to create an Intl.Collator object and use the function provided
// > by its compare() method.
const { compare: localeCompare } = new Intl.Collator()

// This regexp is valid as of 2024-08-01.
// https://semver.org/#is-there-a-suggested-regular-expression-regex-to-check-a-semver-string
const regexSemverNumberedGroups =
    /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\+([0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?$/

function isBlank(str) {
    for (let i = 0, { length } = str; i < length; i += 1) {
        const code = str.charCodeAt(i)
        // prettier-ignore
        if (
            !(
                // Whitespace characters according to ECMAScript spec:
                // https://tc39.es/ecma262/#sec-white-space
                (
                    code === 0x0020 || // Space
                    code === 0x0009 || // Tab
                    code === 0x000a || // Line Feed
                    code === 0x000b || // Vertical Tab
                    code === 0x000c || // Form Feed
                    code === 0x000d || // Carriage Return
                    code === 0x00a0 || // No-Break Space
                    code === 0x1680 || // Ogham Space Mark
                    code === 0x2000 || // En Quad
                    code === 0x2001 || // Em Quad
                    code === 0x2002 || // En Space
                    code === 0x2003 || // Em Space
                    code === 0x2004 || // Three-Per-Em Space
                    code === 0x2005 || // Four-Per-Em Space
                    code === 0x2006 || // Six-Per-Em Space
                    code === 0x2007 || // Figure Space
                    code === 0x2008 || // Punctuation Space
                    code === 0x2009 || // Thin Space
                    code === 0x200a || // Hair Space
                    code === 0x2028 || // Line Separator
                    code === 0x2029 || // Paragraph Separator
                    code === 0x202f || // Narrow No-Break Space
                    code === 0x205f || // Medium Mathematical Space
                    code === 0x3000 || // Ideographic Space
                    code === 0xfeff    // Byte Order Mark
                )
            )
        ) {
            return false
        }
    }
    return true
}

function isNonEmptyString(value) {
    return typeof value === 'string' && value.length > 0
}

function isSemverString(value) {
    return typeof value === 'string' && regexSemverNumberedGroups.test(value)
}

function lowerName(purl) {
    purl.name = purl.name.toLowerCase()
}

function lowerNamespace(purl) {
    const { namespace } = purl
    if (typeof namespace === 'string') {
        purl.namespace = namespace.toLowerCase()
    }
}

function lowerVersion(purl) {
    const { version } = purl
    if (typeof version === 'string') {
        purl.version = version.toLowerCase()
    }
}

function replaceDashesWithUnderscores(str) {
    // Replace all "-" with "_"
    let result = ''
    let fromIndex = 0
    let index = 0
    while ((index = str.indexOf('-', fromIndex)) !== -1) {
        result = result + str.slice(fromIndex, index) + '_'
        fromIndex = index + 1
    }
    return fromIndex ? result + str.slice(fromIndex) : str
}

function replaceUnderscoresWithDashes(str) {
    // Replace all "_" with "-"
    let result = ''
    let fromIndex = 0
    let index = 0
    while ((index = str.indexOf('_', fromIndex)) !== -1) {
        result = result + str.slice(fromIndex, index) + '-'
        fromIndex = index + 1
    }
    return fromIndex ? result + str.slice(fromIndex) : str
}

function trimLeadingSlashes(str) {
    let start = 0
    while (str.charCodeAt(start) === 47 /*'/'*/) {
        start += 1
    }
    return start === 0 ? str : str.slice(start)
}

module.exports = {
    isBlank,
    isNonEmptyString,
    isSemverString,
    localeCompare,
    lowerName,
    lowerNamespace,
    lowerVersion,
    replaceDashesWithUnderscores,
    replaceUnderscoresWithDashes,
    trimLeadingSlashes
}


/***/ }),

/***/ 93206:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const { PurlError } = __webpack_require__(616)
const { isNullishOrEmptyString } = __webpack_require__(86808)
const { isNonEmptyString } = __webpack_require__(22764)

function validateEmptyByType(type, name, value, throws) {
    if (!isNullishOrEmptyString(value)) {
        if (throws) {
            throw new PurlError(`${type} "${name}" component must be empty`)
        }
        return false
    }
    return true
}

function validateName(name, throws) {
    return (
        validateRequired('name', name, throws) &&
        validateStrings('name', name, throws)
    )
}

function validateNamespace(namespace, throws) {
    return validateStrings('namespace', namespace, throws)
}

function validateQualifiers(qualifiers, throws) {
    if (qualifiers === null || qualifiers === undefined) {
        return true
    }
    if (typeof qualifiers !== 'object') {
        if (throws) {
            throw new PurlError('"qualifiers" must be an object')
        }
        return false
    }
    const keysIterable =
        // URL searchParams have an "keys" method that returns an iterator.
        typeof qualifiers.keys === 'function'
            ? qualifiers.keys()
            : Object.keys(qualifiers)
    for (const key of keysIterable) {
        if (!validateQualifierKey(key, throws)) {
            return false
        }
    }
    return true
}

function validateQualifierKey(key, throws) {
    // A key cannot start with a number.
    if (!validateStartsWithoutNumber('qualifier', key, throws)) {
        return false
    }
    // The key must be composed only of ASCII letters and numbers,
    // '.', '-' and '_' (period, dash and underscore).
    for (let i = 0, { length } = key; i < length; i += 1) {
        const code = key.charCodeAt(i)
        // prettier-ignore
        if (
            !(
                (
                    (code >= 48 && code <= 57)  || // 0-9
                    (code >= 65 && code <= 90)  || // A-Z
                    (code >= 97 && code <= 122) || // a-z
                    code === 46 || // .
                    code === 45 || // -
                    code === 95    // _
                )
            )
        ) {
            if (throws) {
                throw new PurlError(
                    `qualifier "${key}" contains an illegal character`
                )
            }
            return false
        }
    }
    return true
}

function validateRequired(name, value, throws) {
    if (isNullishOrEmptyString(value)) {
        if (throws) {
            throw new PurlError(`"${name}" is a required component`)
        }
        return false
    }
    return true
}

function validateRequiredByType(type, name, value, throws) {
    if (isNullishOrEmptyString(value)) {
        if (throws) {
            throw new PurlError(`${type} requires a "${name}" component`)
        }
        return false
    }
    return true
}

function validateStartsWithoutNumber(name, value, throws) {
    if (isNonEmptyString(value)) {
        const code = value.charCodeAt(0)
        if (code >= 48 /*'0'*/ && code <= 57 /*'9'*/) {
            if (throws) {
                throw new PurlError(
                    `${name} "${value}" cannot start with a number`
                )
            }
            return false
        }
    }
    return true
}

function validateStrings(name, value, throws) {
    if (value === null || value === undefined || typeof value === 'string') {
        return true
    }
    if (throws) {
        throw new PurlError(`"'${name}" must be a string`)
    }
    return false
}

function validateSubpath(subpath, throws) {
    return validateStrings('subpath', subpath, throws)
}

function validateType(type, throws) {
    // The type cannot be nullish, an empty string, or start with a number.
    if (
        !validateRequired('type', type, throws) ||
        !validateStrings('type', type, throws) ||
        !validateStartsWithoutNumber('type', type, throws)
    ) {
        return false
    }
    // The package type is composed only of ASCII letters and numbers,
    // '.', '+' and '-' (period, plus, and dash)
    for (let i = 0, { length } = type; i < length; i += 1) {
        const code = type.charCodeAt(i)
        // prettier-ignore
        if (
            !(
                (
                    (code >= 48 && code <= 57)  || // 0-9
                    (code >= 65 && code <= 90)  || // A-Z
                    (code >= 97 && code <= 122) || // a-z
                    code === 46 || // .
                    code === 43 || // +
                    code === 45    // -
                )
            )
        ) {
            if (throws) {
                throw new PurlError(
                    `type "${type}" contains an illegal character`
                )
            }
            return false
        }
    }
    return true
}

function validateVersion(version, throws) {
    return validateStrings('version', version, throws)
}

module.exports = {
    validateEmptyByType,
    validateName,
    validateNamespace,
    validateQualifiers,
    validateQualifierKey,
    validateRequired,
    validateRequiredByType,
    validateStartsWithoutNumber,
    validateStrings,
    validateSubpath,
    validateType,
    validateVersion
}


/***/ }),

};
