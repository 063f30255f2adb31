import { placeholderReason } from '../../../src/detection/ecosystems/ecosystem.ts';
import { unidentifiedReason } from '../../../src/detection/ecosystems/ecosystems.ts';
import { readNpmSpec } from '../../../src/detection/ecosystems/npm.ts';

/** The gate's reasons for not identifying a launch, if more than one test file expects them. */
export const unidentified = {
  placeholder: `unidentified: ${placeholderReason}`,
  imagePlaceholder: 'unidentified: the image is a placeholder',
  unreadShellText: 'unidentified: a shell program that is not a plain list of commands',
  missingProgram: 'unidentified: a program that is not in the tree',
  missingCode: 'unidentified: a program whose code is not in the tree',
  hidingOption: 'unidentified: an option that may hide which program starts',
  notOfNpm: 'unidentified: not a package that npm can fetch',
  archive: 'unidentified: an archive specified by URL, which the export does not grade',
  silentShell: 'unidentified: a shell whose program cannot be determined',
  noPackage: 'unidentified: a command without a package',
  unknownCommand: 'unidentified: a command that is not known to fetch a published package',
  noProgram: 'unidentified: an installed program that no lockfile or manifest lists',
  noScript: 'unidentified: a script without a package.json in the tree',
  silentInterpreter: 'unidentified: an interpreter whose program cannot be determined',
  foreignProgram: 'unidentified: a program that does not come from the package',
  tarball: `unidentified: ${unidentifiedReason(readNpmSpec('https://acme.example/notes.tgz'))}`,
  urlPlaceholder: 'unidentified: the URL is a placeholder',
  path: 'unidentified: a path, not a package',
  notOfCargo: 'unidentified: not a cargo "run" command',
} as const;

/** Why a launch can start something else if the command line sets its folder. */
export const missingFolder = 'a folder that is not in the tree';
