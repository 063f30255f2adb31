import { workspaceSource } from '../../files/workspace.ts';
import { renderInventoryJson } from '../../report/json/inventory.ts';
import { type Redactor, redactJson, redactReport } from '../../report/redact.ts';
import { renderInventory } from '../../report/terminal/inventory.ts';
import { takeInventory } from '../../run/inventory.ts';
import type { Invocation } from '../command-line.ts';
import { existingFolder } from '../local-ports.ts';
import { writeOutputs } from '../terminal.ts';

/** Lists the MCP servers that a folder declares. Returns the exit status. */
export async function inventory(
  { argument, values, outputs }: Invocation,
  redact: Redactor,
): Promise<number> {
  const source = workspaceSource(await existingFolder(argument));
  const scan = {
    folder: '',
    ignorePaths: [],
    withCandidates: values.candidates !== undefined,
  };
  const taken = redactReport(await takeInventory(source, scan), redact);
  await writeOutputs(outputs, (format) =>
    format === 'json'
      ? redactJson(renderInventoryJson(taken), redact)
      : redact(renderInventory(taken)),
  );
  return 0;
}
