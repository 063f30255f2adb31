/** The output formats for the difference between two exports; the first is the default. */
export const diffFormats = ['table', 'json', 'markdown', 'ndjson'] as const;
export type DiffFormat = (typeof diffFormats)[number];
