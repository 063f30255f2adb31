import type { GivenEnvironment, Word } from '../../../model/model.ts';
import { isDataFile } from '../mentioned-files.ts';
import {
  emptyLaunch,
  emptyReading,
  type FoundDeclaration,
  joinReadings,
  type Reading,
  type ReadingFault,
  type ShapeReader,
  type WrittenFile,
} from '../reader.ts';
import { commonWrappers, readServers } from '../servers.ts';
import {
  type FormatReader,
  memberOf,
  propertiesOf,
  type TreeDocument,
  type TreeNode,
} from '../tree.ts';
import {
  escapedLetter,
  keysIn,
  objectsOf,
  readLoosely,
  withoutQuoting,
  wrapperKey,
} from './embedded-json.ts';
import { settingsWithPlugins, sourceAt } from './plugins.ts';
import {
  filesOfSettings,
  filledIn,
  foldersFor,
  givenInText,
  loadedPlugins,
  optionServers,
  readExpanded,
  startsAgent,
} from './step-clients.ts';
import { addedServers, checkout } from './step-commands.ts';
import {
  installedPlugins,
  listedExtensions,
  listedPlugins,
  mentionedIn,
  namedFiles,
} from './step-files.ts';
import { commandsIn, startedServers } from './step-launches.ts';
import { writtenClientFiles } from './step-writes.ts';
import { offsetsOf } from './text-offsets.ts';
import { environmentsOf, filesHandedOn, handedOn } from './workflow-environments.ts';
import { surroundingsIn } from './workflow-surroundings.ts';
import { writtenFiles } from './written-files.ts';

/*
 * Servers in the steps of a GitHub workflow: JSON inside of an input (`mcp_config`, `claude_args`,
 * `settings`) or of a heredoc in `run`, and the commands that add a server to a client. A step's text is
 * searched for objects with one of the usual keys; it is never run or expanded.
 */

/** Paths of client files from any folder: all of them, and those that only clients read. */
export interface ClientPaths {
  readonly all: readonly string[];
  readonly own: readonly string[];
}

/** Inputs of actions whose whole value is servers, with or without a wrapper. */
const configInputs = new Set('mcp_config mcp-config mcp_servers mcp-servers mcp_json'.split(' '));

export const workflowSteps =
  (paths: () => ClientPaths): ShapeReader =>
  ({ root, spanOf }, file) => {
    if (root === null) return emptyReading;
    const surroundingsOf = surroundingsIn(root);
    const texts = partsOf(root, spanOf).flatMap(({ key, node, ...part }) =>
      textsOf(node, key).map((text) => ({ ...text, ...part })),
    );
    const byPlace = Map.groupBy(texts, ({ node }) => node.offset);
    const known = new Map<string, Reading>();
    const reading = joinReadings(
      texts.map(({ key, node, job, uses, environments, folder }) => {
        // With an anchor one text may be in several places.
        const written = filledIn(String(node.value), environments);
        const place = JSON.stringify([key, node.offset, uses, written]);
        const found =
          known.get(place) ?? readText({ key, node, uses, environments }, spanOf, file, paths());
        known.set(place, found);
        const isShared = (byPlace.get(node.offset)?.length ?? 0) > 1;
        const ofJob = surroundingsOf(isShared ? null : job);
        const around = { environments, surroundings: ofJob(emptyLaunch) };
        const placed = ({ declarations }: Reading) =>
          declarations.map((each) => ({
            ...{ ...each, environments },
            surroundings: ofJob(each.launch),
          }));
        const inToml = (found.inToml ?? []).map((read) => (readToml: FormatReader) => {
          const ofToml = read(readToml);
          return { ...ofToml, declarations: placed(ofToml) };
        });
        // Of what is read from a written file the words are not known yet.
        const { ofVariables } = around.surroundings;
        const ofWritten = { ...around.surroundings, ofNamed: ofVariables };
        const writes = (found.writes ?? []).map((each) => ({
          ...each,
          around: { environments, surroundings: ofWritten },
        }));
        const refersTo = (found.refersTo ?? []).flatMap((each) => [
          // What must be somewhere is in the folder of the step.
          ...(each.otherwise === undefined || folder === '' ? [{ ...each, environments }] : []),
          ...(folder === ''
            ? []
            : [
                {
                  ...{ ...each, environments, isRequired: false },
                  below: [folder, each.below ?? ''].join('/').replace(/\/$/, ''),
                },
              ]),
        ]);
        return { ...found, declarations: placed(found), inToml, refersTo, writes };
      }),
    );
    const {
      declarations,
      faults,
      refersTo = [],
      enables = [],
      offers = [],
      inToml = [],
      writes = [],
    } = reading;
    const ofAgents = texts.filter(isOfAgent);
    const ofAgent = givenTo(ofAgents, spanOf);
    const leadsTo = ofAgents.flatMap(({ node, environments: given, folder }) => {
      const text = String(node.value);
      const span = spanOf(node);
      return [text, ...filledIn(text, given)].flatMap((each) => foldersFor(each, folder, span));
    });
    const local = namedForVariables(root, spanOf);
    const found = [
      ...[declarations, faults, refersTo, enables, offers, inToml, writes, leadsTo],
      ...[ofAgents, local.refersTo ?? []],
    ];
    const isNothing = found.every(({ length }) => length === 0);
    const pinned = { ...reading, declarations: withDigests(declarations, file) };
    return isNothing ? null : joinReadings([pinned, ofAgent, { ...emptyReading, leadsTo }, local]);
  };

