import type { ClientFile } from './client.ts';
import { headOf } from './head.ts';
import { emptyReading, joinReadings, type TextTest } from './reader.ts';
import { mayHoldServers, showsServers } from './server-keys.ts';
import type { Dialect } from './servers.ts';
import { agentsByShape, agentYamlReadsKey, isAgentKey, yamlByShape } from './shapes/agent-yaml.ts';
import { pluginsByName } from './shapes/plugins.ts';

/*
 * Files of no known client that are read for servers by their shape: those whose name has `mcp`, those in
 * places whose name begins with a dot, and the heads of Markdown files that agents read.
 */

/** The name that stands for their client. */
export const byShape = 'by-shape';

/** A text without any of these, or an escape that may hide one, has no entry. */
const entryKeys = /command|cmd|url|uri|target|image|\\[xuU\r\n]/i;

/** Most agents write their own shapes in YAML. */
const yamlKeys = /command|cmd|url|uri|target|image|ref|\\[xuU\r\n]/i;

const common = { client: byShape, paths: [], faultsWith: showsServers, mayBeOther: true } as const;
const named = { mayBeBare: 'alone', byKey: true, onlyByShape: true } as const satisfies Dialect;
const json = { ...common, onlyWith: entryKeys, shape: named } as const;
const yaml = {
  ...common,
  format: 'yaml',
  onlyWith: yamlKeys,
  shape: yamlByShape,
  readsKey: agentYamlReadsKey,
} as const;

/** Files whose name has `mcp`, by their ending. */
const byName = new Map<string, ClientFile>([
  ['json', json],
  ['jsonc', json],
  ['toml', { ...json, format: 'toml' }],
  ['yaml', yaml],
  ['yml', yaml],
]);

/** Entries under keys of servers, and nothing else. */
const byKey = { wrappers: [], byKey: true, onlyByShape: true } as const satisfies Dialect;
const byKeyAlone = { ...common, onlyWith: mayHoldServers, shape: byKey } as const;
/** Of a Markdown file only the head is read. */
const headWithServers: TextTest = { test: (text) => mayHoldServers.test(headOf(text)) };
const commandsAlone = { ...byKeyAlone, shape: { ...byKey, onlyCommands: true } } as const;

const formatsByEnding = {
  json: 'json',
  jsonc: 'json',
  toml: 'toml',
  yaml: 'yaml',
  yml: 'yaml',
  md: 'frontmatter',
} as const;

/** Settings of clients whose own list of plugins is that of Claude. */
const settings: TextTest = {
  test: (text) => mayHoldServers.test(text) || /enabledPlugins|extraKnownMarketplaces/.test(text),
};
const settingsFaults: TextTest = {
  test: (text) => showsServers.test(text) || /"enabledPlugins"\s{0,20}:/.test(text),
};

/** Files that are read by keys alone, by their ending, and the same with entries that have a command. */
const byEnding = new Map(
  Object.entries(formatsByEnding).map(([ending, format]): [string, Places] => {
    const onlyWith = format === 'frontmatter' ? headWithServers : mayHoldServers;
    const any =
      format === 'json'
        ? { ...byKeyAlone, onlyWith: settings, faultsWith: settingsFaults, also: pluginsByName }
        : { ...byKeyAlone, format, onlyWith };
    return [ending, { any, leftOut: { ...commandsAlone, format, onlyWith } }];
  }),
);

interface Places {
  readonly any: ClientFile;
  readonly leftOut: ClientFile;
}

/** Folders of Markdown files that agents read. */
const folders = 'agents commands skills rules prompts modes chatmodes microagents droids workflows';
const agentFolders = new Set(folders.split(' '));

/** Places that describe servers, or keep what programs wrote: only what starts a command counts there. */
const leftOut = /^\.(?:yarn|pnp.*|next|nx|well-known)$|cache|schema|state/;

/**
 * The file by its shape that a path of no known client is; null where it is none.
 *
 * @param above the folders of the path, folded
 * @param name folded
 */
export function fileByShape(above: readonly string[], name: string): ClientFile | null {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  if (name.includes('mcp') && byName.has(ending)) return byName.get(ending) ?? null;
  const parts = [...above, name];
  const isRead =
    ending === 'md'
      ? above.some((folder) => agentFolders.has(folder))
      : parts.some((part) => part.startsWith('.'));
  const places = isRead ? byEnding.get(ending) : undefined;
  return (parts.some((part) => leftOut.test(part)) ? places?.leftOut : places?.any) ?? null;
}

/** On what of the folders of a path it depends which file `fileByShape` finds. */
export function shapeContext(above: readonly string[]): string {
  const facts = [
    above.some((folder) => agentFolders.has(folder)) ? 'of-agents' : '',
    above.some((folder) => folder.startsWith('.')) ? 'in-dots' : '',
    above.some((folder) => leftOut.test(folder)) ? 'left-out' : '',
  ];
  return facts.filter((fact) => fact !== '').join(' ');
}

/** Whether a file that nothing is known of, not even a part of its text, may be about anything. */
export function isLeftOut(file: ClientFile): boolean {
  return typeof file.shape === 'object' && file.shape.onlyCommands === true;
}

/** Words of agents that have no other word of servers. */
const agentWords = /toolsets|mcps|sub_recipes|extensions|\\[xuU\r\n]/;

/** Files that others name, by their ending: whoever names one may be the program of any shape. */
const namedByEnding = new Map(
  [...byEnding].map(([ending, { any }]): [string, ClientFile] => {
    if (any.format === 'frontmatter') return [ending, any];
    const { also: own } = any;
    return [
      ending,
      {
        ...any,
        onlyWith: { test: (text) => any.onlyWith?.test(text) !== false || agentWords.test(text) },
        also: (document, text) =>
          joinReadings([
            (own === undefined ? null : own(document, text)) ?? emptyReading,
            agentsByShape(document),
          ]),
        ...(own === undefined && { readsKey: isAgentKey }),
      },
    ];
  }),
);

/** A file that another one names, by its ending; as JSON where it has none of those known. */
export function namedFile(path: string): ClientFile {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return namedByEnding.get(ending) ?? byKeyAlone;
}

const loosely = [new Map<ClientFile, ClientFile>(), new Map<ClientFile, ClientFile>()] as const;

const nothing: TextTest = { test: () => false };

/** Words of files that declare servers, or name what does; or an escape that may hide one. */
const looseWords = /mcp|servers|extensions|toolsets|plugins|\\[xuU\r\n]/i;

/**
 * A client's file under a name that only resembles its own, as in a repository of dotfiles.
 *
 * @param isTemplate whether it may be a template that no client reads, in any language
 */
export function looselyNamed(file: ClientFile, isTemplate: boolean): ClientFile {
  const cache = loosely[isTemplate ? 1 : 0];
  const known = cache.get(file);
  if (known !== undefined) return known;
  const made = {
    ...file,
    onlyWith: file.onlyWith ?? looseWords,
    faultsWith: isTemplate ? nothing : showsServers,
    mayBeOther: true,
  };
  cache.set(file, made);
  return made;
}
