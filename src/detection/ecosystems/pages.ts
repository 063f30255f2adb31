import { type EcosystemType, ecosystemTypes, type PackageRef } from '../../model/model.ts';
import type { Ecosystem } from './ecosystem.ts';
import { ecosystems } from './ecosystems.ts';

export function parsePackagePage(
  address: string,
): (PackageRef & { readonly type: EcosystemType }) | null {
  const url = URL.parse(address);
  if (url === null) return null;
  const page = `${url.hostname.replace(/^www\./, '')}${decoded(url.pathname)}`;
  for (const type of ecosystemTypes) {
    const { pages = [], readReference }: Ecosystem = ecosystems[type];
    for (const path of pages) {
      const { name, version } = path.exec(page)?.groups ?? {};
      const reference = name === undefined ? null : readReference(name);
      if (reference !== null) return { type, ...reference, version: version ?? reference.version };
    }
  }
  return null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
