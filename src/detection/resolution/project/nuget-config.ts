import { lineSpan } from './lines.ts';
import type { FileKind } from './project.ts';
import type { Setting } from './settings.ts';

const tag =
  /<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[A-Za-z_][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;

/**
 * Reads a `NuGet.config`. Each `<add key="…" value="…"/>` becomes a setting with the lower-case key
 * `section.key`. Returns null for text that is not plain XML or that has a document type declaration. Source:
 * NuGet's reference for `NuGet.config`.
 */
export function readNugetConfig(text: string): readonly Setting[] | null {
  const settings: Setting[] = [];
  const open: string[] = [];
  let line = 1;
  let counted = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const skipped = endOfSkippedPart(text, at);
    if (skipped !== null) {
      if (skipped < 0) return null;
      at = skipped;
      continue;
    }
    tag.lastIndex = at;
    const [whole = '', isClosing, name = '', attributes = '', isEmpty] = tag.exec(text) ?? [];
    if (whole === '') return null;
    if (isClosing !== '') {
      if (open.pop() !== name.toLowerCase()) return null;
    } else {
      for (; counted < at; counted += 1) if (text[counted] === '\n') line += 1;
      if (name.toLowerCase() === 'add') {
        const values = readAttributes(attributes);
        const key = [...open.slice(1), values.get('key')?.toLowerCase()].join('.');
        const value = values.get('value') ?? '';
        settings.push({ key, value, span: lineSpan(line, whole) });
      }
      if (isEmpty === '') open.push(name.toLowerCase());
    }
    at += whole.length;
  }
  return open.length === 0 && settings.every(({ key }) => key.length < 300) ? settings : null;
}

/**
 * Returns the offset just after the comment or processing instruction at `at`. Returns null for a tag and a
 * negative number for a syntax error.
 */
function endOfSkippedPart(text: string, at: number): number | null {
  for (const [begin, end] of [
    ['<!--', '-->'],
    ['<?', '?>'],
  ] as const) {
    if (!text.startsWith(begin, at)) continue;
    const close = text.indexOf(end, at + begin.length);
    return close < 0 ? -1 : close + end.length;
  }
  return text.startsWith('<!', at) ? -1 : null;
}

function readAttributes(text: string): ReadonlyMap<string, string> {
  return new Map(
    [
      ...text.matchAll(/(?<![\w.:-])[\d.:-]*([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g),
    ].map(([, name = '', double, single]) => [name.toLowerCase(), double ?? single ?? '']),
  );
}

export const nugetConfig: FileKind<readonly Setting[]> = {
  name: 'NuGet.config',
  limit: 256 * 1024,
  isInUtf16: true,
  load: async () => readNugetConfig,
};
