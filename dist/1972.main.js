export const id = 1972;
export const ids = [1972];
export const modules = {

/***/ 77378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ ownValue),
/* harmony export */   o: () => (/* binding */ firstText)
/* harmony export */ });
/** A field of a JSON object; own fields only, for `__proto__` and its kin are data like any other. */
function ownValue(raw, key) {
    return typeof raw === 'object' && raw !== null && Object.hasOwn(raw, key)
        ? raw[key]
        : undefined;
}
/** The first of some fields that holds a text, or null. */
function firstText(raw, keys) {
    for (const key of keys) {
        const value = ownValue(raw, key);
        if (typeof value === 'string' && value !== '')
            return value;
    }
    return null;
}


/***/ }),

/***/ 77272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L5: () => (/* binding */ unknown),
/* harmony export */   Mf: () => (/* binding */ readKeyHash),
/* harmony export */   Mk: () => (/* binding */ escaped),
/* harmony export */   Nd: () => (/* binding */ hashFilter),
/* harmony export */   Yv: () => (/* binding */ isWhitespace),
/* harmony export */   qj: () => (/* binding */ hashText),
/* harmony export */   tv: () => (/* binding */ unescaped),
/* harmony export */   zK: () => (/* binding */ findingId)
/* harmony export */ });
/* unused harmony export findingIdKeys */
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77378);

/** What is known of a string's escapes. */
const unescaped = 0;
const escaped = 1;
/** It is long, and was not looked at. */
const unknown = 2;
/** Keys under which a finding may carry what it is called by, strongest first. */
const findingIdKeys = ['id', 'finding_id', 'key', 'ref'];
/** By section the members that may hold the key, and whether a number may be one. */
const sources = {
    scores: sourceOf(['server'], false),
    findings: sourceOf(findingIdKeys, true),
};
function sourceOf(keys, takesNumbers) {
    const members = keys.map((key) => Buffer.from(key));
    // A bit for each length that one of them has: most strings of an element have another.
    const lengths = members.reduce((bits, { length }) => bits | (1 << length), 0);
    return { members, lengths, takesNumbers };
}
/**
 * Reads the key of an element that lies in `bytes` from `start` up to `end`.
 *
 * @param numericId called where the key is the number of an `id`
 * @returns the key's hash, 0 for none
 */
