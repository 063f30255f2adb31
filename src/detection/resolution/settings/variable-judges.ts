import type { Judge } from './settings-format.ts';

/** A variable of a file. */
export const variableJudge: Judge = ({ key }) => ({ variable: key });

/** A variable inside a container, which the container's own programs read. */
export const containerVariableJudge: Judge = ({ key }) => ({
  variable: key,
  inside: ['container'],
});

/** Judges variables of a reader that runs commands in their values. */
export const evaluatedJudge: Judge = (setting, of) =>
  /\$\(|`|\b(?:exec|execSync)\(/.test(setting.value) ? 'loader' : variableJudge(setting, of);
