import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAlgoliaEngine } from '..';
import { SearchIndexMissing } from '../../../engine/types';
import { toMarks } from '../toMarks';
import { toRequests } from '../toRequests';
import { toResult } from '../toResult';

const SITE = 'https://docs.example.com';

function createHit(record: object) {
  return {
    objectID: '1',
    url: `${SITE}/x/react-charts/bars#colors`,
    hierarchy: { lvl1: 'Bars', lvl2: 'Colors', lvl3: null },
    language: 'en',
    kind: 'guide',
    product: 'charts',
    ...record,
  };
}

interface Received {
  url?: string;
  headers: http.IncomingHttpHeaders;
  requests: Record<string, unknown>[];
}

/** Plays Algolia: answers each search of a request, and keeps what it was asked. */
async function startAlgolia(status: number, results: object[]) {
  const received: Received[] = [];
  const server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const { requests } = JSON.parse(text) as Pick<Received, 'requests'>;
      received.push({ url: request.url, headers: request.headers, requests });
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(status === 200 ? { results } : { message: 'no', status }),
      );
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const engine = createAlgoliaEngine({
    appId: 'APP',
    searchKey: 'key',
    indexName: 'portal',
    language: 'en',
    siteUrl: SITE,
    hosts: [{ url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite' }],
  });
  return { engine, received, stop: () => server.close() };
}

it.each([
  ['plain', { text: 'plain', marks: [] }],
  ['\uE000row\uE001 span', { text: 'row span', marks: [[0, 3]] }],
  [
    'a \uE000b\uE001 \uE000c\uE001',
    {
      text: 'a b c',
      marks: [
        [2, 3],
        [4, 5],
      ],
    },
  ],
  ['<b>\uE000x\uE001</b>', { text: '<b>x</b>', marks: [[3, 4]] }],
])('takes the matches out of %j', (value, expected) => {
  expect(toMarks(value)).toEqual(expected);
});

it('asks for results and, without each facet, for its numbers', () => {
  const query = {
    text: 'bar',
    kind: 'guide',
    product: 'charts',
    currentProduct: 'tree-view',
  } as const;
  const [found, kinds, products] = toRequests(query, 'portal', 'zh');
  expect(found).toMatchObject({
    indexName: 'portal',
    query: 'bar',
    facetFilters: ['language:zh', 'kind:guide', 'product:charts'],
    optionalFilters: ['product:tree-view'],
  });
  expect(kinds).toMatchObject({ facetFilters: ['language:zh', 'product:charts'] });
  expect(products).toMatchObject({ facetFilters: ['language:zh', 'kind:guide'] });
});

it.each([
  [
    'a heading below its page',
    {},
    { title: 'Colors', trail: ['Bars'], url: '/x/react-charts/bars#colors' },
  ],
  [
    'a page of its own',
    { url: `${SITE}/x/react-charts/bars`, hierarchy: { lvl1: 'Bars' } },
    { title: 'Bars', trail: [], product: 'charts', kind: 'guide' },
  ],
  [
    'a Chinese page',
    { url: `${SITE}/zh/x/api/charts/bar-chart`, language: 'zh', kind: 'api' },
    { url: '/zh/x/api/charts/bar-chart', product: 'charts', kind: 'api' },
  ],
  [
    'a page of no product',
    { url: `${SITE}/x/introduction`, product: undefined },
    { product: undefined },
  ],
  ['a kind that the portal has not', { kind: 'blog' }, { kind: 'guide' }],
  [
    'an address of another site',
    { url: 'https://other.example/x' },
    { url: 'https://other.example/x' },
  ],
  ['no heading', { hierarchy: {} }, { title: '/x/react-charts/bars#colors' }],
  [
    'matches',
    {
      _highlightResult: { hierarchy: { lvl2: { value: '\uE000Col\uE001ors' } } },
      _snippetResult: { content: { value: 'in \uE000col\uE001ors' } },
    },
    {
      title: 'Colors',
      titleMarks: [[0, 3]],
      excerpt: { text: 'in colors', marks: [[3, 6]] },
    },
  ],
])('shows %s', (_, record, expected) => {
  expect(toResult(createHit(record) as never, SITE)).toMatchObject(expected);
});

it('answers by one request with the key that may search', async () => {
  const { engine, received, stop } = await startAlgolia(200, [
    { hits: [createHit({})] },
    { hits: [], facets: { kind: { guide: 7, api: 2 } } },
    { hits: [], facets: { product: { charts: 9 } } },
  ]);
  try {
    await engine.prepare();
    expect(received).toEqual([]);
    const answer = await engine.search({ text: 'colors' });
    expect(answer.results.map(({ url }) => url)).toEqual([
      '/x/react-charts/bars#colors',
    ]);
    expect(answer).toMatchObject({
      kinds: new Set(['guide', 'api']),
      products: new Set(['charts']),
    });
    expect(received).toHaveLength(1);
    const [{ url, headers, requests } = {} as Received] = received;
    expect(`${url}${JSON.stringify(headers)}`).toMatch(/\/1\/indexes\/\*\/queries/);
    expect(headers['x-algolia-application-id']).toBe('APP');
    expect(headers['x-algolia-api-key']).toBe('key');
    expect(requests.map(({ query }) => query)).toEqual([
      'colors',
      'colors',
      'colors',
    ]);
  } finally {
    stop();
  }
});

it('names an index that Algolia has not', async () => {
  const { engine, stop } = await startAlgolia(404, []);
  try {
    const answer = engine.search({ text: 'colors' });
    await expect(answer).rejects.toThrow(SearchIndexMissing);
    await expect(answer).rejects.toThrow('PORTAL_ALGOLIA_INDEX');
  } finally {
    stop();
  }
});

it('leaves an abandoned query’s answer alone', async () => {
  const { engine, stop } = await startAlgolia(200, [{ hits: [] }]);
  try {
    const controller = new AbortController();
    const answer = engine.search({ text: 'colors' }, controller.signal);
    controller.abort();
    await expect(answer).rejects.toThrow('aborted');
  } finally {
    stop();
  }
});
