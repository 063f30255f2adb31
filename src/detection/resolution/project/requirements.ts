import { lineSpan, numberLines } from './lines.ts';
import { type DeclaredPackage, indexByName } from './package-json.ts';
import type { FileKind } from './project.ts';
import { readRequirement } from './pyproject.ts';

/**
 * Returns the packages in a requirements file. Skips options such as `-r` and `--hash`, which do not specify
 * a package. Source: pip's reference for the requirements file format.
 */
export function readRequirements(text: string): readonly DeclaredPackage[] {
  const lines = numberLines(text).map(({ number, content }) => ({
    number,
    line: withoutComment(content),
  }));
  const other = lines.find(({ line }) =>
    /^(?:-[cif]|--c[\w-]*|--i[\w-]*|--e(?:xtra)[\w-]*|--f[\w-]*|--t[\w-]*)/.test(line),
  );
  const elsewhere =
    other === undefined
      ? null
      : /^-{1,2}c/.test(other.line)
        ? 'constraints in requirements.txt'
        : 'an index in requirements.txt';
  const declared = lines.flatMap(({ number, line }) => {
    const named = line.replace(/^(?:-e|--editable)[\s=]\s*/, '');
    if (named === '' || named.startsWith('-')) return [];
    const options = named.indexOf(' --');
    const requirement = (options < 0 ? named : named.slice(0, options)).replace(/\\$/, '').trim();
    return [{ ...readRequirement({ text: requirement, span: lineSpan(number, line) }), elsewhere }];
  });
  return [...indexByName(declared).values()];
}

function withoutComment(line: string): string {
  const at = line.startsWith('#') ? 0 : line.indexOf(' #');
  return (at < 0 ? line : line.slice(0, at)).trim();
}

export const requirements: FileKind<readonly DeclaredPackage[]> = {
  name: 'requirements.txt',
  limit: 1024 * 1024,
  isInUtf16: true,
  load: async () => readRequirements,
};
