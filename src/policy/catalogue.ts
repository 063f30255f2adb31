import type { Rule } from './rule.ts';
import { alteredLaunch } from './rules/altered-launch.ts';
import { ambiguousIdentity } from './rules/ambiguous-identity.ts';
import { failingFinding } from './rules/failing-finding.ts';
import { inconsistentExport } from './rules/inconsistent-export.ts';
import { inconsistentRecord } from './rules/inconsistent-record.ts';
import { localCode } from './rules/local-code.ts';
import { lookalikeName } from './rules/lookalike-name.ts';
import { matchedByName } from './rules/matched-by-name.ts';
import { scoreBelowMinimum } from './rules/score-below-minimum.ts';
import { staleExport } from './rules/stale-export.ts';
import { unidentified } from './rules/unidentified.ts';
import { unlisted } from './rules/unlisted.ts';
import { unparsableFile } from './rules/unparsable-file.ts';
import { unpinned } from './rules/unpinned.ts';
import { unscannable } from './rules/unscannable.ts';
import { unscoredVersion } from './rules/unscored-version.ts';

/** An entry of the catalogue: the rule under the id that policies and reports use. */
export interface CatalogueEntry {
  readonly id: string;
  readonly rule: Rule;
}

/**
 * Every rule, in the order in which reports list them. A new rule is one file and one line here. An
 * id may stand twice where it is about two kinds of subject.
 */
export const catalogue: readonly CatalogueEntry[] = [
  { id: 'score-below-minimum', rule: scoreBelowMinimum },
  { id: 'altered-launch', rule: alteredLaunch },
  { id: 'lookalike-name', rule: lookalikeName },
  { id: 'failing-finding', rule: failingFinding },
  { id: 'unscannable', rule: unscannable },
  { id: 'unscored-version', rule: unscoredVersion },
  { id: 'unlisted', rule: unlisted },
  { id: 'unidentified', rule: unidentified },
  { id: 'local-code', rule: localCode },
  { id: 'unparsable-file', rule: unparsableFile },
  { id: 'unpinned', rule: unpinned },
  { id: 'matched-by-name', rule: matchedByName },
  { id: 'ambiguous-identity', rule: ambiguousIdentity },
  { id: 'inconsistent-export', rule: inconsistentRecord },
  { id: 'inconsistent-export', rule: inconsistentExport },
  { id: 'stale-export', rule: staleExport },
];

/** The ids that a policy may name. */
export const ruleIds: readonly string[] = [...new Set(catalogue.map(({ id }) => id))];
