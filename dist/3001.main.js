export const id = 3001;
export const ids = [3001];
export const modules = {

/***/ 3001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createStoreFile: () => (/* binding */ createStoreFile),
/* harmony export */   openStoreFile: () => (/* binding */ openStoreFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8877);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9874);





const bufferBytes = 1024 * 1024;
/**
 * Begins a store in a folder, which is made. Writing is synchronous: it goes to the system's cache,
 * faster than the bytes arrive. From here on V8 keeps the size of its space for young objects.
 */
function createStoreFile(folder) {
    // V8 would let its space for young objects grow as long as the download lasts, though none of them
    // lives longer than a chunk: at 1 GB 70 MB more than with the space that it has now.
    (0,node_v8__WEBPACK_IMPORTED_MODULE_3__.setFlagsFromString)('--semi-space-growth-factor=1');
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.partial`);
    const buffer = Buffer.allocUnsafe(bufferBytes);
    let used = 0;
    const attempt = (work) => {
        try {
            return work();
        }
        catch (error) {
            discard();
            throw unwritable(error, folder);
        }
    };
    let file = null;
    const discard = () => {
        try {
            if (file !== null)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
            file = null;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
        }
        catch {
            // What was to be said is said by whoever gives up.
        }
    };
    file = attempt(() => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
        sweep(folder);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL, 0o600);
    });
    const flush = () => {
        for (let at = 0; at < used;)
            at += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(file, buffer, at, used - at);
        used = 0;
    };
    return {
        append(bytes) {
            attempt(() => {
                for (let at = 0; at < bytes.length;) {
                    const part = bytes.subarray(at, at + bufferBytes - used);
                    buffer.set(part, used);
                    used += part.length;
                    at += part.length;
                    if (used === bufferBytes)
                        flush();
                }
            });
        },
        complete() {
            attempt(flush);
            const written = fileOf(file, path, true);
            file = null;
            return written;
        },
        discard,
    };
}
/** Opens a store that is there; null for what is no regular file, or is not there. */
function openStoreFile(path) {
    try {
        // A link would let whoever made it choose what is read.
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path).isFile())
            return null;
        return fileOf((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0)), path, false);
    }
    catch {
        return null;
    }
}
function fileOf(file, path, isNew) {
    let isOpen = true;
    let isLoose = isNew;
    return {
        size: (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file).size,
        read(offset, length) {
            const bytes = Buffer.allocUnsafe(length);
            for (let at = 0; at < length;) {
                const taken = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, bytes, at, length - at, offset + at);
                if (taken === 0)
                    throw new Error('the file ends before its time');
                at += taken;
            }
            return bytes;
        },
        close() {
            if (isOpen)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
            isOpen = false;
            if (isLoose)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
            isLoose = false;
        },
        moveTo(target) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target), { recursive: true, mode: 0o700 });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(path, target);
            isLoose = false;
        },
    };
}
/** Removes what downloads that were killed have left behind. */
function sweep(folder) {
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder)) {
        if (!/^\.[0-9a-f-]{36}\.partial$/.test(name))
            continue;
        const left = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), { throwIfNoEntry: false });
        // A download takes a day at most, by the input timeout.
        const isOld = left !== undefined && Date.now() - left.mtimeMs > 24 * 60 * 60 * 1000;
        if (isOld)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), { force: true });
    }
}
function unwritable(error, folder) {
    const code = error.code ?? '';
    const isFull = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code);
    return new _failure_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .u('store-unwritable', `The export could not be kept in ${folder}: ${isFull ? `no space is left (${code})` : (0,_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .causeOf */ .r)(error)}.`, isFull
        ? 'Free space on the disk of the runner: about a quarter of the size of the export is needed.'
        : 'Check that the folder may be written.', { cause: error });
}


/***/ })

};
