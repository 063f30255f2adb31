import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import semver from 'semver';
import type { EcosystemType } from '../../../src/model/model.ts';

/** A range, and the versions from which a program chooses. */
export interface Case {
  readonly ecosystem: EcosystemType;
  readonly range: string;
  readonly versions: readonly string[];
  /** The versions that are withdrawn, and those that require a different interpreter. */
  readonly yanked?: readonly string[];
  readonly unsuited?: readonly string[];
}

/** A program's choice: null for no version; `invalid` if the program cannot parse the range. */
export type Choice = string | null | { readonly invalid: true };

/** Asks a program about many ranges at once; returns null if the program is not available. */
export type Program = (cases: readonly Case[]) => Choice[] | null;

interface Answer {
  readonly answer?: unknown;
  readonly invalid?: string | true;
  readonly absent?: true;
}

/**
 * Runs a Python driver on the given lines and returns its answers. The driver documents the format of the
 * lines.
 */
export function fromPython(lines: readonly object[], file = 'programs.py'): Answer[] {
  const driver = fileURLToPath(new URL(file, import.meta.url));
  const { stdout, stderr, status } = spawnSync(process.env['PYTHON'] ?? 'python3', [driver], {
    input: lines.map((line) => JSON.stringify(line)).join('\n'),
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) throw new Error(`the resolvers of Python cannot be run:\n${stderr}`);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Returns a Python program, by the name under which `programs.py` runs it. */
function ofPython(program: string): Program {
  return (cases) =>
    fromPython(cases.map((each) => ({ program, kind: 'select', ...each }))).map(
      ({ answer, invalid }) =>
        invalid === undefined ? (answer as string | null) : { invalid: true },
    );
}

/** Returns a program that installs from an index, by the name under which `on_index.py` runs it. */
function onIndex(program: string): Program {
  return (cases) => {
    const answers = fromPython(
      cases.map((each) => ({ program, ...each })),
      'on_index.py',
    );
    if (answers.some(({ absent }) => absent === true)) return null;
    return answers.map(({ answer, invalid }) =>
      invalid === undefined ? (answer as string | null) : { invalid: true },
    );
  };
}

const nodeSemver: Program = (cases) =>
  cases.map(({ range, versions }) =>
    semver.validRange(range, { loose: true }) === null
      ? { invalid: true }
      : semver.maxSatisfying([...versions], range, { loose: true }),
  );

/** Go, with a file-based proxy in which each range has a separate module. */
const go: Program = (cases) => {
  const folder = mkdtempSync(join(tmpdir(), 'versions-'));
  const choices: Choice[] = [];
  const module = (index: number): string => `acme.example/notes${index}`;
  try {
    for (const [index, { versions }] of cases.entries()) {
      const place = join(folder, 'proxy', module(index), '@v');
      mkdirSync(place, { recursive: true });
      writeFileSync(join(place, 'list'), versions.join('\n'));
      for (const version of versions) {
        const info = JSON.stringify({ Version: version, Time: '2026-01-01T00:00:00Z' });
        writeFileSync(join(place, `${version}.info`), info);
        writeFileSync(join(place, `${version}.mod`), `module ${module(index)}\n`);
      }
    }
    const env = {
      ...process.env,
      GOPROXY: pathToFileURL(join(folder, 'proxy')).href,
      GONOSUMDB: '*',
      GONOSUMCHECK: '1',
      GOFLAGS: '-mod=mod',
      GOMODCACHE: join(folder, 'cache'),
      GOTOOLCHAIN: 'local',
    };
    const step = 100;
    for (let start = 0; start < cases.length; start += step) {
      const some = cases.slice(start, start + step);
      const queries = some.map(({ range }, index) => `${module(start + index)}@${range}`);
      const format = '{{.Path}} {{.Version}} {{if .Error}}refused{{end}}';
      const { stdout } = spawnSync('go', ['list', '-m', '-e', '-f', format, ...queries], {
        cwd: folder,
        env,
        encoding: 'utf8',
      });
      const lines = stdout.trimEnd().split('\n');
      if (lines.length !== some.length) throw new Error('go answers some of the queries only');
      for (const [index, line] of lines.entries()) {
        const [, version = '', refused] = line.split(' ');
        const isChosen = refused === '' && some[index]?.versions.includes(version) === true;
        choices.push(isChosen ? version : null);
      }
    }
  } finally {
    spawnSync('chmod', ['-R', 'u+w', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
  return choices;
};

/** The programs that the grammars name. */
export const programs: Readonly<Record<string, Program>> = {
  packaging: ofPython('packaging'),
  pip: ofPython('pip'),
  poetry: ofPython('poetry'),
  uv: onIndex('uv'),
  'pip install': onIndex('pip'),
  'node-semver': nodeSemver,
  go,
};
