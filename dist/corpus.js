export const modules = {

/***/ 8519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ openJudge)
/* harmony export */ });
/* harmony import */ var _grading_age_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66072);
/* harmony import */ var _grading_match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7353);
/* harmony import */ var _grading_matched_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60879);
/* harmony import */ var _grading_server_versions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40508);
/* harmony import */ var _policy_bindings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12817);
/* harmony import */ var _policy_judge_dependency_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46092);
/* harmony import */ var _policy_layered_terms_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51033);
/* harmony import */ var _policy_waivers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58266);
/* harmony import */ var _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87299);
/* harmony import */ var _launched_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3568);










/**
 * A version that is no pin, such as a tag, may mean any other one, and is compared with all. So many
 * comparisons are made for one package; none that is honest needs more.
 */
const maxComparisons = 1_000_000;
/**
 * Returns a function that judges packages by the rules of the gate: each version for itself, as if it were
 * declared in a repository without a base.
 *
 * @param now milliseconds since the epoch
 */
function openJudge(policy, now) {
    const boundTo = (0,_policy_bindings_js__WEBPACK_IMPORTED_MODULE_3__/* .openBindings */ .j)(policy);
    const context = {
        terms: (0,_policy_layered_terms_js__WEBPACK_IMPORTED_MODULE_5__/* .layeredTermsOf */ .bW)(policy),
        now,
        waivers: (0,_policy_waivers_js__WEBPACK_IMPORTED_MODULE_6__/* .openWaivers */ .m)(policy.values.waivers, policy.floors, now),
        trialWaivers: null,
        pathOf: (file) => file,
        inapplicable: null,
        mayYield: false,
    };
    const judge = (dependency, version, selection) => {
        const match = (0,_grading_match_js__WEBPACK_IMPORTED_MODULE_1__/* .matchDependency */ .px)(dependency, selection, boundTo(dependency));
        const subject = {
            dependency,
            match,
            previous: null,
            change: 'unknown',
            isCounted: true,
        };
        const judged = (0,_policy_judge_dependency_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeDependency */ .n)(subject, context);
        const report = (0,_grading_matched_js__WEBPACK_IMPORTED_MODULE_9__/* .decidingReport */ .O)(judged.match);
        const time = report && (0,_grading_age_js__WEBPACK_IMPORTED_MODULE_0__/* .gradedAt */ .F)(report);
        const failing = judged.problems.filter(({ level, waived }) => level === 'error' || (level === 'fail' && waived === null));
        return {
            version,
            judgedVersion: (0,_grading_matched_js__WEBPACK_IMPORTED_MODULE_9__/* .listedMatch */ .Ry)(judged.match)?.judgedVersion ?? null,
            verdict: judged.verdict ?? 'error',
            score: report?.score ?? null,
            grade: report?.grade || null,
            rules: [...new Set(failing.map(({ rule }) => rule))].sort(),
            digest: null,
            gradedAt: time === null ? null : new Date(time).toISOString(),
        };
    };
    return (identity, whole, serversNamed) => {
        const unpinned = (0,_launched_js__WEBPACK_IMPORTED_MODULE_8__/* .launchOf */ .v)(identity);
        if (unpinned === null)
            return null;
        const selection = { ...whole, servers: serversNamed((0,_grading_match_js__WEBPACK_IMPORTED_MODULE_1__/* .identitiesOf */ .UI)(unpinned)) };
        const servers = (0,_grading_match_js__WEBPACK_IMPORTED_MODULE_1__/* .serversOf */ .U2)(identity, selection.servers);
        const named = {
            identity,
            servers: servers.map(({ record: { id, name } }) => ({ id, name })),
        };
        const versions = _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_7__/* .ecosystems */ .uU[identity.type].versions === 'none' ? [] : versionsOf(identity, servers);
        if (versions.length === 0)
            return { ...named, versions: [judge(unpinned, null, selection)] };
        const digestOf = digestsOf(identity, servers);
        let comparisons = 0;
        return {
            ...named,
            versions: versions.map((version) => {
                const pinned = (0,_launched_js__WEBPACK_IMPORTED_MODULE_8__/* .pinnedLaunchOf */ .P)(unpinned, version);
                // Whoever launches it runs something that was not judged.
                if (pinned === null)
                    return undecided(version, ['unidentified']);
                if (pinned.pin !== 'exact' && pinned.pin !== 'git')
                    comparisons += versions.length;
                if (comparisons > maxComparisons)
                    return undecided(version, []);
                return { ...judge(pinned, version, selection), digest: digestOf(version) };
            }),
        };
    };
}
function undecided(version, rules) {
    const nothing = { judgedVersion: null, score: null, grade: null, digest: null, gradedAt: null };
    return { ...nothing, version, verdict: 'error', rules };
}
/** Every version that the export knows of some servers, each once, the highest first. */
function versionsOf({ type }, servers) {
    const { normaliseVersion } = _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_7__/* .ecosystems */ .uU[type];
    const all = servers
        .flatMap((server) => (0,_grading_server_versions_js__WEBPACK_IMPORTED_MODULE_2__/* .versionsOfServer */ .wm)(type, server).listed)
        .filter((version) => version.trim() !== '');
    const unique = [...new Map(all.map((each) => [normaliseVersion(each), each])).values()];
    const { ordered, rest } = (0,_grading_server_versions_js__WEBPACK_IMPORTED_MODULE_2__/* .inOrder */ .al)(type, unique, (each) => each);
    return [...ordered, ...rest];
}
/** Returns a function that finds the digest of an image's version; null where none is listed, or several. */
function digestsOf({ type, name }, servers) {
    const digests = new Map();
    for (const { versions, packageRefs } of servers.map(({ record }) => record)) {
        const own = packageRefs.filter((ref) => ref.type === type && ref.name === name);
        for (const { version, digest } of [...versions, ...own]) {
            if (version === null || digest === null)
                continue;
            const known = digests.get(version);
            digests.set(version, known === undefined || known === digest ? digest : null);
        }
    }
    return (version) => digests.get(version) ?? null;
}


/***/ }),

/***/ 3568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ pinnedLaunchOf),
/* harmony export */   v: () => (/* binding */ launchOf)
/* harmony export */ });
/* harmony import */ var _declarations_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27345);
/* harmony import */ var _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87299);


const nowhere = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
/** An entry of no file: a policy names files and aliases by texts that are not empty. */
const declaration = {
    ...{ file: '', client: '', folder: '', alias: '' },
    span: nowhere,
    disabled: false,
    launch: _declarations_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyLaunch */ .XF,
};
/**
 * The dependency of somebody who adds a server by its identity, without a version.
 *
 * @returns null if nothing can be launched by such a name, as of a package of another registry
 */
function launchOf(identity) {
    const { readPackage } = _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__/* .ecosystems */ .uU[identity.type];
    return dependencyOf(readPackage(identity.name, null), identity);
}
/**
 * The same, written with a version of the export as the ecosystem's registry spells it. What such a text
 * does not pin, such as the tag `latest`, is read as a launcher reads it.
 *
 * @returns null if a launch with that text would fetch something else, or nothing
 */
function pinnedLaunchOf(unpinned, version) {
    const { writing, readPackage } = _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__/* .ecosystems */ .uU[unpinned.type];
    const text = /^v?\d/.test(version) ? writing?.spell(version, unpinned) : null;
    const spelled = typeof text === 'string' ? text : version;
    const pinned = dependencyOf(readPackage(unpinned.name, spelled), unpinned);
    const isSame = pinned?.version != null && (0,_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__/* .sameVersion */ .r1)(pinned.type, pinned.version, spelled);
    return isSame ? pinned : null;
}
function dependencyOf(spec, identity) {
    if (!(0,_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__/* .isIdentified */ .mO)(spec) || (0,_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__/* .identityKey */ .US)(spec) !== (0,_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_1__/* .identityKey */ .US)(identity))
        return null;
    return {
        ...spec,
        role: 'server',
        resolved: null,
        span: nowhere,
        alterations: [],
        through: [],
        declaration,
        variableUses: [],
    };
}


/***/ }),

/***/ 33916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exportDiff: () => (/* binding */ exportDiff)
/* harmony export */ });
/* harmony import */ var _export_diff_compare_exports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74840);
/* harmony import */ var _export_diff_corpus_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73745);
/* harmony import */ var _export_diff_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43041);
/* harmony import */ var _export_diff_render_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33065);
/* harmony import */ var _local_export_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41179);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65411);






/**
 * Compares two exports.
 *
 * @returns the exit status: 0 nothing differs, 1 something does
 */
async function exportDiff({ argument: older, second: newer = '', values: { timeout = '' }, outputs }, redact) {
    const names = (0,_export_diff_names_js__WEBPACK_IMPORTED_MODULE_2__/* .createNames */ .N)();
    const read = async (source) => {
        const opened = await (0,_local_export_js__WEBPACK_IMPORTED_MODULE_4__/* .openLocalExport */ .O)(source, timeout, redact);
        try {
            const origin = { name: source, isFile: true };
            return [source, await (0,_export_diff_corpus_js__WEBPACK_IMPORTED_MODULE_1__/* .readCorpus */ .XR)(opened.open, origin, names)];
        }
        finally {
            opened.close();
        }
    };
    const diff = (0,_export_diff_compare_exports_js__WEBPACK_IMPORTED_MODULE_0__/* .compareExports */ .D)(await read(older), await read(newer), names);
    await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .writeOutputs */ .Kn)(outputs, (format) => redact((0,_export_diff_render_js__WEBPACK_IMPORTED_MODULE_3__/* .renderDiff */ ["in"])(diff, format)));
    return diff.differs ? 1 : 0;
}


/***/ }),

/***/ 98963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exportTables: () => (/* binding */ exportTables)
});

// EXTERNAL MODULE: ./build/export/entries.js + 1 modules
var entries = __webpack_require__(73709);
// EXTERNAL MODULE: ./build/phrase.js
var phrase = __webpack_require__(59743);
// EXTERNAL MODULE: ./build/report/text.js
var report_text = __webpack_require__(13920);
// EXTERNAL MODULE: ./build/tables/layout.js
var layout = __webpack_require__(61176);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
;// CONCATENATED MODULE: ./build/tables/manifest.js


/**
 * The manifest of a day's tables as JSON: what the export says of itself, and each table's file with the
 * number of its rows.
 *
 * @param day the UTC day of the export: `2026-11-20`
 */
