/** The minimum length of an API key. A shorter text is a mistake, and redacting it would spoil reports. */
export const minKeyLength = 8;
