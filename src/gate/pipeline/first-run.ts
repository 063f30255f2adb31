import type { LoadedExport } from '../../export/loading.ts';
import { answerWords } from '../../report/report-messages.ts';

/*
 * What a run says about whether key and address work, for people who have just set the gate up.
 */

/** The event of a run by hand: the service must answer it, even if nothing is to be judged. */
export const manualEvent = 'workflow_dispatch';

/**
 * Says that the service has answered a run by hand, or that nothing has tried it yet.
 *
 * @param loaded null if the export was not needed
 * @param isIntroduced whether the change brings the first workflow step that uses this action
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
  'This change sets up the gate and has no server to judge, so neither the key nor the address of the grading service was tested. To test them, run the workflow by hand once it is merged (on: workflow_dispatch): it then contacts the service and reports the result.';
