/*
 * Tests every name in the settings tables as a variable, as an option and as a settings line, which all mean
 * the same. In each form, a name that is not in a table alters a launch.
 */
import { describe, expect, test } from 'vitest';
import { bunSettings } from '../../../src/detection/launch/launchers/bun/bun-settings.ts';
import { denoSettings } from '../../../src/detection/launch/launchers/deno/deno-settings.ts';
import { nugetSettings } from '../../../src/detection/launch/launchers/dotnet/dotnet-settings.ts';
import { npmSettings } from '../../../src/detection/launch/launchers/npm/npm-settings.ts';
import { pipxSettings } from '../../../src/detection/launch/launchers/pipx/pipx-settings.ts';
import { uvSettings } from '../../../src/detection/launch/launchers/uv/uv-settings.ts';
import { yarnSettings } from '../../../src/detection/launch/launchers/yarn/yarn-settings.ts';
import type { VariableSpace } from '../../../src/detection/launch/variables/space.ts';
import { wordList } from '../../../src/detection/launch/word-list.ts';
import type { LazyProject } from '../../../src/detection/resolution/project/project.ts';
import { declare, launchWith, projectWith, resolveInProject, word } from '../../builders.ts';
import { runs } from '../../seed.ts';

type Files = Readonly<Record<string, string>>;

interface Program {
  readonly space: VariableSpace;
  readonly prefix: string;
  /** The files around every launch. */
  readonly files: Files;
  /** Returns a launch's words, with the given options in their place. */
  readonly line: (options: readonly string[]) => readonly string[];
  /**
   * Returns the words for an option with a value. If it is unclear what an option is, the program does not
   * have it.
   */
  readonly option: (name: string, value: string) => readonly string[];
  /** Names that mean something other than a setting when given as options. */
  readonly others: readonly string[];
  /** Each of the program's settings files, with one setting. */
  readonly lines: readonly ((name: string, value: string) => Files)[];
}

