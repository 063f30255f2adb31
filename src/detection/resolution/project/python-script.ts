import { memberOf, toWord } from '../../declarations/tree.ts';
import { numberLines } from './lines.ts';
import type { DeclaredPackage } from './package-json.ts';
import type { FileKind } from './project.ts';
import { readRequirement } from './pyproject.ts';

/** The packages that a Python script's inline metadata requires (PEP 723). */
export type ScriptHead = readonly DeclaredPackage[];

export const pythonScript: FileKind<ScriptHead> = {
  name: 'python script',
  limit: 1024 * 1024,
  load: async () => {
    const { readToml } = await import('../../declarations/toml.ts');
    return (text) => {
      const head = findScriptHead(text);
      if (head === null) return [];
      const document = readToml(head.text);
      if ('message' in document) return [];
      const list = memberOf(document.root, 'dependencies');
      return (list?.type === 'array' ? (list.children ?? []) : []).flatMap((item) => {
        const word = toWord(item, document.spanOf);
        if (word === null) return [];
        // Positions refer to the extracted TOML, whose lines lack the script's leading `# `.
        const moved = ({ line, column }: { line: number; column: number }) => ({
          line: line + head.line,
          column: column + 2,
        });
        const { start, end } = word.span;
        return [readRequirement({ ...word, span: { start: moved(start), end: moved(end) } })];
      });
    };
  },
};

/** Returns the TOML between `# /// script` and `# ///`, and the number of lines before it. */
function findScriptHead(text: string): { text: string; line: number } | null {
  const lines = numberLines(text);
  const start = lines.findIndex(({ content }) => content === '# /// script');
  if (start < 0) return null;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex(({ content }) => content === '# ///');
  if (end < 0) return null;
  const headLines = rest.slice(0, end).map(({ content }) => content);
  if (!headLines.every((content) => content === '#' || content.startsWith('# '))) return null;
  return { text: headLines.map((content) => content.slice(2)).join('\n'), line: start + 1 };
}
