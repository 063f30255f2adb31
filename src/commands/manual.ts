import type { Failure } from '../model/model.ts';
import { helpOnFailure } from '../report/links.ts';
import { findOwnAction } from './ports/own-action.ts';

/**
 * Returns the URL of the failure's section in the running version's manual; null if the origin of the running
 * code is unknown.
 */
export async function manualAddress(
  failure: Pick<Failure, 'code' | 'page'>,
): Promise<string | null> {
  const program = process.argv[1] ?? '';
  const ownAction = await findOwnAction(program, process.cwd(), null, process.env).catch(
    () => null,
  );
  if (ownAction === null) return null;
  return `https://github.com/${ownAction.repository}/blob/${ownAction.commit}/${helpOnFailure(failure)}`;
}
