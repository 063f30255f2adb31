export const id = 7710;
export const ids = [7710];
export const modules = {

/***/ 87710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readToml: () => (/* binding */ readToml)
/* harmony export */ });
/* harmony import */ var toml_eslint_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9605);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3782);


/** Reads TOML; a table's place reaches from its head to its last value. */
const readToml = (text) => {
    const spanOf = (0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .spansOf */ .Ly)(text);
    try {
        const [top] = (0,toml_eslint_parser__WEBPACK_IMPORTED_MODULE_0__/* .parseTOML */ .MD)(text).body;
        const root = { offset: 0, end: text.length, properties: new Map() };
        for (const part of top.body) {
            if (part.type === 'TOMLTable') {
                const names = part.key.keys.map((key) => ({ text: nameOf(key), range: key.range }));
                const table = descend(root, names, part.range, part.kind === 'array', true);
                for (const pair of part.body)
                    addPair(table, pair, part.range[1]);
            }
            else {
                addPair(root, part, text.length);
            }
        }
        return { root: freeze(root), spanOf };
    }
    catch (error) {
        const { index = 0, message } = error;
        return {
            message: `not valid TOML: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
            span: spanOf({ offset: Math.min(index, text.length), length: 0 }),
        };
    }
};
/** The object under a dotted name, made where it is not there yet; of a list of tables the last, or a new one. */
function descend(from, names, range, isNew, isHead) {
    return names.reduce((object, name, index) => {
        object.end = Math.max(object.end, range[1]);
        const isLast = index === names.length - 1;
        const known = object.properties.get(name.text)?.value;
        if (Array.isArray(known) && !(isLast && isNew))
            return known.at(-1);
        if (known !== undefined && !Array.isArray(known) && 'properties' in known) {
            // A table's own head tells where it stands, though a part of it stood before.
            if (isLast && isHead) {
                known.offset = range[0];
                object.properties.set(name.text, { key: keyNode(name), value: known });
            }
            return known;
        }
        const made = { offset: range[0], end: range[1], properties: new Map() };
        if (Array.isArray(known))
            known.push(made);
        else
            object.properties.set(name.text, {
                key: keyNode(name),
                value: isLast && isNew ? [made] : made,
            });
        return made;
    }, from);
}
function addPair(table, pair, end) {
    const names = pair.key.keys.map((key) => ({ text: nameOf(key), range: key.range }));
    const last = names.at(-1);
    if (last === undefined)
        return;
    const holder = descend(table, names.slice(0, -1), pair.range, false, false);
    holder.end = Math.max(holder.end, Math.min(pair.range[1], end));
    holder.properties.set(last.text, { key: keyNode(last), value: valueNode(pair.value) });
}
function nameOf(key) {
    return key.type === 'TOMLBare' ? key.name : key.value;
}
function keyNode({ text, range }) {
    return { type: 'string', value: text, offset: range[0], length: range[1] - range[0] };
}
function valueNode(node) {
    const place = { offset: node.range[0], length: node.range[1] - node.range[0] };
    switch (node.type) {
        case 'TOMLArray':
            return { type: 'array', ...place, children: node.elements.map(valueNode) };
        case 'TOMLInlineTable': {
            const table = { offset: place.offset, end: node.range[1], properties: new Map() };
            for (const pair of node.body)
                addPair(table, pair, node.range[1]);
            return freeze(table);
        }
        case 'TOMLValue':
            switch (node.kind) {
                case 'string':
                case 'boolean':
                    return { type: node.kind, ...place, value: node.value };
                default:
                    return { type: 'number', ...place, value: String(node.value) };
            }
    }
}
function freeze({ offset, end, properties }) {
    const children = [...properties.values()].map(({ key, value }) => {
        const node = Array.isArray(value)
            ? { type: 'array', ...around(value), children: value.map(freeze) }
            : 'properties' in value
                ? freeze(value)
                : value;
        const start = Math.min(key.offset, node.offset);
        const stop = Math.max(key.offset + key.length, node.offset + node.length);
        return { type: 'property', offset: start, length: stop - start, children: [key, node] };
    });
    return { type: 'object', offset, length: end - offset, children };
}
function around(tables) {
    const offset = tables.reduce((least, table) => Math.min(least, table.offset), Number.MAX_VALUE);
    const end = tables.reduce((most, table) => Math.max(most, table.end), 0);
    return { offset, length: end - offset };
}


/***/ })

};
