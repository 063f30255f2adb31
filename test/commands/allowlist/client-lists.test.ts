import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EnforcingClient } from '../../../src/commands/allowlist/client.ts';
import {
  createClientLists,
  type ListSources,
} from '../../../src/commands/allowlist/client-lists.ts';
import { enforcingClients } from '../../../src/commands/allowlist/clients.ts';
import type { JudgedLaunch } from '../../../src/commands/allowlist/judge-launches.ts';
import { groupByOutcome } from '../../../src/commands/allowlist/outcomes.ts';
import { proveClient } from '../../../src/commands/allowlist/proof.ts';
import { remote } from '../../../src/detection/ecosystems/remote.ts';
import type { Verdict } from '../../../src/model/model.ts';
import { runs } from '../../seed.ts';
import { fakeClient, judgedLaunch, untoldLaunch } from './launches.ts';

/* Tests which servers in use are listed, and what the proof says about them. */

const notes = 'npx -y @acme/notes@1.2.0';
const url = 'https://mcp.acme.example/mcp';

const sourcesOf = (given: Partial<ListSources>): ListSources => ({
  launches: [],
  kept: [],
  addresses: [],
  ...given,
});
const listed = (given: Partial<ListSources>) => {
  const { lists } = createClientLists(fakeClient, sourcesOf(given));
  const texts = (entries: typeof lists.allowed) =>
    entries.map((each) => ('serverUrl' in each ? each.serverUrl : each.serverCommand.join(' ')));
  return { allowed: texts(lists.allowed), denied: texts(lists.denied) };
};
const outcomes = (given: Partial<ListSources>) => {
  const proof = proveClient('fake', fakeClient, sourcesOf(given));
  return { all: proof.launches.map(({ outcome }) => outcome), faults: proof.faults, proof };
};

describe('a list', () => {
  test.for<[string, Partial<ListSources>, readonly string[], readonly string[]]>([
    ['what passes is allowed', { launches: [judgedLaunch(notes, 'pass')] }, [notes], []],
    ['what warns passes too', { launches: [judgedLaunch(notes, 'warn')] }, [notes], []],
    ['what fails is denied', { launches: [judgedLaunch(notes, 'fail')] }, [], [notes]],
    ['what cannot be judged is neither', { launches: [judgedLaunch(notes, 'error')] }, [], []],
    ['what only its repository tells is neither', { launches: [untoldLaunch(notes)] }, [], []],
    [
      'words that pass in one place and fail in another are neither',
      { launches: [judgedLaunch(notes, 'pass'), judgedLaunch(notes, 'fail')] },
      [],
      [],
    ],
    [
      'words that cannot be judged in another place are not allowed',
      { launches: [judgedLaunch(notes, 'pass'), untoldLaunch(notes)] },
      [],
      [],
    ],
    [
      'a word that may be a secret is in no list',
      {
        launches: [
          judgedLaunch(`${notes} --token abc`, 'pass'),
          judgedLaunch(`${notes} --token abd`, 'fail'),
        ],
      },
      [],
      [],
    ],
    [
      'what no entry can name is in none',
      { launches: [judgedLaunch(`${notes} \${A}`, 'pass')] },
      [],
      [],
    ],
    [
      'addresses come from the export',
      {
        addresses: [
          { url, verdict: 'pass' },
          { url: `${url}/2`, verdict: 'fail' },
          { url: `${url}/3`, verdict: 'error' },
        ],
      },
      [url],
      [`${url}/2`],
    ],
    [
      'addresses that the client cannot tell apart count as one: the worse',
      {
        addresses: [
          { url, verdict: 'pass' },
          { url: url.toUpperCase(), verdict: 'fail' },
        ],
      },
      [],
      [url],
    ],
    [
      'an address that fails in one place is not allowed, though the export has it as passing',
      { addresses: [{ url, verdict: 'pass' }], launches: [judgedLaunch(url, 'fail')] },
      [],
      [],
    ],
    [
      'an address that passes in one place alone is not allowed',
      { addresses: [{ url, verdict: 'fail' }], launches: [judgedLaunch(url, 'pass')] },
      [],
      [],
    ],
    [
      'an address that is in use and not in the export',
      { launches: [judgedLaunch(url, 'warn')] },
      [url],
      [],
    ],
    [
      'what was in use stays while it passes',
      {
        kept: [judgedLaunch('npx -y @acme/notes@1.1.0', 'pass')],
        launches: [judgedLaunch(notes, 'pass')],
      },
      [notes, 'npx -y @acme/notes@1.1.0'],
      [],
    ],
    [
      'what was in use and fails is in none',
      { kept: [judgedLaunch('npx -y @acme/notes@1.1.0', 'fail')] },
      [],
      [],
    ],
    [
      'what was in use does not outweigh what fails now',
      { kept: [judgedLaunch(notes, 'pass')], launches: [judgedLaunch(notes, 'fail')] },
      [],
      [],
    ],
    [
      'what failed in one of its earlier places is not kept',
      { kept: [judgedLaunch(notes, 'pass'), judgedLaunch(notes, 'fail')] },
      [],
      [],
    ],
  ])('%s', ([, given, allowed, denied]) => {
    expect(listed(given)).toEqual({ allowed, denied });
  });
});

