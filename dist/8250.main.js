export const id = 8250;
export const ids = [8250];
export const modules = {

/***/ 56305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lO: () => (/* binding */ clientFileOf),
  Q: () => (/* binding */ isClientFolder),
  fV: () => (/* binding */ longestClientPath)
});

// UNUSED EXPORTS: foldPath

// EXTERNAL MODULE: ./build/declarations/servers.js
var servers = __webpack_require__(88432);
// EXTERNAL MODULE: ./build/declarations/reader.js
var reader = __webpack_require__(27345);
// EXTERNAL MODULE: ./build/declarations/entry.js
var declarations_entry = __webpack_require__(76880);
// EXTERNAL MODULE: ./build/declarations/tree.js
var tree = __webpack_require__(3782);
;// CONCATENATED MODULE: ./build/declarations/shapes/docker.js



/**
 * Agents of Docker's agent runner: each has `toolsets`, of which those of type `mcp` are servers: a
 * name of Docker's catalog (`ref: docker:name`), an address under `remote`, or a command.
 * Source: the configuration reference of Docker Agent.
 */
function dockerAgents({ root, spanOf }) {
    const toolsets = (0,tree/* propertiesOf */.P1)((0,tree/* memberOf */.C5)(root, 'agents')).flatMap(({ key, value }) => 
    // `tools` is an older name.
    ['toolsets', 'tools']
        .flatMap((key) => (0,tree/* memberOf */.C5)(value, key)?.children ?? [])
        .filter((toolset) => (0,tree/* memberOf */.C5)(toolset, 'type')?.value === 'mcp')
        .map((toolset) => ({ key, node: toolset, value: toolset })));
    const named = (0,tree/* propertiesOf */.P1)((0,tree/* memberOf */.C5)(root, 'mcps'));
    const readings = [...named, ...toolsets].map((entry) => readToolset(entry, spanOf));
    return (0,reader/* joinReadings */.yY)(readings);
}
function readToolset({ key, node, value }, spanOf) {
    const ref = (0,tree/* wordOf */.aG)((0,tree/* memberOf */.C5)(value, 'ref'), spanOf);
    const remote = (0,tree/* memberOf */.C5)(value, 'remote');
    const name = (0,tree/* wordOf */.aG)((0,tree/* memberOf */.C5)(value, 'name'), spanOf)?.text;
    const catalogued = /^docker:(.+)$/s.exec(ref?.text ?? '')?.[1];
    const alias = name ?? catalogued ?? key;
    if (ref !== null && catalogued !== undefined) {
        const registry = { ...ref, text: catalogued };
        const launch = { ...reader/* emptyLaunch */.XF, registry };
        return {
            ...reader/* emptyReading */.iz,
            declarations: [{ alias, span: spanOf(node), disabled: false, launch }],
        };
    }
    // A reference to a server that the same file names elsewhere declares nothing more.
    if (ref !== null)
        return reader/* emptyReading */.iz;
    const entry = remote?.type === 'object' ? remote : value;
    return (0,declarations_entry/* readEntry */.h)({ key: alias, node, value: entry }, spanOf);
}
/**
 * An entry of Docker's catalog as its registry keeps it: `image`, or an address under `remote`.
 * Source: the contribution guide of docker/mcp-registry.
 */
const dockerCatalogEntry = ({ root, spanOf }) => {
    const type = (0,tree/* wordOf */.aG)((0,tree/* memberOf */.C5)(root, 'type'), spanOf)?.text ?? '';
    const image = (0,tree/* wordOf */.aG)((0,tree/* memberOf */.C5)(root, 'image'), spanOf);
    const remote = (0,tree/* memberOf */.C5)(root, 'remote');
    const alias = (0,tree/* wordOf */.aG)((0,tree/* memberOf */.C5)(root, 'name'), spanOf)?.text ?? 'server';
    if (root === null || !['server', 'poci', 'remote'].includes(type))
        return reader/* emptyReading */.iz;
    if (type === 'remote') {
        return remote === null
            ? reader/* emptyReading */.iz
            : (0,declarations_entry/* readEntry */.h)({ key: alias, node: remote, value: remote }, spanOf);
    }
    if (image === null)
        return reader/* emptyReading */.iz;
    const [command, run] = ['docker', 'run'].map((text) => ({ ...image, text }));
    const launch = { ...reader/* emptyLaunch */.XF, command, args: [run, image] };
    return { ...reader/* emptyReading */.iz, declarations: [{ alias, span: image.span, disabled: false, launch }] };
};

;// CONCATENATED MODULE: ./build/declarations/shapes/goose.js




/** Kinds of extensions that are part of Goose, or of the program that embeds it. */
const ownKinds = new Set(['builtin', 'platform', 'frontend']);
const serverKinds = new Set(['stdio', 'sse', 'streamable_http', 'inline_python']);
/**
 * Goose's extensions: a map in its configuration, a list in a recipe. Source: Goose's guides to
 * extensions and recipes.
 */
function gooseExtensions({ root, spanOf }) {
    const extensions = (0,tree/* memberOf */.C5)(root, 'extensions');
    if (extensions?.type !== 'object' && extensions?.type !== 'array')
        return reader/* emptyReading */.iz;
    // A recipe starts what it lists; only the configuration switches extensions on and off.
    const restsBy = extensions.type === 'object' ? ['enabled'] : [];
    const entries = (0,servers/* entriesOf */.Mc)(extensions).filter(({ value }) => {
        const type = (0,tree/* wordOf */.aG)((0,tree/* memberOf */.C5)(value, 'type'), spanOf)?.text ?? '';
        const isServer = ['cmd', 'uri', 'url', 'command', 'code'].some((key) => (0,tree/* memberOf */.C5)(value, key) !== null);
        return !ownKinds.has(type) && (isServer || serverKinds.has(type));
    });
    return (0,reader/* joinReadings */.yY)(entries.map((entry) => (0,declarations_entry/* readEntry */.h)(entry, spanOf, { restsBy })));
}

;// CONCATENATED MODULE: ./build/declarations/shapes/agent-yaml.js




/** YAML in which agents keep servers in shapes of their own or in that of others; null where there is none. */
const agent_yaml_reader = (mayBeBare) => (document) => {
    const reading = (0,reader/* joinReadings */.yY)([
        (0,servers/* readServers */.lf)(document, { mayBeBare, onlyByShape: true }),
        dockerAgents(document),
        gooseExtensions(document),
    ]);
    return reading.declarations.length === 0 ? null : reading;
};
/** For names that seldom say whose the file is. */
const agentYaml = agent_yaml_reader(false);
/** For names that hold `mcp`: entries may stand there without a wrapper. */
const yamlByShape = agent_yaml_reader(true);

;// CONCATENATED MODULE: ./build/declarations/shapes/agents.js




/**
 * The head of a Claude Code agent: `mcpServers` is a map of servers, a list of names and such maps, or
 * one name. A name is that of a server that is declared elsewhere. Source: Claude Code's reference of
 * subagents.
 */
const claudeAgent = ({ root, spanOf }) => {
    const declared = (0,tree/* memberOf */.C5)(root, 'mcpServers');
    if (declared === null)
        return reader/* emptyReading */.iz;
    const entries = declared.type === 'array'
        ? (0,servers/* entriesOf */.Mc)(declared).flatMap((item) => item.value.type !== 'object'
            ? []
            : item.key.startsWith('#')
                ? (0,tree/* propertiesOf */.P1)(item.value)
                : [item])
        : (0,tree/* propertiesOf */.P1)(declared);
    // `name:` without a value is a name too.
    const own = entries.filter(({ value }) => value.type === 'object');
    return (0,reader/* joinReadings */.yY)(own.map((entry) => (0,declarations_entry/* readEntry */.h)(entry, spanOf)));
};

;// CONCATENATED MODULE: ./build/declarations/shapes/apm.js



/**
 * The servers of an agent package: `dependencies.mcp` is a list of names in the MCP registry and of
 * servers that are described in place. Source: the manifest reference of APM.
 */
const apmDependencies = ({ root, spanOf }) => {
    const lists = ['dependencies', 'devDependencies'].map((key) => (0,tree/* memberOf */.C5)((0,tree/* memberOf */.C5)(root, key), 'mcp'));
    const items = lists.flatMap((list) => (list?.type === 'array' ? (list.children ?? []) : []));
    return (0,reader/* joinReadings */.yY)(items.map((item) => readDependency(item, null, spanOf)));
};
/** What APM installed: `mcp_configs` by name, and under `mcp_servers` the names alone. */
const apmLock = ({ root, spanOf }) => {
    const configs = (0,tree/* propertiesOf */.P1)((0,tree/* memberOf */.C5)(root, 'mcp_configs'));
    const names = (0,tree/* memberOf */.C5)(root, 'mcp_servers')?.children ?? [];
    const alone = names.filter(({ type, value }) => type === 'string' && !configs.some(({ key }) => key === value));
    return (0,reader/* joinReadings */.yY)([
        ...configs.map(({ key, value }) => readDependency(value, key, spanOf)),
        ...alone.map((item) => readDependency(item, null, spanOf)),
    ]);
};
function readDependency(item, key, spanOf) {
    if (item.type === 'string')
        return registered(String(item.value), (0,tree/* wordOf */.aG)(item, spanOf), item, spanOf);
    const name = (0,tree/* wordOf */.aG)((0,tree/* memberOf */.C5)(item, 'name'), spanOf);
    const alias = name?.text ?? key ?? 'mcp';
    const isDescribed = ['command', 'url'].some((field) => (0,tree/* memberOf */.C5)(item, field) !== null);
    if (item.type !== 'object' || isDescribed || (0,tree/* memberOf */.C5)(item, 'registry')?.value === false) {
        return (0,declarations_entry/* readEntry */.h)({ key: alias, node: item, value: item }, spanOf);
    }
    const version = (0,tree/* memberOf */.C5)(item, 'version');
    const written = version === null ? alias : `${alias}@${String(version.value)}`;
    return registered(alias, { text: written, span: name?.span ?? spanOf(item) }, item, spanOf);
}
function registered(alias, registry, node, spanOf) {
    const launch = { ...reader/* emptyLaunch */.XF, registry };
    return {
        ...reader/* emptyReading */.iz,
        declarations: [{ alias, span: spanOf(node), disabled: false, launch }],
    };
}

;// CONCATENATED MODULE: ./build/declarations/shapes/mcpb.js



/**
 * The manifest of an MCP bundle: one server under `server.mcp_config`, perhaps another on some
 * platforms. Source: the manifest specification of MCPB (`dxt_version` before it had that name).
 */
const bundleManifest = ({ root, spanOf }) => {
    const config = (0,tree/* memberOf */.C5)((0,tree/* memberOf */.C5)(root, 'server'), 'mcp_config');
    const isBundle = ['manifest_version', 'dxt_version'].some((key) => (0,tree/* memberOf */.C5)(root, key) !== null);
    if (config === null || !isBundle)
        return reader/* emptyReading */.iz;
    const alias = (0,tree/* wordOf */.aG)((0,tree/* memberOf */.C5)(root, 'name'), spanOf)?.text ?? 'server';
    const overrides = (0,tree/* propertiesOf */.P1)((0,tree/* memberOf */.C5)(config, 'platform_overrides'));
    // An override of the command or its arguments starts another; what it leaves out stays.
    const entries = [
        config,
        ...overrides
            .filter(({ value }) => ['command', 'args', 'env'].some((key) => (0,tree/* memberOf */.C5)(value, key) !== null))
            .map(({ value }) => ({
            ...value,
            children: [...(config.children ?? []), ...(value.children ?? [])],
        })),
    ];
    return (0,reader/* joinReadings */.yY)(entries.map((value) => (0,declarations_entry/* readEntry */.h)({ key: alias, node: value, value: last(value) }, spanOf)));
};
/** An object in which of equal keys only the last stands. */
function last(node) {
    const byKey = new Map((node.children ?? []).map((each) => [each.children?.[0]?.value, each]));
    return { ...node, children: [...byKey.values()] };
}

// EXTERNAL MODULE: ./build/declarations/shapes/plugins.js
var plugins = __webpack_require__(39223);
// EXTERNAL MODULE: ./build/declarations/shapes/workflows.js + 4 modules
var workflows = __webpack_require__(69181);
;// CONCATENATED MODULE: ./build/declarations/clients.js








/** The shape that most clients share; none of these documents a key by which an entry rests. */
const plain = {};
const bare = { mayBeBare: true };
const resting = { restsBy: ['disabled'] };
const opencode = {
    wrappers: [['mcp'], ['mcpServers'], ['servers']],
    maySwitch: true,
    restsBy: ['enabled'],
};
/**
 * Every file that is read, by the client that reads it. A new client is one entry; a new format is one
 * reader beside this file. Paths are relative to any folder; `*` stands for a part of the last name,
 * `**` for folders before it.
 */
