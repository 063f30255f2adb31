export const id = 5664;
export const ids = [5664];
export const modules = {

/***/ 95664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  relaxationsOf: () => (/* binding */ relaxationsOf)
});

// EXTERNAL MODULE: ./build/patterns/relations.js
var relations = __webpack_require__(2087);
;// CONCATENATED MODULE: ./build/patterns/sets.js

/**
 * More than comparing any policy of people takes: the lengths of some patterns times those of the others.
 * A change writes its policy itself, and patterns with many wildcards take milliseconds each.
 */
const mostWork = 30_000_000;
/** The lengths of the names of some patterns, together. */
function lengthOf(patterns) {
    let length = 0;
    for (const { name } of patterns)
        length += name.length;
    return length;
}
/** The same text for patterns that mean the same. */
function patternKey({ type, name, version }) {
    return JSON.stringify([type, name, version]);
}
/** Patterns of a list that no pattern of another list covers, each with its place in the list. */
function uncovered(some, others) {
    const known = new Set(others.map(patternKey));
    // Where there are too many to compare, each is named that does not stand in both.
    const wide = lengthOf(some) * lengthOf(others) > mostWork ? [] : others;
    return some
        .map((pattern, place) => ({ pattern, text: pattern.text, place }))
        .filter(({ pattern }) => !known.has(patternKey(pattern)) && !wide.some((other) => (0,relations/* covers */.hU)(other, pattern)));
}

// EXTERNAL MODULE: ./build/phrase.js
var phrase = __webpack_require__(59743);
// EXTERNAL MODULE: ./build/policy/catalogue.js + 28 modules
var catalogue = __webpack_require__(52280);
// EXTERNAL MODULE: ./build/grading/grade.js
var grade = __webpack_require__(9748);
// EXTERNAL MODULE: ./build/policy/strictness.js
var strictness = __webpack_require__(48429);
;// CONCATENATED MODULE: ./build/policy/layer-levels.js




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
    return catalogue/* catalogue */.sW
        .filter((each) => each.id === id)
        .flatMap(({ rule }) => rule.about === 'file'
        ? [rule.levels[preset], rule.touchedLevels[preset]]
        : [rule.levels[preset]])
        .map((level) => capped(layer, layer.levels.get(id) ?? level));
}
function levelOf(layer, id) {
    return levelsOf(layer, id)[0] ?? 'off';
}
function isLower(before, now) {
    return now !== undefined && strictness/* strictness */.V[now] < strictness/* strictness */.V[before];
}
function isLowerGrade(before, now) {
    if (before === null)
        return false;
    return now === null || ((0,grade/* gradeRank */.U)(now) ?? 0) > ((0,grade/* gradeRank */.U)(before) ?? 0);
}
/** `what` fail becomes warn, as a phrase. */
function becomes(what, before, now) {
    return (0,phrase/* say */.cv) `${what} ${(0,phrase/* words */.aL)(before)} becomes ${(0,phrase/* words */.aL)(now)}`;
}

;// CONCATENATED MODULE: ./build/policy/override-relaxations.js




/**
 * What changes for single servers. Which override counts for a server depends on all that mean it, so
 * both policies are asked for their values where a changed override counts: for its own pattern, and
 * where it meets another one.
 */
