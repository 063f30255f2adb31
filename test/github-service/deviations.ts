/*
 * Where GitHub's answers differ from its description of the REST API.
 */

/**
 * Statuses that any call can have, although the description lists them for only some calls. Each entry names
 * the page in GitHub's documentation that says so. Their bodies are `basic-error`.
 */
export const anyCall: Readonly<Record<number, string>> = {
  401: 'Troubleshooting the REST API: authentication with an invalid credential',
  403: 'Troubleshooting the REST API: resource not accessible; Rate limits for the REST API',
  404: 'Troubleshooting the REST API: 404 for what a token may not know of',
};

/** Members that every refusal has, although the description lists them for only some refusals. */
export const refusalMembers: Readonly<Record<string, string>> = {
  status:
    "the status as a text, as the examples of GitHub's documentation and all its answers have it",
};
