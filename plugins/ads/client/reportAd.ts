import { sendEvent } from '@site/src/events/sendEvent';

/** Share of the displays that analytics are told of. */
const DISPLAY_SAMPLING = 0.1;

/** Tells analytics of one in ten displays. */
export function reportDisplay(label: string, random: () => number): void {
  if (random() < DISPLAY_SAMPLING) {
    sendEvent({ category: 'ad', action: 'display', label });
  }
}

/** Tells analytics that an ad was followed. */
export function reportClick(label: string): void {
  sendEvent({ category: 'ad', action: 'click', label });
}

/** Tells analytics that the ad block has crashed. */
export function reportCrash(label: string): void {
  sendEvent({ category: 'ad', action: 'crash', label });
}
