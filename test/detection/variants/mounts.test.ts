import { type Case, type FileContent, type Files, mcp, playCases } from './cases.ts';

const image = 'registry.example/fictional/maps:2.0.1';

/** A tree with code, executables, settings and data in separate folders. */
const tree: Files = {
  'evil/index.js': '',
  'tools/serve': { executable: '#!/bin/sh\n' },
  'conf/server.yaml': 'a: 1\n',
  'data/list.json': '[]',
  'data/deep/notes.md': '# a',
  'data/LICENSE': '',
  'linked/out': { link: '../evil' },
  'home.env': 'HOME=/data\n',
  'x.env': 'NODE_OPTIONS=--require /data/x.js\n',
  'plain.env': 'PORT=1\nPATH=/app/bin\n',
};

function entry(options: string, inside = '', command = 'docker'): Files {
  const args = `run -i --rm ${options} ${image} ${inside}`.split(' ').filter((word) => word !== '');
  return { ...tree, ...mcp({ command, args }, 'maps') };
}

/** Returns a change that starts a server with the given options. */
function changed(name: string, options: string, expected: string, more = ''): Case {
  const head = entry(options, more)['.mcp.json'] as FileContent;
  return { name, base: entry(''), head: { '.mcp.json': head }, expected: `changed: ${expected}` };
}

const altered = (options: string): Case => changed(options, options, 'altered-launch, unscannable');
const quiet = (options: string): Case => changed(`${options} (honest)`, options, 'unscannable');

const hostile = [
  '-v ./evil:/app',
  '-v ./evil:/app:ro',
  '-v=./evil:/app',
  '-v./evil:/app',
  '--volume ./evil:/srv/server',
  '--volume=./evil:/app/dist',
  '-v evil/:/app',
  '-v ./data/../evil:/app',
  '-v $PWD/evil:/app',
  '-v ${PWD}/evil:/app',
  '-v ${workspaceFolder}/evil:/app',
  '-v ${workspaceFolder}:/app',
  '-v .:/app',
  '-v ${localWorkspaceFolder}:/opt/server',
  '-v ${containerWorkspaceFolder}/evil:/code',
  '-v .\\evil:/app',
  '-v ./evil/index.js:/app/index.js',
  '-v ./tools/serve:/usr/local/bin/serve',
  '-v ./tools:/usr/local/bin',
  '-v ./data/list.json:/app/package.json',
  '-v ./data/list.json:/app/main.js',
  '-v ./data/list.json:/entrypoint.sh',
  '-v ./data/list.json:/usr/bin/x.json',
  '-v ./conf/server.yaml:/root/.npmrc',
  '-v ./x.env:/app/.env',
  '-v ./linked:/app',
  '-v ./evil:/data/../app',
  '-v ./evil:/data/node_modules',
  '-v ./evil:/node_modules',
  '-v ./evil:/',
  '-v ./evil:app',
  '-v ./evil:/workspace -w /workspace',
  '-v ./evil:/workspace --workdir=/workspace/sub',
  '-w /data/x -v ./evil:/data',
  '--mount type=bind,source=./evil,target=/app',
  '--mount type=bind,src=./evil,dst=/app,readonly',
  '--mount=type=bind,destination=/app,src=${workspaceFolder}/evil',
  '--mount Type=bind,SRC=./evil,DST=/app',
  '--mount type=bind,src=./data,src=./evil,dst=/app',
  '--mount type=image,source=evil/image,target=/app',
  '--mount type=volume,src=x,dst=/app,volume-opt=device=./evil,volume-opt=o=bind',
  '--mount "type=bind",src=./evil,dst=/app',
  '--volumes-from other',
  '--volume-driver evil -v x:/app',
  '--env-file x.env',
  '--env-file=./x.env',
  '--env-file ${workspaceFolder}/x.env',
];

/**
 * Data that the launch itself names as code: the options, and the command that is started in the container.
 */
const namedAsCode: readonly (readonly [string, string])[] = [
  ['-v ./tools:/data -e PATH=/data:/usr/bin', ''],
  ['-v ./evil:/data -e HOME=/data', ''],
  ['-v ./evil:/data -e NODE_PATH=/x:/data/', ''],
  ['-v .:/workspace -e PYTHONPATH=/workspace/evil', ''],
  ['-v .:/workspace --env XDG_CONFIG_HOME=/workspace/conf/../evil', ''],
  ['-v ./evil:/data/.config -e HOME=/data', ''],
  ['-v ./tools:/data --env-file home.env', ''],
  ['-v ./tools:/data', '/data/serve'],
  ['-v .:/workspace', '/workspace/evil/index.js'],
  ['-v .:/repo', '--plugin=/repo/evil/index.js'],
  ['-v .:/repo -e PLUGIN=/repo/evil/index.js', ''],
  ['--mount type=bind,src=./tools,dst=/data', '//data/./serve'],
];

