import { causes } from '../../../judging/history.ts';
import { escapeForHtml } from '../../../report/text.ts';
import type { TrendWeek } from '../report.ts';
import { causeWords } from '../sweep-messages.ts';
import { pinnedShare } from '../trend.ts';

const [left, top, height, gap] = [56, 24, 96, 52];
/** Widths in pixels: the widest and the narrowest bar, each including its gap, and the narrowest plot. */
const [widest, narrowest, leastWidth] = [44, 14, 420];

/** Returns the SVG and its legend as HTML; empty for fewer than two weeks, which show no trend. */
export function trendPicture(weeks: readonly TrendWeek[]): string {
  if (weeks.length < 2) return '';
  const step = Math.max(narrowest, Math.min(widest, Math.floor(560 / weeks.length)));
  const width = left + Math.max(leastWidth, step * weeks.length + 8);
  const failing = Math.max(1, ...weeks.map((each) => each.failing));
  const sums = weeks.map(({ news }) => causes.reduce((sum, cause) => sum + news[cause], 0));
  const anew = Math.max(1, ...sums);
  const panels = [
    panel(0, { title: 'Failing places', most: failing, width, step }, weeks, ({ failing }) => [
      { value: failing, kind: 'standing' },
    ]),
    panel(1, { title: 'New and failing, by cause', most: anew, width, step }, weeks, ({ news }) =>
      causes.map((cause) => ({ value: news[cause], kind: cause })),
    ),
    panel(2, { title: 'Pinned, in percent', most: 100, width, step }, weeks, (each) => [
      { value: pinnedShare(each) ?? 0, kind: 'pinned' },
    ]),
  ];
  const totalHeight = 3 * (height + gap) + top - 24;
  const legend = causes.map(
    (cause) => `<li><span class="key ${cause}"></span>${escapeForHtml(causeWords[cause])}</li>`,
  );
  return [
    '<div class="wide" role="region" aria-labelledby="trend" tabindex="0">',
    `<svg class="trend" role="img" aria-label="Failing places, new failing places by cause, and the share of pinned places, by week; the table below has the numbers" width="${width}" height="${totalHeight}" viewBox="0 0 ${width} ${totalHeight}">`,
    ...panels,
    '</svg>',
    '</div>',
    `<ul class="legend">${legend.join('')}</ul>`,
  ].join('\n');
}

interface Panel {
  readonly title: string;
  /** The value at the top of the scale. */
  readonly most: number;
  readonly width: number;
  readonly step: number;
}

interface Part {
  readonly value: number;
  readonly kind: string;
}

function panel(
  panelIndex: number,
  { title, most, width, step }: Panel,
  weeks: readonly TrendWeek[],
  barParts: (week: TrendWeek) => readonly Part[],
): string {
  const ground = top + panelIndex * (height + gap) + height;
  const bars = weeks.map((week, index) => {
    const x = left + 4 + index * step;
    let y = ground;
    return barParts(week)
      .filter(({ value }) => value > 0)
      .map(({ value, kind }) => {
        const barHeight = rounded((value / most) * height);
        y = rounded(y - barHeight);
        return `<rect class="${kind}" x="${x}" y="${y}" width="${step - 4}" height="${barHeight}"><title>${week.week}: ${value}</title></rect>`;
      })
      .join('');
  });
  // Label only every nth week, because labels less than 72 pixels apart would overlap.
  const labelStep = Math.ceil(72 / step);
  const days = weeks.flatMap(({ week }, index) =>
    index % labelStep === 0 && index * step + 72 < width - left
      ? `<text x="${left + 4 + index * step}" y="${ground + 16}">${week}</text>`
      : [],
  );
  const level = (value: number, y: number): string =>
    `<line x1="${left}" x2="${width}" y1="${y}" y2="${y}"/><text class="right" x="${left - 8}" y="${y + 4}">${value}</text>`;
  return [
    `<text class="head" x="${left}" y="${ground - height - 10}">${escapeForHtml(title)}</text>`,
    level(0, ground),
    level(most, ground - height),
    ...bars,
    ...days,
  ].join('');
}

const rounded = (number: number): number => Math.round(number * 10) / 10;
