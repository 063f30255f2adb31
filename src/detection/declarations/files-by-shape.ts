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
 * Unknown clients' files, which can have any name and are searched for servers. Files with `mcp` in their
 * name are searched for additional shapes, as is the front matter of Markdown files that agents read.
 */

export const byShape = 'by-shape';

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

/** Maximum size of a searched file, in bytes. YAML takes ten times as long to parse as JSON. */
const maxBytes: Partial<Record<Format, number>> = { yaml: 256 * 1024, frontmatter: 64 * 1024 };
const maxBytesOfOthers = 1024 * 1024;

/**
 * Matches every file that contains entries, by a word that occurs in entries or by an escape that might hide
 * such a word.
 */
const entryKeys = new RegExp(`${entryWords.source}|\\\\[xuU\\r\\n]`, 'i');

/** Most agents define their own YAML shapes, which can use `ref` instead of a command or an address. */
const yamlKeys = new RegExp(`${entryKeys.source}|ref`, 'i');

const common = { client: byShape, paths: [], faultsWith: showsServers, mayBeOther: true } as const;

const byKey = { wrappers: [], byKey: true, onlyByShape: true } as const satisfies Dialect;

const otherForms = (document: TreeDocument, text: string): ParsedContent =>
  mergeContents([
    javaSettings(document),
    kubernetesServers(document),
    embeddedConfigs(document, text),
  ]);

/**
 * Reports whether `otherForms` reads servers below a top-level key. Objects for Kubernetes operators are not
 * considered.
 */
const isJavaKey = (key: string): boolean => /^(?:spring|quarkus)/.test(key);

const headWithServers: TextTest = { test: (text) => mayHoldServers.test(frontmatterText(text)) };

/** JSON files can also contain allowlists of servers. */
const inJson = {
  mayDeclare: (bytes: Uint8Array) => mayHoldWords(bytes) || mayHoldLists(bytes),
  onlyWith: { test: (text: string) => mayHoldServers.test(text) || showsManaged.test(text) },
  faultsWith: { test: (text: string) => showsServers.test(text) || showsManaged.test(text) },
};

const inManifest: TextTest = {
  test: (text) => inJson.onlyWith.test(text) || startingWords.test(text),
};

/** Creates a search for words in commands. UTF-16 files, which PowerShell writes, always pass. */
const searchForWords = (maxBytes: number, words: TextTest): NonNullable<ClientFile['search']> => ({
  maxBytes,
  mayDeclare: (bytes) => detectUtf16(bytes) !== null || words.test(latin1Text(bytes)),
});

const manifest = {
  ...{ ...common, format: 'json', onlyWith: inManifest, faultsWith: inJson.faultsWith },
  search: searchForWords(maxBytesOfOthers, inManifest),
  ...{ shape: byKey, readsKey: (key) => isJavaKey(key) || key === 'scripts' },
  also: (document, text) => mergeContents([otherForms(document, text), packageScripts(document)]),
} as const satisfies ClientFile;

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

const byName: Partial<Record<Format, ClientFile>> = {
  json,
  json5: { ...json, format: 'json5' },
  toml: { ...json, format: 'toml' },
  yaml,
};

const folders = 'agents commands skills rules prompts modes chatmodes microagents droids workflows';
const agentFolders = new Set(folders.split(' '));

const lockfile = /(?:^|[-_.])(?:lock|lockfile|shrinkwrap)\.[a-z]+$/;

/** Returns a file name's extension, or `rc` for a dotfile such as `.babelrc`. */
const fileEnding = (name: string): string =>
  /^\.\w+rc$/.test(name) ? 'rc' : name.slice(name.lastIndexOf('.') + 1);

/** Most dotfiles without an extension are not JSON, so each is read only if its text starts like JSON. */
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
 * Returns the file type for a name that contains `mcp`, or for any file below a folder named `mcp` or `.mcp`;
 * null otherwise. Entries in these files need no wrapper.
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

/** Returns everything about a path's folders that affects the results of `fileByName` and `fileByShape`. */
export function shapeContext(above: readonly string[]): string {
  const facts = [
    above.some((folder) => agentFolders.has(folder)) ? 'of-agents' : '',
    above.some((folder) => folder.startsWith('.')) ? 'in-dots' : '',
    above.some((folder) => /^\.?mcp$/.test(folder)) ? 'of-mcp' : '',
  ];
  return facts.filter((fact) => fact !== '').join(' ');
}

/**
 * Words that identify agent files in which no other words for servers occur, and escapes that might hide
 * these words.
 */
const agentWords = /toolsets|mcps|sub_recipes|extensions|\\[xuU\r\n]/;

/**
 * File types for referenced files, by extension. Any program might read a referenced file, so every shape is
 * tried.
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

/** Returns the file type for a referenced file, by its extension; JSON if the extension is unknown. */
export function namedFile(path: string): ClientFile {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return namedByEnding.get(ending) ?? { ...common, onlyWith: mayHoldServers, shape: byKey };
}

const loosely = [new Map<ClientFile, ClientFile>(), new Map<ClientFile, ClientFile>()] as const;

const nothing: TextTest = { test: () => false };

/**
 * Words in files that declare servers or refer to other files that do, and escapes that might hide these
 * words.
 */
const looseWords = /mcp|servers|extensions|toolsets|plugins|\\[xuU\r\n]/i;

/**
 * Returns a client's file type for a name that merely resembles the client's file name, as in a dotfiles
 * repository.
 *
 * @param isTemplate whether the file might be a template, in any language, that no client reads
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
