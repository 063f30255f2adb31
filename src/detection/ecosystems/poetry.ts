import { explain } from '@renovatebot/pep440';
import { isInRange } from './pep440.ts';

/**
 * Limit in characters. Real constraints are shorter, and parsing a hostile constraint takes superlinear time.
 */
const longest = 256;

/**
 * Converts a Poetry constraint such as `^1.2`, `~1.2 || 2.*` or `1.2` to a PEP 440 range with alternatives.
 * Returns an empty string if the constraint allows all versions, and null if it cannot be parsed. Sources:
 * Poetry's "dependency specification", and its recorded answers in `conformance/version/`.
 */
export function poetryToPep440(constraint: string): string | null {
  const text = constraint.trim();
  if (text.length > longest) return null;
  if (/^v?[x*](?:\.[x*])*$/i.test(text)) return '';
  const sets = text.split(/\|\|?/).map(toSpecifierSet);
  if (sets.includes(null)) return null;
  const [first = '', ...others] = sets.filter((set) => set !== null);
  // A lone alternative is repeated so that `chooseInRange` prefers final versions, as Poetry does.
  const range = (others.length === 0 ? [first, first] : [first, ...others]).join(' || ');
  return isInRange('1', range) === null ? null : range;
}

/** Returns specifiers for constraints separated by commas or spaces; null if one of them cannot be parsed. */
function toSpecifierSet(text: string): string | null {
  const parts = text
    .trim()
    .replace(/(?<![\s,])[\s,]+$/, '')
    .split(/(?<=[^\s,^~=!<>])(?:\s*,\s*|\s+)(?=[^\s,])/)
    .map(toSpecifier);
  return parts.includes(null) ? null : parts.join(',');
}

function toSpecifier(text: string): string | null {
  const [, sign = '', version = ''] = /^(~=|[=!<>]=|[\^~=<>]?)\s*([^\s=]\S*)$/.exec(text) ?? [];
  if (version === '') return null;
  if (sign === '' || sign === '=') return `==${version}`;
  const low = explain(version);
  // In Poetry, `~=3` means `~3`, but PEP 440 does not allow `~=3`.
  const isOwn = /^[~^]$/.test(sign) || (sign === '~=' && low?.release.length === 1);
  if (low === null || !isOwn) return `${sign}${version}`;
  const [major = 0, minor, patch] = low.release;
  const high =
    sign !== '^'
      ? minor === undefined
        ? [major + 1]
        : [major, minor + 1]
      : major > 0 || minor === undefined
        ? [major + 1]
        : minor > 0 || patch === undefined
          ? [major, minor + 1]
          : [major, minor, patch + 1];
  const epoch = low.epoch === 0 ? '' : `${low.epoch}!`;
  return `>=${version},<${epoch}${high.join('.')}`;
}
