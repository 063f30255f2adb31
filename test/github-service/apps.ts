/*
 * GitHub Apps: their assertions, installations, and tokens that end.
 */
import { generateKeyPairSync, verify } from 'node:crypto';
import type { DescribedRequest } from './description.ts';
import type { ServiceExtension } from './extension.ts';
import { forbidden, notFound, type Reply, refusal } from './faults.ts';

/** An installation on an account. */
export interface Installation {
  readonly owner: string;
  readonly isUser?: boolean;
  readonly permissions?: Readonly<Record<string, 'read' | 'write'>>;
  readonly selection?: 'all' | 'selected';
  /** Whether an owner has suspended it: at once, or once a number of tokens were made. */
  readonly isSuspended?: boolean | number;
}

export interface AppServiceOptions {
  readonly id: string;
  readonly installations: readonly Installation[];
  /** How long a token lasts, in milliseconds. */
  readonly lifetimeMs?: number;
  /** After so many requests a token is refused, whatever its end is. */
  readonly uses?: number;
}

/** The key of the App; making one takes a while. */
export const appKey = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
});

/** Source: "Generating a JSON Web Token (JWT) for a GitHub App", GitHub's documentation. */
function assertionFaults(assertion: string): { issuer: string; faults: string[] } {
  const [head = '', claims = '', signature = ''] = assertion.split('.');
  const { iat, exp, iss } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
    'iat' | 'exp' | 'iss',
    number | string
  >;
  const now = Date.now() / 1000;
  const signed = Buffer.from(`${head}.${claims}`);
  const isSigned = verify('sha256', signed, appKey.publicKey, Buffer.from(signature, 'base64url'));
  return {
    issuer: String(iss),
    faults: [
      ...(Number(iat) <= now ? [] : ["'Issued at' claim ('iat') must be in the past"]),
      ...(Number(exp) > now ? [] : ["'Expiration time' claim ('exp') must be in the future"]),
      ...(Number(exp) < now + 600 ? [] : ["'Expiration time' claim ('exp') is too far ahead"]),
      ...(isSigned ? [] : ['A JSON web token could not be decoded']),
    ],
  };
}

export interface AppService extends ServiceExtension {
  /** The tokens that were made, with the permissions that were wanted. */
  readonly made: readonly { readonly token: string; readonly permissions: unknown }[];
}

export function appService(options: AppServiceOptions): AppService {
  const { id, installations, lifetimeMs = 3_600_000, uses = Number.POSITIVE_INFINITY } = options;
  const made: { token: string; permissions: unknown; ends: number; left: number; owner: string }[] =
    [];
  const installationJson = (at: number): object => {
    const {
      owner,
      permissions,
      selection = 'all',
      isSuspended,
    } = installations[at] as Installation;
    return {
      id: 1000 + at,
      account: { login: owner },
      app_id: 1,
      repository_selection: selection,
      permissions: permissions ?? { contents: 'read', metadata: 'read' },
      suspended_at: isSuspended === true ? '2026-11-01T00:00:00Z' : null,
    };
  };
  const found = (owner: string, isUser: boolean): Reply => {
    const at = installations.findIndex(
      (each) => each.owner === owner && (each.isUser ?? false) === isUser,
    );
    return at < 0 ? notFound : { status: 200, body: installationJson(at) };
  };
  const create = (at: number, body: unknown): Reply => {
    const installation = installations[at];
    if (installation === undefined) return notFound;
    const { isSuspended = false } = installation;
    if (isSuspended !== false && made.length >= Number(isSuspended === true ? 0 : isSuspended)) {
      return refusal(403, 'This installation has been suspended');
    }
    const { permissions } = Object(body) as { permissions?: unknown };
    const has = installation.permissions ?? { contents: 'read', metadata: 'read' };
    if (Object.keys(Object(permissions)).some((name) => !(name in has))) {
      return refusal(422, 'The permissions requested are not granted to this installation.');
    }
    const token = `ghs_App${made.length}Token0123456789abcdefghij`;
    const ends = Date.now() + lifetimeMs;
    made.push({ token, permissions, ends, left: uses, owner: installation.owner });
    const expires_at = new Date(ends).toISOString();
    return { status: 201, body: { token, expires_at, permissions, repository_selection: 'all' } };
  };
  const isOwn = (path: string): boolean =>
    /^\/app(?:\/|$)|^\/(?:orgs|users)\/[^/]+\/installation$/.test(path);
  let issuer = '';
  return {
    made,
    accepts(token: string, { path }: DescribedRequest) {
      if (/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) {
        const assertion = assertionFaults(token);
        issuer = assertion.issuer;
        // What nobody has registered is refused by the operation.
        return isOwn(path) && (issuer !== id || assertion.faults.length === 0);
      }
      const known = made.find((each) => each.token === token);
      if (known === undefined) return null;
      known.left -= 1;
      return !isOwn(path) && known.left >= 0 && Date.now() < known.ends;
    },
    route({ method, path, body }) {
      if (!isOwn(path)) return null;
      return () => {
        if (issuer !== id) return refusal(404, 'Integration not found');
        const [, at] = /^\/app\/installations\/(\d+)\/access_tokens$/.exec(path) ?? [];
        if (method === 'POST' && at !== undefined) return create(Number(at) - 1000, body);
        if (method !== 'GET') return forbidden;
        const page = 'https://github.com/apps/grade-sweep';
        if (path === '/app') return { status: 200, body: { slug: 'grade-sweep', html_url: page } };
        const [, kind, owner = ''] = /^\/(orgs|users)\/([^/]+)\//.exec(path) ?? [];
        return found(owner, kind === 'users');
      };
    },
  };
}
