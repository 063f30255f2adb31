import type { Word } from '../../../model/model.ts';
import { asHost, containerReading, hostsOf } from '../container-options.ts';
import {
  emptyReading,
  joinReadings,
  type Reading,
  type Reference,
  type ShapeReader,
} from '../reader.ts';
import {
  listedWords,
  memberOf,
  nodesOf,
  type Property,
  propertiesOf,
  type TreeDocument,
  type TreeNode,
  wordOf,
} from '../tree.ts';
import { variablesIn } from '../variables-in.ts';

/*
 * The service of a Compose file that is a dev container, or a job's: its variables, and what is laid over
 * its image. Source: the reference of Compose.
 */

/** @param service the name of the service; null where any may be meant */
export const composeFile =
  (service: string | null): ShapeReader =>
  ({ root, spanOf }) => {
    const services = propertiesOf(memberOf(root, 'services'));
    // A service may be made of others of the same file.
    const extended = new Set(services.flatMap(({ value }) => extendedBy(value)?.service ?? []));
    const included = nodesOf(memberOf(root, 'include')).flatMap((item) =>
      item.type === 'object' ? nodesOf(memberOf(item, 'path')) : [item],
    );
    return joinReadings([
      ...services
        .filter(({ key }) => service === null || key === service || extended.has(key))
        .map(({ key, value }) =>
          serviceIn(value, spanOf, {
            hosts: namesOfOthers(services, key, spanOf),
            files: filesLaidOver(value, root, spanOf),
          }),
        ),
      ...included.map((file) => furtherFile(wordOf(file, spanOf), service)),
    ]);
  };

/** What others of the file give to a service: names of machines with their addresses, and mounts. */
interface FromOthers {
  readonly hosts: readonly [string, Word][];
  readonly files: readonly Word[];
}

/** The names under which a service finds others: those that they have in its networks, and its own links. */
function namesOfOthers(
  services: readonly Property[],
  own: string,
  spanOf: TreeDocument['spanOf'],
): [string, Word][] {
  const listed = services.flatMap(({ key, value }) => {
    const links = [
      ...nodesOf(memberOf(value, 'links')),
      ...nodesOf(memberOf(value, 'external_links')),
    ];
    if (key === own) {
      return links.flatMap((item) => wordOf(item, spanOf) ?? []).map(asHost);
    }
    const networks = propertiesOf(memberOf(value, 'networks'));
    const names = [
      ...['container_name', 'hostname'].map((name) => memberOf(value, name)),
      ...networks.flatMap((network) => nodesOf(memberOf(network.value, 'aliases'))),
    ].flatMap((item) => (item === null ? [] : (wordOf(item, spanOf) ?? [])));
    return [{ text: key, span: spanOf(value) }, ...names].map(({ text, span }) => {
      return { text: `${text}:${key}`, span };
    });
  });
  return hostsOf(listed);
}

/** The files of `configs` and `secrets` that a service has, as mounts. Source: the reference of Compose. */
function filesLaidOver(
  service: TreeNode,
  root: TreeNode | null,
  spanOf: TreeDocument['spanOf'],
): Word[] {
  return ['configs', 'secrets'].flatMap((kind) => {
    const usual = kind === 'secrets' ? '/run/secrets/' : '/';
    return nodesOf(memberOf(service, kind)).flatMap((item) => {
      const name = wordOf(item, spanOf) ?? wordOf(memberOf(item, 'source'), spanOf);
      const named = memberOf(memberOf(root, kind), name?.text ?? '');
      const file = wordOf(memberOf(named, 'file'), spanOf);
      if (name === null || file === null) return [];
      const target = memberOf(item, 'target')?.value ?? `${usual}${name.text}`;
      const at = String(target).startsWith('/') ? String(target) : `${usual}${String(target)}`;
      return [{ text: `type=bind,source=${file.text},target=${at}`, span: file.span }];
    });
  });
}

function serviceIn(
  node: TreeNode,
  spanOf: TreeDocument['spanOf'],
  { hosts, files }: FromOthers,
): Reading {
  const volumes = nodesOf(memberOf(node, 'volumes'));
  const base = extendedBy(node);
  const file = base?.file === undefined ? null : wordOf(base.file, spanOf);
  return joinReadings([
    containerReading(
      {
        env: new Map([
          ...variablesIn(memberOf(node, 'environment'), spanOf),
          ...hosts,
          ...hostsIn(memberOf(node, 'extra_hosts'), spanOf),
        ]),
        files: filesIn(memberOf(node, 'env_file'), spanOf),
        volumes: listedWords(memberOf(node, 'volumes'), spanOf),
        mounts: [...volumes.flatMap((item) => mountOf(item, spanOf) ?? []), ...files],
      },
      'container',
      'beside',
    ),
    furtherFile(file, base?.service ?? null),
  ]);
}

/** Names of other machines: a list of `name:address`, or an object. */
function hostsIn(node: TreeNode | null, spanOf: TreeDocument['spanOf']): [string, Word][] {
  const listed = listedWords(node, spanOf);
  const members = propertiesOf(node).flatMap(({ key, value }) =>
    nodesOf(value).map((item) => ({ text: `${key}:${String(item.value)}`, span: spanOf(item) })),
  );
  return hostsOf([...listed, ...members]);
}

/** Another file of Compose that has a service, or a part of it. */
function furtherFile(path: Word | null, serviceOfCompose: string | null): Reading {
  const readAs = { serviceOfCompose };
  const refersTo: Reference[] = path === null ? [] : [{ path, search: 'beside', readAs }];
  return { ...emptyReading, refersTo };
}

/** The service that another one is made of, and the node with the file that has it. */
function extendedBy(node: TreeNode): { service: string | null; file?: TreeNode } | null {
  const base = memberOf(node, 'extends');
  if (base === null) return null;
  if (base.type === 'string') return { service: String(base.value) };
  const file = memberOf(base, 'file');
  const service = memberOf(base, 'service');
  return {
    service: service === null ? null : String(service.value),
    ...(file !== null && { file }),
  };
}

function filesIn(node: TreeNode | null, spanOf: TreeDocument['spanOf']): Word[] {
  return nodesOf(node).flatMap(
    (item) => wordOf(item, spanOf) ?? wordOf(memberOf(item, 'path'), spanOf) ?? [],
  );
}

/** A mount as an object, in the form of `--mount`; null for any other value. */
export function mountOf(node: TreeNode, spanOf: TreeDocument['spanOf']): Word | null {
  if (node.type !== 'object') return null;
  const parts = propertiesOf(node)
    .filter(({ value }) => value.type === 'string')
    .map(({ key, value }) => `${key}=${String(value.value)}`);
  return { text: parts.join(','), span: spanOf(node) };
}
