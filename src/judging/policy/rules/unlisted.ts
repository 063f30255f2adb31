import * as z from 'zod';
import { joinList, ourWords, say } from '../../../model/phrase.ts';
import { differsOnlyIn, serverFacts, serverFields } from '../facts.ts';
import { type DependencyRule, mostServers, type Violation } from '../rule.ts';
import { isFromOtherRegistry, registryAdvice, versionedName } from '../rule-messages.ts';

const facts = () => z.strictObject(serverFields());

export const unlisted: DependencyRule<typeof facts> = {
  id: 'unlisted',
  about: 'dependency',
  heading: 'no grade',
  judges: 'servers',
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'the server is not in the export',
  help: 'Under `recommended`, this rule warns, so that you can adopt the gate before everything is listed. **To block ungraded servers, set the rule to `fail` or use the `strict` preset.** List your own packages under `first-party`.',
  example: {
    fires: 'npx -y @acme/tickets@1.0.0',
    by: 'an entry in the policy, if the package is your own',
    resolved: {
      policy: 'first-party: ["pkg:npm/@acme/*"]',
    },
  },
  facts,
  isWaivable: true,
  isUngraded: true,
  // Anything sent to a remote address can influence which server responds.
  isNoWorse: ({ graded, edited }) =>
    graded.dependency.type !== 'remote' ||
    differsOnlyIn(edited, 'file', 'version', 'lockfile', 'companion'),
  followsFromRegistry: true,
  ofCause: (settings, servers) => ({
    message:
      servers.length === 1
        ? say`Because of ${joinList(settings)}, ${joinList(servers)} comes from another registry. The export does not cover that registry, so the server is not graded.`
        : say`Because of ${joinList(settings)}, ${servers.length} servers come from another registry: ${joinList(servers, mostServers)}. The export does not cover that registry, so they are not graded.`,
    advice: registryAdvice,
  }),
  evaluate(graded, { isFirstParty }): Violation<typeof facts> | null {
    const { match, dependency, previous } = graded;
    if (match?.kind !== 'unlisted' || match.error !== null || isFirstParty) return null;
    if (isFromOtherRegistry(dependency)) {
      return {
        message: say`${versionedName(graded)} (${ourWords(dependency.type)}) is fetched from another registry, which the export does not cover, so it is not graded.`,
        advice: say`Fetch the server from the default registry, or review it yourself. If the registry is your own mirror, list it under registries in the policy.`,
        facts: serverFacts(graded),
      };
    }
    return {
      message: say`${versionedName(graded)} (${ourWords(dependency.type)}) is not in the export, so it is not graded.`,
      // If the base already has the server, its name may be right: the export can drop servers that it listed
      // earlier.
      advice:
        previous?.obstacles.length === 0
          ? say`Use a graded server, or review this one yourself.`
          : say`Check the spelling of its name. If the name is right, use a graded server or review this one yourself.`,
      facts: serverFacts(graded),
    };
  },
};
