import { memberKinds, type ScoreMembers } from '../../export/whole.ts';
import { copyBytes, maxRowBytes, type TableWriter, writeInteger } from './table-writer.ts';

const columns = [
  ['server', Buffer.from(',"server_id":"')],
  ['version', Buffer.from(',"version":"')],
  ['score', Buffer.from(',"score":')],
  ['grade', Buffer.from(',"grade":"')],
  ['rubricVersion', Buffer.from(',"rubric_version":"')],
  ['generatedAt', Buffer.from(',"generated_at":"')],
] as const;
const index = Buffer.from('{"score_index":');
const quote = 0x22;
const end = Buffer.from('}\n');

/**
 * Writes the same row as `scoreRow`, but without parsing the score.
 *
 * @returns false if the score must be parsed, because the gate might be unable to read it
 */
export function writePlainScore(
  writer: TableWriter,
  bytes: Buffer,
  found: ScoreMembers,
  position: number,
): boolean {
  const { places, kinds } = found.members;
  const { buffer } = writer;
  if (!isReadable(bytes, found)) return false;
  let offset = writeInteger(buffer, copyBytes(index, buffer, writer.length), position);
  for (const [role, before] of columns) {
    const member = found[role];
    if (member < 0) continue;
    const kind = kinds[member];
    // Null values are omitted.
    if (kind === memberKinds.literal) continue;
    offset = copyBytes(before, buffer, offset);
    const to = places[4 * member + 3] as number;
    for (let from = places[4 * member + 2] as number; from < to; from += 1) {
      buffer[offset] = bytes[from] as number;
      offset += 1;
    }
    if (kind === memberKinds.text) {
      buffer[offset] = quote;
      offset += 1;
    }
  }
  writer.length = copyBytes(end, buffer, offset);
  writer.endRow(true);
  return true;
}

/**
 * Lengths, in bytes, up to which `readScoreReport` accepts any value. Scores with longer values are parsed.
 */
const maxVersionBytes = 64;
const maxReferencesBytes = 30_000;

function isReadable(bytes: Buffer, found: ScoreMembers): boolean {
  const { places, kinds } = found.members;
  const { server, version, score, grade, rubricVersion, generatedAt, findings } = found;
  const valueLength = (member: number): number =>
    member < 0 ? 0 : (places[4 * member + 3] as number) - (places[4 * member + 2] as number);
  if (score < 0 || valueLength(version) > maxVersionBytes) return false;
  if (valueLength(findings) > maxReferencesBytes) return false;
  const length = [server, grade, rubricVersion, generatedAt].reduce(
    (sum, member) => sum + valueLength(member),
    0,
  );
  if (length > maxRowBytes / 2) return false;
  if (kinds[score] === memberKinds.literal) return true;
  const from = places[4 * score + 2] as number;
  return Number(bytes.toString('latin1', from, from + valueLength(score))) <= 100;
}
