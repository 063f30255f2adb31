/* The template is not in the list of launchers, so its function is called directly. */
import { describe, expect, test } from 'vitest';
import { templateLaunchers } from '../../../../src/detection/launch/launchers/_template/_template.ts';
import type { Word } from '../../../../src/model/model.ts';
import { word } from '../../../builders.ts';

const [launcher] = templateLaunchers.launchers;
const resolveInner = Object.assign(() => [], { isRunner: () => false });
const wordsOf = (line: string): Word[] => line.split(' ').map(word);

describe('the template of a launcher', () => {
  test.for([
    ['run notes', 'npm notes'],
    ['run -q notes@1.0.0 --port 80', 'npm notes'],
    ['run --registry https://npm.acme.example notes', 'npm notes (TEMPLATE_registry)'],
    ['run --mystery notes', 'unidentified'],
    ['install notes', 'unidentified'],
  ])('template %s: %s', ([line, expected]) => {
    const launches = launcher?.resolve(wordsOf(line ?? ''), word('template'), resolveInner) ?? [];
    const shown = launches.map(({ launch, variables }) => {
      const settings = variables.filter(({ name }) => name !== 'TEMPLATE_quiet');
      const given = settings.map(({ name }) => ` (${name})`).join('');
      return launch.type === 'unidentified' ? launch.type : `${launch.type} ${launch.name}${given}`;
    });
    expect(shown).toEqual([expected]);
  });

  test('its words that decide are those without what is printed', () => {
    const words = launcher?.essential?.(wordsOf('run -q notes')) ?? [];
    expect(words.map(({ text }) => text)).toEqual(['run', 'notes']);
  });
});
