import type { ExportReport } from '../../model/model.ts';
import type { JsonReport } from './schema.ts';

export function exportEntry(exported: ExportReport): JsonReport['export'] {
  const { generatedAt, schemaVersion, rubricVersion, source, caution } = exported;
  const instant = generatedAt === null ? null : new Date(generatedAt).toISOString();
  return { generatedAt: instant, schemaVersion, rubricVersion, source, caution };
}
