import { getSettingsStore } from '@site/src/settings/store';

/** Writes right to left where the reader wants it and the document says otherwise. */
function keepRightToLeft() {
  const root = document.documentElement;
  if (getSettingsStore().get('direction') === 'rtl' && root.dir !== 'rtl') {
    root.dir = 'rtl';
  }
}

/**
 * Puts the direction back before the next paint, from before hydration on: react-helmet-async
 * writes while React still renders, so that a render cut into slices, on a slow machine
 * or by the next navigation, shows the language's own direction for a frame.
 */
if (typeof document !== 'undefined') {
  new MutationObserver(keepRightToLeft).observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['dir'],
  });
}