const clientFiles = [
    // Claude Code is known to start entries that are marked as disabled.
    { client: 'mcp-json', paths: ['.mcp.json'], shape: bare },
    {
        client: 'claude-code',
        paths: ['.claude/mcp.json', '.claude/.mcp.json'],
        shape: plain,
    },
    {
        client: 'claude-code-settings',
        paths: [
            '.claude/settings.json',
            '.claude/settings.local.json',
            '.github/copilot/settings.json',
        ],
        shape: plugins/* settingsWithPlugins */.w3,
    },
    {
        client: 'claude-agents',
        paths: ['.claude/agents/**/*.md', '.gemini/agents/**/*.md'],
        format: 'frontmatter',
        shape: claudeAgent,
    },
    {
        client: 'claude-plugin',
        paths: [
            '.claude-plugin/plugin.json',
            '.cursor-plugin/plugin.json',
            '.codex-plugin/plugin.json',
            '.github/plugin/plugin.json',
        ],
        shape: plugins/* pluginManifest */.Z1,
    },
    {
        client: 'copilot-plugin',
        isOfItsFolder: true,
        paths: ['plugin.json'],
        holds: /mcp|\\[xuU\r\n]/i,
        shape: plugins/* perhapsPluginManifest */.ac,
    },
    {
        client: 'plugin-marketplace',
        paths: ['.claude-plugin/marketplace.json', '.github/plugin/marketplace.json'],
        shape: plugins/* marketplace */.gp,
    },
    {
        client: 'mcpb',
        isOfItsFolder: true,
        paths: ['manifest.json'],
        holds: /mcp_config|\\[xuU\r\n]/,
        shape: bundleManifest,
    },
    { client: 'claude-desktop', paths: ['claude_desktop_config.json'], shape: plain },
    { client: 'vscode', paths: ['.vscode/mcp.json', '.vs/mcp.json'], shape: bare },
    {
        client: 'vscode-settings',
        paths: ['.vscode/settings.json', '*.code-workspace'],
        shape: {
            wrappers: [
                ['mcp', 'servers'],
                ['mcp.servers'],
                ['settings', 'mcp', 'servers'],
                ['settings', 'mcp.servers'],
            ],
        },
    },
    {
        client: 'devcontainer',
        paths: ['devcontainer.json', '.devcontainer.json'],
        shape: {
            wrappers: [
                ['customizations', 'vscode', 'mcp', 'servers'],
                ['customizations', 'vscode', 'settings', 'mcp', 'servers'],
                ['customizations', 'vscode', 'settings', 'mcp.servers'],
            ],
        },
    },
    { client: 'cursor', paths: ['.cursor/mcp.json'], shape: bare },
    { client: 'generic', paths: ['mcp.json'], shape: bare },
    {
        client: 'zed',
        paths: ['.zed/settings.json'],
        shape: { wrappers: [['context_servers']], restsBy: ['enabled'], mayBeExtension: true },
    },
    {
        client: 'opencode',
        paths: ['opencode.json', 'opencode.jsonc', '.opencode/mcp.json'],
        shape: opencode,
    },
    { client: 'kilo', paths: ['kilo.jsonc', 'kilo.json'], shape: opencode },
    { client: 'kilocode', paths: ['.kilocode/mcp.json'], shape: resting },
    { client: 'roo', paths: ['.roo/mcp.json'], shape: resting },
    { client: 'kiro', paths: ['.kiro/settings/mcp.json', '.kiro/agents/*.json'], shape: resting },
    { client: 'cline', paths: ['.cline/mcp.json', 'cline_mcp_settings.json'], shape: plain },
    { client: 'gemini', paths: ['.gemini/settings.json', 'gemini-extension.json'], shape: plain },
    { client: 'qwen', paths: ['.qwen/settings.json', 'qwen-extension.json'], shape: plain },
    { client: 'antigravity', paths: ['mcp_config.json'], shape: bare },
    { client: 'junie', paths: ['.junie/mcp/mcp.json', '.ai/mcp/mcp.json'], shape: bare },
    {
        client: 'copilot',
        paths: ['.github/mcp.json', '.copilot/mcp-config.json', '.github/copilot/mcp.json'],
        shape: bare,
    },
    {
        client: 'crush',
        paths: ['crush.json', '.crush.json'],
        shape: { wrappers: [['mcp'], ['mcpServers']], maySwitch: true, foldsKeys: true },
    },
    {
        client: 'amazonq',
        paths: [
            '.amazonq/mcp.json',
            '.amazonq/default.json',
            '.amazonq/agents/*.json',
            '.amazonq/cli-agents/*.json',
        ],
        shape: plain,
    },
    {
        client: 'amp',
        paths: ['.amp/settings.json', '.amp/settings.jsonc'],
        shape: { wrappers: [['amp.mcpServers'], ...servers/* commonWrappers */.Y7] },
    },
    { client: 'augment', paths: ['.augment/settings.json'], shape: plain },
    { client: 'tabnine', paths: ['.tabnine/agent/settings.json'], shape: plain },
    { client: 'firebender', paths: ['firebender.json'], shape: plain },
    { client: 'gitlab-duo', paths: ['.gitlab/duo/mcp.json'], shape: bare },
    { client: 'warp', paths: ['.warp/.mcp.json'], shape: bare },
    { client: 'deepagents', paths: ['.deepagents/.mcp.json'], shape: bare },
    { client: 'rulesync', paths: ['.rulesync/mcp.json', '.rulesync/mcp.jsonc'], shape: bare },
    { client: 'bob', paths: ['.bob/mcp.json'], shape: bare },
    { client: 'idx', paths: ['.idx/mcp.json'], shape: bare },
    { client: 'trae', paths: ['.trae/mcp.json'], shape: bare },
    { client: 'qoder', paths: ['.qoder/mcp.json'], shape: bare },
    { client: 'agents', paths: ['.agents/mcp.json'], shape: bare },
    { client: 'windsurf', paths: ['.windsurf/mcp.json'], shape: bare },
    { client: 'factory', paths: ['.factory/mcp.json'], shape: bare },
    { client: 'kimi', paths: ['.kimi/mcp.json', '.kimi-code/mcp.json'], shape: bare },
    { client: 'codebuddy', paths: ['.codebuddy/mcp.json'], shape: bare },
    { client: 'rovodev', paths: ['.rovodev/mcp.json'], shape: bare },
    {
        client: 'codex',
        paths: ['.codex/config.toml', '.codex/agents/*.toml', '.grok/config.toml', '.vibe/config.toml'],
        format: 'toml',
        shape: { wrappers: [['mcp_servers'], ['mcpServers']], restsBy: ['enabled'] },
    },
    {
        client: 'agents-toml',
        paths: ['agents.toml'],
        format: 'toml',
        shape: { wrappers: [['mcp'], ['mcp_servers']] },
    },
    {
        client: 'continue',
        paths: [
            '.continue/config.yaml',
            '.continue/mcpServers/*.yaml',
            '.continue/mcpServers/*.yml',
            '.continue/agents/*.yaml',
            '.continue/assistants/*.yaml',
        ],
        format: 'yaml',
        shape: plain,
    },
    { client: 'continue-json', paths: ['.continue/mcpServers/*.json'], shape: bare },
    {
        client: 'librechat',
        paths: ['librechat.yaml', 'librechat.yml'],
        format: 'yaml',
        shape: plain,
    },
    {
        client: 'mcp-agent',
        paths: ['mcp_agent.config.yaml', 'fastagent.config.yaml'],
        format: 'yaml',
        hasColonDefaults: true,
        shape: plain,
    },
    {
        client: 'apm',
        paths: ['apm.yml', 'apm.yaml'],
        format: 'yaml',
        shape: apmDependencies,
    },
    { client: 'apm-lock', paths: ['apm.lock.yaml', 'apm.lock.yml'], format: 'yaml', shape: apmLock },
    {
        client: 'goose',
        paths: [
            '.goose/*.yaml',
            '.goose/*.yml',
            '.goose/recipes/*.yml',
            '*.recipe.yaml',
            '.goose/recipes/*.yaml',
            'recipes/*.yaml',
            'goose/config.yaml',
            'goose.yaml',
            'recipe.yaml',
        ],
        format: 'yaml',
        holds: /extensions|mcp|toolsets|command|\\[xuU\r\n]/,
        shape: agentYaml,
    },
    {
        client: 'docker-agent',
        paths: [
            '*agent*.yaml',
            '*agent*.yml',
            '.github/agents/*.yaml',
            'agents/*.yaml',
            'examples/*.yaml',
        ],
        format: 'yaml',
        holds: /toolsets|tools|mcps|extensions|mcp|command|\\[xuU\r\n]/,
        shape: agentYaml,
    },
    {
        client: 'docker-catalog',
        paths: ['server.yaml'],
        format: 'yaml',
        holds: /image|remote|\\[xuU\r\n]/,
        shape: dockerCatalogEntry,
    },
    {
        client: 'github-agents',
        paths: ['.github/agents/*.md', 'agents/*.agent.md'],
        format: 'frontmatter',
        shape: { wrappers: [['mcp-servers'], ['mcpServers']] },
    },
    {
        client: 'github-workflows',
        paths: ['.github/workflows/**/*.md'],
        format: 'frontmatter',
        shape: { wrappers: [['mcp-servers']] },
    },
    {
        client: 'github-workflow-library',
        paths: ['workflows/**/*.md'],
        format: 'frontmatter',
        holds: /mcp-servers|\\[xuU\r\n]/,
        shape: { wrappers: [['mcp-servers']] },
    },
    {
        client: 'github-workflow-steps',
        paths: ['.github/workflows/*.yml', '.github/workflows/*.yaml', 'action.yml', 'action.yaml'],
        format: 'yaml',
        holds: /mcp|[pP]lugins|\\[xuU\r\n]/i,
        shape: workflows/* workflowSteps */.B,
    },
];

;// CONCATENATED MODULE: ./build/declarations/client-files.js


/**
 * One spelling for paths that one file system may hold for another: Unicode-composed and case-folded,
 * for on macOS and Windows `.CURSOR/MCP.json` is `.cursor/mcp.json`.
 */
function foldPath(path) {
    // Upper case first: some letters, such as the long s, only meet their fellows there.
    return path.normalize('NFC').toUpperCase().toLowerCase();
}
const patterns = clientFiles.flatMap((file) => file.paths.map((path) => {
    const parts = foldPath(path.replace('/**/', '/')).split('/');
    const name = (parts.at(-1) ?? '')
        .split('*')
        .map((part) => part.replace(/[.\\+^$()[\]{}|?]/g, '\\$&'));
    return {
        folders: parts.slice(0, -1).join('/'),
        name: new RegExp(`^${name.join('[^/]*')}$`),
        isDeep: path.includes('/**/'),
        file,
    };
}));
/** Patterns by the folders that their files lie in; the empty text is any folder. */
const byFolders = Map.groupBy(patterns, ({ folders }) => folders);
const foldersOfClients = new Set([...byFolders.keys()].flatMap((folders) => {
    const parts = folders.split('/');
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}));
/** Whether a folder of the repository is one of those that client files lie in, as `.cursor` is. */
function isClientFolder(path) {
    const parts = foldPath(path).split('/');
    return parts.some((_, index) => foldersOfClients.has(parts.slice(index).join('/')));
}
/** How many parts the longest path of a client file has. */
const longestClientPath = Math.max(...[...byFolders.keys()].map((folders) => (folders === '' ? 1 : folders.split('/').length + 1)));
/** Without one of these, or an escape that may hide one, a text holds no entry. */
const entryKeys = /command|cmd|url|uri|\\[xuU\r\n]/i;
const byShape = { mayBeBare: true, onlyByShape: true };
/** YAML is what most agents' own shapes are written in. */
const yamlKeys = /command|cmd|url|uri|ref|\\[xuU\r\n]/i;
/** Files of no known client whose name says that they may hold servers, by their ending. */
const shapes = {
    json: { client: 'by-shape', paths: [], holds: entryKeys, shape: byShape },
    jsonc: { client: 'by-shape', paths: [], holds: entryKeys, shape: byShape },
    toml: { client: 'by-shape', paths: [], format: 'toml', holds: entryKeys, shape: byShape },
    yaml: { client: 'by-shape', paths: [], format: 'yaml', holds: yamlKeys, shape: yamlByShape },
    yml: { client: 'by-shape', paths: [], format: 'yaml', holds: yamlKeys, shape: yamlByShape },
};
/** These say what a project is, not what it depends on. */
const ownManifests = new Set(['fastmcp.json', 'mcpb.json']);
/** Folders of translations. */
const languages = new Set(['locales', 'locale', 'i18n', 'translations', 'messages', 'lang']);
/** The client file that a path of the repository is, at any depth; null where it is none. */
function clientFileOf(path) {
    const slash = path.lastIndexOf('/');
    const name = foldPath(path.slice(slash + 1));
    // Most files of a tree end otherwise; this keeps a walk of many thousands fast.
    if (!/\.(?:json|jsonc|code-workspace|toml|ya?ml|md)$/.test(name))
        return null;
    const folders = slash < 0 ? [] : path.slice(0, slash).split('/');
    const folded = folders.map(foldPath);
    // Words of a program's users, under names that only seem to be a client's.
    const isWords = folded.some((folder) => languages.has(folder));
    const matching = [];
    for (let taken = Math.min(folders.length, longestClientPath - 1); taken >= 0; taken -= 1) {
        const candidates = byFolders.get(taken === 0 ? '' : folded.slice(-taken).join('/')) ?? [];
        const named = candidates.filter((pattern) => pattern.name.test(name) && !(taken === 0 && isWords));
        matching.push(...named.map((found) => ({ found, taken })));
    }
    // A name that tells comes before one that may be anybody's, and the longer path before the shorter.
    const best = matching.find(({ found }) => found.file.holds === undefined) ?? matching[0];
    if (best !== undefined) {
        const { found, taken } = best;
        const above = folders.slice(0, folders.length - taken);
        // A pattern with folders says where the project lies; a manifest lies in its own.
        const isOwn = taken > 0 || found.file.isOfItsFolder;
        return { file: found.file, folder: isOwn ? above.join('/') : projectOf(above) };
    }
    const deep = folders.length > 0 ? deepFileOf(folded, name) : null;
    if (deep !== null)
        return { file: deep.file, folder: projectOf(folders.slice(0, deep.taken)) };
    const ending = name.slice(name.lastIndexOf('.') + 1);
    const mayHold = name.includes('mcp') && !ownManifests.has(name) && !isWords;
    const file = mayHold && Object.hasOwn(shapes, ending) ? shapes[ending] : undefined;
    return file === undefined ? null : { file, folder: projectOf(folders) };
}
const deepPatterns = patterns.filter(({ isDeep }) => isDeep);
/** The client file of a pattern whose folders stand anywhere above, and how many parts lead up to them. */
function deepFileOf(folders, name) {
    const path = `/${folders.join('/')}/`;
    for (const pattern of deepPatterns) {
        const at = path.indexOf(`/${pattern.folders}/`);
        if (at >= 0 && pattern.name.test(name)) {
            return { file: pattern.file, taken: at === 0 ? 0 : path.slice(1, at).split('/').length };
        }
    }
    return null;
}
/** A client's own folder such as `.devcontainer` lies in the project, whatever lies in it. */
function projectOf(folders) {
    const last = folders.findLastIndex((folder) => !folder.startsWith('.'));
    return folders.slice(0, last + 1).join('/');
}


/***/ }),

/***/ 30758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ digestOfNode),
/* harmony export */   o: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** Tells a value from others without holding it, for it may be a secret. */
function digestOf(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(value).digest('base64url');
}
/** The same of a value of whatever kind; how it is written does not count. */
function digestOfNode(node) {
    return digestOf(JSON.stringify(meaningOf(node)));
}
function meaningOf({ type, value, children = [] }) {
    const inside = children.map(meaningOf);
    // Keys stand in no order; equal ones do.
    if (type === 'object')
        inside.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b))));
    return [type, value ?? null, ...inside];
}
function keyOf(property) {
    return JSON.stringify(Array.isArray(property) ? property[2] : property);
}


/***/ }),

/***/ 76880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ isEntry),
/* harmony export */   h: () => (/* binding */ readEntry)
/* harmony export */ });
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30758);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27345);
/* harmony import */ var _repeated_keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29217);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3782);




/** Keys that say what an entry starts or where it connects. */
const commandKeys = ['command', 'cmd'];
const urlKeys = ['url', 'httpUrl', 'serverUrl', 'uri'];
const envKeys = ['env', 'environment', 'envs'];
const containerKeys = ['container'];
/** Keys whose value the client runs beside, or instead of, what it starts or connects to. */
const hookKeys = new Map([['headersHelper', 'path']]);
/** Whether a value has the shape of an entry: it says what to start, or where to connect. */
function isEntry(node) {
    return ([...commandKeys, ...urlKeys].some((key) => ['string', 'array'].includes((0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(node, key)?.type ?? '')) || (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)((0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(node, 'command'), 'path')?.type === 'string');
}
/** What one entry declares: a server for each of its commands and addresses. */
function readEntry({ key, node, value }, spanOf, { restsBy = [], maySwitch = false, mayBeExtension = false } = {}) {
    const span = spanOf(node);
    const faults = [];
    const fault = (at, words) => {
        faults.push({ message: `an entry ${(0,_repeated_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(key)} ${words}`, span: spanOf(at) });
    };
    if (value.type !== 'object') {
        fault(node, 'that is no object');
        return { declarations: [], faults };
    }
    const given = (names) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .propertiesOf */ .P1)(value).filter((property) => names.includes(property.key));
    const text = (name, member) => {
        if (member.type !== 'string' && member.type !== 'null')
            fault(member, `whose ${(0,_repeated_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)} is no text`);
        return (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .wordOf */ .aG)(member, spanOf);
    };
    const list = (name, member) => {
        if (member === null || member.type === 'null')
            return [];
        if (member.type !== 'array')
            fault(member, `whose ${(0,_repeated_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)} are no list of texts`);
        return (member.type === 'array' ? (member.children ?? []) : [member]).flatMap((item) => {
            if (['string', 'number', 'boolean'].includes(item.type)) {
                return [{ text: String(item.value), span: spanOf(item) }];
            }
            fault(item, `whose ${(0,_repeated_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)} are no list of texts`);
            return [];
        });
    };
    const variables = (holder) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .propertiesOf */ .P1)(holder)
        .filter((property) => envKeys.some((name) => name === property.key))
        .flatMap((property) => {
        const { type } = property.value;
        if (type !== 'object' && type !== 'null')
            fault(property.value, 'whose environment is no object');
        return (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .propertiesOf */ .P1)(property.value);
    })
        .flatMap(({ key: name, value: member }) => {
        if (['object', 'array'].includes(member.type))
            fault(member, `whose variable ${(0,_repeated_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(name)} is no text`);
        // A variable that is null is unset; one that is odd counts as set.
        return member.type === 'null'
            ? []
            : [[name, { text: String(member.value ?? ''), span: spanOf(member) }]];
    });
    const args = list('args', (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(value, 'args'));
    // An entry has one or two of these; thousands are a bomb.
    if (given([...commandKeys, ...urlKeys, ...containerKeys, ...envKeys]).length > 16) {
        fault(node, 'with more commands, addresses and environments than any client reads');
        return { declarations: [{ alias: key, span, disabled: false, launch: _reader_js__WEBPACK_IMPORTED_MODULE_1__/* .emptyLaunch */ .XF }], faults };
    }
    const commands = given(commandKeys).flatMap(({ key: name, value: member }) => {
        // `["npx", "-y", "p"]`, and Zed's `{path, args, env}`.
        const [command = null, ...inside] = member.type === 'array'
            ? list(name, member)
            : member.type === 'object'
                ? [(0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .wordOf */ .aG)((0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(member, 'path'), spanOf), ...list('args', (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(member, 'args'))]
                : [text(name, member)];
        const words = inside.filter((word) => word !== null);
        const env = new Map([
            ...variables(value),
            ...(member.type === 'object' ? variables(member) : []),
        ]);
        return command === null ? [] : [{ command, args: [...words, ...args], env }];
    });
    // An image in a field of its own is run by docker, whoever does it.
    const images = given(containerKeys).flatMap(({ key: name, value: member }) => {
        const given = text(name, member);
        if (given === null)
            return [];
        // The tag, a digest behind it perhaps, may stand in a field of its own.
        const tag = (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(value, 'version');
        const isTagged = /[:@][^/]*$/.test(given.text) || tag?.value === undefined;
        const image = isTagged ? given : { ...given, text: `${given.text}:${String(tag.value)}` };
        const line = ['docker', 'run'].map((part) => ({ ...image, text: part }));
        const [command, verb] = line;
        const entrypoint = (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .wordOf */ .aG)((0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(value, 'entrypoint'), spanOf);
        const inside = list('entrypointArgs', (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(value, 'entrypointArgs'));
        const option = { ...image, text: '--entrypoint' };
        const options = entrypoint === null ? [] : [option, entrypoint];
        return [
            // The arguments of such an entry are docker's own.
            {
                command,
                args: [verb, ...options, ...args, image, ...inside],
                env: new Map(variables(value)),
            },
        ];
    });
    const addresses = given(urlKeys).flatMap(({ key: name, value: member }) => {
        const url = text(name, member);
        return url === null ? [] : [{ url }];
    });
    for (const image of images)
        commands.push(image);
    if (commands.length + addresses.length === 0 &&
        maySwitch &&
        given(['enabled', 'disabled']).length > 0) {
        const isOn = (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(value, 'enabled')?.value === true || (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(value, 'disabled')?.value === false;
        return { declarations: [], faults, switchesOn: isOn ? [key] : [] };
    }
    const shared = {
        cwd: (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .wordOf */ .aG)((0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(value, 'cwd'), spanOf),
        envFile: (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .wordOf */ .aG)((0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(value, 'envFile'), spanOf),
        hooks: (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .propertiesOf */ .P1)(value).flatMap(({ key: what, value: member }) => {
            const kind = hookKeys.get(what);
            if (kind === undefined)
                return [];
            return [
                { kind, what, file: null, span: spanOf(member), contentDigest: (0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOfNode */ .k)(member) },
            ];
        }),
    };
    const disabled = (restsBy.includes('disabled') && (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(value, 'disabled')?.value === true) ||
        (restsBy.includes('enabled') && (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(value, 'enabled')?.value === false);
    // Which of several commands and addresses a client takes differs by client: each is declared.
    const [first = {}, ...others] = commands.length === 1 && addresses.length > 0
        ? [{ ...commands[0], ...addresses[0] }, ...addresses.slice(1)]
        : [...commands, ...addresses];
    const isExtension = mayBeExtension && commands.length + addresses.length === 0;
    const plugin = isExtension ? { text: key, span } : null;
    const declarations = [first, ...others].map((launch) => ({
        alias: key,
        span,
        disabled,
        launch: { ..._reader_js__WEBPACK_IMPORTED_MODULE_1__/* .emptyLaunch */ .XF, ...launch, ...shared, plugin },
    }));
    return { declarations, faults };
}


/***/ }),

/***/ 36696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ formats)
/* harmony export */ });
/* harmony import */ var _jsonc_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28239);

/** The formats of client files; those that few projects have are loaded when they are met. */
const formats = {
    json: async () => _jsonc_js__WEBPACK_IMPORTED_MODULE_0__/* .readJsonc */ .A,
    toml: async () => (await Promise.all(/* import() */[__webpack_require__.e(9605), __webpack_require__.e(7710)]).then(__webpack_require__.bind(__webpack_require__, 87710))).readToml,
    yaml: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2785)]).then(__webpack_require__.bind(__webpack_require__, 42785))).readYaml,
    frontmatter: async () => (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(62)]).then(__webpack_require__.bind(__webpack_require__, 80062))).readFrontmatter,
};


