import type { Judge } from './settings-format.ts';

/** Judges a variable in a file. */
export const variableJudge: Judge = ({ key }) => ({ variable: key });

/** Judges a variable that the programs inside a container read. */
export const containerVariableJudge: Judge = ({ key }) => ({
  variable: key,
  inside: ['container'],
});

/** Judges a file's variables if the program that reads the file runs commands in their values. */
export const evaluatedJudge: Judge = (setting, of) =>
  /\$\(|`|\b(?:exec|execSync)\(/.test(setting.value) ? 'loader' : variableJudge(setting, of);
