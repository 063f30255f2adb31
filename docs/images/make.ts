/*
 * Makes the pictures of the documents: the example's job summary and comment in GitHub's style, light
 * and dark. Needs Chromium, by the name `chromium` or the one in CHROMIUM. Look at what it makes.
 *
 *   npm run build && npm run pictures
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { judgeExample } from '../../examples/judge.ts';

const run = promisify(execFile);
const here = fileURLToPath(new URL('.', import.meta.url));
const chromium = process.env['CHROMIUM'] ?? 'chromium';
const options = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars'];
/** Background of a page of GitHub, and what stands around a comment. */
const themes = {
  light: { background: '#ffffff', border: '#d1d9e0', head: '#f6f8fa', text: '#59636e' },
  dark: { background: '#0d1117', border: '#3d444d', head: '#151b23', text: '#9198a1' },
} as const;
type Theme = keyof typeof themes;

const { result, comment } = await judgeExample();
const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
try {
  for (const theme of ['light', 'dark'] as const) {
    await picture(`summary-${theme}`, result.summary, theme, 1012);
    await picture(`comment-${theme}`, comment, theme, 860);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** One text as a page of GitHub shows it, as high as it is. */
async function picture(name: string, markdown: string, theme: Theme, width: number): Promise<void> {
  const style = createRequire(import.meta.url).resolve(
    `github-markdown-css/github-markdown-${theme}.css`,
  );
  const { background, border, head, text } = themes[theme];
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  const box = `border: 1px solid ${border}; border-radius: 6px; padding: 16px 24px`;
  const author = name.startsWith('comment')
    ? `<div style="${box}; border-bottom: 0; border-radius: 6px 6px 0 0; padding: 8px 16px; background: ${head}; color: ${text}; font: 14px sans-serif"><b>github-actions</b> bot commented</div>`
    : '';
  const page = join(folder, `${name}.html`);
  await writeFile(
    page,
    `<!doctype html><meta charset="utf-8"><style>${await readFile(style, 'utf8')}
body { margin: 0; padding: 24px; background: ${background}; }</style>
${author}<article class="markdown-body" style="${box}${author && '; border-radius: 0 0 6px 6px'}">${html}</article>
<script>document.title = document.documentElement.scrollHeight;</script>`,
  );
  const address = pathToFileURL(page).href;
  const shown = await run(
    chromium,
    [...options, `--window-size=${width},100`, '--dump-dom', address],
    {
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const height = /<title>(\d+)<\/title>/.exec(shown.stdout)?.[1];
  if (height === undefined) throw new Error(`${name} was not rendered`);
  const out = join(here, `${name}.png`);
  await run(chromium, [
    ...options,
    `--window-size=${width},${height}`,
    `--screenshot=${out}`,
    address,
  ]);
  process.stdout.write(`${out}\n`);
}
