import type { GivenEnvironment, Word } from '../../../model/model.ts';
import { isDataFile } from '../mentioned-files.ts';
import {
  emptyReading,
  joinReadings,
  type Reading,
  type ReadingFault,
  type WrittenFile,
} from '../reader.ts';
import { commonWrappers, readServers } from '../servers.ts';
import type { TreeDocument } from '../tree.ts';
import {
  escapedLetter,
  keysIn,
  objectsOf,
  readLoosely,
  withoutQuoting,
  wrapperKey,
} from './embedded-json.ts';
import { settingsWithPlugins } from './plugins.ts';
import {
  filesOfSettings,
  filledIn,
  loadedPlugins,
  optionServers,
  readExpanded,
} from './step-clients.ts';
import { addedServers, checkout } from './step-commands.ts';
import {
  installedPlugins,
  listedExtensions,
  listedPlugins,
  mentionedIn,
  namedFiles,
  startedScripts,
} from './step-files.ts';
import { commandsIn, startedServers, wholeConfig } from './step-launches.ts';
import { writtenClientFiles } from './step-writes.ts';
import { writtenFiles } from './written-files.ts';

/*
 * Servers in a text of a step, or of a shell script: JSON inside of an input (`mcp_config`, `claude_args`,
 * `settings`) or of a heredoc in `run`, and the commands that add a server to a client. The text is searched
 * for objects with one of the usual keys; it is never run or expanded.
 */

/** Paths of client files from any folder: all of them, and those that only clients read. */
export interface ClientPaths {
  readonly all: readonly string[];
  readonly own: readonly string[];
}

/** Inputs of actions whose whole value is servers, with or without a wrapper. */
const configInputs = new Set('mcp_config mcp-config mcp_servers mcp-servers mcp_json'.split(' '));

/** A text of a step: what it runs, an input of its action, or a variable. */
export interface StepText {
  /** The key that has it; `script` for a text of commands beside steps. */
  readonly key: string;
  readonly value: string;
  /** The action that the step uses; empty where it uses none. */
  readonly uses: string;
  /** What the file, the job, its steps and the step itself set. */
  readonly environments: readonly GivenEnvironment[];
}

/** The servers, plugins and files of a step's text, and what it writes. */
export function readStepText(
  { key, value, uses, environments }: StepText,
  spanIn: TreeDocument['spanOf'],
  paths: ClientPaths,
): Reading {
  const isScript = key === 'run' || key === 'script';
  const fault = (message: string, offset: number): ReadingFault => ({
    message,
    span: spanIn({ offset, length: 0 }),
  });
  const name = { text: value, span: spanIn({ offset: 0, length: 1 }) };
  const added = addedServers(value, spanIn, isScript);
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
            ? addedServers(text, spanOfText, isScript)
            : emptyReading,
        installedPlugins(text, spanOfText),
        optionServers(text, spanOfText),
        loadedPlugins(text),
      ]),
    ),
    isScript || argumentInput.test(key)
      ? ofCommands(value, environments, spanIn, paths.own, key !== 'script')
      : emptyReading,
    filesOfSettings({ name: key, value: name }, paths.all),
    key === 'extensions' ? listedExtensions(value, uses, spanIn) : emptyReading,
    key === 'settings' ? settingsOf(value, spanIn) : emptyReading,
    ...settingsIn(value).map((json) => settingsOf(json, spanIn)),
    { ...emptyReading, writes: [...writtenFiles(value, spanIn), ...settingsFile(key, uses, name)] },
    key === 'plugins' ? listedPlugins(value, spanIn) : emptyReading,
  ]);
  const isConfig = configInputs.has(key);
  if (isConfig && /^[\w@./-]+$/.test(value.trim())) {
    const path = {
      text: value.trim().replace(checkout, ''),
      span: spanIn({ offset: 0, length: 1 }),
    };
    return joinReadings([others, { ...emptyReading, refersTo: [{ path }] }]);
  }
  const keys = [...value.matchAll(wrapperKey)];
  if (keys.length === 0 && !isConfig && !escapedLetter.test(value)) {
    return joinReadings([others, ...wholeConfig(value, spanIn, false)]);
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
  countsOwn: boolean,
): Reading {
  const start = spanIn({ offset: 0, length: 1 });
  const filled = filledIn(value, environments);
  return joinReadings(
    (filled.length === 0 ? [value] : filled).map((text) => {
      const commands = commandsIn(text, text === value ? spanIn : () => start);
      if (commands !== null) {
        return joinReadings([
          startedServers(commands, { countsOwn, isAlone: false }),
          writtenClientFiles(commands, text, paths),
          { ...emptyReading, refersTo: startedScripts(commands, text) },
        ]);
      }
      const fault = { message: 'a step with more commands than can be read', span: start };
      return { ...emptyReading, faults: [fault] };
    }),
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
    return { ...emptyReading, refersTo: [{ path: named, readAs: 'settings' }] };
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
