export const id = 3555;
export const ids = [3555];
export const modules = {

/***/ 51209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m6: () => (/* binding */ bySpecificity),
  hU: () => (/* binding */ covers),
  tb: () => (/* binding */ literalOwner),
  $5: () => (/* binding */ mayOverlap),
  ZB: () => (/* binding */ meansVersion),
  Sf: () => (/* binding */ nameTest),
  dr: () => (/* binding */ patternForm),
  gx: () => (/* binding */ reachesVersion),
  FH: () => (/* binding */ reachingNameTest),
  ZS: () => (/* binding */ readPattern)
});

// UNUSED EXPORTS: specificity

// EXTERNAL MODULE: ./build/versions/ecosystems.js + 2 modules
var ecosystems = __webpack_require__(80335);
// EXTERNAL MODULE: ./build/versions/git.js
var git = __webpack_require__(37292);
// EXTERNAL MODULE: ./build/versions/oci.js
var oci = __webpack_require__(22457);
// EXTERNAL MODULE: ./build/versions/remote.js
var remote = __webpack_require__(49460);
;// CONCATENATED MODULE: ./build/policy/glob.js
/*
 * The wildcards of patterns: `*` is any part of a segment, and where it stands alone a whole one; `**`
 * is anything, and between slashes also nothing. A glob is an automaton whose places are its characters;
 * every way through it is followed at once, for one after the other a hostile name would make them too
 * many.
 */
function compiled(written) {
    const text = written.replace(/\*{3,}/g, '**');
    const beginnings = [0];
    for (let at = 0; text.startsWith('**/', at); at += 3)
        beginnings.push(at + 3);
    /** Adds the places that are reached without a further character. */
    const widen = (places) => {
        for (const at of places) {
            if (text.startsWith('**', at))
                places.add(at + 2);
            else if (text[at] === '*' && !standsAlone(text, at))
                places.add(at + 1);
            const behind = at + 3;
            const isWhole = behind === text.length || text[behind] === '/';
            if (text.startsWith('/**', at) && isWhole)
                places.add(behind);
        }
        return places;
    };
    return {
        text,
        start: widen(new Set(beginnings)),
        step: (places, char) => {
            const next = new Set();
            for (const at of places) {
                if (text.startsWith('**', at))
                    next.add(at);
                else if (text[at] === '*' && char !== '/')
                    next.add(at).add(at + 1);
                else if (text[at] === char)
                    next.add(at + 1);
            }
            return widen(next);
        },
        isEnd: (places) => places.has(text.length),
    };
}
function standsAlone(text, at) {
    return /^\/?$/.test(text[at - 1] ?? '') && /^\/?$/.test(text[at + 1] ?? '');
}
/** What all texts of a glob begin with. */
function beginningOf(text) {
    return text.includes('*') ? text.slice(0, text.indexOf('*')).replace(/\/$/, '') : text;
}
/** Compiles a glob into a test of texts, whose cost grows no faster than glob times text. */
function globTest(written) {
    if (!written.includes('*'))
        return (text) => text === written;
    const glob = compiled(written);
    const beginning = beginningOf(glob.text);
    return (text) => {
        if (!text.startsWith(beginning))
            return false;
        let places = glob.start;
        for (const char of text) {
            places = glob.step(places, char);
            if (places.size === 0)
                return false;
        }
        return glob.isEnd(places);
    };
}
/** Places, more than two globs of people take; globs made to be costly are not compared to the end. */
const mostPlaces = 20_000;
/** A character that no glob has: it stands for all that neither of two globs asks for. */
const other = '\0';
/**
 * Whether every text of one glob is one of another. Both are walked side by side over all texts of the
 * narrower; the characters that neither waits for are alike. False also where that takes too long.
 */
