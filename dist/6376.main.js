export const id = 6376;
export const ids = [6376];
export const modules = {

/***/ 86376:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fileReports: () => (/* binding */ fileReports)
/* harmony export */ });
/** All of them, by the inputs that say where they go. */
const fileReports = {
    'report-file': {
        option: 'json',
        fallback: 'report.json',
        render: async (report) => (await __webpack_require__.e(/* import() */ 9665).then(__webpack_require__.bind(__webpack_require__, 9665))).renderJson(report),
    },
    'sarif-file': {
        option: 'sarif',
        fallback: 'report.sarif',
        render: async (report, prefix) => (await Promise.all(/* import() */[__webpack_require__.e(3884), __webpack_require__.e(2280), __webpack_require__.e(143)]).then(__webpack_require__.bind(__webpack_require__, 26269))).renderSarif(report, prefix),
    },
    'summary-file': {
        option: 'markdown',
        fallback: 'summary.md',
        render: async (report) => (await Promise.all(/* import() */[__webpack_require__.e(4611), __webpack_require__.e(9857)]).then(__webpack_require__.bind(__webpack_require__, 74611))).renderSummary(report),
    },
};


/***/ })

};
