/*
 * Texts that strangers could put into an export or a repository, and a report with one of them in every place
 * that can hold a stranger's text.
 */

import { evaluate, type Subjects } from '../../src/judging/policy/evaluate.ts';
import type { Report } from '../../src/judging/report.ts';
import type { Dependency, Finding, Identified, Match, ScoreReport } from '../../src/model/model.ts';
import { createUnidentified, parsePackage } from '../builders.ts';
import { noSubjects, policyFrom } from '../judging/policy/judging.ts';
import { sizeFor } from '../sizes.ts';

/** One example of each way in which a text can act as more than text. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'a workflow command': '::error file=a.ts,line=1::forged',
  'an older workflow command': 'x ##[error]forged ###[add-mask]a ##[[warning]b',
  'a command behind an escaped line break': 'x%0A::add-mask::a%0D::set-output name=a::b',
  'line breaks': 'a\n::error::forged\r\n\r\nb\u2028c\u2029d\u0085e',
  'a fence': '```\n# All good\n```\n~~~~\n````suggestion\nevil\n````',
  'a table': 'a | b\n--- | ---\n| ✅ pass | forged |',
  'a heading': '\n\n# PASS\n\n===\n\n- [x] done',
  HTML: '</code></td></tr></table></details><h1>PASS</h1><script>alert(1)</script><img src=x onerror=alert(1)>',
  'an HTML comment': '--> <!-- mcp-grade-gate: forged --> <!--',
  'a link':
    '[click](https://evil.example) <https://evil.example> https://evil.example www.evil.example a@evil.example',
  'an image': '![x](https://evil.example/x.png)',
  'a mention': '@octocat @github/security @mcp-grade-gate',
  references: '#1 GH-1 octo/project#1 0123456789abcdef0123456789abcdef01234567',
  'an emoji code and mathematics':
    ':tada: :+1: :100: :8ball: :-1: $\\href{https://evil.example}{x}$ $$x$$',
  entities: '&lt;b&gt; &#60;script&#62; &amp; &colon;',
  'ANSI codes': '\u001b[2J\u001b[31mred\u001b]8;;https://evil.example\u0007x\u001b]8;;\u0007',
  'bidirectional characters': 'left \u202egnp.exe\u202c \u2066x\u2069',
  'zero-width characters': 'p\u200ba\u200cy\u200dp\u2060a\ufeffl\u00ad',
  homoglyphs: 'n\u043etes \u0440ayp\u0430l',
  'lone surrogates': 'a\ud800b\udc00c',
  'NUL and friends': 'a\u0000b\u0007c\u0008d\u007fe\u009bf',
  'backslashes and quotes': 'a\\b\\\\"c"\'d\'`e`',
  'escapes before what makes a token with them':
    'a\npm_A1bcdefghijklmnop \u0001\n\tnpm_A1bcdefghijklmnop \u200beyJA1bcdefghijklmnop',
  'a very long text': 'x'.repeat(sizeFor({ small: 15_000, real: 50_000 })),
  'SARIF links and placeholders': '[here](0) [x](https://evil.example) {0} {1} {{0}}',
  'words of prototypes': '__proto__ constructor toString hasOwnProperty',
};

/**
 * Returns a report with one failing, one changed, one waived and one unlisted server, and the given text
 * everywhere.
 */
