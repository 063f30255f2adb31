import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import served from '../launch/served.json' with { type: 'json' };
import { packageMarker, type RegistryAnswer, type RegistryRequest } from './registry.ts';

/*
 * Serves the Python registry: the simple index in both of its forms (PEP 503 and 691). Each wheel's metadata
 * is beside it (PEP 658), so that a wheel is fetched only when it is installed.
 */

const { versions } = served.pypi;
const uploaded = '2020-01-01T00:00:00.000000Z';

/**
 * Returns the registry's answer for a path; null if there is nothing there.
 *
 * @param accept the index formats that the program accepts
 */
export function answerOfPython(
  path: string,
  accept: string,
  origin: string,
  isOther: boolean,
  log: (entry: RegistryRequest) => void,
): RegistryAnswer | null {
  const [, file = '', metadata] = /^files\/([^/]+\.whl)(\.metadata)?$/.exec(path) ?? [];
  const [, written = '', version = ''] = /^([^-]+)-([^-]+)-py3-none-any\.whl$/.exec(file) ?? [];
  if (file !== '') {
    if (!versions.includes(version)) return null;
    const name = written.replaceAll('_', '-');
    if (metadata !== undefined) return { type: 'text/plain', body: metadataOf(name, version) };
    log({ ecosystem: 'pypi', name, version, isOther });
    return { type: 'application/octet-stream', body: wheel(name, version) };
  }
  const name = path.toLowerCase().replace(/[-_.]+/g, '-');
  if (!/^[a-z\d](?:[a-z\d-]*[a-z\d])?$/.test(name)) return null;
  log({ ecosystem: 'pypi', name, version: null, isOther });
  const files = versions.map((each) => ({
    filename: `${name.replaceAll('-', '_')}-${each}-py3-none-any.whl`,
    hashes: { sha256: sha256(wheel(name, each)) },
    metadata: { sha256: sha256(metadataOf(name, each)) },
  }));
  if (accept.includes('application/vnd.pypi.simple.v1+json')) {
    const list = files.map(({ filename, hashes, metadata: own }) => {
      const url = `${origin}/files/${filename}`;
      return { filename, url, hashes, 'core-metadata': own, 'upload-time': uploaded };
    });
    const meta = { 'api-version': '1.1' };
    const body = JSON.stringify({ meta, name, versions, files: list });
    return { type: 'application/vnd.pypi.simple.v1+json', body };
  }
  const links = files.map(({ filename, hashes, metadata: own }) => {
    const url = `${origin}/files/${filename}#sha256=${hashes.sha256}`;
    return `<a href="${url}" data-core-metadata="sha256=${own.sha256}">${filename}</a>`;
  });
  return {
    type: 'text/html',
    body: `<!DOCTYPE html><html><body>${links.join('\n')}</body></html>`,
  };
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function metadataOf(name: string, version: string): string {
  return `Metadata-Version: 2.1\nName: ${name}\nVersion: ${version}\n`;
}

const wheels = new Map<string, Buffer>();

/**
 * Returns a package with one program. The program and its module have the package's name, and it prints its
 * marker.
 */
function wheel(name: string, version: string): Buffer {
  const key = `${name}==${version}`;
  const known = wheels.get(key);
  if (known !== undefined) return known;
  const module = name.replaceAll('-', '_');
  const about = `${module}-${version}.dist-info`;
  const marker = JSON.stringify(packageMarker(name, version));
  const files: readonly (readonly [string, string])[] = [
    [`${module}/__init__.py`, `def main():\n    print(${marker})\n`],
    [`${module}/__main__.py`, 'from . import main\nmain()\n'],
    [`${about}/METADATA`, metadataOf(name, version)],
    [`${about}/WHEEL`, 'Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n'],
    [`${about}/entry_points.txt`, `[console_scripts]\n${name} = ${module}:main\n`],
  ];
  const record = [
    ...files.map(([path, text]) => {
      const digest = createHash('sha256').update(text).digest('base64url');
      return `${path},sha256=${digest},${text.length}`;
    }),
    `${about}/RECORD,,`,
  ];
  const made = zip([...files, [`${about}/RECORD`, `${record.join('\n')}\n`]]);
  wheels.set(key, made);
  return made;
}

/** Returns a ZIP archive of uncompressed texts (PKWARE's APPNOTE, 4.3). */
function zip(files: readonly (readonly [string, string])[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of files) {
    const [name, content] = [Buffer.from(path), Buffer.from(text)];
    // The header fields from the version needed to extract to the lengths of the file name and the extra
    // field.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x21, 8);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, content]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(0o100644 * 0x10000, 6);
    rest.writeUInt32LE(offset, 10);
    const made = Buffer.from([20, 3]);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), made, common, rest, name]));
    bodies.push(body);
    offset += body.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, entries, Buffer.from('PK\x05\x06'), end]);
}
