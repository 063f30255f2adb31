/**
 * The page's script. It sorts and filters the existing rows, and inserts every value as text, never as HTML.
 */
export const script = `
'use strict';
{
  const table = document.querySelector('#places table');
  const body = table.tBodies[0];
  let rows = [...body.rows];
  const status = document.querySelector('#shown');
  const fields = [...document.querySelectorAll('.filters [data-by]')];
  const valuesOf = (row, name) => (row.getAttribute('data-' + name) || '').split('\\n');
  const order = new Intl.Collator('en', { numeric: true });
  // A browser takes seconds to lay out all rows of a long table.
  const step = 500;
  let most = step;
  const more = document.querySelector('#more');

  const ofServers = ['server', 'grade'];
  const placesOf = new Map(rows.map((row) => [row, [...row.querySelectorAll('[data-repository]')]]));
  const places = rows.flatMap((row) => placesOf.get(row));

  for (const field of fields) {
    if (field.tagName !== 'SELECT') continue;
    const name = field.getAttribute('data-by');
    const having = ofServers.includes(name) ? rows : places;
    const values = new Set(having.flatMap((each) => valuesOf(each, name)));
    for (const value of [...values].sort(order.compare)) {
      const option = document.createElement('option');
      option.value = '=' + value;
      option.textContent = value === '' ? field.getAttribute('data-none') : value;
      field.append(option);
    }
  }
  const show = () => {
    const wanted = fields
      .map((field) => [field.getAttribute('data-by'), field.value, field.tagName === 'SELECT'])
      .filter(([, value]) => value !== '');
    const fits = (element, some) => some.every(([name, value, isExact]) => isExact
      ? valuesOf(element, name).includes(value.slice(1))
      : valuesOf(element, name).some((each) => each.toLowerCase().includes(value.toLowerCase())));
    const server = wanted.filter(([name]) => ofServers.includes(name));
    const place = wanted.filter(([name]) => !ofServers.includes(name));
    let found = 0;
    let there = 0;
    for (const row of rows) {
      const isFitting = fits(row, server);
      let own = 0;
      for (const each of placesOf.get(row)) {
        each.hidden = !isFitting || !fits(each, place);
        if (!each.hidden) own += 1;
      }
      const folded = row.lastElementChild.querySelector('details');
      if (folded !== null) {
        const some = folded.querySelectorAll('li:not([hidden])').length;
        folded.hidden = some === 0;
        folded.querySelector('summary').textContent = some + ' more';
        // Show the match.
        if (place.length > 0) folded.open = true;
      }
      if (own > 0) found += 1;
      there += own;
      row.hidden = own === 0 || found > most;
    }
    more.hidden = found <= most;
    const words = (some, all, one) => some + ' of ' + all + ' ' + one + (all === 1 ? '' : 's');
    const all = words(found, rows.length, 'server') + ' in ' + words(there, places.length, 'place');
    status.textContent = more.hidden ? all : all + ', the first ' + most + ' are shown';
  };
  const showFirst = () => {
    most = step;
    show();
  };
  for (const field of fields) field.addEventListener('input', showFirst);
  more.addEventListener('click', () => {
    most += step;
    show();
  });
  document.querySelector('#reset').addEventListener('click', () => {
    for (const field of fields) field.value = '';
    showFirst();
  });

  const heads = [...table.tHead.rows[0].cells];
  const keyOf = (row, at) => {
    const cell = row.cells[at];
    const key = cell.getAttribute('data-key');
    return key === null ? cell.textContent : Number(key);
  };
  const sortBy = (at) => {
    const isAscending = heads[at].getAttribute('aria-sort') !== 'ascending';
    for (const head of heads) head.removeAttribute('aria-sort');
    heads[at].setAttribute('aria-sort', isAscending ? 'ascending' : 'descending');
    const keyed = rows.map((row) => [keyOf(row, at), row]);
    // A collator does not know negative numbers.
    const compare = (a, b) => typeof a === 'number' ? a - b : order.compare(a, b);
    keyed.sort(([a], [b]) => (isAscending ? 1 : -1) * compare(a, b));
    rows = keyed.map(([, row]) => row);
    most = step;
    show();
    body.replaceChildren(...rows);
  };
  heads.forEach((head, at) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener('click', () => sortBy(at));
  });
  document.querySelector('.filters').hidden = false;
  show();
  // From here it is the script that hides rows.
  table.classList.remove('long');
}
`;
