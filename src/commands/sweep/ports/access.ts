import {
  type ApiAccess,
  type AppPorts,
  openAppTokens,
  readAppKey,
} from '../../../io/github-api.ts';
import { GateError } from '../../../model/failure.ts';
import type { SweepAccess } from './readers.ts';

/** What a sweep is given to read GitHub with; empty for what is not given. */
interface GivenAccess {
  readonly token: string;
  readonly appId: string;
  /** PEM */
  readonly privateKey: string;
}

type AccessNames = Readonly<Record<keyof GivenAccess, string>>;

/**
 * How a sweep reads GitHub: as a GitHub App if one is given, else with a token.
 *
 * @throws GateError `no-token`, `app-incomplete`, `app-id-unusable`, `app-key-unusable`
 */
export function sweepAccess(
  { token, appId, privateKey }: GivenAccess,
  names: AccessNames,
  urls: Omit<ApiAccess, 'token'>,
  ports: AppPorts,
): SweepAccess {
  const both = `${names.appId} and ${names.privateKey}`;
  if (appId === '' && privateKey === '') {
    if (token !== '') return { ...urls, tokenOf: async () => token, isApp: false };
    throw new GateError(
      'no-token',
      `There is no token for GitHub's API: ${names.token} is empty.`,
      `Give it a token that can read the repositories, or a GitHub App by ${both}.`,
    );
  }
  if (appId === '' || privateKey === '') {
    const [empty, given] = appId === '' ? ['appId', 'privateKey'] : ['privateKey', 'appId'];
    throw new GateError(
      'app-incomplete',
      `${names[given as keyof GivenAccess]} is given, but ${names[empty as keyof GivenAccess]} is empty.`,
      `A GitHub App needs both ${both}. A misspelt secret or variable gives an empty value.`,
    );
  }
  if (!/^(?:\d+|Iv[\w.-]+)$/.test(appId)) {
    throw new GateError(
      'app-id-unusable',
      `${names.appId} is neither the id of a GitHub App nor its client id.`,
      "Copy the App ID (a number) from the App's settings, under About.",
    );
  }
  const tokenOf = openAppTokens({ id: appId, key: readAppKey(privateKey) }, urls, ports);
  return { ...urls, tokenOf, isApp: true };
}
