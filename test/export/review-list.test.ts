/* Tests review lists: CSV files that people keep in spreadsheets and that serve as exports. */
import { describe, expect, test } from 'vitest';
import { createGradeSource } from '../../src/export/review-list/grade-source.ts';
import { type ReviewLimits, reviewLimits } from '../../src/export/review-list/rows.ts';
import { GateError } from '../../src/model/failure.ts';

const now = Date.UTC(2026, 10, 23);
const head = 'server,version,score,grade,check,result,evidence,reviewed,note';

async function open(
  content: string | Uint8Array,
  name = 'reviews.csv',
  limits: ReviewLimits = reviewLimits,
  size = 7,
) {
  const bytes = Buffer.from(content as string);
  const file = await createGradeSource(
    name,
    async function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    },
    now,
    limits,
  );
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.open()) chunks.push(Uint8Array.from(chunk));
  return { list: file.list, text: Buffer.concat(chunks).toString() };
}

/** Returns a list's scores, each with its server, and its findings. */
async function gradesOf(content: string | Uint8Array) {
  const { text } = await open(content);
  const { servers, scores, findings } = JSON.parse(text);
  const byId = new Map<string, { check: string; result: string }>(
    findings.map((each: { id: string }) => [each.id, each]),
  );
  return {
    servers: servers.map((each: { name: string; versions: string[] }) =>
      [each.name, ...each.versions].join(' '),
    ),
    scores: scores.map(
      (each: {
        server: string;
        version: string;
        score: number;
        grade: string;
        findings: string[];
      }) =>
        [each.server, each.version, each.score, each.grade]
          .concat(each.findings.map((id) => `${byId.get(id)?.check}=${byId.get(id)?.result}`))
          .join(' '),
    ),
  };
}

async function faultsOf(content: string | Uint8Array, limits = reviewLimits): Promise<string[]> {
  const error = await open(content, 'r.csv', limits).catch((reason: unknown) => reason);
  if (!(error instanceof GateError)) throw new Error(`not refused: ${JSON.stringify(error)}`);
  expect([error.code, error.place?.file]).toEqual(['invalid-review-list', 'r.csv']);
  return [...error.details];
}

test('a list becomes an export: servers, score reports, findings', async () => {
  const { text, list } = await open(
    [
      head,
      'npm:@fictional-mcp/files,1.2.0,41,,path-traversal,fail,"src/read.ts:88, no check",2026-11-20,',
      'npm:@fictional-mcp/files,1.2.0,,,secret-logging,warn,,2026-11-21,ask Kim',
      'pkg:npm/%40fictional-mcp/files@1.5.0,,82,,,,,,',
      'io.github.fictional/weather,2.0.0,,,,,,,later',
      'https://mcp.fictional.example/search,,64.5,C+,,,,,',
      'pypi:Fictional_MCP.Clock,1.0,,,net,unscannable,no source,,',
    ].join('\r\n'),
  );
  expect(list).toMatchObject({ rows: 6, servers: 4, reviewed: 4, unreviewed: 1, repeated: 0 });
  expect(JSON.parse(text)).toMatchInlineSnapshot(`
    {
      "counts": {
        "findings": 3,
        "scores": 4,
        "servers": 4,
      },
      "findings": [
        {
          "check": "path-traversal",
          "evidence": "src/read.ts:88, no check",
          "id": "line-2",
          "result": "fail",
          "weight": null,
        },
        {
          "check": "secret-logging",
          "evidence": null,
          "id": "line-3",
          "result": "warn",
          "weight": null,
        },
        {
          "check": "net",
          "evidence": "no source",
          "id": "line-7",
          "result": "unscannable",
          "weight": null,
        },
      ],
      "generated_at": "2026-11-23T00:00:00.000Z",
      "rubric_version": "1.0.0",
      "schema_version": "review-list-1",
      "scores": [
        {
          "findings": [
            "line-2",
            "line-3",
          ],
          "generated_at": "2026-11-21T00:00:00.000Z",
          "grade": "D",
          "rubric_version": "1.0.0",
          "score": 41,
          "server": "srv-npm:@fictional-mcp/files",
          "version": "1.2.0",
        },
        {
          "findings": [],
          "generated_at": null,
          "grade": "B",
          "rubric_version": "1.0.0",
          "score": 82,
          "server": "srv-npm:@fictional-mcp/files",
          "version": "1.5.0",
        },
        {
          "findings": [],
          "generated_at": null,
          "grade": "C+",
          "rubric_version": "1.0.0",
          "score": 64.5,
          "server": "srv-https://mcp.fictional.example/search",
          "version": "current",
        },
        {
          "findings": [
            "line-7",
          ],
          "generated_at": null,
          "grade": "F",
          "rubric_version": "1.0.0",
          "score": null,
          "server": "srv-pypi:fictional-mcp-clock",
          "version": "1.0",
        },
      ],
      "servers": [
        {
          "categories": [],
          "id": "srv-npm:@fictional-mcp/files",
          "name": "npm:@fictional-mcp/files",
          "package_refs": [
            "npm:@fictional-mcp/files",
            "pkg:npm/%40fictional-mcp/files@1.5.0",
          ],
          "versions": [
            "1.2.0",
            "1.5.0",
          ],
        },
        {
          "categories": [],
          "id": "srv-io.github.fictional/weather",
          "name": "io.github.fictional/weather",
          "package_refs": [],
          "versions": [
            "2.0.0",
          ],
        },
        {
          "categories": [],
          "id": "srv-https://mcp.fictional.example/search",
          "name": "https://mcp.fictional.example/search",
          "package_refs": [
            "https://mcp.fictional.example/search",
          ],
          "versions": [
            "current",
          ],
        },
        {
          "categories": [],
          "id": "srv-pypi:fictional-mcp-clock",
          "name": "pypi:Fictional_MCP.Clock",
          "package_refs": [
            "pypi:Fictional_MCP.Clock",
          ],
          "versions": [
            "1.0",
          ],
        },
      ],
    }
  `);
});

