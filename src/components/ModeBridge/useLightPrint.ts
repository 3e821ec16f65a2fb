import { useEffect } from 'react';

/**
 * Turns the light mode on for as long as the page is printed: paper is white, and the
 * colors of the components cannot be told so by the style sheet alone.
 */
export function useLightPrint(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const paper = window.matchMedia('print');
    let before: string | undefined;
    const begin = () => {
      before ??= dataset.theme;
      dataset.theme = 'light';
    };
    const end = () => {
      dataset.theme = before ?? dataset.theme;
      before = undefined;
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
