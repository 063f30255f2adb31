import { findClientFile, formats } from '../../detection/declarations.ts';
import type { TreeNode } from '../../detection/documents.ts';
import type { Inventory, Remedy } from '../../model/model.ts';
import type { JudgedDependency } from '../report.ts';
import { applyEdit, lineNumber, proposeEdits, type TextEdit } from './edit.ts';
import { isProved } from './proof.ts';

/** The judged tree, which can be read again with some files replaced. */
export interface Rereading {
  /** Returns a file's contents; null if the file cannot be read. */
  readonly read: (file: string) => Promise<string | null>;
  /** Returns the tree's inventory, with the contents of some files replaced by those in `edited`. */
  readonly take: (
    edited: ReadonlyMap<string, string>,
    withCandidates: boolean,
  ) => Promise<Inventory>;
  /** Returns how many characters `read` and `take` have read so far. */
  readonly spent: () => number;
}

export interface WantedPin {
  readonly server: JudgedDependency;
  readonly remedy: Remedy;
}

export interface ProvedPin extends WantedPin {
  readonly file: string;
  readonly text: string;
  readonly line: number;
  readonly edit: TextEdit;
}

/**
 * Limits for one run: several times what its suggestions need. Without limits, a pull request could make the
 * proofs take arbitrarily long.
 */
const ofRun: ProofLimits = { rereadings: 40, characters: 4_000_000 };

export interface ProofLimits {
  readonly rereadings: number;
  readonly characters: number;
}

export interface Prover {
  /** Finds the edit that sets a dependency's version and changes nothing else. */
  readonly prove: (wanted: WantedPin) => Promise<ProvedPin | { readonly reason: string }>;
  /**
   * Returns whether a separately proven edit is still valid in a text that contains other edits on the same
   * line.
   */
  readonly isProvedIn: (one: ProvedPin, text: string) => Promise<boolean>;
}

export const tooMany = {
  reason: 'checking an edit to its line would require too much rereading',
};

export function createProver(tree: Rereading, limits = ofRun): Prover {
  let rereadingsLeft = limits.rereadings;
  let spentOnFirst = 0;
  const isSpent = (): boolean =>
    rereadingsLeft <= 0 || tree.spent() - spentOnFirst > limits.characters;
  const inventories = new Map<boolean, Promise<Inventory>>();
  const original = (withCandidates: boolean): Promise<Inventory> => {
    const known = inventories.get(withCandidates) ?? tree.take(new Map(), withCandidates);
    inventories.set(withCandidates, known);
    return known;
  };
  const isSound = async (
    { server: { dependency }, remedy }: WantedPin,
    edit: TextEdit,
    text: string,
    isFirst: boolean,
  ): Promise<boolean> => {
    rereadingsLeft -= 1;
    const { file, client } = dependency.declaration;
    const isManifest = client === 'package-manifest';
    const take = (content: string) => tree.take(new Map([[file, content]]), isManifest);
    const before = await (isFirst ? original(isManifest) : take(text));
    const after = await take(applyEdit(text, edit));
    const uses = await usesAt(file, text, edit);
    return isProved(before, after, { dependency, edit, version: remedy.version, uses });
  };
  return {
    prove: async (wantedPin) => {
      const { dependency } = wantedPin.server;
      const { file } = dependency.declaration;
      if (isSpent()) return tooMany;
      const text = await tree.read(file);
      if (text === null) return { reason: 'the file cannot be read again' };
      const { files } = await original(false);
      // Reading the tree for the first time does not count towards the limits, so that a proof is possible
      // however large the tree is.
      spentOnFirst ||= tree.spent();
      if (files.some(({ path, status }) => path === file && status === 'unreadable')) {
        return { reason: 'the file has errors' };
      }
      const edits = proposeEdits(text, dependency, wantedPin.remedy.version);
      if ('reason' in edits) return edits;
      for (const edit of edits) {
        if (isSpent()) return tooMany;
        if (await isSound(wantedPin, edit, text, true)) {
          return { ...wantedPin, file, text, line: lineNumber(text, edit), edit };
        }
      }
      return { reason: 'no edit to its line changes only its version' };
    },
    isProvedIn: async (one, text) => !isSpent() && (await isSound(one, one.edit, text, false)),
  };
}

/** Returns the number of values that an edit changes in a file. In YAML, all aliases of an anchor share its value. */
async function usesAt(file: string, text: string, { offset, old }: TextEdit): Promise<number> {
  const format = findClientFile(file)?.file.format ?? 'json';
  if (!['yaml', 'workflow', 'frontmatter'].includes(format)) return 1;
  const document = (await formats[format]())(text);
  // Inserted text directly follows a character of the value.
  const at = old === '' ? offset - 1 : offset;
  const count = (node: TreeNode): number =>
    node.children === undefined
      ? Number(node.offset <= at && at < node.offset + node.length)
      : node.children.reduce((sum, child) => sum + count(child), 0);
  return 'message' in document || document.root === null ? 0 : count(document.root);
}
