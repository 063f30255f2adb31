import { reasons, row, space, type VariableSpace } from '../../variables/space.ts';

/** Settings of container engines. */
export const containersSettings = space(['docker'], ['CONTAINERS_'], 'path', [
  row('none', reasons.registry)`*CONF CONF_* *_CONF_*`,
  row('any', reasons.output)`DEBUG LOG_LEVEL SYSLOG NOOUT OUT VERSION TLS`,
]);

/** Container builds and projects, which are not part of an image launch. */
const compose = space(['compose'], ['BUILDKIT_', 'COMPOSE_'], 'registry', []);

const docker = space(['docker'], null, 'path', [
  row('socket', 'selects the machine that runs containers')`DOCKER_HOST CONTAINER_HOST`,
  row('none', 'selects the machine that runs containers')`DOCKER_CONTEXT CONTAINER_CONNECTION`,
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

/** The variables of container engines. */
export const dockerSettings: readonly VariableSpace[] = [containersSettings, compose, docker];
