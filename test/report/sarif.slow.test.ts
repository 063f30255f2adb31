import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { JudgedDependency, Report } from '../../src/judging/report.ts';
import { joinList, say } from '../../src/model/phrase.ts';
import { renderSarif } from '../../src/report/sarif/render-sarif.ts';
import { crowd } from './reports.ts';

interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly {
    readonly physicalLocation: {
      readonly artifactLocation: { readonly uri: string; readonly uriBaseId: string };
      readonly region: Readonly<Record<string, number>>;
    };
  }[];
  readonly partialFingerprints: Readonly<Record<string, string>>;
  readonly suppressions?: readonly { readonly justification: string }[];
  readonly baselineState?: string;
  readonly properties: {
    readonly alias?: string;
    readonly findings?: readonly { readonly evidence?: string }[];
  };
}

interface Run {
  readonly tool: {
    readonly driver: {
      readonly rules: readonly {
        readonly id: string;
        readonly fullDescription: { readonly text: string };
        readonly help: { readonly text: string; readonly markdown: string };
        readonly properties: { readonly 'security-severity': string };
      }[];
    };
  };
  readonly invocations: readonly {
    readonly executionSuccessful: boolean;
    readonly toolExecutionNotifications: readonly {
      readonly level: string;
      readonly message: { readonly text: string };
      readonly associatedRule?: { readonly id: string };
    }[];
  }[];
  readonly results: readonly Result[];
}

/** Returns the report with `change` applied to each server. */
const withServers = (report: Report, change: (server: JudgedDependency) => JudgedDependency) => ({
  ...report,
  servers: report.servers.map(change),
});

describe('limits', () => {
  // The fastest compression level yields the largest file.
  const packed = (text: string): number => gzipSync(text, { level: 1 }).length;
  /** Returns text that does not compress well. */
  const noise = (seed: string, length: number): string =>
    createHash('shake256', { outputLength: Math.ceil((length * 3) / 4) })
      .update(seed)
      .digest('base64')
      .slice(0, length);

  test('a thousand failing servers with fifty findings each fit with all their evidence', () => {
    const report = crowd(
      1000,
      50,
      (server, at) => `src/${server}.ts:${at} does what it should not`,
    );
    const text = renderSarif(report, '');
    expect(packed(text)).toBeLessThan(10_000_000);
    const { results, invocations } = JSON.parse(text).runs[0] as Run;
    expect(results).toHaveLength(1000);
    expect(results.every(({ properties }) => properties.findings?.length === 50)).toBe(true);
    expect(invocations[0]?.toolExecutionNotifications).toEqual([]);
  });

  test('evidence that does not fit is dropped whole, before the findings', () => {
    const report = crowd(400, 50, (server, at) => noise(`${server} ${at}`, 700));
    const text = renderSarif(report, '');
    expect(packed(text)).toBeLessThan(10_000_000);
    const { results, invocations } = JSON.parse(text).runs[0] as Run;
    expect(results).toHaveLength(400);
    expect(results[0]?.properties.findings).toHaveLength(50);
    expect(results[0]?.properties.findings?.[0]).not.toHaveProperty('evidence');
    expect(results[0]?.message.text).toContain('• check-0 (fail, weight 1)\n');
    expect(invocations[0]?.toolExecutionNotifications[0]?.message.text).toMatch(/^The evidence/);
  });

  test('results that do not fit without findings are fewer, and each is whole', () => {
    const report = withServers(
      crowd(5000, 0, () => null),
      (server) => {
        const { declaration } = server.dependency;
        const part = (name: string): string => noise(`${declaration.alias} ${name}`, 300);
        return {
          ...server,
          dependency: {
            ...server.dependency,
            name: part('name'),
            specifier: part('specifier'),
            version: part('version'),
            declaration: { ...declaration, alias: part('alias') },
          },
          problems: server.problems.map((problem) => ({
            ...problem,
            message: say`${joinList(['1', '2', '3', '4', '5', '6'].map(part))}.`,
          })),
        };
      },
    );
    const text = renderSarif(report, '');
    expect(packed(text)).toBeLessThan(10_000_000);
    const { results, invocations } = JSON.parse(text).runs[0] as Run;
    expect(results).toHaveLength(2500);
    expect(results[0]?.message.text).toMatch(/\. Use version 1\.5\.0, graded B \(82 of 100\)\.$/);
    expect(invocations[0]?.toolExecutionNotifications[0]?.message.text).toMatch(/^2500\b.*\bfit\b/);
  });
});
