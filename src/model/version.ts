/** Version of the action and the command. A test checks that it equals the version in `package.json`. */
export const version = '1.0.0';