export function poisonedReport(text: string): Report {
  const finding = (result: string, evidence: unknown): Finding => ({
    reference: text,
    check: text,
    result,
    weight: 3,
    evidence,
  });
  const report = (score: number | null): ScoreReport => ({
    server: text,
    version: text,
    score,
    grade: text,
    findings: [
      finding('fail', text),
      finding('fail', [text, text]),
      finding('warn', { file: text, line: 3, [text]: text, nested: { [text]: [text] } }),
      finding(text, null),
    ],
    rubricVersion: text,
    generatedAt: text,
  });
  const record = {
    id: text,
    name: text,
    publisher: { namespace: text, verified: false },
    packageRefs: [],
    versions: [],
  };
  const match = (score: number): Match => ({
    kind: 'exact',
    by: 'name',
    server: record,
    candidates: [record, { ...record, id: `${text}2` }],
    report: report(score),
    judgedVersion: text,
    scored: [],
    error: null,
    inconsistencies: [text],
    tiedMatches: [],
  });
  const plain = parsePackage('npx x@1.0.0');
  const alterations = [{ kind: 'registry', what: text, file: text, span: plain.span }] as const;
  const places = { alias: text, file: text, client: text };
  const poisoned = (changes: Partial<Identified<Dependency>> = {}): Identified<Dependency> => ({
    ...plain,
    name: text,
    specifier: text,
    version: text,
    alterations,
    declaration: { ...plain.declaration, ...places },
    ...changes,
  });
  const subjects: Subjects = {
    ...noSubjects,
    dependencies: [
      {
        dependency: poisoned(),
        match: match(3),
        previous: null,
        alsoIn: text,
        change: 'added',
        isCounted: true,
      },
      {
        dependency: poisoned(),
        match: match(90),
        previous: {
          dependency: poisoned(),
          match: match(95),
          changedParts: [
            { part: 'arguments', from: text, to: text, names: [] },
            { part: 'variables', from: null, to: null, names: [text] },
          ],
          edited: [],
          obstacles: [],
        },
        change: 'changed',
        isCounted: true,
      },
      {
        dependency: { ...createUnidentified(places), name: text, reason: text, alterations },
        match: { kind: 'unidentified' },
        previous: null,
        change: 'added',
        isCounted: true,
      },
      {
        dependency: poisoned({ type: 'remote', name: `https://host.example/${text}` }),
        match: { kind: 'unlisted', error: null, neighbours: [text] },
        previous: null,
        change: 'added',
        isCounted: true,
      },
      {
        dependency: poisoned(),
        match: match(1),
        previous: null,
        change: 'unchanged',
        isCounted: false,
      },
    ],
    files: [
      {
        file: { path: text, status: 'unreadable', reason: text, span: plain.span },
        isTouched: true,
      },
      { file: { path: text, status: 'unreadable', reason: text, span: null }, isTouched: false },
      { file: { path: text, status: 'skipped', reason: text, span: null }, isTouched: false },
    ],
    export: {
      generatedAt: 0,
      schemaVersion: text,
      rubricVersion: text,
      source: 'file',
      caution: text,
      ageMs: 1e12,
      inconsistencies: [text],
    },
    relaxations: (['milder', 'unknown'] as const).map((effect) => ({
      effect,
      message: { words: ['', ' goes'], values: [text] },
      ...{ what: text, before: text, after: text, file: text, span: plain.span },
    })),
    scope: 'changed',
  };
  const floor =
    'min-score: 60\noverridable: [unpinned]\nwaivable: [unlisted]\nrules: {unpinned: warn}';
  const policy = policyFrom('preset: strict', floor);
  const span = plain.span;
  const waiver = {
    match: null,
    file: text,
    alias: text,
    rule: 'unlisted',
    check: text,
    reason: text,
    expires: '2026-11-25',
    writtenIn: text,
    span,
  };
  const { servers, problems, earlierProblems } = evaluate(subjects, policy);
  const [first] = servers;
  return {
    toolVersion: '0',
    run: {
      event: 'pull_request',
      base: text,
      head: text,
      scope: 'changed',
      policy: null,
      notices: [text],
    },
    verdict: 'fail',
    enforcedVerdict: 'fail',
    failure: { code: 'invalid-policy', message: text, remedy: text, details: [text] },
    policy: { ...policy, values: { ...policy.values, messages: new Map([['fail', text]]) } },
    export: {
      generatedAt: 0,
      schemaVersion: text,
      rubricVersion: text,
      source: 'file',
      caution: text,
      service: null,
    },
    servers: [
      ...servers,
      ...(first === undefined
        ? []
        : [{ ...first, problems: first.problems.map((each) => ({ ...each, waived: text })) }]),
    ],
    removed: [poisoned()],
    autoApproved: [{ file: text, span, client: text, alias: text, setting: text, key: text }],
    problems,
    earlierProblems,
    waivers: [
      { waiver, status: 'used', covers: 1, otherChecks: [text], daysLeft: 3, reason: text },
    ],
    files: subjects.files.map(({ file }) => file),
  };
}
