/** Version of the action and of the command; a test holds it equal to that of `package.json`. */
export const version = '1.0.0';
