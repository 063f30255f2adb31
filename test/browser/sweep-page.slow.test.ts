/* Tests the sweep page in a real browser. Skipped if Chromium is not installed. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderSweepPage } from '../../src/commands/sweep/page/render-page.ts';
import { place, problem, repository, sweepReport } from '../commands/sweep/reports.ts';
import { hasChromium, openChromium, type Page } from './chromium.ts';

const low = {
  ...{ name: '@fictional-mcp/files', score: 41, owners: ['@acme/agents'] },
  problems: [problem({ message: 'It is graded D.', advice: 'Use version 1.5.0.' })],
};
const since = { after: '2026-11-19T00:00:00Z', by: '2026-11-20T00:00:00Z' };
const denied = { ...low, name: '@fictional-mcp/shell', problems: [problem({ rule: 'denied' })] };
const servers = [
  place({
    ...{ ...low, repository: 'acme/files' },
    history: { declared: since, graded: since, news: 'graded-anew' },
  }),
  place({ ...low, repository: 'acme/web', owners: ['@acme/web', '@acme/agents'] }),
  place({ ...denied, repository: 'acme/web', score: 9 }),
  ...Array.from({ length: 30 }, (_, at) =>
    place({ repository: `acme/service-${at}`, line: at + 1 }),
  ),
  place({ type: 'local', name: './server.js', version: null, score: null }),
];
/** Texts that could break out of HTML, an attribute or a script, or reverse the direction of a line. */
const hostile = [
  '</script><script>document.title = 1</script>',
  '"><img src=x onerror="document.title = 1">',
  "' onmouseover='document.title = 1",
  '<!--',
  '\u202egnp.exe',
  'a\0b\nc',
  'https://evil.example/x.png',
  'x'.repeat(10_000),
];

const isSkipped = !hasChromium();
if (isSkipped) process.stdout.write('There is no Chromium: the page of a sweep is not tested.\n');