/** Images with their digests in the step of an agentic workflow that fetches them under their names. */
const fetchedImages =
  /\/gh-aw\/actions\/download_docker_images\.sh"?((?:[ \t]+[\w./:@-]{1,300}){1,50})/g;

/** The same declarations with the digests that an agentic workflow has for their images. */
function withDigests(
  declarations: readonly FoundDeclaration[],
  file: string,
): readonly FoundDeclaration[] {
  const pins = new Map(
    [...file.matchAll(fetchedImages)]
      .flatMap(([, images = '']) => images.trim().split(/\s+/))
      .filter((image) => /@sha256:[0-9a-f]{64}$/.test(image))
      .map((image) => [image.replace(/@.*$/, ''), image]),
  );
  if (pins.size === 0) return declarations;
  return declarations.map((each) => {
    const { command, args } = each.launch;
    if (command?.text !== 'docker') return each;
    const pinned = args.map((word) => ({ ...word, text: pins.get(word.text) ?? word.text }));
    return { ...each, launch: { ...each.launch, args: pinned } };
  });
}

const isOfAgent = ({ node, uses }: Text & Part): boolean =>
  startsAgent(uses) || startsAgent(String(node.value));

/** What steps that start agents give to them: the files of the checkout that these read get it, too. */
function givenTo(ofAgents: readonly Part[], spanOf: TreeDocument['spanOf']): Reading {
  const given = new Set(ofAgents.flatMap(({ environments }) => environments));
  // Most steps are given much the same, and each value of a variable counts once.
  const values = new Map<string, Set<string>>();
  const distinct: Map<string, Word>[] = [];
  for (const [name, word] of [...given].flatMap(({ env }) => [...env])) {
    const known = values.get(name) ?? new Set();
    values.set(name, known);
    if (known.has(word.text)) continue;
    const env = distinct[known.size] ?? new Map<string, Word>();
    distinct[known.size] = env.set(name, word);
    known.add(word.text);
  }
  const ofContainers = [...given].filter(({ volumes, mounts }) => volumes ?? mounts);
  return joinReadings([
    {
      ...emptyReading,
      startsAgent: ofAgents.length > 0,
      environments: [...distinct.map((env) => ({ env })), ...ofContainers].map((each) => {
        return { ...each, reach: 'terminal' };
      }),
    },
    ...ofAgents.map(({ key, node }) =>
      givenInText(key, { text: String(node.value), span: spanOf(node) }),
    ),
  ]);
}

/** The files that jobs take variables from. */
function namedForVariables(root: TreeNode, spanOf: TreeDocument['spanOf']): Reading {
  const jobs = propertiesOf(memberOf(root, 'jobs')).map(({ value }) => value);
  const ofFile = environmentsOf(root, spanOf);
  const refersTo = [memberOf(root, 'runs'), ...jobs].flatMap((job) => {
    const steps = memberOf(job, 'steps');
    const around = [...ofFile, ...environmentsOf(job, spanOf), ...handedOn(steps, spanOf)];
    return filesHandedOn(steps, spanOf, around);
  });
  return { ...emptyReading, refersTo };
}

/** What the steps of a local action hand on to the job that uses it. */
export const handingAction: ShapeReader = ({ root, spanOf }) => {
  const steps = memberOf(memberOf(root, 'runs'), 'steps');
  const texts = (root === null ? [] : partsOf(root, spanOf)).flatMap(({ key, node, ...part }) =>
    textsOf(node, key).map((text) => ({ ...text, ...part })),
  );
  const environments = handedOn(steps, spanOf).map((each) => ({ ...each, reach: 'file' as const }));
  return joinReadings([
    { ...emptyReading, environments, refersTo: filesHandedOn(steps, spanOf) },
    givenTo(texts.filter(isOfAgent), spanOf),
  ]);
};

