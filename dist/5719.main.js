export const id = 5719;
export const ids = [5719];
export const modules = {

/***/ 35719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Z: () => (/* binding */ suggestedChanges),
/* harmony export */   ff: () => (/* binding */ reviewBody),
/* harmony export */   iH: () => (/* binding */ givenKeys),
/* harmony export */   leftOutLines: () => (/* binding */ leftOutLines)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _phrase_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59743);
/* harmony import */ var _policy_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16274);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13920);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44702);





/** More sentences than a reader takes in, and than a comment holds. */
const maxPins = 20;
/** Names of which a line of the log tells. */
const maxNames = 5;
/**
 * Suggestions as comments. A line that the redactor would change has none: it could not be suggested
 * without what must not be shown.
 *
 * @param prefix folder from the repository's root to the judged folder, empty or ending in `/`
 */
function suggestedChanges(suggestions, prefix, redact) {
    return suggestions
        .filter(({ text }) => redact(text) === text)
        .map((suggestion) => {
        const path = prefix + suggestion.file;
        const key = keyOf(path, suggestion);
        const body = redact(commentBody(suggestion, key));
        return { suggestion, path, line: suggestion.line, body, key };
    });
}
/** A line for the log for each reason for which servers have no suggestion, with the names of the first. */
function leftOutLines(leftOut) {
    return [...Map.groupBy(leftOut, ({ reason }) => reason)].map(([reason, all]) => {
        const names = [...new Set(all.map(({ dependency }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)((0,_policy_words_js__WEBPACK_IMPORTED_MODULE_1__/* .shownName */ .HD)(dependency))))];
        const more = names.length > maxNames ? ` and ${names.length - maxNames} more` : '';
        return `Suggested changes: none for ${names.slice(0, maxNames).join(', ')}${more}: ${reason}`;
    });
}
/** The text of the review that holds some suggested changes. */
function reviewBody(changes, more) {
    const count = changes.length === 1 ? 'A version' : 'Versions';
    const verb = changes.length === 1 ? 'meets' : 'meet';
    const rest = more > 0 ? ` ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(more, 'more line')} will be suggested by a later run.` : '';
    const text = `${count} that ${verb} the policy, for ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(changes.length, 'line')} of this change.${rest}`;
    // The marks stand here too: who deletes a comment does not want it again.
    return [`<p><strong>MCP Grade Gate</strong>: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy)(text)}</p>`, '']
        .concat(changes.map(({ key }) => marker(key)))
        .join('\n');
}
/** The keys of the suggestions that a text of ours marks as given. */
function givenKeys(body) {
    return [...body.matchAll(/<!-- mcp-grade-gate:suggestion ([0-9a-f]{32}) -->/g)].map(([, key = '']) => key);
}
function marker(key) {
    return `<!-- mcp-grade-gate:suggestion ${key} -->`;
}
/** The same for the same file, dependencies and versions, wherever the line stands. */
function keyOf(path, { pins, nth }) {
    const parts = [path, nth, pins.map(({ type, name, alias, to }) => [type, name, alias, to])];
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
function commentBody({ text, lineEnd, pins }, key) {
    const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length);
    const fence = '`'.repeat(Math.max(3, ...runs.map((length) => length + 1)));
    const sentences = pins.slice(0, maxPins).map((pin) => `<p>${phrase(pinWords(pin))}</p>`);
    const more = pins.length > maxPins ? [`<p>And ${pins.length - maxPins} more.</p>`] : [];
    // GitHub takes the lines as they are, so they end as those of the file do.
    const block = [`${fence}suggestion`, text, fence].join(lineEnd);
    return [[...sentences, ...more].join('\n'), block, marker(key)].join('\n\n');
}
function pinWords({ name, from, to, grade, score }) {
    const graded = (0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `${name} ${to} is graded ${grade} (${(0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .words */ .aL)(String(score))} of 100) and meets the policy`;
    return from === null
        ? (0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `${graded}; this line names no version.`
        : (0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .say */ .cv) `${graded}; this line says ${from}.`;
}
function phrase(text) {
    return (0,_phrase_js__WEBPACK_IMPORTED_MODULE_4__/* .renderPhrase */ .gF)(text, _text_js__WEBPACK_IMPORTED_MODULE_3__/* .htmlCode */ .h8, _text_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .qy);
}


/***/ })

};
