import type { SourceFile } from '../../model/model.ts';
import { isShownInput } from './input-edits.ts';
import { calledJobs } from './workflow/gate-steps.ts';
import { asText, shortValue, type YamlMap, type YamlValue } from './workflow/values.ts';
import { stepPairs } from './workflow-edits.ts';

/**
 * Describes how a workflow edit changes the gate's inputs, regardless of its effect on verdicts. Used if a
 * run ends in an error after a workflow edit.
 */

/**
 * Describes each edited input of a step that uses this action, and each edited input or secret of a job that
 * calls another workflow.
 *
 * @param repository `owner/name` of the repository that contains this action; null if unknown
 */
export function editedInputs(
  before: SourceFile,
  now: SourceFile,
  repository: string | null,
): string[] {
  const pairs = stepPairs([before], [now], repository);
  const ofSteps = [...pairs].flatMap(([old, step]) =>
    edits('input', Object.fromEntries(old.inputs), Object.fromEntries(step.inputs)),
  );
  const [calls, callsNow] = [calledJobs(before), calledJobs(now)];
  const ofCalls = [...callsNow].flatMap(([name, job]) => {
    const old = calls.get(name);
    if (old === undefined) return [];
    return [...edits('input', old.with, job.with), ...edits('secret', old.secrets, job.secrets)];
  });
  return [...new Set([...ofSteps, ...ofCalls])];
}

function edits(kind: string, before: YamlMap, now: YamlMap): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((name) => {
    const [textBefore, textNow] = [yamlText(before[name]), yamlText(now[name])];
    if (textBefore === textNow) return [];
    const what = `the ${shortValue(name)} ${kind}`;
    if (textNow === null) return [`${what} was removed`];
    const visibleText = visibleValue(kind, name, textNow);
    if (textBefore === null)
      return [visibleText === null ? `${what} is new` : `${what} is new: ${visibleText}`];
    const old = visibleValue(kind, name, textBefore);
    return [
      visibleText === null || old === null
        ? `${what} has a different value`
        : `${what} is ${visibleText} instead of ${old}`,
    ];
  });
}

const yamlText = (value: YamlValue | undefined): string | null =>
  value === undefined ? null : asText(value);

/** Matches an expression that only refers to a secret or a variable. The reference itself is not secret. */
const reference = /^\$\{\{\s*([\w.-]{1,80})\s*\}\}$/;

/** Returns a value that is safe to show in a message; null if the value may be a secret. */
function visibleValue(kind: string, name: string, value: string): string | null {
  const [, referred] = reference.exec(value) ?? [];
  if (referred !== undefined) return referred;
  return kind === 'input' && isShownInput(name) ? shortValue(value, name) : null;
}
