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
        file: z.string().describe('The file that contains the setting.'),
        line: z.int().min(1).describe('The line, counted from 1.'),
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
  help: 'Another registry, `NODE_OPTIONS` or `--entrypoint` can make the launch start code that the package’s grade does not cover. Remove the setting, or list a mirror that you trust under `registries`.',
  example: {
    fires: 'npx -y --registry=https://npm.acme.example @fictional-mcp/notes@1.4.0',
    by: 'a policy that lists the registry, if it is a mirror that you trust',
    resolved: {
      policy: 'registries: ["npm=https://npm.acme.example/"]',
    },
  },
  facts,
  isWaivable: true,
  isNoWorse: (now, before) =>
    isSameButForArguments(now, before) &&
    // If an option's value has no digest, the value appears only in the arguments, so edited arguments might
    // contain a different value.
    (!now.edited.includes('arguments') ||
      now.graded.dependency.alterations.every(
        ({ file, contentDigest }) => file !== null || contentDigest !== undefined,
      )),
  isIndependentOfScore: true,
  ofCause: (settings, servers, isRegistry) => ({
    message:
      servers.length === 1
        ? changeWords(joinList(settings), joinList(servers))
        : say`${joinList(settings)} changes what ${servers.length} servers fetch or run: ${joinList(servers, mostServers)}. Their grades may not apply to the programs that start.`,
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
    ? say`Remove the setting, or review this server yourself.`
    : say`Remove the setting, or review these servers yourself.`;
}
