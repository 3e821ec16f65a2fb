import type { AdRecord } from './parseFeed';

/** What stands in for an ad that a blocker has kept out. */
export type Fallback = 'thanks' | 'in-house';

/** What the ad block of a page shows. */
export type AdState =
  /** Nothing yet: it isn't known what is to come, or a third party has been asked. */
  | { name: 'waiting' }
  /** A third party's ad; `ad` is absent where its script has drawn it. */
  | { name: 'third-party'; ad?: AdRecord }
  | { name: 'in-house' }
  /** A blocker keeps the third party out. */
  | { name: 'blocked'; fallback: Fallback }
  /** The ad has crashed: nothing is shown any more. */
  | { name: 'failed' };

/** What can happen to the ad block. */
export type AdEvent =
  /** A third party's ad has come, however late. */
  | { type: 'arrived'; ad?: AdRecord }
  /** No third party has an ad for this page. */
  | { type: 'unfilled' }
  /** No third party may be asked, or not any longer. */
  | { type: 'withdrawn' }
  /** A poll has found no ad in sight. */
  | {
      type: 'missed';
      /** How many polls there were, this one included. */
      polls: number;
      /** A random number from 0 to 1 that decides on the fallback. */
      draw: number;
    }
  | { type: 'crashed' };

/** Where every display begins. */
export const WAITING: AdState = { name: 'waiting' };

/** An ad is taken for blocked after more polls than this. */
export const PATIENCE = 6;

/** How likely a reader whose blocker was detected is thanked; the others see an in-house ad. */
const THANKS_PROBABILITY = 0.2;

const IN_HOUSE: AdState = { name: 'in-house' };

function reduceMissed(
  state: AdState,
  { polls, draw }: { polls: number; draw: number },
): AdState {
  // An ad that has come and is still not in sight is hidden: that is a blocker, too.
  const isAwaited = state.name === 'waiting' || state.name === 'third-party';
  return isAwaited && polls > PATIENCE
    ? {
        name: 'blocked',
        fallback: draw < THANKS_PROBABILITY ? 'thanks' : 'in-house',
      }
    : state;
}

/** The state of the ad block after an event. A crash is final; all else gives way to an ad that comes. */
export function reduceAd(state: AdState, event: AdEvent): AdState {
  if (state.name === 'failed') {
    return state;
  }
  switch (event.type) {
    case 'arrived':
      return state.name === 'third-party'
        ? state
        : { name: 'third-party', ad: event.ad };
    case 'unfilled':
      return state.name === 'waiting' ? IN_HOUSE : state;
    case 'withdrawn':
      return IN_HOUSE;
    case 'missed':
      return reduceMissed(state, event);
    case 'crashed':
      return { name: 'failed' };
  }
}