/***/ }),

/***/ 28239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readJsonc)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3782);


/** Reads JSON with comments and trailing commas. */
const readJsonc = (text) => {
    const spanOf = (0,_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .spansOf */ .Ly)(text);
    const deep = tooDeepAt(text);
    if (deep !== null) {
        return {
            message: `nested more than ${_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .maxDepth */ .Mw} levels deep`,
            span: spanOf({ offset: deep, length: 1 }),
        };
    }
    const errors = [];
    const root = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text, errors, { allowTrailingComma: true, allowEmptyContent: true });
    const first = errors[0];
    if (first !== undefined) {
        const words = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.printParseErrorCode)(first.error)
            .replace(/([a-z])([A-Z])/g, '$1 $2')
            .toLowerCase();
        return { message: `not valid JSON: ${words}`, span: spanOf(first) };
    }
    return { root: root ?? null, spanOf };
};
/** The members of jsonc-parser's `SyntaxKind` that nest; a const enum, so its values stand here. */
const token = { openBrace: 1, closeBrace: 2, openBracket: 3, closeBracket: 4, end: 17 };
function tooDeepAt(text) {
    const scanner = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.createScanner)(text, true);
    const closers = [];
    for (let kind = scanner.scan(); kind !== token.end; kind = scanner.scan()) {
        if (kind === token.openBrace || kind === token.openBracket) {
            closers.push(kind === token.openBrace ? token.closeBrace : token.closeBracket);
            if (closers.length > _tree_js__WEBPACK_IMPORTED_MODULE_1__/* .maxDepth */ .Mw)
                return scanner.getTokenOffset();
        }
        else if (kind === closers.at(-1)) {
            // A closer of the other kind closes nothing: the parser goes on inside, and so does the count.
            closers.pop();
        }
    }
    return null;
}


/***/ }),

/***/ 19924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Br: () => (/* binding */ pathBelow),
/* harmony export */   JY: () => (/* binding */ isOfProjectFolder),
/* harmony export */   O_: () => (/* binding */ withoutProjectFolder)
/* harmony export */ });
/** Placeholders by which clients name the folder of the project, or of the plugin, that declares a server. */
const projectFolder = /^(?:\$\{(?:workspaceFolder|workspaceRoot|PWD|CLAUDE_PROJECT_DIR|CLAUDE_PLUGIN_ROOT|GITHUB_WORKSPACE|extensionPath|__dirname)\}|\$\{\{\s*github\.workspace\s*\}\}|\$(?:PWD|GITHUB_WORKSPACE))[\\/]/;
/** Gemini writes separators as `${/}`. */
function plain(path) {
    return path.replaceAll('${/}', '/').replaceAll('${pathSeparator}', '/');
}
/** Whether a path begins with the folder of the project, and so does not depend on where it is used. */
function isOfProjectFolder(path) {
    return projectFolder.test(plain(path));
}
/** A path relative to the folder of the project, with `/` between its parts. */
function withoutProjectFolder(path) {
    return plain(path).replace(projectFolder, '').replaceAll('\\', '/');
}
/**
 * A path within the tree, without `.` and `..`; null where it is absolute, leaves the tree or holds a
 * placeholder.
 *
 * @param folder the folder that the path is relative to, itself relative to the tree
 */
function pathBelow(folder, path) {
    if (/^(?:\/|~|[A-Za-z]:)/.test(path) || /[${}%<>`]/.test(path))
        return null;
    const parts = [];
    for (const part of `${folder}/${path}`.split('/')) {
        if (part === '..' && parts.pop() === undefined)
            return null;
        if (part !== '' && part !== '.' && part !== '..')
            parts.push(part);
    }
    return parts.join('/');
}


/***/ }),

/***/ 27345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XF: () => (/* binding */ emptyLaunch),
/* harmony export */   iz: () => (/* binding */ emptyReading),
/* harmony export */   yY: () => (/* binding */ joinReadings)
/* harmony export */ });
/** A launch of nothing. */
const emptyLaunch = {
    command: null,
    args: [],
    env: new Map(),
    cwd: null,
    url: null,
    registry: null,
    plugin: null,
    envFile: null,
    hooks: [],
};
/** A reading of nothing. */
const emptyReading = { declarations: [], faults: [] };
/** Several readings of one file as one. */
function joinReadings(readings) {
    return {
        declarations: readings.flatMap(({ declarations }) => declarations),
        faults: readings.flatMap(({ faults }) => faults),
        refersTo: readings.flatMap(({ refersTo = [] }) => refersTo),
        enables: readings.flatMap(({ enables = [] }) => enables),
        offers: readings.flatMap(({ offers = [] }) => offers),
        marketplaces: readings.flatMap(({ marketplaces = [] }) => marketplaces),
        switchesOn: readings.flatMap(({ switchesOn = [] }) => switchesOn),
    };
}


/***/ }),

/***/ 29217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fg: () => (/* binding */ repeatedKeys),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   qB: () => (/* binding */ allRepeatedKeys),
/* harmony export */   ul: () => (/* binding */ isRepeatedKey)
/* harmony export */ });
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3782);

/** A key that stands twice: readers differ in which one they take, so a second can hide a first. */
function repeatedKeys(node, spanOf, among, faults) {
    const seen = new Set();
    for (const { key, node: property } of (0,_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .propertiesOf */ .P1)(node)) {
        if (key === '__proto__') {
            // Some readers take it for a parent whose keys the object has too.
            faults.push({
                message: 'a key that readers take differently, "__proto__"',
                span: spanOf(property),
            });
        }
        if (among !== null && !among.has(key))
            continue;
        if (seen.has(key)) {
            faults.push({
                message: `${beginning}${quote(key)} twice in one object`,
                span: spanOf(property),
            });
        }
        seen.add(key);
    }
}
function allRepeatedKeys(node, spanOf, faults) {
    repeatedKeys(node, spanOf, null, faults);
    for (const child of node.children ?? [])
        allRepeatedKeys(child, spanOf, faults);
}
/** Whether a fault is that a key stands twice, which is no matter where nothing is declared. */
function isRepeatedKey({ message }) {
    return message.startsWith(beginning);
}
const beginning = 'the key ';
/** A key of strangers as it stands in a message. */
function quote(text) {
    return JSON.stringify(text.length > 80 ? `${text.slice(0, 79)}…` : text);
}


/***/ }),

/***/ 88432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ holding),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   Y7: () => (/* binding */ commonWrappers),
/* harmony export */   lf: () => (/* binding */ readServers)
/* harmony export */ });
/* harmony import */ var _entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76880);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27345);
/* harmony import */ var _repeated_keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29217);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3782);




/** Key paths that are met in nearly every client's file, its own or one that drifted in. */
const commonWrappers = [
    ['mcpServers'],
    ['servers'],
    ['context_servers'],
    ['mcp_servers'],
    ['mcp', 'servers'],
    ['mcp', 'mcpServers'],
];
/**
 * Reads the shape that most clients share: a map from alias to `{command, args, env, cwd}` or `{url}`,
 * or a list of such entries with a `name`, with the differences of one dialect.
 */
function readServers(document, dialect) {
    const { spanOf } = document;
    const root = dialect.foldsKeys && document.root !== null ? folded(document.root) : document.root;
    if (root === null)
        return _reader_js__WEBPACK_IMPORTED_MODULE_1__/* .emptyReading */ .iz;
    if (root.type === 'array' && dialect.onlyByShape) {
        return readServers({ ...document, root: holding('servers', root) }, dialect);
    }
    if (root.type !== 'object') {
        const fault = { message: 'not an object at the top', span: spanOf(root) };
        return { declarations: [], faults: [fault] };
    }
    // The servers of a description of an API are addresses of that API.
    const isApi = ['openapi', 'swagger', 'asyncapi'].some((key) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(root, key) !== null);
    if (dialect.onlyByShape && isApi)
        return _reader_js__WEBPACK_IMPORTED_MODULE_1__/* .emptyReading */ .iz;
    const faults = [];
    const declarations = [];
    const switchesOn = [];
    const wrappers = dialect.wrappers ?? commonWrappers;
    (0,_repeated_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .repeatedKeys */ .fg)(root, spanOf, new Set(wrappers.map(([first = '']) => first)), faults);
    // What no known client reads may keep its servers deeper, as profiles do.
    const tops = dialect.onlyByShape || dialect.isDeep ? objectsIn(root, 6) : [root];
    const maps = tops.flatMap((top) => wrappers.flatMap((path) => membersAt(top, path)));
    const bare = dialect.mayBeBare ? [bareEntries(root, dialect.onlyByShape ?? false)] : [];
    // A map may be reached by several ways.
    for (const map of new Set([...maps, ...bare])) {
        if (map.type !== 'object' && map.type !== 'array') {
            if (map.type !== 'null' && !dialect.onlyByShape) {
                faults.push({ message: 'servers that are no entries', span: spanOf(map) });
            }
            continue;
        }
        (0,_repeated_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .allRepeatedKeys */ .qB)(map, spanOf, faults);
        for (const property of entriesOf(map)) {
            if (dialect.onlyByShape && !(0,_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .isEntry */ .T)(property.value))
                continue;
            const reading = (0,_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .readEntry */ .h)(property, spanOf, dialect);
            // Loops, for a hostile file may hold more of them than a call takes arguments.
            for (const each of reading.declarations)
                declarations.push(each);
            for (const each of reading.faults)
                faults.push(each);
            for (const each of reading.switchesOn ?? [])
                switchesOn.push(each);
        }
    }
    return { declarations: declarations.sort(byPlace), faults, switchesOn };
}
function byPlace({ span: a }, { span: b }) {
    return a.start.line - b.start.line || a.start.column - b.start.column;
}
/** The values at a key path: more than one where a key stands several times. */
function membersAt(root, path) {
    return path.reduce((nodes, key) => nodes.flatMap((node) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .propertiesOf */ .P1)(node)
        .filter((property) => property.key === key)
        .map(({ value }) => value)), [root]);
}
/** Spellings of the keys that matter, by their small letters. */
const spellings = new Map([
    'mcp',
    'mcpServers',
    'servers',
    'command',
    'args',
    'env',
    'url',
    'type',
    'disabled',
    'enabled',
].map((key) => [key.toLowerCase(), key]));
/** A tree whose keys are spelled as this reader looks for them. */
function folded(node) {
    const children = node.children?.map(folded);
    const [key, value] = children ?? [];
    if (node.type !== 'property' || key === undefined || value === undefined) {
        return children === undefined ? node : { ...node, children };
    }
    // Upper case first: some letters only meet their fellows there.
    const name = spellings.get(String(key.value).toUpperCase().toLowerCase()) ?? key.value;
    return { ...node, children: [{ ...key, value: name }, value] };
}
/** An object and those below it, down to a depth. */
function objectsIn(node, depth) {
    if (node.type !== 'object' || depth === 0)
        return [];
    return [node, ...(0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .propertiesOf */ .P1)(node).flatMap(({ value }) => objectsIn(value, depth - 1))];
}
/** An object that holds one value under a key. */
function holding(key, value) {
    const { offset, length } = value;
    const keyNode = { type: 'string', value: key, offset, length: 0 };
    const property = { type: 'property', offset, length, children: [keyNode, value] };
    return { type: 'object', offset, length, children: [property] };
}
/** The entries of a map by their keys, and of a list by their names. */
function entriesOf(map) {
    if (map.type === 'object')
        return (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .propertiesOf */ .P1)(map);
    return (map.children ?? []).map((item, index) => {
        const name = (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(item, 'name') ?? (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(item, 'id');
        return {
            key: name?.type === 'string' ? String(name.value) : `#${index + 1}`,
            node: item,
            value: item,
        };
    });
}
/** Keys of other files whose values have an address. */
const otherAddresses = new Set('repository bugs homepage author license publisher funding info contact externalDocs icon'.split(' '));
/**
 * The root without what is no entry: `inputs` and the like stand beside bare entries.
 */
function bareEntries(root, onlyByShape) {
    const children = (root.children ?? []).filter((property) => {
        const value = property.children?.[1] ?? null;
        const isOther = otherAddresses.has(String(property.children?.[0]?.value));
        const starts = ['command', 'cmd'].some((key) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .memberOf */ .C5)(value, key) !== null);
        return (0,_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .isEntry */ .T)(value) && (starts || !(onlyByShape && isOther));
    });
    return { ...root, children };
}


/***/ }),

/***/ 39223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ sourceAt),
/* harmony export */   Z1: () => (/* binding */ pluginManifest),
/* harmony export */   ac: () => (/* binding */ perhapsPluginManifest),
/* harmony export */   gp: () => (/* binding */ marketplace),
/* harmony export */   w3: () => (/* binding */ settingsWithPlugins)
/* harmony export */ });
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30758);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27345);
/* harmony import */ var _servers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88432);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3782);




/** Keys under which manifests of plugins keep their servers. */
const serverKeys = ['mcpServers', 'mcp_servers'];
/**
 * The manifest of a plugin: its servers are an object, the path of another file, or a list of both.
 * Source: Claude Code's reference of plugins; Copilot and Cursor took it over.
 */
const pluginManifest = (document) => readPlugin(document, document.root, {});
/** The same under a name that other tools' manifests have too: only what has the shape of a server is one. */
const perhapsPluginManifest = (document) => {
    const reading = readPlugin(document, document.root, { onlyByShape: true });
    const isNothing = reading.declarations.length === 0 && (reading.refersTo ?? []).length === 0;
    return isNothing ? null : reading;
};
/**
 * A marketplace: plugins, each of which may declare servers in place, and the names by which its
 * users enable them.
 */
