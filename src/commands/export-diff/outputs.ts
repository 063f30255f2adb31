import { passes } from '../../judging/verdict-words.ts';
import { summaryFile } from '../../report/outputs.ts';
import type { ExportDiff } from './schema.ts';

/**
 * Files that the action writes. Each key is both the name of the input for the file's path and the name of
 * the output that returns the path.
 */
export const diffFiles = {
  'report-file': { what: 'the JSON file with all differences', fallback: 'export-diff.json' },
  'summary-file': { what: summaryFile.what, fallback: 'export-diff.md' },
} as const;
export type DiffFile = keyof typeof diffFiles;

const describePath = (name: DiffFile): string =>
  `Path of ${diffFiles[name].what}; empty if nothing was compared or grades are not shown.`;

export const exportDiffOutputDescriptions = {
  differs: 'Whether the exports differ: `true` or `false`; empty if nothing was compared.',
  'old-generated-at': 'When the earlier export was generated (ISO 8601); empty if there is none.',
  'new-generated-at': 'When the newer export was generated (ISO 8601).',
  'export-source': 'Where the newer export came from: `cache`, `download` or `file`.',
  'packages-moved':
    'Number of packages that were listed by one server before and are now listed by another.',
  'servers-came': 'Number of servers that only the newer export contains.',
  'servers-went': 'Number of servers that only the earlier export contains.',
  'versions-changed':
    'Number of versions with a new grade, including grades from a different rubric.',
  'packages-blocked':
    'Number of packages that had a passing version under the policy before but have none now; empty without a policy.',
  'versions-failing':
    'Number of versions that passed under the policy before but now fail or cannot be judged; empty without a policy.',
  'versions-passing':
    'Number of versions that pass under the policy now but did not before; empty without a policy.',
  'report-file': describePath('report-file'),
  'summary-file': describePath('summary-file'),
} as const satisfies Readonly<Record<string, string>>;

export type ExportDiffOutputs = Readonly<
  Partial<Record<keyof typeof exportDiffOutputDescriptions, string | number | boolean>>
>;

export function countDifferences({
  differs,
  packages,
  servers,
  versions,
  policy,
}: ExportDiff): ExportDiffOutputs {
  return {
    differs,
    'packages-moved': packages.moved.length,
    'servers-came': servers.came.length,
    'servers-went': servers.went.length,
    'versions-changed': versions.changed.length,
    ...(policy && {
      'packages-blocked': policy.blocked.length,
      'versions-failing': policy.changed.filter(hasCeasedToPass).length,
      'versions-passing': policy.changed.filter(({ change }) => change === 'passes').length,
    }),
  };
}

/**
 * Reports whether a version or a package passed before but no longer passes, or whether every run of the gate
 * now fails.
 */
export function failsUnderPolicy({ policy }: ExportDiff): boolean {
  if (policy === undefined) return false;
  const { problems, blocked, changed } = policy;
  const isGrave = problems.some(({ level }) => level !== 'warn');
  return isGrave || blocked.length > 0 || changed.some(hasCeasedToPass);
}

function hasCeasedToPass({ before, change }: NonNullable<ExportDiff['policy']>['changed'][number]) {
  return change !== 'passes' && passes(before.verdict);
}
