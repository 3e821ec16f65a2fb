import { useEffect } from 'react';
import { toShownMode } from '../../common/shownMode';
import { getSettingsStore } from '../../common/store';

/**
 * Turns the light mode on for as long as the page is printed: paper is white, and the
 * colors of the components cannot be told so by the style sheet alone.
 */
export function useLightPrint(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const paper = window.matchMedia('print');
    const begin = () => {
      dataset.theme = 'light';
    };
    // Not what stood there before: as paper is light to a system's mode too, that may be light.
    const end = () => {
      dataset.theme = toShownMode(getSettingsStore().get('mode'));
    };
    const follow = () => (paper.matches ? begin() : end());
    // Not every browser tells of both.
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    paper.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      paper.removeEventListener('change', follow);
    };
  }, []);
}
