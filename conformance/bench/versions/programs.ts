import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import semver from 'semver';
import type { EcosystemType } from '../../../src/model.ts';

/** A range, and versions of which a program chooses. */
export interface Case {
  readonly ecosystem: EcosystemType;
  readonly range: string;
  readonly versions: readonly string[];
}

/** What a program chooses: null for no version; `invalid` where it does not read the range. */
export type Choice = string | null | { readonly invalid: true };

/** Asks a program about many ranges at once. */
export type Program = (cases: readonly Case[]) => Choice[];

/** A program of Python, by the name under which `programs.py` runs it. */
function ofPython(program: string): Program {
  return (cases) => {
    const lines = cases.map((each) => JSON.stringify({ program, kind: 'select', ...each }));
    const driver = fileURLToPath(new URL('programs.py', import.meta.url));
    const { stdout, stderr, status } = spawnSync(process.env['PYTHON'] ?? 'python3', [driver], {
      input: lines.join('\n'),
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    });
    if (status !== 0) throw new Error(`${program} cannot be run:\n${stderr}`);
    return stdout
      .trimEnd()
      .split('\n')
      .map((line) => {
        const { answer, invalid } = JSON.parse(line) as { answer: string | null; invalid?: string };
        return invalid === undefined ? answer : { invalid: true };
      });
  };
}

const nodeSemver: Program = (cases) =>
  cases.map(({ range, versions }) =>
    semver.validRange(range, { loose: true }) === null
      ? { invalid: true }
      : semver.maxSatisfying([...versions], range, { loose: true }),
  );

/** The programs that the grammars name. */
export const programs: Readonly<Record<string, Program>> = {
  packaging: ofPython('packaging'),
  pip: ofPython('pip'),
  poetry: ofPython('poetry'),
  'node-semver': nodeSemver,
};
