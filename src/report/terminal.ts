/* Tables, sections and wrapped lines of a terminal. */

export { padded, table } from './terminal/columns.ts';
export {
  byFirstWord,
  page,
  type StyledLine,
  section,
  type TerminalOptions,
} from './terminal/page.ts';
export { wrapped } from './terminal/wrap.ts';
