import type { Judge } from './settings-format.ts';

export const variableJudge: Judge = ({ key }) => ({ variable: key });

export const containerVariableJudge: Judge = ({ key }) => ({
  variable: key,
  inside: ['container'],
});

/** Judges the variables in a file whose reader runs commands embedded in values. */
export const evaluatedJudge: Judge = (setting, of) =>
  /\$\(|`|\b(?:exec|execSync)\(/.test(setting.value) ? 'loader' : variableJudge(setting, of);
