import { purlOf } from '../../../detection/purl.ts';
import { passes } from '../../../judging/verdict-words.ts';
import type { Identity } from '../../../model/model.ts';
import type { JudgedVersion } from '../../corpus/judged-package.ts';

/** Reports whether a version passes the policy. A version that cannot be judged does not pass. */
export function isAdmitted({ verdict }: JudgedVersion): boolean {
  return passes(verdict);
}

/** Returns null if package URLs do not support the ecosystem. */
export function versionPurl(identity: Identity, version: JudgedVersion): string | null {
  const { version: text, digest } = version;
  return purlOf({ ...identity, specifier: text, pin: 'exact', version: text, digest });
}

/** Minimum length of every piece except the last, in UTF-16 code units. */
const pieceLength = 65_536;

export function createTextBatcher(emit: (text: string) => void): {
  readonly add: (text: string) => void;
  readonly end: () => void;
} {
  let parts: string[] = [];
  let length = 0;
  const end = (): void => {
    if (length > 0) emit(parts.join(''));
    parts = [];
    length = 0;
  };
  return {
    add(text) {
      parts.push(text);
      length += text.length;
      if (length >= pieceLength) end();
    },
    end,
  };
}
