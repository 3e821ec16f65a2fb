import type { IndexedPage } from '../indexFormat';
import { liftGuide } from '../liftGuide';

const pages = (['api', 'guide', 'migration'] as const).map((kind): IndexedPage => ({
  route: `/x/${kind}`,
  title: kind,
  kind,
}));
const [API, GUIDE, MIGRATION] = [0, 1, 2];

it.each([
  ['third, behind the names', [API, API, API, API, GUIDE], [0, 1, 4, 2, 3]],
  ['where it is, if that is earlier', [API, GUIDE, API], [0, 1, 2]],
  [
    'before what is about older versions',
    [API, API, MIGRATION, GUIDE],
    [0, 1, 3, 2],
  ],
  ['nowhere, if there is none', [API, API, API, MIGRATION], [0, 1, 2, 3]],
])('has the best guide %s', (_, ofPages, order) => {
  const answers = ofPages.map((page, entry) => ({
    entry,
    page,
    score: 1 / (entry + 1),
    covered: 1,
    isAnswer: true,
    others: [],
  }));
  expect(liftGuide(answers, { pages }).map(({ entry }) => entry)).toEqual(order);
});
