import { join } from 'node:path/posix';
import { createBudget, createRereading } from '../../gate/inventory.ts';
import type { RunPorts } from '../../gate/ports.ts';
import type { Settings } from '../../gate/settings.ts';
import { withTexts } from '../../io/tree.ts';
import type { Report } from '../../judging/report.ts';
import { type Fix, findFixes, type LeftOut } from '../../judging/suggestions.ts';
import { judgeTree } from '../check/judge-tree.ts';
import { saveExport } from '../save-export.ts';

/** A file's text before and after all edits, without the byte order mark. */
export interface EditedText {
  readonly before: string;
  readonly after: string;
}

/** Paths are relative to the judged folder. */
export interface FixedTree {
  readonly fixes: readonly Fix[];
  readonly texts: ReadonlyMap<string, EditedText>;
  /** Dependencies that still need another version, each with the reason why no edit was proved safe. */
  readonly leftOut: readonly LeftOut[];
  /** Report on the tree after all edits. */
  readonly report: Report;
}

/** Maximum number of rounds. Real files contain fewer dependencies that block each other. */
const mostRounds = 5;

export function judgeEdited(
  settings: Settings,
  ports: RunPorts,
  texts: ReadonlyMap<string, string>,
) {
  const editedPorts = { ...ports, head: withTexts(ports.head, texts) };
  return judgeTree(settings, editedPorts, createBudget(mostSteps));
}

/**
 * Maximum number of steps: ten times a run's limit, because a user is waiting for the result and no pull
 * request controls the amount of work.
 */
const mostSteps = 2_500_000_000;

/**
 * Finds edits that provably move the tree's servers to passing versions, and judges the edited tree.
 *
 * @throws GateError if the policy cannot be used, the tree cannot be read, or the export cannot be loaded
 */
export async function fixTree(settings: Settings, ports: RunPorts): Promise<FixedTree> {
  const editedFiles = new Map<string, string>();
  const fixes: Fix[] = [];
  for (let round = 1; ; round += 1) {
    const { report, head, save } = await judgeEdited(settings, ports, editedFiles);
    // Caches the export for the next round.
    await saveExport(save, ports.log);
    const nextFixes = await findFixes(report.servers, createRereading(head));
    const treePath = (file: string): string => join(head.tree.start, file);
    if (nextFixes.fixes.length === 0 || round === mostRounds) {
      const texts = new Map<string, EditedText>();
      for (const file of new Set(fixes.map((each) => each.file))) {
        const before = await ports.head.readFile(treePath(file));
        const text = editedFiles.get(treePath(file));
        if ('text' in before && text !== undefined)
          texts.set(file, { before: before.text, after: text });
      }
      return { fixes, texts, leftOut: nextFixes.leftOut, report };
    }
    for (const [file, text] of nextFixes.texts) editedFiles.set(treePath(file), text);
    fixes.push(...nextFixes.fixes);
  }
}
