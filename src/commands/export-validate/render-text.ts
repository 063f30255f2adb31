import type { RuleOutcome, Validation } from '../../export/contract.ts';
import { byteSize } from '../../model/phrase.ts';
import { logLine } from '../../report/text.ts';
import { plural } from '../../report/words.ts';

/**
 * How an export meets its contract, as text for a terminal: what it holds, the rules that are broken with
 * their first places, those that hold.
 *
 * @param origin where the export came from, in words
 */
export function renderValidation(
  { head, lengths, bytes, outcomes }: Validation,
  origin: string,
): string {
  const shown = (value: unknown): string => (typeof value === 'string' ? value : 'not told');
  const broken = brokenRules(outcomes);
  const noticed = outcomes.filter(({ section, broken: count }) => section === null && count > 0);
  const sound = outcomes.filter(({ broken: count }) => count === 0);
  const lines = [
    `${origin}: ${lengths.servers} servers, ${lengths.scores} scores, ${lengths.findings} findings in ${byteSize(bytes)}`,
    `generated at ${shown(head.generated_at)}, schema ${shown(head.schema_version)}, rubric ${shown(head.rubric_version)}`,
    '',
    ...broken.flatMap((outcome) => linesOf('BROKEN', outcome)),
    ...noticed.flatMap((outcome) => linesOf('remark', outcome)),
    ...sound.map((outcome) => `ok      ${nameOf(outcome)}: ${outcome.checked} checked`),
    '',
    broken.length === 0
      ? 'The export meets its contract.'
      : `The export does not match its contract: ${plural(broken.length, 'rule')} of ${outcomes.filter(({ section }) => section !== null).length}.`,
  ];
  return `${lines.map(logLine).join('\n')}\n`;
}

/** The rules of the contract that do not hold. */
export function brokenRules(outcomes: readonly RuleOutcome[]): RuleOutcome[] {
  return outcomes.filter(({ section, broken }) => section !== null && broken > 0);
}

function linesOf(label: string, outcome: RuleOutcome): string[] {
  const { requirement, checked, broken, examples } = outcome;
  const more = broken - examples.length;
  return [
    `${label}  ${nameOf(outcome)}: ${broken} of ${checked}. Expected: ${requirement}`,
    ...examples.map((example) => `          ${example}`),
    ...(more > 0 ? [`          and ${more} more`] : []),
  ];
}

const nameOf = ({ rule, section }: RuleOutcome): string =>
  section === null ? rule : `${rule} (section ${section})`;
