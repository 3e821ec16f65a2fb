import { useEffect, type RefObject } from 'react';
import { useHistory } from '@docusaurus/router';
import { toggleDeclaration } from './toggleDeclaration';

/** Whether a click is the plain one that a page may handle itself. */
function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.shiftKey &&
    !event.altKey
  );
}

/**
 * Brings the links in the build's markup to life: those to types without a page open
 * the declaration in place, those to other pages don't load the site anew.
 *
 * @param root holds the markup
 */
export function useArticleLinks(root: RefObject<HTMLElement | null>): void {
  const history = useHistory();
  useEffect(() => {
    const element = root.current;
    const handleClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(
        '[data-markup] a[href], [data-html] a[href]',
      );
      if (link === null || !isPlainClick(event)) {
        return;
      }
      const href = link.getAttribute('href')!;
      if (toggleDeclaration(link)) {
        event.preventDefault();
      } else if (href.startsWith('/')) {
        event.preventDefault();
        history.push(href);
      }
    };
    element?.addEventListener('click', handleClick);
    return () => element?.removeEventListener('click', handleClick);
  }, [root, history]);
}
