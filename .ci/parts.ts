/*
 * Merges the many numbered chunks that ncc makes, one for each combination of dynamic imports, into parts
 * named for their purpose. The table below assigns each module to one part. Loading a chunk loads the parts
 * that contain its modules, except for `late`.
 */
import type { Part } from '../src/entry/start.ts';

/**
 * Assigns a module to a part by its file in `src/` or its package. If two rules match, the longer one wins. A
 * run with nothing to judge loads `main`, `judging` and `settings`; an inventory loads `main`, `command`,
 * `judging` and `resolution`. Loading a part compiles all of its modules.
 */
export const partRules: Readonly<Record<Part, readonly string[]>> = {
  // Loaded at startup, so it contains only what every run needs.
  main: [
    ...['src/entry/main.ts', 'src/model/'],
    // The list of outputs, which the command line also needs. The code that renders them is loaded on first
    // use.
    'src/report/outputs.ts',
    // The help text is escaped and wrapped in the same way as reports.
    'src/report/text.ts',
  ],
  judging: [
    ...['src/detection/', 'src/gate/', 'src/io/', 'src/judging/', 'src/model/secrets.ts'],
    ...['formats', 'lockfile', 'values'].map((name) => `src/detection/lockfiles/${name}.ts`),
    'src/report/',
    // Actions use these.
    ...['policy-text', 'public-repository'].map((name) => `src/commands/ports/${name}.ts`),
    'src/commands/warm/',
    // Needed before the run knows whether there is anything to look up.
    ...['src/export/cache.ts', 'src/export/ports/'],
    ...['@renovatebot/pep440', 'hosted-git-info', 'jsonc-parser', 'lru-cache', 'npm-package-arg'],
    ...['picomatch', 'proc-log', 'semver', 'validate-npm-package-name'],
  ],
  // Needed if there are servers.
  resolution: [
    ...['src/detection/resolution.ts', 'src/detection/lockfiles/'],
    ...['src/detection/purl.ts', 'packageurl-js'],
  ],
  // Needed if a run fails, or if a change edits a policy or a workflow.
  advice: [
    ...['src/judging/suggestions.ts', 'src/judging/suggestions/', 'src/gate/relaxations/'],
    ...['attribution', 'edited-policy', 'milder-servers'].map(
      (name) => `src/gate/pipeline/${name}.ts`,
    ),
  ],
  settings: [
    ...['src/gate/settings.ts', 'src/gate/settings/', 'src/io/http.ts', 'src/io/http/'],
    ...['src/model/form.ts', 'leven', 'zod'],
    '@actions/core',
  ],
  // @actions/core imports these for OpenID Connect and for the operating system's name, neither of which any
  // run needs. Together with the Node modules that they load, they took a seventh of the CPU time of a run
  // with nothing to judge. Importing one of them yields a stand-in, which loads this part when a value is
  // first read from it.
  late: ['@actions/exec', '@actions/io', '@actions/http-client', 'tunnel', 'undici'],
  formats: [
    ...['frontmatter', 'toml', 'yaml', 'yaml-tree'].map(
      (name) => `src/detection/declarations/${name}.ts`,
    ),
    'src/detection/yaml.ts',
    ...['js-yaml', 'smol-toml', 'toml-eslint-parser', 'yaml'],
  ],
  export: ['src/export/', 'src/export/ports/spill-file.ts'],
  cache: [
    ...['@actions/cache', '@azure/', '@protobuf-ts/', 'agent-base', 'debug', 'has-flag'],
    ...['http-proxy-agent', 'https-proxy-agent', 'ms', 'supports-color'],
  ],
  github: [
    ...['src/io/github-api.ts', 'src/io/github-repositories.ts', 'src/io/github/remote/'],
    ...['api-response', 'api', 'comment', 'conversation', 'issue', 'pace', 'review'].map(
      (name) => `src/io/github/${name}.ts`,
    ),
    ...['comment-intent', 'post-suggestions', 'pull-request'].map(
      (name) => `src/gate/publishing/${name}.ts`,
    ),
    '@octokit/core',
  ],
  organisation: ['src/commands/replay/', 'src/commands/sweep/'],
  // Needed by the commands that process the entire export, and by the export-diff action.
  corpus: [
    ...['src/commands/allowlist/', 'src/commands/corpus/', 'src/commands/export-diff/'],
    ...['src/commands/export-tables/', 'src/commands/show/'],
    ...['output-folder', 'partial-folder', 'temporary-folder'].map(
      (name) => `src/commands/ports/${name}.ts`,
    ),
    'src/export/whole.ts',
    'src/export/cache/daily-stores.ts',
    'src/export/store/store-document.ts',
    ...['finding-members', 'joined-reading', 'record-members', 'reference-join'].map(
      (name) => `src/export/reading/${name}.ts`,
    ),
  ],
  command: [
    ...['src/commands/', 'src/entry/'],
    // The command table lists their formats.
    ...['src/commands/export-diff/formats.ts', 'src/commands/sweep/outputs.ts'],
    ...['src/report/cyclonedx/', 'src/report/dependency-snapshot/', 'src/report/bills.ts'],
    ...[
      'src/report/json/render-inventory-json.ts',
      'src/report/terminal.ts',
      'src/report/write-text.ts',
      'src/report/inventory/',
      'src/report/listing.ts',
    ],
    'src/report/check.ts',
    ...['text-layout', 'text-parts', 'write-text'].map((name) => `src/report/document/${name}.ts`),
    ...['ansi-regex', 'get-east-asian-width', 'string-width', 'strip-ansi'],
  ],
};
const parts = Object.keys(partRules) as readonly Part[];

