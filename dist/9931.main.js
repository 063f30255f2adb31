export const id = 9931;
export const ids = [9931];
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


/***/ }),

/***/ 29931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readYarnLock: () => (/* binding */ readYarnLock)
/* harmony export */ });
/* harmony import */ var _yarnpkg_parsers__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67823);
/* harmony import */ var _lockfile_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86180);
/* harmony import */ var _npm_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19976);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22075);
/* harmony import */ var _yaml_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96064);





/** Two names of the one registry: Yarn 1 uses the second. */
const hosts = ['registry.npmjs.org', 'registry.yarnpkg.com'];
/** Reads `yarn.lock`, whose first lines say whether Yarn 1 wrote it; later ones write YAML. */
const readYarnLock = (text) => /^(?:#.*\r?\n)*?#\s+yarn\s+lockfile\s+v1\r?\n/i.test(text.slice(0, 4096))
    ? readClassic(text)
    : readBerry(text);
/** The lockfile of Yarn 1. Source: Yarn's own parser, which reads both forms. */
function readClassic(text) {
    const entries = Object.entries((0,_yarnpkg_parsers__WEBPACK_IMPORTED_MODULE_0__/* .parseSyml */ ["do"])(text)).flatMap(([key, value]) => {
        const fields = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(value);
        return fields === null ? [] : [{ key, fields, descriptors: [key] }];
    });
    const ranges = byRange(entries);
    const lines = (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_4__/* .lazily */ .qy)(() => classicLines(text));
    const held = (name, range, entry) => classicPackage(name, range, entry, lines().get(entry.key) ?? 1);
    const whole = (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_4__/* .remembering */ .Mw)((name) => {
        const [first = null, ...others] = [...(ranges.get(name) ?? [])].map(([range, entry]) => held(name, range, entry));
        const isOne = others.every((other) => other?.version === first?.version && other?.doubt === first?.doubt);
        return isOne ? first : null;
    });
    return {
        type: 'npm',
        find: (_folder, name, range) => {
            if (!(0,_npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .isPackageName */ .kb)(name))
                return null;
            if (range === null)
                return whole(name);
            const entry = ranges.get(name)?.get(range);
            return entry === undefined ? null : held(name, range, entry);
        },
        withProgram: () => [],
        covers: () => null,
    };
}
function classicPackage(name, range, entry, line) {
    const version = (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .npmVersion */ .GZ)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(entry.fields, 'version'));
    const resolved = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(entry.fields, 'resolved');
    const alias = range.startsWith('npm:') ? (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .splitAtVersion */ .wm)(range.slice(4)) : null;
    const isElsewhere = alias === null && /[:/]/.test(range);
    const doubt = alias !== null && alias.name !== name
        ? _npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .anotherName */ .NP
        : isElsewhere
            ? (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .referenceDoubt */ .aW)(range)
            : resolved === null || version === null
                ? null
                : (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .tarballDoubt */ .t8)(resolved, name, version, hosts);
    return (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_4__/* .lockedPackage */ .Nc)({ name, version, line, programs: null, doubt });
}
/** Lines, from 1, of the keys that stand at the beginning of a line: `a@^1, "b c@^2":`. */
function classicLines(text) {
    const found = new Map();
    for (const [index, line] of text.split('\n').entries()) {
        if (!/^[^\s#]/.test(line) || line.length > 10_000)
            continue;
        for (const [, quoted, plain] of line.matchAll(/"([^"]*)"|([^\s",][^\s",]*)/g)) {
            found.set(quoted ?? plain?.replace(/:$/, '') ?? '', index + 1);
        }
    }
    return found;
}
/**
 * The lockfile of Yarn 2 and later, which records its projects as `name@workspace:folder`. Source:
 * Yarn's documentation of its protocols, and `@yarnpkg/core`'s Project.
 */
function readBerry(text) {
    const document = (0,_yaml_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .readYamlDocument */ .H)(text, true);
    if (document === null || (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(document.root, '__metadata')) === null)
        return null;
    const { root, lineOf } = document;
    const entries = Object.entries(root).flatMap(([key, value]) => {
        const fields = key === '__metadata' ? null : (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(value);
        return fields === null ? [] : [{ key, fields, descriptors: key.split(/,\s*/) }];
    });
    const ranges = byRange(entries);
    const patched = new Set(entries
        .flatMap(({ descriptors }) => descriptors.map(_npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .splitAtVersion */ .wm))
        .flatMap((parts) => (parts?.rest.startsWith('patch:') ? [parts.name] : [])));
    const projects = new Map(entries.flatMap(({ fields }) => {
        const folder = /^(?:@[^/@]+\/)?[^/@]+@workspace:(.*)$/s.exec((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(fields, 'resolution') ?? '')?.[1];
        return folder === undefined ? [] : [[(0,_lockfile_js__WEBPACK_IMPORTED_MODULE_4__/* .folderOf */ .yS)(folder), fields]];
    }));
    const held = (name, entry) => {
        const { fields, key } = entry;
        const { version, doubt } = readResolution((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(fields, 'resolution') ?? '', name);
        return (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_4__/* .lockedPackage */ .Nc)({
            name,
            version,
            line: lineOf(key),
            programs: (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .keysOf */ .YD)(fields, 'bin'),
            // Of a patched package the untouched one is kept as well, under what the manifest asks for.
            doubt: patched.has(name) ? 'a patched package' : doubt,
        });
    };
    const asked = (name, range) => {
        const ofName = ranges.get(name);
        const entry = ofName?.get(`npm:${range}`) ?? ofName?.get(range);
        return entry === undefined ? null : held(name, entry);
    };
    const programsOf = (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_4__/* .remembering */ .Mw)((folder) => {
        const found = new Map();
        const dependencies = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(projects.get(folder) ?? null, 'dependencies')) ?? {};
        for (const [name, range] of Object.entries(dependencies)) {
            const dependency = typeof range === 'string' ? asked(name, range) : null;
            if (dependency === null)
                continue;
            for (const program of dependency.programs ?? []) {
                const others = found.get(program);
                if (others === undefined)
                    found.set(program, [dependency]);
                else
                    others.push(dependency);
            }
        }
        return found;
    });
    const only = (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_4__/* .remembering */ .Mw)((name) => {
        const [first, ...others] = new Set(ranges.get(name)?.values());
        return first === undefined || others.length > 0 ? null : held(name, first);
    });
    return {
        type: 'npm',
        find: (folder, name, range) => {
            if (!(0,_npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .isPackageName */ .kb)(name))
                return null;
            if (range !== null)
                return asked(name, range);
            for (const above of (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_4__/* .foldersUp */ .TS)(folder)) {
                const dependencies = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)((0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(projects.get(above) ?? null, 'dependencies'));
                const recorded = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(dependencies, name);
                if (recorded !== null)
                    return asked(name, recorded);
            }
            return only(name);
        },
        withProgram: (folder, program) => (0,_lockfile_js__WEBPACK_IMPORTED_MODULE_4__/* .foldersUp */ .TS)(folder)
            .filter((above) => projects.has(above))
            .map((above) => programsOf(above).get(program))
            .find((found) => found !== undefined) ?? [],
        covers: (folder) => projects.has(folder),
    };
}
/** What `name@npm:1.0.0`, perhaps with `::key=value` behind it, says that is fetched. */
function readResolution(resolution, name) {
    const { name: ownName, rest } = (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .splitAtVersion */ .wm)(resolution) ?? { name, rest: '' };
    const [, written, bindings] = /^npm:([^:]*)(?:::(.*))?$/s.exec(rest) ?? [];
    const version = (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .npmVersion */ .GZ)(written);
    if (written === undefined)
        return { version: null, doubt: (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .referenceDoubt */ .aW)(rest) };
    if (ownName !== name)
        return { version, doubt: _npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .anotherName */ .NP };
    const archive = new URLSearchParams(bindings ?? '').get('__archiveUrl');
    return {
        version,
        doubt: archive === null || version === null ? null : (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .tarballDoubt */ .t8)(archive, name, version, hosts),
    };
}
function byRange(entries) {
    const ranges = new Map();
    for (const entry of entries) {
        for (const descriptor of entry.descriptors) {
            const parts = (0,_npm_source_js__WEBPACK_IMPORTED_MODULE_1__/* .splitAtVersion */ .wm)(descriptor.trim());
            if (parts === null)
                continue;
            const ofName = ranges.get(parts.name) ?? new Map();
            ranges.set(parts.name, ofName);
            ofName.set(parts.rest, entry);
            // `file:./x::locator=…` is what the manifest calls `file:./x`.
            const [plain = ''] = parts.rest.split('::');
            if (plain !== parts.rest && !ofName.has(plain))
                ofName.set(plain, entry);
        }
    }
    return ranges;
}


/***/ })

};
