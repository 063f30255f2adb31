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
    first:
      'Compare the name of the secret in the workflow with that in the settings: GitHub passes an empty value for a wrong name. Dependabot has secrets of its own, and forks get none: [senders.md](senders.md). On the command line, set `MCP_GRADE_GATE_API_KEY`, or use `--export-file`.',
    effect: 'excusable',
  },
  'key-refused': {
    cause: 'workflow',
    messages: ['… answered 402 Payment Required: the API key is missing, expired or refused.'],
    first:
      'The key was replaced, has expired, or its subscription has ended. Get the current one and save it as the secret that `api-key` names, without quotes or spaces around it.',
  },
  'access-refused': {
    cause: 'workflow',
    messages: [
      '… answered …: this runner or this key may not have the export.',
      'The proxy in front of … answered 407: it does not accept this runner.',
    ],
    first:
      'Mostly a proxy, a firewall or a login in front of the service does not know the runner. Send the same request from the runner with curl to see who answers, and let the runner through.',
  },
  'export-unavailable': {
    cause: 'workflow',
    messages: ['The export could not be downloaded from …: … (… attempts).'],
    first:
      'Run the job again. If it lasts, check from the runner that the address can be reached, and raise `timeout` for a slow line. A [warm cache](start.md#save-pull-requests-the-download) bridges the next outage.',
    effect: 'excusable',
  },
  'export-not-found': {
    cause: 'workflow',
    messages: ['… answered … where the export should be.'],
    first:
      'Set `base-url` to the address of the service without a path: `/api/v1/scores.json` is appended.',
  },
  'export-redirected': {
    cause: 'workflow',
    messages: [
      '… redirects the export to …, and the API key is sent to no other origin.',
      '… redirects the export more than … times.',
    ],
    first:
      'Set `base-url` to the address at which the redirects end; the key follows none to another origin.',
  },
  'certificate-refused': {
    cause: 'workflow',
    messages: ['The certificate of … is not trusted (…).'],
    first:
      'Set `NODE_EXTRA_CA_CERTS` to the file of the authority that the proxy or service uses: [runners.md](runners.md#certificates).',
  },
  'export-not-json': {
    cause: 'file',
    messages: [
      'The content read from … is not JSON: it looks like a web page.',
      'The content read from … is not JSON: it does not begin like it.',
      'The content read from … is not JSON: it is empty.',
      'The content read from … is not JSON: it breaks off after … bytes.',
      'The content read from … is not JSON: it is packed with ….',
      'The content read from … is not JSON: it is in UTF-16.',
    ],
    first:
      'Open the address with curl from the same runner: mostly a login or a proxy answers. Unpack a local file first, and download it with `curl -o`, because `>` of PowerShell 5 writes UTF-16.',
  },
  'export-malformed': {
    cause: 'file',
    messages: [
      'The content read from … is not an export: …',
      'The export of … does not say when it was generated: generated_at is not a timestamp.',
      'The export of … has no …, so nothing can be judged by it.',
      'The export cannot be judged as a whole: very many of its findings have the same id, to which many servers refer.',
    ],
    first:
      'Check that a local file is the whole export. If it is, tell the owner of the service what `mcp-grade-gate export validate` says; until it is fixed, judge by an earlier export with `export-file`.',
  },
  'invalid-review-list': {
    cause: 'file',
    messages: ['The review list … has …, so nothing was judged by it.'],
    first:
      'Correct the places that the lines below the message show, as `FILE:LINE:COLUMN`; [grades.md](grades.md#a-list-of-your-own) has every column. `mcp-grade-gate export validate FILE` shows them without judging anything.',
  },
  'export-shrunken': {
    cause: 'elsewhere',
    messages: [
      'The export of … generated at … has … servers, and the one generated at … has …: more than half of them are missing.',
    ],
    first:
      'Ask the owner of the grading service whether servers were removed on purpose. If they were, wait: after two days the smaller export is accepted. Until then, judge by an earlier export with `export-file`.',
  },
  'export-too-large': {
    cause: 'workflow',
    messages: ['The export of … is larger than … MB, the largest size that is read.'],
    first: 'Check `base-url`: no real export has 16 GB.',
  },
  'store-unwritable': {
    cause: 'elsewhere',
    messages: [
      'The export could not be kept in …: …',
      'The export was downloaded, but the copy on the disk cannot be read.',
    ],
    first:
      'Free space in `RUNNER_TEMP`, or on the command line in the folder for temporary files: about a quarter of the size of the export.',
  },
} as const satisfies Record<string, FailureHelp>;
