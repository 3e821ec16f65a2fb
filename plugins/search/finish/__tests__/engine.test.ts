import { INDEX_VERSION } from '../../engine/indexFormat';
import { loadSearchEngine } from '../../engine/loadSearchEngine';
import { SearchIndexMissing, type SearchResponse } from '../../engine/types';
import { createNameIndex } from '../createNameIndex';

const { names } = createNameIndex(
  [
    {
      type: 'page',
      name: 'Sorting',
      page: { route: '/x/react-data-grid/sorting', title: 'Sorting', kind: 'guide' },
    },
  ],
  new Map(),
);

const MANIFEST = '/search/en/manifest.json';
const NAMES = '/search/en/names.json';

/** There is no full text: it can't be opened. */
const FILES: Record<string, unknown> = {
  [MANIFEST]: {
    version: INDEX_VERSION,
    names: 'names.json',
    text: 'text/',
    previews: {},
  },
  [NAMES]: names,
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

it('answers by names alone where the full text fails, and says so', async () => {
  serve(FILES);
  const engine = await loadSearchEngine('en');
  const { results, isPartial } = await engine.search({ text: 'sorting' });
  expect(results.map(({ id }) => id)).toEqual(['/x/react-data-grid/sorting']);
  expect(isPartial).toBe(true);
});

it('gives what the names know before the full text has come', async () => {
  serve(FILES);
  const engine = await loadSearchEngine('en');
  const early: SearchResponse[] = [];
  await engine.search({ text: 'sorting' }, undefined, (one) => early.push(one));
  await engine.search({ text: 'zzqxv' }, undefined, (one) => early.push(one));
  expect(early).toHaveLength(1);
  expect(early[0]).not.toHaveProperty('isPartial');
  expect(early[0]!.results).toHaveLength(1);
});

it('fails where the names can not be fetched, and answers once they can', async () => {
  const failing = new Set([NAMES]);
  serve(FILES, failing);
  const engine = await loadSearchEngine('en');
  await expect(engine.search({ text: 'sorting' })).rejects.toThrow(
    'names.json could not be fetched: status 503',
  );
  failing.clear();
  expect((await engine.search({ text: 'sorting' })).results).toHaveLength(1);
});

it.each<[string, Record<string, unknown>]>([
  ['there is none', {}],
  ['it is of another version', { [MANIFEST]: { version: -1 } }],
])('says that the index is missing where %s', async (_case, files) => {
  serve(files);
  await expect(loadSearchEngine('en')).rejects.toThrow(SearchIndexMissing);
});
