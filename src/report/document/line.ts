import type { Phrase, Verdict } from '../../model/model.ts';
import { andMore, type Ours, plural, prosePhrase } from '../../model/phrase.ts';

/*
 * What a line of a document is made of. Our own words come from templates and literals; every other text
 * is a part that says what it is, so that each writer can show it without harm.
 */

/** A run of text of one kind. */
export type LinePart =
  | { readonly is: 'words'; readonly text: string }
  /** A name or value of a stranger: code, or in quotation marks where it could pass for our words. */
  | { readonly is: 'value'; readonly text: string; readonly longest?: number }
  /** Sentences that may quote strangers: shown as text, and nothing in them is markup. */
  | { readonly is: 'prose'; readonly text: string; readonly longest?: number }
  | { readonly is: 'strong'; readonly line: Line }
  /** A line that leads somewhere. */
  | { readonly is: 'link'; readonly to: string; readonly line: Line }
  /** The verdict on something, with the symbol or the colour that it has. */
  | { readonly is: 'verdict'; readonly verdict: Verdict }
  /** The symbol of a verdict, where pictures are shown. */
  | { readonly is: 'symbol'; readonly verdict: Verdict }
  /** The level of a problem, in its colour. */
  | { readonly is: 'level'; readonly level: Verdict | 'waived' }
  /** An account or a team that GitHub is to notify. */
  | { readonly is: 'mention'; readonly text: string }
  | { readonly is: 'break' }
  /** What to do about what stands before it. */
  | { readonly is: 'next' };

/** A line of text, in parts. */
export interface Line {
  readonly parts: readonly LinePart[];
}

/** What can stand in a line: a plain string is a stranger's value, a number is our own. */
export type Inline = Line | Phrase | string | number;

/** Our own words that a condition or a table chooses. */
export const ownText = <Text extends string>(text: Text & Ours<Text>): Line =>
  partLine({ is: 'words', text });

/** Builds a line: the text of the template is our own, what is inserted is what its type says. */
export function line(template: TemplateStringsArray, ...inserted: readonly Inline[]): Line {
  const parts = template.flatMap((text, at): readonly LinePart[] => {
    const before = at === 0 ? [] : inlineParts(inserted[at - 1] ?? '');
    return text === '' ? before : [...before, { is: 'words', text }];
  });
  return { parts };
}

/** Anything that can stand in a line as one. */
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

/** @param longest characters; a longer value is cut, and says so */
export const value = (text: string, longest?: number): Line =>
  partLine({ is: 'value', text, ...(longest === undefined ? {} : { longest }) });

/** @param longest characters; a longer text is cut, and says so */
export const prose = (text: string, longest?: number): Line =>
  partLine({ is: 'prose', text, ...(longest === undefined ? {} : { longest }) });

export const strong = (inline: Inline): Line => partLine({ is: 'strong', line: asLine(inline) });
/** @param to null where no address is known: then the line alone */
export const link = (to: string | null, inline: Inline): Line =>
  to === null ? asLine(inline) : partLine({ is: 'link', to, line: asLine(inline) });
export const verdictSign = (verdict: Verdict): Line => partLine({ is: 'verdict', verdict });
/** A symbol and a space, where pictures are shown. */
export const verdictSymbol = (verdict: Verdict): Line => partLine({ is: 'symbol', verdict });
export const levelLabel = (level: Verdict | 'waived'): Line => partLine({ is: 'level', level });
export const mention = (text: string): Line => partLine({ is: 'mention', text });
export const lineBreak: Line = partLine({ is: 'break' });
/** Leads to what is to be done about what stands before it. */
export const advicePrefix: Line = partLine({ is: 'next' });

/** `1 server`, `3 servers`. */
export const pluralLine = <One extends string>(number: number, one: One & Ours<One>): Line =>
  asLine(prosePhrase(plural(number, one)));

/** Nothing, where a line may or may not say more. */
export const emptyLine: Line = { parts: [] };

/** In the place of a number that is not known. */
export const dash: Line = ownText('–');

/** Lines one after the other. */
export function joinLines(all: readonly Inline[], between: Inline = line`, `): Line {
  const separator = inlineParts(between);
  return {
    parts: all.flatMap((each, at) =>
      at === 0 ? inlineParts(each) : [...separator, ...inlineParts(each)],
    ),
  };
}

/**
 * The first of some things in a line, and how many more there are: `a, b and 3 more`.
 *
 * @param most how many are named
 */
export function firstItems(all: readonly Inline[], most: number, between?: Inline): Line {
  const rest = prosePhrase(andMore(all.length - most));
  return line`${joinLines(all.slice(0, most), between)}${rest}`;
}
