export const id = 705;
export const ids = [705,874];
export const modules = {

/***/ 6705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   folderCache: () => (/* binding */ folderCache),
/* harmony export */   noCache: () => (/* binding */ noCache),
/* harmony export */   readRegularFile: () => (/* binding */ readRegularFile),
/* harmony export */   writeWhole: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9874);




/** A cache that remembers nothing. */
const noCache = {
    restore: async () => null,
    save: async () => { },
};
/**
 * A cache in a folder of the user, for the command line. It holds one entry: a new one replaces the old.
 */
function folderCache(folder, log) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'export.sealed');
    const keyPath = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'export.key');
    return {
        async restore(key) {
            const held = await readRegularFile(keyPath);
            return held !== null && Buffer.from(held).toString() === key ? readRegularFile(path) : null;
        },
        async save(key, bytes) {
            try {
                await writeWhole(path, bytes);
                await writeWhole(keyPath, Buffer.from(key));
            }
            catch (error) {
                log(`Cache: saving failed: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_3__.causeOf)(error)}`);
            }
        },
    };
}
/** Writes a file that is either there in full or not at all. */
async function writeWhole(path, bytes) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true, mode: 0o700 });
    const partial = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)}.${process.pid}`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(partial, bytes, { mode: 0o600 });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(partial, path);
}
/** The bytes of a file that is no link, pipe or folder; null where it is not there. */
async function readRegularFile(path) {
    try {
        if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path)).isFile())
            return null;
        const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0));
        try {
            return await handle.readFile();
        }
        finally {
            await handle.close();
        }
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 9874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GateError: () => (/* binding */ GateError),
/* harmony export */   causeOf: () => (/* binding */ causeOf)
/* harmony export */ });
/** Trouble that keeps the gate from deciding: a code, what happened, and what to do next. */
class GateError extends Error {
    code;
    remedy;
    details = [];
    constructor(code, message, remedy, options) {
        super(message, options);
        this.name = 'GateError';
        this.code = code;
        this.remedy = remedy;
    }
}
/** Short words for anything that was thrown: its message, or its system code where that is all it has. */
function causeOf(error) {
    if (!(error instanceof Error))
        return String(error);
    const { code } = error;
    return error.message || code || error.name;
}


/***/ })

};
