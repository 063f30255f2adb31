import { describe, expect, test } from 'vitest';
import { clientFileOf } from '../../../src/detection/declarations/client-files.ts';
import { reasonOf, versionPart } from '../../../src/detection/ecosystems/ecosystems.ts';
import { resolveLaunch as resolveWith } from '../../../src/detection/resolution/resolve.ts';
import type { Declaration, Dependency } from '../../../src/model/model.ts';
import { declare, emptyProject, launchOf, resolveIn, word } from '../../builders.ts';
import { unidentified } from './reasons.ts';

/** `type name version`, or why it is not identified, one line a dependency. */
const resolveLaunch = (declaration: Declaration): Dependency[] =>
  resolveWith(declaration, emptyProject);

const briefly = (dependencies: readonly Dependency[]): string[] =>
  dependencies.map((dependency) => {
    const { type, name, alterations, role } = dependency;
    const changed = alterations.map(({ kind, what }) => ` (${kind}: ${what})`).join('');
    return dependency.type === 'unidentified'
      ? `unidentified: ${dependency.reason}`
      : `${type} ${name} ${versionPart(dependency).version ?? '-'}${changed}${role === 'server' ? '' : ` ${role}`}`;
  });
const brief = (launch: string): string[] => briefly(resolveLaunch(declare(launch)));

