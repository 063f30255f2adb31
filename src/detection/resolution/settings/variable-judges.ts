import type { Judge } from './settings-format.ts';

/** A variable of a file. */
export const variableJudge: Judge = ({ key }) => ({ variable: key });

/** A variable within a container, where programs of its own read it. */
export const containerVariableJudge: Judge = ({ key }) => ({
  variable: key,
  inside: ['container'],
});

/** Variables of a reader that runs commands in their values. */
export const evaluatedJudge: Judge = (setting, of) =>
  /\$\(|`|\b(?:exec|execSync)\(/.test(setting.value) ? 'loader' : variableJudge(setting, of);
