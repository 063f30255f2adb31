import type { LoadedExport } from '../../export/loading.ts';
import { answerWords } from '../../report/report-messages.ts';

/*
 * Tells users who have just set up the gate whether the API key and the address of the grading service work.
 */

/**
 * The event that starts a manual run, in which the grading service must respond even if there is nothing to
 * judge.
 */
export const manualEvent = 'workflow_dispatch';

/**
 * Returns a notice that the grading service has responded to a manual run, or that no run has contacted it
 * yet.
 *
 * @param loaded null if the export was not needed
 * @param isIntroduced whether the change adds the first workflow step that uses this action
 */
export function firstRunNotices(
  event: string,
  loaded: LoadedExport | null,
  isIntroduced: boolean,
): string[] {
  if (loaded === null) return isIntroduced ? [notTried] : [];
  const { source, caution, selection } = loaded;
  const isAnswered = event === manualEvent && source !== 'file' && caution === null;
  return isAnswered ? [answerWords(selection.header)] : [];
}

const notTried =
  'This change sets up the gate, but there is no server to judge, so the gate tested neither the key nor the address of the grading service. To test them, run the workflow manually (on: workflow_dispatch) once this change is merged. The gate then contacts the service and reports the result.';
