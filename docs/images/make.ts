/*
 * Makes the pictures for the documentation in GitHub's style, light and dark. They show the unfolded part of
 * the example's job summary, its comment, and an annotation in the diff. The script needs a font with emoji
 * (on Debian: fonts-noto-color-emoji), and Chromium under the name `chromium` or the one set in CHROMIUM.
 * Check the resulting pictures by eye.
 *
 *   npm run bundle && npm run pictures
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
import { picturedAnnotation, picturedSummary, picturedTexts } from './texts.ts';

const run = promisify(execFile);
const here = fileURLToPath(new URL('.', import.meta.url));
const chromium = process.env['CHROMIUM'] ?? 'chromium';
const options = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--hide-scrollbars',
  '--force-device-scale-factor=2',
];
/** The colours of a GitHub page, a comment's frame, and a diff. */
const themes = {
  light: {
    ...{ background: '#ffffff', border: '#d1d9e0', head: '#f6f8fa', text: '#59636e' },
    ...{ ink: '#1f2328', removed: '#ffebe9', added: '#dafbe1' },
  },
  dark: {
    ...{ background: '#0d1117', border: '#3d444d', head: '#151b23', text: '#9198a1' },
    ...{ ink: '#f0f6fc', removed: '#25171c', added: '#12261e' },
  },
} as const;
type Theme = keyof typeof themes;

const judged = await judgeExample();
const { comment } = judged;
const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
try {
  for (const theme of ['light', 'dark'] as const) {
    await picture(`summary-${theme}`, article(picturedSummary(judged), theme), theme, 1012);
    await picture(`comment-${theme}`, author(theme) + article(comment, theme), theme, 860);
    await picture(`annotation-${theme}`, await annotatedDiff(theme), theme, 700);
  }
  // A test compares these texts with the program's current output.
  await writeFile(join(here, 'texts.txt'), picturedTexts(judged));
} finally {
  await rm(folder, { recursive: true, force: true });
}

function article(markdown: string, theme: Theme): string {
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  return `<article class="markdown-body" style="${boxOf(theme)}; padding: 16px 24px">${html}</article>`;
}

function boxOf(theme: Theme): string {
  return `border: 1px solid ${themes[theme].border}; border-radius: 6px`;
}

/** Returns the line above a comment. */
function author(theme: Theme): string {
  const { head, text } = themes[theme];
  return `<div style="${boxOf(theme)}; border-bottom: 0; padding: 8px 16px; background: ${head}; color: ${text}; font: 14px sans-serif"><b>github-actions</b> bot commented</div>`;
}

/** Returns the first error annotation in the changed file, below the line that it refers to. */
async function annotatedDiff(theme: Theme): Promise<string> {
  const error = picturedAnnotation(judged);
  const file = error?.properties['file'];
  if (error === undefined || file === undefined) throw new Error('there is no annotation');
  const [before, after] = await Promise.all(
    ['before', 'project'].map(async (side) => {
      const path = fileURLToPath(new URL(`../../examples/${side}/${file}`, import.meta.url));
      return (await readFile(path, 'utf8')).trimEnd().split('\n');
    }),
  );
  const line = Number(error.properties['line']);
  const { background, border, head, text, ink, removed, added } = themes[theme];
  const row = (number: number, sign: string, words = '', colour: string = background): string =>
    `<div style="background: ${colour}; white-space: pre; font: 12px/20px monospace; color: ${ink}"><span style="display: inline-block; width: 40px; margin-right: 10px; text-align: right; color: ${text}">${number}</span>${sign} ${escaped(words)}</div>`;
  const context = (from: number, to: number): string[] =>
    (after ?? []).slice(from - 1, to).map((words, index) => row(from + index, ' ', words));
  const box = `<div style="${boxOf(theme)}; border-left: 4px solid #d1242f; margin: 8px 16px; padding: 12px 16px; background: ${background}; color: ${ink}; font: 14px/21px sans-serif; white-space: pre-wrap"><b>Check failure</b>  <span style="color: ${text}">on line ${line} in ${escaped(file)}</span>\n<b>${escaped(error.properties['title'] ?? '')}</b>\n<span style="font: 12px/18px monospace">${escaped(error.data)}</span></div>`;
  return [
    `<div style="${boxOf(theme)}; overflow: hidden">`,
    `<div style="border-bottom: 1px solid ${border}; padding: 8px 16px; background: ${head}; color: ${ink}; font: 12px monospace">${escaped(file)}</div>`,
    ...context(line - 2, line - 1),
    row(line, '-', before?.[line - 1], removed),
    row(line, '+', after?.[line - 1], added),
    box,
    ...context(line + 1, line + 2),
    '</div>',
  ].join('\n');
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * Renders HTML on a GitHub page `width` pixels wide and as high as its content. The image file has twice that
 * resolution.
 */
async function picture(name: string, html: string, theme: Theme, width: number): Promise<void> {
  const style = createRequire(import.meta.url).resolve(
    `github-markdown-css/github-markdown-${theme}.css`,
  );
  const { background } = themes[theme];
  const page = join(folder, `${name}.html`);
  await writeFile(
    page,
    `<!doctype html><meta charset="utf-8"><style>${await readFile(style, 'utf8')}
body { margin: 0; padding: 4px; background: ${background}; }</style>
${html}
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
