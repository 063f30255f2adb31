export const id = 638;
export const ids = [638];
export const modules = {

/***/ 7638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fingerprint: () => (/* binding */ fingerprint),
/* harmony export */   maxBodyBytes: () => (/* binding */ maxBodyBytes),
/* harmony export */   open: () => (/* binding */ open),
/* harmony export */   seal: () => (/* binding */ seal)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8522);


/*
 * A sealed export, as it lies in a cache that others can read and may have written:
 *
 *   magic      16 bytes  "MCPGRADEGATE\0\0" and the layout's version, big-endian
 *   nonce      12 bytes  random for every seal
 *   sealed     AES-256-GCM over zstd(u32 length of the head, the head as JSON, the body)
 *   tag        16 bytes
 *
 * Associated data: the magic and the origin of the export service, so that an export of another
 * service, or of another layout, does not open. The key is derived from the API key: who may not
 * download the export cannot read it here, and a forged entry does not open.
 */
const magic = Buffer.concat([Buffer.from('MCPGRADEGATE\0\0', 'latin1'), Buffer.from([0, 1])]);
const nonceLength = 12;
const tagLength = 16;
/** Largest body that is opened: beyond it V8 could not hold the document's text. */
const maxBodyBytes = 512 * 1024 * 1024 - 1024;
/**
 * Seals an export for the cache.
 *
 * @param origin origin of the export service, for example `https://grades.example`
 */
function seal(apiKey, origin, head, body) {
    const headBytes = Buffer.from(JSON.stringify(head));
    const length = Buffer.alloc(4);
    length.writeUInt32BE(headBytes.length);
    const packed = (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.zstdCompressSync)(Buffer.concat([length, headBytes, body]), {
        params: { [node_zlib__WEBPACK_IMPORTED_MODULE_1__.constants.ZSTD_c_compressionLevel]: 1 },
    });
    const nonce = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(nonceLength);
    const cipher = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createCipheriv)('aes-256-gcm', deriveKey(apiKey, 'store'), nonce);
    cipher.setAAD(associatedData(origin));
    return Buffer.concat([magic, nonce, cipher.update(packed), cipher.final(), cipher.getAuthTag()]);
}
/** Opens a sealed export; null where it is not one, was altered, or is of another key, origin or layout. */
function open(apiKey, origin, sealed) {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    const start = magic.length + nonceLength;
    if (bytes.length < start + tagLength || !bytes.subarray(0, magic.length).equals(magic))
        return null;
    try {
        const decipher = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createDecipheriv)('aes-256-gcm', deriveKey(apiKey, 'store'), bytes.subarray(magic.length, start), { authTagLength: tagLength });
        decipher.setAAD(associatedData(origin));
        decipher.setAuthTag(bytes.subarray(bytes.length - tagLength));
        // Nothing is unpacked before `final` has accepted the tag.
        const packed = Buffer.concat([
            decipher.update(bytes.subarray(start, bytes.length - tagLength)),
            decipher.final(),
        ]);
        const plain = (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.zstdDecompressSync)(packed, { maxOutputLength: maxBodyBytes + 4096 });
        const headEnd = 4 + plain.readUInt32BE(0);
        const head = JSON.parse(plain.toString('utf8', 4, headEnd));
        return { head, body: plain.subarray(headEnd) };
    }
    catch {
        return null;
    }
}
/** Short name of an API key for cache keys; nothing of the key can be computed from it. */
function fingerprint(apiKey) {
    return deriveKey(apiKey, 'fingerprint').subarray(0, 8).toString('hex');
}
/** One secret per use, so that no use tells anything of another. Source: RFC 5869. */
function deriveKey(apiKey, use) {
    return Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)('sha256', apiKey, 'mcp-grade-gate', `${use} 1`, 32));
}
function associatedData(origin) {
    return Buffer.concat([magic, Buffer.from(origin)]);
}


/***/ })

};
