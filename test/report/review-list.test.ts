/* Tests `inventory -o csv`: the list that people fill in and return as grades. */
import { expect, test } from 'vitest';
import { isIdentified } from '../../src/detection/ecosystems.ts';
import { createGradeSource } from '../../src/export/review-list/grade-source.ts';
import { readReviewRows } from '../../src/export/review-list/rows.ts';
import { escapeFormulas, unescapeFormula } from '../../src/model/grade.ts';
import { renderReviewList } from '../../src/report/csv/render-review-list.ts';
import { createUnidentified, parseDependency } from '../builders.ts';
import { hostileTexts } from './hostile.ts';

const launches = [
  'npx -y @fictional-mcp/files@1.2.0',
  'npx -y @fictional-mcp/files@1.2.0 /data',
  'npx -y @fictional-mcp/files@1.4.0',
  'npx -y @fictional-mcp/shell@latest',
  'uvx fictional-mcp-weather==2.1.0',
  'docker run -i --rm registry.example/fictional/maps:2.0.1',
  `docker run -i --rm registry.example/fictional/maps@sha256:${'a'.repeat(64)}`,
  'npx -y mcp-remote@0.1.0 https://mcp.fictional.example/search?token=1',
  'dnx Fictional.Mcp@1.0.0 --yes',
  'go run fictional.example/mcp/server@v1.2.3',
  'npx -y github:fictional/server#0123456789abcdef0123456789abcdef01234567',
  'npx -y --registry=https://registry.example.com/ elsewhere@1.0.0',
];

test('has a row for each server and version', () => {
  const dependencies = [...launches.map((each) => parseDependency(each)), createUnidentified()];
  expect(renderReviewList({ dependencies })).toMatchInlineSnapshot(`
    "server,version,score,grade,check,result,evidence,reviewed,note
    npm:@fictional-mcp/files,1.2.0,,,,,,,.mcp.json:1
    npm:@fictional-mcp/files,1.4.0,,,,,,,.mcp.json:1
    npm:@fictional-mcp/shell,,,,,,,,.mcp.json:1
    pypi:fictional-mcp-weather,2.1.0,,,,,,,.mcp.json:1
    oci:registry.example/fictional/maps,2.0.1,,,,,,,.mcp.json:1
    oci:registry.example/fictional/maps,sha256:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa,,,,,,,.mcp.json:1
    https://mcp.fictional.example/search,,,,,,,,.mcp.json:1
    nuget:fictional.mcp,1.0.0,,,,,,,.mcp.json:1
    golang:fictional.example/mcp/server,v1.2.3,,,,,,,.mcp.json:1
    git:github.com/fictional/server,0123456789abcdef0123456789abcdef01234567,,,,,,,.mcp.json:1
    "
  `);
});

test('a row is read as the server that it was written for', () => {
  for (const launch of launches) {
    const dependency = parseDependency(launch);
    const { rows, faults } = readReviewRows(renderReviewList({ dependencies: [dependency] }));
    expect(faults).toEqual([]);
    if (rows.length === 0 || !isIdentified(dependency)) continue;
    expect([rows[0]?.ref.type, rows[0]?.ref.name]).toEqual([dependency.type, dependency.name]);
  }
});

test('nothing that it writes is a formula, whatever separates the cells', () => {
  const texts = [
    '=cmd|"/c calc"!A0',
    '+1',
    '-1',
    '@SUM(1)',
    '\t=1',
    '\r=1',
    'a;=1',
    'a, =1',
    '"=1"',
    '\uFF1D1',
    ...Object.values(hostileTexts),
  ];
  for (const text of texts) {
    const dependency = parseDependency('npx -y @fictional-mcp/files@1.2.0');
    const declaration = { ...dependency.declaration, file: text };
    const out = renderReviewList({ dependencies: [{ ...dependency, declaration }] });
    for (const separator of [',', ';', '\t', '|', ' ']) {
      for (const cell of out.split(/\r\n/).flatMap((line) => line.split(separator))) {
        expect(cell.replace(/^["\s]+/, '')).not.toMatch(/^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/);
      }
    }
    expect(readReviewRows(out).rows).toHaveLength(1);
    expect(unescapeFormula(escapeFormulas('=1+1'))).toBe('=1+1');
  }
});

test('one that nobody filled in judges nothing', async () => {
  const text = renderReviewList({
    dependencies: [parseDependency('npx -y @fictional-mcp/files@1.2.0')],
  });
  const read = async function* () {
    yield Buffer.from(text);
  };
  await expect(createGradeSource('r.csv', read, 0)).rejects.toMatchObject({
    details: [expect.stringMatching(/^r\.csv:1:1: score: no row /)],
  });
});
