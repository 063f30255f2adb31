export const id = 3001;
export const ids = [3001];
export const modules = {

/***/ 73001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createStoreFile: () => (/* binding */ createStoreFile),
/* harmony export */   openStoreFile: () => (/* binding */ openStoreFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78877);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59874);





const bufferBytes = 1024 * 1024;
/** Parts that are on their way to the disk at once; a slower disk then holds up who appends. */
const mostPending = 4;
/**
 * Begins a store in a folder, which is made. It is written beside the work on the next bytes. From
 * here on V8 keeps the size of its space for young objects.
 */
function createStoreFile(folder) {
    // V8 would let its space for young objects grow as long as the download lasts, though none of them
    // lives longer than a chunk: at 1 GB 70 MB more than with the space that it has now.
    (0,node_v8__WEBPACK_IMPORTED_MODULE_3__.setFlagsFromString)('--semi-space-growth-factor=1');
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.partial`);
    const file = openNew(folder, path);
    const spare = [];
    let buffer = Buffer.allocUnsafe(bufferBytes);
    let used = 0;
    let position = 0;
    let pending = 0;
    let failure = null;
    let isDiscarded = false;
    let settled = null;
    const close = () => {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
        }
        catch {
            // What was to be said is said by whoever gives up.
        }
    };
    const discard = () => {
        if (isDiscarded)
            return;
        isDiscarded = true;
        // While something is being written, the file's number must not become another's.
        if (pending === 0)
            close();
    };
    const fail = (error) => {
        discard();
        return unwritable(error, folder);
    };
    const flush = () => {
        const [part, place, own] = [buffer.subarray(0, used), position, buffer];
        position += used;
        used = 0;
        if (pending >= mostPending) {
            writeAll(file, part, place);
            return;
        }
        pending += 1;
        buffer = spare.pop() ?? Buffer.allocUnsafe(bufferBytes);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.write)(file, part, 0, part.length, place, (error, written) => {
            pending -= 1;
            spare.push(own);
            try {
                if (error !== null)
                    throw error;
                writeAll(file, part.subarray(written), place + written);
            }
            catch (caught) {
                failure ??= caught;
            }
            if (pending > 0)
                return;
            if (isDiscarded)
                close();
            settled?.();
        });
    };
    return {
        append(bytes) {
            if (failure !== null)
                throw fail(failure);
            try {
                for (let at = 0; at < bytes.length;) {
                    const part = bytes.subarray(at, at + bufferBytes - used);
                    buffer.set(part, used);
                    used += part.length;
                    at += part.length;
                    if (used === bufferBytes)
                        flush();
                }
            }
            catch (error) {
                throw fail(error);
            }
        },
        async complete() {
            try {
                flush();
                if (pending > 0) {
                    await new Promise((resolve) => {
                        settled = resolve;
                    });
                }
                if (failure !== null)
                    throw failure;
                return fileOf(file, path, true);
            }
            catch (error) {
                throw fail(error);
            }
        },
        discard,
    };
}
function openNew(folder, path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
        sweep(folder);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL, 0o600);
    }
    catch (error) {
        throw unwritable(error, folder);
    }
}
/** Writes the whole of some bytes at a place; the system may take them in parts. */
function writeAll(file, bytes, place) {
    for (let at = 0; at < bytes.length;) {
        at += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(file, bytes, at, bytes.length - at, place + at);
    }
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
    let room = Buffer.alloc(0);
    return {
        size: (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file).size,
        read(offset, length) {
            // One room for all that is read: a look-up in a large store would leave much behind.
            if (room.length < length)
                room = Buffer.allocUnsafe(length);
            const bytes = room.subarray(0, length);
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
