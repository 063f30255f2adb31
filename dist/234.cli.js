export const id = 234;
export const ids = [234];
export const modules = {

/***/ 7234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   redactorFor: () => (/* binding */ redactorFor)
/* harmony export */ });
const mask = '***';
/**
 * The one redactor that every output passes before it leaves the process: it takes out the secrets
 * in clear and as they look in JSON, in a URL and in Base64.
 */
function redactorFor(secrets) {
    const forms = secrets
        .filter((secret) => secret !== '')
        .flatMap((secret) => [
        secret,
        JSON.stringify(secret).slice(1, -1),
        encodeURIComponent(secret),
        Buffer.from(secret).toString('base64').replace(/=+$/, ''),
        Buffer.from(secret).toString('base64url'),
    ]);
    // The longest first, so that no form leaves a rest of another.
    const ordered = [...new Set(forms)].sort((a, b) => b.length - a.length);
    return (text) => ordered.reduce((rest, form) => rest.replaceAll(form, mask), text);
}


/***/ })

};
