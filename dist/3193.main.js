export const id = 3193;
export const ids = [3193];
export const modules = {

/***/ 23193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ notAFile),
/* harmony export */   Z: () => (/* binding */ unreadableReasons)
/* harmony export */ });
/** Why a path leads to no place in the repository. */
const unreadableReasons = {
    absent: 'it is not there',
    nowhere: 'a link that leads nowhere',
    outside: 'a link out of the repository',
    // `.git` holds what no client reads and what a pull request's author may not choose.
    git: 'a link into .git',
};
/** Why a folder, a pipe or the like is not read. */
const notAFile = 'not a regular file';


/***/ })

};
