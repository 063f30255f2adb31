/* For each rule an example in which it fires, and what resolves it. docs/rules.md shows them. */

import { exportDocument } from '../export-service/corpus.ts';
import { today } from '../policy/judging.ts';

/** The files of a repository by their paths, and inputs of the action. */
export interface Side {
  readonly files: Readonly<Record<string, string>>;
  readonly inputs?: Readonly<Record<string, string>>;
}

export interface RuleExample {
  /** What the change is compared with; absent where everything is judged. */
  readonly before?: Side;
  readonly fires: Side;
  /** What resolves it, in words that follow "Resolved by". */
  readonly by: string;
  readonly resolved: Side;
  /** What is to know of the export, as a sentence. */
  readonly about?: string;
  /** The export, where it is not that of the fictional corpus; that of the resolved side. */
  readonly exported?: readonly [fires: object, resolved: object];
}

export const policyFile = '.github/mcp-grade-gate.yml';
const hourMs = 3_600_000;
/** The time at which all are judged. */
export const now = today.getTime();

/** `.mcp.json` with the servers of some command lines or entries, as people write it. */
function mcp(...launches: readonly (string | object)[]): Side {
  const servers = launches.map((launch) => {
    if (typeof launch !== 'string') return ['server', launch];
    const [command = '', ...args] = launch.split(' ');
    const [, name = 'server'] = /([a-z-]+)(?:[@=:][\w.=]*)?$/.exec(launch) ?? [];
    return [name, { command, args }];
  });
  const text = JSON.stringify({ mcpServers: Object.fromEntries(servers) }, null, 1);
  return {
    files: { '.mcp.json': `${text.replace(/\s*\n\s*/g, ' ').replace(/\[ (.*?) \]/g, '[$1]')}\n` },
  };
}

/** A side with a policy. */
function under(policy: string, side: Side): Side {
  return { ...side, files: { ...side.files, [policyFile]: `${policy}\n` } };
}

const waiver = (lines: readonly string[], expires: string): string =>
  [
    'waivers:',
    ...lines.map((line, at) => `${at === 0 ? '  - ' : '    '}${line}`),
    `    expires: ${expires}`,
  ].join('\n');

const npx = (name: string): string => `npx -y ${name}`;
const notes = npx('@fictional-mcp/notes@1.4.0');
const ofCalendar = [
  'match: pkg:npm/@fictional-mcp/calendar@2.0.0',
  'rule: failing-finding',
  'reason: reviewed in SEC-112',
];
/** The export, where an example has none of its own. */
export const corpus = exportDocument(new Date(now - hourMs));

/** The export of the corpus in which a check of one version could not be carried out. */
function withUnscanned(server: string, version: string): object {
  const { scores, findings } = corpus as {
    scores: { server: string; version: string; findings: string[] }[];
    findings: { id: string }[];
  };
  const [first] =
    scores.find((each) => each.server === server && each.version === version)?.findings ?? [];
  return {
    ...corpus,
    findings: findings.map((each) =>
      each.id === first ? { ...each, result: 'unscannable' } : each,
    ),
  };
}
const unscanned = withUnscanned('srv-notes', '1.4.0');

const recordOf = (server: string): string => `servers:\n  - match: ${server}`;

