import { reasons, row, space, type VariableSpace } from '../../variables/space.ts';

export const containersSettings = space(['docker'], ['CONTAINERS_'], 'path', [
  row('none', reasons.registry)`*CONF CONF_* *_CONF_*`,
  row('any', reasons.output)`DEBUG LOG_LEVEL SYSLOG NOOUT OUT VERSION TLS`,
]);

/** Image builds and Compose projects, which are not part of any launch. */
const compose = space(['compose'], ['BUILDKIT_', 'COMPOSE_'], 'registry', []);

const machine = 'selects the machine that runs containers';

const docker = space(['docker'], null, 'path', [
  row('socket', machine)`DOCKER_HOST CONTAINER_HOST`,
  row('none', machine)`DOCKER_CONTEXT CONTAINER_CONNECTION`,
  row('outside', reasons.home, { kind: 'registry' })`DOCKER_CONFIG DOCKER_CERT_PATH
    REGISTRY_AUTH_FILE`,
  row('none', reasons.registry)`DOCKER_AUTH_CONFIG`,
  row('on', reasons.certificates)`DOCKER_TLS* DOCKER_CONTENT_TRUST`,
  row(['false', '0'], reasons.certificates)`DOCKER_DISABLE_CONTENT_TRUST`,
  row('none', 'determines which image a name refers to', {
    kind: 'registry',
  })`DOCKER_CONTENT_TRUST_*`,
  row('any', 'selects the processor architecture of the image')`DOCKER_DEFAULT_PLATFORM`,
]);

export const dockerSettings: readonly VariableSpace[] = [containersSettings, compose, docker];