function renderManifest({ head, tables }, day, compression) {
    const manifest = {
        date: day,
        generated_at: new Date(head.generatedAt).toISOString(),
        schema_version: head.schemaVersion,
        rubric_version: head.rubricVersion,
        counts: head.counts,
        written_by: `mcp-grade-gate ${version/* version */.r}`,
        tables: Object.fromEntries(layout/* tableNames */.n$.map((name) => [
            name,
            { file: (0,layout/* tablePath */.YP)(name, day, compression), ...tables[name] },
        ])),
    };
    return `${JSON.stringify(manifest, null, 2)}\n`;
}

// EXTERNAL MODULE: ./build/export/faults.js
var faults = __webpack_require__(83306);
// EXTERNAL MODULE: ./build/export/head.js
var head = __webpack_require__(49929);
// EXTERNAL MODULE: ./build/export/joined-reading.js + 2 modules
var joined_reading = __webpack_require__(97916);
// EXTERNAL MODULE: ./build/export/reference-join.js
var reference_join = __webpack_require__(1507);
// EXTERNAL MODULE: ./build/export/splitter.js + 1 modules
var splitter = __webpack_require__(19252);
// EXTERNAL MODULE: ./build/export/record-members.js
var record_members = __webpack_require__(59812);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/tables/table-writer.js



/** Largest row that may be written as bytes. */
const maxRowBytes = 256 * 1024;
const bufferBytes = 1024 * 1024;
/** Largest row in characters: engines have limits, DuckDB's is 16 MB. */
const maxRowLength = 8 * 1024 * 1024;
/** Texts of a larger row that are left out. */
const longText = 64 * 1024;
/** @param append takes the bytes of the file; they are valid until it returns */
function createTableWriter(compression, append) {
    const buffer = Buffer.allocUnsafe(bufferBytes);
    let [rows, unreadable, bytes] = [0, 0, 0];
    const put = (text) => {
        if (!(0,external_node_buffer_.isUtf8)(text))
            throw new faults.StructureError('one of its elements is not JSON');
        const part = compression === 'zstd' ? (0,external_node_zlib_.zstdCompressSync)(text) : text;
        bytes += part.length;
        append(part);
    };
    const flush = () => {
        if (writer.length > 0)
            put(buffer.subarray(0, writer.length));
        writer.length = 0;
    };
    const writer = {
        buffer,
        length: 0,
        endRow(isReadable) {
            rows += 1;
            if (!isReadable)
                unreadable += 1;
            if (writer.length > bufferBytes - maxRowBytes)
                flush();
        },
        write(row, isReadable) {
            let text = `${jsonText(row)}\n`;
            let isWhole = true;
            if (text.length > maxRowLength) {
                text = `${jsonText(withoutLongTexts(row))}\n`;
                isWhole = false;
            }
            if (3 * text.length > maxRowBytes) {
                flush();
                put(Buffer.from(text));
            }
            else {
                writer.length += buffer.write(text, writer.length);
            }
            writer.endRow(isReadable && isWhole);
        },
        finish() {
            flush();
            return { rows, unreadable, bytes };
        },
    };
    return writer;
}
/**
 * JSON without surrogates that have no other half: engines refuse the whole file for one of them.
 */
function jsonText(value) {
    const json = JSON.stringify(value);
    return json.includes('\\ud')
        ? json.replace(/\\(?:ud[89a-f][0-9a-f]{2}|.)/gs, (part) => (part.length > 2 ? '\ufffd' : part))
        : json;
}
function withoutLongTexts(row) {
    const kept = Object.entries(row).filter(([, value]) => typeof value !== 'string' || value.length <= longText);
    return { ...Object.fromEntries(kept), unreadable: 'it is too large for a row' };
}
/** Writes a whole number that is not negative. Returns the position after it. */
function writeInteger(buffer, start, number) {
    let digits = 1;
    for (let rest = number; rest >= 10; rest = Math.floor(rest / 10))
        digits += 1;
    let rest = number;
    for (let at = start + digits - 1; at >= start; at -= 1) {
        const next = Math.floor(rest / 10);
        buffer[at] = 0x30 + rest - 10 * next;
        rest = next;
    }
    return start + digits;
}
/** Copies a few bytes. Returns the position after them. */
function copyBytes(bytes, target, start) {
    for (let at = 0; at < bytes.length; at += 1)
        target[start + at] = bytes[at];
    return start + bytes.length;
}

;// CONCATENATED MODULE: ./build/tables/plain-finding.js


/*
 * Writes the row of a finding from its undecoded bytes: the same row as `findingRow` of the parsed one,
 * in a third of the time. Findings are nine tenths of an export.
 */
const parts = {
    index: Buffer.from('{"finding_index":'),
    id: Buffer.from(',"id"'),
    numericId: Buffer.from(',"id":"'),
    check: Buffer.from(',"check_name"'),
    other: Buffer.from(',"other":"{\\"'),
    nextOther: Buffer.from(',\\"'),
    otherName: Buffer.from('\\":'),
    otherQuote: Buffer.from('\\"'),
    otherEnd: Buffer.from('}"'),
    end: Buffer.from('}\n'),
};
/**
 * Writes the row of a finding. Members that have the names of columns are copied together.
 *
 * @returns false if it must be parsed: it has nested values or unusual characters, or cannot be read
 */
function writePlainFinding(writer, bytes, start, end, found, position) {
    const { members, id, check, result, weight, evidence } = found;
    const { buffer } = writer;
    const { places, kinds, count } = members;
    // A byte takes at most two in the text of JSON in JSON, and the names of the columns take some more.
    if (2 * (end - start) + 1024 > maxRowBytes)
        return false;
    if (result < 0 || kinds[result] !== record_members/* memberKinds */.Aq.text)
        return false;
    if (!isLower(bytes, places[4 * result + 2], places[4 * result + 3]))
        return false;
    if (evidence < 0 || kinds[evidence] !== record_members/* memberKinds */.Aq.text)
        return false;
    if (weight >= 0 && kinds[weight] !== record_members/* memberKinds */.Aq.number)
        return false;
    let at = copyBytes(parts.index, buffer, writer.length);
    at = writeInteger(buffer, at, position);
    let [from, to] = [-1, -1];
    let others = 0;
    for (let member = 0; member < count; member += 1) {
        const place = 4 * member;
        const nameFrom = places[place];
        const nameTo = places[place + 1];
        const isText = kinds[member] === record_members/* memberKinds */.Aq.text;
        const valueTo = places[place + 3] + (isText ? 1 : 0);
        const isRenamed = (member === id && (nameTo - nameFrom !== 2 || !isText)) || member === check;
        const isColumn = isOfColumn(found, member);
        const follows = from >= 0 && to + 2 === nameFrom;
        if (isColumn && !isRenamed && follows) {
            to = valueTo;
            continue;
        }
        if (from >= 0)
            at = copyText(bytes, from, to, buffer, at);
        if (at < 0)
            return false;
        from = -1;
        if (!isColumn) {
            others += 1;
            continue;
        }
        if (member === id && !isText) {
            at = copyBytes(parts.numericId, buffer, at);
            at = copyText(bytes, places[place + 2], valueTo, buffer, at);
            buffer[at++] = quote;
            continue;
        }
        if (isRenamed)
            at = copyBytes(member === id ? parts.id : parts.check, buffer, at);
        else
            buffer[at++] = comma;
        from = isRenamed ? nameTo + 1 : nameFrom - 1;
        to = valueTo;
    }
    if (from >= 0)
        at = copyText(bytes, from, to, buffer, at);
    if (at < 0)
        return false;
    let isFirst = true;
    for (let member = 0; others > 0 && member < count; member += 1) {
        if (isOfColumn(found, member))
            continue;
        at = copyBytes(isFirst ? parts.other : parts.nextOther, buffer, at);
        at = copyMember(bytes, members, member, buffer, at);
        if (at < 0)
            return false;
        isFirst = false;
    }
    if (!isFirst)
        at = copyBytes(parts.otherEnd, buffer, at);
    writer.length = copyBytes(parts.end, buffer, at);
    writer.endRow(true);
    return true;
}
const comma = 0x2c;
const quote = 0x22;
const backslash = 0x5c;
/** The bytes that may follow a backslash, besides `u`. Source: RFC 8259, section 7. */
const simpleEscapes = new Uint8Array(256);
for (const byte of Buffer.from('"\\/bfnrt'))
    simpleEscapes[byte] = 1;
/** Whether a member is in a column of its own; the others are together in one. */
function isOfColumn({ id, check, result, weight, evidence }, member) {
    return (member === evidence ||
        member === id ||
        member === check ||
        member === result ||
        member === weight);
}
/** Copies a member into a text of JSON. Returns the position after it, or -1 if it must be parsed. */
function copyMember(bytes, { places, kinds }, member, target, at) {
    const [nameFrom, nameTo, from, to] = places.subarray(4 * member, 4 * member + 4);
    const kind = kinds[member];
    if (kind === record_members/* memberKinds */.Aq.nested)
        return -1;
    const afterName = copyText(bytes, nameFrom, nameTo, target, at);
    if (afterName < 0)
        return -1;
    let end = copyBytes(parts.otherName, target, afterName);
    if (kind !== record_members/* memberKinds */.Aq.text) {
        return copyText(bytes, from, to, target, end);
    }
    end = copyBytes(parts.otherQuote, target, end);
    end = copyEscaped(bytes, from, to, target, end);
    return end < 0 ? -1 : copyBytes(parts.otherQuote, target, end);
}
/**
 * Copies the inside of a text, and checks that it is JSON.
 *
 * @returns the position after it in `target`; -1 if it is no JSON, or may have half of a surrogate pair
 */
