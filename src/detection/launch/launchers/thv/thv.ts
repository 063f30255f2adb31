import { readOciSpec } from '../../../ecosystems/oci.ts';
import { readRegistryName } from '../../../ecosystems/registry.ts';
import { readRemote } from '../../../ecosystems/remote.ts';
import type { Launcher, LauncherFamily } from '../../launcher.ts';
import { hiddenLaunch, serverLaunch, unidentifiedLaunch } from '../../partial-launch.ts';
import { dockerAmbient } from '../docker/docker-ambient.ts';

/** The launcher for each scheme that can precede a package. Source: ToolHive's reference. */
const schemes: ReadonlyMap<string, readonly string[]> = new Map([
  ['npx', ['npx', '-y']],
  ['uvx', ['uvx']],
  ['go', ['go', 'run']],
]);

/**
 * `thv run npx://package`, `… https://address`, `… registry.example/image:tag`, or a name in ToolHive's
 * registry. An option might take the next word as its value, so after an option only a word with a scheme is
 * recognised as the server.
 */
const thv: Launcher = {
  commands: ['thv'],
  ambient: dockerAmbient,
  startsCatalog: (line) => /^(?:\S*\/)?thv run \S/.test(line),
  resolve([verb, ...args], command, resolveInner) {
    if (verb?.text !== 'run')
      return [unidentifiedLaunch(verb ?? command, 'not a thv "run" command')];
    const end = args.findIndex(({ text }) => text === '--');
    const ownArgs = end < 0 ? args : args.slice(0, end);
    const hasScheme = ({ text }: { readonly text: string }): boolean => /^[a-z]+:\/\//i.test(text);
    const server = ownArgs.find(hasScheme) ?? ownArgs[0];
    if (server === undefined || server.text.startsWith('-')) {
      return [hiddenLaunch(server ?? command)];
    }
    const [, scheme = '', rest = ''] = /^([a-z]+):\/\/(.*)$/is.exec(server.text) ?? [];
    const [program, ...options] = schemes.get(scheme.toLowerCase()) ?? [];
    if (program !== undefined) {
      const words = [...options, rest].map((text) => ({ ...server, text }));
      const behind = end < 0 ? [] : args.slice(end + 1);
      return resolveInner({ command: { ...server, text: program }, args: [...words, ...behind] });
    }
    if (scheme !== '') return [serverLaunch(readRemote(server.text), server)];
    const isImage = /[/:]/.test(server.text);
    return [
      serverLaunch(isImage ? readOciSpec(server.text) : readRegistryName(server.text), server),
    ];
  },
};

export const thvLaunchers: LauncherFamily = { launchers: [thv] };
