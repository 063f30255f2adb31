import { purlOf } from '../../../detection/purl.ts';
import { passes } from '../../../judging/verdict-words.ts';
import type { Identity } from '../../../model/model.ts';
import type { JudgedVersion } from '../../corpus/judged-package.ts';

/** Whether a version passes the policy. A version that cannot be judged does not pass. */
export function isAdmitted({ verdict }: JudgedVersion): boolean {
  return passes(verdict);
}

/** The package URL of a version; null if package URLs do not support its ecosystem. */
export function versionPurl(identity: Identity, version: JudgedVersion): string | null {
  const { version: text, digest } = version;
  return purlOf({ ...identity, specifier: text, pin: 'exact', version: text, digest });
}

/** Length of each piece of text, in characters. */
const pieceLength = 65_536;

/** Joins short strings into longer pieces. */
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
