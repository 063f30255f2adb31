import { hasPlaceholder } from '../versions/ecosystem.ts';
import { readGitRepository } from '../versions/git.ts';
import { type Launcher, resolveWords, serverOf, unidentified } from './launcher.ts';

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
      return resolveWords(
        at < 0 ? [] : rest.slice(at + 1),
        command,
        'a shell without a command',
        resolveInner,
      );
    }
    const [first] = rest;
    const [, owner, name, ref] =
      /^github:([\w.-]+)\/([\w.-]+)(?:\/([^#?\s]+))?(?:#.*)?$/.exec(first?.text ?? '') ?? [];
    if (
      verb?.text !== 'run' ||
      first === undefined ||
      owner === undefined ||
      hasPlaceholder(first.text)
    ) {
      return [unidentified(verb ?? command, 'not a "run" of a repository by nix')];
    }
    return [serverOf(readGitRepository(`https://github.com/${owner}/${name}`, ref ?? null), first)];
  },
};

/** `--extra-experimental-features "nix-command flakes"` comes first in many launches. */
function isFeature(text: string | undefined): boolean {
  return text === '--extra-experimental-features' || text === '--experimental-features';
}
