import type { FailureHelp } from './failure-help.ts';

/** Failures of the API key and the export of the grading service. */
export const serviceFailures = {
  'missing-key': {
    cause: 'workflow',
    messages: [
      'The API key is missing: the input api-key is empty.',
      'The API key is missing: by default, GitHub gives no secrets to pull requests from forks. If you opened this one, there is nothing for you to do.',
      'The API key is missing: Dependabot runs get only Dependabot secrets.',
      'The API key is missing: MCP_GRADE_GATE_API_KEY is not set.',
    ],
    first:
      "Compare the secret's name in the workflow with the name in the settings: for a wrong name, GitHub passes an empty value. Dependabot has its own secrets, and forks get none: see [senders.md](senders.md). On the command line, set `MCP_GRADE_GATE_API_KEY`, or use `--export-file`.",
    effect: 'excusable',
  },
  'key-refused': {
    cause: 'workflow',
    messages: ['… answered 402 Payment Required: the API key is missing, expired or refused.'],
    first:
      'The key was replaced, has expired, or its subscription has ended. Save the current key in the secret that `api-key` uses, without quotes or spaces around it.',
  },
  'access-refused': {
    cause: 'workflow',
    messages: [
      '… answered …: this runner or this key is not allowed to download the export.',
      'The proxy in front of … answered 407: it does not accept this runner.',
    ],
    first:
      'Usually a proxy, firewall or login page blocks the runner. Send the same request from the runner with curl to see who answers, and let the runner through.',
  },
  'export-unavailable': {
    cause: 'workflow',
    messages: ['The export could not be downloaded from …: … (… attempts).'],
    first:
      'Run the job again. If the problem persists, check that the runner can reach the address, and raise `timeout` on a slow connection. A [warm cache](start.md#save-pull-requests-the-download) bridges the next outage.',
    effect: 'excusable',
  },
  'export-not-found': {
    cause: 'workflow',
    messages: ['… answered … instead of sending the export.'],
    first:
      "Set `base-url` to the service's address without a path: the gate appends `/api/v1/scores.json`.",
  },
  'export-redirected': {
    cause: 'workflow',
    messages: [
      '… redirects the export to …, but the API key is never sent to another origin.',
      '… redirects the export more than … times.',
    ],
    first:
      'Set `base-url` to the address at which the redirects end. The gate never sends the key to another origin.',
  },
  'certificate-refused': {
    cause: 'workflow',
    messages: ['The certificate of … is not trusted (…).'],
    first:
      'Set `NODE_EXTRA_CA_CERTS` to the certificate file of the authority that the proxy or service uses: see [runners.md](runners.md#certificates).',
  },
  'export-not-json': {
    cause: 'file',
    messages: [
      'The data from … is not JSON: it looks like a web page.',
      'The data from … is not JSON: it does not begin like JSON.',
      'The data from … is not JSON: it is empty.',
      'The data from … is not JSON: it ends after … bytes.',
      'The data from … is not JSON: it is compressed with ….',
      'The data from … is not JSON: it is in UTF-16.',
    ],
    first:
      'Open the address with curl from the same runner: usually a login page or a proxy answers. Decompress a local file first. Download it with `curl -o`, because `>` in PowerShell 5 writes UTF-16.',
  },
  'export-malformed': {
    cause: 'file',
    messages: [
      'The data from … is not an export: …',
      'The export from … does not say when it was generated: generated_at is not a timestamp.',
      'The export from … has no …, so nothing can be judged with it.',
      'The export is unusable as a whole: very many of its findings share one id, and many servers refer to it.',
    ],
    first:
      'Check that a local file is the complete export. If it is, send the output of `mcp-grade-gate export validate` to the owner of the service. Until the export is fixed, use an earlier one with `export-file`.',
  },
  'invalid-review-list': {
    cause: 'file',
    messages: ['The review list … has …, so nothing was judged with it.'],
    first:
      'Correct the places listed below the message, as `FILE:LINE:COLUMN`; [grades.md](grades.md#a-list-of-your-own) describes every column. `mcp-grade-gate export validate FILE` lists them without judging anything.',
  },
  'export-shrunken': {
    cause: 'elsewhere',
    messages: [
      'The export from … generated at … has … servers, but the one generated at … has only …: more than half of the servers are missing.',
    ],
    first:
      'Ask the owner of the grading service whether servers were removed on purpose. If they were, wait: after two days, the gate accepts the smaller export. Until then, use an earlier export with `export-file`.',
  },
  'export-too-large': {
    cause: 'workflow',
    messages: ['The export from … is larger than … MB, the size limit.'],
    first: 'Check `base-url`: no real export is as large as 16 GB.',
  },
  'store-unwritable': {
    cause: 'elsewhere',
    messages: [
      'The export could not be stored in …: …',
      'The export was downloaded, but the copy on disk cannot be read.',
    ],
    first:
      "Free up space in `RUNNER_TEMP`, or on the command line in the folder for temporary files. The gate needs about a quarter of the export's size.",
  },
} as const satisfies Record<string, FailureHelp>;
