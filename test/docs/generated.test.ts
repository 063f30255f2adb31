/*
 * Documents that are made of the code: `npx vitest run --config test/vitest.config.ts test/docs -u`
 * writes them anew, and CI fails where they differ.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { presetNames } from '../../src/model.ts';
import { catalogue, findingRules, ruleIds, waivableRules } from '../../src/policy/catalogue.ts';
import type { Rule } from '../../src/policy/rule.ts';
import { reportJsonSchema } from '../../src/report/json/schema.ts';
import { policyJsonSchema } from '../../src/settings/policy-schema.ts';

const root = join(import.meta.dirname, '../..');

/** The rule behind an id; where two share it, the first tells of both. */
function ruleOf(id: string): Rule {
  const entry = catalogue.find((each) => each.id === id);
  if (entry === undefined) throw new Error(`no rule ${id}`);
  return entry.rule;
}

function levelsOf(rule: Rule): string[] {
  return presetNames.map((preset) => {
    const level = rule.levels[preset];
    if (rule.about !== 'file' || rule.touchedLevels[preset] === level) return level;
    return `${level}; ${rule.touchedLevels[preset]} in a file that the change adds or touches`;
  });
}

function rulesPage(): string {
  const rows = ruleIds.map((id) => {
    const rule = ruleOf(id);
    return `| [\`${id}\`](#${id}) | ${rule.title} | ${levelsOf(rule).join(' | ')} |`;
  });
  const sections = ruleIds.map((id) => {
    const rule = ruleOf(id);
    const waivers = waivableRules.includes(id)
      ? findingRules.includes(id)
        ? 'Can be waived, also for a single `check`.'
        : 'Can be waived.'
      : 'Cannot be waived.';
    const launchers =
      rule.about === 'dependency' && rule.judgesLaunchers ? ' Judges launchers too.' : '';
    return `## ${id}\n\nFires when: ${rule.title}.\n\n${rule.help}\n\n${waivers}${launchers}\n`;
  });
  return `<!-- Made of src/policy/catalogue.ts by test/docs/generated.test.ts: edit the rules, not this page. -->

# The rules

Each rule has a level: \`fail\`, \`warn\` or \`off\`. The preset gives it; \`rules\` in the [policy](policy.md) or in the inputs sets it by hand, \`servers\` for some servers only. All rules are evaluated before anything is decided. What cannot be judged at all is an \`error\`, which is no level and which nothing takes back.

| rule | fires when | ${presetNames.map((preset) => `\`${preset}\``).join(' | ')} |
| --- | --- | ${presetNames.map(() => '---').join(' | ')} |
${rows.join('\n')}

${sections.join('\n')}`;
}

test('docs/rules.md is made of the catalogue', async () => {
  await expect(rulesPage()).toMatchFileSnapshot(join(root, 'docs/rules.md'));
});

test('schema/policy.schema.json is made of what is read', async () => {
  const text = `${JSON.stringify(policyJsonSchema(), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot(join(root, 'schema/policy.schema.json'));
});

test('schema/report.schema.json is made of what is written', async () => {
  const schema = reportJsonSchema();
  const text = `${JSON.stringify(schema, null, 2)}\n`;
  await expect(text).toMatchFileSnapshot(join(root, 'schema/report.schema.json'));
  // Every field says what it is, but those whose name and values do.
  const plain = new Set(['type', 'status', 'source', 'schemaVersion']);
  const nameless = [...fieldsOf(schema)].filter(
    ([name, field]) => !plain.has(name) && !('description' in field),
  );
  expect(nameless.map(([name]) => name)).toEqual([]);
});

/** The fields of a schema, and of all schemas in it. */
function* fieldsOf(schema: object): Generator<[string, object]> {
  for (const [key, held] of Object.entries(schema)) {
    if (typeof held !== 'object' || held === null) continue;
    if (key === 'properties') yield* Object.entries<object>(held);
    yield* fieldsOf(held);
  }
}

test('README.md gives the levels of every rule', async () => {
  const text = await readFile(join(root, 'README.md'), 'utf8');
  for (const id of ruleIds) {
    const { recommended, strict } = ruleOf(id).levels;
    const row = text.split('\n').find((line) => line.startsWith(`| \`${id}\` |`)) ?? '';
    expect(row).toMatch(new RegExp(`\\| ${recommended}\\b[^|]*\\| ${strict} \\|$`));
  }
});