describe.for(Object.entries(enforcingClients))('for %s', ([name, client]) => {
  const upper = 'https://mcp.acme.example/MCP';

  test('what the client may take for an address that does not pass is not allowed', () => {
    const isOneOfBoth = name === 'copilot';
    for (const given of [
      {
        addresses: [
          { url, verdict: 'pass' as const },
          { url: upper, verdict: 'fail' as const },
        ],
      },
      { launches: [judgedLaunch(url, 'pass'), judgedLaunch(upper, 'fail')] },
      {
        launches: [judgedLaunch(url, 'pass')],
        addresses: [{ url: upper, verdict: 'error' as const }],
      },
    ]) {
      const { settings, faults, launches, unlistedAddresses } = proveClient(
        name,
        client,
        sourcesOf(given),
      );
      expect(faults).toEqual([]);
      expect(settings).toMatchObject({
        allowedMcpServers: isOneOfBoth ? [] : [{ serverUrl: url }],
      });
      for (const { launch, outcome, reason } of launches) {
        if (launch.verdict !== 'pass') continue;
        expect(outcome).toBe(isOneOfBoth ? 'contradicted' : 'admitted');
        if (isOneOfBoth) expect(reason).toMatch(/\bcase\b.*\bdoes not pass/);
      }
      const isUnlisted = isOneOfBoth && given.addresses?.[0]?.verdict === 'pass';
      expect(unlistedAddresses).toBe(isUnlisted ? 1 : 0);
    }
  });

  test('addresses that the client may take for one are allowed if all of them pass', () => {
    const addresses = [url, upper].map((each) => ({ url: each, verdict: 'pass' as const }));
    const { settings, faults } = proveClient(name, client, sourcesOf({ addresses }));
    expect(faults).toEqual([]);
    expect(settings).toMatchObject({
      allowedMcpServers: [{ serverUrl: upper }, { serverUrl: url }],
    });
  });

  const spelled = fc
    .tuple(
      fc.constantFrom('https://', 'HTTPS://', 'http://', 'https://u@', 'wss://', 'https:'),
      fc.constantFrom(
        'h.example',
        'H.example',
        'h.example.',
        'h.example:443',
        '*',
        '127.1',
        '${X}',
      ),
      fc.constantFrom('', '/', '/mcp', '/MCP', '/mcp/', '/%6dcp', '/a/../mcp', '//mcp', '/m*p'),
      fc.constantFrom('', '?a', '?A', '#a', '?', '/${X}', '*', '%00', ' '),
    )
    .map((parts) => parts.join(''));
  const verdict = fc.constantFrom<Verdict>('pass', 'warn', 'fail', 'error');

  // Anyone who publishes or declares a server chooses its URL, and must not be able to make the proof fail.
  test('the proof holds for whatever addresses anybody lists or declares', () => {
    const identities = fc.record({
      url: spelled.map((text) => remote.readReference(text)?.name ?? url),
      verdict,
    });
    const used = fc.tuple(spelled, verdict).map(
      ([text, one]): JudgedLaunch => ({
        ...judgedLaunch(url, one),
        servers: [{ kind: 'url', url: text }],
        shown: [{ kind: 'url', url: text }],
      }),
    );
    fc.assert(
      fc.property(fc.array(identities), fc.array(used), fc.array(used), (addresses, now, kept) => {
        const { faults } = proveClient(name, client, { addresses, launches: now, kept });
        expect(faults).toEqual([]);
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('the proof', () => {
  test('says of each launch what becomes of it', () => {
    const { all, faults } = outcomes({
      launches: [
        judgedLaunch(notes, 'pass'),
        judgedLaunch('npx -y @acme/files@1.0.0', 'fail'),
        judgedLaunch('npx -y @acme/files@2.0.0', 'pass'),
        judgedLaunch('npx -y @acme/files@2.0.0', 'fail'),
        judgedLaunch(`${notes} \${A}`, 'pass'),
        judgedLaunch(`${notes} \${A}`, 'fail'),
        judgedLaunch(`${notes} --token abc`, 'pass'),
        untoldLaunch('npm run mcp'),
      ],
    });
    expect(faults).toEqual([]);
    expect(all).toEqual([
      'admitted',
      'refused',
      'contradicted',
      'refused',
      'unlistable',
      'unknown',
      'unlistable',
      'refused',
    ]);
  });

  const broken = (admits: EnforcingClient['admits']): EnforcingClient => ({
    ...fakeClient,
    admits,
  });

  test.for([
    ['admits everything', () => () => 'admitted', [['refused', 'npx -y @acme/bad@1.0.0']]],
    ['refuses everything', () => () => 'refused', [['admitted', notes]]],
    ['is unclear about everything', () => () => 'unknown', [['admitted', notes]]],
  ] as const)('fails for a client that %s', ([, admits, expected]) => {
    const launches = [judgedLaunch(notes, 'pass'), judgedLaunch('npx -y @acme/bad@1.0.0', 'fail')];
    const { faults } = proveClient('fake', broken(admits), sourcesOf({ launches }));
    expect(
      faults.map(({ server, expected: is }) => [is, 'argv' in server ? server.argv.join(' ') : '']),
    ).toEqual(expected);
  });

  test('fails where an address that fails is admitted, or one that is listed is not', () => {
    const addresses = [
      { url, verdict: 'pass' as const },
      { url: `${url}/2`, verdict: 'fail' as const },
    ];
    const faultsOf = (answer: 'admitted' | 'refused') =>
      proveClient(
        'fake',
        broken(() => () => answer),
        sourcesOf({ addresses }),
      ).faults;
    expect(faultsOf('admitted')).toEqual([
      { server: { kind: 'url', url: `${url}/2` }, expected: 'refused' },
    ]);
    expect(faultsOf('refused')).toEqual([{ server: { kind: 'url', url }, expected: 'admitted' }]);
  });

  test('what is kept is named only where it is not in use', () => {
    const older = judgedLaunch('npx -y @acme/notes@1.1.0', 'pass');
    const now = judgedLaunch(notes, 'pass');
    const { proof } = outcomes({ launches: [now], kept: [now, older] });
    expect(groupByOutcome([proof]).kept.map(({ text }) => text)).toEqual([
      'npx -y @acme/notes@1.1.0',
    ]);
  });

  const verdicts = fc.constantFrom<Verdict>('pass', 'warn', 'fail', 'error');
  const texts = fc.constantFrom(
    notes,
    `${notes} a`,
    `${notes} \${A}`,
    url,
    url.toUpperCase(),
    `${url}/2`,
  );
  const launches = fc.array(
    fc.tuple(texts, verdicts).map(([text, one]) => judgedLaunch(text, one)),
  );
  const addresses = fc.array(
    fc.record({ url: fc.constantFrom(url, `${url}/2`, `${url}/3`), verdict: verdicts }),
  );

  test('holds for whatever is in use, in the same way in any order', () => {
    fc.assert(
      fc.property(launches, launches, addresses, (used, kept, listedOnes) => {
        const { proof, faults } = outcomes({ launches: used, kept, addresses: listedOnes });
        expect(faults).toEqual([]);
        for (const { outcome, launch } of proof.launches) {
          if (outcome === 'admitted') expect(['pass', 'warn']).toContain(launch.verdict);
        }
        const sorted = (all: ReturnType<typeof listed>) => ({
          allowed: all.allowed.toSorted(),
          denied: all.denied.toSorted(),
        });
        const reversed = (all: readonly JudgedLaunch[]) => all.toReversed();
        expect(
          sorted(
            listed({
              launches: reversed(used),
              kept: reversed(kept),
              addresses: listedOnes.toReversed(),
            }),
          ),
        ).toEqual(sorted(listed({ launches: used, kept, addresses: listedOnes })));
      }),
    );
  });
});