function copyText(bytes, from, to, target, start) {
    const view = viewOf(bytes);
    for (let place = from;;) {
        place = plainEnd(view, place, to);
        if (place >= to)
            break;
        if (bytes[place] !== backslash || !isEscape(bytes, place + 1, to))
            return -1;
        place += 2;
    }
    if (to - from > 24)
        bytes.copy(target, start, from, to);
    else
        for (let at = 0; at < to - from; at += 1)
            target[start + at] = bytes[from + at];
    return start + to - from;
}
/** The first byte that is a backslash or a control character; `to` if there is none. */
function plainEnd(view, from, to) {
    let at = from;
    // Four bytes at a time: in a word, a byte below 0x20 or a zero borrows from its highest bit.
    for (; at + 4 <= to; at += 4) {
        const word = view.getInt32(at, true);
        const other = word ^ 0x5c5c5c5c;
        const low = (word - 0x20202020) & ~word;
        const zero = (other - 0x01010101) & ~other;
        if (((low | zero) & 0x80808080) !== 0)
            break;
    }
    for (; at < to; at += 1) {
        const byte = view.getUint8(at);
        if (byte < 0x20 || byte === backslash)
            return at;
    }
    return to;
}
let viewed = null;
let view = new DataView(new ArrayBuffer(0));
function viewOf(bytes) {
    if (viewed !== bytes) {
        view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
        viewed = bytes;
    }
    return view;
}
/** The same into a text of JSON in JSON, where each backslash takes another one. */
function copyEscaped(bytes, from, to, target, start) {
    let at = start;
    for (let place = from; place < to; place += 1) {
        const byte = bytes[place];
        if (byte < 0x20)
            return -1;
        if (byte === backslash) {
            if (!isEscape(bytes, place + 1, to))
                return -1;
            target[at++] = backslash;
            target[at++] = backslash;
            place += 1;
            const next = bytes[place];
            if (next === quote || next === backslash)
                target[at++] = backslash;
            target[at++] = next;
        }
        else {
            target[at++] = byte;
        }
    }
    return at;
}
/** Whether what follows a backslash is an escape that stands for a character of its own. */
function isEscape(bytes, at, to) {
    const byte = bytes[at];
    if (at >= to)
        return false;
    if (simpleEscapes[byte] === 1)
        return true;
    if (byte !== 0x75 || at + 4 >= to)
        return false;
    const code = Number.parseInt(bytes.toString('latin1', at + 1, at + 5), 16);
    const isHex = [1, 2, 3, 4].every((each) => isHexDigit(bytes[at + each]));
    return isHex && (code < 0xd800 || code > 0xdfff);
}
function isHexDigit(byte) {
    return (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66);
}
/** Whether a text is not empty and has only ASCII without capital letters. */
function isLower(bytes, from, to) {
    for (let at = from; at < to; at += 1) {
        const byte = bytes[at];
        if (byte >= 0x80 || (byte >= 0x41 && byte <= 0x5a))
            return false;
    }
    return to > from;
}

// EXTERNAL MODULE: ./build/export/fields.js
var fields = __webpack_require__(77378);
// EXTERNAL MODULE: ./build/export/package-ref.js
var package_ref = __webpack_require__(16731);
// EXTERNAL MODULE: ./build/export/record-key.js
var record_key = __webpack_require__(77272);
// EXTERNAL MODULE: ./build/export/schema.js
var schema = __webpack_require__(27428);
;// CONCATENATED MODULE: ./build/tables/rows.js





/** Values deeper than this in a record are left out: some engines limit how deep JSON may be. */
const maxDepth = 64;
/** The row of a server (section 2.2 of the contract). */
function serverRow(raw, position) {
    const taken = takeMembers(raw);
    const publisher = takeMembers((0,fields/* ownValue */.e)(raw, 'publisher'));
    const row = {
        server_index: position,
        id: taken.text('id'),
        name: taken.text('name'),
        publisher: publisher.text('namespace'),
        verified: publisher.boolean('verified'),
        categories: taken.texts('categories'),
    };
    if (publisher.isTaken())
        taken.drop('publisher');
    // They have tables of their own.
    for (const list of ['package_refs', 'versions']) {
        if (Array.isArray((0,fields/* ownValue */.e)(raw, list)))
            taken.drop(list);
    }
    return finished(row, taken.rest(), (0,schema/* readServerRecord */.Fz)(raw));
}
/** The rows of the package references of a server. */
function packageRefRows(raw, position) {
    return listOf(raw, 'package_refs').map((each, index) => {
        const ref = (0,package_ref/* readPackageRef */._)(each);
        const row = {
            server_index: position,
            ref_index: index,
            ecosystem: ref?.type ?? undefined,
            name: ref?.name,
            version: ref?.version ?? undefined,
            digest: ref?.digest ?? undefined,
            raw: jsonOf(each),
        };
        return { row, isReadable: ref !== null };
    });
}
/** The rows of the versions that a server lists. */
function versionRows(raw, position) {
    return listOf(raw, 'versions').map((each, index) => {
        const version = (0,schema/* readVersion */.$4)(each);
        const row = {
            server_index: position,
            version_index: index,
            version: version?.version,
            digest: version?.digest ?? undefined,
            raw: each === version?.version ? undefined : jsonOf(each),
        };
        return { row, isReadable: version !== null };
    });
}
/** The row of a score report (section 2.3 of the contract). */
function scoreRow(raw, position) {
    const taken = takeMembers(raw);
    const row = {
        score_index: position,
        server_id: taken.text('server'),
        version: taken.text('version'),
        score: taken.number('score'),
        grade: taken.text('grade'),
        rubric_version: taken.text('rubric_version'),
        generated_at: taken.text('generated_at'),
    };
    // Its references have a table of their own.
    if (Array.isArray((0,fields/* ownValue */.e)(raw, 'findings')))
        taken.drop('findings');
    return finished(row, taken.rest(), (0,schema/* readScoreReport */.dL)(raw));
}
/** The row of a finding (section 2.4 of the contract). */
function findingRow(raw, position) {
    const taken = takeMembers(raw);
    const evidence = (0,fields/* ownValue */.e)(raw, 'evidence');
    const isPlain = typeof evidence === 'string';
    const row = {
        finding_index: position,
        id: (0,record_key/* findingId */.zK)(raw) ?? undefined,
        check_name: (0,schema/* readCheck */.jc)(raw) ?? undefined,
        result: taken.text('result')?.toLowerCase(),
        weight: taken.number('weight'),
        evidence: isPlain ? evidence : evidence == null ? undefined : jsonOf(evidence),
        evidence_is_json: isPlain || evidence == null ? undefined : true,
    };
    taken.drop(firstWith(record_key/* findingIdKeys */.f2, raw, isId));
    taken.drop(firstWith(schema/* checkKeys */.L, raw, isFilled));
    taken.drop('evidence');
    return finished(row, taken.rest(), (0,schema/* readFinding */.Gd)(raw, ''));
}
function finished(row, rest, read) {
    const reason = 'reason' in read ? read.reason : undefined;
    return {
        row: { ...row, other: rest === undefined ? undefined : jsonOf(rest), unreadable: reason },
        isReadable: reason === undefined,
    };
}
/**
 * Takes members of a record for columns: those that have the column's type, and nulls. The others are
 * the rest, so that nothing is lost.
 */
function takeMembers(raw) {
    const isRecord = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
    const taken = [];
    const take = (name, isType) => {
        const value = (0,fields/* ownValue */.e)(raw, name);
        const hasType = isType(value);
        if (hasType || value === null)
            taken.push(name);
        return hasType ? value : undefined;
    };
    return {
        text: (name) => take(name, isText),
        number: (name) => take(name, isFiniteNumber),
        boolean: (name) => take(name, isBoolean),
        texts: (name) => take(name, isTextList),
        drop(name) {
            if (name !== undefined && (0,fields/* ownValue */.e)(raw, name) !== undefined)
                taken.push(name);
        },
        /** Whether nothing is left of what was an object, or null. */
        isTaken: () => (isRecord ? Object.keys(raw).length === taken.length : raw === null),
        /** What is left; undefined if nothing. What is no object is left as it is. */
        rest() {
            if (!isRecord)
                return raw ?? null;
            if (Object.keys(raw).length === taken.length)
                return undefined;
            const names = new Set(taken);
            return Object.fromEntries(Object.entries(raw).filter(([name]) => !names.has(name)));
        },
    };
}
function isText(value) {
    return typeof value === 'string';
}
function isFiniteNumber(value) {
    return Number.isFinite(value);
}
function isBoolean(value) {
    return typeof value === 'boolean';
}
function isTextList(value) {
    return Array.isArray(value) && value.every(isText);
}
function jsonOf(value) {
    return jsonText((0,schema/* limitDepth */.Z8)(value, maxDepth));
}
function listOf(raw, name) {
    const list = (0,fields/* ownValue */.e)(raw, name);
    return Array.isArray(list) ? list : [];
}
function firstWith(names, raw, isValue) {
    return names.find((name) => isValue((0,fields/* ownValue */.e)(raw, name)));
}
function isFilled(value) {
    return typeof value === 'string' && value !== '';
}
function isId(value) {
    return isFilled(value) || typeof value === 'number';
}

;// CONCATENATED MODULE: ./build/tables/write-tables.js









/**
 * Writes an export as tables (layout.ts), one row after the other.
 *
 * @param open opens the document at its beginning; a chunk is valid until the next one is read
 * @param origin where the document comes from, for errors
 * @param append takes the next bytes of a table's file; they are valid until it returns
 * @param windowSize see `readJoined`
 * @throws GateError if it is no export; errors of `append`
 */
async function writeTables(open, origin, compression, append, windowSize) {
    const writers = Object.fromEntries(layout/* tableNames */.n$.map((name) => [
        name,
        createTableWriter(compression, (bytes) => append(name, bytes)),
    ]));
    const write = (table, { row, isReadable }) => writers[table].write(row, isReadable);
    const visitor = {
        server(raw, position) {
            write('servers', serverRow(raw, position));
            for (const each of packageRefRows(raw, position))
                write('package_refs', each);
            for (const each of versionRows(raw, position))
                write('versions', each);
        },
        score: (raw, position) => write('scores', scoreRow(raw, position)),
        inlineFinding: (raw, position) => write('findings', findingRow(raw, position)),
        finding(bytes, start, end, members, position) {
            if (writePlainFinding(writers.findings, bytes, start, end, members, position))
                return;
            write('findings', findingRow((0,splitter/* parseElement */.on)(bytes, start, end), position));
        },
        parsedFinding: (raw, position) => write('findings', findingRow(raw, position)),
    };
    const reading = await (0,joined_reading/* readJoined */.s)(open, origin, visitor, windowSize);
    try {
        writeScoreFindings(writers.score_findings, reading);
        const sizes = layout/* tableNames */.n$.map((name) => [name, writers[name].finish()]);
        return { head: reading.head, tables: Object.fromEntries(sizes) };
    }
    catch (error) {
        // The last bytes of a table are checked when they are written.
        throw error instanceof faults.StructureError ? (0,head.structureFailure)(error, origin) : error;
    }
}
const scoreFinding = {
    score: Buffer.from('{"score_index":'),
    reference: Buffer.from(',"reference_index":'),
    finding: Buffer.from(',"finding_index":'),
    minus: Buffer.from('-'),
    end: Buffer.from('}\n'),
};
/** Writes which findings each score refers to. */
function writeScoreFindings(writer, { referenceCounts, targets }) {
    const { buffer } = writer;
    let next = 0;
    for (let score = 0; score < referenceCounts.length; score += 1) {
        const count = referenceCounts[score];
        for (let index = 0; index < count; index += 1) {
            const target = targets[next];
            next += 1;
            let at = copyBytes(scoreFinding.score, buffer, writer.length);
            at = copyBytes(scoreFinding.reference, buffer, writeInteger(buffer, at, score));
            at = writeInteger(buffer, at, index);
            if (target !== reference_join/* noFinding */.l) {
                at = copyBytes(scoreFinding.finding, buffer, at);
                if (target < 0)
                    at = copyBytes(scoreFinding.minus, buffer, at);
                at = writeInteger(buffer, at, Math.abs(target));
            }
            writer.length = copyBytes(scoreFinding.end, buffer, at);
            writer.endRow(target !== reference_join/* noFinding */.l);
        }
    }
}

