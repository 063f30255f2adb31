/** What the gate says of launches that it cannot identify, where more than one file of tests expects it. */
export const unidentified = {
  placeholder: 'unidentified: the package is a placeholder',
  imagePlaceholder: 'unidentified: the image is a placeholder',
  unreadShellText: 'unidentified: a shell program that is not a plain list of commands',
  missingProgram: 'unidentified: a program that is not in the tree',
  missingCode: 'unidentified: a program whose code is not in the tree',
  hidingOption: 'unidentified: an option that may hide the started program',
  notOfNpm: 'unidentified: not a package that npm could fetch',
  archive: 'unidentified: an archive at an address, which the export does not grade',
  silentShell: 'unidentified: a shell that does not say what it starts',
  unknownCommand: 'unidentified: a command that is not known to fetch a published package',
} as const;
