/* Tests rules that hold for every ecosystem but that the compiler cannot check. */
import { describe, expect, test } from 'vitest';
import { ecosystems } from '../../../src/detection/ecosystems/ecosystems.ts';
import { purlOf } from '../../../src/detection/ecosystems/purl.ts';
import { readPackageRef } from '../../../src/export/reading/package-ref.ts';
import { readPattern } from '../../../src/judging/patterns/parse-pattern.ts';
import { ecosystemTypes } from '../../../src/model/model.ts';

/** A name that every package ecosystem accepts. */
const written = 'acme.example/tools/notes_mcp';

describe.for(ecosystemTypes)('%s', (type) => {
  const ecosystem = ecosystems[type];

  test('shares none of its names with another', () => {
    for (const field of ['patternTypes', 'referenceTypes'] as const) {
      const others = ecosystemTypes.filter((each) => each !== type);
      const taken = others.flatMap((each) => ecosystems[each][field]);
      expect(ecosystem[field].filter((name) => taken.includes(name))).toEqual([]);
    }
  });

  test.runIf(ecosystem.patternTypes.length > 0)('is named by patterns', () => {
    for (const name of ecosystem.patternTypes) {
      expect(readPattern(`pkg:${name}/notes`)).toMatchObject({ type });
    }
  });

  test.runIf(ecosystem.referenceTypes.length > 0)('is named by package references', () => {
    const identifier = ecosystem.names === 'addresses' ? 'https://acme.example' : 'acme/notes';
    for (const name of ecosystem.referenceTypes) {
      expect(readPackageRef({ type: name, identifier })).toMatchObject({ type });
      expect(name).toBe(name.toLowerCase());
    }
  });

  test('spells a name once, in launches, references and patterns', () => {
    const name = ecosystem.normaliseName(written);
    expect(ecosystem.normaliseName(name)).toBe(name);
    expect(ecosystem.normalisePattern(name)).toBe(name);
    if (ecosystem.names !== 'addresses') expect(ecosystem.readReference(name)?.name).toBe(name);
  });

  test('has a package URL of its own type, or none', () => {
    const name = ecosystem.normaliseName('acme/notes');
    const part = { specifier: '1.2.0', pin: 'exact', version: '1.2.0', digest: null } as const;
    const purl = purlOf({ type, name, ...part });
    if (ecosystem.purl === null) expect(purl).toBeNull();
    else expect(readPackageRef(purl)).toMatchObject({ type, name, version: '1.2.0' });
  });

  test('compares versions', () => {
    const { compare, isOneVersion, isPrerelease, normaliseVersion, satisfies } = ecosystem;
    expect(compare('1.10.0', '1.9.0')).toBeGreaterThan(0);
    expect(compare('1.2.0', '1.2.0')).toBe(0);
    expect([isPrerelease('1.2.0-rc.1'), isPrerelease('1.2.0')]).toEqual([true, false]);
    expect([satisfies('1.2.0', '>=1'), satisfies('0.2.0', '>=1')]).toEqual([true, false]);
    expect([isOneVersion('1.2.0'), isOneVersion('>=1')]).toEqual([true, false]);
    expect(normaliseVersion(' latest ')).toBe('latest');
  });

  test.runIf(ecosystem.writing !== null)('writes a version where one stands', () => {
    const name = ecosystem.normaliseName('acme/notes');
    const base = { type, name, pin: 'exact', version: '1.2.0', digest: null } as const;
    const edited = ['@', ':', '=', '=='].flatMap((sign) => {
      const launch = `${name}${sign}1.2.0`;
      // Some specifiers include the sign.
      const places = ['1.2.0', `${sign}1.2.0`].flatMap(
        (specifier) => ecosystem.writing?.places({ ...base, specifier }, ['uvx']) ?? [],
      );
      return places.map(({ pattern, spell }) =>
        launch.replace(new RegExp(pattern, 'i'), (found, old: string) =>
          found.replace(old, spell('1.3.0', old, '')),
        ),
      );
    });
    expect(edited.filter((text) => text.endsWith('1.3.0'))).not.toEqual([]);
    for (const text of edited) expect(text).toMatch(new RegExp(`^${name}[@:=]{1,2}1\\.[23]\\.0$`));
  });
});
