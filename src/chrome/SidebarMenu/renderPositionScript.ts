import { SCROLL_STORAGE_NAME } from './sidebarMemory';

/**
 * The script that scrolls a sidebar before the first paint as `useSidebarPosition` does
 * afterwards. It stands right after the element that scrolls, whose `data-sidebar` has
 * the sidebar's name: the policy of the pages names each inline script, so there is one.
 */
export function renderPositionScript(): string {
  return `(function (box) {
  try {
    box.scrollTop = (JSON.parse(sessionStorage.getItem('${SCROLL_STORAGE_NAME}')) || {})[box.dataset.sidebar] || 0;
  } catch (error) {}
  var link = box.querySelector('[aria-current="page"]');
  if (link) {
    var outer = box.getBoundingClientRect();
    var inner = link.getBoundingClientRect();
    var margin = box.clientHeight / 3;
    if (inner.top < outer.top) box.scrollTop += inner.top - outer.top - margin;
    else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom + margin;
  }
})(document.currentScript.previousElementSibling);`;
}