// EXTERNAL MODULE: ./build/entry/clock.js
var clock = __webpack_require__(27405);
// EXTERNAL MODULE: ./build/entry/command-line.js
var command_line = __webpack_require__(93509);
// EXTERNAL MODULE: ./build/entry/exit-status.js
var exit_status = __webpack_require__(27062);
// EXTERNAL MODULE: ./build/entry/local-export.js
var local_export = __webpack_require__(41179);
// EXTERNAL MODULE: ./build/entry/table-files.js
var table_files = __webpack_require__(74897);
;// CONCATENATED MODULE: ./build/entry/commands/export-tables.js











/** Writes an export as tables. Returns the exit status. */
async function exportTables({ argument: source, values }, redact) {
    const { out: folder = '', compress = 'none', timeout = '' } = values;
    if (folder === '')
        throw new command_line/* UsageError */.eb('export tables needs --out DIR.');
    const compression = Object.keys(layout/* compressions */.MG).find((each) => each === compress);
    if (compression === undefined) {
        throw new command_line/* UsageError */.eb(`--compress: ${JSON.stringify(compress)} is not zstd.`);
    }
    const opened = await (0,local_export/* openLocalExport */.O)(source, timeout, redact);
    try {
        const files = (0,table_files/* createTableFiles */.E6)(folder, clock/* clock */.p.now());
        try {
            const origin = { name: opened.name, isFile: true };
            const written = await writeTables(opened.open, origin, compression, files.append);
            const day = (0,entries/* dayOf */.kb)(written.head.generatedAt);
            const paths = Object.fromEntries(layout/* tableNames */.n$.map((name) => [name, (0,layout/* tablePath */.YP)(name, day, compression)]));
            files.publish(day, paths, renderManifest(written, day, compression));
            process.stdout.write(redact(summary(written, folder, day)));
            return exit_status/* exitStatus */.$.pass;
        }
        finally {
            files.close();
        }
    }
    finally {
        opened.close();
    }
}
function summary({ head, tables }, folder, day) {
    const rows = layout/* tableNames */.n$.map((name) => {
        const { rows: count, unreadable, bytes } = tables[name];
        const faults = unreadable === 0 ? '' : `, ${unreadable} of them unreadable`;
        return `  ${name}: ${count} rows${faults}, ${(0,phrase/* byteSize */.mz)(bytes)}`;
    });
    const lines = [`Tables of ${day} in ${folder}:`, ...rows];
    for (const kind of ['servers', 'scores', 'findings']) {
        const counted = head.counts?.[kind] ?? null;
        // Findings that are written in scores are rows too.
        const has = tables[kind].rows;
        if (counted !== null && counted !== has) {
            lines.push(`The export counts ${counted} ${kind} and has ${has}.`);
        }
    }
    return `${lines.map(report_text.logLine).join('\n')}\n`;
}


/***/ }),

/***/ 96618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readCorpusPolicy)
/* harmony export */ });
/* harmony import */ var _files_unreadable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23193);
/* harmony import */ var _run_effective_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31712);
/* harmony import */ var _run_organisation_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24037);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84663);
/* harmony import */ var _command_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93509);
/* harmony import */ var _policy_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84981);






/**
 * The policy by which a command judges the whole export: a file that the user names, options that
 * override it, and the organisation's floors, as `check` has them. No repository has a part in it: without
 * `--config` the options and defaults apply.
 *
 * @param values of `policyOptionNames`; all others are left alone
 * @param log gets what the policy sets in vain, and which commits names of branches stand for
 * @throws SettingsError for options that cannot be used
 * @throws PolicyError if a policy has faults, with their places
 * @throws GateError `no-policy-file`, `org-policy-unreadable`, and those of GitHub's API
 */
async function readCorpusPolicy(values, log) {
    const { config } = values;
    const inputs = Object.fromEntries(_command_line_js__WEBPACK_IMPORTED_MODULE_4__/* .policyOptionNames */ .sy.map((name) => [name, values[name] ?? '']));
    const settings = (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_3__.readSettings)(inputs, 'command line', false);
    const [organisation, file] = await Promise.all([
        (0,_run_organisation_policy_js__WEBPACK_IMPORTED_MODULE_2__.readOrganisationPolicy)(settings, {
            async openRepository(repository) {
                const { openGitHubCommits } = await Promise.all(/* import() */[__webpack_require__.e(4942), __webpack_require__.e(6483), __webpack_require__.e(5215), __webpack_require__.e(717)]).then(__webpack_require__.bind(__webpack_require__, 30717));
                return openGitHubCommits(repository, 'HEAD', log);
            },
        }),
        config === undefined ? null : (0,_policy_text_js__WEBPACK_IMPORTED_MODULE_5__/* .readPolicyText */ .O)(config),
    ]);
    const { policy, notices } = await (0,_run_effective_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .standingPolicy */ .j)(file === null ? { reason: _files_unreadable_js__WEBPACK_IMPORTED_MODULE_0__/* .unreadableReasons */ .Z.absent } : { text: file }, { given: settings.given, floors: organisation.floors, maxAge: settings.maxAge }, config);
    for (const notice of [...organisation.notices, ...notices])
        log(notice);
    return policy;
}


/***/ }),

/***/ 68484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runExportDiffAction: () => (/* binding */ runExportDiffAction)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/export/download.js
var download = __webpack_require__(59795);
// EXTERNAL MODULE: ./build/export/splitter.js + 1 modules
var splitter = __webpack_require__(19252);
;// CONCATENATED MODULE: ./build/export/store-document.js

const chunkBytes = 512 * 1024;
/**
 * The export of a store as a document again: what is read of its head, and all records byte for byte, in
 * their order. It may be opened as often as needed; a chunk is valid until the next one is requested.
 *
 * @throws StoreDamaged where the store is
 */
async function* storeDocument({ head, elements, }) {
    const buffer = Buffer.allocUnsafe(chunkBytes);
    // The object of the head is left open for the arrays.
    yield Buffer.from(JSON.stringify(headValues(head.whole.head)).slice(0, -1));
    let used = 0;
    let between = ',';
    for (const section of splitter/* sections */.V0) {
        between += `"${section}":[`;
        for (const { bytes } of elements(section)) {
            if (used + between.length + bytes.length > chunkBytes) {
                yield buffer.subarray(0, used);
                used = 0;
            }
            used += buffer.write(between, used);
            between = ',';
            if (bytes.length <= chunkBytes - used) {
                buffer.set(bytes, used);
                used += bytes.length;
            }
            else {
                yield buffer.subarray(0, used);
                used = 0;
                yield bytes;
            }
        }
        between = between === ',' ? '],' : `${between}],`;
    }
    yield buffer.subarray(0, used);
    yield Buffer.from(`${between.slice(0, -1)}}`);
}
/** The members of a document from which `readHead` reads a head. */
function headValues({ schemaVersion, rubricVersion, generatedAt, counts }) {
    const known = Object.entries(counts ?? {}).filter(([, count]) => count !== null);
    return {
        schema_version: schemaVersion,
        rubric_version: rubricVersion,
        generated_at: new Date(generatedAt).toISOString(),
        ...(counts === null ? {} : { counts: Object.fromEntries(known) }),
    };
}

// EXTERNAL MODULE: ./build/export-diff/compare-exports.js
var compare_exports = __webpack_require__(74840);
// EXTERNAL MODULE: ./build/export-diff/corpus.js
var corpus = __webpack_require__(73745);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/settings/input.js
var input = __webpack_require__(44648);
// EXTERNAL MODULE: ./build/settings/inputs.js
var inputs = __webpack_require__(19511);
// EXTERNAL MODULE: ./build/settings/settings.js
var settings = __webpack_require__(84663);
;// CONCATENATED MODULE: ./build/export-diff/outputs.js
/*
 * The outputs of the action in `export-diff/`.
 */
/** The files that it writes, by the inputs that say where they go and the outputs that say where they are. */
const diffFiles = {
    'report-file': { what: 'all differences as JSON', fallback: 'export-diff.json' },
    'summary-file': { what: 'the job summary as Markdown', fallback: 'export-diff.md' },
};
const pathOf = (name) => `Path of ${diffFiles[name].what}; empty if nothing was compared, or grades are not shown.`;
/** The outputs of the step with their descriptions. */
const exportDiffOutputDescriptions = {
    differs: '`true` or `false`; empty if nothing was compared.',
    'old-generated-at': 'When the earlier export was generated, ISO 8601; empty if there is none.',
    'new-generated-at': 'When the newer export was generated, ISO 8601.',
    'export-source': 'Where the newer export came from: `cache`, `download` or `file`.',
    'packages-moved': 'How many packages a server lists now that another one listed before.',
    'servers-came': 'How many servers only the newer export has.',
    'servers-went': 'How many servers only the earlier export has.',
    'versions-changed': 'How many versions were graded anew, also by another rubric.',
    'report-file': pathOf('report-file'),
    'summary-file': pathOf('summary-file'),
};
/** What the outputs say of a difference. */
function countsOfDiff({ differs, packages, servers, versions, }) {
    return {
        differs,
        'packages-moved': packages.moved.length,
        'servers-came': servers.came.length,
        'servers-went': servers.went.length,
        'versions-changed': versions.changed.length,
    };
}

;// CONCATENATED MODULE: ./build/export-diff/inputs.js





/*
 * The inputs of the action in `export-diff/`. It judges no change, so an edit of them has no effect on a
 * verdict about one.
 */
