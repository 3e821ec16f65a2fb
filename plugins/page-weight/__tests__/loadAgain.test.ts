import { loadAgain, PAUSE } from '../client/loadAgain';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Fails as often as told, then answers. */
function createLoad(failures: number) {
  let calls = 0;
  return jest.fn(() => {
    calls += 1;
    return calls <= failures
      ? Promise.reject(new Error(`attempt ${calls}`))
      : Promise.resolve('a page');
  });
}

it.each<[failures: number, calls: number]>([
  [0, 1],
  [1, 2],
])(
  'after %d failures there is an answer, with %d calls',
  async (failures, calls) => {
    const load = createLoad(failures);
    const loading = loadAgain(load);
    await jest.advanceTimersByTimeAsync(PAUSE);
    await expect(loading).resolves.toBe('a page');
    expect(load).toHaveBeenCalledTimes(calls);
  },
);

it('the second failure is told', async () => {
  const load = createLoad(2);
  const loading = expect(loadAgain(load)).rejects.toThrow('attempt 2');
  await jest.advanceTimersByTimeAsync(PAUSE);
  await loading;
  expect(load).toHaveBeenCalledTimes(2);
});