const dashed = (name: string): string => name.toLowerCase().replaceAll('_', '-');
const camel = (name: string): string =>
  name.toLowerCase().replace(/(?<=.)_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const attached = (name: string, value: string): readonly string[] => [`--${dashed(name)}=${value}`];
const npmrc = (name: string, value: string): Files => ({ '.npmrc': `${dashed(name)}=${value}\n` });

const locked: Files = {
  'package.json': JSON.stringify({ name: 'shop', devDependencies: { good: '^1.0.0' } }),
  'package-lock.json': JSON.stringify({
    lockfileVersion: 3,
    packages: { '': {}, 'node_modules/good': { version: '1.0.0', bin: 'x.js' } },
  }),
};

const programs: Readonly<Record<string, Program>> = {
  npm: {
    space: npmSettings,
    prefix: 'npm_config_',
    files: {},
    line: (options) => ['npx', ...options, 'good@1.0.0'],
    option: attached,
    others: wordList('_auth package call usage version versions'),
    lines: [npmrc],
  },
  pnpm: {
    space: npmSettings,
    prefix: 'pnpm_config_',
    files: {},
    line: (options) => ['pnpm', 'dlx', ...options, 'good@1.0.0'],
    option: (name, value) => [`--config.${dashed(name)}=${value}`],
    others: [],
    lines: [npmrc, (name, value) => ({ 'pnpm-workspace.yaml': `${camel(name)}: "${value}"\n` })],
  },
  yarn: {
    space: yarnSettings,
    prefix: 'YARN_',
    files: {},
    line: (options) => ['yarn', 'dlx', ...options, 'good@1.0.0'],
    option: attached,
    others: [],
    lines: [
      (name, value) => ({ '.yarnrc.yml': `${camel(name)}: "${value}"\n` }),
      (name, value) => ({ '.yarnrc': `--install.${dashed(name)} "${value}"\n` }),
    ],
  },
  bun: {
    space: bunSettings,
    prefix: 'BUN_CONFIG_',
    files: locked,
    line: (options) => ['bun', 'run', ...options, 'good'],
    option: attached,
    others: ['INSTALL'],
    lines: [
      (name, value) => ({ 'bunfig.toml': `[install]\n${camel(name)} = "${value}"\n` }),
      (name, value) => ({ 'bunfig.toml': `${camel(name)} = "${value}"\n` }),
    ],
  },
  bunx: {
    space: bunSettings,
    prefix: 'BUN_CONFIG_',
    files: {},
    line: (options) => ['bunx', ...options, 'good@1.0.0'],
    option: attached,
    others: wordList('INSTALL VERSION'),
    lines: [],
  },
  deno: {
    space: denoSettings,
    prefix: 'DENO_',
    files: {},
    line: (options) => ['deno', 'run', ...options, 'npm:good@1.0.0'],
    option: attached,
    others: [],
    lines: [],
  },
  uv: {
    space: uvSettings,
    prefix: 'UV_',
    files: {},
    line: (options) => ['uv', 'run', '--with', 'good==1.0.0', ...options, 'good'],
    option: attached,
    others: ['PACKAGE'],
    lines: [
      (name, value) => ({ 'uv.toml': `${dashed(name)} = "${value}"\n` }),
      (name, value) => ({ 'uv.toml': `[pip]\n${dashed(name)} = "${value}"\n` }),
      (name, value) => ({ 'pyproject.toml': `[tool.uv]\n${dashed(name)} = "${value}"\n` }),
    ],
  },
  uvx: {
    space: uvSettings,
    prefix: 'UV_',
    files: {},
    line: (options) => ['uvx', ...options, 'good@1.0.0'],
    option: attached,
    others: [],
    lines: [],
  },
  pipx: {
    space: pipxSettings,
    prefix: 'PIPX_',
    files: {},
    line: (options) => ['pipx', 'run', ...options, 'good==1.0.0'],
    option: attached,
    others: [],
    lines: [],
  },
  nuget: {
    space: nugetSettings,
    prefix: 'NUGET_',
    files: {},
    line: (options) => ['dnx', ...options, 'Good@1.0.0'],
    option: attached,
    others: ['VERSION'],
    lines: [
      (name, value) => ({
        'nuget.config': `<configuration><config><add key="${name}" value="${value}"/></config></configuration>`,
      }),
    ],
  },
};

/** The minimum number of names in each table that are also options of the program. */
const options: Readonly<Record<string, number>> = {
  ...{ npm: 290, pnpm: 290, yarn: 35, bun: 45, bunx: 55 },
  ...{ deno: 38, uv: 60, uvx: 40, pipx: 14, nuget: 11 },
};

const values = ['true', 'false', './evil', '/tmp/x', 'https://evil.example/', '2020-01-01', 'x'];

/*
 * The table entry decides what a value means, and the program decides how a name is spelled. The first name
 * in an entry is therefore tried with every value. The other names are tried with a flag's value and with one
 * of the rest in turn, or with all values if `SEED` is set.
 */
const unlikeFlags = values.slice(1);
const valuesFor = (isFirst: boolean, turn: number): readonly string[] =>
  isFirst || runs(5) === 5 ? values : ['true', unlikeFlags[turn % unlikeFlags.length] ?? ''];

/** Returns the project around a program's launches, including the given settings files. */
const around = ({ files }: Program, settings: Files = {}): LazyProject =>
  projectWith({ ...files, ...settings, 'evil/x.js': '' });

/**
 * Returns whether a launch is altered, or null if an option that is not a setting turned it into a different
 * launch.
 */
async function isAltered(
  { line }: Program,
  options: readonly string[],
  env: Readonly<Record<string, string>>,
  open: LazyProject,
): Promise<boolean | null> {
  const [command = '', ...args] = line(options).map(word);
  const launch = launchWith({
    command: command as never,
    args: args as never,
    env: new Map(Object.entries(env).map(([name, value]) => [name, word(value)])),
  });
  const found = await resolveInProject(open, declare('x', { launch }));
  return found.length === 1 && found[0]?.name?.toLowerCase() === 'good'
    ? found[0].alterations.length > 0
    : null;
}

describe.for(Object.entries(programs))('%s', ([own, program]) => {
  const judged = new Set<string>();
  // The variables and options appear in no file, so one project serves them all.
  const unset = around(program);

  const { space, prefix, option, lines, others } = program;
  const named = space.variables
    .filter(({ harmless }) => harmless !== 'read as an option')
    .flatMap((each) =>
      each.names.map((name, at) => ({
        name: name.replaceAll('*', 'xx').replace('.', '_'),
        isFirst: at === 0,
      })),
    );
  const tried = [...named, { name: 'a_setting_of_tomorrow', isFirst: true }];
  const names = [...Map.groupBy(tried, ({ name }) => name)].map(
    ([name, alike]) => [name, alike.some(({ isFirst }) => isFirst)] as const,
  );

  test.for(names.map((each, turn) => [...each, turn] as const))(
    '%s',
    async ([name, isFirst, turn]) => {
      const wrong: unknown[] = [];
      for (const value of valuesFor(isFirst, turn)) {
        const variable = await isAltered(program, [], { [`${prefix}${name}`]: value }, unset);
        expect(variable).not.toBeNull();
        for (const [at, write] of lines.entries()) {
          const inFile = await isAltered(program, [], {}, around(program, write(name, value)));
          if (inFile !== variable) wrong.push({ value, line: at, variable, inFile });
        }
        if (others.includes(name)) continue;
        const written = await isAltered(program, option(name, value), {}, unset);
        const isFlag = written === null && value === 'true';
        const given = isFlag ? await isAltered(program, [`--${dashed(name)}`], {}, unset) : written;
        if (given !== null) judged.add(name);
        if (given !== null && given !== variable) wrong.push({ value, option: given, variable });
      }
      expect(wrong).toEqual([]);
    },
  );

  test('has options', () => {
    expect(judged.size).toBeGreaterThanOrEqual(options[own] ?? Number.NaN);
  });
});
