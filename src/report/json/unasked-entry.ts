import type { Unasked } from '../../model/model.ts';

/** An entry of `unasked`. */
export function unaskedEntry({ file, span, client, alias, setting }: Unasked) {
  return { file, line: span.start.line, client, alias, setting };
}
