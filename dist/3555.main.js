export const id = 3555;
export const ids = [3555];
export const modules = {

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
