/*
 * The repositories that the pull requests change. They are small, but contain the kinds of files that real
 * ones have alongside servers.
 */
import type { Files } from './commits.ts';
import { digests } from './corpus.ts';

/** Returns an entry for a server that a package runner starts. */
export function npx(spec: string, ...args: readonly string[]) {
  return { command: 'npx', args: ['-y', spec, ...args] };
}
export const uvx = (spec: string) => ({ command: 'uvx', args: [spec] });
export const board = 'registry.example/fictional/board';
export function docker(image: string, ...options: readonly string[]) {
  return { command: 'docker', args: ['run', '-i', '--rm', ...options, image] };
}

export const notes = npx('@fictional-mcp/notes@1.4.0');
export const tickets = { type: 'http', url: 'https://mcp.fictional.example/tickets' };

/** Returns a `.mcp.json` with these servers. */
export function servers(entries: Readonly<Record<string, unknown>>): Files {
  return { '.mcp.json': { mcpServers: entries } };
}

/** The entries in the plain project's `.mcp.json`; the grade of `tables` is below the minimum. */
export const declared = {
  notes,
  tables: npx('@fictional-mcp/tables@0.10.0'),
  tickets,
  weather: uvx('fictional-mcp-weather@2.1.0'),
  board: docker(`${board}:1.0.0`, '-e', 'BOARD_TOKEN'),
};

/**
 * Returns a `.mcp.json` with the entries in `declared`, in the same order, except where `entries` replaces
 * them.
 */
export function replaced(entries: Readonly<Record<string, unknown>>): Files {
  return servers({ ...declared, ...entries });
}

const ci = `name: CI
on: [push, pull_request]
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - run: npm ci && npm test
`;

/** A project with one client file. */
export const project: Files = {
  'README.md': '# Project\n',
  '.gitignore': 'node_modules/\n',
  '.github/workflows/ci.yml': ci,
  'src/index.js': 'console.log(1);\n',
  ...servers(declared),
};

/** Returns an npm lockfile entry for a package from the default registry. */
export function locked(name: string, version: string): object {
  const file = `${name.split('/').at(-1)}-${version}.tgz`;
  const integrity = `sha512-${Buffer.from(`${name} ${version}`).toString('base64').padEnd(86, 'A')}==`;
  return { version, resolved: `https://registry.npmjs.org/${name}/-/${file}`, integrity };
}

/** Versions in an npm project: the ranges in its manifest and the versions in its lockfile. */
interface Installed {
  readonly ranges?: Readonly<Record<string, string>>;
  readonly versions?: Readonly<Record<string, string>>;
}

const ranges = { '@fictional-mcp/mail': '^1.0.0', prettier: '^3.0.0' };
const versions = { '@fictional-mcp/mail': '1.0.0', 'fast-glob': '3.3.2', prettier: '3.6.0' };

