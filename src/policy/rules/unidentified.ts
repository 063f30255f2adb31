import { say, words } from '../../phrase.ts';
import { type DependencyRule, violation } from '../rule.ts';

export const unidentified: DependencyRule = {
  about: 'dependency',
  judgesLaunchers: false,
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'the launch does not tell which package, image or address it uses',
  help: 'The launch does not tell which package, image or address it uses: a bare program, a placeholder, an option that may hide what follows. Launch a published package by its name. A waiver names such an entry by its file and alias.',
  isWaivable: true,
  evaluate({ dependency, match }) {
    if (dependency.type !== 'unidentified' && match?.kind !== 'unidentified') return null;
    const { alias } = dependency.declaration;
    return violation(
      say`What the server ${alias} launches cannot be identified: ${words(dependency.reason ?? 'no reason is known')}${dependency.name === null ? say`` : say` (${dependency.name})`}.`,
      say`Launch a published package, image or URL by its name, or review this server by hand and waive it by its file and alias.`,
    );
  },
};