const namedAsData: readonly (readonly [string, string])[] = [
  ['-v .:/projects', '/projects'],
  ['-v .:/projects', '/projects/evil /projects/data/list.json'],
  ['-v .:/workspace -e WORKSPACE=/workspace -e DB=/workspace/data/list.json', ''],
  ['-v ./data:/data -e HOME=/data', ''],
  ['-v .:/workspace -e npm_config_cache=/workspace/.npm', ''],
  ['-v .:/repo -e PATH=/app/bin:/usr/bin -e HOME=/home/app -e TOKEN', '/repository'],
];

const honest = [
  '-v data:/data',
  '-v maps-data:/app/data',
  '-v /var/run/docker.sock:/var/run/docker.sock',
  '-v ~/.kube:/root/.kube',
  '-v ~/notes:/app/notes',
  '-v ${env:HOME}/x:/x',
  '-v /Users/me/projects:/projects',
  '-v C:\\Users\\me\\x:/app/x',
  '-v ${workspaceFolder}:/workspace',
  '-v ${workspaceFolder}:/workspaces/project',
  '-v ./data:/data',
  '-v ./data:/app/data',
  '-v ./data/list.json:/app/config/list.json',
  '-v ./conf/server.yaml:/app/config.yaml',
  '-v ./conf:/config',
  '-v $PWD:/projects',
  '-v ${workspaceFolder}:${workspaceFolder}',
  '-v .:/mnt/repo:ro',
  '-v ./nothing:/app/cache',
  '-v /builds/group/project/data:/data',
  '-v /builds/cache:/app',
  '-v /app/node_modules',
  '--mount type=bind,src=/Users/me/Desktop,dst=/projects/Desktop',
  '--mount type=bind,src=${workspaceFolder},dst=/projects/app,ro',
  '--mount type=volume,src=maps,dst=/app/data',
  '--mount type=tmpfs,dst=/app/tmp',
  '--tmpfs /run',
  '-w /data',
  '--env-file plain.env',
  '--env-file ~/.maps.env',
  '--label-file ./labels',
];

playCases([
  ...hostile.map(altered),
  ...honest.map(quiet),
  ...namedAsCode.map(([options, inside]) =>
    changed(`${options} IMAGE ${inside}`, options, 'altered-launch, unscannable', inside),
  ),
  ...namedAsData.map(([options, inside]) =>
    changed(`${options} IMAGE ${inside} (honest)`, options, 'unscannable', inside),
  ),
  {
    name: 'a variable that is passed on',
    base: entry(''),
    head: mcp(
      {
        command: 'docker',
        args: `run -e PYTHONPATH -v ./evil:/data ${image}`.split(' '),
        env: { PYTHONPATH: '/data' },
      },
      'maps',
    ),
    expected: 'changed: altered-launch, unscannable',
  },
  {
    name: 'an edit of the data that is mounted (honest)',
    base: entry('-v ./data:/app/data'),
    head: { 'data/list.json': '[1]' },
    expected: 'unchanged',
  },
  {
    name: 'code in the folder that is mounted',
    base: entry('-v ./data:/app/data'),
    head: { 'data/server.py': '' },
    expected: 'changed: altered-launch, unscannable',
  },
  {
    name: 'podman',
    base: entry('', '', 'podman'),
    head: entry('-v ./evil:/app', '', 'podman'),
    expected: 'changed: altered-launch, unscannable',
  },
  {
    name: 'nerdctl',
    base: entry('', '', 'nerdctl'),
    head: entry('-v ./evil:/app', '', 'nerdctl'),
    expected: 'changed: altered-launch, unscannable',
  },
  {
    name: 'a package in an image of a language',
    base: {},
    head: {
      ...tree,
      ...mcp({
        command: 'docker',
        args: 'run -v ./evil:/usr/local/lib node:22 npx -y @fictional-mcp/notes@1.4.0'.split(' '),
      }),
    },
    expected: 'added: altered-launch',
  },
  {
    name: 'another catalog of a gateway',
    base: mcp({ command: 'docker', args: 'mcp gateway run --servers=a'.split(' ') }),
    head: mcp({
      command: 'docker',
      args: 'mcp gateway run --servers=a --catalog=./x.yaml'.split(' '),
    }),
    expected: 'changed: altered-launch, unlisted, unpinned',
  },
]);
