/** The first format is the default. */
export const diffFormats = ['table', 'json', 'markdown', 'ndjson'] as const;
export type DiffFormat = (typeof diffFormats)[number];
