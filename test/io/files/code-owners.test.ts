import { describe, expect, test } from 'vitest';
import { matchCodeOwners } from '../../../src/io/files/code-owners.ts';

function ownersIn(text: string, path: string): readonly string[] | undefined {
  return matchCodeOwners(text, [path]).get(path);
}

/** The example from GitHub's documentation, without its comments. */
const example = `
# This is a comment.
*       @global-owner1 @global-owner2
*.js    @js-owner #This is an inline comment.
*.go docs@example.com
*.txt @octo-org/octocats
/build/logs/ @doctocat
docs/* docs@example.com
apps/ @octocat
/docs/ @doctocat
/scripts/ @doctocat @octocat
**/logs @octocat
/apps/ @octocat
/apps/github
`;

test.for<[string, string]>([
  ['README.md', '@global-owner1 @global-owner2'],
  ['src/deep/index.js', '@js-owner'],
  ['main.go', 'docs@example.com'],
  ['a/notes.txt', '@octo-org/octocats'],
  ['build/logs/today.md', '@octocat'],
  ['other/build/x', '@global-owner1 @global-owner2'],
  ['docs/getting-started.md', '@doctocat'],
  ['docs/build-app/troubleshooting.md', '@doctocat'],
  ['web/apps/x.md', '@octocat'],
  ['scripts/run.sh', '@doctocat @octocat'],
  ['deeply/nested/logs/a.md', '@octocat'],
  ['scripts/logs', '@octocat'],
  ['apps/main.md', '@octocat'],
  ['apps/github/x.js', ''],
  ['apps/github', ''],
])("in the documents' example %s belongs to %s", ([path, owners]) => {
  expect(ownersIn(example, path)?.join(' ')).toBe(owners);
});

test.for<[string, string, boolean]>([
  // Unlike in gitignore, a lone `*` at the end stays in its folder.
  ['docs/*', 'docs/a.md', true],
  ['docs/*', 'docs/b/a.md', false],
  ['docs/*', 'x/docs/a.md', false],
  ['docs/**', 'docs/b/a.md', true],
  ['docs/**', 'docs', false],
  ['docs/', 'x/docs/a.md', true],
  ['/docs/', 'x/docs/a.md', false],
  ['docs/sub/', 'x/docs/sub/a.md', false],
  ['docs/sub', 'docs/sub/deep/a.md', true],
  ['.mcp.json', 'packages/a/.mcp.json', true],
  ['/.mcp.json', 'packages/a/.mcp.json', false],
  ['*', '.cursor/mcp.json', true],
  ['**', '.cursor/mcp.json', true],
  ['/*', '.cursor/mcp.json', false],
  ['/*', '.mcp.json', true],
  ['.cursor', '.cursor/mcp.json', true],
  ['a/**/b', 'a/b', true],
  ['a/**/b', 'a/x/y/b/c', true],
  ['a/**/b', 'x/a/b', false],
  ['**/a/b', 'x/y/a/b', true],
  ['**/a/b', 'a/b', true],
  ['*.json', 'x/y.json', true],
  ['*.json', 'x/y.json5', false],
  ['m?p.json', 'x/mcp.json', true],
  ['m?p.json', 'x/m/p.json', false],
  ['a**b', 'axxb', true],
  ['a**b', 'ax/xb', false],
  ['my\\ folder/x', 'my folder/x', true],
  ['a\\*b', 'a*b', true],
  ['a\\*b', 'axb', false],
  ['Docs/', 'docs/a', false],
  ['/', 'a', false],
  ['ab#c', 'ab#c', true],
  ['😀?', '😀😀', true],
  // Syntax that does not work, according to GitHub's documentation.
  ['!a', 'a', false],
  ['!a', '!a', false],
  // Brackets are not a character range but part of a route's folder name.
  ['[ab]', 'a', false],
  ['[ab]', 'x/[ab]', true],
  ['/app/[id]/page.tsx', 'app/[id]/page.tsx', true],
  ['/app/[id]/page.tsx', 'app/i/page.tsx', false],
  ['app/[...slug]/', 'app/[...slug]/.mcp.json', true],
  ['/app/\\[id\\]/', 'app/[id]/.mcp.json', true],
  ['/app/[id/', 'app/[id/.mcp.json', true],
  ['\\#a', '#a', false],
  ['#a', '#a', false],
  ['a***', 'ab', false],
  ['a\\', 'a', false],
])('%s and %s: %s', ([pattern, path, expected]) => {
  expect(ownersIn(`${pattern} @team`, path)?.length === 1).toBe(expected);
});

describe('the owners of the last valid line', () => {
  test.for<[string, string]>([
    ['* @Team\n* notanowner', '@team'],
    ['* @Team\n* @a @b/c/d', '@team'],
    ['* @Team\n* @a,', '@team'],
    ['* @team\n*', ''],
    ['* @team\n* # nobody', ''],
    ['\t* @team @TEAM mail@x.example\r\n# x\r\n', '@team mail@x.example'],
    ['* @team\n\n*.md @docs', '@team'],
    [`* @team\n* @${'x'.repeat(10_000)}`, '@team'],
    ['* @team\n* @a\0', '@team'],
    ['', ''],
  ])('case %#', ([text, owners]) => {
    expect(ownersIn(text, 'a')?.join(' ')).toBe(owners);
  });
});

test('names of paths are only names', () => {
  const found = matchCodeOwners('/__proto__ @a\n/constructor @b', [
    '__proto__',
    'constructor',
    'x',
  ]);
  expect([...found]).toEqual([
    ['constructor', ['@b']],
    ['__proto__', ['@a']],
    ['x', []],
  ]);
});
