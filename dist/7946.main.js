export const id = 7946;
export const ids = [7946];
export const modules = {

/***/ 17946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readBunLock: () => (/* binding */ readBunLock)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
/* harmony import */ var _json_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67901);
/* harmony import */ var _lockfile_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86180);
/* harmony import */ var _npm_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19976);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22075);





/**
 * Reads `bun.lock`: JSON with trailing commas, whose `packages` are lists that begin with
 * `name@version`. A key is the path of names that leads there: `name` where it is hoisted,
 * `project/name` where a project has its own. Source: Bun's documentation and its `bun.lock.zig`.
 */
const readBunLock = (text) => {
    const errors = [];
    const root = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)((0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parse)(text, errors, { allowTrailingComma: true }));
    const workspaces = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(root, 'workspaces'));
    const packages = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(root, 'packages'));
    if (errors.length > 0 || workspaces === null)
        return null;
    const overridden = (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_2__/* .mentionedNames */ .KO)(nestedKeys((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(root, 'overrides')));
    const patched = (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_2__/* .mentionedNames */ .KO)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .keysOf */ .YD)(root, 'patchedDependencies'));
    const lineOf = (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonLines */ .i)(text, (path, key) => path.length === 1 && path[0] === 'packages' ? key : null);
    const held = (key, name) => {
        const value = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(packages, key);
        const [identity, second, third] = Array.isArray(value) ? value : [];
        const parts = typeof identity === 'string' ? (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_2__/* .splitAtVersion */ .wm)(identity) : null;
        if (parts === null)
            return null;
        const version = (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_2__/* .npmVersion */ .GZ)(parts.rest);
        // A package of a registry has the registry's address between its name and its particulars.
        const project = /^workspace:(.*)$/s.exec(parts.rest)?.[1];
        const info = project === undefined
            ? (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(version === null ? second : third)
            : (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(workspaces, project));
        const registry = version !== null && typeof second === 'string' ? second : '';
        const doubt = parts.name !== name
            ? _npm_source_js__WEBPACK_IMPORTED_MODULE_2__/* .anotherName */ .NP
            : version === null
                ? (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_2__/* .referenceDoubt */ .aW)(parts.rest)
                : patched.has(name)
                    ? 'a patched package'
                    : overridden.has(name)
                        ? 'an override'
                        : registryDoubt(registry, name, version);
        const single = typeof (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(info, 'bin') === 'string';
        const programs = single
            ? [parts.name.slice(parts.name.indexOf('/') + 1)]
            : (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(info, 'binDir') === null
                ? (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .keysOf */ .YD)(info, 'bin')
                : null;
        return (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_4__/* .lockedPackage */ .Nc)({ name, version, line: lineOf(key), programs, doubt });
    };
    /** What begins the keys of a folder's own packages, nearest first; null where it has none. */
    const prefixesOf = (folder) => (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_4__/* .foldersUp */ .TS)(folder).flatMap((above) => {
        if (above === '')
            return [''];
        const project = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(workspaces, above)), 'name');
        return project === null ? [] : [`${project}/`];
    });
    const programs = (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_4__/* .lazily */ .qy)(() => {
        const projects = Object.keys(workspaces).flatMap((folder) => prefixesOf(folder)[0] ?? []);
        const prefixes = new Set(['', ...projects]);
        const found = new Map();
        for (const key of Object.keys(packages ?? {})) {
            const name = /(?:^|\/)((?:@[^/]+\/)?[^/]+)$/.exec(key)?.[1] ?? key;
            const prefix = key.slice(0, key.length - name.length);
            if (!prefixes.has(prefix))
                continue;
            const ofPrefix = found.get(prefix) ?? new Map();
            found.set(prefix, ofPrefix);
            const locked = held(key, name);
            for (const program of locked?.programs ?? []) {
                const others = ofPrefix.get(program);
                if (locked === null)
                    continue;
                if (others === undefined)
                    ofPrefix.set(program, [locked]);
                else
                    others.push(locked);
            }
        }
        return found;
    });
    return {
        type: 'npm',
        find: (folder, name) => {
            if (!(0,_npm_source_js__WEBPACK_IMPORTED_MODULE_2__/* .isPackageName */ .kb)(name))
                return null;
            const key = prefixesOf(folder)
                .map((prefix) => `${prefix}${name}`)
                .find((candidate) => (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(packages, candidate) !== undefined);
            return key === undefined ? null : held(key, name);
        },
        withProgram: (folder, program) => prefixesOf(folder)
            .map((prefix) => programs().get(prefix)?.get(program))
            .find((found) => found !== undefined) ?? [],
        covers: (folder) => (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(workspaces, folder)) !== null,
    };
};
/** The default registry is left empty; others stand with their own address or that of the tarball. */
function registryDoubt(registry, name, version) {
    return /^(?:https:\/\/registry\.npmjs\.org\/?)?$/.test(registry)
        ? null
        : (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_2__/* .tarballDoubt */ .t8)(registry, name, version);
}
/** The keys of overrides, which may stand within those of a parent. */
function nestedKeys(value, depth = 0) {
    const fields = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(value);
    if (fields === null || depth > 8)
        return [];
    return Object.entries(fields).flatMap(([key, inner]) => [key, ...nestedKeys(inner, depth + 1)]);
}


/***/ }),

