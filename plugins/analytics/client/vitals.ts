import { visitTextStorage } from '@site/src/utils/storage';
import { VITALS } from '@site/src/events/events';
import { sendEvent } from '@site/src/events/sendEvent';

/** The share of sessions whose pages are measured: 0.01%. */
export const VITALS_RATE = 0.0001;

/** Name of the session storage entry that says whether this session was drawn. */
export const VITALS_STORAGE_NAME = 'vitals';

/**
 * Whether this session is one of those that are measured. It is drawn once, so that all
 * pages of a session are measured, or none.
 *
 * @param random from 0 to 1, without 1
 */
export function drawSession(random: () => number): boolean {
  const drawn = visitTextStorage.read(VITALS_STORAGE_NAME);
  if (drawn === 'on' || drawn === 'off') {
    return drawn === 'on';
  }
  const isMeasured = random() < VITALS_RATE;
  visitTextStorage.write(VITALS_STORAGE_NAME, isMeasured ? 'on' : 'off');
  return isMeasured;
}

/** Measures the page and sends what it finds; what measures is fetched for this only. */
export async function measureVitals(): Promise<void> {
  const library = await import('web-vitals');
  for (const name of VITALS) {
    library[`on${name}`](({ value, id }) =>
      sendEvent({ category: 'web_vital', action: name, value, label: id }),
    );
  }
}
