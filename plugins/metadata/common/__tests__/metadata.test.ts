import { getTextWidth } from '../../../../src/utils/textWidth';
import { isIndexed } from '../../../../src/utils/isIndexed';
import { getSocialCardPath } from '../socialCardPath';
import {
  createBreadcrumbList,
  createTechArticle,
} from '../../client/structuredData';

it.each([
  ['', 0],
  ['Data Grid', 9],
  ['列定义', 6],
  ['列定义 | Crosshatch', 19],
  ['行，列', 6],
  ['café', 4],
  ['\u{20000}', 2],
])('%j takes the room of %i Latin characters', (text, width) => {
  expect(getTextWidth(text)).toBe(width);
});

it.each([
  ['/', true],
  ['/x/react-charts', true],
  ['/x/react-date-pickers/playground', true],
  ['/x/api/date-pickers/use-picker-translations', true],
  ['/playground', false],
  ['/playground/react-charts/bars/HoneyHarvest', false],
  ['/404.html', false],
  ['/x/translations', false],
])('%s may be listed: %s', (canonical, expected) => {
  expect(isIndexed(canonical)).toBe(expected);
});

it.each([
  ['/', 'en', '/social/en/index.png'],
  ['/', 'zh', '/social/zh/index.png'],
  ['/x/react-charts', 'zh', '/social/zh/x/react-charts.png'],
])('the card of %s in %s is %s', (canonical, language, expected) => {
  expect(getSocialCardPath(canonical, language)).toBe(expected);
});

it('a trail counts its steps from one', () => {
  const { itemListElement } = createBreadcrumbList([
    { name: 'Home', url: 'https://a.example/' },
    { name: 'Charts', url: 'https://a.example/x/react-charts' },
  ]);
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://a.example/' },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Charts',
      item: 'https://a.example/x/react-charts',
    },
  ]);
});

describe('an article', () => {
  const data = {
    headline: 'Bars',
    description: 'Draw bars.',
    url: 'https://a.example/x/bars',
    image: 'https://a.example/social/en/x/bars.png',
    inLanguage: 'en',
    software: { name: 'MUI X Charts', version: '8.29.3' },
    site: { name: 'Crosshatch', url: 'https://a.example/' },
  };

  it('has the time of its last change', () => {
    const updated = Date.UTC(2026, 10, 21, 8, 30);
    expect(createTechArticle({ ...data, updated }).dateModified).toBe(
      '2026-11-21T08:30:00.000Z',
    );
  });

  it('has no time where nobody knows it', () => {
    expect(createTechArticle(data)).not.toHaveProperty('dateModified');
  });
});
