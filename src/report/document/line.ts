import type { Phrase, Verdict } from '../../model/model.ts';
import { andMore, type Ours, plural, prosePhrase } from '../../model/phrase.ts';

/**
 * The parts of a line in a document. Our own words come from templates and literals. All other text is stored
 * in typed parts, so that each writer can escape it.
 */

export type LinePart =
  | { readonly is: 'words'; readonly text: string }
  /**
   * A third-party name or value, which is shown as code, or in quotation marks if it could be mistaken for
   * our own words.
   */
  | { readonly is: 'value'; readonly text: string; readonly longest?: number }
  /** Sentences that may quote third parties; shown as text without markup. */
  | { readonly is: 'prose'; readonly text: string; readonly longest?: number }
  | { readonly is: 'strong'; readonly line: Line }
  | { readonly is: 'link'; readonly to: string; readonly line: Line }
  | { readonly is: 'verdict'; readonly verdict: Verdict }
  /** A verdict's symbol, in outputs that show symbols. */
  | { readonly is: 'symbol'; readonly verdict: Verdict }
  | { readonly is: 'level'; readonly level: Verdict | 'waived' }
  /** An account or team that GitHub notifies. */
  | { readonly is: 'mention'; readonly text: string }
  | { readonly is: 'break' }
  /** The symbol before advice. */
  | { readonly is: 'next' };

export interface Line {
  readonly parts: readonly LinePart[];
}

/** Content for a line: a plain string is a third-party value, and a number is our own text. */
export type Inline = Line | Phrase | string | number;

/** Returns our own text as a line. Used if a condition or a lookup table selects the text. */
export const ownText = <Text extends string>(text: Text & Ours<Text>): Line =>
  partLine({ is: 'words', text });

/**
 * Builds a line from a template. The template's text is our own; each inserted part is escaped according to
 * its type.
 */
export function line(template: TemplateStringsArray, ...inserted: readonly Inline[]): Line {
  const parts = template.flatMap((text, at): readonly LinePart[] => {
    const before = at === 0 ? [] : inlineParts(inserted[at - 1] ?? '');
    return text === '' ? before : [...before, { is: 'words', text }];
  });
  return { parts };
}

export const asLine = (inline: Inline): Line => ({ parts: inlineParts(inline) });

function inlineParts(inline: Inline): readonly LinePart[] {
  if (typeof inline === 'number') return [{ is: 'words', text: String(inline) }];
  if (typeof inline === 'string') return [{ is: 'value', text: inline }];
  if ('parts' in inline) return inline.parts;
  return inline.words.flatMap((text, at): LinePart[] => [
    ...(at === 0 ? [] : [{ is: 'value' as const, text: inline.values[at - 1] ?? '' }]),
    ...(text === '' ? [] : [{ is: 'words' as const, text }]),
  ]);
}

const partLine = (part: LinePart): Line => ({ parts: [part] });

/**
 * Returns a line with a third-party value.
 * @param longest maximum length in characters; longer values are truncated and marked as such
 */
export const value = (text: string, longest?: number): Line =>
  partLine({ is: 'value', text, ...(longest === undefined ? {} : { longest }) });

/**
 * Returns a line with sentences that may quote third parties.
 * @param longest maximum length in characters; longer text is truncated and marked as such
 */
export const prose = (text: string, longest?: number): Line =>
  partLine({ is: 'prose', text, ...(longest === undefined ? {} : { longest }) });

export const strong = (inline: Inline): Line => partLine({ is: 'strong', line: asLine(inline) });
/** Returns a line that links to an address, or the plain line if the address is null. */
export const link = (to: string | null, inline: Inline): Line =>
  to === null ? asLine(inline) : partLine({ is: 'link', to, line: asLine(inline) });
export const verdictSign = (verdict: Verdict): Line => partLine({ is: 'verdict', verdict });
/** Returns a verdict's symbol followed by a space. Outputs without symbols show nothing. */
export const verdictSymbol = (verdict: Verdict): Line => partLine({ is: 'symbol', verdict });
export const levelLabel = (level: Verdict | 'waived'): Line => partLine({ is: 'level', level });
export const mention = (text: string): Line => partLine({ is: 'mention', text });
export const lineBreak: Line = partLine({ is: 'break' });
export const advicePrefix: Line = partLine({ is: 'next' });

/** Returns a number with a noun: `1 server`, `3 servers`. */
export const pluralLine = <One extends string>(number: number, one: One & Ours<One>): Line =>
  asLine(prosePhrase(plural(number, one)));

export const emptyLine: Line = { parts: [] };

/** Shown where a number is unknown. */
export const dash: Line = ownText('–');

export function joinLines(all: readonly Inline[], between: Inline = line`, `): Line {
  const separator = inlineParts(between);
  return {
    parts: all.flatMap((each, at) =>
      at === 0 ? inlineParts(each) : [...separator, ...inlineParts(each)],
    ),
  };
}

/** Joins the first `most` items of a list and counts the rest: `a, b and 3 more`. */
export function firstItems(all: readonly Inline[], most: number, between?: Inline): Line {
  const rest = prosePhrase(andMore(all.length - most));
  return line`${joinLines(all.slice(0, most), between)}${rest}`;
}