describe('launch commands', () => {
  const hidden = 'unidentified: an option of npx that may hide what it starts';
  const foreign = 'unidentified: a program that does not come from the package';
  const path = 'npm notes - (path: a launcher by its path)';
  const missing = unidentified.missingProgram;
  const noScript = 'unidentified: a script of no package.json of the tree';
  const noProgram =
    'unidentified: a program of the installation that no lockfile or manifest tells';

  test.for([
    ['npx notes', ['npm notes -']],
    ['npx -y @acme/notes@1.2.0 --port 80', ['npm @acme/notes 1.2.0']],
    ['npx --yes --quiet notes@latest -p evil', ['npm notes latest']],
    ['npx -p @acme/notes@1.0.0 notes-server', ['npm @acme/notes 1.0.0']],
    ['npx --package=@acme/notes notes', ['npm @acme/notes -']],
    ['npx -y --package @acme/notes -p other@2.0.0 notes', ['npm @acme/notes -', 'npm other 2.0.0']],
    // npm takes the program of the package that comes first.
    [
      'npx -p zod -p tsx -p cors tsx server.ts',
      ['npm zod - library', missing, 'npm tsx - launcher', 'npm cors -'],
    ],
    // The program may be that of a package beside the one of its name.
    ['npx -p zod -p notes notes', ['npm zod -', 'npm notes -']],
    ['npx -p ant@npm:zod -p tsx tsx server.ts', ['npm zod -', missing, 'npm tsx - launcher']],
    [
      'pnpm dlx --package zod --package tsx tsx server.ts',
      ['npm zod -', missing, 'npm tsx - launcher'],
    ],
    ['npx -- notes', ['npm notes -']],
    ['npx --registry https://npm.acme.example notes', ['npm notes - (registry: --registry)']],
    ['npx --node-options=-r=./x.js notes', ['npm notes - (loader: --node-options)']],
    ['npx --unknown notes', [hidden]],
    ['npx -p good --unknown -p evil bin', ['npm good -', hidden]],
    ['npx -yq notes', ['npm notes -']],
    // What npx makes of these is not what they look like.
    ['npx -y=evil notes', ['npm evil -']],
    ['npx --yes=evil notes', ['npm evil -']],
    // npx removes options that it has given up, with their values.
    ['npx -y -n notes evil', ['npm evil -']],
    ['npx --ignore-existing notes', ['npm notes -']],
    ['npx -y -pnotes evil', [hidden]],
    ['npx -y -package notes evil', ['npm notes -']],
    ['npx -y --no-fund notes -p evil', ['npm evil -']],
    ['npx -c notes', ['unidentified: npx runs its own command line']],
    ['npx -y -p notes -c evil', ['npm notes -', 'unidentified: npx runs its own command line']],
    ['npx -p notes sh -c evil', ['npm notes -', foreign]],
    ['npx -p notes xvfb-run npx evil', ['npm notes -', foreign]],
    ['npx -p notes mise x -- npx evil', ['npm notes -', foreign]],
    ['npx -p notes ./evil', ['npm notes -', foreign]],
    ['npx -p notes python3.12 evil.py', ['npm notes -', foreign]],
    ['npx -y --loglevel -n notes evil', ['npm evil -']],
    ['npx -p notes x$(evil)', ['npm notes -', foreign]],
    ['npx -p notes setsid sh -c evil', ['npm notes -', foreign]],
    // Versions read these differently: each has its own package.
    ['npx --min-release-age 7 notes', ['npm 7 -', 'npm notes -']],
    ['npx --min-release-age=7 notes', ['npm notes -']],
    ['npx --shrinkwrap=evil notes', ['npm evil -']],
    ['npx --bypass-2fa=evil notes', ['npm notes -', 'npm evil -']],
    ['npm exec --allow-git none -- notes', ['npm none -', 'npm notes -']],
    ['npx --min-release-age 7 --allow-git none notes', [hidden]],
    ['npx --browser firefox notes', ['npm firefox - (path: --browser)']],
    ['npm exec --browser firefox notes', ['npm notes - (path: --browser)']],
    ['bunx --shell bun notes', ['npm bun - (path: --shell)', 'npm notes -']],
    ['bunx --shell=bun notes', ['npm notes -']],
    ['bunx --shell notes', ['npm notes - (path: --shell)']],
    ['bunx --shell bun --cwd app notes', [unidentified.hidingOption]],
    ['pnpm dlx --silent=evil notes', ['npm evil -']],
    // Before a script pnpm 10 knows no options with a value but those of all its commands.
    ['pnpm --store-dir evil start', [noScript, noScript]],
    ['pnpm --store-dir=evil start', [noScript]],
    ['pnpm --store-dir evil dlx notes', ['npm notes -']],
    ['pnpm dlx --config.registry evil notes', [unidentified.hidingOption]],
    ['podman run --rm docker://ghcr.io/acme/notes:1', ['oci ghcr.io/acme/notes 1']],
    ['nerdctl -n mcp run ghcr.io/acme/notes:1', ['oci ghcr.io/acme/notes 1 (path: --namespace)']],
    ['deno run -Rpath npm:notes', ['npm notes -']],
    ['deno run -RW npm:notes', ['npm notes -']],
    ['deno run -Rc evil npm:notes', ['npm notes - (loader: --config)']],
    ['pnpm --silent=evil dlx notes', [unidentified.hidingOption]],
    ['env 1=2 =3 npx notes', ['npm notes -']],
    ['npx ${NOTES:-@acme/notes@1.0.0} --port ${PORT:-80}', ['npm @acme/notes 1.0.0']],
    ['npx ${NOTES:-}', ['unidentified: an empty package name']],
    ['npx ${NOTES:-${OTHER}}', [unidentified.placeholder]],
    ['npx', ['unidentified: npx without a package']],
    ['npm exec --yes -- notes@1.0.0 --port 1', ['npm notes 1.0.0']],
    ['npm x --package=notes@1.0.0 -- notes', ['npm notes 1.0.0']],
    ['npm exec notes --registry https://x', ['npm notes - (registry: --registry)']],
    ['npm exec notes -p evil', ['npm notes -']],
    ['npm exec --yes true evil', ['npm evil -']],
    ['npm exec --yes null evil', ['npm evil -']],
    ['npm exec --fund null evil', ['npm null -']],
    ['npm start', [noScript]],
    ['pnpm dlx notes@latest', ['npm notes latest']],
    ['pnpm --package=@acme/notes dlx notes', ['npm @acme/notes -']],
    ['pnpm --registry=https://x dlx notes', ['npm notes - (registry: --registry)']],
    ['pnpm exec notes', [noProgram]],
    ['yarn dlx -p notes@1.0.0 bin', ['npm notes 1.0.0']],
    ['yarn dlx -p notes@1.0.0 node evil.js', ['npm notes 1.0.0', foreign]],
    ['bunx --bun notes', ['npm notes -']],
    ['bun x notes', ['npm notes -']],
    ['bun run start', [noScript]],
    // Bridges: their arguments tell the server, and the package is its launcher.
    [
      'npx -y mcp-remote https://mcp.acme.example/sse --header x',
      ['remote https://mcp.acme.example/sse -', 'npm mcp-remote - launcher'],
    ],
    [
      'npx mcp-remote@1.2.3 ${URL}',
      ['unidentified: the URL is a placeholder', 'npm mcp-remote 1.2.3 launcher'],
    ],
    [
      'npx -p mcp-remote mcp-remote https://mcp.acme.example',
      ['remote https://mcp.acme.example -', 'npm mcp-remote - launcher'],
    ],
    [
      'npm exec --package=mcp-remote -- mcp-remote https://mcp.acme.example',
      ['remote https://mcp.acme.example -', 'npm mcp-remote - launcher'],
    ],
    [
      'yarn dlx -p mcp-remote mcp-remote https://mcp.acme.example',
      ['remote https://mcp.acme.example -', 'npm mcp-remote - launcher'],
    ],
    ['dotenv -v NODE_OPTIONS=-r=./x.js run -- npx notes', ['npm notes - (loader: NODE_OPTIONS)']],
    ['doppler.exe run -- npx notes', ['npm notes -']],
    ['npx mcp-remote', ['unidentified: a bridge without an address', 'npm mcp-remote - launcher']],
    [
      'npx -y supergateway --sse https://mcp.acme.example/sse',
      ['remote https://mcp.acme.example/sse -', 'npm supergateway - launcher'],
    ],
    [
      'npx -y @smithery/cli@latest run @acme/notes --key word',
      ['registry @acme/notes -', 'npm @smithery/cli latest launcher'],
    ],
    [
      'npx -p @dotenvx/dotenvx dotenvx run -- npx notes@1.0.0',
      ['npm notes 1.0.0', 'npm @dotenvx/dotenvx - launcher'],
    ],
    ['npx -p dotenv-cli dotenv -- npx notes', ['npm notes -', 'npm dotenv-cli - launcher']],
    ['npx dotenv-cli -e .env -- npx notes@1.0.0', ['npm notes 1.0.0', 'npm dotenv-cli - launcher']],
    ['npx envmcp -e .env npx notes', ['npm notes -', 'npm envmcp - launcher']],
    [
      'npx cross-env NODE_OPTIONS=-r=./x.js npx notes',
      ['npm notes - (loader: NODE_OPTIONS)', 'npm cross-env - launcher'],
    ],
    // Wrappers.
    ['doppler run -p project -- npx -y notes', ['npm notes -']],
    ['op run --env-file=.env -- uvx notes', ['pypi notes -']],
    ['op mcp notes', ['unidentified: not a command line that "run" starts']],
    ['mise x node@24 -- npx notes', ['npm notes -']],
    ['mise run app', ['unidentified: not a command line that "x" or "exec" starts']],
    [
      'env A=b npm_config_registry=https://x npx notes',
      ['npm notes - (registry: npm_config_registry)'],
    ],
    ['sudo -E npx notes', ['npm notes -']],
    ['sudo --mystery npx notes', [unidentified.hidingOption]],
    ['timeout 10 npx notes', ['npm notes -']],
    [
      'nix develop -c npx notes',
      ['npm notes -', 'unidentified: a program whose code is not in the tree'],
    ],
    [
      'nix develop github:acme/shell -c npx notes',
      [
        'npm notes -',
        'unidentified: a shell of nix, built by a flake that the export does not grade',
      ],
    ],
    [
      'nix run github:acme/notes --override-input x path:./evil',
      ['unidentified: not a "run" of a repository by nix'],
    ],
    ['npm exec --package=good -- sh -c evil', ['npm good -', foreign]],
    [
      'npx mcp-remote https:evil.example/sse https://good.example/mcp',
      ['unidentified: not a URL', 'npm mcp-remote - launcher'],
    ],
    [
      'npx mcp-remote --header https://good.example https://mcp.acme.example',
      ['remote https://mcp.acme.example -', 'npm mcp-remote - launcher'],
    ],
    [
      'npx dotenv-cli -v NODE_OPTIONS=-r=./x.js -- npx notes',
      ['npm notes - (loader: NODE_OPTIONS)', 'npm dotenv-cli - launcher'],
    ],
    [
      'dotenv -e .env -v NODE_OPTIONS=-r=./x.js -- npx notes',
      ['npm notes - (loader: NODE_OPTIONS)'],
    ],
    [
      'mise x --cd evil -- npx notes',
      ['unidentified: an option that changes where the command is started'],
    ],
    ['env -C /srv npx notes', ['npm notes -']],
    ['deno run --node-modules-dir npm:evil npm:good', ['npm evil -']],
    ['dnx Good --yes --source:https://evil', ['nuget good - (registry: --source)']],
    ['npx -y https://registry.npmjs.org/@acme/notes/-/notes-1.0.0.tgz', ['npm @acme/notes 1.0.0']],
    ['cmd /c npx -y notes', ['npm notes -']],
    ['cmd /d /s /c npx notes', ['npm notes -']],
    ['cmd /c npx notes & evil', ['unidentified: a command line of cmd with operators in it']],
    ['sh script.sh', [missing]],
    [`${'env '.repeat(20)}npx notes`, ['unidentified: too many nested wrappers']],
    // Other ecosystems.
    ['dnx Acme.Notes@1.2.0 --yes', ['nuget acme.notes 1.2.0']],
    [
      'dnx Acme.Notes --version 1.2.0 --add-source https://x',
      ['nuget acme.notes 1.2.0 (registry: --add-source)'],
    ],
    ['deno run -A --allow-net=x npm:@acme/notes@1.0.0/server', ['npm @acme/notes 1.0.0']],
    ['deno run jsr:@acme/notes', ['jsr @acme/notes -']],
    ['deno run https://x.example/server.ts', ['unidentified: a program by its path or address']],
    ['go run acme.example/notes/cmd@v1.2.0', ['golang acme.example/notes/cmd v1.2.0']],
    [
      'go run -exec ./evil acme.example/notes@latest',
      ['golang acme.example/notes latest (path: -exec)'],
    ],
    ['go run ./cmd', [unidentified.missingCode]],
    ['go run acme.example/...@v1.2.0', ['unidentified: a pattern of packages']],
    ['go run -mod=mod -tags=x acme.example/notes@v1.2.0', ['golang acme.example/notes v1.2.0']],
    ['go run -mod=mod acme.example/notes@v1.2', ['golang acme.example/notes v1.2']],
    [
      'go run -race=false --tags=a,b -p 2 acme.example/notes@>=v1.2.0',
      ['golang acme.example/notes >=v1.2.0'],
    ],
    [
      'go run -v=./evil acme.example/notes@v1.2.0',
      ['unidentified: an option of go that may hide what it starts'],
    ],
    ['nix run github:acme/notes/v1#server', ['git github.com/acme/notes v1']],
    ['pipx run --spec notes==1.0 notes-server', ['pypi notes 1.0']],
    ['pipx run notes', ['pypi notes -']],
    ['uv tool run --from notes==1.0 server', ['pypi notes 1.0']],
    ['uv --directory x tool run notes', ['pypi notes -']],
    ['uv run --with extra==1 server.py', ['pypi extra 1 library', missing]],
    ['uv run --with extra python server.py', ['pypi extra - library', missing]],
    ['pipx run --with extra server.py', [missing, 'pypi extra - library']],
    // What is started may be theirs.
    ['uv run --with extra -m extra.server', ['pypi extra -']],
    ['uv run --with extra mcp run server.py', ['pypi extra -', missing]],
    ['uv run --from notes@latest notes', ['pypi notes latest']],
    ['docker mcp gateway run --servers=files,search', ['registry files -', 'registry search -']],
    ['docker mcp gateway run', ['unidentified: a gateway that does not name its servers']],
    ['/usr/local/bin/npx notes', ['npm notes -']],
    ['/home/me/.nvm/versions/node/v24/bin/npx notes', ['npm notes -']],
    ['C:\\nodejs\\npx.cmd notes', ['npm notes -']],
    ['./npx notes', [path]],
    ['tools\\npx.cmd notes', [path]],
    ['/proc/self/cwd/npx notes', [path]],
    ['/usr/bin/../../repo/npx notes', [path]],
    ['uvx acme-notes', ['pypi acme-notes -']],
    ['uvx acme_notes==1.2', ['pypi acme-notes 1.2']],
    ['uvx --from acme-notes==1.2 notes', ['pypi acme-notes 1.2']],
    ['uvx --python 3.12 --from acme-notes notes --from evil', ['pypi acme-notes -']],
    ['uvx -p 3.12 acme-notes', ['pypi acme-notes -']],
    ['uvx -qp3.12 acme-notes', ['pypi acme-notes -']],
    ['uvx --with extra==1,more notes', ['pypi notes -', 'pypi extra 1', 'pypi more -']],
    ['uvx --from acme-notes bash -c evil', ['pypi acme-notes -', foreign]],
    ['uvx python -c evil', [foreign]],
    [
      'uvx --with-requirements evil.txt notes',
      [
        'pypi notes - (path: --with-requirements)',
        'unidentified: a list of packages that is not in the tree',
      ],
    ],
    ['uvx -w extra==1 notes', ['pypi notes -', 'pypi extra 1']],
    [
      'uvx --with extra[a,b]>=1,!=2,more notes',
      ['pypi notes -', 'pypi extra >=1,!=2', 'pypi more -'],
    ],
    ['uvx --prerelease allow notes', ['pypi notes - (path: --prerelease)']],
    ['uvx --prerelease allow notes==1.0rc1', ['pypi notes 1.0rc1']],
    ['uvx --prerelease=if-necessary notes', ['pypi notes -']],
    ['uvx --exclude-newer 2020-01-01 notes', ['pypi notes - (path: --exclude-newer)']],
    ['uvx --exclude-newer P7D notes', ['pypi notes -']],
    ['uvx --exclude-newer 24h notes', ['pypi notes -']],
    ['uvx --exclude-newer P3650D notes', ['pypi notes - (path: --exclude-newer)']],
    ['uvx --exclude-newer 3650days notes', ['pypi notes - (path: --exclude-newer)']],
    ['uv tool --offline run notes', ['pypi notes -']],
    ['pipx run --spe notes==1 notes', ['pypi notes 1']],
    ['pipx run --cooldown 7 notes', ['pypi notes -']],
    ['pipx run --cooldown 3000 notes', ['pypi notes - (path: --cooldown)']],
    ['pipx run --python-args=-mevil notes', ['pypi notes - (loader: --python-args)']],
    ['conda run -n base --no-capture-output uvx notes', ['pypi notes -']],
    ['conda run -p ./env uvx notes', ['pypi notes - (path: --prefix)']],
    ['pixi exec notes', ['unidentified: conda packages, which the export does not grade']],
    ['uvx -p ./evil notes', ['pypi notes - (path: --python)']],
    ['uvx --constraints c.txt notes', ['pypi notes - (registry: --constraints)']],
    ['uvx --index-url https://pypi.acme.example notes', ['pypi notes - (registry: --index-url)']],
    ['uvx --quiet=evil notes', ['unidentified: an option of uvx that may hide what it starts']],
    ['uvx --mystery notes', ['unidentified: an option of uvx that may hide what it starts']],
    ['docker run mcp/notes', ['oci docker.io/mcp/notes -']],
    [
      'docker run -i --rm -e KEY=v -v /a:/b mcp/notes:1.2.3 -e https://x',
      ['oci docker.io/mcp/notes 1.2.3'],
    ],
    [
      'docker run -it --mount type=bind,src=a,dst=b --network host mcp/notes',
      ['oci docker.io/mcp/notes -'],
    ],
    ['docker run -p8080:80 --init=true mcp/notes', ['oci docker.io/mcp/notes -']],
    ['docker --context x container run mcp/notes', ['oci docker.io/mcp/notes - (path: --context)']],
    [
      'docker run --entrypoint sh mcp/notes -c evil',
      ['oci docker.io/mcp/notes - (entrypoint: --entrypoint)'],
    ],
    [
      'docker run mcp/notes sh -c evil',
      ['oci docker.io/mcp/notes - (entrypoint: another program as the command)'],
    ],
    ['podman run --rm quay.io/acme/notes', ['oci quay.io/acme/notes -']],
    [
      'docker run --mystery mcp/notes',
      ['unidentified: an option of "run" that may hide the image'],
    ],
    // `--name=true` is a name, and the next word the image.
    ['docker run --name=true evil/image mcp/notes', ['oci docker.io/evil/image -']],
    [
      'docker run -e NODE_OPTIONS=--import=x mcp/notes',
      ['oci docker.io/mcp/notes - (loader: NODE_OPTIONS)'],
    ],
    ['docker run -e NODE_OPTIONS -e HOME=/x mcp/notes', ['oci docker.io/mcp/notes -']],
    [
      'docker run mcp/notes /usr/bin/python3 -c evil',
      ['oci docker.io/mcp/notes - (entrypoint: another program as the command)'],
    ],
    ['docker run mcp/filesystem /projects', ['oci docker.io/mcp/filesystem -']],
    ['docker exec notes', ['unidentified: not a "run" of an image']],
    ['docker run', ['unidentified: "run" without an image']],
    ['https://mcp.acme.example/mcp', ['remote https://mcp.acme.example/mcp -']],
    ['acme-server --stdio', [unidentified.unknownCommand]],
    ['${COMMAND} x', ['unidentified: the command is a placeholder']],
  ] as const)('%s', ([launch, expected]) => {
    expect(brief(launch)).toEqual(expected);
  });

  test('an entry with nothing to start is not overlooked', () => {
    const empty = declare('x', {
      launch: launchOf({}),
    });
    expect(resolveLaunch(empty)).toMatchObject([{ type: 'unidentified' }]);
  });

  test('both a command and an address count: which of them a client takes is not known', () => {
    const both = declare('npx notes');
    const { launch } = both;
    const url = { text: 'https://mcp.acme.example', span: both.span };
    expect(resolveLaunch({ ...both, launch: { ...launch, url } }).map(({ type }) => type)).toEqual([
      'remote',
      'npm',
    ]);
  });

  test.for([
    ['npx notes', 'NODE_OPTIONS', 'loader'],
    ['npx notes', 'npm_config_registry', 'registry'],
    ['npx @acme/notes', 'NPM_CONFIG_@ACME:REGISTRY', 'registry'],
    ['npx notes', 'NPM_CONFIG_@ACME:REGISTRY', undefined],
    ['uvx notes', 'UV_INDEX_URL', 'registry'],
    ['uvx notes', 'UV_EXTRA_INDEX_URL', 'registry'],
    ['uvx notes', 'UV_BUILD_CONSTRAINT', 'registry'],
    ['uvx notes', 'PYTHONPATH', 'loader'],
    ['pipx run notes', 'PIP_INDEX_URL', 'registry'],
    ['npx notes', 'LD_PRELOAD', 'loader'],
    ['npx notes', 'PATH', 'path'],
    ['npx notes', 'HOME', 'registry'],
    ['npx notes', 'XDG_CONFIG_HOME', 'registry'],
    ['npx notes', 'PREFIX', 'registry'],
    ['npx notes', 'ZDOTDIR', 'loader'],
    ['npx notes', 'BASH_FUNC_npx%%', 'loader'],
    ['docker run mcp/x', 'DOCKER_HOST', 'path'],
    ['docker run mcp/x', 'DOCKER_CONFIG', 'registry'],
    ['dnx Notes', 'DOTNET_STARTUP_HOOKS', 'loader'],
    ['go run example.com/notes@v1.0.0', 'GOFLAGS', 'path'],
    ['bunx notes', 'BUN_CONFIG_REGISTRY', 'registry'],
    // What another launcher reads is no matter of this one.
    ['npx notes', 'UV_INDEX_URL', undefined],
    ['uvx notes', 'NODE_OPTIONS', undefined],
    ['uvx notes', 'PIP_INDEX_URL', undefined],
    ['npx notes', 'API_KEY', undefined],
    ['npx notes', 'INDEX_NAME', undefined],
  ] as const)('of %s the variable %s alters: %s', ([command, name, kind]) => {
    const { launch } = declare(command);
    const env = new Map([[name, word('./value')]]);
    const [dependency] = resolveLaunch(declare(command, { launch: { ...launch, env } }));
    expect(dependency?.alterations[0]?.kind).toBe(kind);
  });

  test.for([
    ['PATH', '/opt/homebrew/bin:/usr/bin:/bin', []],
    ['PATH', '/usr/bin:${PATH}', []],
    ['PATH', '${env:PATH}', []],
    ['PATH', '/home/me/.nvm/versions/node/v24/bin:$PATH', []],
    ['PATH', './bin:$PATH', ['PATH']],
    ['PATH', '/workspaces/project/bin:/usr/bin', ['PATH']],
    ['PATH', '/usr/bin:node_modules/.bin', ['PATH']],
    ['HOME', '${HOME}', []],
    ['HOME', '/Users/me', []],
    ['HOME', './evil', ['HOME']],
    ['HOME', '/workspaces/project', ['HOME']],
    ['HOME', '${workspaceFolder}', ['HOME']],
  ] as const)('%s=%s alters: %j', ([name, value, expected]) => {
    const env = new Map([[name, word(value)]]);
    const launch = launchOf({ command: word('npx'), args: [word('notes')], env });
    const [dependency] = resolveLaunch(declare('x', { launch }));
    expect(dependency?.alterations.map(({ what }) => what)).toEqual(expected);
  });

  test.for([
    ['npx', '--tokens=word', '--tokens***'],
    ['npx', '--//host/:_authToken=word', 'npx'],
    ['npx', '-xword', '-x***'],
    ['npx', 'https://user:wo/rd@acme.example/notes.tgz', 'https://user/***'],
    ['npx', 'https://pkg.pr.new/acme/tool/@acme/mcp@abc1234', 'https://pkg.pr.new/***'],
    ['npx', 'tool@https://user:word@acme.example/@x@y.tgz', 'https://acme.example/***'],
    ['uvx', 'tool @ https://user:word@acme.example/@x@y.whl', 'https://acme.example/***'],
    ['uvx', 'git+https://acme.example\\@evil.example/x/y', 'git+https://evil.example/***'],
    ['npx', 'git:word@@x', 'git***'],
    ['ghp_0123456789abcdef', '-y', '***'],
    ['./run.sh,--key,word', '-y', './run.sh***'],
    ['npx', '${TOKEN:word}', '${TOKEN***'],
    ['npx', '${PACKAGE}', '${PACKAGE}'],
    ['GITHUB_TOKEN=word npx', '-y', 'npx***'],
    ['curl -H "Authorization: Bearer word"', '-y', 'curl***'],
    ['./bin/server', '-y', './bin/server'],
  ] as const)('of %j with %j a report shows %j', ([command, arg, shown]) => {
    const launch = launchOf({ command: word(command), args: [word(arg)] });
    expect(resolveLaunch(declare('x', { launch }))[0]?.name).toBe(shown);
  });

  test.for([
    ['source ~/.nvm/nvm.sh && npx -y notes@1.0.0', ['npm notes 1.0.0']],
    ['cd "$HOME/x" && exec npx notes', ['npm notes -']],
    ['export NODE_OPTIONS=-r=./x.js; npx notes', ['npm notes - (loader: NODE_OPTIONS)']],
    ['NODE_OPTIONS=-r=./x.js npx notes', ['npm notes - (loader: NODE_OPTIONS)']],
    ['npx good | uvx other > /dev/null 2>&1', ['npm good -', 'pypi other -']],
    ["npx 'notes' # npx evil", ['npm notes -']],
    ['set -e\ncd x\nnpx \\\n  notes', ['npm notes -']],
    ['npx good; ./evil', ['npm good -', missing]],
    [
      '. ./setup.sh; npx good',
      ['unidentified: a script of the repository that the shell reads in', 'npm good -'],
    ],
    ['if true; then npx x; fi', [unidentified.unreadShellText]],
    ['npx $(cat name)', [unidentified.unreadShellText]],
    ['npx "$PKG"', [unidentified.placeholder]],
    ...[
      'npx good "$(npx evil)"',
      'npx good `npx evil`',
      'echo registry=x > .npmrc; npx good',
      'npx good &>/dev/null npx evil',
    ].map((script) => [script, [unidentified.unreadShellText]] as const),
    ["trap 'npx evil' EXIT; npx good", [unidentified.unreadShellText, 'npm good -']],
    ['hash -p ./evil npx; npx good', [unidentified.unreadShellText, 'npm good -']],
    ['nvm use 24 && npx good', ['npm good -']],
    ['npx good --x=a#b; npx evil', ['npm good -', 'npm evil -']],
    ['# x \\\nnpx evil\nnpx good', ['npm evil -', 'npm good -']],
    ['echo \\\\\nnpx evil\nnpx good', ['npm evil -', 'npm good -']],
    ['nvm exec 24 npx evil', [unidentified.unknownCommand]],
    ['npx ${PKG:-good}', [unidentified.placeholder]],
    ['npx ${}', [unidentified.unreadShellText]],
    ['cd x', ['unidentified: a shell whose program cannot be determined']],
    ['', ['unidentified: a shell whose program cannot be determined']],
  ] as const)('the shell text %j', ([script, expected]) => {
    const launch = launchOf({ command: word('bash'), args: [word('-lc'), word(script)] });
    expect(briefly(resolveLaunch(declare('x', { launch })))).toEqual(expected);
  });

  test('a program in another folder is not the one in the tree', async () => {
    const launch = launchOf({
      command: word('sh'),
      args: [word('-c'), word('cd /evil && node server.js')],
    });
    const [dependency] = await resolveIn({ 'server.js': '' }, declare('x', { launch }));
    expect(dependency).toMatchObject({
      type: 'unidentified',
      reason: 'a program that is not in the tree',
    });
  });

  test('a variable that the entry sets is its default and each of its values', () => {
    const env = new Map([['PKG', word('evil')]]);
    const launch = launchOf({ command: word('npx'), args: [word('${PKG:-good}')], env });
    expect(briefly(resolveLaunch(declare('x', { launch })))).toEqual(['npm good -', 'npm evil -']);
  });

  test.for([
    ['itself', '${PKG}', ['npm good -']],
    ['itself with a default', '${PKG:-other}', ['npm good -', 'npm other -']],
    ['another one', '${OTHER:-${PKG:-x}}', ['npm good -', unidentified.placeholder]],
  ] as const)('a value that names %s', ([, value, expected]) => {
    const env = new Map([['PKG', word(value)]]);
    const launch = launchOf({ command: word('npx'), args: [word('${PKG:-good}')], env });
    expect(briefly(resolveLaunch(declare('x', { launch })))).toEqual(expected);
  });

  test('more combinations of values than are read', () => {
    const names = Array.from({ length: 5 }, (_, index) => `P${index}`);
    const env = new Map(names.map((name) => [name, word('evil')]));
    const args = [word(names.map((name) => `\${${name}:-x}`).join(''))];
    const launch = launchOf({ command: word('npx'), args, env });
    expect(briefly(resolveLaunch(declare('x', { launch })))).toEqual([unidentified.placeholder]);
  });

  test('a command line with operators inside the command is not taken apart', () => {
    const launch = launchOf({ command: word('npx -y good && node ./evil.js') });
    expect(briefly(resolveLaunch(declare('x', { launch })))[0]).toMatch(/^unidentified/);
  });

  test('arguments inside the command', () => {
    const launch = launchOf({ command: word('npx -y notes@1.0.0') });
    expect(briefly(resolveLaunch(declare('x', { launch })))).toEqual(['npm notes 1.0.0']);
  });

  test.for([
    // command, file that declares it, working directory
    ['node server.js', '.mcp.json', null, 'local server.js'],
    ['node ./src/../server.js --port 1', '.mcp.json', null, 'local server.js'],
    [
      'node --enable-source-maps apps/a/main.mjs',
      '.vscode/mcp.json',
      null,
      'local apps/a/main.mjs',
    ],
    ['python3 -u tool.py', 'apps/a/.cursor/mcp.json', null, 'local apps/a/tool.py'],
    ['python tool.py', '.mcp.json', 'apps/a', 'local apps/a/tool.py'],
    [
      'node ${workspaceFolder}/server.js',
      '.vscode/mcp.json',
      '${workspaceFolder}',
      'local server.js',
    ],
    ['node ${CLAUDE_PLUGIN_ROOT}/main.mjs', 'apps/a/.mcp.json', null, 'local apps/a/main.mjs'],
    // Somebody may open a folder above, where it is.
    ['node server.js', 'apps/a/.mcp.json', null, 'local server.js'],
    ['uv run ./tool.py', 'apps/b/.mcp.json', null, missing],
    ['uv run ./apps/a/tool.py', 'apps/b/.mcp.json', null, 'local apps/a/tool.py'],
    ['node ../../server.js', 'apps/a/.mcp.json', null, 'local server.js'],
    ['node ../server.js', '.mcp.json', null, missing],
    ['node /abs/server.js', '.mcp.json', null, missing],
    ['node ${ELSEWHERE}/server.js', '.mcp.json', null, missing],
    ['node node_modules/evil/server.js', '.mcp.json', null, missing],
    ['node /srv/x.js', 'sub/.mcp.json', null, missing],
    ['node x.js', 'sub/.mcp.json', '/srv', missing],
    // Whatever code of the project comes first, it is the project's.
    ['node -r ./evil.js server.js', '.mcp.json', null, 'local server.js'],
    [
      'node -e evil',
      '.mcp.json',
      null,
      'unidentified: an interpreter that does not say which program it runs',
    ],
    [
      'node --mystery server.js',
      '.mcp.json',
      null,
      'unidentified: an interpreter that does not say which program it runs',
    ],
    [
      'python -m module',
      '.mcp.json',
      null,
      'unidentified: a program of the installation that no lockfile or manifest tells',
    ],
    ['python -m tool', 'apps/a/.mcp.json', null, 'local apps/a/tool.py'],
    ['bash run.sh', '.mcp.json', null, 'local run.sh'],
    ['./server.js', '.mcp.json', null, 'local server.js'],
    ['./evil.js', '.mcp.json', null, missing],
  ] as const)('%s in %s (%s)', async ([command, file, cwd, expected]) => {
    const tree = {
      'sub/srv/x.js': '',
      'server.js': '',
      'run.sh': '',
      'apps/a/main.mjs': '',
      'apps/a/tool.py': '',
    };
    const declared = declare(command, { file, folder: clientFileOf(file)?.folder ?? '' });
    const launch = { ...declared.launch, cwd: cwd === null ? null : word(cwd) };
    const [dependency] = await resolveIn(tree, { ...declared, launch });
    const kinds = dependency?.alterations.map(({ kind }) => ` (${kind})`).join('');
    expect(
      dependency?.type === 'local'
        ? `local ${dependency.name}${kinds}`
        : `${dependency?.type}: ${dependency && reasonOf(dependency)}`,
    ).toBe(expected);
  });

  test('a giant word is not taken apart', () => {
    const giant = '{'.repeat(900_000);
    const [dependency] = resolveLaunch(declare(`npx ${giant}`));
    expect(dependency).toMatchObject({
      name: null,
      reason: 'a string of more than 4096 characters',
    });
  });

  test.for([' ', '', '\t'])('an empty package %j is not identified, and nothing breaks', (text) => {
    const { launch } = declare('npx');
    const [dependency] = resolveLaunch(
      declare('npx', { launch: { ...launch, args: [word(text)] } }),
    );
    expect(dependency?.type).toBe('unidentified');
  });
});

describe('the text behind env -S', () => {
  const hidden = ['unidentified: an option of env that may hide what is started'];

  test.for([
    ['npx -y notes', ['npm notes -']],
    ['npx\\_-y\\_notes # evil', ['npm notes -']],
    ["npx -y 'no'te\\cs evil", ['npm note -']],
    ['A=1 npx "-y" no"te"s', ['npm notes -']],
    ['npx -y "no\\_tes"', [unidentified.notOfNpm]],
    ['npx -y no#tes', [unidentified.notOfNpm]],
    ['npx -y ${NOTES}', hidden],
    ["npx -y 'notes", hidden],
    ['npx -y no\\tes\\q', hidden],
  ] as const)('%s', ([text, expected]) => {
    const launch = launchOf({ command: word('env'), args: [word('-S'), word(text)] });
    expect(briefly(resolveLaunch(declare('x', { launch })))).toEqual(expected);
  });
});