function readKeyHash(section, bytes, start, end, { quotes, escapes, count }, numericId) {
    if (bytes[start] !== 0x7b)
        return 0;
    const parsed = () => parsedKeyHash(section, bytes, start, end, numericId);
    if (count < 0)
        return parsed();
    const { members, lengths, takesNumbers } = sources[section];
    let seen = 0;
    let best = members.length;
    let from = 0;
    let to = 0;
    let isNumber = false;
    for (let token = 0; token < count; token += 1) {
        const opening = start + quotes[2 * token];
        const closing = start + quotes[2 * token + 1];
        const length = closing - opening - 1;
        const isOther = length > 31 || (lengths & (1 << length)) === 0;
        if (isOther && escapes[token] === unescaped)
            continue;
        const colon = skipWhitespace(bytes, closing + 1, end);
        if (bytes[colon] !== 0x3a)
            continue;
        if (escapes[token] !== unescaped && hasEscape(escapes[token], bytes, opening, closing)) {
            return parsed();
        }
        const member = memberAt(members, bytes, opening + 1, closing);
        if (member < 0)
            continue;
        // Of a key that stands twice the parser takes the last.
        if ((seen & (1 << member)) !== 0)
            return parsed();
        seen |= 1 << member;
        const value = skipWhitespace(bytes, colon + 1, end);
        let last = value;
        if (bytes[value] === 0x22) {
            token += 1;
            last = start + quotes[2 * token + 1];
            if (hasEscape(escapes[token], bytes, value, last))
                return parsed();
        }
        else if (takesNumbers && isNumberStart(bytes[value])) {
            last = endOfInteger(bytes, value, end);
            if (last < 0)
                return parsed();
        }
        const first = bytes[value] === 0x22 ? value + 1 : value;
        if (member < best && last > first) {
            best = member;
            from = first;
            to = last;
            isNumber = first === value;
        }
    }
    if (to === from)
        return 0;
    if (isNumber && best === 0)
        numericId();
    return hashBytes(bytes, from, to);
}
/** Hash of a text under which records are looked up; never 0, which means none. */
function hashText(text) {
    const bytes = Buffer.from(text);
    return hashBytes(bytes, 0, bytes.length);
}
/** Whether a hash is among those of some texts: a bitmap decides first, for hardly any is. */
function hashFilter(texts) {
    const hashes = new Set();
    const bits = new Uint8Array(65_536);
    for (const text of texts) {
        const hash = hashText(text);
        hashes.add(hash);
        bits[hash & 0xffff] = 1;
    }
    return (hash) => bits[hash & 0xffff] === 1 && hashes.has(hash);
}
/** FNV-1a over the bytes, 32 bits, signed. Source: draft-eastlake-fnv. */
function hashBytes(bytes, from, to) {
    let hash = 0x811c9dc5 | 0;
    for (let at = from; at < to; at += 1) {
        hash = Math.imul(hash ^ bytes[at], 0x01000193);
    }
    return hash === 0 ? 1 : hash;
}
/** The same by the ordinary way; none where the element is no JSON. */
function parsedKeyHash(section, bytes, start, end, numericId) {
    let raw;
    try {
        raw = JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString());
    }
    catch {
        return 0;
    }
    if (section === 'scores') {
        const server = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .e)(raw, 'server');
        return typeof server === 'string' && server !== '' ? hashText(server) : 0;
    }
    const id = findingId(raw);
    if (typeof (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .e)(raw, 'id') === 'number')
        numericId();
    return id === null ? 0 : hashText(id);
}
/** The id of a raw finding, or null where it has none. A number is an id like any other. */
function findingId(raw) {
    for (const key of findingIdKeys) {
        const value = (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .ownValue */ .e)(raw, key);
        if (typeof value === 'string' && value !== '')
            return value;
        if (typeof value === 'number')
            return String(value);
    }
    return null;
}
function hasEscape(known, bytes, from, to) {
    if (known !== unknown)
        return known === escaped;
    for (let at = from; at < to; at += 1)
        if (bytes[at] === 0x5c)
            return true;
    return false;
}
function memberAt(members, bytes, from, to) {
    for (let index = 0; index < members.length; index += 1) {
        const member = members[index];
        if (member.length !== to - from)
            continue;
        let at = 0;
        while (at < member.length && member[at] === bytes[from + at])
            at += 1;
        if (at === member.length)
            return index;
    }
    return -1;
}
function skipWhitespace(bytes, from, end) {
    let at = from;
    while (at < end && isWhitespace(bytes[at]))
        at += 1;
    return at;
}
/** The four bytes that JSON allows between tokens. */
function isWhitespace(byte) {
    return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}
function isNumberStart(byte) {
    return byte !== undefined && (byte === 0x2d || isDigit(byte));
}
function isDigit(byte) {
    return byte >= 0x30 && byte <= 0x39;
}
/** Behind an integer whose digits are how JavaScript writes it, too; -1 for any other number. */
function endOfInteger(bytes, from, end) {
    let at = from;
    while (at < end && isDigit(bytes[at]))
        at += 1;
    const digits = at - from;
    if (digits === 0 || digits > 15 || (bytes[from] === 0x30 && digits > 1))
        return -1;
    const next = bytes[at];
    return next === 0x2c || next === 0x7d || (next !== undefined && isWhitespace(next)) ? at : -1;
}


/***/ }),

/***/ 41972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EQ: () => (/* binding */ maxElementBytes),
/* harmony export */   V0: () => (/* binding */ sections),
/* harmony export */   W3: () => (/* binding */ createSplitter),
/* harmony export */   on: () => (/* binding */ parseElement)
/* harmony export */ });
/* unused harmony export headFields */
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83306);
/* harmony import */ var _record_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77272);


/*
 * Cuts an export document into the elements of its arrays while its bytes arrive, without decoding
 * them: it follows strings, escapes and nesting, and checks the document's own grammar to its last
 * byte. What is inside an element is checked when the element is parsed, which only few are.
 */
