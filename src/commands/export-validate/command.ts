import { clock } from '../../io/clock.ts';
import { readChunks } from '../../io/disk.ts';
import type { Redactor } from '../../report/redact.ts';
import { logLine } from '../../report/text.ts';
import type { Invocation } from '../command-line.ts';
import { explainMissingVariable, givenKey } from '../credentials.ts';
import { terminalOptions } from '../ports/terminal.ts';
import { brokenRules, renderValidation } from './render-text.ts';
import { validate } from './validate-export.ts';

/** Reports for each rule of the contract whether an export keeps it. Returns the exit status. */
export async function validateExport(
  { argument: source, values: { timeout = '' } }: Invocation,
  redact: Redactor,
): Promise<number> {
  const validation = await validate(
    source,
    { apiKey: givenKey(), timeout },
    {
      ...clock,
      log(line) {
        process.stderr.write(`${logLine(redact(line))}\n`);
      },
      explainMissingKey: explainMissingVariable,
      readChunks,
    },
  );
  process.stdout.write(
    redact(renderValidation(validation, source, terminalOptions(process.stdout))),
  );
  return brokenRules(validation.outcomes).length === 0 ? 0 : 1;
}
