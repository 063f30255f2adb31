import type { Alteration, Declaration, FileReport, Inventory } from '../../model.ts';
import { nameOrNull } from '../../policy/words.ts';
import { purlOf } from '../../versions/purl.ts';
import { json } from '../text.ts';

/** The inventory as JSON. */
export function renderInventoryJson(inventory: Inventory): string {
  const dependenciesOf = Map.groupBy(
    [...inventory.dependencies, ...inventory.candidates],
    ({ declaration }) => declaration,
  );
  const declarations = [...dependenciesOf].map(([declaration, dependencies]) => ({
    file: declaration.file,
    line: declaration.span.start.line,
    column: declaration.span.start.column,
    client: declaration.client,
    alias: declaration.alias,
    disabled: declaration.disabled,
    dependencies: dependencies.map((dependency) => ({
      role: dependency.role,
      type: dependency.type,
      name: nameOrNull(dependency),
      purl: purlOf(dependency),
      specifier: dependency.specifier,
      version: dependency.version,
      pin: dependency.pin,
      resolved: dependency.resolved,
      reason: dependency.reason,
      ...(dependency.alterations.length === 0
        ? {}
        : { alterations: dependency.alterations.map((each) => alterationJson(each, declaration)) }),
    })),
  }));
  const files = inventory.files.map(({ path, status, reason }: FileReport) => ({
    path,
    status,
    reason,
  }));
  return `${json({ declarations, files })}\n`;
}

function alterationJson({ kind, what, file, span }: Alteration, declaration: Declaration) {
  return { kind, what, file: file ?? declaration.file, line: span.start.line };
}
