import { describe } from 'vitest';
import { testLaunches, testVariables, testWords } from '../launches.ts';

describe('docker, podman and nerdctl', () => {
  testLaunches([
    ['podman run --rm docker://ghcr.io/acme/notes:1', ['oci ghcr.io/acme/notes 1']],
    ['nerdctl -n mcp run ghcr.io/acme/notes:1', ['oci ghcr.io/acme/notes 1 (path: --namespace)']],
    ['docker mcp gateway run --servers=files,search', ['registry files -', 'registry search -']],
    ['docker mcp gateway run', ['unidentified: a gateway without a list of its servers']],
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
      ['unidentified: a "run" option that makes the image ambiguous'],
    ],
    // `--name=true` sets a name, and the next word is the image.
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
    ['docker exec notes', ['unidentified: not a "run" command for an image']],
    ['docker run', ['unidentified: "run" without an image']],
  ]);

  testVariables([
    ['docker run mcp/x', 'DOCKER_HOST', 'path'],
    ['docker run mcp/x', 'DOCKER_CONFIG', 'registry'],
  ]);

  testWords([
    [
      ['docker', 'mcp', 'gateway', 'run', '--servers', 'a,b'],
      ['registry a', 'registry b'],
    ],
    [
      ['docker', 'mcp', 'gateway', 'run', '--server', 'a', '--servers=b'],
      ['registry a', 'registry b'],
    ],
  ]);
});
