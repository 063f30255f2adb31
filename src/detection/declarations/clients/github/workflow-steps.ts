import { wordList } from '../../../launch/word-list.ts';
import { declaredByCommands, readConfigValue } from '../../shapes/commands.ts';
import { parseJsonTemplate, readConfigText } from '../../shapes/config-texts.ts';
import { spansIn } from '../../shapes/text-offsets.ts';
import { memberOf, propertiesOf, type TreeDocument, type TreeNode } from '../../tree.ts';
import {
  type DocumentReader,
  emptyContent,
  mergeContents,
  type ParsedContent,
} from '../../types.ts';

/*
 * Reads the servers that GitHub workflows and actions declare in step commands and in values that contain a
 * configuration. Files that steps write, export, download or check out are not read.
 */

/** Action inputs whose entire value is a set of servers, with or without a wrapper key. */
const configInputs = new Set(wordList('mcp_config mcp-config mcp_servers mcp-servers mcp_json'));

const argumentInput = /args|arguments|options|flags|command/i;

interface Text {
  readonly key: string;
  readonly node: TreeNode;
  /** The step's working directory, relative to the checkout. */
  readonly folder: string;
}

export const workflowSteps: DocumentReader = ({ root, spanOf }, file) => {
  if (root === null) return null;
  const parsedTexts = new Map<string, ParsedContent>();
  const contents = collectTexts({ key: '', node: root, folder: '' }).flatMap((text) => {
    // YAML aliases can repeat a string under the same key and in the same folder.
    const place = JSON.stringify([text.key, text.node.offset, text.folder]);
    if (parsedTexts.has(place)) return [];
    const content = readText(text, spanOf, file);
    parsedTexts.set(place, content);
    return content === emptyContent ? [] : [content];
  });
  return contents.length === 0 ? null : mergeContents(contents);
};

function collectTexts({ key, node, folder }: Text): Text[] {
  if (node.type === 'string') return [{ key, node, folder }];
  if (node.type === 'array') {
    return (node.children ?? []).flatMap((child) => collectTexts({ key, node: child, folder }));
  }
  const defaults = memberOf(memberOf(memberOf(node, 'defaults'), 'run'), 'working-directory');
  const workingDirectory = (memberOf(node, 'working-directory') ?? defaults)?.value;
  const textFolder =
    typeof workingDirectory === 'string' ? workingDirectory.replace(/^\.\/|\/$/g, '') : folder;
  return propertiesOf(node).flatMap(({ key: name, value }) =>
    collectTexts({ key: name, node: value, folder: textFolder }),
  );
}

function readText(
  { key, node, folder }: Text,
  spanOf: TreeDocument['spanOf'],
  file: string,
): ParsedContent {
  const text = String(node.value);
  const spanIn = spansIn(node, text, file, spanOf);
  if (key === 'run') return declaredByCommands(text, spanIn, { folder, isOfStep: true });
  const value = { text, span: spanIn({ offset: 0, length: 1 }) };
  if (configInputs.has(key)) {
    return text.trim() === '' ? emptyContent : readConfigValue(value, folder, { spanIn });
  }
  const config = readConfigText(value, false, spanIn);
  if (config !== null) return config;
  return argumentInput.test(key)
    ? declaredByCommands(`agent ${joinArguments(text)}`, shiftSpans(spanIn), {
        folder,
        isOfStep: true,
      })
    : emptyContent;
}

/** Returns arguments as a shell command line. Some actions take a JSON list of arguments. */
function joinArguments(text: string): string {
  const root = /^\s*\[/.test(text) ? parseJsonTemplate(text)?.root : null;
  if (root?.type !== 'array') return text;
  const words = (root.children ?? []).map(({ value }) => String(value));
  return words.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
}

/** Maps spans back to the input by undoing the shift from the `agent ` prefix that is added for parsing. */
const shiftSpans =
  (spanIn: TreeDocument['spanOf']): TreeDocument['spanOf'] =>
  ({ offset, length }) =>
    spanIn({ offset: Math.max(offset - 'agent '.length, 0), length });
