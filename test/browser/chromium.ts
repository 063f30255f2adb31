import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/* Headless Chromium, driven by the DevTools protocol. */

const program = process.env['CHROMIUM'] ?? 'chromium';

/** Returns whether Chromium is available for tests, under the name `chromium` or the one set in CHROMIUM. */
export function hasChromium(): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export interface Page {
  readonly open: (address: string) => Promise<void>;
  /** Sets the colour theme, the width and whether scripts run, for pages opened afterwards. */
  readonly emulate: (given: {
    readonly theme: 'light' | 'dark';
    readonly width: number;
    readonly hasScripts?: boolean;
  }) => Promise<void>;
  /** Evaluates an expression in the page and returns its value. */
  readonly evaluate: <T>(expression: string) => Promise<T>;
  readonly press: (key: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Takes a PNG screenshot of the visible part of the page. */
  readonly picture: () => Promise<Buffer>;
  /** URLs of all requests so far; `complaints` holds the messages from the page's policy or its script. */
  readonly requests: readonly string[];
  /** URLs of the requests that the page's policy stopped before they were made. */
  readonly blocked: readonly string[];
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

/** Starts Chromium with an empty profile. */
export async function openChromium(): Promise<Page> {
  const profile = await mkdtemp(join(tmpdir(), 'chromium-'));
  const child = spawn(
    program,
    [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--hide-scrollbars'],
      ...['--disable-background-networking', `--user-data-dir=${profile}`],
      ...['--remote-debugging-port=0', 'about:blank'],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const socket = new WebSocket(await addressOf(child));
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const requests: string[] = [];
  const blocked: string[] = [];
  const addresses = new Map<string, string>();
  const complaints: string[] = [];
  const waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (e: Error) => void }
  >();
  let loaded = (): void => {};
  let count = 0;
  let session: string | undefined;
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error } = JSON.parse(String(data));
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
    if (method === 'Page.loadEventFired') loaded();
    if (method === 'Network.requestWillBeSent') {
      requests.push(params.request.url);
      addresses.set(params.requestId, params.request.url);
    }
    if (method === 'Network.loadingFailed' && params.blockedReason === 'csp') {
      blocked.push(addresses.get(params.requestId) ?? '?');
    }
    if (method === 'Log.entryAdded') complaints.push(params.entry.text);
    if (method === 'Runtime.exceptionThrown') complaints.push(params.exceptionDetails.text);
  });
  // biome-ignore lint/suspicious/noExplicitAny: the protocol's answers have many shapes
  const send = (method: string, params: object = {}): Promise<any> =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      socket.send(
        JSON.stringify({ id: count, method, params, ...(session && { sessionId: session }) }),
      );
    });
  const { targetInfos } = await send('Target.getTargets');
  const { targetId } = targetInfos.find(({ type }: { type: string }) => type === 'page');
  ({ sessionId: session } = await send('Target.attachToTarget', { targetId, flatten: true }));
  for (const domain of ['Page', 'Network', 'Log', 'Runtime']) await send(`${domain}.enable`);
  return {
    requests,
    blocked,
    complaints,
    async open(address) {
      const load = new Promise<void>((resolve) => {
        loaded = resolve;
      });
      await send('Page.navigate', { url: address });
      await load;
    },
    async emulate({ theme, width, hasScripts = true }) {
      const features = [{ name: 'prefers-color-scheme', value: theme }];
      await send('Emulation.setEmulatedMedia', { features });
      const metrics = { width, height: 900, deviceScaleFactor: 1, mobile: false };
      await send('Emulation.setDeviceMetricsOverride', metrics);
      await send('Emulation.setScriptExecutionDisabled', { value: !hasScripts });
    },
    async evaluate(expression) {
      const options = { expression, returnByValue: true, awaitPromise: true };
      const { result, exceptionDetails } = await send('Runtime.evaluate', options);
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
      return result.value;
    },
    async press(key) {
      const codes: Readonly<Record<string, number>> = { Tab: 9, Enter: 13, ' ': 32 };
      const text = key === 'Enter' ? '\r' : key === ' ' ? ' ' : undefined;
      const base = { key, code: key === ' ' ? 'Space' : key, windowsVirtualKeyCode: codes[key] };
      await send('Input.dispatchKeyEvent', { type: 'keyDown', ...base, ...(text && { text }) });
      await send('Input.dispatchKeyEvent', { type: 'keyUp', ...base });
    },
    type: (text) => send('Input.insertText', { text }),
    async picture() {
      const { data } = await send('Page.captureScreenshot', { format: 'png' });
      return Buffer.from(data, 'base64');
    },
    async close() {
      const isOver = new Promise((resolve) => child.once('exit', resolve));
      socket.close();
      child.kill();
      await isOver;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Returns the address that Chromium prints once it is ready to be driven. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    stderr?.on('data', (chunk) => {
      text += chunk;
      const [, address] = /listening on (ws:\S+)/.exec(text) ?? [];
      if (address !== undefined) resolve(address);
    });
    stderr?.on('end', () => reject(new Error(`Chromium does not start: ${text}`)));
  });
}
