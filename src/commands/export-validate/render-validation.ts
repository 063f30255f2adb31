import type { RuleOutcome, Validation } from '../../export/contract.ts';
import type { ReviewSummary } from '../../export/review-list.ts';
import { byteSize } from '../../model/phrase.ts';
import {
  type Block,
  type Item,
  item,
  line,
  list,
  ownText,
  paragraph,
  pluralLine,
  prose,
} from '../../report/document.ts';
import { type TerminalOptions, writeText } from '../../report/write-text.ts';

export const renderValidation = (
  validation: Validation,
  origin: string,
  terminal: TerminalOptions,
): string => writeText(validationBlocks(validation, origin), terminal);

function validationBlocks(
  { head, lengths, bytes, outcomes, sharing }: Validation,
  origin: string,
): Block[] {
  const headText = (value: unknown) => (typeof value === 'string' ? value : ownText('unknown'));
  const broken = brokenRules(outcomes);
  const noticed = outcomes.filter(({ section, broken: count }) => section === null && count > 0);
  const sound = outcomes.filter(({ broken: count }) => count === 0);
  const contractRules = outcomes.filter(({ section }) => section !== null);
  return [
    paragraph(
      line`${origin}: ${pluralLine(lengths.servers, 'server')}, ${pluralLine(lengths.scores, 'score')}, ${pluralLine(lengths.findings, 'finding')} in ${prose(byteSize(bytes))}`,
      line`generated at ${headText(head.generated_at)}, schema ${headText(head.schema_version)}, rubric ${headText(head.rubric_version)}`,
      line`${sharing.reports} of ${lengths.scores} scores share their findings with another score; ${sharing.disagreeing} of these scores disagree. These counts do not show whether grades are right.`,
    ),
    list([
      ...broken.map((outcome) => brokenItem('BROKEN', outcome)),
      ...noticed.map((outcome) => brokenItem('remark', outcome)),
      ...sound.map((outcome) => line`ok      ${ruleName(outcome)}: ${outcome.checked} checked`),
    ]),
    paragraph(
      broken.length === 0
        ? line`The export matches its contract.`
        : line`The export does not match its contract: it breaks ${pluralLine(broken.length, 'rule')} out of ${contractRules.length}.`,
    ),
  ];
}

export const renderListSummary = (
  list: ReviewSummary,
  origin: string,
  terminal: TerminalOptions,
): string => writeText(listBlocks(list, origin), terminal);

function listBlocks(
  { rows, servers, reviewed, unreviewed, repeated, contradictions }: ReviewSummary,
  origin: string,
): Block[] {
  const total = contradictions.length;
  return [
    paragraph(
      line`${origin}: a review list with ${pluralLine(rows, 'row')} about ${pluralLine(servers, 'server')}`,
      line`${pluralLine(reviewed, 'version')} reviewed, ${unreviewed} not reviewed yet, ${pluralLine(repeated, 'repeated row')}`,
    ),
    list(
      contradictions.map((each) => line`line ${each.line}: ${prose(each.words)}`),
      { total },
    ),
    paragraph(
      total === 0
        ? line`The gate can use the list.`
        : line`The gate can use the list, but the list contradicts itself in ${pluralLine(total, 'row')}.`,
    ),
  ];
}

/** Returns the contract rules that the export breaks. Outcomes without a section are only remarks. */
export function brokenRules(outcomes: readonly RuleOutcome[]): RuleOutcome[] {
  return outcomes.filter(({ section, broken }) => section !== null && broken > 0);
}

function brokenItem(label: 'BROKEN' | 'remark', outcome: RuleOutcome): Item {
  const { requirement, checked, broken, examples } = outcome;
  return item(
    line`${ownText(label)}  ${ruleName(outcome)}: ${broken} of ${checked}. Expected: ${prose(requirement)}`,
    list(
      examples.map((each) => prose(each)),
      { total: broken },
    ),
  );
}

const ruleName = ({ rule, section }: RuleOutcome) =>
  prose(section === null ? rule : `${rule} (section ${section})`);
