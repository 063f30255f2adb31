import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { GateError } from '../../model/failure.ts';
import type { HttpPorts } from '../http/retry.ts';
import { type ApiAccess, type GitHubApi, openApi, type TokenSource } from './api.ts';

/*
 * Tokens of a GitHub App: a signed assertion of the App gets a token of an installation, which ends after
 * an hour. Source: "Generating a JSON Web Token (JWT) for a GitHub App" and "Generating an installation
 * access token for a GitHub App", GitHub's documentation.
 *
 * It is our own code for a signature and two requests, which go through the client of all others:
 * `@octokit/auth-app` would bring ten packages into what holds the most powerful secret of an organisation.
 */

/** A GitHub App. */
export interface GitHubApp {
  /** Its app id or its client id. */
  readonly id: string;
  readonly key: KeyObject;
}

/** What the tokens of an App need from outside. */
export interface AppPorts extends HttpPorts {
  /** Called with each new secret before it is used. */
  readonly addSecret: (secret: string) => void;
}

/** Opens the tokens of the installation on an account; none is made before the first call. */
export type InstallationTokens = (owner: string) => Promise<TokenSource>;

interface InstallationToken {
  readonly token: string;
  /** When another one is to be made, in milliseconds since the epoch. */
  readonly renewAt: number;
}

/** An installation, and the permissions that its tokens get. */
interface Installation {
  readonly id: number;
  readonly permissions: Readonly<Record<string, 'read'>>;
}

/** The only permissions that a token gets, whatever the installation has. */
const permissions = { contents: 'read', metadata: 'read' } as const;
/** Added where the installation has it. */
const ofProperties = { organization_custom_properties: 'read' } as const;

/** In milliseconds: a token is renewed this long before it ends, and a clock may be this far off. */
const renewalMs = 5 * 60_000;
const lifetimeMs = 60 * 60_000;
const toleratedSkewMs = 30_000;

/**
 * Reads the private key of an App as it is pasted: its line breaks may be escaped, be spaces or be gone.
 *
 * @param text PEM, PKCS#1 or PKCS#8
 * @throws GateError `app-key-unusable`, which shows nothing of the key
 */
export function readAppKey(text: string): KeyObject {
  const unusable = (why: string): GateError =>
    new GateError(
      'app-key-unusable',
      `The private key of the GitHub App cannot be used: ${why}.`,
      "Give it the whole .pem file that the App's settings made under Private keys, with its first and last lines.",
    );
  const start = /-----BEGIN ([A-Z0-9 ]+)-----/.exec(text);
  const label = start?.[1] ?? '';
  const from = (start?.index ?? 0) + (start?.[0].length ?? 0);
  const end = text.indexOf(`-----END ${label}-----`, from);
  if (label === '' || end < 0) throw unusable('it is not in PEM, which begins with -----BEGIN');
  if (!/^(?:RSA )?PRIVATE KEY$/.test(label)) throw unusable(`it is labelled ${label}`);
  const body = text.slice(from, end).replace(/\\[rn]|\s/g, '');
  try {
    const key = createPrivateKey(`-----BEGIN ${label}-----\n${body}\n-----END ${label}-----\n`);
    if (key.asymmetricKeyType === 'rsa') return key;
  } catch {
    throw unusable('it is damaged or encrypted');
  }
  throw unusable('it is not an RSA key');
}

