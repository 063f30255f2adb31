import type { FailureHelp } from './failure-help.ts';

export const serviceFailures = {
  'missing-key': {
    cause: 'workflow',
    first:
      "Compare the secret's name in the workflow with the name in the settings: if they differ, GitHub passes an empty value. Dependabot has its own secrets, and forks get none: see [senders.md](senders.md). On the command line, set `MCP_GRADE_GATE_API_KEY`, or use `--export-file`.",
    effect: 'excusable',
  },
  'key-refused': {
    cause: 'workflow',
    first:
      'The key was replaced or has expired, or its subscription has ended. Save the current key in the secret that `api-key` uses, without quotes or spaces around it.',
  },
  'access-refused': {
    cause: 'workflow',
    first:
      'Usually, a proxy, firewall or login page blocks the runner. From the runner, send the same request with curl to find out which one responds, and allow the runner there.',
  },
  'export-unavailable': {
    cause: 'workflow',
    first:
      'Run the job again. If the problem persists, check that the runner can reach the address, and raise `timeout` if the connection is slow. A [warm cache](start.md#save-pull-requests-the-download) bridges the next outage.',
    effect: 'excusable',
  },
  'export-not-found': {
    cause: 'workflow',
    first:
      "Set `base-url` to the service's address without a path: the gate appends `/api/v1/scores.json`.",
  },
  'export-redirected': {
    cause: 'workflow',
    first:
      'Set `base-url` to the address where the redirects end. The gate never sends the key to another origin.',
  },
  'certificate-refused': {
    cause: 'workflow',
    first:
      'Set `NODE_EXTRA_CA_CERTS` to the certificate file for the certificate authority that the proxy or service uses: see [runners.md](runners.md#certificates).',
  },
  'export-not-json': {
    cause: 'file',
    first:
      'Request the address with curl from the same runner: usually a login page or a proxy answers. If the export is a local file, decompress it before you use it. Download it with `curl -o`, because `>` in PowerShell 5 writes UTF-16.',
  },
  'export-malformed': {
    cause: 'file',
    first:
      'If you use a local file, check that it is the complete export. If the file is complete, send the output of `mcp-grade-gate export validate` to the owner of the service. Until the export is fixed, use an earlier one with `export-file`.',
  },
  'invalid-review-list': {
    cause: 'file',
    first:
      'Correct the errors listed as `FILE:LINE:COLUMN` below the message; [grades.md](grades.md#a-list-of-your-own) describes every column. `mcp-grade-gate export validate FILE` lists these errors without judging anything.',
  },
  'export-shrunken': {
    cause: 'elsewhere',
    first:
      'Ask the owner of the grading service whether servers were removed on purpose. If the removal was intended, wait: after two days, the gate accepts the smaller export. Until then, use an earlier export with `export-file`.',
  },
  'export-too-large': {
    cause: 'workflow',
    first: 'Check `base-url`: no real export is as large as 16 GB.',
  },
  'store-unwritable': {
    cause: 'elsewhere',
    first:
      "Free up space in `RUNNER_TEMP` or, on the command line, in the folder for temporary files. The gate needs about a quarter of the export's size.",
  },
} as const satisfies Record<string, FailureHelp>;
