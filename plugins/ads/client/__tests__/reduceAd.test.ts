import {
  PATIENCE,
  reduceAd,
  WAITING,
  type AdEvent,
  type AdState,
} from '../reduceAd';

const AD = { company: 'A', description: 'B', statlink: 'https://example.org/' };
const LATER = { ...AD, company: 'C' };

const WAIT = WAITING;
const FEED: AdState = { name: 'third-party', ad: AD };
const SCRIPT: AdState = { name: 'third-party' };
const HOUSE: AdState = { name: 'in-house' };
const THANKS: AdState = { name: 'blocked', fallback: 'thanks' };
const BLOCKED: AdState = { name: 'blocked', fallback: 'in-house' };
const FAILED: AdState = { name: 'failed' };

const ARRIVED: AdEvent = { type: 'arrived', ad: LATER };
const DRAWN: AdEvent = { type: 'arrived' };
const UNFILLED: AdEvent = { type: 'unfilled' };
const WITHDRAWN: AdEvent = { type: 'withdrawn' };
const CRASHED: AdEvent = { type: 'crashed' };
const missed = (polls: number, draw: number): AdEvent => ({
  type: 'missed',
  polls,
  draw,
});
const NEW: AdState = { name: 'third-party', ad: LATER };

/** Every state with every event, and what comes of it. */
const TRANSITIONS: [AdState, AdEvent, AdState][] = [
  [WAIT, ARRIVED, NEW],
  [WAIT, DRAWN, SCRIPT],
  [WAIT, UNFILLED, HOUSE],
  [WAIT, WITHDRAWN, HOUSE],
  [WAIT, missed(1, 0), WAIT],
  [WAIT, missed(6, 0), WAIT],
  [WAIT, missed(7, 0), THANKS],
  [WAIT, missed(7, 0.199), THANKS],
  [WAIT, missed(7, 0.2), BLOCKED],
  [WAIT, missed(30, 0.999), BLOCKED],
  [WAIT, CRASHED, FAILED],
  // The first ad that has come is kept.
  [FEED, ARRIVED, FEED],
  [FEED, DRAWN, FEED],
  [SCRIPT, ARRIVED, SCRIPT],
  [FEED, UNFILLED, FEED],
  [FEED, WITHDRAWN, HOUSE],
  [FEED, missed(6, 0), FEED],
  // It has come, but nobody sees it.
  [FEED, missed(7, 0.5), BLOCKED],
  [FEED, CRASHED, FAILED],
  [HOUSE, ARRIVED, NEW],
  [HOUSE, DRAWN, SCRIPT],
  [HOUSE, UNFILLED, HOUSE],
  [HOUSE, WITHDRAWN, HOUSE],
  [HOUSE, missed(7, 0), HOUSE],
  [HOUSE, CRASHED, FAILED],
  // A late ad takes the fallback back.
  [THANKS, ARRIVED, NEW],
  [BLOCKED, ARRIVED, NEW],
  [BLOCKED, DRAWN, SCRIPT],
  [THANKS, UNFILLED, THANKS],
  [THANKS, WITHDRAWN, HOUSE],
  [BLOCKED, missed(8, 0), BLOCKED],
  [THANKS, missed(30, 0.9), THANKS],
  [THANKS, CRASHED, FAILED],
  [FAILED, ARRIVED, FAILED],
  [FAILED, DRAWN, FAILED],
  [FAILED, UNFILLED, FAILED],
  [FAILED, WITHDRAWN, FAILED],
  [FAILED, missed(7, 0), FAILED],
  [FAILED, CRASHED, FAILED],
];

const show = (value: object) => JSON.stringify(value).replaceAll('"', '');

describe('the ad', () => {
  for (const [state, event, next] of TRANSITIONS) {
    it(`${show(state)} becomes ${show(next)} by ${show(event)}`, () => {
      expect(reduceAd(state, event)).toEqual(next);
    });
  }

  it('is taken for blocked after more than six polls', () => {
    expect(PATIENCE).toBe(6);
  });

  it('has every event tried in every state', () => {
    const tried = new Set(
      TRANSITIONS.map(([{ name }, { type }]) => `${name} ${type}`),
    );
    expect(tried.size).toBe(5 * 5);
  });
});