/***/ 67901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ jsonLines)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
/* harmony import */ var _lockfile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86180);


/**
 * The lines, from 1, of keys of a JSON text; 1 for those that are not there. The text is gone
 * through once, when the first line is asked for.
 *
 * @param locate what a key is asked for by, from the path of its object and itself; null to pass over
 */
function jsonLines(text, locate) {
    const lines = (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_1__/* .lazily */ .qy)(() => {
        const found = new Map();
        try {
            (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.visit)(text, {
                onObjectProperty: (key, _offset, _length, line, _column, path) => {
                    const located = locate(path(), key);
                    if (located !== null)
                        found.set(located, line + 1);
                },
            }, { allowTrailingComma: true });
        }
        catch {
            // Nested too deep to be gone through: what was found until there is found.
        }
        return found;
    });
    return (key) => lines().get(key) ?? 1;
}


/***/ }),

/***/ 86180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mw: () => (/* binding */ remembering),
/* harmony export */   Nc: () => (/* binding */ lockedPackage),
/* harmony export */   TS: () => (/* binding */ foldersUp),
/* harmony export */   qy: () => (/* binding */ lazily),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/** A package of these parts; null where neither a version is proved nor a doubt is known. */
function lockedPackage(entry) {
    const { name, line, programs, version, doubt } = entry;
    if (doubt !== null)
        return { name, line, programs, version, doubt };
    return version === null ? null : { name, line, programs, version, doubt };
}
/** A folder and those above it, up to that of the lockfile: nearest first. */
function foldersUp(folder) {
    if (folder === '')
        return [''];
    const parts = folder.split('/');
    // What lies outside of the lockfile's folder has nothing of the lockfile above it.
    if (parts[0] === '..' || parts[0] === '')
        return [folder];
    return [...parts.map((_, index) => parts.slice(0, parts.length - index).join('/')), ''];
}
/** A folder as lockfiles write it (`.`, `./packages/a/`) in the form of a query. */
function folderOf(written) {
    return written.replace(/^\.(?:\/|$)/, '').replace(/\/$/, '');
}
/** A value that is computed when it is first asked for. */
function lazily(compute) {
    let known = null;
    return () => {
        known ??= { value: compute() };
        return known.value;
    };
}
/** A function that computes what it gives for a key once. */
function remembering(compute) {
    const known = new Map();
    return (key) => {
        const held = known.get(key) ?? { value: compute(key) };
        known.set(key, held);
        return held.value;
    };
}


/***/ }),

