import {
  emptyReading,
  joinReadings,
  type Reading,
  type ReadingFault,
  type ShapeReader,
} from '../reader.ts';
import { commonWrappers, readServers } from '../servers.ts';
import { propertiesOf, type TreeDocument, type TreeNode } from '../tree.ts';
import {
  escapedLetter,
  keysIn,
  objectsOf,
  readLoosely,
  withoutQuoting,
  wrapperKey,
} from './embedded-json.ts';
import { settingsWithPlugins, sourceAt } from './plugins.ts';
import { addedServers, checkout, listedPlugins, namedFiles } from './step-commands.ts';
import { offsetsOf } from './text-offsets.ts';
import { surroundingsIn } from './workflow-surroundings.ts';

/*
 * Servers in the steps of a GitHub workflow: JSON inside of an input (`mcp_config`, `claude_args`,
 * `settings`) or of a heredoc in `run`, and the commands that add a server to a client. A step's text is
 * searched for objects with one of the usual keys; it is never run or expanded.
 */

/** Inputs of actions whose whole value is servers, with or without a wrapper. */
const configInputs = new Set([
  'mcp_config',
  'mcp-config',
  'mcp_servers',
  'mcp-servers',
  'mcp_json',
]);

export const workflowSteps: ShapeReader = ({ root, spanOf }, file) => {
  if (root === null) return emptyReading;
  const surroundingsOf = surroundingsIn(root);
  const texts = partsOf(root).flatMap(({ key, node, job }) =>
    textsOf(node, key).map((text) => ({ ...text, job })),
  );
  const byPlace = Map.groupBy(texts, ({ node }) => node.offset);
  const reading = joinReadings(
    texts.map(({ key, node, job }) => {
      const found = readText(key, node, spanOf, file);
      // With an anchor one text may be in several jobs.
      const isShared = (byPlace.get(node.offset)?.length ?? 0) > 1;
      const declarations = found.declarations.map((each) => ({
        ...each,
        surroundings: surroundingsOf(isShared ? null : job),
      }));
      return { ...found, declarations };
    }),
  );
  const { declarations, faults, refersTo = [], enables = [] } = reading;
  const isNothing = declarations.length + faults.length + refersTo.length + enables.length === 0;
  return isNothing ? null : reading;
};

/** The jobs of a workflow and its other keys, in the order of the file. */
function partsOf(root: TreeNode): Part[] {
  if (root.type !== 'object') return [{ key: '', node: root, job: null }];
  return propertiesOf(root).flatMap(({ key, value }): Part[] =>
    key === 'jobs' && value.type === 'object'
      ? propertiesOf(value).map((job) => ({ key: job.key, node: job.value, job: job.value }))
      : [{ key, node: value, job: null }],
  );
}

interface Text {
  /** The key of the text. */
  readonly key: string;
  readonly node: TreeNode;
}

/** A part of a workflow; `job` is null for a part that is no job. */
interface Part extends Text {
  readonly job: TreeNode | null;
}

/** Every text of a tree. */
function textsOf(node: TreeNode, key: string): Text[] {
  if (node.type === 'string') return [{ key, node }];
  if (node.type === 'object') {
    return propertiesOf(node).flatMap((property) => textsOf(property.value, property.key));
  }
  return (node.children ?? []).flatMap((child) => textsOf(child, key));
}

function readText(
  key: string,
  node: TreeNode,
  spanOf: TreeDocument['spanOf'],
  file: string,
): Reading {
  const value = String(node.value);
  const toFile = offsetsOf(node, value, file);
  const spanIn: TreeDocument['spanOf'] = ({ offset, length }) =>
    spanOf({ offset: toFile(offset), length: toFile(offset + length) - toFile(offset) });
  const fault = (message: string, offset: number): ReadingFault => ({
    message,
    span: spanIn({ offset, length: 0 }),
  });
  const others = joinReadings([
    { ...emptyReading, refersTo: namedFiles(value, spanIn) },
    addedServers(value, spanIn),
    key === 'settings' ? pluginsIn(value, spanIn) : emptyReading,
    key === 'plugins' ? listedPlugins(value, spanIn) : emptyReading,
    key === 'plugin_marketplaces'
      ? { ...emptyReading, marketplaces: [{ name: null, source: sourceAt(node, spanOf) }] }
      : emptyReading,
  ]);
  const isConfig = configInputs.has(key);
  if (isConfig && /^[\w@./-]+$/.test(value.trim())) {
    const path = {
      text: value.trim().replace(checkout, ''),
      span: spanIn({ offset: 0, length: 1 }),
    };
    return joinReadings([others, { ...emptyReading, refersTo: [{ path, isRequired: false }] }]);
  }
  const keys = [...value.matchAll(wrapperKey)];
  if (keys.length === 0 && !isConfig && !escapedLetter.test(value)) return others;
  const { objects, isCut } = objectsOf(value, isConfig);
  const readings = objects.map(({ offset, document }) =>
    readServers(
      { ...document, spanOf: (inner) => spanIn({ ...inner, offset: inner.offset + offset }) },
      { wrappers: commonWrappers, isDeep: true, mayBeBare: isConfig },
    ),
  );
  // Every key of servers must belong to an object that was read.
  const read = new Set(objects.flatMap(({ offset, document }) => keysIn(document.root, 6, offset)));
  const unread = keys.find(({ index }) => ![-1, 0, 1, 2].some((shift) => read.has(index + shift)));
  const faults = [
    ...(unread === undefined
      ? []
      : [fault('a step whose JSON of servers cannot be read', unread.index)]),
    ...(isCut ? [fault('a step with more braces than can be looked through', 0)] : []),
  ];
  return joinReadings([...readings, others, { ...emptyReading, faults }]);
}

/** The plugins that the settings of an action enable. */
function pluginsIn(value: string, spanIn: TreeDocument['spanOf']): Reading {
  const document = readLoosely(withoutQuoting(value).trim());
  if (document?.root?.type !== 'object') {
    const message = 'settings whose plugins cannot be read';
    const fault = { message, span: spanIn({ offset: 0, length: 1 }) };
    return value.includes('enabledPlugins') ? { ...emptyReading, faults: [fault] } : emptyReading;
  }
  const reading = settingsWithPlugins({ ...document, spanOf: spanIn }, value);
  const { enables = [], marketplaces = [] } = reading ?? {};
  return { ...emptyReading, enables, marketplaces };
}
