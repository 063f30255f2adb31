import type { LocalSpec } from '../../model/model.ts';
import { normaliseRemoteUrl } from './address.ts';

/**
 * Addresses of the machine on which a client runs. Only plain spellings are recognised, because programs
 * disagree about `127.1`, `2130706433` and `localhost.example`.
 */

const byte = '(?:0|[1-9]\\d{0,2})';
const ownHosts = [
  'localhost\\.?',
  `127(?:\\.${byte}){3}`,
  '\\[::1\\]',
  `\\[::ffff:127(?:\\.${byte}){3}\\]`,
  '0\\.0\\.0\\.0',
  '\\[::\\]',
  // The names that containers use for their host machine. Source: Docker's and Podman's manuals.
  'host\\.docker\\.internal',
  'host\\.containers\\.internal',
].join('|');

/** A port given as a variable that clients expand, optionally with a numeric default. */
const portVariable =
  '\\$\\{(?:env:)?(?<braced>[A-Za-z_]\\w*)(?::-\\d{1,5})?\\}|\\$(?<plain>[A-Za-z_]\\w*)|\\{env:(?<short>[A-Za-z_]\\w*)\\}';
const ownAddress = new RegExp(
  `^(?<origin>(?:https?|wss?)://(?<host>${ownHosts}))(?::(?:\\d{1,5}|${portVariable}))?(?<rest>(?:[/?][!-~]*)?)$`,
  'i',
);

const ownSocket = /^(?:unix|n?pipe):\/\/(?:(?![${}])[!-~]){1,1024}$/i;

export function readOwnAddress(written: string): LocalSpec | null {
  if (ownSocket.test(written)) {
    const address = { reachable: written, host: '', portVariable: null };
    return { type: 'local', name: written, reason: 'a socket on the machine itself', address };
  }
  const { origin = '', host = '', rest = '', ...names } = ownAddress.exec(written)?.groups ?? {};
  const variable = names['braced'] ?? names['plain'] ?? names['short'] ?? null;
  const withoutVariable = variable === null ? written : `${origin}${rest}`;
  const address = origin === '' ? null : normaliseRemoteUrl(withoutVariable);
  if (address === null || !parsesToHost(address, host.toLowerCase())) return null;
  const name =
    variable === null ? address : address.replace(/^([^/]*\/\/[^/]*)/, `$1:{${variable}}`);
  return {
    ...{ type: 'local', name, reason: 'an address on the machine itself' },
    address: { reachable: address, host: host.toLowerCase(), portVariable: variable },
  };
}

/**
 * Reports whether normalisation left the host as written, apart from a trailing dot and the hexadecimal form
 * of an IPv4-mapped address.
 */
function parsesToHost(address: string, written: string): boolean {
  const host = address.replace(/^[^/]*\/\//, '').replace(/(?::\d+)?(?:\/.*)?$/s, '');
  const isMapped = written.startsWith('[::ffff:');
  return isMapped
    ? /^\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\]$/.test(host)
    : host === written.replace(/\.$/, '');
}

/** Reports whether a word contains one of the machine's own addresses, as `--url=http://localhost` does. */
export function namesOwnAddress(word: string): boolean {
  const start = word.search(/(?:https?|wss?):\/\//i);
  return start >= 0 && readOwnAddress(word.slice(start)) !== null;
}
