/* Checks that every link between this repository's pages leads to an existing file and heading. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { marked, type Token, type Tokens } from 'marked';
import { expect, test } from 'vitest';
import { filesMatching } from '../system.ts';

const root = join(import.meta.dirname, '../..');
const paths = filesMatching(
  root,
  ...[
    '*.md',
    '.github/**/*.md',
    'conformance/*.md',
    'docs/**/*.md',
    '{warm,sweep,export-diff}/*.md',
    'examples/**/*.md',
    'src/**/*.md',
  ],
);

/** A page, with the targets of its links and pictures and the anchors of its headings. */
interface Page {
  readonly targets: readonly string[];
  readonly anchors: ReadonlySet<string>;
}

const pages = new Map(
  paths.map((path) => [path, pageOf(readFileSync(join(root, path), 'utf8'))] as const),
);

function pageOf(text: string): Page {
  const targets: string[] = [];
  const headings: string[] = [];
  const visit = (token: Token): void => {
    if (token.type === 'link' || token.type === 'image') targets.push(token['href']);
    if (token.type === 'html') {
      const attributes = (token as Tokens.HTML).raw.matchAll(/\b(?:src|srcset|href)="([^"]+)"/g);
      for (const [, target = ''] of attributes) targets.push(target);
    }
    if (token.type === 'heading') headings.push(textOf(token as Tokens.Heading));
  };
  marked.walkTokens(marked.lexer(text), visit);
  return { targets, anchors: anchorsOf(headings) };
}

/** Returns a heading's text as readers see it. */
function textOf(token: Token): string {
  const { tokens } = token as { readonly tokens?: readonly Token[] };
  return tokens === undefined ? (token as Tokens.Text).text : tokens.map(textOf).join('');
}

/** Returns the anchors that GitHub gives headings; repeated ones get a number. */
function anchorsOf(headings: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  return new Set(
    headings.map((heading) => {
      const plain = heading.toLowerCase().replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '');
      const anchor = plain.replaceAll(' ', '-');
      const count = counts.get(anchor) ?? 0;
      counts.set(anchor, count + 1);
      return count === 0 ? anchor : `${anchor}-${count}`;
    }),
  );
}

/** Pages of the repository on GitHub that are not files; they are two levels above the README. */
const besideCode = new Set([
  ...['../../releases', '../../issues/new/choose'],
  ...globSync('*.yml', { cwd: join(root, '.github/workflows') }).flatMap((file) => [
    `../../actions/workflows/${file}`,
    `../../actions/workflows/${file}/badge.svg`,
  ]),
]);

/** Returns the fault in a page's link, or null if there is none. */
function faultOf(path: string, target: string): string | null {
  const [file = '', anchor] = target.split('#');
  const to = file === '' ? path : posix.normalize(posix.join(dirname(path), decodeURI(file)));
  if (to.startsWith('..')) return besideCode.has(to) ? null : 'leads out of the repository';
  const exists = globSync(to.replace(/\/$/, ''), { cwd: root });
  if (exists.length === 0) return 'leads to no file';
  if (anchor === undefined) return null;
  const page = pages.get(to);
  // An anchor that names lines in a file that is not a page.
  if (page === undefined) return /^L\d+$/.test(anchor) ? null : 'has an anchor in no page';
  return page.anchors.has(anchor) ? null : 'leads to no heading';
}

test.for(paths)('links of %s', (path) => {
  const inside = pages.get(path)?.targets.filter((target) => !/^[a-z]+:/i.test(target)) ?? [];
  const faults = inside.map((target) => [target, faultOf(path, target)] as const);
  expect(faults.filter(([, fault]) => fault !== null)).toEqual([]);
});

// The two index pages together name every page of the documents.
test.for([
  ['README.md', /^docs\/[^/]+\.md$/],
  ['docs/README.md', /^docs\/.+\.md$/],
] as const)('%s names every page', ([index, counted]) => {
  const targets = pages.get(index)?.targets ?? [];
  const named = targets.map((target) => posix.join(dirname(index), target));
  const all = paths.filter((path) => counted.test(path) && path !== 'docs/README.md');
  expect(all.length).toBeGreaterThan(10);
  expect(named).toEqual(expect.arrayContaining(all));
});

const named = filesMatching(
  root,
  ...['src/**/*.ts', '*.yml', '*/action.yml', '.github/**/*.yml', 'examples/workflows/*.yml'],
).flatMap((path) =>
  // If a word precedes the folder, the path is part of an address or of another repository.
  [
    ...readFileSync(join(root, path), 'utf8').matchAll(/(?<![\w/])docs\/[\w/-]+\.md(?:#[\w-]+)?/g),
  ].map(([target]) => ({ path, target })),
);

test.for(named)('$target, which $path names, is there', ({ target }) => {
  expect(faultOf('README.md', target)).toBe(null);
});

test('a link to nothing is found', () => {
  expect(faultOf('docs/policy.md', 'policies.md')).toBe('leads to no file');
  expect(faultOf('docs/policy.md', 'rules.md#unpined')).toBe('leads to no heading');
  expect(faultOf('docs/policy.md', '#waivers')).toBe(null);
  expect(faultOf('docs/policy.md', '../../x')).toBe('leads out of the repository');
  expect(
    anchorsOf(['Set-up in ten minutes, with a GitHub App', '`too-new`', 'Age', 'Age']),
  ).toEqual(new Set(['set-up-in-ten-minutes-with-a-github-app', 'too-new', 'age', 'age-1']));
});