/** The examples by the ids of the rules. */
export const ruleExamples: Readonly<Record<string, RuleExample>> = {
  'score-below-minimum': {
    fires: mcp(npx('@fictional-mcp/files@1.2.0')),
    by: 'the version that the message names',
    resolved: mcp(npx('@fictional-mcp/files@1.5.0')),
  },
  'grade-below-minimum': {
    fires: under('min-grade: A', mcp(npx('@fictional-mcp/files@1.5.0'))),
    by: 'a server with that grade',
    resolved: under('min-grade: A', mcp(notes)),
  },
  'too-new': {
    about: 'Version 1.4.0 was first in the export of 18 November, 1.3.0 in that of 22 October.',
    fires: under('min-age: 7d', mcp(notes)),
    by: 'an older version that passes',
    resolved: under('min-age: 7d', mcp(npx('@fictional-mcp/notes@1.3.0'))),
  },
  denied: {
    fires: under(
      'deny: ["pkg:npm/@fictional-mcp/calendar@<2.1"]',
      mcp(npx('@fictional-mcp/calendar@2.0.0')),
    ),
    by: 'a version that is not on the list',
    resolved: under(
      'deny: ["pkg:npm/@fictional-mcp/calendar@<2.1"]',
      mcp(npx('@fictional-mcp/calendar@2.1.0')),
    ),
  },
  'not-allowed': {
    fires: under('allow: ["pkg:npm/@fictional-mcp/notes"]', mcp(npx('@fictional-mcp/files@1.5.0'))),
    by: 'an entry that the owners of the list add',
    resolved: under(
      'allow: ["pkg:npm/@fictional-mcp/notes", "pkg:npm/@fictional-mcp/files@^1.5"]',
      mcp(npx('@fictional-mcp/files@1.5.0')),
    ),
  },
  'grade-lost': {
    before: mcp(notes),
    fires: mcp(npx('@acme/notes@1.0.0')),
    by: 'a replacement that is graded',
    resolved: mcp(npx('@fictional-mcp/mail@1.1.0')),
  },
  'altered-launch': {
    fires: mcp('npx -y --registry=https://npm.acme.example @fictional-mcp/notes@1.4.0'),
    by: 'the policy, if that registry is a mirror that you trust',
    resolved: under(
      'registries: ["npm=https://npm.acme.example/"]',
      mcp('npx -y --registry=https://npm.acme.example @fictional-mcp/notes@1.4.0'),
    ),
  },
  'unproven-program': {
    fires: mcp('npx -y -p @fictional-mcp/notes@1.4.0 notebook'),
    by: "the package's own program",
    resolved: mcp(notes),
  },
  'lookalike-name': {
    fires: mcp(npx('@fictional-mpc/notes@1.4.0')),
    by: 'the right spelling',
    resolved: mcp(notes),
  },
  'unparsable-file': {
    fires: { files: { '.mcp.json': '{ "mcpServers": { "notes": { "command": "npx"\n' } },
    by: 'a file that parses',
    resolved: mcp(notes),
  },
  'failing-finding': {
    fires: mcp(npx('@fictional-mcp/calendar@2.0.0')),
    by: 'a version without it, or a waiver for this version and check',
    resolved: under(
      waiver(
        [
          ...ofCalendar.slice(0, 2),
          'check: net-egress',
          'reason: reviewed in SEC-112, the statistics are our own',
        ],
        '2027-01-31',
      ),
      mcp(npx('@fictional-mcp/calendar@2.0.0')),
    ),
  },
  'warning-finding': {
    fires: under(
      'min-score: 60\nrules:\n  warning-finding: warn',
      mcp(npx('@fictional-mcp/files@1.4.0')),
    ),
    by: 'a version without warnings',
    resolved: under(
      'min-score: 60\nrules:\n  warning-finding: warn',
      mcp(npx('@fictional-mcp/files@1.5.0')),
    ),
  },
  'unscanned-finding': {
    about: 'One check of version 1.4.0 has the result `unscannable`; version 1.3.0 has none.',
    fires: under('rules:\n  unscanned-finding: warn', mcp(notes)),
    by: 'a version that was scanned in full',
    resolved: under('rules:\n  unscanned-finding: warn', mcp(npx('@fictional-mcp/notes@1.3.0'))),
    exported: [unscanned, unscanned],
  },
  unscannable: {
    fires: mcp('docker run -i registry.example/fictional/maps:2.0.1'),
    by: 'your own review, and a waiver',
    resolved: under(
      waiver(
        [
          'match: pkg:oci/registry.example/fictional/maps@2.0.1',
          'rule: unscannable',
          'reason: the image is built from sources that we reviewed in SEC-117',
        ],
        '2027-01-31',
      ),
      mcp('docker run -i registry.example/fictional/maps:2.0.1'),
    ),
  },
  'unscored-version': {
    fires: mcp(npx('@fictional-mcp/mail@2.0.0')),
    by: 'a version that has a score',
    resolved: mcp(npx('@fictional-mcp/mail@1.1.0')),
  },
  unlisted: {
    fires: mcp(npx('@acme/tickets@1.0.0')),
    by: 'the policy, if the package is your own',
    resolved: under('first-party: ["pkg:npm/@acme/*"]', mcp(npx('@acme/tickets@1.0.0'))),
  },
  unidentified: {
    fires: mcp('notes-server'),
    by: 'a published package by its name',
    resolved: mcp(notes),
  },
  unpinned: {
    fires: mcp(npx('@fictional-mcp/notes')),
    by: 'the version that the message names',
    resolved: mcp(notes),
  },
  'matched-by-name': {
    fires: mcp('uvx fictional-mcp-clock==1.0.0'),
    by: 'the policy, once you have checked that they are the same',
    resolved: under(
      `${recordOf('pkg:pypi/fictional-mcp-clock')}\n    server: srv-byname`,
      mcp('uvx fictional-mcp-clock==1.0.0'),
    ),
  },
  'ambiguous-identity': {
    fires: mcp(npx('@fictional-mcp/twin@1.0.0')),
    by: 'the policy, which says which of them it is',
    resolved: under(
      `${recordOf('pkg:npm/@fictional-mcp/twin')}\n    server: srv-twin-a`,
      mcp(npx('@fictional-mcp/twin@1.0.0')),
    ),
  },
  'grade-dropped': {
    before: mcp(npx('@fictional-mcp/calendar@2.1.0')),
    fires: mcp(npx('@fictional-mcp/calendar@2.0.0')),
    by: 'the version that was there',
    resolved: mcp(npx('@fictional-mcp/calendar@2.1.0')),
  },
  'unverified-publisher': {
    fires: under(
      'min-score: 0\nrules:\n  unverified-publisher: warn',
      mcp(npx('@fictional-mcp/shell@0.1.0')),
    ),
    by: 'a server whose publisher is verified',
    resolved: under('min-score: 0\nrules:\n  unverified-publisher: warn', mcp(notes)),
  },
  'local-code': {
    fires: under('rules:\n  local-code: warn', {
      files: { ...mcp({ command: 'node', args: ['server.js'] }).files, 'server.js': '' },
    }),
    by: 'your own review, and a waiver',
    resolved: under(
      `rules:\n  local-code: warn\n${waiver(['file: .mcp.json', 'alias: server', 'rule: local-code', 'reason: reviewed like all of our code'], '2027-01-31')}`,
      { files: { ...mcp({ command: 'node', args: ['server.js'] }).files, 'server.js': '' } },
    ),
  },
  'stale-export': {
    about: 'The export is 60 hours old.',
    fires: mcp(notes),
    by: 'an export of today or, while the service has none, the input `max-age`',
    resolved: { ...mcp(notes), inputs: { 'max-age': '72h' } },
    exported: [
      exportDocument(new Date(now - 60 * hourMs)),
      exportDocument(new Date(now - 60 * hourMs)),
    ],
  },
  'inconsistent-export': {
    about: 'The export says that it has 99 servers, and has fewer.',
    fires: mcp(notes),
    by: 'an export whose counts are right',
    resolved: mcp(notes),
    exported: [{ ...corpus, counts: { ...(corpus['counts'] as object), servers: 99 } }, corpus],
  },
  'policy-weakened': {
    before: under('min-score: 80', mcp(notes)),
    fires: under('min-score: 60', mcp(notes)),
    by: 'a stricter policy, or a change of its own by somebody who may',
    resolved: under('min-score: 85', mcp(notes)),
  },
  'waiver-expired': {
    fires: under(waiver(ofCalendar, '2026-11-19'), mcp(npx('@fictional-mcp/calendar@2.0.0'))),
    by: 'a later day, if the reason still holds',
    resolved: under(waiver(ofCalendar, '2027-01-31'), mcp(npx('@fictional-mcp/calendar@2.0.0'))),
  },
  'waiver-unused': {
    fires: under(waiver(ofCalendar, '2027-01-31'), mcp(npx('@fictional-mcp/calendar@2.1.0'))),
    by: 'a policy without it',
    resolved: under('preset: recommended', mcp(npx('@fictional-mcp/calendar@2.1.0'))),
  },
};
