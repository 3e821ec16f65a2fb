import type { Page } from '@playwright/test';
import { AD_TEXT, giveConsent, openAtRest, PAGE, scrollToAd } from './adPage';
import { configureServices } from './services/configureServices';
import type { Answer, Service } from './services/createService';

const PIXEL_IMAGE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"><rect width="130" height="100" fill="teal"/></svg>';

/** An ad whose addresses are all at the service. */
export function createAd({ origin }: Service) {
  return {
    ...AD_TEXT,
    image: `${origin}/pen.svg`,
    statlink: `${origin}/click`,
    statimp: `${origin}/seen`,
    pixel: `${origin}/one?t=[timestamp]||${origin}/two?t=[timestamp]`,
    timestamp: '1700000000',
  };
}

/** Answers requests for the feed by one function, and all others with a picture. */
export function answerFeed(service: Service, answer: Answer) {
  service.answer((request, response) =>
    request.url.pathname === '/feed.json'
      ? answer(request, response)
      : void response
          .writeHead(200, { 'content-type': 'image/svg+xml' })
          .end(PIXEL_IMAGE),
  );
}

/** Opens a page with the service's feed and the reader's consent, and goes to its ad. */
export async function openWithFeed(page: Page, { origin }: Service, address = PAGE) {
  await configureServices(page, { adFeedUrl: `${origin}/feed.json` });
  await giveConsent(page);
  await openAtRest(page, address);
  await scrollToAd(page);
}

/** How often the feed was asked for. */
export function countFeedRequests(service: Service): number {
  return service.requests.filter(({ url }) => url.pathname === '/feed.json').length;
}
