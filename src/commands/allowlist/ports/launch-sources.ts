import { stat } from 'node:fs/promises';
import { readerName } from '../../../gate/action-steps.ts';
import { createBudget, takeInventory } from '../../../gate/inventory.ts';
import { decodeText } from '../../../io/tree.ts';
import type { Policy } from '../../../judging/policy.ts';
import { describeError, describeFileError, GateError } from '../../../model/failure.ts';
import { readStateKeys } from '../../credentials.ts';
import { openRepository } from '../../ports/local-ports.ts';
import { createFileSlot, parseStateKeys } from '../../sweep/ports/state-files.ts';
import { isSealed, maxSealed } from '../../sweep/seal.ts';
import { unsealState } from '../../sweep/state.ts';
import { type LaunchSource, observedLaunches } from '../launches.ts';
import { readReportLaunches, unreadFiles } from '../report-launches.ts';
import { stateLaunches } from '../state-launches.ts';

/** Maximum size of a report, in bytes. This tool writes reports of at most 100 MB. */
const maxReport = 200 * 1024 * 1024;

/**
 * Reads launches from a folder, a report or a sweep's state.
 *
 * @param path a folder, or a file whose type is detected from its content
 * @param policy determines which files in a folder are ignored
 * @throws GateError if the source cannot be read or is a report that omits launches
 */
export async function readLaunchSource(
  path: string,
  policy: Policy,
  log: (line: string) => void,
): Promise<LaunchSource> {
  const status = await stat(path).catch((error: unknown) => {
    throw unreadableSource(path, describeFileError(error));
  });
  if (status.isDirectory()) return folderLaunches(path, policy, log);
  if (!status.isFile()) throw unreadableSource(path, 'it is neither a file nor a folder');
  if (status.size > maxSealed) throw unreadableSource(path, 'it is too large');
  const bytes = await createFileSlot(path).read();
  if (bytes === null) throw unreadableSource(path, 'it no longer exists');
  if (isSealed(bytes)) {
    const { keys, keysName } = readStateKeys();
    const parsedKeys = parseStateKeys(keys);
    const remedy = `This is the state of a sweep: set ${keysName} to the key that the sweep uses, or run the sweep again.`;
    if (parsedKeys.length === 0)
      throw unreadableSource(path, `${keysName} contains no key for it`, remedy);
    const unsealed = unsealState(parsedKeys, bytes, null);
    if ('fault' in unsealed) throw unreadableSource(path, unsealed.fault, remedy);
    return stateLaunches(unsealed.state, path, await readerName());
  }
  if (bytes.length > maxReport) throw unreadableSource(path, 'it is too large');
  let text: string;
  try {
    text = decodeText(bytes);
  } catch (error) {
    throw unreadableSource(path, `it is ${describeError(error)}`);
  }
  return readReportLaunches(text, path);
}

async function folderLaunches(
  path: string,
  { values }: Policy,
  log: (line: string) => void,
): Promise<LaunchSource> {
  const { folder, files, close } = await openRepository({ argument: path, values: {} }, log);
  const inventory = await takeInventory(files, {
    folder,
    ignorePaths: values['ignore-paths'],
    withCandidates: false,
    charge: createBudget(),
  }).finally(() => close());
  const source = path
    .replace(/^\.\//, '')
    .replace(/(?<!\/)\/+$/, '')
    .replace(/^\.$/, '');
  return {
    launches: observedLaunches(inventory.dependencies, source),
    notices: unreadFiles(inventory.files, path),
  };
}

function unreadableSource(
  path: string,
  reason: string,
  remedy = 'Give a folder, a JSON report from check, inventory or sweep, or the state of a sweep.',
): GateError {
  return new GateError(
    'launches-unreadable',
    `Launches cannot be read from ${path}: ${reason}.`,
    remedy,
  );
}
