import { classifyRequest, type RequestTraits } from '../classifyRequest';

const ORIGIN = 'https://docs.example.com';

function classify(address: string, traits: Partial<RequestTraits> = {}) {
  return classifyRequest(
    {
      url: new URL(address, ORIGIN),
      method: 'GET',
      isRange: false,
      isNavigation: false,
      ...traits,
    },
    ORIGIN,
  );
}

it.each([
  ['/', 'page'],
  ['/x/react-charts?mode=dark', 'page'],
  ['/zh/x/react-charts', 'page'],
  ['/x/react-charts.html', 'page'],
  ['/x/llms.txt', undefined],
  ['/x/react-charts.md', undefined],
  ['/playground/react-charts/FirstPie', undefined],
  ['/playground', undefined],
  ['/playground.html', undefined],
  ['/live/frame.html', undefined],
  ['/playgrounds', 'page'],
])('a navigation to %s is answered as %s', (address, kind) => {
  expect(classify(address, { isNavigation: true })).toBe(kind);
});

it.each([
  ['/assets/js/main.3bc58084.js', 'asset'],
  ['/zh/assets/js/1a2b3c4d/12.js', 'asset'],
  ['/assets/fonts/inter-4f2981d82860061b.woff2', 'asset'],
  ['/search/en/manifest.json', 'search'],
  ['/search/zh/names.8c24f3b0d0.json', 'hashedSearch'],
  ['/search/en/files/texts.ccd9318dbf/12.json', 'hashedSearch'],
  ['/search/en/text.ccd9318dbf/fragment/en_ffdc57e.pf_fragment', 'hashedSearch'],
  ['/search/en.offline.json', 'search'],
  ['/img/mark.svg', 'file'],
  ['/zh/img/mark.svg', 'file'],
  ['/x/api/charts.json', 'file'],
  ['/x/react-charts.md', 'file'],
  ['/x/api/charts/types/0a', 'file'],
  ['/zh/x/api/charts/types/3f', 'file'],
  ['/x/api/charts/types/axis', undefined],
  ['/x/sw.js', undefined],
  ['/x/react-charts', undefined],
  ['/live/frame.1f18c1a87d.js', undefined],
  ['https://elsewhere.example.com/assets/js/main.3bc58084.js', undefined],
  ['http://docs.example.com/assets/js/main.3bc58084.js', undefined],
])('%s is answered as %s', (address, kind) => {
  expect(classify(address)).toBe(kind);
});

it.each<[string, Partial<RequestTraits>]>([
  ['another method', { method: 'POST' }],
  ['HEAD', { method: 'HEAD' }],
  ['a part of a file', { isRange: true }],
])('%s passes the worker by', (_, traits) => {
  expect(classify('/assets/js/main.3bc58084.js', traits)).toBeUndefined();
  expect(classify('/x', { isNavigation: true, ...traits })).toBeUndefined();
});