const marketplace = (document) => {
    const { root, spanOf } = document;
    const name = (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .wordOf */ .aG)((0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(root, 'name'), spanOf)?.text;
    const plugins = (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(root, 'plugins')?.children ?? [];
    const pluginRoot = (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .wordOf */ .aG)((0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)((0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(root, 'metadata'), 'pluginRoot'), spanOf)?.text;
    // A plugin that is fetched from elsewhere is named by an object.
    const folderOf = (plugin) => {
        const source = (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .wordOf */ .aG)((0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(plugin, 'source'), spanOf)?.text;
        if (source === undefined)
            return null;
        return source.startsWith('.') || pluginRoot === undefined ? source : `${pluginRoot}/${source}`;
    };
    const offers = plugins.flatMap((plugin) => {
        const own = (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .wordOf */ .aG)((0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(plugin, 'name'), spanOf)?.text;
        const source = folderOf(plugin);
        const member = (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(plugin, 'source');
        const origin = source === null && member !== null ? sourceAt(member, spanOf) : null;
        return name !== undefined && own !== undefined
            ? [{ plugin: `${own}@${name}`, source, origin }]
            : [];
    });
    const inPlace = plugins.map((plugin) => {
        const below = folderOf(plugin);
        const reading = readPlugin(document, plugin, {});
        const refersTo = below === null ? [] : (reading.refersTo ?? []).map((each) => ({ ...each, below }));
        return { ...reading, refersTo };
    });
    return (0,_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .joinReadings */ .yY)([...inPlace, { ..._reader_js__WEBPACK_IMPORTED_MODULE_1__/* .emptyReading */ .iz, offers }]);
};
/** Settings that may declare servers, and switch on plugins that bring some of their own. */
const settingsWithPlugins = (document) => {
    const { root, spanOf } = document;
    const enabled = (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(root, 'enabledPlugins');
    const plugins = enabled?.type === 'array'
        ? (enabled.children ?? []).flatMap((item) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .wordOf */ .aG)(item, spanOf) ?? [])
        : (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .propertiesOf */ .P1)(enabled)
            .filter(({ value }) => value.value !== false)
            .map(({ key, node }) => ({ text: key, span: spanOf(node) }));
    // Only a marketplace that the settings take from a folder can be one of the tree.
    const folders = new Map((0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .propertiesOf */ .P1)((0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(root, 'extraKnownMarketplaces')).flatMap(({ key, value }) => {
        const source = (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(value, 'source');
        const kind = (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(source, 'source')?.value;
        const path = (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .wordOf */ .aG)((0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(source, 'path'), spanOf)?.text;
        if (path === undefined || (kind !== 'directory' && kind !== 'file'))
            return [];
        return [[key, path.replace(/\/?\.claude-plugin\/marketplace\.json$/, '')]];
    }));
    const enables = plugins.map((plugin) => ({
        plugin,
        marketplace: folders.get(plugin.text.slice(plugin.text.lastIndexOf('@') + 1)) ?? null,
    }));
    const marketplaces = (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .propertiesOf */ .P1)((0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .memberOf */ .C5)(root, 'extraKnownMarketplaces')).map(({ key, value }) => ({ name: key, source: sourceAt(value, spanOf) }));
    return (0,_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .joinReadings */ .yY)([(0,_servers_js__WEBPACK_IMPORTED_MODULE_2__/* .readServers */ .lf)(document, {}), { ..._reader_js__WEBPACK_IMPORTED_MODULE_1__/* .emptyReading */ .iz, enables, marketplaces }]);
};
/** Where a plugin or marketplace comes from: who says something else brings something else in. */
function sourceAt(node, spanOf) {
    const [what, contentDigest] = ['its source', (0,_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOfNode */ .k)(node)];
    return { kind: 'registry', what, file: null, span: spanOf(node), contentDigest };
}
function readPlugin(document, plugin, dialect) {
    const { spanOf } = document;
    if (plugin === null)
        return _reader_js__WEBPACK_IMPORTED_MODULE_1__/* .emptyReading */ .iz;
    const member = (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .propertiesOf */ .P1)(plugin).filter(({ key }) => serverKeys.some((name) => name === key));
    const listed = member.flatMap(({ key, value }) => value.type === 'array' ? (value.children ?? []).map((item) => ({ key, item })) : []);
    const maps = member.filter(({ value }) => !['string', 'array'].includes(value.type));
    const refersTo = [...member.map(({ value }) => value), ...listed.map(({ item }) => item)]
        .flatMap((value) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .wordOf */ .aG)(value, spanOf) ?? [])
        // Other tools write sentences there, and words.
        .filter(({ text }) => !dialect.onlyByShape || /^\S+$/.test(text))
        .map((path) => ({ path, isRequired: !dialect.onlyByShape || path.text.endsWith('.json') }));
    return (0,_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .joinReadings */ .yY)([
        // Only these keys keep servers: a manifest's others are none.
        (0,_servers_js__WEBPACK_IMPORTED_MODULE_2__/* .readServers */ .lf)({ ...document, root: { ...plugin, children: maps.map(({ node }) => node) } }, dialect),
        ...listed
            .filter(({ item }) => item.type !== 'string')
            .map(({ key, item }) => (0,_servers_js__WEBPACK_IMPORTED_MODULE_2__/* .readServers */ .lf)({ ...document, root: (0,_servers_js__WEBPACK_IMPORTED_MODULE_2__/* .holding */ .G)(key, item) }, dialect)),
        { ..._reader_js__WEBPACK_IMPORTED_MODULE_1__/* .emptyReading */ .iz, refersTo },
    ]);
}


/***/ }),

/***/ 69181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ workflowSteps)
});

// EXTERNAL MODULE: ./build/declarations/reader.js
var reader = __webpack_require__(27345);
// EXTERNAL MODULE: ./build/declarations/servers.js
var servers = __webpack_require__(88432);
// EXTERNAL MODULE: ./build/declarations/tree.js
var tree = __webpack_require__(3782);
// EXTERNAL MODULE: ./build/declarations/jsonc.js
var jsonc = __webpack_require__(28239);
;// CONCATENATED MODULE: ./build/declarations/shapes/embedded-json.js


/*
 * JSON within the texts of scripts: in an argument, a heredoc or an input. It is searched for, quoted and
 * filled in as shells do, and never run or expanded.
 */
/**
 * Keys that tell an object with servers; `servers` alone is anybody's word. A value stands behind, and
 * for a key without quotes, as scripts write it, an object that is not empty.
 */
const wrapperKey = /\\?"(?:mcpServers|mcp_servers|context_servers)\\?"\s*:(?=\s*[{[$\\"])(?!\s*\{\s*(?:\.\.\.|…)?\s*\})|\b(?:mcpServers|mcp_servers)\s*:(?=\s*\{\s*[^}\s.…])/g;
/** Letters that JSON writes by their numbers may be those of a key. */
const escaped = /\\u00[2-7][0-9a-f]/i;
/** Searching for the end of an object costs its length, from every brace anew. */
const maxWork = 4 * 1024 * 1024;
/**
 * The JSON objects in a text that hold servers, outermost first.
 *
 * @param isAll whether every object holds servers
 */
function objectsOf(written, isAll) {
    const text = withoutQuoting(written);
    const objects = [];
    let work = 0;
    let at = text.indexOf('{');
    while (at >= 0 && work < maxWork) {
        const end = endOfObject(text, at);
        work += (end ?? text.length) - at;
        const part = end === null ? '' : text.slice(at, end);
        const holds = end !== null && (isAll || part.search(wrapperKey) >= 0 || escaped.test(part));
        const document = holds ? readLoosely(part) : null;
        if (document !== null && end !== null)
            objects.push({ offset: at, end, document });
        // What is balanced and holds nothing is passed over; a brace of the shell is passed alone.
        const next = document !== null || (end !== null && !holds) ? (end ?? at) : at + 1;
        at = text.indexOf('{', next);
    }
    return { objects, isCut: at >= 0 };
}
/** What a shell puts in the middle of a quoted text, and what it runs there, as plain letters of the same length. */
function withoutQuoting(text) {
    return text
        .replace(/\$\((?:[^()"]|"[^"()]*")*\)/g, (part) => 'x'.repeat(part.length))
        .replace(/'"\$\{?\w+\}?"'|'\$\{?\w+\}?'/g, (part) => 'x'.repeat(part.length))
        .replace(/(?<="env"\s{0,9}:\s{0,9})\$\{\{[^{}]{0,500}\}\}/g, (part) => `{${' '.repeat(part.length - 2)}}`);
}
/** Offset behind the brace that closes the one at `start`; quotes are minded, escaped or not. */
function endOfObject(text, start) {
    let depth = 0;
    const token = /^\{\s*\\"/.test(text.slice(start, start + 1000))
        ? /\\"(?:[^"\\\n]|\\[^"\n])*\\"|[{}]/g
        : /"(?:[^"\\\n]|\\.)*"|[{}]/g;
    token.lastIndex = start;
    for (let match = token.exec(text); match !== null; match = token.exec(text)) {
        if (match[0] === '{')
            depth += 1;
        else if (match[0] === '}')
            depth -= 1;
        if (depth === 0)
            return token.lastIndex;
    }
    return null;
}
/**
 * JSON, or JSON within an unquoted heredoc or a double-quoted word of the shell, where variables stand
 * for values. Every variant is as long as the text, so that places stay.
 */
function readLoosely(text) {
    const unescaped = text.replace(/\\([$`])/g, ' $1');
    const unquoted = unescaped.replace(/\\"((?:[^"\\]|\\[^"])*)\\"/g, ' "$1" ');
    for (const variant of [text, unescaped, filled(unescaped), filled(unquoted)]) {
        const document = (0,jsonc/* readJsonc */.A)(variant);
        if (!('message' in document))
            return document;
    }
    return null;
}
/** Variables outside of quotes as texts of the same length. */
function filled(text) {
    return text.replace(/"(?:[^"\\\n]|\\.)*"|\$\{\{[^{}]{0,500}\}\}|\$\{[^{}]{0,500}\}|\$\w+/g, (part) => (part.startsWith('"') ? part : `"${part.slice(1, -1).replace(/["\\]/g, ' ')}"`));
}
/** Where the keys of an object and of those below it stand, down to a depth. */
function keysIn(node, depth, offset) {
    if (depth === 0)
        return [];
    return (0,tree/* propertiesOf */.P1)(node).flatMap(({ node: property, value }) => [
        property.offset + offset,
        ...keysIn(value, depth - 1, offset),
    ]);
}

// EXTERNAL MODULE: ./build/declarations/shapes/plugins.js
var plugins = __webpack_require__(39223);
// EXTERNAL MODULE: ./node_modules/shell-quote/index.js
var shell_quote = __webpack_require__(26591);
// EXTERNAL MODULE: ./build/declarations/entry.js
var entry = __webpack_require__(76880);
;// CONCATENATED MODULE: ./build/declarations/shapes/step-commands.js




/*
 * What the commands and inputs of a workflow's step tell of servers: files, servers that are added, and
 * plugins. Nothing of it is run.
 */
/** Folders of the checkout, as workflows name them. */
const checkout = /^(?:\$\{\{\s*github\.workspace\s*\}\}|\$\{?(?:GITHUB_WORKSPACE|PWD)\}?)\//;
/** The files behind `--mcp-config`: several may follow, up to the next option. */
function namedFiles(value, spanIn) {
    const text = value.replaceAll('\\\n', '  ');
    const pattern = /["']?--(?:additional-)?mcp-config["']?(?:=|\s+)/g;
    return [...text.matchAll(pattern)].flatMap(({ index, 0: option }) => {
        const behind = text.slice(index + option.length, index + option.length + 4096);
        const [words = ''] = behind.split(/\s-|[\n;|&]|\s(?=['"]?\{)/);
        return words
            .trim()
            .replaceAll(/\$\{\{\s*github\.workspace\s*\}\}/g, '${GITHUB_WORKSPACE}')
            .split(/\s+/)
            .map((word) => word
            .replace(/^["']|["']$/g, '')
            .replace(/^@/, '')
            .replace(checkout, ''))
            .filter((path) => /^[\w@./-]+$/.test(path) && !path.startsWith('/'))
            .map((path) => ({
            path: { text: path, span: spanIn({ offset: index, length: option.length }) },
            // Another step may write it; what it writes stands in that step's text.
            isRequired: false,
        }));
    });
}
/**
 * `claude mcp add [options] name [--] command …`, `… --transport http name URL` and `mcp add-json name
 * '{…}'`, as several clients have them. One that is not understood is a fault.
 */
function addedServers(value, spanIn) {
    const text = value.replaceAll('\\\n', '  ');
    const pattern = /\b(?:claude(?:-code)?|codex|gemini|qwen|droid|copilot|amp)\s(?:[^\n;|&]{0,200}\s)?mcp\s+add(-json)?\s/g;
    const readings = [...text.matchAll(pattern)]
        .slice(0, maxAdded)
        .map(({ index, 0: whole, 1: isJson }) => {
        const [line = ''] = text
            .slice(index + whole.length, index + whole.length + longestLine)
            .split('\n');
        const span = spanIn({ offset: index, length: whole.length + line.length });
        const rest = withoutOptions(wordsOf(line));
        const [alias, ...command] = rest.filter((word, at) => word !== '--' || at > 1);
        const [first, ...args] = command;
        if (alias === undefined || first === undefined) {
            return {
                ...reader/* emptyReading */.iz,
                faults: [{ message: 'a server that is added in an unread way', span }],
            };
        }
        if (isJson !== undefined) {
            const document = (0,jsonc/* readJsonc */.A)(first);
            return 'message' in document || document.root === null
                ? { ...reader/* emptyReading */.iz, faults: [{ message: 'a server whose JSON cannot be read', span }] }
                : (0,entry/* readEntry */.h)({ key: alias, node: document.root, value: document.root }, () => span);
        }
        const word = (each) => ({ text: each, span });
        const launch = /^https?:\/\//i.test(first)
            ? { ...reader/* emptyLaunch */.XF, url: word(first) }
            : { ...reader/* emptyLaunch */.XF, command: word(first), args: args.map(word) };
        return { ...reader/* emptyReading */.iz, declarations: [{ alias, span, disabled: false, launch }] };
    });
    const [more] = [...text.matchAll(pattern)].slice(maxAdded);
    const tooMany = {
        message: `more than ${maxAdded} servers that are added`,
        span: spanIn({ offset: more?.index ?? 0, length: 0 }),
    };
    return (0,reader/* joinReadings */.yY)([
        ...readings,
        { ...reader/* emptyReading */.iz, faults: more === undefined ? [] : [tooMany] },
    ]);
}
/** Longer than any such command, and more than any workflow adds. */
const longestLine = 4096;
const maxAdded = 500;
const valuedOptions = new Set([
    '-s',
    '--scope',
    '-t',
    '--transport',
    '-e',
    '--env',
    '-H',
    '--header',
]);
/** Words without the options that stand before the command. */
function withoutOptions(words) {
    const rest = [];
    for (let index = 0; index < words.length; index += 1) {
        const word = words[index] ?? '';
        if (word === '--' || rest.length > 1)
            return [...rest, ...words.slice(index)];
        if (!word.startsWith('-'))
            rest.push(word);
        else if (valuedOptions.has(word))
            index += 1;
    }
    return rest;
}
/** The words of a line up to the first operator; variables and expressions stay as they are. */
function wordsOf(line) {
    // The library knows no expressions, and no defaults of variables: they are put back afterwards. The
    // workflow may have set such a variable, so its default is not written as clients take it.
    const placeholders = [];
    const masked = line.replace(/\$\{\{[^}]*\}\}|\$\{[^}]*\}/g, (placeholder) => `PLACEHOLDER${placeholders.push(placeholder.replace(':-', '-')) - 1}X`);
    const words = [];
    try {
        for (const part of (0,shell_quote.parse)(masked, (name) => `\${${name}}`)) {
            if (typeof part === 'string')
                words.push(part);
            else if ('pattern' in part)
                words.push(part.pattern);
            else
                break;
        }
    }
    catch {
        return [];
    }
    return words.map((word) => word.replace(/PLACEHOLDER(\d+)X/g, (mask, index) => placeholders[index] ?? mask));
}
/** Plugins as an action lists them, a line each. */
function listedPlugins(value, spanIn) {
    const enables = [...value.matchAll(/^[ \t]*([\w.-]+@[\w.-]+)[ \t]*$/gm)].map(({ index, 0: line, 1: text = '' }) => ({
        plugin: { text, span: spanIn({ offset: index, length: line.length }) },
        marketplace: null,
    }));
    return { ...reader/* emptyReading */.iz, enables };
}

;// CONCATENATED MODULE: ./build/declarations/shapes/text-offsets.js
/** Offsets in a YAML text's value as offsets in the file; exact for one line and for a `|` block. */
function offsetsOf(node, value, file) {
    const end = node.offset + node.length;
    const source = file.slice(node.offset, end);
    if (!/^[|>]/.test(source))
        return (offset) => Math.min(node.offset + 1 + offset, end);
    const first = file.indexOf('\n', node.offset) + 1;
    if (source.startsWith('>')) {
        // Lines are joined: what stands there is looked for, not before where it could be.
        return (offset) => {
            const word = /^\S{1,60}/.exec(value.slice(offset))?.[0] ?? '';
            const at = word === '' ? -1 : file.indexOf(word, Math.min(first + offset, end));
            return at < 0 || at > end ? Math.min(first + offset, end) : at;
        };
    }
    const lines = lineOffsets(file.slice(first, end)).map((at) => at + first);
    const indents = lines.map((at) => /^ */.exec(file.slice(at, at + 200))?.[0].length ?? 0);
    const indent = indents.find((_, index) => file[(lines[index] ?? 0) + (indents[index] ?? 0)] !== '\n') ?? 0;
    const values = lineOffsets(value);
    return (offset) => {
        let line = 0;
        let high = values.length - 1;
        while (line < high) {
            const middle = (line + high + 1) >> 1;
            if ((values[middle] ?? 0) <= offset)
                line = middle;
            else
                high = middle - 1;
        }
        const at = (lines[Math.min(line, lines.length - 1)] ?? first) + indent;
        return Math.min(at + offset - (values[line] ?? 0), file.length);
    };
}
function lineOffsets(text) {
    return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

// EXTERNAL MODULE: ./build/declarations/digest.js
var digest = __webpack_require__(30758);
;// CONCATENATED MODULE: ./build/declarations/shapes/workflow-surroundings.js


/** Keys of a workflow that have no say in what a variable of one of its jobs holds. */
const withoutSay = new Set(['jobs', 'name', 'run-name', 'permissions', 'concurrency']);
/**
 * What decides about the variables of each job of a workflow: the job itself, whose steps may set
 * them, and what holds for all jobs. A job that waits for others may get values from them, and what
 * stands in no job, such as the steps of an action, depends on the whole file as well.
 *
 * @returns a function of a job's node, null for what stands in none
 */
function surroundingsIn(root) {
    const around = (0,tree/* propertiesOf */.P1)(root).filter(({ key }) => !withoutSay.has(key));
    const ofAll = around.map(({ node }) => (0,digest/* digestOfNode */.k)(node));
    const known = new Map();
    return (job) => {
        const part = (0,tree/* memberOf */.C5)(job, 'needs') === null ? job : null;
        const found = known.get(part) ??
            (part === null ? sameFor((0,digest/* digestOfNode */.k)(root)) : surroundingsOf(part, ofAll));
        known.set(part, found);
        return found;
    };
}
function surroundingsOf(job, ofAll) {
    const everything = sameFor((0,digest/* digestOf */.o)(JSON.stringify([(0,digest/* digestOfNode */.k)(job), ...ofAll])));
    const environment = (0,tree/* memberOf */.C5)(job, 'environment');
    // Its other members are an address to show, and the like.
    const name = environment?.type === 'object' ? (0,tree/* memberOf */.C5)(environment, 'name') : environment;
    const isPlain = name === null || (name.type === 'string' && !String(name.value).includes('${{'));
    return isPlain ? { ...everything, ofSettings: (0,digest/* digestOf */.o)(String(name?.value)) } : everything;
}
function sameFor(contentDigest) {
    return { ofVariables: contentDigest, ofSettings: contentDigest };
}

;// CONCATENATED MODULE: ./build/declarations/shapes/workflows.js








/*
 * Servers in the steps of a GitHub workflow: JSON inside of an input (`mcp_config`, `claude_args`,
 * `settings`) or of a heredoc in `run`, and the commands by which clients are told of a server. A step's
 * text is searched for objects that have one of the usual keys; it is never run or expanded.
 */
/** Inputs of actions whose whole value is servers, with or without a wrapper. */
const configInputs = new Set([
    'mcp_config',
    'mcp-config',
    'mcp_servers',
    'mcp-servers',
    'mcp_json',
]);
const workflowSteps = ({ root, spanOf }, file) => {
    if (root === null)
        return reader/* emptyReading */.iz;
    const surroundingsOf = surroundingsIn(root);
    const texts = partsOf(root).flatMap(({ key, node, job }) => textsOf(node, key).map((text) => ({ ...text, job })));
    const byPlace = Map.groupBy(texts, ({ node }) => node.offset);
    const reading = (0,reader/* joinReadings */.yY)(texts.map(({ key, node, job }) => {
        const found = readText(key, node, spanOf, file);
        // By an anchor one text may stand in several jobs.
        const isShared = (byPlace.get(node.offset)?.length ?? 0) > 1;
        const declarations = found.declarations.map((each) => ({
            ...each,
            surroundings: surroundingsOf(isShared ? null : job),
        }));
        return { ...found, declarations };
    }));
    const { declarations, faults, refersTo = [], enables = [] } = reading;
    const isNothing = declarations.length + faults.length + refersTo.length + enables.length === 0;
    return isNothing ? null : reading;
};
/** The jobs of a workflow, and what stands beside them, in the order of the file. */
function partsOf(root) {
    if (root.type !== 'object')
        return [{ key: '', node: root, job: null }];
    return (0,tree/* propertiesOf */.P1)(root).flatMap(({ key, value }) => key === 'jobs' && value.type === 'object'
        ? (0,tree/* propertiesOf */.P1)(value).map((job) => ({ key: job.key, node: job.value, job: job.value }))
        : [{ key, node: value, job: null }]);
}
/** Every text of a tree. */
function textsOf(node, key) {
    if (node.type === 'string')
        return [{ key, node }];
    if (node.type === 'object') {
        return (0,tree/* propertiesOf */.P1)(node).flatMap((property) => textsOf(property.value, property.key));
    }
    return (node.children ?? []).flatMap((child) => textsOf(child, key));
}
function readText(key, node, spanOf, file) {
    const value = String(node.value);
    const toFile = offsetsOf(node, value, file);
    const spanIn = ({ offset, length }) => spanOf({ offset: toFile(offset), length: toFile(offset + length) - toFile(offset) });
    const fault = (message, offset) => ({
        message,
        span: spanIn({ offset, length: 0 }),
    });
    const others = (0,reader/* joinReadings */.yY)([
        { ...reader/* emptyReading */.iz, refersTo: namedFiles(value, spanIn) },
        addedServers(value, spanIn),
        key === 'settings' ? pluginsIn(value, spanIn) : reader/* emptyReading */.iz,
        key === 'plugins' ? listedPlugins(value, spanIn) : reader/* emptyReading */.iz,
        key === 'plugin_marketplaces'
            ? { ...reader/* emptyReading */.iz, marketplaces: [{ name: null, source: (0,plugins/* sourceAt */.Pf)(node, spanOf) }] }
            : reader/* emptyReading */.iz,
    ]);
    const isConfig = configInputs.has(key);
    if (isConfig && /^[\w@./-]+$/.test(value.trim())) {
        const path = {
            text: value.trim().replace(checkout, ''),
            span: spanIn({ offset: 0, length: 1 }),
        };
        return (0,reader/* joinReadings */.yY)([others, { ...reader/* emptyReading */.iz, refersTo: [{ path, isRequired: false }] }]);
    }
    const keys = [...value.matchAll(wrapperKey)];
    if (keys.length === 0 && !isConfig && !escaped.test(value))
        return others;
    const { objects, isCut } = objectsOf(value, isConfig);
    const readings = objects.map(({ offset, document }) => (0,servers/* readServers */.lf)({ ...document, spanOf: (inner) => spanIn({ ...inner, offset: inner.offset + offset }) }, { wrappers: servers/* commonWrappers */.Y7, isDeep: true, mayBeBare: isConfig }));
    // Every key of servers must be one of an object that was read.
    const read = new Set(objects.flatMap(({ offset, document }) => keysIn(document.root, 6, offset)));
    const unread = keys.find(({ index }) => ![-1, 0, 1, 2].some((shift) => read.has(index + shift)));
    const faults = [
        ...(unread === undefined
            ? []
            : [fault('a step whose JSON of servers cannot be read', unread.index)]),
        ...(isCut ? [fault('a step with more braces than can be looked through', 0)] : []),
    ];
    return (0,reader/* joinReadings */.yY)([...readings, others, { ...reader/* emptyReading */.iz, faults }]);
}
/** The plugins that the settings of an action switch on. */
function pluginsIn(value, spanIn) {
    const document = readLoosely(withoutQuoting(value).trim());
    if (document?.root?.type !== 'object') {
        const message = 'settings whose plugins cannot be read';
        const fault = { message, span: spanIn({ offset: 0, length: 1 }) };
        return value.includes('enabledPlugins') ? { ...reader/* emptyReading */.iz, faults: [fault] } : reader/* emptyReading */.iz;
    }
    const reading = (0,plugins/* settingsWithPlugins */.w3)({ ...document, spanOf: spanIn }, value);
    const { enables = [], marketplaces = [] } = reading ?? {};
    return { ...reader/* emptyReading */.iz, enables, marketplaces };
}


/***/ }),

/***/ 3782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C5: () => (/* binding */ memberOf),
/* harmony export */   Ly: () => (/* binding */ spansOf),
/* harmony export */   Mw: () => (/* binding */ maxDepth),
/* harmony export */   P1: () => (/* binding */ propertiesOf),
/* harmony export */   aG: () => (/* binding */ wordOf)
/* harmony export */ });
/** Deeper than any client nests; readers recurse, and a hostile file must not exhaust their stack. */
const maxDepth = 100;
/** Places in a text, by offset and length. */
function spansOf(text) {
    const lines = lineStarts(text);
    return ({ offset, length }) => ({
        start: positionAt(lines, offset),
        end: positionAt(lines, offset + length),
    });
}
/** The properties of an object in the order of the file; none for any other value. */
function propertiesOf(node) {
    if (node?.type !== 'object')
        return [];
    return (node.children ?? []).flatMap((property) => {
        const [key, value] = property.children ?? [];
        return key !== undefined && value !== undefined
            ? [{ key: String(key.value), node: property, value }]
            : [];
    });
}
/** The value of an object's property; where a key stands twice, the last, as JSON readers take it. */
function memberOf(node, key) {
    return propertiesOf(node).findLast((property) => property.key === key)?.value ?? null;
}
/** A string value as a word with its place; null for any other value. */
function wordOf(node, spanOf) {
    return node?.type === 'string' ? { text: String(node.value), span: spanOf(node) } : null;
}
/** Offsets at which the lines of a text begin. */
function lineStarts(text) {
    const starts = [0];
    for (const match of text.matchAll(/\r\n|\r|\n/g))
        starts.push(match.index + match[0].length);
    return starts;
}
function positionAt(starts, offset) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}


/***/ }),

/***/ 46705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pv: () => (/* binding */ folderCache),
/* harmony export */   f8: () => (/* binding */ writeWhole),
/* harmony export */   wt: () => (/* binding */ noCache)
/* harmony export */ });
/* unused harmony export entryKinds */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59874);
/* harmony import */ var _store_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73001);




/** What is kept: the whole export, what one list of names needs of it, and when it was asked for. */
const entryKinds = (/* unused pure expression or super */ null && (['store', 'names', 'check']));
/** A cache that remembers nothing. */
const noCache = {
    restore: async () => null,
    has: async () => false,
    saveStore: async () => false,
    saveNote: async () => false,
};
/** How many entries of a kind the folder keeps: those of the projects that one works on. */
const keptEntries = { store: 2, names: 20, check: 2 };
/** A cache in a folder of the user, for the command line. The oldest entries make room for new ones. */
function folderCache(folder, log) {
    const pathOf = (key) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${key}.sealed`);
    const prune = async (kind) => {
        const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder)).filter((name) => name.startsWith(`mcp-grade-gate-${kind}-`));
        const dated = await Promise.all(names.map(async (name) => ({ name, time: (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))).mtimeMs })));
        const newestFirst = dated.sort((a, b) => b.time - a.time);
        for (const { name } of newestFirst.slice(keptEntries[kind])) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { force: true });
        }
    };
    const save = async (kind, place) => {
        try {
            await place();
            await prune(kind);
            return true;
        }
        catch (error) {
            log(`Cache: saving failed: ${(0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .causeOf */ .r)(error)}`);
            return false;
        }
    };
    return {
        restore: async (_, key) => (0,_store_file_js__WEBPACK_IMPORTED_MODULE_3__/* .openStoreFile */ .W)(pathOf(key)),
        has: async (_, key) => {
            const file = (0,_store_file_js__WEBPACK_IMPORTED_MODULE_3__/* .openStoreFile */ .W)(pathOf(key));
            file?.close();
            return file !== null;
        },
        saveStore: (key, file) => save('store', async () => file.moveTo(pathOf(key))),
        saveNote: (kind, key, bytes) => save(kind, () => writeWhole(pathOf(key), bytes)),
    };
}
/** Writes a file that is either there in full or not at all. */
async function writeWhole(path, bytes) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true, mode: 0o700 });
    const partial = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)}.${process.pid}`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(partial, bytes, { mode: 0o600 });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(partial, path);
}


/***/ }),

/***/ 73001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ createStoreFile),
/* harmony export */   W: () => (/* binding */ openStoreFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78877);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59874);





