/**
 * The script of the page: it sorts and filters the rows that are there, and changes nothing else. All that
 * it shows of them it sets as text.
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

  for (const field of fields) {
    if (field.tagName !== 'SELECT') continue;
    const name = field.getAttribute('data-by');
    const values = new Set(rows.flatMap((row) => valuesOf(row, name)));
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
    let found = 0;
    for (const row of rows) {
      const fits = wanted.every(([name, value, isExact]) => isExact
        ? valuesOf(row, name).includes(value.slice(1))
        : valuesOf(row, name).some((each) => each.toLowerCase().includes(value.toLowerCase())));
      if (fits) found += 1;
      row.hidden = !fits || found > most;
    }
    more.hidden = found <= most;
    const all = found + ' of ' + rows.length + (rows.length === 1 ? ' place' : ' places');
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
    return cell.getAttribute('data-key') ?? cell.textContent;
  };
  const sortBy = (at) => {
    const isAscending = heads[at].getAttribute('aria-sort') !== 'ascending';
    for (const head of heads) head.removeAttribute('aria-sort');
    heads[at].setAttribute('aria-sort', isAscending ? 'ascending' : 'descending');
    const keyed = rows.map((row) => [keyOf(row, at), row]);
    keyed.sort(([a], [b]) => (isAscending ? 1 : -1) * order.compare(a, b));
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
