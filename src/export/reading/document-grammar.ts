import { isWhitespace } from './record-key.ts';
import { endsScalar } from './value-scanner.ts';

/**
 * The grammar of an export document outside its values, as a table: each byte leads from one state to the
 * next. In a state whose name begins with "in", a value is open.
 */

type StateName =
  | 'start'
  | 'second byte of a byte order mark'
  | 'third byte of a byte order mark'
  | 'document'
  | 'first name'
  | 'name'
  | 'in a name'
  | 'colon'
  | 'value'
  | 'in a value'
  | 'colon before a list'
  | 'list'
  | 'first element'
  | 'element'
  | 'in an element'
  | 'after an element'
  | 'end of a list'
  | 'after a value'
  | 'end';

export interface State {
  /** Whether a value is open. */
  readonly isOpen: boolean;
  /** The next state for each byte; null if the byte is invalid. */
  readonly next: readonly (State | null)[];
  /** The error message for an invalid byte; `{name}` is replaced with the member's name. */
  readonly fault: string;
}

interface Row {
  /** The next state for each character. A character denotes the byte with the same code. */
  readonly on?: Readonly<Record<string, StateName>>;
  /** The next state if the byte starts a value. */
  readonly onValue?: StateName;
  /**
   * The next state after white space; null if white space is invalid. By default, white space does not change
   * the state.
   */
  readonly onSpace?: StateName | null;
  readonly fault: string;
}

const noExport = 'it does not start like an export';
const noName = 'a member has no name';
const noColon = 'a colon is missing';
const noValue = 'a value is missing';
const noComma = 'a comma is missing';
/** The value reader reads the bytes of an open value. */
const open: Row = { onSpace: null, fault: '' };

const rows: Readonly<Record<StateName, Row>> = {
  start: {
    on: { '{': 'first name', '\u00ef': 'second byte of a byte order mark' },
    onSpace: 'document',
    fault: noExport,
  },
  'second byte of a byte order mark': {
    on: { '\u00bb': 'third byte of a byte order mark' },
    onSpace: null,
    fault: noExport,
  },
  'third byte of a byte order mark': {
    on: { '\u00bf': 'document' },
    onSpace: null,
    fault: noExport,
  },
  document: { on: { '{': 'first name' }, fault: noExport },
  'first name': { on: { '"': 'in a name', '}': 'end' }, fault: noName },
  name: { on: { '"': 'in a name' }, fault: noName },
  'in a name': open,
  colon: { on: { ':': 'value' }, fault: noColon },
  value: { onValue: 'in a value', fault: noValue },
  'in a value': open,
  'colon before a list': { on: { ':': 'list' }, fault: noColon },
  list: { on: { '[': 'first element' }, fault: '"{name}" is not a list' },
  'first element': { on: { ']': 'end of a list' }, onValue: 'in an element', fault: noValue },
  element: { onValue: 'in an element', fault: noValue },
  'in an element': open,
  'after an element': { on: { ',': 'element', ']': 'end of a list' }, fault: noComma },
  'end of a list': { on: { ',': 'name', '}': 'end' }, onSpace: 'after a value', fault: noComma },
  'after a value': { on: { ',': 'name', '}': 'end' }, fault: noComma },
  end: { fault: 'there is text after its end' },
};

export const states = compile();

export function faultMessage({ fault }: State, name: string): string {
  return fault.replace('{name}', () => name);
}

function compile(): Readonly<Record<StateName, State>> {
  const entries = Object.entries(rows) as [StateName, Row][];
  const compiled = Object.fromEntries(
    entries.map(([name, row]) => [
      name,
      { isOpen: row === open, next: new Array<State | null>(256).fill(null), fault: row.fault },
    ]),
  ) as Record<StateName, State & { next: (State | null)[] }>;
  for (const [name, { on = {}, onValue = null, onSpace = name }] of entries) {
    for (let byte = 0; byte < 256; byte += 1) {
      const other = endsScalar(byte) ? null : onValue;
      const to = isWhitespace(byte) ? onSpace : (on[String.fromCharCode(byte)] ?? other);
      compiled[name].next[byte] = to === null ? null : compiled[to];
    }
  }
  return compiled;
}
