import { vendored } from '../../io/tree.ts';

/** Recognizes files that are not used directly, such as examples, templates, tests and archives. */

/** Matches a file or folder name whose last word marks it as an example. */
const examplePattern =
  /(?:^|[-_./])(?:(?:test|spec|fixture|snapshot|mock|example|sample|snippet|demo|doc|template|scaffold|backup|draft|tutorial|playground|cookbook)s?|e2e|testdata|archive|attic|legacy|deprecated|disabled|old)[-_.]*(?:\/|$)/i;

/**
 * Matches a template extension at the end of a file name or before its last extension, as in
 * `mcp.json.example` and `mcp.example.json`.
 */
const templatePart = /(?<=[^/])\.(?:example|sample|template|tmpl|dist)(?=$|\.[a-z0-9]+$)/i;

export function templateFor(path: string): string | null {
  return templatePart.test(path) ? path.replace(templatePart, '') : null;
}

/**
 * Reports whether a file is an example, a template, a test, an archived file or similar, judged by its name
 * and the names of the folders above it.
 */
export function isExampleFile(path: string): boolean {
  return isExampleFolder(path.replace(/(?<=[^/])\.[^./]*$/, '')) || templateFor(path) !== null;
}

/**
 * Reports whether a folder's path marks its content as examples, in the sense of `isExampleFile`. Vendored
 * code counts as an example.
 */
export function isExampleFolder(path: string): boolean {
  return examplePattern.test(path) || path.split('/').some((part) => vendored.has(part));
}
