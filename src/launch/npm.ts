import { readNpmSpec } from '../versions/npm.ts';
import { throughBridge, throughPackages } from './bridges.ts';
import { type Launcher, unidentified } from './launcher.ts';

/** Options of npm that say nothing of what is started, as whole words. */
const harmless = new Set([
  '-y',
  '--yes',
  '-q',
  '--quiet',
  '-s',
  '--silent',
  '--prefer-offline',
  '--offline',
]);

/**
 * `npm exec [options] [--] package …` and `npm x`. Up to `--` npm takes options wherever they stand,
 * behind the package too, so any that is not known leaves the launch unidentified.
 */
export const npm: Launcher = {
  commands: ['npm'],
  resolve(args, command, resolveInner) {
    const verbAt = args.findIndex(({ text }) => !harmless.has(text));
    const verb = args[verbAt];
    if (verb?.text !== 'exec' && verb?.text !== 'x') {
      return [
        unidentified(
          verb ?? command,
          'a script or program of the project, which the export does not grade',
        ),
      ];
    }
    const words = args.slice(verbAt + 1);
    const separator = words.findIndex(({ text }) => text === '--');
    const options = separator < 0 ? words : words.slice(0, separator);
    const positional = options.filter(({ text }) => !text.startsWith('-'));
    const unknown = options.find(
      ({ text }) => text.startsWith('-') && !harmless.has(text) && !isPackage(text),
    );
    if (unknown !== undefined) {
      return [unidentified(unknown, 'an option of npm that may hide what it starts')];
    }
    const packages = options
      .filter(({ text }) => isPackage(text))
      .map((at) => ({ spec: readNpmSpec(at.text.slice(at.text.indexOf('=') + 1)), at }));
    const behind = [...positional, ...(separator < 0 ? [] : words.slice(separator + 1))];
    if (packages.length > 0) return throughPackages(packages, behind, [], resolveInner);
    const [first, ...rest] = behind;
    if (first === undefined) return [unidentified(command, 'npm exec without a package')];
    return throughBridge(readNpmSpec(first.text), first, rest, [], resolveInner);
  },
};

function isPackage(text: string): boolean {
  return text.startsWith('--package=');
}
