export const id = 4970;
export const ids = [4970];
export const modules = {

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

/***/ 84970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readPoetryLock: () => (/* binding */ readPoetryLock)
/* harmony export */ });
/* harmony import */ var _versions_pypi_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98842);
/* harmony import */ var _lockfile_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86180);
/* harmony import */ var _toml_packages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38127);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22075);




/**
 * Reads `poetry.lock` of Poetry 1 and 2, which records a source for all but what is from PyPI.
 * Source: Poetry's `Locker` (src/poetry/packages/locker.py).
 */
const readPoetryLock = (text) => {
    const document = (0,_toml_packages_js__WEBPACK_IMPORTED_MODULE_1__/* .readTomlPackages */ .w)(text);
    if (document === null)
        return null;
    const { root, packages, lineOf } = document;
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(root, 'metadata')) === null && packages.size === 0)
        return null;
    return {
        type: 'pypi',
        find: (_folder, written) => {
            const name = _versions_pypi_js__WEBPACK_IMPORTED_MODULE_0__/* .pypi */ .v.normaliseName(written);
            const [fields, ...others] = packages.get(name) ?? [];
            if (fields === undefined || others.length > 0)
                return null;
            return (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .lockedPackage */ .Nc)({
                name,
                version: (0,_toml_packages_js__WEBPACK_IMPORTED_MODULE_1__/* .pythonVersion */ .T)(fields),
                line: lineOf((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(fields, 'name') ?? name, (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(fields, 'version') ?? ''),
                programs: null,
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
    switch ((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(fields, 'source')), 'type')) {
        case 'git':
            return 'a git dependency';
        case 'url':
            return 'an archive by its address';
        case 'file':
        case 'directory':
            return 'a local project';
        default:
            return 'a package of another registry';
    }
}


/***/ }),

/***/ 38127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ pythonVersion),
/* harmony export */   w: () => (/* binding */ readTomlPackages)
/* harmony export */ });
/* harmony import */ var _renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99687);
/* harmony import */ var smol_toml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3292);
/* harmony import */ var _versions_pypi_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98842);
/* harmony import */ var _lockfile_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86180);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22075);





/** Each dot of a key makes a table, and a line of nothing else millions; real files have one in 30 letters. */
const maxDots = 1_000_000;
/** @throws what `smol-toml` throws for text that is no TOML */
function readTomlPackages(text) {
    if (hasMoreThan(maxDots, '.', text))
        return null;
    const root = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)((0,smol_toml__WEBPACK_IMPORTED_MODULE_1__/* .parse */ .qg)(text, { maxDepth: 32 }));
    if (root === null)
        return null;
    const packages = Map.groupBy((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .itemsOf */ .S3)(root, 'package')
        .map(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)
        .filter((fields) => fields !== null), (fields) => _versions_pypi_js__WEBPACK_IMPORTED_MODULE_2__/* .pypi */ .v.normaliseName((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(fields, 'name') ?? ''));
    const lines = (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_4__/* .lazily */ .qy)(() => tableLines(text));
    return {
        root,
        packages,
        lineOf: (name, version) => lines().get(`${name}\n${version}`) ?? 1,
    };
}
/** A version as a Python lockfile holds it; null for what PEP 440 does not know as one. */
function pythonVersion(fields) {
    const version = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(fields, 'version');
    return version !== null && version.length <= 256 && (0,_renovatebot_pep440__WEBPACK_IMPORTED_MODULE_0__/* .valid */ .rZ)(version) !== null ? version : null;
}
function hasMoreThan(count, sign, text) {
    let left = count;
    for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
        if (left === 0)
            return true;
        left -= 1;
    }
    return false;
}
/** Lines of the heads of `[[package]]` tables, by the name and version that follow. */
function tableLines(text) {
    const found = new Map();
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
        else if (table.name !== null && !found.has(`${table.name}\n${value}`)) {
            found.set(`${table.name}\n${value}`, table.line);
        }
    }
    return found;
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
