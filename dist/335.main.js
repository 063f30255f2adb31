export const id = 335;
export const ids = [335];
export const modules = {

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

/***/ 80335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  uU: () => (/* binding */ ecosystems),
  US: () => (/* binding */ identityKey),
  r1: () => (/* binding */ sameVersion)
});

// EXTERNAL MODULE: ./build/versions/npm.js
var npm = __webpack_require__(89833);
// EXTERNAL MODULE: ./node_modules/semver/index.js
var semver = __webpack_require__(62088);
;// CONCATENATED MODULE: ./build/versions/nuget-version.js
const largest = 2_147_483_647;
/**
 * Reads a version; null for what is none. Source: NuGet's "package versioning" and its class
 * NuGetVersion: leading zeros, missing numbers, a fourth one that is 0 and what stands behind a `+` say
 * nothing, and labels know no capitals.
 */
function readNugetVersion(text) {
    const [, written = '', labels] = /^[v=]*(\d+(?:\.\d+){0,3})(?:-([0-9a-z-]+(?:\.[0-9a-z-]+)*))?(?:\+[0-9a-z.-]*)?$/.exec(text.trim().toLowerCase()) ?? [];
    const numbers = filledUp(written.split('.').map(Number));
    if (written === '' || numbers.some((number) => number > largest))
        return null;
    return { numbers, labels: labels?.split('.').map(withoutLeadingZeros) ?? [] };
}
/** Four numbers, whose last ones are 0 where they are not given. */
function filledUp(given) {
    return [0, 1, 2, 3].map((index) => given[index] ?? 0);
}
/** The one spelling of a version. */
function writeNugetVersion({ numbers, labels }) {
    const shown = numbers.at(-1) === 0 ? numbers.slice(0, -1) : numbers;
    return `${shown.join('.')}${labels.length === 0 ? '' : `-${labels.join('.')}`}`;
}
/** Negative, zero or positive as the first is lower, equal or higher. */
function orderNugetVersions(a, b) {
    const byNumber = a.numbers
        .map((number, index) => number - (b.numbers[index] ?? 0))
        .find((difference) => difference !== 0);
    if (byNumber !== undefined)
        return byNumber;
    // What has labels comes before the release that it is for.
    if (a.labels.length === 0 || b.labels.length === 0)
        return b.labels.length - a.labels.length;
    const byLabel = a.labels
        .map((label, index) => orderLabels(label, b.labels[index]))
        .find((difference) => difference !== 0);
    return byLabel ?? a.labels.length - b.labels.length;
}
/** Numbers by their value and before words, words by their characters; one label more is higher. */
function orderLabels(a, b) {
    if (b === undefined)
        return 1;
    if (isNumber(a) && isNumber(b))
        return Number(a) - Number(b);
    if (isNumber(a) !== isNumber(b))
        return isNumber(a) ? -1 : 1;
    return a < b ? -1 : Number(a > b);
}
function isNumber(label) {
    return /^\d+$/.test(label) && Number(label) <= largest;
}
function withoutLeadingZeros(label) {
    return isNumber(label) ? String(Number(label)) : label;
}

;// CONCATENATED MODULE: ./build/versions/nuget.js


const longest = 256;
function isWithin(version, { sign, end }) {
    const difference = orderNugetVersions(version, end);
    if (difference === 0)
        return !/^[<>]$/.test(sign);
    return difference < 0 ? sign.startsWith('<') : sign.startsWith('>');
}
const isPrerelease = ({ labels }) => labels.length > 0;
/**
 * `[1.0,2.0)`, `(,1.0]`, `[1.0]`; null for what is none. Pre-releases lie in it only where an end is one.
 * Source: NuGet's "package versioning".
 */
