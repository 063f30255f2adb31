import { join } from 'node:path/posix';
import { createBudget, createRereading } from '../../gate/inventory.ts';
import type { RunPorts } from '../../gate/ports.ts';
import type { Settings } from '../../gate/settings.ts';
import { withTexts } from '../../io/tree.ts';
import type { Report } from '../../judging/report.ts';
import { type Fix, findFixes, type LeftOut } from '../../judging/suggestions.ts';
import { describeError } from '../../model/failure.ts';
import { judgeTree } from '../check/judge-tree.ts';

/** The text of a file before and after all edits, without a byte order mark. */
export interface EditedText {
  readonly before: string;
  readonly after: string;
}

/** What a tree is fixed by. Paths are from the judged folder. */
export interface FixedTree {
  /** In the order of files and lines. */
  readonly fixes: readonly Fix[];
  readonly texts: ReadonlyMap<string, EditedText>;
  /** What needs another version all the same, with the reason why no edit of it is proved. */
  readonly leftOut: readonly LeftOut[];
  /** What a check says with all edits. */
  readonly report: Report;
}

/** More rounds than dependencies stand in each other's way. */
const mostRounds = 5;

/** Judges a tree in which files have other texts. */
export function judgeEdited(
  settings: Settings,
  ports: RunPorts,
  texts: ReadonlyMap<string, string>,
) {
  const editedPorts = { ...ports, head: withTexts(ports.head, texts) };
  return judgeTree(settings, editedPorts, createBudget(mostSteps));
}

/** A user waits for the proofs: they may take ten times the work of a run. */
const mostSteps = 2_500_000_000;

/**
 * Finds the edits that give all servers of a tree versions that pass, as far as they can be proved, and judges
 * the tree with them.
 *
 * @throws GateError if the policy cannot be used, the tree cannot be read, or the export cannot be loaded
 */
export async function fixTree(settings: Settings, ports: RunPorts): Promise<FixedTree> {
  const editedFiles = new Map<string, string>();
  const fixes: Fix[] = [];
  for (let round = 1; ; round += 1) {
    const { report, head, save } = await judgeEdited(settings, ports, editedFiles);
    // The next round needs the same export.
    await save().catch((error: unknown) =>
      ports.log(`Cache: saving failed: ${describeError(error)}`),
    );
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
