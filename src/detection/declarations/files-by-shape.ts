import { detectUtf16 } from '../../io/tree.ts';
import { autoApprovalWords } from './auto-approved.ts';
import type { ClientFile } from './client.ts';
import { pluginsByName } from './clients/claude/plugin-manifests.ts';
import { mayHoldLists, showsManaged } from './clients/lists/admitting-lists.ts';
import { isShellScript } from './code-clients.ts';
import {
  entryWords,
  latin1Text,
  mayHoldServers,
  mayHoldWords,
  startingWords,
} from './content-words.ts';
import { templateFor } from './examples.ts';
import type { Format } from './formats.ts';
import { frontmatterText } from './frontmatter-text.ts';
import { showsServers } from './server-keys.ts';
import type { Dialect } from './servers.ts';
import { agentsByShape, agentYamlReadsKey, isAgentKey, yamlByShape } from './shapes/agent-yaml.ts';
import { embeddedConfigs } from './shapes/embedded-configs.ts';
import { javaSettings } from './shapes/java-settings.ts';
import { kubernetesServers } from './shapes/kubernetes-servers.ts';
import { packageScripts, shellScript } from './shapes/scripts.ts';
import type { TreeDocument } from './tree.ts';
import { emptyContent, mergeContents, type ParsedContent, type TextTest } from './types.ts';

/**
 * Files of unknown clients; the content of these files is searched for servers. Files of unknown clients may
 * have any name. Files with `mcp` in their name are searched for additional shapes, as is the front matter of
 * Markdown files that agents read.
 */

/** The client name for files that are recognized by their shape. */
export const byShape = 'by-shape';

/** File formats by file name extension. */
const formatsByEnding = new Map<string, Format>([
  ['json', 'json'],
  ['jsonc', 'json'],
  ['code-workspace', 'json'],
  ['json5', 'json5'],
  ['rc', 'json'],
  ['toml', 'toml'],
  ['yaml', 'yaml'],
  ['yml', 'yaml'],
  ['properties', 'properties'],
  ['md', 'frontmatter'],
]);

/**
 * Maximum size of a file that is searched, in bytes. Parsing YAML takes ten times as long as parsing JSON.
 */
const maxBytes: Partial<Record<Format, number>> = { yaml: 256 * 1024, frontmatter: 64 * 1024 };
const maxBytesOfOthers = 1024 * 1024;

/**
 * A file without any of these words, and without an escape that may hide such a word, contains no entries.
 */
const entryKeys = new RegExp(`${entryWords.source}|\\\\[xuU\\r\\n]`, 'i');

/** Most agents use their own shapes in YAML. */
const yamlKeys = new RegExp(`${entryKeys.source}|ref`, 'i');

const common = { client: byShape, paths: [], faultsWith: showsServers, mayBeOther: true } as const;

/** Reads only entries under keys for servers. */
const byKey = { wrappers: [], byKey: true, onlyByShape: true } as const satisfies Dialect;

/** Reads servers from framework settings and operator objects, whatever the name of the file. */
const otherForms = (document: TreeDocument, text: string): ParsedContent =>
  mergeContents([
    javaSettings(document),
    kubernetesServers(document),
    embeddedConfigs(document, text),
  ]);

/** Whether `otherForms` reads servers below a top-level key, apart from operator objects. */
const isJavaKey = (key: string): boolean => /^(?:spring|quarkus)/.test(key);

/** Only the front matter of a Markdown file is read. */
const headWithServers: TextTest = { test: (text) => mayHoldServers.test(frontmatterText(text)) };

/** JSON files may also contain allowlists of servers. */
const inJson = {
  mayDeclare: (bytes: Uint8Array) => mayHoldWords(bytes) || mayHoldLists(bytes),
  onlyWith: { test: (text: string) => mayHoldServers.test(text) || showsManaged.test(text) },
  faultsWith: { test: (text: string) => showsServers.test(text) || showsManaged.test(text) },
};

const inManifest: TextTest = {
  test: (text) => inJson.onlyWith.test(text) || startingWords.test(text),
};

/** Creates a search for words that appear in commands; it also searches UTF-16, which PowerShell writes. */
const searchForWords = (maxBytes: number, words: TextTest): NonNullable<ClientFile['search']> => ({
  maxBytes,
  mayDeclare: (bytes) => detectUtf16(bytes) !== null || words.test(latin1Text(bytes)),
});

