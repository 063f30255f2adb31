import { emptyReading, joinReadings, type Reading } from '../reader.ts';
import { propertiesOf, type TreeDocument, type TreeNode } from '../tree.ts';
import { readConfigText } from './config-texts.ts';
import { spansIn } from './text-offsets.ts';

/** A shorter text has no entry, and a longer one is no configuration. In characters. */
const [shortest, longest] = [40, 256 * 1024];

/** More texts than any file of configurations has. */
const maxTexts = 200;

/**
 * Servers in texts that are a configuration of their own: `data` of a ConfigMap, `configs` of Compose, values of
 * Helm. What cannot be read there is documentation or a template more often than a configuration.
 */
export function embeddedConfigs({ root, spanOf }: TreeDocument, file: string): Reading {
  if (root === null) return emptyReading;
  const texts = textsBelow(root).slice(0, maxTexts);
  const readings = texts.flatMap((node): Reading[] => {
    const text = String(node.value);
    const spanIn = spansIn(node, text, file, spanOf);
    const span = spanIn({ offset: 0, length: 1 });
    const reading = readConfigText({ text, span }, false, spanIn);
    return reading === null ? [] : [{ ...reading, faults: [] }];
  });
  return joinReadings(readings);
}

/** Long texts with the word that every key of servers has. */
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
