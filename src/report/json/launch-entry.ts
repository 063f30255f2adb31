import type { Declaration, Dependency, Span, Word } from '../../model/model.ts';
import { wordsWithoutSecrets } from '../../model/secrets.ts';
import type { JsonReport } from './schema.ts';

type LaunchEntry = JsonReport['servers'][number]['launch'];

/**
 * Returns the `launch` field: the entry's words, in the form that clients compare with their allowlists, but
 * without secrets.
 */
export function launchEntry(
  { launch }: Declaration,
  dependencies: readonly Dependency[],
): LaunchEntry {
  const { command, args, url } = launch;
  const [shownUrl = null] = url === null ? [] : wordsWithoutSecrets([url.text]);
  return {
    command:
      command === null ? null : wordsWithoutSecrets([command, ...args].map(({ text }) => text)),
    url: shownUrl,
    decidedBy: dependencies.some(isDecidedAround) ? 'surroundings' : 'text',
  };
}

/** Returns whether anything other than the entry's own words affects which program starts. */
function isDecidedAround({
  alterations,
  declaration: { launch },
  ownPackages = [],
  resolved,
  through,
}: Dependency): boolean {
  const words = [launch.command, ...launch.args, launch.url].filter((word) => word !== null);
  const isInWords = (span: Span): boolean => words.some((word) => contains(word, span));
  return (
    resolved !== null ||
    through.length > 0 ||
    ownPackages.length > 0 ||
    alterations.some(({ file, span }) => file !== null || !isInWords(span))
  );
}

function contains({ span: { start, end } }: Word, { start: at }: Span): boolean {
  const isBefore = at.line < start.line || (at.line === start.line && at.column < start.column);
  const isBehind = at.line > end.line || (at.line === end.line && at.column >= end.column);
  return !isBefore && !isBehind;
}