function readInterval(text) {
    const [, only, opening = '', low = '', high = '', closing] = /^(?:\[([^,[\]()]+)\]|([[(])([^,[\]()]*),([^,[\]()]*)([\])]))$/.exec(text) ?? [];
    if (only === undefined && closing === undefined)
        return null;
    const bounds = only === undefined
        ? [
            ...boundsOf(opening === '[' ? '>=' : '>', low),
            ...boundsOf(closing === ']' ? '<=' : '<', high),
        ]
        : boundsOf('=', only);
    if (bounds.includes(null))
        return null;
    const known = bounds.filter((bound) => bound !== null);
    const namesPrerelease = known.some(({ end }) => isPrerelease(end));
    return (version) => (namesPrerelease || !isPrerelease(version)) && known.every((bound) => isWithin(version, bound));
}
/** What an end of an interval says: nothing where it is open, null where it cannot be read. */
function boundsOf(sign, text) {
    // `[1.*,2.0)` takes the highest of 1: it begins where it floats.
    const written = text.trim().replace(/[.-]?\*.*$/s, '');
    if (written === '')
        return [];
    const end = readNugetVersion(written);
    return [end === null ? null : { sign, end }];
}
/** `1.*`, `*`, and with pre-releases `1.2.0-*`, `1.2.0-beta*`, `1.*-*`; null for what is none. */
function readFloating(text) {
    const [, written = '', star, prefix] = /^((?:\d+\.){0,3}(?:(\*)|\d+(?=-)))(?:-([0-9a-z.-]*)\*)?$/.exec(text.toLowerCase()) ?? [];
    if (star === undefined && prefix === undefined)
        return null;
    const given = written.split('.').filter((part) => part !== '*');
    const fixed = star === undefined ? filledUp(given.map(Number)) : given.map(Number);
    return ({ numbers, labels }) => fixed.every((number, index) => number === numbers[index]) &&
        (labels.length === 0 || (prefix !== undefined && labels.join('.').startsWith(prefix)));
}
/** Ranges as policies write them in all ecosystems: `^1.2`, `>=1 <2`, `<1.0.0.4 || 3.x`. */
function readComparators(text) {
    const sets = text
        .replace(/(\S+)\s+-\s+(\S+)/g, '>=$1 <=$2')
        .split('||')
        .map(readSet);
    if (sets.includes(null))
        return null;
    return (version) => sets.some((isIn) => isIn?.(version));
}
function readSet(text) {
    // What has four numbers is nothing to semver.
    const withFour = /(?<=^|\s)([<>]?=?)\s*(v?\d+(?:\.\d+){3}[\w.+-]*)(?=\s|$)/g;
    const rest = text.replace(withFour, '').trim();
    if (semver.validRange(rest, { loose: true }) === null)
        return null;
    const bounds = [
        ...[...text.matchAll(withFour)].map(([, sign = '', version = '']) => ({ sign, version })),
        ...[...(new semver.Range(rest, { loose: true }).set[0] ?? [])].flatMap((comparator) => comparator.value === ''
            ? []
            : [{ sign: comparator.operator, version: comparator.semver.version }]),
    ].map(({ sign, version }) => ({ sign, end: readNugetVersion(version) }));
    const known = bounds.flatMap(({ sign, end }) => (end === null ? [] : [{ sign, end }]));
    if (known.length < bounds.length)
        return null;
    // As npm has it: a pre-release lies in no range that does not name one of the same release.
    const isNamed = ({ numbers }) => known.some(({ end }) => isPrerelease(end) && String(end.numbers) === String(numbers));
    return (version) => (!isPrerelease(version) || isNamed(version)) &&
        known.every((bound) => isWithin(version, bound));
}
/** Packages of NuGet: neither names nor labels know capitals, and a version has four numbers. */
const nuget = {
    normaliseName: (name) => name.toLowerCase(),
    normaliseVersion: (text) => {
        const version = readNugetVersion(text);
        return version === null ? text.trim() : writeNugetVersion(version);
    },
    compare(a, b) {
        const [left, right] = [readNugetVersion(a), readNugetVersion(b)];
        return left === null || right === null ? null : orderNugetVersions(left, right);
    },
    isPrerelease: (text) => (readNugetVersion(text)?.labels.length ?? 0) > 0,
    satisfies(text, range) {
        const written = range.trim();
        // Strangers write it, and to read what is long takes more than its length.
        if (written.length > longest)
            return null;
        const isIn = readInterval(written) ?? readFloating(written) ?? readComparators(written);
        const version = readNugetVersion(text);
        return isIn && version !== null && isIn(version);
    },
    // Source: NuGet's "dependency resolution"; what floats takes the highest.
    takesLowest: (range) => !range.includes('*'),
};

