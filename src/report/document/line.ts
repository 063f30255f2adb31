import type { Phrase, Verdict } from '../../model/model.ts';
import { andMore, type Ours, plural, prosePhrase } from '../../model/phrase.ts';

/**
 * The parts of a line in a document. Our own words come from templates and literals. All other text is stored
 * in typed parts, so that each writer can escape it.
 */

/** A run of text of a single kind. */
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
  /** A line that is a link. */
  | { readonly is: 'link'; readonly to: string; readonly line: Line }
  /** A verdict, with its symbol or colour. */
  | { readonly is: 'verdict'; readonly verdict: Verdict }
  /** The symbol of a verdict, in outputs that show symbols. */
  | { readonly is: 'symbol'; readonly verdict: Verdict }
  /** The level of a problem, in its colour. */
  | { readonly is: 'level'; readonly level: Verdict | 'waived' }
  /** An account or team that GitHub notifies. */
  | { readonly is: 'mention'; readonly text: string }
  | { readonly is: 'break' }
  /** The symbol before advice. */
  | { readonly is: 'next' };

/** A line of text, in parts. */
export interface Line {
  readonly parts: readonly LinePart[];
}

/** Content for a line: a plain string is a third-party value, and a number is our own text. */
export type Inline = Line | Phrase | string | number;

/** Returns our own words as a line, for words that a condition or a table selects. */
export const ownText = <Text extends string>(text: Text & Ours<Text>): Line =>
  partLine({ is: 'words', text });

/**
 * Builds a line. The template's text is our own; the type of each inserted part determines how it is escaped.
 */
export function line(template: TemplateStringsArray, ...inserted: readonly Inline[]): Line {
  const parts = template.flatMap((text, at): readonly LinePart[] => {
    const before = at === 0 ? [] : inlineParts(inserted[at - 1] ?? '');
    return text === '' ? before : [...before, { is: 'words', text }];
  });
  return { parts };
}

/** Returns a line that contains the given content. */
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

/** @param longest maximum length in characters; a longer value is truncated and marked */
export const value = (text: string, longest?: number): Line =>
  partLine({ is: 'value', text, ...(longest === undefined ? {} : { longest }) });

/** @param longest maximum length in characters; longer text is truncated and marked */
export const prose = (text: string, longest?: number): Line =>
  partLine({ is: 'prose', text, ...(longest === undefined ? {} : { longest }) });

export const strong = (inline: Inline): Line => partLine({ is: 'strong', line: asLine(inline) });
/** @param to the address; if it is null, the line is shown without a link */
export const link = (to: string | null, inline: Inline): Line =>
  to === null ? asLine(inline) : partLine({ is: 'link', to, line: asLine(inline) });
export const verdictSign = (verdict: Verdict): Line => partLine({ is: 'verdict', verdict });
/** Returns a symbol and a space, in outputs that show symbols. */
export const verdictSymbol = (verdict: Verdict): Line => partLine({ is: 'symbol', verdict });
export const levelLabel = (level: Verdict | 'waived'): Line => partLine({ is: 'level', level });
export const mention = (text: string): Line => partLine({ is: 'mention', text });
export const lineBreak: Line = partLine({ is: 'break' });
/** An arrow before advice. */
export const advicePrefix: Line = partLine({ is: 'next' });

/** Returns a number with a noun: `1 server`, `3 servers`. */
export const pluralLine = <One extends string>(number: number, one: One & Ours<One>): Line =>
  asLine(prosePhrase(plural(number, one)));

/** An empty line, for use where part of a line is optional. */
export const emptyLine: Line = { parts: [] };

/** Shown in place of an unknown number. */
export const dash: Line = ownText('–');

/** Joins lines. */
export function joinLines(all: readonly Inline[], between: Inline = line`, `): Line {
  const separator = inlineParts(between);
  return {
    parts: all.flatMap((each, at) =>
      at === 0 ? inlineParts(each) : [...separator, ...inlineParts(each)],
    ),
  };
}

/**
 * Joins the first items of a list and counts the rest: `a, b and 3 more`.
 *
 * @param most maximum number of items to show
 */
export function firstItems(all: readonly Inline[], most: number, between?: Inline): Line {
  const rest = prosePhrase(andMore(all.length - most));
  return line`${joinLines(all.slice(0, most), between)}${rest}`;
}
