import type { Marks } from '@site/src/components/Badge';
import { inheritMarks } from '../inheritMarks';

/** The marks that a page ends up with, without those that it doesn't have. */
function inherit(own: Marks, ...groups: Marks[]) {
  return Object.fromEntries(
    Object.entries(inheritMarks(own, groups)).filter(([, mark]) => mark),
  );
}

it.each<[string, Marks, Marks[], Marks]>([
  ['its own without groups', { unstable: true }, [], { unstable: true }],
  ['its group’s plan', {}, [{ plan: 'premium' }], { plan: 'premium' }],
  [
    'its own plan before its group’s',
    { plan: 'premium' },
    [{ plan: 'pro' }],
    { plan: 'premium' },
  ],
  [
    'the nearest group’s plan',
    {},
    [{ plan: 'pro' }, { plan: 'premium' }, {}],
    { plan: 'premium' },
  ],
  [
    'the statuses of all groups',
    { plan: 'pro' },
    [{ newFeature: true }, { unstable: true }],
    { plan: 'pro', newFeature: true, unstable: true },
  ],
  [
    'no news of a planned page in a new group',
    { planned: true },
    [{ newFeature: true }],
    { planned: true },
  ],
])('a page has %s', (_, own, groups, expected) => {
  expect(inherit(own, ...groups)).toEqual(expected);
});