/** ncc's output: the entry chunk, the other chunks by file name, and the origin of each module. */
export interface Chunks {
  readonly main: string;
  readonly others: ReadonlyMap<string, string>;
  /**
   * Each module's path relative to the repository's root, with `/`, by ncc's number; null if the module is
   * not a file.
   */
  readonly origins: ReadonlyMap<string, string | null>;
}

interface Module {
  readonly id: string;
  readonly path: string;
  readonly part: Part;
  readonly code: string;
}

/**
 * Merges the chunks into parts.
 *
 * @returns the text of each part's file, by part name
 * @throws Error if a module belongs to no part, or if the format of ncc's code has changed
 */
export function mergeChunks({ main, others, origins }: Chunks): ReadonlyMap<Part, string> {
  const modules = new Map<string, Module>();
  const partsOf = new Map<string, readonly Part[]>();
  for (const [file, text] of others) {
    const chunk = readChunk(file, text);
    const needed = new Set<Part>();
    for (const { id, code } of chunk.modules) {
      const path = origins.get(id) ?? null;
      if (path === null) throw new Error(`${file}: module ${id} comes from no known file`);
      const part = partOf(path);
      if (part === null) throw new Error(`${file}: ${path} belongs to no part: see .ci/parts.ts`);
      const known = modules.get(id);
      if (known !== undefined && known.code !== code) {
        throw new Error(`${file}: ${path} differs from chunk to chunk`);
      }
      modules.set(id, { id, path, part, code });
      if (part !== 'main' && part !== 'late') needed.add(part);
    }
    partsOf.set(
      chunk.id,
      parts.filter((part) => needed.has(part)),
    );
  }
  const sorted = [...modules.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  const imported = sorted
    .filter(({ part }) => part !== 'late')
    .flatMap(({ code }) => [...code.matchAll(/_require__\((\d+)\)/g)])
    .map(([, id = '']) => id);
  const standIns = new Set(imported.filter((id) => modules.get(id)?.part === 'late'));
  return new Map(
    parts.map((part) => {
      const own = sorted.filter((module) => module.part === part);
      const body = own.map(({ id, code }) => `\n/***/ ${id}:\n${code},\n`).join('');
      if (part === 'main') return [part, extendMain(main, body, partsOf, [...standIns])];
      const head = body.includes('__WEBPACK_EXTERNAL_createRequire') ? requireImport : '';
      return [part, `${head}export const modules = {\n${body}\n};\n`];
    }),
  );
}

function partOf(path: string): Part | null {
  const [, dependency] = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  const name = dependency ?? path.replace(/^build\/(.*)\.js$/, 'src/$1.ts');
  const fits = (rule: string): boolean =>
    rule.endsWith('/') ? name.startsWith(rule) : name === rule;
  let best: { rule: string; part: Part } | null = null;
  for (const part of parts) {
    for (const rule of partRules[part].filter(fits)) {
      if (rule.length > (best?.rule.length ?? 0)) best = { rule, part };
    }
  }
  return best?.part ?? null;
}

const requireImport =
  'import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";\n';
const chunkFormat =
  /^(?:import \{ createRequire as __WEBPACK_EXTERNAL_createRequire \} from "module";\n)?export const id = (\d+);\nexport const ids = \[\1(?:,\d+)*\];\nexport const modules = \{\n\n(\/\*\*\*\/ \d+:\n[\s\S]*)\n\n\};\n$/;

function readChunk(
  file: string,
  text: string,
): { id: string; modules: { id: string; code: string }[] } {
  const [, id, body] = chunkFormat.exec(text) ?? [];
  if (id === undefined || body === undefined) {
    throw new Error(`${file}: ncc writes its chunks in another way than .ci/parts.ts knows`);
  }
  const [, ...pieces] = body.split(/^\/\*\*\*\/ (\d+):\n/m);
  const modules = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const [module = '', code = ''] = pieces.slice(at);
    modules.push({ id: module, code: code.trimEnd().replace(/,$/, '') });
  }
  return { id, modules };
}

