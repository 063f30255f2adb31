/* Which policy applies to a change, and which relaxations are reported. */
import { describe, expect, test } from 'vitest';
import { findEffectivePolicy } from '../../../src/gate/pipeline/effective-policy.ts';
import { readSettings } from '../../../src/gate/settings/settings.ts';
import type { FileSource } from '../../../src/io/files/tree.ts';
import { unreadableReasons } from '../../../src/io/files/unreadable.ts';
import type { BaseFound } from '../../../src/io/github/base.ts';
import { policyLines } from '../../../src/judging/policy/policy-lines.ts';
import { plainText } from '../../../src/report/report-messages.ts';

/** Returns a commit with a policy file, or without one if `text` is null. */
const commit = (text: string | null): FileSource => ({
  namesIn: async () => [],
  readBytes: async () => ({ reason: 'not needed' }),
  readFile: async () => (text === null ? { reason: unreadableReasons.absent } : { text }),
  readTree: async () => {
    throw new Error('there are no workflows');
  },
});

interface Sides {
  /** The policy in effect, from the default branch. */
  readonly main: string | null;
  /** The policy from the commit where the work branched off, or from the target branch. */
  readonly base: string | null;
  readonly head: string | null;
}

async function find({ main, base, head }: Sides) {
  const found: BaseFound = {
    base: { commit: 'b', hash: 'sha1', source: commit(base) },
    missing: null,
    policy: { source: commit(main), commit: 'm', name: 'main', insteadOf: null },
    branch: null,
    needsPolicy: true,
  };
  const settings = readSettings({ 'export-file': 'export.json' }, 'input');
  const openRepository = (): never => {
    throw new Error('no policy of another repository is named');
  };
  const ports = {
    head: commit(head),
    folder: '',
    actionRepository: null,
    workflowFile: null,
    openRepository,
  };
  const { policy, relaxations, notices } = await findEffectivePolicy(settings, ports, found);
  return {
    minScore: policy.values['min-score'],
    relaxed: relaxations.map(({ message }) => plainText(message)),
    notices,
    waivers: policy.values.waivers.map(({ writtenIn, span }) => [
      writtenIn,
      span?.start.line ?? null,
    ]),
    lines: policyLines(policy).filter(({ name }) => name === 'waivers'),
  };
}

const [lax, middling, strict] = ['min-score: 40', 'min-score: 60', 'min-score: 90'];
const broken = 'min-scoer: 90';
const isLowered = (before: number, now: number) => [`min-score ${before} becomes ${now}`];

describe('a change that does not edit the policy file relaxes nothing', () => {
  test.for([
    ['the same everywhere', { main: strict, base: strict, head: strict }, 90],
    ['main became stricter meanwhile', { main: strict, base: lax, head: lax }, 90],
    ['main got one meanwhile', { main: strict, base: null, head: null }, 90],
    ['main gave it up meanwhile', { main: null, base: lax, head: lax }, 75],
    [
      'the branch has an old fault that main has corrected',
      { main: strict, base: broken, head: broken },
      90,
    ],
  ] as const)('%s', async ([, sides, minScore]) => {
    expect(await find(sides)).toMatchObject({ minScore, relaxed: [], notices: [] });
  });
});

describe('a change that edits it is compared with its base', () => {
  test.for([
    ['lower', { main: strict, base: strict, head: lax }, isLowered(90, 40)],
    [
      'lower on a branch that was milder',
      { main: strict, base: middling, head: lax },
      isLowered(60, 40),
    ],
    ['higher there', { main: strict, base: lax, head: middling }, []],
    ['taken out', { main: strict, base: strict, head: null }, isLowered(90, 75)],
    // If the base's file has faults, the effective policy is compared instead.
    ['corrected and lower', { main: strict, base: broken, head: lax }, isLowered(90, 40)],
  ] as const)('%s', async ([, sides, relaxed]) => {
    const found = await find(sides);
    expect(found).toMatchObject({ minScore: 90, relaxed });
    expect(found.notices).toHaveLength(sides.head === null ? 0 : 1);
  });

  test('a fault that it adds is an error', async () => {
    await expect(find({ main: strict, base: strict, head: broken })).rejects.toThrow();
  });
});

describe('if the effective policy has faults', () => {
  test('a change that corrects it is judged by its own', async () => {
    const found = await find({ main: broken, base: broken, head: lax });
    expect(found).toMatchObject({ minScore: 40, relaxed: [] });
    expect(found.notices[0]).toMatch(/\bmain has errors\b.*\bmin-scoer\b/);
  });

  test('a change of something else cannot be judged', async () => {
    await expect(find({ main: broken, base: broken, head: broken })).rejects.toThrow();
    await expect(find({ main: broken, base: broken, head: null })).rejects.toThrow();
  });

  test('an edit on a branch without the fault is compared with that branch', async () => {
    const found = await find({ main: broken, base: middling, head: lax });
    expect(found).toMatchObject({ minScore: 40, relaxed: isLowered(60, 40) });
  });
});

describe('an effective waiver is located', () => {
  const waiver =
    'waivers: [{ match: "pkg:npm/a", rule: unlisted, reason: r, expires: 2099-01-31 }]';
  const owner = `min-score: 90\n${waiver}\n`;
  const file = '.github/mcp-grade-gate.yml';

  test.for([
    ['on its line if the change has the same text', owner, [file, 2]],
    ['on no line of another text', `# new\n\n${owner}`, [file, null]],
    ['in no file if the change removes the file', null, [null, null]],
  ] as const)('%s', async ([, head, place]) => {
    const { waivers, lines } = await find({ main: owner, base: owner, head });
    expect(waivers).toEqual([place]);
    // The provenance names the effective file.
    expect(lines).toMatchObject([{ source: `${file} of main:2` }]);
  });
});