function* overrideRelaxations(base, head, defaults) {
    const cells = changedCells(base, head);
    if (cells === null) {
        yield { message: (0,phrase/* say */.cv) `servers has more changes than can be compared`, place: 'servers' };
        return;
    }
    for (const cell of cells) {
        const keys = new Set(cell.map(patternKey));
        const at = head.overrides.findIndex(({ match }) => keys.has(patternKey(match)));
        const place = at < 0 ? 'servers' : `servers.${at}`;
        const subject = cell.map(({ text }) => (0,phrase/* say */.cv) `${text}`).reduce((a, b) => (0,phrase/* say */.cv) `${a} and ${b}`);
        for (const message of cellRelaxations(cell, base, head, defaults)) {
            yield { message: (0,phrase/* say */.cv) `for ${subject} ${message}`, place };
        }
    }
}
/** The cells in which a changed override counts; null where there are too many to compare. */
function changedCells(base, head) {
    const overrides = [...base.overrides, ...head.overrides];
    const all = [...new Map(overrides.map(({ match }) => [patternKey(match), match]))];
    const changed = changedOverrides(base, head);
    const length = lengthOf(overrides.map(({ match }) => match));
    const alone = all.filter(([key]) => changed.has(key)).map(([, pattern]) => [pattern]);
    if (lengthOf(alone.flat()) * length > mostWork)
        return null;
    const meeting = all.flatMap(([key, pattern], at) => all
        .slice(at + 1)
        .filter(([other, one]) => (changed.has(key) || changed.has(other)) &&
        (0,relations/* mayOverlap */.$5)(pattern, one) &&
        !(0,relations/* covers */.hU)(pattern, one) &&
        !(0,relations/* covers */.hU)(one, pattern))
        .map(([, one]) => [pattern, one]));
    const cells = [...alone, ...meeting];
    return lengthOf(cells.flat()) * length > mostWork ? null : cells;
}
/** What becomes milder in one cell. A change for all, or by another override, is named there. */
function* cellRelaxations(cell, base, head, defaults) {
    const keys = new Set(cell.map(patternKey));
    const applies = ({ match }) => keys.has(patternKey(match)) || cell.some((pattern) => (0,relations/* covers */.hU)(match, pattern));
    const before = base.overrides.filter(applies).sort(relations/* bySpecificity */.m6);
    const now = head.overrides.filter(applies).sort(relations/* bySpecificity */.m6);
    const both = (of, rest) => [firstValue(before, of, rest(base)), firstValue(now, of, rest(head))];
    const isHere = ({ by }) => by !== null && keys.has(patternKey(by.match));
    const isNamedHere = (one, other) => cell.length === 1
        ? isHere(one) || isHere(other)
        : isHere(one) && isHere(other) && patternOf(one) !== patternOf(other);
    const [score, scoreNow] = both(({ minScore }) => minScore, (layer) => layer.minScore ?? defaults.minScore);
    if (scoreNow.value < score.value && isNamedHere(score, scoreNow)) {
        yield (0,phrase/* say */.cv) `min-score ${score.value} becomes ${scoreNow.value}`;
    }
    const [grade, gradeNow] = both(({ minGrade }) => minGrade, ({ minGrade }) => minGrade);
    if (isLowerGrade(grade.value, gradeNow.value) && isNamedHere(grade, gradeNow)) {
        yield (0,phrase/* say */.cv) `min-grade ${grade.value ?? ''} becomes ${gradeNow.value ?? 'none'}`;
    }
    for (const id of new Set([...before, ...now].flatMap(({ levels }) => [...levels.keys()]))) {
        const [level, levelNow] = both(({ levels }) => levels.get(id) ?? null, (layer) => levelOf(layer, id));
        const [had, has] = [capped(base, level.value), capped(head, levelNow.value)];
        if (isLower(had, has) && isNamedHere(level, levelNow))
            yield becomes((0,phrase/* words */.aL)(id), had, has);
    }
    const [bound, boundNow] = both(({ server }) => server, () => null);
    if (bound.value !== boundNow.value && isNamedHere(bound, boundNow)) {
        yield boundNow.value === null
            ? (0,phrase/* say */.cv) `no longer binds it to ${bound.value ?? ''}`
            : (0,phrase/* say */.cv) `binds it to ${boundNow.value}`;
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
/** The first value that some overrides give, which stand in the order in which they count. */
function firstValue(overrides, of, rest) {
    const by = overrides.find((each) => of(each) !== null) ?? null;
    return { value: (by === null ? null : of(by)) ?? rest, by };
}
function patternOf({ by }) {
    return by === null ? null : patternKey(by.match);
}

// EXTERNAL MODULE: ./build/policy/words.js
var words = __webpack_require__(16274);
;// CONCATENATED MODULE: ./build/policy/relaxations.js








/**
 * What a policy file of a change would loosen, once it is in force, against the one that is.
 *
 * @param base the policy in force; an empty layer where there is none
 * @param head the policy of the change
 * @param file where problems of the change's policy are shown
 */
function relaxationsOf(base, head, file, defaults) {
    return [
        ...levelRelaxations(base, head),
        ...minimumRelaxations(base, head, defaults),
        ...overrideRelaxations(base, head, defaults),
        ...listRelaxations(base, head),
        ...firstPartyRelaxations(base, head),
        ...scopeRelaxations(base, head),
        ...waiverRelaxations(base, head),
    ].map(({ message, place }) => ({ message, file, span: head.places.get(place) ?? null }));
}
function* levelRelaxations(base, head) {
    const [presetBefore, presetNow] = [presetOf(base), presetOf(head)];
    const isMilder = strictness/* presetsByStrictness */.A.indexOf(presetNow) < strictness/* presetsByStrictness */.A.indexOf(presetBefore);
    if (isMilder) {
        yield { message: (0,phrase/* say */.cv) `preset ${presetBefore} becomes ${presetNow}`, place: 'preset' };
    }
    for (const id of catalogue/* ruleIds */.Zl) {
        // The preset alone is named once, and not again for each rule.
        if (isMilder && !base.levels.has(id) && !head.levels.has(id))
            continue;
        const [before, now] = [levelsOf(base, id), levelsOf(head, id)];
        const at = before.findIndex((level, index) => isLower(level, now[index]));
        if (at < 0)
            continue;
        yield { message: becomes((0,phrase/* words */.aL)(id), before[at] ?? '', now[at] ?? ''), place: `rules.${id}` };
    }
}
function* minimumRelaxations(base, head, defaults) {
    const before = base.minScore ?? defaults.minScore;
    const now = head.minScore ?? defaults.minScore;
    if (now < before)
        yield { message: (0,phrase/* say */.cv) `min-score ${before} becomes ${now}`, place: 'min-score' };
    if (isLowerGrade(base.minGrade, head.minGrade)) {
        const message = (0,phrase/* say */.cv) `min-grade ${base.minGrade ?? ''} becomes ${head.minGrade ?? 'none'}`;
        yield { message, place: 'min-grade' };
    }
}
function* listRelaxations(base, head) {
    for (const { text } of uncovered(base.deny, head.deny)) {
        yield { message: (0,phrase/* say */.cv) `deny no longer names ${text}`, place: 'deny' };
    }
    if (base.allow.length === 0)
        return;
    if (head.allow.length === 0)
        yield { message: (0,phrase/* say */.cv) `the allow list is gone`, place: 'allow' };
    for (const { text, place } of uncovered(head.allow, base.allow)) {
        yield { message: (0,phrase/* say */.cv) `allow names ${text}`, place: `allow.${place}` };
    }
}
function* firstPartyRelaxations(base, head) {
    for (const { text, place } of uncovered(head.firstParty, base.firstParty)) {
        yield { message: (0,phrase/* say */.cv) `first-party names ${text}`, place: `first-party.${place}` };
    }
    // `local-code` is about what is ours, `unlisted` about the rest: an entry less is a relaxation where
    // the second is the weaker one.
    const weights = (id) => [
        strictness/* strictness */.V[levelOf(base, id)],
        ...base.overrides.map(({ levels }) => strictness/* strictness */.V[levels.get(id) ?? levelOf(base, id)]),
        ...base.waivers.filter(({ rule }) => rule === id).map(() => 0),
    ];
    if (Math.max(...weights('local-code')) <= Math.min(...weights('unlisted')))
        return;
    for (const { text } of uncovered(base.firstParty, head.firstParty)) {
        yield { message: (0,phrase/* say */.cv) `first-party no longer names ${text}`, place: 'first-party' };
    }
}
function* scopeRelaxations(base, head) {
    const registries = ({ registries: accepted }) => accepted.map(({ type, address }) => `${type}=${address}`);
    for (const [text, at] of added(registries(base), registries(head))) {
        yield { message: (0,phrase/* say */.cv) `registries accepts ${text}`, place: `registries.${at}` };
    }
    for (const [text, at] of added(base.ignorePaths ?? [], head.ignorePaths ?? [])) {
        yield { message: (0,phrase/* say */.cv) `ignore-paths leaves out ${text}`, place: `ignore-paths.${at}` };
    }
}
function* waiverRelaxations(base, head) {
    const byKey = Map.groupBy(base.waivers, waiverKey);
    const byRule = Map.groupBy(base.waivers, ({ rule }) => rule);
    const patternsOf = (waivers) => waivers.flatMap(({ match }) => match ?? []);
    const fresh = head.waivers.filter((each) => !byKey.has(waiverKey(each)));
    const work = lengthOf(patternsOf(base.waivers)) * lengthOf(patternsOf(fresh));
    for (const [index, each] of head.waivers.entries()) {
        const [latest] = (byKey.get(waiverKey(each)) ?? [])
            .map(({ expires }) => expires)
            .sort()
            .reverse();
        if (latest !== undefined && latest >= each.expires)
            continue;
        const others = work <= mostWork ? (byRule.get(each.rule) ?? []) : [];
        if (others.some((old) => waivesAll(old, each)))
            continue;
        const target = (0,words/* waiverTarget */.gX)(each);
        yield {
            message: latest === undefined
                ? (0,phrase/* say */.cv) `a waiver of ${target} until ${each.expires}`
                : (0,phrase/* say */.cv) `the waiver of ${target} until ${each.expires} instead of ${latest}`,
            place: `waivers.${index}`,
        };
    }
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
        : (0,relations/* covers */.hU)(old.match, now.match);
}
function waiverKey({ match, file, alias, rule, check }) {
    return JSON.stringify([match && patternKey(match), file, alias, rule, check]);
}


/***/ })

};
