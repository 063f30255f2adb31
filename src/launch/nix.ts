import { hasPlaceholder } from '../versions/ecosystem.ts';
import { readGitRepository } from '../versions/git.ts';
import { type Launcher, resolveWords, serverOf, unidentifiedLaunch } from './launcher.ts';

/** `nix run github:owner/name[/ref][#output] …`, and `nix develop -c command …`, which starts another. */
export const nix: Launcher = {
  commands: ['nix'],
  resolve(args, command, resolveInner) {
    const words = args.filter(
      ({ text }, index) =>
        !isFeature(args[index - 1]?.text) && !isFeature(text) && text !== '--impure',
    );
    const [verb, ...rest] = words;
    if (verb?.text === 'develop' || verb?.text === 'shell') {
      const at = rest.findIndex(({ text }) => text === '-c' || text === '--command');
      const things = resolveWords(
        at < 0 ? [] : rest.slice(at + 1),
        command,
        'a shell without a command',
        resolveInner,
      );
      // The shell is built by what stands before, or by the flake of the project: its hooks and
      // its programs come first.
      return [
        ...things,
        unidentifiedLaunch(verb, 'a shell of nix, built by a flake that the export does not grade'),
      ];
    }
    const [first] = rest;
    const [, owner, name, ref] =
      /^github:([\w.-]+)\/([\w.-]+)(?:\/([^#?\s]+))?(?:#.*)?$/.exec(first?.text ?? '') ?? [];
    const isPlain = !words.some(({ text }) => text.startsWith('--') && text.length > 2);
    if (
      verb?.text !== 'run' ||
      !isPlain ||
      first === undefined ||
      owner === undefined ||
      hasPlaceholder(first.text)
    ) {
      return [unidentifiedLaunch(verb ?? command, 'not a "run" of a repository by nix')];
    }
    return [serverOf(readGitRepository(`https://github.com/${owner}/${name}`, ref ?? null), first)];
  },
};

/** `--extra-experimental-features "nix-command flakes"` comes first in many launches. */
function isFeature(text: string | undefined): boolean {
  return text === '--extra-experimental-features' || text === '--experimental-features';
}
