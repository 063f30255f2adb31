/*
 * Tests the links in reports: whatever strangers write, they lead only to addresses that the gate builds
 * itself.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failureAnnotations } from '../../src/report/annotations/build-annotations.ts';
import { renderCheck } from '../../src/report/check.ts';
import { renderComment } from '../../src/report/comment/render-comment.ts';
import {
  createLinks,
  isDetailsTemplate,
  type LinkSources,
  noLinks,
  plainFrame,
} from '../../src/report/links.ts';
import { renderSarif } from '../../src/report/sarif/render-sarif.ts';
import { renderSummary } from '../../src/report/summary/render-job-summary.ts';
import { parseDependency } from '../builders.ts';
import { anyText } from '../texts.ts';
import { createReport, problem, server } from './builders.ts';
import { sarifFaults } from './reports.ts';

const commit = 'c0ffee'.padEnd(40, '0');
const sources: LinkSources = {
  github: 'https://github.example',
  actionRepository: 'acme/gate',
  actionRef: 'releases/v1',
  repository: 'octo/project',
  commit,
  prefix: '',
  details: 'https://grades.example/servers/{id}?n={name}',
};
const links = createLinks(sources);
const one = server('@fic/files', [problem()]);

describe('a rule', () => {
  test('leads to its section of the manual at the ref of the action', () => {
    expect(links.rule('denied')).toBe(
      'https://github.example/acme/gate/blob/releases/v1/docs/rules.md#denied',
    );
  });

  test.for<Partial<LinkSources>>([
    { actionRepository: undefined },
    { actionRepository: '' },
    { actionRepository: 'acme' },
    { actionRepository: 'acme/gate"><script>' },
    { actionRef: undefined },
    { github: undefined },
    { github: 'javascript:alert(1)' },
  ])('leads nowhere where %j', (changes) => {
    expect(createLinks({ ...sources, ...changes }).rule('denied')).toBeNull();
  });
});

describe('a failure', () => {
  const failure = {
    code: 'missing-key',
    message: 'There is no key.',
    remedy: 'Add it.',
    details: [],
  } as const;
  const address =
    'https://github.example/acme/gate/blob/releases/v1/docs/troubleshooting.md#missing-key';

  test('leads to its section of the manual, in annotations and the summary', () => {
    expect(links.failure(failure)).toBe(address);
    const [annotation] = failureAnnotations(failure, links);
    expect(annotation?.message).toBe(`There is no key. Add it.\nMore: ${address}`);
    const report = { ...createReport([]), failure };
    const frame = { links, policyFile: null, category: null };
    expect(renderSummary(report, frame)).toContain(
      `More: <a href="${address}"><code>missing-key</code></a>`,
    );
  });

  test('says whose manual it is where its address is not known', () => {
    const [annotation] = failureAnnotations(failure);
    expect(annotation?.message).toMatch(/#missing-key /);
  });
});

describe('a place', () => {
  const tree = `https://github.example/octo/project/blob/${commit}`;
  test.for<[prefix: string, file: string, line: number | null, path: string | null]>([
    ['', '.mcp.json', 3, '/.mcp.json?plain=1#L3'],
    ['', '.mcp.json', null, '/.mcp.json?plain=1'],
    ['packages/a/', '.mcp.json', 3, '/packages/a/.mcp.json?plain=1#L3'],
    ['packages/a/', '../../.mcp.json', 3, '/.mcp.json?plain=1#L3'],
    ['', '../.mcp.json', 3, null],
    ['', '/etc/passwd', 3, null],
    [
      '',
      'a b/#x?y%"<>\'()[]&/ü.json',
      1,
      '/a%20b/%23x%3Fy%25%22%3C%3E%27%28%29%5B%5D%26/%C3%BC.json?plain=1#L1',
    ],
    ['', '\ud800.json', 1, '/%EF%BF%BD.json?plain=1#L1'],
  ])('%s%s:%s leads to %s', ([prefix, file, line, path]) => {
    expect(createLinks({ ...sources, prefix }).place(file, line)).toBe(path && tree + path);
  });

  test('leads nowhere without a commit', () => {
    for (const none of [null, 'main', 'c0ffee', `${commit}/../..`]) {
      expect(createLinks({ ...sources, commit: none }).place('.mcp.json', 1)).toBeNull();
    }
  });

  test('stays in the tree, and has no character that could end it, whatever its path is', () => {
    fc.assert(
      fc.property(anyText(), fc.nat(), (file, line) => {
        const address = links.place(file, line);
        if (address === null) return;
        expect(address).toMatch(/^[\w:/.?=#%~-]+$/);
        expect(new URL(address).pathname.startsWith(`/octo/project/blob/${commit}/`)).toBe(true);
      }),
    );
  });
});

describe('the page of a server', () => {
  const pageOf = (details: string | null, record: { id: string; name: string }) => {
    const { match } = one;
    if (match === null || !('server' in match)) throw new Error('no record');
    const named = { ...match, server: { ...match.server, ...record } };
    return createLinks({ ...sources, details }).server({ match: named });
  };

  test.for<[template: string, name: string, address: string | null]>([
    ['https://g.example/{name}', 'io.github.a/b', 'https://g.example/io.github.a%2Fb'],
    ['https://g.example/?s={id}&n={name}', 'x&y=1#z', 'https://g.example/?s=srv&n=x%26y%3D1%23z'],
    ['https://g.example/{name}', '..', null],
    ['https://g.example/{name}', '.', null],
    ['https://g.example/{name}', '', null],
    ['https://g.example/{name}', '"><script>', 'https://g.example/%22%3E%3Cscript%3E'],
  ])('%s of %j is %s', ([template, name, address]) => {
    expect(isDetailsTemplate(template)).toBe(true);
    expect(pageOf(template, { id: 'srv', name })).toBe(address);
  });

  test('is none without a template or a record', () => {
    expect(pageOf(null, { id: 'a', name: 'b' })).toBeNull();
    expect(links.server({ match: { kind: 'unlisted', error: null, neighbours: [] } })).toBeNull();
    expect(links.server({ match: null })).toBeNull();
  });

  test.for([
    'https://g.example/servers',
    'http://g.example/{name}',
    'https://{name}/x',
    'https://{name}.g.example/',
    'https://g.example{name}',
    'https://g.example:{id}/',
    'https://user:word@g.example/{id}',
    'https://{id}@g.example/',
    'https://g.example/{other}/{id}',
    'https://g.example/{id} x',
    'https://g.example\\{id}',
    'javascript:alert({id})',
    '{name}',
  ])('has no template such as %s', (template) => {
    expect(isDetailsTemplate(template)).toBe(false);
  });
});

test('summary and comment link rule, place and server; without sources they link nothing', () => {
  const report = createReport([one]);
  const frame = { links, policyFile: null, category: null };
  const comment = { marker: '<!-- here -->', runUrl: null };
  for (const text of [renderSummary(report, frame), renderComment(report, comment, frame)]) {
    expect(text).toContain(
      '<a href="https://github.example/acme/gate/blob/releases/v1/docs/rules.md#below-minimum">',
    );
    expect(text).toContain(`/blob/${commit}/.mcp.json?plain=1#L2">line 2</a>`);
    expect(text).toContain('<a href="https://grades.example/servers/srv?n=s">');
  }
  expect(renderSummary(report)).not.toContain('<a ');
  expect(renderComment(report, comment)).not.toContain('<a ');
});

test('no text of a stranger becomes a part of a link but its encoded path', () => {
  fc.assert(
    fc.property(anyText(), (evil) => {
      const bad = problem({ file: evil, rule: 'denied' });
      const dependency = parseDependency('npx a', { alias: evil, file: evil });
      const text = renderSummary(createReport([{ ...one, dependency, problems: [bad] }]), {
        links,
        policyFile: null,
        category: null,
      });
      for (const [, address = ''] of text.matchAll(/<a href="([^"]*)"/g)) {
        expect(address).toMatch(/^https:\/\/(?:github|grades)\.example\/[\w:/.?=#%~-]+$/);
      }
    }),
  );
});

test('SARIF links each rule and the tool where their addresses are known', () => {
  const text = renderSarif(createReport([one]), '', { links, policyFile: null, category: null });
  expect(sarifFaults(text)).toEqual([]);
  const { driver } = JSON.parse(text).runs[0].tool;
  expect(driver.informationUri).toBe('https://github.example/acme/gate');
  for (const { id, helpUri } of driver.rules) expect(helpUri).toBe(links.rule(id));
  const plain = JSON.parse(renderSarif(createReport([one]), '')).runs[0].tool.driver;
  expect(plain).not.toHaveProperty('informationUri');
  expect(plain.rules[0]).not.toHaveProperty('helpUri');
});

describe('who thinks a grade wrong', () => {
  const graded = problem({ rule: 'below-minimum', level: 'fail' });
  const failing = server('@fic/files', [graded]);
  const service = 'https://grades.example';
  const reportAt = (at: string | null, servers = [failing]) => {
    const report = createReport(servers, { verdict: 'fail' });
    return { ...report, export: { ...report.export, service: at } };
  };
  const lineOf = (text: string): string | undefined =>
    text.split('\n').find((line) => line.includes('Is a grade wrong?'));
  const linesOf = (report: ReturnType<typeof reportAt>, shown: typeof links) => [
    lineOf(renderSummary(report, { ...plainFrame, links: shown })),
    lineOf(
      renderComment(
        report,
        { marker: '<!-- here -->', runUrl: null },
        { ...plainFrame, links: shown },
      ),
    ),
    lineOf(renderCheck(report, { width: 300, paint: (_, text) => text })),
  ];
  const withPages = createLinks(sources);
  const after = 'free of charge and without an account.';

  test('is sent to the service, in the summary, the comment and the terminal', () => {
    const html = `<p>Is a grade wrong? You can view and dispute grades at <a href="${service}">grades.example</a>, ${after}</p>`;
    const text = `Is a grade wrong? You can view and dispute grades at ${service}, ${after}`;
    expect(linesOf(reportAt(service), noLinks)).toEqual([html, html, text]);
  });

  test('is sent to the pages of the servers where they are known', () => {
    const [summary, comment, terminal] = linesOf(reportAt(null), withPages);
    expect(summary).toMatch(
      /^<p>Is a grade wrong\? .* at the service&#39;s pages for <a href="https:\/\/grades\.example\/servers\/[^"]+"><code>.*<\/code><\/a>, free/,
    );
    expect([comment, terminal]).toEqual([summary, undefined]);
  });

  test.for([
    ['nobody gave an address', reportAt(null)],
    ['no grade fails', reportAt(service, [server('@fic/files', [problem({ rule: 'unlisted' })])])],
    [
      'what fails is waived',
      reportAt(service, [server('@fic/files', [{ ...graded, waived: 'known' }])]),
    ],
  ] as const)('is sent nowhere where %s', ([, report]) => {
    expect(linesOf(report, noLinks)).toEqual([undefined, undefined, undefined]);
  });
});
