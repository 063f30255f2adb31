export const id = 6691;
export const ids = [6691];
export const modules = {

/***/ 6691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   purlOf: () => (/* binding */ purlOf)
/* harmony export */ });
/* harmony import */ var packageurl_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87091);

/**
 * The package URL of a dependency, for display and patterns, never as an identity (a purl loses
 * the registry of an image and the case of an npm name). Null where the type has no purl.
 * Source: the purl specification.
 */
function purlOf({ type, name, version, digest }) {
    if (name === null)
        return null;
    const slash = name.lastIndexOf('/');
    const namespace = slash < 0 ? undefined : name.slice(0, slash);
    const last = name.slice(slash + 1);
    try {
        switch (type) {
            case 'npm':
            case 'golang':
            case 'jsr':
                return new packageurl_js__WEBPACK_IMPORTED_MODULE_0__.PackageURL(type, namespace, last, version ?? undefined).toString();
            case 'pypi':
            case 'nuget':
                return new packageurl_js__WEBPACK_IMPORTED_MODULE_0__.PackageURL(type, undefined, name, version ?? undefined).toString();
            case 'oci': {
                const tag = version !== null && version !== digest ? { tag: version } : {};
                const qualifiers = { repository_url: name, ...tag };
                return new packageurl_js__WEBPACK_IMPORTED_MODULE_0__.PackageURL('oci', undefined, last, digest ?? undefined, qualifiers).toString();
            }
            case 'git':
            case 'remote':
            case 'registry':
            case 'local':
            case 'unidentified':
                return null;
        }
    }
    catch {
        // A name that the purl specification does not admit has no purl; the identity stands without.
        return null;
    }
}


/***/ })

};
