const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
];

interface Day {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/**
 * Formats the period between two runs: `between 20 and 21 November 2026`, or `on 21 November 2026` if both
 * runs took place on that day (UTC).
 */
export function formatPeriod(after: string, by: string): string {
  const [one, other] = [parseDay(after), parseDay(by)];
  const end = formatLongDay(by);
  if (one.year !== other.year) return `between ${one.day} ${one.month} ${one.year} and ${end}`;
  if (one.month !== other.month) return `between ${one.day} ${one.month} and ${end}`;
  return one.day === other.day ? `on ${end}` : `between ${one.day} and ${end}`;
}

/** Formats the UTC day of a time, such as `20 November 2026`. */
export function formatLongDay(time: string): string {
  const { day, month, year } = parseDay(time);
  return `${day} ${month} ${year}`;
}

function parseDay(time: string): Day {
  const [year = '', month = '', day = ''] = time.slice(0, 10).split('-');
  return { year, month: months[Number(month) - 1] ?? month, day: `${Number(day)}` };
}
