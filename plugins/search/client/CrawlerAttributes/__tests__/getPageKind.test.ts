import { getPageKind } from '../getPageKind';

it.each([
  ['/', undefined],
  ['/playground/x', undefined],
  ['/x', 'guide'],
  ['/x/react-charts/bars', 'guide'],
  ['/x/api', 'api'],
  ['/x/api/charts/bar-chart', 'api'],
  ['/x/apiary', 'guide'],
  ['/x/migration', 'migration'],
  ['/x/migration/migration-charts-v7', 'migration'],
])('%s gives results of the kind %s', (canonical, kind) => {
  expect(getPageKind(canonical)).toBe(kind);
});
