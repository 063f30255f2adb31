export const id = 2534;
export const ids = [2534];
export const modules = {

/***/ 32534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   looseningsOf: () => (/* binding */ looseningsOf)
/* harmony export */ });
/* harmony import */ var _grading_grade_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9748);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59743);
/* harmony import */ var _catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52280);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16274);




/** Levels and presets from the mildest to the strictest. */
const strictness = { off: 0, warn: 1, fail: 2 };
const presetOrder = ['report-only', 'recommended', 'strict'];
/**
 * What a policy file of a change would loosen, once it is in force, against the one that is.
 *
 * @param base the policy in force; an empty layer where there is none
 * @param head the policy of the change
 * @param file where problems of the change's policy are shown
 */
function looseningsOf(base, head, file, { minScore }) {
    const found = [];
    const name = (message, place) => {
        found.push({ message, file, span: head.places.get(place) ?? null });
    };
    const [presetBefore, presetNow] = [presetOf(base), presetOf(head)];
    const isMilder = presetOrder.indexOf(presetNow) < presetOrder.indexOf(presetBefore);
    if (isMilder)
        name((0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `preset ${presetBefore} becomes ${presetNow}`, 'preset');
    for (const id of _catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleIds */ .Zl) {
        const isByHand = base.levels.has(id) || head.levels.has(id);
        if (isMilder && !isByHand)
            continue;
        loosened(id, levelOf(base, id), levelOf(head, id), `rules.${id}`, name);
    }
    const [least, leastNow] = [base.minScore ?? minScore, head.minScore ?? minScore];
    if (leastNow < least)
        name((0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `min-score ${least} becomes ${leastNow}`, 'min-score');
    if (isLowerGrade(base.minGrade, head.minGrade)) {
        name((0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `min-grade ${base.minGrade ?? ''} becomes ${head.minGrade ?? 'none'}`, 'min-grade');
    }
    const before = new Map(base.overrides.map((each) => [each.match.text, each]));
    const now = new Map(head.overrides.map((each) => [each.match.text, each]));
    head.overrides.forEach((each, index) => {
        loosenedFor(each.match.text, before.get(each.match.text), each, `servers.${index}`);
    });
    for (const [text, each] of before) {
        if (!now.has(text))
            loosenedFor(text, each, undefined, 'servers');
    }
    for (const text of without(base.deny, head.deny))
        name((0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `deny no longer names ${text}`, 'deny');
    if (base.allow.length > 0) {
        if (head.allow.length === 0)
            name((0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `the allow list is gone`, 'allow');
        for (const text of without(head.allow, base.allow))
            name((0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `allow names ${text}`, 'allow');
    }
    for (const text of without(head.firstParty, base.firstParty)) {
        name((0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `first-party names ${text}`, 'first-party');
    }
    const addresses = (layer) => layer.registries.map(({ type, address }) => ({ text: `${type}=${address}` }));
    for (const text of without(addresses(head), addresses(base))) {
        name((0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `registries accepts ${text}`, 'registries');
    }
    const ignored = (layer) => (layer.ignorePaths ?? []).map((text) => ({ text }));
    for (const text of without(ignored(head), ignored(base))) {
        name((0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `ignore-paths leaves out ${text}`, 'ignore-paths');
    }
    const waivers = new Map(base.waivers.map((each) => [waiverKey(each), each]));
    head.waivers.forEach((each, index) => {
        const old = waivers.get(waiverKey(each));
        const what = (0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(each.rule)} for ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .waiverTarget */ .gX)(each)}`;
        if (old === undefined)
            name((0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `a waiver of ${what} until ${each.expires}`, `waivers.${index}`);
        else if (old.expires < each.expires) {
            const span = `waivers.${index}`;
            name((0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `the waiver of ${what} until ${each.expires} instead of ${old.expires}`, span);
        }
    });
    return found;
    function loosenedFor(text, old, each, place) {
        const of = (message) => name((0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `for ${text} ${message}`, place);
        const score = old?.minScore ?? base.minScore ?? minScore;
        const scoreNow = each?.minScore ?? head.minScore ?? minScore;
        // What changes for all is named once.
        if (scoreNow < score && (old?.minScore != null || each?.minScore != null)) {
            of((0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `min-score ${score} becomes ${scoreNow}`);
        }
        const grade = old?.minGrade ?? base.minGrade;
        const gradeNow = each?.minGrade ?? head.minGrade;
        if (isLowerGrade(grade, gradeNow) && (old?.minGrade != null || each?.minGrade != null)) {
            of((0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `min-grade ${grade ?? ''} becomes ${gradeNow ?? 'none'}`);
        }
        for (const id of new Set([...(old?.levels.keys() ?? []), ...(each?.levels.keys() ?? [])])) {
            const level = old?.levels.get(id) ?? levelOf(base, id);
            const levelNow = each?.levels.get(id) ?? levelOf(head, id);
            loosened(id, level, levelNow, place, of);
        }
        if (each?.server != null && each.server !== old?.server)
            of((0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `binds it to ${each.server}`);
    }
}
function loosened(id, before, now, place, name) {
    if ((strictness[now] ?? 0) < (strictness[before] ?? 0)) {
        name((0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .say */ .cv) `${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(id)} ${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(before)} becomes ${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(now)}`, place);
    }
}
function presetOf({ preset }) {
    return preset ?? 'recommended';
}
function levelOf(layer, id) {
    const preset = presetOf(layer);
    const rule = _catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .catalogue */ .sW.find((each) => each.id === id)?.rule;
    const level = layer.levels.get(id) ?? rule?.levels[preset] ?? 'off';
    return preset === 'report-only' && level === 'fail' ? 'warn' : level;
}
function isLowerGrade(before, now) {
    if (before === null)
        return false;
    return now === null || ((0,_grading_grade_js__WEBPACK_IMPORTED_MODULE_3__/* .gradeRank */ .U)(now) ?? 0) > ((0,_grading_grade_js__WEBPACK_IMPORTED_MODULE_3__/* .gradeRank */ .U)(before) ?? 0);
}
/** Texts of the first list that the second does not have. */
function without(some, others) {
    const known = new Set(others.map(({ text }) => text));
    return some.map(({ text }) => text).filter((text) => !known.has(text));
}
function waiverKey({ match, file, alias, rule, check }) {
    return JSON.stringify([match?.text ?? null, file, alias, rule, check]);
}


/***/ })

};
