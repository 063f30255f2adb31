export const id = 3306;
export const ids = [3306];
export const modules = {

/***/ 83306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   StoreDamaged: () => (/* binding */ StoreDamaged),
/* harmony export */   StructureError: () => (/* binding */ StructureError)
/* harmony export */ });
/** Why bytes are no export document, and where. */
class StructureError extends Error {
    /** Bytes before the fault; null where it is found later, in an element by itself. */
    offset;
    /** The first bytes of the document, to say what it is where it is none; none in an element by itself. */
    beginning;
    /** Whether the document broke off: what is there may be the beginning of a sound one. */
    isCut;
    constructor(message, offset = null, beginning = null, isCut = false) {
        super(message);
        this.name = 'StructureError';
        this.offset = offset;
        this.beginning = beginning;
        this.isCut = isCut;
    }
}
/** A store that opens and turns out to be damaged where it is read: it is a miss, and no answer. */
class StoreDamaged extends Error {
    constructor(cause) {
        super('the store is damaged', { cause });
        this.name = 'StoreDamaged';
    }
}


/***/ })

};
