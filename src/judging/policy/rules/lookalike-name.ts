import * as z from 'zod';
import type { Dependency } from '../../../model/model.ts';
import { joinList, ourWords, say } from '../../../model/phrase.ts';
import { firstValues, listField, serverFacts, serverFields } from '../facts.ts';
import type { DependencyRule, Violation } from '../rule.ts';
import { versionedName } from '../rule-messages.ts';

const facts = () =>
  z.strictObject({
    ...serverFields(),
    characters: z
      .enum(['invisible', 'other-script'])
      .nullable()
      .describe('Misleading characters in the name, or null.'),
    neighbours: listField(z.string(), 'Listed packages whose names differ by one character.'),
  });

export const lookalikeName: DependencyRule<typeof facts> = {
  id: 'lookalike-name',
  about: 'dependency',
  heading: 'unsure which server',
  // A launcher is recognised by its exact name, so it cannot be a lookalike.
  judges: 'servers',
  levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
  title:
    'an unlisted package has almost the same name as a listed one, or a name contains lookalike letters',
  help: 'A name can mislead if one character is added, missing, changed or moved, or if a letter comes from another script. Check the spelling; if the name is right, list it under `first-party` or waive the rule.',
  example: {
    fires: 'npx -y @fictional-mpc/notes@1.4.0',
    by: 'the right spelling',
    resolved: 'npx -y @fictional-mcp/notes@1.4.0',
  },
  facts,
  isWaivable: true,
  isNoWorse: null,
  isIndependentOfScore: true,
  alsoReports: 'unlisted',
  evaluate(graded, { isFirstParty }): Violation<typeof facts> | null {
    const { match } = graded;
    const characters = oddCharacters(graded.dependency);
    if (characters !== null) {
      return {
        message: say`The name of ${versionedName(graded)} contains ${ourWords(characterWords[characters])}, so the server may not be the one that it seems to be.`,
        advice: say`Retype the name as shown on the publisher's page.`,
        facts: { ...serverFacts(graded), characters, neighbours: [] },
      };
    }
    if (match?.kind !== 'unlisted' || match.error !== null || isFirstParty) return null;
    const [first, ...others] = match.neighbours;
    if (first === undefined) return null;
    const otherWords = others.length === 0 ? say`` : say` and ${joinList(others)}`;
    return {
      message: say`${versionedName(graded)} is not in the export, but its name differs by one character from the listed ${first}${otherWords}.`,
      advice: say`Check the spelling: attackers use names that resemble known packages. If the name is right, waive this rule.`,
      facts: {
        ...serverFacts(graded),
        characters: null,
        neighbours: firstValues(match.neighbours),
      },
    };
  },
};

type Characters = NonNullable<z.output<ReturnType<typeof facts>>['characters']>;

const characterWords = {
  invisible: 'invisible characters',
  'other-script': 'letters from another script that look like Latin ones',
} as const satisfies Readonly<Record<Characters, string>>;

const lookalikeLetters =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
/** Styled variants of ASCII letters: fullwidth, mathematical, small capitals. */
const styledLetters = /[\uff01-\uff5e\u{1d400}-\u{1d7ff}\u1d00-\u1d2b\u2100-\u214f]/u;
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Returns the kind of deceptive characters in a declared server name; null if there are none. A word that
 * mixes Latin letters with another script is deceptive, but a word entirely in another script is not.
 */
function oddCharacters({ span, name, declaration: { launch } }: Dependency): Characters | null {
  const { line, column } = span.start;
  const word = [launch.command, launch.url, launch.registry, launch.plugin, ...launch.args].find(
    (each) => each?.span.start.line === line && each.span.start.column === column,
  );
  // Only the host of an address matters, because it determines which machine responds.
  const text = (word?.text ?? name ?? '').replace(/^([a-z]+:\/\/[^/?#]*).*$/is, '$1');
  if (invisible.test(text)) return 'invisible';
  const isMixed = text
    .split(/[\s/.@:=_-]+/)
    .some((part) => lookalikeLetters.test(part) && /[a-z]/i.test(part));
  return isMixed || styledLetters.test(text) ? 'other-script' : null;
}
