/* Tests the text of a sweep's issue: whom it names, and what hostile names can do. */
import { describe, expect, test } from 'vitest';
import { withoutGrades } from '../../../src/commands/sweep/counts.ts';
import { issueTask } from '../../../src/commands/sweep/render-issue.ts';
import type { SweepReport } from '../../../src/commands/sweep/report.ts';
import type { PlaceHistory } from '../../../src/judging/history/history.ts';
import { place, problem, repository, sweepReport } from './reports.ts';

const at = Date.UTC(2026, 10, 20);
const now = new Date(at).toISOString();
const last = { at: '2026-11-19T00:00:00.000Z' };
const old: PlaceHistory = {
  declared: { after: null, by: '2026-11-01T00:00:00.000Z' },
  graded: { after: '2026-11-17T00:00:00.000Z', by: '2026-11-18T00:00:00.000Z' },
  news: null,
};
const fresh: PlaceHistory = {
  declared: { after: last.at, by: now },
  graded: { after: last.at, by: now },
  news: 'brought-in',
};
const failing = (given: Parameters<typeof place>[0] = {}) =>
  place({ score: 40, problems: [problem({ level: 'fail' })], history: old, ...given });
const options = { identity: 'acme', mention: false };

function taskOf(report: SweepReport, given: Partial<typeof options> = {}) {
  const task = issueTask(report, report, { ...options, ...given });
  if (task === null) throw new Error('no task');
  return { ...task, news: task.news(null) };
}

describe('the issue', () => {
  test('says what fails, since when, where and whose it is', () => {
    const servers = [failing({ owners: ['@acme/web', '@octocat', 'me@acme.example'] }), place()];
    const { intent, body, news, failures } = taskOf(sweepReport(servers, { last }));
    expect([intent, news]).toEqual(['open', null]);
    expect(failures).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)]);
    expect(body).toMatch(
      /^<!-- mcp-grade-gate: [0-9a-f]{32} -->\n<!-- fails: [0-9a-f]{16} -->\n<!-- written: [\dT:.-]+Z -->\n/,
    );
    expect(body).toContain('began to fail between 17 and 18 November 2026');
    for (const name of ['@acme/web', '@octocat', 'me@acme.example']) {
      expect(body).toContain(`<code>${name}</code>`);
      expect(body.replaceAll(`<code>${name}</code>`, '')).not.toContain(name);
    }
  });

  test('is the same on the next day if nothing has changed', () => {
    const report = sweepReport([failing()], { last });
    const later = { ...report, at: at + 86_400_000, last: { at: now }, requests: 7 };
    const undated = ({ body }: { readonly body: string }): string =>
      body.replace(/<!-- written: .*-->/, '');
    expect(undated(taskOf(later))).toBe(undated(taskOf(report)));
  });

  test.for([
    ['something fails', sweepReport([failing()]), 'open'],
    [
      'something fails, and not all is read',
      sweepReport([failing()], { verdict: 'error' }),
      'open',
    ],
    ['nothing fails', sweepReport([place()], { verdict: 'pass' }), 'close'],
    ['nothing fails of what is read', sweepReport([place()], { verdict: 'error' }), 'update'],
    ['a file fails', sweepReport([], { repositories: [repository({ verdict: 'fail' })] }), 'open'],
  ] as const)('where %s', ([, report, intent]) => {
    expect(taskOf(report).intent).toBe(intent);
  });

  test('stays as it is where nothing could be decided', () => {
    const failure = { code: 'internal', message: 'm', remedy: 'r', details: [] } as const;
    const report = sweepReport([failing()], { verdict: 'error', failure });
    expect(issueTask(report, report, options)).toBeNull();
  });

  test('has a word for each place that fails, or one for too many', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => failing({ alias: `alias-${at}` }));
    const wordsOf = (count: number) => taskOf(sweepReport(many(count), { last })).failures;
    const [two, three] = [wordsOf(2), wordsOf(3)];
    expect([new Set(two).size, new Set(three).size]).toEqual([2, 3]);
    expect(three).toEqual(expect.arrayContaining([...two]));
    const { failures, body } = taskOf(sweepReport(many(600), { last }));
    expect(failures).toHaveLength(1);
    expect(body.length).toBeLessThan(65_536);
  });

  test('without grades names nothing', () => {
    const report = sweepReport([failing({ history: fresh })], { last });
    const task = issueTask(report, withoutGrades(report), options);
    expect(task).toMatchObject({ intent: 'open', failures: ['some'] });
    expect(task?.news(null)).toMatch(/There are new failures/);
    expect(`${task?.body}${task?.news(null)}`).not.toMatch(/fictional|acme\/|graded/);
  });

  test('fits however much fails', () => {
    const servers = Array.from({ length: 5000 }, (_, index) =>
      failing({
        ...{ key: `k${index}`, name: `@fictional-mcp/${'n'.repeat(80)}${index}`, history: fresh },
        ...{ repository: `acme/${'r'.repeat(60)}${index}`, owners: [`@acme/team-${index}`] },
      }),
    );
    const { body, news } = taskOf(sweepReport(servers, { last }), { mention: true });
    for (const text of [body, news ?? '']) {
      expect(text.length).toBeGreaterThan(1000);
      expect([...text].length).toBeLessThanOrEqual(65_536);
    }
    expect(news?.match(/(?<!<code>)@acme\/team/g)).toHaveLength(20);
  });
});