/** Adds the modules of the `main` part to the entry chunk, and replaces ncc's chunk-loading function. */
function extendMain(
  main: string,
  modules: string,
  partsOf: ReadonlyMap<string, readonly Part[]>,
  standIns: readonly string[],
): string {
  const rows = [...partsOf].map(([id, names]) => `\t\t${id}: ${JSON.stringify(names)},\n`).join('');
  const loader = `\tvar partsOf = {
${rows}\t};
	var loading = {};
	var load = (part) => loading[part] ??= import(\`./\${part}.js\`).then(({ modules }) => {
		Object.assign(__nccwpck_require__.m, modules);
	});
	__nccwpck_require__.e = (chunkId) => Promise.all(partsOf[chunkId].map(load));
	var standIns = ${JSON.stringify(standIns)};
	var isLate = true;
	var valuesOf = (id) => {
		if (isLate) {
			var require = process.getBuiltinModule("module").createRequire(import.meta.url);
			Object.assign(__nccwpck_require__.m, require("./late.js").modules);
			for (var each of standIns) delete __webpack_module_cache__[each];
			isLate = false;
		}
		return __nccwpck_require__(id);
	};
	standIns.forEach((id) => {
		__nccwpck_require__.m[id] = (module) => {
			module.exports = new Proxy({}, { get: (_, name) => valuesOf(id)[name] });
		};
	});
`;
  const table = /(?<=^\/\*{6}\/ var __webpack_modules__ = \(\{\n)/;
  let text = replaceOnce(main, 'the table of modules', table, modules);
  const replaceSection = (heading: string, replacement: string): void => {
    text = replaceOnce(text, heading, runtimeSection(heading), replacement);
  };
  replaceSection('ensure chunk', `/* load parts */\n(() => {\n${loader}})();\n\n`);
  replaceSection('get javascript chunk filename', '');
  replaceSection('import chunk loading', '');
  const rest = /__nccwpck_require__\.[fu]\b|installedChunks/.exec(text);
  if (rest !== null) throw unknownRuntime(rest[0]);
  return text;
}

/**
 * Returns a pattern that matches a section of webpack's runtime, from its heading to the last line of its
 * function.
 */
function runtimeSection(heading: string): RegExp {
  const line = String.raw`\/\*{6}\/ `;
  return new RegExp(
    String.raw`^${line}\/\* webpack\/runtime\/${heading} \*\/\n${line}\(\(\) => \{\n(?:${line}\t.*\n)*${line}\}\)\(\);\n${line}\n`,
  );
}

function replaceOnce(text: string, what: string, pattern: RegExp, replacement: string): string {
  const found = text.match(new RegExp(pattern, 'gm')) ?? [];
  if (found.length !== 1) throw unknownRuntime(what);
  return text.replace(new RegExp(pattern, 'm'), () => replacement);
}

function unknownRuntime(what: string): Error {
  return new Error(`main.js: ncc's runtime is not as .ci/parts.ts knows it, at ${what}`);
}