/** A package manifest; its scripts are commands. */
const manifest = {
  ...{ ...common, format: 'json', onlyWith: inManifest, faultsWith: inJson.faultsWith },
  search: searchForWords(maxBytesOfOthers, inManifest),
  ...{ shape: byKey, readsKey: (key) => isJavaKey(key) || key === 'scripts' },
  also: (document, text) => mergeContents([otherForms(document, text), packageScripts(document)]),
} as const satisfies ClientFile;

/** File types for any file name, by extension. */
const byContent = new Map(
  [...formatsByEnding].map(([ending, format]) => {
    const isJson = format === 'json';
    const onlyWith = format === 'frontmatter' ? headWithServers : mayHoldServers;
    const search = {
      maxBytes: maxBytes[format] ?? maxBytesOfOthers,
      mayDeclare: isJson ? inJson.mayDeclare : mayHoldWords,
    };
    return [
      ending,
      {
        ...{ ...common, format, onlyWith, search, shape: byKey },
        ...{ also: otherForms, readsKey: isJavaKey },
        ...(isJson && { onlyWith: inJson.onlyWith, faultsWith: inJson.faultsWith }),
      } satisfies ClientFile,
    ];
  }),
);

/** Shell scripts whose commands declare servers. */
const scripts = {
  ...{ ...common, format: 'text', onlyWith: startingWords, shape: shellScript },
  search: searchForWords(256 * 1024, startingWords),
} as const satisfies ClientFile;

/** Words in the settings of clients that use Claude's plugin list. */
const pluginWords = /enabledPlugins|extraKnownMarketplaces/;
const settings: TextTest = {
  test: (text) => inJson.onlyWith.test(text) || pluginWords.test(text),
};
const settingsFaults: TextTest = {
  test: (text) => inJson.faultsWith.test(text) || /"enabledPlugins"\s{0,20}:/.test(text),
};
const withPlugins = {
  onlyWith: settings,
  faultsWith: settingsFaults,
  also: pluginsByName,
} as const;

/** JSON in files and folders whose names start with a dot. */
const hiddenSettings = {
  ...{ ...common, ...withPlugins, shape: byKey },
  search: {
    maxBytes: maxBytesOfOthers,
    mayDeclare: (bytes) => {
      const text = latin1Text(bytes);
      return inJson.mayDeclare(bytes) || pluginWords.test(text) || autoApprovalWords.test(text);
    },
  },
  isOfSettings: true,
} as const satisfies ClientFile;

const namedDialect = {
  mayBeBare: 'alone',
  byKey: true,
  onlyByShape: true,
} as const satisfies Dialect;
const json = { ...common, onlyWith: entryKeys, shape: namedDialect } as const;
const yaml = {
  ...common,
  format: 'yaml',
  onlyWith: yamlKeys,
  shape: yamlByShape,
  readsKey: agentYamlReadsKey,
} as const;

/** Files whose name contains `mcp`, by format. */
const byName: Partial<Record<Format, ClientFile>> = {
  json,
  json5: { ...json, format: 'json5' },
  toml: { ...json, format: 'toml' },
  yaml,
};

/** Folders of Markdown files that agents read. */
const folders = 'agents commands skills rules prompts modes chatmodes microagents droids workflows';
const agentFolders = new Set(folders.split(' '));

/** Lockfiles, in which tools record the packages that they installed. */
const lockfile = /(?:^|[-_.])(?:lock|lockfile|shrinkwrap)\.[a-z]+$/;

/**
 * Returns the extension of a file name. A dotfile that ends in `rc` and has no extension is treated as having
 * the extension `rc`.
 */
const fileEnding = (name: string): string =>
  /^\.\w+rc$/.test(name) ? 'rc' : name.slice(name.lastIndexOf('.') + 1);

/**
 * Most dotfiles without an extension are not JSON. A dotfile without an extension is read only if it starts
 * like JSON.
 */