/** When the step fails although both exports were compared. */
const failures = ['never', 'any'];
/** Those that mean what they do for the gate. */
const sharedInputs = {
    'api-key': inputs/* inputs */.QL['api-key'],
    'base-url': {
        ...inputs/* inputs */.QL['base-url'],
        description: 'Address of the grading service, to which `/api/v1/scores.json` is appended. Required, unless `export-file` is given.',
    },
    'export-file': {
        ...inputs/* inputs */.QL['export-file'],
        description: 'Path of a local export to use as the newer one instead of that of the service, relative to the workspace; needs `old-export-file`, and no key.',
    },
    timeout: inputs/* inputs */.QL.timeout,
    cache: {
        ...inputs/* inputs */.QL.cache,
        description: "Whether the newer export is kept, encrypted, in the cache of GitHub Actions for the next day's comparison. Without it `old-export-file` is needed.",
    },
};
/** Those that only this action has. */
const ownInputs = {
    'old-export-file': {
        description: 'Path of a local export to compare with, relative to the workspace, instead of an earlier one in the cache.',
        schema: schemas/* string */.YjP(),
        effect: 'none',
    },
    days: {
        description: 'How many days older the export is at least that is compared with, give or take half a day: the newest such one in the cache, which keeps them for seven days after their last use.',
        default: '1',
        allowed: 'a number of days from 1 to 7',
        schema: schemas/* string */.YjP()
            .regex(/^[1-7]$/)
            .transform(Number),
        effect: 'none',
    },
    'fail-on': {
        description: 'When the step fails: `any`, if anything differs; `never`. If the newer export, or what it is to be compared with, cannot be read, it fails either way.',
        default: 'never',
        allowed: `one of ${failures.join(', ')}`,
        schema: schemas/* enum */.k5n(failures),
        effect: 'none',
    },
    'github-token': {
        ...inputs/* inputs */.QL['github-token'],
        description: 'Token that finds out whether this repository is public. It is sent only to GitHub.',
    },
    'publish-grades': {
        description: 'Whether a public repository shows names and grades in the summary, and writes the files of the report. Other repositories always do.',
        default: 'false',
        allowed: 'true or false',
        schema: input/* onOff */.Ro,
        effect: 'none',
    },
    // biome-ignore lint/suspicious/noExplicitAny: the types of the values differ from input to input.
};
/** The inputs that name a file of the report. */
const fileInputs = Object.fromEntries(Object.entries(diffFiles).map(([name, { what }]) => [
    name,
    { ...inputs/* inputs */.QL['report-file'], description: `Where to write ${what}, relative to the workspace.` },
]));
/** The inputs of the action, from which `export-diff/action.yml` and its table in docs/corpus.md come. */
const exportDiffInputs = { ...sharedInputs, ...ownInputs, ...fileInputs };
/**
 * Reads the inputs of the action.
 *
 * @param raw text of each input by its name
 * @throws SettingsError with every fault
 */
function readExportDiffSettings(raw) {
    const faults = [];
    const own = (0,settings.readValues)(ownInputs, raw, faults);
    const files = (0,settings.readValues)(fileInputs, raw, faults);
    const given = Object.fromEntries(Object.keys(sharedInputs).map((name) => [name, raw[name] ?? '']));
    const needed = own['old-export-file'] === null ? whyNeeded(given) : null;
    if (needed !== null)
        faults.push({ name: 'old-export-file', given: null, allowed: needed });
    try {
        const shared = (0,settings.readSettings)(given, 'input');
        if (faults.length === 0)
            return { own, shared, files };
    }
    catch (error) {
        if (!(error instanceof settings.SettingsError))
            throw error;
        faults.push(...error.faults);
    }
    throw new settings.SettingsError(faults);
}
/** Why the earlier export must be a file, as a predicate; null if it comes from the cache. */
function whyNeeded(given) {
    if (given['export-file']?.trim()) {
        return 'must be given, because export-file is: a file is compared with a file';
    }
    return given['cache']?.trim() === 'false'
        ? 'must be given, because cache is false: nothing else is kept to compare with'
        : null;
}

// EXTERNAL MODULE: ./build/export-diff/names.js
var export_diff_names = __webpack_require__(43041);
// EXTERNAL MODULE: ./build/export-diff/render.js
var render = __webpack_require__(33065);
// EXTERNAL MODULE: ./build/files/chunks.js
var chunks = __webpack_require__(11808);
// EXTERNAL MODULE: ./build/report/annotations/render.js
var annotations_render = __webpack_require__(8620);
// EXTERNAL MODULE: ./build/report/step-outputs.js
var step_outputs = __webpack_require__(79994);
// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(44702);
// EXTERNAL MODULE: ./build/run/load-export.js
var load_export = __webpack_require__(57811);
// EXTERNAL MODULE: ./build/entry/publish.js
var publish = __webpack_require__(63340);
// EXTERNAL MODULE: ./build/entry/report-files.js
var report_files = __webpack_require__(68891);
// EXTERNAL MODULE: ./build/entry/step.js
var step = __webpack_require__(61969);
;// CONCATENATED MODULE: ./build/entry/export-diff-action.js



















/** Runs the action of `export-diff/`: says what differs between two exports, and sets the exit status. */
async function runExportDiffAction() {
    const given = (0,step/* readInputs */.Ko)(exportDiffInputs);
    const tokens = ['api-key', 'github-token'].map((name) => given[name]?.trim() ?? '');
    const secrets = (0,step/* maskSecrets */.QU)(tokens);
    const { redact, log } = secrets;
    // Hardly an object outlives its record; without this, V8 makes room for more and more of them.
    (0,external_node_v8_.setFlagsFromString)('--semi-space-growth-factor=1');
    try {
        const settings = readExportDiffSettings(given);
        const { own, shared } = settings;
        for (const caution of shared.cautions)
            core/* warning */.$e(redact(caution));
        const sides = await openSides(settings, log);
        const compared = await compareSides(sides, shared.cache);
        const { diff } = compared;
        if (own['fail-on'] === 'any' && diff?.differs) {
            process.exitCode = 1;
            core/* error */.z3('The exports differ: the job summary says in what. fail-on is any.', {
                title: 'MCP Grade Gate: export diff',
            });
        }
        const isWithheld = !own['publish-grades'] && (await isPublic(own['github-token'], log));
        setOutputs({
            'export-source': sides.source,
            'new-generated-at': (0,step_outputs/* timeOutput */.li)(compared.generatedAt),
            ...(diff === null ? {} : { 'old-generated-at': diff.old.generatedAt, ...countsOfDiff(diff) }),
            ...(await export_diff_action_publish(compared, settings, isWithheld, secrets)),
        });
    }
    catch (error) {
        // Without a comparison there is nothing that fail-on could be about.
        process.exitCode = 1;
        (0,publish/* annotate */.fz)((0,annotations_render/* failureAnnotations */.r)((0,step/* stepFailure */.nK)(error, redact)), redact);
    }
}
/** Whether strangers may see what is published; the client of GitHub's API is loaded only then. */
async function isPublic(token, log) {
    const { isPublicRun } = await Promise.all(/* import() */[__webpack_require__.e(6483), __webpack_require__.e(1523)]).then(__webpack_require__.bind(__webpack_require__, 41523));
    return isPublicRun(token, log);
}
/** Finds both exports: files, or those of the service and of the cache. */
async function openSides({ own, shared }, log) {
    const older = fileSide(own['old-export-file']);
    const newer = fileSide(shared['export-file']);
    if (newer !== null) {
        return { newer, older, source: 'file', notices: [], save: async () => true };
    }
    const event = process.env['GITHUB_EVENT_NAME'] ?? 'unknown';
    const found = await (0,load_export.loadDays)(shared, own.days, (0,step/* exportPorts */.P9)(log, event, shared.cache));
    const ofStore = (store) => {
        const baseUrl = shared['base-url'];
        const open = () => storeDocument(store);
        return { origin: (0,download.serviceOrigin)(baseUrl), name: baseUrl.host, open };
    };
    const { generatedAt } = found.newer.head.whole.head;
    const isStill = found.source === 'cache' && found.isChecked;
    return {
        newer: ofStore(found.newer),
        older: older ?? (found.earlier && ofStore(found.earlier)),
        source: found.source,
        notices: isStill
            ? [`The service has no newer export than that of ${(0,words/* instant */.uR)(generatedAt)}.`]
            : [],
        save: found.save,
    };
}
function fileSide(path) {
    if (path === null)
        return null;
    const absolute = (0,external_node_path_.resolve)(process.env['GITHUB_WORKSPACE'] ?? '', path);
    return { origin: { name: path, isFile: true }, name: path, open: () => (0,chunks/* readChunks */.z)(absolute) };
}
/**
 * Compares both exports, and keeps the newer one as soon as it is known to be one.
 *
 * @param isToBeKept whether somebody expects that
 */
async function compareSides({ newer, older, notices: known, save }, isToBeKept) {
    const names = (0,export_diff_names/* createNames */.N)();
    const read = async ({ open, origin, name }) => [name, await (0,corpus/* readCorpus */.XR)(open, origin, names)];
    const now = await read(newer);
    let diff = null;
    let isKept = false;
    try {
        if (older !== null)
            diff = (0,compare_exports/* compareExports */.D)(await read(older), now, names);
    }
    finally {
        isKept = await save();
    }
    const notices = [...known];
    if (older === null) {
        notices.push('Nothing was compared: the cache has no earlier export that this API key opens.', ...(isKept ? ['This one is kept there, so that the next one is compared with it.'] : []));
    }
    if (isToBeKept && !isKept) {
        notices.push('The export could not be kept in the cache: the log says why.');
    }
    return { generatedAt: now[1].head.generatedAt, diff, notices };
}
/** Publishes what differs. A failing output does not stop the others. */
async function export_diff_action_publish({ diff, notices, generatedAt }, { files }, isWithheld, { redact, log }) {
    const warn = (line) => {
        core/* warning */.$e(redact(line), { title: 'MCP Grade Gate: output' });
    };
    const title = 'MCP Grade Gate: export diff';
    if (diff === null || notices.length > 1)
        core/* warning */.$e(redact(notices.join(' ')), { title });
    else
        for (const notice of notices)
            log(notice);
    const hidden = 'Names and grades are not shown, because this repository is public or may be. publish-grades: true shows them.';
    const sentences = diff !== null && isWithheld ? [...notices, hidden] : notices;
    const text = redact(diff === null
        ? (0,render/* renderSingleExport */.P6)(generatedAt, sentences)
        : (0,render/* renderDiffSummary */.g2)(diff, sentences, isWithheld));
    await (0,publish/* attempt */.CD)('writing the job summary', warn, () => core/* summary */.z.addRaw(text).write());
    if (diff === null)
        return {};
    for (const { title: kind, count } of (0,render/* kindCounts */.vE)(diff))
        log(`${kind}: ${count}`);
    if (!diff.differs)
        log('Nothing differs.');
    if (isWithheld) {
        log(hidden);
        return {};
    }
    return (0,report_files/* writeReportFiles */.t)(diffFiles, files, async (name) => (name === 'summary-file' ? text : redact((0,render/* renderDiff */["in"])(diff, 'json'))), (name, work) => (0,publish/* attempt */.CD)(`writing the ${name}`, warn, work));
}
function setOutputs(values) {
    for (const [name, value] of Object.entries(values))
        core/* setOutput */.uH(name, value);
}


