import { COFFEES, CONTINENTS, isDelivered, type Coffee } from './coffees';

/** The one selection that the parts of the composition share. */
export interface Selection {
  /** Ticked items of the tree, continents and coffees. Nothing ticked shows everything. */
  ticked: readonly string[];
  /** Coffees that the reader marked: a row, a bar, or what comes on a day. */
  marked: readonly string[];
  /** The day that marked them, such as `2026-04-15`. */
  day?: string;
  /** The coffee under the pointer. */
  pointed?: string;
}

export type SelectionAction =
  | { type: 'tick'; ticked: readonly string[] }
  | { type: 'toggleTick'; id: string }
  | { type: 'mark'; marked: readonly string[] }
  | { type: 'toggleMark'; id: string }
  | { type: 'chooseDay'; day: string }
  | { type: 'point'; id?: string | undefined }
  | { type: 'clear' };

/** One coffee is marked from the start: the hatch shows what it is for. */
export const INITIAL_SELECTION: Selection = { ticked: [], marked: ['huila'] };

function listCoffees(continent: string): string[] {
  return COFFEES.filter((coffee) => coffee.continent === continent).map(
    ({ id }) => id,
  );
}

function toggle(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

/** As the tree does it: a continent takes its coffees along, and is ticked when they all are. */
function toggleTick(ticked: readonly string[], id: string): string[] {
  const children = listCoffees(id);
  const coffees = new Set(
    ticked.filter((item) => COFFEES.some((c) => c.id === item)),
  );
  const wanted = !ticked.includes(id);
  for (const coffee of children.length > 0 ? children : [id]) {
    if (wanted) {
      coffees.add(coffee);
    } else {
      coffees.delete(coffee);
    }
  }
  const continents = CONTINENTS.filter((continent) =>
    listCoffees(continent).every((coffee) => coffees.has(coffee)),
  );
  return [...continents, ...coffees];
}

/** The coffees that all parts show: those that are ticked, or all. */
export function listShown({ ticked }: Selection): Coffee[] {
  const shown = COFFEES.filter(({ id }) => ticked.includes(id));
  return shown.length > 0 ? shown : [...COFFEES];
}

/** The coffees of those shown that are drawn in the hatch: marked ones, and the one pointed at. */
export function listLinked(selection: Selection): Set<string> {
  const { marked, pointed } = selection;
  return new Set(
    listShown(selection)
      .map(({ id }) => id)
      .filter((id) => marked.includes(id) || id === pointed),
  );
}

/** The shown coffees that come on a day. */
export function listDelivered(selection: Selection, day: string): Coffee[] {
  return listShown(selection).filter((coffee) => isDelivered(coffee, day));
}

/** The selection after what the reader did in one of the parts. */
export function reduceSelection(
  selection: Selection,
  action: SelectionAction,
): Selection {
  const { ticked, marked, pointed } = selection;
  switch (action.type) {
    case 'tick':
      return { ...selection, ticked: action.ticked };
    case 'toggleTick':
      return { ...selection, ticked: toggleTick(ticked, action.id) };
    case 'mark':
      return { ticked, marked: action.marked };
    case 'toggleMark':
      return { ticked, marked: toggle(marked, action.id) };
    case 'chooseDay':
      return {
        ticked,
        marked: listDelivered(selection, action.day).map(({ id }) => id),
        day: action.day,
      };
    case 'point':
      return action.id === pointed
        ? selection
        : { ...selection, pointed: action.id };
    case 'clear':
      return { ticked: [], marked: [] };
  }
}

/** The upper end of an axis with round steps, and the steps. */
export function toScale(greatest: number): { max: number; ticks: number[] } {
  const power = 10 ** Math.floor(Math.log10(greatest / 4));
  const step =
    [1, 2, 2.5, 5, 10]
      .map((factor) => factor * power)
      .find((size) => greatest / size <= 4) ?? greatest;
  const count = Math.ceil(greatest / step);
  return {
    max: count * step,
    ticks: Array.from({ length: count + 1 }, (_, index) => index * step),
  };
}

/** The scale of the bars: as high as the highest month of the coffees that are shown. */
export function getKiloScale(coffees: readonly Coffee[]) {
  const months = COFFEES[0]!.kilos.map((_, month) =>
    coffees.reduce((sum, { kilos }) => sum + (kilos[month] ?? 0), 0),
  );
  return toScale(Math.max(...months));
}