/***/ 19976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GZ: () => (/* binding */ npmVersion),
/* harmony export */   KO: () => (/* binding */ mentionedNames),
/* harmony export */   NP: () => (/* binding */ anotherName),
/* harmony export */   aW: () => (/* binding */ referenceDoubt),
/* harmony export */   kb: () => (/* binding */ isPackageName),
/* harmony export */   t8: () => (/* binding */ tarballDoubt),
/* harmony export */   wm: () => (/* binding */ splitAtVersion)
/* harmony export */ });
/* harmony import */ var semver__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62088);

/** A package's name in a path or key: `name` or `@scope/name`. */
const packageName = /^(?:@[^/@]+\/)?[^/@]+$/;
const anotherName = 'an alias of another package';
/** Whether a text can be the name of a package, and no path. */
function isPackageName(text) {
    return packageName.test(text);
}
/** A version as a lockfile holds it; null for what is no full semantic version. */
function npmVersion(value) {
    return typeof value === 'string' && semver__WEBPACK_IMPORTED_MODULE_0__.valid(value) !== null ? value : null;
}
/** `name@rest` or `@scope/name@rest` taken apart; null where there is no `@` behind a name. */
function splitAtVersion(text) {
    const at = text.indexOf('@', 1);
    return at < 0 ? null : { name: text.slice(0, at), rest: text.slice(at + 1) };
}
/** What a reference that is no version makes of a package, in the words of a doubt. */
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
    return 'something other than a version of the registry';
}
/**
 * Why the address of a tarball is not where the registry keeps that version; null where it is.
 * Source: the addresses that registry.npmjs.org gives as `dist.tarball`.
 *
 * @param hosts names under which the default registry is reached
 */
function tarballDoubt(address, name, version, hosts = ['registry.npmjs.org']) {
    if (!/^https?:/i.test(address))
        return referenceDoubt(address);
    const url = URL.parse(address);
    if (url === null || !hosts.includes(url.host)) {
        const doubt = referenceDoubt(address);
        return doubt === 'a tarball' ? 'a package of another registry' : doubt;
    }
    const file = `${name.slice(name.indexOf('/') + 1)}-${version.replace(/\+.*$/s, '')}.tgz`;
    const expected = `/${name}/-/${file}`;
    // A file of another package under this name would be a way to pass off the one for the other.
    return url.pathname.replace(/^(\/@[^/]+)%2f/i, '$1/') === expected
        ? null
        : "another package's tarball";
}
/**
 * The names that the keys of overrides or patches speak of: `name`, `name@^1`, `parent>name` and
 * `parent/name`. A parent counts as well: too many doubts are better than too few.
 */
function mentionedNames(keys) {
    return new Set(keys
        .flatMap((key) => key.split('>'))
        .map((part) => splitAtVersion(part.trim())?.name ?? part.trim())
        .flatMap((name) => [name, lastName(name)]));
}
/** The `name` or `@scope/name` at the end of a path of names. */
function lastName(path) {
    const slash = path.lastIndexOf('/');
    const before = path.lastIndexOf('/', slash - 1);
    return path.slice(slash > 0 && path[before + 1] === '@' ? before + 1 : slash + 1);
}


/***/ }),

/***/ 22075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   S3: () => (/* binding */ itemsOf),
/* harmony export */   YD: () => (/* binding */ keysOf),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   b6: () => (/* binding */ textOf)
/* harmony export */ });
/** The value as an object; null for any other value, lists among them. */
function fieldsOf(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? value
        : null;
}
/** The value of an own key. */
function field(fields, key) {
    return fields !== null && Object.hasOwn(fields, key) ? fields[key] : undefined;
}
/** The string under an own key; null for any other value. */
function textOf(fields, key) {
    const value = field(fields, key);
    return typeof value === 'string' ? value : null;
}
/** The items of a list under an own key; none for any other value. */
function itemsOf(fields, key) {
    const value = field(fields, key);
    return Array.isArray(value) ? value : [];
}
/** The keys of an object under an own key; none for any other value. */
function keysOf(fields, key) {
    return Object.keys(fieldsOf(field(fields, key)) ?? {});
}


/***/ })

};
