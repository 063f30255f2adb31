import type { FailureHelp } from './failure-help.ts';

/** Of the API key and the export of the grading service. */
export const serviceFailures = {
  'missing-key': {
    cause: 'workflow',
    messages: [
      'There is no API key: the input api-key is empty.',
      'There is no API key: by default, GitHub gives no secrets to pull requests from forks. If you opened this one, there is nothing for you to do.',
      'There is no API key: runs of Dependabot get only the secrets of Dependabot.',
      'There is no API key: MCP_GRADE_GATE_API_KEY is not set.',
    ],
    why: 'The run has something to look up, and no key to download the export with. If the name of the secret is misspelt, or this repository may not use it, GitHub passes an empty value and reports no error.',
    first:
      "Compare the secret's name in the workflow with that in the settings (Settings, Secrets and variables, Actions). A secret of the organisation must be shared with this repository. For Dependabot, add it once more under Dependabot. For forks, see [senders.md](senders.md). On the command line, set `MCP_GRADE_GATE_API_KEY` in the environment, or use `--export-file`.",
    effect: 'excusable',
  },
  'key-refused': {
    cause: 'workflow',
    messages: ['… answered 402 Payment Required: the API key is missing, expired or refused.'],
    why: 'The grading service got the key and does not accept it: it was replaced, it has expired, or the subscription has ended. No cached export is used in its place.',
    first:
      'Get the current key from the grading service. Save it as the secret that `api-key` names, without quotes or spaces around it, and run the job again. On the command line it is the variable `MCP_GRADE_GATE_API_KEY`.',
  },
  'access-refused': {
    cause: 'workflow',
    messages: [
      '… answered …: this runner or this key may not have the export.',
      '… answered … where the file of the mirror should be.',
    ],
    why: 'Status 401 or 403: mostly from a proxy, a firewall or a login in front of the service or the mirror, which does not know the runner.',
    first:
      'Send the same request from the runner with curl, to see who answers. If it is the service, check the key; if it is something in front of it, let the runner through.',
  },
  'export-unavailable': {
    cause: 'workflow',
    messages: [
      'The export could not be downloaded from …: … (… attempts).',
      'The mirror could not be read from …: … (… attempts).',
      'The manifest of the mirror at … cannot be read (…), and the API key is sent to no address that is or was a mirror.',
      'The mirror at … does not have the file that its manifest names.',
      'The mirror at … is cut off: … has … bytes, and by its manifest should have ….',
    ],
    why: 'The address cannot be reached, is too slow, or is in trouble (a status from 500 on, or 429), after three attempts. Or the file of a mirror was not uploaded, or not as a whole. If the cache has an export within `max-age`, that is used with a warning, and this error does not appear.',
    first:
      'Run the job again. If it lasts, check from the runner that the address can be reached (proxy, firewall, DNS), raise `timeout` for a slow line, and [keep the cache warm](internals/cache.md), so that the next outage does not stop anybody.',
    effect: 'excusable',
  },
  'export-not-found': {
    cause: 'workflow',
    messages: ['… answered … where the export should be.'],
    why: '`/api/v1/scores.json` is appended to `base-url`, and nothing is there.',
    first:
      'Set `base-url` to the address of the service without a path, unless its documentation names one. For a mirror, name its `manifest.json`.',
  },
  'export-redirected': {
    cause: 'workflow',
    messages: [
      '… redirects the export to …, and the API key is sent to no other origin.',
      '… redirects the export more than … times.',
      '… redirects the file of the mirror to another address, which is not followed.',
    ],
    why: 'The key would go along with the redirect, so redirects to another host, port or scheme are not followed.',
    first: 'Set `base-url` to the address at which the redirects end.',
  },
  'certificate-refused': {
    cause: 'workflow',
    messages: ['The certificate of … is not trusted (…).'],
    why: 'A proxy or the service has a certificate of its own authority, or the certificate has expired.',
    first:
      'Set `NODE_EXTRA_CA_CERTS` to the file of that authority: [runners.md](runners.md#certificates).',
  },
  'export-not-json': {
    cause: 'file',
    messages: [
      'What was read from … is not JSON: it looks like a web page.',
      'What was read from … is not JSON: it does not begin like it.',
      'What was read from … is not JSON: it is empty.',
      'What was read from … is not JSON: it breaks off after … bytes.',
      'What was read from … is not JSON: it is packed with ….',
      'What was read from … is not JSON: it is in UTF-16.',
    ],
    why: 'Something else than the service answered, mostly a page of a login or a proxy; or the file of `export-file` is packed or incomplete.',
    first:
      'Open the address with curl from the same runner and see what comes. Unpack a local file with gunzip or zstd; download it with `curl -o`, because `>` of PowerShell 5 writes UTF-16.',
  },
  'export-malformed': {
    cause: 'file',
    messages: [
      'What was read from … is not an export: …',
      'The export of … does not say when it was generated: generated_at is not a timestamp.',
      'The export cannot be mirrored: very many of its findings have the same id, to which many servers refer.',
      'The export cannot be mirrored: very many of its packages have nearly the same name.',
      'The export says it was generated in the future, at …. The folder stays as it was.',
    ],
    why: 'The document does not meet the contract of the service, or its JSON is broken on the way. No cached export is used in its place.',
    first:
      'Check that a local file is the whole export. If it is, or if it was downloaded, tell the owner of the service: `mcp-grade-gate export validate` says what is wrong and where. Until it is fixed, judge by an earlier export with `export-file`.',
  },
  'export-too-large': {
    cause: 'workflow',
    messages: ['The export of … is larger than … MB, the largest size that is read.'],
    why: 'More than 16 GB came. Real exports are far smaller.',
    first: 'Check `base-url`, and tell the owner of the service.',
  },
  'store-unwritable': {
    cause: 'elsewhere',
    messages: [
      'The export could not be kept in …: …',
      'The export was downloaded, but the copy on the disk cannot be read.',
    ],
    why: 'The disk of the runner is full, or the folder for temporary files may not be written.',
    first:
      'Free space: about a quarter of the size of the export is needed in `RUNNER_TEMP` (on the command line in the folder for temporary files).',
  },
  'not-the-service': {
    cause: 'unreviewed',
    messages: [
      'The address at … is that of a mirror, and not of the grading service. The API key was not sent.',
    ],
    why: 'What you started needs the whole export from the service itself: `export fetch` writes mirrors, and the action `export-diff/` compares days.',
    first: 'Give the address of the service, not that of the mirror.',
  },
} as const satisfies Record<string, FailureHelp>;
