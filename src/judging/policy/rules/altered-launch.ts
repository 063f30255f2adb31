import * as z from 'zod';
import { alterationKinds, type Phrase } from '../../../model/model.ts';
import { distinctBy, joinList, joinNamed, say } from '../../../model/phrase.ts';
import { isSameButForArguments, listField, serverFacts, serverFields } from '../facts.ts';
import { type DependencyRule, mostServers, type Violation } from '../rule.ts';
import { alterationFacts, maxAlterations, registryAdvice, settingKey } from '../rule-messages.ts';

const facts = () =>
  z.strictObject({
    ...serverFields(),
    alterations: listField(
      z.strictObject({
        kind: z.enum(alterationKinds).describe('The kind of setting.'),
        what: z.string().describe('The option, variable or key; never its value.'),
        file: z.string().describe('The file that contains it.'),
        line: z.int().min(1).describe('The line, from 1.'),
      }),
      'The settings that change the launch.',
      maxAlterations,
    ),
    alterationCount: z.int().min(1).describe('The number of settings that change the launch.'),
  });

const changeWords = (settings: Phrase, server: Phrase | string): Phrase =>
  say`${settings} changes what ${server} fetches or runs, so the server's grade may not apply to the program that starts.`;

export const alteredLaunch: DependencyRule<typeof facts> = {
  id: 'altered-launch',
  about: 'dependency',
  heading: 'command or version can change',
  judges: 'everything',
  levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
  title: 'an option or variable changes what the launch fetches or runs',
  help: 'A grade applies to the package that the default registry serves under a name, but another registry, `NODE_OPTIONS` or `--entrypoint` can start something else. Remove the setting, or list a mirror that you trust under `registries`.',
  example: {
    fires: 'npx -y --registry=https://npm.acme.example @fictional-mcp/notes@1.4.0',
    by: 'the policy, if that registry is a mirror that you trust',
    resolved: {
      policy: 'registries: ["npm=https://npm.acme.example/"]',
    },
  },
  facts,
  isWaivable: true,
  isNoWorse: (now, before) =>
    isSameButForArguments(now, before) &&
    // An option's value without a digest appears only in the arguments, so edited arguments might contain a
    // different value.
    (!now.edited.includes('arguments') ||
      now.graded.dependency.alterations.every(
        ({ file, contentDigest }) => file !== null || contentDigest !== undefined,
      )),
  isIndependentOfScore: true,
  ofCause: (settings, servers, isRegistry) => ({
    message:
      servers.length === 1
        ? changeWords(joinList(settings), joinList(servers))
        : say`${joinList(settings)} changes what ${servers.length} servers fetch or run, so their grades may not apply to the programs that start: ${joinList(servers, mostServers)}.`,
    advice: adviceFor(isRegistry, servers.length),
  }),
  evaluate(graded): Violation<typeof facts> | null {
    const { alterations, declaration } = graded.dependency;
    if (alterations.length === 0) return null;
    const settings = joinNamed(distinctBy(alterations, settingKey), ({ what, file, span }) =>
      file === null ? say`${what}` : say`${what} (${`${file}:${span.start.line}`})`,
    );
    const altered = serverFacts(graded);
    return {
      message: changeWords(settings, altered.name),
      advice: adviceFor(alterations.every(({ kind }) => kind === 'registry')),
      facts: { ...altered, ...alterationFacts(alterations, declaration.file) },
    };
  },
};

function adviceFor(isRegistry: boolean, servers = 1): Phrase {
  if (isRegistry) return registryAdvice;
  return servers === 1
    ? say`Remove it, or review this server yourself.`
    : say`Remove it, or review these servers yourself.`;
}
