import { readJsonc } from './jsonc.ts';
import type { FormatReader } from './tree.ts';

/** The formats of client files; the rarer ones are loaded on first use. */
export const formats = {
  json: async () => readJsonc,
  toml: async () => (await import('./toml.ts')).readToml,
  yaml: async () => (await import('./yaml.ts')).readYaml,
  frontmatter: async () => (await import('./frontmatter.ts')).readFrontmatter,
} as const satisfies Record<string, () => Promise<FormatReader>>;

export type Format = keyof typeof formats;
