import type { Report } from '../../judging/report.ts';
import type { Waiver } from '../../model/model.ts';
import type { ReportFrame } from '../links.ts';
import { htmlCode, htmlText, visible } from '../text.ts';

/** The most waivers that are written out: nobody waives more at once. */
const mostOffered = 10;

/** How to get a waiver, with waivers to paste into the policy; null where none would help. */
export function waiverBlock(
  { offeredWaivers = [] }: Report,
  { policyFile }: ReportFrame,
): string | null {
  // What cannot be pasted as it is shown would waive something else, or nothing.
  const entries = offeredWaivers
    .map(yamlOf)
    .filter(
      (text) =>
        visible(text.replaceAll('\n', ' '), text.length) === text.replaceAll('\n', ' ') &&
        !text.includes('***'),
    );
  if (policyFile === null || entries.length === 0) return null;
  const more = entries.length - mostOffered;
  return [
    '<details><summary>How to get a waiver</summary>',
    `<p>Somebody who may change the policy adds this to ${htmlCode(policyFile)}, under the key <code>waivers</code> if there is one, and fills in the reason. It counts once it is merged, because a change is never judged by its own policy. Then run this check again.</p>`,
    `<pre lang="yaml"><code>${htmlText(['waivers:', ...entries.slice(0, mostOffered)].join('\n'))}</code></pre>`,
    ...(more > 0 ? [`<p>${more} more waivers would be needed for the others.</p>`] : []),
    '</details>',
  ].join('\n');
}

/** A waiver as an entry of the policy file; strings of strangers are quoted as JSON, which is YAML. */
function yamlOf({ match, file, alias, rule, check, reason, expires }: Waiver): string {
  const fields = {
    ...(match === null ? {} : { match: JSON.stringify(match.text) }),
    ...(file === null ? {} : { file: JSON.stringify(file) }),
    ...(alias === null ? {} : { alias: JSON.stringify(alias) }),
    rule,
    ...(check === null ? {} : { check: JSON.stringify(check) }),
    reason: JSON.stringify(reason),
    expires,
  };
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${value}`);
  return `  - ${lines.join('\n    ')}`;
}