/***/ }),

/***/ 74897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DA: () => (/* binding */ removeLeftovers),
/* harmony export */   E6: () => (/* binding */ createTableFiles),
/* harmony export */   W3: () => (/* binding */ partialPrefix)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59874);
/* harmony import */ var _tables_layout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61176);




/** How folders begin in which files are made. */
const partialPrefix = '.partial-';
const dayMs = 86_400_000;
/**
 * Creates files under temporary names in a folder, which is created if needed.
 *
 * @param now milliseconds since the epoch; what runs that were killed left there a day ago is removed
 * @throws GateError `tables-unwritable`
 */
function createTableFiles(folder, now) {
    const guarded = (act) => {
        try {
            return act();
        }
        catch (error) {
            throw new _failure_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('tables-unwritable', `The tables cannot be written to ${folder}: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .causeOf */ .rl)(error)}.`, 'Name another folder with --out, or make room for about the size of the export.', { cause: error });
        }
    };
    const partial = guarded(() => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
        removeLeftovers(folder, now);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, partialPrefix));
    });
    const files = new Map();
    const partialPath = (table) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(partial, table);
    const closeAll = () => {
        for (const file of files.values())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        files.clear();
    };
    guarded(() => {
        for (const table of _tables_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .tableNames */ .n$)
            files.set(table, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(partialPath(table), 'wx'));
    });
    return {
        append(table, bytes) {
            const file = files.get(table);
            if (file === undefined)
                throw new Error(`the file of ${table} is closed`);
            guarded(() => {
                for (let at = 0; at < bytes.length;)
                    at += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, bytes, at);
            });
        },
        publish(day, paths, manifest) {
            guarded(() => {
                closeAll();
                const manifestFile = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, (0,_tables_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .dayManifestPath */ .Bz)(day));
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(manifestFile, { force: true });
                for (const table of _tables_layout_js__WEBPACK_IMPORTED_MODULE_3__/* .tableNames */ .n$) {
                    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, paths[table]);
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(partialPath(table), path);
                    for (const other of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path))) {
                        // An earlier run may have compressed them in another way.
                        const isPart = other.startsWith('part-') && other !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path);
                        if (isPart)
                            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), other));
                    }
                }
                const partialManifest = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(partial, 'manifest');
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(partialManifest, manifest);
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(partialManifest, manifestFile);
            });
        },
        close() {
            closeAll();
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(partial, { recursive: true, force: true });
        },
    };
}
/** Removes what runs that were killed left in a folder a day ago. */
function removeLeftovers(folder, now) {
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder)) {
        if (!name.startsWith(partialPrefix))
            continue;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && now - (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).mtimeMs > dayMs) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
        }
    }
}


/***/ }),

/***/ 74840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ compareExports)
/* harmony export */ });
/* harmony import */ var _corpus_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73745);

/** Compares two exports. Everything is sorted, so that the order of records makes no difference. */
function compareExports([oldName, old], [newName, now], names) {
    const versions = compareVersions(old, now, names);
    const [before, after] = [old.head.rubricVersion, now.head.rubricVersion];
    const parts = {
        rubric: before === after ? null : { before, after },
        packages: { moved: movedPackages(old, now), changed: changedPackages(old, now) },
        publishers: changedPublishers(old, now),
        servers: {
            came: missingIn(now, old),
            went: missingIn(old, now),
            renamed: pairsOf(old, now).flatMap(([id, was, is]) => was.name === is.name ? [] : [{ id, before: was.name, after: is.name }]),
        },
        versions,
        checks: checkTotals(versions.changed),
    };
    const lists = [
        ...Object.values(parts.packages),
        parts.publishers,
        ...Object.values(parts.servers),
        ...Object.values(versions),
    ];
    const differs = parts.rubric !== null || lists.some(({ length }) => length > 0);
    return { old: sideOf(oldName, old), new: sideOf(newName, now), differs, ...parts };
}
function sideOf(name, { head, totals, unreadable }) {
    return {
        name,
        generatedAt: new Date(head.generatedAt).toISOString(),
        schemaVersion: head.schemaVersion,
        rubricVersion: head.rubricVersion,
        ...totals,
        unreadable,
    };
}
/** Servers of one export that the other does not have. */
function missingIn({ servers }, other) {
    return [...servers]
        .filter(([id]) => !other.servers.has(id))
        .map(([id, [first]]) => ({ id, name: first?.name ?? null }))
        .sort((a, b) => (0,_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTexts */ .qy)(a.id, b.id));
}
/** Servers of both exports that differ. Records that share an id are compared in their order. */
function pairsOf(old, now) {
    const pairs = [];
    for (const [id, all] of old.servers) {
        const others = now.servers.get(id) ?? [];
        const count = others.length === 0 ? 0 : Math.max(all.length, others.length);
        for (let at = 0; at < count; at += 1) {
            const was = all[Math.min(at, all.length - 1)];
            const is = others[Math.min(at, others.length - 1)];
            if (was && is && JSON.stringify(was) !== JSON.stringify(is))
                pairs.push([id, was, is]);
        }
    }
    return pairs.sort(([a], [b]) => (0,_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTexts */ .qy)(a, b));
}
function changedPackages(old, now) {
    return pairsOf(old, now).flatMap(([id, was, is]) => {
        const added = is.packages.filter((each) => !was.packages.includes(each));
        const removed = was.packages.filter((each) => !is.packages.includes(each));
        return added.length + removed.length > 0 ? [{ id, name: is.name, added, removed }] : [];
    });
}
function changedPublishers(old, now) {
    return pairsOf(old, now).flatMap(([id, was, is]) => {
        if (was.publisher === is.publisher && was.verified === is.verified)
            return [];
        const before = { namespace: was.publisher, verified: was.verified };
        const after = { namespace: is.publisher, verified: is.verified };
        return [{ id, name: is.name, before, after }];
    });
}
/** Packages that a server has taken over, or claims too. */
function movedPackages(old, now) {
    const [before, after] = [ownersOf(old), ownersOf(now)];
    return [...after]
        .flatMap(([name, owners]) => {
        const earlier = before.get(name);
        if (earlier === undefined || [...owners].every((id) => earlier.has(id)))
            return [];
        return [{ package: name, from: shown(earlier, old), to: shown(owners, now) }];
    })
        .sort((a, b) => (0,_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTexts */ .qy)(a.package, b.package));
}
function shown(ids, { servers }) {
    return [...ids]
        .sort(_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTexts */ .qy)
        .map((id) => ({ id, name: servers.get(id)?.[0]?.name ?? null }));
}
function ownersOf({ servers }) {
    const owners = new Map();
    for (const [id, records] of servers) {
        for (const name of records.flatMap(({ packages }) => packages)) {
            const known = owners.get(name);
            if (known === undefined)
                owners.set(name, new Set([id]));
            else
                known.add(id);
        }
    }
    return owners;
}
function compareVersions(old, now, names) {
    const changed = [];
    for (const [key, positions] of old.reports) {
        const others = now.reports.get(key);
        if (others === undefined)
            continue;
        const [was, is] = [decidingReport(old, positions), decidingReport(now, others)];
        if (was.length === is.length && was.every((each, at) => isEqual(each, is[at])))
            continue;
        const change = changeOf(was, is, names);
        if (change !== null)
            changed.push({ ...(0,_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .readScoredVersionKey */ .uK)(key), ...change });
    }
    return {
        came: versionsOf(now, old),
        went: versionsOf(old, now),
        changed: changed.sort(compareVersionsOf),
    };
}
/** Versions that are scored in one export only. */
function versionsOf(corpus, other) {
    return [...corpus.reports]
        .filter(([key]) => !other.reports.has(key))
        .map(([key, positions]) => {
        const [first] = decidingReport(corpus, positions);
        return { ...(0,_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .readScoredVersionKey */ .uK)(key), ...gradeOf(first) };
    })
        .sort(compareVersionsOf);
}
function compareVersionsOf(a, b) {
    return (0,_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTexts */ .qy)(a.server, b.server) || (0,_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTexts */ .qy)(a.version, b.version);
}
/** All reports of a version in an order that does not depend on the document's; the worst score first. */
function decidingReport(corpus, positions) {
    const reports = positions.map(corpus.report);
    if (reports.length === 1)
        return reports;
    return reports.sort((a, b) => (a.score ?? -1) - (b.score ?? -1) ||
        (0,_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTexts */ .qy)(String([a.grade, a.rubric, a.outcomes]), String([b.grade, b.rubric, b.outcomes])));
}
function isEqual(a, b) {
    if (b === undefined || a.score !== b.score || a.grade !== b.grade || a.rubric !== b.rubric) {
        return false;
    }
    const [first, second] = [a.outcomes, b.outcomes];
    return first.length === second.length && first.every((each, at) => each === second[at]);
}
/** Null if only what does not count differs, such as capital letters of a result. */
function changeOf(was, is, names) {
    const [before, after] = [gradeOf(was[0]), gradeOf(is[0])];
    const [resultsBefore, resultsAfter] = [resultsOf(was, names), resultsOf(is, names)];
    const checks = [...new Set([...resultsBefore.keys(), ...resultsAfter.keys()])]
        .map((check) => ({
        check,
        before: resultsBefore.get(check) ?? [],
        after: resultsAfter.get(check) ?? [],
    }))
        .filter((each) => String(each.before) !== String(each.after))
        .sort((a, b) => (0,_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTexts */ .qy)(a.check ?? '', b.check ?? ''));
    const isSame = checks.length === 0 &&
        was.length === is.length &&
        JSON.stringify(was.map(gradeOf)) === JSON.stringify(is.map(gradeOf));
    if (isSame)
        return null;
    const cause = before.rubric === after.rubric ? 'graded-anew' : 'rubric-changed';
    return { cause, before, after, checks };
}
function gradeOf(report) {
    const { score = null, grade = null, rubric = null } = report ?? {};
    return { score, grade, rubric };
}
/** The results of a version's checks in lower case, sorted; one for each finding. */
function resultsOf(reports, names) {
    const results = new Map();
    for (const { outcomes } of reports) {
        for (const outcome of outcomes) {
            const [check, result] = names.parts(outcome);
            const word = outcome < 0 ? 'missing' : (result ?? 'none').toLowerCase();
            const known = results.get(check);
            if (known === undefined)
                results.set(check, [word]);
            else
                known.push(word);
        }
    }
    for (const each of results.values())
        each.sort();
    return results;
}
function checkTotals(changed) {
    const totals = new Map();
    for (const { cause, checks } of changed) {
        for (const { check, before, after } of checks) {
            const [failed, fails] = [before.includes('fail'), after.includes('fail')];
            if (failed === fails)
                continue;
            const key = JSON.stringify([check, cause]);
            const total = totals.get(key) ?? { check, cause, began: 0, ceased: 0 };
            if (fails)
                total.began += 1;
            else
                total.ceased += 1;
            totals.set(key, total);
        }
    }
    return [...totals.values()].sort((a, b) => b.began - a.began || b.ceased - a.ceased || (0,_corpus_js__WEBPACK_IMPORTED_MODULE_0__/* .compareTexts */ .qy)(a.check ?? '', b.check ?? ''));
}