/** The steps of a workflow or action, the other keys of its jobs, and those of the file. */
function partsOf(root: TreeNode, spanOf: TreeDocument['spanOf']): Part[] {
  const whole = { key: '', node: root, job: null, uses: '', environments: [], folder: '' };
  if (root.type !== 'object') return [whole];
  const ofFile = environmentsOf(root, spanOf);
  return propertiesOf(root).flatMap(({ key, value }): Part[] => {
    const folder = defaultFolder(root) ?? '';
    const part = { key, node: value, job: null, uses: '', environments: ofFile, folder };
    if (key === 'runs') return stepsOf(part, value, spanOf);
    if (key !== 'jobs' || value.type !== 'object') return [part];
    return propertiesOf(value).flatMap((job) =>
      stepsOf({ ...part, key: job.key, job: job.value }, job.value, spanOf),
    );
  });
}

/** The steps of a job or action, each with its variables, and its other keys. */
function stepsOf(part: Part, parent: TreeNode, spanOf: TreeDocument['spanOf']): Part[] {
  if (parent.type !== 'object') return [{ ...part, node: parent }];
  const environments = [
    ...part.environments,
    ...environmentsOf(parent, spanOf),
    ...handedOn(memberOf(parent, 'steps'), spanOf),
  ];
  const folder = defaultFolder(parent) ?? part.folder;
  return propertiesOf(parent).flatMap(({ key, value }): Part[] => {
    const own = { ...part, key, environments, folder };
    if (key !== 'steps' || value.type !== 'array') return [{ ...own, node: value }];
    return (value.children ?? []).map((step) => ({
      ...own,
      node: step,
      uses: String(memberOf(step, 'uses')?.value ?? ''),
      environments: [...environments, ...environmentsOf(step, spanOf)],
      folder: String(memberOf(step, 'working-directory')?.value ?? own.folder),
    }));
  });
}

/** The folder of the checkout that the steps of a job or workflow begin in, where it says so. */
function defaultFolder(node: TreeNode): string | null {
  const run = memberOf(memberOf(node, 'defaults'), 'run');
  const value = memberOf(run, 'working-directory')?.value;
  return typeof value === 'string' ? value : null;
}

interface Text {
  /** The key of the text. */
  readonly key: string;
  readonly node: TreeNode;
}

/** A part of a workflow; `job` is null for a part that is in no job. */
interface Part extends Text {
  readonly job: TreeNode | null;
  /** The action that the step uses; empty where it uses none. */
  readonly uses: string;
  /** What the file, the job, its steps and the step itself set. */
  readonly environments: readonly GivenEnvironment[];
  /** The folder of the checkout that its commands begin in. */
  readonly folder: string;
}

function textsOf(node: TreeNode, key: string): Text[] {
  if (node.type === 'string') return [{ key, node }];
  if (node.type === 'object') {
    return propertiesOf(node).flatMap((property) => textsOf(property.value, property.key));
  }
  return (node.children ?? []).flatMap((child) => textsOf(child, key));
}

