import { isExampleFile } from '../../detection/declarations.ts';
import {
  isIdentified,
  isPinned,
  nameOrNull,
  unidentifiedReason,
  versionPart,
} from '../../detection/ecosystems.ts';
import { purlOf } from '../../detection/purl.ts';
import { decidingReport, listedMatch } from '../../judging/grading.ts';
import type { GradedInventory, JudgedDependency } from '../../judging/report.ts';
import { alterationFacts } from '../../judging/verdict-words.ts';
import type { Dependency, FileReport } from '../../model/model.ts';
import { safeJson } from '../text.ts';
import { autoApprovedEntry } from './auto-approved-entry.ts';
import { exportEntry } from './export-entry.ts';
import { launchEntry } from './launch-entry.ts';

/**
 * Returns the inventory as JSON, with the verdict, the export and the grades if an export was given.
 * Declarations in examples, templates, tests and archives are marked `setAside`.
 */
export function renderInventoryJson(inventory: GradedInventory): string {
  const { report, searched } = inventory;
  const judged = new Map<Dependency, JudgedDependency>(
    report?.servers.map((server) => [server.dependency, server]),
  );
  const dependenciesOf = Map.groupBy(
    [...inventory.dependencies, ...inventory.candidates],
    ({ declaration }) => declaration,
  );
  const declarations = [...dependenciesOf].map(([declaration, dependencies]) => ({
    file: declaration.file,
    line: declaration.span.start.line,
    column: declaration.span.start.column,
    client: declaration.client,
    alias: declaration.alias,
    disabled: declaration.disabled,
    setAside: isExampleFile(declaration.file),
    launch: launchEntry(declaration, dependencies),
    dependencies: dependencies.map((dependency) => ({
      ...dependencyJson(dependency),
      ...(report === null ? {} : gradeJson(judged.get(dependency))),
    })),
  }));
  const files = inventory.files.map(({ path, status, reason, span }: FileReport) => ({
    path,
    line: span?.start.line ?? null,
    status,
    reason,
  }));
  const graded =
    report === null ? {} : { verdict: report.verdict, export: exportEntry(report.export) };
  const autoApproved = inventory.autoApproved.map(autoApprovedEntry);
  return `${safeJson({ declarations, files, autoApproved, searched, ...graded })}\n`;
}

function gradeJson(server: JudgedDependency | undefined) {
  return {
    match: server?.match?.kind ?? null,
    grade: decidingReport(server?.match)?.grade ?? null,
    score: decidingReport(server?.match)?.score ?? null,
    judgedVersion: listedMatch(server?.match)?.judgedVersion ?? null,
    verdict: server?.verdict ?? null,
  };
}

function dependencyJson(dependency: Dependency) {
  const { role, type, resolved, alterations, declaration, unprovenProgram } = dependency;
  const { specifier, version, pin } = versionPart(dependency);
  return {
    // The line of the server's name, as in the table and in a check. The declaration's `line` is the first
    // line of the whole entry.
    line: dependency.span.start.line,
    role,
    type,
    name: nameOrNull(dependency),
    ...(isIdentified(dependency) && dependency.written !== undefined
      ? { written: dependency.written }
      : {}),
    purl: purlOf(dependency),
    specifier,
    version,
    pin,
    resolved:
      resolved === null
        ? null
        : { version: resolved.version, file: resolved.file, line: resolved.line },
    isPinned: isPinned(dependency),
    reason: unidentifiedReason(dependency),
    ...(unprovenProgram === undefined ? {} : { unprovenProgram }),
    ...(alterations.length === 0 ? {} : alterationFacts(alterations, declaration.file)),
  };
}
