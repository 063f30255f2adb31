import type { ReportingDescriptor } from 'sarif';
import { findRule } from '../../judging/rules.ts';
import type { Level } from '../../model/model.ts';
import { ruleHelpPath } from '../links.ts';
import { escapeForSarif } from '../text.ts';
import { ruleTaxonomy } from './taxonomy.ts';

/** Matches a Markdown link, and captures its label and its target. */
const link = /\[([^[\]]+)\]\(([^()]+)\)/g;

/** GitHub truncates longer rule descriptions. */
const maxDescription = 1024;

/**
 * Returns the SARIF descriptor of a rule.
 * @param level level that the policy sets for subjects that a change touches
 * @param address address of the rule's section in the manual; null if unknown
 */
export function buildDescriptor(
  id: string,
  level: Level,
  address: string | null,
): ReportingDescriptor {
  const { title = '', help: ofPage = '' } = findRule(id) ?? {};
  const help = ofPage.replaceAll(link, '$1').replaceAll('\n\n', ' ');
  // Relative links become absolute, because alerts are shown outside the manual.
  const linkedHelp = ofPage.replaceAll(link, (_, label: string, target: string) =>
    address === null ? label : `[${label}](${new URL(target, address).href})`,
  );
  const heading = `${title.charAt(0).toUpperCase()}${title.slice(1)}.`;
  const manualPointer = `See ${ruleHelpPath(id)} in the action's repository.`;
  const linkedMore = address === null ? manualPointer : `See [${ruleHelpPath(id)}](${address}).`;
  const name = id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    id,
    // SARIF does not allow a name that differs from the id only in case.
    ...(name.toLowerCase() === id ? {} : { name }),
    shortDescription: { text: escapeForSarif(heading.replaceAll('`', '')) },
    fullDescription: {
      text: sentencesWithin(
        escapeForSarif(`${heading} ${help}`.replaceAll('`', '')),
        maxDescription,
      ),
    },
    ...(address === null ? {} : { helpUri: address }),
    help: {
      text: escapeForSarif(`${heading} ${help} ${manualPointer}`.replaceAll('`', '')),
      markdown: `${heading}\n\n${linkedHelp}\n\n${linkedMore}`,
    },
    ...ruleTaxonomy(id),
    defaultConfiguration: {
      enabled: level !== 'off',
      level: level === 'fail' ? 'error' : 'warning',
    },
    properties: {
      tags: ['security', 'supply-chain', 'mcp'],
      'problem.severity': severities[level],
      'security-severity': scores[level],
    },
  };
}

const severities = {
  fail: 'error',
  warn: 'warning',
  off: 'recommendation',
} as const satisfies Record<Level, string>;

/**
 * Security severities: numbers up to 10, as strings. GitHub shows `high` from 7.0, `medium` from 4.0, and
 * `low` below 4.0.
 */
const scores = { fail: '8.0', warn: '5.0', off: '1.0' } as const satisfies Record<Level, string>;

function sentencesWithin(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const end = text.lastIndexOf('. ', longest - 1);
  return text.slice(0, end + 1);
}
