import { isSetAsideFile } from '../../changes/places.ts';
import type { Alteration, Declaration, Dependency, FileReport, Inventory } from '../../model.ts';
import { isIdentified, nameOrNull, reasonOf, versionPart } from '../../versions/ecosystems.ts';
import { purlOf } from '../../versions/purl.ts';
import { json } from '../text.ts';
import { launchEntry } from './launch-entry.ts';

/** The inventory as JSON. A declaration that is set aside is in an example, a template, a test or an archive. */
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
    setAside: isSetAsideFile(declaration.file),
    launch: launchEntry(declaration, dependencies),
    dependencies: dependencies.map(dependencyJson),
  }));
  const files = inventory.files.map(({ path, status, reason }: FileReport) => ({
    path,
    status,
    reason,
  }));
  return `${json({ declarations, files, searched: inventory.searched })}\n`;
}

function dependencyJson(dependency: Dependency) {
  const { role, type, resolved, alterations, declaration } = dependency;
  const { specifier, version, pin } = versionPart(dependency);
  return {
    role,
    type,
    name: nameOrNull(dependency),
    ...(isIdentified(dependency) && dependency.written !== undefined
      ? { written: dependency.written }
      : {}),
    purl: purlOf(dependency),
    specifier,
    version,
    pin,
    resolved:
      resolved === null
        ? null
        : { version: resolved.version, file: resolved.file, line: resolved.line },
    reason: reasonOf(dependency),
    ...(alterations.length === 0
      ? {}
      : { alterations: alterations.map((each) => alterationJson(each, declaration)) }),
  };
}

function alterationJson({ kind, what, file, span }: Alteration, declaration: Declaration) {
  return { kind, what, file: file ?? declaration.file, line: span.start.line };
}
