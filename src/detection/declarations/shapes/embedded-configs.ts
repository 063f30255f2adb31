import { propertiesOf, type TreeDocument, type TreeNode } from '../tree.ts';
import { emptyContent, mergeContents, type ParsedContent } from '../types.ts';
import { readConfigText } from './config-texts.ts';
import { spansIn } from './text-offsets.ts';

/**
 * Limits in characters. A shorter string cannot contain an entry, and a longer one is not a configuration.
 */
const [shortest, longest] = [40, 256 * 1024];

/**
 * Reads servers from strings that hold a complete configuration, such as `data` in a ConfigMap, `configs` in
 * Compose, or Helm values. A string that cannot be parsed is not a fault, because it is usually documentation
 * or a template.
 */
export function embeddedConfigs({ root, spanOf }: TreeDocument, file: string): ParsedContent {
  if (root === null) return emptyContent;
  // YAML aliases can repeat a string without lengthening the file, so each string is read only once.
  const texts = new Map(textsBelow(root).map((node) => [node.offset, node]));
  const contents = [...texts.values()].flatMap((node): ParsedContent[] => {
    const text = String(node.value);
    const spanIn = spansIn(node, text, file, spanOf);
    const span = spanIn({ offset: 0, length: 1 });
    const content = readConfigText({ text, span }, false, spanIn);
    return content === null ? [] : [{ ...content, faults: [] }];
  });
  return mergeContents(contents);
}

function textsBelow(node: TreeNode): TreeNode[] {
  if (node.type === 'string') {
    const text = String(node.value);
    const isConfig = text.length > shortest && text.length <= longest && mayConfigure.test(text);
    return isConfig ? [node] : [];
  }
  if (node.type === 'array') return (node.children ?? []).flatMap(textsBelow);
  return propertiesOf(node).flatMap(({ value }) => textsBelow(value));
}

const mayConfigure = /mcp[-_ a-z]{0,40}["']?\s{0,9}[:=\]]|context_servers/i;
