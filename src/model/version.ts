/**
 * The version of the action and the command line. A test checks that it matches the version in
 * `package.json`.
 */
export const version = '1.0.0';
