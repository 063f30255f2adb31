import { vendored } from '../../io/tree.ts';

/** Places whose content is not used directly, such as examples, templates, tests and archives. */

/** Matches the names of example files and folders in a path, identified by their last word. */
const examplePattern =
  /(?:^|[-_./])(?:(?:test|spec|fixture|snapshot|mock|example|sample|snippet|demo|doc|template|scaffold|backup|draft|tutorial|playground|cookbook)s?|e2e|testdata|archive|attic|legacy|deprecated|disabled|old)[-_.]*(?:\/|$)/i;

/** Template extensions, after the whole file name or before its last extension. */
const templatePart = /(?<=[^/])\.(?:example|sample|template|tmpl|dist)(?=$|\.[a-z0-9]+$)/i;

/** Returns the path of the file that a template generates; null if the path is not a template. */
export function templateFor(path: string): string | null {
  return templatePart.test(path) ? path.replace(templatePart, '') : null;
}

/**
 * Whether a file is an example, a template, a test, archived or similar, judged by its name or the name of a
 * folder that contains it.
 */
export function isExampleFile(path: string): boolean {
  return isExampleFolder(path.replace(/(?<=[^/])\.[^./]*$/, '')) || templateFor(path) !== null;
}

/** Like `isExampleFile`, but for a folder. Vendored code counts as an example. */
export function isExampleFolder(path: string): boolean {
  return examplePattern.test(path) || path.split('/').some((part) => vendored.has(part));
}
