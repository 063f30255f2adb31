/**
 * Version of the action and of the command line. A test checks that it equals the version in `package.json`.
 */
export const version = '1.0.0';