const bufferBytes = 1024 * 1024;
/** Parts that are on their way to the disk at once; a slower disk then holds up who appends. */
const mostPending = 4;
/**
 * Begins a store in a folder, which is made. It is written beside the work on the next bytes. From
 * here on V8 keeps the size of its space for young objects.
 */
function createStoreFile(folder) {
    // V8 would let its space for young objects grow as long as the download lasts, though none of them
    // lives longer than a chunk: at 1 GB 70 MB more than with the space that it has now.
    (0,node_v8__WEBPACK_IMPORTED_MODULE_3__.setFlagsFromString)('--semi-space-growth-factor=1');
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.partial`);
    const file = openNew(folder, path);
    const spare = [];
    let buffer = Buffer.allocUnsafe(bufferBytes);
    let used = 0;
    let position = 0;
    let pending = 0;
    let failure = null;
    let isDiscarded = false;
    let settled = null;
    const close = () => {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
        }
        catch {
            // What was to be said is said by whoever gives up.
        }
    };
    const discard = () => {
        if (isDiscarded)
            return;
        isDiscarded = true;
        // While something is being written, the file's number must not become another's.
        if (pending === 0)
            close();
    };
    const fail = (error) => {
        discard();
        return unwritable(error, folder);
    };
    const flush = () => {
        const [part, place, own] = [buffer.subarray(0, used), position, buffer];
        position += used;
        used = 0;
        if (pending >= mostPending) {
            writeAll(file, part, place);
            return;
        }
        pending += 1;
        buffer = spare.pop() ?? Buffer.allocUnsafe(bufferBytes);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.write)(file, part, 0, part.length, place, (error, written) => {
            pending -= 1;
            spare.push(own);
            try {
                if (error !== null)
                    throw error;
                writeAll(file, part.subarray(written), place + written);
            }
            catch (caught) {
                failure ??= caught;
            }
            if (pending > 0)
                return;
            if (isDiscarded)
                close();
            settled?.();
        });
    };
    return {
        append(bytes) {
            if (failure !== null)
                throw fail(failure);
            try {
                for (let at = 0; at < bytes.length;) {
                    const part = bytes.subarray(at, at + bufferBytes - used);
                    buffer.set(part, used);
                    used += part.length;
                    at += part.length;
                    if (used === bufferBytes)
                        flush();
                }
            }
            catch (error) {
                throw fail(error);
            }
        },
        async complete() {
            try {
                flush();
                if (pending > 0) {
                    await new Promise((resolve) => {
                        settled = resolve;
                    });
                }
                if (failure !== null)
                    throw failure;
                return fileOf(file, path, true);
            }
            catch (error) {
                throw fail(error);
            }
        },
        discard,
    };
}
function openNew(folder, path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
        sweep(folder);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL, 0o600);
    }
    catch (error) {
        throw unwritable(error, folder);
    }
}
/** Writes the whole of some bytes at a place; the system may take them in parts. */
function writeAll(file, bytes, place) {
    for (let at = 0; at < bytes.length;) {
        at += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(file, bytes, at, bytes.length - at, place + at);
    }
}
/** Opens a store that is there; null for what is no regular file, or is not there. */
function openStoreFile(path) {
    try {
        // A link would let whoever made it choose what is read.
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path).isFile())
            return null;
        return fileOf((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW ?? 0)), path, false);
    }
    catch {
        return null;
    }
}
function fileOf(file, path, isNew) {
    let isOpen = true;
    let isLoose = isNew;
    let room = Buffer.alloc(0);
    return {
        size: (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file).size,
        read(offset, length) {
            // One room for all that is read: a look-up in a large store would leave much behind.
            if (room.length < length)
                room = Buffer.allocUnsafe(length);
            const bytes = room.subarray(0, length);
            for (let at = 0; at < length;) {
                const taken = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, bytes, at, length - at, offset + at);
                if (taken === 0)
                    throw new Error('the file ends before its time');
                at += taken;
            }
            return bytes;
        },
        close() {
            if (isOpen)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
            isOpen = false;
            if (isLoose)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
            isLoose = false;
        },
        moveTo(target) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target), { recursive: true, mode: 0o700 });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(path, target);
            isLoose = false;
        },
    };
}
/** Removes what downloads that were killed have left behind. */
function sweep(folder) {
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder)) {
        if (!/^\.[0-9a-f-]{36}\.partial$/.test(name))
            continue;
        const left = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), { throwIfNoEntry: false });
        // A download takes a day at most, by the input timeout.
        const isOld = left !== undefined && Date.now() - left.mtimeMs > 24 * 60 * 60 * 1000;
        if (isOld)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), { force: true });
    }
}
function unwritable(error, folder) {
    const code = error.code ?? '';
    const isFull = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code);
    return new _failure_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .u('store-unwritable', `The export could not be kept in ${folder}: ${isFull ? `no space is left (${code})` : (0,_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .causeOf */ .r)(error)}.`, isFull
        ? 'Free space on the disk of the runner: about a quarter of the size of the export is needed.'
        : 'Check that the folder may be written.', { cause: error });
}


/***/ }),

/***/ 37926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ walkTree),
/* harmony export */   y: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _unreadable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23193);
/* harmony import */ var _vendored_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98629);



const megabyte = 1024 * 1024;
/** A declaration file of a real project has some KB; parsers are slow on megabytes. In bytes. */
const maxBytes = megabyte;
/** How much of a larger file is looked at for whether it could declare servers. */
const maxLook = 8 * megabyte;
/** More than all files of clients of any repository together. */
const maxTotal = 128 * megabyte;
/** More linked folders than any project has; each costs a look. */
const maxLinks = 1000;
/**
 * Reads the wanted files below a folder. Links are followed only inside the repository, and only
 * regular files are opened: everything else that is wanted is reported as unreadable.
 *
 * @param start real path of the folder in the file system; the tree's own paths are relative to it
 */
async function walkTree(system, start, wanted) {
    const files = [];
    const found = new Set();
    const paths = new Set();
    const linked = new Set();
    const foreign = new Set();
    const links = [];
    // What a link brings in may lie in `node_modules`: it is no code of the project.
    const walk = async (top, isLinked) => {
        const pending = [top];
        const passed = [];
        for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
            const { path: parent, depth, real } = folder;
            const entries = await system.list(real).catch((error) => {
                const reason = `the folder cannot be opened (${error.code ?? 'unknown'})`;
                files.push(unreadable(parent || '.', reason));
                return [];
            });
            for (const { name, kind } of entries) {
                const path = below(parent, name);
                if (name === '.git') {
                    if (parent !== '')
                        foreign.add(parent);
                    continue;
                }
                if (kind === 'file' && !isLinked)
                    paths.add(path);
                if (kind === 'link')
                    linked.add(path);
                if (wanted.ignored(path)) {
                    if (kind === 'folder' || wanted.client(path) !== null) {
                        files.push({ path, status: 'skipped', reason: 'ignore-paths', span: null });
                    }
                }
                else if (kind === 'folder') {
                    if (_vendored_js__WEBPACK_IMPORTED_MODULE_2__/* .vendored */ .q.has(name)) {
                        files.push({ path, status: 'skipped', reason: 'vendored code', span: null });
                    }
                    else if (depth > 0) {
                        pending.push({ path, depth: depth - 1, real: below(real, name) });
                    }
                }
                else if (wanted.client(path) !== null) {
                    found.add(path);
                }
                else if (kind === 'link' && depth > 0) {
                    passed.push(path);
                }
            }
        }
        // Of links to one folder the first counts: which one that is must not hang on the file system.
        links.push(...passed.sort(byCodeUnits));
    };
    await walk({ path: '', depth: Number.POSITIVE_INFINITY, real: start }, false);
    // Linked folders make files appear under paths of their own: `.cursor -> tools/cursor`. What is
    // walked at its real place is looked into as deep as a client's path reaches; what is not (vendored
    // or ignored code) is walked as if it stood here, once.
    const entered = new Set();
    for (const link of links) {
        const place = await system.follow(below(start, link));
        if ('reason' in place) {
            if (place.reason === _unreadable_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadableReasons */ .Z.absent || place.reason === _unreadable_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadableReasons */ .Z.nowhere)
                continue;
            // A client would follow the link; what it finds there is not ours to read.
            const status = wanted.folder(link) ? 'unreadable' : 'skipped';
            files.push({ path: link, status, reason: place.reason, span: null });
            continue;
        }
        const real = place.path;
        if (!(await system.isFolder(real)))
            continue;
        const inside = wayFrom(start, real);
        const isWalked = inside !== null &&
            !inside.split('/').some((part) => _vendored_js__WEBPACK_IMPORTED_MODULE_2__/* .vendored */ .q.has(part)) &&
            !wanted.ignored(inside);
        const key = isWalked ? `${link.split('/').at(-1)} ${real}` : real;
        if (entered.has(key))
            continue;
        entered.add(key);
        if (entered.size > maxLinks) {
            files.push(unreadable(link, `one of more than ${maxLinks} linked folders`));
            break;
        }
        const before = new Set(found);
        const depth = isWalked ? wanted.depth - 1 : Number.POSITIVE_INFINITY;
        await walk({ path: link, depth, real }, true);
        for (const path of found) {
            if (before.has(path) || inside === null)
                continue;
            // Under its real path it is read already, and no other client reads it here.
            const own = `${inside}${path.slice(link.length)}`.replace(/^\//, '');
            if (before.has(own) && wanted.client(own) === wanted.client(path))
                found.delete(path);
        }
    }
    const read = (path, limit) => readText(system, start, path, limit);
    const sources = [];
    let total = 0;
    for (const path of [...found].sort(byCodeUnits)) {
        const text = total > maxTotal ? { reason: 'one of more than 128 MB of such files' } : await read(path);
        if ('text' in text)
            total += text.text.length;
        if ('text' in text)
            sources.push({ path, text: text.text });
        else if (wanted.matters(path, text.about ?? null))
            files.push(unreadable(path, text.reason));
    }
    return {
        sources,
        paths,
        links: linked,
        foreign,
        read,
        idOf: (path, hash) => idInside(system, start, path, hash),
        files: files.sort((a, b) => byCodeUnits(a.path, b.path)),
    };
}
/**
 * One file's text, or why it cannot be read.
 *
 * @param start real path of the folder that `path` is relative to
 * @param limit in bytes
 */
async function readText(system, start, path, limit = maxBytes) {
    const asked = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(start, path);
    const place = isOutside(asked)
        ? { reason: _unreadable_js__WEBPACK_IMPORTED_MODULE_1__/* .unreadableReasons */ .Z.outside }
        : await system.follow(asked);
    if ('reason' in place)
        return place;
    // Of a larger file, enough to tell whether it matters.
    const content = await system.read(place.path, (size) => size <= Math.max(limit, maxLook) ? size : 0);
    if ('reason' in content)
        return content;
    const { bytes, size } = content;
    if (size <= limit)
        return decode(bytes);
    const reason = `larger than ${Math.floor(limit / megabyte)} MB`;
    // What cannot be looked at to its end may hold anything.
    return size > maxLook ? { reason } : { reason, about: lenientText(bytes) };
}
async function idInside(system, start, path, hash) {
    const asked = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(start, path);
    if (isOutside(asked) || asked === '.')
        return null;
    const { dir, base } = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.parse(asked);
    const folder = await system.follow(dir);
    if ('reason' in folder)
        return null;
    const real = below(folder.path, base);
    return real === '.git' ? null : system.idOf(real, hash);
}
function decode(bytes) {
    try {
        // The decoder drops a byte order mark.
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        // A checkout without Git LFS leaves a pointer where the content should be.
        if (text.startsWith('version https://git-lfs.github.com/spec/')) {
            return { reason: 'a Git LFS pointer, not the file itself' };
        }
        return { text };
    }
    catch {
        return { reason: 'not UTF-8 text', about: lenientText(bytes) };
    }
}
function lenientText(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
        .toString('utf8')
        .replaceAll('\0', '');
}
/** The path of an entry of a folder. */
function below(folder, name) {
    return folder === '' ? name : `${folder}/${name}`;
}
/** The way from a folder to what lies in it; null where it does not. */
function wayFrom(folder, path) {
    if (folder === '')
        return path;
    if (path === folder)
        return '';
    return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : null;
}
function isOutside(path) {
    return path === '..' || path.startsWith('../');
}
function unreadable(path, reason) {
    return { path, status: 'unreadable', reason, span: null };
}
/** Order of the text itself, the same on every machine. */
function byCodeUnits(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 23193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ notAFile),
/* harmony export */   Z: () => (/* binding */ unreadableReasons)
/* harmony export */ });
/** Why a path leads to no place in the repository. */
const unreadableReasons = {
    absent: 'it is not there',
    nowhere: 'a link that leads nowhere',
    outside: 'a link out of the repository',
    // `.git` holds what no client reads and what a pull request's author may not choose.
    git: 'a link into .git',
};
/** Why a folder, a pipe or the like is not read. */
const notAFile = 'not a regular file';


/***/ }),

/***/ 98629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ vendored)
/* harmony export */ });
/** Folders of other people's code: their files configure no client of this project, and are not walked. */
const vendored = new Set([
    'node_modules',
    'bower_components',
    'vendor',
    'third_party',
    'site-packages',
    '.venv',
]);


/***/ }),

/***/ 73513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ workspaceSource)
/* harmony export */ });
/* unused harmony export readWorkspace */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37926);
/* harmony import */ var _unreadable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23193);






/** Larger files have no id, in bytes: nothing that a launch depends on is as large. */
const maxHashed = 100 * 1024 * 1024;
/** How much of a file is held while it is hashed, in bytes. */
const hashedAtOnce = 1024 * 1024;
/**
 * Reads the wanted files below a folder of the disk. Links are followed only inside the repository,
 * and only regular files are opened: everything else that is wanted is reported as unreadable.
 *
 * @param root absolute path of the folder
 * @param boundary absolute path of the repository, beyond which no link is followed
 * @throws the system's error where one of the two is not there
 */
async function readWorkspace(root, wanted, boundary = root) {
    const realBoundary = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(boundary);
    const start = wayFrom(realBoundary, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(root));
    return (0,_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .walkTree */ .I)(diskFrom(realBoundary), start, wanted);
}
/**
 * A checkout as a source of files.
 *
 * @param root its absolute path
 */
function workspaceSource(root) {
    return {
        readTree: (folder, wanted) => readWorkspace((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, folder), wanted, root),
        readFile: async (path) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .readText */ .y)(diskFrom(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(root)), '', path),
    };
}
/** The disk as far as a repository goes; `boundary` is its real path. */
function diskFrom(boundary) {
    const onDisk = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(boundary, path);
    return {
        list: async (folder) => (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(onDisk(folder), { withFileTypes: true })).map((entry) => ({
            name: entry.name,
            kind: kindOf(entry),
        })),
        follow: (path) => follow(boundary, path),
        isFolder: (path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(onDisk(path)).then((status) => status.isDirectory(), () => false),
        read: (path, wanted) => readBeginning(onDisk(path), wanted),
        idOf: (path, hash) => idOf(onDisk(path), hash).catch(() => null),
    };
}
function kindOf(entry) {
    if (entry.isFile())
        return 'file';
    if (entry.isDirectory())
        return 'folder';
    return entry.isSymbolicLink() ? 'link' : 'other';
}
async function follow(boundary, path) {
    const asked = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(boundary, path);
    let real;
    try {
        real = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(asked);
    }
    catch {
        const isThere = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(asked).catch(() => null);
        return { reason: isThere === null ? _unreadable_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadableReasons */ .Z.absent : _unreadable_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadableReasons */ .Z.nowhere };
    }
    const way = wayFrom(boundary, real);
    if (way === '..' || way.startsWith('../') || (0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(way))
        return { reason: _unreadable_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadableReasons */ .Z.outside };
    return way === '.git' || way.startsWith('.git/')
        ? { reason: _unreadable_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadableReasons */ .Z.git }
        : { path: way };
}
async function readBeginning(file, wanted) {
    try {
        return await withFile(file, async (handle) => {
            const status = await handle.stat();
            if (!status.isFile())
                return { reason: _unreadable_js__WEBPACK_IMPORTED_MODULE_5__/* .notAFile */ .$ };
            const { size } = status;
            return { size, bytes: await fill(handle, Buffer.alloc(Math.min(wanted(size), size)), 0) };
        });
    }
    catch (error) {
        return { reason: `cannot be opened (${error.code ?? 'unknown'})` };
    }
}
/** Git's id of a file or link; null for anything else. Throws where it cannot be read. */
async function idOf(path, hash) {
    const status = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(path);
    if (status.isSymbolicLink()) {
        const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readlink)(path, { encoding: 'buffer' });
        return blobHash(hash, target.length).update(target).digest('hex');
    }
    if (!status.isFile())
        return null;
    return withFile(path, async (handle) => {
        const { size } = await handle.stat();
        if (size > maxHashed)
            return null;
        const id = blobHash(hash, size);
        const buffer = Buffer.allocUnsafe(Math.min(size, hashedAtOnce));
        for (let at = 0; at < size;) {
            const bytes = await fill(handle, buffer.subarray(0, Math.min(buffer.length, size - at)), at);
            // It grew shorter while it was read: it has no one content.
            if (bytes.length === 0)
                return null;
            id.update(bytes);
            at += bytes.length;
        }
        return id.digest('hex');
    });
}
/** A hash that has seen what git puts before a file's bytes. */
function blobHash(hash, size) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(hash).update(`blob ${size}\0`);
}
async function withFile(path, use) {
    // O_NONBLOCK: opening a pipe must not wait for its other end.
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK ?? 0));
    try {
        return await use(handle);
    }
    finally {
        await handle.close();
    }
}
/** Reads into a buffer from a place of a file on; gives the part that could be filled. */
async function fill(handle, buffer, from) {
    let filled = 0;
    while (filled < buffer.length) {
        const { bytesRead } = await handle.read(buffer, filled, buffer.length - filled, from + filled);
        if (bytesRead === 0)
            break;
        filled += bytesRead;
    }
    return buffer.subarray(0, filled);
}
/** The way from one real path to another, with `/` between its parts. */
function wayFrom(folder, path) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(folder, path).split(node_path__WEBPACK_IMPORTED_MODULE_3__.sep).join('/');
}


/***/ }),

/***/ 2397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nM: () => (/* binding */ findEventBase),
/* harmony export */   or: () => (/* binding */ findLocalBase)
/* harmony export */ });
/* unused harmony export findBase */
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9009);

const noBase = { base: null, missing: null, policy: null, needsPolicy: false };
/** Finds the base of the run's event. */
async function findEventBase(event, git) {
    return findBase(await readEventBase(event), git);
}
/**
 * Finds what the command line is told to compare with: the commit where the work left it.
 *
 * @param revision a branch, tag or commit
 */
async function findLocalBase(revision, git) {
    if (revision === null)
        return noBase;
    const tip = (await git?.commit(revision)) ?? null;
    if (git === null || tip === null) {
        const missing = `${JSON.stringify(revision)} names no commit of this repository`;
        return { ...noBase, missing, needsPolicy: true };
    }
    const head = await git.commit('HEAD');
    const fork = head === null ? null : await git.mergeBase(tip.id, head.id);
    const start = (fork === null ? null : await git.commit(fork)) ?? tip;
    return foundBase(git, start, tip, revision);
}
/** Finds the base of an event. */
async function findBase(told, git) {
    const isChange = told.event.startsWith('pull_request') || told.event === 'merge_group';
    if (!isChange && told.event !== 'push')
        return noBase;
    const missing = (reason) => ({
        ...noBase,
        missing: reason,
        needsPolicy: isChange,
    });
    if (git === null)
        return missing('the checkout has no git objects that can be read');
    if (told.base === null || /^0+$/.test(told.base)) {
        return missing(isChange ? 'the event does not tell it' : 'the push began a new branch');
    }
    const head = await git.commit('HEAD');
    // The merge that GitHub made of base and head: its first parent is the base as it was then. Only
    // the commit that the run is about is believed, for everybody can make a merge of anything.
    const isMerge = told.event.startsWith('pull_request') &&
        head !== null &&
        head.id === told.sha &&
        told.head !== null &&
        head.parents[1] === told.head;
    const first = head?.parents[0];
    const tip = await git.commit(isMerge && first !== undefined ? first : told.base);
    if (tip === null) {
        return missing(`the base commit ${told.base.slice(0, 12)} is not in the checkout: give actions/checkout a fetch-depth of ${isMerge ? 2 : 0}`);
    }
    // A branch that was checked out by itself lacks what its base has got since: where it left counts.
    const fork = isMerge || !told.event.startsWith('pull_request') || head === null
        ? null
        : await git.mergeBase(tip.id, head.id);
    const start = (fork === null ? null : await git.commit(fork)) ?? tip;
    const holdsChange = isMerge ||
        told.head === null ||
        head === null ||
        head.id === told.head ||
        (await git.mergeBase(told.head, head.id)) === told.head;
    // Whoever looks at something else finds nothing new, and that says nothing.
    const astray = start.id === head?.id
        ? 'the checkout is what the change is compared with, and has nothing of it'
        : holdsChange
            ? null
            : 'the checkout is at another commit than the change';
    const compared = (policy, name) => {
        const found = foundBase(git, start, policy, name);
        return astray === null ? found : { ...found, base: null, missing: astray };
    };
    if (!isChange)
        return { ...compared(tip, ''), policy: null, needsPolicy: false };
    const { baseBranch, defaultBranch } = told;
    const main = defaultBranch === null || defaultBranch === baseBranch
        ? null
        : await git.commit(`refs/remotes/origin/${defaultBranch}`);
    if (main !== null)
        return compared(main, defaultBranch ?? '');
    const found = compared(tip, baseBranch ?? 'the base');
    const isOther = defaultBranch !== null && defaultBranch !== baseBranch;
    return found.policy === null || !isOther
        ? found
        : { ...found, policy: { ...found.policy, insteadOf: defaultBranch } };
}
function foundBase(git, base, policy, name) {
    return {
        base: { commit: base.id, hash: git.hash, source: sourceOf(git, base) },
        missing: null,
        policy: { source: sourceOf(git, policy), commit: policy.id, name, insteadOf: null },
        needsPolicy: true,
    };
}
function sourceOf(git, commit) {
    return {
        readTree: (folder, wanted) => git.readTree(commit, folder, wanted),
        readFile: (path) => git.readFile(commit, path),
    };
}
async function readEventBase(event) {
    const { pull_request, merge_group, before, repository } = await (0,_context_js__WEBPACK_IMPORTED_MODULE_0__/* .readPayload */ .rD)();
    const text = (value) => (typeof value === 'string' ? value : null);
    const branch = (value) => text(value)?.replace(/^refs\/heads\//, '') ?? null;
    return {
        event,
        base: text(pull_request?.base?.sha ?? merge_group?.base_sha ?? before),
        head: text(pull_request?.head?.sha),
        sha: process.env['GITHUB_SHA'] ?? null,
        baseBranch: branch(pull_request?.base?.ref ?? merge_group?.base_ref),
        defaultBranch: branch(repository?.default_branch),
    };
}


/***/ }),

/***/ 9009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A0: () => (/* binding */ isOfDependabot),
/* harmony export */   DQ: () => (/* binding */ readPullRequest),
/* harmony export */   O0: () => (/* binding */ isPrivilegedEvent),
/* harmony export */   fc: () => (/* binding */ explainMissingKey),
/* harmony export */   g0: () => (/* binding */ readHeadCommit),
/* harmony export */   rD: () => (/* binding */ readPayload)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

/** Events under which the checkout is the base branch, and the head's files must never be trusted. */
const privilegedEvents = new Set(['pull_request_target', 'workflow_run']);
/** Whether a workspace is not what this event is about. */
function isPrivilegedEvent(event) {
    return privilegedEvents.has(event);
}
/** The commit that the run's event is about, as the runner tells it. */
async function readHeadCommit() {
    const { pull_request, merge_group, after } = await readPayload();
    return sha(pull_request?.head?.sha ?? merge_group?.head_sha ?? after ?? process.env['GITHUB_SHA']);
}
/** The pull request that the run's event is about; null where it is about none. */
async function readPullRequest() {
    const { pull_request } = await readPayload();
    const number = pull_request?.number;
    if (pull_request === undefined || !Number.isSafeInteger(number))
        return null;
    return {
        number: Number(number),
        head: sha(pull_request.head?.sha),
        isFromFork: isFromFork(pull_request),
    };
}
function isFromFork({ base, head }) {
    return base?.repo?.full_name !== head?.repo?.full_name;
}
/** Whether Dependabot started the run: GitHub gives it less than others. */
function isOfDependabot() {
    return process.env['GITHUB_ACTOR'] === 'dependabot[bot]';
}
/** Why this run has no API key: GitHub keeps secrets from forks, and most of them from Dependabot. */
async function explainMissingKey() {
    const { pull_request } = await readPayload();
    if (pull_request !== undefined && isFromFork(pull_request)) {
        return {
            message: 'There is no API key: GitHub gives no secrets to pull requests from forks.',
            remedy: 'Let a maintainer judge the change from a branch of this repository, or set on-missing-key: warn to let the step pass undecided.',
        };
    }
    if (isOfDependabot()) {
        return {
            message: 'There is no API key: runs of Dependabot get only the secrets of Dependabot.',
            remedy: 'Add the key as a Dependabot secret of the same name (Settings, Secrets and variables, Dependabot).',
        };
    }
    return {
        message: 'There is no API key: the input api-key is empty.',
        remedy: 'Add the key as a repository secret and pass that secret to api-key. A misspelt name of a secret gives an empty value.',
    };
}
/**
 * The event's payload, as the runner leaves it in a file; an empty one where it is not there or is no
 * JSON. Every run asks for it, so the library that reads it too is not loaded for it.
 */
async function readPayload() {
    try {
        const payload = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(process.env['GITHUB_EVENT_PATH'] ?? '', 'utf8'));
        return typeof payload === 'object' && payload !== null ? payload : {};
    }
    catch {
        return {};
    }
}
function sha(value) {
    return typeof value === 'string' && /^[0-9a-f]{40,64}$/.test(value) ? value : null;
}


/***/ }),

/***/ 75215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TW: () => (/* binding */ hasManifests),
/* harmony export */   U8: () => (/* binding */ openProject),
/* harmony export */   _z: () => (/* binding */ inFolder),
/* harmony export */   bQ: () => (/* binding */ nearestFile),
/* harmony export */   kN: () => (/* binding */ readUntilComplete),
/* harmony export */   pQ: () => (/* binding */ maxManifests),
/* harmony export */   tD: () => (/* binding */ foldersUpFrom),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59874);

/** Names of the files that declare a project's dependencies; a script's head may, too. */
const manifestNames = /^(?:package\.json|pyproject\.toml|requirements[\w.-]*\.txt|.*\.pyw?)$/;
/** Whether a project has any file that could name a candidate. */
function hasManifests(project) {
    return project.matching(manifestNames).length > 0;
}
/** What is known of a file that is there and cannot be read. */
const unreadable = Symbol('unreadable');
function once(compute) {
    let known = null;
    return () => {
        known ??= { value: compute() };
        return known.value;
    };
}
/** More manifests of one name than a search among all of a tree's reads. */
const maxManifests = 1000;
/** More rounds of questions than any chain of files takes. */
const maxRounds = 12;
function openProject(tree) {
    const known = new Map();
    const paths = new Set();
    const wanted = new Map();
    const byName = once(() => Map.groupBy(tree.paths, (path) => path.slice(path.lastIndexOf('/') + 1)));
    const folders = once(() => {
        const found = new Set();
        for (const path of tree.paths) {
            for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
                if (found.has(path.slice(0, at)))
                    break;
                found.add(path.slice(0, at));
            }
        }
        return found;
    });
    // On macOS and Windows `.NPMRC` is `.npmrc`; only names in capitals can be another's.
    const bySpelling = once(() => new Map([...tree.paths, ...tree.links]
        .filter((path) => path !== path.toLowerCase())
        .map((path) => [path.toLowerCase(), path])));
    const project = {
        has: (path) => tree.paths.has(path) &&
            (tree.foreign.size === 0 ||
                !foldersUpFrom(folderOf(path)).some((folder) => tree.foreign.has(folder))),
        holds: (path) => tree.paths.has(path) || tree.links.has(path),
        isLink: (path) => tree.links.has(path),
        hasFolder: (folder) => folder === '' || folders().has(folder),
        spelled: (path) => {
            if (project.holds(path))
                return path;
            return bySpelling().get(path.toLowerCase()) ?? null;
        },
        named: (name) => (byName().get(name) ?? []).toSorted(),
        matching: (form) => [...byName()].flatMap(([name, paths]) => (form.test(name) ? paths : [])).sort(),
        get: (path, kind) => {
            const key = `${kind.name} ${path}`;
            if (known.has(key))
                return known.get(key) === unreadable ? null : known.get(key);
            if (project.holds(path))
                wanted.set(key, { path, kind });
            return null;
        },
        isUnreadable: (path, kind) => known.get(`${kind.name} ${path}`) === unreadable,
    };
    const readPending = async () => {
        const pending = [...wanted];
        wanted.clear();
        for (const [key, { path, kind }] of pending) {
            const [read, file] = await Promise.all([kind.load(), tree.read(path, kind.limit)]);
            known.set(key, 'text' in file ? (read(file.text) ?? unreadable) : unreadable);
            paths.add(path);
        }
        return pending.length > 0;
    };
    return { project, readPending, hasRead: (path) => paths.has(path) };
}
/**
 * Answers a question about a project's files: asks it again until it needs no more of them.
 *
 * @param question a pure function of the project
 * @throws GateError where files lead to further ones for longer than any honest chain: an answer that
 *   lacks some of them decides nothing
 */
async function readUntilComplete(open, lookup) {
    let answer = lookup(open.project);
    for (let round = 0; await open.readPending(); round += 1) {
        if (round === maxRounds) {
            throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .u('endless-files', `What the declared servers start is spread over a chain of more than ${maxRounds} files, each of which leads to the next.`, 'Start the servers by commands that name them, not by scripts that start further scripts.');
        }
        answer = lookup(open.project);
    }
    return answer;
}
/** A folder and those above it, the nearest first, up to the judged folder, which is the empty text. */
function foldersUpFrom(folder) {
    const parts = folder === '' ? [] : folder.split('/');
    return Array.from({ length: parts.length + 1 }, (_, taken) => parts.slice(0, parts.length - taken).join('/'));
}
/** The nearest file of a name in a folder or above it; null where there is none. */
function nearestFile(project, folder, name) {
    return (foldersUpFrom(folder)
        .map((each) => inFolder(each, name))
        .find(project.holds) ?? null);
}
/** The path of a file in a folder. */
function inFolder(folder, name) {
    return folder === '' ? name : `${folder}/${name}`;
}
/** The folder of a file. */
function folderOf(path) {
    return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}


/***/ }),

/***/ 14674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mC: () => (/* binding */ findingLine),
/* harmony export */   p1: () => (/* binding */ evidenceLines),
/* harmony export */   rS: () => (/* binding */ evidenceText)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13920);

const maxLines = 30;
/**
 * Evidence of any shape as lines to read: text by its lines, a list by its items, an object by its
 * fields; `file` and `line` (under their usual names) as `file:line`. At most 30 lines, then a count.
 */
function evidenceLines(evidence) {
    const lines = linesOf(evidence, null, 0);
    if (lines.length <= maxLines)
        return lines;
    return [
        ...lines.slice(0, maxLines),
        { label: null, text: `and ${lines.length - maxLines} more lines` },
    ];
}
/** The same as one line of text. */
function evidenceText(evidence) {
    return evidenceLines(evidence)
        .map(({ label, text }) => (label === null ? text : `${label}: ${text}`))
        .join('; ');
}
/**
 * A finding in one line: its check, result and weight, and the evidence.
 *
 * @param longest characters of evidence
 */
function findingLine({ check, reference, result, weight, evidence }, longest) {
    const text = evidenceText(evidence);
    const head = `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(check ?? reference, 100)} (${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(result, 20)}${weight === null ? '' : `, weight ${weight}`})`;
    return text === '' ? head : `${head}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text, longest)}`;
}
function linesOf(value, label, depth) {
    if (value === null || value === undefined)
        return [];
    if (typeof value === 'string') {
        return value
            .split(/\r\n|\r|\n/)
            .filter((line) => line.trim() !== '')
            .map((text, index) => ({ label: index === 0 ? label : null, text }));
    }
    if (typeof value !== 'object')
        return [{ label, text: String(value) }];
    if (depth >= 3)
        return [{ label, text: JSON.stringify(value).slice(0, 1000) }];
    if (Array.isArray(value))
        return value.flatMap((item) => linesOf(item, label, depth + 1));
    const place = placeOf(value);
    const rest = Object.entries(value).filter(([key]) => place === null || !place.keys.includes(key));
    return [
        ...(place === null ? [] : [{ label: label ?? 'at', text: place.text }]),
        ...rest.flatMap(([key, inner]) => linesOf(inner, label === null ? key : `${label}.${key}`, depth + 1)),
    ];
}
function placeOf(value) {
    const entries = new Map(Object.entries(value));
    const fileKey = ['file', 'path', 'filename'].find((key) => typeof entries.get(key) === 'string');
    if (fileKey === undefined)
        return null;
    const lineKey = ['line', 'line_number', 'lineNumber', 'start_line', 'startLine'].find((key) => typeof entries.get(key) === 'number');
    const file = String(entries.get(fileKey));
    return lineKey === undefined
        ? { text: file, keys: [fileKey] }
        : { text: `${file}:${String(entries.get(lineKey))}`, keys: [fileKey, lineKey] };
}


/***/ }),

/***/ 11283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UC: () => (/* binding */ worstServersFirst),
/* harmony export */   a3: () => (/* binding */ graverFirst),
/* harmony export */   kO: () => (/* binding */ reportedProblems),
/* harmony export */   md: () => (/* binding */ worstFirst)
/* harmony export */ });
/* harmony import */ var _policy_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52280);

/** The problems of some servers, and those of none. */
function reportedProblems(servers, others = []) {
    return [
        ...servers.flatMap((server) => server.problems.map((problem) => ({ problem, server }))),
        ...others.map((problem) => ({ problem, server: null })),
    ];
}
const levelOrder = { error: 0, fail: 1, warn: 2 };
const verdictOrder = { error: 0, fail: 1, warn: 2, pass: 3 };
/** Orders problems: what counts before what is waived, by level, then what no score excuses. */
function graverFirst(a, b) {
    return (Number(a.waived !== null) - Number(b.waived !== null) ||
        levelOrder[a.level] - levelOrder[b.level] ||
        Number(_policy_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .beyondScore */ .qc.has(b.rule)) - Number(_policy_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .beyondScore */ .qc.has(a.rule)));
}
/** Orders problems as `graverFirst`, and those that are equally grave by their servers' scores. */
function worstFirst(a, b) {
    return graverFirst(a.problem, b.problem) || lowerFirst(a.server, b.server);
}
/** Orders servers: by verdict, then what no score excuses, then the lower score. */
function worstServersFirst(a, b) {
    return (verdictOrder[a.verdict ?? 'pass'] - verdictOrder[b.verdict ?? 'pass'] ||
        Number(isBeyondScore(b)) - Number(isBeyondScore(a)) ||
        lowerFirst(a, b));
}
/** Whether what makes its verdict is nothing that a score excuses. */
function isBeyondScore({ verdict, problems }) {
    return problems.some(({ rule, level, waived }) => waived === null && level === verdict && _policy_catalogue_js__WEBPACK_IMPORTED_MODULE_0__/* .beyondScore */ .qc.has(rule));
}
/** What has no score stands behind what is known to be bad, before what just misses a minimum. */
const ungraded = 50;
/** The lower score first; of equals what the change brings, for it stands in the diff. */
function lowerFirst(a, b) {
    const scoreOf = (server) => server?.match?.report?.score ?? ungraded;
    const wasThere = (server) => Number(server?.change === 'unchanged');
    return scoreOf(a) - scoreOf(b) || wasThere(a) - wasThere(b);
}


/***/ }),

/***/ 17234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ redactJson),
/* harmony export */   a: () => (/* binding */ redactReport),
/* harmony export */   redactorFor: () => (/* binding */ redactorFor)
/* harmony export */ });
/* harmony import */ var _settings_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3435);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13920);


const mask = '***';
/**
 * What may stand between two characters of a secret that is broken over lines, also once that is escaped.
 * Each break can be taken in one way only: a pattern with two tries all their combinations.
 */
const lineBreak = '(?:(?:[ \\t]*(?:\\r|\\n|\\\\[rn]|%0[ADad]|<br>))+[ \\t]*)?';
/**
 * The one redactor that every output passes before it leaves the process: it takes out the secrets
 * in clear and as they look in JSON, in HTML, in a URL and in Base64, broken over lines too, and
 * whatever has the form of a token.
 */
function redactorFor(secrets) {
    const forms = secrets
        .filter(({ length }) => length >= _settings_key_js__WEBPACK_IMPORTED_MODULE_0__/* .shortestKey */ .A)
        .flatMap((secret) => [
        secret,
        JSON.stringify(secret).slice(1, -1),
        (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq)(secret).slice(1, -1),
        encodeURIComponent(secret),
        encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase()),
        (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .js)(secret),
        Buffer.from(secret).toString('base64').replace(/=+$/, ''),
        Buffer.from(secret).toString('base64url'),
        ...base64Forms(secret),
    ]);
    // The longest first, so that no form leaves a rest of another.
    const ordered = [...new Set(forms)].sort((a, b) => b.length - a.length);
    if (ordered.length === 0)
        return _text_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTokens */ .N_;
    const any = ordered.map((form) => [...form].map(literal).join(lineBreak)).join('|');
    const pattern = new RegExp(any, 'g');
    return (text) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTokens */ .N_)(text.replace(pattern, mask));
}
/** A secret within a longer text in Base64, at each of the three places where it can begin in a group. */
function base64Forms(secret) {
    return [0, 1, 2].flatMap((shift) => {
        const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(secret)]);
        // The characters that hold bits of what stands beside it are another's.
        const start = [0, 2, 3][shift] ?? 0;
        const end = Math.floor((bytes.length * 8) / 6);
        return ['base64', 'base64url'].map((form) => bytes.toString(form).slice(start, end));
    });
}
function literal(character) {
    return character.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&');
}
/** Fields whose texts are words of our own: a secret that equals one of them must not change it. */
const ownWords = new Set([
    'verdict',
    'level',
    'kind',
    'type',
    'pin',
    'role',
    'status',
    'source',
    'by',
    'rule',
    'preset',
    'event',
]);
/**
 * A report or an inventory with the secrets taken out of every text of strangers in it, before anything
 * is cut or escaped, which could leave a part of a secret or dress it so that it is not recognised.
 */
function redactReport(report, redact) {
    return redacted(report, redact, false);
}
/**
 * A document of JSON with the secrets taken out of its strings, the names of fields too; such documents
 * pass it in the redactor's place before they leave the process. In the text itself a letter of an escape
 * can be the first of what looks like a secret, as in `\n` before `pm_…`: without it nobody could parse
 * the rest.
 */
function redactJson(text, redact, indent) {
    if (redact(text) === text)
        return text;
    const clean = (each) => {
        const rest = redact(each);
        const written = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq)(rest);
        return redact(written) === written ? rest : mask;
    };
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq)(redacted(JSON.parse(text), clean, true), indent)}\n`;
}
/** A copy with other texts; in what is strange there are no words of our own. */
function redacted(root, redact, isAllStrange) {
    // What many servers share, such as the findings of one score, they share afterwards too.
    const known = { own: new WeakMap(), strange: new WeakMap() };
    const walk = (value, isStrange) => {
        if (typeof value === 'string')
            return redact(value);
        if (typeof value !== 'object' || value === null)
            return value;
        const copies = isStrange ? known.strange : known.own;
        const copy = copies.get(value) ?? copied(value, isStrange);
        copies.set(value, copy);
        return copy;
    };
    const copied = (value, isStrange) => {
        if (Array.isArray(value))
            return value.map((each) => walk(each, isStrange));
        if (value instanceof Set)
            return new Set([...value].map((each) => walk(each, isStrange)));
        if (value instanceof Map) {
            return new Map([...value].map(([key, inner]) => [walk(key, true), walk(inner, isStrange)]));
        }
        return Object.fromEntries(Object.entries(value).map(([key, inner]) => {
            if (isStrange)
                return [redact(key), walk(inner, true)];
            return [
                key,
                ownWords.has(key) && typeof inner === 'string' ? inner : walk(inner, key === 'evidence'),
            ];
        }));
    };
    return walk(root, isAllStrange);
}