/** Returns the `package.json` and `package-lock.json` at the root of the monorepo. */
export function installed(more: Installed = {}): Files {
  const devDependencies = { ...ranges, ...more.ranges };
  const all = Object.entries({ ...versions, ...more.versions });
  return {
    'package.json': {
      name: 'monorepo',
      private: true,
      workspaces: ['apps/*'],
      scripts: { test: 'vitest' },
      devDependencies,
    },
    'package-lock.json': {
      name: 'monorepo',
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': { name: 'monorepo', workspaces: ['apps/*'], devDependencies },
        ...Object.fromEntries(
          all.map(([name, version]) => [`node_modules/${name}`, locked(name, version)]),
        ),
      },
    },
  };
}

export const mail = { command: 'node', args: ['node_modules/@fictional-mcp/mail/index.js'] };

/** A monorepo with several clients. The servers of one client are installed from a lockfile. */
export const monorepo: Files = {
  'README.md': '# Monorepo\n',
  '.github/workflows/ci.yml': ci,
  ...installed(),
  ...servers({ mail, notes }),
  '.cursor/mcp.json': { mcpServers: { notes } },
  'apps/web/package.json': { name: 'web', private: true, dependencies: { react: '^19.0.0' } },
  'apps/web/.vscode/mcp.json': { servers: { tables: npx('@fictional-mcp/tables@0.9.0') } },
  'apps/web/src/index.js': '',
  'apps/api/pyproject.toml':
    '[project]\nname = "api"\nversion = "0.1.0"\nrequires-python = ">=3.12"\ndependencies = ["httpx>=0.28"]\n',
  'apps/api/.mcp.json': { mcpServers: { weather: uvx('fictional-mcp-weather@2.1.0') } },
};

/** A library with a Yarn lockfile. */
export const library: Files = {
  'README.md': '# Library\n',
  'package.json': { name: 'library', version: '1.0.0', dependencies: { 'left-pad': '^1.3.0' } },
  'yarn.lock': `# yarn lockfile v1


left-pad@^1.3.0:
  version "1.3.0"
  resolved "https://registry.yarnpkg.com/left-pad/-/left-pad-1.3.0.tgz#5b8a3a7765dfe001261dde915589e782f8c94d1e"
  integrity sha512-XI5MPzVNApjAyhQzphX8BkmKsKUxD4LdyK24iZeQGinBN9yTQT3bFlCBy/aVx2HrNcqQGsdot8ghrjyrvMCoEA==
`,
  ...servers({ notes }),
};

/** The parts of an agentic workflow and of the file that `gh aw compile` generates from it. */
interface Agentic {
  readonly compiler?: string;
  readonly image?: string;
  readonly prompt?: string;
}

/** Returns an agentic workflow with its lock file. */
export function agentic({
  compiler = 'v0.30.0',
  image = `${board}:1.0.0`,
  prompt = 'Triage the issue.',
}: Agentic = {}): Files {
  return {
    '.github/workflows/triage.md': `---
on: issues
permissions:
  contents: read
mcp-servers:
  board:
    container: ${image}
    env:
      BOARD_TOKEN: \${{ secrets.BOARD_TOKEN }}
safe-outputs:
  add-comment:
---

${prompt}
`,
    '.github/workflows/triage.lock.yml': `# This file was automatically generated by gh-aw (${compiler}). DO NOT EDIT.
#
# Source: .github/workflows/triage.md

name: "Triage"
"on": issues

permissions: {}

jobs:
  agent:
    runs-on: ubuntu-latest
    permissions:
      contents: read
    env:
      GH_AW_SAFE_OUTPUTS: \${{ runner.temp }}/gh-aw/safeoutputs/outputs.jsonl
    steps:
      - uses: actions/checkout@v5
        with:
          persist-credentials: false
      - name: Setup Scripts
        uses: github/gh-aw/actions/setup@${compiler}
      - name: Download container images
        run: docker pull ${image}
      - name: Start MCP Gateway
        env:
          BOARD_TOKEN: \${{ secrets.BOARD_TOKEN }}
          GH_AW_SAFE_OUTPUTS_API_KEY: \${{ steps.safe-outputs-start.outputs.api_key }}
          GH_AW_SAFE_OUTPUTS_PORT: \${{ steps.safe-outputs-start.outputs.port }}
        run: |
          set -eo pipefail
          mkdir -p "\${RUNNER_TEMP}/gh-aw/mcp-config"
          cat << GH_AW_MCP_CONFIG_EOF | bash "\${RUNNER_TEMP}/gh-aw/actions/start_mcp_gateway.sh"
          {
            "mcpServers": {
              "board": {
                "type": "stdio",
                "container": "${image}",
                "env": {
                  "BOARD_TOKEN": "$BOARD_TOKEN"
                }
              },
              "safeoutputs": {
                "type": "http",
                "url": "http://host.docker.internal:$GH_AW_SAFE_OUTPUTS_PORT",
                "headers": {
                  "Authorization": "$GH_AW_SAFE_OUTPUTS_API_KEY"
                }
              }
            },
            "gateway": {
              "port": $MCP_GATEWAY_PORT,
              "domain": "\${MCP_GATEWAY_DOMAIN}",
              "apiKey": "\${MCP_GATEWAY_API_KEY}"
            }
          }
          GH_AW_MCP_CONFIG_EOF
      - name: Execute
        run: copilot --prompt "$(cat /tmp/gh-aw/aw-prompts/prompt.txt)"
`,
  };
}

/** A repository with agentic workflows. */
export const agenticRepository: Files = {
  'README.md': '# Agents\n',
  '.gitattributes': '.github/workflows/*.lock.yml linguist-generated=true merge=ours\n',
  ...agentic(),
};

/** Returns the gate's workflow, with additional lines for its step. */
export function gate({ on = defaultOn, uses = 'acme/mcp-grade-gate@v1', step = '' } = {}): Files {
  return {
    '.github/workflows/grades.yml': `name: MCP grades
on:
${on}
permissions:
  contents: read
jobs:
  grades:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: ${uses}
        with:
          api-key: \${{ secrets.GRADES_KEY }}
          base-url: https://grades.acme.example
${step}`,
  };
}

const defaultOn = `  pull_request:
    types: [opened, synchronize, reopened, edited]
  merge_group:`;

/** Returns the policy file of the governed repository, with additional lines. */
export function policy(more = '', minimum = 70): Files {
  return { '.github/mcp-grade-gate.yml': `min-score: ${minimum}\n${more}` };
}

/** A repository with its own policy and the gate's workflow. */
export const governed: Files = {
  ...project,
  ...gate(),
  ...policy('rules:\n  unpinned: fail\n'),
};

export const byDigest = docker(`${board}@${digests['1.0.0']}`);
