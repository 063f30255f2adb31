import * as z from 'zod';
import { GateError } from '../../model/failure.ts';
import { formDigest } from '../../model/form.ts';
import { mirrorForm } from './layout.ts';

/*
 * The manifest of a mirror: a small JSON file that names the sealed file of the day. Anybody could have
 * written it, so it only says where things are. What counts is sealed: a wrong manifest leads to nothing
 * that opens, or to an export of another day, whose age is in the sealed part.
 */

/** Path of the manifest, appended to the mirror's address. */
export const manifestPath = '/manifest.json';
const manifestEnd = /\/manifest\.json\/*$/;

/** The address of a mirror, without the manifest if it names that. */
export function mirrorAddress({ href }: URL): URL {
  const url = new URL(href);
  url.pathname = url.pathname.replace(manifestEnd, '');
  return url;
}

/** Whether an address is that of a manifest: then it is certainly that of a mirror. */
export function namesManifest({ pathname }: URL): boolean {
  return manifestEnd.test(pathname);
}

/** Largest manifest that is read, in bytes. */
export const maxManifestBytes = 16 * 1024;
const format = 'mcp-grade-gate mirror';
/** Far above the size of any directory. */
const maxDirectoryBytes = 64 * 1024 * 1024;

const hex = (length: number) => z.string().regex(new RegExp(`^[0-9a-f]{${length}}$`));

const file = {
  /** Beside the manifest. */
  file: z.string().refine(isMirrorFile),
  /** Of the file, in bytes. */
  size: z.int().positive(),
  directory: z.object({
    offset: z.int().positive(),
    length: z.int().positive().max(maxDirectoryBytes),
  }),
  salt: hex(64),
  /** Address of the service that the export came from; empty if it came from a file. */
  service: z.string().max(2048),
  /** Fingerprint of the API key with which it is sealed. */
  key: hex(16),
  /** ISO 8601; for people who read the manifest. */
  generated_at: z.string(),
};

const isInside = ({ size, directory }: Pick<Manifest, 'size' | 'directory'>): boolean =>
  directory.offset + directory.length <= size;

const members = z
  .looseObject({
    ...file,
    /** The file of before, for those who have the previous API key, and until when it counts. */
    overlap: z
      .looseObject({ ...file, until: z.iso.datetime() })
      .refine(isInside)
      .optional(),
  })
  .refine(isInside);

/** The digest of the forms of manifest and file. */
const form = formDigest(members, mirrorForm);
const manifestSchema = members.and(
  z.looseObject({ format: z.literal(format), form: z.literal(form) }),
);

/** What a manifest says of a file, unproven. */
export type SealedFile = Readonly<z.infer<z.ZodObject<typeof file>>>;

/** A file that the previous API key seals, for so long. */
export interface Overlap extends SealedFile {
  /** ISO 8601. */
  readonly until: string;
}

export interface Manifest extends SealedFile {
  readonly overlap?: Overlap | undefined;
}

/** The file that an API key opens, by what the manifest says; null if there is none. */
export function fileUnder(
  { overlap, ...manifest }: Manifest,
  fingerprint: string,
  now: number,
): SealedFile | null {
  if (manifest.key === fingerprint) return manifest;
  const isOpen = overlap?.key === fingerprint && now < Date.parse(overlap.until);
  return isOpen ? overlap : null;
}

export function manifestText(manifest: Manifest): string {
  return `${JSON.stringify({ format, form, ...manifest }, null, 2)}\n`;
}

/**
 * Reads a manifest.
 *
 * @param host where it comes from, for errors
 * @returns null if the text is anything else
 * @throws GateError `mirror-unreadable` for a manifest with faults, such as one that is cut, or of
 *   another form
 */
export function readManifest(text: string, host: string): Manifest | null {
  const value = jsonOf(text);
  const { data, success } = manifestSchema.safeParse(value);
  if (success) return data;
  const named = z
    .looseObject({ format: z.literal(format), form: z.unknown().optional() })
    .safeParse(value);
  if (!named.success && (value !== null || !text.includes(`"${format}"`))) return null;
  const isOther = named.success && named.data.form !== form;
  throw new GateError(
    'mirror-unreadable',
    isOther
      ? `The mirror at ${host} was made by a version of MCP Grade Gate that writes other mirrors than this one reads.`
      : `The manifest of the mirror at ${host} cannot be read.`,
    'Run export fetch with the version of MCP Grade Gate that reads the mirror, and publish what it writes.',
  );
}

const filePattern = /^mcp-grade-gate-\d{4}-\d\d-\d\d-[0-9a-f]{16}\.sealed$/;

/** Whether a file's name is that of a mirror's file, of any day. */
export function isMirrorFile(name: string): boolean {
  return filePattern.test(name);
}

/**
 * What is wrong with a file that has another length than its manifest says.
 *
 * @param found its length in bytes
 */
export function lengthFault(
  { file, size }: Pick<Manifest, 'file' | 'size'>,
  found: number,
): string {
  return `${file} has ${found} bytes, and by its manifest should have ${size}`;
}

/**
 * The name of a mirror's file.
 *
 * @param sha256 of its bytes, in hex
 */
export function mirrorFileName(day: string, sha256: string): string {
  return `mcp-grade-gate-${day}-${sha256.slice(0, 16)}.sealed`;
}

/** Whether a file's name is that of bytes with this sha256, in hex. */
export function isNameOf(name: string, sha256: string): boolean {
  return name.endsWith(mirrorFileName('', sha256).slice('mcp-grade-gate-'.length));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
