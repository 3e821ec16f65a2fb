/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { connectEvents, dropEvents } from '@site/src/events/sendEvent';
import { createResponse } from '../../../engine/__tests__/createFakeEngine';
import type { SearchQuery, SearchResponse } from '../../../engine/types';
import type { SearchStatus } from '../../useSearchAnswer';
import { useCountMisses } from '../useCountMisses';

const EMPTY = createResponse();
const FOUND: SearchResponse = {
  ...EMPTY,
  results: [{ id: '/x/a', kind: 'guide', url: '/x/a', title: [] }],
} as unknown as SearchResponse;

let sent: unknown[];

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  connectEvents((event) => sent.push(event));
});

afterEach(() => {
  dropEvents();
  jest.useRealTimers();
});

function render(
  query: Partial<SearchQuery>,
  response: SearchResponse,
  status: SearchStatus = 'answered',
) {
  const toProps = (text: string) => ({
    status,
    answer: { query: { ...query, text }, response },
  });
  const { rerender } = renderHook(useCountMisses, {
    initialProps: toProps(query.text ?? 'kanban'),
  });
  return (text: string) => rerender(toProps(text));
}

it.each([
  ['nothing is found', EMPTY],
  [
    'so little is found that other words are suggested',
    { ...FOUND, suggestions: ['canvas'] },
  ],
])('tells what was asked where %s', (_name, response) => {
  render({}, response);
  jest.runAllTimers();
  expect(sent).toEqual([{ category: 'search', action: 'miss', label: 'kanban' }]);
});

it.each<[string, Partial<SearchQuery>, SearchResponse, SearchStatus]>([
  ['is found', {}, FOUND, 'answered'],
  ['was narrowed to a kind', { kind: 'api' }, EMPTY, 'answered'],
  ['was narrowed to a product', { product: 'charts' }, EMPTY, 'answered'],
  ['is not answered yet', {}, EMPTY, 'searching'],
  ['failed', {}, EMPTY, 'failed'],
])('tells nothing of what %s', (_name, query, response, status) => {
  render(query, response, status);
  jest.runAllTimers();
  expect(sent).toEqual([]);
});

it('tells what the reader ended with, and no more than a hundred characters', () => {
  const type = render({ text: 'kan' }, EMPTY);
  jest.advanceTimersByTime(1500);
  type('kanban'.padEnd(120, '!'));
  jest.advanceTimersByTime(1500);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(500);
  expect(sent).toEqual([
    expect.objectContaining({ label: 'kanban'.padEnd(100, '!') }),
  ]);
});
