/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import {
  createFakeEngine,
  createResponse,
  createResult,
} from '../../engine/__tests__/createFakeEngine';
import { SearchIndexMissing, type SearchQuery } from '../../engine/types';
import { useSearchAnswer } from '../useSearchAnswer';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** Lets time pass, and the promises that it settles. */
function pass(milliseconds: number) {
  return act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

function setUp(text: string) {
  const { asked, engine } = createFakeEngine();
  const open = jest.fn(() => Promise.resolve(engine));
  const { result, rerender, unmount } = renderHook(
    ({ query }: { query: SearchQuery }) => useSearchAnswer(query, open),
    { initialProps: { query: { text } } },
  );
  return {
    asked,
    open,
    unmount,
    getState: () => result.current,
    retry: () => act(() => result.current.retry()),
    type: (next: string) => rerender({ query: { text: next } }),
  };
}

const ROWS = createResponse(createResult('rows'));
const COLUMNS = createResponse(createResult('columns'));

it('asks once the reader pauses, and answers', async () => {
  const { asked, type, getState } = setUp('r');
  await pass(20);
  type('ro');
  await pass(20);
  expect(asked).toHaveLength(0);
  await pass(40);
  expect(asked.map(({ query }) => query.text)).toEqual(['ro']);
  expect(getState().status).toBe('searching');
  asked[0]!.answer(ROWS);
  await pass(0);
  expect(getState()).toMatchObject({
    status: 'answered',
    answer: { query: { text: 'ro' }, response: ROWS },
  });
});

it('keeps the last answer until the next has come, and drops a late one', async () => {
  const { asked, type, getState } = setUp('rows');
  await pass(50);
  asked[0]!.answer(ROWS);
  await pass(0);
  type('rows c');
  await pass(50);
  type('columns');
  expect(asked[1]!.signal?.aborted).toBe(true);
  await pass(50);
  expect(getState()).toMatchObject({
    status: 'searching',
    answer: { response: ROWS },
  });
  asked[2]!.answer(COLUMNS);
  await pass(0);
  asked[1]!.answer(ROWS);
  await pass(0);
  expect(getState()).toMatchObject({
    status: 'answered',
    answer: { query: { text: 'columns' }, response: COLUMNS },
  });
});

it('asks nothing of an empty text, and forgets the answer', async () => {
  const { asked, open, type, getState } = setUp('');
  await pass(400);
  expect(open).not.toHaveBeenCalled();
  type('rows');
  await pass(50);
  asked[0]!.answer(ROWS);
  await pass(0);
  type('');
  expect(getState()).toMatchObject({ status: 'idle', answer: undefined });
});

it('says that it takes long after 300 ms, not before', async () => {
  const { asked, getState } = setUp('rows');
  await pass(290);
  expect(getState().slow).toBe(false);
  await pass(20);
  expect(getState().slow).toBe(true);
  asked[0]!.answer(ROWS);
  await pass(0);
  expect(getState().slow).toBe(false);
});

it.each([
  ['missing', new SearchIndexMissing('There is none.')],
  ['failed', new Error('no network')],
])('tells an index that is %s, and asks again', async (status, error) => {
  const { asked, getState, retry } = setUp('rows');
  await pass(50);
  asked[0]!.fail(error);
  await pass(0);
  expect(getState().status).toBe(status);
  retry();
  expect(getState().status).toBe('searching');
  await pass(50);
  asked[1]!.answer(ROWS);
  await pass(0);
  expect(getState().status).toBe('answered');
});

it('abandons its query when it goes', async () => {
  const { asked, unmount } = setUp('rows');
  await pass(50);
  unmount();
  expect(asked[0]!.signal?.aborted).toBe(true);
});