// EXTERNAL MODULE: ./build/versions/oci.js
var oci = __webpack_require__(22457);
// EXTERNAL MODULE: ./build/versions/pypi.js
var pypi = __webpack_require__(98842);
// EXTERNAL MODULE: ./build/versions/remote.js
var remote = __webpack_require__(49460);
// EXTERNAL MODULE: ./build/versions/semver.js
var versions_semver = __webpack_require__(88394);
;// CONCATENATED MODULE: ./build/versions/ecosystems.js






const free = { ...versions_semver/* semverEcosystem */.J, hasFreeVersions: true };
const ecosystems_remote = {
    ...free,
    normaliseName: (name) => (0,remote/* normaliseRemoteUrl */.ae)(name) ?? name,
};
const caseless = {
    ...versions_semver/* semverEcosystem */.J,
    normaliseName: (name) => name.toLowerCase(),
};
/** Every type's own rules. A new ecosystem is one file and one line here. */
const ecosystems = {
    npm: npm/* npm */.w,
    pypi: pypi/* pypi */.v,
    oci: oci/* oci */.sk,
    nuget: nuget,
    golang: versions_semver/* semverEcosystem */.J,
    jsr: caseless,
    git: free,
    remote: ecosystems_remote,
    registry: free,
    local: versions_semver/* semverEcosystem */.J,
    unidentified: versions_semver/* semverEcosystem */.J,
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
/* harmony export */   W: () => (/* binding */ isCommit),
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
/** Whether a ref is a whole commit: all others may move. */
function isCommit(ref) {
    return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(ref);
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
/* harmony import */ var _registries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85197);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49460);
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
            return (readTarball(spec.fetchSpec ?? '') ??
                (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_2__/* .unidentifiedSpec */ .a0)(text, 'a tarball, which the export does not grade'));
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
/**
 * A version by the address at which the default registry keeps it; null for any other tarball.
 * Source: the addresses that registry.npmjs.org gives as `dist.tarball`.
 */
function readTarball(address) {
    const url = URL.parse(address);
    if (url === null || !(0,_registries_js__WEBPACK_IMPORTED_MODULE_4__/* .isDefaultRegistry */ .n)(url.origin))
        return null;
    const path = (0,_remote_js__WEBPACK_IMPORTED_MODULE_5__/* .withPlainCharacters */ .ZP)(url.pathname)
        .replace(/^\/%40/, '/@')
        .replace(/%2F/, '/');
    const [, name, last = '', file = ''] = /^\/((?:@[^/@]+\/)?([^/@]+))\/-\/([^/]+)\.tgz$/.exec(path) ?? [];
    if (name === undefined || !file.startsWith(`${last}-`))
        return null;
    const version = file.slice(last.length + 1);
    return npm.compare(version, version) === null ? null : readNpmSpec(`${name}@${version}`);
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
/**
 * Container images: the name includes the registry; tags that are versions order as such, `2025.01.02`
 * too. But another spelling is another tag: it is not the same version.
 */
const oci = {
    ..._semver_js__WEBPACK_IMPORTED_MODULE_0__/* .looseSemver */ .N,
    hasFreeVersions: true,
    normaliseVersion: _semver_js__WEBPACK_IMPORTED_MODULE_0__/* .semverEcosystem */ .J.normaliseVersion,
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

/***/ 85197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ registryAddress),
/* harmony export */   n: () => (/* binding */ isDefaultRegistry)
/* harmony export */ });
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49460);

