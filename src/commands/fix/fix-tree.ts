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

/**
 * The edits to a tree, and the verdict on the edited tree. Paths are relative to the folder that is judged.
 */
export interface FixedTree {
  /** The edits, ordered by file and line. */
  readonly fixes: readonly Fix[];
  readonly texts: ReadonlyMap<string, EditedText>;
  /** Dependencies that still need another version, each with the reason why no edit to it is proved safe. */
  readonly leftOut: readonly LeftOut[];
  /** The report of a check on the tree with all edits. */
  readonly report: Report;
}

/** Maximum number of rounds: more than the number of dependencies that block each other in real files. */
const mostRounds = 5;

/** Judges a tree after replacing the text of some files. */
export function judgeEdited(
  settings: Settings,
  ports: RunPorts,
  texts: ReadonlyMap<string, string>,
) {
  const editedPorts = { ...ports, head: withTexts(ports.head, texts) };
  return judgeTree(settings, editedPorts, createBudget(mostSteps));
}

/**
 * Maximum number of steps for the proofs: ten times the limit of a run, because a user is waiting for the
 * result.
 */
const mostSteps = 2_500_000_000;

/**
 * Finds the edits that provably move the tree's servers to passing versions, and judges the tree with these
 * edits.
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
      ports.log(`Saving to the cache failed: ${describeError(error)}`),
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
