import { workspaceSource } from '../../files/workspace.ts';
import { renderInventoryJson } from '../../report/json/inventory.ts';
import { type Redactor, redactJson, redactReport } from '../../report/redact.ts';
import { renderInventory } from '../../report/terminal/inventory.ts';
import { takeInventory } from '../../run/inventory.ts';
import type { OptionValues } from '../command-line.ts';
import { existingFolder } from '../local-ports.ts';
import { writeResult } from '../terminal.ts';

/** Lists the MCP servers that a folder declares. Returns the exit status. */
export async function inventory(
  dir: string,
  { json, candidates = false }: OptionValues,
  redact: Redactor,
): Promise<number> {
  const source = workspaceSource(await existingFolder(dir));
  const scan = { folder: '', ignorePaths: [], withCandidates: candidates };
  const taken = redactReport(await takeInventory(source, scan), redact);
  if (json === undefined) process.stdout.write(redact(renderInventory(taken)));
  else await writeResult(json, redactJson(renderInventoryJson(taken), redact));
  return 0;
}