describe.skipIf(isSkipped)('the page of a sweep', () => {
  let folder = '';
  let page: Page;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'page-'));
    page = await openChromium();
  });
  afterAll(async () => {
    await page?.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function show(
    text: string,
    given: Partial<Parameters<Page['emulate']>[0]> = {},
  ): Promise<string> {
    const path = join(folder, 'page.html');
    await writeFile(path, text);
    await page.emulate({ theme: 'light', width: 1280, ...given });
    await page.open(pathToFileURL(path).href);
    return pathToFileURL(path).href;
  }

  /** Returns the servers in the visible rows. */
  const shownServers = () =>
    page.evaluate<string[]>(
      `[...document.querySelectorAll('#places tbody tr:not([hidden])')].map((row) => row.cells[1].firstChild.textContent)`,
    );
  const shownPlaces = () =>
    page.evaluate<string[]>(
      `[...document.querySelectorAll('#places tbody tr:not([hidden]) li[data-repository]:not([hidden])')].map((each) => each.closest('tr').cells[1].firstChild.textContent + ' ' + each.getAttribute('data-repository'))`,
    );
  const choose = (by: string, value: string) =>
    page.evaluate(`{
      const field = document.querySelector('[data-by=${by}]');
      field.value = ${JSON.stringify(value)};
      field.dispatchEvent(new Event('input'));
    }`);
  const report = sweepReport(servers);

  test('filters by server, repository, owner, grade, rule and verdict', async () => {
    await show(renderSweepPage(report));
    const status = () => page.evaluate<string>(`document.querySelector('#shown').textContent`);
    expect(await status()).toBe('4 of 4 servers in 34 of 34 places');
    await choose('owner', '=@acme/web');
    expect(await shownPlaces()).toEqual(['@fictional-mcp/files acme/web']);
    await choose('owner', '=@acme/agents');
    await choose('rule', '=denied');
    expect(await shownPlaces()).toEqual(['@fictional-mcp/shell acme/web']);
    expect(await status()).toBe('1 of 4 servers in 1 of 34 places');
    await page.evaluate(`document.querySelector('#reset').click()`);
    expect(await status()).toBe('4 of 4 servers in 34 of 34 places');
    await choose('grade', '=');
    expect(await shownPlaces()).toEqual(['./server.js acme/notes']);
    await choose('grade', '');
    await choose('repository', 'SERVICE-1');
    expect(await shownPlaces()).toHaveLength(11);
    // The places that were folded are now shown too, and the summary line counts them.
    const folded = `[...document.querySelectorAll('#places tr:not([hidden]) td:last-child details')].map((each) => [each.open, each.querySelector('summary').textContent].join())`;
    expect(await page.evaluate(folded)).toEqual(['true,10 more']);
    await choose('server', 'files');
    expect(await shownServers()).toEqual([]);
    await choose('server', '');
    await choose('repository', '');
    await choose('verdict', '=fail');
    expect(await shownPlaces()).toHaveLength(3);
    expect(await shownServers()).toHaveLength(2);
    await choose('verdict', '');
    await choose('news', '=grade changed');
    expect(await shownPlaces()).toEqual(['@fictional-mcp/files acme/files']);
  });

  test('sorts by each column, up and down, with the keyboard', async () => {
    await show(renderSweepPage(report));
    const sorted = () =>
      page.evaluate<string[]>(
        `[...document.querySelectorAll('th[aria-sort]')].map((head) => head.textContent + ' ' + head.getAttribute('aria-sort'))`,
      );
    await page.evaluate(`document.querySelectorAll('#places th button')[3].focus()`);
    await page.press('Enter');
    expect(await sorted()).toEqual(['Score ascending']);
    expect((await shownServers())[0]).toBe('@fictional-mcp/shell');
    await page.press(' ');
    expect(await sorted()).toEqual(['Score descending']);
    // Servers without a score come last in ascending order and first in descending order.
    expect((await shownServers())[0]).toBe('./server.js');
    await page.evaluate(`document.querySelectorAll('#places th button')[7].click()`);
    expect(await sorted()).toEqual(['Places ascending']);
    // Places are sorted as numbers, not as text.
    expect((await shownServers()).slice(0, 2)).toEqual([
      ...['@fictional-mcp/notes', '@fictional-mcp/files'],
    ]);
  });

  test('is reached by the keyboard in the order in which it is read', async () => {
    await show(renderSweepPage(report));
    await page.evaluate(`document.querySelector('main').focus()`);
    const reached: string[] = [];
    for (let at = 0; at < 21; at += 1) {
      await page.press('Tab');
      reached.push(
        await page.evaluate<string>(
          `document.activeElement.labels?.[0]?.firstChild.textContent ?? (document.activeElement.getAttribute('role') ?? document.activeElement.textContent)`,
        ),
      );
    }
    const from = reached.indexOf('Server');
    expect(reached.slice(from, from + 9)).toEqual([
      ...['Server', 'Repository', 'Owner', 'Grade', 'Rule', 'Verdict'],
      ...[expect.stringMatching(/^New since/), 'Show all', 'region'],
    ]);
    expect(reached.slice(from + 9)).toEqual(
      expect.arrayContaining(['Verdict', 'Server', 'Exposure', 'Why', 'acme/web .mcp.json:1']),
    );
  });

  test('without scripts has all rows, and no filters; with them the first 500, and more on demand', async () => {
    await show(renderSweepPage(report), { hasScripts: false });
    const text = await page.evaluate<string>(
      `JSON.stringify([document.querySelector('.filters').checkVisibility(), document.querySelectorAll('#places tbody tr').length, document.querySelector('#shown').textContent])`,
    );
    expect(JSON.parse(text)).toEqual([false, 4, '4 servers in 34 places']);
    const many = Array.from({ length: 700 }, (_, at) => place({ name: `@fictional-mcp/${at}` }));
    await show(renderSweepPage(sweepReport(many)), { hasScripts: false });
    const visible = `[...document.querySelectorAll('#places tbody tr')].filter((row) => row.checkVisibility()).length`;
    expect(await page.evaluate(visible)).toBe(700);
    await show(renderSweepPage(sweepReport(many)));
    expect(await page.evaluate(visible)).toBe(500);
    await page.evaluate(`document.querySelector('#more').click()`);
    expect(await page.evaluate(visible)).toBe(700);
    expect(await page.evaluate(`document.querySelector('#more').checkVisibility()`)).toBe(false);
  });

  test.for(['light', 'dark'] as const)(
    'is readable in %s, and fits a narrow screen',
    async (theme) => {
      await show(renderSweepPage(report), { theme, width: 400 });
      // The contrast between each text and its background, as WCAG 2.2 defines it.
      const low = await page.evaluate<string[]>(`{
      const parts = (colour) => colour.match(/[\\d.]+/g).map(Number);
      const light = (colour) => parts(colour).slice(0, 3).map((each) => each / 255)
        .map((each) => each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4)
        .reduce((sum, each, at) => sum + each * [0.2126, 0.7152, 0.0722][at], 0);
      const behind = (element) => {
        for (let each = element; each !== null; each = each.parentElement) {
          const colour = getComputedStyle(each).backgroundColor;
          if ((parts(colour)[3] ?? 1) > 0) return colour;
        }
        return 'rgb(255, 255, 255)';
      };
      const elements = [...document.querySelectorAll('body *')]
        .filter((each) => each.checkVisibility() && [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== ''));
      elements.flatMap((each) => {
        const [a, b] = [getComputedStyle(each).color, behind(each)].map(light);
        const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        return contrast < 4.5 ? each.tagName + ' ' + each.textContent + ' ' + contrast : [];
      });
    }`);
      expect(low).toEqual([]);
      const isDark = await page.evaluate(
        `getComputedStyle(document.documentElement).backgroundColor`,
      );
      expect(isDark).toBe(theme === 'dark' ? 'rgb(13, 17, 23)' : 'rgb(255, 255, 255)');
      const overflow = `document.documentElement.scrollWidth - document.documentElement.clientWidth`;
      expect(await page.evaluate<number>(overflow)).toBe(0);
    },
  );

  test('asks for nothing, whatever the names', async () => {
    const requests = page.requests.length;
    const complaints = page.complaints.length;
    const poisoned = hostile.map((text) =>
      place({
        ...{ repository: text, name: text, file: text, alias: text, version: text, grade: text },
        ...{ owners: [text], client: text },
        problems: [problem({ message: text, advice: text, file: text })],
      }),
    );
    const text = renderSweepPage(
      sweepReport(poisoned, {
        organisation: hostile[0] ?? '',
        notices: hostile,
        repositories: hostile.map((name) =>
          repository({ name, status: 'not-read', reason: name, commit: name }),
        ),
      }),
    );
    const address = await show(text);
    expect(page.requests.slice(requests)).toEqual([address]);
    expect(page.complaints.slice(complaints)).toEqual([]);
    const found = await page.evaluate<Record<string, unknown>>(`({
      title: document.title,
      scripts: document.scripts.length,
      odd: document.querySelectorAll('img, iframe, object, link, [onerror], [onmouseover]').length,
      rows: document.querySelectorAll('#places tbody tr').length,
      links: [...document.links].map((each) => each.href),
      owners: document.querySelector('[data-by=owner]').options.length,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    })`);
    const { length } = hostile;
    expect(found).toMatchObject({ scripts: 1, odd: 0, rows: length, links: [], overflow: 0 });
    expect(found['owners']).toBe(length + 1);
    expect(found['title']).toMatch(/^MCP servers of .*: fail$/);
  });

  test('its policy stops what would get in all the same', async () => {
    const requests = page.requests.length;
    const added =
      '<script>document.title = "run"</script><img src="http://127.0.0.1:9/x"><b style="color: red" id="b" onclick="document.title = 2">x</b>';
    const address = await show(renderSweepPage(report).replace('<main>', `<main>${added}`));
    const title = await page.evaluate<string>(
      `document.querySelector('#b').click(), document.title + getComputedStyle(document.querySelector('#b')).color`,
    );
    expect(title).not.toMatch(/run|^2|255, 0, 0/);
    expect(page.requests.slice(requests)).toEqual([address, 'http://127.0.0.1:9/x']);
    expect(page.blocked).toEqual(['http://127.0.0.1:9/x']);
  });

  test('stays usable with ten thousand places', async () => {
    const many = Array.from({ length: 12_000 }, (_, at) =>
      place({
        ...(at % 10 === 0 ? low : {}),
        repository: `acme/service-${at}`,
        line: (at % 90) + 1,
      }),
    );
    const text = renderSweepPage(sweepReport(many));
    expect(text).toContain('<p>2000 more places are in the JSON report.</p>');
    expect(text.length).toBeLessThan(12_000_000);
    await show(text);
    await choose('owner', '=@acme/agents');
    expect(await shownPlaces()).toHaveLength(1200);
    expect(await page.evaluate(`document.querySelector('#shown').textContent`)).toBe(
      '1 of 2 servers in 1200 of 10000 places',
    );
  });
});
