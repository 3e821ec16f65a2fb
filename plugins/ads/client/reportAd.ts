import { AD_ACTIONS, type AdEvent } from '@site/src/events/events';
import { sendEvent } from '@site/src/events/sendEvent';

declare global {
  interface Window {
    /** See {@link provideAdEvents}. */
    sendAdEvent?: (action: AdEvent['action'], label: string) => void;
  }
}

/** Share of the displays that analytics are told of. */
const DISPLAY_SAMPLING = 0.1;

/** Longest label of an ad, in characters. */
const MAX_LABEL = 100;

/**
 * Tells analytics what has happened to an ad: of one display in ten, and of each click and
 * crash. Without the reader's consent nothing is told.
 *
 * @param label which ad
 * @param random a number from 0, included, to 1, excluded
 */
export function sendAdEvent(
  action: AdEvent['action'],
  label: string,
  random: () => number = Math.random,
): void {
  if (action !== 'display' || random() < DISPLAY_SAMPLING) {
    sendEvent({ category: 'ad', action, label });
  }
}

/**
 * Gives the scripts of operators and ad networks {@link sendAdEvent}, as
 * `window.sendAdEvent(action, label)`. It never throws: a wrong call is a warning.
 */
export function provideAdEvents(): void {
  window.sendAdEvent = (action, label) => {
    if (AD_ACTIONS.includes(action) && typeof label === 'string') {
      sendAdEvent(action, label.slice(0, MAX_LABEL));
    } else {
      console.warn(
        `sendAdEvent takes one of ${AD_ACTIONS.join(', ')}, and a text that names the ad.`,
      );
    }
  };
}
