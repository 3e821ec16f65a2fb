/** @jest-environment jsdom */
import { FEED_TIME_LIMIT, getRetryDelay, loadAd, MAX_RETRIES } from '../loadAd';
import { loadAdScript } from '../Ad/thirdParty';
import { hasAd, MAX_POLLS, POLL_INTERVAL, pollForAd } from '../pollForAd';
import { waitVisible } from '../waitVisible';
import { pass, recordTimes, setVisible, startFakeTime } from './fakeTime';

const URL_OF_FEED = 'https://ads.example.org/feed.json';
const AD = {
  company: 'A',
  description: 'B',
  statlink: 'https://ads.example.org/click',
};

beforeEach(startFakeTime);
afterEach(() => jest.useRealTimers());

describe('waiting', () => {
  function start(duration: number, signal = new AbortController().signal) {
    const outcome = { state: 'waits' };
    waitVisible(duration, signal).then(
      () => (outcome.state = 'over'),
      () => (outcome.state = 'aborted'),
    );
    return outcome;
  }

  it('takes its time', async () => {
    const outcome = start(100);
    await pass(99);
    expect(outcome.state).toBe('waits');
    await pass(1);
    expect(outcome.state).toBe('over');
  });

  it('stands still while the page is hidden', async () => {
    const outcome = start(100);
    await pass(60);
    setVisible(false);
    await pass(10_000);
    setVisible(true);
    await pass(39);
    expect(outcome.state).toBe('waits');
    await pass(1);
    expect(outcome.state).toBe('over');
  });

  it('begins when a page that opened hidden is seen', async () => {
    setVisible(false);
    const outcome = start(0);
    await pass(1000);
    expect(outcome.state).toBe('waits');
    setVisible(true);
    await pass(0);
    expect(outcome.state).toBe('over');
  });

  it('ends at once when it is called off, before or during', async () => {
    const left = new AbortController();
    const during = start(100, left.signal);
    left.abort();
    const before = start(100, left.signal);
    await pass(0);
    expect([during.state, before.state]).toEqual(['aborted', 'aborted']);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the feed', () => {
  const { fetch: originalFetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = originalFetch;
  });

  type Reply = () => Promise<unknown>;
  const json = (data: unknown): Reply => {
    return async () => ({ ok: true, json: async () => data });
  };
  const status = (code: number): Reply => {
    return async () => ({ ok: false, status: code });
  };
  const noJson: Reply = async () => ({
    ok: true,
    json: () => Promise.reject(new SyntaxError('Unexpected token')),
  });
  const noNetwork: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

  /** Loads from a feed that gives the replies in turn, the last one again and again. */
  function load(...replies: Reply[]) {
    const { times, record } = recordTimes();
    const left = new AbortController();
    globalThis.fetch = ((_url: string, { signal }: RequestInit) => {
      record();
      const reply = replies[Math.min(times.length, replies.length) - 1]!;
      return Promise.race([
        reply(),
        new Promise((_resolve, reject) =>
          signal!.addEventListener('abort', () => reject(signal!.reason)),
        ),
      ]);
    }) as typeof fetch;
    const result: { ad?: unknown; at?: number } = {};
    void loadAd(URL_OF_FEED, left.signal).then((ad) => {
      Object.assign(result, { ad, at: performance.now() });
    });
    return { times, result, leave: () => left.abort() };
  }

  it('is asked once where it answers', async () => {
    const { times, result } = load(json({ ads: [AD] }));
    await pass(FEED_TIME_LIMIT * 2);
    expect(times).toEqual([0]);
    expect(result).toEqual({ ad: AD, at: 0 });
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is not asked again where it has no ad', async () => {
    const { times, result } = load(json({ ads: [{}] }));
    await pass(FEED_TIME_LIMIT * 2);
    expect(times).toHaveLength(1);
    expect(result).toEqual({ ad: undefined, at: 0 });
  });

  for (const [name, reply] of [
    ['answers 500', status(500)],
    ['answers 404', status(404)],
    ['answers what is no JSON', noJson],
    ['can’t be reached', noNetwork],
  ] as const) {
    it(`that ${name} is asked again ten times within 15 s, ever more slowly`, async () => {
      const { times, result } = load(reply);
      await pass(FEED_TIME_LIMIT * 2);
      expect(times).toEqual([
        0, 200, 600, 1400, 3000, 4800, 6600, 8400, 10_200, 12_000, 13_800,
      ]);
      expect(result).toEqual({ ad: undefined, at: 13_800 });
    });
  }

  it('gives its ad at the retry that succeeds', async () => {
    const { times, result } = load(status(500), noJson, json({ ads: [AD] }));
    await pass(FEED_TIME_LIMIT);
    expect(times).toEqual([0, 200, 600]);
    expect(result).toEqual({ ad: AD, at: 600 });
  });

  it('that never answers is given up after 15 s', async () => {
    const { times, result } = load(() => new Promise(() => undefined));
    await pass(FEED_TIME_LIMIT - 1);
    expect(result).toEqual({});
    await pass(1);
    expect(result).toEqual({ ad: undefined, at: 15_000 });
    expect(times).toHaveLength(1);
  });

  it('is left alone while the page is hidden', async () => {
    const { times, result } = load(status(500), status(500), json({ ads: [AD] }));
    await pass(300);
    setVisible(false);
    await pass(60_000);
    expect(times).toEqual([0, 200]);
    setVisible(true);
    await pass(300);
    expect(times).toEqual([0, 200, 60_600]);
    expect(result.ad).toEqual(AD);
  });

  it('is not asked before a page that opened hidden is seen', async () => {
    setVisible(false);
    const { times } = load(json({ ads: [AD] }));
    await pass(5000);
    expect(times).toEqual([]);
    setVisible(true);
    await pass(0);
    expect(times).toEqual([5000]);
  });

  it('is not asked again once the page is left', async () => {
    const { times, result, leave } = load(status(500));
    await pass(700);
    leave();
    await pass(FEED_TIME_LIMIT);
    expect(times).toEqual([0, 200, 600]);
    expect(result).toMatchObject({ ad: undefined });
    expect(jest.getTimerCount()).toBe(0);
  });

  it('has all its retries within the time limit', () => {
    const delays = Array.from({ length: MAX_RETRIES }, (_, retry) =>
      getRetryDelay(retry),
    );
    expect(delays).toHaveLength(10);
    expect(delays).toEqual(delays.toSorted((a, b) => a - b));
    expect(delays.reduce((sum, delay) => sum + delay)).toBeLessThan(FEED_TIME_LIMIT);
  });
});

describe('polls', () => {
  function poll(seenFrom = Infinity) {
    const missed: [polls: number, at: number][] = [];
    const seen = recordTimes();
    const left = new AbortController();
    void pollForAd(
      () => performance.now() >= seenFrom,
      {
        onSeen: seen.record,
        onMissed: (polls) => missed.push([polls, performance.now()]),
      },
      left.signal,
    );
    return { missed, seen: seen.times, leave: () => left.abort() };
  }

  it('come every 500 ms, and thirty times at most', async () => {
    expect([POLL_INTERVAL, MAX_POLLS]).toEqual([500, 30]);
    const { missed, seen } = poll();
    await pass(60_000);
    expect(missed).toHaveLength(30);
    expect(missed[0]).toEqual([1, 500]);
    expect(missed[6]).toEqual([7, 3500]);
    expect(missed[29]).toEqual([30, 15_000]);
    expect(seen).toEqual([]);
  });

  it('end with the ad that they see', async () => {
    const { missed, seen } = poll(5200);
    await pass(60_000);
    expect(missed).toHaveLength(10);
    expect(seen).toEqual([5500]);
  });

  it('rest while the page is hidden', async () => {
    const { missed } = poll();
    await pass(1100);
    setVisible(false);
    await pass(60_000);
    expect(missed).toHaveLength(2);
    setVisible(true);
    await pass(400);
    expect(missed).toHaveLength(3);
  });

  it('end when the page is left', async () => {
    const { missed, leave } = poll();
    await pass(1100);
    leave();
    await pass(60_000);
    expect(missed).toHaveLength(2);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('a place', () => {
  for (const [name, html, rects, expected] of [
    ['with a link that takes room has an ad', '<a href="/">Ad</a>', 1, true],
    ['with a link that is hidden has none', '<a href="/">Ad</a>', 0, false],
    ['without a link has none', '<p>Ad</p><a>no link</a>', 1, false],
    ['that is empty has none', '', 1, false],
  ] as const) {
    it(name, () => {
      const place = document.createElement('div');
      place.innerHTML = html;
      place.querySelectorAll('a').forEach((link) => {
        link.getClientRects = () =>
          Array.from({ length: rects }) as unknown as DOMRectList;
      });
      expect(hasAd(place)).toBe(expected);
    });
  }
});

describe('the script', () => {
  const SCRIPT = 'https://ads.example.org/ads.js';
  const findScript = (place: Element) => place.querySelector('script')?.src;

  /** Runs a test in a page whose state of loading is set. */
  function setReadyState(value: DocumentReadyState) {
    Object.defineProperty(document, 'readyState', { value, configurable: true });
  }

  let idle: (() => void)[];
  beforeEach(() => {
    idle = [];
    setReadyState('complete');
    window.requestIdleCallback = (callback) =>
      idle.push(callback as unknown as () => void);
    window.cancelIdleCallback = (handle) => {
      idle[handle - 1] = () => undefined;
    };
  });
  const becomeIdle = () => idle.forEach((callback) => callback());

  it('comes when the page is idle, not before', () => {
    const place = document.createElement('div');
    loadAdScript(SCRIPT, place);
    expect(findScript(place)).toBeUndefined();
    becomeIdle();
    expect(findScript(place)).toBe(SCRIPT);
  });

  it('waits for a page that still loads', () => {
    setReadyState('loading');
    const place = document.createElement('div');
    loadAdScript(SCRIPT, place);
    becomeIdle();
    expect(idle).toHaveLength(0);
    window.dispatchEvent(new Event('load'));
    becomeIdle();
    expect(findScript(place)).toBe(SCRIPT);
  });

  it('comes without idle callbacks, too', async () => {
    // @ts-expect-error Safari's window
    delete window.requestIdleCallback;
    const place = document.createElement('div');
    loadAdScript(SCRIPT, place);
    await pass(1);
    expect(findScript(place)).toBe(SCRIPT);
  });

  it('goes, with all that it drew, when the page is left', () => {
    const place = document.createElement('div');
    const unload = loadAdScript(SCRIPT, place);
    becomeIdle();
    place.append(document.createElement('a'));
    unload();
    expect(place.children).toHaveLength(0);
  });

  it('does not come to a page that was left before it was idle', () => {
    for (const state of ['loading', 'complete'] as const) {
      setReadyState(state);
      const place = document.createElement('div');
      loadAdScript(SCRIPT, place)();
      window.dispatchEvent(new Event('load'));
      becomeIdle();
      expect(place.children).toHaveLength(0);
    }
  });
});
