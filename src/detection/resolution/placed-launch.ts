import { unidentifiedSpec } from '../ecosystems/ecosystem.ts';
import { systemAmbient } from '../launch/ambient-inputs.ts';
import { projectAmbient } from '../launch/launchers.ts';
import type { PartialLaunch, PlacedFile } from '../launch/partial-launch.ts';
import { type Answer, plainAnswer } from './answer.ts';
import type { WorkingFolder } from './working-folder.ts';

export interface AmbientPlace extends Omit<PlacedFile, 'folder'> {
  readonly place: WorkingFolder;
}

/**
 * A launch and the working folder in which it starts. Its lookup remains pending until the launch is
 * resolved.
 */
export interface PlacedLaunch extends Omit<PartialLaunch, 'ambient'> {
  readonly ambient: readonly AmbientPlace[];
  readonly place: WorkingFolder;
}

export function applyAnswer(placed: PlacedLaunch, answer: Answer): PlacedLaunch {
  const { role, span, alterations, through: scripts } = placed.launch;
  const managerAmbient = answer.manager === null ? systemAmbient : projectAmbient[answer.manager];
  const { place } = placed;
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
    envConsumers: [...new Set([...managerAmbient.programs, ...placed.envConsumers])],
    ambient: [
      ...managerAmbient.files.map((file) => ({ file, at: null, place })),
      ...placed.ambient,
    ],
  };
}

export function asUnidentified(
  placed: PlacedLaunch,
  text: string,
  reason: string,
  shown?: string,
): PlacedLaunch {
  return applyAnswer(placed, plainAnswer(unidentifiedSpec(text, reason, shown)));
}

export function withParentInputs(
  { envConsumers, ambient, variables }: PlacedLaunch,
  launches: readonly PlacedLaunch[],
): readonly PlacedLaunch[] {
  return launches.map((each) => ({
    ...each,
    envConsumers: [...new Set([...envConsumers, ...each.envConsumers])],
    ambient: [...ambient, ...each.ambient],
    variables: [...variables, ...each.variables],
  }));
}

export function throughScript(
  text: string,
  launches: readonly PlacedLaunch[],
): readonly PlacedLaunch[] {
  return launches.map((each) => ({
    ...each,
    launch: { ...each.launch, through: [...each.launch.through, text] },
  }));
}
