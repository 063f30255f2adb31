import type { PartialLaunch } from '../launch/partial-launch.ts';
import { unidentifiedSpec } from '../versions/ecosystem.ts';
import { type Answer, plainAnswer } from './answer.ts';

/** A launch whose working folder is known, and whose lookup is answered once it is resolved. */
export interface PlacedLaunch extends PartialLaunch {
  /** The folder of the tree that it is started in; null if that is not in the tree. */
  readonly workingFolder: string | null;
}

/** A launch with the answer to its lookup. */
export function answered(placed: PlacedLaunch, answer: Answer): PlacedLaunch {
  const { role, span, alterations, through: scripts } = placed.launch;
  return {
    ...placed,
    launch: {
      ...answer.spec,
      role,
      resolved: answer.resolved,
      span,
      alterations: [...alterations, ...answer.alterations],
      through: scripts,
    },
    pending: null,
    manager: answer.manager ?? placed.manager,
  };
}

/** The same launch where nothing tells what it starts, for this reason. */
export function unidentifiedAs(placed: PlacedLaunch, text: string, reason: string): PlacedLaunch {
  return answered(placed, plainAnswer(unidentifiedSpec(text, reason)));
}
