import type { SearchReport } from './createSearchReport';

/** A table of `benchmarks/README.md`. */
interface SearchTable {
  title: string;
  note: string;
  columns: string[];
  rows: (string | number)[][];
}

/** What a first query weighs and how long queries take, as tables. */
export function createSearchTables({
  firstQueryKilobytes,
  latencyMilliseconds,
}: Pick<
  SearchReport,
  'firstQueryKilobytes' | 'latencyMilliseconds'
>): SearchTable[] {
  return [
    {
      title: 'Weight of a first search',
      note: 'Kilobytes of 1,000 bytes with gzip: the engine, and of the index what a first query fetches, with nothing in the cache. Median and most of the queries that were tried.',
      columns: ['Language', 'Median', 'Most'],
      rows: Object.entries(firstQueryKilobytes).map(
        ([language, { median, most }]) => [language, median, most],
      ),
    },
    {
      title: 'Times of the search',
      note: 'Milliseconds until the answer, in all languages. A first query includes fetching; a prepared one comes after the button was pointed at or focused.',
      columns: [
        'Slow-down',
        'First query',
        'First query, prepared',
        'Following, median',
        'Following, 95 %',
      ],
      rows: Object.entries(latencyMilliseconds).map(
        ([slowdown, { firstQuery, firstQueryPrepared, following }]) => [
          slowdown,
          firstQuery,
          firstQueryPrepared,
          following.median,
          following.p95,
        ],
      ),
    },
  ];
}
