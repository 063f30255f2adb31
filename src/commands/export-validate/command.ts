import { clock } from '../../io/clock.ts';
import type { Redactor } from '../../report/redact.ts';
import { escapeForLog } from '../../report/text.ts';
import type { Invocation } from '../command-line.ts';
import { explainMissingVariable, readApiKey } from '../credentials.ts';
import { prepareNamedGrades } from '../ports/local-export.ts';
import { terminalOptions } from '../ports/terminal.ts';
import { brokenRules, renderListSummary, renderValidation } from './render-validation.ts';
import { validate } from './validate-export.ts';

/**
 * Validates an export against the contract, or prints the contents of a review list. Returns 1 if the export
 * breaks a rule or the list contradicts itself, otherwise 0.
 */
export async function validateExport(
  { argument: source, values: { timeout = '' } }: Invocation,
  redact: Redactor,
): Promise<number> {
  const log = (line: string): void => {
    process.stderr.write(`${escapeForLog(redact(line))}\n`);
  };
  const validation = await validate(
    source,
    { apiKey: readApiKey(), timeout },
    {
      ...clock,
      log,
      explainMissingKey: explainMissingVariable,
      // Discards log lines, because the printed summary already lists the contradictions.
      openGrades: () => prepareNamedGrades(source, () => {}),
    },
  );
  const terminal = terminalOptions(process.stdout);
  if (!('outcomes' in validation)) {
    process.stdout.write(redact(renderListSummary(validation, source, terminal)));
    return validation.contradictions.length === 0 ? 0 : 1;
  }
  process.stdout.write(redact(renderValidation(validation, source, terminal)));
  return brokenRules(validation.outcomes).length === 0 ? 0 : 1;
}
