import { hasPlaceholder } from '../../../ecosystems/ecosystem.ts';
import { readGitRepository } from '../../../ecosystems/git.ts';
import { ambientInputs } from '../../ambient-inputs.ts';
import { type Launcher, type LauncherFamily, resolveWords } from '../../launcher.ts';
import { serverLaunch, sourcesLaunch, unidentifiedLaunch } from '../../partial-launch.ts';
import { nixSettings } from './nix-settings.ts';

declare module '../../ambient-inputs.ts' {
  interface EnvConsumerNames {
    readonly nix: true;
  }
}

/**
 * `nix run github:owner/name[/ref][#output] …`, and `nix develop -c command …` or `nix shell -c command …`.
 */
const nix: Launcher = {
  commands: ['nix'],
  ambient: ambientInputs(['nix', 'git']),
  resolve(args, command, resolveInner) {
    const words = args.filter(
      ({ text }, index) =>
        !isFeature(args[index - 1]?.text) && !isFeature(text) && text !== '--impure',
    );
    const [verb, ...rest] = words;
    if (verb?.text === 'develop' || verb?.text === 'shell') {
      const at = rest.findIndex(({ text }) => text === '-c' || text === '--command');
      const launches = resolveWords(
        at < 0 ? [] : rest.slice(at + 1),
        command,
        'a shell without a command',
        resolveInner,
      );
      // A flake defines the shell: the flake named before `-c`, or the project's flake by default. The
      // shell's hooks run first, and its programs shadow others with the same names.
      const [flake] = at < 0 ? rest : rest.slice(0, at);
      const isOwn = verb.text === 'develop' && /^(?:\.?(?:#.*)?)$/.test(flake?.text ?? '');
      const shell = isOwn
        ? sourcesLaunch(verb, { path: '', named: /^flake\.nix$/, search: 'upwards' })
        : unidentifiedLaunch(verb, 'a nix shell, built by a flake that the export does not grade');
      return [...launches, shell];
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
      return [unidentifiedLaunch(verb ?? command, 'not a nix "run" command for a repository')];
    }
    return [
      serverLaunch(readGitRepository(`https://github.com/${owner}/${name}`, ref ?? null), first),
    ];
  },
};

/** Many launches start with `--extra-experimental-features "nix-command flakes"`. */
const isFeature = (text: string | undefined): boolean =>
  text === '--extra-experimental-features' || text === '--experimental-features';

export const nixLaunchers: LauncherFamily = { launchers: [nix], settings: [nixSettings] };
