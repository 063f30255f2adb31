/*
 * Records how the Python library `packaging` parses requirements and orders versions:
 *
 *   PYTHON=venv/bin/python node conformance/bench/versions/record-texts.ts conformance/version
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Chance, chanceOf } from './chance.ts';
import { grammars } from './grammars.ts';
import { fromPython } from './programs.ts';

const by = process.env['BY_PYPI'] ?? 'packaging';
const [folder = 'conformance/version'] = process.argv.slice(2);
const chance = chanceOf(1);

function requirementOf({ of, in: isIn }: Chance, range: string): string {
  const name = of(['notes', 'Acme_Notes', 'acme.notes-mcp', 'n2', 'a--b']);
  const extras = isIn(0.3) ? of(['[cli]', '[cli,http]', ' [ cli ]', '[]']) : '';
  const version = isIn(0.3) ? ` (${range})` : `${of(['', ' '])}${range}`;
  const marker = isIn(0.4)
    ? of([
        "; python_version<'3.13'",
        "; python_version<'3.13' and python_version>'3.8'",
        ' ; sys_platform == "win32" or extra == "x"',
        ";os_name=='posix'",
      ])
    : '';
  return `${name}${extras}${isIn(0.1) ? '' : version}${marker}`;
}

const { range, version } = grammars['pypi'] ?? {};
if (range === undefined || version === undefined) throw new Error('there is no grammar of PyPI');
const texts = Array.from({ length: 120 }, () => requirementOf(chance, range(chance)));
const read = fromPython(texts.map((text) => ({ program: 'packaging', kind: 'requirement', text })));
const requirements = texts.map((text, index) => {
  const { answer, invalid } = read[index] as { answer?: object; invalid?: string };
  const part = invalid === undefined ? answer : { refused: true };
  return { ecosystem: 'pypi', requirement: text, ...part, by };
});
const lists = Array.from({ length: 60 }, () => Array.from({ length: 6 }, () => version(chance)));
const ordered = fromPython(
  lists.map((versions) => ({ program: 'packaging', kind: 'order', versions })),
);
const orders = ordered.map(({ answer }) => ({ ecosystem: 'pypi', order: answer, by }));
for (const [name, rows] of Object.entries({ requirements, orders })) {
  const lines = rows.map((row) => `${JSON.stringify(row)}\n`);
  writeFileSync(join(folder, `${name}.jsonl`), lines.join(''));
}
