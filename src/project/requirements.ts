import { lineSpan, linesOf } from './lines.ts';
import type { DeclaredPackage } from './package-json.ts';
import type { FileKind } from './project.ts';
import { declaredBy } from './pyproject.ts';

/**
 * The packages of a requirements file; options such as `-r` and `--hash` name none. Source: pip's
 * reference of the format.
 */
export function readRequirements(text: string): readonly DeclaredPackage[] {
  return linesOf(text).flatMap(({ number, content }) => {
    const requirement = content
      .replace(/(?:^|\s)#.*$/, '')
      .replace(/\s+--?[a-z].*$/, '')
      .replace(/\\$/, '')
      .trim();
    if (requirement === '' || requirement.startsWith('-')) return [];
    return declaredBy({ text: requirement, span: lineSpan(number, content) }) ?? [];
  });
}

export const requirements: FileKind<readonly DeclaredPackage[]> = {
  name: 'requirements.txt',
  limit: 1024 * 1024,
  load: async () => readRequirements,
};