function globIncludes(wide, narrow) {
    if (!narrow.includes('*'))
        return globTest(wide)(narrow);
    if (!beginningOf(narrow).startsWith(beginningOf(wide)))
        return false;
    const [all, some] = [compiled(wide), compiled(narrow)];
    const seen = new Set();
    const left = [[all.start, some.start]];
    let visited = 0;
    for (let pair = left.pop(); pair !== undefined; pair = left.pop()) {
        const [here, there] = pair;
        // From every place of a glob there is a way to its end: what the wide one lost is a counterexample.
        if (here.size === 0 || (some.isEnd(there) && !all.isEnd(here)))
            return false;
        const chars = new Set(['/', other]);
        for (const at of here)
            chars.add(all.text[at] ?? other);
        for (const at of there)
            chars.add(some.text[at] ?? other);
        chars.delete('*');
        for (const char of chars) {
            const next = some.step(there, char);
            if (next.size === 0)
                continue;
            visited += here.size + there.size;
            if (visited > mostPlaces)
                return false;
            const both = [all.step(here, char), next];
            const key = both.map((places) => [...places].sort((a, b) => a - b).join()).join(';');
            if (!seen.has(key))
                left.push(both);
            seen.add(key);
        }
    }
    return true;
}

;// CONCATENATED MODULE: ./build/policy/pattern.js





/*
 * Patterns of policies: `pkg:type/name[@version or range]`, or a URL. `*` stays within a segment (of a
 * host: within a label), `**` crosses. A pattern is asked of names that strangers choose, so it has few
 * wildcards and plain characters, and its cost grows no faster than the name.
 */
