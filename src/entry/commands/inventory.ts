import { renderInventoryJson } from '../../report/json/inventory.ts';
import { type Redactor, redactJson, redactReport } from '../../report/redact.ts';
import { renderInventory } from '../../report/terminal/inventory.ts';
import { logLine } from '../../report/text.ts';
import { takeInventory } from '../../run/inventory.ts';
import { openBudget } from '../../run/work-budget.ts';
import type { Invocation } from '../command-line.ts';
import { openRepository } from '../local-ports.ts';
import { openLines, writeOutputs } from '../terminal.ts';

/** Lists the MCP servers that a folder declares. Returns the exit status. */
export async function inventory(given: Invocation, redact: Redactor): Promise<number> {
  const { values, outputs } = given;
  const { line } = openLines(process.stderr);
  const log = (text: string): void => line(logLine(redact(text)));
  const { folder, files, close } = await openRepository(given, log);
  const scan = {
    folder,
    ignorePaths: [],
    withCandidates: values.candidates !== undefined,
    spend: openBudget(),
  };
  const taken = await takeInventory(files, scan).finally(() => close());
  const shown = redactReport(taken, redact);
  await writeOutputs(outputs, (format, _, file) =>
    format === 'json'
      ? redactJson(renderInventoryJson(shown), redact)
      : redact(renderInventory(shown, file !== null)),
  );
  return 0;
}
