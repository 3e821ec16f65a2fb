import { INDEX_VERSION, type IndexManifest } from '../../engine/indexFormat';
import { loadSearchEngine } from '../../engine/loadSearchEngine';
import { SearchIndexMissing } from '../../engine/types';
import { createPlaceIndex } from '../createPlaceIndex';

const { places, postings, texts } = createPlaceIndex([
  {
    type: 'page',
    name: 'Sorting',
    page: { route: '/x/react-data-grid/sorting', title: 'Sorting', kind: 'guide' },
    text: 'Click a header. Sorting has an order.',
  },
]);

const MANIFEST = '/search/en/manifest.json';
const PLACES = '/search/en/places.json';
const POSTINGS = '/search/en/postings-0.json';
const TEXTS = '/search/en/texts/0.json';

const manifest: IndexManifest = {
  version: INDEX_VERSION,
  places: 'places.json',
  postings: ['postings-0.json'],
  texts: 'texts/',
  previews: {},
};

const FILES: Record<string, unknown> = {
  [MANIFEST]: manifest,
  [PLACES]: places,
  [POSTINGS]: postings[0],
  [TEXTS]: texts.get(0),
};

/** Answers as a server does, and with a fault for the addresses in `failing`. */
function serve(files: Record<string, unknown>, failing = new Set<string>()) {
  globalThis.fetch = ((address: string) => {
    const status = failing.has(address) ? 503 : address in files ? 200 : 404;
    return Promise.resolve({
      ok: status === 200,
      status,
      headers: new Headers({ 'content-type': 'application/json' }),
      json: () => Promise.resolve(files[address]),
    });
  }) as typeof fetch;
}

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

it('answers with the sentence of the text', async () => {
  serve(FILES);
  const engine = await loadSearchEngine('en');
  const { results } = await engine.search({ text: 'sorting' });
  expect(results).toEqual([
    expect.objectContaining({
      id: '/x/react-data-grid/sorting',
      excerpt: { text: '… Sorting has an order.', marks: [[2, 9]] },
    }),
  ]);
});

it('answers without an excerpt where the text does not come', async () => {
  serve(FILES, new Set([TEXTS]));
  const engine = await loadSearchEngine('en');
  const { results } = await engine.search({ text: 'sorting' });
  expect(results).toHaveLength(1);
  expect(results[0]).not.toHaveProperty('excerpt');
});

it.each([
  ['places', PLACES, 'places.json'],
  ['postings', POSTINGS, 'postings-0.json'],
])(
  'fails where the %s do not come, and answers once they do',
  async (_, file, name) => {
    const failing = new Set([file]);
    serve(FILES, failing);
    const engine = await loadSearchEngine('en');
    await expect(engine.search({ text: 'sorting' })).rejects.toThrow(
      `${name} could not be fetched: status 503`,
    );
    failing.clear();
    expect((await engine.search({ text: 'sorting' })).results).toHaveLength(1);
  },
);

it('stops where the query is abandoned', async () => {
  serve(FILES);
  const engine = await loadSearchEngine('en');
  const controller = new AbortController();
  const answer = engine.search({ text: 'sorting' }, controller.signal);
  controller.abort();
  await expect(answer).rejects.toThrow(/abort/i);
});

it.each<[string, Record<string, unknown>]>([
  ['there is none', {}],
  ['it is of another version', { [MANIFEST]: { version: -1 } }],
])('says that the index is missing where %s', async (_case, files) => {
  serve(files);
  await expect(loadSearchEngine('en')).rejects.toThrow(SearchIndexMissing);
});
