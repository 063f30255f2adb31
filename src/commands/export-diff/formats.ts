/** The formats of the difference between two exports, the default first. */
export const diffFormats = ['table', 'json', 'markdown', 'ndjson'] as const;
export type DiffFormat = (typeof diffFormats)[number];
