import type { ClientModule } from '@docusaurus/types';
import { focusPlace } from '@site/src/utils/focusPlace';

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

/** Does what a full load would: the focus starts at the page's beginning, and a screen reader hears which page it is. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation === null || previousLocation.pathname === location.pathname) {
    return;
  }
  const start = document.querySelector<HTMLElement>('[data-page-start]');
  if (start && location.hash === '') {
    focusPlace(start);
  }
  const target = getRegion();
  window.setTimeout(() => {
    target.textContent = document.title;
  }, TITLE_DELAY);
};
