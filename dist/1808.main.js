export const id = 1808;
export const ids = [1808];
export const modules = {

/***/ 11808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readChunks: () => (/* binding */ readChunks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59874);



const chunkBytes = 512 * 1024;
/**
 * The bytes of a local file from its beginning; a chunk is good until the next one is asked for.
 *
 * @throws GateError `file-unreadable` where it is not there, may not be read or is no regular file: it
 *   may be read more than once, which a pipe cannot be
 */
async function* readChunks(path) {
    // Not blocking: a pipe without a writer would keep the call waiting for ever.
    const flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, flags).catch((error) => {
        throw unreadable(path, error.code === 'ENOENT' ? 'it is not there' : (error.code ?? 'unknown'));
    });
    try {
        if (!(await file.stat()).isFile())
            throw unreadable(path, 'it is no regular file');
        // While one chunk is worked on, the next is read into the other buffer.
        const buffers = [Buffer.allocUnsafe(chunkBytes), Buffer.allocUnsafe(chunkBytes)];
        const readAt = (place, turn) => file.read(turn % 2 === 0 ? buffers[0] : buffers[1], 0, chunkBytes, place);
        let pending = readAt(0, 0);
        // Where nobody waits for it any more, its trouble is nobody's.
        pending.catch(() => { });
        for (let place = 0, turn = 1;; turn += 1) {
            const { bytesRead, buffer } = await pending;
            if (bytesRead === 0)
                return;
            place += bytesRead;
            pending = readAt(place, turn);
            pending.catch(() => { });
            yield buffer.subarray(0, bytesRead);
        }
    }
    finally {
        await file.close();
    }
}
function unreadable(path, reason) {
    return new _failure_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .u('file-unreadable', `The file ${path} cannot be read: ${reason}.`, 'Check the path: that of a command is relative to the current folder, that of the input export-file to the workspace.');
}


/***/ })

};
