import type { Unasked } from '../../model/model.ts';

export function unaskedEntry({ file, span, client, alias, setting }: Unasked) {
  return { file, line: span.start.line, client, alias, setting };
}
