export const id = 1657;
export const ids = [1657];
export const modules = {

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

/***/ 41657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readPackageLock: () => (/* binding */ readPackageLock)
/* harmony export */ });
/* harmony import */ var _json_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67901);
/* harmony import */ var _lockfile_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86180);
/* harmony import */ var _npm_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19976);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22075);




const modules = 'node_modules/';
/** Deeper than npm nests; places grow with depth. */
const maxDepth = 64;
/** The last escape of a string, the rest of it, and a colon: nothing in it can be gone through twice. */
const escapedKey = /\\["\\/bfnrtu][^"\\\n]*"\s*:/;
const linkedFolder = /^file:(?!.*\.t(?:ar\.)?gz$)(.+)$/;
/**
 * Reads `package-lock.json` and `npm-shrinkwrap.json` of npm 5 to 11: generation 1 holds nested
 * `dependencies`, 2 both, 3 only `packages` by their places; npm since 7 looks at the latter alone.
 * Source: npm's documentation, "package-lock.json".
 */
const readPackageLock = (text) => {
    // No key of npm's has an escape. One that has may hide another: given the object {"a":1,"\\":2}
    // before, V8 reads the key of {"a":1,"\u0069":2} as a backslash.
    if (escapedKey.test(text))
        return null;
    const root = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(JSON.parse(text));
    const packages = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(root, 'packages'));
    const nested = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(root, 'dependencies'));
    if (packages === null && nested === null && typeof (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(root, 'lockfileVersion') !== 'number') {
        return null;
    }
    const recordsPrograms = packages !== null;
    const { entries, written } = recordsPrograms
        ? { entries: new Map(Object.entries(packages)), written: null }
        : flatten(nested);
    const lineOf = (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonLines */ .i)(text, recordsPrograms ? placeOfPackage : placeOfNested);
    const nameAt = (place) => place.slice(place.lastIndexOf(modules) + modules.length);
    const isLink = (entry) => (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(entry, 'link') === true;
    const programsAt = (place) => {
        const entry = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(entries.get(place));
        if (entry === null)
            return [];
        const target = isLink(entry) ? entries.get((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(entry, 'resolved') ?? '') : entry;
        return programsOf((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(target), nameAt(place));
    };
    const held = (place) => {
        const entry = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(entries.get(place));
        if (entry === null)
            return null;
        const name = nameAt(place);
        const { version, doubt } = isLink(entry)
            ? { version: null, doubt: 'a link' }
            : sourceOf(entry, name);
        return (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .lockedPackage */ .Nc)({
            name,
            version,
            line: lineOf(written?.get(place) ?? place),
            programs: recordsPrograms ? programsAt(place) : null,
            doubt,
        });
    };
    /** Programs that a project's own `node_modules/.bin` has, by its folder and their names. */
    const programs = (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .lazily */ .qy)(() => {
        const found = new Map();
        for (const place of recordsPrograms ? entries.keys() : []) {
            const start = place.indexOf(modules);
            const name = place.slice(start + modules.length);
            if (start < 0 || !(0,_npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .isPackageName */ .kb)(name))
                continue;
            const folder = place.slice(0, Math.max(0, start - 1));
            const ofFolder = found.get(folder) ?? new Map();
            found.set(folder, ofFolder);
            const locked = held(place);
            for (const program of programsAt(place)) {
                const others = ofFolder.get(program) ?? [];
                // One that cannot be told stands before those of the folders above all the same.
                ofFolder.set(program, others);
                if (locked !== null)
                    others.push(locked);
            }
        }
        return found;
    });
    return {
        type: 'npm',
        find: (folder, name) => {
            if (!(0,_npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .isPackageName */ .kb)(name))
                return null;
            const place = (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .foldersUp */ .TS)(folder)
                .map((above) => placeIn(above, name))
                .find((candidate) => entries.has(candidate));
            return place === undefined ? null : held(place);
        },
        withProgram: (folder, program) => (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .foldersUp */ .TS)(folder)
            .map((above) => programs().get(above)?.get(program))
            .find((found) => found !== undefined) ?? [],
        covers: (folder) => folder === '' || (!folder.includes('node_modules') && (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(entries.get(folder)) !== null),
    };
};
function placeIn(folder, name) {
    return folder === '' ? `${modules}${name}` : `${folder}/${modules}${name}`;
}
/**
 * Nested dependencies by the places that a later npm would give them. Those of a linked folder get
 * theirs in that folder; `written` has the places of these in the text.
 */
function flatten(dependencies) {
    const entries = new Map();
    const written = new Map();
    const waiting = [{ folder: '', at: '', dependencies, depth: 0 }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        for (const [name, value] of Object.entries(next.dependencies ?? {})) {
            const entry = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(value);
            const [place, at] = [placeIn(next.folder, name), placeIn(next.at, name)];
            entries.set(place, entry);
            if (place !== at)
                written.set(place, at);
            const linked = linkedFolder.exec((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(entry, 'version') ?? '')?.[1];
            const inner = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(entry, 'dependencies'));
            const isProject = linked !== undefined && next.depth === 0;
            if (isProject)
                entries.set(linked, {});
            if (next.depth < maxDepth) {
                const folder = isProject ? linked : place;
                waiting.push({ folder, at, dependencies: inner, depth: next.depth + 1 });
            }
        }
    }
    return { entries, written };
}
function placeOfPackage(path, key) {
    return path.length === 1 && path[0] === 'packages' ? key : null;
}
function placeOfNested(path, key) {
    const isDependency = path.every((part, index) => index % 2 === 1 || part === 'dependencies');
    if (!isDependency || path.length % 2 === 0 || path.length > 2 * maxDepth)
        return null;
    const names = [...path.filter((_, index) => index % 2 === 1), key];
    return names.map((name) => `${modules}${name}`).join('/');
}
/** The names of `bin`, which npm writes as an object; a single path is a program of the package's name. */
function programsOf(entry, name) {
    const single = typeof (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(entry, 'bin') === 'string';
    return single ? [name.slice(name.indexOf('/') + 1)] : (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .keysOf */ .YD)(entry, 'bin');
}
/** The version of an entry, and why it may not be that of the package. */
function sourceOf(entry, name) {
    // Generation 1 writes what is no version of its own in place of the version.
    const written = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(entry, 'version') ?? '';
    const alias = written.startsWith('npm:') ? (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .splitAtVersion */ .wm)(written.slice(4)) : null;
    const version = (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .npmVersion */ .GZ)(alias?.rest ?? written);
    const ownName = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(entry, 'name') ?? alias?.name ?? name;
    const resolved = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(entry, 'resolved');
    const doubt = ownName !== name
        ? _npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .anotherName */ .NP
        : (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(entry, 'inBundle') === true || (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(entry, 'bundled') === true
            ? 'a bundled copy'
            : (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(entry, 'extraneous') === true
                ? 'a package that nothing asks for'
                : version === null
                    ? unversionedDoubt(written)
                    : resolved === null
                        ? null
                        : (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .tarballDoubt */ .t8)(resolved, name, version);
    return { version, doubt };
}
function unversionedDoubt(written) {
    return /^[a-z+]+:|\//.test(written) ? (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .referenceDoubt */ .aW)(written) : null;
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
