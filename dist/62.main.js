export const id = 62;
export const ids = [62,2785];
export const modules = {

/***/ 80062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readFrontmatter: () => (/* binding */ readFrontmatter)
/* harmony export */ });
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3782);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42785);


/**
 * Reads the YAML between the two `---` at the head of a Markdown file; a file without has no root.
 * Readers differ in how strict they are about these lines: where they could matter, it is said.
 */
const readFrontmatter = (text) => {
    const opening = /^---[ \t]*\r?\n/.exec(text)?.[0];
    const fault = (message) => ({ message, span: (0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .spansOf */ .Ly)(text)({ offset: 0, length: 3 }) });
    if (opening === undefined) {
        const isOdd = /^\s*---/.test(text) && mayNameServers(text);
        return isOdd
            ? fault('a head that does not begin with a plain "---"')
            : { root: null, spanOf: (0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .spansOf */ .Ly)(text) };
    }
    const rest = text.slice(opening.length);
    const end = /(?:^|\n)(?:---|\.\.\.)[ \t]*(?=\r?\n|$)/.exec(rest)?.index;
    // A rule between paragraphs is no head.
    if (end === undefined) {
        return mayNameServers(text)
            ? fault('a head that does not end')
            : { root: null, spanOf: (0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .spansOf */ .Ly)(text) };
    }
    const head = rest.slice(0, end);
    const document = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__.readYamlAt)(text, head, opening.length);
    // Such heads are seldom strict YAML; where one cannot name servers, that is no matter.
    return 'message' in document && !mayNameServers(head)
        ? { root: null, spanOf: (0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .spansOf */ .Ly)(text) }
        : document;
};
/** Whether a text names servers, perhaps by an escape. */
function mayNameServers(text) {
    return /^\s*["']?mcp[-_]?servers["']?\s*:|^\s*"[^"\n]*\\[xuU\r\n][^"]*"\s*:/im.test(text);
}


/***/ }),

/***/ 42785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readYaml: () => (/* binding */ readYaml),
/* harmony export */   readYamlAt: () => (/* binding */ readYamlAt)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3782);


/** YAML takes ten times as long to read as JSON, and aliases can make much of little. */
const maxLength = 256 * 1024;
const maxNodes = 100_000;
/** Each alias is looked for through the whole document. */
const maxAliases = 200;
/** Reads the first document of a YAML file; anchors are followed, within bounds. */
const readYaml = (text) => readYamlAt(text, text, 0);
/**
 * Reads YAML that is a part of a file.
 *
 * @param text the whole file, for the places
 * @param part the YAML itself
 * @param start offset of the part in the file
 */
function readYamlAt(text, part, start) {
    const spanOf = (0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .spansOf */ .Ly)(text);
    const fault = (message, offset = 0) => ({
        message,
        span: spanOf({ offset: start + offset, length: 0 }),
    });
    if (part.length > maxLength)
        return fault('more than 256 KB of YAML');
    const deep = part.search(/[[{](?:\s*[[{]){100}/);
    if (deep >= 0)
        return fault(`nested more than ${_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .maxDepth */ .Mw} levels deep`, deep);
    try {
        const documents = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseAllDocuments */ .hR)(part, {
            uniqueKeys: false,
            logLevel: 'silent',
            // Making errors pretty costs the length of the text for each.
            prettyErrors: false,
        });
        const [document, ...others] = Array.isArray(documents) ? documents : [];
        if (document === undefined)
            return { root: null, spanOf };
        const [error] = document.errors;
        if (error !== undefined) {
            const [words = 'not understood'] = error.message.split('\n');
            return fault(`not valid YAML: ${words}`, error.pos[0]);
        }
        const budget = { left: maxNodes, aliases: maxAliases };
        const root = nodeOf(document.contents, document, start, 0, budget);
        const second = others.find(({ contents }) => contents !== null);
        const message = 'a second document, which readers take differently';
        return second === undefined
            ? { root, spanOf }
            : { root, spanOf, faults: [fault(message, second.range[0])] };
    }
    catch (error) {
        if (error instanceof NoAnchor) {
            return fault('not valid YAML: an alias of nothing; text that begins with * needs quotes', error.offset);
        }
        return fault(`not valid YAML: ${error instanceof RangeError ? 'nested too deep' : 'not understood'}`);
    }
}
/** An alias of nothing: most often text that begins with `*`. */
class NoAnchor extends Error {
    offset;
    constructor(offset) {
        super();
        this.offset = offset;
    }
}
function nodeOf(node, document, start, depth, budget) {
    budget.left -= 1;
    if (depth > _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .maxDepth */ .Mw || budget.left < 0)
        throw new RangeError('too much');
    const again = (child) => nodeOf(child, document, start, depth + 1, budget);
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node)) {
        budget.aliases -= 1;
        if (budget.aliases < 0)
            throw new RangeError('too many aliases');
        const target = node.resolve(document);
        if (target === undefined)
            throw new NoAnchor(node.range?.[0] ?? 0);
        return again(target);
    }
    const place = placeOf(node?.range, start);
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node)) {
        const own = [];
        const merged = [];
        for (const { key, value } of node.items) {
            const keyNode = again(key);
            if (keyNode === null || !['string', 'number', 'boolean'].includes(keyNode.type)) {
                throw new Error('a key that is no text');
            }
            const name = String(keyNode.value);
            const valueNode = again(value) ?? { type: 'null', offset: keyNode.offset, length: 0 };
            if (name === '<<') {
                // The merge key: what stands behind it is part of this map, where the map has no own.
                const sources = valueNode.type === 'array' ? (valueNode.children ?? []) : [valueNode];
                if (sources.some(({ type }) => type !== 'object'))
                    throw new Error('a merge of no map');
                merged.push(...sources.flatMap(({ children = [] }) => children));
                continue;
            }
            const { offset } = keyNode;
            const end = Math.max(offset + keyNode.length, valueNode.offset + valueNode.length);
            const length = Math.max(end - offset, 0);
            own.push({
                type: 'property',
                offset,
                length,
                children: [{ ...keyNode, value: name }, valueNode],
            });
        }
        const names = new Set(own.map(({ children }) => children?.[0]?.value));
        const children = [
            ...own,
            ...merged.filter((property) => {
                const name = property.children?.[0]?.value;
                const isNew = !names.has(name);
                names.add(name);
                return isNew;
            }),
        ];
        return { type: 'object', ...place, children };
    }
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node)) {
        return { type: 'array', ...place, children: node.items.flatMap((item) => again(item) ?? []) };
    }
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node))
        return null;
    const { value } = node;
    switch (typeof value) {
        case 'string':
        case 'boolean':
        case 'number':
            return { type: typeof value, ...place, value };
        default:
            return { type: 'null', ...place };
    }
}
function placeOf(range, start) {
    const [from, to] = range ?? [0, 0];
    return { offset: start + from, length: to - from };
}


/***/ })

};