describe('what spreadsheets and editors write', () => {
  const rows = ['npm:@fictional-mcp/notes', '1.0.0', '96', '', 'net', 'pass', 'a "b"', '', ''];
  const quotedRow = (separator: string): string =>
    rows.map((each) => `"${each.replaceAll('"', '""')}"`).join(separator);
  const plain = `${head}\nnpm:@fictional-mcp/notes,1.0.0,96,,net,pass,"a ""b""",,`;
  const utf16 = (text: string, isBig: boolean): Buffer => {
    const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
    return isBig ? bytes.swap16() : bytes;
  };

  test.for<[what: string, content: string | Buffer]>([
    ['LF', plain],
    ['CRLF and an end', `${plain.replaceAll('\n', '\r\n')}\r\n`],
    ['a byte order mark', `\uFEFF${plain}`],
    ['UTF-16 LE', utf16(plain, false)],
    ['UTF-16 BE', utf16(plain, true)],
    ['semicolons', `${head.replaceAll(',', ';')}\n${quotedRow(';')}`],
    ['tabs', `${head.replaceAll(',', '\t')}\n${quotedRow('\t')}`],
    ['all in quotes', `${quotedHead()}\r\n${quotedRow(',')}`],
    ['upper case, spaces', `${head.toUpperCase().replaceAll(',', ' , ')}\n${quotedRow(',')}`],
    ['empty lines and rows', `${plain}\n\n,,,,,,,,\n`],
    [
      'marks of formulas',
      `${head}\n'@fictional-mcp/x,1,,,,,,,\n'npm:y,1,,,,,,,`.replace("'npm:y", 'npm:y') +
        plain.slice(head.length),
    ],
    ['rows twice', `${plain}${plain.slice(head.length)}`],
    [
      'other order, fewer columns',
      'score,version,server,check,result\n96,1.0.0,npm:@fictional-mcp/notes,net,pass',
    ],
  ])('%s', async ([, content]) => {
    expect((await gradesOf(content)).scores).toEqual([
      'srv-npm:@fictional-mcp/notes 1.0.0 96 A net=pass',
    ]);
  });

  function quotedHead(): string {
    return head.replace(/\w+/g, '"$&"');
  }

  test('a line break in a quoted cell keeps the lines of the faults right', async () => {
    const content = `${head}\nnpm:a,1.0.0,90,,c,fail,"one\ntwo ""three""\n",,\nnpm:b,1.0.0,x,,,,,,`;
    expect(await faultsOf(content)).toEqual([
      'r.csv:5:13: score: "x" is not a number from 0 to 100',
    ]);
  });
});

test('rows that contradict each other are reports of equal age, and are named', async () => {
  const content = [
    head,
    'npm:a,v1.0.0,90,,,,,2026-11-22,',
    'npm:a,1.0.0,40,,,,,2026-11-01,',
    'pkg:npm/a,1.0.0,90,B,,,,,',
    'npm:a,1.0.0,90,,,,,,',
  ].join('\n');
  const { list, text } = await open(content);
  expect(list).toMatchObject({ servers: 1, repeated: 1 });
  expect(list?.contradictions.map(({ line, words }) => `${line}: ${words}`)).toEqual([
    expect.stringMatching(/^3: npm:a 1\.0\.0 .*\bD \(40\).*\bA \(90\).* line 2\b/),
    expect.stringMatching(/^4: pkg:npm\/a 1\.0\.0 .*\bB \(90\).*\bA \(90\).* line 2\b/),
  ]);
  const { scores } = JSON.parse(text) as { scores: { generated_at: string }[] };
  expect(scores.map((each) => each.generated_at)).toEqual(
    Array(3).fill('2026-11-22T00:00:00.000Z'),
  );
});

