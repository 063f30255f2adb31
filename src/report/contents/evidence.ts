import type { Finding } from '../../model/model.ts';
import { restWords } from '../../model/phrase.ts';
import { escapeInvisible, quoteValue } from '../text.ts';

export interface EvidenceLine {
  readonly label: string | null;
  readonly text: string;
}

const maxLines = 30;

/**
 * Returns evidence of any shape as lines of text: a string line by line, a list item by item, an object field
 * by field. A file and a line number under their usual names become `file:line`. Lines after the first `most`
 * are only counted.
 */
export function evidenceLines(evidence: unknown, most: number = maxLines): EvidenceLine[] {
  const lines = formatEvidence(evidence, null, 0);
  if (lines.length <= most) return lines;
  return [
    ...lines.slice(0, most),
    { label: null, text: `and ${restWords(lines.length - most, 'line')}` },
  ];
}

export function evidenceText(evidence: unknown): string {
  return evidenceLines(evidence)
    .map(({ label, text }) => (label === null ? text : `${label}: ${text}`))
    .join('; ');
}

/**
 * Returns a finding on one line: its check, result, weight and evidence.
 *
 * @param longest maximum length of the evidence, in characters
 */
export function findingLine(
  { check, reference, result, weight, evidence }: Finding,
  longest: number,
): string {
  const text = evidenceText(evidence);
  const head = `${quoteValue(check ?? reference, 100)} (${quoteValue(result, 20)}${weight === null ? '' : `, weight ${weight}`})`;
  return text === '' ? head : `${head}: ${escapeInvisible(text, longest)}`;
}

function formatEvidence(value: unknown, label: string | null, depth: number): EvidenceLine[] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'string') {
    return value
      .split(/\r\n|\r|\n/)
      .filter((line) => line.trim() !== '')
      .map((text, index) => ({ label: index === 0 ? label : null, text }));
  }
  if (typeof value !== 'object') return [{ label, text: String(value) }];
  if (depth >= 3) return [{ label, text: JSON.stringify(value).slice(0, 1000) }];
  if (Array.isArray(value)) return value.flatMap((item) => formatEvidence(item, label, depth + 1));
  const place = evidencePlace(value);
  const rest = Object.entries(value).filter(([key]) => place === null || !place.keys.includes(key));
  return [
    ...(place === null ? [] : [{ label: label ?? 'at', text: place.text }]),
    ...rest.flatMap(([key, inner]) =>
      formatEvidence(inner, label === null ? key : `${label}.${key}`, depth + 1),
    ),
  ];
}

function evidencePlace(value: object): { text: string; keys: string[] } | null {
  const entries = new Map(Object.entries(value));
  const fileKey = ['file', 'path', 'filename'].find((key) => typeof entries.get(key) === 'string');
  if (fileKey === undefined) return null;
  const lineKey = ['line', 'line_number', 'lineNumber', 'start_line', 'startLine'].find(
    (key) => typeof entries.get(key) === 'number',
  );
  const file = String(entries.get(fileKey));
  return lineKey === undefined
    ? { text: file, keys: [fileKey] }
    : { text: `${file}:${String(entries.get(lineKey))}`, keys: [fileKey, lineKey] };
}