/***/ }),

/***/ 98634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zn: () => (/* binding */ prove),
  kZ: () => (/* binding */ rereading),
  wp: () => (/* binding */ scanTree),
  O1: () => (/* binding */ takeInventory)
});

// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./build/declarations/client-files.js + 7 modules
var client_files = __webpack_require__(56305);
// EXTERNAL MODULE: ./build/files/unreadable.js
var unreadable = __webpack_require__(23193);
// EXTERNAL MODULE: ./build/declarations/formats.js
var formats = __webpack_require__(36696);
// EXTERNAL MODULE: ./build/declarations/paths.js
var paths = __webpack_require__(19924);
// EXTERNAL MODULE: ./build/declarations/reader.js
var reader = __webpack_require__(27345);
// EXTERNAL MODULE: ./build/declarations/repeated-keys.js
var repeated_keys = __webpack_require__(29217);
// EXTERNAL MODULE: ./build/declarations/servers.js
var servers = __webpack_require__(88432);
// EXTERNAL MODULE: ./build/declarations/shapes/workflows.js + 4 modules
var workflows = __webpack_require__(69181);
;// CONCATENATED MODULE: ./build/declarations/read.js








/** More files than manifests point at, and more places than are looked at for one. */
const maxReferences = 200;
const maxLooks = 5000;
/** More entries than any file declares, and more faults than anybody reads of one. */
const maxEntries = 1000;
const maxFaults = 20;
/** YAML of all files together, in characters: reading it takes time. */
const maxYaml = 24 * 1024 * 1024;
const maxYamlFile = 256 * 1024;
/** Text that a chart or a generator makes a file of. */
const template = /\{\{-?\s*(?:\.|(?:if|range|with|include|toYaml|define|template|end)\b)/;
/** What tells that a file which cannot be read may declare servers, or an escape that may hide it. */
const telling = /mcp[_-]?servers|mcp[_-]config|mcp\s+add|context_servers|enabledPlugins|toolsets|mcps|\bcmd\b|\buri\b|streamable_http|type:\s*["']?(?:mcp|poci|stdio)\b|\\[xuU\r\n]/i;
/** Whether a file that may be about something else matters all the same, by its text. */
function mayDeclare(path, text) {
    const holds = (0,client_files/* clientFileOf */.lO)(path)?.file.holds;
    return holds === undefined || (holds.test(text) && telling.test(text));
}
/**
 * Reads the declarations of client files, and of the files that these point at. A file with faults
 * keeps what could be understood; each fault is a report of its own on the place where it stands.
 *
 * @param readMore for files that a manifest refers to; they are read wherever they are
 */
async function readDeclarations(sources, readMore) {
    const found = {
        declarations: [],
        files: [],
        enabled: [],
        offered: [],
        seen: new Set(),
        references: [],
        marketplaces: [],
        switchedOn: new Set(),
    };
    // Files in which nothing is left to be found.
    const whole = new Set();
    const plugins = new Set();
    let yaml = 0;
    for (const { path, text } of sources) {
        const client = (0,client_files/* clientFileOf */.lO)(path);
        if (client === null)
            continue;
        const isYaml = client.file.format === 'yaml' || client.file.format === 'frontmatter';
        if (isYaml && (client.file.holds?.test(text) ?? true))
            yaml += Math.min(text.length, maxYamlFile);
        const reading = yaml > maxYaml
            ? tooMuch('one of more than 24 MB of YAML')
            : await readClientFile(client.file, text);
        // A file that is about something else is no file of ours.
        if (reading === null)
            continue;
        const { shape } = client.file;
        const isBare = typeof shape === 'object' && shape.mayBeBare && !shape.onlyByShape;
        if (isBare)
            whole.add(placeOf(client.folder, path));
        if (isPlugin(path))
            plugins.add(placeOf(client.folder, path));
        keep(found, path, client.file.client, client.folder, reading);
    }
    await followReferences(found, whole, plugins, readMore);
    for (const { declaration, marketplace } of found.enabled) {
        const offers = found.offered.filter(({ name }) => name === declaration.alias);
        const isHere = marketplace !== null &&
            offers.length > 0 &&
            offers.every(({ root, folder }) => root === marketplace && found.seen.has(folder));
        if (isHere)
            continue;
        const name = declaration.alias.slice(declaration.alias.lastIndexOf('@') + 1);
        const hooks = [
            ...found.marketplaces
                .filter((each) => each.name === null || each.name === name)
                .map(({ source }) => source),
            ...offers.flatMap(({ origin }) => origin ?? []),
        ];
        found.declarations.push({ ...declaration, launch: { ...declaration.launch, hooks } });
    }
    const { declarations, files, switchedOn } = found;
    return {
        files,
        // What one file lets rest another one of that client may wake.
        declarations: declarations.map((each) => each.disabled && switchedOn.has(switchOf(each)) ? { ...each, disabled: false } : each),
    };
}
/** What an entry that only switches a server on names. */
function switchOf({ client, alias }) {
    return JSON.stringify([client, alias]);
}
function keep(found, path, client, folder, reading) {
    const declared = (each) => ({
        ...each,
        file: path,
        client,
        folder,
    });
    // What is read twice in the same way is one; read as another client's it may mean something else.
    const key = (each) => JSON.stringify([each.span, each.disabled, { ...each.launch, env: [...each.launch.env] }]);
    const known = new Set(found.declarations.filter((each) => each.file === path && each.folder === folder).map(key));
    const faults = [...reading.faults];
    for (const [index, each] of reading.declarations.entries()) {
        if (index === maxEntries) {
            faults.push({ message: `more than ${maxEntries} servers`, span: each.span });
            break;
        }
        if (!known.has(key(each)))
            found.declarations.push(declared(each));
    }
    for (const { plugin, marketplace } of reading.enables ?? []) {
        const launch = { ...reader/* emptyLaunch */.XF, plugin };
        const each = { alias: plugin.text, span: plugin.span, disabled: false, launch };
        const root = marketplace === null ? null : (0,paths/* pathBelow */.Br)(folder, marketplace);
        found.enabled.push({ declaration: declared(each), marketplace: root });
    }
    for (const each of reading.marketplaces ?? [])
        found.marketplaces.push(each);
    for (const alias of reading.switchesOn ?? [])
        found.switchedOn.add(switchOf({ client, alias }));
    for (const { plugin, source, origin } of reading.offers ?? []) {
        const root = source === null ? null : (0,paths/* pathBelow */.Br)(folder, source);
        const place = { root: root === null ? null : folder, folder: root ?? '' };
        found.offered.push({ name: plugin, ...place, origin });
        if (root === null)
            continue;
        // Its files are read wherever they are; where they are not there, it has none.
        for (const file of ['.mcp.json', '.claude-plugin/plugin.json']) {
            const place = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
            const reference = { path: { text: file, span: place }, isRequired: false };
            found.references.push({ from: path, client, folder: root, reference });
        }
    }
    for (const reference of reading.refersTo ?? []) {
        const base = (0,paths/* pathBelow */.Br)(folder, reference.below ?? '') ?? folder;
        found.references.push({ from: path, client, folder: base, reference });
    }
    if (faults.length === 0 && !found.files.some((each) => each.path === path)) {
        found.files.push({ path, status: 'read', reason: null, span: null });
    }
    for (const { message, span } of faults.slice(0, maxFaults)) {
        found.files.push({ path, status: 'unreadable', reason: message, span });
    }
    const more = faults[maxFaults];
    if (more !== undefined) {
        const reason = `${faults.length - maxFaults} more faults`;
        found.files.push({ path, status: 'unreadable', reason, span: more.span });
    }
}
function isPlugin(path) {
    return path.endsWith('plugin.json');
}
/** A file as it is read for one folder. */
function placeOf(folder, path) {
    return `${folder}\u0000${path}`;
}
/** Reads the files that others name; a file that was read as that of another client is read once more. */
async function followReferences(found, whole, plugins, readMore) {
    let followed = 0;
    for (let index = 0; index < found.references.length; index += 1) {
        const { from, client, folder, reference } = found.references[index];
        const say = (reason) => {
            found.files.push({ path: from, status: 'unreadable', reason, span: reference.path.span });
        };
        if (followed === maxReferences || index === maxLooks) {
            say(`one of more than ${maxReferences} references to further files`);
            return;
        }
        const path = (0,paths/* pathBelow */.Br)(folder, (0,paths/* withoutProjectFolder */.O_)(reference.path.text));
        const place = placeOf(folder, path ?? '');
        // An offered plugin's own manifest is read as such; a manifest that is referred to, as a map too.
        if (whole.has(place) || (!reference.isRequired && plugins.has(place))) {
            found.seen.add(folder);
            continue;
        }
        const more = path === null ? { reason: outside } : await readMore(path);
        if (path !== null && 'text' in more) {
            followed += 1;
            found.seen.add(folder);
            whole.add(place);
            const own = !reference.isRequired && isPlugin(path) ? (0,client_files/* clientFileOf */.lO)(path)?.file : undefined;
            const file = own ?? { client, paths: [], shape: { mayBeBare: true } };
            const reading = await readClientFile(file, more.text);
            if (reading !== null)
                keep(found, path, client, folder, reading);
        }
        else if ('reason' in more) {
            // Where nothing must be, only what is there and cannot be read is told.
            const isAbsent = more.reason === outside || more.reason === unreadable/* unreadableReasons */.Z.absent;
            if (reference.isRequired || !isAbsent) {
                say(`it refers to a file of servers that cannot be read: ${more.reason}`);
            }
        }
    }
}
const outside = 'not a path within the tree';
function tooMuch(message) {
    const place = { line: 1, column: 1 };
    return { ...reader/* emptyReading */.iz, faults: [{ message, span: { start: place, end: place } }] };
}
/**
 * What one client file declares; null where files of its name may be about something else, and this
 * one is. It never rejects: what cannot be understood is a fault.
 */
async function readClientFile({ format = 'json', shape, holds, hasColonDefaults = false }, written) {
    // The mark that others have is one longer, and nothing behind it on its line is what is looked for.
    const text = hasColonDefaults ? written.replace(/(\$\{\w+:)(?!-)/g, '$1-') : written;
    if (holds !== undefined && !holds.test(text))
        return null;
    const isOptional = holds !== undefined && !telling.test(text);
    if (text.length > maxLength)
        return isOptional ? null : tooMuch('larger than 1 MB');
    const read = await formats/* formats */.F[format]();
    const document = read(text);
    if ('message' in document) {
        // No client reads a chart's template.
        const isOther = isOptional || (holds !== undefined && template.test(text));
        return isOther ? null : { ...reader/* emptyReading */.iz, faults: [document] };
    }
    const reading = typeof shape === 'function'
        ? withRepeatedKeys(shape(document, text), document, shape)
        : (0,servers/* readServers */.lf)(document, shape);
    // No client is known to read it: where nothing in it is a server, no fault in it is ours to report.
    const isNothing = reading === null ||
        (typeof shape === 'object' && shape.onlyByShape && reading.declarations.length === 0);
    if (isNothing || (isOptional && isEmpty(reading)))
        return null;
    return { ...reading, faults: [...reading.faults, ...(document.faults ?? [])] };
}
function isEmpty(reading) {
    const { declarations, faults, refersTo = [], enables = [], offers = [] } = reading;
    const own = faults.filter((fault) => !(0,repeated_keys/* isRepeatedKey */.ul)(fault));
    return [declarations, own, refersTo, enables, offers].every(({ length }) => length === 0);
}
/** A declaration file of a real project has some KB; parsers are slow on megabytes. */
const maxLength = 1024 * 1024;
/** A reader of its own takes one of two equal keys, as clients do, and not always the same one. */
function withRepeatedKeys(reading, { root, spanOf }, shape) {
    if (reading === null || root === null || shape === workflows/* workflowSteps */.B)
        return reading;
    const faults = [];
    (0,repeated_keys/* allRepeatedKeys */.qB)(root, spanOf, faults);
    return { ...reading, faults: [...reading.faults, ...faults] };
}

// EXTERNAL MODULE: ./build/project/project.js
var project_project = __webpack_require__(75215);
;// CONCATENATED MODULE: ./build/run/inventory.js





/** Finds and identifies what a tree declares; needs neither key nor export. */
async function takeInventory(source, options) {
    const { inventory, project } = await scanTree(source, options);
    return { ...inventory, candidates: await prove(inventory.candidates, project) };
}
/** The same before the lockfiles are asked about candidates, which takes time. */
async function scanTree(source, options) {
    const { folder, ignorePaths, withCandidates } = options;
    const ignored = ignorePaths.length > 0 ? picomatch([...ignorePaths], { dot: true }) : null;
    const tree = await source.readTree(folder, {
        client: (path) => (0,client_files/* clientFileOf */.lO)(path)?.file.client ?? null,
        matters: (path, text) => text === null || mayDeclare(path, text),
        folder: client_files/* isClientFolder */.Q,
        depth: client_files/* longestClientPath */.fV,
        ignored: (path) => ignored?.((0,posix_.join)(folder, path)) ?? false,
    });
    const project = (0,project_project/* openProject */.U8)(tree);
    return { inventory: await takeStock(tree, project, withCandidates), project, tree };
}
/** A tree that was looked through, to be read once more for suggested changes. */
function rereading({ tree, project }) {
    let spent = 0;
    const read = async (path, limit) => {
        const content = await tree.read(path, limit);
        if ('text' in content)
            spent += content.text.length;
        return content;
    };
    const size = tree.sources.reduce((sum, { text }) => sum + text.length, 0);
    return {
        read: async (file) => {
            const content = await read(file);
            return 'text' in content ? content.text : null;
        },
        take: (edited, withCandidates) => {
            spent += size;
            return lookAgain({ ...tree, read }, project, edited, withCandidates);
        },
        spent: () => spent,
    };
}
/** The same tree once more, with other texts in place of some of its files. */
async function lookAgain(tree, project, edited, withCandidates) {
    const changed = {
        ...tree,
        sources: tree.sources.map((source) => ({
            ...source,
            text: edited.get(source.path) ?? source.text,
        })),
        read: async (path, limit) => {
            const text = edited.get(path);
            return text === undefined ? tree.read(path, limit) : { text };
        },
    };
    // What was read for the launches is read anew only where it is edited.
    const isRead = [...edited.keys()].some(project.hasRead);
    return takeStock(changed, isRead ? (0,project_project/* openProject */.U8)(changed) : project, withCandidates);
}
async function takeStock(tree, project, withCandidates) {
    const { declarations, files } = await readDeclarations(tree.sources, tree.read);
    const dependencies = await resolveAll(declarations, project);
    const candidates = withCandidates ? await findCandidates(dependencies, project) : [];
    return { declarations, dependencies, candidates, files: [...files, ...tree.files] };
}
/** What the declarations launch. The launchers are loaded here, for a tree without any needs none. */
async function resolveAll(declarations, project) {
    if (declarations.length === 0)
        return [];
    const { resolveLaunch } = await Promise.all(/* import() */[__webpack_require__.e(1723), __webpack_require__.e(4017)]).then(__webpack_require__.bind(__webpack_require__, 94017));
    return (0,project_project/* readUntilComplete */.kN)(project, (files) => declarations.flatMap((declaration) => resolveLaunch(declaration, files)));
}
async function findCandidates(dependencies, project) {
    if (!(0,project_project/* hasManifests */.TW)(project.project))
        return [];
    const { candidatesOf } = await Promise.all(/* import() */[__webpack_require__.e(1723), __webpack_require__.e(2231)]).then(__webpack_require__.bind(__webpack_require__, 52231));
    return (0,project_project/* readUntilComplete */.kN)(project, (files) => candidatesOf(files, dependencies));
}
/** Candidates in the versions that lockfiles prove, in the same order. */
async function prove(candidates, project) {
    if (candidates.length === 0)
        return [];
    const { proveCandidate } = await Promise.all(/* import() */[__webpack_require__.e(1723), __webpack_require__.e(2231)]).then(__webpack_require__.bind(__webpack_require__, 52231));
    return (0,project_project/* readUntilComplete */.kN)(project, (files) => candidates.map((candidate) => proveCandidate(candidate, files)));
}


/***/ })

};
