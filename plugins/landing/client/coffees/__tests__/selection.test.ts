import { COFFEES, isDelivered } from '../coffees';
import {
  INITIAL_SELECTION,
  getKiloScale,
  listDelivered,
  listLinked,
  listShown,
  reduceSelection,
  toScale,
  type Selection,
  type SelectionAction,
} from '../selection';

const EMPTY: Selection = { ticked: [], marked: [] };

function apply(...actions: SelectionAction[]): Selection {
  return actions.reduce(reduceSelection, EMPTY);
}

function namesOf(selection: Selection): string[] {
  return listShown(selection).map(({ id }) => id);
}

describe('what is shown', () => {
  it('is everything while nothing is ticked', () => {
    expect(listShown(INITIAL_SELECTION)).toEqual(COFFEES);
  });

  it('is what is ticked, in the order of the data', () => {
    const ticked = ['nyeri', 'africa', 'yirgacheffe', 'kayanza'];
    expect(namesOf(apply({ type: 'tick', ticked }))).toEqual([
      'yirgacheffe',
      'nyeri',
      'kayanza',
    ]);
  });

  it('follows a continent that is ticked in the picture, as the tree does it', () => {
    const africa = apply({ type: 'toggleTick', id: 'africa' });
    expect(africa.ticked).toEqual(['africa', 'yirgacheffe', 'nyeri', 'kayanza']);
    const without = reduceSelection(africa, { type: 'toggleTick', id: 'nyeri' });
    expect(without.ticked).toEqual(['yirgacheffe', 'kayanza']);
    const again = reduceSelection(without, { type: 'toggleTick', id: 'nyeri' });
    expect(new Set(again.ticked)).toEqual(new Set(africa.ticked));
    expect(reduceSelection(again, { type: 'toggleTick', id: 'africa' })).toEqual(
      EMPTY,
    );
  });
});

describe('what is linked', () => {
  it('is what is marked or pointed at', () => {
    const selection = apply(
      { type: 'toggleMark', id: 'huila' },
      { type: 'point', id: 'nyeri' },
    );
    expect(listLinked(selection)).toEqual(new Set(['nyeri', 'huila']));
    expect(listLinked(reduceSelection(selection, { type: 'point' }))).toEqual(
      new Set(['huila']),
    );
  });

  it('is only what is shown', () => {
    const selection = apply(
      { type: 'mark', marked: ['huila', 'nyeri'] },
      { type: 'toggleTick', id: 'africa' },
    );
    expect(listLinked(selection)).toEqual(new Set(['nyeri']));
  });

  it('is what comes on the day that is chosen, until something else is marked', () => {
    const selection = apply({ type: 'chooseDay', day: '2026-04-20' });
    const { marked } = selection;
    expect(marked).toEqual(listDelivered(EMPTY, '2026-04-20').map(({ id }) => id));
    expect(marked.length).toBeGreaterThan(0);
    const after = reduceSelection(selection, { type: 'toggleMark', id: marked[0]! });
    expect(after.day).toBeUndefined();
    expect(after.marked).toEqual(marked.slice(1));
  });

  it('is nothing after clearing', () => {
    const selection = apply({ type: 'mark', marked: ['huila'] }, { type: 'clear' });
    expect(selection).toEqual(EMPTY);
  });
});

it('delivers every other week on the same day', () => {
  const days = Array.from(
    { length: 30 },
    (_, index) => `2026-04-${String(index + 1).padStart(2, '0')}`,
  );
  for (const coffee of COFFEES) {
    const found = days.filter((day) => isDelivered(coffee, day));
    expect(found.length).toBeGreaterThanOrEqual(2);
    expect(found.map((day) => new Date(`${day}T00:00:00Z`).getUTCDay())).toEqual(
      found.map(() => coffee.delivery.weekday),
    );
  }
});

describe('the scale of the bars', () => {
  it.each([
    [724, [0, 200, 400, 600, 800]],
    [294, [0, 100, 200, 300]],
    [96, [0, 25, 50, 75, 100]],
    [8, [0, 2, 4, 6, 8]],
  ])('of %d has round steps', (greatest, ticks) => {
    expect(toScale(greatest)).toEqual({ max: ticks.at(-1), ticks });
  });

  it('is as high as the highest month of what is shown', () => {
    const africa = COFFEES.filter(({ continent }) => continent === 'africa');
    expect(getKiloScale(africa).max).toBe(300);
    expect(getKiloScale(COFFEES).max).toBe(800);
  });
});
