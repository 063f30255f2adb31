/*
 * Tests changes to agentic workflows and their compiled files, to workflows that run the gate, and to the
 * gate's policy.
 */
import { harmless, judged, type Pull } from './play.ts';
import {
  agentic,
  agenticRepository,
  board,
  gate,
  governed,
  npx,
  policy,
  project,
  replaced,
} from './repositories.ts';

const rules = 'rules:\n  unpinned: fail\n';
const waiver = `waivers:
  - match: pkg:npm/@fictional-mcp/files@1.2.0
    rule: below-minimum
    reason: reviewed in SEC-112
    expires: 2999-12-31
`;
const files = replaced({ files: npx('@fictional-mcp/files@1.2.0') });
const waived = { ...governed, ...policy(rules + waiver) };

export const workflows: readonly Pull[] = [
  ...harmless(agenticRepository, [
    ['compiles an agentic workflow anew', agentic({ compiler: 'v0.31.0' })],
    ['changes its prompt', agentic({ prompt: 'Triage the issue, and say thanks.' })],
    ['raises the image of its server', agentic({ image: `${board}:1.1.0` })],
    ['adds an agentic workflow', agentic(), { start: { 'README.md': '' } }],
  ]),
  ...judged('fail', agenticRepository, [
    ['lowers the image of its server', agentic({ image: `${board}:0.9.0` })],
  ]),
  ...judged('warn', agenticRepository, [
    ['lets the image of its server follow a tag', agentic({ image: `${board}:latest` })],
  ]),
  ...harmless(governed, [
    ['demands more of servers', policy(rules, 80)],
    ['comments its policy', policy(`# Agreed with the platform team.\n${rules}`)],
    ['fails by one more rule', policy(`${rules}  unlisted: fail\n`)],
    ['denies a server', policy(`${rules}deny:\n  - pkg:npm/evil-mcp\n`)],
    ['comments on pull requests', gate({ step: '          comment: on-failure\n' })],
    [
      'runs the gate at another time too',
      gate({
        on: '  pull_request:\n    types: [opened, synchronize, reopened, edited]\n  merge_group:\n  schedule:\n    - cron: "0 6 * * 1"',
      }),
    ],
    ['waives a server that comes later', policy(rules + waiver)],
    ['demands more by an input', gate({ step: '          min-score: 85\n' })],
    ['updates the gate itself', gate({ uses: 'acme/mcp-grade-gate@v2' })],
    ['brings the gate in with a policy', { ...gate(), ...policy() }, { start: project }],
  ]),
  ...judged('warn', governed, [
    ['adds a server that is waived', { ...files }, { start: waived }],
    ['demands less of servers', policy(rules, 60)],
    ['brings a milder policy where a workflow of a ruleset runs', policy(), { start: project }],
    [
      'brings a step in and demands less, where a policy was there',
      { ...gate(), ...policy(rules, 60) },
      { start: { ...project, ...policy(rules) } },
    ],
    ['takes the level of a rule away', policy()],
    ['lets the step go on after an error', gate({ step: '        continue-on-error: true\n' })],
    ['takes the gate away', { '.github/workflows/grades.yml': null }],
    [
      'runs the gate for some files only',
      gate({
        on: '  pull_request:\n    types: [opened, synchronize, reopened, edited]\n    paths: [".mcp.json"]\n  merge_group:',
      }),
    ],
    ['reports only', gate({ step: '          preset: report-only\n' })],
  ]),
  ...judged('fail', governed, [
    ['waives what it brings', { ...files, ...policy(rules + waiver) }, { annotations: 2 }],
    ['unpins a server where that fails', replaced({ notes: npx('@fictional-mcp/notes') })],
  ]),
  ...harmless(project, [['brings the gate in', gate()]]),
];
