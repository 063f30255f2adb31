export const id = 3662;
export const ids = [3662];
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

/***/ 73662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readPnpmLock: () => (/* binding */ readPnpmLock)
/* harmony export */ });
/* harmony import */ var _lockfile_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86180);
/* harmony import */ var _npm_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19976);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22075);
/* harmony import */ var _yaml_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96064);




const groups = ['dependencies', 'optionalDependencies', 'devDependencies'];
/**
 * Reads `pnpm-lock.yaml` of generations 5, 6 and 9 (pnpm 3 to 12). It records that a package has
 * programs, and not their names. Source: pnpm's types, `@pnpm/lockfile.types`.
 */
const readPnpmLock = (text) => {
    const document = (0,_yaml_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .readYamlDocument */ .H)(text, false);
    if (document === null)
        return null;
    if (!/^\d+(?:\.\d+)*$/.test((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(document.root, 'lockfileVersion') ?? ''))
        return null;
    const { root, lineOf } = document;
    const packages = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(root, 'packages'));
    // A project alone stands at the top of the file, in generations before 9.
    const importers = new Map(Object.entries((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(root, 'importers')) ?? { '.': root }).map(([written, value]) => [(0,_lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(written), { written, fields: (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(value) }]));
    const overridden = (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_0__/* .mentionedNames */ .KO)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .keysOf */ .YD)(root, 'overrides'));
    const patched = (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_0__/* .mentionedNames */ .KO)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .keysOf */ .YD)(root, 'patchedDependencies'));
    const held = (name, reference, project) => {
        const { ownName, version, keys } = readReference(name, reference);
        const key = keys.find((candidate) => (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(packages, candidate)) !== null);
        const entry = key === undefined ? null : (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(packages, key));
        const isPatched = patched.has(ownName) ||
            reference.includes('patch_hash=') ||
            (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(entry, 'patched') === 'true';
        // What is linked, or fetched from elsewhere, says so in its reference.
        if (version !== null && entry === null)
            return null;
        const doubt = version === null
            ? (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_0__/* .referenceDoubt */ .aW)(reference.startsWith(`${name}@`) ? reference.slice(name.length + 1) : reference)
            : ownName !== name || ((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(entry, 'name') ?? name) !== name
                ? _npm_source_js__WEBPACK_IMPORTED_MODULE_0__/* .anotherName */ .NP
                : isPatched
                    ? 'a patched package'
                    : overridden.has(name)
                        ? 'an override'
                        : resolutionDoubt((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(entry, 'resolution')), name, version);
        return (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .lockedPackage */ .Nc)({
            name,
            version,
            line: key === undefined ? lineOf('importers', project) : lineOf('packages', key),
            programs: entry !== null && (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(entry, 'hasBin') !== 'true' ? [] : null,
            doubt,
        });
    };
    return {
        type: 'npm',
        find: (folder, name) => {
            if (!(0,_npm_source_js__WEBPACK_IMPORTED_MODULE_0__/* .isPackageName */ .kb)(name))
                return null;
            for (const above of (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_3__/* .foldersUp */ .TS)(folder)) {
                const project = importers.get(above);
                const reference = project === undefined ? null : referenceIn(project.fields, name);
                if (project !== undefined && reference !== null) {
                    return held(name, reference, project.written);
                }
            }
            return null;
        },
        withProgram: () => [],
        covers: (folder) => importers.has(folder),
    };
};
/** What a project gets under a name: a text, or in later generations an object with `version`. */
function referenceIn(importer, name) {
    for (const group of groups) {
        const dependencies = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(importer, group));
        const reference = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(dependencies, name) ?? (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(dependencies, name)), 'version');
        if (reference !== null)
            return reference;
    }
    return null;
}
/**
 * A reference such as `1.0.0`, `1.0.0(peer@2.0.0)`, `1.0.0_peer@2.0.0`, `/other/1.0.0`,
 * `/other@1.0.0` and `other@1.0.0`, taken apart, with the keys under which its package may stand.
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
        return 'a package without a source';
    const type = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(resolution, 'type');
    if (type === 'git' || (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(resolution, 'repo') !== undefined)
        return 'a git dependency';
    if ((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(resolution, 'directory') !== undefined)
        return 'a local package';
    const tarball = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(resolution, 'tarball');
    if (tarball !== null)
        return (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_0__/* .tarballDoubt */ .t8)(tarball, name, version);
    const registry = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(resolution, 'registry') ?? 'https://registry.npmjs.org/';
    if (registry !== 'https://registry.npmjs.org/')
        return 'a package of another registry';
    return type === null ? null : 'something other than a package of the registry';
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


/***/ }),

/***/ 96064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readYamlDocument)
/* harmony export */ });
/* harmony import */ var js_yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33243);
/* harmony import */ var _lockfile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86180);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22075);



/**
 * Reads a lockfile in YAML. None that a program writes has aliases, and so none is followed. pnpm
 * puts what it needs for itself into a document of its own before that of the project.
 *
 * @param mayRepeat whether of keys that stand twice the last counts, as in Yarn; else it throws
 * @throws what `js-yaml` throws for text that is no YAML
 */
function readYamlDocument(text, mayRepeat) {
    const events = (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseEvents */ .PH)(text, { maxDepth: 32 });
    const documents = (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .constructFromEvents */ .fw)(events, {
        source: text,
        schema: js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .FAILSAFE_SCHEMA */ .uH,
        json: mayRepeat,
        maxAliases: 0,
    });
    const root = (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(documents.at(-1));
    if (root === null)
        return null;
    const lines = (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_2__/* .lazily */ .qy)(() => {
        const found = new Map();
        const last = events.findLastIndex(({ type }) => type === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.DOCUMENT);
        const at = lineCounter(text);
        // One item for each object or list that is open: the key that was read last, if it holds keys.
        const open = [];
        for (const event of events.slice(last + 1)) {
            const holder = open.at(-1);
            const isKey = holder?.isMap === true && holder.isKeyNext;
            if (event.type === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.POP) {
                open.pop();
                continue;
            }
            if (holder !== undefined)
                holder.isKeyNext = holder.isMap && !isKey;
            if (event.type === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.MAPPING || event.type === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.SEQUENCE) {
                if (isKey && holder !== undefined)
                    holder.key = null;
                open.push({ isMap: event.type === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.MAPPING, key: null, isKeyNext: true });
            }
            else if (event.type === js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .EVENT_ID */ .hy.SCALAR && isKey && holder !== undefined) {
                if (open.length > 2)
                    continue;
                holder.key = (0,js_yaml__WEBPACK_IMPORTED_MODULE_0__/* .getScalarValue */ .KE)(text, event);
                const path = open.map(({ key }) => key);
                if (path.every((key) => key !== null))
                    found.set(path.join('\n'), at(event.valueStart));
            }
        }
        return found;
    });
    return { root, lineOf: (...path) => lines().get(path.join('\n')) ?? 1 };
}
/** Lines of offsets that are asked for in ascending order. */
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


/***/ })

};
