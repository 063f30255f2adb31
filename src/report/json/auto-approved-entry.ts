import type { AutoApproval } from '../../model/model.ts';

export function autoApprovedEntry({ file, span, client, alias, setting }: AutoApproval) {
  return { file, line: span.start.line, client, alias, setting };
}
