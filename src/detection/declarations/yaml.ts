import { type Document, isAlias, isNode, parseAllDocuments, type Range, visit } from 'yaml';
import {
  createSpanLocator,
  type FormatFault,
  type FormatReader,
  maxDepth,
  type TreeDocument,
  type TreeNode,
} from './tree.ts';
import { buildTree, NoAnchor } from './yaml-tree.ts';

/** Limit in characters. Parsing YAML takes ten times as long as parsing JSON. */
export const maxYamlLength = 256 * 1024;
/** Limit for workflows, in characters. Workflows that an agent tool generates can be long. */
const maxWorkflowLength = 1024 * 1024;

/** Parses the documents in a YAML file. Aliases are followed up to the limits in `yaml-tree.ts`. */
export const readYaml: FormatReader = (text) => readYamlAt(text, text, 0);

export const readWorkflowYaml: FormatReader = (text) =>
  readYamlAt(text, text, 0, maxWorkflowLength);

/**
 * Parses YAML that is part of a file.
 *
 * @param text the text of the whole file, for computing spans
 * @param part the YAML itself
 * @param start offset of the part in the file
 * @param maxLength limit in characters
 */
export function readYamlAt(
  text: string,
  part: string,
  start: number,
  maxLength = maxYamlLength,
): ReturnType<FormatReader> {
  const spanOf = createSpanLocator(text);
  const fault = (message: string, offset = 0) => ({
    message,
    span: spanOf({ offset: start + offset, length: 0 }),
  });
  if (part.length > maxLength) return fault(`more than ${maxLength / 1024} KB of YAML`);
  const readPart = (written: string): ReturnType<FormatReader> =>
    readPlainYaml(written, start, spanOf, fault);
  const plain = withLineFeeds(part);
  const document = readPart(plain);
  const odd = plain.search(oddLineEnd);
  if (odd < 0 || 'message' in document) return document;
  // U+0085, U+2028 and U+2029 end a line only in YAML 1.1. A comment can therefore hide keys from some
  // parsers, and a string can hide keys from others.
  const otherReading = readPart(plain.replace(oddLineEnds, '\n'));
  if ('message' in otherReading || isEqualText(allRoots(document), allRoots(otherReading)))
    return document;
  return {
    ...document,
    furtherRoots: [...allRoots(document).slice(1), ...allRoots(otherReading)],
    faults: [
      ...(document.faults ?? []),
      fault('a line ending that only some programs recognise', odd),
    ],
  };
}

type Fault = (message: string, offset?: number) => FormatFault;

/** Parses YAML from which `withLineFeeds` has removed lone carriage returns. */
function readPlainYaml(
  part: string,
  start: number,
  spanOf: TreeDocument['spanOf'],
  fault: Fault,
): ReturnType<FormatReader> {
  const deepOffset = tooDeepAt(part);
  if (deepOffset !== null) return fault(`nested more than ${maxDepth} levels deep`, deepOffset);
  try {
    const documents = parseAllDocuments(part, {
      uniqueKeys: false,
      logLevel: 'silent',
      // Formatting each pretty error takes time proportional to the length of the text.
      prettyErrors: false,
      // Prevents directives and tags from changing the types of collections.
      schema: 'core',
      merge: false,
      resolveKnownTags: false,
    });
    const documentList = Array.isArray(documents) ? documents : [];
    const [error] = documentList.flatMap(({ errors }) => errors);
    if (error !== undefined) {
      const [words = 'not understood'] = error.message.split('\n');
      return fault(`not valid YAML: ${words}`, error.pos[0]);
    }
    const trees = documentList.map((document) => buildTree(document, start));
    const [root = null, ...further] = trees.map((tree) => tree.root);
    const merge = trees.flatMap((tree) => tree.secondMerge ?? [])[0];
    const secondContents = documentList.slice(1).find(({ contents }) => contents !== null);
    const tag = documentList.flatMap((document) => oddTagIn(document) ?? [])[0];
    return {
      root,
      spanOf,
      furtherRoots: further.filter((each) => each !== null),
      faults: [
        ...(secondContents === undefined
          ? []
          : [
              fault(
                'a second document, which programs handle differently',
                secondContents.range[0],
              ),
            ]),
        ...(tag === undefined ? [] : [fault('a tag that programs handle differently', tag)]),
        ...(merge === undefined
          ? []
          : [fault('a second merge key, which programs handle differently', merge)]),
      ],
    };
  } catch (error) {
    if (error instanceof NoAnchor) {
      return fault(
        'not valid YAML: an undefined alias; text that begins with * needs quotes',
        error.offset,
      );
    }
    return fault(
      `not valid YAML: ${error instanceof RangeError ? 'nested too deeply' : 'not understood'}`,
    );
  }
}

/**
 * Replaces lone carriage returns with line feeds. A lone carriage return ends a line in YAML (1.2.2, 5.4) but
 * not in the `yaml` library, so a comment could hide keys that clients read. Offsets do not change.
 */
const withLineFeeds = (text: string): string => text.replace(/\r(?!\n)/g, '\n');

/** Characters that end a line in YAML 1.1 (4.1.4) but not in 1.2. */
const oddLineEnd = /[\u0085\u2028\u2029]/;
const oddLineEnds = new RegExp(oddLineEnd, 'g');

const allRoots = ({ root, furtherRoots = [] }: TreeDocument): readonly TreeNode[] =>
  root === null ? furtherRoots : [root, ...furtherRoots];

/** Reports whether two lists of trees are equal apart from white space in their strings. */
function isEqualText(a: readonly TreeNode[], b: readonly TreeNode[]): boolean {
  const plain = ({ type, value, children }: TreeNode): unknown => [
    type,
    typeof value === 'string' ? value.replace(/[\s\u0085]+/g, '') : value,
    children?.map(plain),
  ];
  return JSON.stringify(a.map(plain)) === JSON.stringify(b.map(plain));
}

/**
 * Returns the start of the first run of more than `maxDepth` consecutive opening brackets; null if there is
 * none.
 */
function tooDeepAt(text: string): number | null {
  let start = 0;
  let depth = 0;
  for (const { 0: part, index } of text.matchAll(/[[{]|\S[^[{]*/g)) {
    const opens = part === '[' || part === '{';
    if (opens && depth === 0) start = index;
    depth = opens ? depth + 1 : 0;
    if (depth > maxDepth) return start;
  }
  return null;
}

/** The prefix of YAML's own tags, and the tags for which every parser returns the plain value. */
const ownTags = 'tag:yaml.org,2002:';
const plainTags = new Set(['map', 'seq', 'str', 'int', 'float', 'bool', 'null', 'merge']);

/**
 * Returns the offset of the first YAML tag that changes a value's type, such as `!!omap`; null if there is
 * none.
 */
function oddTagIn(document: Document): number | null {
  let tagOffset: number | null = null;
  visit(document, (_, node) => {
    const tag = isNode(node) && !isAlias(node) ? node.tag : undefined;
    if (tag === undefined || !tag.startsWith(ownTags)) return undefined;
    if (plainTags.has(tag.slice(ownTags.length))) return undefined;
    tagOffset = (node as { range?: Range | null }).range?.[0] ?? 0;
    return visit.BREAK;
  });
  return tagOffset;
}