/** Types of packages by their names in patterns: those of the purl specification, and our own. */
const types = new Map([
    ['npm', 'npm'],
    ['pypi', 'pypi'],
    ['oci', 'oci'],
    ['docker', 'oci'],
    ['nuget', 'nuget'],
    ['golang', 'golang'],
    ['jsr', 'jsr'],
    ['git', 'git'],
    ['registry', 'registry'],
]);
/** What a pattern looks like, for a person who got it wrong. */
const patternForm = 'a pattern such as pkg:npm/@acme/files@^1.2, pkg:pypi/acme-* or https://*.acme.example/**';
const longest = 500;
const mostWildcards = 6;
/** Reads a pattern, or says in words what is wrong with it. */
function readPattern(written) {
    const text = written.trim();
    const wildcards = text.match(/\*+/g)?.length ?? 0;
    if (text.length > longest)
        return { fault: `is longer than ${longest} characters` };
    if (wildcards > mostWildcards)
        return { fault: `has more than ${mostWildcards} wildcards` };
    return /^(?:https?|wss?):\/\//i.test(text) ? readAddress(text) : readPackage(text);
}
function readPackage(text) {
    const [, written = '', rest = ''] = /^pkg:([a-z]+)\/(.+)$/.exec(text) ?? [];
    const type = types.get(written);
    if (type === undefined) {
        const known = [...types.keys()].join(', ');
        if (written !== '')
            return { fault: `names none of the types ${known}` };
        const isNear = types.has(/^[a-z]+(?=[/:])/.exec(text)?.[0] ?? '');
        const near = isNear ? `; write pkg:${text.replace(':', '/')}` : '';
        return { fault: `is not ${patternForm}${near}` };
    }
    const plain = rest.replaceAll('%40', '@');
    // The `@` of a scope stands at the beginning of a segment, that of a version behind a name.
    const at = plain.search(/(?<=[^/])@/);
    const name = at < 0 ? plain : plain.slice(0, at);
    const version = at < 0 ? null : plain.slice(at + 1).trim();
    if (!/^[\w@.~*:-][\w@./~*:-]*$/.test(name))
        return { fault: `is not ${patternForm}` };
    if (type === 'oci' && /:[^/]*$/.test(name)) {
        return { fault: 'has a tag: the version of an image stands behind @' };
    }
    if (/^@(?!.*(?:\/.|\*\*))/.test(name)) {
        return { fault: `names a scope and no package: ${name.replace(/\/$/, '')}/* means all of it` };
    }
    if (version !== null && !isVersion(type, version)) {
        return { fault: `has a version or range that cannot be read: ${version}` };
    }
    return { text, type, name: normalised(type, name), version };
}
function isVersion(type, version) {
    if (version === '' || version.includes('*'))
        return false;
    const { satisfies, compare } = ecosystems/* ecosystems */.uU[type];
    return (satisfies('1.0.0', version) !== null ||
        compare(version, version) !== null ||
        // Digests and commits are versions by their own text; a tag moves, and is none.
        /^(?:sha\d+:)?[0-9a-f]{7,128}$/i.test(version));
}
/** The name as identities have it; wildcards stay. */
function normalised(type, name) {
    if (type === 'git') {
        const [host = '', ...path] = name.split('/');
        return [host.toLowerCase(), ...path].join('/').replace(/\.git$/, '');
    }
    if (type !== 'oci')
        return ecosystems/* ecosystems */.uU[type].normaliseName(name);
    const lower = name.toLowerCase();
    if (!lower.includes('*'))
        return ecosystems/* ecosystems */.uU.oci.normaliseName(lower);
    const [first = '', ...others] = lower.split('/');
    const isRegistry = /[.:]/.test(first) || first === 'localhost' || /^\*+$/.test(first);
    const hasRegistry = isRegistry && (others.length > 0 || first === '**');
    const isHub = !hasRegistry || (0,oci/* isDockerHub */.gr)(first);
    if (!isHub)
        return lower;
    // Docker's defaults: without a registry the image is one of `docker.io`, without an owner its own.
    const path = hasRegistry ? others : [first, ...others];
    const hasOwner = path.length > 1 || path[0] === '**';
    return ['docker.io', ...(hasOwner ? [] : ['library']), ...path].join('/');
}
function readAddress(text) {
    const [, scheme = '', host = '', path = ''] = /^([a-z]+):\/\/([^/?#]*)([^?#]*)$/i.exec(text) ?? [];
    if (!/^[\w.*-]+(?::\d+)?$/.test(host)) {
        return { fault: 'has no host that can be matched, or user-info, a query or a fragment' };
    }
    if (!/^[\w./~%@:+*-]*$/.test(path))
        return { fault: 'has characters that a path cannot have' };
    const isPlain = !text.includes('*');
    if (!isPlain && path.split('/').some((part) => /^(?:\.|%2e){1,2}$/i.test(part))) {
        return { fault: 'has . or .. as a part of its path' };
    }
    const origin = host.includes('*')
        ? wildOrigin(scheme.toLowerCase(), host.toLowerCase())
        : (0,remote/* normaliseRemoteUrl */.ae)(`${scheme}://${host}`);
    const name = isPlain
        ? (0,remote/* normaliseRemoteUrl */.ae)(text)
        : origin && `${origin}${(0,remote/* withPlainCharacters */.ZP)((0,remote/* withoutTrailingSlashes */.A$)(path))}`;
    return name === null
        ? { fault: 'has a host that no address can have' }
        : { text, type: 'remote', name, version: null };
}
/** Scheme, host and port in the spelling of identities, where the host has wildcards. */
function wildOrigin(scheme, host) {
    const [, name = '', port = ''] = /^(.*?)\.?(:\d+)?$/.exec(host) ?? [];
    const usual = scheme === 'https' || scheme === 'wss' ? 443 : 80;
    const isUsual = port === '' || Number(port.slice(1)) === usual;
    return `${scheme}://${name}${isUsual ? '' : `:${Number(port.slice(1))}`}`;
}
/** Compiles a pattern's name. */
function nameTest({ type, name }) {
    if (!name.includes('*'))
        return (otherType, other) => otherType === type && other === name;
    if (type !== 'remote') {
        const matches = globTest(name);
        return (otherType, other) => otherType === type && matches(other);
    }
    const wanted = partsOf(name);
    const host = globTest(wanted.host);
    const path = globTest(wanted.path);
    return (otherType, other) => {
        if (otherType !== 'remote')
            return false;
        const parts = partsOf(other);
        // Each by itself: a wildcard of the host must not reach into the path.
        return parts.scheme === wanted.scheme && host(parts.host) && path(parts.path);
    };
}
/**
 * Compiles a pattern's name for a deny list, which nobody gets round by spelling the same in another
 * way: in other letters or with more slashes, which many hosts take for one, by another scheme, or
 * another port where the pattern names none.
 */
function reachingNameTest(pattern) {
    const hasPort = /^[^:]*:\/\/[^/]*:\d+(?:\/|$)/.test(pattern.name);
    const plain = (name) => {
        const lower = name.toLowerCase();
        if (pattern.type !== 'remote')
            return lower;
        const address = lower
            .replace(/^[^:]*:\/\//, '')
            .replace(/\/{2,}/g, '/')
            .replace(/^/, 'any://');
        return hasPort ? address : address.replace(/^([^/]*\/\/[^/]*):\d+(?=\/|$)/, '$1');
    };
    const matches = nameTest({ ...pattern, name: plain(pattern.name) });
    return (type, name) => matches(type, plain(name));
}
/** An address whose host is written as a path, so that `*` stays within a label. */
function partsOf(address) {
    const [, scheme = '', host = '', path = ''] = /^([^:]*):\/\/([^/]*)(.*)$/.exec(address) ?? [];
    return { scheme, host: host.replaceAll('.', '/'), path: path === '' ? '/' : path };
}
/** Whether a version is one that a pattern means; every version where it names none. */
function meansVersion({ type, version: wanted }, version) {
    if (wanted === null || (0,ecosystems/* sameVersion */.r1)(type, wanted, version))
        return true;
    return ecosystems/* ecosystems */.uU[type].satisfies(version, wanted) === true;
}
/**
 * Whether a launch may be of a version that a deny list means. Nobody gets round it by a spelling that
 * tells nothing: a tag that does not order, a digest or a branch where the entry names a number.
 *
 * @param known what is known of the version, be it nothing
 */
function reachesVersion(pattern, known) {
    const { type, version: wanted } = pattern;
    if (wanted === null)
        return true;
    const telling = known.filter((version) => tells(type, version, wanted));
    if (telling.length === 0)
        return true;
    if (isHash(type, wanted))
        return telling.some((version) => isSameHash(type, wanted, version));
    return telling.some((version) => meansVersion(pattern, version) ||
        // Ranges leave pre-releases out; of one the release counts that it is for.
        (!isOneVersion(type, wanted) &&
            meansVersion(pattern, version.replace(/^([v=]*(?:\d+!)?\d+(?:\.\d+)*).*$/s, '$1'))));
}
/** Whether a version tells that it is, or is not, what a pattern names. */
function tells(type, version, wanted) {
    // A tag of an image that is one version is taken at its word, a branch or tag of git is not.
    if (isHash(type, wanted))
        return type !== 'git' || (0,git/* isCommit */.W)(version);
    if (isHash(type, version))
        return false;
    // `v2` of git is a branch or a tag that moves.
    if (type === 'git' && !isOneVersion(type, version))
        return false;
    const isText = type === 'oci' && isOneVersion(type, wanted);
    return isText || ecosystems/* ecosystems */.uU[type].compare(version, version) !== null;
}
/** Whether a version is a digest or commit, perhaps the beginning of one. */
function isHash(type, version) {
    return type === 'git'
        ? /^[0-9a-f]{7,}$/i.test(version)
        : /^(?:sha\d+:)?[0-9a-f]{32,}$/i.test(version);
}
/** Whether one of two digests or commits is the other one, or its beginning. */
function isSameHash(type, a, b) {
    if (!isHash(type, b))
        return false;
    const [one = '', other = ''] = [a, b].map((each) => each.toLowerCase().replace(/^sha\d+:/, ''));
    return one.startsWith(other) || other.startsWith(one);
}
/** Whether a version names one, and no range of them. */
function isOneVersion(type, version) {
    // A short version such as `1.2` is a range for all but Python.
    return type === 'pypi'
        ? ecosystems/* ecosystems */.uU.pypi.compare(version, version) !== null
        : /^(?:[v=]*\d+\.\d+\.\d+[\w.+-]*|(?:sha\d+:)?[0-9a-f]{7,})$/i.test(version);
}
/** Puts what says more before what says less. */
function bySpecificity(a, b) {
    return specificity(b.match) - specificity(a.match);
}
/**
 * The more it says, the more it counts: a name before any wildcard, more of a name before less, one
 * version before a range, a range before none.
 */
function specificity({ type, name, version }) {
    const literal = name.replaceAll('*', '').length;
    const ofVersion = version === null ? 0 : isOneVersion(type, version) ? 2 : 1;
    return (name.includes('*') ? 0 : longest * 100) + literal * 4 + ofVersion;
}
/** Whether everything that one pattern means is meant by another one too; when in doubt it is not. */
function covers(wide, narrow) {
    const { type, version } = narrow;
    const isMeant = wide.version === null ||
        wide.version === version ||
        (version !== null && isOneVersion(type, version) && meansVersion(wide, version));
    if (!isMeant || wide.type !== type)
        return false;
    if (type !== 'remote')
        return globIncludes(wide.name, narrow.name);
    const [all, some] = [partsOf(wide.name), partsOf(narrow.name)];
    return (all.scheme === some.scheme &&
        globIncludes(all.host, some.host) &&
        globIncludes(all.path, some.path));
}
/** Whether something may be meant by both of two patterns; when in doubt it may. */
function mayOverlap(one, other) {
    if (one.type !== other.type)
        return false;
    const { type, version } = one;
    const areApart = version !== null &&
        other.version !== null &&
        isOneVersion(type, version) &&
        isOneVersion(type, other.version) &&
        !(0,ecosystems/* sameVersion */.r1)(type, version, other.version);
    if (areApart)
        return false;
    const literal = [one, other].find(({ name }) => !name.includes('*'));
    if (literal !== undefined)
        return nameTest(literal === one ? other : one)(type, literal.name);
    const [start, otherStart] = [one, other].map(({ name }) => name.replace(/\/?\*.*$/s, ''));
    const [end, otherEnd] = [one, other].map(({ name }) => name.replace(/^.*\*\/?/s, ''));
    const agree = (test, a = '', b = '') => a[test](b) || b[test](a);
    return agree('startsWith', start, otherStart) && agree('endsWith', end, otherEnd);
}
/** Segments that a waiver must name by their text, by type: the account that answers for the code. */
const ownerSegments = {
    oci: 2,
    golang: 2,
    git: 2,
};
/**
 * The owner that a pattern names by its text: the whole name, or the segments that tell whose code it
 * is. Null where none is named: such a pattern means anybody's code.
 */
function literalOwner({ type, name }) {
    if (!name.includes('*'))
        return name;
    if (type === 'remote') {
        const host = /^[^:]*:\/\/[^/*]*(?=\/|$)/.exec(name)?.[0];
        return host ?? null;
    }
    const segments = name.split('/');
    const first = segments.findIndex((segment) => segment.includes('*'));
    const needed = ownerSegments[type] ?? 1;
    return first < needed ? null : segments.slice(0, needed).join('/');
}


/***/ }),

/***/ 43555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   relaxationsOf: () => (/* binding */ relaxationsOf)
/* harmony export */ });
/* harmony import */ var _grading_grade_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9748);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59743);
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52280);
/* harmony import */ var _pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51209);
/* harmony import */ var _strictness_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48429);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16274);






