/*
 * Tests that reading what scripts start takes time in proportion to their length, whatever they contain. Two
 * sizes are compared in one run: eight times the text may take twenty times as long; times too short to
 * compare are ignored. The best of several attempts counts, because the engine can collect garbage at any
 * time.
 */
import { expect, test } from 'vitest';
import { readShellScript } from '../../../src/detection/launch/shell-script.ts';
import { readShellText } from '../../../src/detection/launch/shell-words.ts';
import { resolveLaunch } from '../../../src/detection/resolution/resolve.ts';
import { decidingFiles } from '../../../src/judging/changes/deciding-files.ts';
import { declare, launchWith, projectWith, resolveIn, word } from '../../builders.ts';
import { measureGrowth } from '../../cpu.ts';

const atoms = [
  ...[
    '${',
    '${}',
    '${a',
    '$(',
    '$((',
    '`',
    '"',
    "'",
    '\'"',
    '\\',
    '\\\\',
    '\\\n',
    '\n',
    ' ',
    '\t',
    '#',
  ],
  ...[
    'a#',
    '<<',
    '<<<',
    '>',
    '2>',
    '1',
    '1>',
    '&',
    '|',
    ';',
    '(',
    ')',
    '{',
    '}',
    '{a,',
    '[',
    '=',
    'A=1 ',
  ],
  ...[
    "$'",
    "$'\\",
    '$a',
    '$1',
    '"$a',
    '"${',
    '"`',
    "'\\''",
    '\r\n',
    '\r',
    '  #',
    'cd a;',
    'npx a;',
  ],
  ...[
    'npx good\n',
    'export A=1\n',
    'export NODE_OPTIONS=x\n',
    '--mcp-config a ',
    'claude mcp add ',
  ],
  ...['a/', '../', '/', '-', '%', '!', '$ ', '${{ ', "'${{'", 'x.json ', 'node_modules/', '@', ':'],
];
const smallest = 12_500;
const largest = 8 * smallest;

const span = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
const textOf = (atom: string, length: number): string =>
  atom.repeat(Math.ceil(length / atom.length)).slice(0, length);

/** The functions that read a script, by name. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'a text of a shell': (text) => readShellText({ text, span }),
  'a script': (text) => readShellScript(text),
  'a script without heredocs': (text) => readShellScript(text, true),
  'a script of package.json': (text) =>
    resolveIn(
      { 'package.json': JSON.stringify({ scripts: { start: text } }) },
      declare('npm start'),
    ),
  'a shell script that is started': (text) =>
    resolveIn({ 'run.sh': text, 'a/b.json': '' }, declare('sh run.sh')),
  'the files that decide': async (text) => {
    const launch = launchWith({ command: word('lua'), args: [word('x.lua')] });
    const [dependency] = await resolveIn({}, declare('x', { launch }));
    if (dependency === undefined) throw new Error('no dependency');
    const paths = new Set(['x.lua']);
    return decidingFiles([{ ...dependency, through: [text] }], { paths, links: paths });
  },
};

for (const [name, read] of Object.entries(readers)) {
  test.for(atoms.map((atom) => [JSON.stringify(atom), atom] as const))(
    `${name} of many %s`,
    async ([, atom]) => {
      const growth = await measureGrowth(read, {
        small: textOf(atom, smallest),
        large: textOf(atom, largest),
        most: 20,
        least: 75,
      });
      expect(growth).toBeLessThan(20);
    },
  );
}

test('settings of nested folders are judged once, not for each server below them', async () => {
  const folders = (levels: number): string[] =>
    Array.from({ length: levels }, (_, at) => 'd/'.repeat(at + 1));
  // Each folder has settings and a server, so a setting applies to all servers below it.
  const filesOf = (levels: number) =>
    Object.fromEntries(
      folders(levels).map((folder, at) => [`${folder}.npmrc`, `registry=https://r${at}.example/`]),
    );
  const resolveAll = async (levels: number): Promise<number> => {
    const { project, readPending } = projectWith(filesOf(levels));
    const declarations = folders(levels).map((folder) =>
      declare('npx -y @fictional-mcp/notes@1.4.0', {
        file: `${folder}.mcp.json`,
        folder: folder.slice(0, -1),
      }),
    );
    for (const each of declarations) resolveLaunch(each, project);
    await readPending();
    const last = declarations.flatMap((each) => resolveLaunch(each, project)).at(-1);
    return last?.alterations.length ?? 0;
  };
  expect(await resolveAll(120)).toBe(120);
  // With three times the levels, there are nine times as many pairs of a server and a setting.
  const growth = { small: 40, large: 120, most: 18, least: 50 };
  expect(await measureGrowth(resolveAll, growth)).toBeLessThan(growth.most);
});