/** The arrays of the export document (section 2.1 of the contract). */
const sections = ['servers', 'scores', 'findings'];
/** Members of the document that say what the export is; others are passed over. */
const headFields = ['schema_version', 'rubric_version', 'generated_at', 'counts'];
/** Largest element, in bytes: far beyond any record, and the most that one may cost in memory. */
const maxElementBytes = 32 * 1024 * 1024;
/** Deepest nesting, so that a small document cannot ask for much memory. */
const maxDepth = 65_536;
/** Most strings whose places are noted in one element. */
const maxTokens = 4096;
/** How much of the document's beginning is kept, to say what it is where it is none. */
const beginningBytes = 200;
/** From here on a string's end is searched for: a search costs as much as looking at some bytes. */
const longString = 24;
/** Starts reading a document. */
function createSplitter(target) {
    let state = 'start';
    let position = 0;
    /** Bytes of the document before the first one of the chunk. */
    let base = 0;
    let beginning = Buffer.alloc(0);
    let byteOrderMark = 0;
    /** The member that is being read, and those that were there before it. */
    let member = '';
    let section = null;
    const seen = new Set();
    let hasNumericIds = false;
    // The value that is being read: a key, a member's value or an element.
    let isOpen = false;
    let isKept = false;
    let isScalar = false;
    let isQuoted = false;
    let skipsNext = false;
    let depth = 0;
    let valueStart = 0;
    /** From positions in the chunk to positions in the value. */
    let shift = 0;
    const nesting = new Uint8Array(maxDepth);
    const quotes = new Int32Array(2 * maxTokens);
    const escapes = new Uint8Array(maxTokens);
    let noted = 0;
    const tokens = { quotes, escapes, count: 0 };
    const noteNumericId = () => {
        hasNumericIds = true;
    };
    /** The beginning of a value that is cut between chunks. */
    let held = Buffer.alloc(0);
    /** The chunk, to be handed on. */
    let asBuffer = held;
    let heldLength = 0;
    const fail = (message, at) => {
        throw new _faults_js__WEBPACK_IMPORTED_MODULE_0__.StructureError(message, base + at, beginning);
    };
    const isParsed = () => isHeadField(member) || target.isThorough === true;
    /** Follows the open value; gives the position behind its end, or -1 where the chunk ends first. */
    const follow = (chunk, from) => {
        const { length } = chunk;
        let at = from;
        if (isScalar) {
            while (at < length && !endsScalar(chunk[at]))
                at += 1;
            return at < length ? at : -1;
        }
        let level = depth;
        let inQuotes = isQuoted;
        let marks = noted;
        if (skipsNext) {
            skipsNext = false;
            at += 1;
        }
        for (;;) {
            if (inQuotes) {
                const near = Math.min(length, at + longString);
                let byte = 0;
                while (at < near) {
                    byte = chunk[at];
                    if (byte === 0x22)
                        break;
                    if (byte === 0x5c) {
                        if (level === 1 && marks >> 1 < maxTokens)
                            escapes[marks >> 1] = _record_key_js__WEBPACK_IMPORTED_MODULE_1__/* .escaped */ .Mk;
                        at += 1;
                    }
                    at += 1;
                }
                if (byte !== 0x22 && at < length) {
                    if (level === 1 && marks >> 1 < maxTokens)
                        escapes[marks >> 1] = _record_key_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5;
                    at = closingQuote(chunk, at);
                }
                if (at >= length) {
                    skipsNext = at > length;
                    break;
                }
                inQuotes = false;
                if (level === 1) {
                    if (marks < 2 * maxTokens)
                        quotes[marks] = at + shift;
                    marks += 1;
                }
                at += 1;
                if (level === 0) {
                    depth = 0;
                    return at;
                }
            }
            while (at < length) {
                const byte = chunk[at];
                at += 1;
                if (byte === 0x22) {
                    inQuotes = true;
                    break;
                }
                // One bit tells a brace from a square bracket.
                const bracket = byte | 0x20;
                if (bracket === 0x7b) {
                    if (level === maxDepth)
                        fail('it is nested too deep', at - 1);
                    nesting[level] = byte;
                    level += 1;
                }
                else if (bracket === 0x7d) {
                    level -= 1;
                    // A bracket closes the one that stands two before it in ASCII.
                    if (nesting[level] !== byte - 2)
                        fail('a bracket closes another one', at - 1);
                    if (level === 0) {
                        noted = marks;
                        return at;
                    }
                }
            }
            if (!inQuotes)
                break;
            if (level === 1) {
                if (marks < 2 * maxTokens) {
                    quotes[marks] = at - 1 + shift;
                    escapes[marks >> 1] = _record_key_js__WEBPACK_IMPORTED_MODULE_1__/* .unescaped */ .tv;
                }
                marks += 1;
            }
        }
        depth = level;
        isQuoted = inQuotes;
        noted = marks;
        return -1;
    };
    const begin = (chunk, at, keep) => {
        const byte = chunk[at];
        isOpen = true;
        isScalar = byte !== 0x22 && byte !== 0x7b && byte !== 0x5b;
        isKept = keep || isScalar;
        if (isScalar && endsScalar(byte))
            fail('a value is missing', at);
        isQuoted = false;
        depth = 0;
        noted = 0;
        valueStart = at;
        shift = -at;
        heldLength = 0;
    };
    /** Keeps the part of an open value that the chunk holds. */
    const hold = (chunk, upTo) => {
        if (!isKept)
            return;
        const part = chunk.subarray(valueStart, upTo);
        const needed = heldLength + part.length;
        if (needed > maxElementBytes)
            fail('an element is larger than any record may be', upTo);
        if (needed > held.length) {
            const grown = Buffer.allocUnsafe(Math.max(2 * held.length, needed, 65_536));
            grown.set(held.subarray(0, heldLength));
            held = grown;
        }
        held.set(part, heldLength);
        heldLength = needed;
    };
    /** Takes a complete value. */
    const complete = (chunk, upTo) => {
        isOpen = false;
        let bytes = asBuffer;
        let start = valueStart;
        let end = upTo;
        if (heldLength > 0) {
            hold(chunk, upTo);
            [bytes, start, end] = [held, 0, heldLength];
        }
        else if (isKept && end - start > maxElementBytes) {
            fail('an element is larger than any record may be', start);
        }
        if (state === 'element') {
            state = 'behind an element';
            if (isScalar)
                parse(bytes, start, end, upTo);
            deliver(section, bytes, start, end, upTo);
            // A large element does not keep its memory for the rest of the document.
            if (held.length > 1024 * 1024)
                held = Buffer.alloc(0);
        }
        else if (state === 'key') {
            member = String(parse(bytes, start, end, upTo));
            if (seen.has(member))
                fail(`"${member}" stands twice in it`, upTo);
            if (isSection(member) || isHeadField(member))
                seen.add(member);
            state = 'colon';
        }
        else {
            const value = isScalar || isParsed() ? parse(bytes, start, end, upTo) : null;
            if (isHeadField(member))
                target.head(member, value);
            state = 'behind a value';
        }
    };
    const deliver = (of, bytes, start, end, upTo) => {
        let hash = 0;
        if (of !== 'servers') {
            tokens.count = noted > 2 * maxTokens ? -1 : noted >> 1;
            hash = (0,_record_key_js__WEBPACK_IMPORTED_MODULE_1__/* .readKeyHash */ .Mf)(of, bytes, start, end, tokens, noteNumericId);
            // A score that names no server is odd enough to be looked at: it may be no JSON.
            if (hash === 0 && of === 'scores')
                parse(bytes, start, end, upTo);
        }
        target.element(of, bytes, start, end, hash);
    };
    const parse = (bytes, start, end, at) => {
        try {
            return parseElement(bytes, start, end);
        }
        catch {
            return fail('a value is no JSON', at);
        }
    };
    /** One byte between the values; true where it closes a section. */
    const between = (chunk, at) => {
        const byte = chunk[at];
        if ((0,_record_key_js__WEBPACK_IMPORTED_MODULE_1__/* .isWhitespace */ .Yv)(byte) && byteOrderMark === 0)
            return false;
        switch (state) {
            case 'behind an element':
                if (byte === 0x5d)
                    return true;
                if (byte !== 0x2c)
                    fail('a comma is missing', at);
                state = 'element';
                break;
            case 'element':
                begin(chunk, at, true);
                break;
            case 'start':
                if (base + at === byteOrderMark && byte === [0xef, 0xbb, 0xbf][byteOrderMark]) {
                    byteOrderMark = byteOrderMark === 2 ? 0 : byteOrderMark + 1;
                }
                else if (byte === 0x7b && byteOrderMark === 0)
                    state = 'first key';
                else
                    fail('it does not begin like an export', at);
                break;
            case 'first key':
            case 'key':
                if (byte === 0x22) {
                    state = 'key';
                    begin(chunk, at, true);
                }
                else if (byte === 0x7d && state === 'first key')
                    state = 'end';
                else
                    fail('a member has no name', at);
                break;
            case 'colon':
                if (byte !== 0x3a)
                    fail('a colon is missing', at);
                state = 'value';
                break;
            case 'value':
                section = isSection(member) ? member : null;
                if (section === null)
                    begin(chunk, at, isParsed());
                else if (byte === 0x5b)
                    state = 'first element';
                else
                    fail(`"${section}" is no list`, at);
                break;
            case 'first element':
                if (byte === 0x5d)
                    return true;
                state = 'element';
                begin(chunk, at, true);
                break;
            case 'behind a value':
                if (byte === 0x7d)
                    state = 'end';
                else if (byte === 0x2c)
                    state = 'key';
                else
                    fail('a comma is missing', at);
                break;
            case 'end':
                fail('something stands behind its end', at);
        }
        return false;
    };
    return {
        push(bytes, from = 0) {
            // The plain array's search is faster than that of a Buffer, whose copying is.
            const chunk = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
            asBuffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
            base = position - from;
            const missing = beginningBytes - beginning.length;
            if (missing > 0)
                beginning = Buffer.concat([beginning, chunk.subarray(from, from + missing)]);
            let at = from;
            while (at < chunk.length) {
                if (isOpen) {
                    const end = follow(chunk, at);
                    if (end < 0) {
                        hold(chunk, chunk.length);
                        break;
                    }
                    complete(chunk, end);
                    at = end;
                }
                else {
                    const closes = between(chunk, at);
                    // What was begun is followed from its first byte on.
                    if (!isOpen)
                        at += 1;
                    if (closes) {
                        const closed = section;
                        section = null;
                        state = 'behind a value';
                        if (target.sectionEnd?.(closed)) {
                            position = base + at;
                            return at;
                        }
                    }
                }
            }
            position = base + chunk.length;
            valueStart = 0;
            shift = heldLength;
            return chunk.length;
        },
        end() {
            if (state !== 'end')
                throw new _faults_js__WEBPACK_IMPORTED_MODULE_0__.StructureError('it breaks off', position, beginning, true);
            const missing = sections.filter((each) => !seen.has(each));
            if (missing.length > 0) {
                throw new _faults_js__WEBPACK_IMPORTED_MODULE_0__.StructureError(`${missing.join(', ')} missing`, position, beginning);
            }
        },
        hasNumericIds: () => hasNumericIds,
        position: () => position,
        hasSection: () => sections.some((each) => seen.has(each)),
        isComplete: () => state === 'end',
    };
}
/**
 * Parses an element that lies in `bytes` from `start` up to `end`.
 *
 * @throws StructureError where it is no JSON, and so neither is the document
 */