/** The assertion of an App, valid for nine minutes. */
export function appAssertion({ id, key }: GitHubApp, now: number): string {
  const seconds = Math.floor(now / 1000);
  const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  // A minute back, because clocks differ; GitHub allows ten minutes at most.
  const claims = { iat: seconds - 60, exp: seconds + 9 * 60, iss: id };
  const text = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

/**
 * Opens the tokens of an App's installations. Each is renewed before it ends, or once GitHub refuses it;
 * calls at the same time share one renewal.
 *
 * All reject with a GateError: `app-refused` (a wrong key or id), for one account `app-not-installed` and
 * `app-not-allowed` (a suspended installation, missing permissions), and those of the API.
 */
export function openAppTokens(
  app: GitHubApp,
  addresses: Omit<ApiAccess, 'token'>,
  ports: AppPorts,
): InstallationTokens {
  /** How far GitHub's clock is ahead of this one, by its last answer. */
  let aheadMs = 0;
  let usedAheadMs = 0;
  const seen = {
    run: <T>(_: unknown, request: () => Promise<T>) => request(),
    see(_: unknown, headers: Readonly<Record<string, string | undefined>>) {
      const date = Date.parse(headers['date'] ?? '');
      if (Number.isFinite(date)) aheadMs = date - ports.now();
    },
    pause() {},
  };
  const assertions: TokenSource = {
    async current() {
      const assertion = appAssertion(app, ports.now() + usedAheadMs);
      ports.addSecret(assertion);
      return assertion;
    },
    async replace() {
      if (Math.abs(aheadMs - usedAheadMs) <= toleratedSkewMs) return false;
      usedAheadMs = aheadMs;
      const minutes = Math.ceil(Math.abs(aheadMs) / 60_000);
      const side = aheadMs > 0 ? 'behind' : 'ahead of';
      ports.log(`This machine's clock is ${minutes} min ${side} GitHub's, whose time is used.`);
      return true;
    },
  };
  // Time limits begin when the API is opened, and renewals are an hour apart.
  const asApp = (): Promise<GitHubApi> =>
    openApi({ ...addresses, token: assertions }, ports, undefined, seen);

  const find = async (owner: string): Promise<Installation> => {
    const api = await asApp();
    const at = (kind: string): Promise<unknown> =>
      api.rest({ method: 'GET', path: `/${kind}/${owner}/installation` });
    const found = await at('orgs')
      .catch((error: unknown) => {
        if (codeOf(error) !== 'api-not-found') throw error;
        return at('users');
      })
      .catch(async (error: unknown) => {
        throw await explained(error, app, owner, api);
      });
    const {
      id,
      suspended_at: suspended,
      permissions: has,
      repository_selection: chosen,
    } = Object(found) as Record<string, unknown>;
    if (suspended != null) throw suspendedOn(app, owner);
    if (typeof id !== 'number') throw oddAnswer();
    if (!['read', 'write'].includes(String(Object(has)['contents']))) {
      throw new GateError(
        'app-not-allowed',
        `The installation of the GitHub App ${app.id} on ${owner} does not have contents: read.`,
        "Add the permission in the App's settings, and accept it in the settings of the organisation.",
      );
    }
    if (chosen === 'selected') {
      ports.log(
        `The GitHub App ${app.id} is installed on selected repositories of ${owner}: GitHub lists no others but public ones.`,
      );
    }
    const more = 'organization_custom_properties' in Object(has) ? ofProperties : {};
    return { id, permissions: { ...permissions, ...more } };
  };
  const make = async (installation: Installation, owner: string): Promise<InstallationToken> => {
    const api = await asApp();
    const made = await api
      .rest({
        method: 'POST',
        path: `/app/installations/${installation.id}/access_tokens`,
        body: { permissions: installation.permissions },
      })
      .catch(async (error: unknown) => {
        throw await explained(error, app, owner, api);
      });
    const { token, expires_at: end } = Object(made) as Record<string, unknown>;
    if (typeof token !== 'string' || !/^[\x21-\x7e]+$/.test(token)) throw oddAnswer();
    ports.addSecret(token);
    const now = ports.now();
    const left = Date.parse(String(end)) - aheadMs - now;
    const lasts = left > 0 && left < lifetimeMs ? left : lifetimeMs;
    return { token, renewAt: now + lasts - Math.min(renewalMs, lasts / 2) };
  };

  return async (owner) => {
    const installation = await find(owner);
    let known: Promise<InstallationToken> | null = null;
    /** Makes another token in place of one, unless another caller has done so already. */
    const after = (old: Promise<InstallationToken> | null): Promise<InstallationToken> => {
      if (known !== null && known !== old) return known;
      const next = make(installation, owner);
      known = next;
      next.catch(() => {
        // The next call may have more success.
        if (known === next) known = null;
      });
      return next;
    };
    return {
      async current() {
        const latest = after(null);
        const { token, renewAt } = await latest;
        return ports.now() < renewAt ? token : (await after(latest)).token;
      },
      async replace(refused) {
        const latest = after(null);
        if ((await latest).token === refused) await after(latest);
        return true;
      },
    };
  };
}

/** What GitHub's refusal of a call of an App means. */
async function explained(
  error: unknown,
  app: GitHubApp,
  owner: string,
  api: GitHubApi,
): Promise<unknown> {
  const code = codeOf(error);
  if (code === 'api-forbidden') return suspendedOn(app, owner);
  if (code === 'api-refused') {
    return new GateError(
      'app-not-allowed',
      `GitHub makes no token with contents: read for the installation of the GitHub App ${app.id} on ${owner}.`,
      'See that the App has contents: read and metadata: read, and that the organisation has accepted them.',
    );
  }
  if (code === 'api-token-refused') return wrongKey(app);
  if (code !== 'api-not-found') return error;
  try {
    const { html_url: page } = Object(await api.rest({ method: 'GET', path: '/app' })) as {
      html_url?: unknown;
    };
    const where = /^https?:\/\/[\w./:-]+$/.test(String(page)) ? ` from ${page}` : '';
    return new GateError(
      'app-not-installed',
      `The GitHub App ${app.id} is not installed on ${owner}.`,
      `An owner of ${owner} can install it${where}. Check the name too.`,
    );
  } catch (other) {
    const why = codeOf(other);
    return why === 'api-not-found' || why === 'api-token-refused' ? wrongKey(app) : other;
  }
}

const codeOf = (error: unknown): unknown => (Object(error) as { code?: unknown }).code;

function wrongKey({ id }: GitHubApp): GateError {
  return new GateError(
    'app-refused',
    `GitHub refuses the private key for the GitHub App ${id}: either there is no such App, or the key is not one of its own.`,
    "Compare app-id with the App's settings, and see that the key is still listed there under Private keys.",
  );
}

function suspendedOn({ id }: GitHubApp, owner: string): GateError {
  return new GateError(
    'app-not-allowed',
    `The installation of the GitHub App ${id} on ${owner} is suspended.`,
    `An owner of ${owner} can unsuspend it: Settings, GitHub Apps, Configure.`,
  );
}

function oddAnswer(): GateError {
  return new GateError(
    'api-wrong-content',
    "GitHub's API answered a request for a token of a GitHub App with something else.",
    'Run it again. If a proxy stands between this machine and GitHub, see whether it changes responses.',
  );
}
