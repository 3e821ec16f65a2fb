import type { ClientModule } from '@docusaurus/types';
import type { Location } from 'history';
import { focusPlace } from '@site/src/utils/focusPlace';
import { readAnchor } from '@site/src/utils/readAnchor';
import { isToContent } from '@site/src/utils/toContent';

/** Long enough for the new title to reach the document: it is set in a frame of its own. */
const TITLE_DELAY = 100;

let region: HTMLElement | undefined;

/** The place that screen readers hear of pages from; made on the first change, for the first page announces itself. */
function getRegion(): HTMLElement {
  if (region === undefined) {
    region = document.createElement('div');
    region.className = 'page-announcement';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  return region;
}

/** What a location points at; as long as that isn't there, where its page or its text begins. */
function findPlace(location: Location): HTMLElement | null {
  return (
    document.getElementById(readAnchor(location.hash)) ??
    document.querySelector(isToContent(location) ? 'h1' : '[data-page-start]')
  );
}

/** Does what a full load would: the focus starts where the address leads, and a screen reader hears which page it is. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation === null) {
    return;
  }
  const isNewPage = previousLocation.pathname !== location.pathname;
  const place = isNewPage || isToContent(location) ? findPlace(location) : null;
  if (place) {
    focusPlace(place);
  }
  if (isNewPage) {
    const target = getRegion();
    window.setTimeout(() => {
      target.textContent = document.title;
    }, TITLE_DELAY);
  }
};