/***/ }),

/***/ 73745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XR: () => (/* binding */ readCorpus),
/* harmony export */   qy: () => (/* binding */ compareTexts),
/* harmony export */   uK: () => (/* binding */ readScoredVersionKey)
/* harmony export */ });
/* unused harmony export scoredVersionKey */
/* harmony import */ var _export_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77378);
/* harmony import */ var _export_joined_reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97916);
/* harmony import */ var _export_reference_join_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1507);
/* harmony import */ var _export_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27428);
/* harmony import */ var _export_text_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8361);
/* harmony import */ var _versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87299);






/** The key of a version of a server: ids may have any characters. */
function scoredVersionKey(server, version) {
    return `${server.length} ${server}${version}`;
}
/** The server and version of a key. */
function readScoredVersionKey(key) {
    const digits = key.indexOf(' ');
    const end = digits + 1 + Number(key.slice(0, digits));
    return { server: key.slice(digits + 1, end), version: key.slice(end) };
}
/**
 * Reads what an export is compared by.
 *
 * @param names numbers for checks, results, grades and rubrics, which both exports share
 * @throws GateError if it is no export
 */
async function readCorpus(open, origin, names) {
    const servers = new Map();
    const reports = new Map();
    const outcomes = (0,_export_text_table_js__WEBPACK_IMPORTED_MODULE_3__/* .createNumberList */ .G4)();
    const inlineOutcomes = (0,_export_text_table_js__WEBPACK_IMPORTED_MODULE_3__/* .createNumberList */ .G4)();
    const scores = (0,_export_text_table_js__WEBPACK_IMPORTED_MODULE_3__/* .createNumberList */ .G4)();
    const grades = (0,_export_text_table_js__WEBPACK_IMPORTED_MODULE_3__/* .createNumberList */ .G4)();
    const rubrics = (0,_export_text_table_js__WEBPACK_IMPORTED_MODULE_3__/* .createNumberList */ .G4)();
    let unreadable = 0;
    const reading = await (0,_export_joined_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readJoined */ .s)(open, origin, {
        server(raw) {
            const read = (0,_export_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .readServerRecord */ .Fz)(raw);
            if ('reason' in read) {
                unreadable += 1;
                return;
            }
            const { id, name, publisher, packageRefs } = read.value.record;
            const packages = packageRefs.map(({ type, name: ref }) => type === null ? ref : (0,_versions_ecosystems_js__WEBPACK_IMPORTED_MODULE_2__/* .identityKey */ .US)({ type, name: ref }));
            const { namespace, verified } = publisher;
            add(servers, id, {
                name,
                publisher: namespace,
                verified,
                packages: [...new Set(packages)].sort(),
            });
        },
        score(raw, position) {
            const [server, version] = [(0,_export_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .ownValue */ .e)(raw, 'server'), (0,_export_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .ownValue */ .e)(raw, 'version')];
            const score = (0,_export_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .ownValue */ .e)(raw, 'score');
            scores.add(score === null ? unscannable : typeof score === 'number' ? score : unread);
            grades.add(names.ofText(textOf((0,_export_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .ownValue */ .e)(raw, 'grade'))));
            rubrics.add(names.ofText(textOf((0,_export_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .ownValue */ .e)(raw, 'rubric_version'))));
            if (typeof server === 'string' && typeof version === 'string') {
                add(reports, scoredVersionKey(server, version), position);
            }
            else
                unreadable += 1;
        },
        inlineFinding: (raw) => inlineOutcomes.add(outcomeOf(raw, names)),
        finding: (bytes, _start, _end, members) => outcomes.add(outcomeIn(bytes, members, names)),
        parsedFinding: (raw) => outcomes.add(outcomeOf(raw, names)),
    });
    const { targets, referenceCounts } = reading;
    const firsts = new Float64Array(referenceCounts.length + 1);
    for (let at = 0; at < referenceCounts.length; at += 1) {
        firsts[at + 1] = firsts[at] + referenceCounts[at];
    }
    for (const each of servers.values()) {
        if (each.length > 1)
            each.sort((a, b) => compareTexts(JSON.stringify(a), JSON.stringify(b)));
    }
    return {
        head: reading.head,
        totals: reading.totals,
        servers,
        reports,
        unreadable,
        report(position) {
            const [from, to] = [firsts[position], firsts[position + 1]];
            const found = new Float64Array(to - from);
            for (let at = from; at < to; at += 1) {
                const target = targets[at];
                found[at - from] =
                    target === _export_reference_join_js__WEBPACK_IMPORTED_MODULE_5__/* .noFinding */ .l
                        ? _export_reference_join_js__WEBPACK_IMPORTED_MODULE_5__/* .noFinding */ .l
                        : target < 0
                            ? inlineOutcomes.at(-1 - target)
                            : outcomes.at(target);
            }
            const score = scores.at(position);
            return {
                score: score === unscannable ? null : score === unread ? undefined : score,
                grade: names.textOf(grades.at(position)),
                rubric: names.textOf(rubrics.at(position)),
                outcomes: found.sort(),
            };
        },
    };
}
const unscannable = -1;
const unread = -2;
function outcomeIn(bytes, { members, check, result }, names) {
    const { places } = members;
    const numberOf = (member) => member < 0
        ? names.ofText(null)
        : names.ofBytes(bytes, places[4 * member + 2], places[4 * member + 3]);
    return names.pair(numberOf(check), numberOf(result));
}
function outcomeOf(raw, names) {
    const result = textOf((0,_export_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .ownValue */ .e)(raw, 'result'));
    return names.pair(names.ofText((0,_export_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .readCheck */ .jc)(raw)), names.ofText(result));
}
function textOf(value) {
    return typeof value === 'string' ? value : null;
}
function add(lists, key, value) {
    const list = lists.get(key);
    if (list === undefined)
        lists.set(key, [value]);
    else
        list.push(value);
}
/** The order of texts by their units, which is the same everywhere. */
function compareTexts(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 43041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ createNames)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _export_text_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8361);


const factor = 2 ** 26;
function createNames() {
    const hash = (0,_export_text_table_js__WEBPACK_IMPORTED_MODULE_1__/* .createTextHash */ .Wn)((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8));
    const texts = [null];
    const byHash = new Map();
    const numberOf = (key, text) => {
        const known = byHash.get(key);
        if (known !== undefined)
            return known;
        texts.push(text());
        byHash.set(key, texts.length - 1);
        return texts.length - 1;
    };
    // Most texts are among a few: a map takes much longer.
    const recentKeys = new Float64Array(256);
    const recentNumbers = new Int32Array(256);
    const textOf = (number) => texts[number] ?? null;
    return {
        ofText: (text) => (text === null ? 0 : numberOf(hash.ofText(text), () => text)),
        ofBytes(bytes, from, to) {
            const key = hash.ofBytes(bytes, from, to);
            const slot = key & 255;
            if (recentKeys[slot] === key)
                return recentNumbers[slot];
            recentKeys[slot] = key;
            recentNumbers[slot] = numberOf(key, () => bytes.toString('utf8', from, to));
            return recentNumbers[slot];
        },
        textOf,
        pair: (first, second) => first * factor + second,
        parts: (pair) => [textOf(Math.floor(pair / factor)), textOf(pair % factor)],
    };
}


/***/ }),

/***/ 33065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P6: () => (/* binding */ renderSingleExport),
/* harmony export */   g2: () => (/* binding */ renderDiffSummary),
/* harmony export */   "in": () => (/* binding */ renderDiff),
/* harmony export */   vE: () => (/* binding */ kindCounts)
/* harmony export */ });
/* harmony import */ var _report_fit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29848);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13920);
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44702);



/** Lines of each kind of difference for people; JSON has them all. */
const maxLines = 20;
/** Lines of each kind in a job summary: fewer where more do not fit. */
const summaryLines = [100, maxLines, 5, 0];
/** GitHub refuses a step summary above this size as a whole. */
const maxSummaryBytes = 1024 * 1024;
/** A difference as text. It ends with a line break. */
function renderDiff(diff, format) {
    switch (format) {
        case 'json':
            return `${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_1__.json)(diff)}\n`;
        case 'ndjson':
            return linesOf(diff)
                .map((line) => `${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_1__.json)(line, 0)}\n`)
                .join('');
        case 'markdown':
            return [...markdownBlocks(diff, maxLines)].join('');
        case 'table':
            return renderText(diff);
    }
}
/**
 * The job summary as GitHub-flavoured Markdown, within 1 MiB.
 *
 * @param notices sentences about the comparison
 * @param isWithheld whether only counts may be shown: neither names nor grades
 */
function renderDiffSummary(diff, notices, isWithheld) {
    return (0,_report_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .firstThatFits */ .e)(isWithheld ? [0] : summaryLines, (most) => (0,_report_fit_js__WEBPACK_IMPORTED_MODULE_2__/* .joinWithin */ .U)(markdownBlocks(diff, most, notices), maxSummaryBytes - 1024));
}
/** The job summary where there was nothing to compare with. */
function renderSingleExport(generatedAt, notices) {
    const sentences = [`New: generated ${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_0__/* .instant */ .uR)(generatedAt)}.`, ...notices];
    return markdownHeading + sentences.map(paragraph).join('');
}
/** One object for each difference, after one with the two exports. */
function linesOf(diff) {
    const { packages, publishers, servers, versions, checks } = diff;
    const kinds = {
        'package-moved': packages.moved,
        'packages-changed': packages.changed,
        'publisher-changed': publishers,
        'server-came': servers.came,
        'server-went': servers.went,
        'server-renamed': servers.renamed,
        'version-came': versions.came,
        'version-went': versions.went,
        'version-changed': versions.changed,
        check: checks,
    };
    const { old, new: now, differs, rubric } = diff;
    return [
        { kind: 'exports', old, new: now, differs, rubric },
        ...Object.entries(kinds).flatMap(([kind, all]) => all.map((each) => ({ kind, ...each }))),
    ];
}
/**
 * @param value makes a stranger's text harmless
 * @param most how many lines each kind has
 */
