export const id = 7086;
export const ids = [7086];
export const modules = {

/***/ 57086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Transient: () => (/* binding */ Transient),
/* harmony export */   connectTimeout: () => (/* binding */ connectTimeout),
/* harmony export */   exportPath: () => (/* binding */ exportPath),
/* harmony export */   follow: () => (/* binding */ follow)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59874);

/*
 * One request for the export: up to the head of the answer that has it. The key goes with it, and to
 * no other origin.
 */
/** Where the export lies below the service's base URL (section 4 of the contract). */
const exportPath = '/api/v1/scores.json';
const maxRedirects = 5;
/** Trouble that another attempt may not have. */
class Transient extends Error {
    retryAfterMs;
    constructor(message, retryAfterMs = null, options) {
        super(message, options);
        this.retryAfterMs = retryAfterMs;
    }
}
/** Gives up a connection that does not come about: a firewall may swallow it without a word. */
function connectTimeout(connectMs) {
    return {
        prepareRequest({ agent }) {
            // Tunnels through a proxy make their connections themselves: for them the time for an answer counts.
            const { createConnection: connect } = agent;
            if (connect === undefined)
                return;
            agent.createConnection = function watched(...args) {
                const socket = connect.apply(this, args);
                if (socket === undefined)
                    return socket;
                const timer = setTimeout(() => {
                    socket.destroy(new Error(`no connection within ${connectMs / 1000} s`));
                }, connectMs);
                const isEncrypted = 'encrypted' in socket;
                socket.once(isEncrypted ? 'secureConnect' : 'connect', () => clearTimeout(timer));
                socket.once('close', () => clearTimeout(timer));
                return socket;
            };
        },
        canHandleAuthentication: () => false,
        handleAuthentication: () => {
            throw new Error('no authentication is handled');
        },
    };
}
/**
 * Asks for the export, along redirects within the origin.
 *
 * @returns the answer whose body is the export, or 304 where something is held
 * @throws GateError and Transient for any other answer
 */
async function follow(client, request, now) {
    const { baseUrl, validators } = request;
    // Set as a path, and not resolved against the base: a path that begins with `//` would be a host.
    let url = new URL(baseUrl);
    url.pathname = baseUrl.pathname.replace(/\/+$/, '') + exportPath;
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
        const message = await inTime(client.get(url.href, {
            authorization: `Bearer ${request.apiKey}`,
            accept: 'application/json',
            'accept-encoding': 'gzip, zstd',
            ...(validators?.etag ? { 'if-none-match': validators.etag } : {}),
            ...(validators?.lastModified ? { 'if-modified-since': validators.lastModified } : {}),
        }), request.idleMs);
        const status = message.statusCode ?? 0;
        if (status === 200)
            return message;
        if (status === 304 && (validators?.etag || validators?.lastModified))
            return message;
        message.destroy();
        if (![301, 302, 303, 307, 308].includes(status))
            throw refusal(status, message, request, now());
        const location = message.headers.location ?? '';
        const next = URL.canParse(location, url.href) ? new URL(location, url) : null;
        // The origin alone is not enough: that of `blob:https://host/` is the host's, too.
        const isOwn = next !== null &&
            next.protocol === baseUrl.protocol &&
            next.host === baseUrl.host &&
            next.username === '' &&
            next.password === '';
        if (!isOwn) {
            throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('export-redirected', `${baseUrl.host} redirects the export to ${next?.host || 'nowhere'}, and the API key is sent to no other origin.`, 'Set base-url to the address that the grading service documents.');
        }
        url = next;
    }
    throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('export-redirected', `${baseUrl.host} redirects the export more than ${maxRedirects} times.`, 'Set base-url to the address that the grading service documents.');
}
/** The answer's head, given up after a time: a proxy may take a request and never say a word. */
async function inTime(asked, limitMs) {
    let timer;
    let isLate = false;
    const late = new Promise((_, reject) => {
        timer = setTimeout(() => {
            isLate = true;
            reject(new Transient('the service did not answer in time'));
        }, limitMs);
    });
    const answered = asked.then(({ message }) => {
        if (isLate)
            message.destroy();
        return message;
    });
    try {
        return await Promise.race([answered, late]);
    }
    finally {
        clearTimeout(timer);
    }
}
function refusal(status, message, { baseUrl: { host } }, now) {
    if (status === 402) {
        return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('key-refused', `${host} answered 402 Payment Required: the API key is missing, expired or refused.`, 'Check that the secret behind api-key holds the current key and that the subscription runs; a new key is requested on the site of the service.');
    }
    if (status === 401 || status === 403) {
        return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('access-refused', `${host} answered ${status}: this runner or this key may not have the export.`, 'Check the key, and whether a proxy or firewall in front of the service refuses the runner.');
    }
    if ([408, 425, 429].includes(status) || status >= 500) {
        const words = status === 429 ? 'too many requests' : 'the service is in trouble';
        return new Transient(`status ${status}, ${words}`, retryAfterOf(message, now));
    }
    return new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('export-not-found', `${host} answered ${status || 'nothing'} where the export should be.`, `Check base-url: ${exportPath} is appended to it.`);
}
/** `Retry-After` in milliseconds, given as seconds or as a date. Source: RFC 9110, 10.2.3. */
function retryAfterOf({ headers }, now) {
    const text = headers['retry-after'] ?? '';
    if (/^\d{1,6}$/.test(text))
        return Number(text) * 1000;
    const date = Date.parse(text);
    return Number.isNaN(date) ? null : Math.max(date - now, 0);
}


/***/ })

};
