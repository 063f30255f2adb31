import type { ReportingDescriptor } from 'sarif';
import type { Level } from '../../model.ts';
import { catalogue } from '../../policy/catalogue.ts';
import type { Rule } from '../../policy/rule.ts';
import { sarifText } from '../text.ts';
import { helpOf } from '../words.ts';

/** GitHub cuts the descriptions of rules here. */
const maxDescription = 1024;

/** The rule behind an id; where two share it, the first describes both. */
export function ruleOf(id: string): Rule | undefined {
  return catalogue.find((each) => each.id === id)?.rule;
}

/** A rule as SARIF describes it. */
export function descriptorOf(id: string): ReportingDescriptor {
  const { title = '', help = '', levels } = ruleOf(id) ?? {};
  const level = levels?.recommended ?? 'off';
  const heading = `${title.charAt(0).toUpperCase()}${title.slice(1)}.`;
  const more = `See ${helpOf(id)} of the action's repository.`;
  return {
    id,
    name: id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: sarifText(heading.replaceAll('`', '')) },
    fullDescription: {
      text: sentencesWithin(sarifText(`${heading} ${help}`.replaceAll('`', '')), maxDescription),
    },
    help: {
      text: sarifText(`${heading} ${help} ${more}`.replaceAll('`', '')),
      markdown: `${heading}\n\n${help}\n\n${more}`,
    },
    defaultConfiguration: {
      enabled: level !== 'off',
      level: level === 'fail' ? 'error' : 'warning',
    },
    properties: {
      tags: ['security', 'supply-chain', 'mcp'],
      'problem.severity': severities[level],
    },
  };
}

const severities = {
  fail: 'error',
  warn: 'warning',
  off: 'recommendation',
} as const satisfies Record<Level, string>;

/** As many whole sentences as fit. */
function sentencesWithin(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const end = text.lastIndexOf('. ', longest - 1);
  return text.slice(0, end + 1);
}
