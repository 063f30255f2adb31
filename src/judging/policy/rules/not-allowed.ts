import * as z from 'zod';
import { say } from '../../../model/phrase.ts';
import { ownerField, policyOwner, serverFacts, serverFields } from '../facts.ts';
import type { DependencyRule, Violation } from '../rule.ts';
import { versionedName } from '../rule-messages.ts';

const facts = () => z.strictObject({ ...serverFields(), owner: ownerField() });

export const notAllowed: DependencyRule<typeof facts> = {
  id: 'not-allowed',
  about: 'dependency',
  heading: 'not allowed here',
  judges: 'servers and launchers',
  levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
  title: 'the server is not on the allow list',
  help: 'If `allow` is not empty, it must cover every server and every launcher, such as `mcp-remote`. An entry with a version covers only servers that a command or lockfile pins to that version.',
  example: {
    policy: 'allow: ["pkg:npm/@fictional-mcp/notes"]',
    fires: 'npx -y @fictional-mcp/files@1.5.0',
    by: 'an allow list entry, added by the owners of the list',
    resolved: {
      policy: 'allow: ["pkg:npm/@fictional-mcp/notes", "pkg:npm/@fictional-mcp/files@^1.5"]',
    },
  },
  facts,
  isWaivable: true,
  isNoWorse: null,
  isIndependentOfScore: true,
  evaluate(graded, terms): Violation<typeof facts> | null {
    if (terms.isAllowed) return null;
    const owner = policyOwner(terms);
    return {
      message:
        owner === 'repository'
          ? say`${versionedName(graded)} is not on the allow list.`
          : say`${versionedName(graded)} is not on the organisation's allow list.`,
      advice: say`Use a server on the list, or ask the list's owners to add this server.`,
      facts: { ...serverFacts(graded), owner },
    };
  },
};