describe('faults have line and column', () => {
  test.for<[row: string, fault: string]>([
    [',1,90', '2:1: server: required in every row'],
    ['npm:a,,90', '2:7: version: required in a row with a score or a result'],
    ['npm:a,1,101', '2:9: score: "101" is not a number from 0 to 100'],
    ['npm:a,1,-1', '2:9: score: "-1" is not a number from 0 to 100'],
    ['npm:a,1,"82,5"', '2:9: score: "82,5" is not a number from 0 to 100'],
    ['npm:a,1,1e1', '2:9: score: "1e1" is not a number from 0 to 100'],
    ['npm:a,1,,B', '2:9: score: required in a row with a grade'],
    ['npm:a,1,90,,net', '2:1: result: required in a row with a check or evidence'],
    ['npm:a,1,90,,net,ok', '2:17: result: "ok" is not one of pass, warn, fail, unscannable'],
    ['npm:a,1,90,,,fail', '2:13: check: required in a row with a result'],
    [
      'npm:a,1,90,,,,,23.11.2026',
      '2:16: reviewed: "23.11.2026" is not a valid date: use the form 2026-11-23',
    ],
    [
      'npm:a,1,90,,,,,2026-02-30',
      '2:16: reviewed: "2026-02-30" is not a valid date: use the form 2026-11-23',
    ],
    ['npm:a@1,2,90', '2:9: version: "2" differs from the version in the server column'],
    [
      'npm:a,1,90,,,,,,,b',
      '2:18: a cell without a column: check for a missing separator or quotation mark before it',
    ],
    ['npm:a,1,90,,net,fail,said "x"', '2:27: a quotation mark inside an unquoted cell'],
    ['npm:a,1,90,,net,fail,"x" y', '2:25: text after a closing quotation mark'],
    ['npm:a,1,90,,net,fail,"x', '2:22: an unclosed quotation mark'],
    [
      'npm:a,1,,,net,fail,',
      '2:1: score: required in at least one row for each version with results, unless a result is unscannable',
    ],
    [
      'npm:a,1,,,,,,,',
      '1:1: score: no row has a score; fill in the score of each reviewed version',
    ],
    [`npm:a,${'1'.repeat(257)},90`, '2:7: version: longer than 256 characters'],
    [`npm:a,1,90,,net,fail,${'x'.repeat(10_001)}`, '2:22: evidence: longer than 10000 characters'],
  ])('%s', async ([row, fault]) => {
    expect(await faultsOf(`${head}\n${row}\n`)).toEqual([`r.csv:${fault}`]);
  });

  const columns = 'server, version, score, grade, check, result, evidence, reviewed, note';

  test.for<[content: string, faults: readonly string[]]>([
    ['', ['1:1: .*empty']],
    ['server,score\nnpm:a,90', ['1:1: .*\\bversion .*missing']],
    ['server,version,score,score\n', ['1:22: .*\\bscore .*twice']],
    ['server,version,score,results\n', [`1:22: unknown .*"results".* ${columns}$`]],
    [
      '<html>\n',
      [
        `1:1: unknown .*"<html>".* ${columns}$`,
        '1:1: .*\\bserver .*missing',
        '1:1: .*\\bversion .*missing',
        '1:1: .*\\bscore .*missing',
      ],
    ],
  ])('%j', async ([content, faults]) => {
    expect(await faultsOf(content)).toEqual(
      faults.map((each) => expect.stringMatching(`^r\\.csv:${each}`)),
    );
  });

  test('neither UTF-8 nor UTF-16', async () => {
    const bytes = Buffer.from(`${head}\nnpm:a,1,90,,,,,,K\xfcnstler`, 'latin1');
    expect(await faultsOf(bytes)).toEqual([
      'r.csv:1:1: neither UTF-8 nor UTF-16: save the list as "CSV UTF-8"',
    ]);
  });

  test('all faults are found at once, and of many the first are shown', async () => {
    const content = `${head}\n${'npm:a,1,x,,,,,,\n'.repeat(50)}`;
    const faults = await faultsOf(content);
    expect(faults).toHaveLength(21);
    expect(faults.at(-1)).toBe('r.csv: 30 more faults');
  });

  test('limits', async () => {
    const content = `${head}\nnpm:a,1,90,,,,,,\nnpm:b,1,90,,,,,,\n`;
    expect(await faultsOf(content, { bytes: 1000, rows: 1 })).toEqual([
      'r.csv:3:1: more than 1 rows',
    ]);
    expect(await faultsOf(content, { bytes: 50, rows: 9 })).toEqual([
      'r.csv:1:1: larger than 50 B: use an export instead, which can be any size',
    ]);
  });
});

describe('what is a list', () => {
  test.for<[name: string, content: string, isList: boolean]>([
    ['reviews', `${head}\nnpm:a,1,90,,,,,,`, true],
    ['reviews.txt', 'Server;Version;Score\nnpm:a;1;90', true],
    ['acme/reviews/list.csv@main', 'server,version,score\nnpm:a,1,90', true],
    ['export.csv', ' {"servers": []}', false],
    ['export.json', '{"servers": []}', false],
    ['export.json', '<html>server', false],
    ['export.json', '', false],
  ])('%s: %s', async ([name, content, isList]) => {
    const { list, text } = await open(content, name);
    expect(list !== null).toBe(isList);
    if (!isList) expect(text).toBe(content);
  });
});
