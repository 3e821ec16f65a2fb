/** @jest-environment jsdom */
import type * as ReadServices from '../../client/readServices';
import { parseServices, toServicesMeta } from '../services';

const SERVICES = { adFeedUrl: 'https://ads.example.org/feed.json?a="1"&b=<2>' };

it('come back from the attribute that they are written into', () => {
  expect(parseServices(toServicesMeta(SERVICES).content)).toEqual(SERVICES);
});

it.each([undefined, null, '', '{', 'null', '"text"', '7'])(
  'are none in %j',
  (content) => {
    expect(parseServices(content)).toEqual({});
  },
);

it('are read once, from the head of the page', () => {
  document.head.innerHTML = '<meta>';
  const meta = document.querySelector('meta')!;
  Object.assign(meta, toServicesMeta(SERVICES));
  jest.isolateModules(() => {
    const { readServices } = jest.requireActual<typeof ReadServices>(
      '../../client/readServices',
    );
    expect(readServices()).toEqual(SERVICES);
    meta.remove();
    expect(readServices()).toEqual(SERVICES);
  });
});