function readText(
  { key, node, uses, environments }: Text & Pick<Part, 'uses' | 'environments'>,
  spanOf: TreeDocument['spanOf'],
  file: string,
  paths: ClientPaths,
): Reading {
  const value = String(node.value);
  const toFile = offsetsOf(node, value, file);
  const spanIn: TreeDocument['spanOf'] = ({ offset, length }) =>
    spanOf({ offset: toFile(offset), length: toFile(offset + length) - toFile(offset) });
  const fault = (message: string, offset: number): ReadingFault => ({
    message,
    span: spanIn({ offset, length: 0 }),
  });
  const name = { text: value, span: spanIn({ offset: 0, length: 1 }) };
  const added = addedServers(value, spanIn, key === 'run');
  const isNothing = added.declarations.length + added.faults.length === 0;
  const others = joinReadings([
    readExpanded(value, environments, spanIn, (text, spanOfText) =>
      joinReadings([
        {
          ...emptyReading,
          refersTo: [...namedFiles(text, spanOfText), ...mentionedIn(text, spanOfText)],
        },
        // Variables in the words of an added server are resolved with its launch.
        text === value
          ? added
          : isNothing
            ? addedServers(text, spanOfText, key === 'run')
            : emptyReading,
        installedPlugins(text, spanOfText),
        optionServers(text, spanOfText),
        loadedPlugins(text),
      ]),
    ),
    key === 'run' || argumentInput.test(key)
      ? ofCommands(value, environments, spanIn, paths.own)
      : emptyReading,
    filesOfSettings({ name: key, value: name }, paths.all),
    key === 'extensions' ? listedExtensions(value, uses, spanIn) : emptyReading,
    key === 'settings' ? settingsOf(value, spanIn) : emptyReading,
    ...settingsIn(value).map((json) => settingsOf(json, spanIn)),
    { ...emptyReading, writes: [...writtenFiles(value, spanIn), ...settingsFile(key, uses, name)] },
    key === 'plugins' ? listedPlugins(value, spanIn) : emptyReading,
    key === 'plugin_marketplaces'
      ? {
          ...emptyReading,
          marketplaces: [{ name: null, source: sourceAt(node, spanOf), folder: null }],
        }
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
  if (keys.length === 0 && !isConfig && !escapedLetter.test(value)) {
    return joinReadings([others, wholeConfig(value, spanIn)]);
  }
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

/** Inputs of actions that are words of a command line. */
const argumentInput = /args|arguments|options|flags|command/i;

/** What the commands of a text start, connect to and write, with the values of variables. */
function ofCommands(
  value: string,
  environments: readonly GivenEnvironment[],
  spanIn: TreeDocument['spanOf'],
  paths: readonly string[],
): Reading {
  const start = spanIn({ offset: 0, length: 1 });
  const filled = filledIn(value, environments);
  return joinReadings(
    (filled.length === 0 ? [value] : filled).map((text) => {
      const commands = commandsIn(text, text === value ? spanIn : () => start);
      if (commands !== null) {
        return joinReadings([startedServers(commands), writtenClientFiles(commands, text, paths)]);
      }
      const fault = { message: 'a step with more commands than can be read', span: start };
      return { ...emptyReading, faults: [fault] };
    }),
  );
}

/** The servers of a text that is settings of a client as a whole, as a variable may hold them. */
function wholeConfig(value: string, spanIn: TreeDocument['spanOf']): Reading {
  const document = /^\s*\{/.test(value) && value.includes('mcp') ? readLoosely(value) : null;
  return document === null
    ? emptyReading
    : readServers(
        { ...document, spanOf: spanIn },
        { wrappers: [], byKey: true, onlyByShape: true },
      );
}

/** The settings of an action's client, which it writes into the client's own file. */
function settingsFile(key: string, uses: string, { text, span }: Word): WrittenFile[] {
  const [agent] = /gemini|qwen/i.exec(uses) ?? [];
  if (key !== 'settings' || agent === undefined) return [];
  return [{ path: `.${agent.toLowerCase()}/settings.json`, text, span }];
}

/** More settings than a step has, and longer ones, in characters. */
const maxSettings = 50;
const longestSettings = 4096;

/** The settings that commands have in place. */
function settingsIn(text: string): string[] {
  const options = text.matchAll(/--settings[ \t=]{1,9}["'](?=\{)/g).take(maxSettings);
  return [...options].map(({ index, 0: whole }) => {
    const start = index + whole.length;
    const rest = text.slice(start, start + longestSettings);
    return rest.slice(0, rest.indexOf(`}${whole.at(-1)}`) + 1);
  });
}

/** The plugins that the settings of an action enable, or the file of the tree that holds the settings. */
function settingsOf(value: string, spanIn: TreeDocument['spanOf']): Reading {
  const path = value.trim().replace(checkout, '');
  if (isDataFile(path)) {
    const named = { text: path, span: spanIn({ offset: 0, length: 1 }) };
    return { ...emptyReading, refersTo: [{ path: named, isRequired: false, readAs: 'settings' }] };
  }
  const document = readLoosely(withoutQuoting(value).trim());
  if (document?.root?.type !== 'object') {
    const message = 'settings whose plugins cannot be read';
    const fault = { message, span: spanIn({ offset: 0, length: 1 }) };
    return value.includes('enabledPlugins') ? { ...emptyReading, faults: [fault] } : emptyReading;
  }
  const reading = settingsWithPlugins({ ...document, spanOf: spanIn }, value);
  const { enables = [], switchesOff = [], marketplaces = [], environments = [] } = reading ?? {};
  return { ...emptyReading, enables, switchesOff, marketplaces, environments };
}
