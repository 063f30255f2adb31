import { GateError } from '../../model/failure.ts';
import { plural } from '../../model/phrase.ts';
import { decodeContents } from '../sweep/contents.ts';
import type { SweepState } from '../sweep/state.ts';
import { type LaunchSource, type ObservedLaunch, observedLaunches } from './launches.ts';
import { unreadFiles } from './report-launches.ts';

/**
 * Returns the launches stored in a sweep's state.
 *
 * @param name the state's name, for messages
 * @param reader identifies the version of the reader; records from another version can have a different
 * meaning
 * @throws GateError `launches-unreadable` if any repository's files were read by another version or cannot be
 * decoded
 */
export function stateLaunches(
  { repositories }: Pick<SweepState, 'repositories'>,
  name: string,
  reader: string,
): LaunchSource {
  const launches: ObservedLaunch[] = [];
  const notices: string[] = [];
  let [unread, foreign] = [0, 0];
  for (const { name: repository, read } of repositories) {
    const contents = read === null ? null : decodeIfReadBy(read.contents, reader);
    if (read === null) unread += 1;
    else if (contents === null) foreign += 1;
    else {
      launches.push(...observedLaunches(contents.dependencies, repository));
      notices.push(...unreadFiles(contents.files, repository));
    }
  }
  if (foreign > 0) {
    throw new GateError(
      'launches-unreadable',
      `The state ${name} contains files that another version of this tool read from ${plural(foreign, 'repository')}.`,
      'Run the sweep again with this version, or run this command with the version that ran the sweep.',
    );
  }
  if (unread > 0) {
    notices.push(
      `Launches may be missing: the state ${name} has no data for ${plural(unread, 'repository')}.`,
    );
  }
  if (repositories.length === 0) notices.push(`The state ${name} contains no repositories.`);
  return { launches, notices };
}

function decodeIfReadBy(
  contents: string,
  reader: string,
): ReturnType<typeof decodeContents> | null {
  try {
    const decoded = decodeContents(contents);
    return decoded.reader === reader ? decoded : null;
  } catch {
    return null;
  }
}