describe('the comment', () => {
  const news = (given: Parameters<typeof place>[0], mention: boolean): string =>
    taskOf(sweepReport([failing({ history: fresh, ...given }), failing()], { last }), { mention })
      .news ?? '';

  test('has what is new by its cause, and nothing else', () => {
    const text = news({ name: '@fictional-mcp/new', key: 'new' }, false);
    expect(text).toMatch(/New since .*: 1 place fails\./);
    expect(text).toContain('Added or edited by a commit:');
    expect(text).toContain('@fictional-mcp/new');
    expect(text).not.toContain('@fictional-mcp/notes');
  });

  test('mentions owners only on request, and only users and own teams', () => {
    const owners = ['@octocat', '@acme/web', '@other/team', 'me@acme.example', '@a/b/c'];
    const plain = (text: string): string[] =>
      text.replace(/<code>[^<]*<\/code>/g, '').match(/@[\w/-]+/g) ?? [];
    expect(plain(news({ owners }, false))).toEqual([]);
    expect(plain(news({ owners }, true))).toEqual(['@octocat', '@acme/web']);
  });

  const hostile = [
    '@octocat @acme/web',
    '#123 fixes #4 GH-5 octo/other#6',
    '-->\n<!-- x --><script>alert(1)</script>',
    '</code></li></ul>\n\n# heading\n\n[link](https://evil.example)',
    '`` ` ```\n```js',
    'https://evil.example www.evil.example me@evil.example',
    '0123456789abcdef0123456789abcdef01234567',
    '::error::x ##[error]x',
    '\u202ereversed\u0000',
    '$\\frac{1}{2}$ :tada:',
  ];
  test.for(hostile)('nothing gets out of its code: %j', (text) => {
    const given = { name: text, version: text, alias: text, file: text, owners: [text] };
    const all = { ...given, repository: text, key: text, grade: text };
    const rule = problem({ level: 'fail', rule: text, message: text, advice: text });
    const report = sweepReport([failing({ ...all, problems: [rule], history: fresh })], { last });
    const { body, news: comment, farewell } = taskOf(report, { mention: true });
    for (const each of [body, comment ?? '', farewell]) {
      const outside = each
        .replace(/^(?:<!-- [\w:. -]+ -->\n)+/, '')
        .replace(/<code>[^<>]*<\/code>/g, '');
      expect(outside).not.toMatch(
        /<(?!\/?(?:p|h[23]|ul|li|strong|table|thead|tbody|tr|t[hd]|wbr)\b)/,
      );
      expect(outside).not.toMatch(/(?<!&)[@#](?=\w)|https?:\/\/|www\.|\n#|^::|##\[/m);
      expect([...each].filter((character) => '\u0000\u202e'.includes(character))).toEqual([]);
    }
  });
});
