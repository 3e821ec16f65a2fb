/** Marks what the script has put into a table or a list to hold a type that is open. */
const MARK = 'typeHost';

/** The hosts that follow a row of members, in their order. */
export function listHosts(row: Element): HTMLElement[] {
  const hosts: HTMLElement[] = [];
  let next = row.nextElementSibling;
  while (next instanceof HTMLElement && isHost(next)) {
    hosts.push(next);
    next = next.nextElementSibling;
  }
  return hosts;
}

/** Whether an element is a host, and no row of members. */
export function isHost(element: HTMLElement): boolean {
  return element.dataset[MARK] !== undefined;
}

function createHost(name: 'tr' | 'dd' | 'div'): HTMLElement {
  const host = document.createElement(name);
  host.dataset[MARK] = '';
  return host;
}

/** A row below that of the name, as wide as the table. */
function addRow(row: HTMLTableRowElement, panel: HTMLElement): HTMLElement {
  const host = createHost('tr');
  const cell = document.createElement('td');
  cell.colSpan = row.cells.length;
  cell.append(panel);
  host.append(cell);
  (listHosts(row).at(-1) ?? row).after(host);
  return host;
}

/**
 * Puts a panel below what names its type, with the full width of that: a row of members, a
 * member of a type that is open, or a text.
 *
 * @returns the host, which goes when the panel is closed
 */
export function addHost(link: Element, panel: HTMLElement): HTMLElement {
  const row = link.closest<HTMLTableRowElement>('tbody > tr[id]');
  if (row) {
    return addRow(row, panel);
  }
  const item = link.closest('[data-types] > li');
  if (item) {
    const host = createHost('div');
    host.append(panel);
    item.append(host);
    return host;
  }
  const member = link.closest('dl > div');
  const host = createHost(member ? 'dd' : 'div');
  host.append(panel);
  if (member) {
    member.append(host);
  } else {
    (link.closest('pre, p, ul, [data-html]') ?? link).after(host);
  }
  return host;
}
