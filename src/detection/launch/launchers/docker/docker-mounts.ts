import type { Alteration, Word } from '../../../../model/model.ts';
import type { ContainerMount } from '../../partial-launch.ts';

export interface ReadMounts {
  readonly mounts: readonly ContainerMount[];
  readonly alterations: readonly Alteration[];
}

/**
 * Parses the values of `-v` and `--mount`. Skips named volumes and volumes without a source, which hold the
 * machine's data. Sources: the references for `docker run` and `podman run`.
 *
 * @param folders the working folders that the options set
 * @param words the command that starts in the container
 */
export function readMounts(
  volumes: readonly Word[],
  mounts: readonly Word[],
  folders: readonly string[],
  words: readonly string[],
): ReadMounts {
  const read = [
    ...volumes.map((at) => ({ at, mount: readVolume(at.text) })),
    ...mounts.map((at) => ({ at, mount: readMount(at.text) })),
  ];
  return {
    mounts: read.flatMap(({ at, mount }) => {
      if (mount === null || mount === 'unclear') return [];
      const isWorkingFolder = folders.some((folder) => isBelow(folder, mount.target));
      return [{ ...mount, at, isWorkingFolder, words }];
    }),
    alterations: read.flatMap(({ at, mount }) =>
      mount === 'unclear'
        ? [{ kind: 'path', what: 'a mount', file: null, span: at.span } as const]
        : [],
    ),
  };
}

type Read = Pick<ContainerMount, 'source' | 'target'> | 'unclear' | null;

/**
 * Parses `source:target[:options]`. A colon inside a placeholder or after a drive letter is not a separator.
 */
function readVolume(text: string): Read {
  const parts = text.match(/(?:\$\{[^{}]*\}|[^:])+/g) ?? [];
  const isDrive = /^[A-Za-z]$/.test(parts[0] ?? '') && /^[\\/]/.test(parts[1] ?? '');
  const [source, target] = isDrive ? [`${parts[0]}:${parts[1]}`, parts[2]] : parts;
  if (source === undefined || target === undefined) return null;
  // A source without a path separator is the name of a volume.
  return /^[\w.-]+$/.test(source) && !/^\.+$/.test(source) ? null : { source, target };
}

/** Parses `type=bind,src=…,dst=…`. */
function readMount(text: string): Read {
  if (text.includes('"')) return 'unclear';
  const pairs = text.split(',').map((part) => {
    const equals = part.indexOf('=');
    const key = equals < 0 ? part : part.slice(0, equals);
    return [key.trim().toLowerCase(), equals < 0 ? '' : part.slice(equals + 1)] as const;
  });
  const lastValue = (...keys: readonly string[]): string | undefined =>
    pairs.findLast(([key]) => keys.includes(key))?.[1];
  const type = lastValue('type') ?? 'volume';
  const hasDriver = pairs.some(([key]) => key === 'volume-opt' || key === 'volume-driver');
  if (type === 'tmpfs' || type === 'npipe' || type === 'devpts') return null;
  if (type === 'volume' && !hasDriver) return null;
  const source = lastValue('source', 'src');
  const target = lastValue('destination', 'dst', 'target');
  return type !== 'bind' || source === undefined || target === undefined
    ? 'unclear'
    : { source, target };
}

/** Reports whether two paths are equal or one contains the other. */
function isBelow(path: string, other: string): boolean {
  const [a, b] = [path, other].map((each) => `${each.replace(/(?<!\/)\/+$/, '')}/`) as [
    string,
    string,
  ];
  return a.startsWith(b) || b.startsWith(a);
}
