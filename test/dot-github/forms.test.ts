/*
 * Checks the other files that GitHub reads: it ignores invalid forms, groups and owners, and reports them
 * only where people rarely look.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readLicenses } from '../../.ci/licenses.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const templates = join('.github', 'ISSUE_TEMPLATE');

// https://docs.github.com/en/communities/using-templates-to-encourage-useful-issues-and-pull-requests/syntax-for-githubs-form-schema
const sentence = z.string().min(1);
const shown = { label: sentence, description: sentence.optional() };
const field = {
  id: z.string().regex(/^[\w-]+$/),
  validations: z.strictObject({ required: z.boolean() }).optional(),
};
const element = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: sentence }) }),
  z.strictObject({
    ...field,
    type: z.literal('input'),
    attributes: z.strictObject({ ...shown, placeholder: sentence.optional() }),
  }),
  z.strictObject({
    ...field,
    type: z.literal('textarea'),
    attributes: z.strictObject({
      ...shown,
      placeholder: sentence.optional(),
      render: sentence.optional(),
    }),
  }),
  z.strictObject({
    ...field,
    type: z.literal('dropdown'),
    attributes: z.strictObject({ ...shown, options: z.array(sentence).min(1) }),
  }),
  z.strictObject({
    ...field,
    type: z.literal('checkboxes'),
    attributes: z.strictObject({
      ...shown,
      options: z.array(z.strictObject({ label: sentence, required: z.boolean() })).min(1),
    }),
  }),
]);
// https://docs.github.com/en/communities/using-templates-to-encourage-useful-issues-and-pull-requests/syntax-for-issue-forms
const form = z.strictObject({
  name: z.string().min(3),
  description: z.string().min(3).max(200),
  labels: z.array(sentence),
  body: z.array(element),
});
const forms = globSync('*.yml', { cwd: join(root, templates) })
  .filter((file) => file !== 'config.yml')
  .map((file) => join(templates, file));

describe.for(forms)('%s', (path) => {
  const { body } = form.parse(parse(read(path)));

  test('has names and labels of its own for each field', () => {
    const fields = body.filter((each) => each.type !== 'markdown');
    expect(fields.length).toBeGreaterThan(2);
    for (const names of [fields.map(({ id }) => id), fields.map((each) => each.attributes.label)]) {
      expect(names).toEqual([...new Set(names)]);
    }
    for (const each of fields) {
      if (each.type === 'dropdown') {
        expect(each.attributes.options).toEqual([...new Set(each.attributes.options)]);
      }
    }
  });

  test('lets nobody send it before they have looked for secrets', () => {
    const last = body.at(-1);
    const options = last?.type === 'checkboxes' ? last.attributes.options : [];
    expect(options).toEqual([{ label: expect.stringMatching(/no key.*no token/), required: true }]);
  });

  test('names pages that are there', () => {
    const pages = read(path).match(/\bdocs\/[\w/-]+\.md\b/g) ?? [];
    expect(pages.filter((page) => !existsSync(join(root, page)))).toEqual([]);
  });
});

test('there is a form for each kind of report, and no other way but a link', () => {
  expect(forms.map((path) => basename(path, '.yml')).sort()).toEqual([
    'bug',
    'misread-launch',
    'missing-client',
  ]);
  const config = parse(read(join(templates, 'config.yml')));
  const link = z.strictObject({ name: sentence, url: z.url(), about: sentence });
  const schema = z.strictObject({
    blank_issues_enabled: z.literal(false),
    contact_links: z.array(link),
  });
  const urls = schema.parse(config).contact_links.map(({ url }) => url);
  expect(urls[0]).toMatch(/\/security\/advisories\/new$/);
  const pages = urls.flatMap((url) => /\/blob\/main\/(.*)$/.exec(url)?.[1] ?? []);
  expect(pages.filter((page) => !existsSync(join(root, page)))).toEqual([]);
});

describe('.github/dependabot.yml', () => {
  const updates: {
    'package-ecosystem': string;
    directory: string;
    cooldown: object;
    groups: Readonly<Record<string, { patterns: readonly string[] }>>;
  }[] = parse(read('.github/dependabot.yml')).updates;

  test('updates packages, the actions of workflows and those of examples, not on their first day', () => {
    expect(updates.map((each) => `${each['package-ecosystem']} ${each.directory}`)).toEqual([
      'npm /',
      'github-actions /',
      'github-actions /examples/workflows',
    ]);
    for (const { cooldown } of updates) {
      expect(cooldown).toHaveProperty(
        'default-days',
        expect.toSatisfy((days) => days >= 7),
      );
    }
  });

  test('groups what dist/ contains', () => {
    const bundled = new Set(readLicenses(read('dist/licenses.txt')).map(({ name }) => name));
    const { devDependencies } = JSON.parse(read('package.json'));
    expect(updates[0]?.groups['bundled']?.patterns).toEqual(
      Object.keys(devDependencies).filter((name) => bundled.has(name)),
    );
  });
});

test('.github/CODEOWNERS has owners for files that are there', () => {
  const lines = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => !/^(?:#|$)/.test(line));
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) {
    const [pattern = '', ...owners] = line.split(' ');
    expect(owners).toEqual([expect.stringMatching(/^@[\w-]+\/[\w-]+$/)]);
    const paths = globSync(pattern.startsWith('/') ? `.${pattern}` : `**/${pattern}`, {
      cwd: root,
      exclude: ['node_modules'],
    });
    expect([pattern, paths.length > 0]).toEqual([pattern, true]);
  }
  // A change to the owners must itself have an owner.
  expect(lines.some((line) => line.startsWith('/.github/ '))).toBe(true);
});