const dotfiles = new Map<ClientFile, ClientFile>(
  [json, hiddenSettings].map((file) => {
    const { onlyWith } = file;
    const test = (text: string): boolean => /^[\s\uFEFF]*[{/]/.test(text) && onlyWith.test(text);
    return [file, { ...file, onlyWith: { test } }];
  }),
);

const withDotfileFormat = (file: ClientFile, name: string): ClientFile =>
  (fileEnding(name) === 'rc' ? dotfiles.get(file) : undefined) ?? file;

/**
 * Returns the file type, which allows bare entries, for a name that contains `mcp`, or for any name in a
 * folder named `mcp`; null otherwise.
 *
 * @param above the folders in the path, case-folded
 */
export function fileByName(above: readonly string[], name: string): ClientFile | null {
  const plainName = templateFor(name) ?? name;
  const format = formatsByEnding.get(fileEnding(plainName));
  const isNamed = name.includes('mcp') || above.some((folder) => /^\.?mcp$/.test(folder));
  const file = isNamed && format !== undefined ? byName[format] : undefined;
  return file === undefined ? null : withDotfileFormat(file, plainName);
}

/**
 * Returns the file type for a path whose content should be searched; null for any other path.
 *
 * @param above the folders in the path, case-folded
 * @param name the file name, case-folded
 */
export function fileByShape(above: readonly string[], name: string): ClientFile | null {
  const plainName = templateFor(name) ?? name;
  const fileByEnding = byContent.get(fileEnding(plainName));
  if (isShellScript(plainName)) return scripts;
  if (fileByEnding === undefined) return null;
  if (plainName === 'package.json') return manifest;
  if (fileByEnding.format === 'frontmatter') {
    return above.some((folder) => agentFolders.has(folder)) ? fileByEnding : null;
  }
  if (lockfile.test(name)) return null;
  const isHidden = [...above, name].some((part) => part.startsWith('.'));
  return withDotfileFormat(
    isHidden && fileByEnding.format === 'json' ? hiddenSettings : fileByEnding,
    plainName,
  );
}

/** Returns the facts about a path's folders that determine the file type that `fileByShape` finds. */
export function shapeContext(above: readonly string[]): string {
  const facts = [
    above.some((folder) => agentFolders.has(folder)) ? 'of-agents' : '',
    above.some((folder) => folder.startsWith('.')) ? 'in-dots' : '',
    above.some((folder) => /^\.?mcp$/.test(folder)) ? 'of-mcp' : '',
  ];
  return facts.filter((fact) => fact !== '').join(' ');
}

/** Words in agent files that may contain no other words for servers. */
const agentWords = /toolsets|mcps|sub_recipes|extensions|\\[xuU\r\n]/;

/**
 * Types of files that other files refer to, by extension. Any program may read a file that another file
 * refers to, so every shape is tried.
 */
const namedByEnding = new Map(
  [...byContent].map(([ending, { search: _, ...any }]): [string, ClientFile] => {
    if (any.format === 'frontmatter') return [ending, any];
    const extraOptions: Partial<ClientFile> = any.format === 'json' ? withPlugins : {};
    const { onlyWith = any.onlyWith, also = any.also } = extraOptions;
    return [
      ending,
      {
        ...{ ...any, ...extraOptions },
        onlyWith: { test: (text) => onlyWith.test(text) || agentWords.test(text) },
        also: (document, text) =>
          mergeContents([also?.(document, text) ?? emptyContent, agentsByShape(document)]),
        readsKey:
          extraOptions.also === undefined ? (key) => isJavaKey(key) || isAgentKey(key) : () => true,
      },
    ];
  }),
);

/**
 * Returns the file type for a file that another file refers to, by its extension; JSON if the extension is
 * unknown.
 */
export function namedFile(path: string): ClientFile {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return namedByEnding.get(ending) ?? { ...common, onlyWith: mayHoldServers, shape: byKey };
}

const loosely = [new Map<ClientFile, ClientFile>(), new Map<ClientFile, ClientFile>()] as const;

const nothing: TextTest = { test: () => false };

/** Words in files that declare servers or refer to such files, or an escape that may hide such a word. */
const looseWords = /mcp|servers|extensions|toolsets|plugins|\\[xuU\r\n]/i;

/**
 * Returns a client's file type for a name that only resembles the client's own file name, as in a dotfiles
 * repository.
 *
 * @param isTemplate whether the file may be a template, in any language, that no client reads
 */
export function withLooseName(file: ClientFile, isTemplate: boolean): ClientFile {
  const cache = loosely[isTemplate ? 1 : 0];
  const cached = cache.get(file);
  if (cached !== undefined) return cached;
  const made = {
    ...file,
    onlyWith: file.onlyWith ?? looseWords,
    faultsWith: isTemplate ? nothing : showsServers,
    mayBeOther: true,
  };
  cache.set(file, made);
  return made;
}
