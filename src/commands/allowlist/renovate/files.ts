import type { EcosystemType } from '../../../model/model.ts';

/*
 * Where Renovate finds the versions of a package. Its template and `releasesPath` give the same path: the
 * names of folders and files are made of lower-case letters, so that no two of them are equal on a file
 * system that ignores case. An upper-case letter is written as `!` and its lower-case form.
 * Source: the same problem of Go's module proxies, "escaped paths".
 */

/**
 * The path of a package's file behind the address or folder of the lists, as a template of Renovate.
 *
 * @param ecosystem the folder
 */
export function releasesTemplate(ecosystem: EcosystemType): string {
  return `${ecosystem}/{{{lowercase (replace '([A-Z])' '!$1' packageName)}}}.json`;
}

/**
 * The path of a package's file, with `/` between its parts; null for a name that no file of this kind can
 * have everywhere. The launches that Renovate finds have no such names.
 */
export function releasesPath(ecosystem: EcosystemType, name: string): string | null {
  const parts = name.split('/');
  const areFit = parts.every((part, index) => {
    const isFile = index === parts.length - 1;
    return segment.test(part) && !reserved.test(part) && (isFile || !/\.json$|\.$/i.test(part));
  });
  const path = name.replace(/[A-Z]/g, (letter) => `!${letter.toLowerCase()}`);
  const isShort = path.split('/').every((part) => part.length <= longestSegment);
  return areFit && isShort && path.length <= longestPath ? `${ecosystem}/${path}.json` : null;
}

/** A part of a name: it begins with no dot, as `..` and `.git` do. */
const segment = /^@?[A-Za-z0-9_~-][A-Za-z0-9._~-]*$/;
/** Names that Windows keeps for devices, with any ending. Source: "Naming Files, Paths, and Namespaces". */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** File systems take 255 bytes, and Windows 260 for a whole path. */
const longestSegment = 120;
const longestPath = 180;