/** Registries that packages come from unless somebody says otherwise. */
const registries = [
    /^https?:\/\/registry\.npmjs\.org\/?$/,
    /^https?:\/\/registry\.yarnpkg\.com\/?$/,
    /^https:\/\/pypi\.org\/simple\/?$/,
    /^https:\/\/api\.nuget\.org\/v3\/index\.json$/,
];
/** Whether an address is the registry that a package would come from anyway. */
function isDefaultRegistry(address) {
    return registries.some((pattern) => pattern.test(address.trim()));
}
/**
 * A registry's address in one spelling: host in small letters, no slash at the end. Null for what is no
 * plain HTTP address: one with user-info, a query or a placeholder could stand for any other.
 */
function registryAddress(text) {
    const written = text.trim().replace(/^(?:sparse|registry)\+/, '');
    if (!/^https?:\/\/[^\s@?#${}%\\]+$/i.test(written) || !URL.canParse(written))
        return null;
    const { origin, pathname } = new URL(written);
    return `${origin}${(0,_remote_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutTrailingSlashes */ .A$)(pathname)}`;
}


/***/ }),

/***/ 49460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A$: () => (/* binding */ withoutTrailingSlashes),
/* harmony export */   Uk: () => (/* binding */ shownAddress),
/* harmony export */   ZP: () => (/* binding */ withPlainCharacters),
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
        return unidentifiedAddress(written, (0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .hasPlaceholder */ .Kc)(written) ? 'the URL is a placeholder' : 'not a URL');
    }
    const authority = groups['authority'] ?? '';
    if (authority.includes('@'))
        return unidentifiedAddress(written, 'the URL carries user-info');
    if ((0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .hasPlaceholder */ .Kc)(authority)) {
        return unidentifiedAddress(written, 'the host of the URL is a placeholder');
    }
    const name = normaliseRemoteUrl(written);
    if (name === null)
        return unidentifiedAddress(written, 'not a URL that a client can connect to');
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
/** What stands before a port that cannot be read, and the port, which may be a placeholder. */
const unknownPort = /^([^/?#]*\/\/(?:[^/?#@]*@)?(?:\[[^\]/?#]*\]|[^/?#:@[]*)):[^/?#]*/;
/** Where a client that is more liberal would connect to is kept for deny lists, and shown nowhere. */
function unidentifiedAddress(text, reason) {
    const url = URL.parse(text) ?? URL.parse(text.replace(unknownPort, '$1'));
    const reachable = url === null ? null : addressOf(url);
    return { ...(0,_ecosystem_js__WEBPACK_IMPORTED_MODULE_0__/* .unidentifiedSpec */ .a0)('', reason), ...(reachable === null ? {} : { reachable }) };
}
/** Scheme, host, port and path of a URL, or null where it is none that a server listens on. */
function normaliseRemoteUrl(text) {
    const url = URL.parse(text);
    if (url === null || url.username !== '' || url.password !== '')
        return null;
    return addressOf(url);
}
function addressOf({ protocol, host, pathname }) {
    if (!['http:', 'https:', 'ws:', 'wss:'].includes(protocol))
        return null;
    const path = withPlainCharacters(withoutTrailingSlashes(pathname));
    return `${protocol}//${host.replace(/\.(?=$|:)/, '')}${path}`;
}
/**
 * A path in which `%6d` is `m`, and other escapes have capitals: to every server the same. Two slashes
 * stay two, for some servers tell them from one. Source: RFC 3986, 6.2.2.
 */
function withPlainCharacters(path) {
    return path.replace(/%([0-9a-f]{2})/gi, (written, code) => {
        const character = String.fromCharCode(Number.parseInt(code, 16));
        return /[\w.~-]/.test(character) ? character : written.toUpperCase();
    });
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
 * @param loose whether `01.2.0` and `1.2.0beta` are versions too, as they are to npm: who writes one
 *   so gets 1.2.0, and must get its grade
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
/** The same for tools that take what is nearly a version. Source: npm-pick-manifest. */
const looseSemver = semverBy(true);


/***/ })

};
