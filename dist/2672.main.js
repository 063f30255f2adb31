export const id = 2672;
export const ids = [2672,7086];
export const modules = {

/***/ 42672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   downloadExport: () => (/* binding */ downloadExport)
/* harmony export */ });
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46466);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44942);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59874);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57086);





const maxAttempts = 3;
const firstBackoffMs = 1000;
const longestBackoffMs = 30_000;
/** How often a transfer says how far it has come: in a log, and on a screen. */
const progressMs = { log: 5000, screen: 200 };
/** What a receiver threw: it says what it is, and no other attempt would end otherwise. */
class Refused extends Error {
}
/**
 * Downloads the export with the API key. Redirects are followed within the origin only, for the key
 * goes with the request; bodies of errors are never read into a message. Proxies are taken from
 * `https_proxy`, `http_proxy` and `no_proxy`, certificate authorities from where Node takes them.
 *
 * @param receive begins to take a body; called once for each attempt that gets one
 * @throws GateError `key-refused`, `access-refused`, `export-not-found`, `export-unavailable`,
 *   `export-too-large`, `export-redirected`, `certificate-refused`; what the receiver throws
 */
async function downloadExport(request, ports, receive) {
    const deadline = ports.now() + request.timeoutMs;
    for (let attempt = 1;; attempt += 1) {
        try {
            return await attemptDownload(request, ports, deadline - ports.now(), receive);
        }
        catch (error) {
            if (error instanceof Refused)
                throw error.cause;
            if (!(error instanceof _request_js__WEBPACK_IMPORTED_MODULE_4__.Transient))
                throw error;
            const backoff = Math.min(firstBackoffMs * 2 ** (attempt - 1), longestBackoffMs);
            const wait = error.retryAfterMs ?? Math.round(backoff * (0.5 + ports.random() / 2));
            const left = deadline - ports.now();
            if (attempt === maxAttempts || wait >= left) {
                throw new _failure_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('export-unavailable', `The export could not be downloaded from ${request.baseUrl.host}: ${error.message}` +
                    ` (${attempt} ${attempt === 1 ? 'attempt' : 'attempts'}).`, 'Run the job again. If it lasts, ask the owner of the grading service, raise the input timeout, or set on-unavailable: warn.', { cause: error });
            }
            ports.log(`Export: ${error.message}; trying again in ${(wait / 1000).toFixed(1)} s`);
            await ports.sleep(wait);
        }
    }
}
async function attemptDownload(request, ports, budgetMs, receive) {
    const client = new _actions_http_client__WEBPACK_IMPORTED_MODULE_2__/* .HttpClient */ .Qq(request.userAgent, [(0,_request_js__WEBPACK_IMPORTED_MODULE_4__.connectTimeout)(request.connectMs)], {
        allowRedirects: false,
        socketTimeout: request.idleMs,
    });
    let message = null;
    let timer;
    let isOver = false;
    // The client gives no way to end a request: the timer wins the race and closes what is open.
    const overtime = new Promise((_, reject) => {
        timer = setTimeout(() => {
            isOver = true;
            reject(new _request_js__WEBPACK_IMPORTED_MODULE_4__.Transient('it took longer than the input timeout allows'));
            message?.destroy();
        }, Math.max(budgetMs, 0));
    });
    const transfer = async () => {
        message = await (0,_request_js__WEBPACK_IMPORTED_MODULE_4__.follow)(client, request, ports.now);
        if (isOver || message.statusCode === 304) {
            message.destroy();
            // Where the time is over this is heard by nobody.
            return { kind: 'unchanged' };
        }
        return readBody(message, request, ports, guarded(receive)());
    };
    try {
        return await Promise.race([transfer(), overtime]);
    }
    catch (error) {
        if ([_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u, _request_js__WEBPACK_IMPORTED_MODULE_4__.Transient, Refused].some((known) => error instanceof known))
            throw error;
        const { code = '' } = error;
        if (/CERT|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER)/.test(code)) {
            throw new _failure_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('certificate-refused', `The certificate of ${request.baseUrl.host} is not trusted (${code}).`, 'Where a proxy or the service has a certificate authority of its own, name its file in the environment variable NODE_EXTRA_CA_CERTS of the step.', { cause: error });
        }
        const cause = (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .causeOf */ .r)(error);
        const words = /timeout/i.test(cause) ? 'the service did not answer in time' : cause;
        throw new _request_js__WEBPACK_IMPORTED_MODULE_4__.Transient(words, null, { cause: error });
    }
    finally {
        clearTimeout(timer);
        client.dispose();
    }
}
async function readBody(message, request, ports, receiver) {
    const { headers } = message;
    const decoder = decoderOf(headers['content-encoding'] ?? 'identity');
    const announced = decoder === null ? Number(headers['content-length'] ?? Number.NaN) : Number.NaN;
    const progress = progressLog(ports, announced);
    let length = 0;
    let isEnough = false;
    const take = async (source) => {
        for await (const chunk of source) {
            length += chunk.length;
            if (length > request.maxBytes) {
                throw new _failure_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u('export-too-large', `The export of ${request.baseUrl.host} is larger than ${Math.floor(request.maxBytes / 1e6)} MB, the most that is read.`, 'Tell the maintainers of the action; until then judge a smaller export with export-file.');
            }
            progress(length);
            isEnough = guarded(receiver.push)(chunk);
            if (isEnough)
                return;
        }
    };
    message.setTimeout(request.idleMs, () => {
        message.destroy(new _request_js__WEBPACK_IMPORTED_MODULE_4__.Transient('the transfer stood still'));
    });
    try {
        if (decoder === null)
            await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_0__.pipeline)(message, take);
        else
            await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_0__.pipeline)(message, decoder, take);
    }
    catch (error) {
        if ([_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .u, _request_js__WEBPACK_IMPORTED_MODULE_4__.Transient, Refused].some((known) => error instanceof known))
            throw error;
        if (!isEnough) {
            throw new _request_js__WEBPACK_IMPORTED_MODULE_4__.Transient(`the transfer broke off after ${length} bytes`, null, { cause: error });
        }
    }
    if (isEnough) {
        message.destroy();
        return { kind: 'enough' };
    }
    // A body without a length ends where the connection does, whoever ended that.
    const isFramed = 'content-length' in headers || 'transfer-encoding' in headers;
    if (!message.complete || !(isFramed || receiver.isComplete())) {
        throw new _request_js__WEBPACK_IMPORTED_MODULE_4__.Transient(`the transfer broke off after ${length} bytes`);
    }
    return {
        kind: 'complete',
        bytes: length,
        validators: {
            etag: validatorOf(headers.etag),
            lastModified: validatorOf(headers['last-modified']),
        },
    };
}
/** A receiver's part, whose faults are its own and not those of the transfer. */
function guarded(part) {
    return (...args) => {
        try {
            return part(...args);
        }
        catch (error) {
            throw new Refused('refused', { cause: error });
        }
    };
}
/** A header's text that may be sent back one day; null for what is long or odd. */
function validatorOf(text) {
    return text !== undefined && /^[\x20-\x7e]{1,200}$/.test(text) ? text : null;
}
/** Says now and then how far a long transfer has come. */
function progressLog({ now, log, progress }, announced) {
    const started = now();
    const pause = progress === undefined ? progressMs.log : progressMs.screen;
    let said = started;
    return (length) => {
        const time = now();
        if (time - said < pause)
            return;
        said = time;
        const of = announced > 0 ? ` of ${(announced / 1e6).toFixed(0)}` : '';
        const rate = length / 1e3 / (time - started);
        (progress ?? log)(`Export: ${(length / 1e6).toFixed(0)}${of} MB downloaded, ${rate.toFixed(1)} MB/s`);
    };
}
function decoderOf(encoding) {
    switch (encoding.trim().toLowerCase()) {
        case 'identity':
        case '':
            return null;
        case 'gzip':
        case 'x-gzip':
            return (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.createGunzip)({ chunkSize: 256 * 1024 });
        case 'zstd':
            return (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.createZstdDecompress)({ chunkSize: 256 * 1024 });
        default:
            throw new _request_js__WEBPACK_IMPORTED_MODULE_4__.Transient('the body has an encoding that was not asked for');
    }
}


/***/ }),

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
