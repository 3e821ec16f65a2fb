import siteConfig from '@generated/docusaurus.config';
import {
  getConsent,
  subscribeToConsent,
  readServices,
} from '@site/plugins/services/client';
import { type AnalyticsService } from '@site/plugins/services/common';
import { dropEvents, holdEvents } from '@site/src/events/sendEvent';
import type { Analytics } from './start';
import { parsePath } from '@site/src/utils/paths';

/** Long enough for the new title to reach the document: it is set in a frame of its own. */
const TITLE_DELAY = 100;

/** Demos alone are no pages that are read, and often are frames of one. */
const ALONE = /^\/playground(?:\/|$)/;

let starting: Promise<Analytics | undefined> | undefined;

/** Fetches analytics and starts it; where it can't be fetched, there is none for this page. */
async function start(service: AnalyticsService): Promise<Analytics | undefined> {
  try {
    const { startAnalytics } = await import('./start');
    const all = siteConfig.i18n.locales;
    const { language } = parsePath(window.location.pathname, all);
    return startAnalytics(service, { current: language, all });
  } catch {
    dropEvents();
    return undefined;
  }
}

/** Follows the reader's answer: starts what has not been fetched, stops what runs. */
async function followConsent(service: AnalyticsService): Promise<void> {
  const isAllowed = getConsent() === 'granted';
  if (isAllowed && starting === undefined) {
    holdEvents();
    starting = start(service);
    const analytics = await starting;
    // The answer may have changed meanwhile.
    if (getConsent() !== 'granted') {
      analytics?.stop();
    } else {
      analytics?.viewPage();
    }
    return;
  }
  const analytics = await starting;
  if (isAllowed) {
    analytics?.resume();
  } else {
    analytics?.stop();
  }
}

if (typeof window !== 'undefined' && !ALONE.test(window.location.pathname)) {
  const { analytics } = readServices();
  if (analytics !== undefined) {
    subscribeToConsent(() => void followConsent(analytics));
    void followConsent(analytics);
  }
}

/**
 * What Docusaurus' module for the Google tag calls at each change of the address. It would
 * send the whole address, at once, whatever the reader has said; here its page views become
 * the portal's, and its other commands go nowhere.
 */
function takeCommand(...[command, event]: unknown[]): void {
  if (command !== 'event' || event !== 'page_view') {
    return;
  }
  window.setTimeout(() => {
    if (getConsent() === 'granted') {
      void starting?.then((analytics) => analytics?.viewPage());
    }
  }, TITLE_DELAY);
}

if (typeof window !== 'undefined') {
  window.gtag = takeCommand;
}
