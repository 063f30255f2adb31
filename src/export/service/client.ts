import { ExchangeError, exchange, type HttpPorts, type HttpResponse } from '../../io/http.ts';
import { GateError } from '../../model/failure.ts';
import type { Validators } from '../reading/source.ts';
import {
  type DownloadRequest,
  exchangeFailureError,
  exportRequest,
  exportTrouble,
  interruptedWords,
  responseError,
  withExportRetries,
} from './request.ts';

export interface DownloadPorts extends HttpPorts {
  /**
   * Shows the progress of a transfer, replacing the previous line. If absent, progress is written to the log.
   */
  readonly progress?: (words: string) => void;
}

/** Receives the decompressed body of one download attempt. */
export interface Receiver {
  /** Returns true to end the download early. */
  readonly push: (chunk: Uint8Array) => boolean;
  /** Reports whether the document is complete, which the length of the body does not prove. */
  readonly isComplete: () => boolean;
}

export type Downloaded =
  | { readonly kind: 'complete'; readonly bytes: number; readonly validators: Validators }
  /** The receiver ended the download. */
  | { readonly kind: 'enough' }
  /** The service has no newer export. Possible only if the request had validators. */
  | { readonly kind: 'unchanged' };

/** Milliseconds between two progress lines, in a log and on a screen. */
const progressMs = { log: 5000, screen: 200 } as const;

/**
 * Downloads the export. Follows redirects only within the origin, because the request contains the API key.
 *
 * @param receive creates a receiver; called once for each attempt that receives a body
 * @throws GateError `key-refused`, `access-refused`, `export-not-found`, `export-unavailable`,
 * `export-too-large`, `export-redirected`, `certificate-refused`; also throws errors from the receiver
 */
export async function downloadExport(
  request: DownloadRequest,
  ports: DownloadPorts,
  receive: () => Receiver,
): Promise<Downloaded> {
  const { etag, lastModified } = request.validators ?? {};
  const deadline = ports.now() + request.timeoutMs;
  const isConditional = Boolean(etag || lastModified);
  const receiveResponse = async (response: HttpResponse): Promise<Downloaded> => {
    if (response.status === 304 && isConditional) return { kind: 'unchanged' };
    if (response.status !== 200) throw responseError(response, request, ports.now());
    return readExport(response, request, ports, receive());
  };
  const attemptDownload = async (): Promise<Downloaded> => {
    try {
      return await exchange(exportRequest(request, deadline - ports.now()), receiveResponse);
    } catch (error) {
      throw error instanceof ExchangeError ? exchangeFailureError(error, request) : error;
    }
  };
  const gaveUp = {
    words: (trouble: string, attempts: string) =>
      `The export could not be downloaded from ${request.baseUrl.host}: ${trouble} (${attempts}).`,
    remedy: {
      step: 'Try again. If the problem persists, contact the owner of the grading service, or raise timeout.',
      command:
        'Run the command again. If the problem persists, contact the owner of the grading service, or raise --timeout.',
    },
  };
  return withExportRetries(attemptDownload, deadline, gaveUp, ports);
}

async function readExport(
  { headers, length: announced, read }: HttpResponse,
  { baseUrl, maxBytes }: DownloadRequest,
  ports: DownloadPorts,
  receiver: Receiver,
): Promise<Downloaded> {
  const showProgress = progressLog(ports, announced);
  let length = 0;
  const end = await read((chunk) => {
    length += chunk.length;
    if (length > maxBytes) {
      throw new GateError(
        'export-too-large',
        `The export from ${baseUrl.host} is larger than ${Math.floor(maxBytes / 1e6)} MB, the size limit.`,
        'Report this to the maintainers of the action. Until the limit is raised, use a smaller export through the export-file input.',
      );
    }
    showProgress(length);
    return receiver.push(chunk);
  });
  if (end.kind === 'enough') return end;
  // Completeness is checked even if the length is correct, because a service that fails midway can end the
  // body early, and so can its proxy.
  if (!receiver.isComplete()) {
    throw exportTrouble(interruptedWords(end), 'backoff');
  }
  const validators = {
    etag: safeValidator(headers['etag']),
    lastModified: safeValidator(headers['last-modified']),
  };
  return { kind: 'complete', bytes: end.bytes, validators };
}

/**
 * Returns a validator that is safe to send back; null if it is missing, too long, or contains anything but
 * printable ASCII.
 */
const safeValidator = (text: string | undefined): string | null =>
  text !== undefined && /^[\x20-\x7e]{1,200}$/.test(text) ? text : null;

function progressLog(
  { now, log, progress }: DownloadPorts,
  announced: number | null,
): (length: number) => void {
  const started = now();
  const pause = progress === undefined ? progressMs.log : progressMs.screen;
  const total = announced === null ? '' : ` of ${(announced / 1e6).toFixed(0)}`;
  let lastShown = started;
  return (length) => {
    const time = now();
    if (time - lastShown < pause) return;
    lastShown = time;
    const rate = length / 1e3 / (time - started);
    (progress ?? log)(
      `Export: ${(length / 1e6).toFixed(0)}${total} MB downloaded, ${rate.toFixed(1)} MB/s`,
    );
  };
}
