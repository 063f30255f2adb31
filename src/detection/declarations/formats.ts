import { readJsonc } from './jsonc.ts';
import { createSpanLocator, type FormatReader } from './tree.ts';

/** Returns a document without a root, because its shape reader reads the text directly. */
const readText: FormatReader = (text) => ({ root: null, spanOf: createSpanLocator(text) });

/** Less common parsers are loaded on first use. */
export const formats = {
  json: async () => readJsonc,
  json5: async () => (await import('./json5.ts')).readJson5,
  toml: async () => (await import('./toml.ts')).readToml,
  yaml: async () => (await import('./yaml.ts')).readYaml,
  properties: async () => (await import('./properties.ts')).readProperties,
  text: async () => readText,
  workflow: async () => (await import('./yaml.ts')).readWorkflowYaml,
  frontmatter: async () => (await import('./frontmatter.ts')).readFrontmatter,
} as const satisfies Record<string, () => Promise<FormatReader>>;

export type Format = keyof typeof formats;