/**
 * What a policy file of a change would loosen, once it is in force, against the one that is.
 *
 * @param base the policy in force; an empty layer where there is none
 * @param head the policy of the change
 * @param file where problems of the change's policy are shown
 */
function relaxationsOf(base, head, file, defaults) {
    const found = [];
    const name = (message, place) => {
        found.push({ message, file, span: head.places.get(place) ?? null });
    };
    const [presetBefore, presetNow] = [presetOf(base), presetOf(head)];
    const isMilder = _strictness_js__WEBPACK_IMPORTED_MODULE_2__/* .presetsByStrictness */ .A.indexOf(presetNow) < _strictness_js__WEBPACK_IMPORTED_MODULE_2__/* .presetsByStrictness */ .A.indexOf(presetBefore);
    if (isMilder)
        name((0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `preset ${presetBefore} becomes ${presetNow}`, 'preset');
    for (const id of _catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleIds */ .Zl) {
        const isExplicit = base.levels.has(id) || head.levels.has(id);
        if (isMilder && !isExplicit)
            continue;
        const [before, now] = [levelsOf(base, id), levelsOf(head, id)];
        const at = before.findIndex((level, index) => isLower(level, now[index]));
        if (at >= 0)
            name(becomes((0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL)(id), before[at] ?? '', now[at] ?? ''), `rules.${id}`);
    }
    const [least, leastNow] = [base, head].map((each) => each.minScore ?? defaults.minScore);
    if ((leastNow ?? 0) < (least ?? 0)) {
        name((0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `min-score ${least ?? ''} becomes ${leastNow ?? ''}`, 'min-score');
    }
    if (isLowerGrade(base.minGrade, head.minGrade)) {
        name((0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `min-grade ${base.minGrade ?? ''} becomes ${head.minGrade ?? 'none'}`, 'min-grade');
    }
    loosenedForSome(base, head, defaults, name);
    for (const { text } of uncovered(base.deny, head.deny)) {
        name((0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `deny no longer names ${text}`, 'deny');
    }
    if (base.allow.length > 0) {
        if (head.allow.length === 0)
            name((0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `the allow list is gone`, 'allow');
        for (const { text, place } of uncovered(head.allow, base.allow)) {
            name((0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `allow names ${text}`, `allow.${place}`);
        }
    }
    for (const { text, place } of uncovered(head.firstParty, base.firstParty)) {
        name((0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `first-party names ${text}`, `first-party.${place}`);
    }
    // Of what is ours `local-code` complains, of the rest `unlisted`: where that is the weaker one.
    const weights = (id) => [
        _strictness_js__WEBPACK_IMPORTED_MODULE_2__/* .strictness */ .V[levelOf(base, id)],
        ...base.overrides.map(({ levels }) => _strictness_js__WEBPACK_IMPORTED_MODULE_2__/* .strictness */ .V[levels.get(id) ?? levelOf(base, id)]),
        ...base.waivers.filter(({ rule }) => rule === id).map(() => 0),
    ];
    if (Math.max(...weights('local-code')) > Math.min(...weights('unlisted'))) {
        for (const { text } of uncovered(base.firstParty, head.firstParty)) {
            name((0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `first-party no longer names ${text}`, 'first-party');
        }
    }
    const registries = ({ registries: accepted }) => accepted.map(({ type, address }) => `${type}=${address}`);
    for (const [text, at] of added(registries(base), registries(head))) {
        name((0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `registries accepts ${text}`, `registries.${at}`);
    }
    for (const [text, at] of added(base.ignorePaths ?? [], head.ignorePaths ?? [])) {
        name((0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `ignore-paths leaves out ${text}`, `ignore-paths.${at}`);
    }
    const [byKey, byRule] = [
        Map.groupBy(base.waivers, waiverKey),
        Map.groupBy(base.waivers, ({ rule }) => rule),
    ];
    const patternsOf = (waivers) => waivers.flatMap(({ match }) => match ?? []);
    const isNew = (each) => !byKey.has(waiverKey(each));
    const [known, fresh] = [base.waivers, head.waivers.filter(isNew)].map(patternsOf);
    const canCompare = lengthOf(known ?? []) * lengthOf(fresh ?? []) <= mostWork;
    head.waivers.forEach((each, index) => {
        const longest = byKey
            .get(waiverKey(each))
            ?.map(({ expires }) => expires)
            .toSorted()
            .at(-1);
        if (longest !== undefined && longest >= each.expires)
            return;
        const others = canCompare ? (byRule.get(each.rule) ?? []) : [];
        if (others.some((old) => waivesAll(old, each)))
            return;
        const what = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .waiverTarget */ .gX)(each);
        const place = `waivers.${index}`;
        if (longest === undefined)
            name((0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `a waiver of ${what} until ${each.expires}`, place);
        else
            name((0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `the waiver of ${what} until ${each.expires} instead of ${longest}`, place);
    });
    return found;
}
/**
 * More than comparing any policy of people takes: the lengths of some patterns times those of the others.
 * A change writes its policy itself, and patterns with many wildcards take milliseconds each.
 */
const mostWork = 30_000_000;
function lengthOf(patterns) {
    let length = 0;
    for (const { name } of patterns)
        length += name.length;
    return length;
}
/**
 * What changes for single servers. Which override counts for a server depends on all that mean it, so
 * both policies are asked what they say where a changed override counts: for its own pattern, and where
 * it meets another one.
 */
function loosenedForSome(base, head, defaults, name) {
    const patterns = new Map([...base.overrides, ...head.overrides].map(({ match }) => [patternKey(match), match]));
    const changed = changedOverrides(base, head);
    const all = [...patterns];
    const length = lengthOf([...base.overrides, ...head.overrides].map(({ match }) => match));
    const lengthChanged = lengthOf(all.filter(([key]) => changed.has(key)).map(([, one]) => one));
    if (lengthChanged * length > mostWork) {
        name((0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `servers has more changes than can be compared`, 'servers');
        return;
    }
    const alone = all.filter(([key]) => changed.has(key)).map(([, pattern]) => [pattern]);
    const meeting = all.flatMap(([key, pattern], at) => all
        .slice(at + 1)
        .filter(([other, one]) => (changed.has(key) || changed.has(other)) &&
        (0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .mayOverlap */ .$5)(pattern, one) &&
        !(0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .covers */ .hU)(pattern, one) &&
        !(0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .covers */ .hU)(one, pattern))
        .map(([, one]) => [pattern, one]));
    if (lengthOf([...alone, ...meeting].flat()) * length > mostWork) {
        name((0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `servers has more changes than can be compared`, 'servers');
        return;
    }
    for (const cell of [...alone, ...meeting]) {
        const keys = new Set(cell.map(patternKey));
        const holds = ({ match }) => keys.has(patternKey(match)) || cell.some((pattern) => (0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .covers */ .hU)(match, pattern));
        const [before, now] = [base, head].map((layer) => layer.overrides.filter(holds).sort(_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .bySpecificity */ .m6));
        const place = head.overrides.findIndex(({ match }) => keys.has(patternKey(match)));
        const of = (message) => {
            const subject = cell.map(({ text }) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `${text}`).reduce((a, b) => (0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `${a} and ${b}`);
            name((0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `for ${subject} ${message}`, place < 0 ? 'servers' : `servers.${place}`);
        };
        const isHere = ({ by }) => by !== null && keys.has(patternKey(by.match));
        // What changes for all, or by another override, is named there.
        const isNamedHere = (one, other) => cell.length === 1
            ? isHere(one) || isHere(other)
            : isHere(one) && isHere(other) && patternOf(one) !== patternOf(other);
        const both = (of, rest) => [said(before, of, rest(base)), said(now, of, rest(head))];
        const [score, scoreNow] = both(({ minScore }) => minScore, (layer) => layer.minScore ?? defaults.minScore);
        if (scoreNow.value < score.value && isNamedHere(score, scoreNow)) {
            of((0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `min-score ${score.value} becomes ${scoreNow.value}`);
        }
        const [grade, gradeNow] = both(({ minGrade }) => minGrade, ({ minGrade }) => minGrade);
        if (isLowerGrade(grade.value, gradeNow.value) && isNamedHere(grade, gradeNow)) {
            of((0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `min-grade ${grade.value ?? ''} becomes ${gradeNow.value ?? 'none'}`);
        }
        for (const id of new Set([...before, ...now].flatMap(({ levels }) => [...levels.keys()]))) {
            const [level, levelNow] = both(({ levels }) => levels.get(id) ?? null, (layer) => levelOf(layer, id));
            const [had, has] = [capped(base, level.value), capped(head, levelNow.value)];
            if (isLower(had, has) && isNamedHere(level, levelNow))
                of(becomes((0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL)(id), had, has));
        }
        const [bound, boundNow] = both(({ server }) => server, () => null);
        if (bound.value !== boundNow.value && isNamedHere(bound, boundNow)) {
            if (boundNow.value !== null)
                of((0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `binds it to ${boundNow.value}`);
            else
                of((0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `no longer binds it to ${bound.value ?? ''}`);
        }
    }
}
/** Keys of the patterns for which the overrides differ; of all where their order does. */
function changedOverrides(base, head) {
    const textsOf = ({ overrides }) => {
        const byPattern = Map.groupBy(overrides, ({ match }) => patternKey(match));
        return new Map([...byPattern].map(([key, some]) => [
            key,
            JSON.stringify(some.map(({ minScore, minGrade, levels, server }) => [
                minScore,
                minGrade,
                [...levels],
                server,
            ])),
        ]));
    };
    const [before, now] = [textsOf(base), textsOf(head)];
    const shared = (some, others) => JSON.stringify([...some.keys()].filter((key) => others.has(key)));
    const isReordered = shared(before, now) !== shared(now, before);
    const keys = new Set([...before.keys(), ...now.keys()]);
    return isReordered ? keys : new Set([...keys].filter((key) => before.get(key) !== now.get(key)));
}
/** The first that is said by some overrides, which stand in the order in which they count. */
function said(overrides, of, rest) {
    const by = overrides.find((each) => of(each) !== null) ?? null;
    return { value: (by === null ? null : of(by)) ?? rest, by };
}
function patternOf({ by }) {
    return by === null ? null : patternKey(by.match);
}
function patternKey({ type, name, version }) {
    return JSON.stringify([type, name, version]);
}
function becomes(what, before, now) {
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `${what} ${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL)(before)} becomes ${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL)(now)}`;
}
function isLower(before, now) {
    return now !== undefined && _strictness_js__WEBPACK_IMPORTED_MODULE_2__/* .strictness */ .V[now] < _strictness_js__WEBPACK_IMPORTED_MODULE_2__/* .strictness */ .V[before];
}
function presetOf({ preset }) {
    return preset ?? 'recommended';
}
/** Under `report-only` nothing fails, whatever is set by hand. */
function capped(layer, level) {
    return presetOf(layer) === 'report-only' && level === 'fail' ? 'warn' : level;
}
/** The levels that a rule has: one about files has another one where the change touches them. */
function levelsOf(layer, id) {
    const preset = presetOf(layer);
    return _catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .catalogue */ .sW
        .filter((each) => each.id === id)
        .flatMap(({ rule }) => rule.about === 'file'
        ? [rule.levels[preset], rule.touchedLevels[preset]]
        : [rule.levels[preset]])
        .map((level) => capped(layer, layer.levels.get(id) ?? level));
}
function levelOf(layer, id) {
    return levelsOf(layer, id)[0] ?? 'off';
}
function isLowerGrade(before, now) {
    if (before === null)
        return false;
    return now === null || ((0,_grading_grade_js__WEBPACK_IMPORTED_MODULE_5__/* .gradeRank */ .U)(now) ?? 0) > ((0,_grading_grade_js__WEBPACK_IMPORTED_MODULE_5__/* .gradeRank */ .U)(before) ?? 0);
}
/** Patterns of a list that no pattern of another list covers, each with its place in the list. */
function uncovered(some, others) {
    const known = new Set(others.map(patternKey));
    // Where there are too many to compare, each is named that does not stand in both.
    const wide = lengthOf(some) * lengthOf(others) > mostWork ? [] : others;
    return some
        .map((pattern, place) => ({ pattern, text: pattern.text, place }))
        .filter(({ pattern }) => !known.has(patternKey(pattern)) && !wide.some((other) => (0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .covers */ .hU)(other, pattern)));
}
/** Texts that only the second list has, each with its place in it. */
function added(before, now) {
    const known = new Set(before);
    return now.flatMap((text, at) => (known.has(text) ? [] : [[text, at]]));
}
/** Whether a waiver covers everything that another one does, for as long. */
function waivesAll(old, now) {
    const isOfCheck = old.check === null || old.check === now.check;
    if (!isOfCheck || old.rule !== now.rule || old.expires < now.expires)
        return false;
    return old.match === null || now.match === null
        ? old.match === now.match && old.file === now.file && old.alias === now.alias
        : (0,_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .covers */ .hU)(old.match, now.match);
}
function waiverKey({ match, file, alias, rule, check }) {
    return JSON.stringify([match && patternKey(match), file, alias, rule, check]);
}


/***/ })

};
