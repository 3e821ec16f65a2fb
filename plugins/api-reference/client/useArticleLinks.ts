import { useEffect, type RefObject } from 'react';
import { useHistory } from '@docusaurus/router';
import { COPY_LABELS } from '@site/src/components/CopyButton/copyLabels';
import { useTranslate } from '@site/src/hooks/useTranslate';
import type { MarkupState } from './Markup';
import { getTypeAddress, listTypeLinks, markTypeLinks } from './openTypes/typeLinks';

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

function getLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element
    ? target.closest<HTMLAnchorElement>(
        '[data-markup] a[href], [data-html] a[href], [data-types] a[href]',
      )
    : null;
}

/** Opens or closes a type; where the script for that doesn't come, its document opens. */
async function toggleLink(
  link: HTMLAnchorElement,
  t: ReturnType<typeof useTranslate>,
): Promise<void> {
  try {
    const { toggleType } = await import('./openTypes');
    await toggleType(link, {
      loading: t('api.typeLoading'),
      failed: t('api.typeFailed'),
      toClose: (name) => t('api.typeClose', { name }),
      copy: t(COPY_LABELS.idle),
      copied: t(COPY_LABELS.copied),
      copyFailed: t(COPY_LABELS.failed),
    });
  } catch {
    window.location.assign(link.href);
  }
}

/** What Escape can close: a type, or the name that has opened one. */
const OPEN = '[data-type-panel], a[role="button"][aria-expanded="true"]';

/** Space presses what is a button; Escape closes the type around what has the focus. */
async function handleKey(event: KeyboardEvent): Promise<void> {
  const link = getLink(event.target);
  if (event.key === ' ' && link?.getAttribute('role') === 'button') {
    event.preventDefault();
    link.click();
  }
  const isIn = (event.target as Element).closest(OPEN) !== null;
  if (event.key === 'Escape' && !event.defaultPrevented && isIn) {
    const { closeAround } = await import('./openTypes');
    closeAround(event.target as Element);
  }
}

/** Opens the snippet that the address asks for. */
function openTarget(root: HTMLElement, t: ReturnType<typeof useTranslate>): void {
  const anchor = window.location.hash.slice(1);
  const link = anchor.startsWith('snippet-')
    ? listTypeLinks(root).find((one) => getTypeAddress(one)?.anchor === anchor)
    : undefined;
  if (link && link.getAttribute('aria-expanded') === 'false') {
    link.scrollIntoView({ block: 'center' });
    void toggleLink(link, t);
  }
}

/**
 * Brings the links in the build's markup to life: those that name types open them in
 * place, those to other pages don't load the site anew.
 *
 * @param root holds the markup
 */
export function useArticleLinks(
  root: RefObject<HTMLElement | null>,
  markupState: MarkupState = 'present',
): void {
  const history = useHistory();
  const t = useTranslate();
  useEffect(() => {
    const element = root.current;
    const handleClick = (event: MouseEvent) => {
      const link = getLink(event.target);
      if (link === null || !isPlainClick(event)) {
        return;
      }
      const href = link.getAttribute('href')!;
      if (getTypeAddress(link)) {
        event.preventDefault();
        void toggleLink(link, t);
      } else if (href.startsWith('/')) {
        event.preventDefault();
        history.push(href);
      }
    };
    const handleKeyDown = (event: KeyboardEvent) => void handleKey(event);
    element?.addEventListener('click', handleClick);
    element?.addEventListener('keydown', handleKeyDown);
    return () => {
      element?.removeEventListener('click', handleClick);
      element?.removeEventListener('keydown', handleKeyDown);
    };
  }, [root, history, t]);
  useEffect(() => {
    if (root.current) {
      markTypeLinks(root.current);
      openTarget(root.current, t);
    }
  }, [root, markupState, t]);
}