function parseElement(bytes, start = 0, end = bytes.length) {
    try {
        return JSON.parse(decoder.decode(bytes.subarray(start, end)));
    }
    catch {
        // The parser's own words quote the document.
        throw new _faults_js__WEBPACK_IMPORTED_MODULE_0__.StructureError('one of its elements is no JSON');
    }
}
// A mark at the beginning of an element is no white space to JSON.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/**
 * Where a string ends: at its closing quote, or behind the chunk, one further where its last byte is a
 * backslash that begins an escape.
 *
 * @param from a place in the string that is no part of an escape
 */
function closingQuote(chunk, from) {
    for (let search = from;;) {
        const quote = chunk.indexOf(0x22, search);
        const end = quote < 0 ? chunk.length : quote;
        let backslashes = 0;
        while (end - backslashes > from && chunk[end - backslashes - 1] === 0x5c)
            backslashes += 1;
        const isEscaped = backslashes % 2 === 1;
        if (quote < 0)
            return isEscaped ? end + 1 : end;
        if (!isEscaped)
            return quote;
        search = quote + 1;
    }
}
function isSection(name) {
    return sections.some((each) => each === name);
}
function isHeadField(name) {
    return headFields.some((each) => each === name);
}
function endsScalar(byte) {
    return byte === 0x2c || byte === 0x5d || byte === 0x7d || byte === 0x3a || (0,_record_key_js__WEBPACK_IMPORTED_MODULE_1__/* .isWhitespace */ .Yv)(byte);
}


/***/ })

};