function kindsOf(diff, value, most) {
    const { packages, publishers, servers, versions } = diff;
    const kind = (title, all, line) => ({
        title,
        count: all.length,
        lines: all.slice(0, most).map(line),
    });
    const named = ({ id, name }) => name === null ? value(id) : `${value(name)} (${value(id)})`;
    const list = (texts) => texts.length === 0 ? 'none' : texts.map(value).join(', ');
    const graded = ({ score, grade }) => `${score ?? 'no score'} ${value(grade ?? '–')}`;
    const versionOf = ({ server, version }) => `${value(server)} ${value(version)}`;
    const publisherOf = (each) => `${value(each.namespace ?? 'none')} (${each.verified === true ? 'verified' : 'not verified'})`;
    const changed = (cause) => versions.changed.filter((each) => each.cause === cause);
    const changedLine = ({ before, after, checks, ...each }) => {
        const words = checks.map(({ check, before: was, after: is }) => `${value(check ?? 'unnamed check')}: ${list(was)} → ${list(is)}`);
        const grades = `${graded(before)} → ${graded(after)}`;
        return [`${versionOf(each)}: ${grades}`, ...words].join('; ');
    };
    return [
        kind('Packages that another server lists now', packages.moved, (each) => `${value(each.package)}: ${each.from.map(named).join(', ')} → ${each.to.map(named).join(', ')}`),
        kind('Servers whose packages changed', packages.changed, (each) => `${named(each)}: added ${list(each.added)}; removed ${list(each.removed)}`),
        kind('Servers whose publisher changed', publishers, (each) => `${named(each)}: ${publisherOf(each.before)} → ${publisherOf(each.after)}`),
        kind('Versions graded anew', changed('graded-anew'), changedLine),
        kind('Versions graded by another rubric', changed('rubric-changed'), changedLine),
        kind('Servers that came', servers.came, named),
        kind('Servers that went', servers.went, named),
        kind('Servers that were renamed', servers.renamed, ({ id, before, after }) => `${value(id)}: ${value(before)} → ${value(after)}`),
        kind('Versions that came', versions.came, (each) => `${versionOf(each)}: ${graded(each)}`),
        kind('Versions that went', versions.went, (each) => `${versionOf(each)}: ${graded(each)}`),
        kind('Checks that began or ceased to fail', diff.checks, ({ check, cause, began, ceased }) => {
            const rubric = cause === 'rubric-changed' ? ', by another rubric' : '';
            return `${value(check ?? 'unnamed check')}: began in ${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(began, 'version')}, ceased in ${ceased}${rubric}`;
        }),
    ].filter(({ count }) => count > 0);
}
/** How many differences of each kind there are. */
function kindCounts(diff) {
    return kindsOf(diff, _report_text_js__WEBPACK_IMPORTED_MODULE_1__.quoted, 0);
}
/** Of which exports the difference is, in words. */
function headLines({ old, new: now, rubric, differs }, value) {
    const sideWords = ({ name, generatedAt, ...totals }) => `${value(name)}, generated ${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_0__/* .instant */ .uR)(Date.parse(generatedAt))}: ${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(totals.servers, 'server')}, ${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(totals.scores, 'score')}, ${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(totals.findings, 'finding')}` +
        (totals.unreadable > 0 ? `, ${totals.unreadable} records that cannot be compared` : '');
    return [
        `Old: ${sideWords(old)}`,
        `New: ${sideWords(now)}`,
        ...(rubric === null
            ? []
            : [
                `The rubric changed from ${value(rubric.before ?? 'none')} to ${value(rubric.after ?? 'none')}: grades of both are not comparable.`,
            ]),
        ...(differs ? [] : ['Nothing differs.']),
    ];
}
function renderText(diff) {
    const lines = [
        ...headLines(diff, _report_text_js__WEBPACK_IMPORTED_MODULE_1__.quoted),
        ...kindsOf(diff, _report_text_js__WEBPACK_IMPORTED_MODULE_1__.quoted, maxLines).flatMap(({ title, count, lines: all }) => [
            '',
            `${title}: ${count}`,
            ...all.map((line) => `  ${line}`),
            ...(count > all.length ? [`  and ${count - all.length} more`] : []),
        ]),
    ];
    return `${lines.map(_report_text_js__WEBPACK_IMPORTED_MODULE_1__.logLine).join('\n')}\n`;
}
const markdownHeading = '<h2>What differs between two exports</h2>\n';
const paragraph = (sentence) => `<p>${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_1__.html)(sentence)}</p>\n`;
function* markdownBlocks(diff, most, notices = []) {
    const code = (text) => (0,_report_text_js__WEBPACK_IMPORTED_MODULE_1__.htmlCode)(text);
    yield markdownHeading;
    yield* notices.map(paragraph);
    for (const line of headLines(diff, code))
        yield `<p>${line}</p>\n`;
    for (const { title, count, lines } of kindsOf(diff, code, most)) {
        yield `<h3>${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_1__.html)(title)}: ${count}</h3>\n`;
        if (lines.length === 0)
            continue;
        const more = count > lines.length ? `<li>and ${count - lines.length} more</li>` : '';
        yield `<ul>\n${lines.map((line) => `<li>${line}</li>`).join('\n')}\n${more}</ul>\n`;
    }
}


/***/ }),

/***/ 61176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bz: () => (/* binding */ dayManifestPath),
/* harmony export */   MG: () => (/* binding */ compressions),
/* harmony export */   YP: () => (/* binding */ tablePath),
/* harmony export */   n$: () => (/* binding */ tableNames)
/* harmony export */ });
/* unused harmony export tables */
/*
 * The tables into which an export is written, with their columns. A column has one type in every row,
 * whatever shape the export uses. What a record has besides is in `other`.
 */
const serverIndex = {
    type: 'BIGINT',
    meaning: 'Which server: its position in the `servers` of the export.',
};
const scoreIndex = {
    type: 'BIGINT',
    meaning: 'Which score report: its position in the `scores` of the export.',
};
const findingIndex = {
    type: 'BIGINT',
    meaning: 'Which finding: its position in the `findings` of the export. Negative if it is written in a score report instead.',
};
const other = {
    type: 'VARCHAR',
    meaning: 'What the record has besides, as JSON; null if nothing.',
};
const unreadable = {
    type: 'VARCHAR',
    meaning: 'Why the gate cannot read the record; null if it can.',
};
const digest = { type: 'VARCHAR', meaning: 'Digest, for images.' };
/** The columns by table, in their order. */
const tables = {
    servers: {
        server_index: serverIndex,
        id: { type: 'VARCHAR', meaning: 'Its id, to which `scores.server_id` refers.' },
        name: { type: 'VARCHAR', meaning: 'Its name in the registry.' },
        publisher: { type: 'VARCHAR', meaning: 'The namespace of its publisher.' },
        verified: { type: 'BOOLEAN', meaning: 'Whether the publisher is verified.' },
        categories: { type: 'VARCHAR[]', meaning: 'Its categories.' },
        other,
        unreadable,
    },
    package_refs: {
        server_index: serverIndex,
        ref_index: { type: 'BIGINT', meaning: 'Position among the references of the server.' },
        ecosystem: {
            type: 'VARCHAR',
            meaning: 'Ecosystem of the package (`npm`, `pypi`, `oci`, `remote`, …); null if it is not named.',
        },
        name: {
            type: 'VARCHAR',
            meaning: 'Name as the gate compares it; null if the reference cannot be read.',
        },
        version: { type: 'VARCHAR', meaning: 'Version, if the reference names one.' },
        digest,
        raw: { type: 'VARCHAR', meaning: 'The reference as the export has it, as JSON.' },
    },
    versions: {
        server_index: serverIndex,
        version_index: { type: 'BIGINT', meaning: 'Position among the versions of the server.' },
        version: { type: 'VARCHAR', meaning: 'The version; null if it cannot be read.' },
        digest,
        raw: {
            type: 'VARCHAR',
            meaning: 'The element as the export has it, as JSON; null if it is only the version.',
        },
    },
    scores: {
        score_index: scoreIndex,
        server_id: { type: 'VARCHAR', meaning: 'The id of the server.' },
        version: { type: 'VARCHAR', meaning: 'The version that was graded.' },
        score: { type: 'DOUBLE', meaning: '0 to 100; null means unscannable.' },
        grade: { type: 'VARCHAR', meaning: 'The grade.' },
        rubric_version: { type: 'VARCHAR', meaning: 'The rubric that was used.' },
        generated_at: { type: 'VARCHAR', meaning: 'When the version was graded.' },
        other,
        unreadable,
    },
    findings: {
        finding_index: findingIndex,
        id: { type: 'VARCHAR', meaning: 'Its id, as text; null if it has none.' },
        check_name: { type: 'VARCHAR', meaning: 'The check that it is the result of.' },
        result: { type: 'VARCHAR', meaning: '`pass`, `warn`, `fail` or `unscannable`, in lower case.' },
        weight: { type: 'DOUBLE', meaning: 'The weight of the check.' },
        evidence: { type: 'VARCHAR', meaning: 'The evidence: a text, or JSON.' },
        evidence_is_json: {
            type: 'BOOLEAN',
            meaning: 'True if the evidence is JSON; null if it is a text.',
        },
        other,
        unreadable,
    },
    score_findings: {
        score_index: scoreIndex,
        reference_index: {
            type: 'BIGINT',
            meaning: 'Position among the references of the score report.',
        },
        finding_index: {
            type: 'BIGINT',
            meaning: `${findingIndex.meaning} Null if the reference leads to no finding.`,
        },
    },
};
const tableNames = Object.keys(tables);
/** How the files are compressed, with the ending that this adds to their names. */
const compressions = { none: '', zstd: '.zst' };
/** The path of a table's file in the folder of all tables: `servers/date=2026-11-20/part-0.ndjson`. */
function tablePath(table, day, compression) {
    return `${table}/date=${day}/part-0.ndjson${compressions[compression]}`;
}
/** The manifest's path, which is written when all files of the day are complete. */
function dayManifestPath(day) {
    return `manifest-${day}.json`;
}


/***/ }),

};
